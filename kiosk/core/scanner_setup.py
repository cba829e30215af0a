"""How the hand scanners of a door are set up, and what their keys mean because of it."""

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct

from kiosk.core.calibration import Learnt
from kiosk.core.keystrokes import Burst
from kiosk.core.layouts import character, corrected, layouts, meanings, without_caps


class Ends(StrEnum):
    """How a scanner's codes end."""

    LEARN = "learn"
    """Its codes are to tell."""
    WITH_KEY = "key"
    """With Enter or Tab."""
    WITH_SILENCE = "silence"


class ScannerSetup(Struct, frozen=True):
    """For hand scanners that type.

    `scanner` and `computer` are layouts (see kiosk.core.layouts), both empty where the two are the same or
    where `meant` tells what characters mean: pairs of what arrives and what was sent. `by_place`: the keys'
    places tell, where the window system says them. `prefix` and `suffix` are taken off where they are there.
    """

    scanner: str = ""
    computer: str = ""
    by_place: bool = False
    meant: tuple[tuple[str, str], ...] = ()
    prefix: str = ""
    suffix: str = ""
    ends: Ends = Ends.LEARN

    @property
    def sends_end(self) -> bool | None:
        """Whether a terminator ends its codes; None where its codes are to tell."""
        return None if self.ends is Ends.LEARN else self.ends is Ends.WITH_KEY

    @property
    def is_corrected(self) -> bool:
        """Whether anything is made of the characters that arrive."""
        return bool(self.scanner or self.meant)


AS_TYPED, AS_LEARNT = "", "learnt"
"""Of `keyboard_of`, beside two layouts: nothing is corrected; characters mean what was learnt."""


def keyboard_of(setup: ScannerSetup) -> str:
    """Which keyboards are meant, in one word: AS_TYPED, AS_LEARNT, or two layouts as in `us/de`."""
    if setup.scanner:
        return f"{setup.scanner}/{setup.computer}"
    return AS_LEARNT if setup.meant else AS_TYPED


def layouts_in(keyboard: str) -> tuple[str, str]:
    """The scanner's and the computer's layout of a word, empty where it names none. Raises ValueError."""
    scanner, parted, computer = keyboard.partition("/")
    if keyboard in (AS_TYPED, AS_LEARNT):
        return "", ""
    if not parted or scanner not in layouts() or computer not in ("", *layouts()):
        raise ValueError(keyboard)
    return scanner, computer


def meant_as_text(meant: tuple[tuple[str, str], ...]) -> str:
    """What characters mean, in one line: pairs such as `ß-`, parted by blanks."""
    return " ".join(f"{heard}{sent}" for heard, sent in meant)


def meant_from_text(text: str) -> tuple[tuple[str, str], ...]:
    """The reverse. Raises ValueError."""
    if any(len(pair) < 2 for pair in text.split()):
        raise ValueError(text)
    return tuple((pair[:-1], pair[-1]) for pair in text.split())


def setup_from(learnt: Learnt) -> ScannerSetup:
    """The setup that a calibration asks for."""
    return ScannerSetup(
        scanner=learnt.scanner,
        computer=learnt.computer,
        by_place=learnt.by_place,
        meant=learnt.meant,
        prefix=learnt.prefix,
        suffix=learnt.suffix,
        ends=Ends.WITH_KEY if learnt.end else Ends.WITH_SILENCE,
    )


def read(burst: Burst, setup: ScannerSetup) -> str:
    """The code that was sent: characters corrected, letters as if Caps Lock were off, nothing around it."""
    meant = _meant(setup, caps=burst.caps)
    text = "".join(
        character(setup.scanner, one.key)
        if one.key is not None and setup.by_place
        else _heard(one.text, setup, meant, caps=burst.caps)
        for one in burst.strokes
    )
    return text.removeprefix(setup.prefix).removesuffix(setup.suffix)


def _meant(setup: ScannerSetup, *, caps: bool) -> Mapping[str, str]:
    if setup.scanner and setup.computer:
        return meanings(setup.scanner, setup.computer, caps=caps)
    return dict(setup.meant)


def _heard(text: str, setup: ScannerSetup, meant: Mapping[str, str], *, caps: bool) -> str:
    if caps and not setup.computer:
        text = without_caps(text)
    return corrected(text, meant) if meant else text
