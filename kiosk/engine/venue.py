"""The venue: what this door shares with the other doors of its events, as long as a hub is there.

A door goes on without one, by its own ledger and the service. With one, whoever is admitted is claimed there
before they see green; what people were told here without a claim is shared as soon as that is possible, and
what others share is taken into this machine's ledger, where everything that judges or counts finds it.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator
from contextlib import aclosing, contextmanager
from uuid import uuid4

from msgspec import Struct
from msgspec.structs import replace

from kiosk.core.outbox import WAS_IN_ALREADY
from kiosk.core.presence import FROM_HUB, LedgerRow, RowKind
from kiosk.core.venue import Claim
from kiosk.engine.errors import HubError, HubRefusedError, StoreError
from kiosk.engine.event_share import SHARED_TOGETHER, EventShare
from kiosk.engine.events import Emit, LateStop, VenueChanged, VenueState
from kiosk.engine.guest_list import STILL_NEAR_S
from kiosk.engine.ports import Clock, Hub
from kiosk.engine.records import HubChange, Incident
from kiosk.engine.session import Session
from kiosk.engine.store_ports import Store

AGAIN_S = (0.2, 5.0)
"""How soon, at first and at last, a hub that is away is looked for again."""
LOOK_EVERY_S = 0.5
"""How often it is looked whether the door is for other events now, or has another name."""
LAPSES_UNTIL_SLOW = 3
"""So many claims in a row that nobody answered in time, and guests wait for none until one is answered."""

Connect = Callable[[str], Awaitable[Hub]]
"""Connects a door of this name to the hub."""
PolicyCame = Callable[[bytes], Awaitable[None]]
log = logging.getLogger(__name__)


class _Wanted(Struct, frozen=True):
    """What a connection is of: with another of these it is another connection."""

    events: frozenset[str]
    door: str
    connect: Connect | None


class Venue:
    """This door among the others. `run` keeps it connected; without `connect` there is no hub."""

    def __init__(
        self,
        store: Store,
        session: Session,
        clock: Clock,
        emit: Emit,
        connect: Connect | None = None,
        policy_came: PolicyCame | None = None,
    ) -> None:
        """`policy_came`: what becomes of the policy that the host gave the hub."""
        self._policy_came = policy_came
        self._store = store
        self._clock = clock
        self._session = session
        self._emit = emit
        self._connect = self._shared_by = connect
        self._shares: dict[str, EventShare] = {}
        self._changed = asyncio.Event()
        self._is_together = asyncio.Event()
        self._is_known = asyncio.Event()
        self._state = VenueState.NONE if connect is None else VenueState.AWAY
        self._told = VenueState.NONE if connect is None else None
        self._has_shared = False
        self._lapses = 0
        self._unseen: Counter[str] = Counter()
        self._left_open: dict[str, dict[str, HubChange]] = {}

    @property
    def state(self) -> VenueState:
        """Whether the doors know of each other."""
        return self._state

    @property
    def together(self) -> frozenset[str]:
        """The events whose doors share now: their check-ins leave once their admissions are shared."""
        return frozenset(event for event, share in self._shares.items() if share.is_good)

    async def ready(self, within_s: float) -> bool:
        """Whether the doors share; wait for so long at most until they do, or are known not to.

        Not at all without a hub, or where the door is for no event in particular.
        """
        if self._connect is None or not self._session.events:
            return False
        await _within(within_s, self._is_known.wait())
        return self._is_together.is_set()

    async def settle(self, within_s: float) -> None:
        """Wait until other doors know what happened here, for so long at most."""
        shares = tuple(self._shares.values())
        await _within(within_s, asyncio.gather(*(share.all_shared() for share in shares)))

    async def is_together(self, within_s: float) -> bool:
        """Whether the doors share within so many seconds, whatever is known of that meanwhile."""
        return await _within(within_s, self._is_together.wait())

    async def unshared(self) -> int:
        """How much of what happened here other doors do not know yet, counted as far as is shared at once.

        Raises StoreError.
        """
        read, events = self._store.shared.unshared, sorted(self._session.events)
        found = [await read(event, SHARED_TOGETHER, unnamed=event == events[0]) for event in events]
        return sum(map(len, found))

    def use(self, connect: Connect | None) -> None:
        """Share by this hub from now on, or by none: `run` ends what is shared by the one before.

        What that one knew the new one hears too, where it is of the same events. Until that one has
        answered, the doors are not together.
        """
        self._connect = connect
        self._is_together.clear()
        self._tell(VenueState.NONE if connect is None else VenueState.AWAY)
        self._is_known.clear()
        self._changed.set()

    def poke(self) -> None:
        """There are rows to share, or the door's events or name changed."""
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
            if self._lapses >= LAPSES_UNTIL_SLOW:
                self._tell(VenueState.AWAY)
            log.info("a claim was not answered: %s", type(error).__name__)
            return None
        self._lapses = 0
        return claimed

    def _share_of(self, row: LedgerRow) -> EventShare | None:
        if row.event_id:
            return self._shares.get(row.event_id)
        return next(iter(self._shares.values()), None)

    async def run(self) -> None:
        """Keep the connection, as long as there is something to share, and a hub to share it by; for ever."""
        wait_s = AGAIN_S[0]
        while True:
            wanted = self._wanted()
            if wanted.connect is None or not wanted.events:
                wait_s = AGAIN_S[0]
                self._tell(VenueState.NONE)
                await self._until_other_than(wanted)
                continue
            state = await self._shared_as_now(wanted.connect, wanted)
            if state is None:
                wait_s = AGAIN_S[0]
                continue  # there is another hub now, or the door is for other events, or has another name
            if self._has_shared:
                wait_s = AGAIN_S[0]
            self._tell(state)
            await _within(wait_s, self._until_other_than(wanted))
            wait_s = min(wait_s * 2, AGAIN_S[1])

    def _wanted(self) -> _Wanted:
        return _Wanted(self._session.events, self._session.setup.door, self._connect)

    async def _shared_as_now(self, connect: Connect, wanted: _Wanted) -> VenueState | None:
        """Share for as long as nothing else is wanted; what ended it, None where something else is."""
        sharing = asyncio.create_task(self._shared(connect, wanted), name="venue sharing")
        other = asyncio.create_task(self._until_other_than(wanted), name="venue changes")
        try:
            await asyncio.wait({sharing, other}, return_when=asyncio.FIRST_COMPLETED)
            if other.done():
                return None
            if sharing.cancelled():  # by whoever ended something that it waited for: this one goes on
                log.error("sharing with other doors was cancelled")
                return VenueState.AWAY
            return sharing.result()
        finally:
            for task in (sharing, other):
                task.cancel()
            await asyncio.gather(sharing, other, return_exceptions=True)

    async def _shared(self, connect: Connect, wanted: _Wanted) -> VenueState:
        """Share on one connection for as long as it goes; what ended it."""
        self._has_shared, self._shared_by = False, connect
        try:
            hub = await connect(wanted.door)
            try:
                await self._share(hub, wanted.events)
            finally:
                await hub.close()
        except HubRefusedError as error:
            log.warning("the hub refuses this door: %s", error)
            return VenueState.REFUSED
        except HubError as error:
            log.info("the hub is away: %s", error)
        except StoreError as error:
            log.warning("what doors share cannot be kept: %s", error)
        except Exception:
            log.exception("sharing with other doors failed")
        return VenueState.AWAY

    async def _share(self, hub: Hub, events: Iterable[str]) -> None:
        """Share until the connection is lost. Raises HubError then, and StoreError."""
        first, *_ = ordered = sorted(events)
        heard = self._heard
        self._shares = {
            event: EventShare(
                event,
                await hub.event(event),
                self._store,
                heard,
                self._is_unseen,
                self._taken_back,
                self._answered,
                self._left_open.setdefault(event, {}),
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
            asyncio.create_task(self._go_by_policies(hub), name="hub policy"),
        ]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
            raise HubError("the connection to the hub broke")
        finally:
            self._shares = {}
            self._is_together.clear()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _go_by_policies(self, hub: Hub) -> None:
        async with aclosing(hub.policies()) as policies:
            async for document in policies:
                if self._policy_came is not None:
                    await self._policy_came(document)

    async def _until_other_than(self, wanted: _Wanted) -> None:
        look_s = LOOK_EVERY_S if wanted.connect is not None else None  # without a hub nothing else counts
        while self._wanted() == wanted:
            self._changed.clear()
            await _within(look_s, self._changed.wait())

    def _answered(self, took_s: float) -> None:
        """The hub took something in so many seconds: guests may wait for it again if that was soon enough."""
        if took_s * 1000 <= self._session.policy.budgets.claim_ms:
            self._lapses = 0
            if self._is_together.is_set():
                self._tell(VenueState.TOGETHER)

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

    async def _heard(self, incidents: list[Incident]) -> None:
        """Something of the other doors is in the ledger by now; whoever came in just now can be reached."""
        is_good = bool(self._shares) and all(share.is_good for share in self._shares.values())
        if is_good and self._shared_by is self._connect:
            self._has_shared = True
            self._is_together.set()
            self._is_known.set()
            if self._lapses < LAPSES_UNTIL_SLOW:
                self._state = self._told = VenueState.TOGETHER
        self._emit(VenueChanged(self._state, tuple(incidents)))
        for incident in incidents:
            log.warning("incident %s for admission %s", incident.kind, incident.admission_id)
            if await self._is_near(incident):
                guest = await self._store.guests.get(incident.ticket_id)
                name = guest.ticket.name if guest else ""
                self._emit(LateStop(incident.ticket_id, name, incident.kind, self._clock.now()))

    async def _is_near(self, incident: Incident) -> bool:
        """Whether the guest came in through this door just now, by its own clock."""
        rows = await self._store.ledger.rows(incident.ticket_id)
        sides = {incident.detail[side]["admission_id"] for side in ("first", "second")}
        here = [row.at for row in rows if row.id in sides and row.run != FROM_HUB]
        return any(abs(self._clock.now() - at) <= STILL_NEAR_S for at in here)

    def _tell(self, state: VenueState) -> None:
        self._is_known.set()
        if state is not self._told:
            self._state = self._told = state
            self._emit(VenueChanged(state))


async def _within(seconds: float | None, work: Awaitable[object]) -> bool:
    try:
        async with asyncio.timeout(seconds):
            await work
    except TimeoutError:
        return False
    return True


async def _until(event: asyncio.Event) -> None:
    await event.wait()
