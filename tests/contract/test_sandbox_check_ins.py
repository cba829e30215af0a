"""PUT /api/v2/cost_item_check_ins/{id}?cost_item_id=<id>."""

from datetime import UTC
from urllib.parse import quote

import pytest

from kiosk.sandbox.server import SandboxThread
from tests.contract.conftest import Clock, StartSandbox
from tests.contract.raw_http import RawHttp

PATH = "/api/v2/cost_item_check_ins/"


def test_the_first_check_in_answers_the_documented_record(http: RawHttp, sandbox: SandboxThread) -> None:
    ticket = sandbox.world.tickets[0]
    answer = http.ask("PUT", f"{PATH}{ticket.id}?cost_item_id={ticket.id}")
    assert answer.status == 200
    (record,) = answer.json().values()
    assert list(answer.json()) == ["cost_item_check_in"]
    assert set(record) == {"id", "checked_in_at", "check_in_state", "prev_check_in_state"}
    assert isinstance(record["id"], str)
    assert record["checked_in_at"] == "2026-06-13T19:42:05.678+02:00"
    assert (record["check_in_state"], record["prev_check_in_state"]) == ("scanned_in", "scanned_out")


def test_a_second_check_in_is_idempotent_and_says_so(
    http: RawHttp, sandbox: SandboxThread, clock: Clock
) -> None:
    ticket_id = sandbox.world.tickets[0].id
    first = http.check_in(ticket_id).json()["cost_item_check_in"]
    clock.forward(minutes=5)
    second = http.check_in(ticket_id).json()["cost_item_check_in"]
    assert second == {**first, "prev_check_in_state": "scanned_in"}


def test_a_repeated_check_in_may_answer_its_own_time(start_sandbox: StartSandbox, clock: Clock) -> None:
    sandbox = start_sandbox(repeat_keeps_time=False)
    http = RawHttp(sandbox.port, sandbox.token)
    http.check_in(sandbox.world.tickets[0].id)
    clock.forward(minutes=5)
    again = http.check_in(sandbox.world.tickets[0].id).json()["cost_item_check_in"]
    assert again["checked_in_at"] == "2026-06-13T19:47:05.678+02:00"


def test_the_time_of_a_check_in_always_names_its_offset(start_sandbox: StartSandbox, clock: Clock) -> None:
    clock.now = clock.now.astimezone(UTC)
    sandbox = start_sandbox()
    record = RawHttp(sandbox.port, sandbox.token).check_in(sandbox.world.tickets[0].id).json()
    assert record["cost_item_check_in"]["checked_in_at"] == "2026-06-13T17:42:05.678+00:00"


def test_the_state_before_the_first_check_in_can_be_null(start_sandbox: StartSandbox) -> None:
    sandbox = start_sandbox(first_prev_state=None)
    record = RawHttp(sandbox.port, sandbox.token).check_in(sandbox.world.tickets[0].id).json()
    assert record["cost_item_check_in"]["prev_check_in_state"] is None


def test_every_ticket_state_can_be_checked_in(http: RawHttp, sandbox: SandboxThread) -> None:
    by_state = {ticket.state: ticket.id for ticket in sandbox.world.tickets}
    assert len(by_state) == 11
    assert {http.check_in(ticket_id).status for ticket_id in by_state.values()} == {200}


def test_a_body_is_not_looked_at(http: RawHttp, sandbox: SandboxThread) -> None:
    ticket_id = sandbox.world.tickets[0].id
    answer = http.ask("PUT", f"{PATH}{ticket_id}?cost_item_id={ticket_id}", body=b"\x00 no JSON")
    assert answer.status == 200


@pytest.mark.parametrize("ticket_id", ["a/b", "ü 1", "50%", "a+b", "..", "x?y#z", "'; DROP TABLE--"])
def test_ids_are_compared_after_percent_decoding(
    http: RawHttp, sandbox: SandboxThread, ticket_id: str
) -> None:
    sandbox.world.add_ticket(ticket_id=ticket_id)
    assert http.check_in(ticket_id).status == 200
    assert sandbox.world.check_ins[ticket_id].state == "scanned_in"


