"""The verdict overlay, which covers the window around the camera."""

from PySide6.QtCore import QRect, QRectF, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from kiosk.ui.theme.clean_text import plain
from kiosk.ui.theme.direction import reads_from_right
from kiosk.ui.theme.icons import draw_icon
from kiosk.ui.theme.stripes import EDGE_PX, draw_stripes
from kiosk.ui.theme.theme import Look, Theme
from kiosk.ui.theme.type_mark import draw_type_mark
from kiosk.ui.verdict.action_buttons import ActionButtons
from kiosk.ui.verdict.overlay_layout import OverlayLayout, Placed, lay_out_overlay
from kiosk.ui.verdict.verdict_view import VerdictView

SETTLE_S = 1.6
LEAD, LEAD_BELOW = 0.12, 0.07
"""The room above the word beside the camera, and below it, as a share of the room for words."""
_FILLED, _OUTLINED, _RAISED = ("chip", "type"), ("certainty",), ("notice", "place")


class VerdictOverlay(QWidget):
    """Shows one verdict, replaces it at once by the next, and sinks into the bar by itself.

    `settle_s`: how long a verdict stays before it settles into the bar. `painted` brings the verdict that
    has reached the screen, once; `settled` follows when the overlay begins to go. `acted` brings the Action
    that was pressed and the VerdictView that was shown then.
    """

    painted = Signal(object)
    settled = Signal()
    acted = Signal(object, object)

    def __init__(self, theme: Theme, settle_s: float = SETTLE_S, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._settle_ms = round(settle_s * 1000)
        self._view: VerdictView | None = None
        self._layout: OverlayLayout | None = None
        self._laid_out_for: tuple[object, ...] = ()
        self._stage, self._words, self._actions = QRect(), QRect(), QRect()
        self._bar_top, self._edge_px = 0, float(EDGE_PX)
        self._reported = True
        self._settling = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.settle)
        self._sinking = QVariantAnimation(self)
        self._sinking.valueChanged.connect(self._sink)
        self._sinking.finished.connect(self._gone)
        self.buttons = ActionButtons(theme, self)
        self.buttons.pressed.connect(self._act)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        theme.changed.connect(self._theme_changed)
        self.hide()

    @property
    def view(self) -> VerdictView | None:
        """What is shown now, or was shown last."""
        return self._view

    @property
    def covers_stage(self) -> bool:
        """Whether a verdict fills the stage; not while it is sinking into the bar."""
        return not self.isHidden() and not self._settling

    @property
    def laid_out(self) -> OverlayLayout | None:
        """Where every text stands now."""
        return self._layout

    @property
    def words_top(self) -> float:
        """Where writing begins: every usual verdict's word at the same height, so that eyes need not look."""
        return self._words.y() + (self._layout.top if self._layout else 0.0)

    def arrange(
        self, stage: QRect, words: QRect, actions: QRect, bar_top: int, edge_px: float = EDGE_PX
    ) -> None:
        """What to cover, where in it to write and to put buttons, and where the bar begins.

        All in pixels of the window, and so is `edge_px`, which is free along the edges of the stage.
        """
        self._edge_px = edge_px
        self._stage, self._bar_top = stage, bar_top
        self._words = words.translated(-stage.topLeft())
        self._actions = actions.translated(-stage.topLeft())
        if not self._settling:
            self.setGeometry(stage)
        self.buttons.stack(self._actions)
        self._lay_out()

    def show_verdict(self, view: VerdictView) -> None:
        """Show this at once, whatever was there and even while that was going."""
        self._view = view
        self._reported = False
        self._settling = False
        self._sinking.stop()
        self.setGeometry(self._stage)
        self.buttons.show_actions(view.actions, self._theme.palette.paint(view.look))
        self.buttons.stack(self._actions)
        self.setAccessibleName(f"{view.word}. {view.guest.name}")
        self.setAccessibleDescription(plain(" ".join((*view.notices, *view.lines, view.certainty.text))))
        self._lay_out()
        self._start_timer(view)
        self.show()
        self.update()

    @property
    def stays_s(self) -> float:
        """How long a usual verdict stays."""
        return self._settle_ms / 1000

    def stay(self, settle_s: float) -> None:
        """How long a verdict stays from the next one on."""
        self._settle_ms = round(settle_s * 1000)

    def settle(self) -> None:
        """Go away; the bar keeps the verdict."""
        self._timer.stop()
        if not self.covers_stage:
            return
        self._settling = True
        self.settled.emit()
        moving_ms = self._theme.motion_ms
        if not moving_ms or self._view is None:
            self._gone()
            return
        self.buttons.show_actions((), self._theme.palette.paint(self._view.look))
        self._sinking.setStartValue(0.0)
        self._sinking.setEndValue(1.0)
        self._sinking.setDuration(moving_ms)
        self._sinking.start()

    def _sink(self, share: float) -> None:
        """Draw in from the top, down to where the bar takes over."""
        if self._settling:
            top = round(share**2 * (self._bar_top - self._stage.y()))
            self.setGeometry(self._stage.adjusted(0, top, 0, 0))

    def _gone(self) -> None:
        if self._settling:
            self._settling = False
            self.hide()
            self.setAccessibleName("")  # what is hidden is still there for screen readers, name and all
            self.setAccessibleDescription("")
            self.setGeometry(self._stage)

    def _start_timer(self, view: VerdictView) -> None:
        hold_ms = self._settle_ms if view.hold_s is None else round(view.hold_s * 1000)
        if hold_ms:
            self._timer.start(hold_ms)
        else:
            self._timer.stop()

    def _act(self, action: object) -> None:
        if self._view and self.covers_stage:
            self.acted.emit(action, self._view)

    def _theme_changed(self) -> None:
        if self._view:
            self.buttons.show_actions(self.buttons.shown, self._theme.palette.paint(self._view.look))
        self.update()

    def _lay_out(self) -> None:
        if self._view and self._words.isValid():
            room, mirrored = self._words, reads_from_right(self)
            beside_camera = room.y() <= self._actions.bottom()
            lead = room.height() * (LEAD if beside_camera else LEAD_BELOW)
            asked = (self._view, room.size(), lead, mirrored, self._theme.zoom)
            if asked == self._laid_out_for:
                return  # the window is arranged anew with every sheet that opens
            self._laid_out_for = asked
            self._layout = lay_out_overlay(
                self._view, self._theme, room.width(), room.height(), lead=lead, mirrored=mirrored
            )

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A tap beside the buttons puts a usual verdict into the bar early."""
        if self._view and self._view.hold_s is None:
            self.settle()
        event.accept()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Colour, stripes, shape and words."""
        view, layout = self._view, self._layout
        if view is None or layout is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint = self._theme.palette.paint(view.look)
        painter.fillRect(self.rect(), QColor(paint.fill))
        if view.look is Look.ASK or view.mark in ("halt", "failed"):
            draw_stripes(painter, self.rect(), paint.ink, self._edge_px)
        if not self._settling:
            self._write(painter, view, layout)
        painter.end()
        if not self._reported:
            self._reported = True
            self.painted.emit(view)

    def _write(self, painter: QPainter, view: VerdictView, layout: OverlayLayout) -> None:
        ink = self._theme.palette.paint(view.look).ink
        painter.translate(self._words.x(), self.words_top)
        mirrored = reads_from_right(self)
        draw_icon(painter, view.mark, layout.mark, ink, mirrored=mirrored)
        for placed in layout.placed:
            _draw(painter, placed, self._theme, view.look, layout.scale, mirrored=mirrored)


