"""A window with a supervisor at it, and a scene to play there."""

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any

from kiosk.core.screen_settings import Motion, Scheme
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.search.presenter import SearchPresenter
from kiosk.ui.supervisor.presenter import SupervisorPresenter
from kiosk.ui.tasks import Tasks
from kiosk.ui.theme.theme import Theme
from tests.gui.conftest import Play
from tests.gui.fake_controller import NOW, FakeController
from tests.gui.scenes import ANA, CHLOE, LUIS


@dataclass
class Door:
    window: DoorWindow
    controller: FakeController
    supervisor: SupervisorPresenter
    tasks: Tasks


def supervised(
    play: Play, scene: Callable[[Door], Coroutine[Any, Any, None]], controller: FakeController | None = None
) -> None:
    """Plays a scene at a door where Mira's PIN is 4711, unless another controller is given."""
    fake = controller or FakeController(tickets=[ANA, LUIS, CHLOE], pins={"4711": "Mira"})

    async def whole() -> None:
        window = DoorWindow(Theme(Scheme.DARK, Motion.OFF), settle_s=60, guard_s=0)
        tasks = Tasks()
        SearchPresenter(fake, window, tasks, lambda: NOW)
        supervisor = SupervisorPresenter(fake, window, tasks, lambda: NOW)
        window.show()
        window.activateWindow()
        try:
            await scene(Door(window, fake, supervisor, tasks))
        finally:
            await tasks.close()
            window.close_now()
            window.deleteLater()

    play(whole())
