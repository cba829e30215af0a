"""What the folder of an office has lost, and room for a new office in its place."""

from contextlib import suppress
from enum import StrEnum
from pathlib import Path

from kiosk.bootstrap.office_folder import OfficeFolder
from kiosk.core.message import Message, why_of
from kiosk.engine.errors import StoreError
from kiosk.engine.sealed_file import DamagedFileError
from kiosk.office.certificate import CERTIFICATE_FILE, Certificate
from kiosk.office.certificate import KEY_FILE as CERTIFICATE_KEY_FILE
from kiosk.office.state import STATE_FILE, StateFile, derived_key
from kiosk.store.keys import KEPT_KEY_FILE, KEY_FILE, find_key

_OF_THE_CERTIFICATE = (CERTIFICATE_FILE, CERTIFICATE_KEY_FILE)
_ALL = (KEY_FILE, KEPT_KEY_FILE, *_OF_THE_CERTIFICATE, STATE_FILE)
"""The state last: without it, whatever else was moved, no office is set up."""
SET_ASIDE = "set-aside"


class Loss(StrEnum):
    """What keeps an office from being opened, and is mended by setting it up anew."""

    GONE = "gone"
    DAMAGED = "damaged"
    LOCKED = "locked"
    CERTIFICATE = "certificate"

    def in_words(self, folder: Path) -> Message:
        """For whoever stands at a door that was set up."""
        match self:
            case Loss.GONE:
                return Message("what it keeps is gone from {folder}", folder=str(folder))
            case Loss.DAMAGED:
                return Message("what it keeps in {folder} is damaged", folder=str(folder))
            case Loss.LOCKED:
                return Message(
                    "what it keeps in {folder} cannot be opened: its key is lost or locked",
                    folder=str(folder),
                )
            case Loss.CERTIFICATE:
                return Message("its certificate in {folder} is lost or damaged", folder=str(folder))


def loss_in(folder: OfficeFolder) -> Loss | None:
    """What the folder has lost, as far as can be seen. Nothing is made there, and nothing changed. Blocks."""
    try:
        state_file = folder.path / STATE_FILE
        if not state_file.is_file():  # perhaps a folder
            return Loss.DAMAGED if state_file.exists() else Loss.GONE
        key = find_key(folder.path, folder.passphrase).key
    except (StoreError, OSError):
        return Loss.LOCKED
    try:
        state = StateFile(folder.path, key).load()
    except DamagedFileError:
        return Loss.DAMAGED
    except StoreError:  # it is not lost: the disk, or an older program
        return None
    if state is None:
        return Loss.GONE
    certificate = Certificate(folder.path, derived_key(key, "certificate"))
    return None if certificate.can_be_opened(is_known=bool(state.doors)) else Loss.CERTIFICATE


def set_aside(folder: OfficeFolder) -> Path | None:
    """Move what is of no use after a loss into a folder of its own, which is returned; None without a loss.

    The caller owns the folder. Raises StoreError, and then all is where it was.
    """
    loss = loss_in(folder)
    names = () if loss is None else _OF_THE_CERTIFICATE if loss is Loss.CERTIFICATE else _ALL
    found = [name for name in names if (folder.path / name).exists()]
    if not found:
        return None
    aside = _free_place(folder.path)
    try:
        aside.mkdir(mode=0o700)
        for name in found:
            (folder.path / name).rename(aside / name)
    except OSError as error:
        _move_back(folder, aside)
        raise StoreError(
            Message("{path} cannot be written: {why}", path=str(aside), why=why_of(error))
        ) from error
    return aside


def put_back(folder: OfficeFolder, aside: Path) -> None:
    """Put back what was set aside, where no office was set up in its place."""
    is_of_an_office = any((aside / name).exists() for name in (KEY_FILE, KEPT_KEY_FILE, STATE_FILE))
    if is_of_an_office and (folder.path / STATE_FILE).exists():
        return
    _move_back(folder, aside)


def _move_back(folder: OfficeFolder, aside: Path) -> None:
    with suppress(OSError):  # it stays aside, where it can be found
        for file in aside.iterdir():
            file.replace(folder.path / file.name)
        aside.rmdir()


def _free_place(folder: Path) -> Path:
    number = 1
    while (folder / f"{SET_ASIDE}-{number}").exists():
        number += 1
    return folder / f"{SET_ASIDE}-{number}"
