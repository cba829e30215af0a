"""Handing the door over to another machine: what came of it, and what its file is called."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from kiosk.core.tickets import Instant

LONGEST_DOOR = 40
SHORTEST_PASSPHRASE = 8
"""Characters; the file is made with no shorter one, because it leaves the building on a stick."""


@dataclass(frozen=True, slots=True)
class HandedOver:
    """All that another machine needs to go on is in `file`, and how much of what."""

    file: Path
    tickets: int
    ledger: int
    unsent: int


@dataclass(frozen=True, slots=True)
class NotHandedOver:
    """There is no file, or still the one that was there; the text says why."""

    text: str


HandOverOutcome = HandedOver | NotHandedOver
WriteHandover = Callable[[Path, str], Awaitable[HandedOver]]
"""Writes the handover file, behind a passphrase. Raises StoreError."""


def file_name(door: str, now: Instant) -> str:
    """`kiosk-door-a-20260614-1742Z.handover`: which door's it is and from when, in UTC, on any disk."""
    kept = "".join(letter if letter.isalnum() else " " for letter in door.lower())
    called = "-".join(kept.split())[:LONGEST_DOOR].strip("-") or "door"
    return f"kiosk-{called}-{datetime.fromtimestamp(now, tz=UTC):%Y%m%d-%H%MZ}.handover"
