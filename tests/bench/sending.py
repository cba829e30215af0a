"""How long a thousand queued check-ins take to a service 50 ms away, beside the same calls one by one."""

import asyncio
import tempfile
import time
from pathlib import Path

import httpx
from msgspec.structs import replace

from kiosk.bootstrap import Environment, open_door
from kiosk.core.presence import InputMethod
from kiosk.sandbox.intercept import CONTROL
from kiosk.settings import Settings
from tests.bench.baselines import checked_in
from tests.bench.crowding import GOOD, guests_of, sandbox
from tests.bench.report import Figure, Report, Row

AWAY_MS = 50
BUDGET = 6.0
ONE_BY_ONE = 100
"""So many calls tell what one costs."""
RESERVE = 6
"""Not every ticket is for tonight and paid."""


def measure(queued: int, seed: int) -> Report:
    """Queue so many and send them; what was found, for people."""
    with (
        sandbox((queued + ONE_BY_ONE) * RESERVE, seed) as (address, token),
        tempfile.TemporaryDirectory() as home,
    ):
        settings = Settings(base_url=address, door="Door A")
        place = Environment(Path(home) / "door", settings, token, passphrase="a bench")
        return asyncio.run(_measured(place, queued))


async def _measured(place: Environment, queued: int) -> Report:
    async with open_door(place) as door:
        await door.guest_list.sync(full=True)
        event, _, everybody = await guests_of(door, 1)
    tickets = [one for one in everybody if one.event and one.event.id == event and one.state in GOOD]
    waiting, others = tickets[:queued], tickets[queued : queued + ONE_BY_ONE]
    assert len(waiting) == queued
    assert len(others) == ONE_BY_ONE
    place = replace(place, settings=replace(place.settings, events=(event,)))
    async with open_door(place, offline=True) as door:
        for ticket in waiting:
            given = await door.scan(ticket.token, InputMethod.COMMAND_LINE)
            assert given is not None
            await door.shown(given.admission_id)
    address = place.settings.base_url
    await _move_away(address)
    each_s = await checked_in(address, place.token, [ticket.id for ticket in others])
    async with open_door(place) as door:
        began = time.perf_counter()
        await door.start()
        while (await door.resolution.outbox_count()).unsent:
            await asyncio.sleep(0.02)
        took_s = time.perf_counter() - began
        await door.stop()
    alone_s = each_s * queued
    sent = Row(
        f"{queued:,} queued check-ins, {AWAY_MS} ms away",
        Figure("took", took_s, "s"),
        Figure(f"one by one, as {ONE_BY_ONE} of them took", alone_s, "s"),
        alone_s / took_s,
        BUDGET,
        "× faster",
        is_least=True,
    )
    return Report(
        [
            f"-- {queued} check-ins queued, the service {AWAY_MS} ms away",
            f"baseline: one by one: {each_s * 1000:.1f} ms each, {alone_s:.1f} s in all",
            f"from the start of the door until nothing is unsent: {took_s:.2f} s",
        ],
        [sent],
    )


async def _move_away(address: str) -> None:
    """From now on the service's answers take so long."""
    faults = {"latency": {"min_ms": AWAY_MS, "max_ms": AWAY_MS}}
    async with httpx.AsyncClient(base_url=address) as client:
        (await client.post(f"{CONTROL}faults", json=faults)).raise_for_status()
