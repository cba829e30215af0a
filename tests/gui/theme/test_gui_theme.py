"""The tokens: contrast, and that every icon we name can be drawn."""

import ast
import re
import struct
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest
from font_roboto import font_files
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication, QImage, QPainter, QRawFont
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

import kiosk.ui
import kiosk.ui.theme.typeface
from kiosk.core.screen_settings import Scheme
from kiosk.ui.theme.icons import draw_icon, icon
from kiosk.ui.theme.stylesheet import stylesheet
from kiosk.ui.theme.theme import DARK, HIGH_CONTRAST, LIGHT, SMALLEST_PX, Look, Palette, Theme
from kiosk.ui.theme.typeface import OUR_NAME, UNSEEN, as_our_own, load_typeface
from kiosk.ui.widgets.field import Field
from kiosk.ui.widgets.press_button import PressButton

ICONS = sorted((Path(kiosk.ui.__file__).parents[2] / "resources" / "icons").glob("*.svg"))


def luminance(colour: str) -> float:
    def linear(share: float) -> float:
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4

    c = QColor(colour)
    return 0.2126 * linear(c.redF()) + 0.7152 * linear(c.greenF()) + 0.0722 * linear(c.blueF())


def contrast(one: str, other: str) -> float:
    """WCAG 2.2's contrast ratio."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("palette", [DARK, LIGHT, HIGH_CONTRAST], ids=["dark", "light", "high"])
def test_text_is_readable_on_everything_it_stands_on(palette: Palette) -> None:
    for ground in (palette.background, palette.surface, palette.raised, palette.selected):
        assert contrast(palette.text, ground) >= 7
        assert contrast(palette.muted, ground) >= 4.5
    assert contrast(palette.on_accent, palette.accent) >= 4.5
    assert contrast(palette.accent, palette.selected) >= 4.5
    assert contrast(palette.warning.ink, palette.warning.fill) >= 4.5
    assert contrast(palette.alarm.ink, palette.alarm.fill) >= 4.5


@pytest.mark.parametrize("palette", [DARK, LIGHT, HIGH_CONTRAST], ids=["dark", "light", "high"])
def test_an_empty_field_does_not_look_filled_in(palette: Palette) -> None:
    assert contrast(palette.hint, palette.surface) >= (7 if palette is HIGH_CONTRAST else 4.5)
    assert contrast(palette.hint, palette.text) >= 1.8


@pytest.mark.parametrize("look", list(Look))
@pytest.mark.parametrize("palette", [DARK, LIGHT, HIGH_CONTRAST], ids=["dark", "light", "high"])
def test_verdicts_are_readable_and_their_icons_seen_in_lists(palette: Palette, look: Look) -> None:
    paint = palette.paint(look)
    assert contrast(paint.ink, paint.fill) >= 7
    assert contrast(paint.ink, paint.pressed) >= 4.5
    assert contrast(palette.row_colour(look), palette.surface) >= 3


def test_green_is_light_and_red_is_dark() -> None:
    green, red = DARK.paint(Look.GO).fill, DARK.paint(Look.STOP).fill
    assert luminance(green) > 4 * luminance(red)


def test_a_theme_is_chosen_by_hand_or_follows_the_system(qapp: QApplication, qtbot: QtBot) -> None:
    theme = Theme(Scheme.SYSTEM)
    system_is_light = QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Light
    assert theme.is_dark is not system_is_light
    with qtbot.waitSignal(theme.changed):
        theme.choose(Scheme.LIGHT)
    assert theme.palette is LIGHT
    assert theme.font(3).pixelSize() == SMALLEST_PX


def test_every_text_is_in_the_typeface_that_comes_with_the_installation(qapp: QApplication) -> None:
    theme = Theme(Scheme.DARK)
    for weight in (QFont.Weight.Normal, QFont.Weight.Medium, QFont.Weight.Bold):
        drawn = QRawFont.fromFont(theme.font(20, weight))
        assert (drawn.familyName(), drawn.weight()) == (OUR_NAME, weight)
    unthemed = QRawFont.fromFont(QWidget().font())
    assert unthemed.familyName() == OUR_NAME
    assert not {"DejaVu Sans", "Noto Sans"} & set(QFontDatabase.families())


def test_no_text_of_ours_has_a_sign_that_the_typeface_lacks(qapp: QApplication) -> None:
    """A sign that only some of the machine's fonts have is a box elsewhere, and wider or narrower."""
    theme = Theme(Scheme.DARK)
    weights = (QFont.Weight.Normal, QFont.Weight.Medium, QFont.Weight.Bold)
    drawn = [QRawFont.fromFont(theme.font(20, weight)) for weight in weights]
    signs = {
        (sign, path.name)
        for path, text in _texts_of_ours()
        for sign in text
        if unicodedata.category(sign)[0] not in "CLMZ"
    }
    assert len(signs) > 100
    lacking = {
        (sign, where) for sign, where in signs for font in drawn if not font.supportsCharacter(ord(sign))
    }
    read, lent = {("。", "announcer.py"), ("؟", "announcer.py")}, {(c, "kiosk_he.ts") for c in "־׳״"}
    assert lacking == read | lent, "the announcer writes none; Hebrew's come with its letters"


