"""The whole guest list: opened with a key, filtered, sorted, narrowed by typing, true while guests come."""

from array import array
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from kiosk.core.guest_filter import GuestFilter, GuestGroup, GuestOrder, admitted_states
from kiosk.core.policy import DoorPolicy
from kiosk.core.presence import InputMethod
from kiosk.core.screen_settings import Motion, Scheme
from kiosk.core.verdict import Admit
from kiosk.engine.records import Browsed, BrowseRules, Guest
from kiosk.store.profile import Profile
from kiosk.ui.app.presenter import ScreenPresenter
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.guest_list import presenter as guest_list_presenter
from kiosk.ui.guest_list.guest_list_rows import GuestListRows
from kiosk.ui.guest_list.guest_list_sheet import Choice, GuestListSheet
from kiosk.ui.manager.manager_sheet import Item
from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.long_list import LongRowList
from kiosk.ui.widgets.row import Row
from tests.gui.conftest import Play
from tests.gui.fake_controller import NOW, FakeController, a_ticket, given
from tests.gui.simulated_input import key, let_go, press_down, tap, type_text
from tests.gui.waiting import turns, until
from tests.unit.store.store_samples import MemoryKeyring, admission, complete_list, ticket, using_keyring

MANY = 100_000
ISOLATES = dict.fromkeys((0x2068, 0x2069))
"""Around what the service names, so that it mixes up no sentence; nobody sees them."""
GUESTS = [
    a_ticket("T-1", "Zoë Ünal", kind="VIP", order="B-20"),
    a_ticket("T-2", "Ana García", order="A-10"),
    a_ticket("T-3", "Émile Dupont", order="B-20"),
    a_ticket("T-4", "Łukasz Nowak", state="unpaid"),
    a_ticket("T-5", "Bea Ito", kind="VIP"),
]


def names(sheet: GuestListSheet) -> list[str]:
    return [sheet.rows.row_at(place).name for place in range(sheet.rows.rowCount())]


@dataclass
class Door:
    window: DoorWindow
    controller: FakeController
    presenter: ScreenPresenter


async def opened(door: Door) -> GuestListSheet:
    key(door.window, Qt.Key.Key_F11)
    sheet = door.presenter.guest_list.sheet
    await until(lambda: sheet.is_open and sheet.rows.rowCount() > 0 and not sheet.ignores_input)
    await until(lambda: all(names(sheet)))
    return sheet


Scene = Callable[[Door], Coroutine[Any, Any, None]]


def at_the_door(play: Play, scene: Scene, controller: FakeController | None = None) -> None:
    """Plays a scene at a door whose list holds GUESTS, one of them inside, unless another is given."""
    fake = controller or FakeController(
        tickets=list(GUESTS), admitted={"T-1": "adm-1"}, pins={"4711": "Mira"}
    )

    async def whole() -> None:
        window = DoorWindow(Theme(Scheme.DARK, Motion.OFF), settle_s=60, debounce_s=0.02, guard_s=0)
        window.show()
        window.activateWindow()
        presenter = ScreenPresenter(fake, window, lambda: NOW)
        presenter.start()
        try:
            await scene(Door(window, fake, presenter))
        finally:
            await presenter.close()
            window.close()
            window.deleteLater()

    play(whole())


def test_a_key_opens_it_by_name_and_each_row_leads_to_its_guest_and_back(play: Play) -> None:
    async def scene(door: Door) -> None:
        sheet = await opened(door)
        assert names(sheet) == ["Ana García", "Bea Ito", "Émile Dupont", "Łukasz Nowak", "Zoë Ünal"]
        key(sheet.line, Qt.Key.Key_Down)
        key(sheet.line, Qt.Key.Key_Down)
        key(sheet.line)
        guest = door.presenter._search.guest
        await until(lambda: guest.is_open)
        assert guest.ticket_id in ("T-2", "T-5")
        key(guest, Qt.Key.Key_Escape)
        assert sheet.is_open
        assert door.window.sheets.top is sheet

    at_the_door(play, scene)


