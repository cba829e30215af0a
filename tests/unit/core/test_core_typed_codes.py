"""A ticket is found though the scanner means another keyboard, and never a ticket in place of another."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiosk.core import codes
from kiosk.core.codes import candidates, pairing_code_in, typed_candidates
from kiosk.core.hub_link import HubLink, hub_link_of
from kiosk.core.layouts import layouts, typed_on
from kiosk.core.pairing import MOST_LINK_LETTERS, PairingLink, link_of

LINK = PairingLink("https://192.168.1.20:8788", "0a1b2c3d4e5f6789" * 4, "ABCDE23456")
HUB_LINK = HubLink(
    ("192.168.1.20:4222", "laptop.local:4222"), bytes(n % 251 for n in range(420)), "SUA7" * 14 + "SU"
)


def found(code: str) -> set[str]:
    return {one for tier in typed_candidates(code) for one in tier}


@pytest.mark.parametrize(
    "computer", ["de", "fr", "be", "es", "it", "pt", "ch-de", "ch-fr", "se", "dk", "no", "cz"]
)
@pytest.mark.parametrize("combining", [True, False])
def test_ticket_in_an_address_is_found_on_any_keyboard(computer: str, combining: bool) -> None:
    arrived = typed_on("https://t.example/c/?token=x2-9f3cY4z", "us", computer, combining=combining)
    assert "x2-9f3cY4z" in found(arrived)


def test_plain_code_is_looked_up_as_it_came_and_as_nothing_else() -> None:
    for code in ("TKT-000042-yz", "zyzyzy7", "", "TKT/42?7"):
        assert typed_candidates(code) == candidates(code)


def test_code_that_is_too_long_for_a_ticket_is_not_guessed_at() -> None:
    assert typed_candidates("ß" * 200) != candidates("ß" * 200)
    assert typed_candidates("ß" * 4000) == candidates("ß" * 4000)


def test_text_as_it_came_goes_before_every_guess() -> None:
    tiers = typed_candidates("müller-7")
    assert tiers[: len(candidates("müller-7"))] == candidates("müller-7")
    assert len({one for tier in tiers for one in tier}) == sum(len(tier) for tier in tiers)


@pytest.mark.parametrize("computer", layouts())
@pytest.mark.parametrize("combining", [True, False])
def test_pairing_code_is_told_from_a_ticket_on_any_keyboard_and_good_for_pairing(
    computer: str, combining: bool
) -> None:
    for sent in (LINK.text, f"]Q1{LINK.text}"):
        arrived = typed_on(sent, "us", computer, combining=combining)
        assert link_of(pairing_code_in(arrived)) == LINK
        assert link_of(pairing_code_in(arrived.encode())) == LINK
    arrived = typed_on(LINK.text[:30], "us", computer, caps=True, combining=combining)
    assert pairing_code_in(arrived)


@pytest.mark.parametrize("computer", layouts())
def test_hubs_code_is_told_from_a_ticket_on_any_keyboard_however_long_it_is(computer: str) -> None:
    assert len(HUB_LINK.text) > MOST_LINK_LETTERS, "it is longer than any office's"
    arrived = typed_on(HUB_LINK.text, "us", computer)
    assert hub_link_of(pairing_code_in(arrived)) == HUB_LINK


def test_pairing_code_holds_nothing_that_is_looked_up_among_tickets() -> None:
    assert candidates(LINK.text) == candidates(LINK.text.upper().encode()) == ()
    assert typed_candidates(f" {LINK.text[:60]}") == ()
    for code in ("", "TKT-1", "kiosk", b"TKT-1", b"", "kiosk-pairs"):
        assert pairing_code_in(code) == ""


@given(st.text("abyzYZ0123456789-_/=?&:;", max_size=20))
def test_code_of_one_guest_is_never_read_as_that_of_another(code: str) -> None:
    """What an American keyboard can type is believed, whatever else it could have meant."""
    assert typed_candidates(code) == candidates(code)


@given(st.text(max_size=300))
def test_anything_at_all_gives_tiers_and_what_was_typed_goes_before_every_guess(code: str) -> None:
    as_typed = candidates(code)
    assert typed_candidates(code)[: len(as_typed)] == as_typed


def test_most_tickets_are_not_looked_at_for_each_keyboard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(codes, "meanings", lambda *_, **__: pytest.fail("looked at"))
    for ticket in ("ORDER-12345-1", "8f14e45fceea167a", "https://tickets.example/t/7Hq2", "a" * 4, ""):
        assert pairing_code_in(ticket) == ""
