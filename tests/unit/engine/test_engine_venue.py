"""A door on a real hub: what it shares, and when, with what another door does beside it."""

import asyncio
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import aclosing, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from kiosk.core.outbox import EntryState
from kiosk.core.policy import ALL_EVENTS, Budgets, DoorPolicy
from kiosk.core.presence import Certainty, InputMethod, LedgerRow, RowKind
from kiosk.core.venue import MOST_ROWS, Granted, as_shared, claim
from kiosk.core.verdict import AlreadyIn, VerdictKind
from kiosk.engine import event_share, venue
from kiosk.engine.errors import HubFullError, StoreError
from kiosk.engine.events import LateStop, VenueChanged, VenueState, VerdictGiven
from kiosk.engine.ports import Hub
from kiosk.engine.records import HubPlace, Incident, SharedRows
from kiosk.hub.address import HubAddress
from kiosk.hub.bucket import Bucket, open_hub
from kiosk.hub.connection import connect
from kiosk.store.profile import Profile
from tests.hub_server import HubServer, hub_server
from tests.unit.engine.scripted import (
    Door,
    FakeClock,
    ScriptedService,
    hold_list,
    open_door,
    until,
)
from tests.unit.store.store_samples import NOW, admission, admit, ending, ticket

TONIGHT = "tonight"
PATIENCE_S = 20.0


@pytest.fixture
def server(tmp_path: Path) -> Iterator[HubServer]:
    with hub_server(tmp_path / "hub") as running:
        yield running


@asynccontextmanager
async def door_of(
    profile: Profile, server: HubServer, claim_ms: int = 1000 * int(PATIENCE_S)
) -> AsyncIterator[Door]:
    """A door that shares with the others as soon as it can, as long as this is open.

    Its guests wait longer for the hub than at a door, so that none goes in without it on a busy machine.
    """

    async def connect_hub(name: str) -> Hub:
        return await open_hub(HubAddress((server.url,)), name)

    await hold_list(profile, [ticket(f"T-{number}") for number in range(10)])
    policy = DoorPolicy(entries={"*": "again"}, budgets=Budgets(claim_ms=claim_ms))
    service, clock = ScriptedService(), FakeClock()
    at_door = open_door(profile, service, clock, events=[TONIGHT], policy=policy, connect_hub=connect_hub)
    async with at_door as door:
        running = asyncio.create_task(door.controller.venue.run(), name="venue")
        try:
            yield door
        finally:
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)


@asynccontextmanager
async def sharing(
    profile: Profile, server: HubServer, claim_ms: int = 1000 * int(PATIENCE_S)
) -> AsyncIterator[Door]:
    """A door that shares with the others, as long as this is open."""
    async with door_of(profile, server, claim_ms) as door:
        assert await door.controller.venue.ready(PATIENCE_S)
        yield door


@asynccontextmanager
async def another_door(server: HubServer, event_id: str = TONIGHT) -> AsyncIterator[Bucket]:
    """What another door has of the hub."""
    connection = await connect(HubAddress((server.url,)), "Door B")
    try:
        bucket = Bucket(connection, event_id)
        await bucket.open(1)
        yield bucket
    finally:
        await connection.close()


async def messages(bucket: Bucket) -> list[tuple[LedgerRow, ...]]:
    """What was ever shared, message by message."""
    rows: list[tuple[LedgerRow, ...]] = []
    async with aclosing(bucket.follow(HubPlace())) as news:
        async for changes in news:
            if not changes:
                break
            rows += [change.rows for change in changes]
    return rows


def us(after_s: float) -> int:
    return int((NOW + after_s) * 1e6)


async def scan(door: Door, code: str = "T-1") -> VerdictGiven:
    given = await door.engine.scan(code, InputMethod.COMMAND_LINE)
    assert given is not None
    return given


class HeldReads:
    """Holds back what is read of the rows to share, from the first row on, until it is let go."""

    def __init__(self, profile: Profile, monkeypatch: pytest.MonkeyPatch) -> None:
        self._really = profile.shared.unshared
        self.read = asyncio.Event()
        self.go = asyncio.Event()
        monkeypatch.setattr(profile.shared, "unshared", self._unshared)

    async def _unshared(self, event_id: str, limit: int, *, unnamed: bool) -> list[LedgerRow]:
        rows = await self._really(event_id, limit, unnamed=unnamed)
        if rows:
            self.read.set()
            await self.go.wait()
        return rows


