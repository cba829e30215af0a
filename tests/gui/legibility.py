"""Whether what a window writes can be read: whole, apart, large enough, and with enough contrast."""

import unicodedata
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QAbstractScrollArea, QLineEdit, QWidget

from kiosk.ui.door.footer import Footer
from kiosk.ui.door.rehearsal_bar import RehearsalBar
from kiosk.ui.door.status_bar import StatusBar
from kiosk.ui.theme.clean_text import NO_BREAK
from kiosk.ui.theme.theme import SMALLEST_PX
from kiosk.ui.verdict.last_verdict_bar import LastVerdictBar
from kiosk.ui.verdict.late_stop_bar import StopBar
from kiosk.ui.verdict.overlay import VerdictOverlay
from kiosk.ui.widgets.labels import ElideLabel
from kiosk.ui.widgets.row_list import RowList
from kiosk.ui.widgets.scroll_edges import Fold, TopEdge
from tests.gui.painted_text import PaintedText, all_written, room_of

SLACK_PX = 2.0
LARGE_PX, LARGE_BOLD_PX = 24, 19
"""From these sizes on WCAG calls a text large."""
MAY_BE_SHORTENED = (LastVerdictBar, ElideLabel, VerdictOverlay, StopBar)
"""They say in one line what can be read whole elsewhere, and so do the rows of a list."""
ALWAYS_SEEN = (Footer, RehearsalBar, StatusBar)
"""Nothing ever stands before these, nor before a flood while it floods."""


def troubles(window: QWidget) -> list[str]:
    """Everything about the window's texts that a reader would stumble over, in words."""
    image = window.grab().toImage()
    seen = [one for one in all_written(window) if not _is_hidden(one, window)]
    found = [
        *_cut(seen, window),
        *_overlapping(seen),
        *_shortened(seen),
        *_small(seen),
        *_pale(seen, image, window),
    ]
    return sorted(set(found))


def luminance(colour: QColor) -> float:
    """WCAG 2.2's relative luminance."""

    def linear(share: float) -> float:
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4

    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF())


def contrast(one: QColor, other: QColor) -> float:
    """WCAG 2.2's contrast ratio."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _is_hidden(one: PaintedText, window: QWidget) -> bool:
    """Whether something else rightly stands before all of a text, or it is scrolled out of sight."""
    room = room_of(one.widget, window)
    if room.isEmpty() or _must_be_seen(one.widget):
        return room.isEmpty()
    if not QRectF(room).intersects(one.box):
        return _scrolls(one.widget, window)
    return not any(_is_in_front(one.widget, point, window) for point in _points(one.box))


def _must_be_seen(widget: QWidget) -> bool:
    above: QWidget | None = widget
    while above is not None:
        if isinstance(above, ALWAYS_SEEN) or (isinstance(above, VerdictOverlay) and above.covers_stage):
            return True
        above = above.parentWidget()
    return False


def _points(box: QRectF) -> list[QPoint]:
    xs = (box.left() + 1, box.center().x(), box.right() - 1)
    return [QPoint(round(x), round(box.center().y())) for x in xs]


def _is_in_front(widget: QWidget, point: QPoint, window: QWidget) -> bool:
    top = window.childAt(point) or window
    return top is widget


def _cut(seen: list[PaintedText], window: QWidget) -> Iterator[str]:
    """Texts that leave their room, that a painter clips, or that something stands before in part."""
    for one in seen:
        room = QRectF(room_of(one.widget, window))
        slack = one.box.adjusted(SLACK_PX, SLACK_PX, -SLACK_PX, -SLACK_PX)
        scrolls_x, scrolls_y = isinstance(one.widget, QLineEdit), _scrolls(one.widget, window)
        for limit in (room, one.clip):
            out_x = slack.left() < limit.left() or slack.right() > limit.right()
            out_y = slack.top() < limit.top() or slack.bottom() > limit.bottom()
            if (out_x and not scrolls_x) or (out_y and not scrolls_y):
                yield f"cut: {_name(one)}"
        inside = [point for point in _points(one.box) if room.contains(point)]
        if not all(_is_in_front(one.widget, point, window) for point in inside):
            yield f"covered in part: {_name(one)}"


def _scrolls(widget: QWidget, window: QWidget) -> bool:
    above: QWidget | None = widget
    while above is not None and above is not window:
        if isinstance(above, QAbstractScrollArea):
            return True
        above = above.parentWidget()
    return False


def _seen_of(one: PaintedText) -> QRectF:
    """Where it is seen: of a line to type into no more than has room in it, whatever is typed."""
    return one.box & one.clip if isinstance(one.widget, QLineEdit) else one.box


def _overlapping(seen: list[PaintedText]) -> Iterator[str]:
    """From the top down: below a text's foot nothing overlaps it."""
    boxes = [_seen_of(one) for one in seen]
    sides = [(box.left(), box.top(), box.right(), box.bottom()) for box in boxes]
    from_top = sorted(range(len(seen)), key=lambda number: sides[number][1])
    for place, number in enumerate(from_top):
        left, _, right, bottom = sides[number]
        for further in from_top[place + 1 :]:
            other_left, top, other_right, foot = sides[further]
            if bottom - top <= SLACK_PX:
                break
            tall = min(bottom, foot) - top
            if tall > SLACK_PX and min(right, other_right) - max(left, other_left) > SLACK_PX:
                one, other = sorted((number, further))
                yield f"overlap: {_name(seen[one])} and {_name(seen[other])}"


