"""The access tokens of a door that is paired with an office."""

import asyncio
from collections.abc import Awaitable, Callable

from kiosk.api.office import OfficeClient
from kiosk.engine.errors import PairedOfficeError
from kiosk.engine.office import DoorStatus, OfficeToken, Pairing

FIRST_TOKEN_WITHIN_S = 5.0
"""An office that was started just now gets its own token first."""
TRIES = 2
"""Questions for another token than the refused one."""


class PairedTokens:
    """Holds the newest token that the office handed out; in memory, and nowhere else.

    Implements kiosk.api.auth.TokenSource and kiosk.engine.office.OfficeTokens.
    """

    def __init__(self, pairing: Pairing, office: OfficeClient) -> None:
        self.pairing = pairing
        self._office = office
        self._held: OfficeToken | None = None
        self._listeners: list[Callable[[OfficeToken], None]] = []
        self._renewing: asyncio.Task[bool] | None = None
        self._started: Callable[[], Awaitable[None]] | None = None

    def __repr__(self) -> str:
        """Without the token."""
        return f"PairedTokens({'none' if self._held is None else 'hidden'})"

    @property
    def held(self) -> OfficeToken | None:
        """See OfficeTokens."""
        return self._held

    def current(self) -> str | None:
        """The access token that came last; None while the office brought none."""
        return self._held.access_token if self._held else None

    def on_new(self, heard: Callable[[OfficeToken], None]) -> None:
        """See OfficeTokens."""
        self._listeners.append(heard)

    async def renew(self, refused: str) -> bool:
        """Ask the office for another token than the refused one, once for however many requests were refused.

        One that came meanwhile counts. False where the office's newest is the refused one. Raises an
        PairedOfficeError, which says why there is none.
        """
        if refused and self._held is not None and self._held.access_token != refused:
            return True
        if self._renewing is None:
            self._renewing = asyncio.create_task(self._renew(self._held), name="renew-token")
            self._renewing.add_done_callback(self._renewed)
        return await asyncio.shield(self._renewing)

    def wait_for(self, started: Callable[[], Awaitable[None]]) -> None:
        """See OfficeTokens."""
        self._started = started

    async def look(self, wait_s: float) -> bool:
        """See OfficeTokens."""
        wait_s = await self._begun(wait_s)
        held = self._held
        token = await self._office.token(held.serial if held else 0, wait_s)
        return token is not None and self._take(token)

    async def stands(self) -> OfficeToken | None:
        """See OfficeTokens."""
        token = await self._office.token(0, await self._begun(0.0))
        if token is not None:
            self._take(token)
        return token

    async def _begun(self, wait_s: float) -> float:
        """Let an office that is being started come up; for how long to ask it then."""
        if (started := self._started) is None:
            return wait_s
        await started()
        self._started = None
        return max(wait_s, FIRST_TOKEN_WITHIN_S)

    async def tell(self, status: DoorStatus) -> None:
        """See OfficeTokens."""
        await self._office.seen(status)

    async def aclose(self) -> None:
        """End what is under way, and close every connection."""
        if self._renewing is not None:
            self._renewing.cancel()
            await asyncio.gather(self._renewing, return_exceptions=True)
        await self._office.aclose()

    def _renewed(self, task: asyncio.Task[bool]) -> None:
        self._renewing = None
        if not task.cancelled():
            task.exception()  # those who waited have it; with nobody waiting it is no news

    async def _renew(self, refused: OfficeToken | None) -> bool:
        if refused is None:
            return await self.look(0.0) or self._held is not None
        newest = refused
        for _ in range(TRIES):  # under another serial it may be the refused one still
            try:
                self._take(await self._office.refused(newest.serial), instead_of=newest)
            except PairedOfficeError:
                if self._held is None or self._held.access_token == refused.access_token:
                    raise
            newest = self._held or refused  # by this answer, or by a push that overtook it
            if newest.access_token != refused.access_token:
                return True
        return False

    def _take(self, token: OfficeToken, instead_of: OfficeToken | None = None) -> bool:
        """Use this token from the next request on, unless the one held is as new; whether there is another.

        Answers may overtake each other: an older token never takes a newer one's place. `instead_of`: the
        refused one that the office answers this one for; whatever its serial, it is better than that, because
        the office may count from an older backup.
        """
        held = self._held
        is_better = held is not None and held is instead_of and token.access_token != held.access_token
        if held is not None and token.serial <= held.serial and not is_better:
            return False
        self._held = token
        for heard in self._listeners:
            heard(token)
        return True
