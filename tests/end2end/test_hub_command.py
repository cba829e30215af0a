"""`kiosk hub` as people run it: a hub with a key for each door, whose server is killed, locked and moved."""

import asyncio
import json
import os
import re
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from kiosk.bootstrap import Environment, open_profile
from kiosk.bootstrap.hub import host_address
from kiosk.bootstrap.hub_folder import HubFolder
from kiosk.engine.errors import HubError
from kiosk.engine.hub_pairing import hub_of
from kiosk.hub.address import HubAddress
from kiosk.hub.connection import connect
from kiosk.hub.state import MOST_DOORS, HubDoor, new_seed, public_key
from kiosk.sandbox.server import SandboxThread
from kiosk.settings import Settings
from tests.end2end.conftest import NewKiosk
from tests.end2end.hub_process import PATIENCE_S, Hub
from tests.end2end.kiosk_process import Kiosk
from tests.hub_server import free_port, program, stand_still

OFFLINE = ("--json", "check-in", "--stdin", "--offline")
PATIENT = b'{"budgets": {"claim_ms": 20000, "confirm_ms": 20000}, "entries": {"*": "again"}}'


@pytest.fixture
def hub(tmp_path: Path) -> Iterator[Hub]:
    made = Hub(tmp_path / "hub of Jörg")
    with made.running():
        yield made


@pytest.fixture
def tickets(sandbox: SandboxThread) -> list[str]:
    """So many that a door can ask with one after another until its hub is back."""
    return [sandbox.world.add_ticket().id for _ in range(150)]


NewDoor = Callable[[str], Kiosk]


@pytest.fixture
def new_door(new_kiosk: NewKiosk, sandbox: SandboxThread, hub: Hub, tickets: list[str]) -> NewDoor:
    """Makes a door of tonight's event that holds its list and has joined the hub."""

    def make(name: str) -> Kiosk:
        door = new_kiosk(synced=True, KIOSK_EVENT_ID=sandbox.world.tonight.id, KIOSK_DOOR=name)
        assert door.json("policy", "set", "-", stdin=PATIENT).status == 0
        joined = door.json("pair", hub.link(name))
        assert joined.value == {"door": name, "servers": [f"nats://127.0.0.1:{hub.port}"]}
        return door

    return make


def until(what: Callable[[], bool]) -> None:
    ends = time.monotonic() + PATIENCE_S
    while not what():
        assert time.monotonic() < ends
        time.sleep(0.1)


def test_doors_that_joined_let_each_ticket_in_once_and_the_host_sees_them(
    hub: Hub, new_door: NewDoor, tickets: list[str]
) -> None:
    north, south = new_door("North"), new_door("South")
    with north.start(*OFFLINE) as a, south.start(*OFFLINE) as b:
        assert a.ask(tickets[0])["certainty"] == "venue"
        there = b.ask(tickets[0])
        assert (there["verdict"], there["evidence"]["door"]) == ("already_in", "North")
        status = hub.status()
        assert [(one["name"], one["connected"]) for one in status["doors"]] == [
            ("North", True),
            ("South", True),
        ]
        (event,) = status["events"]
        assert event["tickets"] == 1
        assert event["messages"] >= 1  # more where a busy door let somebody in unseen, and took that back
    until(lambda: not any(one["connected"] for one in hub.status()["doors"]))


def test_an_invitation_is_good_once_and_takes_nobody_elses_place(
    hub: Hub, new_kiosk: NewKiosk, new_door: NewDoor
) -> None:
    link = hub.link()
    first, second = new_kiosk(KIOSK_DOOR="First  come"), new_kiosk(KIOSK_DOOR="Second")
    assert first.json("pair", link).status == 0
    again = second.json("pair", link)
    assert again.status == 3
    assert "was used" in again.err
    (door,) = hub.host.json("hub", "doors").values
    assert door["name"] == "First come"
    assert first.json("pair", "--forget-hub").value == {"forgotten": True}
    assert first.json("pair", "--forget-hub").value == {"forgotten": False}


