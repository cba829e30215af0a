"""Faults on demand, as they look from the other end of the wire."""

import json
from pathlib import Path
from typing import Any

import pytest

from kiosk.sandbox.faults import (
    FaultRequest,
    Faults,
    FaultsError,
    Plan,
    decide,
    parse_faults,
    read_faults,
    state_shown,
)
from kiosk.sandbox.server import SandboxThread
from tests.contract.conftest import StartSandbox
from tests.contract.raw_http import CutShortError, RawHttp

PUT = "/api/v2/cost_item_check_ins/"
GUESTS = "/api/v2/guestlists"


def with_faults(start_sandbox: StartSandbox, **faults: Any) -> tuple[RawHttp, SandboxThread]:
    sandbox = start_sandbox(faults=parse_faults(json.dumps(faults).encode()))
    return RawHttp(sandbox.port, sandbox.token), sandbox


def test_a_reset_before_acting_leaves_the_ticket_as_it_was(start_sandbox: StartSandbox) -> None:
    http, sandbox = with_faults(start_sandbox, reset={"when": "before", "paths": [PUT]})
    with pytest.raises(ConnectionResetError):
        http.check_in(sandbox.world.tickets[0].id)
    assert sandbox.world.check_ins == {}
    assert http.get(GUESTS).status == 200


def test_a_reset_after_acting_has_checked_the_ticket_in(start_sandbox: StartSandbox) -> None:
    http, sandbox = with_faults(start_sandbox, reset=[{"when": "after", "methods": ["PUT"]}])
    ticket_id = sandbox.world.tickets[0].id
    with pytest.raises(ConnectionResetError):
        http.check_in(ticket_id)
    assert sandbox.world.check_ins[ticket_id].state == "scanned_in"
    sandbox.world.faults = Faults()
    assert http.check_in(ticket_id).json()["cost_item_check_in"]["prev_check_in_state"] == "scanned_in"


def test_a_status_comes_with_retry_after_and_without_acting(start_sandbox: StartSandbox) -> None:
    http, sandbox = with_faults(start_sandbox, status=[{"code": 429, "retry_after": 7}])
    answer = http.check_in(sandbox.world.tickets[0].id)
    assert answer.status == 429
    assert answer.header("retry-after") == "7"
    assert answer.json()["message"]
    assert sandbox.world.check_ins == {}


def test_a_status_can_come_after_acting(start_sandbox: StartSandbox) -> None:
    http, sandbox = with_faults(
        start_sandbox, status=[{"code": 502, "when": "after", "body": "<b>bad gateway"}]
    )
    answer = http.check_in(sandbox.world.tickets[0].id)
    assert (answer.status, answer.body) == (502, b"<b>bad gateway")
    assert len(sandbox.world.check_ins) == 1


def test_a_redirect_says_where_to(start_sandbox: StartSandbox) -> None:
    http, _ = with_faults(start_sandbox, status=[{"code": 302}])
    answer = http.get(GUESTS)
    assert answer.status == 302
    assert (answer.header("location") or "").startswith("https://")


def test_the_first_status_that_strikes_counts_on_its_paths_only(start_sandbox: StartSandbox) -> None:
    faults = [{"code": 503, "paths": [GUESTS]}, {"code": 500, "paths": ["/api/v2/"]}]
    http, _ = with_faults(start_sandbox, status=faults)
    statuses = [http.get(path).status for path in (GUESTS, "/api/v2/current_user", "/oauth/token/info")]
    assert statuses == [503, 500, 200]


def test_a_cut_body_ends_before_it_is_whole(start_sandbox: StartSandbox) -> None:
    http, sandbox = with_faults(start_sandbox, cut={})
    ticket_id = sandbox.world.tickets[0].id
    with pytest.raises(CutShortError):
        http.check_in(ticket_id)
    assert sandbox.world.check_ins[ticket_id].state == "scanned_in"
    encoded = f"PUT {PUT}{ticket_id}?cost_item_id={ticket_id} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer "
    text = http.speak(f"{encoded}{sandbox.token}\r\n\r\n".encode())
    head, _, body = text.partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 200 ")
    assert body.startswith(b'{"cost_item_check_in":{"id":')
    assert not body.endswith(b"}")


