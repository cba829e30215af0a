"""What the screen says: a word, a shape and a colour for each verdict, and reasons in plain words."""

import pytest
from msgspec.structs import replace

from kiosk.core.message import Message
from kiosk.core.outbox import WITH_STATUS, IncidentKind
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
from kiosk.core.tickets import Listing, Ticket, TicketState
from kiosk.core.verdict import (
    Admit,
    AlreadyIn,
    Exit,
    NotInside,
    NotValid,
    Reason,
    Refer,
    Sound,
    Verdict,
    VerdictKind,
    WrongEvent,
    WrongGate,
)
from kiosk.engine.events import ScanTrouble, TroubleKind
from kiosk.ui.door.recent_scans import recent_row
from kiosk.ui.incidents import incident_texts
from kiosk.ui.texts import status_texts, verdict_texts
from kiosk.ui.texts.times import age, clock_time, day_and_time, when
from kiosk.ui.theme.clean_text import clean, plain
from kiosk.ui.theme.theme import Look
from kiosk.ui.verdict.actions import Action
from kiosk.ui.verdict.verdict_view import look_of, view_of_verdict
from tests.gui.fake_controller import NOW, TOMORROW, TONIGHT, a_ticket, given
from tests.verdict_samples import each_verdict

ANA = a_ticket("t1", "Ana García Lorenzo", kind="VIP")
AT_B = Evidence(EvidenceSource.HUB, NOW - 1800, "Door B", InputMethod.CAMERA, "a")
EACH = each_verdict(ANA, Presence(PresenceState.INSIDE, 1, AT_B))
ALL: list[tuple[Verdict, str, Look, str]] = [
    (EACH[VerdictKind.ADMIT], "GO IN", Look.GO, "go"),
    (EACH[VerdictKind.ALREADY_IN], "ALREADY IN", Look.STOP, "twice"),
    (EACH[VerdictKind.NOT_VALID], "NOT VALID", Look.STOP, "stop"),
    (WrongEvent(replace(ANA, event=TOMORROW)), "WRONG DAY", Look.STOP, "stop"),
    (EACH[VerdictKind.WRONG_GATE], "OTHER DOOR", Look.ASK, "ask"),
    (EACH[VerdictKind.REFER], "ASK", Look.ASK, "ask"),
    (EACH[VerdictKind.UNKNOWN], "NOT ON THE LIST", Look.STOP, "stop"),
    (EACH[VerdictKind.SAME_SCAN], "JUST SCANNED", Look.GREY, "same"),
    (EACH[VerdictKind.EXIT], "EXIT", Look.EXIT, "exit"),
    (EACH[VerdictKind.NOT_INSIDE], "NOT INSIDE", Look.EXIT, "not-inside"),
]


@pytest.mark.parametrize(("verdict", "word", "look", "mark"), ALL, ids=[str(v.kind) for v, *_ in ALL])
def test_each_verdict_has_its_word_its_colour_and_its_shape(
    verdict: Verdict, word: str, look: Look, mark: str
) -> None:
    view = view_of_verdict(given(verdict))
    assert (view.word, view.look, view.mark) == (word, look, mark)
    assert view.sound is verdict.sound


def test_no_kind_of_verdict_is_forgotten_and_only_admit_is_green() -> None:
    assert {verdict.kind for verdict, *_ in ALL} == set(VerdictKind)
    assert [kind for kind in VerdictKind if look_of(kind)[0] is Look.GO] == [VerdictKind.ADMIT]
    assert all(verdict_texts.word_for(kind) for kind in VerdictKind)


def test_every_reason_state_and_incident_has_words_of_its_own() -> None:
    reasons = [verdict_texts.why_in_words(why) for why in Reason]
    assert len(set(reasons)) == len(Reason)
    states = [verdict_texts.state_in_words(state) for state in TicketState if state is not TicketState.PAID]
    assert len(set(states)) == len(TicketState) - 1
    assert len({incident_texts.came_out(kind) for kind in IncidentKind}) == len(IncidentKind)


