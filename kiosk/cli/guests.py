"""`kiosk sync`, `search` and `events`: the guest list on this machine."""

import asyncio
from contextlib import closing
from dataclasses import asdict
from typing import Annotated

import typer

from kiosk.bootstrap import open_kiosk, open_profile, surroundings
from kiosk.cli.environment import environment, place_with_address
from kiosk.cli.printing import moment, result, say
from kiosk.cli.words import event_value, guest_value


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("sync")(sync)
    app.command("search")(search)
    app.command("events")(events)


def sync(
    full: Annotated[
        bool, typer.Option("--full", help="Fetch the whole list, not only what changed.")
    ] = False,
) -> None:
    """Refresh the guest list."""
    asyncio.run(_sync(full=full))


async def _sync(*, full: bool) -> None:
    async with open_kiosk(place_with_address()) as kiosk:
        synced = await kiosk.parts.guest_list.sync(full=full)
    value = asdict(synced) | {"seconds": round(synced.seconds, 3)}
    if not synced.tickets:
        say("kiosk: the service's guest list is empty: check the event and the account")
    elif synced.quarantined:
        say(f"kiosk: {synced.quarantined} entries of the guest list could not be read and were set aside")
    result(value, f"{synced.tickets} tickets held, {synced.changed} changed, in {synced.seconds:.1f} s")


def search(
    query: Annotated[list[str], typer.Argument(help="Name, e-mail, order id or ticket id.")],
    limit: Annotated[int, typer.Option("--limit", min=1, max=1000)] = 20,
) -> None:
    """Find guests, as on the screen."""
    asyncio.run(_search(" ".join(query), limit))


async def _search(query: str, limit: int) -> None:
    place = surroundings(environment())
    with closing(await asyncio.to_thread(open_profile, place, writable=False)) as profile:
        for guest in await profile.search(query, limit, frozenset()):
            value = guest_value(guest)
            shown = (value["attendee"] or value["buyer"] or "no name", value["ticket_type"], value["state"])
            result(value, " · ".join(str(part) for part in (*shown, value["presence"], value["ticket_id"])))


def events() -> None:
    """List the events of the tickets held."""
    asyncio.run(_events())


async def _events() -> None:
    place = surroundings(environment())
    with closing(await asyncio.to_thread(open_profile, place, writable=False)) as profile:
        for held in await profile.events():
            starts = moment(held.event.start) or "no date"
            words = f"{held.event.id} · {held.event.title} · {starts} · {held.tickets} tickets"
            result(event_value(held), words)
