"""A door that lacks something says so in its bar, with the one thing to do, and follows without a restart."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from kiosk.bootstrap import Environment, open_door
from kiosk.bootstrap.screen import Screen, open_screen
from kiosk.bootstrap.taking_over_here import TakingOverHere
from kiosk.core.presence import InputMethod
from kiosk.core.verdict import VerdictKind
from kiosk.engine.controller import DoorController
from kiosk.engine.events import SyncFailed
from kiosk.engine.handed_over import HandedOver, HandoverFound, TakenOver
from kiosk.sandbox.faults import Faults, parse_faults
from kiosk.sandbox.server import SandboxThread
from kiosk.sandbox.world import SandboxOptions
from kiosk.scanning.camera.synthetic import SyntheticCamera
from kiosk.settings import Settings
from kiosk.settings_file import load_settings
from kiosk.store.profile import Profile
from kiosk.ui.app.run import run
from kiosk.ui.theme.clean_text import clean
from tests.gui.simulated_input import key, type_text
from tests.gui.waiting import turns, until
from tests.unit.store.store_samples import MemoryKeyring

LONG_S = 60.0
PASSPHRASE = "rain at the gate"
READY = "Ready for the next guest"


@pytest.fixture
def sandbox() -> Iterator[SandboxThread]:
    with SandboxThread(SandboxOptions(tickets=40)) as started:
        yield started


@asynccontextmanager
async def a_screen(
    home: Path, settings: Settings, token: str = ""
) -> AsyncIterator[tuple[DoorController, Screen]]:
    place = Environment(home, replace(settings, delta_every_s=1.0), token, "a passphrase")
    async with (
        open_door(place, opens_anyhow=True) as door,
        open_screen(door, settings, SyntheticCamera(), home=home, loud=False) as screen,
    ):
        screen.window.show()
        yield door, screen


async def says(screen: Screen, *words: str) -> None:
    """Until the bar says all of this, and nothing that only a programmer could act on."""
    bar = screen.window.last_verdict
    try:
        await until(lambda: all(word in clean(bar.text) for word in words), within_s=LONG_S)
    except TimeoutError:
        pytest.fail(f"it says {bar.text!r}")
    assert not any(riddle in bar.text for riddle in ("KIOSK_", "`", "OAuth", "token", "http"))


async def typed(line: QWidget, text: str) -> None:
    """As people type: a hand scanner's letters come in a burst."""
    for letter in text:
        type_text(line, letter)
        await asyncio.sleep(0.06)


def test_without_an_address_the_manager_is_to_set_the_machine_up(qapp: QApplication, tmp_path: Path) -> None:
    async def evening(_app: object) -> int:
        async with a_screen(tmp_path / "home", Settings(), "a-token") as (_, screen):
            await says(screen, "NOT READY", "Ask the manager to set this machine up")
        return 0

    assert run(evening, language="en") == 0


def test_a_door_that_was_set_up_by_a_handover_is_ready_without_an_address(
    qapp: QApplication, tmp_path: Path, sandbox: SandboxThread
) -> None:
    tonight = sandbox.world.tonight.id
    paid = next(one for one in sandbox.world.tickets if one.state == "paid" and one.event.id == tonight)
    there = Settings(base_url=sandbox.base_url, events=(tonight,))

    async def set_up(home: Path) -> None:
        async with open_door(Environment(tmp_path / "there", there, sandbox.token, "a passphrase")) as door:
            await door.guest_list.sync(full=True)
            handed = await door.hand_over(tmp_path, PASSPHRASE)
        assert isinstance(handed, HandedOver)
        here = Environment(home, Settings(), "", "a passphrase")
        async with open_door(here, opens_anyhow=True) as door:
            assert isinstance(door.store, Profile)
            taking = TakingOverHere(here, door, door.store.handovers)
            assert isinstance(await taking.look(handed.file, PASSPHRASE), HandoverFound)
            assert isinstance(await taking.take(), TakenOver)

    async def evening(_app: object) -> int:
        await set_up(tmp_path / "home")
        async with a_screen(tmp_path / "home", load_settings(tmp_path / "home")) as (door, screen):
            failed: list[SyncFailed] = []
            door.listen(lambda event: failed.append(event) if isinstance(event, SyncFailed) else None)
            await says(screen, READY, "You can scan. Nothing is sent")
            await until(lambda: bool(failed), within_s=LONG_S)
            await says(screen, READY, "You can scan. Nothing is sent")
            given = await door.scan(paid.id, InputMethod.KEYBOARD)
            assert given is not None
            assert given.verdict.kind is VerdictKind.ADMIT
        return 0

    assert run(evening, language="en") == 0


