"""Where a window opens: whole on a screen that is there, as it was, or filling the screen."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiosk.core.window_place import Area, WindowPlace, opening_place, place_from

LAPTOP = Area(0, 0, 1920, 1040)
TABLET = Area(0, 0, 1024, 600)
UPRIGHT = Area(0, 0, 800, 1280)
BESIDE = Area(1920, 0, 2560, 1440)
SIDES = st.integers(300, 8000)
PLACES = st.integers(-9000, 9000)
AREAS = st.builds(Area, PLACES, PLACES, SIDES, SIDES)


def test_the_first_window_fills_its_screen_and_has_a_usual_size_below_that() -> None:
    assert opening_place(None, [LAPTOP]) == WindowPlace(Area(320, 120, 1280, 800), maximised=True)
    assert opening_place(None, [UPRIGHT]) == WindowPlace(Area(40, 64, 720, 1152), maximised=True)
    assert opening_place(None, [TABLET]) == WindowPlace(Area(51, 30, 922, 540), maximised=True)


def test_a_window_opens_as_it_was_left() -> None:
    kept = WindowPlace(Area(100, 60, 1300, 820))
    assert opening_place(kept, [LAPTOP]) == kept
    beside = WindowPlace(Area(2000, 100, 1600, 900), maximised=True)
    assert opening_place(beside, [LAPTOP, BESIDE]) == beside


def test_a_window_of_a_screen_that_is_gone_opens_whole_on_one_that_is_there() -> None:
    gone = WindowPlace(Area(2000, 100, 1600, 900))
    assert opening_place(gone, [LAPTOP]) == WindowPlace(Area(320, 120, 1600, 900).fitted_into(LAPTOP))
    larger = WindowPlace(Area(2000, 100, 2400, 1400))
    assert opening_place(larger, [LAPTOP]).area == LAPTOP


def test_a_window_that_stands_over_the_edge_is_moved_and_not_only_cut() -> None:
    assert opening_place(WindowPlace(Area(1500, 500, 1280, 800)), [LAPTOP]).area == Area(640, 240, 1280, 800)
    assert opening_place(WindowPlace(Area(-300, -90, 1280, 800)), [LAPTOP]).area == Area(0, 0, 1280, 800)


@pytest.mark.parametrize("screen", [TABLET, Area(0, 0, 1366, 728), Area(0, 0, 600, 1024)], ids=str)
def test_on_a_small_screen_it_is_maximised_whatever_it_was(screen: Area) -> None:
    assert opening_place(WindowPlace(Area(0, 0, 1280, 800)), [screen]).maximised
    assert not opening_place(WindowPlace(Area(0, 0, 1280, 800)), [UPRIGHT, LAPTOP]).maximised


@given(st.none() | st.builds(WindowPlace, AREAS, st.booleans()), st.lists(AREAS, min_size=1, max_size=3))
def test_no_window_opens_larger_than_a_screen_or_outside_of_all(
    kept: WindowPlace | None, screens: list[Area]
) -> None:
    area = opening_place(kept, screens).area
    assert any(area.shared_with(screen) == area.width * area.height for screen in screens)


@given(st.builds(WindowPlace, AREAS, st.booleans()))
def test_a_place_is_kept_as_text(place: WindowPlace) -> None:
    assert place_from(str(place)) == place


def test_no_text_is_no_place_and_another_text_is_refused() -> None:
    assert place_from("") is None
    for text in ("1280x800", "0x800@1,1", "800x0@1,1", "1280x800@0,0 large", "a", "9" * 40):
        with pytest.raises(ValueError, match="no place"):
            place_from(text)
