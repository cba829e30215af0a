"""The control endpoints under /_sandbox."""

from typing import Any
from urllib.parse import quote

import pytest

from kiosk.sandbox.intercept import BODY_MAX
from kiosk.sandbox.server import SandboxThread
from tests.contract.conftest import Clock
from tests.contract.raw_http import RawHttp, read_to_end

CONTROL = "/_sandbox/"


def requests(http: RawHttp) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = http.get(f"{CONTROL}requests", token=None).json()["requests"]
    return found


def test_what_was_asked_is_listed_without_secrets(http: RawHttp, sandbox: SandboxThread) -> None:
    ticket = sandbox.world.tickets[0]
    http.get("/api/v2/guestlists?limit=1")
    http.check_in(ticket.id)
    http.ask("PUT", "/api/v2/cost_item_check_ins/a%2Fb?cost_item_id=a%2Fb", body=b"12345", token=None)
    listed = requests(http)
    shown = [
        tuple(seen[name] for name in ("number", "method", "path", "query", "bearer", "body_bytes", "status"))
        for seen in listed
    ]
    put = f"/api/v2/cost_item_check_ins/{ticket.id}"
    assert shown == [
        (1, "GET", "/api/v2/guestlists", "limit=1", True, 0, 200),
        (2, "PUT", put, f"cost_item_id={ticket.id}", True, 0, 200),
        (3, "PUT", "/api/v2/cost_item_check_ins/a%2Fb", "cost_item_id=a%2Fb", False, 5, 401),
    ]
    assert {seen["at"] for seen in listed} == {"2026-06-13T19:42:05.678900+02:00"}
    assert {seen["ended"] for seen in listed} == {"answered"}
    assert sandbox.token not in http.get(f"{CONTROL}requests").body.decode()


def test_the_list_can_be_started_afresh(http: RawHttp) -> None:
    http.get("/api/v2/current_user")
    assert http.ask("DELETE", f"{CONTROL}requests").status == 204
    assert requests(http) == []
    http.get("/api/v2/current_user")
    assert [seen["number"] for seen in requests(http)] == [2]


def test_while_the_link_is_down_nothing_is_answered_but_control(
    http: RawHttp, sandbox: SandboxThread
) -> None:
    assert http.post_json(f"{CONTROL}down", {"down": True}).json() == {"down": True}
    for path in ("/api/v2/current_user", "/oauth/authorize", "/nowhere"):
        with pytest.raises(ConnectionResetError):
            http.get(path)
    with pytest.raises(ConnectionResetError):
        http.check_in(sandbox.world.tickets[0].id)
    assert sandbox.world.check_ins == {}
    http.post_json(f"{CONTROL}down", {"down": False})
    assert http.get("/api/v2/current_user").status == 200
    assert [seen["ended"] for seen in requests(http)] == ["down"] * 4 + ["answered"]


@pytest.mark.parametrize("content", [{}, {"down": "yes"}, {"down": None}, [], {"down": True, "up": False}])
def test_down_is_true_or_false(http: RawHttp, content: object) -> None:
    assert http.post_json(f"{CONTROL}down", content).status == 422
    assert http.get("/api/v2/current_user").status == 200


def test_faults_are_replaced_while_it_runs(http: RawHttp) -> None:
    answer = http.post_json(f"{CONTROL}faults", {"status": [{"code": 418}]})
    assert answer.status == 200
    assert http.get("/api/v2/current_user").status == 418
    assert http.get(f"{CONTROL}faults").json()["status"][0]["code"] == 418
    refused = http.post_json(f"{CONTROL}faults", {"status": [{"code": 20}]})
    assert refused.status == 422
    assert "$.status[0].code" in refused.json()["message"]
    assert http.get("/api/v2/current_user").status == 418
    http.post_json(f"{CONTROL}faults", {})
    assert http.get("/api/v2/current_user").status == 200