async def test_whoever_is_turned_away_while_their_row_is_read_is_shared_with_that_and_never_without(
    profile: Profile, server: HubServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with sharing(profile, server) as door, another_door(server) as other:
        held = HeldReads(profile, monkeypatch)
        with door.controller.venue.unseen({"a1"}):
            await admit(profile, "a1", "T-1")
            door.controller.venue.poke()
            await held.read.wait()
            await profile.at_door(lambda t: t.add(ending("o1", RowKind.OVERTURNED, "T-1", "a1")))
        held.go.set()

        async def is_shared() -> bool:
            return bool(await messages(other))

        await until(is_shared)
        assert [{row.id for row in rows} for rows in await messages(other)] == [{"a1", "o1"}]


async def rows_at_hub(bucket: Bucket, ticket_id: str = "T-1") -> list[str]:
    return [row.id for row in (await bucket.read(admission("", ticket_id))).rows]


async def test_whoever_came_in_at_another_door_a_moment_ago_is_told_so_and_never_told_to_the_service(
    profile: Profile, server: HubServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with sharing(profile, server) as door, another_door(server) as other:
        really, go = profile.shared.take, asyncio.Event()

        async def take(*given: Any) -> list[Incident]:
            await go.wait()
            return await really(*given)

        monkeypatch.setattr(profile.shared, "take", take)
        await other.write([as_shared(replace(admission("b", "T-1"), door="Door B", logical_us=us(0)))], 0)
        given = await scan(door)
        go.set()
        assert (given.verdict.kind, given.certainty) == (VerdictKind.ALREADY_IN, Certainty.VENUE)
        assert isinstance(given.verdict, AlreadyIn)
        assert given.verdict.evidence is not None
        assert (given.verdict.evidence.door, given.verdict.evidence.at) == ("Door B", NOW)
        await until(lambda: is_apart(profile))
        taken_back = next(r for r in await profile.ledger.rows("T-1") if r.kind is RowKind.OVERTURNED)
        assert taken_back.reason == "another door let this ticket in first"
        (entry,) = await profile.outbox.entries(every=True)
        assert (entry.state, entry.attempts) == (EntryState.OVERTURNED, 0)
        assert await profile.incidents.recorded(every=True) == []


async def test_a_claim_whose_answer_was_lost_stands_here_where_it_stands_for_the_others(
    profile: Profile, server: HubServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with sharing(profile, server) as door, another_door(server) as other:
        really, go = profile.shared.take, asyncio.Event()

        async def take(*given: Any) -> list[Incident]:
            await go.wait()
            return await really(*given)

        monkeypatch.setattr(profile.shared, "take", take)
        b = as_shared(replace(admission("b", "T-1", at=NOW + 60), door="Door B", logical_us=us(60)))
        left = as_shared(replace(ending("x", RowKind.EXIT, "T-1", "b"), at=NOW + 90, logical_us=us(90)))
        revision = await other.write([b, left], 0)
        with door.controller.venue.unseen({"a1"}):
            await admit(profile, "a1", "T-1")
            (row,) = await profile.ledger.rows("T-1")
            outcome = claim((b, left), row, None)
            assert isinstance(outcome, Granted)
            await other.write(outcome.rows, revision)  # it came there, and nobody here was told that it had
        await asyncio.sleep(1.0)
        go.set()

        async def is_taken() -> bool:
            return not await profile.shared.unshared(TONIGHT, 9, unnamed=True)

        await until(is_taken)
        assert [row.id for row in await profile.ledger.rows("T-1")] == ["b", "x", "a1"]
        assert await profile.incidents.recorded(every=True) == []


async def test_whoever_left_here_a_moment_ago_comes_in_again_before_others_know_that_they_left(
    profile: Profile, server: HubServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    of_another_event = admission("z", "T-1", event="tomorrow")
    undone = replace(ending("u", RowKind.UNDO, "T-1", "z"), event_id="tomorrow")
    await profile.at_door(lambda t: [t.add(row) for row in (of_another_event, undone)])
    async with sharing(profile, server) as door, another_door(server) as other:
        assert (await scan(door)).verdict.kind is VerdictKind.ADMIT
        HeldReads(profile, monkeypatch)
        left = await door.engine.let_out("T-1", InputMethod.SEARCH)
        assert left is not None
        assert left.verdict.kind is VerdictKind.EXIT
        assert len(await rows_at_hub(other)) == 1
        assert (await scan(door)).verdict.kind is VerdictKind.ADMIT
        assert len(await rows_at_hub(other)) == 3


async def test_whoever_comes_in_twice_comes_out_though_a_full_hub_takes_no_more_of_the_ticket(
    profile: Profile, server: HubServer
) -> None:
    async with another_door(server) as other:
        rows = [admission("b0", "T-1")]
        for number in range(1, MOST_ROWS):
            kind, ends = (RowKind.EXIT, rows[-1].id) if number % 2 else (RowKind.ADMISSION, "")
            rows.append(replace(rows[0], id=f"b{number}", kind=kind, concerns=ends))
        rows = [as_shared(replace(row, door="Door B", logical_us=us(n))) for n, row in enumerate(rows)]
        await other.write(rows[:-1], 0)
        await admit(profile, "a1", "T-1")
        await other.write([*rows[:-1], as_shared(replace(rows[-1], kind=RowKind.ADMISSION))], 1)
        async with sharing(profile, server):

            async def is_told() -> bool:
                return bool(await profile.incidents.recorded(every=True))

            await until(is_told)
            assert await profile.shared.unshared(TONIGHT, 9, unnamed=True) == []


async def test_a_door_for_other_events_shares_those_before_anybody_comes(
    profile: Profile, server: HubServer
) -> None:
    async with sharing(profile, server) as door:
        assert door.controller.venue.together == {TONIGHT}
        await door.session.choose(frozenset({"tomorrow"}))
        async with asyncio.timeout(PATIENCE_S):
            await until(lambda: door.controller.venue.together == {"tomorrow"})
        await door.session.choose(frozenset({ALL_EVENTS}))
        async with asyncio.timeout(PATIENCE_S):
            await until(lambda: door.heard(VenueChanged)[-1].state is VenueState.NONE)
        assert not await door.controller.venue.ready(0.0)


async def test_a_door_that_changes_hubs_is_not_together_before_the_new_one_answers(
    profile: Profile, server: HubServer
) -> None:
    async def never(_door: str) -> Hub:
        await asyncio.Event().wait()
        raise AssertionError

    async with sharing(profile, server) as door:
        shared = door.controller.venue
        shared.use(never)
        assert shared.state is VenueState.AWAY
        assert door.heard(VenueChanged)[-1] == VenueChanged(VenueState.AWAY)
        await until(lambda: not shared.together)
        assert shared.state is VenueState.AWAY
        assert not await shared.ready(0.0)
        shared.use(None)
        assert door.heard(VenueChanged)[-1] == VenueChanged(VenueState.NONE)


@pytest.mark.parametrize("task", ["venue sharing", f"venue {TONIGHT}", "hub policy"])
async def test_a_door_shares_again_whatever_of_its_sharing_was_cancelled(
    profile: Profile, server: HubServer, task: str
) -> None:
    async with sharing(profile, server) as door:
        next(one for one in asyncio.all_tasks() if one.get_name() == task).cancel()
        await until(lambda: door.controller.venue.state is VenueState.AWAY)
        await until(lambda: door.controller.venue.state is VenueState.TOGETHER)


async def test_a_hub_that_was_never_there_is_told(profile: Profile, server: HubServer) -> None:
    server.kill()
    async with door_of(profile, server) as door:
        async with asyncio.timeout(PATIENCE_S):
            await until(lambda: bool(door.heard(VenueChanged)))
        assert door.heard(VenueChanged) == [VenueChanged(VenueState.AWAY)]
        async with asyncio.timeout(PATIENCE_S):
            assert not await door.controller.venue.ready(10 * PATIENCE_S)
        server.start()
        await until(lambda: door.controller.venue.state is VenueState.TOGETHER)
        assert door.heard(VenueChanged)[-1].state is VenueState.TOGETHER


async def test_a_disk_that_takes_nothing_of_the_others_is_told_and_the_hub_not_asked_without_a_pause(
    profile: Profile, server: HubServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(venue, "AGAIN_S", (0.05, 5.0))
    async with sharing(profile, server) as door, another_door(server) as other:
        asked = 0
        really = profile.shared.place

        async def place(event_id: str) -> HubPlace:
            nonlocal asked
            asked += 1
            return await really(event_id)

        async def take(*given: Any) -> list[Incident]:
            if is_full:
                raise StoreError("the disk is full")
            return await really_take(*given)

        really_take, is_full = profile.shared.take, True
        monkeypatch.setattr(profile.shared, "place", place)
        monkeypatch.setattr(profile.shared, "take", take)
        await other.write([as_shared(admission("b", "T-1"))], 0)
        async with asyncio.timeout(PATIENCE_S):
            await until(lambda: door.controller.venue.state is VenueState.AWAY)
        await asyncio.sleep(2.0)
        assert 2 <= asked <= 8
        is_full = False
        await until(lambda: door.controller.venue.state is VenueState.TOGETHER)
        assert [row.id for row in await profile.ledger.rows("T-1")] == ["b"]


async def test_the_end_waits_for_no_disk_that_fails(
    profile: Profile, server: HubServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def unshared(*_: Any, **__: Any) -> list[LedgerRow]:
        raise StoreError("the disk fails")

    async with sharing(profile, server) as door:
        monkeypatch.setattr(profile.shared, "unshared", unshared)
        await door.controller.venue.settle(PATIENCE_S)


@pytest.mark.parametrize(("ago_s", "stops"), [(5, ["T-1"]), (3600, [])])
async def test_whom_another_door_let_in_too_while_this_one_was_away_is_told_and_stopped_if_still_here(
    profile: Profile, server: HubServer, ago_s: float, stops: list[str]
) -> None:
    mine = admission("a1", "T-1", at=NOW - ago_s)
    await profile.at_door(lambda t: t.add(mine))
    async with sharing(profile, server), another_door(server) as other:
        await until(lambda: is_known(other, "a1"))
    async with another_door(server) as other:
        shared = await other.read(mine)
        b = as_shared(replace(admission("b", "T-1"), door="Door B", logical_us=us(0)))
        await other.write([*shared.rows, b], shared.revision)
    async with sharing(profile, server) as door:
        assert [incident.id for one in door.heard(VenueChanged) for incident in one.incidents] == [
            "double:a1:b"
        ]
        await until(lambda: len(door.heard(LateStop)) >= len(stops))
        await asyncio.sleep(0.3)
        assert [stop.ticket_id for stop in door.heard(LateStop)] == stops


async def is_known(bucket: Bucket, row_id: str) -> bool:
    return row_id in await rows_at_hub(bucket)


async def test_what_the_hub_had_no_room_for_is_put_to_it_again_once_it_was_away(
    profile: Profile, tmp_path: Path
) -> None:
    with hub_server(tmp_path / "small", most_bytes=16 * 1024) as server:
        async with another_door(server) as other:
            with pytest.raises(HubFullError):
                await fill(other)
        await admit(profile, "a1", "T-1")
        async with sharing(profile, server) as door:
            await until(lambda: is_apart(profile))
            server.raise_limit(1024 * 1024)
            async with another_door(server) as other, asyncio.timeout(PATIENCE_S):
                await until(lambda: is_known(other, "a1"))
            assert door.controller.venue.state is VenueState.TOGETHER


async def test_a_hub_that_is_full_is_warned_of_once_and_not_for_each_ticket(
    profile: Profile, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with hub_server(tmp_path / "small", most_bytes=16 * 1024) as server:
        async with another_door(server) as other:
            with pytest.raises(HubFullError):
                await fill(other)
        async with sharing(profile, server) as door:
            for number in range(6):
                assert (await scan(door, f"T-{number}")).verdict.kind is VerdictKind.ADMIT
            await until(lambda: is_apart(profile))
        assert caplog.text.count("not shared with the other doors: the hub is full") == 1


async def fill(bucket: Bucket) -> None:
    for number in range(200):
        await bucket.write([as_shared(admission(f"b{number}", f"t{number}"))], 0)


async def is_apart(profile: Profile) -> bool:
    return not await profile.shared.unshared(TONIGHT, 9, unnamed=True)


async def test_a_hub_that_acknowledges_and_forgets_keeps_nothing_from_the_service_for_ever(
    profile: Profile, server: HubServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    really, forgotten = Bucket.write, 0

    async def write(bucket: Bucket, rows: Any, revision: int) -> int:
        nonlocal forgotten
        forgotten += 1
        return await really(bucket, rows, revision) if forgotten > 1 else 1

    monkeypatch.setattr(event_share, "BACK_WITHIN_S", 0.5)
    async with sharing(profile, server), another_door(server) as other:
        monkeypatch.setattr(Bucket, "write", write)
        await admit(profile, "a1", "T-1")
        async with asyncio.timeout(PATIENCE_S):
            await until(lambda: is_known(other, "a1"))
            await until(lambda: is_apart(profile))


async def test_what_came_out_while_a_guest_waited_is_told_though_the_hub_went_away_meanwhile(
    profile: Profile, server: HubServer
) -> None:
    async with sharing(profile, server) as door:
        with door.controller.venue.unseen({"a1"}):
            await admit(profile, "a1", "T-1")
            (row,) = await profile.ledger.rows("T-1")
            assert isinstance(await door.controller.venue.claim(row, 1), Granted)
            async with another_door(server) as other:
                shared = await other.read(row)
                b = as_shared(replace(admission("b", "T-1"), door="Door B", logical_us=us(5)))
                await other.write([*shared.rows, b], shared.revision)

            async def is_taken() -> bool:
                return len(await profile.ledger.rows("T-1")) == 2

            await until(is_taken)
            server.kill()
            async with asyncio.timeout(PATIENCE_S):
                await until(lambda: door.controller.venue.state is VenueState.AWAY)
            assert await profile.incidents.recorded(every=True) == []
        server.start()

        async def is_told() -> bool:
            return bool(await profile.incidents.recorded(every=True))

        async with asyncio.timeout(PATIENCE_S):
            await until(is_told)


async def test_a_hub_that_is_too_slow_for_guests_is_told_as_away_and_back_once_it_is_quick(
    profile: Profile, server: HubServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    really_read, really_write, is_slow = Bucket.read, Bucket.write, True

    async def read(bucket: Bucket, row: LedgerRow) -> SharedRows:
        await asyncio.sleep(1.0 if is_slow else 0.0)
        return await really_read(bucket, row)

    async def write(bucket: Bucket, rows: Any, revision: int) -> int:
        await asyncio.sleep(1.0 if is_slow else 0.0)
        return await really_write(bucket, rows, revision)

    async with sharing(profile, server, claim_ms=150) as door:
        monkeypatch.setattr(Bucket, "read", read)
        monkeypatch.setattr(Bucket, "write", write)
        for number in range(3):
            assert (await scan(door, f"T-{number}")).certainty is not Certainty.VENUE
        assert door.controller.venue.state is VenueState.AWAY
        is_slow = False
        async with asyncio.timeout(PATIENCE_S):
            await until(lambda: door.controller.venue.state is VenueState.TOGETHER)
        assert [one.state for one in door.heard(VenueChanged)][-1] is VenueState.TOGETHER


async def test_what_comes_late_of_a_connection_that_is_gone_makes_no_doors_together(
    profile: Profile, server: HubServer
) -> None:
    async with sharing(profile, server) as door:
        server.kill()
        async with asyncio.timeout(PATIENCE_S):
            await until(lambda: door.controller.venue.state is VenueState.AWAY)
        await door.controller.venue._heard([])
        assert door.controller.venue.state is VenueState.AWAY
        assert not await door.controller.venue.ready(0.0)


async def test_a_door_of_two_events_shares_each_with_its_doors_and_what_names_none_once(
    profile: Profile, server: HubServer
) -> None:
    async with sharing(profile, server) as door:
        await door.session.choose(frozenset({TONIGHT, "tomorrow"}))
        async with asyncio.timeout(PATIENCE_S):
            await until(lambda: door.controller.venue.together == {TONIGHT, "tomorrow"})
        counted = replace(admission("c", ""), kind=RowKind.COUNTED_IN, event_id="")
        later = admission("o", "T-2", event="tomorrow")
        await profile.at_door(lambda t: [t.add(row) for row in (admission("a1", "T-1"), counted, later)])

        async def are_known() -> bool:
            unknown = [await profile.shared.unshared(e, 9, unnamed=True) for e in (TONIGHT, "tomorrow")]
            return unknown == [[], []]

        async with asyncio.timeout(PATIENCE_S):
            await until(are_known)
        shared = {}
        for event in (TONIGHT, "tomorrow"):
            async with another_door(server, event) as other:
                shared[event] = {row.id for rows in await messages(other) for row in rows}
        assert shared == {TONIGHT: {"a1"}, "tomorrow": {"c", "o"}}  # the first by name has what names none


async def test_what_one_hub_brought_is_written_whole_before_the_next_one_begins(
    profile: Profile, server: HubServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    really, taking, written, busy = profile.shared.take, asyncio.Event(), [], threading.Event()

    async def take(*given: Any) -> list[Incident]:
        taking.set()
        new = await really(*given)
        written.append("of the first hub")
        return new

    async def next_hub(door: str) -> Hub:
        written.append("the next hub begins")
        return await open_hub(HubAddress((server.url,)), door)

    async with sharing(profile, server) as door, another_door(server) as other:
        await until(lambda: door.controller.venue.state is VenueState.TOGETHER)
        holding = asyncio.create_task(profile.at_door(lambda _: busy.wait()))
        monkeypatch.setattr(profile.shared, "take", take)
        await other.write([as_shared(replace(admission("b", "T-1"), door="Door B", logical_us=us(0)))], 0)
        await taking.wait()
        door.controller.venue.use(next_hub)
        await until(lambda: not door.controller.venue._shares)
        busy.set()
        await until(lambda: "the next hub begins" in written)
        await holding
        assert written[:2] == ["of the first hub", "the next hub begins"]
        assert [row.id for row in await profile.ledger.rows("T-1")] == ["b"]
