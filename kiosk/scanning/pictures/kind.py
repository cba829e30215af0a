"""What a file is that is no picture, told from its first bytes, for people who hand over the wrong one."""

_SCREENSHOT = "take a screenshot of the code instead"

_BEGINNINGS: tuple[tuple[bytes, str], ...] = (
    (b"%PDF", f"a PDF document: {_SCREENSHOT}"),
    (b"PK\x03\x04", f"a ZIP archive, as documents and wallet passes are: {_SCREENSHOT}"),
    (b"\x1f\x8b", f"an archive: {_SCREENSHOT}"),
    (b"\xd0\xcf\x11\xe0", f"an Office document: {_SCREENSHOT}"),
    (b"8BPS", "a Photoshop document: save it as PNG"),
    (b"\x00\x00\x01\x00", "an icon file: save it as PNG"),
    (b"\x1a\x45\xdf\xa3", f"a video: {_SCREENSHOT}"),
)
_TEXTS: tuple[tuple[bytes, str], ...] = (
    (b"<svg", "an SVG drawing: save it as PNG, or take a screenshot of the code instead"),
    (b"<html", f"a web page: {_SCREENSHOT}"),
    (b"<!doctype html", f"a web page: {_SCREENSHOT}"),
    (b"begin:vc", "a text, not a picture"),
)
_HEIF = frozenset({b"heic", b"heix", b"heim", b"heis", b"hevc", b"hevx", b"mif1", b"msf1"})
LOOKED_AT = 1024
"""Bytes; a drawing may begin with comments."""


def is_avif(data: bytes) -> bool:
    """Whether these are the first bytes of an AVIF picture (ISO 14496-12 `ftyp`, AV1 image brands)."""
    return data[4:8] == b"ftyp" and any(brand in data[8:64] for brand in (b"avif", b"avis"))


def kind_of_file(data: bytes) -> str | None:
    """What a file is, in words that follow `it is`, with what to do; None where nobody can tell."""
    for beginning, kind in _BEGINNINGS:
        if data.startswith(beginning):
            return kind
    if data[4:8] == b"ftyp":
        if data[8:12] in _HEIF:
            return "a HEIC photo: save it as JPEG, or take a screenshot of it"
        return f"a video: {_SCREENSHOT}"
    text = data[:LOOKED_AT].lower()
    for beginning, kind in _TEXTS:
        if beginning in text:
            return kind
    if b"\x00" not in text and _is_text(text):
        return "a text, not a picture"
    return None


def _is_text(data: bytes) -> bool:
    try:
        data[: LOOKED_AT - 4].decode("utf-8")
    except UnicodeDecodeError:
        return False
    return True
