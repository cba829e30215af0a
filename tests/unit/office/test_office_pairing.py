"""Pairing codes: good once, for ten minutes, void after ten wrong tries; by table and by property."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiosk.core.pairing import LETTERS, clean_code, shown_code
from kiosk.core.policy import Direction
from kiosk.office.pairing import (
    Again,
    DoorPlan,
    Paired,
    PairingCodes,
    Redeemable,
    TooManyTries,
    WrongCode,
    new_code,
)
from tests.unit.office.office_samples import NONCE, FakeClock

OTHER_NONCE = "f" * 32
PAIRED = Paired("door-1", "credential", DoorPlan("A"))


@pytest.fixture
def codes(clock: FakeClock) -> PairingCodes:
    return PairingCodes(clock)


def use(codes: PairingCodes, text: str, nonce: str = NONCE) -> object:
    """As the office does: take the code, then say that the door is paired."""
    taken = codes.take(text, nonce)
    if isinstance(taken, Redeemable):
        codes.used(taken.open_code, nonce, PAIRED)
    return taken


def test_a_code_is_ten_letters_that_are_not_taken_for_one_another() -> None:
    made = {new_code() for _ in range(200)}
    assert len(made) == 200
    assert all(clean_code(code) == code for code in made)
    assert set("".join(made)) == set(LETTERS)


@pytest.mark.parametrize(
    ("after_s", "nonce", "outcome"),
    [
        (0, NONCE, Again),
        (59, NONCE, Again),
        (60, NONCE, WrongCode),
        (0, OTHER_NONCE, WrongCode),
        (0, "", WrongCode),
    ],
)
def test_a_used_code_answers_only_the_door_that_used_it_and_only_for_a_minute(
    codes: PairingCodes, clock: FakeClock, after_s: float, nonce: str, outcome: type
) -> None:
    opened = codes.open(DoorPlan("A"))
    assert isinstance(use(codes, opened.code), Redeemable)
    clock.forward(after_s)
    assert type(codes.take(opened.code, nonce)) is outcome


@pytest.mark.parametrize(("after_s", "outcome"), [(0, Redeemable), (599, Redeemable), (600, WrongCode)])
def test_a_code_is_good_for_ten_minutes(
    codes: PairingCodes, clock: FakeClock, after_s: float, outcome: type
) -> None:
    opened = codes.open(DoorPlan("A", Direction.EXIT, ("e",)))
    clock.forward(after_s)
    taken = codes.take(opened.code, NONCE)
    assert type(taken) is outcome
    if isinstance(taken, Redeemable):
        assert taken.open_code.plan == DoorPlan("A", Direction.EXIT, ("e",))


def test_one_code_is_open_for_each_name(codes: PairingCodes) -> None:
    first, other, second = (codes.open(DoorPlan(name)) for name in ("A", "B", "A"))
    assert isinstance(codes.take(first.code, NONCE), WrongCode)
    assert codes.opened()[-1].code == second.code
    assert isinstance(use(codes, other.code), Redeemable)
    codes.close("A")
    assert isinstance(codes.take(second.code, NONCE), WrongCode)


def test_ten_wrong_tries_void_every_open_code_until_a_new_one_is_opened(
    codes: PairingCodes, clock: FakeClock
) -> None:
    opened = [codes.open(DoorPlan(name)) for name in ("A", "B")]
    outcomes = [type(codes.take("A" * 10, NONCE)) for _ in range(10)]
    assert outcomes == [WrongCode] * 9 + [TooManyTries]
    assert [type(codes.take(one.code, NONCE)) for one in opened] == [TooManyTries] * 2
    assert codes.opened() == ()
    assert isinstance(use(codes, codes.open(DoorPlan("A")).code), Redeemable)
    for _ in range(10):
        codes.open(DoorPlan("B"))
        codes.take("", NONCE)
    clock.forward(600)
    assert isinstance(codes.take("A" * 10, NONCE), WrongCode)


def test_a_code_whose_door_could_not_be_kept_is_good_again(codes: PairingCodes) -> None:
    opened = codes.open(DoorPlan("A"))
    taken = codes.take(opened.code, NONCE)
    assert isinstance(taken, Redeemable)
    assert isinstance(codes.take(opened.code, NONCE), WrongCode), "nobody else has it meanwhile"
    codes.put_back(taken.open_code)
    assert isinstance(use(codes, opened.code), Redeemable)


def test_wrong_tries_count_on_for_a_code_that_was_put_back(codes: PairingCodes) -> None:
    opened = codes.open(DoorPlan("A"))
    for _ in range(9):
        codes.take("B" * 10, NONCE)
    taken = codes.take(opened.code, NONCE)
    assert isinstance(taken, Redeemable)
    codes.put_back(taken.open_code)
    assert isinstance(codes.take("B" * 10, NONCE), TooManyTries)


@given(st.lists(st.sampled_from(["right", "wrong", "spoken", "later", "stranger"]), max_size=30))
def test_whatever_happens_a_code_pairs_one_door_at_most(steps: list[str]) -> None:
    clock = FakeClock()
    codes = PairingCodes(clock)
    opened, wrong, passed, paired = codes.open(DoorPlan("A")), 0, 0, 0
    for step in steps:
        good = wrong < 10 and passed < 600 and not paired
        match step:
            case "later":
                clock.forward(200)
                passed += 200
                continue
            case "wrong":
                said, nonce = "C" * 10, NONCE
            case "spoken":
                said, nonce = f" {shown_code(opened.code).lower()} ", NONCE
            case "stranger":
                said, nonce = opened.code, OTHER_NONCE
            case _:
                said, nonce = opened.code, NONCE
        outcome = use(codes, said, nonce)
        assert isinstance(outcome, Redeemable) == (good and step != "wrong")
        paired += isinstance(outcome, Redeemable)
        wrong += isinstance(outcome, WrongCode | TooManyTries)
    assert paired <= 1
