"""A door with its parts, wired; and the only place that reads the clock."""

import asyncio
import hashlib
import random
import sys
import threading
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from uuid import uuid4

from platformdirs import user_data_path

from kiosk.api.auth import BadTokenError, GivenToken, clean_token
from kiosk.api.base_url import BaseUrlError, check_base_url
from kiosk.api.client import ServiceClient
from kiosk.api.no_service import BAD_ADDRESS, BAD_TOKEN, NO_ADDRESS, NoService
from kiosk.core.policy import Direction, DoorPolicy
from kiosk.engine.door import DoorEngine
from kiosk.engine.door_desk import DoorDesk
from kiosk.engine.errors import PolicyLostError
from kiosk.engine.guestlist import GuestList
from kiosk.engine.handed_over import HandedOver, WriteHandover
from kiosk.engine.link_watch import LinkWatch, WatchedService
from kiosk.engine.look_up import look_up
from kiosk.engine.parts import Events, Parts
from kiosk.engine.ports import Clock, Service
from kiosk.engine.retention import Retention
from kiosk.engine.session import DoorSetup, Session, remembered_on_duty
from kiosk.engine.supervision import Supervision
from kiosk.engine.uploader import Uploader
from kiosk.settings import Settings, SettingsError, is_text, load_settings
from kiosk.store.handed_records import About
from kiosk.store.inspection import inspect_folder
from kiosk.store.profile import DATABASE_FILE, Profile


class SystemClock:
    """This machine's clocks."""

    def now(self) -> float:
        """See engine.ports.Clock."""
        return time.time()  # noqa: TID251 - here the clock is read for everybody

    def monotonic(self) -> float:
        """See engine.ports.Clock."""
        return time.monotonic()


@dataclass(frozen=True, slots=True)
class Surroundings:
    """Where the program runs: the profile's folder, its settings, and what the environment gives.

    `token` and `passphrase` are never stored; their text is kept out of representations.
    """

    home: Path
    settings: Settings
    token: str = ""
    passphrase: str | None = None

    def __repr__(self) -> str:
        """Without secrets."""
        return f"Surroundings(home={str(self.home)!r})"


def surroundings(environment: Mapping[str, str]) -> Surroundings:
    """What KIOSK_HOME, KIOSK_BASE_URL, KIOSK_TOKEN, KIOSK_EVENT_ID, KIOSK_DOOR and KIOSK_PASSPHRASE say.

    They go before the profile's own settings. Raises SettingsError.
    """
    home = Path(environment.get("KIOSK_HOME") or user_data_path("kiosk", appauthor=False)).expanduser()
    settings = load_settings(home)
    if address := _said(environment, "KIOSK_BASE_URL"):
        settings = replace(settings, base_url=address)
    if door := _said(environment, "KIOSK_DOOR").strip():
        settings = replace(settings, door=door)
    if events := _said(environment, "KIOSK_EVENT_ID"):
        settings = replace(settings, events=tuple(e.strip() for e in events.split(",") if e.strip()))
    token, passphrase = _said(environment, "KIOSK_TOKEN"), _said(environment, "KIOSK_PASSPHRASE")
    return Surroundings(home, settings, token, passphrase or None)


def _said(environment: Mapping[str, str], name: str) -> str:
    """What a variable says. Raises SettingsError for what is no text: nothing that holds it could be kept."""
    said = environment.get(name, "")
    if not is_text(said):
        raise SettingsError(f"{name} holds bytes that are not UTF-8: set it again; nothing was changed")
    return said


async def profile_of(place: Surroundings, *, writable: bool) -> Profile:
    """The profile of these surroundings, open. Raises StoreError.

    Who is cancelled meanwhile is not kept waiting, for a keyring that asks for its password may take minutes;
    what is opened for nobody is closed again.
    """
    given_up = threading.Event()

    def opened() -> Profile:
        profile = Profile.open(place.home, place.passphrase, writable=writable)
        if given_up.is_set():
            profile.close()
        return profile

    try:
        return await look_up(opened, "profile")
    except asyncio.CancelledError:
        given_up.set()
        raise


@dataclass(frozen=True, slots=True)
class Kiosk:
    """A door with all its parts, open."""

    profile: Profile
    service: Service
    parts: Parts
    desk: DoorDesk


@asynccontextmanager
async def open_service(place: Surroundings, clock: Clock | None = None) -> AsyncIterator[Service]:
    """The client of the service alone, for what needs no profile.

    Raises BaseUrlError for an address that cannot be one, BadTokenError for such a token.
    """
    service = _service(place, clock or SystemClock())
    try:
        yield service
    finally:
        await service.aclose()


def _address_can_be(place: Surroundings) -> bool:
    try:
        return bool(check_base_url(place.settings.base_url))
    except BaseUrlError:
        return not place.settings.base_url.strip()


def _token_can_be(place: Surroundings) -> bool:
    try:
        clean_token(place.token)
    except BadTokenError:
        return False
    return True


def _service(place: Surroundings, clock: Clock, why_none: str = NO_ADDRESS) -> ServiceClient | NoService:
    if not place.settings.base_url.strip():
        return NoService(why_none)
    return ServiceClient(place.settings.base_url, GivenToken(place.token), clock)


THREADS_TAKE_TURNS_S = 0.0005
"""How long one thread of Python may keep another waiting; a scan changes threads on its way to disk."""


