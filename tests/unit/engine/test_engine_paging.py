"""Walking the pages of a list that shifts, is capped, or is not what it should be."""

import asyncio
from collections.abc import Callable
from contextlib import aclosing

import pytest

from kiosk.core.tickets import Ticket
from kiosk.engine.errors import LostError
from kiosk.engine.paging import IN_FLIGHT, Paging
from kiosk.engine.records import GuestPage, PageQuery, Quarantined
from tests.unit.engine.scripted import ScriptedService, pages_of
from tests.unit.store.store_samples import page

Pages = Callable[[PageQuery], GuestPage]


def tickets(number: int) -> list[Ticket]:
    return [Ticket(f"T-{n:05}") for n in range(number)]


def walk(
    pages: Pages, *, start: int = 0, most: int = 3
) -> tuple[list[list[GuestPage]], ScriptedService, Paging]:
    service = ScriptedService()
    service.pages = pages

    async def work() -> tuple[list[list[GuestPage]], ScriptedService, Paging]:
        async with Paging(service, PageQuery(), start) as paging, aclosing(paging.batches(most)) as batches:
            return [batch.pages async for batch in batches], service, paging

    return asyncio.run(work())


def ids(batches: list[list[GuestPage]]) -> set[str]:
    return {ticket.id for batch in batches for one in batch for ticket in one.tickets}


async def in_many_turns() -> None:
    for _ in range(50):
        await asyncio.sleep(0)


@pytest.mark.parametrize("number", [1, 49, 50, 51, 100, 999, 1000, 1001, 1950, 1951, 5000])
@pytest.mark.parametrize("cap", [1000, 120])
def test_every_ticket_comes(number: int, cap: int) -> None:
    batches, _, _ = walk(pages_of(tickets(number), cap=cap))
    assert ids(batches) == {ticket.id for ticket in tickets(number)}


@pytest.mark.parametrize("cap", [1, 2, 7, 60])
def test_a_small_cap_is_followed_to_the_end(cap: int) -> None:
    batches, service, _ = walk(pages_of(tickets(150), cap=cap))
    assert len(ids(batches)) == 150
    assert {query.limit for query in service.queries} == {1000}


def test_an_empty_list_is_asked_for_once() -> None:
    batches, service, _ = walk(pages_of([]))
    assert (batches, len(service.queries)) == ([], 1)


def test_a_service_that_ignores_offset_ends_the_walk() -> None:
    batches, service, _ = walk(lambda _: page(tickets(1000)))
    assert len(ids(batches)) == 1000
    assert len(service.queries) <= 1 + IN_FLIGHT + 4


def test_a_page_short_in_the_middle_leaves_no_gap() -> None:
    everybody = tickets(6000)

    def pages(query: PageQuery) -> GuestPage:
        size = 300 if query.offset == 2850 else 1000
        return page(everybody[query.offset : query.offset + size])

    batches, _, _ = walk(pages)
    assert len(ids(batches)) == 6000


def test_pages_a_little_short_keep_an_overlap() -> None:
    everybody = tickets(6000)
    spans: list[tuple[int, int]] = []

    def pages(query: PageQuery) -> GuestPage:
        size = 1000 if query.offset == 0 else 955
        found = page(everybody[query.offset : query.offset + size])
        spans.append((query.offset, query.offset + found.received))
        return found

    batches, _, _ = walk(pages)
    assert len(ids(batches)) == 6000
    ends = [
        max(end for start, end in spans if start < edge) - edge
        for edge in {start for start, _ in spans}
        if 0 < edge < 6000
    ]
    assert min(ends) >= 25


@pytest.mark.parametrize("shift", [-12, 12])
def test_rows_that_shift_while_we_page_are_not_missed(shift: int) -> None:
    """Twelve rows are deleted at the front, or come in there, before every page; four are in flight."""
    everybody = tickets(8000)
    newcomers = [Ticket(f"N-{n}") for n in range(1000)]
    asked = 0

    def pages(query: PageQuery) -> GuestPage:
        nonlocal asked
        moved = asked * abs(shift)
        asked += 1
        now = everybody[moved:] if shift < 0 else newcomers[:moved] + everybody
        return page(now[query.offset : query.offset + 1000])

    batches, _, _ = walk(pages)
    last = min(asked * 12, 8000) if shift < 0 else 0
    assert {ticket.id for ticket in everybody[last:]} <= ids(batches)


