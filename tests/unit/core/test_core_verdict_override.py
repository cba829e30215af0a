"""What a supervisor may decide otherwise."""

from typing import get_args

import pytest

from kiosk.core.presence import Presence, PresenceState
from kiosk.core.tickets import Ticket
from kiosk.core.verdict import (
    AlreadyIn,
    NotValid,
    Reason,
    Refer,
    Verdict,
    VerdictKind,
    admissible_off_list,
    overridable,
)
from tests.verdict_samples import each_verdict

TICKET, OTHER = Ticket("t1"), Ticket("t2")
EACH = each_verdict(TICKET, Presence(PresenceState.INSIDE))
TABLE: list[tuple[Verdict, bool, bool]] = [
    (EACH[VerdictKind.ALREADY_IN], True, False),
    (AlreadyIn(TICKET, Reason.NO_FURTHER_ENTRY, None), True, False),
    (EACH[VerdictKind.WRONG_EVENT], True, False),
    (EACH[VerdictKind.WRONG_GATE], True, False),
    (EACH[VerdictKind.REFER], True, False),
    (Refer(Reason.VANISHED, (TICKET,), Presence()), True, False),
    (Refer(Reason.SEVERAL_MATCH, (TICKET, OTHER)), False, False),
    (Refer(Reason.LIST_NOT_LOADED), False, True),
    (Refer(Reason.LET_IN_OFF_LIST, (), Presence(PresenceState.INSIDE)), False, True),
    (EACH[VerdictKind.UNKNOWN], False, True),
    (EACH[VerdictKind.NOT_VALID], False, False),
    (NotValid(TICKET, Reason.STOP_LISTED), False, False),
    (EACH[VerdictKind.ADMIT], False, False),
    (EACH[VerdictKind.SAME_SCAN], False, False),
    (EACH[VerdictKind.EXIT], False, False),
    (EACH[VerdictKind.NOT_INSIDE], False, False),
]


@pytest.mark.parametrize(("verdict", "override", "off_list"), TABLE)
def test_each_verdict(verdict: Verdict, override: bool, off_list: bool) -> None:
    assert overridable(verdict) == (TICKET if override else None)
    assert admissible_off_list(verdict) is off_list


def test_the_table_has_every_verdict() -> None:
    assert {type(verdict) for verdict, _, _ in TABLE} == set(get_args(Verdict))
