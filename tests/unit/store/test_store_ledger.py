"""Ledger, outbox and incidents: one open admission a ticket, attempts, what is due and what is owed."""

from collections.abc import Awaitable, Callable
from functools import partial
from random import Random
from typing import Any, TypeVar

import pytest
from msgspec.structs import replace

from kiosk.core.outbox import Attempt, EntryState, IncidentKind
from kiosk.core.presence import LedgerRow, RowKind, presence_of
from kiosk.engine.errors import StoreError
from kiosk.engine.ports import Transaction
from kiosk.engine.records import Ending, Incident, OutboxCount
from kiosk.store.connection import Connection
from kiosk.store.database import Database
from kiosk.store.outbox import OutboxStore
from kiosk.store.outbox_rows import put_entry
from kiosk.store.profile import Profile
from kiosk.store.ticket_rows import add_handed
from kiosk.store.turns import Priority
from tests.unit.store.store_samples import NOW, admission, admit, check_in, ending

T = TypeVar("T")
NOBODY: frozenset[str] = frozenset()


async def due_ids(
    profile: Profile, now: float = NOW, limit: int = 10, busy: frozenset[str] = NOBODY, account: str = "host"
) -> list[str]:
    return [entry.admission_id for entry in await profile.outbox.due(account, now, limit, busy)]


async def attempt(profile: Profile, admission_id: str, *, ambiguous: bool, **changes: Any) -> None:
    begun = await profile.outbox.begin_attempt(admission_id, NOW)
    assert begun is not None
    after = replace(begun[0], **{"state": EntryState.WAITING, **changes})
    await profile.outbox.end_attempt(
        admission_id, NOW + 1, ambiguous=ambiguous, conclude=lambda _: Ending(after)
    )


async def test_a_ticket_has_one_open_admission(profile: Profile) -> None:
    await admit(profile, "a-1", "T-1")
    with pytest.raises(StoreError, match="open admission"):
        await admit(profile, "a-2", "T-1")
    assert await profile.ledger.row("a-2") is None
    assert await profile.outbox.entry("a-2") is None


@pytest.mark.parametrize("kind", [RowKind.EXIT, RowKind.UNDO, RowKind.OVERTURNED])
async def test_what_ends_an_admission_frees_the_ticket(profile: Profile, kind: RowKind) -> None:
    await admit(profile, "a-1", "T-1")
    await profile.at_door(lambda t: t.add(ending("e-1", kind, "T-1", "a-1")))
    assert await profile.ledger.inside(frozenset()) == 0
    await admit(profile, "a-2", "T-1")
    assert await profile.ledger.inside(frozenset({"tonight"})) == 1
    assert await profile.ledger.inside(frozenset({"tomorrow"})) == 0
    assert [row.id for row in await profile.at_door(lambda t: t.rows("T-1"))] == ["a-1", "e-1", "a-2"]


async def test_a_row_comes_back_as_it_was_written(profile: Profile) -> None:
    row = replace(admission("a-1", "T-1"), on_duty="Mira", reason="because", concerns="x")
    await profile.at_door(lambda t: t.add(row))
    assert await profile.ledger.row("a-1") == row
    await profile.ledger.mark_shown(["a-1", "unknown"])
    assert await profile.ledger.row("a-1") == replace(row, shown=True)


def _add(row: LedgerRow, transaction: Transaction) -> None:
    transaction.add(row)


async def test_unshown_lists_what_an_earlier_run_left(profile: Profile) -> None:
    for row in (
        admission("old", "T-1", at=NOW - 700, run="before"),
        admission("left", "T-2", run="before"),
        admission("seen", "T-3", run="before"),
        admission("undone", "T-4", run="before"),
        admission("mine", "T-5", run="now"),
    ):
        await profile.at_door(partial(_add, row))
    await profile.ledger.mark_shown(["seen"])
    await profile.at_door(lambda t: t.add(ending("u", RowKind.UNDO, "T-4", "undone")))
    assert [row.id for row in await profile.ledger.unshown("now", NOW - 600)] == ["left"]


async def test_an_attempt_is_on_disk_before_it_leaves(profile: Profile) -> None:
    await admit(profile, "a-1", "T-1")
    begun = await profile.outbox.begin_attempt("a-1", NOW)
    assert begun is not None
    entry, earlier = begun
    assert (entry.state, entry.attempts, earlier) == (EntryState.SENDING, 1, ())
    assert await profile.outbox.entry("a-1") == entry
    assert await profile.at_door(lambda t: t.attempts("T-1")) == (Attempt(NOW, None, ambiguous=True),)
    assert await profile.outbox.begin_attempt("a-1", NOW) is None  # one in flight
    assert await due_ids(profile) == []


