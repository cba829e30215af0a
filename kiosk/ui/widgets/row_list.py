"""A list of rows for finger, mouse and keyboard."""

from collections.abc import Callable

from msgspec import Struct
from PySide6.QtCore import QEvent, QPersistentModelIndex, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from kiosk.ui.theme.theme import ROW_PX, Theme
from kiosk.ui.widgets.finger_scroll import scroll_by_finger
from kiosk.ui.widgets.press_button import ENTER
from kiosk.ui.widgets.row import ROW_ROLE, Row, RowModel
from kiosk.ui.widgets.row_painter import RowPainter


class _Pressed(Struct, frozen=True):
    """The row that was pressed, and its place in sight then."""

    key: str
    rect: QRect
    index: QPersistentModelIndex


class RowList(QListView):
    """Shows rows; `chosen` brings the key of the one that was tapped, or chosen with Enter.

    `rows` is the model to show, `row_px` how tall each row is. Where `ticks` is set, Space chooses too, and
    Enter only what is not ticked: on a ticked row it is for whatever the list stands in.
    """

    chosen = Signal(str)

    def __init__(
        self,
        theme: Theme,
        parent: QWidget | None = None,
        *,
        rows: RowModel | None = None,
        row_px: int = ROW_PX,
    ) -> None:
        super().__init__(parent)
        self.ticks = self._lays_nothing_out = False
        self._row_height = 0
        self._pressed: _Pressed | None = None
        self.rows = rows or RowModel(self)
        self.setModel(self.rows)
        self._painter = RowPainter(theme, self, row_px)
        self.setItemDelegate(self._painter)
        self.setUniformItemSizes(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        scroll_by_finger(self)
        for changed in (self.rows.modelReset, self.rows.rowsInserted, self.rows.rowsRemoved):
            changed.connect(self._show_whole_rows)
        theme.changed.connect(self._restyle)

    @property
    def selected(self) -> Row | None:
        """The selected row."""
        row = self.currentIndex().data(ROW_ROLE)
        return row if isinstance(row, Row) else None

    def show_rows(self, rows: tuple[Row, ...]) -> None:
        """Show these; see `change`."""
        self.change(lambda: self.rows.show_rows(rows))

    def change(self, rows: Callable[[], None]) -> None:
        """Let the rows become others; the one that is selected stays so, wherever it stands then."""
        kept = self.selected
        rows()
        if kept is None:
            return
        place = self.rows.place_of(kept.key)
        if place is not None or self.hasFocus():
            self.select(place or 0)

    def select(self, number: int) -> None:
        """Select a row by its place, the nearest where there is none."""
        last = self.rows.rowCount() - 1
        if last >= 0:
            self.setCurrentIndex(self.rows.index(min(max(number, 0), last)))

    def step(self, steps: int) -> None:
        """Select the row that many steps further."""
        self.select(self.currentIndex().row() + steps)

    def _restyle(self) -> None:
        """Rows may have another height now."""
        self._show_whole_rows()
        before, self._row_height = self._row_height, self._painter.row_height
        if before != self._row_height:
            self.scheduleDelayedItemsLayout()
        self.viewport().update()

    def event(self, event: QEvent) -> bool:
        """Another style or font makes no row taller, and is no reason to lay out thousands at once.

        Nor is being shown: how much room there is for them is known only when they are painted.
        """
        if event.type() is QEvent.Type.FontChange:
            self.changeEvent(event)
            return True
        is_shown = event.type() is QEvent.Type.Show
        self._lays_nothing_out = is_shown or event.type() is QEvent.Type.StyleChange
        try:
            return super().event(event)
        finally:
            self._lays_nothing_out = False
            if is_shown:
                self.scheduleDelayedItemsLayout()

    def viewportEvent(self, event: QEvent) -> bool:
        """See `event`: what is inside hears of another font by itself."""
        return event.type() is not QEvent.Type.FontChange and super().viewportEvent(event)

    def doItemsLayout(self) -> None:
        """Put every row in its place, unless they are all there."""
        if not self._lays_nothing_out:
            super().doItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """As many whole rows as there is room for."""
        super().resizeEvent(event)
        self._show_whole_rows()

    def _show_whole_rows(self) -> None:
        """No row is cut through at the foot: rows are shared out, and what is left over stays free."""
        height, count = self.contentsRect().height(), self.rows.rowCount()
        if self._painter.share_out(height, count):
            self.scheduleDelayedItemsLayout()
        row = self._painter.row_height
        free = height % row if row <= height < count * row else 0
        if free != self.viewportMargins().bottom():
            self.setViewportMargins(0, 0, 0, free)
        self.verticalScrollBar().setSingleStep(row)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Reached by keyboard: show where one is."""
        super().focusInEvent(event)
        if not self.currentIndex().isValid():
            self.select(0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter chooses; letters are not for the list, but for the entry above it."""
        is_ticked = self.ticks and self.selected is not None and self.selected.mark == "chosen"
        is_space = self.ticks and event.key() == Qt.Key.Key_Space
        if event.key() in ENTER and is_ticked:
            event.ignore()
        elif event.key() in ENTER or is_space:
            if self.selected and not event.isAutoRepeat():
                self.chosen.emit(self.selected.key)
        elif event.text() and event.text().isprintable():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep whom the finger is on, whatever stands there when it leaves."""
        super().mousePressEvent(event)
        index = self.indexAt(event.position().toPoint())
        row = index.data(ROW_ROLE)
        is_tap = event.button() is Qt.MouseButton.LeftButton and isinstance(row, Row)
        self._pressed = (
            _Pressed(row.key, self.visualRect(index), QPersistentModelIndex(index)) if is_tap else None
        )

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose the row that was pressed, though the rows have become others meanwhile.

        Qt's own `clicked` is not for rows that are read anew between press and release: it says nothing then.
        """
        pressed, self._pressed = self._pressed, None
        super().mouseReleaseEvent(event)
        if pressed is not None and event.button() is Qt.MouseButton.LeftButton:
            self._let_go(pressed, event.position().toPoint())

    def _let_go(self, pressed: _Pressed, at: QPoint) -> None:
        """Choose it where the finger has stayed on it, unless it is listed no more."""
        under = self.indexAt(at)
        if pressed.index.isValid() and under == pressed.index:
            row = under.data(ROW_ROLE)
            self.chosen.emit(row.key if isinstance(row, Row) and not pressed.key else pressed.key)
            return
        place = self.rows.place_of(pressed.key) if pressed.key else None
        if place is not None and (pressed.rect.contains(at) or under.row() == place):
            self.chosen.emit(pressed.key)
