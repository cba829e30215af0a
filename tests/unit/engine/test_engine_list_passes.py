"""Full passes and deltas: resuming, empty lists, where a delta starts, and what vanishes."""

import asyncio
import time
from typing import Any

import pytest
from msgspec.structs import replace

from kiosk.core.link import Outcome
from kiosk.core.merge import SINCE_MARGIN_S, since_text
from kiosk.core.outbox import IncidentKind
from kiosk.core.tickets import Event, Listing
from kiosk.engine.errors import LostError, NotSentError, StoreError
from kiosk.engine.events import GuestListComing
from kiosk.engine.paging import IN_FLIGHT
from kiosk.engine.records import GuestPage, PageQuery
from kiosk.store.connection import Connection
from kiosk.store.profile import Profile
from tests.unit.engine.scripted import FakeClock, ScriptedService, open_door, pages_of
from tests.unit.store.store_samples import NOW, TONIGHT, page, ticket

PATIENCE_S = 20.0
FULL_OR_DELTA = pytest.mark.parametrize("full", [True, False], ids=["a full pass", "a delta"])


async def test_a_list_that_breaks_off_goes_on_where_it_was_and_is_then_read_unbroken(
    profile: Profile,
) -> None:
    service, everybody = ScriptedService(), [ticket(f"T-{n:05}") for n in range(15_000)]
    broken = True

    def pages(query: PageQuery) -> GuestPage:
        if broken and query.offset > 11_000:
            raise LostError("gone")
        return page(everybody[query.offset : query.offset + 1000])

    service.pages = pages
    clock = FakeClock()
    async with open_door(profile, service, clock) as door:
        with pytest.raises(LostError):
            await door.guest_list.sync(full=True)
        assert 0 < await profile.guests.count() < 15_000
        assert not (await profile.lists.state("host", "all")).complete
        broken = False
        service.queries.clear()
        clock.forward(300)
    async with open_door(profile, service, clock, run="next") as door:
        synced = await door.guest_list.sync(full=True)
        assert synced.complete
        assert synced.tickets == 15_000
        again = [query.offset for query in service.queries].index(0)
        assert min(query.offset for query in service.queries[:again]) > 9000
        assert max(query.offset for query in service.queries[again:]) > 14_000
        state = await profile.lists.state("host", "all")
        assert (state.passes, state.resume_at, state.first_page_date) == (1, 0, NOW)


async def test_a_pass_that_broke_off_long_ago_starts_afresh(profile: Profile) -> None:
    service, everybody = ScriptedService(), [ticket(f"T-{n:05}") for n in range(1500)]
    service.pages = pages_of(everybody)
    clock = FakeClock()
    async with open_door(profile, service, clock) as door:
        state = await profile.lists.state("host", "all")
        await profile.lists.put_state("host", "all", replace(state, resume_at=1000, resume_started=NOW - 601))
        await door.guest_list.sync()
        assert service.queries[0].offset == 0


@pytest.mark.parametrize("resume_at", [0, 1000])
async def test_an_empty_answer_changes_nothing(profile: Profile, resume_at: int) -> None:
    service = ScriptedService()
    service.pages = pages_of([ticket("T-1")])
    async with open_door(profile, service, FakeClock()) as door:
        await door.guest_list.sync()
        before = await profile.lists.state("host", "all")
        assert before.complete
        broken_off = replace(before, resume_at=resume_at, resume_started=NOW)
        await profile.lists.put_state("host", "all", broken_off)
    service.pages = pages_of([])
    async with open_door(profile, service, FakeClock(), run="next") as door:
        synced = await door.guest_list.sync(full=True)
        assert (synced.tickets, synced.complete) == (1, True)
        assert await profile.lists.state("host", "all") == before


async def test_an_empty_list_never_becomes_complete(profile: Profile) -> None:
    async with open_door(profile, ScriptedService(), FakeClock()) as door:
        assert not (await door.guest_list.sync(full=True)).complete


