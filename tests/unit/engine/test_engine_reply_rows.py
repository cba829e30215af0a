"""Every row of the table of replies: repeated, late, out of order, with and without a clock to compare, and
from two accounts in turn. Whatever came before, a service that is well again gets each check-in once."""

import asyncio
from collections import Counter
from typing import Any

import pytest

from kiosk.core.outbox import EntryState, IncidentKind
from kiosk.core.presence import InputMethod
from kiosk.core.replies import Answered
from kiosk.core.verdict import VerdictKind
from kiosk.engine.errors import (
    FailedError,
    LostError,
    NotDocumentedError,
    NotSentError,
    RefusedError,
    ThrottledError,
    UnauthorisedError,
)
from kiosk.store.profile import Profile
from tests.unit.engine.scripted import (
    IN_NOW,
    Door,
    FakeClock,
    Reply,
    ScriptedService,
    hold_list,
    open_door,
    until,
)
from tests.unit.store.store_samples import NOW, admit, store_list, ticket

CONFIRMED, ATTENTION = EntryState.CONFIRMED, EntryState.NEEDS_ATTENTION
ROWS: dict[str, tuple[Reply, EntryState]] = {
    "in": (IN_NOW, CONFIRMED),
    "in, previous missing": (Answered("manual_scan_in", "", None), CONFIRMED),
    "in before": (Answered("scanned_in", "scanned_in", NOW - 900), EntryState.CONFLICT),
    "toggled": (Answered("scanned_out", "scanned_out", None), CONFIRMED),
    "unknown state": (Answered("boarding", "", None), ATTENTION),
    "no state": (Answered("", "", None), ATTENTION),
    "portal": (NotDocumentedError("<html>"), CONFIRMED),
    "401": (UnauthorisedError("expired", status=401), CONFIRMED),
    "403": (RefusedError("no", status=403), ATTENTION),
    "404": (RefusedError("no", status=404), ATTENTION),
    "408": (FailedError("slow", status=408), CONFIRMED),
    "503": (FailedError("busy", status=503), CONFIRMED),
    "429": (ThrottledError(status=429), CONFIRMED),
    "429, with a time": (ThrottledError(status=429, wait_s=7), CONFIRMED),
    "not sent": (NotSentError("no route"), CONFIRMED),
    "truncated": (LostError("the body was cut"), CONFIRMED),
}


async def heal(door: Door, service: ScriptedService, clock: FakeClock) -> None:
    """The service is well again, somebody signed in, and time goes by until nothing is left to send."""
    service.always, service.hold = IN_NOW, None
    door.uploader.signed_in()
    for _ in range(12):
        await door.uploader._start_due()
        await door.uploader.settle()
        clock.forward(61)


@pytest.mark.parametrize("skew_s", [0.0, None], ids=["dated", "no date"])
@pytest.mark.parametrize("times", [1, 3])
@pytest.mark.parametrize("row", ROWS)
async def test_a_reply_once_or_repeated_ends_where_the_table_says(
    profile: Profile, row: str, times: int, skew_s: float | None
) -> None:
    reply, end = ROWS[row]
    service, clock = ScriptedService(), FakeClock()
    service.skew_s = skew_s
    await hold_list(profile, [ticket("T-0")])
    await admit(profile, "a-0", "T-0")
    async with open_door(profile, service, clock) as door:
        service.replies["T-0"] = [reply] * times
        for _ in range(times):
            await door.uploader._start_due()
            await door.uploader.settle()
            clock.forward(61)
        await heal(door, service, clock)
        (entry,) = await profile.outbox.entries(every=True)
        exhausted = row == "toggled" and times > 3
        assert entry.state is (ATTENTION if exhausted else end)
        kinds = {one.kind for one in await profile.incidents.recorded(every=True)}
        assert (IncidentKind.CONFLICT in kinds) is (end is EntryState.CONFLICT)


@pytest.mark.parametrize("row", ROWS)
async def test_a_late_reply_changes_nothing_of_what_the_guest_was_told(profile: Profile, row: str) -> None:
    reply, end = ROWS[row]
    service, clock = ScriptedService(), FakeClock()
    await hold_list(profile, [ticket("T-0")])
    async with open_door(profile, service, clock, confirm_ms=5) as door:
        service.hold, service.replies["T-0"] = asyncio.Event(), [reply]
        given = await door.engine.scan("T-0", InputMethod.COMMAND_LINE)
        assert given is not None
        assert given.verdict.kind is VerdictKind.ADMIT
        await profile.ledger.mark_shown([given.admission_id])
        service.hold.set()
        await door.uploader.settle()
        await heal(door, service, clock)
        (entry,) = await profile.outbox.entries(every=True)
        assert entry.state is end
        again = await door.engine.scan("T-0", InputMethod.COMMAND_LINE)
        assert again is not None
        assert again.verdict.kind is VerdictKind.ALREADY_IN


async def test_replies_that_come_in_another_order_than_their_requests(profile: Profile) -> None:
    service, clock = ScriptedService(), FakeClock()
    names = [f"T-{number}" for number in range(7)]
    gates = {name: asyncio.Event() for name in names}

    async def check_in(ticket_id: str) -> Answered:
        service.asked.append(ticket_id)
        await gates[ticket_id].wait()
        if ticket_id in ("T-1", "T-4"):
            raise LostError("cut")
        return IN_NOW

    await hold_list(profile, [ticket(name) for name in names])
    for number, name in enumerate(names):
        await admit(profile, f"a-{number}", name)
    async with open_door(profile, service, clock) as door:
        real, service.check_in = service.check_in, check_in  # type: ignore[method-assign]
        await door.uploader._start_due()
        await until(lambda: len(service.asked) == len(names))
        for name in reversed(names):
            gates[name].set()
            await asyncio.sleep(0.005)
        await door.uploader.settle()
        service.check_in = real  # type: ignore[method-assign]
        clock.forward(61)
        await heal(door, service, clock)
        assert {entry.state for entry in await profile.outbox.entries(every=True)} == {CONFIRMED}
        assert Counter(service.asked) == {**dict.fromkeys(names, 1), "T-1": 2, "T-4": 2}


@pytest.mark.parametrize("row", ROWS)
async def test_two_accounts_in_turn_send_each_its_own(profile: Profile, row: str) -> None:
    reply, end = ROWS[row]
    clock = FakeClock()

    async def turn(account: str, mine: str, replies: list[Reply]) -> ScriptedService:
        service = ScriptedService()
        service.owner = account
        service.replies[mine] = replies
        async with open_door(profile, service, clock, run=f"run {account}", token_mark=account) as door:
            await profile.outbox.recover()
            for _ in range(3):
                await door.uploader._start_due()
                await door.uploader.settle()
                clock.forward(61)
            if not replies:
                await heal(door, service, clock)
        assert set(service.asked) <= {mine}
        return service

    await hold_list(profile, [ticket("A-0")])
    await store_list(profile, [ticket("B-0")], account="another", request=9)
    await admit(profile, "a-0", "A-0", account="host")
    await admit(profile, "b-0", "B-0", account="another")
    await profile.ledger.mark_shown(["a-0", "b-0"])
    await turn("host", "A-0", [reply])
    await turn("another", "B-0", [reply])
    await turn("host", "A-0", [])
    await turn("another", "B-0", [])
    entries: dict[str, Any] = {e.account: e.state for e in await profile.outbox.entries(every=True)}
    assert entries == {"host": end, "another": end}