@asynccontextmanager
async def open_kiosk(
    place: Surroundings,
    *,
    offline: bool = False,
    direction: Direction | None = None,
    rehearsal: bool = False,
    clock: Clock | None = None,
    opens_anyhow: bool = False,
) -> AsyncIterator[Kiosk]:
    """A door wired and open, its background work not started. Closes everything at the end.

    With `opens_anyhow`, and for what is done `offline`, an address that cannot be one counts as none, and a
    token that cannot as one that the service refused: the door works from what it holds. Raises StoreError,
    BaseUrlError or BadTokenError.
    """
    sys.setswitchinterval(THREADS_TAKE_TURNS_S)
    clock = clock or SystemClock()
    why = NO_ADDRESS
    opens_anyhow = opens_anyhow or offline
    bad_token = opens_anyhow and not _token_can_be(place)
    mark = _token_mark(place)
    if opens_anyhow and not _address_can_be(place):
        place, why = replace(place, settings=replace(place.settings, base_url="")), BAD_ADDRESS
    service = NoService(BAD_TOKEN) if bad_token else _service(place, clock, why)
    profile = await profile_of(place, writable=True)
    try:
        kiosk = await _wire(
            place,
            profile,
            service,
            clock,
            mark,
            bad_token=bad_token,
            offline=offline,
            direction=direction,
            rehearsal=rehearsal,
        )
        try:
            yield kiosk
        finally:
            await kiosk.parts.uploader.counted()
    finally:
        await service.aclose()
        await asyncio.to_thread(profile.close)


async def _wire(
    place: Surroundings,
    profile: Profile,
    service: ServiceClient | NoService,
    clock: Clock,
    token_mark: str,
    *,
    bad_token: bool,
    offline: bool,
    direction: Direction | None,
    rehearsal: bool,
) -> Kiosk:
    settings = place.settings
    events = Events()
    policy, policy_lost = DoorPolicy(), False
    try:
        policy = await profile.policies.get()
    except PolicyLostError:
        policy_lost = True
    watch = LinkWatch(events, clock, random.random)
    watched = WatchedService(service, watch, clock, lambda: session.policy.budgets.confirm_ms / 1000)
    setup = replace(
        _setup(place, token_mark),
        direction=direction or Direction(settings.direction),
        on_duty=await remembered_on_duty(profile, settings.on_duty),
        rehearsal=rehearsal,
        address=settings.base_url.strip() and check_base_url(settings.base_url),
    )
    session = Session(setup, profile, watched, policy, policy_lost=policy_lost, refused=bad_token)
    await session.recall()
    guest_list = GuestList(profile, watched, session, clock, watch, events)
    uploader = Uploader(profile, watched, session, clock, events, random.random, watch)
    door = DoorEngine(
        profile,
        session,
        clock,
        events,
        watch,
        guest_list,
        uploader,
        lambda: str(uuid4()),
        offline=offline,
    )
    supervision = Supervision(profile, session, clock, uploader, lambda: str(uuid4()))
    parts = Parts(
        profile,
        watched,
        session,
        clock,
        events,
        watch,
        guest_list,
        uploader,
        door,
        supervision,
        lambda: inspect_folder(place.home, place.home / DATABASE_FILE, place.passphrase),
        handover_writer(profile, setup, settings.base_url, session, clock),
    )
    desk = DoorDesk(
        parts,
        Retention(profile, watched, session, clock, settings.retention_days),
        delta_every_s=settings.delta_every_s,
        full_every_s=settings.full_every_s,
    )
    return Kiosk(profile, watched, parts, desk)


def _setup(place: Surroundings, token_mark: str) -> DoorSetup:
    """What these surroundings give a door."""
    return DoorSetup(
        door=place.settings.door,
        run=uuid4().hex,
        token_mark=token_mark,
        events=frozenset(place.settings.events),
        token_alone=hashlib.sha256(place.token.encode()).hexdigest()[:32] if place.token else "",
        on_duty_given=place.settings.on_duty,
    )


async def session_of(place: Surroundings, profile: Profile, policy: DoorPolicy) -> Session:
    """Whose list and which events a door of these surroundings would go by; nothing is asked or written.

    An address that cannot be one is passed over. Raises StoreError.
    """
    session = Session(_setup(place, _token_mark(place)), profile, NoService(), policy)
    await session.recall(writing=False)
    return session


def handover_writer(
    profile: Profile, setup: DoorSetup, service: str, session: Session, clock: Clock
) -> WriteHandover:
    """What writes this door's work into a file; `service` is the service's address."""

    async def write(file: Path, passphrase: str) -> HandedOver:
        about = About(clock.now(), setup.door, service, tuple(sorted(session.events)))
        counts = await profile.handovers.hand_over(file, passphrase, about)
        return HandedOver(file, counts["tickets"], counts["ledger"], counts["unsent"])

    return write


async def account_of(place: Surroundings, profile: Profile) -> str | None:
    """The account that the token was found to belong to before; None where nobody asked yet.

    Raises StoreError, BaseUrlError.
    """
    mark = _token_mark(place)
    return await profile.notes.get(f"account:{mark}") if mark else None


def _token_mark(place: Surroundings) -> str:
    """Stands for the token at this address in the profile, without giving it away.

    Where the address cannot be one, too: the token may be anybody's then.
    """
    if not place.token or not place.settings.base_url.strip():
        return ""
    try:
        address = check_base_url(place.settings.base_url)
    except BaseUrlError:
        address = place.settings.base_url
    return hashlib.sha256(f"{address}\n{place.token}".encode()).hexdigest()[:32]
