"""Work that goes on where whoever asked for it has gone, and how a fault in such work is told."""

import asyncio
import traceback
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

T = TypeVar("T")


class Lasting:
    """Tasks that nobody's giving up ends. Whoever waits for one shields it (`asyncio.shield`)."""

    def __init__(self) -> None:
        self._under_way: set[asyncio.Task[Any]] = set()

    def begin(self, work: Coroutine[Any, Any, T], name: str) -> "asyncio.Task[T]":
        """Begin it as a task of this name."""
        task = asyncio.create_task(work, name=name)
        self._under_way.add(task)
        task.add_done_callback(self._ended)
        return task

    async def ended(self) -> None:
        """Wait for all that is under way."""
        if self._under_way:
            await asyncio.wait(self._under_way)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._under_way.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked has it; with nobody waiting it is no news


def kind_of(fault: Exception) -> str:
    """What a fault is and where it began, without its words: they may repeat a token."""
    at = traceback.extract_tb(fault.__traceback__)[-1:]
    return " ".join(
        (type(fault).__name__, *(f"in {Path(one.filename).name}, line {one.lineno}" for one in at))
    )
