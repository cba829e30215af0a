"""scan → verdict → admission."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from contextlib import ExitStack
from functools import partial
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from kiosk.core.codes import candidates, pairing_code_in, text_of, typed_candidates
from kiosk.core.policy import Direction
from kiosk.core.presence import (
    LETS_IN,
    Certainty,
    InputMethod,
)
from kiosk.core.presentations import InView, Presentations, Presented
from kiosk.core.tickets import Instant
from kiosk.core.verdict import SameScan
from kiosk.engine.confirmation import Answer, Confirmation
from kiosk.engine.decide import (
    Decision,
    ScanRequest,
    decide,
    decide_each,
    decide_unkept,
    is_worth_a_second_look,
    kept_scan,
    scan_to_keep,
)
from kiosk.engine.errors import ServiceError, StoreError, text_for_a_scan
from kiosk.engine.events import (
    Emit,
    PairingCodeRead,
    ScanFailed,
    VerdictGiven,
)
from kiosk.engine.guest_list import RECHECK_APART_S, GuestList
from kiosk.engine.link_watch import LinkWatch
from kiosk.engine.ports import Clock
from kiosk.engine.session import DoorContext, Session
from kiosk.engine.store_ports import Store
from kiosk.engine.undo import NotUndone, Undone, UndoWhy, undo
from kiosk.engine.unkept_scans import UnkeptScans
from kiosk.engine.uploader import Uploader
from kiosk.engine.venue import Venue
from kiosk.engine.waiting_guests import UntoldScans

DECIDED_TOGETHER = 16
"""Tickets of a group that one transaction decides: it takes no longer than a few scans do."""

log = logging.getLogger(__name__)


class _Scan(Struct, frozen=True):
    """`row_id`: what the ledger row that comes of it has for its id."""

    id: str
    row_id: str
    code: str
    tiers: Sequence[Sequence[str]]
    how: InputMethod
    at: Instant
    started: float
    direction: Direction


class DoorEngine:
    """Judges what is presented, one transaction a scan; green only when the admission is on disk."""

    def __init__(
        self,
        store: Store,
        session: Session,
        clock: Clock,
        emit: Emit,
        watch: LinkWatch,
        guest_list: GuestList,
        uploader: Uploader,
        new_id: Callable[[], str],
        venue: Venue,
        *,
        offline: bool = False,
    ) -> None:
        self._venue = venue
        self._store = store
        self._session = session
        self._clock = clock
        self._emit = emit
        self._watch = watch
        self._guest_list = guest_list
        self._uploader = uploader
        self._new_id = new_id
        self._offline = offline
        self._asked_whose_at = -RECHECK_APART_S
        self._identifying: asyncio.Task[None] | None = None
        self._presentations = Presentations()
        self._taker: Callable[[str], bool] | None = None
        self._notes: set[asyncio.Task[None]] = set()
        self._unkept = UnkeptScans(store)
        self.untold = UntoldScans()
        self._confirmation = Confirmation(
            store, session, clock, emit, watch, uploader, new_id, venue, offline=offline
        )

    def offer_codes(self, taker: Callable[[str], bool] | None) -> None:
        """Offer each code that a device reads to `taker` before it is judged; None: to nobody any more.

        It says at each code whether it takes it: what it does not take is a guest's, and is judged.
        """
        self._taker = taker

    async def present(
        self, code: bytes | str, how: InputMethod, view: InView | None = None
    ) -> VerdictGiven | None:
        """Judge a read from a device that may repeat itself; None for a code still held in view.

        `view`: when it was read, where that was not just now.
        """
        presented = self._presented(code, how, view)
        if presented is Presented.HELD:
            return None
        if self.is_for_pairing(code):
            return None
        if presented is Presented.SAME:
            return self._emit_verdict(
                self._scan(code, how), Decision(SameScan()), Answer(SameScan(), Certainty.LOCAL)
            )
        if self._taker is not None and self._taker(text_of(code)):
            return None
        given = None
        try:
            given = await self.scan(code, how)
        finally:
            if given is None:
                self._presentations.could_not_be_judged(code, self._clock.monotonic())
        return given

    def is_for_pairing(self, code: bytes | str) -> bool:
        """Whether the code pairs a door, which is told: it is neither judged nor written anywhere."""
        if link := pairing_code_in(code):
            self._emit(PairingCodeRead(self._new_id(), link))
        return bool(link)

    def _presented(self, code: bytes | str, how: InputMethod, view: InView | None) -> Presented:
        now = self._clock.monotonic()
        read = view or InView(now, now)
        match how:
            case InputMethod.CAMERA:
                return self._presentations.camera(code, read)
            case InputMethod.HAND_SCANNER:
                return self._presentations.hand_scanner(code, read.until_s)
        return Presented.NEW

    async def scan(self, code: bytes | str, how: InputMethod) -> VerdictGiven | None:
        """Judge a new presentation, whatever the code.

        None where the disk failed, or a fault of ours kept it from being judged; ScanFailed says why.
        """
        return await self._judge(self._scan(code, how))

    async def admit(self, ticket_id: str, how: InputMethod) -> VerdictGiven | None:
        """Judge a ticket that a person picked by its id."""
        scan = replace(self._scan(ticket_id, how), tiers=((ticket_id,),))
        return await self._judge(scan)

    async def let_out(self, ticket_id: str, how: InputMethod) -> VerdictGiven | None:
        """Judge a ticket that a person picked as an exit door does, whichever way people pass this one."""
        scan = replace(self._scan(ticket_id, how), tiers=((ticket_id,),), direction=Direction.EXIT)
        return await self._judge(scan)

    def _scan(self, code: bytes | str, how: InputMethod) -> _Scan:
        now = self._clock.monotonic()
        direction = self._session.setup.direction
        if how is InputMethod.HAND_SCANNER and isinstance(code, str):
            tiers = typed_candidates(code)
        else:
            tiers = candidates(code)
        return _Scan(
            self._new_id(), self._new_id(), text_of(code), tiers, how, self._clock.now(), now, direction
        )

    async def admit_each(self, ticket_ids: Sequence[str], how: InputMethod) -> list[VerdictGiven | None]:
        """Judge tickets that a person picked together, as `admit` does each; the verdicts in their order.

        A few are decided in one transaction and seen through, and then the next: other guests' scans and
        check-ins go between.
        """
        given: list[VerdictGiven | None] = []
        for first in range(0, len(ticket_ids), DECIDED_TOGETHER):
            some = ticket_ids[first : first + DECIDED_TOGETHER]
            scans = [replace(self._scan(i, how), tiers=((i,),)) for i in some]
            rows = {scan.row_id for scan in scans}
            with self._venue.unseen(rows), self.untold.under_way(rows.union(scan.id for scan in scans)):
                decided = await self._decided_together(scans)
                given += await asyncio.gather(*map(self._judge, scans, decided))
        return given

    async def _decided_together(self, scans: Sequence[_Scan]) -> Sequence[Decision | None]:
        """What is decided of each; None of all where that could not be recorded: each is then tried alone."""
        requests = [self._request(scan) for scan in scans]
        try:
            work = partial(decide_each, requests=requests, at=await self._at(self._session.setup.direction))
            decided = await self._store.at_door(work)
        except StoreError as error:
            log.warning("a group was not recorded together: %s", error)
        except Exception as error:
            log.error("a group was not judged together: %s", type(error).__name__)  # noqa: TRY400 - as below
            log.debug("the fault", exc_info=True)
        else:
            self._disk_takes_something()
            return decided
        return [None] * len(scans)

    async def _judge(self, scan: _Scan, decided: Decision | None = None) -> VerdictGiven | None:
        """See it through to the verdict; `decided`: what the first look came to, where there was one."""
        row, ids = {scan.row_id}, {scan.row_id, scan.id}
        with self._uploader.scan(), self._venue.unseen(row), self.untold.under_way(ids):
            return await self._judged(scan, decided)

    async def _judged(self, scan: _Scan, decided: Decision | None) -> VerdictGiven | None:
        try:
            with ExitStack() as waiting:
                waiting.enter_context(self._store.guest_waits())
                if decided is None:
                    decided = await self._decide(scan)
                looked_again = False
                if not self._offline and is_worth_a_second_look(decided.verdict):
                    waiting.close()  # the recheck reads lists itself
                    budget_s = self._session.policy.budgets.recheck_ms / 1000
                    looked_again = await self._guest_list.recheck(budget_s)
                    waiting.enter_context(self._store.guest_waits())
                    decided = await self._decide(scan, after_recheck=True, looked_again=looked_again)
                answer = await self._confirmation.answered(scan.id, scan.how, decided)
                if answer.verdict is not decided.verdict:
                    self.untold.turned_away(decided.admission_id)
                    decided = await self._keep_turned(scan, decided, answer)
        except StoreError as error:
            log.warning("a scan was not recorded: %s", error)
            self._emit(ScanFailed(scan.id, text_for_a_scan(error)))
            return None
        except Exception as error:
            kind = type(error).__name__
            log.error("a scan was not judged: %s", kind)  # noqa: TRY400 - the rest of it may name guests
            log.debug("the fault", exc_info=True)
            self._emit(ScanFailed(scan.id, f"a fault in the program ({kind})"))
            return None
        return self._emit_verdict(scan, decided, answer, looked_again=looked_again)

    async def _keep_turned(self, scan: _Scan, decided: Decision, answer: Answer) -> Decision:
        """Write down what is told instead of the admission that the service's answer took back."""
        told = replace(decided, verdict=answer.verdict)
        try:
            at = await self._session.at(scan.direction)
        except StoreError as error:  # it is told all the same: nobody goes in on it
            log.warning("a verdict is not kept: %s", error)
            return told
        kept = kept_scan(self._request(scan), told, at, answer.certainty)
        try:
            await self._store.at_door(lambda transaction: transaction.keep_scan(kept))
        except StoreError as error:
            log.warning("a verdict is not kept yet: %s", error)
            self._unkept.hold(kept)
        return told

    async def _decide(
        self, scan: _Scan, *, after_recheck: bool = False, looked_again: bool = False
    ) -> Decision:
        """Judge it in a transaction. What a second look may change is kept with that, whatever it found.

        Who does not go in is told so on a full disk too. Raises StoreError.
        """
        request = replace(
            self._request(scan),
            looks_again=not (self._offline or after_recheck),
            looked_again=looked_again,
        )
        at = await self._at(scan.direction)
        try:
            decided = await self._store.at_door(partial(decide, request=request, at=at))
        except StoreError as error:
            told = await self._store.at_door(partial(decide_unkept, request=request, at=at))
            if told is None:
                raise
            log.warning("a verdict is not kept yet: %s", error)
            if (kept := scan_to_keep(request, told, at)) is not None:
                self._unkept.hold(kept)
            return told
        self._disk_takes_something()
        return decided

    def _disk_takes_something(self) -> None:
        """Let what it did not take before be written behind this scan."""
        self._uploader.disk_takes_something()
        if self._unkept.are_due:
            self._write_behind("write scans", self._unkept.write_down())

    def _request(self, scan: _Scan) -> ScanRequest:
        return ScanRequest(
            scan.tiers,
            self._clock.now(),
            scan.how,
            scan.row_id,
            scan_id=scan.id,
            code=scan.code,
            looks_again=not self._offline,
        )

    async def _at(self, direction: Direction) -> DoorContext:
        """The door as it decides now; whose token it has is asked first where nobody knows it yet.

        A question that is under way keeps nobody else waiting.
        """
        at, now = await self._session.at(direction), self._clock.monotonic()
        worth_asking = self._session.can_identify and self._watch.link.worth_waiting
        if at.whose.account or self._offline or not worth_asking:
            return at
        is_asking = self._identifying is not None and not self._identifying.done()
        if is_asking or now - self._asked_whose_at < RECHECK_APART_S:
            return at
        self._asked_whose_at = now
        self._identifying = identifying = asyncio.create_task(self._identify(), name="identify")
        budget_s = self._session.policy.budgets.recheck_ms / 1000
        done, _ = await asyncio.wait({identifying}, timeout=budget_s)
        if not done:
            self._watch.lapse()
        return await self._session.at(direction)

    async def _identify(self) -> None:
        try:
            await self._session.identify()
        except (ServiceError, StoreError) as error:
            log.info("whose token it is could not be found out: %s", type(error).__name__)

    def _emit_verdict(
        self, scan: _Scan, decided: Decision, answer: Answer, *, looked_again: bool = False
    ) -> VerdictGiven:
        given = VerdictGiven(
            scan_id=scan.id,
            code=scan.code,
            verdict=answer.verdict,
            certainty=answer.certainty,
            at=scan.at,
            how=scan.how,
            admission_id=decided.admission_id,
            list_as_of=decided.list_as_of,
            looked_again=looked_again,
            trouble=answer.trouble,
            took_s=self._clock.monotonic() - scan.started,
            order_size=decided.order_size,
            order_inside=decided.order_inside,
        )
        self._emit(given)
        return given

    def shown(self, admission_id: str) -> None:
        """The verdict of this admission reached a person; written behind the next scan."""
        self._write_behind("mark shown", self._mark_shown(admission_id))

    def _write_behind(self, name: str, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work, name=name)
        self._notes.add(task)
        task.add_done_callback(self._notes.discard)

    async def _mark_shown(self, admission_id: str) -> None:
        try:
            await self._store.ledger.mark_shown([admission_id])
        except StoreError as error:
            log.warning("that a verdict was shown could not be recorded: %s", error)

    async def settle(self) -> None:
        """Wait until everything this door has to write is written; whose token it has is asked no more."""
        if self._identifying is not None:
            self._identifying.cancel()
            await asyncio.gather(self._identifying, return_exceptions=True)
        while self._notes:
            await asyncio.gather(*self._notes)
        if self._unkept.are_due:
            await self._unkept.write_down()

    async def undo(
        self,
        admission_id: str,
        supervisor: str = "",
        reason: str = "",
        how: InputMethod = InputMethod.KEYBOARD,
    ) -> Undone | NotUndone:
        """Take an admission back, a supervisor's too. Raises StoreError where the disk failed.

        `supervisor` and `reason` are given where a PIN stands behind it. `how`: on the screen or by command.
        """
        row = await self._store.ledger.row(admission_id)
        if row is None or row.kind not in LETS_IN:
            return NotUndone(UndoWhy.NO_ADMISSION)
        return await self._store.at_door(
            partial(
                undo,
                row=row,
                now=self._clock.now(),
                row_id=self._new_id(),
                at=await self._session.at(),
                supervisor=supervisor,
                reason=reason,
                how=how,
            )
        )
