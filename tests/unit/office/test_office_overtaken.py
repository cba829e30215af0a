"""A renewal under way whose answer comes when somebody signed in anew: it changes nothing of the new one."""

import asyncio

import pytest

from kiosk.engine.errors import LostError, NotSentError, ServiceError
from kiosk.office import sign_in as sign_ins
from kiosk.office.access_token import Token, Unreachable
from kiosk.office.exchanges import Grant
from kiosk.office.sign_in import SignIn
from kiosk.office.state import Bell
from tests.unit.office.office_samples import (
    FIRST_SERIAL,
    Disk,
    FakeClock,
    ScriptedExchanges,
    ScriptedRenewing,
    kept_on,
)

LIFE_S = 7200


class HeldExchanges(ScriptedExchanges):
    """A service whose answers to renewals come when they may."""

    def __init__(self, *grants: Grant | ServiceError) -> None:
        super().__init__(list(grants))
        self.asked, self.may = asyncio.Event(), asyncio.Event()

    def renewing(self, grant, *, is_own, keep, refused):  # type: ignore[no-untyped-def]
        return HeldRenewing(self, grant, keep, refused)


class HeldRenewing(ScriptedRenewing):
    async def renew(self, refused: str) -> bool:
        assert isinstance(self.service, HeldExchanges)
        self.service.asked.set()
        await self.service.may.wait()
        return await super().renew(refused)


async def signed_in(sign_in: SignIn) -> None:
    await sign_in.came_back(f"code=c&state={sign_in.begin().rpartition('state=')[2]}")


@pytest.fixture
def disk() -> Disk:
    return Disk()


@pytest.fixture
def service() -> HeldExchanges:
    return HeldExchanges(Grant("t1", "r1", LIFE_S), Grant("t2", "r2", LIFE_S))


@pytest.fixture
def sign_in(service: HeldExchanges, disk: Disk, clock: FakeClock) -> SignIn:
    return SignIn(kept_on(disk), service, clock, Bell(), "https://localhost:8788/callback")


class HeldSignIn(ScriptedExchanges):
    """A service whose answer to a sign-in comes when it may."""

    def __init__(self) -> None:
        super().__init__([Grant("t1", "r1", LIFE_S)])
        self.asked, self.may = asyncio.Event(), asyncio.Event()

    async def by_code(self, code: str, redirect_uri: str) -> Grant:
        self.asked.set()
        await self.may.wait()
        return await super().by_code(code, redirect_uri)


@pytest.mark.parametrize("is_full", [False, True])
async def test_a_sign_in_goes_on_where_whoever_asked_has_gone_and_the_end_waits_for_it(
    disk: Disk, clock: FakeClock, is_full: bool
) -> None:
    service = HeldSignIn()
    sign_in = SignIn(kept_on(disk), service, clock, Bell(), "https://localhost:8788/callback")
    asking = asyncio.create_task(signed_in(sign_in))
    await service.asked.wait()
    asking.cancel()
    await asyncio.wait({asking})
    closing = asyncio.create_task(sign_in.aclose())
    for _ in range(5):
        await asyncio.sleep(0)
    assert not closing.done()
    disk.is_full = is_full
    service.may.set()
    await closing
    assert [one.signed_in and one.signed_in.refresh_token for one in disk.saved] == (
        [] if is_full else ["r1"]
    )


async def begin_renewal(sign_in: SignIn, service: HeldExchanges, clock: FakeClock) -> "asyncio.Task[float]":
    """Signed in, and half a life later a renewal is under way."""
    await signed_in(sign_in)
    clock.forward(LIFE_S / 2)
    renewing = asyncio.create_task(sign_in.renew_if_due())
    await service.asked.wait()
    return renewing


