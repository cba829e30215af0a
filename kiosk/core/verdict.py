"""judge(...) → the verdict: a total function, and one frozen dataclass for each outcome."""

from enum import StrEnum
from typing import ClassVar

from msgspec import Struct

from kiosk.core.guest_notes import with_alert
from kiosk.core.policy import STATE_MEANINGS, Direction, DoorPolicy, Meaning
from kiosk.core.presence import Evidence, EvidenceSource, LedgerRow, Presence, PresenceState
from kiosk.core.tickets import Instant, Ticket

RESTART_WINDOW_S = 600.0
"""How long an admission that nobody saw green may be shown again as the same admission."""


class VerdictKind(StrEnum):
    """The words for verdicts, as the command line prints them."""

    ADMIT = "admit"
    ALREADY_IN = "already_in"
    NOT_VALID = "not_valid"
    WRONG_EVENT = "wrong_event"
    WRONG_GATE = "wrong_gate"
    REFER = "refer"
    UNKNOWN = "unknown"
    SAME_SCAN = "same_scan"
    EXIT = "exit"
    NOT_INSIDE = "not_inside"


class Sound(StrEnum):
    """What the door plays."""

    SUCCESS = "success"
    DUPLICATE = "duplicate"
    ERROR = "error"
    ATTENTION = "attention"
    EXIT = "exit"
    STOP = "stop"
    NONE = "none"


class Reason(StrEnum):
    """Why a verdict is not a plain admit; screens and the command line put it into words."""

    NOT_ON_LIST = "not_on_list"
    LET_IN_OFF_LIST = "let_in_off_list"
    LIST_NOT_LOADED = "list_not_loaded"
    OTHER_ACCOUNT = "other_account"
    ACCOUNT_NOT_KNOWN = "account_not_known"
    NO_EVENT_CHOSEN = "no_event_chosen"
    POLICY_LOST = "policy_lost"
    RECORDS_LOST = "records_lost"
    SEVERAL_MATCH = "several_match"
    STATE_REFUSED = "state_refused"
    STOP_LISTED = "stop_listed"
    OTHER_EVENT = "other_event"
    STATE_REFERRED = "state_referred"
    STATE_UNKNOWN = "state_unknown"
    VANISHED = "vanished"
    EVENT_MISSING = "event_missing"
    TYPE_MISSING = "type_missing"
    OTHER_GATE = "other_gate"
    HOUSE_FULL = "house_full"
    INSIDE = "inside"
    NO_FURTHER_ENTRY = "no_further_entry"
    JUST_SCANNED = "just_scanned"
    OUTSIDE = "outside"


class Match(Struct, frozen=True):
    """What a code matched on the list of the door's account, and which of those vanished from it.

    `elsewhere`: where it matched nothing there, the tickets that other accounts' lists hold; `accounts` are
    these.
    """

    tickets: tuple[Ticket, ...] = ()
    vanished: frozenset[str] = frozenset()
    elsewhere: tuple[Ticket, ...] = ()
    accounts: tuple[str, ...] = ()

    @property
    def only(self) -> Ticket | None:
        """The one ticket that it is about, whoever lists it; None for several and for none."""
        found = self.tickets or self.elsewhere
        return found[0] if len(found) == 1 else None


class Admit(Struct, frozen=True):
    """Let the guest in. `recorded` is the admission of an earlier run that nobody saw green."""

    ticket: Ticket
    notices: tuple[str, ...] = ()
    recorded: LedgerRow | None = None
    kind: ClassVar[VerdictKind] = VerdictKind.ADMIT

    @property
    def sound(self) -> Sound:
        """Success, or attention where a notice is to be read."""
        return Sound.ATTENTION if self.notices or self.recorded else Sound.SUCCESS


class AlreadyIn(Struct, frozen=True):
    """The ticket was used; `evidence` says when, where and how, as far as it is known."""

    ticket: Ticket
    why: Reason
    evidence: Evidence | None
    kind: ClassVar[VerdictKind] = VerdictKind.ALREADY_IN
    sound: ClassVar[Sound] = Sound.DUPLICATE


class NotValid(Struct, frozen=True):
    """The ticket's state is refused, or the ticket is on the stop-list."""

    ticket: Ticket
    why: Reason
    kind: ClassVar[VerdictKind] = VerdictKind.NOT_VALID
    sound: ClassVar[Sound] = Sound.ERROR


class WrongEvent(Struct, frozen=True):
    """The ticket is for another event than this door's."""

    ticket: Ticket
    why: ClassVar[Reason] = Reason.OTHER_EVENT
    kind: ClassVar[VerdictKind] = VerdictKind.WRONG_EVENT
    sound: ClassVar[Sound] = Sound.ERROR


