"""Hand scanners and people, told apart by the timing of their keys."""

import random
from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiosk.core.keystrokes import Decision, Held, Scanned, Trailing, Typed
from kiosk.scanning.keystrokes import BurstDetector

CODE = "TKT-000042-9f3c"


def play(detector: BurstDetector, keys: Iterable[tuple[str, float]]) -> list[Decision]:
    """What a window does: keys in their time, and the timer at `due_s` between them."""
    decisions: list[Decision] = []
    for key, at_s in keys:
        while detector.due_s is not None and detector.due_s <= at_s:
            decisions.append(detector.waited(detector.due_s))
        decisions.append(detector.key(key, at_s))
    while detector.due_s is not None:
        decisions.append(detector.waited(detector.due_s))
    return [decision for decision in decisions if not isinstance(decision, Held)]


def timed(keys: Iterable[str], gap_s: float, start_s: float = 100.0) -> list[tuple[str, float]]:
    return [(key, start_s + number * gap_s) for number, key in enumerate(keys)]


def typed_in(decisions: list[Decision]) -> str:
    return "".join(key for decision in decisions if isinstance(decision, Typed) for key in decision.keys)


@pytest.mark.parametrize("gap_ms", [0, 1, 5, 12, 20, 30, 34])
@pytest.mark.parametrize("end", ["\r", "\n", "\t"])
def test_burst_with_terminator_is_one_scan_and_types_nothing(gap_ms: int, end: str) -> None:
    decisions = play(BurstDetector(), timed(CODE + end, gap_ms / 1000))
    assert decisions == [Scanned(CODE, len(CODE) + 1)]


@pytest.mark.parametrize("gap_ms", [60, 90, 120, 180, 250])
def test_typing_is_never_a_scan_and_loses_no_key(gap_ms: int) -> None:
    decisions = play(BurstDetector(), timed("Mueller\r", gap_ms / 1000))
    assert typed_in(decisions) == "Mueller\r"
    assert all(isinstance(decision, Typed) for decision in decisions)


def test_median_just_at_the_limit_is_a_person() -> None:
    decisions = play(BurstDetector(), timed("MUELLER\r", 0.036))
    assert typed_in(decisions) == "MUELLER\r"


def test_fast_but_short_is_typing() -> None:
    assert typed_in(play(BurstDetector(), timed("12345\r", 0.005))) == "12345\r"
    assert play(BurstDetector(), timed("123456\r", 0.005)) == [Scanned("123456", 7)]


def test_one_hiccup_within_a_burst_does_not_break_it() -> None:
    late_s = [
        (key, at_s + (0.035 if number >= 1 else 0))
        for number, (key, at_s) in enumerate(timed(CODE + "\r", 0.01))
    ]
    assert play(BurstDetector(), late_s) == [Scanned(CODE, len(CODE) + 1)]


def test_end_of_a_scanner_that_sends_one_is_waited_for() -> None:
    detector = BurstDetector()
    assert play(detector, timed(CODE + "\r", 0.01)) == [Scanned(CODE, len(CODE) + 1)]
    keys = timed(CODE, 0.01, start_s=200.0)
    late = [*keys[:7], *((key, at_s + 0.18) for key, at_s in keys[7:]), ("\r", keys[-1][1] + 0.4)]
    assert play(detector, late) == [Scanned(CODE, len(CODE) + 1)]


def test_half_typed_name_before_a_scan_stays_the_persons() -> None:
    keys = [*timed("Mue", 0.12), *timed(CODE + "\r", 0.008, start_s=100.9)]
    decisions = play(BurstDetector(), keys)
    assert typed_in(decisions) == "Mue"
    assert decisions[-1] == Scanned(CODE, len(CODE) + 1)


def test_rest_of_a_terminator_reaches_nothing_and_a_later_enter_does() -> None:
    detector = BurstDetector()
    decisions = play(detector, timed(CODE + "\r\n", 0.01))
    assert decisions == [Scanned(CODE, len(CODE) + 1), Trailing()]
    assert detector.key("\r", 200.0) == Typed(("\r",))


def test_burst_without_end_is_ended_by_silence() -> None:
    detector = BurstDetector()
    keys = timed(CODE, 0.01)
    assert play(detector, keys) == [Scanned(CODE, len(CODE))]
    assert play(BurstDetector(silence_ends_scan=False), keys) == [Typed(tuple(CODE))]


def test_enter_that_comes_late_after_silence_ended_a_scan_reaches_nothing() -> None:
    detector = BurstDetector()
    keys = timed(CODE, 0.01)
    assert play(detector, [*keys, ("\r", keys[-1][1] + 0.2)]) == [Scanned(CODE, len(CODE)), Trailing()]
    assert detector.would_keep("\r", keys[-1][1] + 0.24)
    assert not detector.would_keep("\r", keys[-1][1] + 0.26)
    # From now on it is waited for.
    again = timed(CODE, 0.01, start_s=200.0)
    assert play(detector, [*again, ("\r", again[-1][1] + 0.2)]) == [Scanned(CODE, len(CODE) + 1)]


