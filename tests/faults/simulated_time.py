"""A loop whose time passes only while nobody works: an evening takes a moment, and no test waits for a clock.

What threads do (the disk, mostly) takes no time here; whoever sleeps or waits with a limit is woken in order.
"""

import asyncio
import selectors
from collections.abc import Awaitable, Callable
from concurrent.futures import Future, wait
from typing import Any, TypeVar
from weakref import WeakKeyDictionary

from kiosk.store.profile import Profile
from tests.unit.store.store_samples import NOW

T = TypeVar("T")


class StuckError(AssertionError):
    """Nothing is under way and nobody will ever be woken."""


class _Selector(selectors.DefaultSelector):
    """Lets the time of its loop pass in place of waiting."""

    loop: "SimulatedLoop"

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        ready = super().select(0)
        if not ready and timeout is None:
            raise StuckError("everybody waits for somebody else")
        if not ready and timeout:
            self.loop.pass_on(timeout)
        return ready


class SimulatedLoop(asyncio.SelectorEventLoop):
    """An event loop with a time of its own; other threads answer at once, so that each play is repeatable."""

    def __init__(self) -> None:
        selector = _Selector()
        selector.loop = self
        self._passed = 0.0
        self._owners: WeakKeyDictionary[asyncio.Task[Any], str] = WeakKeyDictionary()
        self._owner = ""
        super().__init__(selector)
        self.set_task_factory(self._owned_task)

    def _owned_task(self, loop: asyncio.AbstractEventLoop, work: Any, **named: Any) -> Any:
        """A task belongs to the machine that made it."""
        maker = asyncio.current_task(self) if self.is_running() else None
        task = asyncio.Task(work, loop=loop, **named)
        self._owners[task] = self._owner if maker is None else self._owners[maker]
        return task

    def time(self) -> float:
        """Seconds that passed in the play."""
        return self._passed

    def pass_on(self, seconds: float) -> None:
        """Let time go by."""
        self._passed += seconds

    def run_in_executor(self, executor: Any, func: Any, *args: Any) -> Any:  # type: ignore[override]
        """See asyncio; the work is done when this returns."""
        future = self.create_future()
        try:
            future.set_result(func(*args))
        except Exception as error:  # noqa: BLE001 - it belongs to whoever asked
            future.set_exception(error)
        return future

    def play(self, work: Awaitable[T], owner: str = "") -> T:
        """Run to the end, with all that goes on beside it; what it starts belongs to this machine."""
        self._owner = owner
        return self.run_until_complete(work)

    def let_pass(self, seconds: float) -> None:
        """Let everybody do what they do for so long."""
        self.play(asyncio.sleep(seconds))

    def drop_everything(self, owner: str | None = None) -> None:
        """End every task of a machine, or of all, as the end of a process does."""
        left = [task for task in asyncio.all_tasks(self) if owner in (None, self._owners[task])]
        for task in left:
            task.cancel()
        if left:
            self.play(asyncio.gather(*left, return_exceptions=True))


class SimulatedClock:
    """One machine's clocks, in the loop's time; `set_by`: what somebody set its wall clock by."""

    def __init__(self, loop: SimulatedLoop, set_by: float = 0.0) -> None:
        self._loop = loop
        self.set_by = set_by

    def now(self) -> float:
        """See kiosk.engine.ports.Clock."""
        return NOW + self._loop.time() + self.set_by

    def monotonic(self) -> float:
        """See kiosk.engine.ports.Clock."""
        return 1000.0 + self._loop.time()


def at_once(profile: Profile) -> Profile:
    """The same profile; whoever asks it for something has the answer before anybody else goes on."""
    for worker in profile._db._workers:
        setattr(worker, "submit", _done(worker.submit))  # noqa: B010 - it stands before the method
    return profile


def _done(submit: Callable[..., "Future[Any]"]) -> Callable[..., "Future[Any]"]:
    def done(*given: object, **how: bool) -> "Future[Any]":
        future = submit(*given, **how)
        wait([future])
        return future

    return done
