"""How an admission stands by now, for whoever looks at it later than at its verdict."""

from enum import StrEnum

from kiosk.core.outbox import UNSENT, EntryState, IncidentKind


class Standing(StrEnum):
    """What a list says of an admission: only one that nothing speaks against is told as a plain one."""

    STANDS = "stands"
    """Nothing is owed to the service for it."""
    UNSENT = "unsent"
    CONFIRMED = "confirmed"
    NEEDS_ATTENTION = "needs_attention"
    """The service refused its check-in, or nobody knows what it answered, and nobody has decided yet."""
    STOPPED = "stopped"
    """Something came out after green, and nobody has said yet that they looked."""
    LOOKED_AT = "looked_at"
    """Something came out after green, and somebody has looked."""
    TAKEN_BACK = "taken_back"


IS_IN_DOUBT = frozenset({Standing.NEEDS_ATTENTION, Standing.STOPPED})
"""Nobody may take such a guest for one who came in by right."""
_NOT_THE_GUESTS = frozenset({IncidentKind.TOGGLE, IncidentKind.MASS_VANISHING, IncidentKind.RECOVERED})
"""Incidents in which the guest has no part."""


def speaks_against(came_out: IncidentKind) -> bool:
    """Whether an incident of this kind speaks against the guest whom it is about."""
    return came_out not in _NOT_THE_GUESTS


def standing_of(
    check_in: EntryState | None, *, came_out: IncidentKind | None, is_open: bool, taken_back: bool
) -> Standing:
    """How an admission stands, by its check-in (None where none is owed) and what came out about it.

    `is_open`: whether the incident waits for somebody to look.
    """
    if taken_back:
        return Standing.TAKEN_BACK
    if came_out is not None and speaks_against(came_out):
        return Standing.STOPPED if is_open else Standing.LOOKED_AT
    if check_in is EntryState.NEEDS_ATTENTION:
        return Standing.NEEDS_ATTENTION
    if check_in is EntryState.CONFLICT:
        return Standing.LOOKED_AT
    if check_in is EntryState.CONFIRMED:
        return Standing.CONFIRMED
    return Standing.UNSENT if check_in in UNSENT else Standing.STANDS
