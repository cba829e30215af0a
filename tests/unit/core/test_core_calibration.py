"""One scan of a known line tells how a hand scanner types, and what it sends is read right from then on."""

import pytest
from msgspec.structs import replace

from kiosk.core.calibration import LETTERS, LINE, MARKS, CalibrationTrouble, Learnt, NotLearnt, learn
from kiosk.core.keystrokes import Burst, Struck
from kiosk.core.layouts import key_of, layouts, typed_on
from kiosk.core.scanner_setup import (
    Ends,
    ScannerSetup,
    keyboard_of,
    layouts_in,
    meant_as_text,
    meant_from_text,
    read,
    setup_from,
)

TICKET = "https://Tickets.example/Check?token=8B-9f_zY&id=7#~x"


def heard(text: str, scanner: str, computer: str, *, caps: bool = False, placed: bool = False) -> Burst:
    """A text as an application gets it that takes keys alone, such as a button."""
    strokes = [
        Struck(
            typed_on(one, scanner, computer, caps=caps, combining=False),
            key_of(scanner, one) if placed else None,
        )
        for one in text
    ]
    return Burst(tuple(strokes), caps=placed and caps, end="\r", gap_s=0.004)


def learnt_from(burst: Burst) -> Learnt:
    found = learn(burst)
    assert isinstance(found, Learnt)
    return found


def test_line_holds_what_tickets_and_addresses_are_written_with() -> None:
    assert set(LETTERS + '-_.:/?=&%+#@~{}",;') <= set(LINE)
    assert set(MARKS) <= set(LINE)
    assert len(LINE) <= 134  # a code of 41 modules, which any scanner reads from a screen


@pytest.mark.parametrize("computer", [name for name in layouts() if name not in ("us", "cz")])
@pytest.mark.parametrize("caps", [False, True])
@pytest.mark.parametrize("placed", [False, True])
def test_american_scanner_is_corrected_on_any_keyboard(computer: str, caps: bool, placed: bool) -> None:
    learnt = learnt_from(heard(f"~{LINE}#", "us", computer, caps=caps, placed=placed))
    assert learnt.caps == caps
    if computer == "tr" and caps and not placed:
        return  # i and capital I arrive alike there
    assert (learnt.prefix, learnt.suffix) == ("~", "#")
    setup = setup_from(learnt)
    for later_caps in {False, caps} if computer not in ("fr", "be", "tr") else {caps}:
        burst = replace(heard(f"~{TICKET}#", "us", computer, caps=later_caps, placed=placed), caps=later_caps)
        assert read(burst, setup) == TICKET


@pytest.mark.parametrize(
    ("scanner", "computer", "named"),
    [
        ("us", "us", ("", "")),
        ("de", "de", ("", "")),
        ("us", "de", ("us", "de")),
        ("us", "fr", ("us", "fr")),
        ("us", "es", ("us", "es")),
        ("us", "it", ("us", "it")),
        ("us", "gb", ("us", "gb")),
        ("us", "ch-de", ("us", "ch-de")),
        ("us", "us-intl", ("us", "us-intl")),
    ],
)
def test_keyboards_are_named(scanner: str, computer: str, named: tuple[str, str]) -> None:
    learnt = learnt_from(heard(LINE, scanner, computer))
    assert (learnt.scanner, learnt.computer) == named
    assert learnt.is_corrected is (scanner != computer)
    assert not learnt.meant
    assert (learnt.end, learnt.gap_s) == ("\r", 0.004)


@pytest.mark.parametrize(("scanner", "computer"), [("de", "us"), ("fr", "de"), ("de", "fr"), ("it", "se")])
def test_any_scanner_is_corrected_on_any_keyboard(scanner: str, computer: str) -> None:
    setup = setup_from(learnt_from(heard(LINE, scanner, computer)))
    assert setup.is_corrected
    assert read(heard("TKT-42_Zy-aQ", scanner, computer), setup) == "TKT-42_Zy-aQ"


@pytest.mark.parametrize("scanner", layouts())
@pytest.mark.parametrize("computer", ["us", "fr", "de"])
@pytest.mark.parametrize("placed", [False, True])
def test_what_a_scanner_types_with_alt_gr_may_be_lost_and_nothing_else_is(
    scanner: str, computer: str, placed: bool
) -> None:
    """A keyboard without a third meaning of its keys makes nothing of them, as of a French `@` in the US."""

    def arrived(text: str) -> Burst:
        burst = heard(text, scanner, computer, placed=placed)
        known = [key_of(scanner, one) is not None or one == " " for one in text]
        return replace(
            burst,
            strokes=tuple(
                one if there else Struck("") for one, there in zip(burst.strokes, known, strict=True)
            ),
        )

    learnt = learnt_from(arrived(LINE))
    assert {one for one in LINE if key_of(scanner, one) is None} - {" "} == set(learnt.lost)
    code = "".join(one for one in TICKET if one not in learnt.lost + learnt.alike)
    assert read(arrived(code), setup_from(learnt)) == code
    assert not set(code) & set(learnt.lost)
    assert set("0123456789abcdefABCDEF-") & set(learnt.alike) <= {"-"}


def test_dead_keys_that_eat_the_blank_after_them_are_told() -> None:
    arrived = typed_on(LINE, "us", "de", combining=False)
    for dead in "´`^":
        arrived = arrived.replace(f" {dead} ", f" {dead}")
    learnt = learnt_from(Burst(tuple(map(Struck, arrived))))
    assert (learnt.scanner, learnt.computer, learnt.lost) == ("us", "de", "")
    assert setup_from(learnt).ends is Ends.WITH_SILENCE
    as_apostrophe = learnt_from(Burst(tuple(map(Struck, arrived.replace(" ´", " '")))))
    assert (as_apostrophe.scanner, as_apostrophe.computer) == ("us", "de")


