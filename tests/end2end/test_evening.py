"""A whole evening with real events through the real window: once by keyboard alone, once by touch alone.

Under Xvfb where this machine has it, so that Qt's own X11 platform brings the events; elsewhere on Qt's
offscreen platform, which the skipped variant then says.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.end2end.simulated_event.script import STEPS
from tests.end2end.virtual_display import has_xvfb, offscreen, virtual_display

SIZES = {"keyboard": (1280, 800), "touch": (800, 1280)}
"""A laptop, and a tablet held upright."""
LONGEST_S = 1500
REPOSITORY = Path(__file__).parents[2]


@pytest.fixture(params=SIZES)
def user(request: pytest.FixtureRequest) -> str:
    """What the evening is played with."""
    return str(request.param)


@pytest.fixture(params=["xvfb", "offscreen"])
def platform(request: pytest.FixtureRequest, user: str, tmp_path: Path) -> Iterator[dict[str, str]]:
    """Environment variables that choose where the window opens."""
    width, height = SIZES[user]
    if request.param == "xvfb":
        if not has_xvfb():
            pytest.skip("Xvfb, or what Qt wants for it, is missing: Qt's offscreen platform stands in")
        with virtual_display(width, height) as display:
            yield {"QT_QPA_PLATFORM": "xcb", "DISPLAY": display}
        return
    if has_xvfb():
        pytest.skip("the evening is played under Xvfb here")
    yield {"QT_QPA_PLATFORM": offscreen(width, height, tmp_path)}


@pytest.mark.timeout(LONGEST_S + 30)
def test_an_evening_goes_as_written(user: str, platform: dict[str, str], tmp_path: Path) -> None:
    inherited = {
        name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")
    }
    arguments = ["--input", user, "--folder", str(tmp_path)]
    played = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.end2end.simulated_event", *arguments],
        env={**inherited, "PYTHONPATH": str(REPOSITORY), **platform},
        cwd=REPOSITORY,
        capture_output=True,
        timeout=LONGEST_S,
        check=False,
    )
    log = f"{played.stdout.decode()}\n{played.stderr.decode()}"
    steps = [json.loads(line) for line in played.stdout.splitlines()]
    assert [step for step in steps if not step["ok"]] == [], log
    assert [step["step"] for step in steps] == STEPS, log
    assert played.returncode == 0, log
    assert b"Traceback" not in played.stderr, log
