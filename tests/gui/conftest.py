"""Windows without a display, unless one is asked for, and a loop for what the screen awaits."""

import asyncio
import gc
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

import pytest
import qasync
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kiosk.core.screen_settings import Motion, Scheme
from kiosk.ui.app.presenter import ScreenPresenter
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.texts.language import use_language
from kiosk.ui.theme.theme import Theme
from kiosk.ui.theme.typeface import load_typeface
from tests.gui.fake_controller import NOW, FakeController
from tests.gui.scanned_form import Keyboard, ScannedForm
from tests.gui.scenes import ANA, CHLOE, LUIS, Scene, Stage

Play = Callable[[Coroutine[Any, Any, None]], None]


@pytest.fixture(autouse=True, scope="session")
def _in_its_own_typeface(qapp: QApplication) -> None:
    """As a start of the app has it: every widget, whether it has a theme or not."""
    load_typeface()


@pytest.fixture(autouse=True)
def in_english(qapp: QApplication) -> None:
    """What tests expect to read; English too needs its translation, for plural forms."""
    use_language(qapp, "en")


@pytest.fixture(autouse=True, scope="module")
def _garbage_is_gone_after_a_file() -> Iterator[None]:
    """Nothing of Qt's is left for the tests of other parts, whose threads would come upon it."""
    yield
    gc.collect()


@pytest.fixture(autouse=True)
def _garbage_is_collected_between_tests() -> Iterator[None]:
    """No thread of this test destroys windows of earlier ones; see kiosk.ui.app.run."""
    gc.disable()
    yield
    gc.enable()


@pytest.fixture
def play(qapp: QApplication) -> Iterator[Play]:
    """Plays a scene on Qt's loop; nothing it started may be left afterwards.

    The two minutes end what hangs, and are more than a busy machine needs.
    """
    qapp.setQuitOnLastWindowClosed(False)
    loop = qasync.QEventLoop(qapp)

    def run(scene: Coroutine[Any, Any, None]) -> None:
        loop.run_until_complete(asyncio.wait_for(scene, 120))
        left = [task.get_name() for task in asyncio.all_tasks(loop)]
        assert not left

    yield run
    loop.close()


@pytest.fixture
def controller() -> FakeController:
    """A door with three guests on its list."""
    return FakeController(tickets=[ANA, LUIS, CHLOE])


@pytest.fixture
def stage(qtbot: QtBot, play: Play, controller: FakeController) -> Stage:
    """Plays a scene between a window and the controller, from the bridge's start to its close."""

    def run(scene: Scene) -> None:
        async def whole() -> None:
            window = DoorWindow(Theme(Scheme.DARK, Motion.OFF), settle_s=60, debounce_s=0.02, guard_s=0)
            qtbot.addWidget(window)
            window.show()
            window.activateWindow()
            presenter = ScreenPresenter(controller, window, lambda: NOW)
            presenter.start()
            try:
                await scene(window, controller)
            finally:
                await presenter.close()

        play(whole())

    return run


@pytest.fixture
def keys() -> Keyboard:
    """A keyboard whose keys bear times of their own."""
    return Keyboard()


@pytest.fixture
def at_form(qtbot: QtBot) -> ScannedForm:
    """A form that hears hand scanners, with a half-typed name's line in focus."""
    form = ScannedForm()
    qtbot.addWidget(form)
    form.show()
    form.activateWindow()
    qtbot.waitUntil(form.isActiveWindow)
    form.name.setFocus()
    return form
