"""The buttons of a verdict: on the flood and on the band, in the verdict's own colours."""

from PySide6.QtCore import QObject, QRect, Signal
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QWidget

from kiosk.ui.design.theme import TOUCH_PX, Paint, Theme
from kiosk.ui.parts.press_button import PressButton
from kiosk.ui.screen.actions import Action, brief_label, key_name, label

TALL_PX = 72
GAP_PX = 20


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
        """Put them under one another at the foot of `room`, the first one on top."""
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

    def line_up(self, room: QRect, *, mirrored: bool) -> int:
        """Put them beside one another at the end of `room`; the width that they take."""
        gap, least = self._theme.px(14), self._theme.px(150)
        taken = 0
        for action in reversed(self._shown):
            button = self._buttons[action]
            button.setText(brief_label(action))
            wide = max(self._width_of(button.text()), least)
            x = room.x() + taken if mirrored else room.right() + 1 - taken - wide
            button.setGeometry(x, room.y(), wide, room.height())
            taken += wide + gap
        return taken

    def _fitting(self, action: Action, room: int) -> str:
        whole = label(action)
        return whole if self._width_of(whole) <= room else brief_label(action)

    def _width_of(self, text: str) -> int:
        font = self._theme.font(20, QFont.Weight.Bold)
        return round(QFontMetricsF(font).horizontalAdvance(text)) + self._theme.px(52)