def test_dead_keys_that_give_nothing_are_told() -> None:
    arrived = typed_on(LINE, "us", "de", combining=False).replace(" ´ ", "  ").replace(" ^ ", "  ")
    learnt = learnt_from(Burst(tuple(map(Struck, arrived))))
    assert (learnt.scanner, learnt.computer, learnt.lost) == ("us", "de", "=`")


def test_unknown_keyboard_is_learnt_character_by_character() -> None:
    arrived = LINE.translate(str.maketrans("ABab-/_?", "ДЕдеŵŷжж"))
    learnt = learnt_from(Burst(tuple(map(Struck, arrived))))
    assert (learnt.scanner, learnt.alike) == ("", "?")
    assert dict(learnt.meant) == {"Д": "A", "Е": "B", "д": "a", "е": "b", "ŵ": "-", "ŷ": "/", "ж": "_"}
    setup = setup_from(learnt)
    assert setup.is_corrected
    assert keyboard_of(setup) == "learnt"
    assert read(Burst((Struck("Д"), Struck("ŵ"), Struck("ŷ"), Struck("7"))), setup) == "A-/7"
    caps = learnt_from(Burst(tuple(map(Struck, arrived.swapcase()))))
    assert caps.caps
    assert caps.meant == learnt.meant
    assert read(Burst((Struck("д"), Struck("7")), caps=True), setup) == "A7"


def test_places_of_the_keys_tell_where_letters_do_not() -> None:
    cyrillic = str.maketrans("abcdefghijklmnopqrstuvwxyz", "фисвуапршолдьтщзйкыегмцчня")
    strokes = [Struck(one.translate(cyrillic), key_of("us", one)) for one in f"]{LINE}"]
    learnt = learnt_from(Burst(tuple(strokes), end="\t"))
    assert (learnt.scanner, learnt.computer, learnt.by_place, learnt.prefix) == ("us", "", True, "]")
    ticket = Burst(tuple(Struck(one.translate(cyrillic), key_of("us", one)) for one in "]abc-7"))
    assert read(ticket, setup_from(learnt)) == "abc-7"
    assert keyboard_of(setup_from(learnt)) == "us/"


def test_places_of_the_keys_go_before_letters_that_were_learnt() -> None:
    strokes = [Struck({"-": "ŵ", "=": "´"}.get(one, one), key_of("us", one)) for one in LINE]
    learnt = learnt_from(Burst(tuple(strokes)))
    assert (learnt.scanner, learnt.computer, learnt.by_place) == ("us", "", True)
    composed = Burst((Struck("ŵ", key_of("us", "-")), Struck("á"), Struck("ŵ")))
    assert read(composed, setup_from(learnt)) == "-=a-"


def test_where_keyboards_are_the_same_letters_are_believed_and_not_places() -> None:
    learnt = learnt_from(heard(LINE, "de", "de", placed=True))
    assert not learnt.is_corrected
    assert not learnt.by_place


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("TKT-000042-9f3c", CalibrationTrouble.ANOTHER_CODE),
        ("", CalibrationTrouble.ANOTHER_CODE),
        ("k  abc  k", CalibrationTrouble.INCOMPLETE),
        (LINE[:20], CalibrationTrouble.ANOTHER_CODE),
        (LINE.replace("Q", ""), CalibrationTrouble.INCOMPLETE),
        (LINE.replace("= & ", ""), CalibrationTrouble.INCOMPLETE),
        (LINE[:-1] + "z", CalibrationTrouble.ANOTHER_CODE),
        ("two  blanks and  two", CalibrationTrouble.ANOTHER_CODE),
    ],
)
def test_anything_else_tells_nothing(text: str, why: CalibrationTrouble) -> None:
    assert learn(Burst(tuple(map(Struck, text)))) == NotLearnt(why)
    placed = Burst(tuple(Struck(one, key_of("us", one)) for one in text))
    assert learn(placed) == NotLearnt(why)


def test_without_calibration_caps_lock_alone_is_undone() -> None:
    assert read(Burst((Struck("t"), Struck("K"), Struck("7")), caps=True), ScannerSetup()) == "Tk7"
    assert read(Burst((Struck("t"), Struck("K"))), ScannerSetup()) == "tK"


def test_what_is_around_a_code_is_taken_off_where_it_is_there() -> None:
    setup = ScannerSetup(prefix="~", suffix="#")
    assert read(Burst(tuple(map(Struck, "~TKT-1#"))), setup) == "TKT-1"
    assert read(Burst(tuple(map(Struck, "TKT-1"))), setup) == "TKT-1"


def test_how_codes_end_is_kept() -> None:
    assert [ScannerSetup(ends=ends).sends_end for ends in Ends] == [None, True, False]


def test_setup_is_kept_in_words() -> None:
    assert keyboard_of(ScannerSetup()) == ""
    assert not ScannerSetup().is_corrected
    assert keyboard_of(ScannerSetup("us", "de")) == "us/de"
    assert layouts_in("us/de") == ("us", "de")
    assert layouts_in("us/") == ("us", "")
    assert layouts_in("") == layouts_in("learnt") == ("", "")
    for wrong in ("us", "us/xx", "xx/de", "/de", "/"):
        with pytest.raises(ValueError, match=wrong):
            layouts_in(wrong)
    pairs = (("ß", "-"), ("´", "="), ("'4", "x"))
    assert meant_from_text(meant_as_text(pairs)) == pairs
    assert meant_from_text("") == ()
    with pytest.raises(ValueError, match="ß"):
        meant_from_text("ß-  ß")
