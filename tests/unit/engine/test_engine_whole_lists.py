"""A list is called complete only where it is: pages empty, repeated and short, rows that move, filters."""

import asyncio
import random
from collections.abc import Callable, Sequence

import pytest
from msgspec.structs import replace

from kiosk.core.policy import ALL_EVENTS
from kiosk.core.presence import InputMethod
from kiosk.core.tickets import Event, Listing, Ticket
from kiosk.core.verdict import VerdictKind
from kiosk.engine.errors import LostError, RefusedError
from kiosk.engine.records import GuestPage, PageQuery
from kiosk.store.profile import Profile
from tests.unit.engine.scripted import Door, FakeClock, ScriptedService, open_door, until
from tests.unit.store.store_samples import FESTIVAL, NOW, TOMORROW, TONIGHT, page, ticket

Answer = Callable[[PageQuery], GuestPage]
CAP = 250
"""What the service gives at a time: pages start 200 apart."""
EVERYBODY = [ticket(f"T-{n:05}") for n in range(1500)]


def changed_since(tickets: Sequence[Ticket], query: PageQuery) -> Sequence[Ticket]:
    """What a service gives to a delta: nothing changed lately."""
    return [] if query.since else tickets


def honest(query: PageQuery) -> GuestPage:
    return page(changed_since(EVERYBODY, query)[query.offset : query.offset + CAP])


def once(offset: int, strange: Answer) -> Answer:
    """A service that is wrong about one page, the first time it is asked for it."""
    left = [offset]

    def answer(query: PageQuery) -> GuestPage:
        if not query.since and query.offset in left:
            left.remove(query.offset)
            return strange(query)
        return honest(query)

    return answer


def always(offset: int, strange: Answer) -> Answer:
    return lambda query: strange(query) if query.offset == offset and not query.since else honest(query)


def empty(_: PageQuery) -> GuestPage:
    return page([])


def the_first_again(_: PageQuery) -> GuestPage:
    return honest(PageQuery())


def the_last_one(_: PageQuery) -> GuestPage:
    return honest(PageQuery(offset=1400))


def cut_to_what_is_known(query: PageQuery) -> GuestPage:
    return page(EVERYBODY[query.offset : query.offset + 50])


def the_next_one(query: PageQuery) -> GuestPage:
    return honest(replace(query, offset=query.offset + 200))


async def verdict_on(door: Door, code: str) -> VerdictKind:
    given = await door.engine.scan(code, InputMethod.CAMERA)
    assert given is not None
    return given.verdict.kind


STRANGE = [empty, the_first_again, the_last_one, cut_to_what_is_known, the_next_one]


@pytest.mark.parametrize("strange", STRANGE)
@pytest.mark.parametrize("offset", [0, 200, 400, 1000, 1400])
async def test_one_page_that_is_wrong_does_not_end_a_list_that_goes_on(
    profile: Profile, strange: Answer, offset: int
) -> None:
    service = ScriptedService()
    service.pages = once(offset, strange)
    async with open_door(profile, service, FakeClock()) as door:
        synced = await door.guest_list.sync()
        assert (synced.tickets, synced.complete) == (1500, True)
        assert await verdict_on(door, "T-01499") is VerdictKind.ADMIT
        assert await verdict_on(door, "T-01500") is VerdictKind.UNKNOWN


@pytest.mark.parametrize("strange", [empty, the_first_again])
async def test_a_page_that_is_always_wrong_keeps_the_list_from_being_complete(
    profile: Profile, strange: Answer
) -> None:
    service = ScriptedService()
    service.pages = always(400, strange)
    async with open_door(profile, service, FakeClock()) as door:
        synced = await door.guest_list.sync()
        assert not synced.complete
        assert 1300 <= synced.tickets < 1500  # what is behind it is held all the same
        assert await verdict_on(door, "T-00500") is VerdictKind.REFER
        assert await verdict_on(door, "T-01499") is VerdictKind.ADMIT
        service.pages = honest
        synced = await door.guest_list.sync()
        assert (synced.tickets, synced.complete) == (1500, True)


def cut_off(query: PageQuery) -> GuestPage:
    return honest(query) if query.offset <= 1000 else empty(query)


def back_at_the_window(query: PageQuery) -> GuestPage:
    return honest(replace(query, offset=min(query.offset, 1000)))


def the_first_for_ever(query: PageQuery) -> GuestPage:
    return honest(replace(query, offset=0))