class WrongGate(Struct, frozen=True):
    """Another door admits this ticket type; `gate` names it where the policy does."""

    ticket: Ticket
    gate: str
    presence: Presence
    why: ClassVar[Reason] = Reason.OTHER_GATE
    kind: ClassVar[VerdictKind] = VerdictKind.WRONG_GATE
    sound: ClassVar[Sound] = Sound.ATTENTION


class Refer(Struct, frozen=True):
    """A person must decide. `tickets`: none (no list), one, or the several that match.

    `accounts`: whose lists they are on, where that is not the account of this door.
    """

    why: Reason
    tickets: tuple[Ticket, ...] = ()
    presence: Presence | None = None
    accounts: tuple[str, ...] = ()
    kind: ClassVar[VerdictKind] = VerdictKind.REFER
    sound: ClassVar[Sound] = Sound.ATTENTION


class Unknown(Struct, frozen=True):
    """Nothing on a complete list matches."""

    why: ClassVar[Reason] = Reason.NOT_ON_LIST
    kind: ClassVar[VerdictKind] = VerdictKind.UNKNOWN
    sound: ClassVar[Sound] = Sound.ERROR


class SameScan(Struct, frozen=True):
    """The same presentation as a moment ago: one person."""

    why: ClassVar[Reason] = Reason.JUST_SCANNED
    kind: ClassVar[VerdictKind] = VerdictKind.SAME_SCAN
    sound: ClassVar[Sound] = Sound.NONE


class Exit(Struct, frozen=True):
    """The guest leaves; `presence` is where they were. No ticket: they were let in off the list."""

    ticket: Ticket | None
    presence: Presence
    kind: ClassVar[VerdictKind] = VerdictKind.EXIT
    sound: ClassVar[Sound] = Sound.EXIT


class NotInside(Struct, frozen=True):
    """The guest left before; nobody is kept in. No ticket: they were let in off the list."""

    ticket: Ticket | None
    evidence: Evidence | None
    why: ClassVar[Reason] = Reason.OUTSIDE
    kind: ClassVar[VerdictKind] = VerdictKind.NOT_INSIDE
    sound: ClassVar[Sound] = Sound.ATTENTION


Verdict = (
    Admit | AlreadyIn | NotValid | WrongEvent | WrongGate | Refer | Unknown | SameScan | Exit | NotInside
)


class DoorNow(Struct, frozen=True):
    """What a door is at the moment of a scan.

    `events`: the ids this door lets in, none meaning all. `run`: this run of the program. `undecided`: the
    list holds several events, and nobody said which of them this door is for. `account_known`: whether it is
    known whose list this door is to go by. `policy_lost`: the policy was lost with a damaged file.
    `records_lost`: so was some of the ledger, nobody knows what. `double`: the service answered the check-in
    of the ticket's open admission that it had the ticket in before. `alert`: what staff noted on the one
    matched ticket's holder, to be told when they are let in. `inside`: how many are, where the policy has a
    capacity.
    """

    policy: DoorPolicy
    events: frozenset[str] = frozenset()
    direction: Direction = Direction.ENTRY
    list_complete: bool = False
    run: str = ""
    undecided: bool = False
    account_known: bool = True
    policy_lost: bool = False
    records_lost: bool = False
    double: bool = False
    alert: str = ""
    inside: int = 0

    @property
    def is_full(self) -> bool:
        """Whether as many are inside as may be."""
        return self.policy.capacity is not None and self.inside >= self.policy.capacity


def judge(match: Match, door: DoorNow, presence: Presence, now: Instant) -> Verdict:
    """The verdict on what a code matched. Total: every input has one, nothing raises.

    `presence` is the one matched ticket's, or where none matches that of whoever was let in off the list on
    this very code; for several it is not looked at. While no event is chosen
    nobody goes in, but what is refused whichever event is chosen is refused at once.
    Without its policy an entry door refers everybody; while some of the ledger is lost it refers who
    is in or would go in, for nobody knows whether they were let in before or have left.
    Why it is one total function: kiosk/DECISIONS.md.
    """
    if door.policy_lost and door.direction is Direction.ENTRY:
        found = match.tickets or match.elsewhere
        return Refer(Reason.POLICY_LOST, found, presence if match.only else None, match.accounts)
    if not match.tickets and match.elsewhere:
        return _judge_elsewhere(match, door, presence)
    if not match.tickets and presence.where is not PresenceState.NOT_KNOWN:
        is_exit = door.direction is Direction.EXIT
        return _judge_exit(None, presence) if is_exit else Refer(Reason.LET_IN_OFF_LIST, (), presence)
    if not match.tickets:
        return Unknown() if door.list_complete else Refer(Reason.LIST_NOT_LOADED)
    if len(match.tickets) > 1:
        return Refer(Reason.SEVERAL_MATCH, match.tickets)
    ticket = match.tickets[0]
    if door.direction is Direction.EXIT:
        return _judge_exit(ticket, presence)
    verdict = _judge_entry(ticket, door, presence, now, vanished=ticket.id in match.vanished)
    is_full = isinstance(verdict, Refer) and verdict.why is Reason.HOUSE_FULL
    if door.records_lost and (isinstance(verdict, Admit | AlreadyIn) or is_full):
        return Refer(Reason.RECORDS_LOST, (ticket,), presence)
    return verdict


