"""The door's transaction: look-up, judgement and admission, written whole or not at all."""

from collections.abc import Iterable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from kiosk.core.guest_notes import alert_of
from kiosk.core.outbox import Entry
from kiosk.core.presence import (
    Certainty,
    InputMethod,
    LedgerRow,
    PresenceState,
    RowKind,
    may_be_checked_in,
    presence_of,
)
from kiosk.core.tickets import Instant, Ticket
from kiosk.core.verdict import Admit, DoorNow, Exit, NotValid, Reason, Refer, Unknown, Verdict, judge
from kiosk.engine.ports import Transaction
from kiosk.engine.records import ListState
from kiosk.engine.scans_told import KeptScan
from kiosk.engine.session import DoorContext
from kiosk.engine.undo import TAKEN_BACK, was_double


class ScanRequest(Struct, frozen=True):
    """One presentation of a ticket: what may name it, when, how, and the ids its rows would have.

    `supervisor` and `reason` are given where a PIN stands behind it. `code`: what was read, whole. `scan_id`:
    what a scan that changes nothing is kept by; without it nothing is. `looks_again`: what
    `is_worth_a_second_look` is judged once more before anybody is told of it, and is kept then.
    `looked_again`: that is now.
    """

    tiers: Sequence[Sequence[str]]
    now: Instant
    how: InputMethod
    row_id: str
    supervisor: str = ""
    reason: str = ""
    scan_id: str = ""
    code: str = ""
    looks_again: bool = False
    looked_again: bool = False


_LOOK_AGAIN = frozenset(
    {
        Reason.STATE_REFUSED,
        Reason.STATE_REFERRED,
        Reason.STATE_UNKNOWN,
        Reason.OTHER_ACCOUNT,
        Reason.LET_IN_OFF_LIST,
    }
)


def is_worth_a_second_look(verdict: Verdict) -> bool:
    """Whether a newer list may say otherwise: people buy and pay in the queue."""
    return isinstance(verdict, Unknown) or (
        isinstance(verdict, NotValid | Refer) and verdict.why in _LOOK_AGAIN
    )


class Decision(Struct, frozen=True):
    """The verdict, what was written for it, and how fresh the list was.

    `entry` is the check-in that was queued, None where the service is believed to have the ticket in.
    `order_size` and `order_inside` count the ticket's order as this leaves it.
    """

    verdict: Verdict
    admission_id: str = ""
    entry: Entry | None = None
    list_as_of: Instant | None = None
    order_size: int = 1
    order_inside: int = 0
    row: LedgerRow | None = None
    """The admission as it was written just now; None where none was."""


class Judged(Struct, frozen=True):
    """A verdict, the ledger rows of the ticket or off-list guest it is about, and how fresh the list was."""

    verdict: Verdict
    rows: Sequence[LedgerRow]
    list_as_of: Instant | None


def judge_request(transaction: Transaction, request: ScanRequest, at: DoorContext) -> Judged:
    """Judge what was presented by what the transaction sees."""
    account = at.whose.account
    match = transaction.match(request.tiers, account)
    rows = transaction.rows(match.only.id) if match.only else []
    covering = transaction.covering(at.events, account)
    lost = transaction.lost()
    if not match.tickets and not match.elsewhere:
        rows = _let_in_off_list(transaction, request, at)
    presence = presence_of(rows)
    door = DoorNow(
        at.policy,
        at.events,
        at.direction,
        list_complete=bool(covering) and at.whose.certain,
        run=at.setup.run,
        undecided=is_undecided(transaction, at),
        account_known=bool(account),
        policy_lost=lost.policy,
        records_lost=lost.records,
        double=_is_double(transaction, presence.admission),
        inside=0 if at.policy.capacity is None else transaction.inside(at.events, account),
        alert=alert_of(transaction.note_on(match.only.id)) if match.only else "",
    )
    return Judged(judge(match, door, presence, request.now), rows, _oldest(covering))


