"""A door for the screen's tests: answers from what a test puts into it, and remembers what it was asked."""

import asyncio
from array import array
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from msgspec.structs import replace

from kiosk.core.asides import NOBODY, KeptAside, KeptAsides, SignInThen
from kiosk.core.codes import pairing_code_in
from kiosk.core.guest_filter import GuestCount, GuestFilter, GuestOrder, admitted_states, is_in_group
from kiosk.core.guest_notes import GuestNote
from kiosk.core.hub_link import HubLink
from kiosk.core.link import LinkState
from kiosk.core.outbox import EntryState, may_be_given_up
from kiosk.core.pace import Pause
from kiosk.core.pairing import PairingLink
from kiosk.core.policy import ALL_EVENTS, Direction, DoorPolicy, Supervisor
from kiosk.core.presence import (
    Certainty,
    Evidence,
    EvidenceSource,
    InputMethod,
    LedgerRow,
    Presence,
    PresenceState,
    RowKind,
)
from kiosk.core.presentations import InView
from kiosk.core.scan_search import ScanSearch
from kiosk.core.tickets import Event, Instant, Listing, Order, Person, Ticket, TicketType
from kiosk.core.verdict import Admit, AlreadyIn, Exit, Reason, Unknown, Verdict, VerdictKind
from kiosk.engine.asides import AsidesHere
from kiosk.engine.controller import (
    DoorController,
    NotATicket,
    PairingCodeTyped,
    TypedOutcome,
    UndoAgainOutcome,
    UndoOutcome,
)
from kiosk.engine.counter import Counter, NobodyCounted, TapOutcome, Tapped
from kiosk.engine.discounts import Created, DiscountChoices, Discounts, Outcome, Rate
from kiosk.engine.door_queries import DoorQueries
from kiosk.engine.errors import HubRefusedError, PairedOfficeError, StoreError
from kiosk.engine.events import (
    DoorChanged,
    DutyChanged,
    Emit,
    EngineEvent,
    PairingCodeRead,
    ScanTrouble,
    VenueState,
    VerdictGiven,
)
from kiosk.engine.handed_over import (
    HandedOver,
    HandoverFound,
    HandOverOutcome,
    NotHandedOver,
    NotTakenOver,
    NotTakenWhy,
    TakenOver,
    TakeOverHere,
)
from kiosk.engine.hub_here import HubHere, HubNow
from kiosk.engine.manual_resolution import ManualResolution
from kiosk.engine.not_ready import SetUpFacts
from kiosk.engine.office import OfficeWatch
from kiosk.engine.pins import hash_pin
from kiosk.engine.probe import ProbeHere
from kiosk.engine.readiness import Check
from kiosk.engine.records import (
    AdmissionStatus,
    Arrivals,
    Browsed,
    Counted,
    DiscountCode,
    EventHeld,
    Guest,
    Incident,
    OutboxCount,
    OutboxLine,
)
from kiosk.engine.scans_told import KeptScan, RecentScan, ScanPage, ScanPlace, ScanTold
from kiosk.engine.sign_in_here import (
    Keeping,
    OfficeLostError,
    OwnOffice,
    PairingHere,
    SecretRefusedError,
    SignInHere,
    SignInRefusedError,
)
from kiosk.engine.supervised import (
    AdmittedOffList,
    GroupAdmitted,
    NoSupervisors,
    OffListOutcome,
    Overridden,
    OverrideOutcome,
    Unlocked,
    UnlockOutcome,
    WrongPin,
)
from kiosk.engine.this_door import DoorChoice, NotChanged, ThisDoor, TypeHeld
from kiosk.engine.undo import NotUndone, Undone, UndoWhy
from kiosk.store.rows import name_key
from kiosk.ui.verdict.verdict_view import ticket_of

NOW: Instant = 1_781_459_000.0
TONIGHT = Event("ev-sat", Listing("ls-1", "Harbour Festival"), NOW - 3600, NOW + 4 * 3600)
TOMORROW = Event("ev-sun", Listing("ls-1", "Harbour Festival"), NOW + 86400, NOW + 86400 + 5 * 3600)


def a_ticket(
    ticket_id: str,
    name: str,
    *,
    kind: str = "General",
    state: str = "paid",
    order: str = "7F21",
    buyer: str = "",
    event: Event | None = TONIGHT,
) -> Ticket:
    return Ticket(
        id=ticket_id,
        token=f"token-{ticket_id}",
        state=state,
        attendee=Person(f"p-{ticket_id}", name, f"{ticket_id}@example.org"),
        buyer=Person("b", buyer or name, "buyer@example.org"),
        ticket_type=TicketType(kind.lower(), kind),
        order=Order(order),
        event=event,
    )


