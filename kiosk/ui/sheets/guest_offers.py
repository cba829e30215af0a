"""What staff can do for a guest, by what is known of them; the door decides when they do it."""

from enum import StrEnum

from kiosk.core.policy import Direction
from kiosk.engine.records import Guest
from kiosk.ui.wording.guest_rows import is_inside, is_refused, trouble_of


class Offer(StrEnum):
    """Something that can be done for a guest."""

    ADMIT = "admit"
    LET_OUT = "let_out"
    UNDO = "undo"
    OVERRIDE = "override"


def offers_for(guest: Guest, direction: Direction, events: frozenset[str]) -> tuple[Offer, ...]:
    """What can be done, the likeliest last. `events`: the ids of the door's events, none meaning all.

    Admit is offered for a ticket in trouble as well: the door looks once more and says why not.
    """
    undo = (Offer.UNDO,) if is_inside(guest) and guest.presence.admission else ()
    if direction is Direction.EXIT:
        return (*undo, Offer.LET_OUT)
    override = () if is_refused(guest) else (Offer.OVERRIDE,)
    if is_inside(guest):
        return (Offer.LET_OUT, *undo, *override)
    doubtful = trouble_of(guest, events) or guest.presence.entries
    return (*(override if doubtful else ()), Offer.ADMIT)


def likeliest(guest: Guest, direction: Direction, events: frozenset[str]) -> Offer | None:
    """What one most likely wants; nothing where a person must think first."""
    if direction is Direction.EXIT:
        return Offer.LET_OUT
    return None if is_inside(guest) or trouble_of(guest, events) else Offer.ADMIT
