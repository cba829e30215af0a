"""Pairing with an office: its QR code is held up to the camera, or its link is pasted."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from kiosk.core.pairing import PairingLink, is_newer_link, link_of
from kiosk.ui.first_run.camera_beside import CameraBesideSheet
from kiosk.ui.texts.messages import as_sentence
from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.field import Field
from kiosk.ui.widgets.fit_label import FitLabel
from kiosk.ui.widgets.press_button import PressButton
from kiosk.ui.widgets.sheet import GUARD_S
from kiosk.ui.widgets.sheet_notice import SheetNotice


class PairSheet(CameraBesideSheet):
    """`given` brings the PairingLink that was held up or pasted."""

    given = Signal(object)

    def __init__(self, theme: Theme, guard_s: float = GUARD_S, parent: QWidget | None = None) -> None:
        super().__init__(theme, guard_s, parent)
        self._tried: set[str] = set()
        self.set_title(self.tr("Pair with the office"))
        self.words = FitLabel(theme, largest_px=19, smallest_px=17, lines=8)
        self.words.show_text(
            self.tr(
                "Hold the QR code of the office’s page up to this camera. The host makes one with “Pair a"
                " door”; each is good for one door, and for ten minutes."
            )
        )
        self.link = Field(theme, self.tr("Or paste the pairing link"))
        self.link.line.textChanged.connect(self._typed)
        self.link.line.returnPressed.connect(self._pair)
        self.notice = SheetNotice(theme)
        self.pair = PressButton("")
        self.pair.clicked.connect(self._pair)
        self.close_button.setText(self.tr("Back"))
        for part in (self.words, self.link, self.notice):
            self.beside.addWidget(part)
        self.beside.addStretch(1)
        self.buttons.addWidget(self.pair, 2)
        self._begin()

    def ask(self) -> None:
        """Open, and wait for a link."""
        self._begin()
        self.open(self.link.line)

    def take(self, code: str) -> None:
        """A code was held up; one that was tried already is tried again by the button alone."""
        if not self.is_open or self.is_busy or code in self._tried:
            return
        self._tried.add(code)
        if (link := link_of(code)) is not None:
            self.link.line.setText(link.text)
            self.given.emit(link)
        elif is_newer_link(code):
            self._tell_newer()
        else:
            self.notice.show_text(self.tr("This is no pairing code: the host’s page shows it."))

    def _tell_newer(self) -> None:
        self.notice.show_text(self.tr("This pairing code was made for a newer Kiosk: update this program."))

    @property
    def is_busy(self) -> bool:
        """Whether a link is being tried."""
        return not self.link.isEnabled()

    def set_busy(self, text: str) -> None:
        """Say what is being done; Esc leads back meanwhile."""
        self.notice.show_text("")
        if not self.is_busy:
            self.setFocus(Qt.FocusReason.OtherFocusReason)  # else it is lost with the line that has it
        self.link.setEnabled(False)
        self.pair.setEnabled(False)
        self.pair.setText(text)

    def show_trouble(self, text: str) -> None:
        """Say why it could not be done; another link may be tried."""
        self._begin(keeps=True)
        self.notice.show_text(as_sentence(text))
        if self.window().focusWidget() is not self.close_button:
            self.link.line.setFocus(Qt.FocusReason.OtherFocusReason)

    def forget(self) -> None:
        """See kiosk.ui.widgets.sheet.Sheet."""
        self._begin()

    def _begin(self, *, keeps: bool = False) -> None:
        if not keeps:
            self._tried.clear()
            self.link.line.clear()
        self.notice.show_text("")
        self.link.setEnabled(True)
        self.pair.setEnabled(True)
        self.pair.setText(self.tr("Pair"))
        self._typed()

    def _typed(self) -> None:
        self.pair.show_ready(ready=link_of(self.link.text) is not None)

    def _pair(self) -> None:
        if self.ignores_input or self.is_busy:
            return
        link: PairingLink | None = link_of(self.link.text)
        if link is not None:
            self.given.emit(link)
        elif not self.link.text:
            self.notice.show_text(self.tr("Hold the code up to the camera, or paste the link first."))
        elif is_newer_link(self.link.text):
            self._tell_newer()
        else:
            self.notice.show_text(self.tr("This is no pairing link: copy it whole from the office’s page."))
