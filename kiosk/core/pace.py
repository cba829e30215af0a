"""The link and the pace of the queue, as one machine: what came of each exchange goes in, pauses and permits
come out.

Times are seconds of a clock that only goes forward; jitter is a number from 0 to 1, drawn by the caller.
What becomes of one check-in is decided in kiosk.core.outbox.
"""

from enum import StrEnum

from msgspec import Struct, field
from msgspec.structs import replace

from kiosk.core.link import Link, LinkState, Outcome
from kiosk.core.outbox import (
    BACKOFF_CAP_S,
    LEAST_WAIT_S,
    LONGEST_WAIT_S,
    PROBE_EVERY_S,
    THE_TICKETS_OWN,
    backoff_s,
)

CONCURRENCY = 8
"""So many of a queue are in flight at most, with the slot kept for live ones."""
WHILE_QUICK = 12
"""The same while the service answers quickly, however far away it is: a queue leaves so much sooner. Live
ones and the queue together are never more."""
KEPT_FOR_LIVE = 1
FAILURES_THAT_SLOW = 3
"""So many check-ins in a row that came to nothing are not the tickets' trouble any more."""
SAME_REFUSALS_THAT_BLAME_THE_ACCOUNT = 3
LONGEST_WAIT_AT_FIRST_S = 8.0
SHARE_OF_THE_TROUBLE = 8.0
"""Later, pauses grow to this part of the time that the trouble has lasted: who was away for a minute is
missed for some seconds at most when it is back, who is away for long is asked once a minute."""

_SPEAK_OF_ALL = frozenset({Outcome.UNREACHABLE, Outcome.PORTAL, Outcome.THROTTLED})
"""Failures that are never one ticket's own."""
_WAY_IS_BAD = frozenset({LinkState.OFFLINE, LinkState.PORTAL})
_SERVICE_ANSWERS = frozenset({LinkState.UNKNOWN, LinkState.GOOD, LinkState.SLOW})


class Because(StrEnum):
    """Why nothing is sent for now."""

    ASKED_TO_WAIT = "asked_to_wait"
    """The service said how long to wait; downloads wait as well."""
    THROTTLED = "throttled"
    """The service asks for less, and did not say how long."""
    FAILING = "failing"
    """The service answers that it cannot."""
    UNREACHABLE = "unreachable"
    SIGN_IN = "sign_in"
    REFUSED_ALIKE = "refused_alike"
    """Several tickets were refused alike: it is the account, the address or the event."""


class Pause(Struct, frozen=True):
    """Nothing is sent for so many seconds, and why."""

    because: Because
    wait_s: float


class Exchange(Struct, frozen=True):
    """How one exchange with the service ended; `ticket_id` is a check-in's, empty for all else.

    `wait_s`: what the service asked for where it was throttling. `budget_s`: how long a guest may wait.
    """

    outcome: Outcome
    took_s: float = 0.0
    budget_s: float = 1.0
    ticket_id: str = ""
    wait_s: float | None = None


class Refusal(Struct, frozen=True):
    """A check-in that the service refused, and with which status."""

    status: int
    admission_id: str
    ticket_id: str
    event_id: str


class Suspicion(Struct, frozen=True):
    """Refusals with one status and no 2xx between: three *different* tickets blame the account.

    `guilty`: statuses and events of which a 2xx for another event showed that it is they, not the account.
    """

    refusals: tuple[Refusal, ...] = ()
    guilty: frozenset[tuple[int, str]] = frozenset()

    @property
    def blames_the_account(self) -> bool:
        """Whether it is the account, the address or the event, and not the tickets."""
        return len(self.refusals) >= SAME_REFUSALS_THAT_BLAME_THE_ACCOUNT

    @property
    def may_blame_the_account(self) -> bool:
        """The same, or that the last refusal is of a kind that is seldom a ticket's own."""
        return self.blames_the_account or bool(self.admissions_of_the_account)

    @property
    def admissions_of_the_account(self) -> frozenset[str]:
        """Whose refusal is of such a kind."""
        return frozenset(one.admission_id for one in self.refusals if one.status not in THE_TICKETS_OWN)

    def after_refusal(self, refusal: Refusal) -> tuple["Suspicion", tuple[str, ...]]:
        """The suspicion after one more refusal, and the admissions that turn out not to be to blame by it.

        While the account is suspected, a refusal with another status is its own ticket's.
        """
        if (refusal.status, refusal.event_id) in self.guilty:
            return self, ()
        alike = bool(self.refusals) and self.refusals[0].status == refusal.status
        if self.blames_the_account and not alike:
            return self, ()
        before = [one for one in self.refusals if alike and one.ticket_id != refusal.ticket_id]
        after = replace(self, refusals=(*before, refusal))
        if not after.blames_the_account:
            return after, ()
        named = (refusal,) if self.blames_the_account else after.refusals
        return after, tuple(one.admission_id for one in named)

    def after_2xx(self, event_id: str, ticket_id: str = "") -> tuple["Suspicion", tuple[str, ...]]:
        """The suspicion after a check-in of this event got through, and the admissions proven guilty.

        None is where the ticket was refused itself before: what refused it is over, for all of them.
        """
        if not self.blames_the_account or any(one.ticket_id == ticket_id for one in self.refusals):
            return replace(self, refusals=()), ()
        others = {(one.status, one.event_id) for one in self.refusals if one.event_id != event_id}
        return Suspicion(guilty=self.guilty | others), tuple(one.admission_id for one in self.refusals)


