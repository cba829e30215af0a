"""Whether a door is ready: facts about the machine, the profile and the link, and what each means.

Asking is apart from deciding: `examine_*` ask ports for facts, `*_checks` decide over facts alone.
"""

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from kiosk.core.tickets import Event, Instant
from kiosk.engine.errors import RefusedError, ServiceError, UnauthorisedError
from kiosk.engine.ports import Clock, Service, Store
from kiosk.engine.records import OutboxCount

LEAST_FREE_BYTES = 500_000_000
OLDEST_LIST_S = 3600.0
OLDEST_UNSENT_S = 300.0
MOST_SKEW_S = 60.0
SLOW_S = 0.6
"""A service that takes longer keeps each guest waiting for its answer; see the policy's budgets."""
LEAST_TOKEN_S = 86_400.0
LINK_TIMEOUT_S = 10.0


@dataclass(frozen=True, slots=True)
class Check:
    """A line of `kiosk doctor`: what was looked at, whether it is as it should be, what to do if not."""

    check: str
    ok: bool
    detail: str
    mend: str = ""


@dataclass(frozen=True, slots=True)
class FolderFacts:
    """The profile's folder. `write_trouble`: why nothing can be written there; empty where it can.

    `encrypted`: None while there is no database. `key_kept`: "passphrase", "keyring", or empty while there is
    no key. `keyring`: the keyring's name, empty where there is none. `set_aside`: names of damaged files.
    """

    path: str
    free_bytes: int
    write_trouble: str
    encrypted: bool | None
    key_kept: str
    keyring: str
    set_aside: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NoProfile:
    """There is no profile yet."""


@dataclass(frozen=True, slots=True)
class NotOpened:
    """The profile does not open; the text says why."""

    why: str


@dataclass(frozen=True, slots=True)
class Opened:
    """A profile that opens, and what it holds.

    `events`: those the door is for, none meaning all. `known`: those of them that tickets tell of.
    `lists`: whether complete lists cover them. `as_of`: how fresh these are.
    """

    faults: tuple[str, ...]
    events: tuple[str, ...]
    known: tuple[Event, ...]
    tickets: int
    lists: bool
    as_of: Instant | None
    outbox: OutboxCount
    incidents: int


ProfileFacts = NoProfile | NotOpened | Opened


@dataclass(frozen=True, slots=True)
class NotReached:
    """The service did not answer as documented; the text says how."""

    why: str
    mend: str = "check the network and `kiosk settings get base_url`; the door works offline meanwhile"


@dataclass(frozen=True, slots=True)
class Reached:
    """The service answered. `token_trouble`: what it says against the token; `token_s`: how long it lasts."""

    took_s: float
    skew_s: float
    token_trouble: str = ""
    token_s: int | None = None


LinkFacts = NotReached | Reached


async def examine_store(store: Store, events: Sequence[str], faults: Sequence[str]) -> Opened:
    """What the profile holds for these events, else for its policy's. Raises StoreError."""
    chosen = tuple(events) or (await store.policy()).events
    covering = await store.covering(frozenset(chosen))
    return Opened(
        faults=tuple(faults),
        events=chosen,
        known=tuple(held.event for held in await store.events() if held.event.id in chosen),
        tickets=await store.ticket_count(),
        lists=bool(covering),
        as_of=min((state.as_of for state in covering if state.as_of is not None), default=None),
        outbox=await store.outbox_count(),
        incidents=len(await store.incidents(every=False)),
    )


async def examine_link(service: Service, clock: Clock) -> LinkFacts:
    """Ask the service about the token, and see how long that takes."""
    started = clock.monotonic()
    try:
        async with asyncio.timeout(LINK_TIMEOUT_S):
            info = await service.token_info()
    except TimeoutError:
        return NotReached(f"no answer within {LINK_TIMEOUT_S:.0f} s")
    except (UnauthorisedError, RefusedError) as error:
        return Reached(clock.monotonic() - started, service.skew_s, error.text or "the token is refused")
    except ServiceError as error:
        return NotReached(str(error) or type(error).__name__)
    return Reached(clock.monotonic() - started, service.skew_s, "", info.expires_in_seconds)


def folder_checks(folder: FolderFacts) -> Iterator[Check]:
    """Disk, encryption, key and keyring."""
    room = f"{folder.free_bytes / 1e9:.1f} GB free"
    if folder.write_trouble:
        detail = f"{folder.path} cannot be written: {folder.write_trouble}"
        yield Check(
            "disk", ok=False, detail=detail, mend="no scan can be recorded: make room, or mend the folder"
        )
    else:
        enough = folder.free_bytes >= LEAST_FREE_BYTES
        yield Check("disk", enough, room, "" if enough else "free some space before the doors open")
    match folder.encrypted:
        case None:
            yield Check("encryption", ok=True, detail="nothing is written yet; it will be encrypted")
        case True:
            yield Check("encryption", ok=True, detail="the database is encrypted")
        case False:
            mend = "move kiosk.db away: the next command makes an encrypted one"
            yield Check("encryption", ok=False, detail="the database is in plain bytes", mend=mend)
    yield _keyring_check(folder)
    if folder.set_aside:
        names = ", ".join(folder.set_aside)
        mend = "its ledger was recovered as far as it read; `kiosk purge` removes it when all is settled"
        yield Check("set_aside", ok=False, detail=f"a damaged profile was set aside: {names}", mend=mend)


