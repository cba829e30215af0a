"""Killed between any two commits of a change that staff make: all of the change is there or none of it."""

import asyncio
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest

from kiosk.core.outbox import IncidentKind
from kiosk.core.policy import DoorPolicy, Supervisor
from kiosk.engine.pins import hash_pin
from kiosk.engine.records import Incident
from kiosk.store.handed_records import About
from kiosk.store.profile import Profile
from tests.faults.cut_off_door import (
    CHANGES,
    FILE,
    INCIDENT,
    OPENS_FILE,
    PIN,
    REFUSED,
    SUPERVISOR,
    TICKET,
    cut_off,
    held,
)
from tests.unit.store.store_samples import NOW, admit, complete_list, ticket

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")

OPENS = "a passphrase"
MOST_COMMITS = 20


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a profile, and the file of another machine beside it."""
    folder = tmp_path_factory.mktemp("base")
    asyncio.run(_filled(folder / "theirs", is_theirs=True))
    asyncio.run(_filled(folder / "profile"))
    return folder


async def _filled(home: Path, *, is_theirs: bool = False) -> None:
    profile = Profile.open(home, OPENS, writable=True)
    try:
        tickets = [ticket(TICKET), ticket(REFUSED, state="pending"), ticket("T-3")]
        await complete_list(profile, tickets)
        mira = Supervisor(name=SUPERVISOR, pin_hash=hash_pin(PIN))
        await profile.policies.put(DoorPolicy(supervisors=(mira,)))
        await profile.notes.put("signed_in", "host")
        if is_theirs:
            await admit(profile, "b-3", "T-3")
            about = About(NOW, "Door B", "", ("tonight",))
            await profile.handovers.hand_over(home.parent / FILE, OPENS_FILE, about)
        else:
            await profile.incidents.add(Incident(INCIDENT, IncidentKind.CONFLICT, NOW, TICKET, "a-1", {}))
    finally:
        profile.close()


@pytest.mark.parametrize("change", CHANGES)
def test_a_change_is_whole_or_not_there_wherever_it_is_cut_off(
    base: Path, tmp_path: Path, change: str
) -> None:
    given = () if change == "take_over" else ("tonight",)
    shutil.copy(base / FILE, tmp_path / FILE)
    found: list[dict[str, Any]] = []
    for after_commits in range(MOST_COMMITS):
        home = tmp_path / f"cut-{after_commits}"
        shutil.copytree(base / "profile", home)
        was_killed = cut_off(home, change, after_commits, given)
        found.append(asyncio.run(held(home, given)))
        if not was_killed:
            break
    before, after = found[0], found[-1]
    assert not was_killed
    assert before != after
    assert [one for one in found if one not in (before, after)] == []