def test_a_captive_portal_answers_200_with_html_and_does_not_act(start_sandbox: StartSandbox) -> None:
    http, sandbox = with_faults(start_sandbox, portal={})
    answer = http.check_in(sandbox.world.tickets[0].id)
    assert answer.status == 200
    assert (answer.header("content-type") or "").startswith("text/html")
    assert sandbox.world.check_ins == {}


def test_latency_holds_a_request_back_and_stop_does_not_wait_for_it(start_sandbox: StartSandbox) -> None:
    http, sandbox = with_faults(
        start_sandbox, latency={"min_ms": 500_000, "max_ms": 600_000, "methods": ["PUT"]}
    )
    ticket_id = sandbox.world.tickets[0].id
    with http.connect() as connection:
        http.begin_check_in(connection, ticket_id)
        assert http.get(GUESTS).status == 200
        sandbox.stop()
        with pytest.raises(ConnectionResetError):
            connection.recv(1)
    assert sandbox.world.check_ins == {}
    (held, _) = sandbox.world.requests()
    assert (held.method, held.status, held.ended) == ("PUT", None, "reset_before")


def test_a_short_latency_ends_in_the_answer(start_sandbox: StartSandbox) -> None:
    http, sandbox = with_faults(start_sandbox, latency={"max_ms": 1})
    assert http.check_in(sandbox.world.tickets[0].id).status == 200


def test_a_capped_limit_is_capped_silently(start_sandbox: StartSandbox) -> None:
    http, _ = with_faults(start_sandbox, limit_cap=7)
    content = http.get(f"{GUESTS}?limit=50").json()
    assert (len(content["data"]["guestlist"]), content["meta"]["limit"]) == (7, 7)


@pytest.mark.parametrize(("fault", "count"), [({}, 20), ({"value": 3}, 3), ({"value": -1}, -1)])
def test_the_count_can_be_wrong(start_sandbox: StartSandbox, fault: dict[str, int], count: int) -> None:
    http, _ = with_faults(start_sandbox, count=fault)
    assert http.get(f"{GUESTS}?limit=20").json()["meta"]["count"] == count


def test_a_shifting_order_has_the_same_tickets_in_another_order(start_sandbox: StartSandbox) -> None:
    http, sandbox = with_faults(start_sandbox, shift={})
    orders = [
        [entry["id"] for entry in http.get(f"{GUESTS}?limit=60").json()["data"]["guestlist"]]
        for _ in range(4)
    ]
    assert len({tuple(order) for order in orders}) > 1
    assert {frozenset(order) for order in orders} == {
        frozenset(ticket.id for ticket in sandbox.world.tickets)
    }


def test_a_toggling_check_in_goes_out_and_in_again(start_sandbox: StartSandbox) -> None:
    http, sandbox = with_faults(start_sandbox, toggle={})
    ticket_id = sandbox.world.tickets[0].id
    records = [http.check_in(ticket_id).json()["cost_item_check_in"] for _ in range(3)]
    assert [(record["prev_check_in_state"], record["check_in_state"]) for record in records] == [
        ("scanned_out", "scanned_in"),
        ("scanned_in", "scanned_out"),
        ("scanned_out", "scanned_in"),
    ]


def test_unknown_ticket_states_stay_with_their_tickets(start_sandbox: StartSandbox) -> None:
    http, _ = with_faults(start_sandbox, ticket_states={"rate": 0.5, "state": "on_hold"})
    pages = [http.get(f"{GUESTS}?limit=60").json()["data"]["guestlist"] for _ in range(2)]
    assert pages[0] == pages[1]
    held = [entry["state"] == "on_hold" for entry in pages[0]]
    assert 10 < sum(held) < 50


def test_an_unknown_check_in_state_is_answered_and_not_kept(start_sandbox: StartSandbox) -> None:
    http, sandbox = with_faults(start_sandbox, check_in_states={"state": "boarding"})
    ticket_id = sandbox.world.tickets[0].id
    assert http.check_in(ticket_id).json()["cost_item_check_in"]["check_in_state"] == "boarding"
    assert sandbox.world.check_ins[ticket_id].state == "scanned_in"


