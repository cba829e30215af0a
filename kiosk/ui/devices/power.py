"""The laptop's battery: read beside the main thread, with an alarm at 20 and at 10 % on the way down."""

import asyncio
import logging
from collections.abc import Callable
from enum import StrEnum

from msgspec import Struct
from PySide6.QtCore import QObject, Signal

from kiosk.engine.look_up import look_up

LOG = logging.getLogger(__name__)

LOW_PERCENT = 20
DYING_PERCENT = 10
EVERY_S = 30.0

_UNREADABLE = (ArithmeticError, AttributeError, OSError, RuntimeError, TypeError, ValueError)
"""Seen on machines without a power supply folder, and from drivers that tell nonsense."""


class Battery(Struct, frozen=True):
    """What is left, 0 to 100 %, and for how long where the machine knows."""

    percent: int
    plugged: bool
    seconds_left: float | None = None


class Alarm(StrEnum):
    """How near the end is."""

    LOW = "low"
    DYING = "dying"


def urgency(now: Battery | None) -> Alarm | None:
    """How bad it is; nothing is while it is plugged in or where there is no battery."""
    if now is None or now.plugged or now.percent > LOW_PERCENT:
        return None
    return Alarm.DYING if now.percent <= DYING_PERCENT else Alarm.LOW


def battery_alarm(given: Alarm | None, now: Battery | None) -> Alarm | None:
    """The alarm to give now; `given` is the last one since the machine was plugged in.

    Each is given once: a gauge that wavers about its mark gives no second one.
    """
    alarm = urgency(now)
    is_news = alarm is Alarm.DYING and given is not Alarm.DYING
    return alarm if is_news or (alarm is Alarm.LOW and given is None) else None


def alarm_given(given: Alarm | None, now: Battery | None) -> Alarm | None:
    """What counts as given after this reading; plugging in arms both alarms again."""
    if now is not None and now.plugged:
        return None
    return battery_alarm(given, now) or given


def read_battery() -> Battery | None:
    """The machine's battery; None where there is none or it cannot be read. May block: see `Power`."""
    import psutil

    try:
        found = psutil.sensors_battery()
        return (
            _as_battery(found.percent, found.secsleft, plugged=bool(found.power_plugged)) if found else None
        )
    except (*_UNREADABLE, psutil.Error) as fault:
        LOG.debug("the battery cannot be read: %s", type(fault).__name__)
        return None


def _as_battery(percent: float, seconds_left: float, *, plugged: bool) -> Battery:
    """Less than no seconds stand for "not known", and for "for ever"."""
    return Battery(
        percent=min(max(round(percent), 0), 100),
        plugged=plugged,
        seconds_left=float(seconds_left) if seconds_left > 0 else None,
    )


class Power(QObject):
    """Says what the battery has, whenever that changes, and gives the alarms; `watch` is its task."""

    changed = Signal(object)
    """A Battery, or None where there is none."""
    alarmed = Signal(object, object)
    """The Alarm and the Battery that gave it; None for an Alarm once the machine is plugged in after one."""

    def __init__(
        self,
        read: Callable[[], Battery | None] = read_battery,
        *,
        every_s: float = EVERY_S,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._read, self._every_s = read, every_s
        self._given: Alarm | None = None
        self.battery: Battery | None = None

    async def watch(self) -> None:
        """Read it every `every_s`, beside the main thread, until cancelled."""
        while True:
            self._heard(await look_up(self._read, "battery"))
            await asyncio.sleep(self._every_s)

    def _heard(self, now: Battery | None) -> None:
        if now != self.battery:
            self.battery = now
            self.changed.emit(now)
        before, alarm = self._given, battery_alarm(self._given, now)
        self._given = alarm_given(before, now)
        if alarm is not None or (before is not None and self._given is None):
            self.alarmed.emit(alarm, now)
