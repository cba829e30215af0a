"""The window opens to fit its screen, as it was left, and stays whole on it."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.gui.app.test_gui_scales import on_another_screen

LAPTOP = {"name": "laptop", "x": 0, "y": 0, "width": 1920, "height": 1080}
FRAME_PX = 2
"""Around every window of the offscreen platform."""
TELEVISION = {"name": "television", "x": 1920, "y": 0, "width": 3840, "height": 2160}


def opened_on(folder: Path, *screens: dict[str, object], kept: str = "", size: str = "0x0") -> dict[str, Any]:
    layout = folder / "screens.json"
    layout.write_text(json.dumps({"screens": screens}), encoding="utf-8")
    width, height = size.split("x")
    return on_another_screen(
        "opens", int(width), int(height), kept, QT_QPA_PLATFORM=f"offscreen:configfile={layout}"
    )


def filled(x: int, y: int, width: int, height: int) -> list[int]:
    """A screen within the window's frame."""
    return [x + FRAME_PX, y + FRAME_PX, width - 2 * FRAME_PX, height - 2 * FRAME_PX]


@pytest.mark.parametrize(
    ("width", "height"), [(1024, 600), (1280, 800), (800, 1280), (1366, 768), (1920, 1080)], ids=str
)
def test_it_fills_the_screen_the_first_time(tmp_path: Path, width: int, height: int) -> None:
    found = opened_on(tmp_path, {**LAPTOP, "width": width, "height": height})
    assert (found["place"], found["maximised"]) == (filled(0, 0, width, height), True)
    assert found["closed"].endswith("maximised")


def test_it_opens_as_it_was_left_on_either_screen(tmp_path: Path) -> None:
    found = opened_on(tmp_path, LAPTOP, kept="1400x900@100,60")
    assert (found["place"], found["maximised"]) == ([100, 60, 1400, 900], False)
    found = opened_on(tmp_path, LAPTOP, TELEVISION, kept="2000x1200@2400,300")
    assert (found["place"], found["maximised"]) == ([2400, 300, 2000, 1200], False)
    found = opened_on(tmp_path, LAPTOP, TELEVISION, kept="2000x1200@2400,300 maximised")
    assert (found["place"], found["maximised"]) == (filled(1920, 0, 3840, 2160), True)


def test_it_opens_whole_where_the_screen_that_it_was_on_is_gone(tmp_path: Path) -> None:
    found = opened_on(tmp_path, LAPTOP, kept="3000x1800@2400,300")
    assert found["place"] == filled(0, 0, 1920, 1080)
    found = opened_on(tmp_path, LAPTOP, kept="1300x820@2400,300")
    assert found["place"][2:] == [1300, 820]
    x, y = found["place"][:2]
    assert 0 <= x <= 1920 - 1300
    assert 0 <= y <= 1080 - 820


def test_a_small_screen_is_filled_whatever_the_last_one_was(tmp_path: Path) -> None:
    found = opened_on(tmp_path, {**LAPTOP, "width": 1024, "height": 600}, kept="1280x800@100,60")
    assert (found["place"], found["maximised"]) == (filled(0, 0, 1024, 600), True)


def test_what_staff_make_of_its_size_is_kept_and_of_its_place_even_if_it_is_closed_at_once(
    tmp_path: Path,
) -> None:
    found = opened_on(tmp_path, LAPTOP, kept="1280x800@100,60", size="1500x950")
    assert found["resized"] == "1500x950@100,60"
    assert found["closed"] == f"1500x950@{30 + FRAME_PX},{20 + FRAME_PX}"
