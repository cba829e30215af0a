"""Qt and asyncio on one thread: start, run until the work ends, and leave nothing behind."""

import asyncio
import sys
from collections.abc import Callable, Coroutine
from typing import Any

import qasync
from PySide6.QtWidgets import QApplication


def run(main: Callable[[QApplication], Coroutine[Any, Any, int]]) -> int:
    """Run `main` on a Qt application's loop; its result is the exit status.

    The program ends when `main` does, not when a window closes: what is still under way then is cancelled
    and waited for before the loop closes.
    """
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        app = QApplication(sys.argv[:1])
    app.setApplicationName("Kiosk")
    app.setQuitOnLastWindowClosed(False)
    app.setStyle("Fusion")
    with asyncio.Runner(loop_factory=lambda: qasync.QEventLoop(app)) as runner:
        return runner.run(main(app))
