"""The button that shows how loud the door is."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from kiosk.core.screen_settings import Scheme
from kiosk.ui.sound.loudspeaker import PlayerState
from kiosk.ui.sound.sounds import Sounds
from kiosk.ui.sound.volume_button import VolumeButton
from kiosk.ui.texts.language import use_language
from kiosk.ui.theme.theme import Theme
from tests.gui.fake_player import FakePlayer, ready
from tests.gui.painted_text import beside_words
from tests.gui.simulated_input import key, tap

Made = tuple[VolumeButton, Sounds, FakePlayer]


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme(Scheme.DARK)


@pytest.fixture
def made(qtbot: QtBot, theme: Theme) -> Made:
    player = FakePlayer()
    sounds = ready(player, volume=0.8)
    button = VolumeButton(theme, sounds)
    qtbot.addWidget(button)
    button.show()
    return button, sounds, player


def turn_wheel(button: VolumeButton, eighths: int) -> None:
    centre = QPointF(button.rect().center())
    event = QWheelEvent(
        centre,
        QPointF(button.mapToGlobal(button.rect().center())),
        QPoint(),
        QPoint(0, eighths),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(button, event)


def ground(button: VolumeButton) -> str:
    return button.grab().toImage().pixelColor(8, button.height() // 2).name()


def test_a_tap_mutes_in_the_colour_of_a_warning_and_a_tap_ends_it(made: Made, theme: Theme) -> None:
    button, sounds, _ = made
    warning = theme.palette.warning.fill.lower()
    assert (button.accessibleName(), button.toolTip()) == ("Sound on, 80 %", "Sound on, 80 %")
    assert (button.icon_name, ground(button) == warning) == ("sound-on", False)
    tap(button)
    assert sounds.muted
    assert (button.accessibleName(), button.toolTip()) == ("Muted", "Muted")
    assert (button.icon_name, ground(button)) == ("sound-off", warning)
    tap(button)
    assert (button.icon_name, ground(button) == warning) == ("sound-on", False)


def test_up_and_down_and_enter_do_it_without_a_mouse(made: Made) -> None:
    button, sounds, _ = made
    key(button, Qt.Key.Key_Up)
    assert button.accessibleName() == "Sound on, 90 %"
    for _ in range(5):
        key(button, Qt.Key.Key_Down)
    assert (button.accessibleName(), button.icon_name) == ("Sound on, 40 %", "sound-low")
    key(button, Qt.Key.Key_Return)
    assert sounds.muted
    key(button, Qt.Key.Key_Up)
    assert (sounds.muted, sounds.volume) == (False, 0.5)


def test_a_wheel_turns_it_by_notches_and_a_touch_pad_by_their_sum(made: Made) -> None:
    button, sounds, _ = made
    turn_wheel(button, 120)
    assert sounds.volume == 0.9
    turn_wheel(button, -360)
    assert sounds.volume == 0.6
    for _ in range(3):
        turn_wheel(button, -40)
    assert sounds.volume == 0.5


def test_turned_down_to_nothing_it_warns_and_a_tap_makes_it_heard(made: Made) -> None:
    button, sounds, _ = made
    sounds.volume = 0
    assert (button.accessibleName(), button.icon_name, button.warns) == ("Sound on, 0 %", "sound-off", True)
    tap(button)
    assert (sounds.volume, sounds.muted, button.warns) == (0.1, False, False)


@pytest.mark.qt_log_ignore("This plugin does not support raise", extend=True)
def test_without_a_device_it_says_why_and_a_tap_mutes_nothing(qtbot: QtBot, made: Made) -> None:
    button, sounds, player = made
    player.tell(PlayerState.NO_DEVICE)
    assert button.accessibleName() == "No sound: No loudspeaker was found."
    assert (button.icon_name, button.warns) == ("sound-off", True)
    tap(button)
    assert not sounds.muted
    assert QToolTip.text() == button.accessibleName()
    QToolTip.hideText()
    player.tell(PlayerState.READY)
    assert (button.accessibleName(), button.warns) == ("Sound on, 80 %", False)


def test_it_can_be_touched_and_grows_with_the_window(made: Made, theme: Theme) -> None:
    button, sounds, _ = made
    assert min(button.width(), button.height()) >= 48
    sounds.muted = True
    theme.fit_to(5120, 3200)
    button.adjustSize()
    assert min(button.width(), button.height()) >= 96
    assert button.iconSize().width() == 44
    theme.choose(Scheme.LIGHT)
    assert ground(button) == theme.palette.warning.fill.lower()


@pytest.mark.parametrize("language", ["en", "pseudo-rtl"])
def test_its_words_keep_their_distance_from_its_icon(
    qapp: QApplication, qtbot: QtBot, theme: Theme, language: str
) -> None:
    use_language(qapp, language)
    player = FakePlayer()
    button = VolumeButton(theme, ready(player, volume=0.8))
    qtbot.addWidget(button)
    player.tell(PlayerState.NO_DEVICE)
    button.adjustSize()
    assert beside_words(button) >= 8


def test_it_says_that_there_is_no_loudspeaker(made: Made) -> None:
    button, sounds, player = made
    said: list[str] = []
    button.words_changed.connect(lambda: said.append(button.text()))
    assert button.text() == ""
    player.tell(PlayerState.NO_DEVICE)
    assert (button.text(), said) == ("No loudspeaker", ["No loudspeaker"])
    button.set_brief(brief=True)
    assert button.text() == ""
    button.set_brief(brief=False)
    player.tell(PlayerState.STUCK)
    assert button.text() == "No sound"
    player.tell(PlayerState.READY)
    assert (button.text(), said[-1]) == ("", "")
    sounds.muted = True
    assert button.text() == ""