def _draw(
    painter: QPainter, placed: Placed, theme: Theme, look: Look, scale: float, *, mirrored: bool
) -> None:
    paint = theme.palette.paint(look)
    role, _, drawn = placed.role.partition("-")
    ink = paint.ink
    if role in (*_FILLED, *_OUTLINED):
        painter.setPen(QPen(QColor(ink), max(2 * scale, 1.5)))
        painter.setBrush(QColor(paint.pressed if role in _FILLED else paint.fill))
        painter.drawRoundedRect(placed.box.adjusted(1, 1, -1, -1), 12 * scale, 12 * scale)
    elif role in _RAISED:
        ink = theme.palette.notice.ink
        painter.setPen(QPen(QColor(theme.palette.notice_line), max(3 * scale, 2)))
        painter.setBrush(QColor(theme.palette.notice.fill))
        painter.drawRoundedRect(placed.box.adjusted(1, 1, -1, -1), 12 * scale, 12 * scale)
    if role == "type":
        _draw_type(painter, placed, theme, scale, mirrored=mirrored)
    elif role in _ICONS_PX:
        side = _ICONS_PX[role] * scale
        x = placed.box.right() - 18 * scale - side if mirrored else placed.box.x() + 18 * scale
        box = QRectF(x, placed.box.center().y() - side / 2, side, side)
        draw_icon(painter, drawn or role, box, ink, mirrored=mirrored)
    if placed.label:
        label, at = placed.label
        label.draw(painter, at, ink)
    placed.fitted.draw(painter, placed.at, ink)


_ICONS_PX = {"notice": 26, "place": 54, "certainty": 22}
"""How large the icon before the text in a box is drawn."""


def _draw_type(painter: QPainter, placed: Placed, theme: Theme, scale: float, *, mirrored: bool) -> None:
    """The ticket type's mark, on a tile of the ground that its colours are made for; GO IN has a disc."""
    side, inset = 28 * scale, 6.5 * scale
    x = placed.box.right() - 14 * scale - side if mirrored else placed.box.x() + 14 * scale
    tile = QRectF(x, placed.box.center().y() - side / 2, side, side)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.palette.surface))
    painter.drawRoundedRect(tile, 6 * scale, 6 * scale)
    mark = tile.adjusted(inset, inset, -inset, -inset)
    draw_type_mark(painter, placed.fitted.text, mark, theme.palette)
