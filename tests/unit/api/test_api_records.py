import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiosk.api import records
from kiosk.core.replies import Answered
from kiosk.core.tickets import LONGEST_TEXT, Listing
from kiosk.engine.errors import NotDocumentedError
from kiosk.engine.records import CurrentUser, TokenInfo

READERS = [records.check_in, records.current_user, records.token_info, records.listings, records.tokens]
FIELDS = [
    "cost_item_check_in",
    "check_in_state",
    "prev_check_in_state",
    "checked_in_at",
    "current_user",
    "id",
    "listings",
    "resource_owner_id",
    "application",
    "uid",
    "scopes",
    "access_token",
    "refresh_token",
    "token_type",
    "expires_in",
]


def encoded(value: object) -> bytes:
    return json.dumps(value).encode()


def test_a_check_in_record() -> None:
    record = {
        "id": "c-1",
        "checked_in_at": "2026-05-01T12:00:00+02:00",
        "check_in_state": "scanned_in",
        "prev_check_in_state": "scanned_out",
    }
    read = records.check_in(encoded({"cost_item_check_in": record}))
    assert read == Answered("scanned_in", "scanned_out", 1777629600.0)


@pytest.mark.parametrize("wrong", [None, 7, {}, [], True])
def test_a_check_in_record_that_says_less(wrong: object) -> None:
    record = {"checked_in_at": wrong, "check_in_state": wrong, "prev_check_in_state": wrong}
    assert records.check_in(encoded({"cost_item_check_in": record})) == Answered("", "", None)
    assert records.check_in(b'{"cost_item_check_in":{}}') == Answered("", "", None)


def test_an_unknown_check_in_state_is_kept() -> None:
    record = {"check_in_state": "boarding", "prev_check_in_state": "lounge"}
    assert records.check_in(encoded({"cost_item_check_in": record})) == Answered("boarding", "lounge")


@pytest.mark.parametrize("body", [b"{}", b"[]", b"null", b"", b"<html>", b'{"cost_item_check_in":null}'])
def test_what_is_no_check_in_record(body: bytes) -> None:
    with pytest.raises(NotDocumentedError):
        records.check_in(body)


@pytest.mark.parametrize("inner", [[], "x", 7, None, [{"check_in_state": "scanned_in"}]])
def test_a_check_in_record_must_be_an_object(inner: object) -> None:
    with pytest.raises(NotDocumentedError):
        records.check_in(encoded({"cost_item_check_in": inner}))


def test_the_current_user() -> None:
    user = {"id": 7, "slug": "ana", "first_name": "Ana", "email": None, "extra": {}}
    assert records.current_user(encoded({"current_user": user})) == CurrentUser("7", "ana", "Ana")


@pytest.mark.parametrize(
    "body", [b'{"current_user":{}}', b'{"current_user":{"id":""}}', b'{"current_user":[]}']
)
def test_a_user_without_an_id_is_none(body: bytes) -> None:
    with pytest.raises(NotDocumentedError):
        records.current_user(body)


def test_token_information() -> None:
    info = {
        "resource_owner_id": 3,
        "scopes": ["public"],
        "expires_in_seconds": 60,
        "application": {"uid": "app"},
        "created_at": 1777629600,
    }
    assert records.token_info(encoded(info)) == TokenInfo("3", ("public",), 60, "app", 1777629600)
    bare = {
        "resource_owner_id": None,
        "scopes": "public read",
        "application": None,
        "expires_in_seconds": None,
    }
    assert records.token_info(encoded(bare)) == TokenInfo("", ("public", "read"), None, "", None)
    with pytest.raises(NotDocumentedError):
        records.token_info(b'{"hello":1}')


@pytest.mark.parametrize("absurd", [1_777_629_600_000, "1777629600000", 1e17, -1, 2**63 - 1])
def test_a_time_that_no_calendar_shows_is_none(absurd: object) -> None:
    assert records.token_info(encoded({"scopes": ["public"], "created_at": absurd})).created_at is None
    assert records.tokens(encoded({"access_token": "new", "created_at": absurd})).created_at is None


def test_a_listings_title_is_no_longer_than_other_texts() -> None:
    body = encoded({"listings": [{"id": "l-1", "title": "x" * 3_000_000}]})
    assert records.listings(body) == (Listing("l-1", "x" * LONGEST_TEXT),)


def test_listings_without_an_id_are_left_out() -> None:
    rows = [{"id": "l-1", "title": "One"}, {"title": "no id"}, None, {"id": 2, "title": None}]
    assert records.listings(encoded({"listings": rows})) == (Listing("l-1", "One"), Listing("2", ""))
    for wrong in (b"null", b"{}", b'"x"'):
        with pytest.raises(NotDocumentedError):
            records.listings(b'{"listings":%s}' % wrong)


def test_tokens() -> None:
    answer = {
        "access_token": "new",
        "refresh_token": "again",
        "token_type": "BEARER",
        "expires_in": 7200,
        "scope": "public",
        "created_at": 1777629600,
    }
    assert records.tokens(encoded(answer)) == records.Tokens("new", "again", 7200, "public", 1777629600)
    assert records.tokens(b'{"access_token":"new"}') == records.Tokens("new")


@pytest.mark.parametrize("refresh_token", ["\ud800", "ümlaut", "line\nbreak", "r" * 16_385, "", 7, None])
def test_a_refresh_token_that_cannot_be_kept_counts_as_missing(refresh_token: object) -> None:
    answer = json.dumps({"access_token": "new", "refresh_token": refresh_token}).encode()
    assert records.tokens(answer) == records.Tokens("new")


@pytest.mark.parametrize(
    "answer",
    [
        {},
        {"access_token": "x" * 16_385},
        {"access_token": ""},
        {"access_token": None},
        {"access_token": 7},
        {"access_token": "two words"},
        {"access_token": "line\nbreak"},
        {"access_token": "ümlaut"},
        {"access_token": "new", "token_type": "mac"},
        {"access_token": "new", "token_type": 7},
    ],
)
def test_what_brings_no_usable_token(answer: object) -> None:
    with pytest.raises(NotDocumentedError):
        records.tokens(encoded(answer))


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.sampled_from(FIELDS) | st.text(), inner),
)


@pytest.mark.parametrize("read", READERS)
@given(anything)
def test_any_json_value_is_an_answer_or_not_documented(read: object, value: object) -> None:
    assert callable(read)
    try:
        answer = read(encoded(value))
    except NotDocumentedError:
        return
    assert answer is not None
