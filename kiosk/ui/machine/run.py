"""Qt and asyncio on one thread: start, run until the work ends, and leave nothing behind."""

import asyncio
import sys
from collections.abc import Callable, Coroutine
from typing import Any

import qasync
from PySide6.QtCore import QLoggingCategory
from PySide6.QtWidgets import QApplication

from kiosk.ui.design.typeface import load_typeface
from kiosk.ui.machine.garbage import Garbage
from kiosk.ui.machine.interrupts import HeldInterrupts
from kiosk.ui.wording.language import use_language
from kiosk.ui.wording.times import use_timezone

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
    and waited for before the loop closes. Ctrl-C ends it in order, with KeyboardInterrupt.
    """
    with HeldInterrupts() as interrupts:
        app = _application(language, timezone)
        garbage = Garbage(app)
        garbage.start()
        try:
            with asyncio.Runner(loop_factory=lambda: qasync.QEventLoop(app)) as runner:
                return runner.run(_until_told(main(app), interrupts))
        except asyncio.CancelledError:
            interrupts.raise_now()
            raise
        finally:
            garbage.stop()
            garbage.deleteLater()


def _application(language: str, timezone: str) -> QApplication:
    QLoggingCategory.setFilterRules(NO_NEWS)
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        app = QApplication(sys.argv[:1])
    app.setApplicationName("Kiosk")
    app.setQuitOnLastWindowClosed(False)
    app.setStyle("Fusion")
    load_typeface()
    use_language(app, language)
    use_timezone(timezone)
    return app


async def _until_told(work: Coroutine[Any, Any, int], interrupts: HeldInterrupts) -> int:
    """What comes of `work`, which is cancelled as soon as somebody wants the program to end."""
    loop = asyncio.get_running_loop()
    task = loop.create_task(work)

    def end() -> None:
        if task.cancel():
            loop.call_soon_threadsafe(lambda: None)  # or it would wait for what comes next

    interrupts.hear(end)
    return await task
