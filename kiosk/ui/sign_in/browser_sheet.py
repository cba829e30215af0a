"""The host signs in at the service, in the browser; Kiosk waits for it, and goes on by itself."""

from urllib.parse import parse_qsl, urlsplit

from PySide6.QtCore import Qt, Signal

from kiosk.ui.sign_in.signing_in_sheet import SigningInSheet
from kiosk.ui.texts.messages import as_sentence
from kiosk.ui.theme.clean_text import isolate
from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.field import Field
from kiosk.ui.widgets.press_button import PressButton
from kiosk.ui.widgets.side_by_side import SideBySide

NOTHING_CAME_S = 120
"""By then most people have signed in; who has not may have lost the page, or waits here for nothing."""


class BrowserSheet(SigningInSheet):
    """`again` asks for the service's page once more, and `pasted` brings the address that it ended on.

    `secret_given` brings the client secret, where it was asked for. `anew_asked`: the office is to be set up
    anew, which `offer_anew` offers where something went wrong. `browser_needed`: whether people are to
    get at the browser's window now. `is_new`: it is a step of the first run, from which one goes back.
    """

    again = Signal()
    pasted = Signal(str)
    secret_given = Signal(str)
    anew_asked = Signal()
    browser_needed = Signal(bool)

    def _build(self, theme: Theme) -> None:
        self.set_title(self.tr("Sign in at the service"))
        self._to_do = self.tr(
            "Sign in there as the host, and allow Kiosk. If the browser then warns of this machine’s own"
            " certificate, let it go on. Kiosk goes on by itself. If the service does not know the client ID"
            " or the redirect address, they are not as they are registered there."
        )
        self.address = Field(theme, self.tr("The service’s page"))
        self.address.line.setReadOnly(True)
        self.ended_on = Field(theme, self.tr("Or paste the address that the browser ended on"))
        self.secret = Field(theme, self.tr("Client secret"), secret=True)
        self.fields = (self.address, self.ended_on, self.secret)
        self._offers_anew = False
        self.anew = PressButton(self.tr("Set up again"))
        self.anew.clicked.connect(self._ask_anew)
        self.also = (self.anew,)
        for part in (self.notice, self.words, SideBySide(theme, self.address, self.ended_on), self.secret):
            self.body.addWidget(part)
        self.body.addStretch(1)
        for field in (self.ended_on, self.secret):
            field.line.returnPressed.connect(self._press)

    def offer_anew(self, *, offered: bool) -> None:
        """Whether the office may be set up anew from here, where something goes wrong."""
        self._offers_anew = offered

    def ask(self) -> None:
        """Open, and wait for the page's address."""
        self._begin()
        self.open(self.ended_on.line)

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
        self.words.show_text(f"{opening}\u2028\u2028{self._to_do}{self._where_to(address)}")
        self.address.show()
        self.ended_on.show()
        self._typed()
        self._say_later(
            self.tr(
                "Nothing has come back from the service’s page yet. If it is gone from the browser, open it"
                " again; if it ended on another page, paste the address of that one."
            ),
            NOTHING_CAME_S,
        )
        self._need_browser(needed=opened)

    def _where_to(self, address: str) -> str:
        """Where the service sends the browser back to: a port that nobody registered is seen there alone."""
        try:
            asked = dict(parse_qsl(urlsplit(address).query))
        except ValueError:
            asked = {}
        if not (back := asked.get("redirect_uri")):
            return ""
        return " " + self.tr("The redirect address is {address}.").format(address=isolate(back))

    def expect_page(self) -> None:
        """The service's page is about to open in the browser."""
        self.set_busy(self.tr("Asking the office…"))
        self._need_browser(needed=True)

    def ask_secret(self, text: str) -> None:
        """The service does not take the client secret, and this is why: another one is to be typed."""
        self._begin()
        self._need_browser(needed=False)
        asked = self.tr(
            "Perhaps the service has a new client secret for this application: type it as the service"
            " shows it to the host. If this Wi-Fi wants a sign-in, see to that first. Scanning goes on"
            " meanwhile."
        )
        another = self.tr("If the client ID is another one too: “Set up again”.") if self._offers_anew else ""
        self.words.show_text(f"{asked} {another}".strip())
        self.notice.show_text(as_sentence(text))
        self.anew.setVisible(self._offers_anew)
        self.secret.show()
        self._typed()
        self.secret.line.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_busy(self, text: str, awaited: str = "") -> None:
        """See SigningInSheet."""
        self.anew.hide()
        super().set_busy(text, awaited)

    def show_trouble(self, text: str) -> None:
        """See SigningInSheet; the page may be opened again."""
        super().show_trouble(text)
        self._need_browser(needed=False)
        self.anew.setVisible(self._offers_anew)

    def forget(self) -> None:
        """See kiosk.ui.widgets.sheet.Sheet."""
        super().forget()
        self._need_browser(needed=False)

    def _begin(self, *, keeps: bool = False) -> None:
        if not keeps:
            for field in self.fields:
                field.hide()
            self.words.show_text(self.tr("The host signs in at the service, in this machine’s browser."))
        self.anew.hide()
        super()._begin(keeps=keeps)

    def _need_browser(self, *, needed: bool) -> None:
        self.browser_needed.emit(needed)

    def _typed(self) -> None:
        if not self.secret.isHidden():
            self.main.setText(self.tr("Use this secret"))
            self.main.show_ready(ready=bool(self.secret.text))
            return
        text, again = self.ended_on.text, self.tr("Open the page again")
        if self.ended_on.isHidden():
            again = self.tr("Try again")
        self.main.setText(self.tr("Go on with this address") if text else again)
        self.main.show_ready(ready=not text or self._is_answer(text))

    @staticmethod
    def _is_answer(address: str) -> bool:
        return "code=" in address or "error=" in address

    def _ask_anew(self) -> None:
        if not self.ignores_input:
            self.dismiss()
            self.anew_asked.emit()

    def _press(self) -> None:
        if self.ignores_input or self.is_busy:
            return
        text = self.ended_on.text
        if not self.secret.isHidden():
            self._give_secret()
        elif not text:
            self.again.emit()
        elif self._is_answer(text):
            self.pasted.emit(text)
        else:
            self.notice.show_text(
                self.tr("No sign-in is in this address: copy it whole, as the browser shows it at the end.")
            )

    def _give_secret(self) -> None:
        if self.secret.text:
            self.secret_given.emit(self.secret.text)
        else:
            self.notice.show_text(self.tr("Enter the client secret first: the service shows it to the host."))
