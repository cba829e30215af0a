"""Two check-ins of one staff ticket, which tell beforehand what the first guest will meet.

Whether the token may check guests in, how long an answer takes, what a repeated check-in answers, and what
the ticket's code holds: none of it is told by any question that changes nothing.
"""

import asyncio
from collections.abc import Iterator
from enum import StrEnum

from msgspec import Struct

from kiosk.core.codes import typed_candidates, typed_texts
from kiosk.core.message import Message
from kiosk.core.outbox import INSIDE_STATES, OUTSIDE_STATES
from kiosk.core.presence import presence_of
from kiosk.core.replies import Answered
from kiosk.core.tickets import Instant, Ticket
from kiosk.core.verdict import DoorNow, Verdict, judge
from kiosk.engine.errors import OfficeUnreachableError, RefusedError, ServiceError, UnauthorisedError
from kiosk.engine.ports import Clock, Service
from kiosk.engine.readiness import Check
from kiosk.engine.session import Session
from kiosk.engine.store_ports import Store

TIMEOUT_S = 15.0
"""For each of the two; a guest at the door is kept waiting for a fraction of it."""
SLOW_S = 0.6
"""A guest waits for no longer, unless the policy says otherwise."""
AGAIN = Message("try it again once the link is well")
SIGN_IN = Message(
    "sign in again: Manager, “Sign in”; then try it again", command_line="or set another KIOSK_TOKEN"
)
"""Messages, because on a screen too this is what to do, and not what else there is to do about a check-in."""


class Holds(StrEnum):
    """What the code of a ticket holds."""

    ID = "id"
    TOKEN = "token"  # noqa: S105 - the word for it
    AMONG_OTHERS = "among others"


class Tried(Struct, frozen=True):
    """One check-in: the answer, or the error that came instead, and how long that took."""

    took_s: float
    answer: Answered | None = None
    error: ServiceError | None = None


class Probed(Struct, frozen=True):
    """What came of it; `second` is None where the first brought no answer."""

    holds: Holds
    first: Tried
    second: Tried | None = None


def holds_of(code: str, ticket: Ticket) -> Holds:
    """What a code that names this ticket holds of it, whichever keyboard it was typed for."""
    texts = {text.casefold() for text in typed_texts(code)}
    if ticket.id.casefold() in texts:
        return Holds.ID
    return Holds.TOKEN if ticket.token and ticket.token.casefold() in texts else Holds.AMONG_OTHERS


def names(code: str, ticket: Ticket) -> bool:
    """Whether a code names this ticket, by its id or its token."""
    wanted = {ticket.id.casefold(), ticket.token.casefold()} - {""}
    return any(one.casefold() in wanted for tier in typed_candidates(code) for one in tier)


async def judge_for_probe(store: Store, session: Session, code: str, now: Instant) -> tuple[Verdict, bool]:
    """What this door would say of the code to somebody who comes in, and whether its ticket was used here.

    A door for those who leave is asked the same: the probe checks in. Nothing is written. Raises StoreError.
    """
    whose, lost = await session.whose(), await store.policies.lost()
    match = await store.guests.match(typed_candidates(code), whose.account)  # as of a hand scanner
    rows = await store.ledger.rows(match.only.id) if match.only else []
    door = DoorNow(
        session.policy,
        session.events,
        list_complete=bool(await store.lists.covering(session.events, whose.account)) and whose.certain,
        run=session.setup.run,
        undecided=not session.wanted and len(await store.guests.events(whose.account)) > 1,
        account_known=bool(whose.account),
        policy_lost=lost.policy,
        records_lost=lost.records,
    )
    return judge(match, door, presence_of(rows), now), bool(rows)


async def probe(service: Service, ticket: Ticket, code: str, clock: Clock) -> Probed:
    """Check the ticket in, and once more if that was answered. Nothing is recorded here."""
    first = await _try(service, ticket.id, clock)
    second = await _try(service, ticket.id, clock) if first.answer is not None else None
    return Probed(holds_of(code, ticket), first, second)


