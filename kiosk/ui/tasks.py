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
