"""Which keys are repeats of one that is held down."""

from PySide6.QtGui import QKeyEvent

from kiosk.ui.machine.held_key import physical_key

SHORTEST_DELAY_S = 0.15
"""No system lets a key repeat sooner after it was pressed."""


class Repeats:
    """Tells them from a scanner's double letters, which Qt takes for repeats on X11.

    X11 marks no repeats there: a key that is pressed in the millisecond in which it was let go of counts as
    one, and fast scanners do that.
    """

    def __init__(self) -> None:
        self._pressed = 0
        self._at_s = float("-inf")

    def has(self, event: QKeyEvent, at_s: float) -> bool:
        """Whether this press, which came at `at_s`, is a repeat; may be asked more than once."""
        pressed = physical_key(event)
        soon = pressed == self._pressed and at_s - self._at_s < SHORTEST_DELAY_S
        if event.isAutoRepeat() and not soon:
            return True
        self._pressed, self._at_s = pressed, at_s
        return False
