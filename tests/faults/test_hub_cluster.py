"""Doors with a cluster of three: servers are killed one after the other, doors are cut off and come back.

They are cut off by lines whose connections end, and on a network of their own, where a link goes dead and no
connection ends. The history of all of it is checked by a program, which finds fault with doors that do not
compare before they set.
"""

import asyncio
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any, Protocol

import pytest

from kiosk.bootstrap import Environment, open_profile
from kiosk.sandbox.server import SandboxThread
from kiosk.sandbox.world import SandboxOptions
from kiosk.settings import Settings
from tests.end2end.kiosk_process import Kiosk, Running
from tests.hub_cluster import HubCluster, ServerHost, hub_cluster, lines_of
from tests.hub_history import DoorAfterwards, Shown, faults_in
from tests.hub_server import hub_server
from tests.network_namespaces import network

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="needs 127.0.0.2 and 127.0.0.3")

NAMES = ("Door A", "Door B", "Door C", "Door D")
TICKETS = 200
SHOWN_AT = 3
KILL_EVERY_S = 3.0
BEGINS_AFTER_S = 1.0
LOOK_EVERY_S = 0.05
AGREE_WITHIN_S = 120.0
OFFLINE = ("--json", "check-in", "--stdin", "--offline")
POLICY = b'{"budgets": {"claim_ms": 3000}}'


class CanBeCut(Protocol):
    """A way to the hub, or to one of its servers."""

    def cut(self) -> None: ...
    def mend(self) -> None: ...


@dataclass
class Door:
    """A door, its lines to the hub, and what was said there."""

    name: str
    kiosk: Kiosk
    lines: Sequence[CanBeCut] = ()
    shown: list[Shown] = field(default_factory=list)
    is_cut_off: bool = False

    def cut(self) -> None:
        self.is_cut_off = True
        for line in self.lines:
            line.cut()

    def mend(self) -> None:
        for line in self.lines:
            line.mend()
        self.is_cut_off = False


@pytest.fixture(scope="module")
def service() -> Iterator[SandboxThread]:
    with SandboxThread(SandboxOptions(tickets=50)) as sandbox:
        yield sandbox


@pytest.fixture
def tickets(service: SandboxThread) -> list[str]:
    return [service.world.add_ticket().id for _ in range(TICKETS)]


def door_of(home: Path, service: SandboxThread, name: str, **more: str) -> Door:
    environment = {
        "KIOSK_BASE_URL": service.base_url,
        "KIOSK_TOKEN": service.token,
        "KIOSK_EVENT_ID": service.world.tonight.id,
        "KIOSK_DOOR": name,
        **more,
    }
    kiosk = Kiosk(home / name, environment)
    kiosk.home.mkdir()
    kiosk.open_quickly()
    assert kiosk.run("sync").status == 0
    assert kiosk.json("policy", "set", "-", stdin=POLICY).status == 0
    return Door(name, kiosk)


def shown_at(door: Door, running: Running, guests: Sequence[tuple[float, str]]) -> threading.Thread:
    """Show tickets one by one, each at its moment (monotonic), or once the one before was answered."""

    def show() -> None:
        for moment, ticket in guests:
            time.sleep(max(moment - time.monotonic(), 0.0))
            was_cut_off = door.is_cut_off
            answer = running.ask(ticket)
            door.shown.append(Shown(door.name, ticket, answer, was_cut_off))

    thread = threading.Thread(target=show, daemon=True)
    thread.start()
    return thread


def unheard(running: Running) -> None:
    """Let nobody wait for what it says on stderr, where each incident is told."""
    stream = running.process.stderr
    assert stream is not None
    threading.Thread(target=stream.read, daemon=True).start()


def afterwards(door: Door, tickets: Sequence[str]) -> DoorAfterwards:
    async def look() -> dict[str, Any]:
        place = Environment(door.kiosk.home, Settings(), "", "correct horse")
        with closing(await open_profile(place, writable=False)) as profile:
            return {ticket: await profile.ledger.rows(ticket) for ticket in tickets}

    conflicts = [one for one in door.kiosk.json("incidents").values if one["kind"] == "conflict"]
    return DoorAfterwards(door.name, asyncio.run(look()), conflicts)


def settled(doors: Sequence[Door], tickets: Sequence[str]) -> list[str]:
    """What is wrong once doors had time to agree."""
    shown = [one for door in doors for one in door.shown]
    ends = time.monotonic() + AGREE_WITHIN_S
    while faults := faults_in(shown, [afterwards(door, tickets) for door in doors]):
        if time.monotonic() > ends:
            break
        time.sleep(1.0)
    return faults


def granted_at(doors: Sequence[Door]) -> list[Shown]:
    """What the hub answered for."""
    return [one for door in doors for one in door.shown if one.answer["certainty"] == "venue"]


def kill_and_start(cluster: HubCluster, doors: Sequence[Door], over: threading.Event) -> threading.Thread:
    """One server after the other is killed and started again, never two at once.

    Each time the hub answers first: to choose who leads takes it seconds, and longer on a busy machine.
    """

    def answers() -> bool:
        before = len(granted_at(doors))
        while len(granted_at(doors)) == before:
            if over.wait(LOOK_EVERY_S):
                return False
        return True

    def work() -> None:
        number = 0
        while answers() and not over.wait(KILL_EVERY_S):
            cluster.kill(number % 3)
            over.wait(KILL_EVERY_S / 2)
            cluster.start(number % 3)
            number += 1

    thread = threading.Thread(target=work, daemon=True)
    thread.start()
    return thread


