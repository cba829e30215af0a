"""Why a verdict is what it is, line by line, and where or when the guest is to go instead."""

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from kiosk.core.presence import Evidence, Presence, PresenceState
from kiosk.core.tickets import Event, Instant, Ticket, TicketState
from kiosk.core.verdict import (
    Admit,
    AlreadyIn,
    Exit,
    NotInside,
    NotValid,
    Reason,
    Refer,
    Unknown,
    Verdict,
    WrongEvent,
    WrongGate,
)
from kiosk.ui.texts import verdict_texts
from kiosk.ui.texts.times import kept_together, same_day, when
from kiosk.ui.theme.clean_text import clean, isolate, strong

translate = QCoreApplication.translate

MOST_CANDIDATES_NAMED = 4


def reasons(verdict: Verdict, now: Instant) -> tuple[str, ...]:
    """The reason in plain words, the weightiest line first; nothing for who simply goes in or out."""
    match verdict:
        case Admit() | Exit():
            return ()
        case AlreadyIn(why=why, evidence=evidence):
            return _used(why, verdict_texts.came_in(evidence, now), verdict_texts.left_before(evidence, now))
        case NotValid(ticket=ticket, why=Reason.STATE_REFUSED):
            return (verdict_texts.state_in_words(ticket.state),)
        case WrongEvent(ticket=ticket):
            return _other_event(ticket.event, now)
        case WrongGate(gate=gate):
            return (_other_gate(gate),)
        case Refer():
            return _referred(verdict, now)
        case NotInside(evidence=evidence):
            return tuple(
                text
                for text in (
                    verdict_texts.left_before(evidence, now),
                    verdict_texts.why_in_words(verdict.why),
                )
                if text
            )
        case Unknown():
            return (
                verdict_texts.why_in_words(verdict.why),
                translate("verdict", "Search by name to be sure."),
            )
        case _:
            return (verdict_texts.why_in_words(verdict.why),)


def _referred(refer: Refer, now: Instant) -> tuple[str, ...]:
    match refer:
        case Refer(why=Reason.STATE_REFERRED | Reason.STATE_UNKNOWN, tickets=(ticket,)):
            return (verdict_texts.state_in_words(ticket.state),)
        case Refer(why=Reason.SEVERAL_MATCH, tickets=tickets):
            return (verdict_texts.why_in_words(Reason.SEVERAL_MATCH), *_candidates(tickets))
        case Refer(
            why=Reason.LET_IN_OFF_LIST as why, presence=Presence(evidence=Evidence() as evidence) as presence
        ):
            if presence.where is PresenceState.OUTSIDE:
                return (verdict_texts.left_before(evidence, now), verdict_texts.why_in_words(why))
            return (
                verdict_texts.came_in(replace(evidence, how=""), now),  # nobody read it
                verdict_texts.why_in_words(why),
            )
        case Refer(why=Reason.OTHER_ACCOUNT | Reason.ACCOUNT_NOT_KNOWN):
            return _elsewhere(refer)
        case Refer(why=Reason.NO_EVENT_CHOSEN, tickets=(Ticket(event=Event() as event),)):
            return (verdict_texts.why_in_words(Reason.NO_EVENT_CHOSEN), *_other_event(event, now))
    return (verdict_texts.why_in_words(refer.why),)


def _elsewhere(refer: Refer) -> tuple[str, ...]:
    """Whose list the tickets are on and what they are for; their state where that alone keeps them out."""
    accounts = ", ".join(clean(account) for account in refer.accounts)
    lines = [verdict_texts.why_in_words(refer.why)]
    ticket = refer.tickets[0] if len(refer.tickets) == 1 else None
    if ticket is not None and ticket.event is not None and clean(ticket.event.title):
        text = translate("verdict", "It is for {event}, on the list of account {account}.")
        lines.append(text.format(event=strong(ticket.event.title), account=isolate(accounts)))
    else:
        text = translate("verdict", "It is on the list of account {account}.")
        lines.append(text.format(account=isolate(accounts)))
    if ticket is not None and ticket.state not in (TicketState.CLOSED, TicketState.PAID):
        lines.append(verdict_texts.state_in_words(ticket.state))
    return tuple(lines)


def place_of(verdict: Verdict, now: Instant) -> str:
    """The one thing to tell a guest who is right elsewhere: the door, or the day, or today's other event."""
    match verdict:
        case WrongGate(gate=gate):
            return clean(gate)
        case WrongEvent(ticket=Ticket(event=Event() as event)):
            if event.start is not None and not same_day(event.start, now):
                return when(event.start, now)
            return clean(event.title)
        case _:
            return ""


def place_label_of(verdict: Verdict, now: Instant) -> str:
    """What stands before the place: a date alone does not say what it is the date of."""
    match verdict:
        case WrongGate():
            return translate("verdict", "Goes in at")
        case WrongEvent(ticket=Ticket(event=Event(start=float() | int() as start))) if not same_day(
            start, now
        ):
            return translate("verdict", "Valid on") if start > now else translate("verdict", "Was valid on")
        case WrongEvent():
            return translate("verdict", "Ticket for")
        case _:
            return ""


def _used(why: Reason, came_in: str, left: str) -> tuple[str, ...]:
    if why is Reason.NO_FURTHER_ENTRY:
        return tuple(text for text in (left, verdict_texts.why_in_words(why)) if text)
    return (
        came_in or verdict_texts.why_in_words(why),
        translate("verdict", "This ticket has already been used."),
    )


def _other_event(event: Event | None, now: Instant) -> tuple[str, ...]:
    """Which event, and when that is: true of one that is over as well."""
    if event is None or not clean(event.title):
        first = verdict_texts.why_in_words(Reason.OTHER_EVENT)
    else:
        first = translate("verdict", "This ticket is for {event}.").format(event=strong(event.title))
    if event is None or event.start is None:
        return (first,)
    if same_day(event.start, now):
        text = translate("verdict", "That is at {time}.")
    else:
        text = translate("verdict", "That is on {time}.")
    return (first, text.format(time=kept_together(strong(when(event.start, now)))))


def _other_gate(gate: str) -> str:
    if not clean(gate):
        return verdict_texts.why_in_words(Reason.OTHER_GATE)
    return translate("verdict", "This ticket goes in at {door}.").format(door=strong(gate))


def _candidates(tickets: tuple[Ticket, ...]) -> tuple[str, ...]:
    """A line for each, and how many more there are."""
    named = tuple(strong(verdict_texts.name_of(ticket)) for ticket in tickets[:MOST_CANDIDATES_NAMED])
    more = len(tickets) - len(named)
    return (*named, translate("verdict", "and %n more", "", more)) if more else named
