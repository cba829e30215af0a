"""The guest-list mirror: merging, vanishing, quarantine, coverage, and finding a ticket by its code."""

import asyncio
from collections.abc import Coroutine
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from kiosk.core.tickets import Event, Listing, Ticket
from kiosk.engine.records import ListState, Quarantined, Stored
from kiosk.store import mirror
from kiosk.store.profile import Profile
from tests.unit.store.store_samples import (
    FESTIVAL,
    NOW,
    TOMORROW,
    TONIGHT,
    complete_list,
    page,
    store_list,
    ticket,
)


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


async def held(profile: Profile, ticket_id: str) -> Ticket | None:
    guest = await profile.guest(ticket_id)
    return guest.ticket if guest else None


async def vanished(profile: Profile) -> set[str]:
    found = await profile._db.read(lambda c: c.execute("SELECT id FROM tickets WHERE vanished").fetchall())
    return {ticket_id for (ticket_id,) in found}


def test_a_ticket_comes_back_as_it_was_stored(profile: Profile) -> None:
    bare = Ticket("bare")

    async def work() -> None:
        assert await store_list(profile, [ticket("T-1", order="O-1"), bare]) == Stored(changed=2, new_ids=2)
        assert await held(profile, "T-1") == ticket("T-1", order="O-1")
        assert await held(profile, "bare") == bare
        assert await held(profile, "unknown") is None
        assert await profile.ticket_count() == 2

    run(work())


def test_the_same_page_again_changes_nothing(profile: Profile) -> None:
    tickets = [ticket(f"T-{n}") for n in range(250)]

    async def work() -> None:
        await store_list(profile, tickets)
        assert await store_list(profile, tickets, request=2, pass_no=2) == Stored(changed=0, new_ids=0)

    run(work())


@pytest.mark.parametrize(
    ("was", "comes", "request_no", "wins"),
    [
        (NOW - 20, NOW - 10, 2, True),
        (NOW - 10, NOW - 20, 2, False),
        (NOW - 10, NOW - 10, 2, True),
        (NOW - 10, NOW - 10, 0, False),
        (None, NOW - 10, 2, True),
        (NOW - 10, None, 2, True),
        (NOW - 10, None, 0, False),
        (NOW + 9e8, NOW - 10, 2, True),
        (NOW - 10, NOW + 9e8, 2, True),
        (NOW - 10, NOW + 9e8, 0, False),
    ],
    ids=["newer", "older", "tie", "tie, asked earlier", "held without", "comes without", "without, earlier",
         "held is from the future", "comes from the future", "future, asked earlier"],
)  # fmt: skip
def test_the_newer_wins_and_in_doubt_the_later_request(
    profile: Profile, was: float | None, comes: float | None, request_no: int, *, wins: bool
) -> None:
    async def work() -> None:
        await store_list(profile, [ticket("T-1", state="paid", updated_at=was)])
        await store_list(profile, [ticket("T-1", state="cancelled", updated_at=comes)], request=request_no)
        kept = await held(profile, "T-1")
        assert kept is not None
        assert kept.state == ("cancelled" if wins else "paid")

    run(work())


def test_writing_stops_when_the_time_is_up_and_goes_on_where_it_was(profile: Profile) -> None:
    rows = mirror.prepare(ticket(f"T-{n:04}") for n in range(350))
    source = mirror.Source("host", "all", 1, 1)

    async def work() -> None:
        taken: list[int] = []
        while sum(taken) < len(rows):
            left = rows[sum(taken) :]
            written = await profile._db.write(
                partial(mirror.write_some, rows=left, source=source, budget_s=0.0)
            )
            taken.append(written.taken)
        assert taken == [mirror.ROWS_A_LOOK] * 3 + [50]
        assert await profile.ticket_count() == 350

    run(work())


def test_a_ticket_twice_in_a_list_counts_once_and_the_later_one_stays(profile: Profile) -> None:
    twice = [ticket("T-1", "First"), ticket("T-2"), ticket("T-1", "Second")]

    async def work() -> None:
        assert await store_list(profile, twice) == Stored(changed=2, new_ids=2)
        kept = await held(profile, "T-1")
        assert kept is not None
        assert kept.name == "Second"

    run(work())


