"""What several doors did with the same tickets, and what is wrong with it."""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from kiosk.core.presence import LedgerRow, RowKind, presence_of


@dataclass(frozen=True, slots=True)
class Shown:
    """A ticket was shown at a door, which said this. `is_cut_off`: the door could not reach the hub."""

    door: str
    ticket_id: str
    answer: Mapping[str, Any]
    is_cut_off: bool = False

    @property
    def admission(self) -> str:
        """The admission that it was, if it was one."""
        return str(self.answer["admission_id"]) if self.answer["verdict"] == "admit" else ""


@dataclass(frozen=True, slots=True)
class DoorAfterwards:
    """What a door holds once all is mended: the rows of each ticket, and its incidents of two admissions."""

    door: str
    rows: Mapping[str, Sequence[LedgerRow]]
    conflicts: Sequence[Mapping[str, Any]]


def faults_in(shown: Sequence[Shown], afterwards: Sequence[DoorAfterwards]) -> list[str]:
    """What breaks a promise; nothing where all is kept. Every ticket is a valid one."""
    by_ticket: dict[str, list[Shown]] = defaultdict(list)
    for one in shown:
        by_ticket[one.ticket_id].append(one)
    faults = []
    for ticket, here in by_ticket.items():
        faults += [f"{ticket}: {fault}" for fault in _of_ticket(here)]
        faults += [f"{ticket}: {fault}" for fault in _untold(ticket, here, afterwards)]
        held = {door.door: _holders(door.rows.get(ticket, ())) for door in afterwards}
        if len(set(held.values())) > 1:
            faults.append(f"{ticket}: doors do not agree on who is inside: {held}")
    return faults


def _of_ticket(shown: Sequence[Shown]) -> list[str]:
    admitted = [one for one in shown if one.admission]
    faults = []
    if not admitted:
        faults.append("let in nowhere")
    granted = [one for one in admitted if one.answer["certainty"] == "venue"]
    if len(granted) > 1:
        faults.append(f"granted by the hub to {[one.door for one in granted]}")
    known = {one.admission for one in admitted}
    for one in shown:
        if one.answer["verdict"] == "already_in":
            named = (one.answer["evidence"] or {}).get("admission_id")
            if named not in known:
                faults.append(f"{one.door} refused it because of {named}, which is no admission of it")
        elif not one.admission:
            faults.append(f"{one.door} said {one.answer['verdict']}")
    return faults


def _untold(ticket: str, shown: Sequence[Shown], afterwards: Sequence[DoorAfterwards]) -> list[str]:
    """Doors that let somebody in twice, and one of them does not say so."""
    doors = Counter(one.door for one in shown if one.admission)
    faults = [f"{door} itself let it in {count} times" for door, count in doors.items() if count > 1]
    if len(doors) > 1:
        faults += [
            f"let in by {sorted(doors)}, and {door.door} has no incident of it"
            for door in afterwards
            if door.door in doors and not any(one["ticket_id"] == ticket for one in door.conflicts)
        ]
    return faults


def _holders(rows: Sequence[LedgerRow]) -> str:
    """Who is inside, as one of these doors sees it."""
    admissions = sorted(row.id for row in rows if row.kind is RowKind.ADMISSION)
    return f"{presence_of(rows).where.value} of {admissions}"
