"""The counter of people without tickets, with the real profile: each tap is a row and counts as inside."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from kiosk.core.policy import ALL_EVENTS, DoorPolicy
from kiosk.core.presence import InputMethod, RowKind
from kiosk.core.verdict import Reason, Refer, VerdictKind
from kiosk.engine.counter import UNDO_WITHIN_S, NeedsPin, NobodyCounted, Tapped
from kiosk.engine.records import Counted
from kiosk.engine.supervised import NotRecorded
from kiosk.store.profile import Profile
from tests.unit.engine.scripted import FakeClock, ScriptedService, hold_list, open_door
from tests.unit.engine.supervisors import POLICY, TICKETS, rows_of
from tests.unit.store.store_samples import NOW

OPEN = replace(POLICY, supervisors=())


async def test_each_tap_is_a_row_with_time_door_and_who_is_on_duty(profile: Profile) -> None:
    await hold_list(profile, TICKETS)
    async with open_door(profile, ScriptedService(), FakeClock(), policy=POLICY, offline=True) as door:
        counter = door.controller.counter
        await door.controller.change_on_duty("Kim")
        came = await counter.one_more()
        left = await counter.one_less(InputMethod.COMMAND_LINE)
        assert isinstance(came, Tapped)
        assert isinstance(left, Tapped)
        row = came.row
        assert (row.kind, row.ticket_id, row.event_id) == (RowKind.COUNTED_IN, "", "tonight")
        assert (row.at, row.door, row.on_duty, row.how) == (NOW, "Door A", "Kim", InputMethod.KEYBOARD)
        assert (left.row.kind, left.row.concerns) == (RowKind.COUNTED_OUT, row.id)
        assert [one.id for one in await rows_of(profile, "")] == [row.id, left.row.id]
        assert await door.controller.queries.unshown() == []


async def test_who_was_counted_in_is_inside_until_counted_out(profile: Profile) -> None:
    await hold_list(profile, TICKETS)
    async with open_door(profile, ScriptedService(), FakeClock(), policy=POLICY, offline=True) as door:
        counter, queries = door.controller.counter, door.controller.queries
        for _ in range(3):
            await counter.one_more()
        await door.controller.admit("good")
        assert await queries.inside() == 4
        await counter.one_less()
        assert await queries.inside() == 3
        assert await counter.counted() == Counted(came=3, left=1)
        assert (await counter.counted()).inside == 2


async def test_nobody_is_counted_out_who_was_not_counted_in(profile: Profile) -> None:
    await hold_list(profile, TICKETS)
    async with open_door(profile, ScriptedService(), FakeClock(), policy=POLICY, offline=True) as door:
        counter = door.controller.counter
        await door.controller.admit("good")
        assert await counter.one_less() == NobodyCounted()
        await counter.one_more()
        assert isinstance(await counter.one_less(), Tapped)
        assert await counter.one_less() == NobodyCounted()
        assert await door.controller.queries.inside() == 1, "the guest with a ticket"


async def test_undo_takes_back_tap_by_tap_and_then_nothing(profile: Profile) -> None:
    await hold_list(profile, TICKETS)
    async with open_door(profile, ScriptedService(), FakeClock(), policy=POLICY, offline=True) as door:
        counter, queries = door.controller.counter, door.controller.queries
        await counter.one_more()
        await counter.one_more()
        await counter.one_less()
        seen = []
        for _ in range(4):
            outcome = await counter.undo()
            seen.append((getattr(outcome, "undone", None), await counter.counted(), await queries.inside()))
        assert seen == [
            (RowKind.COUNTED_OUT, Counted(2, 0), 2),
            (RowKind.COUNTED_IN, Counted(1, 0), 1),
            (RowKind.COUNTED_IN, Counted(0, 0), 0),
            (None, Counted(0, 0), 0),
        ]
        assert await counter.last_at() is None
        assert isinstance(await counter.one_more(), Tapped), "and one goes on counting"
        assert await queries.inside() == 1


async def test_another_evenings_tap_is_not_undone_by_a_key(profile: Profile) -> None:
    clock = FakeClock()
    await hold_list(profile, TICKETS)
    async with open_door(profile, ScriptedService(), clock, policy=POLICY, offline=True) as door:
        counter = door.controller.counter
        await counter.one_more()
        assert await counter.last_at() == NOW
        clock.forward(UNDO_WITHIN_S + 1)
        assert await counter.last_at() is None
        assert await counter.undo() == NobodyCounted()
        assert await counter.counted() == Counted(1, 0)


async def test_a_house_that_people_without_tickets_fill_is_full(profile: Profile) -> None:
    await hold_list(profile, TICKETS)
    policy = replace(OPEN, capacity=2)
    async with open_door(profile, ScriptedService(), FakeClock(), policy=policy, offline=True) as door:
        counter = door.controller.counter
        await counter.one_more()
        await counter.one_more()
        full = await door.controller.admit("good")
        assert full is not None
        assert isinstance(full.verdict, Refer)
        assert full.verdict.why is Reason.HOUSE_FULL
        await counter.one_less()
        given = await door.controller.admit("good")
        assert given is not None
        assert given.verdict.kind is VerdictKind.ADMIT


async def test_what_is_counted_is_of_the_event_that_the_door_is_for(profile: Profile) -> None:
    await hold_list(profile, TICKETS)
    async with open_door(profile, ScriptedService(), FakeClock(), policy=POLICY, offline=True) as door:
        await door.controller.counter.one_more()
    other = replace(POLICY, events=("tomorrow",))
    async with open_door(
        profile, ScriptedService(), FakeClock(), policy=other, offline=True, run="2"
    ) as door:
        counter = door.controller.counter
        assert await counter.counted() == Counted()
        assert await counter.one_less() == NobodyCounted()
        assert await counter.undo() == NobodyCounted()
        assert await door.controller.queries.inside() == 0
    both = replace(POLICY, events=("tonight", "tomorrow"))
    async with open_door(profile, ScriptedService(), FakeClock(), policy=both, offline=True, run="3") as door:
        tapped = await door.controller.counter.one_more()
        assert isinstance(tapped, Tapped)
        assert tapped.row.event_id == "tonight", "that one is under way"
        assert await door.controller.counter.counted() == Counted(2, 0)


@pytest.mark.parametrize("events", [("tonight", "tomorrow"), (ALL_EVENTS,)], ids=["several", "all"])
async def test_who_was_counted_at_a_door_for_several_events_is_not_inside_of_the_next(
    profile: Profile, events: tuple[str, ...]
) -> None:
    await hold_list(profile, TICKETS)
    several, clock = replace(OPEN, events=events, capacity=3), FakeClock()
    async with open_door(profile, ScriptedService(), clock, policy=several, offline=True) as door:
        counter, controller = door.controller.counter, door.controller
        await counter.one_more()
        await counter.one_more()
        await counter.one_less()
        assert await counter.counted() == Counted(2, 1)
        await controller.choose_events(frozenset({"tonight"}))
        assert (await counter.counted(), await controller.queries.inside()) == (Counted(2, 1), 1)
        await controller.choose_events(frozenset({"tomorrow"}))
        assert (await counter.counted(), await controller.queries.inside()) == (Counted(), 0)
        assert await counter.one_less() == NobodyCounted()
        await controller.choose_events(frozenset(several.events))
        clock.forward(79_000)
        tomorrow = await counter.one_more()
        assert isinstance(tomorrow, Tapped)
        assert tomorrow.row.event_id == "tomorrow", "it begins in a quarter of an hour"
        assert await controller.queries.inside() == 2


async def test_of_events_that_are_not_held_a_tap_is_for_one_of_them_all_the_same(profile: Profile) -> None:
    nowhere = replace(OPEN, events=("next-week", "this-week"))
    async with open_door(profile, ScriptedService(), FakeClock(), policy=nowhere, offline=True) as door:
        tapped = await door.controller.counter.one_more()
        assert isinstance(tapped, Tapped)
        assert tapped.row.event_id == "next-week"
        assert await door.controller.counter.counted() == Counted(1, 0)


async def test_a_policy_may_want_a_pin_for_it(profile: Profile) -> None:
    await hold_list(profile, TICKETS)
    wants = replace(POLICY, counter_pin=True)
    async with open_door(profile, ScriptedService(), FakeClock(), policy=wants, offline=True) as door:
        counter = door.controller.counter
        assert counter.needs_pin
        for tap in (counter.one_more, counter.one_less, counter.undo):
            assert await tap() == NeedsPin()
        assert await rows_of(profile, "") == []
        tapped = await counter.one_more(supervisor="Mira")
        assert isinstance(tapped, Tapped)
        assert tapped.row.supervisor == "Mira"


@pytest.mark.parametrize("policy", [POLICY, replace(OPEN, counter_pin=True), DoorPolicy()])
async def test_no_pin_is_asked_for_where_the_policy_does_not_say_so_or_nobody_has_one(
    profile: Profile, policy: DoorPolicy
) -> None:
    await hold_list(profile, TICKETS)
    async with open_door(profile, ScriptedService(), FakeClock(), policy=policy, offline=True) as door:
        assert isinstance(await door.controller.counter.one_more(), Tapped)


async def test_taps_outlive_the_program_and_are_counted_once(tmp_path: Path) -> None:
    profile = Profile.open(tmp_path, None, writable=True)
    await hold_list(profile, TICKETS)
    async with open_door(profile, ScriptedService(), FakeClock(), policy=POLICY, offline=True) as door:
        for _ in range(5):
            await door.controller.counter.one_more()
        await door.controller.counter.one_less()
    profile.close()
    profile = Profile.open(tmp_path, None, writable=True)
    try:
        async with open_door(
            profile, ScriptedService(), FakeClock(), policy=POLICY, offline=True, run="2"
        ) as door:
            assert await door.controller.counter.counted() == Counted(5, 1)
            assert await door.controller.queries.inside() == 4
            undone = await door.controller.counter.undo()
            assert isinstance(undone, Tapped)
            assert undone.undone is RowKind.COUNTED_OUT, "what an earlier run counted last"
            assert await door.controller.queries.inside() == 5
    finally:
        profile.close()


async def test_a_disk_that_fails_counts_nobody_and_says_so(profile: Profile) -> None:
    async with open_door(profile, ScriptedService(), FakeClock(), policy=POLICY, offline=True) as door:
        await door.controller.counter.one_more()
        await door.controller.counter.counted()
        profile.close()
        assert isinstance(await door.controller.counter.one_more(), NotRecorded)
        assert await door.controller.counter.counted() == Counted(1, 0), "as it was last known"
        assert await door.controller.counter.last_at() is None


async def test_arrivals_tell_them_apart_from_every_ticket_type(profile: Profile) -> None:
    await hold_list(profile, TICKETS)
    clock = FakeClock()
    async with open_door(profile, ScriptedService(), clock, policy=POLICY, offline=True) as door:
        await door.controller.admit("good")
        for _ in range(3):
            await door.controller.counter.one_more()
        await door.controller.counter.undo()
        clock.forward(1)
        await door.controller.counter.one_less()
        arrivals = await door.controller.queries.arrivals(NOW - 60)
        assert sum(arrivals.people) == 3
        assert arrivals.counted == 2
        assert [tally.people for tally in arrivals.by_ticket_type] == [1]
        assert [tally.people for tally in arrivals.by_door] == [3]
        assert arrivals.inside == 2


async def test_no_scan_shows_a_tap(profile: Profile) -> None:
    await hold_list(profile, TICKETS)
    async with open_door(profile, ScriptedService(), FakeClock(), policy=POLICY, offline=True) as door:
        await door.controller.counter.one_more()
        await door.controller.counter.one_less()
        assert await door.controller.queries.recent() == []
