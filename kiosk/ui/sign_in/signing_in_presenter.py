"""What every presenter has that signs an open door in: sheets, and work whose failure they say."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from PySide6.QtCore import QObject

from kiosk.engine.controller import DoorController
from kiosk.engine.errors import HubError, StoreError
from kiosk.engine.sign_in_here import SignInRefusedError
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.sign_in.signing_in_sheet import SigningInSheet
from kiosk.ui.tasks import Tasks

S = TypeVar("S", bound=SigningInSheet)


class SigningInPresenter(QObject):
    """Works in tasks, for the sheets that it made."""

    def __init__(self, door: DoorController, window: DoorWindow, tasks: Tasks) -> None:
        super().__init__(window)
        self._door, self._window, self._tasks = door, window, tasks

    def _made(self, kind: type[S]) -> S:
        """A sheet of this kind in the door's window."""
        sheet = kind(self._window.theme, self._window.guard_s, self._window, is_new=False)
        self._window.add_sheet(sheet)
        return sheet

    def _work(
        self, name: str, sheet: SigningInSheet, work: Callable[[], Awaitable[None]], *, reopens: bool = False
    ) -> None:
        """Do this instead of what is done by that name; the sheet says why it is refused, or failed.

        `reopens`: a sheet that was closed meanwhile is opened for that.
        """

        def told() -> SigningInSheet:
            return in_sight(sheet) if reopens else sheet

        self._tasks.spawn(name, _done(told, work), replacing=True, otherwise=lambda: told().show_fault())


def in_sight(sheet: S) -> S:
    """The sheet, opened where somebody closed it."""
    if not sheet.is_open:
        sheet.open()
    return sheet


async def _done(told: Callable[[], SigningInSheet], work: Callable[[], Awaitable[None]]) -> None:
    try:
        await work()
    except (SignInRefusedError, HubError, StoreError) as error:
        told().show_trouble(error.text)
