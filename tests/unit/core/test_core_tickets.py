"""What a ticket is called, and its event."""

import pytest

from kiosk.core.tickets import Event, Listing, Person, Ticket


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
