"""Where what scrolls goes on: clear edges, and a fold between two parts with words that there is more below.

Nothing fades out: half a button under a veil looks as if it could not be pressed.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from PySide6.QtCore import QCoreApplication, QEvent, QMargins, QObject, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QScrollArea,
    QScroller,
    QWidget,
)

from kiosk.core.screen_settings import Scheme
from kiosk.ui.theme.direction import reads_from_right
from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.fit_label import FitLabel
from kiosk.ui.widgets.text_column import TextColumn

STRIP_PX = 28
"""How tall the fold is at least: a line of small text."""
RISE = 0.4
"""The fold rises by no more than this share of the room to cut nothing in two."""
SPARE_PX = 6
"""So much of the fold is given up for a part that is whole then."""
SHADE_PX = 6
LEAST_PX = 4
"""Less than this out of sight is no more than the margin."""
TEXT_PX = 14


def show_edges(theme: Theme, area: QAbstractScrollArea) -> None:
    """Let an area show at which of its ends there is more to scroll to.

    A list has to keep `STRIP_PX` free below its rows for that, a QScrollArea keeps nothing.
    """
    TopEdge(theme, area)
    Fold(theme, area)


def fold_at(parts: Sequence[QRect], bottom: int, strip: int, rise: int, keep: int = 0, spare: int = 0) -> int:
    """The height at which to fold: `strip` above `bottom`, or as little higher as cuts no part in two.

    It is up to `spare` lower where all that it would cut ends there. Parts that are taller than `rise`, or
    would make it rise further than that or above `keep`, are cut.
    """
    lowest = edge = bottom - strip
    ends = [part.bottom() + 1 for part in parts if part.top() < lowest <= part.bottom()]
    if (
        ends
        and max(ends) <= lowest + spare
        and not any(part.top() < max(ends) <= part.bottom() for part in parts)
    ):
        return max(ends)
    low = [part for part in parts if part.height() <= rise]
    while cut := [part.top() for part in low if part.top() < edge <= part.bottom()]:
        edge = min(cut)
    return edge if edge >= max(lowest - rise, keep) else lowest


def parts_of(area: QAbstractScrollArea, first: int, last: int) -> list[QRect]:
    """What is shown in an area and consists of nothing smaller, in its viewport's pixels.

    Nothing that ends above `first`; what begins below `last` may be told as a whole.
    """
    inner = area.widget() if isinstance(area, QScrollArea) else None
    return list(_Parts(area.viewport(), first, last).within(inner)) if inner is not None else []


class _Parts:
    """Looks no further than from `first` to `last`: there may be hundreds of parts above and below."""

    def __init__(self, viewport: QWidget, first: int, last: int) -> None:
        self._viewport, self._first, self._last = viewport, first, last

    def within(self, whole: QWidget) -> Iterator[QRect]:
        for part in _shown_in(whole):
            place = QRect(part.mapTo(self._viewport, QPoint()), part.size())
            if place.bottom() < self._first:
                continue
            if place.top() > self._last:
                yield place
            elif isinstance(part, QAbstractItemView):
                yield from self._rows_in_view(part, part.viewport().mapTo(self._viewport, QPoint()))
            elif isinstance(part, FitLabel):
                yield from _lines_of(part, place.topLeft())
            elif isinstance(part, TextColumn):
                yield from (one.translated(place.topLeft()) for one in part.parts())
            elif any(_shown_in(part)):
                yield from self.within(part)
            else:
                yield place

    def _rows_in_view(self, rows: QAbstractItemView, at: QPoint) -> Iterator[QRect]:
        """Not those that the list itself scrolls: there may be thousands."""
        room, model = rows.viewport().rect(), rows.model()
        top = min(max(room.top(), self._first - at.y()), room.bottom())
        first = rows.indexAt(QPoint(room.center().x(), top)).row()
        for row in range(max(first, 0), model.rowCount()):
            place = rows.visualRect(model.index(row, 0))
            if place.top() > room.bottom():
                return
            yield place.translated(at)
            if place.top() + at.y() > self._last:
                return


def _shown_in(whole: QWidget) -> Iterator[QWidget]:
    """Its children that are to be seen; what is no widget is not even asked for, which takes long."""
    children = whole.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return (child for child in children if not child.isHidden())


def _lines_of(label: FitLabel, at: QPoint) -> Iterator[QRect]:
    lines = max(label.fitted(label.width()).lines, 1)
    ends = [at.y() + round(label.height() * number / lines) for number in range(lines + 1)]
    yield from (QRect(at.x(), top, label.width(), bottom - top) for top, bottom in pairwise(ends))


_LOOK_AGAIN = QEvent.Type(QEvent.registerEventType())


class _Edge(QWidget):
    """One end of what an area shows; follows whatever is scrolled or laid out anew."""

    def __init__(self, theme: Theme, area: QAbstractScrollArea) -> None:
        super().__init__(area)
        self._theme, self.area = theme, area
        self._scroller = QScroller.scroller(area.viewport())
        self._is_due = False
        bar = area.verticalScrollBar()
        bar.valueChanged.connect(self.follow)
        bar.rangeChanged.connect(self._follow_soon)
        bar.sliderReleased.connect(self.follow)
        self._scroller.stateChanged.connect(self.follow)
        theme.changed.connect(self._follow_soon)
        area.viewport().installEventFilter(self)
        inner = area.widget() if isinstance(area, QScrollArea) else None
        if inner is not None:
            inner.installEventFilter(self)
        self.follow()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Look again once everything stands where it belongs."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest, QEvent.Type.Show):
            self._follow_soon()
        return False

    def event(self, event: QEvent) -> bool:
        """The time has come to look again."""
        if event.type() == _LOOK_AGAIN:
            self._is_due = False
            self.follow()
            return True
        return super().event(event)

    def _follow_soon(self) -> None:
        """Behind what is laid out in this turn, once, and before it is painted."""
        if self.area.isVisible() and not self._is_due:
            self._is_due = True
            QCoreApplication.postEvent(self, QEvent(_LOOK_AGAIN), Qt.EventPriority.LowEventPriority.value)

    def follow(self) -> None:
        """Stand where this end is now, or be gone."""
        raise NotImplementedError

    def _show(self, *, shown: bool) -> None:
        if shown and self.isHidden():
            self.raise_()
        self.setVisible(shown)

    def _line(self) -> int:
        return max(self._theme.px(2 if self._theme.shown is Scheme.HIGH_CONTRAST else 1), 1)

    def _margins(self) -> QMargins:
        """The line is as wide as what stands above and below it."""
        inner = self.area.widget() if isinstance(self.area, QScrollArea) else None
        layout = inner.layout() if inner is not None else None
        margins = layout.contentsMargins() if layout is not None else QMargins()
        return QMargins(margins.left(), 0, margins.right(), 0)

    def _draw_shade(self, painter: QPainter, room: QRect, *, downwards: bool) -> None:
        """What scrolls lies beneath this edge; darkest at the line."""
        p, shade = self._theme.palette, QColor(0, 0, 0)
        shade.setAlpha(0 if self._theme.shown is Scheme.HIGH_CONTRAST else 110 if self._theme.is_dark else 30)
        clear = QColor(0, 0, 0, 0)
        gradient = QLinearGradient(QPointF(room.topLeft()), QPointF(room.bottomLeft()))
        gradient.setColorAt(0, shade if downwards else clear)
        gradient.setColorAt(1, clear if downwards else shade)
        room = room.marginsRemoved(self._margins())
        painter.fillRect(room, gradient)
        line = self._line()
        y = room.top() if downwards else room.bottom() + 1 - line
        painter.fillRect(QRect(room.left(), y, room.width(), line), QColor(p.line))


class TopEdge(_Edge):
    """A line where what scrolls has gone under what stands above it."""

    def __init__(self, theme: Theme, area: QAbstractScrollArea) -> None:
        super().__init__(theme, area)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def follow(self) -> None:
        """Across the top, once something is out of sight there."""
        bar, room = self.area.verticalScrollBar(), self.area.viewport().geometry()
        self.setGeometry(QRect(room.left(), room.top(), room.width(), self._theme.px(SHADE_PX)))
        self._show(shown=bar.value() - bar.minimum() > self._theme.px(LEAST_PX))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The line and its shade."""
        painter = QPainter(self)
        self._draw_shade(painter, self.rect(), downwards=True)
        painter.end()


