"""A door joins a hub, or leaves it; what comes of that is kept in the profile, and can be looked at."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing

from msgspec import Struct

from kiosk.bootstrap.environment import Environment
from kiosk.bootstrap.opening import open_profile
from kiosk.core.hub_link import HubLink
from kiosk.engine import hub_pairing
from kiosk.engine.errors import HubError, HubRefusedError, StoreError
from kiosk.engine.hub_pairing import HubPairing, hub_of
from kiosk.engine.hub_readiness import HubFacts
from kiosk.engine.staff_choices import remembered_door
from kiosk.engine.venue import Connect
from kiosk.hub.address import MOST_REPLICAS, HubAddress, address_of
from kiosk.store.profile import DATABASE_FILE

# kiosk.hub.joining, connection and bucket load nats, which only a door with a hub needs.


class JoinedHub(Struct, frozen=True):
    """A hub that this door has joined, and what the door is called there."""

    door: str
    servers: tuple[str, ...]


class WaysToHubs:
    """Implements kiosk.engine.hub_here.HubWays."""

    def __init__(self, given: tuple[str, ...] = ()) -> None:
        self.given = given

    async def join(
        self,
        link: HubLink,
        door: str,
        begin: Callable[[HubPairing], Awaitable[None]],
        *,
        begun: HubPairing | None,
        former: Sequence[HubPairing],
    ) -> HubPairing:
        """See kiosk.engine.hub_pairing.JoinsHub."""
        await asyncio.to_thread(_load)
        from kiosk.hub.joining import join

        before = _address(begun) if begun is not None else None
        of_before = tuple(_address(one) for one in former if self.is_of(link, one))
        own = await join(link, door, lambda own: begin(_pairing(own)), begun=before, former=of_before)
        return _pairing(own)

    async def is_let_in(self, pairing: HubPairing, door: str) -> bool:
        """See HubWays."""
        await asyncio.to_thread(_load)
        from kiosk.hub.joining import is_let_in

        return await is_let_in(_address(pairing), door)

    def is_of(self, link: HubLink, pairing: HubPairing) -> bool:
        """See HubWays."""
        return address_of(link).authority == pairing.authority

    def connector(self, pairing: HubPairing) -> Connect:
        """See HubWays."""
        return hub_connector(_address(pairing))


def _load() -> None:
    """Load what hubs need: guests are let in meanwhile."""
    import kiosk.hub.bucket
    import kiosk.hub.joining  # noqa: F401


def hub_connector(address: HubAddress) -> Connect:
    """What connects this door to the hub, by whichever name it has then."""
    from kiosk.hub.bucket import open_hub

    return lambda door: open_hub(address, door, address.replicas)


def _pairing(address: HubAddress) -> HubPairing:
    return HubPairing(address.servers, address.authority, address.seed, address.replicas)


def _address(pairing: HubPairing) -> HubAddress:
    return HubAddress(pairing.servers, pairing.authority, pairing.seed, pairing.replicas)


async def join_hub(environment: Environment, link: HubLink) -> JoinedHub:
    """Join the hub that shows this link; the profile is opened first: an invitation is good once.

    Raises StoreError or HubError.
    """
    settings = environment.settings
    with closing(await open_profile(environment, writable=True)) as profile:
        door, _ = await remembered_door(profile, settings.door, settings.direction)
        pairing = await hub_pairing.join_hub(profile, link, door, WaysToHubs().join)
    return JoinedHub(door, pairing.servers)


async def leave_hub(environment: Environment) -> bool:
    """Know no hub any more; whether there was one. Raises StoreError."""
    with closing(await open_profile(environment, writable=True)) as profile:
        had = await hub_of(profile) is not None
        await hub_pairing.leave_hub(profile)
    return had


def hub_address(environment: Environment, paired: HubPairing | None) -> HubAddress | None:
    """The hub that KIOSK_HUB_URL names, else the one that this door has joined; None without either."""
    if environment.hub:
        replicas = MOST_REPLICAS if len(environment.hub) >= MOST_REPLICAS else 1
        return HubAddress(environment.hub, replicas=replicas)
    return None if paired is None else _address(paired)


async def examine_hub(environment: Environment) -> HubFacts | None:
    """How this door's hub is; None where it has none, or its profile cannot be opened."""
    paired, door = None, environment.settings.door
    if not environment.hub and await asyncio.to_thread((environment.home / DATABASE_FILE).exists):
        try:
            with closing(await open_profile(environment, writable=False)) as profile:
                paired = await hub_of(profile)
                door, _ = await remembered_door(profile, door, environment.settings.direction)
        except StoreError:  # which is a finding of its own
            return None
    if (address := hub_address(environment, paired)) is None:
        return None
    from kiosk.hub.connection import connect

    try:
        connection = await connect(address, door)
        try:  # a server that is alone of three takes connections, and answers nothing
            await connection.ask(connection.js.account_info())
        finally:
            await connection.close()
    except HubError as error:
        return HubFacts(address.servers, error.text, isinstance(error, HubRefusedError))
    return HubFacts(address.servers)
