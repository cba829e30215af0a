"""The door: every verdict through the real store, green only from disk, and who decides in a close race."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from msgspec.structs import replace

from kiosk.core.codes import candidates
from kiosk.core.link import LinkState, Outcome
from kiosk.core.outbox import EntryState, IncidentKind
from kiosk.core.policy import Direction, DoorPolicy, Meaning, NoticeRule
from kiosk.core.presence import Certainty, EvidenceSource, InputMethod, RowKind
from kiosk.core.replies import Answered
from kiosk.core.tickets import Event, Listing, Ticket
from kiosk.core.verdict import Admit, AlreadyIn, Reason, Refer, VerdictKind
from kiosk.engine.controller import NotATicket
from kiosk.engine.decide import ScanRequest, decide
from kiosk.engine.errors import LostError, NotSentError, RefusedError, ServiceError, StoreError
from kiosk.engine.events import Checking, LateStop, ScanFailed, ScanTrouble, TroubleKind, VerdictGiven
from kiosk.engine.records import GuestPage, PageQuery
from kiosk.engine.undo import NotUndone, Undone, UndoWhy
from kiosk.engine.waiting_guests import PendingReply
from kiosk.store.profile import Profile
from tests.unit.engine.scripted import (
    IN_BEFORE,
    IN_NOW,
    Door,
    FailingStore,
    FakeClock,
    ScriptedService,
    hold_list,
    open_door,
    until,
)
from tests.unit.store.store_samples import NOW, TOMORROW, admit, page, store_list, ticket

LIST = [
    ticket("paid", "Ana García", order="O-1"),
    ticket("second", "Iker García", order="O-1"),
    ticket("cancelled", state="cancelled"),
    ticket("unpaid", state="unpaid"),
    ticket("odd", state="on_hold"),
    ticket("tomorrow", event=TOMORROW),
    replace(ticket("no-type"), ticket_type=None),
    ticket("no-event", event=None),
    ticket("twin-a", token="twins"),
    ticket("twin-b", token="twins"),
    ticket("stopped"),
    ticket("elsewhere", event=Event("elsewhere", Listing("other", "Other"))),
]


@asynccontextmanager
async def at_door(
    profile: Profile, *, tickets: list[Ticket] | None = None, **options: Any
) -> AsyncIterator[tuple[Door, ScriptedService, FakeClock]]:
    service, clock = ScriptedService(), FakeClock()
    await hold_list(profile, LIST if tickets is None else tickets)
    async with open_door(profile, service, clock, **options) as door:
        yield door, service, clock


async def scan(door: Door, code: str) -> VerdictGiven:
    given = await door.engine.scan(code, InputMethod.COMMAND_LINE)
    assert given is not None
    return given


async def kinds(door: Door, ticket_id: str) -> list[RowKind]:
    return [row.kind for row in await door.profile.at_door(lambda t: t.rows(ticket_id))]


POLICY = DoorPolicy(
    events=("tonight",),
    stop_list=("stopped",),
    notices=(NoticeRule(text="check ID", ticket_type="Standard"),),
)


@pytest.mark.parametrize(
    ("code", "kind", "why"),
    [
        ("paid", VerdictKind.ADMIT, None),
        ("token-paid", VerdictKind.ADMIT, None),
        ('{"ticket_id": "paid"}', VerdictKind.ADMIT, None),
        ("https://tickets.example/t/paid", VerdictKind.ADMIT, None),
        ("cancelled", VerdictKind.NOT_VALID, Reason.STATE_REFUSED),
        ("stopped", VerdictKind.NOT_VALID, Reason.STOP_LISTED),
        ("unpaid", VerdictKind.REFER, Reason.STATE_REFERRED),
        ("odd", VerdictKind.REFER, Reason.STATE_UNKNOWN),
        ("tomorrow", VerdictKind.WRONG_EVENT, Reason.OTHER_EVENT),
        ("elsewhere", VerdictKind.WRONG_EVENT, Reason.OTHER_EVENT),
        ("no-event", VerdictKind.REFER, Reason.EVENT_MISSING),
        ("no-type", VerdictKind.REFER, Reason.TYPE_MISSING),
        ("twins", VerdictKind.REFER, Reason.SEVERAL_MATCH),
        ("nobody", VerdictKind.UNKNOWN, Reason.NOT_ON_LIST),
        ("", VerdictKind.UNKNOWN, Reason.NOT_ON_LIST),
        ("🎟" * 3000, VerdictKind.UNKNOWN, Reason.NOT_ON_LIST),
        ("'; DROP TABLE ledger; --", VerdictKind.UNKNOWN, Reason.NOT_ON_LIST),
        ("../../etc/passwd", VerdictKind.UNKNOWN, Reason.NOT_ON_LIST),
    ],
)
async def test_each_code_has_its_verdict_and_only_an_admission_is_written_and_sent(
    profile: Profile, code: str, kind: VerdictKind, why: Reason | None
) -> None:
    async with at_door(profile, policy=POLICY) as (door, service, _):
        given = await scan(door, code)
        assert given.verdict.kind is kind
        assert getattr(given.verdict, "why", None) is why
        assert given.list_as_of == NOW + 1  # of the list of everything, whatever was asked of one event since
        assert door.heard(VerdictGiven) == [given]
        admitted = kind is VerdictKind.ADMIT
        assert service.asked == (["paid"] if admitted else [])
        assert bool(given.admission_id) is admitted
        assert given.certainty is (Certainty.CONFIRMED if admitted else Certainty.LOCAL)
        assert [entry.state for entry in await door.profile.outbox.entries(every=True)] == (
            [EntryState.CONFIRMED] if admitted else []
        )
        if isinstance(given.verdict, Admit):
            assert given.verdict.notices == ("check ID",)
            assert (given.order_size, given.order_inside) == (2, 1)
            assert [event.ticket.id for event in door.heard(Checking)] == ["paid"]
            row = await door.profile.ledger.row(given.admission_id)
            assert row is not None
            assert (row.door, row.how, row.account, row.on_duty, row.run) == (
                "Door A", "command_line", "host", "Mira", "run",
            )  # fmt: skip


async def test_ten_kilobytes_of_anything_get_a_verdict(profile: Profile) -> None:
    async with at_door(profile) as (door, _, __):
        given = await door.engine.present(bytes(range(256)) * 40, InputMethod.CAMERA)
        assert given is not None
        assert given.verdict.kind is VerdictKind.UNKNOWN


async def test_no_list_or_half_a_list_never_says_not_on_the_list(profile: Profile) -> None:
    async def work(door: Door, _: ScriptedService, __: FakeClock) -> None:
        given = await scan(door, "nobody")
        assert given.verdict == Refer(Reason.LIST_NOT_LOADED)
        assert given.list_as_of is None
        await store_list(profile, [ticket("T-1")])
        await profile.notes.put("account:mark", "host")
        assert (await scan(door, "T-1")).verdict.kind is VerdictKind.ADMIT
        assert (await scan(door, "nobody")).verdict.kind is VerdictKind.REFER

    service, clock = ScriptedService(), FakeClock()
    async with open_door(profile, service, clock, offline=True) as door:
        await work(door, service, clock)


async def test_the_second_scan_is_already_in_with_evidence(profile: Profile) -> None:
    async with at_door(profile) as (door, service, clock):
        first = await scan(door, "paid")
        clock.forward(60)
        again = (await scan(door, "paid")).verdict
        assert isinstance(again, AlreadyIn)
        assert again.evidence is not None
        assert (again.evidence.source, again.evidence.at, again.evidence.door) == (
            EvidenceSource.HERE,
            NOW,
            "Door A",
        )
        assert again.evidence.admission_id == first.admission_id
        assert service.asked == ["paid"]


async def test_a_vanished_ticket_and_a_foreign_gate_are_for_a_person(profile: Profile) -> None:
    async with at_door(profile) as (door, _, __):
        await profile._db.write(lambda c: c.execute("UPDATE tickets SET vanished = 1 WHERE id = 'second'"))
        vanished = (await scan(door, "second")).verdict
        assert isinstance(vanished, Refer)
        assert vanished.why is Reason.VANISHED
        door.session.policy = DoorPolicy(ticket_types=("VIP",), gates={"standard": "Door B"})
        gate = (await scan(door, "paid")).verdict
        assert (gate.kind, getattr(gate, "gate", "")) == (VerdictKind.WRONG_GATE, "Door B")


async def test_the_policy_may_admit_a_state_the_interface_leaves_open(profile: Profile) -> None:
    async with at_door(profile, policy=DoorPolicy(states={"unpaid": Meaning.ADMIT})) as (door, _, __):
        assert (await scan(door, "unpaid")).verdict.kind is VerdictKind.ADMIT


async def test_a_slow_service_is_waited_for_no_longer_than_the_budget_and_the_request_goes_on(
    profile: Profile,
) -> None:
    async with at_door(profile, confirm_ms=20) as (door, service, _):
        service.hold = asyncio.Event()
        service.always = IN_BEFORE
        given = await scan(door, "paid")
        assert (given.verdict.kind, given.certainty) == (VerdictKind.ADMIT, Certainty.LOCAL)
        assert door.watch.link.lapses == 1
        await until(lambda: service.flying == ["paid"])
        service.hold.set()
        await until(lambda: bool(door.heard(LateStop)))
        assert [stop.incident for stop in door.heard(LateStop)] == [IncidentKind.CONFLICT]
        assert [one.kind for one in await profile.incidents.recorded(every=False)] == [IncidentKind.CONFLICT]
        assert await kinds(door, "paid") == [RowKind.ADMISSION]
        assert service.asked == ["paid"]


async def test_in_already_before_green_turns_red_without_an_incident(profile: Profile) -> None:
    async with at_door(profile) as (door, service, _):
        service.always = IN_BEFORE
        given = await scan(door, "paid")
        assert isinstance(given.verdict, AlreadyIn)
        assert given.verdict.evidence is not None
        assert (given.verdict.evidence.source, given.verdict.evidence.at) == (EvidenceSource.SERVICE, None)
        assert given.certainty is Certainty.CONFIRMED
        assert await kinds(door, "paid") == [RowKind.ADMISSION, RowKind.OVERTURNED, RowKind.SEEN_INSIDE]
        assert await profile.incidents.recorded(every=True) == []
        assert door.heard(LateStop) == []
        assert await profile.ledger.inside(frozenset()) == 0
        assert [e.state for e in await profile.outbox.entries(every=True)] == [EntryState.OVERTURNED]
        again = (await scan(door, "paid")).verdict
        assert isinstance(again, AlreadyIn)
        assert again.evidence is not None
        assert again.evidence.source is EvidenceSource.SERVICE
        assert service.asked == ["paid"]  # known here now


async def test_an_answer_in_the_same_turn_as_the_end_of_the_wait_decides(profile: Profile) -> None:
    """The answer is acted on as overturned; the guest must not see green because the time was up as well."""
    async with at_door(profile, confirm_ms=50) as (door, service, _):
        loop = asyncio.get_running_loop()

        async def check_in(ticket_id: str) -> Answered:
            service.asked.append(ticket_id)
            deadline = loop.time() + 0.06
            while loop.time() < deadline:  # the loop stands still until the door's time is up, too,
                pass
            await asyncio.sleep(0)  # so that its next turn holds the answer and then the end of the wait
            return IN_BEFORE

        service.check_in = check_in  # type: ignore[method-assign]
        given = await scan(door, "paid")
        await door.uploader.settle()
        overturned = RowKind.OVERTURNED in await kinds(door, "paid")
        assert (given.verdict.kind is VerdictKind.ALREADY_IN) is overturned
        assert overturned is not bool(await profile.incidents.recorded(every=True))


@pytest.mark.parametrize("answer_first", [True, False])
async def test_who_comes_first_decides_what_staff_see(profile: Profile, *, answer_first: bool) -> None:
    """Both in one turn of the loop: the reply's task and the door's time-out, in either order."""
    async with at_door(profile, confirm_ms=30_000 if answer_first else 10) as (door, service, _):
        service.always = IN_BEFORE
        service.hold = asyncio.Event()
        scanning = asyncio.create_task(scan(door, "paid"), name="test scan")
        await until(lambda: service.flying == ["paid"])
        waiting = _waiting_of(door)
        if answer_first:
            service.hold.set()
            await until(waiting.answered.is_set)
        given = await scanning
        service.hold.set()
        await door.uploader.settle()
        overturned = RowKind.OVERTURNED in await kinds(door, "paid")
        assert overturned is answer_first
        assert given.verdict.kind is (VerdictKind.ALREADY_IN if answer_first else VerdictKind.ADMIT)
        assert len(await profile.incidents.recorded(every=True)) == (0 if answer_first else 1)


def _waiting_of(door: Door) -> Any:
    (task,) = [task for task in door.uploader._tasks if task.get_name() == "check-in live"]
    coroutine: Any = task.get_coro()
    return coroutine.cr_frame.f_locals["waiting"]


async def test_a_refused_check_in_is_said_beside_green(profile: Profile) -> None:
    async with at_door(profile) as (door, service, _):
        service.always = RefusedError("not permitted", status=403)
        given = await scan(door, "paid")
        assert (given.verdict.kind, given.certainty) == (VerdictKind.ADMIT, Certainty.LOCAL)
        assert given.trouble == ScanTrouble(TroubleKind.REFUSED, "403: not permitted")


@pytest.mark.parametrize("outcome", [Outcome.UNREACHABLE, Outcome.PORTAL, Outcome.UNAUTHORISED])
async def test_a_link_known_to_be_bad_keeps_nobody_waiting(profile: Profile, outcome: Outcome) -> None:
    async with at_door(profile) as (door, service, _):
        door.watch.note(outcome, 0.1, 0.6)
        given = await scan(door, "paid")
        assert (given.verdict.kind, given.certainty) == (VerdictKind.ADMIT, Certainty.LOCAL)
        assert service.asked == []
        assert door.heard(Checking) == []
        assert (await profile.outbox.count()).unsent == 1


async def test_three_lapses_end_the_waiting_and_what_is_sent_still_goes(profile: Profile) -> None:
    async with at_door(profile, tickets=[ticket(f"T-{n}") for n in range(4)], confirm_ms=10) as (
        door,
        service,
        _,
    ):
        service.hold = asyncio.Event()
        for ticket_id in ("T-0", "T-1", "T-2"):
            await scan(door, ticket_id)
        assert door.watch.state is LinkState.SLOW
        checking = len(door.heard(Checking))
        given = await scan(door, "T-3")
        assert given.certainty is Certainty.LOCAL
        assert len(door.heard(Checking)) == checking  # green at once
        await until(lambda: "T-3" in service.flying)
        service.hold.set()
        await door.uploader.settle()
        assert {e.state for e in await profile.outbox.entries(every=True)} == {EntryState.CONFIRMED}


async def test_a_check_in_for_another_account_is_not_sent_as_ours(profile: Profile) -> None:
    async with at_door(profile) as (door, service, clock):
        await store_list(profile, [ticket("theirs")], account="another", request=9)
        door.session.account = "another"
        asked = ScanRequest(candidates("theirs"), clock.now(), InputMethod.KEYBOARD, "a-1")
        at = await door.session.at()
        decided = await profile.at_door(lambda t: decide(t, asked, at))
        assert decided.entry is not None
        door.session.account = "host"
        assert await door.uploader.send_live(decided.entry, PendingReply()) is None
        assert service.asked == []
        assert [e.account for e in await profile.outbox.entries(every=True)] == ["another"]


async def test_who_paid_in_the_queue_is_admitted_after_a_second_look(profile: Profile) -> None:
    async with at_door(profile) as (door, service, _):
        door.watch.note(Outcome.ANSWERED, 0.1, 5.0)
        paid = ticket("unpaid", state="paid", updated_at=NOW - 1)
        service.pages = lambda query: page([paid, ticket("bought-now")] if query.offset == 0 else [])
        given = await scan(door, "unpaid")
        assert (given.verdict.kind, given.looked_again) == (VerdictKind.ADMIT, True)
        assert all(query.since for query in service.queries)
        assert (await scan(door, "bought-now")).verdict.kind is VerdictKind.ADMIT
        unknown = await scan(door, "nobody")
        assert (unknown.verdict.kind, unknown.looked_again) == (
            VerdictKind.UNKNOWN,
            False,
        )  # too soon after the last


async def test_a_recheck_over_its_budget_leaves_the_first_verdict(profile: Profile) -> None:
    async with at_door(profile) as (door, service, _):
        door.watch.note(Outcome.ANSWERED, 0.1, 5.0)
        budgets = replace(door.session.policy.budgets, recheck_ms=10)
        door.session.policy = replace(door.session.policy, budgets=budgets)

        async def slow(_: PageQuery) -> GuestPage:
            await asyncio.Event().wait()
            return page([])

        service.pages = slow
        given = await scan(door, "cancelled")
        assert (given.verdict.kind, given.looked_again) == (VerdictKind.NOT_VALID, False)


async def test_a_scan_the_disk_refused_is_said_and_never_green(failing: FailingStore) -> None:
    async with at_door(failing) as (door, service, _):
        failing.broken = frozenset({"at_door"})
        assert await door.engine.scan("paid", InputMethod.CAMERA) is None
        assert [event.text for event in door.heard(ScanFailed)] == ["the disk is full: nothing was recorded"]
        assert door.heard(VerdictGiven) == []
        assert service.asked == []
        failing.broken = frozenset()
        assert (await scan(door, "paid")).verdict.kind is VerdictKind.ADMIT


async def test_a_verdict_reads_nothing_beside_its_transaction(failing: FailingStore) -> None:
    async with at_door(failing) as (door, _, __):
        reads = ("guest", "order", "find", "rows", "row", "inside", "outbox_count", "covering", "incidents")
        failing.broken = frozenset(reads)
        given = await scan(door, "paid")
        assert (given.verdict.kind, given.order_size, given.order_inside) == (VerdictKind.ADMIT, 2, 1)
        assert door.heard(ScanFailed) == []
        failing.broken = frozenset()


@pytest.mark.parametrize(
    ("reply", "kind"), [(IN_NOW, VerdictKind.ADMIT), (IN_BEFORE, VerdictKind.ALREADY_IN)]
)
async def test_an_answer_that_cannot_be_written_decides_all_the_same_and_says_so(
    failing: FailingStore, reply: Answered, kind: VerdictKind
) -> None:
    async with at_door(failing) as (door, service, _):
        service.always = reply
        failing.broken = frozenset({"outbox.end_attempt"})
        given = await scan(door, "paid")
        assert (given.verdict.kind, given.certainty) == (kind, Certainty.CONFIRMED)
        assert given.trouble == ScanTrouble(
            TroubleKind.NOT_RECORDED, "the disk is full: nothing was recorded"
        )
        failing.broken = frozenset()


async def test_an_attempt_that_cannot_be_written_down_never_leaves(failing: FailingStore) -> None:
    async with at_door(failing) as (door, service, _):
        failing.broken = frozenset({"outbox.begin_attempt"})
        given = await scan(door, "paid")
        assert (given.verdict.kind, given.certainty) == (VerdictKind.ADMIT, Certainty.LOCAL)
        assert service.asked == []
        failing.broken = frozenset()


async def test_camera_and_hand_scanner_in_the_same_moment_admit_once_every_time(profile: Profile) -> None:
    everybody = [ticket(f"T-{n:04}") for n in range(300)]

    async def both(door: Door, ticket_id: str) -> tuple[VerdictGiven | None, ...]:
        return await asyncio.gather(
            door.engine.present(ticket_id.encode(), InputMethod.CAMERA),
            door.engine.present(f"token-{ticket_id}", InputMethod.HAND_SCANNER),
        )

    async with at_door(profile, tickets=everybody, offline=True) as (door, service, _):
        for n in range(0, 300, 50):
            for verdicts in await asyncio.gather(*(both(door, one.id) for one in everybody[n : n + 50])):
                said = sorted(given.verdict.kind for given in verdicts if given)
                assert said == [VerdictKind.ADMIT, VerdictKind.ALREADY_IN]
        rows = await profile._db.read(
            lambda c: c.execute("SELECT count(*), count(DISTINCT ticket_id) FROM ledger").fetchone()
        )
        assert rows == (300, 300)
        assert len(await profile.outbox.entries(every=True)) == 300
        assert service.asked == []


async def test_the_same_code_from_both_at_once_is_one_presentation(profile: Profile) -> None:
    async with at_door(profile) as (door, _, clock):
        both = await asyncio.gather(
            door.engine.present(b"paid", InputMethod.CAMERA),
            door.engine.present("paid", InputMethod.HAND_SCANNER),
        )
        assert sorted(given.verdict.kind for given in both if given) == [
            VerdictKind.ADMIT,
            VerdictKind.SAME_SCAN,
        ]
        assert await door.engine.present(b"paid", InputMethod.CAMERA) is None  # held in view
        clock.forward(1.0)
        held = await door.engine.present(b"paid", InputMethod.CAMERA)
        assert held is not None
        assert held.verdict.kind is VerdictKind.SAME_SCAN
        clock.forward(1.6)
        again = await door.engine.present(b"paid", InputMethod.CAMERA)
        assert again is not None
        assert again.verdict.kind is VerdictKind.ALREADY_IN
        typed = [await door.engine.present("second", InputMethod.KEYBOARD) for _ in range(2)]
        assert [given and given.verdict.kind for given in typed] == [
            VerdictKind.ADMIT,
            VerdictKind.ALREADY_IN,
        ]


async def test_fifty_scans_without_a_network_all_arrive_later(profile: Profile) -> None:
    everybody = [ticket(f"T-{n}") for n in range(50)]
    async with at_door(profile, tickets=everybody, offline=True) as (door, service, _):
        for one in everybody:
            assert (await scan(door, one.id)).verdict.kind is VerdictKind.ADMIT
            assert (await scan(door, one.id)).verdict.kind is VerdictKind.ALREADY_IN
        assert (await profile.outbox.count()).unsent == 50
        assert service.asked == []
        await door.uploader.drain(lambda: False)
        assert sorted(service.asked) == sorted(one.id for one in everybody)
        assert (await profile.outbox.count()).unsent == 0
        assert await profile.outbox.entries(every=False) == []


async def test_a_rescan_after_a_restart_is_the_same_admission(profile: Profile) -> None:
    async with at_door(profile, offline=True) as (door, _, clock):
        before = await scan(door, "paid")
        clock.forward(300)
        service = ScriptedService()
        async with open_door(profile, service, clock, run="next") as restarted:
            assert [row.id for row in await restarted.controller.queries.unshown()] == [before.admission_id]
            again = await scan(restarted, "paid")
            assert isinstance(again.verdict, Admit)
            assert again.verdict.recorded is not None
            assert again.admission_id == before.admission_id
            restarted.engine.shown(again.admission_id)
            await restarted.engine.settle()
            assert (await scan(restarted, "paid")).verdict.kind is VerdictKind.ALREADY_IN
            assert await restarted.controller.queries.unshown() == []
        assert await kinds(door, "paid") == [RowKind.ADMISSION]
        assert len(await profile.outbox.entries(every=True)) == 1


async def test_what_was_shown_or_is_old_is_already_in_after_a_restart(profile: Profile) -> None:
    async with at_door(profile, offline=True) as (door, _, clock):
        shown, old = await scan(door, "paid"), await scan(door, "second")
        door.engine.shown(shown.admission_id)
        await door.engine.settle()
        async with open_door(profile, ScriptedService(), clock, run="next") as restarted:
            assert (await scan(restarted, "paid")).verdict.kind is VerdictKind.ALREADY_IN
            clock.forward(601)
            assert (await scan(restarted, "second")).verdict.kind is VerdictKind.ALREADY_IN
            assert await restarted.controller.queries.unshown() == []
        assert old.admission_id


async def test_undo_withdraws_what_has_not_left_and_the_next_scan_queues_again(profile: Profile) -> None:
    async with at_door(profile, offline=True) as (door, service, _):
        first = await scan(door, "paid")
        undone = await door.engine.undo(first.admission_id)
        assert isinstance(undone, Undone)
        assert not undone.left
        assert await door.engine.undo(first.admission_id) == NotUndone(UndoWhy.BEFORE)
        assert await door.engine.undo("unknown") == NotUndone(UndoWhy.NO_ADMISSION)
        assert await door.engine.undo(undone.row.id) == NotUndone(UndoWhy.NO_ADMISSION)
        second = await scan(door, "paid")
        assert second.verdict.kind is VerdictKind.ADMIT
        states = [entry.state for entry in await profile.outbox.entries(every=True)]
        assert states == [EntryState.WITHDRAWN, EntryState.WAITING]
        await door.uploader.drain(lambda: False)
        assert service.asked == ["paid"]


async def test_undo_after_the_check_in_left_keeps_it_and_the_next_scan_queues_none(profile: Profile) -> None:
    async with at_door(profile) as (door, service, _):
        first = await scan(door, "paid")
        undone = await door.engine.undo(first.admission_id)
        assert isinstance(undone, Undone)
        assert undone.left
        assert (await scan(door, "paid")).verdict.kind is VerdictKind.ADMIT
        assert service.asked == ["paid"]
        assert [entry.state for entry in await profile.outbox.entries(every=True)] == [EntryState.CONFIRMED]


async def test_undo_while_the_check_in_is_in_flight_says_that_it_left(profile: Profile) -> None:
    async with at_door(profile, confirm_ms=10) as (door, service, _):
        service.hold = asyncio.Event()
        first = await scan(door, "paid")
        await until(lambda: service.asked == ["paid"])
        undone = await door.controller.undo(first.admission_id)
        assert isinstance(undone, Undone)
        assert undone.left
        service.hold.set()
        await door.uploader.settle()
        assert [entry.state for entry in await profile.outbox.entries(every=True)] == [EntryState.CONFIRMED]


@pytest.mark.parametrize(
    ("reply", "again", "left"),
    [
        (NotSentError("no connection"), False, EntryState.WITHDRAWN),
        (NotSentError("no connection"), True, EntryState.WAITING),
        (RefusedError("not permitted", status=403), False, EntryState.WITHDRAWN),
        (RefusedError("not permitted", status=403), True, EntryState.NEEDS_ATTENTION),
        (LostError("the connection broke"), False, EntryState.WAITING),
    ],
)
async def test_a_check_in_that_was_never_taken_is_not_sent_once_it_was_undone(
    profile: Profile, reply: ServiceError, *, again: bool, left: EntryState
) -> None:
    """It was on its way when its admission was undone; what may have arrived, or is needed again, goes on."""
    async with at_door(profile, confirm_ms=10) as (door, service, _):
        service.hold, service.always = asyncio.Event(), reply
        first = await scan(door, "paid")
        await until(lambda: service.asked == ["paid"])
        undone = await door.controller.undo(first.admission_id)
        assert isinstance(undone, Undone)
        assert undone.left
        if again:
            assert (await scan(door, "paid")).verdict.kind is VerdictKind.ADMIT
        service.hold.set()
        await door.uploader.settle()
        assert [entry.state for entry in await profile.outbox.entries(every=True)] == [left]


@pytest.mark.parametrize("undone_first", [True, False])
async def test_nobody_looks_for_a_double_that_was_undone_before_its_answer(
    profile: Profile, *, undone_first: bool
) -> None:
    """The row that says the guest is in somewhere is the service's word, and nobody's at this door."""
    async with at_door(profile, confirm_ms=10) as (door, service, clock):
        service.hold, service.replies["paid"] = asyncio.Event(), [IN_BEFORE]
        first = await scan(door, "paid")
        await until(lambda: service.asked == ["paid"])
        if undone_first:
            assert isinstance(await door.controller.undo(first.admission_id), Undone)
        service.hold.set()
        await door.uploader.settle()
        if not undone_first:
            clock.forward(3600.0)
            assert isinstance(await door.controller.undo(first.admission_id), Undone)
        assert [one.kind for one in await profile.incidents.recorded(every=False)] == [IncidentKind.CONFLICT]
        assert len(door.heard(LateStop)) == (0 if undone_first else 1)
        (seen,) = [row for row in await profile.ledger.rows("paid") if row.kind is RowKind.SEEN_INSIDE]
        assert (seen.how, seen.supervisor) == ("", "")


async def test_whoever_came_in_after_the_undo_is_looked_for(profile: Profile) -> None:
    async with at_door(profile, confirm_ms=10) as (door, service, _clock):
        service.hold, service.replies["paid"] = asyncio.Event(), [IN_BEFORE]
        first = await scan(door, "paid")
        await until(lambda: service.asked == ["paid"])
        assert isinstance(await door.controller.undo(first.admission_id), Undone)
        again = await scan(door, "paid")
        assert again.verdict.kind is VerdictKind.ADMIT
        assert again.admission_id != first.admission_id
        service.hold.set()
        await door.uploader.settle()
        assert [stop.incident for stop in door.heard(LateStop)] == [IncidentKind.CONFLICT]


async def test_out_and_in_again_is_told_to_the_service_once(profile: Profile) -> None:
    async with at_door(profile, policy=DoorPolicy(entries={"*": "again"})) as (door, service, clock):
        assert (await scan(door, "paid")).verdict.kind is VerdictKind.ADMIT
        options: dict[str, Any] = {"direction": Direction.EXIT, "run": "exit"}
        async with open_door(profile, service, clock, **options) as way_out:
            assert (await scan(way_out, "paid")).verdict.kind is VerdictKind.EXIT
            assert (await scan(way_out, "paid")).verdict.kind is VerdictKind.NOT_INSIDE
            assert (await scan(way_out, "cancelled")).verdict.kind is VerdictKind.EXIT  # nobody is kept in
            assert (await scan(way_out, "nobody")).verdict.kind is VerdictKind.UNKNOWN
            assert (await scan(way_out, "twins")).verdict.kind is VerdictKind.REFER
        again = await scan(door, "paid")
        assert (again.verdict.kind, again.certainty) == (VerdictKind.ADMIT, Certainty.LOCAL)
        assert (await scan(door, "paid")).verdict.kind is VerdictKind.ALREADY_IN
        assert service.asked == ["paid"]
        assert await kinds(door, "paid") == [RowKind.ADMISSION, RowKind.EXIT, RowKind.ADMISSION]


async def test_once_means_once_even_after_an_exit(profile: Profile) -> None:
    async with at_door(profile) as (door, service, clock):
        await scan(door, "paid")
        async with open_door(profile, service, clock, direction=Direction.EXIT, run="exit") as way_out:
            await scan(way_out, "paid")
        again = (await scan(door, "paid")).verdict
        assert isinstance(again, AlreadyIn)
        assert again.why is Reason.NO_FURTHER_ENTRY


async def test_a_guest_picked_by_hand_is_judged_like_any_other(profile: Profile) -> None:
    async with at_door(profile) as (door, _, __):
        given = await door.controller.admit("twin-a")
        assert given is not None
        assert (given.verdict.kind, given.how) == (VerdictKind.ADMIT, InputMethod.SEARCH)
        assert await door.controller.typed("Ana García") == NotATicket()
        typed = await door.controller.typed(" paid ")
        assert isinstance(typed, VerdictGiven)
        assert (typed.verdict.kind, typed.how) == (VerdictKind.ADMIT, InputMethod.KEYBOARD)


async def test_a_scan_given_up_in_the_middle_shows_nothing_and_loses_nothing(profile: Profile) -> None:
    async with at_door(profile) as (door, service, _):
        service.hold = asyncio.Event()
        scanning = asyncio.create_task(scan(door, "paid"), name="test scan")
        await until(lambda: service.flying == ["paid"])
        scanning.cancel()
        await asyncio.gather(scanning, return_exceptions=True)
        service.always = IN_BEFORE
        service.hold.set()
        await door.uploader.settle()
        assert door.heard(VerdictGiven) == []
        assert await kinds(door, "paid") == [RowKind.ADMISSION, RowKind.OVERTURNED, RowKind.SEEN_INSIDE]


async def test_a_disk_that_fails_while_shown_is_noted_is_no_fault(failing: FailingStore) -> None:
    async with at_door(failing) as (door, _, __):
        given = await scan(door, "paid")
        failing.broken = frozenset({"ledger.mark_shown"})
        door.engine.shown(given.admission_id)
        await door.engine.settle()
        failing.broken = frozenset()
        row = await failing.ledger.row(given.admission_id)
        assert row is not None
        assert not row.shown


async def test_an_open_admission_cannot_be_written_over(profile: Profile) -> None:
    async with at_door(profile):
        await admit(profile, "a-1", "paid")
        with pytest.raises(StoreError):
            await admit(profile, "a-2", "paid")
