"""Pairing with an office: its QR code is held up, its link is pasted, or its address and code are typed."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget

from kiosk.core.hub_link import hub_link_of, is_hub_code
from kiosk.core.pairing import (
    PairingLink,
    clean_address,
    clean_code,
    is_newer_link,
    link_of,
    shown_fingerprint,
)
from kiosk.ui.sign_in.link_sheet import Link, LinkSheet
from kiosk.ui.texts.messages import as_sentence
from kiosk.ui.theme.clean_text import isolate
from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.field import Field
from kiosk.ui.widgets.fit_label import FitLabel
from kiosk.ui.widgets.side_by_side import SideBySide

GROUPS_A_LINE = 4


class PairSheet(LinkSheet):
    """`given` brings the PairingLink that was held up, pasted, or typed and compared.

    `looked_for` brings an address that was typed with a code: what is found there comes to `show_found`.
    `is_new`: it is a step of the first run, from which one goes back. Else it belongs to a door that is
    open, and brings the HubLink of a hub that doors share as well.
    """

    looked_for = Signal(str)

    def _beside(self, theme: Theme) -> tuple[QWidget, ...]:
        self._why = ""
        self._found: PairingLink | None = None
        self.set_title(self.tr("Pair with the office"))
        self.fingerprint = FitLabel(theme, largest_px=24, smallest_px=17, lines=6, weight=QFont.Weight.Medium)
        self.address = Field(theme, self.tr("Or type the office’s address"))
        self.address.line.setPlaceholderText("192.168.1.20:8788")
        self.code = Field(theme, self.tr("… and the code"))
        self.fields = (self.link, self.address, self.code)
        self._typed_parts = SideBySide(theme, self.address, self.code)
        self.address.line.returnPressed.connect(self.code.line.setFocus)
        self.code.line.returnPressed.connect(self._press)
        return (self.fingerprint, self.link, self._typed_parts)

    def ask(self, why: str = "") -> None:
        """Open, and wait for a link; `why` says what makes it necessary."""
        self._why = why
        self._begin()
        self.open(self.link.line)

    def show_found(self, fingerprint: str) -> None:
        """Ask whether the certificate that was found at the address typed is the office's own."""
        asked = self.tr(
            "Whoever answers at {address} shows this fingerprint. Compare it with the one on the office’s"
            " page: the code is sent only if they are the same."
        )
        found = PairingLink(clean_address(self.address.text), fingerprint, clean_code(self.code.text))
        words = asked.format(address=isolate(self.address.text))
        self._ask_about(words, self.tr("They are the same"), self.tr("They differ"), is_alone=False)
        self._found = found
        groups = shown_fingerprint(fingerprint).split()
        lines = (groups[at : at + GROUPS_A_LINE] for at in range(0, len(groups), GROUPS_A_LINE))
        self.fingerprint.show_text("\u2028".join(isolate(" ".join(line)) for line in lines))

    def show_paired(self, trouble: str) -> None:
        """Say what could not be set though the door is paired; closing the sheet leads on."""
        self.show_over(self.tr("This door is paired. Close this, and Kiosk reopens it."))
        self._typed_parts.hide()
        self.notice.show_text(as_sentence(trouble))

    def _begin(self, *, keeps: bool = False) -> None:
        self._found = None
        self.main.setText(self.tr("Pair"))
        super()._begin(keeps=keeps)

    def _to_mend(self) -> QWidget:
        return self.code.line if self.address.text and not self.link.text else self.link.line

    def _show_parts(self) -> None:
        super()._show_parts()
        for part in (*self.fields, self._typed_parts):
            part.setVisible(not self._is_asking)
        self.fingerprint.setVisible(self._is_asking)

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

    def _link_in(self, text: str) -> Link | None:
        return link_of(text) or (None if self._is_new else hub_link_of(text))

    def _why_no_link(self, text: str, *, pasted: bool) -> str:
        if is_hub_code(text) and self._is_new:
            return self.tr(
                "This code links doors. Show it again once this door is open: Manager, “This door”."
            )
        if is_newer_link(text):
            return self.tr("This pairing code was made for a newer Kiosk: update this program.")
        if pasted:
            return self.tr("This is not a pairing link: copy all of it from the office’s page.")
        return self.tr("This is not a pairing code: the host’s page shows it.")

    @property
    def _typed_address(self) -> str:
        """Where the office is to be looked for; empty where a link is there, or either part is missing."""
        both = not self.link.text and clean_code(self.code.text)
        return clean_address(self.address.text) if both else ""

    def _typed(self) -> None:
        super()._typed()
        if self._typed_address:
            self.main.show_ready(ready=True)

    def _go_on(self) -> None:
        self.given.emit(self._found)

    def _refuse(self) -> None:
        """Nothing is sent to whoever answers there."""
        self.show_trouble(
            self.tr("Then this is not the office: nothing was sent. Look at its address once more.")
        )

    def _press_without(self) -> None:
        if address := self._typed_address:
            self.looked_for.emit(address)
        elif self.link.text or not (self.address.text or self.code.text):
            super()._press_without()
        elif not clean_address(self.address.text):
            self.notice.show_text(
                self.tr("Enter the office’s address first, as its page shows it: a host and a port.")
            )
        else:
            self.notice.show_text(
                self.tr("Enter the code of ten letters and digits first: the office’s page shows it.")
            )
