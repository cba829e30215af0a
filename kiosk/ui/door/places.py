"""Where the parts of the door screen go in a window of any size."""

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QRect

SHORT_PX = 700
"""Below this height everything is set closer, and an open sheet takes the bar's place as well."""
NARROW_PX = 1000
"""Below this width the status bar takes two lines."""
STRIP_PX = (56, 100)
"""The status bar's height with one line and with two."""
LOW_PX = 520
"""Below this height there is room for the status bar's first line only, and for a lower foot."""
LOWEST_PX = 440
"""Below this height an open sheet takes the foot's place too, and the camera's unless it is about that."""
LOWEST_EDGE_PX, LOWEST_GAP_PX = 8, 4
"""Beside such a sheet, and above and below it; there as little is between the parts under one another."""

BAND_PX, LOW_BAND_PX, SHORT_BAND_PX, UPRIGHT_BAND_PX = 132, 80, 104, 196
UPRIGHT_FROM_PX = 1000
"""From this height an upright window has room for a bar with its buttons below its words."""
ASIDE_PX = 172
"""What the strip needs for two guests and a heading; the camera leaves it where there is height for both."""

USUAL_CAMERA_PX, USUAL_BODY_PX = 300, 492
"""The camera's height, and that of all between the bars, in a window of the usual size; of what a taller one
has more, the strip below gets the most."""
CAMERA_KEEPS_PX = 240
"""The camera gives up no more than down to this height for the strip."""

BUTTONS_PX = 104
"""The least height for a verdict's two buttons."""


class Places(Struct, frozen=True):
    """Rectangles of one window size, in its own pixels.

    `stage` is what a verdict floods, `words` where the overlay may write and `actions` where its buttons are.
    `sheet` is for what is opened over entry and list; `short` says that it also takes the bar's place, and
    `lowest` the foot's. `wide_sheet` is for what needs no camera beside it.
    """

    status_bar: QRect
    rehearsal: QRect
    entry: QRect
    guests: QRect
    sheet: QRect
    wide_sheet: QRect
    camera: QRect
    aside: QRect
    last_verdict: QRect
    footer: QRect
    stage: QRect
    words: QRect
    actions: QRect
    portrait: bool
    short: bool
    lowest: bool


def arrange(
    width: int,
    height: int,
    *,
    rehearsal: bool,
    zoom: float = 1.0,
    status_bar_lines: int = 0,
    mirrored: bool = False,
) -> Places:
    """Places for a window of this size; the camera is beside the list, or above it in portrait.

    `zoom` draws every token larger. `status_bar_lines`: how many the status bar needs, 0 to go by the
    width. `mirrored` is for languages that are written from right to left.
    """
    wide, tall = round(width / zoom), round(height / zoom)
    lines = status_bar_lines or (1 if wide >= NARROW_PX else 2)
    places = _at_its_own_size(wide, tall, lines, rehearsal=rehearsal)
    return _moved(places, width, zoom, mirrored=mirrored)


def _at_its_own_size(width: int, height: int, lines: int, *, rehearsal: bool) -> Places:
    portrait = height > width
    short = height < SHORT_PX
    low = height < LOW_PX
    status_bar = QRect(0, 0, width, STRIP_PX[0 if low else lines - 1])
    mark = QRect(0, status_bar.height(), width, 28 if rehearsal else 0)
    footer_height = 56 if low else 64
    footer = QRect(0, height - footer_height, width, footer_height)
    bar_height = _bar_px(height, portrait=portrait)
    last_verdict = QRect(0, footer.y() - bar_height, width, bar_height)
    top = status_bar.height() + mark.height()
    stage = QRect(0, top, width, footer.y() - top)
    gap = 8 if low else (14 if short else 28)
    edge = 14 if low else 28
    lowest = height < LOWEST_PX
    below = LOWEST_GAP_PX if lowest else gap
    body = QRect(edge, top + gap, width - 2 * edge, last_verdict.y() - top - gap - below)
    entry_height = 48 if low else (56 if short else 64)
    sheet_ends = height - LOWEST_GAP_PX if lowest else (footer.y() - gap if short else body.bottom() + 1)
    frame = _Frame(
        status_bar, mark, last_verdict, footer, stage, body, entry_height, sheet_ends, short, low, lowest
    )
    return _portrait(frame) if portrait else _landscape(frame)


def _bar_px(height: int, *, portrait: bool) -> int:
    """The same whatever it says, so that nothing moves when a verdict comes."""
    if portrait and height >= UPRIGHT_FROM_PX:
        return UPRIGHT_BAND_PX
    return LOW_BAND_PX if height < LOW_PX else (SHORT_BAND_PX if height < SHORT_PX else BAND_PX)


class _Frame(Struct, frozen=True):
    """What is the same upright and across: the bars, and the body between them."""

    status_bar: QRect
    mark: QRect
    last_verdict: QRect
    footer: QRect
    stage: QRect
    body: QRect
    entry_height: int
    sheet_ends: int
    short: bool
    low: bool
    lowest: bool


