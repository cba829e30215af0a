"""A player of sounds that notes what it is asked for."""

from collections.abc import Callable
from dataclasses import dataclass, field

from kiosk.core.verdict import Sound
from kiosk.ui.sound.loudspeaker import PlayerState
from kiosk.ui.sound.sounds import Sounds


@dataclass
class FakePlayer:
    """A player that notes what it is asked for; `told` is whom it tells of the device."""

    heard: list[tuple[Sound, float]] = field(default_factory=list)
    volumes: list[float] = field(default_factory=list)
    stops: int = 0
    closed: int = 0
    told: Callable[[PlayerState], None] | None = None

    def start(self, told: Callable[[PlayerState], None]) -> None:
        assert self.told is None
        self.told = told

    def play(self, sound: Sound, volume: float) -> None:
        self.heard.append((sound, volume))

    def set_volume(self, volume: float) -> None:
        self.volumes.append(volume)

    def stop(self) -> None:
        self.stops += 1

    def close(self) -> None:
        self.closed += 1

    def tell(self, state: PlayerState) -> None:
        assert self.told is not None
        self.told(state)

    @property
    def sounds(self) -> list[Sound]:
        return [sound for sound, _ in self.heard]


def ready(player: FakePlayer, *, volume: float = 1.0, muted: bool = False, stop_s: float = 3600.0) -> Sounds:
    sounds = Sounds(volume, muted=muted, player=player, stop_s=stop_s)
    sounds.prepare()
    player.tell(PlayerState.READY)
    return sounds
