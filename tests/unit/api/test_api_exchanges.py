"""What comes back, or does not: over real sockets."""

import asyncio
import gzip
import threading
import tracemalloc
import zlib
from collections.abc import Awaitable, Callable
from contextlib import suppress

import pytest

from kiosk.api import wire
from kiosk.api.client import ServiceClient
from kiosk.api.connection import (
    LARGE_PAGE_BYTES,
    MOST_BYTES,
    MOST_BYTES_OF_A_PAGE,
    MOST_BYTES_OF_A_REFUSAL,
    MOST_BYTES_OF_LISTINGS,
    Timeouts,
)
from kiosk.core.replies import Answered
from kiosk.engine.errors import (
    FailedError,
    LostError,
    NotDocumentedError,
    RefusedError,
    ServiceError,
    ThrottledError,
    UnauthorisedError,
)
from kiosk.engine.records import DiscountCode, GuestPage, PageQuery
from tests.unit.api.scripted_server import NOW, Exchange, FakeClock, Say, ask, http

RECORD = {"cost_item_check_in": {"check_in_state": "scanned_in", "prev_check_in_state": "scanned_out"}}
GOOD = http(200, RECORD)
BODY = GOOD.partition(b"\r\n\r\n")[2]
PORTAL = "<html><head><title>Free Wi-Fi</title></head></html>"
IMPATIENT = Timeouts(read_s=0.2, exchange_s=1.0)
"""Only for answers that never end: a busy machine may take longer for one that does."""


def check_in(*answers: Say | bytes, timeouts: Timeouts | None = None) -> Exchange:
    return ask(lambda client: client.check_in("t-1"), *answers, timeouts=timeouts)


def test_a_whole_answer() -> None:
    done = check_in(GOOD)
    assert done.value == Answered("scanned_in", "scanned_out", None)
    assert done.error is None


@pytest.mark.parametrize("large", [True, False])
def test_large_pages_are_read_one_after_the_other_and_a_small_one_waits_for_nobody(
    monkeypatch: pytest.MonkeyPatch, *, large: bool
) -> None:
    read, together, most, count = wire.guest_page, threading.Barrier(2), list[int](), threading.Lock()

    def slowly(body: bytes, date: float | None) -> GuestPage:
        with count:
            most.append(sum(most[-1:]) + 1)
        with suppress(threading.BrokenBarrierError):  # another one is read meanwhile, or nobody comes
            together.wait(0.2 if large else 100)
        with count:
            most.append(most[-1] - 1)
        return read(body, date)

    async def two(client: ServiceClient) -> list[GuestPage]:
        return list(await asyncio.gather(*(client.guest_page(PageQuery(offset=n)) for n in range(2))))

    monkeypatch.setattr(wire, "guest_page", slowly)
    padding = "-" * (LARGE_PAGE_BYTES if large else 1)
    page = http(200, {"data": {"guestlist": [{"id": "T-1"}]}, "padding": padding})
    done = ask(two, page, page)
    assert done.error is None
    assert isinstance(done.value, list)
    assert [[one.id for one in came.tickets] for came in done.value] == [["T-1"]] * 2
    assert max(most) == (1 if large else 2)


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
        (http(302, headers=["Location: https://xn--a/"]), NotDocumentedError),
        (http(302, headers=["Location: https://[bad"]), NotDocumentedError),
        (http(302, headers=["Location: http://portal.example:99999/"]), NotDocumentedError),
        (http(304, headers=["Location: https://xn--a/"]), NotDocumentedError),
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


def zipped(body: bytes) -> bytes:
    return gzip.compress(body, mtime=0)


def packed(body: bytes, coding: str, status: int = 200) -> bytes:
    return http(status, body, headers=["Content-Type: application/json", f"Content-Encoding: {coding}"])


def raw_deflate(body: bytes) -> bytes:
    packing = zlib.compressobj(wbits=-zlib.MAX_WBITS)
    return packing.compress(body) + packing.flush()


@pytest.mark.parametrize(
    ("body", "coding"),
    [
        (zipped(BODY), "gzip"),
        (zipped(BODY), " X-GZip ,"),
        (zipped(BODY[:20]) + zipped(b"") + zipped(BODY[20:]), "gzip"),
        (zlib.compress(BODY), "deflate"),
        (raw_deflate(BODY), "deflate"),
        (zipped(BODY) + bytes(40), "gzip"),
        (BODY, "utf-8"),
        (BODY, "none"),
        (BODY, "identity"),
        (BODY, ""),
    ],
    ids=lambda value: str(len(value)),
)
def test_a_packed_answer(body: bytes, coding: str) -> None:
    done = check_in(packed(body, coding))
    assert done.value == Answered("scanned_in", "scanned_out")
    assert done.request.header("Accept-Encoding") == "gzip, deflate"


@pytest.mark.parametrize(
    ("body", "coding"),
    [
        (zipped(BODY)[:-9], "gzip"),
        (zipped(BODY)[:-1], "gzip"),
        (zipped(BODY)[:5], "gzip"),
        (zipped(BODY)[:12] + b"\xff" * 30, "gzip"),
        (zipped(BODY)[:-8] + b"\0" * 8, "gzip"),  # neither its checksum nor its length
        (zipped(BODY) + b"and more", "gzip"),
        (zipped(BODY) + zipped(b" ") * 1000, "gzip"),
        (zipped(BODY) + zipped(b"   ")[:-4], "gzip"),
        (BODY, "gzip"),
        (BODY, "deflate"),
        (zlib.compress(BODY)[:-3], "deflate"),
        (zlib.compress(BODY) + b"and more", "deflate"),
    ],
    ids=lambda value: str(len(value)),
)
def test_a_packed_answer_that_is_damaged_may_have_been_acted_on(body: bytes, coding: str) -> None:
    asked = check_in(packed(body, coding))
    assert type(asked.error) is LostError
    assert "damaged" in asked.error.text


