"""A door, assembled over its profile and its service."""

import asyncio
import random
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from uuid import uuid4

from msgspec.structs import replace

from kiosk.api.auth import GivenToken
from kiosk.api.base_url import check_base_url
from kiosk.bootstrap.environment import Environment, SystemClock
from kiosk.bootstrap.hub_joining import WaysToHubs, hub_address, hub_connector
from kiosk.bootstrap.opening import open_profile
from kiosk.bootstrap.service import (
    BAD_ADDRESS,
    BAD_TOKEN,
    NO_ADDRESS,
    NoService,
    paired_tokens,
    service_of,
)
from kiosk.bootstrap.sign_in import TokensHere
from kiosk.core.policy import Direction, DoorPolicy
from kiosk.engine.controller import DoorController
from kiosk.engine.counter import Counter
from kiosk.engine.door import DoorEngine
from kiosk.engine.errors import PolicyLostError
from kiosk.engine.events import AccountChanged, Events
from kiosk.engine.guest_list import GuestList
from kiosk.engine.handed_over import HandedOver, WriteHandover
from kiosk.engine.hub_here import HubHere, HubWays
from kiosk.engine.hub_pairing import hub_of
from kiosk.engine.hub_policy import HubPolicy
from kiosk.engine.link_watch import LinkWatch, WatchedService
from kiosk.engine.look_up import look_up
from kiosk.engine.office import DoorSignIn, OfficeTokens, OfficeWatch, pairing_of
from kiosk.engine.ports import Clock, Service
from kiosk.engine.retention import Retention
from kiosk.engine.session import DoorSetup, Session
from kiosk.engine.sign_in_here import GivenTokens, SignInHere
from kiosk.engine.staff_choices import remembered_door, remembered_on_duty
from kiosk.engine.store_ports import Store
from kiosk.engine.supervision import Supervision
from kiosk.engine.this_door import ThisDoor
from kiosk.engine.token_account import account_before
from kiosk.engine.uploader import Uploader
from kiosk.engine.venue import Connect, Venue
from kiosk.engine.waiting_guests import ScansUnderWay
from kiosk.store.handed_records import About
from kiosk.store.inspection import inspect_folder
from kiosk.store.profile import DATABASE_FILE, Profile

THREADS_TAKE_TURNS_S = 0.0005
"""How long one thread of Python may keep another waiting; a scan changes threads on its way to disk."""


def assemble(
    *,
    profile: Profile,
    service: Service,
    clock: Clock,
    events: Events,
    setup: DoorSetup,
    policy: DoorPolicy,
    policy_lost: bool = False,
    token_refused: bool = False,
    offline: bool = False,
    retention_days: float,
    delta_every_s: float,
    full_every_s: float,
    address: str = "",
    passphrase: str | None = None,
    office: OfficeTokens | None = None,
    given: GivenTokens | None = None,
    connect_hub: Connect | None = None,
    hub_ways: HubWays | None = None,
    jitter: Callable[[], float] = random.random,
    new_id: Callable[[], str] = lambda: str(uuid4()),
) -> DoorController:
    """A door over this profile and this service; nothing is read, written or started.

    Before its first scan `session.recall` takes up what is remembered. `token_refused`: it is known already
    that the service will not have the token. `offline`: the service is not waited for, nor asked. `address`:
    the service's as it is set, which a handover tells the other machine. `office`: the tokens of the pairing
    that `service` goes by, where it goes by one; `given`: those that it goes by where staff may give others.
    `connect_hub`: connects to the hub that the doors share, where there is one; `hub_ways`: how staff join
    one, where they may.
    """
    watch = LinkWatch(events, clock, jitter)
    watched = WatchedService(service, watch, clock, lambda: session.policy.budgets.confirm_ms / 1000)
    session = Session(setup, profile, watched, policy, policy_lost=policy_lost, refused=token_refused)
    scans = ScansUnderWay()
    guest_list = GuestList(profile, watched, session, clock, watch, events, scans)
    host = HubPolicy(profile, session, clock, events, lambda: str(uuid4()))
    venue = Venue(profile, session, clock, events, connect_hub, host.came)
    uploader = Uploader(
        profile, watched, session, clock, events, jitter, watch, scans, lambda: venue.together
    )
    sign_in = DoorSignIn(session, watch, guest_list, uploader)
    session.on_account_known(lambda is_another: events(AccountChanged(is_another=is_another)))
    return DoorController(
        store=profile,
        service=watched,
        session=session,
        clock=clock,
        events=events,
        watch=watch,
        guest_list=guest_list,
        uploader=uploader,
        door=DoorEngine(
            profile, session, clock, events, watch, guest_list, uploader, new_id, venue, offline=offline
        ),
        venue=venue,
        supervision=Supervision(profile, session, clock, uploader, new_id),
        retention=Retention(profile, watched, session, clock, retention_days),
        inspect_folder=lambda: inspect_folder(profile.folder, profile.folder / DATABASE_FILE, passphrase),
        write_handover=_handover_writer(profile, session, clock, address),
        office=OfficeWatch(office, sign_in, clock, events, jitter) if office is not None else None,
        sign_in_here=SignInHere(given, sign_in, session) if given is not None else None,
        this_door=ThisDoor(profile, session, clock, events, new_id),
        counter=Counter(profile, session, clock, events, new_id),
        hub_here=HubHere(profile, session, venue, hub_ways) if hub_ways is not None else None,
        delta_every_s=delta_every_s,
        full_every_s=full_every_s,
    )


