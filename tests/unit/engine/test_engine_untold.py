"""What lists tell of scans: none before its verdict, each one once, nobody green who was turned away."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import pytest

from kiosk.core.presence import InputMethod, RowKind
from kiosk.core.replies import Answered
from kiosk.core.scan_search import ScanSearch
from kiosk.core.verdict import VerdictKind
from kiosk.engine.events import VerdictGiven
from kiosk.engine.scans_told import ScanPage, ScanPlace, id_of
from kiosk.engine.waiting_guests import UntoldScans
from kiosk.store.connection import Connection
from kiosk.store.profile import Profile
from tests.unit.engine.scripted import (
    IN_BEFORE,
    IN_NOW,
    Door,
    FakeClock,
    Reply,
    ScriptedService,
    hold_list,
    open_door,
    until,
)
from tests.unit.store.store_samples import ticket


@asynccontextmanager
async def at_door(profile: Profile, **options: Any) -> AsyncIterator[tuple[Door, ScriptedService]]:
    service = ScriptedService()
    await hold_list(profile, [ticket("T-0", "Ana"), ticket("T-1")])
    async with open_door(profile, service, FakeClock(), **options) as door:
        yield door, service


async def scan(door: Door, code: str = "T-0") -> VerdictGiven:
    given = await door.engine.scan(code, InputMethod.COMMAND_LINE)
    assert given is not None
    return given


async def told(door: Door) -> list[str]:
    recent = await door.controller.queries.recent()
    assert recent is not None
    return [id_of(one) for one in recent]


async def on_disk(door: Door) -> int:
    account = (await door.session.whose()).account
    return len((await door.profile.scans.page(ScanSearch(), ScanPlace(), 10, account)).scans)


def refuse_rows_of(table: str, connection: Connection) -> None:
    connection.execute(
        f"CREATE TRIGGER full_{table} BEFORE INSERT ON {table}"
        " BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END"
    )


def take_rows_of(table: str, connection: Connection) -> None:
    connection.execute(f"DROP TRIGGER full_{table}")


async def turned_away_on_a_full_disk(
    profile: Profile, door: Door, service: ScriptedService, full: list[str]
) -> VerdictGiven:
    """What a guest was told whom the service had in before, where these tables took no row of that."""
    service.hold, service.always = asyncio.Event(), IN_BEFORE
    scanning = asyncio.create_task(scan(door))
    await until(lambda: service.flying == ["T-0"])
    for table in full:
        await profile._db.write(partial(refuse_rows_of, table))
    service.hold.set()
    given = await scanning
    assert given.verdict.kind is VerdictKind.ALREADY_IN
    return given


@pytest.mark.parametrize(
    ("reply", "kind"), [(IN_BEFORE, VerdictKind.ALREADY_IN), (IN_NOW, VerdictKind.ADMIT)]
)
async def test_a_scan_whose_answer_is_awaited_stands_on_no_list_until_it_is_told(
    profile: Profile, monkeypatch: pytest.MonkeyPatch, reply: Reply, kind: VerdictKind
) -> None:
    """It is on disk as let in; whoever read that beside the lane would let in a guest who is turned away."""
    async with at_door(profile, confirm_ms=60_000) as (door, service):
        first = await scan(door, "T-1")
        service.hold, service.always = asyncio.Event(), reply
        scanning = asyncio.create_task(scan(door))
        await until(lambda: service.flying == ["T-0"])
        assert [row.kind for row in await profile.ledger.rows("T-0")] == [RowKind.ADMISSION]
        assert await told(door) == [first.admission_id]

        page, is_read, is_told = profile.scans.page, asyncio.Event(), asyncio.Event()

        async def read_before_it_is_told(*given: Any) -> ScanPage:
            found = await page(*given)
            is_read.set()
            await is_told.wait()
            return found

        monkeypatch.setattr(profile.scans, "page", read_before_it_is_told)
        reading = asyncio.create_task(told(door))
        await is_read.wait()
        service.hold.set()
        given = await scanning
        assert given.verdict.kind is kind
        is_told.set()
        assert await reading == [first.admission_id]
        assert len(await told(door)) == 2


async def test_a_scan_that_begins_and_is_told_while_scans_are_read_is_not_read_with_what_it_said_before(
    profile: Profile, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its verdict stands above what is read; the line of an admission that was taken back would hide it."""
    async with at_door(profile, confirm_ms=60_000) as (door, service):
        service.hold, service.always = asyncio.Event(), IN_BEFORE
        page, scans = profile.scans.page, list[VerdictGiven]()

        async def read_amid_a_scan(*given: Any) -> ScanPage:
            scanning = asyncio.create_task(scan(door))
            await until(lambda: service.flying == ["T-0"])
            found = await page(*given)
            assert service.hold is not None
            service.hold.set()
            scans.append(await scanning)
            return found

        monkeypatch.setattr(profile.scans, "page", read_amid_a_scan)
        assert await told(door) == []
        assert [given.verdict.kind for given in scans] == [VerdictKind.ALREADY_IN]


