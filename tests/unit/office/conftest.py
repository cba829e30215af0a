"""A folder that is set up for an office, and a clock for it."""

from pathlib import Path

import pytest

from kiosk.bootstrap.office_folder import OfficeFolder
from kiosk.office import page_guard
from kiosk.store import keys
from tests.unit.office.office_samples import FOLDER_PASSPHRASE, FakeClock, set_up_office


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> OfficeFolder:
    """An office's folder whose passphrases are stretched little, set up for a service that is not there."""
    for module in (keys, page_guard):
        monkeypatch.setattr(module, "ARGON2", {"time_cost": 1, "memory_cost": 64, "parallelism": 1})
    made = OfficeFolder(tmp_path / "office", FOLDER_PASSPHRASE)
    set_up_office(made)
    return made
