"""Profiles whose key is in a keyring of our own, so that opening one costs no key stretching."""

from collections.abc import Iterator
from pathlib import Path

import keyring
import pytest

from kiosk.store.profile import Profile
from tests.unit.store.store_samples import MemoryKeyring


@pytest.fixture
def memory_keyring() -> Iterator[MemoryKeyring]:
    before, mine = keyring.get_keyring(), MemoryKeyring()
    keyring.set_keyring(mine)
    yield mine
    keyring.set_keyring(before)


@pytest.fixture
def profile(memory_keyring: MemoryKeyring, tmp_path: Path) -> Iterator[Profile]:
    opened = Profile.open(tmp_path / "profile", None, writable=True)
    yield opened
    opened.close()
