"""The hub's link, as it is shown, scanned, pasted, and broken on the way."""

import pytest
from msgspec.structs import replace

from kiosk.core.codes import candidates, pairing_code_in
from kiosk.core.hub_link import (
    MOST_LINK_LETTERS,
    HubLink,
    hub_link_of,
    is_hub_code,
    is_server,
    may_become_hub_link,
)
from kiosk.core.pairing import is_newer_link

SEED = "SUAOCN7IUOJWRQFUCP6KOGI6JRCRNKXRYYWAB4AS2RMBJP45BDOK7VMSBY"
LINK = HubLink(("192.168.1.20:4222", "laptop.local:4222", "[fe80::1]:4222"), bytes(range(200)), SEED)


@pytest.mark.parametrize("size", [200, 201, 202, 323])
@pytest.mark.parametrize(
    "link", [LINK, replace(LINK, is_invitation=False, replicas=3, servers=("10.0.0.5:1",))]
)
def test_a_link_is_read_as_it_was_written(link: HubLink, size: int) -> None:
    whole = replace(link, authority=bytes(n % 251 for n in range(size)))
    assert hub_link_of(whole.text) == whole
    assert SEED not in repr(whole)


def test_blanks_and_line_breaks_of_a_mail_are_passed_over() -> None:
    text = LINK.text
    broken = "\r\n  ".join(text[at : at + 60] for at in range(0, len(text), 60))
    assert hub_link_of(f" {broken}\n") == LINK


@pytest.mark.parametrize(
    ("of", "to"),
    [
        ("v1", "v2"),
        ("kiosk-hub", "kiosk-pair"),
        (";once;", ";twice;"),
        (";once;1", ";once;2"),
        (";once;1", ";once;1;1"),
        (SEED, SEED[:-1]),
        (SEED, SEED.lower()),
        ("192.168.1.20:4222", "192.168.1.20"),
        ("192.168.1.20:4222", "192.168.1.20:0"),
        ("192.168.1.20:4222", "192.168.1.20:65536"),
        ("192.168.1.20:4222", "user@192.168.1.20:4222"),
        ("[fe80::1]:4222", "[::::]:4222"),
        ("[fe80::1]:4222", "[192.168.1.20]:4222"),
        ("192.168.1.20:4222", ",".join(f"10.0.0.{n}:1" for n in range(8))),
        ("AAEC", "A*EC"),
        ("AAECAw", "AAEC"),
    ],
)
def test_what_is_no_link_of_this_version_is_none(of: str, to: str) -> None:
    assert of in LINK.text
    assert hub_link_of(LINK.text.replace(of, to, 1)) is None


def test_a_text_without_end_is_no_link() -> None:
    assert hub_link_of(LINK.text + " " * MOST_LINK_LETTERS) is None


def test_a_link_that_comes_line_by_line_is_waited_for() -> None:
    assert may_become_hub_link("kios")
    assert may_become_hub_link(LINK.text[:100])
    assert not may_become_hub_link("kiosk-pair:v1;")
    assert not may_become_hub_link(LINK.text * 10)


@pytest.mark.parametrize("text", [LINK.text, LINK.text[:20], "KIOSK-HUB: v9;x"])
def test_a_hubs_code_is_no_tickets(text: str) -> None:
    assert is_hub_code(text)


def test_a_tickets_code_is_no_hubs() -> None:
    assert not is_hub_code("kiosk-hubbub")
    assert not is_server("")


@pytest.mark.parametrize("read", [LINK.text, LINK.text[:40], "]Q3" + LINK.text])
def test_a_hubs_code_is_never_taken_for_a_tickets(read: str) -> None:
    assert candidates(read) == ()
    assert is_hub_code(pairing_code_in(read))
    assert not is_newer_link(read)
