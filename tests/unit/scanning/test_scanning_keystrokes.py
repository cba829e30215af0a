"""Hand scanners and people, told apart by the timing of their keys."""

from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiosk.core.keystrokes import Decision, Held, Scanned, Trailing, Typed
from kiosk.scanning.keys.keystrokes import BurstDetector
from tests.unit.scanning.detecting import play, typed_in

CODE = "TKT-000042-9f3c"


def timed(keys: Iterable[str], gap_s: float, start_s: float = 100.0) -> list[tuple[str, float]]:
    return [(key, start_s + number * gap_s) for number, key in enumerate(keys)]


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
    assert typed_in(play(BurstDetector(), timed("123\r", 0.005))) == "123\r"
    assert play(BurstDetector(), timed("1234\r", 0.005)) == [Scanned("1234", 5)]


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
    (scan,) = play(detector, keys)
    assert scan == Scanned(CODE, len(CODE))
    assert isinstance(scan, Scanned)
    assert scan.at_s == keys[-1][1]  # when it was sent, and not when that was certain


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


def test_normal_scan_without_an_end_waits_no_longer_than_the_silence() -> None:
    detector = BurstDetector()
    waits_s = []
    for number in range(3):
        for key, at_s in timed(CODE, 0.01, start_s=100.0 + 10 * number):
            detector.key(key, at_s)
        assert detector.due_s is not None
        waits_s.append(detector.due_s - (100.0 + 10 * number + (len(CODE) - 1) * 0.01))
        assert detector.waited(detector.due_s) == Scanned(CODE, len(CODE))
    assert waits_s == pytest.approx([detector.hiccup_s, 0.06, 0.06])


@pytest.mark.parametrize("stop_ms", [70, 130, 200, 245])
@pytest.mark.parametrize("cut", [6, 9, 12, 14])
def test_code_that_a_scanner_without_an_end_cuts_in_two_is_one_code(stop_ms: int, cut: int) -> None:
    """Of a code length that was seen before, no part is ever judged."""
    detector = BurstDetector()
    assert play(detector, timed(CODE, 0.01)) == [Scanned(CODE, len(CODE))]
    keys = timed(CODE, 0.01, start_s=200.0)
    late = [*keys[:cut], *((key, at_s + (stop_ms - 10) / 1000) for key, at_s in keys[cut:])]
    assert play(detector, late) == [Scanned(CODE, len(CODE))]


def test_halves_of_the_very_first_code_are_joined_if_the_rest_follows() -> None:
    detector = BurstDetector()
    keys = timed(CODE, 0.01)
    decisions = play(detector, [*keys[:8], *((key, at_s + 0.18) for key, at_s in keys[8:])])
    assert decisions == [Scanned(CODE[:8], 8), Scanned(CODE, len(CODE) - 8)]
    assert [one.joins for one in decisions if isinstance(one, Scanned)] == [False, True]
    # And what was learnt is the length of the whole.
    again = timed(CODE, 0.01, start_s=200.0)
    assert play(detector, again) == [Scanned(CODE, len(CODE))]
    ended = timed("c\r", 0.01, start_s=again[-1][1] + 0.2)
    assert typed_in(play(detector, ended)) == "c\r"


def test_rest_of_a_code_that_began_as_long_as_another_one_reaches_nothing() -> None:
    detector, rest = BurstDetector(), "9f"
    for start_s in (100.0, 110.0):
        assert play(detector, timed(CODE, 0.01, start_s)) == [Scanned(CODE, len(CODE))]
    cut = [*timed(CODE, 0.01, 120.0), *timed(rest, 0.01, 120.14 + 0.1)]
    assert play(detector, cut) == [Scanned(CODE, len(CODE)), Scanned(CODE + rest, len(rest))]
    # What was learnt of the shorter ones is not unlearnt.
    for key, at_s in timed(CODE, 0.01, 130.0):
        detector.key(key, at_s)
    assert detector.wait_s == detector.silence_s


