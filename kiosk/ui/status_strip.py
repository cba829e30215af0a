"""The strip at the top: event, door, link, unsent, list age and clock, in words."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QWidget

from kiosk.core.link import LinkState
from kiosk.core.tickets import Instant
from kiosk.engine.records import OutboxCount
from kiosk.ui import status_words
from kiosk.ui.elide_label import ElideLabel
from kiosk.ui.pill import Level, Pill
from kiosk.ui.theme import Theme
from kiosk.ui.times import clock_time

STALE_LIST_S = 3600.0
"""From this age on the list's pill is amber: a delta comes every few seconds while the link is good."""
TITLES_PX = 360
"""The room that event and door keep before pills take their short words."""

_LINK_LEVELS = {
    LinkState.UNKNOWN: Level.QUIET,
    LinkState.GOOD: Level.WELL,
    LinkState.SLOW: Level.WARNING,
    LinkState.OFFLINE: Level.WARNING,
    LinkState.PORTAL: Level.WARNING,
    LinkState.SIGN_IN: Level.WARNING,
}


class StatusStrip(QFrame):
    """Quiet when all is well; one line, or two where the window is narrow."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("strip")
        self.event_title = ElideLabel("", self)
        self.event_title.setProperty("role", "strong")
        self.rule = QFrame(self)
        self.rule.setObjectName("rule")
        self.door = ElideLabel("", self)
        self.link = Pill(theme, dotted=True, parent=self)
        self.unsent = Pill(theme, parent=self)
        widest = status_words.list_in_words(0.0, 88 * 60.0, complete=True)
        self.guest_list = Pill(theme, room_for=widest, parent=self)
        self.clock = QLabel("", self)
        self.clock.setProperty("role", "strong")
        self.clock.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.say_link(LinkState.UNKNOWN)
        self.say_unsent(OutboxCount(), 0.0)

    def say_event(self, title: str, door: str) -> None:
        """The event of this door, and the door's own name."""
        if (title, door) == (self.event_title.text(), self.door.text()):
            return
        self.event_title.say(title)
        self.door.say(door)
        self._place()

    def say_link(self, state: LinkState) -> None:
        """The link's health."""
        explained = status_words.link_explained(state)
        text, brief = status_words.link_in_words(state), status_words.link_in_brief(state)
        self.link.say(text, _LINK_LEVELS[state], explained, short=brief)
        self._place()

    def say_unsent(self, count: OutboxCount, now: Instant) -> None:
        """What waits to be sent, and what the service refused."""
        text = status_words.unsent_in_words(count.unsent, count.oldest, now)
        brief = status_words.unsent_in_brief(count.unsent, count.oldest, now)
        level, explained = (Level.WARNING if count.unsent else Level.QUIET), ""
        if count.needs_attention:
            refused = self.tr(" · {n} refused").format(n=count.needs_attention)
            text, brief = text + refused, brief + refused
            level = Level.WARNING
            explained = self.tr("The service refused some check-ins; somebody must look at them.")
        self.unsent.say(text, level, explained, short=brief)
        self._place()

    def say_list(self, as_of: Instant | None, now: Instant, *, complete: bool) -> None:
        """How fresh the guest list is."""
        stale = as_of is None or not complete or now - as_of > STALE_LIST_S
        text = status_words.list_in_words(as_of, now, complete=complete)
        self.guest_list.say(text, Level.WARNING if stale else Level.QUIET)
        self._place()

    def say_time(self, now: Instant) -> None:
        """The clock."""
        if self.clock.text() != clock_time(now):
            self.clock.setText(clock_time(now))
            self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place everything anew."""
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        """Words give way to states: the event's title is cut before a pill is."""
        two_lines = self.height() > 80
        line = QRect(20, 0, self.width() - 40, 50 if two_lines else self.height() - 1)
        right = self._right(line, (self.clock,))
        room = self.width() - 40 if two_lines else right - line.x() - 34 - self._titles_want()
        pills = self._pills_within(room)
        if two_lines:
            self._left(QRect(20, 50, self.width() - 40, 42), tuple(reversed(pills)))
        else:
            right = self._right(QRect(line.x(), 0, right - line.x() - 14, line.height()), pills)
        self._titles(line, right - 20)

    def _titles_want(self) -> int:
        """Enough of event and door to know them by."""
        wants = self.event_title.sizeHint().width() + self.door.sizeHint().width() + 40
        return min(wants, TITLES_PX)

    def _pills_within(self, room: int) -> tuple[Pill, ...]:
        """The pills from the right, with short words where all of them would need more room."""
        pills = (self.guest_list, self.unsent, self.link)
        for pill in pills:
            pill.shorten(shortened=False)
        for pill in (self.unsent, self.link):
            if sum(one.sizeHint().width() + 10 for one in pills) > room:
                pill.shorten(shortened=True)
        return pills

    def _right(self, line: QRect, widgets: tuple[QWidget, ...]) -> int:
        x = line.right() + 1
        for widget in widgets:
            size = widget.sizeHint()
            x -= size.width()
            widget.setGeometry(
                x, line.y() + (line.height() - size.height()) // 2, size.width(), size.height()
            )
            x -= 10
        return x

    def _left(self, line: QRect, widgets: tuple[QWidget, ...]) -> None:
        x = line.x()
        for widget in widgets:
            size = widget.sizeHint()
            widget.setGeometry(
                x, line.y() + (line.height() - size.height()) // 2, size.width(), size.height()
            )
            x += size.width() + 10

    def _titles(self, line: QRect, end: int) -> None:
        room = max(end - line.x(), 0)
        door_wants, title_wants = self.door.sizeHint().width(), self.event_title.sizeHint().width()
        door_gets = min(door_wants, max(room - title_wants - 40, room * 2 // 5 - 20, 0))
        title_gets = max(min(title_wants, room - door_gets - 40), 0)
        self.event_title.setGeometry(line.x(), line.y(), title_gets, line.height())
        x = line.x() + title_gets + 19
        self.rule.setGeometry(x, line.center().y() - 10, 1, 21)
        self.door.setGeometry(x + 20, line.y(), door_gets, line.height())
