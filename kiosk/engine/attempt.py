"""One attempt to check a ticket in: written down before its request leaves and after the answer came."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar
from uuid import uuid4

from msgspec import Struct
from msgspec.structs import replace

from kiosk.core.message import Message
from kiosk.core.outbox import (
    UNSENT,
    WAS_IN_ALREADY,
    AskForSignIn,
    Attempt,
    Effect,
    Entry,
    EntryState,
    IncidentKind,
    Knowledge,
    OpenIncident,
    after_reply,
    leaves_ambiguity,
    overturned,
    suspected,
    was_never_taken,
)
from kiosk.core.pace import Refusal
from kiosk.core.presence import LedgerRow, PresenceState, RowKind, may_be_checked_in, presence_of, standing
from kiosk.core.replies import Answered, Fault, NotSent, Refused, Reply
from kiosk.engine.blame import Blame, incident_of
from kiosk.engine.errors import ServiceError, StoreError, UnauthorisedError, reply_from
from kiosk.engine.events import Emit, LateStop, ScanTrouble, SignInNeeded, TroubleKind
from kiosk.engine.link_watch import LinkWatch
from kiosk.engine.ports import Clock, Service, Transaction
from kiosk.engine.records import Ending
from kiosk.engine.session import Session
from kiosk.engine.store_ports import Store
from kiosk.engine.undo import is_taken_back
from kiosk.engine.waiting_guests import PendingReply, ScansUnderWay

T = TypeVar("T")
UNWRITTEN = "an outcome could not be written at the end: %s"

log = logging.getLogger(__name__)


class _Outcome(Struct, frozen=True):
    """What a reply makes of an entry, and what has to happen besides.

    `unseen`: what it makes of an entry whose admission nobody saw green, which only the disk knows; None
    where that is the same. `double`: the service had the ticket in already; `came_back`: what becomes of that
    where a handover told meanwhile that the guest had been in before and left. `blameless` and `guilty`:
    other admissions that this reply says something of. `sign_ins`: see LinkWatch.sign_in_needed.
    """

    reply: Reply
    seen: Ending
    unseen: Ending | None
    effects: tuple[Effect, ...]
    double: bool
    came_back: Ending | None = None
    blameless: tuple[str, ...] = ()
    guilty: tuple[str, ...] = ()
    sign_ins: int = 0


class Attempts:
    """Makes attempts, and sees to what follows from each: incidents, pauses, asking for a sign-in."""

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
    ) -> None:
        self._store = store
        self._service = service
        self._session = session
        self._clock = clock
        self._emit = emit
        self._jitter = jitter
        self._watch = watch
        self._blame = Blame(store, clock)
        self._unwritten: dict[str, _Outcome] = {}
        """What became of check-ins, by admission, where the disk did not take it."""
        self.scans = scans
        self.left = 0
        """Requests that left this machine, whatever became of them."""

    def may_go(self, entry: Entry) -> bool:
        """Whether no answer proved it guilty just now: it is a person's as soon as that is on disk."""
        return not self._blame.is_to_come(entry.admission_id)

    async def make(self, entry: Entry, waiting: PendingReply | None) -> Entry | None:
        """Send the check-in once; the entry as the reply left it, None where it is not to be sent.

        Raises StoreError where the outcome could not be written: until `write_again` the entry stays
        `sending` on disk.
        """
        try:
            await self._stand_back(waiting)
            skew_s = self._service.skew_s
            begun = await self._store.outbox.begin_attempt(entry.admission_id, self._clock.now(), skew_s)
            if begun is None:
                return None
            outcome = await self._sent(*begun, waiting)
            if waiting is not None and is_decided(outcome.seen.entry):
                waiting.after = outcome.seen.entry
                waiting.answered.set()
            ending = await self._written(outcome, waiting)
        except StoreError as error:
            if waiting is not None:
                waiting.trouble = ScanTrouble(TroubleKind.NOT_RECORDED, error.text)
            raise
        else:
            if waiting is not None and waiting.answered.is_set():
                waiting.written.set()
            await self._follow(outcome, ending)
            return ending.entry
        finally:
            self._blame.is_over(entry.admission_id)

    async def write_again(self, admission_id: str) -> bool:
        """Write what became of a check-in where the disk did not take it; whether there was any such thing.

        It is not sent once more: the service would answer that the ticket is in already. Raises StoreError.
        """
        outcome = self._unwritten.get(admission_id)
        if outcome is None:
            return False
        await self._follow(outcome, await _to_its_end(self._write(outcome, again=True)))
        return True

    async def _sent(
        self, sending: Entry, earlier: tuple[Attempt, ...], waiting: PendingReply | None
    ) -> _Outcome:
        """Send it, and decide what the reply makes of it. A fault of ours is a reply as well."""
        await self._stand_back(waiting)
        link_was_bad, sign_ins = self._watch.pace.troubled, self._watch.sign_ins
        reply = await self._ask(sending)
        self.left += not isinstance(reply, NotSent)
        known = Knowledge(
            attempts=earlier,
            skew_s=self._service.skew_s,
            link_was_bad=link_was_bad,
            jitter=self._jitter(),
        )
        try:
            outcome = self._outcome(sending, reply, known, waiting)
        except Exception as fault:
            log.exception("a check-in failed")
            outcome = self._outcome(sending, Fault(_words(fault)), known, waiting)
        return replace(outcome, sign_ins=sign_ins)

    async def _stand_back(self, waiting: PendingReply | None) -> None:
        if waiting is None:
            await self.scans.let_go_ahead()

    async def _written(self, outcome: _Outcome, waiting: PendingReply | None) -> Ending:
        """Write what came of it once no guest waits; where this is cut off, at once."""
        try:
            await self._stand_back(waiting)
        except asyncio.CancelledError:
            try:
                await _to_its_end(self._write(outcome))
            except StoreError as error:
                log.warning(UNWRITTEN, error)
            raise
        return await _to_its_end(self._write(outcome))

    async def _write(self, outcome: _Outcome, *, again: bool = False) -> Ending:
        admission_id = outcome.seen.entry.admission_id
        try:
            ending = await self._store.outbox.end_attempt(
                admission_id,
                self._clock.now(),
                ambiguous=leaves_ambiguity(outcome.reply),
                conclude=lambda transaction: self._conclude(transaction, outcome, again=again),
            )
        except StoreError:
            self._unwritten[admission_id] = outcome
            raise
        self._unwritten.pop(admission_id, None)
        return ending

    def _conclude(self, transaction: Transaction, outcome: _Outcome, *, again: bool) -> Ending:
        """What holds, as the disk has it at this moment; runs inside the transaction."""
        entry = outcome.seen.entry
        on_disk = [o for o in transaction.entries(entry.ticket_id) if o.admission_id == entry.admission_id]
        for one in on_disk:
            if one.state is EntryState.WITHDRAWN and not isinstance(outcome.reply, Answered):
                return Ending(one)  # somebody gave it up while it was on its way
            if again and one.state not in (EntryState.SENDING, EntryState.WITHDRAWN):
                return Ending(one)  # the commit that failed is on disk all the same
        if outcome.came_back is not None and self._came_back(transaction, entry):
            return outcome.came_back
        if outcome.unseen is not None and self._nobody_saw(transaction, entry):
            return outcome.unseen
        rows = transaction.rows(entry.ticket_id)
        if not is_taken_back(entry.admission_id, rows):
            return outcome.seen
        if outcome.double:
            seen_inside = (self._row(RowKind.SEEN_INSIDE, entry),)
            return replace(outcome.seen, rows=seen_inside, nobody_inside=not standing(rows))
        if was_never_taken(entry) and not self._may_be_owed(transaction, outcome):
            return replace(outcome.seen, entry=replace(entry, state=EntryState.WITHDRAWN))
        return outcome.seen

    def _came_back(self, transaction: Transaction, entry: Entry) -> bool:
        """Whether the guest had been let in by right and was not inside before this, as is known by now."""
        rows = transaction.rows(entry.ticket_id)
        before = rows[: next((n for n, row in enumerate(rows) if row.id == entry.admission_id), 0)]
        ticket = transaction.match(((entry.ticket_id,),), entry.account).only
        then = presence_of(before)
        if ticket is None or then.where is PresenceState.INSIDE or not may_be_checked_in(before):
            return False
        allowed = self._session.policy.entries_allowed(ticket)
        return allowed is None or then.entries < allowed

    def _may_be_owed(self, transaction: Transaction, outcome: _Outcome) -> bool:
        """Whether the service may know of a check-in that was undone, or somebody who came since needs it."""
        ticket_id = outcome.seen.entry.ticket_id
        attempts = transaction.attempts(ticket_id)
        others = sum(attempt.ended is None for attempt in attempts) > 1
        unclear = (
            leaves_ambiguity(outcome.reply)
            or others
            or any(a.ambiguous for a in attempts if a.ended is not None)
        )
        return unclear or bool(standing(transaction.rows(ticket_id)))

    def _nobody_saw(self, transaction: Transaction, entry: Entry) -> bool:
        """Whether the admission is an earlier run's that was never shown, and not said again by this run."""
        row = presence_of(transaction.rows(entry.ticket_id)).admission
        if row is None or row.id != entry.admission_id or row.shown:
            return False
        return row.run != self._session.setup.run and row.id not in self._session.shown_again

    async def _ask(self, entry: Entry) -> Reply:
        """Send it, unless somebody else has signed in since it was taken up: it would go out as theirs."""
        if not self._session.is_account(entry.account):
            return NotSent(Message("somebody else signed in before it could leave"))
        try:
            return await self._service.check_in(entry.ticket_id)
        except UnauthorisedError as error:
            return reply_from(error, renewed=await self._renewed())
        except ServiceError as error:
            return reply_from(error, renewed=False)
        except Exception as fault:
            log.exception("a check-in failed")
            return Fault(_words(fault))

    async def _renewed(self) -> bool:
        """Whether a new token is at hand; not being able to ask for one is no."""
        try:
            return await self._service.renew_token()
        except ServiceError as error:
            log.info("no new token: %s", type(error).__name__)
            return False

    def _outcome(
        self, entry: Entry, reply: Reply, known: Knowledge, waiting: PendingReply | None
    ) -> _Outcome:
        """Decide, without a pause between looking at whether the guest saw green and acting on it."""
        now = self._clock.now()
        after, effects = after_reply(entry, reply, now, known)
        news = [e for e in effects if isinstance(e, OpenIncident) and not self._is_seen(e, waiting)]
        blameless: tuple[str, ...] = ()
        if isinstance(reply, Refused):
            refusal = Refusal(reply.status, entry.admission_id, entry.ticket_id, entry.event_id)
            blameless = self._watch.refused(refusal)
            if entry.admission_id in blameless:
                after = suspected(after, now)
                news = [e for e in news if e.kind is not IncidentKind.LATE_REFUSAL]
        guilty = (
            self._watch.got_through(entry.event_id, entry.ticket_id) if isinstance(reply, Answered) else ()
        )
        self._blame.found(entry.admission_id, blameless, guilty)
        seen = Ending(
            after, (), tuple(incident_of(after, e.kind, e.detail, self._clock.now(), reply) for e in news)
        )
        unseen = back = None
        double = any(effect.kind is IncidentKind.CONFLICT for effect in news)
        if double:
            unseen = self._taken_back(seen)
            if waiting is not None:
                seen, unseen = (seen if waiting.green else unseen), None
            if waiting is None or waiting.green:
                back = self._had_been_in(entry, reply, known)
        return _Outcome(reply, seen, unseen, effects, double, back, blameless, guilty)

    def _had_been_in(self, entry: Entry, reply: Reply, known: Knowledge) -> Ending:
        """The same of a guest who had been in before: that the service says so is no wonder."""
        now = self._clock.now()
        after, effects = after_reply(replace(entry, came_back=True), reply, now, known)
        news = (effect for effect in effects if isinstance(effect, OpenIncident))
        return Ending(
            after, (), tuple(incident_of(after, e.kind, e.detail, self._clock.now(), reply) for e in news)
        )

    def _taken_back(self, seen: Ending) -> Ending:
        """The same where nobody saw green: the admission is taken back, and nobody is to be looked for."""
        for_whom_is_inside = (IncidentKind.CONFLICT, IncidentKind.LATE_REFUSAL)
        incidents = tuple(one for one in seen.incidents if one.kind not in for_whom_is_inside)
        return Ending(overturned(seen.entry), self._overturned(seen.entry), incidents)

    def _is_seen(self, effect: OpenIncident, waiting: PendingReply | None) -> bool:
        """Whether staff see it with the verdict: a refusal that came before green is no news afterwards."""
        return effect.kind is IncidentKind.LATE_REFUSAL and waiting is not None and not waiting.green

    def _overturned(self, entry: Entry) -> tuple[LedgerRow, ...]:
        """What a check-in that was there before says of a guest who has not seen green."""
        taken_back = self._row(RowKind.OVERTURNED, entry, concerns=entry.admission_id)
        return taken_back, self._row(RowKind.SEEN_INSIDE, entry)

    def _row(self, kind: RowKind, entry: Entry, concerns: str = "") -> LedgerRow:
        setup = self._session.setup
        return LedgerRow(
            uuid4().hex,
            kind,
            entry.ticket_id,
            self._clock.now(),
            setup.door,
            "",
            entry.event_id,
            entry.account,
            setup.on_duty,
            concerns,
            WAS_IN_ALREADY,
            setup.run,
        )

    async def _follow(self, outcome: _Outcome, ending: Ending) -> None:
        """What is on disk is safe; a disk that fails now keeps nobody from being told."""
        entry = ending.entry
        for incident in ending.incidents:
            log.warning("incident %s for admission %s", incident.kind, entry.admission_id)
            if incident.kind is IncidentKind.CONFLICT and ending.nobody_inside:
                continue  # nobody is to be looked for any more
            if incident.kind is not IncidentKind.TOGGLE:  # the service's fault, not this guest's
                self._emit(LateStop(incident.ticket_id, await self._name(entry), incident.kind, incident.at))
        if any(isinstance(effect, AskForSignIn) for effect in outcome.effects):
            self.ask_for_sign_in(entry.last_error, outcome.sign_ins)
        await self._blame.act_on(outcome.blameless, outcome.guilty)

    async def _name(self, entry: Entry) -> str:
        try:
            guest = await self._store.guests.get(entry.ticket_id, entry.account)
        except StoreError as error:
            log.warning("the guest of an incident cannot be read: %s", error)
            return ""
        return guest.ticket.name if guest else ""

    def ask_for_sign_in(self, text: str, sign_ins: int) -> None:
        """Pause until somebody signs in, and say so once. `sign_ins`: see LinkWatch.sign_in_needed."""
        if self._watch.sign_in_needed(sign_ins):
            self._emit(SignInNeeded(text))


def is_decided(entry: Entry) -> bool:
    """Whether a guest need not wait on: a correction follows by itself, a refusal changes nothing."""
    return entry.state not in UNSENT or entry.state is EntryState.CORRECTING or entry.refused > 0


def _words(fault: Exception) -> str:
    return Message("a fault in the program ({kind})", kind=type(fault).__name__)


async def _to_its_end(work: Coroutine[Any, Any, T]) -> T:
    """Await `work`; a cancellation waits until it is over, so that an answer that came is never dropped."""
    task = asyncio.create_task(work, name="write an outcome")
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait({task})
        if not task.cancelled() and (error := task.exception()):
            log.warning(UNWRITTEN, error)
        raise
