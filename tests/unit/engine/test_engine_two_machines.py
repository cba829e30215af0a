"""One ticket's story on two machines whose clocks are wrong: handed over, it is told alike everywhere."""

import asyncio
import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from kiosk.core.policy import Direction
from kiosk.core.presence import LETS_IN, InputMethod, LedgerRow, Presence, PresenceState, presence_of
from kiosk.engine.decide import ScanRequest, decide
from kiosk.engine.ports import Transaction
from kiosk.engine.session import DoorContext, DoorSetup, Whose
from kiosk.engine.supervised import override
from kiosk.engine.undo import undo
from kiosk.store.profile import Profile
from tests.unit.engine.scripted import hold_list
from tests.unit.engine.supervisors import POLICY, rows_of
from tests.unit.store.handover_samples import dump, export, new_ones, take
from tests.unit.store.store_samples import NOW, ticket

TICKETS = 6
EXAMPLES = int(os.environ.get("KIOSK_EXAMPLES", "8"))
MOST_EVENINGS = 3 * EXAMPLES + 10
EVENINGS = settings(
    max_examples=EXAMPLES, deadline=None, phases=(Phase.explicit, Phase.reuse, Phase.generate)
)
"""Each takes tickets that nobody has used, so a shorter story is not looked for."""
AGAIN = replace(POLICY, entries={"*": "again"})
OPEN = "kind IN ('admission', 'override') AND ended_by IS NULL"
CLOCKS_OFF_S = (0.0, 300.0, -300.0, 3600.0, -3600.0, 86_400.0)


@dataclass
class Machine:
    """A door's machine, with a clock that may be off and be set."""

    name: str
    profile: Profile
    off_s: float = 0.0

    def at(self, direction: Direction) -> DoorContext:
        setup = DoorSetup(f"Door {self.name}", f"run {self.name}")
        return DoorContext(setup, AGAIN, frozenset(), direction, Whose("host", certain=True))

    async def do(self, action: str, ticket_id: str, now: float, row_id: str) -> str:
        """What the door says, of what staff or guest do now."""
        asked = ScanRequest(((ticket_id,),), now + self.off_s, InputMethod.CAMERA, row_id, "Mira", "so")

        def work(transaction: Transaction) -> str:
            if action in ("enter", "leave"):
                at = self.at(Direction.ENTRY if action == "enter" else Direction.EXIT)
                return decide(transaction, asked, at).verdict.kind.value
            if action == "override":
                return type(override(transaction, asked, self.at(Direction.ENTRY))).__name__
            let_in = [row for row in transaction.rows(ticket_id) if row.kind in LETS_IN]
            if not let_in:
                return "nobody"
            at = self.at(Direction.ENTRY)
            return type(undo(transaction, let_in[-1], asked.now, row_id, at, "Mira", "so")).__name__

        said = await self.profile.at_door(work)
        await self.profile.ledger.mark_shown([row_id])
        return said

    async def presence(self, ticket_id: str) -> Presence:
        return presence_of(await rows_of(self.profile, ticket_id))


def id_of(row: LedgerRow | None) -> str:
    return row.id if row else ""


async def hand_over(giver: Machine, taker: Machine, file: Path) -> None:
    await export(giver.profile, file)
    await take(taker.profile, file)


async def check_index(machine: Machine, ticket_ids: list[str]) -> None:
    """The index and the count of those inside agree with what the rows tell."""
    for ticket_id in ticket_ids:
        presence = await machine.presence(ticket_id)
        rows = await open_rows(machine.profile, ticket_id)
        assert (presence.where is PresenceState.INSIDE) == bool(rows)
        assert id_of(presence.admission) == (rows[-1] if rows else "")
    held = f"SELECT count(*) FROM ledger WHERE {OPEN}"
    (people,) = await machine.profile._db.read(lambda c: c.execute(held).fetchone())
    assert await machine.profile.ledger.inside(frozenset()) == people


