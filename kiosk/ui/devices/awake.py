"""Keeps the machine and its screen awake while a door is open."""

import asyncio
import logging
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress

from PySide6.QtCore import QCoreApplication

from kiosk.engine.readiness import Check

LOG = logging.getLogger(__name__)
translate = QCoreApplication.translate

ANSWER_S = 10.0
"""How long the system may take to answer; several services are asked in turn, for 2 s each."""


class Awake:
    """Machine and screen stay awake from `enter` to `leave`, where the system lets us.

    Asking the system may take seconds (D-Bus), and wakepy wants its mode entered and left by one thread: so
    one thread does both and waits in between. It is a daemon, and the system takes the wish back when the
    program ends, so that nothing hangs on it.
    """

    def __init__(self) -> None:
        self._release = threading.Event()
        self._thread: threading.Thread | None = None
        self._is_kept = False

    @property
    def is_kept(self) -> bool:
        """Whether the system said that it will stay awake."""
        return self._is_kept

    @property
    def reason(self) -> str:
        """For people: what to do where the system does not do it for us; nothing where it does."""
        if self._is_kept:
            return ""
        return translate(
            "awake",
            "This machine may go to sleep: the system does not let Kiosk keep it awake. Turn off the screen"
            " saver and sleeping in the system’s settings.",
        )

    def checks(self) -> Iterator[Check]:
        """For the readiness list: whether the screen stays on. Nothing before the system was asked."""
        if self._thread is not None:
            kept = translate("awake", "Stays on while the door is open")
            detail = kept if self._is_kept else translate("awake", "May go dark")
            yield Check("awake", ok=self._is_kept, detail=detail, mend=self.reason)

    async def enter(self) -> bool:
        """Ask the system to stay awake; whether it will. A second call changes nothing."""
        if self._thread is not None:
            return self._is_kept
        self._release.clear()
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[str] = loop.create_future()

        def report(failure: str) -> None:
            if not answer.done():
                answer.set_result(failure)

        def report_to_loop(failure: str) -> None:
            with suppress(RuntimeError):  # the loop is closed, and nobody waits for an answer any more
                loop.call_soon_threadsafe(report, failure)

        def hold() -> None:
            _hold(self._release, report_to_loop)

        self._thread = threading.Thread(target=hold, name="awake", daemon=True)
        self._thread.start()
        try:
            failure = await asyncio.wait_for(answer, ANSWER_S)
        except TimeoutError:
            failure = "the system does not answer"
        if failure:
            LOG.info("not kept awake: %s", failure)
        self._is_kept = not failure
        return self._is_kept

    async def leave(self) -> None:
        """Let the system sleep again; the thread has ended, or is left behind where the system hangs."""
        thread, self._thread = self._thread, None
        self._is_kept = False
        self._release.set()
        if thread is not None:
            await asyncio.to_thread(thread.join, ANSWER_S)


def _hold(release: threading.Event, report: Callable[[str], None]) -> None:
    """Be awake until released; tell at the start why not, or nothing where the system agreed."""
    from wakepy import keep

    reported = False
    try:
        with keep.presenting(on_fail="pass") as mode:
            report(mode.result.get_failure_text(style="inline"))
            reported = True
            release.wait()
    except (OSError, RuntimeError) as fault:  # wakepy raises where the mode cannot be left
        LOG.warning("keeping the machine awake: %s", fault)
        if not reported:
            report(str(fault))
