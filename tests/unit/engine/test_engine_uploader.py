"""Draining the outbox: every reply to a check-in end to end, order, room for live scans, pauses, probes."""

import asyncio
import logging
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace

from kiosk.core.link import LinkState, Outcome
from kiosk.core.outbox import Entry, EntryState, IncidentKind
from kiosk.core.pace import LONGEST_WAIT_AT_FIRST_S, WHILE_QUICK
from kiosk.core.policy import DoorPolicy
from kiosk.core.presence import InputMethod, LedgerRow, RowKind
from kiosk.core.replies import Answered
from kiosk.core.verdict import VerdictKind
from kiosk.engine import waiting_guests
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
from kiosk.engine.events import LateStop, LinkChanged, OutboxChanged, SignInNeeded
from kiosk.engine.undo import Undone
from kiosk.engine.waiting_guests import PendingReply
from kiosk.store.profile import Profile
from kiosk.store.ticket_rows import add_handed
from tests.unit.engine.scripted import (
    IN_BEFORE,
    IN_NOW,
    Door,
    FailingStore,
    FakeClock,
    Reply,
    ScriptedService,
    hold_list,
    open_door,
    until,
)
from tests.unit.store.store_samples import NOW, admit, ticket

WAITING, CONFIRMED = EntryState.WAITING, EntryState.CONFIRMED
ATTENTION, CONFLICT = EntryState.NEEDS_ATTENTION, EntryState.CONFLICT
OUT = Answered("scanned_out", "scanned_in", NOW)
OUT_FIRST = Answered("scanned_out", "", NOW)
LOST = LostError("cut off")


@asynccontextmanager
async def at_door(
    profile: Profile, *, admitted: int = 1, **options: Any
) -> AsyncIterator[tuple[Door, ScriptedService, FakeClock]]:
    """A door whose outbox holds check-ins a-0, a-1 and so on for tickets T-0, T-1 and so on."""
    service, clock = ScriptedService(), FakeClock()
    await hold_list(profile, [ticket(f"T-{n}", f"Guest {n}") for n in range(max(admitted, 1))])
    for number in range(admitted):
        await admit(profile, f"a-{number}", f"T-{number}")
    async with open_door(profile, service, clock, **options) as door:
        yield door, service, clock


async def entry(door: Door, number: int = 0) -> Entry:
    found = await door.profile.outbox.entry(f"a-{number}")
    assert found is not None
    return found


async def states(door: Door) -> list[EntryState]:
    return [one.state for one in await door.profile.outbox.entries(every=True)]


async def send_round(door: Door) -> None:
    """Start what is due now, and wait until it is written."""
    await door.uploader._start_due()
    await door.uploader.settle()


def stale(state: str = "scanned_in", at: float | None = NOW - 900) -> Answered:
    return Answered(state, "scanned_in", at)


