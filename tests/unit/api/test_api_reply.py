import json
import time

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiosk.api.errors import status_error
from kiosk.api.reply import HttpReply, http_date
from kiosk.core.outbox import LONGEST_WAIT_S
from kiosk.engine.errors import ThrottledError

DATE = "Fri, 15 Jan 2027 08:00:00 GMT"


def reply(status: int, body: bytes | object = b"", **headers: str) -> HttpReply:
    encoded = body if isinstance(body, bytes) else json.dumps(body).encode()
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return HttpReply(status, httpx.Headers(named), encoded, 1_800_000_000.0)


@pytest.mark.parametrize(
    ("asked", "wait_s"),
    [
        ("120", 120.0),
        ("0", 0.0),
        ("1.5", 1.5),
        ("-5", 0.0),
        (" 7 ", 7.0),
        ("99999999999", LONGEST_WAIT_S),
        ("Fri, 15 Jan 2027 08:00:30 GMT", 30.0),
        ("Friday, 15-Jan-27 08:00:30 GMT", 30.0),
        ("Fri Jan 15 08:00:30 2027", 30.0),
        ("Fri, 15 Jan 2027 07:00:00 GMT", 0.0),
        ("Fri, 15 Jan 2038 08:00:00 GMT", LONGEST_WAIT_S),
        ("soon", None),
        ("", None),
        ("nan", None),
        ("1e3", None),
        ("99 99", None),
        ("Fri, 99 Foo 2027 99:00:00 GMT", None),
        ("Fri, 15 Jan 9999 08:00:00 GMT", None),
    ],
)
def test_retry_after(asked: str, wait_s: float | None) -> None:
    error = status_error(reply(429, b"", retry_after=asked, date=DATE))
    assert isinstance(error, ThrottledError)
    assert error.wait_s == wait_s


def test_retry_after_without_a_date_header_counts_from_our_clock() -> None:
    # the replies of these tests were received at 1 800 000 000, which is 08:00:00
    assert reply(429, b"", retry_after="Fri, 15 Jan 2027 08:00:10 GMT").wait_s == 10.0
    assert reply(429, b"").wait_s is None
    dated = reply(429, b"", retry_after="Fri, 15 Jan 2027 08:00:10 GMT", date="Fri, 15 Jan 2027 08:00:04 GMT")
    assert dated.wait_s == 6.0


def test_http_dates() -> None:
    assert http_date(DATE) == 1_800_000_000.0
    assert http_date("Fri, 15 Jan 2027 08:00:00 +9999999999") is None


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="the zone cannot be set here")
def test_an_http_date_of_no_known_zone_is_universal_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TZ", "Asia/Tokyo")
    time.tzset()
    try:
        assert http_date("Fri, 15 Jan 2027 08:00:00 -0000") == 1_800_000_000.0
    finally:
        monkeypatch.undo()
        time.tzset()


@given(st.text())
def test_any_text_is_an_http_date_or_none(text: str) -> None:
    read = http_date(text)
    assert read is None or read >= 0
