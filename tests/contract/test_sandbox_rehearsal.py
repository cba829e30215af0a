"""The rehearsal's people and tickets: lively, the same each time, and all around the given clock."""

import unicodedata
from collections import Counter
from datetime import datetime, timedelta

import pytest

from kiosk.sandbox.records import Ticket
from kiosk.sandbox.rehearsal import STATES, Rehearsal, rehearse
from tests.contract.conftest import EVENING


def rehearsal(*, seed: int = 1, tickets: int = 3000, now: datetime = EVENING) -> Rehearsal:
    return rehearse(seed=seed, tickets=tickets, title="Harbour Festival", now=now)


def test_the_same_seed_and_clock_give_the_same_rehearsal() -> None:
    assert rehearsal() == rehearsal()
    assert rehearsal().tickets[0].id != rehearsal(seed=2).tickets[0].id


def test_another_clock_moves_only_the_times() -> None:
    later = EVENING + timedelta(days=40, hours=3)

    def without_times(ticket: Ticket) -> tuple[object, ...]:
        return (
            ticket.id,
            ticket.token,
            ticket.state,
            ticket.attendee,
            ticket.buyer,
            ticket.order,
            ticket.answers,
        )

    now, then = rehearsal().tickets, rehearsal(now=later).tickets
    assert [without_times(ticket) for ticket in now] == [without_times(ticket) for ticket in then]
    assert {ticket.event.id for ticket in now} == {ticket.event.id for ticket in then}
    assert now[0].updated_at + timedelta(days=40, hours=3) == then[0].updated_at


@pytest.mark.parametrize("tickets", [0, 1, 2, 7, 500])
def test_it_has_exactly_as_many_tickets_as_asked(tickets: int) -> None:
    found = rehearsal(tickets=tickets).tickets
    assert len(found) == tickets
    assert found == rehearsal(tickets=500).tickets[:tickets]


def test_ids_and_tokens_are_opaque_and_unique() -> None:
    tickets = rehearsal().tickets
    assert len({ticket.id for ticket in tickets}) == len({ticket.token for ticket in tickets}) == 3000
    assert {len(ticket.id) for ticket in tickets} == {24}
    assert {len(ticket.token) for ticket in tickets} == {16}


def test_a_small_rehearsal_has_one_of_everything_tonight() -> None:
    small = rehearsal(tickets=60)
    tonight = small.events[0]
    assert tonight.name == "tonight"
    assert {ticket.state for ticket in small.tickets if ticket.event.id == tonight.id} == set(STATES)
    named = {event.id: event.name for event in small.events}
    assert {named[ticket.event.id] for ticket in small.tickets} == {
        "tonight", "tomorrow", "yesterday", "elsewhere", "unannounced",
    }  # fmt: skip
    sizes = Counter(Counter(ticket.order.id for ticket in small.tickets).values())
    assert set(sizes) == set(range(1, 9))


def test_tonight_is_running_and_the_other_days_are_not() -> None:
    now = EVENING.timestamp()
    running = {
        event.name: event.times.start_stamp <= now < event.times.end_stamp
        for event in rehearsal(tickets=1).events
    }
    assert running == {
        "tonight": True,
        "tomorrow": False,
        "yesterday": False,
        "elsewhere": False,
        "unannounced": False,
        "stranger": True,
    }


def test_most_tickets_are_good_and_for_tonight() -> None:
    found = rehearsal()
    states = Counter(ticket.state for ticket in found.tickets)
    assert states["closed"] + states["paid"] > 0.8 * 3000
    assert Counter(ticket.event.id for ticket in found.tickets)[found.events[0].id] > 0.45 * 3000


def test_tickets_belong_to_their_events_listing_and_its_types() -> None:
    found = rehearsal()
    listing_of = {event.id: event.listing for event in found.events}
    for ticket in found.tickets:
        listing = listing_of[ticket.event.id]
        assert ticket.listing is listing.shown
        assert ticket.ticket_type in listing.ticket_types
        assert ticket.order.currency == listing.currency
    assert {ticket.ticket_type.name for ticket in found.tickets} >= {"VIP", "General", "Crew", "Student"}
    assert {ticket.order.currency for ticket in found.tickets} == {"EUR", "GBP"}
    assert 0.05 < sum(ticket.order.discount_code is not None for ticket in found.tickets) / 3000 < 0.25


def test_nothing_was_updated_before_it_was_created_or_after_now() -> None:
    for ticket in rehearsal().tickets:
        assert ticket.created_at <= ticket.updated_at <= EVENING


def test_names_come_in_many_scripts_and_lengths() -> None:
    names = {ticket.attendee.name for ticket in rehearsal().tickets}
    scripts = {unicodedata.name(letter).split()[0] for name in names for letter in name if letter.isalpha()}
    assert scripts >= {
        "LATIN",
        "CYRILLIC",
        "GREEK",
        "ARABIC",
        "HEBREW",
        "CJK",
        "HANGUL",
        "HIRAGANA",
        "DEVANAGARI",
    }
    assert max(map(len, names)) > 80
    assert min(map(len, names)) == 1
    letters = set("".join(names))
    assert letters >= set("łĐıİßøÞőřễ'-")


def test_addresses_are_ascii_and_at_reserved_domains() -> None:
    for ticket in rehearsal().tickets:
        local, _, domain = ticket.attendee.email.partition("@")
        assert local.isascii()
        assert local.strip(".") == local != ""
        assert domain.endswith((".example", "example.org", "example.com", "example.net"))
