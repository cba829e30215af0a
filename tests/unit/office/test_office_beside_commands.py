"""What a door beside the office asks of it: to begin a sign-in, how that stands, and to finish it by hand."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest
from msgspec.structs import replace

from kiosk.bootstrap.office_folder import OfficeFolder, command_key, open_folder_key
from kiosk.bootstrap.office_setup import checked_application, set_up
from kiosk.office.access_token import LONGEST_SLOW_PAUSE_S
from kiosk.office.begun_sign_ins import BEGUN_FOR_S
from kiosk.office.state import StateFile
from kiosk.sandbox.server import SandboxThread
from kiosk.sandbox.world import SandboxOptions
from tests.unit.office.office_samples import (
    CLIENT_SECRET,
    FakeClock,
    RunningOffice,
    running,
    set_up_office,
)

PASTED = "https://kiosk.example/callback"


@pytest.fixture
def sandbox() -> Iterator[SandboxThread]:
    with SandboxThread(SandboxOptions(tickets=5)) as sandbox:
        yield sandbox


class Beside:
    """A door beside the office, which can open its folder."""

    def __init__(self, run: RunningOffice, folder: OfficeFolder) -> None:
        self.run, self.folder = run, folder
        self._headers = {"Authorization": f"Bearer {command_key(open_folder_key(folder))}"}

    async def begin(self) -> str:
        answer = await self.run.http.post("/command/sign-in", headers=self._headers)
        return str(answer.json()["address"])

    async def state(self, wait_s: float = 0) -> dict[str, Any]:
        answer = await self.run.http.get(f"/command/sign-in?wait={wait_s}", headers=self._headers)
        return dict(answer.json())

    async def give_secret(self, client_secret: str) -> httpx.Response:
        given = {"client_secret": client_secret}
        return await self.run.http.post("/command/secret", json=given, headers=self._headers)

    async def paste(self, address: str) -> httpx.Response:
        return await self.run.http.post("/command/pasted", json={"address": address}, headers=self._headers)


@pytest.fixture
async def beside(folder: OfficeFolder, clock: FakeClock, sandbox: SandboxThread) -> AsyncIterator[Beside]:
    ready = sandbox.ready
    set_up_office(folder, ready.base_url, ready.client_id, ready.client_secret, PASTED)
    async with running(folder, clock) as run:
        yield Beside(run, folder)


async def decided(address: str, decision: str) -> str:
    """Where the service sends the host's browser."""
    asked = dict(httpx.URL(address).params)
    async with httpx.AsyncClient(trust_env=False) as client:
        answer = await client.post(address.partition("?")[0], data={**asked, "decision": decision})
    return str(answer.headers["location"])


async def test_a_sign_in_that_was_begun_here_is_heard_of_at_once(beside: Beside) -> None:
    assert (await beside.state())["state"] == "signed-out"
    address = await beside.begin()
    waiting = asyncio.create_task(beside.state(40))
    while not beside.run.opened.office.bell._rung._waiters:
        await asyncio.sleep(0.005)
    back = await decided(address, "allow")
    assert (await beside.paste(back)).status_code == 200
    assert await waiting == {"state": "signed-in", "why": "", "error": ""}


async def test_a_sign_in_that_is_begun_anew_counts_before_the_one_there_is(beside: Beside) -> None:
    await beside.paste(await decided(await beside.begin(), "allow"))
    address = await beside.begin()
    assert (await beside.state())["state"] == "begun"
    await beside.paste(await decided(address, "allow"))
    assert (await beside.state())["state"] == "signed-in"


async def test_whoever_declines_is_told_of_until_the_next_one_begins(beside: Beside) -> None:
    back = await decided(await beside.begin(), "deny")
    answer = await beside.paste(back)
    assert (answer.status_code, answer.json()["error"]) == (400, "not_signed_in")
    assert (await beside.paste(back)).json()["error"] == "not_begun", "it was used up"
    state = await beside.state(40)
    assert (state["state"], state["error"]) == ("failed", "access_denied")
    assert "somebody declined" in state["why"]
    await beside.begin()
    assert (await beside.state())["state"] == "begun"


