"""Waiting for what is seen, and saying what was seen instead where it does not come."""

import asyncio
from collections.abc import Callable

PATIENCE_S = 90.0
GLANCE_S = 0.01


class Missed(Exception):  # noqa: N818 - it is said of a step, not of the program
    """What should have been seen was not."""


async def until_true(
    holds: Callable[[], bool], instead: Callable[[], str], *, within_s: float = PATIENCE_S
) -> None:
    """Let the loop turn until it holds; Missed with the words of `instead` when it does not in time."""
    try:
        async with asyncio.timeout(within_s):
            while not holds():
                await asyncio.sleep(GLANCE_S)
    except TimeoutError:
        raise Missed(instead()) from None
