"""Pairing a door with an office: what the office says is kept in the profile and its settings."""

import asyncio
import logging
import platform
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractContextManager, asynccontextmanager, closing, nullcontext, suppress
from functools import partial
from pathlib import Path
from uuid import uuid4

from msgspec import Struct
from msgspec.structs import replace

from kiosk.api.base_url import BaseUrlError, check_base_url
from kiosk.api.office import MOST_BYTES_OF_PAIRING, PairingAnswer
from kiosk.api.office import pair as pair_with
from kiosk.bootstrap.door import session_of
from kiosk.bootstrap.environment import Environment
from kiosk.bootstrap.opening import open_profile
from kiosk.bootstrap.service import runs_beside
from kiosk.core.message import Message
from kiosk.core.pairing import PairingLink
from kiosk.core.policy import ALL_EVENTS, Direction, DoorPolicy, PolicyError, policy_from_document
from kiosk.engine.atomic_file import cannot_be_written, write_atomically
from kiosk.engine.errors import StoreError
from kiosk.engine.look_up import look_up
from kiosk.engine.office import Pairing, keep_pairing, pairing_of
from kiosk.engine.pins import why_unusable
from kiosk.engine.policy_change import PolicySet, change_policy, set_policy
from kiosk.engine.ports import Clock
from kiosk.engine.staff_choices import EVENTS, remembered_door
from kiosk.engine.store_ports import Store
from kiosk.engine.to_the_end import ends, in_thread
from kiosk.settings import Settings, SettingsError, as_document, settings_from
from kiosk.settings_file import change_settings, load_settings
from kiosk.store.kept_token import forget_token

log = logging.getLogger(__name__)

KEYRING_WAITS = Message(
    "this machine's own token counts no more, but the keyring has not forgotten it yet: unlock it if it asks"
)
UNNAMED = Settings().door
ROOM_FILE = ".pairing.room"
ROOM_BYTES = 4 * MOST_BYTES_OF_PAIRING
"""An answer is written to the log and the file of the database, to the journal, and to the settings."""


class PairedDoor(Struct, frozen=True):
    """A door that is paired.

    `door`, `direction`: as it is called and passed now. `policy`: what became of the office's; None where it
    sent none.
    `policy_trouble`: why the office's policy was not set, empty where it was or there was none.
    `token_trouble`: why the keyring did not forget the token that went before, which counts no more.
    """

    answer: PairingAnswer
    settings: Settings
    door: str
    direction: Direction
    policy: PolicySet | None = None
    policy_trouble: str = ""
    token_trouble: str = ""


async def pair_door(
    environment: Environment,
    link: PairingLink,
    clock: Clock,
    new_nonce: Callable[[], str],
    *,
    store: Store | None = None,
    keeps_events: bool = True,
    office_port: int = 0,
    forgets_within_s: float | None = None,
    heard: Callable[[PairedDoor], None] = lambda _: None,
) -> PairedDoor:
    """Pair this profile with the office that shows the link; what the host set for this door is set.

    Where the host named no events, those of this profile stay, set or chosen by staff, if they are of the
    same service, and of no other office: wherever that is now and whichever certificate it has, it is known
    by its id, and one beside this door is the same where it was set up anew. Not `keeps_events`: not even
    then. `office_port`: where that office listens if `kiosk` is to start it beside this door. `store`: the
    profile, where it is open in this process already. `forgets_within_s`: for how long a keyring that is to
    forget a token is waited for; it may take minutes.

    Else the profile is opened first, and room made in it: a code is good for one use. Who goes away once the
    office has answered leaves a door that is paired: `heard` is told as soon as it is, whoever waits. Who
    goes away before may leave a code that is used, and no pairing. Raises StoreError, SettingsError,
    BaseUrlError or PairedOfficeError, and before the office is asked nothing has changed.
    """
    with nullcontext(store) if store is not None else await _opened(environment) as profile:
        before = await asyncio.to_thread(load_settings, environment.home)  # said before the code is used
        (named, _), held = await _called(profile, environment.settings), await pairing_of(profile)
        async with _room_kept(environment.home):
            name = named if named != UNNAMED else platform.node()
            answer = await pair_with(link, name, new_nonce(), clock, held=held)
        taking = asyncio.create_task(
            _take(
                environment, profile, held, answer, clock, keeps_events=keeps_events, office_port=office_port
            )
        )
        is_left = await ends(taking)
        try:
            paired = taking.result()
        except StoreError as error:
            if is_left:
                log.warning("nobody waits any more, and %s", error)
                raise asyncio.CancelledError from error
            raise
        heard(paired)
    forgetting = asyncio.create_task(_forget_token(environment.home, before))
    await asyncio.wait({forgetting}, timeout=0 if is_left else forgets_within_s)
    if is_left:
        raise asyncio.CancelledError
    return replace(paired, token_trouble=forgetting.result() if forgetting.done() else KEYRING_WAITS)


