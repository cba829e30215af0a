"""A first run with hands: taps and typing, the profile that it begins with, and an office beside it."""

import asyncio
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

from keyring.errors import KeyringLocked
from msgspec.structs import replace
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from kiosk.bootstrap import Environment, SystemClock, load_environment, open_door
from kiosk.bootstrap.first_run_screen import FirstRunScreen
from kiosk.bootstrap.office_beside import OfficeBeside
from kiosk.bootstrap.office_folder import OfficeFolder
from kiosk.bootstrap.screen import open_screen
from kiosk.core.policy import Budgets
from kiosk.engine.controller import DoorController
from kiosk.engine.events import EngineEvent, VerdictGiven
from kiosk.office.pairing import DoorPlan, OpenCode
from kiosk.sandbox.server import SandboxThread
from kiosk.scanning.camera.synthetic import SyntheticCamera
from kiosk.ui.first_run.presenter import FirstRunPresenter
from kiosk.ui.first_run.steps import Ending, Way
from kiosk.ui.widgets.panel import Panel
from kiosk.ui.widgets.sheet import Sheet
from tests.gui.simulated_input import tap
from tests.gui.waiting import until
from tests.unit.office.office_samples import (
    FOLDER_PASSPHRASE,
    FakeClock,
    RunningOffice,
    running,
    set_up_office,
)
from tests.unit.store.store_samples import MemoryKeyring


class LockedKeyring(MemoryKeyring):
    """One that is there, and takes nothing."""

    def set_password(self, service: str, username: str, password: str) -> None:
        raise KeyringLocked


@dataclass
class Hand:
    """Taps and types as a person does, and counts the taps."""

    taps: int = 0

    async def tap(self, sheet: Sheet, widget: QWidget, at: QPoint | None = None) -> None:
        """Once the sheet listens."""
        await self._is_heard(sheet, widget)
        self.taps += 1
        tap(widget, at)

    async def pick(self, sheet: Sheet, panel: Panel, row: str) -> None:
        """The row with this key, where it stands when the sheet listens."""
        rows, view = panel.list.rows, panel.list
        await self._is_heard(sheet, view.viewport())
        (number,) = (n for n, one in enumerate(rows.rows) if one.key == row)
        await self.tap(sheet, view.viewport(), view.visualRect(rows.index(number)).center())

    async def _is_heard(self, sheet: Sheet, widget: QWidget) -> None:
        await until(lambda: sheet.is_open and not sheet.ignores_input and widget.isEnabled())


def empty(home: Path) -> Environment:
    """The environment of a machine on which Kiosk was never started."""
    return load_environment({"KIOSK_HOME": str(home)})


async def played(
    home: Path,
    camera: SyntheticCamera,
    deed: Callable[[FirstRunPresenter], Coroutine[Any, Any, None]],
    office: OfficeBeside | None = None,
) -> tuple[Ending | None, FirstRunScreen]:
    """What came of a first run in which somebody does this."""
    screen = FirstRunScreen(empty(home), SystemClock(), camera, office=office, loud=False)
    async with asyncio.timeout(200), asyncio.TaskGroup() as both:
        ending = both.create_task(screen.play())
        both.create_task(deed(screen.presenter))
    return ending.result(), screen


def payable(sandbox: SandboxThread, types: frozenset[str] = frozenset()) -> list[tuple[str, str]]:
    world = sandbox.world
    return [
        (one.token, one.attendee.name)
        for one in world.tickets
        if one.event.id == world.tonight.id
        and one.state in ("paid", "closed")
        and (not types or one.ticket_type.id in types)
    ]


def let_wait(door: DoorController) -> None:
    """Let guests wait for the service as long as a busy machine may need."""
    budgets = Budgets(confirm_ms=100_000, recheck_ms=100_000)
    door.session.set_policy(replace(door.session.policy, budgets=budgets))


