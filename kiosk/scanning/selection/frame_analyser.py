"""What one frame shows, as door and preview are told of it; and the eye that makes this of what was read."""

from dataclasses import dataclass, field

from msgspec import Struct

from kiosk.scanning.frames import Code, Corner, Frame, Reading
from kiosk.scanning.selection.chooser import Chooser
from kiosk.scanning.selection.coaching import Coach, Coaching

Outline = tuple[Corner, ...]


class FrameResult(Struct, frozen=True):
    """A frame, the code in it that counts, and what else is there."""

    frame: Frame
    chosen: Code | None = None
    """The code held up, read in this frame."""
    others: tuple[Code, ...] = ()
    """Different codes beside it."""
    unread: tuple[Outline, ...] = ()
    """What looks like a code and could not be read."""
    coaching: Coaching | None = None
    """What is wrong with how the code is held, once that is worth a word."""
    hangs: bool = False
    """Whether the chosen one has not moved for so long that nobody holds it."""
    at_rest: bool = False
    """Whether nothing stirs."""


@dataclass
class FrameAnalyser:
    """Looks at frame after frame of one camera; remembers what was in view."""

    _chooser: Chooser = field(default_factory=Chooser)
    _coach: Coach = field(default_factory=Coach)

    def see(self, frame: Frame, reading: Reading) -> FrameResult:
        """What this frame shows."""
        height, width = frame.image.shape[:2]
        choice = self._chooser.choose(reading.codes, reading.unread, (width, height), frame.taken_at_s)
        shown = self._coach.see(frame, reading)
        unread = reading.unread or ((shown.outline,) if shown.outline else ())
        return FrameResult(
            frame, choice.chosen, choice.others, unread, shown.coaching, choice.hangs, at_rest=reading.at_rest
        )