def evening(
    cluster: HubCluster,
    doors: Sequence[Door],
    running: Sequence[Running],
    tickets: Sequence[str],
    *,
    ticket_every_s: float,
    longest_cut_s: float,
) -> None:
    """Show each ticket at several doors at once, while servers are killed and doors are cut off."""
    chance, over, begins = Random(7), threading.Event(), time.monotonic() + BEGINS_AFTER_S
    guests: dict[str, list[tuple[float, str]]] = {door.name: [] for door in doors}
    for number, ticket in enumerate(tickets):
        for door in chance.sample(doors, SHOWN_AT):
            guests[door.name].append((begins + number * ticket_every_s, ticket))
    for there in running:
        unheard(there)
    killing = kill_and_start(cluster, doors, over)
    try:
        showing = [
            shown_at(door, there, guests[door.name]) for door, there in zip(doors, running, strict=True)
        ]
        while any(thread.is_alive() for thread in showing):
            one = chance.choice(doors)
            one.cut()
            time.sleep(chance.uniform(0.5, longest_cut_s))
            one.mend()
            time.sleep(chance.uniform(1.0, 3.0))
    finally:
        over.set()
        killing.join()
    assert settled(doors, tickets) == []
    cut_off = [one for door in doors for one in door.shown if one.is_cut_off and one.admission]
    assert len(granted_at(doors)) > TICKETS / 4, "the cluster was there some of the time"
    assert any(one.answer["verdict"] == "already_in" for one in granted_at(doors)), "doors raced for some"
    assert cut_off, "some were let in by a door that was alone"


def test_a_ticket_is_let_in_once_though_servers_are_killed_and_doors_cut_off(
    tmp_path: Path, service: SandboxThread, tickets: list[str]
) -> None:
    with hub_cluster(tmp_path / "hub", NAMES) as cluster, ExitStack() as stack:
        doors = [door_of(tmp_path, service, name) for name in NAMES]
        for door in doors:
            link, lines = lines_of(cluster.links[door.name])
            door.lines = lines
            for line in lines:
                stack.callback(line.close)
            assert door.kiosk.json("pair", link.text).status == 0
        running = [stack.enter_context(door.kiosk.start(*OFFLINE)) for door in doors]
        evening(cluster, doors, running, tickets, ticket_every_s=0.1, longest_cut_s=2.0)


def test_a_ticket_is_let_in_once_though_links_of_doors_go_dead_and_no_connection_is_closed(
    tmp_path: Path, service: SandboxThread, tickets: list[str]
) -> None:
    with network() as net, ExitStack() as stack:
        machines = [net.machine() for _ in range(3)]
        hosts = [ServerHost(machine.address, machine.within) for machine in machines]
        cluster = stack.enter_context(hub_cluster(tmp_path / "hub", NAMES, hosts))
        doors, running = [], []
        for name in NAMES:
            machine = net.machine()
            door = door_of(tmp_path, service, name)
            door.lines = [machine]
            there = replace(door.kiosk, within=machine.within)
            assert there.json("pair", cluster.links[name].text).status == 0
            running.append(stack.enter_context(there.start(*OFFLINE)))
            doors.append(door)
        evening(cluster, doors, running, tickets, ticket_every_s=0.2, longest_cut_s=8.0)


def test_doctor_does_not_take_one_server_of_three_for_the_hub(tmp_path: Path, service: SandboxThread) -> None:
    with hub_cluster(tmp_path / "hub", NAMES[:1]) as cluster:
        door = door_of(tmp_path, service, NAMES[0])
        assert door.kiosk.json("pair", cluster.links[door.name].text).status == 0
        said = until_doctor_finds(door, is_well=True)  # once they have chosen who leads
        assert "the doors share by the hub" in said
        cluster.kill(0)
        cluster.kill(1)
        said = until_doctor_finds(door, is_well=False)  # once the last one knows that it is alone
        assert "the hub" in said


def until_doctor_finds(door: Door, *, is_well: bool) -> str:
    """What doctor says of the hub as soon as that is so; fails where it does not get so."""
    until = time.monotonic() + AGREE_WITHIN_S
    while time.monotonic() < until:
        (found,) = [one for one in door.kiosk.json("doctor").values if one["check"] == "hub"]
        if found["ok"] is is_well:
            return str(found["detail"])
    raise AssertionError(found)


def test_doors_that_do_not_compare_before_they_set_are_found_out(
    tmp_path: Path, service: SandboxThread, tickets: list[str]
) -> None:
    with hub_server(tmp_path / "hub") as hub, ExitStack() as stack:
        doors = [door_of(tmp_path, service, name, KIOSK_HUB_URL=hub.url) for name in NAMES]
        running = []
        for door in doors:
            process = subprocess.Popen(
                [sys.executable, "-m", "tests.faults.careless_door", *OFFLINE],
                env=door.kiosk.whole_environment(),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
            )
            running.append(stack.enter_context(Running(process)))
        for there in running:
            there.ask("a code that is on no list")  # and so all of them are connected by now
        begin = threading.Barrier(len(doors))

        def show(door: Door, there: Running) -> None:
            for ticket in tickets:
                begin.wait()
                door.shown.append(Shown(door.name, ticket, there.ask(ticket)))

        showing = [
            threading.Thread(target=show, args=both, daemon=True) for both in zip(doors, running, strict=True)
        ]
        for thread in showing:
            thread.start()
        for thread in showing:
            thread.join()
        shown = [one for door in doors for one in door.shown]
        faults = faults_in(shown, [afterwards(door, tickets) for door in doors])
    assert any("granted by the hub to" in fault for fault in faults), faults
