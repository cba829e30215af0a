"""One event of the venue on one connection: what the other doors share, and what they do not know yet."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator, Sequence
from contextlib import aclosing
from functools import partial

from msgspec.structs import replace

from kiosk.core.outbox import UNSENT, EntryState
from kiosk.core.presence import Double, LedgerRow, PresenceState, presence_of
from kiosk.core.venue import Claim, Granted, LostClaim, Unshareable, claim, joined
from kiosk.engine.errors import HubError, HubFullError, HubMovedError, HubUnreadableError, StoreError
from kiosk.engine.ports import EventHub, Transaction
from kiosk.engine.records import HubChange, HubPlace, Incident, SharedRows, double_incident
from kiosk.engine.store_ports import Store
from kiosk.engine.to_the_end import whole
from kiosk.engine.undo import is_taken_back, undone_elsewhere

LOOK_EVERY_S = 0.5
"""How often rows are looked for that nobody said were there."""
SOON_S = 0.02
TAKEN_TOGETHER = 50
"""Messages in one transaction: scans wait no longer than for a few pages of a guest list."""
SHARED_TOGETHER = 500
SHARED_AT_ONCE = 16
BACK_WITHIN_S = 10.0
"""What the hub took comes back so soon, unless the hub lost it: then it is asked anew."""
MOST_RACES = 20
"""Losing so many times in a row to other doors at one ticket, within one claim, is no race any more."""

log = logging.getLogger(__name__)


class EventShare:
    """One event on one connection: followed into the store, and what is new here put to the others."""

    def __init__(
        self,
        event_id: str,
        hub: EventHub,
        store: Store,
        heard: Callable[[list[Incident]], Awaitable[None]],
        is_unseen: Callable[[str], bool],
        taken_back: Callable[[LedgerRow], LedgerRow | None],
        answered: Callable[[float], None],
        left_open: dict[str, HubChange],
        *,
        unnamed: bool,
    ) -> None:
        self._event_id, self._hub, self._store, self._heard = event_id, hub, store, heard
        self._is_unseen, self._taken_back, self._answered = is_unseen, taken_back, answered
        self._unnamed = unnamed
        self._caught_up = asyncio.Event()
        self._wake = asyncio.Event()
        self._followed = 0
        self._put: dict[str, float] = {}
        """Since when rows are with the others whose message is on its way: with it they are marked."""
        self._untold: list[Incident] = []
        """What came out before all that there was had come."""
        self._trouble = ""
        """Why the hub did not take the last ticket; empty where it did."""
        self._just_seen: set[str] = set()
        self._left_open = left_open
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
        await self._store.shared.try_again(self._event_id)
        self._followed = place.sequence
        async with aclosing(self._hub.follow(place)) as news:
            async for changes in news:
                if not changes:
                    self._caught_up.set()
                    await self._heard(self._untold)
                    self._untold = []
                for first in range(0, len(changes), TAKEN_TOGETHER):
                    await self._take(changes[first : first + TAKEN_TOGETHER])

    async def _take(self, changes: list[HubChange]) -> None:
        """Take these in, whole also where the hub is left meanwhile: the next one begins with them."""
        await whole(self._taken(changes))

    async def _taken(self, changes: list[HubChange]) -> None:
        came_out = partial(self._came_out, changes)
        incidents = await self._store.shared.take(self._event_id, changes, came_out, undone_elsewhere)
        self._followed = max(self._followed, changes[-1].place.sequence)
        for change in changes:
            for row in change.rows:
                self._put.pop(row.id, None)
        if self.is_good:
            await self._heard(incidents)
        else:
            self._untold += incidents
        self._wake.set()

    def _came_out(
        self, changes: Sequence[HubChange], transaction: Transaction, double: Double, lost: str
    ) -> Incident | None:
        """Two doors let somebody in on one ticket; runs inside the transaction.

        The check-in of who came second to the hub is the first one's: the service is told once.
        """
        for row in double:
            if self._is_unseen(row.id):
                ticket = row.ticket_id
                last = next(c for c in reversed(changes) if c.rows and c.rows[0].ticket_id == ticket)
                self._left_open[row.id] = HubChange(HubPlace(), last.rows)
                return None
        for entry in transaction.entries(double[0].ticket_id):
            if entry.admission_id == lost and entry.state in UNSENT and not entry.attempts:
                transaction.put(replace(entry, state=EntryState.WITHDRAWN))
        return double_incident(*double)

    async def all_shared(self) -> None:
        """Wait until the others know all that is here; not where the disk does not say what that is."""
        try:
            while await self._store.shared.unshared(self._event_id, 1, unnamed=self._unnamed):
                self._wake.set()
                await asyncio.sleep(SOON_S)
        except StoreError as error:
            log.warning("what other doors do not know yet cannot be read: %s", error)

    async def publish(self) -> None:
        """Put to the others what is new here, for ever. Raises HubError or StoreError."""
        await self._caught_up.wait()
        while True:
            self._wake.clear()
            for row_id in list(self._left_open):
                if not self._is_unseen(row_id):
                    await self._take([self._left_open[row_id]])
                    del self._left_open[row_id]
            self._just_seen.clear()
            rows = await self._unshared()
            new = [row for row in rows if row.id not in self._put and not self._may_be_taken_back(row.id)]
            for some in _in_slices(_by_key(new), SHARED_AT_ONCE):
                await asyncio.gather(*map(self._publish, some))
            if not new:
                try:
                    async with asyncio.timeout(LOOK_EVERY_S):
                        await self._wake.wait()
                except TimeoutError:
                    continue

    async def _unshared(self) -> list[LedgerRow]:
        """What the others do not know, or what has not come back yet. Raises HubError where it does not."""
        began, most = _now(), SHARED_TOGETHER + len(self._put)
        rows = await self._store.shared.unshared(self._event_id, most, unnamed=self._unnamed)
        if any(self._put.get(row.id, began) < began - BACK_WITHIN_S for row in rows):
            raise HubError("the hub took something, and does not hand it on")
        if len(rows) < most:
            ids = {row.id for row in rows}
            self._put = {row_id: at for row_id, at in self._put.items() if row_id in ids or at >= began}
        return rows

    def _may_be_taken_back(self, row_id: str) -> bool:
        """Whether a row that was read just now was of a guest who may have been turned away since."""
        return self._is_unseen(row_id) or row_id in self._just_seen

    async def _publish(self, rows: list[LedgerRow]) -> None:
        """Put the rows of one ticket to the others, of which people were told whatever others say."""
        shared, apart = SharedRows(), {row.id for row in rows}
        try:
            while True:
                shared = await self._hub.read(rows[0])
                if await self._takes_back(rows, shared.rows):
                    return  # what takes it back goes along with it
                together = joined(shared.rows, rows)
                if together == shared.rows or await self._is_written(together, shared.revision):
                    break
            apart -= {row.id for row in together}
            if apart:
                log.warning("%s rows of one ticket find no room at the hub", len(apart))
        except (HubFullError, HubUnreadableError) as error:
            self._warn_of(error)
        is_on_its_way = len(apart) < len(rows) and (
            together != shared.rows or shared.revision > self._followed
        )
        if is_on_its_way:
            self._put |= dict.fromkeys({row.id for row in rows} - apart, _now())
        if apart:
            await self._store.shared.set_apart(sorted(apart))
        if apart or not is_on_its_way:
            await self._take([HubChange(HubPlace(), shared.rows)])

    async def _takes_back(self, rows: Sequence[LedgerRow], shared: Sequence[LedgerRow]) -> bool:
        """Whether an admission that nobody saw was taken back now: another door let the guest in meanwhile.

        So it never was one for the others, and nobody is looked for. Raises StoreError.
        """
        known = {row.id for row in shared}
        unseen = [row for row in rows if row.id not in known and self._taken_back(row) is not None]
        if not unseen or presence_of(shared).where is not PresenceState.INSIDE:
            return False

        def work(transaction: Transaction) -> bool:
            held = transaction.rows(rows[0].ticket_id)
            left = [row for row in held if row in unseen and not is_taken_back(row.id, held)]
            backs = [back for row in left if (back := self._taken_back(row)) is not None]
            for back in backs:
                transaction.add(back)
                for entry in transaction.entries(back.ticket_id):
                    if entry.admission_id == back.concerns and entry.state is EntryState.WAITING:
                        transaction.put(replace(entry, state=EntryState.OVERTURNED, overturned=True))
            return bool(backs)

        return await self._store.at_door(work)

    async def _is_written(self, rows: Sequence[LedgerRow], revision: int) -> bool:
        """Whether the others have these rows now; not where one of them was faster."""
        began = _now()
        try:
            await self._hub.write(rows, revision)
        except HubMovedError:
            return False
        self._trouble = ""
        self._answered(_now() - began)
        return True

    async def claim(self, row: LedgerRow, allowed: int | None) -> Claim | None:
        """Claim an admission. Raises HubError."""
        for _ in range(MOST_RACES):
            try:
                shared = await self._hub.read(row)
                outcome = claim(shared.rows, row, allowed)
                if isinstance(outcome, LostClaim):  # unless they left, here, as others do not know yet
                    known = joined(shared.rows, await self._told_here(row))
                    outcome = claim(known, row, allowed)
                if not isinstance(outcome, Granted):
                    return outcome
                await self._hub.write(outcome.rows, shared.revision)
            except HubMovedError:
                continue
            except (HubFullError, HubUnreadableError) as error:
                self._warn_of(error)
                return Unshareable()
            self._trouble = ""
            self._put |= {one.id: _now() for one in outcome.rows[len(shared.rows) :]}
            return outcome
        return None

    def _warn_of(self, error: HubError) -> None:
        """Warn of what the hub did not take, once: one that is full takes no ticket any more."""
        if error.text != self._trouble:
            log.warning("a ticket is not shared with the other doors: %s", error)
        self._trouble = error.text

    async def _told_here(self, claimed: LedgerRow) -> list[LedgerRow]:
        """What people were told of the ticket at this event, as this machine has it."""
        rows = await self._store.ledger.rows(claimed.ticket_id)
        of_event = [row for row in rows if row.event_id == claimed.event_id and row.id != claimed.id]
        return [row for row in of_event if not self._is_unseen(row.id)]


def _now() -> float:
    return asyncio.get_running_loop().time()


def _by_key(rows: Iterable[LedgerRow]) -> list[list[LedgerRow]]:
    """The rows of each ticket together, oldest first; a row without a ticket stands alone."""
    together: dict[str, list[LedgerRow]] = {}
    for row in rows:
        together.setdefault(row.ticket_id or f" {row.id}", []).append(row)
    return list(together.values())


def _in_slices(tickets: Sequence[list[LedgerRow]], size: int) -> Iterator[Sequence[list[LedgerRow]]]:
    for first in range(0, len(tickets), size):
        yield tickets[first : first + size]
