"""What was recorded is not lost in silence: logs cut or flipped, databases of yesterday, files taken away."""

import asyncio
import errno
import os
import shutil
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from random import Random

import pytest

from kiosk.core.outbox import Entry, EntryState, IncidentKind
from kiosk.core.policy import DoorPolicy, Supervisor
from kiosk.core.presence import LedgerRow, RowKind
from kiosk.core.tickets import Event
from kiosk.engine.errors import PolicyLostError, StoreError
from kiosk.engine.records import Incident, Lost, OffListed
from kiosk.store import damage, journal, journal_writer, retention
from kiosk.store.inspection import inspect_folder
from kiosk.store.journal import JOURNAL_FILE, Change, read_journal
from kiosk.store.journal_writer import Journal
from kiosk.store.keys import KEPT_KEY_FILE, KEY_FILE, open_key
from kiosk.store.open_files import identity
from kiosk.store.profile import Profile
from kiosk.store.putting_back import put_back
from kiosk.store.salvage import KeptRow, Salvaged
from tests.unit.store.killed_profiles import ADMITTED, FRAME, commits_in, flip, looked_into
from tests.unit.store.store_samples import NOW, admission, admit, check_in, complete_list, ending, ticket

LONG_LIST = DoorPolicy(
    stop_list=tuple(f"ticket-number-{n:06}" for n in range(2000)),
    supervisors=(Supervisor(name="Ana", pin_hash="$argon2id$v=19$m=65536,t=3,p=4$c2FsdA$aGFzaA"),),
)
"""A policy that no page holds alone."""


@pytest.fixture
def folder(killed: Path, tmp_path: Path) -> Path:
    """A copy of it."""
    return Path(shutil.copytree(killed, tmp_path / "copy", ignore=shutil.ignore_patterns("*.lock")))


def places_in_log(folder: Path) -> list[int]:
    """Somewhere in each part of a log: its header, and frames' numbers, sizes, salts, sums and pages."""
    frames = ((folder / "kiosk.db-wal").stat().st_size - 32) // FRAME
    parts = (0, 5, 9, 17, 20, 500, 4100)
    chosen = Random(7).sample(range(frames), 6)
    return [3, 18, 26, *(32 + FRAME * frame + parts[n % len(parts)] for n, frame in enumerate(chosen))]


@pytest.mark.parametrize("place", range(9))
@pytest.mark.parametrize("with_journal", [True, False])
def test_a_bit_flipped_in_the_log_loses_nothing_that_was_committed(
    folder: Path, place: int, *, with_journal: bool
) -> None:
    """Not even without the journal: whole frames behind a bad one are read, and what they lack is told."""
    if not with_journal:
        (folder / JOURNAL_FILE).unlink()
    flip(folder / "kiosk.db-wal", places_in_log(folder)[place])
    rows, entries, incidents, lost = looked_into(folder)
    assert {i.kind for i in incidents} <= {IncidentKind.RECOVERED}
    missing = sum(int(i.detail["missing"]) for i in incidents)
    assert len(rows) == len(entries) >= ADMITTED - missing
    assert len(rows) == ADMITTED or lost.records
    if with_journal:
        assert len(rows) == ADMITTED
        assert all(row.shown for row in rows.values())
        assert lost == Lost()


def test_the_log_cut_anywhere_loses_nothing(folder: Path, tmp_path: Path) -> None:
    size = (folder / "kiosk.db-wal").stat().st_size
    for number, share in enumerate((0.0, 0.0001, 0.3, 0.999)):
        copy = Path(shutil.copytree(folder, tmp_path / f"cut{number}"))
        at = int(size * share)
        os.truncate(copy / "kiosk.db-wal", at - (at - 32) % FRAME if number == 2 else at)
        rows, entries, incidents, lost = looked_into(copy)
        assert len(rows) == len(entries) == ADMITTED, share
        assert all(row.shown for row in rows.values())
        assert lost == Lost()
        told = [incident.kind for incident in incidents]
        assert told == [IncidentKind.RECOVERED], "what was put back is said"
        assert looked_into(copy)[2] == incidents, "and is said once"


@pytest.mark.parametrize("log", ["cut", "flipped", "gone"])
@pytest.mark.parametrize("file", ["gone", "torn", "cut"])
def test_a_log_and_a_journal_that_lost_the_same_own_up_to_it(folder: Path, log: str, file: str) -> None:
    """Each of them looks sound by itself; the log's index tells that there was more."""
    path, told = folder / "kiosk.db-wal", folder / JOURNAL_FILE
    content, records = path.read_bytes(), told.read_bytes()
    ends = commits_in(content)
    if log == "cut":
        os.truncate(path, ends[-3])
    elif log == "flipped":
        flip(path, ends[-1] - 100)
    else:
        path.unlink()
    marks = [at for at in range(len(records)) if records.startswith(journal._MARK, at)]
    kept = {
        "gone": 0,
        "torn": marks[1 if log == "gone" else -4] + 30,
        "cut": marks[1 if log == "gone" else -4],
    }
    told.write_bytes(records[: kept[file]])
    if file == "gone":
        told.unlink()
    rows, _, incidents, lost = looked_into(folder)
    assert len(rows) < ADMITTED or log == "flipped"
    assert lost.records
    assert lost.policy == (file != "cut"), "rules are seldom set, and those of most doors never"
    assert [(i.kind, i.detail["unsure"]) for i in incidents] == [(IncidentKind.RECOVERED, True)]
    assert looked_into(folder)[2] == incidents, "and it is said once"


