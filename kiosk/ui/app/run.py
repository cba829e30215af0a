"""Qt and asyncio on one thread: start, run until the work ends, and leave nothing behind."""

import asyncio
import ctypes
import gc
import sys
import time
from collections.abc import Callable, Coroutine
from typing import Any

import qasync
from PySide6.QtCore import QLoggingCategory, QObject, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from kiosk.core.message import Message
from kiosk.engine.errors import ScreenLostError
from kiosk.ui.app.display import XLIB
from kiosk.ui.app.interrupts import HeldInterrupts
from kiosk.ui.texts.language import use_language
from kiosk.ui.texts.messages import in_words
from kiosk.ui.texts.times import use_timezone
from kiosk.ui.theme.lent_fonts import choose_lent_fonts
from kiosk.ui.theme.typeface import load_typeface

GARBAGE_EVERY_MS = 250
"""So often it is looked whether garbage is to be collected."""
BETWEEN_TURNS_S = 0.005
"""Between two turns of a loop that has no screen any more."""
DISPLAY_BROKEN = 1
"""The status Qt ends its loop with then; others are whoever called its `exit`."""
NOT_SEEN = frozenset({"offscreen", "minimal"})
"""Qt's platforms without a display: nobody could answer what a window asks."""


def is_seen() -> bool:
    """Whether somebody may be looking at what is shown."""
    return QGuiApplication.platformName() not in NOT_SEEN


class EventLoop(qasync.QEventLoop):  # type: ignore[misc]
    """Goes on where Qt ends its loop by itself: what runs on it has an end of its own to come to.

    Qt does so where the system asks a program to quit, once all windows are closed, with which their work
    ends; and in every turn once the connection to the display is broken, which who hears of it is told once.
    """

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self.has_lost_screen = False
        self._screen_lost: Callable[[], object] | None = None
        self._is_to_stop = False

    def hear_screen_lost(self, notify: Callable[[], object]) -> None:
        """Call `notify` once the display is gone; at once where it is already."""
        self._screen_lost = notify
        if self.has_lost_screen:
            notify()

    def run_forever(self) -> int:
        """Run until `stop`; where that was called before, only what is ready by now."""
        if self._is_to_stop:
            self.call_soon(self.stop)
        try:
            while True:
                status: int = super().run_forever()
                if self._is_to_stop:
                    return status
                if status == DISPLAY_BROKEN:
                    self._go_on_without_screen()
        finally:
            self._is_to_stop = False

    def stop(self) -> None:
        """Let it end."""
        self._is_to_stop = True
        super().stop()

    def _go_on_without_screen(self) -> None:
        """Tell it once; what is left to do is done by turns that end at once, and wait for nothing."""
        if self.has_lost_screen:
            time.sleep(BETWEEN_TURNS_S)
            return
        self.has_lost_screen = True
        QLoggingCategory.setFilterRules("*=false")  # each turn would say so
        if self._screen_lost is not None:
            self._screen_lost()


class Garbage(QObject):
    """From `start` to `stop` collects by Python's own thresholds, but only on the thread it lives on.

    WORKAROUND: left alone, the collector runs on whichever thread happens to pass a threshold, camera and
    database included, and PySide destroys there and then the Qt objects that it finds; Qt wants them
    destroyed on their own thread, and crashes later. Can go when PySide hands them over to it.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setInterval(GARBAGE_EVERY_MS)
        self._timer.timeout.connect(self._collect)

    def start(self) -> None:
        """Collect here from now on; what is there already is taken to stay, and never looked at again."""
        gc.disable()
        gc.freeze()
        self._timer.start()

    def stop(self) -> None:
        """Collect for the last time, the screen's own objects too, and leave it to Python again."""
        self._timer.stop()
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


NO_NEWS = """
qt.text.font.db=false
qt.multimedia.symbolsresolver=false
qt.multimedia.ffmpeg.info=false
"""
"""What says nothing that anybody could act on: Qt names every font in turn that lacks a script, before it
finds the one that has it, and every library for films and screens that sound does without."""