def test_a_guest_opened_from_it_covers_it_and_letters_go_nowhere_that_is_hidden(play: Play) -> None:
    async def scene(door: Door) -> None:
        sheet, guest = await opened(door), door.presenter._search.guest
        sheet.chosen.emit("T-2")
        await until(lambda: guest.is_open and not guest.ignores_input)
        assert guest.geometry() == sheet.geometry()
        type_text(guest, "zo")
        assert door.window.entry.text() == ""
        key(guest, Qt.Key.Key_Escape)
        key(sheet, Qt.Key.Key_Escape)
        door.window.guest_asked.emit("T-2")
        await until(lambda: guest.is_open and not guest.ignores_input)
        assert guest.y() > door.window.entry.geometry().bottom()
        type_text(guest, "zo")
        assert door.window.entry.text() == "zo"

    at_the_door(play, scene)


def test_the_button_at_the_end_of_the_entry_and_the_managers_tile_lead_there(play: Play) -> None:
    async def scene(door: Door) -> None:
        sheet = door.presenter.guest_list.sheet
        tap(door.window.guest_list)
        await until(lambda: sheet.is_open)
        sheet.dismiss()
        door.controller.pins.clear()
        key(door.window, Qt.Key.Key_F10)
        menu = door.presenter.manager.menu
        await until(lambda: menu.is_open and not menu.ignores_input)
        tap(menu.tiles[Item.GUEST_LIST])
        await until(lambda: sheet.is_open)

    at_the_door(play, scene)


def test_a_group_shows_its_guests_and_says_before_how_many_there_are(play: Play) -> None:
    async def scene(door: Door) -> None:
        sheet = await opened(door)
        assert [chip.text() for chip in sheet.groups.chips] == [
            "All · 5",
            "Not arrived · 3",
            "Inside · 1",
            "Problem · 1",
        ]
        tap(sheet.groups.chip(GuestGroup.INSIDE.value))
        await until(lambda: names(sheet) == ["Zoë Ünal"])
        tap(sheet.groups.chip(GuestGroup.TROUBLE.value))
        await until(lambda: names(sheet) == ["Łukasz Nowak"])

    at_the_door(play, scene)


def test_a_type_is_chosen_by_name_and_number_and_the_other_counts_follow(play: Play) -> None:
    async def scene(door: Door) -> None:
        sheet = await opened(door)
        tap(sheet.buttons_of[Choice.TICKET_TYPE])
        assert sheet.choices.chips[0].text() == "All · 5"
        vip = next(chip for chip in sheet.choices.chips if "VIP" in chip.text())
        assert vip.text().endswith("· 2")
        tap(vip)
        await until(lambda: names(sheet) == ["Bea Ito", "Zoë Ünal"])
        assert sheet.list.isVisible()
        assert sheet.groups.chip(GuestGroup.ALL.value).text() == "All · 2"
        assert sheet.buttons_of[Choice.TICKET_TYPE].property("role") == "primary"

    at_the_door(play, scene)


def test_states_that_are_called_the_same_are_one_choice(play: Play) -> None:
    async def scene(door: Door) -> None:
        door.controller.tickets += [a_ticket("T-6", "Cleo Sand", state="closed")]
        sheet = await opened(door)
        tap(sheet.buttons_of[Choice.STATE])
        assert [chip.accessibleName().translate(ISOLATES) for chip in sheet.choices.chips] == [
            "All · 6",
            "This ticket is paid · 5",
            "The payment has not been processed yet · 1",
        ]
        tap(sheet.choices.chips[1])
        await until(lambda: sheet.rows.rowCount() == 5)
        await until(lambda: "Cleo Sand" in names(sheet) and "Ana García" in names(sheet))
        assert sheet.buttons_of[Choice.STATE].property("role") == "primary"
        tap(sheet.buttons_of[Choice.STATE])
        marked = [chip.text() for chip in sheet.choices.chips if chip.property("role") == "primary"]
        assert len(marked) == 1
        assert "paid" in marked[0]
        tap(sheet.choices.chips[0])
        await until(lambda: sheet.rows.rowCount() == 6)

    at_the_door(play, scene)


