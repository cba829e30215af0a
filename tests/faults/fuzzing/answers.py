"""Answers of the service, on every endpoint: over loopback, through the real client, into a real profile."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, redirect_stdout
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import keyring
from msgspec.structs import asdict

from kiosk.api.auth import GivenToken
from kiosk.api.client import ServiceClient
from kiosk.api.oauth import Application, TokenEndpoint
from kiosk.cli.exit_status import status_of, words_of
from kiosk.cli.printing import local_time, moment, print_json, result
from kiosk.cli.verdict_output import guest_value, guest_words
from kiosk.core.replies import Answered
from kiosk.engine.errors import ServiceError, ThrottledError
from kiosk.engine.records import CurrentUser, DiscountCode, GuestPage, PageQuery, TokenInfo
from kiosk.store.profile import Profile
from kiosk.ui.texts.messages import as_sentence
from tests.faults.fuzzing import mutations
from tests.faults.fuzzing.codes import Clock
from tests.faults.fuzzing.running import Fault
from tests.unit.api.scripted_server import TOKEN, Say, ScriptedServer
from tests.unit.store.store_samples import MemoryKeyring

ENTRY: dict[str, Any] = {
    "id": "8712b8bc",
    "token": "HF26-88D4-93B1-7F21",
    "state": "paid",
    "updated_at": "2026-06-13T19:42:05+02:00",
    "created_at": "2026-06-01T08:00:00Z",
    "buyer": {"email": "ana@example.org", "name": "Ana García Lorenzo", "id": "p-1"},
    "attendee": {"email": "luis@example.org", "name": "Luis García", "id": "p-2"},
    "ticket_type": {"name": "VIP", "price": 25.5, "id": "vip"},
    "order": {"discount_code": "EARLY", "id": "7F21", "currency": "EUR"},
    "listing": {"title": "Harbour Festival", "id": "ls-1"},
    "event": {"id": "tonight", "start_stamp": 1781368800, "end_stamp": 1781376000},
    "answers": {"name": "Dietary needs", "value": "Vegan"},
}
PAGE = {
    "data": {"guestlist": [ENTRY, {**ENTRY, "id": "t-2", "answers": [{"name": "Size", "value": "M"}]}]},
    "meta": {"count": 2, "limit": 1000, "offset": 0},
}
USER = {
    "current_user": {
        "id": "u-1",
        "slug": "host",
        "first_name": "Mira",
        "last_name": "Host",
        "created_at": "2026-01-01T00:00:00Z",
        "updated_at": "2026-01-02T00:00:00Z",
        "email": "mira@example.org",
    }
}
LISTINGS = {
    "listings": [{"id": "ls-1", "title": "Harbour Festival"}, {"id": "ls-2", "title": "Gala"}],
    "meta": {"count": 2},
}
TOKEN_INFO = {
    "resource_owner_id": "u-1",
    "scopes": ["public"],
    "expires_in_seconds": 7200,
    "application": {"uid": "app"},
    "created_at": 1781368800,
}
TOKENS = {
    "access_token": "aaa.bbb",
    "refresh_token": "ccc",
    "token_type": "Bearer",
    "expires_in": 7200,
    "scope": "public",
    "created_at": 1781368800,
}
CHECK_IN = {
    "cost_item_check_in": {
        "id": "c-1",
        "checked_in_at": "2026-06-13T19:42:05+02:00",
        "check_in_state": "scanned_in",
        "prev_check_in_state": "scanned_out",
    }
}
DISCOUNT = {"discount_code": {"id": "d-1", "code": "EARLY", "percent": 0.25, "rate_ids": ["vip"]}}
ERRORS: tuple[object, ...] = (
    {"error": "invalid_grant", "error_description": "The authorization grant is invalid."},
    {"message": "The caller could not be authenticated."},
    {"errors": {"base": ["This ticket was refunded", {"detail": "x"}]}, "error": {"message": "no"}},
    [{"title": "a", "detail": "b"}],
)
PORTAL = (
    b"<!doctype html><html><head><title>Venue &amp; Wi-Fi</title></head><body><h1>Sign in</h1></body></html>"
)

Call = Callable[["Answers"], Awaitable[object]]


class Answers:
    """Asks a server that answers anything."""

    def __init__(
        self, client: ServiceClient, tokens: TokenEndpoint, server: ScriptedServer, profile: Profile
    ) -> None:
        self.client = client
        self.tokens = tokens
        self._server = server
        self._profile = profile
        self.met: dict[str, int] = {}
        self.page_no = 0

    async def take(self, chance: Random, note: Callable[[object], None]) -> None:
        """See running.Subject."""
        name = chance.choice(list(_CALLS))
        sample, call = _CALLS[name]
        answer = _answer(chance, sample)
        note((name, answer))
        # A second one, where a refused token makes the client ask again; it is dropped where it does not.
        self._server.answers[:] = [Say(answer, then="close"), Say(answer, then="close")]
        try:
            value = await call(self)
        except ServiceError as error:
            self.met[type(error).__name__] = self.met.get(type(error).__name__, 0) + 1
            _show(error)
        else:
            self.met["answers"] = self.met.get("answers", 0) + 1
            await self._use(value)
        finally:
            self._server.answers.clear()
            self._server.requests.clear()
            self._check_skew()

    def _check_skew(self) -> None:
        skew_s = self.client.skew_s
        if skew_s is not None and not -1e11 < skew_s < 1e11:
            raise Fault("a skew that nobody can show")

    async def _use(self, value: object) -> None:
        """Do with an answer what the program does: keep and print it."""
        if isinstance(value, GuestPage):
            await self._keep(value)
        elif isinstance(value, Answered):
            _print(
                {"state": value.state, "previous": value.previous, "at": moment(value.checked_in_at)},
                value.state,
            )
        elif isinstance(value, CurrentUser):
            _print(asdict(value), f"{value.first_name} {value.email}")
        elif isinstance(value, TokenInfo):
            made = local_time(value.created_at) if value.created_at is not None else ""
            left = f"{value.expires_in_seconds / 86400:.1f}" if value.expires_in_seconds is not None else ""
            _print({"scopes": list(value.scopes), "expires": value.expires_in_seconds}, f"{made} {left}")
        elif isinstance(value, tuple):
            for listing in value:
                _print({"id": listing.id, "title": listing.title}, listing.title)
        else:
            _print(
                {"answer": value if isinstance(value, dict | list | str | int | float | None) else None},
                "created",
            )

    async def _keep(self, page: GuestPage) -> None:
        self.page_no += 1
        await self._profile.lists.store_pages(
            "host", [page], request=self.page_no, pass_no=self.page_no, scope="all"
        )
        for ticket in page.tickets[:3]:
            guest = await self._profile.guests.get(ticket.id, "host")
            if guest is None:
                raise Fault("a ticket of a page is not held")
            _print(guest_value(guest), guest_words(guest))
            await self._profile.guests.search(ticket.name[:100], 5, frozenset(), "host")
            await self._profile.guests.match([[ticket.token, ticket.id]], "host")


def _show(error: ServiceError) -> None:
    if not error.text.strip() or len(error.text) > 1000:
        raise Fault("an error without words, or with too many")
    status_of(error)
    words_of(error).encode()
    as_sentence(error.text).encode()
    if isinstance(error, ThrottledError) and error.wait_s is not None and not 0 <= error.wait_s <= 86_400:
        raise Fault("a wait without bounds")


def _print(value: object, words: str) -> None:
    for chosen in (True, False):
        print_json(chosen)
        with redirect_stdout(StringIO()) as out:
            result(value, words)
        out.getvalue().encode("utf-8", "backslashreplace")


async def _check_in(answers: Answers) -> object:
    return await answers.client.check_in("8712b8bc")


async def _discount(answers: Answers) -> object:
    return await answers.client.create_discount_code(
        DiscountCode(listing_id="ls-1", code="EARLY", percent=0.25)
    )


async def _tokens(answers: Answers) -> object:
    found = await answers.tokens.by_refresh_token("ccc")
    return None if found.access_token else found


_CALLS: Mapping[str, tuple[object, Call]] = {
    "guestlists": (PAGE, lambda answers: answers.client.guest_page(PageQuery())),
    "guestlists again": (PAGE, lambda answers: answers.client.guest_page(PageQuery(limit=5, offset=9))),
    "current_user": (USER, lambda answers: answers.client.current_user()),
    "token/info": (TOKEN_INFO, lambda answers: answers.client.token_info()),
    "listings": (LISTINGS, lambda answers: answers.client.listings("u-1")),
    "check-ins": (CHECK_IN, _check_in),
    "discount_codes": (DISCOUNT, _discount),
    "token": (TOKENS, _tokens),
}

_STATUSES = (*[200] * 40, 201, 204, 206, 299, 301, 302, 304, 400, 401, 403, 404, 408, 409, 418, 422, 425, 429,
             451, 500, 503, 511, 599, 100, 101, 199, 600, 999, 0)  # fmt: skip
_HEADERS = ("Date", "Retry-After", "Content-Encoding", "Content-Length", "Location", "Content-Type",
            "WWW-Authenticate", "Transfer-Encoding", "Set-Cookie", "Connection", "X-Anything")  # fmt: skip


def _answer(chance: Random, sample: object) -> bytes:
    status = chance.choice(_STATUSES)
    if status >= 300 and chance.random() < 0.6:
        sample = chance.choice(ERRORS)
    body = mutations.json_text(chance, sample) if chance.random() < 0.95 else mutations.data(chance, PORTAL)
    headers = [
        f"Content-Type: {chance.choice(('application/json', 'text/html', 'text/plain; charset=utf-16', ''))}"
    ]
    if chance.random() < 0.25:
        coding, body = mutations.packed(chance, body)
        headers.append(f"Content-Encoding: {coding}")
    length = len(body)
    if chance.random() < 0.06:
        length += chance.choice((-1, 1, 1000, -length))
    if chance.random() < 0.95:
        headers.append(f"Content-Length: {length}")
    headers += [_header(chance) for _ in range(chance.choice((0, 0, 0, 0, 1, 3)))]
    if chance.random() < 0.02:
        headers += [f"X-{n}: {'y' * 900}" for n in range(chance.choice((20, 200)))]
    head = "\r\n".join(
        [f"HTTP/1.1 {status:03d} {_one_line(chance) if chance.random() < 0.1 else 'OK'}", *headers, "", ""]
    )
    whole = head.encode("utf-8", "replace") + body
    return mutations.data(chance, whole) if chance.random() < 0.08 else whole


def _header(chance: Random) -> str:
    name = chance.choice(_HEADERS)
    values: Sequence[str] = {
        "Date": mutations.DATES,
        "Retry-After": (*mutations.DATES, "0", "-1", "9" * 40, "1e9", "3.5", "٣", "soon", ""),
        "Location": (
            "https://portal.example/sign-in",
            "//[bad",
            "http://\x00/",
            "javascript:1",
            "",
            "http://" + "a" * 70_000,
            "https://xn--a/",
        ),
        "Transfer-Encoding": ("chunked", "gzip, chunked", "identity"),
        "Connection": ("close", "keep-alive", "upgrade"),
        "WWW-Authenticate": (
            'Bearer error="invalid_token"',
            "Bearer error=" + "x" * 9000,
            'Basic realm="\\"',
        ),
        "Content-Length": ("0", "-1", "1e3", "9" * 30, "5, 5", "５"),
    }.get(name, ())
    value = chance.choice(values) if values and chance.random() < 0.9 else _one_line(chance)
    return f"{name}: {value}"


def _one_line(chance: Random) -> str:
    return mutations.hostile(chance)[:500].replace("\r", " ").replace("\n", " ")


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Answers]:
    """A server, its client, and the profile that answers are kept in."""
    keyring.set_keyring(MemoryKeyring())
    async with AsyncExitStack() as closing:
        profile = Profile.open(folder / "profile", None, writable=True)
        closing.callback(profile.close)
        server = ScriptedServer([])
        listening = await asyncio.start_server(server.serve, "127.0.0.1", 0)
        closing.callback(listening.close)
        address = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
        client = ServiceClient(address, GivenToken(TOKEN), Clock())
        tokens = TokenEndpoint(address, Application("id", "secret"), Clock())
        closing.push_async_callback(client.aclose)
        closing.push_async_callback(tokens.aclose)
        yield Answers(client, tokens, server, profile)
