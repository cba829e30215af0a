"""One attempt to check a ticket in: written down before its request leaves and after the answer came."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from dataclasses import asdict, dataclass, field, replace
from typing import Any
from uuid import uuid4

from kiosk.core.outbox import (
    UNSENT,
    AskForSignIn,
    CountRefusal,
    Effect,
    Entry,
    EntryState,
    IncidentKind,
    Knowledge,
    NotSent,
    OpenIncident,
    PauseQueue,
    Reply,
    after_reply,
    leaves_ambiguity,
)
from kiosk.core.presence import LedgerRow, RowKind
from kiosk.engine.errors import ServiceError, StoreError, UnauthorisedError
from kiosk.engine.events import Emit, LateStop, SignInNeeded
from kiosk.engine.pacing import PROBE_EVERY_S, Pacing
from kiosk.engine.ports import Clock, Service, Store
from kiosk.engine.records import Incident
from kiosk.engine.replies import reply_from
from kiosk.engine.session import Session

log = logging.getLogger(__name__)


@dataclass
class Waiting:
    """A guest at the door who waits for this answer.

    `green` is set by the door when it stops waiting; `answered` when the answer is in, or none will come: the
    first of the two decides what staff see. `written` follows when what the answer made of the entry,
    `after`, is on disk, or cannot be, and then `trouble` says why.
    """

    green: bool = False
    answered: asyncio.Event = field(default_factory=asyncio.Event)
    written: asyncio.Event = field(default_factory=asyncio.Event)
    after: Entry | None = None
    trouble: str = ""


@dataclass(frozen=True, slots=True)
class _Outcome:
    """What a reply makes of an entry, and all that has to be written with it."""

    after: Entry
    reply: Reply
    link_was_bad: bool
    effects: tuple[Effect, ...]
    rows: tuple[LedgerRow, ...]
    incidents: tuple[Incident, ...]


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
        pacing: Pacing,
    ) -> None:
        self._store = store
        self._service = service
        self._session = session
        self._clock = clock
        self._emit = emit
        self._jitter = jitter
        self._pacing = pacing
        self.left = 0
        """Requests that left this machine, whatever became of them."""

    async def make(self, entry: Entry, waiting: Waiting | None) -> Entry | None:
        """Send the check-in once; the entry as the reply left it, None where it is not to be sent.

        Raises StoreError where the outcome could not be written: the entry then stays `sending` on disk.
        """
        skew_s = self._service.skew_s
        begun = await self._store.begin_attempt(entry.admission_id, self._clock.now(), skew_s)
        if begun is None:
            return None
        sending, earlier = begun
        link_was_bad = self._pacing.link_is_bad
        reply = await self._ask(sending.ticket_id)
        self.left += not isinstance(reply, NotSent)
        known = Knowledge(
            attempts=earlier,
            skew_s=self._service.skew_s,
            link_was_bad=link_was_bad,
            jitter=self._jitter(),
        )
        outcome = self._outcome(sending, reply, known, waiting)
        if waiting is not None and outcome.after.state not in UNSENT:
            waiting.after = outcome.after
            waiting.answered.set()
        try:
            await _to_its_end(self._write(outcome))
        except StoreError as error:
            if waiting is not None:
                waiting.trouble = str(error)
            raise
        if waiting is not None and outcome.after.state not in UNSENT:
            waiting.written.set()
        await self._follow(outcome)
        return outcome.after

    async def _write(self, outcome: _Outcome) -> None:
        await self._store.end_attempt(
            outcome.after,
            self._clock.now(),
            ambiguous=leaves_ambiguity(outcome.reply),
            rows=outcome.rows,
            incidents=outcome.incidents,
        )

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

    def _outcome(self, entry: Entry, reply: Reply, known: Knowledge, waiting: Waiting | None) -> _Outcome:
        """Decide, without a pause between looking at whether the guest saw green and acting on it."""
        after, effects = after_reply(entry, reply, self._clock.now(), known)
        if after.state is EntryState.CONFLICT and waiting is not None and not waiting.green:
            after = replace(after, state=EntryState.OVERTURNED)
            return _Outcome(after, reply, known.link_was_bad, (), self._overturned(after), ())
        late = [e for e in effects if isinstance(e, OpenIncident) and not self._is_seen(e, waiting)]
        incidents = tuple(self._incident(after, e, reply) for e in late)
        return _Outcome(after, reply, known.link_was_bad, effects, (), incidents)

    def _is_seen(self, effect: OpenIncident, waiting: Waiting | None) -> bool:
        """Whether staff see it with the verdict: a refusal that came before green is no news afterwards."""
        return effect.kind is IncidentKind.LATE_REFUSAL and waiting is not None and not waiting.green

    def _overturned(self, entry: Entry) -> tuple[LedgerRow, ...]:
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
        return taken_back, seen

    def _incident(self, entry: Entry, effect: OpenIncident, reply: Reply) -> Incident:
        """Both sides' evidence: when this door let the guest in, and what the service says; in ids."""
        detail = {
            "what": effect.detail,
            "here": {"admission_id": entry.admission_id, "at": entry.scanned_at, "attempts": entry.attempts},
            "service": {"previous": entry.previous, "proven": entry.proven, **asdict(reply)},
        }
        return Incident(
            uuid4().hex, effect.kind, self._clock.now(), entry.ticket_id, entry.admission_id, detail
        )

    async def _follow(self, outcome: _Outcome) -> None:
        """What is on disk is safe; a disk that fails now keeps nobody from being told."""
        entry = outcome.after
        self._pacing.after(outcome.reply, entry.event_id, link_was_bad=outcome.link_was_bad)
        for incident in outcome.incidents:
            log.warning("incident %s for admission %s", incident.kind, entry.admission_id)
            if incident.kind is not IncidentKind.TOGGLE:  # the service's fault, not this guest's
                self._emit(
                    LateStop(incident.ticket_id, await self._name(incident), incident.kind, incident.at)
                )
        for effect in outcome.effects:
            match effect:
                case PauseQueue(wait_s):
                    self._pacing.pause(wait_s)
                case AskForSignIn():
                    self.ask_for_sign_in(entry.last_error)
                case CountRefusal(status):
                    await self._count_refusal(status, entry)

    async def _name(self, incident: Incident) -> str:
        try:
            guest = await self._store.guest(incident.ticket_id)
        except StoreError as error:
            log.warning("the guest of an incident cannot be read: %s", error)
            return ""
        return guest.ticket.name if guest else ""

    def ask_for_sign_in(self, text: str) -> None:
        """Pause until somebody signs in, and say so once."""
        if self._pacing.sign_in_needed():
            self._emit(SignInNeeded(text))

    async def _count_refusal(self, status: int, entry: Entry) -> None:
        blameless = self._pacing.refused(status, entry)
        due = self._clock.now() + PROBE_EVERY_S
        for admission_id in blameless:
            try:
                await self._store.change_entry(admission_id, lambda e: _waiting_again(e, due))
            except StoreError as error:
                log.warning("admission %s stays with those that need attention: %s", admission_id, error)
        await self._settle_refusals(frozenset(blameless))

    async def _settle_refusals(self, blameless: frozenset[str]) -> None:
        """Refusals that turned out to be nobody's own are no incidents."""
        why = "refused like the others: it was the account, the address or the event"
        for incident in await self._store.incidents(every=False) if blameless else ():
            if incident.kind is IncidentKind.LATE_REFUSAL and incident.admission_id in blameless:
                await self._store.settle_incident(incident.id, why, self._clock.now())


async def _to_its_end(work: Coroutine[Any, Any, None]) -> None:
    """Await `work`; a cancellation waits until it is over, so that an answer that came is never dropped."""
    task = asyncio.create_task(work, name="write an outcome")
    try:
        await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait({task})
        if not task.cancelled() and (error := task.exception()):
            log.warning("an outcome could not be written at the end: %s", error)
        raise


def _waiting_again(entry: Entry, due: float) -> Entry | None:
    if entry.state is not EntryState.NEEDS_ATTENTION:
        return None
    return replace(entry, state=EntryState.WAITING, due=due)
