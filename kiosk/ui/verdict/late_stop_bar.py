"""The late STOP, kept at the foot of the screen while the lane goes on above it."""

from collections.abc import Callable, Sequence

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QElapsedTimer, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from kiosk.ui.theme.clean_text import isolate, plain
from kiosk.ui.theme.direction import reads_from_right
from kiosk.ui.theme.icons import draw_icon
from kiosk.ui.theme.stripes import EDGE_PX, draw_stripes
from kiosk.ui.theme.text_fit import Fitted, elided, fit, lay_out, shortened, width_of
from kiosk.ui.theme.theme import Look, Theme
from kiosk.ui.verdict.action_buttons import ROW_PX, TWO_ROWS_PX, ActionButtons
from kiosk.ui.verdict.names_cut import with_names_cut
from kiosk.ui.verdict.verdict_view import VerdictView

translate = QCoreApplication.translate

MOST_NAMED = 6
"""More names than these nobody reads in passing; the list has them all."""


def each_once(stops: Sequence[VerdictView]) -> list[VerdictView]:
    """The newest STOP of each guest, the newest first; one without a ticket is a guest of its own."""
    guests: dict[str, VerdictView] = {}
    for number, stop in enumerate(stops):
        key = stop.guest.ticket_id or f"without a ticket {number}"
        guests.pop(key, None)
        guests[key] = stop
    return list(reversed(guests.values()))


def merged_view(stops: Sequence[VerdictView]) -> VerdictView:
    """One STOP as it is; several as one, with the names of the newest."""
    newest_first = each_once(stops)
    if len(newest_first) == 1:
        return newest_first[0]
    named = tuple(stop.guest.name for stop in newest_first[:MOST_NAMED])
    more = len(newest_first) - len(named)
    newest, count = newest_first[0], translate("stop", "%n guest(s)", "", len(newest_first))
    return replace(
        newest,
        guest=replace(newest.guest, name=count, ticket_id=""),
        chips=(*named, translate("stop", "and %n more", "", more)) if more else named,
        lines=(translate("stop", "Find these guests: this door let them in. The list says why."),),
    )


def in_a_line(stops: Sequence[VerdictView], fits: Callable[[str], bool]) -> str:
    """The names of several, as many as fit, and how many more there are; of one, what came out."""
    newest_first = each_once(stops)
    if len(newest_first) == 1:
        return " ".join(newest_first[0].lines)
    names = [isolate(stop.guest.name) for stop in newest_first]
    line = ""
    for shown in range(min(len(names), 2 * MOST_NAMED), 0, -1):
        more = len(names) - shown
        line = ", ".join(names[:shown])
        if more:
            line = translate("stop", "{names} and %n more", "", more).format(names=line)
        if fits(line):
            break
    return line


BUTTON_PX = 60
STRIPE_PX, ABOVE_ROW_PX, ICON_PX = 20, 6, 80
"""The stripes at top and foot with a little room, and what is above a row of buttons."""
LOW_STRIPES_PX = 20
"""The edge that the stripes of a bar without such a row are drawn for, as its lines need the room."""
QUIET_MS = 2000
"""Within this time of the last STOP that was heard another one makes no sound of its own."""


