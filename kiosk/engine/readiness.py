"""Whether a door is ready: facts about the machine, the profile and the link, and what each means.

Asking is apart from deciding: `examine_*` ask ports for facts, `*_checks` decide over facts alone.
"""

from collections.abc import Iterator, Sequence
from shlex import quote

from msgspec import Struct

from kiosk.core.message import Age, Message
from kiosk.core.policy import ALL_EVENTS
from kiosk.core.retention import next_due
from kiosk.core.tickets import Instant
from kiosk.engine.forecast import Forecast, told
from kiosk.engine.readiness_facts import (
    FolderFacts,
    NoProfile,
    NotOpened,
    Opened,
    ProfileFacts,
)
from kiosk.engine.records import Lost, UnsentOf

LEAST_FREE_BYTES = 500_000_000
OLDEST_LIST_S = 3600.0
OLDEST_UNSENT_S = 300.0
MOST_SKEW_S = 60.0
LATE_PURGE_S = 3 * 86_400.0
"""Guests who are held for so long after they were due are a finding."""


class Check(Struct, frozen=True):
    """A line of `kiosk doctor`: what was looked at, whether it is as it should be, what to do if not.

    `detail`: what was found, a Message but where it is somebody else's text. `mend`: for the command line,
    where it is no Message: screens know what to do about each check, and say a Message instead.
    """

    check: str
    ok: bool
    detail: str
    mend: str = ""


def folder_checks(folder: FolderFacts) -> Iterator[Check]:
    """Disk, who else gets at the folder, encryption, key and keyring."""
    room = Message("{amount} GB free", amount=round(folder.free_bytes / 1e9, 1))
    if folder.write_trouble:
        detail = Message("{path} cannot be written: {why}", path=folder.path, why=folder.write_trouble)
        yield Check(
            "disk", ok=False, detail=detail, mend="no scan can be recorded: make room, or mend the folder"
        )
    else:
        enough = folder.free_bytes >= LEAST_FREE_BYTES
        yield Check("disk", enough, room, "" if enough else "free some space before the doors open")
    yield from _access_checks(folder)
    match folder.encrypted:
        case None:
            yield Check("encryption", ok=True, detail=Message("nothing is written yet; it will be encrypted"))
        case True:
            yield Check("encryption", ok=True, detail=Message("the database is encrypted"))
        case False:
            mend = "move kiosk.db away: the next command makes an encrypted one"
            yield Check("encryption", ok=False, detail=Message("the database is in plain bytes"), mend=mend)
    yield _keyring_check(folder)
    if folder.set_aside:
        names = ", ".join(folder.set_aside)
        mend = "its ledger was recovered as far as it read; `kiosk purge` removes it when all is settled"
        yield Check(
            "set_aside",
            ok=False,
            detail=Message("a damaged profile was set aside: {names}", names=names),
            mend=mend,
        )


def _access_checks(folder: FolderFacts) -> Iterator[Check]:
    """Said only where the profile is not its user's alone."""
    if folder.others_own:
        names = ", ".join(folder.others_own)
        detail = Message("{names} belongs to another user of this machine", names=names)
        mend = f"sign in as that user, or set KIOSK_HOME to a folder of your own; now it is {folder.path}"
        yield Check("access", ok=False, detail=detail, mend=mend)
    elif folder.others_change:
        names = ", ".join(folder.others_change)
        detail = Message("other users of this machine may change {names}", names=names)
        mend = f"take that away from them: `chmod -R go-rwx {quote(folder.path)}`"
        yield Check("access", ok=False, detail=detail, mend=mend)


def _keyring_check(folder: FolderFacts) -> Check:
    if folder.key_kept == "passphrase":
        return Check("keyring", ok=True, detail=Message("the profile's key is behind a passphrase"))
    if folder.keyring:
        return Check("keyring", ok=True, detail=Message("the key is kept by {name}", name=folder.keyring))
    detail = Message("this machine has no keyring that works")
    if folder.keyring_trouble:
        detail = Message("this machine's keyring does not work: {why}", why=folder.keyring_trouble)
    mend = "set KIOSK_PASSPHRASE, or unlock the keyring"
    if folder.key_kept:
        mend = "unlock the keyring, or restart this machine: only the keyring opens this profile"
    return Check("keyring", ok=False, detail=detail, mend=mend)


