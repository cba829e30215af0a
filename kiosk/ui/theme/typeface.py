"""The typeface that comes with the installation, made independent of the fonts that a machine has."""

import struct
import unicodedata
from functools import cache, lru_cache
from pathlib import Path

from font_roboto import font_files
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF, QGuiApplication

TYPEFACE = ("Roboto", "RobotoMedium", "RobotoBold")
HINTING = QFont.HintingPreference.PreferVerticalHinting
"""Letters are fitted to the rows of pixels alone; what fits them to columns too, as some systems do unless
told otherwise, makes the same words wider on one machine than on another."""

THEIR_NAME, OUR_NAME = "Roboto", "Kiosko"
"""The family's name in its files, and here, of the same length: a machine may have another Roboto."""
UNSEEN = (0x061C, 0x180E, *range(0x202A, 0x202F), *range(0x2060, 0x2065), *range(0x2066, 0x2070))
"""Unicode's signs of direction and joining: the isolates around guests' names, and what names bring."""
LIKE = 0x200B
"""The typeface has a glyph for this one, the zero-width space."""
BOX, BOX_FROM_RIGHT = chr(0x0378), chr(0x0590)
"""No letters, of no script, among those that are read from the left and from the right: drawn as a box."""
FIRST_ASKED = "\u0300"
"""The typeface has whatever comes before, and needs no other font for it."""


@cache
def load_typeface() -> str:
    """Give the application the typeface that comes with the installation; the family's name.

    To be called once Qt's application is there, before its first widget. Every text is drawn with it, so that
    the screen looks the same on every machine; the machine's own fonts lend only letters that it lacks. Where
    its files cannot be read, the machine's usual font stands in.
    """
    brought = [QFontDatabase.applicationFontFamilies(_add(_read(name))) for name in TYPEFACE]
    families = [named[0] for named in brought if named]
    usual = QGuiApplication.font()
    if families:
        usual.setFamilies(families[:1])
    usual.setHintingPreference(HINTING)
    QGuiApplication.setFont(usual)
    return usual.family()


def drawable(text: str) -> str:
    """The text with a box for each letter and sign that no font of this machine can draw.

    Left to itself Qt draws a box too, but looks through all fonts for the letter's script before, at every
    size anew: a name of many scripts would hold up the screen for a third of a second. So letters of all
    scripts but the first `MOST_SCRIPTS` are not looked for. A box for a letter that is read from the right
    is read from there too, and marks on such letters go with them.
    """
    if text.isascii() or max(text) < FIRST_ASKED or not _are_others():
        return text
    scripts = dict.fromkeys(filter(None, map(_lent_script, text)))
    taken = {"", *list(scripts)[:MOST_SCRIPTS]}
    return "".join(_drawable(c) if _lent_script(c) in taken else _box_for(c) for c in text)


@lru_cache(maxsize=1 << 13)
def _drawable(c: str) -> str:
    """This character, or what is shown for it."""
    is_unseen = unicodedata.category(c) in ("Zs", "Zl", "Zp", "Cc", "Cf")
    stays = (
        c < FIRST_ASKED
        or c in (BOX, BOX_FROM_RIGHT)
        or is_unseen
        or unicodedata.name(c, "").startswith(_STAY)
    )
    return c if stays or _all_fonts().inFontUcs4(ord(c)) else _box_for(c)


@lru_cache(maxsize=1 << 13)
def _lent_script(c: str) -> str:
    """The script of a letter that the typeface lacks, by the first word of its name; empty for all else."""
    if c < FIRST_ASKED or unicodedata.category(c)[0] not in "LMN":
        return ""
    script = unicodedata.name(c, "").partition(" ")[0]
    return "" if script in _NOT_LENT else script


def _box_for(c: str) -> str:
    """What stands for this character; nothing for a mark, which stands on a letter."""
    if unicodedata.category(c)[0] == "M":
        return ""
    return BOX_FROM_RIGHT if unicodedata.bidirectional(c) in ("R", "AL") else BOX


MOST_SCRIPTS = 4
"""Nobody's name is written in more: a Japanese one takes three."""
_NOT_LENT = ("LATIN", "GREEK", "CYRILLIC", "COMBINING", "VARIATION")
_STAY = ("COMBINING ", "VARIATION SELECTOR")
"""They belong to no script, and Qt may set one and its letter as a single letter."""


