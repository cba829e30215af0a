import copy
import json
import tracemalloc
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiosk.api import wire
from kiosk.core.tickets import Answer, Event, Listing, Order, Person, Ticket, TicketType
from kiosk.engine.errors import NotDocumentedError
from kiosk.engine.records import GuestPage, Quarantined

ENTRY: dict[str, Any] = {
    "id": "t-1",
    "token": "QR1",
    "state": "paid",
    "updated_at": "2026-05-01T10:00:00Z",
    "created_at": "2026-05-01T12:00:00.5+02:00",
    "buyer": {"email": "b@example.com", "name": "Bo", "id": "u-1"},
    "attendee": {"email": "a@example.com", "name": "Ana", "id": "u-2"},
    "ticket_type": {"name": "VIP", "price": 12.5, "id": "r-1"},
    "order": {"discount_code": "EARLY", "id": "o-1", "currency": "EUR"},
    "listing": {"title": "Harbour", "id": "l-1"},
    "event": {"id": "e-1", "start_stamp": 1777629600, "end_stamp": 1777640400},
    "answers": {"name": "Age", "value": "21"},
}
TICKET = Ticket(
    id="t-1",
    token="QR1",
    state="paid",
    updated_at=1777629600.0,
    created_at=1777629600.5,
    buyer=Person("u-1", "Bo", "b@example.com"),
    attendee=Person("u-2", "Ana", "a@example.com"),
    ticket_type=TicketType("r-1", "VIP", 12.5),
    order=Order("o-1", "EARLY", "EUR"),
    event=Event("e-1", Listing("l-1", "Harbour"), 1777629600.0, 1777640400.0),
    answers=(Answer("Age", "21"),),
)
NESTED = ("buyer", "attendee", "ticket_type", "order", "listing", "event", "answers")

scalars = (
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text()
)
anything = st.recursive(
    scalars, lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner), max_leaves=12
)


def page(*entries: object, date: float | None = None) -> GuestPage:
    body = json.dumps({"data": {"guestlist": list(entries)}, "meta": {"count": 1}}).encode()
    return wire.guest_page(body, date)


def ticket(**changes: object) -> Ticket:
    (read,) = page({**ENTRY, **changes}).tickets
    return read


def test_an_entry_as_documented() -> None:
    assert page(ENTRY, date=5.0) == GuestPage((TICKET,), (), 1, 5.0, 1)


def test_an_empty_page() -> None:
    assert page() == GuestPage((), (), 0, None, 1)


def test_an_entry_with_nothing_but_an_id() -> None:
    assert page({"id": "t-1"}).tickets == (Ticket("t-1"),)


@pytest.mark.parametrize("name", NESTED)
@pytest.mark.parametrize("wrong", [None, 7, "text", True, [], [1], {}, 1.5])
def test_a_nested_object_that_is_null_or_wrong_is_absent(name: str, wrong: object) -> None:
    read = ticket(**{name: wrong})
    absent: dict[str, object] = {name: None}
    if name == "answers":
        absent = {"answers": ()}
    if name == "listing":
        absent = {"event": Event("e-1", None, 1777629600.0, 1777640400.0)}
    assert read == Ticket(**{**_fields(TICKET), **absent})


def test_all_nested_objects_null() -> None:
    assert ticket(**dict.fromkeys(NESTED)) == Ticket(
        "t-1", "QR1", "paid", updated_at=1777629600.0, created_at=1777629600.5
    )


def test_a_listing_without_an_event_makes_no_event() -> None:
    assert ticket(event=None).event is None


@pytest.mark.parametrize(
    ("meta", "total"),
    [
        ({"count": 6000, "limit": 1000, "offset": 0}, 6000),
        ({"count": "6000"}, 6000),
        ({"count": None}, None),
        ({"count": "many"}, None),
        ({"count": 1e400}, None),
        ({}, None),
        (None, None),
        ([1], None),
    ],
)
@pytest.mark.parametrize("entries", [[ENTRY], [ENTRY, 7], [ENTRY, {**ENTRY, "event": 5}]])
def test_the_total_is_what_the_service_says_or_nothing(
    meta: object, total: int | None, entries: list[object]
) -> None:
    body = json.dumps({"data": {"guestlist": entries}, "meta": meta}).replace("Infinity", "1e999").encode()
    assert wire.guest_page(body, None).total == total
    half_an_emoji = body.replace(b'"t-1"', b'"t-\xff"')  # only the lenient reader makes anything of it
    assert wire.guest_page(half_an_emoji, None).total == total


