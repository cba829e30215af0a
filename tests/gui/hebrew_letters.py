"""Letters for Hebrew in the tests, which see no font but the app's own, and that has none.

On a machine another font lends them. Here letters of the own typeface stand in that are as wide as those
of DejaVu Sans, which `dev.py` brings on Linux: whether a text has room is told by no font that happens to be
installed. They look like no Hebrew, and are laid out from the right as Hebrew is.
"""

import string
import struct
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from font_roboto import font_files
from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication, QRawFont

from kiosk.ui.theme import theme, typeface
from kiosk.ui.theme.typeface import HINTING, OUR_NAME, as_our_own

FAMILY = "Hebrew"
"""Of the same length as the name that it replaces in the files."""
LETTERS = "אבגדהוזחטיךכלםמןנסעףפץצקרשת־׳״"
PER_MILLE = {
    "Roboto": (
        *(668, 578, 412, 546, 653, 272, 346, 653, 648, 224, 537, 529, 568, 664, 679, 272, 400, 649, 626, 640),
        *(624, 540, 593, 709, 564, 708, 657, 361, 416, 645),
    ),
    "RobotoBold": (
        *(728, 610, 447, 588, 687, 343, 400, 687, 679, 294, 578, 566, 605, 696, 724, 343, 453, 680, 666, 675),
        *(658, 661, 653, 736, 602, 758, 683, 415, 444, 710),
    ),
}
"""How wide DejaVu Sans 2.37 makes them, in thousandths of the letters' size."""
ANY_SIZE = 1000.0


@contextmanager
def lent_hebrew() -> Iterator[None]:
    """Hebrew letters beside the typeface, as long as this lasts; to be entered before any window is made."""
    numbers = [QFontDatabase.addApplicationFontFromData(_with_hebrew(name)) for name in PER_MILLE]
    _forget_what_was_found()
    try:
        yield
    finally:
        for number in numbers:
            QFontDatabase.removeApplicationFont(number)
        _forget_what_was_found()


def _forget_what_was_found() -> None:
    """Which letters there are is found out once: no font comes or goes while the app runs.

    A QFont keeps what it found, and so do its copies; one that is made of its description does not.
    """
    for known in (typeface._are_others, typeface._all_fonts, typeface._drawable, theme._font):
        known.cache_clear()
    usual = QFont()
    usual.fromString(QGuiApplication.font().toString())
    usual.setHintingPreference(HINTING)
    QGuiApplication.setFont(usual)


def _with_hebrew(name: str) -> bytes:
    """A file of the typeface, under the name of `FAMILY`, with a glyph for each of `LETTERS`."""
    font = as_our_own(Path(font_files[name]).read_bytes())
    table, record = typeface._table(font, b"name")
    for encoding in ("utf-16-be", "ascii"):
        table = table.replace(OUR_NAME.encode(encoding), FAMILY.encode(encoding))
    font = typeface._replaced(font, record, b"name", table)
    cmap, record = typeface._table(font, b"cmap")
    return typeface._replaced(font, record, b"cmap", _mapped(cmap, _glyphs(name)))


def _glyphs(name: str) -> list[tuple[int, int]]:
    """Each Hebrew letter's code, and the glyph of the narrowest Latin one that is at least as wide."""
    font = QRawFont(font_files[name], ANY_SIZE)
    found = font.glyphIndexesForString(string.ascii_letters)
    advances = font.advancesForGlyphIndexes(found)
    widths = sorted((advance.x(), glyph) for advance, glyph in zip(advances, found, strict=True))
    wanted = zip(LETTERS, PER_MILLE[name], strict=True)
    return sorted((ord(c), next(glyph for has, glyph in widths if has >= wide)) for c, wide in wanted)


def _mapped(cmap: bytes, glyphs: list[tuple[int, int]]) -> bytes:
    """A table of one subtable (OpenType 1.9, "cmap" format 12) with these besides what there was."""
    (count,) = struct.unpack_from(">H", cmap, 2)
    starts = {struct.unpack_from(">HHI", cmap, 4 + 8 * n)[2] for n in range(count)}
    (whole,) = (at for at in starts if struct.unpack_from(">H", cmap, at) == (12,))
    groups = sorted([*typeface._groups(cmap, whole), *((code, code, glyph) for code, glyph in glyphs)])
    subtable = struct.pack(">HHIII", 12, 0, 16 + 12 * len(groups), 0, len(groups))
    subtable += b"".join(struct.pack(">III", *group) for group in groups)
    return struct.pack(">HHHHI", 0, 1, 3, 10, 12) + subtable
