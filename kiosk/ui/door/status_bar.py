"""The strip at the top: event and door, and how everything stands, in words."""

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QFrame, QStyle, QWidget

from kiosk.core.link import LinkState
from kiosk.core.policy import Direction
from kiosk.core.tickets import Instant
from kiosk.engine.records import OutboxCount
from kiosk.ui.devices.power import Alarm, Battery, urgency
from kiosk.ui.door import status_explained
from kiosk.ui.door.direction_badge import DirectionBadge
from kiosk.ui.door.status_bar_layout import Form, Want, forms, forms_beside, in_second_line
from kiosk.ui.door.status_explained import Topic
from kiosk.ui.texts import status_texts
from kiosk.ui.texts.status_texts import HubState, StatusText
from kiosk.ui.texts.times import clock_time
from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.labels import ElideLabel, PlainLabel
from kiosk.ui.widgets.pill import RING_PX, Level, Pill
from kiosk.ui.widgets.pill_mark import Charge, Dot, Mark, Outgoing, Sign

STALE_LIST_S = 3600.0
"""From this age on the list's pill is amber: a delta comes every few seconds while the link is good."""
SHOWN_BELOW_PERCENT = 50
"""A battery that has more is nobody's concern."""
EDGE_PX = 20
LINE_PX = 50
HEIGHTS_PX = (56, 100)
"""With one line, and with two."""
TITLES_PX = 240
"""The room that event and door keep before the pills move to a second line."""
SEPARATOR = " · "
"""In an event's title, before its date."""
LEAST_TITLES_PX = 120
"""What is left of it before pills leave."""
BADGE_GAP_PX = 14
NARROW_PX = 1100
"""In a bar narrower than this the door's direction is written smaller."""
BOTH_TITLES_PX = 180
"""In less room than this the door's name makes way for the event's."""

_LINK_LEVELS = {
    LinkState.UNKNOWN: Level.QUIET,
    LinkState.GOOD: Level.WELL,
    LinkState.SLOW: Level.WARNING,
    LinkState.OFFLINE: Level.WARNING,
    LinkState.PORTAL: Level.WARNING,
    LinkState.SIGN_IN: Level.WARNING,
    LinkState.REFUSED: Level.WARNING,
}
_BATTERY_LEVELS = {None: Level.QUIET, Alarm.LOW: Level.WARNING, Alarm.DYING: Level.ALARM}


