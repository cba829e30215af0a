"""The side from which one reads; what is painted by hand is not mirrored by Qt."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QWidget


def reads_from_right(widget: QWidget) -> bool:
    """Whether the widget is to be laid out for a language that is written from right to left."""
    return widget.layoutDirection() is Qt.LayoutDirection.RightToLeft


def begin_where_one_reads(line: QLineEdit) -> None:
    """Let what is typed, and the caret before it, stand where one begins to read.

    Qt goes by the first letter, and with none by the keyboard's language, which a scanner or a touch screen
    does not change.
    """
    side = Qt.AlignmentFlag.AlignRight if reads_from_right(line) else Qt.AlignmentFlag.AlignLeft
    wanted = side | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter
    if line.alignment() != wanted:
        line.setAlignment(wanted)