class Pace(Struct, frozen=True):
    """The link and the queue as the outcomes so far make them; frozen, each outcome gives the next.

    The row is check-ins in a row that came to nothing: `failures` of them, since `began`, the last one at
    `failed_at` and with `last`, which stays THROTTLED as long as that makes the queue pause; `tickets` are
    theirs, three at most. `others_answered`: something else got through meanwhile. `pauses` and `wakes` count
    how often the row made the queue pause, and how often something else ended such a pause.
    """

    link: Link = field(default_factory=Link)
    failures: int = 0
    began: float = 0.0
    failed_at: float = 0.0
    last: Outcome = Outcome.ANSWERED
    tickets: tuple[str, ...] = ()
    others_answered: bool = False
    pauses: int = 0
    wakes: int = 0
    queue_until: float = 0.0
    asked_until: float = 0.0
    signed_out: bool = False
    signed_out_at: float = 0.0
    sign_in_until: float = 0.0
    suspicion: Suspicion = field(default_factory=Suspicion)
    suspected_until: float = 0.0

    @property
    def troubled(self) -> bool:
        """Whether a failure now is the service's as a whole or the way's to it, and not the ticket's own."""
        if self.link.state in _WAY_IS_BAD:
            return True
        return self.failures >= FAILURES_THAT_SLOW and (len(self.tickets) > 1 or not self.others_answered)

    @property
    def state(self) -> LinkState:
        """What staff are told: that the service answers is not all, where it refuses what it is sent."""
        refuses = self.suspicion.may_blame_the_account and self.link.state in _SERVICE_ANSWERS
        return LinkState.REFUSED if refuses else self.link.state

    @property
    def careful(self) -> bool:
        """Whether one check-in at a time is enough for now."""
        return self.pauses > 0 or self.signed_out or self.suspicion.blames_the_account

    @property
    def suspects(self) -> frozenset[str]:
        """Events whose tickets were refused alike: one of another event tells whether it is the account."""
        if not self.suspicion.blames_the_account:
            return frozenset()
        return frozenset(one.event_id for one in self.suspicion.refusals)

    def pause(self, now_s: float) -> Pause | None:
        """The pause that the queue is in, the longest of several; None while it may send."""
        queue = {Outcome.THROTTLED: Because.THROTTLED, Outcome.FAILED: Because.FAILING}
        queue |= {Outcome.FAULT: Because.FAILING}
        ends = [
            (self.asked_until, Because.ASKED_TO_WAIT),
            (self.queue_until, queue.get(self.last, Because.UNREACHABLE)),
            (self.sign_in_until, Because.SIGN_IN),
            (self.suspected_until, Because.REFUSED_ALIKE),
        ]
        until, because = max(ends, key=lambda end: end[0])
        return Pause(because, until - now_s) if until > now_s else None

    def pause_of_all_s(self, now_s: float) -> float:
        """For how much longer not even a ticket of an event that is not suspected may go; 0 once it may."""
        return max(self.asked_until, self.queue_until, self.sign_in_until, now_s) - now_s

    def asked_to_wait_s(self, now_s: float) -> float:
        """For how much longer nothing is to be asked of the service, as it wished; 0 once it may be."""
        return max(self.asked_until - now_s, 0.0)

    def room(self, backlog: int, live: int) -> int:
        """How many more of the backlog may leave beside what is in flight; one slot is kept for live ones."""
        if self.careful:
            return max(1 - backlog - live, 0)
        is_quick = self.link.good and self.link.fast > 0
        most = WHILE_QUICK if is_quick else CONCURRENCY
        return max(most - KEPT_FOR_LIVE - backlog, 0)

    def lets_live_go(self, in_flight: int, now_s: float) -> bool:
        """Whether a guest's check-in may leave at once; while the queue is slowed, as its one probe."""
        return self.pause(now_s) is None and (in_flight == 0 or not self.careful)

    def after(self, exchange: Exchange, now_s: float, jitter: float) -> "Pace":
        """The pace after an exchange of any kind."""
        asked_until = self.asked_until
        if exchange.outcome is Outcome.THROTTLED and exchange.wait_s is not None:
            wished = exchange.wait_s if exchange.wait_s >= 0 else 0.0  # what is not a number is no wish
            asked_until = max(asked_until, now_s + min(wished, LONGEST_WAIT_S))
        link = self.link.after(exchange.outcome, exchange.took_s, exchange.budget_s)
        after = replace(self, link=link, asked_until=asked_until)
        if not exchange.ticket_id:
            return _something_else(after, now_s) if exchange.outcome is Outcome.ANSWERED else after
        if exchange.outcome is Outcome.UNAUTHORISED:
            return after
        if exchange.outcome is Outcome.ANSWERED:
            return _running(after)
        way_was_bad = self.link.state in _WAY_IS_BAD
        return _failing(after, exchange, now_s, jitter, way_was_bad=way_was_bad)

    def after_lapse(self) -> "Pace":
        """The pace after a guest's wait ran out."""
        return replace(self, link=self.link.after_lapse())

    def after_no_account(self, now_s: float, jitter: float) -> "Pace":
        """The pace where it could not be found out whose check-ins to send: that was a probe of its own."""
        return _failing(self, Exchange(Outcome.UNREACHABLE), now_s, jitter, way_was_bad=True)

    def after_refusal(self, refusal: Refusal, now_s: float) -> tuple["Pace", tuple[str, ...]]:
        """The pace after a check-in was refused, and the admissions that turn out not to be to blame."""
        suspicion, blameless = self.suspicion.after_refusal(refusal)
        until = now_s + PROBE_EVERY_S if blameless else self.suspected_until
        return replace(self, suspicion=suspicion, suspected_until=until), blameless

    def after_2xx(self, event_id: str, ticket_id: str = "") -> tuple["Pace", tuple[str, ...]]:
        """The pace after a check-in got through, and the admissions proven guilty; see Suspicion."""
        suspicion, guilty = self.suspicion.after_2xx(event_id, ticket_id)
        return replace(self, suspicion=suspicion, suspected_until=0.0), guilty

    def sign_in_needed(self, now_s: float) -> "Pace":
        """The pace once the token is refused for good: one probe now and then.

        A token that is good again after a moment is missed for seconds; who stays signed out asks once a
        minute. A sign-in ends that at once, and within seconds whatever else the service answers.
        """
        since = self.signed_out_at if self.signed_out else now_s
        wait_s = min(max(PROBE_EVERY_S, (now_s - since) / SHARE_OF_THE_TROUBLE), BACKOFF_CAP_S)
        return replace(self, signed_out=True, signed_out_at=since, sign_in_until=now_s + wait_s)

    def signed_in(self) -> "Pace":
        """The pace after somebody signed in or changed the event: afresh, but for what the service asked."""
        return Pace(self.link, asked_until=self.asked_until)

    def tried_now(self) -> "Pace":
        """The pace after somebody wants all to be sent now: it waits for nothing but what the service asked.

        That alone makes no account good: what was refused alike, or for the token, is found out by one probe.
        """
        return Pace(
            self.link,
            asked_until=self.asked_until,
            suspicion=self.suspicion,
            signed_out=self.signed_out,
            signed_out_at=self.signed_out_at,
        )


