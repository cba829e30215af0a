"""The pages of an encrypted database file, read without the database: what to do when it cannot be opened.

SQLCipher 4 with a raw key: the file's first 16 bytes are its salt; each page of 4096 bytes ends in 80 of its
own, an AES-256-CBC initialisation vector and an HMAC-SHA512 over what is before it and the page's number.
So each page says by itself whether it is whole. Beneath, SQLite's file format, section 1.6 (b-tree pages) and
section 2 (records); kiosk.store.write_ahead_log reads the log.
"""

import hashlib
import hmac
import struct
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path

from cryptography.hazmat.primitives.ciphers import Cipher
from cryptography.hazmat.primitives.ciphers.algorithms import AES256
from cryptography.hazmat.primitives.ciphers.modes import CBC

PAGE_BYTES = 4096
SALT_BYTES = 16
_OWN_BYTES = 80
_SUM_BYTES = 64
"""Of these, the check sum at the end."""
_VECTOR_BYTES = 16
_USABLE = PAGE_BYTES - _OWN_BYTES
_MOST_LOCAL = _USABLE - 35
_HEADER_BYTES = 100
"""What the first page holds before its b-tree."""
_TABLE_LEAF = 0x0D

Value = int | float | str | bytes | None


class Pages(dict[int, bytes]):
    """Pages that are whole, decrypted, by number; `unread`: how many of the file's are not."""

    unread = 0


def whole_pages(path: Path, reader: "PageReader") -> Pages:
    """The pages of the file that verify. Raises OSError where it cannot be read at all."""
    pages = Pages()
    for number, raw in file_pages(path):
        plain = reader.decrypted(number, raw)
        if plain is None:
            pages.unread += 1
        else:
            pages[number] = plain
    return pages


def file_pages(path: Path) -> Iterator[tuple[int, bytes]]:
    """The file's pages as they lie there, with their numbers; none where there is no file."""
    try:
        with path.open("rb") as file:
            number = 1
            while len(raw := file.read(PAGE_BYTES)) == PAGE_BYTES:
                yield number, raw
                number += 1
    except FileNotFoundError:
        return


class PageReader:
    """Verifies and decrypts single pages of the database with this key and salt."""

    def __init__(self, key: bytes, salt: bytes) -> None:
        self._key = key
        mask = bytes(byte ^ 0x3A for byte in salt)
        self._mac_key = hashlib.pbkdf2_hmac("sha512", key, mask, 2, 32)

    def verifies(self, number: int, raw: bytes | memoryview) -> bool:
        """Whether the page is as it was written, and this number's."""
        start = SALT_BYTES if number == 1 else 0
        found = hmac.digest(
            self._mac_key, bytes(raw[start:-_SUM_BYTES]) + struct.pack("<I", number), "sha512"
        )
        return hmac.compare_digest(found, raw[-_SUM_BYTES:])

    def decrypted(self, number: int, raw: bytes) -> bytes | None:
        """The page in plain bytes; None where it does not verify."""
        if not self.verifies(number, raw):
            return None
        start = SALT_BYTES if number == 1 else 0
        encrypted = raw[start:-_SUM_BYTES]
        vector = encrypted[-_VECTOR_BYTES:]
        cipher = Cipher(AES256(self._key), CBC(vector)).decryptor()
        return bytes(start) + cipher.update(encrypted[:-_VECTOR_BYTES]) + cipher.finalize()


def records(
    pages: Mapping[int, bytes], only: Collection[int] | None = None
) -> Iterator[tuple[int, list[Value]]]:
    """Every row of every table on these pages (or on `only` some of them), with its number.

    A row that spills is read where the pages that it spills to are there and are its own.
    """
    for number in sorted(pages.keys() if only is None else only):
        page = pages[number]
        at = _HEADER_BYTES if number == 1 else 0
        if page[at] != _TABLE_LEAF:
            continue
        (count,) = struct.unpack_from(">H", page, at + 3)
        for pointer in struct.unpack_from(f">{count}H", page, at + 8):
            size, start = _varint(page, pointer)
            row, start = _varint(page, start)
            record = _whole_record(pages, page, start, size)
            values = None if record is None else _values(record)
            if values is not None:
                yield _signed(row), values


def _whole_record(pages: Mapping[int, bytes], page: bytes, start: int, size: int) -> bytes | None:
    """A record with what of it lies on overflow pages; section 1.6 tells how much stays on its own page."""
    if size <= _MOST_LOCAL:
        return page[start : start + size]
    least = (_USABLE - 12) * 32 // 255 - 23
    local = least + (size - least) % (_USABLE - 4)
    local = local if local <= _MOST_LOCAL else least
    record = bytearray(page[start : start + local])
    (following,) = struct.unpack_from(">I", page, start + local)
    met: set[int] = set()
    while following and len(record) < size:
        spilled = pages.get(following)
        if spilled is None or following in met:
            return None
        met.add(following)
        (following,) = struct.unpack_from(">I", spilled)
        record += spilled[4 : 4 + min(_USABLE - 4, size - len(record))]
    return bytes(record) if len(record) == size else None


def _values(record: bytes) -> list[Value] | None:
    """The values of a record; None for what is none, as where it spills to pages that are others' by now."""
    try:
        return _read_values(record)
    except (IndexError, struct.error):
        return None


def _read_values(record: bytes) -> list[Value]:
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
