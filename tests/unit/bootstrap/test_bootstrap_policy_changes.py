"""Two changes of a door's rules at once: each is made to what the other left, and neither is lost."""

from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from pathlib import Path
from uuid import uuid4

import pytest
from msgspec.structs import replace

from kiosk.bootstrap import Environment, open_door
from kiosk.bootstrap.environment import SystemClock
from kiosk.bootstrap.first_run import FirstRun
from kiosk.bootstrap.opening import open_profile
from kiosk.core.policy import DoorPolicy, Supervisor
from kiosk.core.presence import RowKind
from kiosk.engine.controller import DoorController
from kiosk.engine.pins import hash_pin
from kiosk.engine.policy_change import set_policy
from kiosk.engine.session import Session
from kiosk.engine.this_door import DoorChoice
from kiosk.sandbox.server import SandboxThread
from kiosk.settings import Settings
from kiosk.store.profile import Profile
from tests.unit.bootstrap.pairing_samples import place, theirs
from tests.unit.store.store_samples import MemoryKeyring, using_keyring

__all__ = ["theirs"]

HOST = Supervisor(name="Host", pin_hash=hash_pin("1234"))
MEANWHILE = DoorPolicy(capacity=300, stop_list=("a ticket",), supervisors=(HOST,))
Change = Callable[[DoorController], Awaitable[object]]


@pytest.fixture(autouse=True)
def _ring() -> Iterator[None]:
    with using_keyring(MemoryKeyring()):
        yield


@pytest.fixture
def another_is_first(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """From when it is called on, another change is on the disk before the next one's transaction begins."""
    at_door = Profile.at_door

    def from_now_on() -> None:
        async def after_another(self: Profile, work: Callable[..., object]) -> object:
            monkeypatch.setattr(Profile, "at_door", at_door)
            await self.policies.put(MEANWHILE)
            return await at_door(self, work)

        monkeypatch.setattr(Profile, "at_door", after_another)

    return from_now_on


async def put_in_force(door: DoorController) -> object:
    async def session_for(_policy: DoorPolicy) -> Session:
        return door.session

    given = DoorPolicy(capacity=200)
    return await set_policy(
        given, store=door.store, session_for=session_for, clock=SystemClock(), new_id=lambda: str(uuid4())
    )


@pytest.mark.parametrize(
    ("change", "after"),
    [
        (lambda door: door.this_door.set_pin("Jo", "9999"), MEANWHILE),
        (lambda door: door.this_door.take_pin("Mira"), MEANWHILE),
        (
            lambda door: door.this_door.change(DoorChoice("Door A", ticket_types=frozenset({"VIP"}))),
            replace(MEANWHILE, ticket_types=("VIP",)),
        ),
        (put_in_force, DoorPolicy(capacity=200)),
    ],
    ids=["set_pin", "take_pin", "ticket_types", "set_policy"],
)
async def test_what_is_set_just_before_is_not_lost(
    tmp_path: Path, another_is_first: Callable[[], None], change: Change, after: DoorPolicy
) -> None:
    here = Environment(tmp_path, Settings(door="Door A"), "", "a passphrase")
    async with open_door(here, offline=True) as door:
        assert await door.this_door.set_pin("Mira", "4711") is None
        another_is_first()
        await change(door)
        held = await door.store.policies.get()
        assert "Host" in [one.name for one in held.supervisors]
        assert replace(held, supervisors=()) == replace(after, supervisors=())
        rows = [row for row in await door.store.ledger.rows("") if row.kind is RowKind.PIN_CHANGED]
        assert "Host" not in [row.supervisor for row in rows], "nobody changed that PIN here"


async def test_ticket_types_of_a_first_run_leave_the_rules_that_came_just_before(
    theirs: SandboxThread, tmp_path: Path, another_is_first: Callable[[], None]
) -> None:
    home = tmp_path / "door"
    run = FirstRun(place(home), SystemClock())
    await run.sign_in(theirs.base_url, theirs.token)
    another_is_first()
    await run.use(replace(run.choice, ticket_types=frozenset({"VIP"})))
    with closing(await open_profile(place(home), writable=False)) as profile:
        assert await profile.policies.get() == replace(MEANWHILE, ticket_types=("VIP",))
