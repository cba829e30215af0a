"""`kiosk policy` and `kiosk settings`: what this door admits, and everything else that can be set."""

import asyncio
import sys
from contextlib import closing
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from kiosk.bootstrap import open_profile, surroundings
from kiosk.cli.ending import CommandError, Exit
from kiosk.cli.environment import environment
from kiosk.cli.printing import document, result, say
from kiosk.core.policy import PolicyError, document_of, policy_from_document
from kiosk.settings import change, load_settings, save_settings

_policy = typer.Typer(help="What this door admits.", no_args_is_help=False, invoke_without_command=True)
_settings = typer.Typer(help="Everything else that can be set.", invoke_without_command=True)


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.add_typer(_policy, name="policy")
    app.add_typer(_settings, name="settings")


@_policy.callback()
def _policy_default(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        show()


@_policy.command("show")
def show() -> None:
    """Print the door policy."""
    asyncio.run(_show())


async def _show() -> None:
    place = surroundings(environment())
    with closing(await asyncio.to_thread(open_profile, place, writable=False)) as profile:
        document(document_of(await profile.policy()))


@_policy.command("set")
def set_policy(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A JSON file, or - for stdin.")],
) -> None:
    """Set the door policy."""
    try:
        text = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
        policy = policy_from_document(msgspec.json.decode(text))
    except OSError as error:
        raise CommandError(f"{file} cannot be read: {error.strerror}") from error
    except msgspec.DecodeError as error:
        raise PolicyError(f"{file} is not JSON: {error}") from error
    asyncio.run(_set(document_of(policy)))


async def _set(wanted: object) -> None:
    place = surroundings(environment())
    with closing(await asyncio.to_thread(open_profile, place, writable=True)) as profile:
        await profile.put_policy(policy_from_document(wanted))
    document(wanted)
    say("kiosk: the door policy is set")


@_settings.callback()
def _settings_default(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        list_settings()


@_settings.command("list")
def list_settings() -> None:
    """Print every setting as it is in force, the environment included."""
    document(asdict(surroundings(environment()).settings))


@_settings.command("get")
def get(name: Annotated[str, typer.Argument(metavar="K")]) -> None:
    """Print one setting as it is in force."""
    values = asdict(surroundings(environment()).settings)
    if name not in values:
        raise CommandError(f"there is no setting {name!r}; there are {', '.join(values)}", Exit.USAGE)
    value = values[name]
    result(value, ",".join(value) if isinstance(value, tuple) else str(value))


@_settings.command("set")
def set_setting(
    name: Annotated[str, typer.Argument(metavar="K")], value: Annotated[str, typer.Argument(metavar="V")]
) -> None:
    """Set one setting; several ids are parted by commas."""
    home = surroundings(environment()).home
    changed = change(load_settings(home), name, value)
    save_settings(home, changed)
    kept = asdict(changed)[name]
    result(kept, f"{name} = {','.join(kept) if isinstance(kept, tuple) else kept}")