def _running(pace: Pace) -> Pace:
    """A check-in was answered: the row ends, and whoever was signed out is not."""
    return Pace(
        pace.link,
        asked_until=pace.asked_until,
        suspicion=pace.suspicion,
        suspected_until=pace.suspected_until,
    )


def _failing(pace: Pace, exchange: Exchange, now_s: float, jitter: float, *, way_was_bad: bool) -> Pace:
    """One more of the row. What fails together, while the queue pauses already, makes one pause."""
    ticket = (exchange.ticket_id,) if exchange.ticket_id else ()
    tickets = tuple(dict.fromkeys((*pace.tickets, *ticket)))[:FAILURES_THAT_SLOW]
    is_throttled = pace.last is Outcome.THROTTLED and pace.queue_until > now_s
    last = Outcome.THROTTLED if is_throttled else exchange.outcome
    row = replace(pace, failures=pace.failures + 1, failed_at=now_s, last=last, tickets=tickets)
    if pace.failures == 0:
        row = replace(row, began=now_s, others_answered=False)
    is_everybodys = exchange.outcome in _SPEAK_OF_ALL or way_was_bad or row.failures >= FAILURES_THAT_SLOW
    if not is_everybodys or row.queue_until > now_s:
        return row
    pauses = row.pauses + 1
    at_first = min(backoff_s(pauses, 1.0), LONGEST_WAIT_AT_FIRST_S)
    longest = min(max(at_first, (now_s - row.began) / SHARE_OF_THE_TROUBLE), BACKOFF_CAP_S)
    return replace(row, pauses=pauses, queue_until=now_s + max(longest * jitter, LEAST_WAIT_S))


def _something_else(pace: Pace, now_s: float) -> Pace:
    """Something else got through: a pause ends, though less and less readily where that meant nothing.

    So the token may be good again: a probe finds out in a moment, however long it was refused.
    """
    probe_at = min(pace.sign_in_until, now_s + PROBE_EVERY_S)
    answered = replace(pace, others_answered=True, sign_in_until=probe_at)
    if pace.queue_until <= now_s or pace.last is Outcome.THROTTLED:
        return answered
    apart_s = backoff_s(pace.wakes + 1, 1.0) if pace.wakes else 0.0
    until = max(pace.failed_at + apart_s, now_s)
    if until >= pace.queue_until:
        return answered
    return replace(answered, wakes=pace.wakes + 1, queue_until=until)
