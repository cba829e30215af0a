"""`kiosk export`: the ledger, or every scan with its verdict, as a table for people."""

import asyncio
from collections.abc import Iterable
from contextlib import closing
from contextvars import copy_context
from pathlib import Path
from typing import Annotated

import typer

from kiosk.bootstrap import open_profile
from kiosk.cli.environment import load_environment
from kiosk.cli.exit_status import CommandError, Exit
from kiosk.cli.printing import AS_JSON, echo, local_moment, moment, result
from kiosk.cli.verdict_output import reason, ticket_of
from kiosk.core.presence import RowKind
from kiosk.core.tickets import Ticket
from kiosk.core.verdict import VerdictKind
from kiosk.engine.scans_told import KeptScan, RecentScan, ScanTold
from kiosk.store.export import ExportedRow
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

SCAN_TITLES = (
    "Time",
    "Time (UTC)",
    "Verdict",
    "Reason",
    "Ticket",
    "Attendee",
    "Ticket type",
    "Event",
    "Door",
    "How",
    "On duty",
    "Supervisor",
    "Undone",
    "Code",
    "Row",
)
_LET_IN_OR_OUT = {RowKind.ADMISSION: VerdictKind.ADMIT.value, RowKind.EXIT: VerdictKind.EXIT.value}
"""What the verdict of these rows was; an override and an off-list admission are what they are."""


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("export", epilog=AS_JSON)(export)


def export(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to; .csv or .xlsx says which.")],
    scans: Annotated[
        bool,
        typer.Option("--scans", help="Every scan of this machine with its verdict, refused ones too."),
    ] = False,
) -> None:
    """Write the ledger into a spreadsheet, or with --scans every scan.

    It names guests as long as the guest list is held; `kiosk purge` ends that here, not in files.
    """
    if file.suffix.lower() not in ENDINGS:
        raise CommandError(f"{file} has to end in {' or '.join(ENDINGS)}", Exit.USAGE)
    asyncio.run(_export(file, scans=scans))


async def _export(file: Path, *, scans: bool) -> None:
    with closing(await open_profile(load_environment(), writable=False)) as profile:
        here = copy_context()  # which time zone is meant, on the thread that writes too

        def write_ledger(told: Iterable[ExportedRow]) -> int:
            return here.run(write_table, file, TITLES, map(_cells, told))

        def write_scans(told: Iterable[ScanTold]) -> int:
            return here.run(write_table, file, SCAN_TITLES, map(_scan_cells, told))

        exports = profile.exports
        rows = await (exports.scans(write_scans) if scans else exports.ledger(write_ledger))
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


def _scan_cells(one: ScanTold) -> tuple[Cell, ...]:
    """A scan's cells: as the ledger tells of who went in or out, else as it was told."""
    return _ledger_scan_cells(one) if isinstance(one, RecentScan) else _kept_scan_cells(one)


def _ledger_scan_cells(one: RecentScan) -> tuple[Cell, ...]:
    row = one.row
    return (
        local_moment(row.at),
        moment(row.at),
        _LET_IN_OR_OUT.get(row.kind, row.kind.value),
        row.reason,
        row.ticket_id,
        *_guest_cells(one.ticket, one.name, row.event_id),
        row.door,
        row.how,
        row.on_duty,
        row.supervisor,
        "yes" if one.status.taken_back else "",
        "",
        row.id,
    )


def _kept_scan_cells(scan: KeptScan) -> tuple[Cell, ...]:
    """The code only where it is no ticket's: that one is nobody else's to read."""
    ticket = ticket_of(scan.verdict) if scan.verdict else None
    return (
        local_moment(scan.at),
        moment(scan.at),
        scan.kind.value,
        (reason(scan.verdict) if scan.verdict else None) or scan.reason,
        scan.ticket_id,
        *_guest_cells(ticket, "", scan.event_id),
        scan.door,
        scan.how,
        scan.on_duty,
        "",
        "",
        scan.code if scan.kind is VerdictKind.UNKNOWN else "",
        scan.id,
    )


def _guest_cells(ticket: Ticket | None, name: str, event_id: str) -> tuple[Cell, Cell, Cell]:
    """Attendee, ticket type and event, as far as they are still held."""
    if ticket is None:
        return name, "", event_id
    return ticket.name or name, ticket.type_name, ticket.event.title if ticket.event else event_id