async def test_a_disk_that_was_full_for_a_moment_costs_no_new_sign_in(
    sign_in: SignIn, service: HeldExchanges, disk: Disk, clock: FakeClock
) -> None:
    renewing = await begin_renewal(sign_in, service, clock)
    await signed_in(sign_in)
    new = sign_in.token
    assert new is not None
    service.replies = [Grant("late", "r1b", LIFE_S)]
    disk.is_full = True
    service.may.set()
    await renewing
    disk.is_full = False
    for _ in range(3):
        await sign_in.renew_if_due()
        clock.forward(60)
    assert sign_in.token is new
    assert sign_in.why == ""
    assert disk.saved[-1].signed_in is not None
    assert disk.saved[-1].signed_in.refresh_token == "r2"
    service.replies = [Grant("t3", "r3", LIFE_S)]
    clock.forward(LIFE_S / 2)
    await sign_in.renew_if_due()
    assert (sign_in.token.access_token, sign_in.token.account) == ("t3", new.account)


async def test_what_was_not_kept_of_the_sign_in_before_is_forgotten(
    sign_in: SignIn, service: HeldExchanges, disk: Disk, clock: FakeClock
) -> None:
    renewing = await begin_renewal(sign_in, service, clock)
    service.replies = [Grant("unkept", "r1b", LIFE_S)]
    disk.is_full = True
    service.may.set()
    await renewing
    disk.is_full = False
    await signed_in(sign_in)
    new, written = sign_in.token, len(disk.saved)
    clock.forward(60)
    assert await sign_in.renew_if_due() == LIFE_S / 2 - 60
    assert sign_in.token is new
    assert len(disk.saved) == written, "and is not given to the disk once more"


@pytest.mark.parametrize("failure", [LostError("it was lost"), NotSentError("no network")])
async def test_a_renewal_that_fails_late_says_nothing_of_the_new_sign_in_and_holds_it_up_for_nothing(
    sign_in: SignIn, service: HeldExchanges, clock: FakeClock, failure: ServiceError
) -> None:
    renewing = await begin_renewal(sign_in, service, clock)
    asked = asyncio.create_task(sign_in.refused(FIRST_SERIAL))
    await signed_in(sign_in)
    service.replies = [failure]
    service.may.set()
    assert await renewing == LIFE_S / 2
    assert sign_in.why == ""
    assert await asked is sign_in.token
    assert isinstance(sign_in.token, Token)
    assert sign_in.token.access_token == "t2"


async def test_a_renewal_that_brings_nothing_ends_no_sign_in_that_is_on_disk(
    sign_in: SignIn, service: HeldExchanges, clock: FakeClock
) -> None:
    renewing = await begin_renewal(sign_in, service, clock)
    before = sign_in.token
    assert isinstance(sign_in._renewing, HeldRenewing)
    sign_in._renewing.grant = Grant("another", "r1", LIFE_S)
    service.may.set()
    await renewing
    assert sign_in.token is before


async def test_a_renewal_that_is_lost_asks_nobody_to_sign_in_again(
    sign_in: SignIn, service: HeldExchanges, clock: FakeClock
) -> None:
    renewing = await begin_renewal(sign_in, service, clock)
    service.replies = [LostError("it was lost")]
    service.may.set()
    assert await renewing == 2
    assert "it was lost (the service may have answered all the same: the office tries again" in sign_in.why
    assert "begin the sign-in again" not in sign_in.why


async def test_a_door_is_told_to_ask_again_before_it_stops_waiting_and_the_renewal_goes_on(
    sign_in: SignIn, service: HeldExchanges, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sign_ins, "ANSWER_WITHIN_S", 0.01)
    await signed_in(sign_in)
    sign_in.why = "office.enc cannot be written"  # no news of a renewal that is only slow
    clock.forward(60)
    service.replies = [Grant("t2", "r2", LIFE_S)]
    for _ in range(2):
        outcome = await sign_in.refused(FIRST_SERIAL)
        assert isinstance(outcome, Unreachable)
        assert "is getting an access token" in outcome.why
    closing = asyncio.create_task(sign_in.aclose())
    await asyncio.sleep(0.01)
    assert not closing.done(), "the end waits for what the exchange brings"
    service.may.set()
    await closing
    assert service.renewals == ["r1"]
    assert sign_in.token is not None
    assert sign_in.token.access_token == "t2"
