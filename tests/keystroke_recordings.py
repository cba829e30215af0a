"""Keystrokes as hand scanners and people send them, each with its times, and what should come of them.

Made from seeds: a scanner has a speed, the clock of its cable or radio link, and a way to end a code; a
person has a speed, uneven fingers, and keys that no scanner sends.
"""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from msgspec import Struct
from msgspec.structs import replace

BACKSPACE, LEFT, CAPS, ESCAPE = "\b", "<left>", "<caps>", "\x1b"
NOT_SENT_BY_SCANNERS = (BACKSPACE, LEFT, CAPS, ESCAPE)
START_MS = 1_000_000.0


class Stroke(Struct, frozen=True):
    """One key: a character, a terminator, or one of NOT_SENT_BY_SCANNERS. Times are those of the events."""

    key: str
    at_ms: float
    up_ms: float
    repeats: bool = False
    """Whether it comes from a key that is held down."""


@dataclass(frozen=True)
class Recording:
    """`codes` should arrive as scans, and `typed` at the widget with the focus, with its line ends."""

    name: str
    strokes: tuple[Stroke, ...]
    codes: tuple[str, ...] = ()
    typed: str = ""


class ScannerKind(Struct, frozen=True):
    """How a hand scanner sends: `gap_ms` between keys, uneven by `jitter` (a share of it).

    `poll_ms`: its cable or link is asked this often, so that keys come in clumps; 0 for never. `hiccups`: by
    how long (ms) its link stops before a key, by the number of that key.
    """

    gap_ms: float
    jitter: float = 0.1
    poll_ms: float = 0.0
    hiccups: tuple[tuple[int, float], ...] = ()
    end: str = "\r"
    prefix: str = ""
    suffix: str = ""


def scanned(kind: ScannerKind, code: str, dice: random.Random, start_ms: float) -> tuple[Stroke, ...]:
    """The keys of one code; the first is pressed at about `start_ms`."""
    late = dict(kind.hiccups)
    at_ms, strokes = start_ms, list[Stroke]()
    for number, key in enumerate(f"{kind.prefix}{code}{kind.suffix}{kind.end}"):
        if number:
            at_ms += kind.gap_ms * dice.uniform(1 - kind.jitter, 1 + kind.jitter) + late.get(number, 0.0)
        seen_ms = _polled(at_ms, kind.poll_ms)
        strokes.append(Stroke(key, seen_ms, seen_ms + kind.gap_ms * 0.4))
    following = [*(stroke.at_ms for stroke in strokes[1:]), float("inf")]
    return tuple(
        replace(stroke, up_ms=min(stroke.up_ms, next_ms))  # each is let go of before the next is pressed
        for stroke, next_ms in zip(strokes, following, strict=True)
    )