async def test_a_delta_starts_before_what_may_have_been_missed(profile: Profile) -> None:
    service = ScriptedService()
    service.pages = lambda _: page([ticket("T-1", updated_at=NOW - 5000)], date=NOW - 300)
    async with open_door(profile, service, FakeClock()) as door:
        await door.guest_list.sync()
        service.queries.clear()
        service.pages = lambda _: page([ticket("T-2", updated_at=NOW + 9e6)], date=NOW)
        await door.guest_list.sync()
        await door.guest_list.sync()
        assert {query.since for query in service.queries} == {"2026-06-13T16:14:40Z"}  # NOW - 5000 - 120


async def test_a_delta_starts_where_the_one_before_it_came_to(profile: Profile) -> None:
    service, clock = ScriptedService(), FakeClock()
    service.pages = lambda _: page([ticket("T-1", updated_at=NOW - 5000)], date=NOW)
    async with open_door(profile, service, clock) as door:
        await door.guest_list.sync()
        service.pages = lambda _: page([ticket("T-2", updated_at=NOW - 1000)], date=NOW)
        await door.guest_list.sync()
        assert (await profile.lists.state("host", "all")).newest_updated_at == NOW - 1000


async def test_a_list_of_many_batches_is_as_of_its_first_page_and_as_new_as_its_newest_ticket(
    profile: Profile,
) -> None:
    def pages(query: PageQuery) -> GuestPage:
        if query.since is not None:
            return page([], date=NOW + 60)
        numbers = range(query.offset, min(query.offset + 1000, 30_000))
        tickets = [ticket(f"T-{n:05}", updated_at=NOW - 1000 - n) for n in numbers]
        return page(tickets, date=NOW + query.offset / 1000)

    service = ScriptedService()
    service.pages = pages
    async with open_door(profile, service, FakeClock()) as door:
        await door.guest_list.sync(full=True)
        state = await profile.lists.state("host", "all")
        assert (state.first_page_date, state.newest_updated_at) == (NOW, NOW - 1000)
        caught_up = {query.since for query in service.queries} - {None}
        assert caught_up == {since_text(NOW - SINCE_MARGIN_S)}


async def test_without_any_time_of_the_services_every_sync_is_a_full_pass(profile: Profile) -> None:
    service = ScriptedService()
    service.pages = lambda _: page([ticket("T-1", updated_at=None)], date=None)
    async with open_door(profile, service, FakeClock()) as door:
        await door.guest_list.sync()
        await door.guest_list.sync()
        assert [query.since for query in service.queries] == [None] * len(service.queries)
        door.watch.note(Outcome.ANSWERED, 0.01, 0.6)
        assert not await door.guest_list.recheck(1.0)


async def test_what_is_missing_from_two_passes_vanishes_and_too_many_make_one_incident(
    profile: Profile,
) -> None:
    service, everybody = ScriptedService(), [ticket(f"T-{n:04}") for n in range(300)]
    async with open_door(profile, service, FakeClock()) as door:
        for tickets in (everybody, everybody[1:], everybody[1:]):
            assert (await profile.guests.match([["T-0000"]], "host")).vanished == frozenset()
            service.pages = pages_of(tickets)
            await door.guest_list.sync(full=True)
        assert (await profile.guests.match([["T-0000"]], "host")).vanished == {"T-0000"}
        for _ in range(3):
            service.pages = pages_of(everybody[50:])
            await door.guest_list.sync(full=True)
        assert (await profile.guests.match([["T-0001"]], "host")).vanished == frozenset()
        kinds = [incident.kind for incident in await profile.incidents.recorded(every=True)]
        assert kinds == [IncidentKind.MASS_VANISHING]


