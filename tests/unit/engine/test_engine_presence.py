"""Presence as a projection of the ledger: any evening of one ticket, step by step on a real profile."""

import asyncio
from dataclasses import dataclass, field
from itertools import count

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from kiosk.core.outbox import EntryState
from kiosk.core.policy import Direction
from kiosk.core.presence import InputMethod, PresenceState, RowKind
from kiosk.core.verdict import VerdictKind
from kiosk.engine.decide import ScanRequest, decide
from kiosk.engine.ports import Transaction
from kiosk.engine.session import DoorContext, DoorSetup, Whose
from kiosk.engine.supervised import NotOverridden, Overridden, override
from kiosk.engine.undo import NotUndone, Undone, UndoWhy, undo
from kiosk.store.profile import Profile
from tests.unit.engine.scripted import FakeClock, ScriptedService, hold_list, open_door
from tests.unit.engine.supervisors import PIN, POLICY, rows_of
from tests.unit.store.store_samples import NOW, ticket

EXAMPLES = 60
ALLOWED = {"once": 1, "again": None, 2: 2}
SETUP = DoorSetup("Door A", "run")
HOST = Whose("host", certain=True)


@dataclass
class LetIn:
    """Somebody who was let in, as the door's staff would remember it."""

    id: str
    kind: RowKind
    inside: bool = True
    taken_back: bool = False


@dataclass
class Remembered:
    """One ticket, told without a ledger: who came in, who is still there."""

    allowed: int | None
    people: list[LetIn] = field(default_factory=list)
    left: bool = False
    came_unseen: int = 0

    @property
    def inside(self) -> int:
        return sum(one.inside for one in self.people)

    @property
    def entries(self) -> int:
        return self.came_unseen + sum(not one.taken_back for one in self.people)

    @property
    def where(self) -> PresenceState:
        if self.inside:
            return PresenceState.INSIDE
        return PresenceState.OUTSIDE if self.left else PresenceState.NOT_KNOWN

    @property
    def may_enter(self) -> bool:
        return not self.inside and (self.allowed is None or self.entries < self.allowed)


class Replay:
    """Does at the door what is remembered, a transaction a step, and compares."""

    def __init__(self, profile: Profile, ticket_id: str, rule: str | int) -> None:
        self.profile = profile
        self.ticket_id = ticket_id
        self.told = Remembered(ALLOWED[rule])
        self.policy = replace(POLICY, entries={"*": rule})
        self._ids = (f"{ticket_id}-{n}" for n in count())

    def _at(self, direction: Direction = Direction.ENTRY) -> DoorContext:
        return DoorContext(SETUP, self.policy, frozenset({"tonight"}), direction, HOST)

    def _asked(self) -> ScanRequest:
        return ScanRequest(((self.ticket_id,),), NOW, InputMethod.CAMERA, next(self._ids), "Mira", "so")

    def enter(self, transaction: Transaction) -> None:
        may_enter, asked = self.told.may_enter, self._asked()
        decided = decide(transaction, asked, self._at())
        assert decided.verdict.kind is (VerdictKind.ADMIT if may_enter else VerdictKind.ALREADY_IN)
        if may_enter:
            self.told.people.append(LetIn(asked.row_id, RowKind.ADMISSION))

    def leave(self, transaction: Transaction) -> None:
        told, was = self.told, self.told.where
        decided = decide(transaction, self._asked(), self._at(Direction.EXIT))
        assert decided.verdict.kind is (
            VerdictKind.NOT_INSIDE if was is PresenceState.OUTSIDE else VerdictKind.EXIT
        )
        if was is PresenceState.NOT_KNOWN:
            told.came_unseen += 1
        for one in told.people:
            one.inside = False
        told.left = True

    def override(self, transaction: Transaction) -> None:
        kind = RowKind.ADMISSION if self.told.may_enter else RowKind.OVERRIDE
        outcome = override(transaction, self._asked(), self._at())
        assert isinstance(outcome, Overridden)
        assert outcome.row.kind is kind
        self.told.people.append(LetIn(outcome.row.id, kind))

    def undo(self, transaction: Transaction, which: int) -> None:
        if not self.told.people:
            return
        one = self.told.people[which % len(self.told.people)]
        (row,) = (row for row in transaction.rows(self.ticket_id) if row.id == one.id)
        again = any(other.taken_back for other in self.told.people)
        outcome = undo(transaction, row, NOW, next(self._ids), self._at())
        assert isinstance(outcome, NotUndone if again else Undone)
        if again and not one.taken_back:
            assert outcome == NotUndone(UndoWhy.SECOND)
            outcome = undo(transaction, row, NOW, next(self._ids), self._at(), "Mira", "so")
            assert isinstance(outcome, Undone)
        one.taken_back, one.inside = True, False

    async def step(self, name: str, which: int) -> None:
        work = {"enter": self.enter, "leave": self.leave, "override": self.override}
        if name == "undo":
            await self.profile.at_door(lambda transaction: self.undo(transaction, which))
        else:
            await self.profile.at_door(work[name])
        await self.compare()

    async def compare(self) -> None:
        told, guest = self.told, await self.profile.guests.get(self.ticket_id)
        assert guest is not None
        presence = guest.presence
        assert (presence.where, presence.entries) == (told.where, told.entries)
        newest = next((one.id for one in reversed(told.people) if one.inside), None)
        assert (presence.admission.id if presence.admission else None) == newest
        inside = [one for one in told.people if one.inside]
        assert sum(one.kind is RowKind.ADMISSION for one in inside) <= 1
        assert len(inside) <= 1 + sum(one.kind is RowKind.OVERRIDE for one in inside)
        mine = [e for e in await self.profile.outbox.entries(every=True) if e.ticket_id == self.ticket_id]
        owed = [entry for entry in mine if entry.state is not EntryState.WITHDRAWN]
        assert len(owed) == (1 if any(not one.taken_back for one in told.people) else 0)


