"""The office's sign-in: how it begins, and how its access token is kept fresh.

The token is renewed when half of its life is over, so that a service which is away for hours costs nothing. A
new refresh token is on disk before the access token that came with it is handed to anybody.
"""

import asyncio
import logging
import traceback
import uuid
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

from kiosk.engine.errors import ServiceError, StoreError, UnauthorisedError
from kiosk.engine.ports import Clock
from kiosk.office.access_token import (
    FIRST_PAUSE_S,
    NotSignedIn,
    Pauses,
    Received,
    Renewed,
    Token,
    Unreachable,
)
from kiosk.office.begun_sign_ins import BegunSignIns, SignInError, new_secret, query_of
from kiosk.office.exchanges import (
    BEING_RENEWED,
    NOT_RENEWABLE,
    NOT_SIGNED_IN,
    REFRESH_REFUSED,
    SIGNED_OUT,
    Exchanges,
    Grant,
    Renewing,
    clean,
    words_of,
)
from kiosk.office.moments import Moment
from kiosk.office.state import Bell, Kept, OfficeState, SignedIn

FRESH_FOR_S = 30.0
"""A token this young is not renewed because it was refused: the next one would be refused too."""
SHORTEST_HALF_LIFE_S = 5.0
FAULT_PAUSE_S = 30.0
NAME_WITHIN_S = 5.0
ANSWER_WITHIN_S = 8.0
"""By then a door that asks for another token is answered: it waits ten seconds, an exchange may last longer."""
SAVE_SEEN_EVERY_S = 60.0

T = TypeVar("T")
log = logging.getLogger(__name__)


def _kind_of(fault: Exception) -> str:
    """What a fault is and where it began, without its words: they may repeat a token."""
    at = traceback.extract_tb(fault.__traceback__)[-1:]
    return " ".join(
        (type(fault).__name__, *(f"in {Path(one.filename).name}, line {one.lineno}" for one in at))
    )


