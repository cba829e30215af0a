"""The buttons of a verdict: on the overlay and on the bar, in the verdict's own colours."""

from collections.abc import Sequence
from itertools import product

from msgspec import Struct
from PySide6.QtCore import QObject, QRect, Signal
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QWidget

from kiosk.ui.theme.direction import reads_from_right
from kiosk.ui.theme.text_fit import elided
from kiosk.ui.theme.theme import SPACE, TOUCH_PX, Paint, Theme
from kiosk.ui.verdict.actions import Action, brief_label, key_name, label
from kiosk.ui.widgets.press_button import PressButton

TALL_PX = 72
LOW_PX = 60
"""Lower buttons under one another make way for taller ones beside one another."""
GAP_PX, BESIDE_PX, BAND_GAP_PX = SPACE[2], SPACE[0], SPACE[1]
MOST_OF_BAND, LESS_OF_BAND = (0.62,), (0.4, 0.5, 0.62)
"""The share of a bar that its buttons may take; the rest is for the verdict's words. In a narrow bar they are
written smaller before they take more of it."""
TWO_ROWS_PX, ROW_PX = 176, 52
"""How high a bar is that has a row of buttons below its words, and the row."""
LINE_PX = 2
"""Around a button."""


class _Type(Struct, frozen=True):
    """How a button is written, in tokens: its type, the room beside its words, its least width in a bar."""

    size: int
    pad: int
    least: int

    @property
    def around(self) -> int:
        """What a button adds to the width of its words."""
        return 2 * (self.pad + LINE_PX) + 2


_USUAL = _Type(20, 20, 150)
_TYPES = (_USUAL, _Type(18, 14, 120), _Type(16, 10, 96), _Type(15, 8, 84), _Type(14, 6, 72))
"""From the usual one to the smallest, which is taken before a word is cut."""