@pytest.mark.parametrize("window", [cut_off, back_at_the_window, the_first_for_ever])
async def test_a_service_that_names_more_than_it_ever_gives_has_not_given_the_whole_list(
    profile: Profile, window: Answer
) -> None:
    """Whoever comes after its window would be turned away in red."""
    service = ScriptedService()
    service.pages = lambda query: replace(window(query), total=len(EVERYBODY))
    async with open_door(profile, service, FakeClock()) as door:
        synced = await door.guest_list.sync()
        assert not synced.complete
        assert await verdict_on(door, "T-00100") is VerdictKind.ADMIT
        assert await verdict_on(door, "T-01499") is VerdictKind.REFER


@pytest.mark.parametrize("size", [49, 100, 250])
@pytest.mark.parametrize("seed", range(4))
async def test_a_list_that_comes_in_another_order_each_time_is_whole_only_with_everybody(
    profile: Profile, size: int, seed: int
) -> None:
    """Some rows of a page come again in the next one by chance: that alone shows nothing."""
    drawn, service = random.Random(seed), ScriptedService()
    guests = EVERYBODY[:400]

    def shuffled(query: PageQuery) -> GuestPage:
        mixed = drawn.sample(guests, len(guests))
        return page(changed_since(mixed, query)[query.offset : query.offset + size])

    service.pages = shuffled
    async with open_door(profile, service, FakeClock()) as door:
        synced = await door.guest_list.sync()
        held = await profile.guests.count()
        assert not synced.complete or held == len(guests)


async def test_a_list_of_six_thousand_is_not_over_with_one_empty_page(profile: Profile) -> None:
    everybody, service = [ticket(f"T-{n:05}") for n in range(6000)], ScriptedService()
    struck = False

    def pages(query: PageQuery) -> GuestPage:
        nonlocal struck
        strikes, struck = query.offset == 950 and not struck, struck or query.offset == 950
        return page([] if strikes else changed_since(everybody, query)[query.offset : query.offset + 1000])

    service.pages = pages
    async with open_door(profile, service, FakeClock()) as door:
        synced = await door.guest_list.sync()
        assert (synced.tickets, synced.complete) == (6000, True)


async def test_many_deleted_at_once_do_not_hide_those_behind_them(profile: Profile) -> None:
    """The list is shorter now than what was read of it: behind what was read there is nothing, and yet."""
    service, rows = ScriptedService(), list(EVERYBODY)

    def pages(query: PageQuery) -> GuestPage:
        if query.offset == 1000 and len(rows) == 1500:
            del rows[300:900]
        return page(changed_since(rows, query)[query.offset : query.offset + CAP])

    service.pages = pages
    async with open_door(profile, service, FakeClock()) as door:
        assert (await door.guest_list.sync()).complete
        for there in range(900, 1500):
            assert await profile.guests.get(f"T-{there:05}") is not None


async def test_rows_that_moved_while_a_pass_was_interrupted_are_not_missed(profile: Profile) -> None:
    service, clock, rows = ScriptedService(), FakeClock(), list(EVERYBODY)
    broken = True

    def pages(query: PageQuery) -> GuestPage:
        if broken and query.offset > 800:
            raise LostError("no way through")
        return page(changed_since(rows, query)[query.offset : query.offset + CAP])

    service.pages = pages
    async with open_door(profile, service, clock) as door:
        with pytest.raises(LostError):
            await door.guest_list.sync()
    del rows[:200]
    broken = False
    clock.forward(60)
    async with open_door(profile, service, clock, run="next") as door:
        synced = await door.guest_list.sync()
        assert synced.complete
        for missed in range(1000, 1500):
            assert await profile.guests.get(f"T-{missed:05}") is not None


async def test_a_pass_that_was_resumed_completes_nothing(profile: Profile) -> None:
    service, clock = ScriptedService(), FakeClock()

    def but(lost: Callable[[int], bool]) -> Answer:
        def answer(query: PageQuery) -> GuestPage:
            if lost(query.offset):
                raise LostError("no way through")
            return honest(query)

        return answer

    async with open_door(profile, service, clock) as door:
        service.pages = but(lambda offset: offset > 800)
        with pytest.raises(LostError):
            await door.guest_list.sync()
        assert (await profile.lists.state("host", "all")).resume_at == 1050
        service.pages = but(lambda offset: offset == 0)
        with pytest.raises(LostError):
            await door.guest_list.sync()
        state = await profile.lists.state("host", "all")
        assert (state.filled, state.complete, state.passes) == (True, False, 0)
        assert await profile.guests.count() == 1500
        assert await verdict_on(door, "T-01500") is VerdictKind.REFER
        service.pages = honest
        service.queries.clear()
        assert (await door.guest_list.sync()).complete
        assert service.queries[0].offset == 0  # it is filled: what is left is to read it whole


