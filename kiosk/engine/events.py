"""What the engine tells whoever listens: screens, the command line, sounds."""

import logging
from collections.abc import Callable
from enum import StrEnum

from msgspec import Struct

from kiosk.core.link import LinkState
from kiosk.core.outbox import IncidentKind
from kiosk.core.presence import Certainty, InputMethod
from kiosk.core.representation import hides
from kiosk.core.tickets import Instant, Ticket
from kiosk.core.verdict import Verdict
from kiosk.engine.records import Incident, OutboxCount

log = logging.getLogger(__name__)


class Checking(Struct, frozen=True):
    """A ticket was admitted on disk and its answer is awaited: neutral, and it names the guest."""

    scan_id: str
    ticket: Ticket
    how: InputMethod


class TroubleKind(StrEnum):
    """What staff should know beside a verdict."""

    REFUSED = "refused"
    """The service refused the check-in; the text is the service's."""
    UNCLEAR = "unclear"
    """The service answered, and nobody knows what that means."""
    NOT_RECORDED = "not_recorded"
    """This machine's disk failed, and what became of the check-in is not noted; the text is the disk's."""


class ScanTrouble(Struct, frozen=True):
    """What kind it is, and what was said of it."""

    kind: TroubleKind
    text: str


class VerdictGiven(Struct, frozen=True):
    """The verdict on a scan.

    `code` is what was read, for the screen of this moment only. `list_as_of` is how fresh the guest list
    is, None where there is none. `looked_again` says that the service was asked again before judging.
    `trouble` is something staff should know, None where there is nothing. `took_s` is the time
    from the scan to this verdict. `order_size` and `order_inside` count the ticket's order.
    """

    scan_id: str
    code: str
    verdict: Verdict
    certainty: Certainty
    at: Instant
    how: InputMethod
    admission_id: str = ""
    list_as_of: Instant | None = None
    looked_again: bool = False
    trouble: ScanTrouble | None = None
    took_s: float = 0.0
    order_size: int = 1
    order_inside: int = 0


class LateStop(Struct, frozen=True):
    """Something came out after green: stop this guest if they can still be reached."""

    ticket_id: str
    name: str
    incident: IncidentKind
    at: Instant


class ScanFailed(Struct, frozen=True):
    """A scan could not be judged because the disk failed: nothing was recorded, and it was not green."""

    scan_id: str
    text: str


class LinkChanged(Struct, frozen=True):
    """The link's health changed."""

    state: LinkState


class OutboxChanged(Struct, frozen=True):
    """What is unsent changed."""

    count: OutboxCount


class GuestListChanged(Struct, frozen=True):
    """The mirror changed, or was found unchanged as of now."""

    tickets: int
    complete: bool
    as_of: Instant | None


class GuestListComing(Struct, frozen=True):
    """More pages of a whole list were stored: so many entries `came` of so many that the service `named`.

    `named` is 0 where nobody knows how many come in all, as of several lists or of the rest of one.
    `a_second`: how many came in a second so far, 0 at first.
    """

    came: int
    named: int
    a_second: float

    @property
    def seconds_left(self) -> float | None:
        """How long the rest takes at that rate; None where nobody knows, or no more is named than came."""
        left = self.named - self.came
        return left / self.a_second if left > 0 and self.a_second > 0 else None


class SyncFailed(Struct, frozen=True):
    """A sync came to nothing; `text` says what happened and what to do."""

    text: str


class SignInNeeded(Struct, frozen=True):
    """The service refuses the token: scanning goes on, sending waits."""

    text: str


class SignedIn(Struct, frozen=True):
    """There is an access token again, after SignInNeeded told that there was none."""


class AccountChanged(Struct, frozen=True):
    """It is known, or known again, which account is signed in: whose guests are shown is to be read anew.

    `is_another`: it is not the one that was known last.
    """

    is_another: bool = True


@hides("code")
class PairingCodeRead(Struct, frozen=True):
    """The code that was read is an office's pairing code and no ticket: nothing was judged or recorded.

    `code`: as it was read, and good for one sign-in.
    """

    scan_id: str
    code: str = ""


class DoorChanged(Struct, frozen=True):
    """The door's events, direction or policy changed."""

    events: frozenset[str]


class VenueState(StrEnum):
    """Whether this door and the others of its events know of each other."""

    NONE = "none"
    """There is no hub, or the door is for no event in particular."""
    AWAY = "away"
    """There is one, and it cannot be reached, or is not followed yet."""
    REFUSED = "refused"
    """It does not know this door."""
    TOGETHER = "together"


class VenueChanged(Struct, frozen=True):
    """Other doors let people in or out, or the hub came or went; `incidents` are those that came of it."""

    state: VenueState
    incidents: tuple[Incident, ...] = ()


class DutyChanged(Struct, frozen=True):
    """Somebody else is on duty from now on; nobody where the name is empty."""

    name: str


EngineEvent = (
    Checking
    | VerdictGiven
    | LateStop
    | ScanFailed
    | LinkChanged
    | OutboxChanged
    | GuestListChanged
    | GuestListComing
    | SyncFailed
    | SignInNeeded
    | SignedIn
    | AccountChanged
    | PairingCodeRead
    | DoorChanged
    | DutyChanged
    | VenueChanged
)
Emit = Callable[[EngineEvent], None]


class Events:
    """Passes events on to whoever listens; a listener that fails does not keep them from the others."""

    def __init__(self) -> None:
        self._listeners: list[Emit] = []

    def listen(self, emit: Emit) -> None:
        """Call `emit` with every event from now on."""
        self._listeners.append(emit)

    def unlisten(self, emit: Emit) -> None:
        """Call `emit` no more; one that never listened is fine."""
        if emit in self._listeners:
            self._listeners.remove(emit)

    def __call__(self, event: EngineEvent) -> None:
        """Pass an event on."""
        for emit in tuple(self._listeners):  # one that is called may listen no more
            try:
                emit(event)
            except Exception:
                log.exception("a listener failed on %s", type(event).__name__)
