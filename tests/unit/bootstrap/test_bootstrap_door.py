"""A door is wired whatever is stored for it, and says what it goes without."""

import asyncio
import os
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from kiosk.api.auth import BadTokenError
from kiosk.api.base_url import BaseUrlError
from kiosk.bootstrap import Environment, open_door
from kiosk.bootstrap.service import BAD_ADDRESS, BAD_TOKEN
from kiosk.engine.errors import NotSentError
from kiosk.engine.session import Whose
from kiosk.engine.token_account import SIGNED_IN
from kiosk.settings import Settings
from kiosk.settings_file import save_settings
from kiosk.store.profile import DATABASE_FILE, Profile

ADDRESSES = ["tickets.example.com", "http://tickets.example.com", "https://", "https://[", "https://x:99999"]
PATIENCE_S = 120


@pytest.mark.parametrize("address", ADDRESSES)
async def test_an_address_that_cannot_be_leaves_a_door_that_works_offline_and_says_why(
    tmp_path: Path, address: str
) -> None:
    place = Environment(tmp_path, Settings(base_url=address), "token", "passphrase")
    async with open_door(place, opens_anyhow=True) as kiosk:
        with pytest.raises(NotSentError) as told:
            await kiosk.guest_list.sync()
        assert str(told.value) == BAD_ADDRESS
    with pytest.raises(BaseUrlError):
        async with open_door(place):
            pass


async def test_with_an_address_that_cannot_be_a_token_that_was_never_looked_up_is_nobodys(
    tmp_path: Path,
) -> None:
    place = Environment(tmp_path, Settings(base_url="http://example.com"), "token", "passphrase")
    async with open_door(place, opens_anyhow=True) as kiosk:
        await kiosk.store.notes.put(SIGNED_IN, "last week's host")
        assert await kiosk.session.whose() == Whose()


async def test_a_token_that_cannot_be_leaves_a_door_that_works_from_what_it_holds_and_says_why(
    tmp_path: Path,
) -> None:
    """As one that the service refuses: by the last account's list, and nobody is red for not being on it."""
    settings = Settings(base_url="https://tickets.example.com")
    place = Environment(tmp_path, settings, "tok\x07en", "passphrase")
    async with open_door(place, opens_anyhow=True) as kiosk:
        await kiosk.store.notes.put(SIGNED_IN, "last week's host")
        assert await kiosk.session.whose() == Whose("last week's host", certain=False)
        with pytest.raises(NotSentError) as told:
            await kiosk.guest_list.sync()
        assert str(told.value) == BAD_TOKEN
    with pytest.raises(BadTokenError):
        async with open_door(place):
            pass


def test_the_door_screen_opens_with_a_stored_address_that_cannot_be(tmp_path: Path) -> None:
    save_settings(tmp_path, Settings(base_url="tickets.example.com"))
    given = {name: value for name, value in os.environ.items() if not name.startswith("KIOSK_")}
    given |= {"KIOSK_HOME": str(tmp_path), "KIOSK_PASSPHRASE": "correct horse", "HOME": str(tmp_path)}
    given |= {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(Path(__file__).parents[3])}
    with subprocess.Popen([sys.executable, "-m", "kiosk"], env=given, stderr=subprocess.PIPE) as door:
        ends = time.monotonic() + PATIENCE_S
        while not (tmp_path / DATABASE_FILE).exists() and door.poll() is None and time.monotonic() < ends:
            time.sleep(0.1)
        opened = door.poll() is None
        door.kill()
        _, said = door.communicate()
    assert opened, said.decode()


def test_who_is_told_to_end_does_not_wait_for_a_profile_that_is_being_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its keyring may be asking for a password, and gives a person two minutes to come."""
    place = Environment(tmp_path, Settings(), "", "passphrase")
    asked, answers, waited_for = threading.Event(), threading.Event(), threading.Event()
    opened, open_now = [], Profile.open

    def asks_first(folder: Path, passphrase: str | None, *, writable: bool, looks_after_s: float) -> Profile:
        asked.set()
        if not answers.wait(10):
            waited_for.set()
        opened.append(open_now(folder, passphrase, writable=writable, looks_after_s=looks_after_s))
        return opened[0]

    async def work() -> None:
        async with open_door(place):
            pytest.fail("nobody answered")

    async def told_to_end() -> None:
        task = asyncio.create_task(work())
        while not asked.is_set():
            await asyncio.sleep(0.001)
        task.cancel()
        await asyncio.wait({task})

    monkeypatch.setattr(Profile, "open", asks_first)
    asyncio.run(told_to_end())
    assert not waited_for.is_set()
    answers.set()
    for thread in threading.enumerate():
        if thread.name == "profile":
            thread.join(PATIENCE_S)
    assert len(opened) == 1
    open_now(tmp_path, "passphrase", writable=True).close()  # nobody holds it any more
