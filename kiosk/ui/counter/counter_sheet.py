"""How many people without tickets are inside, with one more and one less as large as a thumb."""

import math

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from kiosk.engine.records import Counted
from kiosk.ui.texts.status_texts import grouped, is_full
from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.fit_label import FitLabel
from kiosk.ui.widgets.press_button import PressButton
from kiosk.ui.widgets.sheet import GUARD_S, Sheet
from kiosk.ui.widgets.sheet_notice import SheetNotice

NUMBER_PX, LEAST_NUMBER_PX, NUMBER_OF_SHEET = 120, 44, 0.2
"""How large the number stands: this share of the sheet's height."""
SHRUNK_NUMBER_PX = 32
"""It gets no smaller than this where it is long."""
WORDS_PX, WORDS_OF_NUMBER = 20, 0.32
"""How large its words are at least, and beside a large number."""
TOGETHER_PX = 14
"""Between the number and its words."""
LOWEST_PX = 300
"""In a sheet lower than this the number and what counts have all of the room; what hinders stands beside."""
LOWEST_TAP_PX, LOW_TAP_PX, TAP_PX = 52, 64, 140
"""How tall the two buttons are, as there is room."""
SIGN_PX = 40
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
        self._has_capacity = self._says_full = False
        self.number = FitLabel(
            theme, largest_px=NUMBER_PX, smallest_px=SHRUNK_NUMBER_PX, weight=QFont.Weight.Bold
        )
        self.words = FitLabel(theme, smallest_px=WORDS_PX, lines=2, weight=QFont.Weight.DemiBold)
        self.words.show_text(self.tr("inside without a ticket"))
        self.in_all = FitLabel(theme, lines=2, muted=True)
        self._head, self._beside = QHBoxLayout(), QVBoxLayout()
        self._beside.setSpacing(0)
        self._beside.addStretch(1)
        self._beside.addWidget(self.words)
        self._beside.addWidget(self.in_all)
        self._beside.addStretch(1)
        self._head.addWidget(self.number, 0, Qt.AlignmentFlag.AlignVCenter)
        self._head.addLayout(self._beside, 1)
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
        theme.zoomed.connect(self._space_taps)
        self._space_taps()

    def show_counted(self, counted: Counted, inside: int, capacity: int | None) -> None:
        """Show the numbers: those counted here, and everybody `inside` where so many may be."""
        is_new, self._counted = counted != self._counted, counted
        self.number.show_text(grouped(counted.inside))
        self.came.show_text(self.tr("Came in: {n}").format(n=grouped(counted.came)))
        self.left.show_text(self.tr("Went out: {n}").format(n=grouped(counted.left)))
        self._has_capacity = capacity is not None
        if capacity is not None:
            text = self.tr("In all, {inside} of {capacity} are inside.")
            self.in_all.show_text(text.format(inside=grouped(inside), capacity=grouped(capacity)))
        if capacity is not None and is_full(inside, capacity):
            self.show_notice(self.tr("The house is full: ask the host."))
            self._says_full = True
        elif is_new or self._says_full:
            self.show_notice("")
        self._space_taps()
        if is_new and self.is_open:
            said = self.tr("{n} inside without a ticket").format(n=grouped(counted.inside))
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.number, said))

    def show_notice(self, text: str) -> None:
        """Say why nobody was counted, in the place of the hint; nothing takes it away again."""
        self._says_full = False
        self.notice.show_text(text)
        self._space_taps()

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

    def resizeEvent(self, event: QResizeEvent) -> None:
        """As large as there is room for."""
        super().resizeEvent(event)
        self._space_taps()

    def _space_taps(self) -> None:
        px, height = self._theme.px, self.height() / self._theme.zoom
        lowest, is_noticed = height < LOWEST_PX, bool(self.notice.text())
        self._hint.setVisible(not lowest and not is_noticed)
        self.in_all.setVisible(not lowest and self._has_capacity)
        self.words.setVisible(not lowest or not is_noticed)
        for part in (self.title, self.came, self.left):
            part.setVisible(not lowest)
        self._place_notice(beside=lowest)
        self._size_number(min(max(round(height * NUMBER_OF_SHEET), LEAST_NUMBER_PX), NUMBER_PX))
        self._taps.setHorizontalSpacing(px(14))
        self._taps.setVerticalSpacing(px(6))
        for button in (self.one_more, self.one_less):
            button.setStyleSheet(
                f"QPushButton {{ font-size: {px(SIGN_PX)}px; font-weight: 700;"
                f" min-height: {px(LOWEST_TAP_PX if lowest else LOW_TAP_PX)}px;"
                f" max-height: {px(TAP_PX)}px; }}"
            )

    def _place_notice(self, *, beside: bool) -> None:
        """Above the number, or where its words are."""
        place: QBoxLayout = self._beside if beside else self.body
        if place.indexOf(self.notice) < 0:
            place.insertWidget(1, self.notice)  # it leaves the other place by that

    def _size_number(self, number_px: int) -> None:
        """The number is as wide as it is written, so that its words stand beside it."""
        self.number.grow_to(number_px)
        self.words.grow_to(max(round(number_px * WORDS_OF_NUMBER), WORDS_PX))
        self._head.setSpacing(self._theme.px(TOGETHER_PX))
        letters = QFontMetricsF(self._theme.font(number_px, QFont.Weight.Bold))
        wide = math.ceil(letters.horizontalAdvance(self.number.text)) + 1
        self.number.setFixedWidth(min(wide, max(self.width() // 2, 1)))

    def _space(self) -> None:
        super()._space()
        if hasattr(self, "_taps"):
            self._space_taps()
