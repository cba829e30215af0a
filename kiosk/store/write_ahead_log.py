"""The write-ahead log, walked frame by frame before SQLite opens the file.

SQLite stops at the first frame that is not as it was written and drops every commit behind it without a word;
its next write then destroys what was there. So the log is read first. A frame belongs to the log's present
life if it has the salts of the log's header; what an earlier life left behind says nothing. A log that was
cut between two commits, or taken away, looks sound: the index that a killed program leaves beside it tells
that it held more (kiosk.store.lost_commits). SQLite's file format, section 4, and its check sums; each page
has SQLCipher's own beside (kiosk.store.pages). The index: SQLite's "WAL-mode File Format", section 2.
"""

import os
import struct
import sys
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from kiosk.store.pages import PAGE_BYTES, PageReader

_HEADER = struct.Struct(">8I")
_FRAME = struct.Struct(">6I")
_MAGIC = 0x377F0682
_VERSION = 3007000
FRAME_BYTES = _FRAME.size + PAGE_BYTES
LEAST_LOG_BYTES = _HEADER.size + FRAME_BYTES
"""With less, a log has no whole frame."""
_WORD = 0xFFFFFFFF
_INDEX = struct.Struct("=12xB3xI12x8s2I")
"""Of the index's header: whether it was begun, the frames that are committed, the log's salts, its sums."""
_SUMMED_BYTES = _INDEX.size - 8
_MOST_LIVES = 1 << 12
"""So many lives ago a log may be of that was put back; further off, two salts say nothing of each other."""
_IN_THE_FILE = struct.Struct("=I")
"""Behind the header and its copy: the frames that were written into the database since."""
INDEX_HEAD_BYTES = 2 * _INDEX.size + _IN_THE_FILE.size
"""So many bytes of an index, from its beginning, tell how far its log went."""


class Place(Struct, frozen=True):
    """How far a log goes: the salts of its life, and how many frames of that life there are.

    Each life adds one to the first salt of the life before it, but for one that begins anew with any.
    """

    salts: bytes = b""
    frames: int = 0

    def is_behind(self, other: "Place") -> bool:
        """Whether the other one is known to be further; it is where there is no log at all."""
        if self.salts == other.salts:
            return self.frames < other.frames
        return not self.salts or _is_later(other.salts, self.salts)

    def reaches(self, other: "Place") -> bool:
        """Whether it is known to be as far as the other one."""
        if self.salts == other.salts:
            return self.frames >= other.frames
        return bool(self.salts and other.salts) and _is_later(self.salts, other.salts)


def _is_later(salts: bytes, than: bytes) -> bool:
    return 0 < (int.from_bytes(salts[:4]) - int.from_bytes(than[:4])) & _WORD < _MOST_LIVES


class LogFrame(Struct, frozen=True):
    """A frame whose page is whole: the page's number, its bytes as they lie there, and whether it commits."""

    number: int
    page: bytes
    commits: bool


class Log(Struct, frozen=True):
    """The frames of the present life whose pages are whole, as they were written.

    `damaged`: commits that were finished lie where SQLite does not look. A tail without a commit is what a
    kill leaves of a transaction that nobody was told of, and no damage. `in_the_last`: no more than the last
    commit lies there, whether its page is whole or not. A power cut leaves that too: what is written at once
    comes to the disk in any order, so that the end of a transaction may be there without its beginning, and
    nobody was told of it. `believed`: how far SQLite believes it, and `pages` how large it takes the database
    for then, 0 where it believes nothing. `readable`: how far its frames are whole,
    one behind the other. `ends`: how far its commits go, by what the frames say of themselves.
    """

    frames: tuple[LogFrame, ...] = ()
    damaged: bool = False
    in_the_last: bool = False
    believed: Place = Place()
    pages: int = 0
    readable: Place = Place()
    ends: Place = Place()