@pytest.mark.parametrize(
    ("replies", "state", "incidents", "attempts"),
    [
        ([IN_NOW], CONFIRMED, [], 1),
        ([Answered("manual_scan_in", "", None)], CONFIRMED, [], 1),
        ([Answered("scanned_in", "boarding", None)], CONFIRMED, [], 1),
        ([IN_BEFORE], CONFLICT, [IncidentKind.CONFLICT], 1),
        ([LOST, stale(at=NOW)], CONFIRMED, [], 2),
        ([LOST, stale(at=None)], CONFIRMED, [], 2),
        ([LOST, stale(at=NOW - 900)], CONFLICT, [IncidentKind.CONFLICT], 2),
        ([FailedError("oops", status=500), stale(at=NOW)], CONFIRMED, [], 2),
        ([FailedError("slow", status=408), IN_NOW], CONFIRMED, [], 2),
        ([NotDocumentedError("<html>"), stale(at=NOW)], CONFIRMED, [], 2),
        ([NotSentError("no route"), IN_BEFORE], CONFLICT, [IncidentKind.CONFLICT], 2),
        ([ThrottledError(status=429, wait_s=7), IN_BEFORE], CONFLICT, [IncidentKind.CONFLICT], 2),
        ([OUT_FIRST, IN_NOW], CONFIRMED, [IncidentKind.TOGGLE], 2),
        ([OUT, IN_NOW], CONFLICT, [IncidentKind.TOGGLE, IncidentKind.CONFLICT], 2),
        ([OUT_FIRST, LOST, IN_BEFORE], CONFIRMED, [IncidentKind.TOGGLE], 3),
        ([OUT_FIRST] * 4, ATTENTION, [IncidentKind.TOGGLE], 4),
        ([Answered("boarding", "", None)], ATTENTION, [], 1),
        ([Answered("", "", None)], ATTENTION, [], 1),
        ([RefusedError("not yours", status=403)], ATTENTION, [], 1),
        ([RefusedError("gone", status=410)], ATTENTION, [IncidentKind.LATE_REFUSAL], 1),
        ([RefusedError("no", status=422)], ATTENTION, [IncidentKind.LATE_REFUSAL], 1),
    ],
)
async def test_every_reply_leads_where_the_table_says(
    profile: Profile, replies: list[Reply], state: EntryState, incidents: list[IncidentKind], attempts: int
) -> None:
    async with at_door(profile) as (door, service, clock):
        service.replies["T-0"] = list(replies)
        for _ in range(len(replies)):
            await send_round(door)
            clock.forward(61)
        end = await entry(door)
        assert (end.state, end.attempts) == (state, attempts)
        assert [one.kind for one in await door.profile.incidents.recorded(every=True)] == incidents
        assert len(await door.profile.at_door(lambda t: t.attempts("T-0"))) == attempts
        assert service.asked == ["T-0"] * attempts
        stops = [stop.incident for stop in door.heard(LateStop)]
        assert stops == [kind for kind in incidents if kind is not IncidentKind.TOGGLE]
        if state is ATTENTION:
            assert end.last_error


async def test_a_conflict_found_later_is_told_with_the_guests_name(profile: Profile) -> None:
    async with at_door(profile) as (door, service, _clock):
        service.always = IN_BEFORE
        await send_round(door)
        assert door.heard(LateStop) == [LateStop("T-0", "Guest 0", IncidentKind.CONFLICT, NOW)]
        (incident,) = await door.profile.incidents.recorded(every=False)
        assert (incident.admission_id, incident.ticket_id) == ("a-0", "T-0")
        assert incident.detail["here"]["attempts"] == 1
        assert door.heard(OutboxChanged)[-1].count.unsent == 0
        rows = await door.profile.at_door(lambda t: t.rows("T-0"))
        assert [row.kind for row in rows] == [RowKind.ADMISSION]  # who was seen green stays in


async def test_one_entry_that_fails_for_ever_does_not_hold_up_the_others(profile: Profile) -> None:
    async with at_door(profile, admitted=40) as (door, service, _clock):
        service.replies["T-0"] = [FailedError("oops", status=500)] * 99
        service.replies["T-1"] = [RefusedError("no", status=422)]
        service.replies["T-2"] = [LOST] * 99
        for _ in range(10):
            await send_round(door)
        assert await states(door) == [WAITING, ATTENTION, WAITING] + [CONFIRMED] * 37
        assert (await entry(door)).due > NOW


async def test_one_in_flight_for_each_ticket_and_a_slot_left_for_the_door(profile: Profile) -> None:
    async with at_door(profile, admitted=20) as (door, service, _clock):
        service.hold = asyncio.Event()
        await door.uploader._start_due()
        await until(lambda: len(service.flying) == 7)
        await door.uploader._start_due()
        for _ in range(20):
            await asyncio.sleep(0)
        assert service.most_flying == 7
        waiting = PendingReply()
        live = door.uploader.send_live(await entry(door, 19), waiting)
        await until(lambda: "T-19" in service.flying)
        assert service.most_flying == 8
        again = door.uploader.send_live(await entry(door, 19), PendingReply())
        service.hold.set()
        assert (await live or await entry(door)).state is CONFIRMED
        assert await again is None or (await entry(door, 19)).attempts == 1
        assert waiting.answered.is_set()
        await door.uploader.drain(lambda: False)
        assert sorted(service.asked) == sorted(f"T-{n}" for n in range(20))
        assert set(await states(door)) == {CONFIRMED}


