"""What the screen says of supervisors: reasons to offer, what came of a PIN, and who was let in."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from kiosk.core.presence import Certainty, InputMethod, LedgerRow
from kiosk.core.tickets import Instant
from kiosk.core.verdict import Refer, Sound, Verdict, VerdictKind
from kiosk.engine.events import VerdictGiven
from kiosk.engine.supervised import (
    AdmittedOffList,
    Barred,
    LockedOut,
    NoReason,
    NoSupervisors,
    NotOverridden,
    NotRecorded,
    NoUsablePin,
    Overridden,
    WrongPin,
)
from kiosk.ui.texts import admission_texts, verdict_texts
from kiosk.ui.texts.messages import as_sentence
from kiosk.ui.texts.times import when
from kiosk.ui.theme.clean_text import clean, isolate, plain
from kiosk.ui.theme.theme import Look
from kiosk.ui.verdict.actions import Action
from kiosk.ui.verdict.verdict_view import (
    GuestView,
    VerdictView,
    sure_by_this_machine,
    ticket_of,
    view_of_verdict,
)

translate = QCoreApplication.translate

WARNING_HOLD_S = 6.0
"""How long a green with a warning floods: longer than a plain one, for somebody must read it."""


def reasons_for(kind: VerdictKind | None) -> tuple[str, ...]:
    """Quick reasons that fit a verdict; where none was given, those for whoever was found by name."""
    came_out = translate("supervisor", "Came out for a moment")
    mix_up = translate("supervisor", "Phone mix-up: same name")
    paid = translate("supervisor", "Paid at the box office")
    other_day = translate("supervisor", "Wrong day agreed with the host")
    sent_here = translate("supervisor", "Sent here by the other door")
    host = translate("supervisor", "Host’s decision")
    match kind:
        case VerdictKind.ALREADY_IN:
            return (came_out, mix_up, host)
        case VerdictKind.WRONG_EVENT:
            return (other_day, mix_up, host)
        case VerdictKind.WRONG_GATE:
            return (sent_here, host)
        case None:
            return (paid, other_day, mix_up, host)
    return (paid, mix_up, host)


def reasons_off_list() -> tuple[str, ...]:
    """Quick reasons to let somebody in who is on no list."""
    return (
        translate("supervisor", "Guest of the host"),
        translate("supervisor", "Paid at the box office"),
        translate("supervisor", "Code cannot be read"),
        translate("supervisor", "Works here tonight"),
    )


def reasons_to_undo() -> tuple[str, ...]:
    """Quick reasons to take back an admission of a ticket that was taken back before."""
    return (
        translate("supervisor", "Scanned by mistake"),
        translate("supervisor", "Did not go in"),
        translate("supervisor", "Host’s decision"),
    )


def undo_word() -> str:
    """What is to be decided, as a verdict's word stands over a guest."""
    return translate("supervisor", "UNDO AGAIN?")


def why_undo_is_asked() -> str:
    """Why staff cannot take it back by themselves."""
    return translate(
        "supervisor", "This ticket was let in and undone before. Make sure that nobody went in with it."
    )


def nobody_to_undo() -> str:
    """There is no PIN that could be right."""
    return translate(
        "supervisor",
        "Nobody has a PIN at this door, so nobody can undo this. Ask the host to set one:"
        " Manager, “This door”, PINs.",
    )


def not_undone(text: str) -> str:
    """The disk failed."""
    return translate("supervisor", "Nothing was undone. {text}").format(text=as_sentence(text))


def reason_missing() -> str:
    """Nobody said why."""
    return translate("supervisor", "Say why first: choose a reason, or write one.")


def nobody_to_ask() -> str:
    """There is no PIN that could be right."""
    return translate(
        "supervisor",
        "Nobody has a PIN at this door, so nobody can be let in this way. Ask the host to set one:"
        " Manager, “This door”, PINs.",
    )


def unusable_pins(names: tuple[str, ...], *, others: bool = False) -> str:
    """Whose PIN cannot be right, whatever is typed; `others` have one that can, which opens the menu."""
    if others:
        text = translate(
            "supervisor",
            "The PIN of {names} is damaged. Another supervisor can set it again: Manager, “This door”, PINs.",
        )
    else:
        text = translate("supervisor", "The PIN of {names} is damaged. Ask the host to set it again.")
    return text.format(names=", ".join(isolate(name) for name in names))


def barred(outcome: Barred) -> tuple[str, float]:
    """Why a supervisor's word was not heard, and how long no other PIN is looked at."""
    match outcome:
        case WrongPin(wait_s=wait_s, unusable=names):
            if names:
                wrong = translate("supervisor", "That PIN is not right.")
                return f"{wrong} {unusable_pins(names, others=True)}", wait_s
            if wait_s > 0:
                return translate("supervisor", "That PIN is not right."), wait_s
            return translate("supervisor", "That PIN is not right. Try again."), 0.0
        case LockedOut(wait_s=wait_s):
            return translate("supervisor", "Too many PINs were wrong."), wait_s
        case NoSupervisors():
            return nobody_to_ask(), 0.0
        case NoUsablePin(names=names):
            return unusable_pins(names), 0.0
        case NoReason():
            return reason_missing(), 0.0
        case NotRecorded(text=text):
            failed = translate("supervisor", "Nothing was recorded, and nobody was let in. {text}")
            return failed.format(text=as_sentence(text)), 0.0


