"""The counter of people without tickets: crew, press, children. Each tap is a row of the ledger."""

import asyncio
import logging
from collections.abc import Callable

from msgspec import Struct

from kiosk.core.presence import InputMethod, LedgerRow, RowKind
from kiosk.core.tickets import Instant
from kiosk.engine.door_queries import read_or_report
from kiosk.engine.errors import StoreError
from kiosk.engine.event_times import event_to_count_for
from kiosk.engine.events import Emit
from kiosk.engine.ports import Clock, Transaction
from kiosk.engine.records import Counted
from kiosk.engine.session import DoorContext, Session
from kiosk.engine.store_ports import Store
from kiosk.engine.supervised import NotRecorded

UNDO_WITHIN_S = 12 * 3600.0
"""What was counted longer ago was another evening's, and is not undone by a key."""
log = logging.getLogger(__name__)


class Tapped(Struct, frozen=True):
    """It is on disk. `undone`: what the row takes back, where it takes something back."""

    row: LedgerRow
    undone: RowKind | None = None


class NobodyCounted(Struct, frozen=True):
    """Nobody who was counted in is inside, or nothing was counted that could be undone."""


class NeedsPin(Struct, frozen=True):
    """The policy wants a supervisor's PIN for it."""


TapOutcome = Tapped | NobodyCounted | NeedsPin | NotRecorded


class _Tap(Struct, frozen=True):
    """One tap, before it is written."""

    row_id: str
    now: Instant
    how: InputMethod
    supervisor: str
    at: DoorContext

    def row(self, kind: RowKind, event_id: str, of: LedgerRow | None = None) -> LedgerRow:
        """The row of it; `of`: the row that it ends or takes back."""
        at = self.at
        return LedgerRow(
            id=self.row_id,
            kind=kind,
            ticket_id="",
            at=self.now,
            door=at.setup.door,
            how=self.how.value,
            event_id=event_id,
            account=of.account if of else at.whose.account,
            on_duty=at.setup.on_duty,
            concerns=of.id if of else "",
            run=at.setup.run,
            shown=True,  # nobody waits for a green screen
            supervisor=self.supervisor,
        )


class Counter:
    """Counts people in and out who hold no ticket; they are inside like everybody who was let in.

    Beside `admit_off_list`, which lets one guest in on a supervisor's word: here nobody is named.
    """

    def __init__(
        self, store: Store, session: Session, clock: Clock, emit: Emit, new_id: Callable[[], str]
    ) -> None:
        self._store, self._session, self._clock, self._emit = store, session, clock, emit
        self._new_id = new_id
        self._counted = Counted()
        self._in_turn = asyncio.Lock()

    @property
    def needs_pin(self) -> bool:
        """Whether a supervisor has to open it: the policy says so, and somebody has a PIN."""
        policy = self._session.policy
        return policy.counter_pin and bool(policy.supervisors)

    async def one_more(self, how: InputMethod = InputMethod.KEYBOARD, supervisor: str = "") -> TapOutcome:
        """Count one more person in."""
        return await self._tap(_one_more, how, supervisor)

    async def one_less(self, how: InputMethod = InputMethod.KEYBOARD, supervisor: str = "") -> TapOutcome:
        """Count one of those who were counted in out again."""
        return await self._tap(_one_less, how, supervisor)

    async def undo(self, how: InputMethod = InputMethod.KEYBOARD, supervisor: str = "") -> TapOutcome:
        """Take back what was counted last on this machine this evening, in or out."""
        return await self._tap(_undo, how, supervisor)

    async def counted(self) -> Counted:
        """How many were counted in and out for the door's events."""
        self._counted = await read_or_report(self._emit, self._read(), self._counted)
        return self._counted

    async def last_at(self) -> Instant | None:
        """When that was counted which `undo` would take back; None where it would take nothing back."""
        return await read_or_report(self._emit, self._last_at(), None)

    async def _read(self) -> Counted:
        at = await self._session.at()
        return await self._store.ledger.counted(at.events, at.whose.account)

    async def _last_at(self) -> Instant | None:
        at = await self._session.at()
        row = await self._store.ledger.last_tap(at.events, at.whose.account)
        return row.at if row is not None and _is_of_this_evening(row, self._clock.now()) else None

    async def _tap(
        self, work: Callable[[Transaction, _Tap], TapOutcome], how: InputMethod, supervisor: str
    ) -> TapOutcome:
        if self.needs_pin and not supervisor:
            return NeedsPin()
        try:
            async with self._in_turn:  # in the order in which they were tapped
                at = await self._session.at()
                tap = _Tap(self._new_id(), self._clock.now(), how, supervisor, at)
                return await self._store.at_door(lambda transaction: work(transaction, tap))
        except StoreError as error:
            log.warning("nobody was counted: %s", error)
            return NotRecorded(error.text)


def _one_more(transaction: Transaction, tap: _Tap) -> TapOutcome:
    at = tap.at
    held = transaction.events_of(at.events, at.whose.account)
    row = tap.row(RowKind.COUNTED_IN, event_to_count_for(at.events, held, tap.now))
    transaction.add(row)
    return Tapped(row)


def _one_less(transaction: Transaction, tap: _Tap) -> TapOutcome:
    counted = transaction.last_counted_inside(tap.at.events, tap.at.whose.account)
    if counted is None:
        return NobodyCounted()
    row = tap.row(RowKind.COUNTED_OUT, counted.event_id, counted)
    transaction.add(row)
    return Tapped(row)


def _undo(transaction: Transaction, tap: _Tap) -> TapOutcome:
    last = transaction.last_tap(tap.at.events, tap.at.whose.account)
    if last is None or not _is_of_this_evening(last, tap.now):
        return NobodyCounted()
    row = tap.row(RowKind.UNDO, last.event_id, last)
    transaction.add(row)
    return Tapped(row, last.kind)


def _is_of_this_evening(row: LedgerRow, now: Instant) -> bool:
    return abs(now - row.at) < UNDO_WITHIN_S
