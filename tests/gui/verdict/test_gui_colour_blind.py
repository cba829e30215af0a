"""Verdicts are told apart with any colour vision: by how light they are, by hue, and always by shape."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kiosk.core.screen_settings import Motion, Scheme
from kiosk.core.verdict import Admit, Reason, Refer, VerdictKind
from kiosk.ui.theme.icons import draw_icon
from kiosk.ui.theme.theme import DARK, HIGH_CONTRAST, LIGHT, Look, Palette, Theme
from kiosk.ui.verdict.outcome_views import view_of_undo
from kiosk.ui.verdict.overlay import VerdictOverlay
from kiosk.ui.verdict.verdict_view import look_of, view_of_verdict
from tests.gui.colour_vision import VISIONS, distance
from tests.gui.fake_controller import a_ticket, given

PALETTES = pytest.mark.parametrize("palette", [DARK, LIGHT, HIGH_CONTRAST], ids=["dark", "light", "high"])
VISION = pytest.mark.parametrize("vision", VISIONS)

APART = 18.0
"""Eight times what is just noticed side by side: enough for colours that are seen one after the other."""
WELL_APART = 30.0
"""For what decides: go in, stop, ask somebody."""
DECISIVE = (Look.GO, Look.STOP, Look.ASK)
IN_ROWS = (Look.GO, Look.STOP, Look.ASK, Look.EXIT, Look.GREY)


@VISION
@PALETTES
def test_any_two_verdicts_are_apart(palette: Palette, vision: str) -> None:
    for one, other in combinations(Look, 2):
        apart = distance(palette.paint(one).fill, palette.paint(other).fill, VISIONS[vision])
        wanted = WELL_APART if one in DECISIVE and other in DECISIVE else APART
        assert apart >= wanted, f"{one} and {other}: {apart:.0f}"


@VISION
@PALETTES
def test_any_two_icons_in_a_list_are_apart(palette: Palette, vision: str) -> None:
    for one, other in combinations(IN_ROWS, 2):
        apart = distance(palette.row_colour(one), palette.row_colour(other), VISIONS[vision])
        assert apart >= APART, f"{one} and {other}: {apart:.0f}"


def test_the_measure_tells_what_a_colour_blind_person_takes_for_the_same() -> None:
    """A red and a green as light as one another: a trap for two of the three, and far apart for others."""
    red, green = "#C4534A", "#7B8B2E"
    assert distance(red, green, VISIONS["full"]) > 2 * WELL_APART
    assert distance(red, green, VISIONS["deuteranopia"]) < APART
    assert distance("#FFFFFF", "#000000", VISIONS["full"]) == pytest.approx(100, abs=0.1)


def silhouette(name: str) -> set[tuple[int, int]]:
    image = QImage(64, 64, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    draw_icon(painter, name, QRectF(0, 0, 64, 64), "#000000")
    painter.end()
    return {(x, y) for x in range(64) for y in range(64) if image.pixelColor(x, y).alpha() > 127}


def test_each_family_has_a_shape_of_its_own(qapp: QApplication) -> None:
    marks = {look_of(kind) for kind in VerdictKind}
    for (look, one), (other_look, other) in combinations(sorted(marks), 2):
        if look is not other_look:
            a, b = silhouette(one), silhouette(other)
            assert len(a & b) / len(a | b) < 0.75, f"{one} and {other}"


def test_undone_has_a_shape_of_its_own(qapp: QApplication) -> None:
    undone = silhouette(view_of_undo("Ana", "t1", "", undone=True).mark)
    for other in sorted({look_of(kind)[1] for kind in VerdictKind} | {"halt", "failed", "ask"}):
        shape = silhouette(other)
        assert len(undone & shape) / len(undone | shape) < 0.75, other


@pytest.mark.parametrize("scheme", [Scheme.DARK, Scheme.LIGHT, Scheme.HIGH_CONTRAST])
def test_amber_is_striped_and_green_is_not(qtbot: QtBot, scheme: Scheme) -> None:
    theme = Theme(scheme, Motion.OFF)
    overlay = VerdictOverlay(theme, 60)
    qtbot.addWidget(overlay)
    stage = QRect(0, 0, 1280, 690)
    overlay.arrange(stage, stage.adjusted(28, 24, -476, -24), QRect(832, 330, 420, 300), 560)
    ana = a_ticket("t1", "Ana García")

    def edge() -> set[str]:
        image = overlay.grab().toImage()
        rows = (8, image.height() - 9)
        return {image.pixelColor(x, y).name().upper() for y in rows for x in range(0, image.width(), 3)}

    overlay.show_verdict(view_of_verdict(given(Refer(Reason.STATE_REFERRED, (ana,)))))
    paint = theme.palette.paint(Look.ASK)
    assert {paint.fill, paint.ink} <= edge()
    overlay.show_verdict(view_of_verdict(given(Admit(ana), admission_id="a1")))
    assert edge() == {theme.palette.paint(Look.GO).fill}