class SignIn:
    """The one sign-in of this office. `own_address`: where the service may send browsers back to us."""

    def __init__(
        self,
        kept: Kept,
        exchanges: Exchanges,
        clock: Clock,
        bell: Bell,
        own_address: str,
        *,
        new_state: Callable[[], str] = new_secret,
    ) -> None:
        self._kept = kept
        self._exchanges = exchanges
        self._clock = clock
        self._bell = bell
        self._begun = BegunSignIns(clock, new_state)
        self.redirect_uri = kept.state.application.redirect_uri or own_address
        self.token: Token | None = None
        self.name = ""
        """Who is signed in, where the service told."""
        self.why = ""
        """Why there is no token, or why it could not be renewed; empty while all is well."""
        self._renewing: Renewing | None = None
        self._account = ""
        """Of the sign-in that is renewed."""
        self._unkept: Received | None = None
        self._refusal: UnauthorisedError | None = None
        self._pauses = Pauses(clock)
        self._finishing: set[asyncio.Task[Any]] = set()
        self._for_doors: asyncio.Task[Renewed] | None = None
        self._one_at_a_time = asyncio.Lock()
        if (signed_in := kept.state.signed_in) is not None:
            self._account = signed_in.account
            self._renewing = self._renewed_by(Grant("", signed_in.refresh_token), signed_in)

    def begin(self) -> str:
        """The address at the service where a person signs in. It comes back within ten minutes, once."""
        return self._exchanges.authorize_address(self.redirect_uri, self._begun.begin())

    async def came_back(self, query: str) -> None:
        """Finish the sign-in with the query that the service sent the browser back with.

        Raises SignInError, and StoreError where it cannot be kept.
        """
        code = self._begun.code_in(query)
        await self._finish(self._exchanges.by_code(code, self.redirect_uri), is_own=False)

    async def pasted(self, address: str) -> None:
        """Finish the sign-in with the address that the browser ended on. Raises as `came_back`."""
        await self.came_back(query_of(address))

    async def by_client_credentials(self) -> None:
        """Sign in as the application itself. Raises as `came_back`."""
        await self._finish(self._exchanges.by_client_credentials(), is_own=True)

    async def sign_out(self) -> None:
        """Forget the sign-in. What doors hold stays good until it ends. Raises StoreError."""
        await self._kept.change(lambda state: replace(state, signed_in=None))
        self._end(SIGNED_OUT)

    async def refused(self, serial: int) -> Renewed:
        """What to use instead of the token of this serial, which the service refused.

        A renewal that takes longer than a door waits goes on.
        """
        if self.token is not None and (self.token.serial > serial or self.age_s(self.token) < FRESH_FOR_S):
            return self.token
        if self._for_doors is None:
            self._for_doors = self._going_on(self._renew(), "renew-for-doors")
        done, _ = await asyncio.wait({self._for_doors}, timeout=ANSWER_WITHIN_S)
        return done.pop().result() if done else Unreachable(self.why or BEING_RENEWED, FIRST_PAUSE_S)

    async def renew_if_due(self) -> float:
        """Renew the token once half of its life is over; in how many seconds to look again."""
        if (wait_s := self._due_in_s()) > 0:
            return wait_s
        await self._renew()
        return max(1.0, self._due_in_s())

    async def run(self) -> None:
        """Keep the token fresh, for ever: a fault of ours costs a pause, and never the office."""
        while True:
            try:
                wait_s = await self._keep_fresh()
            except Exception as fault:  # noqa: BLE001 - whatever it is, doors go on with the token there is
                log.error("keeping the sign-in fresh failed, which is a fault: %s", _kind_of(fault))  # noqa: TRY400
                wait_s = FAULT_PAUSE_S
            await self._bell.wait(min(wait_s, SAVE_SEEN_EVERY_S))

    async def _keep_fresh(self) -> float:
        wait_s = await self.renew_if_due()
        await self.ask_name()
        try:
            await self._kept.save_seen()
        except StoreError as error:
            log.warning("when doors were seen last could not be kept: %s", error)
        return wait_s

    async def ask_name(self) -> None:
        """Find out who is signed in, where that is not known yet; not knowing it hinders nothing."""
        token = self.token
        if token is None or self.name:
            return
        try:
            async with asyncio.timeout(NAME_WITHIN_S):
                name = await self._exchanges.name_of(token.access_token)
        except (ServiceError, TimeoutError):
            return
        if self.token is not None and self.token.account == token.account:
            self.name = clean(name, 120)

    async def aclose(self) -> None:
        """Wait for exchanges under way, so that what they bring is kept. Raises StoreError.

        What the disk did not take before is given to it once more.
        """
        if self._finishing:
            await asyncio.wait(self._finishing)
        if self._renewing is not None:
            await self._renewing.aclose()
        if self._unkept is not None:
            await self._take(self._unkept, is_renewed=True)

    def age_s(self, token: Token) -> float:
        """How old a token is."""
        return token.received.age_s(self._clock)

    def left_s(self, token: Token) -> int | None:
        """How long a token is still good for; None where the service did not say."""
        return None if token.lifetime_s is None else max(0, int(token.lifetime_s - self.age_s(token)))

    async def _finish(self, granted: Awaitable[Grant], *, is_own: bool) -> None:
        """Sign in with what is granted; it goes on where whoever asked has gone."""
        await asyncio.shield(self._going_on(self._signed_in(granted, is_own=is_own), "finish-sign-in"))
        await self.ask_name()

    def _going_on(self, work: Coroutine[Any, Any, T], name: str) -> "asyncio.Task[T]":
        """A task that goes on where whoever asked for it has gone; the end waits for it."""
        task = asyncio.create_task(work, name=name)
        self._finishing.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, finishing: asyncio.Task[Any]) -> None:
        self._finishing.discard(finishing)
        if finishing is self._for_doors:
            self._for_doors = None
        if not finishing.cancelled():
            finishing.exception()  # whoever asked has it; with nobody waiting it is no news

    async def _signed_in(self, granted: Awaitable[Grant], *, is_own: bool) -> None:
        try:
            grant = await granted
        except ServiceError as failure:
            raise SignInError(words_of(failure)) from failure
        signed_in = SignedIn(str(uuid.uuid4()), grant.refresh_token, is_own)
        await self._take(self._received(grant, signed_in), is_renewed=False)
        self._account, self._renewing = signed_in.account, self._renewed_by(grant, signed_in)
        self._unkept, self.name = None, ""

    def _renewed_by(self, grant: Grant, signed_in: SignedIn) -> Renewing | None:
        """What renews the tokens of a sign-in; None where nothing can."""
        if grant.refresh_token is None and not signed_in.is_own:
            return None

        async def keep(fresh: Grant) -> None:
            fresh_sign_in = replace(signed_in, refresh_token=fresh.refresh_token)
            received = self._received(fresh, fresh_sign_in)
            if signed_in.account == self._account:
                self._unkept = received
            await self._take(received, is_renewed=True)

        def refused(error: UnauthorisedError) -> None:
            self._refusal = error

        return self._exchanges.renewing(grant, is_own=signed_in.is_own, keep=keep, refused=refused)

    def _received(self, grant: Grant, signed_in: SignedIn) -> Received:
        return Received(grant, signed_in, Moment.now(self._clock))

    async def _take(self, received: Received, *, is_renewed: bool) -> None:
        """Let this be the token, once what renews it is on disk.

        A renewed one comes too late where somebody signed out, or in anew, in the meantime.
        """
        grant, signed_in = received.grant, received.signed_in

        def taken(state: OfficeState) -> OfficeState:
            now = state.signed_in
            if is_renewed and (now is None or now.account != signed_in.account):
                return state
            # By the clock, so that doors still see it go up where an older office.enc was put back.
            serial = max(state.serial + 1, int(self._clock.now()))
            return replace(state, serial=serial, signed_in=signed_in)

        state = await self._kept.change(taken)
        if self._unkept is received:
            self._unkept = None
        if state.signed_in != signed_in:
            return
        self.token = Token(
            grant.access_token,
            state.serial,
            signed_in.account,
            received.at,
            grant.expires_in_s,
        )
        self.why = ""
        self._pauses.end()
        self._bell.ring()

    async def _renew(self) -> Renewed:
        """Renew the token there is now: once, however many ask."""
        before = self.token
        async with self._one_at_a_time:
            if self.token is not None and self.token is not before:
                return self.token
            return await self._renew_now(before)

    async def _renew_now(self, before: Token | None) -> Renewed:
        renewing, account = self._renewing, self._account
        if renewing is None:
            return self._not_renewable(before)
        if (pause_s := self._pauses.left_s()) > 0:
            return Unreachable(self.why, pause_s)
        try:
            if self._unkept is not None:
                await self._take(self._unkept, is_renewed=True)
                renewed = True
            else:
                renewed = await renewing.renew(before.access_token if before else "")
        except (ServiceError, StoreError) as error:
            return self._failed(error) if renewing is self._renewing else self._as_it_is()
        if not renewed:
            return await self._refused_to_renew(renewing, account)
        if renewing is self._renewing and self.token is before and not self._is_kept(account):
            # Another sign-in, or none, is in force: there is nothing to renew any more.
            self._end(NOT_SIGNED_IN)
        return self._as_it_is()

    def _as_it_is(self) -> Token | NotSignedIn:
        """What there is now, whoever brought it meanwhile."""
        return self.token or NotSignedIn(self.why or NOT_SIGNED_IN)

    def _is_kept(self, account: str) -> bool:
        """Whether this sign-in is the one on disk."""
        kept = self._kept.state.signed_in
        return kept is not None and kept.account == account

    def _not_renewable(self, token: Token | None) -> NotSignedIn:
        """Say why there is no other token. The one there is goes on until it has ended for sure."""
        if token is not None:
            self.why = self.why or NOT_RENEWABLE
            if self.left_s(token) == 0:
                self._end(self.why)
        return NotSignedIn(self.why or NOT_SIGNED_IN)

    def _failed(self, error: ServiceError | StoreError) -> Unreachable:
        pause_s = self._pauses.begin(error)
        before = self.why
        self.why = words_of(error, is_renewal=True) if isinstance(error, ServiceError) else clean(error.text)
        if self.why != before:
            log.warning("the access token could not be renewed: %s", self.why)
        return Unreachable(self.why, pause_s)

    async def _refused_to_renew(self, renewing: Renewing, account: str) -> Renewed:
        """The service ended the sign-in: forget its refresh token. The access token goes on until it ends."""
        refusal, self._refusal = self._refusal, None
        why = REFRESH_REFUSED
        if refusal is not None and refusal.text:
            why = f"{why} (the service says: {clean(refusal.text)})"

        def ended(state: OfficeState) -> OfficeState:
            now = state.signed_in
            return state if now is None or now.account != account else replace(state, signed_in=None)

        try:
            await self._kept.change(ended)
        except StoreError as error:
            log.warning("that the sign-in ended could not be kept: %s", error)
        if renewing is not self._renewing:  # somebody signed in anew, or out, meanwhile
            return self._as_it_is()
        log.warning("the sign-in ended: %s", why)
        self._renewing, self._unkept, self.why = None, None, why
        return self._not_renewable(self.token)

    def _end(self, why: str) -> None:
        self.token, self._renewing, self._unkept, self.name, self.why = None, None, None, "", why
        self._bell.ring()

    def _due_in_s(self) -> float:
        pause_s = self._pauses.left_s()
        if self._renewing is None:
            token = self.token
            if token is None or token.lifetime_s is None:
                return float("inf")
            return max(0.0, token.lifetime_s - self.age_s(token))
        if self.token is None or self._unkept is not None:
            return pause_s
        if self.token.lifetime_s is None:
            return float("inf")
        half_s = max(SHORTEST_HALF_LIFE_S, self.token.lifetime_s / 2)
        return max(pause_s, half_s - self.age_s(self.token))
