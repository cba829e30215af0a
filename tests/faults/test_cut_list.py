"""A long guest list over a line that breaks, while its tickets change: all come, and nobody seems to vanish.

`--listed 100000` reads a long one, with pages of a thousand; seeded by `--seed`.
"""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import cast

import msgspec

from kiosk.bootstrap import Environment, open_door
from kiosk.engine.controller import DoorController
from kiosk.sandbox.faults import Faults
from kiosk.sandbox.records import Person
from kiosk.sandbox.server import SandboxThread
from kiosk.settings import Settings
from kiosk.store.profile import Profile
from kiosk.store.rows import ticket_from
from tests.faults.conftest import LISTED, StartSandbox
from tests.faults.request_actions import Action, Asked, Plan
from tests.faults.tcp_proxy import TcpProxy

GUESTS = "/api/v2/guestlists"
PAGES = 40
CUTS = 5
CUT = (Action.CUT, Action.CUT_HEAD, Action.DROP, Action.RESET_AFTER, Action.RESET_BEFORE, Action.RESET_INSIDE)
CHANGES_A_SECOND = 50
PASSES = 2
"""Who is missing from two passes has vanished."""
PASS_EVERY_S = 0.5
LONGEST_S = 900.0


class Cuts:
    """A plan that breaks so many pages of the list, drawn by chance, in whatever way."""

    def __init__(self, pages: int, chance: Random) -> None:
        self._left = set(chance.sample(range(2, pages), CUTS))
        self._chance = chance
        self._asked = 0
        self.made: list[Action] = []

    def __call__(self, asked: Asked) -> Action:
        if not asked.target.startswith(GUESTS):
            return Action.PASS
        self._asked += 1
        if self._asked not in self._left:
            return Action.PASS
        self._left.discard(self._asked)
        self.made.append(self._chance.choice(CUT))
        return self.made[-1]


@contextmanager
def changing(sandbox: SandboxThread, chance: Random) -> Iterator[set[str]]:
    """Rename the holders of fifty tickets a second meanwhile; whose tickets these were."""
    changed: set[str] = set()
    stop = threading.Event()

    def work() -> None:
        while not stop.wait(1 / CHANGES_A_SECOND):
            ticket = chance.choice(sandbox.world.tickets)
            name = f"Renamed {len(changed)}"
            sandbox.world.change_ticket(ticket, attendee=Person(id="p", name=name, email=""))
            changed.add(ticket.id)

    worker = threading.Thread(target=work)
    worker.start()
    try:
        yield changed
    finally:
        stop.set()
        worker.join()


async def read(sandbox: SandboxThread, home: Path, plan: Plan) -> DoorController:
    """A door that has read the list in two whole passes over this line; the changes have ended."""
    with TcpProxy(sandbox.port, plan) as proxy:
        settings = Settings(base_url=proxy.base_url)
        async with open_door(Environment(home, settings, sandbox.token, "correct horse")) as kiosk:
            with changing(sandbox, Random(7)) as changed:
                reading = asyncio.create_task(
                    kiosk.guest_list.run(delta_every_s=PASS_EVERY_S, full_every_s=PASS_EVERY_S)
                )
                account = await kiosk.session.identify()
                async with asyncio.timeout(LONGEST_S):
                    while (await kiosk.store.lists.state(account, "all")).passes < PASSES:
                        assert not reading.done()
                        await asyncio.sleep(0.05)
                reading.cancel()
                await asyncio.gather(reading, return_exceptions=True)
            await kiosk.guest_list.sync()
            assert changed
            await check(kiosk, sandbox)
            return kiosk


async def check(kiosk: DoorController, sandbox: SandboxThread) -> None:
    """Fail unless the door holds what the service has, to the last name."""
    profile = cast("Profile", kiosk.store)
    held = await profile._db.read_many(
        lambda c: c.execute("SELECT id, body, vanished FROM tickets").fetchall()
    )
    assert {i for i, _, vanished in held if vanished} == set()
    assert {i: ticket_from(body).name for i, body, _ in held} == {
        ticket.id: ticket.attendee.name for ticket in sandbox.world.tickets
    }
    assert len(held) == len(sandbox.world.tickets)
    assert await kiosk.store.incidents.recorded(every=True) == []


def test_a_list_that_is_cut_off_and_changes_comes_whole(
    start_sandbox: StartSandbox, tmp_path: Path, listed: int, seed: int
) -> None:
    sandbox = start_sandbox(listed)
    if listed == LISTED:
        sandbox.world.faults = msgspec.structs.replace(Faults(), limit_cap=listed // PAGES)
    chance = Random(seed)
    plan = Cuts(PAGES if listed == LISTED else listed // 1000, chance)
    asyncio.run(read(sandbox, tmp_path, plan))
    assert len(plan.made) == CUTS
