"""How other programs are run: in the open, or quietly with their output shown only if they fail."""

import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from itertools import count
from pathlib import Path
from types import FrameType
from typing import IO

_running: set["subprocess.Popen[bytes]"] = set()
ALONE_S = 2.0
"""What is still running so long after a SIGINT that no terminal sent has not had it."""
AGAIN_S = 5.0
"""What was told to end is told again after that: what Python raises of a signal amid Qt is lost."""
TIMES = 6
"""What was told so often and runs on does not listen, and is killed."""
INTERRUPTED = 130
"""The exit status shells give a program that Ctrl-C ended."""


def echo(words: str) -> None:
    """Tell the person at the terminal; on stderr, because stdout belongs to the programs run from here."""
    print(words, file=sys.stderr, flush=True)


def run(
    command: Sequence[str | Path], *, cwd: Path, env: Mapping[str, str], output: IO[bytes] | None = None
) -> int:
    """Run `command` to its end and return its exit status, its output going to `output` or the terminal.

    Ctrl-C reaches the program too, which may have something to save: it is waited for, not killed. What ends
    this process alone (SystemExit, which `end_in_order` makes of signals, or a SIGINT that no terminal sent)
    is passed on to it; what does not listen is killed in the end.
    """
    stderr = None if output is None else subprocess.STDOUT
    with subprocess.Popen(command, cwd=cwd, env=env, stdout=output, stderr=stderr) as process:
        _running.add(process)
        try:
            returned = _waited_for(process)
        except BaseException:
            end_for_good(lambda: [process], partial(_has_ended, process))
            raise
        finally:
            _running.discard(process)
    if returned < 0:
        echo(f"{Path(command[0]).name} was ended by {signal.strsignal(-returned)}.")
    return exit_status(returned)


def _waited_for(process: "subprocess.Popen[bytes]") -> int:
    try:
        return process.wait()
    except KeyboardInterrupt:
        _has_ended(process, patience_after_ctrl_c())
        raise


def _has_ended(process: "subprocess.Popen[bytes]", within_s: float | None) -> bool:
    try:
        process.wait(within_s)
    except subprocess.TimeoutExpired:
        return False
    return True


def end_for_good(
    running: "Callable[[], Iterable[subprocess.Popen[bytes]]]", has_ended: Callable[[float], bool]
) -> None:
    """Tell what is `running` to end, again and again, and kill it in the end; returns once it `has_ended`.

    That is given seconds to wait for it. `running` is asked each time: a thread may just be starting one.
    """
    _Ending.is_under_way = True
    try:
        for asked in count():
            for process in running():
                process.terminate() if asked < TIMES else process.kill()
            if has_ended(AGAIN_S):
                return
    finally:
        _Ending.is_under_way = False


def those_running() -> "list[subprocess.Popen[bytes]]":
    """What is run from here now, by other threads too."""
    return list(_running)


class _Ending:
    """What the handlers of signals know: the first that comes is raised, the next find an end begun."""

    interrupts = 0
    is_under_way = False


def patience_after_ctrl_c() -> float | None:
    """Seconds to wait for a program's own end before it is told to; None where the terminal told it."""
    return None if _is_at_a_terminal() else ALONE_S


def _is_at_a_terminal() -> bool:
    """Whether a terminal sends its Ctrl-C here, and so to what is run from here as well."""
    try:
        return os.tcgetpgrp(sys.stdin.fileno()) == os.getpgrp()
    except (AttributeError, OSError, ValueError):
        return False


def end_in_order() -> None:
    """From now on, let whatever asks this process to end do so in order, so that it leaves no program behind.

    A script starts what runs behind it with SIGINT ignored, and what is run from here would inherit that. Who
    ignores a closed terminal (`nohup`) wants this process to outlive it.
    """
    asking = [signal.Signals[name] for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]

    def end(number: int, _frame: FrameType | None) -> None:
        for one in asking:  # a terminal that is closed asks twice
            signal.signal(one, _was_heard)
        _Ending.interrupts = max(_Ending.interrupts, 1)
        if not _Ending.is_under_way:
            sys.exit(exit_status(-number))

    signal.signal(signal.SIGINT, _interrupted)
    for one in asking:
        if not (one.name == "SIGHUP" and signal.getsignal(one) is signal.SIG_IGN):
            signal.signal(one, end)


def _was_heard(_number: int, _frame: FrameType | None) -> None:
    """Not `SIG_IGN`: of a signal that had come already, but was not heard yet, Python would say so."""


def _interrupted(_number: int, _frame: FrameType | None) -> None:
    """Raise the first Ctrl-C. What is raised while programs are waited for would leave them behind, so the
    next, which is impatience, tells them to end, and one more kills them.
    """
    _Ending.interrupts += 1
    if _Ending.interrupts == 1:
        raise KeyboardInterrupt
    for process in those_running():
        process.terminate() if _Ending.interrupts == 2 else process.kill()


def run_quietly(command: Sequence[str | Path], *, cwd: Path, env: Mapping[str, str]) -> tuple[int, str]:
    """Run `command` to its end; return its exit status and all it printed, errors included."""
    with tempfile.TemporaryFile() as printed:
        status = run(command, cwd=cwd, env=env, output=printed)
        printed.seek(0)
        return status, printed.read().decode(errors="replace")


def exit_status(returned: int) -> int:
    """Turn what Popen returned into an exit status as shells give it: 128 + n for signal n."""
    return returned if returned >= 0 else 128 - returned
