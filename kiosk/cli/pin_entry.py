"""A PIN as a command gets it: from stdin or typed unseen on a terminal, never from the command line."""

import getpass
import sys

from kiosk.cli.ending import CommandError, Exit
from kiosk.core.lockout import LONGEST_PIN, SHORTEST_PIN, is_pin

LONGEST_LINE = 256


def asked_pin(*, from_stdin: bool) -> str:
    """A supervisor's PIN. Raises CommandError where there is neither a line nor a terminal to ask on."""
    if from_stdin:
        return _line()
    if not _on_terminal():
        raise CommandError("give the PIN on stdin, with --pin-stdin", Exit.USAGE)
    return _typed("Supervisor's PIN: ")


def new_pin() -> str:
    """A new PIN, given twice: on a terminal typed twice, on stdin as one line or as two that agree.

    Raises CommandError where it is no PIN, or the two differ.
    """
    if _on_terminal():
        first, second = _typed("New PIN: "), _typed("The same again: ")
    else:
        first = _line()
        second = _line() or first
    if not is_pin(first):
        raise CommandError(
            f"a PIN is {SHORTEST_PIN} to {LONGEST_PIN} digits; nothing was changed", Exit.USAGE
        )
    if first != second:
        raise CommandError("the two PINs differ; nothing was changed", Exit.USAGE)
    return first


def confirmed(question: str) -> bool:
    """Whether somebody at the terminal says yes; no where there is no terminal."""
    if not _on_terminal():
        return False
    print(f"{question} [y/N] ", end="", file=sys.stderr, flush=True)
    return sys.stdin.readline().strip().lower() in ("y", "yes")


def _on_terminal() -> bool:
    return sys.stdin is not None and sys.stdin.isatty()


def _typed(prompt: str) -> str:
    try:
        return getpass.getpass(prompt).strip()
    except EOFError as error:
        raise CommandError("no PIN was given") from error


def _line() -> str:
    if sys.stdin is None:
        return ""
    return sys.stdin.buffer.readline(LONGEST_LINE).decode("utf-8", "replace").strip()
