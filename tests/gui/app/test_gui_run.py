"""Starting and ending: in a process of its own, as the program does it."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]

PROGRAM = """
import asyncio, sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from kiosk.ui.app.run import run
from kiosk.ui.theme.theme import Theme
from kiosk.ui.door.window import DoorWindow

ended = []

async def main(app: QApplication) -> int:
    async def goes_on_for_ever() -> None:
        try:
            await asyncio.sleep(3600)
        finally:
            ended.append("cancelled")
    asyncio.get_running_loop().create_task(goes_on_for_ever())
    window = DoorWindow(Theme())
    window.show()
    closed = window.closed
    QTimer.singleShot(50, window.close)
    await closed
    await asyncio.sleep(0.05)
    ended.append("after closing")
    return 4

status = run(main)
assert ended == ["after closing", "cancelled"], ended
sys.exit(status)
"""

BROKEN = """
from kiosk.ui.app.run import run

async def main(app):
    raise RuntimeError("a bug is seen")

run(main)
"""

HANGING = """
import asyncio, threading
from kiosk.engine.look_up import look_up
from kiosk.ui.handover import presenter
from kiosk.ui.tasks import Tasks
from kiosk.ui.theme.theme import Theme
from kiosk.ui.devices.power import Power
from kiosk.ui.app.run import run
from kiosk.ui.door.window import DoorWindow

for_ever, hanging = threading.Event(), []

def hangs():
    hanging.append(threading.current_thread())
    for_ever.wait()

presenter.removable_drives = hangs

async def main(app):
    window, tasks = DoorWindow(Theme()), Tasks()
    tasks.spawn("power", Power(hangs).watch())
    presenter.HandoverPresenter(None, window, tasks, lambda: 0.0).open()
    tasks.spawn("other", look_up(hangs, "other"))
    while len(hanging) < 3:
        await asyncio.sleep(0.01)
    await tasks.close()
    window.close_now()
    return 4

status = run(main)
assert all(thread.is_alive() for thread in hanging)
raise SystemExit(status)
"""

ENDS_ITS_LOOP = """
import asyncio, sys
from PySide6.QtCore import QCoreApplication, QTimer
from kiosk.engine.errors import ScreenLostError
from kiosk.ui.app.run import run
from kiosk.ui.theme.theme import Theme
from kiosk.ui.door.window import DoorWindow

async def main(app):
    window = DoorWindow(Theme())
    window.show()
    closed = window.closed
    lost = QTimer(app)  # a broken connection is found in every turn
    lost.timeout.connect(lambda: QCoreApplication.exit(1))
    QTimer.singleShot(0, app.quit if "WHAT" == "quit" else lambda: lost.start(0))
    try:
        await closed
    finally:
        await asyncio.to_thread(lambda: None)
        await asyncio.sleep(0.05)
        window.close_now()
        print("ended")
    return 4

try:
    sys.exit(run(main))
except ScreenLostError as lost:
    print(lost)
"""


def started(program: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-W", "error", "-c", program]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)


def test_it_ends_with_its_work_and_not_with_its_window_and_cancels_the_rest() -> None:
    done = started(PROGRAM)
    assert done.returncode == 4, done.stderr


def test_it_ends_while_a_battery_and_a_dead_mount_are_still_waited_for() -> None:
    done = started(HANGING)
    assert done.returncode == 4, done.stderr


def test_a_program_that_the_system_asks_to_quit_ends_as_when_its_window_is_closed() -> None:
    done = started(ENDS_ITS_LOOP.replace("WHAT", "quit"))
    assert (done.returncode, done.stdout, done.stderr) == (4, "ended\n", "")


def test_a_program_whose_display_goes_away_ends_in_order() -> None:
    done = started(ENDS_ITS_LOOP.replace("WHAT", "lost"))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("ended\nthe screen went away")


def test_without_xlib_or_a_display_of_it_nothing_is_done_and_nothing_said() -> None:
    """Offscreen really; otherwise a stand-in for what a build of Qt may lack, in which Xlib would crash."""
    program = """
from types import SimpleNamespace as Lacks
from PySide6.QtWidgets import QApplication
from kiosk.ui.app.run import outlive_display

def xcb(**more):
    return Lacks(platformName=lambda: "xcb", **more)

without = [QApplication([]), xcb(), xcb(nativeInterface=lambda: None), xcb(nativeInterface=Lacks)]
without.append(xcb(nativeInterface=lambda: Lacks(display=lambda: 0)))
print([outlive_display(app) for app in without])
"""
    done = started(program)
    assert (done.returncode, done.stdout, done.stderr) == (0, f"{[False] * 5}\n", "")


def test_whoever_ends_qts_loop_with_another_status_has_not_taken_the_display_away() -> None:
    program = """
