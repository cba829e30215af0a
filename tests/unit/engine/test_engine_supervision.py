"""A supervisor at the door: overrides, and orders admitted by name."""

import pytest
from msgspec.structs import replace

from kiosk.core.outbox import EntryState, IncidentKind
from kiosk.core.policy import Direction, Meaning, NoticeRule
from kiosk.core.presence import InputMethod, PresenceState, RowKind
from kiosk.core.verdict import VerdictKind
from kiosk.engine.errors import RefusedError, StoreError
from kiosk.engine.events import VerdictGiven
from kiosk.engine.supervised import (
    NotOverridden,
    Overridden,
)
from kiosk.store.profile import Profile
from tests.unit.engine.scripted import (
    IN_BEFORE,
    Door,
    FailingStore,
    FakeClock,
    ScriptedService,
    hold_list,
    open_door,
)
from tests.unit.engine.supervisors import PIN, POLICY, TICKETS, TOMS_PIN, rows_of
from tests.unit.store.store_samples import NOW, ticket

WHY = "knows the promoter"


async def overridden(door: Door, code: str, pin: str = PIN, why: str = WHY) -> Overridden:
    outcome = await door.controller.override(code, pin, why)
    assert isinstance(outcome, Overridden), outcome
    return outcome


async def test_an_override_still_says_what_staff_must_do_first(profile: Profile) -> None:
    await hold_list(profile, TICKETS)
    rules = (NoticeRule(text="Check ID", ticket_type="Crew"),)
    policy = replace(POLICY, notices=rules)
    async with open_door(profile, ScriptedService(), FakeClock(), policy=policy, offline=True) as door:
        assert (await overridden(door, "crew")).notices == ("Check ID",)
        assert (await overridden(door, "unpaid")).notices == ()


def verdict_of(given: VerdictGiven | None) -> VerdictKind:
    assert given is not None
    return given.verdict.kind


@pytest.mark.parametrize("ticket_id", ["unpaid", "crew", "tomorrow"])
async def test_a_supervisor_admits_what_the_door_does_not_and_the_check_in_is_queued(
    profile: Profile, ticket_id: str
) -> None:
    await hold_list(profile, TICKETS)
    async with open_door(profile, ScriptedService(), FakeClock(), policy=POLICY, offline=True) as door:
        refused = await door.controller.admit(ticket_id)
        assert verdict_of(refused) in {VerdictKind.REFER, VerdictKind.WRONG_GATE, VerdictKind.WRONG_EVENT}

        outcome = await overridden(door, f"token-{ticket_id}", TOMS_PIN, "  no\treason  ")

        assert outcome.verdict.kind == verdict_of(refused)
        assert await rows_of(profile, ticket_id) == [outcome.row]
        row = outcome.row
        assert (row.kind, row.ticket_id, row.supervisor) == (RowKind.OVERRIDE, ticket_id, "Tom")
        assert (row.reason, row.on_duty, row.door, row.how) == (
            "no\treason",
            "Mira",
            "Door A",
            InputMethod.KEYBOARD,
        )
        assert (row.account, row.at, row.concerns) == ("host", NOW, "")
        (entry,) = await profile.outbox.entries(every=True)
        assert entry == outcome.entry
        assert (entry.admission_id, entry.ticket_id, entry.state) == (
            row.id,
            ticket_id,
            EntryState.WAITING,
        )
        guest = await profile.guests.get(ticket_id)
        assert guest is not None
        assert (guest.presence.where, guest.presence.admission) == (PresenceState.INSIDE, row)
        assert await door.controller.queries.inside() == (0 if ticket_id == "tomorrow" else 1)


@pytest.mark.parametrize("code", ["cancelled", "stopped", "no-such-code", "twins", ""])
async def test_what_not_even_a_supervisor_may_admit_leaves_nothing_behind(
    profile: Profile, code: str
) -> None:
    await hold_list(profile, TICKETS)
    async with open_door(profile, ScriptedService(), FakeClock(), policy=POLICY, offline=True) as door:
        outcome = await door.controller.override(code, PIN, WHY)
        assert isinstance(outcome, NotOverridden)
        assert outcome.verdict.kind in {VerdictKind.NOT_VALID, VerdictKind.UNKNOWN, VerdictKind.REFER}
        assert await profile.outbox.entries(every=True) == []
        assert await door.controller.queries.inside() == 0
        if code == "twins":
            named = await overridden(door, "twin-2")
            assert (named.row.ticket_id, named.row.kind) == ("twin-2", RowKind.ADMISSION)


async def test_a_ticket_that_is_fine_by_now_is_admitted_as_any_other_with_the_reason(
    profile: Profile,
) -> None:
    await hold_list(profile, TICKETS)
    async with open_door(profile, ScriptedService(), FakeClock(), policy=POLICY, offline=True) as door:
        outcome = await overridden(door, "good")
        assert outcome.verdict.kind is VerdictKind.ADMIT
        assert (outcome.row.kind, outcome.row.supervisor, outcome.row.reason) == (
            RowKind.ADMISSION,
            "Mira",
            WHY,
        )
        assert outcome.entry is not None
        assert verdict_of(await door.controller.scan("good", InputMethod.CAMERA)) is VerdictKind.ALREADY_IN