def test_path_and_query_may_be_encoded_differently(http: RawHttp, sandbox: SandboxThread) -> None:
    ticket_id = sandbox.world.tickets[0].id
    every_letter = "".join(f"%{ord(letter):02X}" for letter in ticket_id)
    assert http.ask("PUT", f"{PATH}{every_letter}?cost_item_id={ticket_id}").status == 200


def test_an_id_is_decoded_once_only(http: RawHttp, sandbox: SandboxThread) -> None:
    sandbox.world.add_ticket(ticket_id="a b")
    assert http.ask("PUT", f"{PATH}a%2520b?cost_item_id=a%2520b").status == 404


def test_ids_that_differ_are_refused_and_nothing_is_checked_in(http: RawHttp, sandbox: SandboxThread) -> None:
    one, other = sandbox.world.tickets[0].id, sandbox.world.tickets[1].id
    answer = http.ask("PUT", f"{PATH}{one}?cost_item_id={other}")
    assert answer.status == 422
    assert "identical" in answer.json()["message"]
    assert sandbox.world.check_ins == {}


@pytest.mark.parametrize("query", ["", "?", "?cost_item_id", "?other=1", "?cost_item_id=%FF", "?{id}"])
def test_a_missing_or_unreadable_cost_item_id_is_refused(
    http: RawHttp, sandbox: SandboxThread, query: str
) -> None:
    ticket_id = sandbox.world.tickets[0].id
    assert http.ask("PUT", f"{PATH}{ticket_id}{query.format(id=ticket_id)}").status in (400, 422)
    assert sandbox.world.check_ins == {}


def test_a_doubled_cost_item_id_is_refused(http: RawHttp, sandbox: SandboxThread) -> None:
    ticket_id = sandbox.world.tickets[0].id
    answer = http.ask("PUT", f"{PATH}{ticket_id}?cost_item_id={ticket_id}&cost_item_id={ticket_id}")
    assert answer.status == 400


@pytest.mark.parametrize("ticket_id", ["no-such-ticket", "%00", "x" * 2000])
def test_an_unknown_ticket_is_not_found(http: RawHttp, ticket_id: str) -> None:
    answer = http.ask("PUT", f"{PATH}{ticket_id}?cost_item_id={ticket_id}")
    assert answer.status == 404
    assert "no such ticket" in answer.json()["message"]


@pytest.mark.parametrize("target", [PATH, PATH[:-1], f"{PATH}a/b", f"{PATH}?cost_item_id="])
def test_an_address_without_one_id_is_not_found(http: RawHttp, target: str) -> None:
    assert http.ask("PUT", target).status == 404


def test_an_id_that_is_no_utf8_is_refused(http: RawHttp) -> None:
    assert http.ask("PUT", f"{PATH}%FF?cost_item_id=%EF%BF%BD").status == 400


def test_a_token_that_may_not_scan_is_refused(http: RawHttp, sandbox: SandboxThread) -> None:
    ticket_id = sandbox.world.tickets[0].id
    answer = http.check_in(ticket_id, token=sandbox.ready.no_scan_token)
    assert answer.status == 403
    assert "not permitted" in answer.json()["message"]
    assert sandbox.world.check_ins == {}


def test_another_hosts_ticket_is_refused(http: RawHttp, sandbox: SandboxThread) -> None:
    theirs = sandbox.world.strangers_tickets[0].id
    assert http.check_in(theirs).status == 403
    assert http.check_in(theirs, token=sandbox.world.strangers_token.value).status == 200


def test_without_a_good_token_nothing_is_checked_in(http: RawHttp, sandbox: SandboxThread) -> None:
    ticket_id = sandbox.world.tickets[0].id
    assert http.check_in(ticket_id, token=None).status == 401
    assert http.check_in(ticket_id, token=sandbox.ready.expired_token).status == 401
    assert sandbox.world.check_ins == {}


@pytest.mark.parametrize("method", ["GET", "POST", "PATCH", "DELETE", "HEAD"])
def test_only_put_checks_in(http: RawHttp, sandbox: SandboxThread, method: str) -> None:
    ticket_id = quote(sandbox.world.tickets[0].id)
    answer = http.ask(method, f"{PATH}{ticket_id}?cost_item_id={ticket_id}")
    assert answer.status == 405
    assert answer.header("allow") == "PUT"
    assert sandbox.world.check_ins == {}
