"""A supervisor's word as a command gets it: a reason, and a PIN that is never on the command line.

The PIN comes from stdin, or is typed unseen on a terminal.
"""

import getpass
import sys
from collections.abc import Callable
from typing import Annotated, NoReturn

import typer

from kiosk.cli.exit_status import CommandError, Exit
from kiosk.core.lockout import LONGEST_PIN, SHORTEST_PIN, is_pin
from kiosk.engine.supervised import (
    Barred,
    LockedOut,
    NoReason,
    NoSupervisors,
    NotRecorded,
    NoUsablePin,
    WrongPin,
)

LONGEST_LINE = 256
LONGEST_TYPED = 1024
LONGEST_SECRET = 16_384
"""An access token may be a signed document."""
PinStdin = Annotated[bool, typer.Option("--pin-stdin", help="Read the supervisor's PIN from stdin.")]


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


def typed_line(prompt: str) -> str:
    """One line of stdin, such as a code; on a terminal it is asked for, and seen as it is typed."""
    if _on_terminal():
        print(prompt, end="", file=sys.stderr, flush=True)
    return _line(LONGEST_TYPED)


def typed_secret(prompt: str) -> str:
    """One line of stdin that nobody is to read along, such as a token; on a terminal it is typed unseen."""
    return _typed(prompt) if _on_terminal() else _line(LONGEST_SECRET)


def typed_lines(prompt: str, goes_on: Callable[[str], bool]) -> str:
    """A text of stdin that may be broken over lines, read for as long as what there is goes on."""
    if _on_terminal():
        print(prompt, end="", file=sys.stderr, flush=True)
    text = ""
    while sys.stdin is not None and (line := sys.stdin.buffer.readline(LONGEST_TYPED)):
        text += line.decode("utf-8", "replace")
        if not goes_on(text) or (_on_terminal() and not line.strip()):
            break
    return text.strip()


def _on_terminal() -> bool:
    return sys.stdin is not None and sys.stdin.isatty()


def _typed(prompt: str) -> str:
    try:
        return getpass.getpass(prompt).strip()
    except EOFError as error:
        raise CommandError("nothing was given") from error


def _line(longest: int = LONGEST_LINE) -> str:
    if sys.stdin is None:
        return ""
    return sys.stdin.buffer.readline(longest).decode("utf-8", "replace").strip()


def given_reason(why: str) -> str:
    """The reason given. Raises BadParameter where there is none."""
    if not why.strip():
        raise typer.BadParameter("say why, in a word or two")
    return why.strip()


def refuse(barred: Barred) -> NoReturn:
    """Say why a supervisor's word was not heard. Raises CommandError."""
    match barred:
        case WrongPin(wait_s, unusable):
            wait = f"the next one is looked at in {_seconds(wait_s)}" if wait_s else "try again"
            also = f". {_cannot_be_used(unusable)}" if unusable else ""
            raise CommandError(f"wrong PIN: nothing was done; {wait}{also}", Exit.NOT_SIGNED_IN)
        case LockedOut(wait_s):
            text = f"too many wrong PINs: nothing was done; the next one is looked at in {_seconds(wait_s)}"
            raise CommandError(f"{text}. Scanning goes on", Exit.NOT_SIGNED_IN)
        case NoSupervisors():
            raise CommandError("no supervisor has a PIN yet: `kiosk pin set NAME`", Exit.NOT_SIGNED_IN)
        case NoUsablePin(names):
            raise CommandError(f"nothing was done. {_cannot_be_used(names)}", Exit.NOT_SIGNED_IN)
        case NotRecorded(text):
            raise CommandError(text)
        case NoReason():
            raise CommandError("say why, in a word or two", Exit.USAGE)


def _cannot_be_used(names: tuple[str, ...]) -> str:
    return (
        f"What is kept of the PIN of {', '.join(names)} is damaged, and it cannot be used:"
        " `kiosk pin set NAME` sets it anew"
    )


def _seconds(wait_s: float) -> str:
    whole = max(1, round(wait_s))
    return "1 second" if whole == 1 else f"{whole} seconds"
