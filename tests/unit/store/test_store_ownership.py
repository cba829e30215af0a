"""Who only reads waits until the owner has looked, for to read a profile that lost commits hides the loss."""

import asyncio
import shutil
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest

from kiosk.core.presence import LedgerRow
from kiosk.engine.errors import StoreError
from kiosk.engine.records import Lost
from kiosk.store import ownership, profile
from kiosk.store.keys import FoundKey, find_key
from kiosk.store.ownership import LOCK_FILE, OPENING_FILE, InUseError
from kiosk.store.profile import Profile
from tests.unit.store.killed_profiles import ADMITTED, cut_journal, cut_log, looked_into

PATIENCE_S = 20.0


@pytest.fixture
def folder(killed: Path, tmp_path: Path) -> Path:
    """A copy of a killed door's profile."""
    return Path(shutil.copytree(killed, tmp_path / "copy", ignore=shutil.ignore_patterns("*.lock")))


def lose_commits(folder: Path) -> None:
    """Let the log and the journal lose the same: the index alone tells of it."""
    cut_log(folder, 4)
    cut_journal(folder, 4)


@contextmanager
def owner_without_its_key(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """A door that owns the profile and waits for its key until the event is set, or this ends."""
    waits, goes_on = threading.Event(), threading.Event()

    def slowly(folder: Path, passphrase: str | None) -> FoundKey:
        if threading.current_thread().name.startswith("owner"):
            waits.set()
            goes_on.wait(PATIENCE_S)
        return find_key(folder, passphrase)

    monkeypatch.setattr(profile, "find_key", slowly)
    with ThreadPoolExecutor(1, "owner") as door:
        opened = door.submit(Profile.open, folder, "open sesame", writable=True)
        try:
            assert waits.wait(PATIENCE_S)
            yield goes_on
        finally:
            goes_on.set()
            opened.result(PATIENCE_S).close()


def test_nobody_reads_a_profile_whose_owner_has_not_looked_yet(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A keyring may wait for a person; what tells of a loss must outlast that."""
    lose_commits(folder)
    before = (folder / "kiosk.db-shm").read_bytes()
    monkeypatch.setattr(ownership, "LOOKED_WITHIN_S", 0.05)
    with owner_without_its_key(folder, monkeypatch):
        with pytest.raises(InUseError, match="has not looked yet whether all is well"):
            Profile.open(folder, "open sesame", writable=False)
        assert (folder / "kiosk.db-shm").read_bytes() == before
    rows, _, incidents, lost = looked_into(folder)
    assert len(rows) < ADMITTED
    assert lost.records
    assert len(incidents) == 1


def test_who_reads_goes_on_once_the_owner_has_looked(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def row(beside: Profile) -> LedgerRow | None:
        return await beside.ledger.row("a-039")

    with owner_without_its_key(folder, monkeypatch) as goes_on, ThreadPoolExecutor(1) as reader:
        reads = reader.submit(Profile.open, folder, "open sesame", writable=False)
        with pytest.raises(TimeoutError):
            reads.result(0.2)
        goes_on.set()
        beside = reads.result(PATIENCE_S)
        try:
            assert asyncio.run(row(beside)) is not None
        finally:
            beside.close()


def test_who_reads_waits_for_another_who_only_looks(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Meanwhile the first one holds both locks, and owns nothing."""

    def read() -> None:
        Profile.open(folder, "open sesame", writable=False).close()

    lose_commits(folder)
    monkeypatch.setattr(ownership, "LOOKED_WITHIN_S", 0.05)
    with pytest.raises(InUseError):
        ownership.look_where_nobody_has(folder, read)
    assert looked_into(folder)[3].records


@pytest.mark.parametrize("names", [(LOCK_FILE,), (OPENING_FILE,), (LOCK_FILE, OPENING_FILE)])
@pytest.mark.parametrize("loses", [False, True])
def test_where_a_lock_cannot_be_taken_a_profile_is_looked_at_all_the_same(
    folder: Path, names: tuple[str, ...], *, loses: bool
) -> None:
    for name in names:
        (folder / name).mkdir()
    if loses:
        lose_commits(folder)
        with pytest.raises(StoreError, match="held more"):
            Profile.open(folder, "open sesame", writable=False)
    else:
        Profile.open(folder, "open sesame", writable=False).close()
    for name in names:
        (folder / name).rmdir()
    assert (looked_into(folder)[3] == Lost()) is not loses


def test_a_second_owner_is_refused_while_the_first_waits_for_its_key(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ownership, "OWNED_WITHIN_S", 0.05)
    with (
        owner_without_its_key(folder, monkeypatch),
        pytest.raises(InUseError, match="another Kiosk is using"),
    ):
        Profile.open(folder, "open sesame", writable=True)
    assert looked_into(folder)[3] == Lost()
