"""When something happened, by both clocks, and how long ago that is."""

from msgspec import Struct

from kiosk.engine.ports import Clock


class Moment(Struct, frozen=True):
    """By the time of day, and by the monotonic clock, which on Linux stands still while a machine sleeps."""

    wall: float
    monotonic: float

    @classmethod
    def now(cls, clock: Clock) -> "Moment":
        """The one there is now."""
        return cls(clock.now(), clock.monotonic())

    def age_s(self, clock: Clock) -> float:
        """How long ago it was; neither a sleep nor a clock that was set makes it younger."""
        return max(0.0, clock.now() - self.wall, clock.monotonic() - self.monotonic)
