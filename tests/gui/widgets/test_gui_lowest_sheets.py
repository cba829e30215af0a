"""Sheets in the lowest window: nothing lies over anything, and what they are about has most of the room."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from kiosk.core.guest_filter import GuestGroup
from kiosk.core.screen_settings import Scheme
from kiosk.core.verdict import Admit
from kiosk.ui.counter.counter_sheet import CounterSheet
from kiosk.ui.guest_list.guest_list_sheet import GuestListSheet
from kiosk.ui.handover.take_over_sheet import TakeOverSheet
from kiosk.ui.orders.group_sheet import GroupSheet
from kiosk.ui.scans.scans_sheet import ScansSheet
from kiosk.ui.step_aside.step_aside_sheet import StepAsideSheet
from kiosk.ui.supervisor.pin_sheet import PinSheet
from kiosk.ui.texts.language import use_language
from kiosk.ui.widgets.row_list import RowList
from kiosk.ui.widgets.scroll_edges import Fold
from kiosk.ui.widgets.sheet import Sheet
from kiosk.ui.widgets.sheet_notice import SheetNotice
from tests.gui.conftest import Play
from tests.gui.gallery.scenes import SCENES
from tests.gui.gallery.setting import ANA, Setting, a_setting
from tests.gui.simulated_input import tap
from tests.gui.waiting import turns

LOWEST, HIGHER = (640, 360), (1024, 600)
LEAST_EDGE_PX = 6
MIDDLING_PX = 72
"""The least height for what a sheet is about: a row and its heading, or three lines of text."""
SHEETS = (
    "all-scans", "arrivals", "camera", "candidates", "closing-undone", "counter-full", "discounts", "duty",
    "events", "events-nobody-first-run", "group", "guest", "guest-inside", "guest-list", "handover", "help",
    "host-laptop", "incident", "manager", "off-list", "office-new-client", "outbox", "pair-compare",
    "probe-refused", "readiness", "settings", "sign-in", "step-aside-one", "supervisor", "supervisors",
    "take-over-done", "take-over-found", "take-over-wrong", "this-door", "unlock",
)  # fmt: skip


def place_of(part: QWidget, sheet: Sheet) -> QRect:
    return QRect(part.mapTo(sheet, QPoint()), part.size())


def standing(sheet: Sheet) -> dict[str, QRect]:
    """What never scrolls, and the room for what does, by what it says."""
    inside, named = sheet._inner, list[tuple[QWidget, str]]()
    for button in sheet.findChildren(QAbstractButton):
        named.append((button, button.text() or button.accessibleName()))
    named += [(notice, notice.text()) for notice in sheet.findChildren(SheetNotice)]
    found = {
        name: place_of(part, sheet)
        for part, name in named
        if part.isVisible() and not inside.isAncestorOf(part)
    }
    if sheet.title.isVisible():
        found["the title"] = place_of(sheet.title, sheet)
    return found | {"the room": place_of(sheet._scroll, sheet)}


@pytest.mark.parametrize("scene", SHEETS)
def test_in_the_lowest_window_nothing_lies_over_anything_and_the_middle_has_room(
    play: Play, qapp: QApplication, scene: str
) -> None:
    use_language(qapp, ("en", "pl", "he", "de")[SHEETS.index(scene) % 4])

    async def whole() -> None:
        async with a_setting(LOWEST, Scheme.DARK) as setting:
            await SCENES[scene](setting)
            await setting.quiet()
            await turns(3)
            sheet = setting.window.sheets.top
            assert sheet is not None
            found = standing(sheet)
            touching = [
                (one, other) for one, other in combinations(found, 2) if found[one].intersects(found[other])
            ]
            assert touching == []
            assert [name for name, place in found.items() if not sheet.rect().contains(place)] == []
            assert sheet.title.isHidden() or sheet.title.height() >= sheet.title.heightForWidth(
                sheet.title.width()
            )
            needed = sheet._inner.minimumSizeHint().height()
            assert found["the room"].height() >= min(MIDDLING_PX, needed)

    play(whole())


@pytest.mark.parametrize("scene", ["guest", "manager", "camera"])
def test_in_the_lowest_window_a_sheet_takes_the_foot_and_the_camera_unless_it_needs_that(
    play: Play, scene: str
) -> None:
    async def whole() -> None:
        async with a_setting(LOWEST, Scheme.DARK) as setting:
            await SCENES[scene](setting)
            await setting.quiet()
            window, sheet = setting.window, setting.window.sheets.top
            assert sheet is not None
            assert window.footer.isHidden()
            assert window.camera.isHidden() is (scene != "camera")
            assert sheet.geometry().bottom() > window.footer.y()
            assert sheet.geometry().intersects(window.camera.geometry()) is (scene != "camera")
            assert scene == "manager" or not sheet.geometry().intersects(
                (window.camera if scene == "camera" else window.entry).geometry()
            )
            setting.verdict(Admit(ANA), admission_id="a1")
            _all_is_there(setting)
            await setting.settle()
            assert window.footer.isHidden()
            window.resize(*HIGHER)
            await setting.quiet()
            _all_is_there(setting)
            assert sheet.geometry().bottom() < window.footer.y()
            assert not sheet.geometry().intersects(window.camera.geometry())
            window.resize(*LOWEST)
            sheet.dismiss()
            _all_is_there(setting)

    play(whole())


def _all_is_there(setting: Setting) -> None:
    """Camera and foot are in sight, and the entry beside the camera."""
    window = setting.window
    assert window.camera.isVisible()
    assert window.footer.isVisible()
    assert not window.entry.geometry().intersects(window.camera.geometry())


@pytest.mark.parametrize("language", ["en", "de", "pl", "he"])
def test_in_the_lowest_window_all_that_can_be_done_for_who_stepped_aside_is_in_two_rows(
    play: Play, qapp: QApplication, language: str
) -> None:
    use_language(qapp, language)

    async def whole() -> None:
        async with a_setting(HIGHER, Scheme.DARK) as setting:
            await SCENES["step-aside-one"](setting)
            for size, rows in ((HIGHER, 4), (LOWEST, 2), (HIGHER, 4)):
                setting.window.resize(*size)
                await setting.quiet()
                await turns(3)
                sheet = setting.window.sheets.top
                assert isinstance(sheet, StepAsideSheet)
                actions = (sheet.act, sheet.check, sheet.guest, sheet.let_in, sheet.went_away)
                places = [place_of(button, sheet) for button in (*actions, sheet.close_button)]
                assert len({place.center().y() for place in places}) == rows
                assert all(
                    place.width() >= button.sizeHint().width()
                    for place, button in zip(places, actions, strict=False)
                )

    play(whole())


@pytest.mark.parametrize("scene", ["supervisor", "off-list", "unlock", "undo-again"])
def test_in_the_lowest_window_the_whole_pad_is_in_sight(play: Play, scene: str) -> None:
    async def whole() -> None:
        async with a_setting(HIGHER, Scheme.DARK) as setting:
            await SCENES[scene](setting)
            sheet = setting.window.sheets.top
            assert isinstance(sheet, PinSheet)
            sheet.pin.setFocus()
            sheet.pin.put("4")
            for size in (LOWEST, HIGHER, LOWEST):
                setting.window.resize(*size)
                await setting.quiet()
                await turns(3)
                keys = sheet.pad.findChildren(QAbstractButton)
                assert len(keys) == 12
                for part in (*keys, sheet.pin):
                    assert part.visibleRegion().boundingRect() == part.rect()
                    assert sheet.rect().contains(place_of(part, sheet))
                assert sheet.pin.hasFocus()
                assert sheet.pin.count == 1

    play(whole())


def rows_of(sheet: Sheet) -> list[QRect]:
    """Each row of the sheet's list, or each of its ticks, in the sheet's pixels."""
    if isinstance(sheet, GroupSheet):
        return [place_of(row, sheet) for row in sheet.rows]
    (rows,) = [one for one in sheet.findChildren(RowList) if one.isVisible()]
    port, model = rows.viewport(), rows.rows
    places = [rows.visualRect(model.index(number)) for number in range(model.rowCount())]
    return [QRect(port.mapTo(sheet, place.topLeft()), place.size()) for place in places]


def in_sight(sheet: Sheet) -> int:
    """How many rows are whole, above the fold."""
    room = place_of(sheet._scroll.viewport(), sheet)
    areas = [sheet._scroll, *(one for one in sheet.findChildren(RowList) if one.isVisible())]
    for area in areas:
        room &= place_of(area.viewport(), sheet)
        for fold in area.findChildren(Fold, options=Qt.FindChildOption.FindDirectChildrenOnly):
            if fold.isVisible():
                room.setBottom(min(room.bottom(), place_of(area, sheet).top() + fold.edge - 1))
    return sum(room.top() <= row.top() and row.bottom() <= room.bottom() for row in rows_of(sheet))


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("scene", ["all-scans", "guest-list", "incidents", "candidates", "group"])
def test_in_the_lowest_window_two_rows_of_a_list_are_whole(
    play: Play, qapp: QApplication, scene: str, language: str
) -> None:
    use_language(qapp, language)
    seen: list[int] = []

    async def whole() -> None:
        async with a_setting(LOWEST, Scheme.DARK) as setting:
            await SCENES[scene](setting)
            await setting.quiet()
            await turns(3)
            sheet = setting.window.sheets.top
            assert sheet is not None
            seen.append(in_sight(sheet))

    play(whole())
    assert seen[0] >= 2


@pytest.mark.parametrize("language", ["en", "de", "pl", "he"])
@pytest.mark.parametrize("scene", ["take-over-done", "take-over-found"])
def test_in_the_lowest_window_all_that_is_said_of_a_file_is_in_sight(
    play: Play, qapp: QApplication, scene: str, language: str
) -> None:
    use_language(qapp, language)

    async def whole() -> None:
        async with a_setting(HIGHER, Scheme.DARK) as setting:
            await SCENES[scene](setting)
            sheet = setting.window.sheets.top
            assert isinstance(sheet, TakeOverSheet)
            said = sheet.words.text
            for size in (LOWEST, HIGHER):
                setting.window.resize(*size)
                await setting.quiet()
                await turns(3)
                assert sheet._scroll.verticalScrollBar().maximum() == 0
                assert sheet.words.text.replace("\u2028", "") == said.replace("\u2028", "")
            assert sheet.words.text == said

    play(whole())


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_three_scans_are_in_sight_in_the_small_window(play: Play, qapp: QApplication, language: str) -> None:
    use_language(qapp, language)

    async def whole() -> None:
        async with a_setting(HIGHER, Scheme.DARK) as setting:
            await SCENES["all-scans"](setting)
            await setting.quiet()
            await turns(3)
            sheet = setting.window.sheets.top
            assert isinstance(sheet, ScansSheet)
            assert in_sight(sheet) >= 3

    play(whole())


def test_in_the_lowest_window_a_part_of_the_guest_list_is_chosen_in_the_place_of_the_list(play: Play) -> None:
    async def whole() -> None:
        async with a_setting(LOWEST, Scheme.DARK) as setting:
            await SCENES["guest-list"](setting)
            await setting.quiet()
            sheet = setting.window.sheets.top
            assert isinstance(sheet, GuestListSheet)
            assert sheet.groups.isHidden()
            assert sheet.group.text() == sheet.groups.chip(GuestGroup.ALL.value).text()
            tap(sheet.group)
            assert sheet.groups.isVisible()
            assert sheet.list.isHidden()
            tap(sheet.groups.chip(GuestGroup.INSIDE.value))
            await setting.quiet()
            assert sheet.groups.isHidden()
            assert sheet.list.isVisible()
            assert sheet.wanted.group is GuestGroup.INSIDE
            assert sheet.group.text() == sheet.groups.chip(GuestGroup.INSIDE.value).text()
            setting.window.resize(*HIGHER)
            await setting.quiet()
            assert sheet.group.isHidden()
            assert sheet.groups.isVisible()

    play(whole())


@pytest.mark.parametrize("scene", ["counter-full", "counter-nobody"])
def test_in_the_lowest_window_what_the_counter_says_is_whole_in_every_language(
    play: Play, qapp: QApplication, scene: str
) -> None:
    async def whole(language: str) -> None:
        use_language(qapp, language)
        async with a_setting(LOWEST, Scheme.DARK) as setting:
            await SCENES[scene](setting)
            await setting.quiet()
            await turns(3)
            sheet = setting.window.sheets.top
            assert isinstance(sheet, CounterSheet)
            (notice,) = [one for one in sheet.findChildren(SheetNotice) if one.isVisible()]
            assert notice.visibleRegion().boundingRect() == notice.rect(), language
            assert notice.height() >= notice.heightForWidth(notice.width()), language
            assert sheet._scroll.verticalScrollBar().maximum() == 0, language

    for language in ("en", "de", "es", "fr", "he", "it", "nl", "pl"):
        play(whole(language))


@pytest.mark.parametrize("language", ["de", "en", "es", "fr", "it", "nl", "pl"])
@pytest.mark.parametrize("scene", ["pair-compare", "guest-inside"])
def test_words_stand_free_between_a_buttons_edges(
    play: Play, qapp: QApplication, scene: str, language: str
) -> None:
    """Qt paints a button's words over its frame where there is no room, and cuts them there."""

    async def whole() -> None:
        async with a_setting(LOWEST, Scheme.DARK) as setting:
            await SCENES[scene](setting)
            await setting.quiet()
            sheet = setting.window.sheets.top
            assert sheet is not None
            buttons = [one for one in sheet.findChildren(type(sheet.close_button)) if one.isVisible()]
            assert len(buttons) >= 3
            for button in buttons:
                wants = button.fontMetrics().horizontalAdvance(button.text()) + 2 * LEAST_EDGE_PX
                assert wants <= button.width(), button.text()

    use_language(qapp, language)
    play(whole())


def test_the_field_with_the_focus_is_in_sight_under_what_is_told_later(
    play: Play, qapp: QApplication
) -> None:
    async def whole() -> None:
        for size in (HIGHER, (800, 600), (1280, 720)):
            async with a_setting(size, Scheme.DARK) as setting:
                await SCENES["office-new-client"](setting)
                await setting.quiet()
                await turns(3)
                sheet = setting.window.sheets.top
                assert sheet is not None
                field, port = sheet.focusWidget(), sheet._scroll.viewport()
                at = QRect(field.mapTo(port, QPoint()), field.size())
                assert port.rect().contains(at), size

    use_language(qapp, "de")
    play(whole())
