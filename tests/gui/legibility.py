"""Whether what a window writes can be read: whole, apart, large enough, and with enough contrast."""

import unicodedata
from collections import Counter
from collections.abc import Iterator
from itertools import combinations

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
    for one, other in combinations(seen, 2):
        shared = _seen_of(one) & _seen_of(other)
        if shared.width() > SLACK_PX and shared.height() > SLACK_PX:
            yield f"overlap: {_name(one)} and {_name(other)}"


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
    for one in seen:
        if not one.widget.isEnabled() or _is_picture(one.text) or _is_at_an_edge(one, places):
            continue
        ground = _ground(image, one.box)
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


def _ground(image: QImage, box: QRectF) -> QColor:
    """The colour that a text stands on: the commonest one along its edges, where it has no ink.

    Beside a letter or two there may be the ink of their neighbours, and right above a bracket that of the
    one in the line before: of what is narrow a little more is looked at, above and below.
    """
    ratio = image.devicePixelRatio()
    left, right = int(box.left() * ratio) - 2, int(box.right() * ratio) + 2
    top, bottom = int(box.top() * ratio) - 2, int(box.bottom() * ratio) + 2
    aside = 0 if box.width() > box.height() else int(box.height() * ratio / 2)
    along = [(x, y) for y in (top, bottom) for x in range(left - aside, right + aside, 2)]
    beside = [(x, y) for x in (left, right) for y in range(top, bottom, 2)]
    around = (*along, *beside) if box.width() > box.height() else along
    inside = [(x, y) for x, y in around if image.valid(x, y)]
    colours = Counter(image.pixel(x, y) for x, y in inside)
    return QColor.fromRgba(colours.most_common(1)[0][0]) if colours else QColor()


def _name(one: PaintedText) -> str:
    return f"{type(one.widget).__name__} {one.text!r}"
