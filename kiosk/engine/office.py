"""A door that is paired with an office: where its access tokens come from, and what keeps them fresh."""

import asyncio
import hashlib
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Protocol

import msgspec
from msgspec import Struct

from kiosk.core.link import LinkState
from kiosk.core.representation import hides
from kiosk.engine.errors import (
    OfficeSignedOutError,
    OfficeUnreachableError,
    PairedOfficeError,
    StoreError,
    UnpairedError,
)
from kiosk.engine.events import Emit, SignedIn, SignInNeeded
from kiosk.engine.guest_list import GuestList
from kiosk.engine.link_watch import LinkWatch
from kiosk.engine.ports import Clock
from kiosk.engine.session import Session
from kiosk.engine.store_ports import Store
from kiosk.engine.uploader import Uploader

PAIRING = "office"
"""The note that keeps the pairing; access tokens are kept nowhere."""
LONGEST_WAIT_S = 50.0
"""How long the office may hold a question for a newer token."""
SHORTEST_WAIT_S = 1.0
SOONEST_AGAIN_S = 1.0
LATEST_AGAIN_S = 60.0
"""How soon, and how late, the office is asked again after an answer that it did not think over."""
RENEWED_APART_S = 5.0
"""Tokens that come no faster than this are renewed as they should be."""
MOST_TOKENS_IN_A_ROW = 3
"""How many answers running may bring a token; after that the office is asked later and later."""
SEEN_EVERY_S = 60.0
"""How often the office hears how this door is, for the host's page."""

log = logging.getLogger(__name__)


@hides("certificate", "credential")
class Pairing(Struct, frozen=True):
    """What pairing with an office left on this machine.

    `address`: `https://host:port`. `certificate`: the office's own, as PEM, and the only one that is trusted.
    `credential`: what the office knows this door by, and a secret. `door_id`, `office`: their ids.
    `base_url`: the service that its tokens are for, and the only one that gets them. It is empty in a note of
    an earlier Kiosk, which is taken for one of the service that the settings name.
    """

    address: str
    certificate: str
    credential: str
    door_id: str
    office: str
    base_url: str = ""


@hides("access_token")
class OfficeToken(Struct, frozen=True):
    """An access token that the office handed out.

    `serial`: goes up with every new one. `account`: the sign-in it comes from, the same for every token of
    that. `ends_s`: when it ends, `half_s`: when half of its life is over, both on the clock that only goes
    forward; None where the office does not say. `is_renewed`: the office has what it takes to renew it;
    `why`: and yet it could not, or cannot any more.
    """

    access_token: str
    serial: int
    account: str
    ends_s: float | None = None
    half_s: float | None = None
    is_renewed: bool = True
    why: str = ""


class DoorStatus(Struct, frozen=True):
    """How this door is, for the host's page: how much is unsent, and whether its list is complete."""

    unsent: int
    list_complete: bool
    door: str


class OfficeTokens(Protocol):
    """The access tokens of a pairing. Methods raise a PairedOfficeError where the office does not answer."""

    @property
    def pairing(self) -> Pairing:
        """Which office, and as which door."""
        ...

    @property
    def held(self) -> OfficeToken | None:
        """The token in use; None before the first."""
        ...

    def on_new(self, heard: Callable[[OfficeToken], None]) -> None:
        """Call `heard` with every token that is new, before anything is sent with it."""
        ...

    def wait_for(self, started: Callable[[], Awaitable[None]]) -> None:
        """The office is being started just now: do not ask it before `started` returns."""
        ...

    async def look(self, wait_s: float) -> bool:
        """Ask for a newer token than the one held, for so long; whether one came."""
        ...

    async def stands(self) -> OfficeToken | None:
        """The token as it is at the office now, and whether it is renewed there; a newer one is taken."""
        ...

    async def tell(self, status: DoorStatus) -> None:
        """Tell the office how this door is."""
        ...


class SignInChanges(Protocol):
    """What a door does about a new token."""

    def token_came(self, mark: str, account: str | None = None) -> None:
        """The token from now on is of the sign-in that `mark` stands for; `account`: whose, if known."""
        ...


class DoorSignIn:
    """A door that goes by the newest token.

    A renewed one of the same sign-in changes nothing and asks nothing; of another sign-in it is asked for at
    once whose it is. Implements SignInChanges.
    """

    def __init__(self, session: Session, watch: LinkWatch, guest_list: GuestList, uploader: Uploader) -> None:
        self._session, self._watch = session, watch
        self._guest_list, self._uploader = guest_list, uploader

    def token_came(self, mark: str, account: str | None = None) -> None:
        """See SignInChanges. Whoever waited for a sign-in goes on at once.

        List and queue each see to it that tokens which come to nothing do not set them going without a pause.
        """
        is_another = self._session.signed_in_as(mark, account)
        if is_another or self._uploader.signed_out or self._watch.state is LinkState.SIGN_IN:
            self._uploader.new_token()
            self._guest_list.wake()


def sign_in_mark(office: str, account: str) -> str:
    """Stands for a sign-in at an office in the profile: every token of that sign-in has the same."""
    return hashlib.sha256(f"{office}\n{account}".encode()).hexdigest()[:32]


async def pairing_of(store: Store) -> Pairing | None:
    """The pairing that this profile keeps; None without one that can be read. Raises StoreError."""
    kept = await store.notes.get(PAIRING)
    try:
        return msgspec.json.decode(kept, type=Pairing) if kept else None
    except msgspec.DecodeError:  # its words would repeat what it holds
        log.warning("the pairing with the office cannot be read: pair this door again")
        return None


