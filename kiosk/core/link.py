"""The health of the link, from outcomes alone; kiosk.core.pace makes of it when the queue may send."""

from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

LAPSES_THAT_SLOW = 3
FAST_ANSWERS_THAT_MEND = 3


class LinkState(StrEnum):
    """What staff are told about the connection."""

    UNKNOWN = "unknown"
    GOOD = "good"
    SLOW = "slow"
    OFFLINE = "offline"
    PORTAL = "portal"
    SIGN_IN = "sign_in"
    REFUSED = "refused"
    """The service answers, and refuses whatever it is sent: never made of an outcome alone."""


class Outcome(StrEnum):
    """How one exchange with the service ended."""

    ANSWERED = "answered"
    """Any documented answer, a refusal included."""
    FAILED = "failed"
    """The service answered that it cannot now; one ticket's trouble is not the link's, three in a row are."""
    FAULT = "fault"
    """A fault of ours; nobody knows what the service did."""
    THROTTLED = "throttled"
    """An answer, too: the service asks for less."""
    UNREACHABLE = "unreachable"
    LOST = "lost"
    """The request left and no whole answer came."""
    PORTAL = "portal"
    UNAUTHORISED = "unauthorised"


class Link(Struct, frozen=True):
    """The link as the outcomes so far make it; frozen, each outcome gives the next."""

    state: LinkState = LinkState.UNKNOWN
    lapses: int = 0
    fast: int = 0

    @property
    def worth_waiting(self) -> bool:
        """Whether a guest may be kept waiting for an answer."""
        return self.state in (LinkState.GOOD, LinkState.UNKNOWN)

    @property
    def good(self) -> bool:
        """Whether the service answers as it should."""
        return self.state is LinkState.GOOD

    def after(self, outcome: Outcome, took_s: float, budget_s: float) -> "Link":
        """The link after an exchange that took `took_s`, where a waiting guest allows `budget_s`."""
        if outcome in (Outcome.ANSWERED, Outcome.THROTTLED):
            return self._after_answer(took_s, budget_s)
        if outcome in (Outcome.FAILED, Outcome.FAULT):
            return self.after_lapse()
        state = {
            Outcome.UNREACHABLE: LinkState.OFFLINE,
            Outcome.LOST: LinkState.OFFLINE,
            Outcome.PORTAL: LinkState.PORTAL,
            Outcome.UNAUTHORISED: LinkState.SIGN_IN,
        }[outcome]
        return Link(state, lapses=self.lapses, fast=0)

    def after_lapse(self) -> "Link":
        """The link after a guest's wait ran out; three in a row make it slow."""
        lapses = self.lapses + 1
        slow = lapses >= LAPSES_THAT_SLOW and self.worth_waiting
        return replace(self, lapses=lapses, fast=0, state=LinkState.SLOW if slow else self.state)

    def _after_answer(self, took_s: float, budget_s: float) -> "Link":
        fast = self.fast + 1 if took_s <= budget_s / 2 else 0
        if self.lapses >= LAPSES_THAT_SLOW and fast < FAST_ANSWERS_THAT_MEND:
            return Link(LinkState.SLOW, lapses=self.lapses, fast=fast)
        # An answer within the budget ends a row of lapses; a late one may be the very request that lapsed.
        row_ends = took_s <= budget_s
        return Link(LinkState.GOOD, lapses=0 if row_ends else self.lapses, fast=fast)
