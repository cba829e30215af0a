"""An address that is pasted in the first run leads on once, whether somebody waits for it or not."""

import asyncio
from collections.abc import Callable

import pytest

from kiosk.core.screen_settings import Scheme
from kiosk.engine.records import EventHeld
from kiosk.ui.first_run.first_run_window import FirstRunWindow
from kiosk.ui.first_run.presenter import FirstRunPresenter
from kiosk.ui.first_run.steps import Application, StepFailedError, Way
from kiosk.ui.preferences import Preferences, Preferred
from kiosk.ui.tasks import Tasks
from kiosk.ui.theme.theme import Theme
from tests.gui.conftest import Play
from tests.gui.fake_controller import NOW
from tests.gui.first_run.test_gui_first_run_fit import HELD, PAGE, NothingDone
from tests.gui.simulated_input import tap
from tests.gui.waiting import until

BACK = "https://localhost:8788/callback?code=1&state=2"


class Declines(NothingDone):
    """The host declines on one page, and allows on another that is still open in the browser."""

    def __init__(self, comes_to: str) -> None:
        self.pasted: list[str] = []
        self._comes_to = comes_to

    async def open_office(self, application: Application) -> None:
        """Done."""

    async def pair_here(self, shown: Callable[[str, bool], None]) -> None:
        shown(PAGE, True)
        raise StepFailedError("somebody declined")

    async def paste(self, address: str) -> None:
        self.pasted.append(address)

    async def finish_here(self) -> None:
        if self._comes_to:
            raise StepFailedError(self._comes_to)

    async def read_list(self, told: Callable[[int], None]) -> tuple[EventHeld, ...]:
        return HELD


@pytest.mark.parametrize("comes_to", ["", "the service does not take this sign-in"])
def test_what_comes_of_it_is_heard(play: Play, comes_to: str) -> None:
    async def scene() -> None:
        window, tasks, door = FirstRunWindow(Theme(Scheme.DARK), guard_s=0), Tasks(), Declines(comes_to)
        first = FirstRunPresenter(door, window, tasks, lambda: NOW, Preferred(Preferences()), lambda _: None)
        try:
            window.show()
            first.start()
            first.begin.chosen.emit(Way.HOST)
            first.host.given.emit(Application("https://tickets.example", "id", "secret"))
            await until(lambda: "declined" in first.browser.notice.text() and not tasks.any_running)
            first.browser.ended_on.line.setText(BACK)
            tap(first.browser.main)
            if comes_to:
                await until(lambda: comes_to[4:] in first.browser.notice.text())
            else:
                await until(lambda: first.events.is_open)
            assert door.pasted == [BACK]
        finally:
            await tasks.close()
            window.close_now()
            await asyncio.sleep(0)

    play(scene())


class SaysSoLate(NothingDone):
    """The host is signed in by a pasted address, and the office answers whoever pasted it later."""

    def __init__(self) -> None:
        self.signed_in, self.answers = asyncio.Event(), asyncio.Event()
        self.finished = 0

    async def open_office(self, application: Application) -> None:
        """Done."""

    async def pair_here(self, shown: Callable[[str, bool], None]) -> None:
        shown(PAGE, True)
        await self.signed_in.wait()

    async def paste(self, address: str) -> None:
        self.signed_in.set()
        await self.answers.wait()

    async def finish_here(self) -> None:
        self.finished += 1

    async def read_list(self, told: Callable[[int], None]) -> tuple[EventHeld, ...]:
        return HELD


def test_an_office_that_answers_after_the_first_run_went_on_pairs_no_second_time(play: Play) -> None:
    async def scene() -> None:
        window, tasks, door = FirstRunWindow(Theme(Scheme.DARK), guard_s=0), Tasks(), SaysSoLate()
        first = FirstRunPresenter(door, window, tasks, lambda: NOW, Preferred(Preferences()), lambda _: None)
        try:
            window.show()
            first.start()
            first.begin.chosen.emit(Way.HOST)
            first.host.given.emit(Application("https://tickets.example", "id", "secret"))
            await until(lambda: first.browser.address.text == PAGE)
            first.browser.ended_on.line.setText(BACK)
            tap(first.browser.main)
            await until(lambda: first.events.is_open and not tasks.running("step"))
            door.answers.set()
            await until(lambda: not tasks.any_running)
            assert first.events.is_open
            assert door.finished == 0
        finally:
            await tasks.close()
            window.close_now()
            await asyncio.sleep(0)

    play(scene())
