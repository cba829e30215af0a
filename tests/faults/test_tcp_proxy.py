"""The proxy itself: each deed, as it looks from the caller's end and from the service's."""

from collections.abc import Iterator

import pytest

from kiosk.sandbox.server import SandboxThread
from kiosk.sandbox.world import SandboxOptions
from tests.contract.raw_http import CutShortError, RawHttp, read_answer
from tests.faults.request_actions import DELIVERED, FORWARDED, Action, Asked, always, in_turn, seeded
from tests.faults.tcp_proxy import TcpProxy

USER = "/api/v2/current_user"


@pytest.fixture(scope="module")
def small_sandbox() -> Iterator[SandboxThread]:
    with SandboxThread(SandboxOptions(tickets=30)) as running:
        yield running


@pytest.fixture
def proxy(small_sandbox: SandboxThread) -> Iterator[TcpProxy]:
    with TcpProxy(small_sandbox.port) as running:
        yield running


@pytest.fixture
def http(proxy: TcpProxy, small_sandbox: SandboxThread) -> RawHttp:
    return RawHttp(proxy.port, small_sandbox.token)


def outcome(http: RawHttp, ticket_id: str) -> str:
    """What a caller sees of a check-in, in a word."""
    try:
        answer = http.check_in(ticket_id)
    except ConnectionResetError:
        return "reset"
    except CutShortError:
        return "cut"
    except TimeoutError:
        return "nothing"
    except ValueError:
        return "no HTTP"
    return f"{answer.status} {(answer.header('content-type') or 'nothing').partition(';')[0]}"


@pytest.mark.parametrize(
    ("action", "seen"),
    [
        (Action.PASS, {"200 application/json"}),
        (Action.DELAY, {"200 application/json"}),
        (Action.DROP, {"cut"}),
        (Action.RESET_BEFORE, {"reset"}),
        (Action.RESET_AFTER, {"reset"}),
        (Action.RESET_INSIDE, {"reset", "cut"}),
        (Action.CUT, {"cut"}),
        (Action.CUT_HEAD, {"cut"}),
        (Action.PORTAL, {"200 text/html"}),
        (Action.REDIRECT, {"302 nothing"}),
        (Action.GARBAGE, {"no HTTP"}),
        (Action.HANG, {"nothing"}),
        (Action.HANG_AFTER, {"nothing"}),
    ],
)
def test_each_deed_looks_as_it_is_named_and_acts_or_not(
    proxy: TcpProxy,
    http: RawHttp,
    small_sandbox: SandboxThread,
    monkeypatch: pytest.MonkeyPatch,
    action: Action,
    seen: set[str],
) -> None:
    ticket_id = small_sandbox.world.tickets[0].id
    small_sandbox.world.forget_check_in(ticket_id)
    if action in (Action.HANG, Action.HANG_AFTER):
        monkeypatch.setattr("tests.contract.raw_http.TIMEOUT_S", 0.2)
    proxy.plan = always(action)
    assert outcome(http, ticket_id) in seen
    assert (ticket_id in small_sandbox.world.check_ins) is (action in FORWARDED)
    (handled,) = proxy.handled
    assert (handled.asked.method, handled.action, handled.delivered) == ("PUT", action, action in DELIVERED)
    proxy.plan = always(Action.PASS)
    assert outcome(http, ticket_id) == "200 application/json"


def test_every_deed_is_tried_above() -> None:
    tried = test_each_deed_looks_as_it_is_named_and_acts_or_not.pytestmark[0].args[1]  # type: ignore[attr-defined]
    assert {action for action, _ in tried} == set(Action)


def test_the_plan_is_asked_for_each_request_of_a_connection_that_is_kept(
    proxy: TcpProxy, http: RawHttp, small_sandbox: SandboxThread
) -> None:
    proxy.plan = in_turn([Action.PORTAL, Action.PASS, Action.CUT], requests=3, method="GET", path=USER)
    request = f"GET {USER} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {small_sandbox.token}\r\n\r\n"
    with http.connect() as connection:
        kinds = []
        for _ in range(2):
            connection.sendall(request.encode())
            kinds.append(read_answer(connection).header("content-type"))
        connection.sendall(request.encode())
        with pytest.raises(CutShortError):
            read_answer(connection)
    assert kinds == ["text/html", "application/json"]
    assert [handled.connection for handled in proxy.handled] == [1, 1, 1]
    assert http.get(USER).status == 200


def test_in_turn_takes_only_what_it_is_for() -> None:
    plan = in_turn([Action.CUT, Action.DROP], requests=3, method="PUT", path="/a")
    asked = [("PUT", "/a/1"), ("GET", "/a/1"), ("PUT", "/b"), ("PUT", "/a/2"), ("PUT", "/a"), ("PUT", "/a")]
    actions = [plan(Asked(number, *what)) for number, what in enumerate(asked, 1)]
    assert actions == [Action.CUT, Action.PASS, Action.PASS, Action.DROP, Action.CUT, Action.PASS]


def test_a_seeded_plan_is_the_same_again_and_ends() -> None:
    weights = {Action.PASS: 1.0, Action.CUT: 1.0, Action.HANG: 0.0}
    requests = [Asked(number, "GET", "/") for number in range(1, 101)]
    first, again, other = (
        [plan(asked) for asked in requests]
        for plan in (seeded(7, weights, requests=80), seeded(7, weights, requests=80), seeded(8, weights))
    )
    assert first == again
    assert first != other
    assert 20 < first[:80].count(Action.CUT) < 60
    assert set(first[80:]) == {Action.PASS}
    assert Action.HANG not in other


def test_while_the_link_is_down_connections_are_refused_and_open_ones_end(
    proxy: TcpProxy, http: RawHttp, small_sandbox: SandboxThread
) -> None:
    with http.connect() as connection:
        connection.sendall(
            f"GET {USER} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {small_sandbox.token}\r\n\r\n".encode()
        )
        assert read_answer(connection).status == 200
        with proxy.down():
            with pytest.raises(ConnectionResetError):
                connection.recv(1)
            with pytest.raises(ConnectionRefusedError):
                http.get(USER)
    assert http.get(USER).status == 200
    assert len(proxy.handled) == 2


def test_large_answers_and_bodies_go_through(http: RawHttp) -> None:
    page = http.get("/api/v2/guestlists?limit=1000").json()
    assert len(page["data"]["guestlist"]) == 30
    assert http.post_json("/api/v2/discount_codes", {"discount_code": {"code": "x" * 5000}}).status == 422