@cache
def _are_others() -> bool:
    """Whether this machine lends any font. Where it lends none, nothing is looked for: Qt draws its boxes."""
    ours = QGuiApplication.font().family()
    return not all(name.startswith(ours) or name.lower() in _IN_NAME for name in QFontDatabase.families())


_IN_NAME = ("monospace", "sans serif", "serif")
"""On Linux Qt lists these in any case."""


@cache
def _all_fonts() -> QFontMetricsF:
    """It keeps what it found for each script, at the one size at which it is asked."""
    return QFontMetricsF(QGuiApplication.font())


def _add(font: bytes) -> int:
    """Qt's number for the font; as its maker left it, where the system takes no remade one."""
    number = QFontDatabase.addApplicationFontFromData(as_our_own(font))
    return number if number >= 0 else QFontDatabase.addApplicationFontFromData(font)


def _read(name: str) -> bytes:
    try:
        return Path(font_files[name]).read_bytes()
    except (KeyError, OSError):
        return b""


def as_our_own(font: bytes) -> bytes:
    """A TrueType font under our name, with a glyph of no width for each of `UNSEEN`.

    Of two fonts of one name Qt may take the machine's. And a character that the typeface lacks it takes from
    another font, even one that nobody sees, and makes the line as high as that font wants it: the same
    sentence would be higher on one machine than on another. What is no such font stays as it is.

    The remade tables stand at the font's end (OpenType 1.9, "Font file", "name" and "cmap" format 12).
    """
    remade = font
    try:
        for tag, remake in ((b"name", _renamed), (b"cmap", _with_unseen)):
            table, record = _table(remade, tag)
            remade = _replaced(remade, record, tag, remake(table))
    except (struct.error, KeyError):
        return font
    return remade


def _replaced(font: bytes, record: int, tag: bytes, table: bytes) -> bytes:
    font += bytes(-len(font) % 4)
    table_record = struct.pack(">4sIII", tag, _checksum(table), len(font), len(table))
    return font[:record] + table_record + font[record + 16 :] + table + bytes(-len(table) % 4)


def _renamed(name: bytes) -> bytes:
    """The table with our name wherever theirs is, as Windows writes it and as macOS does."""
    for encoding in ("utf-16-be", "ascii"):
        name = name.replace(THEIR_NAME.encode(encoding), OUR_NAME.encode(encoding))
    return name


def _table(font: bytes, tag: bytes) -> tuple[bytes, int]:
    """A table of a font, and where its record stands; raises KeyError or struct.error."""
    (count,) = struct.unpack_from(">H", font, 4)
    record = {font[at : at + 4]: at for at in range(12, 12 + 16 * count, 16)}[tag]
    start, length = struct.unpack_from(">II", font, record + 8)
    return font[start : start + length], record


def _with_unseen(cmap: bytes) -> bytes:
    """The table with another subtable in place of the one that maps all of Unicode, if it has that one."""
    (count,) = struct.unpack_from(">H", cmap, 2)
    subtables = [struct.unpack_from(">HHI", cmap, 4 + 8 * n) for n in range(count)]
    whole = {at for _, _, at in subtables if struct.unpack_from(">H", cmap, at) == (12,)}
    groups = [group for at in whole for group in _groups(cmap, at)]
    like = [glyph + LIKE - first for first, last, glyph in groups if first <= LIKE <= last]
    lacking = [code for code in UNSEEN if not any(first <= code <= last for first, last, _ in groups)]
    if len(whole) != 1 or not like or not lacking:
        return cmap
    groups = sorted([*groups, *((code, code, like[0]) for code in lacking)])
    heads = b"".join(
        struct.pack(">HHI", platform, encoding, len(cmap) if at in whole else at)
        for platform, encoding, at in subtables
    )
    subtable = struct.pack(">HHIII", 12, 0, 16 + 12 * len(groups), 0, len(groups))
    subtable += b"".join(struct.pack(">III", *group) for group in groups)
    return cmap[:4] + heads + cmap[4 + len(heads) :] + subtable


def _groups(cmap: bytes, at: int) -> list[tuple[int, int, int]]:
    """The groups of a subtable: first and last character, and the first one's glyph."""
    (count,) = struct.unpack_from(">I", cmap, at + 12)
    return [struct.unpack_from(">III", cmap, at + 16 + 12 * n) for n in range(count)]


def _checksum(table: bytes) -> int:
    padded = table + bytes(-len(table) % 4)
    words: tuple[int, ...] = struct.unpack(f">{len(padded) // 4}I", padded)
    return sum(words) & 0xFFFFFFFF
