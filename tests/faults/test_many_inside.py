"""What a door does again and again costs the same, however many are inside and however much is unsent.

Costs are counted as steps of SQLite's machine and never timed.
"""

import asyncio
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import keyring
import pytest
from msgspec.structs import replace

from kiosk.core.outbox import EntryState
from kiosk.core.pace import CONCURRENCY, KEPT_FOR_LIVE
from kiosk.core.presence import InputMethod
from kiosk.core.tickets import Ticket
from kiosk.core.verdict import VerdictKind
from kiosk.engine import waiting_guests
from kiosk.engine.errors import StoreError
from kiosk.engine.events import VerdictGiven
from kiosk.engine.ports import Transaction
from kiosk.engine.records import MOST_OUTBOX_LINES, GuestPage, PageQuery
from kiosk.engine.uploader import SHORTEST_WAIT_S
from kiosk.engine.waiting_guests import (
    APART_BESIDE_SCANS_S,
    IN_A_ROW_S,
    LATELY_S,
    MOST_BESIDE_SCANS,
    ScansUnderWay,
)
from kiosk.store.profile import Profile
from tests.unit.engine.scripted import Door, FakeClock, ScriptedService, hold_list, open_door, pages_of, until
from tests.unit.store.store_samples import NOW, MemoryKeyring, admission, check_in, ticket

FEW, MANY = 50, 1000
AT_A_WALK = 10
A_MINUTE_S = 60.0
STEPS_AT_ONCE = 10
AS_MUCH = 1.5
"""How much dearer something may be with many than with few: trees are a little deeper."""


@pytest.fixture(autouse=True)
def memory_keyring() -> Iterator[None]:
    before = keyring.get_keyring()
    keyring.set_keyring(MemoryKeyring())
    yield
    keyring.set_keyring(before)


@contextmanager
def opened(folder: Path) -> Iterator[Profile]:
    profile = Profile.open(folder, None, writable=True)
    try:
        yield profile
    finally:
        profile.close()


class Steps:
    """Counts the steps of SQLite's machine on all connections of a profile."""

    def __init__(self, profile: Profile) -> None:
        self.count = 0
        for worker in profile._db._workers:
            worker.submit(lambda c: c.set_progress_handler(self._step, STEPS_AT_ONCE)).result()

    def _step(self) -> int:
        self.count += STEPS_AT_ONCE
        return 0

    async def of(self, work: Callable[[], Awaitable[Any]]) -> int:
        before = self.count
        await work()
        return self.count - before


async def let_in(profile: Profile, people: int, *, held: int = MANY, order: str = "") -> None:
    """So many guests held and some of them inside, none of whom was told to the service yet."""
    guests = [ticket(f"T-{n}", f"Guest {n}", order=order) for n in range(held)]
    await hold_list(profile, [*guests, ticket("late")])

    def write(transaction: Transaction) -> None:
        for n in range(people):
            transaction.add(admission(f"a-{n}", f"T-{n}"))
            transaction.put(check_in(f"a-{n}", f"T-{n}"))

    await profile.at_door(write)


Action = Callable[[Door], Awaitable[Any]]
ACTIONS: dict[str, Action] = {
    "scan": lambda door: door.engine.scan("token-late", InputMethod.CAMERA),
    "look at the same guest": lambda door: door.profile.guests.get("late"),
    "count the unsent": lambda door: door.profile.outbox.count(),
    "count who is inside": lambda door: door.profile.ledger.inside(frozenset({"tonight"})),
    "find what is due": lambda door: door.profile.outbox.due("host", 1e12, 7, frozenset()),
    "sync, one ticket of those inside changed": lambda door: door.guest_list.sync(),
}


