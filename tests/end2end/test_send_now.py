"""What a service refused, or a login page kept back, leaves within seconds of its end, or at once by hand."""

import json
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from kiosk.bootstrap import Environment, open_door
from kiosk.bootstrap.screen import Screen, open_screen
from kiosk.core import outbox, pace
from kiosk.core.link import LinkState
from kiosk.core.outbox import PROBE_EVERY_S
from kiosk.core.presence import InputMethod
from kiosk.engine.controller import DoorController
from kiosk.engine.events import EngineEvent, LinkChanged
from kiosk.sandbox.faults import Faults, parse_faults
from kiosk.sandbox.records import Ticket
from kiosk.sandbox.server import SandboxThread
from kiosk.sandbox.world import SandboxOptions
from kiosk.scanning.camera.synthetic import SyntheticCamera
from kiosk.settings import Settings
from kiosk.ui.app.run import run
from kiosk.ui.door.commands import Command
from tests.gui.simulated_input import key, tap
from tests.gui.waiting import until

CHECK_INS = ["/api/v2/cost_item_check_ins/"]
GUEST_LISTS = ["/api/v2/guestlists"]
SOON_S = 5.0
Evening = Callable[[DoorController, Screen], Any]


@pytest.fixture
def sandbox() -> Iterator[SandboxThread]:
    with SandboxThread(SandboxOptions(tickets=40)) as started:
        yield started


def refuse(sandbox: SandboxThread, code: int, paths: list[str] = CHECK_INS) -> None:
    fault = {"script": [{"paths": paths, "does": [{"status": [{"code": code}]}]}]}
    sandbox.world.faults = parse_faults(json.dumps(fault).encode())


def login_page(sandbox: SandboxThread) -> None:
    fault = {"script": [{"does": [{"portal": dict[str, object]()}]}]}
    sandbox.world.faults = parse_faults(json.dumps(fault).encode())


@asynccontextmanager
async def a_screen(home: Path, sandbox: SandboxThread) -> AsyncIterator[tuple[DoorController, Screen]]:
    settings = Settings(base_url=sandbox.base_url, events=(sandbox.world.tonight.id,))
    place = Environment(home, settings, sandbox.token, "a passphrase")
    async with (
        open_door(place) as door,
        open_screen(door, settings, SyntheticCamera(), home=home, loud=False) as screen,
    ):
        screen.window.show()
        await until(lambda: door.list_complete)
        yield door, screen


async def let_in(door: DoorController, screen: Screen, guests: list[Ticket]) -> None:
    for guest in guests:
        given = await door.scan(guest.token, InputMethod.CAMERA)
        assert given is not None
        assert given.verdict.kind == "admit"
        screen.window.overlay.settle()


async def is_never_live(door: DoorController, screen: Screen) -> None:
    """While check-ins are refused nothing else that the service answers makes it so, and no look at it."""
    told: list[EngineEvent] = []
    door.listen(told.append)
    synced = await door.guest_list.sync()
    assert synced.complete
    screen.presenter._tick()
    door.unlisten(told.append)
    states = {event.state for event in told if isinstance(event, LinkChanged)}
    assert states <= {LinkState.REFUSED}
    assert screen.window.status_bar.link.text() == "Service refuses"


def play(scene: Callable[[], Any]) -> None:
    async def evening(_app: object) -> int:
        await scene()
        return 0

    assert run(evening, language="en") == 0


def all_in(sandbox: SandboxThread, guests: list[Ticket]) -> bool:
    return all(guest.id in sandbox.world.check_ins for guest in guests)


@pytest.mark.parametrize("by", ["button", "F5"])
def test_send_now_sends_what_was_refused_as_soon_as_it_is_taken(
    qapp: QApplication, tmp_path: Path, sandbox: SandboxThread, monkeypatch: pytest.MonkeyPatch, by: str
) -> None:
    for module in (outbox, pace):  # nothing leaves by itself meanwhile
        monkeypatch.setattr(module, "PROBE_EVERY_S", 120.0)
    guests = [sandbox.world.add_ticket() for _ in range(5)]

    async def scene() -> None:
        async with a_screen(tmp_path / "home", sandbox) as (door, screen):
            window, sheets = screen.window, screen.presenter.incidents.outbox
            refuse(sandbox, 403)
            await let_in(door, screen, guests)
            await until(lambda: door.link is LinkState.REFUSED)
            pill = window.status_bar.link
            await until(lambda: pill.text() == "Service refuses")
            window.commanded.emit(Command.OUTBOX)
            await until(lambda: sheets.all.is_open and not sheets.all.ignores_input)
            await until(sheets.all.send.isVisible)
            await is_never_live(door, screen)
            sandbox.world.faults = Faults()
            if by == "button":
                tap(sheets.all.send)
                await until(lambda: sheets.all.send.text() == "Sending…")
            else:
                key(window, Qt.Key.Key_F5)
            await until(lambda: all_in(sandbox, guests), within_s=SOON_S)
            await until(lambda: pill.text() == "Live")
            await until(sheets.all.send.isHidden)
            assert sheets.all.explanation.text == "Nothing waits to be sent."

    play(scene)


