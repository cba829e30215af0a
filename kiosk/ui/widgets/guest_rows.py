"""A guest as a row of a list, and what is wrong with a ticket as far as the list tells."""

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct, field
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from kiosk.core.policy import DoorPolicy, Meaning
from kiosk.core.presence import PresenceState
from kiosk.core.search import fold, is_typo_of, words
from kiosk.core.standing import IS_IN_DOUBT, Standing
from kiosk.core.tickets import Instant, Ticket
from kiosk.core.verdict import Reason
from kiosk.engine.records import Guest
from kiosk.ui.texts import admission_texts, verdict_texts
from kiosk.ui.theme.clean_text import BETWEEN_FACTS, clean
from kiosk.ui.theme.theme import Look
from kiosk.ui.widgets.row import Row

translate = QCoreApplication.translate


class DoorRules(Struct, frozen=True):
    """What a ticket goes by at a door: its policy, and the ids of its events, none meaning all."""

    policy: DoorPolicy = field(default_factory=DoorPolicy)
    events: frozenset[str] = frozenset()


USUAL_RULES = DoorRules()
"""Of a door for which nobody set a policy or chose an event."""


def matched_ranges(name: str, query: str) -> tuple[tuple[int, int], ...]:
    """Start and length, in characters of `name`, of what the query's words match; in order, none overlap.

    A word's matching beginning is marked; a word that matches with a typing mistake is marked whole.
    """
    typed = words(query)
    found = []
    for start, folded, origin in _words_of(name):
        best = max((len(t) for t in typed if folded.startswith(t)), default=0)
        if not best and any(is_typo_of(t, folded) for t in typed):
            best = len(folded)
        if best:
            end = origin[best] if best < len(origin) else origin[-1] + 1
            found.append((start, end - start))
    return tuple(found)


def _words_of(name: str) -> list[tuple[int, str, list[int]]]:
    """Each word of a name: where it starts, how it folds, and which character each folded letter is from."""
    found: list[tuple[int, str, list[int]]] = []
    inside = False
    for index, character in enumerate(name):
        letters = "".join(c for c in fold(character) if c.isalnum())
        if not letters:
            inside = inside and not fold(character).strip() and not character.isspace()
            continue
        if not inside:
            found.append((index, "", []))
            inside = True
        start, folded, origin = found[-1]
        found[-1] = (start, folded + letters, [*origin, *([index] * len(letters))])
    return found


def is_inside(guest: Guest) -> bool:
    """Whether the guest is in, by all that is known."""
    return guest.presence.where is PresenceState.INSIDE


def trouble_of(guest: Guest, rules: DoorRules = USUAL_RULES) -> str:
    """Why the door may not admit a ticket, in words; nothing where no reason is known.

    The door decides; this is what staff should know before they ask it.
    """
    ticket, events = guest.ticket, rules.events
    if ticket.id in rules.policy.stop_list:
        return verdict_texts.why_in_words(Reason.STOP_LISTED).rstrip(".")
    if guest.vanished:
        return verdict_texts.no_longer_listed().rstrip(".")
    if rules.policy.meaning(ticket.state) is not Meaning.ADMIT:
        return verdict_texts.state_in_words(ticket.state).rstrip(".")
    if events and ticket.event is not None and ticket.event.id not in events:
        return verdict_texts.for_another_event(ticket.event)
    return ""


def is_refused(guest: Guest, rules: DoorRules = USUAL_RULES) -> bool:
    """Whether the host's rules bar the ticket, so that not even a supervisor lets it in."""
    policy, ticket = rules.policy, guest.ticket
    return ticket.id in policy.stop_list or policy.meaning(ticket.state) is Meaning.REFUSE


def mark_of(guest: Guest, trouble: str) -> tuple[Look, str]:
    """Colour and shape: inside, to be stopped or asked about, or simply not in yet."""
    if is_inside(guest):
        standing = guest.status.standing
        doubt = {Standing.STOPPED: (Look.STOP, "halt"), Standing.NEEDS_ATTENTION: (Look.ASK, "ask")}
        return doubt.get(standing, (Look.GO, "go"))
    return (Look.ASK, "ask") if trouble else (Look.NEUTRAL, "outside")


