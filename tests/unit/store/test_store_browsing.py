"""The whole guest list: filtered, sorted, counted, narrowed by what is typed, and read by its numbers."""

import random
from collections.abc import Iterable

import pytest
from msgspec.structs import replace

from kiosk.core.guest_filter import (
    GuestFilter,
    GuestGroup,
    GuestOrder,
    admitted_states,
    people_by_group,
    people_by_type,
)
from kiosk.core.policy import DoorPolicy, Meaning, admits_by_the_list
from kiosk.core.presence import LedgerRow, PresenceState, RowKind
from kiosk.core.tickets import Ticket, TicketType
from kiosk.engine.records import Browsed, BrowseRules
from kiosk.store.profile import Profile
from kiosk.store.ticket_rows import add_row
from tests.unit.store.store_samples import (
    NOW,
    TOMORROW,
    admission,
    complete_list,
    ending,
    ticket,
)

RULES = BrowseRules(frozenset({"tonight"}), admitted_states(DoorPolicy()), frozenset({"T-stopped"}))
GUESTS = (
    ticket("T-1", "Zoë Ünal", order="B-20"),
    ticket("T-2", "ana García", email="ana@example.org", order="A-10"),
    ticket("T-3", "Émile Dupont", order="B-20"),
    ticket("T-4", "Łukasz Nowak", state="unpaid"),
    ticket("T-5", "42 Below"),
    ticket("T-6", "Bea Ito", state="cancelled"),
    ticket("T-stopped", "Cem Kaya"),
    ticket("T-tomorrow", "Dora Late", event=TOMORROW),
)


def of_type(one: Ticket, name: str) -> Ticket:
    return replace(one, ticket_type=TicketType(name.lower(), name, 10.0))


async def names(profile: Profile, browsed: Browsed) -> list[str]:
    guests = await profile.browsing.numbered(browsed.numbers, "host")
    return [guest.ticket.name.split()[0] if guest else "" for guest in guests]


async def shown(
    profile: Profile, wanted: GuestFilter | None = None, order: GuestOrder = GuestOrder.NAME
) -> list[str]:
    wanted = wanted or GuestFilter()
    return await names(profile, await profile.browsing.browse(wanted, order, RULES, "host"))


async def an_evening(profile: Profile) -> None:
    """T-1 is inside, T-2 has left, T-3 was undone, T-6 is inside though cancelled since."""
    await complete_list(profile, GUESTS)
    await complete_list(profile, [ticket("T-1", "Somebody Else"), ticket("T-x", "Aa Other")], account="other")

    def work(connection: object) -> None:
        add_row(connection, admission("a-1", "T-1", at=NOW - 50))
        add_row(connection, admission("a-2", "T-2", at=NOW - 90))
        add_row(connection, ending("x-2", RowKind.EXIT, "T-2", "a-2"))
        add_row(connection, admission("a-3", "T-3", at=NOW - 10))
        add_row(connection, ending("u-3", RowKind.UNDO, "T-3", "a-3"))
        add_row(connection, replace(admission("a-6", "T-6", at=NOW - 20), kind=RowKind.OVERRIDE))

    await profile._db.write(work)


async def test_the_list_holds_the_guests_of_the_account_and_the_events_by_name_without_accents(
    profile: Profile,
) -> None:
    await an_evening(profile)
    assert await shown(profile) == ["ana", "Bea", "Cem", "Émile", "Łukasz", "Zoë", "42"]
    everywhere = await profile.browsing.browse(GuestFilter(), GuestOrder.NAME, BrowseRules(), "host")
    assert "Dora" in await names(profile, everywhere)


