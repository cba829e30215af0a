"""The camera's picture with the aim frame, the outlines of codes, and a caption."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QLinearGradient, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from kiosk.ui.door.camera_feed import CameraState, Coaching, Frame, Shares, coaching_words
from kiosk.ui.texts.messages import as_sentence
from kiosk.ui.theme.direction import reads_from_right
from kiosk.ui.theme.icons import draw_icon
from kiosk.ui.theme.text_fit import Fitted, fit, lay_out, shortened
from kiosk.ui.theme.theme import RADIUS_PX, Look, Theme
from kiosk.ui.verdict.verdict_view import VerdictView

READ = "#6CA8FF"
"""Around a code that was read, whatever the verdict will be: so never green."""
_NEUTRAL = QColor(240, 244, 248, 200)
_SHADE = QColor(4, 6, 9, 130)
"""Beside a light line, so that it is seen on a light picture, and over what does not count."""


def draw_outlines(painter: QPainter, frame: Frame, picture: QRectF, px: Callable[[float], int]) -> None:
    """Draw what a frame's outlines mean, the one that counts on top; `picture` is where the frame is."""
    painter.save()
    for outline in frame.unread:
        _ring(painter, _placed(outline, picture), px(2))
    for outline in frame.others:
        corners = _placed(outline, picture)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_SHADE)
        painter.drawPolygon(corners)
        _ring(painter, corners, px(3))
    painter.setPen(QPen(QColor(READ), px(5), j=Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(QColor(108, 168, 255, 60))
    for outline in frame.outlines:
        painter.drawPolygon(_placed(outline, picture))
    painter.restore()


def lowest(outlines: Iterable[Shares]) -> float:
    """How far down they reach, as a share of the picture; 0 without any."""
    return max((y for outline in outlines for _, y in outline), default=0.0)


def highest(outlines: Iterable[Shares]) -> float:
    """How far up they reach, as a share of the picture; 1 without any."""
    return min((y for outline in outlines for _, y in outline), default=1.0)


def _ring(painter: QPainter, corners: QPolygonF, wide: int) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((_SHADE, wide + 2), (_NEUTRAL, wide)):
        painter.setPen(QPen(colour, width, j=Qt.PenJoinStyle.RoundJoin))
        painter.drawPolygon(corners)


def _placed(outline: Shares, picture: QRectF) -> QPolygonF:
    return QPolygonF(
        [QPointF(picture.x() + x * picture.width(), picture.y() + y * picture.height()) for x, y in outline]
    )


CAPTION_PX = 38
_GLASS, _INK = "#1A222C", "#F0F4F8"
_ATTENTION = "#FFB020"
COACHING_PX, ONE_LINE_PX, TWO_LINES_PX = 34, 24, (26, 18)
"""Words to be read at two metres, by somebody who holds a code up: on one line down to the second size, else
on two from the one to the other, so that the picture of the code is not covered by them."""
COLLAPSED_PX, UNDER_A_NOTE_PX, LEAST_TITLED_PX = 64, 120, 140
"""The height where there is no camera, with something over it too, and the least one for more words."""
LEAST_ICON_PX = 20
"""A smaller one says nothing."""
OTHERS_MS = 700
"""Codes beside the chosen one are told of for so long after the last frame that showed them."""


class CameraView(QWidget):
    """Fills its place with the newest frame; says in words when there is none.

    `wanted`: somebody is to look at it, as it has been lost or says what to do with a code. `state_changed`:
    the camera does otherwise than before.
    """

    wanted = Signal()
    state_changed = Signal()
    needs_changed = Signal()
    """It needs another height than before: see `collapsed_px`."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._frame: Frame | None = None
        self._state, self._detail = CameraState.ABSENT, ""
        self._hint = ""
        self._coaching: Coaching | None = None
        self._words_on_top = False
        self._covered_px = 0
        self._fitted: tuple[object, Fitted] | None = None
        self._others = 0
        self._no_others = QTimer(self)
        self._no_others.setSingleShot(True)
        self._no_others.setInterval(OTHERS_MS)
        self._no_others.timeout.connect(self._forget_others)
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
    def collapsed_px(self) -> int:
        """The height that is enough where there is no camera to show the picture of; 0 where there is one."""
        if self._state is not CameraState.NONE:
            return 0
        return self._theme.px(UNDER_A_NOTE_PX if self._covered_px else COLLAPSED_PX)

    @property
    def caption(self) -> str:
        """What is written under the picture; a word of coaching may stand above."""
        if self._state is CameraState.LIVE:
            return (
                coaching_words(self._coaching)
                or self._others_words()
                or self._hint
                or self.tr("Hold the code in the frame")
            )
        return {
            CameraState.STARTING: self.tr("The camera is starting"),
            CameraState.LOST: self.tr("Hand scanner and keyboard still work"),
        }.get(self._state, self.tr("Use the hand scanner, or type"))

    def show_frame(self, frame: Frame) -> None:
        """Show a newer picture of the camera while it is live; a picture alone does not say that it is."""
        if self._state is not CameraState.LIVE:
            return
        self._frame = frame
        if frame.others:
            # A code that blinks does not make the words blink.
            self._others = max(len(frame.others), self._others)
            self._no_others.start()
        self.update()

    def show_state(self, state: CameraState, detail: str) -> None:
        """Show that the camera is starting, live, lost or not there."""
        before, self._state, self._detail = self._state, state, as_sentence(detail)
        if state is not CameraState.LIVE:
            self._frame = None
        self._describe()
        self.update()
        if before is not state:
            self.state_changed.emit()
            if CameraState.NONE in (before, state):
                self.needs_changed.emit()
            if state is CameraState.LOST:
                self.wanted.emit()

    def coach(self, coaching: Coaching | None) -> None:
        """Say what to do with the code; None: all is well."""
        self._coaching = coaching
        self._words_on_top = self._is_freer_above()
        self._describe()
        self.update()
        if self._is_coaching:
            self.wanted.emit()

    @property
    def clear_from(self) -> int:
        """How far down nothing is to be seen, as something stands over it."""
        return self._covered_px

    def keep_clear(self, top_px: int) -> None:
        """Something stands over so much of its top: what there is to see is below it."""
        if top_px != self._covered_px:
            changes = bool(top_px) != bool(self._covered_px)
            self._covered_px = top_px
            self.update()
            if changes and self._state is CameraState.NONE:
                self.needs_changed.emit()

    def hint_after(self, view: VerdictView) -> None:
        """Say what the door waits for while this is shown."""
        if view.look is Look.NEUTRAL:
            self.hint(self.tr("One moment"))
        elif view.mark == "failed":
            self.hint(self.tr("Then scan the same ticket again"))
        elif view.mark == "halt":  # a late STOP: nothing beside it may read as if all were well
            self.hint(self.tr("First the STOP, then the next guest"))
        else:
            self.hint(self.tr("Next guest can scan now"))

    def hint(self, text: str) -> None:
        """Say what the door waits for, where there is no coaching."""
        if text != self._hint:
            self._hint = text
            self.update()

    def _describe(self) -> None:
        self.setAccessibleDescription(" ".join(filter(None, (self._detail, self.caption))))

    def _others_words(self) -> str:
        if not self._others:
            return ""
        return QCoreApplication.translate(
            "CameraView", "%n codes in view: the middle one counts", "", self._others + 1
        )

    def _forget_others(self) -> None:
        self._others = 0
        self.update()

    @property
    def _box(self) -> QRectF:
        return QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Picture, aim, outlines, caption."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        box = self._box
        rounded = QPainterPath()
        radius = self._theme.px(RADIUS_PX)
        rounded.addRoundedRect(box, radius, radius)
        painter.setClipPath(rounded)
        if self._state is CameraState.NONE and box.height() < self._theme.px(LEAST_TITLED_PX):
            self._collapsed(painter, box)
            self._frame_it(painter, rounded)
            return
        if self._frame is None:
            glass = QLinearGradient(box.topLeft(), box.bottomRight())
            glass.setColorAt(0, QColor("#2A333E"))
            glass.setColorAt(1, QColor(_GLASS))
            painter.fillRect(box, glass)
        else:
            self._picture(painter, box, self._frame)
        caption = self._fitted_caption(box)
        tall = self._caption_height(caption)
        on_top = self._is_coaching and self._words_on_top and not self._covered_px
        strip = QRectF(box.x(), box.y() if on_top else box.bottom() - tall, box.width(), tall)
        room = box.adjusted(0, tall, 0, 0) if on_top else box.adjusted(0, self._covered_px, 0, -tall)
        if self._state in (CameraState.LIVE, CameraState.STARTING):
            if self._detail and not on_top:
                room.setTop(max(room.top(), box.top() + self._write_note(painter, box)))
            self._aim(painter, room)
        else:
            self._trouble(painter, room)
        self._write_caption(painter, strip, caption)
        self._frame_it(painter, rounded)

    def _collapsed(self, painter: QPainter, box: QRectF) -> None:
        """In two lines, with the sign before them, that there is none."""
        px, palette = self._theme.px, self._theme.palette
        painter.fillRect(box, QColor(palette.surface))
        if self._covered_px:
            return
        side, gap = px(30), px(14)
        width = box.width() - side - 3 * gap
        align = Qt.AlignmentFlag.AlignRight if reads_from_right(self) else Qt.AlignmentFlag.AlignLeft
        bold, usual = self._theme.font(17, QFont.Weight.DemiBold), self._theme.font(15)
        title, caption = (
            fit(text, font, width, largest_px=font.pixelSize(), smallest_px=px(14), lines=1, align=align)
            for text, font in ((self.tr("No camera found"), bold), (self.caption, usual))
        )
        mirrored = reads_from_right(self)
        icon_x = box.right() - gap - side if mirrored else box.x() + gap
        icon_box = QRectF(icon_x, box.center().y() - side / 2, side, side)
        draw_icon(painter, "camera-off", icon_box, palette.muted)
        x = box.x() + gap if mirrored else box.x() + 2 * gap + side
        y = box.center().y() - (title.height + caption.height) / 2
        title.draw(painter, QPointF(x, y), palette.text)
        caption.draw(painter, QPointF(x, y + title.height), palette.muted)

    def _frame_it(self, painter: QPainter, rounded: QPainterPath) -> None:
        painter.setClipping(False)
        painter.setPen(QPen(QColor(self._theme.palette.line), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(rounded)
        painter.end()

    def _picture(self, painter: QPainter, box: QRectF, frame: Frame) -> None:
        """The middle of the picture, as much of it as fills the box."""
        place = _filling(box, frame)
        painter.drawImage(place, frame.image)
        draw_outlines(painter, frame, place, self._theme.px)

    def _is_freer_above(self) -> bool:
        """Whether words hide less of the codes that are held up if they stand above them."""
        if self._frame is None:
            return False
        box, shown = self._box, (*self._frame.unread, *self._frame.outlines)
        place, tall = _filling(box, self._frame), self._caption_height(self._fitted_caption(box))
        above = place.y() + highest(shown) * place.height()
        below = box.bottom() - place.y() - lowest(shown) * place.height()
        return below < tall and above > below

    @property
    def _is_coaching(self) -> bool:
        return self._coaching is not None and self._state is CameraState.LIVE

    def _aim(self, painter: QPainter, room: QRectF) -> None:
        side = min(room.width(), room.height()) * 0.82
        aim = QRectF(0, 0, side, side)
        aim.moveCenter(room.center())
        colour = _INK
        if self._is_coaching:
            colour = _ATTENTION
        elif self._frame is not None and self._frame.outlines:
            colour = READ
        draw_icon(painter, "aim", aim, colour)

    def _trouble(self, painter: QPainter, above: QRectF) -> None:
        lost = self._state is CameraState.LOST
        none = self.tr("No camera found") if self._state is CameraState.NONE else self.tr("No camera")
        text = self.tr("Camera lost · trying again") if lost else none
        font = self._theme.font(20, QFont.Weight.DemiBold)
        room = above.adjusted(20, 0, -20, 0)
        centred = Qt.AlignmentFlag.AlignHCenter
        title = lay_out(text, font, room.width(), align=centred)
        detail = self._as_fits(room.width(), room.height() - title.height)
        words_tall = title.height + (detail.height if detail.text else 0)
        side = min(self._theme.px(64), room.height() / 3, room.height() - 12 - words_tall)
        above_title = side + 12 if side >= self._theme.px(LEAST_ICON_PX) else 0
        y = room.center().y() - (above_title + words_tall) / 2
        if above_title:
            colour = "#FFB020" if lost else "#9BA7B6"
            draw_icon(painter, "camera-off", QRectF(room.center().x() - side / 2, y, side, side), colour)
        title.draw(painter, QPointF(room.x(), y + above_title), _INK)
        detail.draw(painter, QPointF(room.x(), y + above_title + title.height), "#C3CCD7")

    def _as_fits(self, width: float, height: float) -> Fitted:
        """What is known of the trouble, as much as there is room for: an address of a stream may be long."""
        font, centred = self._theme.font(15), Qt.AlignmentFlag.AlignHCenter
        whole = lay_out(self._detail, font, width, align=centred)
        if whole.height <= height:
            return whole
        lines = int(height * whole.lines / whole.height)
        if not lines:
            return lay_out("", font, width)
        return shortened(self._detail, font, width, lines=lines, align=centred)

    def _write_note(self, painter: QPainter, box: QRectF) -> float:
        """What is to be known while there is a picture, such as that it is another camera's; its height."""
        margin = self._theme.px(10)
        font = self._theme.font(15, QFont.Weight.DemiBold)
        centred = Qt.AlignmentFlag.AlignHCenter
        note = lay_out(self._detail, font, box.width() - 2 * margin, align=centred)
        painter.fillRect(QRectF(box.x(), box.y(), box.width(), note.height + margin), QColor(4, 6, 9, 210))
        note.draw(painter, QPointF(box.x() + margin, box.y() + margin / 2), _ATTENTION)
        return note.height + margin

    def _fitted_caption(self, box: QRectF) -> Fitted:
        """The words under the picture, all of them; they are fitted once, and pictures come many a second."""
        asked = self.caption, self._is_coaching, bool(self._others), box.width(), self._theme.zoom
        if self._fitted is None or self._fitted[0] != asked:
            self._fitted = asked, self._fit_caption(box)
        return self._fitted[1]

    def _fit_caption(self, box: QRectF) -> Fitted:
        if self._is_coaching:
            weight = QFont.Weight.Bold
            on_one = self._fit_words(box, COACHING_PX, ONE_LINE_PX, weight)
            return on_one if on_one.lines == 1 else self._fit_words(box, *TWO_LINES_PX, weight, lines=2)
        if self._state is CameraState.LIVE and self._others:
            return self._fit_words(box, 24, 16, QFont.Weight.DemiBold)
        return self._fit_words(box, 17, 15, QFont.Weight.Medium)

    def _fit_words(
        self, box: QRectF, largest: float, smallest: float, weight: QFont.Weight, *, lines: int = 1
    ) -> Fitted:
        px = self._theme.px
        return fit(
            self.caption,
            self._theme.font(17, weight),
            box.width() - px(20),
            largest_px=px(largest),
            smallest_px=px(smallest),
            lines=lines,
            align=Qt.AlignmentFlag.AlignHCenter,
        )

    def _caption_height(self, caption: Fitted) -> float:
        return max(self._theme.px(CAPTION_PX), caption.height + self._theme.px(12))

    def _write_caption(self, painter: QPainter, strip: QRectF, caption: Fitted) -> None:
        painter.fillRect(strip, QColor(4, 6, 9, 225 if self._is_coaching else 210))
        at = QPointF(strip.x() + self._theme.px(20) / 2, strip.center().y() - caption.height / 2)
        caption.draw(painter, at, _ATTENTION if self._is_coaching else _INK)


def _filling(box: QRectF, frame: Frame) -> QRectF:
    """Where a frame stands whose middle fills the box."""
    image = frame.image
    scale = max(box.width() / image.width(), box.height() / image.height())
    place = QRectF(0, 0, image.width() * scale, image.height() * scale)
    place.moveCenter(box.center())
    return place
