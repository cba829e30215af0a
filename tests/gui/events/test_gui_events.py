"""The door's events: asked for when nobody chose, and the next one offered when they are over."""

from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt

from kiosk.core.policy import ALL_EVENTS
from kiosk.core.presence import Presence
from kiosk.core.verdict import Admit, Reason, Refer
from kiosk.engine.events import GuestListChanged
from kiosk.engine.records import EventHeld
from kiosk.ui.events.event_sheet import EventSheet
from kiosk.ui.theme.clean_text import clean
from kiosk.ui.theme.theme import Look
from kiosk.ui.verdict.actions import Action
from kiosk.ui.verdict.verdict_view import view_of_verdict
from tests.gui.conftest import Play
from tests.gui.fake_controller import NOW, TOMORROW, TONIGHT, FakeController, given
from tests.gui.managed_door import Managed, a_desk, managed
from tests.gui.scenes import ANA
from tests.gui.simulated_input import key, tap, type_text
from tests.gui.waiting import turns, until

HELD = [EventHeld(TONIGHT, 1250), EventHeld(TOMORROW, 1)]
OVER = TONIGHT.end + 60 if TONIGHT.end is not None else NOW


def two_days(*, pins: bool = True, chosen: frozenset[str] = frozenset()) -> FakeController:
    controller = a_desk(pins=pins)
    controller.held, controller.chosen = HELD, chosen
    return controller


async def asked(door: Managed) -> EventSheet:
    sheet = door.manager.events.sheet
    await until(lambda: sheet.is_open and not sheet.ignores_input)
    return sheet


def tap_row(sheet: EventSheet, row: int) -> None:
    view = sheet.panel.list
    place: QPoint = view.visualRect(view.rows.index(row)).center()
    tap(view.viewport(), place)


def test_with_several_and_none_chosen_it_asks_once_with_tonights_ticked(play: Play) -> None:
    async def scene(door: Managed) -> None:
        sheet = await asked(door)
        assert sheet.ticked == {"ev-sat"}
        assert [(row.mark, row.chip) for row in sheet.panel.list.rows.rows] == [
            ("chosen", "1\u202f250 tickets"),
            ("not-chosen", "1 ticket"),
        ]
        tap(sheet.close_button)
        door.controller.say(GuestListChanged(1251, complete=True, as_of=NOW))
        await turns()
        assert not sheet.is_open
        assert door.controller.chosen == frozenset()

    managed(play, scene, two_days())


def test_it_does_not_ask_before_the_list_is_whole_nor_for_one_event(play: Play) -> None:
    async def scene(door: Managed) -> None:
        await turns()
        assert not door.manager.events.sheet.is_open

    loading = two_days()
    loading.complete = False
    managed(play, scene, loading)
    managed(play, scene, a_desk())
    managed(play, scene, two_days(chosen=frozenset({"ev-sat"})))


def test_several_are_ticked_by_touch(play: Play) -> None:
    async def scene(door: Managed) -> None:
        sheet = await asked(door)
        tap_row(sheet, 1)
        assert sheet.use.text() == "Use 2 events"
        tap(sheet.use)
        await until(lambda: door.controller.chosen == frozenset({"ev-sat", "ev-sun"}))
        assert not sheet.is_open

    managed(play, scene, two_days())


def test_by_keyboard_the_list_begins_at_tonights_and_space_ticks(play: Play) -> None:
    async def scene(door: Managed) -> None:
        sheet, view = await asked(door), door.manager.events.sheet.panel.list
        assert view.hasFocus()
        assert view.selected is not None
        assert view.selected.key == "ev-sat"
        key(view, Qt.Key.Key_Space)
        assert (sheet.ticked, sheet.use.isEnabled()) == (frozenset(), False)
        key(view, Qt.Key.Key_Down)
        key(view, Qt.Key.Key_Space)
        assert sheet.ticked == {"ev-sun"}
        key(view)
        await until(lambda: door.controller.chosen == frozenset({"ev-sun"}))
        assert not sheet.is_open

    managed(play, scene, two_days())


