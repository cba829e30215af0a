"""What commands print: results on stdout, as JSON where asked; people's words on stderr."""

import contextvars
import errno
import io
import json
import math
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from datetime import UTC, datetime, tzinfo
from functools import partial
from zoneinfo import ZoneInfo

from kiosk.cli.exit_status import OutputError
from kiosk.core.tickets import Instant

AS_JSON = "With --json: prints JSON and nothing else on stdout."

UNKNOWN_TIME = "an unknown time"
"""What is said of an instant that no calendar holds: a clock had gone wrong, or a handover was forged."""

_STDERR = 2
"""The last of the descriptors that a program begins with."""

_as_json: contextvars.ContextVar[bool] = contextvars.ContextVar("as_json", default=False)
_zone: contextvars.ContextVar[tzinfo | None] = contextvars.ContextVar("zone", default=None)

_TURNS = (*range(0x202A, 0x202F), *range(0x2066, 0x206A))
"""Direction overrides, which would show the rest of a line turned round."""
_ESCAPED = {n: f"\\u{n:04x}" for n in (*range(127, 160), 0x2028, 0x2029, *_TURNS)}
"""JSON leaves these as they are; a reader may take them for the end of a line, a terminal for orders."""
_CONTROLS = {n: "\ufffd" for n in (*range(32), *range(127, 160), *_TURNS) if chr(n) not in "\n\t"}
"""What a guest's name or a code must not do to a terminal."""


class _Stream(io.TextIOWrapper):
    """Stdout or stderr, taking every text; `failing` says what becomes of an OSError."""

    def __init__(self, before: io.TextIOWrapper, failing: Callable[[], AbstractContextManager[None]]) -> None:
        encoding = before.encoding if before.isatty() else "utf-8"
        super().__init__(before.buffer, encoding, "backslashreplace", line_buffering=before.line_buffering)
        self._before = before  # its end would close what both write to
        self._failing = failing

    def write(self, text: str) -> int:
        """See io.TextIOBase."""
        with self._failing():
            super().write(text)
        return len(text)

    def flush(self) -> None:
        """See io.TextIOBase."""
        with self._failing():
            super().flush()


@contextmanager
def _lost_output() -> Iterator[None]:
    """Raises OutputError for what cannot be written, but BrokenPipeError where nobody reads any more."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        words = f"the output cannot be written: {error.strerror or error}; what was recorded is safe"
        raise OutputError(words) from error


class _Closed(io.RawIOBase):
    """What stands for a stdout that was closed before the start."""

    def writable(self) -> bool:
        """See io.IOBase."""
        return True

    def write(self, _text: object) -> int:
        """See io.RawIOBase."""
        raise OSError(errno.EBADF, "stdout is closed")


def open_streams() -> None:
    """Make stdout and stderr take every text, whatever their encoding and even where they are closed.

    What stdout cannot take raises OutputError, and what stderr cannot take is lost. A closed stdin is empty.
    """
    _hold_descriptors()
    sys.stdin = sys.stdin or io.TextIOWrapper(io.FileIO(os.devnull))
    # A stream that was closed before the start is None, and print() would then write words to the other one.
    sys.stdout = sys.stdout or io.TextIOWrapper(_Closed())
    sys.stderr = sys.stderr or io.TextIOWrapper(io.FileIO(os.devnull, "w"))
    if type(sys.stdout) is io.TextIOWrapper:  # and no program's that captures it
        sys.stdout = _Stream(sys.stdout, _lost_output)
    if type(sys.stderr) is io.TextIOWrapper:
        sys.stderr = _Stream(sys.stderr, partial(suppress, OSError))


def _hold_descriptors() -> None:
    """Let no file that is opened later take the place of a closed stdin, stdout or stderr.

    A library that writes there would write into it.
    """
    while (descriptor := os.open(os.devnull, os.O_RDWR)) <= _STDERR:
        pass
    os.close(descriptor)


def print_json(chosen: bool) -> None:
    """Print results as JSON from now on, or not."""
    _as_json.set(chosen)


def as_json() -> bool:
    """Whether results are printed as JSON."""
    return _as_json.get()


def result(value: object, words: str) -> None:
    """Print one result at once: the value where JSON is asked for, on one line, else the words."""
    text = _as_json_text(value).translate(_ESCAPED) if as_json() else words.translate(_CONTROLS)
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def _as_json_text(value: object) -> str:
    """The value as JSON, which has no infinities: an incident that was handed over may hold one."""
    try:
        return json.dumps(value, ensure_ascii=False, allow_nan=False)
    except ValueError:
        return json.dumps(_finite(value), ensure_ascii=False)


def _finite(value: object) -> object:
    if isinstance(value, dict):
        return {name: _finite(part) for name, part in value.items()}
    if isinstance(value, list | tuple):
        return [_finite(part) for part in value]
    return None if isinstance(value, float) and not math.isfinite(value) else value


def document(value: object) -> None:
    """Print a document, which is JSON either way: on one line where JSON is asked for."""
    result(value, json.dumps(value, ensure_ascii=False, indent=2))


def one_line(parts: Iterable[str | None]) -> str:
    """What people read of one thing, on one line: nobody's name may begin another."""
    return " · ".join(" ".join(part.split()) for part in parts if part and part.strip())


def echo(text: str) -> None:
    """Tell people something that is not the result, unless their terminal is gone."""
    print(text.translate(_CONTROLS), file=sys.stderr, flush=True)


def moment(at: Instant | None) -> str | None:
    """An instant as ISO 8601 in UTC, to the millisecond; None for one that no calendar holds."""
    held = _in_calendar(at, UTC) if at is not None else None
    return None if held is None else held.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def local_moment(at: Instant) -> str:
    """An instant as ISO 8601 in the zone that times are told in, to the second: `…T19:42:05+02:00`."""
    held = _in_calendar(at, _zone.get())
    return UNKNOWN_TIME if held is None else held.isoformat(timespec="seconds")


def use_timezone(name: str) -> None:
    """Tell times in this zone (an IANA name) from now on; empty or not known here: the machine's own."""
    try:
        _zone.set(ZoneInfo(name) if name else None)
    except (KeyError, ValueError, OSError):  # the settings were made on a machine that knows more zones
        _zone.set(None)


def local_time(at: Instant) -> str:
    """An instant as people read it: `2026-06-13 19:42:05`."""
    held = _in_calendar(at, _zone.get())
    return UNKNOWN_TIME if held is None else held.strftime("%Y-%m-%d %H:%M:%S")


def _in_calendar(at: Instant, zone: tzinfo | None) -> datetime | None:
    """The instant in this zone; None where no calendar holds it: one such row hides no other."""
    try:
        return datetime.fromtimestamp(at, tz=UTC).astimezone(zone)
    except (OverflowError, OSError, ValueError):
        return None
