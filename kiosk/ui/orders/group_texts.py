"""What the screen says of several guests of one order, admitted with one confirm."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from kiosk.core.verdict import Sound
from kiosk.engine.events import VerdictGiven
from kiosk.engine.supervised import GroupAdmitted
from kiosk.ui.theme.clean_text import isolate, plain, strong
from kiosk.ui.theme.theme import Look
from kiosk.ui.verdict.actions import Action
from kiosk.ui.verdict.outcome_views import view_of_not_recorded, view_of_undo
from kiosk.ui.verdict.verdict_view import CertaintyView, GuestView, VerdictView, those_with, view_of_verdict

translate = QCoreApplication.translate

MOST_NAMED = 8
MOST_TROUBLES = 5
_GRAVITY = (Look.STOP, Look.ASK, Look.GREY, Look.NEUTRAL, Look.EXIT, Look.GO)


def view_of_group_checking(order_id: str, names: Sequence[str]) -> VerdictView:
    """The neutral word while the door judges them."""
    return VerdictView(
        look=Look.NEUTRAL,
        mark="wait",
        word=translate("verdict", "CHECKING"),
        guest=GuestView(
            name=translate("group", "%n guest(s) of one order", "", len(names)), order_id=order_id
        ),
        lines=(_named(names),),
        hold_s=0,
        named=tuple(names),
    )


def view_of_group(order_id: str, outcome: GroupAdmitted, names: Mapping[str, str]) -> VerdictView:
    """Green only if every one of them goes in; else the gravest verdict, and each who is not admitted.

    `names`: the guests' names by ticket id.
    """
    views = [view_of_verdict(given) for given in outcome.verdicts]
    going = [one.guest.name for one in views if one.look is Look.GO]
    troubles = [
        *(view_of_not_recorded(ticket_id, names.get(ticket_id, "")) for ticket_id in outcome.failed),
        *sorted((one for one in views if one.look is not Look.GO), key=lambda one: _GRAVITY.index(one.look)),
    ]
    gravest = troubles[0] if troubles else None
    total = len(views) + len(outcome.failed)
    notices = _notices([one for one in views if one.look is Look.GO])
    least_sure = _least_sure(views, outcome.verdicts)
    return VerdictView(
        look=gravest.look if gravest else Look.GO,
        mark=gravest.mark if gravest else "go",
        word=gravest.word if gravest else translate("verdict", "GO IN"),
        guest=GuestView(
            name=translate("group", "%n of {total} go in", "", len(going)).format(total=total),
            order_id=order_id,
        ),
        lines=(*_trouble_lines(troubles), *_going_lines(going, alone=gravest is None)),
        notices=notices,
        certainty=least_sure.certainty if least_sure else CertaintyView(),
        sound=gravest.sound if gravest else (Sound.ATTENTION if notices else Sound.SUCCESS),
        actions=_actions(views, troubles, outcome.verdicts),
        named=tuple(one.guest.name for one in (*views, *troubles)),
        members=(*(one for one in views if one.look is Look.GO), *troubles),
    )


def view_of_group_undo(view: VerdictView, not_undone: Mapping[str, str], *, left: bool) -> VerdictView:
    """What came of taking a group back; `not_undone`: why not, by the admissions that stand.

    `left`: whether a check-in had left for somebody who was taken back.
    """
    let_in = those_with(Action.UNDO, view)
    taken_back = [one.guest.name for one in let_in if one.admission_id not in not_undone]
    stand = [one for one in let_in if one.admission_id in not_undone]
    lines = [
        translate("group", "{name}: {why}").format(
            name=isolate(one.guest.name), why=not_undone[one.admission_id]
        )
        for one in stand[:MOST_TROUBLES]
    ]
    if (more := len(stand) - MOST_TROUBLES) > 0:
        lines.append(translate("group", "and %n more like them", "", more))
    if taken_back:
        lines.append(_named(taken_back) if not not_undone else _undone_named(taken_back))
    if left:
        lines.append(translate("undo", "The service keeps its record of the check-in."))
    undone = view_of_undo(
        translate("group", "%n of {total} undone", "", len(taken_back)).format(total=len(let_in)),
        "",
        "",
        undone=not not_undone,
    )
    guest = replace(undone.guest, order_id=view.guest.order_id)
    return replace(undone, guest=guest, lines=tuple(lines), named=view.named)


def _undone_named(names: Sequence[str]) -> str:
    return translate("group", "Undone: {names}").format(names=_named(names))


def _actions(
    views: Sequence[VerdictView], troubles: Sequence[VerdictView], given: Sequence[VerdictGiven]
) -> tuple[Action, ...]:
    """Who was refused first, then who is left of the order, then all who were let in."""
    size, inside = (
        max((getattr(one, of) for one in given), default=0) for of in ("order_size", "order_inside")
    )
    going = sum(one.look is Look.GO for one in views)
    asked = sum(one.mark != "twice" for one in troubles)  # who is in already is no rest of the order
    can = {
        Action.STEP_ASIDE: any(Action.STEP_ASIDE in one.actions for one in troubles),
        Action.SUPERVISOR: any(Action.SUPERVISOR in one.actions for one in troubles),
        Action.ADMIT_REST: size - max(inside, going) - asked > 0,
        Action.UNDO: any(one.admission_id for one in views),
    }
    return tuple(action for action, is_possible in can.items() if is_possible)


def _trouble_lines(troubles: Sequence[VerdictView]) -> tuple[str, ...]:
    shown = tuple(
        translate("group", "{name}: {word}").format(name=isolate(one.guest.name), word=strong(one.word))
        for one in troubles[:MOST_TROUBLES]
    )
    more = len(troubles) - len(shown)
    return (*shown, translate("group", "and %n more like them", "", more)) if more else shown


def _going_lines(names: Sequence[str], *, alone: bool) -> tuple[str, ...]:
    if not names:
        return ()
    if alone:
        return (_named(names),)
    return (translate("group", "Going in: {names}").format(names=_named(names)),)


def _named(names: Sequence[str]) -> str:
    """Names after one another, and how many more there are."""
    shown = ", ".join(isolate(name) for name in names[:MOST_NAMED])
    more = len(names) - MOST_NAMED
    if more <= 0:
        return shown
    return translate("group", "{names} and %n more", "", more).format(names=shown)


def _notices(going: Sequence[VerdictView]) -> tuple[str, ...]:
    """What is to be done before they go in, each notice once, with those it is about."""
    about: dict[str, list[str]] = {}
    for one in going:
        for notice in one.notices:
            about.setdefault(notice, []).append(one.guest.name)
    text = translate("group", "{notice} ({names})")
    return tuple(
        notice if len(names) == len(going) else text.format(notice=plain(notice), names=_named(names))
        for notice, names in about.items()
    )


def _least_sure(views: Sequence[VerdictView], given: Sequence[VerdictGiven]) -> VerdictView | None:
    """Who is least sure among those who go in."""
    order = ("local", "venue", "confirmed")
    sure = [
        (order.index(one.certainty.value), view.certainty.text, view)
        for view, one in zip(views, given, strict=True)
        if view.look is Look.GO
    ]
    return min(sure, key=lambda one: one[:2])[2] if sure else None
