"""`kiosk policy` and `kiosk settings`: what this door admits, and everything else that can be set."""

import asyncio
import sys
from contextlib import closing
from dataclasses import asdict, replace
from pathlib import Path
from typing import Annotated
from uuid import uuid4

import msgspec
import typer

from kiosk.api.base_url import check_base_url
from kiosk.bootstrap import SystemClock, open_profile
from kiosk.cli.ending import CommandError, Exit
from kiosk.cli.environment import place
from kiosk.cli.printing import AS_JSON, document, result, say
from kiosk.core.policy import DoorPolicy, PolicyError, document_of, policy_from_document
from kiosk.engine.aftermath import look_at_those_inside
from kiosk.settings import change, load_settings, save_settings

_policy = typer.Typer(
    help="What this door admits; prints it.",
    epilog=AS_JSON,
    invoke_without_command=True,
    rich_markup_mode=None,
)
_settings = typer.Typer(
    help="Everything else that can be set; prints it.",
    epilog=AS_JSON,
    invoke_without_command=True,
    rich_markup_mode=None,
)


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.add_typer(_policy, name="policy")
    app.add_typer(_settings, name="settings")


@_policy.callback()
def _policy_default(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        show()


@_policy.command("show", epilog=AS_JSON)
def show() -> None:
    """Print the door policy."""
    asyncio.run(_show())


async def _show() -> None:
    here = place()
    with closing(await asyncio.to_thread(open_profile, here, writable=False)) as profile:
        document(document_of(await profile.policy()))


@_policy.command("set", epilog=AS_JSON)
def set_policy(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A JSON file, or - for stdin.")],
) -> None:
    """Set the door policy; what the file leaves out is set to its default."""
    where = "stdin" if file == "-" else file
    try:
        text = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
        policy = policy_from_document(msgspec.json.decode(text))
    except OSError as error:
        raise CommandError(f"{where} cannot be read: {error.strerror}") from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise PolicyError(f"{where} is not JSON: {error}") from error
    except PolicyError as error:
        raise PolicyError(f"{where}: {error}") from error
    asyncio.run(_set(policy))


async def _set(policy: DoorPolicy) -> None:
    here = place()
    with closing(await asyncio.to_thread(open_profile, here, writable=True)) as profile:
        held = await profile.policy()
        if held.supervisors and not policy.supervisors:
            policy = replace(policy, supervisors=held.supervisors)
            say("kiosk: the supervisors and their PINs stay; `kiosk pin reset` takes one away")
        await profile.put_policy(policy)
        clock = SystemClock()
        came_out = await look_at_those_inside(profile, policy, clock.now(), lambda: uuid4().hex)
        if came_out:
            say(f"kiosk: {len(came_out)} guests inside are not admitted by it; see `kiosk incidents`")
    document(document_of(policy))
    say("kiosk: the door policy is set")


@_settings.callback()
def _settings_default(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        list_settings()


@_settings.command("list", epilog=AS_JSON)
def list_settings() -> None:
    """Print every setting as it is in force, the environment included."""
    document(asdict(place().settings))


@_settings.command("get", epilog=AS_JSON)
def get(name: Annotated[str, typer.Argument(metavar="K")]) -> None:
    """Print one setting as it is in force."""
    values = asdict(place().settings)
    if name not in values:
        raise CommandError(f"there is no setting {name!r}; there are {', '.join(values)}", Exit.USAGE)
    value = values[name]
    result(value, ",".join(value) if isinstance(value, tuple) else str(value))


@_settings.command("set", epilog=AS_JSON)
def set_setting(
    name: Annotated[str, typer.Argument(metavar="K")], value: Annotated[str, typer.Argument(metavar="V")]
) -> None:
    """Set one setting.

    Several ids are parted by commas; an empty text takes a setting back where it may be empty.
    """
    home = place().home
    if name == "base_url" and value.strip():
        check_base_url(value)
    changed = change(load_settings(home), name, value)
    save_settings(home, changed)
    kept = asdict(changed)[name]
    result(kept, f"{name} = {','.join(kept) if isinstance(kept, tuple) else kept}")
