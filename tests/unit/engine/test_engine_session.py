"""Whose account it is: asked once for each token, remembered, and never taken from a portal."""

import asyncio

import pytest

from kiosk.core.policy import DoorPolicy
from kiosk.engine.errors import (
    FailedError,
    LostError,
    NotDocumentedError,
    NotSentError,
    RefusedError,
    ServiceError,
    ThrottledError,
    UnauthorisedError,
)
from kiosk.engine.session import DoorSetup, Session
from kiosk.store.profile import Profile
from tests.unit.engine.scripted import ScriptedService

MISSING = RefusedError("not found", status=404)
PORTAL = NotDocumentedError("a portal")


def session(profile: Profile, service: ScriptedService, mark: str = "mark") -> Session:
    return Session(DoorSetup("Door A", "run", mark), profile, service, DoorPolicy())


def test_the_account_is_asked_once_and_remembered_for_the_token(profile: Profile) -> None:
    service = ScriptedService()

    async def work() -> None:
        first = session(profile, service)
        assert await first.remembered_account() is None
        assert await asyncio.gather(*(first.identify() for _ in range(5))) == ["host"] * 5
        assert service.identified == 1
        again = session(profile, service)
        assert await again.remembered_account() == "host"
        assert await again.identify() == "host"
        assert service.identified == 1
        service.owner = "another"
        assert await session(profile, service, "another token").identify() == "another"

    asyncio.run(work())


@pytest.mark.parametrize(
    ("owner", "user", "account"),
    [
        ("host", MISSING, "host"),
        ("", "host", "host"),
        (MISSING, "host", "host"),
        (PORTAL, "host", "host"),
        (MISSING, MISSING, "token:mark"),
        ("", "", "token:mark"),
    ],
)
def test_a_service_that_cannot_say_still_has_an_account(
    profile: Profile, owner: str | ServiceError, user: str | ServiceError, account: str
) -> None:
    service = ScriptedService()
    service.owner, service.user = owner, user
    assert asyncio.run(session(profile, service).identify()) == account


@pytest.mark.parametrize(
    ("owner", "user"),
    [
        (PORTAL, PORTAL),
        (PORTAL, MISSING),
        (MISSING, PORTAL),
        (NotSentError("x"), "host"),
        (LostError("x"), "host"),
        (FailedError("x", status=500), "host"),
        (ThrottledError("x", status=429), "host"),
        (UnauthorisedError("x", status=401), "host"),
        (MISSING, UnauthorisedError("x", status=401)),
    ],
)
def test_what_is_not_the_services_answer_is_never_remembered(
    profile: Profile, owner: str | ServiceError, user: str | ServiceError
) -> None:
    service = ScriptedService()
    service.owner, service.user = owner, user

    async def work() -> None:
        door = session(profile, service)
        with pytest.raises(ServiceError):
            await door.identify()
        assert await door.remembered_account() is None
        service.owner = "host"
        assert await door.identify() == "host"

    asyncio.run(work())


def test_the_events_chosen_here_go_before_the_policys(profile: Profile) -> None:
    door = Session(DoorSetup("Door A", "run"), profile, ScriptedService(), DoorPolicy(events=("saturday",)))
    assert door.events == {"saturday"}
    door.choose(frozenset({"sunday"}))
    assert door.events == {"sunday"}
    door.choose(frozenset())
    assert door.events == {"saturday"}
