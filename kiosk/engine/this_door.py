"""What is set for this door on its own screen: name, direction, ticket types admitted, supervisors' PINs."""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from kiosk.core.lockout import LONGEST_PIN, SHORTEST_PIN, is_pin
from kiosk.core.message import Message
from kiosk.core.policy import ALL_EVENTS, Direction, PolicyError, Supervisor
from kiosk.core.presence import InputMethod, RowKind
from kiosk.core.typed_text import one_line
from kiosk.engine.errors import StoreError
from kiosk.engine.events import DoorChanged, Emit
from kiosk.engine.forecast import Alike
from kiosk.engine.pins import hash_pin, whose
from kiosk.engine.policy_change import put_supervisor
from kiosk.engine.ports import Clock, Transaction
from kiosk.engine.session import DoorSetup, Session
from kiosk.engine.store_ports import Store
from kiosk.engine.supervised import about_no_guest

LONGEST_NAME = 80
TOO_LONG = Message("A name has {most} letters at most.", most=LONGEST_NAME)
NO_NAME = Message("First the name.")
NO_PIN = Message("A PIN is {least} to {most} digits.", least=SHORTEST_PIN, most=LONGEST_PIN)
ANOTHERS_PIN = Message("Somebody else has this PIN: choose another one.")
NOT_THERE = Message("Nobody of this name has a PIN here.")
RULES_LOST = Message("This door’s rules were lost: the host has to set them again first.")

log = logging.getLogger(__name__)


class DoorChoice(Struct, frozen=True):
    """How a door is to be. `events`: their ids. `ticket_types`: those admitted here, none meaning all."""

    door: str
    direction: Direction = Direction.ENTRY
    events: frozenset[str] = frozenset()
    ticket_types: frozenset[str] = frozenset()


class TypeHeld(Struct, frozen=True):
    """A ticket type: what a policy calls it, what people do, and how many of it are on the guest list."""

    key: str
    name: str
    tickets: int

    def is_in(self, types: Collection[str]) -> bool:
        """Whether it is among these, which go by key or by name."""
        return self.key in types or self.name in types

    def word_in(self, types: Collection[str]) -> str:
        """What these call it; its key where they do not name it."""
        return self.name if self.name in types and self.key not in types else self.key


class NotChanged(Struct, frozen=True):
    """Nothing was changed, or not all of it; `text` says why."""

    text: str


def types_held(groups: Sequence[Alike], events: frozenset[str]) -> tuple[TypeHeld, ...]:
    """The ticket types of these events on the list (none: of every event), the most frequent first."""
    counts: Counter[tuple[str, str]] = Counter()
    for alike in groups:
        kind, event = alike.example.ticket_type, alike.example.event
        if kind is None or alike.vanished:
            continue
        if not events or ALL_EVENTS in events or (event is not None and event.id in events):
            counts[kind.id or kind.name, kind.name or kind.id] += alike.tickets
    return tuple(TypeHeld(key, name, tickets) for (key, name), tickets in counts.most_common() if key)