def test_a_page_of_more_than_five_thousand_entries_is_no_page() -> None:
    assert page(*[{"id": n} for n in range(5000)]).received == 5000
    with pytest.raises(NotDocumentedError, match="5000"):
        page(*[{"id": n} for n in range(5001)])


@pytest.mark.parametrize("entry", [b"{}", b"1", b'{"id":"\xff"}', b'{"id":[[],{}]}'])
def test_a_page_of_a_million_entries_is_no_page_and_takes_no_memory(entry: bytes) -> None:
    body = b'{"data":{"guestlist":[' + b",".join([entry] * 1_000_000) + b"]}}"
    tracemalloc.start()
    try:
        with pytest.raises(NotDocumentedError, match="300000 values"):
            wire.guest_page(body, None)
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert most < 1_000_000


def test_a_text_longer_than_five_hundred_characters_is_cut_and_a_token_never_is() -> None:
    long, person = "é" * 501, {"name": "é" * 501, "email": "é" * 501}
    read = ticket(
        state=long,
        attendee=person,
        buyer=person,
        ticket_type={"id": "v", "name": long},
        order={"id": "o", "discount_code": long, "currency": long},
        listing={"id": "l", "title": long},
        answers=[{"name": long, "value": long}] * 200,
        token="t" * 4096,
    )
    cut = "é" * 500
    assert read.state == cut
    assert read.attendee == read.buyer == Person("", cut, cut)
    assert read.ticket_type == TicketType("v", cut)
    assert read.order == Order("o", cut, cut)
    assert read.event is not None
    assert read.event.listing is not None
    assert read.event.listing.title == cut
    assert read.answers == (Answer(cut, cut),) * 100
    assert read.token == "t" * 4096
    assert ticket(token="t" * 4097).token == ""


@pytest.mark.parametrize("missing", [None, "", "  ", 7.5, True, {}, "x" * 257, "half \ud83d"])
def test_an_entry_without_a_usable_id_is_set_aside_and_the_rest_load(missing: object) -> None:
    read = page(ENTRY, {**ENTRY, "id": missing}, {**ENTRY, "id": "t-2"})
    assert [t.id for t in read.tickets] == ["t-1", "t-2"]
    assert read.quarantined == (Quarantined(None, "the entry has no usable id"),)
    assert read.received == 3


@pytest.mark.parametrize("entry", [None, 7, "text", [], True])
def test_an_entry_that_is_no_object_is_set_aside(entry: object) -> None:
    read = page(entry, ENTRY)
    assert read.tickets == (TICKET,)
    assert read.quarantined == (Quarantined(None, "the entry is not an object"),)


def test_numbers_where_ids_are_expected() -> None:
    read = ticket(
        id=7, token=8, event={"id": 9}, order={"id": 10}, ticket_type={"id": 11}, attendee={"id": 12}
    )
    assert (read.id, read.token) == ("7", "8")
    assert read.event is not None
    assert read.event.id == "9"
    assert read.order == Order("10")
    assert read.ticket_type == TicketType("11")
    assert read.attendee == Person("12")


@pytest.mark.parametrize(
    "changes",
    [
        {"event": {"id": "e-1", "start_stamp": 1, "end_stamp": 2}},
        {"event": {"id": "e-2", "start_stamp": 1777629600, "end_stamp": 1777640400}},
        {"listing": {"id": "l-1", "title": "Renamed"}},
        {"listing": {"id": "l-2", "title": "Harbour"}},
        {"listing": None},
        {"order": {"id": "o-1", "currency": "EUR"}},
        {"ticket_type": {"id": "r-1", "name": "VIP", "price": 13}},
        {"ticket_type": {"id": "r-1", "name": "Vip", "price": 12.5}},
    ],
)
def test_entries_that_differ_a_little_share_nothing(changes: dict[str, object]) -> None:
    first, second, third = page(ENTRY, {**ENTRY, **changes}, ENTRY).tickets
    assert first == third == TICKET
    assert second == ticket(**changes) != first


def test_an_unknown_state_is_kept_and_one_of_the_wrong_type_is_none_we_know() -> None:
    assert ticket(state="on_hold").state == "on_hold"
    assert ticket(state=None).state == ""
    assert ticket(state=["paid"]).state == ""


def test_prices_and_stamps_may_be_texts_and_absurd_ones_are_absent() -> None:
    assert ticket(ticket_type={"id": "r", "price": "12.50"}).ticket_type == TicketType("r", "", 12.5)
    assert ticket(ticket_type={"id": "r", "price": "dear"}).ticket_type == TicketType("r", "", None)
    assert ticket(event={"id": "e", "start_stamp": "1777629600", "end_stamp": 10**30}).event == Event(
        "e", Listing("l-1", "Harbour"), 1777629600.0, None
    )