def test_who_only_reads_leaves_a_log_that_held_more_alone(folder: Path) -> None:
    """To open it would make its index anew, and that alone tells."""
    content = (folder / "kiosk.db-wal").read_bytes()
    os.truncate(folder / "kiosk.db-wal", commits_in(content)[-3])
    (folder / JOURNAL_FILE).unlink()
    before = (folder / "kiosk.db-shm").read_bytes()
    with pytest.raises(StoreError, match="held more"):
        Profile.open(folder, "open sesame", writable=False)
    assert (folder / "kiosk.db-shm").read_bytes() == before
    assert looked_into(folder)[3].records


def test_an_index_that_is_older_than_the_log_or_damaged_tells_nothing(tmp_path: Path) -> None:
    """As a power cut leaves it: what is in memory is written whenever the system likes."""
    folder, older, now = tmp_path / "profile", tmp_path / "older", tmp_path / "now"
    profile = opened(folder)
    asyncio.run(admit(profile, "a-1", "T-1"))
    older.write_bytes((folder / "kiosk.db-shm").read_bytes())
    asyncio.run(profile._db.maintain(retention.empty_log))
    asyncio.run(admit(profile, "a-2", "T-2"))
    shutil.copytree(folder, now, ignore=shutil.ignore_patterns("*.lock"))
    profile.close()
    flip(now / JOURNAL_FILE, 120)
    newer = bytearray((now / "kiosk.db-shm").read_bytes())
    newer[18] ^= 0x10

    async def look(again: Profile) -> None:
        assert {entry.admission_id for entry in await again.outbox.entries(every=True)} == {"a-1", "a-2"}
        assert await again.policies.lost() == Lost()

    for number, index in enumerate((older.read_bytes(), bytes(newer), b"short")):
        copy = Path(shutil.copytree(now, tmp_path / f"copy{number}"))
        (copy / "kiosk.db-shm").write_bytes(index)
        played(copy, look)


def test_an_untouched_log_is_no_damage(folder: Path) -> None:
    rows, _, incidents, lost = looked_into(folder)
    assert (len(rows), incidents, lost) == (ADMITTED, [], Lost())
    assert not list(folder.glob("kiosk.damaged-*"))


def test_a_tail_that_was_still_being_written_is_no_damage(folder: Path) -> None:
    """The beginning of a transaction that nobody was told of: frames without a commit, the last one torn."""
    path = folder / "kiosk.db-wal"
    content = path.read_bytes()
    uncommitted = bytearray(content[32 : 32 + FRAME])
    uncommitted[4:8] = bytes(4)
    path.write_bytes(content + uncommitted + content[32 : 32 + 1000])
    assert looked_into(folder)[2] == []
    assert not list(folder.glob("kiosk.damaged-*"))


@pytest.mark.parametrize("told", [False, True])
def test_a_power_cut_that_leaves_only_the_end_of_the_last_commit_costs_no_guest_list(
    tmp_path: Path, *, told: bool
) -> None:
    """What is written at once comes to the disk in any order; `told`: it was there, and is damaged since."""
    folder, cut = tmp_path / "profile", tmp_path / "cut"
    profile = opened(folder)
    asyncio.run(complete_list(profile, [ticket("T-1"), ticket("T-2")]))
    asyncio.run(admit(profile, "a-1", "T-1"))
    journal = (folder / JOURNAL_FILE).read_bytes()
    written = (folder / "kiosk.db-wal").stat().st_size
    asyncio.run(admit(profile, "a-2", "T-2"))
    shutil.copytree(folder, cut, ignore=shutil.ignore_patterns("*.lock", "*-shm"))
    profile.close()
    assert (cut / "kiosk.db-wal").stat().st_size >= written + 2 * FRAME
    log = bytearray((cut / "kiosk.db-wal").read_bytes())
    log[written : written + FRAME] = Random(3).randbytes(FRAME)
    (cut / "kiosk.db-wal").write_bytes(log)
    if not told:
        (cut / JOURNAL_FILE).write_bytes(journal)

    async def look(again: Profile) -> None:
        held = {entry.admission_id for entry in await again.outbox.entries(every=True)}
        assert held == ({"a-1", "a-2"} if told else {"a-1"})
        assert len(await again.incidents.recorded(every=False)) == told
        assert await again.guests.count() == 2
        assert await again.policies.lost() == Lost()
        assert await again.faults() == []

    played(cut, look)
    assert not list(cut.glob("kiosk.damaged-*"))


def test_a_damaged_log_is_not_read_before_it_is_mended(folder: Path) -> None:
    """A command that only reads would make SQLite drop what lies behind, for good."""
    flip(folder / "kiosk.db-wal", 32 + FRAME * 20 + 500)
    before = (folder / "kiosk.db-wal").read_bytes()
    with pytest.raises(StoreError, match="damaged"):
        Profile.open(folder, "open sesame", writable=False)
    assert (folder / "kiosk.db-wal").read_bytes() == before
    assert len(looked_into(folder)[0]) == ADMITTED


def test_rows_that_the_database_lost_are_not_passed_over_by_who_only_reads(folder: Path) -> None:
    for name in ("kiosk.db-wal", "kiosk.db-shm"):
        (folder / name).unlink()
    with pytest.raises(StoreError, match="ledger rows are missing"):
        Profile.open(folder, "open sesame", writable=False)
    assert len(looked_into(folder)[0]) == ADMITTED
    Profile.open(folder, "open sesame", writable=False).close()


Play = Callable[[Path], None]


def opened(folder: Path) -> Profile:
    return Profile.open(folder, None, writable=True)