def test_a_door_that_was_unpaired_is_out_at_once_and_goes_on_by_itself(
    hub: Hub, new_door: NewDoor, tickets: list[str]
) -> None:
    north, south = new_door("North"), new_door("South")
    doors = {one["name"]: one["door_id"] for one in hub.host.json("hub", "doors").values}
    with north.start(*OFFLINE) as a, south.start(*OFFLINE) as b:
        assert b.ask(tickets[0])["certainty"] == "venue"
        assert hub.host.json("hub", "unpair", doors["South"]).value["name"] == "South"
        until(lambda: b.ask(tickets.pop())["certainty"] == "local")
        assert a.ask(tickets[1])["certainty"] == "venue"
        assert b.ask(tickets[1])["verdict"] == "admit"
    assert hub.host.json("hub", "unpair", doors["South"]).status == 1
    assert south.json("pair", hub.link("South again")).status == 0
    with south.start(*OFFLINE) as b:
        assert b.ask(tickets[2])["certainty"] == "venue"


def test_a_server_that_is_killed_is_started_again_with_all_it_held(
    hub: Hub, new_door: NewDoor, tickets: list[str]
) -> None:
    north, south = new_door("North"), new_door("South")
    with north.start(*OFFLINE) as a, south.start(*OFFLINE) as b:
        assert a.ask(tickets[0])["certainty"] == "venue"
        killed = hub.server()
        killed.kill()
        until(lambda: hub.has_another_than(killed) and bool(hub.status()["events"]))
        until(lambda: b.ask(tickets.pop())["certainty"] == "venue")
        assert b.ask(tickets[0])["verdict"] == "already_in"
        until(lambda: a.ask(tickets.pop())["certainty"] == "venue")


def test_a_host_that_is_killed_finds_its_hub_as_it_was(
    tmp_path: Path, hub: Hub, new_door: NewDoor, tickets: list[str]
) -> None:
    other = Hub(tmp_path / "another")
    with other.running() as running:
        link, left = other.link(), other.server()
        running.process.kill()
        running.process.wait()
        assert left.is_running(), "nobody is there to end it"
        with other.running():
            assert other.server() != left
            assert not left.is_running()
            assert new_door("North").json("pair", link).status == 0, "the invitation is still good"
            assert [one["name"] for one in other.status()["doors"]] == ["North"]


def test_two_hubs_of_one_folder_and_of_one_port_are_refused(hub: Hub, tmp_path: Path) -> None:
    twice = hub.host.json("hub", "--port", "0")
    assert twice.status == 1
    assert "runs in" in twice.err
    other = Hub(tmp_path / "another")
    taken = other.host.json("hub", "--port", str(hub.port))
    assert taken.status == 1
    assert f"port {hub.port} is in use" in taken.err


def test_a_hub_that_is_not_there_is_told_so(tmp_path: Path, new_kiosk: NewKiosk) -> None:
    nowhere = Hub(tmp_path / "nowhere")
    for words in (("pair",), ("status",), ("doors",), ("unpair", "x"), ("forget", "x")):
        done = nowhere.host.json("hub", *words)
        assert (done.status, done.out) == (1, b"")
        assert "there is no hub here yet" in done.err
    assert not nowhere.home.exists()
    with nowhere.running():
        link = nowhere.link()
    assert "no hub runs here" in nowhere.host.json("hub", "status").err
    done = new_kiosk().json("pair", link)
    assert (done.status, done.out) == (4, b"")
    assert "the hub does not answer" in done.err


def test_another_hub_at_the_same_address_is_not_believed(hub: Hub, new_door: NewDoor, tmp_path: Path) -> None:
    link = hub.link()
    other = Hub(tmp_path / "another")
    with other.running():
        elsewhere = re.sub(r";127\.0\.0\.1:\d+;", f";127.0.0.1:{other.port};", link)
        done = new_door("North").json("pair", elsewhere)
    assert done.status == 3
    assert "another hub answers there" in done.err