def test_a_changed_name_is_found_and_the_old_one_no_longer(profile: Profile) -> None:
    async def work() -> None:
        await store_list(profile, [ticket("T-1", "Zebulon")])
        assert len(await profile.search("zebulon", 5, frozenset())) == 1
        await store_list(profile, [ticket("T-1", "Wilhelmina", updated_at=NOW - 1)], request=2)
        assert await profile.search("zebulon", 5, frozenset()) == []
        assert len(await profile.search("wilhelmina", 5, frozenset())) == 1
        terms = await profile._db.read(lambda c: c.execute("SELECT term FROM guest_vocabulary").fetchall())
        assert terms == [("wilhelmina",)]

    run(work())


def test_a_ticket_vanishes_after_two_passes_without_it_and_comes_back(profile: Profile) -> None:
    everybody = [ticket(f"T-{n}") for n in range(200)]

    async def work() -> None:
        assert await complete_list(profile, everybody, pass_no=1) == 0
        assert await complete_list(profile, everybody[2:], pass_no=2) == 0
        assert await vanished(profile) == set()
        assert await complete_list(profile, everybody[2:], pass_no=3) == 0
        assert await vanished(profile) == {"T-0", "T-1"}
        match = await profile.find([["T-0"]])
        assert match.vanished == {"T-0"}
        guest = await profile.guest("T-0")
        assert guest is not None
        assert guest.vanished
        assert await complete_list(profile, everybody[1:], pass_no=4) == 0
        assert await vanished(profile) == {"T-0"}

    run(work())


def test_missing_once_and_then_there_starts_afresh(profile: Profile) -> None:
    everybody = [ticket(f"T-{n}") for n in range(200)]

    async def work() -> None:
        for pass_no, tickets in enumerate([everybody, everybody[1:], everybody, everybody[1:]], start=1):
            await complete_list(profile, tickets, pass_no=pass_no)
        assert await vanished(profile) == set()

    run(work())


@pytest.mark.parametrize(("gone", "too_many"), [(2, 0), (3, 3)])
def test_more_than_a_hundredth_at_once_marks_nothing(profile: Profile, gone: int, too_many: int) -> None:
    everybody = [ticket(f"T-{n}") for n in range(200)]

    async def work() -> None:
        await complete_list(profile, everybody, pass_no=1)
        await complete_list(profile, everybody[gone:], pass_no=2)
        assert await complete_list(profile, everybody[gone:], pass_no=3) == too_many
        assert len(await vanished(profile)) == (0 if too_many else gone)
        if too_many:
            await complete_list(profile, everybody, pass_no=4)
            await complete_list(profile, everybody[1:], pass_no=5)
            assert await vanished(profile) == set()

    run(work())


def test_the_passes_of_one_filter_say_nothing_of_another(profile: Profile) -> None:
    mine = [ticket(f"T-{n}") for n in range(100)]
    others = [ticket(f"S-{n}") for n in range(100)]

    async def work() -> None:
        await complete_list(profile, mine, scope="listing:a")
        await complete_list(profile, others, scope="listing:b")
        for pass_no in (2, 3):
            await complete_list(profile, others, scope="listing:b", pass_no=pass_no)
        assert await vanished(profile) == set()

    run(work())


def test_a_ticket_in_quarantine_counts_as_present(profile: Profile) -> None:
    everybody = [ticket(f"T-{n}") for n in range(200)]
    bad = [Quarantined("T-0", "its state is a list"), Quarantined(None, "no id")]

    async def work() -> None:
        await complete_list(profile, everybody)
        for pass_no in (2, 3):
            pages = [page(everybody[1:], quarantined=bad)]
            await profile.store_pages("host", pages, request=pass_no, pass_no=pass_no, scope="all")
            await profile.finish_pass("host", "all", ListState(complete=True, passes=pass_no))
        assert await vanished(profile) == set()
        kept = await profile._db.read(lambda c: c.execute("SELECT count(*) FROM quarantine").fetchone()[0])
        assert kept == 2
        await complete_list(profile, everybody, pass_no=4)
        kept = await profile._db.read(lambda c: c.execute("SELECT count(*) FROM quarantine").fetchone()[0])
        assert kept == 0

    run(work())


def test_a_check_in_goes_to_the_account_whose_list_brought_the_ticket_last(profile: Profile) -> None:
    async def work() -> None:
        await store_list(profile, [ticket("T-1")], account="first")
        assert await profile.at_door(lambda t: t.account_of("T-1")) == "first"
        await store_list(profile, [ticket("T-1")], account="second", request=2)
        assert await profile.at_door(lambda t: t.account_of("T-1")) == "second"
        assert await profile.at_door(lambda t: t.account_of("unknown")) == ""

    run(work())


