"""The door screen on screens of any scale, moved between them, and without its own font."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
OTHER_FONTS = Path("/usr/share/fonts/truetype/dejavu")
SCREENS = {
    "screens": [
        {"name": "laptop", "x": 0, "y": 0, "width": 1920, "height": 1080},
        {"name": "television", "x": 1920, "y": 0, "width": 3840, "height": 2160, "logicalDpi": 192},
    ]
}


def on_another_screen(word: str, width: int, height: int, **environment: str) -> dict[str, Any]:
    said = subprocess.run(
        [sys.executable, "-m", "tests.gui.another_screen", word, str(width), str(height)],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", **environment},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert said.returncode == 0, said.stderr
    found: dict[str, Any] = json.loads(said.stdout)
    return found


@pytest.mark.parametrize("scale", [1.5, 2.0, 3.0])
@pytest.mark.parametrize("screen", [(1920, 1080), (3840, 2160)], ids=["full-hd", "4k"])
def test_everything_is_read_at_any_scale_of_the_screen(screen: tuple[int, int], scale: float) -> None:
    width, height = (int(side / scale) for side in screen)
    found = on_another_screen("fits", width, height, QT_SCALE_FACTOR=str(scale))
    assert found.pop("ratio") == scale
    found.pop("family")
    assert found
    assert {scene: troubles for scene, troubles in found.items() if troubles} == {}


def test_a_window_moved_to_a_screen_of_another_scale_and_back_stays_sharp_and_usable(tmp_path: Path) -> None:
    """Back is also where it goes when the second screen is unplugged."""
    layout = tmp_path / "screens.json"
    layout.write_text(json.dumps(SCREENS), encoding="utf-8")
    found = on_another_screen("moves", 1280, 720, QT_QPA_PLATFORM=f"offscreen:configfile={layout}")
    assert [seen["ratio"] for seen in found.values()] == [1, 2, 1]
    assert [seen["icon"] for seen in found.values()] == [1, 2, 1]
    assert [seen["troubles"] for seen in found.values()] == [[], [], []]
    assert all(seen["visible"] for seen in found.values())


@pytest.mark.skipif(not OTHER_FONTS.is_dir(), reason="there is no other font to be sure of on this machine")
@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (800, 1280)], ids=["low", "usual", "portrait"])
def test_everything_is_read_without_the_font_it_was_drawn_with(tmp_path: Path, size: tuple[int, int]) -> None:
    fonts = tmp_path / "fonts"
    fonts.mkdir()
    for font in ("DejaVuSans.ttf", "DejaVuSans-Bold.ttf"):
        shutil.copy(OTHER_FONTS / font, fonts)
    rules = tmp_path / "fonts.conf"
    rules.write_text(
        "<?xml version='1.0'?>"
        f"<fontconfig><dir>{fonts}</dir><cachedir>{tmp_path}/cache</cachedir></fontconfig>",
        encoding="utf-8",
    )
    found = on_another_screen("fits", *size, FONTCONFIG_FILE=str(rules))
    found.pop("ratio")
    assert found.pop("family") == "DejaVu Sans"
    assert {scene: troubles for scene, troubles in found.items() if troubles} == {}
