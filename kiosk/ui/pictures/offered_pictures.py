"""Pictures of tickets that people hand to the window, by dropping or pasting them."""

from PySide6.QtCore import QEvent, QMimeData, QObject, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QDropEvent,
    QFont,
    QGuiApplication,
    QImage,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QWidget

from kiosk.ui.door.window import DoorWindow
from kiosk.ui.theme.icons import draw_icon
from kiosk.ui.theme.text_fit import Fitted, fit
from kiosk.ui.theme.theme import SPACE, Theme

FRAME_PX, LEAST_FRAME_PX = 120, 48
TITLE_PX, HINT_PX = 44, 22
SHARES = (1.0, 0.85, 0.7, 0.6)
"""Of their sizes, for what is written where there is less and less room."""


class DropTarget(QWidget):
    """Tells what to do with the picture. It takes no drops itself, so that they come to its parent."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.title = self.tr("Drop the picture here")
        self._hint = self.tr("The code in it is read like a ticket at the camera")
        self.setAccessibleName(self.title)
        theme.changed.connect(self.update)
        self.hide()

    def appear(self, place: QRect, under: QWidget) -> None:
        """Stand in this place, before everything but `under`."""
        self.setGeometry(place)
        self.stackUnder(under)
        self.show()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A dashed frame, and what to do."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, px = self._theme.palette, self._theme.px
        painter.fillRect(self.rect(), QColor(palette.background))
        line, radius = px(4), px(SPACE[2])
        frame = QRectF(self.rect()).adjusted(line, line, -line, -line)
        painter.setBrush(QColor(palette.surface))
        painter.setPen(QPen(QColor(palette.accent), line, Qt.PenStyle.DashLine, Qt.PenCapStyle.RoundCap))
        painter.drawRoundedRect(frame, radius, radius)
        self._draw_text(painter, frame.adjusted(radius, radius / 2, -radius, -radius / 2))
        painter.end()

    def _draw_text(self, painter: QPainter, room: QRectF) -> None:
        """An icon, what to do, and what becomes of it; smaller where it is low, at last without the icon."""
        px, palette = self._theme.px, self._theme.palette
        for share in SHARES:
            title = self._fitted(self.title, TITLE_PX * share, QFont.Weight.Bold, room)
            hint = self._fitted(self._hint, HINT_PX * share, QFont.Weight.Medium, room)
            gap = px(SPACE[2] * share)
            side = min(px(FRAME_PX), room.height() - title.height - hint.height - 2 * gap)
            if side >= px(LEAST_FRAME_PX):
                break
        shown = side + gap if side >= px(LEAST_FRAME_PX) else 0
        y = room.center().y() - (shown + gap + title.height + hint.height) / 2
        if shown:
            draw_icon(painter, "frame", QRectF(room.center().x() - side / 2, y, side, side), palette.accent)
        title.draw(painter, QPointF(room.x(), y + shown), palette.text)
        hint.draw(painter, QPointF(room.x(), y + shown + title.height + gap), palette.muted)

    def _fitted(self, text: str, size_px: float, weight: QFont.Weight, room: QRectF) -> Fitted:
        px = self._theme.px
        centred = Qt.AlignmentFlag.AlignHCenter
        font = self._theme.font(size_px, weight)
        return fit(
            text, font, room.width(), largest_px=px(size_px), smallest_px=px(14), lines=2, align=centred
        )


Offered = str | bytes | QImage
"""The path of a file on this machine, or a picture without one: as a file's bytes where they came along."""

_ENCODED = tuple(f"image/{kind}" for kind in ("png", "jpeg", "webp", "bmp", "tiff", "gif", "avif"))
"""What is taken as bytes: Qt would decode it here, on the main thread, however large it is."""

_DRAGS = frozenset({QEvent.Type.DragEnter, QEvent.Type.DragMove})


class OfferedPictures(QObject):
    """`offered` brings a list of `Offered` that was dropped on the window or pasted into it.

    Files of this machine and pictures are taken; text goes where it always went. Addresses of other machines
    are never followed: what a browser drags along with a picture is left alone.
    """

    offered = Signal(list)

    def __init__(self, window: DoorWindow) -> None:
        super().__init__(window)
        self._window = window
        self.target = DropTarget(window.theme, window)
        window.setAcceptDrops(True)
        for watched in (window, window.entry):
            watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Takes what is dragged over the window, wherever it is, and pasting where a picture is pasted."""
        kind = event.type()
        if isinstance(event, QDropEvent):
            return self._dragged(watched, event)
        if kind == QEvent.Type.DragLeave and watched is self._window:
            self.target.hide()
        elif kind == QEvent.Type.Resize and self.target.isVisible():
            self.target.setGeometry(self._place())
        elif kind == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._pasted(event)
        return False

    def _dragged(self, watched: QObject, event: QDropEvent) -> bool:
        if not holds_pictures(event.mimeData()):
            return False
        if watched is not self._window:
            event.ignore()  # the entry would write the file's name: the window is asked next
            return True
        event.setDropAction(Qt.DropAction.CopyAction)  # so that nobody's file is moved
        event.accept()
        self._window.attention.turn_away()
        if event.type() in _DRAGS:
            # A verdict that floods the window comes before it: somebody else's ticket may be read meanwhile.
            self.target.appear(self._place(), under=self._window.overlay)
        else:
            self.target.hide()
            self.offered.emit(pictures_in(event.mimeData()))
        return True

    def _place(self) -> QRect:
        """Over entry and list, which nobody uses with a picture in hand; camera and bar stay."""
        places = self._window.places()
        return places.entry.united(places.guests)

    def _pasted(self, event: QKeyEvent) -> bool:
        if not event.matches(QKeySequence.StandardKey.Paste) or event.isAutoRepeat():
            return False
        found = QGuiApplication.clipboard().mimeData()
        if not _files(found) and _has_text(found):
            return False
        pictures = pictures_in(found)
        if pictures:
            self._window.attention.turn_away()
            self.offered.emit(pictures)
        return bool(pictures)


def holds_pictures(data: QMimeData) -> bool:
    """Whether files of this machine or a picture come along; cheap, and the files are not looked at."""
    return bool(_files(data)) or data.hasImage()


def pictures_in(data: QMimeData) -> list[Offered]:
    """The files, else the picture."""
    files: list[Offered] = list(_files(data))
    if files or not data.hasImage():
        return files
    for kind in _ENCODED:
        if data.hasFormat(kind) and (encoded := bytes(data.data(kind).data())):
            return [encoded]
    image = data.imageData()
    return [image] if isinstance(image, QImage) and not image.isNull() else []


def _files(data: QMimeData) -> list[str]:
    """Paths on this machine; an address of a file elsewhere would have it fetched."""
    return [url.toLocalFile() for url in data.urls() if url.isLocalFile() and not url.host()]


def _has_text(data: QMimeData) -> bool:
    """Whether text comes along, as spreadsheets put it beside a picture of their cells."""
    return data.hasFormat("text/plain") and bool(data.text().strip())
