"""What passes between camera, decoder and screen: frames, the codes in them, and what was made of a frame."""

import codecs
from typing import Any

import cv2
import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

Pixels = NDArray[np.uint8]
"""(height, width) gray or (height, width, 3) BGR."""
Corner = tuple[float, float]
"""(x, y) in pixels of the frame, from its top left."""


class Frame(Struct, frozen=True, eq=False):
    """One picture from a source. Its pixels are shared between threads: read them, never write them."""

    image: Pixels
    sequence: int
    """Counts the frames of a capture from 1; gaps are frames that were dropped."""
    taken_at_s: float
    """Monotonic seconds, by the clock the capture was given."""
    opening: int = 0
    """Which opening of a camera it belongs to; see `kiosk.scanning.camera.capture.CameraState`."""


class Code(Struct, frozen=True):
    """One code that was read: its bytes as encoded, and the text they stand for."""

    data: bytes
    text: str
    engine: str
    """Who read it: `zxing`, `pyzbar` or `opencv`, with `+` and the preparation where one was needed."""
    corners: tuple[Corner, ...]
    """The outline in pixels of the frame, in order around the code; may be empty if the engine gives none."""

    @property
    def centre(self) -> Corner:
        """The middle of the outline; (0, 0) without one."""
        if not self.corners:
            return (0.0, 0.0)
        count = len(self.corners)
        return (sum(x for x, _ in self.corners) / count, sum(y for _, y in self.corners) / count)


class Reading(Struct, frozen=True):
    """What the cascade made of one frame."""

    codes: tuple[Code, ...]
    """The most central first."""
    unread: tuple[tuple[Corner, ...], ...]
    """Outlines of codes found but not read; where one was read at first sight, those nearer the middle.

    Without what was given up.
    """
    tried: tuple[str, ...]
    """The steps that ran, in order; the first is `zxing`. Empty where the frame was passed over at rest."""
    ms: float
    given_up: tuple[tuple[Corner, ...], ...] = ()
    """Outlines of what has hung there for a while, and was tried with everything in vain: a damaged sign."""
    at_rest: bool = False
    """Whether nothing is held up and nothing stirs, so that only a frame now and then is looked at."""


def text_of(data: bytes) -> str:
    """The text of a code's bytes: `unicode_text`, else Latin-1. Never fails."""
    text = unicode_text(data)
    return data.decode("latin-1") if text is None else text


def unicode_text(data: bytes) -> str | None:
    """UTF-8, or UTF-16 that bears its mark, without the mark; None if the bytes are neither."""
    marked = data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
    try:
        return data.decode("utf-16" if marked else "utf-8-sig")
    except UnicodeDecodeError:
        return None


def as_gray(image: NDArray[Any]) -> Pixels | None:
    """Any picture array as contiguous gray uint8; None if it is no picture (empty, wrong shape, not numbers).

    Takes gray, gray with alpha, BGR and BGRA of any boolean, integer or real type. What is not 8 bits wide is
    stretched to its own darkest and lightest value: cameras put 10 and 12 bits into 16. Transparency is laid
    on white, unless it is the same everywhere (virtual cameras leave it zero).
    """
    if image.ndim not in (2, 3) or image.size == 0 or image.dtype.kind not in "buif":
        return None
    if image.ndim == 3 and image.shape[2] not in (1, 2, 3, 4):
        return None
    eight = _as_eight_bits(image)
    if eight.ndim == 2:
        return np.ascontiguousarray(eight)
    channels = eight.shape[2]
    if channels >= 3:
        colours = np.ascontiguousarray(eight[..., :3])
        gray = np.asarray(cv2.cvtColor(colours, cv2.COLOR_BGR2GRAY), dtype=np.uint8)
    else:
        gray = eight[..., 0]
    if channels in (2, 4):
        gray = _on_white(gray, eight[..., -1])
    return np.ascontiguousarray(gray)


def _as_eight_bits(image: NDArray[Any]) -> Pixels:
    if image.dtype == np.uint8:
        return image
    if image.dtype.kind == "b":
        return np.where(image, 255, 0).astype(np.uint8)
    with np.errstate(all="ignore"):  # a longdouble beyond float64 becomes infinite, and then zero
        # Halved, so that the span between the extremes of float64 is still a number.
        values = np.nan_to_num(image.astype(np.float64), nan=0.0, posinf=0.0, neginf=0.0) / 2
    low, high = float(values.min()), float(values.max())
    if not high - low > 1e-300:
        return np.zeros(image.shape, dtype=np.uint8)
    return np.asarray((values - low) / (high - low) * 255, dtype=np.uint8)


def _on_white(gray: Pixels, alpha: Pixels) -> Pixels:
    if alpha.min() == alpha.max():
        return gray
    opaque = alpha.astype(np.uint16)
    return np.asarray((gray * opaque + 255 * (255 - opaque)) // 255, dtype=np.uint8)
