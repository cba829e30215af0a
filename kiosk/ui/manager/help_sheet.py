"""Help: what the colours mean and which keys there are, on one page."""

from collections.abc import Iterator

from msgspec import Struct
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from kiosk.ui.door.commands import keys_in_words
from kiosk.ui.theme.direction import reads_from_right
from kiosk.ui.theme.icons import draw_icon
from kiosk.ui.theme.theme import Look, Theme
from kiosk.ui.widgets.fit_label import FitLabel
from kiosk.ui.widgets.sheet import EDGE_PX, GUARD_S, Sheet

KEY_EDGE_PX = 7
"""Beside a key's name."""
WIDE_PX = 640
"""From this width on the keys stand beside the colours."""
SAMPLE_PX, LOW_SAMPLE_PX = 44, 36
KEYS_FIRST = 7
"""How many keys stand in the first of two columns: theirs are the longer names and words."""
SHARES = (8, 12)
"""Of the width, for colours and keys beside one another."""


class _Size(Struct, frozen=True):
    """How large text and keys are set, and how far apart two keys stand."""

    text_px: int
    key_px: int
    gap_px: int


ROOMY, USUAL, DENSE = _Size(19, 26, 6), _Size(18, 24, 4), _Size(17, 23, 2)
"""All of them are read at arm's length; where that has no room it scrolls."""


class _Sample(QWidget):
    """A verdict's colour and shape, small."""

    def __init__(self, theme: Theme, look: Look, mark: str) -> None:
        super().__init__()
        self._theme, self._look, self._mark = theme, look, mark
        self._side_px = SAMPLE_PX
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.zoomed.connect(self.updateGeometry)

    def set_side(self, side_px: int) -> None:
        self._side_px = side_px
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        side = self._theme.px(self._side_px)
        return QSize(side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint = self._theme.palette.paint(self._look)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(paint.fill))
        radius, inset = self._theme.px(10), self._theme.px(8)
        painter.drawRoundedRect(QRectF(self.rect()), radius, radius)
        box = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        draw_icon(painter, self._mark, box, paint.ink, mirrored=reads_from_right(self))
        painter.end()


class _Key(QWidget):
    """A key as it stands on the keyboard, smaller than elsewhere: there are many."""

    def __init__(self, theme: Theme, text: str) -> None:
        super().__init__()
        self._theme, self.text = theme, text
        self.setAccessibleName(text)
        self._font = theme.font(ROOMY.text_px, QFont.Weight.DemiBold)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)

    def set_size(self, size: _Size) -> None:
        """Be drawn so large."""
        self._font = self._theme.font(size.text_px, QFont.Weight.DemiBold)
        self.setFixedHeight(self._theme.px(size.key_px))
        self.setMinimumWidth(self.least_width)
        self.update()

    @property
    def least_width(self) -> int:
        """Room for its name."""
        return round(QFontMetricsF(self._font).horizontalAdvance(self.text)) + 2 * self._theme.px(KEY_EDGE_PX)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, palette = QPainter(self), self._theme.palette
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(palette.line))
        painter.setBrush(QColor(palette.raised))
        radius = self._theme.px(6)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
        painter.setPen(QColor(palette.text))
        painter.setFont(self._font)
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text)
        painter.end()


class _Halves(QBoxLayout):
    """Pairs of a mark and its words, the first half of them above the second or beside it."""

    def __init__(self) -> None:
        super().__init__(QBoxLayout.Direction.TopToBottom)
        self._grids = (QGridLayout(), QGridLayout())
        self._halves = (QVBoxLayout(), QVBoxLayout())
        for grid, column in zip(self._grids, self._halves, strict=True):
            column.addLayout(grid)
            column.addStretch(1)
            grid.setColumnStretch(1, 1)
            self.addLayout(column, 1)

    def put(self, mark: QWidget, words: QWidget, *, first: bool) -> None:
        grid = self._grids[0 if first else 1]
        row = grid.rowCount()
        grid.addWidget(mark, row, 0, Qt.AlignmentFlag.AlignVCenter)
        grid.addWidget(words, row, 1, Qt.AlignmentFlag.AlignVCenter)

    def stand(self, *, beside: bool, across: int, gap: int, between: int) -> None:
        """Pixels: `gap` between two lines, `across` between a mark and its words, `between` the halves."""
        direction = QBoxLayout.Direction
        self.setDirection(direction.LeftToRight if beside else direction.TopToBottom)
        self.setSpacing(between if beside else gap)
        for grid in self._grids:
            grid.setHorizontalSpacing(across)
            grid.setVerticalSpacing(gap)
        for number in range(self.count()):
            self.setStretch(number, 1 if beside else 0)
        for layout in (*self._grids, *self._halves, self):  # what they hold may have changed its size
            layout.invalidate()


