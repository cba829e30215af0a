"""Verdicts as the command line prints them: the JSON fields, and one line for people."""

from collections.abc import Iterator
from typing import Any

import pytest

from kiosk.api.errors import NO_TOKEN
from kiosk.bootstrap.service import NO_ADDRESS
from kiosk.cli.printing import use_timezone
from kiosk.cli.verdict_output import (
    entry_value,
    entry_words,
    event_value,
    event_words,
    guest_words,
    notices,
    verdict_value,
    verdict_words,
)
from kiosk.core.outbox import Entry, EntryState
from kiosk.core.presence import (
    Certainty,
    Evidence,
    EvidenceSource,
    InputMethod,
    LedgerRow,
    Presence,
    PresenceState,
    RowKind,
)
from kiosk.core.tickets import Event, Listing, Person, Ticket, TicketType
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
    VerdictKind,
    WrongEvent,
    WrongGate,
)
from kiosk.engine.events import ScanTrouble, TroubleKind, VerdictGiven
from kiosk.engine.records import EventHeld, Guest
from tests.verdict_samples import each_verdict

EVENING = 1_781_374_925.0  # 2026-06-13 18:22:05 UTC
WHEN_WHERE = "2026-06-13 20:22:05 Door A (hand scanner)"
ADMISSION = LedgerRow("adm-1", RowKind.ADMISSION, "t1", EVENING, "Door A", "hand_scanner")
HERE = Evidence(EvidenceSource.HERE, EVENING, "Door A", "hand_scanner", "adm-1")
INSIDE = Presence(PresenceState.INSIDE, 1, HERE, ADMISSION)
TICKET = Ticket(
    "t1",
    state="paid",
    attendee=Person(id="p", name="Ana García"),
    ticket_type=TicketType("type-1", "VIP"),
    event=Event("e1", Listing("l1", "Show"), EVENING, EVENING + 1),
)
BARE = Ticket("t2", state="boarding", event=Event("e2"))


@pytest.fixture(autouse=True)
def madrid() -> Iterator[None]:
    use_timezone("Europe/Madrid")
    yield
    use_timezone("")


def given(verdict: Verdict, **more: Any) -> VerdictGiven:
    told: dict[str, Any] = {"certainty": Certainty.LOCAL, "admission_id": "row", "took_s": 0.01234, **more}
    return VerdictGiven("scan", "code", verdict, at=EVENING, how=InputMethod.COMMAND_LINE, **told)


@pytest.mark.parametrize(
    ("verdict", "reason", "line"),
    [
        (Admit(TICKET), None, "ADMIT · Ana García · VIP"),
        (Admit(TICKET, ("GOLD wristband",)), None, "ADMIT · Ana García · VIP · GOLD wristband"),
        (
            Admit(TICKET, recorded=ADMISSION),
            None,
            f"ADMIT · Ana García · VIP · recorded before the restart · {WHEN_WHERE}",
        ),
        (
            AlreadyIn(TICKET, Reason.INSIDE, HERE),
            "this ticket is in already",
            f"ALREADY IN · Ana García · VIP · this ticket is in already · {WHEN_WHERE}",
        ),
        (
            AlreadyIn(TICKET, Reason.INSIDE, Evidence(EvidenceSource.SERVICE)),
            "this ticket is in already",
            "ALREADY IN · Ana García · VIP · this ticket is in already",
        ),
        (NotValid(BARE, Reason.STOP_LISTED), "the host has stopped this ticket", "NOT VALID · the host has"),
        (
            WrongEvent(TICKET),
            "this ticket is for Show on 2026-06-13 20:22:05",
            "WRONG EVENT · Ana García · VIP · this ticket is for Show on 2026-06-13 20:22:05",
        ),
        (WrongEvent(BARE), "this ticket is for e2", "WRONG EVENT · this ticket is for e2"),
        (
            WrongGate(TICKET, "Door C", INSIDE),
            "this ticket type goes in at Door C",
            "WRONG GATE · Ana García · VIP · this ticket type goes in at Door C · 2026-06-13 20:22:05 Door A",
        ),
        (
            WrongGate(TICKET, "", Presence()),
            "this door does not admit this ticket type",
            "WRONG GATE · Ana García · VIP · this door does not admit",
        ),
        (
            Refer(Reason.LET_IN_OFF_LIST, (), INSIDE),
            "let in before without a ticket, with this code",
            "REFER · let in before without a ticket, with this code · 2026-06-13 20:22:05 Door A",
        ),
        (Refer(Reason.LIST_NOT_LOADED), "cannot check: the guest list is not loaded", "REFER · cannot check"),
        (
            Refer(Reason.STATE_UNKNOWN, (BARE,), INSIDE),
            "this ticket has the state 'boarding', which is not known here",
            "REFER · this ticket has the state 'boarding'",
        ),
        (
            Refer(Reason.SEVERAL_MATCH, (TICKET, BARE)),
            "this code matches several tickets",
            "REFER · this code matches several tickets · Ana García (t1) · no name (t2)",
        ),
        (Unknown(), "not on the guest list", "UNKNOWN · not on the guest list"),
        (SameScan(), "just scanned: one person", "SAME SCAN · just scanned: one person"),
        (Exit(TICKET, INSIDE), None, "EXIT · Ana García · VIP · 2026-06-13 20:22:05 Door A (hand scanner)"),
        (Exit(None, INSIDE), None, "EXIT · 2026-06-13 20:22:05 Door A (hand scanner)"),
        (
            NotInside(None, HERE),
            "who came without a ticket has left already",
            "NOT INSIDE · who came without",
        ),
        (NotInside(TICKET, None), "this ticket has left already", "NOT INSIDE · Ana García · VIP · this"),
    ],
)
def test_a_verdict_has_its_reason_and_its_line(verdict: Verdict, reason: str | None, line: str) -> None:
    value = verdict_value("code", given(verdict))
    assert value["verdict"] == verdict.kind.value
    assert value["reason"] == reason
    words = verdict_words(value, verdict)
    assert words.startswith(line)
    assert words.endswith(" · by what this machine knows")


