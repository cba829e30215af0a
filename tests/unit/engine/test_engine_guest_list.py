"""Keeping the guest list fresh: of which events, how often, and the recheck of a scan."""

import asyncio
import json
import urllib.request
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest
from msgspec.structs import replace

from kiosk.api.auth import GivenToken
from kiosk.api.client import ServiceClient
from kiosk.core.link import Outcome
from kiosk.core.tickets import Ticket
from kiosk.engine.controller import DoorController
from kiosk.engine.errors import LostError, RefusedError, ServiceError, StoreError
from kiosk.engine.events import GuestListChanged, SyncFailed
from kiosk.engine.not_ready import Missing, first_missing, without_tickets
from kiosk.engine.records import GuestPage, PageQuery
from kiosk.sandbox.faults import Faults, ResetFault
from kiosk.sandbox.server import SandboxThread
from kiosk.sandbox.world import SandboxOptions
from kiosk.store.profile import Profile
from tests.unit.engine.scripted import Door, FakeClock, ScriptedService, open_door, pages_of, until
from tests.unit.store.store_samples import FESTIVAL, NOW, TOMORROW, page, ticket

PATIENCE_S = 10.0


class RealClock(FakeClock):
    """The machine's time of day, which the sandbox lives by."""

    def now(self) -> float:
        return asyncio.get_running_loop().time() - self.start + self.at

    def __init__(self, at: float) -> None:
        super().__init__()
        self.at = at
        self.start = 0.0


@pytest.fixture(scope="module")
def sandbox() -> Iterator[SandboxThread]:
    with SandboxThread(SandboxOptions(tickets=1500)) as running:
        yield running


@asynccontextmanager
async def real_door(profile: Profile, sandbox: SandboxThread) -> AsyncIterator[Door]:
    clock = RealClock(sandbox.world.clock().timestamp())
    clock.start = asyncio.get_running_loop().time()
    client = ServiceClient(sandbox.base_url, GivenToken(sandbox.token), clock)
    try:
        async with open_door(profile, client, clock) as door:
            yield door
    finally:
        await client.aclose()


def control(sandbox: SandboxThread, path: str, body: object) -> None:
    request = urllib.request.Request(f"{sandbox.base_url}/_sandbox/{path}", json.dumps(body).encode())
    with urllib.request.urlopen(request) as answer:
        assert answer.status in {200, 201}


async def test_a_full_pass_holds_every_ticket_and_a_delta_what_changed(
    profile: Profile, sandbox: SandboxThread
) -> None:
    async with real_door(profile, sandbox) as door:
        synced = await door.guest_list.sync()
        assert synced.complete
        assert (synced.tickets, synced.changed, synced.quarantined) == (1500, 1500, 0)
        for one in sandbox.world.tickets:
            guest = await profile.guests.get(one.id)
            assert guest is not None
            assert (guest.ticket.token, guest.ticket.state) == (one.token, one.state)
            assert guest.ticket.event is not None
            assert guest.ticket.event.id == one.event.id
        changed = sandbox.world.tickets[0]
        await asyncio.to_thread(control, sandbox, "tickets", {"id": changed.id, "state": "cancelled"})
        await asyncio.to_thread(control, sandbox, "tickets", {"id": "new-one"})
        delta = await door.guest_list.sync()
        assert delta.complete
        assert delta.changed == 2
        assert delta.fetched <= 1000 + 50  # never the whole list
        guest = await profile.guests.get(changed.id)
        assert guest is not None
        assert guest.ticket.state == "cancelled"
        assert door.heard(GuestListChanged)[-1].tickets == 1501


async def test_a_door_with_an_event_fetches_its_listing_and_no_other(
    profile: Profile, sandbox: SandboxThread
) -> None:
    async with real_door(profile, sandbox) as door:
        tonight = sandbox.world.tonight
        await door.session.choose(frozenset({tonight.id}))
        synced = await door.guest_list.sync(full=True)
        assert synced.complete
        mine = {one.id for one in sandbox.world.tickets if one.listing.id == tonight.listing.id}
        assert synced.tickets == len(mine)
        assert {event.event.listing.id for event in await profile.guests.events() if event.event.listing} == {
            tonight.listing.id
        }


async def test_the_listing_of_an_event_is_learnt_from_one_of_its_tickets(profile: Profile) -> None:
    service = ScriptedService()
    tickets = [ticket("T-1"), ticket("T-2", event=TOMORROW)]
    service.pages = lambda query: page(
        []
        if query.offset
        else [one for one in tickets if query.event_id in {None, one.event and one.event.id}]
    )
    async with open_door(profile, service, FakeClock(), events=["tonight"]) as door:
        synced = await door.guest_list.sync()
        assert (synced.complete, synced.tickets) == (True, 2)
        assert service.queries[0] == PageQuery(limit=1, event_id="tonight")
        assert {query.listing_id for query in service.queries[1:]} == {FESTIVAL.id}


async def test_an_event_nobody_knows_is_asked_for_by_itself(profile: Profile) -> None:
    service = ScriptedService()
    service.pages = lambda _: page([Ticket("T-1")])
    async with open_door(profile, service, FakeClock(), events=["tonight"]) as door:
        await door.guest_list.sync()
        assert {query.event_id for query in service.queries} == {"tonight"}
        assert (await profile.lists.state("host", "event:tonight")).complete


