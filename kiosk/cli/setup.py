"""`kiosk policy` and `kiosk settings`: what this door admits, and everything else that can be set."""

import asyncio
import sys
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Annotated
from uuid import uuid4

import msgspec
import typer

from kiosk.api.base_url import check_base_url
from kiosk.bootstrap import SystemClock, open_profile, session_of
from kiosk.cli.environment import load_environment
from kiosk.cli.exit_status import CommandError, Exit
from kiosk.cli.printing import AS_JSON, document, echo, result
from kiosk.core.policy import (
    KEPT_PIN,
    DoorPolicy,
    PolicyError,
    policy_from_document,
    printed_document_of,
)
from kiosk.engine.pins import why_unusable
from kiosk.engine.policy_change import PolicySet, set_policy
from kiosk.settings import as_document, change
from kiosk.settings_file import change_settings
from kiosk.store.profile import NoProfileError

MOST_POLICY_BYTES = 16 << 20
"""A stop list of a hundred thousand codes is far smaller."""

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
    """Print the door policy, without the supervisors' PINs: `set` leaves those as they are.

    Where there is no profile yet, it is the one that a new profile begins with.
    """
    asyncio.run(_show())


async def _show() -> None:
    environment = load_environment()
    try:
        profile = await open_profile(environment, writable=False)
    except NoProfileError as error:
        echo(f"kiosk: {error}. This is what a new profile begins with")
        document(printed_document_of(DoorPolicy()))
        return
    with closing(profile):
        document(printed_document_of(await profile.policies.get()))


@_policy.command("set", epilog=AS_JSON)
def set_(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A JSON file, or - for stdin.")],
) -> None:
    """Set the door policy; what the file leaves out is set to its default."""
    where = "stdin" if file == "-" else file
    try:
        text = sys.stdin.buffer.read(MOST_POLICY_BYTES + 1) if file == "-" else _beginning(Path(file))
        policy = policy_from_document(msgspec.json.decode(_bounded(text)))
        _check_pins(policy)
    except OSError as error:
        raise CommandError(f"{where} cannot be read: {error.strerror}") from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        half = (
            '; half a character, such as "\\ud800", counts as that too' if "truncated" in str(error) else ""
        )
        raise PolicyError(f"{where} is not JSON: {error}{half}") from error
    except RecursionError as error:
        raise PolicyError(f"{where} is nested too deeply to be a policy") from error
    except PolicyError as error:
        raise PolicyError(f"{where}: {error}") from error
    asyncio.run(_set(policy))


def _beginning(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(MOST_POLICY_BYTES + 1)


def _bounded(text: bytes) -> bytes:
    if len(text) > MOST_POLICY_BYTES:
        raise PolicyError(f"larger than {MOST_POLICY_BYTES} bytes: it cannot be a policy")
    return text


def _check_pins(policy: DoorPolicy) -> None:
    for index, one in enumerate(policy.supervisors):
        if why := "" if one.pin_hash == KEPT_PIN else why_unusable(one.pin_hash):
            raise PolicyError(
                f"supervisors[{index}].pin_hash: {why}; leave {one.name} out and use `kiosk pin set NAME`, or"
                f' write "{KEPT_PIN}" for the PIN that {one.name} has on this machine already'
            )


async def _set(policy: DoorPolicy) -> None:
    environment = load_environment()
    with closing(await open_profile(environment, writable=True)) as profile:
        is_set = await set_policy(
            policy,
            store=profile,
            session_for=partial(session_of, environment, profile),
            clock=SystemClock(),
            new_id=lambda: str(uuid4()),
        )
    tell_policy_set(is_set)
    document(printed_document_of(is_set.policy))
    echo("kiosk: the door policy is set")
    if is_set.not_looked:
        raise CommandError(
            f"guests who are inside were not all looked at under it: {is_set.not_looked}. Do it again"
        )


def tell_policy_set(is_set: PolicySet) -> None:
    """Say what stands out about a policy that was set."""
    if is_set.not_read:
        echo(f"kiosk: {is_set.not_read}")
    for name in is_set.without_pin:
        echo(f"kiosk: {name} has no PIN on this machine and may not override: `kiosk pin set NAME`")
    if is_set.supervisors_stayed:
        echo("kiosk: the supervisors and their PINs stay; `kiosk pin reset` takes one away")
    if is_set.came_out:
        echo(f"kiosk: {is_set.came_out} guests inside are not admitted by it; see `kiosk incidents`")


@_settings.callback()
def _settings_default(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        list_settings()


@_settings.command("list", epilog=AS_JSON)
def list_settings() -> None:
    """Print every setting as it is in force, the environment included."""
    document(as_document(load_environment().settings))


@_settings.command("get", epilog=AS_JSON)
def get(name: Annotated[str, typer.Argument(metavar="K")]) -> None:
    """Print one setting as it is in force."""
    values = as_document(load_environment().settings)
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
    home = load_environment().home
    if name == "base_url" and value.strip():
        check_base_url(value)
    changed = change_settings(home, lambda settings: change(settings, name, value))
    kept = as_document(changed)[name]
    result(kept, f"{name} = {','.join(kept) if isinstance(kept, tuple) else kept}")
