"""Framed texts of the overlay: aligned as one reads, and a date that is never broken."""

from itertools import pairwise

import pytest
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from kiosk.core.screen_settings import Scheme
from kiosk.ui.theme.text_fit import Fitted
from kiosk.ui.theme.theme import Theme
from kiosk.ui.verdict.overlay_boxes import ICON_PX, PAD_PX, BoxSizes, Placed, boxes_in_rows, place_box

SURE = "Saved on this machine, not sent yet, by a list that is 14 min old"
DATE = "Mon\u00a015\u00a0September,\u00a017:43"


def sizes(width: float, size_px: int, most: int = 0) -> BoxSizes:
    return BoxSizes(1.0, width, Theme(Scheme.DARK).exact_font(size_px, QFont.Weight.Bold), most)


def edges(placed: Placed, fitted: Fitted, *, mirrored: bool) -> list[float]:
    """Where each line begins for who reads it."""
    at = placed.label[1] if placed.label and fitted is placed.label[0] else placed.at
    lines = [fitted.layout.lineAt(n).naturalTextRect() for n in range(fitted.lines)]
    return [at.x() + (line.right() if mirrored else line.left()) for line in lines]


def starts(frame: Placed, role: str, *, mirrored: bool) -> float:
    beside = PAD_PX + ICON_PX[role]
    return frame.box.right() - beside if mirrored else frame.box.left() + beside


@pytest.mark.parametrize("mirrored", [False, True], ids=["from the left", "from the right"])
@pytest.mark.parametrize("most", [0, 2])
@pytest.mark.parametrize("role", ["certainty", "notice"])
def test_every_line_begins_beside_the_icon(qapp: QApplication, role: str, most: int, mirrored: bool) -> None:
    (placed,) = boxes_in_rows([(SURE, role)], sizes(330, 20, most), 0.0, mirrored=mirrored).placed
    assert placed.fitted.lines > 1
    begin = starts(placed, role, mirrored=mirrored)
    assert all(abs(edge - begin) <= 2 for edge in edges(placed, placed.fitted, mirrored=mirrored))


@pytest.mark.parametrize("mirrored", [False, True], ids=["from the left", "from the right"])
def test_a_place_stands_under_what_says_what_it_is(qapp: QApplication, mirrored: bool) -> None:
    place = "The small door beside the harbour office, second floor"
    rows = place_box(place, "Goes in at", "door", sizes(420, 54), 10.0, mirrored=mirrored)
    (placed,) = rows.placed
    assert placed.label is not None
    label, at = placed.label
    assert placed.fitted.lines > 1
    assert label.size_px < placed.fitted.size_px
    assert placed.box.top() < at.y() < at.y() + label.height <= placed.at.y() + 1
    assert placed.at.y() + placed.fitted.height < placed.box.bottom()
    begin = starts(placed, "place", mirrored=mirrored)
    for fitted in (label, placed.fitted):
        assert all(abs(edge - begin) <= 2 for edge in edges(placed, fitted, mirrored=mirrored))


@pytest.mark.parametrize("width", range(320, 800, 40))
@pytest.mark.parametrize("mirrored", [False, True], ids=["from the left", "from the right"])
def test_a_date_gets_smaller_and_is_not_broken(qapp: QApplication, width: int, mirrored: bool) -> None:
    (placed,) = place_box(DATE, "Valid on", "calendar", sizes(width, 40), 0.0, mirrored=mirrored).placed
    assert placed.fitted.lines == 1
    assert placed.fitted.text == DATE
    assert placed.box.width() <= width


def test_boxes_of_a_row_stand_apart_from_the_right_too(qapp: QApplication) -> None:
    texts = [("Check ID", "notice"), ("GOLD wristband", "notice"), ("Vegan", "notice")]
    rows = boxes_in_rows(texts, sizes(900, 28), 0.0, mirrored=True)
    assert rows.placed[0].box.right() == 900
    assert all(one.box.left() > other.box.right() for one, other in pairwise(rows.placed))


@pytest.mark.parametrize("width", range(640, 800, 4))
def test_many_boxes_never_stand_in_ragged_rows(qapp: QApplication, width: int) -> None:
    """A pixel more or less in one of them does not decide where the others stand."""
    longer = ("", "", "s", "s") * 2
    texts = [(f"Notice {n}: show the passport{end}", "notice") for n, end in enumerate(longer)]
    placed = boxes_in_rows(texts, sizes(width, 20), 0.0, mirrored=False).placed
    rows: dict[float, int] = {}
    for one in placed:
        rows[one.box.top()] = rows.get(one.box.top(), 0) + 1
    assert set(rows.values()) in ({2}, {1})
    assert max(one.box.right() for one in placed) <= width
