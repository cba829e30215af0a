import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiosk.api.base_url import BaseUrlError, check_base_url


@pytest.mark.parametrize(
    ("typed", "address"),
    [
        ("https://tickets.example.com", "https://tickets.example.com"),
        ("https://tickets.example.com/", "https://tickets.example.com"),
        ("  https://Tickets.Example.COM:443//  ", "https://tickets.example.com"),
        ("https://example.com:8443/box/office/", "https://example.com:8443/box/office"),
        ("https://example.com/a b", None),
        ("HTTPS://example.com", "https://example.com"),
        ("https://münchen.example/tür", "https://xn--mnchen-3ya.example/t%C3%BCr"),
        ("https://example.com/a%2Fb", "https://example.com/a%2Fb"),
        ("http://localhost:8000/", "http://localhost:8000"),
        ("http://LOCALHOST", "http://localhost"),
        ("http://127.0.0.1:1/x", "http://127.0.0.1:1/x"),
        ("http://127.255.0.9", "http://127.255.0.9"),
        ("http://[::1]:8000", "http://[::1]:8000"),
        ("https://[2001:db8::1]/x", "https://[2001:db8::1]/x"),
        ("https://192.0.2.7", "https://192.0.2.7"),
    ],
)
def test_addresses_are_normalised(typed: str, address: str | None) -> None:
    if address is None:
        with pytest.raises(BaseUrlError):
            check_base_url(typed)
    else:
        assert check_base_url(typed) == address
        assert check_base_url(address) == address


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("", "missing"),
        ("   ", "missing"),
        ("tickets.example.com", "https://"),
        ("tickets.example.com:443", "https://"),
        ("//tickets.example.com", "https://"),
        ("https:tickets.example.com", "https://"),
        ("https:///path", "host name"),
        ("https://", "host name"),
        ("ftp://example.com", "https://"),
        ("http://tickets.example.com", "this machine only"),
        ("http://127.0.0.1.example.com", "this machine only"),
        ("http://localhost.example.com", "this machine only"),
        ("http://0.0.0.0", "this machine only"),
        ("http://127.1", "this machine only"),
        ("http://2130706433", "this machine only"),
        ("http://10.0.0.1", "this machine only"),
        ("http://localhost@example.com", "password"),
        ("https://user:secret@example.com", "password"),
        ("https://example.com?x=1", "“?”"),
        ("https://example.com/?", "“?”"),
        ("https://example.com/#part", "“?”"),
        ("https://example.com/a/../b", "“..”"),
        ("https://example.com/a//b", "“//”"),
        ("https://exa mple.com", "characters"),
        ("https://example.com\\@localhost", "characters"),
        ("https://example.com\n", None),
        ("https://exam\nple.com", "characters"),
        ("https://example.com:0", "port"),
        ("https://example.com:99999", "port"),
        ("https://example.com:http", "port"),
        ("https://[::1", "web address"),
        ("https://a..b", "host name"),
        ("https://" + "a" * 64 + ".example", "host name"),
        ("https://300.1.1.1", "host name"),
        ("https://xn--a/", "host name"),
        ("https://xn--", "host name"),
        ("https://xn--0/", "host name"),
        ("https://xn--ls8h.la", "host name"),
        ("https://example.com/" + "x" * 3000, "characters"),
    ],
)
def test_what_cannot_be_the_address_is_refused_in_words(typed: str, words: str | None) -> None:
    if words is None:
        assert check_base_url(typed) == typed.strip()
    else:
        with pytest.raises(BaseUrlError, match=words.replace("?", r"\?").replace(".", r"\.")):
            check_base_url(typed)


@given(st.text() | st.from_regex(r"https?://[a-z0-9.\[\]:@/%-]{0,20}", fullmatch=True))
def test_any_text_gives_an_address_or_the_reason_why_not(typed: str) -> None:
    try:
        address = check_base_url(typed)
    except BaseUrlError:
        return
    assert address.startswith(("https://", "http://localhost", "http://127.", "http://[::1]"))
    assert check_base_url(address) == address
    assert "@" not in address.split("/")[2]
    assert not address.endswith("/")