def given(
    verdict: Verdict,
    *,
    at: Instant = NOW,
    certainty: Certainty = Certainty.CONFIRMED,
    how: InputMethod = InputMethod.CAMERA,
    admission_id: str = "",
    scan_id: str = "s",
    trouble: ScanTrouble | None = None,
    order_size: int = 1,
    order_inside: int = 0,
    looked_again: bool = False,
    code: str = "code",
) -> VerdictGiven:
    return VerdictGiven(
        scan_id=scan_id,
        code=code,
        verdict=verdict,
        certainty=certainty,
        at=at,
        how=how,
        admission_id=admission_id,
        list_as_of=at - 8,
        looked_again=looked_again,
        trouble=trouble,
        order_size=order_size,
        order_inside=order_inside,
    )


class FakeSignIn(SignInHere):
    """Takes any token but those that `refused` says something about, once `answers` is set."""

    def __init__(self) -> None:
        self.refused: dict[str, str] = {}
        self.tokens: list[str] = []
        self.other_account, self.keeping = False, Keeping.KEPT
        self.answers, self.keeps = asyncio.Event(), asyncio.Event()
        self.answers.set()
        self.keeps.set()

    async def sign_in(self, token: str) -> bool:
        await self.answers.wait()
        if why := self.refused.get(token, ""):
            raise SignInRefusedError(why)
        self.tokens.append(token)
        return self.other_account

    async def keep(self) -> Keeping:
        await self.keeps.wait()
        return self.keeping


class FakeOfficeSignIn:
    """An office beside the door, whose host signs in at `page` once `answers` is set, or is refused."""

    page = "https://tickets.example"

    def __init__(self) -> None:
        self.opens_browser, self.refused, self.trouble = True, "", ""
        self.is_lost, self.lost = False, ""
        self.begun, self.pasted = 0, list[str]()
        self.secret, self.secret_refused, self.secrets = "new", "", list[str]()
        self.keeps_sign_in = True
        self.answers = asyncio.Event()

    async def is_signed_in(self) -> bool:
        return self.answers.is_set()

    async def sign_in(self, shown: Callable[[str, bool], None]) -> None:
        self.begun += 1
        if self.lost:
            raise OfficeLostError(self.lost)
        if self.secret_refused:
            raise SecretRefusedError(self.secret_refused)
        shown(self.page, self.opens_browser)
        if self.refused:
            raise SignInRefusedError(self.refused)
        await self.finish()

    async def finish(self) -> None:
        await self.answers.wait()

    async def paste(self, address: str) -> None:
        self.pasted.append(address)
        if "code=" not in address:
            raise SignInRefusedError("there is no sign-in in this address")
        self.answers.set()

    async def use_secret(self, client_secret: str) -> bool:
        self.secrets.append(client_secret)
        if client_secret != self.secret:
            raise SecretRefusedError(self.secret_refused)
        self.secret_refused = ""
        return self.keeps_sign_in


class FakeOwnOffice(OwnOffice):
    """Takes any application but those that `refused` says something about; `trouble`: see `pair`."""

    def __init__(self) -> None:
        self.held = ("jOZpHAcRZtN7Qd", "https://localhost:8788/callback")
        self.refused, self.trouble = "", ""
        self.set_up_with: list[tuple[str, str, str]] = []
        self.paired = 0

    async def known(self) -> tuple[str, str]:
        await asyncio.sleep(0)
        return self.held

    async def set_up(self, client_id: str, client_secret: str, redirect_uri: str) -> None:
        await asyncio.sleep(0)
        if self.refused:
            raise SignInRefusedError(self.refused)
        self.set_up_with.append((client_id, client_secret, redirect_uri))

    async def pair(self) -> str:
        await asyncio.sleep(0)
        if self.refused:
            raise SignInRefusedError(self.refused)
        self.paired += 1
        return self.trouble


class FakePairing(PairingHere):
    """Takes any code but those that `refused` says something about, once `answers` is set; then `keeps` too.

    `found`: the fingerprint that is shown at every address; `trouble`: what could not be set all the same.
    """

    def __init__(self) -> None:
        self.refused: dict[str, str] = {}
        self.asked_for: list[PairingLink] = []
        self.paired: list[PairingLink] = []
        self.asked_at: list[str] = []
        self.found, self.trouble = "0123456789abcdef" * 4, ""
        self.answers = asyncio.Event()
        self.answers.set()

    async def fingerprint(self, address: str) -> str:
        self.asked_at.append(address)
        await asyncio.sleep(0)
        if not self.found:
            raise SignInRefusedError("office unreachable: nobody answers there")
        return self.found

    async def pair(self, link: PairingLink) -> str:
        self.asked_for.append(link)
        await self.answers.wait()
        if why := self.refused.get(link.code, ""):
            raise SignInRefusedError(why)
        self.paired.append(link)
        return self.trouble


