"""The journal: a second copy of all that cannot be fetched again, in a file of its own beside the database.

A log that was cut between two frames, or a database that somebody put back from yesterday, looks perfectly
sound. So what a transaction changed is written here too, right after its commit and before anybody hears of
it; the start compares the two (kiosk.store.damage). Only the database is waited for until it is on the disk:
the journal follows behind.

Layout: records, each a mark, the length of what follows (four bytes, big-endian), a nonce, and AES-256-GCM
over MessagePack, with a key derived from the profile's. A record that is damaged is passed over: the next
mark begins the next one. The first record, the head, says that the journal began with all there was; where a
full disk keeps what follows out of it, the head is written over and tells how new the database is. Each other
record tells how far the database's log went by then: whoever knows how far that went in the end can tell
whether the journal's own end is missing.
"""

import hmac
import logging
import os
import secrets
import stat
import struct
import threading
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from kiosk.engine.atomic_file import cannot_be_written, replacing
from kiosk.engine.errors import StoreError
from kiosk.store.open_files import identity, is_another
from kiosk.store.write_ahead_log import Place

JOURNAL_FILE = "kiosk.journal"
CHANGES_A_RECORD = 500
SYNC_EVERY_S = 1.0
_MARK = b"\xe2KJ\x9b\r\n\x1a\x01"
_LENGTH = struct.Struct(">I")
_NONCE_BYTES, _TAG_BYTES = 12, 16
_HEAD_BYTES = len(_MARK) + _LENGTH.size + _NONCE_BYTES
_MOST_BYTES = 1 << 28
_CLOSED = -1
_NOT_KNOWN = (0, 0)
"""The identity of no file: a journal that nobody could look at is begun anew once somebody can."""
_OPENING = (
    os.O_WRONLY
    | os.O_APPEND
    | getattr(os, "O_BINARY", 0)
    | getattr(os, "O_NOFOLLOW", 0)
    | getattr(os, "O_NONBLOCK", 0)  # a pipe in its place keeps nobody waiting
)
_HEAD = "begun"
_NEWEST = struct.Struct(">QQ")
_LOG = "log"
"""Begins the change that tells how far the database's log went: its salts, and its frames."""

