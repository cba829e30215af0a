"""When the outbox may send: pauses, probes, and refusals that are not the tickets' fault."""

from collections.abc import Callable

from kiosk.core.outbox import (
    Answered,
    Entry,
    Lost,
    NotDocumented,
    NotSent,
    RefusalStreak,
    Reply,
    Unauthorised,
    backoff_s,
)
from kiosk.engine.ports import Clock

PROBE_EVERY_S = 60.0
LINK_PAUSE_CAP_ATTEMPTS = 6


class Pacing:
    """Holds the queue back after trouble, and lets one entry at a time find out when it is over."""

    def __init__(self, clock: Clock, jitter: Callable[[], float]) -> None:
        self._clock = clock
        self._jitter = jitter
        self._until = 0.0
        self._link_until = 0.0
        self._link_failures = 0
        self.link_is_bad = False
        """Whether nothing gets through, as far as is known."""
        self._streak = RefusalStreak()
        self._streak_ids: list[str] = []
        self._streak_events: set[str] = set()
        self._guilty: set[tuple[int, str]] = set()
        self._account_until = 0.0
        self.signed_out = False

    @property
    def paused_s(self) -> float:
        """For how much longer nothing is sent; 0 when the queue runs."""
        return max(self.line_paused_s, self._account_until - self._clock.monotonic())

    @property
    def line_paused_s(self) -> float:
        """The same, without the pause that an account under suspicion brings."""
        return max(max(self._until, self._link_until) - self._clock.monotonic(), 0.0)

    @property
    def suspects(self) -> frozenset[str]:
        """Events whose tickets were refused alike: one of another event tells whether it is the account."""
        return frozenset(self._streak_events) if self._streak.blames_the_account else frozenset()

    @property
    def careful(self) -> bool:
        """Whether one entry at a time is enough for now."""
        return self._link_failures > 0 or self.signed_out or self._streak.blames_the_account

    def pause(self, wait_s: float) -> None:
        """Send nothing for so long."""
        self._until = max(self._until, self._clock.monotonic() + wait_s)

    def resume(self) -> None:
        """Somebody signed in or changed the event: start afresh."""
        self._until = self._link_until = 0.0
        self._link_failures, self.link_is_bad = 0, False
        self._guilty.clear()
        self._end_streak()
        self.signed_out = False

    def _end_streak(self) -> None:
        self._account_until = 0.0
        self._streak, self._streak_ids = RefusalStreak(), []
        self._streak_events.clear()

    def after(self, reply: Reply, event_id: str, *, link_was_bad: bool = False) -> None:
        """A reply came to a check-in for this event; `link_was_bad` when it was sent.

        A request that got lost on a good link may be its ticket's own trouble; on a bad one it is the link's.

        One that got through ends the suspicion against the account: then it is the events whose tickets were
        refused, and further refusals of theirs are their own.
        """
        match reply:
            case Answered():
                self._link_failures, self._link_until = 0, 0.0
                self.link_is_bad = False
                self._guilty |= {(self._streak.status, e) for e in self.suspects if e != event_id}
                self._end_streak()
                self.signed_out = False
            case NotSent() | NotDocumented():
                self.link_trouble()
            case Lost() if link_was_bad:
                self.link_trouble()
            case Unauthorised() | Lost():
                pass
            case _:
                self._link_failures, self.link_is_bad = 0, False

    def link_trouble(self) -> None:
        """Nothing gets through: try ever less often. What fails together counts as one failure."""
        self.link_went_bad()
        now = self._clock.monotonic()
        if self._link_until > now:
            return
        self._link_failures += 1
        wait_s = backoff_s(min(self._link_failures, LINK_PAUSE_CAP_ATTEMPTS), self._jitter())
        self._link_until = now + wait_s

    def link_went_bad(self) -> None:
        """Nothing gets through any more, whoever asked."""
        self.link_is_bad = True

    def link_mended(self) -> None:
        """Something else got through: wait no longer for the link, though one entry goes first."""
        self._link_until = 0.0
        self.link_is_bad = False

    def sign_in_needed(self) -> bool:
        """The token is refused for good; whether that is news."""
        news, self.signed_out = not self.signed_out, True
        self.pause(PROBE_EVERY_S)
        return news

    def refused(self, status: int, entry: Entry) -> list[str]:
        """A ticket was refused; the admissions that are not to blame, once the account is."""
        if (status, entry.event_id) in self._guilty:
            return []
        if status != self._streak.status:
            self._end_streak()
        self._streak = self._streak.after(status, entry.ticket_id)
        self._streak_ids.append(entry.admission_id)
        self._streak_events.add(entry.event_id)
        if not self._streak.blames_the_account:
            return []
        blameless, self._streak_ids = self._streak_ids, []
        self._account_until = self._clock.monotonic() + PROBE_EVERY_S
        return blameless
