"""What the program says, as a value: an English sentence that knows what it was made of.

The engine, the store, the camera and the service's client say `Message("{host} did not answer in time.",
host=host)`. Printed, logged or compared it is that English text. A screen makes its own sentence of the
template and the parts (`kiosk.ui`), and nobody reads a sentence to find out what happened.
"""

import errno
import json
import re
from collections.abc import Mapping
from typing import Any, Self

Part = str | int | float
"""What stands in a sentence: a name, another Message, a number, or an Age."""

_PLACEHOLDER = re.compile(r"\{(\w+)\}")


class Message(str):
    """A sentence, with the `template` and the `parts` that it was made of.

    A part named `n` counts something: where the screen's language has forms for one and for many, it decides
    between them. One named `short` says the same in a few words, for where there is little room; one named
    `command_line` says what can be done about it at a command line, which no screen tells. A part that the
    template does not name is left out; a name without a part stays as it is.
    """

    __slots__ = ("parts", "template")
    template: str
    parts: Mapping[str, Part]

    def __new__(cls, template: str, /, **parts: Part) -> Self:
        """Fill the template with its parts, in English."""
        made = super().__new__(cls, filled(template, parts))
        made.template, made.parts = template, parts
        return made

    def __reduce__(self) -> tuple[Any, ...]:
        """Copied and pickled with what it is made of."""
        return _made, (self.template, dict(self.parts))


class Age(float):
    """How long something has lasted, in seconds; in a sentence `40 s`, `12 min`, `3 h` or `4 days`."""

    __slots__ = ()

    def __str__(self) -> str:
        """In the largest unit that says enough."""
        if self < 120:
            return f"{float(self):.0f} s"
        if self < 7200:
            return f"{self / 60:.0f} min"
        return f"{self / 3600:.0f} h" if self < 172_800 else f"{self / 86_400:.0f} days"


def filled(template: str, parts: Mapping[str, Part]) -> str:
    """The template with its parts; nothing else in it is looked at, wherever it came from."""
    return _PLACEHOLDER.sub(lambda found: str(parts.get(found[1], found[0])), template)


STATUS_PHRASES: Mapping[int, Message] = {
    400: Message("Bad Request"),
    401: Message("Unauthorized"),
    403: Message("Forbidden"),
    404: Message("Not Found"),
    408: Message("Request Timeout"),
    409: Message("Conflict"),
    429: Message("Too Many Requests"),
    500: Message("Internal Server Error"),
    502: Message("Bad Gateway"),
    503: Message("Service Unavailable"),
    504: Message("Gateway Timeout"),
}
"""What HTTP calls the statuses of answers that often say nothing more."""

SYSTEM_PHRASES: Mapping[int, Message] = {
    errno.ENOSPC: Message("No space left on device"),
    errno.EDQUOT: Message("Disk quota exceeded"),
    errno.EACCES: Message("Permission denied"),
    errno.EPERM: Message("Operation not permitted"),
    errno.EROFS: Message("Read-only file system"),
    errno.EIO: Message("Input/output error"),
    errno.ENOENT: Message("No such file or directory"),
    errno.EISDIR: Message("Is a directory"),
}
"""What the system says of files and disks, by its number."""


def why_of(error: OSError) -> str:
    """What the system says, as a Message where these are its usual words."""
    said = error.strerror or str(error)
    phrase = SYSTEM_PHRASES.get(error.errno or 0)
    return phrase if phrase == said else said


def _made(template: str, parts: Mapping[str, Part]) -> Message:
    return Message(template, **parts)


_DEEPEST = 4
"""A part may be a sentence again; what is kept deeper than this is not ours."""


def to_text(message: Message) -> str:
    """What is kept of a sentence; `from_text` makes the same of it again."""
    return json.dumps(_kept(message))


def from_text(text: str) -> str:
    """A sentence as `to_text` kept it; any other text, such as the service's own, stays as it is.

    Total: whatever stands there was perhaps handed over from elsewhere.
    """
    if not text.startswith("{"):
        return text
    try:
        read = _read(json.loads(text), _DEEPEST)
    except (ValueError, OverflowError, RecursionError):
        return text
    return read if isinstance(read, Message) else text


_LARGEST = 2**53
"""No count, amount or time of ours is larger; what is not a number is not smaller either."""


def _is_written(text: str) -> bool:
    """Whether it can be stored and shown; half a character cannot."""
    return not any("\ud800" <= letter <= "\udfff" for letter in text)


def _kept(part: Part) -> object:
    if isinstance(part, Message):
        return {"template": part.template, "parts": {name: _kept(one) for name, one in part.parts.items()}}
    return {"seconds": float(part)} if isinstance(part, Age) else part


def _read(kept: object, deepest: int) -> Part | None:
    """None for what `_kept` never made."""
    match kept:
        case bool() | None:
            return None
        case str() if _is_written(kept):
            return kept
        case int() | float() if abs(kept) <= _LARGEST:
            return kept
        case {"seconds": int() | float() as seconds, **others} if not others and abs(seconds) <= _LARGEST:
            return Age(seconds)
        case {"template": str(template), "parts": dict(parts), **others} if (
            not others and deepest and _is_written(template)
        ):
            read = {name: _read(part, deepest - 1) for name, part in parts.items()}
            whole = {name: part for name, part in read.items() if part is not None}
            return Message(template, **whole) if len(whole) == len(read) else None
    return None
