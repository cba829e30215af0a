"""The door and its screen together: keys and taps in, events out, with a controller that we wrote."""

from functools import partial

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from kiosk.engine.controller import NotJudged
from kiosk.ui.door.window import DoorWindow
from tests.gui.fake_controller import FakeController
from tests.gui.guest_sheets import guest_sheet
from tests.gui.scenes import Stage, shown_word
from tests.gui.simulated_input import key, tap, type_text
from tests.gui.waiting import turns, until


def test_enter_on_a_typed_name_opens_the_guest_and_never_admits(qtbot: QtBot, stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        type_text(window.entry, "garc")
        await until(lambda: window.results.found == ("TKT-1", "TKT-2"))
        key(window.entry, Qt.Key.Key_Down)
        key(window.entry)
        await until(lambda: guest_sheet(window).ticket_id == "TKT-2")
        await turns()
        assert controller.admit_calls == []
        assert controller.admitted == {}
        assert shown_word(window) == ""

    stage(scene)


def test_enter_before_the_search_answers_opens_only_an_only_guest(qtbot: QtBot, stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        type_text(window.entry, "garc")
        key(window.entry)
        await until(lambda: window.results.found == ("TKT-1", "TKT-2"))
        await turns()
        assert guest_sheet(window).ticket_id == ""
        type_text(window.entry, "chlo")
        key(window.entry)
        await until(lambda: guest_sheet(window).ticket_id == "TKT-3")
        assert controller.admitted == {}

    stage(scene)


def test_enter_before_the_search_answers_opens_nobody_who_is_called_otherwise(
    qtbot: QtBot, stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        search = controller.queries.search
        monkeypatch.setattr(controller.queries, "search", lambda _typed, limit: search("chlo", limit))
        type_text(window.entry, "khloe")
        key(window.entry)
        await until(lambda: window.results.found == ("TKT-3",))
        await turns()
        assert guest_sheet(window).ticket_id == ""
        key(window.entry)
        await until(lambda: guest_sheet(window).ticket_id == "TKT-3")

    stage(scene)


def test_a_typed_id_is_a_scan(qtbot: QtBot, stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        type_text(window.entry, "TKT-1")
        key(window.entry)
        await until(lambda: shown_word(window) == "GO IN")
        await until(lambda: window.entry.text() == "")
        assert controller.typed_lines == ["TKT-1"]
        assert guest_sheet(window).ticket_id == ""

    stage(scene)


def test_two_codes_right_after_one_another_are_two_scans(qtbot: QtBot, stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        for code in ("token-TKT-1", "token-TKT-3"):
            type_text(window.entry, code)
            key(window.entry)
            await until(partial(controller.typed_lines.__contains__, code))
        await until(lambda: len(controller.admitted) == 2)
        assert set(controller.admitted) == {"TKT-1", "TKT-3"}

    stage(scene)


def test_a_line_that_the_disk_kept_from_being_judged_stays_and_opens_nobody(
    stage: Stage, controller: FakeController
) -> None:
    controller.typed_outcome = NotJudged()

    async def scene(window: DoorWindow, controller: FakeController) -> None:
        type_text(window.entry, "Luis")
        await until(window.results.isVisible)
        key(window.entry)
        await until(lambda: controller.typed_lines == ["Luis"])
        await turns()
        assert window.entry.line == "Luis"
        assert not guest_sheet(window).is_open

    stage(scene)


def test_a_line_that_is_nobody_says_so(qtbot: QtBot, stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        window.entry.insert("'; DROP TABLE tickets; -- ../../ 👩‍👩‍👧")
        key(window.entry)
        await until(lambda: window.results.isVisible() and window.results.empty.isVisible())
        assert guest_sheet(window).ticket_id == ""
        assert controller.admitted == {}

    stage(scene)


def test_admitting_from_the_sheet(qtbot: QtBot, stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        type_text(window.entry, "chlo")
        await until(lambda: window.results.found == ("TKT-3",))
        key(window.entry)
        await until(
            lambda: guest_sheet(window).ticket_id == "TKT-3" and not guest_sheet(window).ignores_input
        )
        tap(guest_sheet(window).admit)
        await until(lambda: shown_word(window) == "GO IN")
        assert controller.admit_calls == ["TKT-3"]
        assert window.entry.text() == ""
        assert window.focusWidget() is window.entry
        assert window.recent.isVisible()

    stage(scene)


def test_the_newest_search_cancels_the_last(qtbot: QtBot, stage: Stage, controller: FakeController) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        import asyncio

        controller.gate = asyncio.Event()
        type_text(window.entry, "ga")
        await until(lambda: controller.searches == ["ga"])
        type_text(window.entry, "rc")
        await until(lambda: controller.searches == ["ga", "garc"])
        await until(lambda: controller.searches_cancelled == ["ga"])
        controller.gate.set()
        await until(lambda: window.results.query == "garc")
        key(window.entry, Qt.Key.Key_Escape)
        assert window.recent.isVisible()

    stage(scene)
    assert controller.searches_cancelled == ["ga"]


def test_a_cleared_entry_lists_nobody_even_if_a_search_was_under_way(qtbot: QtBot, stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        import asyncio

        controller.gate = asyncio.Event()
        type_text(window.entry, "ga")
        await until(lambda: controller.searches == ["ga"])
        key(window.entry, Qt.Key.Key_Escape)
        controller.gate.set()
        await until(lambda: controller.searches_cancelled == ["ga"])
        assert not window.results.isVisible()

    stage(scene)
