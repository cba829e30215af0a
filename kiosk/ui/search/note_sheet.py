"""A note on a guest, and whether the door is to be alerted when they arrive."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget

from kiosk.core.guest_notes import LONGEST_NOTE, GuestNote
from kiosk.ui.theme.text_fit import clean
from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.field import Field
from kiosk.ui.widgets.fit_label import FitLabel
from kiosk.ui.widgets.labels import PlainLabel
from kiosk.ui.widgets.press_button import PressButton
from kiosk.ui.widgets.segments import Segments
from kiosk.ui.widgets.sheet import GUARD_S, LOW_NAME_PX, Sheet
from kiosk.ui.widgets.sheet_notice import SheetNotice

QUIETLY, WITH_ALERT = "quietly", "alert"


class NoteSheet(Sheet):
    """`noted` brings the ticket's id, the text (empty: no note any more) and whether it alerts.

    It stays open, and is not saved twice, until `kept` or `refuse` says what became of that.
    """

    noted = Signal(str, str, bool)

    def __init__(self, theme: Theme, guard_s: float = GUARD_S, parent: QWidget | None = None) -> None:
        super().__init__(theme, guard_s, parent)
        self._ticket_id = ""
        self._is_saving = False
        self.setAccessibleName(self.tr("Note on a guest"))
        self.notice = SheetNotice(theme)
        self.name = FitLabel(theme, largest_px=LOW_NAME_PX, smallest_px=20, lines=2, weight=QFont.Weight.Bold)
        self.field = Field(theme, self.tr("Note"))
        self.field.line.setMaxLength(LONGEST_NOTE)
        self.field.line.setProperty("narrow", True)  # noqa: FBT003 - Qt's own call
        self.asked = PlainLabel(self.tr("When this guest is let in"))
        self.asked.setProperty("role", "muted")
        self.alert = Segments(
            theme, {QUIETLY: self.tr("No alert"), WITH_ALERT: self.tr("Alert the door")}, self
        )
        self.alert.picked.connect(self.alert.hold)
        self.hint = FitLabel(theme, lines=3, muted=True)
        self.hint.show_text(self.tr("With an alert, the green screen shows the note and a sound is played."))
        self.remove = PressButton(self.tr("Remove the note"))
        self.save = PressButton(self.tr("Save"))
        self.save.stress(stressed=True)
        self.save.clicked.connect(self._save)
        self.remove.clicked.connect(self._remove)
        self.field.line.returnPressed.connect(self._save)
        self.field.line.textChanged.connect(self._typed)
        self.close_button.setText(self.tr("Cancel"))
        for part in (self.notice, self.name, self.field, self.asked, self.alert, self.hint):
            self.body.addWidget(part)
        self.body.addStretch(1)
        self.buttons.addWidget(self.remove, 1)
        self.buttons.addWidget(self.save, 2)

    def ask(self, ticket_id: str, name: str, note: GuestNote | None) -> None:
        """Open it for a guest, with the note there is."""
        self._ticket_id, self._is_saving = ticket_id, False
        self.notice.show_text("")
        self.name.show_text(name)
        self.field.line.setText(clean(note.text) if note else "")
        self.alert.hold(WITH_ALERT if note and note.alerts else QUIETLY)
        self.remove.setVisible(note is not None)
        self._typed()
        self.open(self.field.line)
        self.field.line.end(False)  # noqa: FBT003 - Qt's own call

    def kept(self, ticket_id: str) -> None:
        """What was saved of this guest is on the disk."""
        if ticket_id == self._ticket_id:
            self.dismiss()

    def refuse(self, ticket_id: str, text: str) -> None:
        """It is not; `text` says so, and what was typed is still there."""
        if ticket_id == self._ticket_id:
            self._is_saving = False
            self.notice.show_text(text)

    def forget(self) -> None:
        """See kiosk.ui.widgets.sheet.Sheet."""
        self._ticket_id = ""
        self.notice.show_text("")
        self.field.line.clear()
        self.name.show_text("")

    def _typed(self) -> None:
        self.save.setEnabled(bool(self.field.text))

    def _save(self) -> None:
        if self.field.text:
            self._note(self.field.text, alerts=self.alert.held == WITH_ALERT)

    def _remove(self) -> None:
        self._note("", alerts=False)

    def _note(self, text: str, *, alerts: bool) -> None:
        if self._ticket_id and not self._is_saving and not self.ignores_input:
            self._is_saving = True
            self.noted.emit(self._ticket_id, text, alerts)
