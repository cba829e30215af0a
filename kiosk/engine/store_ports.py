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
from kiosk.core.outbox import Attempt, Entry
from kiosk.core.policy import Admits, DoorPolicy, anybody
from kiosk.core.presence import LedgerRow
from kiosk.core.retention import GuestsHeld
from kiosk.core.scan_search import ScanSearch
from kiosk.core.tickets import Event, Instant, Ticket
from kiosk.core.verdict import Match
from kiosk.engine.forecast import Alike
from kiosk.engine.ports import Transaction
from kiosk.engine.records import (
    Arrivals,
    Browsed,
    BrowseRules,
    Counted,
    Ending,
    EventHeld,
    Guest,
    GuestPage,
    Incident,
    Inside,
    KeptScan,
    ListState,
    Lost,
    OffListed,
    OutboxCount,
    OutboxLine,
    ScanPage,
    ScanPlace,
    Stored,
    UnsentOf,
)

T = TypeVar("T")


class Ledger(Protocol):
    """Who was let in and out here."""

    async def row(self, row_id: str) -> LedgerRow | None:
        """One ledger row."""
        ...

    async def rows(self, ticket_id: str) -> list[LedgerRow]:
        """As Transaction.rows."""
        ...

    async def unshown(self, run: str, since: Instant) -> list[LedgerRow]:
        """Open admissions of earlier runs since then that nobody saw green, oldest first."""
        ...

    async def mark_shown(self, admission_ids: Sequence[str]) -> None:
        """Record that the admissions' verdicts reached a person."""
        ...

    async def inside(self, events: frozenset[str], account: str | None = None) -> int:
        """How many people were let in here for these events (none: any) and are not known to have left.

        Each open admission, override and off-list admission is a person; an off-list one that names no event
        counts for all, and one that names no account too.
        """
        ...

    async def arrivals(
        self,
        events: frozenset[str],
        since: Instant,
        until: Instant,
        bucket_s: float,
        account: str | None = None,
    ) -> Arrivals:
        """Who was let in for these events (none: every event) since then; no scan waits behind the count.

        What is later than `until` is of a clock that was set back, and counts in the last bucket.
        """
        ...

    async def counted(self, events: frozenset[str], account: str) -> Counted:
        """How many people without tickets were counted in and out for these events (none: any)."""
        ...

    async def last_tap(self, events: frozenset[str], account: str) -> LedgerRow | None:
        """As Transaction.last_tap."""
        ...

    async def off_list_pending(self) -> list[OffListed]:
        """Off-list admissions that stand and whose ticket did not turn up yet, oldest first."""
        ...


class Scans(Protocol):
    """What this machine told of each scan: who was let in or out, and who was not."""

    async def page(self, wanted: ScanSearch, place: ScanPlace, limit: int, account: str) -> ScanPage:
        """Scans of this machine behind `place`, newest first; undone ones too, overturned ones not.

        Those of this account, and those of none: nobody knew then whose token it was.
        Somebody admitted off the list whose ticket turned up is the admission that took the place. Neither a
        scan nor the main thread waits for it.
        """
        ...

    async def kept(self, scan_ids: Collection[str]) -> list[KeptScan]:
        """Those of these scans that changed nobody's presence, in no order."""
        ...


class LateChecks(Protocol):
    """Those inside whose ticket changed since they were let in."""

    async def any_pending(self, events: frozenset[str]) -> bool:
        """Whether the ticket of anybody inside for these events (none: any) changed and was not looked at."""
        ...

    async def check_some(
        self, events: frozenset[str], came_out: Callable[[Inside], Incident | None]
    ) -> list[tuple[Inside, Incident]]:
        """Look at some of those `any_pending` tells of: with each look its incident is recorded.

        In one transaction, behind every scan; `came_out` runs inside it.
        """
        ...

    async def mark_doubtful(self, in_doubt: Callable[[Ticket, bool], bool]) -> None:
        """Count everybody inside whose ticket is in doubt (and whether it vanished) as changed.

        Behind every scan, in slices. `in_doubt` runs on another thread.
        """
        ...


