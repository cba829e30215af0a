"""A framed part of the screen with a heading over a list of rows."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from kiosk.ui.theme.theme import ROW_PX, Theme
from kiosk.ui.widgets.labels import PlainLabel
from kiosk.ui.widgets.row import RowModel
from kiosk.ui.widgets.row_list import RowList


class Panel(QFrame):
    """Heading, list, and words for when the list is empty."""

    def __init__(
        self,
        theme: Theme,
        heading: str,
        empty: str,
        parent: QWidget | None = None,
        *,
        rows: RowModel | None = None,
        row_px: int = ROW_PX,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self._theme = theme
        self.heading = PlainLabel(heading, self)
        self.heading.setProperty("role", "heading")
        rule = self._rule = QFrame(self)
        rule.setObjectName("rule")
        rule.setFixedHeight(1)
        self.list = RowList(theme, self, rows=rows, row_px=row_px)
        self.list.setAccessibleName(heading)
        self.empty = PlainLabel(empty, self)
        self.empty.setProperty("role", "muted")
        self.empty.setWordWrap(True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column = self._column = QVBoxLayout(self)
        column.setSpacing(0)
        for part in (self.heading, rule, self.list, self.empty):
            column.addWidget(part, 0 if part in (self.heading, rule) else 1)
        self.list.rows.modelReset.connect(self._choose_face)
        self.list.rows.rowsInserted.connect(self._choose_face)
        self._choose_face()
        self._space()
        theme.zoomed.connect(self._space)

    def show_heading(self, *, shown: bool) -> None:
        """Show the heading, or leave its room to the list."""
        self.heading.setVisible(shown)
        self._rule.setVisible(shown)

    def _space(self) -> None:
        px = self._theme.px
        self.heading.setContentsMargins(px(18), 0, px(18), 0)
        self.heading.setFixedHeight(px(39))
        self.empty.setContentsMargins(px(18), px(8), px(18), px(8))
        self._column.setContentsMargins(1, 1, 1, px(8))

    def _choose_face(self) -> None:
        filled = self.list.rows.rowCount() > 0
        self.list.setVisible(filled)
        self.empty.setVisible(not filled)
