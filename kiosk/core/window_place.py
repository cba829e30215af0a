"""Where a window stands: what is kept of it for the next start, and what of that fits the screens of then."""

import re
from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

USUAL = (1280, 800)
"""A window, longer side first; a screen that has no room for it is small."""
LEAVES = 0.9
"""Of a screen's sides a window that is no longer maximised takes so much at most, unless staff made it so."""

_TEXT = re.compile(r"([0-9]{1,5})x([0-9]{1,5})@(-?[0-9]{1,6}),(-?[0-9]{1,6})( maximised)?")


class Area(Struct, frozen=True):
    """A rectangle of the desktop, in its pixels."""

    x: int
    y: int
    width: int
    height: int

    @property
    def is_small(self) -> bool:
        """Whether a usual window has no room in it, neither across nor upright."""
        sides = (max(self.width, self.height), min(self.width, self.height))
        return sides[0] < USUAL[0] or sides[1] < USUAL[1]

    def shared_with(self, other: "Area") -> int:
        """How many pixels both have."""
        wide = min(self.x + self.width, other.x + other.width) - max(self.x, other.x)
        high = min(self.y + self.height, other.y + other.height) - max(self.y, other.y)
        return max(wide, 0) * max(high, 0)

    def fitted_into(self, screen: "Area") -> "Area":
        """The same, moved and made smaller so that all of it is on the screen."""
        width, height = min(self.width, screen.width), min(self.height, screen.height)
        x = min(max(self.x, screen.x), screen.x + screen.width - width)
        y = min(max(self.y, screen.y), screen.y + screen.height - height)
        return Area(x, y, width, height)


class WindowPlace(Struct, frozen=True):
    """Where a window is while it is not maximised, and whether it is maximised."""

    area: Area
    maximised: bool = False

    def __str__(self) -> str:
        """As the settings keep it; `place_from` reads it back."""
        area = self.area
        text = f"{area.width}x{area.height}@{area.x},{area.y}"
        return f"{text} maximised" if self.maximised else text


def place_from(text: str) -> WindowPlace | None:
    """The place that a text keeps; None for an empty one. Raises ValueError for any other text."""
    if not text:
        return None
    match = _TEXT.fullmatch(text)
    if match is None:
        raise ValueError(f"{text!r} is no place of a window")
    width, height, x, y = (int(number) for number in match.groups()[:4])
    if not (width and height):
        raise ValueError(f"{text!r} is no place of a window")
    return WindowPlace(Area(x, y, width, height), maximised=match[5] is not None)


def opening_place(kept: WindowPlace | None, screens: Sequence[Area]) -> WindowPlace:
    """Where a window opens on the screens that are there, of each the part that windows may take.

    As it was kept, on the screen that has most of it, the first one where none has any; it is never larger
    than its screen. One of which nothing is kept, and every one on a small screen, is maximised.
    """
    if kept is None:
        return WindowPlace(_usual_on(screens[0]), maximised=True)
    screen = max(screens, key=kept.area.shared_with)
    area = kept.area.fitted_into(screen)
    if not kept.area.shared_with(screen):
        area = replace(_usual_on(screen), width=area.width, height=area.height).fitted_into(screen)
    return WindowPlace(area, maximised=kept.maximised or screen.is_small)


def _usual_on(screen: Area) -> Area:
    """A usual window in the middle of a screen, upright where that is."""
    longer, shorter = USUAL
    wanted = (longer, shorter) if screen.width >= screen.height else (shorter, longer)
    width, height = (
        min(wanted[0], round(screen.width * LEAVES)),
        min(wanted[1], round(screen.height * LEAVES)),
    )
    return Area(
        screen.x + (screen.width - width) // 2, screen.y + (screen.height - height) // 2, width, height
    )
