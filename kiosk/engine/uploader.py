"""Drains the outbox: live check-ins at once, the backlog behind them, one in flight for each ticket."""

import asyncio
import logging
import math
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager
from typing import Any

from kiosk.core.message import Message
from kiosk.core.outbox import THE_TICKETS_OWN, UNSENT, Entry, EntryState, cut_off, tried_again
from kiosk.core.pace import WHILE_QUICK, Pause
from kiosk.engine.attempt import Attempts, is_decided
from kiosk.engine.errors import DiskFullError, ServiceError, StoreError, UnauthorisedError
from kiosk.engine.events import Emit, OutboxChanged
from kiosk.engine.link_watch import LinkWatch
from kiosk.engine.ports import Clock, Service
from kiosk.engine.session import Session
from kiosk.engine.store_ports import Store
from kiosk.engine.waiting_guests import (
    APART_BESIDE_SCANS_S,
    MOST_BESIDE_SCANS,
    PendingReply,
    ScansUnderWay,
)

IDLE_S = 5.0
SHORTEST_WAIT_S = 0.001
"""What rounding leaves of a wait is none, and a clock may not go on by it."""
SOONEST_S = 0.05
"""How soon the outbox is looked at again where nothing wakes it."""
TOKENS_APART_S = 5.0
"""How often a new token lets a queue go on that was refused the one before."""
MOST_PROBES = 50
"""Of so many that are due one is chosen that finds out whether the account is accepted again."""
OTHERS_EVERY = 3
"""Every so many times that is one which was not refused itself: those that were may be refused for good."""
GRACE_S = 0.5
"""How long what is in flight may take when the program ends."""

