"""Choosing the door's events: a dialog that is opened and awaited."""

import asyncio
from dataclasses import replace

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from kiosk.engine.records import EventHeld
from kiosk.ui.event_chooser import EventChooser, likely_event
from kiosk.ui.theme import Scheme, Theme
from tests.gui.conftest import Play
from tests.gui.fake_desk import NOW, TOMORROW, TONIGHT
from tests.gui.hands import key, tap

HELD = [EventHeld(TONIGHT, 1250), EventHeld(TOMORROW, 1)]


def chooser(qtbot: QtBot, chosen: frozenset[str] = frozenset()) -> EventChooser:
    made = EventChooser(Theme(Scheme.DARK), HELD, chosen, NOW)
    qtbot.addWidget(made)
    return made


def tap_row(dialog: EventChooser, row: int) -> None:
    view = dialog.panel.list
    place = view.visualRect(view.rows.index(row)).center()
    tap(view.viewport(), place)


def test_the_event_that_is_on_is_ticked_beforehand(qtbot: QtBot) -> None:
    over = EventHeld(replace(TONIGHT, id="over", start=NOW - 90000, end=NOW - 80000), 5)
    assert likely_event([over, *HELD], NOW) == {"ev-sat"}
    assert likely_event([EventHeld(replace(TONIGHT, start=None), 1)], NOW) == set()
    rows = chooser(qtbot).panel.list.rows.rows
    assert [(row.mark, row.chip) for row in rows] == [
        ("chosen", "1\u202f250 tickets"),
        ("not-chosen", "1 ticket"),
    ]


def test_several_can_be_ticked_by_touch(qtbot: QtBot, play: Play) -> None:
    async def scene() -> None:
        dialog = chooser(qtbot)
        answer = dialog.ask()
        tap_row(dialog, 1)
        assert dialog.use.text() == "Use 2 events"
        tap(dialog.use)
        assert await answer == frozenset({"ev-sat", "ev-sun"})
        assert not dialog.isVisible()

    play(scene())


def test_by_keyboard_enter_ticks_in_the_list_and_then_accepts(qtbot: QtBot, play: Play) -> None:
    async def scene() -> None:
        dialog = chooser(qtbot)
        answer = dialog.ask()
        view = dialog.panel.list
        key(view, Qt.Key.Key_Return)
        assert not dialog.use.isEnabled()
        key(view, Qt.Key.Key_Down)
        key(view, Qt.Key.Key_Return)
        key(dialog.use, Qt.Key.Key_Return)
        assert await answer == frozenset({"ev-sun"})

    play(scene())


def test_what_was_chosen_before_stays_ticked(qtbot: QtBot) -> None:
    assert chooser(qtbot, frozenset({"ev-sun"}))._chosen == {"ev-sun"}


def test_not_now_esc_and_closing_choose_nothing(qtbot: QtBot, play: Play) -> None:
    async def scene() -> None:
        for leave in (
            lambda dialog: tap(dialog.later),
            lambda dialog: key(dialog, Qt.Key.Key_Escape),
            lambda dialog: dialog.close(),
        ):
            dialog = chooser(qtbot)
            answer: asyncio.Future[frozenset[str] | None] = dialog.ask()
            leave(dialog)
            assert await answer is None

    play(scene())
