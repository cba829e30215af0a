"""What every sheet has on which somebody signs in: words, a notice, fields, and one button that goes on."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QWidget

from kiosk.ui.texts.messages import as_sentence
from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.field import Field
from kiosk.ui.widgets.fit_label import FitLabel
from kiosk.ui.widgets.press_button import PressButton
from kiosk.ui.widgets.sheet import GUARD_S, Sheet
from kiosk.ui.widgets.sheet_notice import SheetNotice

LONG_S = 5.0
"""Whoever has waited this long wants to know for what."""


class SigningInSheet(Sheet):
    """`main` goes on with what is typed into the `fields`; `also` are other buttons, deaf while it is busy.

    `is_new`: it is a step of the first run, from which one goes back. Whoever builds on it puts its parts
    there in `_build`, and says in `_begin` what it begins with.
    """

    fields: tuple[Field, ...] = ()
    also: tuple[PressButton, ...] = ()

    def __init__(
        self,
        theme: Theme,
        guard_s: float = GUARD_S,
        parent: QWidget | None = None,
        *,
        is_new: bool = True,
    ) -> None:
        super().__init__(theme, guard_s, parent)
        self._is_new = is_new
        self.words = FitLabel(theme, largest_px=18, smallest_px=17, lines=12)
        self.notice = SheetNotice(theme)
        self.main = PressButton("")
        self._nothing_came = ""
        self._waiting = QTimer(self)
        self._waiting.setSingleShot(True)
        self._waiting.timeout.connect(self._say_nothing_came)
        if is_new:
            self.close_button.setText(self.tr("Back"))
        self._build(theme)
        for also in self.also:
            self.buttons.addWidget(also, 1)
        self.buttons.addWidget(self.main, 2)
        self.main.clicked.connect(self._press)
        for field in self.fields:
            field.line.textChanged.connect(self._typed)
        self._begin()

    def _build(self, theme: Theme) -> None:
        """Make what this sheet has of its own, and put everything into its place."""
        raise NotImplementedError

    def _press(self) -> None:
        """Go on with what is typed."""
        raise NotImplementedError

    def _typed(self) -> None:
        """Show whether one can go on with what is typed by now."""
        raise NotImplementedError

    @property
    def is_busy(self) -> bool:
        """Whether nobody is waited for but this machine."""
        return not self.main.isEnabled()

    def set_busy(self, text: str, awaited: str = "") -> None:
        """Say what is being done; Esc leads back meanwhile. `awaited`: what to say where that takes long."""
        self._waiting.stop()
        self.notice.show_text("")
        if not self.is_busy:
            self.setFocus(Qt.FocusReason.OtherFocusReason)  # else it is lost with the line that has it
        self._let_type(may=False)
        self.main.setText(text)
        if awaited:
            self._say_later(awaited, LONG_S)

    def show_trouble(self, text: str) -> None:
        """Say why it could not be done; what was typed stays."""
        self._begin(keeps=True)
        self.notice.show_text(as_sentence(text))
        if self.window().focusWidget() is not self.close_button:  # where somebody is about to go back
            self._to_mend().setFocus(Qt.FocusReason.OtherFocusReason)

    def show_fault(self) -> None:
        """Say that it failed by a fault of ours."""
        self.show_trouble(self.tr("This did not work: a fault in the program. Try it once more."))

    def show_signed_in(self, text: str) -> None:
        """Say what became of it; there is nothing more to do."""
        self.forget()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        for part in (*self.fields, *self.also, self.main):
            part.hide()
        self.words.show_text(text)
        self.close_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def forget(self) -> None:
        """See kiosk.ui.widgets.sheet.Sheet."""
        self._begin()

    def _begin(self, *, keeps: bool = False) -> None:
        """Wait for somebody to go on; `keeps`: with what was typed before."""
        self._let_type(may=True)
        self._waiting.stop()
        if not keeps:
            for field in self.fields:
                field.line.clear()
        self.notice.show_text("")
        self.main.show()
        self._typed()

    def _to_mend(self) -> QWidget:
        """Where one goes on after trouble."""
        return self.main

    def _let_type(self, *, may: bool) -> None:
        for part in (*self.fields, *self.also, self.main):
            part.setEnabled(may)

    def _say_nothing_came(self) -> None:
        self.notice.show_text(self._nothing_came)

    def _say_later(self, text: str, after_s: float) -> None:
        """Say this where nothing has come until then."""
        self._nothing_came = text
        self._waiting.start(round(after_s * 1000))
