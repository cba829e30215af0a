"""Which guests a group holds, and what each choice of a filter would show."""

import pytest

from kiosk.core.guest_filter import (
    GuestCount,
    GuestFilter,
    GuestGroup,
    admitted_states,
    people_by_group,
    people_by_state,
    people_by_type,
)
from kiosk.core.policy import DoorPolicy, Meaning
from kiosk.core.presence import PresenceState

NOT_YET, INSIDE, LEFT = PresenceState.NOT_KNOWN, PresenceState.INSIDE, PresenceState.OUTSIDE
COUNTS = (
    GuestCount("General", "paid", False, NOT_YET, 100),
    GuestCount("General", "paid", False, INSIDE, 40),
    GuestCount("General", "paid", False, LEFT, 3),
    GuestCount("General", "cancelled", True, NOT_YET, 5),
    GuestCount("General", "cancelled", True, INSIDE, 1),
    GuestCount("VIP", "paid", False, NOT_YET, 7),
    GuestCount("VIP", "unpaid", True, NOT_YET, 2),
)


def test_each_group_says_how_many_it_would_show() -> None:
    assert people_by_group(COUNTS, GuestFilter()) == {
        GuestGroup.ALL: 158,
        GuestGroup.NOT_ARRIVED: 107,
        GuestGroup.INSIDE: 41,
        GuestGroup.LEFT: 3,
        GuestGroup.TROUBLE: 8,
    }


def test_groups_are_counted_within_the_type_and_the_state_that_are_chosen() -> None:
    vip = people_by_group(COUNTS, GuestFilter(GuestGroup.INSIDE, "VIP"))
    assert (vip[GuestGroup.ALL], vip[GuestGroup.INSIDE], vip[GuestGroup.TROUBLE]) == (9, 0, 2)
    cancelled = people_by_group(COUNTS, GuestFilter(states=frozenset({"cancelled"})))
    assert (cancelled[GuestGroup.ALL], cancelled[GuestGroup.INSIDE]) == (6, 1)


def test_types_and_states_are_counted_within_everything_else_that_is_chosen() -> None:
    assert people_by_type(COUNTS, GuestFilter()) == {"General": 149, "VIP": 9}
    assert people_by_type(COUNTS, GuestFilter(GuestGroup.TROUBLE, "VIP")) == {"General": 6, "VIP": 2}
    assert people_by_state(COUNTS, GuestFilter(GuestGroup.NOT_ARRIVED, "VIP", frozenset({"unpaid"}))) == {
        "paid": 7
    }
    assert people_by_type(COUNTS, GuestFilter(states=frozenset({"unpaid"}))) == {"VIP": 2}


@pytest.mark.parametrize("state", ["paid", "closed"])
def test_who_is_admitted_by_their_state_is_in_no_trouble(state: str) -> None:
    assert state in admitted_states(DoorPolicy())


def test_what_the_policy_makes_of_a_state_counts_here_too() -> None:
    policy = DoorPolicy(states={"unpaid": Meaning.ADMIT, "on_the_house": Meaning.ADMIT})
    assert admitted_states(policy) == {"paid", "closed", "unpaid", "on_the_house"}
