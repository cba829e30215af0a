"""Scans at a door with tens of thousands inside and unsent, while a delta, reports and uploads run.

Against the same door empty and at rest, in one run and in turns, so that both meet whatever else the machine
does. The service is the sandbox, a process of its own.
"""

import asyncio
import gc
import json
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast
from uuid import uuid4

from kiosk.bootstrap import Environment, open_door
from kiosk.core.outbox import Entry
from kiosk.core.presence import InputMethod, LedgerRow, RowKind
from kiosk.core.tickets import Ticket, TicketState
from kiosk.engine.controller import DoorController
from kiosk.engine.events import Checking, EngineEvent, VerdictGiven
from kiosk.engine.ports import Transaction
from kiosk.settings import Settings
from kiosk.store.profile import Profile
from kiosk.store.rows import ticket_from
from tests.bench.report import Figure, Report, Row

BUDGET = 2.0
BETWEEN_S = 0.05
DELTA_EVERY_S = 1.0
"""Fifteen times as often as the program asks."""
IN_A_TURN = 50
WRITTEN_TOGETHER = 1000
RESERVE = 1.25
"""More tickets are sold than people come; not every one is for tonight and paid."""
GOOD = (TicketState.CLOSED, TicketState.PAID)


def measure(inside: int, scans: int, seed: int) -> Report:
    """Let so many in, scan so many others before and after; what was found, for people."""
    tickets = int(inside * RESERVE) + 8 * scans
    with sandbox(tickets, seed) as (address, token), tempfile.TemporaryDirectory() as home:
        settings = Settings(base_url=address, door="Door A")
        empty, crowded = (
            Environment(Path(home) / name, settings, token, passphrase="a bench")
            for name in ("empty", "crowded")
        )
        return asyncio.run(_measured(empty, crowded, inside, scans))


@contextmanager
def sandbox(tickets: int, seed: int) -> Iterator[tuple[str, str]]:
    """The service's address and a token, while it runs."""
    command = ["sandbox", "--json", "--port", "0", "--tickets", str(tickets), "--seed", str(seed)]
    process = subprocess.Popen(
        [sys.executable, "-m", "kiosk", *command], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )
    try:
        assert process.stdout is not None
        ready = json.loads(process.stdout.readline())
        yield ready["base_url"], ready["token"]
    finally:
        process.kill()
        process.communicate()


@dataclass
class Times:
    """How long scans took, in milliseconds: until they were on disk, and until the verdict."""

    on_disk: list[float] = field(default_factory=list)
    said: list[float] = field(default_factory=list)


async def _measured(an_empty: Environment, a_crowded: Environment, inside: int, scans: int) -> Report:
    async with open_door(an_empty) as empty, open_door(a_crowded) as crowded:
        began = time.perf_counter()
        await crowded.guest_list.sync(full=True)
        fetched_s = time.perf_counter() - began
        await empty.guest_list.sync(full=True)
        event, coming, crowd = await guests_of(crowded, scans)
        for kiosk in (empty, crowded):
            await kiosk.choose_events(frozenset({event}))
            await kiosk.guest_list.sync()
        await _let_in(crowded, crowd[:inside])
        gc.collect()
        gc.freeze()  # what the bench itself holds is no garbage of the door's
        alone, among_others = Times(), Times()
        background = Background(crowded)
        for first in range(0, scans, IN_A_TURN):
            turn = slice(first, min(first + IN_A_TURN, scans))
            await scanned(empty, coming[:scans][turn], alone)
            await empty.uploader.settle()
            background.start()
            await scanned(crowded, coming[scans:][turn], among_others)
            await background.stop()
        count = await crowded.store.outbox.count()
        people = await crowded.store.ledger.inside(frozenset())
        await crowded.uploader.stop()
        gc.unfreeze()
    held = f"-- {len(crowd) + len(coming)} tickets held (fetched in {fetched_s:.1f} s)"
    left = f"{people} inside, {count.unsent} unsent at the end"
    rows = [_row(name, *times) for name, *times in _compared(alone, among_others)]
    lines = (f"{held}, {left}", *_lines(alone, among_others), f"meanwhile: {background}")
    return Report(lines, rows)


