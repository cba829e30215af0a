"""When the ticket of somebody who was admitted off the list turns up on a list that came later."""

import logging
from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec.structs import asdict, replace

from kiosk.core.codes import candidates
from kiosk.core.outbox import IncidentKind
from kiosk.core.policy import Direction
from kiosk.core.presence import Evidence, LedgerRow, Presence, RowKind, presence_of
from kiosk.core.tickets import Instant, Ticket
from kiosk.core.verdict import Admit, DoorNow, Match, Reason, Refer, Verdict, judge
from kiosk.engine.decide import is_undecided, queue_check_in
from kiosk.engine.ports import Transaction
from kiosk.engine.records import Incident, OffListed
from kiosk.engine.session import DoorContext, Session
from kiosk.engine.store_ports import Store

log = logging.getLogger(__name__)


async def match_off_list(store: Store, session: Session, now: Instant, new_id: Callable[[], str]) -> int:
    """Look for the tickets of everybody admitted off the list; how many turned up.

    Each in its own transaction, and only for those whose ticket is there: no scan waits behind the others.
    Raises StoreError.
    """
    matched, at = 0, await session.at(Direction.ENTRY)
    for listed in await store.ledger.off_list_pending():
        if not (await store.guests.match(candidates(listed.code), at.whose.account)).tickets:
            continue
        work = partial(settle, row_id=listed.row.id, at=at, now=now, new_id=new_id)
        matched += await store.at_door(work)
    return matched


def settle(
    transaction: Transaction, row_id: str, at: DoorContext, now: Instant, new_id: Callable[[], str]
) -> bool:
    """Give the ticket its check-in, or a person the two sides. Runs inside the transaction.

    A ticket that a door here or elsewhere would admit gets the admission in the off-list row's place: when,
    where, how and on whose word it was; the ledger row names the off-list row and ends it, so one person
    counts once, and where they left by then, their exit is the ticket's too. A ticket that was let in
    otherwise, is not valid or would need a supervisor again is an incident, and the off-list admission
    stands. False where nothing turned up on the list of the account that is signed in, it was settled
    meanwhile, or nobody said yet which event the door is for.
    """
    listed = transaction.off_listed(row_id)
    if listed is None or listed.admission_id or listed.incident_id:
        return False
    match = transaction.match(candidates(listed.code), at.whose.account)
    if not match.tickets:
        return False
    ticket = match.tickets[0]
    rows = transaction.rows(ticket.id) if len(match.tickets) == 1 else []
    presence = presence_of(rows)
    verdict = _judged(transaction, match, at, presence, now)
    if isinstance(verdict, Refer) and verdict.why is Reason.NO_EVENT_CHOSEN:
        return False
    if isinstance(verdict, Admit) and verdict.recorded is None and presence.entries == 0:
        _take_its_place(transaction, listed, ticket, rows, at, new_id)
    else:
        incident = _incident(listed, match, verdict, presence, now, new_id())
        transaction.add_incident(incident)
        transaction.settle_off_list(replace(listed, incident_id=incident.id))
        log.warning("incident %s for admission %s", incident.kind, listed.row.id)
    return True


def _judged(
    transaction: Transaction, match: Match, at: DoorContext, presence: Presence, now: Instant
) -> Verdict:
    """What a door would say; through which gate the guest came is over and done with."""
    policy = replace(at.policy, ticket_types=())
    door = DoorNow(
        policy,
        at.events,
        at.direction,
        list_complete=True,
        run=at.setup.run,
        undecided=is_undecided(transaction, at),
    )
    return judge(match, door, presence, now)


def _take_its_place(
    transaction: Transaction,
    listed: OffListed,
    ticket: Ticket,
    rows: list[LedgerRow],
    at: DoorContext,
    new_id: Callable[[], str],
) -> None:
    row = replace(
        listed.row,
        id=new_id(),
        kind=RowKind.ADMISSION,
        ticket_id=ticket.id,
        event_id=ticket.event.id if ticket.event else "",
        account=at.whose.account,
        concerns=listed.row.id,
        run=at.setup.run,
        shown=True,  # the guest went in on the off-list admission, which somebody saw
    )
    left = [gone for own, gone in transaction.off_list_rows(listed.code) if own.id == listed.row.id and gone]
    transaction.add(row)
    queue_check_in(transaction, row, rows)
    for gone in left:
        transaction.add(
            replace(
                row,
                id=new_id(),
                kind=RowKind.EXIT,
                at=gone.at,
                door=gone.door,
                how=gone.how,
                concerns=row.id,
                on_duty=gone.on_duty,
                reason="",
                supervisor="",
            )
        )
    transaction.settle_off_list(replace(listed, admission_id=row.id))


def _incident(
    listed: OffListed, match: Match, verdict: Verdict, presence: Presence, now: Instant, incident_id: str
) -> Incident:
    """Both sides' evidence, in ids: no names, and not the code."""
    row = listed.row
    only = match.tickets[0].id if len(match.tickets) == 1 else ""
    off_list = {
        "admission_id": row.id,
        "at": row.at,
        "door": row.door,
        "how": row.how,
        "supervisor": row.supervisor,
        "reason": row.reason,
    }
    on_list: dict[str, Any] = {
        "tickets": [ticket.id for ticket in match.tickets],
        "state": match.tickets[0].state if only else "",
        "verdict": verdict.kind.value,
        "why": str(getattr(verdict, "why", "")),
        "used": _used(presence.evidence),
    }
    what = "the ticket of somebody admitted off the list turned up, and does not fit"
    detail = {"what": what, "off_list": off_list, "on_list": on_list}
    return Incident(incident_id, IncidentKind.OFF_LIST_MATCH, now, only, row.id, detail)


def _used(evidence: Evidence | None) -> dict[str, Any] | None:
    return None if evidence is None else asdict(evidence)
