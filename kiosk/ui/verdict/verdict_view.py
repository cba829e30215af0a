"""From a verdict to what the overlay, the bar and the list of recent scans say of it."""

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from kiosk.core.presence import Certainty, InputMethod, Presence, PresenceState
from kiosk.core.tickets import Instant, Ticket
from kiosk.core.verdict import (
    Admit,
    Exit,
    NotInside,
    Reason,
    Refer,
    SameScan,
    Sound,
    Unknown,
    Verdict,
    VerdictKind,
    WrongEvent,
    WrongGate,
)
from kiosk.engine.events import ScanTrouble, TroubleKind, VerdictGiven
from kiosk.ui.texts import verdict_texts
from kiosk.ui.texts.messages import as_sentence
from kiosk.ui.theme.clean_text import clean
from kiosk.ui.theme.theme import Look
from kiosk.ui.verdict import brief_texts
from kiosk.ui.verdict.actions import Action, actions_after
from kiosk.ui.verdict.reasons import place_label_of, place_of, reasons

translate = QCoreApplication.translate


class GuestView(Struct, frozen=True, kw_only=True):
    """Whom a verdict is about. `ticket_type` is the one of the chips that has a ticket type's mark."""

    name: str = ""
    ticket_id: str = ""
    ticket_type: str = ""
    order_id: str = ""


class PlaceView(Struct, frozen=True, kw_only=True):
    """Where or when the guest is to go instead, the words before it, and its icon.

    One of the verdict's `lines` says it as a sentence.
    """

    text: str = ""
    label: str = ""
    mark: str = "door"


class CertaintyView(Struct, frozen=True, kw_only=True):
    """How sure a verdict is, the same where room is scarce, and who stands behind it.

    `mark` names an icon, nothing where that is the service.
    """

    text: str = ""
    brief: str = ""
    mark: str = ""


class VerdictView(Struct, frozen=True, kw_only=True):
    """What the screen says of one scan; texts may hold the bold marks of `clean_text.strong`.

    `mark` names an icon. `chips` are short facts, `lines` the reason in plain words, `notices` what staff
    must do before the guest goes in. `hold_s`: how long it floods, None for as long as usual, 0 for until
    something replaces it. `admission_id` is set where the scan let somebody in and can be undone. `actions`
    are what can be done about it, the likeliest first. `code` is what was read, for this moment only, and
    `candidates` the ids of the tickets that one code matched. `how` is how it was read. `brief` is the reason
    for a list. `at`: when the verdict was given. `repeats`: what was shown before of the very same
    presentation; the actions are about that. `named`: every guest's name that stands in it, for where names
    are hidden. `members`: of a group, what was told of each of its guests. `kind`: the
    verdict's, where it is one. `trouble`: the notice that is about the service, and not about the guest.
    """

    look: Look
    mark: str
    word: str
    guest: GuestView = GuestView()
    chips: tuple[str, ...] = ()
    lines: tuple[str, ...] = ()
    notices: tuple[str, ...] = ()
    place: PlaceView = PlaceView()
    certainty: CertaintyView = CertaintyView()
    sound: Sound = Sound.NONE
    scan_id: str = ""
    admission_id: str = ""
    code: str = ""
    how: InputMethod = InputMethod.KEYBOARD
    candidates: tuple[str, ...] = ()
    actions: tuple[Action, ...] = ()
    brief: str = ""
    at: Instant | None = None
    hold_s: float | None = None
    repeats: "VerdictView | None" = None
    named: tuple[str, ...] = ()
    members: tuple["VerdictView", ...] = ()
    kind: VerdictKind | None = None
    trouble: str = ""


def those_with(action: Action, view: VerdictView) -> tuple[VerdictView, ...]:
    """Whom an action is about: the guest of a verdict, or of a group everybody for whom it can be done."""
    return tuple(one for one in view.members if action in one.actions) if view.members else (view,)


def beside_place(view: VerdictView) -> tuple[str, ...]:
    """The lines that say more than the place, where that is shown as large as a name."""
    if not view.place.text:
        return view.lines
    place = view.place.text.replace("\u00a0", " ")
    return tuple(line for line in view.lines if place not in line.replace("\u00a0", " "))


