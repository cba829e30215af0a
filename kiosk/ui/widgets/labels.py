"""A label that gives way: it ends in … when there is no room, and shows the whole text as a tooltip."""

from math import ceil

from PySide6.QtCore import QEvent, QPointF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtGui import Qt as GuiQt
from PySide6.QtWidgets import QLabel, QLineEdit, QSizePolicy, QStyle, QStyleOptionFrame, QWidget

from kiosk.ui.theme.clean_text import clean, plain
from kiosk.ui.theme.direction import begin_where_one_reads, reads_from_right
from kiosk.ui.theme.text_fit import Fitted, elided, ending_where_it_is_cut, lay_out, without_orphan
from kiosk.ui.theme.typeface import drawable

QT_MARGIN_PX = 2
"""What Qt leaves free at either end of a line of text, inside its margins."""


class Line(QLineEdit):
    """What is typed, and the caret while nothing is, stand where the words around it begin."""

    _hints: tuple[str, ...] = ()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        begin_where_one_reads(self)

    def say(self, *hints: str) -> None:
        """Say in the empty field what it is for: the first of these that has room, else the last."""
        self._hints = hints
        self.setAccessibleName(hints[0])
        self._choose_hint()

    def _choose_hint(self) -> None:
        advance, room = self.fontMetrics().horizontalAdvance, self._room_px
        hint = next((hint for hint in self._hints if advance(hint) <= room), "".join(self._hints[-1:]))
        if hint != self.placeholderText() and hint:
            self.setPlaceholderText(hint)

    @property
    def _room_px(self) -> int:
        """How wide a text may be, as Qt reckons it."""
        option, margins = QStyleOptionFrame(), self.textMargins()
        self.initStyleOption(option)
        field = self.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, self)
        bearing = max(-self.fontMetrics().minLeftBearing(), 0)
        return field.width() - margins.left() - margins.right() - 2 * QT_MARGIN_PX - bearing

    def resizeEvent(self, event: QResizeEvent) -> None:
        """There is room for more words, or for fewer."""
        super().resizeEvent(event)
        self._choose_hint()

    def clear(self) -> None:
        """Empty it, and forget what was typed: undo would bring the last guest's name back to the next one.

        It would also keep every letter of the evening.
        """
        super().clear()
        self.setText("")  # nothing else empties what undo keeps

    def changeEvent(self, event: QEvent) -> None:
        """Another language may be read from the other side; in larger letters fewer words have room."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            begin_where_one_reads(self)
        elif event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._choose_hint()


class PlainLabel(QLabel):
    """Shows its text letter by letter; Qt's own label reads what looks like HTML as that."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setTextFormat(Qt.TextFormat.PlainText)


class WrapLabel(PlainLabel):
    """Takes as many lines as it wants, in its middle; no word is left alone on the last one."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setWordWrap(True)

    def heightForWidth(self, width: int) -> int:
        """As tall as its lines and what stands around them: Qt would break the lines otherwise."""
        self.ensurePolished()
        around = self.size() - self.contentsRect().size()
        return ceil(self._fitted(max(width - around.width(), 1)).height) + around.height()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Its frame, and its text where the style sheet has room for it."""
        painter = QPainter(self)
        self.drawFrame(painter)
        room = self.contentsRect()
        fitted = self._fitted(room.width())
        at = QPointF(room.x(), room.y() + (room.height() - fitted.height) / 2)
        fitted.draw(painter, at, self.palette().color(self.foregroundRole()).name())
        painter.end()

    def _fitted(self, width: int) -> Fitted:
        text, font = self.text(), self.font()
        if self.alignment() & Qt.AlignmentFlag.AlignHCenter:
            return lay_out(text, font, width, align=Qt.AlignmentFlag.AlignHCenter)
        align = Qt.AlignmentFlag.AlignRight if reads_from_right(self) else Qt.AlignmentFlag.AlignLeft
        return without_orphan(lay_out(text, font, width, align=align), text, font, width, align)


LONGER = " " * 80
"""After a beginning that is not all: it is to end in … ."""


class ElideLabel(PlainLabel):
    """One line of text that may be cut with … ; `text()` is always the whole."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self._end = ""
        self.show_text(text)

    def show_text(self, text: str, *, keeps_end: str = "") -> None:
        """Show a text that others may have written; what it ends in stays while there is room for it."""
        shown = clean(text)
        self._end = clean(keeps_end) if shown.endswith(clean(keeps_end)) else ""
        self.setText(shown)
        # A tooltip takes what looks like markup for it, unless it is markup.
        self.setToolTip(GuiQt.convertFromPlainText(shown) if shown else "")

    def minimumSizeHint(self) -> QSize:
        """Room for a few letters."""
        return QSize(40, super().minimumSizeHint().height())

    def sizeHint(self) -> QSize:
        """Room for all of it."""
        return QSize(self.fontMetrics().horizontalAdvance(self.text()) + 4, super().sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """As much as fits."""
        painter = QPainter(self)
        painter.setPen(self.palette().windowText().color())
        painter.setFont(self.font())
        text = self._elided()
        painter.drawText(self.rect(), int(self.alignment()), text)
        painter.end()

    def _elided(self) -> str:
        """As much as fits: of the beginning, where the end is to be kept and leaves half of the room.

        An end that is not kept is left out whole: of a date that is cut another day might be read.
        """
        whole, font, room = self.text(), self.font(), float(self.width())
        if not self._end or self._end == whole or elided(whole, font, room) == whole:
            return elided(whole, font, room)
        advance, beginning = QFontMetricsF(font).horizontalAdvance, whole.removesuffix(self._end).rstrip(" ·")
        end = advance(f" {self._end}")
        if end * 2 <= room:
            return f"{elided(beginning + LONGER, font, room - end)} {self._end}"
        cut = f"{drawable(plain(beginning))} …"
        return ending_where_it_is_cut(cut) if advance(cut) <= room else elided(beginning + LONGER, font, room)
