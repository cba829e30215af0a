"""Damage and loss: mended at a start, before anything is written, as far as anything tells of it.

Looked at are the file and its log (kiosk.store.integrity), and the journal against the ledger. A damaged
database is set aside and never deleted, named `kiosk.damaged-N.db`; a new one gets what its pages, its log
and the journal tell. The guest list is not recovered: it is fetched again. One that is sound and has lost
rows gets them from the journal.
"""

import logging
from collections.abc import Iterator
from pathlib import Path

from msgspec.structs import replace

from kiosk.engine.errors import StoreError
from kiosk.store.connection import FAILURES, Connection, connect, translated
from kiosk.store.doubt import has_lost_its_journal, is_ahead, is_salvage_short, is_unsure
from kiosk.store.integrity import (
    SALT_FILE,
    Finding,
    examine,
    index_of,
    is_found_damaged,
    log_file_of,
    log_of,
    reader_of,
)
from kiosk.store.journal import (
    JOURNAL_FILE,
    Journalled,
    bring_to_disk,
    changes_in,
    cut_off_end,
    reaching,
    read_journal,
    write_journal,
)
from kiosk.store.journal_changes import JOURNAL_BEGUN, all_there_is, newest_in
from kiosk.store.ledger import count_anew
from kiosk.store.left_sound import begin_note, starts_since_look, take_note_away
from kiosk.store.lost_commits import NOTHING_LOST, LostCommits, keep, lost_commits, put_right
from kiosk.store.notes import put_note
from kiosk.store.open_files import BESIDE
from kiosk.store.pages import PageReader, Value, records, whole_pages
from kiosk.store.putting_back import put_back
from kiosk.store.recovered import Recovered, note_recovered
from kiosk.store.salvage import (
    Salvaged,
    from_journal,
    hangs_together,
    holds_all,
    ledger_ids,
    merged,
    sort_out,
    tells_all,
)
from kiosk.store.schema import migrate
from kiosk.store.set_aside import copied_aside, move_aside, name_aside, newest_aside
from kiosk.store.write_ahead_log import Place

MOST_RECORDS = 2000
"""A journal of more records is written anew, which takes less room and is read faster."""
_RECOVERED = "kiosk.recovered.db"
_BEING_BUILT = "kiosk.recovering.db"
"""What is not whole yet must never be taken for the recovered one."""
_TO_MEND = "Open the door, or sync, and what is lost is put back; nothing was changed"

log = logging.getLogger(__name__)


def mend(path: Path, key: bytes) -> int:
    """Examine the database at `path`, and put right what can be.

    How many starts there were since its whole structure was looked at; 0 where that was now, or it was made
    anew. Every step may be cut off and is finished the next time. The profile must be owned. Raises
    StoreError where the file is another profile's, or cannot be read at all.
    """
    try:
        return _mend(path, key)
    except StoreError as error:
        if not is_found_damaged(error.__cause__) or starts_since_look(path, key) is None:
            raise
        take_note_away(path)  # nothing waits until later now
        return _mend(path, key)


def _mend(path: Path, key: bytes) -> int:
    try:
        _finish(path)
        journal = read_journal(path.parent / JOURNAL_FILE, key)
        bring_to_disk(path.parent / JOURNAL_FILE)  # what it tells may soon be told by nothing else
        starts, recovered = _mended(path, key, journal)
        begin_note(path)
    except OSError as error:
        raise StoreError(f"{path} cannot be read: {error.strerror or error}") from error
    if recovered is not None:
        log.warning("%s", recovered.summary)
    return starts


