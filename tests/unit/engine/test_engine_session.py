"""Whose account it is: asked once for each token, remembered, and never taken from a portal."""

import asyncio

import pytest

from kiosk.core.policy import ALL_EVENTS, Direction, DoorPolicy
from kiosk.engine.errors import (
    FailedError,
    LostError,
    NotDocumentedError,
    NotSentError,
    RefusedError,
    ServiceError,
    StoreError,
    ThrottledError,
    UnauthorisedError,
)
from kiosk.engine.session import DoorSetup, Session, Whose
from kiosk.engine.staff_choices import DIRECTION, DOOR, EVENTS, ON_DUTY, remembered_door, remembered_on_duty
from kiosk.engine.token_account import SIGNED_IN
from kiosk.store.profile import Profile
from tests.unit.engine.scripted import ScriptedService
from tests.unit.store.store_samples import store_list, ticket

MISSING = RefusedError("not found", status=404)
PORTAL = NotDocumentedError("a portal")
ADDRESS = "https://tickets.example.org"


def session(profile: Profile, service: ScriptedService, mark: str = "mark") -> Session:
    return Session(DoorSetup("Door A", "run", mark, address=ADDRESS), profile, service, DoorPolicy())


async def test_the_account_is_asked_once_and_remembered_for_the_token(profile: Profile) -> None:
    service = ScriptedService()
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


@pytest.mark.parametrize(
    ("owner", "user", "account"),
    [
        ("host", MISSING, "host"),
        ("", "host", "host"),
        (MISSING, "host", "host"),
        (PORTAL, "host", "host"),
        (MISSING, MISSING, "token:mark"),
        ("", "", "application:app@https://tickets.example.org"),
        ("", MISSING, "application:app@https://tickets.example.org"),
        ("", UnauthorisedError("no user", status=401), "application:app@https://tickets.example.org"),
        ("", PORTAL, "application:app@https://tickets.example.org"),
    ],
)
async def test_a_service_that_cannot_say_still_has_an_account(
    profile: Profile, owner: str | ServiceError, user: str | ServiceError, account: str
) -> None:
    service = ScriptedService()
    service.owner, service.user = owner, user
    assert await session(profile, service).identify() == account


async def test_a_new_token_of_the_same_application_is_the_same_account(profile: Profile) -> None:
    service = ScriptedService()
    service.owner, service.user = "", MISSING
    first = await session(profile, service, "first token").identify()
    assert await session(profile, service, "next token").identify() == first
    await profile.notes.put("account:old token", "token:old token")  # as it was named before
    assert await session(profile, service, "old token").identify() == "token:old token"


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
async def test_what_is_not_the_services_answer_is_never_remembered(
    profile: Profile, owner: str | ServiceError, user: str | ServiceError
) -> None:
    service = ScriptedService()
    service.owner, service.user = owner, user
    door = session(profile, service)
    with pytest.raises(ServiceError):
        await door.identify()
    assert await door.remembered_account() is None
    service.owner = "host"
    assert await door.identify() == "host"


async def test_who_is_signed_in_is_noted_once_the_disk_takes_it_again(
    profile: Profile, monkeypatch: pytest.MonkeyPatch
) -> None:
    put, fails = profile.notes.put, [SIGNED_IN]

    async def fails_once(key: str, value: str) -> None:
        if key in fails:
            fails.remove(key)
            raise StoreError("the disk is full")
        await put(key, value)

    await profile.notes.put(SIGNED_IN, "whoever was signed in before")
    monkeypatch.setattr(profile.notes, "put", fails_once)
    door = session(profile, ScriptedService())
    with pytest.raises(StoreError):
        await door.identify()
    assert await door.identify() == "host"
    assert (await session(profile, ScriptedService(), "").whose()).account == "host"


async def test_a_token_that_is_given_again_after_another_is_noted_as_the_one_that_is_signed_in(
    profile: Profile, monkeypatch: pytest.MonkeyPatch
) -> None:
    put, door = profile.notes.put, session(profile, ScriptedService())

    async def and_another_comes(key: str, value: str) -> None:
        await put(key, value)
        if key == "account:first":
            door.signed_in_as("second", "another")

    monkeypatch.setattr(profile.notes, "put", and_another_comes)
    await put(SIGNED_IN, "whoever was signed in before")
    door.signed_in_as("first", "host")
    await door.identify()
    door.signed_in_as("first", "host")
    assert await door.identify() == "host"
    assert await profile.notes.get(SIGNED_IN) == "host"


