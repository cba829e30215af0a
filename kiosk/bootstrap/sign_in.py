"""Signing in on one machine: an access token that the service has accepted, in this machine's keyring."""

import asyncio
from contextlib import closing
from dataclasses import replace
from functools import partial

from kiosk.api.auth import BadTokenError, clean_token
from kiosk.api.base_url import check_base_url
from kiosk.bootstrap.environment import Environment
from kiosk.bootstrap.service import open_profile, open_service_with
from kiosk.engine.errors import RefusedError, StoreError
from kiosk.engine.look_up import look_up
from kiosk.engine.ports import Clock
from kiosk.engine.records import PageQuery
from kiosk.settings import Settings, load_settings, save_settings
from kiosk.store.kept_token import keep_token


async def accepted(environment: Environment, address: str, token: str, clock: Clock) -> Environment:
    """The environment with this token at the service of this address, which was asked whether it is good.

    Nothing is kept. Raises ServiceError, BaseUrlError or BadTokenError.
    """
    base_url, cleaned = check_base_url(address), clean_token(token)
    if cleaned is None:
        raise BadTokenError("there is no access token: paste it whole")
    settings = replace(environment.settings, base_url=base_url, token_kept=False)
    signed_in = replace(environment, settings=settings, token=cleaned)
    async with open_service_with(signed_in, None, clock) as service:
        try:
            await service.token_info()
        except RefusedError:  # a service that does not tell of tokens may still take them
            await service.guest_page(PageQuery(limit=1))
    return signed_in


async def keep_sign_in(environment: Environment) -> bool:
    """Let the keyring keep the token of an environment that was accepted; whether it does.

    The settings hold the address and that. Raises StoreError or SettingsError.
    """
    home, settings = environment.home, environment.settings

    def save(*, kept: bool) -> None:
        at_home = load_settings(home)
        save_settings(home, replace(at_home, base_url=settings.base_url, token_kept=kept))

    with closing(await open_profile(environment, writable=True)):  # its key file names it to the keyring
        pass
    await asyncio.to_thread(save, kept=True)  # so that whatever is kept can be forgotten again
    keep = partial(keep_token, home, settings.base_url, environment.token)
    if not (kept := await look_up(keep, "keyring")):
        await asyncio.to_thread(save, kept=False)
    return kept


async def sign_out(environment: Environment) -> bool:
    """Let the keyring forget the profile's token; whether it had one.

    Raises SettingsError, and StoreError where the keyring does not forget it.
    """
    home = environment.home
    settings: Settings = await asyncio.to_thread(load_settings, home)
    forgotten = await look_up(partial(keep_token, home, "", ""), "keyring")
    if settings.token_kept and not forgotten:
        raise StoreError("the keyring does not forget the access token: unlock it, and try again")
    if settings.token_kept:
        await asyncio.to_thread(save_settings, home, replace(settings, token_kept=False))
    return settings.token_kept
