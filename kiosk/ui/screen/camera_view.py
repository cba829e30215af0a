"""The camera's picture with the aim frame, the outline of a code that was read, and a caption."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QLinearGradient, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from kiosk.ui.design.icons import draw_icon
from kiosk.ui.design.text_fit import Fitted, fit, lay_out
from kiosk.ui.design.theme import RADIUS_PX, Look, Theme
from kiosk.ui.screen.camera_feed import CameraState, Frame
from kiosk.ui.wording.foreign_words import as_sentence
from kiosk.ui.wording.telling import Telling

CAPTION_PX = 38
_GLASS, _INK = "#1A222C", "#F0F4F8"
_READ = "#6CA8FF"
"""Around a code that was read, whatever the verdict will be: so never green."""


class CameraView(QWidget):
    """Fills its place with the newest frame; says in words when there is none."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._frame: Frame | None = None
        self._state, self._detail = CameraState.ABSENT, ""
        self._coaching = self._hint = ""
        self.setAccessibleName(self.tr("Camera"))
        theme.changed.connect(self.update)

    @property
    def frame(self) -> Frame | None:
        """The frame that is shown."""
        return self._frame

    @property
    def state(self) -> CameraState:
        """What the camera is doing."""
        return self._state

    @property
    def caption(self) -> str:
        """What is written under the picture."""
        if self._state is CameraState.LIVE:
            return self._coaching or self._hint or self.tr("Hold the code in the frame")
        return {
            CameraState.STARTING: self.tr("The camera is starting"),
            CameraState.LOST: self.tr("Hand scanner and keyboard go on working"),
        }.get(self._state, self.tr("Use the hand scanner, or type"))

    def show_frame(self, frame: Frame) -> None:
        """Show a newer picture."""
        self._frame = frame
        if self._state is not CameraState.LIVE:
            self.show_state(CameraState.LIVE, "")
        self.update()

    def show_state(self, state: CameraState, detail: str) -> None:
        """Show that the camera is starting, live, lost or not there."""
        self._state, self._detail = state, as_sentence(detail)
        if state is not CameraState.LIVE:
            self._frame = None
        self.setAccessibleDescription(self.caption)
        self.update()

    def coach(self, text: str) -> None:
        """Say what to do with the code; nothing takes it away."""
        self._coaching = text
        self.update()

    def hint_after(self, telling: Telling) -> None:
        """Say what the door waits for while this is shown."""
        if telling.look is Look.NEUTRAL:
            self.hint("")
        elif telling.mark == "failed":
            self.hint(self.tr("Scan the same ticket again"))
        else:
            self.hint(self.tr("Next guest can scan now"))

    def hint(self, text: str) -> None:
        """Say what the door waits for, where there is no coaching."""
        self._hint = text
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Picture, aim, outlines, caption."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        rounded = QPainterPath()
        radius = self._theme.px(RADIUS_PX)
        rounded.addRoundedRect(box, radius, radius)
        painter.setClipPath(rounded)
        glass = QLinearGradient(box.topLeft(), box.bottomRight())
        glass.setColorAt(0, QColor("#2A333E"))
        glass.setColorAt(1, QColor(_GLASS))
        painter.fillRect(box, glass)
        if self._frame is not None:
            self._picture(painter, box, self._frame)
        caption = self._fitted_caption(box)
        room = box.adjusted(0, 0, 0, -self._caption_height(caption))
        if self._state in (CameraState.LIVE, CameraState.STARTING):
            self._aim(painter, room)
        else:
            self._trouble(painter, room)
        self._write_caption(painter, box, caption)
        painter.setClipping(False)
        painter.setPen(QPen(QColor(self._theme.palette.line), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(rounded)
        painter.end()

    def _picture(self, painter: QPainter, box: QRectF, frame: Frame) -> None:
        """The middle of the picture, as much of it as fills the box."""
        image = frame.image
        scale = max(box.width() / image.width(), box.height() / image.height())
        size = QRectF(0, 0, image.width() * scale, image.height() * scale)
        size.moveCenter(box.center())
        painter.drawImage(size, image)
        if frame.outlines:
            painter.setPen(QPen(QColor(_READ), self._theme.px(5), j=Qt.PenJoinStyle.RoundJoin))
            painter.setBrush(QColor(108, 168, 255, 60))
            for outline in frame.outlines:
                corners = [
                    QPointF(size.x() + x * size.width(), size.y() + y * size.height()) for x, y in outline
                ]
                painter.drawPolygon(QPolygonF(corners))

    def _aim(self, painter: QPainter, room: QRectF) -> None:
        side = min(room.width(), room.height()) * 0.82
        aim = QRectF(0, 0, side, side)
        aim.moveCenter(room.center())
        draw_icon(painter, "aim", aim, _INK)

    def _trouble(self, painter: QPainter, above: QRectF) -> None:
        lost = self._state is CameraState.LOST
        text = self.tr("Camera lost · trying again") if lost else self.tr("No camera")
        font = self._theme.font(20, QFont.Weight.DemiBold)
        room = above.adjusted(20, 0, -20, 0)
        centred = Qt.AlignmentFlag.AlignHCenter
        title = lay_out(text, font, room.width(), align=centred)
        detail = lay_out(self._detail, self._theme.font(15), room.width(), align=centred)
        side = min(self._theme.px(64), room.height() / 3)
        y = room.center().y() - (side + 12 + title.height + detail.height) / 2
        colour = "#FFB020" if lost else "#9BA7B6"
        draw_icon(painter, "camera-off", QRectF(room.center().x() - side / 2, y, side, side), colour)
        title.draw(painter, QPointF(room.x(), y + side + 12), _INK)
        detail.draw(painter, QPointF(room.x(), y + side + 12 + title.height), "#C3CCD7")

    def _fitted_caption(self, box: QRectF) -> Fitted:
        """The words under the picture, all of them."""
        return fit(
            self.caption,
            self._theme.font(17, QFont.Weight.Medium),
            box.width() - self._theme.px(20),
            largest_px=self._theme.px(17),
            smallest_px=self._theme.px(15),
            lines=1,
            align=Qt.AlignmentFlag.AlignHCenter,
        )

    def _caption_height(self, caption: Fitted) -> float:
        return max(self._theme.px(CAPTION_PX), caption.height + self._theme.px(12))

    def _write_caption(self, painter: QPainter, box: QRectF, caption: Fitted) -> None:
        tall = self._caption_height(caption)
        strip = QRectF(box.x(), box.bottom() - tall, box.width(), tall)
        painter.fillRect(strip, QColor(4, 6, 9, 210))
        at = QPointF(box.x() + self._theme.px(20) / 2, strip.center().y() - caption.height / 2)
        caption.draw(painter, at, _INK)
