"""An office that is set up on this machine already is not set up over, where doors would lose it."""

from dataclasses import replace
from pathlib import Path

import pytest

from kiosk.bootstrap.host_laptop import _make_sure
from kiosk.bootstrap.office_folder import OfficeFolder, open_folder_key
from kiosk.bootstrap.office_setup import checked_application, set_up
from kiosk.core.policy import Direction
from kiosk.office.state import PairedDoor, StateFile
from kiosk.ui.first_run.steps import StepFailedError
from tests.end2end.host_laptop_samples import FOLDER_PASSPHRASE, free_port

SERVICE, ANOTHER = "https://tickets.example", "https://tickets.example.org"
DOOR = PairedDoor("door-1", "A", "ab" * 32, Direction.ENTRY, (), 1.0)


def test_an_office_of_another_service_keeps_its_doors(tmp_path: Path) -> None:
    folder, port = OfficeFolder(tmp_path / "office", FOLDER_PASSPHRASE), free_port()
    _make_sure(folder, port, SERVICE)
    state = set_up(folder, checked_application(SERVICE, "client", "secret", ""), None).state
    _make_sure(folder, port, ANOTHER)
    StateFile(folder.path, open_folder_key(folder)).save(replace(state, doors=(DOOR,)))
    _make_sure(folder, port, SERVICE)
    with pytest.raises(StepFailedError, match=f"the office of {SERVICE}, and doors are paired"):
        _make_sure(folder, port, ANOTHER)
