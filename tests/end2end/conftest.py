"""A sandbox for each test module, and profiles that sign in to it."""

import gc
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from kiosk.core.policy import ALL_EVENTS
from kiosk.sandbox.server import SandboxThread
from kiosk.sandbox.world import SandboxOptions
from tests.end2end.kiosk_process import Kiosk
from tests.unit.store.store_samples import MemoryKeyring, using_keyring

NewKiosk = Callable[..., Kiosk]


@pytest.fixture(autouse=True, scope="module")
def _no_window_is_left_as_garbage() -> Iterator[None]:
    """For the tests after these, whose threads would come upon it: Qt wants it destroyed on its own."""
    yield
    if "PySide6.QtCore" in sys.modules:
        gc.collect()


@pytest.fixture
def kept() -> Iterator[MemoryKeyring]:
    """The keyring of a test alone."""
    with using_keyring(MemoryKeyring()) as held:
        yield held


@pytest.fixture(scope="module")
def sandbox() -> Iterator[SandboxThread]:
    """The service, with 300 tickets."""
    with SandboxThread(SandboxOptions(tickets=300)) as running:
        yield running


@pytest.fixture(scope="module")
def new_kiosk(tmp_path_factory: pytest.TempPathFactory, sandbox: SandboxThread) -> NewKiosk:
    """Makes profiles whose commands speak to the sandbox; `synced` ones hold its guest list.

    They are doors for every event, unless the environment names others.
    """

    def make(*, synced: bool = False, **environment: str) -> Kiosk:
        home: Path = tmp_path_factory.mktemp("profile")
        signed_in = {"KIOSK_BASE_URL": sandbox.base_url, "KIOSK_TOKEN": sandbox.token}
        given = {**signed_in, "KIOSK_EVENT_ID": ALL_EVENTS, **environment}
        kiosk = Kiosk(home, given)
        kiosk.open_quickly()
        if synced:
            assert kiosk.run("sync").status == 0
        return kiosk

    return make
