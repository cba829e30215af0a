"""What a ticket is called, and its event."""

import pytest

from kiosk.core.tickets import (
    LONGEST_TEXT,
    MOST_ANSWERS,
    Answer,
    Event,
    Listing,
    Order,
    Person,
    Ticket,
    TicketType,
)


@pytest.mark.parametrize(
    ("attendee", "buyer", "name"),
    [
        (Person(name="Ana"), Person(name="Ben"), "Ana"),
        (Person(name=" \t"), Person(name="Ben"), "Ben"),
        (Person(email="a@example.com"), None, ""),
        (None, Person(name="Ben"), "Ben"),
        (None, None, ""),
    ],
)
def test_a_ticket_is_named_after_its_attendee_else_its_buyer(
    attendee: Person | None, buyer: Person | None, name: str
) -> None:
    assert Ticket("t", attendee=attendee, buyer=buyer).name == name


@pytest.mark.parametrize(
    ("event", "title"),
    [
        (Event("e", Listing("l", "Festival")), "Festival"),
        (Event("e", Listing("l")), "e"),
        (Event("e"), "e"),
    ],
)
def test_an_event_is_called_by_its_listing_else_by_its_id(event: Event, title: str) -> None:
    assert event.title == title


@pytest.mark.parametrize(
    ("kind", "name"),
    [(TicketType("t-1", "Weekend"), "Weekend"), (TicketType("t-1"), "t-1"), (None, "")],
)
def test_a_ticket_type_is_called_by_its_name_else_by_its_id(kind: TicketType | None, name: str) -> None:
    assert Ticket("T-1", ticket_type=kind).type_name == name


def test_a_ticket_whose_texts_are_short_enough_stays_what_it_is() -> None:
    for ticket in (
        Ticket("t"),
        Ticket("t" * 2 * LONGEST_TEXT, event=Event("e"), ticket_type=None),
        Ticket("t", "ready", answers=(Answer("n" * LONGEST_TEXT, ""),) * MOST_ANSWERS),
    ):
        assert ticket.cut() is ticket


def test_a_ticket_with_texts_without_end_is_cut_and_what_it_is_known_by_stays_whole() -> None:
    endless = "Ж" * 3 * LONGEST_TEXT
    person = Person(endless, endless, endless)
    cut = Ticket(
        endless,
        endless,
        endless,
        buyer=person,
        attendee=person,
        ticket_type=TicketType(endless, endless, 7.5),
        order=Order(endless, endless, endless),
        event=Event(endless, Listing(endless, endless), 1.0, 2.0),
        answers=(Answer(endless, endless),) * 3 * MOST_ANSWERS,
    ).cut()
    short = endless[:LONGEST_TEXT]
    shortened = Person(endless, short, short)
    assert cut == Ticket(
        endless,
        endless,
        short,
        buyer=shortened,
        attendee=shortened,
        ticket_type=TicketType(endless, short, 7.5),
        order=Order(endless, short, short),
        event=Event(endless, Listing(endless, short), 1.0, 2.0),
        answers=(Answer(short, short),) * MOST_ANSWERS,
    )
    assert cut.cut() is cut
