"""A list is never called complete while somebody is missing from it, however the service behaves.

Evenings of a service whose list moves while it is read and whose pages come empty, repeated, short, late or
not at all: each seed is another one. KIOSK_EXAMPLES plays more of them.
"""

import os
from pathlib import Path
from random import Random

import pytest

from kiosk.engine.errors import ServiceError
from kiosk.store.profile import Profile
from tests.unit.engine.scripted import Door, FakeClock, open_door
from tests.unit.engine.shifting_service import ShiftingService, Ways

SEEDS = range(int(os.environ.get("KIOSK_EXAMPLES", "24")))


def an_evening(seed: int) -> ShiftingService:
    chance = Random(seed)
    rate = chance.choice([0.0, 0.05, 0.1])

    def sometimes() -> float:
        return chance.choice([0.0, rate])

    at_once = chance.choice([1, 1, 3, 70])
    often = 1 if at_once < 70 else 20  # else the list grows faster than it is read
    ways = Ways(
        cap=chance.choice([20, 60, 120, 1000]),
        empty=sometimes(),
        repeated=sometimes(),
        short=sometimes(),
        lost=sometimes() / 4,
        late=chance.choice([0.0, 0.3]),
        sold=sometimes() / often,
        deleted=sometimes() / often,
        changed=sometimes() / often,
        at_once=at_once,
        newest_first=chance.random() < 0.5,
        total=chance.choice(["none", "all", "page", "nonsense", "too many"]),
    )
    return ShiftingService(seed, chance.choice([1, 2, 30, 99, 250]), ways)


async def completes(door: Door, service: ShiftingService) -> bool:
    """One sync; where the list is complete now, nobody may be missing who was there all the time."""
    before = service.held()
    try:
        synced = await door.guest_list.sync(full=True)
    except ServiceError:
        return False
    if not synced.complete:
        return False
    missing = [
        ticket_id for ticket_id in before & service.held() if await door.profile.guests.get(ticket_id) is None
    ]
    assert missing == [], (service.ways, len(before))
    return True


@pytest.mark.parametrize("seed", SEEDS)
async def test_nobody_is_missing_from_a_complete_list(tmp_path: Path, seed: int) -> None:
    service = an_evening(seed)
    profile = Profile.open(tmp_path / "profile", None, writable=True)
    try:
        async with open_door(profile, service, FakeClock()) as door:
            await completes(door, service)
            await completes(door, service)
            service.ways = service.ways.behaving()
            assert any([await completes(door, service) for _ in range(3)]), service.ways
    finally:
        profile.close()