class ActionButtons(QObject):
    """One button for each action, those that do not apply hidden; `pressed` brings the Action.

    Every action that applies has its button in sight: where there is little room they stand closer, then
    beside one another, then they are written smaller, and at last their words are cut.
    """

    pressed = Signal(object)

    def __init__(self, theme: Theme, on: QWidget) -> None:
        super().__init__(on)
        self._theme = theme
        self._shown: tuple[Action, ...] = ()
        self._paint: Paint | None = None
        self._stacked: tuple[object, ...] = ()
        self._placed: dict[Action, QRect] = {}
        self._types: dict[Action, _Type] = {}
        self._worn: dict[Action, tuple[Paint, _Type, float]] = {}
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
        self._shown, self._paint = actions, paint
        for action, button in self._buttons.items():
            button.setDown(False)
            button.setVisible(action in actions)
            button.setToolTip(key_name(action))
            button.setAccessibleName(label(action))
            if action in actions:
                self._style(action, self._types.get(action, _USUAL))

    def stack(self, room: QRect) -> None:
        """Put them under one another at the foot of `room`, the first on top; beside where it is low."""
        mirrored = any(reads_from_right(button) for button in self._buttons.values())
        asked = room, self._shown, self._theme.zoom, mirrored
        if not self._shown or (asked == self._stacked and self._stand_as_placed):
            return  # the window is arranged anew with each verdict
        self._stacked = asked
        rows = self._rows(room)
        least, close = self._theme.px(TOUCH_PX), self._theme.px(BESIDE_PX)
        gap, n = self._theme.px(GAP_PX), len(rows)
        tall = max(min(self._theme.px(TALL_PX), (room.height() - gap * (n - 1)) // n), least)
        gap = max(min(gap, (room.height() - tall * n) // max(n - 1, 1)), close)
        y = room.bottom() + 1 - n * tall - (n - 1) * gap
        for row in rows:
            self._fill(row, QRect(room.x(), y, room.width(), tall), close, mirrored=mirrored)
            y += tall + gap

    @property
    def _stand_as_placed(self) -> bool:
        """Not where a style sheet stretched one, as in a larger window, and let go of it since."""
        return all(self._buttons[one].geometry() == self._placed.get(one) for one in self._shown)

    def fit_beside(self, width: int) -> bool:
        """Whether there are several, and all have room beside one another, each as wide as the next."""
        n = len(self._shown)
        if n < 2:
            return False
        each = (width - self._theme.px(BESIDE_PX) * (n - 1)) // n
        return max(self._wants(self._shown, _USUAL)) <= each

    def _rows(self, room: QRect) -> list[tuple[Action, ...]]:
        """Which stand beside one another; the first, which is the likeliest, alone as long as it may."""
        n, gap = len(self._shown), self._theme.px(GAP_PX)
        each = (room.height() - gap * (n - 1)) // n
        close = self._theme.px(BESIDE_PX)
        if each < self._theme.px(LOW_PX) and self.fit_beside(room.width()):
            return [self._shown]
        fitting = (room.height() + close) // (self._theme.px(TOUCH_PX) + close)
        rows = min(max(fitting, 1), n)
        fewer, longer = n // rows, n % rows
        taken, found = 0, []
        for number in range(rows):
            count = fewer + (1 if number >= rows - longer else 0)
            found.append(self._shown[taken : taken + count])
            taken += count
        return found

    def line_up(self, room: QRect, *, mirrored: bool, narrow: bool = False) -> int:
        """Put them beside one another at the end of `room`; the width that they take."""
        if not self._shown:
            return 0
        n, most, kind = len(self._shown), 0, _USUAL
        gap, wides = 0, []
        for share, kind in product(LESS_OF_BAND if narrow else MOST_OF_BAND, _TYPES):
            most = int(room.width() * share)
            gap = self._theme.px(BAND_GAP_PX if kind is _USUAL else BESIDE_PX)
            least = self._theme.px(kind.least)
            wides = [max(want, least) for want in self._wants(self._shown, kind)]
            if sum(wides) + gap * n <= most:
                break
        else:
            wides = [(most - gap * n) // n] * n
        taken = 0
        for action, wide in reversed(list(zip(self._shown, wides, strict=True))):
            x = room.x() + taken if mirrored else room.right() + 1 - taken - wide
            self._put(action, brief_label(action), kind, QRect(x, room.y(), wide, room.height()))
            taken += wide + gap
        return taken

    def spread(self, room: QRect, *, mirrored: bool) -> None:
        """Put all beside one another over the whole width, each as wide as the others if it fits so."""
        if self._shown:
            self._fill(self._shown, room, self._theme.px(BAND_GAP_PX), mirrored=mirrored)

    def stands_below(self, height: int) -> bool:
        """Whether a bar so high has a row for them below its words; one alone stands beside the words."""
        return len(self._shown) > 1 and height >= self._theme.px(TWO_ROWS_PX)

    def _fill(self, actions: Sequence[Action], room: QRect, gap: int, *, mirrored: bool) -> None:
        """Put these beside one another over all of the room, the first one where one begins to read."""
        n = len(actions)
        has = room.width() - gap * (n - 1)
        each, wides = has // n, [has // n] * n
        for kind in _TYPES:
            wants = self._wants(actions, kind)
            if max(wants) <= each:
                break
            if sum(wants) <= has:
                wides = [want + (has - sum(wants)) // n for want in wants]
                break
        x = 0
        for action, wide in zip(actions, wides, strict=True):
            left = room.right() + 1 - x - wide if mirrored else room.x() + x
            whole = n == 1 and self._width_of(label(action), kind) <= wide
            text = label(action) if whole else brief_label(action)
            self._put(action, text, kind, QRect(left, room.y(), wide, room.height()))
            x += wide + gap

    def _put(self, action: Action, text: str, kind: _Type, place: QRect) -> None:
        button, room = self._buttons[action], place.width() - self._theme.px(kind.around)
        self._types[action] = kind
        self._style(action, kind)
        fits = self._width_of(text, kind) <= place.width()
        button.setText(text if fits else elided(text, self._font(kind), room))
        button.setVisible(True)
        button.setGeometry(place)
        self._placed[action] = place

    def _style(self, action: Action, kind: _Type) -> None:
        if self._paint is None:
            return
        worn = (self._paint, kind, self._theme.zoom)
        if self._worn.get(action) != worn:  # a style sheet is dear
            self._worn[action] = worn
            size = self._theme.px(kind.size)
            self._buttons[action].apply_style(self._paint, size, self._theme.zoom, pad_px=kind.pad)

    def _wants(self, actions: Sequence[Action], kind: _Type) -> list[int]:
        """How wide each must be for its words."""
        return [self._width_of(brief_label(action), kind) for action in actions]

    def _width_of(self, text: str, kind: _Type) -> int:
        wide = QFontMetricsF(self._font(kind)).horizontalAdvance(text)
        return round(wide) + self._theme.px(kind.around)

    def _font(self, kind: _Type) -> QFont:
        return self._theme.font(kind.size, QFont.Weight.Bold)
