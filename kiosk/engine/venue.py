"""The venue: what this door shares with the other doors of its events, as long as a hub is there.

A door goes on without one, by its own ledger and the service. With one, whoever is admitted is claimed there
before they see green; what people were told here without a claim is shared as soon as that is possible, and
what others share is taken into this machine's ledger, where everything that judges or counts finds it.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import aclosing, contextmanager
from dataclasses import replace
from functools import partial
from uuid import uuid4

from kiosk.core.outbox import UNSENT, WAS_IN_ALREADY, EntryState
from kiosk.core.presence import FROM_HUB, Double, LedgerRow, RowKind
from kiosk.core.tickets import Instant
from kiosk.core.venue import Claim, Granted, Unshareable, claim, joined
from kiosk.engine.errors import (
    HubError,
    HubFullError,
    HubMovedError,
    HubRefusedError,
    HubUnreadableError,
    StoreError,
)
from kiosk.engine.events import Emit, LateStop, VenueChanged, VenueState
from kiosk.engine.guest_list import STILL_NEAR_S
from kiosk.engine.ports import Clock, EventHub, Hub, Transaction
from kiosk.engine.records import HubChange, HubPlace, Incident, double_incident
from kiosk.engine.session import Session
from kiosk.engine.store_ports import Store
from kiosk.engine.undo import is_taken_back, undone_elsewhere

AGAIN_S = (0.2, 5.0)
"""How soon, at first and at last, a hub that is away is looked for again."""
LOOK_EVERY_S = 0.5
"""How often rows are looked for that nobody said were there."""
SOON_S = 0.02
TAKEN_TOGETHER = 50
"""Messages in one transaction: scans wait no longer than for a few pages of a guest list."""
APART_AGAIN_S = 60.0
"""How often the hub is offered again what it did not take: it may have room by now."""
SHARED_TOGETHER = 500
SHARED_AT_ONCE = 16
LAPSES_UNTIL_SLOW = 3
MOST_RACES = 20
"""Losing so many times in a row to other doors at one ticket, within one claim, is no race any more."""

Connect = Callable[[], Awaitable[Hub]]
log = logging.getLogger(__name__)


class Venue:
    """This door among the others. `run` keeps it connected; without `connect` there is no hub."""

    def __init__(
        self, store: Store, session: Session, clock: Clock, emit: Emit, connect: Connect | None = None
    ) -> None:
        self._store = store
        self._clock = clock
        self._session = session
        self._emit = emit
        self._connect = connect
        self._shares: dict[str, _EventShare] = {}
        self._changed = asyncio.Event()
        self._is_together = asyncio.Event()
        self._state = VenueState.NONE if connect is None else VenueState.AWAY
        self._lapses = 0
        self._unseen: Counter[str] = Counter()

    @property
    def state(self) -> VenueState:
        """Whether the doors know of each other."""
        return self._state

    @property
    def together(self) -> frozenset[str]:
        """The events whose doors share now: their check-ins leave once their admissions are shared."""
        return frozenset(event for event, share in self._shares.items() if share.is_good)

    async def ready(self, within_s: float) -> bool:
        """Wait until the doors share, for so long at most; whether they do. Without a hub, not at all."""
        return self._connect is not None and await _within(within_s, self._is_together.wait())

    async def settle(self, within_s: float) -> None:
        """Wait until other doors know what happened here, for so long at most."""
        shares = tuple(self._shares.values())
        await _within(within_s, asyncio.gather(*(share.all_shared() for share in shares)))

    def poke(self) -> None:
        """There are rows to share, or the door's events changed."""
        self._changed.set()
        for share in self._shares.values():
            share.poke()

    @contextmanager
    def unseen(self, row_ids: Collection[str]) -> Iterator[None]:
        """While it is open, nobody has been told of the admissions that have these ids, once they are made.

        That another door let the guest in as well is no incident as long as this one may turn them away.
        """
        self._unseen.update(row_ids)
        try:
            yield
        finally:
            self._unseen.subtract(row_ids)
            self._unseen += Counter()  # without those that are seen by now
            for share in self._shares.values():
                share.seen(row_ids)
            self.poke()

    async def claim(self, row: LedgerRow, allowed: int | None) -> Claim | None:
        """Claim an admission that nobody has seen yet; what that came to, None where no hub said in time."""
        share = self._share_of(row)
        if share is None or not share.is_good or self._lapses >= LAPSES_UNTIL_SLOW:
            return None
        try:
            async with asyncio.timeout(self._session.policy.budgets.claim_ms / 1000):
                claimed = await share.claim(row, allowed)
        except (HubError, TimeoutError) as error:
            self._lapses += 1
            log.info("a claim was not answered: %s", type(error).__name__)
            return None
        self._lapses = 0
        return claimed

    def _share_of(self, row: LedgerRow) -> "_EventShare | None":
        if row.event_id:
            return self._shares.get(row.event_id)
        return next(iter(self._shares.values()), None)

    async def run(self) -> None:
        """Keep the connection, as long as there is something to share; for ever."""
        wait_s = AGAIN_S[0]
        while self._connect is not None:
            self._changed.clear()
            events = self._session.events
            try:
                if events:
                    hub = await self._connect()
                    try:
                        wait_s = AGAIN_S[0]
                        await self._share(hub, events)
                    finally:
                        await hub.close()
            except HubRefusedError as error:
                self._tell(VenueState.REFUSED)
                log.warning("the hub refuses this door: %s", error)
            except HubError as error:
                self._tell(VenueState.AWAY)
                log.info("the hub is away: %s", error)
            except StoreError as error:
                log.warning("what doors share cannot be kept: %s", error)
            except Exception:
                log.exception("sharing with other doors failed")
            if not self._changed.is_set() or self._session.events == events:
                await asyncio.sleep(wait_s)
                wait_s = min(wait_s * 2, AGAIN_S[1])

    async def _share(self, hub: Hub, events: Iterable[str]) -> None:
        """Share until the connection is lost or the door is for other events. Raises HubError, StoreError."""
        first, *_ = ordered = sorted(events)
        chosen, heard = frozenset(ordered), self._heard
        self._shares = {
            event: _EventShare(
                event,
                await hub.event(event),
                self._store,
                heard,
                self._is_unseen,
                self._taken_back,
                self._answered,
                unnamed=event == first,
            )
            for event in ordered
        }
        self._lapses = 0
        tasks = [
            asyncio.create_task(work, name=f"venue {event}")
            for event, share in self._shares.items()
            for work in (share.follow(), share.publish())
        ]
        tasks += [
            asyncio.create_task(_until(hub.lost), name="hub lost"),
            asyncio.create_task(self._until_other_than(chosen), name="other events"),
        ]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
            if hub.lost.is_set():
                raise HubError("the connection to the hub broke")
        finally:
            self._shares = {}
            self._is_together.clear()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _until_other_than(self, events: frozenset[str]) -> None:
        while self._session.events == events:
            self._changed.clear()
            await self._changed.wait()

    def _answered(self, took_s: float) -> None:
        """The hub took something in so many seconds: guests may wait for it again if that was soon enough."""
        if took_s * 1000 <= self._session.policy.budgets.claim_ms:
            self._lapses = 0

    def _is_unseen(self, row_id: str) -> bool:
        return row_id in self._unseen

    def _taken_back(self, row: LedgerRow) -> LedgerRow | None:
        """What takes an admission back that nobody saw, before this machine or its program went down.

        None of any other: one of this run is told, and one that was said again is.
        """
        run = self._session.setup.run
        is_of_an_earlier_run = row.kind is RowKind.ADMISSION and row.run not in (FROM_HUB, run)
        if row.shown or not is_of_an_earlier_run or row.id in self._session.shown_again:
            return None
        return replace(
            row,
            id=uuid4().hex,
            kind=RowKind.OVERTURNED,
            at=self._clock.now(),
            how="",
            concerns=row.id,
            reason=WAS_IN_ALREADY,
            run=run,
        )

    async def _heard(self, incidents: list[Incident], let_in_at: Mapping[str, Instant]) -> None:
        """Something of the other doors is in the ledger by now; whoever came in just now can be reached.

        `let_in_at`: when this door let them in, by incident. The other door's clock may be minutes off.
        """
        if all(share.is_good for share in self._shares.values()):
            self._state = VenueState.TOGETHER
            self._is_together.set()
        self._emit(VenueChanged(self._state, tuple(incidents)))
        for incident in incidents:
            log.warning("incident %s for admission %s", incident.kind, incident.admission_id)
            if self._clock.now() - let_in_at[incident.id] <= STILL_NEAR_S:
                guest = await self._store.guests.get(incident.ticket_id)
                name = guest.ticket.name if guest else ""
                self._emit(LateStop(incident.ticket_id, name, incident.kind, self._clock.now()))

    def _tell(self, state: VenueState) -> None:
        if state is not self._state:
            self._state = state
            self._emit(VenueChanged(state))


