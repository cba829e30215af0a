"""What the engine asks of the profile on disk, feature by feature.

Awaited methods raise StoreError; what they promised to write is on disk. Where a method takes an `account`,
it reads what this account lists and nobody else's; None reads all.
"""

from collections.abc import Callable, Collection, Sequence
from contextlib import AbstractContextManager
from typing import Protocol, TypeVar

from kiosk.core.asides import KeptAsides
from kiosk.core.guest_filter import GuestFilter, GuestOrder
from kiosk.core.guest_notes import GuestNote
from kiosk.core.policy import Admits, DoorPolicy, anybody
from kiosk.core.retention import GuestsHeld
from kiosk.core.tickets import Event, Instant
from kiosk.core.verdict import Match
from kiosk.engine.forecast import Alike
from kiosk.engine.ledger_ports import Incidents, LateChecks, Ledger, Outbox, Scans, Shared
from kiosk.engine.ports import Transaction
from kiosk.engine.records import Browsed, BrowseRules, EventHeld, Guest, GuestPage, ListState, Lost, Stored

T = TypeVar("T")


class Guests(Protocol):
    """The tickets that are held, as staff look them up."""

    async def match(self, tiers: Sequence[Sequence[str]], account: str) -> Match:
        """As Transaction.match, without writing."""
        ...

    async def get(self, ticket_id: str, account: str | None = None) -> Guest | None:
        """One ticket with its presence."""
        ...

    async def order(self, order_id: str, account: str | None = None) -> list[Guest]:
        """The tickets of an order."""
        ...

    async def search(
        self,
        query: str,
        limit: int,
        events: frozenset[str],
        account: str | None = None,
        admits: Admits = anybody,
    ) -> list[Guest]:
        """Guests found by what was typed, best first; an unfinished earlier search is given up.

        Of equally good ones those first who are not inside and whom `admits` would let in.
        """
        ...

    async def count(self, account: str | None = None) -> int:
        """How many tickets are held."""
        ...

    async def alike(self, account: str, apart: Collection[str] = ()) -> list[Alike]:
        """The tickets of an account in groups that a door judges alike, as long as nobody has come.

        `apart`: ids of tickets that are judged by their id.
        """
        ...

    async def events(self, account: str | None = None) -> list[EventHeld]:
        """The events of the tickets held, by start; those without one last."""
        ...

    async def event(self, event_id: str, account: str) -> Event | None:
        """One of them; None where no ticket of it is held. It takes no longer the more is held."""
        ...


class Browsing(Protocol):
    """The whole guest list, to be looked through."""

    async def browse(
        self, wanted: GuestFilter, order: GuestOrder, rules: BrowseRules, account: str
    ) -> Browsed:
        """The whole guest list of an account, filtered, sorted and counted; no scan waits behind it."""
        ...

    async def count_valid(self, rules: BrowseRules, account: str) -> int:
        """How many tickets are in no trouble by these rules; by an index, without a look at any of them."""
        ...

    async def numbered(self, numbers: Sequence[int], account: str) -> list[Guest | None]:
        """The guests with these of Browsed's numbers; None for one who is held no more."""
        ...


class GuestLists(Protocol):
    """What is held of each guest list; a `scope` is `all` or `listing:ID` or `event:ID`."""

    async def state(self, account: str, scope: str) -> ListState:
        """What is held for an account and a filter."""
        ...

    async def put_state(self, account: str, scope: str, state: ListState) -> None:
        """Write it."""
        ...

    async def covering(self, events: frozenset[str], account: str) -> list[ListState]:
        """As Transaction.covering."""
        ...

    async def accounts(self) -> tuple[str, ...]:
        """The accounts that guest lists are held of."""
        ...

    async def store_pages(
        self,
        account: str,
        pages: Sequence[GuestPage],
        *,
        request: int,
        pass_no: int,
        scope: str,
        before_commit: Callable[[], object] = lambda: None,
    ) -> Stored:
        """Merge pages into the mirror, in transactions that let a waiting scan go first.

        `before_commit` is called on the running loop before the first of them is committed, unless there is
        nobody on the pages: a commit is SQLite's work alone, and leaves the interpreter to others.
        """
        ...

    async def finish_pass(self, account: str, scope: str, state: ListState) -> int:
        """After a complete, unresumed pass: write its state and mark what vanished.

        Returns how many were missing and could not be marked because they are too many at once.
        """
        ...

    async def next_request(self) -> int:
        """A number for the next request, higher than every one before it."""
        ...


