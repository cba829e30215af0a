"""What screens behind the lane read: recent scans, the outbox with guests, arrivals, the file's health."""

import asyncio

import pytest
from msgspec.structs import replace

from kiosk.core.outbox import EntryState
from kiosk.core.presence import LedgerRow, RowKind
from kiosk.core.scan_search import ScanSearch
from kiosk.core.tickets import TicketType
from kiosk.engine.records import AdmissionStatus, Arrivals, OffListed, OutboxLine, Tally
from kiosk.engine.scans_told import RecentScan, ScanPlace, ScanTold
from kiosk.store.ledger import MOST_BUCKETS
from kiosk.store.profile import Profile
from kiosk.store.ticket_rows import add_handed
from tests.unit.store.store_samples import NOW, admission, admit, check_in, complete_list, ending, ticket

EVERY: frozenset[str] = frozenset()
VIP = replace(ticket("T-2", "Chloé Dubois"), ticket_type=TicketType("vip", "VIP"))
NO_NAME = replace(ticket("T-3"), ticket_type=TicketType("type-9"))
NO_TYPE = replace(ticket("T-4"), ticket_type=None)


async def add(profile: Profile, *rows: LedgerRow) -> None:
    for row in rows:
        await profile.at_door(lambda transaction, row=row: transaction.add(row))  # type: ignore[misc]


async def state(profile: Profile, admission_id: str, reached: EntryState) -> None:
    await profile.outbox.change(admission_id, lambda entry: replace(entry, state=reached))


async def recent(profile: Profile, limit: int = 10) -> list[ScanTold]:
    return list((await profile.scans.page(ScanSearch(), ScanPlace(), limit, "host")).scans)


async def list_off(profile: Profile, row_id: str, name: str) -> LedgerRow:
    row = replace(admission(row_id, "", event=""), kind=RowKind.OFF_LIST)
    await profile.at_door(lambda transaction: transaction.list_off(OffListed(row, f"code-{row_id}", name)))
    return row


async def test_recent_scans_come_newest_first_with_their_guests_and_marks(profile: Profile) -> None:
    await complete_list(profile, [ticket("T-1"), VIP])
    assert await recent(profile) == []
    await admit(profile, "a-1", "T-1")
    await state(profile, "a-1", EntryState.CONFIRMED)
    out = ending("e-1", RowKind.EXIT, "T-1", "a-1")
    again = admission("a-2", "gone", at=NOW + 2)
    over = replace(admission("o-1", "T-2", at=NOW + 3), kind=RowKind.OVERRIDE)
    await add(profile, out, again, over)
    await add(profile, ending("u-1", RowKind.UNDO, "T-2", "o-1"))
    walked_in = await list_off(profile, "l-1", "Tom")

    assert await recent(profile) == [
        RecentScan(over, VIP, status=AdmissionStatus(taken_back=True)),
        RecentScan(again),
        RecentScan(out, ticket("T-1")),
        RecentScan(walked_in, name="Tom"),
        RecentScan(admission("a-1", "T-1"), ticket("T-1"), status=AdmissionStatus(EntryState.CONFIRMED)),
    ]
    assert [scan.row.id for scan in await recent(profile, 2) if isinstance(scan, RecentScan)] == [
        "o-1",
        "l-1",
    ]


async def test_arrivals_go_by_the_type_that_a_ticket_has_now(profile: Profile) -> None:
    await complete_list(profile, [ticket("T-1")])
    await admit(profile, "a-1", "T-1")
    changed = replace(ticket("T-1"), ticket_type=TicketType("vip", "VIP"), updated_at=NOW)
    await complete_list(profile, [changed], pass_no=2)
    arrivals = await profile.ledger.arrivals(EVERY, NOW - 60, NOW + 60, 60)
    assert arrivals.by_ticket_type == (Tally("VIP", 1),)


async def test_an_admission_undone_after_its_guest_left_is_marked_as_undone(profile: Profile) -> None:
    await add(profile, admission("a-1", "T-1"), ending("e-1", RowKind.EXIT, "T-1", "a-1"))
    await add(profile, ending("u-1", RowKind.UNDO, "T-1", "a-1"))
    told = [scan for scan in await recent(profile) if isinstance(scan, RecentScan)]
    assert {scan.row.id: scan.status.taken_back for scan in told} == {
        "a-1": True,
        "e-1": False,
    }


async def test_what_was_never_green_and_what_came_from_elsewhere_is_no_recent_scan(profile: Profile) -> None:
    await add(profile, admission("a-1", "T-1"), ending("v-1", RowKind.OVERTURNED, "T-1", "a-1"))
    await add(profile, ending("s-1", RowKind.SEEN_INSIDE, "T-1", ""))
    handed = [(admission("h-1", "T-2"), None)]
    await profile._db.write(lambda c: add_handed(c, "T-2", handed))
    assert await recent(profile) == []


