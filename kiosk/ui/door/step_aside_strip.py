"""The step-aside strip: who waits beside the lane, and above them what somebody must look at."""

from enum import StrEnum

from PySide6.QtCore import QRect, QSize, QTimer, Signal
from PySide6.QtGui import QIcon, QResizeEvent
from PySide6.QtWidgets import QWidget

from kiosk.core.tickets import Instant
from kiosk.ui.door import step_aside_rows
from kiosk.ui.door.step_aside_rows import Aside, AsideRows, Asides
from kiosk.ui.theme.direction import reads_from_right
from kiosk.ui.theme.icons import icon
from kiosk.ui.theme.theme import TOUCH_PX, Theme
from kiosk.ui.widgets.panel import Panel
from kiosk.ui.widgets.press_button import PressButton
from kiosk.ui.widgets.row_painter import LEAST_ROW_PX, shared_row
from kiosk.ui.widgets.sheet import GUARD_S

ROW_PX = 58
BUTTON_PX, LOW_BUTTON_PX = 56, TOUCH_PX
"""How high the counts are where there is nothing else, and over a list."""
GAP_PX = 8
ICON_PX = 22
SMALL_PX = 15
"""How large the words are where the number stands below them."""
FRAME_PX, EDGES_PX = 12, 2
"""What a list's panel takes around it at most: its foot, and a line at each end."""
HEADING_PX = 39
USUAL = 2
"""So many have room beside the camera as it is."""
MOST = 500
"""Nobody scrolls further beside the camera: those who wait longest; all of them are on their sheet."""


class Words(StrEnum):
    """How a button says its count: on one line, with the number below the words, or the number alone."""

    LINE = "line"
    LINES = "lines"
    NONE = "none"


