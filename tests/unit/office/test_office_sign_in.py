"""The office signs in at the sandbox over real sockets, in each way and with each refusal."""

from collections.abc import AsyncIterator, Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

import httpx
import msgspec
import pytest

from kiosk.bootstrap.office_folder import OfficeFolder
from kiosk.sandbox.faults import FaultsInForce, parse_faults
from kiosk.sandbox.server import SandboxThread
from kiosk.sandbox.tokens import Application
from kiosk.sandbox.world import SandboxOptions
from tests.unit.office.office_samples import (
    FIRST_SERIAL,
    FakeClock,
    RunningOffice,
    onward_address,
    running,
    set_up_office,
)
from tests.unit.office.test_office_page import form_token, open_page

PASTED = "https://kiosk.example/callback"


class ServiceClock:
    """The service's clock: stands still until told."""

    def __init__(self) -> None:
        self.now = datetime(2026, 6, 13, 19, 42, 5, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now


@pytest.fixture
def service_clock() -> ServiceClock:
    return ServiceClock()


@pytest.fixture
def sandbox(service_clock: ServiceClock) -> Iterator[SandboxThread]:
    with SandboxThread(SandboxOptions(tickets=5, clock=service_clock, expires_in_s=7200)) as sandbox:
        yield sandbox


@pytest.fixture
async def office(
    folder: OfficeFolder, clock: FakeClock, sandbox: SandboxThread
) -> AsyncIterator[RunningOffice]:
    """An office for the sandbox, whose redirect address is somebody else's page: addresses are pasted."""
    set_up_at(folder, sandbox)
    async with running(folder, clock) as run:
        yield run


def set_up_at(folder: OfficeFolder, sandbox: SandboxThread, **changed: str) -> None:
    ready = sandbox.ready
    given = {"client_id": ready.client_id, "client_secret": ready.client_secret, "redirect_uri": PASTED}
    set_up_office(folder, ready.base_url, **{**given, **changed})


async def begin(office: RunningOffice) -> str:
    """Press the button: the address at the service."""
    page = await office.http.get("/")
    token = form_token(page) if "form_token" in page.text else await open_page(office)
    return onward_address(await office.http.post("/sign-in", data={"form_token": token}))


async def consent(address: str, decision: str = "allow") -> str:
    """Decide on the service's page as a browser does: the address that it ends on."""
    path, _, query = address.partition("?")
    fields = dict(httpx.QueryParams(query))
    async with httpx.AsyncClient(trust_env=False) as browser:
        answer = await browser.post(path, data={**fields, "decision": decision})
    assert answer.status_code == 302, answer.text
    return answer.headers["location"]


async def paste(office: RunningOffice, address: str) -> str:
    """Paste an address; what the page says then."""
    token = form_token(await office.http.get("/"))
    await office.http.post("/pasted", data={"form_token": token, "address": address})
    return (await office.http.get("/")).text


def with_fault(sandbox: SandboxThread, **faults: Any) -> None:
    sandbox.world.troubles = FaultsInForce(parse_faults(msgspec.json.encode(faults)))


async def test_a_pasted_address_signs_in(office: RunningOffice, sandbox: SandboxThread) -> None:
    ended_on = await consent(await begin(office))
    assert ended_on.startswith(PASTED)
    said = await paste(office, f"  {ended_on}\n")
    user = sandbox.world.user
    assert f"Signed in as {user.first_name} {user.last_name}" in said
    token = (await office.pair())["token"]
    assert sandbox.world.tokens.find(token["access_token"]) is not None
    assert (token["serial"], token["lifetime_s"]) == (FIRST_SERIAL, 7200)


async def test_the_offices_own_address_takes_the_browser_back(
    folder: OfficeFolder, clock: FakeClock, sandbox: SandboxThread
) -> None:
    set_up_at(folder, sandbox, redirect_uri="")
    async with running(folder, clock) as office:
        own = f"https://localhost:{office.base_url.rpartition(':')[2]}/callback"
        known = sandbox.world.application
        sandbox.world.tokens.register(Application(known.id, known.secret, known.name, (own,), known.owner_id))
        ended_on = await consent(await begin(office))
        assert ended_on.startswith(own)
        path = ended_on.removeprefix(own.removesuffix("/callback"))
        back = await office.http.get(path, headers={"Host": "localhost", "Sec-Fetch-Site": "cross-site"})
        assert (back.status_code, "Signed in" in back.text) == (200, True)
        assert office.opened.office.sign_in.token is not None


async def test_the_application_itself_signs_in_and_is_renewed_by_its_own_credentials(
    office: RunningOffice, sandbox: SandboxThread, clock: FakeClock
) -> None:
    token = await open_page(office)
    await office.http.post("/client-credentials", data={"form_token": token})
    sign_in = office.opened.office.sign_in
    first = sign_in.token
    assert first is not None
    clock.forward(3600)
    await sign_in.renew_if_due()
    second = sign_in.token
    assert second is not None
    assert second.access_token != first.access_token
    assert (second.serial, second.account) == (FIRST_SERIAL + 3600, first.account)


async def test_the_applications_own_sign_in_survives_a_restart(
    folder: OfficeFolder, clock: FakeClock, sandbox: SandboxThread
) -> None:
    set_up_at(folder, sandbox)
    async with running(folder, clock) as office:
        await office.http.post("/client-credentials", data={"form_token": await open_page(office)})
    async with running(folder, clock, keep_fresh=True) as office:
        paired = await office.pair()
        headers = {"Authorization": f"Bearer {paired['credential']}"}
        answer = await office.http.get(
            "/door/token", params={"after": FIRST_SERIAL, "wait": 50}, headers=headers
        )
        assert (answer.status_code, answer.json()["serial"]) == (200, FIRST_SERIAL + 1)


async def test_a_look_at_the_head_alone_does_not_use_a_sign_in_up(
    office: RunningOffice,
) -> None:
    query = httpx.URL(await consent(await begin(office))).query.decode()
    assert (await office.http.head(f"/callback?{query}")).status_code == 405
    assert (await office.http.get(f"/callback?{query}")).status_code == 200


async def test_each_refusal_of_a_code_has_its_sentence_and_changes_nothing(
    office: RunningOffice, sandbox: SandboxThread, service_clock: ServiceClock
) -> None:
    refused = "does not accept this sign-in: it was used before, is too old, or was given for another"
    made_up = httpx.URL(await consent(await begin(office))).copy_set_param("code", "made-up")
    assert refused in await paste(office, str(made_up))
    late = await consent(await begin(office))
    service_clock.now += timedelta(minutes=11)
    assert refused in await paste(office, late)
    used = await consent(await begin(office))
    code = httpx.URL(used).params["code"]
    sandbox.world.tokens.redeem(code, sandbox.world.application, PASTED)
    assert refused in await paste(office, used)
    other = Application("other", "s", "Other", (PASTED,), sandbox.world.application.owner_id)
    foreign = sandbox.world.tokens.new_code(sandbox.world.tokens.register(other), PASTED, other.owner_id)
    anothers = httpx.URL(await consent(await begin(office))).copy_set_param("code", foreign.value)
    assert refused in await paste(office, str(anothers))
    known = sandbox.world.application
    elsewhere = sandbox.world.tokens.new_code(known, "http://127.0.0.1/callback", known.owner_id)
    misled = httpx.URL(await consent(await begin(office))).copy_set_param("code", elsewhere.value)
    assert refused in await paste(office, str(misled))
    assert office.opened.office.kept.state.signed_in is None


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"state": "changed"}, "does not belong to a sign-in that was begun here"),
        ({"state": ""}, "does not belong to a sign-in that was begun here"),
        ({"code": ""}, "there is no sign-in in this address"),
        ({"code": "x" * 9000}, "there is no sign-in in this address"),
    ],
)
async def test_a_changed_answer_is_not_taken_to_the_service(
    office: RunningOffice, sandbox: SandboxThread, changes: dict[str, str], words: str
) -> None:
    ended_on = httpx.URL(await consent(await begin(office)))
    said = await paste(office, str(ended_on.copy_merge_params(changes)))
    assert words in said.replace("There", "there").replace("This answer does", "this answer does")
    assert [one for one in sandbox.world.requests() if one.path == "/oauth/token"] == []


