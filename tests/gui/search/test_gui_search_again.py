"""A search that something changes under: what it finds is told as it is by then."""

from asyncio import Event

import pytest

from kiosk.core.verdict import Admit
from kiosk.engine.records import Guest
from kiosk.ui.door.window import DoorWindow
from tests.gui.fake_controller import FakeController, given
from tests.gui.scenes import ANA, Stage
from tests.gui.simulated_input import type_text
from tests.gui.waiting import turns, until


def test_who_is_let_in_while_a_search_is_read_is_found_inside(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        search, read = controller.search, Event()

        async def slowly(query: str, limit: int = 20) -> list[Guest] | None:
            found = await search(query, limit)
            await read.wait()
            return found

        monkeypatch.setattr(controller, "search", slowly)
        type_text(window.entry, "ana")
        await until(lambda: controller.searches == ["ana"])
        controller.admitted[ANA.id] = "adm-1"
        controller.say(given(Admit(ANA), admission_id="adm-1"))
        await turns()
        read.set()
        await until(lambda: bool(window.results.found))
        await turns()
        found = window.results.list.rows.rows
        assert [row.key for row in found] == [ANA.id]
        assert not found[0].facts.startswith("Not inside")
        assert window.results.selected == found[0]

    stage(scene)
