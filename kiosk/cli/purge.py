"""`kiosk purge`: forgets the guests."""

import asyncio
import sys
from contextlib import closing
from typing import Annotated

import typer
from msgspec.structs import asdict

from kiosk.bootstrap import SystemClock, open_profile
from kiosk.cli.environment import load_environment
from kiosk.cli.exit_status import CommandError
from kiosk.cli.printing import AS_JSON, echo, result
from kiosk.store.profile import Profile


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("purge", epilog=AS_JSON)(purge)


def purge(
    even_unsent: Annotated[
        bool, typer.Option("--even-unsent", help="Also while check-ins are unsent; they stay, without names.")
    ] = False,
) -> None:
    """Forget the guests: the guest list, and whatever else names somebody.

    The ledger and the check-ins stay, without names. Files you exported are yours to delete.
    """
    asyncio.run(_purge(even_unsent=even_unsent))


async def _purge(*, even_unsent: bool) -> None:
    with closing(await open_profile(load_environment(), writable=True)) as profile:
        count = await profile.outbox.count()
        if count.unsent and not even_unsent:
            raise CommandError(
                f"{count.unsent} check-ins are not sent yet, so nothing was purged: `kiosk outbox send` sends"
                " them. With --even-unsent they stay and can still be sent, but if one is refused nobody can"
                " tell any more whose it was"
            )
        await _ask_while_open(profile)
        purged = await profile.retention.purge()
        open_incidents = len(await profile.incidents.recorded(every=False))
    value = asdict(purged) | {"unsent": count.unsent, "open_incidents": open_incidents}
    result(value, f"{purged.tickets} tickets forgotten; the ledger stays without names")
    if count.needs_attention or open_incidents:
        echo("kiosk: check-ins or incidents still need a person: `kiosk outbox`, `kiosk incidents`")


async def _ask_while_open(profile: Profile) -> None:
    """A person at a terminal may have mistaken the day; a script has not."""
    if sys.stdin is None or not sys.stdin.isatty():
        return
    now = SystemClock().now()
    ends = [held.event.end or held.event.start for held in await profile.guests.events()]
    if any(end is not None and end > now for end in ends) and not typer.confirm(
        "An event of this guest list is not over. Forget its guests now?", err=True
    ):
        raise CommandError("nothing was purged")
