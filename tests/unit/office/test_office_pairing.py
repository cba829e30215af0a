"""Pairing codes: good once, for ten minutes, whatever strangers say; by table and by property."""

import asyncio

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
    Try,
    WrongCode,
    WrongCodes,
    new_code,
)
from kiosk.office.tries import MOST_WAITING_OF_ONE
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


def test_a_code_is_no_longer_good_because_the_machine_slept(codes: PairingCodes, clock: FakeClock) -> None:
    opened, used = codes.open(DoorPlan("A")), codes.open(DoorPlan("B"))
    assert isinstance(use(codes, used.code), Redeemable)
    clock.sleep(60)
    assert isinstance(codes.take(used.code, NONCE), WrongCode)
    clock.sleep(540)
    assert isinstance(codes.take(opened.code, NONCE), WrongCode)
    assert codes.opened() == ()


def test_one_code_is_open_for_each_name(codes: PairingCodes) -> None:
    first, other, second = (codes.open(DoorPlan(name)) for name in ("A", "B", "A"))
    assert isinstance(codes.take(first.code, NONCE), WrongCode)
    assert codes.opened()[-1].code == second.code
    assert isinstance(use(codes, other.code), Redeemable)
    codes.close(second.code_id)
    assert isinstance(codes.take(second.code, NONCE), WrongCode)


def test_codes_without_a_name_stand_side_by_side(codes: PairingCodes) -> None:
    first, second = codes.open(DoorPlan()), codes.open(DoorPlan())
    assert first.code_id != second.code_id
    assert codes.find(first.code_id) == first
    assert isinstance(use(codes, first.code), Redeemable)
    assert (codes.find(first.code_id), codes.door_of(first.code_id)) == (None, "door-1")
    assert isinstance(use(codes, second.code), Redeemable)


def test_no_wrong_code_voids_an_open_one(codes: PairingCodes) -> None:
    opened = codes.open(DoorPlan("A"))
    for _ in range(50):
        codes.take(new_code(), NONCE)
        codes.take("", NONCE)
    assert isinstance(use(codes, opened.code), Redeemable)


async def say(wrong: WrongCodes, peer: str, code: str, *, is_right: bool = False) -> object:
    async with wrong.tried(peer, code) as tried:
        if isinstance(tried, Try) and is_right:
            tried.was_right()
        return tried


async def test_ten_wrong_codes_of_a_peer_hold_up_that_peer_alone(
    clock: FakeClock, caplog: pytest.LogCaptureFixture
) -> None:
    wrong = WrongCodes(clock, no_sleep)
    for _ in range(30):
        assert isinstance(await say(wrong, "192.0.2.1", "C" * 10, is_right=True), Try)
    for _ in range(30):
        assert isinstance(await say(wrong, "192.0.2.1", "A" * 10), Try), "the same one counts once"
    for _ in range(9):
        assert isinstance(await say(wrong, "192.0.2.1", new_code()), Try)
    clock.forward(100)
    for _ in range(3):
        held_up = await say(wrong, "192.0.2.1", new_code())
        assert isinstance(held_up, Try)
        assert held_up.pause_s == 500
    other = await say(wrong, "192.0.2.2", new_code())
    assert isinstance(other, Try)
    assert other.pause_s == 0
    clock.forward(500)
    assert isinstance(await say(wrong, "192.0.2.1", new_code()), Try)
    assert ["192.0.2.1 says wrong pairing codes" in one.message for one in caplog.records] == [True]
    caplog.clear()


async def test_many_wrong_codes_of_many_peers_slow_strangers_down(clock: FakeClock) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    wrong = WrongCodes(clock, sleep)
    for number in range(100):
        await say(wrong, f"192.0.2.{number}", new_code())
    assert slept == []
    assert isinstance(await say(wrong, "127.0.0.1", new_code()), Try)
    assert isinstance(await say(wrong, "198.51.100.1", new_code()), Try)
    assert slept == [1.0]
    clock.forward(600)
    await say(wrong, "198.51.100.1", new_code())
    assert slept == [1.0]


async def test_codes_of_a_peer_that_has_to_pause_are_slow_and_wait_for_each_other(clock: FakeClock) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        await asyncio.sleep(0)

    wrong = WrongCodes(clock, sleep)
    for _ in range(10):
        await say(wrong, "192.0.2.1", new_code())
    assert slept == []
    said = await asyncio.gather(*(say(wrong, "192.0.2.1", new_code()) for _ in range(20)))
    assert slept == [1.0] * MOST_WAITING_OF_ONE
    assert said.count(TooManyTries(600)) == 20 - MOST_WAITING_OF_ONE


async def no_sleep(_: float) -> None:
    return


def test_a_code_whose_door_could_not_be_kept_is_good_again(codes: PairingCodes) -> None:
    opened = codes.open(DoorPlan("A"))
    taken = codes.take(opened.code, NONCE)
    assert isinstance(taken, Redeemable)
    assert isinstance(codes.take(opened.code, NONCE), WrongCode), "nobody else has it meanwhile"
    codes.put_back(taken.open_code)
    assert isinstance(use(codes, opened.code), Redeemable)


@given(st.lists(st.sampled_from(["right", "wrong", "spoken", "later", "stranger"]), max_size=30))
def test_whatever_happens_a_code_pairs_one_door_at_most(steps: list[str]) -> None:
    clock = FakeClock()
    codes = PairingCodes(clock)
    opened, passed, paired = codes.open(DoorPlan("A")), 0, 0
    for step in steps:
        good = passed < 600 and not paired
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
    assert paired <= 1