@pytest.mark.parametrize(("total", "walks"), [(1500, 2), (0, 1), (CAP, 1), (10**9, 2)])
async def test_a_total_larger_than_what_came_makes_the_pass_run_once_more(
    profile: Profile, total: int, walks: int
) -> None:
    """The service names a number, right or not; where it is right, the list seems to end early at first."""
    service = ScriptedService()

    def pages(query: PageQuery) -> GuestPage:
        begun = [q.offset for q in service.queries if not q.since].count(200)
        known = EVERYBODY[: 1000 if begun <= 1 and total == 1500 else 1500]
        found = changed_since(known, query)[query.offset : query.offset + CAP]
        return replace(page(found), total=total)

    service.pages = pages
    async with open_door(profile, service, FakeClock()) as door:
        synced = await door.guest_list.sync()
        assert (synced.tickets, synced.complete) == (1500, True)
        assert [query.offset for query in service.queries if not query.since].count(200) == walks


async def test_a_page_refused_behind_the_end_is_no_reason_to_fail(profile: Profile) -> None:
    service = ScriptedService()

    def pages(query: PageQuery) -> GuestPage:
        if query.offset >= 1200:
            raise RefusedError("there is no such page", status=400)
        return page(changed_since(EVERYBODY[:1200], query)[query.offset : query.offset + CAP])

    service.pages = pages
    async with open_door(profile, service, FakeClock()) as door:
        synced = await door.guest_list.sync()
        assert (synced.tickets, synced.complete) == (1200, True)


async def test_what_moved_to_a_page_gone_by_is_fetched_before_the_list_is_complete(profile: Profile) -> None:
    """Newest first: a ticket that changes while we page moves to the front, and no page holds it."""
    service, rows = ScriptedService(), list(EVERYBODY)

    def pages(query: PageQuery) -> GuestPage:
        if query.since:
            changed = [one for one in rows if one.updated_at == NOW]
            return page(changed[query.offset : query.offset + 1000])
        if query.offset == 400 and rows[0].id == "T-00000":
            rows.insert(0, replace(rows.pop(1300), updated_at=NOW))
        return page(rows[query.offset : query.offset + CAP])

    service.pages = pages
    async with open_door(profile, service, FakeClock()) as door:
        synced = await door.guest_list.sync()
        assert (synced.tickets, synced.complete) == (1500, True)
        assert await verdict_on(door, "T-01300") is VerdictKind.ADMIT


def of_listing(tickets: Sequence[Ticket], query: PageQuery) -> GuestPage:
    """A service with filters, which gives what changed since then too."""
    found = [
        one
        for one in tickets
        if query.listing_id in {None, one.event and one.event.listing and one.event.listing.id}
        and query.event_id in {None, one.event and one.event.id}
        and not (query.since and one.updated_at is not None and one.updated_at < NOW - 60)
    ]
    return page(found[query.offset : query.offset + query.limit])


async def test_an_event_chosen_while_everything_is_held_is_kept_fresh_by_one_filter(profile: Profile) -> None:
    service, clock = ScriptedService(), FakeClock()
    tickets = [ticket(f"T-{n:03}", event=TONIGHT if n % 9 else TOMORROW) for n in range(400)]
    service.pages = lambda query: of_listing(tickets, query)
    async with open_door(profile, service, clock) as door:
        await door.guest_list.sync(full=True)
        await door.session.choose(frozenset({"tonight"}))
        gone = tickets.pop(1)
        for _ in range(2):
            clock.forward(1800)
            service.queries.clear()
            synced = await door.guest_list.sync(full=True)
            assert synced.complete
        assert await verdict_on(door, gone.id) is VerdictKind.REFER
        service.pages = lambda query: replace(of_listing(tickets, query), date=clock.now())
        await door.guest_list.sync(full=True)
        service.queries.clear()
        clock.forward(15)
        await door.guest_list.sync()
        assert {query.listing_id for query in service.queries} == {FESTIVAL.id}
        assert all(query.since for query in service.queries)
        (covering,) = await profile.lists.covering(frozenset({"tonight"}), "host")
        assert covering.as_of == clock.now()