@asynccontextmanager
async def open_door(
    environment: Environment,
    *,
    offline: bool = False,
    direction: Direction | None = None,
    rehearsal: bool = False,
    clock: Clock | None = None,
    opens_anyhow: bool = False,
) -> AsyncIterator[DoorController]:
    """A door assembled and open, its background work not started. Closes everything at the end.

    Without an access token it goes by those of the office that it is paired with, where it is.

    With `opens_anyhow`, and for what is done `offline`, an address that cannot be one counts as none, and a
    token that cannot as one that the service refused: the door works from what it holds. Raises StoreError,
    BaseUrlError or BadTokenError.
    """
    sys.setswitchinterval(THREADS_TAKE_TURNS_S)
    clock = clock or SystemClock()
    why = NO_ADDRESS
    opens_anyhow = opens_anyhow or offline
    if not environment.has_token_at_hand:
        await look_up(lambda: environment.access_token, "keyring")
    bad_token = opens_anyhow and not environment.token_can_be
    setup = door_setup(environment)
    if opens_anyhow and not environment.address_can_be:
        without = replace(environment.settings, base_url="")
        environment, why = replace(environment, settings=without), BAD_ADDRESS
    settings = environment.settings
    tokens = GivenToken(environment.access_token) if environment.has_address and not bad_token else None
    service = NoService(BAD_TOKEN) if bad_token else service_of(environment, clock, why, given=tokens)
    profile = await open_profile(environment, writable=True)
    given = TokensHere(environment, tokens, clock) if tokens is not None and not rehearsal else None
    office = None
    try:
        office = await paired_tokens(environment, profile, clock)
        if office is not None:
            service, given = service_of(environment, clock, why, office), None
        policy, policy_lost = DoorPolicy(), False
        try:
            policy = await profile.policies.get()
        except PolicyLostError:
            policy_lost = True
        name, way = await remembered_door(profile, settings.door, settings.direction)
        joined = hub_address(environment, None if rehearsal else await hub_of(profile))
        door = assemble(
            profile=profile,
            service=service,
            clock=clock,
            events=Events(),
            setup=replace(
                setup,
                door=name,
                direction=direction or way,
                on_duty=await remembered_on_duty(profile, settings.on_duty),
                rehearsal=rehearsal,
                address=settings.base_url.strip() and check_base_url(settings.base_url),
                paired=office is not None,
            ),
            policy=policy,
            policy_lost=policy_lost,
            token_refused=bad_token,
            offline=offline,
            retention_days=settings.retention_days,
            delta_every_s=settings.delta_every_s,
            full_every_s=settings.full_every_s,
            address=settings.base_url,
            passphrase=environment.passphrase,
            office=office,
            given=given,
            connect_hub=hub_connector(joined) if joined is not None else None,
            hub_ways=WaysToHubs(environment.hub) if not rehearsal else None,
        )
        await door.session.recall()
        try:
            yield door
        finally:
            await door.uploader.counted()
    finally:
        await service.aclose()
        if office is not None:
            await office.aclose()
        await asyncio.to_thread(profile.close)


def door_setup(environment: Environment) -> DoorSetup:
    """What this environment gives a door."""
    settings = environment.settings
    return DoorSetup(
        door=settings.door,
        run=uuid4().hex,
        token_mark=environment.token_mark,
        events=frozenset(settings.events),
        token_alone=environment.token_alone,
        on_duty_given=settings.on_duty,
        door_given=settings.door,
        direction_given=settings.direction,
    )


async def session_of(environment: Environment, profile: Store, policy: DoorPolicy) -> Session:
    """Whose list and which events a door of this environment would go by; nothing is asked or written.

    An address that cannot be one is passed over. Raises StoreError.
    """
    settings = environment.settings
    door, direction = await remembered_door(profile, settings.door, settings.direction)
    setup = replace(door_setup(environment), door=door, direction=direction)
    session = Session(setup, profile, NoService(), policy)
    await session.recall(writing=False)
    return session


async def account_of(environment: Environment, profile: Profile) -> str | None:
    """The account that the token was found to belong to before; None where nobody asked yet.

    Of a door that is paired, the one that was signed in last. Raises StoreError.
    """
    if not environment.access_token and await pairing_of(profile) is not None:
        return await account_before(profile) or None
    mark = environment.token_mark
    return await profile.notes.get(f"account:{mark}") if mark else None


def _handover_writer(profile: Profile, session: Session, clock: Clock, address: str) -> WriteHandover:
    async def write(file: Path, passphrase: str) -> HandedOver:
        about = About(clock.now(), session.setup.door, address, tuple(sorted(session.events)))
        counts = await profile.handovers.hand_over(file, passphrase, about)
        return HandedOver(file, counts["tickets"], counts["ledger"], counts["unsent"])

    return write