async def test_a_refused_token_is_renewed_once_and_the_same_entry_sent_again(profile: Profile) -> None:
    async with at_door(profile) as (door, service, _clock):
        service.replies["T-0"] = [UnauthorisedError("expired", status=401), IN_NOW]
        service.renewals = [True]
        await send_round(door)
        assert ((await entry(door)).state, service.renewed, len(service.asked)) == (CONFIRMED, 1, 2)
        assert door.heard(SignInNeeded) == []


@pytest.mark.parametrize(
    "renewals", [[], [True], [NotSentError("no way")]], ids=["none", "refused too", "no answer"]
)
async def test_a_token_that_stays_refused_pauses_the_queue_and_asks_once(
    profile: Profile, renewals: list[bool | ServiceError]
) -> None:
    async with at_door(profile, admitted=12) as (door, service, clock):
        service.always = UnauthorisedError("expired", status=401)
        service.renewals = list(renewals)
        await send_round(door)
        assert door.uploader.paused
        assert door.uploader.signed_out
        assert set(await states(door)) == {WAITING}
        asked = len(service.asked)
        await send_round(door)
        assert len(service.asked) == asked  # paused
        clock.forward(60.1)
        await send_round(door)
        assert len(service.asked) == asked + 1  # one probe a minute
        assert [event.text for event in door.heard(SignInNeeded)] == ["expired"]
        service.always = IN_NOW
        door.uploader.signed_in()
        for _ in range(3):
            await send_round(door)
        assert set(await states(door)) == {CONFIRMED}
        assert not door.uploader.signed_out


async def test_three_tickets_refused_alike_are_not_to_blame(profile: Profile) -> None:
    async with at_door(profile, admitted=12) as (door, service, clock):
        service.always = RefusedError("not your event", status=403)
        await send_round(door)
        assert set(await states(door)) == {WAITING}
        assert door.uploader.paused
        asked = len(service.asked)
        for probes in (1, 2):
            clock.forward(60.1)
            await send_round(door)
            assert len(service.asked) == asked + probes
            assert set(await states(door)) == {WAITING}
        service.always = IN_NOW
        door.uploader.signed_in()
        clock.forward(61)
        for _ in range(3):
            await send_round(door)
        assert set(await states(door)) == {CONFIRMED}


@pytest.mark.parametrize(
    ("error", "state"),
    [
        (RefusedError("not your event", status=403), LinkState.REFUSED),
        (UnauthorisedError("expired", status=401), LinkState.SIGN_IN),
    ],
    ids=["refused alike", "signed out"],
)
async def test_who_sends_now_asks_with_one_check_in_and_the_pill_says_no_better(
    profile: Profile, error: ServiceError, state: LinkState
) -> None:
    async with at_door(profile, admitted=12) as (door, service, _clock):
        service.always = error
        await send_round(door)
        asked, told = len(service.asked), len(door.heard(LinkChanged))
        await door.uploader.send_now()
        await send_round(door)
        assert len(service.asked) == asked + 1
        assert set(await states(door)) == {WAITING}
        assert [event.state for event in door.heard(LinkChanged)[told - 1 :]] == [state]
        service.always = IN_NOW
        await door.uploader.send_now()
        for _ in range(3):
            await send_round(door)
        assert set(await states(door)) == {CONFIRMED}


@pytest.mark.parametrize(
    ("status", "taken_since", "becomes"),
    [(403, False, CONFIRMED), (400, False, CONFIRMED), (403, True, ATTENTION), (404, False, ATTENTION)],
)
async def test_who_sends_now_sends_one_refused_for_the_account_again_unless_another_was_taken_since(
    profile: Profile, status: int, *, taken_since: bool, becomes: EntryState
) -> None:
    async with at_door(profile, admitted=1) as (door, service, _clock):
        service.replies["T-0"] = [RefusedError("no", status=status), IN_NOW]
        await send_round(door)
        assert await states(door) == [ATTENTION]
        if taken_since:
            await admit(profile, "a-1", "T-1")
            await send_round(door)
        await door.uploader.send_now()
        await send_round(door)
        assert (await entry(door)).state is becomes