async def test_a_refusal_without_a_state_is_told_as_one_and_ends_nothing(
    office: RunningOffice, sandbox: SandboxThread
) -> None:
    ended_on = await consent(await begin(office))
    for state in ("", "&state="):
        said = await paste(office, f"{PASTED}?error=access_denied&error_description=call+555{state}")
        assert "omebody declined at the service" in said
        assert "call 555" not in said, "anybody can write such an address"
    said = await paste(office, f"{PASTED}?error=call+555")
    assert "refuses to sign in" in said
    assert "call 555" not in said
    sign_in = office.opened.office.sign_in
    assert (sign_in.begun.failed, sign_in.begun.is_awaited) == (None, True)
    await paste(office, ended_on)
    assert sign_in.token is not None, "what was begun is finished by its own answer"


async def test_what_is_no_address_is_told(office: RunningOffice) -> None:
    await begin(office)
    for pasted in ("", "hello", "http://[", PASTED, "https://x/?" + "&".join(f"a{n}=1" for n in range(99))):
        assert "is no sign-in in this address" in await paste(office, pasted)


async def test_an_answer_comes_too_late_after_ten_minutes(office: RunningOffice, clock: FakeClock) -> None:
    ended_on = await consent(await begin(office))
    clock.forward(600)
    assert "in the last ten minutes" in await paste(office, ended_on)
    ended_on = await consent(await begin(office))
    clock.sleep(600)
    assert "in the last ten minutes" in await paste(office, ended_on)


