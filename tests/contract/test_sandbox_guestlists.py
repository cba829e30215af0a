"""GET /api/v2/guestlists."""

from datetime import UTC, datetime
from typing import Any
from urllib.parse import quote

import pytest

from kiosk.sandbox.server import SandboxThread
from tests.contract.conftest import Clock, StartSandbox
from tests.contract.raw_http import Answer, RawHttp

PATH = "/api/v2/guestlists"
FIELDS = {
    "id", "token", "state", "updated_at", "created_at", "buyer", "attendee", "ticket_type", "order",
    "listing", "event", "answers",
}  # fmt: skip
STATES = {
    "closed", "unapproved", "unpaid", "pending", "paid", "failed", "cancelled", "ended", "expired", "error",
    "partially_paid",
}  # fmt: skip


def entries(answer: Answer) -> list[dict[str, Any]]:
    content = answer.json()
    assert answer.status == 200
    assert set(content) == {"data", "meta"}
    assert set(content["data"]) == {"guestlist"}
    assert set(content["meta"]) == {"count", "limit", "offset"}
    found: list[dict[str, Any]] = content["data"]["guestlist"]
    return found


def ids(answer: Answer) -> list[str]:
    return [entry["id"] for entry in entries(answer)]


def test_every_entry_has_the_documented_fields(http: RawHttp) -> None:
    found = entries(http.get(PATH))
    assert len(found) == 60
    for entry in found:
        assert set(entry) == FIELDS
        for name in ("id", "token", "state"):
            assert isinstance(entry[name], str)
        for name in ("updated_at", "created_at"):
            assert datetime.fromisoformat(entry[name]).tzinfo is not None
        for person in (entry["buyer"], entry["attendee"]):
            assert {key: type(value) for key, value in person.items()} == {
                "email": str,
                "name": str,
                "id": str,
            }
        assert {key: type(value) for key, value in entry["ticket_type"].items()} == {
            "name": str, "price": float, "id": str,
        }  # fmt: skip
        assert set(entry["order"]) == {"discount_code", "id", "currency"}
        assert set(entry["listing"]) == {"title", "id"}
        times = {key: type(value) for key, value in entry["event"].items()}
        assert times == {"id": str, "start_stamp": int, "end_stamp": int}


def test_answers_come_as_an_object_as_a_list_and_as_null(http: RawHttp) -> None:
    answers = [entry["answers"] for entry in entries(http.get(PATH))]
    assert {type(answer) for answer in answers} == {dict, list, type(None)}
    objects = [answer for answer in answers if isinstance(answer, dict)]
    objects += [answer for group in answers if isinstance(group, list) for answer in group]
    assert all(set(answer) == {"name", "value"} for answer in objects)


def test_tickets_of_every_state_are_returned(http: RawHttp) -> None:
    assert {entry["state"] for entry in entries(http.get(PATH))} == STATES


def test_only_the_hosts_own_tickets_are_returned(http: RawHttp, sandbox: SandboxThread) -> None:
    mine = ids(http.get(PATH))
    theirs = ids(http.get(PATH, token=sandbox.world.strangers_token.value))
    assert len(theirs) == 3
    assert not set(mine) & set(theirs)


def test_pages_by_limit_and_offset_are_the_whole_list(http: RawHttp) -> None:
    pages = [ids(http.get(f"{PATH}?limit=25&offset={offset}")) for offset in (0, 25, 50, 75)]
    assert [len(page) for page in pages] == [25, 25, 10, 0]
    assert [ticket_id for page in pages for ticket_id in page] == ids(http.get(PATH))


def test_meta_says_how_many_match_in_all(http: RawHttp) -> None:
    assert http.get(f"{PATH}?limit=7&offset=3").json()["meta"] == {"count": 60, "limit": 7, "offset": 3}
    assert http.get(f"{PATH}?offset=900").json()["meta"] == {"count": 60, "limit": 100, "offset": 900}


def test_a_page_has_a_hundred_by_default_and_a_thousand_at_most(start_sandbox: StartSandbox) -> None:
    sandbox = start_sandbox(tickets=1200)
    http = RawHttp(sandbox.port, sandbox.token)
    assert len(ids(http.get(PATH))) == 100
    for limit in ("1000", "1001", "5000", "9" * 18):
        answer = http.get(f"{PATH}?limit={limit}")
        assert len(ids(answer)) == 1000
        assert answer.json()["meta"]["limit"] == 1000


@pytest.mark.parametrize(
    "query",
    [
        "limit=0", "limit=-1", "limit=abc", "limit=", "limit=1.5", "limit=1e3", "limit=%2B5",
        "limit=5&limit=5", "limit=%D9%A3", "limit=99999999999999999999", "limit=0x10", "offset=-1",
        "offset=abc", "offset=", "offset=1%00", "event_id=", "listing_id=", "event_id=%FF", "since=",
        "since=yesterday", "since=1718300000", "since=2026-13-01T00:00:00Z", "since=2026-02-30",
        "since=2026-06-13T25:00:00Z", "since=2026-06-13T10:00:00+02:00", "since=2026-06-13%2010:00:00Z",
        "since=2026-06-13T10:00:00Zjunk",
    ],
)  # fmt: skip
def test_a_parameter_that_cannot_be_read_is_refused_with_its_name(http: RawHttp, query: str) -> None:
    answer = http.get(f"{PATH}?{query}")
    assert answer.status == 400
    name = query.partition("=")[0]
    assert any(word in answer.json()["message"] for word in (name, "query"))


