"""What a service, or whatever stands before it, may answer to a renewal, and what the sign-in makes of it."""

import asyncio
import math
import threading
from collections.abc import AsyncIterator, Iterator
from functools import partial
from typing import Any

import httpx
import msgspec
import pytest
from msgspec.structs import replace

from kiosk.api import connection
from kiosk.api.connection import Timeouts
from kiosk.bootstrap.office_service import ServiceExchanges
from kiosk.engine.errors import LostError, NotSentError, RefusedError, ServiceError, UnauthorisedError
from kiosk.office.access_token import NotSignedIn
from kiosk.office.begun_sign_ins import SignInError
from kiosk.office.exchanges import PERHAPS_REFUSED, Grant
from kiosk.office.sign_in import SignIn
from kiosk.office.state import Application, Bell, OfficeState, SignedIn
from kiosk.sandbox.fault_kinds import StatusFault
from kiosk.sandbox.faults import Faults, FaultsInForce, parse_faults
from kiosk.sandbox.server import SandboxThread
from kiosk.sandbox.world import SandboxOptions
from tests.unit.office.office_samples import Disk, FakeClock, ScriptedExchanges, kept_on

CALLBACK = "http://127.0.0.1/callback"
LIFE_S = 7200


@pytest.fixture
def sandbox() -> Iterator[SandboxThread]:
    with SandboxThread(SandboxOptions(tickets=1, expires_in_s=LIFE_S)) as sandbox:
        yield sandbox


@pytest.fixture
def disk() -> Disk:
    return Disk()


@pytest.fixture
async def sign_in(sandbox: SandboxThread, disk: Disk, clock: FakeClock) -> AsyncIterator[SignIn]:
    """Signed in by a person at the sandbox, with half of the token's life over."""
    known, ready = sandbox.world.application, sandbox.ready
    application = Application(ready.base_url, ready.client_id, ready.client_secret)
    exchanges = ServiceExchanges(application, clock)
    sign_in = SignIn(kept_on(disk), exchanges, clock, Bell(), CALLBACK)
    code = sandbox.world.tokens.new_code(known, CALLBACK, known.owner_id).value
    await sign_in.came_back(f"code={code}&state={sign_in.begin().rpartition('state=')[2]}")
    clock.forward(LIFE_S / 2)
    yield sign_in
    await exchanges.aclose()


def answers(sandbox: SandboxThread, code: int, body: str) -> None:
    fault = StatusFault(code=code, body=body, paths=["/oauth/token"])  # a file of faults takes no 2xx
    sandbox.world.troubles = FaultsInForce(Faults(status=[fault]))


def is_well_again(sandbox: SandboxThread) -> None:
    sandbox.world.troubles = FaultsInForce(parse_faults(b"{}"))


def kept_sign_in(disk: Disk) -> SignedIn | None:
    return disk.saved[-1].signed_in


PORTAL = "<html><title>Login to Wi-Fi</title></html>"
STRAY: list[Any] = [
    (400, '{"error": "temporarily_unavailable"}'),
    (400, '{"error": "server_error"}'),
    (400, '{"error": "rate_limited"}'),
    (400, '{"error": "invalid_request"}'),
    (400, PORTAL),
    (400, "the access token is invalid"),
    (403, '{"error": "Forbidden"}'),
    (403, '{"error": "invalid_grant"}'),
    (403, '{"error": "invalid_grant", "error_description": " "}'),
    (200, '{"error": "invalid_grant"}'),
    (429, '{"error": "invalid_grant", "error_description": "too many"}'),
    (502, '{"error": "invalid_grant", "error_description": "the database is away"}'),
    (404, '{"error": "Not Found", "status": 404}'),
    (407, '{"error": "proxy_auth"}'),
    (413, '{"error": "too large"}'),
    (500, '{"error": "invalid_grant"}'),
]
OF_THE_APPLICATION: list[Any] = [
    (400, '{"error": "invalid_client"}'),
    (401, '{"error": "invalid_client"}'),
    (400, '{"error": "unauthorized_client"}'),
    (401, "{}"),
    (401, PORTAL),
]


@pytest.mark.parametrize(("code", "body"), STRAY)
async def test_a_stray_answer_costs_no_sign_in(
    sign_in: SignIn, sandbox: SandboxThread, disk: Disk, clock: FakeClock, code: int, body: str
) -> None:
    before, kept = sign_in.token, kept_sign_in(disk)
    answers(sandbox, code, body)
    assert [await sign_in.renew_if_due() for _ in range(2)] == [2, 2]
    assert sign_in.token is before
    assert sign_in.why
    assert kept_sign_in(disk) == kept
    is_well_again(sandbox)
    clock.forward(2)
    await sign_in.renew_if_due()
    assert sign_in.token is not before
    assert sign_in.why == ""