async def test_declined_consent_is_told(office: RunningOffice) -> None:
    said = await paste(office, await consent(await begin(office), "deny"))
    assert "omebody declined at the service" in said
    assert "Not signed in" in said


async def test_a_wrong_secret_says_what_to_do(
    folder: OfficeFolder, clock: FakeClock, sandbox: SandboxThread
) -> None:
    set_up_at(folder, sandbox, client_secret="wr0ng")
    async with running(folder, clock) as office:
        said = await paste(office, await consent(await begin(office)))
        assert "does not accept its secret" in said
        assert "kiosk office setup" in said
        assert "wr0ng" not in said


@pytest.mark.parametrize(
    ("fault", "words"),
    [
        ({"portal": {"paths": ["/oauth/token"]}}, "sign in to the Wi-Fi"),
        (
            {"status": [{"code": 400, "body": '{"error": "invalid_request"}', "paths": ["/oauth/token"]}]},
            "found the request incomplete or malformed",
        ),
        (
            {
                "status": [
                    {"code": 400, "body": '{"error": "unsupported_grant_type"}', "paths": ["/oauth/token"]}
                ]
            },
            "does not offer this way of signing in",
        ),
        ({"status": [{"code": 503, "paths": ["/oauth/token"]}]}, "the service has trouble"),
        ({"reset": {"when": "after", "paths": ["/oauth/token"]}}, "begin the sign-in again"),
    ],
)
async def test_each_trouble_of_the_exchange_has_its_sentence(
    office: RunningOffice, sandbox: SandboxThread, fault: dict[str, Any], words: str
) -> None:
    ended_on = await consent(await begin(office))
    with_fault(sandbox, **fault)
    assert words in await paste(office, ended_on)


