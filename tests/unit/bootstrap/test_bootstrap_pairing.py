"""Pairing a door over real connections: whose tokens go where, and what a disk that fails leaves behind."""

import asyncio
import json
import threading
import zlib
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any, NoReturn

import pytest
from keyring.errors import KeyringLocked
from msgspec.structs import replace

from kiosk.api.office import MOST_BYTES_OF_PAIRING
from kiosk.bootstrap import pairing as bootstrap_pairing
from kiosk.bootstrap.door import open_door
from kiosk.bootstrap.environment import Environment, SystemClock
from kiosk.bootstrap.opening import open_profile
from kiosk.bootstrap.pairing import ROOM_BYTES, ROOM_FILE, PairedDoor, forget_office, pair_door
from kiosk.bootstrap.service import kept_tokens, open_service
from kiosk.bootstrap.sign_in import keep_sign_in, sign_out
from kiosk.core.message import Message
from kiosk.core.presence import InputMethod
from kiosk.core.verdict import VerdictKind
from kiosk.engine.atomic_file import write_atomically
from kiosk.engine.controller import DoorController
from kiosk.engine.errors import NotSentError, ServiceError, StoreError
from kiosk.engine.office import PAIRING, Pairing, keep_pairing, pairing_of
from kiosk.engine.policy_change import set_policy
from kiosk.engine.staff_choices import EVENTS
from kiosk.engine.store_ports import Store
from kiosk.sandbox.server import SandboxThread
from kiosk.sandbox.world import SandboxOptions
from kiosk.settings import Settings, SettingsFileError
from kiosk.settings_file import change_settings, load_settings, save_settings
from tests.small_disk import empty, fill, small_disk
from tests.unit.bootstrap.pairing_samples import kept, office, place, theirs
from tests.unit.cli.office_thread import CREDENTIAL, OfficeThread
from tests.unit.store.store_samples import MemoryKeyring, using_keyring

__all__ = ["office", "theirs"]


@pytest.fixture
def other() -> Iterator[SandboxThread]:
    """Another service, which is to get no token of the office."""
    with SandboxThread(SandboxOptions(tickets=5)) as running:
        yield running


async def pair(home: Path, office: OfficeThread) -> PairedDoor:
    return await pair_door(place(home), office.link, SystemClock(), lambda: "0" * 32)


async def keep_as_an_earlier_kiosk_did(home: Path) -> None:
    with closing(await open_profile(place(home), writable=True)) as profile:
        note = json.loads(await profile.notes.get(PAIRING) or "")
        del note["base_url"]
        await profile.notes.put(PAIRING, json.dumps(note))


def set_to(home: Path, service: SandboxThread) -> None:
    save_settings(home, replace(Settings(), base_url=service.base_url, events=("all",)))


@asynccontextmanager
async def door_at(environment: Environment) -> AsyncIterator[DoorController]:
    async with open_door(environment) as door:
        yield door
        await door.stop()


async def test_a_pairing_names_the_service_that_its_tokens_are_for(
    office: OfficeThread, theirs: SandboxThread, tmp_path: Path
) -> None:
    office.pairs(f"{theirs.base_url}/", events=["all"])
    await pair(tmp_path / "door", office)
    pairing = await kept(tmp_path / "door")
    assert pairing is not None
    assert pairing.base_url == theirs.base_url
    async with door_at(place(tmp_path / "door")) as door:
        assert (await door.guest_list.sync()).tickets == 5


async def test_a_door_that_is_paired_anew_says_what_it_was_paired_as(
    office: OfficeThread, theirs: SandboxThread, tmp_path: Path
) -> None:
    office.pairs(theirs.base_url)
    for _ in range(2):
        await pair(tmp_path / "door", office)
    first, second = (body for path, body, _ in office.asked if path == "/door/pair")
    assert "held" not in first
    assert second["held"] == CREDENTIAL


async def test_the_offices_tokens_go_to_no_other_service_and_the_door_goes_on(
    office: OfficeThread, theirs: SandboxThread, other: SandboxThread, tmp_path: Path
) -> None:
    home = tmp_path / "door"
    await pair(home, office)
    async with door_at(place(home)) as door:
        await door.guest_list.sync()
    elsewhere = place(home, KIOSK_BASE_URL=f"{other.base_url}/")
    async with door_at(elsewhere) as door:
        with pytest.raises(NotSentError) as refused:
            await door.guest_list.sync()
        given = await door.scan(theirs.world.tickets[0].id, InputMethod.COMMAND_LINE)
        assert given is not None
        assert given.verdict.kind is not VerdictKind.UNKNOWN
    text = refused.value.text
    assert all(address in text for address in (theirs.base_url, other.base_url))
    assert isinstance(text, Message)
    assert "KIOSK_BASE_URL" in str(text.parts["command_line"])
    async with open_service(elsewhere) as service:
        with pytest.raises(NotSentError, match="but its office signs in at"):
            await service.current_user()
    assert list(other.world.requests()) == []


