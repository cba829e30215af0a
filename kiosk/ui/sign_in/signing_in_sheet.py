"""What every sheet has on which somebody signs in: words, a notice, fields, and one button that goes on."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.field import Field
from kiosk.ui.widgets.fit_label import FitLabel
from kiosk.ui.widgets.press_button import PressButton
from kiosk.ui.widgets.sheet import GUARD_S, Sheet
from kiosk.ui.widgets.sheet_notice import SheetNotice


class SigningInSheet(Sheet):
    """`main` goes on with what is typed into the `fields`, which whoever builds on it puts there.

    `is_new`: it is a step of the first run, from which one goes back.
    """

    def __init__(
        self,
        theme: Theme,
        guard_s: float = GUARD_S,
        parent: QWidget | None = None,
        *,
        is_new: bool = True,
    ) -> None:
        super().__init__(theme, guard_s, parent)
        self.fields: tuple[Field, ...] = ()
        self.words = FitLabel(theme, largest_px=18, smallest_px=17, lines=10)
        self.notice = SheetNotice(theme)
        self.main = PressButton("")
        self.buttons.addWidget(self.main, 2)
        if is_new:
            self.close_button.setText(self.tr("Back"))

    @property
    def is_busy(self) -> bool:
        """Whether nobody is waited for but this machine."""
        return not self.main.isEnabled()

    def set_busy(self, text: str) -> None:
        """Say what is being done; Esc leads back meanwhile."""
        self.notice.show_text("")
        if not self.is_busy:
            self.setFocus(Qt.FocusReason.OtherFocusReason)  # else it is lost with the line that has it
        self._let_type(may=False)
        self.main.setText(text)

    def show_signed_in(self, text: str) -> None:
        """Say what became of it; there is nothing more to do."""
        self.forget()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        for part in (*self.fields, self.main):
            part.hide()
        self.words.show_text(text)
        self.close_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _let_type(self, *, may: bool) -> None:
        for part in (*self.fields, self.main):
            part.setEnabled(may)

    def _focus(self, part: QWidget) -> None:
        """Go on there, unless somebody is about to go back."""
        if self.window().focusWidget() is not self.close_button:
            part.setFocus(Qt.FocusReason.OtherFocusReason)