async def open_rows(profile: Profile, ticket_id: str) -> list[str]:
    """What the index has for open, in the order of the story."""

    def read(connection: Any) -> set[str]:
        found = connection.execute(f"SELECT id FROM ledger WHERE ticket_id = ? AND {OPEN}", (ticket_id,))
        return {row_id for (row_id,) in found}

    still_open = await profile._db.read(read)
    return [row.id for row in await rows_of(profile, ticket_id) if row.id in still_open]


@dataclass
class Two:
    """Two machines, and one that does by itself what the two do by turns."""

    a: Machine
    b: Machine
    alone: Machine
    file: Path
    numbers: Iterator[int] = field(default_factory=count)
    guests: Iterator[int] = field(default_factory=lambda: iter(range(TICKETS * MOST_EVENINGS)))

    def fresh(self) -> str:
        """A row's id."""
        return f"row-{next(self.numbers)}"

    def tickets(self) -> list[str]:
        return [f"t-{next(self.guests)}" for _ in range(TICKETS)]


@pytest.fixture
def two(tmp_path: Path) -> Any:
    names = ("A", "B", "alone")
    profiles = [Profile.open(tmp_path / name, None, writable=True) for name in names]
    machines = [Machine(name, profile) for name, profile in zip(names, profiles, strict=True)]
    everybody = [ticket(f"t-{n}") for n in range(TICKETS * MOST_EVENINGS)]
    for profile in profiles:
        asyncio.run(hold_list(profile, everybody))
    a, b, alone = machines
    yield Two(a, b, alone, tmp_path / "file")
    for profile in profiles:
        profile.close()


actions = st.tuples(
    st.sampled_from(["enter", "enter", "leave", "leave", "override", "undo"]), st.integers(0, TICKETS - 1)
)
shifts = st.tuples(st.lists(actions, max_size=10), st.sampled_from(CLOCKS_OFF_S))


def test_a_door_that_moves_between_two_machines_tells_what_one_machine_tells(two: Two) -> None:
    """Whatever the clocks of the two say: each knew all that was before when it wrote."""

    async def evening(taken: list[tuple[list[tuple[str, int]], float]]) -> None:
        tickets, now = two.tickets(), NOW
        for turn, (actions, off_s) in enumerate(taken):
            here, there = (two.a, two.b) if turn % 2 == 0 else (two.b, two.a)
            here.off_s = off_s  # it may be set back, too, since its last turn
            for action, which in actions:
                now += 20
                row_id = two.fresh()
                said = await here.do(action, tickets[which], now, row_id)
                assert said == await two.alone.do(action, tickets[which], now, row_id)
            await hand_over(here, there, two.file)
            for ticket_id in tickets:
                told = await two.alone.presence(ticket_id)
                for machine in (here, there):
                    found = await machine.presence(ticket_id)
                    assert (found.where, found.entries) == (told.where, told.entries)
                    assert id_of(found.admission) == id_of(told.admission)
            await check_index(here, tickets)
            await check_index(there, tickets)

    @given(st.lists(shifts, min_size=2, max_size=5))
    @EVENINGS
    def any_evening(taken: list[tuple[list[tuple[str, int]], float]]) -> None:
        asyncio.run(evening(taken))

    any_evening()


