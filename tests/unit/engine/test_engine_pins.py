"""Supervisors' PINs: the lock-out over restarts and clocks, and that nobody at the door waits for one."""

import asyncio
import threading
from collections.abc import Sequence

import pytest

from kiosk.core.message import Message
from kiosk.core.policy import DoorPolicy, Supervisor
from kiosk.core.presence import InputMethod, RowKind
from kiosk.core.verdict import VerdictKind
from kiosk.engine import pins
from kiosk.engine.supervised import (
    LockedOut,
    NoReason,
    NoSupervisors,
    NotOverridden,
    NotRecorded,
    NoUsablePin,
    Overridden,
    OverrideOutcome,
    Unlocked,
    WrongPin,
)
from kiosk.store.profile import Profile
from tests.unit.engine.scripted import (
    Door,
    FailingStore,
    FakeClock,
    ScriptedService,
    hold_list,
    open_door,
    until,
)
from tests.unit.engine.supervisors import PIN, POLICY, SUPERVISORS, TICKETS, WRONG, rows_of

WHY = "knows the promoter"


async def admits(door: Door) -> bool:
    """Whether a ticket that is fine goes in."""
    given = await door.controller.admit("good")
    return given is not None and given.verdict.kind is VerdictKind.ADMIT


async def test_wrong_pins_lock_out_for_longer_and_longer_over_restarts_and_scanning_goes_on(
    profile: Profile,
) -> None:
    clock = FakeClock()

    async def outcomes(door: Door, *tried: str) -> list[OverrideOutcome]:
        return [await door.controller.override("unpaid", pin, WHY) for pin in tried]

    await hold_list(profile, TICKETS)
    async with open_door(profile, ScriptedService(), clock, policy=POLICY, offline=True) as door:
        assert await outcomes(door, WRONG, "", "nonsense", PIN) == [
            WrongPin(0.0),
            WrongPin(0.0),
            WrongPin(5.0),
            LockedOut(5.0),
        ]
        assert await admits(door)
        clock.forward(4.0)
    clock.at -= 36_000  # somebody sets the time of day back
    async with open_door(profile, ScriptedService(), clock, policy=POLICY, run="2", offline=True) as door:
        assert await outcomes(door, PIN) == [LockedOut(1.0)]
        clock.at += 360_000  # and forward
        assert await outcomes(door, PIN) == [LockedOut(1.0)]
        clock.forward(1.0)
        assert await outcomes(door, WRONG) == [WrongPin(10.0)]
    clock.passed = 3.0  # the machine was started again
    async with open_door(profile, ScriptedService(), clock, policy=POLICY, run="3", offline=True) as door:
        assert await outcomes(door, PIN) == [LockedOut(7.0)]
        clock.forward(1007.0)  # the clock is where it was when the last wrong PIN came, and that is over
        assert isinstance(await door.controller.override("unpaid", PIN, WHY), Overridden)
        assert await outcomes(door, WRONG, WRONG) == [WrongPin(0.0)] * 2


