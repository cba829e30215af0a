"""What a bench does in the program's own loop, with Qt's application there."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from PySide6.QtWidgets import QApplication

from kiosk.ui.app.run import run

T = TypeVar("T")


def on_the_screen(work: Callable[[], Awaitable[T]]) -> T:
    """Run `work` as the program runs its window; what it found."""
    found: list[T] = []

    async def play(_app: QApplication) -> int:
        found.append(await work())
        return 0

    run(play)
    return found[0]
