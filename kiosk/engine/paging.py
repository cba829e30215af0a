"""Walks the pages of a guest list that shifts while it is read."""

import asyncio
from collections import deque
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import aclosing
from dataclasses import dataclass
from types import TracebackType
from typing import Self

from msgspec import Struct
from msgspec.structs import replace

from kiosk.core.message import Message
from kiosk.core.paging import PAGE_OVERLAP, Page, Sign, Walk
from kiosk.engine.errors import (
    FailedError,
    LostError,
    NotDocumentedError,
    NotSentError,
    RefusedError,
    ServiceError,
)
from kiosk.engine.ports import Service
from kiosk.engine.records import GuestPage, PageQuery

IN_FLIGHT = 4
MOST_ROWS = 5_000_000
"""A service that never stops giving new ids is not believed beyond this."""
MOST_TRIES = 4
"""How often a page that ought to say something certain is asked for."""
WORTH_ANOTHER_TRY = (NotSentError, LostError, NotDocumentedError, FailedError)
_NOTHING = GuestPage((), (), 0, None)


class Batch(Struct, frozen=True):
    """Pages that came one after the other, and the offset up to which there are no others before them."""

    pages: list[GuestPage]
    end: int


@dataclass(slots=True)
class _InFlight:
    """A page that was asked for ahead."""

    offset: int
    task: asyncio.Task[GuestPage]


async def nobody_waits() -> None:
    """Stand back for nobody."""