def _keyring_check(folder: FolderFacts) -> Check:
    if folder.key_kept == "passphrase":
        return Check("keyring", ok=True, detail="the profile's key is behind a passphrase")
    if folder.keyring:
        return Check("keyring", ok=True, detail=f"the key is kept by {folder.keyring}")
    mend = "set KIOSK_PASSPHRASE, or unlock the keyring"
    return Check("keyring", ok=False, detail="this machine has no keyring that works", mend=mend)


def profile_checks(profile: ProfileFacts, now: Instant) -> Iterator[Check]:
    """Whether the profile opens, is sound, has its event and list, and has nothing left to do."""
    match profile:
        case NoProfile():
            yield Check("profile", ok=False, detail="there is none yet", mend="`kiosk sync` makes it")
            return
        case NotOpened(why):
            mend = "a damaged profile is set aside and recovered when the door opens or at `kiosk sync`"
            yield Check("profile", ok=False, detail=why, mend=mend)
            return
    yield Check("profile", ok=True, detail="it opens")
    sound = not profile.faults
    detail = "every page is sound" if sound else "; ".join(profile.faults[:3])
    yield Check("integrity", sound, detail, "" if sound else "restart Kiosk: it recovers what can be read")
    yield _event_check(profile, now)
    yield _list_check(profile, now)
    yield _unsent_check(profile.outbox, now)
    attention = profile.outbox.needs_attention
    mend = "`kiosk outbox` lists them; `kiosk outbox retry ID` or `dismiss ID --why TEXT`"
    yield Check("attention", not attention, f"{attention} check-ins need a person", mend if attention else "")
    mend = "`kiosk incidents` lists them; `kiosk incidents settle ID --why TEXT`" if profile.incidents else ""
    yield Check("incidents", not profile.incidents, f"{profile.incidents} open incidents", mend)


def _event_check(profile: Opened, now: Instant) -> Check:
    choose = "`kiosk events` lists them; `kiosk settings set events ID`"
    if not profile.events:
        return Check("event", ok=False, detail="none is chosen: tickets of every event go in", mend=choose)
    unknown = sorted(set(profile.events) - {event.id for event in profile.known})
    if unknown:
        detail = f"no ticket held is for {', '.join(unknown)}"
        return Check(
            "event", ok=False, detail=detail, mend="`kiosk sync`, or check the id with `kiosk events`"
        )
    names = ", ".join(f"{event.title} ({event.id})" for event in profile.known)
    if all(event.end is not None and event.end < now for event in profile.known):
        return Check("event", ok=False, detail=f"{names} is over", mend=choose)
    return Check("event", ok=True, detail=names)


def _list_check(profile: Opened, now: Instant) -> Check:
    held = f"{profile.tickets} tickets"
    if not profile.lists or profile.as_of is None:
        return Check("list", ok=False, detail=f"{held}, and the list is not complete", mend="`kiosk sync`")
    age_s = now - profile.as_of
    if age_s < -MOST_SKEW_S:
        mend = "set this machine's clock, then `kiosk sync`"
        return Check("list", ok=False, detail=f"{held}, as of a time that is still to come", mend=mend)
    detail = f"{held}, complete, {_long(max(age_s, 0.0))} old"
    return Check("list", age_s <= OLDEST_LIST_S, detail, "" if age_s <= OLDEST_LIST_S else "`kiosk sync`")


def _unsent_check(outbox: OutboxCount, now: Instant) -> Check:
    if not outbox.unsent or outbox.oldest is None:
        return Check("unsent", ok=True, detail="everything is sent")
    age_s = max(now - outbox.oldest, 0.0)
    detail = f"{outbox.unsent} check-ins are unsent, the oldest for {_long(age_s)}"
    fresh = age_s <= OLDEST_UNSENT_S
    return Check("unsent", fresh, detail, "" if fresh else "`kiosk outbox send`")


def link_checks(link: LinkFacts) -> Iterator[Check]:
    """The link, the clock and the token."""
    if isinstance(link, NotReached):
        yield Check("link", ok=False, detail=link.why, mend=link.mend)
        later = "ask again once the service is reached"
        yield Check("clock", ok=False, detail="not compared with the service's", mend=later)
        yield Check("token", ok=False, detail="not asked about", mend=later)
        return
    quick = link.took_s <= SLOW_S
    mend = "" if quick else "guests would wait for each answer: the door goes on without, and sends behind"
    yield Check("link", quick, f"the service answers in {link.took_s * 1000:.0f} ms", mend)
    near = abs(link.skew_s) <= MOST_SKEW_S
    direction = "behind" if link.skew_s > 0 else "ahead of"
    detail = f"{abs(link.skew_s):.0f} s {direction} the service's" if abs(link.skew_s) >= 1 else "agrees"
    yield Check("clock", near, detail, "" if near else "set this machine's clock")
    yield _token_check(link)


def _token_check(link: Reached) -> Check:
    if link.token_trouble:
        mend = "get a new access token and set KIOSK_TOKEN"
        return Check("token", ok=False, detail=link.token_trouble, mend=mend)
    if link.token_s is None:
        return Check("token", ok=True, detail="accepted; the service does not say for how long")
    lasts = link.token_s >= LEAST_TOKEN_S
    detail = f"{link.token_s / 86_400:.1f} days left"
    return Check("token", lasts, detail, "" if lasts else "get a new access token before the doors open")


def _long(seconds: float) -> str:
    if seconds < 120:
        return f"{seconds:.0f} s"
    if seconds < 7200:
        return f"{seconds / 60:.0f} min"
    return f"{seconds / 3600:.0f} h" if seconds < 172_800 else f"{seconds / 86_400:.0f} days"
