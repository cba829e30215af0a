"""The office's sign-in: how it begins, and how its access token is kept fresh.

The token is renewed when half of its life is over, so that a service which is away for hours costs nothing. A
new sign-in is on disk before its access token is handed to anybody. A renewed token is handed out even where
the disk does not take its refresh token: the one on disk is used up by then. The disk and the service are
paused for apart, so that trouble with one keeps nobody from the other.
"""

import asyncio
import logging
import math
import uuid
from collections.abc import Awaitable, Callable

from msgspec.structs import replace

from kiosk.engine.errors import RefusedError, ServiceError, StoreError, UnauthorisedError
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
    NOT_ANSWERED,
    NOT_RENEWABLE,
    NOT_SIGNED_IN,
    REFRESH_REFUSED,
    SIGNED_OUT,
    Exchanges,
    Grant,
    Renewing,
    clean,
    oauth_error_of,
    words_of,
)
from kiosk.office.lasting import Lasting, kind_of
from kiosk.office.moments import Moment
from kiosk.office.state import Bell, Kept, OfficeState, SignedIn

FRESH_FOR_S = 30.0
"""A token this young is not renewed because it was refused: the next one would be refused too."""
FAULT_PAUSE_S = 30.0
NAME_WITHIN_S = 5.0
ANSWER_WITHIN_S = 8.0
"""By then a door that asks for another token is answered: it waits ten seconds, an exchange may longer."""
SAVE_SEEN_EVERY_S = 60.0

