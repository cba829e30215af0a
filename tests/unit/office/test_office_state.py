"""What the office keeps: encrypted, written whole, refused where it is damaged, and never lost quietly."""

import asyncio
import os
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path
from typing import BinaryIO

import pytest
from cryptography import x509
from msgspec.structs import replace

from kiosk.bootstrap.office import open_office
from kiosk.bootstrap.office_folder import OfficeFolder, open_folder_key
from kiosk.bootstrap.office_setup import set_up
from kiosk.core.policy import Direction
from kiosk.engine.atomic_file import replacing
from kiosk.engine.errors import StoreError
from kiosk.office import certificate
from kiosk.office.access_token import NotSignedIn, Token
from kiosk.office.certificate import CERTIFICATE_FILE, KEY_FILE
from kiosk.office.connections import listen
from kiosk.office.errors import OfficeSetupError
from kiosk.office.exchanges import Grant, Renewing
from kiosk.office.sign_in import SignIn
from kiosk.office.state import STATE_FILE, Bell, Kept, OfficeState, PairedDoor, SignedIn, StateFile
from tests.unit.office.office_samples import (
    CLIENT_SECRET,
    FIRST_SERIAL,
    PAGE_PASSPHRASE,
    Disk,
    FakeClock,
    ScriptedExchanges,
    kept_on,
    set_up_office,
    state_of,
)

KEY = bytes(range(32))
DOOR = PairedDoor("door-1", "A", "ab" * 32, Direction.EXIT, ("e1",), 1.0, 2.0)
WHOLE = state_of(serial=7, signed_in=SignedIn("a", "refresh"), doors=(DOOR,), policy={"version": 1})


def test_the_state_comes_back_as_it_was_and_cannot_be_read_without_the_key(tmp_path: Path) -> None:
    StateFile(tmp_path, KEY).save(WHOLE)
    assert StateFile(tmp_path, KEY).load() == WHOLE
    content = (tmp_path / STATE_FILE).read_bytes()
    for secret in (CLIENT_SECRET, "refresh", "tickets.example"):
        assert secret.encode() not in content
    assert (tmp_path / STATE_FILE).stat().st_mode & 0o077 == 0
    with pytest.raises(StoreError, match="put it back from a backup"):
        StateFile(tmp_path, KEY[::-1]).load()


def test_every_changed_byte_is_found(tmp_path: Path) -> None:
    StateFile(tmp_path, KEY).save(WHOLE)
    path = tmp_path / STATE_FILE
    content = path.read_bytes()
    for at in (*range(15, len(content), 7), len(content) - 1):
        path.write_bytes(content[:at] + bytes([content[at] ^ 1]) + content[at + 1 :])
        with pytest.raises(StoreError, match="damaged"):
            StateFile(tmp_path, KEY).load()
    for cut in (b"", content[:10], content[:-1], content + b"x"):
        path.write_bytes(cut)
        with pytest.raises(StoreError, match="damaged"):
            StateFile(tmp_path, KEY).load()


@pytest.mark.parametrize(
    "cannot_be_kept",
    [
        replace(WHOLE, signed_in=SignedIn("a", "\ud800")),
        replace(WHOLE, policy={"x": object()}),
        replace(WHOLE, signed_in=SignedIn("a", "r" * 9_000_000)),
    ],
    ids=["surrogate", "object", "too long"],
)
def test_what_cannot_be_kept_leaves_the_file_as_it_was(tmp_path: Path, cannot_be_kept: OfficeState) -> None:
    file = StateFile(tmp_path, KEY)
    file.save(WHOLE)
    with pytest.raises(StoreError, match="cannot be written"):
        file.save(cannot_be_kept)
    assert file.load() == WHOLE


def test_a_newer_state_is_refused(tmp_path: Path) -> None:
    StateFile(tmp_path, KEY).save(replace(WHOLE, version=2))
    with pytest.raises(StoreError, match="newer Kiosk"):
        StateFile(tmp_path, KEY).load()


def test_an_office_whose_key_file_is_gone_gets_no_new_key(folder: OfficeFolder) -> None:
    for name in ("key.json", "key.kept.json"):
        (folder.path / name).unlink()
    with pytest.raises(StoreError, match="put it back"):
        open_folder_key(folder)


def test_half_a_certificate_is_not_replaced(folder: OfficeFolder, clock: FakeClock) -> None:
    hosts = ("127.0.0.1",)
    (listener,) = listen(hosts, 0)
    with listener:
        open_office(folder, [listener], hosts, clock=clock)
        before = (folder.path / "certificate.pem").read_bytes()
        (folder.path / "certificate-key.pem").unlink()
        with pytest.raises(StoreError, match="put both files back"):
            open_office(folder, [listener], hosts, clock=clock)
        assert (folder.path / "certificate.pem").read_bytes() == before


