"""Guests, and what a scene between a window and a controller is."""

from collections.abc import Callable, Coroutine
from typing import Any

from kiosk.ui.door.window import DoorWindow
from tests.gui.fake_controller import FakeController, a_ticket

ANA = a_ticket("TKT-1", "Ana García Lorenzo", kind="VIP")
LUIS = a_ticket("TKT-2", "Luis García", kind="VIP")
CHLOE = a_ticket("TKT-3", "Chloé Dubois", order="X")
Scene = Callable[[DoorWindow, FakeController], Coroutine[Any, Any, None]]
Stage = Callable[[Scene], None]


def shown_word(window: DoorWindow) -> str:
    """The word that floods the window; nothing where none does."""
    return window.overlay.view.word if window.overlay.isVisible() and window.overlay.view else ""
