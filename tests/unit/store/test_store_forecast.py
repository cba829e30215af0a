"""What the door would say of every ticket it holds: counted in groups, and the same as one by one."""

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from kiosk.core.policy import DoorPolicy, Meaning
from kiosk.core.presence import Presence
from kiosk.core.tickets import Ticket, TicketType
from kiosk.core.verdict import DoorNow, Match, Reason, VerdictKind, judge
from kiosk.engine.forecast import MOST_REASONS, Alike, Forecast, forecast, told
from kiosk.store import guests
from kiosk.store.profile import Profile
from tests.unit.store.store_samples import (
    NOW,
    TOMORROW,
    TONIGHT,
    admit,
    complete_list,
    store_list,
    ticket,
)

STATES = ("paid", "closed", "cancelled", "unpaid", "ended", "error", "brand_new", "")
TYPES = (TicketType("vip", "VIP", 0.0), TicketType("standard", "Standard", 20.0), TicketType("", "Crew", 0.0))
POLICY = DoorPolicy(
    ticket_types=("vip", "Standard"),
    entries={"*": "once", "vip": 0},
    states={"unpaid": Meaning.REFER, "ended": Meaning.ADMIT},
    stop_list=("T-3", "T-4", "T-40", "nobody"),
)


def a_list(seed: int, count: int) -> list[Ticket]:
    chance = Random(seed)
    return [
        replace(
            ticket(f"T-{n}", state=chance.choice(STATES), event=chance.choice((TONIGHT, TOMORROW, None))),
            ticket_type=chance.choice((*TYPES, None)),
        )
        for n in range(count)
    ]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("events", [frozenset({"tonight"}), frozenset[str]()])
async def test_groups_get_the_verdicts_that_their_tickets_get(
    profile: Profile, monkeypatch: pytest.MonkeyPatch, seed: int, events: frozenset[str]
) -> None:
    monkeypatch.setattr(guests, "TICKETS_AT_ONCE", 7)
    held = a_list(seed, 300)
    await complete_list(profile, held)
    for pass_no in (2, 3):  # who is missing twice in a row has vanished
        await complete_list(profile, held[:-3], pass_no=pass_no)
    await store_list(profile, a_list(9, 50), account="somebody else")
    vanished = frozenset(one.id for one in held[-3:])
    door = DoorNow(POLICY, events, list_complete=True)
    found = forecast(await profile.guests.alike("host", POLICY.stop_list), door, NOW)
    expected: Counter[tuple[VerdictKind, Reason | None, str]] = Counter()
    for one in held:
        if events and one.event is TOMORROW:
            expected[VerdictKind.WRONG_EVENT, Reason.OTHER_EVENT, ""] += 1
            continue
        verdict = judge(Match((one,), vanished & {one.id}), door, Presence(), NOW)
        why = getattr(verdict, "why", None)
        is_state = why in (Reason.STATE_REFUSED, Reason.STATE_REFERRED, Reason.STATE_UNKNOWN)
        expected[verdict.kind, why, one.state if is_state else ""] += 1
    assert {tuple(key): tickets for *key, tickets in found.counts} == dict(expected)
    assert found.of(*VerdictKind) == len(held)
    assert {VerdictKind.ADMIT, VerdictKind.ALREADY_IN, VerdictKind.WRONG_GATE} <= {
        k for k, *_ in found.counts
    }


async def test_nobody_counts_as_inside_yet_and_nobodys_list_is_empty(profile: Profile) -> None:
    await complete_list(profile, [ticket("T-1"), ticket("T-2")])
    await admit(profile, "a-1", "T-1")
    door = DoorNow(DoorPolicy(), frozenset({"tonight"}), list_complete=True)
    assert forecast(await profile.guests.alike("host"), door, NOW).of(VerdictKind.ADMIT) == 2
    assert await profile.guests.alike("") == []
    assert list(told(Forecast())) == []


def said(*groups: Alike, policy: DoorPolicy | None = None) -> dict[str, tuple[bool, str]]:
    door = DoorNow(policy or DoorPolicy(), frozenset({"tonight"}), list_complete=True)
    return {name: (is_good, str(words)) for name, is_good, words in told(forecast(groups, door, NOW))}


def test_a_whole_list_that_has_ended_shows_up_at_noon() -> None:
    assert said(Alike(ticket("T-1", state="ended"), 1250)) == {
        "tickets": (False, "0 of 1250 tickets would go in here"),
        "referred": (True, "1250 in the state ended"),
    }
    half = said(Alike(ticket("T-1"), 500), Alike(ticket("T-2", state="cancelled"), 500))
    assert half["tickets"] == (True, "500 of 1000 tickets would go in here")
    assert half["refused"] == (True, "500 in the state cancelled")
    less = said(Alike(ticket("T-1"), 499), Alike(ticket("T-2", state="cancelled"), 500))
    assert not less["tickets"][0]


def test_other_doors_guests_are_no_trouble_of_this_one() -> None:
    found = said(
        Alike(ticket("T-1"), 3),
        Alike(ticket("T-2", event=TOMORROW), 900),
        Alike(replace(ticket("T-3"), ticket_type=TYPES[2]), 40),
        policy=DoorPolicy(ticket_types=("standard",)),
    )
    assert found == {"tickets": (True, "3 of 3 tickets would go in here; 940 are for other events or doors")}
    assert said(Alike(ticket("T-2", event=TOMORROW), 900)) == {}, "another check is about the event"
    gate = said(Alike(ticket("T-1"), 900), policy=DoorPolicy(ticket_types=("no such type",)))
    assert gate == {"tickets": (False, "0 of 0 tickets would go in here; 900 are for other events or doors")}


def test_each_reason_has_its_words_and_the_rarest_share_theirs() -> None:
    bare = replace(ticket("T-1"), ticket_type=None)
    found = said(
        Alike(ticket("T-2", state="unpaid"), 70),
        Alike(ticket("T-3", state="brand_new"), 60),
        Alike(ticket("T-4", state=""), 50),
        Alike(ticket("T-5"), 40, vanished=True),
        Alike(ticket("T-6", event=None), 30),
        Alike(bare, 20),
        Alike(ticket("T-7", state="pending"), 1),
        Alike(ticket("T-8"), 9),
        Alike(ticket("T-9"), 1000),
        policy=DoorPolicy(stop_list=("T-8",), entries={"*": "once"}),
    )
    assert found["refused"][1] == "9 on the stop list"
    words = found["referred"][1]
    assert words == (
        "70 in the state unpaid, 60 in the state brand_new, which is new to this program, 50 without a state,"
        " 40 that left the list, 30 without an event, 21 for other reasons"
    )
    assert words.count(" in the state ") + words.count("without") <= MOST_REASONS
    assert "20 without a ticket type" in said(Alike(bare, 20))["referred"][1]
    closed = said(Alike(ticket("T-1"), 5), policy=DoorPolicy(entries={"*": 0}))
    assert closed["no_entry"] == (False, "5 tickets are of a type that allows no entry")
    assert not closed["tickets"][0]


def test_what_was_lost_is_a_reason_too() -> None:
    door = DoorNow(DoorPolicy(), frozenset({"tonight"}), list_complete=True, records_lost=True)
    words = {name: str(text) for name, _, text in told(forecast([Alike(ticket("T-1"), 5)], door, NOW))}
    assert words["referred"] == "5 until it is settled what was lost"
