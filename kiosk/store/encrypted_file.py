"""A file of records behind a passphrase: authenticated, in chunks, with a header that can be read without it.

Layout: MAGIC, the header's length, the header as JSON, then chunks, each with its length; lengths are four
bytes, big-endian. argon2id makes the file's own key from the passphrase and a random salt; each chunk is
AES-256-GCM, its nonce the chunk's number and whether it is the last one, and the header is authenticated with
every chunk. So a changed header, a chunk that was changed, moved, left out or cut off, and a file that ends
too early or too late are all found. Within the chunks, each record is MessagePack behind its length.
"""

import base64
import json
import secrets
import struct
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, BinaryIO

import msgspec
from argon2.exceptions import HashingError
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from msgspec import Struct

from kiosk.core.argon2_costs import TooDearError, bounded_costs
from kiosk.core.message import Message, why_of
from kiosk.core.representation import hides
from kiosk.engine.errors import StoreError
from kiosk.engine.plain_files import open_plain
from kiosk.store.keys import ARGON2, stretch

MAGIC = b"KIOSK HANDOVER\n"
VERSION = 1
CHUNK_BYTES = 1 << 20
MOST_HEADER_BYTES = 1 << 20
MOST_RECORD_BYTES = 1 << 24
_TAG_BYTES = 16
_LENGTH = struct.Struct(">I")
_CHECK = b"\xff" * 12
"""The nonce of the empty text that tells a wrong passphrase from a damaged file; no chunk has it."""


class EncryptedFileError(StoreError):
    """The file cannot be used; the text says why. Nothing was changed."""


class WrongPassphraseError(EncryptedFileError):
    """The file may be in order: it may be tried again."""


@hides("header", "_key", "_start")
class EncryptedFile(Struct, frozen=True):
    """A file whose passphrase fits: its header, and the key of its chunks."""

    path: Path
    header: dict[str, Any]
    _key: bytes
    _start: int

    def records(self) -> Iterator[Any]:
        """The records, in order. Raises EncryptedFileError as soon as something is not as it was written."""
        try:
            with open_plain(self.path) as file:
                bound = file.read(self._start)
                for record in _split(_chunks(file, self._key, bound)):
                    yield msgspec.msgpack.decode(record)
        except OSError as error:
            raise _unreadable(self.path, error) from error
        except (_DamagedError, msgspec.DecodeError, RecursionError) as error:
            raise EncryptedFileError(
                Message(
                    "{file} is damaged or incomplete: nothing was taken from it. Copy it again",
                    file=str(self.path),
                )
            ) from error


class _DamagedError(Exception):
    pass


def write_encrypted(
    file: BinaryIO, passphrase: str, about: dict[str, Any], records: Iterable[object]
) -> None:
    """Write records behind a passphrase; `about` can be read without it, and must hold nothing personal."""
    salt = secrets.token_bytes(16)
    key = stretch(passphrase, salt, ARGON2)
    check = AESGCM(key).encrypt(_CHECK, b"", None)
    words = {"salt": base64.b64encode(salt).decode(), "check": base64.b64encode(check).decode(), **ARGON2}
    header = json.dumps({**about, "version": VERSION, "key": words}).encode()
    bound = MAGIC + _LENGTH.pack(len(header)) + header
    file.write(bound)
    number, waiting = 0, bytearray()
    for record in records:
        body = msgspec.msgpack.encode(record)
        waiting += _LENGTH.pack(len(body)) + body
        while len(waiting) > CHUNK_BYTES:  # never the last byte: the last chunk is written below
            _write_chunk(file, key, bound, number, bytes(waiting[:CHUNK_BYTES]), last=False)
            number += 1
            del waiting[:CHUNK_BYTES]
    _write_chunk(file, key, bound, number, bytes(waiting), last=True)


def _write_chunk(file: BinaryIO, key: bytes, bound: bytes, number: int, chunk: bytes, *, last: bool) -> None:
    encrypted = AESGCM(key).encrypt(_nonce(number, last=last), chunk, bound)
    file.write(_LENGTH.pack(len(encrypted)) + encrypted)


