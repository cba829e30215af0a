"""Whether the office hands this door an access token: what a look at it finds, and what that means."""

from collections.abc import Iterator
from dataclasses import dataclass

from kiosk.core.message import Age, Message
from kiosk.engine.errors import OfficeUnreachableError, OtherOfficeError, PairedOfficeError, UnpairedError
from kiosk.engine.office import OfficeTokens
from kiosk.engine.ports import Clock
from kiosk.engine.readiness import Check

PAIR_ANEW = Message(
    "have the office show a new code, and pair this door anew: Manager, Sign in, on its screen; or"
    " `kiosk pair` while that is closed"
)
"""A Message, because on a screen too this is what to do, and not what else there is to do about an office."""


@dataclass(frozen=True, slots=True)
class OfficeFacts:
    """What a look at the office came to. `trouble`: empty where it hands out a token; `left_s`: its time."""

    address: str
    trouble: str = ""
    mend: str = ""
    left_s: float | None = None


async def examine_office(tokens: OfficeTokens, clock: Clock, why_not_beside: str = "") -> OfficeFacts:
    """Ask the office whether it has a token for this door, and for how long.

    `why_not_beside`: why it does not run, where it should beside this door; empty where it does, or need not.
    """
    address = tokens.pairing.address
    try:
        await tokens.look(0.0)
    except OfficeUnreachableError as error:
        mend = "start the office, and see that this machine reaches it; the door works from what it holds"
        told = Message("the office of this machine does not run: {why}", why=why_not_beside)
        is_not_there = bool(why_not_beside) and error.status is None  # with one, it is the service's trouble
        return OfficeFacts(address, told if is_not_there else error.text, mend)
    except (UnpairedError, OtherOfficeError) as error:
        return OfficeFacts(address, error.text, PAIR_ANEW)
    except PairedOfficeError as error:
        return OfficeFacts(address, error.text, "see the office's page; the door works from what it holds")
    held = tokens.held
    if held is None or held.ends_s is None:
        return OfficeFacts(address)
    return OfficeFacts(address, left_s=held.ends_s - clock.monotonic())


def office_checks(office: OfficeFacts | None) -> Iterator[Check]:
    """Nothing where this door is paired with no office."""
    if office is None:
        return
    if office.trouble:
        yield Check("office", ok=False, detail=office.trouble, mend=office.mend)
        return
    if office.left_s is None:
        detail = Message("paired with {address}, which is signed in", address=office.address)
    else:
        detail = Message(
            "paired with {address}, which is signed in; the access token has {age} left",
            address=office.address,
            age=Age(max(office.left_s, 0.0)),
        )
    yield Check("office", ok=True, detail=detail)
