"""A supervisor's PIN for what is not everybody's: closing, the manager's room, settings."""

import asyncio

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget

from kiosk.ui.supervisor.pin_sheet import PinSheet
from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.fit_label import FitLabel
from kiosk.ui.widgets.sheet import GUARD_S, TITLE_PX

Answer = asyncio.Future[str | None]
"""The supervisor's name; None where the sheet was closed."""


class UnlockSheet(PinSheet):
    """Asks for a PIN and nothing else; opened with `ask`."""

    def __init__(self, theme: Theme, guard_s: float = GUARD_S, parent: QWidget | None = None) -> None:
        super().__init__(theme, guard_s, parent)
        self._answer: Answer | None = None
        self.heading = FitLabel(theme, largest_px=TITLE_PX, smallest_px=22, lines=2, weight=QFont.Weight.Bold)
        self.heading.show_text(self.tr("Supervisor’s PIN"))
        self.setAccessibleName(self.heading.text)
        self.what = FitLabel(theme, largest_px=19, smallest_px=17, lines=3)
        for part in (self.heading, self.what, self.end):
            self.body.addWidget(part)
        self.body.addStretch(1)

    def ask(self, text: str) -> Answer:
        """Open, with `text` saying what for, and say later whose PIN it was. On a running loop.

        What was asked before is answered with None.
        """
        self._settle(None)
        self._answer = asyncio.get_running_loop().create_future()
        self.what.show_text(text)
        self.bind(self.tr("Unlock"))
        self.open(self.pin)
        return self._answer

    def let_in(self, name: str) -> None:
        """It was this supervisor's PIN."""
        self._settle(name)
        self.dismiss()

    def forget(self) -> None:
        """See kiosk.ui.widgets.sheet.Sheet."""
        super().forget()
        self.what.show_text("")
        self._settle(None)

    def _settle(self, name: str | None) -> None:
        answer, self._answer = self._answer, None
        if answer is not None and not answer.done():
            answer.set_result(name)
