"""The door's sounds: which is heard, how loud, and what is said where none can be."""

import sys
import threading
import wave
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from kiosk.core.verdict import Sound
from kiosk.ui.sound.loudspeaker import Loudspeaker, PlayerState, sound_file
from kiosk.ui.sound.sounds import STOP_S, Sounds
from tests.gui.fake_player import FakePlayer, ready


@pytest.fixture
def player() -> FakePlayer:
    return FakePlayer()


def test_every_verdict_is_heard_at_once_and_silence_is_not(qtbot: QtBot, player: FakePlayer) -> None:
    sounds = ready(player)
    plain = [sound for sound in Sound if sound not in (Sound.STOP, Sound.NONE)]
    for sound in (*plain, Sound.NONE):
        sounds.play(sound)
    assert player.sounds == plain


def test_stop_is_heard_to_its_end_and_the_newest_follows(qtbot: QtBot, player: FakePlayer) -> None:
    sounds = ready(player, stop_s=0.05)
    sounds.play(Sound.ERROR)
    sounds.play(Sound.STOP)
    sounds.play(Sound.SUCCESS)
    sounds.play(Sound.DUPLICATE)
    assert player.sounds == [Sound.ERROR, Sound.STOP]
    qtbot.waitUntil(lambda: len(player.heard) == 3)
    sounds.play(Sound.SUCCESS)
    assert player.sounds == [Sound.ERROR, Sound.STOP, Sound.DUPLICATE, Sound.SUCCESS]


def test_a_second_stop_follows_the_first_whatever_comes_after_it(qtbot: QtBot, player: FakePlayer) -> None:
    sounds = ready(player, stop_s=0.05)
    for sound in (Sound.STOP, Sound.SUCCESS, Sound.STOP, Sound.SUCCESS):
        sounds.play(sound)
    qtbot.waitUntil(lambda: len(player.heard) == 2)
    assert player.sounds == [Sound.STOP, Sound.STOP]


def test_a_muted_door_is_silent_at_once_even_in_a_stop(qtbot: QtBot, player: FakePlayer) -> None:
    sounds = ready(player)
    sounds.play(Sound.STOP)
    sounds.play(Sound.ERROR)
    with qtbot.waitSignal(sounds.changed):
        sounds.muted = True
    assert player.stops == 1
    sounds.play(Sound.SUCCESS)
    assert player.sounds == [Sound.STOP]
    sounds.muted = False
    sounds.play(Sound.SUCCESS)
    assert player.sounds == [Sound.STOP, Sound.SUCCESS]


def test_the_volume_goes_by_tenths_between_silent_and_full(qtbot: QtBot, player: FakePlayer) -> None:
    sounds = ready(player, volume=0.8)
    sounds.turn(1)
    assert sounds.volume == 0.9
    sounds.turn(5)
    assert sounds.volume == 1.0
    with qtbot.assertNotEmitted(sounds.changed):
        sounds.turn(1)
    sounds.volume = 0.5
    sounds.play(Sound.SUCCESS)
    assert player.heard == [(Sound.SUCCESS, 0.25)]
    assert player.volumes[-1] == 0.25
    sounds.turn(-9)
    assert sounds.volume == 0.0
    assert Sounds(7, muted=False, player=FakePlayer()).volume == 1.0


def test_turning_up_ends_a_mute_and_turning_down_does_not(qtbot: QtBot, player: FakePlayer) -> None:
    sounds = ready(player, volume=0.5, muted=True)
    sounds.turn(-1)
    assert (sounds.muted, sounds.volume) == (True, 0.4)
    sounds.turn(1)
    assert (sounds.muted, sounds.volume) == (False, 0.5)


def test_before_the_device_is_known_there_is_neither_sound_nor_trouble(
    qtbot: QtBot, player: FakePlayer
) -> None:
    sounds = Sounds(1.0, muted=False, player=player)
    sounds.play(Sound.SUCCESS)
    sounds.prepare()
    sounds.prepare()
    sounds.play(Sound.SUCCESS)
    assert (sounds.available, sounds.trouble, player.heard) == (False, "", [])


