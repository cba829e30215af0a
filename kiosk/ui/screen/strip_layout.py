"""How many words the pills of the status strip may use, and on which of its lines they stand."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum


class Form(StrEnum):
    """How much of a pill there is room for."""

    FULL = "full"
    BRIEF = "brief"
    AWAY = "away"


@dataclass(frozen=True, slots=True)
class Want:
    """The widths of a pill in full and in brief; the louder it is, the longer it keeps its words."""

    full: int
    brief: int
    loudness: int

    def width(self, form: Form) -> int:
        """What it takes in this form."""
        return {Form.FULL: self.full, Form.BRIEF: min(self.brief, self.full), Form.AWAY: 0}[form]


def forms(wants: Sequence[Want], room: int) -> tuple[Form, ...]:
    """The most words that fit into `room`: quiet pills give way first, and leave when all are brief."""
    chosen = [Form.FULL] * len(wants)
    quietest_first = sorted(range(len(wants)), key=lambda n: (wants[n].loudness, -wants[n].full))
    for form in (Form.BRIEF, Form.AWAY):
        for number in quietest_first:
            if sum(want.width(one) for want, one in zip(wants, chosen, strict=True)) <= room:
                return tuple(chosen)
            chosen[number] = form
    return tuple(chosen)


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

    Quiet pills give way to titles. Titles give way to pills that are `loud`, down to `kept`, and to those
    that would have to leave, down to `least`.
    """
    chosen = forms(wants, room - titles)
    cut = [want.loudness for want, form in zip(wants, chosen, strict=True) if form is not Form.FULL]
    if Form.AWAY in chosen or max(cut, default=0) >= loud:
        chosen = forms(wants, room - kept)
    return forms(wants, room - least) if Form.AWAY in chosen else chosen
