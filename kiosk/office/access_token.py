"""The access token as the office holds it, what there may be instead of it, and when to ask for another."""

from dataclasses import dataclass, field

from kiosk.engine.errors import ServiceError, StoreError, ThrottledError
from kiosk.engine.ports import Clock
from kiosk.office.exchanges import ClientRefusedError, Grant
from kiosk.office.moments import Moment
from kiosk.office.state import SignedIn

FIRST_PAUSE_S, LONGEST_PAUSE_S = 2.0, 60.0
FIRST_SLOW_PAUSE_S, LONGEST_SLOW_PAUSE_S = 60.0, 900.0
"""Where the service refuses the application: somebody has to put that right first."""


@dataclass(frozen=True, slots=True)
class Token:
    """The access token as the office holds it; `lifetime_s` from when it was received."""

    access_token: str = field(repr=False)
    serial: int
    account: str
    received: Moment
    lifetime_s: int | None


@dataclass(frozen=True, slots=True)
class NotSignedIn:
    """There is nothing to get a token with."""

    why: str


@dataclass(frozen=True, slots=True)
class Unreachable:
    """The service brought no token, or the disk did not take it: try again in so many seconds."""

    why: str
    retry_in_s: float


Renewed = Token | NotSignedIn | Unreachable


@dataclass(frozen=True, slots=True)
class Received:
    """What an exchange brought, for which sign-in, and when."""

    grant: Grant
    signed_in: SignedIn
    at: Moment


class Pauses:
    """For how long to ask for no token: longer with each failure, and not at all once one came."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._failures = 0
        self._until = 0.0

    def begin(self, error: ServiceError | StoreError) -> float:
        """Pause for this failure; for how many seconds."""
        self._failures += 1
        doubled = 2.0 ** min(self._failures - 1, 10)
        if isinstance(error, ClientRefusedError):
            pause_s = min(LONGEST_SLOW_PAUSE_S, FIRST_SLOW_PAUSE_S * doubled)
        else:
            pause_s = min(LONGEST_PAUSE_S, FIRST_PAUSE_S * doubled)
        if isinstance(error, ThrottledError) and error.wait_s is not None:
            pause_s = min(max(pause_s, error.wait_s), 15 * LONGEST_PAUSE_S)
        self._until = self._clock.monotonic() + pause_s
        return pause_s

    def end(self) -> None:
        """A token came."""
        self._failures, self._until = 0, 0.0

    def left_s(self) -> float:
        """For how much longer; 0 where there is none."""
        return max(0.0, self._until - self._clock.monotonic())