@pytest.mark.parametrize(
    ("group", "expected"),
    [
        (GuestGroup.ALL, ["ana", "Bea", "Cem", "Émile", "Łukasz", "Zoë", "42"]),
        (GuestGroup.NOT_ARRIVED, ["Émile", "42"]),
        (GuestGroup.INSIDE, ["Bea", "Zoë"]),
        (GuestGroup.LEFT, ["ana"]),
        (GuestGroup.TROUBLE, ["Bea", "Cem", "Łukasz"]),
    ],
)
async def test_a_group_shows_whom_the_ledger_and_the_rules_put_there_and_counts_as_many(
    profile: Profile, group: GuestGroup, expected: list[str]
) -> None:
    await an_evening(profile)
    assert await shown(profile, GuestFilter(group)) == expected
    browsed = await profile.browsing.browse(GuestFilter(group), GuestOrder.NAME, RULES, "host")
    assert people_by_group(browsed.counts, GuestFilter(group))[group] == len(expected)


async def test_a_ticket_that_the_service_saw_in_is_inside_and_one_that_vanished_is_trouble(
    profile: Profile,
) -> None:
    many = [ticket(f"T-{n}", f"Guest{n}") for n in range(200)]
    await complete_list(profile, many)
    await complete_list(profile, many[1:], pass_no=2)
    await complete_list(profile, many[1:], pass_no=3)
    row = replace(admission("s-5", "T-5"), kind=RowKind.SEEN_INSIDE)
    await profile._db.write(lambda connection: add_row(connection, row))
    assert await shown(profile, GuestFilter(GuestGroup.TROUBLE)) == ["Guest0"]
    assert await shown(profile, GuestFilter(GuestGroup.INSIDE)) == ["Guest5"]


async def test_it_can_be_sorted_by_who_came_in_last_by_type_and_by_order(profile: Profile) -> None:
    await complete_list(
        profile,
        [
            of_type(GUESTS[0], "VIP"),
            of_type(GUESTS[1], "General"),
            of_type(GUESTS[2], "vip"),
            of_type(GUESTS[4], "Crew"),
        ],
    )

    def work(connection: object) -> None:
        add_row(connection, admission("a-1", "T-1", at=NOW - 50))
        add_row(connection, admission("a-5", "T-5", at=NOW - 20))

    await profile._db.write(work)
    assert await shown(profile, order=GuestOrder.CAME_IN) == ["42", "Zoë", "ana", "Émile"]
    assert await shown(profile, order=GuestOrder.TICKET_TYPE) == ["42", "ana", "Zoë", "Émile"]
    assert await shown(profile, order=GuestOrder.ORDER) == ["ana", "Émile", "Zoë", "42"]
    assert await shown(profile, GuestFilter(ticket_type="VIP")) == ["Zoë"]
    browsed = await profile.browsing.browse(GuestFilter(GuestGroup.INSIDE), GuestOrder.NAME, RULES, "host")
    assert people_by_type(browsed.counts, GuestFilter(GuestGroup.INSIDE)) == {"Crew": 1, "VIP": 1}


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("", 7),
        ("g", ["ana"]),
        ("GARCIA an", ["ana"]),
        ("example.org", ["ana"]),
        ("b-2", ["Émile", "Zoë"]),
        ("t-3", ["Émile"]),
        ("luka", ["Łukasz"]),
        ("nobody", []),
        ("“”", 7),
        ('a" OR "b', []),
    ],
)
async def test_what_is_typed_narrows_the_list_by_words_order_and_ticket_id(
    profile: Profile, typed: str, expected: list[str] | int
) -> None:
    await an_evening(profile)
    found = await shown(profile, GuestFilter(typed=typed))
    assert (found if isinstance(expected, list) else len(found)) == expected


async def test_states_narrow_it_too(profile: Profile) -> None:
    await an_evening(profile)
    assert await shown(profile, GuestFilter(states=frozenset({"unpaid"}))) == ["Łukasz"]
    either = GuestFilter(states=frozenset({"unpaid", "cancelled", "of no ticket"}))
    assert await shown(profile, either) == ["Bea", "Łukasz"]
    assert await shown(profile, GuestFilter(states=frozenset())) == []


