"""From an engine event to what the flood, the band and the list of recent scans say of it."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from kiosk.core.presence import Certainty, How, Presence, Where
from kiosk.core.tickets import Instant, Ticket
from kiosk.core.verdict import (
    Admit,
    AlreadyIn,
    Exit,
    Kind,
    NotInside,
    NotValid,
    Refer,
    SameScan,
    Sound,
    Unknown,
    Verdict,
    Why,
    WrongEvent,
    WrongGate,
)
from kiosk.engine.events import Checking, LateStop, ScanFailed, VerdictGiven
from kiosk.ui.design.text_fit import clean, isolate, strong
from kiosk.ui.design.theme import Look
from kiosk.ui.screen.actions import Action, actions_after
from kiosk.ui.wording import brief_words, incident_words, words
from kiosk.ui.wording.foreign_words import as_sentence

translate = QCoreApplication.translate

MOST_CANDIDATES_NAMED = 4


@dataclass(frozen=True, slots=True, kw_only=True)
class Telling:
    """What the screen says of one scan; texts may hold the bold marks of `text_fit.strong`.

    `mark` names an icon. `chips` are short facts, `ticket_type` the one of them that has a ticket type's
    mark, `lines` the reason in plain words, `notices` what staff must do before the guest goes in. `hold_s`:
    how long the flood stays, None for as long as usual, 0 for until something replaces it. `admission_id` is
    set where the scan let somebody in and can be undone. `actions` are what can be done about it, the
    likeliest first. `code` is what was read, for this moment only, and `candidates` the ids of the tickets
    that one code matched. `how` is how it was read. `brief` is the reason for a list.
    """

    look: Look
    mark: str
    word: str
    name: str = ""
    chips: tuple[str, ...] = ()
    lines: tuple[str, ...] = ()
    notices: tuple[str, ...] = ()
    certainty: str = ""
    sound: Sound = Sound.NONE
    scan_id: str = ""
    ticket_id: str = ""
    admission_id: str = ""
    ticket_type: str = ""
    order_id: str = ""
    code: str = ""
    how: How = How.KEYBOARD
    candidates: tuple[str, ...] = ()
    actions: tuple[Action, ...] = ()
    brief: str = ""
    hold_s: float | None = None


_MARKS = {
    Kind.ADMIT: (Look.GO, "go"),
    Kind.ALREADY_IN: (Look.STOP, "twice"),
    Kind.NOT_VALID: (Look.STOP, "stop"),
    Kind.WRONG_EVENT: (Look.STOP, "stop"),
    Kind.WRONG_GATE: (Look.ASK, "ask"),
    Kind.REFER: (Look.ASK, "ask"),
    Kind.UNKNOWN: (Look.STOP, "stop"),
    Kind.SAME_SCAN: (Look.GREY, "same"),
    Kind.EXIT: (Look.EXIT, "exit"),
    Kind.NOT_INSIDE: (Look.EXIT, "exit"),
}


def look_of(kind: Kind) -> tuple[Look, str]:
    """The colour family and the shape of a verdict."""
    return _MARKS[kind]


def tell_verdict(given: VerdictGiven) -> Telling:
    """The screen's words for a verdict."""
    verdict = given.verdict
    look, mark = look_of(verdict.kind)
    ticket = ticket_of(verdict)
    return Telling(
        look=look,
        mark=mark,
        word=_word(verdict, given.at),
        name=words.name_of(ticket) if ticket else "",
        chips=_chips(given, ticket),
        lines=_lines(verdict, given.at),
        notices=_notices(given),
        certainty=_certainty(given),
        sound=verdict.sound,
        scan_id=given.scan_id,
        ticket_id=ticket.id if ticket else "",
        admission_id=given.admission_id if isinstance(verdict, Admit) else "",
        ticket_type=words.type_of(ticket) if ticket else "",
        order_id=ticket.order.id if ticket and ticket.order else "",
        code=given.code,
        how=given.how,
        candidates=tuple(one.id for one in verdict.tickets) if isinstance(verdict, Refer) else (),
        actions=actions_after(given),
        brief=brief_words.in_brief(verdict, given.at),
    )


def tell_checking(checking: Checking) -> Telling:
    """The neutral word while an answer is awaited; it names the guest already."""
    kind = words.type_of(checking.ticket)
    return Telling(
        look=Look.NEUTRAL,
        mark="wait",
        word=translate("verdict", "CHECKING"),
        name=words.name_of(checking.ticket),
        chips=(kind,) if kind else (),
        ticket_type=kind,
        scan_id=checking.scan_id,
        ticket_id=checking.ticket.id,
        hold_s=0,
    )


def tell_late_stop(stop: LateStop, hold_s: float) -> Telling:
    """STOP for a guest who was let in and should not have been."""
    return Telling(
        look=Look.STOP,
        mark="halt",
        word=translate("verdict", "STOP"),
        name=clean(stop.name) or translate("guest", "No name on the ticket"),
        lines=(incident_words.came_out(stop.incident), translate("verdict", "This door had let them in.")),
        sound=Sound.STOP,
        ticket_id=stop.ticket_id,
        actions=(Action.LOOK_AT,),
        hold_s=hold_s,
    )


