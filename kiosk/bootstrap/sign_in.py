"""Signing in on one machine: an access token that the service has accepted, in this machine's keyring."""

import asyncio
from contextlib import closing
from dataclasses import dataclass, replace
from functools import partial

from kiosk.api.auth import BadTokenError, clean_token
from kiosk.api.base_url import check_base_url
from kiosk.bootstrap.door import open_profile, open_service_with
from kiosk.bootstrap.environment import Environment
from kiosk.engine.look_up import look_up
from kiosk.engine.ports import Clock
from kiosk.settings import load_settings, save_settings
from kiosk.store.kept_token import keep_token


@dataclass(frozen=True, slots=True)
class SignedIn:
    """A profile that goes by a token from now on. `kept`: whether the keyring has it for the next start."""

    environment: Environment
    kept: bool


async def sign_in(environment: Environment, address: str, token: str, clock: Clock) -> SignedIn:
    """Keep a token for the service of this address, which is asked first whether it is good.

    The settings hold the address and whether the keyring has the token. Raises ServiceError, StoreError,
    SettingsError, BaseUrlError or BadTokenError, and then nothing has changed.
    """
    base_url, cleaned = check_base_url(address), clean_token(token)
    if cleaned is None:
        raise BadTokenError("there is no access token: paste it whole")
    home = environment.home
    settings = replace(await asyncio.to_thread(load_settings, home), base_url=base_url, token_kept=False)
    signed_in = replace(environment, settings=settings, token=cleaned)
    async with open_service_with(signed_in, None, clock) as service:
        await service.token_info()
    with closing(await open_profile(signed_in, writable=True)):  # its key file names it to the keyring
        kept = await look_up(partial(keep_token, home, base_url, cleaned), "keyring")
    settings = replace(settings, token_kept=kept)
    await asyncio.to_thread(save_settings, home, settings)
    return SignedIn(replace(signed_in, settings=settings), kept)


async def sign_out(environment: Environment) -> bool:
    """Let the keyring forget the profile's token; whether it had one. Raises SettingsError."""
    home = environment.home
    settings = await asyncio.to_thread(load_settings, home)
    if not settings.token_kept:
        return False
    await look_up(partial(keep_token, home, "", ""), "keyring")
    await asyncio.to_thread(save_settings, home, replace(settings, token_kept=False))
    return True
