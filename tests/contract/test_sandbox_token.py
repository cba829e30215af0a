"""POST /oauth/token and GET /oauth/token/info."""

import json
from typing import Any

import pytest

from kiosk.sandbox.server import SandboxThread
from tests.contract.conftest import EVENING, Clock, StartSandbox
from tests.contract.raw_http import Answer, RawHttp

REDIRECT = "https://kiosk.example/callback"
LIFETIME_S = 14 * 24 * 3600


def new_code(sandbox: SandboxThread) -> str:
    world = sandbox.world
    return world.tokens.new_code(world.application, REDIRECT, world.user_id).value


def credentials(sandbox: SandboxThread) -> dict[str, str]:
    return {"client_id": sandbox.ready.client_id, "client_secret": sandbox.ready.client_secret}


def code_request(sandbox: SandboxThread, **changes: str) -> dict[str, str]:
    return {
        "grant_type": "authorization_code",
        **credentials(sandbox),
        "code": new_code(sandbox),
        "redirect_uri": REDIRECT,
        **changes,
    }


def refusal(answer: Answer) -> tuple[int, str]:
    content = answer.json()
    assert set(content) == {"error", "error_description"}
    assert isinstance(content["error_description"], str)
    return answer.status, content["error"]


def post_multipart(http: RawHttp, fields: list[tuple[str, str]]) -> Answer:
    parts = "".join(
        f'--edge\r\nContent-Disposition: form-data; name="{name}"\r\n\r\n{value}\r\n'
        for name, value in fields
    )
    kind = [("Content-Type", "multipart/form-data; boundary=edge")]
    return http.ask("POST", "/oauth/token", headers=kind, body=f"{parts}--edge--\r\n".encode(), token=None)


def check_token_response(answer: Answer) -> dict[str, Any]:
    content: dict[str, Any] = answer.json()
    assert answer.status == 200
    assert answer.header("cache-control") == "no-store"
    assert len(content["access_token"]) >= 12
    assert content["token_type"] == "Bearer"
    assert content["expires_in"] == LIFETIME_S
    assert content["scope"] == "public"
    assert content["created_at"] == int(EVENING.timestamp())
    return content


def test_a_code_is_exchanged_by_form(http: RawHttp, sandbox: SandboxThread) -> None:
    content = check_token_response(http.post_form("/oauth/token", code_request(sandbox)))
    assert http.get("/api/v2/current_user", token=content["access_token"]).status == 200
    assert content["refresh_token"] != content["access_token"]


def test_a_code_is_exchanged_by_json(http: RawHttp, sandbox: SandboxThread) -> None:
    content = check_token_response(http.post_json("/oauth/token", code_request(sandbox), token=None))
    assert http.get("/api/v2/current_user", token=content["access_token"]).status == 200


def test_a_code_is_exchanged_by_multipart_form(http: RawHttp, sandbox: SandboxThread) -> None:
    check_token_response(post_multipart(http, list(code_request(sandbox).items())))
    twice = [*code_request(sandbox).items(), ("client_id", "twice")]
    assert refusal(post_multipart(http, twice)) == (400, "invalid_request")


def test_a_used_code_is_refused_and_takes_its_token_with_it(http: RawHttp, sandbox: SandboxThread) -> None:
    request = code_request(sandbox)
    token = http.post_form("/oauth/token", request).json()["access_token"]
    assert refusal(http.post_form("/oauth/token", request)) == (400, "invalid_grant")
    assert http.get("/api/v2/current_user", token=token).status == 401


def test_an_expired_code_is_refused(http: RawHttp, sandbox: SandboxThread, clock: Clock) -> None:
    request = code_request(sandbox)
    clock.forward(minutes=10)
    assert refusal(http.post_form("/oauth/token", request)) == (400, "invalid_grant")


def test_another_redirect_uri_is_refused_and_the_code_stays_good(
    http: RawHttp, sandbox: SandboxThread
) -> None:
    request = code_request(sandbox)
    wrong = {**request, "redirect_uri": "http://127.0.0.1/callback"}
    assert refusal(http.post_form("/oauth/token", wrong)) == (400, "invalid_grant")
    assert http.post_form("/oauth/token", request).status == 200


