"""Pairing with a profile that a door has open, over real connections."""

import asyncio
import threading
from contextlib import closing
from pathlib import Path
from typing import NoReturn

import pytest
from msgspec.structs import replace

from kiosk.bootstrap import pairing, pairing_here
from kiosk.bootstrap.door import open_door
from kiosk.bootstrap.environment import Environment, SystemClock
from kiosk.bootstrap.opening import open_profile
from kiosk.bootstrap.pairing import KEYRING_WAITS
from kiosk.bootstrap.pairing_here import PairDoorHere
from kiosk.bootstrap.sign_in import keep_sign_in
from kiosk.core.policy import ALL_EVENTS, DoorPolicy, Supervisor, document_of
from kiosk.core.presence import InputMethod, RowKind
from kiosk.core.verdict import VerdictKind
from kiosk.engine.errors import StoreError
from kiosk.engine.office import keep_pairing, pairing_of
from kiosk.engine.sign_in_here import SignInRefusedError
from kiosk.sandbox.server import SandboxThread
from kiosk.settings import SettingsFileError
from kiosk.settings_file import change_settings, load_settings
from kiosk.store.commits import JournalledCommits
from kiosk.store.connection import Connection
from tests.unit.bootstrap.pairing_samples import kept, office, place, theirs
from tests.unit.cli.office_thread import OfficeThread, office_thread
from tests.unit.engine.scripted import until
from tests.unit.store.store_samples import MemoryKeyring, using_keyring

__all__ = ["office", "theirs"]

PIN = "$argon2id$v=19$m=8,t=1,p=1$c2FsdHNhbHRzYWx0$EuYcLTAgEyrNBkGTAUqSvnaaNtmTXJFUuQ/aCMYBALs"


async def pair(environment: Environment, office: OfficeThread) -> str:
    async with open_door(environment, opens_anyhow=True) as door:
        return await PairDoorHere(environment, door.store, SystemClock()).pair(office.link)


async def test_a_door_that_is_open_goes_by_the_office_once_it_opens_anew(
    office: OfficeThread, theirs: SandboxThread, tmp_path: Path
) -> None:
    home = tmp_path / "door"
    given = {"KIOSK_BASE_URL": theirs.base_url, "KIOSK_EVENT_ID": ALL_EVENTS}
    guest = theirs.world.add_ticket().id
    async with open_door(place(home, KIOSK_TOKEN=theirs.token, **given)) as door:
        await door.guest_list.sync()
        before = await door.scan(guest, InputMethod.COMMAND_LINE)
        assert before is not None
        assert before.verdict.kind is VerdictKind.ADMIT
        await door.shown(before.admission_id)
    assert await pair(place(home), office) == ""
    async with open_door(place(home)) as door:
        assert door.office is not None
        again = await door.scan(guest, InputMethod.COMMAND_LINE)
        assert again is not None
        assert again.verdict.kind is VerdictKind.ALREADY_IN, "what was recorded is there"


@pytest.mark.parametrize("is_cut_off", [False, True])
async def test_what_staff_chose_of_another_service_leaves_no_door_without_a_ticket(
    office: OfficeThread,
    theirs: SandboxThread,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    is_cut_off: bool,
) -> None:
    home, chosen = tmp_path / "door", frozenset({"an-event-of-then"})
    guest = theirs.world.add_ticket().id

    def full(_home: Path, _changed: object) -> NoReturn:
        raise SettingsFileError("settings.json cannot be written: No space left on device")

    office.pairs("https://then.example")
    await pair(place(home), office)
    async with open_door(place(home), opens_anyhow=True) as door:
        await door.choose_events(chosen)
    await pair(place(home), office)
    async with open_door(place(home), opens_anyhow=True) as door:
        assert door.events == chosen, "it is the same service"
    office.pairs(theirs.base_url)
    if is_cut_off:
        monkeypatch.setattr(pairing, "change_settings", full)
        with pytest.raises(SignInRefusedError, match="not paired"):
            await pair(place(home), office)
        async with open_door(place(home), opens_anyhow=True) as door:
            assert door.events == chosen
        return
    await pair(place(home), office)
    async with open_door(place(home)) as door:
        await door.guest_list.sync()
        given = await door.scan(guest, InputMethod.COMMAND_LINE)
        assert given is not None
        assert given.verdict.kind is VerdictKind.ADMIT


