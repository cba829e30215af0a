"""What the engine asks of the ledger and the outbox: who was let in, what is owed, what went wrong.

Awaited methods raise StoreError; what they promised to write is on disk. Where a method takes an `account`,
it reads what this account lists and nobody else's; None reads all.
"""

from collections.abc import Callable, Collection, Sequence
from typing import Protocol

from kiosk.core.outbox import Attempt, Entry
from kiosk.core.presence import Double, LedgerRow
from kiosk.core.scan_search import ScanSearch
from kiosk.core.tickets import Instant, Ticket
from kiosk.engine.ports import Transaction
from kiosk.engine.records import (
    Arrivals,
    Counted,
    Ending,
    HubChange,
    HubPlace,
    Incident,
    Inside,
    OffListed,
    OutboxCount,
    OutboxLine,
    UnsentOf,
)
from kiosk.engine.scans_told import KeptScan, ScanPage, ScanPlace


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
        together: frozenset[str] = frozenset(),
    ) -> list[Entry]:
        """Unsent entries of this account that are due, longest due first, one a ticket.

        Busy tickets, and all tickets of `but_events`, are left out, and of the events `together` admissions
        that other doors do not know of yet. What counts as due: see
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

    async def scanned_elsewhere(self, since: Instant, until: Instant) -> int:
        """How many tickets shown here in that time the service had in already, as it has after a scan."""
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


class Shared(Protocol):
    """What this machine and the other doors of an event know of each other, by the hub."""

    async def place(self, event_id: str) -> HubPlace:
        """How far the event's messages have been followed."""
        ...

    async def take(
        self,
        event_id: str,
        changes: Sequence[HubChange],
        came_out: Callable[[Transaction, Double, str], Incident | None],
        undone: Callable[[Transaction, LedgerRow], None],
    ) -> list[Incident]:
        """Take in what other doors shared, with how far it was followed, in one transaction behind the scans.

        `came_out` runs inside it, with each two admissions of a ticket that this machine and another door
        made while neither knew of the other, once both are shared, and the id of this machine's where the
        other's was shared first; an incident is recorded once. Returns the new ones. `undone` runs
        inside it too, with each row that takes an admission back. An incident is settled where one of its two
        admissions turns out to have been overturned.
        """
        ...

    async def unshared(self, event_id: str, limit: int, *, unnamed: bool) -> list[LedgerRow]:
        """This machine's rows for the event that other doors do not know of, oldest first.

        `unnamed`: those that name no event too.
        """
        ...

    async def set_apart(self, row_ids: Sequence[str]) -> None:
        """The hub does not take these rows: nothing waits for them to be shared."""
        ...

    async def try_again(self, event_id: str) -> None:
        """The hub may take by now what it did not take before."""
        ...

    async def begin_anew(self, event_id: str) -> None:
        """The hub lost what was shared: nothing counts as followed, nor as shared, until it is again."""
        ...
