"""A keyring of our own for every profile, and a profile whose disk fails when told."""

import pytest

from kiosk.store.profile import Profile
from tests.unit.engine.scripted import FailingStore
from tests.unit.store.store_samples import MemoryKeyring


@pytest.fixture(autouse=True)
def _keyring_of_our_own(memory_keyring: MemoryKeyring) -> None:
    """Whatever profile a test opens."""


@pytest.fixture
def failing(profile: Profile) -> FailingStore:
    profile.__class__ = FailingStore
    assert isinstance(profile, FailingStore)
    return profile
