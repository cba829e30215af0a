"""The profile's files are their owner's alone, from the first byte, whatever the process hands out."""

import asyncio
import os
import stat
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlcipher3 import dbapi2 as sqlite

from kiosk.engine.readiness import folder_checks
from kiosk.store.inspection import inspect_folder
from kiosk.store.profile import Profile
from kiosk.store.set_aside import set_aside
from tests.unit.store.store_samples import admit

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps no such bits")

OPENS = "correct horse"


@pytest.fixture(autouse=True)
def generous_umask() -> Iterator[None]:
    """Files that do not ask for less are readable and writable by everybody."""
    before = os.umask(0)
    yield
    os.umask(before)


def open_to_others(folder: Path) -> list[str]:
    """Which files anybody but the owner can do anything with."""
    return [path.name for path in folder.iterdir() if path.stat().st_mode & (stat.S_IRWXG | stat.S_IRWXO)]


@pytest.fixture
def modes_seen(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The database file's bits each time that SQLite is about to open it."""
    seen: list[int] = []
    opens = sqlite.connect

    def connect(path: str, **options: Any) -> Any:
        seen.append(stat.S_IMODE(Path(path).stat().st_mode))
        return opens(path, **options)

    monkeypatch.setattr(sqlite, "connect", connect)
    return seen


def test_no_file_of_a_profile_is_open_to_others(tmp_path: Path, modes_seen: list[int]) -> None:
    folder = tmp_path / "profile"
    profile = Profile.open(folder, OPENS, writable=True)
    try:
        asyncio.run(admit(profile, "a-1", "T-1"))
        names = {path.name for path in folder.iterdir()}
        assert names >= {"kiosk.db", "kiosk.db-wal", "kiosk.db-shm", "kiosk.lock", "key.json", "kiosk.salt"}
        assert open_to_others(folder) == []
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    finally:
        profile.close()
    assert set(modes_seen) == {0o600}


def test_what_replaces_a_damaged_file_is_not_open_to_others_either(tmp_path: Path) -> None:
    Profile.open(tmp_path, OPENS, writable=True).close()
    with (tmp_path / "kiosk.db").open("r+b") as file:
        file.write(bytes(4096))
    profile = Profile.open(tmp_path, OPENS, writable=True)
    try:
        assert len(set_aside(tmp_path)) == 1
        assert open_to_others(tmp_path) == []
    finally:
        profile.close()


def test_what_others_may_change_is_found_and_said_with_what_to_do(tmp_path: Path) -> None:
    folder = tmp_path / "a profile"

    def access() -> list[tuple[str, str]]:
        checks = folder_checks(inspect_folder(folder, folder / "kiosk.db", OPENS))
        return [(check.detail, check.mend) for check in checks if check.check == "access"]

    assert access() == [], "there is none yet"
    Profile.open(folder, OPENS, writable=True).close()
    assert access() == []
    (folder / "rules.json").touch()
    assert access() == [], "it is not the profile's"
    folder.chmod(0o770)
    (folder / "kiosk.db").chmod(0o602)
    ((detail, mend),) = access()
    assert detail == "other users of this machine may change a profile, kiosk.db"
    assert f"chmod -R go-rwx '{folder}'" in mend


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root gives files away")
def test_a_profile_that_somebody_else_owns_is_found_and_said(tmp_path: Path) -> None:
    Profile.open(tmp_path, OPENS, writable=True).close()
    os.chown(tmp_path / "key.json", 4711, -1)
    checks = folder_checks(inspect_folder(tmp_path, tmp_path / "kiosk.db", OPENS))
    (found,) = [check for check in checks if check.check == "access"]
    assert (found.ok, found.detail) == (False, "key.json belongs to another user of this machine")
    assert "set KIOSK_HOME" in found.mend
