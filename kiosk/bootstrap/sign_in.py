"""Signing in on one machine: an access token that the service has accepted, in this machine's keyring."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from contextlib import closing, suppress
from functools import partial
from pathlib import Path

from msgspec.structs import replace

from kiosk.api.auth import BadTokenError, GivenToken, clean_token
from kiosk.api.base_url import BaseUrlError, check_base_url
from kiosk.bootstrap.environment import Environment
from kiosk.bootstrap.opening import open_profile
from kiosk.bootstrap.service import open_service_with
from kiosk.core.message import Message
from kiosk.engine.errors import RefusedError, ServiceError, StoreError, UnauthorisedError
from kiosk.engine.look_up import look_up
from kiosk.engine.ports import Clock, Service
from kiosk.engine.records import PageQuery
from kiosk.engine.sign_in_here import Keeping, SignInRefusedError, TakenToken
from kiosk.engine.to_the_end import in_thread
from kiosk.engine.token_account import account_of_token
from kiosk.settings import Settings, SettingsError
from kiosk.settings_file import change_settings, load_settings
from kiosk.store.kept_token import KeptToken, forget_token
from kiosk.store.keys import NO_KEYRING, used_keyring

REFUSED = Message("the service refuses this access token: copy it whole, or ask the host for another")
OVERTAKEN = Message(
    "the access token is not kept: while the keyring was waited for, this door was paired, "
    "signed out, or signed in again"
)

log = logging.getLogger(__name__)


async def accepted(environment: Environment, address: str, token: str, clock: Clock) -> Environment:
    """The environment with this token at the service of this address, which was asked whether it is good.

    Nothing is kept. Raises ServiceError, BaseUrlError or BadTokenError.
    """
    signed_in = _signed_in(environment, address, token)
    async with open_service_with(signed_in, None, clock) as service:
        await _ask_whether_good(service)
    return signed_in


def _signed_in(environment: Environment, address: str, token: str) -> Environment:
    base_url, cleaned = check_base_url(address), clean_token(token)
    if cleaned is None:
        raise BadTokenError(Message("there is no access token: paste it whole"))
    settings = replace(environment.settings, base_url=base_url, token_kept=False)
    return replace(environment, settings=settings, token=cleaned)


async def _ask_whether_good(service: Service) -> None:
    """Raises ServiceError where the token of the service's client is not, or nobody can tell."""
    try:
        await service.token_info()
    except RefusedError:  # a service that does not tell of tokens may still take them
        await service.guest_page(PageQuery(limit=1))


async def keep_sign_in(environment: Environment, *, saves_address: bool = True) -> bool:
    """Let the keyring keep the token of an environment that was accepted; whether it does.

    The settings hold the address and that. Where it does not, they hold the address all the same, unless
    not `saves_address`. Whoever goes away meanwhile leaves keyring and settings as they were. Another process
    may have paired the door or signed it out while the keyring waited: that stands whatever comes of this,
    and the token goes again. Raises StoreError or SettingsError.
    """
    with closing(await open_profile(environment, writable=True)):  # its key file names it to the keyring
        pass
    return await _keep(environment, saves_address=saves_address)


async def _keep(environment: Environment, *, saves_address: bool) -> bool:
    """The same, of a profile whose key file is there already."""
    home, address = environment.home, environment.settings.base_url
    before = await asyncio.to_thread(load_settings, home)
    ours = [replace(before, base_url=address, token_kept=True)]
    token: KeptToken | None = None
    try:
        await _save(home, ours[0])  # so that whatever is kept can be forgotten again
        token = await in_thread(lambda: KeptToken(home, address, environment.token))  # whose turn it is
        kept = await look_up(token.put, "keyring")
        if not kept:
            ours.append(replace(ours[0], token_kept=False) if saves_address else before)
            await _save(home, ours[-1], instead_of=ours)
    except asyncio.CancelledError:
        if token is None or token.give_up():
            with suppress(SettingsError):  # then a start asks the keyring, which has no token
                await _save(home, before, instead_of=ours)
        raise
    if kept and _sign_in_of(await asyncio.to_thread(load_settings, home)) != (address, True):
        await look_up(partial(forget_token, home), "keyring")
        raise StoreError(OVERTAKEN)
    return kept


