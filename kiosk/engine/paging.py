"""Walks the pages of a guest list that shifts while it is read."""

import asyncio
from collections import deque
from collections.abc import AsyncGenerator
from contextlib import aclosing
from dataclasses import replace
from types import TracebackType
from typing import Self

from kiosk.core.merge import PAGE_OVERLAP, next_offset
from kiosk.engine.errors import ServiceError
from kiosk.engine.ports import Service
from kiosk.engine.records import GuestPage, PageQuery

IN_FLIGHT = 4
MOST_ROWS = 5_000_000
"""A service that never stops giving new ids is not believed beyond this."""


class Paging:
    """Reads pages in order, each overlapping the last, several in flight after the first.

    The first page's size is what the service gives at a time. A page that came shorter than the ones
    ahead of it expected is followed by the pages that fill the gap. It ends on an empty page or one
    without an id new to this walk; `count` is never looked at.
    """

    def __init__(self, service: Service, query: PageQuery, start: int) -> None:
        self._service = service
        self._query = query
        self._next = max(start - PAGE_OVERLAP, 0)
        self._ahead: deque[tuple[int, asyncio.Task[GuestPage]]] = deque()
        self._seen: set[str] = set()
        self.stored_to = start
        """The offset up to which every page was handed out and taken."""

    async def __aenter__(self) -> Self:
        """Start."""
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """End the requests still under way."""
        tasks = [task for _, task in self._ahead]
        self._ahead.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def batches(self, most: int) -> AsyncGenerator[list[GuestPage], None]:
        """The pages, in lists of `most` at the most; the first page comes alone, so that a door can start.

        Where a page fails, those before it are handed out first. Raises ServiceError.
        """
        batch: list[GuestPage] = []
        wanted, end = 1, self.stored_to
        try:
            async with aclosing(self._pages()) as pages:
                async for offset, page in pages:
                    batch.append(page)
                    end = offset + page.received
                    if len(batch) >= wanted:
                        self.stored_to = end
                        yield batch
                        batch, wanted = [], most
        except ServiceError:
            if batch:
                self.stored_to = end
                yield batch
            raise
        if batch:
            self.stored_to = end
            yield batch

    async def _pages(self) -> AsyncGenerator[tuple[int, GuestPage], None]:
        offset = self._next
        page = await self._get(offset)
        if not self._news(page):
            return
        yield offset, page
        size = page.received
        step = next_offset(0, size)
        in_flight = IN_FLIGHT if size >= 2 * PAGE_OVERLAP else 1
        least_overlap = (size - step) // 2
        self._next = offset + step
        covered = offset + size
        while offset < MOST_ROWS:
            while len(self._ahead) < in_flight:
                self._ahead.append(
                    (self._next, asyncio.create_task(self._get(self._next), name="guest page"))
                )
                self._next += step
            coming = self._ahead[0][0]
            if coming > covered - least_overlap:
                offset = next_offset(offset, page.received)
                page = await self._get(offset)
            else:
                offset, task = self._ahead.popleft()
                page = await task
            if not self._news(page):
                return
            covered = max(covered, offset + page.received)
            yield offset, page

    async def _get(self, offset: int) -> GuestPage:
        return await self._service.guest_page(replace(self._query, offset=offset))

    def _news(self, page: GuestPage) -> bool:
        """Whether the page brought an id new to this walk."""
        before = len(self._seen)
        self._seen.update(ticket.id for ticket in page.tickets)
        self._seen.update(entry.ticket_id for entry in page.quarantined if entry.ticket_id)
        return len(self._seen) > before
