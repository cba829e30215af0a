"""What stands in a bucket: a key for each ticket, and in its value the ledger rows that the doors share.

A value is JSON. It also says outright who is inside and by what, for whoever looks into a bucket with other
tools; doors go by the rows. What another version wrote, or somebody else, is told from what can be read.
"""

import base64
import hashlib
from collections.abc import Sequence
from typing import Annotated

import msgspec

from kiosk.core.presence import FROM_HUB, LedgerRow, PresenceState, RowKind, presence_of
from kiosk.core.tickets import Instant
from kiosk.core.venue import MOST_ROWS, is_shared

VERSION = 1
BUCKET_PREFIX = "kiosk-event-"
POLICY_STREAM, POLICY_SUBJECT = "KV_kiosk-policy", "$KV.kiosk-policy.policy"
"""Where the host's policy stands: a bucket that doors read, and only the host writes to."""
LARGEST_VALUE = 256 * 1024
"""Bytes: more than MOST_ROWS rows of the longest ids take."""
_LONGEST_NAME = 64
_MOST_US = 2**61
_OF_A_TICKET = frozenset({RowKind.ADMISSION, RowKind.OVERRIDE, RowKind.SEEN_INSIDE})

_Id = Annotated[str, msgspec.Meta(max_length=500)]
_Moment = Annotated[float, msgspec.Meta(ge=-2.2e9, lt=253_402_300_800.0)]


class UnreadableValueError(ValueError):
    """A value that this version cannot read: it is left as it is, and the ticket is this machine's alone."""


class _Row(msgspec.Struct, frozen=True):
    id: _Id
    kind: RowKind
    ticket: _Id
    at: _Moment
    door: _Id
    how: _Id
    us: Annotated[int, msgspec.Meta(ge=0, le=_MOST_US)]
    event: _Id = ""
    account: _Id = ""
    concerns: _Id = ""


class _Value(msgspec.Struct, frozen=True):
    """`write`: an id of its own for every write, so that no two messages of a bucket are alike."""

    version: int
    write: _Id
    presence: PresenceState
    rows: Annotated[list[_Row], msgspec.Meta(max_length=10 * MOST_ROWS)]
    admission: _Id = ""
    door: _Id = ""
    at: Instant | None = None
    how: _Id = ""


class _Versioned(msgspec.Struct, frozen=True):
    version: int


_values = msgspec.json.Decoder(_Value)
_versions = msgspec.json.Decoder(_Versioned)


def encode(rows: Sequence[LedgerRow], write_id: str) -> bytes:
    """The value that stands for these rows, as one write puts it.

    Raises ValueError where it would be larger than a bucket takes, or no door could read it.
    """
    presence = presence_of(rows)
    seen = presence.evidence
    value = _Value(
        VERSION,
        write_id,
        presence.where,
        [_row(row) for row in rows],
        seen.admission_id if seen else "",
        seen.door if seen else "",
        seen.at if seen else None,
        seen.how if seen else "",
    )
    encoded = msgspec.json.encode(value)
    if len(encoded) > LARGEST_VALUE:
        raise ValueError(f"{len(encoded)} bytes of one ticket")
    decode(encoded)
    return encoded


def decode(value: bytes) -> tuple[LedgerRow, ...]:
    """The rows of a value, in the order in which the doors came to share them.

    Raises UnreadableValueError.
    """
    if len(value) > LARGEST_VALUE:
        raise UnreadableValueError(f"{len(value)} bytes of one ticket")
    try:
        if (version := _versions.decode(value).version) != VERSION:
            raise UnreadableValueError(f"written by another version of Kiosk ({version})")
        rows = tuple(_ledger_row(row) for row in _values.decode(value).rows)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise UnreadableValueError(str(error)) from error
    if len({row.id for row in rows}) != len(rows) or not all(map(_may_stand, rows)):
        raise UnreadableValueError("no door shares such rows")
    return rows


def _may_stand(row: LedgerRow) -> bool:
    return bool(row.id) and is_shared(row) and (bool(row.ticket_id) or row.kind not in _OF_A_TICKET)


def _row(row: LedgerRow) -> _Row:
    return _Row(
        row.id,
        row.kind,
        row.ticket_id,
        row.at,
        row.door,
        row.how,
        row.logical_us,
        row.event_id,
        row.account,
        row.concerns,
    )


def _ledger_row(row: _Row) -> LedgerRow:
    return LedgerRow(
        id=row.id,
        kind=row.kind,
        ticket_id=row.ticket,
        at=row.at,
        door=row.door,
        how=row.how,
        event_id=row.event,
        account=row.account,
        concerns=row.concerns,
        run=FROM_HUB,
        shown=True,
        logical_us=row.us,
    )


def key_of(row: LedgerRow) -> str:
    """Under which key the row is shared: its ticket's, and a row without a ticket has its own."""
    return f"ticket.{_word(row.ticket_id)}" if row.ticket_id else f"row.{_word(row.id)}"


def belongs_to(key: str, rows: Sequence[LedgerRow]) -> bool:
    """Whether all of these rows are to be shared under this key, and under no other."""
    return all(key_of(row) == key for row in rows)


def bucket_of(event_id: str) -> str:
    """The bucket of an event: its id where that makes a name, and else what stands for it."""
    word = _word(event_id)
    if len(word) <= _LONGEST_NAME:
        return f"{BUCKET_PREFIX}{word}"
    return f"{BUCKET_PREFIX}x{hashlib.sha256(event_id.encode()).hexdigest()}"


def _word(text: str) -> str:
    """Letters, digits, `-` and `_` that stand for any text, and for no other."""
    return base64.urlsafe_b64encode(text.encode("utf-8", "surrogatepass")).decode().rstrip("=") or "-"