def test_a_database_of_yesterday_gets_back_what_it_lost(tmp_path: Path) -> None:
    folder, yesterday = tmp_path / "profile", tmp_path / "yesterday.db"

    async def first(profile: Profile) -> None:
        await complete_list(profile, [ticket("T-1"), ticket("T-2"), ticket("T-3"), ticket("T-4")])
        await admit(profile, "a-1", "T-1")
        await profile.policies.put(DoorPolicy(stop_list=("T-9",)))

    async def then(profile: Profile) -> None:
        await profile.at_door(lambda t: t.add(ending("x-1", RowKind.EXIT, "T-1", "a-1")))
        await admit(profile, "a-2", "T-2")
        await admit(profile, "a-3", "T-3")
        await profile.at_door(lambda t: t.add(ending("u-3", RowKind.UNDO, "T-3", "a-3")))
        await profile.outbox.change("a-3", lambda e: _in(e, EntryState.WITHDRAWN))
        await profile.outbox.change("a-1", lambda e: _in(e, EntryState.CONFIRMED))
        await profile.ledger.mark_shown(["a-1", "a-2"])
        await profile.policies.put(LONG_LIST)

    async def look(profile: Profile) -> None:
        states = {e.admission_id: e.state for e in await profile.outbox.entries(every=True)}
        assert states == {
            "a-1": EntryState.CONFIRMED,
            "a-2": EntryState.WAITING,
            "a-3": EntryState.WITHDRAWN,
        }
        assert [row.id for row in await profile.ledger.rows("T-1")] == ["a-1", "x-1"]
        assert await profile.ledger.inside(frozenset()) == 1
        assert {row.id for row in await profile.ledger.unshown("later", 0)} == set()
        assert [a.ambiguous for a in await profile.at_door(lambda t: t.attempts("T-2"))] == [True]
        assert await profile.policies.get() == LONG_LIST
        assert [i.kind for i in await profile.incidents.recorded(every=False)] == [IncidentKind.RECOVERED]
        assert await profile.guests.count() == 4
        assert await profile.policies.lost() == Lost()

    played(folder, first)
    shutil.copy(folder / "kiosk.db", yesterday)
    played(folder, then)
    shutil.copy(yesterday, folder / "kiosk.db")
    played(folder, look)


@pytest.mark.parametrize("cut", [False, True])
def test_a_database_of_yesterday_beside_a_damaged_journal_owns_up_to_more_loss(
    tmp_path: Path, *, cut: bool
) -> None:
    """What both lost nobody can count: guests are referred, and whoever is known to be inside is owed for."""
    folder = tmp_path / "profile"

    async def then(profile: Profile) -> None:
        for number in (2, 3, 4):
            await admit(profile, f"a-{number}", f"T-{number}")

    async def look(profile: Profile) -> None:
        (incident,) = await profile.incidents.recorded(every=False)
        assert incident.kind is IncidentKind.RECOVERED
        assert incident.detail["unsure"]
        assert (await profile.policies.lost()).records
        inside = {row.ticket_id for n in (1, 2, 3, 4) for row in await profile.ledger.rows(f"T-{n}")}
        assert {e.ticket_id for e in await profile.outbox.entries(every=True)} == inside
        assert inside >= {"T-1", "T-3"}

    fall_back_to_yesterday(folder, then, cut=cut)
    played(folder, look)


def test_a_destroyed_database_beside_a_torn_journal_owns_up_to_more_loss(tmp_path: Path) -> None:
    """The last record alone told of somebody who went in."""
    folder = tmp_path / "profile"
    database, file = folder / "kiosk.db", folder / JOURNAL_FILE

    async def then(profile: Profile) -> None:
        for number in (1, 2, 3):
            await admit(profile, f"a-{number}", f"T-{number}")

    async def look(profile: Profile) -> None:
        assert {e.admission_id for e in await profile.outbox.entries(every=True)} == {"a-1", "a-2"}
        assert await profile.policies.lost() == Lost(policy=True, records=True)

    played(folder, then)
    os.truncate(file, file.stat().st_size - 20)
    database.write_bytes(bytes(database.stat().st_size))
    played(folder, look)


@pytest.mark.parametrize("is_there", [False, True])
def test_a_start_that_ends_as_the_journal_is_made_anew_loses_nothing_that_it_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, is_there: bool
) -> None:
    """What was put back is committed behind it: until then a damaged journal alone tells of it."""
    folder = tmp_path / "profile"
    write_journal = journal.write_journal

    async def then(profile: Profile) -> None:
        for number in (2, 3, 4):
            await admit(profile, f"a-{number}", f"T-{number}")

    async def look(profile: Profile) -> None:
        assert {e.admission_id for e in await profile.outbox.entries(every=True)} == {"a-1", "a-3", "a-4"}
        assert (await profile.policies.lost()).records

    def full(path: Path, key: bytes, changes: Iterable[Change]) -> None:
        if is_there:
            write_journal(path, key, changes)
        raise StoreError("the disk is full")

    fall_back_to_yesterday(folder, then)
    with monkeypatch.context() as patched:
        patched.setattr(damage, "write_journal", full)
        with pytest.raises(StoreError, match="full"):
            opened(folder)
    played(folder, look)


def test_an_admission_that_only_its_check_in_tells_of_keeps_no_door_shut(tmp_path: Path) -> None:
    """The database of yesterday never had it, and of the journal the very record is damaged."""
    folder = tmp_path / "profile"

    async def then(profile: Profile) -> None:
        await admit(profile, "a-2", "T-2")
        await profile.outbox.change("a-2", lambda entry: _in(entry, EntryState.CONFIRMED))

    async def look(profile: Profile) -> None:
        assert [row.id for row in await profile.ledger.rows("T-2")] == ["a-2"]
        assert (await profile.policies.lost()).records

    fall_back_to_yesterday(folder, then)
    with pytest.raises(StoreError, match="1 ledger rows are missing"):
        Profile.open(folder, None, writable=False)
    played(folder, look)