SATURDAY, SUNDAY, BOTH = frozenset({"saturday"}), frozenset({"sunday"}), frozenset({"saturday", "sunday"})
ALL, NONE = frozenset({ALL_EVENTS}), frozenset[str]()


async def started(profile: Profile, given: frozenset[str], policy: tuple[str, ...] = ()) -> Session:
    """A run of the door that is given these events."""
    setup = DoorSetup("Door A", "run", events=given)
    door = Session(setup, profile, ScriptedService(), DoorPolicy(events=policy))
    await door.recall()
    return door


async def test_the_events_chosen_here_go_before_those_given_and_these_before_the_policys(
    profile: Profile,
) -> None:
    door = await started(profile, NONE, ("friday",))
    assert door.events == {"friday"}
    await door.choose(SUNDAY)
    assert door.events == SUNDAY
    await door.choose(ALL)
    assert (door.events, door.every_event) == (NONE, True)
    await door.choose(NONE)
    assert (door.events, door.every_event) == (frozenset({"friday"}), False)
    assert (await started(profile, SATURDAY, ("friday",))).events == SATURDAY


@pytest.mark.parametrize("chosen", [SUNDAY, BOTH, ALL])
@pytest.mark.parametrize(
    ("given", "policy", "now_given", "now_policy", "stands"),
    [
        (NONE, (), NONE, (), True),
        (SATURDAY, (), SATURDAY, (), True),
        (SATURDAY, (), NONE, (), True),
        (NONE, ("saturday",), NONE, ("saturday",), True),
        (NONE, (), SATURDAY, (), False),
        (SATURDAY, (), BOTH, (), False),
        (SATURDAY, (), ALL, (), False),
        (NONE, ("saturday",), NONE, ("monday",), False),
        (NONE, ("saturday",), frozenset({"monday"}), ("saturday",), False),
    ],
)
async def test_what_staff_chose_survives_a_restart_until_a_setting_is_given_anew(
    profile: Profile,
    chosen: frozenset[str],
    given: frozenset[str],
    policy: tuple[str, ...],
    now_given: frozenset[str],
    now_policy: tuple[str, ...],
    *,
    stands: bool,
) -> None:
    await (await started(profile, given, policy)).choose(chosen)
    after = await started(profile, now_given, now_policy)
    assert after.wanted == (chosen if stands else now_given or frozenset(now_policy))
    if not stands:
        back = await started(profile, NONE)
        assert back.wanted == NONE, "what a setting went before does not come back with the next start"


async def test_a_choice_that_cannot_be_written_or_read_does_not_count(profile: Profile) -> None:
    door = await started(profile, SATURDAY)
    profile.notes.put, put_note = _fails, profile.notes.put  # type: ignore[method-assign]
    with pytest.raises(StoreError):
        await door.choose(SUNDAY)
    assert door.events == SATURDAY
    profile.notes.put = put_note  # type: ignore[method-assign]
    await profile.notes.put(EVENTS, "{not what we wrote")
    assert (await started(profile, SATURDAY)).events == SATURDAY


async def _fails(key: str, value: str) -> None:
    raise StoreError(f"the disk is full: {key} {value}")


@pytest.mark.parametrize(
    "kept",
    [
        '{"chose":["sideways"],"given":["entry"]}',
        '{"chose":[],"given":["entry"]}',
        "[]",
        "{not what we wrote",
    ],
)
async def test_a_direction_that_cannot_be_read_is_the_one_that_is_set(profile: Profile, kept: str) -> None:
    await profile.notes.put(DIRECTION, kept)
    assert await remembered_door(profile, "Door A", "entry") == ("Door A", Direction.ENTRY)


async def test_a_choice_of_nothing_leaves_door_and_duty_as_they_are_set(profile: Profile) -> None:
    await profile.notes.put(DOOR, '{"chose":[],"given":["Door A"]}')
    await profile.notes.put(ON_DUTY, '{"chose":[],"given":["Mira"]}')
    assert await remembered_door(profile, "Door A", "exit") == ("Door A", Direction.EXIT)
    assert await remembered_on_duty(profile, "Mira") == "Mira"


async def test_who_is_on_duty_survives_a_restart_until_a_setting_is_given_anew(profile: Profile) -> None:
    assert await remembered_on_duty(profile, "Mira") == "Mira"
    setup = DoorSetup("Door A", "run", on_duty="Mira", on_duty_given="Mira")
    await Session(setup, profile, ScriptedService(), DoorPolicy()).change_on_duty("Kim")
    assert await remembered_on_duty(profile, "Mira") == "Kim"
    assert await remembered_on_duty(profile, "") == "Kim"
    assert await remembered_on_duty(profile, "Tom") == "Tom"


