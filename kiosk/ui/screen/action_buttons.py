"""The buttons of a verdict: on the flood and on the band, in the verdict's own colours."""

from PySide6.QtCore import QObject, QRect, Signal
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QWidget

from kiosk.ui.design.direction import reads_from_right
from kiosk.ui.design.theme import TOUCH_PX, Paint, Theme
from kiosk.ui.parts.press_button import PressButton
from kiosk.ui.screen.actions import Action, brief_label, key_name, label

TALL_PX = 72
LOW_PX = 60
"""Lower buttons under one another make way for taller ones beside one another."""
GAP_PX, BESIDE_PX = 20, 8
MOST_OF_BAND = 0.62
"""The share of a band that its buttons may take; the rest is for the verdict's words."""
TWO_ROWS_PX, ROW_PX = 176, 52
"""How high a band is that has a row of buttons below its words, and the row."""
AROUND_PX = 46
"""What a button adds to the width of its words."""


class ActionButtons(QObject):
    """One button for each action, those that do not apply hidden; `pressed` brings the Action."""

    pressed = Signal(object)

    def __init__(self, theme: Theme, on: QWidget) -> None:
        super().__init__(on)
        self._theme = theme
        self._shown: tuple[Action, ...] = ()
        self._worn: dict[Action, tuple[Paint, float]] = {}
        self._buttons = {action: PressButton(label(action), on) for action in Action}
        for action, button in self._buttons.items():
            button.hide()
            button.clicked.connect(lambda _checked=False, one=action: self.pressed.emit(one))

    @property
    def shown(self) -> tuple[Action, ...]:
        """The actions that can be pressed now, from the first."""
        return self._shown

    def button(self, action: Action) -> PressButton:
        """The button of an action, shown or not."""
        return self._buttons[action]

    def show_actions(self, actions: tuple[Action, ...], paint: Paint) -> None:
        """Show these in these colours, and no others."""
        self._shown = actions
        for action, button in self._buttons.items():
            button.setDown(False)
            button.setVisible(action in actions)
            button.setToolTip(key_name(action))
            worn = (paint, self._theme.zoom)
            if action in actions and self._worn.get(action) != worn:  # a style sheet is dear
                self._worn[action] = worn
                button.wear(paint, self._theme.px(20), self._theme.zoom)

    def stack(self, room: QRect) -> None:
        """Put them under one another at the foot of `room`, the first on top; beside where it is low."""
        if self._stacked_px(room) < self._theme.px(LOW_PX) and self.fit_beside(room.width()):
            self._share(room)
            return
        gap, tall = self._theme.px(GAP_PX), self._theme.px(TALL_PX)
        least = self._theme.px(TOUCH_PX + 8)
        fitting = self._shown[: max((room.height() + self._theme.px(8)) // least, 0)]
        for action in self._shown:
            self._buttons[action].setVisible(action in fitting)  # the others have their keys
        n = max(len(fitting), 1)
        tall = max(min(tall, (room.height() - gap * (n - 1)) // n), self._theme.px(TOUCH_PX))
        gap = max(min(gap, (room.height() - tall * n) // max(n - 1, 1)), self._theme.px(8))
        y = room.bottom() + 1 - n * tall - (n - 1) * gap
        for action in fitting:
            button = self._buttons[action]
            button.setText(self._fitting(action, room.width()))
            button.setGeometry(room.x(), y, room.width(), tall)
            y += tall + gap

    def fit_beside(self, width: int) -> bool:
        """Whether there are several, and all have room beside one another, each as wide as the next."""
        each = self._width_beside(width)
        wanted = [self._width_of(brief_label(action)) for action in self._shown]
        return len(wanted) > 1 and max(wanted) <= each

    def _stacked_px(self, room: QRect) -> int:
        n = max(len(self._shown), 1)
        return (room.height() - self._theme.px(GAP_PX) * (n - 1)) // n

    def _width_beside(self, width: int) -> int:
        n = max(len(self._shown), 1)
        return (width - self._theme.px(BESIDE_PX) * (n - 1)) // n

    def _share(self, room: QRect) -> None:
        """Beside one another at the foot of the room, the first one where one begins to read."""
        tall, wide = min(self._theme.px(TALL_PX), room.height()), self._width_beside(room.width())
        tall = max(tall, self._theme.px(TOUCH_PX))
        mirrored = any(reads_from_right(button) for button in self._buttons.values())
        for number, action in enumerate(self._shown):
            button = self._buttons[action]
            at = len(self._shown) - 1 - number if mirrored else number
            button.setText(brief_label(action))
            button.setVisible(True)
            x = room.x() + at * (wide + self._theme.px(BESIDE_PX))
            button.setGeometry(x, room.bottom() + 1 - tall, wide, tall)

    def line_up(self, room: QRect, *, mirrored: bool) -> int:
        """Put them beside one another at the end of `room`; the width that they take.

        Where they would take most of it the last ones leave, and have their keys.
        """
        gap, wides = self._theme.px(14), self._wides()
        fitting = len(wides)
        while fitting > 1 and sum(wides[:fitting]) + gap * fitting > room.width() * MOST_OF_BAND:
            fitting -= 1
        taken = 0
        for number, action in reversed(list(enumerate(self._shown))):
            button, wide = self._buttons[action], wides[number]
            button.setVisible(number < fitting)
            if number >= fitting:
                continue
            button.setText(brief_label(action))
            x = room.x() + taken if mirrored else room.right() + 1 - taken - wide
            button.setGeometry(x, room.y(), wide, room.height())
            taken += wide + gap
        return taken

    def spread(self, room: QRect, *, mirrored: bool) -> None:
        """Put all beside one another over the whole width, each as wide as the others if it fits so."""
        gap, n = self._theme.px(14), max(len(self._shown), 1)
        wants = [self._width_of(brief_label(action)) for action in self._shown]
        each = (room.width() - gap * (n - 1)) // n
        spare = (room.width() - gap * (n - 1) - sum(wants)) // n
        wides = [each if max(wants) <= each else want + spare for want in wants]
        x = 0
        for action, wide in zip(self._shown, wides, strict=True):
            button = self._buttons[action]
            button.setText(brief_label(action))
            button.setVisible(True)
            left = room.right() + 1 - x - wide if mirrored else room.x() + x
            button.setGeometry(left, room.y(), wide, room.height())
            x += wide + gap

    def _wides(self) -> list[int]:
        """How wide each wants to be in a band."""
        least = self._theme.px(150)
        return [max(self._width_of(brief_label(action)), least) for action in self._shown]

    def stands_below(self, height: int) -> bool:
        """Whether a band so high has a row for them below its words; one alone stands beside the words."""
        return len(self._shown) > 1 and height >= self._theme.px(TWO_ROWS_PX)

    def _fitting(self, action: Action, room: int) -> str:
        whole = label(action)
        return whole if self._width_of(whole) <= room else brief_label(action)

    def _width_of(self, text: str) -> int:
        font = self._theme.font(20, QFont.Weight.Bold)
        return round(QFontMetricsF(font).horizontalAdvance(text)) + self._theme.px(AROUND_PX)