class ThisDoor:
    """Changes the door while it runs, over restarts too. Nothing raises: what went wrong comes as NotChanged.

    Every change and its row of the ledger are written together, whole or not at all.
    """

    def __init__(
        self, store: Store, session: Session, clock: Clock, emit: Emit, new_id: Callable[[], str]
    ) -> None:
        self._store, self._session, self._clock = store, session, clock
        self._emit, self._new_id = emit, new_id
        self._one_at_a_time = asyncio.Lock()

    @property
    def choice(self) -> DoorChoice:
        """How the door is now."""
        session = self._session
        types = frozenset(session.policy.ticket_types)
        return DoorChoice(session.setup.door, session.setup.direction, session.wanted, types)

    async def types(self) -> tuple[TypeHeld, ...]:
        """The ticket types of the door's events on the list, and those that only its policy names."""
        policy, session = self._session.policy, self._session
        try:
            groups = await self._store.guests.alike((await session.whose()).account)
        except StoreError as error:
            log.warning("the ticket types on the list cannot be read: %s", error)
            groups = []
        held = types_held(groups, session.events)
        named = {word for one in held for word in (one.key, one.name)}
        missing = (word for word in policy.ticket_types if word not in named)
        return (*held, *(TypeHeld(word, word, 0) for word in missing))

    async def change(self, choice: DoorChoice, supervisor: str = "") -> NotChanged | None:
        """Make the door so, its events apart; `supervisor` is whose PIN stands behind it."""
        async with self._one_at_a_time:
            choice = replace(choice, door=one_line(choice.door))
            if not choice.door:
                return NotChanged(NO_NAME)
            if len(choice.door) > LONGEST_NAME:
                return NotChanged(TOO_LONG)
            before = self.choice
            types_change = choice.ticket_types != before.ticket_types
            if types_change and self._session.policy_lost:
                return NotChanged(RULES_LOST)
            try:
                await self._put_choice(before, choice, supervisor)
            except StoreError as error:
                return NotChanged(error.text)
            finally:
                self._emit(DoorChanged(self._session.events))
            return None

    async def set_pin(self, name: str, pin: str) -> NotChanged | None:
        """Give this supervisor this PIN, a new one where they have one."""
        who = " ".join(name.split())
        if not who or not who.isprintable():
            return NotChanged(NO_NAME)
        if len(who) > LONGEST_NAME:
            return NotChanged(TOO_LONG)
        if not is_pin(pin):
            return NotChanged(NO_PIN)
        async with self._one_at_a_time:
            others = tuple(one for one in self._session.policy.supervisors if one.name != who)
            if await asyncio.to_thread(whose, pin, others):
                return NotChanged(ANOTHERS_PIN)
            hashed = await asyncio.to_thread(hash_pin, pin)
            return await self._put(who, Supervisor(name=who, pin_hash=hashed))

    async def take_pin(self, name: str) -> NotChanged | None:
        """Take this supervisor's PIN away: they decide nothing here any more."""
        async with self._one_at_a_time:
            if name not in (one.name for one in self._session.policy.supervisors):
                return NotChanged(NOT_THERE)
            return await self._put(name)

    async def _put(self, name: str, instead: Supervisor | None = None) -> NotChanged | None:
        """Put this one in the place of whoever has the name.

        In the policy that is on the disk then: it is another where this door is being paired meanwhile.
        """
        session = self._session
        if session.policy_lost:
            return NotChanged(RULES_LOST)
        try:
            supervisors = await put_supervisor(
                name, instead, store=self._store, setup=session.setup, clock=self._clock,
                new_id=self._new_id, how=InputMethod.KEYBOARD,
            )  # fmt: skip
        except StoreError as error:
            return NotChanged(error.text)
        except PolicyError as error:
            return NotChanged(str(error))
        session.set_policy(replace(session.policy, supervisors=supervisors))
        self._emit(DoorChanged(session.events))
        return None

    async def _put_choice(self, before: DoorChoice, after: DoorChoice, supervisor: str) -> None:
        """Write it, and what the ledger keeps of it; then it counts. Raises StoreError."""
        session, setup = self._session, self._session.setup
        rows = [
            about_no_guest(
                RowKind.DOOR_CHANGED, setup, self._clock.now(), self._new_id(), InputMethod.KEYBOARD, what,
                supervisor,
            )
            for what in _changes(before, after, setup)
        ]  # fmt: skip
        notes: dict[str, str] = {}
        types_change, types = after.ticket_types != before.ticket_types, tuple(sorted(after.ticket_types))
        if (after.door, after.direction) != (before.door, before.direction):
            notes = session.notes_of_door(after.door, after.direction)

        def put(transaction: Transaction) -> None:
            for row in rows:
                transaction.add(row)
            for key, value in notes.items():
                transaction.remember(key, value)
            if types_change:
                transaction.put_policy(replace(transaction.policy(), ticket_types=types))

        if rows:
            await self._store.at_door(put)
        session.use_door(after.door, after.direction)
        if types_change:
            session.set_policy(replace(session.policy, ticket_types=types))


def _changes(before: DoorChoice, after: DoorChoice, setup: DoorSetup) -> Iterator[str]:
    """What the ledger keeps of each thing that is another from now on."""
    if after.door != before.door:
        yield f"this door is called {after.door!r} from now on, and not {setup.door!r}"
    if after.direction is not before.direction:
        way = "go in" if after.direction is Direction.ENTRY else "leave"
        yield f"people {way} here from now on"
    if after.ticket_types != before.ticket_types:
        types = ", ".join(sorted(after.ticket_types)) or "every type"
        yield f"tickets admitted here from now on: {types}"
