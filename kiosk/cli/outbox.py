"""`kiosk outbox` and `kiosk incidents`: what is owed to the service, and what a person must look at."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import closing
from typing import Annotated

import typer

from kiosk.api.base_url import BaseUrlError
from kiosk.bootstrap import Kiosk, SystemClock, account_of, open_kiosk, profile_of
from kiosk.cli.ending import CommandError, Exit
from kiosk.cli.environment import place, place_with_address
from kiosk.cli.printing import AS_JSON, result, say
from kiosk.cli.words import entry_value, entry_words, incident_value, incident_words
from kiosk.core.link import LinkState
from kiosk.core.outbox import UNSENT, Entry, EntryState, waits_for
from kiosk.core.pace import Because
from kiosk.engine import attention
from kiosk.store.profile import Profile

STALLED_S = 180.0
"""Without a time given, sending gives up when no check-in was settled for so long."""
UNREACHED_S = 15.0
"""Sooner where not even a request leaves: the service is not there."""
MOMENT_S = 1.0
"""How long what is in flight may take when the time is up."""
FORBIDDEN = 403
"""The status where a token may not scan in."""
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
    with closing(await profile_of(place(), writable=False)) as profile:
        await work(profile)


async def _list_entries(profile: Profile, *, every: bool) -> None:
    found = await profile.outbox.entries(every=every)
    account = await _account(profile)
    for entry in found:
        _print(entry, account)
    if not found:
        say("kiosk: nothing was ever queued" if every else "kiosk: everything is sent and confirmed")


async def _account(profile: Profile) -> str | None:
    try:
        return await account_of(place(), profile)
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
    async with open_kiosk(place_with_address()) as kiosk:
        await kiosk.profile.outbox.recover()
        before = await kiosk.profile.outbox.entries(every=False)
        await _make_due(kiosk.profile, before)
        await _drain(kiosk, timeout_s)
        await kiosk.profile.outbox.recover()  # what the end of the time cut off
        left = await kiosk.profile.outbox.entries(every=False)
        account = await kiosk.parts.session.remembered_account()
        for entry in left:
            _print(entry, account)
        needed_attention = {e.admission_id for e in before if e.state is EntryState.NEEDS_ATTENTION}
        unsent = [entry for entry in left if entry.state in UNSENT]
        refused = [e for e in left if e.state not in UNSENT and e.admission_id not in needed_attention]
        if unsent:
            raise CommandError(*_why_unsent(kiosk, unsent, account))
        if refused:
            raise CommandError(*_why_refused(refused))
        say(f"kiosk: {len(before) - len(left)} sent" if before else "kiosk: nothing was left to send")


async def _make_due(profile: Profile, entries: list[Entry]) -> None:
    """A person who asks to send does not wait until the next try would have come round."""
    later = [entry.admission_id for entry in entries if entry.state in UNSENT and entry.due]
    if later:
        await profile.outbox.make_due(later)


async def _drain(kiosk: Kiosk, timeout_s: float | None) -> None:
    """Send for so long, whatever hangs; without a time, while there is hope (STALLED_S, UNREACHED_S)."""
    clock, uploader = asyncio.get_running_loop().time, kiosk.parts.uploader
    sent_at = left_at = clock()
    ends = None if timeout_s is None else clock() + timeout_s
    unsent = left = -1

    async def watch() -> None:
        nonlocal sent_at, left_at, unsent, left
        while True:
            now_unsent = (await kiosk.profile.outbox.count()).unsent
            if now_unsent != unsent:
                sent_at, unsent = clock(), now_unsent
            if uploader.requests_left != left:
                left_at, left = clock(), uploader.requests_left
            await asyncio.sleep(0.2)

    def give_up() -> bool:
        if uploader.signed_out:
            return True
        if ends is not None:
            return clock() >= ends
        reached = kiosk.parts.watch.state not in (LinkState.OFFLINE, LinkState.PORTAL)
        return clock() - sent_at >= STALLED_S or (not reached and clock() - left_at >= UNREACHED_S)

    watching = asyncio.create_task(watch(), name="progress")
    try:
        async with asyncio.timeout_at(ends):
            await uploader.drain(give_up, lambda: STALLED_S if ends is None else ends - clock())
    except TimeoutError:
        await uploader.stop(MOMENT_S)
    finally:
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)


def _why_unsent(kiosk: Kiosk, unsent: list[Entry], account: str | None) -> tuple[str, Exit]:
    safe = f"not sent yet, and safe here: {len(unsent)}"
    foreign = sorted({entry.account for entry in unsent if waits_for(entry, account)})
    own = [entry for entry in unsent if entry.account not in foreign]
    said = next((entry.last_error for entry in own if entry.last_error), "")
    pause = kiosk.parts.uploader.pause
    if kiosk.parts.uploader.signed_out:
        return f"{safe}; {_refused_token(said)}", Exit.NOT_SIGNED_IN
    if not own:
        names = ", ".join(foreign)
        return f"{safe}; they wait for the account {names} (set KIOSK_TOKEN to its token)", Exit.NOT_SIGNED_IN
    if kiosk.parts.watch.state in (LinkState.OFFLINE, LinkState.PORTAL):
        return f"{safe}; the service is not reached: {said or 'send again later'}", Exit.OFFLINE
    if any(entry.refused == FORBIDDEN for entry in own):
        return f"{safe}; {_forbidden(said)}", Exit.NOT_SIGNED_IN
    if pause is not None and pause.because in _PAUSED:
        why = _PAUSED[pause.because].format(wait=f"{pause.wait_s:.0f} s")
        return f"{safe}; {why}{f' ({said})' if said else ''}; send again later", Exit.FAILED
    return f"{safe}; {said or 'the time is up'}; send again later", Exit.FAILED


def _why_refused(refused: list[Entry]) -> tuple[str, Exit]:
    said = refused[0].last_error
    needs = f"{len(refused)} need attention (`kiosk outbox retry ID`, `kiosk outbox dismiss ID --why TEXT`)"
    if refused[0].refused == FORBIDDEN:
        return f"{needs}; {_forbidden(said)}", Exit.NOT_SIGNED_IN
    return f"{needs}: {said}", Exit.FAILED


def _refused_token(said: str) -> str:
    return f"{said or 'the service does not accept the access token'} (set a new KIOSK_TOKEN)"


def _forbidden(said: str) -> str:
    return f"the service says {said} (set KIOSK_TOKEN to a token that may scan in)"


AdmissionId = Annotated[str, typer.Argument(metavar="ID", help="The admission's id.")]
Why = Annotated[str, typer.Option("--why", metavar="TEXT", help="The reason, for the record.")]


@_outbox.command("retry", epilog=AS_JSON)
def retry(admission_id: AdmissionId) -> None:
    """Send an entry that needs attention once more."""
    asyncio.run(_changing(lambda profile: attention.retry(profile, admission_id)))


@_outbox.command("dismiss", epilog=AS_JSON)
def dismiss(admission_id: AdmissionId, why: Why) -> None:
    """Give an entry that needs attention or is refused up, with a reason."""
    said = _reason(why)
    asyncio.run(_changing(lambda profile: attention.dismiss(profile, admission_id, said)))


def _reason(why: str) -> str:
    if not why.strip():
        raise typer.BadParameter("say why, in a word or two")
    return why.strip()


async def _changing(change: Callable[[Profile], Awaitable[Entry | None]]) -> None:
    with closing(await profile_of(place(), writable=True)) as profile:
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
        say("kiosk: there are no incidents" if every else "kiosk: there is nothing to look at")


@_incidents.command("settle", epilog=AS_JSON)
def settle(incident_id: Annotated[str, typer.Argument(metavar="ID")], why: Why) -> None:
    """Settle an incident, with a reason."""
    asyncio.run(_settle(incident_id, _reason(why)))


async def _settle(incident_id: str, why: str) -> None:
    with closing(await profile_of(place(), writable=True)) as profile:
        settled = await attention.settle(profile, incident_id, why, SystemClock().now())
        if settled is None:
            raise CommandError("there is no open incident with this id")
        result(incident_value(settled), incident_words(settled))