class Paging:
    """Reads pages in order, each reaching back into the last, several in flight after the first.

    The first page's size is what the service gives at a time. A page that came shorter than the ones ahead of
    it expected is followed by the pages that fill the gap. One that does not fit, or claims rows that are not
    there, is asked for again, and then the rows before it. The walk ends when the list says so, and the pages
    in flight came and brought nothing new either. A page that fails is asked for once more, if another came
    since the last failure. `walk` tells what was seen, and whether there is a doubt left. `stand_back` is
    awaited before a page is asked for and before pages are handed out.
    """

    def __init__(
        self,
        service: Service,
        query: PageQuery,
        start: int = 0,
        stand_back: Callable[[], Awaitable[None]] = nobody_waits,
    ) -> None:
        self._service = service
        self._query = query
        self._stand_back = stand_back
        self._ahead: deque[_InFlight] = deque()
        self._gathers = asyncio.Event()
        self._from_the_beginning = start == 0 and query.since is None
        self._came = self._failed_at = 0
        # A delta is asked for again in a few seconds, so that what it missed comes with the next one.
        self.walk = Walk(max(start - PAGE_OVERLAP, 0), thorough=query.since is None)

    async def __aenter__(self) -> Self:
        """Start."""
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """End the requests still under way."""
        tasks = [ahead.task for ahead in self._ahead]
        self._ahead.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def batches(self, most: int) -> AsyncGenerator[Batch, None]:
        """The pages, in lists of `most` at the most; the first page comes alone, so that a door can start.

        The next is gathered from `gather_next` on, or else when it is asked for. Where a page fails, those
        before it are handed out first. Raises ServiceError.
        """
        async with aclosing(self._gathered(most)) as gathered:
            ahead = asyncio.ensure_future(anext(gathered, None))
            try:
                while (batch := await ahead) is not None:
                    self._gathers.clear()
                    ahead = asyncio.ensure_future(self._next_of(gathered))
                    await self._stand_back()
                    yield batch
                    self._gathers.set()
            finally:
                ahead.cancel()
                await asyncio.gather(ahead, return_exceptions=True)

    def gather_next(self) -> None:
        """Gather the next batch while the one that was handed out is still looked at."""
        self._gathers.set()

    async def _next_of(self, gathered: AsyncGenerator[Batch, None]) -> Batch | None:
        await self._gathers.wait()
        return await anext(gathered, None)

    async def _gathered(self, most: int) -> AsyncGenerator[Batch, None]:
        pages: list[GuestPage] = []
        wanted = 1
        try:
            async with aclosing(self._pages()) as coming:
                async for page in coming:
                    pages.append(page)
                    if len(pages) >= wanted:
                        yield Batch(pages, self.walk.covered)
                        pages, wanted = [], most
        except ServiceError:
            if pages:
                yield Batch(pages, self.walk.covered)
            raise
        if pages:
            yield Batch(pages, self.walk.covered)

    async def _pages(self) -> AsyncGenerator[GuestPage, None]:
        while self.walk.next < MOST_ROWS:
            offset, page = await self._following()
            settled = await self._settled(offset, page)
            if settled is None:
                if (before := await self._beginning()) is not None:
                    yield before
                return
            offset, page = settled
            self.walk.take(_seen_as(offset, page))
            self._ask_ahead()
            yield page
        raise NotDocumentedError(Message("The guest list has no end."))

    async def _beginning(self) -> GuestPage | None:
        """The list's first page once more, if it brings news: the first answer may have been another page."""
        if not self._from_the_beginning or self.walk.size == 0:
            return None
        for _ in range(MOST_TRIES):
            page = await self._get(0)
            seen = _seen_as(0, page)
            if self.walk.begins(seen):
                break
        else:
            self.walk.sure, self.walk.passed_over = False, True
        if not self.walk.is_news(seen):
            return None
        self.walk.add(seen)
        return page

    async def _following(self) -> tuple[int, GuestPage]:
        """The next page: one in flight where it reaches back far enough, else it is asked for now."""
        while self._ahead and self._ahead[0].offset + self.walk.size <= self.walk.covered:
            await self._give_up(self._ahead.popleft())
        if self._ahead and self._ahead[0].offset <= self.walk.latest_start:
            first = self._ahead.popleft()
            return first.offset, await self._landed(first)
        return self.walk.next, await self._get(self.walk.next)

    def _ask_ahead(self) -> None:
        most = IN_FLIGHT if self.walk.size >= 2 * PAGE_OVERLAP else 1
        while len(self._ahead) < most:
            offset = self._ahead[-1].offset + self.walk.step if self._ahead else self.walk.next
            task = asyncio.create_task(self._asked(offset), name="guest page")
            self._ahead.append(_InFlight(offset, task))

    async def _settled(self, offset: int, page: GuestPage) -> tuple[int, GuestPage] | None:
        """The page to go on with, after whatever had to be asked again; None where the list ends."""
        first = offset, page
        places: deque[int] | None = None
        while True:
            sign = self.walk.sign(_seen_as(offset, page))
            if sign is Sign.GOES_ON:
                return offset, page
            if sign is Sign.ENDS and await self._ends(_seen_as(offset, page)):
                if not self.walk.is_news(_seen_as(*first)):
                    return None
                places = deque()  # the list goes on where a page that does not fit has news
            if places is None:
                places = deque(self.walk.doubt(offset))
            if not places:
                self.walk.sure = False
                beyond = await self._beyond(*first)
                self.walk.passed_over = self.walk.passed_over or beyond is not None
                return beyond
            offset = places.popleft()
            page = await self._get(offset)

    async def _ends(self, last: Page) -> bool:
        """Whether the list ends where this page says so: nothing in flight and nothing behind brings news."""
        tries = 0
        while await self._news_ahead() is None:
            if self.walk.end(last):
                return True
            sign = await self._sign_behind()
            while sign is Sign.DOUBTFUL and tries < MOST_TRIES:
                tries += 1
                sign = await self._sign_behind()
            if sign is not Sign.ENDS:
                return False
        return False

    async def _sign_behind(self) -> Sign:
        """What is said of the list behind its end: news, that it goes on; an empty page or a refusal, no."""
        behind = self.walk.covered
        try:
            page = _seen_as(behind, await self._get(behind))
        except RefusedError:
            return Sign.ENDS
        if self.walk.is_news(page):
            return Sign.GOES_ON
        return self.walk.sign(page) if page.received else Sign.ENDS

    async def _beyond(self, offset: int, page: GuestPage) -> tuple[int, GuestPage] | None:
        """What brings news all the same, where no page fitted: the doubtful one, or one in flight."""
        if self.walk.is_news(_seen_as(offset, page)):
            return offset, page
        news = await self._news_ahead()
        if news is None:
            return None
        while self._ahead[0] is not news:
            await self._give_up(self._ahead.popleft())
        self._ahead.popleft()
        return news.offset, news.task.result()

    async def _news_ahead(self) -> _InFlight | None:
        """The first page in flight that brings news, once those before it came; they stay where they are.

        One that the service refuses lies beyond what it has, and brings none.
        """
        for ahead in self._ahead:
            try:
                page = await self._landed(ahead)
            except RefusedError:
                page = _NOTHING
            if self.walk.is_news(_seen_as(ahead.offset, page)):
                return ahead
        return None

    async def _landed(self, ahead: _InFlight) -> GuestPage:
        try:
            return await ahead.task
        except WORTH_ANOTHER_TRY:
            if not self._may_try_again():
                raise
            ahead.task = asyncio.create_task(self._asked(ahead.offset), name="guest page")
            return await ahead.task

    async def _get(self, offset: int) -> GuestPage:
        flying = [ahead.task for ahead in self._ahead if not ahead.task.done()]
        if len(flying) >= IN_FLIGHT:
            await asyncio.wait(flying, return_when=asyncio.FIRST_COMPLETED)
        try:
            return await self._asked(offset)
        except WORTH_ANOTHER_TRY:
            if not self._may_try_again():
                raise
        return await self._asked(offset)

    def _may_try_again(self) -> bool:
        """Whether another page came since the last failure; else it is not this page that fails."""
        worth, self._failed_at = self._came > self._failed_at, self._came
        return worth

    async def _asked(self, offset: int) -> GuestPage:
        await self._stand_back()
        page = await self._service.guest_page(replace(self._query, offset=offset))
        self._came += 1
        return page

    async def _give_up(self, ahead: _InFlight) -> None:
        ahead.task.cancel()
        await asyncio.gather(ahead.task, return_exceptions=True)


def _seen_as(offset: int, page: GuestPage) -> Page:
    """The page as a walk sees it."""
    ids = [ticket.id for ticket in page.tickets]
    aside = [entry.ticket_id for entry in page.quarantined if entry.ticket_id]
    return Page(offset, page.received, ids, aside, page.total)
