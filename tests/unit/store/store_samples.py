"""Tickets, ledger rows and check-ins to fill a profile with, and a keyring that lives in memory."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TypeVar

import keyring
from keyring.backend import KeyringBackend
from keyring.errors import PasswordDeleteError

from kiosk.core.outbox import Entry
from kiosk.core.presence import LedgerRow, RowKind
from kiosk.core.tickets import Event, Listing, Order, Person, Ticket, TicketType
from kiosk.engine.ports import Transaction
from kiosk.engine.records import GuestPage, ListState, Quarantined, Stored
from kiosk.store.profile import Profile

K = TypeVar("K", bound=KeyringBackend)

NOW = 1_781_372_400.0
FESTIVAL = Listing("festival", "Harbour Festival")
TONIGHT = Event("tonight", FESTIVAL, NOW - 3600, NOW + 3600)
TOMORROW = Event("tomorrow", FESTIVAL, NOW + 80_000, NOW + 90_000)


class MemoryKeyring(KeyringBackend):
    """A keyring that forgets with the process."""

    priority = 1

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]  # the library has no types there
        self.kept: dict[tuple[str, str], str] = {}

    def get_password(self, service: str, username: str) -> str | None:
        return self.kept.get((service, username))

    def set_password(self, service: str, username: str, password: str) -> None:
        self.kept[service, username] = password

    def delete_password(self, service: str, username: str) -> None:
        if self.kept.pop((service, username), None) is None:
            raise PasswordDeleteError


@contextmanager
def using_keyring(used: K) -> Iterator[K]:
    """It is this process's own meanwhile."""
    before = keyring.get_keyring()
    keyring.set_keyring(used)
    try:
        yield used
    finally:
        keyring.set_keyring(before)


def ticket(
    ticket_id: str,
    name: str = "Ana García",
    *,
    email: str = "",
    token: str = "",
    state: str = "paid",
    order: str = "",
    updated_at: float | None = NOW - 1000,
    event: Event | None = TONIGHT,
) -> Ticket:
    person = Person(f"p-{ticket_id}", name, email)
    return Ticket(
        ticket_id,
        token or f"token-{ticket_id}",
        state,
        updated_at,
        NOW - 5000,
        person,
        person,
        TicketType("standard", "Standard", 20.0),
        Order(order) if order else None,
        event,
    )


def page(
    tickets: Iterable[Ticket], *, quarantined: Iterable[Quarantined] = (), date: float | None = NOW
) -> GuestPage:
    held, bad = tuple(tickets), tuple(quarantined)
    return GuestPage(held, bad, len(held) + len(bad), date)


async def store_list(
    profile: Profile,
    tickets: Iterable[Ticket],
    *,
    request: int = 1,
    pass_no: int = 1,
    account: str = "host",
    scope: str = "all",
    date: float | None = NOW,
) -> Stored:
    pages = [page(tickets, date=date)]
    return await profile.lists.store_pages(account, pages, request=request, pass_no=pass_no, scope=scope)


async def complete_list(
    profile: Profile,
    tickets: Iterable[Ticket],
    *,
    pass_no: int = 1,
    scope: str = "all",
    account: str = "host",
) -> int:
    """A whole pass; how many were missing and too many to be marked."""
    held = list(tickets)
    await store_list(profile, held, request=pass_no, pass_no=pass_no, scope=scope, account=account)
    state = ListState(
        complete=True, as_of=NOW + pass_no, newest_updated_at=NOW - 1000, first_page_date=NOW, passes=pass_no
    )
    return await profile.lists.finish_pass(account, scope, state)


def admission(
    row_id: str, ticket_id: str, *, at: float = NOW, run: str = "run", event: str = "tonight"
) -> LedgerRow:
    return LedgerRow(row_id, RowKind.ADMISSION, ticket_id, at, "Door A", "camera", event, "host", run=run)


def ending(row_id: str, kind: RowKind, ticket_id: str, concerns: str) -> LedgerRow:
    return LedgerRow(
        row_id, kind, ticket_id, NOW + 1, "Door A", "camera", "tonight", "host", concerns=concerns
    )


def check_in(row_id: str, ticket_id: str, *, account: str = "host", due: float = 0.0) -> Entry:
    return Entry(row_id, ticket_id, account, "tonight", NOW, due=due)


async def admit(
    profile: Profile, row_id: str, ticket_id: str, *, due: float = 0.0, account: str = "host"
) -> None:
    """An admission and its check-in, as the door writes them."""

    def work(transaction: Transaction) -> None:
        transaction.add(admission(row_id, ticket_id))
        transaction.put(check_in(row_id, ticket_id, due=due, account=account))

    await profile.at_door(work)
