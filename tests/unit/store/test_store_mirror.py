"""The guest-list mirror: merging, vanishing, quarantine, coverage, and finding a ticket by its code."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace

from kiosk.core.tickets import Event, Listing, Ticket
from kiosk.core.verdict import Match
from kiosk.engine.records import ListState, Quarantined, Stored
from kiosk.store import mirror
from kiosk.store.connection import Connection
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


async def held(profile: Profile, ticket_id: str) -> Ticket | None:
    guest = await profile.guests.get(ticket_id)
    return guest.ticket if guest else None


async def vanished(profile: Profile) -> set[str]:
    found = await profile._db.read(lambda c: c.execute("SELECT id FROM tickets WHERE vanished").fetchall())
    return {ticket_id for (ticket_id,) in found}


async def test_a_ticket_comes_back_as_it_was_stored(profile: Profile) -> None:
    bare = Ticket("bare")
    assert await store_list(profile, [ticket("T-1", order="O-1"), bare]) == Stored(changed=2, new_ids=2)
    assert await held(profile, "T-1") == ticket("T-1", order="O-1")
    assert await held(profile, "bare") == bare
    assert await held(profile, "unknown") is None
    assert await profile.guests.count() == 2


async def test_the_same_page_again_changes_nothing(profile: Profile) -> None:
    tickets = [ticket(f"T-{n}") for n in range(250)]
    await store_list(profile, tickets)
    assert await store_list(profile, tickets, request=2, pass_no=2) == Stored(changed=0, new_ids=0)


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
async def test_the_newer_wins_and_in_doubt_the_later_request(
    profile: Profile, was: float | None, comes: float | None, request_no: int, *, wins: bool
) -> None:
    await store_list(profile, [ticket("T-1", state="paid", updated_at=was)])
    await store_list(profile, [ticket("T-1", state="cancelled", updated_at=comes)], request=request_no)
    kept = await held(profile, "T-1")
    assert kept is not None
    assert kept.state == ("cancelled" if wins else "paid")


async def test_writing_stops_when_the_time_is_up_and_goes_on_where_it_was(profile: Profile) -> None:
    rows = mirror.prepare(ticket(f"T-{n:04}") for n in range(350))
    source = mirror.RowSource("host", "all", 1, 1)
    taken: list[int] = []
    while sum(taken) < len(rows):
        left = rows[sum(taken) :]
        written = await profile._db.write(
            partial(mirror.write_some, rows=left, source=source, goes_on=lambda: False)
        )
        taken.append(written.taken)
    assert taken == [mirror.ROWS_A_LOOK] * 3 + [50]
    assert await profile.guests.count() == 350


async def test_whoever_brings_pages_is_told_once_as_the_first_of_them_are_to_be_committed(
    profile: Profile, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many turns they take; and where they bring nobody there is nothing to tell."""
    happened: list[str] = []
    told, loop = partial(happened.append, "told"), asyncio.get_running_loop()
    soon, write_some, commit = loop.call_soon_threadsafe, mirror.write_some, profile._db._commits.commit

    def call_soon(callback: Callable[..., object], *given: object, **more: Any) -> asyncio.Handle:
        if callback is told:
            happened.append("to be told")
        return soon(callback, *given, **more)

    def written(*given: Any, **more: Any) -> mirror.Written:
        happened.append("written")
        return write_some(*given, **more)

    def committed(connection: Connection) -> None:
        happened.append("committed")
        commit(connection)

    async def store(*guests: Ticket) -> list[str]:
        happened.clear()
        pages = [page(guests)]
        await profile.lists.store_pages("host", pages, request=1, pass_no=1, scope="all", before_commit=told)
        await asyncio.sleep(0)
        assert happened.count("told") == (1 if guests else 0)
        return [one for one in happened if one != "told"]

    monkeypatch.setattr(loop, "call_soon_threadsafe", call_soon)
    monkeypatch.setattr(mirror, "write_some", written)
    monkeypatch.setattr(profile._db._commits, "commit", committed)
    monkeypatch.setattr(profile._db, "a_scan_waits", lambda: True)  # a turn for each look
    guests = [ticket(f"T-{n:04}") for n in range(mirror.ROWS_A_LOOK + 50)]
    first = ["written", "to be told", "committed"]
    assert await store(*guests) == [*first, "written", "committed"]
    assert await store(guests[0]) == first, "they are looked at, though nothing of them is new"
    assert await store() == []


