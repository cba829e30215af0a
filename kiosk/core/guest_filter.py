"""Which guests a list shows, in which order, and how many each choice would show."""

from collections import Counter
from collections.abc import Iterable, Mapping
from enum import StrEnum

from msgspec import Struct

from kiosk.core.policy import STATE_MEANINGS, DoorPolicy, Meaning
from kiosk.core.presence import PresenceState


class GuestGroup(StrEnum):
    """A part of the guest list."""

    ALL = "all"
    NOT_ARRIVED = "not_arrived"
    """Who may come in and has not yet."""
    INSIDE = "inside"
    LEFT = "left"
    TROUBLE = "trouble"
    """Whose ticket the door stops or refers, wherever they are."""


class GuestOrder(StrEnum):
    """What a list of guests is sorted by."""

    NAME = "name"
    TICKET_TYPE = "ticket_type"
    CAME_IN = "came_in"
    """The last who came in first; then everybody who did not, by name."""
    ORDER = "order"


class GuestFilter(Struct, frozen=True):
    """Who is shown: of a group, a ticket type, one of these ticket states, and found by what is typed.

    None: of any type, or in any state.
    """

    group: GuestGroup = GuestGroup.ALL
    ticket_type: str | None = None
    states: frozenset[str] | None = None
    typed: str = ""


class GuestCount(Struct, frozen=True):
    """How many guests are alike: of one ticket type, in one state, in trouble or not, and where they are.

    `where` is NOT_KNOWN for those who have not come yet.
    """

    ticket_type: str
    state: str
    in_trouble: bool
    where: PresenceState
    people: int


def is_in_group(count: GuestCount, group: GuestGroup) -> bool:
    """Whether these guests belong to the group."""
    match group:
        case GuestGroup.ALL:
            return True
        case GuestGroup.NOT_ARRIVED:
            return count.where is PresenceState.NOT_KNOWN and not count.in_trouble
        case GuestGroup.INSIDE:
            return count.where is PresenceState.INSIDE
        case GuestGroup.LEFT:
            return count.where is PresenceState.OUTSIDE
    return count.in_trouble


def people_by_group(counts: Iterable[GuestCount], wanted: GuestFilter) -> Mapping[GuestGroup, int]:
    """How many guests each group would show, type and states staying as they are."""
    alike = [one for one in counts if _is_of(one, wanted.ticket_type, wanted.states)]
    return {group: sum(one.people for one in alike if is_in_group(one, group)) for group in GuestGroup}


def people_by_type(counts: Iterable[GuestCount], wanted: GuestFilter) -> Mapping[str, int]:
    """How many guests of each ticket type there are in the group and states, by the type's name."""
    alike = (one for one in counts if _is_of(one, None, wanted.states) and is_in_group(one, wanted.group))
    return _counted((one.ticket_type, one.people) for one in alike)


def people_by_state(counts: Iterable[GuestCount], wanted: GuestFilter) -> Mapping[str, int]:
    """How many guests in each ticket state there are in the group and of the type."""
    alike = (
        one for one in counts if _is_of(one, wanted.ticket_type, None) and is_in_group(one, wanted.group)
    )
    return _counted((one.state, one.people) for one in alike)


def admitted_states(policy: DoorPolicy) -> frozenset[str]:
    """The ticket states with which one is admitted; every other one is trouble."""
    named = {str(state) for state in (*STATE_MEANINGS, *policy.states)}
    return frozenset(state for state in named if policy.meaning(state) is Meaning.ADMIT)


def _is_of(count: GuestCount, ticket_type: str | None, states: frozenset[str] | None) -> bool:
    return ticket_type in (None, count.ticket_type) and (states is None or count.state in states)


def _counted(pairs: Iterable[tuple[str, int]]) -> Mapping[str, int]:
    counted = Counter[str]()
    for name, people in pairs:
        counted[name] += people
    return dict(sorted(counted.items()))
