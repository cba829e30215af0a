"""A battery that is going to die says so over the screen, but never into what somebody is typing."""

from PySide6.QtCore import QObject, QTimer

from kiosk.ui.devices.power import Alarm, Battery
from kiosk.ui.door.last_shown import is_free
from kiosk.ui.door.status_explained import Topic, battery_explained
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.widgets.explain_sheet import ExplainSheet

LOOKED_AFTER_MS = 1000


class BatteryAlarm(QObject):
    """Opens the explanation, with the handover on its button, as soon as nobody is about anything else."""

    def __init__(self, window: DoorWindow, sheet: ExplainSheet) -> None:
        super().__init__(window)
        self._window, self._sheet = window, sheet
        self._waiting: tuple[Alarm, Battery] | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(LOOKED_AFTER_MS)
        self._timer.timeout.connect(self._look)

    def alarmed(self, alarm: Alarm | None, battery: Battery) -> None:
        """The battery gave this alarm; none where it takes back what it gave."""
        if alarm is None:
            self.stop()
            return
        self._waiting = (alarm, battery)
        self._timer.start()
        self._look()

    def stop(self) -> None:
        """Say nothing more."""
        self._waiting = None
        self._timer.stop()

    def _look(self) -> None:
        if self._waiting is None or not is_free(self._window):
            return
        alarm, battery = self._waiting
        self.stop()
        heading = self.tr("Battery {n} %: plug it in").format(n=battery.percent)
        if alarm is Alarm.DYING:
            heading = self.tr("Battery {n} %: plug it in now").format(n=battery.percent)
        act = self.tr("Move to another computer")
        self._sheet.explain(heading, battery_explained(battery), act=act, topic=Topic.BATTERY)
