"""Sheets that are made and dressed before anybody asks for them, a little at a time.

The first opening of a sheet takes several times as long as every later one: Qt looks for the rules of each
widget, and for the letters of each text. Whoever scans meanwhile would wait for all of it at once.
"""

from collections.abc import Callable, Iterable, Iterator

from PySide6.QtCore import QObject, QTimer

from kiosk.ui.widgets.sheet import Sheet

AFTER_MS = 2_000
"""The door opens before that, or has its new looks."""
BETWEEN_MS = 20
WAIT_MS = 250
"""Until it is asked again whether the screen is wanted for something else."""
QUIET_MS = 1_000
"""Who has just scanned or typed may go on with it: a sheet that is laid out meanwhile would hold them up."""


class Dressing(QObject):
    """From `start` to `stop` makes and dresses what `sheets` goes through; what is open dresses itself.

    Nothing is done while it `is_wanted_elsewhere`: somebody scans, or reads a verdict.
    """

    def __init__(
        self,
        sheets: Callable[[], Iterable[Sheet]],
        is_wanted_elsewhere: Callable[[], bool],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._sheets, self._is_wanted_elsewhere = sheets, is_wanted_elsewhere
        self._left: Iterator[None] = iter(())
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._go_on)

    @property
    def is_under_way(self) -> bool:
        """Whether some of them are not dressed yet."""
        return self._soon.isActive()

    def start(self) -> None:
        """Begin, or begin again once they are to look different."""
        self._left = self._each()
        self._soon.start(AFTER_MS)

    def put_off(self, quiet_ms: int = WAIT_MS) -> None:
        """Go on a moment later: the window is being dragged, or somebody scans or types."""
        if self.is_under_way:
            self._soon.start(max(quiet_ms, self._soon.remainingTime()))

    def stop(self) -> None:
        """Leave the rest as it is."""
        self._soon.stop()

    def _each(self) -> Iterator[None]:
        """Make it, dress it, lay it out: a step or more in a turn of the loop each."""
        for sheet in self._sheets():
            yield
            if not sheet.is_open:
                sheet.dress()
                yield
                yield from sheet.laying_out()

    def _go_on(self) -> None:
        if self._is_wanted_elsewhere():
            self._soon.start(WAIT_MS)
            return
        for _ in self._left:
            self._soon.start(BETWEEN_MS)
            return
