"""Faults by script, as they look from the other end of the wire; and the faults that came with them."""

import json
from datetime import UTC, timedelta
from email.utils import parsedate_to_datetime
from typing import Any

import pytest

from kiosk.sandbox.faults import Faults, FaultsError, parse_faults
from kiosk.sandbox.server import SandboxThread
from tests.contract.conftest import EVENING, StartSandbox
from tests.contract.raw_http import CutShortError, RawHttp

PUT = "/api/v2/cost_item_check_ins/"
GUESTS = "/api/v2/guestlists"
USER = "/api/v2/current_user"
HTML = "text/html"


def set_faults(sandbox: SandboxThread, **faults: Any) -> None:
    sandbox.world.faults = parse_faults(json.dumps(faults).encode())


def status(code: int, **more: Any) -> dict[str, Any]:
    return {"status": [{"code": code, **more}]}


def outcome(http: RawHttp, ticket_id: str) -> str:
    """What became of a check-in, in a word."""
    try:
        answer = http.check_in(ticket_id)
    except ConnectionResetError:
        return "reset"
    except CutShortError:
        return "cut"
    if (answer.header("content-type") or "").startswith(HTML):
        return "portal"
    return str(answer.status)


def inside(sandbox: SandboxThread, *ticket_ids: str) -> list[bool]:
    return [ticket_id in sandbox.world.check_ins for ticket_id in ticket_ids]


def test_faults_are_taken_in_turn_for_so_many_requests_and_then_it_is_over(
    http: RawHttp, sandbox: SandboxThread
) -> None:
    ids = [ticket.id for ticket in sandbox.world.tickets[:12]]
    turns = [{"reset": {"when": "after"}}, status(503), status(429), {"portal": {}}, {"cut": {}}]
    set_faults(sandbox, script=[{"paths": [PUT], "requests": 7, "does": turns}])
    outcomes = [outcome(http, ticket_id) for ticket_id in ids]
    assert outcomes == ["reset", "503", "429", "portal", "cut", "reset", "503", *["200"] * 5]
    acted = [True, False, False, False, True, True, False]
    assert inside(sandbox, *ids) == [*acted, *[True] * 5]
    assert [seen.acted for seen in sandbox.world.requests()] == [*acted, *[True] * 5]
    assert http.get("/_sandbox/script").json() == {"script": [{"fitted": 12, "taken": 7, "over": True}]}


def test_steps_follow_one_another_and_others_requests_do_not_count(
    http: RawHttp, sandbox: SandboxThread
) -> None:
    ids = [ticket.id for ticket in sandbox.world.tickets[:5]]
    steps = [
        {"methods": ["PUT"], "requests": 2, "does": [status(503)]},
        {"methods": ["PUT"], "nth": 2, "requests": 1, "does": [status(500)]},
    ]
    set_faults(sandbox, script=steps)
    outcomes = []
    for ticket_id in ids:
        assert http.get(USER).status == 200
        outcomes.append(outcome(http, ticket_id))
    assert outcomes == ["503", "503", "200", "500", "200"]


def test_one_ticket_is_refused_for_ever_and_one_fails_for_ever(http: RawHttp, sandbox: SandboxThread) -> None:
    refused, failing, good = (ticket.id for ticket in sandbox.world.tickets[:3])
    steps = [
        {"ticket_ids": [refused], "does": [status(422, body='{"message": "no"}')]},
        {"ticket_ids": [failing], "does": [status(500)]},
    ]
    set_faults(sandbox, script=steps)
    for _ in range(3):
        assert [outcome(http, ticket_id) for ticket_id in (refused, failing, good)] == ["422", "500", "200"]
    assert http.check_in(refused).body == b'{"message": "no"}'
    assert inside(sandbox, refused, failing, good) == [False, False, True]
    assert [step.over for step in sandbox.world.troubles.taken()] == [False, False]


def test_an_odd_ticket_id_is_found_in_the_path(http: RawHttp, sandbox: SandboxThread) -> None:
    odd = sandbox.world.add_ticket(ticket_id="a/b %25?é").id
    set_faults(sandbox, script=[{"ticket_ids": [odd], "does": [status(422)]}])
    assert [outcome(http, odd), outcome(http, sandbox.world.tickets[0].id)] == ["422", "200"]
    assert http.ask("PUT", f"{PUT}%FF?cost_item_id=%FF").status == 400
    assert http.ask("PUT", f"{PUT}a/b?cost_item_id=a/b").status == 404


def test_the_tickets_of_one_event_are_forbidden(http: RawHttp, sandbox: SandboxThread) -> None:
    world = sandbox.world
    tonight = next(ticket.id for ticket in world.tickets if ticket.event.id == world.tonight.id)
    foreign = [ticket.id for ticket in world.tickets if ticket.event.id == world.event("tomorrow").id]
    assert foreign
    set_faults(sandbox, script=[{"event_ids": [world.event("tomorrow").id], "does": [status(403)]}])
    assert {outcome(http, ticket_id) for ticket_id in foreign} == {"403"}
    assert outcome(http, tonight) == "200"
    assert http.get(GUESTS).status == 200