log = logging.getLogger(__name__)


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
        watch: LinkWatch,
        scans: ScansUnderWay,
        together: Callable[[], frozenset[str]] = frozenset,
    ) -> None:
        """`together`: the events whose doors share now; their admissions are sent once others know them."""
        self._store = store
        self._session = session
        self._clock = clock
        self._together = together
        self._emit = emit
        self._jitter = jitter
        self._watch = watch
        self._attempts = Attempts(store, service, session, clock, emit, jitter, watch, scans)
        self._all_slots = asyncio.Semaphore(WHILE_QUICK)
        self._tasks: set[asyncio.Task[Entry | None]] = set()
        self._backlog = 0
        self._live_ones = 0
        self._busy: set[str] = set()
        self._probes = 1
        self._cut_off: dict[str, int] = {}
        self._to_take_up: set[str] = set()
        self._unwritable: StoreError | None = None
        self._token_owed = False
        self._token_taken_up_at = -TOKENS_APART_S
        self._wake = asyncio.Event()
        watch.on_permit(self._wake.set)
        self._counting: asyncio.Task[None] | None = None
        self._count_is_old = False

    @property
    def paused(self) -> bool:
        """Whether nothing is sent for now."""
        return self._watch.pause is not None

    @property
    def pause(self) -> Pause | None:
        """Why nothing is sent for now, and for how long."""
        return self._watch.pause

    @property
    def lets_live_go(self) -> bool:
        """Whether a guest's check-in may leave now; else it is sent with the others, as soon as they are."""
        return self._watch.lets_live_go(self._backlog + self._live_ones)

    @property
    def signed_out(self) -> bool:
        """Whether the service refuses the token and no new one could be had."""
        return self._watch.pace.signed_out

    @property
    def requests_left(self) -> int:
        """How many check-ins left this machine since the start, whatever became of them."""
        return self._attempts.left

    def scan(self) -> AbstractContextManager[None]:
        """While it is open a guest waits for a verdict, and the backlog stands back."""
        return self._attempts.scans.one()

    def signed_in(self) -> None:
        """A new token or another event is at hand: send again at once."""
        self._token_owed = False
        self._watch.signed_in()
        self._wake.set()

    def new_token(self) -> None:
        """Another access token is at hand: send again, and at once unless one before it did just now.

        Every refused check-in may fetch a token that is refused as well, and each would let the others go.
        """
        self._token_owed = True
        self._take_up_token()

    @property
    def _has_untried_token(self) -> bool:
        return self._token_owed or self._watch.is_untried

    def _take_up_token(self) -> None:
        if not self._has_untried_token:
            return
        now_s = self._clock.monotonic()
        if self.signed_out:
            if now_s - self._token_taken_up_at < TOKENS_APART_S:
                return
            self._token_taken_up_at = now_s
        self.signed_in()

    async def send_now(self) -> None:
        """Send all that is unsent as soon as it can leave, whatever it waits for. Raises StoreError.

        What was refused last for the account or the address, which may be mended by now, is tried again too.
        """
        for admission_id in sorted(await self._refused_for_the_account()):
            await self._store.outbox.change(admission_id, tried_again)
        entries = await self._store.outbox.entries(every=False)
        if later := [entry.admission_id for entry in entries if entry.state in UNSENT and entry.due]:
            await self._store.outbox.make_due(later)
        self._watch.try_now()
        self._wake.set()

    async def _refused_for_the_account(self) -> frozenset[str]:
        """Admissions of which the account or the address is likely to blame, an earlier run's among them."""
        account = await self._session.remembered_account()
        last = await self._store.outbox.refused_last(account) if account is not None else []
        on_disk = {entry.admission_id for entry in last if entry.refused not in THE_TICKETS_OWN}
        return self._watch.pace.suspicion.admissions_of_the_account | on_disk

    def poke(self) -> None:
        """There is something new to send."""
        self._wake.set()

    def disk_takes_something(self) -> None:
        """What it did not take before may be written now."""
        if self._to_take_up:
            self._wake.set()

    def send_live(self, entry: Entry, waiting: PendingReply) -> "asyncio.Task[Entry | None]":
        """Send a guest's check-in now, ahead of the backlog; the task outlives the guest's patience.

        One that belongs to another account is left for the day when that account is signed in.
        """
        self._busy.add(entry.ticket_id)
        self._live_ones += 1
        task = asyncio.create_task(self._live(entry, waiting), name="check-in live")
        self._keep(task)
        return task

    async def _live(self, entry: Entry, waiting: PendingReply) -> Entry | None:
        try:
            if await self._live_account() != entry.account:
                return None
            async with self._all_slots:
                if self.paused:  # since it stood in line: it goes with the others, once they go
                    return None
                return await self._until_settled(entry, waiting)
        finally:
            self._live_ones -= 1
            self._busy.discard(entry.ticket_id)
            waiting.answered.set()
            waiting.written.set()
            self._wake.set()

    async def _live_account(self) -> str | None:
        """The account a live check-in goes out as; asked for where this token is new, in the guest's time."""
        try:
            return await self._session.identify()
        except ServiceError as error:
            log.info("the account cannot be asked for: %s", type(error).__name__)
            return None

    async def run(self) -> None:
        """Drain the outbox for ever."""
        while True:
            self._wake.clear()
            try:
                wait_s = await self._start_due()
            except StoreError as error:
                log.warning("the outbox cannot be read: %s", error)
                wait_s = IDLE_S
            except Exception:
                log.exception("the outbox could not be looked at")
                wait_s = IDLE_S
            await self._wait(wait_s)

    async def drain(
        self, give_up: Callable[[], bool], longest_wait_s: Callable[[], float] = lambda: math.inf
    ) -> None:
        """Send until this account has nothing unsent or `give_up` says so, then let what is in flight end.

        A pause of the whole queue that is longer than `longest_wait_s` is not waited for, unless a token has
        come that was not tried yet. Raises StoreError, at the end where only some answers cannot be written.
        """
        while not give_up():
            self._wake.clear()
            wait_s = await self._start_due()
            if not self._tasks and (self._pauses_for(longest_wait_s()) or await self._all_sent()):
                break
            await self._wait(min(wait_s, 0.25))
        await self.settle()
        if self._unwritable is not None:
            raise self._unwritable

    def _pauses_for(self, seconds: float) -> bool:
        pause = self.pause
        return pause is not None and pause.wait_s > seconds and not self._has_untried_token

    async def _all_sent(self) -> bool:
        """Whether nothing is left that this account could send."""
        account = await self._session.remembered_account()
        if account is None:
            return (await self._store.outbox.count()).unsent == 0
        is_settled = not self._to_take_up or self._unwritable is not None
        return is_settled and await self._store.outbox.next_due(account, self._clock.now()) is None

    async def settle(self) -> None:
        """Wait for what is in flight."""
        while self._tasks:
            await asyncio.wait(set(self._tasks))
        await self.counted()

    async def counted(self) -> None:
        """Wait until what is unsent has been told, if that is under way."""
        if self._counting is not None:
            await asyncio.wait({self._counting})

    async def stop(self, grace_s: float | None = None) -> None:
        """Give what is in flight a moment, then end it; an attempt cut off stays on disk as ambiguous.

        An answer that came is written, if the disk takes it by now.
        """
        if self._tasks:
            await asyncio.wait(set(self._tasks), timeout=GRACE_S if grace_s is None else grace_s)
        await _end(self._tasks)
        for admission_id in self._attempts.held:
            await self._attempts.write_again(admission_id)
        if self._counting is not None:  # ending the others may have started it
            await _end({self._counting})

    async def _wait(self, wait_s: float) -> None:
        try:
            async with asyncio.timeout(max(wait_s, SHORTEST_WAIT_S)):
                await self._wake.wait()
        except TimeoutError:
            return

    async def _start_due(self) -> float:
        """Start what is due and fits; how long until there may be more."""
        await self._take_up_cut_off()
        self._take_up_token()
        if (wait_s := self._watch.pause_of_all_s) > 0:
            return min(wait_s, IDLE_S)
        account = await self._account()
        if account is None:
            return min(self._watch.pause_of_all_s or IDLE_S, IDLE_S)
        room, again_s = self._room()
        if room <= 0:
            return again_s
        suspects = self._watch.pace.suspects if self.paused else frozenset()
        busy = frozenset(self._busy)
        probes = self._watch.pace.suspicion.blames_the_account
        looks_at = MOST_PROBES if probes else room
        due = await self._store.outbox.due(
            account, self._clock.now(), looks_at, busy, suspects, self._together()
        )
        if probes:  # one that was refused itself tells most: whether what refused it is over
            others_first = self._probes % OTHERS_EVERY == 0
            due = sorted(due, key=lambda entry: bool(entry.refused) is others_first)
        for entry in due:
            is_free = entry.ticket_id not in self._busy  # somebody live may have gone meanwhile
            if is_free and self._room()[0] > 0 and self._attempts.may_go(entry):
                self._probes += probes
                self._start(entry)
        next_due = await self._store.outbox.next_due(account, self._clock.now())
        if pause := self.pause:
            return min(pause.wait_s, IDLE_S)
        if next_due is None or self._unwritable is not None:
            return IDLE_S
        soonest_s = APART_BESIDE_SCANS_S if self._attempts.scans.lately_s else SOONEST_S
        return min(max(next_due - self._clock.now(), soonest_s), IDLE_S)

    def _room(self) -> tuple[int, float]:
        """How many more of the backlog may leave now, and where none may, how long that stays so at most.

        They are fewer while guests come, who are to have answers.
        """
        room, scans = self._watch.pace.room(self._backlog, self._live_ones), self._attempts.scans
        if not (lately_s := scans.lately_s):
            return room, IDLE_S
        if waits_s := scans.backlog_waits_s:
            return 0, waits_s
        return min(room, MOST_BESIDE_SCANS - self._backlog, 1), min(lately_s, IDLE_S)

    async def _take_up_cut_off(self) -> None:
        """Let entries wait whose attempt a fault of ours or of the disk cut off: never at once again.

        Where the answer came, and only the disk did not take it, that is written. Raises StoreError.
        """
        self._unwritable = None
        for admission_id in sorted(self._to_take_up):
            if admission_id not in self._attempts.held:
                await self._store.outbox.change(admission_id, self._waiting_again)
            elif (error := await self._attempts.write_again(admission_id)) is None:
                self._cut_off.pop(admission_id, None)
                self.emit_count()
            elif isinstance(error, DiskFullError):
                raise error
            else:  # of this one alone, for all that is known: the others go on
                self._unwritable = error
                continue
            self._to_take_up.discard(admission_id)

    def _waiting_again(self, entry: Entry) -> Entry | None:
        if entry.state not in UNSENT:
            return None
        times = self._cut_off.get(entry.admission_id, 1)
        why = entry.last_error or Message("what came of it could not be noted")
        return cut_off(entry, self._clock.now(), times, self._jitter(), why)

    async def _account(self) -> str | None:
        """The account to send as; asking for it is a probe of its own where it is not known."""
        known = await self._session.remembered_account()
        if known is not None:
            return known
        if (await self._store.outbox.count()).unsent == 0:
            return None
        sign_ins = self._watch.sign_ins
        try:
            return await self._session.identify()
        except UnauthorisedError as error:
            self._attempts.ask_for_sign_in(error.text, sign_ins)
        except ServiceError as error:
            self._watch.no_account()
            log.info("the account cannot be asked for: %s", type(error).__name__)
        except StoreError:
            raise
        except Exception:
            self._watch.no_account()
            log.exception("the account cannot be asked for")
        return None

    def _start(self, entry: Entry) -> None:
        self._backlog += 1
        self._attempts.scans.backlog_left()
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
        if task.cancelled():
            return
        match task.exception():
            case None:
                return
            case StoreError() as error:
                log.warning("a check-in could not be recorded: %s", error)
            case fault:
                log.error("a check-in failed", exc_info=fault)

    async def _until_settled(self, entry: Entry, waiting: PendingReply | None) -> Entry | None:
        """Attempt, and again at once where the reply asks for it: a correction, or a renewed token."""
        while True:
            after = await self._attempt(entry, waiting)
            if after is None or after.state not in UNSENT:
                return after
            if is_decided(after):
                waiting = None  # who waited at the door has the answer; what follows is a correction
            again = after.state is EntryState.CORRECTING or after.renewed
            if not again or self.paused or after.due > self._clock.now():
                return after
            entry = after

    async def _attempt(self, entry: Entry, waiting: PendingReply | None) -> Entry | None:
        try:
            after = await self._attempts.make(entry, waiting)
        except Exception:
            self._cut_off[entry.admission_id] = self._cut_off.get(entry.admission_id, 0) + 1
            self._to_take_up.add(entry.admission_id)
            raise
        else:
            self._cut_off.pop(entry.admission_id, None)
            return after
        finally:
            self.emit_count()

    def emit_count(self) -> None:
        """Tell how much is unsent, once no guest waits; until it is counted, further changes count as one."""
        self._count_is_old = True
        if self._counting is None or self._counting.done():
            self._counting = asyncio.create_task(self._count(), name="count the outbox")

    async def _count(self) -> None:
        while self._count_is_old:
            await self._attempts.scans.let_go_ahead()
            self._count_is_old = False
            try:
                count = await self._store.outbox.count()
            except StoreError as error:
                log.warning("the outbox cannot be counted: %s", error)
                return
            self._emit(OutboxChanged(count))


async def _end(tasks: Iterable[asyncio.Task[Any]]) -> None:
    ending = list(tasks)
    for task in ending:
        task.cancel()
    await asyncio.gather(*ending, return_exceptions=True)
