"""What the screen says of several guests of one order, admitted with one confirm."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from kiosk.core.verdict import Sound
from kiosk.engine.events import VerdictGiven
from kiosk.engine.supervised import GroupAdmitted
from kiosk.ui.theme.text_fit import isolate, plain, strong
from kiosk.ui.theme.theme import Look
from kiosk.ui.verdict.verdict_view import CertaintyView, GuestView, VerdictView, view_of_verdict

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
        *(_not_recorded(names.get(ticket_id, ticket_id)) for ticket_id in outcome.failed),
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
        named=tuple(one.guest.name for one in (*views, *troubles)),
    )


def _not_recorded(name: str) -> VerdictView:
    return VerdictView(
        look=Look.STOP,
        mark="failed",
        word=translate("verdict", "NOT RECORDED"),
        guest=GuestView(name=name),
        sound=Sound.ERROR,
    )


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