@pytest.mark.skipif(sys.platform == "win32", reason="no such pipes there")
def test_a_pipe_where_the_certificates_key_was_is_said_and_waited_for_by_nobody(
    folder: OfficeFolder, clock: FakeClock
) -> None:
    hosts, said = ("127.0.0.1",), list[str]()
    (listener,) = listen(hosts, 0)
    with listener:
        open_office(folder, [listener], hosts, clock=clock)
        (folder.path / KEY_FILE).unlink()
        os.mkfifo(folder.path / KEY_FILE)

        def open_again() -> None:
            try:
                open_office(folder, [listener], hosts, clock=clock)
            except StoreError as error:
                said.append(error.text)

        opening = threading.Thread(target=open_again)
        opening.start()
        opening.join(20)
        writer = os.open(folder.path / KEY_FILE, os.O_RDWR | os.O_NONBLOCK)  # who waits goes on by that
        was_waiting = opening.is_alive()
        os.close(writer)
        opening.join()
    assert not was_waiting
    assert "put both files back" in said[0]


def test_a_first_run_that_broke_off_between_the_certificates_files_blocks_no_office(
    folder: OfficeFolder, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    hosts = ("127.0.0.1",)
    (listener,) = listen(hosts, 0)
    with listener:

        @contextmanager
        def full(path: Path) -> Iterator[BinaryIO]:
            if path.name == CERTIFICATE_FILE:
                raise StoreError("the disk is full")
            with replacing(path) as file:
                yield file

        monkeypatch.setattr(certificate, "replacing", full)
        with pytest.raises(StoreError, match="disk is full"):
            open_office(folder, [listener], hosts, clock=clock)
        monkeypatch.setattr(certificate, "replacing", replacing)
        assert (folder.path / KEY_FILE).exists()
        first = open_office(folder, [listener], hosts, clock=clock).office.fingerprint
        assert first == open_office(folder, [listener], hosts, clock=clock).office.fingerprint


def test_a_certificate_that_doors_know_is_not_made_anew(folder: OfficeFolder, clock: FakeClock) -> None:
    hosts = ("127.0.0.1",)
    (listener,) = listen(hosts, 0)
    with listener:
        open_office(folder, [listener], hosts, clock=clock)
        file = StateFile(folder.path, open_folder_key(folder))
        state = file.load()
        assert state is not None
        file.save(replace(state, doors=(DOOR,)))
        (folder.path / CERTIFICATE_FILE).unlink()
        before = (folder.path / KEY_FILE).read_bytes()
        with pytest.raises(StoreError, match="put both files back"):
            open_office(folder, [listener], hosts, clock=clock)
        assert (folder.path / KEY_FILE).read_bytes() == before
        assert not (folder.path / CERTIFICATE_FILE).exists()


@pytest.mark.parametrize("now", [0.0, 946_684_800.0, 1_781_373_600.0])
def test_a_certificate_is_made_whatever_the_time_is_thought_to_be(tmp_path: Path, now: float) -> None:
    made = certificate.Certificate(tmp_path, KEY)
    made.open(("localhost",), now, is_known=False)
    found = x509.load_pem_x509_certificate((tmp_path / CERTIFICATE_FILE).read_bytes())
    assert found.not_valid_after_utc - found.not_valid_before_utc >= timedelta(days=3653)
    assert found.not_valid_after_utc.timestamp() > now


def test_setting_up_anew_keeps_the_doors_and_ends_the_sign_in_of_another_application(
    folder: OfficeFolder,
) -> None:
    file = StateFile(folder.path, open_folder_key(folder))
    first = file.load()
    assert first is not None
    file.save(replace(first, signed_in=SignedIn("a", "refresh"), doors=(DOOR,), serial=4))
    same = set_up_office(folder, client_secret="another")
    assert (same.signed_in, same.doors, same.office_id) == (
        SignedIn("a", "refresh"),
        (DOOR,),
        first.office_id,
    )
    other = set_up_office(folder, client_id="another")
    assert (other.signed_in, other.doors, other.serial) == (None, (DOOR,), 4)


def test_setting_up_for_another_service_unpairs_every_door(folder: OfficeFolder) -> None:
    file = StateFile(folder.path, open_folder_key(folder))
    first = file.load()
    assert first is not None
    file.save(replace(first, doors=(DOOR,)))
    application = replace(first.application, base_url="https://other.example")
    done = set_up(folder, application, PAGE_PASSPHRASE)
    assert (done.unpaired, done.state.doors) == (1, ())
    assert file.load() == done.state


def test_a_passphrase_that_is_not_utf_8_changes_nothing(folder: OfficeFolder) -> None:
    state = StateFile(folder.path, open_folder_key(folder)).load()
    assert state is not None
    with pytest.raises(OfficeSetupError, match="not UTF-8"):
        set_up(folder, state.application, "quiet harbour \udcff")


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"client_id": ""}, "client id"),
        ({"client_secret": "has blanks"}, "client secret"),
        ({"redirect_uri": "http://example.com/callback"}, "redirect address"),
        ({"redirect_uri": "https://"}, "redirect address"),
        ({"redirect_uri": "https://x/#y"}, "redirect address"),
        ({"redirect_uri": "https://[x"}, "redirect address"),
    ],
)
def test_what_the_service_cannot_know_is_refused(
    folder: OfficeFolder, given: dict[str, str], words: str
) -> None:
    with pytest.raises(OfficeSetupError, match=words) as told:
        set_up_office(folder, **given)
    assert "has blanks" not in str(told.value)
    assert PAGE_PASSPHRASE not in str(told.value)


