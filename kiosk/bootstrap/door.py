"""The composition root: the only place that builds and wires parts, and that reads the clock."""

import asyncio
import hashlib
import random
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING
from uuid import uuid4

from platformdirs import user_data_path

from kiosk.api.auth import GivenToken
from kiosk.api.base_url import check_base_url
from kiosk.api.client import ServiceClient
from kiosk.api.no_service import NoService
from kiosk.core.policy import Direction
from kiosk.core.presence import How
from kiosk.engine.door import DoorEngine
from kiosk.engine.door_desk import DoorDesk, Events, Parts
from kiosk.engine.guestlist import GuestList
from kiosk.engine.link_watch import LinkWatch, WatchedService
from kiosk.engine.ports import Clock, Service
from kiosk.engine.session import DoorSetup, Session
from kiosk.engine.supervision import Supervision
from kiosk.engine.uploader import Uploader
from kiosk.settings import Settings, load_settings
from kiosk.store.profile import Profile

if TYPE_CHECKING:
    from kiosk.scanning.capture import CameraState as Seen
    from kiosk.scanning.frames import Code, Frame
    from kiosk.scanning.pipeline import Pipeline
    from kiosk.scanning.sources import FrameSource
    from kiosk.ui.camera_feed import CameraFeed
    from kiosk.ui.window import DoorWindow


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
        yield kiosk
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
        on_duty=settings.on_duty,
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
    parts = Parts(profile, session, clock, events, watch, guest_list, uploader, door, supervision)
    desk = DoorDesk(parts, delta_every_s=settings.delta_every_s, full_every_s=settings.full_every_s)
    return Kiosk(profile, watched, parts, desk)


def _token_mark(place: Surroundings) -> str:
    """Stands for the token at this address in the profile, without giving it away."""
    if not place.token or not place.settings.base_url.strip():
        return ""
    address = check_base_url(place.settings.base_url)
    return hashlib.sha256(f"{address}\n{place.token}".encode()).hexdigest()[:32]


@dataclass(frozen=True, slots=True)
class Screen:
    """The door screen with its camera, open and running."""

    window: "DoorWindow"
    pipeline: "Pipeline"


@asynccontextmanager
async def open_screen(
    kiosk: Kiosk, settings: Settings, source: "int | str | FrameSource"
) -> AsyncIterator[Screen]:
    """The door screen over a door: camera, list and outbox run until the end.

    Qt's application must be there and its loop must be the running one.
    """
    from kiosk.scanning.capture import Capture
    from kiosk.scanning.decoder import Cascade
    from kiosk.scanning.pipeline import Pipeline
    from kiosk.ui.bridge import Bridge
    from kiosk.ui.camera_feed import CameraFeed
    from kiosk.ui.tasks import Tasks
    from kiosk.ui.theme import Scheme, Theme
    from kiosk.ui.window import DoorWindow

    desk, scans, loop = kiosk.desk, Tasks(), asyncio.get_running_loop()

    async def scan(code: bytes) -> None:
        await desk.scan(code, How.CAMERA)

    def seen(codes: "Sequence[Code]", _taken_at_s: float) -> None:
        if codes:  # the most central code is the one that is held up
            loop.call_soon_threadsafe(lambda: scans.spawn("camera scan", scan(codes[0].data)))

    window = DoorWindow(Theme(Scheme(settings.theme)), rehearsal=desk.rehearsal, settle_s=settings.verdict_s)
    feed = CameraFeed(window)
    window.connect_camera(feed)
    bridge = Bridge(desk, window, kiosk.parts.clock.now)
    pipeline = Pipeline(Capture(source), Cascade(), seen, _preview_to(feed), _state_to(feed))
    await desk.start()
    bridge.start()
    pipeline.start()
    try:
        yield Screen(window, pipeline)
    finally:
        await asyncio.to_thread(pipeline.stop)
        await scans.close()
        await bridge.close()
        await desk.stop()
        window.close()
        window.deleteLater()


def _preview_to(feed: "CameraFeed") -> "Callable[[Frame, Sequence[Code]], None]":
    return lambda frame, codes: feed.offer(frame.image, [code.corners for code in codes])


def _state_to(feed: "CameraFeed") -> "Callable[[Seen], None]":
    from kiosk.scanning.capture import CameraStatus
    from kiosk.ui.camera_feed import CameraState

    shown = {
        CameraStatus.OPENING: CameraState.STARTING,
        CameraStatus.LIVE: CameraState.LIVE,
        CameraStatus.LOST: CameraState.LOST,
        CameraStatus.STOPPED: CameraState.ABSENT,
    }
    return lambda state: feed.say(shown[state.status], state.reason)
