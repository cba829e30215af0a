"""Searching guests: names in any order and script, ids and orders, ranking, and the newest search wins."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from kiosk.core.policy import DoorPolicy, admits_by_the_list
from kiosk.core.presence import PresenceState, RowKind
from kiosk.core.tickets import Person
from kiosk.store.connection import Connection, connect
from kiosk.store.keys import open_key
from kiosk.store.profile import DATABASE_FILE, Profile
from kiosk.store.search import MOST_LOOKED_AT, MOST_LOOKED_AT_ALSO, Search
from kiosk.store.vocabulary import Vocabulary
from tests.unit.store.store_samples import TOMORROW, TONIGHT, admit, ending, store_list, ticket

OLDER_WORDS = 12
"""The schema before one letter was looked for in the index."""
EVERYWHERE: frozenset[str] = frozenset()
FIRST = ("Ana", "José", "Łukasz", "Søren", "Zoë", "Jürgen", "Marta", "Iker", "Ngozi", "Björk")
LAST = (
    "García",
    "Müller",
    "O'Brien",
    "Dvořák",
    "Smith",
    "Nakamura",
    "Weiß",
    "Núñez",
    "Ólafsdóttir",
    "Adeyemi",
)


@pytest.fixture
def crowd(profile: Profile) -> Profile:
    tickets = [
        ticket("6643a2f0", "Ana García Lorenzo", email="ana@garcia.example", order="ORD-77"),
        ticket("6643a2f1", "Anabel Garza", order="ORD-77"),
        ticket("6643b000", "Łukasz Weiß", order="ord-77"),
        ticket("ada00001", "Søren Ólafsson"),
        ticket("ada00002", "Ada Nakamura", event=TOMORROW),
        ticket("7f000001", "山田 太郎", order="ORD-99"),
        ticket("7f000002", "Mary-Jane O'Brien"),
    ]
    asyncio.run(store_list(profile, tickets))
    return profile


def search(profile: Profile, query: str, limit: int = 20, events: frozenset[str] = EVERYWHERE) -> list[str]:
    return [guest.ticket.id for guest in asyncio.run(profile.guests.search(query, limit, events))]


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("ana", ["6643a2f0", "6643a2f1"]),
        ("garcia", ["6643a2f0"]),
        ("GARCÍA ana", ["6643a2f0"]),
        ("lor an", ["6643a2f0"]),
        ("garcai", ["6643a2f0"]),
        ("lukasz weiss", ["6643b000"]),
        ("soren", ["ada00001"]),
        ("olafsson", ["ada00001"]),
        ("obrien", ["7f000002"]),
        ("o'brien", ["7f000002"]),
        ("mary", ["7f000002"]),
        ("ana@garcia.example", ["6643a2f0"]),
        ("shantian", ["7f000001"]),
        ("ada", ["ada00002", "ada00001"]),
        ("6643A2", ["6643a2f0", "6643a2f1"]),
        ("6643a2f1", ["6643a2f1"]),
        ("ord-9", ["7f000001"]),
        ("zz", []),
        ("a", []),
        ("", []),
        ("   ", []),
        ("'; DROP TABLE tickets", []),
        ('" OR "', []),
        ("🎟", []),
        ("a" * 5000, []),
        (" ".join(f"word{number}" for number in range(900)), []),
        ("nakamura " * 30 + "nobody", ["ada00002"]),
    ],
)
def test_what_is_typed_finds_whom_it_should(crowd: Profile, query: str, found: list[str]) -> None:
    assert search(crowd, query) == found


def test_an_order_id_finds_its_tickets_and_the_door_may_be_chosen(crowd: Profile) -> None:
    assert set(search(crowd, "ORD-77")) == {"6643a2f0", "6643a2f1", "6643b000"}
    assert search(crowd, "ana", limit=1) == ["6643a2f0"]
    assert search(crowd, "ana", limit=0) == []
    assert search(crowd, "nakamura", events=frozenset({"tomorrow"})) == ["ada00002"]
    assert search(crowd, "nakamura", events=frozenset({"tonight"})) == []


def test_exact_comes_before_prefix_and_prefix_before_typo(profile: Profile) -> None:
    names = {"T-1": "Marten", "T-2": "Martinez", "T-3": "Martin", "T-4": "Matrin"}
    asyncio.run(store_list(profile, [ticket(i, name) for i, name in names.items()]))
    assert search(profile, "martin") == ["T-3", "T-2", "T-1", "T-4"]


async def test_who_is_not_inside_yet_comes_first(profile: Profile) -> None:
    await store_list(profile, [ticket("T-1", "Ana Alba"), ticket("T-2", "Ana Zamora")])
    await admit(profile, "a-1", "T-1")
    found = await profile.guests.search("ana", 5, EVERYWHERE)
    assert [(g.ticket.id, g.presence.where) for g in found] == [
        ("T-2", PresenceState.NOT_KNOWN),
        ("T-1", PresenceState.INSIDE),
    ]


async def test_orders_are_counted_and_told_apart_by_case(crowd: Profile) -> None:
    await admit(crowd, "a-1", "6643a2f0")
    await admit(crowd, "a-2", "6643a2f1")
    await crowd.at_door(lambda t: t.add(ending("u", RowKind.UNDO, "6643a2f1", "a-2")))
    mine, order, nothing, alone = (
        await crowd.guests.get("6643a2f1"),
        await crowd.guests.order("ORD-77"),
        await crowd.guests.order(""),
        await crowd.guests.get("ada00001"),
    )
    assert mine is not None
    assert (mine.order_size, mine.order_inside) == (2, 1)
    assert [g.ticket.id for g in order] == ["6643a2f0", "6643a2f1"]
    assert nothing == []
    assert alone is not None
    assert (alone.order_size, alone.order_inside) == (1, 0)


def test_a_name_that_came_after_the_first_typo_is_found_with_a_typo(profile: Profile) -> None:
    asyncio.run(store_list(profile, [ticket("T-1", "Marguerite")]))
    assert search(profile, "marguerita") == ["T-1"]
    asyncio.run(store_list(profile, [ticket("T-1", "Philippa", updated_at=None)], request=2))
    assert search(profile, "philipa") == ["T-1"]
    assert search(profile, "marguerita") == []


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("xarguerite", ["T-1"]),
        ("argueritte", []),
        ("amrguerite", ["T-1"]),
        ("ivo qetrov", ["T-2"]),
        ("iva petrov", ["T-2"]),
        ("iv petrov", ["T-2"]),
        ("xv petrov", []),
        ("lena", ["T-4"]),
    ],
)
def test_where_nobody_is_called_so_more_mistakes_are_forgiven(
    profile: Profile, query: str, found: list[str]
) -> None:
    names = {"T-1": "Marguerite", "T-2": "Ivo Petrov", "T-3": "Elena", "T-4": "Lena"}
    asyncio.run(store_list(profile, [ticket(i, name) for i, name in names.items()]))
    assert search(profile, query) == found


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("ana g", ["T-1"]),
        ("g ana", ["T-1"]),
        ("ana o", ["T-2"]),
        ("ana o b", ["T-2"]),
        ("o b", ["T-2"]),
        ("anz g", ["T-1"]),
        ("ana x", []),
        ("a a", []),
    ],
)
def test_a_single_letter_tells_which_of_them_is_meant(profile: Profile, query: str, found: list[str]) -> None:
    names = {"T-1": "Ana García", "T-2": "Ana O'Brien", "T-3": "Ben Miller"}
    asyncio.run(store_list(profile, [ticket(i, name) for i, name in names.items()]))
    assert search(profile, query) == found


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("perez t", ["bought"]),
        ("tomas p", ["bought"]),
        ("garcia z", ["written"]),
        ("ana g", ["bought", "indented", "written"]),
        ("jo x", ["adorned"]),
        ("mary o", ["many"]),
        ("mary x", ["many"]),
    ],
)
def test_a_single_letter_may_begin_any_word_that_is_known_of_a_guest(
    profile: Profile, query: str, found: list[str]
) -> None:
    buyer = Person("p-b", "Tomás Pérez", "")
    tickets = [
        replace(ticket("bought", "Ana García"), buyer=buyer),
        ticket("written", "Ana García", email="ana@zeta.example"),
        ticket("indented", " " * 38 + "Ana García"),
        ticket("adorned", "Jo" + "\u0336" * 37 + " Xavier"),
        ticket("many", "Mary-Jane Wilhelmina Augusta Bartholomew O'Brien-Xu"),
    ]
    asyncio.run(store_list(profile, tickets))
    assert sorted(search(profile, query)) == found


def test_a_single_letter_finds_the_one_of_many_whatever_number_they_have(profile: Profile) -> None:
    many = [ticket(f"T-{n:03}", "Ana Miller", email="") for n in range(MOST_LOOKED_AT + 50)]
    asyncio.run(store_list(profile, [*many, ticket("Z-1", "Ana García")]))
    assert search(profile, "ana g") == ["Z-1"]


def test_an_older_index_is_made_anew_of_all_who_are_held(tmp_path: Path) -> None:
    with closing(Profile.open(tmp_path, None, writable=True)) as profile:
        asyncio.run(store_list(profile, [ticket("T-1", "Ana García"), ticket("T-2", "Ana Miller")]))
    with closing(connect(tmp_path / DATABASE_FILE, open_key(tmp_path, None), writable=True)) as older:
        older.executescript(
            "DROP TABLE guest_vocabulary; DROP TABLE guest_words;"
            "CREATE VIRTUAL TABLE guest_words USING fts5(words, content='', contentless_delete=1,"
            """ detail=none, prefix='2 3', tokenize="unicode61 remove_diacritics 0");"""
            "CREATE VIRTUAL TABLE guest_vocabulary USING fts5vocab(guest_words, 'row');"
            "INSERT INTO guest_words (rowid, words) VALUES (1, 'nobody');"
            f"PRAGMA user_version = {OLDER_WORDS}"
        )
    with closing(Profile.open(tmp_path, None, writable=True)) as profile:
        assert search(profile, "ana g") == ["T-1"]
        assert search(profile, "ana milelr") == ["T-2"], "the words are at hand for mistakes"
        assert search(profile, "nobody") == []
        assert asyncio.run(profile.faults()) == []


def test_orders_that_differ_by_case_are_counted_each_by_itself(crowd: Profile) -> None:
    asyncio.run(admit(crowd, "a-1", "6643a2f0"))
    found = asyncio.run(crowd.guests.search("ord-77", 20, EVERYWHERE))
    counts = {guest.ticket.id: (guest.order_size, guest.order_inside) for guest in found}
    assert counts == {"6643a2f0": (2, 1), "6643a2f1": (2, 1), "6643b000": (1, 0)}


def test_who_has_a_name_twice_is_told_from_who_has_another_beside_it(profile: Profile) -> None:
    names = {"T-1": "Lucía Aguado García", "T-2": "Lucía García García", "T-3": "Lucía García"}
    asyncio.run(store_list(profile, [ticket(i, name, email="") for i, name in names.items()]))
    assert search(profile, "lucia garcia garcia")[0] == search(profile, "lucia garcai garcia")[0] == "T-2"
    assert search(profile, "lucia garcia") == ["T-3", "T-2", "T-1"]


def test_a_whole_first_name_goes_before_one_that_only_begins_so_however_many_those_are(
    profile: Profile,
) -> None:
    many = [ticket(f"T-{n:03}", f"Annabel Schmidt {n}", email="") for n in range(MOST_LOOKED_AT_ALSO + 50)]
    asyncio.run(store_list(profile, [*many, ticket("Z-1", "Anna Schmidtke", email="")]))
    for typed in ("anna s", "anna schm", "anna schmidt"):
        assert search(profile, typed)[0] == "Z-1"


def test_a_long_name_is_a_guests_own_to_its_end(profile: Profile) -> None:
    name = "María del Carmen Guadalupe Fernández de Córdoba Zamorano"
    firm = Person("firm", "Firma Zamorano", "")
    bought = [replace(ticket(f"A-{n:02}", "Ana"), buyer=firm) for n in range(25)]
    asyncio.run(store_list(profile, [*bought, ticket("Z-1", name)]))
    assert search(profile, "zamorano")[0] == "Z-1"


def test_whoever_wants_more_gets_more(profile: Profile) -> None:
    many = [ticket(f"T-{n:03}", f"Anna{'bel' * (n % 2)} Miller", email="") for n in range(600)]
    asyncio.run(store_list(profile, many))
    assert len(search(profile, "anna", limit=1000)) == 600
    assert len(search(profile, "annabe", limit=1000)) == 300


def test_a_letter_before_a_mistaken_name_finds_the_guest_among_many_others(profile: Profile) -> None:
    others = [ticket(f"T-{n:03}", "Peter Wagner", email="") for n in range(MOST_LOOKED_AT_ALSO + 10)]
    asyncio.run(store_list(profile, [*others, ticket("Z-1", "Christian Wagner", email="")]))
    assert search(profile, "c magner") == ["Z-1"]


async def test_a_search_that_was_given_up_as_it_ended_is_no_trouble_for_the_next(profile: Profile) -> None:
    await store_list(profile, [ticket("T-1", "Marguerite")])
    await profile._db.search(lambda c: c.execute("BEGIN").fetchone())
    for _ in range(2):
        assert [g.ticket.id for g in await profile.guests.search("marguerite", 5, EVERYWHERE)] == ["T-1"]
    assert not await profile._db.search(lambda c: c.in_transaction)


async def test_ids_are_looked_for_by_their_index_however_many_an_account_has(profile: Profile) -> None:
    await store_list(profile, [ticket("T-1", "Ana")])
    asked: list[str] = []

    def plans(connection: Connection) -> list[str]:
        connection.set_trace_callback(asked.append)
        Search(Vocabulary())(connection, "t-1", 5, EVERYWHERE, "host")
        connection.set_trace_callback(None)
        by_id = [one for one in asked if "NOCASE" in one]
        return [str(connection.execute(f"EXPLAIN QUERY PLAN {one}").fetchall()) for one in by_id]

    found = await profile._db.search(plans)
    assert len(found) >= 2
    assert all("tickets_id_nocase" in plan or "tickets_order" in plan for plan in found)
    assert not any("tickets_event" in plan for plan in found)


@pytest.fixture(scope="module")
def ten_thousand(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Profile]:
    profile = Profile.open(tmp_path_factory.mktemp("crowd"), "open sesame", writable=True)
    tickets = [
        ticket(f"t{n:06}", f"{FIRST[n % 10]} {LAST[n // 10 % 10]} {n}", email=f"guest{n}@example.org")
        for n in range(10_000)
    ]
    asyncio.run(store_list(profile, tickets))
    yield profile
    profile.close()


def test_ten_thousand_names_are_searched(ten_thousand: Profile) -> None:
    assert search(ten_thousand, "9876")[0] == "t009876"
    assert search(ten_thousand, "olafsdotir 9989") == search(ten_thousand, "ólafsdóttir 9989")
    assert len(search(ten_thousand, "soren", limit=50)) == 50
    assert search(ten_thousand, "guest1234@example.org")[0] == "t001234"


async def test_a_search_under_way_is_interrupted_by_the_next(profile: Profile) -> None:
    numbers = "n(i) AS (SELECT 1 UNION ALL SELECT i + tick() FROM n WHERE i < 50000000)"
    started = threading.Event()

    def tick() -> int:
        started.set()
        return 1

    def endless(connection: Connection) -> None:
        connection.create_function("tick", 0, tick)
        connection.execute(f"WITH RECURSIVE {numbers} SELECT 1 FROM n WHERE i < 0").fetchone()

    await store_list(profile, [ticket("T-1", "Marguerite")])
    endlessly = asyncio.create_task(profile._db.search(endless))
    await asyncio.to_thread(started.wait)
    assert [g.ticket.id for g in await profile.guests.search("marguerite", 5, EVERYWHERE)] == ["T-1"]
    with pytest.raises(asyncio.CancelledError):
        await endlessly


async def test_the_newest_search_gives_up_the_last(ten_thousand: Profile) -> None:
    earlier = [
        asyncio.create_task(ten_thousand.guests.search(query, 20, EVERYWHERE))
        for query in ("s", "so", "sor", "sore", "sorne")
    ]
    await asyncio.sleep(0)
    newest = await ten_thousand.guests.search("soren dvorak", 5, EVERYWHERE)
    ended = await asyncio.gather(*earlier, return_exceptions=True)
    assert any(isinstance(one, asyncio.CancelledError) for one in ended)
    assert all(isinstance(one, list | asyncio.CancelledError) for one in ended)
    assert len(newest) == 5
    assert all("Søren Dvořák" in guest.ticket.name for guest in newest)


def test_of_equally_good_ones_who_may_come_in_comes_first(profile: Profile) -> None:
    tickets = [
        ticket("aa-1", "Ana Abel", state="cancelled", order="ORD-1"),
        ticket("aa-2", "Ana Bauer", order="ORD-1"),
        ticket("aa-3", "Ana Cruz", event=TOMORROW, order="ORD-1"),
        ticket("aa-4", "Ana Dahl", order="ORD-1"),
    ]
    asyncio.run(store_list(profile, tickets))
    asyncio.run(admit(profile, "adm", "aa-2"))
    admits = admits_by_the_list(DoorPolicy(), {TONIGHT.id})

    def found(query: str) -> list[str]:
        guests = asyncio.run(profile.guests.search(query, 5, EVERYWHERE, None, admits))
        return [guest.ticket.id for guest in guests]

    assert found("ana") == ["aa-4", "aa-1", "aa-2", "aa-3"]
    assert found("ord-1")[0] == found("aa-")[0] == "aa-4"
    assert search(profile, "ana") == ["aa-1", "aa-3", "aa-4", "aa-2"]
