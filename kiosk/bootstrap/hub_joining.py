"""A door joins a hub, or leaves it: what comes of that is kept in the profile."""

from contextlib import closing
from dataclasses import dataclass

from kiosk.bootstrap.environment import Environment
from kiosk.bootstrap.service import open_profile
from kiosk.core.hub_link import HubLink
from kiosk.engine.hub_pairing import HubPairing, hub_of, keep_hub
from kiosk.engine.session import remembered_door


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
