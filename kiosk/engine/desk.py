"""What a screen or the command line may ask of one door."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from kiosk.core.link import LinkState
from kiosk.core.pace import Pause
from kiosk.core.policy import Direction
from kiosk.core.presence import How, LedgerRow
from kiosk.core.presentations import InView
from kiosk.core.tickets import Instant
from kiosk.engine.decide import NotUndone, Undone
from kiosk.engine.events import Emit, VerdictGiven
from kiosk.engine.handed_over import HandOverOutcome
from kiosk.engine.readiness import Check
from kiosk.engine.records import Arrivals, EventHeld, Guest, Incident, OutboxCount, OutboxLine, RecentScan
from kiosk.engine.supervised import (
    Barred,
    GroupAdmitted,
    NotRecorded,
    OffListOutcome,
    OverrideOutcome,
    UnlockOutcome,
)


@dataclass(frozen=True, slots=True)
class NotATicket:
    """No ticket held has what was typed for its id or token: it is a search."""


@dataclass(frozen=True, slots=True)
class NotJudged:
    """The disk failed, as ScanFailed says too: nobody knows whether it is a ticket's."""


TypedOutcome = VerdictGiven | NotATicket | NotJudged
UndoOutcome = Undone | NotUndone | NotRecorded
UndoAgainOutcome = Undone | NotUndone | Barred


class Desk(Protocol):
    """One door, as its screen sees it. Nothing here blocks; nothing here raises for the world's faults."""

    door_name: str
    rehearsal: bool

    def listen(self, emit: Emit) -> None:
        """Call `emit` with every event from now on, on the loop's thread."""
        ...

    def unlisten(self, emit: Emit) -> None:
        """Call `emit` no more; one that never listened is fine."""
        ...

    async def scan(self, code: bytes | str, how: How, view: InView | None = None) -> VerdictGiven | None:
        """Judge a code and admit its ticket if it may go in; None where the disk failed (ScanFailed says so).

        From the camera, a code that is still held in view gives None as well; `view` tells when it was read,
        where that was not just now, and beside what. Views are told in the order in which they began.
        """
        ...

    async def typed(self, line: str) -> TypedOutcome:
        """A typed line: a scan if it is exactly a ticket's id or token."""
        ...

    async def admit(self, ticket_id: str, how: How = How.SEARCH) -> VerdictGiven | None:
        """Present a ticket picked by a person."""
        ...

    async def let_out(self, ticket_id: str, how: How = How.SEARCH) -> VerdictGiven | None:
        """Record that a person picked by their ticket leaves, at an entry door too."""
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

    async def undo(self, admission_id: str, how: How = How.KEYBOARD) -> UndoOutcome:
        """Undo: take an admission back, a supervisor's too; on the screen, or for a command.

        Where an admission of the ticket was taken back before, that is refused: see `undo_again`.
        """
        ...

    async def undo_again(
        self, admission_id: str, pin: str, why: str, how: How = How.KEYBOARD
    ) -> UndoAgainOutcome:
        """Take an admission back on a supervisor's word, the second of its ticket too.

        `how`: whether it is said on the screen or for a command.
        """
        ...

    async def unlock(self, pin: str) -> UnlockOutcome:
        """Whose PIN it is, under the lock-out that overrides are under."""
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

    async def order(self, order_id: str) -> list[Guest]:
        """The tickets of an order."""
        ...

    async def history(self, ticket_id: str) -> list[LedgerRow]:
        """A ticket's ledger rows, oldest first."""
        ...

    async def recent(self, limit: int = 50) -> list[RecentScan]:
        """Who was let in or out at this machine, in this run and earlier ones, newest first."""
        ...

    async def arrivals(self, since: Instant, bucket_s: float = 60.0) -> Arrivals:
        """Who was let in for the door's events since then."""
        ...

    async def events_held(self) -> list[EventHeld]:
        """The events on the list, by start."""
        ...

    async def choose_events(self, event_ids: frozenset[str]) -> None:
        """Make these the door's events, after a restart too; `ALL_EVENTS` for every one on the list.

        Where the disk fails the door stays for what it was for; SyncFailed says so.
        """
        ...

    @property
    def events(self) -> frozenset[str]:
        """The door's events, none meaning all."""
        ...

    @property
    def every_event(self) -> bool:
        """Whether the door is for every event on purpose, and not because nobody chose."""
        ...

    @property
    def on_duty(self) -> str:
        """Who is on duty; empty while nobody said."""
        ...

    async def change_on_duty(self, name: str) -> None:
        """From now on, after a restart too, this name is on every ledger row; DutyChanged says so."""
        ...

    @property
    def supervisors(self) -> tuple[str, ...]:
        """Who may override here."""
        ...

    @property
    def pins_unusable(self) -> bool:
        """Whether there are supervisors, and what is kept of each one's PIN is damaged."""
        ...

    @property
    def policy_lost(self) -> bool:
        """Whether the door's policy was lost: everybody is referred, and nobody's PIN opens anything."""
        ...

    @property
    def capacity(self) -> int | None:
        """How many may be inside; None where the policy does not say."""
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

    async def outbox(self, *, every: bool = False) -> list[OutboxLine]:
        """Check-ins not confirmed yet, or every one, oldest first.

        Of those not confirmed, the oldest MOST_OUTBOX_LINES of each state: `outbox_count` counts all.
        """
        ...

    @property
    def pause(self) -> Pause | None:
        """Why nothing is sent for now, and for how long; None while check-ins leave."""
        ...

    async def retry(self, admission_id: str) -> bool:
        """Send a check-in that needs attention once more; whether there is one with this id."""
        ...

    async def dismiss(self, admission_id: str, why: str) -> bool:
        """Give up a check-in that needs attention or is refused; whether there is one, and a reason."""
        ...

    async def incidents(self) -> list[Incident]:
        """Incidents not settled."""
        ...

    async def settle(self, incident_id: str, why: str) -> bool:
        """Settle an incident; whether there is an open one with this id, and a reason."""
        ...

    async def inside(self) -> int:
        """How many are inside through this door."""
        ...

    async def refresh(self) -> None:
        """Fetch the whole guest list now."""
        ...

    async def readiness(self) -> list[Check]:
        """Whether the profile, the list, the outbox and the link are ready, as `kiosk doctor` says it."""
        ...

    async def hand_over(self, folder: Path, passphrase: str) -> HandOverOutcome:
        """Write all that another machine needs to go on into one encrypted file in this folder.

        What is unsent stays here too, and may still be sent from here.
        """
        ...