async def test_who_buys_while_an_event_is_chosen_is_looked_for_before_its_list_is_whole(
    profile: Profile,
) -> None:
    service, clock = ScriptedService(), FakeClock()
    tickets = [ticket(f"T-{n}", updated_at=NOW - 3600) for n in range(20)]
    service.pages = lambda query: replace(of_listing(tickets, query), date=clock.now())
    async with open_door(profile, service, clock) as door:
        assert (await door.guest_list.sync()).complete
        await door.session.choose(frozenset({"tonight"}))
        clock.forward(60)
        tickets.append(ticket("T-20", updated_at=clock.now() - 5))
        service.queries.clear()
        assert await verdict_on(door, "T-20") is VerdictKind.ADMIT
        assert {query.listing_id for query in service.queries} == {FESTIVAL.id}
        assert all(query.since for query in service.queries)
        assert not (await profile.lists.state("host", f"listing:{FESTIVAL.id}")).complete


@pytest.mark.parametrize("events", [frozenset({ALL_EVENTS}), frozenset()])
async def test_the_list_of_one_event_is_not_the_whole_list_of_every_event(
    profile: Profile, events: frozenset[str]
) -> None:
    service = ScriptedService()
    elsewhere = Event("elsewhere", Listing("other", "Other"), NOW - 3600, NOW + 3600)
    tickets = [ticket("T-0"), ticket("E-0", event=elsewhere), ticket("E-1", event=elsewhere)]
    service.pages = lambda query: of_listing(tickets, query)
    async with open_door(profile, service, FakeClock(), events=events) as door:
        await door.session.choose(frozenset({"tonight"}))
        assert (await door.guest_list.sync()).complete
        await door.session.choose(events)
        assert await verdict_on(door, "E-1") is VerdictKind.REFER  # sold, and never fetched
        assert (await door.guest_list.sync()).complete
        assert await verdict_on(door, "nobody's") is VerdictKind.UNKNOWN


async def test_since_moves_on_with_the_passes_of_the_chosen_event(profile: Profile) -> None:
    service, clock = ScriptedService(), FakeClock()
    tickets = [ticket(f"T-{n}", updated_at=NOW - 10) for n in range(20)]
    service.pages = lambda query: replace(of_listing(tickets, query), date=clock.now())

    async def since(door: Door) -> str:
        service.queries.clear()
        await door.guest_list.sync()
        (found,) = {query.since for query in service.queries}
        assert found is not None
        return found

    async with open_door(profile, service, clock) as door:
        await door.guest_list.sync(full=True)
        early = await since(door)
        await door.session.choose(frozenset({"tonight"}))
        clock.forward(3600)
        tickets[0] = ticket("T-0", updated_at=clock.now() - 5)
        await door.guest_list.sync(full=True)
        assert await since(door) > early


async def test_a_pass_that_breaks_leaves_a_complete_list_complete_and_as_old_as_it_is(
    profile: Profile,
) -> None:
    service, clock = ScriptedService(), FakeClock()
    service.pages = honest
    async with open_door(profile, service, clock) as door:
        await door.guest_list.sync()
        before = await profile.lists.state("host", "all")
        clock.forward(1800)

        def broken(query: PageQuery) -> GuestPage:
            if query.offset > 500:
                raise LostError("no way through")
            later = [replace(one, updated_at=clock.now() - 1) for one in EVERYBODY]
            return replace(page(later[query.offset : query.offset + CAP]), date=clock.now())

        service.pages = broken
        with pytest.raises(LostError):
            await door.guest_list.sync(full=True)
        after = await profile.lists.state("host", "all")
        assert after.complete
        assert (after.as_of, after.newest_updated_at) == (before.as_of, before.newest_updated_at)
        assert after.first_page_date == before.first_page_date


async def test_full_passes_that_break_off_keep_no_delta_from_its_turn(profile: Profile) -> None:
    service, clock = ScriptedService(), FakeClock()
    service.pages = honest
    async with open_door(profile, service, clock) as door:
        assert (await door.guest_list.sync()).complete

        def limping(query: PageQuery) -> GuestPage:
            if query.since:
                return page([ticket("T-new", updated_at=NOW)] if query.offset == 0 else [])
            if query.offset > 500:
                raise LostError("no way through")
            return honest(query)

        service.pages = limping
        service.queries.clear()
        running = asyncio.create_task(door.guest_list.run(delta_every_s=0.001, full_every_s=1800))
        await until(lambda: any(query.since for query in service.queries))
        service.queries.clear()
        await until(lambda: any(query.offset > 500 and not query.since for query in service.queries))
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        assert await verdict_on(door, "T-new") is VerdictKind.ADMIT
