"""Whose list a door goes by, and which of its events: no other account's guests, and nobody on a guess."""

import asyncio
from collections.abc import Iterable

import pytest
from msgspec.structs import force_setattr

from kiosk.core.policy import ALL_EVENTS, Direction, DoorPolicy
from kiosk.core.presence import InputMethod, RowKind
from kiosk.core.tickets import Event, Listing, Ticket
from kiosk.core.verdict import Exit, Reason, Refer, VerdictKind
from kiosk.engine.controller import NotATicket
from kiosk.engine.errors import NotSentError, UnauthorisedError
from kiosk.engine.events import SyncFailed, VerdictGiven
from kiosk.engine.supervised import NotOverridden, Overridden
from kiosk.store.profile import Profile
from tests.unit.engine.scripted import (
    Door,
    FailingStore,
    FakeClock,
    ScriptedService,
    hold_list,
    open_door,
    pages_of,
    until,
)
from tests.unit.engine.supervisors import PIN, POLICY
from tests.unit.store.store_samples import NOW, TOMORROW, complete_list, page, ticket

OTHER = Event("rehearsal", Listing("drill", "Fire Drill"), NOW - 60, NOW + 60)
THEIRS = ticket("theirs", "Vic Other", order="O-9", event=OTHER)
MINE = ticket("mine", "Ana García", order="O-1")


async def scan(door: Door, code: str) -> VerdictGiven:
    given = await door.engine.scan(code, InputMethod.COMMAND_LINE)
    assert given is not None
    return given


async def kinds(door: Door, *codes: str) -> list[VerdictKind]:
    return [(await scan(door, code)).verdict.kind for code in codes]


async def hold_both(profile: Profile, mine: Iterable[Ticket] = (MINE,)) -> None:
    """A complete list of this door's account, and one of another's."""
    await complete_list(profile, [THEIRS], account="another")
    await hold_list(profile, mine)


async def test_a_ticket_on_another_accounts_list_is_referred_and_says_whose(profile: Profile) -> None:
    await hold_both(profile)
    async with open_door(profile, ScriptedService(), FakeClock(), offline=True) as door:
        for code in ("theirs", "token-theirs", "https://tickets.example/t/token-theirs"):
            verdict = (await scan(door, code)).verdict
            assert isinstance(verdict, Refer)
            assert (verdict.why, verdict.accounts) == (Reason.OTHER_ACCOUNT, ("another",))
            assert verdict.tickets == (THEIRS,)
        assert await kinds(door, "mine", "nobody") == [VerdictKind.ADMIT, VerdictKind.UNKNOWN]


async def test_another_accounts_complete_list_makes_nobody_unknown(profile: Profile) -> None:
    """The list of the account that is signed in is still on its way: its guests are asked about."""
    await complete_list(profile, [THEIRS], account="another")
    await profile.notes.put("account:mark", "host")
    async with open_door(profile, ScriptedService(), FakeClock(), offline=True) as door:
        assert (await scan(door, "mine")).verdict == Refer(Reason.LIST_NOT_LOADED)
        assert (await scan(door, "mine")).list_as_of is None
        await door.controller._look_at_list()
        assert not door.controller.list_complete
        assert door.controller.list_as_of is None


async def test_what_the_desk_shows_is_of_no_other_account(profile: Profile) -> None:
    await hold_both(profile)
    async with open_door(
        profile, ScriptedService(), FakeClock(), token_mark="theirs", run="before", offline=True
    ) as before:
        before.session.account = "another"
        assert (await scan(before, "theirs")).verdict.kind is VerdictKind.ADMIT
        assert await before.controller.queries.inside() == 1
    async with open_door(profile, ScriptedService(), FakeClock(), offline=True) as door:
        controller = door.controller
        assert await controller.queries.search("vic other") == []
        assert await controller.queries.search("O-9") == []
        assert await controller.queries.guest("theirs") is None
        assert await controller.queries.order("O-9") == []
        assert [held.event.id for held in await controller.queries.events_held()] == ["tonight"]
        assert await controller.queries.inside() == 0
        assert (await controller.queries.arrivals(NOW - 600)).people[-1] == 0
        checks = {check.check: check for check in await controller.readiness()}
        assert checks["list"].detail.startswith("1 tickets")
        assert checks["other_accounts"].detail.startswith("1 tickets of other accounts")
        assert isinstance(await controller.typed("theirs"), VerdictGiven)
        assert isinstance(await controller.typed("vic"), NotATicket)


