"""Where a ticket's holder is, as a projection of the ledger.

`story_of` alone decides what a ticket's rows tell: in which order they count, which row ended which
admission, who is inside, what stands, who was let in twice. Whoever needs one of these takes it from there.
"""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from math import isfinite

from msgspec import Struct, field
from msgspec.structs import astuple, replace

from kiosk.core.tickets import Instant


class InputMethod(StrEnum):
    """How a code reached the door."""

    CAMERA = "camera"
    HAND_SCANNER = "hand_scanner"
    KEYBOARD = "keyboard"
    SEARCH = "search"
    COMMAND_LINE = "command_line"


class Certainty(StrEnum):
    """Who stands behind a verdict: the service, the hub, or this machine alone."""

    CONFIRMED = "confirmed"
    VENUE = "venue"
    LOCAL = "local"


class RowKind(StrEnum):
    """What a ledger row records; rows are only ever added."""

    ADMISSION = "admission"
    EXIT = "exit"
    UNDO = "undo"
    OVERTURNED = "overturned"
    """An admission taken back before anybody saw green."""
    SEEN_INSIDE = "seen_inside"
    """The service said that the ticket was in already, and not through this door."""
    OVERRIDE = "override"
    """A supervisor let somebody in on a ticket that the door would not have admitted."""
    OFF_LIST = "off_list"
    """A supervisor let somebody in who is not on the list; the row has no ticket."""
    PIN_CHANGED = "pin_changed"
    """The PIN of `supervisor` was set or taken away; the row has no ticket."""
    PIN_LOCKOUT = "pin_lockout"
    """A PIN was wrong, and none is looked at for a while; the row has no ticket."""
    DOOR_CHANGED = "door_changed"
    """The door was set otherwise on its screen, on the word of `supervisor`; the row has no ticket."""
    COUNTED_IN = "counted_in"
    """Somebody without a ticket was counted in: crew, press, a child; the row has no ticket."""
    COUNTED_OUT = "counted_out"
    """One of those counted in was counted out: it names the row that counted them in."""


FROM_HUB = "hub"
"""The run of a row that another door shared: its own run is of no use here."""
LETS_IN = frozenset({RowKind.ADMISSION, RowKind.OVERRIDE, RowKind.OFF_LIST})
"""Each of these rows let one guest in."""
COUNTED = frozenset({RowKind.COUNTED_IN, RowKind.COUNTED_OUT})
"""Each of these rows is one tap of the counter of people without tickets."""
OF_NO_GUEST = frozenset({RowKind.PIN_CHANGED, RowKind.PIN_LOCKOUT, RowKind.DOOR_CHANGED})
"""Rows that tell of no guest."""


class LedgerRow(Struct, frozen=True):
    """One row of the ledger: what happened to a ticket at this door, when and how.

    `concerns` names the admission that an exit, undo or overturned row ends; in an admission, the off-list
    admission that it takes the place of; in an override, the one that was known to be open. `run` names the
    run of the program that wrote the row and `shown` says whether its verdict reached a person. `supervisor`
    is whose PIN stood behind it, if one did.
    `logical_us` says where the row stands among its ticket's rows: see `next_logical_us`.
    """

    id: str
    kind: RowKind
    ticket_id: str
    at: Instant
    door: str
    how: str
    event_id: str = ""
    account: str = ""
    on_duty: str = ""
    concerns: str = ""
    reason: str = ""
    run: str = ""
    shown: bool = False
    supervisor: str = ""
    logical_us: int = 0

    def __eq__(self, other: object) -> bool:
        """Whether it tells the same; where it stands among others is no part of that."""
        return isinstance(other, LedgerRow) and self._told == other._told

    def __ne__(self, other: object) -> bool:
        """As `==` has it; that of a struct would look at every field."""
        return not self == other

    def __hash__(self) -> int:
        """As `==` has it."""
        return hash(self._told)

    @property
    def _told(self) -> tuple[object, ...]:
        return astuple(replace(self, logical_us=0))


class PresenceState(StrEnum):
    """Presence: inside, outside, or not known."""

    INSIDE = "inside"
    OUTSIDE = "outside"
    NOT_KNOWN = "not_known"


class EvidenceSource(StrEnum):
    """Who knows it."""

    HERE = "here"
    HUB = "hub"
    SERVICE = "service"


class Evidence(Struct, frozen=True):
    """When, where and how a ticket was used; `at` is None where only the service knows."""

    source: EvidenceSource
    at: Instant | None = None
    door: str = ""
    how: str = ""
    admission_id: str = ""


