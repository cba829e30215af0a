"""Where this door's hub is and the key that it comes with, as the profile keeps them; and how that is got.

Joining has two ends: the hub writes this door down, and the profile keeps the key. What the hub is asked with
is kept before it is asked. So whoever is cut off between the two finds out later whether the door was let in.
"""

import hashlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Protocol

import msgspec
from msgspec import Struct

from kiosk.core.hub_link import HubLink
from kiosk.core.representation import hides
from kiosk.engine.errors import HubNotHostedError, HubRefusedError, StoreError
from kiosk.engine.store_ports import Store

HUB = "hub"
"""The note that keeps it, encrypted as all of the profile is."""
BEGUN = "hub-begun"
"""The note that keeps what hubs were asked with, the last first, of which nobody knows what it came to."""
MOST_BEGUN = 4
"""Whoever joins a fifth time before any of these was answered may leave a key at a hub."""

log = logging.getLogger(__name__)


@hides("authority", "seed")
class HubPairing(Struct, frozen=True):
    """What joining a hub left on this machine; see kiosk.hub.address.HubAddress."""

    servers: tuple[str, ...]
    authority: str
    seed: str
    replicas: int = 1


class BegunJoining(Struct, frozen=True):
    """A hub was asked to let this door in. `link`: stands for the link that it was asked with."""

    link: str
    pairing: HubPairing


class JoinsHub(Protocol):
    """Joins the hub that shows a link; see kiosk.hub.joining.join."""

    async def __call__(
        self,
        link: HubLink,
        door: str,
        begin: Callable[[HubPairing], Awaitable[None]],
        *,
        begun: HubPairing | None,
        former: Sequence[HubPairing],
    ) -> HubPairing:
        """How this door comes to the hub. Raises HubError, and what `begin` raises."""
        ...


async def hub_of(store: Store) -> HubPairing | None:
    """The hub that this profile has joined; None without one that can be read. Raises StoreError."""
    if not (kept := await store.notes.get(HUB)):
        return None
    try:
        pairing = msgspec.json.decode(kept, type=HubPairing)
    except (msgspec.DecodeError, RecursionError):  # its words would repeat what it holds
        pairing = None
    if pairing is None or not pairing.servers:
        log.warning("the pairing with the hub cannot be read: pair this door again")
        return None
    return pairing


async def keep_hub(store: Store, pairing: HubPairing | None) -> None:
    """Keep this hub, or none. Raises StoreError."""
    await store.notes.put(HUB, msgspec.json.encode(pairing).decode() if pairing else "")


async def all_begun(store: Store) -> list[BegunJoining]:
    """The joinings of which nobody knows what they came to, the last first. Raises StoreError."""
    kept = await store.notes.get(BEGUN)
    try:
        begun = msgspec.json.decode(kept, type=list[BegunJoining]) if kept else []
    except (msgspec.DecodeError, RecursionError):
        return []
    return [one for one in begun if one.pairing.servers][:MOST_BEGUN]


async def keep_begun(store: Store, begun: Sequence[BegunJoining]) -> None:
    """Keep these, and no others. Raises StoreError."""
    if begun or await store.notes.get(BEGUN):
        await store.notes.put(BEGUN, msgspec.json.encode(begun).decode() if begun else "")


async def forget_begun(store: Store, link: str) -> None:
    """What became of this joining is known by now. Raises StoreError."""
    await keep_begun(store, [one for one in await all_begun(store) if one.link != link])


async def join_hub(store: Store, link: HubLink, door: str, joins: JoinsHub) -> HubPairing:
    """Join this hub, and keep that; `door`: what this door is called.

    A link that was tried before, and nobody knows what that came to, is tried with the same key. Keys that
    the hub has of this door, or may have by another link, end as an invitation is used; a link that holds
    this door's key ends none. On a disk that takes nothing no link is used up. Raises StoreError or HubError.
    """
    mark, before = _mark_of(link), await all_begun(store)
    begun = next((one.pairing for one in before if one.link == mark), None)
    others = [one for one in before if one.link != mark]

    async def begin(pairing: HubPairing) -> None:
        await keep_begun(store, [BegunJoining(mark, pairing), *others][:MOST_BEGUN])

    own = await hub_of(store)
    former = [one.pairing for one in others] if own is None else [own, *(one.pairing for one in others)]
    try:
        pairing = await joins(link, door, begin, begun=begun, former=former)
    except (HubRefusedError, HubNotHostedError):
        with suppress(StoreError):  # then it is asked about once more, and refused again
            await forget_begun(store, mark)
        raise
    await keep_joined(store, pairing, may_fail=link.is_invitation)
    return pairing


async def may_be_let_in(store: Store, link: HubLink) -> bool:
    """Whether a hub was asked by this link, and nobody knows what that came to. Raises StoreError."""
    return any(one.link == _mark_of(link) for one in await all_begun(store))


def _mark_of(link: HubLink) -> str:
    return hashlib.sha256(link.text.encode()).hexdigest()


async def keep_joined(
    store: Store, pairing: HubPairing, later: Sequence[BegunJoining] = (), *, may_fail: bool = True
) -> None:
    """Keep the hub that let this door in. Raises StoreError, unless that `may_fail`.

    Then the next start does it, by what was kept before the hub was asked. `later`: joinings that were begun
    after this one, of which one may still let this door in, and give up what it has from this one.
    """
    try:
        await keep_hub(store, pairing)
        await keep_begun(store, later)
    except StoreError as error:
        if not may_fail:
            raise
        log.warning("the hub is joined, and kept with the next start: %s", error)


async def leave_hub(store: Store) -> None:
    """Know no hub any more, nor one that was asked. Raises StoreError."""
    await keep_begun(store, ())
    await keep_hub(store, None)