async def _opened(environment: Environment) -> AbstractContextManager[Store]:
    """The profile, until the end. Raises StoreError."""
    return closing(await open_profile(environment, writable=True))


async def _take(
    environment: Environment,
    profile: Store,
    paired: Pairing | None,
    answer: PairingAnswer,
    clock: Clock,
    *,
    keeps_events: bool,
    office_port: int,
) -> PairedDoor:
    """Set and keep what the office said. The door's rules first: without them nobody opens it.

    `paired`: the pairing of before.
    """
    settings, is_set, trouble = environment.settings, None, ""
    try:
        before = await asyncio.to_thread(load_settings, environment.home)
        at = before.base_url or environment.settings.base_url
        is_same_office = (
            paired is None
            or paired.office == answer.pairing.office
            or (bool(office_port) and runs_beside(paired, before.office_port))
        )
        is_the_same = keeps_events and is_same_office and is_same_service(at, answer.base_url)

        def set_now(now: Settings) -> Settings:
            stay = tuple(one for one in now.events if is_the_same or (keeps_events and one == ALL_EVENTS))
            return replace(_as_the_host_set_it(now, stay, answer), office_port=office_port)

        settings = set_now(before)
        settings_from(as_document(settings), "what the office sets")  # else no start could load them
        if answer.policy is not None:
            try:
                is_set = await set_policy(
                    _usable(policy_from_document(answer.policy)),
                    store=profile,
                    session_for=partial(session_of, replace(environment, settings=settings), profile),
                    clock=clock,
                    new_id=lambda: str(uuid4()),
                )
            except (PolicyError, StoreError) as error:
                trouble = error.text if isinstance(error, StoreError) else _mistake(error)
        settings = await _keep(environment, profile, answer, set_now, keeps_choice=is_the_same)
    except (StoreError, SettingsError) as error:
        if is_set is not None and is_set.before is not None:
            await _put_back(environment, profile, clock, is_set.before)
        raise StoreError(
            Message(
                "the code is used, and yet this door is not paired, because what the office said could"
                " not be kept ({why}): mend that, unpair the door at the office, and ask for a new code",
                why=_why(error),
            )
        ) from error
    door, direction = settings.door, Direction(settings.direction)
    with suppress(StoreError):  # it is paired, and called so unless staff named it since
        door, direction = await _called(profile, settings)
    return PairedDoor(answer, settings, door, direction, is_set, trouble)


async def _called(profile: Store, settings: Settings) -> tuple[str, Direction]:
    """What the door is called, and which way people pass: as staff set it on its screen, else as set up."""
    return await remembered_door(profile, settings.door, settings.direction)


async def _put_back(environment: Environment, profile: Store, clock: Clock, held: DoorPolicy) -> None:
    """Put the policy of before in force again: the door is not paired with the host of this one."""
    settings = replace(environment.settings, token_kept=False)  # else the keyring is asked
    try:
        setup = (await session_of(replace(environment, settings=settings), profile, held)).setup
        await change_policy(
            lambda _: held, store=profile, setup=setup, clock=clock, new_id=lambda: str(uuid4())
        )
    except StoreError as error:
        log.warning("the policy of before could not be put back: %s", error)


