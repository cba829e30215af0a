"""The machine's loudspeaker, through Qt's sound effects.

Never put a message handler of Python's into Qt (`qInstallMessageHandler`) where this plays: Qt calls it on
the sound server's thread, under the server's lock, for which the screen's thread waits with Python's in hand.
"""

import logging
import threading
from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, QTimer, QUrl, Signal

import kiosk
from kiosk.core.verdict import Sound

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QAudioDevice, QMediaDevices, QSoundEffect


class PlayerState(StrEnum):
    """Whether sounds can be heard, and if not, for want of what."""

    STARTING = "starting"
    READY = "ready"
    NO_DEVICE = "no_device"
    NO_LIBRARY = "no_library"
    UNFIT = "unfit"
    """There is a device, but it takes none of our sounds."""
    STUCK = "stuck"
    """The last sound did not come to its end; the next one tries again."""


class Player(Protocol):
    """Plays one sound at a time. No call waits for the device, and none raises."""

    def start(self, report: Callable[[PlayerState], None]) -> None:
        """Look for a device; `told` hears, on the screen's thread, what came of it and each change."""
        ...

    def play(self, sound: Sound, volume: float) -> None:
        """Play this at once, instead of what is playing; `volume` is a share (0 to 1) of full scale."""
        ...

    def set_volume(self, volume: float) -> None:
        """Turn what is playing up or down."""
        ...

    def stop(self) -> None:
        """Be silent."""
        ...

    def close(self) -> None:
        """Let go of the device; nothing is played any more."""
        ...


LOG = logging.getLogger(__name__)

LATE_MS = 4000
"""A sound that has not come to its end by then is not heard; the longest takes 1.2 s."""
LEAVING_S = 1.0
"""How long the end of the program waits for a sound server that hangs."""

_TIMES = {Sound.STOP: 2}
"""The siren's file holds half of it."""


def sound_file(sound: Sound) -> Path:
    """`resources/sounds/<sound>.wav`, in the repository or inside the installed package."""
    package = Path(kiosk.__file__).parent
    installed = package / "resources" / "sounds" / f"{sound.value}.wav"
    in_repository = package.parent / "resources" / "sounds" / f"{sound.value}.wav"
    return installed if installed.exists() else in_repository


class Loudspeaker(QObject):
    """The `Player` of the program: one effect for each sound, all loaded before they are needed.

    A sound server that hangs keeps whoever asks first for half a minute, so that is done on a thread of its
    own. The effects live on the screen's thread: played from another, Qt 6.11 corrupts its memory.
    """

    _asked = Signal(object)
    """What is known once Qt's part for sound has been loaded: NO_LIBRARY, or STARTING to go on."""
    _changed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        # A daemon: a sound server that hangs must not keep the program from ending.
        self._search = threading.Thread(target=self._ask, name="loudspeaker", daemon=True)
        self._state = PlayerState.STARTING
        self._asked_of = threading.Lock()
        """Held while the thread emits: what emits while Qt destroys the object ends the program."""
        self._is_open = False
        self._devices: QMediaDevices | None = None
        self._effects: dict[Sound, QSoundEffect] = {}
        self._late = QTimer(self)
        self._late.setSingleShot(True)
        self._late.setInterval(LATE_MS)
        self._late.timeout.connect(self._is_late)
        self._asked.connect(self._has_asked)

    def start(self, report: Callable[[PlayerState], None]) -> None:
        """Look for a device; call it once."""
        self._changed.connect(report)
        self._is_open = True
        self._search.start()

    def play(self, sound: Sound, volume: float) -> None:
        """Play this from its start, instead of what is playing."""
        self._cut()
        if sound in self._effects:
            self._effects[sound].setVolume(volume)
            if not self._late.isActive():  # sounds that follow quickly must not put it off for ever
                self._late.start()
            self._effects[sound].play()

    def set_volume(self, volume: float) -> None:
        """Turn what is playing up or down."""
        for effect in self._effects.values():
            effect.setVolume(volume)

    def stop(self) -> None:
        """Be silent."""
        self._late.stop()
        self._cut()

    def close(self) -> None:
        """Let go of the device; a sound server that hangs is left alone."""
        with self._asked_of:
            self._is_open = False
        self._leave()
        if self._devices is not None:
            self._devices.audioOutputsChanged.disconnect(self._look)
            self._devices = None
        if self._search.is_alive():
            self._search.join(LEAVING_S)
            if self._search.is_alive():
                LOG.warning("the sound server does not answer, and is left alone")

    def _ask(self) -> None:
        try:
            from PySide6.QtMultimedia import QMediaDevices
        except ImportError as error:  # Qt's part for sound needs libraries that a system may lack
            LOG.info("no sound: %s", error)
            self._answer(PlayerState.NO_LIBRARY)
            return
        QMediaDevices.defaultAudioOutput()
        self._answer(PlayerState.STARTING)

    def _answer(self, found: PlayerState) -> None:
        with self._asked_of:
            if self._is_open:
                self._asked.emit(found)

    def _has_asked(self, found: PlayerState) -> None:
        if not self._is_open:
            return
        if found is PlayerState.NO_LIBRARY:
            self._report(found)
            return
        from PySide6.QtMultimedia import QMediaDevices

        self._devices = QMediaDevices(self)
        self._devices.audioOutputsChanged.connect(self._look)
        self._look()

    def _look(self) -> None:
        from PySide6.QtMultimedia import QMediaDevices

        self._leave()
        device = QMediaDevices.defaultAudioOutput()
        if device.isNull():
            self._report(PlayerState.NO_DEVICE)
            return
        self._effects = {sound: self._load(sound, device) for sound in Sound if sound is not Sound.NONE}
        self._weigh()

    def _load(self, sound: Sound, device: "QAudioDevice") -> "QSoundEffect":
        from PySide6.QtMultimedia import QSoundEffect

        effect = QSoundEffect(device, self)
        effect.setLoopCount(_TIMES.get(sound, 1))
        effect.setSource(QUrl.fromLocalFile(str(sound_file(sound))))
        effect.statusChanged.connect(self._weigh)
        effect.playingChanged.connect(self._came_to_its_end)
        return effect

    def _leave(self) -> None:
        self.stop()
        for effect in self._effects.values():
            effect.statusChanged.disconnect(self._weigh)
            effect.deleteLater()
        self._effects = {}

    def _cut(self) -> None:
        for effect in self._effects.values():
            effect.playingChanged.disconnect(self._came_to_its_end)
            effect.stop()
            effect.playingChanged.connect(self._came_to_its_end)

    def _weigh(self) -> None:
        from PySide6.QtMultimedia import QSoundEffect

        found = {effect.status() for effect in self._effects.values()}
        if QSoundEffect.Status.Error in found:
            self._report(PlayerState.UNFIT)
        elif found == {QSoundEffect.Status.Ready}:
            self._report(PlayerState.READY)

    def _came_to_its_end(self) -> None:
        if not any(effect.isPlaying() for effect in self._effects.values()):
            self._late.stop()
            if self._state is PlayerState.STUCK:
                self._report(PlayerState.READY)

    def _is_late(self) -> None:
        self._report(PlayerState.STUCK)

    def _report(self, state: PlayerState) -> None:
        if state is not self._state:
            self._state = state
            self._changed.emit(state)
