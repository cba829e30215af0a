"""An office that pairs doors for a service, and the places of such doors."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from kiosk.bootstrap.environment import Environment, load_environment
from kiosk.bootstrap.opening import open_profile
from kiosk.core.policy import ALL_EVENTS
from kiosk.engine.office import Pairing, pairing_of
from kiosk.sandbox.server import SandboxThread
from kiosk.sandbox.world import SandboxOptions
from tests.unit.cli.office_thread import OfficeThread, office_thread, token_answer


@pytest.fixture(scope="module")
def theirs() -> Iterator[SandboxThread]:
    """The service that the office is signed in at."""
    with SandboxThread(SandboxOptions(tickets=5)) as running:
        yield running


@pytest.fixture
def office(tmp_path: Path, theirs: SandboxThread) -> Iterator[OfficeThread]:
    """It pairs doors for every event, and hands out a token of the service."""
    with office_thread(tmp_path) as running:
        running.pairs(theirs.base_url, events=[ALL_EVENTS])
        running.answers["/door/token"] = (200, token_answer(theirs.token))
        running.answers["/door/seen"] = (204, None)
        yield running


def place(home: Path, **more: str) -> Environment:
    """The environment of a door with its profile there."""
    return load_environment({"KIOSK_HOME": str(home), "KIOSK_PASSPHRASE": "a passphrase", **more})


async def kept(home: Path) -> Pairing | None:
    """What the profile there is paired with."""
    with closing(await open_profile(place(home), writable=True)) as profile:
        return await pairing_of(profile)
