"""What a screen or the command line may ask of one door."""

from collections.abc import Sequence
from typing import Protocol

from kiosk.core.link import LinkState
from kiosk.core.policy import Direction
from kiosk.core.presence import How, LedgerRow
from kiosk.core.tickets import Instant
from kiosk.engine.events import Emit, VerdictGiven
from kiosk.engine.records import EventHeld, Guest, Incident, OutboxCount
from kiosk.engine.supervised import GroupAdmitted, OffListOutcome, OverrideOutcome


class Desk(Protocol):
    """One door, as its screen sees it. Nothing here blocks; nothing here raises for the world's faults."""

    door_name: str
    rehearsal: bool

    def listen(self, emit: Emit) -> None:
        """Call `emit` with every event from now on, on the loop's thread."""
        ...

    async def scan(self, code: bytes | str, how: How) -> VerdictGiven | None:
        """Judge a code and admit its ticket if it may go in; None where the disk failed (ScanFailed says so).

        From the camera, a code that is still held in view gives None as well.
        """
        ...

    async def typed(self, line: str) -> VerdictGiven | None:
        """A typed line: a scan if it is exactly a ticket's id or token, else None (it is a search)."""
        ...

    async def admit(self, ticket_id: str, how: How = How.SEARCH) -> VerdictGiven | None:
        """Present a ticket picked by a person."""
        ...

    async def override(
        self, code: bytes | str, pin: str, why: str, how: How = How.KEYBOARD
    ) -> OverrideOutcome:
        """Let a ticket's holder in on a supervisor's word; `code` is a code or the ticket's id.

        Once it is on the screen, tell `shown` the row's id.
        """
        ...

    async def admit_off_list(
        self, code: bytes | str, pin: str, why: str, name: str = "", how: How = How.KEYBOARD
    ) -> OffListOutcome:
        """Let somebody in who is on no list, on a supervisor's word; `code` may be empty."""
        ...

    async def admit_group(self, ticket_ids: Sequence[str], how: How = How.SEARCH) -> GroupAdmitted:
        """Present the ticked tickets of an order, each with its own verdict, as if each were presented."""
        ...

    async def undo(self, admission_id: str) -> tuple[LedgerRow | None, str]:
        """Take an admission back; the row, and words for staff about what the service keeps."""
        ...

    async def shown(self, admission_id: str) -> None:
        """The verdict of this admission reached a person."""
        ...

    async def unshown(self) -> list[LedgerRow]:
        """Admissions of the last minutes, recorded by an earlier run, that nobody saw green."""
        ...

    async def search(self, query: str, limit: int = 20) -> list[Guest]:
        """Guests by name, e-mail, order id or ticket id."""
        ...

    async def guest(self, ticket_id: str) -> Guest | None:
        """One guest."""
        ...

    async def events_held(self) -> list[EventHeld]:
        """The events on the list, by start."""
        ...

    async def choose_events(self, event_ids: frozenset[str]) -> None:
        """Make these the door's events."""
        ...

    @property
    def events(self) -> frozenset[str]:
        """The door's events, none meaning all."""
        ...

    @property
    def direction(self) -> Direction:
        """Which way people pass."""
        ...

    @property
    def link(self) -> LinkState:
        """The link's health."""
        ...

    @property
    def list_as_of(self) -> Instant | None:
        """How fresh the guest list is."""
        ...

    @property
    def list_complete(self) -> bool:
        """Whether a complete list is held for the door's events."""
        ...

    async def outbox_count(self) -> OutboxCount:
        """How much is unsent."""
        ...

    async def incidents(self) -> list[Incident]:
        """Incidents not settled."""
        ...

    async def inside(self) -> int:
        """How many are inside through this door."""
        ...

    async def refresh(self) -> None:
        """Fetch the whole guest list now."""
        ...