class Policies(Protocol):
    """The door policy."""

    async def get(self) -> DoorPolicy:
        """The door policy, the default one until one was set. Raises PolicyLostError where it was lost."""
        ...

    async def put(self, policy: DoorPolicy) -> None:
        """Write it."""
        ...

    async def lost(self) -> Lost:
        """As Transaction.lost."""
        ...


class Notes(Protocol):
    """Small remembered texts, such as which account a token belongs to."""

    async def get(self, key: str) -> str | None:
        """The text under this key."""
        ...

    async def put(self, key: str, value: str) -> None:
        """Remember it."""
        ...


class GuestNotes(Protocol):
    """What staff note on guests."""

    async def get(self, ticket_id: str) -> GuestNote | None:
        """The note on a ticket's holder; None where there is none, or none any more."""
        ...

    async def put(self, ticket_id: str, note: GuestNote) -> None:
        """Keep this one, and that it was taken away where it has no text: an older one does not come back."""
        ...


class Asides(Protocol):
    """Who steps aside at this door."""

    async def get(self) -> KeptAsides:
        """All who wait, of every account."""
        ...

    async def put(self, kept: KeptAsides) -> None:
        """Keep these and nobody else: what is another than before is written, all of it or nothing."""
        ...


class Retention(Protocol):
    """How long guests are held, and that nothing of them is left after it."""

    async def guests_held(self) -> list[GuestsHeld]:
        """Who is held of which event, and when that is or was."""
        ...

    async def purge_events(self, events: frozenset[str], before: Instant) -> int:
        """Forget the guests of these events, here and in what was set aside `before`; how many tickets went.

        The ledger and the check-ins stay, without names. Later passes do not bring the tickets back.
        """
        ...

    async def finish_purge(self, before: Instant) -> None:
        """Take off the disk what an interrupted purge left there; nothing where none was interrupted."""
        ...


class Store(Protocol):
    """The profile on disk."""

    async def at_door(self, work: Callable[[Transaction], T]) -> T:
        """Run `work` in one write transaction ahead of every other; its writes are on disk on return."""
        ...

    def guest_waits(self) -> AbstractContextManager[None]:
        """While it is open a guest waits for a verdict, and reports pause, though not for ever."""
        ...

    async def faults(self) -> list[str]:
        """What is wrong with the file; nothing where it is sound. It takes long, and no scan waits.

        Where it is anything, the next start for writing looks at all of it before it opens.
        """
        ...

    @property
    def ledger(self) -> Ledger:
        """Who was let in and out here."""
        ...

    @property
    def scans(self) -> Scans:
        """What was told of each scan."""
        ...

    @property
    def late_checks(self) -> LateChecks:
        """Those inside whose ticket changed since."""
        ...

    @property
    def outbox(self) -> Outbox:
        """What is owed to the service."""
        ...

    @property
    def incidents(self) -> Incidents:
        """What a person must look at."""
        ...

    @property
    def guests(self) -> Guests:
        """The tickets that are held."""
        ...

    @property
    def browsing(self) -> Browsing:
        """The whole guest list, to be looked through."""
        ...

    @property
    def lists(self) -> GuestLists:
        """What is held of each guest list."""
        ...

    @property
    def policies(self) -> Policies:
        """The door policy."""
        ...

    @property
    def notes(self) -> Notes:
        """Small remembered texts."""
        ...

    @property
    def guest_notes(self) -> GuestNotes:
        """What staff note on guests."""
        ...

    @property
    def asides(self) -> Asides:
        """Who steps aside at this door."""
        ...

    @property
    def shared(self) -> Shared:
        """What the other doors know, and what is known of them."""
        ...

    @property
    def retention(self) -> Retention:
        """How long guests are held."""
        ...
