"""What a scanner's keys mean on another keyboard, there and back, for every pair of layouts."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiosk.core.layout_tables import DEAD, PLACES, TABLES
from kiosk.core.layouts import (
    Key,
    character,
    corrected,
    guesses,
    key_at,
    key_of,
    layout_of,
    layouts,
    meanings,
    typed_on,
)

ADDRESS = "https://Tickets.example/Check?token=aB-9f_zY&id=7#~x"
ELSEWHERE = [name for name in layouts() if name not in ("us", "us-intl", "gb")]


def test_every_layout_has_every_key_and_its_dead_keys() -> None:
    assert len(PLACES) == 48
    for name, rows in TABLES.items():
        assert [len(row) for row in rows] == [48, 48], name
        assert DEAD[name] <= set("".join(rows)), name


@pytest.mark.parametrize(
    ("computer", "arrives"),
    [
        ("us", "TKT-42_y/z?a=1&q:[#]"),
        ("gb", "TKT-42_y/z?a=1&q:[£]"),
        ("de", "TKTß42?z-y_á1/qÖü§+"),
        ("fr", "TKT)'é°y!w§q=&7aM^3$"),
        ("es", "TKT'42?y-z_a¡1/qÑ`·+"),
        ("it", "TKT'42?y-z_aì1/qçè£+"),
        ("ch-de", "TKT'42?z-y_a^1/qéü*¨"),
    ],
)
def test_american_scanner_elsewhere(computer: str, arrives: str) -> None:
    sent = "TKT-42_y/z?a=1&q:[#]"
    combining = computer != "de"
    if computer == "de":
        sent, arrives = "TKT-42_y/z?=a1&q:[#]", "TKTß42?z-y_á1/qÖü§+"
        combining = True
    assert typed_on(sent, "us", computer, combining=combining) == arrives
    assert corrected(arrives, meanings("us", computer)) == sent


@pytest.mark.parametrize("computer", ELSEWHERE)
@pytest.mark.parametrize("combining", [True, False])
@pytest.mark.parametrize("caps", [True, False])
def test_address_is_read_back(computer: str, combining: bool, caps: bool) -> None:
    sent = ADDRESS.replace("=a", "=7") if computer == "cz" else ADDRESS  # there á has a key of its own
    arrived = typed_on(sent, "us", computer, caps=caps, combining=combining)
    assert arrived != sent
    if caps and computer == "tr":
        return  # i is both i and capital I there
    if caps and computer in ("fr", "be", "cz"):  # digits, and not the marks above them
        sent = sent.replace("&", "7").replace("#", "3")
    assert corrected(arrived, meanings("us", computer, caps=caps)) == sent


def sendable(scanner: str, computer: str) -> str:
    """What a scanner of one layout can say to a computer of another so that no two sound the same."""
    table = meanings(scanner, computer)
    plain = [
        sent for heard, sent in table.items() if key_of(scanner, sent) and len(corrected(heard, {})) == 1
    ]
    return "".join(plain)


@given(st.data())
def test_what_any_scanner_sends_to_any_computer_is_read_back(data: st.DataObject) -> None:
    scanner, computer = data.draw(st.sampled_from(layouts())), data.draw(st.sampled_from(layouts()))
    text = data.draw(st.text(sendable(scanner, computer), max_size=30))
    arrived = typed_on(text, scanner, computer, combining=False)
    assert corrected(arrived, meanings(scanner, computer)) == text


def test_caps_lock_turns_letters_and_on_french_keyboards_digits() -> None:
    assert typed_on("aB-1", "us", "us", caps=True) == "Ab-1"
    assert typed_on("öÖ", "de", "de", caps=True) == "Öö"
    assert typed_on("a1A!", "us", "fr", caps=True) == "Q1q&"
    # Other systems leave the digits and make capitals of their letters: both mean the digits.
    french = meanings("us", "fr", caps=True)
    assert [corrected(text, french) for text in ("q123", 'Q&É"', 'Q&é"')] == ["A123", "a123", "a123"]


def test_key_that_american_boards_do_not_have_is_none_that_their_scanners_press() -> None:
    assert typed_on("<>", "us", "de") == ";:"
    assert typed_on("<>", "de", "us") == "<>"
    assert typed_on("\\", "us", "gb") == "#"
    assert typed_on("\\", "gb", "us-intl") == "\\"


def test_circumflex_before_a_digit_may_raise_it() -> None:
    swiss = meanings("us", "ch-de")
    assert corrected("token⁹", swiss) == "token=9"
    assert corrected("²", meanings("us", "fr")) == "`"  # a key of its own there


def test_character_without_a_key_stays_as_it_is() -> None:
    assert typed_on("日7", "us", "fr") == "日è"
    assert corrected("日è", meanings("us", "fr")) == "日7"
    assert key_of("us", "ß") is None


def test_keys_are_known_by_their_scan_codes() -> None:
    assert character("us", key_at(2, shifted=True) or Key(0, shifted=False)) == "!"
    assert character("de", key_at(21, shifted=False) or Key(0, shifted=False)) == "z"
    assert key_at(57, shifted=False) is None  # the space bar
    assert character("us", key_at(53, shifted=False) or Key(0, shifted=False)) == "/"


@pytest.mark.parametrize("computer", ELSEWHERE)
def test_guess_finds_what_was_sent_if_the_text_bears_the_marks_of_it(computer: str) -> None:
    for combining in (True, False):
        arrived = typed_on('TKT-000042-9f3c-Yz/?=7:"#~[', "us", computer, combining=combining)
        if not arrived.isascii():
            assert 'TKT-000042-9f3c-Yz/?=7:"#~[' in guesses(arrived)


def test_nothing_is_guessed_of_a_plain_code_or_of_what_no_keyboard_gives() -> None:
    assert guesses("TKT-000042-yz") == ()
    assert guesses("日本") == ()
    assert guesses("TKTß000042ß") == ("TKT-000042-",)


@pytest.mark.parametrize(
    ("language", "territory", "layout"),
    [
        ("de", "DE", "de"),
        ("de", "CH", "ch-de"),
        ("fr", "FR", "fr"),
        ("fr", "BE", "be"),
        ("es", "ES", "es"),
        ("es", "MX", "latam"),
        ("en", "US", ""),
        ("en", "GB", "gb"),
        ("ja", "JP", ""),
    ],
)
def test_keyboard_that_people_of_a_language_use(language: str, territory: str, layout: str) -> None:
    assert layout_of(language, territory) == layout
