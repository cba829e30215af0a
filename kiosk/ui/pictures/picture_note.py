"""What became of a picture that was dropped or pasted, in a quiet line over the camera's picture."""

from math import ceil

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QColor, QFont, QPainter, QPaintEvent

from kiosk.ui.door.camera_view import CameraView
from kiosk.ui.theme.text_fit import Fitted, lay_out
from kiosk.ui.theme.theme import RADIUS_PX, SPACE, Theme
from kiosk.ui.widgets.labels import PlainLabel

STAYS_S = 6.0
FONT_PX = 17
LEAST_PX = 48


class PictureNote(PlainLabel):
    """A sentence at the top of the camera's picture that goes by itself; no verdict covers it.

    It is as wide as its words, in lines about as long as one another. It covers no verdict either, and the
    picture's aim frame makes room for it.
    """

    def __init__(self, theme: Theme, camera: CameraView, *, stays_s: float = STAYS_S) -> None:
        super().__init__("", camera)
        self._theme, self._over = theme, camera
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._going = QTimer(self)
        self._going.setSingleShot(True)
        self._going.setInterval(round(stays_s * 1000))
        self._going.timeout.connect(self._go)
        camera.installEventFilter(self)
        theme.changed.connect(self._apply_theme)
        self.hide()

    def show_text(self, text: str, *, stays: bool = False) -> None:
        """Say this, or nothing more; to screen readers too. `stays`: until the next."""
        self._going.stop()
        self.setText(text)
        if not text:
            self._go()
            return
        self.show()
        self._place()
        self.raise_()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))
        if not stays:
            self._going.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keeps to the middle of its parent."""
        if event.type() == QEvent.Type.Resize and not self.isHidden():
            self._place()
        return super().eventFilter(watched, event)

    def _go(self) -> None:
        self.hide()
        self._over.keep_clear(0)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A plate with the words on it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, radius = self._theme.palette, self._theme.px(RADIUS_PX - 4)
        painter.setPen(QColor(palette.line))
        painter.setBrush(QColor(palette.surface))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
        words = self._fitted()
        at = QPointF((self.width() - self._room) / 2, (self.height() - words.height) / 2)
        words.draw(painter, at, palette.text)
        painter.end()

    @property
    def _room(self) -> int:
        """How wide the words may be, in the camera's picture."""
        px = self._theme.px
        return self._over.width() - 2 * (px(SPACE[0]) + px(SPACE[1]))

    def _fitted(self) -> Fitted:
        font = self._theme.font(FONT_PX, QFont.Weight.DemiBold)
        return lay_out(self.text(), font, self._room, align=Qt.AlignmentFlag.AlignHCenter)

    def _place(self) -> None:
        px, words = self._theme.px, self._fitted()
        wide = min(ceil(words.width), self._room) + 2 * px(SPACE[1])
        tall = min(max(px(LEAST_PX), ceil(words.height) + 2 * px(6)), self._over.height() - 2 * px(SPACE[0]))
        self.setGeometry((self._over.width() - wide) // 2, px(SPACE[0]), wide, tall)
        self._over.keep_clear(self.geometry().bottom() + 1)
        self.update()

    def _apply_theme(self) -> None:
        if not self.isHidden():
            self._place()
