"""The first run, wired: what its steps do to the profile, the settings, the keyring and the service."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from functools import partial
from uuid import uuid4

from msgspec.structs import replace

from kiosk.api.auth import BadTokenError
from kiosk.api.base_url import BaseUrlError, check_base_url
from kiosk.bootstrap.door import open_door, session_of
from kiosk.bootstrap.environment import Environment
from kiosk.bootstrap.host_laptop import HostLaptop
from kiosk.bootstrap.office_beside import USUAL_PORT, OfficeBeside, own_redirect_uri
from kiosk.bootstrap.office_folder import office_folder
from kiosk.bootstrap.opening import open_profile
from kiosk.bootstrap.pairing import PairedDoor, pair_door
from kiosk.bootstrap.pairing_here import fingerprint_at
from kiosk.bootstrap.sign_in import REFUSED, accepted, keep_sign_in, words_of
from kiosk.core.message import Message
from kiosk.core.pairing import PairingLink
from kiosk.core.policy import ALL_EVENTS, Direction, DoorPolicy, PolicyError
from kiosk.engine.controller import DoorController
from kiosk.engine.errors import (
    KeyNotTakenError,
    NoPlaceForKeysError,
    PairedOfficeError,
    ServiceError,
    StoreError,
    UnauthorisedError,
)
from kiosk.engine.forecast import Alike
from kiosk.engine.policy_change import set_ticket_types
from kiosk.engine.ports import Clock
from kiosk.engine.records import EventHeld
from kiosk.engine.sign_in_here import SignInRefusedError
from kiosk.engine.this_door import DoorChoice, TypeHeld, types_held
from kiosk.engine.to_the_end import in_thread
from kiosk.settings import Settings, SettingsError
from kiosk.settings_file import change_settings
from kiosk.ui.first_run.steps import Application, StepFailedError

NO_PLACE_FOR_KEYS = Message(
    "this computer has no place for keys, and Kiosk keeps nothing without one: ask the host to set it up"
)
KEY_NOT_TAKEN = Message(
    "this computer's keyring does not take Kiosk's key: unlock it, or sign in as its user, and try again"
)
COUNT_EVERY_S = 0.5


class FirstRun:
    """Sets a profile up. Implements kiosk.ui.first_run.steps.NewDoor."""

    def __init__(self, environment: Environment, clock: Clock, office: OfficeBeside | None = None) -> None:
        """`office`: what runs the office on this machine, where the host wants that."""
        self._environment, self._clock = environment, clock
        self._laptop = HostLaptop(office or OfficeBeside(office_folder({})))
        self._policy = DoorPolicy()
        self._held: Sequence[Alike] = ()
        self._was_used = False
        self._types_before: tuple[str, ...] | None = None
        """What the door admitted before `use` changed it."""
        self.rules_trouble: str = ""
        self._taken: Environment | None = None
        """The sign-in that `use` took: no file holds its token."""

    @property
    def address(self) -> str:
        """See kiosk.ui.first_run.steps.NewDoor."""
        return self._environment.settings.base_url

    @property
    def choice(self) -> DoorChoice:
        """See kiosk.ui.first_run.steps.NewDoor."""
        settings = self._environment.settings
        return DoorChoice(
            settings.door,
            Direction(settings.direction),
            frozenset(settings.events or self._policy.events),
            frozenset(self._policy.ticket_types if self._types_before is None else self._types_before),
        )

    async def fingerprint(self, address: str) -> str:
        """See kiosk.ui.first_run.steps.NewDoor."""
        with _told():
            return await fingerprint_at(address)

    async def pair(self, link: PairingLink) -> None:
        """See kiosk.ui.first_run.steps.NewDoor."""
        with _told():
            self._begin_anew()
            await pair_door(
                self._environment,
                link,
                self._clock,
                lambda: secrets.token_hex(16),
                keeps_events=not self._was_used,  # those of another account say nothing
                heard=self._paired,
            )

    @property
    def redirect_uri(self) -> str:
        """See kiosk.ui.first_run.steps.NewDoor."""
        return own_redirect_uri(USUAL_PORT)

    async def open_office(self, application: Application) -> None:
        """See kiosk.ui.first_run.steps.NewDoor."""
        with _told():
            await self._laptop.open_office(application)

    async def pair_here(self, shown: Callable[[str, bool], None]) -> None:
        """See kiosk.ui.first_run.steps.NewDoor."""
        with _told():
            if not await self._laptop.sign_in.is_signed_in():
                await self._laptop.sign_in.sign_in(shown)
            await self._pair_with_laptop()

    async def finish_here(self) -> None:
        """See kiosk.ui.first_run.steps.NewDoor."""
        with _told():
            await self._laptop.sign_in.finish()
            await self._pair_with_laptop()

    async def _pair_with_laptop(self) -> None:
        self._begin_anew()
        await self._laptop.pair(
            self._environment, self._clock, keeps_events=not self._was_used, heard=self._paired
        )

    async def paste(self, address: str) -> None:
        """See kiosk.ui.first_run.steps.NewDoor."""
        with _told():
            await self._laptop.sign_in.paste(address)

    def leave_office(self) -> None:
        """See kiosk.ui.first_run.steps.NewDoor."""
        self._laptop.close()

    def _paired(self, paired: PairedDoor) -> None:
        self._taken = None  # its token would go before the office's
        self._environment = replace(self._environment, settings=paired.settings)
        self.rules_trouble = paired.policy_trouble
        if paired.policy is not None:
            self._policy, self._types_before = paired.policy.policy, None

    async def sign_in(self, address: str, token: str) -> None:
        """See kiosk.ui.first_run.steps.NewDoor. Nothing of it is kept before `use`."""
        with _told():
            self._begin_anew()
            signed_in = await accepted(self._environment, address, token, self._clock)
            with closing(await open_profile(signed_in, writable=True)):  # else no later step could be done
                pass
            settings = replace(signed_in.settings, events=())  # those of another account say nothing
            self._environment = replace(signed_in, settings=settings)

    def _begin_anew(self) -> None:
        """What was read for somebody else, and their token, count no more."""
        self._environment = replace(self._environment, token="")
        self._policy, self._held, self.rules_trouble = DoorPolicy(), (), ""

    async def read_list(self, told: Callable[[int], None]) -> tuple[EventHeld, ...]:
        """See kiosk.ui.first_run.steps.NewDoor."""
        with _told():
            held = await self._read(self._environment, told)
            chosen = self.choice.events
            if chosen and ALL_EVENTS not in chosen and not any(one.event.id in chosen for one in held):
                settings = replace(self._environment.settings, events=(ALL_EVENTS,))
                held = await self._read(replace(self._environment, settings=settings), told)
            return held

    async def _read(self, environment: Environment, told: Callable[[int], None]) -> tuple[EventHeld, ...]:
        """Read the list of the events that this environment names."""
        async with open_door(environment, clock=self._clock) as door:
            async with _counting(door, told):
                await door.guest_list.sync(full=True)
            self._policy = door.policy
            self._held = await door.store.guests.alike((await door.session.whose()).account)
            return tuple(await door.queries.events_held())

    def ticket_types(self, events: frozenset[str]) -> tuple[TypeHeld, ...]:
        """See kiosk.ui.first_run.steps.NewDoor."""
        return types_held(self._held, events)

    async def use(self, choice: DoorChoice) -> None:
        """See kiosk.ui.first_run.steps.NewDoor. The door's rules first: without them nobody opens it."""
        with _told():

            def chosen(settings: Settings) -> Settings:
                events = tuple(sorted(choice.events))
                return replace(
                    settings,
                    door=choice.door,
                    direction=choice.direction.value,
                    events=events,
                    office_port=0 if self._environment.token else settings.office_port,
                )

            self._environment = environment = replace(
                self._environment, settings=chosen(self._environment.settings)
            )
            was_changed = self._types_before is not None  # and the policy was perhaps not read since
            if was_changed or choice.ticket_types != frozenset(self._policy.ticket_types):
                await self._admit_only(choice.ticket_types)
            if environment.token:
                await keep_sign_in(environment)
                self._taken = environment
            home = environment.home
            self._was_used = True
            await in_thread(lambda: change_settings(home, chosen))

    def token_for(self, address: str) -> str:
        """The access token that was given and taken for the service of this address; empty for any other."""
        try:
            is_its_own = self._taken is not None and check_base_url(address) == self._taken.settings.base_url
        except BaseUrlError:
            return ""
        return self._taken.token if self._taken is not None and is_its_own else ""

    async def _admit_only(self, ticket_types: frozenset[str]) -> None:
        environment = self._environment
        with closing(await open_profile(environment, writable=True)) as profile:
            is_set = await set_ticket_types(
                ticket_types,
                store=profile,
                session_for=partial(session_of, environment, profile),
                clock=self._clock,
                new_id=lambda: str(uuid4()),
            )
        if self._types_before is None and is_set.before is not None:
            self._types_before = is_set.before.ticket_types
        self._policy = is_set.policy


@asynccontextmanager
async def _counting(door: DoorController, told: Callable[[int], None]) -> AsyncIterator[None]:
    """Meanwhile, tell now and then how many tickets are held."""

    async def count() -> None:
        while True:
            await asyncio.sleep(COUNT_EVERY_S)
            with suppress(StoreError):
                told(await door.store.guests.count())

    counting = asyncio.create_task(count(), name="counting tickets")
    try:
        yield
    finally:
        counting.cancel()
        await asyncio.gather(counting, return_exceptions=True)


@contextmanager
def _told() -> Iterator[None]:
    """What fails outside fails the step, in words for people. Raises StepFailedError."""
    try:
        yield
    except UnauthorisedError as error:
        raise StepFailedError(error.text if isinstance(error, PairedOfficeError) else REFUSED) from error
    except NoPlaceForKeysError as error:
        raise StepFailedError(NO_PLACE_FOR_KEYS) from error
    except KeyNotTakenError as error:
        raise StepFailedError(KEY_NOT_TAKEN) from error
    except (ServiceError, StoreError, SignInRefusedError) as error:
        raise StepFailedError(error.text) from error
    except (SettingsError, BaseUrlError, BadTokenError, PolicyError) as error:
        raise StepFailedError(words_of(error)) from error
