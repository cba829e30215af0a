"""Profiles whose key is in a keyring of our own, so that opening one costs no key stretching."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import keyring
import pytest

from kiosk.store import encrypted_file
from kiosk.store.profile import Profile
from tests.unit.store.killed_profiles import kill_a_door
from tests.unit.store.store_samples import MemoryKeyring


@pytest.fixture(autouse=True)
def memory_keyring() -> Iterator[MemoryKeyring]:
    before, mine = keyring.get_keyring(), MemoryKeyring()
    keyring.set_keyring(mine)
    yield mine
    keyring.set_keyring(before)


@pytest.fixture(scope="session")
def killed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A profile whose admissions are in the log, as a kill left it; nobody changes it."""
    folder = tmp_path_factory.mktemp("killed")
    kill_a_door(folder)
    return folder


@pytest.fixture
def profile(tmp_path: Path) -> Iterator[Profile]:
    opened = Profile.open(tmp_path / "profile", None, writable=True)
    yield opened
    opened.close()


@pytest.fixture
def new(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], Profile]]:
    """Makes profiles, each in a folder of its name; what they hand over has a key that is quickly made."""
    monkeypatch.setattr(encrypted_file, "ARGON2", {"time_cost": 1, "memory_cost": 64, "parallelism": 1})
    with ExitStack() as opened:

        def make(name: str) -> Profile:
            profile = Profile.open(tmp_path / name, None, writable=True)
            opened.callback(profile.close)
            return profile

        yield make