def test_what_nobody_sees_of_a_text_needs_no_other_typeface_either(qapp: QApplication) -> None:
    """Qt makes a line as high as the font wants it that a character comes from, be it seen or not."""
    for weight in (QFont.Weight.Normal, QFont.Weight.Medium, QFont.Weight.Bold):
        drawn = QRawFont.fromFont(Theme(Scheme.DARK).font(20, weight))
        assert [hex(code) for code in UNSEEN if not drawn.supportsCharacter(code)] == []
        letter, *unseen = (drawn.glyphIndexesForString(chr(code))[0] for code in (ord("a"), *UNSEEN))
        assert letter == QRawFont(font_files["Roboto"], 20).glyphIndexesForString("a")[0]
        assert drawn.advancesForGlyphIndexes(unseen) == [QPointF()] * len(UNSEEN)
        assert all(drawn.boundingRect(glyph).isEmpty() for glyph in unseen)


def test_a_typeface_that_nothing_can_be_added_to_stays_as_it_is() -> None:
    without_map = struct.pack(">IHHHH4sIII", 0x00010000, 1, 0, 0, 0, b"glyf", 0, 28, 0)
    for font in (b"", b"no font at all", without_map, Path(font_files["Roboto"]).read_bytes()[:400]):
        assert as_our_own(font) == font


def _texts_of_ours() -> Iterator[tuple[Path, str]]:
    """Every text in the screen's source that is not there to explain it, and every translation."""
    ui = Path(kiosk.ui.__file__).parent
    for path in ui.rglob("*.py"):
        tree = ast.parse(path.read_text("utf-8"))
        told = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in told:
                yield path, node.value
    for path in (ui.parents[1] / "resources" / "translations").glob("*.ts"):
        yield path, path.read_text("utf-8")


def test_without_its_files_the_fonts_of_the_machine_stand_in(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kiosk.ui.theme.typeface, "font_files", {})
    assert load_typeface.__wrapped__() == QGuiApplication.font().family()


def test_every_icon_that_is_named_is_there_and_draws_something(qapp: QApplication) -> None:
    assert len(ICONS) >= 18
    for path in ICONS:
        image = QImage(96, 96, QImage.Format.Format_ARGB32)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        draw_icon(painter, path.stem, QRectF(0, 0, 96, 96), "#34D17F")
        painter.end()
        drawn = {
            image.pixelColor(x, y).name()
            for x in range(96)
            for y in range(96)
            if image.pixelColor(x, y).alpha() > 250
        }
        assert "#34d17f" in drawn, path.stem
    assert not icon("go", "#FFFFFF").isNull()


def test_no_colour_is_written_outside_the_theme_but_the_preview() -> None:
    """The camera's picture is a ground that no theme changes."""
    folder = Path(kiosk.ui.__file__).parent
    found = {
        path.name for path in folder.rglob("*.py") if re.search(r"#[0-9A-Fa-f]{6}\b", path.read_text("utf-8"))
    }
    assert found == {"palette.py", "camera_view.py"}


