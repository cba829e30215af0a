"""Python's garbage is collected on the screen's thread, and on no other."""

import gc

from PySide6.QtCore import QObject, QTimer

EVERY_MS = 250


class Garbage(QObject):
    """From `start` to `stop` collects by Python's own thresholds, but only on the thread it lives on.

    WORKAROUND: left alone, the collector runs on whichever thread happens to pass a threshold, camera and
    database included, and PySide destroys there and then the Qt objects that it finds; Qt wants them
    destroyed on their own thread, and crashes later. Can go when PySide hands them over to it.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setInterval(EVERY_MS)
        self._timer.timeout.connect(self._collect)

    def start(self) -> None:
        """Collect here from now on; what is there already is taken to stay, and never looked at again."""
        gc.disable()
        gc.collect()
        gc.freeze()
        self._timer.start()

    def stop(self) -> None:
        """Collect for the last time, the screen's own objects too, and leave it to Python again."""
        self._timer.stop()
        gc.unfreeze()
        gc.collect()
        gc.enable()

    def _collect(self) -> None:
        """The oldest generation that has passed its threshold, with those younger than it."""
        passed = [
            generation
            for generation, (count, most) in enumerate(zip(gc.get_count(), gc.get_threshold(), strict=True))
            if most and count > most
        ]
        if passed:
            gc.collect(passed[-1])