def test_parameters_that_are_not_known_are_ignored(http: RawHttp) -> None:
    assert len(ids(http.get(f"{PATH}?sort=name&page=2"))) == 60


def test_one_event_only(http: RawHttp, sandbox: SandboxThread) -> None:
    tonight = sandbox.ready.event_id
    found = entries(http.get(f"{PATH}?event_id={tonight}"))
    assert 30 < len(found) < 60
    assert {entry["event"]["id"] for entry in found} == {tonight}


def test_one_listing_only(http: RawHttp, sandbox: SandboxThread) -> None:
    festival = sandbox.ready.listing_id
    found = entries(http.get(f"{PATH}?listing_id={festival}"))
    assert {entry["listing"]["id"] for entry in found} == {festival}
    assert {entry["event"]["id"] for entry in found} == {
        sandbox.ready.event_ids[name] for name in ("yesterday", "tonight", "tomorrow")
    }


def test_filters_add_up(http: RawHttp, sandbox: SandboxThread) -> None:
    elsewhere = sandbox.ready.event_ids["elsewhere"]
    assert ids(http.get(f"{PATH}?listing_id={sandbox.ready.listing_id}&event_id={elsewhere}")) == []
    answer = http.get(f"{PATH}?event_id={elsewhere}&limit=1")
    assert len(ids(answer)) == 1
    assert answer.json()["meta"]["count"] == len(ids(http.get(f"{PATH}?event_id={elsewhere}")))


@pytest.mark.parametrize("name", ["event_id", "listing_id"])
def test_an_unknown_event_or_listing_has_no_tickets(http: RawHttp, name: str) -> None:
    assert ids(http.get(f"{PATH}?{name}=nothing%20here")) == []


def test_another_hosts_event_has_no_tickets(http: RawHttp, sandbox: SandboxThread) -> None:
    assert ids(http.get(f"{PATH}?event_id={sandbox.world.event('stranger').id}")) == []


def test_since_brings_only_what_changed_after_it(http: RawHttp, sandbox: SandboxThread, clock: Clock) -> None:
    changed, other = sandbox.world.tickets[5], sandbox.world.tickets[6]
    clock.forward(minutes=1)
    sandbox.world.change_ticket(changed, state="cancelled")
    added = sandbox.world.add_ticket()
    exactly = clock.now.astimezone(UTC)
    for before in ("2026-06-13T17:42:06Z", "2026-06-13T17:43:05.6788Z", quote("2026-06-13T19:43:00+02:00")):
        assert ids(http.get(f"{PATH}?since={before}")) == [changed.id, added.id]
    at_that_moment = quote(exactly.isoformat())
    assert ids(http.get(f"{PATH}?since={at_that_moment}")) == []
    assert other.id in ids(http.get(f"{PATH}?since=2025-01-01"))


@pytest.mark.parametrize(
    "since", ["2025-01-01", "2025-01-01T00:00", "2025-01-01T00:00:00", "2025-01-01T00:00:00.123456789Z",
              "2025-01-01T00:00:00%2B0530", "0001-01-01T00:00:00%2B14:00"],
)  # fmt: skip
def test_since_takes_the_usual_spellings(http: RawHttp, since: str) -> None:
    assert len(ids(http.get(f"{PATH}?since={since}"))) == 60


def test_a_time_without_an_offset_is_utc(http: RawHttp, sandbox: SandboxThread) -> None:
    sandbox.world.change_ticket(sandbox.world.tickets[0])
    assert len(ids(http.get(f"{PATH}?since=2026-06-13T17:42:05"))) == 1
    assert ids(http.get(f"{PATH}?since=2026-06-13T17:42:06")) == []


def test_a_change_moves_updated_at_on_even_if_the_clock_stands(http: RawHttp, sandbox: SandboxThread) -> None:
    ticket = sandbox.world.tickets[0]
    sandbox.world.change_ticket(ticket, state="paid")
    first = ticket.updated_at
    sandbox.world.change_ticket(ticket, state="cancelled")
    assert ids(http.get(f"{PATH}?since={quote(first.isoformat())}")) == [ticket.id]


def test_what_changes_is_seen_by_the_next_filtered_page(http: RawHttp, sandbox: SandboxThread) -> None:
    target = f"{PATH}?event_id={sandbox.ready.event_id}&limit=1000"
    before = ids(http.get(target))
    added = sandbox.world.add_ticket()
    assert ids(http.get(target)) == [*before, added.id]
    sandbox.world.remove_ticket(added)
    assert ids(http.get(target)) == before
    sandbox.world.change_ticket(sandbox.world.tickets[0], event=sandbox.world.event("tomorrow").times)
    assert ids(http.get(target)) == before[1:]


def test_a_check_in_does_not_change_the_entry(http: RawHttp, sandbox: SandboxThread, clock: Clock) -> None:
    before = entries(http.get(PATH))
    clock.forward(minutes=1)
    assert http.check_in(sandbox.world.tickets[0].id).status == 200
    assert entries(http.get(PATH)) == before


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])
def test_only_get_reads(http: RawHttp, method: str) -> None:
    answer = http.ask(method, PATH)
    assert answer.status == 405
    assert "message" in answer.json()