async def test_scans_are_judged_while_a_pin_is_looked_at_and_pins_are_looked_at_one_at_a_time(
    profile: Profile, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, go_on, threads = 0, threading.Event(), set[str]()

    def slow(_pin: str, supervisors: Sequence[Supervisor]) -> Supervisor | None:
        nonlocal asked
        asked += 1
        threads.add(threading.current_thread().name)
        assert go_on.wait(10)
        return supervisors[0]

    monkeypatch.setattr(pins, "whose", slow)
    await hold_list(profile, TICKETS)
    async with open_door(profile, ScriptedService(), FakeClock(), policy=POLICY, offline=True) as door:
        two = [asyncio.create_task(door.controller.override(code, PIN, WHY)) for code in ("unpaid", "crew")]
        await until(lambda: asked == 1)
        assert await admits(door)
        assert (asked, [task.done() for task in two]) == (1, [False, False])
        go_on.set()
        assert [type(outcome) for outcome in await asyncio.gather(*two)] == [Overridden, Overridden]
    assert threading.main_thread().name not in threads


async def test_ending_the_program_while_a_pin_is_looked_at_makes_no_guess_free(
    profile: Profile, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = threading.Event()
    go_on = threading.Event()

    def slow(_pin: str, _supervisors: Sequence[Supervisor]) -> Supervisor | None:
        begun.set()
        assert go_on.wait(10)
        return None

    async with open_door(profile, ScriptedService(), FakeClock(), policy=POLICY, offline=True) as door:
        with monkeypatch.context() as patched:
            patched.setattr(pins, "whose", slow)
            task = asyncio.create_task(door.controller.override("x", WRONG, WHY))
            await until(begun.is_set)
            task.cancel()
            go_on.set()
            await asyncio.gather(task, return_exceptions=True)
            assert task.cancelled()
        again = [await door.controller.override("x", WRONG, WHY) for _ in range(2)]
        assert again == [WrongPin(0.0), WrongPin(5.0)]


async def test_without_a_reason_or_a_supervisor_no_pin_is_looked_at(profile: Profile) -> None:
    async with open_door(profile, ScriptedService(), FakeClock(), policy=POLICY, offline=True) as door:
        assert [await door.controller.override("x", WRONG, " \n") for _ in range(5)] == [NoReason()] * 5
        assert await door.controller.admit_off_list("x", WRONG, "") == NoReason()
        assert await profile.notes.get(pins.LOCKOUT) is None
    async with open_door(profile, ScriptedService(), FakeClock(), run="2", offline=True) as door:
        assert [await door.controller.override("x", PIN, WHY) for _ in range(5)] == [NoSupervisors()] * 5
    broken = DoorPolicy(supervisors=(Supervisor(name="Hash", pin_hash="nonsense"), *SUPERVISORS))
    async with open_door(
        profile, ScriptedService(), FakeClock(), policy=broken, run="3", offline=True
    ) as door:
        assert isinstance(await door.controller.override("x", PIN, WHY), NotOverridden)


async def test_a_lock_out_is_a_row_of_the_ledger_that_names_no_pin(profile: Profile) -> None:
    clock = FakeClock()
    await hold_list(profile, TICKETS)
    async with open_door(profile, ScriptedService(), clock, policy=POLICY, offline=True) as door:
        await door.controller.change_on_duty("Jo")
        for _ in range(2):
            assert await door.controller.unlock(WRONG) == WrongPin(0.0)
        assert await profile.ledger.rows("") == []
        assert await door.controller.override("unpaid", WRONG, WHY) == WrongPin(5.0)
        assert [await door.controller.unlock(WRONG) for _ in range(9)] == [LockedOut(5.0)] * 9
        clock.forward(5.0)
        assert await door.controller.unlock(WRONG) == WrongPin(10.0)
        clock.forward(10.0)
        assert await door.controller.unlock(PIN) == Unlocked("Mira")
        assert await admits(door)
        rows = await profile.ledger.rows("")
        assert [(row.kind, row.on_duty, row.supervisor) for row in rows] == [
            (RowKind.PIN_LOCKOUT, "Jo", "")
        ] * 2
        assert [row.reason for row in rows] == [
            f"too many wrong PINs: none is looked at for {seconds} s" for seconds in (5, 10)
        ]
        assert rows[0].door


@pytest.mark.parametrize(
    ("how", "typed"),
    [
        (InputMethod.COMMAND_LINE, InputMethod.COMMAND_LINE),
        (InputMethod.KEYBOARD, InputMethod.KEYBOARD),
        (InputMethod.CAMERA, InputMethod.KEYBOARD),
    ],
)
async def test_a_lock_out_says_how_the_pin_was_given(
    profile: Profile, how: InputMethod, typed: InputMethod
) -> None:
    clock = FakeClock()
    await hold_list(profile, TICKETS)
    async with open_door(profile, ScriptedService(), clock, policy=POLICY, offline=True) as door:
        controller = door.controller
        for _ in range(2):
            assert await controller.unlock(WRONG) == WrongPin(0.0)
        for wait_s, given in (
            (5.0, controller.override("unpaid", WRONG, WHY, how)),
            (10.0, controller.admit_off_list("walk-in", WRONG, WHY, "", how)),
            (20.0, controller.undo_again("a-1", WRONG, WHY, how)),
        ):
            assert await given == WrongPin(wait_s)
            clock.forward(wait_s)
        assert [row.how for row in await profile.ledger.rows("")] == [typed] * 3


SALTED = "$c2FsdHNhbHRzYWx0$EuYcLTAgEyrNBkGTAUqSvnaaNtmTXJFUuQ/aCMYBALs"


@pytest.mark.parametrize(
    "pin_hash",
    [
        "",
        "nonsense",
        "set",
        "é",
        "$argon2id$v=19$m=8,t=1,p=1",
        f"$argon2id$v=19$m=8,t=9,p=1{SALTED}",
        f"$argon2id$v=19$m=8,t=4294967295,p=1{SALTED}",
        f"$argon2id$v=19$m=4294967295,t=1,p=1{SALTED}",
        f"$argon2id$v=19$m=999999999,t=1,p=1{SALTED}",
        f"$argon2id$v=19$m=65536,t=1,p=17{SALTED}",
        f"$argon2id$v=19$m=8,t=1,p=2{SALTED}",
        f"$argon2id$v=19$m=0,t=0,p=0{SALTED}",
        f"$argon2i$v=19$m=8,t=1,p=1{SALTED}",
        f"$argon2id$v=19$m=8,t=1,p=1{SALTED[:-1]}",
        f"$argon2id$v=19$m=8,t=1,p=1{SALTED}\n",
        "$argon2id$v=19$m=8,t=1,p=1$c2FsdA$EuYcLTAgEyrNBkGTAUqSvnaaNtmTXJFUuQ/aCMYBALs",
    ],
)
async def test_a_hash_that_is_damaged_or_too_dear_is_named_and_never_looked_at(
    profile: Profile, pin_hash: str
) -> None:
    damaged = Supervisor(name="Hash", pin_hash=pin_hash)
    assert pins.why_unusable(pin_hash)
    alone = DoorPolicy(supervisors=(damaged,))
    async with open_door(profile, ScriptedService(), FakeClock(), policy=alone, offline=True) as door:
        outcomes = [await door.controller.override("x", PIN, WHY) for _ in range(5)]
        assert outcomes == [NoUsablePin(("Hash",))] * 5
        assert await door.controller.unlock(PIN) == NoUsablePin(("Hash",))
        assert door.controller.pins_unusable
    both = DoorPolicy(supervisors=(damaged, *SUPERVISORS))
    async with open_door(profile, ScriptedService(), FakeClock(), policy=both, run="2", offline=True) as door:
        assert await door.controller.unlock(WRONG) == WrongPin(0.0, ("Hash",))
        assert await door.controller.unlock(PIN) == Unlocked("Mira")
        assert not door.controller.pins_unusable


def test_the_hashes_that_are_made_here_can_be_used() -> None:
    assert pins.unusable((Supervisor(name="Ana", pin_hash=pins.hash_pin(PIN)), *SUPERVISORS)) == ()


async def test_a_disk_that_fails_lets_nobody_in_and_no_pin_is_looked_at(profile: Profile) -> None:
    profile.__class__ = FailingStore
    assert isinstance(profile, FailingStore)
    await hold_list(profile, TICKETS)
    async with open_door(profile, ScriptedService(), FakeClock(), policy=POLICY, offline=True) as door:
        profile.broken = frozenset({"notes.put"})
        for pin in (PIN, WRONG):
            assert await door.controller.override("unpaid", pin, WHY) == NotRecorded(
                "the disk is full: nothing was recorded"
            )
        profile.broken = frozenset({"at_door"})
        assert isinstance(await door.controller.override("unpaid", PIN, WHY), NotRecorded)
        assert isinstance(await door.controller.admit_off_list("x", PIN, WHY), NotRecorded)
        profile.broken = frozenset()
        assert await rows_of(profile, "unpaid") == []
        await profile.notes.put(pins.LOCKOUT, "{")
        unreadable = await door.controller.override("unpaid", PIN, WHY)
        assert isinstance(unreadable, NotRecorded)
        assert isinstance(unreadable.text, Message)
        assert "ask the host" in unreadable.text
        assert "kiosk pin reset" in str(unreadable.text.parts["command_line"])
        await pins.clear_lockout(profile)
        assert isinstance(await door.controller.override("unpaid", PIN, WHY), Overridden)