def test_enter_takes_tonights_and_first_ticks_a_row_that_is_not(play: Play) -> None:
    async def scene(door: Managed) -> None:
        sheet, view = await asked(door), door.manager.events.sheet.panel.list
        key(view, Qt.Key.Key_Down)
        key(view)
        assert sheet.is_open
        assert sheet.ticked == {"ev-sat", "ev-sun"}
        key(view)
        await until(lambda: door.controller.chosen == frozenset({"ev-sat", "ev-sun"}))

    async def at_once(door: Managed) -> None:
        key((await asked(door)).panel.list)
        await until(lambda: door.controller.chosen == frozenset({"ev-sat"}))

    managed(play, scene, two_days())
    managed(play, at_once, two_days())


def test_the_cursor_is_at_what_is_chosen_though_other_days_stand_above_it(play: Play) -> None:
    async def scene(door: Managed) -> None:
        door.window.events_asked.emit()
        view = (await asked(door)).panel.list
        assert view.hasFocus()
        assert view.selected is not None
        assert (view.selected.key, view.rows.place_of("ev-sun")) == ("ev-sun", 1)

    managed(play, scene, two_days(chosen=frozenset({"ev-sun"})))


def test_what_was_chosen_stays_ticked_and_no_list_scrolls_within_the_sheet(play: Play) -> None:
    async def scene(door: Managed) -> None:
        door.controller.held = [EventHeld(replace(TONIGHT, id=f"e{n}"), n) for n in range(12)]
        door.controller.chosen = frozenset({"e3", "gone"})
        door.window.events_asked.emit()
        sheet = await asked(door)
        assert sheet.ticked == {"e3", "gone"}
        await turns()
        assert sheet.panel.list.verticalScrollBar().maximum() == 0
        assert sheet._scroll.verticalScrollBar().maximum() > 0

    managed(play, scene, two_days(chosen=frozenset({"ev-sat"})))


def test_of_a_whole_season_the_ticked_one_is_in_sight_and_what_is_over_comes_last(play: Play) -> None:
    days = [
        replace(TONIGHT, id=f"e{n}", start=NOW + n * 86_400, end=NOW + n * 86_400 + 3600)
        for n in range(-90, 110)
    ]

    async def scene(door: Managed) -> None:
        door.window.resize(1024, 600)
        door.controller.held = [EventHeld(one, 7) for one in days]
        door.controller.chosen = frozenset({"e70"})
        door.window.events_asked.emit()
        sheet = await asked(door)
        view = sheet.panel.list
        keys = [row.key for row in view.rows.rows]
        assert keys == [f"e{n}" for n in (*range(110), *range(-1, -91, -1))]
        assert [row.facts.startswith("Over: ") for row in view.rows.rows] == [False] * 110 + [True] * 90

        def in_sight(row: int) -> bool:
            place = view.visualRect(view.rows.index(row))
            at = view.viewport().mapTo(sheet._scroll.viewport(), place.center())
            return sheet._scroll.viewport().rect().contains(at)

        await until(lambda: in_sight(70))
        assert not in_sight(0)
        view.setFocus()
        for _ in range(12):
            key(view, Qt.Key.Key_Down)
        assert in_sight(82), "so is the one that the keyboard is at"
        key(view)
        assert sheet.ticked == {"e70", "e82"}

    managed(play, scene, two_days())


def test_in_a_small_window_it_begins_at_the_top_where_the_first_one_is_ticked(play: Play) -> None:
    days = [
        replace(TONIGHT, id=f"e{n}", start=NOW + n * 86_400, end=NOW + n * 86_400 + 3600) for n in range(5)
    ]

    async def scene(door: Managed) -> None:
        door.window.resize(1024, 600)
        door.controller.held = [EventHeld(one, 7) for one in days]
        door.window.events_asked.emit()
        sheet = await asked(door)
        await turns()
        bar = sheet._scroll.verticalScrollBar()
        assert bar.maximum() > 0
        assert bar.value() == 0
        for _ in range(4):
            key(sheet.panel.list, Qt.Key.Key_Down)
        assert bar.value() > 0
        for _ in range(4):
            key(sheet.panel.list, Qt.Key.Key_Up)
        assert bar.value() == 0

    managed(play, scene, two_days())


