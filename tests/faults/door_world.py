"""A door on a real profile in an evening of its own: driven step by step, killed and started again."""

import asyncio
import os
import tempfile
from collections.abc import Awaitable, Coroutine, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import keyring
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import RuleBasedStateMachine

from kiosk.core.outbox import Entry, EntryState
from kiosk.core.policy import ALL_EVENTS, DoorPolicy
from kiosk.core.presence import InputMethod, LedgerRow
from kiosk.core.tickets import Ticket
from kiosk.engine.controller import UndoOutcome
from kiosk.engine.errors import PolicyLostError
from kiosk.engine.events import VerdictGiven
from kiosk.engine.guest_list import Synced
from kiosk.engine.records import Incident
from kiosk.store.profile import Profile
from tests.faults.memory_service import MemoryService, ServiceLine
from tests.faults.simulated_time import SimulatedClock, SimulatedLoop, at_once
from tests.unit.engine.scripted import Door, wire_door
from tests.unit.store.store_samples import MemoryKeyring

T = TypeVar("T")
M = TypeVar("M", bound=RuleBasedStateMachine)
EVERY_EVENT = frozenset({ALL_EVENTS})
HEALS_WITHIN_S = 300.0
"""The longest pause of the queue, with the longest wait that a service asked for here, twice."""


def evenings(most: int) -> settings:
    """So many evenings of a machine; KIOSK_EXAMPLES plays more of them."""
    return settings(
        max_examples=int(os.environ.get("KIOSK_EXAMPLES", most)),
        stateful_step_count=25,
        deadline=None,
        database=None,
        phases=(Phase.explicit, Phase.generate, Phase.shrink),
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
    )


@contextmanager
def played(machine: M) -> Iterator[M]:
    """Play one evening by hand, and see at its end whether everything holds."""
    try:
        yield machine
    finally:
        machine.teardown()


class SimulatedEvent:
    """A loop, a folder and a service for one or several doors. End it with `end`."""

    def __init__(self, service: MemoryService, loop: SimulatedLoop) -> None:
        self.loop = loop
        self.service = service
        self._folder = tempfile.TemporaryDirectory(prefix="kiosk-evening-")
        self.folder = Path(self._folder.name)
        self._doors: list[DoorWorld] = []
        self._keyring = keyring.get_keyring()
        keyring.set_keyring(MemoryKeyring())

    def door(
        self,
        tickets: Iterable[Ticket] = (),
        *,
        policy: DoorPolicy | None = None,
        set_by: float = 0.0,
        account: str = "host",
        token: str = "token",
        events: frozenset[str] = EVERY_EVENT,
    ) -> "DoorWorld":
        """A new machine with a door; `tickets` are what the service holds for its account."""
        self.service.accounts[account].tickets.extend(tickets)
        door = DoorWorld(self, f"machine{len(self._doors)}", policy or DoorPolicy(), set_by)
        door.events = events
        door.sign_in(account, token)
        door.start_again(opened=True)
        self._doors.append(door)
        return door

    def end(self) -> None:
        """Switch every machine off, and forget them."""
        self.loop.drop_everything()
        for door in self._doors:
            door.profile.close()
        self.loop.close()
        keyring.set_keyring(self._keyring)
        self._folder.cleanup()


class SimulatedEventMachine(RuleBasedStateMachine):
    """An evening that chance plays. Its end is checked, and it is put away whatever comes of that."""

    evening: SimulatedEvent | None = None

    def teardown(self) -> None:
        if self.evening is None:
            return
        try:
            self.check_the_end()
        finally:
            self.evening.end()

    def check_the_end(self) -> None:
        """Fail unless all that must hold at the end does."""
        raise NotImplementedError


