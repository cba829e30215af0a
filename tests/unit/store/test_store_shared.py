"""What other doors share, as it stands in this machine's ledger: once, in its place, with what came out."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from kiosk.core.outbox import EntryState
from kiosk.core.presence import Double, LedgerRow, PresenceState, RowKind, presence_of
from kiosk.core.venue import as_shared
from kiosk.engine.ports import Transaction
from kiosk.engine.records import HubChange, HubPlace, Incident, double_incident
from kiosk.engine.undo import undone_elsewhere
from kiosk.store.profile import Profile
from kiosk.store.shared import TURNED_AWAY
from tests.unit.store.store_samples import NOW, admission, admit, ending

TONIGHT = frozenset({"tonight"})


def elsewhere(row: LedgerRow, after_s: float = 0.0, door: str = "Door B") -> LedgerRow:
    at = row.at + after_s
    return as_shared(replace(row, at=at, door=door, logical_us=int(at * 1e6)))


def change(sequence: int, *rows: LedgerRow) -> HubChange:
    return HubChange(HubPlace(sequence, f"stamp {sequence}"), tuple(map(as_shared, rows)))


class CameOut:
    """Notes the doubles, and makes an incident of each."""

    def __init__(self) -> None:
        self.doubles: list[tuple[str, str, str]] = []

    def __call__(self, _: Transaction, double: Double, lost: str) -> Incident:
        self.doubles.append((double[0].id, double[1].id, lost))
        return double_incident(*double)


async def take(profile: Profile, *changes: HubChange) -> tuple[list[tuple[str, str, str]], list[Incident]]:
    came_out = CameOut()
    incidents = await profile.shared.take("tonight", changes, came_out, undone_elsewhere)
    return came_out.doubles, incidents


async def unshared(profile: Profile, *, unnamed: bool = True) -> list[str]:
    return [row.id for row in await profile.shared.unshared("tonight", 100, unnamed=unnamed)]


async def inside(profile: Profile) -> int:
    return await profile.ledger.inside(TONIGHT, "host")


async def test_whom_another_door_let_in_is_inside_here_and_the_place_is_kept(profile: Profile) -> None:
    assert await profile.shared.place("tonight") == HubPlace()
    b = elsewhere(admission("b", "t1"))
    assert await take(profile, change(7, b)) == ([], [])
    presence = presence_of(await profile.ledger.rows("t1"))
    assert presence.where is PresenceState.INSIDE
    assert presence.evidence is not None
    assert (presence.evidence.door, presence.evidence.source.value) == ("Door B", "hub")
    assert await inside(profile) == 1
    assert await profile.shared.place("tonight") == HubPlace(7, "stamp 7")
    assert await profile.shared.place("another") == HubPlace()
    assert await unshared(profile) == []
    await take(profile, change(7, b), change(8, b, elsewhere(ending("x", RowKind.EXIT, "t1", "b"), 5)))
    assert await inside(profile) == 0
    assert [row.id for row in await profile.ledger.rows("t1")] == ["b", "x"]


async def test_who_was_let_in_elsewhere_without_a_ticket_leaves_elsewhere_too(profile: Profile) -> None:
    came = elsewhere(replace(admission("o", ""), kind=RowKind.OFF_LIST))
    await take(profile, change(3, came))
    assert await inside(profile) == 1
    left = elsewhere(ending("x", RowKind.EXIT, "", "o"), 5)
    await take(profile, change(4, left))
    assert await inside(profile) == 0
    await take(profile, change(3, came), change(4, left))
    assert await inside(profile) == 0


async def test_what_was_followed_is_followed_no_further_back(profile: Profile) -> None:
    await take(profile, change(9))
    await take(profile, change(4))
    assert (await profile.shared.place("tonight")).sequence == 9


async def test_what_is_new_here_is_unshared_until_it_comes_back(profile: Profile) -> None:
    await admit(profile, "a1", "t1")
    await admit(profile, "a2", "t2")
    pin = replace(admission("p", ""), kind=RowKind.PIN_CHANGED, event_id="")
    counted = replace(admission("c", ""), kind=RowKind.COUNTED_IN, event_id="")
    other = admission("o", "t9", event="tomorrow")
    await profile.at_door(lambda t: [t.add(row) for row in (pin, counted, other)])
    assert await unshared(profile) == ["a1", "a2", "c"]
    assert await unshared(profile, unnamed=False) == ["a1", "a2"]
    (mine,) = await profile.ledger.rows("t1")
    await take(profile, change(1, mine), change(2, counted))
    assert await unshared(profile) == ["a2"]
    await profile.shared.set_apart(["a2"])
    assert await unshared(profile) == []
    await profile.shared.try_again("another")
    assert await unshared(profile) == []
    await profile.shared.try_again("tonight")
    assert await unshared(profile) == ["a2"]
    assert await inside(profile) == 3


async def test_the_hub_says_where_a_row_of_this_machine_stands(profile: Profile) -> None:
    await admit(profile, "a1", "t1")
    (mine,) = await profile.ledger.rows("t1")
    left = elsewhere(ending("x", RowKind.EXIT, "t1", "b"), 60)
    there = (elsewhere(admission("b", "t1"), -60), left)
    later = replace(mine, logical_us=left.logical_us + 1)
    assert await take(profile, change(3, *there, later)) == ([], [])
    rows = await profile.ledger.rows("t1")
    assert [row.id for row in rows] == ["b", "x", "a1"]
    assert rows[-1].at == mine.at
    assert presence_of(rows).where is PresenceState.INSIDE


@pytest.mark.parametrize(("order", "lost"), [(("b", "a1"), "a1"), (("a1", "b"), "")])
async def test_two_doors_at_once_are_an_incident_once_and_the_hub_says_who_was_late(
    profile: Profile, order: Sequence[str], lost: str
) -> None:
    await admit(profile, "a1", "t1")
    (mine,) = await profile.ledger.rows("t1")
    rows = {"a1": mine, "b": elsewhere(admission("b", "t1"), 1)}
    doubles, incidents = await take(profile, change(1, *(rows[name] for name in order)))
    assert doubles == [("a1", "b", lost)]
    assert [incident.id for incident in incidents] == ["double:a1:b"]
    doubles, incidents = await take(profile, change(2, rows["b"], rows["a1"]))
    assert (len(doubles), incidents) == (1, [])
    assert [one.id for one in await profile.incidents.recorded(every=True)] == ["double:a1:b"]


async def test_a_double_is_none_until_the_doors_agree_where_the_admission_here_stands(
    profile: Profile,
) -> None:
    await admit(profile, "a1", "t1")
    (mine,) = await profile.ledger.rows("t1")
    b = elsewhere(admission("b", "t1"), 60)
    left = elsewhere(ending("x", RowKind.EXIT, "t1", "b"), 90)
    assert await take(profile, change(1, b, left)) == ([], [])
    assert await take(profile, change(2, b, left, replace(mine, logical_us=left.logical_us + 1))) == ([], [])
    await admit(profile, "a2", "t2")
    assert await take(profile, change(3, elsewhere(admission("c", "t2"), 1))) == ([], [])
    await profile.shared.set_apart(["a2"])  # there was no room for it
    doubles, _ = await take(profile, change(4, elsewhere(admission("c", "t2"), 1)))
    assert doubles == [("a2", "c", "a2")]


async def test_two_other_doors_are_no_incident_here(profile: Profile) -> None:
    b, c = elsewhere(admission("b", "t1")), elsewhere(admission("c", "t1"), 1, "Door C")
    assert await take(profile, change(1, b, c)) == ([], [])


async def test_what_came_out_may_change_the_check_in_in_the_same_transaction(profile: Profile) -> None:
    await admit(profile, "a1", "t1")

    def came_out(transaction: Transaction, _: Double, lost: str) -> None:
        for entry in transaction.entries("t1"):
            if entry.admission_id == lost:
                transaction.put(replace(entry, state=EntryState.WITHDRAWN))

    (mine,) = await profile.ledger.rows("t1")
    late = change(1, elsewhere(admission("b", "t1"), 1), mine)
    await profile.shared.take("tonight", [late], came_out, undone_elsewhere)
    assert await profile.outbox.due("host", NOW + 9, 10, frozenset()) == []


async def test_an_incident_is_settled_where_one_of_the_two_turns_out_to_have_been_turned_away(
    profile: Profile,
) -> None:
    for name in ("1", "2"):
        await admit(profile, f"a{name}", f"t{name}")
        (mine,) = await profile.ledger.rows(f"t{name}")
        b = elsewhere(admission(f"b{name}", f"t{name}"), 1)
        assert len((await take(profile, change(1, mine, b)))[1]) == 1
    away = elsewhere(ending("o", RowKind.OVERTURNED, "t1", "b1"), 1)
    assert await take(profile, change(2, away)) == ([], [])
    assert [one.id for one in await profile.incidents.recorded(every=False)] == ["double:a2:b2"]
    settled, _ = await profile.incidents.recorded(every=True)
    assert (settled.settled_at, settled.settled_why) == (away.at, TURNED_AWAY)


async def states(profile: Profile) -> list[tuple[str, EntryState]]:
    return [(one.admission_id, one.state) for one in await profile.outbox.entries(every=True)]


async def test_whom_another_door_undid_is_not_checked_in_unless_the_check_in_left_or_serves_somebody(
    profile: Profile,
) -> None:
    for name in ("a1", "a2", "a3"):
        await admit(profile, name, name.replace("a", "t"))
    for name in ("a1", "a2", "a3"):
        (mine,) = await profile.ledger.rows(name.replace("a", "t"))
        back = elsewhere(ending(f"u{name}", RowKind.UNDO, mine.ticket_id, name))
        again = elsewhere(admission(f"b{name}", mine.ticket_id), 5)
        before = elsewhere(replace(admission(f"b{name}", mine.ticket_id), kind=RowKind.OVERRIDE), 0.5)
        if name == "a2":
            await profile.outbox.begin_attempt(name, NOW)
        await take(profile, change(1, mine, *((before, back) if name == "a3" else (back, again))))
    assert await states(profile) == [
        ("a1", EntryState.WITHDRAWN),
        ("a2", EntryState.SENDING),
        ("a3", EntryState.WAITING),
    ]


async def test_what_other_doors_do_not_know_yet_is_not_sent_while_they_share(profile: Profile) -> None:
    await admit(profile, "a1", "t1")
    await admit(profile, "a2", "t2")
    (mine,) = await profile.ledger.rows("t1")
    await take(profile, change(1, mine))

    async def due(together: frozenset[str]) -> list[str]:
        found = await profile.outbox.due("host", NOW + 9, 10, frozenset(), frozenset(), together)
        return [entry.admission_id for entry in found]

    assert await due(TONIGHT) == ["a1"]
    assert await due(frozenset({"another"})) == ["a1", "a2"]
    assert await due(frozenset()) == ["a1", "a2"]
    await profile.shared.set_apart(["a2"])
    assert await due(TONIGHT) == ["a1", "a2"]


async def test_a_hub_that_lost_it_all_is_told_all_of_it_of_other_doors_too(profile: Profile) -> None:
    await admit(profile, "a1", "t1")
    (mine,) = await profile.ledger.rows("t1")
    await take(profile, change(5, mine), change(6, elsewhere(admission("b", "t2"))))
    assert await unshared(profile) == []
    await profile.shared.begin_anew("tonight")
    assert await profile.shared.place("tonight") == HubPlace()
    assert sorted(await unshared(profile)) == ["a1", "b"]
    assert await inside(profile) == 2


async def test_the_marks_outlive_a_restart_and_the_journal_needs_none(profile: Profile) -> None:
    await admit(profile, "a1", "t1")
    (mine,) = await profile.ledger.rows("t1")
    await take(profile, change(5, mine))
    folder = profile.folder
    profile.close()
    again = Profile.open(folder, None, writable=True)
    try:
        assert await unshared(again) == []
        assert await again.shared.place("tonight") == HubPlace(5, "stamp 5")
    finally:
        again.close()


async def test_a_row_that_is_held_of_another_ticket_is_not_taken_twice_nor_in_the_way(
    profile: Profile,
) -> None:
    await admit(profile, "a1", "t1")
    strange = elsewhere(admission("a1", "t2"))
    await take(profile, change(1, strange), change(2, elsewhere(admission("b", "t3"))))
    assert await profile.ledger.rows("t2") == []
    assert [row.id for row in await profile.ledger.rows("t3")] == ["b"]
    assert await unshared(profile) == ["a1"]
    assert (await profile.shared.place("tonight")).sequence == 2


async def test_whoever_came_in_off_the_list_is_out_in_whichever_order_it_is_told(profile: Profile) -> None:
    came = elsewhere(replace(admission("f", ""), kind=RowKind.OFF_LIST))
    undone = elsewhere(ending("u", RowKind.UNDO, "", "f"), 5)
    turned_up = elsewhere(replace(admission("b", "t2"), concerns="g"))
    came_too = replace(came, id="g")
    await take(profile, change(1, undone), change(2, came), change(3, turned_up), change(4, came_too))
    assert await inside(profile) == 1