def _polled(at_ms: float, poll_ms: float) -> float:
    return at_ms if not poll_ms else poll_ms * -(-at_ms // poll_ms)


@dataclass(frozen=True)
class Typist:
    """How somebody types: `gap_ms` between keys; with chance `rolls`, two keys 15 to 30 ms apart."""

    gap_ms: float
    rolls: float = 0.1
    held_ms: float = 80.0


def typed(typist: Typist, keys: Sequence[str], dice: random.Random, start_ms: float) -> tuple[Stroke, ...]:
    """The keys of a person; Enter never comes in a roll, for it is another hand's."""
    at_ms, strokes, rolled = start_ms, list[Stroke](), False
    for key in keys:
        rolled = not rolled and key.isalnum() and bool(strokes) and dice.random() < typist.rolls
        at_ms += dice.uniform(15, 30) if rolled else typist.gap_ms * dice.uniform(0.8, 1.4)
        strokes.append(Stroke(key, at_ms, at_ms + typist.held_ms * dice.uniform(0.8, 1.2)))
    return tuple(strokes)


def held_down(key: str, times: int, start_ms: float) -> tuple[Stroke, ...]:
    """A key that is held: once, then after half a second again every 30 ms."""
    first = Stroke(key, start_ms, start_ms + 500 + 30 * times)
    again = (Stroke(key, start_ms + 500 + 30 * number, 0.0, repeats=True) for number in range(times))
    return (first, *again)


def mashed(keys: str, start_ms: float) -> tuple[Stroke, ...]:
    """A palm on the keyboard: all keys down within some milliseconds, and up together."""
    return tuple(
        Stroke(key, start_ms + 4 * number, start_ms + 140 + number) for number, key in enumerate(keys)
    )


LONG = "https://tickets.example/t/" + "0123456789abcdefABCDEF-_." * 11


def of_scanners(seed: int = 0) -> Iterator[Recording]:
    """Ten hand scanners."""
    dice = random.Random(seed)
    code = "TKT-000042-9f3c"

    def one(name: str, kind: ScannerKind, *codes: str, apart_ms: float = 1500.0) -> Recording:
        start_ms, strokes = START_MS, list[Stroke]()
        for text in codes:
            strokes += scanned(kind, text, dice, start_ms)
            start_ms = strokes[-1].at_ms + apart_ms
        around = (f"{kind.prefix}{text}{kind.suffix}" for text in codes)
        return Recording(name, tuple(strokes), tuple(around))

    yield one("cable, 1 ms a key, Enter", ScannerKind(1), code, "000000")
    yield one("cable asked every 8 ms, two keys in one", ScannerKind(4, poll_ms=8), code, "Ab9xK2-7Q")
    yield one("cable asked every 10 ms, Tab", ScannerKind(10, 0.3, poll_ms=10, end="\t"), code)
    yield one(
        "radio, with stops of 40 to 100 ms, Enter",
        ScannerKind(20, 0.2, hiccups=((5, 40.0), (9, 70.0), (15, 100.0))),
        "019e2d61-2a5b-7c3e-9a11-5f0c1b2d3e4f",
        code,
    )
    yield one(
        "radio, with stops, and no end",
        ScannerKind(15, 0.2, hiccups=((6, 90.0),), end=""),
        code,
        "TKT-000043-9F3D",
        "TKT-000044-11ee",
    )
    yield one("capitals with Shift, line feed too", ScannerKind(12, 0.2, end="\r\n"), "ABCDEFGH", "aBcDeFgH")
    yield one("something before and after", ScannerKind(8, prefix="~]", suffix="#"), code)
    yield one("300 characters", ScannerKind(2, poll_ms=1), LONG)
    yield one("four characters", ScannerKind(25, 0.15), "7Q4K", "4711")
    yield one(
        "two at 30 ms a key, 300 ms apart, no end", ScannerKind(30, end=""), code, "TKT-1-x", apart_ms=300
    )


def of_people(seed: int = 0) -> Iterator[Recording]:
    """Ten people."""
    dice = random.Random(seed)

    def one(name: str, gap_ms: float, keys: Sequence[str], rolls: float = 0.1) -> Recording:
        strokes = typed(Typist(gap_ms, rolls), keys, dice, START_MS)
        text = "".join(key for key in keys if key not in NOT_SENT_BY_SCANNERS)
        return Recording(name, strokes, typed=text)

    yield one("Mueller, Enter", 110, "Mueller\r")
    yield one("as fast as anybody", 60, "Mueller\r", rolls=0.0)
    yield one("fast, rolling over neighbouring keys", 70, "the string of things\r", rolls=0.2)
    yield one("with one finger", 250, "Oliveira Santos\r", rolls=0.0)
    yield one("puts it right", 120, [*"Muele", BACKSPACE, BACKSPACE, LEFT, *"ller", CAPS, *"SCHMIDT\r"])
    yield one("a PIN on the number pad", 95, "471108\r")
    yield one("gives up", 90, [*"garc", ESCAPE, *"lopez\r"])
    yield one("several lines", 130, "Ana\rLuis\rChloe\r")
    first = one("", 100, "Mu")
    last = one("", 100, "e\r")
    late = tuple(
        replace(stroke, at_ms=stroke.at_ms + 3000, up_ms=stroke.up_ms + 3000) for stroke in last.strokes
    )
    held = held_down("m", 12, first.strokes[-1].at_ms + 400)
    yield Recording("holds a key down", (*first.strokes, *held, *late), typed="Mu" + "m" * 13 + "e\r")
    mash = mashed("asdfjkl", late[-1].at_ms + 500)
    yield Recording("lays a hand on the keys", (*first.strokes, *late, *mash), typed="Mue\rasdfjkl")


def hiccups_of(dice: random.Random, keys: int) -> tuple[tuple[int, float], ...]:
    """Stops of 40 to 100 ms in the middle of so many keys, as a radio link makes them: one in ten at most."""
    places = range(5, keys - 3, 10)
    return tuple((place + dice.randrange(2), dice.uniform(40, 100)) for place in places)


@dataclass
class Clock:
    """Times of one recording after another, for a detector or window that goes on living."""

    at_ms: float = START_MS

    def shifted(self, strokes: Sequence[Stroke]) -> tuple[Stroke, ...]:
        """The strokes, from three seconds after the last ones on."""
        by_ms = self.at_ms + 3000 - strokes[0].at_ms
        moved = tuple(
            replace(stroke, at_ms=stroke.at_ms + by_ms, up_ms=stroke.up_ms + by_ms) for stroke in strokes
        )
        self.at_ms = max(stroke.at_ms for stroke in moved)
        return moved
