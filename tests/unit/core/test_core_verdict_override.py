"""What a supervisor may decide otherwise."""

from typing import get_args

import pytest

from kiosk.core.presence import Presence
from kiosk.core.tickets import Ticket
from kiosk.core.verdict import (
    Admit,
    AlreadyIn,
    Exit,
    NotInside,
    NotValid,
    Reason,
    Refer,
    SameScan,
    Unknown,
    Verdict,
    WrongEvent,
    WrongGate,
    admissible_off_list,
    overridable,
)

TICKET, OTHER = Ticket("t1"), Ticket("t2")
TABLE: list[tuple[Verdict, bool, bool]] = [
    (AlreadyIn(TICKET, Reason.INSIDE, None), True, False),
    (AlreadyIn(TICKET, Reason.NO_FURTHER_ENTRY, None), True, False),
    (WrongEvent(TICKET), True, False),
    (WrongGate(TICKET, "Door C", Presence()), True, False),
    (Refer(Reason.STATE_REFERRED, (TICKET,), Presence()), True, False),
    (Refer(Reason.VANISHED, (TICKET,), Presence()), True, False),
    (Refer(Reason.SEVERAL_MATCH, (TICKET, OTHER)), False, False),
    (Refer(Reason.LIST_NOT_LOADED), False, True),
    (Unknown(), False, True),
    (NotValid(TICKET, Reason.STATE_REFUSED), False, False),
    (NotValid(TICKET, Reason.STOP_LISTED), False, False),
    (Admit(TICKET), False, False),
    (SameScan(), False, False),
    (Exit(TICKET, Presence()), False, False),
    (NotInside(TICKET, None), False, False),
]


@pytest.mark.parametrize(("verdict", "override", "off_list"), TABLE)
def test_each_verdict(verdict: Verdict, override: bool, off_list: bool) -> None:
    assert overridable(verdict) == (TICKET if override else None)
    assert admissible_off_list(verdict) is off_list


def test_the_table_has_every_verdict() -> None:
    assert {type(verdict) for verdict, _, _ in TABLE} == set(get_args(Verdict))
