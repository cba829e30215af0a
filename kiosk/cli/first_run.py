"""The first run on a machine that is new: its steps, and the rehearsal that they may lead to."""

import asyncio
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from kiosk.bootstrap import Environment, SystemClock
from kiosk.bootstrap.environment import load_environment
from kiosk.bootstrap.first_run_screen import FirstRunScreen
from kiosk.bootstrap.office_beside import OfficeBeside
from kiosk.cli.demo import rehearse_until_closed
from kiosk.cli.environment import variables
from kiosk.sandbox.server import SandboxThread
from kiosk.ui.first_run.steps import Ending


class SetUp(Struct, frozen=True):
    """The door to open now, and whether its set-up was finished, or is to be gone on with later."""

    environment: Environment
    is_finished: bool


async def set_up(environment: Environment, office: OfficeBeside) -> SetUp | None:
    """Play the first run; None where it ended without a door, after a rehearsal or when it was closed."""
    first_run = FirstRunScreen(environment, SystemClock(), office=office)
    match await first_run.play():
        case Ending.REHEARSE:
            await _rehearse()
        case Ending.OPEN | Ending.LATER as ending:
            again = await asyncio.to_thread(load_environment, variables())
            token = first_run.new_door.token_for(again.settings.base_url) or again.token
            return SetUp(replace(again, token=token), is_finished=ending is Ending.OPEN)
    return None


async def _rehearse() -> None:
    async with AsyncExitStack() as ending:
        folder = tempfile.TemporaryDirectory(prefix="kiosk-demo-", ignore_cleanup_errors=True)
        ending.callback(folder.cleanup)
        sandbox = SandboxThread()
        ending.push_async_callback(asyncio.to_thread, sandbox.stop)
        await asyncio.to_thread(sandbox.start)
        await rehearse_until_closed(sandbox, Path(folder.name))
