"""A hub that stands still, is full or holds what nobody can read: the door goes on by its own rules."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from kiosk.core.presence import LedgerRow, RowKind
from kiosk.engine.errors import HubUnreadableError
from kiosk.engine.records import SharedRows
from kiosk.hub.address import HubAddress
from kiosk.hub.bucket import Bucket
from kiosk.hub.connection import connect
from kiosk.hub.values import key_of
from kiosk.sandbox.server import SandboxThread
from tests.end2end.conftest import NewKiosk
from tests.end2end.sandbox_log import put_ids
from tests.end2end.test_doors_with_hub import shared_tickets, until
from tests.hub_server import HubServer, hub_server

OFFLINE = ("--json", "check-in", "--stdin", "--offline")
KEEPS_NOTHING = (
    "the hub keeps nothing just now: its servers may be choosing who leads, or JetStream is off there"
)


@pytest.fixture
def hub(tmp_path: Path) -> Iterator[HubServer]:
    with hub_server(tmp_path / "hub") as running:
        yield running


def tickets_of(sandbox: SandboxThread, count: int) -> list[str]:
    return [sandbox.world.add_ticket().id for _ in range(count)]


def test_a_hub_that_stands_still_keeps_nobody_out_and_is_asked_again_once_it_goes_on(
    new_kiosk: NewKiosk, sandbox: SandboxThread, hub: HubServer
) -> None:
    before, *meanwhile, after = tickets_of(sandbox, 40)
    later = iter(tickets_of(sandbox, 400))
    door = new_kiosk(synced=True, KIOSK_EVENT_ID=sandbox.world.tonight.id, KIOSK_HUB_URL=hub.url)
    with door.start(*OFFLINE) as running:
        until(lambda: running.ask(next(later))["certainty"] == "venue")
        assert running.ask(before)["verdict"] == "admit"
        hub.stand_still()
        told = [running.ask(ticket) for ticket in meanwhile]
        assert {one["verdict"] for one in told} == {"admit"}
        assert {one["certainty"] for one in told[3:]} == {"local"}
        assert running.ask(before)["verdict"] == "already_in"
        hub.go_on()
        until(lambda: running.ask(next(later))["certainty"] == "venue")
        assert running.ask(after)["verdict"] == "admit"
    assert door.json("incidents").values == []


def test_whom_a_door_let_in_and_went_down_before_it_said_so_is_let_in_elsewhere_and_is_no_incident(
    new_kiosk: NewKiosk, sandbox: SandboxThread, hub: HubServer
) -> None:
    ticket, *warm = tickets_of(sandbox, 40)
    some = iter(warm)
    event_id = sandbox.world.tonight.id
    one, other = (
        new_kiosk(synced=True, KIOSK_EVENT_ID=event_id, KIOSK_HUB_URL=hub.url, KIOSK_DOOR=name)
        for name in ("Door A", "Door B")
    )
    patient = b'{"budgets": {"claim_ms": 20000}}'
    assert one.json("policy", "set", "-", stdin=patient).status == 0
    with one.start(*OFFLINE) as a, other.start(*OFFLINE) as b:
        until(lambda: a.ask(next(some))["certainty"] == "venue")
        hub.stand_still()
        a.stdin.write(f"{ticket}\n".encode())
        a.stdin.flush()
        until(lambda: one.json("search", ticket[:10]).value["presence"] == "inside")
        a.process.kill()
        a.process.wait()
        hub.kill()
        hub.start()
        until(lambda: b.ask(next(some))["certainty"] == "venue")
        assert b.ask(ticket)["verdict"] == "admit"
        with one.start(*OFFLINE) as again:
            until(lambda: again.ask(ticket)["verdict"] == "already_in")
            assert again.ask(ticket)["evidence"]["door"] == "Door B"
            until(lambda: ticket not in [entry["ticket_id"] for entry in one.json("outbox").values])
    assert [door.json("incidents").values for door in (one, other)] == [[], []]
    assert other.json("outbox").values[-1]["ticket_id"] == ticket


def test_what_another_version_wrote_of_a_ticket_is_left_and_the_guest_comes_in_and_is_told(
    new_kiosk: NewKiosk, sandbox: SandboxThread, hub: HubServer
) -> None:
    strange, usual = tickets_of(sandbox, 2)
    event_id = sandbox.world.tonight.id
    asyncio.run(write(hub, event_id, strange, b'{"version": 99, "of": "a Kiosk to come"}'))
    door = new_kiosk(synced=True, KIOSK_EVENT_ID=event_id, KIOSK_HUB_URL=hub.url)
    with door.start("--json", "check-in", "--stdin", "--drain", "30") as running:
        assert running.ask(strange)["verdict"] == "admit"
        assert running.ask(usual)["verdict"] == "admit"
        assert running.ended().status == 0
    assert {strange, usual} <= set(put_ids(sandbox))
    assert door.json("outbox").values == []
    with pytest.raises(HubUnreadableError):
        asyncio.run(read(hub, event_id, strange))
    assert shared_tickets(hub, event_id) == {usual}


async def read(hub: HubServer, event_id: str, ticket_id: str) -> SharedRows:
    connection = await connect(HubAddress((hub.url,)), "another door")
    try:
        return await Bucket(connection, event_id).read(
            LedgerRow("a", RowKind.ADMISSION, ticket_id, 0.0, "", "")
        )
    finally:
        await connection.close()


async def write(hub: HubServer, event_id: str, ticket_id: str, value: bytes) -> None:
    connection = await connect(HubAddress((hub.url,)), "another version")
    try:
        bucket = Bucket(connection, event_id)
        await bucket.open(1)
        key = key_of(LedgerRow("a", RowKind.ADMISSION, ticket_id, 0.0, "", ""))
        await bucket._js.publish(f"{bucket._subjects}.{key}", value)
    finally:
        await connection.close()


def test_a_full_hub_keeps_nobody_out_and_nothing_from_the_service(
    new_kiosk: NewKiosk, sandbox: SandboxThread, tmp_path: Path
) -> None:
    tickets = tickets_of(sandbox, 120)
    with hub_server(tmp_path / "small", most_bytes=32 * 1024) as hub:
        door = new_kiosk(synced=True, KIOSK_EVENT_ID=sandbox.world.tonight.id, KIOSK_HUB_URL=hub.url)
        with door.start("--json", "check-in", "--stdin", "--drain", "60") as running:
            told = [running.ask(ticket) for ticket in tickets]
            assert {one["verdict"] for one in told} == {"admit"}
            assert running.ended().status == 0
        known = shared_tickets(hub, sandbox.world.tonight.id)
    assert 0 < len(known & set(tickets)) < len(tickets)
    assert set(tickets) <= set(put_ids(sandbox))
    assert door.json("outbox").values == []


def test_a_server_that_keeps_nothing_is_told_as_that_and_the_door_goes_on(
    new_kiosk: NewKiosk, sandbox: SandboxThread, tmp_path: Path
) -> None:
    """As a leaf node of NATS's own is, too, where nothing else is set on it."""
    (ticket,) = tickets_of(sandbox, 1)
    with hub_server(tmp_path / "no-store", keeps=False) as server:
        door = new_kiosk(synced=True, KIOSK_EVENT_ID=sandbox.world.tonight.id, KIOSK_HUB_URL=server.url)
        (hub,) = [one for one in door.json("doctor").values if one["check"] == "hub"]
        assert (hub["ok"], hub["detail"].partition(f": {server.url.removeprefix('nats://')}")[0]) == (
            False,
            KEEPS_NOTHING,
        )
        with door.start(*OFFLINE) as running:
            answer = running.ask(ticket)
    assert (answer["verdict"], answer["certainty"]) == ("admit", "local")


@pytest.mark.parametrize("url", ["nats://hub.example:4222", "http://127.0.0.1:4222", "nats://127.0.0.1:0x1"])
def test_a_hub_that_cannot_be_used_is_named_before_anything_begins(new_kiosk: NewKiosk, url: str) -> None:
    done = new_kiosk(KIOSK_HUB_URL=url).run("check-in", "T-1")
    assert done.status != 0
    assert "KIOSK_HUB_URL" in done.err
    assert done.out == b""
