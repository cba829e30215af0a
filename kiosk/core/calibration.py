"""What a hand scanner makes of a known line: which keyboard it types as, and what it puts around a code."""

from collections.abc import Sequence
from enum import StrEnum
from itertools import product

from msgspec import Struct
from msgspec.structs import replace

from kiosk.core.keystrokes import Burst
from kiosk.core.layouts import CODE_KEYBOARD, character, corrected, layouts, meanings, without_caps

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
MARKS = "-_.:/?=&%+#@~{}\"!$'()*<>[]\\^`|,;"
"""What tickets and addresses are written with beside letters. A blank follows each: a dead key eats it."""
_EDGE, _GAP = "k", "  "
"""A letter that is at the same place on all keyboards with Latin letters; what parts it from the rest."""
LINE = f"{_EDGE}{_GAP}{LETTERS} {' '.join(MARKS)}{_GAP}{_EDGE}"
"""What the calibration code holds."""

_ALONE = {"'": "´", '"': "¨"}
"""What some systems make of a dead key and a blank, and the key."""


class CalibrationTrouble(StrEnum):
    """Why a scan says nothing about the keyboard."""

    ANOTHER_CODE = "another_code"
    """It is not the calibration code's line."""
    INCOMPLETE = "incomplete"
    """It may be, but characters are missing, and not by a dead key."""


class NotLearnt(Struct, frozen=True):
    """Nothing can be said."""

    why: CalibrationTrouble


class Learnt(Struct, frozen=True):
    """What one scan of the line tells.

    `scanner`, `computer`: their layouts where they differ; `computer` is empty where we do not know it.
    `by_place`: the places of the keys tell all that is sent. `meant`: what arrived and what was sent, where
    layouts do not tell it. `alike`: what was sent and arrived as something else did; `lost`: what did not.
    `prefix`, `suffix`: what the scanner puts around a code. `end`, `gap_s`: see `Burst`.
    """

    scanner: str = ""
    computer: str = ""
    by_place: bool = False
    meant: tuple[tuple[str, str], ...] = ()
    alike: str = ""
    lost: str = ""
    prefix: str = ""
    suffix: str = ""
    caps: bool = False
    end: str = ""
    gap_s: float = 0.0

    @property
    def is_corrected(self) -> bool:
        """Whether the scanner types as another keyboard than the computer's."""
        return bool(self.scanner or self.meant)


def learn(burst: Burst) -> Learnt | NotLearnt:
    """Compare what arrived with LINE."""
    by_text, placed = _learnt_by_text(burst), _learnt_by_places(burst)
    if isinstance(by_text, Learnt) and (placed is None or not by_text.is_corrected):
        return by_text
    if placed is None:
        return by_text
    if not isinstance(by_text, Learnt):
        return placed
    if by_text.scanner == placed.scanner:
        return replace(placed, computer=by_text.computer)
    return replace(placed, meant=by_text.meant)  # for letters that an input method makes of dead keys


def _learnt_by_places(burst: Burst) -> Learnt | None:
    if any(one.key is None and one.text != " " for one in burst.strokes):
        return None
    for scanner in layouts():
        text = "".join(character(scanner, one.key) if one.key else one.text for one in burst.strokes)
        prefix, found, suffix = text.partition(LINE)
        if found:
            return Learnt(
                scanner=scanner,
                by_place=True,
                prefix=prefix,
                suffix=suffix,
                caps=burst.caps,
                end=burst.end,
                gap_s=burst.gap_s,
            )
    return None


def _learnt_by_text(burst: Burst) -> Learnt | NotLearnt:
    before, gap, rest = burst.typed.partition(_GAP)
    body, other_gap, after = rest.rpartition(_GAP)
    if not (before and gap and other_gap and after) or before[-1] != after[0] or after[0].lower() != _EDGE:
        return NotLearnt(CalibrationTrouble.ANOTHER_CODE)
    letters, _, marks = body.partition(" ")
    heard = _heard_marks(f"{marks} ")
    if len(letters) != len(LETTERS) or heard is None:
        return NotLearnt(CalibrationTrouble.INCOMPLETE)
    pairs = [*zip(letters, LETTERS, strict=True), *zip(heard, MARKS, strict=True)]
    caps = after[0] != _EDGE
    scanner, computer = _layouts_of(pairs, caps=caps)
    if caps and not scanner:
        pairs = [(without_caps(one), sent) for one, sent in pairs]
    meant = _meant_by(pairs)
    alike = "".join(sent for one, sent in pairs if one and meant[one] != sent)
    table = meanings(scanner, computer, caps=caps) if scanner else meant
    same = all(one == sent for one, sent in pairs)
    return Learnt(
        scanner=scanner if scanner != computer and not same else "",
        computer=computer if scanner != computer and not same else "",
        meant=() if scanner else tuple((one, sent) for one, sent in meant.items() if one != sent),
        alike=alike,
        lost="".join(sent for one, sent in pairs if not one),
        prefix=corrected(before[:-1], table),
        suffix=corrected(after[1:], table),
        caps=caps or burst.caps,
        end=burst.end,
        gap_s=burst.gap_s,
    )


def _heard_marks(arrived: str) -> list[str] | None:
    """What came of each of MARKS, with a blank after it unless a dead key ate that; None where it is odd."""
    heard, at = [], 0
    for _ in MARKS:
        one = arrived[at : at + 1]
        at += 1
        if one in ("", " "):
            heard.append("")
        elif arrived[at : at + 1] == " ":
            heard.append(one)
            at += 1
        else:
            heard.append(_ALONE.get(one, one))
    return heard if at == len(arrived) else None


def _meant_by(pairs: Sequence[tuple[str, str]]) -> dict[str, str]:
    """The first that was sent for each that arrived: letters and digits come before marks."""
    meant: dict[str, str] = {}
    for one, sent in pairs:
        if one:
            meant.setdefault(one, sent)
    return meant


def _layouts_of(pairs: Sequence[tuple[str, str]], *, caps: bool) -> tuple[str, str]:
    """The layouts of scanner and computer that make just this of the line; empty where none do."""
    american_first = sorted(layouts(), key=lambda name: name != CODE_KEYBOARD)
    same_first = [(one, one) for one in american_first]
    for scanner, computer in (*same_first, *product(american_first, american_first)):
        table = meanings(scanner, computer, caps=caps)
        if all(not one or table.get(one) == sent for one, sent in pairs):
            return scanner, computer
    return "", ""
