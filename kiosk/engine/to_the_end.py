"""Work that must not be cut off: who is cancelled while waiting for it goes away once it is over."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


async def ends(work: "asyncio.Future[Any]") -> bool:
    """Wait for the end of this, however often it is cancelled; whether it was.

    Whoever calls raises the CancelledError then, after what is to be done with the outcome.
    """
    is_left = False
    while not work.done():
        try:
            await asyncio.wait({work})
        except asyncio.CancelledError:
            is_left = True
    return is_left


async def whole(work: Coroutine[Any, Any, T]) -> T:
    """What `work` returns or raises, done whole: on the disk, and in what the program goes by."""
    working = asyncio.create_task(work)
    if await ends(working):
        raise asyncio.CancelledError from working.exception()
    return working.result()


async def in_thread(work: Callable[[], T]) -> T:
    """What `work` returns or raises, called in a thread.

    A thread cannot be cancelled: what it writes would come late for whoever goes on meanwhile.
    """
    working = asyncio.ensure_future(asyncio.to_thread(work))
    if await ends(working):
        raise asyncio.CancelledError from working.exception()
    return working.result()
