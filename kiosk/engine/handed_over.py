"""Handing the door over to another machine: what came of it, and what its file is called."""

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path
from typing import Protocol

from msgspec import Struct

from kiosk.core.tickets import Instant

LONGEST_DOOR = 40
SHORTEST_PASSPHRASE = 8
"""Characters; the file is made with no shorter one, because it leaves the building on a stick."""


class HandedOver(Struct, frozen=True):
    """All that another machine needs to go on is in `file`, and how much of what."""

    file: Path
    tickets: int
    ledger: int
    unsent: int


class NotHandedOver(Struct, frozen=True):
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


class HandoverFound(Struct, frozen=True):
    """What a handover file holds that this door could take over, and from which door it is, made when."""

    file: Path
    door: str
    made_at: Instant
    tickets: int
    ledger: int
    unsent: int


class TakenOver(Struct, frozen=True):
    """It was taken over: so much of it was new here.

    `doubles`: tickets that both machines let in, each an incident. `other_service`: the address of the
    service that the other machine worked with, where this one is set to another; empty where it is the same.
    """

    door: str
    tickets: int
    ledger: int
    unsent: int
    doubles: int = 0
    other_service: str = ""


class NotTakenWhy(StrEnum):
    """Why nothing was taken over."""

    PASSPHRASE = "passphrase"  # noqa: S105 - that it is wrong
    FOREIGN = "foreign"
    """The file is of another account, or for another event."""
    FILE = "file"
    """It is no handover file, damaged, or cannot be read."""
    STORE = "store"
    """This machine's own disk failed."""


class NotTakenOver(Struct, frozen=True):
    """Nothing was taken over; `text` says why."""

    why: NotTakenWhy
    text: str


class TakeOverHere(Protocol):
    """Takes over what another machine handed over, at a door that is open; it is to be opened anew after."""

    async def look(self, file: Path, passphrase: str) -> HandoverFound | NotTakenOver:
        """What is in the file. Nothing is changed."""
        ...

    async def take(self) -> TakenOver | NotTakenOver:
        """Take over the file that was looked into last. A second time changes nothing."""
        ...