_MARKS = {
    VerdictKind.ADMIT: (Look.GO, "go"),
    VerdictKind.ALREADY_IN: (Look.STOP, "twice"),
    VerdictKind.NOT_VALID: (Look.STOP, "stop"),
    VerdictKind.WRONG_EVENT: (Look.STOP, "stop"),
    VerdictKind.WRONG_GATE: (Look.ASK, "ask"),
    VerdictKind.REFER: (Look.ASK, "ask"),
    VerdictKind.UNKNOWN: (Look.STOP, "stop"),
    VerdictKind.SAME_SCAN: (Look.GREY, "same"),
    VerdictKind.EXIT: (Look.EXIT, "exit"),
    VerdictKind.NOT_INSIDE: (Look.EXIT, "not-inside"),
}

_CERTAINTY_MARKS = {Certainty.CONFIRMED: "", Certainty.VENUE: "venue", Certainty.LOCAL: "machine"}


def look_of(kind: VerdictKind) -> tuple[Look, str]:
    """The colour family and the shape of a verdict."""
    return _MARKS[kind]


def sure_by_this_machine(*, is_sent: bool = True) -> CertaintyView:
    """Of somebody who goes in by what this machine knows, without the service."""
    return CertaintyView(
        text=verdict_texts.sure(Certainty.LOCAL, green=True, is_sent=is_sent),
        brief=verdict_texts.sure_in_brief(Certainty.LOCAL, is_sent=is_sent),
        mark=_CERTAINTY_MARKS[Certainty.LOCAL],
    )


def view_of_verdict(given: VerdictGiven) -> VerdictView:
    """The screen's words for a verdict."""
    verdict = given.verdict
    look, mark = look_of(verdict.kind)
    ticket = ticket_of(verdict)
    return VerdictView(
        look=look,
        mark=mark,
        word=_word(verdict, given.at),
        guest=GuestView(
            name=verdict_texts.name_of(ticket) if ticket else _nameless(verdict),
            ticket_id=ticket.id if ticket else "",
            ticket_type=verdict_texts.type_of(ticket) if ticket else "",
            order_id=ticket.order.id if ticket and ticket.order else "",
        ),
        chips=_chips(given, ticket),
        lines=reasons(verdict, given.at),
        notices=_notices(given),
        certainty=CertaintyView(
            text=_certainty(given),
            brief=_certainty_in_brief(given),
            mark="" if isinstance(verdict, SameScan) else _CERTAINTY_MARKS[given.certainty],
        ),
        sound=verdict.sound,
        scan_id=given.scan_id,
        admission_id=given.admission_id if isinstance(verdict, Admit) else "",
        code=given.code,
        how=given.how,
        candidates=tuple(one.id for one in verdict.tickets) if isinstance(verdict, Refer) else (),
        actions=actions_after(given),
        brief=brief_texts.in_brief(verdict, given.at),
        place=PlaceView(
            text=place_of(verdict, given.at),
            label=place_label_of(verdict, given.at),
            mark="calendar" if isinstance(verdict, WrongEvent) else "door",
        ),
        at=given.at,
        named=tuple(verdict_texts.name_of(one) for one in tickets_of(verdict)),
        kind=verdict.kind,
        trouble=_trouble(given.trouble) if given.trouble is not None else "",
    )


def view_once_sent(view: VerdictView) -> VerdictView:
    """What is told of an admission once the service has taken its check-in, whatever it said before."""
    sure = Certainty.CONFIRMED
    certainty = CertaintyView(
        text=verdict_texts.sure(sure, green=True),
        brief=verdict_texts.sure_in_brief(sure),
        mark=_CERTAINTY_MARKS[sure],
    )
    notices = tuple(one for one in view.notices if one != view.trouble)
    return replace(view, certainty=certainty, notices=notices, trouble="")


