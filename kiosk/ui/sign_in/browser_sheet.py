"""The host signs in at the service, in the browser; Kiosk waits for it, and goes on by itself."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from kiosk.ui.texts.messages import as_sentence
from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.field import Field
from kiosk.ui.widgets.fit_label import FitLabel
from kiosk.ui.widgets.press_button import PressButton
from kiosk.ui.widgets.sheet import GUARD_S, Sheet
from kiosk.ui.widgets.sheet_notice import SheetNotice
from kiosk.ui.widgets.side_by_side import SideBySide


class BrowserSheet(Sheet):
    """`again` asks for the service's page once more, and `pasted` brings the address that it ended on.

    `is_new`: it is a step of the first run, from which one goes back.
    """

    again = Signal()
    pasted = Signal(str)

    def __init__(
        self,
        theme: Theme,
        guard_s: float = GUARD_S,
        parent: QWidget | None = None,
        *,
        is_new: bool = True,
    ) -> None:
        super().__init__(theme, guard_s, parent)
        self.set_title(self.tr("Sign in at the service"))
        self.words = FitLabel(theme, largest_px=18, smallest_px=17, lines=10)
        self._to_do = self.tr(
            "Sign in there as the host, and allow Kiosk. If the browser then warns of this machine’s own"
            " certificate, let it go on. Kiosk goes on by itself. If the service does not know the client ID"
            " or the redirect address, they are not as they are registered there."
        )
        self.address = Field(theme, self.tr("The service’s page"))
        self.address.line.setReadOnly(True)
        self.ended_on = Field(theme, self.tr("Or paste the address that the browser ended on"))
        self.notice = SheetNotice(theme)
        self.main = PressButton("")
        self.main.clicked.connect(self._press)
        if is_new:
            self.close_button.setText(self.tr("Back"))
        for part in (self.notice, self.words, SideBySide(theme, self.address, self.ended_on)):
            self.body.addWidget(part)
        self.body.addStretch(1)
        self.buttons.addWidget(self.main, 2)
        self.ended_on.line.textChanged.connect(self._typed)
        self.ended_on.line.returnPressed.connect(self._paste)
        self._begin()

    def ask(self) -> None:
        """Open, and wait for the page's address."""
        self._begin()
        self.open(self.ended_on.line)

    @property
    def is_busy(self) -> bool:
        """Whether nobody is waited for but this machine."""
        return not self.main.isEnabled()

    def show_page(self, address: str, opened: bool) -> None:  # noqa: FBT001 - a callback's
        """The host is to sign in at this address, where a browser was opened or not; until then, wait."""
        self._begin()
        self.address.line.setText(address)
        self.address.line.setCursorPosition(0)
        opening = (
            self.tr("The service’s page opens in the browser.")
            if opened
            else self.tr("No browser could be opened: open this address in one on this machine.")
        )
        self.words.show_text(f"{opening}\u2028\u2028{self._to_do}")
        self.address.show()
        self.ended_on.show()
        self._typed()

    def set_busy(self, text: str) -> None:
        """Say what is being done; Esc leads back meanwhile."""
        self.notice.show_text("")
        if not self.is_busy:
            self.setFocus(Qt.FocusReason.OtherFocusReason)  # else it is lost with the line that has it
        for part in (self.address, self.ended_on, self.main):
            part.setEnabled(False)
        self.main.setText(text)

    def show_trouble(self, text: str) -> None:
        """Say why the host is not signed in; the page may be opened again."""
        self._listen()
        self.notice.show_text(as_sentence(text))
        if self.window().focusWidget() is not self.close_button:
            self.main.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_signed_in(self, text: str) -> None:
        """Say what became of it; there is nothing more to do."""
        self._begin()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.main.hide()
        self.words.show_text(text)
        self.close_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def forget(self) -> None:
        """See kiosk.ui.widgets.sheet.Sheet."""
        self._begin()

    def _begin(self) -> None:
        for field in (self.address, self.ended_on):
            field.line.clear()
            field.hide()
        self.words.show_text(self.tr("The host signs in at the service, in this machine’s browser."))
        self.notice.show_text("")
        self.main.show()
        self._listen()

    def _listen(self) -> None:
        for part in (self.address, self.ended_on, self.main):
            part.setEnabled(True)
        self._typed()

    def _typed(self) -> None:
        text, again = self.ended_on.text, self.tr("Open the page again")
        if self.ended_on.isHidden():
            again = self.tr("Try again")
        self.main.setText(self.tr("Go on with this address") if text else again)
        self.main.show_ready(ready=not text or self._is_answer(text))

    @staticmethod
    def _is_answer(address: str) -> bool:
        return "code=" in address or "error=" in address

    def _press(self) -> None:
        if self.ignores_input or self.is_busy:
            return
        if self.ended_on.text:
            self._paste()
        else:
            self.again.emit()

    def _paste(self) -> None:
        text = self.ended_on.text
        if self.ignores_input or self.is_busy or not text:
            return
        if self._is_answer(text):
            self.pasted.emit(text)
        else:
            self.notice.show_text(
                self.tr("No sign-in is in this address: copy it whole, as the browser shows it at the end.")
            )