def test_it_can_be_sorted_by_type_and_a_letter_leads_to_its_names(play: Play) -> None:
    async def scene(door: Door) -> None:
        door.controller.tickets += [a_ticket(f"M-{n}", f"Mia Number {n}") for n in range(60)]
        sheet = await opened(door)
        tap(sheet.buttons_of[Choice.LETTER])
        assert [chip.text() for chip in sheet.choices.chips] == list("ABELMZ")
        tap(sheet.choices.chips[4])
        assert sheet.list.rows_in_sight().start == 4
        tap(sheet.buttons_of[Choice.ORDER])
        tap(next(chip for chip in sheet.choices.chips if "type" in chip.text()))
        await until(lambda: door.controller.browsed[-1][1] is GuestOrder.TICKET_TYPE)
        await until(lambda: bool(names(sheet)[-1]) and names(sheet)[-1] == "Zoë Ünal")

    at_the_door(play, scene)


def test_letters_narrow_the_list_wherever_the_focus_is_and_esc_goes_back_step_by_step(play: Play) -> None:
    async def scene(door: Door) -> None:
        sheet = await opened(door)
        sheet.list.setFocus()
        type_text(sheet.list, "zo")
        await until(lambda: names(sheet) == ["Zoë Ünal"] or sheet.rows.rowCount() == 0)
        assert sheet.line.text() == "zo"
        assert door.window.entry.text() == ""
        key(sheet, Qt.Key.Key_Escape)
        await until(lambda: sheet.rows.rowCount() == 5)
        assert sheet.is_open
        key(sheet, Qt.Key.Key_Escape)
        assert not sheet.is_open

    at_the_door(play, scene)


def test_a_guest_who_is_let_in_meanwhile_is_shown_inside_and_the_list_stays_where_it_is(play: Play) -> None:
    async def scene(door: Door) -> None:
        door.controller.tickets += [a_ticket(f"M-{n}", f"Mia Number {n:03}") for n in range(200)]
        sheet = await opened(door)
        sheet.list.show_first(100)
        await until(lambda: bool(sheet.rows.row_at(100).name))
        top = sheet.rows.row_at(100).key
        await door.controller.scan(top, InputMethod.CAMERA)
        door.window.overlay.settle()
        await until(lambda: sheet.rows.row_at(100).mark == "go")
        assert sheet.list.rows_in_sight().start == 100
        door.controller.tickets.insert(0, a_ticket("T-0", "Aaron First"))
        await door.controller.scan(door.controller.tickets[50].id, InputMethod.CAMERA)
        door.window.overlay.settle()
        await until(lambda: sheet.rows.rowCount() == 206)
        assert sheet.rows.row_at(sheet.list.rows_in_sight().start).key != ""

    at_the_door(play, scene)


def test_the_guest_under_the_finger_opens_though_the_list_is_read_anew_before_it_leaves(play: Play) -> None:
    async def scene(door: Door) -> None:
        sheet, guest = await opened(door), door.presenter._search.guest
        at = sheet.list.visualRect(sheet.rows.index(1)).center()
        press_down(sheet.list.viewport(), at)
        door.controller.tickets.append(a_ticket("T-0", "Aaron First"))
        door.presenter.guest_list.look_again()
        await until(lambda: sheet.rows.rowCount() == 6 and bool(sheet.rows.row_at(0).key))
        assert sheet.rows.row_at(1).key != "T-5"
        let_go(sheet.list.viewport(), at)
        await until(lambda: guest.is_open)
        assert guest.ticket_id == "T-5"

    at_the_door(play, scene)


def test_a_guest_whose_sheet_is_open_under_the_list_comes_to_the_front_with_a_tap(play: Play) -> None:
    async def scene(door: Door) -> None:
        guest = door.presenter._search.guest
        door.window.guest_asked.emit("T-5")
        await until(lambda: guest.is_open)
        sheet = await opened(door)
        assert door.window.sheets.top is sheet
        tap(sheet.list.viewport(), sheet.list.visualRect(sheet.rows.index(1)).center())
        await until(lambda: door.window.sheets.top is guest)
        assert (guest.ticket_id, guest.covers_entry) == ("T-5", True)

    at_the_door(play, scene)