class StepAsideStrip(QWidget):
    """The list of those who wait; two buttons with the counts where there is no room for a list.

    Where there is room for some of them only, the button over the list says how many more there are.

    `chosen` brings the number of the guest who was tapped. For `guard_s` after the overlay above it has gone
    it is deaf: a second tap on a button that was there must not open what lay under it.
    """

    chosen = Signal(int)
    list_asked = Signal()
    """The whole list is wanted, where the strip does not show all of it."""
    look_asked = Signal()
    """The incidents are wanted."""
    needs_changed = Signal()
    """`least_height` or `wanted_height` is another now."""

    def __init__(self, theme: Theme, guard_s: float = GUARD_S, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._waiting: tuple[Aside, ...] = ()
        self._rows = AsideRows(chip_below=True)
        self._incidents = 0
        self._late = False
        self._shown_before = (0, 0, False)
        self._needs = (0, 0)
        self._left_out = 0
        self._guard_ms = round(guard_s * 1000)
        self._guard = QTimer(self)
        self._guard.setSingleShot(True)
        self.panel = Panel(
            theme,
            step_aside_rows.nobody(),
            self.tr("Nobody waiting"),
            self,
            rows=self._rows,
            row_px=ROW_PX,
        )
        self._rows.setParent(self.panel.list)
        self.list = self.panel.list
        self.list.setAccessibleName(step_aside_rows.nobody())
        self.look_at = PressButton("", self)
        self.look_at.setProperty("role", "warning")
        self.look_at.setToolTip("F6")
        self.count = PressButton("", self)
        self.count.setProperty("role", "card")
        self.count.setToolTip("F2")
        self.list.chosen.connect(self._choose)
        self.look_at.clicked.connect(self._look)
        self.count.clicked.connect(self._list)
        theme.changed.connect(self._place)
        self._place()

    @property
    def has_something(self) -> bool:
        """Whether somebody waits, or something is to be looked at."""
        return bool(self._waiting or self._incidents)

    @property
    def is_brief(self) -> bool:
        """Whether there is only room for the counts."""
        if self.height() < self._theme.px(self._over_px() + ROW_PX + FRAME_PX):
            return True
        over = self._buttons_px
        return bool(self._waiting) and not self._is_headed(over) and not self._whole(over, headed=False)

    @property
    def least_height(self) -> int:
        """Below this height it cannot even say how many."""
        return self._theme.px(TOUCH_PX) if self.has_something else 0

    @property
    def wanted_height(self) -> int:
        """From this height on it shows everybody who waits; 0 where they have room anyway."""
        n = len(self._waiting)
        return self._theme.px(self._over_px() + n * ROW_PX + FRAME_PX) if n > USUAL else 0

    def show_waiting(self, asides: Asides, now: Instant) -> None:
        """Show these, with how long they have waited by now."""
        self._waiting = asides.waiting
        late = any(one.waits_long(now) for one in asides.waiting)
        self.panel.heading.setText(step_aside_rows.over_the_list(self._waiting, now))
        self.list.change(lambda: self._rows.show_waiting(asides.longest_first[:MOST], now))
        if late != self._late:
            self._late = late
            self.count.setProperty("role", "warning" if late else "card")
            self.count.style().unpolish(self.count)
            self.count.style().polish(self.count)
        self._follow()

    def show_incidents(self, count: int) -> None:
        """Say that so many incidents are open."""
        self._incidents = count
        self._follow()

    def arm(self) -> None:
        """Be deaf for a moment."""
        if self._guard_ms:
            self._guard.start(self._guard_ms)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """As much as there is room for."""
        super().resizeEvent(event)
        self._place()

    def _choose(self, key: str) -> None:
        if not self._guard.isActive():
            self.chosen.emit(int(key))

    def _look(self) -> None:
        if not self._guard.isActive():
            self.look_asked.emit()

    def _list(self) -> None:
        if not self._guard.isActive():
            self.list_asked.emit()

    def _follow(self) -> None:
        """Place everything anew when there is something else to say."""
        before, self._shown_before = self._shown_before, (len(self._waiting), self._incidents, self._late)
        if before == self._shown_before:
            return
        needs = self._needs
        self._needs = (self.least_height, self.wanted_height)
        self._place()
        if needs != self._needs:
            self.needs_changed.emit()

    def _over_px(self) -> int:
        """What stands over the list, in tokens."""
        return LOW_BUTTON_PX + GAP_PX if self._incidents else HEADING_PX

    @property
    def _buttons_px(self) -> int:
        """What buttons over the list take, in pixels of the window."""
        return self._theme.px(LOW_BUTTON_PX) + self._theme.px(GAP_PX)

    def _whole(self, over: int, *, headed: bool) -> int:
        """How many guests have room in a list with so much over it, in pixels of the window."""
        px, n = self._theme.px, len(self._waiting)
        room = self.height() - over - (px(HEADING_PX) if headed else 0) - px(FRAME_PX - EDGES_PX) - EDGES_PX
        return min(max(room, 0) // shared_row(room, n, px(ROW_PX), px(LEAST_ROW_PX)), n)

    def _is_headed(self, over: int) -> bool:
        """Whether the list has a heading: its button says the same, and how many it does not show."""
        if self._incidents:  # a heading is not worth lower rows
            rows = max(len(self._waiting), 1)
            return self.height() >= over + self._theme.px(HEADING_PX + rows * ROW_PX + FRAME_PX)
        return self._whole(0, headed=True) == len(self._waiting)

    def _place(self) -> None:
        px, brief = self._theme.px, self.is_brief
        over, n = self._buttons_px, len(self._waiting)
        headed = self._is_headed(over)
        self._left_out = 0 if brief or headed else n - self._whole(over, headed=False)
        self.panel.setVisible(not brief)
        self.panel.show_heading(shown=headed)
        self.count.setVisible(bool(self._waiting) and (brief or not headed))
        self.look_at.setVisible(self._incidents > 0)
        stacked = brief and self.height() >= px(2 * TOUCH_PX + GAP_PX)
        below = self._place_buttons(self.height() if brief else px(LOW_BUTTON_PX), stacked=stacked)
        self.panel.setGeometry(0, below, self.width(), max(self.height() - below, 0))

    def _place_buttons(self, room: int, *, stacked: bool) -> int:
        """Those that are shown, beside one another or under one another; where the list may begin."""
        gap = self._theme.px(GAP_PX)
        shown = [button for button in (self.count, self.look_at) if not button.isHidden()]
        if not shown:
            return 0
        widths, stacked = self._widths(shown, may_stack=stacked)
        tall = min((room - gap) // 2 if stacked else room, self._theme.px(BUTTON_PX))
        x = y = 0
        for button, wide in zip(shown, widths, strict=True):
            place = QRect(x, y, wide, tall)
            if reads_from_right(self):
                place.moveLeft(self.width() - x - wide)
            button.setGeometry(place)
            x, y = (0, y + tall + gap) if stacked else (x + wide + gap, y)
        return tall + gap

    def _widths(self, shown: list[PressButton], *, may_stack: bool) -> tuple[list[int], bool]:
        """Each as wide as its words want, and whether they stand under one another.

        Where there is no room beside one another they are stacked; where there is none for that either, icons
        leave, then the number goes below the words, and at last the words leave.
        """
        room = self.width() - self._theme.px(GAP_PX)
        for icons, words in (
            (True, Words.LINE),
            (False, Words.LINE),
            (False, Words.LINES),
            (True, Words.NONE),
        ):
            self._show_counts(icons=icons, words=words)
            wanted = [button.sizeHint().width() for button in shown]
            if len(shown) == 1 and wanted[0] <= self.width():
                return [self.width()], False
            if len(shown) > 1 and sum(wanted) <= room:
                break
            if may_stack and len(shown) > 1:
                return [self.width()] * len(shown), True
        if len(shown) == 1:
            return [self.width()], False
        first = room * wanted[0] // max(sum(wanted), 1)
        return [first, room - first], False

    def hide_names(self, *, hidden: bool) -> None:
        """Cut names to their first letters."""
        self.list.rows.hide_names(hidden=hidden)

    def _show_counts(self, *, icons: bool, words: "Words") -> None:
        mirrored = reads_from_right(self)
        palette, px, ratio = self._theme.palette, self._theme.px, self.devicePixelRatioF()
        waiting, incidents = len(self._waiting), self._incidents
        late = palette.warning.ink if self._late else palette.text
        for button, count, text, name, colour in (
            (self.count, waiting, step_aside_rows.with_more(waiting, self._left_out), "step-aside", late),
            (self.look_at, incidents, step_aside_rows.to_look_at(incidents), "ask", palette.warning.ink),
        ):
            side, gap = px(ICON_PX), px(GAP_PX)
            picture = icon(name, colour, side, gap_px=gap, mirrored=mirrored, ratio=ratio)
            button.setIcon(picture if icons else QIcon())
            button.setIconSize(QSize(px(ICON_PX) + px(GAP_PX), px(ICON_PX)))
            small = f"QPushButton {{ font-size: {px(SMALL_PX)}px; }}" if words is Words.LINES else ""
            if small != button.styleSheet():
                button.setStyleSheet(small)
            lines = "\n".join(text.rsplit(" · ", 1))
            button.setText({Words.LINE: text, Words.LINES: lines, Words.NONE: str(count)}[words])
            button.setAccessibleName(text)
