"""What the door would say of every ticket that it holds, before anybody has come.

A whole list in a state that keeps people out, an event that nobody chose, a ticket type that no door admits:
the host sees it at noon and not when the first guests stand in the rain.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import reduce

from msgspec import Struct

from kiosk.core.message import Message
from kiosk.core.presence import Presence
from kiosk.core.tickets import Instant, Ticket
from kiosk.core.verdict import DoorNow, Match, Reason, VerdictKind, judge

MOST_REASONS = 6
"""So many are told one by one, the most frequent first."""
LEAST_ADMITTED = 0.5
"""With fewer of those who should come in here, something is wrong with the rules or with the list."""


class Alike(Struct, frozen=True):
    """Tickets that a door judges alike while nobody has come: `example` is one of `tickets`."""

    example: Ticket
    tickets: int
    vanished: bool = False


class Forecast(Struct, frozen=True):
    """How many tickets get which verdict for which reason; `state` where that is the reason."""

    counts: tuple[tuple[VerdictKind, Reason | None, str, int], ...] = ()

    def of(self, *kinds: VerdictKind) -> int:
        """How many tickets get one of these verdicts."""
        return sum(tickets for kind, _, _, tickets in self.counts if kind in kinds)

    def reasons(self, kind: VerdictKind) -> list[tuple[Reason | None, str, int]]:
        """Why tickets get this verdict, the most frequent reason first."""
        found = [(why, state, tickets) for of, why, state, tickets in self.counts if of is kind]
        return sorted(found, key=lambda one: -one[2])


_BY_STATE = (Reason.STATE_REFUSED, Reason.STATE_REFERRED, Reason.STATE_UNKNOWN)


def forecast(groups: Iterable[Alike], door: DoorNow, now: Instant) -> Forecast:
    """Judge each group as if its guests were the first to come.

    Tickets for other events than the door's count as such, also where the door would refuse them before it
    looks at the event: their guests go elsewhere.
    """
    counts: Counter[tuple[VerdictKind, Reason | None, str]] = Counter()
    for alike in groups:
        ticket = alike.example
        if ticket.event and ticket.event.id and door.events and ticket.event.id not in door.events:
            counts[VerdictKind.WRONG_EVENT, Reason.OTHER_EVENT, ""] += alike.tickets
            continue
        vanished = frozenset((ticket.id,)) if alike.vanished else frozenset[str]()
        verdict = judge(Match((ticket,), vanished), door, Presence(), now)
        why: Reason | None = getattr(verdict, "why", None)
        counts[verdict.kind, why, ticket.state if why in _BY_STATE else ""] += alike.tickets
    return Forecast(tuple((*key, tickets) for key, tickets in counts.items()))


def told(found: Forecast) -> Iterator[tuple[str, bool, Message]]:
    """What is said of it: the check's name, whether it is as it should be, and the words."""
    admitted = found.of(VerdictKind.ADMIT)
    due = admitted + found.of(VerdictKind.NOT_VALID, VerdictKind.REFER, VerdictKind.ALREADY_IN)
    if not due and not found.of(VerdictKind.WRONG_GATE):  # none is for here: another check is about the event
        return
    here = Message("{n} of {amount} tickets would go in here", n=admitted, amount=due)
    elsewhere = found.of(VerdictKind.WRONG_EVENT, VerdictKind.WRONG_GATE)
    if elsewhere:
        here = Message("{here}; {n} are for other events or doors", here=here, n=elsewhere)
    yield "tickets", admitted > 0 and admitted >= due * LEAST_ADMITTED, here
    for name, kind in (("refused", VerdictKind.NOT_VALID), ("referred", VerdictKind.REFER)):
        if reasons := found.reasons(kind):
            yield name, True, _in_a_row([_reason(*one) for one in _shortened(reasons)])
    if none_allowed := found.of(VerdictKind.ALREADY_IN):
        yield "no_entry", False, Message("{n} tickets are of a type that allows no entry", n=none_allowed)


def _shortened(reasons: list[tuple[Reason | None, str, int]]) -> list[tuple[Reason | None, str, int]]:
    """The most frequent, and the rest as one."""
    if len(reasons) <= MOST_REASONS:
        return reasons
    kept, rest = reasons[: MOST_REASONS - 1], reasons[MOST_REASONS - 1 :]
    return [*kept, (None, "", sum(tickets for _, _, tickets in rest))]


def _in_a_row(messages: list[Message]) -> Message:
    return reduce(lambda first, then: Message("{first}, {then}", first=first, then=then), messages)


def _reason(why: Reason | None, state: str, tickets: int) -> Message:
    match why:
        case Reason.STATE_REFUSED | Reason.STATE_REFERRED:
            return Message("{n} in the state {state}", n=tickets, state=state)
        case Reason.STATE_UNKNOWN if state:
            return Message("{n} in the state {state}, which is new to this program", n=tickets, state=state)
        case Reason.STATE_UNKNOWN:
            return Message("{n} without a state", n=tickets)
        case Reason.STOP_LISTED:
            return Message("{n} on the stop list", n=tickets)
        case Reason.VANISHED:
            return Message("{n} that left the list", n=tickets)
        case Reason.EVENT_MISSING:
            return Message("{n} without an event", n=tickets)
        case Reason.TYPE_MISSING:
            return Message("{n} without a ticket type", n=tickets)
        case Reason.RECORDS_LOST:
            return Message("{n} until it is settled what was lost", n=tickets)
    return Message("{n} for other reasons", n=tickets)
