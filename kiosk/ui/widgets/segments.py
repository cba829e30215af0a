"""A choice of which exactly one holds, as large chips beside one another."""

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.choice_chips import ChoiceChips
from kiosk.ui.widgets.press_button import PressButton


class Segments(ChoiceChips):
    """`picked` brings the key of the chip that was pressed; what holds is shown by `hold` alone."""

    picked = Signal(str)

    def __init__(self, theme: Theme, choices: Mapping[str, str], parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._held = ""
        self._texts_by_key: dict[str, str] = {}
        self.chosen.connect(self._pick)
        self.offer_choices(choices)

    @property
    def held(self) -> str:
        """The key of the choice that holds; empty where none of them does."""
        return self._held

    def offer_choices(self, choices: Mapping[str, str]) -> None:
        """Offer these, each text with its key before it; the one that held goes on holding."""
        if dict(choices) != self._texts_by_key:
            self._texts_by_key = dict(choices)
            self.offer(tuple(choices.values()))
        self.hold(self._held)

    def hold(self, key: str) -> None:
        """Show that this one holds; a key that is none of them marks none."""
        self._held = key
        self.mark(self._texts_by_key.get(key, ""))

    def chip(self, key: str) -> PressButton:
        """The button of a choice."""
        return self.chips[list(self._texts_by_key).index(key)]

    def _pick(self, text: str) -> None:
        self.mark(self._texts_by_key.get(self._held, ""))
        self.picked.emit(next(key for key, one in self._texts_by_key.items() if one == text))
