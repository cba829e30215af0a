"""The commands, put together; and the one place where errors become words and exit statuses."""

import errno
import logging
import os
import sys

import typer

from kiosk.cli import (
    count,
    doctor,
    door,
    export,
    guests,
    handover,
    hub,
    office,
    outbox,
    pair,
    pictures,
    purge,
    rehearsal,
    screen,
    service,
    setup,
    supervise,
)
from kiosk.cli.exit_status import WORLD_ERRORS, Exit, status_of, words_of
from kiosk.cli.printing import echo, open_streams, print_json
from kiosk.settings import is_text

INTERRUPTED = 130
"""What typer ends with on Ctrl-C; here that is a command that did not do what it should."""
_PROGRAMS, _ROOM = "close other programs", "free some space"
_OUT_OF = {
    errno.EMFILE: _PROGRAMS,
    errno.ENFILE: _PROGRAMS,
    errno.ENOMEM: _PROGRAMS,
    errno.ENOSPC: _ROOM,
    errno.EDQUOT: _ROOM,
}
"""What a machine has run out of, wherever the program came upon it, and what helps."""

app = typer.Typer(
    name="kiosk",
    help="Door check-in: reads tickets, judges them, checks guests in, and keeps working offline.",
    epilog=(
        "Any command with --json prints JSON and nothing else on stdout. What begins with a dash and is no"
        " option comes after a bare --.  "
        " Exit status: 0 done, 1 failed, 2 wrong usage, 3 not signed in or not permitted, 4 offline."
    ),
    no_args_is_help=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    add_completion=False,
)
for family in (
    count,
    doctor,
    door,
    export,
    guests,
    handover,
    hub,
    office,
    outbox,
    pair,
    pictures,
    purge,
    rehearsal,
    service,
    setup,
    supervise,
):
    family.register(app)
screen.register(app)

log = logging.getLogger(__name__)


def run(arguments: list[str]) -> int:
    """Run a command; its exit status. Nothing raises."""
    open_streams()
    logging.basicConfig(level=logging.WARNING, format="kiosk: %(message)s", stream=sys.stderr)
    given, literal = _split(arguments)
    print_json("--json" in given)
    try:
        app([a for a in given if a != "--json"] + literal)
    except SystemExit as ending:  # how typer ends: with 2 for wrong usage, 1 where stdout's reader has gone
        return _ended(ending.code)
    except WORLD_ERRORS as error:
        echo(f"kiosk: {words_of(error)}")
        return status_of(error)
    except Exception as error:
        if isinstance(error, UnicodeEncodeError) and not all(map(is_text, arguments)):
            echo(
                "kiosk: an argument holds bytes that are not UTF-8: type it again; what was recorded is safe"
            )
            return Exit.USAGE
        if isinstance(error, OSError) and error.errno in _OUT_OF:
            why, helps = error.strerror or error, _OUT_OF[error.errno]
            echo(f"kiosk: {why}: {helps} and try again; what was recorded is safe")
            return Exit.FAILED
        echo(f"kiosk: a fault in the program ({type(error).__name__}); what was recorded is safe")
        log.debug("the fault", exc_info=True)
        if os.environ.get("KIOSK_DEBUG"):
            raise
        return Exit.FAILED
    return Exit.DONE


def _ended(code: object) -> int:
    if code == INTERRUPTED:
        echo("kiosk: interrupted; what was recorded is safe")
        return Exit.FAILED
    return code if isinstance(code, int) else Exit.FAILED


def _split(arguments: list[str]) -> tuple[list[str], list[str]]:
    """What comes before a bare `--`, and the rest with it."""
    if "--" in arguments:
        at = arguments.index("--")
        return arguments[:at], arguments[at:]
    return arguments, []
