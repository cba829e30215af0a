"""Waiting for the screen, never for seconds."""

import asyncio
from collections.abc import Callable


async def until(condition: Callable[[], bool], *, within_s: float = 60.0) -> None:
    """Let the loop turn until the condition holds; fails when it does not in time."""
    async with asyncio.timeout(within_s):
        while not condition():  # Qt's widgets set no asyncio events
            await asyncio.sleep(0.002)


async def turns(count: int = 30) -> None:
    """Let the loop turn that often, for what must not happen."""
    for _ in range(count):
        await asyncio.sleep(0.002)
