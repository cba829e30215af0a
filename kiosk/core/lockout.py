"""The PIN lock-out: it grows with wrong PINs, and no clock that a person can set shortens it.

Only a monotonic clock is looked at. Such a clock counts from the machine's start and is the same for every
process, so a lock-out that was written down goes on where it was in the next run of the program. After a
restart of the machine the clock has begun again; then only the time since is counted, which is never more
than has passed. Setting the time of day, back or forward, therefore changes nothing; a restart of the
machine may make a wait longer, never shorter. Nothing here concerns scanning.
"""

from msgspec import Struct
from msgspec.structs import replace

SHORTEST_PIN = 4
LONGEST_PIN = 12
FREE_ATTEMPTS = 2
"""So many wrong PINs in a row cost no wait: cold fingers."""
FIRST_WAIT_S = 5.0
LONGEST_WAIT_S = 300.0


class Lockout(Struct, frozen=True):
    """How many PINs in a row were wrong, and when the last one came, in seconds of the monotonic clock."""

    wrong: int = 0
    at_s: float = 0.0


def is_pin(text: str) -> bool:
    """Whether this may be a supervisor's PIN: 4 to 12 of the digits 0 to 9."""
    return SHORTEST_PIN <= len(text) <= LONGEST_PIN and text.isascii() and text.isdigit()


def after_wrong(lockout: Lockout, now_s: float) -> Lockout:
    """The lock-out after one more wrong PIN. A right one starts anew: `Lockout()`."""
    return Lockout(lockout.wrong + 1, now_s)


def taken_up(lockout: Lockout, now_s: float) -> Lockout:
    """A lock-out that was written down, as it stands by the clock of this run.

    A clock behind what was written began again since: the time it counted is all that surely passed.
    """
    return lockout if lockout.at_s <= now_s else replace(lockout, at_s=0.0)


def wait_left_s(lockout: Lockout, now_s: float) -> float:
    """How long no PIN is looked at, in seconds; 0 where one is. Never more than five minutes."""
    passed = max(0.0, now_s - lockout.at_s)
    return max(0.0, _wait_s(lockout.wrong) - passed)


def _wait_s(wrong: int) -> float:
    if wrong <= FREE_ATTEMPTS:
        return 0.0
    doublings = min(wrong - FREE_ATTEMPTS - 1, 16)  # far beyond the longest wait
    return min(LONGEST_WAIT_S, FIRST_WAIT_S * 2.0**doublings)
