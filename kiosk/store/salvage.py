"""What the rows of a damaged database tell, and what its journal tells; kiosk.store.putting_back writes it.

On pages, rows are known by their shape, for the pages that would name their table may be the ones that are
lost. The journal names them.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from kiosk.core.outbox import UNSENT, Entry, EntryState, IncidentKind
from kiosk.core.policy import PolicyError, policy_from_document
from kiosk.core.presence import LedgerRow, RowKind
from kiosk.core.verdict import VerdictKind
from kiosk.store.asides import ASIDES
from kiosk.store.asides import PREFIX as ASIDE
from kiosk.store.guest_notes import PREFIX
from kiosk.store.journal import Change
from kiosk.store.journal_changes import NOTES_CHANGED
from kiosk.store.pages import Value
from kiosk.store.retention import FORGOTTEN
from kiosk.store.rows import SCAN_COLUMNS, entry_from, ledger_from, ledger_values

_KINDS = frozenset(RowKind)
_STATES = frozenset(EntryState)
_INCIDENT_KINDS = frozenset(IncidentKind)
_UNFINISHED = UNSENT | {EntryState.NEEDS_ATTENTION}
_KEPT_NOTES = frozenset(
    {
        "policy",
        "policy_lost",
        "records_lost",
        "ledger_gaps",
        "signed_in",
        "on_duty",
        "office",
        "pin_lockout",
        ASIDES,
        FORGOTTEN,
        NOTES_CHANGED,
    }
)
_VERDICT_KINDS = frozenset(VerdictKind)
_SCAN_REST = len(SCAN_COLUMNS.split(",")) - 3
_KEPT_BEGINNINGS = ("account:", "chosen:", PREFIX, ASIDE)
_COUNTED = "ledger"
_LEFT_OUT = ledger_values(LedgerRow("", RowKind.ADMISSION, "", 0.0, "", ""))
"""What a row of an older Kiosk has where it has no column yet."""

Attempt = tuple[str, str, float, float | None, int, float | None]


class KeptRow(Struct, frozen=True):
    """A ledger row, its number where it is known, and the id of the row that ended it, if one did."""

    number: int | None
    row: LedgerRow
    ended: str | None


@dataclass
class Salvaged:
    """What was found, by its id: an attempt by its admission's and its start, a note by its key.

    A note or an off-list guest that was taken away is None. A scan has its number before its columns.
    `top`: the highest number that a ledger row of this machine had.
    """

    ledger: dict[str, KeptRow] = field(default_factory=dict)
    entries: dict[str, Entry] = field(default_factory=dict)
    attempts: dict[tuple[str, float], Attempt] = field(default_factory=dict)
    incidents: dict[str, tuple[Value, ...]] = field(default_factory=dict)
    off_list: dict[str, tuple[Value, ...] | None] = field(default_factory=dict)
    notes: dict[str, str | None] = field(default_factory=dict)
    scans: dict[str, tuple[Value, ...]] = field(default_factory=dict)
    top: int = 0

    @property
    def notes_changed(self) -> int:
        """How often notes were changed by then; what says more is newer."""
        counted = self.notes.get(NOTES_CHANGED) or ""
        return int(counted) if counted.isascii() and counted.isdigit() else 0


def sort_out(rows: Iterable[tuple[int, Sequence[Value]]]) -> Salvaged:
    """Tell which rows are which; where a row is there twice, the one that is further along counts."""
    found = Salvaged()
    for number, values in rows:
        match values:
            case [None, str(), str() as kind, str(), str(), str(), int() | float(), *_] if kind in _KINDS:
                _take_ledger(found, number, values)
            case [
                None,
                str(),
                str(),
                str(),
                str(),
                int() | float(),
                str() as state,
                _,
                bytes() as body,
                *_,
            ] if state in _STATES:
                _take_entry(found, body)
            case [
                None,
                str() as row,
                str() as ticket,
                int() | float() as at,
                ended,
                int() as doubtful,
                *rest,
            ] if (ended is None or isinstance(ended, int | float)) and _is_skew(rest):
                skew_s = float(rest[0]) if rest and isinstance(rest[0], int | float) and rest[0] else None
                found.attempts[row, float(at)] = (row, ticket, float(at), ended, doubtful, skew_s)
            case [None, str(), str() as kind, int() | float(), str(), str(), str() as detail, _, str()] if (
                kind in _INCIDENT_KINDS and _is_json(detail)
            ):
                _take_incident(found, tuple(values[1:]))
            case [str() as row, str(), str(), str(), str()] if row:
                found.off_list[row] = tuple(values)
            case [None, str() as scan, int() | float(), str() as kind, *rest] if (
                kind in _VERDICT_KINDS and len(rest) == _SCAN_REST
            ):
                found.scans[scan] = (number, *values[1:])
            case [str() as key, int() as top] if key == _COUNTED:
                found.top = max(found.top, top)
            case [str() as key, str() | int() as value] if key in _KEPT_NOTES or key.startswith(
                _KEPT_BEGINNINGS
            ):
                if key != "policy" or is_policy(str(value)):
                    found.notes[key] = str(value)
    return found


def is_policy(text: str) -> bool:
    """Whether a note that was found is a door policy that can be used."""
    try:
        policy_from_document(msgspec.json.decode(text), kept=True)
    except (PolicyError, msgspec.DecodeError):
        return False
    return True


def _take_ledger(found: Salvaged, number: int, values: Sequence[Value]) -> None:
    """Columns lie in the order in which the migrations made them."""
    if len(values) < 15:
        return
    identity, kind, ticket, event, account, at, door, how, duty, concerns, reason, run = values[1:13]
    shown, ended, *later = values[13:]
    row = LedgerRow(
        str(identity),
        RowKind(str(kind)),
        str(ticket),
        float(at),  # type: ignore[arg-type]  # its shape was matched
        str(door),
        str(how),
        str(event),
        str(account),
        str(duty),
        str(concerns),
        str(reason),
        str(run),
        bool(shown),
        str(later[0]) if later else "",
        later[1] if len(later) > 1 and isinstance(later[1], int) else 0,
    )
    _take_row(found, KeptRow(number, row, None if ended is None else str(ended)))


def _take_row(found: Salvaged, kept: KeptRow) -> None:
    """A row's facts never change; of its marks, what was ever set stays."""
    before = found.ledger.get(kept.row.id)
    if before is not None:
        row = replace(kept.row, shown=kept.row.shown or before.row.shown)
        kept = KeptRow(kept.number, row, kept.ended or before.ended)
    found.ledger[kept.row.id] = kept
    found.top = max(found.top, kept.number or 0)