class HelpSheet(Sheet):
    """Five colours, and the keys beside them; where that is too tall the keys come first, in two columns."""

    keeps_letters = False

    def __init__(self, theme: Theme, guard_s: float = GUARD_S, parent: QWidget | None = None) -> None:
        super().__init__(theme, guard_s, parent)
        self.set_title(self.tr("Help"))
        self.keys: list[_Key] = []
        self._samples: list[_Sample] = []
        self._texts: list[FitLabel] = []
        self._colours, self._shortcuts = _Halves(), _Halves()
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        for halves in (self._colours, self._shortcuts):
            self._columns.addLayout(halves)
        self._show_colours()
        self._show_keys()
        self.body.addLayout(self._columns)
        self.body.addStretch(1)
        self._arranged_for = (0.0, QSize())
        self._tries: Iterator[None] = iter(())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keys beside the colours where both are whole there, or above them."""
        super().resizeEvent(event)
        self._arrange()
        self._finish()

    def laying_out(self) -> Iterator[None]:
        """See kiosk.ui.widgets.sheet.Sheet; to know how large some thirty texts may be takes longest."""
        while self._has_more_to_try():
            yield
        yield from super().laying_out()

    def _has_more_to_try(self) -> bool:
        """Go on where it stands by now: the window may have been dragged since the last turn."""
        self.opening.emit()
        self._arrange()
        return self._try_next()

    def _show_key(self, halves: "_Halves", mark: QWidget, text: str, *, first: bool) -> None:
        label = FitLabel(self._theme, largest_px=DENSE.text_px, smallest_px=DENSE.text_px, lines=6)
        label.show_text(text)
        self._texts.append(label)
        halves.put(mark, label, first=first)

    def _show_colours(self) -> None:
        colours = (
            (
                Look.GO,
                "go",
                self.tr("Green circle: the guest goes in. Read the white notice first, if there is one."),
            ),
            (Look.STOP, "stop", self.tr("Red octagon: stop. The screen says why. F2 lets the lane go on.")),
            (Look.ASK, "ask", self.tr("Amber triangle: ask a supervisor. F3 asks for their PIN.")),
            (
                Look.GREY,
                "same",
                self.tr("Grey rings: the same ticket was just read. One ticket, one person."),
            ),
            (Look.EXIT, "exit", self.tr("Blue arrow: the guest goes out.")),
        )
        for number, (look, mark, text) in enumerate(colours):
            self._samples.append(_Sample(self._theme, look, mark))
            self._show_key(self._colours, self._samples[-1], text, first=number < len(colours) // 2)

    def _show_keys(self) -> None:
        keys = (
            (self.tr("Letters"), self.tr("search for a guest, not in a form")),
            (self.tr("Arrows"), self.tr("choose a guest")),
            (self.tr("Enter"), self.tr("open the guest; it never admits")),
            (self.tr("Esc"), self.tr("back")),
            *keys_in_words(),
        )
        for number, (key, text) in enumerate(keys):
            self.keys.append(_Key(self._theme, key))
            self._show_key(self._shortcuts, self.keys[-1], text, first=number < KEYS_FIRST)

    def _arrange(self) -> None:
        """Begin to put everything in its place, unless that was done for the same room already.

        Whatever is drawn at another size is dressed anew, and Qt sends it a resize event for that.
        """
        asked = (self._theme.zoom, self.size())
        if asked != self._arranged_for:
            self._arranged_for = asked
            self._tries = self._each_try()

    def _finish(self) -> None:
        while self._try_next():
            pass

    def _try_next(self) -> bool:
        """Go on; False where all is in its place. Trying resizes what is in here, and Qt tells the sheet."""
        tries, self._tries = self._tries, iter(())
        for _ in tries:
            self._tries = tries
            return True
        return False

    def _each_try(self) -> Iterator[None]:
        wide = self.width() >= self._theme.px(WIDE_PX)
        fits = False
        for beside, size in ((True, ROOMY), (False, ROOMY), (True, USUAL), (False, USUAL), (False, DENSE)):
            if fits or (beside and not wide):
                continue
            self._stand(size, beside=beside)
            fits = self._needed() <= self._room()
            yield
        # Where every line of room is for the keys, the heading gives up its own.
        self.title.setHidden(not fits)

    def _stand(self, size: "_Size", *, beside: bool) -> None:
        """`beside`: the colours beside the keys, each in one column; else under them, both in two."""
        px, direction = self._theme.px, QBoxLayout.Direction
        for label in self._texts:
            label.grow_to(size.text_px)
        for sample in self._samples:
            sample.set_side(SAMPLE_PX if beside else LOW_SAMPLE_PX)
        for keys in (self.keys,) if beside else (self.keys[:KEYS_FIRST], self.keys[KEYS_FIRST:]):
            for key in keys:
                key.set_size(size)
            widest = max(key.least_width for key in keys)
            for key in keys:
                key.setMinimumWidth(widest)
        self._colours.stand(beside=not beside, across=px(12), gap=px(12 if beside else 4), between=px(20))
        self._shortcuts.stand(beside=not beside, across=px(12), gap=px(size.gap_px), between=px(20))
        self._columns.setDirection(direction.LeftToRight if beside else direction.BottomToTop)
        self._columns.setSpacing(px(20 if beside else 10))
        for number, share in enumerate(SHARES if beside else (0, 0)):
            self._columns.setStretch(number, share)
        self._columns.invalidate()

    def _needed(self) -> int:
        """How tall everything is as it stands."""
        margins = self.body.contentsMargins()
        width = self.width() - 2 * self._theme.px(EDGE_PX) - 2
        return self._columns.heightForWidth(width) + margins.top() + margins.bottom()

    def _room(self) -> int:
        """How tall what scrolls may be without scrolling."""
        return self.height() - self.title.sizeHint().height() - self.buttons.sizeHint().height() - 4