def test_what_is_kept_is_for_its_owner_and_the_disk_gives_nothing_away(
    hub: Hub, new_door: NewDoor, tickets: list[str]
) -> None:
    with new_door("North door").start(*OFFLINE) as a:
        assert a.ask(tickets[0])["certainty"] == "venue"
    for path in hub.home.rglob("*"):
        if path.is_file():
            content = path.read_bytes()
            assert b"North door" not in content, path
            assert tickets[0].encode() not in content, path
            assert not re.search(rb"SU[A-Z2-7]{56}", content), path
    if os.name == "posix":
        assert all(path.stat().st_mode & 0o077 == 0 for path in hub.home.glob("*key*"))
    assert not (hub.home / "server-key.pem").exists() or hub.server().is_running()


def test_what_doors_share_of_an_event_is_deleted_and_shared_again_by_who_knows_it(
    hub: Hub, new_door: NewDoor, tickets: list[str], sandbox: SandboxThread
) -> None:
    north, south = new_door("North"), new_door("South")
    with north.start(*OFFLINE) as a, south.start(*OFFLINE) as b:
        assert a.ask(tickets[0])["certainty"] == "venue"
        assert hub.host.json("hub", "forget", sandbox.world.tonight.id).value == {"deleted": True}
        assert b.ask(tickets[0])["verdict"] == "already_in"
        until(lambda: sum(one["tickets"] for one in hub.status()["events"]) == 1)
    assert hub.host.json("hub", "forget", "no such event").value == {"deleted": False}


def test_the_files_of_one_server_make_a_hub_that_doors_join_by_their_own_links(
    tmp_path: Path, new_kiosk: NewKiosk, sandbox: SandboxThread, tickets: list[str]
) -> None:
    host, out, port = Hub(tmp_path / "hub").host, tmp_path / "files", free_port()
    written = host.json(
        "hub", "config", str(out), *("--server", "127.0.0.1", "--port", str(port)), "--door=A/B"
    )
    (folder,) = (one for one in out.iterdir() if one.name.startswith("server-"))
    variables = dict(line.split("=", 1) for line in (folder / "hub.env").read_text().splitlines())
    server = subprocess.Popen([program(), "-c", "hub.conf"], cwd=folder, env={**os.environ, **variables})
    try:
        door = new_kiosk(synced=True, KIOSK_EVENT_ID=sandbox.world.tonight.id)
        assert door.json("policy", "set", "-", stdin=PATIENT).status == 0
        link = Path(written.value["doors"]["A/B"]).read_bytes()
        until(lambda: door.json("pair", stdin=link).status == 0)
        with door.start(*OFFLINE) as a:
            assert a.ask(tickets[0])["certainty"] == "venue"
    finally:
        server.kill()
        server.wait()


def test_doctor_says_how_the_hub_is(hub: Hub, new_door: NewDoor, new_kiosk: NewKiosk) -> None:
    def told(door: Kiosk) -> Any:
        return next(one for one in door.json("doctor").values if one["check"] == "hub")

    alone = told(new_kiosk())
    assert alone["ok"]
    assert alone["detail"].startswith("no hub")
    north = new_door("North")
    assert told(north) == {
        "check": "hub",
        "ok": True,
        "detail": f"the doors share by the hub at 127.0.0.1:{hub.port}",
        "mend": "",
    }
    (door,) = hub.host.json("hub", "doors").values
    assert hub.host.json("hub", "unpair", door["door_id"]).status == 0
    refused = told(north)
    assert (refused["ok"], "does not know this door" in refused["detail"]) == (False, True)
    assert "kiosk hub pair" in refused["mend"]
    stand_still(hub.server().pid)
    away = told(north)
    hub.server().resume()
    assert (away["ok"], "does not answer" in away["detail"]) == (False, True)


def test_the_hosts_policy_is_in_force_at_every_door_and_is_the_hosts_alone(
    hub: Hub, new_door: NewDoor, tickets: list[str]
) -> None:
    north, south = new_door("North"), new_door("South")
    with north.start(*OFFLINE) as a:
        assert a.ask(tickets[0])["certainty"] == "venue"
        stopped = json.dumps({"stop_list": tickets[1:]}).encode()
        given = hub.host.json("hub", "policy", "-", stdin=stopped)
        assert given.status == 0, given
        until(lambda: "stopped this ticket" in (a.ask(tickets.pop())["reason"] or ""))
    with south.start(*OFFLINE) as b:
        assert b.ask(tickets[0])["verdict"] == "already_in"
        until(lambda: tickets[1] in south.json("policy", "show").value["stop_list"])
    assert south.json("policy", "set", "-", stdin=PATIENT).status == 0
    with south.start(*OFFLINE) as b:
        assert b.ask(tickets[1])["verdict"] == "admit", "what was set here since stays"
    wrong = hub.host.json("hub", "policy", "-", stdin=b'{"budgets": 7}')
    assert (wrong.status, wrong.out) == (2, b"")
    asyncio.run(_tries_to_rule(north, hub))


