"""Those inside are looked at again whenever the list or the policy changes."""

import asyncio
from dataclasses import replace

from kiosk.core.outbox import EntryState, IncidentKind
from kiosk.core.policy import DoorPolicy
from kiosk.core.presence import How
from kiosk.engine.errors import RefusedError
from kiosk.engine.events import LateStop
from kiosk.engine.records import Incident
from kiosk.store.profile import Profile
from tests.unit.engine.scripted import Door, FakeClock, ScriptedService, hold_list, open_door, pages_of
from tests.unit.store.store_samples import NOW, ticket

GUESTS = [ticket("ana", "Ana García"), ticket("bo", "Bo Ek"), ticket("cy", "Cy Ray")]


async def _let_in(door: Door, *names: str) -> None:
    for name in names:
        given = await door.engine.scan(f"token-{name}", How.COMMAND_LINE)
        assert given is not None
        assert given.admission_id


async def _open(door: Door) -> list[Incident]:
    return await door.profile.incidents(every=False)


def test_a_cancelled_guest_who_is_inside_is_one_incident_with_both_sides(profile: Profile) -> None:
    service, clock = ScriptedService(), FakeClock()

    async def work() -> None:
        await hold_list(profile, GUESTS)
        async with open_door(profile, service, clock) as door:
            await _let_in(door, "ana", "bo")
            cancelled = replace(GUESTS[0], state="cancelled", updated_at=NOW - 1)
            service.pages = pages_of([cancelled, replace(GUESTS[2], state="cancelled", updated_at=NOW - 1)])
            await door.guest_list.sync()
            await door.guest_list.sync()
            (incident,) = await _open(door)
            assert (incident.kind, incident.ticket_id) == (IncidentKind.LATE_REFUSAL, "ana")
            assert incident.detail["here"]["door"] == "Door A"
            assert incident.detail["list"]["state"] == "cancelled"
            assert "Ana" not in str(incident.detail)
            assert [(stop.ticket_id, stop.name) for stop in door.heard(LateStop)] == [("ana", "Ana García")]

    asyncio.run(work())


def test_who_came_in_long_ago_is_not_stopped_at_the_door_unless_the_host_asks(profile: Profile) -> None:
    service, clock = ScriptedService(), FakeClock()

    async def work() -> None:
        await hold_list(profile, GUESTS)
        async with open_door(profile, service, clock) as door:
            await _let_in(door, "ana", "bo")
            clock.forward(3600)
            service.pages = pages_of([replace(GUESTS[0], state="cancelled", updated_at=NOW - 1)])
            door.session.set_policy(DoorPolicy(stop_list=("bo",)))
            await door.guest_list.sync()
            kinds = {incident.ticket_id: incident.kind for incident in await _open(door)}
            assert kinds == {"ana": IncidentKind.LATE_REFUSAL, "bo": IncidentKind.STOP_LISTED}
            assert [stop.ticket_id for stop in door.heard(LateStop)] == ["bo"]

    asyncio.run(work())


def test_refusals_that_were_the_accounts_are_no_incidents_in_the_end(profile: Profile) -> None:
    service, clock = ScriptedService(), FakeClock()
    service.always = RefusedError("gone", status=410)

    async def work() -> None:
        await hold_list(profile, GUESTS)
        async with open_door(profile, service, clock, offline=True) as door:
            await _let_in(door, "ana", "bo", "cy")
            for _ in range(3):
                await door.uploader._start_due()
                await door.uploader.settle()
            entries = await door.profile.entries(every=True)
            assert {entry.state for entry in entries} == {EntryState.WAITING}
            assert await _open(door) == []
            assert len(await door.profile.incidents(every=True)) == 3

    asyncio.run(work())


def test_one_ticket_refused_later_is_an_incident_and_a_stop(profile: Profile) -> None:
    service, clock = ScriptedService(), FakeClock()
    service.replies["ana"] = [RefusedError("refunded", status=422)]

    async def work() -> None:
        await hold_list(profile, GUESTS)
        async with open_door(profile, service, clock, offline=True) as door:
            await _let_in(door, "ana")
            await door.uploader._start_due()
            await door.uploader.settle()
            (incident,) = await _open(door)
            assert incident.kind is IncidentKind.LATE_REFUSAL
            assert incident.detail["service"]["text"] == "refunded"
            assert [stop.ticket_id for stop in door.heard(LateStop)] == ["ana"]

    asyncio.run(work())


def test_a_refusal_before_green_is_said_with_the_verdict_and_is_no_incident(profile: Profile) -> None:
    service, clock = ScriptedService(), FakeClock()
    service.replies["ana"] = [RefusedError("refunded", status=422)]

    async def work() -> None:
        await hold_list(profile, GUESTS)
        async with open_door(profile, service, clock) as door:
            given = await door.engine.scan("token-ana", How.COMMAND_LINE)
            assert given is not None
            assert "refunded" in given.trouble
            assert await _open(door) == []
            assert door.heard(LateStop) == []

    asyncio.run(work())