def not_overridden(outcome: NotOverridden, now: Instant) -> str:
    """The PIN was right, and this ticket stays out all the same."""
    verdict = outcome.verdict
    if isinstance(verdict, Refer) and len(verdict.tickets) > 1:
        return translate("supervisor", "Several tickets have this code. Choose the guest by name first.")
    view = _view_of(verdict, now)
    why = plain(view.lines[0]) if view.lines else view.word
    return translate("supervisor", "A supervisor cannot let this ticket in. {why}").format(why=why)


def on_the_list_now(outcome: NotOverridden, seen: Callable[[str], str] = clean) -> str:
    """The code of somebody who was to come in off the list is a ticket's by now.

    `seen`: as much of a guest's name as may be seen.
    """
    ticket = ticket_of(outcome.verdict)
    if ticket is None:
        return translate("supervisor", "This code is on the list now. Scan it again.")
    text = translate("supervisor", "This code is on the list now, for {name}. Scan it again.")
    return text.format(name=isolate(seen(verdict_texts.name_of(ticket))))


def still_about(name: str, other: str) -> str:
    """The sheet was begun for one guest, and somebody asks for another."""
    text = translate("supervisor", "This is still about {name}. Close it first, then ask for {other}.")
    return text.format(name=isolate(name), other=isolate(other))


def still_about_another() -> str:
    """The same where neither has a name."""
    return translate("supervisor", "This is still about the guest before. Close it first, then ask again.")


def pin_not_looked_at(text: str) -> str:
    """The disk failed before a PIN was looked at, where nothing was to be recorded."""
    return translate("supervisor", "The PIN could not be looked at. {text}").format(text=as_sentence(text))


def went_wrong() -> str:
    """A fault of ours: nobody knows whether the supervisor's word was taken."""
    return translate("supervisor", "Something went wrong. Close this, and start again.")


def view_of_override(outcome: Overridden) -> VerdictView:
    """GO IN on a supervisor's word, with the supervisor and the reason.

    Where it is an admission of before the restart that nobody saw green, it says that instead.
    """
    row, verdict = outcome.row, outcome.verdict
    ticket = ticket_of(verdict)
    name, kind = (verdict_texts.name_of(ticket), verdict_texts.type_of(ticket)) if ticket else ("", "")
    notices = outcome.notices
    if not row.supervisor:
        notices = (translate("verdict", "Recorded before the restart"), *notices)
    return VerdictView(
        look=Look.GO,
        mark="go",
        word=verdict_texts.word_for(VerdictKind.ADMIT),
        guest=GuestView(
            name=name,
            ticket_type=kind,
            ticket_id=ticket.id if ticket else row.ticket_id,
            order_id=ticket.order.id if ticket and ticket.order else "",
        ),
        chips=(kind,) if kind else (),
        lines=(admission_texts.override_in_words(row, bold=True),) if row.supervisor else (),
        notices=tuple(text for text in map(clean, notices) if text),
        certainty=sure_by_this_machine(),
        sound=Sound.ATTENTION,
        scan_id=row.id,
        admission_id=row.id,
        actions=(Action.UNDO,),
        named=(name,),
    )


def view_of_off_list(outcome: AdmittedOffList, name: str, now: Instant) -> VerdictView:
    """GO IN for somebody who is on no list; who came on the very same code before stands out."""
    row = outcome.row
    return VerdictView(
        look=Look.GO,
        mark="go",
        word=verdict_texts.word_for(VerdictKind.ADMIT),
        guest=GuestView(name=verdict_texts.off_list_name(name)),
        lines=(admission_texts.off_list_in_words(row, bold=True),),
        notices=(came_before(outcome.earlier, now),) if outcome.earlier else (),
        certainty=sure_by_this_machine(is_sent=False),
        sound=Sound.ATTENTION,
        scan_id=row.id,
        admission_id=row.id,
        actions=(Action.UNDO,),
        hold_s=WARNING_HOLD_S if outcome.earlier else None,
        named=(verdict_texts.off_list_name(name),),
    )


def came_before(earlier: tuple[LedgerRow, ...], now: Instant) -> str:
    """Who came in on the same code off the list, the last of them by time."""
    text = translate("supervisor", "%n came in on this code before, the last at {time}", "", len(earlier))
    if len(earlier) == 1:
        text = translate("supervisor", "Somebody already came in with this code at {time}")
    return text.format(time=when(max(row.at for row in earlier), now))


def _view_of(verdict: Verdict, now: Instant) -> VerdictView:
    return view_of_verdict(VerdictGiven("", "", verdict, Certainty.LOCAL, now, InputMethod.KEYBOARD))