def _mended(path: Path, key: bytes, journal: Journalled) -> tuple[int, Recovered | None]:
    in_order = journal.whole and not (journal.torn or log_file_of(path).exists() or index_of(path).exists())
    starts = starts_since_look(path, key) if in_order else None
    beside = log_of(path, reader_of(path, key))
    lost = lost_commits(path, beside, journal)
    keep(path, lost)
    if journal.torn and (journal.whole or journal.behind) and not lost.any:
        _cut_torn_end(path, key, journal)
    left_sound = starts is not None and not lost.any
    finding = examine(path, key, known=journal.there, journalled=journal.whole, left_sound=left_sound)
    match finding:
        case Finding.FOREIGN:
            if lost.is_new:  # of a file or with a key that is not this profile's, nothing was found out
                put_right(path)
            raise StoreError(
                f"{path} cannot be opened: the key does not fit, or the file is damaged throughout. Put"
                " this profile's own kiosk.db back, or move this one away to begin anew"
            )
        case Finding.DAMAGED:
            take_note_away(path)  # the disk may be full for what comes now
            found, unsure = _found(path, key, journal, lost)
            aside = name_aside(path.parent, ".db")
            built = _build(path.with_name(_RECOVERED), key, found, journal, aside.name, unsure=unsure)
            move_aside(path, aside)
            _finish(path)
            counted = replace(journal, behind=(0, 0) if journal.behind else None)  # of what it lacks
            _settle(path, key, counted)
            return 0, built
        case _:
            if finding is Finding.NEW and not lost.is_new:  # another profile was here, and lost it
                put_right(path)
                lost = lost_commits(path, beside, journal)
                keep(path, lost)
            recovered = _settle(path, key, journal, lost)
            put_right(path)
            if finding is not Finding.NEW:  # somebody put it back: what was recovered meanwhile is older
                _take_away(path.with_name(_RECOVERED))
                _take_away(path.with_name(_BEING_BUILT))
            since = starts if starts is not None and finding is Finding.SOUND_SO_FAR else -1
            return since + 1, recovered


def _cut_torn_end(path: Path, key: bytes, journal: Journalled) -> None:
    """Let the journal say that it lacks what its torn end told, for the log that tells it is emptied next.

    A start that is killed later leaves no other trace of it. Where the database does not even tell how new
    it is, nothing is changed: a torn journal beside no log is doubted.
    """
    try:
        connection = connect(path, key, writable=False)
    except StoreError:
        return
    try:
        there, told = newest_in(connection), journal.behind or (0, 0)
        newest = max(there[0], told[0]), max(there[1], told[1])
        cut_off_end(path.parent / JOURNAL_FILE, key, journal, newest)
    except FAILURES:
        return
    finally:
        connection.close()


def _found(path: Path, key: bytes, journal: Journalled, lost: LostCommits) -> tuple[Salvaged, bool]:
    """What pages and journal tell of a damaged database, and whether that may not be all."""
    pages, told = _on_pages(path, key), _told_by(journal)
    tells_less = not tells_all(told, pages)
    found = merged(pages, told)
    return found, is_salvage_short(journal, lost, tells_less=tells_less) or not hangs_together(found)


def _on_pages(path: Path, key: bytes) -> Salvaged:
    """What the file's pages and every whole frame of its log tell, the older first."""
    reader = reader_of(path, key)
    return sort_out(_rows_on_pages(path, reader))


def _rows_on_pages(path: Path, reader: PageReader) -> Iterator[tuple[int, list[Value]]]:
    pages = whole_pages(path, reader)
    yield from records(pages)
    changed: set[int] = set()
    for frame in log_of(path, reader).frames:
        pages[frame.number] = reader.decrypted(frame.number, frame.page) or b""
        changed.add(frame.number)
        if frame.commits:
            yield from records(pages, changed)
            changed.clear()
    yield from records(pages, changed)


def look(path: Path, key: bytes) -> None:
    """See whether the database may be read as it is. Raises StoreError where it has to be mended first.

    Nobody else may have it open.
    """
    journal = read_journal(path.parent / JOURNAL_FILE, key)
    beside = log_of(path, reader_of(path, key))
    if beside.damaged:
        raise StoreError(f"{path} is damaged: its log holds what could not be read. {_TO_MEND}")
    lost = lost_commits(path, beside, journal)
    if lost.any and lost.reached is None:
        raise StoreError(f"{path} is damaged: some of what was recorded may be missing from it. {_TO_MEND}")
    if lost.any:
        raise StoreError(f"{path} is damaged: its log held more than it does now. {_TO_MEND}")
    if journal.torn and journal.records:  # to ask the database would empty the log, which may tell as much
        raise StoreError(
            f"{path} cannot be read yet: the end of its journal is unfinished or damaged. Open the door, or"
            " sync, first; nothing was changed"
        )
    no_journal = StoreError(
        f"{path} has no journal beside it, so nobody knows whether it is the newest one. Put {JOURNAL_FILE}"
        " back if you have it, else open the door, or sync; nothing was changed"
    )
    if not journal.records and log_file_of(path).exists():  # to ask the database would empty its log
        raise no_journal
    connection = connect(path, key, writable=False)
    try:
        if has_lost_its_journal(connection, journal):
            raise no_journal
        missing = _lacks(connection, journal)
        is_older = is_ahead(journal, connection)
    except FAILURES as error:
        raise translated(error, path) from error
    finally:
        connection.close()
    if missing:
        raise StoreError(f"{path} is damaged: {len(missing)} ledger rows are missing from it. {_TO_MEND}")
    if is_older:
        raise StoreError(f"{path} is damaged: some of what was recorded is missing from it. {_TO_MEND}")


