"""`kiosk export`: the ledger as a table for people."""

import asyncio
from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer

from kiosk.bootstrap import open_profile
from kiosk.cli.environment import load_environment
from kiosk.cli.exit_status import CommandError, Exit
from kiosk.cli.printing import AS_JSON, echo, local_moment, moment, result
from kiosk.store.ledger import ExportedRow
from kiosk.store.spreadsheet import ENDINGS, Cell, write_table

TITLES = (
    "Time",
    "Time (UTC)",
    "Kind",
    "Ticket",
    "Attendee",
    "Ticket type",
    "Event",
    "Door",
    "How",
    "On duty",
    "Supervisor",
    "Reason",
    "Check-in",
    "Attempts",
    "Proven",
    "Row",
    "Concerns",
)


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("export", epilog=AS_JSON)(export)


def export(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to; .csv or .xlsx says which.")],
) -> None:
    """Write the ledger into a spreadsheet.

    It names guests as long as the guest list is held; `kiosk purge` ends that here, not in files.
    """
    if file.suffix.lower() not in ENDINGS:
        raise CommandError(f"{file} has to end in {' or '.join(ENDINGS)}", Exit.USAGE)
    asyncio.run(_export(file))


async def _export(file: Path) -> None:
    with closing(await open_profile(load_environment(), writable=False)) as profile:
        record = await profile.ledger.export()
    rows = await asyncio.to_thread(write_table, file, TITLES, [_cells(one) for one in record])
    result({"file": str(file), "rows": rows, "format": file.suffix.lower()[1:]}, f"{file}: {rows} rows")
    if not rows:
        echo("kiosk: nothing was recorded yet")


def _cells(one: ExportedRow) -> tuple[Cell, ...]:
    row, entry = one.row, one.entry
    proven = {None: "", True: "yes", False: "no"}[entry.proven if entry else None]
    return (
        local_moment(row.at),
        moment(row.at),
        row.kind.value,
        row.ticket_id,
        one.guest,
        one.ticket_type,
        one.event,
        row.door,
        row.how,
        row.on_duty,
        row.supervisor,
        row.reason,
        entry.state.value if entry else "",
        entry.attempts if entry else None,
        proven,
        row.id,
        row.concerns,
    )
