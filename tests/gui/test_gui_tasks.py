"""Named tasks: what is asked for again and again is done, however slow it is."""

import asyncio

from kiosk.ui.tasks import Tasks
from tests.gui.waiting import turns


async def test_what_is_asked_for_meanwhile_is_done_once_more_and_nothing_is_cut_off() -> None:
    tasks, begun, ended = Tasks(), 0, 0
    gate = asyncio.Event()

    async def work() -> None:
        nonlocal begun, ended
        begun += 1
        await gate.wait()
        ended += 1

    for _ in range(5):
        tasks.spawn_latest("counts", work)
        await turns(2)
    assert (begun, ended) == (1, 0)
    gate.set()
    await turns(5)
    assert (begun, ended, tasks.any_running) == (2, 2, False)
    tasks.spawn_latest("counts", work)
    await turns(5)
    assert (begun, ended) == (3, 3)


async def test_after_a_cancellation_it_is_begun_anew_at_once() -> None:
    tasks, begun = Tasks(), 0

    async def work() -> None:
        nonlocal begun
        begun += 1
        await asyncio.Event().wait()

    tasks.spawn_latest("scans", work)
    await turns(2)
    tasks.cancel("scans")
    tasks.spawn_latest("scans", work)
    await turns(5)
    assert begun == 2
    await tasks.close()
    tasks.spawn_latest("scans", work)
    assert not tasks.any_running
