"""Guest-list entries that break the interface, each in one way."""

from typing import Any

import msgspec

from kiosk.sandbox.fault_kinds import Way
from kiosk.sandbox.records import Ticket


def malformed(ticket: Ticket, way: Way) -> object:
    """Return what the guest list shows for this ticket instead of its entry."""
    entry: dict[str, Any] = msgspec.to_builtins(ticket)
    match way:
        case "text":
            return ticket.id
        case "null":
            return None
        case "no_id":
            del entry["id"]
        case "number_as_id":
            entry["id"] = int(ticket.id, 36) if ticket.id.isalnum() else 0
        case "no_state":
            entry["state"] = None
        case "event_as_text":
            entry["event"] = ticket.event.id
        case "no_times":
            entry["updated_at"], entry["created_at"] = "yesterday", 0
        case "people_as_list":
            entry["attendee"], entry["buyer"] = [entry["attendee"]], []
    return entry
