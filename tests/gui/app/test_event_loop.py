"""PySide6 and qasync together: a release that loses references to None aborts the program after a while."""

import asyncio
import sys

from tests.gui.conftest import Play

TURNS = 20_000
DRIFT = 500


def test_20_000_turns_leave_the_count_of_none_where_it_was(play: Play) -> None:
    """On 3.11 the broken release loses one reference a turn; from 3.12 on None is immortal and constant."""
    counts: list[int] = []
    turned = 0

    async def turn() -> None:
        nonlocal turned
        await asyncio.sleep(0)
        counts.append(sys.getrefcount(None))
        for _ in range(TURNS):
            await asyncio.sleep(0)
            turned += 1
        counts.append(sys.getrefcount(None))

    play(turn())

    before, after = counts
    assert turned == TURNS
    assert abs(after - before) < DRIFT
