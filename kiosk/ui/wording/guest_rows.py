"""A guest as a row of a list, and what is wrong with a ticket as far as the list tells."""

from collections.abc import Sequence

from kiosk.core.policy import STATE_MEANINGS, Meaning
from kiosk.core.presence import Where
from kiosk.core.tickets import Instant, Ticket
from kiosk.engine.records import Guest
from kiosk.ui.design.text_fit import clean
from kiosk.ui.design.theme import Look
from kiosk.ui.parts.marks import matched_ranges
from kiosk.ui.parts.row import Row
from kiosk.ui.wording import words


def is_inside(guest: Guest) -> bool:
    """Whether the guest is in, by all that is known."""
    return guest.presence.where is Where.INSIDE


def trouble_of(guest: Guest, events: frozenset[str] = frozenset()) -> str:
    """Why the door may not admit a ticket, in words; nothing where no reason is known.

    `events`: the ids of the door's events, none meaning all. The door decides by its policy; this is what
    staff should know before they ask it.
    """
    ticket = guest.ticket
    if guest.vanished:
        return words.no_longer_listed().rstrip(".")
    if STATE_MEANINGS.get(ticket.state) is not Meaning.ADMIT:
        return words.state_in_words(ticket.state).rstrip(".")
    if events and ticket.event is not None and ticket.event.id not in events:
        return words.for_another_event(ticket.event)
    return ""


def is_refused(guest: Guest) -> bool:
    """Whether the ticket's state bars it everywhere, so that not even a supervisor lets it in."""
    return STATE_MEANINGS.get(guest.ticket.state) is Meaning.REFUSE


def mark_of(guest: Guest, trouble: str) -> tuple[Look, str]:
    """Colour and shape: inside, to be asked about, or simply not in yet."""
    if is_inside(guest):
        return Look.GO, "go"
    return (Look.ASK, "ask") if trouble else (Look.NEUTRAL, "outside")


def guest_row(guest: Guest, query: str, now: Instant) -> Row:
    """A guest that was found: whether they are inside, the ticket's trouble if it has one, the order."""
    name = words.name_of(guest.ticket)
    facts = (_buyer(guest.ticket, name), _order(guest))
    return _row(guest, name, now, trouble_of(guest), facts, matched_ranges(name, query))


def candidate_rows(guests: Sequence[Guest], now: Instant) -> tuple[Row, ...]:
    """Guests to choose between: of event, order and buyer only what tells them apart, and the ticket's id."""

    def told(facts: list[str]) -> list[str]:
        return facts if len(set(facts)) > 1 else [""] * len(facts)

    tickets = [guest.ticket for guest in guests]
    events = told([words.event_in_words(ticket.event) for ticket in tickets])
    orders = told([_order(guest) for guest in guests])
    buyers = told([_buyer(ticket, "") for ticket in tickets])
    rows = []
    for number, guest in enumerate(guests):
        more = (events[number], orders[number], buyers[number], words.ticket_named(guest.ticket.id))
        rows.append(_row(guest, words.name_of(guest.ticket), now, trouble_of(guest), more, ()))
    return tuple(rows)


def sibling_row(guest: Guest, now: Instant, events: frozenset[str]) -> Row:
    """A guest among the others of an order."""
    return _row(guest, words.name_of(guest.ticket), now, trouble_of(guest, events), (), ())


def _row(
    guest: Guest,
    name: str,
    now: Instant,
    trouble: str,
    more: tuple[str, ...],
    marks: tuple[tuple[int, int], ...],
) -> Row:
    look, mark = mark_of(guest, trouble)
    presence = words.presence_in_words(guest.presence, now)
    first = (trouble, presence) if trouble and not is_inside(guest) else (presence, trouble)
    facts = (*first, *more)
    return Row(
        key=guest.ticket.id,
        name=name,
        facts=" · ".join(fact for fact in facts if fact),
        chip=words.type_of(guest.ticket),
        mark=mark,
        look=look,
        marks=marks,
        chip_is_type=True,
    )


def _order(guest: Guest) -> str:
    if guest.ticket.order is None:
        return ""
    return words.order_named(guest.ticket.order.id, guest.order_size, guest.order_inside)


def _buyer(ticket: Ticket, shown: str) -> str:
    buyer = clean(ticket.buyer.name) if ticket.buyer else ""
    return words.bought_by(buyer) if buyer and buyer != shown else ""
