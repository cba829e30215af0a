"""Commits that the log lost: its index tells of them, or what an earlier start kept; the journal has them."""

import asyncio
import errno
import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kiosk.engine.errors import StoreError
from kiosk.engine.records import Lost
from kiosk.store import damage, journal, retention
from kiosk.store.connection import Connection
from kiosk.store.integrity import examine, reader_of
from kiosk.store.journal import JOURNAL_FILE, Journalled, read_journal
from kiosk.store.journal_changes import JOURNAL_BEGUN
from kiosk.store.keys import KEPT_KEY_FILE, KEY_FILE, open_key
from kiosk.store.lost_commits import LOST_FILE, put_right
from kiosk.store.profile import Profile
from kiosk.store.write_ahead_log import Place, is_index, place_in_index, walk
from tests.small_disk import empty, fill, small_disk
from tests.unit.store.killed_profiles import (
    ADMITTED,
    FRAME,
    commits_in,
    cut_journal,
    cut_log,
    flip,
    looked_into,
    tear_journal,
)
from tests.unit.store.store_samples import admit, complete_list, ticket


@pytest.fixture
def folder(killed: Path, tmp_path: Path) -> Path:
    """A copy of a killed door's profile."""
    return Path(shutil.copytree(killed, tmp_path / "copy", ignore=shutil.ignore_patterns("*.lock")))


def as_an_older_kiosk_wrote_it(folder: Path) -> None:
    """Take out of the journal how far the log went."""
    path = folder / JOURNAL_FILE
    held, cipher, at = path.read_bytes(), journal.cipher_of(open_key(folder, "open sesame")), 0
    older = b""
    while at < len(held):
        record = journal._record(cipher, held, at)
        assert record is not None
        changes, at = record
        older += journal.encrypted(cipher, [change for change in changes if change[0] != journal._LOG])
    path.write_bytes(older)


@pytest.mark.parametrize("log", [1, 4, 9])
@pytest.mark.parametrize("file", [0, 1, 3, 4, 8, 30])
@pytest.mark.parametrize("damaged", [False, True])
def test_a_log_that_was_cut_costs_nothing_or_is_owned_up_to(
    folder: Path, log: int, file: int, *, damaged: bool
) -> None:
    """However much the journal lost of its own: more, less, or as much. A damaged page hides none of it."""
    cut_log(folder, log)
    cut_journal(folder, file)
    if damaged:
        flip(folder / "kiosk.db", 3 * 4096 + 100)
    rows, entries, incidents, lost = looked_into(folder)
    assert lost == Lost(records=file > 0)
    assert len(rows) == len(entries) == ADMITTED or file
    assert [i.detail["unsure"] for i in incidents] == [file > 0], "it is said, and once"
    assert [bool(i.detail["set_aside"]) for i in incidents] == [damaged]
    assert not (folder / LOST_FILE).exists()
    assert looked_into(folder)[2] == incidents


@pytest.mark.parametrize("file", [0, 4, 5, 8, 31])
@pytest.mark.parametrize("damaged", [False, True])
def test_the_journal_of_an_older_kiosk_is_believed_where_it_tells_more(
    folder: Path, file: int, *, damaged: bool
) -> None:
    as_an_older_kiosk_wrote_it(folder)
    cut_journal(folder, file)
    cut_log(folder, 4)
    if damaged:
        flip(folder / "kiosk.db", 3 * 4096 + 100)
    rows, _, _, lost = looked_into(folder)
    assert lost == Lost(records=file > 0 or damaged)
    assert len(rows) == ADMITTED or lost.records
    place = read_journal(folder / JOURNAL_FILE, open_key(folder, "open sesame")).place
    assert place is not None, "from now on it tells how far the log went"


def test_a_damaged_page_beside_a_whole_log_lets_nobody_doubt(folder: Path) -> None:
    """A page of the log whose commit the journal lost is another matter."""
    flip(folder / "kiosk.db", 3 * 4096 + 100)
    cut_journal(folder, 4)
    hurt = Path(shutil.copytree(folder, folder.parent / "hurt"))
    rows, _, _, lost = looked_into(folder)
    assert (len(rows), lost) == (ADMITTED, Lost())
    flip(hurt / "kiosk.db-wal", commits_in((hurt / "kiosk.db-wal").read_bytes())[-3] - 100)
    assert looked_into(hurt)[3] == Lost(records=True)


class PowerCut(BaseException):
    """The end of a start, wherever it is."""