async def test_who_was_told_stands_on_the_list_though_others_of_the_group_still_wait(
    profile: Profile, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_door(profile, confirm_ms=60_000) as (door, service):
        service.always = IN_NOW
        check_in, answers = service.check_in, asyncio.Event()

        async def late_for_one(ticket_id: str) -> Answered:
            if ticket_id == "T-1":
                await answers.wait()
            return await check_in(ticket_id)

        monkeypatch.setattr(service, "check_in", late_for_one)
        admitting = asyncio.create_task(door.engine.admit_each(["T-0", "T-1"], InputMethod.KEYBOARD))
        await until(lambda: bool(door.heard(VerdictGiven)))
        (given,) = door.heard(VerdictGiven)
        assert await told(door) == [given.admission_id]
        answers.set()
        await admitting
        assert len(await told(door)) == 2


@pytest.mark.parametrize("code", ["T-0", "nobody's"])
@pytest.mark.parametrize("of_a_group", [False, True], ids=["alone", "of a group"])
async def test_nobody_stands_on_a_list_between_the_commit_and_the_verdict(
    profile: Profile, monkeypatch: pytest.MonkeyPatch, code: str, *, of_a_group: bool
) -> None:
    """The verdict would put them there a second time."""
    async with at_door(profile, offline=True) as (door, _):
        decide, is_decided, may_be_told = profile.at_door, asyncio.Event(), asyncio.Event()

        async def decide_and_wait(work: Any) -> Any:
            decided = await decide(work)
            is_decided.set()
            await may_be_told.wait()
            return decided

        monkeypatch.setattr(profile, "at_door", decide_and_wait)
        admit = door.engine.admit_each([code], InputMethod.SEARCH) if of_a_group else scan(door, code)
        admitting = asyncio.create_task(admit)
        await is_decided.wait()
        assert await on_disk(door) == 1
        assert await told(door) == []
        may_be_told.set()
        await admitting
        (given,) = door.heard(VerdictGiven)
        assert await told(door) == [given.admission_id or given.scan_id]


@pytest.mark.parametrize("full", [["ledger"], ["ledger", "scans"]], ids="+".join)
async def test_who_was_turned_away_stands_nowhere_as_let_in_though_the_disk_did_not_take_that(
    profile: Profile, full: list[str]
) -> None:
    async with at_door(profile, confirm_ms=60_000) as (door, service):
        given = await turned_away_on_a_full_disk(profile, door, service, full)
        assert [row.kind for row in await profile.ledger.rows("T-0")] == [RowKind.ADMISSION]
        assert given.admission_id not in await told(door)


@pytest.mark.parametrize("full", [["ledger"], ["ledger", "scans"]], ids="+".join)
async def test_who_was_turned_away_is_not_let_in_after_a_restart_though_the_admission_stands(
    profile: Profile, full: list[str]
) -> None:
    async with at_door(profile, confirm_ms=60_000) as (door, service):
        turned_away = await turned_away_on_a_full_disk(profile, door, service, full)
        for table in full:
            await profile._db.write(partial(take_rows_of, table))
        await door.engine.settle()
    clock = FakeClock()
    clock.forward(60)
    async with open_door(profile, ScriptedService(), clock, run="next", offline=True) as door:
        assert turned_away.admission_id not in await told(door)
        assert await door.controller.queries.unshown() == []
        assert (await scan(door, "T-0")).verdict.kind is VerdictKind.ALREADY_IN


async def test_who_was_told_nothing_is_told_after_a_restart_whatever_others_were_told(
    profile: Profile,
) -> None:
    async with at_door(profile, confirm_ms=60_000) as (door, service):
        await turned_away_on_a_full_disk(profile, door, service, ["ledger"])
        await profile._db.write(partial(take_rows_of, "ledger"))
        service.always = IN_NOW
        seen = await scan(door, "T-1")
    clock = FakeClock()
    for run in ("next", "third"):  # told once more in between, and still not shown
        async with open_door(profile, ScriptedService(), clock, run=run, offline=True) as door:
            assert [row.id for row in await door.controller.queries.unshown()] == [seen.admission_id]
            assert seen.admission_id in await told(door)
            assert (await scan(door, "T-1")).verdict.kind is VerdictKind.ADMIT


def test_whoever_reads_scans_side_by_side_hears_of_those_that_begin_until_they_are_read() -> None:
    untold = UntoldScans()
    with untold.meanwhile() as first:
        with untold.meanwhile() as second:
            pass
        with untold.under_way({"a"}):
            pass
    with untold.under_way({"b"}):
        pass
    assert (first, second) == ({"a"}, set())
