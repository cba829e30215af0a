"""A door whose disk fills up, whose file is damaged, whose clock jumps: loud, never green, and it goes on."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from kiosk.bootstrap import Environment, open_door
from kiosk.core.presence import InputMethod
from kiosk.core.verdict import Admit, AlreadyIn
from kiosk.sandbox.server import SandboxThread
from kiosk.settings import Settings
from tests.end2end.conftest import NewKiosk
from tests.end2end.kiosk_process import Kiosk, Running
from tests.end2end.sandbox_log import encoded, put_ids
from tests.small_disk import empty, fill, small_disk

PATIENCE_S = 30.0


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    with small_disk(tmp_path / "disk", megabytes=12) as mounted:
        yield mounted


def test_a_full_disk_shows_no_green_and_the_same_door_goes_on_once_there_is_room(
    disk: Path, sandbox: SandboxThread
) -> None:
    ids = [sandbox.world.add_ticket().id for _ in range(400)]
    kiosk = Kiosk(
        disk / "home",
        {"KIOSK_BASE_URL": sandbox.base_url, "KIOSK_TOKEN": sandbox.token, "KIOSK_EVENT_ID": "all"},
    )
    assert kiosk.run("sync").status == 0
    with kiosk.start("--json", "check-in", "--stdin", "--offline") as door:
        assert door.ask(ids[0])["verdict"] == "admit"
        fill(disk)
        green = {ids[0], *_until_refused(door, ids[1:])}
        empty(disk)
        refused = next(i for i in ids if i not in green)
        again = door.ask(refused)
        assert (again["verdict"], again["ticket_id"]) == ("admit", refused)
        assert door.ask(ids[0])["verdict"] == "already_in"
        ended = door.ended()
    assert ended.status == 1, "at least one scan could not be recorded"
    recorded = [entry["ticket_id"] for entry in kiosk.json("outbox").values]
    assert len(recorded) == len(set(recorded))
    assert set(recorded) == {*green, refused}


def _until_refused(door: Running, ids: list[str]) -> list[str]:
    """Scan until staff are told that the disk is full; the tickets that were shown green before."""
    assert door.process.stderr is not None
    green: list[str] = []
    for ticket_id in ids:
        answer = door.ask(ticket_id)
        assert answer["code"] == ticket_id
        if answer["verdict"] == "failed":
            assert (answer["ticket_id"], answer["admission_id"]) == (None, None)
            assert "the disk is full: nothing was recorded" in answer["reason"]
            assert "the disk is full: nothing was recorded" in door.process.stderr.readline().decode()
            return green
        assert (answer["verdict"], answer["ticket_id"]) == ("admit", ticket_id)
        green.append(ticket_id)
    pytest.fail("the disk never refused")


def test_a_damaged_profile_is_recovered_and_every_admission_sent(
    sandbox: SandboxThread, new_kiosk: NewKiosk
) -> None:
    ids = [sandbox.world.add_ticket().id for _ in range(30)]
    kiosk = new_kiosk(synced=True)
    kiosk.check_in(*ids, options=("--offline",))
    with (kiosk.home / "kiosk.db").open("r+b") as file:
        file.write(bytes(4096))
    sandbox.world.forget_requests()

    done = kiosk.json("check-in", ids[0], "--offline")
    assert done.value["verdict"] == "refer", "the list is to be fetched again"
    assert "was damaged and is set aside as kiosk.damaged-1.db; 30 ledger rows" in done.err
    assert kiosk.run("sync").status == 0
    assert {a["verdict"] for a in kiosk.check_in(*ids, options=("--offline",))} == {"already_in"}
    assert kiosk.json("outbox", "send").values == []
    assert sorted(put_ids(sandbox)) == encoded(*ids)
    assert [one["kind"] for one in kiosk.json("incidents").values] == ["recovered"]


class JumpingClock:
    """This machine's clock, set forward or back by somebody."""

    def __init__(self) -> None:
        self.jumped_s = 0.0

    def now(self) -> float:
        return time.time() + self.jumped_s

    def monotonic(self) -> float:
        return time.monotonic()


@pytest.mark.parametrize("jump_s", [-3600.0, 86_400.0, -10 * 86_400.0])
async def test_a_clock_that_is_set_loses_and_doubles_nothing(
    sandbox: SandboxThread, tmp_path: Path, jump_s: float
) -> None:
    ids = [sandbox.world.add_ticket().id for _ in range(4)]
    sandbox.world.forget_requests()
    settings = Settings(base_url=sandbox.base_url, events=("all",))
    place = Environment(tmp_path / "home", settings, sandbox.token, "correct horse")
    clock = JumpingClock()

    async def scan(*codes: str) -> list[type]:
        async with open_door(place, offline=True, clock=clock) as kiosk:
            given = [await kiosk.scan(code, InputMethod.COMMAND_LINE) for code in codes]
            shown = [one for one in given if one]
            assert len(shown) == len(codes)
            await kiosk.store.ledger.mark_shown([one.admission_id for one in shown])
            return [type(one.verdict) for one in shown]

    async def send() -> None:
        async with open_door(place, clock=clock) as kiosk:
            await kiosk.store.outbox.recover()
            ends = time.monotonic() + PATIENCE_S
            await kiosk.uploader.drain(lambda: time.monotonic() > ends)
            assert (await kiosk.store.outbox.count()).unsent == 0
            assert await kiosk.store.incidents.recorded(every=True) == []

    async with open_door(place, clock=clock) as kiosk:
        await kiosk.guest_list.sync()
    assert await scan(ids[0], ids[1]) == [Admit, Admit]
    clock.jumped_s = jump_s
    assert await scan(ids[0], ids[2]) == [AlreadyIn, Admit]
    clock.jumped_s = 0.0
    assert await scan(ids[1], ids[2], ids[3]) == [AlreadyIn, AlreadyIn, Admit]
    clock.jumped_s = -jump_s
    await send()
    assert sorted(put_ids(sandbox)) == encoded(*ids)
    async with open_door(place, clock=clock) as kiosk:
        await kiosk.guest_list.sync()
        account = (await kiosk.session.whose()).account
        assert (await kiosk.store.lists.covering(frozenset(), account)) != []
