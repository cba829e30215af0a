"""The life of a check-in: after_reply(entry, reply, now) → entry, effects.

An attempt whose outcome the network kept from us is *ambiguous*: the service may have acted. Ambiguity
belongs to the ticket, so every attempt for the ticket counts, whichever entry made it.
"""

from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from kiosk.core.message import Message
from kiosk.core.replies import (
    Answered,
    Failed,
    Fault,
    Lost,
    NotDocumented,
    NotSent,
    Refused,
    Reply,
    Throttled,
    Unauthorised,
)
from kiosk.core.tickets import Instant

SCANNED_IN = "scanned_in"
"""The state that a door leaves behind; whoever is checked in by hand has another."""
INSIDE_STATES = frozenset({SCANNED_IN, "manual_scan_in", "manually_checked_in"})
OUTSIDE_STATES = frozenset({"scanned_out", "checked_out"})
"""The open set of check-in states; a value in neither is not known."""

WITH_STATUS = "{status}: {said}"
"""The template of what an answer with a status says."""
GIVEN_UP = Message("dismissed: {why}")
"""The template of what is said of an entry that a person gave up."""
THE_TICKETS_OWN = frozenset({404, 409, 410, 422})
"""Refusals that speak of the ticket; the others are more likely the account's or the address's."""
WAS_IN_ALREADY = "the service had this ticket in already"
MOST_CORRECTIONS = 3
BACKOFF_FIRST_S = 0.5
BACKOFF_CAP_S = 60.0
LEAST_WAIT_S = 0.05
"""What chance may not make shorter."""
LONGEST_WAIT_S = 3600.0
"""The longest wait the service may ask for, an evening is not longer; a due time further off is none."""
PROBE_EVERY_S = 5.0
"""How often one check-in finds out whether an account that is refused is accepted again; one that is signed
out for long is asked for less often."""
CLOCK_SLACK_S = 1.0
"""A clock that is set by less than this is no news."""


class EntryState(StrEnum):
    """Where a check-in is in its life."""

    WAITING = "waiting"
    SENDING = "sending"
    CORRECTING = "correcting"
    CONFIRMED = "confirmed"
    CONFLICT = "conflict"
    NEEDS_ATTENTION = "needs_attention"
    WITHDRAWN = "withdrawn"
    OVERTURNED = "overturned"


UNSENT = frozenset({EntryState.WAITING, EntryState.SENDING, EntryState.CORRECTING})
"""States that the uploader still has work with."""


class Attempt(Struct, frozen=True):
    """One PUT for a ticket; `ended` is None where no outcome is known, and then it is ambiguous.

    `skew_s`: the service's clock less ours, as it was known when the attempt started; None where it was not.
    """

    started: Instant
    ended: Instant | None
    ambiguous: bool
    skew_s: float | None = None


class Entry(Struct, frozen=True):
    """One check-in in the outbox.

    `previous` is the previous state of the *first* answer, None until there was one (the empty text stands
    for an answer without it). `proven` is None until the question arises. `renewed` says that the token
    was renewed for this entry already. `due` is when to try (again), as it was decided at `waits_since`.
    `told`: that the first answer was a conflict is known to people; `overturned`: because of it the
    admission was taken back before anybody saw green. `refused`: the status of the service's refusal, 0 where
    it never refused this or has taken it since. `came_back`: the guest is known to have been in before and
    to have left or been taken back, by whatever way they first came in, so that the service may well have
    them in.
    """

    admission_id: str
    ticket_id: str
    account: str
    event_id: str
    scanned_at: Instant
    state: EntryState = EntryState.WAITING
    attempts: int = 0
    due: Instant = 0.0
    corrections: int = 0
    previous: str | None = None
    previously_conflict: bool = False
    proven: bool | None = None
    renewed: bool = False
    last_error: str = ""
    waits_since: Instant = 0.0
    told: bool = False
    overturned: bool = False
    refused: int = 0
    came_back: bool = False