import asyncio, sys
from PySide6.QtCore import QCoreApplication, QTimer
from kiosk.ui.app.run import run

async def main(app):
    for status in (0, 2, -1):
        QTimer.singleShot(0, lambda status=status: QCoreApplication.exit(status))
        await asyncio.sleep(0.05)
    return 4

sys.exit(run(main))
"""
    done = started(program)
    assert (done.returncode, done.stderr) == (4, "")


def test_who_hears_late_of_a_display_that_went_away_is_told_at_once() -> None:
    program = """
import asyncio
from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtWidgets import QApplication
from kiosk.ui.app.run import EventLoop

async def main(loop, told):
    lost = QTimer()
    lost.timeout.connect(lambda: QCoreApplication.exit(1))
    lost.start(0)
    while not loop.has_lost_screen:
        await asyncio.sleep(0)
    loop.hear_screen_lost(lambda: told.append("lost"))
    loop.hear_screen_lost(lambda: told.append("again"))
    lost.stop()

loop, told = EventLoop(QApplication([])), []
loop.run_until_complete(main(loop, told))
loop.close()
print(told)
"""
    done = started(program)
    assert (done.returncode, done.stdout, done.stderr) == (0, "['lost', 'again']\n", "")


def test_a_loop_that_is_stopped_before_it_runs_does_what_is_ready_and_ends() -> None:
    program = """
from PySide6.QtWidgets import QApplication
from kiosk.ui.app.run import EventLoop

loop = EventLoop(QApplication([]))
for turn in ("first", "second"):
    loop.call_soon(print, turn)
    loop.stop()
    loop.run_forever()
loop.call_soon(loop.call_soon, loop.stop)
loop.run_forever()
loop.close()
"""
    done = started(program)
    assert (done.returncode, done.stdout, done.stderr) == (0, "first\nsecond\n", "")


def test_a_bug_is_not_swallowed() -> None:
    done = started(BROKEN)
    assert done.returncode == 1
    assert "a bug is seen" in done.stderr


def test_the_screen_speaks_the_language_and_tells_times_in_the_zone_it_was_given() -> None:
    program = """
from kiosk.ui.app.run import run
from kiosk.ui.texts.times import age, clock_time

async def main(app):
    print(ascii(age(8))[1:-1], app.layoutDirection().name, clock_time(0))
    return 0

run(main, language="pseudo-rtl", timezone="Asia/Kathmandu")
"""
    done = started(program)
    assert done.stdout.startswith("[8 "), done.stderr
    assert done.stdout.split()[-2:] == ["RightToLeft", "5:30"]


@pytest.mark.skipif(sys.platform == "win32", reason="a process cannot be sent Ctrl-C there")
@pytest.mark.parametrize("moment", ["loading", "starting", "running", "ending"])
def test_ctrl_c_amid_what_qt_does_ends_it_in_order(moment: str) -> None:
    """Raised there it would be lost, or Qt would end the program by itself."""
    done = started(INTERRUPTED.replace("MOMENT", moment))
    assert (done.returncode, done.stderr) == (3, "")
    assert done.stdout == ("" if moment in {"loading", "starting"} else "ended\n")


INTERRUPTED = """
import asyncio, signal, sys
from kiosk.ui.app.interrupts import HeldInterrupts

def interrupt(moment):
    if moment == "MOMENT":
        signal.raise_signal(signal.SIGINT)

class Loading:
    def find_spec(self, name, path=None, target=None):
        if name == "PySide6.QtGui":
            interrupt("loading")

sys.meta_path.insert(0, Loading())
try:
    with HeldInterrupts() as interrupts:
        from PySide6.QtCore import QObject, QTimer
        from kiosk.ui.app import run
    interrupts.raise_now()

    class Watching(QObject):
        def eventFilter(self, watched, event):
            interrupt("starting")
            return False

    def watched(app, code):
        watching = Watching(app)
        app.installEventFilter(watching)
        app.setProperty("a", 1)
        app.removeEventFilter(watching)

    run.use_language = watched

    async def main(app):
        try:
            QTimer.singleShot(0, lambda: interrupt("running"))
            await asyncio.sleep(60 if "MOMENT" == "running" else 0)
        finally:
            QTimer.singleShot(0, lambda: interrupt("ending"))
            try:
                await asyncio.sleep(60 if "MOMENT" == "ending" else 0)
            finally:
                print("ended")
        return 3

    status = run.run(main)
except KeyboardInterrupt:
    status = 3
sys.exit(status)
"""
