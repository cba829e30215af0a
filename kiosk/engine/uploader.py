"""Drains the outbox: one PUT an attempt, written down before it leaves and after it came back."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from uuid import uuid4

from kiosk.core.outbox import (
    UNSENT,
    AskForSignIn,
    Attempt,
    CountRefusal,
    Effect,
    Entry,
    EntryState,
    Knowledge,
    OpenIncident,
    PauseQueue,
    Reply,
    after_reply,
    leaves_ambiguity,
)
from kiosk.core.presence import LedgerRow, RowKind
from kiosk.engine.events import Emit, LateStop, OutboxChanged, SignInNeeded
from kiosk.engine.pacing import PROBE_EVERY_S, Pacing
from kiosk.engine.ports import Clock, Incident, Service, ServiceError, Store, StoreError, UnauthorisedError
from kiosk.engine.replies import reply_from
from kiosk.engine.session import Session

CONCURRENCY = 8
KEPT_FOR_LIVE = 1
IDLE_S = 5.0

log = logging.getLogger(__name__)


@dataclass
class Waiting:
    """A guest at the door who waits for this answer.

    `green` is set by the door when it stops waiting; `answered` by the uploader when the reply is in and
    is being written down, so that exactly one of the two decides what staff see.
    """

    green: bool = False
    answered: asyncio.Event = field(default_factory=asyncio.Event)


class Uploader:
    """Sends check-ins: live ones at once, the backlog behind them, each ticket's in order."""

    def __init__(
        self,
        store: Store,
        service: Service,
        session: Session,
        clock: Clock,
        emit: Emit,
        jitter: Callable[[], float],
    ) -> None:
        self._store = store
        self._service = service
        self._session = session
        self._clock = clock
        self._emit = emit
        self._jitter = jitter
        self._all_slots = asyncio.Semaphore(CONCURRENCY)
        self._tasks: set[asyncio.Task[Entry | None]] = set()
        self._backlog = 0
        self._busy: set[str] = set()
        self._wake = asyncio.Event()
        self._pacing = Pacing(clock, jitter)

    @property
    def paused(self) -> bool:
        """Whether nothing is sent for now."""
        return self._pacing.paused_s > 0

    @property
    def signed_out(self) -> bool:
        """Whether the service refuses the token and no new one could be had."""
        return self._pacing.signed_out

    def signed_in(self) -> None:
        """A new token or another event is at hand: send again at once."""
        self._pacing.resume()
        self._wake.set()

    def poke(self) -> None:
        """There is something new to send."""
        self._wake.set()

    def send_live(self, entry: Entry, waiting: Waiting) -> "asyncio.Task[Entry | None]":
        """Send a guest's check-in now, ahead of the backlog; the task outlives the guest's patience."""
        self._busy.add(entry.ticket_id)
        task = asyncio.create_task(self._live(entry, waiting), name="check-in live")
        self._keep(task)
        return task

    async def _live(self, entry: Entry, waiting: Waiting) -> Entry | None:
        try:
            async with self._all_slots:
                return await self._until_settled(entry, waiting)
        finally:
            self._busy.discard(entry.ticket_id)
            waiting.answered.set()
            self._wake.set()

    async def run(self) -> None:
        """Drain the outbox for ever."""
        while True:
            self._wake.clear()
            try:
                wait_s = await self._start_due()
            except StoreError as error:
                log.warning("the outbox cannot be read: %s", error)
                wait_s = IDLE_S
            await self._wait(wait_s)

    async def drain(self, give_up: Callable[[], bool]) -> None:
        """Send until nothing is unsent or `give_up` says so, then let what is in flight end."""
        while not give_up():
            self._wake.clear()
            wait_s = await self._start_due()
            if not self._tasks and (await self._store.outbox_count()).unsent == 0:
                break
            await self._wait(min(wait_s, 0.25))
        await self.settle()

    async def settle(self) -> None:
        """Wait for what is in flight."""
        while self._tasks:
            await asyncio.wait(set(self._tasks))

    async def stop(self) -> None:
        """End what is in flight; an attempt that is cut off stays on disk as ambiguous."""
        tasks = set(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _wait(self, wait_s: float) -> None:
        try:
            async with asyncio.timeout(max(wait_s, 0.0)):
                await self._wake.wait()
        except TimeoutError:
            return

    async def _start_due(self) -> float:
        """Start what is due and fits; how long until there may be more."""
        if self._pacing.paused_s > 0:
            return min(self._pacing.paused_s, IDLE_S)
        account = await self._account()
        if account is None:
            return min(max(self._pacing.paused_s, 0.05), IDLE_S)
        room = (1 if self._pacing.careful else CONCURRENCY - KEPT_FOR_LIVE) - self._backlog
        if room > 0:
            due = await self._store.due(account, self._clock.now(), room, frozenset(self._busy))
            for entry in due:
                if entry.ticket_id not in self._busy:
                    self._start(entry)
        next_due = await self._store.next_due(account)
        if next_due is None or self._backlog:
            return IDLE_S
        return min(max(next_due - self._clock.now(), 0.05), IDLE_S)

    async def _account(self) -> str | None:
        """The account to send as; asking for it is a probe of its own where it is not known."""
        known = await self._session.remembered_account()
        if known is not None:
            return known
        if (await self._store.outbox_count()).unsent == 0:
            return None
        try:
            return await self._session.identify()
        except UnauthorisedError as error:
            if not await self._renewed():
                self._ask_for_sign_in(error.text)
        except ServiceError as error:
            self._pacing.link_trouble()
            log.info("the account cannot be asked for: %s", type(error).__name__)
        return None

    def _start(self, entry: Entry) -> None:
        self._backlog += 1
        self._busy.add(entry.ticket_id)
        self._keep(asyncio.create_task(self._from_backlog(entry), name="check-in"))

    async def _from_backlog(self, entry: Entry) -> Entry | None:
        try:
            async with self._all_slots:
                return await self._until_settled(entry, None)
        finally:
            self._backlog -= 1
            self._busy.discard(entry.ticket_id)
            self._wake.set()

    def _keep(self, task: "asyncio.Task[Entry | None]") -> None:
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: "asyncio.Task[Entry | None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("a check-in could not be recorded: %s", error)

    async def _until_settled(self, entry: Entry, waiting: Waiting | None) -> Entry | None:
        """Attempt, and again at once where the reply asks for it: a correction, or a renewed token."""
        while True:
            after = await self._attempt(entry, waiting)
            if after is None or after.state not in UNSENT:
                return after
            again = after.state is EntryState.CORRECTING or after.renewed
            if not again or self.paused or after.due > self._clock.now():
                return after
            entry = after

    async def _attempt(self, entry: Entry, waiting: Waiting | None) -> Entry | None:
        begun = await self._store.begin_attempt(entry.admission_id, self._clock.now())
        if begun is None:
            return None
        sending, earlier = begun
        reply = await self._ask(sending.ticket_id)
        after, effects = self._decide(sending, reply, earlier)
        rows: list[LedgerRow] = []
        if after.state is EntryState.CONFLICT and waiting is not None and not waiting.green:
            after, effects = replace(after, state=EntryState.OVERTURNED), ()
            rows = self._overturned(after)
        if waiting is not None and after.state not in UNSENT:
            waiting.answered.set()
        incidents = [self._incident(after, e) for e in effects if isinstance(e, OpenIncident)]
        await self._store.end_attempt(
            after, self._clock.now(), ambiguous=leaves_ambiguity(reply), rows=rows, incidents=incidents
        )
        await self._follow(after, reply, effects)
        await self._tell(incidents)
        return after

    async def _ask(self, ticket_id: str) -> Reply:
        try:
            return await self._service.check_in(ticket_id)
        except UnauthorisedError as error:
            return reply_from(error, renewed=await self._renewed())
        except ServiceError as error:
            return reply_from(error, renewed=False)

    async def _renewed(self) -> bool:
        """Whether a new token is at hand; not being able to ask for one is no."""
        try:
            return await self._service.renew_token()
        except ServiceError as error:
            log.info("no new token: %s", type(error).__name__)
            return False

    def _decide(
        self, entry: Entry, reply: Reply, earlier: tuple[Attempt, ...]
    ) -> tuple[Entry, tuple[Effect, ...]]:
        known = Knowledge(attempts=earlier, skew_s=self._service.skew_s, jitter=self._jitter())
        return after_reply(entry, reply, self._clock.now(), known)

    def _overturned(self, entry: Entry) -> list[LedgerRow]:
        """What a check-in that was there before says of a guest who has not seen green."""
        setup, now = self._session.setup, self._clock.now()
        taken_back = LedgerRow(
            uuid4().hex,
            RowKind.OVERTURNED,
            entry.ticket_id,
            now,
            setup.door,
            "",
            entry.event_id,
            entry.account,
            setup.on_duty,
            entry.admission_id,
            "the service had this ticket in already",
            setup.run,
        )
        seen = replace(taken_back, id=uuid4().hex, kind=RowKind.SEEN_INSIDE, concerns="")
        return [taken_back, seen]

    def _incident(self, entry: Entry, effect: OpenIncident) -> Incident:
        detail = {"what": effect.detail, "scanned_at": entry.scanned_at, "attempts": entry.attempts}
        return Incident(
            uuid4().hex, effect.kind, self._clock.now(), entry.ticket_id, entry.admission_id, detail
        )

    async def _tell(self, incidents: list[Incident]) -> None:
        for incident in incidents:
            guest = await self._store.guest(incident.ticket_id)
            name = guest.ticket.name if guest else ""
            self._emit(LateStop(incident.ticket_id, name, incident.kind, incident.at))
        self._emit(OutboxChanged(await self._store.outbox_count()))

    async def _follow(self, entry: Entry, reply: Reply, effects: tuple[Effect, ...]) -> None:
        self._pacing.after(reply)
        for effect in effects:
            match effect:
                case PauseQueue(wait_s):
                    self._pacing.pause(wait_s)
                case AskForSignIn():
                    self._ask_for_sign_in(entry.last_error)
                case CountRefusal(status):
                    await self._count_refusal(status, entry)
                case OpenIncident():
                    log.warning("incident %s for admission %s", effect.kind, entry.admission_id)

    def _ask_for_sign_in(self, text: str) -> None:
        if self._pacing.sign_in_needed():
            self._emit(SignInNeeded(text))

    async def _count_refusal(self, status: int, entry: Entry) -> None:
        blameless = self._pacing.refused(status, entry.ticket_id, entry.admission_id)
        due = self._clock.now() + PROBE_EVERY_S
        for admission_id in blameless:
            await self._store.change_entry(admission_id, lambda e: _waiting_again(e, due))


def _waiting_again(entry: Entry, due: float) -> Entry | None:
    if entry.state is not EntryState.NEEDS_ATTENTION:
        return None
    return replace(entry, state=EntryState.WAITING, due=due)
