"""Every call against the sandbox, which was written from the same document by other hands."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from typing import TypeVar

import pytest

from kiosk.api.auth import GivenToken, RefreshingTokens, TokenSource
from kiosk.api.client import ServiceClient
from kiosk.api.oauth import Application, TokenEndpoint
from kiosk.api.records import Tokens
from kiosk.core.outbox import INSIDE_STATES, OUTSIDE_STATES
from kiosk.core.tickets import Listing
from kiosk.engine.errors import (
    FailedError,
    LostError,
    NotDocumentedError,
    NotSentError,
    RefusedError,
    ServiceError,
    ThrottledError,
    UnauthorisedError,
)
from kiosk.engine.ports import Service
from kiosk.engine.records import DiscountCode, GuestPage, PageQuery
from kiosk.sandbox.faults import CutFault, Faults, PortalFault, ResetFault, StatusFault, ToggleFault
from kiosk.sandbox.server import SandboxThread
from kiosk.sandbox.world import SandboxOptions
from tests.unit.api.scripted_server import FakeClock

T = TypeVar("T")


@pytest.fixture(scope="module")
def sandbox() -> Iterator[SandboxThread]:
    with SandboxThread(SandboxOptions(tickets=120)) as running:
        yield running


@pytest.fixture
def faulty(sandbox: SandboxThread) -> Iterator[Callable[[Faults], None]]:
    def strike(faults: Faults) -> None:
        sandbox.world.faults = faults

    yield strike
    sandbox.world.faults = Faults()


@dataclass
class Caller:
    """Calls the sandbox, each time with a client of its own."""

    sandbox: SandboxThread
    tokens: TokenSource = field(default_factory=GivenToken)

    def __call__(self, call: Callable[[ServiceClient], Awaitable[T]]) -> T:
        async def talk() -> T:
            client = ServiceClient(self.sandbox.base_url, self.tokens, FakeClock())
            try:
                return await call(client)
            finally:
                await client.aclose()

        return asyncio.run(talk())


@pytest.fixture
def call(sandbox: SandboxThread) -> Caller:
    return Caller(sandbox, GivenToken(sandbox.token))


def test_the_client_is_a_service(sandbox: SandboxThread) -> None:
    client: Service = ServiceClient(sandbox.base_url, GivenToken(sandbox.token), FakeClock())
    assert client.skew_s is None


def test_a_guest_list_page_by_page(sandbox: SandboxThread, call: Caller) -> None:
    async def pages(client: ServiceClient) -> list[GuestPage]:
        return [await client.guest_page(PageQuery(limit=50, offset=offset)) for offset in (0, 50, 100, 150)]

    read = call(pages)
    held = {ticket.id: ticket for ticket in sandbox.world.tickets}
    tickets = [ticket for page in read for ticket in page.tickets]
    assert [len(page.tickets) for page in read] == [page.received for page in read]
    assert read[-1].received == 0
    assert {ticket.id for ticket in tickets} == held.keys()
    assert not any(page.quarantined for page in read)
    for ticket in tickets:
        told = held[ticket.id]
        assert (ticket.token, ticket.state) == (told.token, told.state)
        assert ticket.updated_at == pytest.approx(told.updated_at.timestamp())
        assert ticket.attendee is not None
        assert ticket.attendee.name == told.attendee.name
        assert ticket.event is not None
        assert (ticket.event.id, ticket.event.start) == (told.event.id, told.event.start_stamp)
        assert ticket.event.listing == Listing(told.listing.id, told.listing.title)
        assert ticket.ticket_type is not None
        assert ticket.ticket_type.price == told.ticket_type.price
        assert ticket.order is not None
        assert ticket.order.currency == told.order.currency


def test_filters_and_the_replys_date(sandbox: SandboxThread, call: Caller) -> None:
    tonight, listing = sandbox.world.tonight.id, sandbox.world.tonight.listing.id
    by_event = call(lambda client: client.guest_page(PageQuery(event_id=tonight)))
    by_listing = call(lambda client: client.guest_page(PageQuery(listing_id=listing)))
    later = call(lambda client: client.guest_page(PageQuery(since="2199-01-01T00:00:00Z")))
    assert {ticket.event.id for ticket in by_event.tickets if ticket.event} == {tonight}
    assert len(by_event.tickets) < len(by_listing.tickets)
    assert later.received == 0
    assert by_event.date is not None


def test_the_first_and_the_second_check_in(sandbox: SandboxThread, call: Caller) -> None:
    ticket = sandbox.world.add_ticket()
    first = call(lambda client: client.check_in(ticket.id))
    second = call(lambda client: client.check_in(ticket.id))
    assert first.state in INSIDE_STATES
    assert first.previous in OUTSIDE_STATES
    assert second.previous in INSIDE_STATES
    assert first.checked_in_at == second.checked_in_at is not None


@pytest.mark.parametrize(
    "odd", ["../../x", "a/b", "ä ö", "%2F", "..", ".", "?a=1&b=2", "#", "🎟", "a+b", "a\\b"]
)
def test_odd_ids_arrive_as_they_are(sandbox: SandboxThread, call: Caller, odd: str) -> None:
    ticket = sandbox.world.add_ticket(ticket_id=odd)
    try:
        call(lambda client: client.check_in(odd))
        assert sandbox.world.check_ins.keys() >= {odd}
        seen = sandbox.world.requests()[-1]
        assert (seen.method, seen.body_bytes, seen.bearer, seen.status) == ("PUT", 0, True, 200)
    finally:
        sandbox.world.remove_ticket(ticket)


def test_refused_check_ins(sandbox: SandboxThread, call: Caller) -> None:
    ticket = sandbox.world.add_ticket()
    with pytest.raises(RefusedError, match="no such ticket") as unknown:
        call(lambda client: client.check_in("no such id"))
    assert unknown.value.status == 404
    may_not = Caller(sandbox, GivenToken(sandbox.ready.no_scan_token))
    with pytest.raises(RefusedError, match="not permitted") as forbidden:
        may_not(lambda client: client.check_in(ticket.id))
    assert forbidden.value.status == 403
    expired = Caller(sandbox, GivenToken(sandbox.ready.expired_token))
    with pytest.raises(UnauthorisedError, match="expired"):
        expired(lambda client: client.check_in(ticket.id))
    assert ticket.id not in sandbox.world.check_ins


def test_who_i_am_and_what_my_token_is_for(sandbox: SandboxThread, call: Caller) -> None:
    user = call(lambda client: client.current_user())
    info = call(lambda client: client.token_info())
    assert (user.id, user.email) == (sandbox.world.user.id, sandbox.world.user.email)
    assert info.resource_owner_id == user.id
    assert info.application_uid == sandbox.ready.client_id
    assert info.scopes == ("public",)
    assert info.expires_in_seconds is not None
    assert info.expires_in_seconds > 0
    with pytest.raises(UnauthorisedError):
        Caller(sandbox, GivenToken("nonsense"))(lambda client: client.token_info())


def test_listings_private_and_public(sandbox: SandboxThread, call: Caller) -> None:
    mine = call(lambda client: client.listings(sandbox.world.user_id))
    public = Caller(sandbox, GivenToken(None))(lambda client: client.listings(sandbox.world.user_id))
    assert {listing.id for listing in public} < {listing.id for listing in mine}
    assert sandbox.world.tonight.listing.shown.title in {listing.title for listing in mine}


def test_discount_codes(sandbox: SandboxThread, call: Caller) -> None:
    listing = sandbox.ready.listing_id
    percent = DiscountCode(listing_id=listing, code="TEN", percent=0.1, quantity=5)
    created = call(lambda client: client.create_discount_code(percent))
    assert isinstance(created, dict)
    assert created["discount_code"]["percent"] == 0.1
    call(lambda client: client.create_discount_code(DiscountCode(listing_id=listing, code="FIVE", fixed=5)))
    with pytest.raises(RefusedError) as unknown:
        call(lambda client: client.create_discount_code(DiscountCode(listing_id="no", code="X", fixed=5)))
    assert unknown.value.text


def test_tokens_by_every_grant(sandbox: SandboxThread) -> None:
    world, ready = sandbox.world, sandbox.ready
    code = world.tokens.new_code(world.application, ready.redirect_uris[0], world.user_id).value

    async def every() -> list[Tokens]:
        application = Application(ready.client_id, ready.client_secret)
        endpoint = TokenEndpoint(sandbox.base_url, application, FakeClock())
        try:
            by_code = await endpoint.by_code(code, ready.redirect_uris[0])
            with pytest.raises(UnauthorisedError, match="redirect URI"):
                await endpoint.by_code("no such code", ready.redirect_uris[0])
            renewed = await endpoint.by_refresh_token(by_code.refresh_token or "")
            return [by_code, renewed, await endpoint.by_client_credentials()]
        finally:
            await endpoint.aclose()

    brought = asyncio.run(every())
    assert len({tokens.access_token for tokens in brought}) == 3
    assert all(tokens.expires_in_s for tokens in brought)
    assert (
        Caller(sandbox, GivenToken(brought[0].access_token))(lambda c: c.current_user()).id == world.user_id
    )


async def test_a_wrong_secret_is_refused_in_words(sandbox: SandboxThread) -> None:
    application = Application(sandbox.ready.client_id, "not the secret")
    endpoint = TokenEndpoint(sandbox.base_url, application, FakeClock())
    try:
        with pytest.raises(UnauthorisedError, match="secret is wrong"):
            await endpoint.by_client_credentials()
    finally:
        await endpoint.aclose()


async def test_an_expired_token_is_refreshed_under_many_calls(sandbox: SandboxThread) -> None:
    world = sandbox.world
    old = world.tokens.issue(world.application, world.user_id)
    application = Application(sandbox.ready.client_id, sandbox.ready.client_secret)
    endpoint = TokenEndpoint(sandbox.base_url, application, FakeClock())
    exchanged: list[str] = []

    async def exchange(refresh_token: str) -> Tokens:
        exchanged.append(refresh_token)
        return await endpoint.by_refresh_token(refresh_token)

    tokens = RefreshingTokens(Tokens("stale-token", old.refresh), exchange)
    client = ServiceClient(sandbox.base_url, tokens, FakeClock())
    users = await asyncio.gather(*(client.current_user() for _ in range(10)))
    await client.aclose()
    await endpoint.aclose()
    assert (len(users), len(exchanged)) == (10, 1)


@pytest.mark.parametrize(
    ("faults", "becomes", "acted"),
    [
        (Faults(status=[StatusFault(code=503)]), FailedError, False),
        (Faults(status=[StatusFault(code=500, when="after")]), FailedError, True),
        (Faults(status=[StatusFault(code=429, retry_after=7)]), ThrottledError, False),
        (
            Faults(status=[StatusFault(code=422, body="<html>no</html>", content_type="text/html")]),
            RefusedError,
            False,
        ),
        (Faults(status=[StatusFault(code=302)]), NotDocumentedError, False),
        (Faults(reset=ResetFault()), LostError, False),
        (Faults(reset=ResetFault(when="after")), LostError, True),
        (Faults(cut=CutFault()), LostError, True),
        (Faults(portal=PortalFault()), NotDocumentedError, False),
    ],
)
def test_what_goes_wrong_is_told_apart(
    sandbox: SandboxThread,
    call: Caller,
    faulty: Callable[[Faults], None],
    faults: Faults,
    becomes: type[ServiceError],
    acted: bool,
) -> None:
    ticket = sandbox.world.add_ticket()
    faulty(faults)
    with pytest.raises(becomes) as found:
        call(lambda client: client.check_in(ticket.id))
    assert (ticket.id in sandbox.world.check_ins) == acted
    if isinstance(found.value, ThrottledError):
        assert found.value.wait_s == 7.0


def test_a_service_that_toggles(
    sandbox: SandboxThread, call: Caller, faulty: Callable[[Faults], None]
) -> None:
    ticket = sandbox.world.add_ticket()
    faulty(Faults(toggle=ToggleFault()))
    states = [call(lambda client: client.check_in(ticket.id)).state for _ in range(2)]
    assert [state in INSIDE_STATES for state in states] == [True, False]


def test_a_service_that_is_gone() -> None:
    gone = SandboxThread(SandboxOptions(tickets=5))
    with gone:
        address = Caller(gone, GivenToken(gone.token))
    with pytest.raises(NotSentError):
        address(lambda client: client.check_in("t-1"))
