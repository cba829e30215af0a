"""Pairing with an office: its QR code is held up, its link is pasted, or its address and code are typed."""

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget

from kiosk.core.pairing import (
    PairingLink,
    clean_address,
    clean_code,
    is_newer_link,
    link_of,
    shown_fingerprint,
)
from kiosk.ui.camera.camera_beside import CameraBeside
from kiosk.ui.sign_in.signing_in_sheet import SigningInSheet
from kiosk.ui.texts.messages import as_sentence
from kiosk.ui.theme.clean_text import isolate
from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.field import Field
from kiosk.ui.widgets.fit_label import FitLabel
from kiosk.ui.widgets.press_button import PressButton
from kiosk.ui.widgets.side_by_side import SideBySide

GROUPS_A_LINE = 4


class PairSheet(SigningInSheet):
    """`given` brings the PairingLink that was held up, pasted, or typed and compared.

    `looked_for` brings an address that was typed with a code: what is found there comes to `show_found`.
    `is_new`: it is a step of the first run, from which one goes back. Else it belongs to a door that is
    open, whose camera is seen beside it.
    """

    needs_camera = True

    given = Signal(object)
    looked_for = Signal(str)

    def _build(self, theme: Theme) -> None:
        self._tried: set[str] = set()
        self._why, self._next, self._is_over, self._is_taken = "", "", False, False
        self._found: PairingLink | None = None
        self.set_title(self.tr("Pair with the office"))
        self.fingerprint = FitLabel(theme, largest_px=24, smallest_px=17, lines=6, weight=QFont.Weight.Medium)
        self.link = Field(theme, self.tr("Or paste the pairing link"))
        self.address = Field(theme, self.tr("Or type the office’s address"))
        self.address.line.setPlaceholderText("192.168.1.20:8788")
        self.code = Field(theme, self.tr("… and the code"))
        self.fields = (self.link, self.address, self.code)
        self.differ = PressButton(self.tr("They differ"))
        self.differ.clicked.connect(self._refuse)
        self.also = (self.differ,)
        self._typed_parts = SideBySide(theme, self.address, self.code)
        self._halves = CameraBeside(theme, self)
        self.camera, beside = self._halves.camera, self._halves.beside
        for part in (self.notice, self.words, self.fingerprint, self.link, self._typed_parts):
            beside.addWidget(part)
        beside.addStretch(1)
        self.body.addLayout(self._halves, 1)
        if not self._is_new:
            self.camera.hide()
        self.address.line.returnPressed.connect(self.code.line.setFocus)
        for field in (self.link, self.code):
            field.line.returnPressed.connect(self._press)

    def ask(self, why: str = "") -> None:
        """Open, and wait for a link; `why` says what makes it necessary."""
        self._why = why
        self._begin()
        self.open(self.link.line)

    def take(self, code: str) -> None:
        """A code was held up; one that was tried already is tried again by the button alone.

        While another one is tried it waits: whoever holds up a newer one knows that the first is no good.
        """
        if not self.is_open or self._is_over or code in self._tried:
            return
        if self.is_busy:
            self._wait(code)
            return
        self._tried.add(code)
        if (link := link_of(code)) is not None:
            self._begin(keeps=True)
            self.link.line.setText(link.text)
            self.given.emit(link)
        elif is_newer_link(code):
            self.notice.show_text(self._newer)
        else:
            self.notice.show_text(self.tr("This is not a pairing code: the host’s page shows it."))

    def _wait(self, code: str) -> None:
        if link_of(code) is not None and not self._is_taken:
            self._next = code
            self.notice.show_text(self.tr("Another code was read: it is tried next."))

    def _take_next(self) -> None:
        code, self._next = self._next, ""
        if code:
            self.take(code)

    @property
    def _newer(self) -> str:
        return self.tr("This pairing code was made for a newer Kiosk: update this program.")

    def set_busy(self, text: str, awaited: str = "") -> None:
        """See SigningInSheet. What is done after another thing follows from a link that was taken."""
        self._is_taken = self.is_busy
        super().set_busy(text, awaited)

    def show_trouble(self, text: str) -> None:
        """See SigningInSheet; a code that was held up meanwhile is tried next."""
        super().show_trouble(text)
        QTimer.singleShot(0, self, self._take_next)

    def show_found(self, fingerprint: str) -> None:
        """Ask whether the certificate that was found at the address typed is the office's own."""
        self._begin(keeps=True)
        self._found = PairingLink(clean_address(self.address.text), fingerprint, clean_code(self.code.text))
        self._show_parts(compares=True)
        asked = self.tr(
            "Whoever answers at {address} shows this fingerprint. Compare it with the one on the office’s"
            " page: the code is sent only if they are the same."
        )
        self.words.show_text(asked.format(address=isolate(self.address.text)))
        groups = shown_fingerprint(fingerprint).split()
        lines = (groups[at : at + GROUPS_A_LINE] for at in range(0, len(groups), GROUPS_A_LINE))
        self.fingerprint.show_text("\u2028".join(isolate(" ".join(line)) for line in lines))
        self.main.setText(self.tr("They are the same"))
        self.main.setFocus(Qt.FocusReason.OtherFocusReason)
        self.arm()  # the button that was pressed means something else now
        QTimer.singleShot(0, self, self._take_next)

    def show_paired(self, trouble: str) -> None:
        """Say what could not be set though the door is paired; closing the sheet leads on."""
        self.show_signed_in(self.tr("This door is paired. Close this, and Kiosk reopens it."))
        self._is_over = True
        self._typed_parts.hide()
        self.notice.show_text(as_sentence(trouble))

    def _begin(self, *, keeps: bool = False) -> None:
        if not keeps:
            self._tried.clear()
            self._next = ""
        self._found, self._is_over = None, False
        self._show_parts(compares=False)
        self.words.show_text(self._what_to_do())
        self.main.setText(self.tr("Pair"))
        super()._begin(keeps=keeps)

    def _to_mend(self) -> QWidget:
        return self.code.line if self.address.text and not self.link.text else self.link.line

    def _show_parts(self, *, compares: bool) -> None:
        for part in (*self.fields, self._typed_parts):
            part.setVisible(not compares)
        for part in (self.fingerprint, self.differ):
            part.setVisible(compares)

    def _what_to_do(self) -> str:
        if self._is_new:
            return self.tr(
                "Hold the QR code of the office’s page up to this camera. The host makes one with “Pair a"
                " door”; each is good for one door, and for ten minutes."
            )
        asked = self.tr(
            "Hold the QR code up to the camera, or scan it: the host makes one on the office’s page "
            "with “Pair a door”. Kiosk then reopens this door by itself. Nothing recorded is lost, "
            "but take care of anybody waiting aside first."
        )
        return f"{self._why} {asked}" if self._why else asked

    @property
    def _typed_address(self) -> str:
        """Where the office is to be looked for; empty where a link is there, or either part is missing."""
        both = not self.link.text and clean_code(self.code.text)
        return clean_address(self.address.text) if both else ""

    def _typed(self) -> None:
        ready = link_of(self.link.text) is not None or self._typed_address or self._found is not None
        self.main.show_ready(ready=bool(ready))

    def _refuse(self) -> None:
        """Nothing is sent to whoever answers there."""
        if not self.ignores_input and not self.is_busy:
            self.show_trouble(
                self.tr("Then this is not the office: nothing was sent. Look at its address once more.")
            )

    def _press(self) -> None:
        if self.ignores_input or self.is_busy:
            return
        if (link := self._found or link_of(self.link.text)) is not None:
            self.given.emit(link)
        elif address := self._typed_address:
            self.looked_for.emit(address)
        else:
            self.notice.show_text(self._missing())

    def _missing(self) -> str:
        if is_newer_link(self.link.text):
            return self._newer
        if self.link.text:
            return self.tr("This is not a pairing link: copy all of it from the office’s page.")
        if not self.address.text and not self.code.text:
            return self.tr("Hold the code up to the camera, or paste the link first.")
        if not clean_address(self.address.text):
            return self.tr("Enter the office’s address first, as its page shows it: a host and a port.")
        return self.tr("Enter the code of ten letters and digits first: the office’s page shows it.")
