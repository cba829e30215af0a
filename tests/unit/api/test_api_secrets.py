"""Token exchanges, and that nothing secret shows anywhere."""

import asyncio
import logging
import traceback
from urllib.parse import parse_qs

import pytest

from kiosk.api.auth import GivenToken, RefreshingTokens
from kiosk.api.client import ServiceClient
from kiosk.api.oauth import Application, TokenEndpoint
from kiosk.api.records import Tokens
from kiosk.engine.errors import LostError, NotDocumentedError, ServiceError, UnauthorisedError
from kiosk.engine.records import DiscountCode, PageQuery
from tests.unit.api.scripted_server import TOKEN, FakeClock, Received, Say, ask, http, serving

CODE = "c0de-7"
REFRESH = "r3fresh"
APPLICATION = Application("app-1", "cl13nt/secret&x")
USER = http(200, {"current_user": {"id": "u-1"}})


def trade(*answers: bytes | Say, grant: str) -> tuple[Tokens | ServiceError, list[Received]]:
    async def talk() -> tuple[Tokens | ServiceError, list[Received]]:
        async with serving(*answers) as server:
            endpoint = TokenEndpoint(f"http://127.0.0.1:{server.port}", APPLICATION, FakeClock())
            try:
                if grant == "code":
                    return await endpoint.by_code(CODE, "https://office.example/back"), server.requests
                if grant == "refresh":
                    return await endpoint.by_refresh_token(REFRESH), server.requests
                return await endpoint.by_client_credentials(), server.requests
            except ServiceError as error:
                return error, server.requests
            finally:
                await endpoint.aclose()

    return asyncio.run(talk())


@pytest.mark.parametrize(
    ("grant", "fields"),
    [
        (
            "code",
            {
                "grant_type": "authorization_code",
                "code": CODE,
                "redirect_uri": "https://office.example/back",
            },
        ),
        ("refresh", {"grant_type": "refresh_token", "refresh_token": REFRESH}),
        ("credentials", {"grant_type": "client_credentials"}),
    ],
)
def test_token_exchanges_are_forms(grant: str, fields: dict[str, str]) -> None:
    brought, (sent,) = trade(http(200, {"access_token": "new", "token_type": "bearer"}), grant=grant)
    assert brought == Tokens("new")
    assert (sent.method, sent.target) == (b"POST", b"/oauth/token")
    assert sent.header("content-type") == "application/x-www-form-urlencoded"
    assert sent.header("authorization") is None
    expected = {**fields, "client_id": "app-1", "client_secret": APPLICATION.client_secret}
    assert parse_qs(sent.body.decode(), strict_parsing=True) == {k: [v] for k, v in expected.items()}


@pytest.mark.parametrize(
    ("answer", "becomes"),
    [
        (http(400, {"error": "invalid_grant", "error_description": "It was used."}), UnauthorisedError),
        (http(401, {"error": "invalid_client", "error_description": "Who?"}), UnauthorisedError),
        (http(400, {"error": "unsupported_grant_type"}), UnauthorisedError),
        (http(200, "<html>portal</html>"), NotDocumentedError),
        (http(200, {"error": "invalid_grant"}), UnauthorisedError),
        (Say(then="reset"), LostError),
    ],
)
def test_exchanges_that_bring_no_tokens(answer: bytes | Say, becomes: type[ServiceError]) -> None:
    error, _ = trade(answer, grant="refresh")
    assert type(error) is becomes


SECRETS = (TOKEN, REFRESH, APPLICATION.client_secret, CODE, "n3w-access", "n3w-refresh")
ECHO = http(403, {"message": f"{' '.join(SECRETS)} are not welcome"})
CALLS = [
    lambda client: client.check_in("t-1"),
    lambda client: client.guest_page(PageQuery()),
    lambda client: client.current_user(),
    lambda client: client.token_info(),
    lambda client: client.listings("u"),
    lambda client: client.create_discount_code(DiscountCode(listing_id="l", code="c", percent=0.5)),
]
OUTCOMES = [
    ECHO,
    http(401, {"error": "invalid_token", "error_description": f"{TOKEN} expired"}),
    http(500, f"<html><title>{TOKEN}</title></html>"),
    http(200, f"<html><title>{TOKEN}</title></html>"),
    http(302, b"", headers=["Location: https://portal.example/"]),
    Say(then="reset"),
    Say(then="close"),
    USER,
]


@pytest.mark.parametrize("call", CALLS)
def test_the_token_is_in_no_log_record_and_no_exception(
    call: object, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    for answer in OUTCOMES:
        asked = ask(call, answer)  # type: ignore[arg-type]
        assert asked.request.header("authorization") == f"Bearer {TOKEN}"
        if asked.error is not None:
            shown = "".join(traceback.format_exception(asked.error))
            assert TOKEN not in shown + repr(asked.error) + repr(asked.error.__dict__)
    assert caplog.records, "httpx logs its requests, so there is something to look through"
    assert TOKEN not in caplog.text
    assert not any(TOKEN in repr(record.__dict__) for record in caplog.records)


@pytest.mark.parametrize("grant", ["code", "refresh", "credentials"])
def test_an_exchange_shows_no_secret(grant: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    good = http(200, {"access_token": "n3w-access", "refresh_token": "n3w-refresh"})
    for answer in (good, Say(then="reset"), http(200, [])):
        brought, _ = trade(answer, grant=grant)
        shown = repr(brought) + str(brought)
        if isinstance(brought, ServiceError):
            shown += "".join(traceback.format_exception(brought))
        assert not any(secret in shown + caplog.text for secret in SECRETS)
    error, _ = trade(ECHO, grant=grant)
    carried = {"code": [CODE], "refresh": [REFRESH], "credentials": []}[grant]
    assert isinstance(error, ServiceError)
    assert "not welcome" in str(error)
    assert not any(secret in str(error) for secret in [*carried, APPLICATION.client_secret])


async def test_reprs_show_no_secret() -> None:
    client = ServiceClient("https://tickets.example.com", GivenToken(TOKEN), FakeClock())
    endpoint = TokenEndpoint("https://tickets.example.com", APPLICATION, FakeClock())
    tokens = RefreshingTokens(Tokens("n3w-access", "n3w-refresh"), endpoint.by_refresh_token)
    parts = [
        tokens,
        client,
        endpoint,
        GivenToken(TOKEN),
        APPLICATION,
        Tokens("n3w-access", "n3w-refresh"),
    ]
    text = " ".join(map(repr, parts)) + " ".join(map(str, parts))
    assert not any(secret in text for secret in SECRETS)
