"""Who leaves by the entry door is let out there, picked by hand."""

from kiosk.core.outbox import EntryState
from kiosk.core.policy import DoorPolicy
from kiosk.core.presence import Certainty, InputMethod, RowKind
from kiosk.core.verdict import VerdictKind
from kiosk.store.profile import Profile
from tests.unit.engine.scripted import IN_BEFORE, FakeClock, ScriptedService, hold_list, open_door
from tests.unit.store.store_samples import ticket


async def test_a_guest_inside_leaves_by_the_entry_door_once_and_may_come_back(profile: Profile) -> None:
    service = ScriptedService()
    await hold_list(profile, [ticket("paid")])
    policy = DoorPolicy(entries={"*": "again"})
    async with open_door(profile, service, FakeClock(), policy=policy) as door:
        await door.controller.admit("paid")
        left = await door.controller.let_out("paid")
        assert left is not None
        assert (left.verdict.kind, left.how) == (VerdictKind.EXIT, InputMethod.SEARCH)
        twice = await door.controller.let_out("paid")
        assert twice is not None
        assert twice.verdict.kind is VerdictKind.NOT_INSIDE
        back = await door.controller.admit("paid")
        assert back is not None
        assert back.verdict.kind is VerdictKind.ADMIT
        rows = [row.kind for row in await door.controller.queries.history("paid")]
        assert rows == [RowKind.ADMISSION, RowKind.EXIT, RowKind.ADMISSION]
        assert service.asked == ["paid"]


async def test_who_came_in_elsewhere_and_leaves_here_may_come_back_though_the_service_has_them_in(
    profile: Profile,
) -> None:
    service = ScriptedService()
    service.always = IN_BEFORE
    await hold_list(profile, [ticket("paid"), ticket("other")])
    policy = DoorPolicy(entries={"*": "again"})
    async with open_door(profile, service, FakeClock(), policy=policy) as door:
        other = await door.engine.scan("other", InputMethod.COMMAND_LINE)
        assert other is not None
        assert other.verdict.kind is VerdictKind.ALREADY_IN  # the service's word, and nobody saw them leave
        left = await door.controller.let_out("paid")
        assert left is not None
        assert left.verdict.kind is VerdictKind.EXIT
        back = await door.engine.scan("paid", InputMethod.COMMAND_LINE)
        assert back is not None
        assert (back.verdict.kind, back.certainty) == (VerdictKind.ADMIT, Certainty.CONFIRMED)
        entries = {entry.ticket_id: entry for entry in await profile.outbox.entries(every=True)}
        assert (entries["paid"].state, entries["paid"].proven) == (EntryState.CONFIRMED, False)
        assert await profile.incidents.recorded(every=True) == []
