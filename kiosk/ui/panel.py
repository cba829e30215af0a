"""A framed part of the screen with a heading over a list of rows."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from kiosk.ui.row_list import RowList
from kiosk.ui.theme import Theme


class Panel(QFrame):
    """Heading, list, and words for when the list is empty."""

    def __init__(self, theme: Theme, heading: str, empty: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self.heading = QLabel(heading, self)
        self.heading.setProperty("role", "heading")
        self.heading.setContentsMargins(18, 0, 18, 0)
        self.heading.setFixedHeight(39)
        rule = QFrame(self)
        rule.setObjectName("rule")
        rule.setFixedHeight(1)
        self.list = RowList(theme, self)
        self.empty = QLabel(empty, self)
        self.empty.setProperty("role", "muted")
        self.empty.setWordWrap(True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.setContentsMargins(18, 8, 18, 8)
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 1, 1, 8)
        column.setSpacing(0)
        for part in (self.heading, rule, self.list, self.empty):
            column.addWidget(part, 0 if part in (self.heading, rule) else 1)
        self.list.rows.modelReset.connect(self._choose_face)
        self.list.rows.rowsInserted.connect(self._choose_face)
        self._choose_face()

    def _choose_face(self) -> None:
        filled = self.list.rows.rowCount() > 0
        self.list.setVisible(filled)
        self.empty.setVisible(not filled)
