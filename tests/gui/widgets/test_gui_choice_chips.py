"""Chips with long names: lines that are about as long, and no more work than there are words."""

from typing import Any

import pytest
from PySide6.QtGui import QFont, QFontMetrics
from pytestqt.qtbot import QtBot

from kiosk.core.screen_settings import Scheme
from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.choice_chips import ChoiceChips, in_lines


class Ruler:
    """Ten pixels a letter; counts how often it is asked."""

    def __init__(self) -> None:
        self.asked = 0

    def horizontalAdvance(self, text: str) -> int:
        self.asked += 1
        return 10 * len(text)


def ruled(text: str, most: int) -> list[str]:
    ruler: Any = Ruler()
    return in_lines(text, most, ruler)


def test_the_longest_line_is_as_short_as_it_can_be() -> None:
    assert ruled("Came out for a moment", 1) == ["Came out for a moment"]
    assert ruled("Came out for a moment", 2) == ["Came out for", "a moment"]
    assert ruled("Came out for a moment", 9) == ["Came", "out", "for a", "moment"]
    assert ruled("Mira", 3) == ["Mira"]
    assert ruled("", 3) == [""]


def test_more_chips_take_more_room_and_so_do_taller_ones(qtbot: QtBot) -> None:
    chips = ChoiceChips(Theme(Scheme.DARK))
    qtbot.addWidget(chips)
    chips.offer(("Mira", "Jonas"))
    few = chips.heightForWidth(300)
    chips.offer(tuple(f"Somebody else {n}" for n in range(9)))
    many = chips.heightForWidth(300)
    assert many > few
    assert chips.heightForWidth(900) < many
    chips.set_compact(low=True)
    assert chips.heightForWidth(300) < many


def test_chips_with_larger_letters_make_room_for_them(qtbot: QtBot) -> None:
    chips = ChoiceChips(Theme(Scheme.DARK))
    qtbot.addWidget(chips)
    chips.offer(("Came out for a moment", "Knows the host"))
    chips.resize(900, 200)
    chips.show()
    chips.setStyleSheet("QPushButton { font-size: 40px; }")
    qtbot.waitUntil(lambda: chips.chips[0].width() > 400)
    first, second = chips.chips
    assert second.x() > first.geometry().right()
    assert first.width() > first.fontMetrics().horizontalAdvance(first.text())


def test_many_chips_are_made_a_few_at_a_time_and_the_one_that_holds_is_marked(qtbot: QtBot) -> None:
    chips = ChoiceChips(Theme(Scheme.DARK))
    qtbot.addWidget(chips)
    chips.resize(900, 600)
    chips.offer(tuple(f"Type {n}" for n in range(60)))
    few = chips.heightForWidth(900)
    chips.mark("Type 50")
    qtbot.waitUntil(lambda: chips.heightForWidth(900) > 3 * few)
    held = [chip.accessibleName() for chip in chips.chips if chip.isChecked()]
    assert (len(chips.chips), held) == (60, ["Type 50"])
    chips.offer(tuple(f"Type {n}" for n in range(60)))
    chips.offer(("All",))
    assert [chip.accessibleName() for chip in chips.chips] == ["All"]


@pytest.mark.usefixtures("qapp")
def test_no_line_is_lost_in_a_true_typeface() -> None:
    text = "Knows the host and has been here every year"
    for most in range(1, 12):
        lines = in_lines(text, most, QFontMetrics(QFont()))
        assert len(lines) <= most
        assert " ".join(lines) == text


def test_a_name_of_hundreds_of_words_is_measured_once() -> None:
    ruler: Any = Ruler()
    lines = in_lines(" ".join(["ab"] * 60), 4, ruler)
    assert [len(line) for line in lines] == [44, 44, 44, 44]
    assert ruler.asked <= 61
