"""Who gets it wrong, and how often: wrong passphrases and pairing codes, counted by the peer's address."""

import asyncio
import ipaddress
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager
from typing import Generic, TypeVar

from kiosk.engine.ports import Clock
from kiosk.office.network import is_loopback, network_of, own_ipv6_networks

T = TypeVar("T")

MOST_PEERS = 4096
SLOW_S = 1.0
MOST_WAITING_OF_ONE = 4
MOST_WAITING = 64

Sleep = Callable[[float], Awaitable[None]]


def peer_of(
    address: str, own_networks: Callable[[], Collection[ipaddress.IPv6Network]] = own_ipv6_networks
) -> str:
    """What an address is counted as: the whole /64 for one of IPv6, of which one machine has very many.

    In a network of this machine's own it is the address alone: all its neighbours are in that /64.
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    if isinstance(found, ipaddress.IPv4Address) or found.is_loopback or found.is_link_local:
        return str(found)
    network = network_of(found)
    return str(found if network in own_networks() else network)


def is_this_machine(peer: str) -> bool:
    """Whether a peer is on loopback: no stranger, whatever strangers do."""
    return is_loopback(peer)


class Recent(Generic[T]):
    """The newest `most` of what happened within the last `within_s`, by the monotonic clock."""

    def __init__(self, clock: Clock, most: int, within_s: float) -> None:
        self._clock = clock
        self._within_s = within_s
        self._happened: deque[tuple[float, T]] = deque(maxlen=most)

    def add(self, what: T) -> None:
        """It happened now."""
        self._happened.append((self._clock.monotonic(), what))

    def take_back(self, what: T) -> None:
        """It did not happen after all: forget the newest that is alike."""
        for one in reversed(self._happened):
            if one[1] == what:
                self._happened.remove(one)
                return

    def __contains__(self, what: T) -> bool:
        """Whether it happened."""
        self._drop_old()
        return any(one == what for _, one in self._happened)

    def full_for_s(self) -> float:
        """For how long there is no room for one more; 0 where there is."""
        self._drop_old()
        if len(self._happened) < (self._happened.maxlen or 0):
            return 0.0
        return self._happened[0][0] + self._within_s - self._clock.monotonic()

    def _drop_old(self) -> None:
        since = self._clock.monotonic() - self._within_s
        while self._happened and self._happened[0][0] <= since:
            self._happened.popleft()


class ByPeer(Generic[T]):
    """Something for each peer, made when it is asked for; of too many, those unused longest are forgotten."""

    def __init__(self, make: Callable[[], T], most: int = MOST_PEERS) -> None:
        self._make = make
        self._most = most
        self._kept: OrderedDict[str, T] = OrderedDict()

    def of(self, peer: str) -> T:
        """What is kept for this peer."""
        if peer not in self._kept:
            self._kept[peer] = self._make()
            while len(self._kept) > self._most:
                self._kept.popitem(last=False)
        self._kept.move_to_end(peer)
        return self._kept[peer]

    def forget(self, peer: str) -> None:
        """Begin anew with this peer."""
        self._kept.pop(peer, None)

    def __len__(self) -> int:
        """How many peers something is kept for."""
        return len(self._kept)


class Line:
    """Strangers pass one at a time, and slowly where they are told to; a place for each, and not too many."""

    def __init__(self, sleep: Sleep = asyncio.sleep) -> None:
        self._sleep = sleep
        self._one_at_a_time = asyncio.Lock()
        self._waiting: Counter[str] = Counter()

    def has_room(self, peer: str, *, is_stranger: bool) -> bool:
        """Whether one more of this peer may wait; only strangers are held up by other peers."""
        others_fit = not is_stranger or self._waiting.total() < MOST_WAITING
        return self._waiting[peer] < MOST_WAITING_OF_ONE and others_fit

    @asynccontextmanager
    async def turn(self, peer: str, *, is_stranger: bool, is_slow: Callable[[], bool]) -> AsyncIterator[None]:
        """Take a place until one is through; a stranger comes after the strangers before them."""
        self._waiting[peer] += 1
        try:
            if not is_stranger:
                yield
                return
            async with self._one_at_a_time:
                if is_slow():
                    await self._sleep(SLOW_S)
                yield
        finally:
            self._waiting[peer] -= 1
            if not self._waiting[peer]:
                del self._waiting[peer]
