"""What the screen says of a scan beside its verdict."""

import pytest

from kiosk.core.outbox import IncidentKind
from kiosk.core.presence import InputMethod
from kiosk.core.verdict import Admit, Sound
from kiosk.engine.events import Checking, LateStop, ScanFailed
from kiosk.ui.texts.times import clock_time
from kiosk.ui.theme.clean_text import plain
from kiosk.ui.theme.theme import Look
from kiosk.ui.verdict.outcome_views import (
    view_of_checking,
    view_of_failed,
    view_of_late_stop,
    view_of_same_scan,
    view_of_undo,
)
from kiosk.ui.verdict.verdict_view import view_of_verdict
from tests.gui.fake_controller import NOW, a_ticket, given

ANA = a_ticket("t1", "Ana García Lorenzo", kind="VIP")


def test_checking_names_the_guest_and_is_not_green() -> None:
    view = view_of_checking(Checking("s", ANA, InputMethod.CAMERA))
    assert (view.word, view.guest.name, view.look) == ("CHECKING", "Ana García Lorenzo", Look.NEUTRAL)
    assert view.hold_s == 0


def test_a_failed_scan_is_red_and_stays() -> None:
    view = view_of_failed(ScanFailed("s", "The disk is full."))
    assert (view.word, view.look, view.hold_s) == ("NOT RECORDED", Look.STOP, 0)
    assert view.guest.name == "Do not let in"
    assert [plain(line) for line in view.lines] == ["Call the supervisor.", "The disk is full."]
    assert view.sound is Sound.ERROR


@pytest.mark.parametrize(
    ("reason", "said"),
    [
        (
            "the disk is full: nothing was recorded. Free some space and scan again",
            "The disk is full: nothing was recorded. Free some space and scan again.",
        ),
        (" ", None),
    ],
)
def test_a_failed_scan_asks_at_most_once_to_scan_again(reason: str, said: str | None) -> None:
    view = view_of_failed(ScanFailed("s", reason))
    assert [plain(line) for line in view.lines] == ["Call the supervisor.", *([said] if said else [])]
    assert "again" not in view.guest.name


def test_a_late_stop_names_the_guest_and_sounds() -> None:
    view = view_of_late_stop(LateStop("t4", "", IncidentKind.CONFLICT, NOW), 10)
    assert (view.word, view.guest.name, view.sound) == ("STOP", "No name on the ticket", Sound.STOP)
    assert view.hold_s == 10
    assert view.lines == ("Find this guest: let in at this door.", "This ticket was already in.")


@pytest.mark.parametrize("kind", IncidentKind)
def test_what_came_out_is_read_in_passing(kind: IncidentKind) -> None:
    assert len(view_of_late_stop(LateStop("t4", "Ana", kind, NOW), 10).lines[1]) <= 30


def test_a_late_stop_says_when_the_guest_went_in_and_with_which_ticket() -> None:
    green = view_of_verdict(given(Admit(ANA), at=NOW - 60, admission_id="a1"))
    view = view_of_late_stop(LateStop("t1", "Ana", IncidentKind.STOP_LISTED, NOW), 10, green)
    assert view.chips == ("VIP",)
    assert plain(view.lines[0]) == f"Find this guest: let in at {clock_time(NOW - 60)} at this door."
    next_day = view_of_late_stop(LateStop("t1", "Ana", IncidentKind.STOP_LISTED, NOW + 86400), 10, green)
    assert "June" in plain(next_day.lines[0])


def test_the_same_presentation_again_says_who_and_what_was_told_and_is_grey() -> None:
    before = view_of_verdict(given(Admit(ANA), at=NOW - 3, admission_id="a1", order_size=2))
    view = view_of_same_scan(before, NOW)
    assert (view.word, view.look, view.sound) == ("JUST SCANNED", Look.GREY, Sound.NONE)
    assert (view.guest.name, view.chips) == ("Ana García Lorenzo", ("VIP",))
    assert view.certainty.text == f"Before: GO IN, {clock_time(NOW - 3)}"
    assert view.actions == before.actions
    assert view.repeats is before
    assert view.admission_id == "", "grey has shown nobody that the guest may go in"


def test_an_undo_says_what_came_of_it() -> None:
    assert view_of_undo("Ana", "t1", "Withdrawn.", undone=True).word == "UNDONE"
    failed = view_of_undo("Ana", "t1", "", undone=False)
    assert (failed.word, failed.look, failed.lines) == ("NOT UNDONE", Look.ASK, ())