def test_nobody_else_opens_where_the_guest_under_the_finger_is_listed_no_more(play: Play) -> None:
    async def scene(door: Door) -> None:
        sheet = await opened(door)
        tap(sheet.groups.chip(GuestGroup.NOT_ARRIVED.value))
        await until(lambda: names(sheet) == ["Ana García", "Bea Ito", "Émile Dupont"])
        chosen: list[str] = []
        sheet.chosen.connect(chosen.append)
        at = sheet.list.visualRect(sheet.rows.index(0)).center()
        press_down(sheet.list.viewport(), at)
        door.controller.admitted["T-2"] = "adm-2"
        door.presenter.guest_list.look_again()
        await until(lambda: names(sheet) == ["Bea Ito", "Émile Dupont"])
        let_go(sheet.list.viewport(), at)
        await turns()
        assert chosen == []
        tap(sheet.list.viewport(), at)
        assert chosen == ["T-5"]

    at_the_door(play, scene)


def test_names_are_cut_to_their_first_letters_where_they_are_to_be_hidden(play: Play) -> None:
    async def scene(door: Door) -> None:
        door.window.hide_names(hidden=True)
        sheet = await opened(door)
        shown = str(sheet.rows.index(0).data())
        assert "García" not in shown
        assert shown.strip("\u2068").startswith("A. G.")

    at_the_door(play, scene)


def test_nothing_of_it_stays_once_it_is_closed(play: Play) -> None:
    async def scene(door: Door) -> None:
        sheet = await opened(door)
        sheet.line.setText("ana")
        sheet.dismiss()
        assert sheet.rows.rowCount() == 0
        assert sheet.line.text() == ""
        await turns()
        assert sheet.wanted == GuestFilter()

    at_the_door(play, scene)


class CountingRows(GuestListRows):
    """Counts how many rows are looked at."""

    looked_at = 0

    def row_at(self, number: int) -> Row:
        self.looked_at += 1
        return super().row_at(number)


@pytest.fixture
def long_list(qtbot: QtBot) -> LongRowList:
    rows = CountingRows()
    view = LongRowList(Theme(), rows=rows)
    qtbot.addWidget(view)
    view.resize(700, 400)
    view.show()
    qtbot.waitExposed(view)
    rows.show_numbers(array("q", range(MANY)))
    view.grab()
    return view


