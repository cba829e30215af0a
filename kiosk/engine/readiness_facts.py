"""Facts that tell whether a door is ready: about its folder, its profile and the link."""

import asyncio
from collections.abc import Collection, Sequence

from msgspec import Struct, field

from kiosk.core.message import Message
from kiosk.core.policy import ALL_EVENTS, Direction, DoorPolicy
from kiosk.core.retention import GuestsHeld
from kiosk.core.tickets import Event, Instant
from kiosk.core.verdict import DoorNow
from kiosk.engine.errors import (
    NotSetUpError,
    PairedOfficeError,
    RefusedError,
    ServiceError,
    UnauthorisedError,
)
from kiosk.engine.forecast import Forecast, forecast
from kiosk.engine.pins import unusable
from kiosk.engine.ports import Clock, Service
from kiosk.engine.records import Lost, OutboxCount, UnsentOf
from kiosk.engine.store_ports import Store

LINK_TIMEOUT_S = 10.0
LONGEST_NAME = 80
MOST_SCOPES = 20
TONIGHT_S = 12 * 3600.0


class FolderFacts(Struct, frozen=True):
    """The profile's folder. `write_trouble`: why nothing can be written there; empty where it can.

    `encrypted`: None while there is no database. `key_kept`: "passphrase", "keyring", or empty while there is
    no key. `keyring`: the keyring's name, empty where there is none. `set_aside`: names of damaged files.
    `keyring_trouble`: what the keyring answered that cannot be used, where it was there to be asked.
    `others_change`, `others_own`: what of the profile other users may write, or own; names in the folder.
    """

    path: str
    free_bytes: int
    write_trouble: str
    encrypted: bool | None
    key_kept: str
    keyring: str
    set_aside: tuple[str, ...]
    keyring_trouble: str = ""
    others_change: tuple[str, ...] = ()
    others_own: tuple[str, ...] = ()


class NoProfile(Struct, frozen=True):
    """There is no profile yet."""


class NotOpened(Struct, frozen=True):
    """The profile does not open: why, and what to do about it."""

    why: str
    mend: str = "a damaged profile is set aside and recovered when the door opens or at `kiosk sync`"


class Opened(Struct, frozen=True):
    """A profile that opens, and what it holds.

    `events`: those the door is for, none meaning that none is chosen. `held`: the events that tickets tell
    of. `tickets`: of the account that the door goes by; `of_others`: of every other, which no scan matches.
    `lists`: whether complete lists cover the events. `as_of`: how fresh these are. `retention_days`: how long
    guests are held after their event, 0 meaning for ever; `guests`: who is held of which event. `unsent`: how
    much of each account; `account`: the one that the door goes by, None where that is not known.
    `supervisors`: who has a PIN; `unusable_pins`: those of whom what is kept of it is damaged. `forecast`:
    what the door would say of each ticket; None where it judges none, or nobody said for which event it is.
    `elsewhere`: how many tickets that were shown here tonight had been scanned in before, and not here.
    """

    faults: tuple[str, ...]
    events: tuple[str, ...]
    held: tuple[Event, ...]
    tickets: int
    lists: bool
    as_of: Instant | None
    outbox: OutboxCount
    incidents: int
    retention_days: float = 0.0
    guests: tuple[GuestsHeld, ...] = ()
    unsent: tuple[UnsentOf, ...] = ()
    account: str | None = None
    of_others: int = 0
    supervisors: tuple[str, ...] = ()
    unusable_pins: tuple[str, ...] = ()
    lost: Lost = field(default_factory=Lost)
    forecast: Forecast | None = None
    elsewhere: int = 0


ProfileFacts = NoProfile | NotOpened | Opened


class NotReached(Struct, frozen=True):
    """The service did not answer as documented; the text says how."""

    why: str
    mend: str = "check the network and `kiosk settings get base_url`; the door works offline meanwhile"


class NotSetUp(Struct, frozen=True):
    """The service cannot be asked before somebody sets this machine up; the text says what is to be done."""

    why: str