class FakeHub(HubHere):
    """Joins any hub but where `refused` says why, once `answers` is set; the doors are together then."""

    def __init__(self, now: HubNow | None = None) -> None:
        self.goes_by, self.refused = now, ""
        self.asked_for: list[HubLink] = []
        self.joined: list[HubLink] = []
        self.is_same, self.is_together, self.left, self.still_unshared = False, True, 0, 0
        self.answers = asyncio.Event()
        self.answers.set()

    async def now(self) -> HubNow | None:
        await asyncio.sleep(0)
        return self.goes_by

    async def is_joined(self, link: HubLink) -> bool:
        return self.is_same

    async def join(self, link: HubLink) -> bool:
        self.asked_for.append(link)
        await self.answers.wait()
        if self.refused:
            raise HubRefusedError(self.refused)
        self.joined.append(link)
        self.goes_by = HubNow(link.servers, VenueState.TOGETHER)
        return self.is_together

    async def leave(self) -> int:
        await self.answers.wait()
        self.left, self.goes_by = self.left + 1, None
        return self.still_unshared


class FakeThisDoor(ThisDoor):
    """Changes what it was given, unless `refused` says something; answers once `answers` is set."""

    def __init__(self, controller: "FakeController") -> None:
        self._controller = controller
        self.held: tuple[TypeHeld, ...] = (TypeHeld("general", "General", 268), TypeHeld("vip", "VIP", 104))
        self.refused = ""
        self.changed: list[tuple[DoorChoice, str]] = []
        self.answers = asyncio.Event()
        self.answers.set()

    @property
    def choice(self) -> DoorChoice:
        door = self._controller
        types = frozenset(door.policy_now.ticket_types)
        return DoorChoice(door.door_name, door.way, door.chosen, types)

    async def types(self) -> tuple[TypeHeld, ...]:
        await asyncio.sleep(0)
        return self.held

    async def change(self, choice: DoorChoice, supervisor: str = "") -> NotChanged | None:
        await self.answers.wait()
        if self.refused:
            return NotChanged(self.refused)
        self.changed.append((choice, supervisor))
        door = self._controller
        door.door_name, door.way = choice.door, choice.direction
        door.policy_now = replace(door.policy_now, ticket_types=tuple(sorted(choice.ticket_types)))
        door.say(DoorChanged(door.chosen))
        return None

    async def set_pin(self, name: str, pin: str) -> NotChanged | None:
        await self.answers.wait()
        if self.refused:
            return NotChanged(self.refused)
        await self.take_pin(name)
        one = Supervisor(name=name, pin_hash=hash_pin(pin))
        self._hold((*self._controller.policy_now.supervisors, one))
        return None

    async def take_pin(self, name: str) -> NotChanged | None:
        await self.answers.wait()
        held = self._controller.policy_now.supervisors
        self._hold(tuple(one for one in held if one.name != name))
        return None

    def _hold(self, supervisors: tuple[Supervisor, ...]) -> None:
        self._controller.policy_now = replace(self._controller.policy_now, supervisors=supervisors)


class FakeTakeOver(TakeOverHere):
    """Finds `found` in a file whose passphrase fits, unless `refused` says otherwise; takes it over."""

    def __init__(self) -> None:
        self.passphrase = "rain at the gate"
        self.found = HandoverFound(
            Path("/media/stick/kiosk-door-b.handover"), "Door B", NOW - 240, 1250, 412, 3
        )
        self.refused: NotTakenOver | None = None
        self.taken = TakenOver("Door B", 1250, 412, 3, doubles=1)
        self.looked: list[Path] = []
        self.took = 0
        self.answers = asyncio.Event()
        self.answers.set()

    async def look(self, file: Path, passphrase: str) -> HandoverFound | NotTakenOver:
        self.looked.append(file)
        await self.answers.wait()
        if passphrase != self.passphrase:
            return NotTakenOver(NotTakenWhy.PASSPHRASE, "wrong passphrase")
        return self.refused or self.found

    async def take(self) -> TakenOver | NotTakenOver:
        await self.answers.wait()
        self.took += 1
        return self.refused or self.taken


class FakeProbe(ProbeHere):
    """Says of each code what `verdicts` does; `used`: those that somebody used. Answers with `checks`."""

    def __init__(self) -> None:
        self.verdicts: dict[str, Verdict] = {}
        self.used: set[str] = set()
        self.trouble = ""
        self.ran: list[tuple[str, str]] = []
        self.checks: tuple[Check, ...] = ()

    async def look(self, code: str) -> tuple[Verdict, bool]:
        await asyncio.sleep(0)
        if self.trouble:
            raise StoreError(self.trouble)
        return self.verdicts.get(code, Unknown()), code in self.used

    async def run(self, ticket: Ticket, code: str) -> tuple[Check, ...]:
        self.ran.append((ticket.id, code))
        await asyncio.sleep(0)
        return self.checks