def walk(path: Path, reader: PageReader) -> Log:
    """Read the log at `path`; an empty one where there is none. Raises OSError."""
    try:
        content = memoryview(path.read_bytes())
    except FileNotFoundError:
        return Log()
    if len(content) < LEAST_LOG_BYTES:
        return Log()  # not one whole frame: nothing in it was ever committed, or it was cut off
    *head, first_sum, second_sum = _HEADER.unpack_from(content)
    magic, version, page_bytes, _, *salts = head
    order = ">" if magic & 1 else "<"
    sums = _sums((0, 0), content[: _HEADER.size - 8], order)
    known = (magic | 1, version, page_bytes) == (_MAGIC | 1, _VERSION, PAGE_BYTES)
    sound = known and sums == (first_sum, second_sum)
    found: list[LogFrame] = []
    is_unfit = False
    unseen = unseen_whole = believed = pages = readable = ends = 0
    if not sound:
        salts = _present_life(content, reader)
    for before, (head_at, number, size, words, page) in enumerate(_frames_in(content)):
        ours = words[:2] == salts
        if sound:
            sums = _sums(sums, bytes(content[head_at : head_at + 8]) + bytes(page), order)
            sound = ours and number > 0 and sums == tuple(words[2:])
        if ours and size > 0:
            ends = before + 1
            unseen += not sound
        if ours and reader.verifies(number, page):
            found.append(LogFrame(number, bytes(page), size > 0))
            readable += readable == before
            unseen_whole += not sound and size > 0
            if sound and size > 0 and not is_unfit:
                believed, pages = before + 1, size
        else:
            is_unfit = is_unfit or sound  # a page that was damaged before it came here
    own = struct.pack(">2I", *salts)
    return Log(
        tuple(found),
        damaged=is_unfit or unseen_whole > 0 or unseen > 1,
        in_the_last=not is_unfit and unseen == 1,
        believed=Place(own, believed),
        pages=pages,
        readable=Place(own, readable),
        ends=Place(own, ends),
    )


def _frames_in(content: memoryview) -> Iterator[tuple[int, int, int, list[int], memoryview]]:
    """Where each frame begins, its page's number, the database's size if it commits, its words, its page."""
    for head_at in range(_HEADER.size, len(content) - FRAME_BYTES + 1, FRAME_BYTES):
        number, size, *words = _FRAME.unpack_from(content, head_at)
        yield head_at, number, size, words, content[head_at + _FRAME.size : head_at + FRAME_BYTES]


def _present_life(content: memoryview, reader: PageReader) -> list[int]:
    """The salts of the present life where the header does not tell: its frames are the first."""
    whole = (words[:2] for _, number, _, words, page in _frames_in(content) if reader.verifies(number, page))
    return next(whole, [0, 0])


def place_behind(log: Path, before: Place) -> Place:
    """Where the last commit in the log ends, found from where an earlier one did; the log is in use.

    `before` where the log is empty, or cannot be looked at just now.
    """
    try:
        with log.open("rb", buffering=0) as file:
            salts = file.read(_HEADER.size)[16:24]
            frames = before.frames if salts == before.salts else 0
            last = Place(salts, frames)
            file.seek(_HEADER.size + frames * FRAME_BYTES)
            while (head := file.read(_FRAME.size))[8:16] == salts and len(head) == _FRAME.size:
                frames += 1
                if any(head[4:8]):
                    last = Place(salts, frames)
                file.seek(PAGE_BYTES, os.SEEK_CUR)
    except OSError:
        return before
    return last if last.frames else before


def is_index(content: bytes) -> bool:
    """Whether this begins the index of a log, which tells how far that went."""
    if len(content) < INDEX_HEAD_BYTES:
        return False
    begun, _, _, *sums = _INDEX.unpack_from(content)
    own_order = "<" if sys.byteorder == "little" else ">"
    whole = content[: _INDEX.size] == content[_INDEX.size : 2 * _INDEX.size]
    return bool(begun and whole and _sums((0, 0), content[:_SUMMED_BYTES], own_order) == tuple(sums))


def place_in_index(content: bytes) -> Place | None:
    """How far a log's index says that it went in its last life; None where it tells nothing."""
    if not is_index(content):
        return None
    _, frames, salts, *_ = _INDEX.unpack_from(content)
    return Place(salts, frames) if frames else None


def is_in_the_file(content: bytes) -> bool:
    """Whether an index says that all of its log was written into the database since."""
    _, frames, *_ = _INDEX.unpack_from(content)
    return bool(frames <= _IN_THE_FILE.unpack_from(content, 2 * _INDEX.size)[0])


def not_in_the_file(content: bytes) -> bytes:
    """The same index, as if nothing of its log were in the database."""
    return content[: 2 * _INDEX.size] + bytes(_IN_THE_FILE.size)


def _sums(sums: tuple[int, int], data: bytes | memoryview, order: str) -> tuple[int, int]:
    first, second = sums
    words = iter(struct.unpack(f"{order}{len(data) // 4}I", data))
    for word, other in zip(words, words, strict=True):
        first = (first + word + second) & _WORD
        second = (second + other + first) & _WORD
    return first, second
