"""Look-ups that may hang, in threads of their own."""

import asyncio
import os
import threading
from pathlib import Path

import pytest

from kiosk.engine.look_up import look_up


async def test_what_was_found_or_raised_comes_back() -> None:
    def fails() -> int:
        raise OSError("the disk has gone")

    def finds_none() -> int:
        return next(iter(()))

    def ends() -> int:
        raise SystemExit(3)

    assert await look_up(threading.current_thread, "disk") is not threading.main_thread()
    assert await look_up(lambda: 7, "disk") == 7
    with pytest.raises(OSError, match="has gone"):
        await look_up(fails, "disk")
    with pytest.raises(RuntimeError, match="StopIteration"):
        await asyncio.wait_for(look_up(finds_none, "disk"), 30)
    with pytest.raises(RuntimeError, match="SystemExit"):
        await asyncio.wait_for(look_up(ends, "disk"), 30)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="only there a pipe has a name")
def test_a_look_up_that_hangs_does_not_keep_the_loop_from_closing(tmp_path: Path) -> None:
    pipe = tmp_path / "dead"
    os.mkfifo(pipe)

    async def scene() -> None:
        task = asyncio.create_task(look_up(pipe.read_bytes, "dead"))
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(task, 0.05)

    asyncio.run(scene())
    hanging = [thread for thread in threading.enumerate() if thread.name == "dead"]
    assert hanging, "the loop was closed, and it hangs still"
    pipe.write_bytes(b"")
    for thread in hanging:
        thread.join()
