"""`python -m kiosk`: the command line."""

import gc
import os
import signal
import sys
import threading
from types import FrameType, ModuleType
from typing import NoReturn, TextIO

END_SIGNALS = ("SIGTERM", "SIGHUP", "SIGBREAK")
"""A system that shuts down, a closed terminal, and on Windows a closed console; no system has all of them."""

COLLECTED_FROM = (2_000, 100, 50)
"""So many new objects, and so many collections of the younger ones, make the garbage collector look."""


def main() -> None:
    """Run the command line and end with its exit status."""
    end_in_order()
    _calculate_on_one_core()
    leave_out_what_is_not_used()
    collect_seldom()
    try:
        from kiosk.cli.app import run  # takes a moment, in which it may be told to end
        from kiosk.cli.environment import keep_secrets

        keep_secrets()
        collect_seldom()
        status = run(sys.argv[1:])
    except KeyboardInterrupt:  # before the command began, or after it ended
        status = 1
    _end(status)


def _calculate_on_one_core() -> None:
    """Keep numpy's threads from starting; to be called before it is loaded.

    Its sums are small here, and the threads spin while they wait: reading a damaged ticket took four times
    the processor time with them, and the window and the camera want the other cores.
    """
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


def leave_out_what_is_not_used() -> None:
    """Keep httpx from loading a command line of its own, with rich, pygments and click behind it.

    It does so wherever these are there, as they are with typer and uvicorn, and goes without where it cannot.
    """
    loaded: dict[str, ModuleType | None] = sys.modules  # type: ignore[assignment]
    loaded["httpx._main"] = None


def collect_seldom() -> None:
    """Let the garbage collector look at what is new, and that seldom: to be called before and after loading.

    It would look at everything there is several times while the program is loaded, and each few thousand
    tickets of a guest list that comes in.
    """
    gc.freeze()
    gc.set_threshold(*COLLECTED_FROM)


def _end(status: int) -> NoReturn:
    """End with this status, or as failed where what was printed cannot be written.

    At once where an orderly end would find that out once more and have a status of its own; and where a
    thread was left behind, which would be in its way: a driver, a decoder or a dead mount may hang for ever,
    and whoever reads stdin waits for a line.
    """
    is_written = _flush(sys.stdout) and _flush(sys.stderr)
    if not is_written or any(thread.daemon for thread in threading.enumerate()):
        os._exit(status if is_written else status or 1)
    sys.exit(status)


def _flush(stream: TextIO | None) -> bool:
    try:
        if stream is not None:
            stream.flush()
    except (OSError, ValueError):
        return False
    return True


def end_in_order() -> None:
    """From now on, end this program in order whichever way it is asked to, wherever it was started.

    A script starts what runs behind it with SIGINT ignored; asyncio then leaves it so, and nothing that is
    passed on as Ctrl-C arrives. Who ignores a closed terminal (`nohup`) wants the program to outlive it. Only
    for the main thread, because only that one may say what becomes of signals.
    """
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    for number in _end_signals():
        if not (number.name == "SIGHUP" and signal.getsignal(number) is signal.SIG_IGN):
            signal.signal(number, _pass_on)


def _pass_on(_number: int, _frame: FrameType | None) -> None:
    """As Ctrl-C, and once: a terminal that is closed asks twice, but a second Ctrl-C is impatience."""
    for number in _end_signals():
        signal.signal(number, _was_passed_on)
    signal.raise_signal(signal.SIGINT)


def _was_passed_on(_number: int, _frame: FrameType | None) -> None:
    """Not `SIG_IGN`: of a signal that had come already, but was not heard yet, Python would say so."""


def _end_signals() -> list[signal.Signals]:
    return [signal.Signals[name] for name in END_SIGNALS if hasattr(signal, name)]


if __name__ == "__main__":
    main()
