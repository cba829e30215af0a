"""What a screen reader is given to read."""

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget
from pytestqt.exceptions import capture_exceptions
from pytestqt.qtbot import QtBot

from kiosk.core.outbox import IncidentKind
from kiosk.core.presence import InputMethod, LedgerRow, RowKind
from kiosk.core.screen_settings import Motion, Scheme
from kiosk.core.verdict import Admit, AlreadyIn, Reason, Refer
from kiosk.engine.events import Checking, LateStop, ScanFailed
from kiosk.engine.supervised import AdmittedOffList, GroupAdmitted
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.orders.group_texts import view_of_group, view_of_group_checking
from kiosk.ui.sound.announcer import Announcer
from kiosk.ui.supervisor.supervisor_texts import view_of_off_list
from kiosk.ui.theme.clean_text import isolate, strong
from kiosk.ui.theme.theme import Look, Theme
from kiosk.ui.verdict.names_cut import with_names_cut
from kiosk.ui.verdict.outcome_views import (
    view_of_checking,
    view_of_failed,
    view_of_late_stop,
    view_of_undo,
)
from kiosk.ui.verdict.verdict_view import GuestView, VerdictView, view_of_verdict
from tests.gui.fake_controller import NOW, given
from tests.gui.scenes import ANA, CHLOE, LUIS

StatusText = tuple[str, QAccessible.AnnouncementPoliteness, QWidget]


def said_of(qtbot: QtBot, view: VerdictView, *, hidden: bool = False) -> list[StatusText]:
    window = DoorWindow(Theme(Scheme.DARK, Motion.OFF))
    qtbot.addWidget(window)
    window.hide_names(hidden=hidden)
    said: list[StatusText] = []

    def note(event: QAccessibleAnnouncementEvent) -> None:
        assert event.object() is window
        said.append((event.message(), event.politeness(), window))

    Announcer(window, note).announce(view)
    return said


@pytest.mark.parametrize("look", [look for look in Look if look is not Look.NEUTRAL])
def test_only_what_stops_a_guest_interrupts(qtbot: QtBot, look: Look) -> None:
    ((_, politeness, _),) = said_of(qtbot, VerdictView(look=look, mark="go", word="GO IN"))
    stops = look is Look.STOP
    assert (politeness is QAccessible.AnnouncementPoliteness.Assertive) == stops


def test_it_reads_the_word_the_name_the_reason_and_what_to_do(qtbot: QtBot) -> None:
    view = VerdictView(
        look=Look.STOP,
        mark="twice",
        word="ALREADY IN",
        guest=GuestView(name="Ana García"),
        lines=(f"Came in at {strong('19:42')}, Door B", "This ticket has already been used."),
        notices=("Check ID", " "),
        chips=("VIP",),
    )
    ((message, _, _),) = said_of(qtbot, view)
    assert (
        message == "ALREADY IN. Ana García. Came in at 19:42, Door B. This ticket has already been used. "
        "Check ID."
    )


def test_names_in_any_script_and_none_at_all(qtbot: QtBot) -> None:
    name = isolate("محمد")
    ((message, _, _),) = said_of(
        qtbot, VerdictView(look=Look.GO, mark="go", word="GO IN", guest=GuestView(name=name))
    )
    assert message == f"GO IN. {name}."
    ((message, _, _),) = said_of(qtbot, VerdictView(look=Look.GREY, mark="same", word="JUST SCANNED"))
    assert message == "JUST SCANNED."


def test_a_check_under_way_is_not_read(qtbot: QtBot) -> None:
    assert (
        said_of(
            qtbot, VerdictView(look=Look.NEUTRAL, mark="wait", word="CHECKING", guest=GuestView(name="Ana"))
        )
        == []
    )


OFF_LIST = AdmittedOffList(LedgerRow("o", RowKind.OFF_LIST, "", NOW, "Door A", "camera", supervisor="Mira"))
TWO = (given(Admit(ANA)), given(AlreadyIn(LUIS, Reason.INSIDE, None)))


@pytest.mark.parametrize(
    "view",
    [
        view_of_verdict(given(Admit(ANA))),
        view_of_verdict(given(Refer(Reason.SEVERAL_MATCH, (ANA, LUIS)))),
        view_of_late_stop(LateStop(CHLOE.id, CHLOE.name, IncidentKind.CONFLICT, NOW), 10),
        view_of_undo(ANA.name, ANA.id, "", undone=True),
        view_of_off_list(OFF_LIST, "Chloé Dubois", NOW),
        view_of_group("7F21", GroupAdmitted(TWO, ("TKT-3",)), {"TKT-3": CHLOE.name}),
        view_of_group(
            "7F21", GroupAdmitted((replace(TWO[0], verdict=Admit(ANA, ("Check ID",))), TWO[0])), {}
        ),
    ],
)
def test_where_names_are_hidden_nobody_hears_them(qtbot: QtBot, view: VerdictView) -> None:
    names = (ANA.name, LUIS.name, CHLOE.name)
    ((aloud, _, _),) = said_of(qtbot, view)
    assert any(name in aloud for name in names)
    ((message, _, _),) = said_of(qtbot, view, hidden=True)
    assert not any(word in message for name in names for word in name.split())


def test_what_is_no_name_is_heard_whole_where_names_are_hidden(qtbot: QtBot) -> None:
    for view in (
        view_of_failed(ScanFailed("s", "")),
        view_of_off_list(OFF_LIST, "", NOW),
        view_of_verdict(given(Admit(replace(ANA, attendee=None, buyer=None)))),
    ):
        assert said_of(qtbot, view, hidden=True)[0][0] == said_of(qtbot, view)[0][0]
    for view in (
        view_of_checking(Checking("s", ANA, InputMethod.SEARCH)),
        view_of_group_checking("7F21", [ANA.name]),
    ):
        assert ANA.name not in f"{with_names_cut(view)}"


def test_the_system_takes_it(qtbot: QtBot) -> None:
    window = DoorWindow(Theme(Scheme.DARK, Motion.OFF))
    qtbot.addWidget(window)
    with capture_exceptions() as raised:
        Announcer(window).announce(VerdictView(look=Look.GO, mark="go", word="GO IN"))
    assert raised == []