def sign_in_on(disk: Disk, service: ScriptedExchanges, clock: FakeClock) -> SignIn:
    kept = kept_on(disk)
    return SignIn(kept, service, clock, Bell(), "https://localhost:8788/callback")


async def test_at_the_start_one_exchange_brings_the_token_however_many_ask() -> None:
    disk, clock = Disk(), FakeClock()
    service = ScriptedExchanges(replies=[Grant("t6", "r6", 3600)])
    kept = kept_on(disk, serial=5, signed_in=SignedIn("a", "r5"))
    sign_in = SignIn(kept, service, clock, Bell(), "https://localhost:8788/callback")
    asked = await asyncio.gather(sign_in.renew_if_due(), *(sign_in.refused(5) for _ in range(4)))
    assert {one.serial for one in asked if isinstance(one, Token)} == {FIRST_SERIAL}
    assert service.renewals == ["r5"]


class SlowDisk(Disk):
    """A disk that takes nothing until it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = threading.Event()
        self.may = threading.Event()

    def save(self, state: OfficeState) -> None:
        self.asked.set()
        assert self.may.wait(10)
        super().save(state)


async def test_who_asks_while_a_renewal_is_being_kept_hears_of_that_one() -> None:
    disk, clock = SlowDisk(), FakeClock()
    service = ScriptedExchanges(replies=[Grant("t6", "r6", 3600)])
    kept = kept_on(disk, serial=5, signed_in=SignedIn("a", "r5"))
    sign_in = SignIn(kept, service, clock, Bell(), "https://localhost:8788/callback")
    asked = [asyncio.create_task(sign_in.refused(5))]
    await asyncio.to_thread(disk.asked.wait, 10)
    asked.append(asyncio.create_task(sign_in.refused(5)))
    await asyncio.sleep(0)
    assert sign_in.token is None, "nobody has it before it is on disk"
    disk.may.set()
    outcomes = await asyncio.gather(*asked)
    assert [one.serial for one in outcomes if isinstance(one, Token)] == [FIRST_SERIAL] * 2
    assert len(disk.saved) == 1


async def ended_while_renewing(disk: Disk) -> tuple[SignIn, Renewing]:
    """A sign-in that was ended, and what renews its token still."""
    clock = FakeClock()
    service = ScriptedExchanges([Grant("t1", "r1", 3600)], [Grant("t2", "r2", 3600)])
    sign_in = sign_in_on(disk, service, clock)
    await sign_in.by_client_credentials()
    clock.forward(1800)
    renewing = sign_in._renewing
    assert renewing is not None
    await sign_in.sign_out()
    return sign_in, renewing


async def test_a_renewal_that_ends_after_a_sign_out_signs_nobody_in() -> None:
    disk = Disk()
    sign_in, renewing = await ended_while_renewing(disk)
    await renewing.renew("t1")
    assert sign_in.token is None
    assert disk.saved[-1].signed_in is None
    assert isinstance(await sign_in.refused(FIRST_SERIAL), NotSignedIn)


async def test_without_a_refresh_token_the_sign_in_lasts_as_long_as_its_token() -> None:
    disk, clock = Disk(), FakeClock()
    service = ScriptedExchanges([Grant("t1", None, 3600)])
    sign_in = sign_in_on(disk, service, clock)
    state = sign_in.begin().rpartition("state=")[2]
    await sign_in.came_back(f"code=c&state={state}")
    clock.forward(1800)
    assert await sign_in.renew_if_due() == 1800
    outcome = await sign_in.refused(FIRST_SERIAL)
    assert isinstance(outcome, NotSignedIn)
    assert "gave no refresh token" in outcome.why
    assert sign_in.token is not None, "one door's refusal takes it from no other"
    clock.forward(1800)
    assert await sign_in.renew_if_due() == float("inf")
    assert sign_in.token.left_s(clock) == 0
    assert isinstance(await sign_in.refused(FIRST_SERIAL), NotSignedIn)
    assert sign_in.token is None


async def test_a_clock_that_was_set_forward_ends_no_token_that_the_service_takes() -> None:
    disk, clock = Disk(), FakeClock()
    sign_in = sign_in_on(disk, ScriptedExchanges([Grant("t1", None, 3600)]), clock)
    await sign_in.came_back(f"code=c&state={sign_in.begin().rpartition('state=')[2]}")
    clock.at += 86_400
    assert await sign_in.renew_if_due() == float("inf")
    assert sign_in.token is not None
    assert sign_in.token.left_s(clock) == 0
    assert "the access token has ended" in sign_in.why
    clock.at -= 86_400
    assert sign_in.token.left_s(clock) == 3600


async def test_a_refusal_at_one_door_ends_no_token_whose_life_nobody_knows() -> None:
    disk, clock = Disk(), FakeClock()
    sign_in = sign_in_on(disk, ScriptedExchanges([Grant("t1", None, None)]), clock)
    state = sign_in.begin().rpartition("state=")[2]
    await sign_in.came_back(f"code=c&state={state}")
    clock.forward(600)
    outcome = await sign_in.refused(FIRST_SERIAL)
    assert sign_in.token is not None
    assert isinstance(outcome, NotSignedIn)
    assert "has ended or was refused" in outcome.why
    assert sign_in.why == outcome.why, "and the page says why a door has none"
    assert await sign_in.renew_if_due() == float("inf")


async def test_a_machine_that_slept_and_a_clock_that_was_set_do_not_keep_a_token_young() -> None:
    disk, clock = Disk(), FakeClock()
    sign_in = sign_in_on(disk, ScriptedExchanges([Grant("t1", "r1", 3600)]), clock)
    await sign_in.by_client_credentials()
    assert sign_in.token is not None
    clock.at += 1000
    assert sign_in.token.left_s(clock) == 2600
    clock.at -= 100_000
    clock.passed += 500
    assert sign_in.token.left_s(clock) == 3100


async def test_serials_go_up_also_after_an_older_file_was_put_back() -> None:
    disk, clock = Disk(), FakeClock()
    older = kept_on(disk, serial=5, signed_in=SignedIn("a", "r"))
    serials = []
    for _ in range(2):
        service = ScriptedExchanges(replies=[Grant("t", "r", 3600)])
        sign_in = SignIn(Kept(older.state, disk.save), service, clock, Bell(), "https://localhost/callback")
        await sign_in.renew_if_due()
        assert sign_in.token is not None
        serials.append(sign_in.token.serial)
        clock.forward(60)
    assert serials == [FIRST_SERIAL, FIRST_SERIAL + 60]
    clock.at -= 86_400
    clock.passed += 3600
    service.replies = [Grant("t2", "r", 3600)]
    renewed = await sign_in.refused(serials[-1])
    assert isinstance(renewed, Token)
    assert renewed.serial == serials[-1] + 1, "a clock that was set back does not let it go down"


async def test_what_a_full_disk_did_not_take_is_given_to_it_once_more_at_the_end() -> None:
    disk, clock = Disk(), FakeClock()
    service = ScriptedExchanges([Grant("t1", "r1", 3600)], [Grant("t2", "r2", 3600)])
    sign_in = sign_in_on(disk, service, clock)
    await sign_in.by_client_credentials()
    clock.forward(1800)
    disk.is_full = True
    await sign_in.renew_if_due()
    disk.is_full = False
    clock.forward(600)
    await sign_in.aclose()
    kept = disk.saved[-1].signed_in
    assert kept is not None
    assert kept.refresh_token == "r2"
    assert sign_in.token is not None
    assert sign_in.token.left_s(clock) == 3000, "it is as old as the answer that brought it"


async def test_a_write_goes_on_where_whoever_asked_for_it_is_cancelled() -> None:
    disk = SlowDisk()
    kept = kept_on(disk)
    first = asyncio.create_task(kept.change(lambda state: replace(state, serial=1)))
    await asyncio.to_thread(disk.asked.wait, 10)
    first.cancel()
    await asyncio.wait({first})
    disk.asked.clear()
    second = asyncio.create_task(kept.change(lambda state: replace(state, policy={})))
    await asyncio.sleep(0.01)
    assert not disk.asked.is_set(), "one write at a time"
    disk.may.set()
    assert ((await second).serial, len(disk.saved)) == (1, 2)
