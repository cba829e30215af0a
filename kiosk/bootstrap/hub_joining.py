"""A door joins a hub, or leaves it; what comes of that is kept in the profile, and can be looked at."""

import asyncio
from contextlib import closing
from dataclasses import dataclass

from kiosk.bootstrap.environment import Environment
from kiosk.bootstrap.service import open_profile
from kiosk.core.hub_link import HubLink
from kiosk.engine.errors import HubError, HubRefusedError, StoreError
from kiosk.engine.hub_pairing import HubPairing, hub_of, keep_hub
from kiosk.engine.hub_readiness import HubFacts
from kiosk.engine.session import remembered_door
from kiosk.hub.address import MOST_REPLICAS, HubAddress
from kiosk.store.profile import DATABASE_FILE


@dataclass(frozen=True, slots=True)
class JoinedHub:
    """A hub that this door has joined, and what the door is called there."""

    door: str
    servers: tuple[str, ...]


async def join_hub(environment: Environment, link: HubLink) -> JoinedHub:
    """Join the hub that shows this link; the profile is opened first: an invitation is good once.

    Raises StoreError or HubError.
    """
    from kiosk.hub.joining import join  # it loads nats, which only a door with a hub needs

    settings = environment.settings
    with closing(await open_profile(environment, writable=True)) as profile:
        door, _ = await remembered_door(profile, settings.door, settings.direction)
        await keep_hub(profile, await hub_of(profile))  # a disk that takes nothing says so before
        address = await join(link, door)
        kept = HubPairing(address.servers, address.authority, address.seed, address.replicas)
        await keep_hub(profile, kept)
    return JoinedHub(door, address.servers)


async def leave_hub(environment: Environment) -> bool:
    """Know no hub any more; whether there was one. Raises StoreError."""
    with closing(await open_profile(environment, writable=True)) as profile:
        had = await hub_of(profile) is not None
        await keep_hub(profile, None)
    return had


def hub_address(environment: Environment, paired: HubPairing | None) -> HubAddress | None:
    """The hub that KIOSK_HUB_URL names, else the one that this door has joined; None without either."""
    if environment.hub:
        replicas = MOST_REPLICAS if len(environment.hub) >= MOST_REPLICAS else 1
        return HubAddress(environment.hub, replicas=replicas)
    if paired is None:
        return None
    return HubAddress(paired.servers, paired.authority, paired.seed, paired.replicas)


async def examine_hub(environment: Environment) -> HubFacts | None:
    """How this door's hub is; None where it has none, or its profile cannot be opened."""
    paired = None
    if not environment.hub and await asyncio.to_thread((environment.home / DATABASE_FILE).exists):
        try:
            with closing(await open_profile(environment, writable=False)) as profile:
                paired = await hub_of(profile)
        except StoreError:  # which is a finding of its own
            return None
    if (address := hub_address(environment, paired)) is None:
        return None
    from kiosk.hub.connection import connect  # it loads nats

    try:
        connection = await connect(address, environment.settings.door)
        try:  # a server that is alone of three takes connections, and answers nothing
            await connection.ask(connection.js.account_info())
        finally:
            await connection.close()
    except HubError as error:
        return HubFacts(address.servers, error.text, isinstance(error, HubRefusedError))
    return HubFacts(address.servers)