Change = list[Any]
Newest = tuple[int, int]
"""How new a database is: the highest number of a ledger row, and how often notes were changed."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Journalled:
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
    cipher = _cipher(key)
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
    return _encrypted(cipher, [[_HEAD, int(behind is None), _NEWEST.pack(*(behind or (0, 0)))]])


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


def _cipher(key: bytes) -> AESGCM:
    return AESGCM(hmac.digest(key, b"kiosk journal, version 1", "sha256"))


def _encrypted(cipher: AESGCM, changes: Sequence[Change]) -> bytes:
    nonce, body = secrets.token_bytes(_NONCE_BYTES), msgspec.msgpack.encode(changes)
    bound = _MARK + _LENGTH.pack(len(body) + _TAG_BYTES)
    return bound + nonce + cipher.encrypt(nonce, body, bound)


def write_journal(path: Path, key: bytes, changes: Iterable[Change]) -> None:
    """Put a whole new journal in the place of the one that is there. Raises StoreError.

    Until a change tells how far the log went, it claims to know of no commit in there.
    """
    cipher = _cipher(key)
    with replacing(path) as file:
        file.write(_head(cipher, None))
        some = [reaching(Place())]
        for change in changes:
            some.append(change)
            if len(some) == CHANGES_A_RECORD:
                file.write(_encrypted(cipher, some))
                some = []
        file.write(_encrypted(cipher, some))


class Journal:
    """A journal that is written on, by one thread.

    A disk that takes nothing more stops no door: what could not be written is kept and tried again with the
    next change, and meanwhile the journal says of itself that it stayed behind.
    """

    def __init__(self, path: Path, key: bytes) -> None:
        """Go on behind the last whole record. Raises StoreError."""
        self._path, self._key, self._cipher = path, key, _cipher(key)
        self._behind = b""
        self._says_behind = False
        self._changed, self._ended = threading.Event(), threading.Event()
        self._descriptor = self._opened()
        self._identity = identity(path) or _NOT_KNOWN
        self._syncing = threading.Thread(target=self._sync, name="store-journal", daemon=True)
        self._syncing.start()

    def _opened(self) -> int:
        try:
            descriptor = os.open(self._path, _OPENING)
        except OSError as error:
            raise cannot_be_written(self._path, error) from error
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):
            os.close(descriptor)
            raise StoreError(f"{self._path} cannot be written: it is no file")
        return descriptor

    @property
    def in_place(self) -> bool:
        """Whether the file is still the one that is written on, or nobody may look just now."""
        return not is_another(self._path, self._identity)

    def append(self, changes: Sequence[Change]) -> bool:
        """Write down what was committed; whether the journal holds all of it now."""
        if not changes and not self._behind:
            return True
        self._behind += _encrypted(self._cipher, changes) if changes else b""
        was_at = written = 0
        why = "the disk is full"
        try:
            if self._descriptor == _CLOSED:
                self._descriptor = self._opened()
            was_at = os.fstat(self._descriptor).st_size
            written = os.write(self._descriptor, self._behind)
        except (OSError, StoreError) as error:
            why = getattr(error, "strerror", "") or str(error)
        if written == len(self._behind):
            self._behind = b""
            if self._says_behind:
                self._write_head(None)
            self._changed.set()
            return True
        log.warning("the journal cannot be written and is behind: %s", why)
        if written:
            self._cut(was_at)
        return False

    def stays_behind(self, newest: Newest) -> None:
        """Let it say of itself that it lacks some of what a database as new as this one has."""
        self._write_head(newest)
        self._changed.set()

    def _write_head(self, behind: Newest | None) -> None:
        """Write over the head, in room that the file has already: a full disk gives no other."""
        head = _head(self._cipher, behind)
        try:
            with self._path.open("r+b") as file:
                found = file.read(len(_MARK) + _LENGTH.size)
                if not self.in_place or not head.startswith(found):  # an older Kiosk began it
                    return
                file.seek(0)
                file.write(head)
        except OSError as error:
            log.warning("the journal cannot say that it is behind: %s", error.strerror or error)
        else:
            self._says_behind = behind is not None

    def _cut(self, size: int) -> None:
        try:
            os.ftruncate(self._descriptor, size)
        except OSError as error:
            log.warning("the journal's last record is unfinished: %s", error.strerror or error)

    def begin_anew(self, changes: Iterable[Change]) -> None:
        """Let the journal hold this and nothing else. Raises StoreError; it is then as it was."""
        if self.in_place:  # Windows replaces no file that is open
            self._close_file()
        try:
            write_journal(self._path, self._key, changes)
        finally:
            if self._descriptor == _CLOSED:
                self._descriptor = self._opened()
        self._close_file()
        self._descriptor = self._opened()
        self._identity = identity(self._path) or _NOT_KNOWN
        self._behind, self._says_behind = b"", False

    def _close_file(self) -> None:
        """A number that is closed may soon be another file's: it is not kept."""
        descriptor, self._descriptor = self._descriptor, _CLOSED
        if descriptor != _CLOSED:
            try:
                os.close(descriptor)
            except OSError as error:  # it is closed all the same; some shares tell only now what went wrong
                log.warning("the journal was not closed well: %s", error.strerror or error)

    def _sync(self) -> None:
        """Bring what was written to the disk, behind those who write it."""
        while True:
            self._changed.wait()
            self._changed.clear()
            if self._ended.is_set():
                return
            self._to_disk()
            self._ended.wait(SYNC_EVERY_S)

    def _to_disk(self) -> None:
        descriptor = self._descriptor
        if descriptor == _CLOSED:  # it is being begun anew, and what is made then is on the disk
            return
        try:
            os.fsync(descriptor)
        except OSError as error:  # it may have been begun anew meanwhile, and that was brought to the disk
            log.info("the journal was not brought to the disk: %s", error.strerror or error)

    def close(self) -> None:
        """Write what is behind, bring all to the disk, and end. A second time it does nothing."""
        if self._ended.is_set():
            return
        self._ended.set()
        self._changed.set()
        self._syncing.join()
        self.append([])
        self._to_disk()
        self._close_file()


def repaired(path: Path, found: Journalled) -> None:
    """Cut off what was being written when the program ended, for good. Raises OSError."""
    if found.there and path.stat().st_size > found.ends:
        with path.open("r+b") as file:
            file.truncate(found.ends)
            os.fsync(file.fileno())


def changes_in(found: Journalled) -> Iterator[Change]:
    """What it holds of the database's rows."""
    return (change for change in found.changes if change and change[0] not in (_HEAD, _LOG))
