"""The office beside this door is set up anew: the application is typed again, as the service shows it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from kiosk.ui.sign_in.signing_in_sheet import SigningInSheet
from kiosk.ui.texts.messages import as_sentence
from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.field import Field
from kiosk.ui.widgets.press_button import PressButton
from kiosk.ui.widgets.side_by_side import SideBySide


class OfficeSheet(SigningInSheet):
    """`given` brings client ID, client secret and redirect address, once all are there.

    `pair_asked`: the door is to be paired with another office instead.
    """

    given = Signal(str, str, str)
    pair_asked = Signal()

    def _build(self, theme: Theme) -> None:
        self.set_title(self.tr("Set this machine’s office up again"))
        self.words.show_text(
            self.tr(
                "Type client ID and secret as the service shows them to the host, who then signs in. "
                "Kiosk reopens this door by itself. Nothing recorded is lost, but take care of anybody "
                "waiting aside first."
            )
        )
        self.client_id = Field(theme, self.tr("Client ID"))
        self.client_secret = Field(theme, self.tr("Client secret"), secret=True)
        self.redirect_uri = Field(theme, self.tr("Redirect address, as registered at the service"))
        self.fields = (self.client_id, self.client_secret, self.redirect_uri)
        self.pair = PressButton(self.tr("Another office"))
        self.pair.clicked.connect(self._ask_to_pair)
        self.also = (self.pair,)
        for part in (
            self.notice,
            self.words,
            SideBySide(theme, self.client_id, self.client_secret),
            self.redirect_uri,
        ):
            self.body.addWidget(part)
        self.body.addStretch(1)
        for field, after in zip(self.fields, self.fields[1:], strict=False):
            field.line.returnPressed.connect(after.line.setFocus)
        self.redirect_uri.line.returnPressed.connect(self._press)

    def ask(self, why: str, *, may_pair: bool) -> None:
        """Open; `why` says what makes it necessary. What is known comes with `show_known`."""
        self._begin()
        self.pair.setVisible(may_pair)
        self.notice.show_text(as_sentence(why) if why else "")
        self.open(self.client_id.line)

    def show_known(self, client_id: str, redirect_uri: str) -> None:
        """What the office went by, where nobody typed anything else meanwhile."""
        for field, known in ((self.client_id, client_id), (self.redirect_uri, redirect_uri)):
            if not field.text:
                field.line.setText(known)
                field.line.setCursorPosition(0)

    def missing(self) -> str:
        """What is still needed, in words; nothing where it can be tried."""
        if not (self.client_id.text and self.client_secret.text):
            return self.tr(
                "Enter the client ID and the client secret first: the service shows both to the host."
            )
        if not self.redirect_uri.text:
            return self.tr("Enter the redirect address first: one that is registered at the service.")
        return ""

    def _begin(self, *, keeps: bool = False) -> None:
        self.main.setText(self.tr("Set up again"))
        super()._begin(keeps=keeps)

    def _to_mend(self) -> QWidget:
        return self.client_secret.line

    def _typed(self) -> None:
        self.main.show_ready(ready=not self.missing())

    def _ask_to_pair(self) -> None:
        if not self.ignores_input and not self.is_busy:
            self.dismiss()
            self.pair_asked.emit()

    def _press(self) -> None:
        if self.ignores_input or self.is_busy:
            return
        if lacks := self.missing():
            self.notice.show_text(lacks)
            empty = next(field for field in self.fields if not field.text)
            empty.line.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.given.emit(*(field.text for field in self.fields))
