"""The scans of a door as its lists tell of them: those that let somebody in or out, and all others."""

from msgspec import Struct

from kiosk.core.presence import Certainty, LedgerRow
from kiosk.core.tickets import Instant, Ticket
from kiosk.core.verdict import Verdict, VerdictKind
from kiosk.engine.records import NOTHING_SINCE, AdmissionStatus


class KeptScan(Struct, frozen=True):
    """A scan that changed nobody's presence, and what was told of it: the ledger has no row of it.

    `verdict`: as it was judged, without what no list shows; None once its guests are forgotten, and then
    `kind` and `reason` still say what it was. `admission_id`: the admission of an earlier run that it showed
    again, or the one of this scan whose guest was turned away after all.
    """

    id: str
    at: Instant
    kind: VerdictKind
    reason: str = ""
    ticket_id: str = ""
    event_id: str = ""
    account: str = ""
    code: str = ""
    how: str = ""
    door: str = ""
    on_duty: str = ""
    admission_id: str = ""
    verdict: Verdict | None = None
    certainty: Certainty = Certainty.LOCAL
    list_as_of: Instant | None = None
    looked_again: bool = False
    order_size: int = 1
    order_inside: int = 0


class RecentScan(Struct, frozen=True):
    """A ledger row that let somebody in or out here, as the list of recent scans shows it.

    `ticket`: None where none is held. `name`: what an off-list guest said.
    """

    row: LedgerRow
    ticket: Ticket | None = None
    name: str = ""
    status: AdmissionStatus = NOTHING_SINCE


ScanTold = RecentScan | KeptScan
"""One scan as a list tells of it."""


def id_of(told: ScanTold) -> str:
    """The id of its ledger row, or of the scan where there is none."""
    return told.row.id if isinstance(told, RecentScan) else told.id


class ScanPlace(Struct, frozen=True):
    """Where a page of scans ended, in the ledger and among the scans that it does not tell of.

    None: at the newest.
    """

    ledger: int | None = None
    scans: int | None = None


class ScanPage(Struct, frozen=True):
    """Some scans, the newest first, and where they end; `is_last`: nothing is behind them."""

    scans: tuple[ScanTold, ...] = ()
    ends: ScanPlace = ScanPlace()
    is_last: bool = True