def test_every_event_is_a_choice_of_its_own_and_is_not_asked_about_again(play: Play) -> None:
    async def scene(door: Managed) -> None:
        sheet = await asked(door)
        assert "only a supervisor" in clean(sheet.hint.text)
        tap(sheet.every)
        await until(lambda: door.controller.chosen == {ALL_EVENTS})
        assert not sheet.is_open
        door.window.events_asked.emit()
        await asked(door)
        assert (sheet.ticked, sheet.every.isVisible()) == (frozenset(), False)
        assert clean(sheet.hint.text).startswith("Tickets for every event are let in here now.")

    async def knows(door: Managed) -> None:
        await turns()
        assert not door.manager.events.sheet.is_open

    managed(play, scene, two_days())
    managed(play, knows, two_days(chosen=frozenset({ALL_EVENTS})))


def test_every_event_is_no_choice_where_there_is_one(play: Play) -> None:
    async def scene(door: Managed) -> None:
        door.controller.held = HELD[:1]
        door.window.events_asked.emit()
        sheet = await asked(door)
        assert not sheet.every.isVisible()

    managed(play, scene, two_days(chosen=frozenset({"ev-sat"})))


def test_while_none_is_chosen_the_question_is_one_key_from_every_verdict(play: Play) -> None:
    async def scene(door: Managed) -> None:
        window, sheet = door.window, await asked(door)
        for is_open in (True, False):
            if not is_open:
                sheet.dismiss()
            window.show_verdict(view_of_verdict(given(Refer(Reason.NO_EVENT_CHOSEN, (ANA,), Presence()))))
            assert window.overlay.view is not None
            assert window.overlay.view.look is Look.ASK
            assert window.overlay.view.actions[0] is Action.CHOOSE_EVENT
            assert clean(window.overlay.view.lines[0]).startswith("No event chosen")
            key(window, Qt.Key.Key_F4)
            await until(lambda: not window.overlay.covers_stage and sheet.is_open and not sheet.ignores_input)
        key(sheet.use)
        await until(lambda: door.controller.chosen == {"ev-sat"})

    managed(play, scene, two_days())


def test_who_is_on_another_accounts_list_is_asked_about_with_whose_it_is(play: Play) -> None:
    async def scene(door: Managed) -> None:
        cancelled = replace(ANA, state="cancelled")
        for why, ticket, lines in (
            (Reason.OTHER_ACCOUNT, ANA, ["This ticket is on the list of another account."]),
            (
                Reason.ACCOUNT_NOT_KNOWN,
                cancelled,
                ["Cannot check: this door’s sign-in has not been checked yet."],
            ),
        ):
            told = view_of_verdict(given(Refer(why, (ticket,), Presence(), ("acc-9",))))
            assert told.look is Look.ASK
            assert told.actions == (Action.STEP_ASIDE, Action.SUPERVISOR)
            said = [clean(line) for line in told.lines]
            assert said[:1] == lines
            assert said[1] == "It is for Harbour Festival, on the list of account acc-9."
            assert said[2:] == (["This ticket was cancelled."] if ticket is cancelled else [])
        several = view_of_verdict(
            given(Refer(Reason.OTHER_ACCOUNT, (ANA, cancelled), None, ("acc-8", "acc-9")))
        )
        assert several.actions == (Action.STEP_ASIDE,)
        assert clean(several.lines[1]) == "It is on the list of account acc-8, acc-9."

    managed(play, scene, a_desk())


def test_when_they_are_over_the_bar_says_so_and_the_next_is_one_tap_and_a_pin(play: Play) -> None:
    async def scene(door: Managed) -> None:
        last_verdict, events = door.window.last_verdict, door.manager.events
        await until(lambda: len(events._held) == 2)
        assert last_verdict.view is None
        door.time.now = OVER
        events.look()
        assert clean(last_verdict.text).startswith("Over: Harbour Festival, Sun 14 June · Next: Mon 15 June")
        tap(last_verdict.buttons.button(Action.NEXT_EVENT))
        await until(lambda: door.supervisor.unlock_sheet.is_open)
        assert door.controller.chosen == {"ev-sat"}
        await door.unlock()
        await until(lambda: door.controller.chosen == {"ev-sun"})
        await until(lambda: last_verdict.view is None)

    managed(play, scene, two_days(chosen=frozenset({"ev-sat"})))


def test_without_supervisors_the_next_event_is_one_key(play: Play) -> None:
    async def scene(door: Managed) -> None:
        await until(lambda: len(door.manager.events._held) == 2)
        door.time.now = OVER
        door.manager.events.look()
        key(door.window, Qt.Key.Key_F4)
        await until(lambda: door.controller.chosen == {"ev-sun"})
        assert not door.supervisor.unlock_sheet.is_open

    managed(play, scene, two_days(pins=False, chosen=frozenset({"ev-sat"})))