async def test_another_entry_of_the_ticket_waits_for_the_one_in_flight(profile: Profile) -> None:
    await admit(profile, "a-1", "T-1")
    await profile.at_door(lambda t: t.add(ending("e-1", RowKind.EXIT, "T-1", "a-1")))
    await admit(profile, "a-2", "T-1")
    assert await due_ids(profile) == ["a-1"]
    assert await profile.outbox.begin_attempt("a-1", NOW) is not None
    assert await profile.outbox.begin_attempt("a-2", NOW) is None


@pytest.mark.parametrize(
    "state", [EntryState.CONFIRMED, EntryState.CONFLICT, EntryState.NEEDS_ATTENTION, EntryState.WITHDRAWN]
)
async def test_what_is_settled_is_not_sent(profile: Profile, state: EntryState) -> None:
    await admit(profile, "a-1", "T-1")
    await attempt(profile, "a-1", ambiguous=False, state=state)
    assert await profile.outbox.begin_attempt("a-1", NOW) is None
    assert await due_ids(profile) == []
    assert await profile.outbox.begin_attempt("unknown", NOW) is None


async def test_the_next_attempt_knows_how_those_before_it_ended(profile: Profile) -> None:
    await admit(profile, "a-1", "T-1")
    await attempt(profile, "a-1", ambiguous=True)
    await attempt(profile, "a-1", ambiguous=False)
    begun = await profile.outbox.begin_attempt("a-1", NOW)
    assert begun is not None
    assert begun[1] == (Attempt(NOW, NOW + 1, ambiguous=True), Attempt(NOW, NOW + 1, ambiguous=False))


async def test_an_attempt_cut_off_stays_ambiguous_when_a_later_one_ends(profile: Profile) -> None:
    await admit(profile, "a-1", "T-1")
    await profile.outbox.begin_attempt("a-1", NOW)
    await profile.outbox.change("a-1", lambda e: replace(e, state=EntryState.WAITING))
    await attempt(profile, "a-1", ambiguous=False)
    attempts = await profile.at_door(lambda t: t.attempts("T-1"))
    assert attempts == (Attempt(NOW, None, ambiguous=True), Attempt(NOW, NOW + 1, ambiguous=False))


async def test_the_end_of_an_attempt_is_written_whole_or_not_at_all(profile: Profile) -> None:
    incident = Incident("i-1", IncidentKind.CONFLICT, NOW, "T-1", "a-1", {"what": "so", "attempts": 1})
    await admit(profile, "a-1", "T-1")
    begun = await profile.outbox.begin_attempt("a-1", NOW)
    assert begun is not None
    after = replace(begun[0], state=EntryState.CONFLICT)
    twice = (ending("e-1", RowKind.OVERTURNED, "T-1", "a-1"),) * 2
    whole = Ending(after, twice, (incident,))
    with pytest.raises(StoreError):
        await profile.outbox.end_attempt("a-1", NOW, ambiguous=False, conclude=lambda _: whole)
    assert await profile.outbox.entry("a-1") == begun[0]
    assert await profile.incidents.recorded(every=True) == []
    once = Ending(after, twice[:1], (incident,))
    assert await profile.outbox.end_attempt("a-1", NOW, ambiguous=False, conclude=lambda _: once) == once
    assert await profile.outbox.entry("a-1") == after
    assert await profile.incidents.recorded(every=False) == [incident]


async def test_recover_makes_what_was_being_sent_due_again(profile: Profile) -> None:
    for number in range(3):
        await admit(profile, f"a-{number}", f"T-{number}")
    await profile.outbox.begin_attempt("a-0", NOW)
    await profile.outbox.begin_attempt("a-1", NOW)
    await profile.outbox.change("a-1", lambda e: replace(e, corrections=1))
    assert await profile.outbox.recover() == 2
    states = [(await profile.outbox.entry(f"a-{n}")).state for n in range(3)]  # type: ignore[union-attr]
    assert states == [EntryState.WAITING, EntryState.CORRECTING, EntryState.WAITING]
    assert await profile.at_door(lambda t: t.attempts("T-0")) == (Attempt(NOW, NOW, ambiguous=True),)
    assert await profile.outbox.recover() == 0
    assert sorted(await due_ids(profile)) == ["a-0", "a-1", "a-2"]


async def test_the_longest_due_goes_first_and_one_a_ticket(profile: Profile) -> None:
    for row_id, at in (("late", NOW - 1), ("first", NOW - 9), ("later", NOW + 1), ("second", NOW - 5)):
        await admit(profile, row_id, f"T-{row_id}", due=at)
    await admit(profile, "foreign", "T-9", account="another")
    assert await due_ids(profile) == ["first", "second", "late"]
    assert await due_ids(profile, limit=1) == ["first"]
    assert await due_ids(profile, busy=frozenset({"T-first"})) == ["second", "late"]
    assert await due_ids(profile, account="another") == ["foreign"]
    assert await due_ids(profile, limit=0) == []
    assert await profile.outbox.next_due("host", NOW) == NOW - 9
    assert await profile.outbox.next_due("another", NOW) == 0.0
    assert await profile.outbox.next_due("nobody", NOW) is None


