"""A journal that is gone or emptied: what it alone told is not passed over; a full disk does not look so."""

import asyncio
import errno
import os
import shutil
from pathlib import Path
from typing import Any

import pytest

from kiosk.core.outbox import IncidentKind
from kiosk.core.policy import DoorPolicy
from kiosk.engine.errors import StoreError
from kiosk.engine.records import Lost
from kiosk.store.journal import JOURNAL_FILE, read_journal
from kiosk.store.journal_changes import JOURNAL_BEGUN
from kiosk.store.keys import open_key
from kiosk.store.profile import Profile
from tests.unit.store.killed_profiles import ADMITTED, looked_into
from tests.unit.store.store_samples import admit


def opened(folder: Path, *, writable: bool = True) -> Profile:
    return Profile.open(folder, "open sesame", writable=writable)


def found_in(folder: Path) -> tuple[set[str], list[dict[str, Any]], Lost]:
    """Start on the profile: whose check-ins it holds, what its incidents say, and what it goes without."""

    async def look(profile: Profile) -> tuple[set[str], list[dict[str, Any]], Lost]:
        incidents = await profile.incidents.recorded(every=False)
        assert {incident.kind for incident in incidents} <= {IncidentKind.RECOVERED}
        entries = await profile.outbox.entries(every=True)
        details = [dict(incident.detail) for incident in incidents]
        return {entry.admission_id for entry in entries}, details, await profile.policies.lost()

    profile = opened(folder)
    try:
        return asyncio.run(look(profile))
    finally:
        profile.close()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A profile with a policy and one admission, ended well; beside it a copy from before the second."""
    folder = tmp_path / "profile"
    profile = opened(folder)
    asyncio.run(profile.policies.put(DoorPolicy(stop_list=("T-9",))))
    asyncio.run(admit(profile, "a-1", "T-1"))
    profile.close()
    shutil.copytree(folder, tmp_path / "older")
    profile = opened(folder)
    asyncio.run(admit(profile, "a-2", "T-2"))
    profile.close()
    return folder


def lose(folder: Path, how: str) -> None:
    journal = folder / JOURNAL_FILE
    if how == "gone":
        journal.unlink()
    else:
        journal.write_bytes(b"" if how == "emptied" else b"what is this?" * 40)


@pytest.mark.parametrize("how", ["gone", "emptied", "foreign"])
def test_an_older_database_whose_journal_is_gone_refers_whom_it_cannot_know(
    folder: Path, tmp_path: Path, how: str
) -> None:
    (tmp_path / "older" / "kiosk.db").replace(folder / "kiosk.db")
    lose(folder, how)
    with pytest.raises(StoreError, match=r"no journal beside it.* Put kiosk\.journal back if you have it"):
        opened(folder, writable=False)

    for _ in range(2):
        held, incidents, lost = found_in(folder)
        assert held == {"a-1"}
        assert lost == Lost(records=True), "and the policy that it has stays in force"
        assert [(one["unsure"], one["rows"]) for one in incidents] == [(True, 0)]
        assert "journal is gone" in incidents[0]["what"]
    opened(folder, writable=False).close()


def test_the_log_of_a_door_that_was_killed_stands_in_for_no_journal(killed: Path, tmp_path: Path) -> None:
    """It may lie beside an older file; and who only reads is not let in, for that empties the log."""
    copy = Path(shutil.copytree(killed, tmp_path / "copy", ignore=shutil.ignore_patterns("*.lock")))
    (copy / JOURNAL_FILE).unlink()
    with pytest.raises(StoreError, match="no journal beside it"):
        opened(copy, writable=False)
    assert (copy / "kiosk.db-wal").stat().st_size == (killed / "kiosk.db-wal").stat().st_size
    rows, _, incidents, lost = looked_into(copy)
    assert (len(rows), lost) == (ADMITTED, Lost(policy=True, records=True))
    assert ["journal is gone" in incident.detail["what"] for incident in incidents] == [True]


def test_the_profile_of_a_kiosk_that_kept_no_journal_is_not_doubted(folder: Path) -> None:
    profile = opened(folder)
    asyncio.run(
        profile._db.maintain(lambda c: c.execute("DELETE FROM notes WHERE key = ?", (JOURNAL_BEGUN,)))
    )
    profile.close()
    lose(folder, "gone")
    opened(folder, writable=False).close()
    assert found_in(folder) == ({"a-1", "a-2"}, [], Lost())
    lose(folder, "gone")
    assert found_in(folder)[2].records, "from its first start on there is one"


def full(descriptor: int, content: bytes) -> int:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.fixture(params=["ended", "killed", "killed and read"])
def left_behind(folder: Path, tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """The profile after a full disk kept its third admission out of the journal."""
    profile = opened(folder)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(os, "write", full)
        asyncio.run(admit(profile, "a-3", "T-3"))
        left = tmp_path / "left"
        if request.param != "ended":
            shutil.copytree(folder, left, ignore=shutil.ignore_patterns("*.lock"))
        profile.close()
    if request.param == "killed and read":
        opened(left, writable=False).close()
    return folder if request.param == "ended" else left


def test_a_journal_that_a_full_disk_left_behind_is_no_damage(left_behind: Path) -> None:
    assert found_in(left_behind) == ({"a-1", "a-2", "a-3"}, [], Lost())
    assert not list(left_behind.glob("kiosk.damaged-*")), "nothing is damaged"
    (left_behind / "kiosk.db").unlink()
    assert found_in(left_behind)[0] == {"a-1", "a-2", "a-3"}, "and it was made anew"


@pytest.mark.parametrize("database", ["older", "gone", "without its log"])
def test_what_a_journal_lacks_that_a_full_disk_left_behind_is_told_of_a_database_that_lacks_it_too(
    left_behind: Path, tmp_path: Path, database: str
) -> None:
    if database == "older":
        (tmp_path / "older" / "kiosk.db").replace(left_behind / "kiosk.db")
    elif database == "gone":
        (left_behind / "kiosk.db").unlink()
    elif not (left_behind / "kiosk.db-wal").exists():
        pytest.skip("it has none")
    for end in ("-wal", "-shm"):
        (left_behind / f"kiosk.db{end}").unlink(missing_ok=True)
    if database != "gone":
        with pytest.raises(StoreError, match=r"is damaged: .* missing from it"):
            opened(left_behind, writable=False)
    for _ in range(2):
        held, incidents, lost = found_in(left_behind)
        assert held == {"a-1", "a-2"}
        assert lost.records
        assert [one["missing"] for one in incidents] == [1]
    assert not list(left_behind.glob("kiosk.damaged-*.journal")), "the journal is not damaged"


def test_a_journal_that_caught_up_is_whole_again(folder: Path) -> None:
    profile = opened(folder)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(os, "write", full)
        asyncio.run(admit(profile, "a-3", "T-3"))
    key = open_key(folder, "open sesame")
    assert read_journal(folder / JOURNAL_FILE, key).behind is not None
    asyncio.run(admit(profile, "a-4", "T-4"))
    held = read_journal(folder / JOURNAL_FILE, key)
    assert (held.whole, held.behind) == (True, None)
    profile.close()
    (folder / "kiosk.db").unlink()
    assert found_in(folder)[0] == {"a-1", "a-2", "a-3", "a-4"}


def test_a_journal_taken_from_a_running_door_is_made_anew_at_its_end(folder: Path) -> None:
    profile = opened(folder)
    (folder / JOURNAL_FILE).unlink()
    profile.close()
    assert found_in(folder) == ({"a-1", "a-2"}, [], Lost())


@pytest.mark.skipif(os.name == "nt", reason="links need a permission of their own there")
@pytest.mark.parametrize("there", [True, False])
def test_a_link_in_the_place_of_a_journal_is_refused_before_anything_is_written(
    folder: Path, tmp_path: Path, *, there: bool
) -> None:
    (folder / JOURNAL_FILE).replace(tmp_path / "journal")
    (folder / JOURNAL_FILE).symlink_to(tmp_path / ("journal" if there else "nowhere"))
    with pytest.raises(StoreError, match=r"it is a link, not a file\. Move it away"):
        opened(folder)


@pytest.mark.parametrize("log", ["none", "empty"])
@pytest.mark.parametrize("left", [0.2, 0.5, 0.8])
def test_a_journal_that_lost_its_end_after_an_orderly_one_doubts_the_database_too(
    folder: Path, tmp_path: Path, left: float, log: str
) -> None:
    """It was all on the disk. Beside a log, it may be what a power cut leaves; not beside an empty one."""
    (tmp_path / "older" / "kiosk.db").replace(folder / "kiosk.db")
    if log == "empty":
        (folder / "kiosk.db-wal").touch()
    journal = folder / JOURNAL_FILE
    size = (tmp_path / "older" / JOURNAL_FILE).stat().st_size
    os.truncate(journal, int(size * left))
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    with pytest.raises(StoreError, match=r"recorded may be missing from it.* nothing was changed"):
        opened(folder, writable=False)
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before
    for _ in range(2):
        held, incidents, lost = found_in(folder)
        assert held == {"a-1"}
        assert lost == Lost(records=True)
        assert [one["unsure"] for one in incidents] == [True]
