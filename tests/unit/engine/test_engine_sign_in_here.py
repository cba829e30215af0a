"""A token that is given to an open door: whose it is, and what is left where the disk fails."""

from collections.abc import Awaitable, Callable

import pytest

from kiosk.core.policy import DoorPolicy
from kiosk.engine.errors import StoreError
from kiosk.engine.session import DoorSetup, Session
from kiosk.engine.sign_in_here import Keeping, SignInHere, SignInRefusedError, TakenToken
from kiosk.store.profile import Profile
from tests.unit.engine.scripted import ScriptedService


class Tokens:
    """Takes every token; its account is what stands before the colon. Implements GivenTokens."""

    def __init__(self) -> None:
        self.taken: list[str] = []

    async def take(self, token: str, found: Callable[[str], Awaitable[str | None]]) -> TakenToken:
        account = await found(token) or token.partition(":")[0]
        self.taken.append(token)
        return TakenToken(token, account)

    async def keep(self) -> Keeping:
        return Keeping.KEPT


class Door(Session):
    """A session that hears of tokens itself. Implements SignInChanges."""

    def token_came(self, mark: str, account: str | None = None) -> None:
        self.signed_in_as(mark, account)


async def test_another_account_is_told_from_the_one_before_and_a_first_one_is_no_other(
    profile: Profile,
) -> None:
    door, tokens = Door(DoorSetup("Door A", "run"), profile, ScriptedService(), DoorPolicy()), Tokens()
    here = SignInHere(tokens, door, door)
    assert [await here.sign_in(token) for token in ("a:1", "a:2", "b:1", "a:2")] == [False, False, True, True]
    assert door.account == "a"


async def test_a_disk_that_fails_refuses_the_sign_in_in_its_own_words_and_nothing_is_taken(
    profile: Profile, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(_key: str) -> str:
        raise StoreError("the disk fails")

    door, tokens = Door(DoorSetup("Door A", "run"), profile, ScriptedService(), DoorPolicy()), Tokens()
    monkeypatch.setattr(profile.notes, "get", fails)
    with pytest.raises(SignInRefusedError, match="the disk fails"):
        await SignInHere(tokens, door, door).sign_in("a:1")
    assert tokens.taken == []