def test_two_machines_that_know_nothing_of_each_other_agree_once_they_do(two: Two) -> None:
    async def evening(taken: list[tuple[int, list[tuple[str, int]], float]]) -> None:
        tickets, now = two.tickets(), NOW
        machines = (two.a, two.b)
        for which_machine, actions, off_s in taken:
            here, there = machines[which_machine % 2], machines[1 - which_machine % 2]
            here.off_s = off_s
            for action, which in actions:
                now += 20
                await here.do(action, tickets[which], now, two.fresh())
            await check_index(here, tickets)
            if which_machine >= 2:
                await hand_over(here, there, two.file)
                await check_index(there, tickets)
        await hand_over(two.a, two.b, two.file)
        await hand_over(two.b, two.a, two.file)
        before = await dump(two.a.profile)
        assert new_ones(await take(two.a.profile, two.file)) == {}
        assert await dump(two.a.profile) == before
        for ticket_id in tickets:
            await check_alike(ticket_id)
        await check_index(two.a, tickets)
        await check_index(two.b, tickets)
        for ticket_id in tickets:  # nobody is shut out for good
            await two.b.do("leave", ticket_id, now, two.fresh())
            assert await two.b.do("enter", ticket_id, now, two.fresh()) == "admit"

    async def check_alike(ticket_id: str) -> None:
        rows = [await rows_of(machine.profile, ticket_id) for machine in (two.a, two.b)]
        assert [row.id for row in rows[0]] == [row.id for row in rows[1]]
        assert presence_of(rows[0]) == presence_of(rows[1])
        opened = [await open_rows(machine.profile, ticket_id) for machine in (two.a, two.b)]
        assert opened[0] == opened[1]
        named_before: set[str] = set()
        for row in rows[0]:
            assert not row.concerns or row.concerns in named_before
            named_before.add(row.id)

    taken = st.lists(
        st.tuples(st.integers(0, 3), st.lists(actions, max_size=6), st.sampled_from(CLOCKS_OFF_S)), max_size=6
    )

    @given(taken)
    @EVENINGS
    def any_evening(some: list[tuple[int, list[tuple[str, int]], float]]) -> None:
        asyncio.run(evening(some))

    any_evening()


@pytest.mark.parametrize("off_s", CLOCKS_OFF_S)
async def test_a_guest_who_left_can_come_in_again_after_a_handover_whatever_the_clocks_say(
    two: Two, off_s: float
) -> None:
    two.a.off_s = off_s
    inside_there = ["already_in", "exit", "not_inside", "admit", "already_in"]
    (guest, *_) = two.tickets()
    said = [await two.a.do("enter", guest, NOW, "a-1")]
    await hand_over(two.a, two.b, two.file)
    for number, action in enumerate(("enter", "leave", "leave", "enter", "enter")):
        said.append(await two.b.do(action, guest, NOW + 10 + number, f"b-{number}"))
    await hand_over(two.b, two.a, two.file)
    said.append(await two.a.do("enter", guest, NOW + 20, "a-2"))
    said.append(await two.a.do("leave", guest, NOW + 21, "a-3"))
    assert await two.b.profile.ledger.inside(frozenset()) == 1
    assert said == ["admit", *inside_there, "already_in", "exit"]


async def test_two_who_came_in_on_one_ticket_are_told_once_and_one_undo_leaves_the_other_in(two: Two) -> None:
    (guest, *_) = two.tickets()
    assert await two.a.do("enter", guest, NOW, "a-1") == "admit"
    assert await two.b.do("enter", guest, NOW + 60, "b-1") == "admit"
    await export(two.a.profile, two.file)
    assert (await take(two.b.profile, two.file)).doubles == 1
    assert await open_rows(two.b.profile, guest) == ["b-1"]
    assert await two.b.do("undo", guest, NOW + 70, "b-2") == "Undone"
    assert await open_rows(two.b.profile, guest) == ["a-1"]  # who came in at A is in all the same
    assert await two.b.do("enter", guest, NOW + 80, "b-3") == "already_in"
    assert await two.b.do("leave", guest, NOW + 90, "b-4") == "exit"
    assert await two.b.do("enter", guest, NOW + 95, "b-5") == "admit"


async def test_a_profile_whose_index_an_older_kiosk_left_wrong_shuts_nobody_out(two: Two) -> None:
    def break_it(connection: Any) -> None:
        connection.execute("UPDATE ledger SET ended_by = NULL WHERE id = 'a-1'")

    (guest, *_) = two.tickets()
    await two.a.do("enter", guest, NOW, "a-1")
    await two.a.do("leave", guest, NOW + 1, "a-2")
    await two.a.profile._db.write(break_it)
    assert await two.a.do("enter", guest, NOW + 2, "a-3") == "admit"
    assert await open_rows(two.a.profile, guest) == ["a-3"]
