"""What comes back, or does not: over real sockets."""

import asyncio
import gzip

import pytest

from kiosk.api.client import ServiceClient
from kiosk.api.connection import MOST_BYTES_OF_A_REFUSAL, Timeouts
from kiosk.core.outbox import Answered
from kiosk.engine.errors import (
    FailedError,
    LostError,
    NotDocumentedError,
    RefusedError,
    ServiceError,
    ThrottledError,
    UnauthorisedError,
)
from kiosk.engine.records import PageQuery
from tests.unit.api.scripted_server import NOW, Exchange, Say, ask, http

RECORD = {"cost_item_check_in": {"check_in_state": "scanned_in", "prev_check_in_state": "scanned_out"}}
GOOD = http(200, RECORD)
PORTAL = "<html><head><title>Free Wi-Fi</title></head></html>"
IMPATIENT = Timeouts(read_s=0.2, exchange_s=1.0)
"""Only for answers that never end: a busy machine may take longer for one that does."""


def check_in(
    *answers: Say | bytes, timeouts: Timeouts | None = None, most_bytes: int = 1_000_000
) -> Exchange:
    return ask(lambda client: client.check_in("t-1"), *answers, timeouts=timeouts, most_bytes=most_bytes)


def test_a_whole_answer() -> None:
    done = check_in(GOOD)
    assert done.value == Answered("scanned_in", "scanned_out", None)
    assert done.error is None


