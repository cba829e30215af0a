"""A sheet in a window of its own, without a door around it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from kiosk.core.screen_settings import Scheme
from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.sheet import Sheet

S = TypeVar("S", bound=Sheet)


@contextmanager
def lone_sheet(qtbot: QtBot, make: Callable[[Theme, float, QWidget], S], height: int) -> Iterator[S]:
    """The sheet that `make` gives, not open yet, in a dark window that is closed at the end."""
    home = QWidget()
    qtbot.addWidget(home)
    home.resize(776, height)
    sheet = make(Theme(Scheme.DARK), 0.0, home)
    sheet.resize(776, height)
    home.show()
    home.activateWindow()
    yield sheet
    home.close()