async def test_an_override_of_a_ticket_that_is_in_is_one_more_person_and_no_news_to_the_service(
    profile: Profile,
) -> None:
    service = ScriptedService()
    service.replies["unpaid"] = [IN_BEFORE]
    await hold_list(profile, TICKETS)
    policy = replace(POLICY, states={"unpaid": Meaning.ADMIT})
    async with open_door(profile, service, FakeClock(), policy=policy) as door:
        assert verdict_of(await door.controller.admit("good")) is VerdictKind.ADMIT
        second = await overridden(door, "good")
        assert (second.verdict.kind, second.row.kind, second.entry) == (
            VerdictKind.ALREADY_IN,
            RowKind.OVERRIDE,
            None,
        )
        assert await door.controller.queries.inside() == 2
        # the service had this one in already, and said so before green
        assert verdict_of(await door.controller.admit("unpaid")) is VerdictKind.ALREADY_IN
        assert (await overridden(door, "unpaid")).entry is None
        await door.uploader.drain(lambda: False)
    assert service.asked == ["good", "unpaid"]


async def test_who_was_not_seen_to_leave_did_not_come_back(profile: Profile) -> None:
    """The first check-in was refused and given up: the service has somebody in whom this door knows not."""
    service = ScriptedService()
    service.replies["good"] = [RefusedError("no such ticket", status=404), IN_BEFORE]
    await hold_list(profile, TICKETS)
    async with open_door(profile, service, FakeClock(), policy=POLICY) as door:
        assert verdict_of(await door.controller.admit("good")) is VerdictKind.ADMIT
        (first,) = await profile.outbox.entries(every=True)
        assert await door.controller.resolution.dismiss(first.admission_id, "the office knows")
        second = await overridden(door, "good")
        assert second.entry is not None
        await door.uploader.drain(lambda: False)
        entry = await profile.outbox.entry(second.row.id)
        assert entry is not None
        assert entry.state is EntryState.CONFLICT
        assert IncidentKind.CONFLICT in [one.kind for one in await profile.incidents.recorded(every=False)]


async def test_an_override_at_an_exit_door_lets_in(profile: Profile) -> None:
    await hold_list(profile, TICKETS)
    async with open_door(
        profile,
        ScriptedService(),
        FakeClock(),
        policy=POLICY,
        direction=Direction.EXIT,
        offline=True,
    ) as door:
        outcome = await overridden(door, "unpaid")
        assert (outcome.verdict.kind, outcome.row.kind) == (VerdictKind.REFER, RowKind.OVERRIDE)


async def test_an_override_that_nobody_saw_is_the_same_one_after_a_restart(profile: Profile) -> None:
    clock = FakeClock()
    await hold_list(profile, TICKETS)
    async with open_door(profile, ScriptedService(), clock, policy=POLICY, offline=True) as door:
        await door.controller.admit("good")
        lost = (await overridden(door, "good")).row
    async with open_door(profile, ScriptedService(), clock, policy=POLICY, run="next", offline=True) as door:
        assert lost in await door.controller.queries.unshown()
        assert (await overridden(door, "good")).row == lost
        await profile.ledger.mark_shown([lost.id])
        assert verdict_of(await door.controller.admit("good")) is VerdictKind.ALREADY_IN


async def test_of_an_order_each_ticked_ticket_has_its_own_verdict_and_nobody_else_goes_in(
    profile: Profile,
) -> None:
    order = [ticket(f"o-{n}", order="ord") for n in range(3)] + [ticket("o-bad", order="ord", state="failed")]
    profile.__class__ = FailingStore
    assert isinstance(profile, FailingStore)
    await hold_list(profile, order)
    async with open_door(profile, ScriptedService(), FakeClock(), policy=POLICY) as door:
        assert verdict_of(await door.controller.admit("o-1")) is VerdictKind.ADMIT
        group = await door.controller.admit_group(["o-0", "o-1", "o-bad", "o-0"])
        assert [given.verdict.kind for given in group.verdicts] == [
            VerdictKind.ADMIT,
            VerdictKind.ALREADY_IN,
            VerdictKind.NOT_VALID,
        ]
        assert group.failed == ()
        assert [given.how for given in group.verdicts] == [InputMethod.SEARCH] * 3
        assert await rows_of(profile, "o-2") == []
        assert len(door.heard(VerdictGiven)) == 4
        profile.broken = frozenset({"at_door"})
        lost = await door.controller.admit_group(["o-2", "o-1"])
        assert (lost.verdicts, lost.failed) == ((), ("o-2", "o-1"))
        profile.broken = frozenset()
        with pytest.raises(StoreError, match="open admission already"):
            await profile.at_door(lambda t: t.add(replace(t.rows("o-0")[0], id="twice")))