def _judge_elsewhere(match: Match, door: DoorNow, presence: Presence) -> Verdict:
    """Tickets that only the lists of other accounts hold: who is in with one goes out all the same."""
    only = match.only
    if door.direction is Direction.EXIT and only is not None and presence.where is PresenceState.INSIDE:
        return Exit(only, presence)
    why = Reason.OTHER_ACCOUNT if door.account_known else Reason.ACCOUNT_NOT_KNOWN
    return Refer(why, match.elsewhere, presence if only is not None else None, match.accounts)


def _judge_exit(ticket: Ticket | None, presence: Presence) -> Verdict:
    if presence.where is PresenceState.OUTSIDE:
        return NotInside(ticket, presence.evidence)
    return Exit(ticket, presence)


def _judge_entry(
    ticket: Ticket, door: DoorNow, presence: Presence, now: Instant, *, vanished: bool
) -> Verdict:
    policy = door.policy
    meaning = policy.meaning(ticket.state)
    notices = with_alert(door.alert, policy.notices_for(ticket))
    if ticket.id in policy.stop_list:
        return NotValid(ticket, Reason.STOP_LISTED)
    if meaning is Meaning.REFUSE:
        return NotValid(ticket, Reason.STATE_REFUSED)
    if door.undecided:
        return Refer(Reason.NO_EVENT_CHOSEN, (ticket,), presence)
    if ticket.event and ticket.event.id and door.events and ticket.event.id not in door.events:
        return WrongEvent(ticket)
    if why := _refer(ticket, meaning, vanished=vanished):
        return Refer(why, (ticket,), presence)
    if not policy.admits_type(ticket):
        return WrongGate(ticket, policy.gate_for(ticket), presence)
    if unseen := _recorded_before_restart(door, presence, now):
        return Admit(ticket, notices, recorded=unseen)
    if used := no_entry(presence, policy.entries_allowed(ticket)):
        return AlreadyIn(ticket, used, presence.evidence)
    if door.is_full:
        return Refer(Reason.HOUSE_FULL, (ticket,), presence)
    return Admit(ticket, notices)


def no_entry(presence: Presence, allowed: int | None) -> Reason | None:
    """Why nobody comes in on a ticket as it was used; `allowed`: how often its type may, None for always."""
    if presence.where is PresenceState.INSIDE:
        return Reason.INSIDE
    return Reason.NO_FURTHER_ENTRY if allowed is not None and presence.entries >= allowed else None


def _refer(ticket: Ticket, meaning: Meaning, *, vanished: bool) -> Reason | None:
    if meaning is Meaning.REFER:
        return Reason.STATE_REFERRED if ticket.state in STATE_MEANINGS else Reason.STATE_UNKNOWN
    if vanished:
        return Reason.VANISHED
    if ticket.event is None or not ticket.event.id:
        return Reason.EVENT_MISSING
    if ticket.ticket_type is None or not (ticket.ticket_type.id or ticket.ticket_type.name):
        return Reason.TYPE_MISSING
    return None


def _recorded_before_restart(door: DoorNow, presence: Presence, now: Instant) -> LedgerRow | None:
    row, evidence = presence.admission, presence.evidence
    if row is None or evidence is None or evidence.source is not EvidenceSource.HERE:
        return None
    if door.double:
        return None
    if presence.where is not PresenceState.INSIDE or row.shown or row.run == door.run:
        return None
    return row if 0 <= now - row.at <= RESTART_WINDOW_S else None


def overridable(verdict: Verdict) -> Ticket | None:
    """The one ticket that a supervisor may admit all the same; None where the verdict stands.

    A ticket that is not valid stays out. Where several match, the supervisor names one by its id; where
    none does, there is no ticket to override, and off-list admission is the way.
    """
    match verdict:
        case AlreadyIn() | WrongGate() | WrongEvent():
            return verdict.ticket
        case Refer(tickets=(ticket,)):
            return ticket
    return None


def admissible_off_list(verdict: Verdict) -> bool:
    """Whether a supervisor may admit somebody off the list: no ticket held has anything to do with the code.

    So too where no complete list is held: a door without its list would keep everybody out.
    """
    return isinstance(verdict, Unknown) or (isinstance(verdict, Refer) and not verdict.tickets)