def profile_checks(profile: ProfileFacts, now: Instant) -> Iterator[Check]:
    """Whether the profile opens, is sound, has its event and list, and has nothing left to do."""
    match profile:
        case NoProfile():
            yield Check(
                "profile", ok=False, detail=Message("there is none yet"), mend="`kiosk sync` makes it"
            )
            return
        case NotOpened(why, mend):
            yield Check("profile", ok=False, detail=why, mend=mend)
            return
    yield Check("profile", ok=True, detail=Message("it opens"))
    sound = not profile.faults
    detail = Message("every page is sound") if sound else "; ".join(profile.faults[:3])
    yield Check("integrity", sound, detail, "" if sound else "restart Kiosk: it recovers what can be read")
    yield from _lost_checks(profile.lost)
    if not profile.lost.policy:
        yield _pins_check(profile)
    yield _event_check(profile, now)
    yield _list_check(profile, now)
    if profile.forecast is not None:
        yield from _forecast_checks(profile.forecast)
    if profile.of_others:
        detail = Message(
            "{n} tickets of other accounts are held too; no scan goes by them", n=profile.of_others
        )
        yield Check("other_accounts", ok=True, detail=detail)
    yield _unsent_check(profile, now)
    if profile.account is not None:
        yield from _account_checks(profile.unsent, profile.account)
    attention = profile.outbox.needs_attention
    mend = "`kiosk outbox` lists them; `kiosk outbox retry ID` or `dismiss ID --why TEXT`"
    yield Check(
        "attention",
        not attention,
        Message("{n} check-ins need a person", n=attention),
        mend if attention else "",
    )
    mend = "`kiosk incidents` lists them; `kiosk incidents settle ID --why TEXT`" if profile.incidents else ""
    yield Check("incidents", not profile.incidents, Message("{n} open incidents", n=profile.incidents), mend)
    yield _retention_check(profile, now)


def _lost_checks(lost: Lost) -> Iterator[Check]:
    """Said only where something was lost."""
    if lost.policy:
        detail = Message("the door's rules were lost with a damaged file: everybody is referred")
        yield Check("policy", ok=False, detail=detail, mend="`kiosk policy set FILE`")
    if lost.records:
        detail = Message("some of what was recorded is lost: whoever would go in is referred")
        mend = "`kiosk incidents` says what is known; `kiosk incidents settle ID --why TEXT` ends it"
        yield Check("records", ok=False, detail=detail, mend=mend)


def _pins_check(profile: Opened) -> Check:
    """That nobody has a PIN keeps no guest out, and may be meant: a door is ready without."""
    if not profile.supervisors:
        detail = Message(
            "nobody has a PIN: nobody can override, and the manager's menu opens for everybody;"
            " set one there, under “This door”"
        )
        return Check("pins", ok=True, detail=detail)
    if profile.unusable_pins:
        names = ", ".join(profile.unusable_pins)
        detail = Message("what is kept of the PIN of {names} is damaged", names=names)
        return Check("pins", ok=False, detail=detail, mend="`kiosk pin set NAME` sets it anew")
    detail = Message(
        "{n} supervisors have a PIN; a profile put back from a copy ends a lock-out",
        n=len(profile.supervisors),
    )
    return Check("pins", ok=True, detail=detail)