@pytest.mark.parametrize(("code", "body"), OF_THE_APPLICATION)
async def test_a_refused_application_is_tried_again_slowly_and_costs_no_sign_in(
    sign_in: SignIn, sandbox: SandboxThread, disk: Disk, clock: FakeClock, code: int, body: str
) -> None:
    before, kept = sign_in.token, kept_sign_in(disk)
    answers(sandbox, code, body)
    waits = []
    for _ in range(6):
        waits.append(await sign_in.renew_if_due())
        clock.forward(waits[-1])
    assert waits == [60, 120, 240, 480, 900, 900]
    assert sign_in.token is before
    assert "secret" in sign_in.why or "does not let this application" in sign_in.why
    assert kept_sign_in(disk) == kept
    is_well_again(sandbox)
    await sign_in.renew_if_due()
    assert sign_in.token is not before


@pytest.mark.parametrize(
    ("code", "body", "word"),
    [
        (401, "{}", PERHAPS_REFUSED),
        (401, PORTAL, PERHAPS_REFUSED),
        (401, '{"error": "odd"}', PERHAPS_REFUSED),
        (401, '{"error": "invalid_client"}', "invalid_client"),
        (400, '{"error": "invalid_client"}', "invalid_client"),
    ],
)
async def test_only_oauth_s_own_error_asks_whoever_signs_in_for_another_secret(
    sign_in: SignIn, sandbox: SandboxThread, code: int, body: str, word: str
) -> None:
    answers(sandbox, code, body)
    state = dict(httpx.URL(sign_in.begin()).params)["state"]
    with pytest.raises(SignInError) as refused:
        await sign_in.came_back(f"code=x&state={state}")
    assert refused.value.oauth_error == word
    assert ("Wi-Fi" in str(refused.value)) == (word == PERHAPS_REFUSED and "odd" not in body)


async def test_a_slow_service_is_waited_for_longer_by_a_renewal_than_by_other_requests(
    sandbox: SandboxThread, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "Timeouts", partial(Timeouts, read_s=0.1, exchange_s=0.1))
    ready = sandbox.ready
    application = Application(ready.base_url, ready.client_id, ready.client_secret)
    exchanges = ServiceExchanges(application, clock)
    slow = {"latency": {"min_ms": 400, "max_ms": 400}}
    sandbox.world.troubles = FaultsInForce(parse_faults(msgspec.json.encode(slow)))
    grant = await exchanges.by_client_credentials()
    with pytest.raises(LostError):
        await exchanges.name_of(grant.access_token)
    await exchanges.aclose()


async def test_trouble_that_may_be_the_sign_ins_says_what_to_do_if_it_goes_on(
    sign_in: SignIn, sandbox: SandboxThread
) -> None:
    answers(sandbox, 403, '{"error": "invalid_grant"}')
    await sign_in.renew_if_due()
    assert "if this goes on, sign in anew" in sign_in.why


def has_token(sign_in: SignIn) -> bool:
    return sign_in.token is not None


@pytest.mark.parametrize("code", [400, 401, 403, 422, 200])
async def test_whatever_its_status_only_a_refused_grant_ends_the_sign_in_and_its_token_is_used_up(
    sign_in: SignIn, sandbox: SandboxThread, disk: Disk, clock: FakeClock, code: int
) -> None:
    before = sign_in.token
    assert before is not None
    answers(sandbox, code, '{"error": "invalid_grant", "error_description": "it was revoked"}')
    assert await sign_in.renew_if_due() == math.inf
    assert kept_sign_in(disk) is None
    assert sign_in.token is before
    assert "it was revoked" in sign_in.why
    clock.forward(LIFE_S / 2 - 1)
    assert isinstance(await sign_in.refused(before.serial), NotSignedIn)
    assert sign_in.token is before
    clock.forward(1)
    assert await sign_in.renew_if_due() == math.inf
    assert sign_in.token is before, "its time is over, but only the service knows for sure"
    ended = await sign_in.refused(before.serial)
    assert isinstance(ended, NotSignedIn)
    assert "it was revoked" in ended.why
    assert not has_token(sign_in)


