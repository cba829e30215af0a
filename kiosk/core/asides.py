"""Who steps aside, as kept over restarts: numbers, scans and tickets, and names only of who has neither."""

from msgspec import Struct
from msgspec.structs import replace

from kiosk.core.tickets import Instant


class SignInThen(Struct, frozen=True):
    """Who was signed in at a moment, as far as it was known without the disk.

    `mark`: the sign-in, whose account is found by it where that is not known yet.
    """

    account: str = ""
    mark: str = ""


class KeptAside(Struct, frozen=True):
    """Somebody who waits: their number, since when, and the scan that was told of them last.

    `name`: what they gave as their name, of whom there is no scan; of whom only a ticket is known, its
    holder's, and that is not kept. `account`: who was signed in then; empty while nobody knew. `then`: the
    same until it is kept; None is who is signed in when it is.
    """

    number: int
    at: Instant
    scan_id: str
    name: str = ""
    account: str = ""
    ticket_id: str = ""
    then: SignInThen | None = None


class KeptAsides(Struct, frozen=True):
    """All who wait, the newest first; numbers go on from `last_number`."""

    waiting: tuple[KeptAside, ...] = ()
    last_number: int = 0


NOBODY = KeptAsides()


def without_those_before(kept: KeptAsides, before: Instant) -> KeptAsides:
    """The same without whoever waited before then; the numbers go on."""
    return replace(kept, waiting=tuple(one for one in kept.waiting if one.at >= before))
