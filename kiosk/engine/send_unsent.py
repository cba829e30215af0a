"""Sending what is unsent because a person asks for it: how long that goes on, and why something is left."""

import asyncio
from enum import StrEnum

from msgspec import Struct

from kiosk.core.link import LinkState
from kiosk.core.outbox import UNSENT, Entry, EntryState, waits_for
from kiosk.core.pace import Because, Pause
from kiosk.engine.controller import DoorController

STALLED_S = 180.0
"""Without a time given, sending gives up when no check-in was settled for so long."""
UNREACHED_S = 15.0
"""Sooner where not even a request leaves: the service is not there."""
MOMENT_S = 1.0
"""How long what is in flight may take when the time is up."""
FORBIDDEN = 403
"""The status where a token may not scan in."""
_UNREACHED = (LinkState.OFFLINE, LinkState.PORTAL)
_PAUSES = (Because.ASKED_TO_WAIT, Because.THROTTLED, Because.FAILING, Because.REFUSED_ALIKE)


class WhyUnsent(StrEnum):
    """Why check-ins are left unsent; of several reasons the first here."""

    SIGNED_OUT = "signed_out"
    """The service refuses the token."""
    OTHER_ACCOUNT = "other_account"
    """They wait for accounts that are not signed in."""
    UNREACHED = "unreached"
    """The service is not reached."""
    FORBIDDEN = "forbidden"
    """The token may not scan in."""
    PAUSED = "paused"
    """The whole queue stands still."""
    TIME_IS_UP = "time_is_up"
    """Nothing speaks against sending again."""


class Unsent(Struct, frozen=True):
    """What is left unsent, and why.

    `last_error`: what the service said last of one of them, empty where it said nothing. `accounts`: those
    that others wait for. `pause`: why nothing is sent for now.
    """

    entries: tuple[Entry, ...]
    why: WhyUnsent
    last_error: str
    accounts: tuple[str, ...]
    pause: Pause | None


class SendingEnded(Struct, frozen=True):
    """What came of it.

    `before`: how many were not confirmed. `left`: those that are not now, oldest first. `refused`: those that
    need attention since. `account`: the one that is signed in, None where nobody knows.
    """

    before: int
    left: tuple[Entry, ...]
    refused: tuple[Entry, ...]
    unsent: Unsent | None
    account: str | None


async def send_unsent(door: DoorController, timeout_s: float | None) -> SendingEnded:
    """Send until nothing is left to send, the time is up, or nothing gets through. Raises StoreError.

    Whoever asks for it does not wait until the next try would have come round.
    """
    store = door.store
    await store.outbox.recover()
    before = await store.outbox.entries(every=False)
    if later := [entry.admission_id for entry in before if entry.state in UNSENT and entry.due]:
        await store.outbox.make_due(later)
    await _drain(door, timeout_s)
    await store.outbox.recover()  # what the end of the time cut off
    left = await store.outbox.entries(every=False)
    account = await door.session.remembered_account()
    needed_attention = {e.admission_id for e in before if e.state is EntryState.NEEDS_ATTENTION}
    unsent = tuple(entry for entry in left if entry.state in UNSENT)
    refused = (e for e in left if e.state not in UNSENT and e.admission_id not in needed_attention)
    return SendingEnded(
        before=len(before),
        left=tuple(left),
        refused=tuple(refused),
        unsent=_unsent(door, unsent, account) if unsent else None,
        account=account,
    )


async def _drain(door: DoorController, timeout_s: float | None) -> None:
    """Send for so long, whatever hangs; without a time, while there is hope (STALLED_S, UNREACHED_S)."""
    clock, uploader = asyncio.get_running_loop().time, door.uploader
    sent_at = left_at = clock()
    ends = None if timeout_s is None else clock() + timeout_s
    unsent = left = -1

    async def watch() -> None:
        nonlocal sent_at, left_at, unsent, left
        while True:
            now_unsent = (await door.store.outbox.count()).unsent
            if now_unsent != unsent:
                sent_at, unsent = clock(), now_unsent
            if uploader.requests_left != left:
                left_at, left = clock(), uploader.requests_left
            await asyncio.sleep(0.2)

    def give_up() -> bool:
        if uploader.signed_out:
            return True
        if ends is not None:
            return clock() >= ends
        reached = door.link not in _UNREACHED
        return clock() - sent_at >= STALLED_S or (not reached and clock() - left_at >= UNREACHED_S)

    watching = asyncio.create_task(watch(), name="progress")
    try:
        async with asyncio.timeout_at(ends):
            await uploader.drain(give_up, lambda: STALLED_S if ends is None else ends - clock())
    except TimeoutError:
        await uploader.stop(MOMENT_S)
    finally:
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)


def _unsent(door: DoorController, unsent: tuple[Entry, ...], account: str | None) -> Unsent:
    foreign = tuple(sorted({entry.account for entry in unsent if waits_for(entry, account)}))
    own = [entry for entry in unsent if entry.account not in foreign]
    last_error = next((entry.last_error for entry in own if entry.last_error), "")
    pause = door.uploader.pause
    if door.uploader.signed_out:
        why = WhyUnsent.SIGNED_OUT
    elif not own:
        why = WhyUnsent.OTHER_ACCOUNT
    elif door.link in _UNREACHED:
        why = WhyUnsent.UNREACHED
    elif any(entry.refused == FORBIDDEN for entry in own):
        why = WhyUnsent.FORBIDDEN
    elif pause is not None and pause.because in _PAUSES:
        why = WhyUnsent.PAUSED
    else:
        why = WhyUnsent.TIME_IS_UP
    return Unsent(unsent, why, last_error, foreign, pause)
