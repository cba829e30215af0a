"""Those inside are looked at again whenever the list or the policy changes."""

from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace

from kiosk.core.outbox import EntryState, IncidentKind
from kiosk.core.policy import DoorPolicy, Meaning
from kiosk.core.presence import InputMethod
from kiosk.core.tickets import Event, Ticket, TicketState
from kiosk.engine.errors import RefusedError, StoreError
from kiosk.engine.events import LateStop, ScanTrouble, TroubleKind
from kiosk.engine.records import Incident
from kiosk.store import late_checks
from kiosk.store.late_checks import LateCheckStore
from kiosk.store.profile import Profile
from kiosk.store.ticket_rows import add_handed
from tests.unit.engine.scripted import (
    Door,
    FakeClock,
    ScriptedService,
    hold_list,
    open_door,
    pages_of,
    send_round,
)
from tests.unit.store.store_samples import FESTIVAL, NOW, admission, store_list, ticket

GUESTS = [ticket("ana", "Ana García"), ticket("bo", "Bo Ek"), ticket("cy", "Cy Ray")]


async def _let_in(door: Door, *names: str) -> None:
    for name in names:
        given = await door.engine.scan(f"token-{name}", InputMethod.COMMAND_LINE)
        assert given is not None
        assert given.admission_id


async def _open(door: Door) -> list[Incident]:
    return await door.profile.incidents.recorded(every=False)


async def test_a_cancelled_guest_who_is_inside_is_one_incident_with_both_sides(profile: Profile) -> None:
    service, clock = ScriptedService(), FakeClock()
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


async def test_who_came_in_long_ago_is_not_stopped_at_the_door_unless_the_host_asks(profile: Profile) -> None:
    service, clock = ScriptedService(), FakeClock()
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


async def test_refusals_that_were_the_accounts_are_no_incidents_in_the_end(profile: Profile) -> None:
    service, clock = ScriptedService(), FakeClock()
    service.always = RefusedError("gone", status=410)
    await hold_list(profile, GUESTS)
    async with open_door(profile, service, clock, offline=True) as door:
        await _let_in(door, "ana", "bo", "cy")
        await send_round(door)
        entries = await door.profile.outbox.entries(every=True)
        assert {entry.state for entry in entries} == {EntryState.WAITING}
        assert await _open(door) == []
        assert len(await door.profile.incidents.recorded(every=True)) == 2, (
            "the third shows that it is the account"
        )


def cancelled(guest: Ticket, **changes: Any) -> Ticket:
    return replace(guest, **{"state": "cancelled", "updated_at": NOW - 1, **changes})


@pytest.mark.parametrize("settled", ["nobody", "by itself", "by a person"])
async def test_a_check_in_that_was_refused_hides_no_cancellation(profile: Profile, settled: str) -> None:
    service, clock = ScriptedService(), FakeClock()
    service.always = RefusedError("gone", status=410)
    names = ["ana", "bo", "cy"] if settled == "by itself" else ["ana"]
    await hold_list(profile, GUESTS)
    async with open_door(profile, service, clock, offline=True) as door:
        await _let_in(door, *names)
        await send_round(door)
        told = [one for one in await profile.incidents.recorded(every=True) if one.ticket_id == "ana"]
        assert [one.kind for one in told] == [IncidentKind.LATE_REFUSAL]
        if settled == "by a person":
            assert await door.controller.resolution.settle(told[0].id, "the box office refunds them tomorrow")
        assert len(await _open(door)) == (1 if settled == "nobody" else 0)
        service.pages = pages_of([cancelled(GUESTS[0])])
        await door.guest_list.sync()
        (incident,) = [one for one in await _open(door) if "list" in one.detail]
        assert (incident.kind, incident.ticket_id) == (IncidentKind.LATE_REFUSAL, "ana")
        assert incident.detail["list"]["state"] == "cancelled"


async def test_a_fact_is_told_once_for_each_admission_even_where_the_ticket_changes_again(
    profile: Profile,
) -> None:
    service, clock = ScriptedService(), FakeClock()
    await hold_list(profile, GUESTS)
    async with open_door(profile, service, clock, offline=True) as door:

        async def told_after(*changes: Ticket) -> int:
            for change in changes:
                service.pages = pages_of([change])
                await door.guest_list.sync()
            return len(await profile.incidents.recorded(every=True))

        await _let_in(door, "ana")
        out, back = cancelled(GUESTS[0]), replace(GUESTS[0], updated_at=NOW - 0.9)
        assert await told_after(out) == 1
        (incident,) = await _open(door)
        assert await door.controller.resolution.settle(incident.id, "they bought another")
        assert await told_after(back, cancelled(GUESTS[0], updated_at=NOW - 0.8)) == 1
        await told_after(replace(back, updated_at=NOW - 0.7))
        await door.controller.let_out("ana")
        door.session.set_policy(DoorPolicy(entries={"*": "again"}))
        await _let_in(door, "ana")
        assert await told_after(cancelled(GUESTS[0], updated_at=NOW - 0.6)) == 2, "another admission"


async def test_a_refund_of_another_event_alarms_its_own_door_and_no_other(profile: Profile) -> None:
    service, clock = ScriptedService(), FakeClock()
    yesterday = Event("yesterday", FESTIVAL, NOW - 90_000, NOW - 80_000)
    guests = [ticket("ana", "Ana García", event=yesterday), ticket("bo", "Bo Ek")]
    await hold_list(profile, guests)
    async with open_door(profile, service, clock, offline=True) as door:
        await door.session.choose(frozenset({"yesterday"}))
        await _let_in(door, "ana")
        await door.session.choose(frozenset({"tonight"}))
        await _let_in(door, "bo")
        service.pages = pages_of([cancelled(one) for one in guests])
        await door.guest_list.sync()
        await door.guest_list.sync()
        assert [one.ticket_id for one in await _open(door)] == ["bo"]
        assert [stop.ticket_id for stop in door.heard(LateStop)] == ["bo"]
        await door.session.choose(frozenset({"yesterday"}))
        await door.guest_list.sync()
        assert [one.ticket_id for one in await _open(door)] == ["bo", "ana"]


