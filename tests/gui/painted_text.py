"""What a window writes, text by text: recorded from its own painting, not from what its widgets say."""

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPaintDevice, QPaintEngine, QPaintEngineState, QPainterPath, QRegion, QTextItem
from PySide6.QtWidgets import QWidget

_METRIC = QPaintDevice.PaintDeviceMetric


@dataclass(frozen=True)
class PaintedText:
    """A stretch of text as it was painted: its ink's box in the window's pixels, its size and its colour.

    `clip` is what the painter let through, in the window's pixels.
    """

    widget: QWidget
    text: str
    box: QRectF
    size_px: int
    bold: bool
    ink: str
    clip: QRectF


class _Recorder(QPaintEngine):
    """Takes down texts and lets everything else go."""

    def __init__(self) -> None:
        super().__init__(QPaintEngine.PaintEngineFeature.AllFeatures)
        self.taken: list[tuple[str, QRectF, int, bool, str, QRectF]] = []

    def begin(self, _device: QPaintDevice) -> bool:
        return True

    def end(self) -> bool:
        return True

    def type(self) -> QPaintEngine.Type:
        return QPaintEngine.Type.User

    def updateState(self, _state: QPaintEngineState) -> None:
        pass

    def drawTextItem(self, at: "QPointF | QPoint | QPainterPath.Element", item: QTextItem) -> None:
        if all(c.isspace() or unicodedata.category(c) == "Cf" for c in item.text()):
            return
        painter, font = self.painter(), item.font()
        x, y = _number(at.x), _number(at.y)
        to_widget = painter.combinedTransform()
        top, bottom = y - item.ascent() * 0.76, y + item.descent() * 0.4
        box = to_widget.mapRect(QRectF(x, top, item.width(), bottom - top))
        clip = to_widget.mapRect(painter.clipBoundingRect()) if painter.hasClipping() else QRectF()
        colour = painter.pen().color().name()
        self.taken.append((item.text(), box, font.pixelSize(), font.weight() >= 600, colour, clip))

    def drawPixmap(self, *_: object) -> None:
        pass

    def drawImage(self, *_: object) -> None:
        pass

    def drawPath(self, *_: object) -> None:
        pass

    def drawPolygon(self, *_: object) -> None:
        pass

    def drawRects(self, *_: object) -> None:
        pass

    def drawLines(self, *_: object) -> None:
        pass


def _number(part: object) -> float:
    """A coordinate, which Qt's points have as methods."""
    return float(part()) if callable(part) else 0.0


class _Paper(QPaintDevice):
    """A device as large as a widget, with the recorder for its engine."""

    def __init__(self, size: QSize) -> None:
        super().__init__()
        self.recorder = _Recorder()
        self._metrics = {
            _METRIC.PdmWidth: size.width(),
            _METRIC.PdmHeight: size.height(),
            _METRIC.PdmWidthMM: size.width() // 4,
            _METRIC.PdmHeightMM: size.height() // 4,
            _METRIC.PdmNumColors: 1 << 24,
            _METRIC.PdmDepth: 32,
            _METRIC.PdmDevicePixelRatio: 1,
            _METRIC.PdmDevicePixelRatioScaled: int(QPaintDevice.devicePixelRatioFScale()),
        }

    def paintEngine(self) -> QPaintEngine:
        return self.recorder

    def metric(self, metric: QPaintDevice.PaintDeviceMetric) -> int:
        return self._metrics.get(metric, 96)


def all_written(window: QWidget) -> list[PaintedText]:
    """Every text that a window's visible widgets paint, covered or not."""
    return [one for widget in _visible(window) for one in _written_by(widget, window)]


def _visible(window: QWidget) -> Iterator[QWidget]:
    yield window
    yield from (
        widget for widget in window.findChildren(QWidget) if widget.isVisible() and not widget.isWindow()
    )


def _written_by(widget: QWidget, window: QWidget) -> Iterator[PaintedText]:
    paper = _Paper(widget.size())
    widget.render(paper, QPoint(), QRegion(), QWidget.RenderFlag(0))
    origin = QPointF(widget.mapTo(window, QPoint())) if widget is not window else QPointF()
    for text, box, size_px, bold, ink, clip in paper.recorder.taken:
        let_through = clip.translated(origin) if clip.isValid() else QRectF(window.rect())
        yield PaintedText(widget, text, box.translated(origin), size_px, bold, ink, let_through)


def beside_words(button: QWidget) -> float:
    """How much is free between a button's words and the icon before them, in pixels."""
    (words,) = all_written(button)
    image, mirrored = button.grab().toImage(), button.layoutDirection() is Qt.LayoutDirection.RightToLeft
    rows = range(button.height() // 4, button.height() * 3 // 4)
    x, step = (round(words.box.right()) + 1, 1) if mirrored else (round(words.box.left()) - 1, -1)
    ground, free = image.pixelColor(x + step * 2, rows.start), 0
    while all(image.pixelColor(x + step * free, y) == ground for y in rows):
        free += 1
    return free


def room_of(widget: QWidget, window: QWidget) -> QRect:
    """What the widgets around a widget leave of it to be seen, in the window's pixels."""
    room = QRect(widget.mapTo(window, QPoint()) if widget is not window else QPoint(), widget.size())
    above = widget.parentWidget()
    while above is not None and widget is not window:
        room &= QRect(above.mapTo(window, QPoint()) if above is not window else QPoint(), above.size())
        if above is window:
            break
        above = above.parentWidget()
    return room
