"""What a screen reader is given to read."""

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget
from pytestqt.exceptions import capture_exceptions
from pytestqt.qtbot import QtBot

from kiosk.ui.design.text_fit import isolate, strong
from kiosk.ui.design.theme import Look
from kiosk.ui.machine.announcer import Announcer
from kiosk.ui.wording.telling import Telling

Said = tuple[str, QAccessible.AnnouncementPoliteness, QWidget]


def said_of(qtbot: QtBot, telling: Telling) -> list[Said]:
    window = QWidget()
    qtbot.addWidget(window)
    said: list[Said] = []

    def note(event: QAccessibleAnnouncementEvent) -> None:
        assert event.object() is window
        said.append((event.message(), event.politeness(), window))

    Announcer(window, note).announce(telling)
    return said


@pytest.mark.parametrize("look", [look for look in Look if look is not Look.NEUTRAL])
def test_only_what_stops_a_guest_interrupts(qtbot: QtBot, look: Look) -> None:
    ((_, politeness, _),) = said_of(qtbot, Telling(look=look, mark="go", word="GO IN"))
    stops = look is Look.STOP
    assert (politeness is QAccessible.AnnouncementPoliteness.Assertive) == stops


def test_it_reads_the_word_the_name_the_reason_and_what_to_do(qtbot: QtBot) -> None:
    telling = Telling(
        look=Look.STOP,
        mark="twice",
        word="ALREADY IN",
        name="Ana García",
        lines=(f"Came in at {strong('19:42')}, Door B", "This ticket is shown again."),
        notices=("Check ID", " "),
        chips=("VIP",),
    )
    ((message, _, _),) = said_of(qtbot, telling)
    assert (
        message == "ALREADY IN. Ana García. Came in at 19:42, Door B. This ticket is shown again. Check ID."
    )


def test_names_in_any_script_and_none_at_all(qtbot: QtBot) -> None:
    name = isolate("محمد")
    ((message, _, _),) = said_of(qtbot, Telling(look=Look.GO, mark="go", word="GO IN", name=name))
    assert message == f"GO IN. {name}."
    ((message, _, _),) = said_of(qtbot, Telling(look=Look.GREY, mark="same", word="JUST SCANNED"))
    assert message == "JUST SCANNED."


def test_a_check_under_way_is_not_read(qtbot: QtBot) -> None:
    assert said_of(qtbot, Telling(look=Look.NEUTRAL, mark="wait", word="CHECKING", name="Ana")) == []


def test_the_system_takes_it(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    with capture_exceptions() as raised:
        Announcer(window).announce(Telling(look=Look.GO, mark="go", word="GO IN"))
    assert raised == []
