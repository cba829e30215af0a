"""What leaves: the bytes on the wire."""

import json
from urllib.parse import parse_qs, unquote

import pytest

from kiosk.api.auth import GivenToken
from kiosk.api.base_url import BaseUrlError
from kiosk.api.client import ServiceClient
from kiosk.api.connection import path_of
from kiosk.api.oauth import authorize_url
from kiosk.engine.errors import (
    DiscountCodeError,
    DoubtfulError,
    NotDocumentedError,
    NotSentError,
    UnauthorisedError,
)
from kiosk.engine.records import DiscountCode, PageQuery
from tests.unit.api.scripted_server import TOKEN, FakeClock, ask, http

CHECKED_IN = http(200, {"cost_item_check_in": {"check_in_state": "scanned_in", "prev_check_in_state": None}})
EMPTY_PAGE = http(200, {"data": {"guestlist": []}, "meta": {}})


@pytest.mark.parametrize(
    ("ticket_id", "encoded"),
    [
        ("abc-123_~.x", b"abc-123_~.x"),
        ("../../x", b"..%2F..%2Fx"),
        ("..", b"%2E%2E"),
        (".", b"%2E"),
        ("...", b"%2E%2E%2E"),
        ("a/b", b"a%2Fb"),
        ("a\\b", b"a%5Cb"),
        ("ä ö", b"%C3%A4%20%C3%B6"),
        ("%2F", b"%252F"),
        ("%", b"%25"),
        ("?", b"%3F"),
        ("#", b"%23"),
        ("a?x=1&cost_item_id=9#f", b"a%3Fx%3D1%26cost_item_id%3D9%23f"),
        ("a+b;c,d:e@f", b"a%2Bb%3Bc%2Cd%3Ae%40f"),
        ("🎟", b"%F0%9F%8E%9F"),
        ("line\r\nHost: evil", b"line%0D%0AHost%3A%20evil"),
        ("\x00", b"%00"),
        ("x" * 256, b"x" * 256),
    ],
)
@pytest.mark.parametrize("prefix", ["", "/box/office"])
def test_ids_are_encoded_so_that_nothing_in_them_means_anything(
    ticket_id: str, encoded: bytes, prefix: str
) -> None:
    sent = ask(lambda client: client.check_in(ticket_id), CHECKED_IN, prefix=prefix).request
    path, _, query = sent.target.partition(b"?")
    assert path == prefix.encode() + b"/api/v2/cost_item_check_ins/" + encoded
    assert unquote(path.rpartition(b"/")[2].decode()) == ticket_id
    assert parse_qs(query.decode(), keep_blank_values=True, strict_parsing=True) == {
        "cost_item_id": [ticket_id]
    }


def test_an_id_that_cannot_be_written_is_not_sent() -> None:
    asked = ask(lambda client: client.check_in("\ud83d"))
    assert type(asked.error) is NotSentError
    assert asked.requests == []


def test_a_check_in_is_a_put_without_a_body() -> None:
    sent = ask(lambda client: client.check_in("t-1"), CHECKED_IN).request
    assert sent.method == b"PUT"
    assert sent.body == b""
    assert sent.header("content-length") in (None, "0")
    assert sent.header("transfer-encoding") is None
    assert sent.header("content-type") is None
    assert sent.header("authorization") == f"Bearer {TOKEN}"
    assert (sent.header("user-agent") or "").startswith("kiosk/")
    assert sent.header("accept") == "application/json"
    assert sent.header("cookie") is None


def test_a_page_query() -> None:
    query = PageQuery(limit=500, offset=950, since="2026-05-01T10:00:00Z", event_id="e/1", listing_id="l&1")
    sent = ask(lambda client: client.guest_page(query), EMPTY_PAGE).request
    assert sent.method == b"GET"
    assert sent.target == (
        b"/api/v2/guestlists?limit=500&offset=950&since=2026-05-01T10%3A00%3A00Z&event_id=e%2F1&listing_id=l%261"
    )
    assert sent.header("authorization") == f"Bearer {TOKEN}"
    bare = ask(lambda client: client.guest_page(PageQuery()), EMPTY_PAGE).request
    assert bare.target == b"/api/v2/guestlists?limit=1000&offset=0"