@pytest.mark.parametrize("told", ["shown", "confirmed", "noted"])
def test_a_database_that_lacks_no_row_but_a_mark_is_an_older_one_as_well(tmp_path: Path, told: str) -> None:
    """Whoever went in meanwhile is in the record that is damaged."""
    folder = tmp_path / "profile"

    async def then(profile: Profile) -> None:
        await admit(profile, "a-2", "T-2")
        if told == "shown":
            await profile.ledger.mark_shown(["a-1"])
        elif told == "noted":
            await profile.notes.put("on_duty", "Ana")
        else:
            await profile.outbox.change("a-1", lambda entry: _in(entry, EntryState.CONFIRMED))

    async def look(profile: Profile) -> None:
        assert await profile.ledger.rows("T-2") == []
        assert (await profile.policies.lost()).records

    fall_back_to_yesterday(folder, then)
    played(folder, look)


def test_an_undo_that_the_journal_lost_with_its_admission_keeps_no_door_shut(tmp_path: Path) -> None:
    """The database of yesterday has the admission; the journal has that its check-in was withdrawn."""
    folder, yesterday = tmp_path / "profile", tmp_path / "yesterday.db"
    file = folder / JOURNAL_FILE
    undone_by = 0

    async def then(profile: Profile) -> None:
        nonlocal undone_by
        await profile.at_door(lambda t: t.add(ending("u-1", RowKind.UNDO, "T-1", "a-1")))
        undone_by = file.stat().st_size
        await profile.outbox.change("a-1", lambda entry: _in(entry, EntryState.WITHDRAWN))
        await admit(profile, "a-2", "T-2")

    async def look(profile: Profile) -> None:
        assert (await profile.policies.lost()).records
        assert [row.kind for row in await profile.ledger.rows("T-1")] == [RowKind.ADMISSION, RowKind.UNDO]
        states = {entry.admission_id: entry.state for entry in await profile.outbox.entries(every=True)}
        assert states == {"a-1": EntryState.WITHDRAWN, "a-2": EntryState.WAITING}

    played(folder, lambda p: admit(p, "a-1", "T-1"))
    shutil.copy(folder / "kiosk.db", yesterday)
    played(folder, then)
    content = file.read_bytes()
    file.write_bytes(content[:100] + bytes(undone_by - 100) + content[undone_by:])
    shutil.copy(yesterday, folder / "kiosk.db")
    played(folder, look)


def fall_back_to_yesterday(folder: Path, then: Callable[[Profile], object], *, cut: bool = False) -> None:
    """Let T-1 in, do `then`, damage or cut the journal, and put the database of before `then` back."""
    yesterday, file = folder.parent / "yesterday.db", folder / JOURNAL_FILE
    played(folder, lambda p: admit(p, "a-1", "T-1"))
    shutil.copy(folder / "kiosk.db", yesterday)
    began = file.stat().st_size
    played(folder, then)
    if cut:
        os.truncate(file, file.stat().st_size - 20)
    else:
        flip(file, began + 40)
    shutil.copy(yesterday, folder / "kiosk.db")


def played(folder: Path, play: Callable[[Profile], object]) -> None:
    profile = opened(folder)
    try:
        asyncio.run(play(profile))  # type: ignore[arg-type]
    finally:
        profile.close()


def _in(entry: Entry, state: EntryState) -> Entry:
    return Entry(entry.admission_id, entry.ticket_id, entry.account, entry.event_id, entry.scanned_at, state)


def test_single_pages_of_yesterday_are_found(tmp_path: Path) -> None:
    """Each of them verifies; only together they do not fit."""
    folder = tmp_path / "profile"

    async def some(profile: Profile, numbers: range) -> None:
        for number in numbers:
            await admit(profile, f"a-{number:03}", f"T-{number}")

    played(folder, lambda p: some(p, range(20)))
    before = (folder / "kiosk.db").read_bytes()
    played(folder, lambda p: some(p, range(20, ADMITTED)))
    now = (folder / "kiosk.db").read_bytes()
    changed = [at for at in range(4096, len(before), 4096) if before[at : at + 4096] != now[at : at + 4096]]
    assert len(changed) > 4
    for number, at in enumerate(changed):
        copy = Path(shutil.copytree(folder, tmp_path / f"copy{number}"))
        (copy / "kiosk.db").write_bytes(now[:at] + before[at : at + 4096] + now[at + 4096 :])

        async def look(profile: Profile) -> None:
            assert len(await profile.outbox.entries(every=True)) == ADMITTED
            assert await profile.ledger.inside(frozenset()) == ADMITTED
            assert await profile.faults() == []

        played(copy, look)


def spoil(path: Path) -> None:
    """Flip a byte on a page that was written before, and is read at every start."""
    flip(path, 5000)


def test_a_policy_longer_than_a_page_is_recovered(tmp_path: Path) -> None:
    """From the pages alone: the journal is lost as well."""
    folder = tmp_path / "profile"
    played(folder, lambda p: p.policies.put(LONG_LIST))
    (folder / JOURNAL_FILE).unlink()
    spoil(folder / "kiosk.db")

    async def look(profile: Profile) -> None:
        assert await profile.policies.get() == LONG_LIST
        assert not (await profile.policies.lost()).policy

    played(folder, look)


def test_a_policy_that_is_lost_is_missed_until_one_is_set(tmp_path: Path) -> None:
    folder = tmp_path / "profile"
    played(folder, lambda p: p.policies.put(LONG_LIST))
    (folder / JOURNAL_FILE).unlink()
    os.truncate(folder / "kiosk.db", 4096)

    async def look(profile: Profile) -> None:
        assert (await profile.policies.lost()).policy
        with pytest.raises(PolicyLostError):
            await profile.policies.get()

    for _ in range(2):  # it is not forgotten by the next start
        played(folder, look)

    async def mend(profile: Profile) -> None:
        await profile.policies.put(DoorPolicy())
        assert not (await profile.policies.lost()).policy
        assert await profile.policies.get() == DoorPolicy()

    played(folder, mend)