async def keep_pairing(store: Store, pairing: Pairing | None) -> None:
    """Keep this pairing, or none. Raises StoreError."""
    await store.notes.put(PAIRING, msgspec.json.encode(pairing).decode() if pairing else "")


class OfficeWatch:
    """Keeps the token fresh: asks the office for ever for a newer one, and tells staff of trouble."""

    def __init__(
        self,
        tokens: OfficeTokens,
        changes: SignInChanges,
        clock: Clock,
        emit: Emit,
        jitter: Callable[[], float],
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        """`jitter`: 0 to 1, by chance."""
        self.tokens = tokens
        self._changes = changes
        self._clock = clock
        self._emit = emit
        self._jitter = jitter
        self._sleep = sleep
        self._failures = 0
        self._tokens_in_a_row = 0
        self._told: PairedOfficeError | None = None
        self._seen_at: float | None = None
        tokens.on_new(self._came)

    async def run(self, status: Callable[[], Awaitable[DoorStatus]]) -> None:
        """Ask for ever. `status` says how the door is, or raises StoreError."""
        while True:
            began = self._clock.monotonic()
            wait_s = self._wait_s(began)
            try:
                came = await self.tokens.look(wait_s)
            except PairedOfficeError as error:
                await self._sleep(self._failed(error, self._clock.monotonic() - began))
                continue
            took_s = self._clock.monotonic() - began
            self._failures = 0
            self._all_well()
            await self._be_seen(status)
            if again_s := self._answered(took_s, wait_s, came=came):
                await self._sleep(again_s)

    async def look_now(self) -> None:
        """Ask once, without waiting, for whoever cannot wait for `run`; what is wrong is not told again."""
        with suppress(PairedOfficeError):
            await self.tokens.look(0.0)

    def _answered(self, took_s: float, wait_s: float, *, came: bool) -> float:
        """How long to wait after an answer; one that the office held, or need not have, is followed at once.

        Whatever it answers, it must not be asked without a pause: one token after the other is none of use.
        """
        held_the_question = took_s >= SHORTEST_WAIT_S
        if came and took_s < RENEWED_APART_S:
            self._tokens_in_a_row += 1
        elif held_the_question:
            self._tokens_in_a_row = 0
        if (too_many := self._tokens_in_a_row - MOST_TOKENS_IN_A_ROW) > 0:
            return self._pause_s(min(SOONEST_AGAIN_S * 2.0 ** min(too_many, 10), LATEST_AGAIN_S))
        return 0.0 if held_the_question or (came and wait_s == 0.0) else SOONEST_AGAIN_S

    def _wait_s(self, now_s: float) -> float:
        """How long the office may hold the question; at half of the token's life it is asked anew.

        A connection that died without a word is noticed by that.
        """
        held = self.tokens.held
        if held is None:  # what is wrong is to be known at once; after that a sign-in is
            return LONGEST_WAIT_S if self._told else 0.0
        half_s = held.half_s
        if half_s is None or half_s <= now_s:
            return LONGEST_WAIT_S
        return min(max(half_s - now_s, SHORTEST_WAIT_S), LONGEST_WAIT_S)

    def _failed(self, error: PairedOfficeError, took_s: float) -> float:
        """How long to wait after a question that brought nothing; staff hear of it where it is theirs."""
        log.info("the office brought no token: %s", type(error).__name__)
        if not isinstance(error, OfficeUnreachableError) or not self.has_time:
            self._tell(error)
        if isinstance(error, OfficeSignedOutError) and took_s >= SHORTEST_WAIT_S:
            return SOONEST_AGAIN_S  # it held the question: a sign-in there is to be heard of at once
        if isinstance(error, UnpairedError):
            return self._pause_s(LATEST_AGAIN_S)
        again_s = min(SOONEST_AGAIN_S * 2.0 ** min(self._failures, 10), LATEST_AGAIN_S)
        self._failures += 1
        return self._pause_s(again_s)

    def _pause_s(self, most_s: float) -> float:
        return max(most_s * (0.5 + 0.5 * self._jitter()), SOONEST_AGAIN_S)

    @property
    def has_time(self) -> bool:
        """Whether the token held is still good, as far as is known."""
        held = self.tokens.held
        return held is not None and (held.ends_s is None or held.ends_s > self._clock.monotonic())

    @property
    def trouble(self) -> PairedOfficeError | None:
        """What staff were told last and is not mended: no link that is good makes up for it."""
        return self._told

    def _tell(self, error: PairedOfficeError) -> None:
        told, self._told = self._told, error
        if told is None or told.text != error.text:
            self._emit(SignInNeeded(error.text))

    def _all_well(self) -> None:
        if self._told is not None and self.has_time:
            self._told = None
            self._emit(SignedIn())

    def _came(self, token: OfficeToken) -> None:
        self._changes.token_came(sign_in_mark(self.tokens.pairing.office, token.account))
        self._all_well()

    async def _be_seen(self, status: Callable[[], Awaitable[DoorStatus]]) -> None:
        now_s = self._clock.monotonic()
        if self._seen_at is not None and now_s - self._seen_at < SEEN_EVERY_S:
            return
        self._seen_at = now_s
        try:
            await self.tokens.tell(await status())
        except (PairedOfficeError, StoreError) as error:
            log.info("the office was not told how the door is: %s", type(error).__name__)
