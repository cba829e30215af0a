"""A verdict of each kind, about whatever ticket a test has."""

from kiosk.core.presence import Presence, PresenceState
from kiosk.core.tickets import Ticket
from kiosk.core.verdict import (
    Admit,
    AlreadyIn,
    Exit,
    NotInside,
    NotValid,
    Reason,
    Refer,
    SameScan,
    Unknown,
    Verdict,
    VerdictKind,
    WrongEvent,
    WrongGate,
)


def each_verdict(ticket: Ticket, inside: Presence) -> dict[VerdictKind, Verdict]:
    """One of each kind; `inside` is where the ticket is, for those that say so."""
    verdicts: list[Verdict] = [
        Admit(ticket),
        AlreadyIn(ticket, Reason.INSIDE, inside.evidence),
        NotValid(ticket, Reason.STATE_REFUSED),
        WrongEvent(ticket),
        WrongGate(ticket, "Door C", Presence(PresenceState.OUTSIDE)),
        Refer(Reason.STATE_REFERRED, (ticket,), Presence()),
        Unknown(),
        SameScan(),
        Exit(ticket, inside),
        NotInside(ticket, inside.evidence),
    ]
    return {verdict.kind: verdict for verdict in verdicts}