def _nonce(number: int, *, last: bool) -> bytes:
    return number.to_bytes(11, "big") + bytes([last])


def read_header(path: Path) -> dict[str, Any]:
    """What the file says of itself without the passphrase; not authenticated. Raises EncryptedFileError."""
    try:
        with open_plain(path) as file:
            return _header(path, file)[0]
    except OSError as error:
        raise _unreadable(path, error) from error


def open_encrypted(path: Path, passphrase: str) -> EncryptedFile:
    """The file, once the passphrase fits. Raises EncryptedFileError."""
    try:
        with open_plain(path) as file:
            header, start = _header(path, file)
    except OSError as error:
        raise _unreadable(path, error) from error
    try:
        words = header["key"]
        key = stretch(passphrase, base64.b64decode(words["salt"]), bounded_costs(words))
        AESGCM(key).decrypt(_CHECK, base64.b64decode(words["check"]), None)
    except TooDearError as error:
        raise EncryptedFileError(
            Message(
                "{file} asks for more work than a Kiosk ever does: it is damaged or forged; nothing was"
                " changed",
                file=str(path),
            )
        ) from error
    except InvalidTag as error:
        raise WrongPassphraseError(
            Message("wrong passphrase for {file}: nothing was changed", file=str(path))
        ) from error
    except (KeyError, ValueError, TypeError, OverflowError, HashingError) as error:
        raise EncryptedFileError(
            Message("{file} is damaged: nothing was changed. Copy it again", file=str(path))
        ) from error
    return EncryptedFile(path, header, key, start)


def _header(path: Path, file: BinaryIO) -> tuple[dict[str, Any], int]:
    if file.read(len(MAGIC)) != MAGIC:
        raise EncryptedFileError(Message("{file} is not a handover file", file=str(path)))
    try:
        (length,) = _LENGTH.unpack(file.read(_LENGTH.size))
        header = json.loads(file.read(min(length, MOST_HEADER_BYTES)))
        version = int(header["version"])
    except (struct.error, ValueError, KeyError, TypeError, OverflowError, RecursionError) as error:
        raise EncryptedFileError(
            Message("{file} is damaged: nothing was changed. Copy it again", file=str(path))
        ) from error
    if length > MOST_HEADER_BYTES:
        raise EncryptedFileError(
            Message("{file} is damaged: nothing was changed. Copy it again", file=str(path))
        )
    if version > VERSION:
        raise EncryptedFileError(
            Message(
                "{file} was made by a newer Kiosk: update the program; nothing was changed", file=str(path)
            )
        )
    return header, len(MAGIC) + _LENGTH.size + length


def _unreadable(path: Path, error: OSError) -> EncryptedFileError:
    return EncryptedFileError(Message("{file} cannot be read: {why}", file=str(path), why=why_of(error)))


def _chunks(file: BinaryIO, key: bytes, bound: bytes) -> Iterator[bytes]:
    cipher, number, head = AESGCM(key), 0, file.read(_LENGTH.size)
    while True:
        if len(head) < _LENGTH.size:
            raise _DamagedError
        (length,) = _LENGTH.unpack(head)
        if length > CHUNK_BYTES + _TAG_BYTES:
            raise _DamagedError
        encrypted, head = file.read(length), file.read(_LENGTH.size)
        try:
            yield cipher.decrypt(_nonce(number, last=not head), encrypted, bound)
        except (InvalidTag, ValueError) as error:
            raise _DamagedError from error
        if not head:
            return
        number += 1


def _split(chunks: Iterator[bytes]) -> Iterator[bytes]:
    waiting = bytearray()
    for chunk in chunks:
        waiting += chunk
        at = 0
        while len(waiting) - at >= _LENGTH.size:
            (length,) = _LENGTH.unpack_from(waiting, at)
            if length > MOST_RECORD_BYTES:
                raise _DamagedError
            end = at + _LENGTH.size + length
            if len(waiting) < end:
                break
            yield bytes(waiting[at + _LENGTH.size : end])
            at = end
        del waiting[:at]
    if waiting:
        raise _DamagedError
