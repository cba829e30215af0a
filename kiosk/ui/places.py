"""Where everything on the door screen stands; nothing moves when a verdict comes."""

from dataclasses import dataclass

from PySide6.QtCore import QRect

SHORT_PX = 700
"""Below this height everything is set closer."""
NARROW_PX = 1000
"""Below this width the status strip takes two lines."""


@dataclass(frozen=True, slots=True)
class Places:
    """Rectangles of one window size, in its own pixels.

    `stage` is what a verdict floods, `words` where the flood may write and `actions` where its buttons are.
    """

    strip: QRect
    rehearsal: QRect
    entry: QRect
    guests: QRect
    camera: QRect
    attention: QRect
    band: QRect
    foot: QRect
    stage: QRect
    words: QRect
    actions: QRect
    portrait: bool


def arrange(width: int, height: int, *, rehearsal: bool) -> Places:
    """Places for a window of this size; the camera is beside the list, or above it in portrait."""
    portrait = height > width
    short = height < SHORT_PX
    strip = QRect(0, 0, width, 56 if width >= NARROW_PX else 100)
    mark = QRect(0, strip.height(), width, 28 if rehearsal else 0)
    foot_height = 64
    foot = QRect(0, height - foot_height, width, foot_height)
    band_height = 104 if short else 132
    band = QRect(0, foot.y() - band_height, width, band_height)
    top = strip.height() + mark.height()
    stage = QRect(0, top, width, foot.y() - top)
    gap = 14 if short else 28
    body = QRect(28, top + gap, width - 56, band.y() - top - 2 * gap)
    entry_height = 56 if short else 64
    if portrait:
        return _portrait(strip, mark, band, foot, stage, body, entry_height)
    return _landscape(strip, mark, band, foot, stage, body, entry_height)


def _landscape(
    strip: QRect, mark: QRect, band: QRect, foot: QRect, stage: QRect, body: QRect, entry_height: int
) -> Places:
    side = max(int((body.width() + 56) * 0.328), 300)
    camera = QRect(body.right() + 1 - side, body.y(), side, min(int(side * 0.72), body.height()))
    left = QRect(body.x(), body.y(), body.width() - side - 28, body.height())
    guests_top = left.y() + entry_height + 14
    below = camera.bottom() + 1 + 20
    actions = QRect(camera.x(), below, side, stage.bottom() + 1 - 28 - below)
    return Places(
        strip=strip,
        rehearsal=mark,
        entry=QRect(left.x(), left.y(), left.width(), entry_height),
        guests=QRect(left.x(), guests_top, left.width(), left.bottom() + 1 - guests_top),
        camera=camera,
        attention=QRect(camera.x(), below, side, max(body.bottom() + 1 - below, 0)),
        band=band,
        foot=foot,
        stage=stage,
        words=QRect(left.x(), stage.y() + 24, left.width(), stage.height() - 48),
        actions=actions,
        portrait=False,
    )


def _portrait(
    strip: QRect, mark: QRect, band: QRect, foot: QRect, stage: QRect, body: QRect, entry_height: int
) -> Places:
    camera = QRect(body.x(), body.y(), body.width(), min(int(body.width() * 0.56), int(body.height() * 0.42)))
    below = camera.bottom() + 1 + 20
    guests_top = below + entry_height + 14
    actions_height = 72
    actions = QRect(body.x(), stage.bottom() + 1 - 24 - actions_height, body.width(), actions_height)
    return Places(
        strip=strip,
        rehearsal=mark,
        entry=QRect(body.x(), below, body.width(), entry_height),
        guests=QRect(body.x(), guests_top, body.width(), body.bottom() + 1 - guests_top),
        camera=camera,
        attention=QRect(),
        band=band,
        foot=foot,
        stage=stage,
        words=QRect(body.x(), below, body.width(), actions.y() - 14 - below),
        actions=actions,
        portrait=True,
    )