def test_a_ticket_is_changed_and_comes_with_the_next_delta(
    http: RawHttp, sandbox: SandboxThread, clock: Clock
) -> None:
    ticket = sandbox.world.tickets[0]
    since = quote(clock.now.isoformat())
    clock.forward(seconds=1)
    wanted = {"id": ticket.id, "state": "cancelled", "attendee_name": "Zoë Ω", "event_id": "tomorrow"}
    answer = http.post_json(f"{CONTROL}tickets", wanted)
    assert answer.status == 200
    assert answer.json()["created"] is False
    (entry,) = http.get(f"/api/v2/guestlists?since={since}").json()["data"]["guestlist"]
    assert entry == answer.json()["ticket"]
    assert (entry["id"], entry["state"], entry["attendee"]["name"]) == (ticket.id, "cancelled", "Zoë Ω")
    assert entry["event"]["id"] == sandbox.ready.event_ids["tomorrow"]
    assert entry["updated_at"] == "2026-06-13T17:42:06.678900Z"


def test_a_ticket_is_added(http: RawHttp, sandbox: SandboxThread) -> None:
    kind = sandbox.world.tonight.listing.ticket_types[2]
    wanted = {
        "id": "walk-in 1",
        "state": "unheard_of",
        "attendee_email": "w@example.org",
        "ticket_type_id": kind.id,
    }
    answer = http.post_json(f"{CONTROL}tickets", wanted)
    assert answer.status == 201
    entry = http.get(f"/api/v2/guestlists?limit=1000&event_id={sandbox.ready.event_id}").json()["data"][
        "guestlist"
    ][-1]
    assert entry == answer.json()["ticket"]
    assert (entry["id"], entry["state"], entry["ticket_type"]["name"]) == (
        "walk-in 1",
        "unheard_of",
        kind.name,
    )
    assert http.check_in("walk-in 1").status == 200


@pytest.mark.parametrize(
    "content",
    [{"event_id": "nothing"}, {"ticket_type_id": "nothing"}, {"state": 1}, {"colour": "red"}, "paid"],
)
def test_a_ticket_change_that_makes_no_sense_changes_nothing(
    http: RawHttp, sandbox: SandboxThread, content: object
) -> None:
    answer = http.post_json(f"{CONTROL}tickets", content)
    assert answer.status == 422
    assert answer.json()["message"]
    assert len(sandbox.world.tickets) == 60


def test_a_ticket_vanishes(http: RawHttp, sandbox: SandboxThread) -> None:
    ticket = sandbox.world.tickets[0]
    assert http.ask("DELETE", f"{CONTROL}tickets/{ticket.id}").status == 204
    listed = [entry["id"] for entry in http.get("/api/v2/guestlists").json()["data"]["guestlist"]]
    assert len(listed) == 59
    assert ticket.id not in listed
    assert http.check_in(ticket.id).status == 404
    assert http.ask("DELETE", f"{CONTROL}tickets/{ticket.id}").status == 404


def test_check_ins_are_listed_and_can_be_made_elsewhere(http: RawHttp, sandbox: SandboxThread) -> None:
    here, elsewhere = (ticket.id for ticket in sandbox.world.tickets[:2])
    http.check_in(here)
    answer = http.post_json(f"{CONTROL}check-ins", {"id": elsewhere, "state": "manual_scan_in"})
    assert answer.json() == {"check_ins": {here: "scanned_in", elsewhere: "manual_scan_in"}}
    assert http.check_in(elsewhere).json()["cost_item_check_in"]["prev_check_in_state"] == "manual_scan_in"
    http.post_json(f"{CONTROL}check-ins", {"id": here, "state": None})
    assert http.get(f"{CONTROL}check-ins").json() == {"check_ins": {elsewhere: "scanned_in"}}
    assert http.post_json(f"{CONTROL}check-ins", {"id": "nothing", "state": None}).status == 404