def test_an_admission_names_guest_type_order_notices_and_who_confirmed() -> None:
    view = view_of_verdict(
        given(
            Admit(ANA, ("GOLD wristband", " \x02 ")),
            admission_id="a1",
            order_size=4,
            order_inside=2,
            trouble=ScanTrouble(TroubleKind.REFUSED, Message(WITH_STATUS, status=422, said="no")),
        )
    )
    assert view.guest.name == "Ana García Lorenzo"
    assert view.chips == ("VIP", "Order of 4 · 2 inside")
    assert view.notices == ("GOLD wristband", "Check-in refused. The service answered 422: \u2068no\u2069")
    assert view.certainty.text == "Confirmed by the service"
    assert view.admission_id == "a1"


def test_an_admission_of_this_machine_alone_claims_no_more_and_says_how_old_the_list_is() -> None:
    view = view_of_verdict(given(Admit(ANA), certainty=Certainty.LOCAL))
    assert clean(view.certainty.text) == "Saved on this machine, not sent yet · list 8 s old"


def test_an_admission_from_before_a_restart_says_so() -> None:
    row = LedgerRow("a0", RowKind.ADMISSION, "t1", NOW, "Door A", InputMethod.CAMERA)
    view = view_of_verdict(given(Admit(ANA, (), recorded=row)))
    assert view.notices == ("Recorded before the restart",)
    assert view.sound is Sound.ATTENTION


def test_a_double_is_shown_with_when_where_and_how() -> None:
    view = view_of_verdict(given(AlreadyIn(ANA, Reason.INSIDE, AT_B)))
    assert clean(view.lines[0]) == f"Came in at {clock_time(NOW - 1800)} at Door B, read by camera."


@pytest.mark.parametrize(
    ("evidence", "said"),
    [
        (None, "This ticket has already been used."),
        (Evidence(EvidenceSource.SERVICE), "Checked in at the service already, but not at this door."),
        (
            Evidence(EvidenceSource.HERE, NOW - 60, "Door A", "by carrier pigeon"),
            f"Came in at {clock_time(NOW - 60)} at Door A.",
        ),
        (Evidence(EvidenceSource.HERE, NOW - 60), f"Came in at {clock_time(NOW - 60)}."),
    ],
)
def test_a_double_claims_no_more_than_is_known(evidence: Evidence | None, said: str) -> None:
    assert clean(view_of_verdict(given(AlreadyIn(ANA, Reason.INSIDE, evidence))).lines[0]) == said


def test_evidence_of_another_day_brings_its_date() -> None:
    two_days_ago = Evidence(EvidenceSource.HERE, NOW - 2 * 86400, "Door A", InputMethod.CAMERA)
    said = plain(view_of_verdict(given(AlreadyIn(ANA, Reason.INSIDE, two_days_ago))).lines[0])
    assert day_and_time(NOW - 2 * 86400) in said
    assert when(NOW, NOW) == clock_time(NOW)


def test_a_guest_who_left_and_may_not_return_is_told_from_one_who_is_inside() -> None:
    lines = view_of_verdict(given(AlreadyIn(ANA, Reason.NO_FURTHER_ENTRY, AT_B))).lines
    assert plain(lines[0]) == f"Left at {clock_time(NOW - 1800)}."
    assert lines[1] == "This ticket was used, and allows no further entry."


@pytest.mark.parametrize(
    ("state", "said"),
    [
        ("cancelled", "This ticket was cancelled."),
        ("on_the_moon", "The ticket’s state “on_the_moon” is not known here."),
        ("", "The service names no state for this ticket."),
    ],
)
def test_a_refused_state_is_said_in_words(state: str, said: str) -> None:
    assert view_of_verdict(given(NotValid(a_ticket("t", "A", state=state), Reason.STATE_REFUSED))).lines == (
        said,
    )


