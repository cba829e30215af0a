"""Looks after every change of the list or the policy at those inside, and opens incidents about them."""

import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from kiosk.core.aftermath import what_came_out
from kiosk.core.outbox import IncidentKind
from kiosk.core.policy import DoorPolicy
from kiosk.core.presence import LedgerRow
from kiosk.core.tickets import Instant
from kiosk.engine.ports import Store
from kiosk.engine.records import Incident, Inside

_SAID = {
    IncidentKind.STOP_LISTED: "the host stopped the ticket of a guest who is inside",
    IncidentKind.LATE_REFUSAL: "the ticket of a guest who is inside is not valid any more",
    IncidentKind.VANISHED: "the ticket of a guest who is inside is no longer on the service's list",
}

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class CameOut:
    """An incident about somebody inside, their name for the screen of this moment, and when they came in."""

    incident: Incident
    name: str
    let_in_at: Instant


async def look_at_those_inside(
    store: Store, policy: DoorPolicy, now: Instant, new_id: Callable[[], str]
) -> list[CameOut]:
    """Open an incident for each guest inside whose ticket is stopped, refused or gone by now, once each.

    Raises StoreError.
    """
    known = {(one.kind, one.ticket_id) for one in await store.incidents(every=True)}
    found = []
    for inside in await store.those_inside():
        kind = what_came_out(inside.ticket, policy, vanished=inside.vanished)
        if kind is None or (kind, inside.ticket.id) in known:
            continue
        incident = _incident(kind, inside, now, new_id())
        await store.add_incident(incident)
        log.warning("incident %s for admission %s", kind, inside.row.id)
        found.append(CameOut(incident, inside.ticket.name, inside.row.at))
    return found


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
