"""A door with everything behind the Manager button, and a scene to play there."""

from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any

from kiosk.core.screen_settings import Motion, Scheme
from kiosk.core.tickets import Instant
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.manager.presenter import ManagerPresenter
from kiosk.ui.preferences import Preferences, Preferred
from kiosk.ui.supervisor.presenter import SupervisorPresenter
from kiosk.ui.tasks import Tasks
from kiosk.ui.theme.theme import Theme
from tests.gui.conftest import Play
from tests.gui.fake_controller import NOW, FakeController
from tests.gui.scenes import ANA, CHLOE, LUIS
from tests.gui.simulated_input import key, type_text
from tests.gui.waiting import until

PLAIN = Preferences().with_screen(theme=Scheme.DARK, motion=Motion.OFF)


@dataclass
class Time:
    """The present, which a test may move."""

    now: Instant = NOW


@dataclass
class Managed:
    window: DoorWindow
    controller: FakeController
    manager: ManagerPresenter
    supervisor: SupervisorPresenter
    preferred: Preferred
    tasks: Tasks
    time: Time = field(default_factory=Time)

    async def unlock(self, pin: str = "4711") -> None:
        """A supervisor types their PIN where it is asked for."""
        sheet = self.supervisor.unlock_sheet
        await until(lambda: sheet.is_open and not sheet.ignores_input)
        type_text(sheet.pin, pin)
        key(sheet.pin)
        await until(lambda: not sheet.is_open)


def a_desk(*, pins: bool = True) -> FakeController:
    return FakeController(tickets=[ANA, LUIS, CHLOE], pins={"4711": "Mira"} if pins else {})


def managed(
    play: Play,
    scene: Callable[[Managed], Coroutine[Any, Any, None]],
    controller: FakeController | None = None,
    preferences: Preferences = PLAIN,
) -> None:
    """Plays a scene at a door where Mira's PIN is 4711, unless another controller is given."""
    fake = controller or a_desk()

    async def whole() -> None:
        window = DoorWindow(Theme(preferences.screen.theme, Motion.OFF), settle_s=60, guard_s=0)
        tasks, time = Tasks(), Time()
        supervisor = SupervisorPresenter(fake, window, tasks, lambda: time.now)
        preferred = Preferred(preferences)
        manager = ManagerPresenter(fake, window, tasks, lambda: time.now, supervisor, preferred)
        window.show()
        window.activateWindow()
        manager.start()
        try:
            await scene(Managed(window, fake, manager, supervisor, preferred, tasks, time))
        finally:
            manager.stop()
            await tasks.close()
            window.close()
            window.deleteLater()

    play(whole())
