"""Reading a list page by page while it shifts: what a page that came means, and when the list is whole.

The guest list has no order that anybody promised, rows come and go while we page, and a page may come
repeated, short or empty though the list goes on. So each page reaches back into the one before it. A page
that holds some of the rows which the last one ended with *fits*: no row was passed over between the two.
"""

from collections.abc import Sequence
from enum import Enum

from msgspec import Struct

PAGE_SIZE = 1000
"""The interface's maximum for `limit`."""
PAGE_OVERLAP = 50
"""Rows shift while we page, so each page reaches back into the last."""
MOST_DOUBTS = 16
"""After so many doubtful pages a walk asks no more again."""
PROOFS_OF_THE_END = 3
"""A whole list must have said so often that it ends: a page that comes short looks like the last one."""
MOST_MORE_PROOFS = 3


def next_offset(offset: int, received: int) -> int:
    """The offset of the page after one that started at `offset` and brought `received` entries.

    The service may cap `limit` silently, so what counts is what came. Always moves forward.
    """
    return offset + max(received - PAGE_OVERLAP, received // 2, 1)


class Sign(Enum):
    """What a page says of the list."""

    GOES_ON = "it fits, and brings ids new to this walk"
    ENDS = "the list ends where the last page ended"
    DOUBTFUL = "it does not fit, or it claims rows and brings nothing new: ask again"


class Page(Struct, frozen=True):
    """A page as a walk sees it.

    `ids`: those of the tickets, in order. `aside`: those of entries that could not be read. `received`
    counts every entry, those without an id too. `total`: what the service calls the number of all, if it
    does.
    """

    offset: int
    received: int
    ids: Sequence[str]
    aside: Sequence[str] = ()
    total: int | None = None


class Walk:
    """One walk through a list, from an offset to its end: what it saw, and what a page means for it.

    `thorough`: one answer that says that the list ends is not enough.
    """

    def __init__(self, start: int = 0, *, thorough: bool = True) -> None:
        self.seen: set[str] = set()
        """Every id that was brought."""
        self.covered = start
        """The offset up to which pages were taken."""
        self.next = start
        """Where the next page starts, reaching back into the last one taken."""
        self.size = 0
        """How many entries the service gives at a time."""
        self.named = 0
        """The largest number of all that the service named."""
        self.passed_over = False
        """Whether a page was taken that did not fit: there were rows before it that never came."""
        self.sure = True
        """Whether no doubt was left, to the end."""
        self._thorough = thorough
        self._ends = 0
        self.doubts = 0
        """How many pages were doubtful, whatever came of it."""
        self._short = 0
        self._nameless = 0
        self._first: frozenset[str] = frozenset()
        self._tail: frozenset[str] = frozenset()
        self._last: tuple[str, ...] = ()
        """The ids that the next page reaches back to, in their order."""

    @property
    def step(self) -> int:
        """How far apart pages start."""
        return next_offset(0, self.size)

    @property
    def latest_start(self) -> int:
        """The offset at which the next page may start at the latest, to reach back far enough."""
        return self.covered - (self.size - self.step) // 2

    @property
    def brought(self) -> int:
        """How many entries came, each counted once; those without an id as far as the offsets tell."""
        return len(self.seen) + min(self._nameless, max(self.covered - len(self.seen), 0))

    def sign(self, page: Page) -> Sign:
        """What this page says of the list. A walk's first page that holds anything is news.

        An empty page says that it ends only where no page could reach back: else there were rows a moment
        ago, and now there are none.
        """
        if page.received == 0:
            return Sign.ENDS if page.offset >= self.covered == self.next else Sign.DOUBTFUL
        if self.size == 0:
            return Sign.GOES_ON
        if self._tail and self._tail.isdisjoint(page.ids) and self._tail.isdisjoint(page.aside):
            return Sign.DOUBTFUL
        if self.is_news(page):
            return Sign.GOES_ON
        short = page.received < self.size
        return Sign.ENDS if short or self._is_all_there_is(page) else Sign.DOUBTFUL

    def is_news(self, page: Page) -> bool:
        """Whether the page brings an id new to this walk."""
        return not (self.seen.issuperset(page.ids) and self.seen.issuperset(page.aside))

    def _is_all_there_is(self, page: Page) -> bool:
        """Whether a service that does not look at `offset` gave its few entries again and names no more."""
        few = page.received < PAGE_SIZE and self.named <= page.received
        again = few and self._first == {*page.ids, *page.aside}
        return again and len(self.seen) == len(self._first)

    def take(self, page: Page) -> None:
        """Go on behind this page.

        One that brings the last rows again in another order is a doubtful one: a row may have gone past the
        walk with every page.
        """
        if not _in_order(self._last, page.ids):
            self.doubts, self.sure = self.doubts + 1, False
        if self.size == 0:
            self._first = frozenset((*page.ids, *page.aside))
        self.add(page)
        self.named = max(self.named, page.total or 0)
        self._nameless += page.received - len(page.ids) - len(page.aside)
        self._ends = 1 if page.received < self.size else 0  # a short page says that the list ends with it
        self._learn_size(page.received)
        self.covered = page.offset + page.received
        self.next = next_offset(page.offset, page.received)
        again = self.covered - self.next
        self._last = tuple(page.ids[-again:]) if again else ()
        self._tail = frozenset((*self._last, *page.aside[-again:])) if again else frozenset()

    def begins(self, page: Page) -> bool:
        """Whether this page, asked for at the list's beginning once more, holds rows of the first one.

        Then nothing stood before the first page but what this one brings. An empty walk begins anywhere.
        """
        return not self._first or not self._first.isdisjoint((*page.ids, *page.aside))

    def add(self, page: Page) -> None:
        """Count what the page brings, and stay where the walk is."""
        self.seen.update(page.ids)
        self.seen.update(page.aside)

    def _learn_size(self, received: int) -> None:
        """A page may come short by itself; two in a row, and the service gives no more at a time."""
        self._short = self._short + 1 if received < self.size else 0
        if received > self.size or self._short > 1:
            self.size = received

    def end(self, page: Page) -> bool:
        """Count an answer that says, after this page did, that the list ends; whether that is proof enough.

        A service that gave doubtful answers, or all of its rows again, is asked more often. Where nothing
        came at all, one answer is enough: an empty list proves nothing, however often it comes.
        """
        self._ends += 1
        if not self._thorough or self.size == 0:
            return True
        repeats = page.received >= self.size
        more = MOST_MORE_PROOFS if repeats else min(self.doubts, MOST_MORE_PROOFS)
        return self._ends >= PROOFS_OF_THE_END + more

    def doubt(self, offset: int) -> tuple[int, ...]:
        """Where to ask after a doubtful page at `offset`: there again, behind it, and then further back.

        Rows that came in at the front moved the others to the back, and rows that were deleted there moved
        them to the front. Nowhere, after many doubts: the list is in no order, or the service is ill.
        """
        self.doubts += 1
        if self.doubts > MOST_DOUBTS:
            return ()
        back = (max(self.covered - pages * self.size, 0) for pages in (1, 2))
        return tuple(dict.fromkeys((offset, self.covered, *back)))


def _in_order(before: Sequence[str], after: Sequence[str]) -> bool:
    """Whether the ids that both hold come in one order."""
    shared = set(before) & set(after)
    first, then = ([i for i in dict.fromkeys(ids) if i in shared] for ids in (before, after))
    return first == then


class Belief:
    """Whether the walks made so far, each from the first page to the end, show the whole list."""

    def __init__(self) -> None:
        self._seen: set[str] = set()
        self._named: set[int] = set()
        self._walks = 0

    def grows(self, walk: Walk) -> bool:
        """Count one more walk; whether the list is believed to be whole now.

        A walk that left no doubt is believed, unless the service names a larger number than it brought. That
        number may be nonsense, so a second walk that misses nothing of the first is believed all the same,
        and so is any third one. Where pages were doubtful, as many ids as the service names are enough, or
        the very same ones once more; but not where rows were passed over, for they may be so every time, and
        not where every walk was told one number that is larger: what the service holds ends in a window then.
        """
        before, self._walks = len(self._seen), self._walks + 1
        self._named.add(walk.named)
        if self._walks == 1:
            self._seen = walk.seen
        else:
            self._seen |= walk.seen
        if walk.sure and walk.brought >= walk.named:
            return True
        if len(self._seen) == walk.named > walk.size:
            return True
        if walk.passed_over:
            return False
        misses_nothing = len(walk.seen) == len(self._seen)
        if walk.doubts == 0:
            return self._walks > 2 or (self._walks == 2 and misses_nothing)
        names_more = len(self._named) == 1 and walk.named > max(walk.brought, len(self._seen))
        return self._walks > 1 and misses_nothing and before == len(self._seen) and not names_more
