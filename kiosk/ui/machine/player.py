"""What plays the door's sounds, as the screen sees it."""

from collections.abc import Callable
from enum import StrEnum
from typing import Protocol

from kiosk.core.verdict import Sound


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

    def start(self, told: Callable[[PlayerState], None]) -> None:
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