def test_with_a_whole_journal_a_door_without_a_policy_has_lost_none(tmp_path: Path) -> None:
    folder = tmp_path / "profile"
    played(folder, lambda p: admit(p, "a-1", "T-1"))
    spoil(folder / "kiosk.db")

    async def look(profile: Profile) -> None:
        assert await profile.policies.get() == DoorPolicy()
        assert await profile.policies.lost() == Lost()

    played(folder, look)


def test_rows_that_nothing_tells_of_are_counted_and_doubted_until_somebody_looked(tmp_path: Path) -> None:
    folder = tmp_path / "profile"

    async def fill(profile: Profile) -> None:
        for number in range(300):
            await admit(profile, f"a-{number:03}", f"T-{number}")
            await profile.outbox.change(f"a-{number:03}", lambda e: _in(e, EntryState.CONFIRMED))

    played(folder, fill)
    (folder / JOURNAL_FILE).unlink()
    path = folder / "kiosk.db"
    for page in range(10, path.stat().st_size // 4096):
        if page % 4:
            flip(path, page * 4096 + 100)
    profile = opened(folder)
    held = len(asyncio.run(profile.exports.ledger(list)))
    (incident,) = asyncio.run(profile.incidents.recorded(every=False))
    profile.close()
    profile = opened(folder)
    assert 0 < held < 300
    assert held + int(incident.detail["missing"]) <= 300
    assert incident.detail["unsure"]
    assert f"{incident.detail['rows']} ledger rows" in incident.detail["what"]
    assert asyncio.run(profile.policies.lost()).records
    asyncio.run(profile.incidents.settle(incident.id, "counted everybody", NOW))
    assert not asyncio.run(profile.policies.lost()).records
    profile.close()
    again = opened(folder)
    assert asyncio.run(again.incidents.recorded(every=False)) == [], "what is missing is said once"
    again.close()


def test_what_is_lost_a_second_time_is_doubted_again(tmp_path: Path) -> None:
    """The journal still tells that the first doubt was settled."""
    folder = tmp_path / "profile"

    async def once(profile: Profile) -> None:
        await admit(profile, "a-1", "T-1")
        await profile.notes.put("records_lost", "1")
        await profile.incidents.add(Incident("first", IncidentKind.RECOVERED, NOW, "", "", {"what": "some"}))
        await profile.incidents.settle("first", "counted everybody", NOW)
        assert not (await profile.policies.lost()).records

    async def again(profile: Profile) -> None:
        assert [i.kind for i in await profile.incidents.recorded(every=False)] == [IncidentKind.RECOVERED]
        assert (await profile.policies.lost()).records

    played(folder, once)
    flip(folder / JOURNAL_FILE, 120)
    spoil(folder / "kiosk.db")
    for _ in range(2):
        played(folder, again)


def test_every_unsent_check_in_of_a_recovered_profile_counts_as_attempted(tmp_path: Path) -> None:
    """A lost reply must not become a conflict, and nobody's check-in is queued who was taken back."""
    folder = tmp_path / "profile"

    async def fill(profile: Profile) -> None:
        await admit(profile, "sent", "T-0")
        assert await profile.outbox.begin_attempt("sent", NOW + 5)
        await profile.outbox.change("sent", lambda e: _in(e, EntryState.WAITING))
        await admit(profile, "waiting", "T-1")
        for number, kind in ((2, RowKind.UNDO), (3, RowKind.OVERTURNED)):
            await profile.at_door(lambda t, n=number: t.add(admission(f"back-{n}", f"T-{n}")))  # type: ignore[misc]
            end = ending(f"end-{number}", kind, f"T-{number}", f"back-{number}")
            await profile.at_door(lambda t, end=end: t.add(end))  # type: ignore[misc]
        await profile.at_door(lambda t: t.add(admission("seen", "T-4")))
        await profile.at_door(lambda t: t.add(ending("was", RowKind.SEEN_INSIDE, "T-4", "")))
        await profile.at_door(lambda t: t.add(admission("unqueued", "T-5")))

    async def look(profile: Profile) -> None:
        unsent = {e.admission_id: e.ticket_id for e in await profile.outbox.entries(every=False)}
        assert unsent == {"sent": "T-0", "waiting": "T-1", "unqueued": "T-5"}
        for ticket_id in unsent.values():
            attempts = await profile.at_door(lambda t, i=ticket_id: t.attempts(i))  # type: ignore[misc]
            assert any(a.ambiguous or a.ended is None for a in attempts), ticket_id

    played(folder, fill)
    (folder / JOURNAL_FILE).unlink()
    spoil(folder / "kiosk.db")
    played(folder, look)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes in its folders")
@pytest.mark.parametrize(
    "name",
    ["kiosk.db", "kiosk.db-wal", "kiosk.db-shm", "kiosk.journal", "kiosk.salt", "kiosk.lost", KEY_FILE],
)
@pytest.mark.parametrize("writable", [True, False])
def test_a_pipe_in_the_place_of_a_file_is_refused_and_nobody_waits_for_it(
    folder: Path, name: str, *, writable: bool
) -> None:
    (folder / name).unlink(missing_ok=True)
    os.mkfifo(folder / name)
    if name == KEY_FILE:
        Profile.open(folder, "open sesame", writable=writable).close()  # by the copy that is kept of it
        (folder / KEPT_KEY_FILE).unlink()
    with pytest.raises(StoreError, match="a device or a pipe, not a file") as refused:
        Profile.open(folder, "open sesame", writable=writable)
    assert name == KEY_FILE or f"Move it away, and put this profile's own {name} back" in str(refused.value)
    assert inspect_folder(folder, folder / "kiosk.db", None).encrypted is not False


@pytest.mark.parametrize("journal_too", [True, False])
def test_guests_who_went_by_themselves_stay_away_from_a_recovered_profile(
    tmp_path: Path, *, journal_too: bool
) -> None:
    folder = tmp_path / "profile"
    long_ago = Event("long-ago", None, NOW - 9_000_000, NOW - 8_900_000)
    guest = ticket("T-1", "Quillfeather Oduya", event=long_ago)

    async def fill(profile: Profile) -> None:
        await complete_list(profile, [guest])
        await profile.retention.purge_events(frozenset({long_ago.id}), NOW - 86_400)

    async def look(profile: Profile) -> None:
        await complete_list(profile, [guest, ticket("T-2", "Bystander Berg")], pass_no=2)
        assert await profile.guests.count() == 1

    played(folder, fill)
    if not journal_too:
        (folder / JOURNAL_FILE).unlink()
    spoil(folder / "kiosk.db")
    played(folder, look)


def test_rows_recovered_late_end_none_that_came_after_them(tmp_path: Path) -> None:
    """The rows of a first visit are found behind the row of the second: the guest is inside all the same."""
    first = LedgerRow("first", RowKind.ADMISSION, "T-1", NOW - 60, "Door A", "camera", "tonight", "host")
    out = LedgerRow("out", RowKind.EXIT, "T-1", NOW - 30, "Door A", "camera", "tonight", concerns="first")
    found = Salvaged({row.id: KeptRow(n, row, None) for n, row in ((1, first), (9, out))})
    folder = tmp_path / "profile"

    async def look(profile: Profile) -> None:
        await admit(profile, "second", "T-1")
        await profile._db.write(lambda c: put_back(c, found, all_found=False))
        assert [row.id for row in await profile.ledger.rows("T-1")] == ["first", "out", "second"]
        assert await profile.ledger.inside(frozenset()) == 1

    played(folder, look)


def test_who_had_left_before_the_loss_may_be_in_at_the_service(tmp_path: Path) -> None:
    """The row of the way back is there, and its check-in is not: it is owed, and is no double."""
    out = LedgerRow("out", RowKind.EXIT, "T-1", NOW - 30, "Door A", "camera", "tonight", "host")
    rows = enumerate((out, admission("back", "T-1"), admission("first", "T-2")), start=1)
    found = Salvaged({row.id: KeptRow(number, row, None) for number, row in rows})
    folder = tmp_path / "profile"

    async def look(profile: Profile) -> None:
        await profile._db.write(lambda c: put_back(c, found, all_found=False, anew=True))
        came_back = {entry.ticket_id: entry.came_back for entry in await profile.outbox.entries(every=True)}
        assert came_back == {"T-1": True, "T-2": False}

    played(folder, look)


def test_a_check_in_whose_row_is_lost_and_was_taken_back_leaves_nobody_inside(tmp_path: Path) -> None:
    found = Salvaged()
    for name, state in (
        ("w", EntryState.WITHDRAWN),
        ("o", EntryState.OVERTURNED),
        ("c", EntryState.CONFIRMED),
    ):
        found.entries[name] = _in(check_in(name, f"T-{name}"), state)
    folder = tmp_path / "profile"

    async def look(profile: Profile) -> None:
        await profile._db.write(lambda c: put_back(c, found, all_found=False, anew=True))
        assert await profile.ledger.inside(frozenset()) == 1
        assert [row.kind for row in await profile.ledger.rows("T-w")] == [RowKind.ADMISSION, RowKind.UNDO]
        assert await profile.outbox.entries(every=False) == []

    played(folder, look)


@pytest.mark.skipif(sys.platform == "win32", reason="there an open file cannot be removed")
@pytest.mark.parametrize("name", ["kiosk.db", "kiosk.db-wal", ""])
@pytest.mark.parametrize("replaced", [False, True])
def test_files_taken_away_from_a_running_door_are_noticed_by_the_next_scan(
    tmp_path: Path, name: str, *, replaced: bool
) -> None:
    folder = tmp_path / "profile"
    profile = opened(folder)
    asyncio.run(admit(profile, "a-1", "T-1"))
    taken = folder / name
    kept = taken.rename(tmp_path / "kept")
    if replaced and name:
        shutil.copy(kept, taken)
    elif replaced:
        shutil.copytree(kept, taken)
    for number in range(3):
        with pytest.raises(StoreError, match="removed or replaced while Kiosk was running"):
            asyncio.run(admit(profile, f"lost-{number}", f"T-{number}"))
    if not replaced:
        kept.rename(taken)
        with pytest.raises(StoreError, match="start Kiosk again"):  # nothing of this run is believed any more
            asyncio.run(admit(profile, "late", "T-9"))
    profile.close()


@pytest.mark.skipif(sys.platform == "win32", reason="there an open file cannot be removed")
def test_what_was_recorded_before_the_file_was_taken_away_is_there_after_a_restart(tmp_path: Path) -> None:
    folder = tmp_path / "profile"
    profile = opened(folder)
    asyncio.run(admit(profile, "a-1", "T-1"))
    (folder / "kiosk.db").unlink()
    with pytest.raises(StoreError):
        asyncio.run(admit(profile, "a-2", "T-2"))
    profile.close()

    async def look(again: Profile) -> None:
        assert {entry.admission_id for entry in await again.outbox.entries(every=True)} == {"a-1"}

    played(folder, look)


@contextmanager
def nobody_may_look(folder: Path) -> Iterator[None]:
    """As a disk that is slow to come back; root may look everywhere, and is somebody else meanwhile."""
    if os.geteuid() == 0:
        os.seteuid(65534)
    else:
        folder.chmod(0)
    try:
        with pytest.raises(PermissionError):
            (folder / "kiosk.db").stat()
        yield
    finally:
        if os.getuid() == 0:
            os.seteuid(0)
        else:
            folder.chmod(0o700)


@pytest.mark.skipif(sys.platform == "win32", reason="there a folder is not shut so")
def test_a_folder_that_cannot_be_looked_at_for_a_while_stops_no_door(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    folder = tmp_path / "profile"

    async def work(profile: Profile) -> None:
        await admit(profile, "a-1", "T-1")
        with nobody_may_look(folder):
            await admit(profile, "a-2", "T-2")
        await admit(profile, "a-3", "T-3")

    async def look(profile: Profile) -> None:
        rows = [await profile.ledger.row(f"a-{number}") for number in (1, 2, 3)]
        assert all(row is not None for row in rows)
        assert await profile.incidents.recorded(every=True) == []

    played(folder, work)
    said = [one.getMessage() for one in caplog.records if one.name.startswith("kiosk")]
    assert said == [], "the journal is not missed either"
    played(folder, look)


@pytest.mark.skipif(sys.platform == "win32", reason="there a folder is not shut so")
def test_a_journal_that_could_not_be_opened_again_is_written_on_once_it_can_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "profile"

    def replaced(path: Path, key: bytes, changes: Iterable[Change]) -> None:
        write_journal(path, key, changes)
        path.rename(path.with_suffix(".away"))

    async def work(profile: Profile) -> None:
        await admit(profile, "a-1", "T-1")
        monkeypatch.setattr(journal_writer, "write_journal", replaced)
        with pytest.raises(StoreError, match="cannot be written"):
            await profile.retention.begin_journal_anew()
        monkeypatch.undo()
        (folder / JOURNAL_FILE).with_suffix(".away").rename(folder / JOURNAL_FILE)
        await admit(profile, "a-2", "T-2")

    write_journal = journal.write_journal
    played(folder, work)
    held = repr(read_journal(folder / JOURNAL_FILE, open_key(folder, None)).changes)
    assert "'a-1'" in held
    assert "'a-2'" in held


@pytest.mark.skipif(sys.platform == "win32", reason="there an open file cannot be removed")
def test_a_journal_that_is_taken_away_is_made_anew_and_the_door_goes_on(tmp_path: Path) -> None:
    folder = tmp_path / "profile"
    profile = opened(folder)
    asyncio.run(admit(profile, "a-1", "T-1"))
    (folder / JOURNAL_FILE).unlink()
    asyncio.run(admit(profile, "a-2", "T-2"))
    profile.close()
    (folder / "kiosk.db").unlink()

    async def look(again: Profile) -> None:
        assert {entry.admission_id for entry in await again.outbox.entries(every=True)} == {"a-1", "a-2"}
        assert await again.policies.lost() == Lost()

    played(folder, look)


@pytest.mark.skipif(sys.platform == "win32", reason="there an open file cannot be removed")
def test_a_journal_that_is_taken_away_as_it_is_opened_is_made_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "profile"
    played(folder, lambda p: admit(p, "a-1", "T-1"))

    def taken_away(path: Path) -> tuple[int, int] | None:
        path.unlink()
        return identity(path)

    monkeypatch.setattr(journal_writer, "identity", taken_away)
    profile = opened(folder)
    monkeypatch.undo()
    asyncio.run(admit(profile, "a-2", "T-2"))
    profile.close()
    held = read_journal(folder / JOURNAL_FILE, open_key(folder, None))
    assert held.whole
    assert "'a-2'" in repr(held.changes)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="only there a pipe has a name")
def test_a_pipe_in_the_place_of_a_journal_keeps_nobody_waiting(tmp_path: Path) -> None:
    pipe = tmp_path / JOURNAL_FILE
    os.mkfifo(pipe)
    with pytest.raises(StoreError, match="cannot be written"):
        Journal(pipe, b"k" * 32)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        with pytest.raises(StoreError, match="it is no file"):
            Journal(pipe, b"k" * 32)
    finally:
        os.close(reader)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="asks Linux which files are open")
