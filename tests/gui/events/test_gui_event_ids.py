"""Events by their ids: one without tickets is typed, and rows that read the same name theirs."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QLineEdit, QWidget

from kiosk.core.screen_settings import Scheme
from kiosk.core.tickets import Event, Listing
from kiosk.engine.records import EventHeld
from kiosk.ui.events.event_rows import rows_of
from kiosk.ui.manager.manager_sheet import Item
from kiosk.ui.texts.times import use_timezone
from kiosk.ui.theme.clean_text import clean
from kiosk.ui.widgets.scroll_edges import STRIP_PX
from tests.gui.conftest import Play
from tests.gui.events.test_gui_events import HELD, asked, tap_row, two_days
from tests.gui.fake_controller import NOW, TOMORROW, TONIGHT
from tests.gui.gallery.event_choices import events_typed
from tests.gui.gallery.setting import a_setting
from tests.gui.managed_door import Managed, a_desk, managed
from tests.gui.simulated_input import key, tap, type_text
from tests.gui.waiting import turns, until

TYPED = ("Not on the guest list", "No tickets yet")


def test_an_id_is_typed_by_keyboard_alone_and_the_event_stays_shown(play: Play) -> None:
    async def scene(door: Managed) -> None:
        sheet = await asked(door)
        assert sheet.ticked == {"ev-sat"}, "a proposal"
        for _ in range(20):
            key(door.window.focusWidget(), Qt.Key.Key_Tab)
            if sheet.other.hasFocus():
                break
        key(sheet.other, Qt.Key.Key_Space)
        assert sheet.id_field.line.hasFocus()
        type_text(sheet.id_field.line, " ev-new ")
        key(sheet.id_field.line)
        assert sheet.is_open, "Enter in the line takes nothing yet"
        assert sheet.ticked == {"ev-new"}, "what was only proposed is not meant any more"
        row = next(row for row in sheet.panel.list.rows.rows if row.key == "ev-new")
        assert (row.name, row.mark, row.facts, row.chip) == ("ev-new", "chosen", *TYPED)
        assert sheet.use.hasFocus()
        key(sheet.use)
        await until(lambda: door.controller.chosen == {"ev-new"})
        door.window.events_asked.emit()
        await asked(door)
        assert sheet.ticked == {"ev-new"}
        first = sheet.panel.list.rows.rows[0]
        assert (first.key, first.chip) == ("ev-new", TYPED[1])
        assert "No ticket on the guest list is for the event" in sheet.notice.text()
        assert sheet.id_field.isHidden()

    managed(play, scene, two_days())


def test_an_id_is_typed_by_touch_and_used_without_being_added_first(play: Play) -> None:
    async def scene(door: Managed) -> None:
        door.window.events_asked.emit()
        sheet = await asked(door)
        tap(sheet.other)
        assert sheet.other.isHidden()
        tap(sheet.id_field.line)
        type_text(sheet.id_field.line, "ev-new, ev-sun")
        tap(sheet.use)
        await until(lambda: door.controller.chosen == {"ev-sat", "ev-sun", "ev-new"})
        assert sheet.id_field.text == ""

    managed(play, scene, two_days(chosen=frozenset({"ev-sat"})))


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("", "Enter the event’s id"),
        ("   ", "Enter the event’s id"),
        ("e" * 257, "256 letters"),
        ("ev\u0007new", "No event’s id has such characters"),
        ("ev\u202enew", "No event’s id has such characters"),
        ("all", "it means every event"),
    ],
)
def test_what_is_no_id_is_refused_with_a_sentence_and_can_be_mended(
    play: Play, typed: str, said: str
) -> None:
    async def scene(door: Managed) -> None:
        sheet = await asked(door)
        tap(sheet.other)
        sheet.id_field.line.setText(typed)
        tap(sheet.id_field.add)
        assert said in sheet.id_field.notice.text()
        assert sheet.id_field.line.hasFocus()
        assert sheet.ticked == {"ev-sat"}
        if typed.strip():
            tap(sheet.use)
            assert sheet.is_open, "what stands in the line is meant too"
        sheet.id_field.line.setText("e" * 256)
        assert sheet.id_field.notice.isHidden()
        tap(sheet.id_field.add)
        assert sheet.ticked == {"e" * 256}

    managed(play, scene, two_days())


def test_in_a_small_window_the_line_and_what_is_said_of_it_are_in_sight(play: Play) -> None:
    async def scene() -> None:
        async with a_setting((1024, 600), Scheme.DARK) as setting:
            await events_typed(setting)
            sheet = setting.presenter.manager.events.sheet

            def in_sight(widget: QWidget) -> bool:
                room = sheet._scroll.viewport()
                place = QRect(widget.mapTo(room, QPoint()), widget.size())
                return widget.isVisible() and room.rect().contains(place)

            await setting.quiet()
            assert in_sight(sheet.id_field.line)
            assert in_sight(sheet.id_field.notice)

    play(scene())


def test_a_line_that_was_left_is_forgotten(play: Play) -> None:
    async def scene(door: Managed) -> None:
        sheet = await asked(door)
        tap(sheet.other)
        type_text(sheet.id_field.line, "ev-new")
        key(sheet.id_field.line, Qt.Key.Key_Escape)
        assert not sheet.is_open
        assert sheet.id_field.text == ""
        door.window.events_asked.emit()
        await asked(door)
        assert (sheet.id_field.text, sheet.id_field.isHidden()) == ("", True)
        assert door.controller.chosen == frozenset()

    managed(play, scene, two_days())


@pytest.mark.parametrize("complete", [True, False])
def test_where_nothing_is_held_the_menu_still_leads_to_the_question(play: Play, complete: bool) -> None:
    async def scene(door: Managed) -> None:
        await turns()
        assert not door.manager.events.sheet.is_open, "nobody is asked by itself"
        door.manager.menu.chosen.emit(Item.EVENTS)
        sheet = await asked(door)
        assert "No event is on the guest list yet" in clean(sheet.hint.text)
        assert sheet.panel.isHidden()
        assert (sheet.again.isVisible(), sheet.every.isVisible()) == (False, False)
        assert not sheet.use.isEnabled()
        assert sheet.id_field.isVisible()
        assert sheet.id_field.line.hasFocus()
        type_text(sheet.id_field.line, "ev-new")
        assert sheet.use.isEnabled()
        key(sheet.id_field.line)
        key(sheet.use)
        await until(lambda: door.controller.chosen == {"ev-new"})

    empty = a_desk(pins=False)
    empty.held, empty.complete = [], complete
    managed(play, scene, empty)


def test_the_usual_choice_is_not_in_the_way_of_an_id_that_is_held(play: Play) -> None:
    async def scene(door: Managed) -> None:
        sheet = await asked(door)
        tap(sheet.other)
        type_text(sheet.id_field.line, "ev-sun")
        key(sheet.id_field.line)
        assert sheet.ticked == {"ev-sun"}
        assert len(sheet.panel.list.rows.rows) == 2
        tap_row(sheet, 0)
        tap(sheet.use)
        await until(lambda: door.controller.chosen == {"ev-sat", "ev-sun"})

    managed(play, scene, two_days())


def test_rows_tell_listing_and_time_at_the_venue_and_the_id_where_both_are_alike() -> None:
    again = replace(TONIGHT, id="ev-late", start=NOW + 3 * 3600, end=NOW + 4 * 3600)
    twin = Event("ev-twin", Listing("ls-2", "Harbour Festival"), TONIGHT.start, TONIGHT.end)
    undated = [Event(f"ev-{n}", Listing("ls-3", "Winter Ball")) for n in (1, 2)]
    held = [EventHeld(one, 1) for one in (TONIGHT, twin, again, TOMORROW, *undated)]
    use_timezone("Asia/Tokyo")
    try:
        told = {row.key: clean(row.facts) for row in rows_of(held, (), (), NOW)}
        names = {row.key: row.name for row in rows_of(held, (), (), NOW)}
    finally:
        use_timezone("UTC")
    here = {row.key: clean(row.facts) for row in rows_of(held, (), (), NOW)}
    assert names["ev-sat"] == names["ev-twin"] == "Harbour Festival"
    assert told["ev-sat"].endswith(" · id ev-sat")
    assert told["ev-twin"].endswith(" · id ev-twin")
    assert told["ev-1"] == "No date given · id ev-1"
    assert "id" not in told["ev-late"]
    assert "id" not in told["ev-sun"]
    assert told["ev-late"] != here["ev-late"]
    assert len(set(told.values())) == len(held)


def test_what_was_chosen_without_tickets_comes_first_and_what_is_over_last() -> None:
    over = replace(TONIGHT, id="ev-old", start=NOW - 9 * 86_400, end=NOW - 8 * 86_400)
    rows = rows_of([EventHeld(over, 3), *HELD], ("ev-new",), {"ev-new"}, NOW)
    assert [row.key for row in rows] == ["ev-new", "ev-sat", "ev-sun", "ev-old"]
    assert [row.mark for row in rows] == ["chosen", "not-chosen", "not-chosen", "not-chosen"]


def test_an_id_that_is_typed_stays_in_sight_in_a_window_that_becomes_smaller(play: Play) -> None:
    async def whole() -> None:
        async with a_setting((1920, 1080), Scheme.DARK) as setting:
            await events_typed(setting)
            await setting.quiet()
            line = setting.window.focusWidget()
            assert isinstance(line, QLineEdit)
            setting.window.resize(1280, 800)
            await setting.quiet()
            await turns()
            sheet = setting.presenter.manager.events.sheet
            room, bar = sheet._scroll.viewport(), sheet._scroll.verticalScrollBar()
            free = room.height() - line.mapTo(room, QPoint()).y() - line.height()
            assert line.hasFocus()
            assert bar.maximum() > 0
            assert free >= (0 if bar.value() == bar.maximum() else STRIP_PX), (
                "below it stands that more follows"
            )

    play(whole())
