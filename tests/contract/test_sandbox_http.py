"""What comes over the wire that is no well-behaved request."""

import pytest

from kiosk.sandbox.server import SandboxThread
from tests.contract.conftest import Clock
from tests.contract.raw_http import RawHttp, read_answer, read_to_end

BODY_MAX = 1024 * 1024


@pytest.mark.parametrize(
    "path", ["/", "/api", "/api/v2", "/api/v2/", "/api/v2/events", "/api/v3/guestlists",
             "/api/v2/guestlists/", "/api/v2/Guestlists", "/api/v2//guestlists", "/robots.txt"],
)  # fmt: skip
def test_an_unknown_address_is_not_found(http: RawHttp, path: str) -> None:
    answer = http.get(path)
    assert answer.status == 404
    assert answer.json() == {"message": "There is nothing at this address."}


def test_an_unknown_oauth_address_is_refused_in_oauths_words(http: RawHttp) -> None:
    answer = http.get("/oauth/revoke")
    assert answer.status == 404
    assert answer.json()["error"] == "invalid_request"


@pytest.mark.parametrize("path", ["/api/v2/guestlists", "/api/v2/current_user", "/oauth/token/info"])
def test_head_is_get_without_the_body(http: RawHttp, path: str) -> None:
    with_body = http.get(path)
    without = http.ask("HEAD", path)
    assert without.status == 200
    assert without.body == b""
    assert without.header("content-length") == str(len(with_body.body))


def test_answers_carry_the_services_own_date(http: RawHttp, clock: Clock) -> None:
    assert http.get("/api/v2/current_user").header("date") == "Sat, 13 Jun 2026 17:42:05 GMT"
    clock.forward(hours=1)
    assert http.get("/nowhere").header("date") == "Sat, 13 Jun 2026 18:42:05 GMT"


def test_a_connection_serves_one_request_after_another(http: RawHttp, sandbox: SandboxThread) -> None:
    request = (
        f"GET /api/v2/current_user HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {sandbox.token}\r\n\r\n"
    ).encode()
    with http.connect() as connection:
        statuses = []
        for _ in range(3):
            connection.sendall(request)
            statuses.append(read_answer(connection).status)
    assert statuses == [200, 200, 200]


@pytest.mark.parametrize(
    "text",
    [
        b"not HTTP at all\r\n\r\n",
        b"GET /api/v2/guestlists\r\n\r\n",
        b"GET  /api/v2/guestlists HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /api/v2/guestlists HTTP/1.1\r\n\r\n",
        b"GET /\xff HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nno colon here\r\n\r\n",
        b"POST /oauth/token HTTP/1.1\r\nHost: x\r\nContent-Length: many\r\n\r\n",
        b"POST /oauth/token HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab",
    ],
)
def test_what_is_not_http_is_refused_and_the_next_request_works(http: RawHttp, text: bytes) -> None:
    assert http.speak(text).startswith(b"HTTP/1.1 400 ")
    assert http.get("/api/v2/current_user").status == 200


@pytest.mark.parametrize("start", [b"GET /", b"GET / HTTP/1.1\r\nX: "])
def test_an_endless_head_is_not_read_to_its_end(http: RawHttp, start: bytes) -> None:
    try:
        refused = http.speak(start + b"x" * 300_000).startswith(b"HTTP/1.1 400 ")
    except ConnectionError:  # it hung up while we were still talking, and its answer went with that
        refused = True
    assert refused
    assert http.get("/api/v2/current_user").status == 200


@pytest.mark.parametrize("keep", [0.3, 0.9, 1.0])
def test_half_a_request_is_never_acted_on(http: RawHttp, sandbox: SandboxThread, keep: float) -> None:
    ticket_id = sandbox.world.tickets[0].id
    whole = (
        f"PUT /api/v2/cost_item_check_ins/{ticket_id}?cost_item_id={ticket_id} HTTP/1.1\r\nHost: x\r\n"
        f"Authorization: Bearer {sandbox.token}\r\nContent-Length: 10\r\n\r\n12345"
    ).encode()
    with http.connect() as connection:
        connection.sendall(whole[: int(len(whole) * keep)])
    assert http.get("/api/v2/current_user").status == 200
    assert sandbox.world.check_ins == {}


def test_a_body_in_chunks_is_read(http: RawHttp, sandbox: SandboxThread) -> None:
    ready = sandbox.ready
    body = f"grant_type=client_credentials&client_id={ready.client_id}&client_secret={ready.client_secret}"
    chunks = "".join(f"{len(part):x}\r\n{part}\r\n" for part in (body[:9], body[9:]))
    text = (
        "POST /oauth/token HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n"
        f"Content-Type: application/x-www-form-urlencoded\r\n\r\n{chunks}0\r\n\r\n"
    )
    assert http.speak(text.encode()).startswith(b"HTTP/1.1 200 ")


@pytest.mark.parametrize("path", ["/oauth/token", "/api/v2/discount_codes"])
def test_a_huge_body_is_refused(http: RawHttp, path: str) -> None:
    assert http.ask("POST", path, body=b"x" * (BODY_MAX + 1)).status == 413
    assert http.ask("POST", path, body=b"x" * (8 * BODY_MAX)).status == 413
    assert http.ask("POST", path, body=b"x" * BODY_MAX).status == 400


def test_a_deeply_nested_body_is_refused(http: RawHttp) -> None:
    nested = b'{"discount_code":' + b"[" * 200_000 + b"]" * 200_000 + b"}"
    kind = [("Content-Type", "application/json")]
    assert http.ask("POST", "/api/v2/discount_codes", headers=kind, body=nested).status == 400


def test_expect_continue_is_honoured(http: RawHttp) -> None:
    with http.connect() as connection:
        connection.sendall(
            b"POST /oauth/token HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nExpect: 100-continue\r\n"
            b"Content-Type: application/json\r\nConnection: close\r\n\r\n"
        )
        assert read_answer(connection).status == 100
        connection.sendall(b"{}")
        assert read_to_end(connection).startswith(b"HTTP/1.1 400 ")
