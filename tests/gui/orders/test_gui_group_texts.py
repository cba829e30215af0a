"""Several verdicts told as one."""

from kiosk.core.presence import Certainty, Evidence, EvidenceSource
from kiosk.core.verdict import Admit, AlreadyIn, Reason, Refer, Sound
from kiosk.engine.supervised import GroupAdmitted
from kiosk.ui.orders.group_texts import view_of_group, view_of_group_checking
from kiosk.ui.theme.clean_text import plain
from kiosk.ui.theme.theme import Look
from kiosk.ui.verdict.verdict_view import VerdictView
from tests.gui.fake_controller import NOW, a_ticket, given

ANA, LUIS, EVA = a_ticket("t1", "Ana"), a_ticket("t2", "Luis"), a_ticket("t3", "Eva", state="unpaid")
NAMES = {"t1": "Ana", "t2": "Luis", "t3": "Eva"}
IN = AlreadyIn(LUIS, Reason.INSIDE, Evidence(EvidenceSource.HERE, NOW - 60, "Door B", "camera"))


def lines_of(view: VerdictView) -> list[str]:
    return [plain(line).replace("\u2068", "").replace("\u2069", "") for line in view.lines]


def test_green_only_if_every_one_goes_in() -> None:
    group = GroupAdmitted((given(Admit(ANA)), given(Admit(LUIS), certainty=Certainty.LOCAL)))
    view = view_of_group("7F21", group, NAMES)
    assert (view.look, view.word, view.guest.name) == (Look.GO, "GO IN", "2 of 2 go in")
    assert (view.sound, view.guest.order_id) == (Sound.SUCCESS, "7F21")
    assert lines_of(view) == ["Ana, Luis"]
    assert view.certainty.text.startswith("Saved on this machine")


def test_one_stop_makes_it_red_and_names_each() -> None:
    unpaid = given(Refer(Reason.STATE_REFERRED, (EVA,)))
    view = view_of_group("7F21", GroupAdmitted((unpaid, given(Admit(ANA)), given(IN))), NAMES)
    assert (view.look, view.mark, view.word) == (Look.STOP, "twice", "ALREADY IN")
    assert view.sound is Sound.DUPLICATE
    assert view.guest.name == "1 of 3 goes in"
    assert lines_of(view) == ["Luis: ALREADY IN", "Eva: ASK", "Going in: Ana"]


def test_what_the_disk_refused_is_the_gravest() -> None:
    view = view_of_group("7F21", GroupAdmitted((given(IN),), ("t1",)), NAMES)
    assert (view.word, view.mark, view.sound) == ("NOT RECORDED", "failed", Sound.ERROR)
    assert view.guest.name == "0 of 2 go in"
    assert lines_of(view) == ["Ana: NOT RECORDED", "Luis: ALREADY IN"]


def test_a_notice_is_said_once_with_those_it_is_about() -> None:
    banded = GroupAdmitted((given(Admit(ANA, ("GOLD wristband",))), given(Admit(LUIS, ("GOLD wristband",)))))
    assert view_of_group("7F21", banded, NAMES).notices == ("GOLD wristband",)
    one = GroupAdmitted((given(Admit(ANA, ("Check ID",))), given(Admit(LUIS))))
    view = view_of_group("7F21", one, NAMES)
    assert view.notices == ("Check ID (\u2068Ana\u2069)",)
    assert view.sound is Sound.ATTENTION


def test_forty_names_are_counted_not_listed() -> None:
    tickets = [a_ticket(f"g{n}", f"Guest {n}") for n in range(40)]
    told = view_of_group("7F21", GroupAdmitted(tuple(given(Admit(t)) for t in tickets)), {})
    assert told.guest.name == "40 of 40 go in"
    assert lines_of(told)[0].endswith("Guest 7 and 32 more")
    stopped = [given(AlreadyIn(t, Reason.INSIDE, None)) for t in tickets]
    assert len(view_of_group("7F21", GroupAdmitted(tuple(stopped)), {}).lines) == 6


def test_while_they_are_judged_nothing_is_green() -> None:
    view = view_of_group_checking("7F21", ["Ana", "Luis"])
    assert (view.look, view.word, view.sound) == (Look.NEUTRAL, "CHECKING", Sound.NONE)
    assert view.hold_s == 0