def test_a_stop_listed_ticket_is_not_explained_by_its_state() -> None:
    assert view_of_verdict(given(NotValid(ANA, Reason.STOP_LISTED))).lines == (
        "The host has put this ticket on the stop-list.",
    )


def test_wrong_day_is_only_said_of_another_day() -> None:
    later = replace(TONIGHT, id="late", start=NOW)
    assert view_of_verdict(given(WrongEvent(replace(ANA, event=later)))).word == "WRONG EVENT"
    assert (
        view_of_verdict(given(WrongEvent(replace(ANA, event=replace(TONIGHT, start=None))))).word
        == "WRONG EVENT"
    )


def test_the_event_of_a_ticket_for_another_day_is_named_and_its_day_stands_out() -> None:
    view = view_of_verdict(given(WrongEvent(replace(ANA, event=TOMORROW))))
    on = day_and_time(TOMORROW.start or 0)
    assert [plain(line) for line in view.lines] == [
        "This ticket is for Harbour Festival.",
        f"That is on {on}.",
    ]
    assert (view.place.label, view.place.text, view.place.mark) == ("Valid on", on, "calendar")
    assert " " not in on, "a date that breaks between two lines is read wrongly"


def test_of_a_day_that_is_over_it_is_not_said_that_the_ticket_is_valid_then() -> None:
    yesterday = replace(TOMORROW, start=NOW - 86400)
    view = view_of_verdict(given(WrongEvent(replace(ANA, event=yesterday))))
    assert (view.place.label, view.place.text) == ("Was valid on", day_and_time(NOW - 86400))


def test_another_event_of_today_stands_out_by_its_name() -> None:
    late = replace(TONIGHT, id="late", listing=Listing("ls-2", "Late show"), start=NOW)
    view = view_of_verdict(given(WrongEvent(replace(ANA, event=late))))
    assert (view.place.label, view.place.text) == ("Ticket for", "Late show")
    assert plain(view.lines[1]) == f"That is at {clock_time(NOW)}."
    nothing_known = view_of_verdict(
        given(WrongEvent(replace(ANA, event=replace(late, listing=Listing("ls-2", " "), start=None))))
    )
    assert (nothing_known.place.text, nothing_known.lines) == ("", ("This ticket is for another event.",))


def test_a_referral_says_why_and_whether_the_guest_is_inside() -> None:
    ticket = a_ticket("t5", "Łukasz", state="unapproved")
    inside = Presence(PresenceState.INSIDE, 1, AT_B)
    view = view_of_verdict(
        given(Refer(Reason.STATE_REFERRED, (ticket,), inside), looked_again=True, certainty=Certainty.LOCAL)
    )
    assert view.lines == ("The host has not approved this ticket yet.",)
    assert f"Inside since {clock_time(NOW - 1800)}" in view.chips[1]
    assert clean(view.certainty.text) == "Checked just now"


def test_several_tickets_for_one_code_are_named_and_counted() -> None:
    tickets = tuple(a_ticket(str(n), f"Guest {n}") for n in range(6))
    view = view_of_verdict(given(Refer(Reason.SEVERAL_MATCH, tickets)))
    assert view.guest.name == ""
    assert view.guest.ticket_id == ""
    assert [plain(line) for line in view.lines[1:]] == [
        "Guest 0",
        "Guest 1",
        "Guest 2",
        "Guest 3",
        "and 2 more",
    ]


def test_without_a_list_the_screen_says_that_it_cannot_check() -> None:
    assert view_of_verdict(given(Refer(Reason.LIST_NOT_LOADED))).lines == (
        "Cannot check: the guest list is not loaded.",
    )


