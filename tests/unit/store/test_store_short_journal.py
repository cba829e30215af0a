"""A journal that ends early, between two records or in one, beside another damage: nothing goes silently."""

import asyncio
import os
import shutil
from pathlib import Path
from typing import Any

import pytest

from kiosk.engine.records import Lost
from kiosk.store import damage, journal_writer, retention
from kiosk.store.connection import Connection
from kiosk.store.integrity import Finding, examine
from kiosk.store.journal import JOURNAL_FILE
from kiosk.store.keys import open_key
from kiosk.store.pages import PAGE_BYTES
from kiosk.store.profile import Profile
from tests.unit.store.killed_profiles import (
    ADMITTED,
    commits_in,
    cut_journal,
    cut_log,
    flip,
    looked_into,
    tear_journal,
)
from tests.unit.store.store_samples import admit

PASSPHRASE = "open sesame"


def as_it_lies(folder: Path, name: str) -> Path:
    """What a power cut or a kill leaves of an open profile just now."""
    return Path(
        shutil.copytree(folder, folder.with_name(name), ignore=shutil.ignore_patterns("*.lock", "damaged-*"))
    )


def copy_log(connection: Connection) -> None:
    """Write the whole log into the file, as the writer does when it has grown long."""
    busy, in_log, copied = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
    assert (busy, in_log) == (0, copied)


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """A door that is killed with a log that is all in the file."""
    folder = tmp_path / "profile"
    profile = Profile.open(folder, PASSPHRASE, writable=True)
    for number in range(ADMITTED):
        asyncio.run(admit(profile, f"a-{number:03}", f"T-{number}"))
    asyncio.run(profile._db.maintain(copy_log))
    left = as_it_lies(folder, "copied")
    profile.close()
    return left


@pytest.mark.parametrize("how", ["whole", "torn", "flipped", "between"])
@pytest.mark.parametrize("log", ["cut", "flipped", "gone"])
def test_a_copied_log_that_loses_its_end_takes_nothing_back_in_silence(
    copied: Path, how: str, log: str
) -> None:
    """SQLite would write its older pages over the newer ones in the file."""
    path = copied / "kiosk.db-wal"
    if log == "cut":
        cut_log(copied, 2)
    elif log == "flipped":
        flip(path, commits_in(path.read_bytes())[-3] - 100)
    else:
        path.unlink()
    if how == "between":
        cut_journal(copied, 2)
    elif how != "whole":
        tear_journal(copied, 1, flipped=how == "flipped")
    rows, entries, incidents, lost = looked_into(copied)
    assert len(rows) == len(entries) == ADMITTED or lost.records
    tells = how == "whole" or (how, log) == ("between", "gone")
    assert lost.records == (not tells)
    assert looked_into(copied)[2] == incidents, "and it is said once"


@pytest.mark.parametrize("step", ["examine", "_settle"])
@pytest.mark.parametrize("is_cut", [False, True])
def test_that_a_copied_log_lost_its_end_outlives_a_killed_start(
    copied: Path, monkeypatch: pytest.MonkeyPatch, step: str, *, is_cut: bool
) -> None:
    cut_log(copied, 2)
    if is_cut:
        cut_journal(copied, 2)

    class PowerCut(BaseException):
        pass

    def cut(*_: object, **__: object) -> None:
        raise PowerCut

    with monkeypatch.context() as patched:
        patched.setattr(damage, step, cut)
        with pytest.raises(PowerCut):
            Profile.open(copied, PASSPHRASE, writable=True)
    rows, _, _, lost = looked_into(copied)
    assert lost.records == is_cut
    assert len(rows) == ADMITTED or is_cut


