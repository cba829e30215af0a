"""Where this door's hub is and the key that it comes with, as the profile keeps them; and how that is got.

Joining has two ends: the hub writes this door down, and the profile keeps the key. What the hub is asked with
is kept before it is asked. So whoever is cut off between the two finds out later whether the door was let in.
"""

import hashlib
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Protocol

import msgspec

from kiosk.core.hub_link import HubLink
from kiosk.engine.errors import HubNotHostedError, HubRefusedError, StoreError
from kiosk.engine.store_ports import Store

HUB = "hub"
"""The note that keeps it, encrypted as all of the profile is."""
BEGUN = "hub-begun"
"""The note that keeps what a hub was asked with, as long as nobody knows whether it let this door in."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class HubPairing:
    """What joining a hub left on this machine; see kiosk.hub.address.HubAddress."""

    servers: tuple[str, ...]
    authority: str = field(repr=False)
    seed: str = field(repr=False)
    replicas: int = 1


@dataclass(frozen=True, slots=True)
class BegunJoining:
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
        former: HubPairing | None,
    ) -> HubPairing:
        """How this door comes to the hub. Raises HubError, and what `begin` raises."""
        ...


async def hub_of(store: Store) -> HubPairing | None:
    """The hub that this profile has joined; None without one that can be read. Raises StoreError."""
    kept = await store.notes.get(HUB)
    try:
        return msgspec.json.decode(kept, type=HubPairing) if kept else None
    except msgspec.DecodeError:  # its words would repeat what it holds
        log.warning("the pairing with the hub cannot be read: pair this door again")
        return None


async def keep_hub(store: Store, pairing: HubPairing | None) -> None:
    """Keep this hub, or none. Raises StoreError."""
    await store.notes.put(HUB, msgspec.json.encode(pairing).decode() if pairing else "")


async def begun_of(store: Store) -> BegunJoining | None:
    """The joining of which nobody knows what it came to; None where there is none. Raises StoreError."""
    kept = await store.notes.get(BEGUN)
    try:
        return msgspec.json.decode(kept, type=BegunJoining) if kept else None
    except msgspec.DecodeError:
        return None


async def forget_begun(store: Store) -> None:
    """It is known by now. Raises StoreError."""
    if await store.notes.get(BEGUN):
        await store.notes.put(BEGUN, "")


async def join_hub(store: Store, link: HubLink, door: str, joins: JoinsHub) -> HubPairing:
    """Join this hub, and keep that; `door`: what this door is called.

    A link that was tried before, and nobody knows what that came to, is tried with the same key. On a disk
    that takes nothing no link is used up. Raises StoreError or HubError.
    """
    mark = _mark_of(link)
    before = await begun_of(store)

    async def begin(pairing: HubPairing) -> None:
        await store.notes.put(BEGUN, msgspec.json.encode(BegunJoining(mark, pairing)).decode())

    is_same = before is not None and before.link == mark
    try:
        begun = before.pairing if before and is_same else None
        pairing = await joins(link, door, begin, begun=begun, former=await hub_of(store))
    except (HubRefusedError, HubNotHostedError):
        with suppress(StoreError):  # then it is asked about once more, and refused again
            if await may_be_let_in(store, link):
                await forget_begun(store)
        raise
    await keep_joined(store, pairing, may_fail=link.is_invitation)
    return pairing


async def may_be_let_in(store: Store, link: HubLink) -> bool:
    """Whether a hub was asked by this link, and nobody knows what that came to. Raises StoreError."""
    begun = await begun_of(store)
    return begun is not None and begun.link == _mark_of(link)


def _mark_of(link: HubLink) -> str:
    return hashlib.sha256(link.text.encode()).hexdigest()


async def keep_joined(store: Store, pairing: HubPairing, *, may_fail: bool = True) -> None:
    """Keep the hub that let this door in. Raises StoreError, unless that `may_fail`.

    Then the next start does it, by what was kept before the hub was asked.
    """
    try:
        await keep_hub(store, pairing)
        await forget_begun(store)
    except StoreError as error:
        if not may_fail:
            raise
        log.warning("the hub is joined, and kept with the next start: %s", error)


async def leave_hub(store: Store) -> None:
    """Know no hub any more, nor one that was asked. Raises StoreError."""
    await forget_begun(store)
    await keep_hub(store, None)