class IncidentKind(StrEnum):
    """What a person must look at."""

    CONFLICT = "conflict"
    TOGGLE = "toggle"
    LATE_REFUSAL = "late_refusal"
    MASS_VANISHING = "mass_vanishing"
    OFF_LIST_MATCH = "off_list_match"
    STOP_LISTED = "stop_listed"
    VANISHED = "vanished"
    RECOVERED = "recovered"
    """The profile was damaged or had lost something, and was put right as far as anything told of it."""


class OpenIncident(Struct, frozen=True):
    """Record an incident about the entry's ticket."""

    kind: IncidentKind
    detail: str


class AskForSignIn(Struct, frozen=True):
    """Stop sending until somebody signs in."""


Effect = OpenIncident | AskForSignIn


class Knowledge(Struct, frozen=True):
    """What is known beside the entry when a reply comes.

    `attempts`: every earlier attempt for the ticket, whichever entry made it, the oldest first; the one
    that this reply answers is not among them. `skew_s`: the service's clock less ours, None where it never
    said its time. `hub_held`: the hub held our claim from the first attempt on. `link_was_bad`: nothing got
    through before this attempt either. `jitter`: a number from 0 to 1, drawn by the caller.
    """

    attempts: tuple[Attempt, ...] = ()
    skew_s: float | None = None
    skew_error_s: float = 2.0
    hub_held: bool = False
    link_was_bad: bool = False
    jitter: float = 1.0


def after_reply(
    entry: Entry, reply: Reply, now: Instant, known: Knowledge
) -> tuple[Entry, tuple[Effect, ...]]:
    """The entry after a reply to its PUT, and what else has to happen. Total.

    No reply ever loses an entry: it ends confirmed, in conflict or in need of attention, or stays unsent.
    What each answer becomes, in a table: kiosk/api/README.md.
    """
    if not isinstance(reply, Unauthorised):  # the token got further than that, so it may be renewed again
        entry = replace(entry, renewed=False)
    match reply:
        case Answered():
            return _after_answer(entry, reply, known)
        case NotDocumented(text):
            return _after_trouble(entry, now, known, text or Message("the answer was not the service's")), ()
        case Unauthorised(text, renewed):
            return _after_unauthorised(entry, now, text, renewed=renewed)
        case Refused(status, text):
            error = _words(status, text)
            refused = replace(entry, state=EntryState.NEEDS_ATTENTION, last_error=error, refused=status)
            late = (OpenIncident(IncidentKind.LATE_REFUSAL, error),)
            return refused, late if status in THE_TICKETS_OWN else ()
        case Failed(status, text):
            return _after_trouble(entry, now, known, _words(status, text)), ()
        case Throttled(status, wait_s):
            asked = backoff_s(1, known.jitter) if wait_s is None else wait_s
            wait = min(asked, LONGEST_WAIT_S) if asked > 0 else 0.0  # what is not a number is no wish
            return _unsent(entry, now, wait, _words(status, Message("the service asks to wait"))), ()
        case NotSent(text):
            why = text or Message("the service could not be reached")
            return _after_trouble(entry, now, known, why), ()
        case Fault(text):
            why = text or Message("a fault in the program")
            return cut_off(entry, now, entry.attempts, known.jitter, why), ()
        case _:  # Lost
            return _after_trouble(entry, now, known, reply.text or Message("the answer did not come")), ()


def leaves_ambiguity(reply: Reply) -> bool:
    """Whether the service may have acted on the request without our knowing."""
    return isinstance(reply, NotDocumented | Failed | Lost | Fault)


def backoff_s(attempts: int, jitter: float) -> float:
    """How long to wait after this many attempts: exponential, capped at 60 s, times a jitter of 0 to 1."""
    return min(BACKOFF_CAP_S, BACKOFF_FIRST_S * 2.0 ** min(max(attempts - 1, 0), 16)) * jitter


def _words(status: int, text: str) -> str:
    """What an answer with this status says. `text`: the body's, or a Message where it had none."""
    if not isinstance(text, Message):
        text = text.strip()[:500]
    if not text:
        return Message("status {status}", status=status)
    return Message(WITH_STATUS, status=status, said=text)


