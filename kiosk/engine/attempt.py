"""One attempt to check a ticket in: written down before its request leaves and after the answer came."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from msgspec.structs import replace

from kiosk.core.message import Message
from kiosk.core.outbox import (
    UNSENT,
    AskForSignIn,
    Attempt,
    Entry,
    EntryState,
    IncidentKind,
    Knowledge,
    leaves_ambiguity,
)
from kiosk.core.replies import Fault, NotSent, Reply
from kiosk.engine.blame import Blame
from kiosk.engine.errors import ServiceError, StoreError, UnauthorisedError, reply_from
from kiosk.engine.events import Emit, LateStop, ScanTrouble, SignInNeeded, TroubleKind
from kiosk.engine.link_watch import LinkWatch
from kiosk.engine.outcome import Outcome, Outcomes
from kiosk.engine.ports import Clock, Service
from kiosk.engine.records import Ending
from kiosk.engine.session import Session
from kiosk.engine.store_ports import Store
from kiosk.engine.waiting_guests import PendingReply, ScansUnderWay

T = TypeVar("T")
UNWRITTEN = "an outcome could not be written at the end: %s"

log = logging.getLogger(__name__)


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
        self._outcomes = Outcomes(session, clock, watch, self._blame)
        self._unwritten: dict[str, Outcome] = {}
        """What became of check-ins, by admission, where the disk did not take it."""
        self.scans = scans
        self.left = 0
        """Requests that left this machine, whatever became of them."""

    def may_go(self, entry: Entry) -> bool:
        """Whether no answer is known that the disk does not have: of its own, or one that proved it guilty.

        Proved guilty, it is a person's as soon as that is on disk.
        """
        is_answered = entry.admission_id in self._unwritten
        return not is_answered and not self._blame.is_to_come(entry.admission_id)

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

    async def write_again(self, admission_id: str) -> StoreError | None:
        """Write what is held of a check-in; why that cannot be done, where it cannot: it is held as before.

        Else it would have to be sent once more, and the service would answer that the ticket is in already.
        """
        try:
            await _to_its_end(self._written_late(self._unwritten[admission_id]))
        except StoreError as error:
            log.warning("what became of a check-in is not written: %s", error)
            return error
        except Exception as fault:
            log.error("what became of a check-in is not written: %s", type(fault).__name__)  # noqa: TRY400
            log.debug("the fault", exc_info=True)  # which may name guests
            return StoreError(_words(fault))
        return None

    async def _written_late(self, outcome: Outcome) -> None:
        ending = await self._write(outcome, again=True)
        del self._unwritten[outcome.seen.entry.admission_id]
        await self._follow(outcome, ending)

    @property
    def held(self) -> list[str]:
        """The admissions of whose check-ins an answer is held that is not on disk."""
        return sorted(self._unwritten)

    async def _sent(
        self, sending: Entry, earlier: tuple[Attempt, ...], waiting: PendingReply | None
    ) -> Outcome:
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
            outcome = self._outcomes.of(sending, reply, known, waiting)
        except Exception as fault:
            log.exception("a check-in failed")
            outcome = self._outcomes.of(sending, Fault(_words(fault)), known, waiting)
        return replace(outcome, sign_ins=sign_ins, at=self._clock.now())

    async def _stand_back(self, waiting: PendingReply | None) -> None:
        if waiting is None:
            await self.scans.let_go_ahead()

    async def _written(self, outcome: Outcome, waiting: PendingReply | None) -> Ending:
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

    async def _write(self, outcome: Outcome, *, again: bool = False) -> Ending:
        """Write it; what the disk does not take is held for `write_again`. Raises StoreError."""
        admission_id = outcome.seen.entry.admission_id
        try:
            return await self._store.outbox.end_attempt(
                admission_id,
                outcome.at,
                ambiguous=leaves_ambiguity(outcome.reply),
                conclude=lambda transaction: self._outcomes.conclude(transaction, outcome, again=again),
            )
        except StoreError:
            self._unwritten[admission_id] = outcome
            raise

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

    async def _follow(self, outcome: Outcome, ending: Ending) -> None:
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