class FakeDiscounts(Discounts):
    """Offers `found`, and answers with `outcome` to what is wanted, once `answers` is set."""

    def __init__(self) -> None:
        festival, gala = Listing("listing", "Harbour Festival"), Listing("gala", "Winter gala")
        rates = (Rate("r1", "General", 268), Rate("r2", "VIP", 104))
        self.found = DiscountChoices(
            (festival, gala), {"listing": rates, "gala": ()}, not_public=frozenset({"gala"})
        )
        self.outcome: Outcome = Created()
        self.answers = asyncio.Event()
        self.answers.set()
        self.wanted: list[DiscountCode] = []

    async def choices(self) -> DiscountChoices:
        await asyncio.sleep(0)
        return self.found

    async def create(self, code: DiscountCode) -> Outcome:
        self.wanted.append(code)
        await asyncio.sleep(0)
        await self.answers.wait()
        return self.outcome


class FakeAsides(AsidesHere):
    """Keeps who waits in memory, as long as it is there itself; a disk may not read, or not write."""

    def __init__(self) -> None:
        self.kept = NOBODY
        self.given: dict[str, VerdictGiven] = {}
        self.reads = self.writes = True

    @property
    def sign_in_now(self) -> SignInThen:
        return SignInThen("host", "mark")

    async def recall(self, _shown: Collection[int] = ()) -> tuple[KeptAsides, dict[str, VerdictGiven]] | None:
        return (self.kept, self.given) if self.reads else None

    async def keep(
        self,
        waiting: Sequence[KeptAside],
        last_number: int,
        _strip_of: SignInThen | None = None,
        _gone: Collection[int] = (),
    ) -> bool:
        if self.writes:
            kept = (replace(one, then=None) if one.then else one for one in waiting)
            self.kept = KeptAsides(tuple(kept), last_number)
        return self.writes


class FakeCounter(Counter):
    """Counts in memory; a tap comes to `outcome` where it is set. `on_word_of`: whose word each was."""

    def __init__(self) -> None:
        self.rows: list[LedgerRow] = []
        self.outcome: TapOutcome | None = None
        self.pin_wanted = False
        self.on_word_of: list[str] = []

    @property
    def needs_pin(self) -> bool:
        return self.pin_wanted

    async def one_more(self, how: InputMethod = InputMethod.KEYBOARD, supervisor: str = "") -> TapOutcome:
        return await self._add(RowKind.COUNTED_IN, supervisor)

    async def one_less(self, how: InputMethod = InputMethod.KEYBOARD, supervisor: str = "") -> TapOutcome:
        await asyncio.sleep(0)
        if not (await self.counted()).inside:
            return NobodyCounted()
        return await self._add(RowKind.COUNTED_OUT, supervisor)

    async def _add(self, kind: RowKind, supervisor: str) -> TapOutcome:
        await asyncio.sleep(0)
        if self.outcome is not None:
            return self.outcome
        self.on_word_of.append(supervisor)
        self.rows.append(LedgerRow(f"tap-{len(self.rows)}", kind, "", NOW, "Door A", "keyboard"))
        return Tapped(self.rows[-1])

    async def undo(self, how: InputMethod = InputMethod.KEYBOARD, supervisor: str = "") -> TapOutcome:
        await asyncio.sleep(0)
        if not self.rows:
            return NobodyCounted()
        last = self.rows.pop()
        return Tapped(replace(last, kind=RowKind.UNDO, concerns=last.id), last.kind)

    async def counted(self) -> Counted:
        kinds = [row.kind for row in self.rows]
        return Counted(kinds.count(RowKind.COUNTED_IN), kinds.count(RowKind.COUNTED_OUT))

    async def last_at(self) -> Instant | None:
        return self.rows[-1].at if self.rows else None


