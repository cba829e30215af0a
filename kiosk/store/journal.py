"""The journal: a second copy of all that cannot be fetched again, in a file of its own beside the database.

A log that was cut between two frames, or a database that somebody put back from yesterday, looks perfectly
sound. So what a transaction changed is written here too, right after its commit and before anybody hears of
it; the start compares the two (kiosk.store.damage). Only the database is waited for until it is on the disk:
the journal follows behind.

Layout: records, each a mark, the length of what follows (four bytes, big-endian), a nonce, and AES-256-GCM
over MessagePack, with a key derived from the profile's. A record that is damaged is passed over: the next
mark begins the next one. The first record, the head, says that the journal began with all there was. Where it
lacks something that the database has, because a full disk keeps it out or because its end was torn, the head
is written over, in room that a full disk gives too, and tells how new the database is. Each other record
tells how far the database's log went by then: whoever knows how far that went in the end can tell whether the
journal's own end is missing.
"""

import hmac
import logging
import os
import secrets
import struct
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, BinaryIO

import msgspec
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from msgspec import Struct

from kiosk.engine.atomic_file import cannot_be_written, replacing
from kiosk.store.write_ahead_log import Place

JOURNAL_FILE = "kiosk.journal"
CHANGES_A_RECORD = 500
_MARK = b"\xe2KJ\x9b\r\n\x1a\x01"
_LENGTH = struct.Struct(">I")
_NONCE_BYTES, _TAG_BYTES = 12, 16
_HEAD_BYTES = len(_MARK) + _LENGTH.size + _NONCE_BYTES
_ROOM_BYTES = len(_MARK) + _LENGTH.size
"""The beginning of a record, which tells how much room it has."""
_MOST_BYTES = 1 << 28
_HEAD = "begun"
_NEWEST = struct.Struct(">QQ")
_LOG = "log"
"""Begins the change that tells how far the database's log went: its salts, and its frames."""

log = logging.getLogger(__name__)

Change = list[Any]
Newest = tuple[int, int]
"""How new a database is: the highest number of a ledger row, and how often notes were changed."""


class Journalled(Struct, frozen=True):
    """What a journal holds. `whole`: it began with all there was, and every record of it reads.

    `behind`: it stayed behind a database that was so new; None where it did not.
    `ends`: where its last whole record ends; what is behind that was being written when the program ended.
    `torn`: there is something behind it. `place`: how far the database's log went when its last record was
    written; None where an older Kiosk wrote it. `has_head`: that it stays behind can be written into it.
    """

    changes: tuple[Change, ...] = ()
    whole: bool = False
    there: bool = False
    behind: Newest | None = None
    records: int = 0
    ends: int = 0
    torn: bool = False
    place: Place | None = None
    has_head: bool = False


def read_journal(path: Path, key: bytes) -> Journalled:
    """Read what is there. Raises OSError where the file cannot be read at all."""
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        return Journalled()
    cipher = cipher_of(key)
    changes: list[Change] = []
    at = records = ends = damaged = 0
    while at < len(content):
        found = _record(cipher, content, at)
        if found is None:
            torn = at
            at = content.find(_MARK, at + 1)
            if at < 0:
                damaged += not _was_being_written(content, torn)
                break
            damaged += 1
            continue
        some, at = found
        changes += some
        records, ends = records + 1, at
    head = changes[0] if changes and changes[0][:1] == [_HEAD] else []
    whole = not damaged and head[1:2] == [1]
    behind = _NEWEST.unpack(head[2]) if head[1:2] == [0] else None
    torn = ends < len(content)
    place = next((Place(*change[1:3]) for change in reversed(changes) if change[:1] == [_LOG]), None)
    return Journalled(
        tuple(changes),
        whole,
        there=True,
        behind=behind,
        records=records,
        ends=ends,
        torn=torn,
        place=place,
        has_head=len(head) > 2,
    )


def _head(cipher: AESGCM, behind: Newest | None) -> bytes:
    """The first record, which is always as long: what it says is written over it."""
    return encrypted(cipher, [[_HEAD, int(behind is None), _NEWEST.pack(*(behind or (0, 0)))]])


