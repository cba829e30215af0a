"""The id of an event, typed: for one that nobody has bought a ticket for yet."""

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from kiosk.core.policy import ALL_EVENTS
from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.field import FIELD_PX
from kiosk.ui.widgets.labels import Line, PlainLabel
from kiosk.ui.widgets.press_button import ENTER, PressButton
from kiosk.ui.widgets.sheet_notice import SheetNotice

translate = QCoreApplication.translate

LONGEST_ID = 256
"""As long as the ids on a guest list may be."""
MOST_LETTERS = 2000
"""Of all ids together: as many as one setting has."""


class NoEventIdError(ValueError):
    """What was typed is no event's id; the text says why, for people."""


def event_ids_in(typed: str) -> tuple[str, ...]:
    """The ids that somebody typed, several parted by commas as in the settings. Raises NoEventIdError."""
    ids = tuple(dict.fromkeys(part.strip() for part in typed.split(",") if part.strip()))
    if not ids:
        raise NoEventIdError(translate("event", "Enter the event’s id first: the host has it."))
    for one in ids:
        if len(one) > LONGEST_ID:
            text = translate("event", "This is too long for an event’s id: {most} letters at most.")
            raise NoEventIdError(text.format(most=LONGEST_ID))
        if not one.isprintable():
            raise NoEventIdError(translate("event", "No event’s id has such characters: type it by hand."))
        if one == ALL_EVENTS:
            text = translate("event", "“{word}” is no event’s id: it means every event.")
            raise NoEventIdError(text.format(word=one))
    return ids


class EventIdField(QWidget):
    """A line, and a button beside it; `given` brings the ids once they can be some, and the line is empty."""

    given = Signal(object)
    changed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        name = PlainLabel(self.tr("The event’s id, as the host has it"))
        name.setProperty("role", "muted")
        self.line = Line()
        self.line.setAccessibleName(name.text())
        self.line.setMaxLength(MOST_LETTERS)
        self.line.setInputMethodHints(
            Qt.InputMethodHint.ImhNoPredictiveText | Qt.InputMethodHint.ImhNoAutoUppercase
        )
        self.add = PressButton(self.tr("Add"))
        self.add.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)
        self.notice = SheetNotice(theme)
        self._row, self._column = QHBoxLayout(), QVBoxLayout(self)
        self._row.addWidget(self.line, 1)
        self._row.addWidget(self.add)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(name)
        self._column.addLayout(self._row)
        self._column.addWidget(self.notice)
        self.line.textChanged.connect(self._typed)
        theme.zoomed.connect(self._space)
        self._space()

    @property
    def text(self) -> str:
        """What is typed, without blanks around it."""
        return self.line.text().strip()

    def begin(self) -> None:
        """With nothing typed, and nothing said."""
        self.line.clear()
        self.notice.show_text("")

    def give(self) -> bool:
        """Whether what is typed could be given; else it is said why not, and can be typed anew."""
        try:
            ids = event_ids_in(self.text)
        except NoEventIdError as error:
            self.notice.show_text(str(error))
            self.line.setFocus(Qt.FocusReason.OtherFocusReason)
            return False
        self.begin()
        self.given.emit(ids)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter in the line is for the line: the sheet would take what is ticked."""
        if event.key() not in ENTER:
            super().keyPressEvent(event)

    def _typed(self) -> None:
        self.notice.show_text("")
        self.changed.emit()

    def _space(self) -> None:
        px = self._theme.px
        self._row.setSpacing(px(14))
        self._column.setSpacing(px(6))
        self.line.setFixedHeight(px(FIELD_PX))
