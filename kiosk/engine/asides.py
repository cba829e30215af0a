"""Who steps aside, kept over restarts: numbers, scans and tickets, so that no name or code is written twice.

Whoever was searched for and not found has neither, and is kept by what they gave as their name.
"""

import asyncio
import logging
from collections.abc import Collection, Mapping, Sequence

from msgspec.structs import replace

from kiosk.core.asides import KeptAside, KeptAsides, SignInThen
from kiosk.core.presence import InputMethod
from kiosk.core.tickets import LONGEST_TEXT
from kiosk.engine.door_queries import read_or_report
from kiosk.engine.errors import StoreError
from kiosk.engine.events import Emit, VerdictGiven
from kiosk.engine.ports import Clock
from kiosk.engine.scans_told import KeptScan
from kiosk.engine.session import Session
from kiosk.engine.store_ports import Store

WAITS_AT_MOST_S = 12 * 3600.0
"""Whoever has waited longer is not this evening's, and has left."""

log = logging.getLogger(__name__)


class AsidesHere:
    """Keeps those who step aside at this door. Nothing here raises: SyncFailed says where the disk fails.

    Whoever signs in with another account is told of nobody who waited before; they are kept all the same.
    """

    def __init__(self, store: Store, session: Session, clock: Clock, emit: Emit) -> None:
        self._store, self._session, self._clock, self._emit = store, session, clock, emit
        self._unwritten: KeptAsides | None = None
        """What the disk did not take last; None where it did."""

    @property
    def sign_in_now(self) -> SignInThen:
        """Who is signed in now, for whoever steps aside now; no disk is asked."""
        return SignInThen(self._session.account or "", self._session.setup.token_mark)

    async def recall(self, shown: Collection[int] = ()) -> tuple[KeptAsides, dict[str, VerdictGiven]] | None:
        """Who waits by what was kept last, and what was told of each, by scan; None where the disk failed.

        Nobody of another evening or another account; the numbers go on all the same. Those who are `shown`
        are this evening's, though the clock is set right meanwhile.
        """
        return await read_or_report(self._emit, self._recall(shown), None)

    async def _recall(self, shown: Collection[int]) -> tuple[KeptAsides, dict[str, VerdictGiven]]:
        kept = await self._kept()
        account = (await self._session.whose()).account
        mine = {account, ""}
        tonight = [one for one in self._tonight(kept, shown) if one.account in mine]
        scans = await self._store.scans.kept({one.scan_id for one in tonight})
        given = {
            scan.id: again
            for scan in scans
            if scan.account in mine and (again := given_again(scan)) is not None
        }
        named = [one if one.scan_id in given else await self._named(one, account) for one in tonight]
        waiting = tuple(one for one in named if one.scan_id in given or one.name or one.number in shown)
        return KeptAsides(waiting, kept.last_number), given

    async def _named(self, aside: KeptAside, account: str) -> KeptAside:
        """The same with the name of the ticket's holder, where a disk that failed kept no scan of them."""
        if not aside.ticket_id:
            return aside
        guest = await self._store.guests.get(aside.ticket_id, account)
        return replace(aside, name=guest.ticket.name if guest else "")

    async def _kept(self) -> KeptAsides:
        if self._unwritten is not None:
            return self._unwritten
        return await self._store.asides.get()

    def _tonight(self, kept: KeptAsides, shown: Collection[int] = ()) -> list[KeptAside]:
        now = self._clock.now()
        return [one for one in kept.waiting if one.number in shown or abs(now - one.at) < WAITS_AT_MOST_S]

    async def keep(
        self,
        waiting: Sequence[KeptAside],
        last_number: int,
        strip_of: SignInThen | None = None,
        gone: Collection[int] = (),
    ) -> bool:
        """From now on, after a restart too, these wait, and whoever waits of other accounts than the strip's.

        Whether that is on the disk. `strip_of`: who was signed in when the strip was read; None: who is now.
        `gone`: the numbers of those who were on it and wait no longer, whichever account they came under.
        """
        try:
            before = await self._kept()
            accounts = {then: await self._account_of(then) for then in {strip_of, *(o.then for o in waiting)}}
            # Thousands of them would hold up whoever is scanned meanwhile.
            together = asyncio.to_thread(
                self._together, waiting, last_number, accounts[strip_of], accounts, before, gone
            )
            self._unwritten = kept = await together
            await self._store.asides.put(kept)
            self._unwritten = None
        except StoreError as error:
            log.warning("who steps aside is not kept for the next start: %s", error)
            return False
        return True

    async def _account_of(self, then: SignInThen | None) -> str:
        """Whose sign-in that was; empty where nobody knows."""
        if then is not None and then.account:
            return then.account
        if then is None or then.mark == self._session.setup.token_mark:
            return (await self._session.whose()).account
        return (await self._session.account_found(then.mark) or "") if then.mark else ""

    def _together(
        self,
        waiting: Sequence[KeptAside],
        last_number: int,
        account: str,
        accounts: Mapping[SignInThen | None, str],
        before: KeptAsides,
        gone: Collection[int],
    ) -> KeptAsides:
        """Those on the strip, and whoever was kept of another account than this and still waits."""
        whose = {one.number: one.account for one in before.waiting}
        mine = tuple(
            replace(
                one,
                name=one.name[:LONGEST_TEXT],
                account=whose.get(one.number)
                or (accounts[one.then] if one.then is not None or one.number not in whose else ""),
                then=None,
            )
            for one in waiting
        )
        known = {*gone, *(one.number for one in mine)}
        others = (one for one in self._tonight(before) if one.account not in (account, ""))
        all_of_them = (*mine, *(one for one in others if one.number not in known))
        return KeptAsides(all_of_them, max(last_number, before.last_number))


def given_again(scan: KeptScan) -> VerdictGiven | None:
    """What was told of a kept scan, as it was told; None where its guests are forgotten."""
    if scan.verdict is None:
        return None
    return VerdictGiven(
        scan_id=scan.id,
        code=scan.code,
        verdict=scan.verdict,
        certainty=scan.certainty,
        at=scan.at,
        how=how_of(scan.how),
        admission_id=scan.admission_id,
        list_as_of=scan.list_as_of,
        looked_again=scan.looked_again,
        order_size=scan.order_size,
        order_inside=scan.order_inside,
    )


def how_of(how: str) -> InputMethod:
    """How a code reached the door; one that is not known is taken for typed."""
    try:
        return InputMethod(how)
    except ValueError:
        return InputMethod.KEYBOARD
