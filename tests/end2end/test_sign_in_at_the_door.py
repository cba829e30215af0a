"""A token runs out in the middle of the evening, and the door is signed in where it stands."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from keyring.errors import PasswordSetError
from msgspec.structs import replace

from kiosk.bootstrap import open_door
from kiosk.bootstrap.environment import load_environment
from kiosk.core.link import LinkState
from kiosk.core.presence import InputMethod
from kiosk.core.verdict import VerdictKind
from kiosk.engine.controller import DoorController
from kiosk.engine.sign_in_here import Keeping, SignInHere, SignInRefusedError
from kiosk.sandbox.records import Ticket
from kiosk.sandbox.server import SandboxThread
from kiosk.sandbox.world import SandboxOptions
from kiosk.settings import Settings
from kiosk.settings_file import load_settings, save_settings
from kiosk.store.kept_token import SERVICE
from tests.unit.store.store_samples import MemoryKeyring

PATIENCE_S = 60.0


@pytest.fixture
def sandbox() -> Iterator[SandboxThread]:
    with SandboxThread(SandboxOptions(tickets=40)) as one:
        yield one


@asynccontextmanager
async def a_door(home: Path, sandbox: SandboxThread, token: str | None) -> AsyncIterator[DoorController]:
    given = {"KIOSK_HOME": str(home), "KIOSK_BASE_URL": sandbox.base_url, "KIOSK_PASSPHRASE": "a passphrase"}
    given |= {"KIOSK_EVENT_ID": sandbox.world.tonight.id} | ({"KIOSK_TOKEN": token} if token else {})
    async with open_door(load_environment(given)) as door:
        yield door


@asynccontextmanager
async def an_evening(home: Path, sandbox: SandboxThread) -> AsyncIterator[DoorController]:
    """A door at work, with its list."""
    async with a_door(home, sandbox, sandbox.token) as door:
        await door.guest_list.sync()
        await door.start()
        try:
            yield door
        finally:
            await door.stop()


def another_token(sandbox: SandboxThread) -> str:
    """Of the same account."""
    world = sandbox.world
    return world.tokens.issue(world.application, world.user_id).value


def here(door: DoorController) -> SignInHere:
    assert door.sign_in_here is not None
    return door.sign_in_here


async def until(happened: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not happened():
            await asyncio.sleep(0.02)


def checked_in(sandbox: SandboxThread, *guests: Ticket) -> list[bool]:
    return [guest.id in sandbox.world.check_ins for guest in guests]


async def let_in(door: DoorController, guest: Ticket) -> None:
    given = await door.scan(guest.token, InputMethod.CAMERA)
    assert given is not None
    assert given.verdict.kind is VerdictKind.ADMIT
    await door.shown(given.admission_id)


async def signed_out(door: DoorController, sandbox: SandboxThread, guest: Ticket) -> None:
    """The tokens of the evening run out, and this guest's check-in finds that out."""
    sandbox.world.tokens.revoke_all()
    await let_in(door, guest)
    await until(lambda: door.watch.state is LinkState.SIGN_IN)


async def test_what_waited_for_a_sign_in_leaves_with_the_token_that_is_given_and_the_next_start_has_it(
    tmp_path: Path, sandbox: SandboxThread, kept: MemoryKeyring
) -> None:
    world = sandbox.world
    guests = [world.add_ticket() for _ in range(4)]
    async with an_evening(tmp_path, sandbox) as door:
        await signed_out(door, sandbox, guests[0])
        new = another_token(sandbox)
        with pytest.raises(SignInRefusedError, match="the service refuses this access token"):
            await here(door).sign_in(sandbox.token)
        with pytest.raises(SignInRefusedError, match="characters"):
            await here(door).sign_in("no\x07token")
        await let_in(door, guests[1])
        assert not any(checked_in(sandbox, *guests))
        assert await here(door).sign_in(f"  Bearer {new}\n") is False
        assert await here(door).keep() is Keeping.COMES_SECOND, "KIOSK_TOKEN is set"
        await until(lambda: all(checked_in(sandbox, *guests[:2])))
        await let_in(door, guests[2])
        await until(lambda: checked_in(sandbox, guests[2]) == [True])
        await until(lambda: door.watch.state is LinkState.GOOD)
    assert [service for service, _ in kept.kept if service == SERVICE] == [SERVICE]
    assert load_settings(tmp_path).token_kept
    async with a_door(tmp_path, sandbox, None) as door:
        await let_in(door, guests[3])
        await until(lambda: checked_in(sandbox, guests[3]) == [True])
        newest = another_token(sandbox)
        await here(door).sign_in(newest)
        assert await here(door).keep() is Keeping.KEPT
    assert newest in next(kept for (service, _), kept in kept.kept.items() if service == SERVICE)