def run(
    main: Callable[[QApplication], Coroutine[Any, Any, int]], *, language: str = "", timezone: str = ""
) -> int:
    """Run `main` on a Qt application's loop; its result is the exit status.

    `language`: what the screen speaks (see ui.language). `timezone`: the zone it tells times in, an IANA
    name. Empty: the machine's own.

    The program ends when `main` does, not when a window closes: what is still under way then is cancelled
    and waited for before the loop closes. Ctrl-C ends it in order, with KeyboardInterrupt; a display that
    goes away under it, with ScreenLostError.
    """
    with HeldInterrupts() as interrupts:
        app = _application(language, timezone, interrupts)
        garbage = Garbage(app)
        garbage.start()
        try:
            loop = EventLoop(app)
            with asyncio.Runner(loop_factory=lambda: loop) as runner:
                return runner.run(_until_ended(main(app), interrupts, loop))
        except asyncio.CancelledError:
            interrupts.raise_now()
            if loop.has_lost_screen:
                raise ScreenLostError(SCREEN_LOST) from None
            raise
        finally:
            garbage.stop()
            garbage.deleteLater()


SCREEN_LOST = Message(
    "the screen went away, and Kiosk ended with it; what was recorded is safe: start Kiosk again once the"
    " screen is back"
)


def told(message: Message) -> str:
    """The message in the language in use, without any mark of direction; in the machine's before `run`."""
    app = QApplication.instance()
    if app is None:
        app = QGuiApplication([*sys.argv[:1], "-platform", "offscreen"])
        use_language(app, "")
    return in_words(message).translate(_NO_MARKS)


_NO_MARKS = {ord(mark): None for mark in "\u2066\u2067\u2068\u2069\u200e\u200f"}


def speak(language: str) -> None:
    """Speak this language in every window that is made from now on; `language` as in `run`."""
    app = QApplication.instance()
    if isinstance(app, QApplication):
        use_language(app, language)


def _application(language: str, timezone: str, interrupts: HeldInterrupts) -> QApplication:
    QLoggingCategory.setFilterRules(NO_NEWS)
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        choose_lent_fonts(interrupts.raise_now)
        app = QApplication(sys.argv[:1])
    outlive_display(app)
    app.setApplicationName("Kiosk")
    app.setQuitOnLastWindowClosed(False)
    app.setStyle("Fusion")
    load_typeface()
    use_language(app, language)
    use_timezone(timezone)
    return app


async def _until_ended(work: Coroutine[Any, Any, int], interrupts: HeldInterrupts, loop: EventLoop) -> int:
    """What comes of `work`, which is cancelled once the program is to end, or has no screen any more."""
    task = asyncio.get_running_loop().create_task(work)

    def end() -> None:
        if task.cancel():
            loop.call_soon_threadsafe(lambda: None)  # or it would wait for what comes next

    interrupts.hear(end)
    loop.hear_screen_lost(end)
    return await task


_IOErrorHandler = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p)
_ExitHandler = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)
_HEARD, _GO_ON = _IOErrorHandler(lambda _display: 0), _ExitHandler(lambda _display, _data: None)
"""Qt's and Xlib's own call C's exit() instead, amid whatever was wanted of Xlib, and Python crashes in it."""


def outlive_display(app: QGuiApplication) -> bool:
    """Let Xlib return to Qt where the display went away, and Qt end its loop; whether there is Xlib to tell.

    libX11 can do that from 1.7 on.
    """
    if app.platformName() != "xcb":
        return False  # nor is there a display to ask for
    try:
        native: Any = app.nativeInterface()
        display = native.display()
        if not display:
            return False  # Xlib would take it for one
        xlib = ctypes.CDLL(XLIB)
        xlib.XSetIOErrorExitHandler(ctypes.c_void_p(display), _GO_ON, None)
        xlib.XSetIOErrorHandler(_HEARD)
    except (OSError, AttributeError):
        return False
    return True
