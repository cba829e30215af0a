"""A line to type into that begins where one begins to read, and forgets what is cleared."""

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from kiosk.ui.theme.direction import begin_where_one_reads


class Line(QLineEdit):
    """What is typed, and the caret while nothing is, stand where the words around it begin."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        begin_where_one_reads(self)

    def clear(self) -> None:
        """Empty it, and forget what was typed: undo would bring the last guest's name back to the next one.

        It would also keep every letter of the evening.
        """
        super().clear()
        self.setText("")  # nothing else empties what undo keeps

    def changeEvent(self, event: QEvent) -> None:
        """Another language may be read from the other side."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            begin_where_one_reads(self)