def cut_off(step: Callable[..., Any], *, done: bool) -> Callable[..., Any]:
    def cut(*arguments: Any, **named: Any) -> Any:
        if done:
            step(*arguments, **named)
        raise PowerCut

    return cut


@pytest.mark.parametrize("file", ["gone", "cut", "whole"])
@pytest.mark.parametrize(
    ("step", "done", "damaged"),
    [
        ("_settle", False, False),
        ("_settle", True, False),
        ("examine", True, False),
        ("_build", False, True),
        ("_build", True, True),
        ("move_aside", True, True),
        ("_settle", False, True),
    ],
)
def test_what_a_start_found_out_outlives_it(
    folder: Path, monkeypatch: pytest.MonkeyPatch, file: str, step: str, *, done: bool, damaged: bool
) -> None:
    """It may end before it put right what was lost; by then SQLite has removed the log's index."""
    cut_log(folder, 9)
    if file == "gone":
        (folder / JOURNAL_FILE).unlink()
    elif file == "cut":
        cut_journal(folder, 8)
    if damaged:
        flip(folder / "kiosk.db", 3 * 4096 + 100)
    with monkeypatch.context() as patched:
        patched.setattr(damage, step, cut_off(getattr(damage, step), done=done))
        with pytest.raises(PowerCut):
            Profile.open(folder, "open sesame", writable=True)
    if not damaged and not done:
        with pytest.raises(StoreError, match="held more"):
            Profile.open(folder, "open sesame", writable=False)
    rows, _, incidents, lost = looked_into(folder)
    assert lost.records == (file != "whole")
    assert len(rows) == ADMITTED or lost.records
    assert len(incidents) == 1 + ((step, done, damaged) == ("_settle", True, False) and file != "whole")
    assert not (folder / LOST_FILE).exists()
    assert looked_into(folder)[2] == incidents


@pytest.mark.parametrize("index", ["gone", "empty", "damaged", "whole"])
@pytest.mark.parametrize("log", [0, 4, 9])
@pytest.mark.parametrize("flipped", [False, True])
def test_a_torn_journal_is_believed_only_beside_a_log_whose_index_tells_how_far_it_went(
    folder: Path, index: str, log: int, *, flipped: bool
) -> None:
    """Both may have lost the same rows, and then neither tells of any; a kill leaves the index beside."""
    tear_journal(folder, 9, flipped=flipped)
    cut_log(folder, log)
    beside = folder / "kiosk.db-shm"
    if index == "gone":
        beside.unlink()
    elif index == "empty":
        beside.write_bytes(b"")
    elif index == "damaged":
        flip(beside, 18)
    rows, _, incidents, lost = looked_into(folder)
    assert (len(rows) < ADMITTED) == (log > 0)
    assert lost.records == (index != "whole" or log > 0)
    assert [i.detail["unsure"] for i in incidents] == [True] * lost.records
    assert not (folder / LOST_FILE).exists()
    assert looked_into(folder)[2] == incidents, "and it is said once"


@pytest.mark.parametrize(
    ("records", "log", "doubts"), [(0, 0, False), (3, 0, False), (0, 1, True), (2, 4, True)]
)
@pytest.mark.parametrize("flipped", [False, True])
def test_beside_an_older_index_a_torn_journal_is_believed_where_the_log_goes_further(
    tmp_path: Path, records: int, log: int, *, doubts: bool, flipped: bool
) -> None:
    """A record is written behind its commit: what a torn one tells of is in a log that lost nothing."""
    folder, now = tmp_path / "profile", tmp_path / "now"
    profile = Profile.open(folder, "open sesame", writable=True)
    for number in range(10):
        asyncio.run(admit(profile, f"a-{number:03}", f"T-{number}"))
        if number == 3:
            index = (folder / "kiosk.db-shm").read_bytes()
    shutil.copytree(folder, now, ignore=shutil.ignore_patterns("*.lock"))
    profile.close()
    (now / "kiosk.db-shm").write_bytes(index)
    tear_journal(now, records, flipped=flipped)
    cut_log(now, log)
    rows, _, _, lost = looked_into(now)
    assert len(rows) == 10 - min(log, records + 1)
    assert lost.records == doubts


