"""The hub that doors share: its QR code is held up or its link is pasted; and it is left again."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from kiosk.core.hub_link import hub_link_of, is_hub_code
from kiosk.core.pairing import is_offices_code
from kiosk.ui.sign_in.hub_texts import Question
from kiosk.ui.sign_in.link_sheet import Link, LinkSheet
from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.press_button import PressButton


class HubSheet(LinkSheet):
    """`given` brings the HubLink that was held up or pasted; whoever has it asks about it, by `ask_about`.

    `agreed`: what is asked about was answered with yes. `leave_asked`: somebody wants to leave the hub.
    """

    agreed = Signal()
    leave_asked = Signal()

    def _beside(self, theme: Theme) -> tuple[QWidget, ...]:
        self._now, self._may_leave = "", False
        self.set_title(self.tr("Other doors"))
        self.leave = PressButton(self.tr("Leave the hub…"))
        self.leave.clicked.connect(self._ask_to_leave)
        self.also = (self.leave, self.decline)
        return super()._beside(theme)

    def ask(self, now: str, *, may_leave: bool) -> None:
        """Open, and wait for a link; `now` says how this door and the others stand, and what to do."""
        self._now, self._may_leave = now, may_leave
        self._begin()
        self.open(self.link.line)

    def show_now(self, now: str, *, may_leave: bool) -> None:
        """Say how it is by now, where a link is waited for."""
        self._now, self._may_leave = now, may_leave
        if self.is_idle:
            self.words.show_text(now)
            self._show_parts()

    def ask_about(self, question: Question) -> None:
        """Ask this before going on."""
        self._ask_about(question.text, question.yes, question.no, risky=question.risky)

    def _begin(self, *, keeps: bool = False) -> None:
        self.main.setText(self.tr("Join"))
        super()._begin(keeps=keeps)

    def _show_parts(self) -> None:
        super()._show_parts()
        self.leave.setVisible(self._may_leave and not self._is_asking)

    def _what_to_do(self) -> str:
        return self._now

    def _link_in(self, text: str) -> Link | None:
        return hub_link_of(text)

    def _why_no_link(self, text: str, *, pasted: bool) -> str:
        if is_offices_code(text):
            return self.tr("This code pairs a door with the office: Manager, “Sign in”.")
        if is_hub_code(text):
            return self.tr("This link is not whole, or made for a newer Kiosk: copy all of it.")
        return self.tr("This is not a hub’s code: the machine that runs the hub shows it.")

    def _go_on(self) -> None:
        self.agreed.emit()

    def _refuse(self) -> None:
        self._begin()

    def _ask_to_leave(self) -> None:
        if not self.ignores_input and not self.is_busy:
            self.leave_asked.emit()