def test_nothing_done_again_and_again_is_dearer_with_many_inside_and_unsent(tmp_path: Path) -> None:
    async def costs(profile: Profile, people: int) -> dict[str, int]:
        await let_in(profile, people)
        service = ScriptedService()
        async with open_door(profile, service, FakeClock(), offline=True) as door:
            await door.guest_list.sync()  # after which everybody was looked at by this policy
            service.pages = pages_of([replace(ticket("T-0"), state="closed", updated_at=NOW - 1)])
            steps = Steps(profile)
            return {name: await steps.of(partial(action, door)) for name, action in ACTIONS.items()}

    found = []
    for people in (FEW, MANY):
        with opened(tmp_path / str(people)) as profile:
            found.append(asyncio.run(costs(profile, people)))
    few, many = found
    assert {name: (few[name], many[name]) for name in few if many[name] > AS_MUCH * few[name] + 100} == {}


def test_an_order_is_read_in_as_many_steps_as_it_has_tickets(tmp_path: Path) -> None:
    async def costs(profile: Profile, people: int) -> tuple[int, int]:
        await let_in(profile, people, held=people, order="ord")
        steps = Steps(profile)
        whole = await steps.of(lambda: profile.guests.order("ord"))
        return whole, await steps.of(lambda: profile.at_door(lambda t: t.order_count("ord", "host")))

    found = []
    for people in (FEW, MANY):
        with opened(tmp_path / str(people)) as profile:
            found.append(asyncio.run(costs(profile, people)))
    for few, many in zip(*found, strict=True):
        assert many / few < AS_MUCH * MANY / FEW


async def test_guests_go_in_while_everybody_inside_is_looked_at(tmp_path: Path) -> None:
    """A look that never ends keeps nobody waiting for a verdict."""
    looking, over = threading.Event(), threading.Event()

    def look(_ticket: Ticket, _gone: object) -> bool:
        looking.set()
        over.wait()
        return False

    with opened(tmp_path / "door") as profile:
        await let_in(profile, FEW)
        async with open_door(profile, ScriptedService(), FakeClock(), offline=True) as door:
            marking = asyncio.create_task(profile.late_checks.mark_doubtful(look))
            try:
                assert await asyncio.to_thread(looking.wait, 60)
                given = await asyncio.wait_for(door.engine.scan("token-late", InputMethod.CAMERA), 60)
            finally:
                over.set()
            assert given is not None
            assert given.verdict.kind is VerdictKind.ADMIT
            await marking


async def test_other_guests_go_between_those_of_a_group(tmp_path: Path) -> None:
    group = 300
    with opened(tmp_path / "door") as profile:
        guests = [ticket(f"T-{n}", order="ord") for n in range(group)]
        await hold_list(profile, [*guests, ticket("other")])
        async with open_door(profile, ScriptedService(), FakeClock(), offline=True) as door:
            admitting = asyncio.create_task(door.controller.admit_group([one.id for one in guests]))
            while not door.heard(VerdictGiven):
                await asyncio.sleep(0)
            given = await door.engine.scan("token-other", InputMethod.CAMERA)
            assert given is not None
            assert given.verdict.kind is VerdictKind.ADMIT
            said = len(door.heard(VerdictGiven))
            assert said < group / 4, f"{said} of the group went first"
            outcome = await admitting
            assert [one.verdict.kind for one in outcome.verdicts] == [VerdictKind.ADMIT] * group
            assert outcome.verdicts[-1].order_inside == group
            assert outcome.failed == ()


async def test_while_guests_come_fewer_of_the_backlog_are_in_flight(tmp_path: Path) -> None:
    with opened(tmp_path / "door") as profile:
        await let_in(profile, FEW, held=FEW)
        service = ScriptedService()
        service.hold = asyncio.Event()
        async with open_door(profile, service, FakeClock(), offline=True) as door:
            with door.uploader.scan():
                draining = asyncio.create_task(door.uploader.run())
                await until(lambda: len(service.flying) == MOST_BESIDE_SCANS)
                await asyncio.sleep(4 * APART_BESIDE_SCANS_S)
                assert len(door.uploader._tasks) == MOST_BESIDE_SCANS
                draining.cancel()
            assert 0 < await door.uploader._start_due() <= LATELY_S, "more may leave once no guest comes"
            service.hold.set()
            await door.uploader.settle()
        async with open_door(profile, service, FakeClock(), offline=True) as door:
            await door.uploader._start_due()
            assert len(door.uploader._tasks) == CONCURRENCY - KEPT_FOR_LIVE
            await door.uploader.settle()