async def test_pages_are_stored_though_the_loop_that_brought_them_has_ended(
    profile: Profile, monkeypatch: pytest.MonkeyPatch
) -> None:
    loop, tried = asyncio.get_running_loop(), list[str]()
    soon, told = loop.call_soon_threadsafe, partial(tried.append, "told")

    def ended(callback: Callable[..., object], *given: object, **more: Any) -> asyncio.Handle:
        if callback is told:
            tried.append("to be told")
            raise RuntimeError("Event loop is closed")
        return soon(callback, *given, **more)

    monkeypatch.setattr(loop, "call_soon_threadsafe", ended)
    guests = [page([ticket("T-1")])]
    await profile.lists.store_pages("host", guests, request=1, pass_no=1, scope="all", before_commit=told)
    assert tried == ["to be told"]
    assert await profile.guests.count() == 1


async def test_the_index_is_not_written_down_at_every_look(profile: Profile) -> None:
    """Each part of it would have to be asked for every word that somebody types."""
    rows = mirror.prepare(ticket(f"T-{n:05}", f"Guest Number-{n}") for n in range(20 * mirror.ROWS_A_LOOK))
    source = mirror.RowSource("host", "all", 1, 1)
    await profile._db.write(partial(mirror.write_some, rows=rows, source=source))
    (parts,) = await profile._db.read(
        lambda c: c.execute("SELECT count(DISTINCT segid) FROM guest_words_idx").fetchone()
    )
    assert parts <= 2


async def test_a_ticket_twice_in_a_list_counts_once_and_the_later_one_stays(profile: Profile) -> None:
    twice = [ticket("T-1", "First"), ticket("T-2"), ticket("T-1", "Second")]
    assert await store_list(profile, twice) == Stored(changed=2, new_ids=2)
    kept = await held(profile, "T-1")
    assert kept is not None
    assert kept.name == "Second"


async def test_a_changed_name_is_found_and_the_old_one_no_longer(profile: Profile) -> None:
    await store_list(profile, [ticket("T-1", "Zebulon")])
    assert len(await profile.guests.search("zebulon", 5, frozenset())) == 1
    await store_list(profile, [ticket("T-1", "Wilhelmina", updated_at=NOW - 1)], request=2)
    assert await profile.guests.search("zebulon", 5, frozenset()) == []
    assert len(await profile.guests.search("wilhelmina", 5, frozenset())) == 1
    terms = await profile._db.read(lambda c: c.execute("SELECT term FROM guest_vocabulary").fetchall())
    assert terms == [("wilhelmina",)]


async def test_a_ticket_vanishes_after_two_passes_without_it_and_comes_back(profile: Profile) -> None:
    everybody = [ticket(f"T-{n}") for n in range(200)]
    assert await complete_list(profile, everybody, pass_no=1) == 0
    assert await complete_list(profile, everybody[2:], pass_no=2) == 0
    assert await vanished(profile) == set()
    assert await complete_list(profile, everybody[2:], pass_no=3) == 0
    assert await vanished(profile) == {"T-0", "T-1"}
    match = await profile.guests.match([["T-0"]], "host")
    assert match.vanished == {"T-0"}
    guest = await profile.guests.get("T-0")
    assert guest is not None
    assert guest.vanished
    assert await complete_list(profile, everybody[1:], pass_no=4) == 0
    assert await vanished(profile) == {"T-0"}


async def test_missing_once_and_then_there_starts_afresh(profile: Profile) -> None:
    everybody = [ticket(f"T-{n}") for n in range(200)]
    for pass_no, tickets in enumerate([everybody, everybody[1:], everybody, everybody[1:]], start=1):
        await complete_list(profile, tickets, pass_no=pass_no)
    assert await vanished(profile) == set()


@pytest.mark.parametrize(("gone", "too_many"), [(2, 0), (3, 3)])
async def test_more_than_a_hundredth_at_once_marks_nothing(
    profile: Profile, gone: int, too_many: int
) -> None:
    everybody = [ticket(f"T-{n}") for n in range(200)]
    await complete_list(profile, everybody, pass_no=1)
    await complete_list(profile, everybody[gone:], pass_no=2)
    assert await complete_list(profile, everybody[gone:], pass_no=3) == too_many
    assert len(await vanished(profile)) == (0 if too_many else gone)
    if too_many:
        await complete_list(profile, everybody, pass_no=4)
        await complete_list(profile, everybody[1:], pass_no=5)
        assert await vanished(profile) == set()


