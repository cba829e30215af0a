"""A picture as the cascade's steps look at it: its pixels, and where something like a code was seen."""

from collections.abc import Iterator, Sequence
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from kiosk.scanning.frames import Code, Corner, Pixels

_AROUND = 0.35
"""How much of a code's own size is looked at around it: its quiet zone, and what was not seen of it."""


class Outline(Struct, frozen=True):
    """A code that was located but not read: its corners, and its modules a side if these are known."""

    corners: tuple[Corner, ...]
    side: int | None


class Region(Struct, frozen=True):
    """An upright part of a picture, in pixels; right and bottom are beyond it."""

    left: int
    top: int
    right: int
    bottom: int

    def of(self, gray: Pixels) -> Pixels:
        """That part of a picture, without copying it."""
        return gray[self.top : self.bottom, self.left : self.right]

    def back(self, code: Code) -> Code:
        """The code, its corners in pixels of the whole picture."""
        return replace(code, corners=self.placed(code.corners))

    def placed(self, corners: Sequence[Corner]) -> tuple[Corner, ...]:
        """Corners in pixels of the part, in pixels of the whole picture."""
        return tuple((x + self.left, y + self.top) for x, y in corners)


class View(Struct, frozen=True):
    """One picture to be read, contiguous gray."""

    gray: Pixels
    outlines: Sequence[Outline] = ()
    region: Region | None = None
    """Where a code is suspected: here, or in the frames just before."""
    most_outlines: int = 3
    most_pixels: int = 1_000_000
    """What is larger is reduced where a step would take long, on frames to keep their pace."""
    is_still: bool = False
    """A picture that is there alone and may take its time, and not one of many frames."""


class Step(Protocol):
    """One way to read what others could not."""

    @property
    def name(self) -> str:
        """A short name for logs and results."""

    def looks(self, view: View) -> Iterator[list[Code]]:
        """Work in pieces of a few milliseconds, each ending with the codes it read. May raise anything."""


def region_around(points: Sequence[Corner], gray: Pixels) -> Region | None:
    """The part of the picture around these points with room beside them; None if none of it is in sight."""
    height, width = gray.shape
    xs, ys = [x for x, _ in points], [y for _, y in points]
    room = _AROUND * max(max(xs) - min(xs), max(ys) - min(ys)) + 8
    left, top = max(0, int(min(xs) - room)), max(0, int(min(ys) - room))
    right, bottom = min(width, int(max(xs) + room) + 1), min(height, int(max(ys) + room) + 1)
    return Region(left, top, right, bottom) if right - left > 20 and bottom - top > 20 else None