def test_it_goes_from_one_thing_to_the_next_and_is_ready_at_the_end(
    qapp: QApplication, tmp_path: Path, sandbox: SandboxThread, kept: MemoryKeyring
) -> None:
    world = sandbox.world

    async def evening(_app: object) -> int:
        async with a_screen(tmp_path / "home", Settings(base_url=sandbox.base_url)) as (door, screen):
            await says(screen, "NOT READY", "Ask the manager to sign this machine in")
            assert door.sign_in_here is not None
            await door.sign_in_here.sign_in(sandbox.token)
            await says(
                screen, "NOT READY", "Ask the manager to choose tonight’s event", "more than one event"
            )
            await door.choose_events(frozenset({"ev-nosuch"}))
            await says(screen, "NOT READY", "does not know the event “ev-nosuch”")
            await door.choose_events(frozenset({world.tonight.id}))
            await says(screen, READY)
        return 0

    assert run(evening, language="en") == 0


def test_an_event_that_the_service_does_not_know_is_named_from_the_start(
    qapp: QApplication, tmp_path: Path, sandbox: SandboxThread
) -> None:
    settings = Settings(base_url=sandbox.base_url, events=("ev-nosuch",))

    async def evening(_app: object) -> int:
        async with a_screen(tmp_path / "home", settings, sandbox.token) as (_, screen):
            await says(screen, "NOT READY", "does not know the event “ev-nosuch”")
        return 0

    assert run(evening, language="en") == 0


def test_what_keeps_the_list_from_coming_is_said_and_gone_when_it_comes(
    qapp: QApplication, tmp_path: Path, sandbox: SandboxThread
) -> None:
    world = sandbox.world
    settings = Settings(base_url=sandbox.base_url, events=(world.tonight.id,))
    portal = {"script": [{"does": [{"portal": dict[str, object]()}]}]}
    tickets = world.tickets[:]

    async def evening(_app: object) -> int:
        world.faults = parse_faults(json.dumps(portal).encode())
        async with a_screen(tmp_path / "home", settings, sandbox.token) as (door, screen):
            await says(screen, "NOT READY", "Log in to the Wi-Fi in a web browser")
            world.faults, world.down = Faults(), True
            await says(screen, "NOT READY", "Check the Wi-Fi")
            world.down = False
            world.tickets.clear()
            await door.choose_events(frozenset({"all"}))
            await says(screen, "NOT READY", "Ask the manager about the guest list", "Nobody is on it")
            world.tickets.extend(tickets)
            await says(screen, READY)
            world.down = True
            given = await door.scan(world.add_ticket().token, InputMethod.CAMERA)
            assert given is not None
            screen.window.overlay.settle()
            assert screen.window.last_verdict.view is not None, "the verdict stays"
        return 0

    assert run(evening, language="en") == 0


def test_a_search_before_the_list_is_there_says_so_and_finds_the_guest_when_it_comes(
    qapp: QApplication, tmp_path: Path, sandbox: SandboxThread
) -> None:
    world = sandbox.world
    guest = world.add_ticket()
    settings = Settings(base_url=sandbox.base_url, events=(world.tonight.id,))

    async def evening(_app: object) -> int:
        world.down = True
        async with a_screen(tmp_path / "home", settings, sandbox.token) as (_, screen):
            window = screen.window
            await typed(window.entry, guest.attendee.name)
            empty = window.results.empty
            await until(lambda: clean(empty.text()).startswith("The guest list is not loaded yet."))
            assert window.results.heading.text() == "Search"
            key(window.entry, Qt.Key.Key_Return)
            await turns()
            assert "Nobody found" not in window.results.empty.text()
            world.down = False
            await until(lambda: guest.id in window.results.found)
            window.entry.clear()
            await typed(window.entry, "zzzyyyxxx")
            await until(lambda: "Nobody found" in window.results.empty.text())
        return 0

    assert run(evening, language="en") == 0
