"""The controller: what runs behind a door starts, survives faults and ends; nothing raises at the screen."""

import asyncio
from collections.abc import Iterator

import pytest

from kiosk.api.auth import GivenToken
from kiosk.api.client import ServiceClient
from kiosk.core.link import LinkState
from kiosk.core.outbox import EntryState
from kiosk.core.presence import Certainty, InputMethod
from kiosk.core.verdict import VerdictKind
from kiosk.engine.controller import NotATicket, NotJudged
from kiosk.engine.errors import DiskFullError, LostError
from kiosk.engine.events import (
    DoorChanged,
    EngineEvent,
    GuestListChanged,
    ScanFailed,
    SyncFailed,
    VerdictGiven,
)
from kiosk.engine.records import OutboxCount
from kiosk.engine.supervised import NotRecorded
from kiosk.sandbox.server import SandboxThread
from kiosk.sandbox.world import SandboxOptions
from kiosk.store.profile import Profile
from tests.unit.engine.scripted import (
    FailingStore,
    FakeClock,
    ScriptedService,
    hold_list,
    open_door,
    pages_of,
    until,
)
from tests.unit.engine.supervisors import PIN, POLICY
from tests.unit.store.store_samples import NOW, TOMORROW, admit, ticket


async def test_a_start_takes_up_what_the_last_run_left(profile: Profile) -> None:
    service = ScriptedService()
    service.pages = pages_of([ticket("T-0")])
    await hold_list(profile, [ticket("T-0")])
    await admit(profile, "a-0", "T-0")
    await profile.outbox.begin_attempt("a-0", NOW)
    before = asyncio.all_tasks()
    async with open_door(profile, service, FakeClock()) as door:
        await door.controller.start()
        assert door.heard(GuestListChanged)[0] == GuestListChanged(1, complete=True, as_of=NOW + 1)
        await until(lambda: _state(profile, "a-0", EntryState.CONFIRMED))
        await until(lambda: door.controller.link is LinkState.GOOD)
        assert await door.controller.resolution.outbox_count() == OutboxCount()
        assert await door.controller.queries.inside() == 1
        assert door.controller.door_name == "Door A"
        await door.controller.stop()
        assert [task.get_name() for task in asyncio.all_tasks() - before] == []


async def _state(profile: Profile, admission_id: str, state: EntryState) -> bool:
    entry = await profile.outbox.entry(admission_id)
    return entry is not None and entry.state is state


