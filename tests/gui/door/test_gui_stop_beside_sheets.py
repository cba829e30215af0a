"""A STOP at the foot of the screen while a sheet is open: neither covers the other, in any window."""

from contextlib import nullcontext

import pytest
from PySide6.QtWidgets import QApplication

from kiosk.core.outbox import IncidentKind
from kiosk.core.screen_settings import Scheme
from kiosk.engine.events import LateStop
from kiosk.ui.supervisor.pin_entry import PinPad
from kiosk.ui.texts.language import use_language
from kiosk.ui.theme.stripes import between_stripes
from kiosk.ui.widgets.press_button import PressButton
from tests.gui.conftest import Play
from tests.gui.fake_controller import NOW
from tests.gui.gallery.scenes import SCENES
from tests.gui.gallery.setting import CHLOE, Setting, a_setting
from tests.gui.gallery.verdicts import go_in
from tests.gui.hebrew_letters import lent_hebrew
from tests.gui.legibility import troubles
from tests.gui.painted_text import all_written

LOWEST, LOW = (640, 360), (1024, 600)
SIZES = (LOWEST, LOW, (800, 1280), (1280, 800))
OPEN = (
    "guest-inside", "manager", "guest-list", "incidents", "incident", "readiness", "off-list", "group",
    "unlock", "step-aside-one", "camera", "discounts", "settings", "supervisor", "undo-again",
)  # fmt: skip
TURNS = ("de", "he", "en", "fr")
GAP_PX = 2.5
"""Letters that are nearer to the stripes seem to touch them."""


async def stop_at_the_foot(setting: Setting) -> None:
    setting.controller.say(LateStop(CHLOE.id, CHLOE.name, IncidentKind.CONFLICT, NOW))
    await setting.settle()


@pytest.mark.parametrize("scene", OPEN)
def test_a_stop_and_an_open_sheet_stand_side_by_side(play: Play, qapp: QApplication, scene: str) -> None:
    language = TURNS[OPEN.index(scene) % len(TURNS)]

    async def whole() -> None:
        async with a_setting(LOW, Scheme.DARK) as setting:
            window = setting.window
            await SCENES[scene](setting)
            await stop_at_the_foot(setting)
            for size in SIZES:
                window.resize(*size)
                await setting.quiet()
                sheet, stop = window.sheets.top, window.stop_bar
                assert sheet is not None
                assert stop.isVisible()
                assert not stop.geometry().intersects(sheet.geometry()), size
                assert window.rect().contains(sheet.geometry()), size
                assert window.rect().contains(stop.geometry()), size
                for button in (sheet.close_button, *sheet.findChildren(type(sheet.close_button))):
                    below = button.mapTo(sheet, button.rect().bottomLeft()).y()
                    in_foot = sheet.buttons.indexOf(button) >= 0
                    assert not in_foot or button.isHidden() or below < sheet.height(), size
                for pad in sheet.findChildren(PinPad):
                    for key in pad.findChildren(PressButton):
                        seen = key.visibleRegion().boundingRect()
                        assert pad.isHidden() or size not in (LOWEST, LOW) or seen == key.rect(), size
                assert troubles(window) == [], size

    with lent_hebrew() if language == "he" else nullcontext():
        use_language(qapp, language)
        play(whole())


def test_a_sheet_has_its_room_again_once_the_stop_has_gone(play: Play) -> None:
    async def whole() -> None:
        for size in (LOWEST, LOW):
            async with a_setting(size, Scheme.DARK) as setting:
                await SCENES["guest-inside"](setting)
                sheet = setting.window.sheets.top
                assert sheet is not None
                before = sheet.geometry()
                await stop_at_the_foot(setting)
                assert sheet.height() < before.height()
                setting.window.stop_bar._timer.timeout.emit()
                assert sheet.geometry() == before

    play(whole())


@pytest.mark.parametrize("language", ["en", "de", "es", "fr", "he", "it", "nl", "pl"])
@pytest.mark.parametrize("size", SIZES)
def test_its_words_keep_off_its_stripes(
    play: Play, qapp: QApplication, size: tuple[int, int], language: str
) -> None:
    async def whole() -> None:
        async with a_setting(size, Scheme.DARK) as setting:
            stop = setting.window.stop_bar
            await SCENES["late-stop"](setting)
            await go_in(setting)
            await setting.quiet()
            top = stop.mapTo(setting.window, stop.rect().topLeft())
            room = between_stripes(stop.rect(), stop.stripes_px).translated(top)
            written = [one for one in all_written(setting.window) if one.widget is stop]
            assert len(written) >= 3
            for one in written:
                assert one.box.top() >= room.top() + GAP_PX, one.text
                assert one.box.bottom() <= room.bottom() + 1 - GAP_PX, one.text

    with lent_hebrew() if language == "he" else nullcontext():
        use_language(qapp, language)
        play(whole())
