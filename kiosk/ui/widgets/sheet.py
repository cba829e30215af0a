"""A sheet: a card over the entry and the list, for one matter at a time, while the lane goes on."""

from bisect import bisect_left
from collections.abc import Iterator

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QStyle,
    QStyleOption,
    QVBoxLayout,
    QWidget,
)

from kiosk.ui.texts.verdict_texts import masked
from kiosk.ui.theme.direction import reads_from_right
from kiosk.ui.theme.stylesheet import stylesheet
from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.batches import Batches, Later
from kiosk.ui.widgets.finger_scroll import scroll_by_finger
from kiosk.ui.widgets.fit_label import FitLabel
from kiosk.ui.widgets.labels import PlainLabel
from kiosk.ui.widgets.names_button import NamesButton
from kiosk.ui.widgets.press_button import PressButton
from kiosk.ui.widgets.scroll_edges import STRIP_PX, show_edges

GUARD_S = 0.35
TITLE_PX = 26
"""What a sheet is called."""
NAME_PX, LOW_NAME_PX = 36, 28
"""Whom a sheet is about; the second where there is little room."""
EDGE_PX = 20
"""From the sheet's sides to everything in it."""
PAINTED_MS = 10
"""After its last turn of work the window has been painted."""
LOW_PX, LOWEST_PX = 480, 320
"""Below this height everything is set closer, and closer still: what the sheet is about has to have room."""
NARROW_PX, NARROW_EDGE_PX = 400, 12
"""In a sheet narrower than this its buttons stand closer, as three of them have to have room."""
UNPLACED_PX = 100
"""As wide as Qt makes what has no place yet."""


