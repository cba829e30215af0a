"""The door screen on screens of any scale, moved between them, and on machines with other fonts."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import font_roboto
import pytest

from kiosk.ui.theme import typeface
from tests.gui.looks import LOOKS_AT_ALL, TIGHT_SIZES

ROOT = Path(__file__).parents[3]
OTHER_FONTS = Path("/usr/share/fonts/truetype/dejavu")
"""Many a machine has these; where they are not, there are still those that the test makes."""
SCREENS = {
    "screens": [
        {"name": "laptop", "x": 0, "y": 0, "width": 1920, "height": 1080},
        {"name": "television", "x": 1920, "y": 0, "width": 3840, "height": 2160, "logicalDpi": 192},
    ]
}


def on_another_screen(word: str, width: int, height: int, *more: str, **environment: str) -> dict[str, Any]:
    said = subprocess.run(
        [sys.executable, "-m", "tests.gui.another_screen", word, str(width), str(height), *more],
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


@pytest.mark.parametrize("scale", [1.5, 2.0, 3.0] if LOOKS_AT_ALL else [1.5, 3.0])
@pytest.mark.parametrize("screen", [(1920, 1080), (3840, 2160)] if LOOKS_AT_ALL else [(1920, 1080)], ids=str)
def test_everything_is_read_at_any_scale_of_the_screen(screen: tuple[int, int], scale: float) -> None:
    width, height = (int(side / scale) for side in screen)
    found = on_another_screen("fits", width, height, QT_SCALE_FACTOR=str(scale))
    assert found["ratio"] == scale
    assert found["troubles"]
    assert {scene: troubles for scene, troubles in found["troubles"].items() if troubles} == {}


def test_a_window_moved_to_a_screen_of_another_scale_and_back_stays_sharp_and_usable(tmp_path: Path) -> None:
    """Back is also where it goes when the second screen is unplugged."""
    layout = tmp_path / "screens.json"
    layout.write_text(json.dumps(SCREENS), encoding="utf-8")
    found = on_another_screen("moves", 1280, 720, QT_QPA_PLATFORM=f"offscreen:configfile={layout}")
    assert [seen["ratio"] for seen in found.values()] == [1, 2, 1]
    assert [seen["icon"] for seen in found.values()] == [1, 2, 1]
    assert [seen["troubles"] for seen in found.values()] == [[], [], []]
    assert all(seen["visible"] for seen in found.values())


def test_an_open_sheet_goes_with_its_window_from_screen_to_screen_and_from_size_to_size(
    tmp_path: Path,
) -> None:
    """Nothing of it is cut, what is typed stays, and the keyboard stays where it was."""
    layout = tmp_path / "screens.json"
    layout.write_text(json.dumps(SCREENS), encoding="utf-8")
    found = on_another_screen("sheets", 1280, 720, QT_QPA_PLATFORM=f"offscreen:configfile={layout}")
    assert len(found) > 5
    for scene, seen in found.items():
        assert [one["ratio"] for one in seen] == [2, 2, 1, 1], scene
        assert {one["typed"] for one in seen} == {"Zoë 12"}, scene
        assert all(one["has_focus"] for one in seen), scene
        assert [one["troubles"] for one in seen] == [[], [], [], []], scene


def made_tall(font: bytes, name: str) -> bytes:
    """The typeface by another name, with a glyph for every sign of direction, and lines twice as high."""
    cmap, record = typeface._table(font, b"cmap")
    font = typeface._replaced(font, record, b"cmap", typeface._with_unseen(cmap))
    for encoding in ("utf-16-be", "ascii"):
        font = font.replace("Roboto".encode(encoding), name.encode(encoding))
    tables = {font[at : at + 4]: int.from_bytes(font[at + 8 : at + 12]) for at in range(12, 12 + 16 * 13, 16)}
    for field in (tables[b"hhea"] + 4, tables[b"OS/2"] + 68, tables[b"OS/2"] + 74):
        height = 2 * int.from_bytes(font[field : field + 2], signed=True)
        font = font[:field] + height.to_bytes(2, signed=True) + font[field + 2 :]
    return font


@pytest.mark.parametrize("size", TIGHT_SIZES if LOOKS_AT_ALL else TIGHT_SIZES[:1], ids=str)
def test_the_fonts_of_a_machine_change_no_pixel(tmp_path: Path, size: tuple[int, int]) -> None:
    """Nor do its rules for how letters are fitted to pixels, a Roboto of its own, and signs nobody sees."""
    tall = tmp_path / "fonts"
    tall.mkdir()
    for face, file in font_roboto.font_files.items():
        for name in ("Roboto", "Ladder"):
            (tall / f"{name}-{face}.ttf").write_bytes(made_tall(Path(file).read_bytes(), name))
    rules = tmp_path / "fonts.conf"
    rules.write_text(
        "<?xml version='1.0'?>"
        f"<fontconfig><dir>{tall}</dir><dir>{OTHER_FONTS}</dir><cachedir>{tmp_path}/cache</cachedir>"
        "<match target='pattern'><edit name='hintstyle'><const>hintslight</const></edit></match>"
        "</fontconfig>",
        encoding="utf-8",
    )
    with_fonts = on_another_screen("fits", *size, FONTCONFIG_FILE=str(rules))
    with_none = on_another_screen("fits", *size)
    assert with_fonts["family"] == with_none["family"] == typeface.OUR_NAME
    assert with_fonts["fonts"] > with_none["fonts"]
    assert with_fonts["pictures"] == with_none["pictures"]
