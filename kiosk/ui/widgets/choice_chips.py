"""Quick answers as large chips, one of which can be chosen."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Signal
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QWidget

from kiosk.ui.theme.direction import reads_from_right
from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.batches import Batches
from kiosk.ui.widgets.press_button import PressButton
from kiosk.ui.widgets.wrapping import MOST_KNOWN, Wrapping

GAP_PX = 8
PAD_PX = 16
"""Between a chip's sides and its text, as the style sheet has it."""
TALL_PX, LOW_PX = (52, 62, 82), (48, 56, 76)
"""How tall a chip is with one, two and three lines; the second where there is little room."""
AT_ONCE = 6
"""So many chips are made in one turn of the loop: a ticket may be scanned meanwhile."""


class ChoiceChips(Wrapping):
    """Buttons beside one another as far as there is room, then on the next line; `chosen` brings the text.

    `columns`: so many beside one another, all as wide, where their texts have room for it. `marks`: one of
    them holds; else each is something to do.
    """

    chosen = Signal(str)

    def __init__(
        self, theme: Theme, parent: QWidget | None = None, *, columns: int = 0, marks: bool = True
    ) -> None:
        super().__init__(theme, parent)
        self.columns, self._marks, self._tall_px = columns, marks, TALL_PX
        self._texts: tuple[str, ...] = ()
        self._buttons: list[PressButton] = []
        self._marked = self._placed_for = ""
        self._making = Batches(self)
        self._heights: dict[tuple[object, ...], int] = {}
        self._broken: dict[tuple[str, int, str], list[str]] = {}
        self._wide: dict[tuple[str, str], int] = {}

    @property
    def chips(self) -> tuple[PressButton, ...]:
        """The buttons, in the order of their texts."""
        self._making.finish()
        return tuple(self._buttons)

    def offer(self, texts: tuple[str, ...]) -> None:
        """Offer these, none of them chosen."""
        for button in self._buttons:
            button.hide()
            button.deleteLater()
        self._texts, self._buttons, self._marked = texts, [], ""
        self._heights.clear()
        self._broken.clear()
        self._wide.clear()
        self._making.start(self._make(texts))

    def _make(self, texts: tuple[str, ...]) -> Iterator[None]:
        """Some of them at a time."""
        for first in range(0, max(len(texts), 1), AT_ONCE):
            for text in texts[first : first + AT_ONCE]:
                button = PressButton(text.replace("&", "&&"), self)
                button.setProperty("role", "quiet")
                button.setAccessibleName(text)
                button.setCheckable(self._marks)  # so that screen readers tell which one holds
                button.clicked.connect(lambda _checked=False, one=text: self._choose(one))
                button.show()
                self._buttons.append(button)
                if text == self._marked:
                    self._mark(button, holds=True)
            self._heights.clear()
            self._restyle()
            yield

    def set_compact(self, *, low: bool) -> None:
        """Take less room from top to foot, or as much as there should be."""
        self._tall_px = LOW_PX if low else TALL_PX
        self._restyle()

    def mark(self, text: str) -> None:
        """Show which of them is chosen; a text that is none of them leaves all unmarked."""
        self._marked = text
        for one, button in self._made():
            self._mark(button, holds=one == text)

    def _mark(self, button: PressButton, *, holds: bool) -> None:
        button.stress(stressed=holds)
        button.setChecked(holds)
        if not holds:
            button.setProperty("role", "quiet")
            button.style().unpolish(button)
            button.style().polish(button)

    def _made(self) -> Iterator[tuple[str, PressButton]]:
        """Each chip that is there, with its text; the rest follows in a moment."""
        return zip(self._texts, self._buttons, strict=False)

    def heightForWidth(self, width: int) -> int:
        """The height of all lines; a layout asks for the same few widths again and again."""
        for button in self._buttons:
            button.ensurePolished()  # before that it measures in another font
        font = self._buttons[0].font().key() if self._buttons else ""
        asked = (width, self._tall_px, self._theme.zoom, font)
        if asked not in self._heights:
            if len(self._heights) >= MOST_KNOWN:
                self._heights.clear()
            self._heights[asked] = max((place.bottom() + 1 for place in self._flow(width)), default=0)
        return self._heights[asked]

    def sizeHint(self) -> QSize:
        """As it stands at the present width."""
        return QSize(200, self.heightForWidth(max(self.width(), 200)))

    def event(self, event: QEvent) -> bool:
        """Let the chips flow anew once they have other letters: a sheet is dressed after its theme."""
        asked_for_room = event.type() is QEvent.Type.LayoutRequest and bool(self._buttons)
        if asked_for_room and self._buttons[0].font().key() != self._placed_for:
            self._restyle()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the chips flow anew."""
        super().resizeEvent(event)
        self._place()

    def _choose(self, text: str) -> None:
        if self._marks:
            self.mark(text)
        self.chosen.emit(text)

    def _restyle(self) -> None:
        super()._restyle()
        self._place()

    def _place(self) -> None:
        mirrored = reads_from_right(self)
        self._placed_for = self._buttons[0].font().key() if self._buttons else ""
        for (text, button), place in zip(self._made(), self._flow(self.width()), strict=True):
            lines = self._lines(text, button, place.width())
            button.setText("\n".join(lines).replace("&", "&&"))
            if mirrored:
                place.moveTopLeft(QPoint(self.width() - place.right() - 1, place.y()))
            button.setGeometry(place)

    def _flow(self, width: int) -> list[QRect]:
        """Where the chips stand in this width."""
        for button in self._buttons:
            button.ensurePolished()  # before that it measures in another font
        cell = self._cell(width)
        px = self._theme.px
        gap = px(GAP_PX)
        places: list[QRect] = []
        row: list[QRect] = []
        for text, button in self._made():
            wide = cell or min(max(self._longest([text], button), px(TALL_PX[0])), max(width, 1))
            tall = px(self._tall_px[len(self._lines(text, button, wide)) - 1])
            x = row[-1].right() + 1 + gap if row else 0
            y = row[-1].y() if row else 0
            if row and x + wide > width:
                x, y, row = 0, max(one.bottom() for one in row) + 1 + gap, []
            places.append(QRect(x, y, wide, tall))
            row.append(places[-1])
            if cell:
                for one in row:  # beside one another they are all as tall
                    one.setHeight(max(other.height() for other in row))
        return places

    def _cell(self, width: int) -> int:
        """How wide each chip is where all are as wide; 0 where each is as wide as its text."""
        for columns in range(self.columns, 0, -1):
            cell = (width - (columns - 1) * self._theme.px(GAP_PX)) // columns
            if columns == 1 or all(
                self._longest(self._in_lines(text, len(TALL_PX), button), button) <= cell
                for text, button in self._made()
            ):
                return max(cell, 1)
        return 0

    def _lines(self, text: str, button: PressButton, width: int) -> list[str]:
        """The text on as few lines as it needs in a chip of this width."""
        lines = [text]
        for most in range(1, len(TALL_PX) + 1):
            lines = self._in_lines(text, most, button)
            if self._longest(lines, button) <= width:
                break
        return lines

    def _in_lines(self, text: str, most: int, button: PressButton) -> list[str]:
        """The text on at most so many lines, as it was broken before; no width plays a part in it."""
        asked = (text, most, button.font().key())
        if asked not in self._broken:
            self._broken[asked] = in_lines(text, most, button.fontMetrics())
        return self._broken[asked]

    def _longest(self, lines: list[str], button: PressButton) -> int:
        """How wide a chip with these lines is; each line is measured once, as some take Qt a millisecond."""
        font = button.font().key()
        for line in lines:
            if (line, font) not in self._wide:
                self._wide[line, font] = button.fontMetrics().horizontalAdvance(line)
        edges = 2 * self._theme.px(PAD_PX) + 2 * self._theme.px(2) + 2
        return max(self._wide[line, font] for line in lines) + edges


def in_lines(text: str, most: int, metrics: QFontMetrics) -> list[str]:
    """The text on at most so many lines, broken between words, the longest as short as it can be.

    Each word is measured once: a name may have hundreds of them.
    """
    words = text.split(" ")
    wide, blank = [metrics.horizontalAdvance(word) for word in words], metrics.horizontalAdvance(" ")
    least, enough = max(wide), sum(wide) + blank * (len(words) - 1)
    while least < enough:
        middle = (least + enough) // 2
        if len(_filled(wide, blank, middle)) <= most:
            enough = middle
        else:
            least = middle + 1
    starts = _filled(wide, blank, enough)
    return [" ".join(words[start:end]) for start, end in pairwise((*starts, len(words)))]


def _filled(wide: Sequence[int], blank: int, width: int) -> list[int]:
    """With which word each line begins, where every line takes as many as have room in this width."""
    starts, used = [0], -blank
    for number, one in enumerate(wide):
        if number and used + blank + one > width:
            starts.append(number)
            used = -blank
        used += blank + one
    return starts