async def test_the_passes_of_one_filter_say_nothing_of_another(profile: Profile) -> None:
    mine = [ticket(f"T-{n}") for n in range(100)]
    others = [ticket(f"S-{n}") for n in range(100)]
    await complete_list(profile, mine, scope="listing:a")
    await complete_list(profile, others, scope="listing:b")
    for pass_no in (2, 3):
        await complete_list(profile, others, scope="listing:b", pass_no=pass_no)
    assert await vanished(profile) == set()


async def test_a_narrower_list_finds_what_vanished_from_it_since_everything_was_held(
    profile: Profile,
) -> None:
    here = [ticket(f"T-{n}") for n in range(200)]
    elsewhere = [ticket(f"S-{n}", event=Event("other", Listing("far"))) for n in range(200)]
    await complete_list(profile, [*here, *elsewhere])
    for pass_no in (1, 2):
        assert await vanished(profile) == set()
        await complete_list(profile, here[1:], pass_no=pass_no, scope="listing:festival")
    assert await vanished(profile) == {"T-0"}
    for pass_no in (1, 2):
        await complete_list(profile, here[2:], pass_no=pass_no, scope="event:tonight")
    assert await vanished(profile) == {"T-0", "T-1"}
    await complete_list(profile, here[1:], pass_no=3, scope="listing:festival")
    assert await vanished(profile) == {"T-0"}  # another filter brought it again
    for pass_no in (2, 3):
        await complete_list(profile, [*here, *elsewhere[1:]], pass_no=pass_no)
    assert await vanished(profile) == {"S-0"}


async def test_a_ticket_of_another_listing_than_its_events_is_not_missing(profile: Profile) -> None:
    here = [ticket(f"T-{n}") for n in range(300)]
    strange = ticket("A-1", event=replace(TONIGHT, listing=Listing("fringe")))
    bare = ticket("B-1", event=replace(TONIGHT, listing=None))
    await complete_list(profile, [strange, bare, *here])
    for pass_no in (1, 2, 3):
        await complete_list(profile, here[1:], pass_no=pass_no, scope="listing:festival")
    assert await vanished(profile) == {"T-0"}


async def test_the_lists_of_one_account_say_nothing_of_another(profile: Profile) -> None:
    mine = [ticket(f"T-{n}") for n in range(100)]
    await complete_list(profile, mine, account="first")
    for pass_no in (1, 2, 3):
        await complete_list(profile, [ticket("S-1")], account="second", pass_no=pass_no)
    assert await vanished(profile) == set()


async def test_what_one_ticket_leaves_out_of_an_event_another_has_told(profile: Profile) -> None:
    bare = Event(TONIGHT.id)
    await store_list(profile, [ticket("T-1")])
    await store_list(profile, [ticket("T-2", event=bare)], request=2)
    assert [held.event for held in await profile.guests.events()] == [TONIGHT]
    moved = replace(TONIGHT, start=NOW + 5, listing=None)
    await store_list(profile, [ticket("T-3", event=moved)], request=3)
    assert [held.event for held in await profile.guests.events()] == [replace(TONIGHT, start=NOW + 5)]


async def test_a_ticket_in_quarantine_counts_as_present(profile: Profile) -> None:
    everybody = [ticket(f"T-{n}") for n in range(200)]
    bad = [Quarantined("T-0", "its state is a list"), Quarantined(None, "no id")]
    await complete_list(profile, everybody)
    for pass_no in (2, 3):
        pages = [page(everybody[1:], quarantined=bad)]
        await profile.lists.store_pages("host", pages, request=pass_no, pass_no=pass_no, scope="all")
        await profile.lists.finish_pass("host", "all", ListState(complete=True, passes=pass_no))
    assert await vanished(profile) == set()


