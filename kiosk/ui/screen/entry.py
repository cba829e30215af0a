"""The entry field: always ready, searches while somebody types, and takes a whole line on Enter."""

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from kiosk.ui.parts.line import Line
from kiosk.ui.parts.press_button import ENTER

DEBOUNCE_S = 0.12
LONGEST_LINE = 4096
_STEPS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_PageDown: 5, Qt.Key.Key_PageUp: -5}


class Entry(Line):
    """`searched` brings what is typed, once per pause of `debounce_s`, and "" at once when it is cleared.

    `submitted` brings a whole line on Enter, `stepped` the arrow keys as rows, `escaped` an Esc with
    nothing left to clear.
    """

    searched = Signal(str)
    submitted = Signal(str)
    stepped = Signal(int)
    escaped = Signal()

    def __init__(self, debounce_s: float = DEBOUNCE_S, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setPlaceholderText(self.tr("Scan, or type a name or ticket id"))
        self.setAccessibleName(self.tr("Scan, or type a name or ticket id"))
        self.setMaxLength(LONGEST_LINE)
        self._typing = False
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(round(debounce_s * 1000))
        self._pause.timeout.connect(self._search)
        self.textChanged.connect(self._edited)

    @property
    def line(self) -> str:
        """What is typed, without blanks around it."""
        return self.text().strip()

    def take_up(self, text: str) -> None:
        """Go on with a letter that was typed while something else had the focus."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.insert(text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter, arrows and Esc mean the guests; everything else is text."""
        key = Qt.Key(event.key())
        if key in ENTER:
            if not event.isAutoRepeat():
                self._submit()
        elif key in _STEPS:
            self.stepped.emit(_STEPS[key])
        elif key == Qt.Key.Key_Escape:
            if self.text():
                self.clear()
            else:
                self.escaped.emit()
        else:
            super().keyPressEvent(event)

    def _submit(self) -> None:
        self._pause.stop()
        if self.line:
            self.submitted.emit(self.line)
        else:
            self.clear()

    def _edited(self) -> None:
        if self.line:
            self._typing = True
            self._pause.start()
        elif self._typing:
            self._typing = False
            self._pause.stop()
            self.searched.emit("")

    def _search(self) -> None:
        self.searched.emit(self.line)
