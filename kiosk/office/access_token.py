"""The access token as the office holds it, what there may be instead of it, and when to ask for another."""

import math

from msgspec import Struct

from kiosk.core.representation import hides
from kiosk.engine.errors import ServiceError, StoreError, ThrottledError
from kiosk.engine.ports import Clock
from kiosk.office.exchanges import ClientRefusedError, Grant, oauth_error_of
from kiosk.office.moments import Moment
from kiosk.office.state import SignedIn

SHORTEST_HALF_LIFE_S = 5.0
FIRST_PAUSE_S, LONGEST_PAUSE_S = 2.0, 60.0
FIRST_SLOW_PAUSE_S, LONGEST_SLOW_PAUSE_S = 60.0, 900.0
"""Where the service refuses the application: somebody has to put that right first."""


@hides("access_token")
class Token(Struct, frozen=True):
    """The access token as the office holds it; `lifetime_s` from when it was received."""

    access_token: str
    serial: int
    account: str
    received: Moment
    lifetime_s: int | None

    def age_s(self, clock: Clock) -> float:
        """How old it is."""
        return self.received.age_s(clock)

    def left_s(self, clock: Clock) -> int | None:
        """For how much longer it is good; None where the service did not say.

        A clock that was set may have it end too early: it is used until the service refuses it.
        """
        return None if self.lifetime_s is None else max(0, int(self.lifetime_s - self.age_s(clock)))

    def due_in_s(self, clock: Clock, *, is_renewable: bool) -> float:
        """In how many seconds half of its life is over, or all of it where nothing renews it.

        Infinite where the service did not say how long it is good for.
        """
        if self.lifetime_s is None:
            return math.inf
        due_at_s = max(SHORTEST_HALF_LIFE_S, self.lifetime_s / 2) if is_renewable else self.lifetime_s
        return due_at_s - self.age_s(clock)


class NotSignedIn(Struct, frozen=True):
    """There is nothing to get a token with."""

    why: str


class Unreachable(Struct, frozen=True):
    """The service brought no token, or the disk did not take it: try again in so many seconds."""

    why: str
    retry_in_s: float


Renewed = Token | NotSignedIn | Unreachable


class Received(Struct, frozen=True):
    """What an exchange brought, for which sign-in, and when."""

    grant: Grant
    signed_in: SignedIn
    at: Moment

    def token(self, serial: int) -> Token:
        """The access token in it, under this serial."""
        return Token(
            self.grant.access_token, serial, self.signed_in.account, self.at, self.grant.expires_in_s
        )


class Pauses:
    """For how long not to try a thing again: longer with each failure, and not at all once it went well."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._failures = 0
        self._until = 0.0
        self.why = ""
        """What failed last; empty once it went well."""
        self.error = ""
        """What OAuth calls that, as `oauth_error_of` has it."""

    def begin(self, error: ServiceError | StoreError, why: str) -> float:
        """Pause for this failure; for how many seconds."""
        self._failures += 1
        self.why = why
        self.error = oauth_error_of(error) if isinstance(error, ServiceError) else ""
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
        """It went well."""
        self._failures, self._until, self.why, self.error = 0, 0.0, "", ""

    def left_s(self) -> float:
        """For how much longer; 0 where there is none."""
        return max(0.0, self._until - self._clock.monotonic())
