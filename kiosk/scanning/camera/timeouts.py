"""How long a camera, or whatever stands for one, is waited for."""

from msgspec import Struct


class CameraTimeouts(Struct, frozen=True):
    """How long a source is waited for, in seconds."""

    noticed_s: float = 2.0
    """Without a frame for this long, the source is lost. Slow cameras may still answer after it."""
    given_up_s: float = 6.0
    """A source that delivered and then hangs is left behind after this, and opened anew."""
    opening_s: float = 15.0
    """The same for one that has not delivered yet: some drivers take long to open a camera."""
    longest_s: float = 300.0
    """Each reader that was left behind doubles the time given to the next, up to this."""
    between_tries_s: float = 1.0

    def for_reader(self, *, delivered: bool, hanging: int) -> float:
        """How long a silent reader is waited for, with so many left behind already."""
        usual_s = self.given_up_s if delivered else self.opening_s
        return min(usual_s * 2.0 ** min(hanging, 16), max(usual_s, self.longest_s))