def ticket_of(verdict: Verdict) -> Ticket | None:
    """The one ticket a verdict is about."""
    tickets = tickets_of(verdict)
    return tickets[0] if len(tickets) == 1 else None


def tickets_of(verdict: Verdict) -> tuple[Ticket, ...]:
    """Every ticket that a verdict tells of."""
    if isinstance(verdict, Refer):
        return verdict.tickets
    if isinstance(verdict, Unknown | SameScan) or verdict.ticket is None:
        return ()
    return (verdict.ticket,)


def _nameless(verdict: Verdict) -> str:
    return verdict_texts.off_list_name("") if isinstance(verdict, Exit | NotInside) else ""


def _word(verdict: Verdict, now: Instant) -> str:
    if isinstance(verdict, WrongEvent):
        return verdict_texts.wrong_event_word(verdict.ticket.event, now)
    if isinstance(verdict, Refer) and verdict.why is Reason.HOUSE_FULL:
        return translate("verdict", "HOUSE FULL")
    if brief_texts.is_inside_off_list(verdict):
        return verdict_texts.word_for(VerdictKind.ALREADY_IN)
    return verdict_texts.word_for(verdict.kind)


def _chips(given: VerdictGiven, ticket: Ticket | None) -> tuple[str, ...]:
    chips = []
    presence = _presence(given.verdict)
    if ticket:
        chips.append(verdict_texts.type_of(ticket))
    if presence is not None and ticket:
        chips.append(verdict_texts.presence_in_words(presence, given.at))
    if ticket:
        chips.append(verdict_texts.order_in_words(given.order_size, given.order_inside))
    return tuple(chip for chip in chips if chip)


def _presence(verdict: Verdict) -> Presence | None:
    if isinstance(verdict, Refer | WrongGate):
        return verdict.presence
    if isinstance(verdict, Exit) and verdict.presence.where is PresenceState.NOT_KNOWN:
        return verdict.presence
    return None


def _notices(given: VerdictGiven) -> tuple[str, ...]:
    notices = []
    if isinstance(given.verdict, Admit):
        if given.verdict.recorded:
            notices.append(translate("verdict", "Recorded before the restart"))
        notices.extend(clean(text) for text in given.verdict.notices)
    if given.trouble is not None:
        notices.append(_trouble(given.trouble))
    return tuple(notice for notice in notices if notice)


def _trouble(trouble: ScanTrouble) -> str:
    """What the service did, and what this machine's disk did, are never taken for each other."""
    match trouble.kind:
        case TroubleKind.REFUSED:
            text = translate("verdict", "Check-in refused. {said}")
            return text.format(said=as_sentence(trouble.text))
        case TroubleKind.UNCLEAR:
            text = translate("verdict", "Check-in not confirmed. {said}")
            return text.format(said=as_sentence(trouble.text))
        case TroubleKind.NOT_RECORDED:
            text = translate(
                "verdict", "The guest is recorded as inside. Whether the service knows is not clear. {why}"
            )
            return text.format(why=as_sentence(trouble.text))


def _is_sent(given: VerdictGiven) -> bool:
    """Whether the service is to hear of it: there is no check-in for somebody who leaves."""
    return not isinstance(given.verdict, Exit)


def _certainty_in_brief(given: VerdictGiven) -> str:
    """Of who was not let in or out nothing is ever to be sent: what was checked stands in the whole words."""
    if not isinstance(given.verdict, Admit | Exit):
        return ""
    return verdict_texts.sure_in_brief(given.certainty, is_sent=_is_sent(given))


def _certainty(given: VerdictGiven) -> str:
    if isinstance(given.verdict, SameScan):
        return ""
    green = isinstance(given.verdict, Admit | Exit)
    checked = translate("certainty", "Checked just now")
    if given.looked_again and not green:
        return checked
    parts = [verdict_texts.sure(given.certainty, green=green, is_sent=_is_sent(given))]
    if given.looked_again:
        parts.insert(0, checked)
    if not green or given.certainty is not Certainty.CONFIRMED:
        parts.append(verdict_texts.list_age(given.list_as_of, given.at))
    return " · ".join(parts)
