"""What became of keystrokes: a hand scanner's code, or a person's typing."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Held:
    """Nothing is known yet: keep what was given back, and ask `waited` at the detector's `due_s`."""


@dataclass(frozen=True, slots=True)
class Typed:
    """These keys, the oldest held ones, are a person's: deliver them where the focus is, in this order."""

    keys: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Scanned:
    """A hand scanner read this code: all keys held up to its end are its own, and reach no widget."""

    text: str
    key_count: int
    """How many of the oldest held keys that was, the end included."""


@dataclass(frozen=True, slots=True)
class Trailing:
    """This one key is the rest of a scan's end (Enter and line feed, a late Enter): it reaches no widget."""


Decision = Held | Typed | Scanned | Trailing
