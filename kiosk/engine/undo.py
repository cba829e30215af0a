"""An admission taken back, and the check-in that goes with it: withdrawn where it need not be sent."""

from collections.abc import Iterable, Sequence
from enum import StrEnum
from uuid import uuid4

from msgspec import Struct
from msgspec.structs import replace

from kiosk.core.outbox import WAS_IN_ALREADY, Entry, EntryState, was_never_taken
from kiosk.core.presence import FROM_HUB, InputMethod, LedgerRow, RowKind, standing
from kiosk.core.tickets import Instant
from kiosk.engine.ports import Transaction
from kiosk.engine.session import DoorContext

TAKEN_BACK = (EntryState.WITHDRAWN, EntryState.OVERTURNED)
"""Check-ins of admissions that do not hold any more; another one may be queued."""


def was_double(transaction: Transaction, admission: LedgerRow) -> bool:
    """Whether the service answered this admission's check-in that it had the ticket in already."""
    entries = transaction.entries(admission.ticket_id)
    return any(one.previously_conflict for one in entries if one.admission_id == admission.id)


class Undone(Struct, frozen=True):
    """An admission was taken back; `left` says that its check-in may have reached the service."""

    row: LedgerRow
    left: bool


class UndoWhy(StrEnum):
    """Why an admission is not taken back."""

    NO_ADMISSION = "no_admission"
    """There is none with this id."""
    BEFORE = "before"
    """It was taken back before."""
    TURNED_UP = "turned_up"
    """It was off the list, and its ticket turned up since: its admission took its place."""
    SECOND = "second"
    """An admission of this ticket was taken back before: a supervisor must say why this one is."""


class NotUndone(Struct, frozen=True):
    """Nothing was taken back, and why; `admission_id` is the one that took its place, where one did."""

    why: UndoWhy
    admission_id: str = ""


def undo(
    transaction: Transaction,
    row: LedgerRow,
    now: Instant,
    row_id: str,
    at: DoorContext,
    supervisor: str = "",
    reason: str = "",
    how: InputMethod = InputMethod.KEYBOARD,
) -> Undone | NotUndone:
    """Take an admission back. Runs inside the transaction.

    The second undo of one ticket is a supervisor's, with a reason, whoever did the first and on whichever
    machine: check-in and undo in turn would let a crowd in on one code. Each admission off the list has had a
    supervisor's word already.

    A check-in that has not left, or was refused, is withdrawn when nobody whom the ticket let in is left to
    be checked in: of an admission and an override of one ticket, the service is told once, whichever is
    undone. One that may have been taken goes on, because the service keeps its record whatever we do. And
    where the service had the ticket in through somebody else, that stands: the next one to come with it is
    `already_in`.
    """
    rows = transaction.rows(row.ticket_id)
    if is_taken_back(row.id, rows):
        return NotUndone(UndoWhy.BEFORE)
    listed = transaction.off_listed(row.id) if row.kind is RowKind.OFF_LIST else None
    if listed is not None and listed.admission_id:
        return NotUndone(UndoWhy.TURNED_UP, listed.admission_id)
    if row.ticket_id and not supervisor and any(r.kind is RowKind.UNDO for r in rows):
        return NotUndone(UndoWhy.SECOND)
    left = _withdraw(transaction, row, rows)
    taken_back = LedgerRow(
        id=row_id,
        kind=RowKind.UNDO,
        ticket_id=row.ticket_id,
        at=now,
        door=at.setup.door,
        how=how.value,
        event_id=row.event_id,
        account=row.account,
        on_duty=at.setup.on_duty,
        concerns=row.id,
        reason=reason,
        run=at.setup.run,
        supervisor=supervisor,
    )
    transaction.add(taken_back)
    if row.ticket_id and was_double(transaction, row):
        seen = replace(
            taken_back,
            id=uuid4().hex,
            kind=RowKind.SEEN_INSIDE,
            how="",
            concerns="",
            reason=WAS_IN_ALREADY,
            supervisor="",
        )
        transaction.add(seen)
    return Undone(taken_back, left)


def undone_elsewhere(transaction: Transaction, undone: LedgerRow) -> None:
    """Withdraw the check-in of an admission of this machine that another door took back.

    As `undo` does here: one that may have been taken goes on, and so does one that serves somebody else on
    the same ticket. Whom another door let in after that has a check-in of their own there.
    """
    rows = transaction.rows(undone.ticket_id)
    before = rows[: next((n for n, row in enumerate(rows) if row.id == undone.id), len(rows))]
    served = [one for one in standing(rows) if one.run != FROM_HUB or one in before]
    for entry in transaction.entries(undone.ticket_id) if not served else ():
        is_its_own = entry.admission_id == undone.concerns
        if is_its_own and was_never_taken(entry) and not _may_have_left(transaction, entry):
            transaction.put(replace(entry, state=EntryState.WITHDRAWN))


def is_taken_back(admission_id: str, rows: Iterable[LedgerRow]) -> bool:
    """Whether one of its ticket's rows takes this admission back."""
    return any(
        row.kind in (RowKind.UNDO, RowKind.OVERTURNED) and row.concerns == admission_id for row in rows
    )


def _withdraw(transaction: Transaction, row: LedgerRow, rows: Sequence[LedgerRow]) -> bool:
    """Withdraw what need not be sent once this row is taken back; whether its check-in left or goes on."""
    if not row.ticket_id:
        return False
    entries = [e for e in transaction.entries(row.ticket_id) if e.state not in TAKEN_BACK]
    if any(other.id != row.id for other in standing(rows)):
        return any(entry.admission_id == row.id for entry in entries)
    kept = [e for e in entries if not was_never_taken(e) or _may_have_left(transaction, e)]
    for entry in entries:
        if entry not in kept:
            transaction.put(replace(entry, state=EntryState.WITHDRAWN))
    return bool(kept)


def _may_have_left(transaction: Transaction, entry: Entry) -> bool:
    return entry.attempts > 0 and any(a.ambiguous for a in transaction.attempts(entry.ticket_id))