class Outbox(Protocol):
    """The check-ins that are owed to the service, and the attempts to send them."""

    async def due(
        self,
        account: str,
        now: Instant,
        limit: int,
        busy: frozenset[str],
        but_events: frozenset[str] = frozenset(),
    ) -> list[Entry]:
        """Unsent entries of this account that are due, longest due first, one a ticket.

        Busy tickets, and all tickets of `but_events`, are left out. What counts as due: see
        core.outbox.counts_as_due; what only counts as due, because the clock was set, comes last.
        """
        ...

    async def next_due(self, account: str, now: Instant) -> Instant | None:
        """When the next unsent entry of this account is due; `now` or earlier where one is."""
        ...

    async def entry(self, admission_id: str) -> Entry | None:
        """One outbox entry."""
        ...

    async def entries(self, *, every: bool) -> list[Entry]:
        """Outbox entries, oldest first: those not confirmed, or every one."""
        ...

    async def lines(self, *, every: bool) -> list[OutboxLine]:
        """As `entries`, each with its ticket; no scan waits behind it.

        Of those not confirmed, the oldest MOST_OUTBOX_LINES of each state: `count` counts all.
        """
        ...

    async def begin_attempt(
        self, admission_id: str, now: Instant, skew_s: float | None = None
    ) -> tuple[Entry, tuple[Attempt, ...]] | None:
        """Write that an attempt starts, before its request leaves; with the ticket's earlier attempts.

        `skew_s`: the service's clock less ours, as far as it is known now. None where the entry is no longer
        to be sent, or another attempt for its ticket is under way.
        """
        ...

    async def end_attempt(
        self,
        admission_id: str,
        now: Instant,
        *,
        ambiguous: bool,
        conclude: Callable[[Transaction], Ending],
    ) -> Ending:
        """Write how the attempt ended and what follows from it, in one transaction, and return it.

        `conclude` says what that is, by what the transaction sees. Only the last attempt ends: one before it
        that was cut off stays without an end, and so ambiguous.
        """
        ...

    async def change(self, admission_id: str, change: Callable[[Entry], Entry | None]) -> Entry | None:
        """Change an entry by what it is now, in one transaction; None where `change` wants none."""
        ...

    async def make_due(self, admission_ids: Sequence[str]) -> None:
        """Make unsent entries due at once, all in one transaction."""
        ...

    async def refused_last(self, account: str) -> list[Entry]:
        """Entries of this account that need attention because the service refused them, oldest first.

        Only those that it refused since it took one of the account's check-ins, in whichever run.
        """
        ...

    async def recover(self) -> int:
        """Make entries found `sending` due again, their attempts ambiguous; how many there were."""
        ...

    async def count(self) -> OutboxCount:
        """How much is unsent, since when, and how much needs a person."""
        ...

    async def unsent_by_account(self) -> list[UnsentOf]:
        """How much is unsent by account; for people who look, because it counts."""
        ...


class Incidents(Protocol):
    """What a person must look at."""

    async def recorded(self, *, every: bool) -> list[Incident]:
        """Incidents, oldest first: those not settled, or every one."""
        ...

    async def add(self, incident: Incident) -> None:
        """Record an incident."""
        ...

    async def settle(self, incident_id: str, why: str, now: Instant) -> Incident | None:
        """Settle an incident with a reason; None where there is none with this id that is open."""
        ...


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
        self, account: str, pages: Sequence[GuestPage], *, request: int, pass_no: int, scope: str
    ) -> Stored:
        """Merge pages into the mirror, in transactions that let a waiting scan go first."""
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
        """What is wrong with the file; nothing where it is sound. It takes long, and no scan waits."""
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
    def retention(self) -> Retention:
        """How long guests are held."""
        ...