async def test_the_token_is_renewed_at_half_its_life_and_the_rotated_refresh_token_survives_a_restart(
    folder: OfficeFolder, clock: FakeClock, sandbox: SandboxThread
) -> None:
    set_up_at(folder, sandbox)
    async with running(folder, clock) as office:
        await paste(office, await consent(await begin(office)))
        sign_in = office.opened.office.sign_in
        assert await sign_in.renew_if_due() == 3600
        clock.forward(3600)
        assert await sign_in.renew_if_due() == 3600
        account = sign_in.token.account if sign_in.token else ""
    async with running(folder, clock) as office:
        await office.opened.office.sign_in.renew_if_due()
        token = office.opened.office.sign_in.token
        assert token is not None
        assert (token.serial, token.account) == (FIRST_SERIAL + 3601, account)
        assert sandbox.world.tokens.find(token.access_token) is not None


async def test_a_service_that_is_away_leaves_the_office_signed_in_and_is_asked_again(
    office: RunningOffice, sandbox: SandboxThread, clock: FakeClock
) -> None:
    await paste(office, await consent(await begin(office)))
    sign_in = office.opened.office.sign_in
    clock.forward(3600)
    sandbox.stop()
    waits = []
    for _ in range(7):
        waits.append(await sign_in.renew_if_due())
        clock.forward(waits[-1])
    assert waits == [2, 4, 8, 16, 32, 60, 60]
    await open_page(office)
    page = (await office.http.get("/")).text
    assert "Signed in as" in page
    assert "refuses connections" in page
    sandbox.start()
    await sign_in.renew_if_due()
    assert sign_in.token is not None
    assert (sign_in.token.serial, sign_in.why) == (FIRST_SERIAL + 3600 + sum(waits), "")


async def test_a_refused_refresh_token_signs_out_also_after_a_restart(
    folder: OfficeFolder, clock: FakeClock, sandbox: SandboxThread
) -> None:
    set_up_at(folder, sandbox)
    async with running(folder, clock) as office:
        await paste(office, await consent(await begin(office)))
        used = office.opened.office.kept.state.signed_in
        assert used is not None
        assert used.refresh_token is not None
        sandbox.world.tokens.renew(used.refresh_token, sandbox.world.application)
        clock.forward(3600)
        await office.opened.office.sign_in.renew_if_due()
        await open_page(office)
        said = (await office.http.get("/")).text
        assert "no longer renews this sign-in" in said
    async with running(folder, clock) as office:
        assert office.opened.office.kept.state.signed_in is None
        assert await office.opened.office.sign_in.renew_if_due() == float("inf")


async def test_a_secret_that_was_changed_at_the_service_does_not_cost_the_sign_in(
    folder: OfficeFolder, clock: FakeClock, sandbox: SandboxThread
) -> None:
    set_up_at(folder, sandbox)
    async with running(folder, clock) as office:
        await paste(office, await consent(await begin(office)))
    set_up_at(folder, sandbox, client_secret="0ld")
    async with running(folder, clock) as office:
        await office.opened.office.sign_in.renew_if_due()
        assert "does not accept its secret" in office.opened.office.sign_in.why
    set_up_at(folder, sandbox)
    async with running(folder, clock) as office:
        await office.opened.office.sign_in.renew_if_due()
        assert office.opened.office.sign_in.token is not None


async def test_another_sign_in_has_another_id_and_signing_out_ends_it(office: RunningOffice) -> None:
    accounts = []
    for _ in range(2):
        await paste(office, await consent(await begin(office)))
        token = office.opened.office.sign_in.token
        assert token is not None
        accounts.append(token.account)
    assert accounts[0] != accounts[1]
    await office.http.post("/sign-out", data={"form_token": form_token(await office.http.get("/"))})
    assert office.opened.office.sign_in.token is None
    assert office.opened.office.kept.state.signed_in is None
    assert office.opened.office.kept.state.serial == FIRST_SERIAL + 1