def test_who_an_earlier_version_remembered_is_still_on_duty(profile: Profile) -> None:
    asyncio.run(profile.notes.put("on_duty", "Kim"))
    assert asyncio.run(remembered_on_duty(profile, "Mira")) == "Kim"


async def test_without_a_token_the_list_of_the_account_before_counts(profile: Profile) -> None:
    """The one that was signed in last; else the only one that a list is held of; else nobody's."""

    async def whose() -> Whose:
        return await session(profile, ScriptedService(), mark="").whose()

    assert await whose() == Whose()
    await store_list(profile, [ticket("T-1")], account="host")
    assert await whose() == Whose("host", certain=True)
    await store_list(profile, [ticket("T-2")], account="another")
    assert await whose() == Whose()
    assert await session(profile, ScriptedService()).identify() == "host"
    assert await whose() == Whose("host", certain=True)
    remembered = session(profile, ScriptedService())
    await profile.notes.put(SIGNED_IN, "another")
    await remembered.recall(writing=False)
    assert await whose() == Whose("another", certain=True)
    await remembered.recall()
    assert await whose() == Whose("host", certain=True)


async def test_a_token_that_was_never_looked_up_is_nobodys_and_one_that_is_refused_changes_nothing(
    profile: Profile,
) -> None:
    service = ScriptedService()
    await store_list(profile, [ticket("T-1")], account="host")
    fresh = session(profile, service, "fresh")
    assert await fresh.whose() == Whose()
    service.owner = NotSentError("no route")
    with pytest.raises(NotSentError):
        await fresh.identify()
    assert await fresh.whose() == Whose()
    service.owner = UnauthorisedError("expired", status=401)
    with pytest.raises(UnauthorisedError):
        await fresh.identify()
    assert await fresh.whose() == Whose("host", certain=False)
    service.owner = "another"
    assert await fresh.identify() == "another"
    assert await fresh.whose() == Whose("another", certain=True)


async def test_a_token_belongs_to_the_same_account_at_another_address(profile: Profile) -> None:
    first = DoorSetup("Door A", "run", "token at one address", token_alone="token")
    await Session(first, profile, ScriptedService(), DoorPolicy()).identify()
    second = DoorSetup("Door A", "run", "token at another", token_alone="token")
    moved = Session(second, profile, ScriptedService(), DoorPolicy())
    assert await moved.whose() == Whose("host", certain=True)
    assert await moved.remembered_account() is None, "nothing is sent there before it has said so itself"


async def test_a_token_whose_account_is_known_asks_nobody_and_both_are_remembered(profile: Profile) -> None:
    service = ScriptedService()
    service.owner = NotSentError("no route")
    here = session(profile, service)
    assert here.signed_in_as("new", "host")
    assert await here.whose() == Whose("host", certain=True)
    assert await here.identify() == "host"
    assert await profile.notes.get(SIGNED_IN) == "host"
    assert await session(profile, service, "new").whose() == Whose("host", certain=True)
    assert here.signed_in_as("other", "another")
    assert await here.identify() == "another"
    assert not here.signed_in_as("other", "another")
    assert here.signed_in_as("new"), "a token that was there before"
    assert await here.identify() == "host"
    assert await profile.notes.get(SIGNED_IN) == "host"


async def test_the_same_token_once_more_brings_the_account_that_nobody_could_ask_for(
    profile: Profile,
) -> None:
    service = ScriptedService()
    service.owner = NotSentError("no route")
    here = session(profile, service)
    asked = asyncio.create_task(here.remembered_account())
    await asyncio.sleep(0)
    assert not here.signed_in_as("mark", "host")
    await asked
    assert await here.whose() == Whose("host", certain=True)


async def test_a_disk_that_cannot_note_whose_a_token_is_is_asked_again_later(
    profile: Profile, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = session(profile, ScriptedService())
    assert here.signed_in_as("new", "host")
    with monkeypatch.context() as broken:
        broken.setattr(profile.notes, "put", _fails)
        assert await here.identify() == "host"
    assert await profile.notes.get(SIGNED_IN) is None
    assert await here.identify() == "host"
    assert await profile.notes.get(SIGNED_IN) == "host"