@dataclass
class FakeController(DoorController, DoorQueries, ManualResolution):
    """Holds tickets by id; admits each once. `gate` holds back every search until it is set.

    What a supervisor asks for comes to `override_outcome` and `off_list_outcome`, a typed line to
    `typed_outcome`, an undo to `undo_outcome`, a PIN to `unlock_outcome` where these are set; else a line is
    looked up, an admission is taken back if it is open, and a PIN opens for whom `pins` names.
    """

    door_name: str = "Door A, North gate"
    rehearsal: bool = False
    tickets: list[Ticket] = field(default_factory=list)
    held: list[EventHeld] = field(default_factory=lambda: [EventHeld(TONIGHT, 1250)])
    chosen: frozenset[str] = frozenset()
    link_state: LinkState = LinkState.GOOD
    queue_pause: Pause | None = None
    complete: bool = True
    has_address: bool = True
    is_signed_in: bool = True
    unknown_events: frozenset[str] = frozenset()
    list_is_empty: bool = False
    as_of: Instant | None = NOW - 8
    unsent: OutboxCount = field(default_factory=OutboxCount)
    open_incidents: list[Incident] = field(default_factory=list)
    not_shown: list[LedgerRow] = field(default_factory=list)
    way: Direction = Direction.ENTRY
    gate: asyncio.Event | None = None
    admitted: dict[str, str] = field(default_factory=dict)
    admit_calls: list[str] = field(default_factory=list)
    let_out_calls: list[str] = field(default_factory=list)
    typed_lines: list[str] = field(default_factory=list)
    searches: list[str] = field(default_factory=list)
    disk_fails: bool = False
    """No search brings an answer."""
    notes_on: dict[str, GuestNote] = field(default_factory=dict)
    keeps_notes: bool = True
    browsed: list[tuple[GuestFilter, GuestOrder]] = field(default_factory=list)
    numbered_asked: list[tuple[int, ...]] = field(default_factory=list)
    searches_cancelled: list[str] = field(default_factory=list)
    undone: list[str] = field(default_factory=list)
    undone_again: list[tuple[str, str, str]] = field(default_factory=list)
    override_outcome: OverrideOutcome = field(default_factory=NoSupervisors)
    off_list_outcome: OffListOutcome = field(default_factory=NoSupervisors)
    overrides: list[tuple[str, str, str]] = field(default_factory=list)
    off_list: list[tuple[str, str, str, str]] = field(default_factory=list)
    seen: list[str] = field(default_factory=list)
    refreshed: int = 0
    sent_now: int = 0
    typed_outcome: TypedOutcome | None = None
    undo_outcome: UndoOutcome | None = None
    undo_again_outcome: UndoAgainOutcome = field(default_factory=NoSupervisors)
    unlock_outcome: UnlockOutcome | None = None
    pins: dict[str, str] = field(default_factory=dict)
    pins_tried: list[str] = field(default_factory=list)
    ledger: list[LedgerRow] = field(default_factory=list)
    recent_scans: list[ScanTold] = field(default_factory=list)
    reads_scans: bool = True
    asides: FakeAsides = field(default_factory=FakeAsides)
    status_of: dict[str, AdmissionStatus] = field(default_factory=dict)
    """What became since of the admission of a ticket."""
    scans_wanted: list[tuple[ScanSearch, ScanPlace]] = field(default_factory=list)
    lines: list[OutboxLine] = field(default_factory=list)
    retried: list[str] = field(default_factory=list)
    dismissed: list[tuple[str, str]] = field(default_factory=list)
    settled: list[tuple[str, str]] = field(default_factory=list)
    duty: str = ""
    supervisor_names: tuple[str, ...] = ()
    policy_now: DoorPolicy = field(default_factory=DoorPolicy)
    policy_lost: bool = False
    pins_unusable: bool = False
    most_inside: int | None = None
    arrivals_held: Arrivals | None = None
    arrivals_asked: list[tuple[Instant, float]] = field(default_factory=list)
    checks: list[Check] = field(default_factory=list)
    handed_over: list[tuple[Path, str]] = field(default_factory=list)
    no_hand_over: str = ""
    listeners: list[Emit] = field(default_factory=list)

    discounts: FakeDiscounts = field(default_factory=FakeDiscounts)
    sign_in_here: FakeSignIn | None = field(default_factory=FakeSignIn)
    office_sign_in: FakeOfficeSignIn | None = None
    office: OfficeWatch | None = None
    office_trouble: PairedOfficeError | None = None
    own_office: FakeOwnOffice | None = None
    pairing_here: FakePairing | None = None
    take_over_here: FakeTakeOver | None = None
    hub_here: FakeHub | None = None
    probe: FakeProbe = field(default_factory=FakeProbe)
    taker: Callable[[str], bool] | None = None

    def __post_init__(self) -> None:
        self.queries = self.resolution = self
        self.this_door: FakeThisDoor = FakeThisDoor(self)
        self.counter: FakeCounter = FakeCounter()

    def listen(self, emit: Emit) -> None:
        self.listeners.append(emit)

    def unlisten(self, emit: Emit) -> None:
        if emit in self.listeners:
            self.listeners.remove(emit)

    def say(self, event: EngineEvent) -> None:
        if isinstance(event, VerdictGiven) and event.verdict.kind is not VerdictKind.SAME_SCAN:
            self.recent_scans.insert(0, self._told(event))
        for emit in tuple(self.listeners):
            emit(event)

    def _taken_back(self, told: ScanTold, admission_id: str) -> ScanTold:
        if isinstance(told, RecentScan) and told.row.id == admission_id:
            return replace(told, status=AdmissionStatus(taken_back=True))
        return told

    def _told(self, given: VerdictGiven) -> ScanTold:
        """What a profile keeps of a verdict, as it stands at first."""
        verdict = given.verdict
        if isinstance(verdict, Admit | Exit):
            kind = RowKind.ADMISSION if isinstance(verdict, Admit) else RowKind.EXIT
            confirmed = given.certainty is Certainty.CONFIRMED
            ticket_id = verdict.ticket.id if verdict.ticket else ""
            row = LedgerRow(given.admission_id, kind, ticket_id, given.at, "Door A", given.how)
            state = EntryState.CONFIRMED if confirmed else EntryState.WAITING
            return RecentScan(row, verdict.ticket, status=AdmissionStatus(state))
        ticket = ticket_of(verdict)
        return KeptScan(
            given.scan_id, given.at, verdict.kind, ticket_id=ticket.id if ticket else "",
            code=given.code, how=given.how, door="Door A", verdict=verdict, certainty=given.certainty,
        )  # fmt: skip

    def offer_codes(self, taker: Callable[[str], bool] | None) -> None:
        self.taker = taker

    async def scan(
        self, code: bytes | str, how: InputMethod, view: InView | None = None
    ) -> VerdictGiven | None:
        text = code if isinstance(code, str) else code.decode()
        ticket = next(t for t in self.tickets if text in (t.id, t.token))
        return self._present(ticket, how)

    async def typed(self, line: str) -> TypedOutcome:
        self.typed_lines.append(line)
        await asyncio.sleep(0)
        if self.typed_outcome is not None:
            return self.typed_outcome
        if link := pairing_code_in(line):
            self.say(PairingCodeRead("typed", link))
            return PairingCodeTyped()
        known = next((ticket for ticket in self.tickets if line in (ticket.id, ticket.token)), None)
        return self._present(known, InputMethod.KEYBOARD) if known else NotATicket()

    async def admit(self, ticket_id: str, how: InputMethod = InputMethod.SEARCH) -> VerdictGiven:
        self.admit_calls.append(ticket_id)
        return self._present(self._ticket(ticket_id), how)

    async def let_out(self, ticket_id: str, how: InputMethod = InputMethod.SEARCH) -> VerdictGiven:
        self.let_out_calls.append(ticket_id)
        presence = self._presence(ticket_id)
        self.admitted.pop(ticket_id, None)
        answer = given(Exit(self._ticket(ticket_id), presence), how=how)
        self.say(answer)
        return answer

    async def override(
        self, code: bytes | str, pin: str, why: str, how: InputMethod = InputMethod.KEYBOARD
    ) -> OverrideOutcome:
        self.overrides.append((str(code), pin, why))
        if isinstance(found := self.override_outcome, Overridden):
            self.recent_scans.insert(0, RecentScan(found.row, ticket_of(found.verdict)))
        return self.override_outcome

    async def admit_off_list(
        self, code: bytes | str, pin: str, why: str, name: str = "", how: InputMethod = InputMethod.KEYBOARD
    ) -> OffListOutcome:
        self.off_list.append((str(code), pin, why, name))
        if isinstance(found := self.off_list_outcome, AdmittedOffList):
            self.recent_scans.insert(0, RecentScan(found.row, name=name))
        return self.off_list_outcome

    async def admit_group(
        self, ticket_ids: Sequence[str], how: InputMethod = InputMethod.SEARCH
    ) -> GroupAdmitted:
        answers = [await self.admit(ticket_id, how) for ticket_id in ticket_ids]
        orders = [self._order_of(ticket_id) for ticket_id in ticket_ids]
        return GroupAdmitted(
            tuple(
                replace(one, order_size=len(order), order_inside=sum(t.id in self.admitted for t in order))
                for one, order in zip(answers, orders, strict=True)
            )
        )

    def _order_of(self, ticket_id: str) -> list[Ticket]:
        return [ticket for ticket in self.tickets if ticket.order == self._ticket(ticket_id).order]

    async def undo(self, admission_id: str, how: InputMethod = InputMethod.KEYBOARD) -> UndoOutcome:
        self.undone.append(admission_id)
        if self.undo_outcome is not None:
            return self.undo_outcome
        for ticket_id, admission in list(self.admitted.items()):
            if admission == admission_id:
                del self.admitted[ticket_id]
                self.recent_scans = [self._taken_back(one, admission_id) for one in self.recent_scans]
                row = LedgerRow("u", RowKind.UNDO, ticket_id, NOW, self.door_name, InputMethod.KEYBOARD)
                return Undone(replace(row, concerns=admission_id), left=False)
        return NotUndone(UndoWhy.NO_ADMISSION)

    async def undo_again(
        self, admission_id: str, pin: str, why: str, how: InputMethod = InputMethod.KEYBOARD
    ) -> UndoAgainOutcome:
        self.undone_again.append((admission_id, pin, why))
        return self.undo_again_outcome

    async def unlock(self, pin: str) -> UnlockOutcome:
        self.pins_tried.append(pin)
        await asyncio.sleep(0)
        if self.unlock_outcome is not None:
            return self.unlock_outcome
        if not self.pins:
            return NoSupervisors()
        return Unlocked(self.pins[pin]) if pin in self.pins else WrongPin(0.0)

    async def shown(self, admission_id: str) -> None:
        self.seen.append(admission_id)

    async def unshown(self) -> list[LedgerRow]:
        return self.not_shown

    async def search(self, query: str, limit: int = 20) -> list[Guest] | None:
        self.searches.append(query)
        if self.disk_fails:
            return None
        try:
            if self.gate is not None:
                await self.gate.wait()
        except asyncio.CancelledError:
            self.searches_cancelled.append(query)
            raise
        found = [t for t in self.tickets if query.casefold() in t.name.casefold()]
        return [self._guest_of(ticket) for ticket in found[:limit]]

    async def browse(self, wanted: GuestFilter, order: GuestOrder = GuestOrder.NAME) -> Browsed | None:
        self.browsed.append((wanted, order))
        await asyncio.sleep(0)
        held = [(number, ticket, self._count_of(ticket)) for number, ticket in enumerate(self.tickets)]
        found = [one for one in held if wanted.typed.casefold() in one[1].name.casefold()]
        shown = [
            (number, ticket)
            for number, ticket, count in found
            if is_in_group(count, wanted.group)
            and wanted.ticket_type in (None, ticket.type_name)
            and (wanted.states is None or ticket.state in wanted.states)
        ]
        by_type = order is GuestOrder.TICKET_TYPE
        shown.sort(key=lambda one: (by_type and one[1].type_name, name_key(one[1])))
        letters: dict[str, int] = {}
        for place, (_, ticket) in enumerate(shown):
            letters.setdefault(name_key(ticket)[:1] or "#", place)
        numbers = array("q", [number for number, _ in shown])
        return Browsed(numbers, tuple(count for *_, count in found), tuple(letters.items()))

    def _count_of(self, ticket: Ticket) -> GuestCount:
        in_trouble = ticket.state not in admitted_states(self.policy)
        return GuestCount(ticket.type_name, ticket.state, in_trouble, self._presence(ticket.id).where, 1)

    async def numbered(self, numbers: Sequence[int]) -> list[Guest | None]:
        self.numbered_asked.append(tuple(numbers))
        await asyncio.sleep(0)
        held = len(self.tickets)
        return [self._guest_of(self.tickets[number]) if number < held else None for number in numbers]

    async def guest(self, ticket_id: str) -> Guest | None:
        known = {ticket.id: ticket for ticket in self.tickets}
        return self._guest_of(known[ticket_id]) if ticket_id in known else None

    async def guest_note(self, ticket_id: str) -> GuestNote | None:
        return self.notes_on.get(ticket_id)

    async def note_guest(self, ticket_id: str, text: str, *, alerts: bool) -> bool:
        await asyncio.sleep(0)
        if self.keeps_notes:
            self.notes_on.pop(ticket_id, None)
            if text:
                self.notes_on[ticket_id] = GuestNote(text, alerts, self.duty, NOW)
        return self.keeps_notes

    async def order(self, order_id: str) -> list[Guest]:
        return [self._guest_of(t) for t in self.tickets if t.order is not None and t.order.id == order_id]

    async def history(self, ticket_id: str) -> list[LedgerRow]:
        return [row for row in self.ledger if row.ticket_id == ticket_id]

    async def recent(self, limit: int = 50) -> list[ScanTold] | None:
        return self.recent_scans[:limit] if self.reads_scans else None

    async def scans(self, wanted: ScanSearch, place: ScanPlace, limit: int) -> ScanPage | None:
        self.scans_wanted.append((wanted, place))
        if not self.reads_scans:
            return None
        first = place.ledger or 0
        found = [one for one in self.recent_scans if wanted.let_in in (None, isinstance(one, RecentScan))]
        some = found[first : first + limit]
        ends = first + len(some)
        return ScanPage(tuple(some), ScanPlace(ends), ends >= len(found))

    async def arrivals(self, since: Instant, bucket_s: float = 60.0) -> Arrivals:
        self.arrivals_asked.append((since, bucket_s))
        return self.arrivals_held or Arrivals(since, bucket_s, inside=len(self.admitted))

    async def events_held(self) -> list[EventHeld]:
        return self.held

    async def valid_tickets(self) -> int:
        mine = [one for one in self.held if not self.events or one.event.id in self.events]
        return sum(one.tickets for one in mine)

    async def choose_events(self, event_ids: frozenset[str]) -> None:
        self.chosen = event_ids

    @property
    def events(self) -> frozenset[str]:
        return self.chosen - {ALL_EVENTS}

    @property
    def every_event(self) -> bool:
        return ALL_EVENTS in self.chosen

    @property
    def on_duty(self) -> str:
        return self.duty

    async def change_on_duty(self, name: str) -> None:
        self.duty = name
        self.say(DutyChanged(name))

    @property
    def supervisors(self) -> tuple[str, ...]:
        held = tuple(one.name for one in self.policy_now.supervisors)
        return self.supervisor_names or tuple(self.pins.values()) or held

    @property
    def policy(self) -> DoorPolicy:
        return self.policy_now

    @property
    def capacity(self) -> int | None:
        return self.most_inside

    @property
    def direction(self) -> Direction:
        return self.way

    @property
    def pause(self) -> Pause | None:
        return self.queue_pause

    @property
    def link(self) -> LinkState:
        return self.link_state

    @property
    def list_as_of(self) -> Instant | None:
        return self.as_of

    @property
    def list_complete(self) -> bool:
        return self.complete

    def set_up_facts(self, held: Collection[str]) -> SetUpFacts:
        return SetUpFacts(
            self.has_address,
            self.is_signed_in,
            self.policy_lost,
            self.events,
            bool(self.chosen),
            held,
            self.unknown_events,
            self.list_is_empty,
            self.complete,
        )

    async def outbox_count(self) -> OutboxCount:
        return self.unsent

    async def outbox(self, *, every: bool = False) -> list[OutboxLine]:
        over = () if every else (EntryState.CONFIRMED, EntryState.WITHDRAWN)
        return [line for line in self.lines if line.entry.state not in over]

    async def retry(self, admission_id: str) -> bool:
        self.retried.append(admission_id)
        return self._change(admission_id, EntryState.WAITING)

    async def dismiss(self, admission_id: str, why: str) -> bool:
        self.dismissed.append((admission_id, why))
        return self._change(admission_id, EntryState.WITHDRAWN)

    def _change(self, admission_id: str, state: EntryState) -> bool:
        for number, line in enumerate(self.lines):
            if line.entry.admission_id == admission_id and may_be_given_up(line.entry):
                self.lines[number] = replace(line, entry=replace(line.entry, state=state))
                return True
        return False

    async def incidents(self) -> list[Incident]:
        return self.open_incidents

    async def settle(self, incident_id: str, why: str) -> bool:
        self.settled.append((incident_id, why))
        left = [one for one in self.open_incidents if one.id != incident_id]
        found = len(left) < len(self.open_incidents)
        self.open_incidents = left
        return found

    async def inside(self) -> int:
        return len(self.admitted)

    async def send_now(self) -> None:
        self.sent_now += 1

    async def refresh(self) -> None:
        self.refreshed += 1

    async def readiness(self) -> list[Check]:
        return self.checks

    async def hand_over(self, folder: Path, passphrase: str) -> HandOverOutcome:
        self.handed_over.append((folder, passphrase))
        await asyncio.sleep(0)
        if self.no_hand_over:
            return NotHandedOver(self.no_hand_over)
        return HandedOver(folder / "kiosk-door-a.handover", 1250, len(self.ledger), self.unsent.unsent)

    def _ticket(self, ticket_id: str) -> Ticket:
        return next(ticket for ticket in self.tickets if ticket.id == ticket_id)

    def _presence(self, ticket_id: str) -> Presence:
        admission = self.admitted.get(ticket_id)
        if admission is None:
            return Presence()
        row = LedgerRow(admission, RowKind.ADMISSION, ticket_id, NOW - 60, self.door_name, InputMethod.CAMERA)
        return Presence(PresenceState.INSIDE, 1, self._evidence(admission), row)

    def _evidence(self, admission: str) -> Evidence:
        return Evidence(EvidenceSource.HERE, NOW - 60, self.door_name, InputMethod.CAMERA, admission)

    def _guest_of(self, ticket: Ticket) -> Guest:
        siblings = [t for t in self.tickets if t.order == ticket.order]
        inside = sum(t.id in self.admitted for t in siblings)
        presence, since = self._presence(ticket.id), self.status_of.get(ticket.id, AdmissionStatus())
        return Guest(ticket, presence, order_size=len(siblings), order_inside=inside, status=since)

    def _present(self, ticket: Ticket, how: InputMethod) -> VerdictGiven:
        if ticket.id in self.admitted:
            verdict: Verdict = AlreadyIn(ticket, Reason.INSIDE, self._evidence(self.admitted[ticket.id]))
            answer = given(verdict, how=how)
        else:
            self.admitted[ticket.id] = f"adm-{ticket.id}"
            answer = given(Admit(ticket), how=how, admission_id=self.admitted[ticket.id])
        self.say(answer)
        return answer
