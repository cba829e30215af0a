"""`kiosk handover export|import`: one machine's work, carried to another in an encrypted file."""

import asyncio
import sys
from contextlib import closing, suppress
from dataclasses import asdict
from getpass import getpass
from pathlib import Path
from typing import Annotated

import typer
from msgspec.structs import replace

from kiosk.bootstrap import Environment, SystemClock, open_profile, session_of
from kiosk.cli.environment import load_environment, variables
from kiosk.cli.exit_status import CommandError, Exit
from kiosk.cli.printing import AS_JSON, echo, local_time, moment, result
from kiosk.core.policy import DoorPolicy
from kiosk.engine.errors import PolicyLostError
from kiosk.engine.handed_over import SHORTEST_PASSPHRASE
from kiosk.engine.session import Session
from kiosk.settings import SettingsError
from kiosk.settings_file import change_settings
from kiosk.store.encrypted_file import EncryptedFile, open_encrypted
from kiosk.store.handed_records import About
from kiosk.store.profile import Profile
from kiosk.store.takeover import ImportResult, ImportTarget, verify

PASSPHRASE = "KIOSK_HANDOVER_PASSPHRASE"  # noqa: S105 - the variable's name
LONGEST_LINE = 1 << 16

_handover = typer.Typer(
    help="Carries the guest list, the ledger and unsent check-ins to another machine, in one encrypted file.",
    epilog=AS_JSON,
    no_args_is_help=True,
    rich_markup_mode=None,
)

File = Annotated[Path, typer.Argument(metavar="FILE", help="The handover file.")]
FromStdin = Annotated[
    bool, typer.Option("--passphrase-stdin", help=f"Read the file's passphrase from stdin, not {PASSPHRASE}.")
]


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.add_typer(_handover, name="handover")


@_handover.command("export", epilog=AS_JSON)
def export(file: File, passphrase_stdin: FromStdin = False) -> None:
    """Write this machine's work into FILE, encrypted with a passphrase of its own.

    What was not sent stays here too, and may still be sent from here.
    """
    passphrase = _passphrase(from_stdin=passphrase_stdin, twice=True)
    if len(passphrase) < SHORTEST_PASSPHRASE:
        text = (
            f"a handover file's passphrase has {SHORTEST_PASSPHRASE} characters or more; nothing was written"
        )
        raise CommandError(text, Exit.USAGE)
    asyncio.run(_export(file, passphrase))


async def _export(file: Path, passphrase: str) -> None:
    environment = load_environment()
    with closing(await open_profile(environment, writable=True)) as profile:
        session = await _session(environment, profile)
        events = tuple(sorted(session.events))
        about = About(SystemClock().now(), session.setup.door, environment.settings.base_url, events)
        counts = await profile.handovers.hand_over(file, passphrase, about)
    value = {"file": str(file), **counts}
    result(value, f"{file}: {counts['tickets']} tickets, {counts['ledger']} ledger rows, {_unsent(counts)}")
    if counts["unsent"]:
        echo("kiosk: what is unsent stays here too; let the other machine send it, and close this one")


def _unsent(counts: dict[str, int]) -> str:
    return f"{counts['unsent']} unsent check-ins"


@_handover.command("import", epilog=AS_JSON)
def import_(file: File, passphrase_stdin: FromStdin = False) -> None:
    """Take over what another machine wrote into FILE. A second time changes nothing."""
    asyncio.run(_import(file, _passphrase(from_stdin=passphrase_stdin, twice=False)))


async def _import(file: Path, passphrase: str) -> None:
    environment = load_environment()
    encrypted = await asyncio.to_thread(open_encrypted, file, passphrase)
    about = await asyncio.to_thread(verify, encrypted)
    taken, events = await _take(environment, encrypted, about)
    counts = asdict(taken)
    met = counts.pop("met")
    value = {"file": str(file), "door": about.door, "made_at": moment(about.made_at), **counts, "held": met}
    result(value | {"events": list(events)}, _words(about, taken))
    _print_rest(environment, about, taken, events)


async def _session(environment: Environment, profile: Profile) -> Session:
    """Which events this door is for; a policy that was lost keeps nobody from handing over."""
    try:
        policy = await profile.policies.get()
    except PolicyLostError:
        policy = DoorPolicy()
    return await session_of(environment, profile, policy)


async def _take(
    environment: Environment, encrypted: EncryptedFile, about: About
) -> tuple[ImportResult, tuple[str, ...]]:
    """Take the file in, and its events where this door was set to none; which these are.

    A door that knows of no event would refer every ticket. They are in the transaction that takes all else,
    and in the settings after it, where the policy names none: a kill between the two changes nothing.
    """
    with closing(await open_profile(environment, writable=True)) as profile:
        session = await _session(environment, profile)
        events = () if session.wanted else about.events
        taken = await profile.handovers.take_over(
            encrypted,
            ImportTarget(session.events, session.setup, SystemClock().now(), takes_events=not session.wanted),
        )
        named = (await _session(environment, profile)).policy.events
    if events and not named:
        with suppress(SettingsError):  # the profile remembers them
            change_settings(environment.home, lambda settings: replace(settings, events=events))
    return taken, events


def _words(about: About, taken: ImportResult) -> str:
    return (
        f"from {about.door}, {local_time(about.made_at)}: {taken.tickets} tickets, {taken.ledger} ledger rows"
        f" and {taken.entries} check-ins were new here, {taken.unsent} of them unsent"
    )


def _print_rest(environment: Environment, about: About, taken: ImportResult, events: tuple[str, ...]) -> None:
    if taken.doubles:
        echo(f"kiosk: {taken.doubles} tickets were let in by both machines: see `kiosk incidents`")
    if events:
        echo(f"kiosk: this door is now set to the event {', '.join(events)}")
    if taken.met["unsent"]:
        echo("kiosk: `kiosk outbox send` sends what is unsent")
    theirs, ours = about.service.rstrip("/"), environment.settings.base_url.rstrip("/")
    if theirs and ours and theirs != ours:
        echo(f"kiosk: the other machine worked with {theirs}, and this one is set to {ours}")
    elif theirs and not ours:
        echo(f"kiosk: no address of the service is set here; the other machine used {theirs}")
    if about.made_at > SystemClock().now():
        echo("kiosk: the other machine's clock is ahead of this one's: times will not agree")


def _passphrase(*, from_stdin: bool, twice: bool) -> str:
    """The file's passphrase. Raises CommandError where there is none."""
    if from_stdin:
        line = sys.stdin.buffer.readline(LONGEST_LINE + 1)
        if len(line) > LONGEST_LINE:
            raise CommandError(f"a passphrase is a line of {LONGEST_LINE} bytes at most", Exit.USAGE)
        given = line.decode("utf-8", "surrogateescape").rstrip("\r\n")
    else:
        given = variables().get(PASSPHRASE, "")
        if not given and sys.stdin is not None and sys.stdin.isatty():
            given = getpass("Passphrase of the handover file: ", stream=sys.stderr)
            if twice and given and getpass("Once more: ", stream=sys.stderr) != given:
                raise CommandError("the two passphrases are not the same", Exit.USAGE)
    if not given:
        text = f"a handover file has a passphrase of its own: set {PASSPHRASE}, or use --passphrase-stdin"
        raise CommandError(text, Exit.USAGE)
    return given.encode("utf-8", "surrogateescape").decode("utf-8", "replace")
