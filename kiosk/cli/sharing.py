"""What one command changes, told to the other doors before the command ends, where they can be reached."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from kiosk.engine.controller import DoorController

HUB_WITHIN_S = 2.0
"""How long the first scan waits for the other doors, and the end of the program for them to know the last."""


@asynccontextmanager
async def others_told(door: DoorController) -> AsyncIterator[None]:
    """What is written meanwhile is with the other doors afterwards; without a hub, once there is one."""
    sharing = asyncio.create_task(door.forever("venue", door.venue.run), name="venue")
    try:
        yield
        if await door.venue.ready(HUB_WITHIN_S):
            await door.venue.settle(HUB_WITHIN_S)
    finally:
        sharing.cancel()
        await asyncio.gather(sharing, return_exceptions=True)
