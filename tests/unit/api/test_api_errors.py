import json
import ssl

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiosk.api.body_text import LONGEST_TEXT, people_text
from kiosk.api.errors import status_error, transport_error, undocumented
from kiosk.api.reply import HttpReply
from kiosk.engine.errors import (
    FailedError,
    LostError,
    NotDocumentedError,
    NotSentError,
    RefusedError,
    ServiceError,
    ThrottledError,
    UnauthorisedError,
)

PORTAL = (
    b"<!DOCTYPE html><html><head><title>Harbour  Free\nWi-Fi &amp; more</title></head><body>...</body></html>"
)


def reply(status: int, body: bytes | object = b"", **headers: str) -> HttpReply:
    encoded = body if isinstance(body, bytes) else json.dumps(body).encode()
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return HttpReply(status, httpx.Headers(named), encoded, 1_800_000_000.0)


@pytest.mark.parametrize(
    ("error", "becomes"),
    [
        (httpx.ConnectError("x"), NotSentError),
        (httpx.ConnectTimeout("x"), NotSentError),
        (httpx.PoolTimeout("x"), NotSentError),
        (httpx.ProxyError("x"), NotSentError),
        (httpx.UnsupportedProtocol("x"), NotSentError),
        (httpx.LocalProtocolError("x"), NotSentError),
        (httpx.InvalidURL("x"), NotSentError),
        (httpx.ReadTimeout("x"), LostError),
        (httpx.WriteTimeout("x"), LostError),
        (httpx.ReadError("x"), LostError),
        (httpx.WriteError("x"), LostError),
        (httpx.CloseError("x"), LostError),
        (httpx.RemoteProtocolError("x"), LostError),
        (httpx.DecodingError("x"), LostError),
        (httpx.StreamClosed(), LostError),
        (ssl.SSLError("x"), LostError),
        (OSError("x"), LostError),
    ],
)
def test_only_what_surely_never_left_is_not_sent(error: Exception, becomes: type[ServiceError]) -> None:
    translated = transport_error(error, "tickets.example.com")
    assert type(translated) is becomes
    assert translated.text
    assert translated.text != "x"


def test_the_reason_is_found_among_several_failed_addresses() -> None:
    error = httpx.ConnectError("all failed")
    error.__cause__ = OSError("all failed")
    error.__cause__.__cause__ = ExceptionGroup("several", [TimeoutError(), ConnectionRefusedError()])
    assert "refuses connections" in transport_error(error, "tickets.example.com").text


def test_every_exception_of_httpx_has_its_row() -> None:
    def leaves(kind: type[Exception]) -> set[type[Exception]]:
        below = set().union(*(leaves(child) for child in kind.__subclasses__()))
        return below or {kind}

    for kind in leaves(httpx.TransportError):
        assert isinstance(transport_error(kind("x"), "host"), NotSentError | LostError)


@pytest.mark.parametrize(
    ("status", "becomes"),
    [
        (101, NotDocumentedError),
        (300, NotDocumentedError),
        (302, NotDocumentedError),
        (304, NotDocumentedError),
        (400, RefusedError),
        (401, UnauthorisedError),
        (403, RefusedError),
        (404, RefusedError),
        (405, RefusedError),
        (407, RefusedError),
        (408, FailedError),
        (409, RefusedError),
        (410, RefusedError),
        (422, RefusedError),
        (425, ThrottledError),
        (429, ThrottledError),
        (451, RefusedError),
        (499, RefusedError),
        (500, FailedError),
        (502, FailedError),
        (503, FailedError),
        (511, NotDocumentedError),
        (599, FailedError),
        (600, NotDocumentedError),
    ],
)
@pytest.mark.parametrize("body", [b"", PORTAL, b'{"message":"no"}', b"\x00\xff\xfe"])
def test_the_status_decides_whatever_the_body(status: int, becomes: type[ServiceError], body: bytes) -> None:
    error = status_error(reply(status, body))
    assert type(error) is becomes
    assert error is not None
    assert error.status == status
    assert error.text == str(error) != ""


@pytest.mark.parametrize("status", [200, 201, 204, 299])
def test_success_is_no_error(status: int) -> None:
    assert status_error(reply(status, {"error": "invalid_token"})) is None


@pytest.mark.parametrize("status", [400, 403, 404, 422])
@pytest.mark.parametrize("code", ["invalid_token", "invalid_grant", "Invalid_Client", "expired_token"])
def test_an_oauth_error_is_about_the_token_whatever_the_status(status: int, code: str) -> None:
    error = status_error(reply(status, {"error": code, "error_description": "It was revoked."}))
    assert type(error) is UnauthorisedError
    assert error.text == "It was revoked."


@pytest.mark.parametrize(
    "body",
    [
        {"message": "The caller could not be authenticated"},
        {"errors": ["The OAuth 2.0 token is incorrect or expired."]},
        b"OAuth 2.0 token is incorrect or expired",
        {"error": {"message": "Access token has been revoked"}},
    ],
)
@pytest.mark.parametrize("status", [400, 403])
def test_the_message_that_the_interface_describes_is_about_the_token(status: int, body: object) -> None:
    assert type(status_error(reply(status, body))) is UnauthorisedError


@pytest.mark.parametrize(
    "body",
    [
        {"message": "The ticket's token is invalid"},
        {"error": "invalid_request"},
        {"error": "insufficient_scope"},
        {"error": "unauthorized"},
        {"error": "You may not scan in here"},
        {"error": 7},
        ["invalid_token"],
        PORTAL,
    ],
)
def test_other_refusals_are_not_about_the_token(body: object) -> None:
    assert type(status_error(reply(403, body))) is RefusedError