class _EventShare:
    """One event on one connection: followed into the store, and what is new here put to the others."""

    def __init__(
        self,
        event_id: str,
        hub: EventHub,
        store: Store,
        heard: Callable[[list[Incident], Mapping[str, Instant]], Awaitable[None]],
        is_unseen: Callable[[str], bool],
        taken_back: Callable[[LedgerRow], LedgerRow | None],
        answered: Callable[[float], None],
        *,
        unnamed: bool,
    ) -> None:
        self._event_id, self._hub, self._store, self._heard = event_id, hub, store, heard
        self._is_unseen, self._taken_back, self._answered = is_unseen, taken_back, answered
        self._unnamed = unnamed
        self._caught_up = asyncio.Event()
        self._wake = asyncio.Event()
        self._put: set[str] = set()
        """Rows that were put to the others on this connection: they come back marked."""
        self._just_seen: set[str] = set()
        self._let_in_at: dict[str, Instant] = {}
        self._left_open: dict[str, HubChange] = {}
        """What others shared of a guest whom this door might still turn away, by the admission here."""

    @property
    def is_good(self) -> bool:
        """Whether this machine knows what the others knew a moment ago."""
        return self._caught_up.is_set()

    def poke(self) -> None:
        """There are rows to share."""
        self._wake.set()

    def seen(self, row_ids: Collection[str]) -> None:
        """People were told of these admissions, or turned away, just now."""
        self._just_seen.update(row_ids)

    async def follow(self) -> None:
        """Take in what others share, for ever. Raises HubError or StoreError."""
        place = await self._store.shared.place(self._event_id)
        if not await self._hub.has(place):
            log.warning("the hub lost what was shared of event %s: it is shared again", self._event_id)
            await self._store.shared.begin_anew(self._event_id)
            place = HubPlace()
        async with aclosing(self._hub.follow(place)) as news:
            async for changes in news:
                if not changes:
                    self._caught_up.set()
                    await self._heard([], {})
                for first in range(0, len(changes), TAKEN_TOGETHER):
                    await self._take(changes[first : first + TAKEN_TOGETHER])

    async def _take(self, changes: list[HubChange]) -> None:
        came_out = partial(self._came_out, changes)
        incidents = await self._store.shared.take(self._event_id, changes, came_out, undone_elsewhere)
        self._put -= {row.id for change in changes for row in change.rows}
        if self.is_good or incidents:
            await self._heard(incidents, self._let_in_at)
        self._wake.set()

    def _came_out(
        self, changes: Sequence[HubChange], transaction: Transaction, double: Double, lost: str
    ) -> Incident | None:
        """Two doors let somebody in on one ticket; runs inside the transaction.

        The check-in of who came second to the hub is the first one's: the service is told once. One of whom
        nobody was told before the program went down is taken back instead, and nobody is looked for.
        """
        for row in double:
            if self._is_unseen(row.id):
                ticket = row.ticket_id
                self._left_open[row.id] = next(c for c in changes if c.rows and c.rows[0].ticket_id == ticket)
                return None
        entries = transaction.entries(double[0].ticket_id)
        for row in double:
            if (back := self._taken_back(row)) is not None:
                if not is_taken_back(row.id, transaction.rows(row.ticket_id)):
                    transaction.add(back)
                for entry in entries:
                    if entry.admission_id == row.id and entry.state is EntryState.WAITING:
                        transaction.put(replace(entry, state=EntryState.OVERTURNED, overturned=True))
                return None
        for entry in entries:
            if entry.admission_id == lost and entry.state in UNSENT and not entry.attempts:
                transaction.put(replace(entry, state=EntryState.WITHDRAWN))
        incident = double_incident(*double)
        self._let_in_at[incident.id] = max(row.at for row in double if row.run != FROM_HUB)
        return incident

    async def all_shared(self) -> None:
        """Wait until the others know all that is here. Raises StoreError."""
        while await self._store.shared.unshared(self._event_id, 1, unnamed=self._unnamed):
            self._wake.set()
            await asyncio.sleep(SOON_S)

    async def publish(self) -> None:
        """Put to the others what is new here, for ever. Raises HubError or StoreError."""
        await self._caught_up.wait()
        clock = asyncio.get_running_loop().time
        try_at = clock()
        while True:
            self._wake.clear()
            if clock() >= try_at:
                await self._store.shared.try_again(self._event_id)
                try_at = clock() + APART_AGAIN_S
            for row_id in [row_id for row_id in self._left_open if not self._is_unseen(row_id)]:
                await self._take([self._left_open.pop(row_id)])
            self._just_seen.clear()
            rows = await self._store.shared.unshared(
                self._event_id, SHARED_TOGETHER + len(self._put), unnamed=self._unnamed
            )
            new = [row for row in rows if row.id not in self._put and not self._may_be_taken_back(row.id)]
            for some in _in_slices(_by_key(new), SHARED_AT_ONCE):
                await asyncio.gather(*map(self._publish, some))
            if not new:
                try:
                    async with asyncio.timeout(LOOK_EVERY_S):
                        await self._wake.wait()
                except TimeoutError:
                    continue

    def _may_be_taken_back(self, row_id: str) -> bool:
        """Whether a row that was read just now was of a guest who may have been turned away since."""
        return self._is_unseen(row_id) or row_id in self._just_seen

    async def _publish(self, rows: list[LedgerRow]) -> None:
        """Put the rows of one ticket to the others, of which people were told whatever others say."""
        try:
            while True:
                shared = await self._hub.read(rows[0])
                together = joined(shared.rows, rows)
                apart = {row.id for row in rows} - {row.id for row in together}
                if apart:
                    log.warning("%s rows of one ticket find no room at the hub", len(apart))
                    await self._store.shared.set_apart(sorted(apart))
                if together == shared.rows:
                    await self._store.shared.mark(sorted({row.id for row in rows} - apart))
                    return
                began = asyncio.get_running_loop().time()
                try:
                    await self._hub.write(together, shared.revision)
                except HubMovedError:
                    continue
                self._answered(asyncio.get_running_loop().time() - began)
                self._put |= {row.id for row in rows}
                return
        except (HubFullError, HubUnreadableError) as error:
            log.warning("a ticket is not shared with the other doors: %s", error)
            await self._store.shared.set_apart([row.id for row in rows])

    async def claim(self, row: LedgerRow, allowed: int | None) -> Claim | None:
        """Claim an admission. Raises HubError."""
        for _ in range(MOST_RACES):
            try:
                shared = await self._hub.read(row)
                outcome = claim(shared.rows, row, allowed)
                if not isinstance(outcome, Granted):
                    return outcome
                await self._hub.write(outcome.rows, shared.revision)
            except HubMovedError:
                continue
            except (HubFullError, HubUnreadableError) as error:
                log.warning("a ticket is not shared with the other doors: %s", error)
                return Unshareable()
            self._put.add(row.id)
            return outcome
        return None


async def _within(seconds: float, work: Awaitable[object]) -> bool:
    try:
        async with asyncio.timeout(seconds):
            await work
    except TimeoutError:
        return False
    return True


async def _until(event: asyncio.Event) -> None:
    await event.wait()


def _by_key(rows: Iterable[LedgerRow]) -> list[list[LedgerRow]]:
    """The rows of each ticket together, oldest first; a row without a ticket stands alone."""
    together: dict[str, list[LedgerRow]] = {}
    for row in rows:
        together.setdefault(row.ticket_id or f" {row.id}", []).append(row)
    return list(together.values())


def _in_slices(tickets: Sequence[list[LedgerRow]], size: int) -> Iterator[Sequence[list[LedgerRow]]]:
    for first in range(0, len(tickets), size):
        yield tickets[first : first + size]
