"""What a supervisor may decide otherwise."""

from typing import get_args

import pytest

from kiosk.core.override import admissible_off_list, overridable
from kiosk.core.presence import Presence
from kiosk.core.tickets import Ticket
from kiosk.core.verdict import (
    Admit,
    AlreadyIn,
    Exit,
    NotInside,
    NotValid,
    Refer,
    SameScan,
    Unknown,
    Verdict,
    Why,
    WrongEvent,
    WrongGate,
)

TICKET, OTHER = Ticket("t1"), Ticket("t2")
TABLE: list[tuple[Verdict, bool, bool]] = [
    (AlreadyIn(TICKET, Why.INSIDE, None), True, False),
    (AlreadyIn(TICKET, Why.NO_FURTHER_ENTRY, None), True, False),
    (WrongEvent(TICKET), True, False),
    (WrongGate(TICKET, "Door C", Presence()), True, False),
    (Refer(Why.STATE_REFERRED, (TICKET,), Presence()), True, False),
    (Refer(Why.VANISHED, (TICKET,), Presence()), True, False),
    (Refer(Why.SEVERAL_MATCH, (TICKET, OTHER)), False, False),
    (Refer(Why.LIST_NOT_LOADED), False, True),
    (Unknown(), False, True),
    (NotValid(TICKET, Why.STATE_REFUSED), False, False),
    (NotValid(TICKET, Why.STOP_LISTED), False, False),
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