async def test_of_two_pages_that_were_opened_the_one_that_is_allowed_counts(beside: Beside) -> None:
    allowed, declined = await beside.begin(), await beside.begin()
    await beside.paste(await decided(declined, "deny"))
    assert (await beside.state())["state"] == "failed"
    assert (await beside.paste(await decided(allowed, "allow"))).status_code == 200
    assert await beside.state() == {"state": "signed-in", "why": "", "error": ""}


async def test_a_refusal_on_an_older_page_says_nothing_of_the_newest_whose_page_is_open(
    beside: Beside,
) -> None:
    older, newest = await beside.begin(), await beside.begin()
    answer = await beside.paste(await decided(older, "deny"))
    assert answer.json()["error"] == "not_begun", "it belongs to none that is waited for"
    assert "somebody declined" in answer.json()["error_description"]
    assert (await beside.state())["state"] == "begun"
    await beside.paste(await decided(newest, "deny"))
    assert (await beside.state())["error"] == "access_denied"


async def test_a_wrong_secret_is_told_of_by_oauth_s_own_word(
    folder: OfficeFolder, clock: FakeClock, sandbox: SandboxThread
) -> None:
    set_up_office(folder, sandbox.base_url, sandbox.ready.client_id, "another-secret", PASTED)
    async with running(folder, clock) as run:
        beside = Beside(run, folder)
        await beside.paste(await decided(await beside.begin(), "allow"))
        assert (await beside.state())["error"] == "invalid_client"


async def test_a_sign_in_that_nobody_came_back_from_in_time_has_run_out(
    beside: Beside, clock: FakeClock
) -> None:
    await beside.paste(await decided(await beside.begin(), "allow"))
    first = await beside.begin()
    clock.forward(BEGUN_FOR_S / 2)
    await beside.begin()
    clock.forward(BEGUN_FOR_S / 2)
    assert (await beside.state())["state"] == "begun"
    assert (await beside.paste(await decided(first, "allow"))).json()["error"] == "not_begun"
    clock.forward(BEGUN_FOR_S / 2)
    assert (await beside.state(40))["state"] == "run-out"
    await beside.paste(await decided(await beside.begin(), "allow"))
    assert (await beside.state())["state"] == "signed-in"


async def test_where_the_service_changed_the_secret_a_new_one_is_all_it_takes(
    beside: Beside, clock: FakeClock, sandbox: SandboxThread
) -> None:
    world, sign_in = sandbox.world, beside.run.opened.office.sign_in
    await beside.paste(await decided(await beside.begin(), "allow"))
    world.application = world.tokens.register(replace(world.application, secret="changed"))
    clock.forward(8 * 86_400)  # more than half of the token's life
    await sign_in.renew_if_due()
    state = await beside.state()
    assert (state["state"], state["error"]) == ("signed-in", "invalid_client"), "its token is still there"
    paired = await beside.run.pair()
    refused = {"serial": sign_in.token.serial if sign_in.token else 0}
    headers = {"Authorization": f"Bearer {paired['credential']}"}
    answer = await beside.run.http.post("/door/refused", json=refused, headers=headers)
    assert (answer.status_code, answer.json()["error"]) == (409, "client_refused")
    assert "`kiosk office secret`" in answer.json()["error_description"]
    for bad in ("", "with a blank", "x" * 2000):
        assert (await beside.give_secret(bad)).status_code == 400
    assert (await beside.give_secret("a-guess")).json()["error"] == "invalid_client"
    before = beside.run.opened.office.kept.state.application
    answer = await beside.give_secret("changed")
    assert answer.json() == {"state": "signed-in", "why": "", "error": ""}
    assert sign_in.token is not None
    assert sign_in.token.serial > refused["serial"], "nobody had to sign in"
    kept = StateFile(beside.folder.path, open_folder_key(beside.folder)).load()
    assert kept is not None
    assert kept.application == replace(before, client_secret="changed")


