"""Looks after every change of the list or the policy at those inside, and opens incidents about them."""

import hashlib
import logging
from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec import Struct

from kiosk.core.outbox import IncidentKind
from kiosk.core.policy import DoorPolicy, late_finding, late_finding_key
from kiosk.core.presence import LedgerRow
from kiosk.core.tickets import Instant
from kiosk.engine.errors import StoreError
from kiosk.engine.records import Incident, Inside
from kiosk.engine.store_ports import Store

_SAID = {
    IncidentKind.STOP_LISTED: "the host stopped the ticket of a guest who is inside",
    IncidentKind.LATE_REFUSAL: "the ticket of a guest who is inside is not valid any more",
    IncidentKind.VANISHED: "the ticket of a guest who is inside is no longer on the service's list",
}

LOOKED_AT_BY = "those_inside_looked_at_by"
"""The note that tells which policy everybody inside was last looked at by."""

log = logging.getLogger(__name__)


class LateChecks(Struct, frozen=True):
    """An incident about somebody inside, their name for the screen of this moment, and when they came in."""

    incident: Incident
    name: str
    let_in_at: Instant


async def look_at_those_inside(
    store: Store, policy: DoorPolicy, events: frozenset[str], now: Instant, new_id: Callable[[], str]
) -> list[LateChecks]:
    """Open an incident for each guest inside whose ticket is stopped, refused or gone by now.

    Only the door's events count (none: all), and only tickets that changed since the last look, whichever run
    of the program made it; everybody is looked at only where the policy says otherwise than it did then. Each
    fact about an admission is told once. Raises StoreError where nothing was found before it.
    """
    await _look_again_where_the_policy_changed(store, policy)
    found: list[LateChecks] = []
    news = partial(_news, policy=policy, now=now, new_id=new_id)
    while True:
        try:
            if not await store.late_checks.any_pending(events):
                break
            came_out = await store.late_checks.check_some(events, news)
        except StoreError as error:
            if not found:
                raise
            log.warning("those inside were not all looked at, which the next look does: %s", error)
            break  # what is recorded by now is told now, for it is told once
        for inside, incident in came_out:
            log.warning("incident %s for admission %s", incident.kind, inside.row.id)
            found.append(LateChecks(incident, inside.ticket.name, inside.row.at))
    return found


async def _look_again_where_the_policy_changed(store: Store, policy: DoorPolicy) -> None:
    mark = hashlib.sha256(late_finding_key(policy).encode()).hexdigest()
    if await store.notes.get(LOOKED_AT_BY) != mark:
        await store.late_checks.mark_doubtful(
            lambda ticket, gone: late_finding(ticket, policy, vanished=gone) is not None
        )
        await store.notes.put(LOOKED_AT_BY, mark)


def _news(inside: Inside, policy: DoorPolicy, now: Instant, new_id: Callable[[], str]) -> Incident | None:
    """The incident that somebody inside has become, unless it was told before."""
    kind = late_finding(inside.ticket, policy, vanished=inside.vanished)
    if kind is None or any(_reports(known, kind, inside.ticket.state) for known in inside.incidents):
        return None
    return _incident(kind, inside, now, new_id())


def _reports(incident: Incident, kind: IncidentKind, state: str) -> bool:
    """Whether an incident about the admission told this very fact about its ticket, settled or not.

    That the service refused the check-in is another fact, with evidence of its own: it says nothing of what
    the list says.
    """
    on_list = incident.detail.get("list")
    if incident.kind is not kind or not isinstance(on_list, dict):
        return False
    return kind is not IncidentKind.LATE_REFUSAL or on_list.get("state") == state


def _incident(kind: IncidentKind, inside: Inside, now: Instant, incident_id: str) -> Incident:
    """Both sides' evidence: what the door did and what it knew, and what the list says now; in ids."""
    ticket = inside.ticket
    detail: dict[str, Any] = {
        "what": _SAID[kind],
        "here": side_of(inside.row),
        "list": {"state": ticket.state, "updated_at": ticket.updated_at, "vanished": inside.vanished},
    }
    return Incident(incident_id, kind, now, ticket.id, inside.row.id, detail)


def side_of(row: LedgerRow) -> dict[str, Any]:
    """The door's side of an incident: when, where, how, on whose word."""
    return {
        "admission_id": row.id,
        "at": row.at,
        "door": row.door,
        "how": row.how,
        "on_duty": row.on_duty,
        "supervisor": row.supervisor,
    }