@pytest.mark.parametrize("state", [PlayerState.NO_DEVICE, PlayerState.NO_LIBRARY, PlayerState.UNFIT])
def test_no_sound_is_a_notice_and_a_device_plugged_in_later_plays(
    qtbot: QtBot, player: FakePlayer, state: PlayerState
) -> None:
    sounds = ready(player)
    sounds.play(Sound.STOP)
    with qtbot.waitSignal(sounds.unavailable) as said, qtbot.waitSignal(sounds.changed):
        player.tell(state)
    assert said.args == [sounds.trouble]
    assert sounds.trouble.endswith(".")
    assert not sounds.available
    sounds.play(Sound.SUCCESS)
    assert player.sounds == [Sound.STOP]
    with qtbot.waitSignal(sounds.changed):
        player.tell(PlayerState.READY)
    assert (sounds.available, sounds.trouble) == (True, "")
    sounds.play(Sound.SUCCESS)
    assert player.sounds == [Sound.STOP, Sound.SUCCESS]


def test_a_device_that_does_not_answer_is_tried_again_with_the_next_sound(
    qtbot: QtBot, player: FakePlayer
) -> None:
    sounds = ready(player)
    with qtbot.waitSignal(sounds.unavailable):
        player.tell(PlayerState.STUCK)
    sounds.play(Sound.ERROR)
    assert player.sounds == [Sound.ERROR]


def test_closing_is_silence(qtbot: QtBot, player: FakePlayer) -> None:
    sounds = ready(player)
    sounds.play(Sound.STOP)
    sounds.close()
    assert (player.stops, player.closed) == (1, 1)
    Sounds(1.0, muted=False, player=player).close()
    assert player.closed == 1


def test_stop_has_the_floor_for_as_long_as_its_file_lasts_twice() -> None:
    with wave.open(str(sound_file(Sound.STOP)), "rb") as file:
        lasts_s = 2 * file.getnframes() / file.getframerate()
    assert lasts_s < STOP_S < lasts_s + 0.3


@pytest.fixture
def machine(qtbot: QtBot) -> Iterator[tuple[Sounds, list[str]]]:
    """Sounds on whatever loudspeaker this machine has, and the troubles told."""
    troubles: list[str] = []
    sounds = Sounds(0.0, muted=False)
    sounds.unavailable.connect(troubles.append)
    yield sounds, troubles
    sounds.close()
    assert "loudspeaker" not in [thread.name for thread in threading.enumerate()]


# What Qt says of libraries and sound servers that a machine may lack.
@pytest.mark.qt_log_ignore("Couldn't (load|resolve)", "PulseAudioService", "pipewire", "ALSA", extend=True)
def test_a_machine_plays_or_says_why_not(qtbot: QtBot, machine: tuple[Sounds, list[str]]) -> None:
    sounds, troubles = machine
    sounds.prepare()
    qtbot.waitUntil(lambda: sounds.available or bool(sounds.trouble), timeout=60_000)
    assert sounds.available == (not troubles)
    for sound in Sound:
        sounds.play(sound)
    sounds.muted = True
    assert all(sound_file(sound).exists() for sound in Sound if sound is not Sound.NONE)


@pytest.mark.qt_log_ignore("Couldn't (load|resolve)", "PulseAudioService", "pipewire", "ALSA", extend=True)
def test_closing_before_the_device_is_known_says_nothing_more(qtbot: QtBot) -> None:
    told: list[PlayerState] = []
    answered: list[object] = []
    loudspeaker = Loudspeaker()
    loudspeaker._asked.connect(answered.append)
    loudspeaker.start(told.append)
    loudspeaker.close()
    qtbot.waitUntil(lambda: not loudspeaker._search.is_alive(), timeout=60_000)
    QCoreApplication.processEvents()
    assert told == []
    answered.clear()
    loudspeaker._answer(PlayerState.STARTING)
    QCoreApplication.processEvents()
    assert told == answered == []


def test_without_qts_part_for_sound_it_says_so(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", None)
    sounds = Sounds(1.0, muted=False)
    with qtbot.waitSignal(sounds.unavailable):
        sounds.prepare()
    assert "system" in sounds.trouble
    sounds.play(Sound.STOP)
    sounds.close()