def _unsent(entry: Entry, now: Instant, wait_s: float, error: str) -> Entry:
    """Waiting again; an entry that is being corrected stays so, because its first answer decided."""
    state = EntryState.CORRECTING if entry.corrections else EntryState.WAITING
    return replace(entry, state=state, due=now + wait_s, waits_since=now, last_error=error)


def _after_trouble(entry: Entry, now: Instant, known: Knowledge, error: str) -> Entry:
    """Trouble of everybody's is not the entry's: the queue pauses, and all go once it is over."""
    attempts = 1 if known.link_was_bad else entry.attempts
    return _unsent(entry, now, backoff_s(attempts, known.jitter), error)


def _after_unauthorised(
    entry: Entry, now: Instant, text: str, *, renewed: bool
) -> tuple[Entry, tuple[Effect, ...]]:
    error = text or Message("the access token was refused")
    if renewed and not entry.renewed:
        return replace(_unsent(entry, now, 0.0, error), renewed=True), ()
    return replace(_unsent(entry, now, 0.0, error), renewed=False), (AskForSignIn(),)


def _after_answer(entry: Entry, reply: Answered, known: Knowledge) -> tuple[Entry, tuple[Effect, ...]]:
    if entry.previous is None:
        conflict, proven = _first_answer(entry, reply, known)
        entry = replace(entry, previous=reply.previous, previously_conflict=conflict, proven=proven)
    entry = replace(entry, refused=0)
    news = _conflict_of(entry)
    if reply.state in OUTSIDE_STATES:
        entry, toggled = _after_toggle(entry)
        return replace(entry, told=entry.told or bool(news)), (*toggled, *news)
    if reply.state not in INSIDE_STATES:
        state = repr(reply.state or "missing")
        unclear = Message("the service answered with the check-in state {state}", state=state)
        return replace(entry, state=EntryState.NEEDS_ATTENTION, last_error=unclear), ()
    if entry.previously_conflict:
        end = EntryState.OVERTURNED if entry.overturned else EntryState.CONFLICT
        return replace(entry, state=end, told=True, last_error=""), news
    return replace(entry, state=EntryState.CONFIRMED, last_error=""), ()


def _conflict_of(entry: Entry) -> tuple[OpenIncident, ...]:
    """What the first answer decided, said once: whoever is at the door is not kept for the correction."""
    if not entry.previously_conflict or entry.told:
        return ()
    return (OpenIncident(IncidentKind.CONFLICT, WAS_IN_ALREADY),)


def overturned(entry: Entry) -> Entry:
    """The entry once its admission was taken back for the conflict that came out: it ends so."""
    end = EntryState.OVERTURNED if entry.state is EntryState.CONFLICT else entry.state
    return replace(entry, state=end, overturned=True)


def _after_toggle(entry: Entry) -> tuple[Entry, tuple[OpenIncident, ...]]:
    """The service checked the guest out instead: ask again until it says inside, three times at most."""
    fault = Message("the service answered a check-in with a check-out")
    incident = () if entry.corrections else (OpenIncident(IncidentKind.TOGGLE, fault),)
    if entry.corrections >= MOST_CORRECTIONS:
        return replace(entry, state=EntryState.NEEDS_ATTENTION, last_error=fault), incident
    corrected = replace(
        entry, state=EntryState.CORRECTING, corrections=entry.corrections + 1, due=0.0, last_error=fault
    )
    return corrected, incident


def _first_answer(entry: Entry, reply: Answered, known: Knowledge) -> tuple[bool, bool | None]:
    """Whether the first answer shows a conflict, and whether our own earlier attempt is proven."""
    if reply.previous not in INSIDE_STATES:
        return False, None
    doubtful = [a for a in known.attempts if a.ambiguous or a.ended is None]
    if not doubtful:
        return (False, False) if entry.came_back else (True, None)
    if known.hub_held:
        return False, True
    if reply.checked_in_at is None:
        return False, False
    if any(_made_in(attempt, reply.checked_in_at, known) for attempt in doubtful):
        return False, True
    # One that is known to have done nothing, at a time that nothing is known of, says nothing either way.
    usable = [attempt for attempt in known.attempts if attempt in doubtful or attempt.skew_s is not None]
    if all(_older_than(attempt, reply.checked_in_at, known) for attempt in usable):
        return (False, False) if entry.came_back else (True, None)
    return False, False


