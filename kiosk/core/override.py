"""What a supervisor may decide otherwise, and what not even a supervisor may."""

from kiosk.core.tickets import Ticket
from kiosk.core.verdict import AlreadyIn, Refer, Unknown, Verdict, WrongEvent, WrongGate


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