def test_a_guest_list_that_is_refused_is_no_live_though_check_ins_are_taken(
    qapp: QApplication, tmp_path: Path, sandbox: SandboxThread
) -> None:
    guests = [sandbox.world.add_ticket()]

    async def scene() -> None:
        async with a_screen(tmp_path / "home", sandbox) as (door, screen):
            pill = screen.window.status_bar.link
            await until(lambda: pill.text() == "Live")
            refuse(sandbox, 403, GUEST_LISTS)
            key(screen.window, Qt.Key.Key_F5)
            await until(lambda: pill.text() == "Service refuses")
            await let_in(door, screen, guests)
            await until(lambda: all_in(sandbox, guests))
            screen.presenter._tick()
            assert pill.text() == "Service refuses"
            sandbox.world.faults = Faults()
            key(screen.window, Qt.Key.Key_F5)
            await until(lambda: pill.text() == "Live")

    play(scene)


def test_one_check_in_that_was_refused_for_the_account_is_no_live_and_leaves_with_f5(
    qapp: QApplication, tmp_path: Path, sandbox: SandboxThread
) -> None:
    guests = [sandbox.world.add_ticket()]

    async def scene() -> None:
        async with a_screen(tmp_path / "home", sandbox) as (door, screen):
            pill = screen.window.status_bar.link
            refuse(sandbox, 403)
            await let_in(door, screen, guests)
            await until(lambda: pill.text() == "Service refuses")
            await is_never_live(door, screen)
            sandbox.world.faults = Faults()
            key(screen.window, Qt.Key.Key_F5)
            await until(lambda: all_in(sandbox, guests), within_s=SOON_S)
            await until(lambda: pill.text() == "Live")
            await until(lambda: screen.window.status_bar.unsent.text() == "All sent")

    play(scene)


def test_one_check_in_that_was_refused_for_the_account_leaves_with_f5_after_a_restart_too(
    qapp: QApplication, tmp_path: Path, sandbox: SandboxThread
) -> None:
    guests = [sandbox.world.add_ticket()]

    async def scene() -> None:
        async with a_screen(tmp_path / "home", sandbox) as (door, screen):
            refuse(sandbox, 403)
            await let_in(door, screen, guests)
            await until(lambda: door.link is LinkState.REFUSED)
        sandbox.world.faults = Faults()
        async with a_screen(tmp_path / "home", sandbox) as (door, screen):
            assert not all_in(sandbox, guests), "it is a person's, and waits for one"
            key(screen.window, Qt.Key.Key_F5)
            await until(lambda: all_in(sandbox, guests), within_s=SOON_S)
            await until(lambda: screen.window.status_bar.unsent.text() == "All sent")

    play(scene)


@pytest.mark.parametrize("status", [403, 422])
def test_what_was_refused_leaves_by_itself_within_seconds(
    qapp: QApplication, tmp_path: Path, sandbox: SandboxThread, status: int
) -> None:
    guests = [sandbox.world.add_ticket() for _ in range(5)]

    async def scene() -> None:
        async with a_screen(tmp_path / "home", sandbox) as (door, screen):
            refuse(sandbox, status)
            await let_in(door, screen, guests)
            await until(lambda: door.link is LinkState.REFUSED)
            sandbox.world.faults = Faults()
            await until(lambda: all_in(sandbox, guests), within_s=2 * PROBE_EVERY_S + SOON_S)
            assert all_in(sandbox, guests)

    play(scene)


def test_what_a_login_page_kept_back_leaves_by_itself_within_seconds(
    qapp: QApplication, tmp_path: Path, sandbox: SandboxThread
) -> None:
    guests = [sandbox.world.add_ticket() for _ in range(5)]

    async def scene() -> None:
        async with a_screen(tmp_path / "home", sandbox) as (door, screen):
            login_page(sandbox)
            await let_in(door, screen, guests)
            await until(lambda: door.link is LinkState.PORTAL)
            assert not any(guest.id in sandbox.world.check_ins for guest in guests)
            sandbox.world.faults = Faults()
            await until(lambda: all_in(sandbox, guests), within_s=2 * PROBE_EVERY_S + SOON_S)
            await until(lambda: screen.window.status_bar.link.text() == "Live")

    play(scene)


def test_a_login_page_that_is_gone_is_told_on_the_sheet_that_explained_it(
    qapp: QApplication, tmp_path: Path, sandbox: SandboxThread
) -> None:
    guests = [sandbox.world.add_ticket() for _ in range(5)]

    async def scene() -> None:
        async with a_screen(tmp_path / "home", sandbox) as (door, screen):
            window, explain = screen.window, screen.presenter.manager.explain
            login_page(sandbox)
            await let_in(door, screen, guests)
            await until(lambda: door.link is LinkState.PORTAL)
            await until(lambda: window.status_bar.link.text() == "Wi-Fi wants a login")
            window.status_bar.link.click()
            await until(lambda: explain.is_open)
            assert "The Wi-Fi wants a login" in explain.text.text
            sandbox.world.faults = Faults()
            key(window, Qt.Key.Key_F5)
            await until(lambda: all_in(sandbox, guests), within_s=SOON_S)
            await until(lambda: "The ticketing service answers at once." in explain.text.text)
            assert explain.heading.text == "Live"

    play(scene)
