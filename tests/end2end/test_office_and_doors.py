"""Doors that are paired with a real office, at the sandbox: one sign-in for all of them."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

from kiosk.bootstrap.door import open_door
from kiosk.bootstrap.environment import Environment, SystemClock, load_environment
from kiosk.bootstrap.office_folder import OfficeFolder
from kiosk.bootstrap.pairing import pair_door
from kiosk.core.pairing import link_of
from kiosk.core.presence import Certainty, InputMethod
from kiosk.core.verdict import VerdictKind
from kiosk.engine.controller import DoorController
from kiosk.engine.events import SignInNeeded
from kiosk.office.pairing import DoorPlan, OpenCode
from kiosk.sandbox.records import User
from kiosk.sandbox.server import SandboxThread
from kiosk.sandbox.world import SandboxOptions
from tests.unit.engine.scripted import until
from tests.unit.office.office_samples import (
    FOLDER_PASSPHRASE,
    FakeClock,
    RunningOffice,
    running,
    set_up_office,
)

LIFETIME_S = 7200


@dataclass
class Evening:
    """A service and an office whose clocks pass when told, and doors that are paired."""

    sandbox: SandboxThread
    office: RunningOffice
    clock: FakeClock
    folder: Path
    doors: int = 0
    told: list[SignInNeeded] = field(default_factory=list)

    def pass_by(self, seconds: float) -> None:
        self.clock.forward(seconds)

    async def sign_in(self, user: User) -> None:
        """What the host's browser does."""
        world, sign_in = self.sandbox.world, self.office.opened.office.sign_in
        (state,) = parse_qs(urlsplit(sign_in.begin()).query)["state"]
        code = world.tokens.new_code(world.application, sign_in.redirect_uri, user.id)
        await sign_in.came_back(f"code={code.value}&state={state}")

    @property
    def renewals(self) -> int:
        return sum(seen.path == "/oauth/token" for seen in self.sandbox.world.requests())

    async def pair(self) -> Environment:
        self.doors += 1
        home = self.folder / f"door {self.doors}"
        place = load_environment({"KIOSK_HOME": str(home), "KIOSK_PASSPHRASE": "a passphrase"})
        opened = self.office.opened.office.open_code(DoorPlan(name=f"Door {self.doors}", events=("all",)))
        assert isinstance(opened, OpenCode)
        link = link_of(
            f"kiosk-pair:v1;{self.office.base_url};{self.office.opened.office.fingerprint};{opened.code}"
        )
        assert link is not None
        paired = await pair_door(place, link, SystemClock(), lambda: f"{self.doors:032x}")
        assert paired.settings.door == f"Door {self.doors}"
        return load_environment({"KIOSK_HOME": str(home), "KIOSK_PASSPHRASE": "a passphrase"})

    @asynccontextmanager
    async def open(self, place: Environment) -> AsyncIterator[DoorController]:
        async with open_door(place) as door:
            door.listen(lambda event: self.told.append(event) if isinstance(event, SignInNeeded) else None)
            await door.guest_list.sync()
            yield door
            await door.stop()


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    clock = FakeClock()
    options = SandboxOptions(
        tickets=40,
        expires_in_s=LIFETIME_S,
        clock=lambda: datetime(2026, 6, 13, tzinfo=UTC) + timedelta(seconds=clock.passed),
    )
    with SandboxThread(options) as sandbox:
        application = sandbox.world.application
        folder = OfficeFolder(tmp_path / "office", FOLDER_PASSPHRASE)
        set_up_office(
            folder, sandbox.base_url, application.id, application.secret, application.redirect_uris[0]
        )
        async with running(folder, clock, keep_fresh=True) as office:
            there = Evening(sandbox, office, clock, tmp_path)
            await there.sign_in(sandbox.world.user)
            yield there


def payable(evening: Evening) -> list[str]:
    return [one.id for one in evening.sandbox.world.tickets if one.state in ("closed", "paid")]


async def admit(door: DoorController, ticket_id: str) -> None:
    given = await door.scan(ticket_id, InputMethod.COMMAND_LINE)
    assert given is not None
    assert given.verdict.kind is VerdictKind.ADMIT, given
    assert given.certainty is Certainty.CONFIRMED


async def test_three_expiries_pass_while_scans_go_on_and_each_costs_one_renewal(evening: Evening) -> None:
    """Every door's token ends at once, and they ask the office together: nobody is refused."""
    tickets = iter(payable(evening))
    async with AsyncExitStack() as open_ones:
        places = [await evening.pair() for _ in range(3)]
        doors = [await open_ones.enter_async_context(evening.open(place)) for place in places]
        before = evening.renewals
        for expiry in range(3):
            await asyncio.gather(*(admit(door, next(tickets)) for door in doors))
            evening.pass_by(LIFETIME_S + 60)
            await asyncio.gather(*(admit(door, next(tickets)) for door in doors))
            assert evening.renewals == before + expiry + 1
    assert evening.told == []
    assert not any(seen.status == 403 for seen in evening.sandbox.world.requests())


async def test_a_renewed_token_is_pushed_before_the_old_one_ends(evening: Evening) -> None:
    place = await evening.pair()
    async with evening.open(place) as door:
        await door.start()
        assert door.office is not None
        tokens = door.office.tokens
        for _ in range(3):
            held = tokens.held
            assert held is not None
            evening.pass_by(LIFETIME_S / 2 + 60)
            evening.office.opened.office.bell.ring()  # its clock is ours, and its sleep is not
            await until(lambda held=held: tokens.held is not held)  # type: ignore[misc]
            await admit(door, payable(evening)[evening.renewals])
        puts = [seen for seen in evening.sandbox.world.requests() if seen.method == "PUT"]
        assert [seen.status for seen in puts] == [200] * 3


async def test_a_sign_in_at_the_office_reaches_a_door_that_waits_for_one(evening: Evening) -> None:
    place = await evening.pair()
    ticket = payable(evening)[0]
    async with evening.open(place) as door:
        await door.start()
        await evening.office.opened.office.sign_in.sign_out()
        evening.pass_by(LIFETIME_S + 60)
        given = await door.scan(ticket, InputMethod.COMMAND_LINE)
        assert given is not None
        assert given.verdict.kind is VerdictKind.ADMIT
        assert given.certainty is Certainty.LOCAL
        await until(lambda: bool(evening.told))
        assert (await door.store.outbox.count()).unsent == 1
        await evening.sign_in(evening.sandbox.world.user)

        async def all_sent() -> bool:
            return (await door.store.outbox.count()).unsent == 0

        await until(all_sent)


async def test_an_unpaired_door_goes_on_scanning_and_says_so(evening: Evening) -> None:
    place = await evening.pair()
    async with evening.open(place) as door:
        await door.start()
        office = evening.office.opened.office
        (paired,) = office.kept.state.doors
        await office.unpair(paired.door_id)
        await until(lambda: any("unpaired" in one.text for one in evening.told))
        ticket = payable(evening)[0]
        await admit(door, ticket)
        assert ticket in evening.sandbox.world.check_ins


async def test_another_sign_in_makes_the_door_identify_anew(evening: Evening) -> None:
    place = await evening.pair()
    async with evening.open(place) as door:
        await door.start()
        await until(lambda: door.session.account == evening.sandbox.world.user.id)
        await evening.sign_in(evening.sandbox.world.stranger)
        await until(lambda: door.session.account == evening.sandbox.world.stranger.id)
    async with evening.open(place) as door:
        assert door.session.account == evening.sandbox.world.stranger.id