class Presence(Struct, frozen=True):
    """Where the holder is, how often they were let in, and what shows it."""

    where: PresenceState = PresenceState.NOT_KNOWN
    entries: int = 0
    evidence: Evidence | None = None
    admission: LedgerRow | None = None
    """The open admission of this machine, if that is what puts the holder inside."""


Double = tuple[LedgerRow, LedgerRow]
"""Two rows that let somebody in, the later one while the earlier one was inside."""
_TAKES_BACK = frozenset({RowKind.UNDO, RowKind.OVERTURNED})
_LATEST_US = 2**60
"""Far beyond any real time, and leaves room: a broken clock must not use the numbers up."""


class Story(Struct, frozen=True):
    """What one ticket's ledger rows tell, whichever machines wrote them.

    `rows`: in the order in which they count. `ended_by`: the row that ended an admission, by the admission's
    id; a row that saw the ticket in at the service ends as well, when somebody leaves. `standing`: the rows
    that let somebody in and were not taken back; people may have left since. `doubles`: who was let in while
    somebody was in on the same ticket, but for those whom a supervisor let in besides and knew it.
    """

    rows: tuple[LedgerRow, ...] = ()
    presence: Presence = Presence()
    ended_by: Mapping[str, str] = field(default_factory=dict)
    standing: tuple[LedgerRow, ...] = ()
    doubles: tuple[Double, ...] = ()


def next_logical_us(at: Instant, last_us: int | None) -> int:
    """The logical clock's reading for a row that is written at `at`, after the ticket's row of `last_us`.

    It is the clock's time in microseconds, and always later than everything that the machine knew of the
    ticket when it wrote the row, its own or handed over (a hybrid logical clock). So what is known to have
    come first counts first, however wrong the clocks are: only for rows that knew nothing of each other do
    the clocks of two machines decide. The reading stays with the row wherever it is carried, so that every
    machine with the same rows tells the same story.
    """
    now_us = int(min(max(at, 0.0), _LATEST_US / 1e6) * 1e6) if isfinite(at) else 0
    return now_us if last_us is None else max(now_us, last_us + 1)


def is_logical_us(reading: int) -> bool:
    """Whether the logical clock can have read so; a row of an older Kiosk has 0, a damaged one anything."""
    return 0 < reading < _LATEST_US * 2


def story_of(rows: Iterable[LedgerRow]) -> Story:
    """Tell one ticket's story. Total: rows in any order, damaged or incomplete, tell one.

    An override is an admission. One that was undone or overturned counts as if it had never been.

    An exit ends everything that is open: presence belongs to the ticket, and of two people whom an override
    let in on one ticket nobody can tell which one leaves. (The other is `not_inside` when leaving, and goes
    all the same: nobody is kept in.) But an exit that names an admission ends none that came after it.
    Who leaves was in, so an exit without an admission of ours counts as one entry.

    One admission of a ticket is open at most. Where two machines let it in, the later one is, and takes the
    place of the earlier: one person too few is counted, and nobody is kept from coming in again.
    """
    teller = _Teller(in_order(rows))
    for row in teller.rows:
        teller.add(row)
    standing_ = tuple(row for row in teller.rows if row.kind in LETS_IN and row.id not in teller.taken_back)
    return Story(teller.rows, teller.now, teller.ended_by, standing_, tuple(teller.doubles))


def presence_of(rows: Iterable[LedgerRow]) -> Presence:
    """Where one ticket's holder is, by its ledger rows."""
    return story_of(rows).presence


def standing(rows: Iterable[LedgerRow]) -> tuple[LedgerRow, ...]:
    """One ticket's rows that let somebody in and were not taken back; people may have left since."""
    return story_of(rows).standing


def came_and_left(rows: Iterable[LedgerRow]) -> bool:
    """Whether somebody came in on the ticket and was seen to leave, as far as its rows tell."""
    story = story_of(rows)
    return story.presence.entries > 0 and any(row.kind is RowKind.EXIT for row in story.rows)


def may_be_checked_in(rows: Iterable[LedgerRow]) -> bool:
    """Whether the service may well have the ticket in, though no check-in of this machine's says so.

    Somebody came in and left, or another door let somebody in: what became of its check-in is not known here,
    though the admission was taken back. Whoever never saw green there was checked in by somebody else, if at
    all.
    """
    held = list(rows)
    unseen = {row.concerns for row in held if row.kind is RowKind.OVERTURNED}
    there = [row for row in held if row.kind in LETS_IN and row.run == FROM_HUB]
    return came_and_left(held) or any(row.id not in unseen for row in there)


