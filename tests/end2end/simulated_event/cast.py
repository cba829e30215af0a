"""Who comes tonight: guests of every kind, picked from the sandbox's, and the door's policy for them."""

from collections.abc import Iterator, Sequence

from kiosk.core.policy import Budgets, DoorPolicy, NoticeRule, Supervisor
from kiosk.engine.pins import hash_pin
from kiosk.sandbox.records import Person, Ticket
from kiosk.sandbox.world import World

SUPERVISOR = "Mira"
PIN = "5309"
NOTICE = "Give a GOLD wristband"
STAFF_DOOR = "Door C, backstage"
VALID = ("closed", "paid")
ADMITTED_TYPES = ("General", "Student", "Child", "VIP")
AGAIN = "VIP"
"""The ticket type that may come in again after an exit."""
PATIENT_MS = 15_000
"""A busy machine may need that long for an answer on loopback; what is asserted must not depend on it."""


def policy() -> DoorPolicy:
    """A door with a supervisor, a notice, another door for crew, and one ticket type that comes in again."""
    return DoorPolicy(
        ticket_types=ADMITTED_TYPES,
        gates={"Crew": STAFF_DOOR},
        entries={AGAIN: "again", "*": "once"},
        notices=(NoticeRule(text=NOTICE, ticket_type=AGAIN),),
        supervisors=(Supervisor(name=SUPERVISOR, pin_hash=hash_pin(PIN)),),
        budgets=Budgets(confirm_ms=PATIENT_MS, recheck_ms=PATIENT_MS),
    )


class Cast:
    """Tickets by what the door will say of them; each is given out once. Made before any door opens."""

    def __init__(self, world: World) -> None:
        self._world = world
        tonight = [t for t in world.tickets if t.event.id == world.tonight.id]
        sizes: dict[str, int] = {}
        for ticket in tonight:
            sizes[ticket.order.id] = sizes.get(ticket.order.id, 0) + 1
        self.family = self._family(tonight, sizes)
        alone = [t for t in tonight if sizes[t.order.id] == 1]
        valid = [t for t in alone if t.state in VALID]
        for ticket, kind in zip(valid, _kinds(), strict=False):
            self._become(ticket, kind)
        self._plain = iter([t for t in valid if t.ticket_type.name in ("General", "Student", "Child")])
        self._again = iter([t for t in valid if t.ticket_type.name == AGAIN])
        self._crew = iter([t for t in valid if t.ticket_type.name == "Crew"])
        self._other = {state: iter([t for t in tonight if t.state == state]) for state in _states(tonight)}
        yesterday = world.event("yesterday").id
        self._yesterday = iter([t for t in world.tickets if t.event.id == yesterday and t.state in VALID])
        self.named = self.with_name(self.plain(), "Imogen Ashworth")
        """Somebody whose name any keyboard can type, and nobody else bears."""
        self.twins = self._with_one_code(self.plain(), self.plain())
        """Two guests whose tickets bear the same code."""

    def plain(self) -> Ticket:
        """Somebody who is let in, once."""
        return next(self._plain)

    def again(self) -> Ticket:
        """Somebody who is let in with a notice, and again after an exit."""
        return next(self._again)

    def crew(self) -> Ticket:
        """Somebody whom another door lets in."""
        return next(self._crew)

    def in_state(self, state: str) -> Ticket:
        """Somebody whose ticket is in this state."""
        return next(self._other[state])

    def of_yesterday(self) -> Ticket:
        """Somebody who comes a day late."""
        return next(self._yesterday)

    def _with_one_code(self, first: Ticket, second: Ticket) -> tuple[Ticket, Ticket]:
        return first, self._world.change_ticket(second, token=first.token)

    def with_name(self, ticket: Ticket, name: str) -> Ticket:
        """The ticket, which bears this name from now on."""
        person = ticket.attendee
        renamed = Person(email=person.email, name=name, id=person.id)
        return self._world.change_ticket(ticket, attendee=renamed)

    def _family(self, tonight: Sequence[Ticket], sizes: dict[str, int]) -> tuple[Ticket, ...]:
        """A paid order of five, all of whom this door may let in."""
        order = next(t.order.id for t in tonight if sizes[t.order.id] == 5 and t.state in VALID)
        five = tuple(t for t in tonight if t.order.id == order)
        for number, ticket in enumerate(five):
            self._become(ticket, "General" if number < 2 else "Child")
        return five

    def _become(self, ticket: Ticket, kind: str) -> None:
        types = self._world.tonight.listing.ticket_types
        wanted = next(one for one in types if one.name == kind)
        self._world.change_ticket(ticket, ticket_type=wanted)


def _kinds() -> Iterator[str]:
    """Enough of the rare ticket types, whatever chance brought."""
    yield from ("VIP",) * 8
    yield from ("Crew",) * 4
    while True:
        yield from ("General", "General", "Student", "Child")


def _states(tickets: Sequence[Ticket]) -> frozenset[str]:
    return frozenset(ticket.state for ticket in tickets)
