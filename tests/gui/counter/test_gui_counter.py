"""People without tickets at the screen: one key or tap counts, F8 undoes, a policy may want a PIN."""

import asyncio

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible

from kiosk.core.presence import InputMethod, LedgerRow, RowKind
from kiosk.core.screen_settings import Scheme
from kiosk.core.verdict import Admit, NotValid, Reason
from kiosk.engine.counter import TapOutcome
from kiosk.engine.records import Counted
from kiosk.engine.scans_told import RecentScan
from kiosk.engine.supervised import NotRecorded
from kiosk.ui.counter.counter_sheet import CounterSheet
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.supervisor.unlock_sheet import UnlockSheet
from kiosk.ui.verdict.actions import Action
from kiosk.ui.verdict.verdict_view import VerdictView
from tests.gui.conftest import Play
from tests.gui.fake_controller import NOW, FakeController, given
from tests.gui.gallery.scenes import SCENES
from tests.gui.gallery.setting import a_setting
from tests.gui.painted_text import all_written
from tests.gui.scenes import ANA, CHLOE, Stage, shown_word
from tests.gui.simulated_input import key, tap, type_text
from tests.gui.waiting import turns, until

F8, F12, ESCAPE = Qt.Key.Key_F8, Qt.Key.Key_F12, Qt.Key.Key_Escape


def sheet_of(window: DoorWindow) -> CounterSheet:
    (sheet,) = window.findChildren(CounterSheet)
    return sheet


def is_open(window: DoorWindow) -> bool:
    return any(sheet.is_open for sheet in window.findChildren(CounterSheet))


def shown(window: DoorWindow) -> VerdictView:
    assert window.overlay.view is not None
    return window.overlay.view


def let_in(controller: FakeController) -> None:
    controller.admitted[ANA.id] = "adm-TKT-1"
    controller.say(given(Admit(ANA), admission_id="adm-TKT-1"))


async def opened(window: DoorWindow) -> CounterSheet:
    tap(window.footer.count)
    await until(lambda: is_open(window))
    sheet = sheet_of(window)
    await until(lambda: not sheet.ignores_input)
    return sheet


async def inside(window: DoorWindow, people: int) -> None:
    """Until the sheet, the footer and what a screen reader says of it tell of so many."""
    await until(lambda: sheet_of(window).number.text == str(people))
    await until(lambda: window.footer.count.text() == (str(people) if people else ""))
    name = QAccessible.queryAccessibleInterface(window.footer.count).text(QAccessible.Text.Name)
    assert name == f"People without tickets inside: {people}. Count"