async def test_a_ticket_on_the_lists_of_two_accounts_is_each_ones_own(profile: Profile) -> None:
    """Neither list's sync changes what the other says of the ticket, nor who lists it."""
    mine, theirs = ticket("T-1", "Ana"), ticket("T-1", "Ana", state="cancelled", updated_at=NOW)

    async def match(account: str) -> Match:
        return await profile.guests.match([["T-1"]], account)

    await store_list(profile, [mine], account="first")
    assert await match("second") == Match(elsewhere=(mine,), accounts=("first",))
    await store_list(profile, [theirs], account="second", request=2)
    for request, (account, listed) in enumerate([("first", mine), ("second", theirs)] * 2, start=3):
        assert await store_list(profile, [listed], account=account, request=request) == Stored(0, 0)
        assert await match("first") == Match((mine,))
        assert await match("second") == Match((theirs,))
        assert await profile.at_door(lambda t, a=account: t.account_of("T-1", a)) == account  # type: ignore[misc]
    assert await match("third") == Match(elsewhere=(theirs,), accounts=("first", "second"))
    assert await match("") == Match(elsewhere=(theirs,), accounts=("first", "second"))
    assert await profile.at_door(lambda t: t.account_of("T-1", "third")) == "first"
    assert await profile.at_door(lambda t: t.account_of("unknown", "first")) == ""


async def test_a_match_of_this_account_goes_before_another_accounts_in_an_earlier_tier(
    profile: Profile,
) -> None:
    await store_list(profile, [ticket("T-1", token="x")], account="other")
    await store_list(profile, [ticket("T-2", token="y")])
    assert [t.id for t in (await profile.guests.match([["x"], ["y"]], "host")).tickets] == ["T-2"]
    assert [t.id for t in (await profile.guests.match([["x"], ["z"]], "host")).elsewhere] == ["T-1"]


async def test_what_is_read_of_one_account_is_nobody_elses(profile: Profile) -> None:
    await complete_list(profile, [ticket("T-1", "Ana García", order="O-1")])
    await complete_list(
        profile,
        [ticket("T-1", "Ana Other", order="O-1"), ticket("T-2", "Ana Else", order="O-1", event=TOMORROW)],
        account="other",
    )
    for account, name, ids in (("host", "Ana García", ["T-1"]), ("other", "Ana Other", ["T-1", "T-2"])):
        guest = await profile.guests.get("T-1", account)
        assert guest is not None
        assert (guest.ticket.name, guest.order_size) == (name, len(ids))
        assert [g.ticket.id for g in await profile.guests.order("O-1", account)] == ids
        assert sorted(g.ticket.id for g in await profile.guests.search("ana", 9, frozenset(), account)) == ids
        assert sorted(g.ticket.id for g in await profile.guests.search("O-1", 9, frozenset(), account)) == ids
        assert sorted(g.ticket.id for g in await profile.guests.search("T-", 9, frozenset(), account)) == []
        assert sorted(g.ticket.id for g in await profile.guests.search("tok", 9, frozenset(), account)) == []
        assert await profile.guests.count(account) == len(ids)
        assert [e.event.id for e in await profile.guests.events(account)] == ["tonight", "tomorrow"][
            : len(ids)
        ]
        several = await profile.at_door(lambda t, a=account: t.holds_several_events(a))  # type: ignore[misc]
        assert several is (account == "other")
        assert len(await profile.lists.covering(frozenset({"tonight"}), account)) == 1
    assert await profile.guests.get("T-2", "host") is None
    assert await profile.lists.covering(frozenset(), "third") == []
    assert await profile.lists.accounts() == ("host", "other")
    assert (await profile.guests.count(), len(await profile.guests.search("ana", 9, frozenset()))) == (
        3,
        3,
    )


async def test_a_code_names_tickets_by_id_or_token_in_the_first_tier_that_matches(profile: Profile) -> None:
    tickets = [ticket("T-1", token="x"), ticket("T-2", token="T-1"), ticket("T-3", token="y"), Ticket("T-4")]
    await store_list(profile, tickets)

    async def ids(*tiers: list[str]) -> set[str]:
        return {one.id for one in (await profile.guests.match(tiers, "host")).tickets}

    assert await ids(["x"]) == {"T-1"}
    assert await ids(["T-1"]) == {"T-1", "T-2"}
    assert await ids(["nothing"], ["y"], ["x"]) == {"T-3"}
    assert await ids(["y", "x"]) == {"T-3", "T-1"}
    assert await ids(["t-3"]) == set()
    assert await ids([""]) == set()
    assert await ids() == set()
    assert await ids(["'; DROP TABLE tickets; --", "../x", "\x00", "🎟"]) == set()
    assert {t.id for t in (await profile.at_door(lambda t: t.match([["y"]], "host"))).tickets} == {"T-3"}


