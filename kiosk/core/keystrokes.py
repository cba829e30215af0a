"""What became of keystrokes: a hand scanner's code, or a person's typing."""

from msgspec import Struct

from kiosk.core.layouts import Key


class Held(Struct, frozen=True):
    """Nothing is known yet: keep what was given back, and ask `waited` at the detector's `due_s`."""


class Typed(Struct, frozen=True):
    """These keys, the oldest held ones, are a person's: deliver them where the focus is, in this order."""

    keys: tuple[str, ...]


class Scanned(Struct, frozen=True):
    """A hand scanner read this code: all keys held up to its end are its own, and reach no widget."""

    text: str
    key_count: int
    """How many of the oldest held keys that was, the end included."""
    end: str = ""
    """The terminator; empty where silence ended it."""
    at_s: float = 0.0
    """When its last key came, by the times that the detector was given."""
    gap_s: float = 0.0
    """The median time between two keys."""
    joins: bool = False
    """The text begins with that of the scan just before, which was only the first part of this one."""

    def __eq__(self, other: object) -> bool:
        """Whether it is the same code, of as many keys."""
        return isinstance(other, Scanned) and (self.text, self.key_count) == (other.text, other.key_count)

    def __ne__(self, other: object) -> bool:
        """As `==` has it; that of a struct would look at every field."""
        return not self == other

    def __hash__(self) -> int:
        """As `==` has it."""
        return hash((self.text, self.key_count))


class Trailing(Struct, frozen=True):
    """This one key is the rest of a scan's end (Enter and line feed, a late Enter): it reaches no widget."""


Decision = Held | Typed | Scanned | Trailing


class Struck(Struct, frozen=True):
    """One key of a burst: what it typed, and which it was, where the window system tells."""

    text: str
    key: Key | None = None


class Burst(Struct, frozen=True):
    """All that is known of a code that a hand scanner typed.

    `at_s`: when its last key came, in monotonic seconds. `caps`: whether Caps Lock was on for sure. `end`:
    the terminator, empty where silence ended it. `gap_s`: the median time between two keys.
    """

    strokes: tuple[Struck, ...]
    at_s: float = 0.0
    caps: bool = False
    end: str = ""
    gap_s: float = 0.0

    @property
    def typed(self) -> str:
        """The text as the computer's keyboard gives it."""
        return "".join(one.text for one in self.strokes)