def test_another_applications_code_is_refused(http: RawHttp, sandbox: SandboxThread) -> None:
    other = sandbox.world.other_application
    request = code_request(sandbox, client_id=other.id, client_secret=other.secret)
    assert refusal(http.post_form("/oauth/token", request)) == (400, "invalid_grant")


def test_an_unknown_code_is_refused(http: RawHttp, sandbox: SandboxThread) -> None:
    request = code_request(sandbox, code="made-up")
    assert refusal(http.post_form("/oauth/token", request)) == (400, "invalid_grant")


@pytest.mark.parametrize("changes", [{"client_secret": "wrong"}, {"client_id": "nobody"}])
def test_wrong_credentials_are_refused(
    http: RawHttp, sandbox: SandboxThread, changes: dict[str, str]
) -> None:
    answer = http.post_form("/oauth/token", code_request(sandbox, **changes))
    assert refusal(answer) == (401, "invalid_client")


@pytest.mark.parametrize("missing", ["grant_type", "client_id", "client_secret", "code", "redirect_uri"])
def test_every_field_is_required(http: RawHttp, sandbox: SandboxThread, missing: str) -> None:
    request = code_request(sandbox)
    del request[missing]
    answer = http.post_form("/oauth/token", request)
    assert refusal(answer) == (400, "invalid_request")
    assert missing in answer.json()["error_description"]
    assert refusal(http.post_form("/oauth/token", {**request, missing: ""})) == (400, "invalid_request")


@pytest.mark.parametrize("grant_type", ["password", "AUTHORIZATION_CODE", "implicit"])
def test_another_grant_is_refused(http: RawHttp, sandbox: SandboxThread, grant_type: str) -> None:
    answer = http.post_form("/oauth/token", code_request(sandbox, grant_type=grant_type))
    assert refusal(answer) == (400, "unsupported_grant_type")


def test_another_scope_is_refused(http: RawHttp, sandbox: SandboxThread) -> None:
    answer = http.post_form("/oauth/token", code_request(sandbox, scope="admin"))
    assert refusal(answer) == (400, "invalid_scope")


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("application/json", b"{"),
        ("application/json", b"[]"),
        ("application/json", b"null"),
        ("application/json", b'{"grant_type": 7}'),
        ("application/json", b'"\xff"'),
        ("application/json", b""),
        ("application/x-www-form-urlencoded", b"grant_type=%FF"),
        ("application/x-www-form-urlencoded", b"\xff\xfe"),
        ("application/x-www-form-urlencoded", b"grant_type=refresh_token&grant_type=refresh_token"),
        ("application/x-www-form-urlencoded", b"&".join(b"f%d=1" % number for number in range(200))),
        ("application/x-www-form-urlencoded", b""),
        ("multipart/form-data", b"no boundary"),
        ("multipart/form-data; boundary=edge", b"--other"),
        ("text/plain", b"grant_type=client_credentials"),
        ("", b"grant_type=client_credentials"),
    ],
)
def test_a_body_that_cannot_be_read_is_an_invalid_request(http: RawHttp, kind: str, body: bytes) -> None:
    answer = http.ask("POST", "/oauth/token", headers=[("Content-Type", kind)], body=body, token=None)
    assert refusal(answer) == (400, "invalid_request")


@pytest.mark.parametrize("method", ["GET", "PUT", "DELETE"])
def test_only_post_exchanges(http: RawHttp, sandbox: SandboxThread, method: str) -> None:
    answer = http.ask(
        method, f"/oauth/token?grant_type=client_credentials&code={new_code(sandbox)}", token=None
    )
    assert refusal(answer) == (405, "invalid_request")
    assert answer.header("allow") == "POST"