async def test_a_fault_of_ours_behind_the_door_is_logged_and_the_door_goes_on(
    profile: Profile, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("kiosk.engine.controller.RESTART_AFTER_S", 0.01)
    service = ScriptedService()
    await hold_list(profile, [ticket("T-0")])
    async with open_door(profile, service, FakeClock()) as door:
        service.pages = lambda _: 1 / 0  # type: ignore[assignment,return-value]
        await door.controller.start()
        await until(lambda: len(service.queries) > 2)
        given = await door.controller.scan("T-0", InputMethod.CAMERA)
        assert given is not None
        assert given.verdict.kind is VerdictKind.ADMIT
    assert "the guest list stopped and is started again" in caplog.text


async def test_a_listener_that_fails_does_not_keep_the_event_from_the_others(
    profile: Profile, caplog: pytest.LogCaptureFixture
) -> None:
    heard: list[EngineEvent] = []

    def fail(_: EngineEvent) -> None:
        raise LookupError

    async with open_door(profile, ScriptedService(), FakeClock()) as door:
        door.controller.listen(fail)
        door.controller.listen(heard.append)
        await door.controller.choose_events(frozenset({"tonight"}))
    assert DoorChanged(frozenset({"tonight"})) in heard
    assert "a listener failed on DoorChanged" in caplog.text


async def test_who_listens_no_more_hears_no_more_though_it_said_so_while_listening(profile: Profile) -> None:
    heard: list[EngineEvent] = []
    others: list[EngineEvent] = []
    async with open_door(profile, ScriptedService(), FakeClock()) as door:

        def once(event: EngineEvent) -> None:
            heard.append(event)
            door.controller.unlisten(once)

        door.controller.listen(once)
        door.controller.listen(others.append)
        await door.controller.choose_events(frozenset({"tonight"}))
        door.controller.unlisten(once)
        assert (len(heard), len(others)) == (1, 2)


async def test_a_typed_line_is_a_scan_only_if_it_is_a_tickets(profile: Profile) -> None:
    await hold_list(profile, [ticket("T-0")])
    async with open_door(profile, ScriptedService(), FakeClock()) as door:
        given = await door.controller.typed("token-T-0")
        assert isinstance(given, VerdictGiven)
        assert given.verdict.kind is VerdictKind.ADMIT
        assert await door.controller.typed("ana") == NotATicket()
        assert await door.controller.typed("") == NotATicket()
        assert door.heard(ScanFailed) == []


async def test_choosing_events_tells_whether_their_list_is_held(profile: Profile) -> None:
    await hold_list(profile, [ticket("T-0"), ticket("T-1", event=TOMORROW)])
    async with open_door(profile, ScriptedService(), FakeClock()) as door:
        assert [held.event.id for held in await door.controller.queries.events_held()] == [
            "tonight",
            "tomorrow",
        ]
        await door.controller.choose_events(frozenset({"tomorrow"}))
        assert (door.controller.list_complete, door.controller.list_as_of) == (True, NOW + 1)
        given = await door.controller.scan("T-0", InputMethod.CAMERA)
        assert given is not None
        assert given.verdict.kind is VerdictKind.WRONG_EVENT


async def test_a_full_disk_asks_to_scan_again_only_where_somebody_was_scanned(
    profile: Profile, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: object) -> None:
        raise DiskFullError

    await hold_list(profile, [ticket("T-0")])
    async with open_door(profile, ScriptedService(), FakeClock(), policy=POLICY) as door:
        monkeypatch.setattr(profile, "at_door", full)
        assert await door.controller.scan("T-0", InputMethod.CAMERA) is None
        (failed,) = door.heard(ScanFailed)
        assert failed.text == "the disk is full: nothing was recorded. Free some space and scan again"
        outcome = await door.controller.admit_off_list("new-code", PIN, "guest of the host")
        again = "the disk is full: nothing was recorded. Free some space and try again"
        assert outcome == NotRecorded(again)
        assert await door.controller.counter.one_more() == NotRecorded(again)


async def test_a_disk_that_cannot_be_read_is_said_and_nothing_raises(failing: FailingStore) -> None:
    await hold_list(failing, [ticket("T-0")])
    await admit(failing, "a-0", "T-0")
    async with open_door(failing, ScriptedService(), FakeClock()) as door:
        controller = door.controller
        assert (await controller.resolution.outbox_count()).unsent == 1
        assert await controller.queries.inside() == 1
        failing.broken = frozenset(
            {
                "guests.search",
                "guests.get",
                "guests.events",
                "outbox.count",
                "incidents.recorded",
                "ledger.inside",
                "ledger.unshown",
                "lists.covering",
                "guests.match",
            }
        )
        assert await controller.queries.search("ana") is None
        assert await controller.queries.guest("T-0") is None
        assert await controller.queries.events_held() == []
        assert (
            await controller.resolution.outbox_count()
        ).unsent == 1  # what is unsent is not said to be sent
        assert await controller.queries.inside() == 1
        assert await controller.resolution.incidents() == []
        assert await controller.queries.unshown() == []
        await controller.choose_events(frozenset({"tonight"}))
        assert len(door.heard(SyncFailed)) == 8
        assert await controller.typed("T-0") == NotJudged()
        assert len(door.heard(ScanFailed)) == 1
        failing.broken = frozenset({"at_door"})
        assert await controller.typed("T-0") == NotJudged()
        assert len(door.heard(ScanFailed)) == 2
        failing.broken = frozenset({"ledger.row"})
        assert await controller.undo("a-0") == NotRecorded("the disk is full: nothing was recorded")
        failing.broken = frozenset()


async def test_a_refresh_that_fails_is_said(profile: Profile) -> None:
    service = ScriptedService()
    async with open_door(profile, service, FakeClock()) as door:
        service.pages = pages_of([ticket("T-0")])
        await door.controller.refresh()
        assert door.heard(GuestListChanged)[-1].complete

        def gone(_: object) -> None:
            raise LostError("no way through")

        service.pages = gone  # type: ignore[assignment]
        await door.controller.refresh()
        assert [event.text for event in door.heard(SyncFailed)] == ["no way through"]


@pytest.fixture(scope="module")
def sandbox() -> Iterator[SandboxThread]:
    with SandboxThread(SandboxOptions(tickets=120)) as running:
        yield running


async def test_a_whole_evening_against_the_sandbox(profile: Profile, sandbox: SandboxThread) -> None:
    """Fetch the list, admit online, lose the service, admit 50 offline, and see all of them arrive."""
    clock = FakeClock()
    clock.at = sandbox.world.clock().timestamp()
    client = ServiceClient(sandbox.base_url, GivenToken(sandbox.token), clock)
    async with open_door(profile, client, clock) as door:
        await door.controller.start()
        await until(lambda: door.controller.list_complete)
        good = [one.id for one in sandbox.world.tickets if one.state in {"paid", "closed"}][:60]
        first = await door.controller.scan(good[0], InputMethod.CAMERA)
        assert first is not None
        assert (first.verdict.kind, first.certainty) == (VerdictKind.ADMIT, Certainty.CONFIRMED)
        sandbox.world.set_check_in(good[1], "scanned_in")
        elsewhere = await door.controller.scan(good[1], InputMethod.CAMERA)
        assert elsewhere is not None
        assert elsewhere.verdict.kind is VerdictKind.ALREADY_IN
        sandbox.world.down = True
        for code in good[2:52]:
            given = await door.controller.scan(code, InputMethod.CAMERA)
            assert given is not None
            assert given.verdict.kind is VerdictKind.ADMIT
        assert (await door.controller.resolution.outbox_count()).unsent == 50
        sandbox.world.down = False

        async def arrived() -> bool:
            clock.forward(1)
            door.uploader.poke()
            return (await door.controller.resolution.outbox_count()).unsent == 0

        await until(arrived)
        assert sorted(sandbox.world.check_ins) == sorted(good[:52])
        assert await profile.incidents.recorded(every=True) == []
        assert await profile.outbox.entries(every=False) == []
        await door.controller.stop()
    await client.aclose()
    puts = [seen for seen in sandbox.world.requests() if seen.method == "PUT" and seen.ended == "answered"]
    assert all(seen.bearer and seen.body_bytes == 0 and seen.path.endswith(seen.query[13:]) for seen in puts)