@pytest.mark.parametrize("status", [404, 422])
async def test_an_event_that_the_service_does_not_know_keeps_no_others_list_from_coming(
    profile: Profile, status: int
) -> None:
    service = ScriptedService()
    known = pages_of([ticket("T-1")])

    def answer(query: PageQuery) -> GuestPage:
        if query.event_id == "nosuch":
            raise RefusedError("no such event", status=status)
        return known(query)

    service.pages = answer
    async with open_door(profile, service, FakeClock(), events=["nosuch", "tonight"]) as door:
        for full in (True, False):
            synced = await door.guest_list.sync(full=full)
            assert (synced.complete, synced.tickets) == (False, 1)
            assert door.guest_list.unknown_events == {"nosuch"}
        facts = replace(door.controller.set_up_facts({"tonight"}), has_address=True)
        assert (first_missing(facts), without_tickets(facts)) == (Missing.UNKNOWN_EVENT, ["nosuch"])
        await door.controller.choose_events(frozenset({"tonight"}))
        assert (await door.guest_list.sync()).complete
        assert door.guest_list.unknown_events == frozenset()
        await door.controller.choose_events(frozenset({"nosuch"}))
        with pytest.raises(RefusedError):
            await door.guest_list.sync()
        assert door.guest_list.unknown_events == {"nosuch"}


async def ready(door: Door, service: ScriptedService) -> None:
    """A complete list, a good link, and nothing asked yet."""
    service.pages = pages_of([ticket("T-1")])
    await door.guest_list.sync()
    assert door.watch.link.good
    service.queries.clear()


async def test_scans_share_a_recheck_and_the_next_waits_five_seconds(profile: Profile) -> None:
    service, clock = ScriptedService(), FakeClock()
    async with open_door(profile, service, clock) as door:
        await ready(door, service)
        assert await asyncio.gather(*(door.guest_list.recheck(1.0) for _ in range(10))) == [True] * 10
        assert len({query.offset for query in service.queries}) == len(service.queries)
        asked = len(service.queries)
        clock.forward(4.9)
        assert not await door.guest_list.recheck(1.0)
        assert len(service.queries) == asked
        clock.forward(0.2)
        assert await door.guest_list.recheck(1.0)
        assert len(service.queries) == 2 * asked


async def test_no_recheck_while_the_link_is_not_good(profile: Profile) -> None:
    service = ScriptedService()
    async with open_door(profile, service, FakeClock()) as door:
        await ready(door, service)
        for outcome in (Outcome.UNREACHABLE, Outcome.PORTAL, Outcome.UNAUTHORISED):
            door.watch.note(outcome, 0.01, 0.6)
            assert not await door.guest_list.recheck(1.0)
        assert service.queries == []


async def test_a_recheck_that_takes_too_long_goes_on_behind_the_scan(profile: Profile) -> None:
    service = ScriptedService()
    async with open_door(profile, service, FakeClock()) as door:
        await ready(door, service)
        gate = asyncio.Event()

        async def slow(query: PageQuery) -> GuestPage:
            await gate.wait()
            return page([ticket("T-2")] if query.offset == 0 else [])

        service.pages = slow
        assert not await door.guest_list.recheck(0.01)
        gate.set()
        await until(lambda: _held(profile, "T-2"))


async def test_a_recheck_that_hangs_keeps_guests_waiting_once(profile: Profile) -> None:
    service, clock = ScriptedService(), FakeClock()
    async with open_door(profile, service, clock) as door:
        await ready(door, service)

        async def for_ever(_: PageQuery) -> GuestPage:
            await asyncio.Event().wait()
            raise AssertionError

        service.pages = for_ever
        assert await asyncio.gather(*(door.guest_list.recheck(0.01) for _ in range(5))) == [False] * 5
        assert (door.watch.link.lapses, door.watch.link.worth_waiting) == (1, True)
        clock.forward(60)
        async with asyncio.timeout(PATIENCE_S):
            assert not await door.guest_list.recheck(3600)


async def test_a_recheck_under_way_is_not_waited_for_once_the_link_is_bad(profile: Profile) -> None:
    service = ScriptedService()
    async with open_door(profile, service, FakeClock()) as door:
        await ready(door, service)
        asked, gate = asyncio.Event(), asyncio.Event()

        async def slow(_: PageQuery) -> GuestPage:
            asked.set()
            await gate.wait()
            return page([])

        service.pages = slow
        first = asyncio.create_task(door.guest_list.recheck(3600))
        await asked.wait()
        door.watch.note(Outcome.UNAUTHORISED, 0.01, 0.6)
        async with asyncio.timeout(PATIENCE_S):
            assert not await door.guest_list.recheck(3600)
        gate.set()
        await first


async def _held(profile: Profile, ticket_id: str) -> bool:
    return await profile.guests.get(ticket_id) is not None