async def test_where_what_the_office_said_cannot_be_kept_its_rules_for_the_door_do_not_stay_either(
    office: OfficeThread, theirs: SandboxThread, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_home: Path, _changed: object) -> NoReturn:
        raise SettingsFileError("settings.json cannot be written: No space left on device")

    home = tmp_path / "door"
    ours, others = (DoorPolicy(supervisors=(Supervisor(name=name, pin_hash=PIN),)) for name in ("Mira", "Bo"))
    office.pairs(theirs.base_url, policy=document_of(ours))
    await pair(place(home), office)
    office.pairs(theirs.base_url, policy=document_of(others))
    monkeypatch.setattr(pairing, "change_settings", full)
    with pytest.raises(SignInRefusedError, match="not paired"):
        await pair(place(home), office)
    with closing(await open_profile(place(home), writable=True)) as profile:
        assert await profile.policies.get() == ours
        rows = [one.row for one in await profile.exports.ledger(list)]
    changed = [(row.supervisor, row.reason) for row in rows if row.kind is RowKind.PIN_CHANGED]
    assert set(changed[-2:]) == {("Bo", "the PIN was taken away"), ("Mira", "a PIN was set")}


@pytest.mark.parametrize("commits", range(4))
async def test_the_rules_of_before_come_back_whole_or_not_at_all(
    office: OfficeThread, theirs: SandboxThread, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, commits: int
) -> None:
    """On a disk that is full after so many transactions: a door has one host's rules, and no mixture."""
    commit, left = JournalledCommits.commit, commits

    def nearly_full(_home: Path, _changed: object) -> NoReturn:
        monkeypatch.setattr(JournalledCommits, "commit", as_long_as_there_is_room)
        raise SettingsFileError("settings.json cannot be written: No space left on device")

    def as_long_as_there_is_room(self: JournalledCommits, connection: Connection) -> None:
        nonlocal left
        if not left:
            raise StoreError("the disk is full")
        left -= 1
        commit(self, connection)

    home = tmp_path / "door"
    mira, bo = (Supervisor(name=name, pin_hash=PIN) for name in ("Mira", "Bo"))
    ours, others = (DoorPolicy(supervisors=(one,), capacity=n) for one, n in ((mira, 100), (bo, 200)))
    office.pairs(theirs.base_url, policy=document_of(ours))
    await pair(place(home), office)
    office.pairs(theirs.base_url, policy=document_of(others))
    monkeypatch.setattr(pairing, "change_settings", nearly_full)
    with pytest.raises(SignInRefusedError, match="not paired"):
        await pair(place(home), office)
    monkeypatch.setattr(JournalledCommits, "commit", commit)
    with closing(await open_profile(place(home), writable=True)) as profile:
        assert await profile.policies.get() in ((others,) if not commits else (ours, others))
        assert commits < 3 or await profile.policies.get() == ours


async def test_a_code_that_is_refused_leaves_everything_as_it_was(
    office: OfficeThread, tmp_path: Path
) -> None:
    home = tmp_path / "door"
    await pair(place(home), office)
    office.answers["/door/pair"] = (403, {"error": "invalid_code", "error_description": "used"})
    before = load_settings(home)
    with pytest.raises(SignInRefusedError, match="ask for a new one"):
        await pair(place(home), office)
    assert load_settings(home) == before
    assert await kept(home) is not None


async def test_a_token_that_would_go_first_at_every_start_is_said_before_the_code_is_used(
    office: OfficeThread, theirs: SandboxThread, tmp_path: Path
) -> None:
    environment = place(tmp_path / "door", KIOSK_TOKEN=theirs.token, KIOSK_BASE_URL=theirs.base_url)
    with pytest.raises(SignInRefusedError, match="another sign-in is set"):
        await pair(environment, office)
    assert "/door/pair" not in office.paths


