"""A disk that is full while the sign-in is kept fresh: doors get the token all the same."""

import pytest

from kiosk.engine.errors import StoreError, ThrottledError
from kiosk.office.access_token import Token, Unreachable
from kiosk.office.exchanges import Grant
from kiosk.office.sign_in import SignIn
from kiosk.office.state import SignedIn
from tests.unit.office.office_samples import FIRST_SERIAL, Disk, FakeClock, ScriptedExchanges
from tests.unit.office.test_office_state import ended_while_renewing, sign_in_on


async def full_at_half_of_the_life(
    life_s: int,
) -> tuple[Disk, FakeClock, ScriptedExchanges, SignIn]:
    """An office whose first token is half as old as it may get; the service has two more for it."""
    disk, clock = Disk(), FakeClock()
    renewed = [Grant(f"t{n}", f"r{n}", life_s) for n in (2, 3)]
    service = ScriptedExchanges([Grant("t1", "r1", life_s)], [*renewed])
    sign_in = sign_in_on(disk, service, clock)
    await sign_in.by_client_credentials()
    clock.forward(life_s / 2)
    disk.is_full = True
    return disk, clock, service, sign_in


async def test_a_first_token_is_handed_out_only_once_what_renews_it_is_on_disk() -> None:
    disk, clock = Disk(is_full=True), FakeClock()
    sign_in = sign_in_on(disk, ScriptedExchanges([Grant("t1", "r1", 3600)]), clock)
    with pytest.raises(StoreError, match="disk is full"):
        await sign_in.by_client_credentials()
    assert sign_in.token is None
    assert await sign_in.renew_if_due() == float("inf")


async def test_a_full_disk_keeps_no_renewed_token_from_doors_and_is_given_it_until_it_takes_it() -> None:
    disk, clock, service, sign_in = await full_at_half_of_the_life(3600)
    renewed = await sign_in.refused(FIRST_SERIAL)
    assert isinstance(renewed, Token)
    assert (renewed.access_token, renewed.serial) == ("t2", FIRST_SERIAL + 1800)
    assert "disk is full" in sign_in.why
    clock.forward(2)
    assert await sign_in.renew_if_due() == 4
    assert service.renewals == ["r1"], "what the full disk did not take was not asked for again"
    clock.forward(1800)
    await sign_in.renew_if_due()
    last = sign_in.token
    assert last is not None
    assert (last.access_token, service.renewals) == ("t3", ["r1", "r2"])
    assert last.serial == int(clock.now())
    disk.is_full = False
    clock.forward(60)
    assert await sign_in.renew_if_due() == 1740
    assert (sign_in.token, sign_in.why) == (last, "")
    assert disk.saved[-1].signed_in == SignedIn(last.account, "r3", is_own=True)
    assert disk.saved[-1].serial > last.serial


async def test_a_full_disk_hands_out_no_token_of_a_sign_in_that_was_ended() -> None:
    disk = Disk()
    sign_in, renewing = await ended_while_renewing(disk)
    disk.is_full = True
    with pytest.raises(StoreError):
        await renewing.renew("t1")
    assert sign_in.token is None


async def test_while_the_disk_is_full_a_door_whose_token_is_refused_gets_another_at_once() -> None:
    _, clock, service, sign_in = await full_at_half_of_the_life(36000)
    handed_out = await sign_in.refused(FIRST_SERIAL)
    assert isinstance(handed_out, Token)
    for _ in range(20):  # until the disk is tried once a minute
        clock.forward(await sign_in.renew_if_due())
    await sign_in.renew_if_due()
    another = await sign_in.refused(handed_out.serial)
    assert isinstance(another, Token)
    assert (another.access_token, service.renewals) == ("t3", ["r1", "r2"])


async def test_what_a_full_disk_did_not_take_is_given_to_it_also_while_the_service_brings_no_token() -> None:
    disk, clock = Disk(), FakeClock()
    busy = ThrottledError("too busy", status=429, wait_s=800)
    service = ScriptedExchanges([Grant("t1", "r1", 3600)], [Grant("t2", "r2", 3600), busy, busy])
    sign_in = sign_in_on(disk, service, clock)
    await sign_in.by_client_credentials()
    clock.forward(1800)
    disk.is_full = True
    handed_out = await sign_in.refused(FIRST_SERIAL)
    assert isinstance(handed_out, Token)
    clock.forward(1800)
    await sign_in.renew_if_due()
    assert service.renewals == ["r1", "r2"], "the service is asked when half of the token's life is over"
    disk.is_full = False
    assert await sign_in.renew_if_due() == 800
    kept = disk.saved[-1].signed_in
    assert kept is not None
    assert kept.refresh_token == "r2"
    failed = await sign_in.refused(handed_out.serial)
    assert isinstance(failed, Unreachable)
    assert "too busy" in failed.why
    assert failed.why == sign_in.why
    assert service.renewals == ["r1", "r2"], "and not again before it wishes"