async def test_what_has_come_of_a_list_is_told_while_it_comes(profile: Profile) -> None:
    service, everybody = ScriptedService(), [ticket(f"T-{n:05}") for n in range(12_345)]
    clock = FakeClock()
    whole = pages_of(everybody)

    def pages(query: PageQuery) -> GuestPage:
        clock.forward(0.5)
        return replace(whole(query), total=12_345)

    service.pages = pages
    async with open_door(profile, service, clock) as door:
        await door.guest_list.sync(full=True)
        told = door.heard(GuestListComing)
        assert [one.came for one in told] == sorted(one.came for one in told)
        assert (told[0].came, told[-1].came) == (1000, 12_345)
        assert {one.named for one in told} == {12_345}
        assert told[-1].seconds_left is None
        assert told[0].seconds_left is None, "the first page came alone: how fast the rest is nobody knows"
        left_s = [one.seconds_left for one in told[1:-1]]
        assert all(one is not None and 0 < one < 60 for one in left_s)
        await door.guest_list.sync()
        assert door.heard(GuestListComing) == told, "a delta is over before anybody could read it"


async def test_of_several_lists_nobody_says_how_long_they_take(profile: Profile) -> None:
    service, other = ScriptedService(), Event("other", Listing("others", "Another festival"))
    lists = {
        event: pages_of([ticket(f"{event.id}-{n:05}", event=event) for n in range(7_000)])
        for event in (TONIGHT, other)
    }

    def pages(query: PageQuery) -> GuestPage:
        asked = {query.event_id, query.listing_id}
        (event,) = (one for one in lists if one.listing and {one.id, one.listing.id} & asked)
        return replace(lists[event](query), total=7_000)

    service.pages = pages
    async with open_door(profile, service, FakeClock(), events=["tonight", "other"]) as door:
        await door.guest_list.sync(full=True)
        told = door.heard(GuestListComing)
        assert {(one.named, one.seconds_left) for one in told} == {(0, None)}
        assert max(one.came for one in told) == told[-1].came == 14_000, "of both together"


async def test_of_what_is_left_of_a_list_that_broke_off_nobody_says_how_long_all_takes(
    profile: Profile,
) -> None:
    service, whole = ScriptedService(), pages_of([ticket(f"T-{n:05}") for n in range(12_000)])
    broken = True

    def pages(query: PageQuery) -> GuestPage:
        if broken and query.offset > 6_000:
            raise LostError("gone")
        return replace(whole(query), total=12_000)

    service.pages = pages
    async with open_door(profile, service, FakeClock()) as door:
        with pytest.raises(LostError):
            await door.guest_list.sync(full=True)
        broken, before = False, len(door.heard(GuestListComing))
        await door.guest_list.sync(full=True)
        rest: list[GuestListComing] = []
        again: list[GuestListComing] = []
        for one in door.heard(GuestListComing)[before:]:
            (again if one.named else rest).append(one)
        assert rest
        assert again
        assert door.heard(GuestListComing)[before:] == [*rest, *again]
        assert rest[0].came > 6_000 > again[0].came


async def test_a_number_of_all_that_no_list_has_is_not_told(profile: Profile) -> None:
    service, whole = ScriptedService(), pages_of([ticket(f"T-{n:05}") for n in range(1_500)])
    service.pages = lambda query: replace(whole(query), total=10**400)
    async with open_door(profile, service, FakeClock()) as door:
        await door.guest_list.sync(full=True)
        told = door.heard(GuestListComing)
        assert {(one.named, one.seconds_left) for one in told} == {(0, None)}


