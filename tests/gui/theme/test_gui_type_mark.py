"""The mark of a ticket type: stable, and told apart on every surface it stands on."""

from collections.abc import Callable
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from kiosk.core.screen_settings import Scheme
from kiosk.ui.theme.icons import draw_icon
from kiosk.ui.theme.palette import DARK, HIGH_CONTRAST, LIGHT, Look, Palette
from kiosk.ui.theme.theme import Theme
from kiosk.ui.theme.type_mark import COLOURS, Shape, TypeMark, draw_mark, mark_of_type
from kiosk.ui.widgets.type_chip import MARK_PX, PAD_PX, TypeChip
from tests.gui.colour_vision import VISIONS, distance
from tests.gui.painted_text import all_written

PALETTES = pytest.mark.parametrize("palette", [DARK, LIGHT, HIGH_CONTRAST], ids=["dark", "light", "high"])
APART = 18.0
"""Eight times what is just noticed side by side."""
USUAL = ("General", "VIP", "Crew", "Student", "Press", "Early bird")


def test_the_usual_types_differ_in_shape_and_the_first_of_them_in_colour() -> None:
    assert len({mark_of_type(name).shape for name in USUAL}) == len(Shape)
    assert len({mark_of_type(name).colour for name in ("General", "VIP", "Crew", "Early bird")}) == COLOURS


def test_other_frequent_types_do_not_share_a_mark_with_them() -> None:
    others = ("Regular", "Standard", "Adult", "Child", "Guest", "Staff", "Artist", "Weekend", "Day ticket")
    usual = {mark_of_type(name) for name in USUAL}
    assert [name for name in others if mark_of_type(name) in usual] == []
    assert len({mark_of_type(name) for name in others}) >= len(others) - 1


def test_a_type_has_the_same_mark_everywhere_and_for_ever() -> None:
    assert mark_of_type("General") == TypeMark(0, Shape.SQUARE)
    assert mark_of_type("VIP") == TypeMark(3, Shape.BARS)
    assert mark_of_type("vip") == mark_of_type("VIP")
    assert {mark_of_type(f"type {n}") for n in range(500)} == {
        TypeMark(colour, shape) for colour in range(COLOURS) for shape in Shape
    }


@PALETTES
def test_its_colours_are_seen_on_whatever_a_row_is_painted_on(palette: Palette) -> None:
    assert len(palette.ticket_types) == COLOURS
    for colour in palette.ticket_types:
        for under in (palette.background, palette.surface, palette.raised, palette.selected):
            assert contrast(colour, under) >= 3.0


@pytest.mark.parametrize("vision", VISIONS)
@PALETTES
def test_its_colours_are_apart_from_one_another_and_from_every_verdicts(
    palette: Palette, vision: str
) -> None:
    verdicts = [palette.row_colour(look) for look in (Look.GO, Look.STOP, Look.ASK, Look.EXIT)]
    pairs = [*combinations(palette.ticket_types, 2)]
    pairs += [(mine, theirs) for mine in palette.ticket_types for theirs in verdicts]
    for one, other in pairs:
        assert distance(one, other, VISIONS[vision]) >= APART, f"{one} and {other}"


def silhouette(shape: Shape) -> set[tuple[int, int]]:
    return _seen(lambda painter: draw_mark(painter, shape, QRectF(4, 4, 56, 56), "#000000"))


def of_a_verdict(icon: str) -> set[tuple[int, int]]:
    return _seen(lambda painter: draw_icon(painter, icon, QRectF(0, 0, 64, 64), "#000000"))


def _seen(draw: Callable[[QPainter], None]) -> set[tuple[int, int]]:
    image = QImage(64, 64, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    draw(painter)
    painter.end()
    return {(x, y) for x in range(64) for y in range(64) if image.pixelColor(x, y).alpha() > 127}


def test_no_shape_is_like_another_or_like_a_verdicts() -> None:
    for one, other in combinations(Shape, 2):
        assert likeness(silhouette(one), silhouette(other)) < 0.75, f"{one} and {other}"
    for shape in Shape:
        for icon in ("go", "stop", "twice", "ask", "same", "exit"):
            assert likeness(silhouette(shape), of_a_verdict(icon)) < 0.75, f"{shape} and {icon}"


def likeness(one: set[tuple[int, int]], other: set[tuple[int, int]]) -> float:
    return len(one & other) / len(one | other)


@pytest.mark.parametrize("width", [120, 260, 600])
def test_all_of_a_long_type_is_shown(qtbot: QtBot, width: int) -> None:
    chip = TypeChip(Theme(Scheme.DARK))
    qtbot.addWidget(chip)
    chip.show_type("Friends & family, three-day pass " + "K" * 80)
    chip.resize(width, chip.heightForWidth(width))
    fitted = chip.fitted(width)
    assert fitted.height <= chip.height()
    assert fitted.width <= width - 2 * PAD_PX - MARK_PX
    assert not chip.grab().isNull()
    chip.show_type("")
    assert chip.isHidden()


def test_a_long_type_begins_beside_its_mark_on_every_line(qtbot: QtBot) -> None:
    chip = TypeChip(Theme(Scheme.DARK))
    qtbot.addWidget(chip)
    chip.show_type("Early bird weekend with camping")
    width = 160
    chip.resize(width, chip.heightForWidth(width))
    for direction in (Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft):
        chip.setLayoutDirection(direction)
        boxes = [one.box for one in all_written(chip)]
        assert len(boxes) > 1
        from_right = direction is Qt.LayoutDirection.RightToLeft
        beside = PAD_PX + MARK_PX + 8
        starts = [width - box.right() if from_right else box.left() for box in boxes]
        assert max(starts) - min(starts) <= 6, "a blank at a line's end counts"
        assert abs(min(starts) - beside) <= 3


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