def _shortened(seen: list[PaintedText]) -> Iterator[str]:
    """Texts that end in … for want of room where nothing may be left out."""
    for one in seen:
        is_row = isinstance(one.widget.parentWidget(), RowList)
        if "…" not in one.text or is_row or isinstance(one.widget, MAY_BE_SHORTENED):
            continue
        written = one.text.replace(NO_BREAK, " ")  # a layout may tie words that the text only sets apart
        if not any(written in said.replace(NO_BREAK, " ") for said in _said_by(one.widget)):
            yield f"shortened: {_name(one)}"


def _said_by(widget: QWidget) -> Iterator[str]:
    """What a widget says that it shows."""
    yield widget.accessibleName()
    for name in ("text", "shown", "caption"):
        said = getattr(widget, name, "")
        said = said() if callable(said) else said
        if isinstance(said, str):
            yield said.replace("&", "")
    if isinstance(widget, QLineEdit):
        yield widget.placeholderText()


def _small(seen: list[PaintedText]) -> Iterator[str]:
    for one in seen:
        if one.size_px < SMALLEST_PX:
            yield f"{one.size_px} px small: {_name(one)}"


def _pale(seen: list[PaintedText], image: QImage, window: QWidget) -> Iterator[str]:
    """WCAG AA for every text that can be used, AAA for verdicts."""
    edges: list[Fold | TopEdge] = [*window.findChildren(Fold), *window.findChildren(TopEdge)]
    shown = [edge for edge in edges if edge.isVisible()]
    places = [(edge, QRectF(QRect(edge.mapTo(window, QPoint()), edge.size()))) for edge in shown]
    pixels = _pixels(image)
    for one in seen:
        if not one.widget.isEnabled() or _is_picture(one.text) or _is_at_an_edge(one, places):
            continue
        ground = _ground(pixels, image.devicePixelRatio(), one.box)
        large = one.size_px >= LARGE_PX or (one.bold and one.size_px >= LARGE_BOLD_PX)
        wanted = 7.0 if isinstance(one.widget, VerdictOverlay | StopBar) else (3.0 if large else 4.5)
        has = contrast(QColor(one.ink), ground)
        if has < wanted:
            yield f"contrast {has:.1f}, not {wanted}: {_name(one)}"


def _is_at_an_edge(one: PaintedText, places: list[tuple[Fold | TopEdge, QRectF]]) -> bool:
    """Whether a text is half scrolled out of sight: what it stands on cannot be seen."""
    return any(
        edge.area.isAncestorOf(one.widget) and edge is not one.widget and place.intersects(one.box)
        for edge, place in places
    )


def _is_picture(text: str) -> bool:
    """Whether it is emoji alone, which bring their own colours."""
    return all(unicodedata.category(c) in ("So", "Sk", "Cf", "Mn", "Cs", "Cn") for c in text)


Pixels = np.ndarray[Any, np.dtype[np.uint32]]


def _pixels(image: QImage) -> Pixels:
    """The colour of each pixel, row by row."""
    whole = image.convertToFormat(QImage.Format.Format_ARGB32)
    rows = np.frombuffer(whole.constBits(), np.uint32).reshape(whole.height(), whole.bytesPerLine() // 4)
    return rows[:, : whole.width()].copy()


def _ground(pixels: Pixels, ratio: float, box: QRectF) -> QColor:
    """The colour that a text stands on: the commonest one along its edges, where it has no ink.

    Beside a letter or two there may be the ink of their neighbours, and right above a bracket that of the
    one in the line before: of what is narrow a little more is looked at, above and below.
    """
    left, right = int(box.left() * ratio) - 2, int(box.right() * ratio) + 2
    top, bottom = int(box.top() * ratio) - 2, int(box.bottom() * ratio) + 2
    is_wide = box.width() > box.height()
    aside = 0 if is_wide else int(box.height() * ratio / 2)
    height, width = pixels.shape
    xs, ys = range(left - aside, right + aside, 2), range(top, bottom, 2)
    along = [pixels[y, [x for x in xs if 0 <= x < width]] for y in (top, bottom) if 0 <= y < height]
    beside = [pixels[[y for y in ys if 0 <= y < height], x] for x in (left, right) if 0 <= x < width]
    colours = Counter(colour for some in (*along, *(beside if is_wide else ())) for colour in some.tolist())
    return QColor.fromRgba(colours.most_common(1)[0][0]) if colours else QColor()


def _name(one: PaintedText) -> str:
    return f"{type(one.widget).__name__} {one.text!r}"
