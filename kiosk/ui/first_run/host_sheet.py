"""The host's own laptop: what its office is set up with, and what it means to have it here."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from kiosk.ui.first_run.steps import Application
from kiosk.ui.texts.messages import as_sentence
from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.field import Field
from kiosk.ui.widgets.fit_label import FitLabel
from kiosk.ui.widgets.press_button import PressButton
from kiosk.ui.widgets.sheet import EDGE_PX, GUARD_S, Sheet
from kiosk.ui.widgets.sheet_notice import SheetNotice
from kiosk.ui.widgets.side_by_side import SideBySide


class HostSheet(Sheet):
    """`given` brings the Application that was typed, whole. The client secret is forgotten with the sheet."""

    given = Signal(object)

    def __init__(self, theme: Theme, guard_s: float = GUARD_S, parent: QWidget | None = None) -> None:
        super().__init__(theme, guard_s, parent)
        self.set_title(self.tr("The host’s own laptop"))
        self.words = FitLabel(theme, largest_px=18, smallest_px=17, lines=10)
        self.words.show_text(
            self.tr(
                "For one laptop in trusted hands. Its office keeps the client secret encrypted and apart from"
                " the door, but whoever has this laptop can get at the host’s account. For several doors, a"
                " machine of its own should hold the office."
            )
        )
        self.address = Field(theme, self.tr("Address of the service"))
        self.address.line.setPlaceholderText(self.tr("https://…"))
        self.client_id = Field(theme, self.tr("Client ID"))
        self.client_secret = Field(theme, self.tr("Client secret"), secret=True)
        self.redirect_uri = Field(theme, self.tr("Redirect address, as registered at the service"))
        self.notice = SheetNotice(theme)
        self.next = PressButton("")
        self.next.clicked.connect(self._give)
        self.close_button.setText(self.tr("Back"))
        self._fields = (self.address, self.client_id, self.client_secret, self.redirect_uri)
        application = SideBySide(theme, self.client_id, self.client_secret)
        for part in (self.words, self.address, application, self.redirect_uri):
            self.body.addWidget(part)
        self.body.addStretch(1)
        self._above_buttons = QVBoxLayout()  # never out of sight, however far the fields are scrolled
        self._above_buttons.addWidget(self.notice)
        self._column.insertLayout(self._column.indexOf(self._scroll) + 1, self._above_buttons)
        self.buttons.addWidget(self.next, 2)
        for field, after in zip(self._fields, self._fields[1:], strict=False):
            field.line.returnPressed.connect(after.line.setFocus)
        self.redirect_uri.line.returnPressed.connect(self._give)
        for field in self._fields:
            field.line.textChanged.connect(self._typed)
        theme.zoomed.connect(self._make_room)
        self._make_room()
        self._begin()

    def ask(self, address: str, redirect_uri: str) -> None:
        """Open, with what is known; what was typed before stays, but for the secret."""
        self._begin()
        for field, known in ((self.address, address), (self.redirect_uri, redirect_uri)):
            if not field.text:
                field.line.setText(known)
        self.open((self._empty or self.client_secret).line)

    @property
    def is_busy(self) -> bool:
        """Whether the office is being set up."""
        return not self.client_secret.isEnabled()

    @property
    def _empty(self) -> Field | None:
        return next((field for field in self._fields if not field.text), None)

    def missing(self) -> str:
        """What is still needed, in words; nothing where it can be tried."""
        match self._empty:
            case None:
                return ""
            case self.address:
                return self.tr("Enter the address of the service first: the host has it.")
            case self.redirect_uri:
                return self.tr("Enter the redirect address first: one that is registered at the service.")
        return self.tr("Enter the client ID and the client secret first: the service shows both to the host.")

    def set_busy(self, text: str) -> None:
        """Say what is being done; Esc leads back meanwhile."""
        self.notice.show_text("")
        if not self.is_busy:
            self.setFocus(Qt.FocusReason.OtherFocusReason)  # else it is lost with the line that has it
        for part in (*self._fields, self.next):
            part.setEnabled(False)
        self.next.setText(text)

    def show_trouble(self, text: str) -> None:
        """Say why it could not be done; what was typed stays."""
        self._begin(keeps=True)
        self.notice.show_text(as_sentence(text))
        if self.window().focusWidget() is not self.close_button:
            self.client_secret.line.setFocus(Qt.FocusReason.OtherFocusReason)

    def forget(self) -> None:
        """See kiosk.ui.widgets.sheet.Sheet."""
        self._begin()

    def _begin(self, *, keeps: bool = False) -> None:
        for part in (*self._fields, self.next):
            part.setEnabled(True)
        if not keeps:
            self.client_secret.line.clear()
        self.notice.show_text("")
        self.next.setText(self.tr("Next"))
        self._typed()

    def _make_room(self) -> None:
        px = self._theme.px
        self._above_buttons.setContentsMargins(px(EDGE_PX), 0, px(EDGE_PX), 0)

    def _typed(self) -> None:
        self.next.show_ready(ready=self._empty is None)

    def _give(self) -> None:
        if self.ignores_input or self.is_busy:
            return
        if (empty := self._empty) is not None:
            self.notice.show_text(self.missing())
            empty.line.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.given.emit(Application(*(field.text for field in self._fields)))
