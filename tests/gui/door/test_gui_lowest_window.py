"""The door screen in the lowest window: what it says is whole, and what is looked for has the bar's room."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication, QWidget

from kiosk.core.screen_settings import Scheme
from kiosk.core.verdict import Admit
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.texts.language import use_language
from kiosk.ui.verdict.actions import Action
from kiosk.ui.widgets.row_list import RowList
from tests.gui.conftest import Play
from tests.gui.gallery.scenes import SCENES
from tests.gui.gallery.setting import ANA, Setting, a_setting
from tests.gui.hebrew_letters import lent_hebrew
from tests.gui.legibility import troubles
from tests.gui.painted_text import all_written
from tests.gui.simulated_input import type_text
from tests.gui.waiting import turns, until

LOWEST, HIGHER = (640, 360), (1024, 600)
EVERY = ("en", "de", "es", "fr", "he", "it", "nl", "pl")
SEEN = (
    "first-start", "nobody-found", "search", "step-aside", "late-stop-under-the-next", "camera-lost", "ready",
    "bar-after-go-in", "not-on-the-list", "house-full", "late-stop", "step-aside-many-and-incidents",
)  # fmt: skip


async def shown(setting: Setting, scene: str) -> DoorWindow:
    await SCENES[scene](setting)
    await setting.quiet()
    await turns(3)
    return setting.window


@asynccontextmanager
async def lowest(scene: str) -> AsyncIterator[tuple[Setting, DoorWindow]]:
    """The lowest window with this scene."""
    async with a_setting(LOWEST, Scheme.DARK) as setting:
        yield setting, await shown(setting, scene)


def is_whole(part: QWidget) -> bool:
    """Whether nothing covers any of it."""
    return part.visibleRegion().boundingRect() == part.rect()


@pytest.mark.parametrize("scene", SEEN)
def test_in_the_lowest_window_everything_written_is_whole(play: Play, qapp: QApplication, scene: str) -> None:
    async def whole(language: str) -> None:
        use_language(qapp, language)
        async with a_setting(LOWEST, Scheme.DARK) as setting:
            assert troubles(await shown(setting, scene)) == [], language

    at = SEEN.index(scene)
    for language in {"en", EVERY[at % len(EVERY)], EVERY[(at + 5) % len(EVERY)]}:
        play(whole(language))


def whole_rows(rows: RowList) -> int:
    port, model = rows.viewport().rect(), rows.rows
    return sum(port.contains(rows.visualRect(model.index(n))) for n in range(model.rowCount()))


def place_of(part: QWidget, window: DoorWindow) -> QRect:
    return QRect(part.mapTo(window, QPoint()), part.size())


def test_in_the_lowest_window_the_last_scan_is_whole_below_the_way_to_all(play: Play) -> None:
    async def whole() -> None:
        async with lowest("ready") as (_, window):
            assert whole_rows(window.recent.list) == 1
            button, rows = window.recent.all_scans, window.recent.list
            assert not place_of(button, window).intersects(place_of(rows, window))
            assert is_whole(button)

    play(whole())


def test_in_the_lowest_window_a_search_has_the_room_of_the_bar_until_the_next_verdict(play: Play) -> None:
    async def whole() -> None:
        async with lowest("search") as (setting, window):
            assert whole_rows(window.results.list) == 2
            assert window.last_verdict.isHidden()
            held = [window.last_verdict.is_held_back]
            setting.verdict(Admit(ANA), admission_id="a1")
            await setting.settle()
            assert window.last_verdict.isVisible()
            assert not place_of(window.results, window).intersects(place_of(window.last_verdict, window))
            type_text(window.entry, "i")
            await until(window.last_verdict.isHidden)
            window.entry.clear()
            await until(window.last_verdict.isVisible)
            held.append(window.last_verdict.is_held_back)
            assert held == [True, False]
            window.resize(*HIGHER)
            type_text(window.entry, "garc")
            await until(window.results.isVisible)
            await setting.quiet()
            assert window.last_verdict.isVisible()

    play(whole())


def test_what_can_be_done_to_who_comes_during_a_search_can_be_done_in_the_lowest_window_too(
    play: Play,
) -> None:
    offered = []

    async def whole(size: tuple[int, int]) -> None:
        async with a_setting(size, Scheme.DARK) as setting:
            window = await shown(setting, "search")
            setting.verdict(Admit(ANA), admission_id="a1")
            await setting.settle()
            offered.append(window.last_verdict.buttons.shown)
            type_text(window.entry, "\b")
            await setting.quiet()
            await until(lambda: window.last_verdict.isHidden() is (size == LOWEST))
            assert window.last_verdict.is_held_back is (size == LOWEST)
            window.resize(*HIGHER)
            await until(window.last_verdict.isVisible)
            assert not window.last_verdict.is_held_back

    for size in (HIGHER, LOWEST):
        play(whole(size))
    assert offered[0] == offered[1] != ()


@pytest.mark.parametrize("language", EVERY)
def test_in_the_lowest_window_each_way_on_from_nobody_can_be_pressed(
    play: Play, qapp: QApplication, language: str
) -> None:
    use_language(qapp, language)

    async def whole() -> None:
        async with lowest("nobody-found") as (_, window):
            said = window.results.empty
            assert said.height() >= said.heightForWidth(said.width())
            assert len(window.results.ways.chips) == 3
            for chip in window.results.ways.chips:
                assert is_whole(chip)
                assert not place_of(chip, window).intersects(place_of(said, window))

    play(whole())


@pytest.mark.parametrize("language", EVERY)
def test_in_the_lowest_window_the_question_about_names_is_whole(
    play: Play, qapp: QApplication, language: str
) -> None:
    use_language(qapp, language)

    async def whole() -> None:
        async with lowest("first-start") as (setting, window):
            asked = window.recent.question
            assert window.recent.rect().contains(asked.geometry())
            assert asked.height() >= asked.sizeHint().height()
            for button in (asked.hide_names, asked.show_names):
                assert is_whole(button)
            window.resize(*HIGHER)
            await setting.quiet()
            assert window.recent.all_scans.isVisible()
            assert window.recent.empty.isVisible()

    play(whole())


@pytest.mark.parametrize("language", EVERY)
def test_a_stop_at_the_foot_of_the_lowest_window_leaves_the_buttons_of_the_next_verdict(
    play: Play, qapp: QApplication, language: str
) -> None:
    use_language(qapp, language)

    async def whole() -> None:
        async with lowest("late-stop-under-the-next") as (_, window):
            for action in (Action.ADMIT_REST, Action.UNDO):
                button = place_of(window.overlay.buttons.button(action), window)
                assert not button.intersects(place_of(window.camera, window))
                assert not button.intersects(place_of(window.stop_bar, window))
                assert button.height() >= 48

    play(whole())


def test_in_the_lowest_window_that_the_camera_is_lost_stands_in_the_middle(play: Play) -> None:
    async def whole() -> None:
        async with lowest("camera-lost") as (_, window):
            said = [one for one in all_written(window) if one.widget is window.camera]
            camera = place_of(window.camera, window)
            title, caption = said[:2], said[2:]
            above = min(one.box.top() for one in title) - camera.top()
            below = min(one.box.top() for one in caption) - max(one.box.bottom() for one in title)
            assert above >= 4
            assert abs(above - below) <= 12

    play(whole())


def test_what_is_open_below_a_sheet_beside_the_camera_does_not_stick_out(play: Play) -> None:
    async def whole() -> None:
        async with lowest("readiness") as (setting, window):
            manager = setting.presenter.manager
            below, wide = manager.readiness, manager.readiness.width()
            assert window.camera.isHidden()
            manager.probe.open()
            await setting.quiet()
            assert window.camera.isVisible()
            assert manager.probe.sheet.geometry() == below.geometry()
            manager.probe.sheet.dismiss()
            await setting.quiet()
            assert (below.is_open, below.width()) == (True, wide)
            assert window.camera.isHidden()

    play(whole())


@pytest.mark.parametrize("language", EVERY)
def test_what_stands_in_the_empty_field_is_whole_in_every_window(
    play: Play, qapp: QApplication, language: str
) -> None:
    async def whole() -> None:
        async with a_setting(LOWEST, Scheme.DARK) as setting:
            window = await shown(setting, "ready")
            said = []
            for size in (LOWEST, (800, 600), HIGHER, (1280, 800)):
                window.resize(*size)
                await setting.quiet()
                written = [one.text for one in all_written(window) if one.widget is window.entry]
                assert written, size
                assert not any("…" in text for text in written), size
                said.append(window.entry.placeholderText())
            assert len(said[0]) <= len(said[-1])
            assert said[-1] == window.entry.accessibleName()

    with lent_hebrew() if language == "he" else nullcontext():
        use_language(qapp, language)
        play(whole())