def test_an_admission_that_is_on_disk_is_said_to_be_though_the_journal_does_not_close(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A share tells only then that it failed; the commit was before that."""
    folder = tmp_path / "profile"
    close, journals = os.close, []

    def fail(descriptor: int) -> None:
        is_journal = os.path.realpath(f"/proc/self/fd/{descriptor}").startswith(str(folder / JOURNAL_FILE))
        close(descriptor)
        if is_journal:
            journals.append(descriptor)
            raise OSError(errno.EIO, "Input/output error")

    async def play(profile: Profile) -> None:
        (folder / JOURNAL_FILE).unlink()
        with monkeypatch.context() as patched:
            patched.setattr(os, "close", fail)
            await admit(profile, "a-1", "T-1")
        await admit(profile, "a-2", "T-2")

    async def look(profile: Profile) -> None:
        assert [e.admission_id for e in await profile.outbox.entries(every=True)] == ["a-1", "a-2"]

    played(folder, play)
    assert journals
    played(folder, look)


def test_a_journal_that_is_behind_and_cannot_say_so_ends_well_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever opens the folder next finds it free, and the journal is made anew."""
    folder = tmp_path / "profile"
    profile = opened(folder)
    asyncio.run(admit(profile, "a-1", "T-1"))

    def read_only(*_: object, **__: object) -> None:
        raise OSError(errno.EROFS, "Read-only file system")

    with monkeypatch.context() as patched:
        patched.setattr(os, "write", read_only)
        patched.setattr(Path, "open", read_only)
        asyncio.run(admit(profile, "a-2", "T-2"))
        profile.close()
    played(folder, lambda p: admit(p, "a-3", "T-3"))
    held = read_journal(folder / JOURNAL_FILE, open_key(folder, None))
    assert held.whole
    assert [change[3] for change in held.changes if change[0] == "ledger"] == ["a-1", "a-2", "a-3"]


def test_a_damaged_journal_is_set_aside_and_made_anew(tmp_path: Path) -> None:
    folder = tmp_path / "profile"
    played(folder, lambda p: admit(p, "a-1", "T-1"))
    flip(folder / JOURNAL_FILE, 120)
    damaged = (folder / JOURNAL_FILE).read_bytes()

    async def look(profile: Profile) -> None:
        assert await profile.incidents.recorded(every=False) == [], "nothing was lost"
        assert [e.admission_id for e in await profile.outbox.entries(every=True)] == ["a-1"]

    for _ in range(2):
        played(folder, look)
    assert (folder / "kiosk.damaged-1.journal").read_bytes() == damaged
    assert not (folder / "kiosk.damaged-2.journal").exists()
    (folder / "kiosk.db").unlink()

    async def still(profile: Profile) -> None:
        assert [e.admission_id for e in await profile.outbox.entries(every=True)] == ["a-1"]
        purged = await profile.retention.purge()
        assert purged.files == 2

    played(folder, still)


def test_what_a_purge_takes_away_leaves_the_journal_too(tmp_path: Path) -> None:
    folder = tmp_path / "profile"

    async def fill(profile: Profile) -> None:
        row = LedgerRow("off", RowKind.OFF_LIST, "", NOW, "Door A", "keyboard")
        await profile.at_door(lambda t: t.list_off(OffListed(row, "code-of-quill", "Quill Oduya")))
        await profile.retention.purge()

    played(folder, fill)
    held = repr(read_journal(folder / JOURNAL_FILE, open_key(folder, None)).changes)
    assert "'off'" in held
    assert "Quill" not in held
    assert "code-of-quill" not in held
    plain = (folder / JOURNAL_FILE).read_bytes()
    assert b"off_list" not in plain
    assert (folder / JOURNAL_FILE).stat().st_mode & 0o077 == 0


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="asks Linux which files are open")
@pytest.mark.parametrize("fails", [False, True])
async def test_a_journal_that_is_begun_anew_is_not_open_meanwhile_and_is_written_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, fails: bool
) -> None:
    """Windows replaces no open file; where it cannot be replaced, the one that was there goes on."""
    folder = tmp_path / "profile"
    write_journal, was_open = journal.write_journal, []

    def write(path: Path, key: bytes, changes: Iterable[Change]) -> None:
        descriptors = Path("/proc/self/fd").iterdir()
        was_open.append(any(os.path.realpath(one) == str(path.resolve()) for one in descriptors))
        if fails:
            raise StoreError("the disk is full")
        write_journal(path, key, changes)

    profile = opened(folder)
    monkeypatch.setattr(journal_writer, "write_journal", write)
    await admit(profile, "a-1", "T-1")
    with pytest.raises(StoreError) if fails else nullcontext():
        await profile.retention.begin_journal_anew()
    await admit(profile, "a-2", "T-2")
    profile.close()
    assert was_open == [False]
    held = read_journal(folder / JOURNAL_FILE, open_key(folder, None))
    assert held.whole
    assert [change[3] for change in held.changes if change[0] == "ledger"] == ["a-1", "a-2"]