@pytest.mark.parametrize("events", [frozenset[str](), frozenset({"tonight"}), frozenset({"tomorrow", "x"})])
@pytest.mark.parametrize("states", [{}, {"unpaid": Meaning.ADMIT, "odd": Meaning.ADMIT}])
async def test_valid_tickets_are_counted_without_a_look_at_any_of_them(
    profile: Profile, events: frozenset[str], states: dict[str, Meaning]
) -> None:
    policy = DoorPolicy(states={**DoorPolicy().states, **states}, stop_list=("T-stopped", "T-2"))
    admits = admits_by_the_list(policy, events)
    guests = (*GUESTS, ticket("T-odd", "Odo", state="odd"), ticket("T-gone", "Gus"))
    await complete_list(profile, guests)
    await profile._db.write(lambda c: c.execute("UPDATE tickets SET vanished = 1 WHERE id = 'T-gone'"))
    expected = sum(admits(one, one.id == "T-gone") for one in guests)
    await profile._db.write(lambda c: c.execute("UPDATE tickets SET body = x'c1'"))  # it can be read no more
    rules = BrowseRules(events, admitted_states(policy), frozenset(policy.stop_list))
    assert await profile.browsing.count_valid(rules, "host") == expected > 0
    assert await profile.browsing.count_valid(rules, "another") == 0


async def test_each_letter_leads_to_the_first_name_that_begins_with_it(profile: Profile) -> None:
    await an_evening(profile)
    browsed = await profile.browsing.browse(GuestFilter(), GuestOrder.NAME, RULES, "host")
    assert browsed.letters == (("a", 0), ("b", 1), ("c", 2), ("e", 3), ("l", 4), ("z", 5), ("#", 6))
    assert (await profile.browsing.browse(GuestFilter(), GuestOrder.ORDER, RULES, "host")).letters == ()


async def test_a_number_gives_its_guest_with_presence_and_order_and_none_once_they_are_gone(
    profile: Profile,
) -> None:
    await an_evening(profile)
    numbers = (await profile.browsing.browse(GuestFilter(), GuestOrder.NAME, RULES, "host")).numbers
    guests = await profile.browsing.numbered([numbers[5], 10_000, numbers[0]], "host")
    assert guests[1] is None
    zoe, ana = guests[0], guests[2]
    assert zoe is not None
    assert (zoe.presence.where, zoe.order_size, zoe.order_inside) == (PresenceState.INSIDE, 2, 1)
    assert ana is not None
    assert ana.presence.where is PresenceState.OUTSIDE


async def test_it_agrees_with_the_guests_one_by_one_whatever_happened_to_them(profile: Profile) -> None:
    chance = random.Random(7)
    guests = [ticket(f"T-{n}", f"Guest {n}", state=chance.choice(["paid", "unpaid"])) for n in range(60)]
    await complete_list(profile, guests)

    def work(connection: object) -> None:
        for row in _any_rows(chance):
            add_row(connection, row)

    await profile._db.write(work)
    for group, where in (
        (GuestGroup.INSIDE, PresenceState.INSIDE),
        (GuestGroup.LEFT, PresenceState.OUTSIDE),
    ):
        browsed = await profile.browsing.browse(GuestFilter(group), GuestOrder.NAME, RULES, "host")
        found = await profile.browsing.numbered(browsed.numbers, "host")
        assert {guest.ticket.id for guest in found if guest} == {
            one.id
            for one in guests
            if (guest := await profile.guests.get(one.id, "host")) and guest.presence.where is where
        }
        assert found


def _any_rows(chance: random.Random) -> Iterable[LedgerRow]:
    for n in range(60):
        happened = chance.randrange(6)
        if happened:
            yield admission(f"a-{n}", f"T-{n}")
        if happened in (2, 4):
            yield ending(f"x-{n}", RowKind.EXIT, f"T-{n}", f"a-{n}")
        if happened == 3:
            yield ending(f"u-{n}", RowKind.UNDO, f"T-{n}", f"a-{n}")
        if happened == 4:
            yield admission(f"b-{n}", f"T-{n}")
