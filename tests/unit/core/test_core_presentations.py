"""Which reads are one presentation, across the camera and the hand scanner."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kiosk.core.presentations import (
    BLINK_S,
    CLOCK_LEAP_S,
    LATE_S,
    LEFT_VIEW_S,
    SCANNER_AGAIN_S,
    InView,
    Presentations,
    Presented,
)

TOKEN = "a1B2-c3_D4"
NEW, SAME, HELD = Presented.NEW, Presented.SAME, Presented.HELD
CAMERA, SCANNER = "camera", "hand scanner"


def read(seen: Presentations, device: str, code: str | bytes, at_s: float) -> Presented:
    if device == CAMERA:
        return seen.camera(code, InView(at_s, at_s))
    return seen.hand_scanner(code, at_s)


def read_all(*reads: tuple[str, float] | tuple[str, float, str]) -> list[Presented]:
    seen = Presentations()
    return [read(seen, device, code[0] if code else TOKEN, at_s) for device, at_s, *code in reads]


@pytest.mark.parametrize(
    ("reads", "found"),
    [
        # the camera: held in view, blinking, gone and back
        ([(CAMERA, 0.0), (CAMERA, 0.03), (CAMERA, 0.06)], [NEW, HELD, HELD]),
        ([(CAMERA, 0.0), (CAMERA, 0.0)], [NEW, HELD]),
        ([(CAMERA, 0.0), (CAMERA, BLINK_S)], [NEW, HELD]),
        ([(CAMERA, 0.0), (CAMERA, BLINK_S + 0.1)], [NEW, SAME]),
        ([(CAMERA, 0.0), (CAMERA, 1.4), (CAMERA, 2.8), (CAMERA, 4.2)], [NEW, SAME, SAME, SAME]),
        ([(CAMERA, 0.0), (CAMERA, LEFT_VIEW_S)], [NEW, NEW]),
        ([(CAMERA, 0.0), (CAMERA, 0.1, "other"), (CAMERA, 0.2)], [NEW, NEW, HELD]),
        # the hand scanner: within 2 s of its last read
        ([(SCANNER, 0.0), (SCANNER, 1.9), (SCANNER, 3.8), (SCANNER, 5.7)], [NEW, SAME, SAME, SAME]),
        ([(SCANNER, 0.0), (SCANNER, SCANNER_AGAIN_S)], [NEW, NEW]),
        ([(SCANNER, 0.0), (SCANNER, 0.5, "other")], [NEW, NEW]),
        # both at once
        ([(CAMERA, 0.0), (SCANNER, 0.0)], [NEW, SAME]),
        ([(SCANNER, 0.0), (CAMERA, 0.0)], [NEW, HELD]),
        ([(CAMERA, 0.0), (SCANNER, 0.5)], [NEW, SAME]),
        ([(CAMERA, 0.0), (SCANNER, 1.4)], [NEW, SAME]),
        ([(CAMERA, 0.0), (SCANNER, 1.5)], [NEW, NEW]),
        ([(SCANNER, 0.0), (CAMERA, 1.9)], [NEW, HELD]),
        ([(SCANNER, 0.0), (CAMERA, 2.0)], [NEW, NEW]),
        ([(SCANNER, 0.0), (CAMERA, 1.9), (CAMERA, 2.0), (SCANNER, 3.0)], [NEW, HELD, HELD, SAME]),
        # a frame is told of after a later read
        ([(SCANNER, 0.03), (CAMERA, 0.0)], [NEW, HELD]),
        ([(CAMERA, 0.03), (SCANNER, 0.0)], [NEW, SAME]),
        ([(CAMERA, 1.0), (CAMERA, 0.0), (CAMERA, 2.4)], [NEW, HELD, SAME]),
        ([(SCANNER, 1.0), (SCANNER, 0.0), (SCANNER, 2.9)], [NEW, SAME, SAME]),
        # told of seconds late, and in another order: what counts is when it was seen
        ([(SCANNER, 5.0), (CAMERA, 4.0), (CAMERA, 4.9)], [NEW, HELD, SAME]),
        ([(CAMERA, 0.0, "other"), (CAMERA, 5.0), (CAMERA, 1.4, "other")], [NEW, NEW, SAME]),
        # the clock was set back for good
        ([(CAMERA, 100.0), (SCANNER, 100.0, "b"), (CAMERA, 39.0), (CAMERA, 39.1)], [NEW, NEW, NEW, HELD]),
    ],
)
def test_presentations(reads: list[tuple[str, float]], found: list[Presented]) -> None:
    assert read_all(*reads) == found


@pytest.mark.parametrize(
    ("first", "second", "found"),
    [
        (InView(0.0, 3.0), InView(3.3, 3.3), HELD),
        (InView(0.0, 3.0), InView(4.0, 9.0), SAME),
        (InView(0.0, 3.0), InView(4.5, 9.0), NEW),
        # a stalled program tells of both at once, long after
        (InView(0.0, 0.0), InView(1.5, 1.5), NEW),
    ],
)
def test_a_view_lasts_until_its_last_frame(first: InView, second: InView, found: Presented) -> None:
    seen = Presentations()
    assert seen.camera(TOKEN, first) is NEW
    assert seen.camera(TOKEN, second) is found


def test_a_hand_scanner_finds_a_code_that_the_camera_holds() -> None:
    seen = Presentations()
    assert seen.camera(TOKEN, InView(0.0, 4.0)) is NEW
    assert seen.hand_scanner(TOKEN, 5.0) is SAME


def test_a_code_beside_the_one_that_counts_stays_in_view() -> None:
    seen = Presentations()
    assert seen.camera("first", InView(0.0, 1.0, ("second",))) is NEW
    assert seen.camera("second", InView(1.1, 9.0, ("first",))) is NEW
    assert seen.camera("first", InView(9.1, 9.2)) is SAME, "it had never left"
    assert seen.camera("first", InView(9.3, 9.3)) is HELD


def test_of_a_code_that_only_hangs_there_nothing_is_said_after_each_guest() -> None:
    seen = Presentations()
    assert seen.camera("sign", InView(0.0, 30.0)) is NEW
    assert seen.camera("guest", InView(30.0, 31.0, ("sign",))) is NEW
    assert seen.camera("sign", InView(31.1, 40.0, hangs=True)) is HELD
    assert seen.camera("guest", InView(36.0, 37.0, ("sign",))) is NEW
    assert seen.camera("sign", InView(39.0, 39.0, hangs=True)) is HELD
    assert seen.camera("sign", InView(60.0, 60.0, hangs=True)) is NEW, "it was away meanwhile"


def test_a_code_that_never_counted_is_new_when_it_does() -> None:
    seen = Presentations()
    for number in range(100):
        at_s = number * 0.1
        assert seen.camera("first", InView(at_s, at_s, ("second",))) is (NEW if not number else HELD)
    assert seen.camera("second", InView(10.0, 10.0, ("first",))) is NEW


def test_one_that_left_and_comes_back_beside_another_is_new() -> None:
    seen = Presentations()
    assert seen.camera("first", InView(0.0, 0.0)) is NEW
    assert seen.camera("second", InView(2.0, 5.0, ("first",))) is NEW
    assert seen.camera("first", InView(5.1, 5.1)) is NEW


def test_what_could_not_be_judged_is_presented_again() -> None:
    seen = Presentations()
    assert read(seen, SCANNER, TOKEN, 0.0) is NEW
    seen.could_not_be_judged(TOKEN, 0.1)
    assert [read(seen, SCANNER, TOKEN, at_s) for at_s in (0.5, 0.9)] == [NEW, SAME]
    seen = Presentations()
    assert read(seen, CAMERA, TOKEN, 0.0) is NEW
    seen.could_not_be_judged(TOKEN.encode(), 0.1)
    held = [read(seen, CAMERA, TOKEN, at_s) for at_s in (0.3, 0.6, 0.9, 1.2, 1.5, 1.6, 1.7)]
    assert held == [HELD, HELD, HELD, HELD, HELD, NEW, HELD]


def test_the_same_code_in_two_guises_is_one_presentation() -> None:
    assert read_all((CAMERA, 0.0, TOKEN), (SCANNER, 0.1, f"]Q1{TOKEN}\r")) == [NEW, SAME]
    seen = Presentations()
    assert [read(seen, CAMERA, code, at_s) for code, at_s in ((TOKEN.encode(), 0.0), (TOKEN, 0.1))] == [
        NEW,
        HELD,
    ]


def test_an_evening_of_codes_does_not_pile_up() -> None:
    seen = Presentations()
    for number in range(2_000):
        read(seen, CAMERA, f"ticket {number}", number * 0.1)
        read(seen, SCANNER, f"other {number}", number * 0.1)
        seen.could_not_be_judged(f"ticket {number}", number * 0.1)
    for memory in (seen._seen, seen._counted, seen._scanned, seen._failed):
        assert len(memory) <= (SCANNER_AGAIN_S + LATE_S) / 0.1 + 1


def test_a_clock_that_is_set_back_leaves_nothing_behind() -> None:
    seen = Presentations()
    read(seen, CAMERA, "before", 2 * CLOCK_LEAP_S)
    read(seen, CAMERA, "after", 0.0)
    assert list(seen._seen) == ["after"]


reads = st.tuples(st.sampled_from([CAMERA, SCANNER]), st.floats(0.0, 1.4), st.sampled_from("ab"))


@given(st.lists(reads, min_size=1, max_size=12))
@settings(max_examples=100, deadline=None)
def test_a_code_read_again_and_again_is_one_presentation(
    steps: list[tuple[str, float, str]],
) -> None:
    at_s, seen, first = 0.0, Presentations(), True
    for device, gap_s, code in steps:
        at_s += gap_s if code == "a" else 0.0
        found = read(seen, device, code, at_s)
        if code == "a":
            assert (found is NEW) == first
            first = False
