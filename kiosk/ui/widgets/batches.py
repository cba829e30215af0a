"""What is done in later turns of the loop: one thing, or many widgets made a batch at a time.

A ticket may be scanned meanwhile.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtWidgets import QLayout, QScrollArea, QWidget


class Later(QTimer):
    """Does `work` some milliseconds after it was started, once however often that was, while `parent` lives.

    Every one is made once and goes with its parent; `QTimer.singleShot` makes and deletes one for each call.
    """

    def __init__(self, parent: QObject, work: Callable[[], None], after_ms: int = 0) -> None:
        super().__init__(parent)
        self.setSingleShot(True)
        self.setInterval(after_ms)
        self.timeout.connect(work)


class Batches(QObject):
    """Goes through batches, one in each turn of the loop; the first at once.

    Whoever needs what is not done yet calls `finish` before.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._left: Iterator[None] = iter(())
        self._soon = Later(self, self._go_on)

    @property
    def is_under_way(self) -> bool:
        """Whether more is done in a later turn."""
        return self._soon.isActive()

    def start(self, batches: Iterator[None]) -> None:
        """Go through these, and no further through those before; each ends where it yields."""
        self._left = batches
        self._go_on()

    def finish(self) -> None:
        """Do at once what is left."""
        self._soon.stop()
        for _ in self._left:
            pass

    def pause(self) -> None:
        """Leave the rest for `resume`, or for `finish`."""
        self._soon.stop()

    def resume(self) -> None:
        """Go on in the next turn."""
        self._soon.start()

    def stop(self) -> None:
        """Leave the rest undone."""
        self._soon.stop()
        self._left = iter(())

    def _go_on(self) -> None:
        for _ in self._left:
            self._soon.start()
            return


def in_turns(*several: Iterator[None]) -> Iterator[None]:
    """A batch of each in turn, until all are done."""
    left = list(several)
    while left:
        one = left.pop(0)
        for _ in one:
            left.append(one)
            yield
            break


@contextmanager
def laid_out_once(layout: QLayout) -> Iterator[None]:
    """Put widgets into a layout and show them: Qt alone would lay out all of it anew for each of them.

    What it scrolls in makes room for them before they are painted; until then they would be squeezed.
    """
    layout.setEnabled(False)
    try:
        yield
    finally:
        layout.setEnabled(True)
    whole: QWidget | None = layout.parentWidget()
    if whole is not None and whole.isVisible():
        whole.updateGeometry()
        while whole is not None and not isinstance(whole, QScrollArea):
            whole = whole.parentWidget()
        if whole is not None:
            QCoreApplication.sendEvent(whole, QEvent(QEvent.Type.LayoutRequest))