async def test_a_sign_in_leaves_settings_and_keyring_of_another_service_alone(
    tmp_path: Path, sandbox: SandboxThread, kept: MemoryKeyring
) -> None:
    """As where KIOSK_BASE_URL leads a machine that is set up for the real service to a rehearsal."""
    before = replace(Settings(), base_url="https://tickets.example", token_kept=True)
    save_settings(tmp_path, before)
    async with a_door(tmp_path, sandbox, sandbox.token) as door:
        await here(door).sign_in(sandbox.token)
        assert await here(door).keep() is Keeping.COMES_SECOND
    assert load_settings(tmp_path) == before
    assert [service for service, _ in kept.kept if service == SERVICE] == []


async def test_a_token_of_another_account_has_its_list_count_and_what_was_queued_waits(
    tmp_path: Path, sandbox: SandboxThread, kept: MemoryKeyring
) -> None:
    world = sandbox.world
    mine, theirs = world.add_ticket(), world.strangers_tickets[0]
    async with an_evening(tmp_path, sandbox) as door:
        await signed_out(door, sandbox, mine)
        stranger = world.tokens.issue(world.application, world.stranger.id).value
        assert await here(door).sign_in(stranger) is True
        assert door.session.account == world.stranger.id
        await until(lambda: any(one.path.endswith("guestlists") for one in world.requests()[-3:]))
        assert (await door.resolution.outbox_count()).unsent == 1
        again = another_token(sandbox)
        assert await here(door).sign_in(again) is True
        await here(door).keep()
        await until(lambda: checked_in(sandbox, mine) == [True])
        assert theirs.id not in world.check_ins
    async with a_door(tmp_path, sandbox, None) as door:
        assert (await door.session.whose()).account == world.user_id, "whoever was signed in last"


async def test_a_token_stays_the_account_that_it_was_found_to_belong_to_and_what_is_queued_leaves(
    tmp_path: Path, sandbox: SandboxThread, kept: MemoryKeyring
) -> None:
    """As of a service that did not tell, when it was asked for the first time, whose the token is."""
    guest = sandbox.world.add_ticket()
    async with a_door(tmp_path, sandbox, sandbox.token) as door:
        found = f"token:{door.session.setup.token_mark}"
        await door.store.notes.put(f"account:{door.session.setup.token_mark}", found)
        await door.guest_list.sync()
        sandbox.world.down = True
        await let_in(door, guest)
    sandbox.world.down = False
    async with a_door(tmp_path, sandbox, None) as door:
        await door.start()
        try:
            await here(door).sign_in(sandbox.token)
            assert door.session.account == found
            await until(lambda: checked_in(sandbox, guest) == [True])
        finally:
            await door.stop()


async def test_no_guest_waits_or_is_referred_while_a_service_is_away_again_right_after_a_sign_in(
    tmp_path: Path, sandbox: SandboxThread, kept: MemoryKeyring
) -> None:
    world = sandbox.world
    guests = [world.add_ticket() for _ in range(3)]
    async with a_door(tmp_path, sandbox, sandbox.token) as door:
        await door.guest_list.sync()
        await signed_out(door, sandbox, guests[0])
        new = another_token(sandbox)
        given = door.session.signed_in_as

        def and_then_it_is_away(*said: str) -> bool:
            world.down = True
            return given(*said)

        door.session.signed_in_as = and_then_it_is_away  # type: ignore[method-assign,assignment]
        await here(door).sign_in(new)
        given_then = await door.scan(guests[1].token, InputMethod.CAMERA)
        assert given_then is not None
        assert given_then.verdict.kind is VerdictKind.ADMIT
    world.down = False
    async with a_door(tmp_path, sandbox, new) as door:
        given_now = await door.scan(guests[2].token, InputMethod.CAMERA)
        assert given_now is not None
        assert given_now.verdict.kind is VerdictKind.ADMIT


async def test_a_door_of_which_the_keyring_does_not_answer_goes_by_the_token_until_it_is_closed(
    tmp_path: Path, sandbox: SandboxThread, kept: MemoryKeyring, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuses(_service: str, _profile: str, _password: str) -> None:
        raise PasswordSetError("locked")

    monkeypatch.setattr(kept, "set_password", refuses)
    guest = sandbox.world.add_ticket()
    async with a_door(tmp_path, sandbox, sandbox.token) as door:
        await door.guest_list.sync()
        before = load_settings(tmp_path)
        await here(door).sign_in(sandbox.token)
        assert await here(door).keep() is Keeping.NOT_TAKEN
        assert load_settings(tmp_path) == before
        await let_in(door, guest)
        await until(lambda: checked_in(sandbox, guest) == [True])


async def test_a_door_that_stays_offline_says_so_and_nothing_changes(
    tmp_path: Path, sandbox: SandboxThread, kept: MemoryKeyring
) -> None:
    async with a_door(tmp_path, sandbox, sandbox.token) as door:
        await door.guest_list.sync()
        sandbox.world.down = True
        mark = door.session.setup.token_mark
        with pytest.raises(SignInRefusedError):
            await here(door).sign_in("another")
        assert door.session.setup.token_mark == mark