log = logging.getLogger(__name__)


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
        self.begun = BegunSignIns(clock, new_state)
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
        self._nameless: Token | None = None
        """The token whose owner the service does not tell."""
        self._refusal: UnauthorisedError | None = None
        self._pauses, self._disk_pauses = Pauses(clock), Pauses(clock)
        self._lasting = Lasting()
        self._for_doors: asyncio.Task[Renewed] | None = None
        self._one_at_a_time = asyncio.Lock()
        if (signed_in := kept.state.signed_in) is not None:
            self._account = signed_in.account
            self._renewing = self._renewed_by(Grant("", signed_in.refresh_token), signed_in)

    def begin(self) -> str:
        """The address at the service where a person signs in. It comes back within ten minutes, once."""
        return self._exchanges.authorize_address(self.redirect_uri, self.begun.begin())

    async def came_back(self, query: str) -> None:
        """Finish the sign-in with the query that the service sent the browser back with.

        Raises SignInError, and StoreError where it cannot be kept.
        """
        try:
            code = self.begun.code_in(query)
            await self._finish(self._exchanges.by_code(code, self.redirect_uri), is_own=False)
        except (SignInError, StoreError) as error:
            failed = error if isinstance(error, SignInError) else SignInError(error.text)
            if failed.is_over:
                self.begun.fail(query, failed)
                self._bell.ring()
            raise

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

    async def use_secret(self, client_secret: str) -> Unreachable | None:
        """Ask the service with this client secret from now on, and at once; a slow answer goes on.

        Why the service has not judged it yet; None where it has. Where there is nothing to renew, too: the
        next sign-in is the first to ask with it. Raises StoreError where it cannot be kept.
        """

        def changed(state: OfficeState) -> OfficeState:
            return replace(state, application=replace(state.application, client_secret=client_secret))

        await self._kept.change(changed)
        self._exchanges.use_secret(client_secret)
        if not self.renews:
            self.begun.forgive()  # the host may be at the service's page just now
            return None
        self.begun.end()
        asking = self._lasting.begin(self._renew_unpaused(), "renew-by-secret")
        done, _ = await asyncio.wait({asking}, timeout=ANSWER_WITHIN_S)
        renewed = done.pop().result() if done else Unreachable(NOT_ANSWERED, FIRST_PAUSE_S)
        return renewed if isinstance(renewed, Unreachable) else None

    @property
    def error(self) -> str:
        """What OAuth calls what the last exchange of a renewal failed by, as `oauth_error_of` has it."""
        return self._pauses.error

    def first_token_in_s(self) -> float | None:
        """In how many seconds to look for the first token of the sign-in; None without one to wait for."""
        is_awaited = self.token is None and self._renewing is not None
        return max(FIRST_PAUSE_S, self._pauses.left_s()) if is_awaited else None

    @property
    def renews(self) -> bool:
        """Whether there is something to renew the access token with."""
        return self._renewing is not None

    async def refused(self, serial: int) -> Renewed:
        """What to use instead of this serial's token, which the service refused; a slow renewal goes on."""
        before = self.token
        if before is not None and (before.serial > serial or before.age_s(self._clock) < FRESH_FOR_S):
            return before
        if self._for_doors is None or self._for_doors.done():
            self._for_doors = self._lasting.begin(self._renew(), "renew-for-doors")
        done, _ = await asyncio.wait({self._for_doors}, timeout=ANSWER_WITHIN_S)
        if not done:
            return Unreachable(self._pauses.why or BEING_RENEWED, FIRST_PAUSE_S)
        renewed = done.pop().result()
        is_over = before is not None and before.left_s(self._clock) == 0
        if is_over and before is self.token and isinstance(renewed, NotSignedIn):
            self._end(renewed.why)
        return renewed

    async def renew_if_due(self) -> float:
        """Renew the token once half of its life is over; in how many seconds to look again."""
        if (wait_s := self._due_in_s()) > 0:
            return wait_s
        if self._unkept is None or self._renewal_due_in_s() <= 0:
            await self._renew()
        else:
            try:
                await self._take(self._unkept, is_renewed=True)
            except StoreError as error:
                self._failed(error)
        return max(1.0, self._due_in_s())

    async def run(self) -> None:
        """Keep the token fresh, for ever: a fault of ours costs a pause, and never the office."""
        while True:
            try:
                wait_s = await self._keep_fresh()
            except Exception as fault:  # noqa: BLE001 - whatever it is, doors go on with the token there is
                log.error("keeping the sign-in fresh failed, which is a fault: %s", kind_of(fault))  # noqa: TRY400
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
        """Find out who is signed in, where that is not known yet; not knowing it hinders nothing.

        Where the service refuses that, as it may to an application's own token, it is asked once a token.
        """
        token = self.token
        if token is None or self.name or token is self._nameless:
            return
        try:
            async with asyncio.timeout(NAME_WITHIN_S):
                name = await self._exchanges.name_of(token.access_token)
        except (UnauthorisedError, RefusedError):
            self._nameless = token
            return
        except (ServiceError, TimeoutError):
            return
        if self.token is not None and self.token.account == token.account:
            self.name = clean(name, 120)

    async def aclose(self) -> None:
        """Wait for exchanges under way, so that what they bring is kept. Raises StoreError.

        What the disk did not take before is given to it once more.
        """
        await self._lasting.ended()
        if self._renewing is not None:
            await self._renewing.aclose()
        if self._unkept is not None:
            await self._take(self._unkept, is_renewed=True)

    async def _finish(self, granted: Awaitable[Grant], *, is_own: bool) -> None:
        """Sign in with what is granted; it goes on where whoever asked has gone."""
        await asyncio.shield(self._lasting.begin(self._signed_in(granted, is_own=is_own), "finish-sign-in"))
        await self.ask_name()

    async def _signed_in(self, granted: Awaitable[Grant], *, is_own: bool) -> None:
        try:
            grant = await granted
        except ServiceError as failure:
            raise SignInError(words_of(failure), oauth_error_of(failure)) from failure
        signed_in = SignedIn(str(uuid.uuid4()), grant.refresh_token, is_own)
        await self._take(self._received(grant, signed_in), is_renewed=False)
        self._account, self._renewing = signed_in.account, self._renewed_by(grant, signed_in)
        self._unkept, self.name = None, ""
        self.begun.end()  # also one of another page, which failed
        self._bell.ring()

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
        signed_in = received.signed_in

        def taken(state: OfficeState) -> OfficeState:
            now = state.signed_in
            if is_renewed and (now is None or now.account != signed_in.account):
                return state
            return replace(state, serial=self._next_serial(state), signed_in=signed_in)

        try:
            state = await self._kept.change(taken)
        except StoreError:
            if self._unkept is received and self._is_kept(signed_in.account):
                self._hand_out(received, self._next_serial(self._kept.state))
            raise
        if self._unkept is received:
            self._unkept = None
        if state.signed_in != signed_in:
            return
        self._hand_out(received, state.serial)
        self._disk_pauses.end()
        self.why = self._pauses.why

    def _next_serial(self, state: OfficeState) -> int:
        """By the clock, so that doors still see it go up where an older office.enc was put back."""
        newest = state.serial if self.token is None else max(state.serial, self.token.serial)
        return max(newest + 1, int(self._clock.now()))

    def _hand_out(self, received: Received, serial: int) -> None:
        """Let this be the token; where it was handed out before, it stays what it is."""
        if self.token is None or self.token.received is not received.at:
            self.token = received.token(serial)
            self._pauses.end()
            self._bell.ring()

    async def _renew(self) -> Renewed:
        """Renew the token there is now: once, however many ask."""
        before = self.token
        async with self._one_at_a_time:
            if self.token is not None and self.token is not before:
                return self.token
            return await self._renew_now(before)

    async def _renew_unpaused(self) -> Renewed:
        async with self._one_at_a_time:
            self._pauses.end()
            return await self._renew_now(self.token)

    async def _renew_now(self, before: Token | None) -> Renewed:
        renewing, account = self._renewing, self._account
        if renewing is None:
            return self._not_renewable(before)
        if (pause_s := self._pauses.left_s()) > 0:
            return Unreachable(self._pauses.why, pause_s)
        try:
            renewed = await renewing.renew(before.access_token if before else "")
        except (ServiceError, StoreError) as error:
            if renewing is not self._renewing:
                return self._as_it_is()
            failed = self._failed(error)
            return failed if self.token is None or self.token is before else self.token
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
        """Say why there is no other token. The one there is goes on until the service refuses it."""
        if token is not None:
            self.why = self.why or NOT_RENEWABLE
        return NotSignedIn(self.why or NOT_SIGNED_IN)

    def _failed(self, error: ServiceError | StoreError) -> Unreachable:
        if isinstance(error, ServiceError):
            pauses, self.why = self._pauses, words_of(error, is_renewal=True)
        else:
            pauses, self.why = self._disk_pauses, clean(error.text)
        if self.why != pauses.why:
            log.warning("the access token could not be renewed, or not be kept: %s", self.why)
        pause_s = pauses.begin(error, self.why)
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
        self._pauses.end()  # it took the application, whatever it said of that before
        return self._not_renewable(self.token)

    def _end(self, why: str) -> None:
        self.token, self._renewing, self._unkept, self.name, self.why = None, None, None, "", why
        self._pauses.end()  # what was in the way of renewing it is in nothing's way now
        self._bell.ring()

    def _due_in_s(self) -> float:
        """In how many seconds there is something to do."""
        if self._renewing is None:
            return math.inf if self.token is None or self.why else self._token_due_in_s()
        to_disk_in_s = math.inf if self._unkept is None else self._disk_pauses.left_s()
        return min(to_disk_in_s, self._renewal_due_in_s())

    def _renewal_due_in_s(self) -> float:
        return max(self._pauses.left_s(), self._token_due_in_s())

    def _token_due_in_s(self) -> float:
        is_renewable = self._renewing is not None
        return 0.0 if self.token is None else self.token.due_in_s(self._clock, is_renewable=is_renewable)