@pytest.mark.parametrize("coding", ["gzip, gzip", "br", "gzip, identity, deflate", "zstd\u00e9" + "x" * 2000])
def test_an_answer_packed_as_nobody_asked_is_not_understood(coding: str) -> None:
    asked = check_in(packed(zipped(zipped(BODY)), coding))
    assert type(asked.error) is NotDocumentedError
    assert f"“{coding.replace(', identity', '')[:60]}”" in asked.error.text
    assert asked.error.status == 200


def test_what_a_refusal_is_packed_in_does_not_hide_its_status() -> None:
    told = check_in(packed(zipped(b'{"message": "not yours"}'), "gzip", 403)).error
    assert (type(told), str(told)) == (RefusedError, "not yours")
    for body, coding in ((b"not gzip", "gzip"), (b"...", "gzip, gzip"), (b"...", "br")):
        unread = check_in(packed(body, coding, 403)).error
        assert (type(unread), str(unread)) == (RefusedError, "Forbidden")


def packed_blanks(times: int) -> bytes:
    body = b" " * 30_000_000
    for _ in range(times):
        body = zipped(body)
    return body


@pytest.mark.parametrize(
    ("bomb", "coding", "status"),
    [
        (lambda: packed_blanks(1), "gzip", 200),
        (lambda: packed_blanks(3), "gzip, gzip, gzip", 200),
        (lambda: packed_blanks(1), "gzip", 404),
        (lambda: packed_blanks(3), "gzip, gzip, gzip", 404),
        (lambda: zipped(b"") * 12_000, "gzip", 200),
        (lambda: zipped(b" " * 100_000) * 500, "gzip", 200),
    ],
)
def test_few_bytes_that_unpack_to_many_take_no_memory(
    bomb: Callable[[], bytes], coding: str, status: int
) -> None:
    answer = packed(bomb(), coding, status)
    tracemalloc.start()
    try:
        asked = check_in(answer)
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert isinstance(asked.error, NotDocumentedError | LostError if status == 200 else RefusedError)
    assert most < 10_000_000


@pytest.mark.parametrize("is_packed", [False, True])
@pytest.mark.parametrize(
    ("call", "most"),
    [
        (lambda client: client.check_in("t-1"), MOST_BYTES),
        (lambda client: client.current_user(), MOST_BYTES),
        (lambda client: client.token_info(), MOST_BYTES),
        (lambda client: client.listings("u-1"), MOST_BYTES_OF_LISTINGS),
        (lambda client: client.guest_page(PageQuery()), MOST_BYTES_OF_A_PAGE),
    ],
)
def test_an_answer_that_is_too_large_is_not_read(
    call: Callable[[ServiceClient], Awaitable[object]], most: int, is_packed: bool
) -> None:
    def answer(size: int) -> bytes:
        body = b"{}" + b" " * (size - 2)
        return packed(zipped(body), "gzip") if is_packed else http(200, body)

    asked = ask(call, answer(most + 1))
    assert type(asked.error) is NotDocumentedError
    assert f"larger than {most} bytes" in asked.error.text
    read = ask(call, answer(most)).error
    assert type(read) is NotDocumentedError
    assert "larger" not in read.text


DEEP = b'{"cost_item_check_in":' + b"[" * 100_000 + b"]" * 100_000 + b"}"
HUGE = b'{"expires_in_seconds": ' + b"9" * 100_000 + b', "created_at": 1e999999}'


@pytest.mark.parametrize(
    "call",
    [
        lambda client: client.check_in("t-1"),
        lambda client: client.current_user(),
        lambda client: client.token_info(),
        lambda client: client.listings("u-1"),
        lambda client: client.guest_page(PageQuery()),
        lambda client: client.create_discount_code(DiscountCode(listing_id="l-1", code="EARLY", percent=0.5)),
    ],
)
@pytest.mark.parametrize("body", [DEEP, HUGE, b"[" * 200_000, b'{"a":' * 40_000], ids=len)
def test_json_that_is_deep_or_holds_a_huge_number_is_not_understood(
    call: Callable[[ServiceClient], Awaitable[object]], body: bytes
) -> None:
    assert type(ask(call, http(200, body)).error) is NotDocumentedError


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
    assert check_in(http(200, PORTAL, headers=ahead)).skew_s is None
    assert check_in(http(302, b"", headers=ahead)).skew_s is None
    assert check_in(http(200, RECORD, headers=["Date: tomorrow"])).skew_s is None
    assert check_in(GOOD).skew_s is None


def test_a_clock_of_ours_that_is_set_leaves_the_services_time_known() -> None:
    clock = FakeClock()

    async def then_set_back(client: ServiceClient) -> Answered:
        answer = await client.check_in("a")
        clock.set_by = -1800.0
        return answer

    ahead = ["Date: Fri, 15 Jan 2027 08:00:42 GMT"]
    assert ask(then_set_back, http(200, RECORD, headers=ahead), clock=clock).skew_s == 1842.0


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
