"""The pairing link: it goes round, it is forgiving about how it was typed, and nothing else is one."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiosk.core.codes import pairing_code_in
from kiosk.core.layouts import typed_on
from kiosk.core.pairing import (
    CODE_LETTERS,
    LETTERS,
    PairingLink,
    clean_address,
    clean_code,
    clean_fingerprint,
    is_newer_link,
    is_pairing_code,
    link_of,
    may_become_link,
    shown_code,
    shown_fingerprint,
)

FINGERPRINT = "0123456789abcdef" * 4
LINK = PairingLink("https://192.168.1.20:8788", FINGERPRINT, "ABCDE23456")


def test_a_link_goes_round() -> None:
    assert link_of(LINK.text) == LINK
    assert link_of("  " + LINK.text.replace(";", ";\n") + " ") == LINK
    assert link_of(LINK.text.replace(":8788;", ":8788/;")) == LINK
    assert LINK.code not in repr(LINK)


def test_a_link_is_the_same_where_caps_lock_was_on() -> None:
    assert link_of(LINK.text.swapcase()) == LINK
    assert clean_address("HTTPS://192.168.1.20:8788") == LINK.address
    assert pairing_code_in(typed_on(LINK.text, "us", "us", caps=True)) == LINK.text.swapcase()


@given(code=st.text(LETTERS, min_size=CODE_LETTERS, max_size=CODE_LETTERS))
def test_a_code_is_taken_as_people_type_it(code: str) -> None:
    assert clean_code(shown_code(code)) == clean_code(f" {code.lower()} ") == code
    assert len(shown_code(code)) == CODE_LETTERS + 1


@pytest.mark.parametrize("text", ["", "ABCDE", "ABCDE2345", "ABCDE234567", "ABCDE2345O", "ABCDE2345é"])
def test_what_cannot_be_a_code_is_none(text: str) -> None:
    assert clean_code(text) == ""


def test_a_pairing_code_is_told_from_a_ticket_whole_or_not() -> None:
    assert is_pairing_code(LINK.text)
    assert is_pairing_code(f" KIOSK-PAIR:v9;{'x' * 2000}")
    assert not is_pairing_code("TKT-1")
    assert not is_pairing_code("")


def test_a_link_of_a_newer_kiosk_is_known_as_one() -> None:
    newer = LINK.text.replace("v1", "v2")
    for text in (newer, newer.upper(), f" kiosk-pair:v2\n{newer[13:]}", "kiosk-pair:v10;https://office"):
        assert link_of(text) is None
        assert is_newer_link(text)
    for text in (LINK.text, LINK.text[:20], "kiosk-pair:", "kiosk-pair", "TKT-1", ""):
        assert not is_newer_link(text)


@pytest.mark.parametrize("at", range(len(LINK.text)))
def test_a_link_that_is_broken_anywhere_may_still_become_one(at: int) -> None:
    assert may_become_link(f" {LINK.text[:at].upper()}\r\n")


@pytest.mark.parametrize("text", ["TKT-1", "https://127.0.0.1", "kiosk-pair:v2;", LINK.text + " " * 512])
def test_nothing_else_may_become_a_link(text: str) -> None:
    assert not may_become_link(text)


def test_a_fingerprint_is_taken_as_people_write_it() -> None:
    assert clean_fingerprint(shown_fingerprint(FINGERPRINT)) == FINGERPRINT
    assert (
        clean_fingerprint(":".join(FINGERPRINT[at : at + 2] for at in range(0, 64, 2)).upper()) == FINGERPRINT
    )
    assert clean_fingerprint(FINGERPRINT[1:]) == clean_fingerprint("g" * 64) == ""


def test_an_address_is_taken_as_people_type_it() -> None:
    for typed in ("192.168.1.20:8788", " https://192.168.1.20:8788/ ", "192.168.1.20 :8788"):
        assert clean_address(typed) == LINK.address
    assert clean_address("[fe80::1]:8788") == "https://[fe80::1]:8788"
    for typed in ("", "the office", "http://192.168.1.20:8788", "192.168.1.20", "a/b:8788"):
        assert clean_address(typed) == ""


@pytest.mark.parametrize(
    "text",
    [
        "",
        "TKT-1",
        LINK.text.replace("v1", "v2"),
        LINK.text.replace("https", "http"),
        LINK.text.replace("192.168.1.20", "a@b"),
        LINK.text.replace("192.168.1.20", "a/b"),
        LINK.text.replace(FINGERPRINT, FINGERPRINT[:-1]),
        LINK.text[:-1],
        f"{LINK.text};more",
        f"{LINK.text}{' ' * 600}",
    ],
)
def test_anything_else_is_no_link(text: str) -> None:
    assert link_of(text) is None
