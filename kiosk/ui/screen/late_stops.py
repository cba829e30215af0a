"""Several late STOPs at once, told as one."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from kiosk.ui.design.text_fit import isolate
from kiosk.ui.wording.telling import Telling

translate = QCoreApplication.translate

MOST_NAMED = 6
"""More names than these nobody reads in passing; the list has them all."""


def each_once(stops: Sequence[Telling]) -> list[Telling]:
    """The newest STOP of each guest, the newest first; one without a ticket is a guest of its own."""
    guests: dict[str, Telling] = {}
    for number, stop in enumerate(stops):
        key = stop.ticket_id or f"without a ticket {number}"
        guests.pop(key, None)
        guests[key] = stop
    return list(reversed(guests.values()))


def told_together(stops: Sequence[Telling]) -> Telling:
    """One STOP as it is; several as one, with the names of the newest."""
    newest_first = each_once(stops)
    if len(newest_first) == 1:
        return newest_first[0]
    named = tuple(stop.name for stop in newest_first[:MOST_NAMED])
    more = len(newest_first) - len(named)
    return replace(
        newest_first[0],
        name=translate("stop", "%n guest(s)", "", len(newest_first)),
        chips=(*named, translate("stop", "and %n more", "", more)) if more else named,
        lines=(translate("stop", "Find them: this door let them in. The list says what came out."),),
        ticket_id="",
    )


def in_a_line(stops: Sequence[Telling], fits: Callable[[str], bool]) -> str:
    """The names of several, as many as fit, and how many more there are; of one, what came out."""
    newest_first = each_once(stops)
    if len(newest_first) == 1:
        return " ".join(newest_first[0].lines)
    names = [isolate(stop.name) for stop in newest_first]
    line = ""
    for shown in range(min(len(names), 2 * MOST_NAMED), 0, -1):
        more = len(names) - shown
        line = ", ".join(names[:shown])
        if more:
            line = translate("stop", "{names} and %n more", "", more).format(names=line)
        if fits(line):
            break
    return line
