"""The commands, put together; and the one place where errors become words and exit statuses."""

import logging
import os
import sys

import typer

from kiosk.cli import door, guests, outbox, pictures, rehearsal, screen, service, setup
from kiosk.cli.ending import WORLD_ERRORS, Exit, status_of, words_of
from kiosk.cli.printing import print_json, say

app = typer.Typer(
    name="kiosk",
    help="Door check-in: reads tickets, judges them, checks guests in, and keeps working offline.",
    epilog="--json with any command prints JSON and nothing else on stdout.",
    no_args_is_help=False,
    pretty_exceptions_enable=False,
    add_completion=False,
)
for family in (door, guests, outbox, pictures, rehearsal, service, setup):
    family.register(app)
screen.register(app)

log = logging.getLogger(__name__)


def run(arguments: list[str]) -> int:
    """Run a command; its exit status. Nothing raises."""
    logging.basicConfig(level=logging.WARNING, format="kiosk: %(message)s", stream=sys.stderr)
    given, literal = _split(arguments)
    print_json("--json" in given)
    try:
        app([a for a in given if a != "--json"] + literal)
    except SystemExit as ending:  # how typer ends, with 2 for wrong usage
        return ending.code if isinstance(ending.code, int) else Exit.FAILED
    except KeyboardInterrupt:
        say("kiosk: interrupted; what was recorded is safe")
        return Exit.FAILED
    except BrokenPipeError:
        _leave_stdout()
        return Exit.FAILED
    except WORLD_ERRORS as error:
        say(f"kiosk: {words_of(error)}")
        return status_of(error)
    except Exception as error:
        say(f"kiosk: a fault in the program ({type(error).__name__}); what was recorded is safe")
        log.debug("the fault", exc_info=True)
        if os.environ.get("KIOSK_DEBUG"):
            raise
        return Exit.FAILED
    return Exit.DONE


def _split(arguments: list[str]) -> tuple[list[str], list[str]]:
    """What comes before a bare `--`, and the rest with it."""
    if "--" in arguments:
        at = arguments.index("--")
        return arguments[:at], arguments[at:]
    return arguments, []


def _leave_stdout() -> None:
    """Whoever read us is gone: give stdout somewhere to go, so that ending does not fail again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
