"""The policy that the hub has: in force once, and never one that cannot be used."""

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from kiosk.bootstrap import Environment, SystemClock, open_profile
from kiosk.bootstrap.door import session_of
from kiosk.core.policy import DoorPolicy
from kiosk.engine.events import DoorChanged, EngineEvent
from kiosk.engine.hub_policy import MOST_POLICY_BYTES, HubPolicy
from kiosk.engine.session import Session
from kiosk.settings import Settings
from kiosk.store.profile import Profile


@pytest.fixture
async def profile(tmp_path: Path) -> AsyncIterator[Profile]:
    opened = await open_profile(Environment(tmp_path, Settings(), "", "correct horse"), writable=True)
    yield opened
    opened.close()


@pytest.fixture
async def session(tmp_path: Path, profile: Profile) -> Session:
    place = Environment(tmp_path, Settings(events=("tonight",)), "", "correct horse")
    return await session_of(place, profile, DoorPolicy())


def document(**policy: object) -> bytes:
    return json.dumps(policy).encode()


async def test_a_policy_is_in_force_at_once_and_what_is_set_here_since_stays(
    profile: Profile, session: Session
) -> None:
    told: list[EngineEvent] = []
    numbers = iter(range(100))
    hub = HubPolicy(profile, session, SystemClock(), told.append, lambda: f"row-{next(numbers)}")
    await hub.came(document(stop_list=["T-1"]))
    assert session.policy.stop_list == ("T-1",)
    assert (await profile.policies.get()).stop_list == ("T-1",)
    assert told == [DoorChanged(session.events)]
    session.set_policy(DoorPolicy())
    await hub.came(document(stop_list=["T-1"]))
    assert session.policy == DoorPolicy()
    await hub.came(document(stop_list=["T-2"]))
    assert session.policy.stop_list == ("T-2",)
    assert len(told) == 2


@pytest.mark.parametrize(
    "bad",
    [
        b"",
        b"\xff\xfe",
        b"[" * 100_000,
        b"7",
        b'{"budgets": 7}',
        b'{"stop_list": "T-1"}',
        b'{"supervisors": [{"name": "Mira", "pin_hash": "$argon2id$v=19$m=99999999,t=99,p=9$aaaa$bbbb"}]}',
        b" " * MOST_POLICY_BYTES + b"{}",
    ],
)
async def test_one_that_cannot_be_used_leaves_the_door_as_it_is(
    profile: Profile, session: Session, bad: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    told: list[EngineEvent] = []
    hub = HubPolicy(profile, session, SystemClock(), told.append, lambda: "row")
    before = session.policy
    await hub.came(bad)
    assert (session.policy, told) == (before, [])
    assert "cannot be used" in caplog.text
