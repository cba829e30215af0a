"""The check of what can be read finds what it is for, wherever a text is painted, and nothing else."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from kiosk.core.screen_settings import Motion, Scheme
from kiosk.core.verdict import Admit, Reason, Refer
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.theme.stylesheet import stylesheet
from kiosk.ui.theme.theme import Look, Paint, Palette, Theme
from kiosk.ui.verdict.verdict_view import view_of_verdict
from kiosk.ui.widgets.row import Row
from kiosk.ui.widgets.row_list import RowList
from tests.gui.fake_controller import a_ticket, given
from tests.gui.legibility import troubles
from tests.gui.painted_text import all_written

ANA = a_ticket("t1", "Ana García Lorenzo", kind="VIP")
GREEN = view_of_verdict(given(Admit(ANA, ("Check ID",)), admission_id="a1"))
AMBER = view_of_verdict(given(Refer(Reason.STATE_REFERRED, (ANA,))))


def _field(text: str) -> QLineEdit:
    field = QLineEdit()
    field.setPlaceholderText(text)
    return field


class Painted(QWidget):
    """Paints a text pale."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self._text = text

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The text, on the colour of what is raised."""
        font = QFont(self.font())
        font.setPixelSize(17)
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor("#1E2630"))
        painter.setPen(QColor("#3A4350"))
        painter.setFont(font)
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignVCenter, self._text)
        painter.end()


class Coloured(Theme):
    """A dark theme with some colours changed."""

    colours: Callable[[Palette], Palette] = staticmethod(lambda palette: palette)

    @property
    def palette(self) -> Palette:
        """Dark, but for the change."""
        return self.colours(super().palette)


@pytest.fixture
def window(qtbot: QtBot) -> DoorWindow:
    return opened(qtbot, Coloured(Scheme.DARK, Motion.OFF))


def opened(qtbot: QtBot, theme: Theme) -> DoorWindow:
    window = DoorWindow(theme, settle_s=60, guard_s=0)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    return window


def put(window: DoorWindow, widget: QWidget, place: QRect, style: str = "") -> QWidget:
    """Something of the window's own looks but for `style`, where the window has no text of its own."""
    widget.setParent(window)
    widget.setStyleSheet(f"{stylesheet(window.theme)}\n{type(widget).__name__} {{ {style} }}")
    widget.setGeometry(place)
    widget.show()
    widget.raise_()
    return widget


def free(window: DoorWindow, height: int = 40, width: int = 300) -> QRect:
    """A place in the list, which is empty but for words in its middle."""
    return QRect(window.recent.x() + 30, window.recent.y() + 60, width, height)


def test_a_healthy_window_has_no_trouble(window: DoorWindow) -> None:
    assert troubles(window) == []
    window.show_verdict(GREEN)
    assert troubles(window) == []
    window.overlay.settle()
    assert troubles(window) == []


def test_a_label_without_room_is_found(window: DoorWindow) -> None:
    put(window, QLabel("A text that is longer than its label"), free(window, width=120))
    assert troubles(window) == ["cut: QLabel 'A text that is longer than its label'"]


def test_a_label_that_is_too_low_is_found(window: DoorWindow) -> None:
    put(window, QLabel("Half of it"), free(window, height=9))
    assert troubles(window) == ["cut: QLabel 'Half of it'"]


def test_a_text_outside_the_window_is_found(window: DoorWindow) -> None:
    put(window, QLabel("Out of sight"), QRect(20, 799, 300, 40))
    assert "cut: QLabel 'Out of sight'" in troubles(window)


def test_a_painter_that_clips_is_found(window: DoorWindow) -> None:
    class Clipped(QWidget):
        def paintEvent(self, _event: QPaintEvent) -> None:
            painter = QPainter(self)
            painter.setPen(QColor("white"))
            painter.setClipRect(0, 0, 60, 40)
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignVCenter, "Painted into a window too small")
            painter.end()

    put(window, Clipped(), free(window))
    assert troubles(window) == ["cut: Clipped 'Painted into a window too small'"]


def test_two_texts_over_one_another_are_found(window: DoorWindow) -> None:
    put(window, QLabel("The lower one"), free(window))
    put(window, QLabel("The upper one"), free(window).translated(20, 4), "background: transparent")
    found = troubles(window)
    assert "overlap: QLabel 'The lower one' and QLabel 'The upper one'" in found


def test_a_text_half_under_something_else_is_found(window: DoorWindow) -> None:
    put(window, QLabel("Half of this is covered"), free(window))
    put(window, QWidget(), free(window).translated(80, 0), "background: black")
    assert troubles(window) == ["covered in part: QLabel 'Half of this is covered'"]


