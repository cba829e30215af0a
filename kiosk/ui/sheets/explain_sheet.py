"""What a state on the screen means, and what to do about it."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget

from kiosk.ui.design.theme import Theme
from kiosk.ui.parts.fit_label import FitLabel
from kiosk.ui.parts.press_button import PressButton
from kiosk.ui.parts.sheet import ARMING_S, Sheet

LINES = 40


class ExplainSheet(Sheet):
    """A heading, a few sentences, and at most one thing to do; `acted` brings what it was explained about."""

    acted = Signal(object)

    def __init__(self, theme: Theme, arming_s: float = ARMING_S, parent: QWidget | None = None) -> None:
        super().__init__(theme, arming_s, parent)
        self._topic: object = None
        self.heading = FitLabel(theme, largest_px=34, smallest_px=22, lines=2, weight=QFont.Weight.Bold)
        self.text = FitLabel(theme, largest_px=21, smallest_px=21, lines=LINES)
        self.act = PressButton("")
        self.act.stress(stressed=True)
        self.act.clicked.connect(self._act)
        self.body.addWidget(self.heading)
        self.body.addWidget(self.text)
        self.body.addStretch(1)
        self.buttons.addWidget(self.act, 2)

    def explain(
        self, heading: str, text: str, *, act: str = "", topic: object = None, close: str = ""
    ) -> None:
        """Say it; `act` names the button that emits `topic`, if there is something to do.

        `close` names the button that closes the sheet, where "Close" could be taken for something else.
        """
        self._topic = topic
        self.heading.say(heading)
        self.text.say(text.replace("\n", "\u2028"))  # what Qt takes for a new line in a layout
        self.act.setText(act)
        self.act.setVisible(bool(act))
        self.close_button.setText(close or self.tr("Close"))
        self.setAccessibleName(heading)
        self.setAccessibleDescription(text)
        self.open(self.act if act else self.close_button)

    def _act(self) -> None:
        if not self.deaf:
            topic = self._topic
            self.dismiss()
            self.acted.emit(topic)
