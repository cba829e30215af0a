"""What staff type to find a scan again: words of names, doors and who was on duty, and times of day."""

import re

from msgspec import Struct

from kiosk.core.search import words
from kiosk.core.tickets import Instant

_TIME = re.compile(r"(\d{1,2})[:.](\d{0,2})")
_MINUTES_A_DAY = 24 * 60
MOST_WORDS_TYPED = 12
NO_OFFSET: tuple[tuple[Instant, int], ...] = ((0, 0),)


class ScanSearch(Struct, frozen=True):
    """Which scans are wanted: those that have a word that begins so for each of `words`, at these `times`.

    `times`: the first and the last minute of the day, as the clock on the wall has them. `let_in`: only those
    who were let in or out, or only those who were not; None: all. `utc_offsets`: from which instants on
    that clock is how many seconds ahead of UTC, in order; the first holds for whatever is earlier.
    """

    words: tuple[str, ...] = ()
    times: tuple[tuple[int, int], ...] = ()
    let_in: bool | None = None
    utc_offsets: tuple[tuple[Instant, int], ...] = NO_OFFSET


def scan_search(
    typed: str, *, let_in: bool | None = None, utc_offsets: tuple[tuple[Instant, int], ...] = NO_OFFSET
) -> ScanSearch:
    """What a typed line asks for: "19:4" is any time from 19:40 to 19:49, and all else is words."""
    found: list[str] = []
    times: list[tuple[int, int]] = []
    for part in typed.split():
        time = _TIME.fullmatch(part)
        span = _minutes(*time.groups()) if time else None
        if span is not None:
            times.append(span)
        else:
            found += words(part)
    return ScanSearch(tuple(found[:MOST_WORDS_TYPED]), tuple(times[:MOST_WORDS_TYPED]), let_in, utc_offsets)


def _minutes(hour: str, minute: str) -> tuple[int, int] | None:
    """The minutes of the day that begin as typed; None where no clock shows that."""
    first = int(hour) * 60 + int(minute.ljust(2, "0"))
    last = first + {0: 59, 1: 9}.get(len(minute), 0)
    is_time = int(minute.ljust(2, "0")) < 60 and last < _MINUTES_A_DAY
    return (first, last) if is_time else None