@pytest.mark.parametrize("cut_off", ["settings", "pairing"])
async def test_a_pairing_that_is_cut_off_gives_no_token_to_the_service_of_before(
    office: OfficeThread, other: SandboxThread, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cut_off: str
) -> None:
    home = tmp_path / "door"
    set_to(home, other)

    def full(*_: object) -> None:
        raise SettingsFileError("settings.json cannot be written: No space left on device")

    async def no_room(*_: object) -> None:
        raise StoreError("the disk is full: nothing was recorded. Free some space and try again")

    with monkeypatch.context() as patched:
        if cut_off == "settings":
            patched.setattr(bootstrap_pairing, "change_settings", full)
        else:
            patched.setattr(bootstrap_pairing, "keep_pairing", no_room)
        with pytest.raises(StoreError, match="ask for a new code") as said:
            await pair(home, office)
    assert "the code is used" in said.value.text
    assert "try again" not in said.value.text
    assert await kept(home) is None
    async with door_at(place(home)) as door:
        with pytest.raises(ServiceError):
            await door.guest_list.sync()
    assert list(other.world.requests()) == []


@pytest.mark.parametrize("noted", [True, False])
@pytest.mark.parametrize("cut_off", ["settings", "pairing"])
async def test_a_door_that_could_not_change_its_office_goes_on_with_the_one_of_before(
    office: OfficeThread,
    theirs: SandboxThread,
    other: SandboxThread,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    noted: bool,
    cut_off: str,
) -> None:
    home = tmp_path / "door"
    await pair(home, office)
    if not noted:
        await keep_as_an_earlier_kiosk_did(home)
    office.pairs(other.base_url, office="office-2")

    async def no_room(store: Store, pairing: Pairing | None) -> None:
        if cut_off == "pairing" and pairing is not None and pairing.office == "office-2":
            raise StoreError("the disk is full")
        await keep_pairing(store, pairing)

    def full(folder: Path, changed: Callable[[Settings], Settings]) -> Settings:
        if cut_off == "settings":
            raise SettingsFileError("settings.json cannot be written: No space left on device")
        return change_settings(folder, changed)

    with monkeypatch.context() as patched:
        patched.setattr(bootstrap_pairing, "keep_pairing", no_room)
        patched.setattr(bootstrap_pairing, "change_settings", full)
        with pytest.raises(StoreError, match="the code is used"):
            await pair(home, office)
    assert load_settings(home).base_url == theirs.base_url
    async with door_at(place(home)) as door:
        assert (await door.guest_list.sync()).tickets == 5
    assert list(other.world.requests()) == []


@pytest.mark.parametrize("is_new", [True, False])
async def test_a_program_that_is_killed_while_it_pairs_leaves_a_first_run_or_a_door_that_sends_no_token_on(
    office: OfficeThread, other: SandboxThread, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_new: bool
) -> None:
    """Whatever of the two that are kept comes last is not written."""
    home, kept_so_far = tmp_path / "door", list[str]()
    if not is_new:
        set_to(home, other)

    class KilledError(BaseException):
        pass

    async def keep(store: Store, pairing: Pairing | None) -> None:
        if kept_so_far:
            raise KilledError
        kept_so_far.append("pairing")
        await keep_pairing(store, pairing)

    def save(folder: Path, changed: Callable[[Settings], Settings]) -> Settings:
        if kept_so_far:
            raise KilledError
        kept_so_far.append("settings")
        return change_settings(folder, changed)

    with monkeypatch.context() as patched:
        patched.setattr(bootstrap_pairing, "keep_pairing", keep)
        patched.setattr(bootstrap_pairing, "change_settings", save)
        with pytest.raises(KilledError):
            await pair(home, office)
    assert place(home).is_new is is_new
    if not is_new:
        async with door_at(place(home)) as door:
            with pytest.raises(NotSentError, match="but its office signs in at"):
                await door.guest_list.sync()
    assert list(other.world.requests()) == []