async def test_who_was_off_the_list_is_shown_once_when_the_ticket_turned_up(profile: Profile) -> None:
    await complete_list(profile, [VIP])
    first = await list_off(profile, "l-1", "Chloé")
    later = admission("a-9", "T-9", at=NOW + 60)
    await add(profile, later)
    found = replace(admission("a-1", "T-2"), concerns="l-1")
    await add(profile, found)
    await profile.at_door(lambda t: t.settle_off_list(OffListed(first, "code-l-1", "Chloé", "a-1")))
    assert await recent(profile) == [RecentScan(later), RecentScan(found, VIP)]
    told = await profile.ledger.arrivals(EVERY, NOW, NOW + 60, 60)
    assert (told.people, told.inside) == ((1, 1), 2)


async def test_outbox_lines_have_their_tickets(profile: Profile) -> None:
    await complete_list(profile, [VIP])
    for number, ticket_id in enumerate(("T-2", "gone", "T-5")):
        await admit(profile, f"a-{number}", ticket_id)
    await state(profile, "a-1", EntryState.NEEDS_ATTENTION)
    await state(profile, "a-2", EntryState.CONFIRMED)
    waiting = OutboxLine(check_in("a-0", "T-2"), VIP)
    refused = OutboxLine(replace(check_in("a-1", "gone"), state=EntryState.NEEDS_ATTENTION))
    sent = OutboxLine(replace(check_in("a-2", "T-5"), state=EntryState.CONFIRMED))
    assert await profile.outbox.lines(every=False) == [waiting, refused]
    assert await profile.outbox.lines(every=True) == [waiting, refused, sent]


async def test_arrivals_are_counted_by_time_type_and_door(profile: Profile) -> None:
    await complete_list(profile, [ticket("T-1"), VIP, NO_NAME, NO_TYPE])
    await add(
        profile,
        admission("before", "T-0", at=NOW - 1),
        admission("a-1", "T-1", at=NOW),
        replace(admission("a-2", "T-2", at=NOW + 59), door="Door B"),
        replace(admission("a-3", "T-2", at=NOW + 60), kind=RowKind.OVERRIDE),
        admission("a-4", "T-3", at=NOW + 180),
        admission("a-5", "T-4", at=NOW + 181),
        admission("a-6", "purged", at=NOW + 250),  # by a clock that was set back since
        admission("undone", "T-7", at=NOW + 20),
        ending("u", RowKind.UNDO, "T-7", "undone"),
        admission("overturned", "T-8", at=NOW + 20),
        ending("v", RowKind.OVERTURNED, "T-8", "overturned"),
        ending("out", RowKind.EXIT, "T-1", "a-1"),
        admission("elsewhere", "T-9", at=NOW + 20, event="tomorrow"),
    )
    tonight = await profile.ledger.arrivals(frozenset({"tonight"}), NOW, NOW + 239.9, 60.0)
    assert tonight == Arrivals(
        NOW,
        60.0,
        (2, 1, 0, 3),
        (Tally("", 2), Tally("VIP", 2), Tally("Standard", 1), Tally("type-9", 1)),
        (Tally("Door A", 5), Tally("Door B", 1)),
        inside=6,
    )
    every = await profile.ledger.arrivals(EVERY, NOW, NOW + 239.9, 60.0)
    assert (every.people, every.inside) == ((3, 1, 0, 3), 7)


@pytest.mark.parametrize(
    ("since", "bucket_s", "buckets", "as_counted_s"),
    [
        (NOW - 90, 60.0, 2, 60.0),
        (NOW + 5, 60.0, 1, 60.0),
        (NOW - 4, 0.0, 5, 1.0),
        (0.0, 60.0, MOST_BUCKETS, NOW / (MOST_BUCKETS - 1)),
    ],
)
def test_no_question_makes_too_many_buckets(
    profile: Profile, since: float, bucket_s: float, buckets: int, as_counted_s: float
) -> None:
    asyncio.run(add(profile, admission("a-1", "T-1", at=NOW)))
    told = asyncio.run(profile.ledger.arrivals(EVERY, since, NOW, bucket_s))
    assert (len(told.people), told.bucket_s) == (buckets, as_counted_s)
    assert sum(told.people) == (since <= NOW)
    assert told.people[-1] == (since <= NOW)


async def test_a_long_report_keeps_no_scan_waiting(profile: Profile) -> None:
    """The reader that scans wait for answers while a report is still under way."""
    going_on = asyncio.Event()
    loop = asyncio.get_running_loop()
    may_end = asyncio.Event()

    def long(_: object) -> None:
        loop.call_soon_threadsafe(going_on.set)
        asyncio.run_coroutine_threadsafe(may_end.wait(), loop).result(timeout=10)

    report = asyncio.create_task(profile._db.report(long))
    await going_on.wait()
    assert await profile.guests.get("T-1") is None
    assert await profile.ledger.row("a-1") is None
    assert not report.done()
    may_end.set()
    await report
    assert await profile.faults() == []
