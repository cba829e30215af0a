"""How large a picture file says it is, read from its first bytes: asked before a decoder gives it memory."""

import re
import struct

from kiosk.scanning.pictures.kind import is_avif

Size = tuple[int, int]
"""(width, height) in pixels."""


def picture_size(data: bytes) -> Size | None:
    """The size that a PNG, JPEG, WebP, GIF, BMP, TIFF or AVIF names; None if the bytes are none of these.

    (0, 0) if it is one of these but ends before it names its size.
    """
    try:
        if data.startswith(b"\x89PNG\r\n\x1a\n"):
            return _two(">II", data, 16)
        if data.startswith((b"GIF87a", b"GIF89a")):
            return _two("<HH", data, 6)
        if data.startswith(b"BM"):
            width, height = _two("<ii", data, 18)
            return abs(width), abs(height)
        if data.startswith(b"RIFF") and data[8:12] == b"WEBP":
            return _webp(data)
        if data.startswith(b"\xff\xd8\xff"):
            return _jpeg(data)
        if data.startswith((b"II*\x00", b"MM\x00*")):
            return _tiff(data)
        if is_avif(data):
            return _avif(data)
    except struct.error:
        return (0, 0)
    return None


def is_cut_short(data: bytes) -> bool:
    """Whether the end mark of a picture that `picture_size` knows is missing."""
    if data.startswith(b"\x89PNG"):
        return b"IEND" not in data[-64:]
    if data.startswith(b"GIF8"):
        return b"\x3b" not in data[-16:]
    if data.startswith(b"BM"):
        return len(data) < 6 or len(data) < int(struct.unpack_from("<I", data, 2)[0])
    if data.startswith(b"RIFF"):
        return len(data) < 8 or len(data) < 8 + int(struct.unpack_from("<I", data, 4)[0])
    if data.startswith(b"\xff\xd8"):
        return b"\xff\xd9" not in data[-4096:]  # phones append notes of their own to a JPEG
    return False  # a TIFF has no end mark, and neither has an AVIF


def jpeg_scans(data: bytes, most: int) -> int:
    """How many scans a JPEG has (ITU T.81 B.2.3), counted up to one more than `most`; 0 for other pictures.

    Each takes a decoder about as long as the whole picture, however few bytes it has.
    """
    if not data.startswith(b"\xff\xd8"):
        return 0
    count, at, segments = 0, 2, 0
    while count <= most and (marker := _MARKER.search(data, at)):
        kind, at = data[marker.start() + 1], marker.end()
        segments += 1
        if kind == _END_OF_IMAGE:
            break
        if segments > _MOST_SEGMENTS:
            return most + 1
        count += kind == _START_OF_SCAN
        at += max(2, int.from_bytes(data[at : at + 2], "big"))
    return count


_MARKER = re.compile(rb"\xff[^\x00\x01\xff\xd0-\xd8]")
"""One with a segment behind it; TEM, RST0 to RST7 and SOI have none, and a picture may have millions."""
_START_OF_SCAN, _END_OF_IMAGE = 0xDA, 0xD9
_MOST_SEGMENTS = 10_000
"""A picture that has more wants to keep its reader busy."""


def is_animated(data: bytes) -> bool:
    """Whether a picture may have further pictures behind its first."""
    if data.startswith(b"\x89PNG"):
        return b"acTL" in data[:4096]
    if data.startswith(b"RIFF"):
        return data[12:16] == b"VP8X" and bool(data[20:21] and data[20] & 0b10)
    return data.startswith(b"GIF8")


def _two(layout: str, data: bytes, at: int) -> Size:
    width, height = struct.unpack_from(layout, data, at)
    return int(width), int(height)


def _webp(data: bytes) -> Size:
    """The three kinds of WebP (RFC 9649 sections 2.5 to 2.7)."""
    kind = data[12:16]
    if kind == b"VP8X":
        low_width, high_width, low_height, high_height = struct.unpack_from("<HBHB", data, 24)
        return 1 + low_width + (high_width << 16), 1 + low_height + (high_height << 16)
    if kind == b"VP8L":
        bits = int(struct.unpack_from("<I", data, 21)[0])
        return 1 + (bits & 0x3FFF), 1 + (bits >> 14 & 0x3FFF)
    width, height = _two("<HH", data, 26)
    return width & 0x3FFF, height & 0x3FFF


def _jpeg(data: bytes) -> Size:
    """The frame header (ITU T.81 B.2.2), behind however many other segments."""
    at = 2
    while True:
        marker, kind, length = struct.unpack_from(">BBH", data, at)
        if marker != 0xFF:
            return (0, 0)
        if kind == 0xFF:  # fill bytes may precede a marker, however many
            behind = _NO_FILL.search(data, at)
            if behind is None:
                return (0, 0)
            at = behind.start() - 1
            continue
        if 0xC0 <= kind <= 0xCF and kind not in (0xC4, 0xC8, 0xCC):
            height, width = _two(">HH", data, at + 5)
            return width, height
        at += 2 + max(2, length)


_NO_FILL = re.compile(rb"[^\xff]")


def _tiff(data: bytes) -> Size:
    """The size in the first directory (TIFF 6.0 section 2); its values may be 16 or 32 bits wide.

    The largest of several; (0, 0) where one is of another type, which may stand elsewhere.
    """
    order = "<" if data.startswith(b"II") else ">"
    (at,) = struct.unpack_from(f"{order}I", data, 4)
    (count,) = struct.unpack_from(f"{order}H", data, at)
    found = {_TIFF_WIDTH: 0, _TIFF_HEIGHT: 0}
    for entry in range(at + 2, at + 2 + 12 * count, 12):
        tag, kind = struct.unpack_from(f"{order}HH", data, entry)
        if tag in found:
            if kind not in _TIFF_LAYOUTS:
                return (0, 0)
            (value,) = struct.unpack_from(order + _TIFF_LAYOUTS[kind], data, entry + 8)
            found[tag] = max(found[tag], int(value))
    return found[_TIFF_WIDTH], found[_TIFF_HEIGHT]


_TIFF_WIDTH, _TIFF_HEIGHT = 256, 257
_TIFF_LAYOUTS = {1: "B", 3: "H", 4: "I"}
"""Of the types BYTE, SHORT and LONG."""


def _avif(data: bytes) -> Size:
    """The largest size among the image extents (ISO 23008-12 `ispe`), which stand before the pixels."""
    largest, at = (0, 0), data.find(b"ispe")
    while at >= 0:
        size = _two(">II", data, at + 8)
        largest = max(largest, size, key=lambda one: one[0] * one[1])
        at = data.find(b"ispe", at + 4, _AVIF_HEAD)
    return largest


_AVIF_HEAD = 65_536