@pytest.mark.parametrize(
    ("status", "taken_since", "becomes"),
    [(403, False, CONFIRMED), (400, False, CONFIRMED), (403, True, ATTENTION), (404, False, ATTENTION)],
)
async def test_the_same_holds_for_one_that_was_refused_before_a_restart(
    profile: Profile, status: int, *, taken_since: bool, becomes: EntryState
) -> None:
    async with at_door(profile, admitted=1) as (door, service, _clock):
        service.replies["T-0"] = [RefusedError("no", status=status)]
        await send_round(door)
        if taken_since:
            await admit(profile, "a-1", "T-1")
            await send_round(door)
        assert (await entry(door)).state is ATTENTION
    async with open_door(profile, ScriptedService(), FakeClock(), run="after") as door:
        await door.uploader.send_now()
        await send_round(door)
        assert (await entry(door)).state is becomes


async def test_one_refused_to_another_account_waits_for_that_account(profile: Profile) -> None:
    async with at_door(profile, admitted=1) as (door, service, _clock):
        service.replies["T-0"] = [RefusedError("no", status=403)]
        await send_round(door)
    await profile.notes.put("account:another mark", "another host")
    async with open_door(profile, ScriptedService(), FakeClock(), token_mark="another mark") as door:
        await door.uploader.send_now()
        assert (await entry(door)).state is ATTENTION


@pytest.mark.parametrize("status", [403, 410])
async def test_what_was_refused_is_sent_no_more_once_its_guest_was_undone(
    profile: Profile, status: int
) -> None:
    async with at_door(profile) as (door, service, _clock):
        service.replies["T-0"] = [RefusedError("no", status=status), IN_NOW]
        await send_round(door)
        undone = await door.controller.undo("a-0")
        assert isinstance(undone, Undone)
        assert not undone.left
        await door.uploader.send_now()
        await send_round(door)
        assert (service.asked, await states(door)) == (["T-0"], [EntryState.WITHDRAWN])
        await door.controller.admit("T-0")  # who comes after them has a check-in of their own
        await send_round(door)
        assert (service.asked, await states(door)) == (["T-0"] * 2, [EntryState.WITHDRAWN, CONFIRMED])


async def test_what_may_have_been_taken_before_it_was_refused_stays_once_its_guest_was_undone(
    profile: Profile,
) -> None:
    async with at_door(profile) as (door, service, clock):
        service.replies["T-0"] = [LOST, RefusedError("no", status=403)]
        await send_round(door)
        clock.forward(61)
        await send_round(door)
        undone = await door.controller.undo("a-0")
        assert isinstance(undone, Undone)
        assert undone.left
        assert await states(door) == [ATTENTION]


async def test_a_sign_in_that_is_needed_is_said_though_the_service_refused_something_before(
    profile: Profile,
) -> None:
    async with at_door(profile, admitted=2) as (door, service, _clock):
        service.replies["T-0"] = [RefusedError("not yours", status=403)]
        service.replies["T-1"] = [UnauthorisedError("expired", status=401)]
        await send_round(door)
        door.watch.note(Outcome.ANSWERED, 0.0, 1.0)
        assert door.uploader.signed_out
        assert door.watch.state is LinkState.SIGN_IN


async def test_refusals_that_differ_or_are_few_are_the_tickets_own(profile: Profile) -> None:
    async with at_door(profile, admitted=8) as (door, service, _clock):
        for number, status in enumerate((403, 403, 404, 404, 422)):
            service.replies[f"T-{number}"] = [RefusedError("no", status=status)]
        for _ in range(3):
            await send_round(door)
        assert await states(door) == [ATTENTION] * 5 + [CONFIRMED] * 3
        assert not door.uploader.paused


async def test_being_throttled_pauses_the_queue_for_as_long_as_it_is_told(profile: Profile) -> None:
    async with at_door(profile, admitted=9) as (door, service, clock):
        service.replies["T-0"] = [ThrottledError(status=429, wait_s=30)]
        await send_round(door)
        asked = len(service.asked)
        assert door.uploader.paused
        clock.forward(29)
        await send_round(door)
        assert len(service.asked) == asked
        clock.forward(1.1)
        await send_round(door)
        await send_round(door)
        assert set(await states(door)) == {CONFIRMED}


