"""A note on a guest, and whether the door is to be alerted when they arrive."""

from msgspec import Struct
from PySide6.QtCore import Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget

from kiosk.core.guest_notes import LONGEST_NOTE, GuestNote
from kiosk.ui.theme.clean_text import clean
from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.field import Field
from kiosk.ui.widgets.fit_label import FitLabel
from kiosk.ui.widgets.labels import PlainLabel
from kiosk.ui.widgets.press_button import PressButton
from kiosk.ui.widgets.segments import Segments
from kiosk.ui.widgets.sheet import GUARD_S, LOW_NAME_PX, Sheet
from kiosk.ui.widgets.sheet_notice import SheetNotice

QUIETLY, WITH_ALERT = "quietly", "alert"


class TypedNote(Struct, frozen=True, eq=False):
    """What one press on a button wants kept of a guest; each press is another.

    An empty text: no note any more.
    """

    ticket_id: str
    name: str
    text: str
    alerts: bool


class NoteSheet(Sheet):
    """`noted` brings a TypedNote; `kept` or `refuse` says what became of it.

    It stays open until then, and longer where something was typed meanwhile; the same is not saved twice.
    """

    noted = Signal(object)

    def __init__(self, theme: Theme, guard_s: float = GUARD_S, parent: QWidget | None = None) -> None:
        super().__init__(theme, guard_s, parent)
        self._ticket_id = self._name = ""
        self._saving: TypedNote | None = None
        self._stood_when_saved: tuple[str, str] | None = None
        """Text and alert as they were given to be saved; None where nothing was, or it was refused."""
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
        self.alert.picked.connect(self._pick_alert)
        self.hint = FitLabel(theme, lines=3, muted=True)
        self.hint.show_text(self.tr("With an alert, the green screen shows the note and a sound is played."))
        self.remove = PressButton(self.tr("Remove the note"))
        self.save = PressButton(self.tr("Save"))
        self.save.stress(stressed=True)
        self.save.clicked.connect(self._save)
        self.remove.clicked.connect(self._remove)
        self.field.line.returnPressed.connect(self._save)
        self.field.line.textChanged.connect(self._typed)
        for part in (self.notice, self.name, self.field, self.asked, self.alert, self.hint, self.remove):
            self.body.addWidget(part)
        self.body.addStretch(1)
        self.buttons.addWidget(self.save, 2)

    @property
    def ticket_id(self) -> str:
        """Whose note it is; empty while it is closed."""
        return self._ticket_id

    def ask(self, ticket_id: str, name: str, note: GuestNote | TypedNote | None) -> None:
        """Open it for a guest, with the note there is, or with what was typed and is not on the disk yet."""
        self._ticket_id, self._saving, self._stood_when_saved = ticket_id, None, None
        self.notice.show_text("")
        self._name = name
        self.show_name(self.name, name)
        self.field.line.setText(clean(note.text) if note else "")
        self.alert.hold(WITH_ALERT if note and note.alerts else QUIETLY)
        self.remove.setVisible(note is not None)
        if isinstance(note, TypedNote):
            self._stood_when_saved = self._stands
        self._typed()
        self.open(self.field.line)
        self.field.line.end(False)  # noqa: FBT003 - Qt's own call

    def kept(self, typed: TypedNote) -> None:
        """This is on the disk: close, if it was saved from here and nothing was typed since."""
        if typed is self._saving:
            self._saving = None
            if self._stands == self._stood_when_saved:
                self.dismiss()

    def refuse(self, text: str) -> None:
        """What was saved of this guest is not on the disk; `text` says so. What was typed is still there."""
        self._saving = self._stood_when_saved = None
        self._name_close_button()
        self.notice.show_text(text)

    def forget(self) -> None:
        """See kiosk.ui.widgets.sheet.Sheet."""
        self._ticket_id, self._saving = "", None
        self.notice.show_text("")
        self.field.line.clear()
        self._name = ""
        self.show_name(self.name, "")

    def _typed(self) -> None:
        self.save.setEnabled(bool(self.field.text))
        self._name_close_button()

    def _pick_alert(self, key: str) -> None:
        self.alert.hold(key)
        self._name_close_button()

    def _name_close_button(self) -> None:
        """Closing cancels only what was not given to be saved."""
        is_given = self._stands == self._stood_when_saved
        self.close_button.setText(self.tr("Close") if is_given else self.tr("Cancel"))

    def _save(self) -> None:
        if self.field.text:
            self._note(self.field.text, alerts=self.alert.held == WITH_ALERT)

    def _remove(self) -> None:
        self._note("", alerts=False)

    def _note(self, text: str, *, alerts: bool) -> None:
        before = self._saving
        is_same = before is not None and (before.text, before.alerts) == (text, alerts)
        if self._ticket_id and not is_same and not self.ignores_input:
            self._saving = TypedNote(self._ticket_id, self._name, text, alerts)
            self._stood_when_saved = self._stands
            self._name_close_button()
            self.noted.emit(self._saving)

    @property
    def _stands(self) -> tuple[str, str]:
        return self.field.text, self.alert.held
