"""Signing in on this machine alone, by an access token that somebody has."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from kiosk.ui.sign_in.signing_in_sheet import SigningInSheet
from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.field import Field
from kiosk.ui.widgets.press_button import PressButton


class SignInSheet(SigningInSheet):
    """`given` brings the address and the token, once both are there.

    `is_new`: the service's address is asked for, as on a machine that knows none; else it stays empty.
    """

    given = Signal(str, str)
    pair_asked = Signal()
    """The door is to be paired with an office instead."""

    def _build(self, theme: Theme) -> None:
        self._offers_pairing = False
        self.set_title(self.tr("Sign in on this machine"))
        self._what_for = self.tr(
            "Whoever has the token can check guests in: it goes into this machine’s keyring and nowhere"
            " else. If the keyring does not take it, it is good until Kiosk is closed."
        )
        if not self._is_new:
            asked = self.tr(
                "Ask the host for an access token, and paste it here whole. Scanning goes on meanwhile."
            )
            self._what_for = f"{asked}\u2028\u2028{self._what_for}"
        self.address = Field(theme, self.tr("Address of the service"))
        self.address.line.setPlaceholderText(self.tr("https://…"))
        self.token = Field(theme, self.tr("Access token"), secret=True)
        self.fields = (self.address, self.token)
        self.pair = PressButton(self.tr("Pair with an office"))
        self.pair.clicked.connect(self._ask_to_pair)
        self.also = (self.pair,)
        for part in (self.words, self.address, self.token, self.notice):
            self.body.addWidget(part)
        self.address.setVisible(self._is_new)
        self.body.addStretch(1)
        self.address.line.returnPressed.connect(self.token.line.setFocus)
        self.token.line.returnPressed.connect(self._press)

    def ask(self, address: str = "") -> None:
        """Open, with the address that is known."""
        self._begin()
        self.address.line.setText(address)
        self.open(self.address.line if self._is_new and not address else self.token.line)

    def offer_pairing(self, *, offered: bool) -> None:
        """Whether a door that goes by a token may go by an office instead."""
        self._offers_pairing = offered

    def missing(self) -> str:
        """What is still needed, in words; nothing where it can be tried."""
        if self._is_new and not self.address.text:
            return self.tr("Enter the address of the service first: the host has it.")
        if not self.token.text:
            return self.tr("Paste the access token first, all of it.")
        return ""

    def _begin(self, *, keeps: bool = False) -> None:
        super()._begin(keeps=keeps)
        self.words.show_text(self._what_for)
        self.token.show()
        self.pair.setVisible(self._offers_pairing)
        self.main.setText(self.tr("Sign in"))

    def _to_mend(self) -> QWidget:
        return self.token.line

    def _ask_to_pair(self) -> None:
        if not self.ignores_input and not self.is_busy:
            self.dismiss()
            self.pair_asked.emit()

    def _typed(self) -> None:
        self.main.show_ready(ready=not self.missing())

    def _press(self) -> None:
        if self.ignores_input or self.is_busy:
            return
        if lacks := self.missing():
            self.notice.show_text(lacks)
            line = self.address.line if self._is_new and not self.address.text else self.token.line
            line.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.given.emit(self.address.text, self.token.text)