def ended_by(rows: Iterable[LedgerRow]) -> Mapping[str, str]:
    """Which row ended which, for rows of one ticket, or for rows without a ticket.

    What has no ticket is of many people, and each row ends what it names and nothing else; one that was
    taken back ends nothing.
    """
    held = list(rows)
    if all(row.ticket_id for row in held):
        return story_of(held).ended_by
    back = {row.concerns for row in held if row.kind in _TAKES_BACK}
    return {row.concerns: row.id for row in reversed(held) if row.concerns and row.id not in back}


class _Teller:
    """Walks through one ticket's rows and keeps what they tell so far."""

    def __init__(self, rows: tuple[LedgerRow, ...]) -> None:
        self.rows = rows
        self.taken_back = {row.concerns: row.id for row in reversed(rows) if row.kind in _TAKES_BACK}
        self.ended_by: dict[str, str] = {}
        self.doubles: list[Double] = []
        self.now = Presence()
        self._place: dict[str, int] = {}
        self._open: list[LedgerRow] = []
        self._seen: list[LedgerRow] = []

    def add(self, row: LedgerRow) -> None:
        """Go on by one row."""
        if row.kind in LETS_IN:
            self._place[row.id] = len(self._place)
            if row.id in self.taken_back:
                self.ended_by[row.id] = self.taken_back[row.id]
            else:
                self._come_in(row)
        elif row.kind is RowKind.EXIT:
            self._leave(row)
        elif row.kind is RowKind.SEEN_INSIDE:
            self._seen.append(row)
            entries = max(self.now.entries, 1)
            self.now = Presence(
                PresenceState.INSIDE, entries, Evidence(EvidenceSource.SERVICE), self.now.admission
            )

    def _come_in(self, row: LedgerRow) -> None:
        if self._open and not self._was_known(row):
            self.doubles.append((self._open[-1], row))
        if row.kind is RowKind.ADMISSION:
            self._end([one for one in self._open if one.kind is RowKind.ADMISSION], row)
        self._open.append(row)
        self.now = Presence(PresenceState.INSIDE, self.now.entries + 1, _evidence_of(row), row)

    def _was_known(self, row: LedgerRow) -> bool:
        """Whether a supervisor let somebody in besides the one who was in, and knew of them."""
        return row.kind is RowKind.OVERRIDE and self._open[-1].id == row.concerns

    def _leave(self, row: LedgerRow) -> None:
        leaving = [one for one in self._open if self._is_as_old(one, row.concerns)]
        self._end(leaving, row)
        if self._open:
            return  # it named an older admission than the open one, and is history
        self._end(self._seen, row)
        entries = self.now.entries if row.concerns in self.taken_back else max(self.now.entries, 1)
        self.now = Presence(
            PresenceState.OUTSIDE, entries, replace(_evidence_of(row), admission_id=row.concerns)
        )

    def _is_as_old(self, admission: LedgerRow, named: str) -> bool:
        return not named or self._place[admission.id] <= self._place.get(named, -1)

    def _end(self, those: list[LedgerRow], by: LedgerRow) -> None:
        self.ended_by |= {row.id: by.id for row in those}
        self._open = [row for row in self._open if row.id not in self.ended_by]
        self._seen = [row for row in self._seen if row.id not in self.ended_by]


def _evidence_of(row: LedgerRow) -> Evidence:
    source = EvidenceSource.HUB if row.run == FROM_HUB else EvidenceSource.HERE
    return Evidence(source, row.at, row.door, row.how, row.id)


def in_order(rows: Iterable[LedgerRow]) -> tuple[LedgerRow, ...]:
    """One ticket's rows as they count: by their logical clock, and what a row names before it.

    Rows without a reading stay as they are given.
    """
    by_clock = sorted(rows, key=lambda row: (row.logical_us, row.id if row.logical_us else ""))
    number = {row.id: at for at, row in reversed(list(enumerate(by_clock)))}
    ordered: dict[int, None] = {}
    for at in range(len(by_clock)):
        before = {at: None}
        named = number.get(by_clock[at].concerns)
        while named is not None and named not in before and named not in ordered:
            before[named] = None
            named = number.get(by_clock[named].concerns)
        ordered |= dict.fromkeys(one for one in reversed(before) if one not in ordered)
    return tuple(by_clock[at] for at in ordered)
