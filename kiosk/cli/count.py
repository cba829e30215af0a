"""`kiosk count`: people without tickets, counted at the door; for turnstiles and scripts too."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import closing

import typer

from kiosk.bootstrap import open_door, open_profile, session_of
from kiosk.cli.environment import load_environment
from kiosk.cli.exit_status import CommandError, Exit
from kiosk.cli.pin_entry import PinStdin, asked_pin, refuse
from kiosk.cli.printing import AS_JSON, result
from kiosk.cli.sharing import others_told
from kiosk.core.presence import InputMethod
from kiosk.engine.controller import DoorController
from kiosk.engine.counter import Counter, NeedsPin, NobodyCounted, TapOutcome
from kiosk.engine.records import Counted
from kiosk.engine.supervised import NotRecorded, Unlocked

_count = typer.Typer(
    help="People without tickets, such as crew and press: how many are inside, one more, one less.",
    epilog=AS_JSON,
    invoke_without_command=True,
    rich_markup_mode=None,
)


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.add_typer(_count, name="count")


@_count.callback()
def _count_default(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        asyncio.run(_show())


@_count.command("in", epilog=AS_JSON)
def one_more(pin_stdin: PinStdin = False) -> None:
    """Count one more person in, who counts as inside like a guest."""
    asyncio.run(_tap(Counter.one_more, pin_stdin=pin_stdin, nobody=""))


@_count.command("out", epilog=AS_JSON)
def one_less(pin_stdin: PinStdin = False) -> None:
    """Count one of them out again."""
    asyncio.run(_tap(Counter.one_less, pin_stdin=pin_stdin, nobody="nobody counted here is inside"))


@_count.command("undo", epilog=AS_JSON)
def undo(pin_stdin: PinStdin = False) -> None:
    """Take back what was counted last on this machine, in or out."""
    asyncio.run(_tap(Counter.undo, pin_stdin=pin_stdin, nobody="nothing was counted that could be undone"))


async def _show() -> None:
    environment = load_environment()
    with closing(await open_profile(environment, writable=False)) as profile:
        session = await session_of(environment, profile, await profile.policies.get())
        account = (await session.whose()).account
        counted = await profile.ledger.counted(session.events, account)
        _print(counted, await profile.ledger.inside(session.events, account))


async def _tap(
    tap: Callable[[Counter, InputMethod, str], Awaitable[TapOutcome]], *, pin_stdin: bool, nobody: str
) -> None:
    async with open_door(load_environment(), offline=True) as door, others_told(door):
        supervisor = await _supervisor(door, pin_stdin=pin_stdin) if door.counter.needs_pin else ""
        match await tap(door.counter, InputMethod.COMMAND_LINE, supervisor):
            case NobodyCounted():
                raise CommandError(nobody)
            case NotRecorded(text):
                raise CommandError(text)
            case NeedsPin():
                raise CommandError("only a supervisor may count here", Exit.NOT_SIGNED_IN)
        _print(await door.counter.counted(), await door.queries.inside())


async def _supervisor(door: DoorController, *, pin_stdin: bool) -> str:
    outcome = await door.unlock(asked_pin(from_stdin=pin_stdin))
    if not isinstance(outcome, Unlocked):
        refuse(outcome)
    return outcome.name


def _print(counted: Counted, inside: int) -> None:
    value = {
        "came": counted.came,
        "left": counted.left,
        "inside": counted.inside,
        "inside_with_guests": inside,
    }
    words = f"{counted.inside} without a ticket inside ({counted.came} came in, {counted.left} went out)"
    result(value, f"{words}; with the guests {inside}")