def tell_failed(failed: ScanFailed) -> Telling:
    """Nothing was recorded; loud, red, and there until the next scan."""
    return Telling(
        look=Look.STOP,
        mark="failed",
        word=translate("verdict", "NOT RECORDED"),
        name=translate("verdict", "Scan again"),
        lines=(as_sentence(failed.text),) if failed.text.strip() else (),
        sound=Sound.ERROR,
        scan_id=failed.scan_id,
        hold_s=0,
    )


def tell_undo(name: str, ticket_id: str, text: str, *, undone: bool) -> Telling:
    """What came of an undo; `text` is the engine's words on what the service keeps."""
    return Telling(
        look=Look.GREY if undone else Look.ASK,
        mark="same" if undone else "ask",
        word=translate("verdict", "UNDONE") if undone else translate("verdict", "NOT UNDONE"),
        name=name,
        lines=(clean(text),) if text.strip() else (),
        sound=Sound.NONE if undone else Sound.ATTENTION,
        ticket_id=ticket_id,
    )


def ticket_of(verdict: Verdict) -> Ticket | None:
    """The one ticket a verdict is about."""
    if isinstance(verdict, Refer):
        return verdict.tickets[0] if len(verdict.tickets) == 1 else None
    if isinstance(verdict, Unknown | SameScan):
        return None
    return verdict.ticket


def _word(verdict: Verdict, now: Instant) -> str:
    if isinstance(verdict, WrongEvent):
        return words.wrong_event_word(verdict.ticket.event, now)
    return words.word_for(verdict.kind)


def _lines(verdict: Verdict, now: Instant) -> tuple[str, ...]:
    match verdict:
        case Admit() | Exit():
            return ()
        case AlreadyIn(why=why, evidence=evidence):
            return _used(why, words.came_in(evidence, now), words.left_before(evidence, now))
        case NotValid(ticket=ticket, why=Why.STATE_REFUSED):
            return (words.state_in_words(ticket.state),)
        case WrongEvent(ticket=ticket):
            return (_other_event(ticket),)
        case WrongGate(gate=gate):
            return (_other_gate(gate),)
        case Refer(why=Why.STATE_REFERRED | Why.STATE_UNKNOWN, tickets=(ticket,)):
            return (words.state_in_words(ticket.state),)
        case Refer(why=Why.SEVERAL_MATCH, tickets=tickets):
            return (words.why_in_words(Why.SEVERAL_MATCH), _candidates(tickets))
        case NotInside(evidence=evidence):
            return tuple(
                text for text in (words.left_before(evidence, now), words.why_in_words(verdict.why)) if text
            )
        case Unknown():
            return (words.why_in_words(verdict.why), translate("verdict", "Search by name to be sure."))
        case _:
            return (words.why_in_words(verdict.why),)


def _used(why: Why, came_in: str, left: str) -> tuple[str, ...]:
    if why is Why.NO_FURTHER_ENTRY:
        return tuple(text for text in (left, words.why_in_words(why)) if text)
    return (came_in or words.why_in_words(why), translate("verdict", "This ticket is shown again."))


def _other_event(ticket: Ticket) -> str:
    if ticket.event is None:
        return words.why_in_words(Why.OTHER_EVENT)
    return translate("verdict", "This ticket is for {event}.").format(
        event=strong(words.event_in_words(ticket.event))
    )


def _other_gate(gate: str) -> str:
    if not gate:
        return words.why_in_words(Why.OTHER_GATE)
    return translate("verdict", "This ticket goes in at {door}.").format(door=strong(gate))


def _candidates(tickets: tuple[Ticket, ...]) -> str:
    named = [isolate(words.name_of(ticket)) for ticket in tickets[:MOST_CANDIDATES_NAMED]]
    more = len(tickets) - len(named)
    text = ", ".join(named)
    if more:
        text = translate("verdict", "{names} and %n more", "", more).format(names=text)
    return text


def _chips(given: VerdictGiven, ticket: Ticket | None) -> tuple[str, ...]:
    chips = []
    if ticket:
        chips.append(words.type_of(ticket))
        chips.append(words.order_in_words(given.order_size, given.order_inside))
    presence = _presence(given.verdict)
    if presence is not None and ticket:
        chips.append(words.presence_in_words(presence, given.at))
    return tuple(chip for chip in chips if chip)


def _presence(verdict: Verdict) -> Presence | None:
    if isinstance(verdict, Refer | WrongGate):
        return verdict.presence
    if isinstance(verdict, Exit) and verdict.presence.where is Where.NOT_KNOWN:
        return verdict.presence
    return None


def _notices(given: VerdictGiven) -> tuple[str, ...]:
    notices = []
    if isinstance(given.verdict, Admit):
        if given.verdict.recorded:
            notices.append(translate("verdict", "Recorded before the restart"))
        notices.extend(clean(text) for text in given.verdict.notices)
    if given.trouble.strip():
        notices.append(as_sentence(given.trouble))
    return tuple(notice for notice in notices if notice)


def _certainty(given: VerdictGiven) -> str:
    if isinstance(given.verdict, SameScan):
        return ""
    green = isinstance(given.verdict, Admit | Exit)
    parts = [words.sure(given.certainty, green=green)]
    if given.looked_again:
        parts.insert(0, translate("certainty", "Looked up again just now"))
    if not green or given.certainty is not Certainty.CONFIRMED:
        parts.append(words.list_age(given.list_as_of, given.at))
    return " · ".join(parts)