def _sign_in_of(settings: Settings) -> tuple[str, bool]:
    """Of which service the settings expect a token in the keyring, if they do."""
    return settings.base_url, settings.token_kept


async def _save(home: Path, to_be: Settings, *, instead_of: Collection[Settings] = ()) -> None:
    """Let the settings name the service of those `to_be`, and expect a token as they do.

    `instead_of`: the settings are only changed where they say of both what one of these does; else another
    process changed them. Saved when it returns, or is cancelled: never late for whoever goes on. Raises
    SettingsError.
    """
    base_url, token_kept = _sign_in_of(to_be)
    ours = {_sign_in_of(one) for one in instead_of}

    def changed(settings: Settings) -> Settings:
        if ours and _sign_in_of(settings) not in ours:
            return settings
        return replace(settings, base_url=base_url, token_kept=token_kept)

    await in_thread(lambda: change_settings(home, changed))


def words_of(error: Exception) -> str:
    """What an error says, with what it is made of where that is a Message: a screen has its own words."""
    return error.args[0] if error.args and isinstance(error.args[0], Message) else str(error)


class TokensHere:
    """The tokens of a door that is open. Implements kiosk.engine.sign_in_here.GivenTokens."""

    def __init__(self, environment: Environment, tokens: GivenToken, clock: Clock) -> None:
        """`tokens` is what the door's requests are sent with."""
        self._environment, self._tokens, self._clock = environment, tokens, clock
        self._keeping = asyncio.Lock()

    async def take(self, token: str, found: Callable[[str], Awaitable[str | None]]) -> TakenToken:
        """See GivenTokens."""
        try:
            signed_in = _signed_in(self._environment, self._environment.settings.base_url, token)
            address, mark = signed_in.settings.base_url, signed_in.token_mark
            async with open_service_with(signed_in, None, self._clock) as service:
                await _ask_whether_good(service)
                account = await found(mark) or await account_of_token(service, address, mark)
        except UnauthorisedError as error:
            raise SignInRefusedError(REFUSED) from error
        except ServiceError as error:
            raise SignInRefusedError(error.text) from error
        except (BaseUrlError, BadTokenError) as error:
            raise SignInRefusedError(words_of(error)) from error
        self._environment = signed_in
        self._tokens.give(signed_in.token)
        return TakenToken(mark, account)

    async def keep(self) -> Keeping:
        """See GivenTokens. The settings go on naming the service that they name."""
        environment = self._environment
        async with self._keeping:  # one that was given up puts the settings back first
            try:
                named = (await asyncio.to_thread(load_settings, environment.home)).base_url
                if named and _is_elsewhere(named, environment.settings.base_url):
                    return Keeping.COMES_SECOND  # the keyring may have a token for that service
                if not await _keep(environment, saves_address=False):
                    return Keeping.NOT_TAKEN
            except (SettingsError, StoreError) as error:
                log.warning("the access token is not kept for the next start: %s", error)
                return Keeping.NOT_TAKEN
        return Keeping.COMES_SECOND if environment.starts_by_token else Keeping.KEPT


def _is_elsewhere(named: str, address: str) -> bool:
    """Whether settings that name this service say another than that of the address."""
    try:
        return check_base_url(named) != address
    except BaseUrlError:
        return True


async def sign_out(environment: Environment) -> bool:
    """Let the keyring forget the profile's token; whether it had one.

    Raises SettingsError, and StoreError where the keyring does not forget it, or could not be asked. Where
    none works on this machine, and none was ever given the token, there is nothing to forget.
    """
    home = environment.home
    settings = load_settings(home)
    try:
        had_one = await look_up(partial(forget_token, home), "keyring")
    except StoreError:
        if settings.token_kept or await look_up(used_keyring, "keyring") != NO_KEYRING:
            raise
        had_one = False
    if settings.token_kept:
        change_settings(home, lambda now: replace(now, token_kept=False))
    return had_one
