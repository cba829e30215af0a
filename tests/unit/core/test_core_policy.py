"""The door policy: its document, and what it says of a ticket."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from kiosk.core.policy import (
    MOST_BUDGET_MS,
    MOST_CAPACITY,
    MOST_ENTRIES,
    MOST_SUPERVISORS,
    SETTLED,
    STATE_MEANINGS,
    Budgets,
    DoorPolicy,
    Meaning,
    NoticeRule,
    PolicyError,
    Supervisor,
    admits_by_the_list,
    anybody,
    document_of,
    policy_from_document,
    printed_document_of,
    with_held_pins,
)
from kiosk.core.tickets import Answer, Event, Ticket, TicketState, TicketType

VIP = Ticket("t", ticket_type=TicketType("type-7", "VIP"))
NO_TYPE = Ticket("t")


def test_every_state_of_the_interface_has_a_meaning() -> None:
    assert set(STATE_MEANINGS) == set(TicketState)
    admitted = {state for state, meaning in STATE_MEANINGS.items() if meaning is Meaning.ADMIT}
    refused = {state for state, meaning in STATE_MEANINGS.items() if meaning is Meaning.REFUSE}
    assert admitted == {"closed", "paid"}
    assert refused == {"failed", "cancelled", "error"}
    assert admitted | refused == SETTLED


@pytest.mark.parametrize("state", TicketState)
def test_the_default_policy_means_what_the_interface_says(state: TicketState) -> None:
    assert DoorPolicy().meaning(state) is STATE_MEANINGS[state]


@pytest.mark.parametrize("state", sorted(SETTLED))
@pytest.mark.parametrize("meaning", Meaning)
def test_no_policy_changes_a_settled_state(state: str, meaning: Meaning) -> None:
    assert DoorPolicy(states={state: meaning}).meaning(state) is STATE_MEANINGS[state]
    document = {"states": {state: meaning.value}}
    if meaning is STATE_MEANINGS[state]:
        assert policy_from_document(document).meaning(state) is meaning
        return
    with pytest.raises(PolicyError, match=rf"^states: .*{state}"):
        policy_from_document(document)


@pytest.mark.parametrize("meaning", Meaning)
def test_the_host_sets_the_states_that_the_interface_leaves_open(meaning: Meaning) -> None:
    policy = policy_from_document({"states": {"ended": meaning.value, "on_hold": meaning.value}})
    assert policy.meaning("ended") is meaning
    assert policy.meaning("on_hold") is meaning
    assert policy.meaning("unpaid") is Meaning.REFER
    assert policy.meaning("never heard of") is Meaning.REFER


@pytest.mark.parametrize(
    ("admitted", "guest", "welcome"),
    [
        ((), VIP, True),
        ((), NO_TYPE, True),
        (("VIP",), VIP, True),
        (("type-7",), VIP, True),
        (("Standing", "type-7"), VIP, True),
        (("Standing",), VIP, False),
        (("vip",), VIP, False),
        (("VIP",), NO_TYPE, False),
        (("",), Ticket("t", ticket_type=TicketType("")), False),
    ],
)
def test_ticket_types_admitted(admitted: tuple[str, ...], guest: Ticket, welcome: bool) -> None:
    assert DoorPolicy(ticket_types=admitted).admits_type(guest) is welcome


TONIGHT = Event("ev-1")


@pytest.mark.parametrize(
    ("ticket", "vanished", "events", "admits"),
    [
        (Ticket("t", state="paid", event=TONIGHT), False, ("ev-1",), True),
        (Ticket("t", state="paid", event=TONIGHT), False, (), True),
        (Ticket("t", state="paid"), False, (), True),
        (Ticket("t", state="paid"), False, ("ev-1",), False),
        (Ticket("t", state="paid", event=TONIGHT), False, ("ev-2",), False),
        (Ticket("t", state="paid", event=TONIGHT), True, (), False),
        (Ticket("t", state="cancelled", event=TONIGHT), False, (), False),
        (Ticket("t", state="unpaid", event=TONIGHT), False, (), False),
        (Ticket("stopped", state="paid", event=TONIGHT), False, (), False),
        (Ticket("t", state="paid", ticket_type=TicketType("type-7", "VIP")), False, (), True),
        (Ticket("t", state="paid", ticket_type=TicketType("type-9", "Crew")), False, (), False),
    ],
)
def test_whom_a_door_would_let_in_by_the_list(
    ticket: Ticket, vanished: bool, events: tuple[str, ...], admits: bool
) -> None:
    types = ("VIP",) if ticket.ticket_type else ()
    policy = DoorPolicy(stop_list=("stopped",), ticket_types=types)
    assert admits_by_the_list(policy, events)(ticket, vanished) is admits
    assert anybody(ticket, vanished)


@pytest.mark.parametrize(
    ("gates", "gate"),
    [
        ({}, ""),
        ({"VIP": "Door B"}, "Door B"),
        ({"type-7": "Door C", "VIP": "Door B"}, "Door C"),
        ({"Standing": "Door D"}, ""),
    ],
)
def test_the_gate_of_a_type(gates: dict[str, str], gate: str) -> None:
    assert DoorPolicy(gates=gates).gate_for(VIP) == gate


@pytest.mark.parametrize(
    ("entries", "allowed"),
    [
        ({}, 1),
        ({"*": "once"}, 1),
        ({"*": "again"}, None),
        ({"*": 3}, 3),
        ({"*": "once", "VIP": "again"}, None),
        ({"*": "again", "VIP": "once"}, 1),
        ({"VIP": 2, "type-7": 5}, 5),
        ({"Standing": "again"}, 1),
        ({"*": "as you like"}, 1),
    ],
)
def test_entries_once_again_or_a_number(entries: dict[str, str | int], allowed: int | None) -> None:
    assert DoorPolicy(entries=entries).entries_allowed(VIP) == allowed


ANSWERED = Ticket(
    "t",
    ticket_type=TicketType("type-7", "VIP"),
    answers=(Answer("Allergies", "nuts"), Answer("Allergies", "milk"), Answer("Coach", " ")),
)


@pytest.mark.parametrize(
    ("rules", "notices"),
    [
        ([], ()),
        ([NoticeRule(text="check ID")], ("check ID",)),
        ([NoticeRule(text="GOLD wristband", ticket_type="VIP")], ("GOLD wristband",)),
        ([NoticeRule(text="GOLD wristband", ticket_type="type-7")], ("GOLD wristband",)),
        ([NoticeRule(text="red wristband", ticket_type="Standing")], ()),
        ([NoticeRule(answer="Allergies")], ("Allergies: nuts", "Allergies: milk")),
        ([NoticeRule(answer="Allergies", value="milk")], ("Allergies: milk",)),
        ([NoticeRule(answer="Allergies", value="soy")], ()),
        ([NoticeRule(text="tell the kitchen", answer="Allergies")], ("tell the kitchen",)),
        ([NoticeRule(answer="Coach")], ()),
        ([NoticeRule(answer="Coach", value=" ", text="no coach")], ("no coach",)),
        ([NoticeRule(answer="Shoe size")], ()),
        ([NoticeRule(answer="Allergies", ticket_type="Standing")], ()),
        ([NoticeRule(text="b"), NoticeRule(text="a"), NoticeRule(text="b")], ("b", "a")),
    ],
)
def test_notices_by_type_and_answer(rules: list[NoticeRule], notices: tuple[str, ...]) -> None:
    assert DoorPolicy(notices=tuple(rules)).notices_for(ANSWERED) == notices


def test_a_notice_for_a_type_is_not_for_a_ticket_without_one() -> None:
    assert DoorPolicy(notices=(NoticeRule(text="x", ticket_type="VIP"),)).notices_for(NO_TYPE) == ()


def test_an_empty_document_is_the_default_policy() -> None:
    assert policy_from_document({}) == DoorPolicy()


@pytest.mark.parametrize(
    ("document", "place"),
    [
        ([], "a policy is a JSON object"),
        (None, "a policy is a JSON object"),
        ("{}", "a policy is a JSON object"),
        ({"stop_lists": []}, "the policy has an unknown field 'stop_lists'"),
        ({1: 2}, "the policy has an unknown field '1'"),
        ({"budgets": {"confirm": 3}}, "budgets has an unknown field 'confirm'"),
        ({"notices": [{"text": "x"}, {"type": "VIP"}]}, r"notices\[1\] has an unknown field 'type'"),
        (
            {"supervisors": [{"name": "Mira", "pin_hash": "x", "pin": "1234"}]},
            r"supervisors\[0\] has an unknown field 'pin'",
        ),
        ({"version": 2}, "^version: 2 was written for a newer Kiosk: update this program$"),
        ({"version": 2, "zones": []}, "^version: 2 was written for a newer Kiosk: update this program$"),
        ({"version": 0}, "^version: .* not 0"),
        ({"version": None}, r"\$\.version"),
        ({"events": "tonight"}, r"\$\.events"),
        ({"events": [1]}, r"\$\.events\[0\]"),
        ({"ticket_types": {}}, r"\$\.ticket_types"),
        ({"gates": {"VIP": 1}}, r"\$\.gates"),
        ({"entries": {"VIP": "twice"}}, "entries of 'VIP'.*'twice'"),
        ({"entries": {"VIP": 0}}, "entries of 'VIP'.*not 0"),
        ({"entries": {"VIP": 1.5}}, r"\$\.entries"),
        ({"entries": {"VIP": True}}, r"\$\.entries"),
        ({"entries": {3: "once"}}, r"\$\.entries"),
        ({"states": {"ended": "perhaps"}}, r"perhaps.*\$\.states"),
        ({"states": {"cancelled": "admit"}}, "^states: .*cancelled"),
        ({"notices": [{"text": "x"}, {}]}, r"notices\[1\]: needs a text"),
        ({"notices": [{"text": "x", "value": "yes"}]}, r"notices\[0\]: the value 'yes' needs the answer"),
        ({"notices": [{"text": 3}]}, r"\$\.notices\[0\]\.text"),
        ({"stop_list": [None]}, r"\$\.stop_list\[0\]"),
        ({"capacity": -1}, "^capacity: "),
        ({"capacity": True}, r"\$\.capacity"),
        ({"supervisors": [{"name": "Mira"}]}, r"pin_hash.*\$\.supervisors\[0\]"),
        (
            {"supervisors": [{"name": "Mira", "pin_hash": "x"}, {"name": "Mira", "pin_hash": "y"}]},
            "two are called 'Mira'",
        ),
        (
            {"supervisors": [{"name": str(n), "pin_hash": "x"} for n in range(MOST_SUPERVISORS + 1)]},
            f"{MOST_SUPERVISORS} at most",
        ),
        ({"budgets": {"claim_ms": -1}}, "^budgets: claim_ms"),
        ({"budgets": {"confirm_ms": -1}}, "^budgets: confirm_ms"),
        ({"budgets": {"recheck_ms": -1}}, "^budgets: recheck_ms"),
        ({"budgets": None}, r"\$\.budgets"),
        ({"notices": None}, r"\$\.notices"),
    ],
)
def test_a_document_that_cannot_be_used_is_refused_with_the_place(document: Any, place: str) -> None:
    with pytest.raises(PolicyError, match=place):
        policy_from_document(document)


def test_a_counter_without_a_pin_is_written_as_by_an_older_kiosk() -> None:
    assert "counter_pin" not in document_of(DoorPolicy())
    wants = document_of(DoorPolicy(counter_pin=True))
    assert wants["counter_pin"] is True
    assert policy_from_document(wants).counter_pin


def test_a_document_may_be_carried_as_json() -> None:
    policy = DoorPolicy(
        events=("tonight",),
        notices=(NoticeRule(text="check ID"),),
        supervisors=(Supervisor(name="Mira", pin_hash="hash"),),
    )
    document = json.loads(json.dumps(document_of(policy)))
    assert document["notices"][0]["text"] == "check ID"
    assert policy_from_document(document) == policy


def test_a_printed_policy_has_no_hashes_and_is_made_whole_by_name() -> None:
    mira, tom = (Supervisor(name=name, pin_hash=f"hash of {name}") for name in ("Mira", "Tom"))
    policy = DoorPolicy(capacity=3, supervisors=(mira, tom))

    document = json.loads(json.dumps(printed_document_of(policy)))

    assert document == {
        **json.loads(json.dumps(document_of(policy))),
        "supervisors": [{"name": "Mira", "pin_hash": "set"}, {"name": "Tom", "pin_hash": "set"}],
    }
    read = policy_from_document(document)
    assert with_held_pins(read, (tom, mira)) == (policy, ())
    assert with_held_pins(read, (tom,)) == (replace(policy, supervisors=(tom,)), ("Mira",))
    anew = replace(mira, pin_hash="another")
    assert with_held_pins(replace(policy, supervisors=(anew,)), (mira,)) == (
        replace(policy, supervisors=(anew,)),
        (),
    )


def test_limits_of_what_a_document_may_say() -> None:
    policy = policy_from_document(
        {"capacity": 0, "entries": {"VIP": 1}, "budgets": {"claim_ms": 0, "confirm_ms": 0, "recheck_ms": 0}}
    )
    assert policy.capacity == 0
    assert policy.entries_allowed(VIP) == 1
    assert policy.budgets == Budgets(claim_ms=0, confirm_ms=0, recheck_ms=0)


words = st.text(max_size=8)
tuples = st.lists(words, max_size=3).map(tuple)
open_states = words.filter(lambda state: state not in SETTLED)
filled = st.text(min_size=1, max_size=8)
notice_rules = st.builds(NoticeRule, text=filled, ticket_type=words, answer=filled, value=words)
milliseconds = st.integers(0, 10_000)
policies = st.builds(
    DoorPolicy,
    events=tuples,
    ticket_types=tuples,
    gates=st.dictionaries(words, words, max_size=3),
    entries=st.dictionaries(words, st.sampled_from(["once", "again"]) | st.integers(1, 9), max_size=3),
    states=st.dictionaries(open_states, st.sampled_from(Meaning), max_size=3),
    notices=st.lists(notice_rules, max_size=3).map(tuple),
    stop_list=tuples,
    capacity=st.none() | st.integers(0, 100_000),
    counter_pin=st.booleans(),
    supervisors=st.lists(
        st.builds(Supervisor, name=words, pin_hash=words), max_size=2, unique_by=lambda one: one.name
    ).map(tuple),
    budgets=st.builds(Budgets, claim_ms=milliseconds, confirm_ms=milliseconds, recheck_ms=milliseconds),
)


@given(policies)
@settings(max_examples=100, deadline=None)
def test_a_policy_comes_back_from_its_document_unchanged(policy: DoorPolicy) -> None:
    document = document_of(policy)
    assert policy_from_document(document) == policy
    assert policy_from_document(json.loads(json.dumps(document))) == policy


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | words,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(words, inner, max_size=3),
    max_leaves=8,
)
field_names = st.sampled_from([*DoorPolicy.__struct_fields__, "entrys"])


@given(st.dictionaries(field_names, json_values, max_size=4))
@settings(max_examples=100, deadline=None)
def test_any_document_gives_a_policy_or_a_reason(document: dict[str, Any]) -> None:
    try:
        policy = policy_from_document(document)
    except PolicyError as error:
        reason = str(error)
        policy = DoorPolicy()
    else:
        reason = "it can be used"
    assert reason
    assert policy_from_document(document_of(policy)) == policy


def test_what_a_door_keeps_from_before_there_were_bounds_is_brought_within_them() -> None:
    document = {
        "entries": {"*": 99_999, "VIP": "again"},
        "gates": {"VIP": "N" * 900},
        "notices": [{"text": "x" * 501}],
        "capacity": 10**12,
        "budgets": {"confirm_ms": 10**9},
        "stop_list": ["t-1"],
    }
    with pytest.raises(PolicyError):
        policy_from_document(document)

    kept = policy_from_document(document, kept=True)

    assert kept.entries == {"*": MOST_ENTRIES, "VIP": "again"}
    assert (len(kept.gates["VIP"]), len(kept.notices[0].text)) == (500, 500)
    assert (kept.capacity, kept.budgets.confirm_ms) == (MOST_CAPACITY, MOST_BUDGET_MS)
    assert kept.stop_list == ("t-1",)
    assert policy_from_document(document_of(kept)) == kept
    with pytest.raises(PolicyError):
        policy_from_document({"entries": {"*": 0}}, kept=True)
    twins = {"supervisors": [{"name": "Mira", "pin_hash": "x"}, {"name": "Mira", "pin_hash": "y"}]}
    assert len(policy_from_document(twins, kept=True).supervisors) == 2, "the door stays open"


@pytest.mark.parametrize(
    "document",
    [
        {"events": ["\ud800"]},
        {"stop_list": ["a", "b\udfff"]},
        {"gates": {"\ud800": "Gate 1"}},
        {"notices": [{"text": "\ud83d"}]},
        {"supervisors": [{"name": "\ud800", "pin_hash": "x"}]},
        {"states": {"\ud800": "admit"}},
        {"\ud800": 1},
        {"events": ("\ud800",)},
    ],
)
@pytest.mark.parametrize("kept", [False, True])
def test_half_a_character_is_refused_in_words_that_can_be_printed(document: Any, kept: bool) -> None:
    with pytest.raises(PolicyError, match="half a character") as refused:
        policy_from_document(document, kept=kept)
    assert str(refused.value).encode()


def test_a_whole_character_beyond_the_first_plane_is_none_of_them() -> None:
    assert policy_from_document({"gates": {"VIP": "Gate \U0001f600"}}).gates["VIP"] == "Gate \U0001f600"