def _landscape(frame: _Frame) -> Places:
    body, stage = frame.body, frame.stage
    side = max(int((body.width() + 56) * 0.328), min(300, body.width() * 2 // 5))
    below_px, margin_px = (8, 8) if frame.low else ((14, 14) if frame.short else (20, 28))
    tallest = min(body.height(), stage.height() - 2 * margin_px - BUTTONS_PX - below_px)
    if not frame.short:
        tallest = min(tallest, max(body.height() - below_px - ASIDE_PX, CAMERA_KEEPS_PX))
        tallest = min(tallest, USUAL_CAMERA_PX + max(body.height() - USUAL_BODY_PX, 0) // 3)
    camera = QRect(body.right() + 1 - side, body.y(), side, min(int(side * 0.72), tallest))
    left = QRect(body.x(), body.y(), body.width() - side - body.x(), body.height())
    guests_top = left.y() + frame.entry_height + (LOWEST_GAP_PX if frame.lowest else 14)
    below = camera.bottom() + 1 + below_px
    sheet = QRect(left.x(), left.y(), left.width(), frame.sheet_ends - left.y())
    wide_sheet = sheet
    if frame.lowest:
        sheet.setTop(stage.y() + LOWEST_GAP_PX)
        wide_sheet = QRect(
            LOWEST_EDGE_PX, sheet.y(), stage.width() - 2 * LOWEST_EDGE_PX, frame.sheet_ends - sheet.y()
        )
    return Places(
        status_bar=frame.status_bar,
        rehearsal=frame.mark,
        entry=QRect(left.x(), left.y(), left.width(), frame.entry_height),
        guests=QRect(left.x(), guests_top, left.width(), left.bottom() + 1 - guests_top),
        sheet=sheet,
        wide_sheet=wide_sheet,
        camera=camera,
        aside=QRect(camera.x(), below, side, max(body.bottom() + 1 - below, 0)),
        last_verdict=frame.last_verdict,
        footer=frame.footer,
        stage=stage,
        words=QRect(left.x(), stage.y() + 24, left.width(), stage.height() - 48),
        actions=QRect(camera.x(), below, side, stage.bottom() + 1 - margin_px - below),
        portrait=False,
        short=frame.short,
        lowest=frame.lowest,
    )


def _portrait(frame: _Frame) -> Places:
    body, stage = frame.body, frame.stage
    camera_width = int((body.width() - 20) * 0.58)
    camera_height = min(int(camera_width * 0.76), int(body.height() * 0.42))
    camera = QRect(body.x(), body.y(), camera_width, camera_height)
    aside_x = camera.right() + 1 + 20
    below = camera.bottom() + 1 + 20
    guests_top = below + frame.entry_height + 14
    actions = QRect(aside_x, camera.y(), body.right() + 1 - aside_x, camera.height())
    sheet = QRect(body.x(), below, body.width(), frame.sheet_ends - below)
    return Places(
        status_bar=frame.status_bar,
        rehearsal=frame.mark,
        entry=QRect(body.x(), below, body.width(), frame.entry_height),
        guests=QRect(body.x(), guests_top, body.width(), body.bottom() + 1 - guests_top),
        sheet=sheet,
        wide_sheet=sheet,
        camera=camera,
        aside=actions,
        last_verdict=frame.last_verdict,
        footer=frame.footer,
        stage=stage,
        words=QRect(body.x(), below, body.width(), stage.bottom() + 1 - 24 - below),
        actions=actions,
        portrait=True,
        short=frame.short,
        lowest=frame.lowest,
    )


def _moved(places: Places, width: int, zoom: float, *, mirrored: bool) -> Places:
    """The same places drawn larger, and from the right where one reads from there."""
    changed: dict[str, object] = {}
    for name in places.__struct_fields__:
        rect = getattr(places, name)
        if isinstance(rect, QRect):
            left, top = round(rect.x() * zoom), round(rect.y() * zoom)
            right, bottom = round((rect.x() + rect.width()) * zoom), round((rect.y() + rect.height()) * zoom)
            left, right = (width - right, width - left) if mirrored else (left, right)
            rect = QRect(left, top, right - left, bottom - top)
        changed[name] = rect
    return Places(**changed)  # type: ignore[arg-type]  # the fields are those of `places`


def without_camera(places: Places, collapsed_px: int, gap: int, aside_px: int) -> Places:
    """The same places where there is no camera: what its picture leaves is for the lists."""
    whole, aside = places.camera, places.aside
    if not places.portrait:
        camera = QRect(whole.x(), whole.y(), whole.width(), collapsed_px)
        below = camera.bottom() + 1 + gap
        end = max(aside.bottom(), places.guests.bottom())
        return replace(places, camera=camera, aside=QRect(camera.x(), below, camera.width(), end + 1 - below))
    entry = places.entry
    camera = QRect(entry.x(), whole.y(), entry.width(), collapsed_px)
    tall = min(aside_px, whole.height() - collapsed_px - gap)
    aside = QRect(entry.x(), camera.bottom() + 1 + gap, entry.width(), tall)
    up = entry.y() - (aside.bottom() + 1 + gap)
    return replace(
        places,
        camera=camera,
        aside=aside,
        entry=entry.translated(0, -up),
        guests=places.guests.adjusted(0, -up, 0, 0),
        sheet=places.sheet.adjusted(0, -up, 0, 0),
        wide_sheet=places.wide_sheet.adjusted(0, -up, 0, 0),
    )