def test_key_that_no_scanner_types_is_a_scanners_amid_a_burst_be_it_after_a_stop() -> None:
    detector = BurstDetector()
    assert not detector.is_amid(100.0)
    for key, at_s in timed(CODE[:3], 0.01):
        detector.key(key, at_s)
    assert detector.is_amid(100.03)
    assert not detector.is_amid(100.12)  # a hand that follows two bumped keys
    detector.key(CODE[3], 100.03)
    assert detector.is_amid(100.12)
    assert not detector.is_amid(100.2)


def test_last_character_and_the_end_of_a_code_cut_in_two_reach_nothing() -> None:
    detector = BurstDetector()
    keys = timed(CODE + "\r", 0.01)
    late = [*keys[:-2], *((key, at_s + 0.2) for key, at_s in keys[-2:])]
    assert play(detector, late) == [Scanned(CODE[:-1], len(CODE) - 1), Scanned(CODE, 2)]


def test_nothing_joins_a_code_whose_end_came_late() -> None:
    detector = BurstDetector()
    late = [*timed(CODE, 0.01), ("\r", 100.14 + 0.19)]
    assert play(detector, [*late, *timed("ab", 0.01, start_s=100.14 + 0.2)]) == [
        Scanned(CODE, len(CODE)),
        Trailing(),
        Typed(("a", "b")),
    ]


def test_two_codes_of_one_length_are_two_however_soon_the_second_follows() -> None:
    detector = BurstDetector()
    second = timed("TKT-000043-aaaa", 0.01, start_s=100.0 + 0.14 + 0.2)
    assert play(detector, [*timed(CODE, 0.01), *second]) == [
        Scanned(CODE, len(CODE)),
        Scanned("TKT-000043-aaaa", len(CODE)),
    ]


def test_person_who_types_soon_after_a_scan_without_an_end_is_a_person() -> None:
    keys = [*timed(CODE, 0.01), *timed("Mue", 0.1, start_s=100.14 + 0.2)]
    assert typed_in(play(BurstDetector(), keys)) == "Mue"


def test_what_calibration_found_is_known_from_the_first_code_on() -> None:
    waits_s = []
    for sends_end in (None, False, True):
        detector = BurstDetector(sends_end=sends_end)
        for key, at_s in timed(CODE, 0.01):
            detector.key(key, at_s)
        waits_s.append(detector.wait_s)
    assert waits_s == [detector.hiccup_s, detector.hiccup_s, detector.long_silence_s]


def test_four_fingers_that_roll_over_the_keys_are_a_persons() -> None:
    keys = [("4", 1.0), ("7", 1.03), ("1", 1.055), ("1", 1.087), ("\r", 1.18)]
    assert typed_in(play(BurstDetector(), keys)) == "4711\r"
    assert typed_in(play(BurstDetector(), keys[:-1])) == "4711"
    in_pairs = [("4", 1.0), ("7", 1.02), ("1", 1.07), ("1", 1.09), ("0", 1.14), ("\r", 1.16)]
    assert typed_in(play(BurstDetector(), in_pairs)) == "47110\r"


def test_keys_that_are_down_together_are_a_persons_however_fast() -> None:
    def mashed(*, rolls: bool) -> list[Decision]:
        detector = BurstDetector()
        keys = [
            detector.key(key, 1 + number * 0.004, rolls=rolls and number > 0)
            for number, key in enumerate("asdfjkl")
        ]
        return [*keys, detector.key("\r", 1.03, rolls=rolls)]

    assert typed_in(mashed(rolls=True)) == "asdfjkl\r"
    assert mashed(rolls=False)[-1] == Scanned("asdfjkl", 8)


def test_key_that_is_held_down_is_a_persons_even_if_its_repeats_are_not_marked() -> None:
    assert typed_in(play(BurstDetector(), timed("rrrrrrrrrr", 0.03))) == "rrrrrrrrrr"
    assert play(BurstDetector(), timed("0000000000\r", 0.03)) == [Scanned("0000000000", 11)]


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
            case Scanned(text, key_count) as scan:
                begins = count + key_count - bool(scan.end) - len(text)
                assert scan.joins or begins == count
                assert text == "".join(key for key, _ in keys[begins : begins + len(text)])
                count += key_count
            case Trailing():
                assert keys[count][0] in "\r\n\t"
                count += 1
            case Held():
                raise AssertionError
    assert count == len(keys)
