"""The rehearsal: sandbox and door screen together, on a profile that goes when it ends."""

import asyncio
import os
import platform
import secrets
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random

from msgspec.structs import replace

from kiosk.bootstrap import Environment, open_door
from kiosk.bootstrap.screen import Screen, open_screen, with_preferences
from kiosk.cli.printing import echo
from kiosk.cli.tour import Tour
from kiosk.core.policy import Budgets, DoorPolicy, NoticeRule
from kiosk.core.screen_settings import Scheme, ScreenSettings
from kiosk.engine.controller import DoorController
from kiosk.sandbox.records import Ticket
from kiosk.sandbox.server import SandboxThread
from kiosk.sandbox.world import SandboxOptions, World
from kiosk.scanning.camera.synthetic import SyntheticCamera
from kiosk.settings import Settings
from kiosk.ui.app.display import has_display
from kiosk.ui.app.run import NOT_SEEN, run, speak

GUEST_EVERY_S = 4.0
SIZE = (1280, 800)


def run_demo(*, tour: bool, pictures: Path | None, tickets: int) -> int:
    """Run the rehearsal until its window is closed, or its tour has been played; the exit status."""
    if not windows_are_seen():
        if not is_off_screen():
            os.environ["QT_QPA_PLATFORM"] = "offscreen"
        tour = True
    if tour:
        pictures = pictures or Path(tempfile.mkdtemp(prefix="kiosk-tour-"))
        pictures.mkdir(parents=True, exist_ok=True)
        echo(f"kiosk: the tour saves its screenshots in {pictures}")
    with (
        SandboxThread(SandboxOptions(tickets=tickets)) as sandbox,
        tempfile.TemporaryDirectory(prefix="kiosk-demo-", ignore_cleanup_errors=True) as home,
    ):
        return run(
            lambda _app: _rehearse(sandbox, Path(home), pictures if tour else None),
            language="en" if tour else "",
        )


def windows_are_seen() -> bool:
    """Whether windows can be seen here."""
    return not is_off_screen() and has_display()


def is_off_screen() -> bool:
    """Whether Qt is told to draw windows that nobody sees."""
    return os.environ.get("QT_QPA_PLATFORM", "").partition(":")[0] in NOT_SEEN


async def rehearse_until_closed(sandbox: SandboxThread, home: Path) -> None:
    """The rehearsal in a window of its own, until that is closed; on a profile in an empty folder."""
    await _rehearse(sandbox, home, None)


async def _rehearse(sandbox: SandboxThread, home: Path, pictures: Path | None) -> int:
    settings = Settings(
        base_url=sandbox.base_url,
        door="Door A, North gate",
        events=(sandbox.world.tonight.id,),
        screen=ScreenSettings(theme=Scheme.DARK if pictures else Scheme.SYSTEM),
    )
    environment = Environment(home, settings, sandbox.token, secrets.token_urlsafe(16))
    camera = SyntheticCamera()
    source = camera if pictures or not camera_present() else settings.camera.camera
    while True:
        status, screen = await _rehearse_once(sandbox, environment, source, camera, pictures)
        if not screen.window.reopens:
            return status
        environment = replace(environment, settings=with_preferences(settings, screen.preferred.now))
        speak(environment.settings.screen.language)


async def _rehearse_once(
    sandbox: SandboxThread,
    environment: Environment,
    source: int | str | SyntheticCamera,
    camera: SyntheticCamera,
    pictures: Path | None,
) -> tuple[int, Screen]:
    """Until the window is closed; then perhaps to be opened again in another language."""
    home, settings = environment.home, environment.settings
    async with open_door(environment, rehearsal=True) as door:
        rules = (NoticeRule(text="Give a GOLD wristband", ticket_type="VIP"),)
        # A tour goes as written on a slow machine too, which needs longer for an answer on loopback.
        budgets = Budgets(confirm_ms=15_000) if pictures else Budgets()
        door.session.set_policy(DoorPolicy(notices=rules, budgets=budgets))
        async with open_screen(door, settings, source, home=home, loud=not pictures) as screen:
            if pictures:
                screen.window.resize(*SIZE)
                screen.window.show()
                return await Tour(sandbox.world, door, screen.window, camera, pictures).play(), screen
            screen.show()
            given = camera if source is camera else None
            return await _until_closed(sandbox.world, door, screen, given), screen


def camera_present() -> bool:
    """Whether this machine has a camera, without opening it."""
    if platform.system() == "Linux":
        return any(Path("/dev").glob("video*"))
    return True


async def _until_closed(
    world: World, door: DoorController, screen: Screen, camera: SyntheticCamera | None
) -> int:
    arriving = None
    if camera is not None:
        arriving = asyncio.create_task(_guests_arrive(world, door, camera), name="guests")
    try:
        await screen.window.closed
    finally:
        if arriving is not None:
            arriving.cancel()
            await asyncio.gather(arriving, return_exceptions=True)
    return 0


async def _guests_arrive(world: World, door: DoorController, camera: SyntheticCamera) -> None:
    """Hold one ticket after another up to the camera, as an evening brings them."""
    for token, name in tickets_shown(world, Random(7)):  # noqa: S311 - a rehearsal, no secrets
        while not door.list_complete or camera.pending:
            await asyncio.sleep(0.1)
        camera.show(token, name)
        await asyncio.sleep(GUEST_EVERY_S)


def tickets_shown(world: World, random: Random) -> Iterator[tuple[str, str]]:
    """Codes and names, for ever: mostly guests of tonight, now and then any other ticket, or one again."""
    tonight = [t for t in world.tickets if t.event.id == world.tonight.id and t.state in ("closed", "paid")]
    random.shuffle(tonight)
    shown: list[Ticket] = []
    for number in range(sys.maxsize):
        if number % 7 == 6 and shown:
            ticket = random.choice(shown)
        elif number % 5 == 4 or not tonight:
            ticket = random.choice(world.tickets)
        else:
            ticket = tonight.pop()
            shown.append(ticket)
        yield ticket.token, ticket.attendee.name
