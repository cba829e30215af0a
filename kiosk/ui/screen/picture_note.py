"""What became of a picture that was dropped or pasted, in a quiet line over the camera's picture."""

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from kiosk.ui.design.theme import RADIUS_PX, SPACE, Theme
from kiosk.ui.parts.plain_label import WrapLabel
from kiosk.ui.screen.camera_view import CameraView

STAYS_S = 6.0
FONT_PX = 17
LEAST_PX = 48


class PictureNote(WrapLabel):
    """A sentence at the top of the camera's picture that goes by itself; no verdict covers it.

    It covers none either, and the picture's aim frame makes room for it.
    """

    def __init__(self, theme: Theme, camera: CameraView, *, stays_s: float = STAYS_S) -> None:
        super().__init__("", camera)
        self._theme, self._over = theme, camera
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._going = QTimer(self)
        self._going.setSingleShot(True)
        self._going.setInterval(round(stays_s * 1000))
        self._going.timeout.connect(self._go)
        camera.installEventFilter(self)
        theme.changed.connect(self._dress)
        self._dress()
        self.hide()

    def say(self, text: str, *, stays: bool = False) -> None:
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
        """Keeps to the width of its parent."""
        if event.type() == QEvent.Type.Resize and not self.isHidden():
            self._place()
        return super().eventFilter(watched, event)

    def _go(self) -> None:
        self.hide()
        self._over.keep_clear(0)

    def _place(self) -> None:
        gap = self._theme.px(SPACE[0])
        width = self._over.width() - 2 * gap
        height = max(self._theme.px(LEAST_PX), self.heightForWidth(width))
        self.setGeometry(gap, gap, width, min(height, self._over.height() - 2 * gap))
        self._over.keep_clear(self.geometry().bottom() + 1)

    def _dress(self) -> None:
        px, palette = self._theme.px, self._theme.palette
        self.setStyleSheet(
            f"QLabel {{ background: {palette.surface}; color: {palette.text}; font-size: {px(FONT_PX)}px;"
            f" font-weight: 600; border: 1px solid {palette.line}; border-radius: {px(RADIUS_PX - 4)}px;"
            f" padding: {px(6)}px {px(SPACE[1])}px; }}"
        )
        if not self.isHidden():
            self._place()