class StatusBar(QFrame):
    """Quiet when all is well; one line, or two where one has no room.

    Words give way to states: titles are cut before a pill is, and quiet pills before loud ones.
    """

    explained = Signal(str, str, object)
    """A pill was pressed: its words, what they mean and what to do, and the Topic."""
    explained_anew = Signal(str, str, object)
    """The same, of a pill that means something else than before; without words where it has gone."""
    lines_changed = Signal()
    """`lines_for` says something else for the present width than before."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("status-bar")
        self._theme = theme
        self.direction = DirectionBadge(theme, self)
        self.direction.clicked.connect(self._explain_direction)
        self.event_title, self.door = ElideLabel("", self), ElideLabel("", self)
        self.event_title.setProperty("role", "strong")
        self.rule = QFrame(self)
        self.rule.setObjectName("rule")
        self.capacity, self.battery, self.hub = (
            Pill(theme, parent=self),
            Pill(theme, parent=self),
            Pill(theme, parent=self),
        )
        self.link, self.unsent = Pill(theme, parent=self), Pill(theme, parent=self)
        widest = status_texts.list_status(0.0, 88 * 60.0, complete=True)
        self.guest_list = Pill(theme, room_for=widest, parent=self)
        self.clock = PlainLabel("", self)
        self.clock.setProperty("role", "strong")
        self.clock.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._pills = {
            Topic.CAPACITY: self.capacity,
            Topic.BATTERY: self.battery,
            Topic.HUB: self.hub,
            Topic.LINK: self.link,
            Topic.OUTBOX: self.unsent,
            Topic.LIST: self.guest_list,
        }
        for topic, pill in self._pills.items():
            pill.clicked.connect(lambda _=False, topic=topic: self._explain(topic))
        self._absent = {self.capacity, self.battery, self.hub}
        self._lines = 0
        self._known_lines: dict[int, int] = {}
        """What `lines_for` came to since everything was placed; the window asks with each verdict."""
        self._usual_widths: dict[tuple[Pill, float], int] = {}
        self._link, self._count, self._has_list = LinkState.UNKNOWN, OutboxCount(), False
        theme.changed.connect(self._apply_theme)
        self._apply_theme()
        self.show_direction(Direction.ENTRY)
        self.show_unsent(OutboxCount(), 0.0)
        self.show_list(None, 0.0, complete=False)

    @property
    def link_state(self) -> LinkState:
        """The link's health, as it is shown."""
        return self._link

    def show_event(self, title: str, door: str) -> None:
        """The event of this door, and the door's own name."""
        if (title, door) == (self.event_title.text(), self.door.text()):
            return
        self.event_title.show_text(title, keeps_end=title.rpartition(SEPARATOR)[2])
        self.door.show_text(door)
        self._place()

    def show_direction(self, direction: Direction) -> None:
        """Which way people pass: at an exit the whole bar has another colour."""
        if self.direction.show_direction(direction):
            self.setProperty("way", direction.value)
            self.setStyleSheet(self.styleSheet())  # what is within goes by it too
            self._place()

    def show_link(self, state: LinkState) -> None:
        """The link's health; a sign-in that is needed is an alarm while entries wait for it."""
        self._link = state
        waits = state is LinkState.SIGN_IN and self._count.unsent > 0
        text = status_explained.link_explained(state, self._count.unsent, has_list=self._has_list)
        level = Level.ALARM if waits else _LINK_LEVELS[state]
        status = status_texts.link_status(state, has_list=self._has_list)
        self._show_status(self.link, status, level, text, Sign() if waits else Dot())

    def show_unsent(self, count: OutboxCount, now: Instant) -> None:
        """What waits to be sent, and what the service refused."""
        self._count = count
        level = Level.WARNING if count.unsent or count.needs_attention else Level.QUIET
        text = status_explained.outbox_explained(count, now)
        mark = Outgoing() if count.unsent else None
        self._show_status(self.unsent, status_texts.unsent_status(count, now), level, text, mark)
        self.show_link(self._link)

    def show_list(self, as_of: Instant | None, now: Instant, *, complete: bool) -> None:
        """How fresh the guest list is."""
        stale = as_of is None or not complete or now - as_of > STALE_LIST_S
        status = status_texts.list_status(as_of, now, complete=complete)
        text = status_explained.list_explained(as_of, now, complete=complete, stale=stale)
        self._show_status(self.guest_list, status, Level.WARNING if stale else Level.QUIET, text)
        if self._has_list is not (as_of is not None):
            self._has_list = as_of is not None
            self.show_link(self._link)

    def show_hub(self, state: HubState | None) -> None:
        """Whether the doors know of each other; nothing where this door needs no hub."""
        if state is None:
            self._leave_out(self.hub)
            return
        level = Level.QUIET if state is HubState.TOGETHER else Level.WARNING
        self._show_status(
            self.hub, status_texts.hub_status(state), level, status_explained.hub_explained(state)
        )

    def show_battery(self, battery: Battery | None) -> None:
        """What the battery has, once that is of interest: not on mains, nor with half of it left."""
        if battery is None or battery.plugged or battery.percent >= SHOWN_BELOW_PERCENT:
            self._leave_out(self.battery)
            return
        status, text = (
            status_texts.battery_status(battery.percent),
            status_explained.battery_explained(battery),
        )
        self._show_status(
            self.battery, status, _BATTERY_LEVELS[urgency(battery)], text, Charge(battery.percent)
        )

    def show_capacity(self, inside: int, capacity: int | None) -> None:
        """How full the house is, once it is nearly full."""
        if capacity is None or not status_texts.is_nearly_full(inside, capacity):
            self._leave_out(self.capacity)
            return
        level = Level.ALARM if status_texts.is_full(inside, capacity) else Level.WARNING
        status = status_texts.capacity_status(inside, capacity)
        self._show_status(
            self.capacity, status, level, status_explained.capacity_explained(inside, capacity), Sign()
        )

    def show_time(self, now: Instant) -> None:
        """The clock."""
        if self.clock.text() != clock_time(now):
            self.clock.setText(clock_time(now))
            self._place()

    def lines_for(self, width: int) -> int:
        """How many lines the present states need in a strip of this width: 1 or 2.

        What is always there counts with the widest of its usual words, so that a lost link or a growing age
        moves nothing on the screen.
        """
        if width not in self._known_lines:
            pills = sum(max(pill.width_for(brief=True), self._usual(pill)) for pill in self._present())
            titles = min(self._titles_want(), self._theme.px(TITLES_PX))
            self._known_lines[width] = 1 if titles + pills + self._around(width) <= width else 2
        return self._known_lines[width]

    def height_for(self, lines: int) -> int:
        """The height of a strip with so many lines, in pixels of the window."""
        return self._theme.px(HEIGHTS_PX[lines - 1])

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place everything anew."""
        super().resizeEvent(event)
        self._place()

    def event(self, event: QEvent) -> bool:
        """Place everything anew when a font, and with it a width, or the direction of writing changed."""
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.LayoutDirectionChange):
            self._place()
        return super().event(event)

    def _explain_direction(self) -> None:
        is_exit = self.property("way") == Direction.EXIT.value
        heading = self.tr("This is an exit") if is_exit else self.tr("This is an entry")
        self.explained.emit(heading, self.direction.explanation, Topic.DIRECTION)

    def _explain(self, topic: Topic) -> None:
        pill = self._pills[topic]
        self.explained.emit(pill.text(), pill.explanation, topic)

    def _show_status(
        self, pill: Pill, status: StatusText, level: Level, text: str, mark: Mark | None = None
    ) -> None:
        is_back = pill in self._absent
        self._absent.discard(pill)
        before = pill.explanation
        if pill.show_status(status, level, text, mark) or is_back:
            self._place()
        if text != before:
            self.explained_anew.emit(pill.text(), text, self._topic_of(pill))

    def _topic_of(self, pill: Pill) -> Topic:
        return next(topic for topic, one in self._pills.items() if one is pill)

    def _leave_out(self, pill: Pill) -> None:
        if pill not in self._absent:
            self._absent.add(pill)
            self._place()
            self.explained_anew.emit("", "", self._topic_of(pill))

    def _present(self) -> list[Pill]:
        return [pill for pill in self._pills.values() if pill not in self._absent]

    def _usual(self, pill: Pill) -> int:
        """The room that a pill which is always there takes in its usual states, in brief; measured once."""
        measured = (pill, self._theme.zoom)
        if measured not in self._usual_widths:
            self._usual_widths[measured] = self._measure_usual(pill)
        return self._usual_widths[measured]

    def _measure_usual(self, pill: Pill) -> int:
        if pill is self.link:
            status = [status_texts.link_status(state) for state in LinkState]
            return max(pill.width_for(brief=True, status=one, mark=Sign()) for one in status)
        if pill is self.unsent:
            backlog = status_texts.unsent_status(OutboxCount(888, 0.0), 88 * 60.0)
            return pill.width_for(brief=True, status=backlog, mark=Outgoing())
        return 0

    def _apply_theme(self) -> None:
        for label, weight in (
            (self.event_title, QFont.Weight.Bold),
            (self.door, QFont.Weight.Normal),
            (self.clock, QFont.Weight.Bold),
        ):
            label.setFont(self._theme.font(17, weight))
        self._place()

    def _place(self) -> None:
        self._known_lines.clear()
        before, self._lines = self._lines, self.lines_for(self.width())
        if before not in (0, self._lines):
            self.lines_changed.emit()
        px, pills = self._theme.px, self._present()
        wants = [self._want(pill) for pill in pills]
        two_lines = self.height() > px(sum(HEIGHTS_PX) / 2)
        line = QRect(
            px(EDGE_PX), 0, self.width() - 2 * px(EDGE_PX), px(LINE_PX) if two_lines else self.height() - 1
        )
        below = in_second_line(wants, line.width()) if two_lines else 0
        second = QRect(line.x(), line.height(), line.width(), self.height() - line.height() - 1)
        self._stand(pills[:below], forms(wants[:below], second.width()), second.x() - px(RING_PX), second)
        room = line.width() - self._around(self.width()) + 2 * px(EDGE_PX)
        chosen = self._chosen(wants[below:], room)
        taken = sum(want.width(form) for want, form in zip(wants[below:], chosen, strict=True))
        end = line.right() + 1 - self.clock.sizeHint().width()
        self._put(self.clock, QRect(end, line.y(), self.clock.sizeHint().width(), line.height()))
        start = end - px(10) - taken
        self._stand(pills[below:], chosen, start, line)
        self.direction.set_small(small=self._is_narrow(self.width()))
        badge = self.direction.sizeHint().width()
        self._put(self.direction, QRect(line.x(), line.y(), badge, line.height()))
        first = line.x() + badge + px(BADGE_GAP_PX)
        self._titles(QRect(first, line.y(), max(start - px(14) - first, 0), line.height()))
        for pill in self._absent:
            pill.hide()

    def _chosen(self, wants: list[Want], room: int) -> tuple[Form, ...]:
        """The forms of the pills that stand beside the titles."""
        titles, px = self._titles_want(), self._theme.px
        kept, least = min(titles, px(TITLES_PX)), min(titles, px(LEAST_TITLES_PX))
        return forms_beside(wants, room, titles=titles, kept=kept, least=least, loud=int(Level.WARNING))

    def _want(self, pill: Pill) -> Want:
        return Want(pill.width_for(brief=False), pill.width_for(brief=True), int(pill.level))

    def _around(self, width: int) -> int:
        """What the first line needs beside pills and titles, in a bar of this width."""
        badge = self.direction.width_for(small=self._is_narrow(width)) + self._theme.px(BADGE_GAP_PX)
        return 2 * self._theme.px(EDGE_PX) + badge + self.clock.sizeHint().width() + self._theme.px(24)

    def _is_narrow(self, width: int) -> bool:
        return width < self._theme.px(NARROW_PX)

    def _stand(self, pills: list[Pill], chosen: tuple[Form, ...], x: int, line: QRect) -> None:
        """Put pills side by side, each as high as its line so that fingers find it."""
        for pill, form in zip(pills, chosen, strict=True):
            pill.set_brief(brief=form is Form.BRIEF)
            pill.setVisible(form is not Form.AWAY)
            if form is not Form.AWAY:
                width = pill.sizeHint().width()
                self._put(pill, QRect(x, line.y(), width, line.height()))
                x += width

    def _put(self, widget: QWidget, rect: QRect) -> None:
        widget.setGeometry(QStyle.visualRect(self.layoutDirection(), self.rect(), rect))

    def _titles_want(self) -> int:
        gap = self._theme.px(40) if self.door.text() else 0
        return self.event_title.sizeHint().width() + gap + self.door.sizeHint().width()

    def _titles(self, line: QRect) -> None:
        gap, room = self._theme.px(20), line.width()
        door_wants, title_wants = self.door.sizeHint().width(), self.event_title.sizeHint().width()
        has_door = bool(self.door.text()) and room >= self._theme.px(BOTH_TITLES_PX)
        door_gets = min(door_wants, max(room - title_wants - 2 * gap, room * 2 // 5 - gap)) if has_door else 0
        title_gets = min(title_wants, room - door_gets - 2 * gap if has_door else room)
        self._put(self.event_title, QRect(line.x(), line.y(), title_gets, line.height()))
        x = line.x() + title_gets + gap
        high = self._theme.px(21)
        self._put(self.rule, QRect(x - 1, line.center().y() - high // 2, max(self._theme.px(1), 1), high))
        self.rule.setVisible(has_door)
        self.door.setVisible(has_door)
        self._put(self.door, QRect(x + gap, line.y(), door_gets, line.height()))
