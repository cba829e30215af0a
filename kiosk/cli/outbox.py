"""`kiosk outbox` and `kiosk incidents`: what is owed to the service, and what a person must look at."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from typing import Annotated

import typer

from kiosk.api.base_url import BaseUrlError
from kiosk.bootstrap import SystemClock, account_of, open_door, open_profile
from kiosk.cli.environment import load_environment, load_environment_with_address
from kiosk.cli.exit_status import CommandError, Exit, with_command_line
from kiosk.cli.pin_entry import given_reason
from kiosk.cli.printing import AS_JSON, echo, result
from kiosk.cli.verdict_output import entry_value, entry_words, incident_value, incident_words
from kiosk.core.outbox import Entry, waits_for
from kiosk.core.pace import Because, Pause
from kiosk.engine import manual_resolution
from kiosk.engine.send_unsent import FORBIDDEN, Unsent, WhyUnsent, send_unsent
from kiosk.store.profile import Profile

_PAUSED = {
    Because.ASKED_TO_WAIT: "the service asks to wait {wait}",
    Because.THROTTLED: "the service asks for less",
    Because.FAILING: "the service fails, and is tried ever less often",
    Because.REFUSED_ALIKE: "several are refused alike: it is the account, the address or the event",
}

_outbox = typer.Typer(
    help="What was not confirmed yet; lists it.",
    epilog=AS_JSON,
    invoke_without_command=True,
    rich_markup_mode=None,
)
_incidents = typer.Typer(
    help="What a person must look at; lists it.",
    epilog=AS_JSON,
    invoke_without_command=True,
    rich_markup_mode=None,
)


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.add_typer(_outbox, name="outbox")
    app.add_typer(_incidents, name="incidents")


Every = Annotated[bool, typer.Option("--all", help="Every one, also what is over.")]


@_outbox.callback()
def _outbox_default(context: typer.Context, every: Every = False) -> None:
    if context.invoked_subcommand is None:
        list_entries(every)


@_outbox.command("list", epilog=AS_JSON)
def list_entries(every: Every = False) -> None:
    """List what was not confirmed yet."""
    asyncio.run(_reading(lambda profile: _list_entries(profile, every=every)))


async def _reading(work: Callable[[Profile], Awaitable[None]]) -> None:
    with closing(await open_profile(load_environment(), writable=False)) as profile:
        await work(profile)


async def _list_entries(profile: Profile, *, every: bool) -> None:
    found = await profile.outbox.entries(every=every)
    account = await _account(profile)
    for entry in found:
        _print(entry, account)
    if not found:
        echo("kiosk: nothing was ever queued" if every else "kiosk: everything is sent and confirmed")


async def _account(profile: Profile) -> str | None:
    try:
        return await account_of(load_environment(), profile)
    except BaseUrlError:
        return None  # what is here can be listed whatever the address is


def _print(entry: Entry, account: str | None = None) -> None:
    foreign = waits_for(entry, account)
    result(entry_value(entry, foreign), entry_words(entry, SystemClock().now(), foreign))


@_outbox.command("send", epilog=AS_JSON)
def send(
    timeout: Annotated[
        float | None, typer.Option("--timeout", min=0, metavar="S", help="Stop after so many seconds.")
    ] = None,
) -> None:
    """Send what is unsent, then list what is left.

    Ends when nothing is left to send, the time is up, or nothing gets through.
    """
    asyncio.run(_send(timeout))


async def _send(timeout_s: float | None) -> None:
    async with open_door(load_environment_with_address()) as door:
        ended = await send_unsent(door, timeout_s)
        for entry in ended.left:
            _print(entry, ended.account)
        if ended.unsent is not None:
            raise CommandError(*_why_unsent(ended.unsent, door.office is not None))
        if ended.refused:
            raise CommandError(*_why_refused(ended.refused))
        sent = ended.before - len(ended.left)
        echo(f"kiosk: {sent} sent" if ended.before else "kiosk: nothing was left to send")


def _why_unsent(unsent: Unsent, is_paired: bool) -> tuple[str, Exit]:
    safe = f"not sent yet, and safe here: {len(unsent.entries)}"
    last_error = with_command_line(unsent.last_error)
    match unsent.why:
        case WhyUnsent.SIGNED_OUT:
            return f"{safe}; {_refused_token(unsent.last_error, is_paired)}", Exit.NOT_SIGNED_IN
        case WhyUnsent.OTHER_ACCOUNT:
            names = ", ".join(unsent.accounts)
            mend = "sign it in at the office" if is_paired else "set KIOSK_TOKEN to its token"
            text = f"they wait for the account {names} ({mend})"
            return f"{safe}; {text}", Exit.NOT_SIGNED_IN
        case WhyUnsent.UNREACHED:
            return f"{safe}; the service is not reached: {last_error or 'send again later'}", Exit.OFFLINE
        case WhyUnsent.FORBIDDEN:
            return f"{safe}; {_forbidden(last_error)}", Exit.NOT_SIGNED_IN
        case WhyUnsent.PAUSED:
            why = _why_paused(unsent.pause)
            return f"{safe}; {why}{f' ({last_error})' if last_error else ''}; send again later", Exit.FAILED
        case WhyUnsent.TIME_IS_UP:
            return f"{safe}; {last_error or 'the time is up'}; send again later", Exit.FAILED


def _why_paused(pause: Pause | None) -> str:
    return _PAUSED[pause.because].format(wait=f"{pause.wait_s:.0f} s") if pause is not None else ""


def _why_refused(refused: Sequence[Entry]) -> tuple[str, Exit]:
    last_error = with_command_line(refused[0].last_error)
    needs = f"{len(refused)} need attention (`kiosk outbox retry ID`, `kiosk outbox dismiss ID --why TEXT`)"
    if refused[0].refused == FORBIDDEN:
        return f"{needs}; {_forbidden(last_error)}", Exit.NOT_SIGNED_IN
    return f"{needs}: {last_error}", Exit.FAILED


def _refused_token(last_error: str, is_paired: bool) -> str:
    mend = "see the office's page" if is_paired else "set a new KIOSK_TOKEN"
    return f"{last_error or 'the service does not accept the access token'} ({mend})"


def _forbidden(last_error: str) -> str:
    return f"the service says {last_error} (set KIOSK_TOKEN to a token that may scan in)"


AdmissionId = Annotated[str, typer.Argument(metavar="ID", help="The admission's id.")]
Why = Annotated[str, typer.Option("--why", metavar="TEXT", help="The reason, for the record.")]


@_outbox.command("retry", epilog=AS_JSON)
def retry(admission_id: AdmissionId) -> None:
    """Send an entry that needs attention once more."""
    asyncio.run(_changing(lambda profile: manual_resolution.retry(profile, admission_id)))


@_outbox.command("dismiss", epilog=AS_JSON)
def dismiss(admission_id: AdmissionId, why: Why) -> None:
    """Give an entry that needs attention or is refused up, with a reason."""
    reason = given_reason(why)
    asyncio.run(_changing(lambda profile: manual_resolution.dismiss(profile, admission_id, reason)))


async def _changing(change: Callable[[Profile], Awaitable[Entry | None]]) -> None:
    with closing(await open_profile(load_environment(), writable=True)) as profile:
        changed = await change(profile)
        if changed is None:
            raise CommandError("no entry with this id needs attention, or is refused")
        _print(changed)


@_incidents.callback()
def _incidents_default(context: typer.Context, every: Every = False) -> None:
    if context.invoked_subcommand is None:
        list_incidents(every)


@_incidents.command("list", epilog=AS_JSON)
def list_incidents(every: Every = False) -> None:
    """List what a person must look at."""
    asyncio.run(_reading(lambda profile: _list_incidents(profile, every=every)))


async def _list_incidents(profile: Profile, *, every: bool) -> None:
    found = await profile.incidents.recorded(every=every)
    for incident in found:
        result(incident_value(incident), incident_words(incident))
    if not found:
        echo("kiosk: there are no incidents" if every else "kiosk: there is nothing to look at")


@_incidents.command("settle", epilog=AS_JSON)
def settle(incident_id: Annotated[str, typer.Argument(metavar="ID")], why: Why) -> None:
    """Settle an incident, with a reason."""
    asyncio.run(_settle(incident_id, given_reason(why)))


async def _settle(incident_id: str, why: str) -> None:
    with closing(await open_profile(load_environment(), writable=True)) as profile:
        settled = await manual_resolution.settle(profile, incident_id, why, SystemClock().now())
        if settled is None:
            raise CommandError("there is no open incident with this id")
        result(incident_value(settled), incident_words(settled))
