"""The door's sounds: how loud, whether at all, and which of two goes first."""

from PySide6.QtCore import QObject, QTimer, Signal

from kiosk.core.verdict import Sound
from kiosk.ui.sound.loudspeaker import Loudspeaker, Player, PlayerState

STOP_S = 1.3
"""How long STOP is heard, and a little more for a device that is slow to begin."""
STEP = 0.1
"""By how much one step turns the volume up or down."""

_PLAYS = (PlayerState.READY, PlayerState.STUCK)
_TROUBLE = (PlayerState.NO_DEVICE, PlayerState.NO_LIBRARY, PlayerState.UNFIT, PlayerState.STUCK)


class Sounds(QObject):
    """Plays a verdict's sound at once, instead of the one before; only STOP is always heard to its end.

    What comes while STOP is heard follows it, the newest alone. Without a device the door is silent and says
    so: `available` and `trouble` tell, and nothing here waits or raises.

    `volume`: 0 to 1, as a person hears it. `player`: the machine's loudspeaker unless another is given.
    `stop_s`: how long STOP has the floor.
    """

    changed = Signal()
    """The volume, the mute or the device is another."""
    unavailable = Signal(str)
    """There is no sound from now on; why, for a person."""

    def __init__(
        self,
        volume: float,
        *,
        muted: bool,
        player: Player | None = None,
        stop_s: float = STOP_S,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._volume = _bounded(volume)
        self._muted = muted
        self._player: Player = player or Loudspeaker(self)
        self._state = PlayerState.STARTING
        self._is_prepared = False
        self._next = Sound.NONE
        self._stop_has_floor = QTimer(self)
        self._stop_has_floor.setSingleShot(True)
        self._stop_has_floor.setInterval(round(stop_s * 1000))
        self._stop_has_floor.timeout.connect(self._floor_is_free)

    def prepare(self) -> None:
        """Look for a device and load the sounds, elsewhere: call it once the window is shown."""
        if not self._is_prepared:
            self._is_prepared = True
            self._player.start(self._player_changed)

    def close(self) -> None:
        """Silence, for good."""
        self._fall_silent()
        if self._is_prepared:
            self._player.close()

    @property
    def available(self) -> bool:
        """Whether there is a device that plays."""
        return self._state is PlayerState.READY

    @property
    def lacks_device(self) -> bool:
        """Whether the machine has no loudspeaker at all."""
        return self._state is PlayerState.NO_DEVICE

    @property
    def trouble(self) -> str:
        """Why nothing can be heard, for a person; empty while all is well or not known yet."""
        match self._state:
            case PlayerState.NO_DEVICE:
                return self.tr("No loudspeaker was found.")
            case PlayerState.NO_LIBRARY:
                return self.tr("A part of the system that plays sound is missing.")
            case PlayerState.UNFIT:
                return self.tr("The loudspeaker cannot play the door’s sounds.")
            case PlayerState.STUCK:
                return self.tr("The loudspeaker does not answer.")
            case _:
                return ""

    @property
    def volume(self) -> float:
        """How loud, 0 to 1."""
        return self._volume

    @volume.setter
    def volume(self, volume: float) -> None:
        if (bounded := _bounded(volume)) != self._volume:
            self._volume = bounded
            self._player.set_volume(_share(bounded))
            self.changed.emit()

    @property
    def muted(self) -> bool:
        """Whether a person wants no sound."""
        return self._muted

    @muted.setter
    def muted(self, muted: bool) -> None:
        if muted != self._muted:
            self._muted = muted
            if muted:
                self._fall_silent()
            self.changed.emit()

    def turn(self, steps: int) -> None:
        """Turn the volume up, or down for fewer than no steps; turning up ends a mute."""
        if steps > 0:
            self.muted = False
        self.volume = round(self._volume + steps * STEP, 1)

    def play(self, sound: Sound) -> None:
        """Let this be heard now, or after the STOP that is being heard; never waits."""
        if sound is Sound.NONE or self._muted or self._state not in _PLAYS:
            return
        if self._stop_has_floor.isActive():
            if self._next is not Sound.STOP:
                self._next = sound
            return
        if sound is Sound.STOP:
            self._stop_has_floor.start()
        self._player.play(sound, _share(self._volume))

    def _floor_is_free(self) -> None:
        waiting, self._next = self._next, Sound.NONE
        self.play(waiting)

    def _fall_silent(self) -> None:
        self._stop_has_floor.stop()
        self._next = Sound.NONE
        if self._is_prepared:
            self._player.stop()

    def _player_changed(self, state: PlayerState) -> None:
        if state is self._state:
            return
        self._state = state
        if state in _TROUBLE:
            self._stop_has_floor.stop()
            self._next = Sound.NONE
            self.unavailable.emit(self.trouble)
        self.changed.emit()


def _bounded(volume: float) -> float:
    return min(max(volume, 0.0), 1.0)


def _share(volume: float) -> float:
    """The share of full scale that sounds as loud as `volume` says: ears hear ratios."""
    return volume**2