def _take_entry(found: Salvaged, body: bytes) -> None:
    try:
        entry = entry_from(body)
    except (msgspec.ValidationError, msgspec.DecodeError):
        return
    before = found.entries.get(entry.admission_id)
    if before is None or _progress(before) < _progress(entry):
        found.entries[entry.admission_id] = entry


def _take_incident(found: Salvaged, values: tuple[Value, ...]) -> None:
    """One that was settled stays so."""
    before = found.incidents.get(str(values[0]))
    if before is None or before[6] is None:
        found.incidents[str(values[0])] = values


def _progress(entry: Entry) -> tuple[bool, int]:
    return entry.state not in UNSENT, entry.attempts


def _is_skew(rest: Sequence[Value]) -> bool:
    """Whether an attempt's row ends so: with the skew where it was known, or without it as older ones do."""
    return not rest or (len(rest) == 1 and isinstance(rest[0], int | float | None))


def _is_json(text: str) -> bool:
    try:
        json.loads(text)
    except ValueError:
        return False
    return True


def from_journal(changes: Iterable[Change]) -> Salvaged:
    """What a journal tells in the end; a change that this program does not know is passed over."""
    found = Salvaged()
    for change in changes:
        try:
            _take_change(found, change)
        except (ValueError, TypeError, IndexError, msgspec.DecodeError):
            continue
    return found