async def first_guest(
    environment: Environment, camera: SyntheticCamera, ticket: tuple[str, str], hand: Hand
) -> VerdictGiven:
    """What the door says of the first ticket that is held up, once the readiness list was read and closed."""
    verdicts: list[VerdictGiven] = []

    def hear(event: EngineEvent) -> None:
        if isinstance(event, VerdictGiven):
            verdicts.append(event)

    async with open_door(environment) as door:
        door.listen(hear)
        let_wait(door)
        async with open_screen(
            door, environment.settings, camera, home=environment.home, loud=False
        ) as screen:
            screen.window.show()
            manager = screen.presenter.manager
            manager.look_at_everything()
            await until(lambda: bool(manager.readiness.lines))
            await hand.tap(manager.readiness, manager.readiness.close_button)
            camera.show(*ticket)
            await until(lambda: bool(verdicts))
            await until(lambda: ticket[1] in screen.window.overlay.accessibleName())
            await door.uploader.settle()
    return verdicts[0]


async def sign_in(first: FirstRunPresenter, hand: Hand, service: SandboxThread) -> None:
    """From the first question on; the step after it may not be open yet."""
    await hand.pick(first.begin, first.begin.panel, Way.SIGN_IN.value)
    first.sign_in.address.line.setText(service.base_url)
    first.sign_in.token.line.setText(service.token)
    await hand.tap(first.sign_in, first.sign_in.main)


async def pair(first: FirstRunPresenter, hand: Hand, link: str) -> None:
    """From the first question on; the step after it may not be open yet."""
    await hand.pick(first.begin, first.begin.panel, Way.PAIR.value)
    first.pair.link.line.setText(link)
    await hand.tap(first.pair, first.pair.main)


class OfficeThread:
    """A real office beside the test, signed in at the sandbox."""

    def __init__(self, sandbox: SandboxThread, folder: Path) -> None:
        self._sandbox, self._folder = sandbox, folder
        self._ready = threading.Event()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._over: asyncio.Event | None = None
        self.office: RunningOffice | None = None

    def link(self, plan: DoorPlan) -> str:
        """A pairing link for a door."""
        assert self.office is not None
        office = self.office.opened.office
        opened = office.open_code(plan)
        assert isinstance(opened, OpenCode)
        return f"kiosk-pair:v1;{self.office.base_url};{office.fingerprint};{opened.code}"

    def set_policy(self, document: dict[str, object]) -> None:
        """What doors are given as their policy."""
        assert self.office is not None
        assert self._loop is not None
        keeping = self.office.opened.office.keep_policy(document or None)
        asyncio.run_coroutine_threadsafe(keeping, self._loop).result(60)

    @property
    def doors(self) -> tuple[str, ...]:
        """The names of those that are paired."""
        assert self.office is not None
        return tuple(door.name for door in self.office.opened.office.kept.state.doors)

    def unpair_all(self) -> None:
        """The host removes every door from the list."""
        assert self.office is not None
        assert self._loop is not None
        office = self.office.opened.office
        for door in office.kept.state.doors:
            asyncio.run_coroutine_threadsafe(office.unpair(door.door_id), self._loop).result(60)

    @contextmanager
    def started(self) -> Iterator["OfficeThread"]:
        thread = threading.Thread(target=lambda: asyncio.run(self._serve()), name="office")
        thread.start()
        assert self._ready.wait(60)
        try:
            yield self
        finally:
            assert self._loop is not None
            assert self._over is not None
            self._loop.call_soon_threadsafe(self._over.set)
            thread.join()

    async def _serve(self) -> None:
        world, clock = self._sandbox.world, FakeClock()
        folder = OfficeFolder(self._folder, FOLDER_PASSPHRASE)
        application = world.application
        set_up_office(
            folder, self._sandbox.base_url, application.id, application.secret, application.redirect_uris[0]
        )
        self._loop, self._over = asyncio.get_running_loop(), asyncio.Event()
        async with running(folder, clock) as office:
            sign_in = office.opened.office.sign_in
            (state,) = parse_qs(urlsplit(sign_in.begin()).query)["state"]
            code = world.tokens.new_code(world.application, sign_in.redirect_uri, world.user.id)
            await sign_in.came_back(f"code={code.value}&state={state}")
            self.office = office
            self._ready.set()
            await self._over.wait()