async def test_who_was_let_in_off_the_list_is_not_matched_with_another_accounts_ticket(
    profile: Profile,
) -> None:
    service = ScriptedService()
    await hold_list(profile, [MINE])
    service.pages = pages_of([MINE])
    async with open_door(profile, service, FakeClock(), policy=POLICY, events=[ALL_EVENTS]) as door:
        await door.controller.admit_off_list("token-theirs", PIN, "on the phone with the host")
        await complete_list(profile, [THEIRS], account="another")
        await door.guest_list.sync(full=True)
        (listed,) = await profile.ledger.off_list_pending()
        assert listed.row.account == "host"
        assert await profile.incidents.recorded(every=True) == []


async def test_a_supervisor_may_let_in_who_is_on_another_accounts_list_and_it_is_sent_as_theirs(
    profile: Profile,
) -> None:
    await hold_both(profile)
    async with open_door(
        profile, ScriptedService(), FakeClock(), policy=POLICY, events=[ALL_EVENTS], offline=True
    ) as door:
        assert isinstance(await door.controller.admit_off_list("token-theirs", PIN, "why"), NotOverridden)
        outcome = await door.controller.override("token-theirs", PIN, "the hosts are two")
        assert isinstance(outcome, Overridden)
        assert (outcome.row.ticket_id, outcome.row.account) == ("theirs", "another")
        assert outcome.entry is not None
        assert outcome.entry.account == "another"
        out = await door.controller.let_out("theirs")
        assert out is not None
        assert isinstance(out.verdict, Exit)
        rows = await profile.ledger.rows("theirs")
        assert [(row.kind, row.account) for row in rows] == [
            (RowKind.OVERRIDE, "another"),
            (RowKind.EXIT, "another"),
        ]


async def test_at_an_exit_who_is_on_another_accounts_list_and_not_in_is_asked_about(profile: Profile) -> None:
    await hold_both(profile)
    async with open_door(
        profile, ScriptedService(), FakeClock(), direction=Direction.EXIT, offline=True
    ) as door:
        assert await kinds(door, "theirs", "mine", "nobody") == [
            VerdictKind.REFER,
            VerdictKind.EXIT,
            VerdictKind.UNKNOWN,
        ]


async def test_a_new_token_is_looked_up_before_the_first_guest_is_judged(profile: Profile) -> None:
    service = ScriptedService()
    await hold_both(profile)
    async with open_door(profile, service, FakeClock(), token_mark="fresh") as door:
        assert await kinds(door, "mine", "theirs") == [VerdictKind.ADMIT, VerdictKind.REFER]
        assert service.identified == 1


async def test_a_new_token_that_cannot_be_looked_up_is_nobodys(profile: Profile) -> None:
    service, clock = ScriptedService(), FakeClock()
    service.owner = NotSentError("no route")
    await hold_both(profile)
    async with open_door(profile, service, clock, token_mark="fresh") as door:
        for code, whose in (("mine", "host"), ("theirs", "another")):
            verdict = (await scan(door, code)).verdict
            assert isinstance(verdict, Refer)
            assert (verdict.why, verdict.accounts) == (Reason.ACCOUNT_NOT_KNOWN, (whose,))
        assert (await scan(door, "nobody")).verdict == Refer(Reason.LIST_NOT_LOADED)
        assert service.identified == 1, "the queue does not wait for a service that is away"
        service.owner = "host"
        await door.session.identify()
        assert await kinds(door, "mine", "nobody") == [VerdictKind.ADMIT, VerdictKind.UNKNOWN]