steps = st.lists(
    st.tuples(st.sampled_from(["enter", "enter", "leave", "override", "undo"]), st.integers(0, 5)),
    max_size=10,
)


def test_any_evening_of_one_ticket_is_told_by_its_ledger(profile: Profile) -> None:
    asyncio.run(hold_list(profile, [ticket(f"t-{n}") for n in range(EXAMPLES * 20)]))
    fresh = (f"t-{n}" for n in count())
    before = 0

    async def evening(rule: str | int, taken: list[tuple[str, int]]) -> None:
        nonlocal before
        replay = Replay(profile, next(fresh), rule)
        for name, which in taken:
            await replay.step(name, which)
        now = await profile.ledger.inside(frozenset({"tonight"}))
        assert now - before == replay.told.inside
        before = now

    @given(st.sampled_from(list(ALLOWED)), steps)
    @settings(max_examples=EXAMPLES, deadline=None)
    def any_evening(rule: str | int, taken: list[tuple[str, int]]) -> None:
        asyncio.run(evening(rule, taken))

    any_evening()
    assert next(fresh) != "t-0"


@pytest.mark.parametrize("undone", ["first", "second"])
async def test_the_service_is_told_once_of_two_people_on_one_ticket_whichever_is_taken_back(
    profile: Profile, undone: str
) -> None:
    await hold_list(profile, [ticket("good")])
    async with open_door(profile, ScriptedService(), FakeClock(), policy=POLICY, offline=True) as door:
        given = await door.controller.admit("good")
        assert given is not None
        outcome = await door.controller.override("good", PIN, "so")
        assert isinstance(outcome, Overridden)
        both = [given.admission_id, outcome.row.id]
        if undone == "second":
            both.reverse()
        assert isinstance(await door.controller.undo(both[0]), Undone)
        (entry,) = await profile.outbox.entries(every=True)
        assert entry.state is EntryState.WAITING
        assert await door.controller.queries.inside() == 1
        undone_too = await door.controller.undo_again(both[1], PIN, "so")
        assert isinstance(undone_too, Undone)
        assert not undone_too.left
        (entry,) = await profile.outbox.entries(every=True)
        assert entry.state is EntryState.WITHDRAWN
        assert await door.controller.queries.inside() == 0


async def test_one_exit_ends_both_who_are_in_on_one_ticket_and_the_second_is_not_kept_in(
    profile: Profile,
) -> None:
    policy = replace(POLICY, entries={"*": "again"})
    at = DoorContext(SETUP, policy, frozenset(), Direction.ENTRY, HOST)
    out = replace(at, direction=Direction.EXIT)
    ids = (f"row-{n}" for n in count())

    def asked() -> ScanRequest:
        return ScanRequest((("good",),), NOW, InputMethod.CAMERA, next(ids), "Mira", "so")

    await hold_list(profile, [ticket("good")])
    decided = await profile.at_door(lambda t: decide(t, asked(), at))
    second = await profile.at_door(lambda t: override(t, asked(), at))
    assert not isinstance(second, NotOverridden)
    assert await profile.ledger.inside(frozenset()) == 2
    leaving = await profile.at_door(lambda t: decide(t, asked(), out))
    assert leaving.verdict.kind is VerdictKind.EXIT
    assert await profile.ledger.inside(frozenset()) == 0
    other = await profile.at_door(lambda t: decide(t, asked(), out))
    assert other.verdict.kind is VerdictKind.NOT_INSIDE
    back = await profile.at_door(lambda t: decide(t, asked(), at))
    assert back.verdict.kind is VerdictKind.ADMIT
    kinds = [row.kind for row in await rows_of(profile, "good")]
    assert kinds == [RowKind.ADMISSION, RowKind.OVERRIDE, RowKind.EXIT, RowKind.ADMISSION]
    assert len(await profile.outbox.entries(every=True)) == 1
    assert decided.admission_id == "row-0"
