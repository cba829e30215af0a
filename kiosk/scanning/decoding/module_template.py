"""The square grid of a QR code: what is dark and what is light in every code of a size.

Sides are counted in modules; a QR code of version v has 17 + 4 v of them (ISO/IEC 18004, 7.3).
"""

from functools import cache

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

Plane = NDArray[np.float32]

SMALLEST_SIDE = 21
LARGEST_SIDE = 177
_OF_VERSION_32 = 26
"""The one distance between alignment patterns that does not follow the rule."""


class ModuleTemplate(Struct, frozen=True, eq=False):
    """The modules of a code of one size, row by row."""

    side: int
    known: Plane
    """(side, side): 1 where every code is dark, -1 where every code is light, 0 where that depends."""
    across: Plane
    """(side, side): x of the middle of each module, in modules from the left edge."""
    down: Plane

    @property
    def is_known(self) -> NDArray[np.bool_]:
        """(side, side): where the colour is the same in all codes of this size."""
        return np.asarray(self.known != 0)


@cache
def template_of(side: int) -> ModuleTemplate:
    """The lattice of a code with `side` modules. Raises `ValueError` if no QR code has that many."""
    if side % 4 != 1 or not SMALLEST_SIDE <= side <= LARGEST_SIDE:
        raise ValueError(f"no QR code has {side} modules a side")
    known = np.zeros((side, side), np.float32)
    known[6, :] = known[:, 6] = np.where(np.arange(side) % 2, -1, 1)
    corner = _rings(7, 8)
    known[:8, :8] = corner
    known[:8, side - 8 :] = corner[:, ::-1]
    known[side - 8 :, :8] = corner[::-1]
    centres = alignment_centres(side)
    for row in centres:
        for column in centres:
            if (row, column) not in {(6, 6), (6, side - 7), (side - 7, 6)}:
                known[row - 2 : row + 3, column - 2 : column + 3] = _rings(5, 5)
    middles = np.arange(side, dtype=np.float32) + np.float32(0.5)
    across, down = np.meshgrid(middles, middles)
    return ModuleTemplate(side, known, across, down)


def alignment_centres(side: int) -> tuple[int, ...]:
    """The rows, which are also the columns, that alignment patterns are centred on; none in version 1."""
    version = (side - 17) // 4
    if version == 1:
        return ()
    count = version // 7 + 2
    apart = _OF_VERSION_32 if version == 32 else (version * 4 + count * 2 + 1) // (count * 2 - 2) * 2
    return (6, *sorted(side - 7 - apart * at for at in range(count - 1)))


def _rings(width: int, room: int) -> Plane:
    """Nested squares, dark outside: a finder pattern (7 wide) or an alignment pattern (5), and light."""
    drawn = -np.ones((room, room), np.float32)
    for inset, colour in enumerate((1, -1, 1)):
        drawn[inset : width - inset, inset : width - inset] = colour
    if width == 7:
        drawn[2:5, 2:5] = 1
    return drawn