def pixels(name: str, *, mirrored: bool) -> list[list[bool]]:
    image = QImage(48, 48, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    draw_icon(painter, name, QRectF(0, 0, 48, 48), "#000000", mirrored=mirrored)
    painter.end()
    return [[image.pixelColor(x, y).alpha() > 127 for x in range(48)] for y in range(48)]


@pytest.mark.parametrize("name", ["exit", "leads", "step-aside"])
def test_what_points_points_to_the_other_side_when_one_reads_from_the_right(
    qapp: QApplication, name: str
) -> None:
    here, there = pixels(name, mirrored=False), pixels(name, mirrored=True)
    assert here != there
    differ = sum(
        a != b for row, other in zip(here, there, strict=True) for a, b in zip(row, other[::-1], strict=True)
    )
    assert differ <= 48


@pytest.mark.parametrize("name", ["go", "ask", "door", "person", "search", "twice"])
def test_what_does_not_point_is_never_turned_round(qapp: QApplication, name: str) -> None:
    assert pixels(name, mirrored=False) == pixels(name, mirrored=True)


def test_the_frame_of_not_inside_opens_to_the_other_side_and_its_question_mark_stays_as_it_is(
    qapp: QApplication,
) -> None:
    here, there = pixels("not-inside", mirrored=False), pixels("not-inside", mirrored=True)

    def alike(rows: list[list[bool]], others: list[list[bool]]) -> bool:
        pairs = [pair for both in zip(rows, others, strict=True) for pair in zip(*both, strict=True)]
        return sum(one != other for one, other in pairs) <= len(rows)

    frame, turned = [row[:9] for row in here], [row[:-10:-1] for row in there]
    sign, same_sign = [row[20:44] for row in here[8:42]], [row[8:32] for row in there[8:42]]
    assert any(map(any, frame))
    assert any(map(any, sign))
    assert alike(frame, turned)
    assert alike(sign, same_sign)
    assert not alike(sign, [row[::-1] for row in sign])


@pytest.mark.parametrize("scheme", [Scheme.DARK, Scheme.LIGHT, Scheme.HIGH_CONTRAST])
@pytest.mark.parametrize("role", ["", "quiet", "card", "primary", "warning"])
def test_a_button_has_edges_and_a_disabled_one_has_neither_fill_nor_a_whole_edge(
    qtbot: QtBot, scheme: Scheme, role: str
) -> None:
    theme = Theme(scheme)
    frame = QWidget()
    qtbot.addWidget(frame)
    frame.setObjectName("stage")
    frame.setStyleSheet(stylesheet(theme))
    frame.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
    button = PressButton("", frame)
    button.setProperty("role", role)
    button.setGeometry(20, 20, 200, 60)
    frame.resize(240, 100)
    frame.show()
    ground = theme.palette.background.lower()

    def along_the_top() -> list[str]:
        image = frame.grab().toImage()
        return [image.pixelColor(x, 20).name() for x in range(40, 200)]

    def inside() -> str:
        return frame.grab().toImage().pixelColor(60, 50).name()

    edge = set(along_the_top())
    assert len(edge) == 1
    assert ground not in edge
    button.setEnabled(False)
    assert inside() == ground
    assert theme.palette.faint.lower() in along_the_top()
    assert ground in along_the_top()


def test_what_hides_a_secret_is_drawn_with_the_typeface_that_comes_with_the_installation(
    qtbot: QtBot,
) -> None:
    theme = Theme(Scheme.DARK)
    field = Field(theme, "Access token", secret=True)
    qtbot.addWidget(field)
    field.setStyleSheet(stylesheet(theme))
    line = field.line
    with qtbot.waitExposed(field):
        field.show()
    line.setText("abc")
    assert len(line.displayText()) == len("abc")
    assert not set(line.displayText()) & set("abc")
    drawn_with = QRawFont.fromFont(line.font())
    assert all(drawn_with.supportsCharacter(ord(one)) for one in line.displayText())