@pytest.mark.parametrize("step", ["examine", "_settle", "is_unsure", "write_journal"])
def test_a_start_that_doubts_and_is_cut_off_lets_the_next_one_doubt(
    folder: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    """It opened the database by then, which makes an index that tells of no loss."""
    tear_journal(folder, 9, flipped=False)
    cut_log(folder, 9)
    (folder / "kiosk.db-shm").unlink()
    with monkeypatch.context() as patched:
        patched.setattr(damage, step, cut_off(getattr(damage, step), done=True))
        with pytest.raises(PowerCut):
            Profile.open(folder, "open sesame", writable=True)
    assert looked_into(folder)[3].records


def test_a_loss_that_a_full_disk_does_not_take_down_opens_no_database(folder: Path, tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk", megabytes=8) as disk:
        profile = Path(shutil.copytree(folder, disk / "profile"))
        cut_log(profile, 9)
        (profile / JOURNAL_FILE).unlink()
        fill(disk)
        for _ in range(2):
            with pytest.raises(StoreError, match=r"kiosk\.lost cannot be written: No space left"):
                Profile.open(profile, "open sesame", writable=True)
        empty(disk)
        assert looked_into(profile)[3].records


def test_another_profiles_key_finds_out_nothing_about_the_log(folder: Path, tmp_path: Path) -> None:
    Profile.open(tmp_path / "other", "open sesame", writable=True).close()
    mine = (folder / KEY_FILE).read_bytes()
    shutil.copy(tmp_path / "other" / KEY_FILE, folder / KEY_FILE)
    for _ in range(2):
        with pytest.raises(StoreError, match="the key does not fit"):
            Profile.open(folder, "open sesame", writable=True)
        assert not (folder / LOST_FILE).exists()
    (folder / KEY_FILE).write_bytes(mine)
    rows, _, incidents, lost = looked_into(folder)
    assert (len(rows), incidents, lost) == (ADMITTED, [], Lost())
    assert (folder / KEPT_KEY_FILE).read_bytes() == mine


class TakenBackError(Exception):
    """What a transaction wrote is not wanted."""


async def test_each_record_of_the_journal_tells_how_far_the_log_went(tmp_path: Path) -> None:
    """As far as SQLite's own index says, whatever the commit was for."""
    folder = tmp_path / "profile"
    profile = Profile.open(folder, None, writable=True)
    file, key = folder / JOURNAL_FILE, open_key(folder, None)

    def is_told() -> bool:
        place = place_in_index((folder / "kiosk.db-shm").read_bytes())
        return place is not None and read_journal(file, key).place == place

    def spill(connection: Connection) -> None:
        """Write more than the cache holds and take it back: its frames stay in the log."""
        connection.execute("PRAGMA cache_size = 10")
        connection.execute("CREATE TABLE spilled AS SELECT zeroblob(400000)")
        raise TakenBackError

    try:
        await admit(profile, "a-1", "T-1")
        assert is_told()
        await complete_list(profile, [ticket(f"T-{n}") for n in range(200)])
        assert is_told(), "it is no change that a journal holds"
        size = (folder / "kiosk.db-wal").stat().st_size
        with pytest.raises(TakenBackError):
            await profile.at_door(lambda t: spill(t._connection))  # type: ignore[attr-defined]
        assert (folder / "kiosk.db-wal").stat().st_size > size + 50 * FRAME
        await admit(profile, "a-2", "T-2")
        assert is_told()
        await profile._db.maintain(retention.empty_log)
        await admit(profile, "a-3", "T-3")
        assert is_told(), "in another life of the log"
        await profile.retention.purge()
        assert is_told()
        file.unlink()
        await admit(profile, "a-4", "T-4")
        assert is_told()
    finally:
        profile.close()


@pytest.mark.parametrize("how", ["purged", "emptied"])
def test_a_power_cut_behind_a_purge_is_no_loss(tmp_path: Path, how: str) -> None:
    """The index is as it was before: what is in memory is written whenever the system likes."""
    folder, now = tmp_path / "profile", tmp_path / "now"
    profile = Profile.open(folder, None, writable=True)
    asyncio.run(admit(profile, "a-001", "T-1"))
    before = (folder / "kiosk.db-shm").read_bytes()
    if how == "purged":
        asyncio.run(profile.retention.purge())
    else:
        asyncio.run(profile._db.maintain(retention.empty_log))
    shutil.copytree(folder, now, ignore=shutil.ignore_patterns("*.lock"))
    profile.close()
    (now / "kiosk.db-shm").write_bytes(before)
    if how == "purged":
        flip(now / JOURNAL_FILE, 120)
    again = Profile.open(now, None, writable=True)
    try:
        assert asyncio.run(again.policies.lost()) == Lost()
        assert asyncio.run(again.incidents.recorded(every=False)) == []
    finally:
        again.close()


def test_a_place_says_only_what_it_knows() -> None:
    def place(life: int, frames: int) -> Place:
        return Place(life.to_bytes(4) + life.to_bytes(4), frames)

    early, late, next_life = place(7, 3), place(7, 9), place(8, 1)
    unknown, nowhere = place(1 << 30, 5), Place()
    for before, after in ((early, late), (early, next_life), (late, next_life), (nowhere, early)):
        assert before.is_behind(after)
        assert not before.reaches(after)
        assert not after.is_behind(before)
    assert late.reaches(early)
    assert next_life.reaches(late)
    assert late.reaches(late)
    for one, other in ((early, unknown), (unknown, early), (early, nowhere)):
        assert not one.is_behind(other)
        assert not one.reaches(other)


def zero(path: Path, begin: int, end: int) -> None:
    content = bytearray(path.read_bytes())
    content[begin:end] = bytes(len(content[begin:end]))
    path.write_bytes(content)


@pytest.mark.parametrize("journal", [0, 3, 8])
@pytest.mark.parametrize("index", [False, True])
def test_a_log_whose_first_sector_is_gone_is_salvaged_from_its_second_frame_on(
    folder: Path, journal: int, *, index: bool
) -> None:
    """The header and the first frame's head name the log's life; each later frame does as well."""
    zero(folder / "kiosk.db-wal", 0, 512)
    cut_journal(folder, journal)
    if not index:
        (folder / "kiosk.db-shm").unlink()
    with pytest.raises(StoreError, match="its log holds what could not be read"):
        Profile.open(folder, "open sesame", writable=False)
    rows, entries, incidents, lost = looked_into(folder)
    assert len(rows) == len(entries) == ADMITTED
    assert lost.records == (journal > 0), "the first frame's page is of no number"
    assert len(incidents) == 1


@pytest.mark.parametrize("log", ["zeros", "noise"])
@pytest.mark.parametrize("journal", [0, 8])
def test_a_log_that_is_nothing_any_more_is_missed_where_its_index_tells_of_it(
    folder: Path, log: str, journal: int
) -> None:
    path = folder / "kiosk.db-wal"
    size = path.stat().st_size
    path.write_bytes(bytes(size) if log == "zeros" else Random(5).randbytes(size))
    cut_journal(folder, journal)
    with pytest.raises(StoreError, match="held more"):
        Profile.open(folder, "open sesame", writable=False)
    rows, _, _, lost = looked_into(folder)
    assert (len(rows) < ADMITTED) == lost.records == (journal > 0)


@pytest.mark.parametrize(("journal", "doubts"), [(0, False), (1, True), (4, True)])
def test_a_frame_that_cannot_be_read_may_have_held_what_the_journal_lost_as_well(
    folder: Path, journal: int, *, doubts: bool
) -> None:
    """The frames behind it are whole, and no index tells how far the log went."""
    path = folder / "kiosk.db-wal"
    ends = commits_in(path.read_bytes())
    for at in range(ends[-4], ends[-3], FRAME):
        copy = Path(
            shutil.copytree(folder, folder.parent / f"at{at}", ignore=shutil.ignore_patterns("*-shm"))
        )
        flip(copy / "kiosk.db-wal", at + 2000)
        cut_journal(copy, journal)
        rows, entries, _, lost = looked_into(copy)
        assert lost.records == doubts
        assert len(rows) == len(entries) == ADMITTED or doubts


def test_two_commits_are_more_than_the_last_one_whether_their_pages_are_whole_or_not(
    folder: Path, tmp_path: Path
) -> None:
    """A power cut leaves no such log: a commit is on the disk before the next one begins."""
    path, reader = folder / "kiosk.db-wal", reader_of(folder / "kiosk.db", open_key(folder, "open sesame"))
    ends = commits_in(path.read_bytes())
    last_two, last = ends[-2] - 100, ends[-1] - 100
    for places, damaged, in_the_last in (
        ((), False, False),
        ((last,), False, True),
        ((ends[-2] + 500,), True, True),
        ((last_two,), True, False),
        ((last_two, last), True, False),
    ):
        copy = Path(shutil.copy(path, tmp_path / "log"))
        for at in places:
            flip(copy, at)
        log = walk(copy, reader)
        assert (log.damaged, log.in_the_last) == (damaged, in_the_last), places
        assert log.ends.frames == (len(path.read_bytes()) - 32) // FRAME


def test_a_refused_start_behind_a_power_cut_lets_nobody_doubt_later(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It emptied the log, which told whatever the journal's torn end had told."""
    tear_journal(folder, 1, flipped=False)

    def refuse(_: Connection) -> None:
        raise StoreError("the profile was written by a newer Kiosk")

    with monkeypatch.context() as patched:
        patched.setattr(damage, "migrate", refuse)
        with pytest.raises(StoreError, match="newer"):
            Profile.open(folder, "open sesame", writable=True)
    rows, _, incidents, lost = looked_into(folder)
    assert (len(rows), incidents, lost) == (ADMITTED, [], Lost())


@pytest.mark.parametrize("step", ["examine", "_settle"])
def test_a_start_that_is_killed_behind_a_power_cut_lets_nobody_doubt_later(
    folder: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    tear_journal(folder, 1, flipped=False)
    with monkeypatch.context() as patched:
        patched.setattr(damage, step, cut_off(getattr(damage, step), done=True))
        with pytest.raises(PowerCut):
            Profile.open(folder, "open sesame", writable=True)
    rows, _, incidents, lost = looked_into(folder)
    assert (len(rows), incidents, lost) == (ADMITTED, [], Lost())


def torn_door(folder: Path, late: int) -> Path:
    """The killed door went on, let so many in, and then the power went: the last record is torn."""
    profile, now = Profile.open(folder, "open sesame", writable=True), folder.with_name("now")
    asyncio.run(complete_list(profile, [ticket("T-0")]))
    for number in range(late):
        asyncio.run(admit(profile, f"a-late-{number}", f"T-late-{number}"))
    shutil.copytree(folder, now, ignore=shutil.ignore_patterns("*.lock"))
    profile.close()
    tear_journal(now, 0, flipped=False)
    return now


def killed_at(folder: Path, monkeypatch: pytest.MonkeyPatch, owner: Any, step: str, *, done: bool) -> Path:
    """What is on the disk where a start on the profile is killed in front of this step, or behind it."""
    left, real = folder.with_name(f"{folder.name}-{step}"), getattr(owner, step)

    def killed(*arguments: Any, **named: Any) -> Any:
        if done:
            real(*arguments, **named)
        shutil.copytree(folder, left, ignore=shutil.ignore_patterns("*.lock"))
        raise PowerCut

    with monkeypatch.context() as patched:
        patched.setattr(owner, step, killed)
        with pytest.raises(PowerCut):
            Profile.open(folder, "open sesame", writable=True)
    return left


def held_in(folder: Path) -> Journalled:
    return read_journal(folder / JOURNAL_FILE, open_key(folder, "open sesame"))


_KILLS = [(damage, "cut_off_end", True), (damage, "examine", True), (damage, "_settle", False)]


@pytest.mark.parametrize(
    ("owner", "step", "done"),
    [
        (journal, "write_head", True),
        (damage, "cut_off_end", True),
        (damage, "examine", True),
        (damage, "_build", False),
    ],
)
def test_a_start_that_is_killed_behind_a_damaged_page_lets_the_next_one_doubt(
    folder: Path, monkeypatch: pytest.MonkeyPatch, owner: Any, step: str, *, done: bool
) -> None:
    """The end of the journal may have told what was on that page, and the killed start cut it off."""
    now = torn_door(folder, 1)
    flip(now / "kiosk.db", 3 * 4096 + 100)
    through = Path(shutil.copytree(now, folder.with_name("through")))
    left = killed_at(now, monkeypatch, owner, step, done=done)
    assert held_in(left).behind is not None
    assert held_in(left).torn == (step == "write_head")
    expected = looked_into(through)[3]
    assert expected.records
    assert looked_into(left)[3] == expected
    held = held_in(left)
    assert (held.behind, held.whole, held.torn) == (None, True, False), "it is said, and done with"


@pytest.mark.parametrize(("owner", "step", "done"), _KILLS)
@pytest.mark.parametrize("late", [1, 3])
def test_an_older_database_behind_a_killed_start_is_doubted(
    folder: Path, monkeypatch: pytest.MonkeyPatch, owner: Any, step: str, late: int, *, done: bool
) -> None:
    """What the journal's end told is in no log any more, though the rest of it may tell of nothing newer."""
    older = Path(shutil.copytree(folder, folder.with_name("older"), ignore=shutil.ignore_patterns("*.lock")))
    Profile.open(older, "open sesame", writable=True).close()
    left = killed_at(torn_door(folder, late), monkeypatch, owner, step, done=done)
    for path in left.glob("kiosk.db*"):
        path.unlink()
    shutil.copy(older / "kiosk.db", left / "kiosk.db")
    _, entries, _, lost = looked_into(left)
    assert len(entries) == ADMITTED + late - 1
    assert lost.records


@pytest.mark.parametrize("how", ["gone", "cut", "flipped"])
@pytest.mark.parametrize("index", ["gone", "zeros", "whole"])
def test_a_log_that_loses_its_end_behind_a_killed_start_is_doubted(
    folder: Path, monkeypatch: pytest.MonkeyPatch, how: str, index: str
) -> None:
    left = killed_at(torn_door(folder, 3), monkeypatch, damage, "cut_off_end", done=True)
    log, beside = left / "kiosk.db-wal", left / "kiosk.db-shm"
    if how == "gone":
        log.unlink()
    elif how == "cut":
        cut_log(left, 1)
    else:
        flip(log, commits_in(log.read_bytes())[-1] - 100)
    if index == "gone":
        beside.unlink()
    elif index == "zeros":
        beside.write_bytes(bytes(beside.stat().st_size))
    assert looked_into(left)[3].records


@pytest.mark.parametrize(("owner", "step", "done"), [(journal, "write_head", True), *_KILLS])
def test_a_start_that_is_killed_behind_a_power_cut_costs_nothing(
    folder: Path, monkeypatch: pytest.MonkeyPatch, owner: Any, step: str, *, done: bool
) -> None:
    """The journal is whole afterwards, whether it lacked a row or a list that it does not hold."""
    profile, listed = Profile.open(folder, "open sesame", writable=True), folder.with_name("listed")
    asyncio.run(admit(profile, "a-late", "T-late"))
    asyncio.run(profile.notes.put("on_duty", "Mira"))
    shutil.copytree(folder, listed, ignore=shutil.ignore_patterns("*.lock"))
    profile.close()
    tear_journal(listed, 0, flipped=False)
    for now in (listed, torn_door(folder, 1)):
        left = killed_at(now, monkeypatch, owner, step, done=done)
        if step != "write_head":  # who only reads is told nothing while the end is torn
            copy = Path(shutil.copytree(left, left.with_name(f"{left.name}-read")))
            Profile.open(copy, "open sesame", writable=False).close()
        rows, _, incidents, lost = looked_into(left)
        assert (len(rows), incidents, lost) == (ADMITTED, [], Lost())
        held = held_in(left)
        assert (held.behind, held.whole, held.torn) == (None, True, False)


@pytest.mark.parametrize("step", ["write_head", "cut_off_end"])
@pytest.mark.parametrize(("second", "done"), [("migrate", True), ("examine", True), ("_settle", False)])
def test_two_starts_that_are_killed_one_after_the_other_cost_nothing(
    folder: Path, monkeypatch: pytest.MonkeyPatch, step: str, second: str, *, done: bool
) -> None:
    """The first one as it cuts, the second one with the database open: its log is there and empty."""
    owner = journal if step == "write_head" else damage
    left = killed_at(torn_door(folder, 1), monkeypatch, owner, step, done=True)
    left = killed_at(left, monkeypatch, damage, second, done=done)
    rows, entries, incidents, lost = looked_into(left)
    assert (len(rows), len(entries), incidents, lost) == (ADMITTED, ADMITTED + 1, [], Lost())


@pytest.mark.parametrize("late", [1, 3])
def test_a_torn_journal_that_is_behind_is_not_taken_for_one_of_an_older_database(
    folder: Path, monkeypatch: pytest.MonkeyPatch, late: int
) -> None:
    """How new the database was is kept, though the one that is there now is older."""
    older = Path(shutil.copytree(folder, folder.with_name("older"), ignore=shutil.ignore_patterns("*.lock")))
    Profile.open(older, "open sesame", writable=True).close()
    left = killed_at(torn_door(folder, late), monkeypatch, journal, "write_head", done=True)
    for path in left.glob("kiosk.db*"):
        path.unlink()
    shutil.copy(older / "kiosk.db", left / "kiosk.db")
    left = killed_at(left, monkeypatch, damage, "examine", done=True)
    assert looked_into(left)[3].records


def test_a_torn_journal_of_a_database_that_does_not_tell_how_new_it_is_is_left_as_it_is(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = torn_door(folder, 1)
    (now / "kiosk.db").write_bytes((now / "kiosk.db").read_bytes()[:4096] + bytes(8 * 4096))
    torn = (now / JOURNAL_FILE).read_bytes()
    left = killed_at(now, monkeypatch, damage, "examine", done=True)
    assert (left / JOURNAL_FILE).read_bytes() == torn
    assert looked_into(left)[3].records


def test_a_journal_that_cannot_be_written_is_said_by_its_name(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    now = torn_door(folder, 1)
    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", full)
        with pytest.raises(
            StoreError, match=r"kiosk\.journal cannot be written: No space left.*Free some space"
        ):
            Profile.open(now, "open sesame", writable=True)
    rows, entries, incidents, lost = looked_into(now)
    assert (len(rows), len(entries), incidents, lost) == (ADMITTED, ADMITTED + 1, [], Lost())


def test_an_older_kiosks_torn_journal_is_left_as_it_is_until_it_is_made_anew(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its head has no room to tell what it lacks: the next start doubts once too often."""
    path, key = folder / JOURNAL_FILE, open_key(folder, "open sesame")
    held, cipher = path.read_bytes(), journal.cipher_of(key)
    _, ends = journal._record(cipher, held, 0) or ([], 0)
    path.write_bytes(journal.encrypted(cipher, [["begun", 1]]) + held[ends:])
    tear_journal(folder, 0, flipped=False)
    torn = path.read_bytes()
    with monkeypatch.context() as patched:
        patched.setattr(damage, "examine", cut_off(examine, done=True))
        with pytest.raises(PowerCut):
            Profile.open(folder, "open sesame", writable=True)
    assert path.read_bytes() == torn
    rows, _, _, lost = looked_into(folder)
    assert (len(rows), lost.records) == (ADMITTED, True)
    assert read_journal(path, key).has_head


def test_what_a_profile_lost_that_was_here_before_is_no_loss_of_a_new_one(folder: Path) -> None:
    cut_log(folder, 2)
    shutil.copy(folder / "kiosk.db-shm", folder / LOST_FILE)
    for path in (*folder.glob("kiosk.db*"), folder / JOURNAL_FILE, folder / "kiosk.salt"):
        path.unlink()
    assert looked_into(folder)[2:] == ([], Lost())
    assert not (folder / LOST_FILE).exists()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="asks Linux which folder is synced")
def test_no_power_cut_brings_back_what_was_put_right(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the next start would say once more that something was lost."""
    fsync, left = os.fsync, []

    def note(descriptor: int) -> None:
        if os.path.realpath(f"/proc/self/fd/{descriptor}") == str(folder.resolve()):
            left.append((folder / LOST_FILE).exists())
        fsync(descriptor)

    cut_log(folder, 4)
    monkeypatch.setattr(os, "fsync", note)
    damage.mend(folder / "kiosk.db", open_key(folder, "open sesame"))
    assert left[0]
    assert not left[-1]


def test_what_was_put_right_and_cannot_be_removed_is_said_in_its_own_words(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path) -> None:
        raise OSError(errno.EROFS, "Read-only file system")

    (folder / LOST_FILE).touch()
    monkeypatch.setattr(Path, "unlink", refuse)
    with pytest.raises(StoreError, match=r"kiosk\.lost cannot be removed: Read-only file system"):
        put_right(folder / "kiosk.db")


@pytest.fixture
def closed(folder: Path) -> Path:
    """The same door's profile behind an end in order."""
    Profile.open(folder, "open sesame", writable=True).close()
    assert {path.name for path in folder.glob("kiosk.db*")} == {"kiosk.db"}
    return folder


def test_what_is_wrong_with_a_journals_end_behind_an_end_in_order_costs_nothing(closed: Path) -> None:
    path = closed / JOURNAL_FILE
    flip(path, path.stat().st_size - 20)
    assert (looked_into(closed)[2:]) == ([], Lost())


@pytest.mark.parametrize("name", ["kiosk.db-wal", "kiosk.db-shm"])
@pytest.mark.parametrize("content", ["empty", "short", "zeros"])
def test_a_log_or_an_index_that_is_there_and_tells_nothing_is_no_end_in_order(
    closed: Path, name: str, content: str
) -> None:
    """An end in order takes both away: something was in there, and the journal may have lost it as well."""
    (closed / name).write_bytes(bytes({"empty": 0, "short": 3000, "zeros": 32768}[content]))
    path = closed / JOURNAL_FILE
    flip(path, path.stat().st_size - 20)
    with pytest.raises(StoreError, match="may be missing"):
        Profile.open(closed, "open sesame", writable=False)
    assert looked_into(closed)[3].records


def test_of_a_journal_without_a_record_nothing_is_doubted_where_the_database_has_none_yet(
    tmp_path: Path,
) -> None:
    """As an older Kiosk left it, and the first start of this one that was cut off."""
    folder = tmp_path / "profile"
    profile = Profile.open(folder, "open sesame", writable=True)
    asyncio.run(admit(profile, "a-000", "T-0"))
    asyncio.run(profile._db.write(lambda c: c.execute("DELETE FROM notes WHERE key = ?", (JOURNAL_BEGUN,))))
    now = Path(shutil.copytree(folder, tmp_path / "now", ignore=shutil.ignore_patterns("*.lock")))
    profile.close()
    (now / JOURNAL_FILE).write_bytes(b"\xe2KJ")
    (now / "kiosk.db-shm").unlink()
    rows, _, incidents, lost = looked_into(now)
    assert (len(rows), incidents, lost) == (1, [], Lost())


def test_an_older_kiosks_torn_journal_is_believed_beside_a_log_with_its_index(folder: Path) -> None:
    as_an_older_kiosk_wrote_it(folder)
    tear_journal(folder, 2, flipped=False)
    rows, _, incidents, lost = looked_into(folder)
    assert (len(rows), incidents, lost) == (ADMITTED, [], Lost())


def test_an_index_of_an_empty_log_does_not_tell_what_a_torn_journal_told(tmp_path: Path) -> None:
    """The log had frames since, and lost them all."""
    folder, now = tmp_path / "profile", tmp_path / "now"
    profile = Profile.open(folder, "open sesame", writable=True)
    asyncio.run(admit(profile, "a-000", "T-0"))
    asyncio.run(profile._db.maintain(retention.empty_log))
    index = (folder / "kiosk.db-shm").read_bytes()
    assert is_index(index)
    asyncio.run(admit(profile, "a-001", "T-1"))
    shutil.copytree(folder, now, ignore=shutil.ignore_patterns("*.lock"))
    profile.close()
    (now / "kiosk.db-shm").write_bytes(index)
    (now / "kiosk.db-wal").write_bytes(b"")
    tear_journal(now, 0, flipped=False)
    rows, _, _, lost = looked_into(now)
    assert list(rows) == ["a-000"]
    assert lost.records


def damage_records(folder: Path, first: int, end: int) -> None:
    """Take the records from there to there, counted from the journal's end, out of its middle."""
    path = folder / JOURNAL_FILE
    held = path.read_bytes()
    marks = [at for at in range(len(held)) if held.startswith(journal._MARK, at)]
    zero(path, marks[-first], marks[-end])


@pytest.mark.parametrize("index", [False, True])
def test_a_log_that_ends_before_what_a_damaged_journal_tells_of_lost_commits(
    folder: Path, *, index: bool
) -> None:
    """What it lost may be what the damaged records told of, though the last one is whole and adds no row."""
    profile = Profile.open(folder, "open sesame", writable=True)
    now = folder.with_name("now")
    for number in range(3):
        asyncio.run(profile.notes.put("on_duty", str(number)))
    asyncio.run(admit(profile, "a-late", "T-late"))
    asyncio.run(complete_list(profile, [ticket("T-0")]))
    shutil.copytree(folder, now, ignore=shutil.ignore_patterns("*.lock"))
    profile.close()
    wal = (now / "kiosk.db-wal").read_bytes()
    commits, records = commits_in(wal), 0
    for records in range(1, len(commits)):
        copy = Path(shutil.copytree(now, now.with_name(f"cut{records}")))
        cut_log(copy, records)
        damage_records(copy, records, 1)
        if not index:
            (copy / "kiosk.db-shm").unlink()
        assert (looked_into(copy)[3].records) == (records > 1), records


@pytest.mark.parametrize(("records", "doubts"), [(0, False), (1, True), (4, True)])
def test_a_log_of_another_time_under_a_whole_index_is_owned_up_to(
    folder: Path, tmp_path: Path, records: int, *, doubts: bool
) -> None:
    """Somebody put it back: its life has nothing to do with the one that index and journal tell of."""
    now = tmp_path / "now"
    earlier = (folder / "kiosk.db-wal").read_bytes()
    profile = Profile.open(folder, "open sesame", writable=True)
    for number in range(4):
        asyncio.run(admit(profile, f"late-{number}", f"T-late-{number}"))
    asyncio.run(complete_list(profile, [ticket("T-0")]))
    shutil.copytree(folder, now, ignore=shutil.ignore_patterns("*.lock"))
    profile.close()
    (now / "kiosk.db-wal").write_bytes(earlier)
    cut_journal(now, records)
    with pytest.raises(StoreError, match="held more"):
        Profile.open(now, "open sesame", writable=False)
    assert looked_into(now)[3].records == doubts