async def test_one_that_fails_goes_behind_the_others(profile: Profile) -> None:
    for number in range(3):
        await admit(profile, f"a-{number}", f"T-{number}")
    await attempt(profile, "a-0", ambiguous=True, due=NOW - 1)
    assert await due_ids(profile) == ["a-1", "a-2", "a-0"]


async def test_what_is_being_sent_is_not_what_is_next(profile: Profile) -> None:
    await admit(profile, "a-0", "T-0")
    await admit(profile, "a-1", "T-1", due=NOW + 30)
    await profile.outbox.begin_attempt("a-0", NOW)
    assert await profile.outbox.next_due("host", NOW) == NOW + 30


@pytest.mark.parametrize(
    ("ahead_s", "is_due"), [(1.0, False), (3600.0, False), (3601.0, True), (86400.0, True)]
)
async def test_a_due_time_beyond_the_longest_wait_came_from_a_clock_that_jumped(
    profile: Profile, ahead_s: float, *, is_due: bool
) -> None:
    await admit(profile, "a-0", "T-0", due=NOW + ahead_s)
    assert await due_ids(profile) == (["a-0"] if is_due else [])


class CountedDatabase(Database):
    """Another one's, with everything asked of its writer, and the last work's steps counted."""

    def __init__(self, database: Database) -> None:
        self._counted = database
        self.thousands_of_steps = 0

    async def write(self, work: Callable[[Connection], T], priority: Priority = Priority.NORMAL) -> T:
        def count() -> int:
            self.thousands_of_steps += 1
            return 0

        def counted(connection: Connection) -> T:
            self.thousands_of_steps = 0
            connection.set_progress_handler(count, 1000)
            result = work(connection)
            connection.set_progress_handler(None, 1000)
            return result

        return await self._counted.write(counted, priority)

    async def read(self, work: Callable[[Connection], T], priority: Priority = Priority.NORMAL) -> T:
        return await self.write(work, priority)

    async def read_many(self, work: Callable[[Connection], T]) -> T:
        return await self.write(work)


async def test_fifty_thousand_entries_do_not_slow_what_is_asked_for_each_check_in(profile: Profile) -> None:
    """Counted in the database's own steps, so that a busy machine changes nothing."""

    def fill(connection: Connection) -> None:
        connection.execute("PRAGMA defer_foreign_keys = ON")
        for number in range(50_000):
            put_entry(connection, check_in(f"a-{number}", f"T-{number}", due=NOW + 60))
        connection.execute(
            "INSERT INTO ledger (id, kind, ticket_id, event_id, account, at, door, how, on_duty, concerns,"
            " reason, run) SELECT admission_id, 'admission', ticket_id, '', '', 0, '', '', '', '', '', ''"
            " FROM outbox"
        )

    counted = CountedDatabase(profile._db)
    outbox = OutboxStore(counted)
    asked: list[Callable[[], Awaitable[object]]] = [
        lambda: outbox.due("host", NOW, 7, frozenset()),
        lambda: outbox.due("host", NOW + 60, 7, frozenset({"T-1"})),
        lambda: outbox.next_due("host", NOW),
        lambda: outbox.begin_attempt("a-49999", NOW, 0.0),
        outbox.recover,
    ]
    await profile._db.write(fill)
    for one in asked:
        await one()
        assert counted.thousands_of_steps <= 1
    await outbox.entries(every=False)
    assert counted.thousands_of_steps > 100


async def test_counts_and_lists_of_what_is_owed(profile: Profile) -> None:
    assert await profile.outbox.count() == OutboxCount()
    for number in range(4):
        await admit(profile, f"a-{number}", f"T-{number}")
    await attempt(profile, "a-0", ambiguous=False, state=EntryState.CONFIRMED)
    await attempt(profile, "a-1", ambiguous=False, state=EntryState.NEEDS_ATTENTION)
    assert await profile.outbox.count() == OutboxCount(unsent=2, oldest=NOW, needs_attention=1)
    assert [e.admission_id for e in await profile.outbox.entries(every=False)] == ["a-1", "a-2", "a-3"]
    assert [e.admission_id for e in await profile.outbox.entries(every=True)] == [
        "a-0",
        "a-1",
        "a-2",
        "a-3",
    ]