async def test_what_a_crash_kept_from_being_looked_at_is_looked_at_by_the_next_run(profile: Profile) -> None:
    service, clock = ScriptedService(), FakeClock()
    await hold_list(profile, GUESTS)
    async with open_door(profile, service, clock, offline=True) as door:
        await _let_in(door, "ana", "bo")
        await door.guest_list.sync()
    await store_list(profile, [cancelled(GUESTS[0])], request=99)  # and then the power went
    async with open_door(profile, service, clock, run="next") as door:
        await door.guest_list.sync()
        assert [one.ticket_id for one in await _open(door)] == ["ana"]


@pytest.mark.parametrize("broken", ["check_some", "any_pending"])
async def test_what_was_found_before_the_disk_failed_is_told_all_the_same(
    profile: Profile, monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    """It is recorded as told: the look that goes on where this one ended does not tell it again."""
    service, clock = ScriptedService(), FakeClock()
    look, looks = getattr(LateCheckStore, broken), 0

    async def fails_then(self: LateCheckStore, *args: Any) -> Any:
        nonlocal looks
        looks += 1
        if looks == 2:
            raise StoreError("the disk is full")
        return await look(self, *args)

    await hold_list(profile, GUESTS)
    async with open_door(profile, service, clock) as door:
        await _let_in(door, "ana", "bo")
        service.pages = pages_of([cancelled(GUESTS[0]), cancelled(GUESTS[1])])
        monkeypatch.setattr(late_checks, "LOOKED_AT_TOGETHER", 1)
        monkeypatch.setattr(LateCheckStore, broken, fails_then)
        await door.guest_list.sync()
        assert len(door.heard(LateStop)) == 1
        await door.guest_list.sync()
        assert {stop.ticket_id for stop in door.heard(LateStop)} == {"ana", "bo"}
        assert len(await _open(door)) == 2


async def test_a_policy_set_while_the_door_was_closed_looks_at_everybody_inside(profile: Profile) -> None:
    service, clock = ScriptedService(), FakeClock()
    before = DoorPolicy(states={TicketState.UNPAID: Meaning.ADMIT})
    policy = DoorPolicy(states={TicketState.UNPAID: Meaning.REFUSE}, stop_list=("bo",))
    await hold_list(profile, [ticket("ana", state="unpaid"), *GUESTS[1:], ticket("di", "Di Fo")])
    async with open_door(profile, service, clock, offline=True, policy=before) as door:
        await _let_in(door, "ana", "bo", "di")
        await door.guest_list.sync()
    async with open_door(profile, service, clock, run="next", policy=policy) as door:
        await door.guest_list.sync()
        kinds = {one.ticket_id: one.kind for one in await _open(door)}
        assert kinds == {"ana": IncidentKind.LATE_REFUSAL, "bo": IncidentKind.STOP_LISTED}


async def test_an_admission_of_another_machine_is_looked_at_by_the_list_that_is_held_here(
    profile: Profile,
) -> None:
    service, clock = ScriptedService(), FakeClock()
    await hold_list(profile, [cancelled(GUESTS[0]), *GUESTS[1:]])
    async with open_door(profile, service, clock, offline=True) as door:
        await door.guest_list.sync()
        for name in ("ana", "bo"):
            handed = [(admission(f"there-{name}", name), None)]
            await profile._db.write(partial(add_handed, ticket_id=name, rows=handed))
        await door.guest_list.sync()
        assert [one.admission_id for one in await _open(door)] == ["there-ana"]


async def test_a_ticket_that_vanished_is_told_for_who_is_inside(profile: Profile) -> None:
    service, clock = ScriptedService(), FakeClock()
    many = [ticket(f"T-{n}") for n in range(300)]
    await hold_list(profile, [*GUESTS, *many])
    async with open_door(profile, service, clock, offline=True) as door:
        await _let_in(door, "ana")
        service.pages = pages_of([*GUESTS[2:], *many])
        for _ in range(3):
            await door.guest_list.sync(full=True)
        assert [(one.ticket_id, one.kind) for one in await _open(door)] == [("ana", IncidentKind.VANISHED)]


async def test_one_ticket_refused_later_is_an_incident_and_a_stop(profile: Profile) -> None:
    service, clock = ScriptedService(), FakeClock()
    service.replies["ana"] = [RefusedError("refunded", status=422)]
    await hold_list(profile, GUESTS)
    async with open_door(profile, service, clock, offline=True) as door:
        await _let_in(door, "ana")
        await door.uploader._start_due()
        await door.uploader.settle()
        (incident,) = await _open(door)
        assert incident.kind is IncidentKind.LATE_REFUSAL
        assert incident.detail["service"]["text"] == "refunded"
        assert [stop.ticket_id for stop in door.heard(LateStop)] == ["ana"]


async def test_a_refusal_before_green_is_said_with_the_verdict_and_is_no_incident(profile: Profile) -> None:
    service, clock = ScriptedService(), FakeClock()
    service.replies["ana"] = [RefusedError("refunded", status=422)]
    await hold_list(profile, GUESTS)
    async with open_door(profile, service, clock) as door:
        given = await door.engine.scan("token-ana", InputMethod.COMMAND_LINE)
        assert given is not None
        assert given.trouble == ScanTrouble(TroubleKind.REFUSED, "422: refunded")
        assert await _open(door) == []
        assert door.heard(LateStop) == []
