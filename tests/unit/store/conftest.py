"""A keyring of our own for every profile; profiles that hand over to one another, and one that was killed."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from kiosk.store.profile import Profile
from tests.unit.store.killed_profiles import kill_a_door
from tests.unit.store.store_samples import MemoryKeyring


@pytest.fixture(autouse=True)
def _keyring_of_our_own(memory_keyring: MemoryKeyring) -> None:
    """Whatever profile a test opens."""


@pytest.fixture(scope="session")
def killed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A profile whose admissions are in the log, as a kill left it; nobody changes it."""
    folder = tmp_path_factory.mktemp("killed")
    kill_a_door(folder)
    return folder


@pytest.fixture
def new(tmp_path: Path) -> Iterator[Callable[[str], Profile]]:
    """Makes profiles, each in a folder of its name."""
    with ExitStack() as opened:

        def make(name: str) -> Profile:
            profile = Profile.open(tmp_path / name, None, writable=True)
            opened.callback(profile.close)
            return profile

        yield make