class Sheet(QFrame):
    """Bound to what it was opened for, whatever is scanned meanwhile; `closed` follows when it has gone.

    `guard_s`: how long after opening the buttons stay deaf, so that a second tap or Enter that was meant
    for what was there before does nothing. Who builds on it puts widgets into `body`, and buttons into
    `buttons`, and asks `ignores_input` before anything that a press does.

    A window has some two dozen sheets, and one or two are open: one is dressed when it opens, and another
    theme changes those that are seen.
    """

    opening = Signal()
    """It is about to be seen, and wants its place."""
    opened = Signal()
    closed = Signal()

    covers_entry = True
    """Whether it stands over the entry; otherwise letters go to the entry above it."""
    needs_camera = False
    """Whether the camera's picture is to be seen beside it in the lowest windows too."""
    keeps_letters = True
    """Whether letters are for the sheet; where there is nothing to fill in they begin a search instead."""

    def __init__(self, theme: Theme, guard_s: float = GUARD_S, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self._theme = theme
        self._guard_ms = round(guard_s * 1000)
        self._reveal_later = Later(self, self._reveal)
        self._dress_later = Later(self, self._dress_if_open, PAINTED_MS)
        self._follow_later = Later(self, self._dress_later.start)
        self._guard = QTimer(self)
        self._guard.setSingleShot(True)
        self._covered = self._hides_names = self._names_asked_for = False
        self._eye: NamesButton | None = None
        self._named: dict[FitLabel, str] = {}
        self.title = PlainLabel("", self)
        self.title.setProperty("role", "title")
        self.title.setWordWrap(True)
        self.title.hide()
        self.body = QVBoxLayout()
        self.buttons = QHBoxLayout()
        self.close_button = PressButton(self.tr("Close"), self)
        self.close_button.clicked.connect(self._close)
        self._inner = QWidget()
        self._inner.setLayout(self.body)
        self._scroll = QScrollArea(self)
        self._scroll.setWidgetResizable(True)
        self._scroll.setWidget(self._inner)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll_by_finger(self._scroll)
        show_edges(theme, self._scroll)
        self._scroll.verticalScrollBar().rangeChanged.connect(self._pad)
        self._scroll.verticalScrollBar().rangeChanged.connect(self._reveal_soon)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._column = QVBoxLayout(self)
        self._column.setSpacing(0)
        self._column.addWidget(self.title)
        self._column.addWidget(self._scroll, 1)
        self._column.addLayout(self.buttons)
        self.buttons.addWidget(self.close_button, 1)
        self._space()
        theme.zoomed.connect(self._space)
        theme.changed.connect(self._follow_theme)
        if isinstance(app := QApplication.instance(), QApplication):
            app.focusChanged.connect(self._focus_moved)
        self.hide()

    @property
    def is_open(self) -> bool:
        """Whether it is open, if perhaps under a verdict."""
        return not self.isHidden()

    @property
    def ignores_input(self) -> bool:
        """Whether presses are to do nothing: nobody presses what they cannot see, or did not see yet."""
        return self._covered or self._guard.isActive()

    @property
    def is_compact(self) -> bool:
        """Whether there is little room from its top to its foot."""
        return self.height() < self._theme.px(LOW_PX)

    @property
    def is_lowest(self) -> bool:
        """Whether there is hardly any room, as in the lowest windows."""
        return self.width() > UNPLACED_PX and self.height() < self._theme.px(LOWEST_PX)

    def set_title(self, text: str) -> None:
        """Head the sheet."""
        self.title.setText(text)
        self.title.setVisible(bool(text))
        self.setAccessibleName(text)

    def hide_names(self, *, hidden: bool) -> None:
        """Show no more of a guest's name than its first letters, or all of it again."""
        self._hides_names = hidden
        self._cut_names()

    @property
    def hides_names(self) -> bool:
        """Whether names are hidden on it, and nobody asked for them since it was opened."""
        return self._hides_names and not self._names_asked_for

    def eye(self) -> NamesButton:
        """The button that shows hidden names until the sheet is closed, or is about others."""
        if self._eye is None:
            self._eye = NamesButton(self._theme, self)
            self._eye.clicked.connect(self._look_or_not)
        return self._eye

    def _look_or_not(self) -> None:
        if not self.ignores_input:
            self._names_asked_for = not self._names_asked_for
            self._cut_names()

    def hide_names_again(self) -> None:
        """It is about others from now on, whose names nobody asked for."""
        if self._names_asked_for:
            self._names_asked_for = False
            self._cut_names()

    def _cut_names(self) -> None:
        """Show as much of every name as may be seen by now."""
        for label, name in tuple(self._named.items()):
            self.show_name(label, name)
        if self._eye is not None:
            self._eye.say(shown=self._names_asked_for)
            self._eye.setVisible(self._hides_names)

    def show_name(self, label: FitLabel, name: str) -> None:
        """Write a guest's name, as much of it as may be seen."""
        self._named[label] = name
        label.show_text(self.seen_name(name))

    def seen_name(self, name: str) -> str:
        """As much of a guest's name as may be seen."""
        return masked(name) if self.hides_names else name

    def arm(self) -> None:
        """Be deaf for a moment: something else stands where one may be about to press."""
        self._guard.start(self._guard_ms)

    def dress(self) -> None:
        """Give it the looks of the theme, unseen."""
        self._take_place()
        self._apply_theme()

    def lay_out(self) -> None:
        """Lay it out unseen."""
        self.opening.emit()
        if self.is_open:
            return
        for making in self.findChildren(Batches):
            making.pause()  # they would have it laid out anew
        self.grab(QRect(0, 0, 1, 1))  # Qt lays out all of what is hidden for this alone

    def laying_out(self) -> Iterator[None]:
        """The same a part at a time, each in a turn of the loop; what takes long goes before the rest."""
        self.lay_out()
        yield

    def prepare(self) -> None:
        """Dress it and lay it out unseen: whoever opens it in a later turn has less to do then."""
        self.arm()
        self.dress()
        self.lay_out()

    def open(self, first: QWidget | None = None) -> None:
        """Show it, with the focus on `first`."""
        self.arm()
        self._take_place()
        self._apply_theme()
        self.opening.emit()
        self.show()
        self.raise_()
        self.opened.emit()
        self._scroll.verticalScrollBar().setValue(0)
        (first or self.close_button).setFocus(Qt.FocusReason.OtherFocusReason)
        for making in self.findChildren(Batches):
            making.resume()
        self._reveal_later.start()  # once everything stands in its place

    def dismiss(self) -> None:
        """Close it; what was typed into it is forgotten."""
        if self.is_open:
            self.hide()
            self.forget()
            self.hide_names_again()
            self.closed.emit()

    def forget(self) -> None:
        """Let go of what it was opened for."""

    def set_covered(self, *, covered: bool) -> None:
        """A verdict covers the sheet, or has gone."""
        if self._covered and not covered:
            self.arm()
        self._covered = covered

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes; letters stay here if they are for the sheet."""
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        elif self.covers_entry and self.keeps_letters and event.text() and event.text().isprintable():
            event.accept()
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002, FBT001 - Qt's own name and call
        """Tab goes round within the sheet: nothing that it covers is reached."""
        stops = [
            widget
            for widget in self.findChildren(QWidget)
            if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisible() and widget.isEnabled()
        ]
        stops.sort(key=self._read_after)
        focused = self.focusWidget()
        if not stops:
            return False
        at = stops.index(focused) if focused in stops else self._place_among(stops, focused, next)
        stop = stops[(at + (1 if next else -1)) % len(stops)]
        stop.setFocus(Qt.FocusReason.TabFocusReason if next else Qt.FocusReason.BacktabFocusReason)
        return True

    def _place_among(self, stops: list[QWidget], focused: QWidget | None, next: bool) -> int:  # noqa: A002, FBT001
        """Where to go on from: the place of a widget that can have the focus no more."""
        if focused is None or not self.isAncestorOf(focused):
            return -1 if next else 0
        behind = bisect_left(stops, self._read_after(focused), key=self._read_after)
        return behind - 1 if next else behind

    def _read_after(self, widget: QWidget) -> tuple[int, ...]:
        """Orders widgets as one reads them: what is scrolled out of sight is still between head and foot."""
        x, y = widget.mapTo(self, QPoint()).toTuple()
        if not self._inner.isAncestorOf(widget):
            return (y, 0, x)
        room = self._scroll.geometry()
        return (min(max(y, room.top()), room.bottom()), y, x)

    def event(self, event: QEvent) -> bool:
        """Dressing it says again that a card with round corners is not opaque; this one is."""
        handled = super().event(event)
        if event.type() in (QEvent.Type.Polish, QEvent.Type.StyleChange):
            self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        return handled

    def paintEvent(self, event: QPaintEvent) -> None:
        """The card, and the ground at its corners: nothing that it covers is painted below it."""
        painter, option = QPainter(self), QStyleOption()
        painter.fillRect(event.rect(), QColor(self._theme.palette.background))
        option.initFrom(self)
        self.style().drawPrimitive(QStyle.PrimitiveElement.PE_Widget, option, painter, self)
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Closer where it has become low; what has the focus stays in sight."""
        super().resizeEvent(event)
        self._space()
        self._reveal_soon()

    def _reveal_soon(self) -> None:
        """What is told later, above what has the focus, pushes that no further than into sight."""
        if self.is_open:
            self._reveal_later.start()

    def _focus_moved(self, _before: QWidget | None, now: QWidget | None) -> None:
        if now is not None and self.is_open:
            self._reveal()

    def _reveal(self) -> None:
        """Scroll what has the focus into sight, unless it is taller than the room for it.

        All of it: of a line Qt itself shows the caret, whatever is cut off below that.
        """
        focused, room = self.focusWidget(), self._scroll.viewport().height()
        if self._inner.isAncestorOf(focused) and focused.height() < room:
            middle = focused.mapTo(self._inner, focused.rect().center())
            around = min(self._theme.px(STRIP_PX + 8), (room - focused.height()) // 2)
            self._scroll.ensureVisible(middle.x(), middle.y(), 0, focused.height() // 2 + around)

    def _close(self) -> None:
        if not self._covered:
            self.dismiss()

    def _follow_theme(self) -> None:
        """In a turn of its own, once the window has its looks and has been painted with them."""
        self._follow_later.start()

    def _dress_if_open(self) -> None:
        if self.is_open:
            self._apply_theme()

    def _take_place(self) -> None:
        """Be as wide as it will be: Qt lays out a body that is dressed, and before its first place is narrow.

        A long text has twenty lines there, and is laid out for nothing.
        """
        if self._scroll.width() <= UNPLACED_PX:
            self.opening.emit()
            self._scroll.resize(self.size())
            self._scroll.viewport().resize(self.size())

    def _apply_theme(self) -> None:
        wanted = stylesheet(self._theme)
        if self.styleSheet() != wanted:
            self.setStyleSheet(wanted)

    def _space(self) -> None:
        px, low, lowest = self._theme.px, self.is_compact, self.is_lowest
        self._column.setContentsMargins(1, 1, 1, 1)
        above, below = (7, 0) if lowest else ((12, 2) if low else (18, 4))
        self.title.setContentsMargins(px(EDGE_PX), px(above), px(EDGE_PX), px(below))
        restyle(self.title, "low", holds=lowest)
        self.body.setSpacing(px(8 if lowest else 10 if low else 14))
        narrow = UNPLACED_PX < self.width() < px(NARROW_PX)
        tall = max(self.title.heightForWidth(self.width() - 2), 0) if narrow or lowest else 0
        self.title.setMinimumHeight(tall)  # else what is below it would press it together
        self._space_buttons(narrow=narrow)
        self._pad()

    def _space_buttons(self, *, narrow: bool) -> None:
        px = self._theme.px
        edge = px(NARROW_EDGE_PX if narrow else EDGE_PX)
        foot = px(8 if self.is_lowest else 14 if self.is_compact else EDGE_PX)
        self.buttons.setContentsMargins(edge, px(6 if self.is_lowest else 8), edge, foot)
        self.buttons.setSpacing(px(6 if narrow else 14))
        for at in range(self.buttons.count()):
            item = self.buttons.itemAt(at)
            button = item.widget() if item else None
            if button is not None:
                restyle(button, "narrow", holds=narrow)

    def _pad(self) -> None:
        """Keep everything as wide whether it scrolls or not: the bar stands in the margin."""
        px, bar = self._theme.px, self._scroll.verticalScrollBar()
        full = px(EDGE_PX)
        hidden = self._scroll.verticalScrollBarPolicy() is Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        scrolls = bar.maximum() > bar.minimum() and not hidden
        end = max(full - bar.sizeHint().width(), 0) if scrolls else full
        left, right = (end, full) if reads_from_right(self) else (full, end)
        above, below = (6, 4) if self.is_lowest else ((10, 8) if self.is_compact else (14, 16))
        self.body.setContentsMargins(left, px(above), right, px(below))


def restyle(widget: QWidget, name: str, *, holds: bool) -> None:
    """Let the style sheet know whether this holds of a widget."""
    if bool(widget.property(name)) is not holds:
        widget.setProperty(name, holds)
        widget.style().unpolish(widget)
        widget.style().polish(widget)