async def guests_of(kiosk: DoorController, scans: int) -> tuple[str, list[Ticket], list[Ticket]]:
    """An event, valid tickets of it that will be scanned, and everybody else."""
    held = await cast("Profile", kiosk.store)._db.read_many(
        lambda c: [ticket_from(body) for (body,) in c.execute("SELECT body FROM tickets ORDER BY number")]
    )
    events = [one.event.id for one in held if one.event and one.state in GOOD]
    event = statistics.mode(events)
    good = [one for one in held if one.event and one.event.id == event and one.state in GOOD]
    coming = good[:: max(len(good) // (2 * scans), 1)][: 2 * scans]
    ids = {one.id for one in coming}
    return event, coming, [one for one in held if one.id not in ids]


async def _let_in(kiosk: DoorController, crowd: Sequence[Ticket]) -> None:
    """Write admissions and check-ins as the door does, many in one transaction."""
    now, setup = kiosk.clock.now(), kiosk.session.setup
    account = await kiosk.session.identify()

    def write(transaction: Transaction, some: Sequence[Ticket]) -> None:
        for ticket in some:
            event = ticket.event.id if ticket.event else ""
            row = LedgerRow(
                str(uuid4()), RowKind.ADMISSION, ticket.id, now, setup.door, "camera", event, account,
                run=setup.run, shown=True,
            )  # fmt: skip
            transaction.add(row)
            transaction.put(Entry(row.id, ticket.id, account, event, now))

    for first in range(0, len(crowd), WRITTEN_TOGETHER):
        some = crowd[first : first + WRITTEN_TOGETHER]
        await kiosk.store.at_door(lambda transaction, some=some: write(transaction, some))  # type: ignore[misc]


async def scanned(kiosk: DoorController, coming: Sequence[Ticket], times: Times) -> None:
    """Scan them one after the other, as a lane does, and note how long each took."""
    started, waits = 0.0, False

    def heard(event: EngineEvent) -> None:
        nonlocal waits
        if isinstance(event, Checking):
            waits = True
            times.on_disk.append((time.perf_counter() - started) * 1000)
        elif isinstance(event, VerdictGiven) and not waits:
            times.on_disk.append((time.perf_counter() - started) * 1000)

    kiosk.listen(heard)
    for ticket in coming:
        await asyncio.sleep(BETWEEN_S)
        started, waits = time.perf_counter(), False
        given = await kiosk.scan(ticket.token, InputMethod.CAMERA)
        times.said.append((time.perf_counter() - started) * 1000)
        assert given is not None
        await kiosk.shown(given.admission_id)
    kiosk.unlisten(heard)


class Background:
    """What runs behind the scans: uploads without a pause, the rest again and again; how often each was."""

    def __init__(self, kiosk: DoorController) -> None:
        controller, clock = kiosk, kiosk.clock
        self._kiosk = kiosk
        self._tasks: list[asyncio.Task[None]] = []
        self._sent = 0
        self._work: dict[str, tuple[float, Callable[[], Awaitable[object]]]] = {
            "deltas": (DELTA_EVERY_S, kiosk.guest_list.sync),
            "arrivals": (BETWEEN_S, lambda: controller.queries.arrivals(clock.now() - 4 * 3600)),
            "outbox lists": (BETWEEN_S, controller.resolution.outbox),
            "incident lists": (BETWEEN_S, controller.resolution.incidents),
        }
        self._done = dict.fromkeys(self._work, 0)

    def start(self) -> None:
        """From now on."""
        self._sent -= self._kiosk.uploader.requests_left
        self._spawn(self._kiosk.uploader.run())
        for name, (pause_s, work) in self._work.items():
            self._spawn(self._again_and_again(name, pause_s, work))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        self._tasks.append(asyncio.create_task(work))

    async def _again_and_again(
        self, name: str, pause_s: float, work: Callable[[], Awaitable[object]]
    ) -> None:
        while True:
            await work()
            self._done[name] += 1
            await asyncio.sleep(pause_s)

    async def stop(self) -> None:
        """No longer: what runs on in a thread is waited for."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks.clear()
        for _, work in self._work.values():
            await work()
        await self._kiosk.uploader.settle()
        self._sent += self._kiosk.uploader.requests_left

    def __str__(self) -> str:
        return ", ".join((f"{self._sent} check-ins sent", *(f"{n} {name}" for name, n in self._done.items())))


def _compared(empty: Times, crowded: Times) -> Iterator[tuple[str, Sequence[float], Sequence[float]]]:
    yield "scan to disk", empty.on_disk, crowded.on_disk
    yield "scan to verdict, the service's answer included", empty.said, crowded.said


def _lines(empty: Times, crowded: Times) -> Iterator[str]:
    for name, before, after in _compared(empty, crowded):
        yield f"{name}:"
        yield f"  empty    median {statistics.median(before):6.2f} ms, p99 {_p99(before):6.2f} ms"
        yield f"  crowded  median {statistics.median(after):6.2f} ms, p99 {_p99(after):6.2f} ms"


def _row(name: str, before: Sequence[float], after: Sequence[float]) -> Row:
    small, large = _p99(before), _p99(after)
    measured, baseline = Figure("p99", large, "ms"), Figure("at an empty door, p99", small, "ms")
    return Row(f"{name}, crowded", measured, baseline, large / small, BUDGET)


def _p99(times: Sequence[float]) -> float:
    return statistics.quantiles(times, n=100)[98]