class Reached(Struct, frozen=True):
    """The service answered. `token_trouble`: what it says against the token; `token_s`: how long it lasts.

    `user`: whose it is; empty where it has none, or nobody knows. `scopes`, `application`: what it is good
    for, and for which application, as far as the service says so.
    """

    took_s: float
    skew_s: float | None
    token_trouble: str = ""
    token_s: int | None = None
    user: str = ""
    scopes: tuple[str, ...] = ()
    application: str = ""


LinkFacts = NotReached | NotSetUp | Reached


async def examine_store(
    store: Store,
    events: Collection[str],
    faults: Sequence[str],
    retention_days: float,
    account: str,
    policy: DoorPolicy,
    direction: Direction,
    now: Instant,
) -> Opened:
    """What the profile holds of this account for these events, `ALL_EVENTS` among them or not.

    An empty account is one that nobody knows. Raises StoreError.
    """
    supervisors = policy.supervisors
    wanted = frozenset() if ALL_EVENTS in events else frozenset(events)
    covering = await store.lists.covering(wanted, account)
    tickets = await store.guests.count(account)
    lost = await store.policies.lost()
    held = tuple(one.event for one in await store.guests.events(account))
    is_decided = bool(events) or len(held) < 2
    is_judged = direction is Direction.ENTRY and is_decided and not lost.policy
    found = None
    if is_judged:
        door = DoorNow(policy, wanted, list_complete=bool(covering), records_lost=lost.records)
        found = forecast(await store.guests.alike(account, policy.stop_list), door, now)
    return Opened(
        faults=tuple(faults),
        events=tuple(sorted(events)),
        held=held,
        tickets=tickets,
        lists=bool(covering),
        as_of=min((state.as_of for state in covering if state.as_of is not None), default=None),
        outbox=await store.outbox.count(),
        incidents=len(await store.incidents.recorded(every=False)),
        retention_days=retention_days,
        guests=tuple(await store.retention.guests_held()),
        unsent=tuple(await store.outbox.unsent_by_account()),
        account=account or None,
        of_others=await store.guests.count() - tickets,
        supervisors=tuple(one.name for one in supervisors),
        unusable_pins=unusable(supervisors),
        lost=lost,
        forecast=found,
        elsewhere=await store.outbox.scanned_elsewhere(now - TONIGHT_S, now),
    )


def not_asked(why: str) -> NotReached:
    """The office has no token to ask the service with; `why` in its words."""
    return NotReached(Message("not asked: {why}", why=why), "see the check office")


async def examine_link(service: Service, clock: Clock) -> LinkFacts:
    """Ask the service about the token, and see how long that takes."""
    started = clock.monotonic()
    try:
        async with asyncio.timeout(LINK_TIMEOUT_S):
            info = await service.token_info()
    except TimeoutError:
        return NotReached(Message("no answer within {amount} s", amount=int(LINK_TIMEOUT_S)))
    except PairedOfficeError as error:
        if service.skew_s is None:  # there was no token to ask with
            return not_asked(error.text)
        return Reached(clock.monotonic() - started, service.skew_s, error.text)
    except (UnauthorisedError, RefusedError) as error:
        return Reached(
            clock.monotonic() - started, service.skew_s, error.text or Message("the token is refused")
        )
    except NotSetUpError as error:
        return NotSetUp(error.text)
    except ServiceError as error:
        return NotReached(error.text or type(error).__name__)
    took_s = clock.monotonic() - started
    return Reached(
        took_s,
        service.skew_s,
        "",
        info.expires_in_seconds,
        await _user_of(service),
        tuple(scope[:LONGEST_NAME] for scope in info.scopes[:MOST_SCOPES]),
        info.application_uid[:LONGEST_NAME],
    )


async def _user_of(service: Service) -> str:
    """Who is signed in; empty where the token has no user, or that could not be found out now."""
    try:
        async with asyncio.timeout(LINK_TIMEOUT_S):
            user = await service.current_user()
    except (TimeoutError, ServiceError):
        return ""
    return (" ".join(filter(None, (user.first_name, user.last_name))) or user.email)[:LONGEST_NAME]
