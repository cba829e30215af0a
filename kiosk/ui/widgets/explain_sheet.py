"""What a state on the screen means, and what to do about it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget

from kiosk.ui.theme.clean_text import isolate
from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.fit_label import FitLabel
from kiosk.ui.widgets.press_button import PressButton
from kiosk.ui.widgets.sheet import GUARD_S, TITLE_PX, Sheet

LINES = 40
TEXT_PX, BRIEF_TEXT_PX = 21, 24
BRIEF = 160
"""So many characters are set larger: there is room."""


class ExplainSheet(Sheet):
    """A heading, a few sentences, and at most one thing to do; `acted` brings what it was explained about."""

    acted = Signal(object)

    keeps_letters = False

    def __init__(self, theme: Theme, guard_s: float = GUARD_S, parent: QWidget | None = None) -> None:
        super().__init__(theme, guard_s, parent)
        self._topic: object = None
        self._heading = ""
        self._guest: str | None = None
        self.heading = FitLabel(theme, largest_px=TITLE_PX, smallest_px=22, lines=2, weight=QFont.Weight.Bold)
        self.text = FitLabel(theme, largest_px=TEXT_PX, smallest_px=TEXT_PX, lines=LINES)
        self.act = PressButton("")
        self.act.stress(stressed=True)
        self.act.clicked.connect(self._act)
        self.body.addWidget(self.heading)
        self.body.addWidget(self.text)
        self.body.addStretch(1)
        self.buttons.addWidget(self.act, 2)

    def explain(
        self,
        heading: str,
        text: str,
        *,
        act: str = "",
        topic: object = None,
        close: str = "",
        risky: bool = False,
        guest: str | None = None,
    ) -> None:
        """Say it; `act` names the button that emits `topic`, if there is something to do.

        `guest`: whose name stands in the heading, at `{name}`, as much of it as may be seen.
        `close` names the button that closes the sheet, where "Close" could be taken for something else.
        `risky`: closing the sheet is what one should rather do, and what Enter does.
        """
        self._topic, self._guest = topic, guest
        self._write(heading, text, act)
        self.close_button.setText(close or self.tr("Close"))
        self.act.stress(stressed=not risky)
        self.close_button.stress(stressed=risky)
        for button, share in ((self.close_button, 2 if risky else 1), (self.act, 1 if risky else 2)):
            self.buttons.setStretchFactor(button, share)
        self.open(self.act if act and not risky else self.close_button)

    @property
    def topic(self) -> object:
        """What is explained; None while it is closed."""
        return self._topic if self.is_open else None

    def explain_anew(self, heading: str, text: str, *, act: str = "", guest: str | None = None) -> None:
        """Say how the same thing is by now; deaf for a moment where a button comes or goes.

        `guest` as `explain` has it.
        """
        is_same = (self._heading, self._guest) == (heading, guest)
        if is_same and self.text.text == text.replace("\n", "\u2028"):
            return
        if bool(act) != self.act.isVisibleTo(self):
            self.arm()
        has_focus, self._guest = self.act.hasFocus(), guest
        self._write(heading, text, act)
        if has_focus and not act:
            self.close_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def hide_names(self, *, hidden: bool) -> None:
        """See kiosk.ui.widgets.sheet.Sheet; the heading too may name a guest."""
        super().hide_names(hidden=hidden)
        self._head()

    def _head(self) -> None:
        heading, guest = self._heading, self._guest
        if guest is not None:
            heading = heading.format(name=isolate(self.seen_name(guest)))
        self.heading.show_text(heading)
        self.setAccessibleName(heading)

    def _write(self, heading: str, text: str, act: str) -> None:
        self._heading = heading
        self._head()
        self.text.grow_to(BRIEF_TEXT_PX if len(text) <= BRIEF else TEXT_PX)
        self.text.show_text(text.replace("\n", "\u2028"))  # what Qt takes for a new line in a layout
        self.act.setText(act)
        self.act.setVisible(bool(act))
        self.setAccessibleDescription(text)

    def _act(self) -> None:
        if not self.ignores_input:
            topic = self._topic
            self.dismiss()
            self.acted.emit(topic)