class StopBar(QWidget):
    """Holds every STOP for its whole time, whatever is scanned meanwhile; those that meet are told as one.

    The window shows it while something else floods the screen. `gone` follows when the last STOP has had
    its time. `acted` brings the Action that was pressed on it, and the VerdictView.
    """

    gone = Signal()
    acted = Signal(object, object)
    sounded = Signal(object)
    """The Sound of a STOP that is to be heard."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._held: list[VerdictView] = []
        self._view: VerdictView | None = None
        self._is_new = self._at_once = self._over_verdict = self._hides_names = False
        self._heard = QElapsedTimer()
        self._buttons_px, self._content = 0, QRect()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._let_go)
        self.buttons = ActionButtons(theme, self)
        self.buttons.pressed.connect(self._act)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        theme.changed.connect(self._apply_theme)
        self.hide()

    @property
    def view(self) -> VerdictView | None:
        """The STOP that is held now, all of them told as one."""
        return self._view

    @property
    def over_verdict(self) -> bool:
        """Whether it took the overlay from a verdict, which is to be seen below it."""
        return self._over_verdict

    def hold(self, view: VerdictView, over: VerdictView | None = None) -> None:
        """Hold this STOP for its time, and with it those that are held; `over`: what floods the window."""
        ours = over is not None and over is self._view
        self._at_once = self._view is None or ours
        self._over_verdict = over is not None and (self._over_verdict or not ours)
        self._is_new = True
        is_first = not self._held
        self._held = each_once([*self._held, view])[::-1]  # they hold no more than there are guests
        self._view = merged_view(self._held)
        view = self._view
        self._say()
        self._timer.start(round((view.hold_s or 0) * 1000))
        self._apply_theme()
        if is_first or self._heard.elapsed() >= QUIET_MS:
            self._heard.start()
            self.sounded.emit(view.sound)

    def hide_names(self, *, hidden: bool) -> None:
        """Cut names to their first letters here; the flood has all of them, for as long as it lasts."""
        self._hides_names = hidden
        self._say()
        self.update()

    @property
    def _told(self) -> list[VerdictView]:
        """Those that are held, as they are told here."""
        return [with_names_cut(one) for one in self._held] if self._hides_names else self._held

    def _say(self) -> None:
        """Tell screen readers what is painted."""
        if self._held:
            view = merged_view(self._told)
            facts = " ".join((*view.chips, *view.lines))
            self.setAccessibleName(plain(f"{view.word}. {view.guest.name}. {facts}"))

    def take_for_overlay(self, *, free: bool) -> VerdictView | None:
        """What is to cover the window now, once; `free`: nothing else does."""
        if not self._is_new or not (free or self._at_once):
            return None
        self._is_new = False
        self._over_verdict = self._over_verdict and not free
        return self._view

    def _let_go(self) -> None:
        self._held.clear()
        self._view = None
        self._is_new = self._over_verdict = False
        self.gone.emit()

    def _act(self, action: object) -> None:
        if self._view:
            self.acted.emit(action, self._view)

    def _apply_theme(self) -> None:
        actions = self._view.actions if self._view else ()
        self.buttons.show_actions(actions, self._theme.palette.paint(Look.STOP))
        self._line_up()
        self.update()

    def _line_up(self) -> None:
        px, wide = self._theme.px, max(self.width() - 2 * self._theme.px(EDGE_PX), 0)
        if self._is_high:
            row = QRect(px(EDGE_PX), self.height() - px(STRIPE_PX + 4 + ROW_PX), wide, px(ROW_PX))
            self.buttons.spread(row, mirrored=self._mirrored)
            self._buttons_px = 0
            self._content = QRect(0, px(STRIPE_PX), self.width(), row.y() - px(STRIPE_PX + ABOVE_ROW_PX))
            return
        tall = min(px(BUTTON_PX), self.height() - 8)
        room = QRect(px(EDGE_PX), (self.height() - tall) // 2, wide, tall)
        self._buttons_px = self.buttons.line_up(room, mirrored=self._mirrored)
        self._content = self.rect()

    @property
    def _is_high(self) -> bool:
        """Whether there is a row for the button below the words."""
        return self.height() >= self._theme.px(TWO_ROWS_PX)

    @property
    def stripes_px(self) -> int:
        """The edge that its stripes are drawn for: the half of it and a little more is theirs."""
        return self._theme.px(EDGE_PX if self._is_high else LOW_STRIPES_PX)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the button at the end."""
        super().resizeEvent(event)
        self._line_up()

    @property
    def _mirrored(self) -> bool:
        return reads_from_right(self)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Red, striped, with the word and the name as large as the bar has room for."""
        if self._view is None:
            return
        view = merged_view(self._told)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint, px = self._theme.palette.paint(Look.STOP), self._theme.px
        painter.fillRect(self.rect(), QColor(paint.fill))
        draw_stripes(painter, self.rect(), paint.ink, self.stripes_px)
        edge, middle = px(EDGE_PX), self._content.center().y() + 0.5
        side = min(px(ICON_PX), self._content.height()) if self._is_high else self.height() - px(52)
        place = self._from_start(edge, side, middle - side / 2, side)
        draw_icon(painter, view.mark, place, paint.ink, mirrored=self._mirrored)
        heavy = self._theme.exact_font(1, QFont.Weight.ExtraBold)
        room = (self.width() - self._buttons_px) / 3
        word = fit(view.word, heavy, room, largest_px=side * 0.8, smallest_px=px(20), lines=1)
        x = edge + side + px(20)
        place = self._from_start(x, word.width, middle - word.height / 2, word.height)
        word.draw(painter, place.topLeft(), paint.ink)
        self._facts(painter, view, x + word.width + edge, paint.ink)
        painter.end()

    def _from_start(self, x: float, width: float, y: float, height: float) -> QRectF:
        """A place `x` pixels from where one begins to read."""
        return QRectF(self.width() - x - width if self._mirrored else x, y, width, height)

    def _facts(self, painter: QPainter, view: VerdictView, x: float, ink: str) -> None:
        room = self.width() - self._theme.px(EDGE_PX) - self._buttons_px - x
        largest, sizes = self._type()
        small = self._theme.font(self._names_px, QFont.Weight.Medium)
        line = plain(in_a_line(self._told, lambda text: width_of(text, small) <= room))
        align = Qt.AlignmentFlag.AlignRight if self._mirrored else Qt.AlignmentFlag.AlignLeft
        name = self._name(view.guest.name, largest, room, align)
        for size, lines in sizes:
            small = self._theme.font(size, QFont.Weight.Medium)
            facts = shortened(line, small, room, lines=lines, align=align)
            if facts.is_whole(line):
                break
        y = self._content.center().y() + 0.5 - (name.height + facts.height) / 2
        at = self._from_start(x, room + 4, y, name.height).topLeft()
        name.draw(painter, at, ink)
        at = self._from_start(x, room, y, name.height).topLeft()
        facts.draw(painter, at + QPointF(0, name.height), ink)

    def _type(self) -> tuple[float, tuple[tuple[float, int], ...]]:
        """The name's size, and the sizes of what came out with the lines that it may take, the best first."""
        if self._is_high:
            return 34, ((18, 2), (16, 2), (15, 3))
        if self.height() < self._theme.px(100):
            return 22, ((15, 1),)
        if self.height() < self._theme.px(120):
            return 24, ((17, 1), (15, 2))
        return 34, ((22, 1), (20, 1), (18, 1), (17, 1), (17, 2))

    @property
    def _names_px(self) -> float:
        """The size at which as many names of several guests are said as have room on one line."""
        if self._is_high:
            return 18
        return 15 if self.height() < self._theme.px(100) else 17

    def _name(self, name: str, largest: float, room: float, align: Qt.AlignmentFlag) -> Fitted:
        """On one line: smaller before it is cut."""
        least = max(largest * 0.65, 18)
        for size in (largest, largest * 0.85, least):
            big = self._theme.font(size, QFont.Weight.Bold)
            if width_of(name, big) <= room:
                break
        return lay_out(elided(name, big, room), big, room + 4, align=align)