class ProbeHere:
    """The probe at a door that is open, with the service that its check-ins go to."""

    def __init__(self, store: Store, session: Session, service: Service, clock: Clock) -> None:
        self._store, self._session, self._service, self._clock = store, session, service, clock

    async def look(self, code: str) -> tuple[Verdict, bool]:
        """See `judge_for_probe`. Raises StoreError."""
        return await judge_for_probe(self._store, self._session, code, self._clock.now())

    async def run(self, ticket: Ticket, code: str) -> tuple[Check, ...]:
        """Check the ticket in, twice, for real; what was found."""
        return tuple(probe_checks(await probe(self._service, ticket, code, self._clock)))


async def _try(service: Service, ticket_id: str, clock: Clock) -> Tried:
    started = clock.monotonic()
    try:
        async with asyncio.timeout(TIMEOUT_S):
            answer = await service.check_in(ticket_id)
    except TimeoutError:
        error = ServiceError(Message("no answer within {amount} s", amount=int(TIMEOUT_S)))
        return Tried(clock.monotonic() - started, error=error)
    except ServiceError as error:
        return Tried(clock.monotonic() - started, error=error)
    return Tried(clock.monotonic() - started, answer)


def probe_checks(probed: Probed) -> Iterator[Check]:
    """What was found, a check each."""
    yield Check("probe_code", ok=True, detail=_held(probed.holds))
    first = probed.first
    if first.answer is None:
        yield _not_permitted(first.error)
        return
    yield _permission(first.answer)
    times = [tried.took_s for tried in (first, probed.second) if tried is not None]
    quick = max(times) <= SLOW_S
    slow = "guests would wait for each answer: the door goes on without, and sends behind"
    yield Check(
        "probe_time",
        quick,
        Message("answered in {amount} ms at most", amount=round(max(times) * 1000)),
        "" if quick else slow,
    )
    if probed.second is not None:
        yield _repeat(probed.second)


def _held(holds: Holds) -> Message:
    match holds:
        case Holds.ID:
            return Message("the code holds the ticket's id")
        case Holds.TOKEN:
            return Message("the code holds the ticket's token")
        case Holds.AMONG_OTHERS:
            return Message("the code names the ticket among other things, such as in an address")


def _not_permitted(error: ServiceError | None) -> Check:
    why = (error and error.text) or Message("no answer")
    mend: str = AGAIN
    if isinstance(error, UnauthorisedError) and not isinstance(error, OfficeUnreachableError):
        mend = SIGN_IN
    elif isinstance(error, RefusedError):
        mend = "let the host give the token's user the right to check guests in, or try another ticket"
    return Check("permission", ok=False, detail=why, mend=mend)


def _permission(answer: Answered) -> Check:
    if answer.state in INSIDE_STATES:
        if answer.previous in INSIDE_STATES:
            detail = Message("the token may check in; this ticket was in already")
        else:
            detail = Message("the token may check in: the ticket is in now")
        return Check("permission", ok=True, detail=detail)
    detail = Message("the service answered, and the ticket is {state} now", state=answer.state or "?")
    return Check(
        "permission", ok=False, detail=detail, mend="try another ticket, and ask the service's people"
    )


def _repeat(tried: Tried) -> Check:
    if tried.answer is None:
        why = (tried.error and tried.error.text) or Message("no answer")
        detail = Message("the second check-in was not answered: {why}", why=why)
        return Check("repeat", ok=False, detail=detail, mend=AGAIN)
    if tried.answer.state in OUTSIDE_STATES:
        detail = Message(
            "a repeat checks the ticket out again: this service toggles, and the ticket is out now"
        )
        return Check("repeat", ok=True, detail=detail)
    if tried.answer.state in INSIDE_STATES and tried.answer.previous in INSIDE_STATES:
        detail = Message("a repeat says that the ticket was in already, as it should")
        return Check("repeat", ok=True, detail=detail)
    detail = Message(
        "a repeat does not say that the ticket was in already: {previous}, then {state}",
        previous=tried.answer.previous or "?",
        state=tried.answer.state or "?",
    )
    mend = "tell the service's people: a guest who comes twice cannot be told from one who comes once"
    return Check("repeat", ok=False, detail=detail, mend=mend)