@pytest.mark.parametrize("trouble", [NotSentError("no route"), NotDocumentedError("<html>")])
async def test_link_trouble_is_probed_with_one_entry_ever_less_often(
    profile: Profile, trouble: ServiceError
) -> None:
    async with at_door(profile, admitted=20) as (door, service, clock):
        service.always = trouble
        await send_round(door)
        assert len(service.asked) == 7  # what was in flight when it broke counts as one failure
        waits = []
        for _ in range(8):
            pause = door.uploader.pause
            assert pause is not None
            waits.append(pause.wait_s)
            clock.forward(waits[-1] + 0.01)
            await send_round(door)
        assert len(service.asked) == 7 + 8
        assert waits == sorted(waits)
        assert waits[0] == 0.5
        assert waits[-1] == LONGEST_WAIT_AT_FIRST_S
        service.always = IN_NOW
        await door.guest_list.sync()
        clock.forward(61)
        for _ in range(4):
            await send_round(door)
        assert set(await states(door)) == {CONFIRMED}


async def test_when_something_else_gets_through_the_outbox_waits_no_longer(profile: Profile) -> None:
    async with at_door(profile, admitted=3) as (door, service, _clock):
        service.always = NotSentError("no route")
        await send_round(door)
        assert door.uploader.paused
        service.always = IN_NOW
        await door.guest_list.sync()  # answered: the link is good again
        assert not door.uploader.paused


@pytest.mark.parametrize("trouble", [NotSentError("no route"), NotDocumentedError("<html>"), LOST])
async def test_after_a_long_outage_all_goes_out_within_a_second_of_the_links_return(
    profile: Profile, trouble: ServiceError
) -> None:
    async with at_door(profile, admitted=3) as (door, service, clock):
        service.always = trouble
        for _ in range(40):
            await send_round(door)
            clock.forward(15.0)
        assert len(service.asked) <= 40 + 7  # probed with one at a time
        service.always = IN_NOW
        clock.forward(1.0)
        await door.guest_list.sync()
        for _ in range(4):
            await send_round(door)
        assert set(await states(door)) == {CONFIRMED}


async def test_a_ticket_whose_request_always_gets_lost_is_asked_for_ever_less_often(profile: Profile) -> None:
    async with at_door(profile, admitted=1) as (door, service, clock):
        service.always = LOST
        for _ in range(240):
            await send_round(door)
            clock.forward(1.0)
            await door.guest_list.sync()  # the service answers everything else
        assert len(service.asked) <= 10


async def test_a_request_for_a_pause_outlasts_a_good_link(profile: Profile) -> None:
    async with at_door(profile) as (door, service, _clock):
        service.always = ThrottledError(status=429, wait_s=30)
        await send_round(door)
        door.watch.note(Outcome.ANSWERED, 0.1, 0.6)
        assert door.watch.state is LinkState.GOOD
        assert door.uploader.paused


async def test_entries_go_out_as_their_own_account_only(profile: Profile) -> None:
    async with at_door(profile) as (door, service, _clock):
        await admit(door.profile, "a-9", "T-9", account="another")
        await send_round(door)
        assert service.asked == ["T-0"]
        foreign = await door.profile.outbox.entry("a-9")
        assert foreign is not None
        waiting = PendingReply()
        assert await door.uploader.send_live(foreign, waiting) is None
        assert waiting.answered.is_set()
        assert service.asked == ["T-0"]


async def test_an_account_that_is_not_known_is_asked_for_only_when_there_is_something_to_send(
    profile: Profile,
) -> None:
    async with at_door(profile, admitted=0, token_mark="not seen before") as (door, service, clock):
        assert await door.uploader._start_due() == 5.0
        assert service.identified == 0
        await admit(door.profile, "a-0", "T-0")
        service.owner = NotSentError("no route")
        await send_round(door)
        assert (service.identified, service.asked) == (1, [])
        assert door.uploader.paused
        clock.forward(1)
        service.owner = UnauthorisedError("expired", status=401)
        await send_round(door)
        assert len(door.heard(SignInNeeded)) == 1
        service.owner = "host"
        door.uploader.signed_in()
        await send_round(door)
        assert (await entry(door)).state is CONFIRMED


