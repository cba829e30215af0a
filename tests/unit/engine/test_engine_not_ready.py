"""What a door lacks: the first thing, in the order in which it is mended."""

import pytest
from msgspec.structs import replace

from kiosk.engine.not_ready import Missing, SetUpFacts, first_missing, without_tickets, works_alone

ALL_THERE = SetUpFacts(
    has_address=True,
    is_signed_in=True,
    policy_lost=False,
    chosen=frozenset({"sat"}),
    is_decided=True,
    held=("sat", "sun"),
    unknown=(),
    is_empty=False,
    list_complete=True,
)
NOTHING = SetUpFacts(
    has_address=False,
    is_signed_in=False,
    policy_lost=True,
    chosen=frozenset({"nosuch"}),
    is_decided=True,
    held=(),
    unknown=("nosuch",),
    is_empty=True,
    list_complete=False,
)


def test_one_thing_after_the_other_until_all_is_there() -> None:
    steps = (
        (Missing.ADDRESS, {"has_address": True}),
        (Missing.SIGN_IN, {"is_signed_in": True}),
        (Missing.RULES, {"policy_lost": False}),
        (Missing.UNKNOWN_EVENT, {"chosen": (), "is_decided": False, "held": ("sat", "sun")}),
        (Missing.EVENT, {"chosen": ("sat",), "is_decided": True}),
        (Missing.NOBODY, {"is_empty": False}),
        (Missing.LIST, {"list_complete": True}),
    )
    facts = NOTHING
    for missing, mended in steps:
        assert first_missing(facts) is missing
        facts = replace(facts, **mended)
    assert first_missing(facts) is None


@pytest.mark.parametrize(
    ("changes", "missing"),
    [
        ({}, None),
        ({"chosen": (), "is_decided": False}, Missing.EVENT),
        ({"chosen": (), "is_decided": False, "held": ("sat",)}, None),
        ({"chosen": (), "is_decided": True}, None),
        ({"chosen": ("sat", "mon")}, Missing.UNKNOWN_EVENT),
        ({"chosen": ("mon",), "list_complete": False}, Missing.LIST),
    ],
    ids=["all", "none chosen", "one event alone", "every event", "one of two", "list on its way"],
)
def test_an_event_that_no_ticket_is_for_is_told_once_that_is_known(
    changes: dict[str, object], missing: Missing | None
) -> None:
    assert first_missing(replace(ALL_THERE, **changes)) is missing


def test_a_door_that_has_its_list_by_a_handover_is_ready_without_an_address() -> None:
    alone = replace(ALL_THERE, has_address=False, is_signed_in=False)
    assert first_missing(alone) is None
    assert works_alone(alone)
    assert not works_alone(ALL_THERE)
    assert first_missing(replace(alone, policy_lost=True)) is Missing.RULES
    assert first_missing(replace(alone, chosen=("mon",))) is Missing.UNKNOWN_EVENT
    assert first_missing(replace(alone, list_complete=False)) is Missing.ADDRESS
    assert first_missing(replace(alone, has_address=True)) is Missing.SIGN_IN


def test_of_several_events_those_without_tickets_are_named() -> None:
    assert without_tickets(replace(ALL_THERE, chosen=("sat", "mon", "fri"))) == ["fri", "mon"]
