"""One guest of an order, to be ticked: large enough for a glove."""

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from kiosk.core.tickets import Instant
from kiosk.engine.records import Guest
from kiosk.ui.texts import verdict_texts
from kiosk.ui.theme.direction import reads_from_right
from kiosk.ui.theme.icons import draw_icon
from kiosk.ui.theme.text_fit import Fitted, fit, lay_out, width_of
from kiosk.ui.theme.theme import RADIUS_PX, Look, Theme
from kiosk.ui.theme.type_mark import draw_type_mark
from kiosk.ui.widgets.guest_rows import is_inside
from kiosk.ui.widgets.press_button import ENTER

TALL_PX, LOW_PX = 64, 56
"""The least height, the second where there is little room."""
EDGE_PX = 16
BOX_PX = 32
MARK_PX = 14
TROUBLE_PX = 20
MOST_WIDTHS = 8
"""How many widths a row remembers its height for."""
MOST_LAID = 9
"""How many texts it keeps laid out: three of its own, for the widths that a layout asks for."""
_STEPS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}


class TickRow(QAbstractButton):
    """Name, ticket type and what is wrong with the ticket; greyed for who is inside already.

    `ignores_input` says whether taps are to do nothing now. `stepped` brings the arrow keys as rows,
    `confirmed` an Enter.
    """

    stepped = Signal(int)
    confirmed = Signal()

    def __init__(
        self,
        theme: Theme,
        ticket_id: str,
        ignores_input: Callable[[], bool] = lambda: False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme, self._ignores_input = theme, ignores_input
        self._name = self._type = self._facts = self._trouble = ""
        self._low = self._hides_name = False
        self._texts_tall: dict[int, float] = {}
        """By the width of the row: how tall its texts are there."""
        self._laid: dict[tuple[str, str, float, bool], Fitted] = {}
        self._on_one_line: dict[int, tuple[float, float]] = {}
        """By their size: how wide and how tall texts are there."""
        self.ticket_id = ticket_id
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        theme.zoomed.connect(self._restyle)
        theme.changed.connect(self.update)

    @property
    def name(self) -> str:
        """The guest's name."""
        return self._name

    @property
    def facts(self) -> str:
        """Whether they are inside, or what is wrong with the ticket."""
        return self._facts

    @property
    def trouble(self) -> str:
        """Why the door may not admit the ticket."""
        return self._trouble

    def show_guest(self, guest: Guest, trouble: str, now: Instant) -> None:
        """Show a guest as they are now."""
        inside = is_inside(guest)
        shown = (
            verdict_texts.name_of(guest.ticket),
            verdict_texts.type_of(guest.ticket),
            verdict_texts.presence_in_words(guest.presence, now) if inside else trouble,
            "" if inside else trouble,
        )
        if self.text() and (*shown, inside) == (*self._shown, not self.isEnabled()):
            return  # an order may have hundreds, and is looked at again with every verdict
        self._name, self._type, self._facts, self._trouble = shown
        self.setEnabled(not inside)
        self._say()

    def hide_name(self, *, hidden: bool) -> None:
        """Show no more of the guest's name than its first letters, or all of it again."""
        if hidden != self._hides_name:
            self._hides_name = hidden
            self._say()

    def _say(self) -> None:
        self.setText(". ".join(part for part in (self._seen_name, self._type, self._facts) if part))
        self.setAccessibleName(self.text())
        self._restyle()
        self.update()

    @property
    def _seen_name(self) -> str:
        return verdict_texts.masked(self._name) if self._hides_name else self._name

    @property
    def _shown(self) -> tuple[str, str, str, str]:
        return self._name, self._type, self._facts, self._trouble

    def set_compact(self, *, low: bool) -> None:
        """Take less room from top to foot, or as much as there should be."""
        if low != self._low:
            self._low = low
            self.updateGeometry()

    def _restyle(self) -> None:
        self._texts_tall.clear()
        self._laid.clear()
        self._on_one_line.clear()
        self.updateGeometry()

    def _fitted(self, part: str, text: str, room: float, fitting: Callable[[str, float], Fitted]) -> Fitted:
        """A part's text as it was laid out for this room before: it is measured and painted often."""
        asked = (part, text, room, self._mirrored)
        found = self._laid.get(asked)
        if found is None:
            if len(self._laid) >= MOST_LAID:
                self._laid.clear()
            found = self._laid[asked] = fitting(text, room)
        return found

    def _name_fitted(self, room: float) -> Fitted:
        return self._fitted("name", self._seen_name, room, self._fit_name)

    def _fit_name(self, name: str, room: float) -> Fitted:
        px = self._theme.px
        font = self._theme.font(20, QFont.Weight.DemiBold)
        return fit(name, font, room, largest_px=px(20), smallest_px=px(16), lines=2, align=self._align)

    def _facts_fitted(self, room: float) -> Fitted:
        return self._fitted("facts", self._facts, room - self._before_facts, self._fit_facts)

    def _fit_facts(self, facts: str, room: float) -> Fitted:
        return lay_out(facts, self._theme.font(16, QFont.Weight.Medium), room, align=self._align)

    @property
    def _before_facts(self) -> int:
        """Room for the mark of trouble."""
        return self._theme.px(TROUBLE_PX + 6) if self._trouble else 0

    def _type_fitted(self, width: float) -> Fitted:
        font = self._theme.font(16, QFont.Weight.DemiBold)
        wide = min(width_of(self._type, font) + 2, width * 0.3)
        return self._fitted("type", self._type, wide, lambda text, room: lay_out(text, font, room))

    @property
    def _align(self) -> Qt.AlignmentFlag:
        return Qt.AlignmentFlag.AlignRight if self._mirrored else Qt.AlignmentFlag.AlignLeft

    @property
    def _mirrored(self) -> bool:
        return reads_from_right(self)

    def _room(self, width: float) -> float:
        """How wide name and facts may be."""
        px = self._theme.px
        room = width - px(2 * EDGE_PX + BOX_PX + 14)
        if self._type:
            room -= self._type_fitted(width).width + px(MARK_PX + 8 + 14)
        return max(room, px(80))

    def hasHeightForWidth(self) -> bool:
        """It grows as it gets narrower."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Room for all of its texts, and for a finger."""
        if width not in self._texts_tall:
            if len(self._texts_tall) > MOST_WIDTHS:
                self._texts_tall.clear()
            self._texts_tall[width] = self._tall_for(width)
        least = self._theme.px(LOW_PX if self._low else TALL_PX)
        return max(round(self._texts_tall[width]) + self._theme.px(12), least)

    def _tall_for(self, width: int) -> float:
        room = self._room(width)
        tall = self._height_of(self._name_fitted, 20, room)
        tall += self._height_of(self._facts_fitted, 16, room) if self._facts else 0
        return max(tall, self._type_fitted(width).height if self._type else 0)

    def _height_of(self, fitted: Callable[[float], Fitted], usual_px: int, room: float) -> float:
        """How tall a text is; one that is on one line is so wherever there is room for that."""
        wide, tall = self._on_one_line.get(usual_px, (math.inf, 0.0))
        if room >= wide:
            return tall
        text = fitted(room)
        if text.lines == 1 and text.size_px == self._theme.px(usual_px):
            self._on_one_line[usual_px] = text.width + self._before_facts + 2, text.height
        return text.height

    def sizeHint(self) -> QSize:
        """As on a wide sheet."""
        return QSize(200, self.heightForWidth(1 << 16))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space ticks; Enter and arrows lead elsewhere."""
        if event.key() in ENTER:
            if not event.isAutoRepeat():
                self.confirmed.emit()
        elif step := _STEPS.get(Qt.Key(event.key())):
            self.stepped.emit(step)
        else:
            super().keyPressEvent(event)

    def nextCheckState(self) -> None:
        """A tap or Space changes the tick, once the sheet listens."""
        if not self._ignores_input():
            super().nextCheckState()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Frame, box, name, facts, ticket type."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_frame(painter)
        self._paint_box(painter)
        self._paint_texts(painter)
        painter.end()

    def _paint_frame(self, painter: QPainter) -> None:
        palette, px = self._theme.palette, self._theme.px
        line = max(px(2), 2)
        frame = QRectF(self.rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2)
        if not self.isEnabled():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(Qt.PenStyle.NoPen)
        else:
            painter.setBrush(QColor(palette.selected if self.isChecked() else palette.raised))
            focused = self.hasFocus()
            edge = palette.accent if focused or self.isChecked() else palette.line
            painter.setPen(QPen(QColor(palette.text if focused and self.isChecked() else edge), line))
        painter.drawRoundedRect(frame, px(RADIUS_PX - 4), px(RADIUS_PX - 4))

    def _paint_box(self, painter: QPainter) -> None:
        palette, px = self._theme.palette, self._theme.px
        side = px(BOX_PX)
        box = self._flipped(QRectF(px(EDGE_PX), (self.height() - side) / 2, side, side))
        if not self.isEnabled():
            draw_icon(painter, "go", box, palette.row_colour(Look.GO))
        elif self.isChecked():
            draw_icon(painter, "chosen", box, palette.accent)
        else:
            draw_icon(painter, "not-chosen", box, palette.row_ask if self._trouble else palette.muted)

    def _paint_texts(self, painter: QPainter) -> None:
        palette, px = self._theme.palette, self._theme.px
        room = self._room(self.width())
        name = self._name_fitted(room)
        facts = self._facts_fitted(room) if self._facts else None
        y = (self.height() - name.height - (facts.height if facts else 0)) / 2
        x = self._flipped(QRectF(px(EDGE_PX + BOX_PX + 14), 0, room, 1)).x()
        quiet = not self.isEnabled()
        name.draw(painter, QPointF(x, y), palette.muted if quiet else palette.text)
        if facts:
            ink = palette.muted if quiet else palette.row_colour(Look.ASK)
            before = self._before_facts
            at = QPointF(x if self._mirrored else x + before, y + name.height)
            facts.draw(painter, at, ink)
            if before:
                side = px(TROUBLE_PX)
                left = x + room - side if self._mirrored else x
                top = at.y() + (facts.height / facts.lines - side) / 2
                draw_icon(painter, "ask", QRectF(left, top, side, side), ink)
        if self._type:
            self._paint_type(painter, palette.muted if quiet else palette.text)

    def _paint_type(self, painter: QPainter, ink: str) -> None:
        px = self._theme.px
        fitted, side = self._type_fitted(self.width()), px(MARK_PX)
        wide = fitted.width + side + px(8)
        part = self._flipped(QRectF(self.width() - px(EDGE_PX) - wide, 0, wide, self.height()))
        x = part.right() - side if self._mirrored else part.x()
        mark = QRectF(x, (self.height() - side) / 2, side, side)
        draw_type_mark(painter, self._type, mark, self._theme.palette)
        at = part.x() if self._mirrored else part.x() + side + px(8)
        fitted.draw(painter, QPointF(at, (self.height() - fitted.height) / 2), ink)

    def _flipped(self, rect: QRectF) -> QRectF:
        """A part where it stands when one reads from the right."""
        if not self._mirrored:
            return rect
        return QRectF(self.width() - rect.right(), rect.y(), rect.width(), rect.height())
