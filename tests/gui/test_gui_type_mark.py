"""The mark of a ticket type: stable, and told apart on every surface it stands on."""

import pytest
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from kiosk.ui.design.palette import DARK, HIGH_CONTRAST, LIGHT, Palette
from kiosk.ui.design.theme import Scheme, Theme
from kiosk.ui.design.type_mark import COLOURS, Shape, TypeMark, mark_of_type
from kiosk.ui.parts.type_chip import MARK_PX, PAD_PX, TypeChip


def test_the_usual_types_differ_in_colour() -> None:
    usual = ("General", "VIP", "Crew", "Student", "Press", "Early bird")
    assert len({mark_of_type(name).colour for name in usual}) == COLOURS


def test_a_type_has_the_same_mark_everywhere_and_for_ever() -> None:
    assert mark_of_type("VIP") == TypeMark(3, Shape.CIRCLE)
    assert mark_of_type("vip") == mark_of_type("VIP")
    assert {mark_of_type(f"type {n}") for n in range(500)} == {
        TypeMark(colour, shape) for colour in range(COLOURS) for shape in Shape
    }


@pytest.mark.parametrize("palette", [DARK, LIGHT, HIGH_CONTRAST])
def test_its_colours_are_seen_on_whatever_a_row_is_painted_on(palette: Palette) -> None:
    assert len(set(palette.ticket_types)) == COLOURS
    for colour in palette.ticket_types:
        for under in (palette.surface, palette.raised, palette.selected):
            assert contrast(colour, under) >= 3.0


@pytest.mark.parametrize("width", [120, 260, 600])
def test_all_of_a_long_type_is_shown(qtbot: QtBot, width: int) -> None:
    chip = TypeChip(Theme(Scheme.DARK))
    qtbot.addWidget(chip)
    chip.say("Friends & family, three-day pass " + "K" * 80)
    chip.resize(width, chip.heightForWidth(width))
    fitted = chip.fitted(width)
    assert fitted.height <= chip.height()
    assert fitted.width <= width - 2 * PAD_PX - MARK_PX
    assert not chip.grab().isNull()
    chip.say("")
    assert chip.isHidden()


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    """As WCAG 2 has it."""
    parts = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in _rgb(colour)]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def _rgb(colour: str) -> tuple[float, float, float]:
    c = QColor(colour)
    return c.redF(), c.greenF(), c.blueF()