def test_a_hundred_thousand_rows_cost_no_more_than_those_in_sight(long_list: LongRowList) -> None:
    rows = long_list.rows
    assert isinstance(rows, CountingRows)
    for place in (0, MANY // 2, MANY - 1):
        rows.looked_at = 0
        long_list.show_first(place)
        long_list.grab()
        assert 0 < rows.looked_at <= 3 * len(long_list.rows_in_sight())
    assert long_list.rows_in_sight().stop == MANY


def test_keys_go_through_it_and_to_both_ends(long_list: LongRowList, qtbot: QtBot) -> None:
    long_list.setFocus()
    key(long_list, Qt.Key.Key_End)
    assert long_list.currentIndex().row() == MANY - 1
    assert MANY - 1 in long_list.rows_in_sight()
    key(long_list, Qt.Key.Key_PageUp)
    assert long_list.currentIndex().row() == MANY - 1 - len(long_list.rows_in_sight())
    key(long_list, Qt.Key.Key_Home)
    key(long_list, Qt.Key.Key_Down)
    assert long_list.currentIndex().row() == 1
    assert long_list.visualRect(long_list.currentIndex()).top() > 0


def test_a_tap_gives_the_row_that_stands_there(long_list: LongRowList, qtbot: QtBot) -> None:
    rows = long_list.rows
    assert isinstance(rows, GuestListRows)
    long_list.show_first(500)
    rows.put({number: Row(f"T-{number}", f"Guest {number}") for number in range(500, 520)})
    with qtbot.waitSignal(long_list.chosen) as chosen:
        tap(long_list.viewport(), long_list.visualRect(rows.index(502)).center())
    assert chosen.args == ["T-502"]
    assert not long_list.viewportMargins().isNull() or long_list.height() % 66 == 0


def test_a_row_that_is_read_under_the_finger_is_chosen(long_list: LongRowList, qtbot: QtBot) -> None:
    rows, at = long_list.rows, long_list.visualRect(long_list.rows.index(2)).center()
    assert isinstance(rows, GuestListRows)
    press_down(long_list.viewport(), at)
    rows.put({2: Row("T-2", "Guest 2")})
    with qtbot.waitSignal(long_list.chosen) as chosen:
        let_go(long_list.viewport(), at)
    assert chosen.args == ["T-2"]


def test_what_is_in_sight_is_asked_for_and_what_was_seen_stays_until_it_is_read_anew(
    long_list: LongRowList, qtbot: QtBot
) -> None:
    rows = long_list.rows
    assert isinstance(rows, GuestListRows)
    with qtbot.waitSignal(rows.wanted) as wanted:
        long_list.show_first(7000)
        long_list.grab()
    asked = wanted.args[0]
    assert set(long_list.rows_in_sight()) <= set(asked)
    assert len(asked) < 100
    rows.put({number: Row(f"T-{number}", "seen") for number in asked})
    rows.show_numbers(array("q", range(1, MANY)))
    assert rows.row_at(7000 - 1).name == "seen"
    with qtbot.waitSignal(rows.wanted):
        long_list.grab()


class RealList(FakeController):
    """Reads the list from a profile on disk."""

    profile: Profile

    async def browse(self, wanted: GuestFilter, order: GuestOrder = GuestOrder.NAME) -> Browsed | None:
        rules = BrowseRules(frozenset({"tonight"}), admitted_states(DoorPolicy()))
        return await self.profile.browsing.browse(wanted, order, rules, "host")

    async def numbered(self, numbers: Any) -> list[Guest | None]:
        return await self.profile.browsing.numbered(numbers, "host")


def test_thousands_from_the_disk_are_scrolled_to_the_end_and_follow_a_sync(
    play: Play, tmp_path: Path
) -> None:
    controller = RealList()

    async def scene(door: Door) -> None:
        many = [ticket(f"T-{n}", f"Guest {n:05}") for n in range(3000)]
        await complete_list(controller.profile, many)
        sheet = await opened_far(door)
        key(sheet.list, Qt.Key.Key_End)
        await until(lambda: sheet.rows.row_at(2999).name == "Guest 02999")
        await complete_list(controller.profile, [*many, ticket("T-new", "Guest 99999")], pass_no=2)
        await controller.profile.at_door(lambda t: t.add(admission("a-1", "T-2999")))
        door.presenter.guest_list.look_again()
        await until(lambda: sheet.rows.rowCount() == 3001)
        await until(lambda: sheet.rows.row_at(2999).mark == "go")
        assert sheet.list.currentIndex().isValid()

    async def opened_far(door: Door) -> GuestListSheet:
        key(door.window, Qt.Key.Key_F11)
        sheet = door.presenter.guest_list.sheet
        await until(lambda: sheet.rows.rowCount() > 0)
        await until(lambda: bool(sheet.rows.row_at(0).name))
        return sheet

    with using_keyring(MemoryKeyring()):
        controller.profile = Profile.open(tmp_path, None, writable=True)
        try:
            at_the_door(play, scene, controller)
        finally:
            controller.profile.close()


def test_what_changed_under_a_verdict_is_read_once_it_has_gone(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guest_list_presenter, "LOOK_AGAIN_S", 0.01)

    async def scene(door: Door) -> None:
        await opened(door)
        door.controller.say(given(Admit(GUESTS[1]), admission_id="adm-2"))
        await until(lambda: door.window.overlay.covers_stage)
        read = len(door.controller.browsed)
        door.presenter.guest_list.look_again()
        await turns(60)
        assert len(door.controller.browsed) == read
        door.window.overlay.settle()
        await until(lambda: len(door.controller.browsed) > read)

    at_the_door(play, scene)
