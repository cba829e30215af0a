"""The door screen in the lowest window: a row is whole, and nothing that is written lies over anything."""

import pytest
from PySide6.QtWidgets import QApplication

from kiosk.core.screen_settings import Scheme
from kiosk.core.verdict import AlreadyIn, Reason
from kiosk.ui.texts.language import use_language
from kiosk.ui.verdict.verdict_view import view_of_verdict
from kiosk.ui.widgets.row_list import RowList
from tests.gui.conftest import Play
from tests.gui.fake_controller import given
from tests.gui.gallery.scenes import SCENES
from tests.gui.gallery.setting import ANA, a_setting
from tests.gui.legibility import troubles
from tests.gui.waiting import turns

LOWEST = (640, 360)
SCENES_SEEN = (
    "first-start", "ready", "no-camera", "not-ready", "search", "search-offline", "nobody-found", "typing",
    "not-on-the-list", "go-in", "already-in", "bar-after-go-in", "recent-stopped",
)  # fmt: skip


def whole_rows(rows: RowList) -> int:
    port = rows.viewport().rect()
    places = (rows.visualRect(rows.rows.index(number)) for number in range(rows.rows.rowCount()))
    return sum(port.contains(place) for place in places)


@pytest.mark.parametrize("language", ["en", "de", "pl", "he"])
@pytest.mark.parametrize("scene", SCENES_SEEN)
def test_in_the_lowest_window_everything_on_the_door_screen_can_be_read(
    play: Play, qapp: QApplication, scene: str, language: str
) -> None:
    use_language(qapp, language)

    async def whole() -> None:
        async with a_setting(LOWEST, Scheme.DARK) as setting:
            await SCENES[scene](setting)
            await setting.quiet()
            await turns(3)
            found = troubles(setting.window)
            assert [one for one in found if not one.startswith("shortened: Entry")] == []  # it ends in …
            for rows in (setting.window.results.list, setting.window.recent.list):
                if rows.isVisible() and not setting.window.overlay.covers_stage:
                    assert whole_rows(rows) > 0

    play(whole())


def test_a_verdict_during_a_search_has_the_bar_again(play: Play, qapp: QApplication) -> None:
    async def whole() -> None:
        async with a_setting(LOWEST, Scheme.DARK) as setting:
            await SCENES["search"](setting)
            await setting.quiet()
            window = setting.window
            bar, found = window.last_verdict, window.results.height()
            assert not bar.isVisible()
            window.show_verdict(view_of_verdict(given(AlreadyIn(ANA, Reason.INSIDE, None))))
            window.overlay.settle()
            await turns(3)
            assert bar.isVisible()
            assert not bar.geometry().intersects(window.results.geometry())
            assert window.results.height() < found

    play(whole())