@pytest.mark.parametrize(
    ("answers", "read"),
    [
        ({"name": "Age", "value": 21}, (Answer("Age", "21"),)),
        ({"name": "Age"}, (Answer("Age", ""),)),
        ([{"name": "A", "value": "1"}, {"name": "B", "value": None}], (Answer("A", "1"), Answer("B", ""))),
        ([{"name": "A", "value": True}, "noise", None], (Answer("A", "yes"),)),
        ({"Age": 21, "Diet": ["vegan", "nuts"]}, (Answer("Age", "21"), Answer("Diet", "vegan, nuts"))),
        ([{"Age": "21"}], (Answer("Age", "21"),)),
        ({"id": "x", "name": "Age", "value": "21"}, (Answer("Age", "21"),)),
        ({"name": None, "value": None}, ()),
        ("text", ()),
        (None, ()),
    ],
)
def test_answers_in_every_shape(answers: object, read: tuple[Answer, ...]) -> None:
    assert ticket(answers=answers).answers == read


@pytest.mark.parametrize("name", ["\\ud83d", "\xff"])
def test_half_an_emoji_in_one_name_costs_nothing_else(name: str) -> None:
    damaged = json.dumps({**ENTRY, "id": "t-2", "attendee": {"name": "NAME"}}).replace("NAME", f"A{name}na")
    body = b'{"data":{"guestlist":[%s,%s]}}' % (json.dumps(ENTRY).encode(), damaged.encode("latin-1"))
    first, second = wire.guest_page(body, None).tickets
    assert first == TICKET
    assert second.attendee == Person("", "A\ufffdna")


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"null",
        b"[]",
        b"{}",
        b"<html>sign in</html>",
        b'{"data":null}',
        b'{"data":[]}',
        b'{"data":{"guestlist":null}}',
        b'{"data":{"guestlist":{}}}',
        b'{"data":{"guestlist":"no"}}',
        b'{"guestlist":[]}',
        b'{"data":{"guestlist":[{"id":"t-1"',
        b'{"data":{"guestlist":' + b"[" * 5000,
    ],
)
def test_what_is_no_page(body: bytes) -> None:
    with pytest.raises(NotDocumentedError):
        wire.guest_page(body, None)


def test_meta_means_nothing() -> None:
    for meta in (b"null", b'"x"', b'{"count":-1}'):
        assert wire.guest_page(b'{"data":{"guestlist":[]},"meta":%s}' % meta, None).received == 0


@given(anything)
def test_any_json_value_is_a_page_or_not_documented(value: object) -> None:
    try:
        read = wire.guest_page(json.dumps(value).encode(), None)
    except NotDocumentedError:
        return
    assert isinstance(read, GuestPage)


@given(st.lists(anything | st.dictionaries(st.sampled_from([*ENTRY]), anything)))
def test_a_page_of_anything_loads_and_every_entry_is_counted(entries: list[object]) -> None:
    read = page(*entries)
    assert read.received == len(entries) == len(read.tickets) + len(read.quarantined)
    assert all(t.id for t in read.tickets)


@given(st.dictionaries(st.integers(0, 9), anything), st.sampled_from([*ENTRY]))
def test_only_the_damaged_entries_suffer(damage: dict[int, object], name: str) -> None:
    entries = [copy.deepcopy({**ENTRY, "id": f"t-{n}"}) for n in range(10)]
    for n, value in damage.items():
        entries[n][name] = value
    read = page(*entries)
    whole = {t.id: t for t in read.tickets}
    for n in set(range(10)) - damage.keys():
        assert whole[f"t-{n}"] == Ticket(**{**_fields(TICKET), "id": f"t-{n}"})
    if name != "id":
        assert read.quarantined == ()


@given(st.dictionaries(st.sampled_from([*ENTRY]), anything))
def test_the_lenient_reader_agrees_with_the_typed_one(changes: dict[str, object]) -> None:
    raw = json.dumps({**ENTRY, **changes}).encode()
    try:
        msgspec.json.decode(raw, type=wire.WireTicket)
    except msgspec.MsgspecError:
        return
    typed = wire.guest_page(b'{"data":{"guestlist":[%s]}}' % raw, None)
    # a text that is not UTF-8 anywhere on the page sends every entry to the lenient reader
    lenient = wire.guest_page(b'{"data":{"guestlist":[%s]},"x":"\xff"}' % raw, None)
    assert lenient == typed


def _fields(whole: Ticket) -> dict[str, Any]:
    return {name: getattr(whole, name) for name in Ticket.__struct_fields__}