@pytest.mark.parametrize("records", [0, 1, 5])
def test_a_damaged_page_beside_a_journal_that_ends_early_is_owned_up_to_and_opens(
    tmp_path: Path, records: int
) -> None:
    """The program ended in order: there is neither a log nor an index. Each page in turn."""
    folder = tmp_path / "profile"
    profile = Profile.open(folder, PASSPHRASE, writable=True)
    for number in range(ADMITTED):
        asyncio.run(admit(profile, f"a-{number:03}", f"T-{number}"))
    profile.close()
    cut_journal(folder, records)
    for page in range(1, (folder / "kiosk.db").stat().st_size // PAGE_BYTES):
        copy = as_it_lies(folder, f"damaged-{page}")
        flip(copy / "kiosk.db", page * PAGE_BYTES + 700)
        rows, entries, _, lost = looked_into(copy)
        assert (len(rows) == len(entries) == ADMITTED) or lost.records, page
        assert lost == Lost(records=records > 0), page
        assert rows.keys() == entries.keys(), page
        shutil.rmtree(copy)


def of_two_lives(tmp_path: Path) -> tuple[Path, Path]:
    """A database of yesterday, and a door of today that was killed; it let in five, and wrote down a note."""
    folder = tmp_path / "profile"
    for first, count in ((0, 10), (10, 5)):
        profile = Profile.open(folder, PASSPHRASE, writable=True)
        for number in range(first, first + count):
            asyncio.run(admit(profile, f"a-{number:03}", f"T-{number}"))
        profile.close()
        if not first:
            older = as_it_lies(folder, "older")
    profile = Profile.open(folder, PASSPHRASE, writable=True)
    asyncio.run(profile.notes.put("on_duty", "Mira"))
    now = as_it_lies(folder, "now")
    profile.close()
    return older, now


@pytest.mark.parametrize("records", [0, 1, 2, 3, 4, 5, 6, 7])
def test_an_older_database_under_todays_log_is_damaged(tmp_path: Path, records: int) -> None:
    """Pages are neither in the one nor in the other, and the journal does not reach the log."""
    older, now = of_two_lives(tmp_path)
    shutil.copy(older / "kiosk.db", now / "kiosk.db")
    cut_journal(now, records)
    key = open_key(now, PASSPHRASE)
    assert examine(as_it_lies(now, "copy") / "kiosk.db", key, known=True, journalled=True) is Finding.DAMAGED
    rows, _, _, lost = looked_into(now)
    assert len(rows) == 15 or lost.records
    assert lost.records == (records > 0)


@pytest.mark.parametrize("records", [1, 3])
def test_an_older_database_without_todays_log_is_owned_up_to_where_the_index_tells_how_far_that_went(
    tmp_path: Path, records: int
) -> None:
    older, now = of_two_lives(tmp_path)
    profile = Profile.open(now, PASSPHRASE, writable=True)
    for number in range(15, 20):
        asyncio.run(admit(profile, f"a-{number:03}", f"T-{number}"))
    asyncio.run(profile._db.maintain(copy_log))
    left = as_it_lies(now, "left")
    profile.close()
    shutil.copy(older / "kiosk.db", left / "kiosk.db")
    (left / "kiosk.db-wal").unlink()
    cut_journal(left, records)
    rows, _, _, lost = looked_into(left)
    assert len(rows) < 20
    assert lost.records


def test_what_the_journal_tells_is_on_the_disk_before_the_log_is_emptied(
    copied: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A kill leaves it to the system, and a power cut behind the next start would take it."""
    synced: list[tuple[int, int]] = []
    at_examine: list[bool] = []
    fsync = os.fsync
    inode = (copied / JOURNAL_FILE).stat()

    def note(descriptor: int) -> None:
        found = os.fstat(descriptor)
        synced.append((found.st_dev, found.st_ino))
        fsync(descriptor)

    def look(*arguments: object, **named: object) -> Finding:
        at_examine.append((inode.st_dev, inode.st_ino) in synced)
        return examine(*arguments, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(os, "fsync", note)
    monkeypatch.setattr(damage, "examine", look)
    Profile.open(copied, PASSPHRASE, writable=True).close()
    assert at_examine == [True]


def test_what_is_marked_as_shown_again_is_no_news(tmp_path: Path) -> None:
    """Its record would tell of no commit in the log, and a power cut in it would be taken for a loss."""
    folder = tmp_path / "profile"
    profile = Profile.open(folder, PASSPHRASE, writable=True)
    asyncio.run(admit(profile, "a-000", "T-0"))
    for _ in range(2):
        asyncio.run(profile.ledger.mark_shown(["a-000"]))
    left = as_it_lies(folder, "left")
    profile.close()
    tear_journal(left, 0, flipped=False)
    rows, _, incidents, lost = looked_into(left)
    assert (list(rows), incidents, lost) == (["a-000"], [], Lost())


@pytest.mark.parametrize("records", [0, 1])
def test_a_log_of_an_earlier_time_beside_an_index_of_today_is_owned_up_to(
    tmp_path: Path, records: int
) -> None:
    """Both later logs were copied into the file; the one that is there now would take their pages back."""
    folder = tmp_path / "profile"
    profile = Profile.open(folder, PASSPHRASE, writable=True)
    for first, end in ((0, 10), (10, 14), (14, 15)):
        for number in range(first, end):
            asyncio.run(admit(profile, f"a-{number:03}", f"T-{number}"))
        if not first:
            earlier = (folder / "kiosk.db-wal").read_bytes()
        else:
            asyncio.run(profile._db.maintain(copy_log))
    left = as_it_lies(folder, "left")
    profile.close()
    (left / "kiosk.db-wal").write_bytes(earlier)
    cut_journal(left, records)
    rows, _, _, lost = looked_into(left)
    assert len(rows) == 15 or lost.records
    assert lost.records == (records > 0)


def test_behind_a_purge_a_power_cut_is_no_loss_whatever_it_takes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The log begins with salts that follow on no others, and the index on the disk may be an earlier one."""
    folder = tmp_path / "profile"
    fsync, on_disk = os.fsync, dict[int, int]()

    def note(descriptor: int) -> None:
        found = os.fstat(descriptor)
        on_disk[found.st_ino] = found.st_size
        fsync(descriptor)

    monkeypatch.setattr(journal_writer.Journal, "_sync", lambda _: None)  # it does so a second later
    profile = Profile.open(folder, PASSPHRASE, writable=True)
    asyncio.run(admit(profile, "a-000", "T-0"))
    before = (folder / "kiosk.db-shm").read_bytes()
    monkeypatch.setattr(os, "fsync", note)
    asyncio.run(profile.retention.purge())
    left = as_it_lies(folder, "left")
    synced = on_disk[(folder / JOURNAL_FILE).stat().st_ino]
    held = (folder / JOURNAL_FILE).read_bytes()[
        : synced + 20
    ]  # and a beginning of what is not on the disk yet
    profile.close()
    (left / "kiosk.db-shm").write_bytes(before)
    (left / JOURNAL_FILE).write_bytes(held)
    rows, _, incidents, lost = looked_into(left)
    assert (list(rows), incidents, lost) == (["a-000"], [], Lost())


def test_in_the_middle_of_a_purge_a_power_cut_is_no_loss_whichever_index_it_leaves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The log is emptied, and the index on the disk is the one that tells of the whole file in it."""
    folder, empty_log, set_aside = tmp_path / "profile", retention.empty_log, retention._set_aside_files
    fsync, on_disk, before, left = os.fsync, dict[int, int](), list[bytes](), list[Path]()

    def note(descriptor: int) -> None:
        found = os.fstat(descriptor)
        on_disk[found.st_ino] = found.st_size
        fsync(descriptor)

    def emptied(connection: Connection) -> None:
        before.append((folder / "kiosk.db-shm").read_bytes())
        empty_log(connection)

    def cut_off(*arguments: Any) -> list[Path]:
        left.append(as_it_lies(folder, "left"))
        os.truncate(left[0] / JOURNAL_FILE, on_disk[(folder / JOURNAL_FILE).stat().st_ino])
        return set_aside(*arguments)

    monkeypatch.setattr(journal_writer.Journal, "_sync", lambda _: None)  # it does so a second later
    monkeypatch.setattr(os, "fsync", note)
    monkeypatch.setattr(retention, "empty_log", emptied)
    monkeypatch.setattr(retention, "_set_aside_files", cut_off)
    profile = Profile.open(folder, PASSPHRASE, writable=True)
    asyncio.run(admit(profile, "a-000", "T-0"))
    asyncio.run(profile.retention.purge())
    profile.close()
    assert (left[0] / "kiosk.db-wal").stat().st_size == 0
    (left[0] / "kiosk.db-shm").write_bytes(before[0])
    rows, _, incidents, lost = looked_into(left[0])
    assert (list(rows), incidents, lost) == (["a-000"], [], Lost())