def test_at_oauths_own_endpoints_every_error_object_is() -> None:
    invalid = reply(400, {"error": "invalid_request", "error_description": "no token"})
    assert type(status_error(invalid, oauth=True)) is UnauthorisedError
    assert type(status_error(reply(503, {"error": "temporarily_unavailable"}), oauth=True)) is FailedError
    assert type(status_error(reply(404, PORTAL), oauth=True)) is RefusedError


def test_the_challenge_header_names_the_token() -> None:
    challenged = reply(403, b"", www_authenticate='Bearer realm="x", error="invalid_token"')
    scope = reply(403, b"", www_authenticate='Bearer error="insufficient_scope"')
    assert type(status_error(challenged)) is UnauthorisedError
    assert type(status_error(scope)) is RefusedError


def test_success_with_an_oauth_error_or_a_portals_page() -> None:
    assert type(undocumented(reply(200, {"error": "invalid_token"}), "why")) is UnauthorisedError
    refused = undocumented(
        reply(200, {"error": "invalid_grant", "error_description": "It was revoked."}), "why", oauth=True
    )
    assert isinstance(refused, UnauthorisedError)
    assert (refused.oauth_error, refused.is_described, refused.text) == (
        "invalid_grant",
        True,
        "It was revoked.",
    )
    portal = undocumented(reply(200, PORTAL), "why")
    assert type(portal) is NotDocumentedError
    assert portal.text == (
        "The answer is a web page titled “Harbour Free Wi-Fi & more”, not the service's: "
        "sign in to the Wi-Fi, or check the service's address."
    )
    assert (
        undocumented(reply(200, b"{}"), "it holds no x").text
        == "This is not the service's answer: it holds no x."
    )


def test_a_redirect_names_where_to() -> None:
    error = status_error(reply(302, b"", location="https://portal.example/login?token=abc"))
    assert error is not None
    assert "portal.example" in error.text
    assert "abc" not in error.text
    for odd in ("/login", "https://[", "", "\x00", "mailto:x", "https://xn--a/"):
        assert type(status_error(reply(307, b"", location=odd))) is NotDocumentedError


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ({"message": "Not yours"}, "Not yours"),
        ({"error": "invalid_request"}, "invalid_request"),
        ({"error": "invalid_grant", "error_description": "It is old."}, "It is old."),
        ({"error": {"message": "Deep"}}, "Deep"),
        ({"errors": ["One", "Two", "One"]}, "One; Two"),
        ({"errors": [{"title": "T", "detail": "D"}, {"message": "M"}]}, "D; M"),
        (
            {"errors": {"code": ["is taken", "is short"], "base": "No"}},
            "code: is taken; code: is short; base: No",
        ),
        (
            {"message": "Validation failed", "errors": {"code": "is taken"}},
            "Validation failed; code: is taken",
        ),
        (["a", "b"], "a; b"),
        ("just text", "just text"),
        ({"status": 404, "x": {}}, ""),
        (None, ""),
        (b"", ""),
        (b"  plain\n text\x00 ", "plain text"),
        (b"\xff\xfe\x00\x01\x02\xff\xff", ""),
        (PORTAL, "a web page titled “Harbour Free Wi-Fi & more”"),
        (b"<html><body><h1>Not <b>Found</b></h1></body></html>", "a web page titled “Not Found”"),
        (b"<html><TITLE lang=en>Gone\n away</TITLE ></html>", "a web page titled “Gone away”"),
        (b"<html><title> </title><h1>Busy</h1></html>", "a web page titled “Busy”"),
        (b"<html>" + b"<title>" * 9000, "a web page"),
        (b"<html><body>hi</body></html>", "a web page"),
        (b"<!-- x --><HTML><title></title></HTML>", "a web page"),
    ],
)
def test_what_a_body_says_to_people(body: object, said: str) -> None:
    assert people_text(reply(404, body)) == said


def test_html_is_known_by_its_type_too() -> None:
    assert people_text(reply(404, b"hello", content_type="Text/HTML; charset=x")) == "a web page"


def test_what_the_request_carried_is_hidden() -> None:
    body = {"message": "Token abc.def is bad", "errors": ["secret s3 too"]}
    assert people_text(reply(400, body), ("abc.def", "s3")) == "Token (hidden) is bad; secret (hidden) too"
    assert "abc" not in people_text(reply(400, b"<title>abc.def</title>"), ("abc.def",))


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: (
        st.lists(inner) | st.dictionaries(st.sampled_from(["error", "errors", "message", "x"]), inner)
    ),
)


@given(st.binary() | json_values.map(lambda value: json.dumps(value).encode()), st.integers(100, 999))
def test_any_reply_becomes_one_short_line(body: bytes, status: int) -> None:
    error = status_error(reply(status, body)) or undocumented(reply(status, body), "why")
    assert 0 < len(error.text) <= LONGEST_TEXT + 100
    assert error.text.isprintable()


def test_a_long_text_is_cut_and_deep_ones_are_left() -> None:
    assert len(people_text(reply(400, {"message": "x" * 10_000}))) == LONGEST_TEXT
    assert people_text(reply(400, b'{"errors":' * 400 + b'"deep"' + b"}" * 400)) == ""
    assert len(people_text(reply(400, b"y" * 60_000))) == LONGEST_TEXT


def test_reprs_show_no_body() -> None:
    assert "Ana" not in repr(reply(200, {"name": "Ana"}, x_name="Ana"))