async def test_a_note_of_an_earlier_kiosk_is_for_the_service_that_the_settings_name(
    office: OfficeThread, other: SandboxThread, tmp_path: Path
) -> None:
    home = tmp_path / "door"
    await pair(home, office)
    await keep_as_an_earlier_kiosk_did(home)
    async with door_at(place(home)) as door:
        assert (await door.guest_list.sync()).tickets == 5
    async with door_at(place(home, KIOSK_BASE_URL=other.base_url)) as door:
        with pytest.raises(NotSentError, match="but its office signs in at"):
            await door.guest_list.sync()
    save_settings(home, replace(load_settings(home), base_url=""))
    async with open_service(place(home, KIOSK_BASE_URL=other.base_url)) as service:
        with pytest.raises(NotSentError, match="pair this door again"):
            await service.token_info()
    assert list(other.world.requests()) == []
    office.pairs(other.base_url)
    await pair(home, office)
    paired = await kept(home)
    assert paired is not None
    assert paired.base_url == other.base_url
    tokens = await kept_tokens(place(home), SystemClock())
    assert tokens is not None
    await tokens.aclose()


async def test_a_disk_without_room_is_said_before_the_code_is_used(
    office: OfficeThread, theirs: SandboxThread, tmp_path: Path
) -> None:
    with small_disk(tmp_path / "disk", megabytes=8) as disk:
        home = disk / "door"
        (await open_profile(place(home), writable=True)).close()
        for left in (400_000, 200_000, 100_000):
            fill(disk, but=left)
            with pytest.raises(StoreError):
                await pair(home, office)
            empty(disk)
        assert office.asked == []
        assert await kept(home) is None
        await pair(home, office)
        assert await kept(home) is not None
        assert not (home / bootstrap_pairing.ROOM_FILE).exists()


async def test_a_disk_that_others_fill_meanwhile_has_room_for_what_the_office_says(
    office: OfficeThread, tmp_path: Path
) -> None:
    with small_disk(tmp_path / "disk", megabytes=8) as disk:
        home = disk / "door"
        (await open_profile(place(home), writable=True)).close()
        office.heard = lambda path: fill(disk) if path == "/door/pair" else None
        await pair(home, office)
        assert await kept(home) is not None


async def test_what_the_office_sets_and_no_start_could_load_is_not_kept(
    office: OfficeThread, theirs: SandboxThread, tmp_path: Path
) -> None:
    home = tmp_path / "door"
    office.pairs(f"https://tickets.example.com/{'a' * 2010}")
    with pytest.raises(StoreError, match="base_url is longer than"):
        await pair(home, office)
    assert load_settings(home) == Settings()


