"""What staff read in the course of an evening is said in plain words, where they read it."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from kiosk.core.link import LinkState
from kiosk.core.outbox import IncidentKind
from kiosk.core.presence import Certainty
from kiosk.core.verdict import Admit, AlreadyIn, Reason, Unknown
from kiosk.engine.events import LinkChanged, OutboxChanged, SyncFailed
from kiosk.engine.records import Arrivals, Incident, OutboxCount
from kiosk.ui.arrivals.arrivals_sheet import ArrivalsSheet
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.incidents.incidents_sheet import IncidentsSheet
from kiosk.ui.incidents.settle_sheet import SettleSheet
from kiosk.ui.manager.manager_sheet import Item, ManagerSheet
from kiosk.ui.manager.settings_sheet import SettingsSheet
from kiosk.ui.supervisor.off_list_sheet import OffListSheet
from kiosk.ui.texts.language import use_language
from kiosk.ui.theme.clean_text import NO_BREAK, clean
from kiosk.ui.widgets.explain_sheet import ExplainSheet
from kiosk.ui.widgets.sheet import Sheet
from tests.gui.fake_controller import NOW, FakeController, given
from tests.gui.painted_text import all_written
from tests.gui.scenes import ANA, CHLOE, Stage, shown_word
from tests.gui.simulated_input import key, tap
from tests.gui.waiting import until

PHRASES = {
    "en": (
        "Nobody waiting",
        "This machine is not signed in. Ask the manager.",
        "This ticket has already been used",
        "Checked just now",
        "Not sent yet",
        "UNDONE",
        "Needs attention",
        "Resolve: why?",
        "Let in without a ticket",
        "Sent automatically when the connection is back.",
        "Move to another computer",
        "Show result for",
        "busiest minute",
        "Close anyway",
    ),
    "de": (
        "Niemand wartet",
        "Dieses Gerät ist nicht angemeldet. Die Leitung fragen.",
        "Dieses Ticket wurde schon benutzt",
        "Gerade geprüft",
        "Noch nicht gesendet",
        "ZURÜCKGENOMMEN",
        "Zu klären",
        "Geklärt: warum?",
        "Ohne Ticket einlassen",
        "automatisch gesendet, sobald die Verbindung wieder da ist",
        "Computer wechseln",
        "Ergebnis zeigen für",
        "stärkste Minute",
        "Trotzdem schließen",
    ),
}
F3, F6, F8, F10 = Qt.Key.Key_F3, Qt.Key.Key_F6, Qt.Key.Key_F8, Qt.Key.Key_F10


def said(window: QWidget) -> str:
    """All that a window has painted, as one line."""
    words = " ".join(one.text for one in all_written(window))
    return " ".join(clean(words).replace(NO_BREAK, " ").split())


async def in_front(window: DoorWindow, kind: type[Sheet]) -> str:
    """What is said once a sheet of this kind is in front and can be used."""
    await until(lambda: isinstance(window.sheets.top, kind) and not window.sheets.top.ignores_input)
    return said(window)


async def chosen(window: DoorWindow, item: Item, kind: type[Sheet]) -> list[str]:
    """What the manager's menu says, and then the sheet that one of its tiles opens."""
    key(window, F10)
    read = [await in_front(window, ManagerSheet)]
    tap(window.findChildren(ManagerSheet)[0].tiles[item])
    read.append(await in_front(window, kind))
    window.sheets.dismiss_all()
    return read


@pytest.mark.parametrize("language", PHRASES)
def test_each_thing_that_staff_read_in_an_evening_is_said_as_a_volunteer_says_it(
    qapp: QApplication, stage: Stage, controller: FakeController, language: str
) -> None:
    use_language(qapp, language)
    controller.link_state = LinkState.SIGN_IN
    controller.open_incidents = [Incident("i1", IncidentKind.CONFLICT, NOW, CHLOE.id, "a3")]
    controller.arrivals_held = Arrivals(NOW - 180 * 60, 60.0, (0,) * 170 + (3,) + (1,) * 9)

    async def scene(window: DoorWindow, controller: FakeController) -> None:
        window.resize(1280, 800)
        controller.say(SyncFailed("You could not be authenticated: the OAuth token is bad"))
        read = [said(window)]
        controller.link_state = LinkState.GOOD
        controller.say(LinkChanged(LinkState.GOOD))
        controller.say(given(AlreadyIn(CHLOE, Reason.INSIDE, None), looked_again=True))
        read.append(said(window))
        controller.admitted[ANA.id] = "adm-1"
        controller.say(replace(given(Admit(ANA), certainty=Certainty.LOCAL), admission_id="adm-1"))
        read.append(said(window))
        key(window, F8)
        await until(lambda: shown_word(window) == ("UNDONE" if language == "en" else "ZURÜCKGENOMMEN"))
        read.append(said(window))
        window.overlay.settle()
        key(window, F6)
        await until(lambda: bool(window.findChildren(IncidentsSheet)[0].list.rows.rows))
        read.append(await in_front(window, IncidentsSheet))
        key(window.findChildren(IncidentsSheet)[0].list)
        read.append(await in_front(window, SettleSheet))
        window.sheets.dismiss_all()
        controller.say(given(Unknown()))
        key(window, F3)
        read.append(await in_front(window, OffListSheet))
        window.sheets.dismiss_all()
        controller.unsent = OutboxCount(2, NOW - 60)
        controller.say(OutboxChanged(controller.unsent))
        tap(window.status_bar.unsent)
        read.append(await in_front(window, ExplainSheet))
        window.sheets.dismiss_all()
        read += await chosen(window, Item.SETTINGS, SettingsSheet)
        read += await chosen(window, Item.ARRIVALS, ArrivalsSheet)
        window.close()
        read.append(await in_front(window, ExplainSheet))
        assert [phrase for phrase in PHRASES[language] if not any(phrase in one for one in read)] == []
        assert "OAuth" not in " ".join(read)

    stage(scene)
