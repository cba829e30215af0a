"""Which of several codes counts: one at a time, whatever shakes or blinks."""

from collections.abc import Sequence

import numpy as np
import pytest

from kiosk.core.presentations import InView, Presentations, Presented
from kiosk.scanning.decoding.places import most_central_first
from kiosk.scanning.frames import Code, Corner
from kiosk.scanning.selection.chooser import (
    CENTRAL_S,
    HANGS_AFTER_S,
    NEIGHBOUR_S,
    TAKES_OVER_S,
    Choice,
    Chooser,
)

SIZE = (1280, 720)
GRAY = np.zeros((720, 1280), np.uint8)
FRAME_S = 1 / 30
Place = tuple[float, float]


def square(at: Place, side: float = 120) -> tuple[Corner, ...]:
    x, y, half = at[0], at[1], side / 2
    return ((x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half))


def code(name: str, at: Place | None, side: float = 120) -> Code:
    return Code(name.encode(), name, "zxing", square(at, side) if at else ())


class Watch:
    """A chooser, frame after frame, and what its choices come to at the door."""

    def __init__(self) -> None:
        self.chooser = Chooser()
        self.presentations = Presentations()
        self.at_s = 0.0
        self.new: list[str] = []
        self.again: list[str] = []
        self.choice = Choice()

    def see(self, *codes: Code, unread: Sequence[tuple[Corner, ...]] = (), for_s: float = FRAME_S) -> str:
        """The same codes for so long; the name of the last choice."""
        for _ in range(max(1, round(for_s / FRAME_S))):
            self.at_s += FRAME_S
            ordered = most_central_first(codes, GRAY)
            self.choice = self.chooser.choose(ordered, unread, SIZE, self.at_s)
            chosen = self.choice.chosen
            if chosen is not None:
                others = tuple(other.data for other in self.choice.others)
                view = InView(self.at_s, self.at_s, others, self.choice.hangs)
                presented = self.presentations.camera(chosen.data, view)
                if presented is Presented.NEW:
                    self.new.append(chosen.text)
                elif presented is Presented.SAME:
                    self.again.append(chosen.text)
        return self.choice.chosen.text if self.choice.chosen else ""


SHEET: dict[str, Place] = {"a": (560, 280), "b": (720, 280), "c": (560, 440), "d": (720, 440)}


def test_the_most_central_code_counts_and_the_others_are_named() -> None:
    watch = Watch()
    assert watch.see(code("far", (200, 100)), code("near", (650, 350))) == "near"
    assert [other.text for other in watch.choice.others] == ["far"]


def test_copies_of_one_code_are_no_others() -> None:
    watch = Watch()
    assert watch.see(code("a", (640, 360)), code("a", (900, 360)), code("b", (200, 100))) == "a"
    assert [other.text for other in watch.choice.others] == ["b"]


@pytest.mark.parametrize("seed", range(5))
def test_a_sheet_of_four_in_a_shaking_hand_is_one_ticket(seed: int) -> None:
    rng, watch = np.random.default_rng(seed), Watch()
    for _ in range(30 * 10):
        shake = rng.normal(0, 12, 2)
        read = [
            code(name, (x + shake[0], y + shake[1])) for name, (x, y) in SHEET.items() if rng.random() < 0.7
        ]
        watch.see(*read)
    assert len(watch.new) == 1


def test_on_a_sheet_each_ticket_is_read_when_it_is_moved_into_the_middle() -> None:
    watch = Watch()
    for x, y in SHEET.values():
        moved = [code(name, (640 + sx - x, 360 + sy - y)) for name, (sx, sy) in SHEET.items()]
        watch.see(*moved, for_s=1.0)
    assert watch.new == list(SHEET)
    # Back to the first one, which never left: it was not presented again.
    watch.see(*(code(name, (640 + x - 560, 360 + y - 280)) for name, (x, y) in SHEET.items()), for_s=1.0)
    assert watch.new == list(SHEET)
    assert watch.choice.chosen is not None
    assert watch.choice.chosen.text == "a"


def test_of_two_phones_the_second_counts_when_the_first_leaves() -> None:
    watch = Watch()
    first, second = code("first", (520, 360)), code("second", (800, 360))
    watch.see(first, second, for_s=5)
    assert watch.new == ["first"]
    watch.see(second, for_s=NEIGHBOUR_S - 0.1)
    assert watch.new == ["first"], "it may only be hard to read"
    watch.see(second, for_s=0.3)
    assert watch.new == ["first", "second"]


def test_a_chosen_code_that_blinks_stays_chosen() -> None:
    watch = Watch()
    first, second = code("first", (560, 360)), code("second", (760, 360))
    for _ in range(20):
        watch.see(first, second, for_s=0.1)
        watch.see(second, for_s=0.4)
        watch.see(for_s=0.1)
    assert watch.new == ["first"]


def test_the_next_guest_is_not_kept_waiting() -> None:
    watch = Watch()
    watch.see(code("first", (640, 360)), for_s=1)
    assert watch.see(code("next", (950, 200)), for_s=0.35) == "next"


def test_the_next_ticket_on_the_same_phone_counts_at_once() -> None:
    watch = Watch()
    watch.see(code("first", (640, 360)), for_s=1)
    assert watch.see(code("next", (655, 350)), for_s=0.2) == "next"


def test_a_code_alone_counts_in_its_first_frame_wherever_it_is() -> None:
    for at in ((30, 30), (640, 360), None):
        assert Watch().see(code("only", at)) == "only"


