import math
from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiosk.api import values
from kiosk.engine.errors import NotDocumentedError

TEN = datetime(2026, 5, 1, 10, tzinfo=UTC).timestamp()


@pytest.mark.parametrize(
    ("written", "at"),
    [
        ("2026-05-01T10:00:00Z", TEN),
        ("2026-05-01t10:00:00z", TEN),
        ("2026-05-01T12:00:00+02:00", TEN),
        ("2026-05-01T05:00:00-0500", TEN),
        ("2026-05-01 10:00:00", TEN),
        (" 2026-05-01T10:00:00 ", TEN),
        ("2026-05-01T10:00:00.25Z", TEN + 0.25),
        ("2026-05-01T10:00:00.123456789Z", TEN + 0.123456),
        ("2026-05-01", TEN - 36_000),
        ("", None),
        ("yesterday", None),
        ("2026-13-01T10:00:00Z", None),
        ("0001-01-01T00:00:00+14:00", None),
        ("9999-12-31T23:59:59-14:00", None),
        (None, None),
        (1777629600, None),
        ({}, None),
    ],
)
def test_timestamps(written: object, at: float | None) -> None:
    assert values.instant(written) == pytest.approx(at)


@pytest.mark.parametrize(
    ("given_stamp", "at"),
    [
        (1777629600, TEN),
        (1777629600.5, TEN + 0.5),
        ("1777629600", TEN),
        (" 1777629600 ", TEN),
        (0, 0.0),
        (-1, None),
        (1777629600000, None),
        (10**400, None),
        ("9" * 5000, None),
        (math.inf, None),
        (math.nan, None),
        ("nan", None),
        ("soon", None),
        (True, None),
        (None, None),
        ([1], None),
    ],
)
def test_stamps(given_stamp: object, at: float | None) -> None:
    assert values.stamp(given_stamp) == at


@pytest.mark.parametrize(
    ("given_id", "read"),
    [
        ("t-1", "t-1"),
        (" t-1", " t-1"),
        (42, "42"),
        (2**70, str(2**70)),
        ("ä😀/../%2F", "ä😀/../%2F"),
        ("x" * 256, "x" * 256),
        ("x" * 257, ""),
        (10**300, ""),
        pytest.param(10**5000, "", id="too long to write"),
        ("", ""),
        (" \t", ""),
        ("half \ud83d emoji", ""),
        (True, ""),
        (1.0, ""),
        (None, ""),
        ({}, ""),
    ],
)
def test_ids_are_kept_exactly_or_are_none(given_id: object, read: str) -> None:
    assert values.identifier(given_id) == read


def test_text_is_mended_and_numbers_are_written_out() -> None:
    assert values.text("half \ud83d emoji") == "half \ufffd emoji"
    assert values.text("\ud83d\ude00") == "😀"
    odd: list[object] = [7, 1.5, True, None, [], math.inf]
    assert [values.text(v) for v in odd] == ["7", "1.5", "", "", "", ""]


def test_whole_numbers() -> None:
    assert [values.whole(v) for v in (7, "7", 7.0, 7.5, "x", True, 2**70)] == [
        7,
        7,
        7,
        None,
        None,
        None,
        None,
    ]


@pytest.mark.parametrize(
    ("body", "value"),
    [
        (b'{"a":1}', {"a": 1}),
        (b'\xef\xbb\xbf{"a":1}', {"a": 1}),
        (b'["\xff"]', ["\ufffd"]),
        (b"[12345678901234567890123456789]", [12345678901234567890123456789]),
    ],
)
def test_damage_inside_a_text_does_not_lose_the_answer(body: bytes, value: object) -> None:
    assert values.parse_json(body) == value


@pytest.mark.parametrize(
    "body", [b"", b"{", b"<html>", b'{"a":', b"[" * 100_000, b"\x00\x01\xff", b"1" * 5000]
)
def test_what_is_no_json_is_not_documented(body: bytes) -> None:
    with pytest.raises(NotDocumentedError):
        values.parse_json(body)


@given(st.binary())
def test_any_bytes_are_json_or_not_documented(body: bytes) -> None:
    try:
        value = values.parse_json(body)
    except NotDocumentedError:
        return
    assert value is None or isinstance(value, bool | int | float | str | list | dict)