async def test_while_guests_come_the_backlog_leaves_one_by_one(tmp_path: Path) -> None:
    with opened(tmp_path / "door") as profile:
        await let_in(profile, FEW, held=FEW)
        service = ScriptedService()
        async with open_door(profile, service, FakeClock(), offline=True) as door:
            with door.uploader.scan():
                pass
            began = asyncio.get_running_loop().time()
            draining = asyncio.create_task(door.uploader.run())
            await until(lambda: len(service.asked) >= AT_A_WALK)
            took_s = asyncio.get_running_loop().time() - began
            draining.cancel()
            await door.uploader.settle()
    assert took_s >= (AT_A_WALK - 1) * APART_BESIDE_SCANS_S, "they left in a bunch"


async def test_a_wait_of_which_rounding_left_next_to_nothing_is_one_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A clock that had not gone on by it kept the outbox looking, and nobody else was ever served."""
    looked: list[float] = []

    def next_to_nothing(_scans: ScansUnderWay) -> float:
        looked.append(asyncio.get_running_loop().time())
        return 7e-15

    with opened(tmp_path / "door") as profile:
        await let_in(profile, FEW, held=FEW)
        async with open_door(profile, ScriptedService(), FakeClock(), offline=True) as door:
            with door.uploader.scan():
                pass
            monkeypatch.setattr(ScansUnderWay, "backlog_waits_s", property(next_to_nothing))
            draining = asyncio.create_task(door.uploader.run())
            await asyncio.sleep(0.2)
            draining.cancel()
            await asyncio.gather(draining, return_exceptions=True)
    assert looked
    assert all(after - before >= SHORTEST_WAIT_S / 2 for before, after in pairwise(looked))


async def test_between_guests_who_come_one_by_one_the_backlog_does_not_walk() -> None:
    scans, now = ScansUnderWay(), asyncio.get_running_loop().time
    scans._backlog_left_at = now() + A_MINUTE_S
    assert (scans.lately_s, scans.backlog_waits_s) == (0, 0), "nobody came yet"
    with scans.one():
        assert scans.lately_s == LATELY_S
        assert scans.backlog_waits_s > 0
    scans._last_at = now() - (IN_A_ROW_S + LATELY_S) / 2
    assert scans.backlog_waits_s == 0
    assert scans.lately_s > 0
    scans._last_at = now() - LATELY_S
    assert scans.lately_s == 0


@asynccontextmanager
async def a_door_that_stands_back_for_long(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[Door, Profile, ScriptedService]]:
    """A door that has its whole list; for a guest who waits everything else waits as well."""
    monkeypatch.setattr(waiting_guests, "LONGEST_STAND_BACK_S", A_MINUTE_S)
    with opened(folder) as profile:
        await hold_list(profile, [ticket("T-0")])
        service = ScriptedService()
        service.pages = pages_of([ticket("T-1")])
        async with open_door(profile, service, FakeClock()) as door:
            await door.guest_list.sync(full=True)
            yield door, profile, service


async def test_the_guest_list_stands_back_for_a_guest_but_not_when_the_guest_waits_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_door_that_stands_back_for_long(tmp_path / "door", monkeypatch) as (door, _, service):
        service.queries.clear()
        with door.uploader.scan():
            syncing = asyncio.create_task(door.guest_list.sync())
            await asyncio.sleep(APART_BESIDE_SCANS_S)
            assert service.queries == []
            assert await door.guest_list.recheck(A_MINUTE_S / 4)
            asked = len(service.queries)
            assert asked > 0
            await asyncio.sleep(APART_BESIDE_SCANS_S)
            assert len(service.queries) == asked
        await syncing
        assert len(service.queries) == 2 * asked


async def test_a_delta_draws_no_number_while_a_guest_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_door_that_stands_back_for_long(tmp_path / "door", monkeypatch) as (door, profile, _):
        drawn = await profile.lists.next_request()
        with door.uploader.scan():
            syncing = asyncio.create_task(door.guest_list.sync())
            await asyncio.sleep(APART_BESIDE_SCANS_S)
            assert await profile.lists.next_request() == drawn + 1
        await syncing
        assert await profile.lists.next_request() > drawn + 2


async def test_what_came_of_the_guest_list_is_not_stored_while_a_guest_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(waiting_guests, "LONGEST_STAND_BACK_S", A_MINUTE_S)
    with opened(tmp_path / "door") as profile:
        await hold_list(profile, [ticket("T-0")])
        service, gate = ScriptedService(), asyncio.Event()

        async def held_back(query: PageQuery) -> GuestPage:
            await gate.wait()
            return pages_of([ticket("T-1")])(query)

        service.pages = held_back
        async with open_door(profile, service, FakeClock()) as door:
            syncing = asyncio.create_task(door.guest_list.sync(full=True))
            await until(lambda: service.queries != [])
            with door.uploader.scan():
                gate.set()
                for _ in range(100):
                    await asyncio.sleep(0)
                await asyncio.sleep(APART_BESIDE_SCANS_S)
                assert await profile.guests.get("T-1") is None
            await syncing
            assert await profile.guests.get("T-1") is not None


@asynccontextmanager
async def an_answer_beside_a_guest(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[Door, ExitStack]]:
    """A door to which an answer of the backlog has just come, and the guest who waits until closed."""
    with opened(folder) as profile:
        await let_in(profile, 1, held=1)
        service = ScriptedService()
        async with open_door(profile, service, FakeClock(), offline=True) as door:
            service.hold = asyncio.Event()
            await door.uploader._start_due()
            await until(lambda: bool(service.flying))
            monkeypatch.setattr(waiting_guests, "LONGEST_STAND_BACK_S", A_MINUTE_S)
            with ExitStack() as guest:
                guest.enter_context(door.uploader.scan())
                service.hold.set()
                await until(lambda: not service.flying)
                await asyncio.sleep(APART_BESIDE_SCANS_S)
                await writer_idle(door)
                yield door, guest


async def writer_idle(door: Door) -> None:
    await door.engine._store.notes.put("key", "value")


async def state_of(door: Door, admission_id: str) -> EntryState | None:
    entry = await door.engine._store.outbox.entry(admission_id)
    return entry.state if entry else None


async def test_an_answer_of_the_backlog_is_written_after_the_guest_who_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with an_answer_beside_a_guest(tmp_path / "door", monkeypatch) as (door, guest):
        assert await state_of(door, "a-0") is EntryState.SENDING
        guest.close()
        await door.uploader.settle()
        assert await state_of(door, "a-0") is EntryState.CONFIRMED


@pytest.mark.parametrize("interrupts", [0, 1, 2])
async def test_an_answer_that_came_is_written_where_the_end_is_interrupted(
    tmp_path: Path, interrupts: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with an_answer_beside_a_guest(tmp_path / "door", monkeypatch) as (door, _):
        writer_is_free = threading.Event()
        held = door.engine._store._db._writer.submit(lambda _: writer_is_free.wait(A_MINUTE_S))  # type: ignore[attr-defined]
        try:
            ending = asyncio.create_task(door.uploader.stop(0.0))
            await asyncio.sleep(0.01)
            for _ in range(interrupts):
                assert not ending.done()
                ending.cancel()
                await asyncio.sleep(0.01)
        finally:
            writer_is_free.set()
        assert held.result(A_MINUTE_S)
        await asyncio.gather(ending, return_exceptions=True)
        async with asyncio.timeout(A_MINUTE_S):  # what was interrupted may hand it to the writer later
            while await state_of(door, "a-0") is not EntryState.CONFIRMED:
                await asyncio.sleep(0.01)


async def test_an_answer_that_cannot_be_written_at_the_end_is_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def full(*_: object, **__: object) -> None:
        raise StoreError("the disk is full")

    async with an_answer_beside_a_guest(tmp_path / "door", monkeypatch) as (door, _):
        monkeypatch.setattr(door.engine._store.outbox, "end_attempt", full)
        await door.uploader.stop(0.0)
        assert "could not be written at the end: the disk is full" in caplog.text


async def test_reports_pause_while_a_guest_is_judged_but_not_for_a_recheck(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[tuple[str, int]] = []
    with opened(tmp_path / "door") as profile:
        await hold_list(profile, [ticket("T-0")])
        scans = profile._db._scans
        service = ScriptedService()
        service.pages = pages_of([ticket("T-0")])
        async with open_door(profile, service, FakeClock()) as door:
            await door.guest_list.sync(full=True)
            pages, decide, send = service.pages, door.engine._decide, service.check_in

            def page(query: PageQuery) -> object:
                seen.append(("recheck", scans._under_way))
                return pages(query)

            async def deciding(scan: Any) -> Any:
                seen.append(("judge", scans._under_way))
                return await decide(scan)

            async def sending(ticket_id: str) -> Any:
                seen.append(("confirm", scans._under_way))
                return await send(ticket_id)

            service.pages = page  # type: ignore[assignment]
            monkeypatch.setattr(door.engine, "_decide", deciding)
            monkeypatch.setattr(service, "check_in", sending)
            await door.engine.scan("nobody", InputMethod.CAMERA)
            await door.engine.scan("token-T-0", InputMethod.CAMERA)
        assert {what for what, _ in seen} == {"judge", "recheck", "confirm"}
        assert all(waits == (what != "recheck") for what, waits in seen), seen
        assert scans._under_way == 0


async def test_the_guest_list_stands_back_for_no_guest_for_ever(tmp_path: Path) -> None:
    with opened(tmp_path / "door") as profile:
        await hold_list(profile, [ticket("T-0")])
        async with open_door(profile, ScriptedService(), FakeClock()) as door:
            with door.uploader.scan():
                assert (await asyncio.wait_for(door.guest_list.sync(full=True), A_MINUTE_S)).complete


def test_a_delta_costs_the_same_however_many_are_held(tmp_path: Path) -> None:
    async def costs(profile: Profile, held: int) -> int:
        await let_in(profile, FEW, held=held)
        service = ScriptedService()
        async with open_door(profile, service, FakeClock(), offline=True) as door:
            await door.guest_list.sync()
            service.pages = pages_of([replace(ticket("T-0", "Guest 0"), state="closed", updated_at=NOW - 1)])
            return await Steps(profile).of(door.guest_list.sync)

    found = []
    for held in (FEW, 10 * MANY):
        with opened(tmp_path / str(held)) as profile:
            found.append(asyncio.run(costs(profile, held)))
    few, many = found
    assert many < AS_MUCH * few + 100


async def test_a_list_of_what_is_unsent_has_bounds_and_the_count_does_not(tmp_path: Path) -> None:
    people = MOST_OUTBOX_LINES + 50
    with opened(tmp_path / "door") as profile:
        await let_in(profile, people, held=people)
        for n in (7, people - 1):
            await profile.outbox.change(f"a-{n}", lambda e: replace(e, state=EntryState.NEEDS_ATTENTION))
        lines = [line.entry.admission_id for line in await profile.outbox.lines(every=False)]
        oldest = [f"a-{n}" for n in range(MOST_OUTBOX_LINES + 1)]
        assert lines == [*oldest, f"a-{people - 1}"], "200 that wait, and both that need a person"
        count = await profile.outbox.count()
        assert (count.unsent, count.needs_attention) == (people - 2, 2)
        assert len(await profile.outbox.lines(every=True)) == people


async def test_a_list_of_what_is_unsent_lets_scans_go_ahead_between_its_lines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with opened(tmp_path / "door") as profile:
        await let_in(profile, FEW, held=FEW)
        looks: list[None] = []
        monkeypatch.setattr(profile._db, "let_scans_go_ahead", lambda: looks.append(None))
        assert len(await profile.outbox.lines(every=True)) == len(looks) == FEW
