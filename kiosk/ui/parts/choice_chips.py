"""Quick answers as large chips, one of which can be chosen."""

from PySide6.QtCore import QPoint, QRect, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from kiosk.ui.design.direction import reads_from_right
from kiosk.ui.design.theme import Theme
from kiosk.ui.parts.press_button import PressButton
from kiosk.ui.parts.wrapping import Wrapping

GAP_PX = 10


class ChoiceChips(Wrapping):
    """Buttons beside one another as far as there is room, then on the next line; `chosen` brings the text."""

    chosen = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._texts: tuple[str, ...] = ()
        self._buttons: list[PressButton] = []

    @property
    def chips(self) -> tuple[PressButton, ...]:
        """The buttons, in the order of their texts."""
        return tuple(self._buttons)

    def offer(self, texts: tuple[str, ...]) -> None:
        """Offer these, none of them chosen."""
        for button in self._buttons:
            button.hide()
            button.deleteLater()
        self._texts, self._buttons = texts, []
        for text in texts:
            button = PressButton(text.replace("&", "&&"), self)
            button.setProperty("role", "quiet")
            button.setAccessibleName(text)
            button.setCheckable(True)  # so that screen readers tell which one holds
            button.clicked.connect(lambda _checked=False, one=text: self._choose(one))
            button.show()
            self._buttons.append(button)
        self._restyle()

    def mark(self, text: str) -> None:
        """Show which of them is chosen; a text that is none of them leaves all unmarked."""
        for one, button in zip(self._texts, self._buttons, strict=True):
            button.stress(stressed=one == text)
            button.setChecked(one == text)
            if one != text:
                button.setProperty("role", "quiet")
                button.style().unpolish(button)
                button.style().polish(button)

    def heightForWidth(self, width: int) -> int:
        """The height of all lines."""
        places = self._flow(width)
        return places[-1].bottom() + 1 if places else 0

    def sizeHint(self) -> QSize:
        """As it stands at the present width."""
        return QSize(200, self.heightForWidth(max(self.width(), 200)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the chips flow anew."""
        super().resizeEvent(event)
        self._place()

    def _choose(self, text: str) -> None:
        self.mark(text)
        self.chosen.emit(text)

    def _restyle(self) -> None:
        super()._restyle()
        self._place()

    def _place(self) -> None:
        mirrored = reads_from_right(self)
        for button, place in zip(self._buttons, self._flow(self.width()), strict=True):
            if mirrored:
                place.moveTopLeft(QPoint(self.width() - place.right() - 1, place.y()))
            button.setGeometry(place)

    def _flow(self, width: int) -> list[QRect]:
        gap, tall = self._theme.px(GAP_PX), self._theme.px(52)
        places: list[QRect] = []
        x = y = 0
        for text, button in zip(self._texts, self._buttons, strict=True):
            button.setText(text.replace("&", "&&"))
            if button.sizeHint().width() > width:
                button.setText(in_two_lines(text).replace("&", "&&"))
            wide = min(button.sizeHint().width(), max(width, 1))
            if x and x + wide > width:
                x, y = 0, y + tall + gap
            places.append(QRect(x, y, wide, tall))
            x += wide + gap
        return places


def in_two_lines(text: str) -> str:
    """The text broken between words as near to its middle as it can be; one word stays whole."""
    blanks = [place for place, letter in enumerate(text) if letter == " "]
    if not blanks:
        return text
    middle = min(blanks, key=lambda place: abs(place - len(text) / 2))
    return f"{text[:middle]}\n{text[middle + 1 :]}"
