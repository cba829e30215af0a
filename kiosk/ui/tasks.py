"""Named tasks on the running loop: kept, replaced, cancelled, and their faults logged."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

LOG = logging.getLogger(__name__)


class Tasks:
    """Holds every task that it started until it is over."""

    def __init__(self) -> None:
        self._held: set[asyncio.Task[Any]] = set()
        self._wanted: set[str] = set()
        """What is to be done once more, by its name; see `spawn_latest`."""
        self._closed = False

    def spawn(
        self,
        name: str,
        work: Coroutine[Any, Any, None],
        *,
        replacing: bool = False,
        otherwise: Callable[[], None] | None = None,
    ) -> None:
        """Start `work` as a task; with `replacing`, a task of the same name is cancelled first.

        `otherwise` tells people where a fault of ours ends it, so that nobody waits for an answer for ever.
        """
        if self._closed:
            work.close()
            return
        if replacing:
            self.cancel(name)
        task = asyncio.get_running_loop().create_task(work, name=name)
        self._held.add(task)
        task.add_done_callback(partial(self._over, otherwise))

    def spawn_once(
        self, name: str, work: Coroutine[Any, Any, None], *, otherwise: Callable[[], None] | None = None
    ) -> None:
        """Start `work` unless a task of this name is under way: a second tap asks for nothing more."""
        if self.running(name):
            work.close()
        else:
            self.spawn(name, work, otherwise=otherwise)

    def spawn_latest(self, name: str, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Do `work`, and once more where it was asked for meanwhile: each run reads what is then.

        None is cut off by the next, so that on a slow disk something is shown all the same.
        """
        self._wanted.add(name)
        if not any(task.get_name() == name and not _ends(task) for task in self._held):
            self.spawn(name, self._until_latest(name, work))

    async def _until_latest(self, name: str, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        while name in self._wanted:
            self._wanted.discard(name)
            await work()

    def running(self, name: str) -> bool:
        """Whether a task of this name is under way."""
        return any(task.get_name() == name and not task.done() for task in self._held)

    @property
    def any_running(self) -> bool:
        """Whether any task is under way."""
        return any(not task.done() for task in self._held)

    def cancel(self, name: str) -> None:
        """Cancel the tasks of this name."""
        for task in self._held:
            if task.get_name() == name:
                task.cancel()

    async def ended(self, name: str) -> None:
        """Wait until no task of this name is under way."""
        while under_way := [task for task in self._held if task.get_name() == name and not task.done()]:
            await asyncio.wait(under_way)

    async def close(self) -> None:
        """Cancel what is under way, wait for its end, and start nothing more."""
        self._closed = True
        held = list(self._held)
        for task in held:
            task.cancel()
        await asyncio.gather(*held, return_exceptions=True)

    def _over(self, otherwise: Callable[[], None] | None, task: asyncio.Task[Any]) -> None:
        self._held.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None:
            LOG.error("task %s failed", task.get_name(), exc_info=fault)
            if otherwise is not None and not self._closed:
                otherwise()


def _ends(task: "asyncio.Task[Any]") -> bool:
    return task.done() or task.cancelling() > 0