def test_the_other_reads() -> None:
    user = ask(lambda client: client.current_user(), http(200, {"current_user": {"id": "u"}})).request
    assert (user.method, user.target) == (b"GET", b"/api/v2/current_user")
    info = ask(lambda client: client.token_info(), http(200, {"scopes": []})).request
    assert (info.method, info.target) == (b"GET", b"/oauth/token/info")
    rows = ask(lambda client: client.listings("u 1"), http(200, {"listings": []})).request
    assert (rows.method, rows.target) == (b"GET", b"/api/v2/listings?user_id=u%201")
    assert {sent.header("authorization") for sent in (user, info, rows)} == {f"Bearer {TOKEN}"}


def test_without_a_token_only_public_listings_are_asked_for() -> None:
    nobody = GivenToken(None)
    rows = ask(lambda client: client.listings("u"), http(200, {"listings": [{"id": "l"}]}), tokens=nobody)
    assert [listing.id for listing in rows.value] == ["l"]
    assert rows.request.header("authorization") is None
    for call in (
        lambda client: client.check_in("t"),
        lambda client: client.guest_page(PageQuery()),
        lambda client: client.current_user(),
        lambda client: client.token_info(),
        lambda client: client.create_discount_code(DiscountCode(listing_id="l", code="c", fixed=1)),
    ):
        asked = ask(call, tokens=nobody)
        assert type(asked.error) is UnauthorisedError
        assert "not signed in" in asked.error.text
        assert asked.requests == []


@pytest.mark.parametrize(
    ("code", "fields"),
    [
        (
            DiscountCode(listing_id="l", code="TEN", percent=0.1),
            {"listing_id": "l", "code": "TEN", "discount_type": "percent", "percent": 0.1},
        ),
        (
            DiscountCode(listing_id="l", code="ÄÖ", fixed=5, quantity=3, rate_ids=("r1", "r2")),
            {
                "listing_id": "l",
                "code": "ÄÖ",
                "discount_type": "fixed",
                "fixed": 5,
                "quantity": 3,
                "rate_ids": ["r1", "r2"],
            },
        ),
    ],
)
def test_a_discount_code_is_posted(code: DiscountCode, fields: dict[str, object]) -> None:
    asked = ask(lambda client: client.create_discount_code(code), http(201, {"anything": [1]}))
    assert asked.value == {"anything": [1]}
    assert (asked.request.method, asked.request.target) == (b"POST", b"/api/v2/discount_codes")
    assert asked.request.header("content-type") == "application/json"
    assert json.loads(asked.request.body) == {"discount_code": fields}


def test_an_empty_answer_to_a_discount_code_is_none() -> None:
    code = DiscountCode(listing_id="l", code="c", percent=1)
    asked = ask(lambda client: client.create_discount_code(code), b"HTTP/1.1 204 No Content\r\n\r\n")
    assert (asked.value, asked.error) == (None, None)


ONE = DiscountCode(listing_id="l", code="c", percent=1)
TEXT = ("Content-Type: text/plain",)
JSON = ("Content-Type: application/json",)


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (http(201, "created", headers=TEXT), "created"),
        (http(201, '{"code": "c', headers=JSON), '{"code": "c'),
    ],
)
def test_a_201_means_that_the_discount_code_is_there_whatever_it_says(answer: bytes, said: str) -> None:
    asked = ask(lambda client: client.create_discount_code(ONE), answer)
    assert (asked.value, asked.error) == (said, None)


@pytest.mark.parametrize(
    "answer",
    [
        http(200, "<html><title>Cafe Wi-Fi</title></html>"),
        http(201, "<html><title>Cafe Wi-Fi</title></html>"),
        http(200, "please sign in", headers=TEXT),
        http(200, '{"code": "c', headers=JSON),
        http(302),
        http(511),
    ],
)
def test_what_anybody_on_the_way_may_have_answered_says_nothing_of_a_discount_code(answer: bytes) -> None:
    asked = ask(lambda client: client.create_discount_code(ONE), answer)
    assert type(asked.error) is NotDocumentedError


