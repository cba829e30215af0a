"""The program ends quietly and with its status, whatever is left behind."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
import segno

LEFT_BEHIND = """
import sys, threading
from kiosk.__main__ import main
from kiosk.scanning.decoding.engines import ZxingEngine

engine, ready = ZxingEngine(), threading.Event()

def hang(engine):
    ready.set()
    threading.Event().wait()

threading.Thread(target=hang, args=(engine,), daemon=True).start()
ready.wait()
sys.argv = ["kiosk", *{arguments}]
main()
"""


@pytest.mark.parametrize(("arguments", "status"), [(["--help"], 0), (["no-such-command"], 2)])
def test_a_decoder_that_hangs_is_left_behind_without_a_word(arguments: list[str], status: int) -> None:
    program = LEFT_BEHIND.replace("{arguments}", repr(arguments))
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == status
    assert "leak" not in done.stderr
    assert bool(done.stdout) == (status == 0)
    assert bool(done.stderr) == (status != 0)


@pytest.mark.parametrize("words", [["settings", "list"], ["decode", "ticket.png"]])
def test_an_ordinary_end_is_quiet(tmp_path: Path, words: list[str]) -> None:
    """Of a whole interpreter: the commands of other tests are forked, and end without its taking apart."""
    segno.make_qr("TKT-1").save(str(tmp_path / "ticket.png"), scale=6, border=4)
    given = {name: value for name, value in os.environ.items() if not name.startswith("KIOSK_")}
    given |= {"KIOSK_HOME": str(tmp_path / "home"), "PYTHONPATH": str(Path(__file__).parents[2])}
    command = [sys.executable, "-m", "kiosk", *words]
    done = subprocess.run(command, env=given, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout
