"""How other programs are run: in the open, or quietly with their output shown only if they fail."""

import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import FrameType
from typing import IO

_running: set["subprocess.Popen[bytes]"] = set()
ALONE_S = 2.0
"""What is still running so long after a SIGINT that no terminal sent has not had it."""
AGAIN_S = 5.0
"""What was told to end is told again after that: what Python raises of a signal amid Qt is lost."""
MOST_TOLD = 12
"""Who does not end for so many times is killed."""
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
    is passed on to it.
    """
    stderr = None if output is None else subprocess.STDOUT
    with subprocess.Popen(command, cwd=cwd, env=env, stdout=output, stderr=stderr) as process:
        _running.add(process)
        try:
            returned = _waited_for(process)
        except SystemExit:
            _end(process)
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
        try:
            process.wait(patience_after_ctrl_c())
        except subprocess.TimeoutExpired:
            _end(process)
        raise


def _end(process: "subprocess.Popen[bytes]") -> None:
    for _ in range(MOST_TOLD):
        process.terminate()
        try:
            process.wait(AGAIN_S)
        except subprocess.TimeoutExpired:
            continue
        return
    process.kill()


def patience_after_ctrl_c() -> float | None:
    """Seconds to wait for a program's own end before it is told to; None where the terminal told it."""
    return None if _is_at_a_terminal() else ALONE_S


def _is_at_a_terminal() -> bool:
    """Whether a terminal sends its Ctrl-C here, and so to what is run from here as well."""
    try:
        return os.tcgetpgrp(sys.stdin.fileno()) == os.getpgrp()
    except (AttributeError, OSError, ValueError):
        return False


def end_those_running(times_told: int = 0) -> None:
    """Tell what other threads run here to end, or end it where it was told too often already."""
    for process in list(_running):
        if times_told < MOST_TOLD:
            process.terminate()
        else:
            process.kill()


def end_in_order() -> None:
    """From now on, let whatever asks this process to end do so in order, so that it leaves no program behind.

    A script starts what runs behind it with SIGINT ignored, and what is run from here would inherit that. Who
    ignores a closed terminal (`nohup`) wants this process to outlive it.
    """
    asking = [signal.Signals[name] for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]

    def end(number: int, _frame: FrameType | None) -> None:
        for one in asking:  # a terminal that is closed asks twice
            signal.signal(one, signal.SIG_IGN)
        sys.exit(exit_status(-number))

    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    for one in asking:
        if not (one.name == "SIGHUP" and signal.getsignal(one) is signal.SIG_IGN):
            signal.signal(one, end)


def run_quietly(command: Sequence[str | Path], *, cwd: Path, env: Mapping[str, str]) -> tuple[int, str]:
    """Run `command` to its end; return its exit status and all it printed, errors included."""
    with tempfile.TemporaryFile() as printed:
        status = run(command, cwd=cwd, env=env, output=printed)
        printed.seek(0)
        return status, printed.read().decode(errors="replace")


def exit_status(returned: int) -> int:
    """Turn what Popen returned into an exit status as shells give it: 128 + n for signal n."""
    return returned if returned >= 0 else 128 - returned