def _counted(connection: Connection) -> tuple[OutboxCount, dict[str, int]]:
    """What the kept counts should say, counted row by row."""
    unsent = "state IN ('waiting', 'sending', 'correcting')"
    (count, oldest) = connection.execute(
        f"SELECT count(*), min(scanned_at) FROM outbox WHERE {unsent}"
    ).fetchone()
    (attention,) = connection.execute(
        "SELECT count(*) FROM outbox WHERE state = 'needs_attention'"
    ).fetchone()
    inside = connection.execute(
        "SELECT event_id, count(*) FROM ledger WHERE kind IN ('admission', 'override', 'off_list')"
        " AND ended_by IS NULL GROUP BY event_id"
    )
    return OutboxCount(count, oldest, attention), dict(inside.fetchall())


@pytest.mark.parametrize("seed", range(3))
async def test_what_is_kept_counted_is_what_there_is(profile: Profile, seed: int) -> None:
    random = Random(seed)

    def action(transaction: Transaction, number: int) -> None:
        ticket_id, at = f"T-{random.randrange(6)}", NOW + number
        rows = transaction.rows(ticket_id)
        presence = presence_of(rows)
        event = random.choice(["tonight", "tomorrow", ""])
        row = replace(admission(f"r-{number}", ticket_id, at=at), event_id=event)
        match random.choice(["in", "in", "override", "off list", "out", "undo", "entry", "handed"]):
            case "in" if presence.admission is None:
                transaction.add(row)
                transaction.put(replace(check_in(row.id, ticket_id), scanned_at=at, event_id=event))
            case "override":
                transaction.add(replace(row, kind=RowKind.OVERRIDE))
            case "off list":
                transaction.add(replace(row, kind=RowKind.OFF_LIST, ticket_id=""))
            case "out":
                transaction.add(replace(row, kind=RowKind.EXIT))
            case "undo" if rows:
                transaction.add(replace(row, kind=RowKind.UNDO, concerns=random.choice(rows).id))
            case "handed":
                kind = random.choice([RowKind.ADMISSION, RowKind.EXIT])
                handed = replace(row, kind=kind, at=NOW + random.randrange(200), door="Door B")
                add_handed(transaction._connection, ticket_id, [(handed, None)])  # type: ignore[attr-defined]
        for entry in transaction.entries(ticket_id)[:1]:
            transaction.put(replace(entry, state=random.choice(list(EntryState))))

    for number in range(150):
        await profile.at_door(partial(action, number=number))
        count, inside = await profile._db.read(_counted)
        assert await profile.outbox.count() == count
        assert await profile.ledger.inside(NOBODY) == sum(inside.values())
        tonight = inside.get("tonight", 0) + inside.get("", 0)
        assert await profile.ledger.inside(frozenset({"tonight"})) == tonight


async def test_an_entry_is_changed_by_what_it_is_now(profile: Profile) -> None:
    await admit(profile, "a-1", "T-1")
    changed = await profile.outbox.change("a-1", lambda e: replace(e, due=e.due + 5))
    assert changed == await profile.outbox.entry("a-1")
    assert changed is not None
    assert changed.due == 5
    assert await profile.outbox.change("a-1", lambda _: None) is None
    assert await profile.outbox.change("unknown", lambda e: e) is None
    assert (await profile.outbox.entry("a-1")) == changed


async def test_an_incident_is_kept_until_it_is_settled_with_a_reason(profile: Profile) -> None:
    incident = Incident("i-1", IncidentKind.TOGGLE, NOW, "T-1", "a-1", {"what": "ñ", "attempts": 2})
    await profile.incidents.add(incident)
    settled = await profile.incidents.settle("i-1", "spoke to them", NOW + 5)
    assert settled == replace(incident, settled_at=NOW + 5, settled_why="spoke to them")
    assert await profile.incidents.settle("i-1", "again", NOW + 6) is None
    assert await profile.incidents.settle("unknown", "x", NOW) is None
    assert await profile.incidents.recorded(every=False) == []
    assert await profile.incidents.recorded(every=True) == [settled]


async def test_the_door_sees_what_it_wrote_in_its_own_transaction(profile: Profile) -> None:
    def work(transaction: Transaction) -> tuple[int, int]:
        transaction.add(admission("a-1", "T-1"))
        transaction.put(check_in("a-1", "T-1"))
        return len(transaction.rows("T-1")), len(transaction.entries("T-1"))

    assert await profile.at_door(work) == (1, 1)


async def test_unsent_entries_are_made_due_at_once_and_others_stay_as_they_are(profile: Profile) -> None:
    for number in range(3):
        await admit(profile, f"a-{number}", f"T-{number}", due=NOW + 500)
    await profile.outbox.change("a-1", lambda e: replace(e, state=EntryState.NEEDS_ATTENTION))
    await profile.outbox.make_due(["a-0", "a-1", "unknown"])
    due = {entry.admission_id: entry.due for entry in await profile.outbox.entries(every=True)}
    assert due == {"a-0": 0.0, "a-1": NOW + 500, "a-2": NOW + 500}