def test_entries_in_quarantine_are_news_by_their_id_and_never_without_one() -> None:
    def pages(query: PageQuery) -> GuestPage:
        if query.offset == 0:
            return page([], quarantined=[Quarantined("bad-1", "no"), Quarantined(None, "no")])
        return page([], quarantined=[Quarantined(None, "no")])

    batches, _, _ = walk(pages)
    assert [len(one.quarantined) for batch in batches for one in batch] == [2]


def test_the_first_page_comes_alone_and_the_rest_in_lists() -> None:
    batches, _, _ = walk(pages_of(tickets(7000)), most=3)
    assert [len(batch) for batch in batches] == [1, 3, 3, 1]


async def test_a_batch_tells_how_far_its_own_pages_reach_though_the_next_is_gathered_behind_it() -> None:
    service, told = ScriptedService(), []
    service.pages = pages_of(tickets(7000))
    async with Paging(service, PageQuery(), 0) as paging, aclosing(paging.batches(3)) as batches:
        async for batch in batches:
            asked = len(service.queries)
            paging.gather_next()
            await in_many_turns()
            assert batch.end == 7000 or len(service.queries) > asked
            told.append((len(batch.pages), batch.end))
    assert told == [(1, 1000), (3, 3850), (3, 6700), (1, 7000)]


async def test_the_next_batch_is_gathered_once_that_is_wanted_and_not_before() -> None:
    service = ScriptedService()
    service.pages = pages_of(tickets(12_000))
    async with Paging(service, PageQuery(), 0) as paging, aclosing(paging.batches(3)) as batches:
        await anext(batches)
        await in_many_turns()
        assert len(service.queries) == 1 + IN_FLIGHT, "those in flight"
        paging.gather_next()
        await in_many_turns()
        assert len(service.queries) == 1 + IN_FLIGHT + 3
        assert (await anext(batches)).end == 3850
        await in_many_turns()
        assert len(service.queries) == 1 + IN_FLIGHT + 3, "it is wanted anew of each batch"


def test_a_walk_that_starts_later_reaches_back_into_what_was_stored() -> None:
    batches, service, _ = walk(pages_of(tickets(3000)), start=1950)
    assert service.queries[0].offset == 1900
    assert len(ids(batches)) == 1100


@pytest.mark.parametrize("behind_s", [0.001, 0.03], ids=["alike", "slow behind the end"])
async def test_at_most_four_pages_are_in_flight(behind_s: float) -> None:
    service, flying, most = ScriptedService(), 0, 0
    everybody = tickets(9000)

    async def slow(query: PageQuery) -> GuestPage:
        nonlocal flying, most
        flying += 1
        most = max(most, flying)
        try:
            await asyncio.sleep(behind_s if query.offset >= 9000 else 0.001)
        finally:
            flying -= 1
        return page(everybody[query.offset : query.offset + 1000])

    service.pages = slow
    async with Paging(service, PageQuery(), 0) as paging, aclosing(paging.batches(10)) as batches:
        async for _ in batches:
            pass
    assert most == IN_FLIGHT


async def test_a_fault_ends_the_walk_and_leaves_nothing_running() -> None:
    service, everybody = ScriptedService(), tickets(9000)

    def pages(query: PageQuery) -> GuestPage:
        if query.offset >= 3000:
            raise LostError("gone")
        return page(everybody[query.offset : query.offset + 1000])

    service.pages = pages
    got: list[int] = []
    before = asyncio.all_tasks()

    async def listen() -> None:
        async with Paging(service, PageQuery(), 0) as paging, aclosing(paging.batches(2)) as batches:
            async for batch in batches:
                got.append(len(batch.pages))  # noqa: PERF401 - what came before the fault counts

    with pytest.raises(LostError):
        await listen()
    assert asyncio.all_tasks() == before
    assert got == [1, 2, 1]  # nothing that came is thrown away


async def test_whoever_stops_listening_leaves_nothing_running() -> None:
    service = ScriptedService()
    service.pages = pages_of(tickets(9000))
    before = asyncio.all_tasks()
    async with Paging(service, PageQuery(), 0) as paging, aclosing(paging.batches(2)) as batches:
        async for _ in batches:
            break
    assert asyncio.all_tasks() == before


def test_rows_on_a_page_that_does_not_fit_are_not_forgotten() -> None:
    held = tickets(130)
    answers = [held[0:50], held[25:75], held[0:100], held[100:130]]

    def short_and_strange(query: PageQuery) -> GuestPage:
        if answers and not query.since:
            return page(answers.pop(0))
        return page(held[query.offset : query.offset + 100])

    batches, _, _ = walk(short_and_strange)
    assert ids(batches) == {ticket.id for ticket in held}
