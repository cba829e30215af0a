"""Commits that the log lost: what tells of them is kept until the loss is put right.

A log that was cut between two commits, or taken away, looks sound. Its index tells that it held more, and a
journal that is damaged somewhere may: SQLite removes the index as soon as it closes the database. So before
anything opens a database that lost commits, what its index tells is copied to `kiosk.lost`. A start that
ends too early, as on a full disk, leaves that to the next one.

Where the journal's end cannot be read, what it told is in a log that goes further than its last whole record
and has a whole index: a power cut leaves them so. Behind an end in order there is neither a log nor an index,
and the journal was whole then. Beside anything else nobody knows what was lost: that counts as a loss, and is
kept likewise.
"""

from pathlib import Path

from msgspec import Struct

from kiosk.engine.atomic_file import remove_durably, replacing
from kiosk.store.integrity import index_of, log_file_of
from kiosk.store.journal import Journalled
from kiosk.store.write_ahead_log import (
    INDEX_HEAD_BYTES,
    Log,
    Place,
    is_in_the_file,
    is_index,
    not_in_the_file,
    place_in_index,
)

LOST_FILE = "kiosk.lost"
"""Beside the database, while a loss of commits is not put right yet: how far the log went."""


class LostCommits(Struct, frozen=True):
    """What a log lost. `any`: it lost commits, or SQLite would drop some.

    `reached`: how far it is known to have gone; None where nobody knows. `read`: so far every frame of it can
    still be read. `told`: how far its index says that it went, whether anything of it was lost or not.
    `goes_on`: it tells whatever the journal may lack behind its last record. `is_new`: no earlier start found
    the loss out.
    """

    any: bool = False
    read: bool = True
    reached: Place | None = None
    told: Place | None = None
    goes_on: bool = False
    is_new: bool = True


NOTHING_LOST = LostCommits()


def lost_commits(path: Path, beside: Log, journal: Journalled) -> LostCommits:
    """Compare the log beside the database at `path` with what is told of it. Raises OSError.

    Nobody may have opened the database since the program ended: that makes an index, and empties the log.
    """
    kept = _content(lost_file(path))
    index = _content(index_of(path))
    tells = (index or b"") if kept is None else kept
    reached = told = place_in_index(tells)
    was_open = index is not None or log_file_of(path).exists()
    if told and is_in_the_file(tells) and (kept is not None or not _takes_back(beside.believed, told)):
        reached = None
    is_short = reached is not None and _is_short(beside.believed, reached, journal)
    # An end in order takes the log and its index away and leaves a whole journal: what is wrong with its end
    # came later, and costs nothing. Of a journal without a record nothing is told.
    may_tell = journal.records > 0 and (journal.whole or was_open)
    untold = journal.torn and may_tell and not _is_told(beside, index, journal)
    is_lost = kept is not None or is_short or untold or _tells_more(journal, beside)
    dropped = beside.damaged and not beside.in_the_last  # the end of the last one alone is a power cut's
    any_lost = is_lost or dropped
    if dropped and (not is_lost or (reached is not None and reached.is_behind(beside.ends))):
        reached = beside.ends  # one of its frames may be unreadable, and the next one whole
    is_read = not any_lost or (reached is not None and beside.readable.reaches(reached))
    goes_on = not any_lost and journal.place is not None and journal.place.salts == beside.readable.salts
    return LostCommits(any_lost, is_read, reached, told, goes_on, kept is None)


def _takes_back(believed: Place, told: Place) -> bool:
    """Whether a log that is all in the file was cut, or is of an earlier time.

    SQLite would write its older pages over newer ones.
    """
    return believed.frames > 0 and believed.is_behind(told)


def _is_short(believed: Place, reached: Place, journal: Journalled) -> bool:
    """Whether a log that SQLite believes so far lost some of what went so far, or is another one.

    It may be the newer one, whose index had not come to the disk yet: where it began anew behind the other,
    or where it is the one that the journal was written beside.
    """
    if believed.is_behind(reached):
        return True
    is_known = journal.place is not None and journal.place.salts == believed.salts
    return not (believed.reaches(reached) or (believed.frames and is_known))


def _tells_more(journal: Journalled, beside: Log) -> bool:
    """Whether a journal that is damaged somewhere tells of commits that the log no longer has.

    One that is whole puts them back, and need not be doubted.
    """
    place, believed = journal.place, beside.believed
    if journal.whole or place is None or place.salts != believed.salts:
        return False
    return place.frames > believed.frames


def _is_told(beside: Log, index: bytes | None, journal: Journalled) -> bool:
    """Whether the log tells whatever the journal's end told, as a power cut leaves them.

    Each record is written behind its commit: the log goes further than the last record that is whole, and its
    index tells how far.
    """
    goes_on = journal.place is None or not journal.place.reaches(beside.believed)
    return bool(beside.frames) and is_index(index or b"") and goes_on


def keep(path: Path, lost: LostCommits) -> None:
    """Let the next start know of the loss too, should this one end before it is put right.

    Raises StoreError where that cannot be written, OSError where the index cannot be read.
    """
    if lost.any and lost.is_new:
        index = _content(index_of(path)) or b""
        with replacing(lost_file(path)) as file:
            file.write(not_in_the_file(index) if lost.reached and lost.reached == lost.told else index)


def put_right(path: Path) -> None:
    """Keep it no longer: the database tells of the loss by itself from now on. Raises StoreError."""
    remove_durably(lost_file(path))


def lost_file(path: Path) -> Path:
    """The file that tells of what the log of the database at `path` lost, while it is there."""
    return path.with_name(LOST_FILE)


def _content(path: Path) -> bytes | None:
    """The beginning of a file; None where there is none. Raises OSError."""
    try:
        with path.open("rb") as file:
            return file.read(INDEX_HEAD_BYTES)
    except FileNotFoundError:
        return None
