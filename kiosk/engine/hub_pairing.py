"""Where this door's hub is and the key that it comes with, as the profile keeps them."""

import logging
from dataclasses import dataclass, field

import msgspec

from kiosk.engine.store_ports import Store

HUB = "hub"
"""The note that keeps it, encrypted as all of the profile is."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class HubPairing:
    """What joining a hub left on this machine; see kiosk.hub.address.HubAddress."""

    servers: tuple[str, ...]
    authority: str = field(repr=False)
    seed: str = field(repr=False)
    replicas: int = 1


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