def test_a_code_that_was_let_in_without_a_ticket_says_when_and_where_and_is_no_stranger() -> None:
    before = Presence(
        PresenceState.INSIDE, 1, Evidence(EvidenceSource.HERE, NOW - 600, "Door B", InputMethod.KEYBOARD, "a")
    )
    verdict = given(Refer(Reason.LET_IN_OFF_LIST, (), before))
    view = view_of_verdict(verdict)
    assert (view.look, view.word, view.brief) == (Look.ASK, "ALREADY IN", "let in without a ticket")
    assert [plain(line) for line in view.lines] == [
        f"Came in at {clock_time(NOW - 600)} at Door\xa0B.",
        "Somebody was let in with this code, without a ticket.",
    ]
    assert view.actions == (Action.STEP_ASIDE, Action.OFF_LIST)
    assert recent_row(verdict).name == "Already in"


def test_who_was_let_in_without_a_ticket_and_left_is_told_of_as_gone() -> None:
    gone = Evidence(EvidenceSource.HERE, NOW - 600, "Door B", InputMethod.CAMERA, "a")
    back = given(Refer(Reason.LET_IN_OFF_LIST, (), Presence(PresenceState.OUTSIDE, 1, gone)))
    view = view_of_verdict(back)
    assert (view.look, view.word) == (Look.ASK, "ASK")
    assert [plain(line) for line in view.lines] == [
        f"Left at {clock_time(NOW - 600)}.",
        "Somebody was let in with this code, without a ticket.",
    ]
    assert recent_row(back).name == "Ask"
    leaving = view_of_verdict(given(Exit(None, Presence(PresenceState.INSIDE, 1, gone))))
    assert (leaving.look, leaving.guest.name, leaving.guest.ticket_id, leaving.lines) == (
        Look.EXIT, "Guest without a ticket", "", (),
    )  # fmt: skip
    left = view_of_verdict(given(NotInside(None, gone)))
    assert (left.guest.name, plain(left.lines[0])) == (
        "Guest without a ticket", f"Left at {clock_time(NOW - 600)}.",
    )  # fmt: skip


def test_another_door_is_named_where_the_policy_names_it() -> None:
    named = view_of_verdict(given(WrongGate(ANA, "Door C", Presence())))
    assert (named.place.text, plain(named.lines[0])) == ("Door C", "This ticket goes in at Door C.")
    assert named.chips[1] == "Not inside"
    unnamed = view_of_verdict(given(WrongGate(ANA, "", Presence())))
    assert (unnamed.place.text, unnamed.lines) == ("", ("This door does not admit this ticket type.",))


@pytest.mark.parametrize("name", ["", "   ", "\u200b", "\x07"])
def test_a_guest_without_a_name_is_still_told_of(name: str) -> None:
    ticket = Ticket("t", state="paid")
    assert verdict_texts.name_of(ticket) == "No name on the ticket"
    assert (
        view_of_verdict(given(Admit(a_ticket("t", name, buyer=name)))).guest.name == "No name on the ticket"
    )


@pytest.mark.parametrize(
    ("seconds", "said"), [(-5, "0 s"), (8, "8 s"), (840, "14 min"), (7200, "2 h"), (3 * 86400, "3 days")]
)
def test_ages(seconds: float, said: str) -> None:
    assert age(seconds) == said


@pytest.mark.parametrize("at", [1e30, float("nan"), float("inf")])
def test_an_impossible_time_is_said_and_not_raised(at: float) -> None:
    assert "unknown" in clock_time(at)
    assert "unknown" in when(at, NOW)


def test_unsent_and_list_are_said_with_their_age() -> None:
    assert status_texts.unsent_in_words(0, None, NOW) == "All sent"
    assert status_texts.unsent_in_words(37, NOW - 840, NOW) == "37 unsent · oldest 14 min"
    assert status_texts.list_in_words(None, NOW, complete=False) == "List not loaded"
    assert status_texts.list_in_words(NOW - 8, NOW, complete=True) == "List 8 s old"


def test_of_who_is_not_inside_nothing_is_said_to_be_unsent() -> None:
    shown = view_of_verdict(given(NotInside(ANA, AT_B), certainty=Certainty.LOCAL)).certainty
    assert (shown.brief, "not sent" in shown.text) == ("", False)
