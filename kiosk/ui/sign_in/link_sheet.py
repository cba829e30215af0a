"""A link is held up, scanned or pasted: what every sheet has that takes one, and may ask about it first."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from kiosk.core.hub_link import HubLink
from kiosk.core.pairing import PairingLink
from kiosk.ui.camera.camera_beside import CameraBeside
from kiosk.ui.sign_in.signing_in_sheet import SigningInSheet
from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.batches import Later
from kiosk.ui.widgets.field import Field
from kiosk.ui.widgets.press_button import PressButton

Link = PairingLink | HubLink
WORDS_PX, ALONE_PX = 18, 21
"""How tall the words are; the second where they stand alone on the sheet, as a question does."""


class LinkSheet(SigningInSheet):
    """`given` brings the link that was held up or pasted.

    Where it asks about something, `main` says yes and `decline` no. Whoever builds on it says which links it
    takes, in `_link_in`, and puts what else it has under the words in `_beside`. The camera of a door that is
    open is seen beside it.
    """

    needs_camera = True

    given = Signal(object)

    def _build(self, theme: Theme) -> None:
        self._tried: set[str] = set()
        self._next_later = Later(self, self._take_next)
        self._next, self._is_over, self._is_taken, self._is_asking = "", False, False, False
        self.link = Field(theme, self.tr("Or paste the pairing link"))
        self.link.line.returnPressed.connect(self._press)
        self.fields = (self.link,)
        self.decline = PressButton("")
        self.decline.clicked.connect(self._press_decline)
        self.also = (self.decline,)
        self._halves = CameraBeside(theme)
        self.camera, beside = self._halves.camera, self._halves.beside
        for part in (self.notice, self.words, *self._beside(theme)):
            beside.addWidget(part)
        beside.addStretch(1)
        self.body.addLayout(self._halves, 1)
        if not self._is_new:
            self.camera.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The picture is where there is room for it."""
        super().resizeEvent(event)
        self._halves.fit(event.size())

    def _beside(self, _theme: Theme) -> tuple[QWidget, ...]:
        """What stands under the words."""
        return (self.link,)

    def _link_in(self, text: str) -> Link | None:
        """The link that a text is, if this sheet takes it."""
        raise NotImplementedError

    def _why_no_link(self, text: str, *, pasted: bool) -> str:
        """What to say of a text that is none."""
        raise NotImplementedError

    def _what_to_do(self) -> str:
        raise NotImplementedError

    def _go_on(self) -> None:
        """What is asked about was answered with yes."""
        raise NotImplementedError

    def _refuse(self) -> None:
        """What is asked about was answered with no."""
        raise NotImplementedError

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
        if (link := self._link_in(code)) is not None:
            self._begin(keeps=True)
            self.link.line.setText(link.text)
            self.given.emit(link)
        else:
            self.notice.show_text(self._why_no_link(code, pasted=False))

    def _wait(self, code: str) -> None:
        if self._link_in(code) is not None and not self._is_taken:
            self._next = code
            self.notice.show_text(self.tr("Another code was read: it is tried next."))

    def _take_next(self) -> None:
        code, self._next = self._next, ""
        if code:
            self.take(code)

    def set_busy(self, text: str, awaited: str = "") -> None:
        """See SigningInSheet. What is done after another thing follows from a link that was taken."""
        self._is_taken = self.is_busy
        super().set_busy(text, awaited)

    def show_trouble(self, text: str) -> None:
        """See SigningInSheet; a code that was held up meanwhile is tried next."""
        super().show_trouble(text)
        self._next_later.start()

    def show_over(self, text: str) -> None:
        """Say what became of it: no other code is taken."""
        self.show_signed_in(text)
        self.words.grow_to(ALONE_PX)
        self._is_over = True

    @property
    def is_idle(self) -> bool:
        """Whether it waits for a link, and nothing is asked, done or over."""
        return self.is_open and not (self.is_busy or self._is_asking or self._is_over)

    def _ask_about(
        self, words: str, yes: str, no: str, *, risky: bool = False, is_alone: bool = True
    ) -> None:
        """Ask this before going on; `risky`: Enter says no. `is_alone`: there is nothing beside it."""
        self._begin(keeps=True)
        self._is_asking = True
        self.words.grow_to(ALONE_PX if is_alone else WORDS_PX)
        self._show_parts()
        self.words.show_text(words)
        self.main.setText(yes)
        self.decline.setText(no)
        self._typed()
        self.main.stress(stressed=not risky)
        self.decline.stress(stressed=risky)
        (self.decline if risky else self.main).setFocus(Qt.FocusReason.OtherFocusReason)
        self.arm()  # the button that was pressed means something else now
        self._next_later.start()

    def _begin(self, *, keeps: bool = False) -> None:
        if not keeps:
            self._tried.clear()
            self._next = ""
        self._is_over = self._is_asking = False
        self._show_parts()
        self.words.grow_to(WORDS_PX)
        self.words.show_text(self._what_to_do())
        super()._begin(keeps=keeps)

    def _show_parts(self) -> None:
        """Show what is needed now."""
        self.link.setVisible(not self._is_asking)
        self.decline.setVisible(self._is_asking)

    def _to_mend(self) -> QWidget:
        return self.link.line

    def _typed(self) -> None:
        self.main.show_ready(ready=self._is_asking or self._link_in(self.link.text) is not None)

    def _press(self) -> None:
        if self.ignores_input or self.is_busy:
            return
        if self._is_asking:
            self._go_on()
        elif (link := self._link_in(self.link.text)) is not None:
            self.given.emit(link)
        else:
            self._press_without()

    def _press_without(self) -> None:
        """Go on without a link, or say what is missing."""
        text = self.link.text
        nothing = self.tr("Hold the code up to the camera, or paste the link first.")
        self.notice.show_text(self._why_no_link(text, pasted=True) if text else nothing)

    def _press_decline(self) -> None:
        if not self.ignores_input and not self.is_busy:
            self._refuse()