def presence_of_guest(guest: Guest, now: Instant) -> str:
    """Whether a guest is inside and since when; first what speaks against it."""
    presence = verdict_texts.presence_in_words(guest.presence, now)
    if is_inside(guest) and guest.status.standing in IS_IN_DOUBT:
        stands = admission_texts.stands_in_brief(guest.status)
        return translate("presence", "{stands}. {presence}").format(stands=stands, presence=presence)
    return presence


def guest_row(guest: Guest, query: str, now: Instant, rules: DoorRules = USUAL_RULES) -> Row:
    """A guest that was found: whether they are inside, the ticket's trouble if it has one, the order."""
    name = verdict_texts.name_of(guest.ticket)
    facts = (_buyer(guest.ticket, name), _order(guest))
    return _row(guest, name, now, trouble_of(guest, rules), facts, matched_ranges(name, query))


def candidate_rows(guests: Sequence[Guest], now: Instant, rules: DoorRules = USUAL_RULES) -> tuple[Row, ...]:
    """Guests to choose between: of event, order and buyer only what tells them apart.

    Those that would read the same name their ticket's id.
    """

    def differing(facts: list[str]) -> list[str]:
        return facts if len(set(facts)) > 1 else [""] * len(facts)

    tickets = [guest.ticket for guest in guests]
    events = differing([verdict_texts.event_in_words(ticket.event) for ticket in tickets])
    orders = differing([_order(guest) for guest in guests])
    buyers = differing([_buyer(ticket, "") for ticket in tickets])
    rows = []
    for number, guest in enumerate(guests):
        more = (events[number], orders[number], buyers[number])
        rows.append(_row(guest, verdict_texts.name_of(guest.ticket), now, trouble_of(guest, rules), more, ()))
    alike = Counter((row.name, row.facts, row.chip) for row in rows)
    return tuple(
        replace(row, facts=BETWEEN_FACTS.join((row.facts, verdict_texts.ticket_named(row.key))))
        if alike[row.name, row.facts, row.chip] > 1
        else row
        for row in rows
    )


def sibling_row(guest: Guest, now: Instant, rules: DoorRules) -> Row:
    """A guest among the others of an order."""
    return _row(guest, verdict_texts.name_of(guest.ticket), now, trouble_of(guest, rules), (), ())


def listed_row(
    guest: Guest, typed: str, now: Instant, rules: DoorRules = USUAL_RULES, *, with_order: bool = False
) -> Row:
    """A guest in the whole guest list; no other person is named, as names may be hidden there."""
    name = verdict_texts.name_of(guest.ticket)
    facts = (_order(guest),) if with_order else ()
    return _row(
        guest, name, now, trouble_of(guest, rules), facts, matched_ranges(name, typed) if typed else ()
    )


def _row(
    guest: Guest,
    name: str,
    now: Instant,
    trouble: str,
    more: tuple[str, ...],
    marks: tuple[tuple[int, int], ...],
) -> Row:
    look, mark = mark_of(guest, trouble)
    presence = presence_of_guest(guest, now)
    first = (trouble, presence) if trouble and not is_inside(guest) else (presence, trouble)
    facts = (*first, *more)
    return Row(
        key=guest.ticket.id,
        name=name,
        facts=" · ".join(fact for fact in facts if fact),
        chip=verdict_texts.type_of(guest.ticket),
        mark=mark,
        look=look,
        marks=marks,
        chip_is_type=True,
        named=(clean(guest.ticket.buyer.name),) if guest.ticket.buyer else (),
    )


def _order(guest: Guest) -> str:
    if guest.ticket.order is None:
        return ""
    return verdict_texts.order_in_row(guest.order_size, guest.order_inside)


def _buyer(ticket: Ticket, shown: str) -> str:
    buyer = clean(ticket.buyer.name) if ticket.buyer else ""
    return verdict_texts.bought_by(buyer) if buyer and buyer != shown else ""
