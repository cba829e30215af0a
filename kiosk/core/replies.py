"""What may come of a check-in that was tried: the service's answers, and the ways to get none."""

from msgspec import Struct

from kiosk.core.tickets import Instant


class Answered(Struct, frozen=True):
    """2xx with the documented JSON. `checked_in_at` is in the service's clock."""

    state: str
    previous: str
    checked_in_at: Instant | None = None


class NotDocumented(Struct, frozen=True):
    """2xx without the documented JSON, any 3xx, or 511: somebody else's answer, such as a portal's."""

    text: str = ""


class Unauthorised(Struct, frozen=True):
    """401 or an OAuth error; `renewed` says whether a new token is at hand since."""

    text: str = ""
    renewed: bool = False


class Refused(Struct, frozen=True):
    """Any other 4xx, with the body's text for people."""

    status: int
    text: str = ""


class Failed(Struct, frozen=True):
    """408 or 5xx: the service may have acted."""

    status: int
    text: str = ""


class Throttled(Struct, frozen=True):
    """425 or 429; `wait_s` where the service said how long."""

    status: int
    wait_s: float | None = None


class NotSent(Struct, frozen=True):
    """The request never left: no connection, time-out before it, proxy, TLS, bad address."""

    text: str = ""


class Lost(Struct, frozen=True):
    """The request left and no whole answer came."""

    text: str = ""


class Fault(Struct, frozen=True):
    """A fault of ours, wherever it was: nobody knows whether the request left."""

    text: str = ""


Reply = Answered | NotDocumented | Unauthorised | Refused | Failed | Throttled | NotSent | Lost | Fault
