"""What staff read in the course of an evening is said in plain words, where they read it."""

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
    "en": {
        "strip": ("Nobody waiting",),
        "bar": ("This machine is not signed in. Ask the manager.",),
        "double": ("This ticket has already been used", "Checked just now"),
        "green": ("not sent yet",),
        "undo": ("UNDONE",),
        "incidents": ("Needs attention · 1",),
        "incident": ("Resolve: why?",),
        "off list": ("Let in without a ticket",),
        "unsent": ("Sent automatically when the connection is back.",),
        "menu": ("Move to another computer", "Needs attention", "Not sent yet", "Let in without a ticket"),
        "settings": ("Show result for",),
        "arrivals": ("busiest minute",),
        "closing": ("Close anyway",),
    },
    "de": {
        "strip": ("Niemand wartet",),
        "bar": ("Dieses Gerät ist nicht angemeldet. Die Leitung fragen.",),
        "double": ("Dieses Ticket wurde schon benutzt", "Gerade geprüft"),
        "green": ("noch nicht gesendet",),
        "undo": ("ZURÜCKGENOMMEN",),
        "incidents": ("Zu klären · 1",),
        "incident": ("Geklärt: warum?",),
        "off list": ("Ohne Ticket einlassen",),
        "unsent": ("automatisch gesendet, sobald die Verbindung wieder da ist",),
        "menu": ("Computer wechseln", "Zu klären", "Nicht gesendet", "Ohne Ticket einlassen"),
        "settings": ("Ergebnis zeigen für",),
        "arrivals": ("stärkste Minute",),
        "closing": ("Trotzdem schließen",),
    },
}
F3, F6, F8, F10 = Qt.Key.Key_F3, Qt.Key.Key_F6, Qt.Key.Key_F8, Qt.Key.Key_F10


def said(part: QWidget) -> str:
    """All that a part of the screen has painted, as one line."""
    words = " ".join(one.text for one in all_written(part))
    return " ".join(clean(words).replace(NO_BREAK, " ").split())


async def in_front(window: DoorWindow, kind: type[Sheet]) -> str:
    """What a sheet of this kind says once it is in front and can be used."""
    await until(lambda: isinstance(window.sheets.top, kind) and not window.sheets.top.ignores_input)
    top = window.sheets.top
    assert top is not None
    return said(top)


async def chosen(window: DoorWindow, item: Item, kind: type[Sheet]) -> tuple[str, str]:
    """What the manager's menu says, and then the sheet that one of its tiles opens."""
    key(window, F10)
    menu = await in_front(window, ManagerSheet)
    tap(window.findChildren(ManagerSheet)[0].tiles[item])
    sheet = await in_front(window, kind)
    window.sheets.dismiss_all()
    return menu, sheet


async def said_at_the_lane(window: DoorWindow, controller: FakeController, undone: str) -> dict[str, str]:
    """What the window says of its state, of guests and of an undo."""
    controller.say(SyncFailed("You could not be authenticated: the OAuth token is bad"))
    read = {"strip": said(window.aside), "bar": said(window.last_verdict)}
    controller.link_state = LinkState.GOOD
    controller.say(LinkChanged(LinkState.GOOD))
    controller.say(given(AlreadyIn(CHLOE, Reason.INSIDE, None), looked_again=True))
    read["double"] = said(window.overlay)
    controller.admitted[ANA.id] = "adm-1"
    controller.say(given(Admit(ANA), certainty=Certainty.LOCAL, admission_id="adm-1"))
    read["green"] = said(window.overlay)
    key(window, F8)
    await until(lambda: shown_word(window) == undone)
    read["undo"] = said(window.overlay)
    window.overlay.settle()
    return read


async def said_on_sheets(window: DoorWindow, controller: FakeController) -> dict[str, str]:
    """What the sheets say that staff open, and what closing asks."""
    read: dict[str, str] = {}
    key(window, F6)
    await until(lambda: bool(window.findChildren(IncidentsSheet)[0].list.rows.rows))
    read["incidents"] = await in_front(window, IncidentsSheet)
    key(window.findChildren(IncidentsSheet)[0].list)
    read["incident"] = await in_front(window, SettleSheet)
    window.sheets.dismiss_all()
    controller.say(given(Unknown()))
    key(window, F3)
    read["off list"] = await in_front(window, OffListSheet)
    window.sheets.dismiss_all()
    controller.unsent = OutboxCount(2, NOW - 60)
    controller.say(OutboxChanged(controller.unsent))
    tap(window.status_bar.unsent)
    read["unsent"] = await in_front(window, ExplainSheet)
    window.sheets.dismiss_all()
    read["menu"], read["settings"] = await chosen(window, Item.SETTINGS, SettingsSheet)
    _, read["arrivals"] = await chosen(window, Item.ARRIVALS, ArrivalsSheet)
    window.close()
    read["closing"] = await in_front(window, ExplainSheet)
    return read


@pytest.mark.parametrize("language", PHRASES)
def test_each_thing_that_staff_read_in_an_evening_is_said_as_a_volunteer_says_it(
    qapp: QApplication, stage: Stage, controller: FakeController, language: str
) -> None:
    use_language(qapp, language)
    controller.link_state = LinkState.SIGN_IN
    controller.open_incidents = [Incident("i1", IncidentKind.CONFLICT, NOW, CHLOE.id, "a3")]
    controller.arrivals_held = Arrivals(NOW - 180 * 60, 60.0, (0,) * 170 + (3,) + (1,) * 9)
    phrases = PHRASES[language]

    async def scene(window: DoorWindow, controller: FakeController) -> None:
        window.resize(1280, 800)
        read = await said_at_the_lane(window, controller, *phrases["undo"])
        read |= await said_on_sheets(window, controller)
        missing = [
            (at, one) for at, said_there in phrases.items() for one in said_there if one not in read[at]
        ]
        assert missing == []
        assert "OAuth" not in " ".join(read.values())

    stage(scene)
