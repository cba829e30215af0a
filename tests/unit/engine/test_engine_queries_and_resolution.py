"""Behind the lane: what was recorded and is owed, who is on duty, whose PIN it is, whether all is ready."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from kiosk import bootstrap
from kiosk.bootstrap import Environment
from kiosk.core.lockout import FREE_ATTEMPTS
from kiosk.core.outbox import EntryState, IncidentKind
from kiosk.core.policy import DoorPolicy
from kiosk.core.presence import InputMethod, RowKind
from kiosk.core.scan_search import ScanSearch
from kiosk.core.standing import Standing
from kiosk.core.verdict import VerdictKind
from kiosk.engine.door_queries import NotRead
from kiosk.engine.errors import NotSentError
from kiosk.engine.events import DutyChanged, OutboxChanged, SyncFailed
from kiosk.engine.records import Arrivals, Incident, OutboxCount, Tally
from kiosk.engine.scans_told import RecentScan, ScanPlace
from kiosk.engine.session import LONGEST_NAME
from kiosk.engine.staff_choices import remembered_on_duty
from kiosk.engine.supervised import (
    AdmittedOffList,
    LockedOut,
    NoSupervisors,
    NotRecorded,
    Overridden,
    Unlocked,
    WrongPin,
)
from kiosk.settings import Settings
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
from tests.unit.engine.supervisors import PIN, POLICY, TICKETS, TOMS_PIN, WRONG
from tests.unit.store.store_samples import NOW, admit, ticket


async def scanned(door: Door, code: str) -> str:
    given = await door.controller.scan(code, InputMethod.KEYBOARD)
    assert given is not None
    assert given.verdict.kind is VerdictKind.ADMIT
    return given.admission_id


async def needs_attention(profile: Profile, admission_id: str) -> None:
    await profile.outbox.change(admission_id, lambda e: replace(e, state=EntryState.NEEDS_ATTENTION))


async def test_recent_scans_survive_a_restart(profile: Profile) -> None:
    await hold_list(profile, [ticket("T-0"), ticket("T-1")])
    async with open_door(profile, ScriptedService(), FakeClock()) as door:
        await scanned(door, "T-0")
        second = await scanned(door, "T-1")
        await door.controller.undo(second)
    async with open_door(profile, ScriptedService(), FakeClock(), run="next") as door:
        found = [one for one in await door.controller.queries.recent() or () if isinstance(one, RecentScan)]
        told = [(one.row.ticket_id, one.ticket, one.status.standing) for one in found]
        assert told == [
            ("T-1", ticket("T-1"), Standing.TAKEN_BACK),
            ("T-0", ticket("T-0"), Standing.CONFIRMED),
        ]
        assert await door.controller.queries.recent(1) == found[:1]


async def test_a_guests_history_and_order_can_be_asked_for(profile: Profile) -> None:
    held = [ticket("T-0", order="7F"), ticket("T-1", order="7F"), ticket("T-2", order="8A")]
    await hold_list(profile, held)
    async with open_door(profile, ScriptedService(), FakeClock()) as door:
        for _ in range(2):
            await door.controller.undo(await scanned(door, "T-0"))
        kinds = [row.kind for row in await door.controller.queries.history("T-0")]
        # the second one needs a supervisor
        assert kinds == [RowKind.ADMISSION, RowKind.UNDO, RowKind.ADMISSION]
        assert await door.controller.queries.history("unknown") == []
        assert [one.ticket for one in await door.controller.queries.order("7F")] == held[:2]
        assert await door.controller.queries.order("unknown") == []


async def test_a_check_in_that_needs_attention_is_sent_again_or_given_up(profile: Profile) -> None:
    service = ScriptedService()
    await hold_list(profile, [ticket("T-0"), ticket("T-1"), ticket("T-2")])
    for number in range(3):
        await admit(profile, f"a-{number}", f"T-{number}")
    for number in range(2):
        await needs_attention(profile, f"a-{number}")
    async with open_door(profile, service, FakeClock()) as door:
        controller = door.controller
        assert not await controller.resolution.retry("a-2")  # it is on its way as it is
        assert not await controller.resolution.retry("unknown")
        assert not await controller.resolution.dismiss("a-2", "no")
        assert not await controller.resolution.dismiss("a-1", " \t")
        lines = [(one.entry.admission_id, one.ticket) for one in await controller.resolution.outbox()]
        assert lines == [(f"a-{n}", ticket(f"T-{n}")) for n in range(3)]

        assert await controller.resolution.retry("a-0")
        await until(lambda: OutboxChanged(OutboxCount(2, NOW, needs_attention=1)) in door.said)
        assert await controller.resolution.dismiss("a-1", " double order ")

        await until(lambda: OutboxChanged(OutboxCount(2, NOW)) in door.said)
        assert [one.entry.admission_id for one in await controller.resolution.outbox()] == ["a-0", "a-2"]
        given_up = (await controller.resolution.outbox(every=True))[1].entry
        assert (given_up.state, given_up.last_error) == (
            EntryState.WITHDRAWN,
            "dismissed: double order",
        )
        await door.uploader.drain(lambda: False)
        assert sorted(service.asked) == ["T-0", "T-2"]


async def test_a_retry_wakes_the_uploader(profile: Profile, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kiosk.engine.uploader.IDLE_S", 60.0)
    service = ScriptedService()
    await hold_list(profile, [ticket("T-0"), ticket("T-1")])
    await admit(profile, "a-0", "T-0")
    await admit(profile, "a-1", "T-1")
    await needs_attention(profile, "a-0")
    async with open_door(profile, service, FakeClock()) as door:
        await door.controller.start()
        await until(lambda: OutboxChanged(OutboxCount(0, None, 1)) in door.said)
        assert await door.controller.resolution.retry("a-0")
        await until(lambda: service.asked == ["T-1", "T-0"])


async def test_an_incident_is_settled_once_and_with_a_reason(profile: Profile) -> None:
    await profile.incidents.add(Incident("i-1", IncidentKind.CONFLICT, NOW, "T-0", "a-0"))
    clock = FakeClock()
    clock.forward(60)
    async with open_door(profile, ScriptedService(), clock) as door:
        assert not await door.controller.resolution.settle("i-1", " ")
        assert not await door.controller.resolution.settle("unknown", "why")
        assert await door.controller.resolution.settle("i-1", " spoke to her ")
        assert not await door.controller.resolution.settle("i-1", "again")
        assert await door.controller.resolution.incidents() == []
        (incident,) = await profile.incidents.recorded(every=True)
        assert (incident.settled_at, incident.settled_why) == (NOW + 60, "spoke to her")


async def test_a_pin_tells_whose_it_is_under_the_same_lock_out_as_an_override(profile: Profile) -> None:
    async with open_door(profile, ScriptedService(), FakeClock(), policy=POLICY) as door:
        assert await door.controller.unlock(PIN) == Unlocked("Mira")
        assert await door.controller.unlock(TOMS_PIN) == Unlocked("Tom")
        assert door.controller.supervisors == ("Mira", "Tom")
        for _ in range(FREE_ATTEMPTS):
            assert isinstance(await door.controller.unlock(WRONG), WrongPin)
        assert isinstance(await door.controller.override("unpaid", WRONG, "why"), WrongPin)
        assert isinstance(await door.controller.unlock(PIN), LockedOut)
        assert isinstance(await door.controller.override("unpaid", PIN, "why"), LockedOut)
    async with open_door(profile, ScriptedService(), FakeClock()) as door:
        assert await door.controller.unlock(PIN) == NoSupervisors()
        assert door.controller.supervisors == ()


async def test_the_capacity_is_the_policys(profile: Profile) -> None:
    policy = DoorPolicy(capacity=1250)
    async with open_door(profile, ScriptedService(), FakeClock(), policy=policy) as door:
        assert door.controller.capacity == 1250
    async with open_door(profile, ScriptedService(), FakeClock()) as door:
        assert door.controller.capacity is None


async def test_who_is_on_duty_is_stamped_on_every_later_row_and_remembered(profile: Profile) -> None:
    await hold_list(profile, [*TICKETS, ticket("T-0")])
    async with open_door(profile, ScriptedService(), FakeClock(), policy=POLICY) as door:
        assert door.controller.on_duty == "Mira"
        first = await scanned(door, "good")
        assert await remembered_on_duty(profile, "from the settings") == "from the settings"

        await door.controller.change_on_duty("  Tom\n Ødegård ")

        assert door.controller.on_duty == "Tom Ødegård"
        assert door.heard(DutyChanged) == [DutyChanged("Tom Ødegård")]
        second = await scanned(door, "T-0")
        overridden = await door.controller.override("unpaid", PIN, "why")
        assert isinstance(overridden, Overridden)
        walked_in = await door.controller.admit_off_list("nothing", PIN, "why")
        assert isinstance(walked_in, AdmittedOffList)
        await door.controller.undo(second)
        stamped = {row.ticket_id: row.on_duty for row in (overridden.row, walked_in.row)}
        assert stamped == {"unpaid": "Tom Ødegård", "": "Tom Ødegård"}
        assert [row.on_duty for row in await door.controller.queries.history("T-0")] == ["Tom Ødegård"] * 2
        row = await profile.ledger.row(first)
        assert row is not None
        assert row.on_duty == "Mira"
        assert await remembered_on_duty(profile, "") == "Tom Ødegård"

        await door.controller.change_on_duty("x" * 500)
        assert door.controller.on_duty == "x" * LONGEST_NAME
        await door.controller.change_on_duty("")
        assert await remembered_on_duty(profile, "") == ""
        assert await remembered_on_duty(profile, "given since") == "given since"


async def test_arrivals_are_those_of_the_doors_events(profile: Profile) -> None:
    await hold_list(profile, TICKETS)
    clock = FakeClock()
    async with open_door(profile, ScriptedService(), clock, policy=POLICY) as door:
        await scanned(door, "good")
        clock.forward(130)
        assert isinstance(await door.controller.override("unpaid", PIN, "why"), Overridden)
        assert isinstance(await door.controller.override("tomorrow", PIN, "why"), Overridden)
        assert isinstance(await door.controller.admit_off_list("nothing", PIN, "why"), AdmittedOffList)
        assert await door.controller.queries.arrivals(NOW) == Arrivals(
            NOW, 60.0, (1, 0, 2), (Tally("Standard", 2), Tally("", 1)), (Tally("Door A", 3),), inside=3
        )
        await door.controller.choose_events(frozenset({"tomorrow"}))
        assert (await door.controller.queries.arrivals(NOW, 100)).people == (0, 1)


async def test_what_a_supervisor_lets_in_is_sent_and_counted(
    profile: Profile, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kiosk.engine.uploader.IDLE_S", 60.0)
    service = ScriptedService()
    await hold_list(profile, TICKETS)
    async with open_door(profile, service, FakeClock(), policy=POLICY) as door:
        await door.controller.start()
        await until(lambda: door.controller.list_complete)
        await scanned(door, "good")
        await until(lambda: OutboxChanged(OutboxCount()) in door.said)
        outcome = await door.controller.override("unpaid", PIN, "why")
        assert isinstance(outcome, Overridden)
        await until(lambda: service.asked == ["good", "unpaid"])
        assert await door.controller.queries.inside() == 2


@pytest.mark.parametrize("act", ["override", "off_list", "undo"])
async def test_what_changes_the_counts_without_a_verdict_tells_the_screens(
    profile: Profile, act: str
) -> None:
    await hold_list(profile, TICKETS)
    await admit(profile, "a-0", "good")
    async with open_door(profile, ScriptedService(), FakeClock(), policy=POLICY, offline=True) as door:
        match act:
            case "override":
                await door.controller.override("unpaid", PIN, "why")
            case "off_list":
                await door.controller.admit_off_list("nothing", PIN, "why")
            case _:
                await door.controller.undo("a-0")
        await until(lambda: bool(door.heard(OutboxChanged)))
        unsent = {"override": 2, "off_list": 1, "undo": 0}[act]
        assert door.heard(OutboxChanged)[-1].count.unsent == unsent


async def test_an_override_and_each_of_a_group_can_be_said_to_be_shown(profile: Profile) -> None:
    await hold_list(profile, [*TICKETS, ticket("T-0"), ticket("T-1")])
    async with open_door(profile, ScriptedService(), FakeClock(), policy=POLICY, offline=True) as door:
        group = await door.controller.admit_group(["T-0", "T-1"])
        overridden = await door.controller.override("unpaid", PIN, "why")
        walked_in = await door.controller.admit_off_list("nothing", PIN, "why")
        assert isinstance(overridden, Overridden)
        assert isinstance(walked_in, AdmittedOffList)
        ids = [given.admission_id for given in group.verdicts]
        ids += [overridden.row.id, walked_in.row.id]
        assert len(await profile.ledger.unshown("next", NOW - 1)) == 4
        for admission_id in ids:
            await door.controller.shown(admission_id)
    assert await profile.ledger.unshown("next", NOW - 1) == []


async def test_readiness_says_what_is_ready_and_what_is_not(profile: Profile) -> None:
    service = ScriptedService()
    await hold_list(profile, TICKETS)
    async with open_door(profile, service, FakeClock(), policy=POLICY) as door:
        await admit(profile, "a-0", "good")
        await needs_attention(profile, "a-0")
        checks = {check.check: check for check in await door.controller.readiness()}
        assert list(checks) == [
            *("disk", "encryption", "keyring"),
            *("profile", "integrity", "pins", "event", "list", "tickets", "refused", "referred"),
            *("unsent", "attention", "incidents"),
            "retention",
            *("link", "clock", "token", "scopes"),
        ]
        wrong = {name for name, check in checks.items() if not check.ok}
        assert wrong == {"attention", "token"}
        assert "Harbour Festival" in checks["event"].detail
        service.owner = NotSentError("no route to the service")
        checks = {check.check: check for check in await door.controller.readiness()}
        assert (checks["link"].ok, checks["link"].detail) == (False, "no route to the service")


async def test_a_disk_that_fails_is_said_and_nothing_raises(profile: Profile) -> None:
    profile.__class__ = FailingStore
    assert isinstance(profile, FailingStore)
    failing = profile
    async with open_door(failing, ScriptedService(), FakeClock(), policy=POLICY) as door:
        controller = door.controller
        failing.broken = frozenset(
            {
                "ledger.rows",
                "guests.order",
                "scans.page",
                "guest_notes.get",
                "ledger.arrivals",
                "outbox.lines",
                "outbox.change",
                "incidents.settle",
            }
            | {"notes.get", "notes.put", "policies.get", "guests.count", "faults"}
        )
        assert await controller.queries.history("T-0") == []
        assert await controller.queries.order("7F") == []
        assert await controller.queries.recent() is None
        assert await controller.queries.guest_note("T-0") == NotRead()
        assert await controller.queries.scans(ScanSearch(), ScanPlace(), 9) is None
        assert await controller.asides.recall() is None
        assert not await controller.asides.keep([], 7)
        assert await controller.queries.arrivals(NOW) == Arrivals(NOW, 60.0)
        assert await controller.resolution.outbox() == []
        assert not await controller.resolution.retry("a-0")
        assert not await controller.resolution.dismiss("a-0", "why")
        assert not await controller.resolution.settle("i-0", "why")
        assert len(door.heard(SyncFailed)) == 11
        assert await controller.unlock(PIN) == NotRecorded("the disk is full: nothing was recorded")
        await controller.change_on_duty("Tom")
        assert len(door.heard(SyncFailed)) == 12
        assert (controller.on_duty, door.heard(DutyChanged)) == ("Tom", [DutyChanged("Tom")])
        checks = {check.check: check for check in await controller.readiness()}
        assert (checks["profile"].ok, checks["link"].ok) == (False, True)


async def test_what_people_must_look_at_stays_in_sight_while_the_disk_fails(profile: Profile) -> None:
    profile.__class__ = FailingStore
    assert isinstance(profile, FailingStore)
    failing = profile
    async with open_door(failing, ScriptedService(), FakeClock(), policy=POLICY) as door:
        await admit(failing, "a-0", "good")
        await needs_attention(failing, "a-0")
        await failing.incidents.add(Incident("i-0", IncidentKind.CONFLICT, NOW, "good", "a-0"))
        unsent, incidents = (
            await door.controller.resolution.outbox(),
            await door.controller.resolution.incidents(),
        )
        assert (len(unsent), len(incidents)) == (1, 1)
        failing.broken = frozenset({"outbox.lines", "incidents.recorded"})
        assert await door.controller.resolution.outbox() == unsent
        assert await door.controller.resolution.incidents() == incidents


async def test_the_settings_say_who_is_on_duty_until_somebody_said_otherwise(tmp_path: Path) -> None:
    place = Environment(tmp_path / "home", Settings(on_duty="Mira"))
    async with bootstrap.open_door(place) as kiosk:
        assert kiosk.on_duty == "Mira"
        await kiosk.change_on_duty("Tom")
    async with bootstrap.open_door(place) as kiosk:
        assert kiosk.on_duty == "Tom"
        checks = {check.check: check for check in await kiosk.readiness()}
        assert (checks["disk"].ok, checks["encryption"].detail) == (True, "the database is encrypted")
        assert not checks["link"].ok
