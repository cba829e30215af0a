"""`kiosk override`, `admit-off-list` and `pin`: what supervisors decide, and who they are."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import closing
from typing import Annotated
from uuid import uuid4

import typer

from kiosk.bootstrap import SystemClock, open_door, open_profile, session_of
from kiosk.cli.environment import load_environment
from kiosk.cli.exit_status import CommandError, Exit, OutputError
from kiosk.cli.pin_entry import PinStdin, asked_pin, confirmed, given_reason, new_pin, refuse
from kiosk.cli.printing import AS_JSON, echo, local_time, result
from kiosk.cli.sharing import others_told
from kiosk.cli.verdict_output import reason, row_value
from kiosk.core.policy import DoorPolicy, Supervisor
from kiosk.core.presence import InputMethod, LedgerRow
from kiosk.core.verdict import Refer, Unknown, Verdict
from kiosk.engine.controller import DoorController
from kiosk.engine.errors import StoreError
from kiosk.engine.pins import clear_lockout, hash_pin, whose
from kiosk.engine.policy_change import put_supervisor
from kiosk.engine.supervised import AdmittedOffList, NotOverridden, Overridden
from kiosk.store.profile import Profile

LONGEST_NAME = 80

_pin = typer.Typer(
    help="Who may override: the supervisors' PINs.",
    epilog=AS_JSON,
    no_args_is_help=True,
    rich_markup_mode=None,
)

Code = Annotated[str, typer.Argument(metavar="CODE", help="The code, or the ticket's id.")]
Why = Annotated[str, typer.Option("--why", metavar="TEXT", help="The reason, for the record.")]
Name = Annotated[str, typer.Argument(metavar="NAME", help="The supervisor, as the ledger names them.")]


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("override", epilog=AS_JSON)(override)
    app.command("admit-off-list", epilog=AS_JSON)(admit_off_list)
    app.add_typer(_pin, name="pin")


def override(code: Code, why: Why, pin_stdin: PinStdin = False) -> None:
    """Let a guest in whom the door refers or has in already, or whose ticket is for elsewhere.

    Needs a supervisor's PIN, from stdin or typed on the terminal. A ticket that is not valid stays out. The
    check-in is queued, unless the service is believed to have the ticket in.
    """
    reason = given_reason(why)
    pin = asked_pin(from_stdin=pin_stdin)
    asyncio.run(_override(code, pin, reason))


async def _override(code: str, pin: str, why: str) -> None:
    async def work(door: DoorController) -> None:
        match await door.override(code, pin, why, InputMethod.COMMAND_LINE):
            case Overridden(row=row):
                await _print_row(door, row, f"admitted {row.id} (ticket {row.ticket_id})")
            case NotOverridden(verdict):
                raise CommandError(f"not overridden: {_stands(verdict)}")
            case barred:
                refuse(barred)

    await _at_the_door(work)


def admit_off_list(
    code: Code,
    why: Why,
    pin_stdin: PinStdin = False,
    name: Annotated[
        str, typer.Option("--name", metavar="NAME", help="Who it is; goes when the profile is purged.")
    ] = "",
) -> None:
    """Let somebody in whose code is on no list.

    Needs a supervisor's PIN, from stdin or typed on the terminal. If a ticket with this code turns up on a
    later list, it is checked in; if it does not fit, that is an incident.
    """
    reason = given_reason(why)
    pin = asked_pin(from_stdin=pin_stdin)
    asyncio.run(_admit_off_list(code, pin, reason, name))


async def _admit_off_list(code: str, pin: str, why: str, name: str) -> None:
    async def work(door: DoorController) -> None:
        match await door.admit_off_list(code, pin, why, name, InputMethod.COMMAND_LINE):
            case AdmittedOffList(row, earlier):
                for one in earlier:
                    echo(
                        f"kiosk: this code was admitted off the list before, {local_time(one.at)} {one.door}"
                    )
                await _print_row(door, row, f"admitted {row.id} (off the list)")
            case NotOverridden(verdict):
                raise CommandError(f"not admitted off the list: {_on_the_list(verdict)}")
            case barred:
                refuse(barred)

    await _at_the_door(work)


async def _at_the_door(work: Callable[[DoorController], Awaitable[None]]) -> None:
    async with open_door(load_environment(), offline=True) as door, others_told(door):
        await door.store.outbox.recover()
        await work(door)
        if unsent := (await door.store.outbox.count()).unsent:
            echo(f"kiosk: not sent yet, and safe here: {unsent}; `kiosk outbox send` sends")


async def _print_row(door: DoorController, row: LedgerRow, words: str) -> None:
    try:  # marked before the line: whoever reads it may end us at once
        await door.store.ledger.mark_shown([row.id])
    except StoreError as error:
        echo(f"kiosk: {error}; the admission is recorded")
    try:
        result(row_value(row), words)
    except (OutputError, BrokenPipeError):
        echo(f"kiosk: nobody was told of the admission {row.id}; `kiosk undo ID` takes it back")
        raise


def _stands(verdict: Verdict) -> str:
    """Why the verdict stands, and what there is to do."""
    if isinstance(verdict, Refer) and len(verdict.tickets) > 1:
        return f"{reason(verdict)}; give one of their ids: {', '.join(t.id for t in verdict.tickets)}"
    if isinstance(verdict, Unknown) or (isinstance(verdict, Refer) and not verdict.tickets):
        return f"{reason(verdict)}; `kiosk admit-off-list` admits who is on no list"
    return reason(verdict) or verdict.kind.value


def _on_the_list(verdict: Verdict) -> str:
    return (
        f"this code is on the list ({reason(verdict) or 'the ticket may go in'}); `kiosk check-in` judges it"
    )


@_pin.command("set", epilog=AS_JSON)
def set_pin(name: Name) -> None:
    """Give a supervisor a PIN of 4 to 12 digits, or a new one.

    It is typed twice on the terminal, or comes on stdin. Where a PIN is forgotten or locked out, see `reset`.
    """
    who = _name(name)
    pin = new_pin()
    asyncio.run(_set_pin(who, pin))


def _name(name: str) -> str:
    who = " ".join(name.split())
    if not who or len(who) > LONGEST_NAME or not who.isprintable():
        raise typer.BadParameter(f"a name of 1 to {LONGEST_NAME} characters")
    return who


async def _set_pin(name: str, pin: str) -> None:
    with closing(await open_profile(load_environment(), writable=True)) as profile:
        policy = await profile.policies.get()
        others = tuple(one for one in policy.supervisors if one.name != name)
        if await asyncio.to_thread(whose, pin, others):
            raise CommandError("another supervisor has this PIN: choose another one; nothing was changed")
        hashed = await asyncio.to_thread(hash_pin, pin)
        await _put(profile, policy, name, Supervisor(name=name, pin_hash=hashed))
    echo(f"kiosk: {name} may override from now on")


@_pin.command("reset", epilog=AS_JSON)
def reset_pin(
    name: Name, yes: Annotated[bool, typer.Option("--yes", help="Do it without asking.")] = False
) -> None:
    """Take a supervisor's PIN away and end the lock-out; `kiosk pin set` gives a new one.

    Whoever can open the profile may do this: with the passphrase, or as the user whose keyring holds the key.
    """
    asyncio.run(_reset_pin(_name(name), sure=yes))


async def _reset_pin(name: str, *, sure: bool) -> None:
    with closing(await open_profile(load_environment(), writable=True)) as profile:
        policy = await profile.policies.get()
        left = tuple(one for one in policy.supervisors if one.name != name)
        if left == policy.supervisors:
            known = ", ".join(one.name for one in left) or "nobody"
            raise CommandError(f"{name} is no supervisor here ({known} is); nothing was changed")
        if not sure and not await asyncio.to_thread(confirmed, f"Take the PIN of {name} away?"):
            raise CommandError("nothing was changed; --yes does it without asking", Exit.USAGE)
        await _put(profile, policy, name, None)
        await clear_lockout(profile)
    echo(f"kiosk: {name} has no PIN any more, and no PIN is locked out; `kiosk pin set` gives a new one")


async def _put(profile: Profile, policy: DoorPolicy, name: str, instead: Supervisor | None) -> None:
    setup = (await session_of(load_environment(), profile, policy)).setup
    supervisors = await put_supervisor(
        name,
        instead,
        store=profile,
        setup=setup,
        clock=SystemClock(),
        new_id=lambda: str(uuid4()),
    )
    names = [one.name for one in supervisors]
    result({"supervisor": name, "supervisors": names}, f"supervisors: {', '.join(names) or 'none'}")