async def test_a_service_that_does_not_answer_keeps_a_new_tokens_guest_no_longer_than_the_budget(
    profile: Profile,
) -> None:
    service, clock = ScriptedService(), FakeClock()
    never = asyncio.Event()
    await hold_both(profile)

    async def hang() -> None:
        await never.wait()
        raise NotSentError("no route")

    policy = DoorPolicy()
    async with open_door(profile, service, clock, policy=policy, token_mark="fresh") as door:
        door.session._asked = hang  # type: ignore[method-assign,assignment]
        force_setattr(door.session.policy.budgets, "recheck_ms", 20)
        assert await kinds(door, "mine", "mine") == [VerdictKind.REFER, VerdictKind.REFER]
        never.set()


async def test_a_token_that_is_refused_keeps_the_door_open_for_the_account_before(profile: Profile) -> None:
    """Its tickets go in as before; but who is not on its list is asked about, and never turned away."""
    service = ScriptedService()
    service.owner = UnauthorisedError("expired", status=401)
    await hold_list(profile, [MINE])
    async with open_door(profile, service, FakeClock(), token_mark="fresh") as door:
        assert await kinds(door, "mine", "nobody") == [VerdictKind.ADMIT, VerdictKind.REFER]


async def test_without_a_token_the_only_list_held_counts(profile: Profile) -> None:
    await hold_list(profile, [MINE])
    async with open_door(profile, ScriptedService(), FakeClock(), token_mark="", offline=True) as door:
        assert await kinds(door, "mine", "nobody") == [VerdictKind.ADMIT, VerdictKind.UNKNOWN]
    await complete_list(profile, [THEIRS], account="another")
    async with open_door(
        profile, ScriptedService(), FakeClock(), token_mark="", run="2", offline=True
    ) as door:
        assert await kinds(door, "mine", "theirs", "nobody") == [VerdictKind.REFER] * 3


DAYS = [MINE, ticket("tomorrow", event=TOMORROW), ticket("cancelled", state="cancelled"), ticket("2nd")]


async def test_while_no_event_is_chosen_nobody_goes_in_and_what_is_refused_stays_refused(
    profile: Profile,
) -> None:
    await hold_list(profile, DAYS)
    async with open_door(profile, ScriptedService(), FakeClock(), events=(), offline=True) as door:
        for code in ("mine", "tomorrow"):
            verdict = (await scan(door, code)).verdict
            assert isinstance(verdict, Refer)
            assert (verdict.why, [one.id for one in verdict.tickets]) == (Reason.NO_EVENT_CHOSEN, [code])
        assert await kinds(door, "cancelled", "nobody") == [VerdictKind.NOT_VALID, VerdictKind.UNKNOWN]
        out = await door.controller.let_out("mine")
        assert out is not None
        assert out.verdict.kind is VerdictKind.EXIT
        await door.controller.choose_events(frozenset({"tonight"}))
        assert await kinds(door, "2nd", "tomorrow") == [VerdictKind.ADMIT, VerdictKind.WRONG_EVENT]


async def test_all_events_can_be_chosen_on_purpose_and_that_is_remembered(profile: Profile) -> None:
    await hold_list(profile, DAYS)
    async with open_door(profile, ScriptedService(), FakeClock(), events=(), offline=True) as door:
        await door.controller.choose_events(frozenset({ALL_EVENTS}))
        assert (door.controller.events, door.controller.every_event) == (frozenset(), True)
        assert await kinds(door, "tomorrow") == [VerdictKind.ADMIT]
    async with open_door(profile, ScriptedService(), FakeClock(), events=(), run="2") as door:
        assert door.controller.every_event
        assert await kinds(door, "mine") == [VerdictKind.ADMIT]