def _let_in_off_list(transaction: Transaction, request: ScanRequest, at: DoorContext) -> list[LedgerRow]:
    """The rows of the one who was let in off the list on this very code: the last who is inside, or left."""
    mine = [
        (row, left)
        for row, left in transaction.off_list_rows(request.code)
        if row.account in ("", at.whose.account) and (not at.events or row.event_id in ("", *at.events))
    ]
    inside = [row for row, left in mine if left is None]
    return inside[-1:] or [row for rows in mine[-1:] for row in rows if row is not None]


def _is_double(transaction: Transaction, admission: LedgerRow | None) -> bool:
    """Whether the service answered this admission that the ticket was in; one that was shown is settled."""
    return admission is not None and not admission.shown and was_double(transaction, admission)


def is_undecided(transaction: Transaction, at: DoorContext) -> bool:
    """Whether the list holds several events, and nobody said which of them the door is for."""
    return not at.events and not at.every_event and transaction.holds_several_events(at.whose.account)


def decide(transaction: Transaction, request: ScanRequest, at: DoorContext) -> Decision:
    """Judge what was presented and, if it goes in or out, write so. Runs inside the transaction."""
    (decided,) = decide_each(transaction, (request,), at)
    return decided


def decide_each(transaction: Transaction, requests: Iterable[ScanRequest], at: DoorContext) -> list[Decision]:
    """The same of several, one after the other; then each order is counted once, as all of them left it."""
    asked = tuple(requests)
    decided = [_decide(transaction, one, at) for one in asked]
    account = at.whose.account
    orders = {order: transaction.order_count(order, account) for order in set(map(_order_of, decided))}
    counted = [_with_order(one, *orders[_order_of(one)]) for one in decided]
    for request, one in zip(asked, counted, strict=True):
        _keep(transaction, request, one, at)
    return counted


def decide_unkept(transaction: Transaction, request: ScanRequest, at: DoorContext) -> Decision | None:
    """The same where nothing can be written: None for who goes in or out, of whom a row must tell.

    A commit that failed may be on disk all the same: who is in by a row of this very request is not refused.
    """
    judged = judge_request(transaction, request, at)
    has_row = any(row.id == request.row_id for row in judged.rows)
    match judged.verdict:
        case Exit() | Admit(recorded=None):
            return None
    return None if has_row else decide(transaction, replace(request, scan_id=""), at)


def _keep(transaction: Transaction, request: ScanRequest, decided: Decision, at: DoorContext) -> None:
    if (kept := scan_to_keep(request, decided, at)) is not None:
        transaction.keep_scan(kept)


def scan_to_keep(request: ScanRequest, decided: Decision, at: DoorContext) -> KeptScan | None:
    """What to write down of a scan that has no row in the ledger; None where a second look follows."""
    has_row = decided.admission_id == request.row_id
    is_looked_at_again = request.looks_again and is_worth_a_second_look(decided.verdict)
    if not request.scan_id or has_row or is_looked_at_again:
        return None
    return kept_scan(request, decided, at)


def kept_scan(
    request: ScanRequest, decided: Decision, at: DoorContext, certainty: Certainty = Certainty.LOCAL
) -> KeptScan:
    """What is written down of a scan and its verdict."""
    verdict = decided.verdict
    ticket = _only_ticket(verdict)
    return KeptScan(
        id=request.scan_id,
        at=request.now,
        kind=verdict.kind,
        reason=getattr(verdict, "why", ""),
        ticket_id=ticket.id if ticket else "",
        event_id=ticket.event.id if ticket and ticket.event else "",
        account=at.whose.account,
        code=request.code,
        how=request.how.value,
        door=at.setup.door,
        on_duty=at.setup.on_duty,
        admission_id=decided.admission_id,
        verdict=verdict,
        certainty=certainty,
        list_as_of=decided.list_as_of,
        looked_again=request.looked_again,
        order_size=decided.order_size,
        order_inside=decided.order_inside,
    )


def _only_ticket(verdict: Verdict) -> Ticket | None:
    if isinstance(verdict, Refer):
        return verdict.tickets[0] if len(verdict.tickets) == 1 else None
    return getattr(verdict, "ticket", None)