def test_the_first_request_of_each_ticket_goes_wrong(http: RawHttp, sandbox: SandboxThread) -> None:
    first, second = (ticket.id for ticket in sandbox.world.tickets[:2])
    turns = [{"reset": {"when": "after"}}, status(503, when="after")]
    set_faults(sandbox, script=[{"each_ticket": True, "requests": 1, "does": turns}])
    asked = (first, first, second, second, first)
    assert [outcome(http, ticket_id) for ticket_id in asked] == ["reset", "200", "503", "200", "200"]
    assert http.get(GUESTS).status == 200, "a request without a ticket is no ticket's"
    assert inside(sandbox, first, second) == [True, True]


def test_a_script_goes_before_the_rates_and_may_ask_for_no_fault_at_all(
    http: RawHttp, sandbox: SandboxThread
) -> None:
    ticket_id = sandbox.world.tickets[0].id
    set_faults(sandbox, **status(500), script=[{"methods": ["PUT"], "requests": 2, "does": [{}]}])
    assert [outcome(http, ticket_id) for _ in range(3)] == ["200", "200", "500"]
    assert http.get(GUESTS).status == 500


def test_a_toggle_and_an_unknown_state_come_when_the_script_says(
    http: RawHttp, sandbox: SandboxThread
) -> None:
    ticket_id = sandbox.world.tickets[0].id
    steps = [
        {"nth": 2, "requests": 2, "does": [{"toggle": {}}, {"check_in_states": {"state": "boarding"}}]},
    ]
    set_faults(sandbox, script=steps)
    states = [http.check_in(ticket_id).json()["cost_item_check_in"]["check_in_state"] for _ in range(4)]
    assert states == ["scanned_in", "scanned_out", "boarding", "scanned_in"]


def test_a_script_holds_a_request_back_and_serves_a_page_short(http: RawHttp, sandbox: SandboxThread) -> None:
    steps = [{"paths": [GUESTS], "requests": 1, "does": [{"latency": {"max_ms": 1}, "limit_cap": 4}]}]
    set_faults(sandbox, script=steps)
    lengths = [len(http.get(GUESTS).json()["data"]["guestlist"]) for _ in range(2)]
    assert lengths == [4, 60]


@pytest.mark.parametrize("acted", [False, True])
def test_a_request_hangs_until_the_caller_gives_up(
    http: RawHttp, sandbox: SandboxThread, *, acted: bool
) -> None:
    ticket_id = sandbox.world.tickets[0].id
    when = "after" if acted else "before"
    set_faults(sandbox, script=[{"methods": ["PUT"], "requests": 1, "does": [{"hang": {"when": when}}]}])
    with http.connect() as connection:
        http.begin_check_in(connection, ticket_id)
        assert http.get(GUESTS).status == 200
        connection.settimeout(0.05)
        with pytest.raises(TimeoutError):
            connection.recv(1)
    assert inside(sandbox, ticket_id) == [acted]
    hung = next(seen for seen in sandbox.world.requests() if seen.method == "PUT")
    assert (hung.status, hung.ended, hung.acted) == (None, f"hung_{when}", acted)
    assert http.check_in(ticket_id).status == 200


