"""A door's real window joins a real hub by the code at its camera while guests come in, and leaves it."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import psutil
import pytest
from PySide6.QtCore import Qt

from kiosk.bootstrap.door import open_door
from kiosk.bootstrap.screen import Screen, open_screen
from kiosk.core.presence import Certainty
from kiosk.engine import hub_here
from kiosk.engine.controller import DoorController
from kiosk.engine.events import VenueState
from kiosk.engine.hub_pairing import all_begun
from kiosk.sandbox.server import SandboxThread
from kiosk.scanning.camera.synthetic import SyntheticCamera
from kiosk.ui.app.run import run
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.manager.manager_sheet import Item, ManagerSheet
from kiosk.ui.sign_in.hub_sheet import HubSheet
from kiosk.ui.this_door.this_door_sheet import ThisDoorSheet
from tests.end2end.conftest import NewKiosk
from tests.end2end.first_run_samples import Hand
from tests.end2end.hub_process import Hub
from tests.gui.simulated_input import key
from tests.gui.waiting import until
from tests.hub_server import stand_still
from tests.unit.bootstrap.pairing_samples import place

PATIENT = b'{"budgets": {"claim_ms": 20000, "confirm_ms": 20000}}'
CLOSES_WITHIN_S = 8.0
"""Two seconds where nobody else wants the machine; whoever waits for the hub waits ten."""
Deed = Callable[[DoorController, Screen], Awaitable[None]]


@pytest.fixture
def hub(tmp_path: Path) -> Iterator[Hub]:
    made = Hub(tmp_path / "hub")
    with made.running():
        yield made


@pytest.fixture
def camera() -> SyntheticCamera:
    return SyntheticCamera()


@pytest.fixture
def played(
    tmp_path: Path, sandbox: SandboxThread, camera: SyntheticCamera, monkeypatch: pytest.MonkeyPatch
) -> Callable[[Deed], None]:
    """Opens the door as `kiosk` does while somebody does this, and closes its window at the end."""
    monkeypatch.setattr(hub_here, "TOGETHER_WITHIN_S", 60.0)

    def play(deed: Deed) -> None:
        environment = place(
            tmp_path / "home",
            KIOSK_BASE_URL=sandbox.base_url,
            KIOSK_TOKEN=sandbox.token,
            KIOSK_EVENT_ID=sandbox.world.tonight.id,
            KIOSK_DOOR="North",
        )

        async def evening(_app: object) -> int:
            async with (
                open_door(environment) as door,
                open_screen(door, environment.settings, camera, loud=False) as screen,
            ):
                screen.show()
                async with asyncio.timeout(100):
                    await until(lambda: door.list_complete)
                    await deed(door, screen)
                screen.window.close_now()
            return 0

        assert run(evening, language="en") == 0

    return play


async def other_doors(window: DoorWindow, hand: Hand) -> HubSheet:
    """The sheet, by way of the manager's menu and this door's."""
    window.press(Qt.Key.Key_F10)
    await until(lambda: isinstance(window.sheets.top, ManagerSheet))
    menu = window.sheets.top
    assert isinstance(menu, ManagerSheet)
    await hand.tap(menu, menu.tiles[Item.THIS_DOOR])
    await until(lambda: isinstance(window.sheets.top, ThisDoorSheet))
    this_door = window.sheets.top
    assert isinstance(this_door, ThisDoorSheet)
    await hand.tap(this_door, this_door.share)
    await until(lambda: isinstance(window.sheets.top, HubSheet))
    sheet = window.sheets.top
    assert isinstance(sheet, HubSheet)
    return sheet


async def listens(sheet: HubSheet) -> None:
    await until(lambda: sheet.is_open and not sheet.ignores_input)


def test_a_door_joins_by_the_code_at_its_camera_and_leaves_and_guests_come_in_all_the_while(
    hub: Hub,
    sandbox: SandboxThread,
    camera: SyntheticCamera,
    new_kiosk: NewKiosk,
    played: Callable[[Deed], None],
) -> None:
    before, together, after = (sandbox.world.add_ticket() for _ in range(3))
    south = new_kiosk(KIOSK_EVENT_ID=sandbox.world.tonight.id, KIOSK_DOOR="South")
    assert south.json("policy", "set", "-", stdin=PATIENT).status == 0
    assert south.run("sync").status == 0
    assert south.json("pair", hub.link("South")).status == 0
    link = hub.link("North")

    async def shown(window: DoorWindow, code: str, name: str) -> None:
        camera.show(code)
        await until(lambda: name in window.overlay.accessibleName())
        window.overlay.settle()

    async def deed(door: DoorController, screen: Screen) -> None:
        window, hand = screen.window, Hand()
        await shown(window, before.token, "GO IN")
        await shown(window, link, "PAIRING CODE")
        sheet = await other_doors(window, hand)
        assert "This door is alone" in sheet.words.text
        await until(lambda: not camera.pending)
        camera.show(link)
        await until(sheet.decline.isVisible)
        assert f"127.0.0.1:{hub.port}" in sheet.words.text
        await listens(sheet)
        key(sheet.main)
        key(sheet.main)
        await until(sheet.main.isHidden)
        assert "The doors are together" in sheet.words.text
        assert window.status_bar.hub.isVisible()
        await hand.tap(sheet, sheet.close_button)
        window.sheets.dismiss_all()
        told = await asyncio.to_thread(south.json, "check-in", before.id)
        assert told.value["verdict"] == "already_in"
        assert told.value["evidence"]["door"] == "North"
        told = await asyncio.to_thread(south.json, "check-in", together.id)
        assert told.value["certainty"] in (Certainty.VENUE, Certainty.CONFIRMED)
        await shown(window, together.token, "ALREADY IN")
        sheet = await other_doors(window, hand)
        await hand.tap(sheet, sheet.leave)
        await until(sheet.decline.isVisible)
        await listens(sheet)
        key(sheet.decline)
        assert door.venue.state is VenueState.TOGETHER
        await hand.tap(sheet, sheet.leave)
        await until(sheet.decline.isVisible)
        await hand.tap(sheet, sheet.main)
        await until(sheet.main.isHidden)
        assert "has left the hub" in sheet.words.text
        await until(window.status_bar.hub.isHidden)
        await hand.tap(sheet, sheet.close_button)
        window.sheets.dismiss_all()
        await shown(window, after.token, "GO IN")

    played(deed)
    assert [one["name"] for one in hub.status()["doors"]] == ["South", "North"]


def test_a_window_that_is_closed_while_the_hub_stands_still_closes_at_once_and_nothing_is_half_done(
    hub: Hub, played: Callable[[Deed], None]
) -> None:
    link, closed = hub.link("North"), []
    server = hub.server()

    async def joins(window: DoorWindow) -> None:
        sheet = await other_doors(window, Hand())
        sheet.link.line.setText(link)
        await listens(sheet)
        key(sheet.link.line)
        await until(sheet.decline.isVisible)
        await listens(sheet)
        key(sheet.main)

    async def closes(_door: DoorController, screen: Screen) -> None:
        stand_still(server.pid)
        await joins(screen.window)
        await until(lambda: screen.presenter.is_busy)
        closed.append(time.monotonic())

    async def begins_anew(door: DoorController, screen: Screen) -> None:
        assert door.venue.state is VenueState.NONE
        assert await all_begun(door.store) == []
        await joins(screen.window)
        await until(lambda: door.venue.state is VenueState.TOGETHER)

    try:
        played(closes)
        assert time.monotonic() - closed[0] < CLOSES_WITHIN_S
    finally:
        server.resume()
    played(begins_anew)
    assert psutil.pid_exists(server.pid)