def test_end_that_nobody_asked_about_in_time_still_ends_the_burst() -> None:
    detector = BurstDetector()
    for key, at_s in timed(CODE, 0.01):
        assert detector.key(key, at_s) == Held()
    assert detector.key("\r", 100.0 + len(CODE) * 0.01 + 0.1) == Scanned(CODE, len(CODE) + 1)


def test_enter_long_after_a_burst_is_a_persons() -> None:
    detector = BurstDetector()
    for key, at_s in timed(CODE, 0.01):
        detector.key(key, at_s)
    assert detector.key("\r", 103.0) == Scanned(CODE, len(CODE))
    assert detector.waited(104.0) == Typed(("\r",))


def test_prefix_and_suffix_of_a_scanner_are_taken_off() -> None:
    detector = BurstDetector(prefix="~", suffix="#")
    assert play(detector, timed(f"~{CODE}#\r", 0.01)) == [Scanned(CODE, len(CODE) + 3)]
    assert play(detector, timed(f"{CODE}\r", 0.01, start_s=200.0)) == [Scanned(CODE, len(CODE) + 1)]


def test_other_key_frees_typing_at_once_and_never_a_burst() -> None:
    detector = BurstDetector()
    assert detector.interrupted() == Held()
    detector.key("a", 1.0)
    detector.key("s", 1.01)
    assert detector.interrupted() == Typed(("a", "s"))
    assert detector.due_s is None
    for key, at_s in timed(CODE, 0.01):
        detector.key(key, at_s)
    assert detector.interrupted() == Scanned(CODE, len(CODE))


def test_two_keys_bumped_together_are_typing() -> None:
    assert typed_in(play(BurstDetector(), [("a", 1.0), ("s", 1.004), ("\r", 1.1)])) == "as\r"


def test_clock_that_is_set_back_neither_makes_a_burst_nor_swallows_enter() -> None:
    detector = BurstDetector()
    assert play(detector, timed(CODE + "\r", 0.01, start_s=4_000_000.0))[0] == Scanned(CODE, len(CODE) + 1)
    assert detector.key("\r", 1.0) == Typed(("\r",))
    keys = timed(CODE, 0.01, start_s=4_000_000.0)
    for number, (key, _) in enumerate(keys):
        detector.key(key, 100.0 - number)
    assert typed_in([detector.waited(500.0)]) == CODE[-1]


def test_code_of_thousands_of_characters_is_one_scan() -> None:
    code = "0123456789" * 429
    assert play(BurstDetector(), timed(code + "\r", 0.002)) == [Scanned(code, len(code) + 1)]


def test_key_after_a_silence_frees_those_before_it_even_without_a_timer() -> None:
    detector = BurstDetector()
    assert detector.key("a", 1.0) == Held()
    assert detector.key("b", 2.0) == Typed(("a",))
    assert detector.held_count == 1
    assert detector.key("\r", 3.0) == Typed(("b", "\r"))


@given(st.integers(0, 2**32), st.integers(1, 30), st.text("ABCDEFabcdef0123456789-", min_size=6, max_size=40))
def test_any_scanner_is_recognised(seed: int, gap_ms: int, code: str) -> None:
    jitter = random.Random(seed)
    at_s, keys = 10.0, []
    for key in code + "\r":
        at_s += gap_ms / 1000 * jitter.uniform(0.8, 1.15)
        keys.append((key, at_s))
    assert play(BurstDetector(), keys) == [Scanned(code, len(code) + 1)]


@given(st.integers(0, 2**32), st.integers(60, 250), st.text("abcdefghij klm", min_size=1, max_size=30))
def test_any_person_is_a_person(seed: int, gap_ms: int, text: str) -> None:
    jitter = random.Random(seed)
    at_s, keys = 10.0, []
    for key in text + "\r":
        at_s += gap_ms / 1000 * jitter.uniform(0.7, 1.4)
        keys.append((key, at_s))
    decisions = play(BurstDetector(), keys)
    assert typed_in(decisions) == text + "\r"


@given(st.lists(st.tuples(st.sampled_from("ab1\r\n\t"), st.floats(0, 0.3)), max_size=60))
def test_every_key_comes_out_exactly_once_and_in_order(strokes: list[tuple[str, float]]) -> None:
    at_s, keys = 50.0, []
    for key, gap_s in strokes:
        at_s += gap_s
        keys.append((key, at_s))
    count = 0
    for decision in play(BurstDetector(), keys):
        match decision:
            case Typed(given_back):
                assert given_back == tuple(key for key, _ in keys[count : count + len(given_back)])
                count += len(given_back)
            case Scanned(text, key_count):
                assert text == "".join(key for key, _ in keys[count : count + len(text)])
                count += key_count
            case Trailing():
                assert keys[count][0] in "\r\n\t"
                count += 1
            case Held():
                raise AssertionError
    assert count == len(keys)
