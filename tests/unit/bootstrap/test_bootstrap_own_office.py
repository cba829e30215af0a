"""The office beside an open door is set up anew, and whoever set it up goes away in the middle."""

import asyncio
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from kiosk.bootstrap import host_laptop, own_office
from kiosk.bootstrap.environment import SystemClock
from kiosk.bootstrap.office_beside import OfficeBeside, own_redirect_uri
from kiosk.bootstrap.office_folder import OfficeFolder
from kiosk.bootstrap.opening import open_profile
from kiosk.bootstrap.own_office import OwnOfficeHere
from kiosk.office.state import STATE_FILE
from kiosk.settings import Settings
from kiosk.settings_file import change_settings, load_settings, save_settings
from tests.end2end.host_laptop_samples import FOLDER_PASSPHRASE
from tests.unit.bootstrap.pairing_samples import place
from tests.unit.engine.scripted import until


class Ports(OfficeBeside):
    """Runs nothing, and notes where it would."""

    def __init__(self, folder: OfficeFolder) -> None:
        super().__init__(folder)
        self.started_at: list[int] = []

    def start(self, port: int) -> None:
        self.started_at.append(port)

    async def set_up(self, service: str, client_id: str, client_secret: str, redirect_uri: str) -> None:
        """Done."""


async def test_an_office_that_cannot_be_read_is_typed_again_and_the_log_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(own_office, "loss_in", lambda _: None)  # as where the disk fails in between
    office = Ports(OfficeFolder(tmp_path / "office", FOLDER_PASSPHRASE))
    office.folder.path.mkdir()
    (office.folder.path / STATE_FILE).write_bytes(b"not a state")
    home = tmp_path / "door"
    home.mkdir()
    save_settings(home, replace(Settings(), base_url="https://tickets.example", office_port=8788))
    with closing(await open_profile(place(home), writable=True)) as profile:
        here = OwnOfficeHere(place(home), profile, SystemClock(), office)
        assert await here.known() == ("", own_redirect_uri(8788))
    assert "cannot be read" in caplog.text
    assert FOLDER_PASSPHRASE not in caplog.text
    caplog.clear()


async def test_who_goes_away_while_another_port_is_kept_leaves_the_office_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    began, goes_on = threading.Event(), threading.Event()

    def slow(home: Path, changed: Callable[[Settings], Settings]) -> Settings:
        began.set()
        goes_on.wait(10)
        return change_settings(home, changed)

    monkeypatch.setattr(own_office, "change_settings", slow)
    monkeypatch.setattr(host_laptop, "_in_the_way", lambda _: None)
    home = tmp_path / "door"
    home.mkdir()
    save_settings(home, replace(Settings(), base_url="https://tickets.example", office_port=8788))
    office = Ports(OfficeFolder(tmp_path / "office", FOLDER_PASSPHRASE))
    with closing(await open_profile(place(home), writable=True)) as profile:
        here = OwnOfficeHere(place(home), profile, SystemClock(), office)
        setting_up = asyncio.create_task(here.set_up("client", "secret", own_redirect_uri(8790)))
        await until(began.is_set)
        setting_up.cancel()
        await asyncio.sleep(0)
        goes_on.set()
        with pytest.raises(asyncio.CancelledError):
            await setting_up
    assert load_settings(home).office_port == office.started_at[-1] == 8790
