"""What the screen says of a scan beside its verdict: awaited, read again, not recorded, stopped, undone."""

from PySide6.QtCore import QCoreApplication

from kiosk.core.tickets import Instant
from kiosk.core.verdict import Reason, Sound, VerdictKind
from kiosk.engine.events import Checking, LateStop, ScanFailed
from kiosk.ui.texts import admission_texts, verdict_texts
from kiosk.ui.texts.messages import as_sentence
from kiosk.ui.texts.times import clock_time, when
from kiosk.ui.theme.clean_text import clean, strong
from kiosk.ui.theme.theme import Look
from kiosk.ui.verdict.actions import Action
from kiosk.ui.verdict.verdict_view import CertaintyView, GuestView, VerdictView

translate = QCoreApplication.translate


def view_of_checking(checking: Checking) -> VerdictView:
    """The neutral word while an answer is awaited; it names the guest already."""
    kind = verdict_texts.type_of(checking.ticket)
    return VerdictView(
        look=Look.NEUTRAL,
        mark="wait",
        word=translate("verdict", "CHECKING"),
        guest=GuestView(
            name=verdict_texts.name_of(checking.ticket), ticket_type=kind, ticket_id=checking.ticket.id
        ),
        chips=(kind,) if kind else (),
        scan_id=checking.scan_id,
        hold_s=0,
        named=(verdict_texts.name_of(checking.ticket),),
    )


def view_of_same_scan(before: VerdictView, at: Instant) -> VerdictView:
    """The same presentation again: who it is and what was told of them, in grey and without a sound."""
    return VerdictView(
        look=Look.GREY,
        mark="same",
        word=verdict_texts.word_for(VerdictKind.SAME_SCAN),
        guest=GuestView(name=before.guest.name, ticket_type=before.guest.ticket_type),
        chips=(before.guest.ticket_type,) if before.guest.ticket_type else (),
        lines=(verdict_texts.why_in_words(Reason.JUST_SCANNED),),
        certainty=CertaintyView(
            text=translate("verdict", "Before: {word}, {time}").format(
                word=before.word, time=clock_time(before.at or at)
            )
        ),
        actions=before.actions,
        repeats=before,
        named=before.named,
    )


def view_of_late_stop(stop: LateStop, hold_s: float, let_in: VerdictView | None = None) -> VerdictView:
    """STOP for a guest who was let in and should not have been; `let_in` is what was told of them then.

    What is to be done comes first: whoever reads no further has read that it is not about the next guest.
    """
    if let_in is not None and let_in.at is not None:
        text = translate("verdict", "Find this guest: let in at {time} at this door.")
        find = text.format(time=strong(when(let_in.at, stop.at)))
    else:
        find = translate("verdict", "Find this guest: let in at this door.")
    kind, name = let_in.guest.ticket_type if let_in else "", verdict_texts.shown_name(stop.name)
    return VerdictView(
        look=Look.STOP,
        mark="halt",
        word=translate("verdict", "STOP"),
        guest=GuestView(name=name, ticket_id=stop.ticket_id, ticket_type=kind),
        chips=(kind,) if kind else (),
        lines=(find, admission_texts.came_out(stop.incident)),
        sound=Sound.STOP,
        actions=(Action.LOOK_AT,),
        hold_s=hold_s,
        named=(name,),
    )


def view_of_failed(failed: ScanFailed) -> VerdictView:
    """Nothing was recorded, so nobody goes in; loud, red, and there until the next scan."""
    reason = as_sentence(failed.text).rstrip(".") if failed.text.strip() else ""
    return VerdictView(
        look=Look.STOP,
        mark="failed",
        word=translate("verdict", "NOT RECORDED"),
        guest=GuestView(name=translate("verdict", "Do not let in")),
        lines=(strong(translate("verdict", "Call the supervisor.")), *((f"{reason}.",) if reason else ())),
        sound=Sound.ERROR,
        scan_id=failed.scan_id,
        hold_s=0,
    )


def view_of_not_recorded(ticket_id: str, name: str) -> VerdictView:
    """The same of one guest whose ticket is known."""
    return VerdictView(
        look=Look.STOP,
        mark="failed",
        word=translate("verdict", "NOT RECORDED"),
        guest=GuestView(name=name or ticket_id, ticket_id=ticket_id),
        sound=Sound.ERROR,
        actions=(Action.STEP_ASIDE,),
        named=(name,) if name else (),
    )


def view_of_pairing_code(scan_id: str, *, is_paired: bool = False, is_hubs: bool = False) -> VerdictView:
    """A code that pairs doors was held up: nobody's ticket, so nothing is said of anybody.

    `is_paired`: the door goes by an office, or a hub, which knows it. `is_hubs`: it is a hub's, and no
    office's.
    """
    if is_hubs and is_paired:
        line = translate(
            "verdict",
            "This door shares with others already: take the code away. To change that: Manager, “This door”.",
        )
    elif is_hubs:
        line = translate(
            "verdict",
            "It links doors, so that they share who is inside: open Manager, “This door”, “Other doors”, and"
            " hold it up there.",
        )
    elif is_paired:
        line = translate(
            "verdict",
            "This door is paired with its office already: take the code away. To pair it again: "
            "Manager, “Sign in”.",
        )
    else:
        line = translate(
            "verdict", "It pairs a door with the office: open Manager, “Sign in”, and hold it up there."
        )
    return VerdictView(
        look=Look.GREY,
        mark="same",
        word=translate("verdict", "PAIRING CODE"),
        guest=GuestView(name=translate("verdict", "This is not a ticket")),
        lines=(line,),
        sound=Sound.NONE,
        scan_id=scan_id,
    )


def view_of_undo(name: str, ticket_id: str, text: str, *, undone: bool) -> VerdictView:
    """What came of an undo; `text` is the engine's words on what the service keeps."""
    return VerdictView(
        look=Look.GREY if undone else Look.ASK,
        mark="undone" if undone else "ask",
        word=translate("verdict", "UNDONE") if undone else translate("verdict", "NOT UNDONE"),
        guest=GuestView(name=name, ticket_id=ticket_id),
        lines=(clean(text),) if text.strip() else (),
        sound=Sound.NONE if undone else Sound.ATTENTION,
        named=(name,),
    )
