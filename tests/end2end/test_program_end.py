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

CALCULATES = """
import os, sys
from kiosk.__main__ import main
sys.argv = ["kiosk", "decode", sys.argv[1]]
try:
    main()
except SystemExit:
    print(len(os.listdir("/proc/self/task")), "thread")
"""

ASKED_TWICE = """
import os, signal
from kiosk.__main__ import end_in_order

end_in_order()
both = {signal.SIGHUP, signal.SIGTERM}
signal.pthread_sigmask(signal.SIG_BLOCK, both)
for number in both:
    os.kill(os.getpid(), number)
try:
    signal.pthread_sigmask(signal.SIG_UNBLOCK, both)
    print("not heard")
except KeyboardInterrupt:
    print("ended once")
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
    segno.make_qr("TKT-1").save(str(tmp_path / "ticket.png"), scale=6, border=4)
    done = run(tmp_path, sys.executable, "-m", "kiosk", *words)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="a process cannot be sent both there")
def test_a_machine_that_shuts_down_asks_twice_at_once_and_is_heard_without_a_word(tmp_path: Path) -> None:
    done = run(tmp_path, sys.executable, "-c", ASKED_TWICE)
    assert (done.returncode, done.stdout, done.stderr) == (0, "ended once\n", "")


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="threads cannot be listed here")
@pytest.mark.skipif(os.cpu_count() == 1, reason="numpy starts a thread for each further core")
def test_no_thread_of_numpys_spins_beside_the_window(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("OPENBLAS_NUM_THREADS")
    segno.make_qr("TKT-1").save(str(tmp_path / "ticket.png"), scale=6, border=4)
    done = run(tmp_path, sys.executable, "-c", CALCULATES, "ticket.png")
    assert "TKT-1" in done.stdout
    assert done.stdout.splitlines()[-1] == "1 thread"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")
@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize(
    "words", [["settings", "list"], ["settings", "get", "door", "--json"], ["check-in", "--help"]]
)
@pytest.mark.parametrize(
    ("stdout", "why"), [(">/dev/full", "No space left on device"), (">&-", "stdout is closed")]
)
def test_output_that_cannot_be_written_is_a_failure_in_words(
    tmp_path: Path, words: list[str], stdout: str, why: str, unbuffered: str
) -> None:
    shell = ["sh", "-c", f'exec "$@" {stdout}', "sh"]
    done = run(tmp_path, *shell, sys.executable, "-m", "kiosk", *words, PYTHONUNBUFFERED=unbuffered)
    assert done.stderr == f"kiosk: the output cannot be written: {why}; what was recorded is safe\n"
    assert done.returncode == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")
@pytest.mark.parametrize("stderr", ["2>/dev/full", "2>&-", "<&- 2>&-"])
@pytest.mark.parametrize(("words", "status"), [(["policy", "show"], 0), (["no-such-command"], 2)])
def test_words_that_cannot_be_said_change_no_status(
    tmp_path: Path, words: list[str], status: int, stderr: str
) -> None:
    done = run(tmp_path, "sh", "-c", f'exec "$@" {stderr}', "sh", sys.executable, "-m", "kiosk", *words)
    assert (done.returncode, bool(done.stdout)) == (status, status == 0)


@pytest.mark.skipif(sys.platform == "win32", reason="no such shell on Windows")
@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["policy", "set", "-"], "stdin is not JSON"),
        (["handover", "export", "--passphrase-stdin", "file"], "a handover file has a passphrase"),
        (["pin", "set", "Mira"], "a PIN is 4 to 12 digits"),
    ],
)
def test_a_closed_stdin_is_an_empty_one(tmp_path: Path, words: list[str], why: str) -> None:
    done = run(tmp_path, "sh", "-c", 'exec "$@" <&-', "sh", sys.executable, "-m", "kiosk", *words)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"kiosk: {why}")


@pytest.mark.skipif(sys.platform == "win32", reason="no such shell on Windows")
def test_a_machine_that_has_run_out_of_descriptors_is_said_to_have(tmp_path: Path) -> None:
    shell = ["sh", "-c", 'ulimit -n 5; exec "$@"', "sh"]
    done = run(tmp_path, *shell, sys.executable, "-m", "kiosk", "policy", "show")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("kiosk: Too many open files: close other programs and try again")


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="open files cannot be listed here")
@pytest.mark.parametrize("closed", ["<&-", "2>&-", "<&- 2>&-"])
def test_no_file_takes_the_place_of_a_closed_stream(tmp_path: Path, closed: str) -> None:
    """What a library says on stderr would be written into it."""
    program = (
        "import os; from kiosk.cli.printing import open_streams; open_streams()\n"
        "print(os.open(__file__, os.O_RDONLY))"
    )
    (tmp_path / "program.py").write_text(program)
    done = run(tmp_path, "sh", "-c", f'exec "$@" {closed}', "sh", sys.executable, "program.py")
    assert int(done.stdout) > 2


def run(folder: Path, *command: str, **given: str) -> subprocess.CompletedProcess[str]:
    """Run a whole interpreter: the commands of other tests are forked, and end without its taking apart."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("KIOSK_", "PYTHON"))}
    own = {"KIOSK_HOME": str(folder / "home"), "PYTHONPATH": str(Path(__file__).parents[2])}
    env = {**kept, **own, **given}
    return subprocess.run(command, env=env, cwd=folder, capture_output=True, text=True, check=False)