async def _forget_token(home: Path, before: Settings) -> str:
    """Let the keyring forget this machine's own token, which the settings hold no more; why it does not."""
    if before.token_kept:
        try:
            await look_up(partial(forget_token, home), "keyring")
        except StoreError as error:
            log.warning("the door is paired, and %s", error)
            return str(error)
    return ""


@asynccontextmanager
async def _room_kept(folder: Path) -> AsyncIterator[None]:
    """While it is open, room for all that an office may answer is taken on the disk; free again at its end.

    Raises StoreError where there is too little.
    """
    room = folder / ROOM_FILE
    try:
        try:  # random bytes, because some file systems give zeros no room
            await in_thread(lambda: write_atomically(room, secrets.token_bytes(ROOM_BYTES)))
        except OSError as error:
            raise cannot_be_written(room, error) from error
        yield
    finally:
        with suppress(OSError):  # it is only in the way, and the next pairing writes it anew
            room.unlink()  # at once: whoever waited for it could be cancelled, and lose the answer


async def _keep(
    environment: Environment,
    profile: Store,
    answer: PairingAnswer,
    set_now: Callable[[Settings], Settings],
    *,
    keeps_choice: bool,
) -> Settings:
    """Keep the pairing, then save what `set_now` makes of the settings, which are returned.

    Cut off between the two, the settings of before count: where they name no service, the first run begins
    anew, and those of another service have none of these tokens sent there. Raises StoreError or
    SettingsError, and then the pairing is the one of before too.

    A door that is open keeps preferences meanwhile, which stay. `keeps_choice`: whether the events that staff
    chose stay too.
    """
    before, chosen = await pairing_of(profile), await profile.notes.get(EVENTS)
    await keep_pairing(profile, answer.pairing)
    try:
        if chosen and not keeps_choice:
            await profile.notes.put(EVENTS, "")
        return await in_thread(lambda: change_settings(environment.home, set_now))
    except (StoreError, SettingsError):
        await keep_pairing(profile, before)
        if chosen:
            await profile.notes.put(EVENTS, chosen)
        raise


def _mistake(error: PolicyError) -> str:
    """Where it is says nothing to whoever stands at the door, in a language that may not be theirs."""
    return Message("the host has to mend a mistake there", command_line=str(error))


def _why(error: StoreError | SettingsError) -> str:
    """Of the profile's failures none of the words that are for whoever scans."""
    if isinstance(error, SettingsError):
        return str(error)
    return Message("the profile cannot be written; is the disk full?")


def _as_the_host_set_it(settings: Settings, stay: tuple[str, ...], answer: PairingAnswer) -> Settings:
    """What the host left open stays as it is here; `stay`: the events that do."""
    return replace(
        settings,
        base_url=answer.base_url,
        door=answer.door or settings.door,
        events=answer.events or stay,
        direction=answer.direction,
        token_kept=False,
    )


def is_same_service(before: str, base_url: str) -> bool:
    """Whether this service is the one of `before`, if that names one."""
    try:
        return not before or check_base_url(before) == check_base_url(base_url)
    except BaseUrlError:
        return False


def _usable(policy: DoorPolicy) -> DoorPolicy:
    """PolicyError where a PIN in it could not be looked at, or only at a cost that nobody can bear."""
    for one in policy.supervisors:
        if why := why_unusable(one.pin_hash):
            raise PolicyError(f"the PIN of {one.name}: {why}")
    return policy


async def forget_office(environment: Environment) -> bool:
    """Keep no pairing any more, and start no office beside this door; whether there was a pairing.

    What else is set stays, and so does the folder of an office that ran beside it. Cut off between the two,
    the pairing is still there to be forgotten. Raises StoreError or SettingsError.
    """
    home = environment.home
    with closing(await open_profile(environment, writable=True)) as profile:
        was_paired = await pairing_of(profile) is not None
        if (await asyncio.to_thread(load_settings, home)).office_port:
            await in_thread(lambda: change_settings(home, lambda now: replace(now, office_port=0)))
        await keep_pairing(profile, None)
    return was_paired