async def test_run_sends_what_comes_and_wakes_when_told(profile: Profile) -> None:
    async with at_door(profile, admitted=5) as (door, service, _clock):
        running = asyncio.create_task(door.uploader.run(), name="test run")
        await until(lambda: _all_confirmed(door, 5))
        await admit(door.profile, "late", "late")
        door.uploader.poke()
        await until(lambda: _all_confirmed(door, 6))
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        assert service.asked[-1] == "late"


async def _all_confirmed(door: Door, number: int) -> bool:
    return await states(door) == [CONFIRMED] * number


async def test_drain_ends_when_all_is_sent_or_when_told_to(profile: Profile) -> None:
    async with at_door(profile, admitted=30) as (door, service, _clock):
        service.always = RefusedError("no", status=403)
        rounds = iter(range(100))
        await door.uploader.drain(lambda: next(rounds) > 2)
        assert set(await states(door)) == {WAITING}
        service.always = IN_NOW
        door.uploader.signed_in()
        for number in range(30):
            await door.profile.outbox.change(f"a-{number}", lambda e: replace(e, due=0.0))
        await door.uploader.drain(lambda: False)
        assert set(await states(door)) == {CONFIRMED}
        assert door.heard(OutboxChanged)[-1].count.unsent == 0


async def test_stop_gives_what_is_in_flight_a_moment(profile: Profile) -> None:
    async with at_door(profile, admitted=3) as (door, service, _clock):
        service.hold = asyncio.Event()
        await door.uploader._start_due()
        await until(lambda: len(service.flying) == 3)
        stopping = asyncio.create_task(door.uploader.stop(), name="test stop")
        await asyncio.sleep(0)
        service.hold.set()
        await stopping
        assert await states(door) == [CONFIRMED] * 3