def _build(
    fresh: Path, key: bytes, found: Salvaged, journal: Journalled, aside: str, *, unsure: bool
) -> Recovered:
    """A whole new database with what was found, closed."""
    built = fresh.with_name(_BEING_BUILT)
    _take_away(built)
    connection = connect(built, key, writable=True)
    try:
        migrate(connection)
        connection.execute("BEGIN IMMEDIATE")
        done = put_back(connection, found, all_found=not unsure, anew=True)
        policy_lost = (journal.torn or not journal.whole) and found.notes.get("policy") is None
        recovered = Recovered(done, unsure, policy_lost, aside=aside)
        note_recovered(connection, recovered)
        connection.execute("COMMIT")
        _make_whole(built, connection)
    except FAILURES as error:
        raise translated(error, built) from error
    finally:
        connection.close()
    built.replace(fresh)
    return recovered


def _make_whole(built: Path, connection: Connection) -> None:
    """Bring what was committed from the log into the file, which leaves the log behind. Raises StoreError.

    The end of the connection would do it too, and say nothing where the disk is full.
    """
    (is_busy, *_) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    if is_busy or log_file_of(built).stat().st_size:
        raise StoreError(f"{built} cannot be finished: another program has it open. Close that and try again")


def _take_away(database: Path) -> None:
    """Remove a database that is of no use, with its log."""
    for end in ("", *BESIDE):
        database.with_name(database.name + end).unlink(missing_ok=True)


def _settle(
    path: Path, key: bytes, journal: Journalled, lost: LostCommits = NOTHING_LOST
) -> Recovered | None:
    """Put into a sound database what the journal has and it has not; then both hold the same."""
    file = path.parent / JOURNAL_FILE
    connection = connect(path, key, writable=True)
    try:
        migrate(connection)
        connection.execute("BEGIN IMMEDIATE")
        before = _told_by(journal)
        unsure = is_unsure(connection, before, journal, lost)
        done = put_back(connection, before, all_found=not unsure, counted=journal.there)
        # Rules are seldom set: a journal whose every record reads is not taken to end just before some.
        policy_lost = unsure and (journal.torn or not journal.whole) and _has_no_policy(connection)
        gone = unsure and not lost.any and has_lost_its_journal(connection, journal)
        recovered = Recovered(done, unsure, policy_lost, gone) if done.anything or unsure else None
        if recovered is not None:
            note_recovered(connection, recovered)
        put_note(connection, JOURNAL_BEGUN, "1")
        count_anew(connection)
        now = list(all_there_is(connection))
        is_to_begin = not (journal.whole and journal.has_head and journal.place) or journal.torn
        is_to_begin = is_to_begin or journal.records > MOST_RECORDS
        if is_to_begin or not holds_all(before, from_journal(now)):
            if journal.there and not journal.whole and not journal.behind:
                aside = copied_aside(file)
                log.warning("the journal was damaged and is set aside as %s: it is made anew", aside.name)
            write_journal(file, key, [*now, reaching(journal.place or Place())])
        connection.execute("COMMIT")
    except FAILURES as error:
        raise translated(error, path) from error
    finally:
        connection.close()
    return recovered


def _told_by(journal: Journalled) -> Salvaged:
    """What the journal tells, and of a database that it stayed behind, how many rows that had."""
    found = from_journal(changes_in(journal))
    found.top = max(found.top, journal.behind[0] if journal.behind else 0)
    return found


def _lacks(connection: Connection, journal: Journalled) -> set[str]:
    """The ledger rows that the journal tells of and the database has not."""
    return ledger_ids(changes_in(journal)) - {
        row_id for (row_id,) in connection.execute("SELECT id FROM ledger")
    }


def _has_no_policy(connection: Connection) -> bool:
    return connection.execute("SELECT 1 FROM notes WHERE key = 'policy'").fetchone() is None


def _finish(path: Path) -> None:
    """Put the new database in the place of the one that was set aside, whose log goes with it."""
    fresh = path.with_name(_RECOVERED)
    if path.exists() or not fresh.exists():
        return
    aside = newest_aside(path.parent)
    for end in BESIDE:
        beside = path.with_name(path.name + end)
        if beside.exists() and aside:
            beside.replace(aside.with_name(aside.name + end))
    (path.parent / SALT_FILE).unlink(missing_ok=True)  # it is another file's from now on
    put_right(path)
    fresh.rename(path)