def test_every_token_can_be_expired_at_once(http: RawHttp, sandbox: SandboxThread) -> None:
    assert http.ask("POST", f"{CONTROL}expire-tokens").status == 204
    assert http.get("/api/v2/current_user").status == 401
    renewed = http.post_form(
        "/oauth/token",
        {
            "grant_type": "refresh_token",
            "client_id": sandbox.ready.client_id,
            "client_secret": sandbox.ready.client_secret,
            "refresh_token": sandbox.ready.refresh_token,
        },
    )
    assert http.get("/api/v2/current_user", token=renewed.json()["access_token"]).status == 200


@pytest.mark.parametrize(
    "head",
    [
        "Host: rebound.example:{port}",
        "Host: 127.0.0.1",
        "Host: 127.0.0.1:{other}",
        "Host: localhost.rebound.example:{port}",
        "Host: rebound.example@127.0.0.1:{port}",
        "Host: 192.0.2.1:{port}",
        "Host: x",
        "Host: 127.0.0.1:port",
        "Host: 127.0.0.1:{port}\r\nOrigin: https://tickets.example",
        "Host: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{other}",
        "Host: 127.0.0.1:{port}\r\nOrigin: http://localhost:{port}",
        "Host: 127.0.0.1:{port}\r\nOrigin: https://127.0.0.1:{port}",
        "Host: 127.0.0.1:{port}\r\nOrigin: null",
        "Host: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\nOrigin: https://tickets.example",
    ],
)
def test_a_page_in_a_browser_on_this_machine_controls_nothing(
    http: RawHttp, sandbox: SandboxThread, head: str
) -> None:
    named = head.format(port=http.port, other=http.port + 1)
    body = b'{"down": true}'
    for method, path in (
        ("POST", "down"), ("GET", "requests"), ("DELETE", "requests"), ("POST", "faults"), ("GET", "faults"),
        ("GET", "script"), ("POST", "tickets"), ("DELETE", "tickets/x"), ("GET", "check-ins"),
        ("POST", "check-ins"), ("POST", "expire-tokens"),
    ):  # fmt: skip
        said = http.speak(
            f"{method} {CONTROL}{path} HTTP/1.1\r\n{named}\r\nConnection: close\r\n"
            f"Content-Type: text/plain\r\nContent-Length: {len(body)}\r\n\r\n".encode()
            + body
        )
        assert said.startswith(b"HTTP/1.1 403 "), (method, path, said)
    assert not sandbox.world.down
    assert http.get("/api/v2/current_user").status == 200


@pytest.mark.parametrize(
    "head",
    [
        "Host: 127.0.0.1:{port}",
        "Host: localhost:{port}",
        "Host: LOCALHOST:{port}",
        "Host: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}",
        "Host: localhost:{port}\r\nOrigin: http://localhost:{port}",
    ],
)
def test_this_machine_controls_it_by_any_name_of_loopback(http: RawHttp, head: str) -> None:
    named = head.format(port=http.port)
    said = http.speak(f"GET {CONTROL}requests HTTP/1.1\r\n{named}\r\nConnection: close\r\n\r\n".encode())
    assert said.startswith(b"HTTP/1.1 200 "), said


@pytest.mark.parametrize("path", ["faults", "tickets", "down", "check-ins"])
def test_a_body_that_is_too_large_changes_nothing(http: RawHttp, sandbox: SandboxThread, path: str) -> None:
    body = b'{"down": true}' + b" " * BODY_MAX
    assert http.ask("POST", CONTROL + path, body=body).status == 413
    assert not sandbox.world.down
    chunked = b"%x\r\n%s\r\n0\r\n\r\n" % (len(body), body)
    with http.connect() as connection:
        head = f"POST {CONTROL}{path} HTTP/1.1\r\nHost: 127.0.0.1:{http.port}\r\nConnection: close\r\n"
        connection.sendall(f"{head}Transfer-Encoding: chunked\r\n\r\n".encode() + chunked)
        assert read_to_end(connection).startswith(b"HTTP/1.1 413 ")
    assert not sandbox.world.down
