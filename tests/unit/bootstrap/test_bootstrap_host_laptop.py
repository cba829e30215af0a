"""The host's own laptop before its office is set up: what is there, what is in the way, and what was left."""

import asyncio
import threading
from pathlib import Path

import pytest
from msgspec.structs import replace

from kiosk.bootstrap import host_laptop, office_beside, office_loss
from kiosk.bootstrap.host_laptop import HostLaptop, _make_sure
from kiosk.bootstrap.office_beside import OfficeBeside, own_redirect_uri
from kiosk.bootstrap.office_folder import OfficeFolder, open_folder_key
from kiosk.bootstrap.office_setup import checked_application, set_up
from kiosk.core.message import Message
from kiosk.core.policy import Direction
from kiosk.engine.errors import StoreError
from kiosk.office.errors import OfficeError, OfficeSetupError
from kiosk.office.state import STATE_FILE, PairedDoor, SignedIn, StateFile
from kiosk.ui.first_run.steps import Application, StepFailedError
from tests.end2end.host_laptop_samples import FOLDER_PASSPHRASE, free_port
from tests.unit.engine.scripted import until

SERVICE, ANOTHER = "https://tickets.example", "https://tickets.example.org"
DOOR = PairedDoor("door-1", "A", "ab" * 32, Direction.ENTRY, (), 1.0)


def test_an_office_of_another_service_keeps_its_doors(tmp_path: Path) -> None:
    folder = OfficeFolder(tmp_path / "office", FOLDER_PASSPHRASE)
    _make_sure(folder, SERVICE)
    state = set_up(folder, checked_application(SERVICE, "client", "secret", ""), None).state
    _make_sure(folder, ANOTHER)
    StateFile(folder.path, open_folder_key(folder)).save(replace(state, doors=(DOOR,)))
    _make_sure(folder, SERVICE)
    with pytest.raises(StepFailedError, match=f"the office of {SERVICE}, and doors are paired"):
        _make_sure(folder, ANOTHER)


class SetsNothingUp(OfficeBeside):
    """Says what it was to be set up with, and fails."""

    def __init__(self, folder: OfficeFolder) -> None:
        super().__init__(folder)
        self.asked: list[tuple[str, str]] = []

    async def set_up(self, service: str, client_id: str, client_secret: str, redirect_uri: str) -> None:
        self.asked.append((client_id, redirect_uri))
        raise OfficeSetupError("as far as here")


@pytest.fixture
def office(tmp_path: Path) -> SetsNothingUp:
    return SetsNothingUp(OfficeFolder(tmp_path / "office", FOLDER_PASSPHRASE))


async def test_what_was_lost_is_put_back_where_no_office_can_be_set_up_in_its_place(
    office: SetsNothingUp,
) -> None:
    folder = office.folder
    set_up(folder, checked_application(SERVICE, "client", "secret", ""), None)
    lost = folder.path / STATE_FILE
    lost.write_bytes(b"damaged")
    before = {file.name: file.read_bytes() for file in folder.path.iterdir()}
    port = free_port()
    why = await tried(HostLaptop(office, port, is_anew=True), "another", own_redirect_uri(port))
    assert "as far as here" in why
    assert office.asked == [("another", "")], "whoever sets it up anew means it"
    assert {file.name: file.read_bytes() for file in folder.path.iterdir()} == before
    with pytest.raises(StoreError, match="is damaged"):
        await HostLaptop(office, port).open_office(Application(SERVICE, "c", "s", own_redirect_uri(port)))