EXPIRED = {"error": "invalid_token", "error_description": "The access token expired"}


@pytest.mark.parametrize("status", [200, 201])
@pytest.mark.parametrize(
    ("body", "becomes", "words"),
    [
        (EXPIRED, UnauthorisedError, "The access token expired"),
        ({"error": "listing is closed"}, DoubtfulError, "listing is closed"),
        ({"errors": {"code": ["is taken"]}}, DoubtfulError, "code: is taken"),
        ({"errors": ["code is taken"]}, DoubtfulError, "code is taken"),
        ({"success": False, "message": "not permitted"}, DoubtfulError, "not permitted"),
        ({"ok": False, "message": f"not with {TOKEN}"}, DoubtfulError, "not with (hidden)"),
        ({"status": "Error", "message": "code is taken"}, DoubtfulError, "code is taken"),
        ({"error_description": "code is taken"}, DoubtfulError, "code is taken"),
        (
            {"discount_code": {"errors": {"code": ["is taken"]}}},
            DoubtfulError,
            "The answer reports an error.",
        ),
        (False, DoubtfulError, "The answer reports an error."),
    ],
)
def test_an_error_is_no_discount_code_whatever_its_status(
    status: int, body: object, becomes: type[Exception], words: str
) -> None:
    asked = ask(lambda client: client.create_discount_code(ONE), http(status, body))
    assert type(asked.error) is becomes
    assert str(asked.error) == words


def test_a_discount_code_may_say_that_it_has_no_errors() -> None:
    record = {"code": "c", "errors": [], "status": "active"}
    body = {"discount_code": record, "error": None, "errors": {}, "success": True, "status": 201}
    asked = ask(lambda client: client.create_discount_code(ONE), http(200, body))
    assert (asked.value, asked.error) == (body, None)


@pytest.mark.parametrize(
    ("code", "words"),
    [
        (DiscountCode(listing_id="l", code="c"), "exactly one"),
        (DiscountCode(listing_id="l", code="c", percent=0.1, fixed=1), "exactly one"),
        (DiscountCode(listing_id="l", code="c", percent=10), "0 to 1"),
        (DiscountCode(listing_id="l", code="c", percent=-0.1), "0 to 1"),
        (DiscountCode(listing_id="l", code="c", percent=float("nan")), "0 to 1"),
        (DiscountCode(listing_id="l", code="c", fixed=-1), "negative"),
        (DiscountCode(listing_id="l", code="c", fixed=float("inf")), "negative"),
        (DiscountCode(listing_id="", code="c", fixed=1), "listing"),
        (DiscountCode(listing_id="l", code=" ", fixed=1), "code"),
        (DiscountCode(listing_id="l", code="c", fixed=1, quantity=0), "quantity"),
        (DiscountCode(listing_id="l", code="c", fixed=1, quantity=2**31), "quantity"),
        (DiscountCode(listing_id="l", code="c", fixed=1, rate_ids=("",)), "rate id"),
    ],
)
async def test_a_discount_code_that_cannot_be_is_not_sent(code: DiscountCode, words: str) -> None:
    client = ServiceClient("https://tickets.example.com", GivenToken(TOKEN), FakeClock())
    with pytest.raises(DiscountCodeError, match=words):
        await client.create_discount_code(code)
    await client.aclose()


def test_the_address_a_browser_is_sent_to() -> None:
    address = authorize_url(
        "https://tickets.example.com/x/", "app 1", "https://office.example/back?a=1", "s&t"
    )
    assert address == (
        "https://tickets.example.com/x/oauth/authorize?client_id=app%201&response_type=code"
        "&redirect_uri=https%3A%2F%2Foffice.example%2Fback%3Fa%3D1&scope=public&state=s%26t"
    )


def test_a_wrong_address_is_refused_when_the_client_is_made() -> None:
    with pytest.raises(BaseUrlError, match="this machine only"):
        ServiceClient("http://tickets.example.com", GivenToken(TOKEN), FakeClock())


def test_paths_are_made_of_encoded_segments() -> None:
    assert path_of("api", "..", "a/b") == "/api/%2E%2E/a%2Fb"