async def test_what_staff_prefer_while_an_open_door_is_paired_stays(
    office: OfficeThread, theirs: SandboxThread, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "door"

    async def turned_down(store: Store, pairing: Pairing | None) -> None:
        change_settings(home, lambda now: replace(now, screen=replace(now.screen, volume=0.25)))
        await keep_pairing(store, pairing)

    monkeypatch.setattr(bootstrap_pairing, "keep_pairing", turned_down)
    paired = await pair(home, office)
    assert load_settings(home) == paired.settings
    assert (paired.settings.screen.volume, paired.settings.base_url) == (0.25, theirs.base_url)


async def test_a_policy_that_the_disk_does_not_take_leaves_the_door_paired(
    office: OfficeThread, theirs: SandboxThread, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    office.pairs(theirs.base_url, policy={"capacity": 5})

    async def full(*_: object, **__: object) -> None:
        raise StoreError("the disk is full")

    monkeypatch.setattr(bootstrap_pairing, "set_policy", full)
    paired = await pair(tmp_path / "door", office)
    assert paired.policy_trouble == "the disk is full"
    assert await kept(tmp_path / "door") is not None


async def test_who_goes_away_once_the_code_is_used_leaves_a_door_that_is_paired_and_has_its_rules(
    office: OfficeThread, theirs: SandboxThread, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "door"
    office.pairs(theirs.base_url, events=["all"], policy={"version": 1, "ticket_types": ["VIP"]})
    setting, goes_on = asyncio.Event(), asyncio.Event()
    really_set = set_policy

    async def slow(*given: Any, **named: Any) -> Any:
        setting.set()
        await goes_on.wait()
        return await really_set(*given, **named)

    monkeypatch.setattr(bootstrap_pairing, "set_policy", slow)
    pairing = asyncio.create_task(pair(home, office))
    await setting.wait()
    assert load_settings(home).base_url == "", "without its rules nobody opens it"
    for _ in range(2):
        pairing.cancel()
        await asyncio.sleep(0.05)
    goes_on.set()
    with pytest.raises(asyncio.CancelledError):
        await pairing
    assert load_settings(home).base_url == theirs.base_url
    assert await kept(home) is not None
    async with door_at(place(home)) as door:
        assert door.policy.ticket_types == ("VIP",)


async def test_a_token_that_the_keyring_does_not_forget_is_told_and_counts_no_more(
    office: OfficeThread, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def locked(*_asked: str) -> NoReturn:
        raise KeyringLocked

    home = tmp_path / "door"
    with using_keyring(MemoryKeyring()) as ring:
        assert await keep_sign_in(replace(place(home, KIOSK_BASE_URL="https://own.example"), token="own"))
        with monkeypatch.context() as patched:
            patched.setattr(MemoryKeyring, "delete_password", locked)
            paired = await pair(home, office)
        assert "kiosk token forget" in paired.token_trouble
        assert place(home).access_token == ""
        assert await sign_out(place(home)), "the keyring had it all the while"
        assert ring.kept == {}
        assert (await pair(home, office)).token_trouble == ""


async def test_who_goes_away_while_the_keyring_waits_is_not_kept_and_the_token_is_forgotten_later(
    office: OfficeThread, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home, goes_on, asked = tmp_path / "door", threading.Event(), threading.Event()
    really_get = MemoryKeyring.get_password

    def slow(ring: MemoryKeyring, service: str, username: str) -> str | None:
        asked.set()
        assert goes_on.wait(20)
        return really_get(ring, service, username)

    with using_keyring(MemoryKeyring()) as ring:
        assert await keep_sign_in(replace(place(home, KIOSK_BASE_URL="https://own.example"), token="own"))
        monkeypatch.setattr(MemoryKeyring, "get_password", slow)
        pairing = asyncio.create_task(pair(home, office))
        await asyncio.to_thread(asked.wait, 20)
        pairing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await pairing
        assert ring.kept, "it was not waited for"
        assert load_settings(home).token_kept is False
        goes_on.set()
        while ring.kept:
            await asyncio.sleep(0.01)


async def test_the_events_of_a_service_that_the_environment_names_do_not_stay_for_another(
    office: OfficeThread, theirs: SandboxThread, tmp_path: Path
) -> None:
    save_settings(tmp_path / "door", replace(Settings(), events=("ev-sat",)))
    office.pairs(theirs.base_url, events=[])
    environment = place(tmp_path / "door", KIOSK_BASE_URL="https://b.example")
    paired = await pair_door(environment, office.link, SystemClock(), lambda: "0" * 32)
    assert paired.settings.events == ()


async def test_a_pairing_keeps_the_loop_waiting_for_no_disk_and_its_room_is_taken_on_any(
    office: OfficeThread, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    loops, room = threading.current_thread(), b""

    def write(path: Path, content: bytes) -> None:
        nonlocal room
        assert threading.current_thread() is not loops
        room = content
        write_atomically(path, content)

    def save(home: Path, changed: Callable[[Settings], Settings]) -> Settings:
        assert threading.current_thread() is not loops
        return change_settings(home, changed)

    def load(home: Path) -> Settings:
        assert threading.current_thread() is not loops
        return load_settings(home)

    monkeypatch.setattr(bootstrap_pairing, "write_atomically", write)
    monkeypatch.setattr(bootstrap_pairing, "change_settings", save)
    monkeypatch.setattr(bootstrap_pairing, "load_settings", load)
    await pair(tmp_path / "door", office)
    assert len(zlib.compress(room)) >= ROOM_BYTES, "some file systems write down what is alike only once"
    assert not (tmp_path / "door" / ROOM_FILE).exists()


async def test_the_longest_answer_of_an_office_fits_into_the_room_that_is_made_for_it(
    office: OfficeThread, theirs: SandboxThread, tmp_path: Path
) -> None:
    home, biggest, done = tmp_path / "door", 0, threading.Event()
    await pair(home, office)
    before = _bytes_in(home)
    stops = [f"ticket-{number:06d}" for number in range((MOST_BYTES_OF_PAIRING - 8192) // 18)]
    office.pairs(theirs.base_url, events=["all"], policy={"version": 1, "stop_list": stops})

    def watch() -> None:
        nonlocal biggest
        while not done.wait(0.001):
            biggest = max(biggest, _bytes_in(home))

    watching = threading.Thread(target=watch)
    watching.start()
    try:
        assert (await pair(home, office)).policy_trouble == ""
    finally:
        done.set()
        watching.join()
    assert biggest - before < ROOM_BYTES
    assert biggest - before > MOST_BYTES_OF_PAIRING


def _bytes_in(folder: Path) -> int:
    """What all files take but the room that is made for them."""
    total = 0
    for file in folder.iterdir():
        with suppress(FileNotFoundError):
            total += file.stat().st_size if ROOM_FILE not in file.name else 0
    return total


@pytest.mark.parametrize(
    ("service", "events", "stay"),
    [
        ("the same", ("ev-sat",), ("ev-sat",)),
        ("none yet", ("ev-sat",), ("ev-sat",)),
        ("another", ("ev-sat",), ()),
        ("another", ("all",), ("all",)),
        ("no address", ("ev-sat",), ()),
    ],
)
async def test_where_the_host_names_no_events_those_of_another_service_do_not_stay(
    office: OfficeThread,
    theirs: SandboxThread,
    tmp_path: Path,
    service: str,
    events: tuple[str, ...],
    stay: tuple[str, ...],
) -> None:
    home = tmp_path / "door"
    addresses = {
        "the same": f"{theirs.base_url}/",
        "none yet": "",
        "another": "https://b.example",
        "no address": "x",
    }
    save_settings(home, replace(Settings(), base_url=addresses[service], events=events))
    office.pairs(theirs.base_url, events=[])
    assert (await pair(home, office)).settings.events == stay
    assert load_settings(home).events == stay


@pytest.mark.parametrize(
    ("before", "events", "stay"),
    [
        ("the same", ("ev-sat",), ("ev-sat",)),
        ("it moved", ("ev-sat",), ("ev-sat",)),
        ("it is beside the door, and set up anew", ("ev-sat",), ("ev-sat",)),
        ("another", ("ev-sat",), ()),
        ("another", ("all",), ("all",)),
    ],
)
async def test_where_the_host_names_no_events_those_of_another_office_s_host_do_not_stay(
    office: OfficeThread,
    theirs: SandboxThread,
    tmp_path: Path,
    before: str,
    events: tuple[str, ...],
    stay: tuple[str, ...],
) -> None:
    home = tmp_path / "door"
    office.pairs(theirs.base_url, events=[])
    await pair(home, office)
    with closing(await open_profile(place(home), writable=True)) as profile:
        held = await pairing_of(profile)
        assert held is not None
        if before == "it moved":
            held = replace(held, address="https://192.168.1.20:8788", certificate="one of before")
        elif before != "the same":
            held = replace(held, office="another one's")
        await keep_pairing(profile, held)
        await profile.notes.put(EVENTS, "chosen")
    port = 8788 if "beside" in before else 0
    change_settings(home, lambda now: replace(now, events=events, office_port=port))
    paired = await pair_door(place(home), office.link, SystemClock(), lambda: "0" * 32, office_port=port)
    assert paired.settings.events == stay
    with closing(await open_profile(place(home), writable=True)) as profile:
        assert await profile.notes.get(EVENTS) == ("" if before == "another" else "chosen")


async def test_a_pairing_with_another_office_and_its_end_start_none_beside_the_door(
    office: OfficeThread, tmp_path: Path
) -> None:
    home = tmp_path / "door"

    def beside(port: int) -> None:
        save_settings(home, replace(load_settings(home), office_port=port))

    beside(8788)
    await pair(home, office)
    assert load_settings(home).office_port == 0
    await pair_door(place(home), office.link, SystemClock(), lambda: "0" * 32, office_port=9123)
    assert load_settings(home).office_port == 9123
    assert await forget_office(place(home))
    assert load_settings(home).office_port == 0


async def test_a_pairing_is_forgotten_last(
    office: OfficeThread, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Settings that cannot be written leave it there, so that the command can be given again."""
    home = tmp_path / "door"
    await pair_door(place(home), office.link, SystemClock(), lambda: "0" * 32, office_port=9123)

    def full(*_: object) -> None:
        raise SettingsFileError("no space")

    with monkeypatch.context() as disk:
        disk.setattr(bootstrap_pairing, "change_settings", full)
        with pytest.raises(SettingsFileError):
            await forget_office(place(home))
    assert load_settings(home).office_port == 9123
    assert await forget_office(place(home)) is True
    assert await forget_office(place(home)) is False
