"""The side from which one reads; what is painted by hand is not mirrored by Qt."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


def reads_from_right(widget: QWidget) -> bool:
    """Whether the widget is to be laid out for a language that is written from right to left."""
    return widget.layoutDirection() is Qt.LayoutDirection.RightToLeft
