"""One profile and several accounts: a rehearsal's, the host's, and an application that acts for itself.

What must hold, whoever signs in when and whether or not there is a network: only tickets of the account
that is signed in are let in; another account's list, however complete, makes nobody unknown; a guest of a
list that was looked at under this token is let in; nobody's check-in is sent as somebody else's; and what
was recorded is sent once its account signs in again, with whichever token of it. KIOSK_EXAMPLES=2000 plays
it for longer.
"""

from dataclasses import dataclass

from hypothesis import strategies as st
from hypothesis.stateful import initialize, rule

from kiosk.core.outbox import UNSENT, EntryState
from kiosk.core.verdict import Reason, Refer, VerdictKind
from kiosk.engine.errors import NotSentError, ServiceError, UnauthorisedError
from kiosk.engine.events import VerdictGiven
from tests.faults.door_world import DoorWorld, SimulatedEvent, SimulatedEventMachine, evenings, played
from tests.faults.memory_service import Account, MemoryService
from tests.faults.simulated_time import SimulatedLoop
from tests.unit.store.store_samples import ticket

TOKENS = {
    "host-1": "host",
    "host-2": "host",
    "rehearsal-1": "rehearsal",
    "app-1": "app",
    "app-2": "app",
}
NAMES = tuple(f"{account}-ticket-{number}" for account in ("host", "rehearsal", "app") for number in range(3))


@dataclass(frozen=True)
class _Mood:
    """What the service makes of every request."""

    error: Exception | None = None

    def __call__(self, ticket_id: str) -> Exception | None:
        return self.error


WELL, NO_NETWORK = _Mood(), _Mood(NotSentError("no network"))
REFUSED = _Mood(UnauthorisedError("expired", status=401))
MOODS = (WELL, NO_NETWORK, REFUSED)


class AccountMachine(SimulatedEventMachine):
    """One evening of a profile that several accounts use."""

    door: DoorWorld

    @initialize(token=st.sampled_from(sorted(TOKENS)), mood=st.sampled_from(MOODS))
    def open(self, token: str, mood: _Mood) -> None:
        loop = SimulatedLoop()
        self.loop = loop
        self.service = MemoryService(loop)
        self.service.accounts |= {"rehearsal": Account(user="rehearsal"), "app": Account(user="")}
        for name in NAMES:
            self.service.accounts[name.split("-", maxsplit=1)[0]].tickets.append(ticket(name))
        self.service.mood = mood
        self.refused = mood is REFUSED
        self.evening = SimulatedEvent(self.service, loop)
        self.refused = False
        """Whether the service refused this very token: then the door stays that of whoever came before."""
        self.said: set[str] = set()
        self.looked = False
        """Whether the list of this account was fetched whole under this very token."""
        self.token = token
        self.door = self.evening.door(account=TOKENS[token], token=token)

    @property
    def account(self) -> str:
        """Who is signed in."""
        return TOKENS[self.token]

    @rule(token=st.sampled_from(sorted(TOKENS)))
    def sign_in(self, token: str) -> None:
        """The program is started with this token."""
        self.looked = self.looked and token == self.token
        self.refused = self.service.mood is REFUSED
        self.token = token
        self.door.kill()
        self.door.sign_in(TOKENS[token], token)
        self.door.start_again()

    @rule(name=st.sampled_from(NAMES))
    def scan(self, name: str) -> None:
        given = self.door.scan(name)
        assert given is not None, "a scan could not be recorded"
        kind = given.verdict.kind
        own = name.startswith(self.account)
        if kind is VerdictKind.ADMIT:
            assert own or self.refused, "let in with a ticket of another account's list"
            assert name not in self.said, "let in twice"
            self.said.add(name)
        elif own:
            assert kind is not VerdictKind.UNKNOWN, "another account's list makes a guest unknown"
            assert not self.looked or name in self.said, f"a guest of this list was not let in: {kind}"
            assert kind in (VerdictKind.REFER, VerdictKind.ALREADY_IN), kind

    @rule(full=st.booleans())
    def look(self, *, full: bool) -> None:
        """The list of the account that is signed in is fetched."""
        try:
            synced = self.door.sync(full=full)
        except ServiceError:
            return
        self.looked = self.looked or synced.complete

    @rule(mood=st.sampled_from(MOODS))
    def service_changes(self, mood: _Mood) -> None:
        self.service.mood = mood
        self.refused |= mood is REFUSED

    @rule(seconds=st.sampled_from([0.02, 5.0, 70.0]))
    def time_passes(self, seconds: float) -> None:
        self.loop.let_pass(seconds)

    def check_the_end(self) -> None:
        """Each account signs in once more, the application with the token that it has now."""
        self.service.mood = WELL
        for token in ("host-2", "rehearsal-1", "app-2"):
            self.sign_in(token)
            self.loop.let_pass(200)
        assert not self.service.foreign, "a check-in was sent as somebody else's"
        for entry in self.door.entries().values():
            assert entry.state not in UNSENT, "a check-in of an account that signed in again was not sent"
            assert entry.state is EntryState.CONFIRMED, entry.state


AccountMachine.TestCase.settings = evenings(8)
test_accounts_are_kept_apart = AccountMachine.TestCase


def why_referred(door: DoorWorld) -> Reason | None:
    """Of the last scan; None where it was another verdict."""
    verdict = door.door.heard(VerdictGiven)[-1].verdict
    return verdict.why if isinstance(verdict, Refer) else None


def test_a_rehearsals_ticket_is_not_let_in_at_the_hosts_door() -> None:
    with played(AccountMachine()) as evening:
        evening.open(token="rehearsal-1", mood=WELL)
        evening.look(full=True)
        evening.sign_in(token="host-1")
        evening.scan(name="rehearsal-ticket-0")
        assert why_referred(evening.door) is Reason.OTHER_ACCOUNT


def test_a_rehearsals_list_makes_no_guest_of_the_host_unknown() -> None:
    with played(AccountMachine()) as evening:
        evening.open(token="rehearsal-1", mood=WELL)
        evening.look(full=True)
        evening.service_changes(mood=NO_NETWORK)
        evening.sign_in(token="host-1")
        evening.scan(name="host-ticket-0")
        assert why_referred(evening.door) is Reason.LIST_NOT_LOADED


def test_an_applications_next_token_sends_what_the_last_one_queued() -> None:
    with played(AccountMachine()) as evening:
        evening.open(token="app-1", mood=WELL)
        evening.look(full=True)
        evening.service_changes(mood=NO_NETWORK)
        evening.scan(name="app-ticket-0")
        assert [entry.state for entry in evening.door.entries().values()] == [EntryState.WAITING]
        evening.service_changes(mood=WELL)
        evening.sign_in(token="app-2")
        evening.time_passes(seconds=70.0)
        assert [entry.state for entry in evening.door.entries().values()] == [EntryState.CONFIRMED]