def test_one_key_counts_one_more_wherever_one_is_and_shows_how_many(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        key(window, F12)
        await until(lambda: is_open(window))
        await inside(window, 1)
        for _ in range(5):
            key(sheet_of(window).one_more, F12)
        await inside(window, 6)
        assert [row.kind for row in controller.counter.rows] == [RowKind.COUNTED_IN] * 6

    stage(scene)


def test_what_the_number_counts_stands_beside_it(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        sheet = await opened(window)
        for counted in (Counted(came=3), Counted(came=1250)):
            sheet.show_counted(counted, 412, 1250)
            await turns(2)
            ends = sheet.number.mapTo(sheet, QPoint()).x() + sheet.number.fitted(1 << 20).width
            gap = sheet.in_all.mapTo(sheet, QPoint()).x() - ends
            assert 12 <= gap <= 32, counted

    stage(scene)


def test_the_footers_button_opens_it_and_counts_nobody(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        sheet = await opened(window)
        assert sheet.one_more.hasFocus()
        assert controller.counter.rows == []

    stage(scene)


def test_taps_enter_plus_and_minus_count(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        sheet = await opened(window)
        tap(sheet.one_more)
        key(sheet.one_more, Qt.Key.Key_Return)
        type_text(sheet.one_more, "++")
        await inside(window, 4)
        tap(sheet.one_less)
        type_text(sheet.one_less, "-")
        await inside(window, 2)
        assert (sheet.came.text, sheet.left.text) == ("Came in: 4", "Went out: 2")
        assert sheet.is_open

    stage(scene)


@pytest.mark.parametrize("size", [(640, 360), (1024, 600), (800, 1280), (1920, 1080)], ids=str)
def test_the_number_and_its_words_are_one_large_group_and_all_is_in_sight(
    play: Play, size: tuple[int, int]
) -> None:
    async def scene() -> None:
        async with a_setting(size, Scheme.DARK) as setting:
            await SCENES["counter"](setting)
            await setting.quiet()
            sheet = setting.presenter.counter.sheet
            written = {one.text: one for one in all_written(sheet)}
            number, words, zoom = written["12"], written["inside without a ticket"], sheet._theme.zoom
            assert words.box.left() - number.box.right() <= 24 * zoom
            assert number.box.top() < words.box.center().y() < number.box.bottom()
            assert number.size_px >= max(44 * zoom, 0.15 * sheet.height())
            assert words.size_px >= max(20 * zoom, 0.3 * number.size_px)
            assert sheet._scroll.verticalScrollBar().maximum() == 0
            setting.controller.most_inside = 412
            await setting.presenter.counter.show_counted(412)
            await setting.quiet()
            assert sheet.notice.isVisible()
            assert {"12", "+1"} <= {one.text.strip("\u200e") for one in all_written(sheet)}

    play(scene())


def test_buttons_say_what_they_do_to_a_screen_reader(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        sheet = await opened(window)
        names = [
            QAccessible.queryAccessibleInterface(button).text(QAccessible.Text.Name)
            for button in (sheet.one_more, sheet.one_less)
        ]
        assert names == ["One more came in", "One went out"]

    stage(scene)


def test_nobody_to_take_off_is_said_and_counts_nobody(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        sheet = await opened(window)
        tap(sheet.one_less)
        await until(lambda: sheet.notice.text() == "Nobody counted here is inside now.")
        assert controller.counter.rows == []
        tap(sheet.one_more)
        await inside(window, 1)
        assert sheet.notice.isHidden()

    stage(scene)


def test_a_disk_that_fails_is_said_on_the_sheet(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        sheet = await opened(window)
        controller.counter.outcome = NotRecorded("the disk is full")
        tap(sheet.one_more)
        await until(lambda: sheet.notice.text() == "The disk is full")
        assert sheet.number.text == "0"

    stage(scene)


def test_a_key_that_the_disk_does_not_take_says_not_recorded_and_nothing_of_an_undo(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        controller.counter.outcome = NotRecorded("the disk is full")
        key(window, F12)
        await until(lambda: shown_word(window) == "NOT RECORDED")
        view = shown(window)
        assert (view.lines, view.guest.name, view.actions) == (("The disk is full",), "", ())
        assert not is_open(window)

    stage(scene)


def test_undo_on_the_sheet_goes_back_tap_by_tap(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        sheet = await opened(window)
        type_text(sheet.one_more, "++-")
        await inside(window, 1)
        tap(sheet.undo_button)
        await inside(window, 2)
        key(sheet.one_more, F8)
        await inside(window, 1)
        assert shown_word(window) == "", "the number says it"
        assert controller.undone == []

    stage(scene)


def test_f8_on_the_sheet_is_not_for_the_guest_in_the_bar_behind_it(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        let_in(controller)
        window.overlay.settle()
        key(window, F12)
        await until(lambda: is_open(window))
        await inside(window, 1)
        await until(lambda: not sheet_of(window).ignores_input)
        key(sheet_of(window).one_more, F8)
        await inside(window, 0)
        assert controller.undone == []

    stage(scene)


def test_f8_undoes_what_was_counted_though_the_bar_keeps_a_guest_who_came_before(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        let_in(controller)
        window.overlay.settle()
        key(window, F12)
        await until(lambda: is_open(window))
        await inside(window, 1)
        key(sheet_of(window), ESCAPE)
        assert window.last_verdict.buttons.shown == (Action.UNDO,)
        key(window, F8)
        await until(lambda: shown_word(window) == "UNDONE")
        assert controller.undone == []
        assert controller.counter.rows == []

    stage(scene)


def test_f8_is_for_the_verdict_that_floods_while_the_sheet_is_open(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        key(window, F12)
        await until(lambda: is_open(window))
        await inside(window, 1)
        let_in(controller)
        key(sheet_of(window).one_more, F8)
        await until(lambda: shown_word(window) == "UNDONE")
        assert controller.undone == ["adm-TKT-1"]
        assert len(controller.counter.rows) == 1

    stage(scene)


def test_f8_undoes_what_was_counted_last_and_then_nobody_else(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        let_in(controller)
        controller.say(given(NotValid(CHLOE, Reason.STATE_REFUSED)))
        window.overlay.settle()
        key(window, F12)
        await until(lambda: is_open(window))
        await inside(window, 1)
        key(window, F12)
        await inside(window, 2)
        key(sheet_of(window), ESCAPE)
        key(window, F8)
        await until(lambda: shown_word(window) == "UNDONE")
        assert shown(window).lines == ("One person without a ticket is no longer counted.",)
        assert len(controller.counter.rows) == 1
        key(window, F8)
        await until(lambda: shown_word(window) == "NOT UNDONE")
        assert shown(window).lines == ("The last count has already been undone.",)
        assert len(controller.counter.rows) == 1
        assert controller.undone == []

    stage(scene)


def test_f8_undoes_the_guest_who_was_let_in_since(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        key(window, F12)
        await until(lambda: is_open(window))
        key(sheet_of(window), ESCAPE)
        let_in(controller)
        controller.say(given(NotValid(CHLOE, Reason.STATE_REFUSED)))
        window.overlay.settle()
        key(window, F8)
        await until(lambda: shown_word(window) == "UNDONE")
        assert controller.undone == ["adm-TKT-1"]
        assert len(controller.counter.rows) == 1

    stage(scene)


def test_a_second_f8_after_a_restart_undoes_no_guest_who_came_before_the_count(
    stage: Stage, controller: FakeController
) -> None:
    admission = LedgerRow("a3", RowKind.ADMISSION, CHLOE.id, NOW - 60, "Door A", InputMethod.CAMERA)
    controller.admitted[CHLOE.id] = "a3"
    controller.recent_scans = [RecentScan(admission, CHLOE)]
    controller.counter.rows = [LedgerRow("t", RowKind.COUNTED_IN, "", NOW, "Door A", InputMethod.KEYBOARD)]

    async def scene(window: DoorWindow, controller: FakeController) -> None:
        key(window, F8)
        await until(lambda: shown_word(window) == "UNDONE")
        key(window, F8)
        await until(lambda: shown(window).lines != ("One person without a ticket is no longer counted.",))
        assert shown(window).lines == ("The last count has already been undone.",)
        assert (controller.counter.rows, controller.undone) == ([], [])

    stage(scene)


@pytest.mark.parametrize(("ago_s", "counted", "undone"), [(60, 0, []), (-60, 1, ["a3"])])
def test_f8_after_a_restart_undoes_what_was_done_last(
    stage: Stage, controller: FakeController, ago_s: float, counted: int, undone: list[str]
) -> None:
    admission = LedgerRow("a3", RowKind.ADMISSION, CHLOE.id, NOW - ago_s, "Door A", InputMethod.CAMERA)
    controller.admitted[CHLOE.id] = "a3"
    controller.recent_scans = [RecentScan(admission, CHLOE)]
    controller.counter.rows = [LedgerRow("t", RowKind.COUNTED_IN, "", NOW, "Door A", InputMethod.KEYBOARD)]

    async def scene(window: DoorWindow, controller: FakeController) -> None:
        key(window, F8)
        await until(lambda: shown_word(window) == "UNDONE")
        assert len(controller.counter.rows) == counted
        assert controller.undone == undone

    stage(scene)


def test_a_policy_that_wants_a_pin_counts_nobody_before_it(stage: Stage, controller: FakeController) -> None:
    controller.pins["4711"] = "Mira"
    controller.counter.pin_wanted = True

    async def scene(window: DoorWindow, controller: FakeController) -> None:
        (pin_sheet,) = window.findChildren(UnlockSheet)
        for _ in range(2):
            key(window, F12)
            await until(lambda: pin_sheet.is_open and not pin_sheet.ignores_input)
            assert controller.counter.rows == []
            type_text(pin_sheet.pin, "4711")
            key(pin_sheet.pin)
            await until(lambda: is_open(window))
            await until(lambda: not sheet_of(window).ignores_input)
            assert controller.counter.rows == []
            key(sheet_of(window).one_more, F12)
            await inside(window, 1)
            assert controller.counter.on_word_of == ["Mira"]
            key(sheet_of(window), ESCAPE)
            controller.counter.rows.clear()
            controller.counter.on_word_of.clear()

    stage(scene)


def test_a_pin_that_nobody_types_leaves_it_shut(stage: Stage, controller: FakeController) -> None:
    controller.pins["4711"] = "Mira"
    controller.counter.pin_wanted = True

    async def scene(window: DoorWindow, controller: FakeController) -> None:
        (pin_sheet,) = window.findChildren(UnlockSheet)
        tap(window.footer.count)
        await until(lambda: pin_sheet.is_open)
        key(pin_sheet, ESCAPE)
        await turns()
        assert not is_open(window)
        assert controller.counter.rows == []

    stage(scene)


def test_a_full_house_is_said_on_the_sheet_and_people_are_counted_all_the_same(
    stage: Stage, controller: FakeController
) -> None:
    controller.most_inside = 2
    controller.admitted = {ANA.id: "a", CHLOE.id: "b"}

    async def scene(window: DoorWindow, controller: FakeController) -> None:
        sheet = await opened(window)
        assert sheet.notice.text() == "The house is full: ask the host."
        assert sheet.in_all.text == "In all, 2 of 2 are inside."
        tap(sheet.one_more)
        await inside(window, 1)
        assert sheet.notice.text() == "The house is full: ask the host."

    stage(scene)


def test_a_house_that_is_full_no_longer_is_not_said_to_be(stage: Stage, controller: FakeController) -> None:
    controller.most_inside = 2
    controller.admitted = {ANA.id: "a", CHLOE.id: "b"}

    async def scene(window: DoorWindow, controller: FakeController) -> None:
        sheet = await opened(window)
        assert sheet.notice.text() == "The house is full: ask the host."
        del controller.admitted[ANA.id]
        window.counts_changed.emit()
        await until(lambda: sheet.in_all.text == "In all, 1 of 2 are inside.")
        assert sheet.notice.text() == ""

    stage(scene)


def test_a_tap_that_a_slow_disk_has_not_taken_yet_is_waited_for_at_the_end(
    stage: Stage, controller: FakeController, monkeypatch: pytest.MonkeyPatch
) -> None:
    one_more, taken = controller.counter.one_more, asyncio.Event()

    async def slowly() -> TapOutcome:
        await taken.wait()
        return await one_more()

    async def scene(window: DoorWindow, controller: FakeController) -> None:
        monkeypatch.setattr(controller.counter, "one_more", lambda **_: slowly())
        key(window, Qt.Key.Key_F12)
        await turns()
        asyncio.get_running_loop().call_soon(taken.set)

    stage(scene)
    assert len(controller.counter.rows) == 1


def test_a_letter_begins_a_search_over_it(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        sheet = await opened(window)
        type_text(sheet, "a")
        await until(lambda: not sheet.is_open)
        assert window.entry.text() == "a"

    stage(scene)


def test_a_closed_sheet_is_left_alone_and_says_how_it_is_once_it_opens(stage: Stage) -> None:
    """Each guest who is let in changes the numbers, and lays out nothing that is not seen."""

    async def scene(window: DoorWindow, controller: FakeController) -> None:
        sheet = await opened(window)
        await inside(window, 0)
        sheet.close_button.click()
        await until(lambda: not is_open(window))
        await controller.counter.one_more()
        window.counts_changed.emit()
        await until(lambda: window.footer.count.text() == "1")
        assert sheet.number.text == "0"
        await opened(window)
        await inside(window, 1)

    stage(scene)
