"""Who stepped aside: guests that wait beside the lane until a person has looked at their ticket."""

from dataclasses import dataclass, replace

from kiosk.core.tickets import Instant
from kiosk.ui.wording.telling import Telling

WAITS_LONG_S = 300.0
"""From then on somebody has been forgotten, and the strip says so."""


@dataclass(frozen=True, slots=True)
class Aside:
    """A guest beside the lane: their number, since when, and what the screen last told of them."""

    number: int
    at: Instant
    telling: Telling

    def waits_long(self, now: Instant) -> bool:
        """Whether somebody should see to them now."""
        return now - self.at >= WAITS_LONG_S

    def is_about(self, ticket_id: str, code: str) -> bool:
        """Whether a ticket, or where none is known a code, is theirs."""
        if self.telling.ticket_id:
            return self.telling.ticket_id == ticket_id
        return bool(code) and self.telling.code == code


@dataclass(frozen=True, slots=True)
class Asides:
    """All of them, the newest first. Numbers go up and do not come back."""

    waiting: tuple[Aside, ...] = ()
    last_number: int = 0

    @property
    def longest_first(self) -> tuple[Aside, ...]:
        """In the order in which somebody should see to them."""
        return tuple(reversed(self.waiting))

    def with_guest(self, telling: Telling, now: Instant) -> "Asides":
        """One more; somebody who waits already keeps number and time."""
        if self.about(telling.ticket_id, telling.code) is not None:
            return self.told_anew(telling)
        number = self.last_number + 1
        return Asides((Aside(number, now, telling), *self.waiting), number)

    def told_anew(self, telling: Telling) -> "Asides":
        """What was just told of somebody who waits takes the place of what was told before."""
        found = self.about(telling.ticket_id, telling.code)
        changed = (replace(one, telling=telling) if one is found else one for one in self.waiting)
        return replace(self, waiting=tuple(changed))

    def without(self, number: int) -> "Asides":
        """One less."""
        return replace(self, waiting=tuple(one for one in self.waiting if one.number != number))

    def find(self, number: int) -> Aside | None:
        """Who has this number."""
        return next((one for one in self.waiting if one.number == number), None)

    def about(self, ticket_id: str, code: str) -> Aside | None:
        """Whose this ticket is, or where none is known this code."""
        return next((one for one in self.waiting if one.is_about(ticket_id, code)), None)