async def test_whoever_goes_away_while_a_keyring_is_waited_for_leaves_the_office_where_it_is(
    office: SetsNothingUp, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, asked, goes_on = office.folder, threading.Event(), threading.Event()
    set_up(folder, checked_application(SERVICE, "client", "secret", ""), None)
    before = {file.name: file.read_bytes() for file in folder.path.iterdir()}

    def waits(*_: object) -> None:
        asked.set()
        goes_on.wait(10)
        raise StoreError("nobody unlocked the keyring")

    monkeypatch.setattr(office_loss, "find_key", waits)
    port = free_port()
    laptop = HostLaptop(office, port, is_anew=True)
    opening = asyncio.create_task(
        laptop.open_office(Application(SERVICE, "client", "secret", own_redirect_uri(port)))
    )
    await until(asked.is_set)
    opening.cancel()
    with pytest.raises(asyncio.CancelledError):
        await opening
    goes_on.set()
    await until(lambda: all(one.name != "office-folder" for one in threading.enumerate()))
    assert {file.name: file.read_bytes() for file in folder.path.iterdir()} == before


async def tried(laptop: HostLaptop, client_id: str, redirect_uri: str) -> str:
    """Why the office was not set up."""
    with pytest.raises(StepFailedError) as failed:
        await laptop.open_office(Application(SERVICE, client_id, "secret", redirect_uri))
    assert isinstance(failed.value.text, Message)
    return failed.value.text


async def test_what_was_set_up_otherwise_and_is_in_use_is_named_once_before_it_changes(
    office: SetsNothingUp,
) -> None:
    laptop, port = HostLaptop(office), free_port()
    own, registered = own_redirect_uri(port), f"https://127.0.0.1:{port}/callback"
    state = set_up(office.folder, checked_application(SERVICE, "client", "secret", registered), None).state
    assert "as far as here" in await tried(laptop, "another", own), "nobody uses it yet"
    StateFile(office.folder.path, open_folder_key(office.folder)).save(
        replace(state, signed_in=SignedIn("a", "r"))
    )
    said = await tried(laptop, "client", own)
    assert "client ID client and redirect address" in said
    assert registered in said
    assert "in use" in await tried(laptop, "another", registered)
    assert "as far as here" in await tried(laptop, "client", registered)
    assert "as far as here" in await tried(laptop, "another", registered), "it was said, and given again"
    assert office.asked == [("another", ""), ("client", registered), ("another", registered)]


async def test_a_look_that_was_left_is_over_before_the_next(
    office: SetsNothingUp, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As where the keyring asks for a password, and the host goes back meanwhile."""
    goes_on, looks = threading.Event(), list[int]()

    def hangs(folder: OfficeFolder) -> bytes:
        looks.append(1)
        goes_on.wait(60)
        return open_folder_key(folder)

    monkeypatch.setattr(host_laptop, "open_folder_key", hangs)
    laptop, own = HostLaptop(office), own_redirect_uri(free_port())
    left = asyncio.create_task(laptop.open_office(Application(SERVICE, "client", "secret", own)))
    await until(lambda: bool(looks))
    left.cancel()
    again = asyncio.create_task(tried(laptop, "client", own))
    done, _ = await asyncio.wait({again}, timeout=1.5 * office_beside.OWNED_WITHIN_S)
    assert not done, "it says of no office that it runs"
    goes_on.set()
    assert "as far as here" in await again


@pytest.mark.parametrize(
    ("cause", "says"),
    [(PermissionError(13, "no"), "lets no program"), (OSError(98, "in use"), "is not free")],
)
async def test_what_keeps_it_from_its_port_is_said(
    office: SetsNothingUp, monkeypatch: pytest.MonkeyPatch, cause: OSError, says: str
) -> None:
    def fails(*_: object) -> None:
        raise OfficeError("cannot listen") from cause

    monkeypatch.setattr(office_beside, "listen", fails)
    said = await tried(HostLaptop(office), "client", own_redirect_uri(443))
    assert "port 443" in said
    assert says in said
    assert "register" in said
    obstacle = office_beside.obstacle_on(443)
    assert obstacle is not None
    assert says in obstacle.in_words(443)
    assert "register" not in obstacle.in_words(443), "a door that was set up has no such step"
