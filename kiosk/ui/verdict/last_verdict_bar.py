"""The last-verdict bar at the foot of the screen: the last verdict, or whether the door is ready."""

from msgspec import Struct
from PySide6.QtCore import QEvent, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from kiosk.ui.texts.times import clock_time
from kiosk.ui.theme.clean_text import isolate, plain
from kiosk.ui.theme.direction import reads_from_right
from kiosk.ui.theme.icons import draw_icon
from kiosk.ui.theme.theme import Look, Paint, Theme
from kiosk.ui.verdict.action_buttons import ROW_PX, ActionButtons
from kiosk.ui.verdict.actions import Action
from kiosk.ui.verdict.last_verdict_layout import (
    CHIP_ICON_PX,
    CHIP_PAD_PX,
    BarTexts,
    Chip,
    LastVerdictLayout,
    LastVerdictText,
    lay_out_last_verdict,
)
from kiosk.ui.verdict.names_cut import with_names_cut
from kiosk.ui.verdict.verdict_view import VerdictView, beside_place

BUTTON_PX = 60
EDGE_PX, MARK_PX, BESIDE_MARK_PX, ABOVE_PX, BELOW_PX = 28, 80, 22, 5, 12
NARROW_PX, NARROW_EDGE_PX, NARROW_MARK_PX, BESIDE_NARROW_MARK_PX = 720, 14, 44, 12
"""In a bar narrower than this all stands closer."""
LAID_OUT_AFTER_MS = 60
"""The overlay has been painted by then, and covers the bar for a while. Fitting the bar's texts takes as long
as all the rest of its painting."""
LINE_PX = 5
"""Along the top while the door is not ready."""


class NotReady(Struct, frozen=True):
    """The one thing to do before the door is ready, and why."""

    to_do: str
    why: str = ""