@pytest.mark.parametrize("named", ["https://b.example", "the office's"])
async def test_a_service_that_would_go_first_at_every_start_is_said_as_the_door_is_paired(
    office: OfficeThread, theirs: SandboxThread, tmp_path: Path, named: str
) -> None:
    home, is_theirs = tmp_path / "door", named == "the office's"
    environment = place(home, KIOSK_BASE_URL=f"{theirs.base_url}/" if is_theirs else named)
    trouble = await pair(environment, office)
    assert ("another service is set" in trouble) is not is_theirs
    assert load_settings(home).base_url == theirs.base_url, "it is paired all the same"


async def test_the_office_beside_the_door_stays_beside_it_where_the_code_is_its_own(
    office: OfficeThread, tmp_path: Path
) -> None:
    home = tmp_path / "door"
    await pair(place(home), office)
    change_settings(home, lambda now: replace(now, office_port=office.port))
    await pair(place(home), office)
    assert load_settings(home).office_port == office.port
    (tmp_path / "another").mkdir()
    with office_thread(tmp_path / "another") as another:
        another.pairs("https://tickets.example")
        await pair(place(home), another)
    assert load_settings(home).office_port == 0


async def test_the_office_beside_the_door_stays_beside_it_though_it_listens_elsewhere_than_at_the_pairing(
    office: OfficeThread, tmp_path: Path
) -> None:
    home = tmp_path / "door"
    await pair(place(home), office)
    with closing(await open_profile(place(home), writable=True)) as profile:
        paired = await pairing_of(profile)
        assert paired is not None
        await keep_pairing(profile, replace(paired, address="https://127.0.0.1:1"))
    change_settings(home, lambda now: replace(now, office_port=office.port))
    await pair(place(home), office)
    assert load_settings(home).office_port == office.port


async def test_rules_that_could_not_be_set_are_told_and_the_door_is_paired(
    office: OfficeThread, theirs: SandboxThread, tmp_path: Path
) -> None:
    office.pairs(theirs.base_url, policy=document_of(DoorPolicy()) | {"version": 99})
    trouble = await pair(place(tmp_path / "door"), office)
    assert trouble == "the host's rules for this door could not be set: the host has to mend a mistake there"
    async with open_door(place(tmp_path / "door")) as door:
        assert door.office is not None


async def test_a_keyring_that_takes_its_time_over_the_token_of_before_holds_no_door_up(
    office: OfficeThread, theirs: SandboxThread, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home, may = tmp_path / "door", threading.Event()
    really_get = MemoryKeyring.get_password

    def waits(ring: MemoryKeyring, name: str, user: str) -> str | None:
        may.wait(20)
        return really_get(ring, name, user)

    monkeypatch.setattr(pairing_here, "FORGETS_WITHIN_S", 0.05)
    with using_keyring(MemoryKeyring()) as ring:
        assert await keep_sign_in(replace(place(home, KIOSK_BASE_URL=theirs.base_url), token=theirs.token))
        async with open_door(place(home), opens_anyhow=True) as door:
            monkeypatch.setattr(MemoryKeyring, "get_password", waits)
            async with asyncio.timeout(10):
                told = await PairDoorHere(place(home), door.store, SystemClock()).pair(office.link)
            assert told is KEYRING_WAITS
            assert load_settings(home).token_kept is False
            assert ring.kept
            may.set()
            await until(lambda: not ring.kept)


async def test_what_is_shown_at_an_address_is_told_and_nobody_there_too(
    office: OfficeThread, tmp_path: Path
) -> None:
    async with open_door(place(tmp_path / "door"), opens_anyhow=True) as door:
        here = PairDoorHere(place(tmp_path / "door"), door.store, SystemClock())
        assert await here.fingerprint(office.address) == office.link.fingerprint
        assert office.paths == [], "a handshake, and nothing is sent"
        for address, why in (("https://127.0.0.1:1", "nobody answers"), ("https://a:999999", "address")):
            with pytest.raises(SignInRefusedError, match=why):
                await here.fingerprint(address)