class DoorWorld:
    """One machine with its door; it runs from the start until it is killed."""

    def __init__(self, evening: SimulatedEvent, name: str, policy: DoorPolicy, set_by: float) -> None:
        self.evening = evening
        self.service = evening.service
        self.folder = evening.folder / name
        self.clock = SimulatedClock(evening.loop, set_by)
        self.events = EVERY_EVENT
        """What the machine was set to before its start; what was chosen at the door goes before."""
        self.name = name
        self.profile: Profile
        self._runs = 0
        self.open_profile()
        self.play(self.profile.policies.put(policy))

    def sign_in(self, account: str, token: str) -> None:
        """Give the machine a token of this account; for the next start."""
        self.line = ServiceLine(self.service, self.clock, account)
        self.token_mark = token

    def play(self, work: Awaitable[T]) -> T:
        """Run to the end."""
        return self.evening.loop.play(work, self.name)

    def _start(self) -> None:
        self._runs += 1
        self.door: Door = self.play(self._wire())
        self.play(self.door.session.recall())
        self.play(self.door.controller.start())

    async def _wire(self) -> Door:
        policy, lost = DoorPolicy(), False
        try:
            policy = await self.profile.policies.get()
        except PolicyLostError:
            lost = True
        door = wire_door(
            self.profile,
            self.line,
            self.clock,
            policy=policy,
            events=self.events,
            run=f"{self.name}-run{self._runs}",
            token_mark=self.token_mark,
            confirm_ms=600,
        )
        door.session.policy_lost = lost
        return door

    def kill(self) -> None:
        """The machine dies: nothing more is written, whatever was under way. It stays off."""
        self.profile.close()
        self.evening.loop.drop_everything(self.name)

    def open_profile(self) -> None:
        """Open the profile of a machine that is off, and no more."""
        self.profile = at_once(Profile.open(self.folder, None, writable=True))

    def start_again(self, *, opened: bool = False) -> None:
        """Switch the machine on; `opened`: its profile is open already."""
        if not opened:
            self.open_profile()
        for entry in self.entries().values():
            if entry.state is EntryState.SENDING:
                self.service.may_have_heard(entry.ticket_id)
        self._start()

    def restart(self) -> None:
        """The machine dies and is switched on again."""
        self.kill()
        self.start_again()

    def scan(self, ticket_id: str, *, shown: bool = True) -> VerdictGiven | None:
        """Present a ticket; `shown`: the verdict reached a person. None where it could not be recorded."""
        given = self.play(self.door.engine.scan(f"token-{ticket_id}", InputMethod.COMMAND_LINE))
        if given is not None and shown and given.admission_id:
            self.play(self.profile.ledger.mark_shown([given.admission_id]))
        return given

    def let_out(self, ticket_id: str) -> VerdictGiven | None:
        """Record that somebody leaves."""
        return self.play(self.door.engine.let_out(ticket_id, InputMethod.SEARCH))

    def die_while_scanning(self, ticket_id: str, after_s: float) -> None:
        """Present a ticket to a machine that dies so many seconds later."""
        self.die_during(self.door.engine.scan(f"token-{ticket_id}", InputMethod.COMMAND_LINE), after_s)

    def die_during(self, work: Coroutine[Any, Any, Any], after_s: float) -> None:
        """The machine dies so many seconds into some work, and is switched on again."""

        async def begun() -> None:
            await asyncio.wait({asyncio.create_task(work)}, timeout=after_s)

        self.play(begun())
        self.restart()

    def undo(self, admission_id: str) -> UndoOutcome:
        """Take an admission back, as staff do without a supervisor."""
        return self.play(self.door.controller.undo(admission_id))

    def sync(self, *, full: bool) -> Synced:
        """Fetch the guest list, whole or what changed. Raises ServiceError."""
        return self.play(self.door.guest_list.sync(full=full))

    def held(self) -> set[str]:
        """The ids of the tickets held."""
        found = self.profile._db.read(lambda c: c.execute("SELECT id FROM tickets").fetchall())
        return {ticket_id for (ticket_id,) in self.play(found)}

    def rows(self, ticket_id: str) -> list[LedgerRow]:
        """The ticket's ledger rows."""
        return self.play(self.profile.ledger.rows(ticket_id))

    def entries(self) -> dict[str, Entry]:
        """Every check-in of the outbox, by its admission."""
        return {entry.admission_id: entry for entry in self.play(self.profile.outbox.entries(every=True))}

    def incidents(self) -> list[Incident]:
        """Every incident."""
        return self.play(self.profile.incidents.recorded(every=True))

    def heal(self) -> None:
        """The network and the service are well again, the program is started anew, and some minutes pass."""
        self.service.plan.clear()
        self.service.pages.clear()
        self.service.mood = lambda _: None
        self.restart()
        self.evening.loop.let_pass(HEALS_WITHIN_S)