async def test_a_new_secret_finds_no_fault_with_a_token_that_nothing_renews(beside: Beside) -> None:
    office = beside.run.opened.office
    await beside.paste(await decided(await beside.begin(), "allow"))
    office.sign_in._renewing = None  # as where the service gives no refresh token
    answer = await beside.give_secret("changed")
    assert answer.json() == {"state": "signed-in", "why": "", "error": ""}
    assert office.kept.state.application.client_secret == "changed"


@pytest.mark.parametrize("ends", ["the service", "the host"])
async def test_once_a_sign_in_is_over_nothing_is_said_against_the_secret_that_did_not_renew_it(
    beside: Beside, clock: FakeClock, sandbox: SandboxThread, ends: str
) -> None:
    world, sign_in = sandbox.world, beside.run.opened.office.sign_in
    await beside.paste(await decided(await beside.begin(), "allow"))
    application = world.application
    world.application = world.tokens.register(replace(application, secret="changed"))
    clock.forward(8 * 86_400)  # more than half of the token's life
    await sign_in.renew_if_due()
    assert (await beside.state())["error"] == "invalid_client"
    if ends == "the host":
        await sign_in.sign_out()
    else:
        world.application = world.tokens.register(application)  # the service has put that right
        given = sign_in.token and world.tokens.find(sign_in.token.access_token)
        assert given
        world.tokens.revoke(given)
        clock.forward(LONGEST_SLOW_PAUSE_S)
        await sign_in.renew_if_due()
    assert not sign_in.renews
    assert (await beside.state())["error"] == ""
    assert (await beside.give_secret(application.secret)).json()["error"] == ""


async def test_of_a_token_that_ended_nobody_is_sent_to_a_page_that_a_door_beside_does_not_open(
    beside: Beside, clock: FakeClock
) -> None:
    sign_in = beside.run.opened.office.sign_in
    await beside.paste(await decided(await beside.begin(), "allow"))
    sign_in._renewing = None  # as where the service gives no refresh token
    clock.forward(365 * 86_400)
    await sign_in.renew_if_due()
    why = (await beside.state())["why"]
    assert "sign in again" in why
    assert "page" not in why


async def test_an_address_that_belongs_to_no_sign_in_of_ours_ends_none(beside: Beside) -> None:
    address = await beside.begin()
    for foreign in (f"{PASTED}?code=x&state=foreign", PASTED):
        assert (await beside.paste(foreign)).status_code == 400
        assert (await beside.state())["state"] == "begun"
    assert (await beside.paste(await decided(address, "allow"))).status_code == 200
    assert parse_qs(urlsplit(address).query)["redirect_uri"] == [PASTED]


async def test_without_the_folder_s_key_nothing_is_begun_told_or_taken(beside: Beside) -> None:
    http = beside.run.http
    for asked in (
        http.post("/command/sign-in"),
        http.get("/command/sign-in?wait=40"),
        http.post("/command/pasted", json={"address": f"{PASTED}?code=x"}),
        http.post("/command/secret", json={"client_secret": "x"}),
    ):
        answer = await asked
        assert (answer.status_code, answer.json()["error"]) == (401, "not_permitted")


async def test_whoever_waits_is_let_go_as_the_office_ends(beside: Beside) -> None:
    waiting = asyncio.create_task(beside.state(40))
    while not beside.run.opened.office.bell._rung._waiters:
        await asyncio.sleep(0.005)
    beside.run.server.end_soon()
    assert (await waiting)["state"] == "signed-out"


def test_without_a_passphrase_the_page_keeps_its_own_and_a_new_one_opens_for_nobody(
    folder: OfficeFolder,
) -> None:
    before = StateFile(folder.path, open_folder_key(folder)).load()
    application = checked_application("https://tickets.example", "client", CLIENT_SECRET, "")
    after = set_up(folder, application, None).state
    assert before is not None
    assert after.passphrase_hash == before.passphrase_hash
    new = set_up(OfficeFolder(folder.path / "new", "correct horse"), application, None).state
    assert new.passphrase_hash.startswith("$argon2id$")
    assert new.passphrase_hash != before.passphrase_hash
