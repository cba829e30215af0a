"""How far a guest list has come, on stderr: a bar on a terminal, and elsewhere a line now and then."""

import logging
import os
import sys
import time
from collections.abc import Callable

from kiosk.cli.printing import echo
from kiosk.engine.events import GuestListComing

BAR_LETTERS = 24
USUAL_COLUMNS = 80
"""Of a terminal that does not tell how wide it is."""
BETWEEN_BARS_S = 0.2
BETWEEN_LINES_S = 10.0
_WHOLE_LINE = "\r\x1b[K"
"""Back to the beginning of the line, and nothing is left on it."""


class Progress(logging.Filter):
    """Shows what is told of a list that comes; `close` leaves the line to what is printed after it.

    A list that has come within the first moments is not shown at all. What is logged meanwhile has the line
    for itself.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._is_seen = sys.stderr.isatty() and os.environ.get("TERM") != "dumb"
        self._between_s = BETWEEN_BARS_S if self._is_seen else BETWEEN_LINES_S
        self._shown_at = clock()
        self._is_on_the_line = False
        self._handlers = tuple(logging.getLogger().handlers)
        for handler in self._handlers:
            handler.addFilter(self)

    def filter(self, _record: logging.LogRecord) -> bool:
        """See logging.Filter."""
        self._take_away()
        return True

    def show(self, coming: GuestListComing) -> None:
        """Show this, unless something was shown just before."""
        if self._clock() - self._shown_at < self._between_s:
            return
        self._shown_at = self._clock()
        if self._is_seen:
            self._is_on_the_line = True
            sys.stderr.write(f"{_WHOLE_LINE}{_in_one_line(coming)}")
            sys.stderr.flush()
        else:
            echo(f"kiosk: {in_words(coming)}")

    def close(self) -> None:
        """Take the bar away."""
        for handler in self._handlers:
            handler.removeFilter(self)
        self._take_away()

    def _take_away(self) -> None:
        if self._is_on_the_line:
            self._is_on_the_line = False
            sys.stderr.write(_WHOLE_LINE)
            sys.stderr.flush()


def _in_one_line(coming: GuestListComing) -> str:
    """With a bar where there is room for it: of what has gone on to the next line nothing is taken away."""
    try:
        room = os.get_terminal_size(sys.stderr.fileno()).columns - 1
    except (OSError, ValueError):
        room = USUAL_COLUMNS - 1
    words = in_words(coming)
    whole = f"{_bar(coming)}{words}"
    return whole if len(whole) <= room else words[: max(room, 0)]


def in_words(coming: GuestListComing) -> str:
    """How many came, of how many, how fast, and how long the rest takes."""
    left_s = coming.seconds_left
    came = f"{coming.came} tickets" if left_s is None else f"{coming.came} of {coming.named} tickets"
    left = "" if left_s is None else f", {_duration(left_s)} left"
    rate = f", {coming.a_second:.0f} a second" if coming.a_second >= 1 else ""
    return f"{came}{rate}{left}"


def _bar(coming: GuestListComing) -> str:
    if coming.seconds_left is None:
        return ""
    full = round(BAR_LETTERS * coming.came / coming.named)
    return f"[{'#' * full}{'.' * (BAR_LETTERS - full)}] "


def _duration(seconds: float) -> str:
    whole = max(round(seconds), 1)
    return f"{whole} s" if whole < 120 else f"{round(whole / 60)} min"