def test_a_button_of_a_verdict_under_the_camera_is_found(window: DoorWindow) -> None:
    window.show_verdict(GREEN)
    window.camera.setGeometry(window.camera.geometry().adjusted(0, 0, 0, 400))
    assert "covered in part: PressButton 'Undo'" in troubles(window)


def test_a_small_text_is_found(window: DoorWindow) -> None:
    put(window, QLabel("Too small"), free(window), "font-size: 12px")
    assert troubles(window) == ["12 px small: QLabel 'Too small'"]


@pytest.mark.parametrize(
    "widget",
    [QLabel, _field, Painted],
    ids=["label", "placeholder", "painted"],
)
def test_a_pale_text_is_found(window: DoorWindow, widget: Callable[[str], QWidget]) -> None:
    ground = window.theme.palette.raised
    style = f"background: {ground}; color: #3A4350; placeholder-text-color: #3A4350; font-size: 17px"
    shown = put(window, widget("Hardly there"), free(window), style)
    (found,) = troubles(window)
    assert found.startswith("contrast 1.")
    assert found.endswith(f"{type(shown).__name__} 'Hardly there'")


def test_a_pale_theme_is_found(qtbot: QtBot) -> None:
    theme = Coloured(Scheme.DARK, Motion.OFF)
    theme.colours = lambda palette: replace(palette, muted="#2B3543", hint="#2B3543")
    found = troubles(opened(qtbot, theme))
    assert any("contrast 1." in trouble and "QLabel" in trouble for trouble in found)
    assert any("contrast 1." in trouble and "Entry" in trouble for trouble in found)


def test_a_verdict_too_dark_for_its_ink_is_found(qtbot: QtBot) -> None:
    theme = Coloured(Scheme.DARK, Motion.OFF)
    looks = {**theme.palette.looks, Look.GO: Paint("#168048", "#04150B", "#14703F")}
    theme.colours = lambda palette: replace(palette, looks=looks)
    window = opened(qtbot, theme)
    window.show_verdict(GREEN)
    assert any("not 7.0: VerdictOverlay 'GO IN'" in trouble for trouble in troubles(window))


def test_a_text_on_the_stripes_is_found(window: DoorWindow) -> None:
    window.show_verdict(AMBER)
    overlay = window.overlay
    assert troubles(window) == []
    places = window.places()
    low = places.words.translated(0, places.stage.bottom() - places.words.y() - 30)
    overlay.arrange(places.stage, low, places.actions, places.last_verdict.y())
    assert any("VerdictOverlay" in trouble for trouble in troubles(window))


def test_a_text_that_is_left_out_in_part_is_found(window: DoorWindow) -> None:
    put(window, _field("Scan, or type a name or ticket id"), free(window, width=180))
    assert any(trouble.startswith("shortened: QLineEdit 'Scan") for trouble in troubles(window))


def test_an_ellipsis_that_is_meant_is_no_trouble(window: DoorWindow) -> None:
    put(window, QLabel("Supervisor…"), free(window))
    assert troubles(window) == []


def test_a_name_that_gives_way_in_a_list_is_no_trouble(window: DoorWindow) -> None:
    window.recent.list.show_rows((Row("t1", "Wolfeschlegelstein " * 12, "VIP · " * 60, look=Look.GO),))
    rows = [one.text for one in all_written(window) if isinstance(one.widget.parentWidget(), RowList)]
    assert any(text.endswith("…") for text in rows)
    assert troubles(window) == []


def test_every_kind_of_text_is_seen(window: DoorWindow) -> None:
    window.recent.list.show_rows((Row("t1", "Ana García", "scanned now", chip="VIP", look=Look.GO),))
    seen = {one.text for one in all_written(window)}
    assert {"RECENT SCANS", "Recent scans"} & seen
    assert {window.entry.placeholderText(), "Ana García", "scanned now", "VIP", "Manager"} <= seen
    assert window.camera.caption in seen
    assert window.last_verdict.text.split(" · ")[0] in seen
    window.show_verdict(GREEN)
    assert {"GO IN", "Ana García Lorenzo", "Check ID", "Undo"} <= {one.text for one in all_written(window)}


def test_what_a_verdict_covers_or_a_list_scrolls_away_is_no_trouble(window: DoorWindow) -> None:
    rows = tuple(Row(str(n), f"Guest {n}", "scanned now", look=Look.GO) for n in range(40))
    window.recent.list.show_rows(rows)
    assert troubles(window) == []
    window.recent.list.verticalScrollBar().setValue(37)
    assert troubles(window) == []
    window.show_verdict(GREEN)
    assert troubles(window) == []