def ledger_ids(changes: Iterable[Change]) -> set[str]:
    """The ids of the ledger rows that a journal tells of, found without looking at anything else.

    A check-in tells of its admission, whose own record may be lost.
    """
    at = {"ledger": 3, "outbox": 1}
    return {change[at[change[0]]] for change in changes if len(change) > 3 and change[0] in at}


def _take_change(found: Salvaged, change: Sequence[Any]) -> None:
    match change:
        case ["ledger", int() as number, ended, *values]:
            row = ledger_from((*values, *_LEFT_OUT[len(values) :])[: len(_LEFT_OUT)])
            found.ledger[row.id] = KeptRow(number, row, ended)
            found.top = max(found.top, number)
        case ["outbox", str() as admission_id, str(), bytes() as body]:
            found.entries[admission_id] = entry_from(body)
        case ["attempts", str() as admission_id, ticket_id, started, ended, ambiguous, skew_s]:
            attempt = (admission_id, ticket_id, started, ended, ambiguous, skew_s)
            found.attempts[admission_id, started] = attempt
        case ["incidents", str() as incident_id, *values]:
            found.incidents[incident_id] = (incident_id, *values)
        case ["off_list", str() as row_id, *values]:
            found.off_list[row_id] = (row_id, *values) if values else None
        case ["scans", int() as number, str() as scan, *values] if len(values) == _SCAN_REST + 2:
            found.scans[scan] = (number, scan, *values)
        case ["notes", str() as key, *values]:
            found.notes[key] = values[0] if values else None


def merged(pages: Salvaged, journal: Salvaged) -> Salvaged:
    """What both tell. The journal has the last word on notes, for a page may be an older one; unless it is
    the journal that stayed behind.
    """
    for kept in journal.ledger.values():
        _take_row(pages, kept)
    for admission_id, entry in journal.entries.items():
        before = pages.entries.get(admission_id)
        if before is None or is_further(entry, before):
            pages.entries[admission_id] = entry
    for key, attempt in journal.attempts.items():
        pages.attempts.setdefault(key, attempt)
    for values in journal.incidents.values():
        _take_incident(pages, values)
    pages.scans = journal.scans | pages.scans
    pages.off_list |= journal.off_list
    if pages.notes_changed > journal.notes_changed:
        pages.notes = journal.notes | pages.notes
    else:
        pages.notes |= journal.notes
    pages.top = max(pages.top, journal.top)
    return pages


def tells_all(journal: Salvaged, pages: Salvaged) -> bool:
    """Whether a journal that began with all there was tells every row and every check-in that pages tell."""
    return (
        pages.ledger.keys() <= journal.ledger.keys()
        and pages.notes_changed <= journal.notes_changed
        and all(
            entry_id in journal.entries and not is_further(entry, journal.entries[entry_id])
            for entry_id, entry in pages.entries.items()
        )
    )


def hangs_together(found: Salvaged) -> bool:
    """Whether each check-in's admission was found too: both were written at once."""
    return found.entries.keys() <= found.ledger.keys()


def is_further(entry: Entry, than: Entry) -> bool:
    """Whether a check-in is done with where the other copy of it is not."""
    return entry.state not in _UNFINISHED and than.state in _UNFINISHED


def holds_all(journal: Salvaged, now: Salvaged) -> bool:
    """Whether a journal tells all that there is now. How often a check-in was tried it does not tell."""
    return (
        _holds(journal.ledger, now.ledger)
        and _holds(
            {i: _far(e) for i, e in journal.entries.items()}, {i: _far(e) for i, e in now.entries.items()}
        )
        and journal.attempts.keys() >= now.attempts.keys()
        and _holds(journal.incidents, now.incidents)
        and journal.scans.keys() >= now.scans.keys()
        and _holds(journal.off_list, now.off_list)
        and _holds(journal.notes, now.notes)
    )


def _holds(all_of: Mapping[Any, object], these: Mapping[Any, object]) -> bool:
    return all(all_of.get(key) == value for key, value in these.items())


def _far(entry: Entry) -> EntryState:
    return EntryState.WAITING if entry.state is EntryState.SENDING else entry.state
