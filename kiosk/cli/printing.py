"""What commands print: results on stdout, as JSON where asked; people's words on stderr."""

import contextvars
import json
import sys
from datetime import UTC, datetime

from kiosk.core.tickets import Instant

_as_json: contextvars.ContextVar[bool] = contextvars.ContextVar("as_json", default=False)


def print_json(chosen: bool) -> None:
    """Print results as JSON from now on, or not."""
    _as_json.set(chosen)


def as_json() -> bool:
    """Whether results are printed as JSON."""
    return _as_json.get()


def result(value: object, words: str) -> None:
    """Print one result at once: the value where JSON is asked for, else the words."""
    text = json.dumps(value, ensure_ascii=False) if as_json() else words
    sys.stdout.write(text.encode("utf-8", "replace").decode() + "\n")
    sys.stdout.flush()


def document(value: object) -> None:
    """Print a document, which is JSON either way: on one line where JSON is asked for."""
    result(value, json.dumps(value, ensure_ascii=False, indent=2))


def say(text: str) -> None:
    """Tell people something that is not the result."""
    print(text, file=sys.stderr, flush=True)


def moment(at: Instant | None) -> str | None:
    """An instant as ISO 8601 in UTC, to the millisecond."""
    if at is None:
        return None
    return datetime.fromtimestamp(at, tz=UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
