"""The pages of an encrypted database file, read without the database: what to do when it cannot be opened.

SQLCipher 4 with a raw key: the file's first 16 bytes are its salt; each page of 4096 bytes ends in 80 of its
own, an AES-256-CBC initialisation vector and an HMAC-SHA512 over what is before it and the page's number.
So each page says by itself whether it is whole. Beneath, SQLite's file format, section 1.6 (b-tree pages) and
section 2 (records); the log's frames are section 4.
"""

import hashlib
import hmac
import struct
from collections.abc import Iterator
from pathlib import Path

from cryptography.hazmat.primitives.ciphers import Cipher
from cryptography.hazmat.primitives.ciphers.algorithms import AES256
from cryptography.hazmat.primitives.ciphers.modes import CBC

PAGE_BYTES = 4096
SALT_BYTES = 16
_OWN_BYTES = 80
_VECTOR_BYTES = 16
_USABLE = PAGE_BYTES - _OWN_BYTES
_MOST_LOCAL = _USABLE - 35
_HEADER_BYTES = 100
"""What the first page holds before its b-tree."""
_LOG_HEADER, _FRAME_HEADER = 32, 24
_TABLE_LEAF = 0x0D

Value = int | float | str | bytes | None


def whole_pages(path: Path, key: bytes, salt: bytes) -> dict[int, bytes]:
    """The pages of the file and of its log that verify, decrypted, by number; the log's are newer.

    Raises OSError where the files cannot be read at all.
    """
    reader = _PageReader(key, salt)
    pages: dict[int, bytes] = {}
    for number, raw in [*_file_pages(path), *_log_pages(path.with_name(path.name + "-wal"))]:
        plain = reader.decrypted(number, raw)
        if plain is not None:
            pages[number] = plain
    return pages


def _file_pages(path: Path) -> Iterator[tuple[int, bytes]]:
    try:
        with path.open("rb") as file:
            number = 1
            while len(raw := file.read(PAGE_BYTES)) == PAGE_BYTES:
                yield number, raw
                number += 1
    except FileNotFoundError:
        return


def _log_pages(path: Path) -> Iterator[tuple[int, bytes]]:
    """The committed pages of the log's present round, oldest first; an earlier round has another salt."""
    waiting: list[tuple[int, bytes]] = []
    try:
        with path.open("rb") as file:
            salts = file.read(_LOG_HEADER)[16:24]
            while len(frame := file.read(_FRAME_HEADER + PAGE_BYTES)) == _FRAME_HEADER + PAGE_BYTES:
                number, committed = struct.unpack(">II", frame[:8])
                if frame[8:16] == salts:
                    waiting.append((number, frame[_FRAME_HEADER:]))
                    if committed:
                        yield from waiting
                        waiting.clear()
    except FileNotFoundError:
        return


class _PageReader:
    def __init__(self, key: bytes, salt: bytes) -> None:
        self._key = key
        mask = bytes(byte ^ 0x3A for byte in salt)
        self._mac_key = hashlib.pbkdf2_hmac("sha512", key, mask, 2, 32)

    def decrypted(self, number: int, raw: bytes) -> bytes | None:
        start = SALT_BYTES if number == 1 else 0
        sealed, mac = raw[start:-64], raw[-64:]
        found = hmac.digest(self._mac_key, sealed + struct.pack("<I", number), "sha512")
        if not hmac.compare_digest(found, mac):
            return None
        vector = sealed[-_VECTOR_BYTES:]
        cipher = Cipher(AES256(self._key), CBC(vector)).decryptor()
        return bytes(start) + cipher.update(sealed[:-_VECTOR_BYTES]) + cipher.finalize()


def records(pages: dict[int, bytes]) -> Iterator[tuple[int, list[Value]]]:
    """Every row of every table that lies on these pages, with its number; none that spills to other pages."""
    for number, page in sorted(pages.items()):
        at = _HEADER_BYTES if number == 1 else 0
        if page[at] != _TABLE_LEAF:
            continue
        (count,) = struct.unpack_from(">H", page, at + 3)
        for pointer in struct.unpack_from(f">{count}H", page, at + 8):
            size, start = _varint(page, pointer)
            row, start = _varint(page, start)
            if size <= _MOST_LOCAL:
                yield _signed(row), _values(page[start : start + size])


def _values(record: bytes) -> list[Value]:
    header, at = _varint(record, 0)
    values: list[Value] = []
    body = header
    while at < header:
        kind, at = _varint(record, at)
        value, body = _value(record, kind, body)
        values.append(value)
    return values


_INTEGER_BYTES = {1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8}


def _value(record: bytes, kind: int, at: int) -> tuple[Value, int]:
    if kind in _INTEGER_BYTES:
        end = at + _INTEGER_BYTES[kind]
        return int.from_bytes(record[at:end], "big", signed=True), end
    if kind == 7:
        return float(struct.unpack_from(">d", record, at)[0]), at + 8
    if kind in (8, 9):
        return kind - 8, at
    if kind >= 12:
        end = at + (kind - 12) // 2
        raw = record[at:end]
        return (raw.decode("utf-8", "replace") if kind % 2 else raw), end
    return None, at


def _varint(data: bytes, at: int) -> tuple[int, int]:
    value = 0
    for _ in range(8):
        byte = data[at]
        at += 1
        value = (value << 7) | (byte & 0x7F)
        if byte < 0x80:
            return value, at
    return (value << 8) | data[at], at + 1


def _signed(value: int) -> int:
    return value - (1 << 64) if value >= 1 << 63 else value