def _event_check(profile: Opened, now: Instant) -> Check:
    choose = "`kiosk events` lists them; `kiosk settings set events ID`, or `all`"
    if not profile.events and len(profile.held) > 1:
        detail = Message(
            "none of {amount} is chosen: every ticket is referred to a supervisor", amount=len(profile.held)
        )
        return Check("event", ok=False, detail=detail, mend=choose)
    if not profile.events and not profile.held:
        detail = Message("none is chosen, and no ticket held tells of one")
        return Check("event", ok=False, detail=detail, mend=choose)
    if ALL_EVENTS in profile.events:
        detail = Message("every event on the list ({amount})", amount=len(profile.held))
        return Check("event", ok=True, detail=detail)
    known = [event for event in profile.held if not profile.events or event.id in profile.events]
    unknown = sorted(set(profile.events) - {event.id for event in known})
    if unknown:
        detail = Message("no ticket held is for {names}", names=", ".join(unknown))
        return Check(
            "event", ok=False, detail=detail, mend="`kiosk sync`, or check the id with `kiosk events`"
        )
    names = ", ".join(f"{event.title} ({event.id})" for event in known)
    if all(event.end is not None and event.end < now for event in known):
        return Check("event", ok=False, detail=Message("{names} is over", names=names), mend=choose)
    return Check("event", ok=True, detail=names)


def _list_check(profile: Opened, now: Instant) -> Check:
    held = profile.tickets
    if not profile.lists or profile.as_of is None:
        detail = Message("{n} tickets, and the list is not complete", n=held)
        return Check("list", ok=False, detail=detail, mend="`kiosk sync`")
    age_s = now - profile.as_of
    if age_s < -MOST_SKEW_S:
        mend = "set this machine's clock, then `kiosk sync`"
        detail = Message("{n} tickets, as of a time that is still to come", n=held)
        return Check("list", ok=False, detail=detail, mend=mend)
    detail = Message("{n} tickets, complete, {age} old", n=held, age=Age(max(age_s, 0.0)))
    return Check("list", age_s <= OLDEST_LIST_S, detail, "" if age_s <= OLDEST_LIST_S else "`kiosk sync`")


def _forecast_checks(found: Forecast) -> Iterator[Check]:
    """What the door would say of the tickets that it holds."""
    mend = "look at the tickets' states at the service, and at `kiosk policy show`: it says what each means"
    for name, is_good, detail in told(found):
        yield Check(name, is_good, detail, "" if is_good else mend)


def _unsent_check(profile: Opened, now: Instant) -> Check:
    outbox = profile.outbox
    if not outbox.unsent or outbox.oldest is None:
        return Check("unsent", ok=True, detail=Message("everything is sent"))
    age_s = max(now - outbox.oldest, 0.0)
    last_error = next((of.last_error for of in profile.unsent if of.last_error), "")
    if last_error:
        detail = Message(
            "{n} check-ins are unsent, the oldest for {age}: {why}",
            n=outbox.unsent,
            age=Age(age_s),
            why=last_error,
        )
    else:
        detail = Message("{n} check-ins are unsent, the oldest for {age}", n=outbox.unsent, age=Age(age_s))
    fresh = age_s <= OLDEST_UNSENT_S
    return Check("unsent", fresh, detail, "" if fresh else "`kiosk outbox send`")


def _account_checks(unsent: Sequence[UnsentOf], account: str) -> Iterator[Check]:
    """Nothing where no check-in waits for somebody else to sign in."""
    others = [of for of in unsent if of.account != account]
    if others:
        names = ", ".join(of.account for of in others)
        waiting = sum(of.unsent for of in others)
        detail = Message("{n} check-ins wait for the account {name}", n=waiting, name=names)
        mend = "set KIOSK_TOKEN to a token of that account, then `kiosk outbox send`"
        yield Check("account", ok=False, detail=detail, mend=mend)


def _retention_check(profile: Opened, now: Instant) -> Check:
    days = profile.retention_days
    if days <= 0:
        return Check("retention", ok=True, detail=Message("guests are held until somebody purges them"))
    at = next_due(profile.guests, now, days)
    if at is None:
        return Check("retention", ok=True, detail=Message("no guests are held"))
    if at > now:
        detail = Message("the next guests are forgotten in {age}", age=Age(at - now))
        return Check("retention", ok=True, detail=detail)
    if now - at < LATE_PURGE_S:
        detail = Message("guests are forgotten in the next quiet hour of the door")
        return Check("retention", ok=True, detail=detail)
    mend = "open the door where it reaches the service, whose clock has to agree; or `kiosk purge`"
    detail = Message("guests should have been forgotten {age} ago", age=Age(now - at))
    return Check("retention", ok=False, detail=detail, mend=mend)