async def _tries_to_rule(door: Kiosk, hub: Hub) -> None:
    """A door's own key does not let it give others a policy, or take away what they share."""
    place = Environment(door.home, Settings(), "", "correct horse")
    with closing(await open_profile(place, writable=False)) as profile:
        paired = await hub_of(profile)
    assert paired is not None
    connection = await connect(HubAddress(paired.servers, paired.authority, paired.seed), "test")
    for subject in (
        "$KV.kiosk-policy.policy",
        "$JS.API.STREAM.PURGE.KV_kiosk-policy",
        "$SYS.REQ.SERVER.PING",
    ):
        await connection.client.publish(subject, b"{}")
    for asked in (
        connection.js.delete_stream("KV_kiosk-policy"),
        connection.js.purge_stream("KV_kiosk-policy"),
    ):
        with pytest.raises(HubError):
            await connection.ask(asked)
    await connection.close()
    host = await connect(host_address(HubFolder(hub.home, "correct horse").state(), hub.port), "test")
    assert (await host.js.stream_info("KV_kiosk-policy")).state.messages == 1
    await host.close()


@pytest.mark.parametrize(
    "hosts", [(), ("a", "b"), ("a", "A", "b"), ("a", "b", "c", "d"), ("a b", "c", "d"), ("tls://a",)]
)
def test_a_hub_elsewhere_is_one_machine_or_three(tmp_path: Path, hosts: tuple[str, ...]) -> None:
    host = Hub(tmp_path / "hub").host
    done = host.json("hub", "config", str(tmp_path / "files"), *(f"--server={one}" for one in hosts))
    assert (done.status, done.out) == (2, b"")
    assert not (tmp_path / "files").exists()


def test_whoever_unpairs_a_door_hears_what_is_to_be_done_for_it_to_be_out(tmp_path: Path) -> None:
    hub = Hub(tmp_path / "hub")
    doors = "--door=North", "--door=South"
    assert hub.host.json("hub", "config", str(tmp_path / "files"), "--server=a", *doors).status == 0
    north, south = (one["door_id"] for one in hub.host.json("hub", "doors").values)
    done = hub.host.json("hub", "unpair", north)
    assert (done.status, done.value["name"]) == (0, "North")
    assert "servers elsewhere take it until they have new files: `kiosk hub config`" in done.err
    with hub.running() as running:
        running.process.kill()
        running.process.wait()
        hub.server().kill()
        done = hub.host.json("hub", "unpair", south)
        assert (done.status, done.out) == (1, b"")
        assert "South is unpaired, and out once `kiosk hub` is started" in done.err
    assert hub.host.json("hub", "doors").values == []


def test_whoever_invites_to_a_hub_that_is_full_hears_whom_that_is_for(tmp_path: Path) -> None:
    hub, folder = Hub(tmp_path / "hub"), HubFolder(tmp_path / "hub", "correct horse")
    with hub.running():
        assert "no place" not in hub.host.json("hub", "pair").err
        full = tuple(HubDoor(f"{n}", f"{n}", public_key(new_seed()), 0.0) for n in range(MOST_DOORS))
        folder.change(lambda state: replace(state, doors=full), time.time())
        done = hub.host.json("hub", "pair")
        assert (done.status, set(done.value)) == (0, {"link", "expires_in_s"})
        assert "the hub has no place for one more door" in done.err


def test_a_folder_of_nobody_is_told(tmp_path: Path) -> None:
    host = Kiosk(tmp_path, {"KIOSK_HUB_HOME": "~nobody at all"})
    done = host.json("hub", "doors")
    assert (done.status, done.out) == (1, b"")
    assert "KIOSK_HUB_HOME names no folder" in done.err
