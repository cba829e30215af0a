"""GET /api/v2/current_user and GET /api/v2/listings, and who may ask at all."""

from datetime import datetime

import pytest

from kiosk.sandbox.server import SandboxThread
from tests.contract.raw_http import RawHttp

LISTINGS = "/api/v2/listings"


def test_current_user_answers_at_least_the_documented_fields(http: RawHttp, sandbox: SandboxThread) -> None:
    answer = http.get("/api/v2/current_user")
    assert answer.status == 200
    assert list(answer.json()) == ["current_user"]
    user = answer.json()["current_user"]
    assert user["id"] == sandbox.ready.user_id
    for name in ("id", "slug", "first_name", "last_name", "created_at", "updated_at", "email"):
        assert isinstance(user[name], str)
    assert datetime.fromisoformat(user["created_at"]) < datetime.fromisoformat(user["updated_at"])


def test_current_user_is_the_owner_of_the_token(http: RawHttp, sandbox: SandboxThread) -> None:
    answer = http.get("/api/v2/current_user", token=sandbox.world.strangers_token.value)
    assert answer.json()["current_user"]["id"] == sandbox.world.stranger.id


def titles(http: RawHttp, user_id: str, token: str | None) -> list[str]:
    answer = http.get(f"{LISTINGS}?user_id={user_id}", token=token)
    assert answer.status == 200
    content = answer.json()
    assert set(content) == {"listings", "meta"}
    assert set(content["meta"]) == {"count", "limit", "offset"}
    assert all(set(listing) == {"id", "title"} for listing in content["listings"])
    assert content["meta"]["count"] == len(content["listings"])
    return [listing["title"] for listing in content["listings"]]


def test_anybody_sees_the_public_listings(http: RawHttp, sandbox: SandboxThread) -> None:
    assert titles(http, sandbox.ready.user_id, None) == ["Harbour Festival", "Sunrise Sessions"]


def test_their_host_sees_the_private_ones_too(http: RawHttp, sandbox: SandboxThread) -> None:
    assert titles(http, sandbox.ready.user_id, sandbox.token) == [
        "Harbour Festival",
        "Sunrise Sessions",
        "Crew Party (not announced yet)",
    ]


def test_another_user_sees_only_the_public_ones(http: RawHttp, sandbox: SandboxThread) -> None:
    stranger = sandbox.world.strangers_token.value
    assert titles(http, sandbox.ready.user_id, stranger) == ["Harbour Festival", "Sunrise Sessions"]
    assert titles(http, sandbox.world.stranger.id, sandbox.token) == ["Allotment Open Day"]


def test_an_unknown_user_has_no_listings(http: RawHttp) -> None:
    assert titles(http, "nobody", None) == []


@pytest.mark.parametrize("query", ["", "?user_id=", "?user=1", "?user_id=%FF", "?user_id=1&user_id=2"])
def test_listings_need_a_user_id(http: RawHttp, query: str) -> None:
    answer = http.get(f"{LISTINGS}{query}")
    assert answer.status == 400
    assert isinstance(answer.json()["message"], str)


def test_a_token_that_is_sent_to_listings_must_be_good(http: RawHttp, sandbox: SandboxThread) -> None:
    answer = http.get(f"{LISTINGS}?user_id={sandbox.ready.user_id}", token=sandbox.ready.expired_token)
    assert answer.status == 401


@pytest.mark.parametrize("path", ["/api/v2/current_user", "/api/v2/guestlists"])
@pytest.mark.parametrize(
    "authorization",
    [None, "", "Bearer", "Bearer ", "Bearer made-up", "Basic dXNlcjpwYXNz", "Token {token}", "{token}",
     "Bearer {token} {token}", "Bearer {expired}", "Bearer {TOKEN}"],
)  # fmt: skip
def test_without_a_good_bearer_token_the_message_says_so(
    http: RawHttp, sandbox: SandboxThread, path: str, authorization: str | None
) -> None:
    headers = []
    if authorization is not None:
        value = authorization.format(
            token=sandbox.token, expired=sandbox.ready.expired_token, TOKEN=sandbox.token.swapcase()
        )
        headers.append(("Authorization", value))
    answer = http.ask("GET", path, headers=headers, token=None)
    assert answer.status == 401
    assert (answer.header("www-authenticate") or "").startswith("Bearer")
    assert "could not be authenticated" in answer.json()["message"]
    if authorization is not None:
        assert "incorrect or expired" in answer.json()["message"]


def test_two_tokens_are_no_token(http: RawHttp, sandbox: SandboxThread) -> None:
    twice = [("Authorization", f"Bearer {sandbox.token}")]
    assert http.ask("GET", "/api/v2/current_user", headers=twice).status == 401


def test_the_scheme_is_bearer_in_any_case(http: RawHttp, sandbox: SandboxThread) -> None:
    headers = [("authorization", f"bEARER {sandbox.token}")]
    assert http.ask("GET", "/api/v2/current_user", headers=headers, token=None).status == 200


def test_a_token_in_the_query_is_no_authentication(http: RawHttp, sandbox: SandboxThread) -> None:
    assert http.get(f"/api/v2/current_user?access_token={sandbox.token}", token=None).status == 401


@pytest.mark.parametrize("path", ["/api/v2/current_user", f"{LISTINGS}?user_id=1"])
def test_only_get_reads_them(http: RawHttp, path: str) -> None:
    for method in ("POST", "PUT", "DELETE"):
        assert http.ask(method, path).status == 405
