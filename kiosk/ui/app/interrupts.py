"""Ctrl-C, and what is passed on as one, while Qt is loaded and while it runs. Loads no Qt itself."""

import signal
import threading
from collections.abc import Callable
from types import FrameType, TracebackType
from typing import Self


class HeldInterrupts:
    """While it is open, Ctrl-C raises nothing: it is kept in mind, and told to who `hear`s of it.

    Qt loads a part of itself by Python and calls Python from everywhere: what is raised there by a signal is
    lost with the wish to end, or ends the program without its own end. Signals that are ignored, and those
    somebody else handles, stay as they are. Only the main thread hears signals; elsewhere it does nothing.
    """

    def __init__(self) -> None:
        self.count = 0
        """How often it came."""
        self._notify: Callable[[], object] | None = None
        self._holds = False

    def __enter__(self) -> Self:
        """Hold them from now on."""
        is_main = threading.current_thread() is threading.main_thread()
        if is_main and signal.getsignal(signal.SIGINT) is signal.default_int_handler:
            signal.signal(signal.SIGINT, self._came)
            self._holds = True
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Let them raise again."""
        if self._holds:
            signal.signal(signal.SIGINT, signal.default_int_handler)
            self._holds = False

    def hear(self, notify: Callable[[], object]) -> None:
        """Call `notify` each time one comes; at once where one came before."""
        self._notify = notify
        if self.count:
            notify()

    def raise_now(self) -> None:
        """Raise KeyboardInterrupt where one came."""
        if self.count:
            raise KeyboardInterrupt

    def _came(self, _number: int, _frame: FrameType | None) -> None:
        self.count += 1
        if self._notify is not None:
            self._notify()