class LastVerdictBar(QWidget):
    """Keeps the last verdict until the next; without one it says whether the door is ready."""

    acted = Signal(object, object)
    """The Action that was pressed, and the VerdictView that the bar shows."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._view: VerdictView | None = None
        self._ready = self.tr("Ready for the next guest")
        self._sub = ""
        self._not_ready: NotReady | None = None
        self._warns = self._hides_names = self._is_calm = False
        self._is_held_back = self._came_meanwhile = False
        self._layout: LastVerdictLayout | None = None
        self._lay_out_soon = QTimer(self)
        self._lay_out_soon.setSingleShot(True)
        self._lay_out_soon.setInterval(LAID_OUT_AFTER_MS)
        self._lay_out_soon.timeout.connect(self._lay_out_below_overlay)
        self._buttons_px = self._room_px = self._content_px = 0
        self.buttons = ActionButtons(theme, self)
        self.buttons.pressed.connect(self._act)
        theme.changed.connect(self._apply_theme)
        self._apply_theme()

    @property
    def view(self) -> VerdictView | None:
        """What is shown now; None while it says whether the door is ready."""
        return self._view

    @property
    def text(self) -> str:
        """What is said now, as one line."""
        texts = self._texts()
        chips = [chip.text for chip in texts.chips]
        return " · ".join(part for part in (texts.word, texts.name, *chips, *texts.facts) if part)

    def show_verdict(self, view: VerdictView) -> None:
        """Keep this until the next, in its colour."""
        self._view = view
        self._is_calm, self._came_meanwhile = False, self._is_held_back
        self._apply_theme()
        self._lay_out_soon.start()

    def let_go(self, view: VerdictView) -> None:
        """Say whether the door is ready again, if this is still what is shown."""
        if self._view is view:
            self._view = None
            self._apply_theme()

    def show_ready(self, sub: str, *, warns: bool = False) -> None:
        """What to say under "Ready": what reads tickets, or in amber what stands in the way."""
        self._say(sub, None, warns=warns)

    def show_not_ready(self, missing: NotReady) -> None:
        """Say in amber, with a shape of its own, that the door is not ready, and what to do about it."""
        self._say("", missing, warns=False)

    def _say(self, sub: str, missing: NotReady | None, *, warns: bool) -> None:
        if (sub, warns, missing) != (self._sub, self._warns, self._not_ready):
            self._sub, self._warns, self._not_ready = sub, warns, missing
            self._apply_theme()

    @property
    def _lacks(self) -> bool:
        """Whether it says now that the door is not ready."""
        return self._view is None and self._not_ready is not None

    def hide_names(self, *, hidden: bool) -> None:
        """Cut the name to its first letters: the overlay has shown all of it, and the bar stays for long."""
        self._hides_names = hidden
        self._apply_theme()

    def set_calm(self, *, calm: bool) -> None:
        """Keep the verdict without its colour, with its time: something else is the matter above it."""
        if calm != self._is_calm:
            self._is_calm = calm
            self._apply_theme()

    @property
    def is_calm(self) -> bool:
        """Whether something else is the matter than what it says."""
        return self._is_calm

    @property
    def is_held_back(self) -> bool:
        """Whether it offers nothing that somebody could do to its guest while they mean another."""
        return self._is_held_back

    def hold_back(self, *, held: bool) -> None:
        """Offer nothing while a sheet is open for somebody; who comes meanwhile can still step aside."""
        if held != self._is_held_back:
            self._is_held_back, self._came_meanwhile = held, False
            self._apply_theme()

    def _offered(self) -> tuple[Action, ...]:
        offered = self._view.actions if self._view else ()
        if not self._is_held_back:
            return offered
        return tuple(one for one in offered if one is Action.STEP_ASIDE and self._came_meanwhile)

    def _apply_theme(self) -> None:
        self.buttons.show_actions(self._offered(), self._paint())
        self._line_up()
        self.setAccessibleName(self.text)

    def _paint(self) -> Paint:
        p = self._theme.palette
        if self._view and self._view.look is not Look.NEUTRAL and not self._is_calm:
            return p.paint(self._view.look)
        if self._lacks:
            return p.warning
        return Paint(p.surface, p.text, p.raised)

    def _texts(self) -> BarTexts:
        """What is said now; what must be done about it stands in frames."""
        view = self._view
        if view is None and self._not_ready is not None:
            why = self._not_ready.why
            return BarTexts(self.tr("NOT READY"), self._not_ready.to_do, facts=(why,) if why else ())
        if view is None:
            return BarTexts(self._ready, facts=(self._sub,) if self._sub else ())
        if self._hides_names:
            view = with_names_cut(view)
        chips = []
        if view.place.text:
            place = " ".join(filter(None, (view.place.label, isolate(view.place.text))))
            chips.append(Chip(place, view.place.mark))
        chips += [Chip(notice.rstrip("."), "notice") for notice in view.notices if notice]
        reason, more = beside_place(view)[:1], beside_place(view)[1:]
        if view.members:
            reason, more = (*reason, *more), ()  # of a group each line is about somebody else
        facts = [*reason, *view.chips, *more, view.certainty.text]
        if view.certainty.mark and view.certainty.text and view.look in (Look.GO, Look.EXIT):
            facts.remove(view.certainty.text)
            brief = view.certainty.brief or view.certainty.text
            chips.append(Chip(f"{brief[:1].upper()}{brief[1:]}", view.certainty.mark, outlined=True))
        time = [clock_time(view.at)] if self._is_calm and view.at is not None else []
        texts = tuple(plain(fact).rstrip(".") for fact in (*time, *facts) if fact)
        return BarTexts(view.word, view.guest.name, tuple(chips), texts)

    def _act(self, action: object) -> None:
        if self._view:
            self.acted.emit(action, self._view)

    @property
    def _mirrored(self) -> bool:
        return reads_from_right(self)

    def _line_up(self) -> None:
        """Buttons beside what is said, or in a row below it where the bar is high and they are several."""
        px, edge = self._theme.px, self._edge
        wide = max(self.width() - 2 * edge, 0)
        if self.buttons.stands_below(self.height()):
            row = QRect(edge, self.height() - px(BELOW_PX) - px(ROW_PX), wide, px(ROW_PX))
            self.buttons.spread(row, mirrored=self._mirrored)
            self._buttons_px, self._content_px = 0, row.y()
        else:
            tall = min(px(BUTTON_PX), self.height() - 8)
            room = QRect(edge, (self.height() - tall) // 2, wide, tall)
            self._buttons_px = self.buttons.line_up(room, mirrored=self._mirrored, narrow=self._is_narrow)
            self._content_px = self.height()
        self._layout = None
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        """Another language may be read from the other side."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self._line_up()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the buttons at the end."""
        super().resizeEvent(event)
        self._line_up()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Shape, word, name, what is to be done, and facts."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint, p, px = self._paint(), self._theme.palette, self._theme.px
        painter.fillRect(self.rect(), QColor(paint.fill))
        if paint.fill == p.surface:
            painter.fillRect(QRect(0, 0, self.width(), max(px(1), 1)), QColor(p.line))
        if self._lacks:
            painter.fillRect(QRect(0, 0, self.width(), px(LINE_PX)), QColor(p.looks[Look.ASK].fill))
        side, edge = self._mark_px, self._edge
        x = self.width() - edge - side if self._mirrored else edge
        mark = self._view.mark if self._view else ("not-ready" if self._lacks else "frame")
        ink = paint.ink
        if paint.fill == p.surface:
            ink = p.row_colour(self._view.look) if self._view else p.muted
        box = QRectF(x, (self._content_px - side) / 2, side, side)
        draw_icon(painter, mark, box, ink, mirrored=self._mirrored)
        self._write(painter, paint)
        painter.end()

    @property
    def _mark_px(self) -> int:
        largest = NARROW_MARK_PX if self._is_narrow else MARK_PX
        return min(self._theme.px(largest), self._content_px - self._theme.px(32))

    @property
    def _is_narrow(self) -> bool:
        return self.width() < self._theme.px(NARROW_PX)

    @property
    def _edge(self) -> int:
        return self._theme.px(NARROW_EDGE_PX if self._is_narrow else EDGE_PX)

    @property
    def _before_words_px(self) -> int:
        """From the bar's side to where the words begin."""
        beside = BESIDE_NARROW_MARK_PX if self._is_narrow else BESIDE_MARK_PX
        return self._edge + self._mark_px + self._theme.px(beside)

    def _laid_out(self) -> LastVerdictLayout:
        """What is written: laid out when it is first seen, or soon after a verdict, which covers it."""
        if self._layout is None:
            room = self.width() - self._before_words_px - self._edge - self._buttons_px
            tall = self._content_px - 2 * self._theme.px(ABOVE_PX)
            self._layout = lay_out_last_verdict(
                self._texts(), self._theme, room, tall, mirrored=self._mirrored
            )
            self._room_px = room
        return self._layout

    def _lay_out_below_overlay(self) -> None:
        if self.isVisible():
            self._laid_out()

    def _write(self, painter: QPainter, paint: Paint) -> None:
        """From beside the mark up to the buttons."""
        p, layout = self._theme.palette, self._laid_out()
        start = self._before_words_px
        x = self.width() - start - self._room_px if self._mirrored else start
        middle = (self._content_px - layout.height) / 2
        painter.translate(x, min(middle, max(middle - layout.rise, 0.0)))
        quiet = self._view is None
        fact_ink = (p.row_ask if self._warns and quiet else p.muted) if paint.fill == p.surface else paint.ink
        for text in layout.placed:
            if text.chip:
                self._draw_chip(painter, text, text.chip, paint)
            else:
                text.fitted.draw(painter, text.at, fact_ink if text.is_fact else paint.ink)

    def _draw_chip(self, painter: QPainter, text: LastVerdictText, chip: Chip, paint: Paint) -> None:
        p, px = self._theme.palette, self._theme.px
        raised = paint.fill == p.surface
        ink = paint.ink if chip.outlined else p.notice.ink
        line = paint.ink if chip.outlined else (p.line if raised else p.notice_line)
        painter.setPen(QPen(QColor(line), max(px(2), 2)))
        painter.setBrush(Qt.BrushStyle.NoBrush if chip.outlined else QColor(p.notice.fill))
        painter.drawRoundedRect(text.box.adjusted(1, 1, -1, -1), px(8), px(8))
        side, pad = px(CHIP_ICON_PX - 7), px(CHIP_PAD_PX)
        x = text.box.right() - pad - side if self._mirrored else text.box.x() + pad
        box = QRectF(x, text.box.center().y() - side / 2, side, side)
        draw_icon(painter, chip.icon, box, ink, mirrored=self._mirrored)
        text.fitted.draw(painter, text.at, ink)
