"""Sentences as values: English where they are printed, and made of parts that others make words of."""

import copy
import errno
import pickle
from dataclasses import asdict, dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiosk.core.message import STATUS_PHRASES, Age, Message, filled, from_text, to_text, why_of

SAID = Message("{host} did not answer in time.", host="tickets.example.org")


def test_printed_it_is_english_and_it_knows_what_it_was_made_of() -> None:
    assert SAID == str(SAID) == f"{SAID}" == "tickets.example.org did not answer in time."
    assert (SAID.template, SAID.parts) == ("{host} did not answer in time.", {"host": "tickets.example.org"})
    assert Message("Nothing to fill") == "Nothing to fill"
    assert Message("{n} of {all}, {why}", n=3, all=4.5, why=Message("a {b}", b="c")) == "3 of 4.5, a c"
    assert STATUS_PHRASES[404] == "Not Found"


def test_a_part_is_not_looked_at_nor_is_a_name_that_nothing_fills() -> None:
    assert (
        Message("{what} {left}", what="{what} %s {0.__class__}", more="x") == "{what} %s {0.__class__} {left}"
    )
    assert filled("{a.b} {} {a}", {"a": 1}) == "{a.b} {} 1"


@pytest.mark.parametrize(
    ("seconds", "said"),
    [(8.4, "8 s"), (119, "119 s"), (720, "12 min"), (7200, "2 h"), (172_799, "48 h"), (172_800, "2 days")],
)
def test_an_age_is_told_in_the_largest_unit_that_says_enough(seconds: float, said: str) -> None:
    assert Message("{age} old", age=Age(seconds)) == f"{said} old"


def test_a_copy_knows_it_too() -> None:
    @dataclass(frozen=True)
    class Holds:
        said: str

    for twin in (copy.deepcopy(SAID), pickle.loads(pickle.dumps(SAID)), asdict(Holds(SAID))["said"]):
        assert isinstance(twin, Message)
        assert (twin, twin.template, twin.parts) == (SAID, SAID.template, SAID.parts)


PARTS = st.one_of(
    st.text(),
    st.integers(-(2**53), 2**53),
    st.floats(-(2.0**53), 2.0**53),
    st.floats(0, 1e9).map(Age),
    st.builds(lambda text, part: Message(text, part=part), st.text(), st.text()),
)


@given(st.text(), st.dictionaries(st.text(), PARTS, max_size=4))
def test_what_is_kept_is_read_again(template: str, parts: dict[str, str | int | float]) -> None:
    said = Message(template, **parts)
    read = from_text(to_text(said))
    assert isinstance(read, Message)
    assert (read, read.template, read.parts) == (said, template, parts)
    assert [type(part) for part in read.parts.values()] == [type(part) for part in parts.values()]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "the answer did not come",
        "422: Ticket already used",
        "{",
        "{host} is away",
        '{"error": "no"}',
        '{"template": "x"}',
        '{"template": 1, "parts": {}}',
        '{"template": "x", "parts": []}',
        '{"template": "x", "parts": {"a": null}}',
        '{"template": "x", "parts": {"a": true}}',
        '{"template": "x", "parts": {"a": [1]}}',
        '{"template": "x", "parts": {}, "more": 1}',
        '{"template": "\\ud800", "parts": {}}',
        '{"template": "x", "parts": {"a": "\\udfff"}}',
        '{"template": "x", "parts": {"a": NaN}}',
        '{"template": "x", "parts": {"a": 1e999}}',
        '{"template": "x", "parts": {"a": {"seconds": Infinity}}}',
        '{"template": "x", "parts": {"a": ' + "9" * 400 + "}}",
        '{"template": "x", "parts": {"a": {"seconds": "1"}}}',
        '{"template": "x", "parts": {"a": {"seconds": 1' + "0" * 400 + "}}}",
        '{"seconds": 3}',
        '{"template": "{a}", "parts": {"a": ' * 9 + "1" + "}}" * 9,
        '{"template":' * 5000,
    ],
)
def test_any_other_text_stays_as_it_is(text: str) -> None:
    read = from_text(text)
    assert read == text
    assert not isinstance(read, Message)


def test_what_the_system_says_is_a_message_in_its_usual_words_alone() -> None:
    usual = OSError(errno.ENOSPC, "No space left on device")
    assert isinstance(why_of(usual), Message)
    assert why_of(usual) == "No space left on device"
    for other in (
        OSError(errno.ENOSPC, "it is full"),
        OSError(errno.EPIPE, "Broken pipe"),
        OSError("no disk"),
    ):
        assert not isinstance(why_of(other), Message)
        assert why_of(other) == (other.strerror or str(other))


@given(st.text())
def test_whatever_is_kept_is_read_without_a_fault(text: str) -> None:
    assert from_text(text) == text
    from_text("{" + text)
