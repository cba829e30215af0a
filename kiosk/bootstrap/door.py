"""A door with its parts, wired; and the only place that reads the clock."""

import asyncio
import hashlib
import random
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from uuid import uuid4

from platformdirs import user_data_path

from kiosk.api.auth import GivenToken
from kiosk.api.base_url import check_base_url
from kiosk.api.client import ServiceClient
from kiosk.api.no_service import NoService
from kiosk.core.policy import Direction
from kiosk.engine.door import DoorEngine
from kiosk.engine.door_desk import DoorDesk
from kiosk.engine.guestlist import GuestList
from kiosk.engine.handed_over import HandedOver, WriteHandover
from kiosk.engine.link_watch import LinkWatch, WatchedService
from kiosk.engine.parts import Events, Parts
from kiosk.engine.ports import Clock, Service
from kiosk.engine.session import DoorSetup, Session, remembered_on_duty
from kiosk.engine.supervision import Supervision
from kiosk.engine.uploader import Uploader
from kiosk.settings import Settings, load_settings
from kiosk.store.handover import About
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
    if address := environment.get("KIOSK_BASE_URL"):
        settings = replace(settings, base_url=address)
    if door := environment.get("KIOSK_DOOR", "").strip():
        settings = replace(settings, door=door)
    if events := environment.get("KIOSK_EVENT_ID"):
        settings = replace(settings, events=tuple(e.strip() for e in events.split(",") if e.strip()))
    return Surroundings(
        home, settings, environment.get("KIOSK_TOKEN", ""), environment.get("KIOSK_PASSPHRASE") or None
    )


def open_profile(place: Surroundings, *, writable: bool) -> Profile:
    """The profile of these surroundings. Blocks. Raises StoreError."""
    return Profile.open(place.home, place.passphrase, writable=writable)


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


def _service(place: Surroundings, clock: Clock) -> ServiceClient | NoService:
    if not place.settings.base_url.strip():
        return NoService()
    return ServiceClient(place.settings.base_url, GivenToken(place.token), clock)


@asynccontextmanager
async def open_kiosk(
    place: Surroundings,
    *,
    offline: bool = False,
    direction: Direction | None = None,
    rehearsal: bool = False,
    clock: Clock | None = None,
) -> AsyncIterator[Kiosk]:
    """A door wired and open, its background work not started. Closes everything at the end.

    Raises StoreError, BaseUrlError or BadTokenError.
    """
    clock = clock or SystemClock()
    service = _service(place, clock)
    profile = await asyncio.to_thread(open_profile, place, writable=True)
    try:
        kiosk = await _wire(
            place, profile, service, clock, offline=offline, direction=direction, rehearsal=rehearsal
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
    *,
    offline: bool,
    direction: Direction | None,
    rehearsal: bool,
) -> Kiosk:
    settings = place.settings
    events = Events()
    policy = await profile.policy()
    watch = LinkWatch(events)
    watched = WatchedService(service, watch, clock, lambda: session.policy.budgets.confirm_ms / 1000)
    setup = DoorSetup(
        door=settings.door,
        run=uuid4().hex,
        token_mark=_token_mark(place),
        events=frozenset(settings.events),
        direction=direction or Direction(settings.direction),
        on_duty=await remembered_on_duty(profile, settings.on_duty),
        rehearsal=rehearsal,
    )
    session = Session(setup, profile, watched, policy)
    guest_list = GuestList(profile, watched, session, clock, watch, events)
    uploader = Uploader(profile, watched, session, clock, events, random.random)
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
    desk = DoorDesk(parts, delta_every_s=settings.delta_every_s, full_every_s=settings.full_every_s)
    return Kiosk(profile, watched, parts, desk)


def handover_writer(
    profile: Profile, setup: DoorSetup, service: str, session: Session, clock: Clock
) -> WriteHandover:
    """What writes this door's work into a file; `service` is the service's address."""

    async def write(file: Path, passphrase: str) -> HandedOver:
        about = About(clock.now(), setup.door, service, tuple(sorted(session.events)))
        counts = await profile.hand_over(file, passphrase, about)
        return HandedOver(file, counts["tickets"], counts["ledger"], counts["unsent"])

    return write


def _token_mark(place: Surroundings) -> str:
    """Stands for the token at this address in the profile, without giving it away."""
    if not place.token or not place.settings.base_url.strip():
        return ""
    address = check_base_url(place.settings.base_url)
    return hashlib.sha256(f"{address}\n{place.token}".encode()).hexdigest()[:32]
