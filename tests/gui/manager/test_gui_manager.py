"""Behind the Manager button: a PIN first, then everything beside scanning; and closing, which asks."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from kiosk.core.link import LinkState
from kiosk.core.message import Message
from kiosk.core.screen_settings import Motion, Scheme
from kiosk.core.verdict import Admit
from kiosk.engine.readiness import Check
from kiosk.engine.records import OutboxCount
from kiosk.ui.devices.power import Alarm, Battery
from kiosk.ui.door.commands import Command
from kiosk.ui.door.status_explained import Topic
from kiosk.ui.manager.manager_sheet import Item
from kiosk.ui.texts.times import clock_time
from kiosk.ui.verdict.verdict_view import view_of_verdict
from kiosk.ui.widgets.sheet import Sheet
from tests.gui.conftest import Play
from tests.gui.fake_controller import NOW, given
from tests.gui.managed_door import PLAIN, Managed, a_desk, managed
from tests.gui.scenes import ANA
from tests.gui.simulated_input import key, tap, type_text
from tests.gui.waiting import turns, until

UNSENT = OutboxCount(unsent=14, oldest=NOW - 600)


async def menu_opened(door: Managed) -> None:
    key(door.window, Qt.Key.Key_F10)
    await door.unlock()
    await until(lambda: door.manager.menu.is_open and not door.manager.menu.ignores_input)


async def chosen(door: Managed, item: Item, sheet: Sheet) -> None:
    await menu_opened(door)
    tap(door.manager.menu.tiles[item])
    await until(lambda: sheet.is_open and not sheet.ignores_input)
    assert not door.manager.menu.is_open


def test_the_menu_opens_for_a_pin_alone_and_says_what_waits(play: Play) -> None:
    async def scene(door: Managed) -> None:
        door.controller.unsent = UNSENT
        tap(door.window.footer.manager)
        await until(lambda: door.supervisor.unlock_sheet.is_open)
        assert not door.manager.menu.is_open
        await door.unlock()
        await until(lambda: door.manager.menu.is_open)
        assert door.manager.menu.tiles[Item.OUTBOX].text() == "Not sent yet\u00a0·\u00a014"
        assert door.manager.menu.tiles[Item.EVENTS].hasFocus()

    managed(play, scene)


def test_a_door_that_lost_its_rules_keeps_its_menu_shut_and_says_why(play: Play) -> None:
    async def scene(door: Managed) -> None:
        door.controller.pins.clear()
        door.controller.policy_lost = True
        key(door.window, Qt.Key.Key_F10)
        await until(lambda: door.manager.explain.is_open)
        assert "rules were lost" in door.manager.explain.accessibleName()
        await turns()
        assert not door.manager.menu.is_open
        assert not door.supervisor.unlock_sheet.is_open

    managed(play, scene)


def test_a_closed_pin_sheet_opens_nothing(play: Play) -> None:
    async def scene(door: Managed) -> None:
        key(door.window, Qt.Key.Key_F10)
        await until(lambda: door.supervisor.unlock_sheet.is_open)
        key(door.supervisor.unlock_sheet, Qt.Key.Key_Escape)
        await turns()
        assert door.window.sheets.top is None

    managed(play, scene)


def test_where_nobody_has_a_pin_the_menu_just_opens(play: Play) -> None:
    async def scene(door: Managed) -> None:
        key(door.window, Qt.Key.Key_F10)
        await until(lambda: door.manager.menu.is_open)
        assert not door.supervisor.unlock_sheet.is_open

    managed(play, scene, a_desk(pins=False))


def test_every_tile_leads_somewhere(play: Play) -> None:
    async def scene(door: Managed) -> None:
        door.controller.checks = [Check("disk", ok=True, detail=Message("{amount} GB free", amount=212.4))]
        manager = door.manager
        for item, sheet in (
            (Item.EVENTS, manager.events.sheet),
            (Item.THIS_DOOR, manager.this_door.sheet),
            (Item.ARRIVALS, manager.arrivals.sheet),
            (Item.READINESS, manager.readiness),
            (Item.SETTINGS, manager.settings),
            (Item.HANDOVER, manager.handover.sheet),
            (Item.DISCOUNTS, manager.discounts.sheet),
            (Item.SIGN_IN, manager.sign_in.sheet),
            (Item.OFF_LIST, door.supervisor.off_list_sheet),
        ):
            await chosen(door, item, sheet)
            sheet.dismiss()
        asked: list[Command] = []
        door.window.commanded.connect(asked.append)
        for item in (Item.INCIDENTS, Item.OUTBOX):
            await menu_opened(door)
            tap(manager.menu.tiles[item])
        assert [one for one in asked if one is not Command.MENU] == [Command.INCIDENTS, Command.OUTBOX]

    managed(play, scene)


@pytest.mark.parametrize("which", [Qt.Key.Key_F1, Qt.Key.Key_F9])
def test_help_and_duty_are_one_tap_or_key_away(play: Play, which: Qt.Key) -> None:
    async def scene(door: Managed) -> None:
        footer, manager = door.window.footer, door.manager
        is_help = which is Qt.Key.Key_F1
        sheet: Sheet = manager.help if is_help else manager.duty
        key(door.window.entry, which)
        assert sheet.is_open
        key(sheet, Qt.Key.Key_Escape)
        await until(sheet.isHidden)
        tap(footer.help if is_help else footer.duty)
        assert sheet.is_open

    managed(play, scene)


def test_who_is_on_duty_changes_with_one_tap_and_follows_the_door(play: Play) -> None:
    async def scene(door: Managed) -> None:
        assert "nobody" in door.window.footer.duty.text()
        tap(door.window.footer.duty)
        await until(lambda: not door.manager.duty.ignores_input)
        type_text(door.manager.duty.other, "Jonas")
        key(door.manager.duty.other)
        await until(lambda: door.window.footer.duty.text() == "On duty: Jonas")
        await door.controller.change_on_duty("Aïcha")
        assert door.window.footer.duty.text() == "On duty: Aïcha"

    managed(play, scene)


def test_with_nothing_unsent_closing_closes_at_once(play: Play) -> None:
    async def scene(door: Managed) -> None:
        assert not door.window.close()
        await until(lambda: not door.window.isVisible())

    managed(play, scene)


def test_what_is_unsent_is_said_before_anything_closes(play: Play) -> None:
    async def scene(door: Managed) -> None:
        door.controller.unsent = UNSENT
        door.window.close()
        explain = door.manager.explain
        await until(lambda: explain.is_open and not explain.ignores_input)
        assert "14" in explain.heading.text
        tap(explain.close_button)
        assert door.window.isVisible()
        door.window.close()
        await until(lambda: explain.is_open and not explain.ignores_input)
        tap(explain.act)
        await until(lambda: not door.window.isVisible())

    managed(play, scene)


def alt_f4(door: Managed) -> None:
    """Press it wherever the keyboard is."""
    QTest.keyClick(QApplication.focusWidget() or door.window, Qt.Key.Key_F4, Qt.KeyboardModifier.AltModifier)


def by_its_frame(door: Managed) -> None:
    """Close the window as its frame does."""
    door.window.windowHandle().close()


CLOSINGS = pytest.mark.parametrize("close", [alt_f4, by_its_frame])


@CLOSINGS
@pytest.mark.parametrize("kiosk_mode", [False, True])
def test_whoever_wants_to_close_again_while_it_asks_leaves_the_question_as_it_is(
    play: Play, close: Callable[[Managed], None], *, kiosk_mode: bool
) -> None:
    async def scene(door: Managed) -> None:
        explain, pin = door.manager.explain, door.supervisor.unlock_sheet
        door.controller.unsent = UNSENT
        await until(door.window.isActiveWindow)
        close(door)
        if kiosk_mode:
            await until(lambda: pin.is_open)
            close(door)
            await door.unlock()
        await until(lambda: explain.is_open and not explain.ignores_input)
        key(explain.close_button, Qt.Key.Key_Tab)
        assert explain.act.hasFocus()
        for _ in range(2):
            close(door)
            await turns()
            await until(lambda: not explain.ignores_input)
        assert door.window.isVisible()
        assert (explain.topic, pin.is_open) == (Item.CLOSE, False)
        assert [one for one in door.window.sheets.known if one.is_open] == [explain]
        assert explain.close_button.hasFocus(), "Enter keeps it open"
        key(QApplication.focusWidget() or door.window)
        assert not explain.is_open
        assert door.window.isVisible()
        close(door)
        if kiosk_mode:
            await door.unlock()
        await until(lambda: explain.is_open and not explain.ignores_input)
        tap(explain.act)
        await until(lambda: not door.window.isVisible())

    managed(play, scene, preferences=PLAIN.with_screen(kiosk_mode=kiosk_mode))


@CLOSINGS
def test_where_all_is_done_meanwhile_whoever_wants_to_close_again_closes(
    play: Play, close: Callable[[Managed], None]
) -> None:
    async def scene(door: Managed) -> None:
        explain = door.manager.explain
        door.controller.unsent = UNSENT
        await until(door.window.isActiveWindow)
        close(door)
        await until(lambda: explain.is_open)
        door.controller.unsent = OutboxCount()
        close(door)
        await until(lambda: not door.window.isVisible())

    managed(play, scene)


@CLOSINGS
def test_a_question_under_a_verdict_stays_there_though_somebody_wants_to_close_again(
    play: Play, close: Callable[[Managed], None]
) -> None:
    async def scene(door: Managed) -> None:
        explain, overlay = door.manager.explain, door.window.overlay
        door.controller.unsent = UNSENT
        await until(door.window.isActiveWindow)
        close(door)
        await until(lambda: explain.is_open and not explain.ignores_input)
        door.window.show_verdict(view_of_verdict(given(Admit(ANA))))
        await until(overlay.isVisible)
        close(door)
        await turns()
        assert overlay.isVisible()
        assert (explain.topic, explain.ignores_input) == (Item.CLOSE, True), "nobody presses what is covered"
        key(QApplication.focusWidget() or door.window)
        await turns()
        assert door.window.isVisible()
        overlay.settle()
        await until(lambda: not explain.ignores_input)
        assert explain.topic is Item.CLOSE

    managed(play, scene)


@pytest.mark.parametrize("letter", [chr(number) for number in range(ord("A"), ord("Z") + 1)])
def test_a_control_character_in_a_code_closes_nothing(play: Play, letter: str) -> None:
    """A scanner types it as Ctrl and a letter."""

    async def scene(door: Managed) -> None:
        await until(door.window.isActiveWindow)
        QTest.keyClick(door.window, Qt.Key(ord(letter)), Qt.KeyboardModifier.ControlModifier)
        await turns()
        assert door.window.isVisible()

    managed(play, scene)


def test_in_kiosk_mode_pins_that_are_damaged_shut_nobody_in(play: Play) -> None:
    async def scene(door: Managed) -> None:
        door.controller.pins_unusable = True
        door.window.close()
        await until(lambda: not door.window.isVisible())
        assert not door.supervisor.unlock_sheet.is_open

    managed(play, scene, preferences=PLAIN.with_screen(kiosk_mode=True))


def test_in_kiosk_mode_every_way_out_asks_for_the_pin(play: Play) -> None:
    async def scene(door: Managed) -> None:
        await until(door.window.isActiveWindow)
        QTest.keyClick(door.window, Qt.Key.Key_F4, Qt.KeyboardModifier.AltModifier)
        await until(lambda: door.supervisor.unlock_sheet.is_open)
        key(door.supervisor.unlock_sheet, Qt.Key.Key_Escape)
        await turns()
        assert door.window.isVisible()
        key(door.window, Qt.Key.Key_Escape)
        assert door.window.isFullScreen()
        door.window.close()
        await door.unlock()
        await until(lambda: not door.window.isVisible())

    managed(play, scene, preferences=PLAIN.with_screen(kiosk_mode=True))


def test_closing_from_the_menu_asks_for_no_second_pin(play: Play) -> None:
    async def scene(door: Managed) -> None:
        await menu_opened(door)
        assert door.window.isVisible()
        tap(door.manager.menu.tiles[Item.CLOSE])
        await until(lambda: not door.window.isVisible())

    managed(play, scene, preferences=PLAIN.with_screen(kiosk_mode=True))


def test_settings_are_so_at_once(play: Play) -> None:
    async def scene(door: Managed) -> None:
        settings = door.manager.settings
        await chosen(door, Item.SETTINGS, settings)
        assert f"where it is {clock_time(NOW)} now" in settings.zone.text
        tap(settings.scheme.chip(Scheme.LIGHT.value))
        assert door.window.theme.shown is Scheme.LIGHT
        tap(settings.motion.chip(Motion.ON.value))
        assert door.window.theme.motion_ms > 0
        settings._scroll.ensureWidgetVisible(settings.names)
        tap(settings.names.chip("on"))
        assert door.window.hides_names
        assert door.window.recent.list.rows.hides_names
        tap(settings.kiosk_mode.chip("on"))
        assert door.window.isFullScreen()
        tap(settings.kiosk_mode.chip("off"))
        assert not door.window.isFullScreen()
        assert door.preferred.now.screen.theme is Scheme.LIGHT
        tap(door.window.footer.theme)
        assert settings.scheme.held == Scheme.HIGH_CONTRAST.value

    managed(play, scene)


def test_a_verdict_stays_as_long_as_was_chosen(play: Play) -> None:
    async def scene(door: Managed) -> None:
        door.preferred.use(door.preferred.now.with_screen(verdict_s=0.01))
        door.window.show_verdict(view_of_verdict(given(Admit(ANA))))
        assert door.window.overlay.covers_stage
        await until(lambda: not door.window.overlay.covers_stage)

    managed(play, scene)


def test_the_battery_alarm_waits_until_nobody_types_and_leads_to_the_handover(play: Play) -> None:
    async def scene(door: Managed) -> None:
        explain, handover = door.manager.explain, door.manager.handover.sheet
        type_text(door.window.entry, "ana")
        door.manager.battery.alarmed(Alarm.LOW, Battery(19, plugged=False))
        await turns()
        assert not explain.is_open
        door.window.entry.clear()
        await until(lambda: explain.is_open and not explain.ignores_input)
        assert "19" in explain.heading.text
        tap(explain.act)
        await door.unlock()
        await until(lambda: handover.is_open)

    managed(play, scene)


def test_a_battery_that_is_plugged_in_before_the_alarm_was_seen_gives_none(play: Play) -> None:
    async def scene(door: Managed) -> None:
        type_text(door.window.entry, "ana")
        door.manager.battery.alarmed(Alarm.LOW, Battery(19, plugged=False))
        door.manager.battery.alarmed(None, Battery(19, plugged=True))
        door.window.entry.clear()
        door.manager.battery._look()
        assert not door.manager.explain.is_open

    managed(play, scene)


def test_a_state_is_explained_and_what_can_be_done_is_one_tap(play: Play) -> None:
    async def scene(door: Managed) -> None:
        refreshed: list[bool] = []
        door.window.refresh_asked.connect(lambda: refreshed.append(True))
        door.window.status_bar.explained.emit("List 2 h old", "It is old.", Topic.LIST)
        assert door.manager.explain.text.text == "It is old."
        await until(lambda: not door.manager.explain.ignores_input)
        tap(door.manager.explain.act)
        assert refreshed == [True]
        door.window.status_bar.explained.emit("Live", "All is well.", Topic.LINK)
        assert door.manager.explain.act.isHidden()

    managed(play, scene)


def test_an_explanation_follows_its_state_and_closes_once_there_is_nothing_to_explain(play: Play) -> None:
    async def scene(door: Managed) -> None:
        bar, explain = door.window.status_bar, door.manager.explain
        bar.show_capacity(1250, 1250)
        tap(bar.capacity)
        await until(lambda: explain.is_open)
        assert explain.heading.text == "Full: 1\u202f250 inside"
        bar.show_capacity(1200, 1250)
        assert "50 more may come in" in explain.text.text
        bar.show_link(LinkState.OFFLINE)
        assert explain.is_open, "another state says nothing of this one"
        bar.show_capacity(900, 1250)
        assert not explain.is_open

    managed(play, scene)


def test_a_stopped_door_follows_nothing_more(play: Play) -> None:
    async def scene(door: Managed) -> None:
        door.manager.stop()
        assert door.controller.listeners == []
        assert not door.window.guarded

    managed(play, scene)


def test_the_first_start_asks_whether_guests_see_the_screen_and_the_answer_is_kept(play: Play) -> None:
    async def scene(door: Managed) -> None:
        question = door.window.recent.question
        assert question.isVisible()
        tap(question.hide_names)
        assert door.window.hides_names
        assert (door.preferred.now.screen.hide_names, door.preferred.now.screen.names_asked) == (True, True)
        assert not question.isVisible()

    managed(play, scene, preferences=PLAIN.with_screen(names_asked=False))


def test_a_rehearsal_does_not_ask(play: Play) -> None:
    async def scene(door: Managed) -> None:
        assert not door.window.recent.question.isVisible()

    controller = a_desk()
    controller.rehearsal = True
    managed(play, scene, controller, PLAIN.with_screen(names_asked=False))
