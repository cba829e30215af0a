"""A note on a guest: when it alerts, and where it stands among the notices."""

from kiosk.core.guest_notes import GuestNote, alert_of, with_alert
from kiosk.core.policy import DoorPolicy, NoticeRule
from kiosk.core.presence import Presence
from kiosk.core.tickets import Event, Ticket, TicketType
from kiosk.core.verdict import Admit, DoorNow, Match, Sound, judge

ANA = Ticket("T-1", state="paid", ticket_type=TicketType("vip", "VIP"), event=Event("tonight"))
POLICY = DoorPolicy(notices=(NoticeRule(text="GOLD wristband", ticket_type="VIP"),))


def test_only_a_note_that_alerts_is_told_at_the_door() -> None:
    assert alert_of(None) == ""
    assert alert_of(GuestNote("Brings a dog")) == ""
    assert alert_of(GuestNote("Call the host", alerts=True)) == "Call the host"


def test_an_alert_stands_before_the_policys_notices_and_once() -> None:
    assert with_alert("", ("a",)) == ("a",)
    assert with_alert("x", ("a", "x")) == ("x", "a")


def test_a_marked_guest_goes_in_with_the_note_and_the_sound_that_calls_for_attention() -> None:
    door = DoorNow(DoorPolicy(), list_complete=True, alert="Call the host")
    verdict = judge(Match((ANA,)), door, Presence(), 0.0)
    assert isinstance(verdict, Admit)
    assert verdict.notices == ("Call the host",)
    assert verdict.sound is Sound.ATTENTION
    both = judge(Match((ANA,)), DoorNow(POLICY, list_complete=True, alert="Call the host"), Presence(), 0.0)
    assert isinstance(both, Admit)
    assert both.notices == ("Call the host", "GOLD wristband")


def test_the_policy_marks_a_ticket_by_its_id_too() -> None:
    policy = DoorPolicy(notices=(NoticeRule(text="Front row", ticket="T-1"),))
    assert policy.notices_for(ANA) == ("Front row",)
    assert policy.notices_for(Ticket("T-2")) == ()
