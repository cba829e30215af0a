"""The host's sign-in at an office beside the door: what staff hear of it, and when they have to do what."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from msgspec.structs import replace

from kiosk.api.office_errors import PERHAPS_REFUSED_HERE
from kiosk.bootstrap import office_commands, office_sign_in
from kiosk.bootstrap.office_beside import NO_REASON, OfficeBeside
from kiosk.bootstrap.office_commands import sign_in_state
from kiosk.bootstrap.office_folder import OfficeFolder, write_address
from kiosk.bootstrap.office_sign_in import (
    NOT_AWAITED,
    NOT_OURS,
    OFFICE_ENDED,
    REFUSED,
    REFUSED_ANYHOW,
    RUN_OUT,
    SignInBeside,
)
from kiosk.core.message import Message
from kiosk.engine.errors import NotSentError, UnauthorisedError
from kiosk.engine.sign_in_here import OfficeLostError, SecretRefusedError, SignInRefusedError
from kiosk.office import commands, sign_in
from kiosk.office.begun_sign_ins import BEGUN_FOR_S
from kiosk.office.commands import SignInState
from kiosk.office.exchanges import Grant
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
from tests.unit.office.test_office_beside_commands import PASTED, decided


@dataclass
class Beside:
    """A door beside an office that runs; `opened`: what its browser was told to open."""

    run: RunningOffice
    sandbox: SandboxThread
    clock: FakeClock
    folder: OfficeFolder
    trouble: str = ""
    opened: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.sign_in = SignInBeside(self)  # type: ignore[arg-type]  # of the office it asks where and why not

    def opens(self, address: str) -> bool:
        self.opened.append(address)
        return True

    def asked(self) -> "asyncio.Task[None]":
        return asyncio.create_task(self.sign_in.sign_in(lambda _address, _opened: None))

    async def signed_in(self) -> None:
        asked = self.asked()
        await until(lambda: bool(self.opened))
        await self.sign_in.paste(await decided(self.opened.pop(), "allow"))
        await asked

    def change_secret(self) -> None:
        world = self.sandbox.world
        world.application = world.tokens.register(replace(world.application, secret="changed"))


@pytest.fixture
def sandbox() -> Iterator[SandboxThread]:
    with SandboxThread(SandboxOptions(tickets=5)) as sandbox:
        yield sandbox


@pytest.fixture
async def beside(
    tmp_path: Path, sandbox: SandboxThread, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Beside]:
    monkeypatch.setattr(office_sign_in, "ASK_EVERY_S", 0.05)
    folder, clock, ready = OfficeFolder(tmp_path / "office", FOLDER_PASSPHRASE), FakeClock(), sandbox.ready
    set_up_office(folder, ready.base_url, ready.client_id, ready.client_secret, PASTED)
    async with running(folder, clock) as run:
        write_address(folder, "127.0.0.1", int(run.base_url.rpartition(":")[2]))
        door = Beside(run, sandbox, clock, folder)
        monkeypatch.setattr("webbrowser.open", door.opens)
        yield door


async def test_a_refused_address_is_told_once_by_whoever_waits_for_it(beside: Beside) -> None:
    asked = beside.asked()
    await until(lambda: bool(beside.opened))
    back = await decided(beside.opened[0], "deny")
    await beside.sign_in.paste(back)
    with pytest.raises(SignInRefusedError) as refused:
        await asked
    assert refused.value.text is REFUSED["access_denied"]
    with pytest.raises(SignInRefusedError) as again:
        await beside.sign_in.finish()
    assert again.value.text is REFUSED["access_denied"]
    with pytest.raises(SignInRefusedError) as used_up:
        await beside.sign_in.paste(back)
    assert used_up.value.text is NOT_OURS


@pytest.mark.parametrize("is_waited_for", [True, False])
async def test_a_service_that_is_slow_to_take_a_pasted_address_is_no_office_that_does_not_answer(
    beside: Beside, monkeypatch: pytest.MonkeyPatch, *, is_waited_for: bool
) -> None:
    monkeypatch.setattr(office_commands, "_WITHIN_S", 2.0)
    monkeypatch.setattr(commands, "ANSWER_WITHIN_S", 0.01)
    exchanges, may = beside.run.opened.exchanges, asyncio.Event()
    by_code = exchanges.by_code

    async def slow(code: str, redirect_uri: str) -> Grant:
        await may.wait()
        return await by_code(code, redirect_uri)

    monkeypatch.setattr(exchanges, "by_code", slow)
    asked = beside.asked()
    await until(lambda: bool(beside.opened))
    if not is_waited_for:
        asked.cancel()
    await beside.sign_in.paste(await decided(beside.opened[0], "allow"))
    if not is_waited_for:
        asked = asyncio.create_task(beside.sign_in.finish())
    assert not await asyncio.wait_for(beside.sign_in.is_signed_in(), 10)
    assert not asked.done()
    may.set()


async def test_a_refusal_that_belongs_to_no_sign_in_is_told_as_one_and_the_host_is_waited_for_still(
    beside: Beside,
) -> None:
    """Some services send one back without the state that tells whose it is."""
    asked = beside.asked()
    await until(lambda: bool(beside.opened))
    for error, told in (
        ("access_denied", REFUSED["access_denied"]),
        ("server_error", REFUSED_ANYHOW),
        ("call&error_description=555", REFUSED_ANYHOW),
        ("access_denied&state=", REFUSED["access_denied"]),
        ("access_denied&state=another", NOT_OURS),
    ):
        with pytest.raises(SignInRefusedError) as refused:
            await beside.sign_in.paste(f"{PASTED}?error={error}")
        assert refused.value.text is told
    assert not asked.done()
    await beside.sign_in.paste(await decided(beside.opened[0], "allow"))
    await asked


async def test_a_host_who_signs_in_while_the_client_secret_is_changed_is_waited_for_still(
    beside: Beside,
) -> None:
    asked = beside.asked()
    await until(lambda: bool(beside.opened))
    beside.change_secret()
    assert not await beside.sign_in.use_secret("changed")
    assert (await beside.sign_in.ask(sign_in_state)).state is SignInState.BEGUN
    await beside.sign_in.paste(await decided(beside.opened[0], "allow"))
    await asked
    assert await beside.sign_in.is_signed_in()


async def test_an_office_that_knows_of_no_sign_in_any_more_is_not_said_to_be_silent(beside: Beside) -> None:
    waiting = asyncio.create_task(beside.sign_in.finish())
    while not waiting.done():
        beside.clock.forward(1)
        await asyncio.sleep(0.01)
    with pytest.raises(SignInRefusedError) as refused:
        await waiting
    assert refused.value.text is NOT_AWAITED


async def test_a_sign_in_that_nobody_comes_back_from_runs_out(beside: Beside) -> None:
    asked = beside.asked()
    await until(lambda: bool(beside.opened))
    beside.clock.forward(BEGUN_FOR_S)
    with pytest.raises(SignInRefusedError) as refused:
        await asked
    assert refused.value.text is RUN_OUT
    beside.opened.clear()
    await beside.signed_in()
    assert await beside.sign_in.is_signed_in()


async def test_a_secret_that_the_service_changed_is_asked_for_before_anybody_signs_in(
    beside: Beside,
) -> None:
    await beside.signed_in()
    beside.change_secret()
    beside.clock.forward(8 * 86_400)  # more than half of the token's life
    await beside.run.opened.office.sign_in.renew_if_due()
    with pytest.raises(SecretRefusedError):
        await beside.asked()
    with pytest.raises(SecretRefusedError):
        await beside.sign_in.use_secret("a-guess")
    assert await beside.sign_in.use_secret("changed")
    assert not beside.opened, "the sign-in of before goes on"


@pytest.mark.parametrize("is_slow", [False, True])
async def test_a_secret_that_the_service_was_not_asked_with_yet_signs_nobody_in(
    beside: Beside, monkeypatch: pytest.MonkeyPatch, *, is_slow: bool
) -> None:
    await beside.signed_in()
    office, may = beside.run.opened.office, asyncio.Event()
    monkeypatch.setattr(sign_in, "ANSWER_WITHIN_S", 0.05)

    async def renew(_refused: str) -> bool:
        if is_slow:
            await may.wait()
        raise NotSentError("tickets.example cannot be reached")

    assert office.sign_in._renewing is not None
    monkeypatch.setattr(office.sign_in._renewing, "renew", renew)
    with pytest.raises(SignInRefusedError, match="does not know yet") as refused:
        await beside.sign_in.use_secret("changed")
    assert not isinstance(refused.value, SecretRefusedError)
    assert isinstance(refused.value.text, Message)
    assert ("has not answered yet" if is_slow else "cannot be reached") in refused.value.text
    assert office.kept.state.application.client_secret == "changed"
    may.set()


async def test_a_sign_in_that_a_wi_fi_may_have_refused_is_told_without_commands(
    beside: Beside, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def by_code(_code: str, _redirect_uri: str) -> Grant:
        raise UnauthorisedError("", status=401)

    monkeypatch.setattr(beside.run.opened.exchanges, "by_code", by_code)
    with pytest.raises(SignInRefusedError) as refused:
        await beside.signed_in()
    assert refused.value.text is PERHAPS_REFUSED_HERE
    assert not isinstance(refused.value, SecretRefusedError)


async def test_a_secret_that_is_refused_to_a_first_sign_in_is_typed_again_and_the_host_comes_again(
    beside: Beside,
) -> None:
    beside.change_secret()
    with pytest.raises(SecretRefusedError):
        await beside.signed_in()
    assert not await beside.sign_in.use_secret("changed")
    await beside.signed_in()


@pytest.mark.parametrize(("trouble", "told"), [("", False), (NO_REASON, False), ("port 1 is taken", True)])
async def test_why_the_office_does_not_run_is_said_where_it_is_known(
    tmp_path: Path, trouble: str, *, told: bool
) -> None:
    @dataclass
    class Ended:
        folder = OfficeFolder(tmp_path, FOLDER_PASSPHRASE)
        trouble: str

        async def loss(self) -> None:
            return None

    with pytest.raises(SignInRefusedError) as refused:
        await SignInBeside(Ended(trouble)).is_signed_in()  # type: ignore[arg-type]
    assert isinstance(refused.value.text, Message)
    assert (refused.value.text is OFFICE_ENDED) is not told
    assert (trouble in refused.value.text) is told or not trouble


async def test_an_office_that_lost_what_it_keeps_is_told_apart(
    tmp_path: Path,
) -> None:
    office = OfficeBeside(OfficeFolder(tmp_path / "gone", FOLDER_PASSPHRASE))
    with pytest.raises(OfficeLostError, match="what it keeps is gone from"):
        await SignInBeside(office).is_signed_in()
