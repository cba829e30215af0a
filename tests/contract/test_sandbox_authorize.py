"""GET /oauth/authorize: the consent page, and the ways back from it."""

import re
from html import unescape
from urllib.parse import parse_qs, quote, urlsplit

import pytest

from kiosk.sandbox.server import SandboxThread
from tests.contract.raw_http import Answer, RawHttp

HTTPS_REDIRECT = "https://kiosk.example/callback"


def authorize_query(sandbox: SandboxThread, **changes: str | None) -> str:
    fields: dict[str, str | None] = {
        "client_id": sandbox.ready.client_id,
        "response_type": "code",
        "redirect_uri": HTTPS_REDIRECT,
        "scope": "public",
        "state": "st&te =ü",
        **changes,
    }
    return "&".join(f"{name}={quote(value, safe='')}" for name, value in fields.items() if value is not None)


def decide(http: RawHttp, page: Answer, decision: str) -> Answer:
    """Do what a browser does when a button of the consent page is pressed."""
    html = page.body.decode("utf-8")
    assert f'name="decision" value="{decision}"' in html
    fields = {
        unescape(name): unescape(value)
        for name, value in re.findall(r'<input type="hidden" name="([^"]*)" value="([^"]*)">', html)
    }
    return http.post_form("/oauth/authorize", {**fields, "decision": decision})


def sent_back(answer: Answer) -> dict[str, list[str]]:
    assert answer.status == 302
    location = answer.header("location") or ""
    assert location.startswith(f"{HTTPS_REDIRECT}?")
    return parse_qs(urlsplit(location).query)


def test_the_consent_page_names_who_asks_for_what(http: RawHttp, sandbox: SandboxThread) -> None:
    page = http.get(f"/oauth/authorize?{authorize_query(sandbox)}", token=None)
    html = page.body.decode("utf-8")
    assert page.status == 200
    assert (page.header("content-type") or "").startswith("text/html")
    assert "Kiosk would like to use your account" in html
    assert "Mira Okonkwo" in html
    assert "Allow</button>" in html
    assert "Deny</button>" in html


def test_allowing_goes_back_with_a_code_and_the_state_unchanged(
    http: RawHttp, sandbox: SandboxThread
) -> None:
    page = http.get(f"/oauth/authorize?{authorize_query(sandbox)}", token=None)
    result = sent_back(decide(http, page, "allow"))
    assert set(result) == {"code", "state"}
    assert result["state"] == ["st&te =ü"]
    assert len(result["code"][0]) >= 12


def test_denying_goes_back_with_access_denied(http: RawHttp, sandbox: SandboxThread) -> None:
    page = http.get(f"/oauth/authorize?{authorize_query(sandbox)}", token=None)
    assert sent_back(decide(http, page, "deny")) == {"error": ["access_denied"], "state": ["st&te =ü"]}


def test_consent_once_given_is_not_asked_for_again(http: RawHttp, sandbox: SandboxThread) -> None:
    target = f"/oauth/authorize?{authorize_query(sandbox, state=None)}"
    first = sent_back(decide(http, http.get(target, token=None), "allow"))
    second = sent_back(http.get(target, token=None))
    assert set(second) == {"code"}
    assert second["code"] != first["code"]


def test_denying_is_no_consent(http: RawHttp, sandbox: SandboxThread) -> None:
    target = f"/oauth/authorize?{authorize_query(sandbox)}"
    decide(http, http.get(target, token=None), "deny")
    assert http.get(target, token=None).status == 200


def test_scope_and_state_may_be_left_out(http: RawHttp, sandbox: SandboxThread) -> None:
    page = http.get(f"/oauth/authorize?{authorize_query(sandbox, scope=None, state=None)}", token=None)
    assert set(sent_back(decide(http, page, "allow"))) == {"code"}


def test_what_comes_back_to_the_page_is_escaped(http: RawHttp, sandbox: SandboxThread) -> None:
    query = authorize_query(sandbox, state='"><script>alert(1)</script>')
    page = http.get(f"/oauth/authorize?{query}", token=None)
    assert b"<script>" not in page.body
    assert sent_back(decide(http, page, "allow"))["state"] == ['"><script>alert(1)</script>']


@pytest.mark.parametrize(
    "redirect_uri",
    ["http://127.0.0.1/callback", "http://127.0.0.1:8912/callback", "http://127.0.0.1:1/callback"],
)
def test_on_loopback_any_port_is_registered(http: RawHttp, sandbox: SandboxThread, redirect_uri: str) -> None:
    page = http.get(f"/oauth/authorize?{authorize_query(sandbox, redirect_uri=redirect_uri)}", token=None)
    back = decide(http, page, "allow")
    assert back.status == 302
    assert (back.header("location") or "").startswith(f"{redirect_uri}?code=")


@pytest.mark.parametrize(
    "redirect_uri",
    [
        None,
        "",
        "http://kiosk.example/callback",
        "https://kiosk.example/callback/",
        "https://kiosk.example/callback?more=1",
        "https://kiosk.example.evil.example/callback",
        "https://another.example/callback",
        "http://127.0.0.1:8912/other",
        "http://127.0.0.1:99999/callback",
        "http://127.0.0.1@evil.example/callback",
        "http://evil.example:80/callback",
        "https://kiosk.example:8443/callback",
        "http://127.0.0.1:port/callback",
        "http://u@127.0.0.1:80/callback",
        "http://[::1/callback",
        "javascript:alert(1)",
    ],
)
def test_an_unregistered_address_is_never_redirected_to(
    http: RawHttp, sandbox: SandboxThread, redirect_uri: str | None
) -> None:
    page = http.get(f"/oauth/authorize?{authorize_query(sandbox, redirect_uri=redirect_uri)}", token=None)
    assert page.status == 400
    assert page.header("location") is None
    assert b"This sign-in cannot go on" in page.body


@pytest.mark.parametrize("client_id", [None, "", "nobody"])
def test_an_unknown_application_is_never_redirected_to(
    http: RawHttp, sandbox: SandboxThread, client_id: str | None
) -> None:
    page = http.get(f"/oauth/authorize?{authorize_query(sandbox, client_id=client_id)}", token=None)
    assert page.status == 400
    assert page.header("location") is None


@pytest.mark.parametrize("response_type", [None, "", "token", "Code"])
def test_another_response_type_goes_back_as_an_error(
    http: RawHttp, sandbox: SandboxThread, response_type: str | None
) -> None:
    answer = http.get(f"/oauth/authorize?{authorize_query(sandbox, response_type=response_type)}", token=None)
    assert sent_back(answer) == {"error": ["unsupported_response_type"], "state": ["st&te =ü"]}


def test_another_scope_goes_back_as_an_error(http: RawHttp, sandbox: SandboxThread) -> None:
    answer = http.get(f"/oauth/authorize?{authorize_query(sandbox, scope='public admin')}", token=None)
    assert sent_back(answer) == {"error": ["invalid_scope"], "state": ["st&te =ü"]}


@pytest.mark.parametrize("extra", ["&client_id=twice", "&state=%FF"])
def test_a_query_that_cannot_be_read_gets_a_page(http: RawHttp, sandbox: SandboxThread, extra: str) -> None:
    page = http.get(f"/oauth/authorize?{authorize_query(sandbox)}{extra}", token=None)
    assert page.status == 400
    assert page.header("location") is None


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH"])
def test_other_methods_are_refused(http: RawHttp, method: str) -> None:
    answer = http.ask(method, "/oauth/authorize", token=None)
    assert answer.status == 405
    assert set(answer.json()) == {"error", "error_description"}
