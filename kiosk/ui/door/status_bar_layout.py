"""How many words the pills of the status bar may use, and on which of its lines they stand."""

from collections.abc import Sequence
from enum import StrEnum

from msgspec import Struct


class Form(StrEnum):
    """How much of a pill there is room for."""

    FULL = "full"
    BRIEF = "brief"
    AWAY = "away"


class Want(Struct, frozen=True):
    """The widths of a pill in full and in brief; the louder it is, the longer it keeps its words."""

    full: int
    brief: int
    loudness: int

    def width(self, form: Form) -> int:
        """What it takes in this form."""
        return {Form.FULL: self.full, Form.BRIEF: min(self.brief, self.full), Form.AWAY: 0}[form]


def forms(wants: Sequence[Want], room: int) -> tuple[Form, ...]:
    """The most words that fit into `room`: quiet pills give way first, and leave when all are brief.

    What room is left then gives the loudest their words back.
    """
    chosen = [Form.FULL] * len(wants)
    quietest_first = sorted(range(len(wants)), key=lambda n: (wants[n].loudness, -wants[n].full))
    for form in (Form.BRIEF, Form.AWAY):
        for number in quietest_first:
            if _taken(wants, chosen) <= room:
                break
            chosen[number] = form
    for number in reversed(quietest_first):
        longer = [Form.FULL if one == number else form for one, form in enumerate(chosen)]
        if chosen[number] is Form.BRIEF and _taken(wants, longer) <= room:
            chosen = longer
    return tuple(chosen)


def _taken(wants: Sequence[Want], chosen: Sequence[Form]) -> int:
    return sum(want.width(form) for want, form in zip(wants, chosen, strict=True))


def in_second_line(wants: Sequence[Want], room: int) -> int:
    """How many pills, from the first, fit into the second line in brief; the others go to the first line."""
    taken = 0
    for number, want in enumerate(wants):
        taken += want.width(Form.BRIEF)
        if taken > room:
            return number
    return len(wants)


def forms_beside(
    wants: Sequence[Want], room: int, *, titles: int, kept: int, least: int, loud: int
) -> tuple[Form, ...]:
    """The forms of pills that share `room` with titles, which want `titles`.

    Pills give way to titles: all of them use fewer words. Titles give way to pills that would have to leave:
    down to `kept` for every one, so that no state is missed where it matters most, and then down to `least`
    for those that are `loud`.
    """
    chosen = forms(wants, room - titles)
    for narrower, for_those_from in ((kept, 0), (least, loud)):
        away = [want for want, form in zip(wants, chosen, strict=True) if form is Form.AWAY]
        if all(want.loudness < for_those_from for want in away):
            break
        chosen = forms(wants, room - narrower)
    return chosen