@pytest.mark.parametrize("when", ["before", "after"])
def test_a_caller_who_left_before_the_reset_is_no_error(
    http: RawHttp, sandbox: SandboxThread, caplog: pytest.LogCaptureFixture, when: str
) -> None:
    late = {"latency": {"min_ms": 50, "max_ms": 50}, "reset": {"when": when}}
    set_faults(sandbox, script=[{"paths": [USER], "does": [late]}])
    with http.connect() as connection:
        connection.sendall(f"GET {USER} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
        assert http.get(GUESTS).status == 200
    while len(sandbox.world.requests()) < 2:
        assert http.get("/_sandbox/requests").status == 200
    sandbox.stop()
    assert {seen.ended for seen in sandbox.world.requests()} == {"answered", f"reset_{when}"}
    assert caplog.records == []


def test_stopping_does_not_wait_for_what_hangs(http: RawHttp, sandbox: SandboxThread) -> None:
    set_faults(sandbox, hang={"paths": [USER]})
    with http.connect() as connection:
        connection.sendall(f"GET {USER} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
        assert http.get(GUESTS).status == 200
        sandbox.stop()
        assert connection.recv(1) == b""
    assert [seen.ended for seen in sandbox.world.requests()] == ["hung_before", "answered"]


def test_a_token_is_called_expired_without_acting(http: RawHttp, sandbox: SandboxThread) -> None:
    ticket_id = sandbox.world.tickets[0].id
    real = http.ask("PUT", f"{PUT}{ticket_id}?cost_item_id={ticket_id}", token=sandbox.ready.expired_token)
    set_faults(sandbox, script=[{"requests": 2, "does": [{"expired": {}}]}])
    scripted = http.check_in(ticket_id)
    assert (scripted.status, scripted.body) == (401, real.body)
    assert scripted.header("www-authenticate") == real.header("www-authenticate")
    info = http.get("/oauth/token/info")
    assert (info.status, info.json()["error"]) == (401, "invalid_request")
    assert inside(sandbox, ticket_id) == [False]
    assert http.check_in(ticket_id).status == 200


def test_tokens_expire_by_rate(http: RawHttp, sandbox: SandboxThread) -> None:
    set_faults(sandbox, seed=5, expired={"rate": 0.5})
    statuses = [http.get(USER).status for _ in range(40)]
    assert 8 < statuses.count(401) < 32
    assert statuses.count(200) == 40 - statuses.count(401)


@pytest.mark.parametrize("seconds", [90, -30])
def test_retry_after_can_be_a_date_of_the_sandboxs_clock(
    http: RawHttp, sandbox: SandboxThread, seconds: int
) -> None:
    set_faults(sandbox, **status(429, retry_at_s=seconds))
    answer = http.get(USER)
    date, retry = (answer.header(name) or "" for name in ("date", "retry-after"))
    assert parsedate_to_datetime(retry) - parsedate_to_datetime(date) == timedelta(seconds=seconds)
    assert parsedate_to_datetime(date) == EVENING.astimezone(UTC).replace(microsecond=0)


def test_malformed_entries_are_always_the_same_ones_and_of_every_way(start_sandbox: StartSandbox) -> None:
    sandbox = start_sandbox(tickets=300)
    http = RawHttp(sandbox.port, sandbox.token)
    good = http.get(f"{GUESTS}?limit=1000").json()["data"]["guestlist"]
    set_faults(sandbox, seed=2, malformed={"rate": 0.3})
    pages = [http.get(f"{GUESTS}?limit=1000").json() for _ in range(2)]
    assert pages[0] == pages[1]
    shown = pages[0]["data"]["guestlist"]
    assert pages[0]["meta"]["count"] == len(shown) == 300
    bad = [(entry, was) for entry, was in zip(shown, good, strict=True) if entry != was]
    assert 60 < len(bad) < 120
    assert {_what_is_wrong(entry, was) for entry, was in bad} == {
        "null", "text", "no id", "id", "state", "event", "times", "people",
    }  # fmt: skip
    assert http.check_in(bad[0][1]["id"]).status == 200, "only the guest list shows it so"


def _what_is_wrong(entry: Any, was: dict[str, Any]) -> str:
    if entry is None:
        return "null"
    if isinstance(entry, str):
        return "text"
    if "id" not in entry:
        return "no id"
    changed = {name for name in was if entry[name] != was[name]}
    several = {frozenset({"updated_at", "created_at"}): "times", frozenset({"attendee", "buyer"}): "people"}
    (only,) = [several[frozenset(changed)]] if len(changed) > 1 else changed
    return only


def test_one_way_of_being_malformed_can_be_chosen(http: RawHttp, sandbox: SandboxThread) -> None:
    set_faults(sandbox, malformed={"ways": ["no_state"]})
    shown = http.get(f"{GUESTS}?limit=60").json()["data"]["guestlist"]
    assert {entry["state"] for entry in shown} == {None}


def test_new_faults_start_their_script_from_the_beginning(http: RawHttp, sandbox: SandboxThread) -> None:
    script = {"script": [{"paths": [USER], "requests": 1, "does": [status(503)]}]}
    for _ in range(2):
        assert http.post_json("/_sandbox/faults", script).json()["script"][0]["requests"] == 1
        assert [http.get(USER).status for _ in range(2)] == [503, 200]
    sandbox.world.faults = Faults()
    assert http.get("/_sandbox/script").json() == {"script": []}


@pytest.mark.parametrize(
    ("step", "says"),
    [
        ({}, "missing required field `does`"),
        ({"does": []}, "$.script[0].does"),
        ({"does": [{"statsu": []}]}, "unknown field `statsu`"),
        ({"does": [{"script": []}]}, "unknown field `script`"),
        ({"does": [{}], "requests": 0}, "$.script[0].requests"),
        ({"does": [{}], "nth": 0}, "$.script[0].nth"),
        ({"does": [{"status": [{"code": 200}]}]}, "$.script[0].does[0].status[0].code"),
        ({"does": [{"hang": {"when": "later"}}]}, "$.script[0].does[0].hang"),
        ({"does": [status(429, retry_after=3, retry_at_s=3)]}, "exclude each other"),
        ({"ticket_id": "x", "does": [{}]}, "unknown field `ticket_id`"),
    ],
)
def test_a_script_that_is_written_wrongly_is_refused_with_the_place(step: Any, says: str) -> None:
    with pytest.raises(FaultsError) as refused:
        parse_faults(json.dumps({"script": [step]}).encode())
    assert says in str(refused.value)


@pytest.mark.parametrize("malformed", [{"ways": []}, {"ways": ["upside_down"]}, {"rate": 2}])
def test_malformed_is_one_of_the_known_ways(malformed: Any) -> None:
    with pytest.raises(FaultsError, match=r"\$\.malformed"):
        parse_faults(json.dumps({"malformed": malformed}).encode())
