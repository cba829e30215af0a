"""`kiosk sync`, `search` and `events`: the guest list on this machine."""

import asyncio
from contextlib import closing
from typing import Annotated

import typer
from msgspec.structs import asdict

from kiosk.bootstrap import Environment, open_door, open_profile, session_of
from kiosk.cli.environment import load_environment, load_environment_with_address
from kiosk.cli.printing import AS_JSON, echo, result
from kiosk.cli.sync_progress import Progress
from kiosk.cli.verdict_output import event_value, event_words, guest_value, guest_words
from kiosk.core.policy import DoorPolicy
from kiosk.engine.events import GuestListComing
from kiosk.store.profile import Profile


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("sync", epilog=AS_JSON)(sync)
    app.command("search", epilog=AS_JSON)(search)
    app.command("events", epilog=AS_JSON)(events)


def sync(
    full: Annotated[
        bool, typer.Option("--full", help="Fetch the whole list, not only what changed.")
    ] = False,
) -> None:
    """Refresh the guest list."""
    asyncio.run(_sync(full=full))


async def _sync(*, full: bool) -> None:
    async with open_door(load_environment_with_address()) as door:
        with closing(Progress()) as progress:
            door.listen(lambda event: progress.show(event) if isinstance(event, GuestListComing) else None)
            synced = await door.guest_list.sync(full=full)
    for event_id in sorted(door.guest_list.unknown_events):
        echo(f"kiosk: the service has no ticket for the event {event_id}: check the event")
    value = asdict(synced) | {"seconds": round(synced.seconds, 3)}
    if not synced.tickets:
        echo("kiosk: the service's guest list is empty: check the event and the account")
    elif synced.quarantined:
        echo(f"kiosk: {synced.quarantined} entries of the guest list could not be read and were set aside")
    result(value, f"{synced.tickets} tickets held, {synced.changed} changed, in {synced.seconds:.1f} s")


def search(
    query: Annotated[list[str], typer.Argument(metavar="QUERY", help="Name, e-mail, order id or ticket id.")],
    limit: Annotated[int, typer.Option("--limit", min=1, max=1000, metavar="N")] = 20,
) -> None:
    """Find guests, as on the screen."""
    asyncio.run(_search(" ".join(query), limit))


async def _search(query: str, limit: int) -> None:
    environment = load_environment()
    with closing(await open_profile(environment, writable=False)) as profile:
        account = await _account(environment, profile)
        found = await profile.guests.search(query, limit, frozenset(), account)
        for guest in found:
            result(guest_value(guest), guest_words(guest))
        if not found:
            await _print_none(profile, account, "kiosk: nobody is found by that")


def events() -> None:
    """List the events of the tickets held."""
    asyncio.run(_events())


async def _events() -> None:
    environment = load_environment()
    with closing(await open_profile(environment, writable=False)) as profile:
        account = await _account(environment, profile)
        found = await profile.guests.events(account)
        for held in found:
            result(event_value(held), event_words(held))
        if not found:
            await _print_none(profile, account, "kiosk: no ticket held names its event")


async def _account(environment: Environment, profile: Profile) -> str:
    """Whose guests are shown."""
    return (await (await session_of(environment, profile, DoorPolicy())).whose()).account


async def _print_none(profile: Profile, account: str, words: str) -> None:
    """Say that nothing was found, or that there is nothing of this account to find anything in."""
    if await profile.guests.count(account):
        echo(words)
    elif await profile.guests.count():
        echo("kiosk: the guest list held here is another account's; `kiosk sync` fetches this one's")
    else:
        echo("kiosk: no guest list is held yet; `kiosk sync` fetches it")