class HeldDisk(Disk):
    """A disk that takes what it is given only when told to."""

    def __init__(self) -> None:
        super().__init__()
        self.asked, self.may = threading.Event(), threading.Event()
        self.may.set()

    def save(self, state: OfficeState) -> None:
        self.asked.set()
        assert self.may.wait(10)
        super().save(state)


async def signed_in(sign_in: SignIn) -> None:
    await sign_in.came_back(f"code=c&state={sign_in.begin().rpartition('state=')[2]}")


async def test_a_sign_in_anew_during_a_refused_renewal_stays(clock: FakeClock) -> None:
    disk = HeldDisk()
    gone = UnauthorisedError("gone", status=400, oauth_error="invalid_grant")
    service = ScriptedExchanges(
        [Grant("t1", "r1", LIFE_S), Grant("t2", "r2", LIFE_S)], [gone, Grant("t3", "r3", LIFE_S)]
    )
    sign_in = SignIn(kept_on(disk), service, clock, Bell(), CALLBACK)
    await signed_in(sign_in)
    clock.forward(LIFE_S / 2)
    disk.asked.clear()
    disk.may.clear()
    anew = asyncio.create_task(signed_in(sign_in))
    await asyncio.to_thread(disk.asked.wait, 10)
    renewing = asyncio.create_task(sign_in.renew_if_due())
    while service.renewals != ["r1"]:
        await asyncio.sleep(0)
    disk.may.set()
    await asyncio.gather(anew, renewing)
    kept = kept_sign_in(disk)
    assert kept is not None
    assert kept.refresh_token == "r2"
    assert sign_in.token is not None
    assert (sign_in.token.access_token, sign_in.token.account, sign_in.why) == ("t2", kept.account, "")
    clock.forward(LIFE_S / 2)
    assert await sign_in.renew_if_due() == LIFE_S / 2
    assert sign_in.token.access_token == "t3"


async def test_a_renewal_that_comes_too_late_is_not_asked_for_again_and_again(clock: FakeClock) -> None:
    disk = Disk()
    service = ScriptedExchanges([Grant("t1", "r1", LIFE_S)], [Grant("t2", "r2", LIFE_S)])
    kept = kept_on(disk)
    sign_in = SignIn(kept, service, clock, Bell(), CALLBACK)
    await signed_in(sign_in)
    clock.forward(LIFE_S / 2)
    await kept.change(lambda state: replace(state, signed_in=None))
    assert await sign_in.renew_if_due() == float("inf")
    assert sign_in.token is None


@pytest.mark.parametrize("refusal", [UnauthorisedError("no", status=401), RefusedError("no", status=404)])
async def test_who_an_application_is_is_asked_once_a_token_where_the_service_does_not_tell(
    clock: FakeClock, refusal: ServiceError
) -> None:
    asked: list[str] = []

    class Nameless(ScriptedExchanges):
        async def name_of(self, access_token: str) -> str:
            asked.append(access_token)
            raise NotSentError("no network") if len(asked) == 1 else refusal

    service = Nameless([Grant("t1", None, LIFE_S)], [Grant("t2", None, LIFE_S)])
    sign_in = SignIn(kept_on(Disk()), service, clock, Bell(), CALLBACK)
    await sign_in.by_client_credentials()
    for _ in range(3):
        await sign_in.ask_name()
    assert asked == ["t1", "t1"], "what was not reached is asked again, and who refused is not"
    clock.forward(LIFE_S / 2)
    await sign_in.renew_if_due()
    for _ in range(3):
        await sign_in.ask_name()
    assert asked == ["t1", "t1", "t2"]


async def test_a_fault_costs_a_pause_and_not_the_office(
    clock: FakeClock, caplog: pytest.LogCaptureFixture
) -> None:
    class Faulty(ScriptedExchanges):
        async def name_of(self, access_token: str) -> str:
            self.asked = getattr(self, "asked", 0) + 1
            if self.asked == 2:
                raise RuntimeError(access_token)
            raise NotSentError("no network")

    service, bell = Faulty([Grant("t0ken", "r1", LIFE_S)]), Bell()
    sign_in = SignIn(kept_on(Disk()), service, clock, bell, CALLBACK)
    await signed_in(sign_in)
    running = asyncio.create_task(sign_in.run())
    while service.asked < 2:
        await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert not running.done()
    bell.ring()
    while service.asked < 3:
        await asyncio.sleep(0)
    running.cancel()
    (said,) = (one.getMessage() for one in caplog.records if one.levelname == "ERROR")
    assert "RuntimeError" in said
    assert "t0ken" not in caplog.text
    caplog.clear()
