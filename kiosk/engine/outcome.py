"""What a reply makes of a check-in, and what of that holds once it is written."""

from uuid import uuid4

from msgspec import Struct
from msgspec.structs import replace

from kiosk.core.outbox import (
    WAS_IN_ALREADY,
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
from kiosk.core.replies import Answered, Refused, Reply
from kiosk.core.tickets import Instant
from kiosk.engine.blame import Blame, incident_of
from kiosk.engine.link_watch import LinkWatch
from kiosk.engine.ports import Clock, Transaction
from kiosk.engine.records import Ending
from kiosk.engine.session import Session
from kiosk.engine.undo import is_taken_back
from kiosk.engine.waiting_guests import PendingReply


class Outcome(Struct, frozen=True):
    """What a reply makes of an entry, and what has to happen besides.

    `unseen`: what it makes of an entry whose admission nobody saw green, which only the disk knows; None
    where that is the same. `double`: the service had the ticket in already; `came_back`: what becomes of that
    where a handover told meanwhile that the guest had been in before and left. `blameless` and `guilty`:
    other admissions that this reply says something of. `sign_ins`: see LinkWatch.sign_in_needed. `at`: when
    the reply came.
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
    at: Instant = 0.0


class Outcomes:
    """Decides what replies make of check-ins: at once for the door, and on disk as it is by then."""

    def __init__(self, session: Session, clock: Clock, watch: LinkWatch, blame: Blame) -> None:
        self._session = session
        self._clock = clock
        self._watch = watch
        self._blame = blame

    def of(self, entry: Entry, reply: Reply, known: Knowledge, waiting: PendingReply | None) -> Outcome:
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
        return Outcome(reply, seen, unseen, effects, double, back, blameless, guilty)

    def conclude(self, transaction: Transaction, outcome: Outcome, *, again: bool) -> Ending:
        """What holds, as the disk has it at this moment; runs inside the transaction."""
        entry = outcome.seen.entry
        for one in transaction.entries(entry.ticket_id):
            if one.admission_id != entry.admission_id:
                continue
            if one.state is EntryState.WITHDRAWN and not isinstance(outcome.reply, Answered):
                return Ending(one)  # somebody gave it up while it was on its way
            if again and self._is_written(transaction, one):
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

    def _is_written(self, transaction: Transaction, entry: Entry) -> bool:
        """Whether what became of its last attempt is on disk; one that was given up may be under way."""
        if entry.state is EntryState.WITHDRAWN:
            return all(attempt.ended is not None for attempt in transaction.attempts(entry.ticket_id))
        return entry.state is not EntryState.SENDING

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

    def _may_be_owed(self, transaction: Transaction, outcome: Outcome) -> bool:
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