def test_a_refresh_token_is_exchanged_once(http: RawHttp, sandbox: SandboxThread) -> None:
    request = {
        "grant_type": "refresh_token",
        **credentials(sandbox),
        "refresh_token": sandbox.ready.refresh_token,
    }
    content = check_token_response(http.post_form("/oauth/token", request))
    assert refusal(http.post_form("/oauth/token", request)) == (400, "invalid_grant")
    assert content["access_token"] != sandbox.token
    for token in (content["access_token"], sandbox.token):
        assert http.get("/api/v2/current_user", token=token).status == 200
    check_token_response(
        http.post_form("/oauth/token", {**request, "refresh_token": content["refresh_token"]})
    )


def test_without_rotation_a_refresh_token_stays_good(start_sandbox: StartSandbox) -> None:
    sandbox = start_sandbox(rotate_refresh=False)
    http = RawHttp(sandbox.port)
    request = {
        "grant_type": "refresh_token",
        **credentials(sandbox),
        "refresh_token": sandbox.ready.refresh_token,
    }
    contents = [check_token_response(http.post_form("/oauth/token", request)) for _ in range(2)]
    assert ["refresh_token" in content for content in contents] == [False, False]


def test_another_applications_refresh_token_is_refused(http: RawHttp, sandbox: SandboxThread) -> None:
    other = sandbox.world.other_application
    request = {
        "grant_type": "refresh_token",
        "client_id": other.id,
        "client_secret": other.secret,
        "refresh_token": sandbox.ready.refresh_token,
    }
    assert refusal(http.post_form("/oauth/token", request)) == (400, "invalid_grant")


def test_a_renewed_token_keeps_what_it_may_not_do(http: RawHttp, sandbox: SandboxThread) -> None:
    refresh = sandbox.world.no_scan_token.refresh
    assert refresh is not None
    request = {"grant_type": "refresh_token", **credentials(sandbox), "refresh_token": refresh}
    token = http.post_form("/oauth/token", request).json()["access_token"]
    assert http.check_in(sandbox.world.tickets[0].id, token=token).status == 403


def test_client_credentials_act_for_the_applications_owner(http: RawHttp, sandbox: SandboxThread) -> None:
    request = {"grant_type": "client_credentials", **credentials(sandbox)}
    content = check_token_response(http.post_form("/oauth/token", request))
    assert "refresh_token" not in content
    user = http.get("/api/v2/current_user", token=content["access_token"]).json()["current_user"]
    assert user["id"] == sandbox.ready.user_id


def test_tokens_live_as_long_as_they_are_set_to(start_sandbox: StartSandbox, clock: Clock) -> None:
    sandbox = start_sandbox(expires_in_s=60)
    http = RawHttp(sandbox.port, sandbox.token)
    clock.forward(seconds=59)
    assert http.get("/api/v2/current_user").status == 200
    clock.forward(seconds=1)
    assert http.get("/api/v2/current_user").status == 401


def test_token_info_answers_the_documented_fields(
    http: RawHttp, sandbox: SandboxThread, clock: Clock
) -> None:
    clock.forward(seconds=100)
    answer = http.get("/oauth/token/info")
    assert answer.status == 200
    assert answer.json() == {
        "resource_owner_id": sandbox.ready.user_id,
        "scopes": ["public"],
        "expires_in_seconds": LIFETIME_S - 100,
        "application": {"uid": sandbox.ready.client_id},
        "created_at": int(EVENING.timestamp()),
    }


def test_token_info_without_a_good_token_is_an_invalid_request(http: RawHttp, sandbox: SandboxThread) -> None:
    for token in (None, "made-up", "", sandbox.ready.expired_token):
        target = "/oauth/token/info"
        headers = [("Authorization", "Bearer ")] if token == "" else []
        answer = http.ask("GET", target, headers=headers, token=None if token == "" else token)
        assert refusal(answer) == (401, "invalid_request")


def test_token_info_is_only_for_get(http: RawHttp) -> None:
    assert refusal(http.ask("POST", "/oauth/token/info", body=json.dumps({}).encode())) == (
        405,
        "invalid_request",
    )
