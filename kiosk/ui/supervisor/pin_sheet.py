"""A sheet that wants a supervisor's PIN: what it is about, and a number pad beside or under it."""

import math

from PySide6.QtCore import QCoreApplication, QDeadlineTimer, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from kiosk.core.lockout import SHORTEST_PIN
from kiosk.ui.supervisor.pin_entry import PinField, PinPad, is_digit
from kiosk.ui.theme.direction import reads_from_right
from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.batches import Later
from kiosk.ui.widgets.press_button import PressButton
from kiosk.ui.widgets.sheet import GUARD_S, Sheet
from kiosk.ui.widgets.sheet_notice import SheetNotice

CLOSE_PX = 400
"""In a sheet lower than this the pad stands alone, and its keys may be as small as fingers can do with."""
WIDE_PX = 560
"""From this width on the pad stands beside what the sheet is about, and does not scroll with it."""
FLAT_PX = 284
"""In a sheet lower than this, as above a STOP in the lowest window, its keys stand in two rows."""
PAD_PX, FLAT_PAD_PX = (192, 208), (318, 318)
"""The pad's width beside it, at least and at most; the second in two rows."""
ANY_WIDTH = 16_777_215
"""Qt's own word for no limit."""


class PinSheet(Sheet):
    """`tried` follows when everything that is needed was given: take the PIN from `pin`, once.

    Digits go to the PIN wherever the focus is, unless that is in a line of text; they are taken under a
    verdict too, and everything else waits until the sheet is seen again.
    """

    tried = Signal()

    def __init__(self, theme: Theme, guard_s: float = GUARD_S, parent: QWidget | None = None) -> None:
        super().__init__(theme, guard_s, parent)
        self.pin = PinField(theme)
        self.pad = PinPad(theme)
        self.notice = SheetNotice(theme)
        self.end = SheetNotice(theme)
        """Why there is no PIN to ask for; who builds on this gives it a place in `body`."""
        self.go = PressButton("", self)
        self._go_text = ""
        self._binding = 0
        self._busy = False
        self._after_wait = ""
        self._locked_until = QDeadlineTimer(0)
        self._end_later = Later(self, self._show_end)
        self._tick = QTimer(self)
        self._tick.setSingleShot(True)
        self._tick.timeout.connect(self._count_down)
        self._build()
        self._connect()

    @property
    def binding(self) -> int:
        """Changes when the sheet is bound to something else, or to nothing: an answer may come too late."""
        return self._binding

    @property
    def locked(self) -> bool:
        """Whether no PIN is looked at for a while."""
        return not self._locked_until.hasExpired()

    def bind(self, go_text: str) -> None:
        """Begin anew, with this on the button, which is not bright before it can do something."""
        self._binding += 1
        self._go_text = go_text
        self.pin.clear()
        self.set_busy(busy=False)
        for part in self.form():
            part.show()
        for label in (self.notice, self.end):
            label.show_text("", aloud=False)
        if self.locked:
            self._count_down()

    def open(self, first: QWidget | None = None) -> None:
        """See kiosk.ui.widgets.sheet.Sheet; why there is nothing to ask is seen first."""
        super().open(first)
        if not self.end.isHidden():
            self._end_later.start()

    def _show_end(self) -> None:
        self._scroll.ensureWidgetVisible(self.end)

    @property
    def begins_at(self) -> QWidget:
        """What is to be filled in next, from the keyboard."""
        return self.pin

    def form(self) -> tuple[QWidget, ...]:
        """What is there only while there is something to ask."""
        return (self._pin_side, self.pin, self.go)

    def end_with(self, text: str) -> None:
        """There is nothing to ask a supervisor: say so, and leave nothing but the way out."""
        self.pin.clear()
        self.set_busy(busy=False)
        for part in self.form():
            part.hide()
        self.end.show_text(text)
        if self.is_open:
            self.close_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def missing(self) -> str:
        """What is still needed, in words for staff; nothing where the PIN can be tried."""
        if not self.pin.count:
            return self.tr("Now the supervisor’s PIN.")
        if self.pin.count < SHORTEST_PIN:
            # Not self.tr: PySide finds no plural form of a class from its subclasses.
            return QCoreApplication.translate("PinSheet", "A PIN has %n digits or more.", "", SHORTEST_PIN)
        return ""

    def set_busy(self, *, busy: bool) -> None:
        """The PIN is being looked at, or has been."""
        self._busy = busy
        self.go.setText(self.tr("Checking the PIN…") if busy else self._go_text)
        self._style_go()
        if busy:
            self.notice.show_text("", aloud=False)

    def release(self, binding: int) -> None:
        """Whatever became of the try, another can follow while the sheet is still about the same."""
        if self._binding == binding:
            self.set_busy(busy=False)

    def refuse(self, text: str) -> None:
        """Say why nothing came of a try."""
        self.pin.clear()
        self.set_busy(busy=False)
        self.notice.show_text(text)
        self._show_where_to_type()

    def lock(self, wait_s: float, text: str) -> None:
        """Take no PIN for so long, and count it down; `text` says why, and stays until it is over."""
        self._after_wait = text
        self._locked_until = QDeadlineTimer(math.ceil(wait_s * 1000))
        if self.go.hasFocus():
            self.pin.setFocus(Qt.FocusReason.OtherFocusReason)
        self._count_down()

    def forget(self) -> None:
        """See kiosk.ui.widgets.sheet.Sheet."""
        self._binding += 1
        self.pin.clear()
        self.set_busy(busy=False)
        self.notice.show_text("", aloud=False)

    def attempt(self) -> None:
        """Try the PIN, or say what is missing first."""
        if self.ignores_input or self._busy or self.locked or self.go.isHidden():
            return
        if lacks := self.missing():
            self.notice.show_text(lacks)
            self.begins_at.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.tried.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits are the PIN's."""
        if is_digit(event.text()) and self.pin.isVisibleTo(self):
            self._show_where_to_type()
            self.pin.put(event.text())
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The pad stands where there is room for it."""
        super().resizeEvent(event)
        self._place_pad()

    def _show_where_to_type(self) -> None:
        if self.is_open and self.pin.isVisibleTo(self):
            self.pin.setFocus(Qt.FocusReason.OtherFocusReason)
            self._scroll.ensureWidgetVisible(self.pad)  # and as many keys under it as there is room for
            self._scroll.ensureWidgetVisible(self.pin, 0, self._theme.px(8))

    def _tap(self, digit: str) -> None:
        if not self.ignores_input:
            self.pin.put(digit)

    def _tap_back(self) -> None:
        if not self.ignores_input:
            self.pin.take_off()

    def _typed(self, count: int) -> None:
        if count and not self.locked:
            self.notice.show_text("", aloud=False)
        self._style_go()

    def _style_go(self) -> None:
        """Bright as soon as everything is there, dashed before; pressed then, it says what is missing."""
        lacks = self.missing()
        self.go.show_ready(ready=not lacks)
        self.go.setAccessibleDescription(lacks)

    def _count_down(self) -> None:
        left_ms = self._locked_until.remainingTime()
        self.pin.rest(resting=left_ms > 0)
        self.pad.setEnabled(left_ms <= 0)
        self.go.setEnabled(left_ms <= 0)
        if left_ms > 0:
            seconds = math.ceil(left_ms / 1000)
            text = self.tr("{why} The next one can be tried in {time}.")
            minutes, rest = divmod(seconds, 60)
            self.notice.show_text(text.format(why=self._after_wait, time=f"{minutes}:{rest:02}"), aloud=False)
            self._tick.start(left_ms - (seconds - 1) * 1000)
        elif self._after_wait:
            self._after_wait = ""
            self.notice.show_text(self.tr("The PIN can be tried again."), aloud=self.is_open)

    def _connect(self) -> None:
        self.pad.digit.connect(self._tap)
        self.pad.backspaced.connect(self._tap_back)
        self.pad.entered.connect(self.attempt)
        self.pin.entered.connect(self.attempt)
        self.pin.changed.connect(self._typed)
        self.go.clicked.connect(self.attempt)

    def _build(self) -> None:
        self._pin_side = QWidget()
        self._pin_column = QVBoxLayout(self._pin_side)
        self._pin_column.addWidget(self.pin)
        self._pin_column.addWidget(self.pad, 1)
        self._pin_column.addStretch()
        self._about = QVBoxLayout()
        self._beside = QHBoxLayout()
        self._beside.setSpacing(0)
        self._column.removeWidget(self._scroll)
        self._about.addWidget(self._scroll, 1)
        self._notice_row = QHBoxLayout()
        self._notice_row.addWidget(self.notice)
        self._about.addLayout(self._notice_row)
        self._beside.addLayout(self._about, 1)
        self._beside.addWidget(self._pin_side)
        self._column.insertLayout(1, self._beside, 1)
        self.buttons.addWidget(self.go, 2)
        self._space_pad()
        self._theme.zoomed.connect(self._space_pad)

    @property
    def _wide(self) -> bool:
        return self.width() >= self._theme.px(WIDE_PX)

    @property
    def _flat(self) -> bool:
        return self._wide and self.height() < self._theme.px(FLAT_PX)

    def _place_pad(self) -> None:
        """Beside, or under everything else; the focus stays where it is."""
        if self._wide == (self._beside.indexOf(self._pin_side) < 0):
            focused = self.focusWidget()
            hidden = self._pin_side.isHidden()
            (self.body if self._wide else self._beside).removeWidget(self._pin_side)
            (self._beside if self._wide else self.body).addWidget(self._pin_side)
            self._pin_side.setHidden(hidden)
            if focused is self.pin:
                self.pin.setFocus(Qt.FocusReason.OtherFocusReason)
        self._place_field()
        self._space_pad()

    def _place_field(self) -> None:
        """Above the pad, which stands alone where there is room for no more: then between the buttons."""
        alone = self._wide and self.height() < self._theme.px(CLOSE_PX)
        self.pad.set_compact(low=alone, flat=self._flat)
        self.pin.set_compact(low=alone)
        if alone is not (self.buttons.indexOf(self.pin) < 0):
            return
        has_focus, hidden = self.focusWidget() is self.pin, self.pin.isHidden()
        if alone:
            self._pin_column.removeWidget(self.pin)
            self.buttons.insertWidget(self.buttons.indexOf(self.go), self.pin, 2)
        else:
            self.buttons.removeWidget(self.pin)
            self._pin_column.insertWidget(0, self.pin)
        self.pin.setHidden(hidden)
        if has_focus:
            self.pin.setFocus(Qt.FocusReason.OtherFocusReason)

    def _space_pad(self) -> None:
        px, wide = self._theme.px, self._wide
        self._pin_column.setSpacing(px(12))
        self._about.setContentsMargins(0, 0, 0, px(8))
        self._about.setSpacing(px(8))
        self._notice_row.setContentsMargins(px(20), 0, px(20), 0)
        inner, outer, top, footer = (px(8), px(20), px(16), px(8)) if wide else (0, 0, 0, 0)
        if wide and self.is_lowest:
            top, footer = px(8), 0
        if wide:
            least, most = (px(side) for side in (FLAT_PAD_PX if self._flat else PAD_PX))
            keys = max(least, min(most, round(self.width() * 0.3)))
            self._pin_side.setFixedWidth(inner + keys + outer)
        else:
            self._pin_side.setMinimumWidth(0)
            self._pin_side.setMaximumWidth(ANY_WIDTH)
        mirrored = reads_from_right(self)
        left, right = (outer, inner) if mirrored else (inner, outer)
        self._pin_column.setContentsMargins(left, top, right, footer)
        # Beside the pad a bar would stand in the middle of the sheet; the fold says that there is more.
        policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOff if wide else Qt.ScrollBarPolicy.ScrollBarAsNeeded
        if self._scroll.verticalScrollBarPolicy() is not policy:
            self._scroll.setVerticalScrollBarPolicy(policy)
            self._pad()
