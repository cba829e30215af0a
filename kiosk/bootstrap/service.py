"""Whom a door asks: the service, by the token that it was given, by the keyring's, or by its office's."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

from msgspec.structs import replace

from kiosk.api.auth import GivenToken
from kiosk.api.base_url import BaseUrlError, check_base_url, is_loopback
from kiosk.api.client import ServiceClient
from kiosk.api.office import OfficeClient
from kiosk.api.paired_tokens import PairedTokens
from kiosk.bootstrap.environment import Environment, SystemClock
from kiosk.bootstrap.opening import open_profile
from kiosk.core.message import Message
from kiosk.core.replies import Answered
from kiosk.core.tickets import Listing
from kiosk.engine.errors import NotSetUpError, StoreError
from kiosk.engine.office import Pairing, pairing_of
from kiosk.engine.ports import Clock, Service
from kiosk.engine.records import CurrentUser, DiscountCode, GuestPage, PageQuery, TokenInfo
from kiosk.engine.store_ports import Store
from kiosk.settings import SettingsError
from kiosk.settings_file import load_settings
from kiosk.store.profile import DATABASE_FILE, Profile

LOOPBACK = "127.0.0.1"
"""Where an office listens that runs beside a door."""
NO_ADDRESS = Message(
    "this machine does not know the service's address: ask the host to set it up",
    command_line="set KIOSK_BASE_URL, or `kiosk settings set base_url ADDRESS`",
)

BAD_ADDRESS = Message(
    "the service's address on this machine is wrong: ask the host to set it up",
    command_line="`kiosk doctor` says why, and `kiosk settings set base_url ADDRESS` sets another",
)

FOR_NOBODY_KNOWS_WHAT = Message(
    "it is not known which service the office's tokens are for, and nobody gets them: pair this door again"
)

log = logging.getLogger(__name__)

BAD_TOKEN = Message(
    "this machine's sign-in is damaged: ask the manager to sign in again",
    command_line="the access token holds characters that no token has: set KIOSK_TOKEN again",
)


class NoService:
    """Nothing can be sent, and the door works from what it holds. Implements kiosk.engine.ports.Service."""

    skew_s: float | None = None

    def __init__(self, why: str = NO_ADDRESS) -> None:
        self._why = why

    async def check_in(self, ticket_id: str) -> Answered:
        """See engine.ports.Service."""
        raise NotSetUpError(self._why)

    async def guest_page(self, query: PageQuery) -> GuestPage:
        """See engine.ports.Service."""
        raise NotSetUpError(self._why)

    async def current_user(self) -> CurrentUser:
        """See engine.ports.Service."""
        raise NotSetUpError(self._why)

    async def token_info(self) -> TokenInfo:
        """See engine.ports.Service."""
        raise NotSetUpError(self._why)

    async def listings(self, user_id: str, *, public_only: bool = False) -> tuple[Listing, ...]:
        """See engine.ports.Service."""
        raise NotSetUpError(self._why)

    async def create_discount_code(self, code: DiscountCode) -> object:
        """See engine.ports.Service."""
        raise NotSetUpError(self._why)

    async def renew_token(self) -> bool:
        """See engine.ports.Service."""
        return False

    async def aclose(self) -> None:
        """Nothing is open."""


@asynccontextmanager
async def open_service(environment: Environment, clock: Clock | None = None) -> AsyncIterator[Service]:
    """The client of the service alone. It goes by the pairing that the profile keeps where no token is given.

    What an office hands out for another service is not sent: then every call raises NotSetUpError.
    Raises BaseUrlError for an address that cannot be one, BadTokenError for such a token.
    """
    clock = clock or SystemClock()
    async with open_service_with(environment, await kept_tokens(environment, clock), clock) as service:
        yield service


@asynccontextmanager
async def open_service_with(
    environment: Environment, office: PairedTokens | None, clock: Clock
) -> AsyncIterator[Service]:
    """The same, by the tokens of `office` where there is one; both are closed at the end."""
    try:
        service = service_of(environment, clock, office=office)
        try:
            yield service
        finally:
            await service.aclose()
    finally:
        if office is not None:
            await office.aclose()


def service_of(
    environment: Environment,
    clock: Clock,
    why_none: str = NO_ADDRESS,
    office: PairedTokens | None = None,
    given: GivenToken | None = None,
) -> ServiceClient | NoService:
    """By the tokens of `office` where there is one, but nothing at any other service than theirs.

    Else by those `given`, or by the environment's. Raises BaseUrlError or BadTokenError.
    """
    if not environment.has_address:
        return NoService(why_none)
    if office is None:
        tokens = GivenToken(environment.access_token) if given is None else given
        return ServiceClient(environment.settings.base_url, tokens, clock)
    address, theirs = check_base_url(environment.settings.base_url), office.pairing.base_url
    if not theirs:
        return NoService(FOR_NOBODY_KNOWS_WHAT)
    if address != theirs:
        return NoService(
            Message(
                "this door is set to {address}, but its office signs in at {service}: ask the host to pair"
                " this door again",
                command_line="or set base_url back: `kiosk settings set`, or KIOSK_BASE_URL",
                service=theirs,
                address=address,
            )
        )
    return ServiceClient(address, office, clock)


async def paired_tokens(environment: Environment, profile: Profile, clock: Clock) -> PairedTokens | None:
    """The tokens of the office that this profile is paired with; None where it is not, or a token is given.

    Raises StoreError.
    """
    pairing = None if environment.access_token else await kept_pairing(environment, profile)
    if pairing is None:
        return None
    office_port = environment.settings.office_port
    is_beside = runs_beside(pairing, office_port)
    if is_beside:  # where it listens now
        pairing = replace(pairing, address=f"https://{LOOPBACK}:{office_port}")
    return PairedTokens(pairing, OfficeClient(pairing, clock, is_beside=is_beside))


def runs_beside(pairing: Pairing, office_port: int) -> bool:
    """Whether the office of this pairing is the one that `kiosk` starts beside this door, on this port.

    A port alone tells nothing: it may have stayed from an office of before.
    """
    try:
        return bool(office_port) and is_loopback(urlsplit(pairing.address).hostname or "")
    except ValueError:
        return False


async def kept_pairing(environment: Environment, profile: Store) -> Pairing | None:
    """The pairing that this profile keeps, with the service that its tokens are for.

    An earlier Kiosk did not note that one: then it is the service of the settings on disk, whatever the
    environment says, and none where they name none. Raises StoreError.
    """
    pairing = await pairing_of(profile)
    if pairing is None or pairing.base_url:
        return pairing
    try:
        return replace(pairing, base_url=check_base_url(load_settings(environment.home).base_url))
    except (BaseUrlError, SettingsError):
        return pairing


async def kept_tokens(environment: Environment, clock: Clock) -> PairedTokens | None:
    """The same, of the profile of this environment, which is only read; None where it does not open."""
    if environment.access_token or not await asyncio.to_thread((environment.home / DATABASE_FILE).exists):
        return None
    try:
        profile = await open_profile(environment, writable=False)
    except StoreError as error:
        log.info("the pairing cannot be read: %s", type(error).__name__)
        return None
    try:
        return await paired_tokens(environment, profile, clock)
    except StoreError as error:
        log.info("the pairing cannot be read: %s", type(error).__name__)
        return None
    finally:
        await asyncio.to_thread(profile.close)