async def test_the_event_chosen_at_the_desk_survives_a_restart(profile: Profile) -> None:
    await hold_list(profile, DAYS)
    for given in ((), ("tomorrow",)):
        async with open_door(profile, ScriptedService(), FakeClock(), events=given, offline=True) as door:
            await door.controller.choose_events(frozenset({"tonight"}))
        async with open_door(
            profile, ScriptedService(), FakeClock(), events=given, run=f"2{len(given)}"
        ) as door:
            assert door.controller.events == {"tonight"}
            assert (await scan(door, "tomorrow")).verdict.kind is VerdictKind.WRONG_EVENT


@pytest.mark.parametrize("event", ["tonight", "tomorrow"])
async def test_a_list_with_one_event_needs_no_choice(profile: Profile, event: str) -> None:
    await complete_list(profile, [THEIRS], account="another")
    only = [one for one in DAYS if one.event is not None and one.event.id == event]
    await hold_list(profile, [*only, ticket("none", event=None)])
    async with open_door(profile, ScriptedService(), FakeClock(), events=(), offline=True) as door:
        assert await kinds(door, only[0].id) == [VerdictKind.ADMIT]
        await hold_list(profile, DAYS)
        assert await kinds(door, "2nd") == [VerdictKind.REFER]


async def test_who_was_let_in_off_the_list_waits_until_an_event_is_chosen(profile: Profile) -> None:
    service = ScriptedService()
    await hold_list(profile, DAYS)
    async with open_door(profile, service, FakeClock(), policy=POLICY, events=[ALL_EVENTS]) as door:
        await door.controller.admit_off_list("late", PIN, "bought a minute ago")
        await door.session.choose(frozenset())
        door.session.policy = DoorPolicy(supervisors=POLICY.supervisors)
        force_setattr(door.session.setup, "events", frozenset())
        service.pages = pages_of([*DAYS, ticket("late")])
        await door.guest_list.sync(full=True)
        assert len(await profile.ledger.off_list_pending()) == 1
        assert await profile.incidents.recorded(every=True) == []
        await door.controller.choose_events(frozenset({"tonight"}))
        await door.guest_list.sync(full=True)
        assert await profile.ledger.off_list_pending() == []
        assert [row.kind for row in await profile.ledger.rows("late")] == [RowKind.ADMISSION]


async def test_a_choice_that_the_disk_refused_is_said_and_does_not_count(profile: Profile) -> None:
    profile.__class__ = FailingStore
    assert isinstance(profile, FailingStore)
    failing = profile
    await hold_list(failing, DAYS)
    async with open_door(failing, ScriptedService(), FakeClock(), events=["tomorrow"]) as door:
        failing.broken = frozenset({"notes.put"})
        await door.controller.choose_events(frozenset({"tonight"}))
        assert door.controller.events == {"tomorrow"}
        assert [event.text for event in door.heard(SyncFailed)] == ["the disk is full: nothing was recorded"]
        failing.broken = frozenset()


async def test_two_accounts_in_turn_at_one_door_never_take_each_others_tickets(profile: Profile) -> None:
    """The same ids on both lists, other states: each run goes by the list of its own account."""
    service = ScriptedService()

    async def run(owner: str, state: str, expected: VerdictKind, number: int) -> None:
        service.owner = owner
        service.pages = lambda query: page([ticket("both", state=state)] if query.offset == 0 else [])
        async with open_door(
            profile, service, FakeClock(), events=(), token_mark=f"mark of {owner}", run=f"run {number}"
        ) as door:
            await door.guest_list.sync(full=True)
            given = await scan(door, "both")
            assert given.verdict.kind is expected
            if given.admission_id:
                await door.controller.undo(given.admission_id)
            await until(lambda: not door.uploader._tasks)

    for number in range(3):
        await run("host", "paid", VerdictKind.ADMIT, number)
        await run("another", "unpaid", VerdictKind.REFER, number + 10)
