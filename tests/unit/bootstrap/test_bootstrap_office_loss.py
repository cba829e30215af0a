"""What an office's folder has lost is seen from outside, and set aside rather than deleted."""

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from kiosk.bootstrap.office_folder import OfficeFolder, open_folder_key
from kiosk.bootstrap.office_loss import Loss, loss_in, put_back, set_aside
from kiosk.bootstrap.office_setup import checked_application, set_up
from kiosk.core.policy import Direction
from kiosk.engine.errors import StoreError
from kiosk.office.certificate import CERTIFICATE_FILE, KEY_FILE, Certificate
from kiosk.office.state import STATE_FILE, PairedDoor, StateFile, derived_key
from kiosk.store import keys
from tests.end2end.host_laptop_samples import FOLDER_PASSPHRASE

DOOR = PairedDoor("door-1", "A", "ab" * 32, Direction.ENTRY, (), 1.0)


@pytest.fixture
def folder(tmp_path: Path) -> OfficeFolder:
    """Of an office that has a door."""
    there = OfficeFolder(tmp_path / "office", FOLDER_PASSPHRASE)
    state = set_up(there, checked_application("https://tickets.example", "client", "secret", ""), None).state
    key = open_folder_key(there)
    StateFile(there.path, key).save(replace(state, doors=(DOOR,)))
    Certificate(there.path, derived_key(key, "certificate")).open(("localhost",), 1.0, is_known=True)
    return there


def contents(folder: OfficeFolder) -> dict[str, bytes | None]:
    """What is in the folder; None for a folder within it."""
    return {file.name: file.read_bytes() if file.is_file() else None for file in folder.path.iterdir()}


def emptied(name: str) -> Callable[[Path], None]:
    def lose(folder: Path) -> None:
        (folder / name).write_bytes(b"")

    return lose


def without(*names: str) -> Callable[[Path], None]:
    def lose(folder: Path) -> None:
        for name in names:
            (folder / name).unlink()

    return lose


def as_a_folder(name: str) -> Callable[[Path], None]:
    def lose(folder: Path) -> None:
        (folder / name).unlink()
        (folder / name).mkdir()

    return lose


@pytest.mark.parametrize(
    ("lose", "loss", "moved"),
    [
        (lambda _: None, None, 0),
        (without(STATE_FILE), Loss.GONE, 4),
        (emptied(STATE_FILE), Loss.DAMAGED, 5),
        (as_a_folder(STATE_FILE), Loss.DAMAGED, 5),
        (without(keys.KEY_FILE, keys.KEPT_KEY_FILE), Loss.LOCKED, 3),
        (emptied(CERTIFICATE_FILE), Loss.CERTIFICATE, 2),
        (without(CERTIFICATE_FILE), Loss.CERTIFICATE, 1),
        (emptied(KEY_FILE), Loss.CERTIFICATE, 2),
        (without(CERTIFICATE_FILE, KEY_FILE), None, 0),  # both are made anew
    ],
)
def test_what_was_lost_is_told_apart_and_what_is_of_no_use_without_it_goes_aside(
    folder: OfficeFolder, lose: Callable[[Path], None], loss: Loss | None, moved: int
) -> None:
    lose(folder.path)
    before = contents(folder)
    assert loss_in(folder) is loss
    aside = set_aside(folder)
    assert (0 if aside is None else len(list(aside.iterdir()))) == moved
    if aside is not None:
        assert {file.name for file in aside.iterdir()} <= before.keys()
        (folder.path / STATE_FILE).unlink(missing_ok=True)  # as where no office was set up after all
        put_back(folder, aside)
        assert not aside.exists()
    if loss is not Loss.CERTIFICATE:
        assert contents(folder) == before


def test_what_cannot_be_set_aside_whole_is_where_it_was(
    folder: OfficeFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    emptied(STATE_FILE)(folder.path)
    before = contents(folder)
    rename = Path.rename

    def held(path: Path, target: Path) -> Path:
        if path.name == STATE_FILE:
            raise PermissionError(13, "another program has it open")
        return rename(path, target)

    with monkeypatch.context() as patched:
        patched.setattr(Path, "rename", held)
        with pytest.raises(StoreError, match="cannot be written"):
            set_aside(folder)
    assert contents(folder) == before


def test_a_certificate_that_is_of_no_use_is_put_back_too(folder: OfficeFolder) -> None:
    emptied(KEY_FILE)(folder.path)
    before = contents(folder)
    aside = set_aside(folder)
    assert aside is not None
    put_back(folder, aside)
    assert contents(folder) == before
    assert loss_in(folder) is Loss.CERTIFICATE


def test_what_was_set_aside_stays_there_where_an_office_was_set_up_in_its_place(folder: OfficeFolder) -> None:
    emptied(STATE_FILE)(folder.path)
    aside = set_aside(folder)
    assert aside is not None
    set_up(folder, checked_application("https://tickets.example", "another", "secret", ""), None)
    put_back(folder, aside)
    assert len(list(aside.iterdir())) == 5
    assert loss_in(folder) is None
    emptied(STATE_FILE)(folder.path)
    assert set_aside(folder) != aside


def test_a_newer_kiosks_office_is_not_lost(folder: OfficeFolder) -> None:
    file = StateFile(folder.path, open_folder_key(folder))
    state = file.load()
    assert state is not None
    file.save(replace(state, version=99))
    assert loss_in(folder) is None


def test_a_folder_that_is_gone_is_told_and_nothing_is_made_there(tmp_path: Path) -> None:
    folder = OfficeFolder(tmp_path / "gone", FOLDER_PASSPHRASE)
    assert loss_in(folder) is Loss.GONE
    assert not folder.path.exists()
