"""What tells hand scanners from people, as the screen needs it."""

from typing import Protocol

from kiosk.core.keystrokes import Decision


class Detector(Protocol):
    """See `kiosk.scanning.keys.keystrokes.BurstDetector`."""

    @property
    def held_count(self) -> int:
        """How many keys are held back."""
        ...

    @property
    def wait_s(self) -> float:
        """How long a silence after the keys held decides about them."""
        ...

    @property
    def due_s(self) -> float | None:
        """When to call `waited` if no key comes before; None while no key is held."""
        ...

    def would_keep(self, key: str, at_s: float) -> bool:
        """Whether this key, if it were pressed at `at_s`, would not be a person's at once."""
        ...

    def is_amid(self, at_s: float) -> bool:
        """Whether a key at `at_s` comes too soon after the last one for it to be a person's."""
        ...

    def key(self, key: str, at_s: float, *, rolls: bool = False) -> Decision:
        """Takes one character or terminator; `rolls`: the key before was down still when it was pressed."""
        ...

    def interrupted(self) -> Decision:
        """Decides at once what is held."""
        ...

    def waited(self, at_s: float) -> Decision:
        """What the silence since the last key says, at `at_s`."""
        ...