def test_a_purge_that_was_cut_off_brings_nobody_back(tmp_path: Path) -> None:
    """After its commit, with the journal told of it or not: off-list guests are in the journal until then."""
    folder = tmp_path / "profile"

    async def fill(profile: Profile) -> None:
        row = LedgerRow("off", RowKind.OFF_LIST, "", NOW, "Door A", "keyboard")
        await profile.at_door(lambda t: t.list_off(OffListed(row, "code-of-quill", "Quill Oduya")))

    async def finish(profile: Profile) -> None:
        assert await profile.at_door(lambda t: t.off_listed("off")) is None
        await profile.retention.finish_purge(NOW)

    played(folder, fill)
    before = (folder / JOURNAL_FILE).read_bytes()
    played(folder, lambda p: p._db.write(retention.forget))
    for number, told in enumerate((before, (folder / JOURNAL_FILE).read_bytes())):
        copy = Path(shutil.copytree(folder, tmp_path / f"copy{number}"))
        (copy / JOURNAL_FILE).write_bytes(told)
        played(copy, finish)
        held = repr(read_journal(copy / JOURNAL_FILE, open_key(copy, None)).changes)
        assert "'off'" in held
        assert "Quill" not in held


@pytest.mark.parametrize("damaged", [False, True])
def test_a_journal_that_stayed_behind_sets_no_rule_back(tmp_path: Path, *, damaged: bool) -> None:
    """The disk took the commit and not the journal: what staff set last stands, in the pages too."""
    folder = tmp_path / "profile"
    played(folder, lambda p: p.policies.put(DoorPolicy(stop_list=("T-9",))))
    before = (folder / JOURNAL_FILE).read_bytes()
    played(folder, lambda p: p.policies.put(LONG_LIST))
    (folder / JOURNAL_FILE).write_bytes(before)
    if damaged:
        spoil(folder / "kiosk.db")

    async def look(profile: Profile) -> None:
        assert await profile.policies.get() == LONG_LIST

    for _ in range(2):
        played(folder, look)


def test_a_salt_file_that_is_damaged_keeps_no_door_shut(tmp_path: Path) -> None:
    folder = tmp_path / "profile"
    played(folder, lambda p: admit(p, "a-1", "T-1"))
    flip(folder / "kiosk.salt", 3)
    spoil(folder / "kiosk.db")

    async def look(profile: Profile) -> None:
        assert [e.admission_id for e in await profile.outbox.entries(every=True)] == ["a-1"]

    played(folder, look)