class Fold(_Edge):
    """Says at the foot of what scrolls that there is more below; a tap on it goes there.

    While something is being pushed it is as low as it can be; once that rests it stands between two parts.
    """

    def __init__(self, theme: Theme, area: QAbstractScrollArea) -> None:
        super().__init__(theme, area)
        if isinstance(app := QApplication.instance(), QApplication):
            app.focusChanged.connect(self._focus_moved)

    def follow(self) -> None:
        """Between two parts at the foot, while there is more to come."""
        bar, px = self.area.verticalScrollBar(), self._theme.px
        room, strip = self.area.viewport().geometry(), px(STRIP_PX)
        if isinstance(self.area, QAbstractItemView):
            edge, end = room.bottom() + 1, min(room.bottom() + 1 + strip, self.area.height())
            more = bar.value() < bar.maximum()
        else:
            tall = room.height()
            rise, out = round(tall * RISE) if self._rests else 0, tall + px(LEAST_PX)
            parts = parts_of(self.area, tall - strip - rise, out)
            more = max((one.bottom() for one in parts), default=0) >= out
            edge = room.top() + fold_at(parts, tall, strip, rise, self._kept, px(SPARE_PX) if rise else 0)
            end = room.bottom() + 1
        top = edge - px(SHADE_PX)
        self.setGeometry(QRect(room.left(), top, room.width(), end - top))
        self._show(shown=more and bar.value() < bar.maximum())

    @property
    def _rests(self) -> bool:
        pushed = self._scroller.state() is not QScroller.State.Inactive
        return not pushed and not self.area.verticalScrollBar().isSliderDown()

    @property
    def _kept(self) -> int:
        """Where what has the focus ends, in the viewport's pixels: that much stays in sight."""
        focused, viewport = QApplication.focusWidget(), self.area.viewport()
        if focused is None or not viewport.isAncestorOf(focused):
            return 0
        return focused.mapTo(viewport, QPoint(0, focused.height())).y()

    def _focus_moved(self, _before: QWidget | None, now: QWidget | None) -> None:
        if now is not None and self.area.isAncestorOf(now):
            self.follow()

    @property
    def edge(self) -> int:
        """Where what can be seen ends, in the area's pixels."""
        return self.y() + self._theme.px(SHADE_PX)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Nothing beneath it is pressed."""
        event.accept()

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        """On to what was hidden."""
        bar = self.area.verticalScrollBar()
        bar.setValue(bar.value() + max(self.edge - self.area.viewport().y() - self._theme.px(STRIP_PX), 1))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The line, the surface under it, and the words."""
        painter, px, p = QPainter(self), self._theme.px, self._theme.palette
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shade = px(SHADE_PX)
        self._draw_shade(painter, QRect(0, 0, self.width(), shade), downwards=False)
        below = QRect(0, shade, self.width(), self.height() - shade)
        painter.fillRect(below, QColor(p.surface))
        font = self._theme.font(TEXT_PX, QFont.Weight.DemiBold)
        text, side, gap = self.tr("More below"), px(12), px(8)
        wide = side + gap + QFontMetrics(font).horizontalAdvance(text)
        mirrored = reads_from_right(self)
        start, middle = below.center().x() - wide // 2, below.center().y()
        mark_x, words_x = (start + wide - side, start) if mirrored else (start, start + side + gap)
        mark = QRectF(mark_x, middle - side / 4, side, side / 2)
        words = QRect(words_x, below.top(), wide - side - gap, below.height())
        painter.setPen(QPen(QColor(p.accent), px(3), c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin))
        painter.drawPolyline([mark.topLeft(), QPointF(mark.center().x(), mark.bottom()), mark.topRight()])
        painter.setPen(QColor(p.text))
        painter.setFont(font)
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, text)
        painter.end()
