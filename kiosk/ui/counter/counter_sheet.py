"""How many people without tickets are inside, with one more and one less as large as a thumb."""

from math import ceil

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QFont, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from kiosk.engine.records import Counted
from kiosk.ui.texts.status_texts import grouped, is_full
from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.fit_label import FitLabel
from kiosk.ui.widgets.press_button import PressButton
from kiosk.ui.widgets.sheet import GUARD_S, Sheet
from kiosk.ui.widgets.sheet_notice import SheetNotice

NUMBER_PX, LOW_NUMBER_PX = 72, 48
"""How large the number stands; the second where there is little room."""
LOW_TAP_PX, TAP_PX = 64, 140
"""How tall the two buttons are, as there is room."""
SIGN_PX = 40
ANY_WIDTH_PX = 1 << 20
ONE_MORE, ONE_LESS = "\u200e+1", "\u200e\u22121"
"""Read from the left in every language: the sign stands before its number."""
_MORE, _LESS = ("+",), ("-", "\u2212")


class CounterSheet(Sheet):
    """`more`, `less` and `undo` follow what was pressed; `show_counted` answers."""

    more, less, undo = Signal(), Signal(), Signal()

    keeps_letters = False

    def __init__(self, theme: Theme, guard_s: float = GUARD_S, parent: QWidget | None = None) -> None:
        super().__init__(theme, guard_s, parent)
        self.set_title(self.tr("Count people without tickets"))
        self._hint = FitLabel(theme, lines=4, muted=True)
        self._hint.show_text(self.tr("Children, crew, press: one tap for each. They count as inside."))
        self.notice = SheetNotice(theme)
        self.number = FitLabel(
            theme, largest_px=NUMBER_PX, smallest_px=LOW_NUMBER_PX, weight=QFont.Weight.Bold
        )
        words = FitLabel(theme, lines=2)
        words.show_text(self.tr("inside without a ticket"))
        self.in_all = FitLabel(theme, lines=2, muted=True)
        self._head, beside = QHBoxLayout(), QVBoxLayout()
        beside.addStretch(1)
        beside.addWidget(words)
        beside.addWidget(self.in_all)
        beside.addStretch(1)
        self._head.addWidget(self.number, 0, Qt.AlignmentFlag.AlignVCenter)
        self._head.addLayout(beside, 1)
        self.one_more, self.one_less = PressButton(ONE_MORE), PressButton(ONE_LESS)
        self.one_more.stress(stressed=True)
        self.one_more.setAccessibleName(self.tr("One more came in"))
        self.one_less.setAccessibleName(self.tr("One went out"))
        self.one_more.setToolTip("F12")
        self.came, self.left = FitLabel(theme, lines=2, muted=True), FitLabel(theme, lines=2, muted=True)
        self._taps = QGridLayout()
        for column, (button, total) in enumerate(((self.one_more, self.came), (self.one_less, self.left))):
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
            self._taps.addWidget(button, 0, column)
            self._taps.addWidget(total, 1, column)
            self._taps.setColumnStretch(column, 1)
        self._taps.setRowStretch(0, 1)
        self.undo_button = PressButton(self.tr("Undo the last one"))
        self.undo_button.setToolTip("F8")
        self.body.addWidget(self._hint)
        self.body.addWidget(self.notice)
        self.body.addLayout(self._head)
        self.body.addLayout(self._taps, 1)
        self.body.addStretch(0)
        self.buttons.addWidget(self.undo_button, 1)
        self._counted: Counted | None = None
        for pressed, asked in (
            (self.one_more, self.more),
            (self.one_less, self.less),
            (self.undo_button, self.undo),
        ):
            pressed.clicked.connect(lambda _checked=False, one=asked: self._ask(one))
        theme.changed.connect(self._space_taps)
        self._space_taps()

    def show_counted(self, counted: Counted, inside: int, capacity: int | None) -> None:
        """Show the numbers: those counted here, and everybody `inside` where so many may be."""
        is_new, self._counted = counted != self._counted, counted
        self.number.show_text(grouped(counted.inside))
        self._keep_number_narrow()
        self.came.show_text(self.tr("Came in: {n}").format(n=grouped(counted.came)))
        self.left.show_text(self.tr("Went out: {n}").format(n=grouped(counted.left)))
        self.in_all.setVisible(capacity is not None)
        if capacity is not None:
            text = self.tr("In all, {inside} of {capacity} are inside.")
            self.in_all.show_text(text.format(inside=grouped(inside), capacity=grouped(capacity)))
        if capacity is not None and is_full(inside, capacity):
            self.show_notice(self.tr("The house is full: ask the host."))
        elif is_new:
            self.show_notice("")
        if is_new and self.is_open:
            said = self.tr("{n} inside without a ticket").format(n=grouped(counted.inside))
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.number, said))

    def show_notice(self, text: str) -> None:
        """Say why nobody was counted, in the place of the hint; nothing takes it away again."""
        self.notice.show_text(text)
        self._hint.setVisible(not text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Plus and minus count, wherever the focus is."""
        asked = {**dict.fromkeys(_MORE, self.more), **dict.fromkeys(_LESS, self.less)}.get(event.text())
        if asked is None:
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            self._ask(asked)

    def showEvent(self, event: QShowEvent) -> None:
        """The numbers are as tall as there is room for."""
        super().showEvent(event)
        self._space_taps()

    def _ask(self, asked: SignalInstance) -> None:
        if not self.ignores_input:
            asked.emit()

    def _space_taps(self) -> None:
        px, low = self._theme.px, self.is_compact
        self.number.grow_to(LOW_NUMBER_PX if low else NUMBER_PX)
        self._keep_number_narrow()
        self._taps.setHorizontalSpacing(px(14))
        self._taps.setVerticalSpacing(px(6))
        self._head.setSpacing(px(20))
        for button in (self.one_more, self.one_less):
            button.setStyleSheet(
                f"QPushButton {{ font-size: {px(SIGN_PX)}px; font-weight: 700;"
                f" min-height: {px(LOW_TAP_PX)}px; max-height: {px(TAP_PX)}px; }}"
            )

    def _keep_number_narrow(self) -> None:
        """What it counts stands right beside it."""
        self.number.setFixedWidth(ceil(self.number.fitted(ANY_WIDTH_PX).width) + 1)

    def _space(self) -> None:
        super()._space()
        if hasattr(self, "_taps"):
            self._space_taps()
