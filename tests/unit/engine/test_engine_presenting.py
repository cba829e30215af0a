"""What the camera and the hand scanner present, at the door itself: when it was seen is what counts."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from kiosk.core.presence import InputMethod
from kiosk.core.presentations import InView
from kiosk.core.verdict import VerdictKind
from kiosk.engine.events import ScanFailed, VerdictGiven
from kiosk.store.profile import Profile
from tests.unit.engine.scripted import Door, FailingStore, FakeClock, ScriptedService, hold_list, open_door
from tests.unit.store.store_samples import ticket

NOW_S = FakeClock().monotonic()


@asynccontextmanager
async def at_door(profile: Profile) -> AsyncIterator[tuple[Door, FakeClock]]:
    clock = FakeClock()
    await hold_list(profile, [ticket("a"), ticket("b")])
    async with open_door(profile, ScriptedService(), clock, offline=True) as door:
        yield door, clock


def kind(given: VerdictGiven | None) -> VerdictKind | None:
    return given.verdict.kind if given else None


def view(since_s: float, until_s: float, *others: bytes) -> InView:
    return InView(NOW_S + since_s, NOW_S + until_s, others)


async def test_a_stalled_program_neither_stretches_nor_shrinks_what_was_in_view(profile: Profile) -> None:
    async with at_door(profile) as (door, clock):
        clock.forward(5)  # and only now it hears of the last five seconds
        seen = [view(0, 1), view(1.6, 2), view(3.6, 5)]
        kinds = [kind(await door.controller.scan(b"a", InputMethod.CAMERA, one)) for one in seen]
        assert kinds == [VerdictKind.ADMIT, VerdictKind.SAME_SCAN, VerdictKind.ALREADY_IN]
        assert kind(await door.controller.scan("a", InputMethod.HAND_SCANNER)) is VerdictKind.SAME_SCAN


async def test_a_stalled_program_tells_a_hand_scanners_repeat_by_when_it_was_read(profile: Profile) -> None:
    async with at_door(profile) as (door, clock):
        given = []
        for at_s, heard_s in ((0.0, 0.0), (1.5, 4.0), (3.6, 4.0)):
            clock.forward(NOW_S + heard_s - clock.monotonic())
            given.append(kind(await door.controller.scan("a", InputMethod.HAND_SCANNER, view(at_s, at_s))))
        assert given == [VerdictKind.ADMIT, VerdictKind.SAME_SCAN, VerdictKind.ALREADY_IN]


async def test_the_camera_and_half_a_second_later_the_hand_scanner_is_one_presentation(
    profile: Profile,
) -> None:
    async with at_door(profile) as (door, clock):
        assert kind(await door.controller.scan(b"a", InputMethod.CAMERA)) is VerdictKind.ADMIT
        clock.forward(0.5)
        assert kind(await door.controller.scan("a", InputMethod.HAND_SCANNER)) is VerdictKind.SAME_SCAN
        assert kind(await door.controller.scan("b", InputMethod.HAND_SCANNER)) is VerdictKind.ADMIT
        clock.forward(0.5)
        assert await door.controller.scan(b"b", InputMethod.CAMERA) is None


async def test_who_is_offered_the_codes_takes_some_unjudged_and_the_rest_are_guests(
    profile: Profile,
) -> None:
    offered: list[str] = []

    def take(code: str) -> bool:
        offered.append(code)
        return code == "a"

    async with at_door(profile) as (door, clock):
        door.controller.offer_codes(take)
        assert await door.controller.scan(b"a", InputMethod.CAMERA) is None
        assert kind(await door.controller.scan("b", InputMethod.HAND_SCANNER)) is VerdictKind.ADMIT
        assert await profile.ledger.rows("a") == []
        door.controller.offer_codes(None)
        clock.forward(5)
        assert kind(await door.controller.scan("a", InputMethod.HAND_SCANNER)) is VerdictKind.ADMIT
    assert offered == ["a", "b"]


async def test_of_two_phones_side_by_side_each_is_judged_once(profile: Profile) -> None:
    async with at_door(profile) as (door, _clock):
        assert (
            kind(await door.controller.scan(b"a", InputMethod.CAMERA, view(0, 3, b"b"))) is VerdictKind.ADMIT
        )
        assert (
            kind(await door.controller.scan(b"b", InputMethod.CAMERA, view(3, 6, b"a"))) is VerdictKind.ADMIT
        )
        assert (
            kind(await door.controller.scan(b"a", InputMethod.CAMERA, view(6, 9, b"b")))
            is VerdictKind.SAME_SCAN
        )


async def test_a_ticket_that_a_fault_of_ours_kept_from_being_judged_may_be_scanned_again(
    profile: Profile, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_door(profile) as (door, _clock):
        with monkeypatch.context() as faulty:
            faulty.setattr("kiosk.engine.door.decide", None)
            assert await door.controller.scan("a", InputMethod.HAND_SCANNER) is None
        assert [event.text for event in door.heard(ScanFailed)] == ["a fault in the program (TypeError)"]
        assert kind(await door.controller.scan("a", InputMethod.HAND_SCANNER)) is VerdictKind.ADMIT


async def test_a_fault_of_ours_after_an_admission_was_recorded_takes_its_green_not_back(
    profile: Profile, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_door(profile) as (door, _clock):
        with monkeypatch.context() as faulty:
            faulty.setattr("kiosk.engine.confirmation.PendingReply", None)
            given = await door.controller.scan("a", InputMethod.HAND_SCANNER)
        assert kind(given) is VerdictKind.ADMIT
        assert given is not None
        assert await profile.ledger.row(given.admission_id) is not None
        assert door.heard(ScanFailed) == []


async def test_a_ticket_that_could_not_be_recorded_may_be_scanned_again_at_once(profile: Profile) -> None:
    profile.__class__ = FailingStore
    assert isinstance(profile, FailingStore)
    failing = profile
    async with at_door(profile) as (door, clock):
        failing.broken = frozenset({"at_door"})
        assert await door.controller.scan("a", InputMethod.HAND_SCANNER) is None
        assert await door.controller.scan(b"b", InputMethod.CAMERA) is None
        assert len(door.heard(ScanFailed)) == 2
        failing.broken = frozenset()
        clock.forward(0.5)
        assert kind(await door.controller.scan("a", InputMethod.HAND_SCANNER)) is VerdictKind.ADMIT
        held = []
        for _ in range(4):
            held.append(kind(await door.controller.scan(b"b", InputMethod.CAMERA)))
            clock.forward(0.4)
        assert held == [None, None, None, VerdictKind.ADMIT]
