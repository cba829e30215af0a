"""A door forgets guests by itself: long after their event, in a quiet hour, and on the word of two clocks."""

import asyncio

import pytest

from kiosk.core.retention import DAY_S
from kiosk.core.tickets import Event, Ticket
from kiosk.engine.errors import NotSentError, StoreError
from kiosk.store import retention
from kiosk.store.profile import Profile
from tests.unit.engine.scripted import Door, FakeClock, ScriptedService, pages_of, wire_door
from tests.unit.store.store_samples import FESTIVAL, NOW, TONIGHT, admission, admit, complete_list, ticket

LAST_MONTH = Event("last month", FESTIVAL, NOW - 32 * DAY_S, NOW - 31 * DAY_S)
GUESTS = [ticket("T-1", "Quillfeather Oduya", event=LAST_MONTH), ticket("T-2", "Bystander Berg")]


async def at_door(
    profile: Profile, tickets: list[Ticket] = GUESTS
) -> tuple[Door, ScriptedService, FakeClock]:
    service, clock = ScriptedService(), FakeClock()
    clock.at = TONIGHT.start - 2 * DAY_S if TONIGHT.start else NOW
    service.pages = pages_of(tickets)
    await complete_list(profile, tickets)
    return wire_door(profile, service, clock), service, clock


async def held(profile: Profile) -> list[str]:
    return sorted([event.event.id for event in await profile.guests.events()])


async def test_it_is_done_by_itself_when_the_door_is_started(profile: Profile) -> None:
    door, _service, clock = await at_door(profile)
    clock.at = NOW - DAY_S / 2
    await admit(profile, "a-1", "T-2")
    await door.controller.start()
    try:
        async with asyncio.timeout(100):
            while await held(profile) != ["tonight"]:
                await asyncio.sleep(0.01)
        await door.guest_list.sync(full=True)
        assert await held(profile) == ["tonight"], "the service still lists them"
        assert await profile.outbox.entry("a-1") is not None
    finally:
        await door.controller.stop()


async def test_nothing_goes_before_its_time_and_nothing_is_asked(profile: Profile) -> None:
    door, service, clock = await at_door(profile)
    clock.at = NOW - 3 * DAY_S
    assert await door.controller.retention.look() == frozenset()
    assert service.identified == 0
    assert await held(profile) == ["last month", "tonight"]


async def test_while_people_are_coming_in_it_waits(profile: Profile) -> None:
    door, _service, clock = await at_door(profile)
    clock.at = NOW
    assert await door.controller.retention.look() == frozenset()
    clock.at = NOW + 7200
    assert await door.controller.retention.look() == {"last month"}


async def test_a_purge_that_was_cut_off_is_finished_by_the_next_look(
    profile: Profile, monkeypatch: pytest.MonkeyPatch
) -> None:
    door, _service, clock = await at_door(profile)
    clock.at = NOW + 7200
    with monkeypatch.context() as patched:
        patched.setattr(retention, "rewrite", _cut_off)
        with pytest.raises(StoreError, match="power"):
            await door.controller.retention.look()
    assert await held(profile) == ["tonight"]
    assert await profile._db.read(retention.is_unfinished)
    assert await door.controller.retention.look() == frozenset()
    assert not await profile._db.read(retention.is_unfinished)


def _cut_off(_: object) -> None:
    raise StoreError("power")


async def test_a_clock_that_is_far_ahead_forgets_nobody(profile: Profile) -> None:
    """Tonight's guests would all be due by it; the service says what day it is."""
    door, service, clock = await at_door(profile)
    clock.at, service.skew_s = NOW - 3 * DAY_S + 400 * DAY_S, -400 * DAY_S
    for _ in range(3):
        clock.forward(DAY_S / 24)
        assert await door.controller.retention.look() == frozenset()
    assert await held(profile) == ["last month", "tonight"]


async def test_of_a_clock_that_is_ahead_only_what_is_due_by_both_goes(profile: Profile) -> None:
    door, service, clock = await at_door(profile)
    clock.at, service.skew_s = NOW + 7200 + 400 * DAY_S, -400 * DAY_S
    assert await door.controller.retention.look() == {"last month"}
    assert await held(profile) == ["tonight"]


async def test_where_no_other_clock_can_be_asked_ours_has_to_say_so_for_a_day(profile: Profile) -> None:
    door, service, clock = await at_door(profile)
    service.owner, clock.at = NotSentError("no route"), NOW + 7200
    retention = door.controller.retention
    assert await retention.look() == frozenset()
    clock.forward(DAY_S / 2)
    assert await retention.look() == frozenset()
    clock.at -= DAY_S  # it is set right
    assert await retention.look() == frozenset()
    clock.forward(DAY_S - 60)
    assert await retention.look() == frozenset(), "it began anew"
    clock.forward(61)
    assert await retention.look() == {"last month"}


async def test_a_service_that_tells_no_time_is_no_second_opinion(profile: Profile) -> None:
    door, service, clock = await at_door(profile)
    service.skew_s, clock.at = None, NOW + 7200
    assert await door.controller.retention.look() == frozenset()


async def test_an_event_that_went_on_is_not_over(profile: Profile) -> None:
    """Somebody was let in three days ago, whatever the plan said."""
    late = admission("a-late", "T-1", at=NOW - 3 * DAY_S, event=LAST_MONTH.id)
    await profile.at_door(lambda transaction: transaction.add(late))
    door, _service, clock = await at_door(profile)
    clock.at = NOW + 7200
    assert await door.controller.retention.look() == frozenset()