def state_as_of(at: float, *, complete: bool = True) -> ListState:
    return ListState(complete=complete, as_of=at, newest_updated_at=at, first_page_date=at, passes=3)


async def test_a_list_state_comes_back_as_it_was_written(profile: Profile) -> None:
    assert await profile.lists.state("host", "all") == ListState()
    await profile.lists.put_state("host", "all", state_as_of(NOW))
    assert await profile.lists.state("host", "all") == state_as_of(NOW)
    assert await profile.lists.state("host", "listing:x") == ListState()
    assert await profile.lists.state("another", "all") == ListState()


async def test_covering_names_the_freshest_complete_list_of_each_event(profile: Profile) -> None:
    async def covering(*events: str) -> list[float | None]:
        return sorted(state.as_of or 0.0 for state in await profile.lists.covering(frozenset(events), "host"))  # type: ignore[return-value]

    assert await covering() == []
    assert await covering("tonight") == []
    await store_list(profile, [ticket("T-1"), ticket("T-2", event=TOMORROW)])
    await profile.lists.put_state("host", "event:tonight", state_as_of(NOW + 1))
    assert await covering("tonight") == [NOW + 1]
    assert await covering("tonight", "tomorrow") == []
    assert await covering() == []
    await profile.lists.put_state("host", "listing:festival", state_as_of(NOW + 2, complete=False))
    assert await covering("tomorrow") == []
    await profile.lists.put_state("host", "listing:festival", state_as_of(NOW + 2))
    assert await covering("tonight", "tomorrow") == [NOW + 2, NOW + 2]
    await profile.lists.put_state("host", "all", state_as_of(NOW))
    assert await covering("tonight") == [NOW + 2]
    assert await covering("elsewhere") == [NOW]
    assert await covering() == [NOW]
    assert await profile.at_door(lambda t: t.covering(frozenset({"elsewhere"}), "host")) == [state_as_of(NOW)]


async def test_events_are_what_their_tickets_say_by_start(profile: Profile) -> None:
    moved = replace(TONIGHT, start=NOW + 99_000)
    bare = Event("bare")
    tickets = [ticket("T-1"), ticket("T-2"), ticket("T-3", event=TOMORROW), ticket("T-4", event=bare)]
    await store_list(profile, [*tickets, ticket("T-5", event=None)])
    assert [(e.event, e.tickets) for e in await profile.guests.events()] == [
        (TONIGHT, 2),
        (TOMORROW, 1),
        (bare, 1),
    ]
    await store_list(profile, [ticket("T-1", event=moved, updated_at=NOW - 1)], request=2)
    assert [e.event for e in await profile.guests.events()] == [TOMORROW, moved, bare]
    await store_list(profile, [ticket("T-3", event=TONIGHT, updated_at=NOW - 1)], request=3)
    assert [(e.event.id, e.tickets) for e in await profile.guests.events()] == [
        ("tonight", 3),
        ("bare", 1),
    ]


async def test_one_event_is_found_as_long_as_a_ticket_of_this_account_names_it(profile: Profile) -> None:
    await store_list(profile, [ticket("T-1"), ticket("T-2", event=TOMORROW)])
    assert await profile.guests.event(TONIGHT.id, "host") == TONIGHT
    assert await profile.guests.event(TONIGHT.id, "another") is None
    assert await profile.guests.event("unheard-of", "host") is None
    await store_list(profile, [ticket("T-2", event=TONIGHT, updated_at=NOW - 1)], request=2)
    assert await profile.guests.event(TOMORROW.id, "host") is None


async def test_the_listing_of_an_event_is_known_from_its_tickets(profile: Profile) -> None:
    await store_list(profile, [ticket("T-1", event=Event("solo", Listing("other", "Other")))])
    assert [e.event.listing for e in await profile.guests.events()] == [Listing("other", "Other")]
    assert FESTIVAL not in [e.event.listing for e in await profile.guests.events()]
