"""How long a keystroke of a search takes, and whether it finds whom it should.

Beside SQL's own `LIKE '%…%'` over the same words of the same file. Guests of twenty languages, namesakes
among them, are typed letter by letter, as they are written and as people mistype them.
"""

import asyncio
import statistics
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from kiosk.core.policy import DoorPolicy, admits_by_the_list
from kiosk.core.search import fold
from kiosk.core.tickets import Event, Order, Person, Ticket, TicketType
from kiosk.engine.records import GuestPage, ListState
from kiosk.store.profile import Profile
from tests.bench.baselines import like
from tests.bench.guest_names import CORRUPTIONS, guest_names
from tests.bench.report import Figure, Report, Row

BUDGET_MS = {100_000: 5.0, 1_000_000: 15.0}
MOST_OF_LIKE = 1 / 20
SHOWN = 20
AMONG_FIRST, FIRST = 0.98, 0.95
LIKES = 40
ACCOUNT = "host"
A_PAGE = 1000
NOW = 1_781_372_400.0
TONIGHT = Event("tonight", None, NOW - 3600, NOW + 3600)


@dataclass
class Found:
    """Seconds that each keystroke took, and who was found how often by which kind of typing."""

    seconds: list[float] = field(default_factory=list)
    asked: Counter[str] = field(default_factory=Counter)
    first: Counter[str] = field(default_factory=Counter)
    among_first: Counter[str] = field(default_factory=Counter)


def measure(tickets: int, searches: int, seed: int) -> Report:
    """Search so often among so many; what was found, for people."""
    with tempfile.TemporaryDirectory() as home:
        profile = Profile.open(Path(home) / "door", "a bench", writable=True)
        try:
            return asyncio.run(_measured(profile, tickets, searches, seed))
        finally:
            profile.close()


async def _measured(profile: Profile, tickets: int, searches: int, seed: int) -> Report:
    names = list(guest_names(tickets, seed))
    await _hold(profile, names, seed)
    likes = [await _like(profile, names[number * len(names) // LIKES]) for number in range(LIKES)]
    found = await _searched(profile, names, searches, seed)
    p50, p99 = statistics.median(found.seconds), _quantile(found.seconds, 99)
    like_p50 = statistics.median(likes)
    asked, first = sum(found.asked.values()), sum(found.first.values())
    among = sum(found.among_first.values())
    took = f"median {p50 * 1000:.2f} ms, p99 {p99 * 1000:.2f} ms, longest {max(found.seconds) * 1000:.1f} ms"
    keystroke, quality = f"a keystroke, {tickets:,} guests", f"{tickets:,} guests, the right one"
    lines = [
        f"-- {tickets} guests of twenty languages, {len(set(names))} names",
        f"baseline: LIKE '%…%' over the same words: median {like_p50 * 1000:.1f} ms",
        f"{len(found.seconds)} keystrokes: {took}",
        f"ratio of the medians 1/{like_p50 / p50:.1f}",
        *(_line(found, kind) for kind in sorted(found.asked)),
    ]
    is_long = tickets >= min(BUDGET_MS)  # of a short list LIKE is as quick
    rows = [
        Row(
            f"{keystroke}: p99",
            Figure("p99", p99 * 1000, "ms"),
            None,
            p99 * 1000,
            BUDGET_MS.get(tickets),
            "ms",
        ),
        Row(
            f"{keystroke}: median",
            Figure("median", p50 * 1000, "ms"),
            Figure("LIKE '%…%', median", like_p50 * 1000, "ms"),
            p50 / like_p50,
            MOST_OF_LIKE if is_long else None,
        ),
        _of_all(f"{quality} first", first, asked, FIRST),
        _of_all(f"{quality} among three", among, asked, AMONG_FIRST),
    ]
    return Report(lines, rows)


def _of_all(what: str, found: int, asked: int, least: float) -> Row:
    share = found / asked * 100
    return Row(what, Figure("found", found, f"of {asked}"), None, share, least * 100, "%", is_least=True)


def _line(found: Found, kind: str) -> str:
    asked = found.asked[kind]
    among = found.among_first[kind] / asked
    return f"{kind}: {found.first[kind] / asked:.1%} first, {among:.1%} among the first three, of {asked}"


async def _hold(profile: Profile, names: Sequence[str], seed: int) -> None:
    """Keep these guests, as a sync keeps them."""
    request = await profile.lists.next_request()
    chance = Random(seed)
    for start in range(0, len(names), 10 * A_PAGE):
        pages = [
            GuestPage(
                tuple(_ticket(number, names[number], chance) for number in numbers), (), len(numbers), NOW
            )
            for first in range(start, min(start + 10 * A_PAGE, len(names)), A_PAGE)
            if (numbers := range(first, min(first + A_PAGE, len(names))))
        ]
        await profile.lists.store_pages(ACCOUNT, pages, request=request, pass_no=1, scope="all")
    await profile.lists.finish_pass(ACCOUNT, "all", ListState(complete=True, passes=1))


def _ticket(number: int, name: str, chance: Random) -> Ticket:
    email = f"{'.'.join(fold(name).split())}{chance.randrange(100)}@example.org"
    person = Person(f"p{number}", name, email)
    return Ticket(
        f"{chance.getrandbits(96):024x}",
        f"{chance.getrandbits(96):024x}",
        "paid",
        NOW - 1000,
        NOW - 5000,
        person,
        person,
        TicketType("standard", "Standard", 20.0),
        Order(f"ORD-{number // 2}"),
        TONIGHT,
    )


async def _like(profile: Profile, name: str) -> float:
    began = time.perf_counter()
    await profile._db.read_many(lambda connection: like(connection, name))
    return time.perf_counter() - began


async def _searched(profile: Profile, names: Sequence[str], searches: int, seed: int) -> Found:
    chance, found = Random(seed + 1), Found()
    as_at_the_door = admits_by_the_list(DoorPolicy(), frozenset({TONIGHT.id}))
    kinds = ["as it is written", *CORRUPTIONS]
    for number in range(searches):
        name, kind = chance.choice(names), kinds[number % len(kinds)]
        typed = CORRUPTIONS[kind](name, chance) if kind in CORRUPTIONS else name
        guests: list[list[str]] = []
        for end in range(1, len(typed) + 1):
            began = time.perf_counter()
            hits = await profile.guests.search(typed[:end], SHOWN, frozenset(), ACCOUNT, as_at_the_door)
            found.seconds.append(time.perf_counter() - began)
            guests = [_alike(hit.ticket.name) for hit in hits]
        found.asked[kind] += 1
        found.first[kind] += guests[:1] == [_alike(name)]
        found.among_first[kind] += _alike(name) in guests[:3]
    return found


def _alike(name: str) -> list[str]:
    """What namesakes have in common: the words of their name, in any order."""
    return sorted(fold(name).split())


def _quantile(seconds: Sequence[float], percent: int) -> float:
    return statistics.quantiles(seconds, n=100, method="inclusive")[percent - 1]