def _skews_s(attempt: Attempt, known: Knowledge) -> list[float]:
    """The skew as it was known then and as it is now: they differ where a clock was set meanwhile."""
    return [skew_s for skew_s in (attempt.skew_s, known.skew_s) if skew_s is not None]


def _made_in(attempt: Attempt, at: Instant, known: Knowledge) -> bool:
    ended = attempt.started if attempt.ended is None else attempt.ended
    slack = known.skew_error_s
    return any(
        attempt.started + skew - slack <= at <= ended + skew + slack for skew in _skews_s(attempt, known)
    )


def _older_than(attempt: Attempt, at: Instant, known: Knowledge) -> bool:
    """Older than the attempt by every skew that was measured, and one was when it started.

    A clock that was set, or that is off and nobody knows it, must not make a lost answer a conflict: one that
    the network put right when it came up says nothing of what was noted before.
    """
    return attempt.skew_s is not None and all(
        at < attempt.started + skew - known.skew_error_s for skew in _skews_s(attempt, known)
    )


def found_sending(entry: Entry) -> Entry:
    """An entry found `sending` at start-up: its attempt was ambiguous, so it is due again when it was."""
    why = Message("the program ended while this was being sent")
    return replace(_unsent(entry, entry.due, 0.0, why), waits_since=entry.waits_since)


def cut_off(entry: Entry, now: Instant, times: int, jitter: float, error: str) -> Entry:
    """An entry whose attempt a fault of ours cut off, so many times: it waits, and never goes at once."""
    return _unsent(entry, now, max(backoff_s(times, jitter), LEAST_WAIT_S), error)


def suspected(entry: Entry, now: Instant) -> Entry:
    """An entry that was refused like others, so that it is not to blame: it waits for a probe's time."""
    return _unsent(entry, now, PROBE_EVERY_S, entry.last_error)


def tried_again(entry: Entry) -> Entry | None:
    """An entry that a person wants to be sent once more: due at once; None where it needs no attention."""
    if entry.state is not EntryState.NEEDS_ATTENTION:
        return None
    return replace(entry, state=EntryState.WAITING, due=0.0)


def was_never_taken(entry: Entry) -> bool:
    """Whether the service took no attempt that it answered: it waits, or was refused and nothing else."""
    if entry.state is EntryState.NEEDS_ATTENTION:
        return entry.refused > 0 and entry.previous is None
    return entry.state is EntryState.WAITING


def may_be_given_up(entry: Entry) -> bool:
    """Whether a person may dismiss it: what needs attention, and what is refused, whatever its state."""
    if entry.state is EntryState.NEEDS_ATTENTION:
        return True
    return entry.state in UNSENT and entry.refused > 0


def was_given_up(entry: Entry) -> bool:
    """Whether a person gave it up, by what was said of it last; an older Kiosk kept that as a text alone."""
    error = entry.last_error
    if isinstance(error, Message):
        return error.template == GIVEN_UP.template
    return error.startswith(GIVEN_UP.template.partition("{")[0])


def waits_for(entry: Entry, account: str | None) -> str:
    """The account that has to sign in before it can leave; empty where it is this one, or none is known."""
    foreign = account is not None and entry.account != account
    return entry.account if foreign and entry.state in UNSENT else ""


def counts_as_due(entry: Entry, now: Instant) -> bool:
    """Whether it is time to send it. A wait that begins later than now was made before the clock was set."""
    if entry.due <= now or entry.due > now + LONGEST_WAIT_S:
        return True
    return entry.waits_since > now + CLOCK_SLACK_S