def _order_of(decided: Decision) -> str:
    ticket: Ticket | None = getattr(decided.verdict, "ticket", None)
    return ticket.order.id if ticket and ticket.order else ""


def _with_order(decided: Decision, size: int, inside: int) -> Decision:
    return replace(decided, order_size=size, order_inside=inside)


def _decide(transaction: Transaction, request: ScanRequest, at: DoorContext) -> Decision:
    judged = judge_request(transaction, request, at)
    verdict, as_of = judged.verdict, judged.list_as_of
    match verdict:
        case Admit(recorded=None):
            row, entry = admit(transaction, verdict.ticket, judged.rows, request, at)
            return Decision(verdict, request.row_id, entry, as_of, row=row)
        case Admit(recorded=row) if row is not None:
            at.shown_again.add(row.id)
            return Decision(verdict, row.id, None, as_of)
        case Exit(presence=presence):
            transaction.add(_exit_row(transaction, verdict.ticket, presence.admission, request, at))
            return Decision(verdict, request.row_id, None, as_of)
    return Decision(verdict, list_as_of=as_of)


def _oldest(covering: Sequence[ListState]) -> Instant | None:
    return min((state.as_of for state in covering if state.as_of is not None), default=None)


def admit(
    transaction: Transaction,
    ticket: Ticket,
    rows: Sequence[LedgerRow],
    request: ScanRequest,
    at: DoorContext,
    kind: RowKind = RowKind.ADMISSION,
) -> tuple[LedgerRow, Entry | None]:
    """Write that the ticket's holder is let in, and queue the check-in that is owed for it.

    None is owed where one was queued before or the service said that the ticket is in: it is told once. An
    override of somebody who is in names the admission of that somebody, so that nobody is surprised by it.
    """
    inside = presence_of(rows)
    known = inside.evidence.admission_id if inside.evidence and kind is RowKind.OVERRIDE else ""
    concerns = known if inside.where is PresenceState.INSIDE else ""
    account = transaction.account_of(ticket.id, at.whose.account)
    row = _row(kind, ticket, request, at, account, concerns)
    row = transaction.add(row)
    return row, queue_check_in(transaction, row, rows)


def queue_check_in(transaction: Transaction, row: LedgerRow, earlier: Sequence[LedgerRow]) -> Entry | None:
    """Queue an admission's check-in, unless the service is believed to have the ticket in already.

    Whoever was seen to leave, or was let in at another door and taken back, may have been checked in though
    no check-in of ours says so: that is told with it.
    """
    queued = any(entry.state not in TAKEN_BACK for entry in transaction.entries(row.ticket_id))
    if queued or any(one.kind is RowKind.SEEN_INSIDE for one in earlier):
        return None
    back = may_be_checked_in(earlier)
    entry = Entry(row.id, row.ticket_id, row.account, row.event_id, row.at, came_back=back)
    transaction.put(entry)
    return entry


def _exit_row(
    transaction: Transaction,
    ticket: Ticket | None,
    admission: LedgerRow | None,
    request: ScanRequest,
    at: DoorContext,
) -> LedgerRow:
    """The row of who leaves; of who was let in off the list it has the event that they count for."""
    concerns = admission.id if admission else ""
    if ticket is not None:
        account = transaction.account_of(ticket.id, at.whose.account)
        return _row(RowKind.EXIT, ticket, request, at, account, concerns)
    account = admission.account if admission else at.whose.account
    row = _row(RowKind.EXIT, Ticket(""), request, at, account, concerns)
    return replace(row, event_id=admission.event_id if admission else "")


def _row(
    kind: RowKind, ticket: Ticket, request: ScanRequest, at: DoorContext, account: str, concerns: str = ""
) -> LedgerRow:
    return LedgerRow(
        id=request.row_id,
        kind=kind,
        ticket_id=ticket.id,
        at=request.now,
        door=at.setup.door,
        how=request.how.value,
        event_id=ticket.event.id if ticket.event else "",
        account=account,
        on_duty=at.setup.on_duty,
        concerns=concerns,
        reason=request.reason,
        run=at.setup.run,
        supervisor=request.supervisor,
    )