def reaching(place: Place) -> Change:
    """The change that tells how far the database's log went."""
    return [_LOG, place.salts, place.frames]


def _record(cipher: AESGCM, content: bytes, at: int) -> tuple[list[Change], int] | None:
    head = content[at : at + _HEAD_BYTES]
    if len(head) < _HEAD_BYTES or not head.startswith(_MARK):
        return None
    (length,) = _LENGTH.unpack_from(head, len(_MARK))
    end = at + _HEAD_BYTES + length
    if length > _MOST_BYTES or end > len(content):
        return None
    bound, nonce = head[:-_NONCE_BYTES], head[-_NONCE_BYTES:]
    try:
        some = msgspec.msgpack.decode(cipher.decrypt(nonce, content[at + _HEAD_BYTES : end], bound))
    except (InvalidTag, msgspec.DecodeError):
        return None
    return (some, end) if isinstance(some, list) else None


def _was_being_written(content: bytes, at: int) -> bool:
    """Whether the bytes from `at` to the end may be the beginning of a record."""
    head = content[at : at + len(_MARK) + _LENGTH.size]
    if not (head.startswith(_MARK) or _MARK.startswith(head)):
        return False
    if len(head) < len(_MARK) + _LENGTH.size:
        return True
    (length,) = _LENGTH.unpack_from(head, len(_MARK))
    return bool(at + _HEAD_BYTES + length > len(content))


def cipher_of(key: bytes) -> AESGCM:
    """What encrypts the records of the profile with this key."""
    return AESGCM(hmac.digest(key, b"kiosk journal, version 1", "sha256"))


def encrypted(cipher: AESGCM, changes: Sequence[Change]) -> bytes:
    """A record, as it is in the file."""
    nonce, body = secrets.token_bytes(_NONCE_BYTES), msgspec.msgpack.encode(changes)
    bound = _MARK + _LENGTH.pack(len(body) + _TAG_BYTES)
    return bound + nonce + cipher.encrypt(nonce, body, bound)


def write_journal(path: Path, key: bytes, changes: Iterable[Change]) -> None:
    """Put a whole new journal in the place of the one that is there. Raises StoreError.

    Until a change tells how far the log went, it claims to know of no commit in there.
    """
    cipher = cipher_of(key)
    with replacing(path) as file:
        file.write(_head(cipher, None))
        some = [reaching(Place())]
        for change in changes:
            some.append(change)
            if len(some) == CHANGES_A_RECORD:
                file.write(encrypted(cipher, some))
                some = []
        file.write(encrypted(cipher, some))


def bring_to_disk(path: Path) -> None:
    """Let no power cut take what was written before; a disk that does not do that is told of."""
    try:
        with path.open("r+b") as file:
            os.fsync(file.fileno())
    except FileNotFoundError:
        return
    except OSError as error:
        log.warning("the journal was not brought to the disk: %s", error.strerror or error)


def cut_off_end(path: Path, key: bytes, found: Journalled, newest: Newest) -> None:
    """Cut off what was being written when the program ended, which a database as new as this has.

    The head says so before. A journal whose head has no room for that, of an older Kiosk, is left as it is.
    Raises StoreError where it cannot be written.
    """
    try:
        with path.open("r+b") as file:
            if write_head(file, cipher_of(key), newest):
                os.fsync(file.fileno())  # never is there a cut that nothing tells of
                file.truncate(found.ends)
                os.fsync(file.fileno())
    except OSError as error:
        raise cannot_be_written(path, error) from error


def write_head(file: BinaryIO, cipher: AESGCM, behind: Newest | None) -> bool:
    """Write over the head, as far as the system; False where an older Kiosk's has no room. Raises OSError."""
    head = _head(cipher, behind)
    if not head.startswith(file.read(_ROOM_BYTES)):
        return False
    file.seek(0)
    file.write(head)
    file.flush()
    return True


def changes_in(found: Journalled) -> Iterator[Change]:
    """What it holds of the database's rows."""
    return (change for change in found.changes if change and change[0] not in (_HEAD, _LOG))
