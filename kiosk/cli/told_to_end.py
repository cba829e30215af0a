"""What asks a command to end, whoever asks and however it was started. Quick to import."""

import signal
from types import FrameType

ASKING = ("SIGTERM", "SIGHUP", "SIGBREAK")
"""A system that shuts down, a closed terminal, and on Windows a closed console; no system has all of them."""


def end_in_order() -> None:
    """From now on, end this program in order whichever way it is asked to, wherever it was started.

    A script starts what runs behind it with SIGINT ignored; asyncio then leaves it so, and nothing that is
    passed on as Ctrl-C arrives. Who ignores a closed terminal (`nohup`) wants the program to outlive it. Only
    for the main thread, because only that one may say what becomes of signals.
    """
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    for number in _search():
        if not (number.name == "SIGHUP" and signal.getsignal(number) is signal.SIG_IGN):
            signal.signal(number, _pass_on)


def _pass_on(_number: int, _frame: FrameType | None) -> None:
    """As Ctrl-C, and once: a terminal that is closed asks twice, but a second Ctrl-C is impatience."""
    for number in _search():
        signal.signal(number, _was_passed_on)
    signal.raise_signal(signal.SIGINT)


def _was_passed_on(_number: int, _frame: FrameType | None) -> None:
    """Not `SIG_IGN`: of a signal that had come already, but was not heard yet, Python would say so."""


def _search() -> list[signal.Signals]:
    return [signal.Signals[name] for name in ASKING if hasattr(signal, name)]
