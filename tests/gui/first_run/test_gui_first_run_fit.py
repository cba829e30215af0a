"""Every step of the first run can be read: in small windows and tall ones, in long languages, both ways."""

import asyncio
from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kiosk.bootstrap.host_laptop import OFFICE_RUNS
from kiosk.bootstrap.office_sign_in import REFUSED
from kiosk.core.pairing import PairingLink
from kiosk.core.policy import Direction
from kiosk.core.screen_settings import Scheme
from kiosk.engine.records import EventHeld
from kiosk.engine.this_door import DoorChoice, TypeHeld
from kiosk.ui.door.camera_feed import CameraState
from kiosk.ui.first_run.first_run_window import FirstRunWindow
from kiosk.ui.first_run.presenter import FirstRunPresenter
from kiosk.ui.first_run.steps import Application
from kiosk.ui.preferences import Preferences, Preferred
from kiosk.ui.tasks import Tasks
from kiosk.ui.texts.language import use_language
from kiosk.ui.theme.direction import reads_from_right
from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.sheet import Sheet
from tests.gui.conftest import Play
from tests.gui.fake_controller import NOW, TOMORROW, TONIGHT
from tests.gui.legibility import troubles
from tests.gui.looks import LANGUAGES, SIZES
from tests.gui.painted_text import all_written

LONG = "VIP · Golden Circle with a backstage tour and a very long name"
TYPES = (TypeHeld("r1", LONG, 1580), TypeHeld("r2", "", 1), TypeHeld("r3", "Crew", 40))
PAGE = "https://tickets.example.com/oauth/authorize?client_id=jOZpHAcRZtN7Qd&response_type=code&scope=public"
HELD = (EventHeld(TONIGHT, 1250), EventHeld(TOMORROW, 1))


class NothingDone:
    """A door that nobody sets up: the steps are only looked at."""

    choice = DoorChoice("Door A, North gate")
    address = "https://tickets.example.com"
    rules_trouble = ""

    async def fingerprint(self, address: str) -> str:
        raise NotImplementedError

    async def pair(self, link: PairingLink) -> None:
        raise NotImplementedError

    async def sign_in(self, address: str, token: str) -> None:
        raise NotImplementedError

    redirect_uri = "https://localhost:8788/callback"

    async def open_office(self, application: Application) -> None:
        raise NotImplementedError

    async def pair_here(self, shown: Callable[[str, bool], None]) -> None:
        raise NotImplementedError

    async def paste(self, address: str) -> None:
        raise NotImplementedError

    async def finish_here(self) -> None:
        raise NotImplementedError

    def leave_office(self) -> None:
        """Nothing runs."""

    async def read_list(self, told: Callable[[int], None]) -> tuple[EventHeld, ...]:
        raise NotImplementedError

    def ticket_types(self, events: frozenset[str]) -> tuple[TypeHeld, ...]:
        return TYPES

    async def use(self, choice: DoorChoice) -> None:
        raise NotImplementedError


async def wrong_with(window: FirstRunWindow, sheet: Sheet) -> list[str]:
    """What is wrong with a sheet at each of its scrolled ends."""
    for _ in range(5):
        await asyncio.sleep(0.002)
    assert window.sheets.top is sheet
    bar = sheet._scroll.verticalScrollBar()
    found = troubles(window)
    bar.setValue(bar.maximum())
    found += [text for text in troubles(window) if not text.startswith("contrast")]
    sheet.hide()
    window.sheets._closed(sheet)
    return [f"{type(sheet).__name__}: {text}" for text in found]


async def each_step(first: FirstRunPresenter, window: FirstRunWindow) -> list[str]:
    window.show_step(3, 5)
    first.begin.ask()
    found = await wrong_with(window, first.begin)
    first.pair.ask()
    first.pair.camera.show_state(CameraState.LOST, "the camera does not answer")
    first.pair.link.line.setText("kiosk-pair:v1;https://192.168.77.5:8788")
    first.pair.show_trouble("office unreachable: nobody answers at https://192.168.77.5:8788")
    found += await wrong_with(window, first.pair)
    first.sign_in.ask("https://tickets.example.com")
    first.sign_in.show_trouble(
        "the service refuses this access token: copy it whole, or ask the host for another"
    )
    found += await wrong_with(window, first.sign_in)
    first.host.ask("https://tickets.example.com", "https://localhost:8788/callback")
    first.host.show_trouble(OFFICE_RUNS)
    found += await wrong_with(window, first.host)
    first.browser.ask()
    first.browser.show_page(PAGE, opened=False)
    first.browser.show_trouble(REFUSED["invalid_grant"])
    found += await wrong_with(window, first.browser)
    first.events.ask(HELD, frozenset(), NOW)
    found += await wrong_with(window, first.events)
    first.events.ask((), frozenset({"8712b8bc-93b1-4f21"}), NOW)
    found += await wrong_with(window, first.events)
    choice = DoorChoice("Door A, North gate", Direction.EXIT, frozenset({"ev-sat"}), frozenset({"r1"}))
    first.this_door.ask(choice, TYPES, "The guest list could not be read yet: no answer within 10 s")
    found += await wrong_with(window, first.this_door)
    first.camera.ask(guests_watch=True)
    first.camera.show_sound_trouble("No loudspeaker was found.")
    return found + await wrong_with(window, first.camera)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scheme", [Scheme.DARK, Scheme.LIGHT])
def test_nothing_is_cut_covered_small_or_pale(
    play: Play, qapp: QApplication, size: tuple[int, int], language: str, scheme: Scheme
) -> None:
    use_language(qapp, language)

    async def scene() -> None:
        window = FirstRunWindow(Theme(scheme))
        tasks = Tasks()
        first = FirstRunPresenter(
            NothingDone(), window, tasks, lambda: NOW, Preferred(Preferences()), lambda _: None
        )
        try:
            window.resize(*size)
            window.show()
            assert not await each_step(first, window)
        finally:
            await tasks.close()
            window.close_now()
            window.deleteLater()

    play(scene())


@pytest.mark.parametrize("language", ["en", "pseudo-rtl", "he"])
def test_the_name_stands_where_one_begins_to_read_and_the_step_where_a_line_ends(
    qtbot: QtBot, qapp: QApplication, language: str
) -> None:
    use_language(qapp, language)
    window = FirstRunWindow(Theme(Scheme.DARK))
    qtbot.addWidget(window)
    window.resize(1024, 600)
    window.show_step(3, 5)
    window.show()
    name, step = (
        [one.box for one in all_written(window) if one.widget is label]
        for label in (window.name, window.step)
    )
    left, right = (step, name) if reads_from_right(window) else (name, step)
    assert left[0].left() < 40
    assert right[0].right() > 1024 - 40