def test_another_must_be_clearly_more_central_for_a_while() -> None:
    watch = Watch()
    watch.see(code("first", (640, 360)), for_s=0.5)
    beside, middle = code("first", (400, 360)), code("second", (640, 360))
    watch.see(beside, middle, for_s=TAKES_OVER_S - 0.1)
    watch.see(code("first", (640, 360)), code("second", (880, 360)), for_s=0.2)
    assert watch.new == ["first"]
    watch.see(beside, middle, for_s=TAKES_OVER_S + 0.1)
    assert watch.new == ["first", "second"]
    slightly = Watch()
    slightly.see(code("first", (640, 360)))
    slightly.see(code("first", (600, 360)), code("second", (650, 360)), for_s=5)
    assert slightly.new == ["first"]


def test_only_what_is_read_is_in_view() -> None:
    """What is found unread where the ticket was may be a sign on the wall behind it."""
    watch = Watch()
    watch.see(code("a", (640, 360)), for_s=0.5)
    assert watch.see(unread=[square((650, 365))], for_s=1.0) == ""
    watch.see(code("a", (640, 360)))
    assert watch.new == ["a"], "it is the same holding up while it is read again in time"
    watch.see(unread=[square((650, 365))], for_s=5)
    watch.see(code("a", (640, 360)))
    assert watch.new == ["a", "a"]


def test_what_is_unread_where_the_last_ticket_was_keeps_nobody_waiting() -> None:
    watch, sign = Watch(), [square((650, 365))]
    watch.see(code("a", (640, 360)), unread=sign, for_s=0.5)
    watch.see(unread=sign, for_s=0.5)
    assert watch.see(code("b", (300, 360)), unread=sign, for_s=CENTRAL_S + 0.1) == "b"
    watch.see(unread=sign, for_s=3)
    assert watch.see(code("a", (300, 360)), unread=sign, for_s=CENTRAL_S + 0.1) == "a"
    assert watch.new == ["a", "b", "a"]


def test_a_neighbour_waits_for_what_is_unread_in_the_middle_though_that_blinks() -> None:
    watch, beside = Watch(), code("beside", (900, 360))
    for _ in range(4):
        assert watch.see(beside, unread=[square((650, 360))]) == ""
        assert watch.see(beside) == ""
    assert [other.text for other in watch.choice.others] == ["beside"]
    assert watch.see(beside, code("middle", (650, 360))) == "middle"


def test_a_neighbour_counts_when_the_one_in_the_middle_stays_unread() -> None:
    watch, beside = Watch(), code("beside", (900, 360))
    assert watch.see(beside, unread=[square((650, 360))], for_s=CENTRAL_S - 0.05) == ""
    assert watch.see(beside, unread=[square((650, 360))], for_s=0.1) == "beside"
    watch.see(for_s=5)
    assert watch.see(code("next", (900, 360)), unread=[square((650, 360))]) == "", "waits anew"


def test_nothing_waits_for_what_is_unread_farther_out() -> None:
    assert Watch().see(code("middle", (700, 360)), unread=[square((300, 360))]) == "middle"


def test_before_a_sign_with_a_code_of_its_own_every_guest_counts() -> None:
    """It hangs in the middle, and the guests hold their tickets beside it."""
    rng, watch, sign = np.random.default_rng(4), Watch(), code("sign", (640, 360))
    watch.see(sign, for_s=HANGS_AFTER_S + 1)
    for name in ("a", "b", "a"):
        for _ in range(20):
            at = (300 + rng.normal(0, 3), 300 + rng.normal(0, 3))
            watch.see(sign, code(name, at))
        assert watch.choice.chosen is not None
        assert watch.choice.chosen.text == name
        assert not watch.choice.hangs
        assert watch.see(sign, for_s=3) == "sign"
        assert watch.choice.hangs
    assert watch.new == ["sign", "a", "b", "a"]
    assert watch.again == [], "nothing is said of the sign after each of them"


def test_a_sign_beside_the_aim_never_takes_over_from_a_ticket_that_is_held() -> None:
    rng, watch, sign = np.random.default_rng(5), Watch(), code("sign", (640, 360))
    watch.see(sign, for_s=HANGS_AFTER_S + 1)
    for _ in range(30 * 4):
        watch.see(sign, code("a", (300 + rng.normal(0, 3), 300 + rng.normal(0, 3))))
    assert watch.choice.chosen is not None
    assert watch.choice.chosen.text == "a"


def test_a_code_that_moves_or_was_away_does_not_hang() -> None:
    rng, watch = np.random.default_rng(6), Watch()
    for _ in range(30 * 12):
        watch.see(code("held", (640 + rng.normal(0, 4), 360)))
        assert not watch.choice.hangs
    watch.see(code("lying", (640, 360)), for_s=HANGS_AFTER_S - 1)
    watch.see(for_s=2)
    watch.see(code("lying", (640, 360)), for_s=2)
    assert not watch.choice.hangs
    assert watch.new == ["held", "lying", "lying"]


def test_one_that_left_and_comes_back_is_new() -> None:
    watch = Watch()
    watch.see(code("a", (640, 360)), for_s=0.5)
    watch.see(for_s=2)
    watch.see(code("a", (640, 360)), for_s=0.5)
    assert watch.new == ["a", "a"]


def test_a_clock_that_goes_back_begins_anew() -> None:
    watch = Watch()
    watch.see(code("a", (640, 360)), for_s=0.5)
    watch.at_s -= 1000
    assert watch.see(code("b", (100, 100))) == "b"


def test_a_queue_without_a_gap_is_read_ticket_by_ticket() -> None:
    rng, watch = np.random.default_rng(2), Watch()
    names = [f"guest {number}" for number in range(40)]
    for name in names:
        x, y = rng.uniform(500, 780), rng.uniform(250, 470)
        for _ in range(21):
            at = (x + rng.normal(0, 3), y + rng.normal(0, 3))
            watch.see(*([code(name, at)] if rng.random() < 0.8 else []))
    assert watch.new == names
