"""Work that must not be cut off: whoever is cancelled meanwhile goes once it is over."""

import asyncio
import threading
from typing import NoReturn

import pytest

from kiosk.engine.to_the_end import ends, in_thread


async def test_what_comes_of_it_is_handed_on() -> None:
    def failing() -> NoReturn:
        raise OSError("the disk fails")

    assert await in_thread(threading.current_thread) is not threading.main_thread()
    with pytest.raises(OSError, match="the disk fails"):
        await in_thread(failing)


async def test_no_second_cancel_cuts_it_off_and_what_failed_is_kept_with_the_cancellation() -> None:
    goes_on, is_over = threading.Event(), threading.Event()

    def work() -> NoReturn:
        assert goes_on.wait(20)
        is_over.set()
        raise OSError("the disk fails")

    waiting = asyncio.create_task(in_thread(work))
    for _ in range(2):
        await asyncio.sleep(0.01)
        waiting.cancel()
    await asyncio.sleep(0.01)
    assert not waiting.done()
    goes_on.set()
    with pytest.raises(asyncio.CancelledError) as left:
        await waiting
    assert is_over.is_set()
    assert isinstance(left.value.__cause__, OSError)


async def test_it_says_whether_it_was_left() -> None:
    work = asyncio.get_running_loop().create_future()
    waiting = asyncio.create_task(ends(work))
    await asyncio.sleep(0)
    work.set_result(None)
    assert not await waiting
    assert not await ends(work)
