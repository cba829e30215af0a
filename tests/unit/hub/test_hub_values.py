"""What stands in a bucket: read back as it was written, and anything else told from it."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from kiosk.core.presence import OF_NO_GUEST, LedgerRow, RowKind
from kiosk.core.venue import MOST_ROWS, as_shared
from kiosk.hub.values import (
    LARGEST_VALUE,
    UnreadableValueError,
    belongs_to,
    bucket_of,
    decode,
    encode,
    key_of,
)

NOW = 1_781_372_400.25
ROW = as_shared(
    LedgerRow(
        "a1",
        RowKind.ADMISSION,
        "t:1",
        NOW,
        "Tür „Süd“",
        "camera",
        "event",
        "account",
        concerns="",
        logical_us=int(NOW * 1e6),
    )
)
LEFT = replace(ROW, id="x1", kind=RowKind.EXIT, concerns="a1", at=NOW + 5, logical_us=ROW.logical_us + 5)
TEXTS = st.text(max_size=80)


def test_rows_are_read_as_they_were_written_and_a_person_can_read_them_too() -> None:
    value = encode([ROW], "w1")
    assert decode(value) == (ROW,)
    told = json.loads(value)
    assert (told["presence"], told["admission"], told["door"]) == ("inside", "a1", "Tür „Süd“")
    assert (told["at"], told["how"], told["write"], told["version"]) == (NOW, "camera", "w1", 1)
    left = json.loads(encode([ROW, LEFT], "w2"))
    assert (left["presence"], left["at"]) == ("outside", NOW + 5)
    assert encode([ROW], "w1") != encode([ROW], "w2")


IDS = st.text(min_size=1, max_size=80)
KINDS = st.sampled_from([kind for kind in RowKind if kind not in OF_NO_GUEST])


@given(st.builds(LedgerRow, IDS, KINDS, IDS, st.floats(-2e9, 2.5e11), TEXTS, TEXTS))
def test_any_row_comes_back(row: LedgerRow) -> None:
    shared = as_shared(row)
    assert decode(encode([shared], "w")) == (shared,)
    assert belongs_to(key_of(shared), [shared])


@given(TEXTS, TEXTS)
def test_two_tickets_never_share_a_key_nor_two_events_a_bucket(one: str, other: str) -> None:
    keys = {key_of(replace(ROW, ticket_id=text)) for text in (one, other)}
    assert len(keys) == len({one, other} - {""}) + ("" in (one, other))
    assert len({bucket_of(one), bucket_of(other)}) == len({one, other})


@pytest.mark.parametrize("text", ["a", "a:b", "a+b/c d", "%", "*", ">", "..", "é", "名前", "\x00", "x" * 500])
def test_whatever_an_id_holds_it_makes_a_key_and_a_bucket_that_nats_takes(text: str) -> None:
    allowed = set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_")
    key, bucket = key_of(replace(ROW, ticket_id=text)), bucket_of(text)
    assert set(key.removeprefix("ticket.")) <= allowed
    assert set(bucket) <= allowed
    assert len(bucket) <= 100


def test_a_row_without_a_ticket_has_a_key_of_its_own() -> None:
    counted = replace(ROW, ticket_id="", kind=RowKind.COUNTED_IN)
    assert key_of(counted).startswith("row.")
    assert key_of(counted) != key_of(replace(counted, id="a2"))
    assert key_of(replace(counted, id="t:1")) != key_of(ROW)
    assert not belongs_to(key_of(ROW), [ROW, counted])


GOOD = json.loads(encode([ROW], "w"))


@pytest.mark.parametrize(
    "value",
    [
        b"",
        b"null",
        b"[]",
        b"{}",
        b"\xff\xfe",
        b'{"version": 1',
        b"[" * 100_000,
        json.dumps(GOOD | {"version": 2}).encode(),
        json.dumps(GOOD | {"version": "1"}).encode(),
        json.dumps(GOOD | {"rows": [GOOD["rows"][0] | {"kind": "teleported"}]}).encode(),
        json.dumps(GOOD | {"rows": [GOOD["rows"][0] | {"at": 1e300}]}).encode(),
        json.dumps(GOOD | {"rows": [GOOD["rows"][0] | {"us": -1}]}).encode(),
        json.dumps(GOOD | {"rows": [GOOD["rows"][0] | {"door": "x" * 501}]}).encode(),
        json.dumps(GOOD | {"rows": GOOD["rows"] * (10 * MOST_ROWS + 1)}).encode(),
        json.dumps(GOOD | {"presence": "x" * LARGEST_VALUE}).encode(),
        json.dumps(GOOD | {"rows": GOOD["rows"] * 2}).encode(),
        json.dumps(GOOD | {"rows": [GOOD["rows"][0] | {"id": ""}]}).encode(),
        json.dumps(GOOD | {"rows": [GOOD["rows"][0] | {"kind": "pin_lockout"}]}).encode(),
        json.dumps(GOOD | {"rows": [GOOD["rows"][0] | {"ticket": ""}]}).encode(),
    ],
)
def test_what_no_door_of_this_version_wrote_is_not_read(value: bytes) -> None:
    with pytest.raises(UnreadableValueError):
        decode(value)


def test_what_a_later_version_added_is_no_trouble_if_it_kept_the_number() -> None:
    assert decode(json.dumps(GOOD | {"weather": "rain"}).encode()) == (ROW,)


def test_a_ticket_that_would_burst_a_bucket_is_not_written() -> None:
    long = [replace(ROW, id=f"{n}", door="😀" * 500) for n in range(200)]
    with pytest.raises(ValueError, match="bytes"):
        encode(long, "w")


@pytest.mark.parametrize("strange", [{"door": "x" * 501}, {"at": 1e300}, {"logical_us": 2**62}])
def test_what_nobody_could_read_is_not_written(strange: dict[str, Any]) -> None:
    with pytest.raises(UnreadableValueError):
        encode([replace(ROW, **strange)], "w")