def test_a_code_names_tickets_by_id_or_token_in_the_first_tier_that_matches(profile: Profile) -> None:
    tickets = [ticket("T-1", token="x"), ticket("T-2", token="T-1"), ticket("T-3", token="y"), Ticket("T-4")]

    async def work() -> None:
        await store_list(profile, tickets)

        async def ids(*tiers: list[str]) -> set[str]:
            return {one.id for one in (await profile.find(tiers)).tickets}

        assert await ids(["x"]) == {"T-1"}
        assert await ids(["T-1"]) == {"T-1", "T-2"}
        assert await ids(["nothing"], ["y"], ["x"]) == {"T-3"}
        assert await ids(["y", "x"]) == {"T-3", "T-1"}
        assert await ids(["t-3"]) == set()
        assert await ids([""]) == set()
        assert await ids() == set()
        assert await ids(["'; DROP TABLE tickets; --", "../x", "\x00", "🎟"]) == set()
        assert {t.id for t in (await profile.at_door(lambda t: t.match([["y"]]))).tickets} == {"T-3"}

    run(work())


def state_as_of(at: float, *, complete: bool = True) -> ListState:
    return ListState(complete=complete, as_of=at, newest_updated_at=at, first_page_date=at, passes=3)


def test_a_list_state_comes_back_as_it_was_written(profile: Profile) -> None:
    async def work() -> None:
        assert await profile.list_state("host", "all") == ListState()
        await profile.put_list_state("host", "all", state_as_of(NOW))
        assert await profile.list_state("host", "all") == state_as_of(NOW)
        assert await profile.list_state("host", "listing:x") == ListState()
        assert await profile.list_state("another", "all") == ListState()

    run(work())


def test_covering_names_the_freshest_complete_list_of_each_event(profile: Profile) -> None:
    async def covering(*events: str) -> list[float | None]:
        return sorted(state.as_of or 0.0 for state in await profile.covering(frozenset(events)))  # type: ignore[return-value]

    async def work() -> None:
        assert await covering() == []
        assert await covering("tonight") == []
        await store_list(profile, [ticket("T-1"), ticket("T-2", event=TOMORROW)])
        await profile.put_list_state("host", "event:tonight", state_as_of(NOW + 1))
        assert await covering("tonight") == [NOW + 1]
        assert await covering("tonight", "tomorrow") == []
        assert await covering() == [NOW + 1]
        await profile.put_list_state("host", "listing:festival", state_as_of(NOW + 2, complete=False))
        assert await covering("tomorrow") == []
        await profile.put_list_state("host", "listing:festival", state_as_of(NOW + 2))
        assert await covering("tonight", "tomorrow") == [NOW + 2, NOW + 2]
        await profile.put_list_state("host", "all", state_as_of(NOW))
        assert await covering("tonight") == [NOW + 2]
        assert await covering("elsewhere") == [NOW]
        assert await covering() == [NOW]
        assert await profile.at_door(lambda t: t.covering(frozenset({"elsewhere"}))) == [state_as_of(NOW)]

    run(work())


def test_events_are_what_their_tickets_say_by_start(profile: Profile) -> None:
    moved = replace(TONIGHT, start=NOW + 99_000)
    bare = Event("bare")

    async def work() -> None:
        tickets = [ticket("T-1"), ticket("T-2"), ticket("T-3", event=TOMORROW), ticket("T-4", event=bare)]
        await store_list(profile, [*tickets, ticket("T-5", event=None)])
        assert [(e.event, e.tickets) for e in await profile.events()] == [
            (TONIGHT, 2),
            (TOMORROW, 1),
            (bare, 1),
        ]
        await store_list(profile, [ticket("T-1", event=moved, updated_at=NOW - 1)], request=2)
        assert [e.event for e in await profile.events()] == [TOMORROW, moved, bare]
        await store_list(profile, [ticket("T-3", event=TONIGHT, updated_at=NOW - 1)], request=3)
        assert [(e.event.id, e.tickets) for e in await profile.events()] == [("tonight", 3), ("bare", 1)]

    run(work())


def test_the_listing_of_an_event_is_known_from_its_tickets(profile: Profile) -> None:
    async def work() -> None:
        await store_list(profile, [ticket("T-1", event=Event("solo", Listing("other", "Other")))])
        assert [e.event.listing for e in await profile.events()] == [Listing("other", "Other")]
        assert FESTIVAL not in [e.event.listing for e in await profile.events()]

    run(work())