async def test_a_recheck_that_fails_or_is_ended_is_no(profile: Profile) -> None:
    service, clock = ScriptedService(), FakeClock()

    async def fail(_: PageQuery) -> GuestPage:
        raise LostError("gone")

    async with open_door(profile, service, clock) as door:
        await ready(door, service)
        service.pages = fail
        assert not await door.guest_list.recheck(1.0)
        door.watch.note(Outcome.ANSWERED, 0.01, 0.6)
        clock.forward(6)
        gate = asyncio.Event()

        async def for_ever(_: PageQuery) -> GuestPage:
            await gate.wait()
            return page([])

        service.pages = for_ever
        waiting = asyncio.create_task(door.guest_list.recheck(5.0), name="test")
        await until(lambda: len(service.queries) > 1)
        await door.guest_list.stop()
        assert not await waiting


async def test_a_recheck_with_a_fault_of_ours_is_no_and_is_logged(
    profile: Profile, caplog: pytest.LogCaptureFixture
) -> None:
    service, clock = ScriptedService(), FakeClock()

    async def faulty(_: PageQuery) -> GuestPage:
        raise ZeroDivisionError("Ana Garc\u00eda")

    async with open_door(profile, service, clock) as door:
        await ready(door, service)
        service.pages = faulty
        assert not await door.guest_list.recheck(1.0)
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == [
        "a recheck was cut short: ZeroDivisionError"
    ]


async def test_what_a_recheck_found_counts_whatever_fails_after_it(
    profile: Profile, monkeypatch: pytest.MonkeyPatch
) -> None:
    service, clock = ScriptedService(), FakeClock()

    async def full(*_: object) -> None:
        raise StoreError("the disk is full")

    async with open_door(profile, service, clock) as door:
        await ready(door, service)
        service.pages = pages_of([ticket("T-new")])
        monkeypatch.setattr(door.guest_list, "_finish", full)
        assert await door.guest_list.recheck(1.0)
        assert await profile.guests.get("T-new") is not None


async def test_a_recheck_beside_a_full_pass_loses_nothing_of_either(profile: Profile) -> None:
    service, everybody = ScriptedService(), [ticket(f"T-{n:05}") for n in range(3000)]
    async with open_door(profile, service, FakeClock()) as door:
        await ready(door, service)

        def pages(query: PageQuery) -> GuestPage:
            if query.since is not None:
                return page([ticket("bought-now", updated_at=NOW - 1)] if query.offset == 0 else [])
            return page(everybody[query.offset : query.offset + 1000])

        service.pages = pages
        synced, looked = await asyncio.gather(door.guest_list.sync(full=True), door.guest_list.recheck(5.0))
        assert looked
        assert synced.complete
        state = await profile.lists.state("host", "all")
        assert (state.passes, state.complete, state.resume_at) == (2, True, 0)
        assert await profile.guests.count() == 3002


async def test_run_says_what_failed_tries_again_and_looks_at_once_when_woken(profile: Profile) -> None:
    service, clock = ScriptedService(), FakeClock()
    replies: list[GuestPage | ServiceError] = [LostError("no way through")]

    def pages(query: PageQuery) -> GuestPage:
        reply = replies.pop(0) if replies else page([ticket("T-1")])
        if isinstance(reply, ServiceError):
            raise reply
        return reply

    service.pages = pages
    async with open_door(profile, service, clock) as door:
        running = asyncio.create_task(door.guest_list.run(delta_every_s=0.01, full_every_s=3600))
        await until(lambda: any(event.complete for event in door.heard(GuestListChanged)))
        assert [event.text for event in door.heard(SyncFailed)] == ["no way through"]
        await until(lambda: any(query.since for query in service.queries))
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        service.queries.clear()
        running = asyncio.create_task(door.guest_list.run(delta_every_s=3600, full_every_s=3600))
        await until(lambda: len(door.heard(GuestListChanged)) > 1 and bool(service.queries))
        seen = len(door.heard(GuestListChanged))
        door.guest_list.wake()
        await until(lambda: len(door.heard(GuestListChanged)) > seen)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


async def test_choosing_an_event_fetches_its_list_at_once(profile: Profile) -> None:
    service = ScriptedService()
    service.pages = lambda query: page(
        [] if query.offset or query.event_id == "elsewhere" else [ticket("T-1")]
    )
    async with open_door(profile, service, FakeClock(), events=["elsewhere"]) as door:
        controller: DoorController = door.controller
        await controller.start()
        await until(lambda: len(door.heard(GuestListChanged)) == 2)  # as it was, and as it is now
        assert not controller.list_complete
        await controller.choose_events(frozenset({"tonight"}))
        await until(lambda: controller.list_complete)
        assert controller.events == {"tonight"}


async def test_a_list_is_fetched_whole_though_the_service_resets_now_and_then(profile: Profile) -> None:
    faults = Faults(seed=3, reset=ResetFault(rate=0.3), limit_cap=100)
    with SandboxThread(SandboxOptions(tickets=300, faults=faults)) as running:
        async with real_door(profile, running) as door:
            for _ in range(100):
                try:
                    synced = await door.guest_list.sync()
                except ServiceError:
                    continue
                break
            assert synced.complete
            assert synced.tickets == 300
