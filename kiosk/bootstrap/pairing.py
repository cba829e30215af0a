"""Pairing a door with an office: what the office says is kept in the profile and its settings."""

import platform
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, replace
from functools import partial
from uuid import uuid4

from kiosk.api.office import PairingAnswer
from kiosk.api.office import pair as pair_with
from kiosk.bootstrap.door import open_profile, session_of
from kiosk.bootstrap.environment import Environment
from kiosk.core.pairing import PairingLink
from kiosk.core.policy import DoorPolicy, PolicyError, policy_from_document
from kiosk.engine.office import keep_pairing, pairing_of
from kiosk.engine.pins import why_unusable
from kiosk.engine.policy_change import PolicySet, set_policy
from kiosk.engine.ports import Clock
from kiosk.settings import Settings, load_settings, save_settings

UNNAMED = Settings().door


@dataclass(frozen=True, slots=True)
class PairedDoor:
    """A door that is paired. `policy`: what became of the office's; None where it sent none.

    `policy_trouble`: why the office's policy was not set, empty where it was or there was none.
    """

    answer: PairingAnswer
    settings: Settings
    policy: PolicySet | None = None
    policy_trouble: str = ""


async def pair_door(
    environment: Environment, link: PairingLink, clock: Clock, new_nonce: Callable[[], str]
) -> PairedDoor:
    """Pair this profile with the office that shows the link; what the host set for this door is set.

    The profile is opened first: a code is good for one use. Raises StoreError, SettingsError, BaseUrlError or
    PairedOfficeError, and before the office is asked nothing has changed.
    """
    with closing(await open_profile(environment, writable=True)) as profile:
        load_settings(environment.home)  # a file that cannot be used is said before the code is
        named = environment.settings.door
        answer = await pair_with(link, named if named != UNNAMED else platform.node(), new_nonce(), clock)
        await keep_pairing(profile, answer.pairing)
        settings = _as_the_host_set_it(load_settings(environment.home), answer)
        save_settings(environment.home, settings)
        if answer.policy is None:
            return PairedDoor(answer, settings)
        try:
            policy = _usable(policy_from_document(answer.policy))
        except PolicyError as error:
            return PairedDoor(answer, settings, policy_trouble=str(error))
        is_set = await set_policy(
            policy,
            store=profile,
            session_for=partial(session_of, replace(environment, settings=settings), profile),
            clock=clock,
            new_id=lambda: str(uuid4()),
        )
    return PairedDoor(answer, settings, is_set)


def _as_the_host_set_it(settings: Settings, answer: PairingAnswer) -> Settings:
    """What the host left open stays as it is here."""
    return replace(
        settings,
        base_url=answer.base_url,
        door=answer.door or settings.door,
        events=answer.events or settings.events,
        direction=answer.direction,
    )


def _usable(policy: DoorPolicy) -> DoorPolicy:
    """PolicyError where a PIN in it could not be looked at, or only at a cost that nobody can bear."""
    for one in policy.supervisors:
        if why := why_unusable(one.pin_hash):
            raise PolicyError(f"the PIN of {one.name}: {why}")
    return policy


async def forget_office(environment: Environment) -> bool:
    """Keep no pairing any more; whether there was one. What else is set stays. Raises StoreError."""
    with closing(await open_profile(environment, writable=True)) as profile:
        was_paired = await pairing_of(profile) is not None
        await keep_pairing(profile, None)
    return was_paired