@pytest.mark.parametrize(
    ("answer", "becomes"),
    [
        # nothing whole came
        (Say(then="reset"), LostError),
        (Say(then="close"), LostError),
        (Say(GOOD[:30], then="close"), LostError),
        (Say(GOOD[:-1], then="close"), LostError),
        (Say(GOOD[:-1], then="reset"), LostError),
        (Say(GOOD[:-1], then="hang"), LostError),
        (Say(then="hang"), LostError),
        (Say(http(200, RECORD, length=10_000), then="drip"), LostError),
        (Say(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nff\r\n{", then="close"), LostError),
        (Say(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{", then="close"), LostError),
        (Say(b"SSH-2.0-OpenSSH_9.6\r\n", then="close"), LostError),
        (Say(b"\x15\x03\x01\x00\x02\x02\x28", then="close"), LostError),
        (http(200, b"not gzip", headers=["Content-Encoding: gzip"]), LostError),
        (Say(http(404, {"message": "no"}, length=500), then="close"), LostError),
        # somebody else's answer
        (http(200, PORTAL), NotDocumentedError),
        (http(200, b""), NotDocumentedError),
        (b"HTTP/1.1 204 No Content\r\n\r\n", NotDocumentedError),
        (http(200, b'{"cost_item_check_in":{"check_in'), NotDocumentedError),
        (
            Say(b"HTTP/1.1 200 OK\r\n\r\n" + b'{"cost_item_check_in":{"check_in', then="close"),
            NotDocumentedError,
        ),
        (http(200, {"cost_item_check_in": None}), NotDocumentedError),
        (http(200, [1]), NotDocumentedError),
        (http(302, headers=["Location: https://portal.example/"]), NotDocumentedError),
        (http(301, RECORD, headers=["Location: /elsewhere"]), NotDocumentedError),
        (http(307, headers=["Location: /elsewhere"]), NotDocumentedError),
        (http(511, PORTAL), NotDocumentedError),
        # the service's own
        (http(401, {"message": "no"}), UnauthorisedError),
        (http(401, PORTAL), UnauthorisedError),
        (http(400, {"error": "invalid_token"}), UnauthorisedError),
        (http(403, {"message": "not yours"}), RefusedError),
        (http(404, PORTAL), RefusedError),
        (http(408, b""), FailedError),
        (http(500, PORTAL), FailedError),
        (http(429, b"", headers=["Retry-After: 30"]), ThrottledError),
    ],
)
def test_what_is_told_apart(answer: Say | bytes, becomes: type[ServiceError]) -> None:
    endless = isinstance(answer, Say) and answer.then in ("hang", "drip")
    asked = check_in(answer, timeouts=IMPATIENT if endless else None)
    assert type(asked.error) is becomes
    assert asked.error is not None
    assert asked.error.text
    assert len(asked.requests) == 1, "a check-in is never sent twice by the client"


def test_an_answer_before_a_time_out_is_taken_in_full() -> None:
    assert check_in(Say(GOOD, then="hang")).value == Answered("scanned_in", "scanned_out")


def test_a_compressed_answer() -> None:
    packed = gzip.compress(GOOD.partition(b"\r\n\r\n")[2])
    done = check_in(http(200, packed, headers=["Content-Encoding: gzip"]))
    assert done.value == Answered("scanned_in", "scanned_out")


@pytest.mark.parametrize("packed", [False, True])
def test_an_answer_that_is_too_large_is_not_read(packed: bool) -> None:
    body = b" " * 2_000_000
    answer = http(200, gzip.compress(body), headers=["Content-Encoding: gzip"]) if packed else http(200, body)
    asked = check_in(Say(answer, then="close"), most_bytes=1000)
    assert type(asked.error) is NotDocumentedError
    assert "larger" in asked.error.text


def test_of_a_refusal_only_the_beginning_is_read() -> None:
    asked = check_in(Say(http(404, b"no " * 1_000_000, headers=["Content-Type: text/plain"]), then="close"))
    assert type(asked.error) is RefusedError
    assert asked.error.text.startswith("no no")
    assert len(asked.error.text) <= 500 < MOST_BYTES_OF_A_REFUSAL


def test_the_wait_of_a_throttled_call() -> None:
    dated = ["Date: Fri, 15 Jan 2027 09:00:00 GMT", "Retry-After: Fri, 15 Jan 2027 09:00:20 GMT"]
    error = check_in(http(429, b"", headers=dated)).error
    assert isinstance(error, ThrottledError)
    assert error.wait_s == 20.0


def test_redirects_are_not_followed() -> None:
    asked = check_in(http(302, headers=["Location: /api/v2/cost_item_check_ins/t-1"]), GOOD)
    assert type(asked.error) is NotDocumentedError
    assert len(asked.requests) == 1


def test_the_clocks_differ_and_a_portal_does_not_say_how_much() -> None:
    ahead = ["Date: Fri, 15 Jan 2027 08:00:42 GMT"]
    assert check_in(http(200, RECORD, headers=ahead)).skew_s == 42.0
    assert check_in(http(403, {"message": "no"}, headers=ahead)).skew_s == 42.0
    assert check_in(http(200, PORTAL, headers=ahead)).skew_s == 0.0
    assert check_in(http(302, b"", headers=ahead)).skew_s == 0.0
    assert check_in(http(200, RECORD, headers=["Date: tomorrow"])).skew_s == 0.0
    assert check_in(GOOD).skew_s == 0.0


def test_a_page_keeps_the_replys_date() -> None:
    page = http(200, {"data": {"guestlist": [{"id": "t"}]}}, headers=["Date: Fri, 15 Jan 2027 08:00:07 GMT"])
    asked = ask(lambda client: client.guest_page(PageQuery()), page)
    assert asked.value.date == NOW + 7
    assert [ticket.id for ticket in asked.value.tickets] == ["t"]


def test_connections_are_kept_and_cookies_are_not() -> None:
    async def twice(client: ServiceClient) -> Answered:
        await client.check_in("a")
        return await client.check_in("b")

    asked = ask(twice, http(200, RECORD, headers=["Set-Cookie: track=1; Path=/"]), GOOD)
    assert asked.error is None
    assert asked.connections == 1
    assert [sent.header("cookie") for sent in asked.requests] == [None, None]


def test_a_connection_that_the_service_closed_meanwhile_is_not_used_again() -> None:
    async def twice(client: ServiceClient) -> Answered:
        await client.check_in("a")
        await asyncio.sleep(0.05)
        return await client.check_in("b")

    asked = ask(twice, Say(GOOD, then="close"), GOOD)
    assert asked.error is None
    assert asked.connections == 2


def test_a_redirected_refresh_does_not_break_the_next_call() -> None:
    async def until_good(client: ServiceClient) -> list[object]:
        found: list[object] = []
        for _ in range(3):
            try:
                found.append(await client.check_in("t-1"))
            except ServiceError as error:
                found.append(type(error))
        return found

    asked = ask(until_good, Say(then="reset"), http(200, PORTAL), GOOD)
    assert asked.value == [LostError, NotDocumentedError, Answered("scanned_in", "scanned_out")]
