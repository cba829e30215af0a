"""Everything behind the Manager button can be read: at every size, in long languages, in both directions."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kiosk.core.message import Age, Message
from kiosk.core.screen_settings import Motion, Scheme
from kiosk.engine.discounts import NotCreated
from kiosk.engine.errors import RefusedError
from kiosk.engine.readiness import Check
from kiosk.engine.records import Arrivals, EventHeld, OutboxCount, Tally
from kiosk.ui.arrivals.arrivals_bars import Span, asked_since
from kiosk.ui.devices.power import Alarm, Battery
from kiosk.ui.events.presenter import view_of_over
from kiosk.ui.manager.manager_sheet import Item, ManagerSheet
from kiosk.ui.texts.language import use_language
from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.sheet import Sheet
from tests.gui.conftest import Play
from tests.gui.fake_controller import NOW, TOMORROW, TONIGHT
from tests.gui.legibility import troubles
from tests.gui.looks import LANGUAGES, SIZES
from tests.gui.managed_door import Managed, a_desk, managed

LONG = "VIP · Golden Circle with a backstage tour and a very long name"
PEOPLE = tuple(n % 17 for n in range(180))
SINCE = asked_since(Span.RECENT, NOW)
CHECKS = [
    Check("disk", ok=True, detail=Message("{amount} GB free", amount=212.4)),
    Check("list", ok=False, detail=Message("{n} tickets, complete, {age} old", n=1250, age=Age(7200))),
    Check("link", ok=False, detail=Message("no answer within {amount} s", amount=10)),
]


async def shown(door: Managed, sheet: Sheet) -> list[str]:
    """What is wrong with a sheet at each of its scrolled ends."""
    for _ in range(5):
        await asyncio.sleep(0.002)
    assert door.window.sheets.top is sheet
    bar = sheet._scroll.verticalScrollBar()
    found = troubles(door.window)
    bar.setValue(bar.maximum())
    # Of a text that is scrolled half out of sight, what it stands on cannot be seen.
    found += [text for text in troubles(door.window) if not text.startswith("contrast")]
    sheet.dismiss()
    return [f"{type(sheet).__name__}: {text}" for text in found]


async def all_of_them(door: Managed) -> list[str]:
    manager = door.manager
    found = []
    manager.menu.show_counts(12, 1234)
    manager.menu.open()
    found += await shown(door, manager.menu)
    manager.settings.ask(door.preferred.now, ("de", "en"), supervised=False, now=NOW)
    found += await shown(door, manager.settings)
    manager.arrivals.sheet.show_arrivals(door.controller.arrivals_held or Arrivals(NOW, 60.0))
    manager.arrivals.sheet.open()
    found += await shown(door, manager.arrivals.sheet)
    manager.readiness.show_checks(CHECKS)
    manager.readiness.open()
    found += await shown(door, manager.readiness)
    manager.handover.sheet.ask((Path("/media/kim/DOORSTICK"), Path("/home/kim/Documents")))
    found += await shown(door, manager.handover.sheet)
    manager.handover.sheet.ask((Path("/media/kim/DOORSTICK"),))
    manager.handover.sheet.show_outcome(await door.controller.hand_over(Path("/media/kim/DOORSTICK"), "x"))
    found += await shown(door, manager.handover.sheet)
    manager.discounts.sheet.ask()
    manager.discounts.sheet.show_choices(replace(door.controller.discounts.found, trouble="no route"))
    manager.discounts.sheet.show_outcome(NotCreated(RefusedError("This code is taken already")))
    found += await shown(door, manager.discounts.sheet)
    manager.events.sheet.ask(door.controller.held, frozenset(), NOW)
    found += await shown(door, manager.events.sheet)
    manager.help.open()
    found += await shown(door, manager.help)
    manager.duty.ask(("Mira", "Jonas", "Aïcha", "Bartholomäus von Hohenstein"), "Mira")
    found += await shown(door, manager.duty)
    manager.battery.alarmed(Alarm.DYING, Battery(9, plugged=False, seconds_left=900.0))
    found += await shown(door, manager.explain)
    door.window.last_verdict.show_verdict(view_of_over([TONIGHT], TOMORROW, NOW + 6 * 3600))
    return found + [f"over: {text}" for text in troubles(door.window)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_cut_covered_small_or_pale(
    play: Play, qapp: QApplication, size: tuple[int, int], language: str
) -> None:
    use_language(qapp, language)
    controller = a_desk()
    controller.held = [EventHeld(TONIGHT, 1250), EventHeld(TOMORROW, 1)]
    controller.chosen = frozenset({"ev-sat"})
    controller.unsent = OutboxCount(unsent=1234, oldest=NOW - 600)
    tallies = (Tally(LONG, 1580), Tally("", 4))
    controller.arrivals_held = Arrivals(
        SINCE, 60.0, PEOPLE, tallies, (Tally("Door A, North gate", 1584),), 412
    )

    async def scene(door: Managed) -> None:
        door.window.resize(*size)
        rtl = door.window.layoutDirection() is Qt.LayoutDirection.RightToLeft
        assert rtl is (language == "pseudo-rtl")
        assert not await all_of_them(door)

    managed(play, scene, controller)


@pytest.mark.parametrize("language", ["de", "es", "fr", "it", "nl", "pl"])
def test_what_needs_attention_has_one_line_of_its_tile_with_the_number(
    qtbot: QtBot, qapp: QApplication, language: str
) -> None:
    use_language(qapp, language)
    sheet = ManagerSheet(Theme(Scheme.DARK, Motion.OFF), 0.0)
    qtbot.addWidget(sheet)
    sheet.resize(605, 452)  # as in a window of 1024 by 600
    sheet.show_counts(3, 0)
    sheet.show()
    tile, one_line = sheet.tiles[Item.INCIDENTS], sheet.tiles[Item.CAMERA]
    assert tile.words_height(tile.width()) == one_line.words_height(one_line.width()), tile.text()