def test_a_verdict_is_read_before_the_bar_says_again_that_it_is_over(play: Play) -> None:
    async def scene(door: Managed) -> None:
        events, window = door.manager.events, door.window
        await until(lambda: len(events._held) == 2)
        door.time.now = OVER
        verdict = view_of_verdict(given(Admit(ANA), admission_id="a1"))
        window.show_verdict(verdict)
        events.look()
        window.overlay.settle()
        window.show_verdict(view_of_verdict(given(Admit(ANA), admission_id="a2")))
        window.overlay.settle()
        events.look()
        assert window.last_verdict.view is not None
        assert window.last_verdict.view.admission_id == "a2"
        events.look()
        assert window.last_verdict.view.actions == (Action.NEXT_EVENT,)

    managed(play, scene, two_days(chosen=frozenset({"ev-sat"})))


def test_the_next_event_is_the_one_that_the_bar_names_even_when_it_is_over_by_then(play: Play) -> None:
    third = replace(TONIGHT, id="ev-mon", start=NOW + 2 * 86400, end=NOW + 3 * 86400)

    async def scene(door: Managed) -> None:
        last_verdict, events = door.window.last_verdict, door.manager.events
        await until(lambda: len(events._held) == 3)
        door.time.now = OVER
        events.look()
        tap(last_verdict.buttons.button(Action.NEXT_EVENT))
        await until(lambda: door.supervisor.unlock_sheet.is_open)
        door.time.now = NOW + 2 * 86400 - 3600
        await door.unlock()
        await until(lambda: door.controller.chosen == {"ev-sun"})
        await until(lambda: "Next: today" in last_verdict.text)
        tap(last_verdict.buttons.button(Action.NEXT_EVENT))
        await door.unlock()
        await until(lambda: door.controller.chosen == {"ev-mon"})

    controller = two_days(chosen=frozenset({"ev-sat"}))
    controller.held = [*HELD, EventHeld(third, 1)]
    managed(play, scene, controller)


def test_what_comes_next_is_said_anew_when_it_is_over_too(play: Play) -> None:
    async def scene(door: Managed) -> None:
        await until(lambda: len(door.manager.events._held) == 2)
        door.time.now = OVER
        door.manager.events.look()
        assert "Next: Mon 15 June" in clean(door.window.last_verdict.text)
        door.time.now = NOW + 3 * 86400
        door.manager.events.look()
        assert "No further event" in door.window.last_verdict.text

    managed(play, scene, two_days(chosen=frozenset({"ev-sat"})))


def test_a_list_that_comes_does_not_take_a_verdict_away_that_nobody_read(play: Play) -> None:
    async def scene(door: Managed) -> None:
        events, window = door.manager.events, door.window
        await until(lambda: len(events._held) == 2)
        door.time.now = OVER
        window.show_verdict(view_of_verdict(given(Admit(ANA), admission_id="a1")))
        window.overlay.settle()
        for _ in range(3):
            door.controller.say(GuestListChanged(1251, complete=True, as_of=NOW))
            await turns(5)
        assert window.last_verdict.view is not None
        assert window.last_verdict.view.admission_id == "a1"

    managed(play, scene, two_days(chosen=frozenset({"ev-sat"})))


def test_it_does_not_ask_into_what_somebody_is_typing(play: Play) -> None:
    async def scene(door: Managed) -> None:
        sheet = door.manager.events.sheet
        type_text(door.window.entry, "ana")
        await turns()
        assert not sheet.is_open
        door.window.entry.clear()
        door.controller.say(GuestListChanged(1251, complete=True, as_of=NOW))
        await until(lambda: sheet.is_open)

    managed(play, scene, two_days())


def test_where_nothing_comes_next_there_is_no_button(play: Play) -> None:
    async def scene(door: Managed) -> None:
        await until(lambda: bool(door.manager.events._held))
        door.time.now = OVER
        door.manager.events.look()
        view = door.window.last_verdict.view
        assert view is not None
        assert view.actions == ()
        assert "No further event" in door.window.last_verdict.text

    managed(play, scene, a_desk())