async def test_an_answer_that_came_is_written_though_the_program_ends(
    profile: Profile, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kiosk.engine.uploader.GRACE_S", 0.01)
    writer_is_busy = threading.Event()
    async with at_door(profile) as (door, service, _clock):
        service.hold = asyncio.Event()
        await door.uploader._start_due()
        await until(lambda: len(service.flying) == 1)
        blocking = asyncio.create_task(profile.at_door(lambda _: writer_is_busy.wait(10)), name="test")
        service.hold.set()
        await until(lambda: service.flying == [])
        stopping = asyncio.create_task(door.uploader.stop(), name="test stop")
        await asyncio.wait({stopping}, timeout=0.1)
        assert not stopping.done()
        writer_is_busy.set()
        await stopping
        assert (await entry(door)).state is CONFIRMED
        await blocking


async def test_a_crowd_at_the_door_never_has_more_than_so_many_in_flight(profile: Profile) -> None:
    async with at_door(profile, admitted=WHILE_QUICK + 4) as (door, service, _clock):
        service.hold = asyncio.Event()
        for number in range(WHILE_QUICK + 4):
            door.uploader.send_live(await entry(door, number), PendingReply())
        await until(lambda: len(service.flying) == WHILE_QUICK)
        for _ in range(20):
            await asyncio.sleep(0)
        service.hold.set()
        await door.uploader.settle()
        assert service.most_flying == WHILE_QUICK
        assert set(await states(door)) == {CONFIRMED}


async def test_an_attempt_cut_off_at_the_end_is_ambiguous_at_the_next_start(profile: Profile) -> None:
    async with at_door(profile) as (door, service, _clock):
        service.hold = asyncio.Event()
        await door.uploader._start_due()
        await until(lambda: len(service.flying) == 1)
        await door.uploader.stop()
        assert (await entry(door)).state is EntryState.SENDING
        assert await door.profile.outbox.recover() == 1
        service.hold, service.always = None, stale(at=NOW)
        await send_round(door)
        assert (await entry(door)).state is CONFIRMED
        assert (await entry(door)).proven is True


async def test_an_outcome_that_cannot_be_written_is_tried_again_and_never_a_false_conflict(
    failing: FailingStore, caplog: pytest.LogCaptureFixture
) -> None:
    async with at_door(failing) as (door, service, clock):
        failing.broken = frozenset({"outbox.end_attempt"})
        with caplog.at_level(logging.WARNING):
            await send_round(door)
        assert "could not be recorded" in caplog.text
        assert (await entry(door)).state is EntryState.SENDING
        failing.broken = frozenset()
        service.always = stale(at=NOW)
        await send_round(door)
        assert len(service.asked) == 1, "never at once again"
        clock.forward(1)
        await send_round(door)
        assert (await entry(door)).state is CONFIRMED
        assert await door.profile.incidents.recorded(every=True) == []


async def test_a_fault_of_ours_does_not_leave_an_entry_stuck(
    profile: Profile, caplog: pytest.LogCaptureFixture
) -> None:
    async with at_door(profile) as (door, service, clock):
        service.replies["T-0"] = [Answered("scanned_in", "scanned_in", "not a time")]  # type: ignore[arg-type]
        await door.profile.outbox.begin_attempt("a-0", NOW - 5)
        await door.profile.outbox.recover()
        await send_round(door)
        assert ((await entry(door)).state, len(service.asked)) == (WAITING, 1)
        await send_round(door)
        assert len(service.asked) == 1, "never at once again"
        clock.forward(2)
        await send_round(door)
        assert (await entry(door)).state is CONFIRMED
    assert "a check-in failed" in caplog.text


@pytest.mark.parametrize("part", ['"\\ud800"', "NaN", "1e999", "9" * 400], ids=["half", "nan", "inf", "huge"])
async def test_what_a_service_says_in_our_own_form_does_not_stop_the_outbox(
    profile: Profile, part: str
) -> None:
    async with at_door(profile, admitted=2) as (door, service, clock):
        said = f'{{"template": "{{a}}", "parts": {{"a": {part}}}}}'
        service.replies["T-0"] = [UnauthorisedError(said, status=401)]
        await send_round(door)
        assert (await entry(door)).last_error == said
        door.uploader.signed_in()
        clock.forward(60)
        await send_round(door)
        assert await states(door) == [CONFIRMED] * 2


async def test_run_outlives_a_fault_of_ours(
    profile: Profile, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    due = profile.outbox.due

    async def broken(*_: Any) -> Any:
        monkeypatch.setattr(profile.outbox, "due", due)
        raise RuntimeError

    async with at_door(profile, admitted=3) as (door, _service, _clock):
        monkeypatch.setattr(profile.outbox, "due", broken)
        running = asyncio.create_task(door.uploader.run(), name="test run")
        await until(lambda: _said(caplog, "the outbox could not be looked at"))
        door.uploader.poke()
        await until(lambda: _all_confirmed(door, 3))
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


async def _said(caplog: pytest.LogCaptureFixture, words: str) -> bool:
    return words in caplog.text


async def test_a_late_stop_is_told_though_the_guest_cannot_be_read(failing: FailingStore) -> None:
    async with at_door(failing) as (door, service, _clock):
        service.always = IN_BEFORE
        failing.broken = frozenset({"guests.get", "outbox.count"})
        await send_round(door)
        assert [(stop.ticket_id, stop.name) for stop in door.heard(LateStop)] == [("T-0", "")]
        failing.broken = frozenset()


async def test_run_outlives_a_disk_that_fails_for_a_while(failing: FailingStore) -> None:
    async with at_door(failing, admitted=3) as (door, _service, _clock):
        failing.broken = frozenset({"outbox.due"})
        running = asyncio.create_task(door.uploader.run(), name="test run")
        for _ in range(50):
            await asyncio.sleep(0)
        failing.broken = frozenset()
        door.uploader.poke()
        await until(lambda: _all_confirmed(door, 3))
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        assert not running.done() or running.cancelled()


async def test_changes_that_come_together_are_counted_as_one_and_the_last_counts(profile: Profile) -> None:
    async with at_door(profile, admitted=3) as (door, _service, _clock):
        for _ in range(100):
            door.uploader.emit_count()
        await door.uploader.settle()
        assert [event.count.unsent for event in door.heard(OutboxChanged)] == [3]
        for _ in range(2):
            await send_round(door)
        assert door.heard(OutboxChanged)[-1].count.unsent == 0


async def test_what_is_unsent_is_counted_once_no_guest_waits(
    profile: Profile, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(waiting_guests, "LONGEST_STAND_BACK_S", 60.0)
    async with at_door(profile, admitted=3) as (door, _service, _clock):
        with door.uploader.scan():
            door.uploader.emit_count()
            for _ in range(3):
                await profile.outbox.count()
            assert door.heard(OutboxChanged) == []
        await door.uploader.settle()
        assert [event.count.unsent for event in door.heard(OutboxChanged)] == [3]


async def test_tickets_of_a_foreign_event_in_front_do_not_stop_the_rest(profile: Profile) -> None:
    async def foreign(door: Door) -> None:
        """The first ten are another event's, which this account may not check in."""
        for number in range(10):
            await door.profile.outbox.change(f"a-{number}", lambda e: replace(e, event_id="theirs"))

    async with at_door(profile, admitted=30) as (door, service, clock):
        await foreign(door)
        refusals = 8
        service.replies = {f"T-{n}": [RefusedError("not yours", status=403)] * refusals for n in range(10)}
        for _ in range(8):
            await send_round(door)
        assert (await states(door))[10:] == [CONFIRMED] * 20, "the rest went without waiting a minute"
        for _ in range(3):
            clock.forward(61)
            await send_round(door)
        assert (await states(door))[:10] == [ATTENTION] * 10, "then it is the event, which a person looks at"
        assert not door.uploader.paused


@pytest.mark.parametrize(
    ("entries", "told", "state"),
    [
        ("again", [RowKind.ADMISSION, RowKind.EXIT], CONFIRMED),
        ("again", [RowKind.ADMISSION], CONFLICT),
        ("again", [RowKind.ADMISSION, RowKind.EXIT, RowKind.ADMISSION], CONFLICT),
        ("once", [RowKind.ADMISSION, RowKind.EXIT], CONFLICT),
    ],
)
async def test_nobody_looks_for_a_guest_of_whom_a_handover_tells_that_they_came_and_left(
    profile: Profile, entries: str, told: list[RowKind], state: EntryState
) -> None:
    """It comes after the check-in was queued, and before it is sent; that they may come in again counts."""
    async with at_door(profile, policy=DoorPolicy(entries={"*": entries})) as (door, service, _):
        await _hand_over(profile, told)
        service.always = IN_BEFORE
        await door.uploader._start_due()
        await door.uploader.settle()
        (entry,) = await profile.outbox.entries(every=True)
        assert entry.state is state
        doubles = [
            one for one in await profile.incidents.recorded(every=True) if one.kind is IncidentKind.CONFLICT
        ]
        assert len(doubles) == len(door.heard(LateStop)) == (state is CONFLICT)


async def _hand_over(profile: Profile, told: list[RowKind]) -> None:
    rows = [
        LedgerRow(f"there-{n}", kind, "T-0", NOW - 600 + n, "Door X", "camera", "tonight", "host")
        for n, kind in enumerate(told)
    ]
    await profile._db.write(partial(add_handed, ticket_id="T-0", rows=[(row, None) for row in rows]))


@pytest.mark.parametrize("undone", [True, False])
async def test_a_guest_who_came_and_left_is_let_in_though_their_check_in_was_undone_or_nobody_saw_it(
    profile: Profile, *, undone: bool
) -> None:
    """A handover tells of it while the check-in waits: what the service says is no wonder then."""
    async with at_door(profile, policy=DoorPolicy(entries={"*": "again"})) as (door, service, _):
        await _hand_over(profile, [RowKind.ADMISSION, RowKind.EXIT])
        service.hold, service.always = asyncio.Event(), IN_BEFORE
        (entry,) = await profile.outbox.entries(every=True)
        if not undone:
            session = door.uploader._attempts._session
            session.setup = replace(session.setup, run="after a restart")
        await door.uploader._start_due()
        if undone:
            assert isinstance(await door.controller.undo(entry.admission_id), Undone)
        service.hold.set()
        await door.uploader.settle()
        given = await door.engine.scan("T-0", InputMethod.KEYBOARD)
        assert given is not None
        assert given.verdict.kind is VerdictKind.ADMIT
        assert await profile.incidents.recorded(every=True) == []
