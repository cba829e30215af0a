"""The demo's tour, as the program plays it where there is no display."""

import json
import os
import platform
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from tests.end2end.kiosk_process import ignore_ctrl_c

STEPS = [
    "ready",
    "admit",
    "duplicate",
    "cancelled",
    "unapproved",
    "wrong event",
    "unknown",
    "search",
    "admit from search",
    "link goes down",
    "offline 1",
    "offline 2",
    "offline 3",
    "offline waiting",
    "link comes back",
]


def test_the_tour_goes_as_written_and_is_photographed(tmp_path: Path) -> None:
    played = subprocess.run(
        [sys.executable, "-m", "kiosk", "demo", "--json", "--pictures", str(tmp_path)],
        env=where_there_is_no_display(),
        capture_output=True,
        timeout=600,
        check=False,
    )
    steps = [json.loads(line) for line in played.stdout.splitlines()]
    assert [step["step"] for step in steps] == STEPS, played.stderr.decode()
    assert [step for step in steps if not step["ok"]] == []
    assert played.returncode == 0, played.stderr.decode()
    assert b"Traceback" not in played.stderr
    pictures = [QImage(step["picture"]) for step in steps]
    assert {(picture.width(), picture.height()) for picture in pictures} == {(1280, 800)}
    assert len({Path(step["picture"]).read_bytes() for step in steps}) == len(STEPS), (
        "each shows something else"
    )


def where_there_is_no_display() -> dict[str, str]:
    """This environment, in which DISPLAY still names one that has gone, as after a log-out."""
    environment = {
        key: value for key, value in os.environ.items() if key not in ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY")
    }
    if platform.system() == "Linux":
        return {**environment, "DISPLAY": ":4711"}
    return {**environment, "QT_QPA_PLATFORM": "offscreen"}


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGTERM to send")
@pytest.mark.parametrize("behind_a_script", [False, True])
def test_a_machine_that_shuts_down_ends_the_program_in_order(
    tmp_path: Path, *, behind_a_script: bool
) -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "TMPDIR": str(tmp_path)}
    arguments = ["demo", "--tour", "--json", "--pictures", str(tmp_path / "pictures")]
    process = subprocess.Popen(
        [sys.executable, "-m", "kiosk", *arguments],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=ignore_ctrl_c if behind_a_script else None,  # noqa: PLW1509 - nothing else runs here yet
    )
    assert process.stdout is not None
    first = json.loads(process.stdout.readline())
    process.terminate()
    _, words = process.communicate(timeout=180)
    assert first["step"] == "ready"
    assert b"what was recorded is safe" in words
    assert b"Traceback" not in words
    assert process.returncode == 1
    assert list(tmp_path.glob("kiosk-demo-*")) == [], "the rehearsal's profile goes with it"