def test_the_same_faults_go_wrong_in_the_same_way(start_sandbox: StartSandbox) -> None:
    faults = {"seed": 3, "status": [{"code": 503, "rate": 0.5}]}

    def statuses(**settings: Any) -> list[int]:
        http, _ = with_faults(start_sandbox, **settings)
        return [http.get(GUESTS).status for _ in range(30)]

    first = statuses(**faults)
    assert set(first) == {200, 503}
    assert statuses(**faults) == first
    assert statuses(**{**faults, "seed": 4}) != first


def test_rates_are_kept_and_are_drawn_apart() -> None:
    faults = parse_faults(b'{"status": [{"code": 500, "rate": 0.2}], "cut": {"rate": 0.5}}')
    plans = [decide(faults, FaultRequest("GET", GUESTS, number)) for number in range(1, 4001)]
    assert 700 < sum(plan.status is not None for plan in plans) < 900
    assert 1850 < sum(plan.cut for plan in plans) < 2150
    assert 340 < sum(plan.cut and plan.status is not None for plan in plans) < 460


def test_without_faults_nothing_goes_wrong() -> None:
    assert {decide(Faults(), FaultRequest("PUT", PUT, number)) for number in range(1, 200)} == {Plan()}
    assert state_shown(Faults(), "any", "paid") == "paid"


def test_latency_lies_between_its_ends() -> None:
    faults = parse_faults(b'{"latency": {"min_ms": 20, "max_ms": 60, "rate": 0.5}}')
    held = [decide(faults, FaultRequest("GET", GUESTS, number)).latency_s for number in range(1, 1001)]
    assert all(seconds == 0 or 0.02 <= seconds <= 0.06 for seconds in held)
    assert 400 < sum(seconds > 0 for seconds in held) < 600


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "truncated"),
        ("[]", "Expected `object`"),
        ("{", "truncated"),
        ('{"latncy": {}}', "unknown field `latncy`"),
        ('{"status": {"code": 500}}', "$.status"),
        ('{"status": [{"rate": 0.5}]}', "missing required field `code`"),
        ('{"status": [{"code": 200}]}', "$.status[0].code"),
        ('{"status": [{"code": 500, "rate": 1.1}]}', "$.status[0].rate"),
        ('{"status": [{"code": 500, "rate": "often"}]}', "$.status[0].rate"),
        ('{"status": [{"code": 500, "when": "later"}]}', "$.status[0].when"),
        ('{"status": [{"code": 429, "retry_after": -1}]}', "retry_after"),
        ('{"status": [{"code": 429, "retry_after": "soon\\r\\nX: y"}]}', "retry_after"),
        ('{"latency": {"min_ms": 9, "max_ms": 3}}', "min_ms is greater than max_ms"),
        ('{"latency": {}}', "max_ms"),
        ('{"reset": {"when": "never"}}', "$.reset"),
        ('{"limit_cap": 0}', "$.limit_cap"),
        ('{"limit_cap": 1001}', "$.limit_cap"),
        ("[" * 100_000, "not valid faults"),
    ],
)
def test_faults_that_are_written_wrongly_are_refused_with_the_place(
    tmp_path: Path, text: str, says: str
) -> None:
    file = tmp_path / "faults.json"
    file.write_text(text)
    with pytest.raises(FaultsError) as refused:
        read_faults(file)
    assert says in str(refused.value)
    assert str(file) in str(refused.value)


def test_a_faults_file_that_is_missing_or_no_text_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FaultsError, match="No such file"):
        read_faults(tmp_path / "nothing.json")
    (tmp_path / "large.json").write_bytes(b" " * (9 << 20))
    with pytest.raises(FaultsError, match="larger than"):
        read_faults(tmp_path / "large.json")
    (tmp_path / "binary.json").write_bytes(b'{"seed": "\xff"}')
    with pytest.raises(FaultsError, match="not valid faults"):
        read_faults(tmp_path / "binary.json")


def test_a_faults_file_is_read(tmp_path: Path) -> None:
    file = tmp_path / "faults.json"
    file.write_text(
        '{"seed": 9, "status": [{"code": 503, "rate": 0.25, "retry_after": 2}], "cut": {"rate": 0}}'
    )
    faults = read_faults(file)
    assert (faults.seed, faults.status[0].code, faults.status[0].rate) == (9, 503, 0.25)
