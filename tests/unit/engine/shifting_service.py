"""A service whose list moves while it is read, and whose pages come short, empty, repeated or not at all."""

import asyncio
from datetime import datetime
from itertools import count
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from kiosk.core.tickets import Ticket
from kiosk.engine.errors import LostError
from kiosk.engine.records import GuestPage, PageQuery
from tests.unit.engine.scripted import ScriptedService
from tests.unit.store.store_samples import NOW, ticket


class Ways(Struct, frozen=True):
    """How a service behaves: rates are per page. `total`: what `meta.count` says."""

    cap: int = 1000
    empty: float = 0.0
    repeated: float = 0.0
    short: float = 0.0
    lost: float = 0.0
    late: float = 0.0
    sold: float = 0.0
    deleted: float = 0.0
    changed: float = 0.0
    at_once: int = 1
    newest_first: bool = False
    total: str = "none"

    def behaving(self) -> "Ways":
        """The same service on a good day: guests come and go, and every page is right."""
        return replace(self, empty=0.0, repeated=0.0, short=0.0, lost=0.0, late=0.0, at_once=1)


class ShiftingService(ScriptedService):
    """Holds tickets in some order and answers `since` by when they changed."""

    def __init__(self, seed: int, tickets: int, ways: Ways) -> None:
        super().__init__()
        self.chance = Random(seed)
        self.ways = ways
        self.now = NOW
        self.rows: list[Ticket] = []
        self.deleted: set[str] = set()
        self._numbers = count()
        self._given: list[GuestPage] = []
        for _ in range(tickets):
            self._sell(NOW - 90_000)
        self.pages = self._page

    def held(self) -> set[str]:
        return {one.id for one in self.rows}

    def _strikes(self, rate: float) -> bool:
        return self.chance.random() < rate

    def _put(self, one: Ticket) -> None:
        self.rows.insert(0 if self.ways.newest_first else len(self.rows), one)

    def _sell(self, at: float) -> None:
        self._put(ticket(f"T-{next(self._numbers):05}", updated_at=at))

    def _time_passes(self) -> None:
        self.now += 0.05
        many = range(self.chance.randint(1, self.ways.at_once))
        if self._strikes(self.ways.sold):
            for _ in many:
                self._sell(self.now)
        if self._strikes(self.ways.deleted):
            for _ in many:
                if len(self.rows) > 1:
                    self.deleted.add(self.rows.pop(self.chance.randrange(len(self.rows))).id)
        if self._strikes(self.ways.changed):
            for _ in many:
                moved = self.rows.pop(self.chance.randrange(len(self.rows)))
                self._put(replace(moved, updated_at=self.now))

    async def _page(self, query: PageQuery) -> GuestPage:
        ways = self.ways
        if self._strikes(ways.late):
            for _ in range(self.chance.randint(1, 9)):
                await asyncio.sleep(0)
        self._time_passes()
        since = datetime.fromisoformat(query.since).timestamp() if query.since else None
        rows = [one for one in self.rows if since is None or (one.updated_at or 0.0) > since]
        found = rows[query.offset : query.offset + min(query.limit, ways.cap)]
        if self._strikes(ways.lost):
            raise LostError("gone")
        if self._strikes(ways.short):
            found = found[: self.chance.randint(0, len(found))]
        if self._strikes(ways.empty):
            found = []
        answer = GuestPage(tuple(found), (), len(found), self.now, self._total(len(rows), len(found)))
        if self._given and self._strikes(ways.repeated):
            return self.chance.choice(self._given)
        if since is None:
            self._given.append(answer)
        return answer

    def _total(self, whole: int, page: int) -> int | None:
        match self.ways.total:
            case "all":
                return whole
            case "page":
                return page
            case "nonsense":
                return self.chance.randint(0, 10**6)
            case "too many":
                return whole + 1000
            case _:
                return None