@FULL_OR_DELTA
async def test_the_next_pages_are_asked_for_while_the_last_are_committed(
    profile: Profile, monkeypatch: pytest.MonkeyPatch, *, full: bool
) -> None:
    service, many = ScriptedService(), [ticket(f"T-{n:05}") for n in range(12_000)]
    commit, asked = profile._db._commits.commit, list[int]()

    def held_back(connection: Connection) -> None:
        """The first page's: until more are asked for than itself and those in flight behind it."""
        if not asked and connection.execute("SELECT count(*) FROM tickets").fetchone() == (1000,):
            until = time.monotonic() + PATIENCE_S
            while len(service.queries) <= 1 + IN_FLIGHT and time.monotonic() < until:
                time.sleep(0.005)
            asked.append(len(service.queries))
        commit(connection)

    async with open_door(profile, service, FakeClock()) as door:
        if not full:
            service.pages = pages_of(many[:1])
            await door.guest_list.sync()
        service.pages = pages_of(many)
        service.queries.clear()
        monkeypatch.setattr(profile._db._commits, "commit", held_back)
        await door.guest_list.sync(full=full)
        assert asked
        assert asked[0] > 1 + IN_FLIGHT
        assert await profile.guests.count() == 12_000


@FULL_OR_DELTA
async def test_a_walk_has_its_number_before_any_page_is_asked_for(
    profile: Profile, monkeypatch: pytest.MonkeyPatch, *, full: bool
) -> None:
    """Of two answers the one that was asked for later counts, whichever comes first."""
    service, many = ScriptedService(), pages_of([ticket(f"T-{n:05}") for n in range(12_000)])
    next_request, happened = profile.lists.next_request, list[str]()

    async def number() -> int:
        happened.append("number")
        return await next_request()

    def pages(query: PageQuery) -> GuestPage:
        happened.append("page")
        return many(query)

    async with open_door(profile, service, FakeClock()) as door:
        if not full:
            service.pages = lambda _: page([ticket("T-00000")])
            await door.guest_list.sync()
        monkeypatch.setattr(profile.lists, "next_request", number)
        service.pages = pages
        await door.guest_list.sync(full=full)
        assert happened[:2] == ["number", "page"]
        assert happened.count("number") == (2 if full else 1), "a delta follows what came in several pages"


@FULL_OR_DELTA
async def test_what_comes_after_somebody_else_signed_in_is_not_stored(
    profile: Profile, monkeypatch: pytest.MonkeyPatch, *, full: bool
) -> None:
    service, many = ScriptedService(), [ticket(f"T-{n:05}") for n in range(12_000)]
    whole, is_another = pages_of(many), list[bool]()

    def pages(query: PageQuery) -> GuestPage:
        if query.offset > 0:
            is_another.append(True)
        return whole(query)

    async with open_door(profile, service, FakeClock()) as door:
        if not full:
            service.pages = pages_of(many[:1])
            await door.guest_list.sync()
        is_account = door.session.is_account
        monkeypatch.setattr(door.session, "is_account", lambda one: not is_another and is_account(one))
        service.pages = pages
        with pytest.raises(NotSentError):
            await door.guest_list.sync(full=full)
        assert await profile.guests.count() <= 1000


@FULL_OR_DELTA
async def test_a_store_that_fails_ends_what_was_asked_for_ahead(
    profile: Profile, monkeypatch: pytest.MonkeyPatch, *, full: bool
) -> None:
    service, many = ScriptedService(), [ticket(f"T-{n:05}") for n in range(12_000)]
    async with open_door(profile, service, FakeClock()) as door:
        service.pages = pages_of(many[:1])
        await door.guest_list.sync()
        before, tasks = await profile.lists.state("host", "all"), asyncio.all_tasks()
        service.pages = pages_of(many)
        store, stored = profile.lists.store_pages, list[int]()

        async def fails_at_the_second(*given: Any, **options: Any) -> Any:
            stored.append(len(given[1]))
            if len(stored) == 2:
                raise StoreError("the disk is full")
            return await store(*given, **options)

        monkeypatch.setattr(profile.lists, "store_pages", fails_at_the_second)
        with pytest.raises(StoreError):
            await door.guest_list.sync(full=full)
        assert asyncio.all_tasks() == tasks
        after = await profile.lists.state("host", "all")
        assert after.newest_updated_at == before.newest_updated_at
        assert (await door.guest_list.sync(full=full)).tickets == 12_000
