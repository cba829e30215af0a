"""Texts under one another in one widget: a sheet may have hundreds, and dresses each widget by itself."""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Any

from msgspec import Struct
from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from kiosk.ui.theme.clean_text import plain
from kiosk.ui.theme.direction import reads_from_right
from kiosk.ui.theme.icons import draw_icon
from kiosk.ui.theme.text_fit import Fitted, lay_out, without_orphan
from kiosk.ui.theme.theme import Look, Theme
from kiosk.ui.widgets.mark_line import GAP_PX
from kiosk.ui.widgets.wrapping import Wrapping

AT_ONCE = 4
"""So many are put into words in one turn of the loop: a ticket may be scanned meanwhile."""
LAID_AT_ONCE = 10
"""So many lines are laid out in one turn for another width; the others are taken to be as tall as before."""
BETWEEN_PX = 8
ICON_PX = 20
MOST_WIDTHS = 8

_Asked = tuple[int, float, bool]
"""What a layout was made for: the width, the zoom, and whether it is read from the right."""


class TextLine(Struct, frozen=True):
    """A text on as many lines as it takes; with a `mark`, an icon stands beside its first one."""

    text: str
    size_px: int = 17
    weight: QFont.Weight = QFont.Weight.Normal
    muted: bool = False
    mark: str = ""
    look: Look = Look.NEUTRAL


class TextColumn(Wrapping):
    """Shows the lines that `lines_of` makes of each thing it is given."""

    def __init__(
        self, theme: Theme, lines_of: Callable[[Any], Sequence[TextLine]], parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, parent)
        self._lines_of = lines_of
        self._things: tuple[object, ...] = ()
        self._shown = 0
        self._lines: list[TextLine] = []
        self._talls: list[int] = []
        self._laid: dict[_Asked, dict[int, Fitted]] = {}
        self._heights: dict[_Asked, int] = {}
        self._spare, self._is_rough = LAID_AT_ONCE, False
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._go_on)

    @property
    def texts(self) -> tuple[str, ...]:
        """What it says by now, as a screen reader tells it."""
        return tuple(plain(line.text) for line in self._lines)

    def show_things(self, things: Sequence[object]) -> None:
        """Say these instead: of many the first at once, the rest between other events."""
        if tuple(things) == self._things:
            return
        self._things, self._shown = tuple(things), 0
        self._lines.clear()
        self._talls.clear()
        self._heights.clear()
        self._laid.clear()  # nobody's answers are remembered once another guest stands here
        self._show_more()

    def _show_more(self) -> None:
        self._heights.clear()
        for thing in self._things[self._shown :][:AT_ONCE]:
            self._lines += self._lines_of(thing)
            self._shown += 1
        self.setAccessibleName("\n".join(self.texts))
        self._restyle()
        if self._shown < len(self._things):
            self._soon.start()

    def _go_on(self) -> None:
        """In another turn there is time for some more."""
        self._spare = LAID_AT_ONCE
        if self._shown < len(self._things):
            self._show_more()
        elif self._is_rough:
            self._restyle()
        self._is_rough = False

    def heightForWidth(self, width: int) -> int:
        """The height that all of them take."""
        asked = self._asked(width)
        if asked in self._heights:
            return self._heights[asked]
        height = max((top + tall for _, _, top, tall in self._placed(width)), default=0)
        if len(self._laid_for(width)) == len(self._lines):
            self._heights[asked] = height
        return height

    def sizeHint(self) -> QSize:
        """As it stands at the present width."""
        return QSize(200, self.heightForWidth(max(self.width(), 200)))

    def parts(self) -> Iterator[QRect]:
        """The lines that may be parted from one another, from the top."""
        for number, fitted, top, tall in self._placed(self.width()):
            many = 1 if self._lines[number].mark or fitted is None else max(fitted.lines, 1)
            ends = [top + round(tall * part / many) for part in range(many + 1)]
            yield from (QRect(0, one, self.width(), end - one) for one, end in pairwise(ends))

    def _placed(self, width: int) -> Iterator[tuple[int, Fitted | None, int, int]]:
        """The number of each line, how it is laid out if there was time for it, its top and its height."""
        laid, between, top = self._laid_for(width), self._theme.px(BETWEEN_PX), 0
        for number in range(len(self._lines)):
            fitted = laid.get(number)
            if fitted is None and (self._spare > 0 or number >= len(self._talls)):
                fitted = self._lay_out(number, width, laid)
            elif fitted is None:
                self._is_rough = True
            tall = self._talls[number] if fitted is None else self._tall(number, fitted)
            yield number, fitted, top, tall
            top += tall + between

    def _laid_for(self, width: int) -> dict[int, Fitted]:
        """What is laid out for this width; a layout asks for the same few widths again and again."""
        asked = self._asked(width)
        if asked not in self._laid and len(self._laid) >= MOST_WIDTHS:
            oldest = next(iter(self._laid))
            del self._laid[oldest]
            self._heights.pop(oldest, None)
        return self._laid.setdefault(asked, {})

    def _asked(self, width: int) -> _Asked:
        return (width, self._theme.zoom, reads_from_right(self))

    def _lay_out(self, number: int, width: int, laid: dict[int, Fitted]) -> Fitted:
        line = self._lines[number]
        align = Qt.AlignmentFlag.AlignRight if reads_from_right(self) else Qt.AlignmentFlag.AlignLeft
        font = self._theme.font(line.size_px, line.weight)
        room = width - self._beside if line.mark else width
        fitted = lay_out(line.text, font, room, align=align)
        if not line.mark:
            fitted = without_orphan(fitted, line.text, font, room, align)
        laid[number] = fitted
        self._talls[number : number + 1] = [self._tall(number, fitted)]
        self._spare -= 1
        self._soon.start()
        return fitted

    def _tall(self, number: int, fitted: Fitted) -> int:
        least = self._theme.px(ICON_PX) if self._lines[number].mark else 0
        return max(round(fitted.height + 1), least)

    @property
    def _beside(self) -> int:
        return self._theme.px(ICON_PX) + self._theme.px(GAP_PX)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Those that are in sight."""
        painter, seen, palette = QPainter(self), event.rect(), self._theme.palette
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        laid = self._laid_for(self.width())
        for number, fitted, top, tall in self._placed(self.width()):
            if top > seen.bottom():
                break
            if top + tall < seen.top():
                continue
            line, shown = self._lines[number], fitted or self._lay_out(number, self.width(), laid)
            if line.mark:
                self._paint_marked(painter, line, shown, top)
            else:
                shown.draw(painter, QPointF(0, top), palette.muted if line.muted else palette.text)
        painter.end()

    def _paint_marked(self, painter: QPainter, line: TextLine, fitted: Fitted, top: int) -> None:
        palette, side, mirrored = self._theme.palette, self._theme.px(ICON_PX), reads_from_right(self)
        first_line = fitted.height / max(fitted.lines, 1)
        tall = max(first_line, side)
        box = QRectF(self.width() - side if mirrored else 0, top + (tall - side) / 2, side, side)
        draw_icon(painter, line.mark, box, palette.row_colour(line.look), mirrored=mirrored)
        at = QPointF(0 if mirrored else self._beside, top + (tall - first_line) / 2)
        fitted.draw(painter, at, palette.text)
