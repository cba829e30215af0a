"""The band at the foot."""

from dataclasses import replace

from pytestqt.qtbot import QtBot

from kiosk.core.verdict import Admit, Unknown
from kiosk.ui.design.theme import Scheme, Theme
from kiosk.ui.screen.actions import Action
from kiosk.ui.screen.band import Band
from kiosk.ui.wording.telling import tell_verdict
from tests.gui.fake_desk import a_ticket, given
from tests.gui.hands import tap
from tests.gui.written import all_written

GREEN = tell_verdict(given(Admit(a_ticket("t1", "Ana García Lorenzo", kind="VIP")), admission_id="a1"))


def band(qtbot: QtBot) -> Band:
    made = Band(Theme(Scheme.DARK))
    qtbot.addWidget(made)
    made.resize(1280, 132)
    made.show()
    return made


def test_it_is_ready_until_the_first_verdict(qtbot: QtBot) -> None:
    shown = band(qtbot)
    shown.be_ready("Camera, hand scanner and keyboard are ready")
    assert shown.text == "Ready for the next guest · Camera, hand scanner and keyboard are ready"
    assert not shown.buttons.button(Action.UNDO).isVisible()


def test_it_keeps_the_last_verdict_with_word_name_and_facts(qtbot: QtBot) -> None:
    shown = band(qtbot)
    shown.show_telling(GREEN)
    shown.be_ready("anything else")
    assert shown.text == "GO IN · Ana García Lorenzo · VIP · Confirmed by the service"
    assert shown.grab().toImage().pixelColor(5, 5).name() == "#34d17f"
    shown.show_telling(tell_verdict(given(Unknown())))
    assert shown.text.startswith("NOT ON THE LIST")
    assert not shown.buttons.button(Action.UNDO).isVisible()


def test_undo_names_the_admission_it_shows(qtbot: QtBot) -> None:
    shown = band(qtbot)
    shown.show_telling(GREEN)
    with qtbot.waitSignal(shown.acted) as asked:
        tap(shown.buttons.button(Action.UNDO))
    assert asked.args == [Action.UNDO, GREEN]


def test_where_guests_can_see_the_screen_only_first_letters_stay(qtbot: QtBot) -> None:
    shown = band(qtbot)
    shown.hide_names(hidden=True)
    shown.show_telling(GREEN)
    assert "García" not in shown.text
    assert "GO IN · A… G… L…" in shown.text
    shown.hide_names(hidden=False)
    assert "Ana García Lorenzo" in shown.text


def test_a_word_or_name_gets_smaller_before_it_is_cut(qtbot: QtBot) -> None:
    shown = band(qtbot)
    shown.resize(800, 132)
    shown.show_telling(tell_verdict(given(Unknown())))
    assert "NOT ON THE LIST" in [one.text for one in all_written(shown)]
    shown.show_telling(replace(GREEN, name="Maximiliana Schmidt-Lüdenscheid"))
    assert "Maximiliana Schmidt-Lüdenscheid" in [one.text for one in all_written(shown)]


def test_a_long_name_leaves_the_button_alone(qtbot: QtBot) -> None:
    shown = band(qtbot)
    shown.resize(800, 104)
    shown.show_telling(replace(GREEN, name="W" * 200))
    button = shown.buttons.button(Action.UNDO).geometry()
    image = shown.grab().toImage()
    gap = {image.pixelColor(button.x() - 6, y).name() for y in range(104)}
    assert gap == {"#34d17f"}
