"""Guests who wait for their verdict: the backlog stands back for them, and no list tells of them yet."""

import asyncio
import math
from collections.abc import Collection, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field

from kiosk.core.outbox import Entry
from kiosk.engine.events import ScanTrouble

LONGEST_STAND_BACK_S = 0.05
LATELY_S = 1.0
MOST_BESIDE_SCANS = 2
"""So many of the backlog are in flight at most while one guest comes after the other."""
APART_BESIDE_SCANS_S = 0.02
"""And so far apart they leave while guests come in a row: each costs this machine as much work as a scan."""
IN_A_ROW_S = 0.25


@dataclass
class PendingReply:
    """A guest at the door who waits for this answer.

    `green` is set by the door when it stops waiting; `answered` when the answer is in, or none will come: the
    first of the two decides what staff see. `written` follows when what the answer made of the entry,
    `after`, is on disk, or cannot be, and then `trouble` says why.
    """

    green: bool = False
    answered: asyncio.Event = field(default_factory=asyncio.Event)
    written: asyncio.Event = field(default_factory=asyncio.Event)
    after: Entry | None = None
    trouble: ScanTrouble | None = None


class ScansUnderWay:
    """Lets the backlog's check-ins stand back while a guest waits for a verdict: one thread serves both."""

    def __init__(self) -> None:
        self._count = 0
        self._none = asyncio.Event()
        self._none.set()
        self._last_at: float | None = None
        self._backlog_left_at = 0.0

    @property
    def lately_s(self) -> float:
        """For how much longer a guest counts as just gone; 0 where none does."""
        return max(LATELY_S - self._since_s, 0.0)

    @property
    def _since_s(self) -> float:
        """How long no guest has waited."""
        if self._last_at is None:
            return math.inf
        return 0.0 if self._count else asyncio.get_running_loop().time() - self._last_at

    @contextmanager
    def one(self) -> Iterator[None]:
        """A guest waits for as long as this is open."""
        self._count += 1
        self._none.clear()
        self._last_at = asyncio.get_running_loop().time()
        try:
            yield
        finally:
            self._count -= 1
            self._last_at = asyncio.get_running_loop().time()
            if not self._count:
                self._none.set()

    def backlog_left(self) -> None:
        """One of the backlog leaves now."""
        self._backlog_left_at = asyncio.get_running_loop().time()

    @property
    def backlog_waits_s(self) -> float:
        """How long the next of the backlog has to wait; 0 where it may leave."""
        if self._since_s > IN_A_ROW_S:
            return 0.0
        return max(self._backlog_left_at + APART_BESIDE_SCANS_S - asyncio.get_running_loop().time(), 0.0)

    async def let_go_ahead(self) -> None:
        """Wait while a guest waits, though not for ever."""
        if not self._none.is_set():
            with suppress(TimeoutError):
                async with asyncio.timeout(LONGEST_STAND_BACK_S):
                    await self._none.wait()


class UntoldScans:
    """Scans whose verdict nobody has read yet: what is on disk of them may be told otherwise."""

    def __init__(self) -> None:
        self._ids: set[str] = set()
        self._turned_away: set[str] = set()
        self._listening: list[set[str]] = []

    @contextmanager
    def under_way(self, ids: Collection[str]) -> Iterator[None]:
        """Scans with these ids, and ledger rows, are under way while this is open; each may end before."""
        self._ids.update(ids)
        for untold in self._listening:
            untold.update(ids)
        try:
            yield
        finally:
            self._ids.difference_update(ids)

    def turned_away(self, admission_id: str) -> None:
        """Its guest was told otherwise: no list tells of it any more, though the disk may not know yet."""
        self._turned_away.add(admission_id)

    @contextmanager
    def meanwhile(self) -> Iterator[set[str]]:
        """The ids of what was untold at any moment while this is open, for whoever reads scans then."""
        untold = self._ids | self._turned_away
        self._listening.append(untold)
        try:
            yield untold
        finally:
            self._listening = [one for one in self._listening if one is not untold]
