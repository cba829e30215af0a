"""Whether the office hands this door an access token: what a look at it finds, and what that means."""

from collections.abc import Callable, Iterator

from msgspec import Struct

from kiosk.core.message import Age, Message
from kiosk.engine.errors import OfficeUnreachableError, OtherOfficeError, PairedOfficeError, UnpairedError
from kiosk.engine.office import OfficeTokens
from kiosk.engine.ports import Clock
from kiosk.engine.readiness import Check
from kiosk.engine.sign_in_here import OfficeSignIn

PAIR_ANEW = Message(
    "have the office show a new code, and pair this door again: Manager, “Sign in”",
    command_line="or `kiosk pair` while its screen is closed",
)
"""A Message, because on a screen too this is what to do, and not what else there is to do about an office."""


class Beside(Struct, frozen=True):
    """An office that is to run beside this door. `trouble`: why it does not now, `mend`: what helps."""

    trouble: str = ""
    mend: str = "put that right: the door starts its office again by itself, and works from what it holds"


SET_UP_ANEW = Message("set it up again: Manager, “Sign in”; the door works from what it holds")
MOVED = Message(
    "start the office, and see that this machine reaches it; if it has moved to another "
    "address, pair this door again: Manager, “Sign in”",
    command_line="or `kiosk pair` while its screen is closed",
)
PAIR_BESIDE = Message("open the door, and pair it again with the office of this machine: Manager, “Sign in”")


def beside_of(office: OfficeSignIn) -> Beside:
    """How the office is that is to run beside this door."""
    return Beside(office.trouble, SET_UP_ANEW) if office.is_lost else Beside(office.trouble)


class OfficeFacts(Struct, frozen=True):
    """What a look at the office came to.

    `trouble`: why it hands out no token; empty where it does. `left_s`: the time of that. `is_renewed`: the
    office has what it takes to renew it; `why`: and yet it cannot, now or any more.
    """

    address: str
    trouble: str = ""
    mend: str = ""
    left_s: float | None = None
    is_renewed: bool = True
    why: str = ""

    @property
    def renews(self) -> bool:
        """Whether another token comes before this one ends, as far as is known."""
        return self.is_renewed and not (self.trouble or self.why)


async def examine_office(
    tokens: OfficeTokens, clock: Clock, beside: Callable[[], Beside] | None = None
) -> OfficeFacts:
    """Ask the office whether it has a token for this door, and for how long.

    `beside`: where it is to run beside this door, and nobody opens its page; how that is once it was asked,
    because an office that is only just starting is waited for.
    """
    address = tokens.pairing.address
    try:
        token = await tokens.stands()
    except PairedOfficeError as error:
        return _without_token(address, error, None if beside is None else beside())
    if token is None:
        return OfficeFacts(address)
    left_s = None if token.ends_s is None else token.ends_s - clock.monotonic()
    mend = ""
    if token.why:
        again = "sign in again on its page" if beside is None else "sign in again: Manager, “Sign in”"
        if token.is_renewed:
            again = f"it tries again by itself; if this goes on, {again}"
        mend = f"{again}; the door works with the token that it has, until that ends"
    return OfficeFacts(address, "", mend, left_s, token.is_renewed, token.why)


def _without_token(address: str, error: PairedOfficeError, beside: Beside | None) -> OfficeFacts:
    """What an office came to that gave no token."""
    is_not_there = isinstance(error, OfficeUnreachableError | OtherOfficeError) and error.status is None
    if beside is not None and beside.trouble and is_not_there:  # with a status, it is the service's trouble
        told = Message("the office of this machine does not run: {why}", why=beside.trouble)
        return OfficeFacts(address, told, beside.mend)
    match error:
        case OfficeUnreachableError(status=503):  # it runs, and has trouble of its own
            mend = "it tries again by itself; the door works from what it holds"
        case OfficeUnreachableError():
            mend = MOVED if beside is None else "wait until it is started; the door works from what it holds"
        case UnpairedError() | OtherOfficeError():
            mend = PAIR_ANEW if beside is None else PAIR_BESIDE
        case _:
            where = "see the office's page" if beside is None else "see Manager, “Sign in”"
            mend = f"{where}; the door works from what it holds"
    return OfficeFacts(address, error.text, mend)


def office_checks(office: OfficeFacts | None) -> Iterator[Check]:
    """Nothing where this door is paired with no office."""
    if office is None:
        return
    if office.trouble:
        yield Check("office", ok=False, detail=office.trouble, mend=office.mend)
        return
    if office.why:
        detail = Message(
            "paired with {address}, which cannot renew the access token: {why}",
            address=office.address,
            why=office.why,
        )
        yield Check("office", ok=False, detail=detail, mend=office.mend)
        return
    if not office.is_renewed:
        detail = Message(
            "paired with {address}, which is signed in and has nothing to renew the access token with",
            address=office.address,
        )
    elif office.left_s is None:
        detail = Message("paired with {address}, which is signed in", address=office.address)
    else:
        detail = Message(
            "paired with {address}, which is signed in; the access token has {age} left",
            address=office.address,
            age=Age(max(office.left_s, 0.0)),
        )
    yield Check("office", ok=True, detail=detail)