def test_every_reason_has_words_and_only_states_share_them() -> None:
    borne_by_others: dict[Reason, Verdict] = {
        Reason.OTHER_EVENT: WrongEvent(BARE),
        Reason.OTHER_GATE: WrongGate(BARE, "", Presence()),
    }
    said = {}
    for why in Reason:
        verdict = borne_by_others.get(why) or Refer(why, (BARE,), Presence(), ("another",))
        assert getattr(verdict, "why", None) is why
        said[why] = verdict_value("code", given(verdict))["reason"]
    assert [why for why, words in said.items() if not words] == []
    of_states = {Reason.STATE_REFUSED, Reason.STATE_REFERRED, Reason.STATE_UNKNOWN}
    assert len({said[why] for why in of_states}) == 1
    assert len(set(said.values())) == len(Reason) - len(of_states) + 1


def test_only_an_admission_has_an_admission_id_and_an_exit_names_the_one_it_ends() -> None:
    verdicts = each_verdict(TICKET, INSIDE).items()
    ids = {kind: verdict_value("code", given(verdict))["admission_id"] for kind, verdict in verdicts}
    assert ids == {**dict.fromkeys(VerdictKind), VerdictKind.ADMIT: "row", VerdictKind.EXIT: "adm-1"}
    assert verdict_value("code", given(Exit(TICKET, Presence())))["admission_id"] is None


REFUSED = ScanTrouble(TroubleKind.REFUSED, "403: no")


def test_what_the_disk_did_is_never_said_of_the_service() -> None:
    said = [
        verdict_value("code", given(Admit(TICKET), trouble=ScanTrouble(kind, "what was said")))["notices"]
        for kind in TroubleKind
    ]
    assert len({words for (words,) in said}) == len(TroubleKind)
    (disk,) = notices(given(Admit(TICKET), trouble=ScanTrouble(TroubleKind.NOT_RECORDED, "the disk is full")))
    assert disk.endswith("the disk is full")
    assert "refused" not in disk
    assert "service" not in disk


def test_the_values_of_one_verdict() -> None:
    refused = given(Admit(TICKET, ("ID",)), certainty=Certainty.CONFIRMED, trouble=REFUSED)
    assert verdict_value("code\n", refused) == {
        "code": "code\n",
        "verdict": "admit",
        "ticket_id": "t1",
        "attendee": "Ana García",
        "ticket_type": "VIP",
        "state": "paid",
        "certainty": "confirmed",
        "reason": None,
        "notices": ["ID", "the service refused the check-in: 403: no"],
        "evidence": None,
        "admission_id": "row",
        "ms": 12.3,
    }
    several = verdict_value("code", given(Refer(Reason.SEVERAL_MATCH, (TICKET, BARE))))
    assert (several["ticket_id"], several["evidence"]) == (None, {"candidates": ["t1", "t2"]})


def test_nobodys_name_begins_a_line_of_its_own() -> None:
    forger = Ticket("t3", attendee=Person(id="p", name="Eve\nADMIT · Mallory\u2028x"))
    for words in (
        guest_words(Guest(forger, Presence())),
        verdict_words(verdict_value("c", given(Admit(forger))), Admit(forger)),
        entry_words(Entry("a", "t3", "me", "e", EVENING, EntryState.NEEDS_ATTENTION, last_error="404: a\nb")),
    ):
        assert len(words.splitlines()) == 1


def test_what_can_be_typed_stands_behind_what_was_said_for_people_and_scripts_alike() -> None:
    entry = Entry("a", "t3", "me", "e", EVENING, EntryState.WAITING, last_error=NO_ADDRESS)
    unclear = given(Admit(TICKET), trouble=ScanTrouble(TroubleKind.UNCLEAR, NO_TOKEN))
    assert "`kiosk settings set base_url ADDRESS`" in str(entry_value(entry)["last_error"])
    assert "`kiosk settings set base_url ADDRESS`" in entry_words(entry)
    assert "KIOSK_TOKEN" in notices(unclear)[-1]


def test_an_event_without_dates_or_listing_is_still_listed() -> None:
    held = EventHeld(Event("e2"), 3)
    assert event_value(held) == {
        "id": "e2", "start_stamp": None, "end_stamp": None, "listing": None, "tickets": 3,
    }  # fmt: skip
    assert event_words(held) == "e2 · e2 · no date · 3 tickets"
