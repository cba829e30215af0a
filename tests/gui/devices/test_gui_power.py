"""The battery: its alarms, and how it is read."""

import asyncio
import threading
from types import SimpleNamespace

import psutil
import pytest

from kiosk.ui.devices.power import Alarm, Battery, Power, alarm_given, battery_alarm, read_battery
from tests.gui.conftest import Play
from tests.gui.waiting import until

ON_MAINS = Battery(50, plugged=True)


def alarms_of(*readings: Battery | None) -> list[Alarm]:
    """The alarms that these readings give, one after the other."""
    given, heard = None, []
    for now in readings:
        if alarm := battery_alarm(given, now):
            heard.append(alarm)
        given = alarm_given(given, now)
    return heard


def down(*percents: int) -> list[Battery]:
    return [Battery(percent, plugged=False) for percent in percents]


def test_each_alarm_is_given_once_on_the_way_down() -> None:
    assert alarms_of(*down(21, 20, 19, 15, 11, 10, 9, 1)) == [Alarm.LOW, Alarm.DYING]
    assert alarms_of(*down(100, 50, 21)) == []


def test_a_wavering_gauge_gives_no_second_alarm() -> None:
    assert alarms_of(*down(20, 21, 20, 11, 10, 11, 10)) == [Alarm.LOW, Alarm.DYING]


def test_a_machine_that_starts_nearly_empty_gives_the_worse_alarm_alone() -> None:
    assert alarms_of(*down(7, 6)) == [Alarm.DYING]
    assert alarms_of(*down(40, 8, 12)) == [Alarm.DYING]


def test_plugging_in_arms_the_alarms_again() -> None:
    assert alarms_of(*down(20), Battery(18, plugged=True), *down(17)) == [Alarm.LOW, Alarm.LOW]
    assert alarms_of(*down(10), ON_MAINS, *down(19, 10)) == [Alarm.DYING, Alarm.LOW, Alarm.DYING]


def test_no_alarm_on_mains_or_without_a_battery() -> None:
    assert alarms_of(Battery(3, plugged=True), None) == []
    assert alarms_of(*down(20), None, *down(20)) == [Alarm.LOW]


@pytest.mark.parametrize(
    ("found", "battery"),
    [
        (None, None),
        (SimpleNamespace(percent=45.4, secsleft=5400, power_plugged=False), Battery(45, False, 5400.0)),
        (
            SimpleNamespace(percent=45, secsleft=psutil.POWER_TIME_UNKNOWN, power_plugged=None),
            Battery(45, False),
        ),
        (
            SimpleNamespace(percent=99.6, secsleft=psutil.POWER_TIME_UNLIMITED, power_plugged=True),
            Battery(100, True),
        ),
        (SimpleNamespace(percent=255, secsleft=-1, power_plugged=True), Battery(100, True)),
        (SimpleNamespace(percent=float("nan"), secsleft=60, power_plugged=False), None),
        (SimpleNamespace(percent=None, secsleft=None, power_plugged=None), None),
    ],
)
def test_what_the_machine_says_becomes_a_battery(
    monkeypatch: pytest.MonkeyPatch, found: object, battery: Battery | None
) -> None:
    monkeypatch.setattr(psutil, "sensors_battery", lambda: found)
    assert read_battery() == battery


@pytest.mark.parametrize(
    "fault", [FileNotFoundError(), NotImplementedError(), psutil.AccessDenied(), ValueError()]
)
def test_a_battery_that_cannot_be_read_is_none(monkeypatch: pytest.MonkeyPatch, fault: Exception) -> None:
    def failing() -> None:
        raise fault

    monkeypatch.setattr(psutil, "sensors_battery", failing)
    assert read_battery() is None


def test_a_platform_without_batteries_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(psutil, "sensors_battery", raising=False)
    assert read_battery() is None


def test_this_machine_is_read_without_an_error() -> None:
    battery = read_battery()
    assert battery is None or 0 <= battery.percent <= 100


def test_it_is_read_beside_the_main_thread_and_says_what_changed(play: Play) -> None:
    readings = [None, *down(22, 22, 20, 20, 9), ON_MAINS]
    threads: set[int] = set()

    def read() -> Battery | None:
        threads.add(threading.get_ident())
        return readings.pop(0) if readings else ON_MAINS

    async def scene() -> None:
        power = Power(read, every_s=0.001)
        changes: list[Battery | None] = []
        alarms: list[tuple[Alarm | None, Battery]] = []
        power.changed.connect(changes.append)
        power.alarmed.connect(lambda alarm, battery: alarms.append((alarm, battery)))
        task = asyncio.create_task(power.watch())
        await until(lambda: power.battery == ON_MAINS)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert changes == [*down(22, 20, 9), ON_MAINS]
        assert alarms == [(Alarm.LOW, down(20)[0]), (Alarm.DYING, down(9)[0]), (None, ON_MAINS)]

    play(scene())
    assert threads
    assert threading.get_ident() not in threads
