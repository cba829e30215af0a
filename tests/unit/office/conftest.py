"""A folder that is set up for an office, and a clock for it."""

from pathlib import Path

import pytest

from kiosk.bootstrap.office_folder import OfficeFolder
from tests.unit.office.office_samples import FOLDER_PASSPHRASE, FakeClock, set_up_office


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def folder(tmp_path: Path) -> OfficeFolder:
    """An office's folder, set up for a service that is not there."""
    made = OfficeFolder(tmp_path / "office", FOLDER_PASSPHRASE)
    set_up_office(made)
    return made
