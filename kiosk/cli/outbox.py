"""`kiosk outbox` and `kiosk incidents`: what is owed to the service, and what a person must look at."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import replace
from typing import Annotated

import typer

from kiosk.bootstrap import Kiosk, SystemClock, open_kiosk, open_profile, surroundings
from kiosk.cli.ending import CommandError, Exit
from kiosk.cli.environment import environment, place_with_address
from kiosk.cli.printing import result, say
from kiosk.cli.words import entry_value, incident_value
from kiosk.core.link import LinkState
from kiosk.core.outbox import UNSENT, Entry, EntryState
from kiosk.store.profile import Profile

STALLED_S = 20.0
"""Without a time given, sending gives up when nothing got through for so long."""

_outbox = typer.Typer(help="What was not confirmed yet.", invoke_without_command=True)
_incidents = typer.Typer(help="What a person must look at.", invoke_without_command=True)


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.add_typer(_outbox, name="outbox")
    app.add_typer(_incidents, name="incidents")


Every = Annotated[bool, typer.Option("--all", help="Every one, also what is over.")]


@_outbox.callback()
def _outbox_default(context: typer.Context, every: Every = False) -> None:
    if context.invoked_subcommand is None:
        list_entries(every)


@_outbox.command("list")
def list_entries(every: Every = False) -> None:
    """List what was not confirmed yet."""
    asyncio.run(_reading(lambda profile: _list_entries(profile, every=every)))


async def _reading(work: Callable[[Profile], Awaitable[None]]) -> None:
    place = surroundings(environment())
    with closing(await asyncio.to_thread(open_profile, place, writable=False)) as profile:
        await work(profile)


async def _list_entries(profile: Profile, *, every: bool) -> None:
    for entry in await profile.entries(every=every):
        _print(entry)


def _print(entry: Entry) -> None:
    value = entry_value(entry)
    words = [value["admission_id"], value["state"], f"ticket {value['ticket_id']}", value["scanned_at"]]
    result(value, " · ".join([*words, value["last_error"] or ""]).rstrip(" ·"))


@_outbox.command("send")
def send(
    timeout: Annotated[
        float | None, typer.Option("--timeout", min=0, metavar="S", help="Stop after so many seconds.")
    ] = None,
) -> None:
    """Send until nothing is due or the time is up; then list what is left."""
    asyncio.run(_send(timeout))


async def _send(timeout_s: float | None) -> None:
    async with open_kiosk(place_with_address()) as kiosk:
        await kiosk.profile.recover()
        await _drain(kiosk, timeout_s)
        left = await kiosk.profile.entries(every=False)
        for entry in left:
            _print(entry)
        unsent = sum(entry.state in UNSENT for entry in left)
        if unsent:
            raise CommandError(*_why_unsent(kiosk, unsent))


async def _drain(kiosk: Kiosk, timeout_s: float | None) -> None:
    clock = asyncio.get_running_loop().time
    started = moved = clock()
    before = -1

    async def watch() -> None:
        nonlocal moved, before
        while True:
            unsent = (await kiosk.profile.outbox_count()).unsent
            if unsent != before:
                moved, before = clock(), unsent
            await asyncio.sleep(0.2)

    def give_up() -> bool:
        if timeout_s is not None:
            return clock() - started >= timeout_s
        return kiosk.parts.uploader.signed_out or clock() - moved >= STALLED_S

    watching = asyncio.create_task(watch(), name="progress")
    try:
        await kiosk.parts.uploader.drain(give_up)
    finally:
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)


def _why_unsent(kiosk: Kiosk, unsent: int) -> tuple[str, Exit]:
    safe = f"{unsent} check-ins are not sent yet, and stay safe here"
    if kiosk.parts.uploader.signed_out:
        return f"{safe}: the service refuses the access token; set a new KIOSK_TOKEN", Exit.NOT_SIGNED_IN
    if kiosk.parts.watch.state in (LinkState.OFFLINE, LinkState.PORTAL):
        return f"{safe}: the service cannot be reached; send again when the connection is back", Exit.OFFLINE
    return f"{safe}; send again later", Exit.FAILED


AdmissionId = Annotated[str, typer.Argument(metavar="ID", help="The admission's id.")]
Why = Annotated[str, typer.Option("--why", metavar="TEXT", help="The reason, for the record.")]


@_outbox.command("retry")
def retry(admission_id: AdmissionId) -> None:
    """Send an entry that needs attention once more."""
    asyncio.run(_change(admission_id, lambda e: replace(e, state=EntryState.WAITING, due=0.0)))


@_outbox.command("dismiss")
def dismiss(admission_id: AdmissionId, why: Why) -> None:
    """Give an entry that needs attention up, with a reason."""
    said = _reason(why)
    given_up = f"dismissed: {said}"
    asyncio.run(_change(admission_id, lambda e: replace(e, state=EntryState.WITHDRAWN, last_error=given_up)))


def _reason(why: str) -> str:
    if not why.strip():
        raise typer.BadParameter("say why, in a word or two")
    return why.strip()


async def _change(admission_id: str, change: Callable[[Entry], Entry]) -> None:
    def only_where_needed(entry: Entry) -> Entry | None:
        return change(entry) if entry.state is EntryState.NEEDS_ATTENTION else None

    with closing(
        await asyncio.to_thread(open_profile, surroundings(environment()), writable=True)
    ) as profile:
        changed = await profile.change_entry(admission_id, only_where_needed)
        if changed is None:
            raise CommandError("no entry with this id needs attention")
        _print(changed)


@_incidents.callback()
def _incidents_default(context: typer.Context, every: Every = False) -> None:
    if context.invoked_subcommand is None:
        list_incidents(every)


@_incidents.command("list")
def list_incidents(every: Every = False) -> None:
    """List what a person must look at."""
    asyncio.run(_reading(lambda profile: _list_incidents(profile, every=every)))


async def _list_incidents(profile: Profile, *, every: bool) -> None:
    for incident in await profile.incidents(every=every):
        value = incident_value(incident)
        result(value, f"{value['id']} · {value['kind']} · ticket {value['ticket_id']} · {value['at']}")


@_incidents.command("settle")
def settle(incident_id: Annotated[str, typer.Argument(metavar="ID")], why: Why) -> None:
    """Settle an incident, with a reason."""
    asyncio.run(_settle(incident_id, _reason(why)))


async def _settle(incident_id: str, why: str) -> None:
    with closing(
        await asyncio.to_thread(open_profile, surroundings(environment()), writable=True)
    ) as profile:
        settled = await profile.settle_incident(incident_id, why, SystemClock().now())
        if settled is None:
            raise CommandError("there is no open incident with this id")
        result(incident_value(settled), f"settled {settled.id}")
        say("kiosk: settled")
