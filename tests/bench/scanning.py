"""How long a scan takes from its code to the disk, offline, beside a bare commit of one row.

Three in turns, so that all meet whatever else the machine does: a row in an empty file, encrypted and made
safe as the profile is; a scan at a door that holds a thousand tickets; and one at a door that holds many.
"""

import asyncio
import gc
import os
import statistics
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, closing
from pathlib import Path

from kiosk.bootstrap import Environment, open_door
from kiosk.core.tickets import Ticket
from kiosk.engine.controller import DoorController
from kiosk.settings import Settings
from kiosk.store.connection import connect
from tests.bench.baselines import committed
from tests.bench.crowding import Times, guests_of, sandbox, scanned
from tests.bench.report import DESIGNED_FOR, Figure, Report, Row

BUDGET = 3.0
MOST_GROWTH = 1.3
FEW = 1000


def measure(tickets: int, scans: int, seed: int) -> Report:
    """Scan so many among a thousand and among so many; what was found, for people."""
    with tempfile.TemporaryDirectory() as home:
        return asyncio.run(_measured(Path(home), tickets, min(scans, FEW // 4), seed))


async def _measured(home: Path, tickets: int, scans: int, seed: int) -> Report:
    few, many, bare = Times(), Times(), list[float]()
    async with AsyncExitStack() as ending:
        small, at_small = await ending.enter_async_context(_door(home / "few", FEW, scans, seed))
        large, at_large = await ending.enter_async_context(_door(home / "many", tickets, scans, seed))
        connection = ending.enter_context(closing(connect(home / "bare.db", os.urandom(32), writable=True)))
        connection.execute("CREATE TABLE rows (number INTEGER PRIMARY KEY, body BLOB)")
        gc.collect()
        gc.freeze()  # what the bench itself holds is no garbage of the door's
        for first, second in zip(at_small, at_large, strict=True):
            bare.append(committed(connection) * 1000)
            await scanned(small, [first], few)
            await scanned(large, [second], many)
        gc.unfreeze()
    ratio, growth = _p99(many.on_disk) / _p99(bare), _p99(many.on_disk) / _p99(few.on_disk)
    on_disk = Figure("p99", _p99(many.on_disk), "ms")
    is_judged = tickets >= DESIGNED_FOR
    return Report(
        [
            f"-- {tickets} tickets held, offline, {len(bare)} scans",
            f"baseline: a bare commit of one row: {_line(bare)}",
            f"among {FEW}, code → on disk: {_line(few.on_disk)}",
            f"among {tickets}, code → on disk: {_line(many.on_disk)}; verdict {_line(many.said)}",
            f"ratio of the p99 {ratio:.2f}, of the medians {_ratio(many.on_disk, bare):.2f}",
            f"growth of the p99 {growth:.2f}, of the medians {_ratio(many.on_disk, few.on_disk):.2f}",
        ],
        [
            Row(
                f"a scan on disk, among {tickets:,}",
                on_disk,
                Figure("a bare commit, p99", _p99(bare), "ms"),
                ratio,
                BUDGET if is_judged else None,
            ),
            Row(
                f"a scan on disk, among {tickets:,} beside {FEW:,}",
                on_disk,
                Figure(f"among {FEW:,}, p99", _p99(few.on_disk), "ms"),
                growth,
                MOST_GROWTH if is_judged else None,
            ),
        ],
    )


@asynccontextmanager
async def _door(
    home: Path, tickets: int, scans: int, seed: int
) -> AsyncIterator[tuple[DoorController, list[Ticket]]]:
    """A door that holds its list and is offline, with valid tickets of its event."""
    with sandbox(tickets, seed) as (address, token):
        place = Environment(home, Settings(base_url=address, door="Door A"), token, passphrase="a bench")
        async with open_door(place) as door:
            await door.guest_list.sync(full=True)
            event, coming, _ = await guests_of(door, scans)
            await door.choose_events(frozenset({event}))
            await door.guest_list.sync()
    async with open_door(place, offline=True) as door:
        await door.choose_events(frozenset({event}))
        yield door, coming[:scans]


def _ratio(one: Sequence[float], other: Sequence[float]) -> float:
    return statistics.median(one) / statistics.median(other)


def _p99(times: Sequence[float]) -> float:
    return statistics.quantiles(times, n=100, method="inclusive")[98]


def _line(times: Sequence[float]) -> str:
    return f"median {statistics.median(times):.2f} ms, p99 {_p99(times):.2f} ms"
