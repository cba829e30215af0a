"""scan → verdict → admission."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from kiosk.core.codes import candidates, text_of
from kiosk.core.link import LinkState
from kiosk.core.outbox import EntryState
from kiosk.core.policy import Direction
from kiosk.core.presence import LETS_IN, Certainty, Evidence, How, LedgerRow, Source
from kiosk.core.presentations import InView, Presentations, Presented
from kiosk.core.tickets import Instant, Ticket
from kiosk.core.typed_codes import typed_candidates
from kiosk.core.verdict import Admit, AlreadyIn, NotValid, Refer, SameScan, Unknown, Verdict, Why
from kiosk.engine.attempt import Waiting
from kiosk.engine.decide import Asked, At, Decided, NotUndone, Undone, UndoWhy, decide, undo
from kiosk.engine.errors import StoreError
from kiosk.engine.events import Checking, Emit, ScanFailed, VerdictGiven
from kiosk.engine.guestlist import GuestList
from kiosk.engine.link_watch import LinkWatch
from kiosk.engine.ports import Clock, Store, Transaction
from kiosk.engine.session import Session
from kiosk.engine.uploader import Uploader

_LOOK_AGAIN = frozenset({Why.STATE_REFUSED, Why.STATE_REFERRED, Why.STATE_UNKNOWN})
_UNREACHABLE = (LinkState.OFFLINE, LinkState.PORTAL, LinkState.SIGN_IN)

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Scan:
    id: str
    code: str
    tiers: Sequence[Sequence[str]]
    how: How
    at: Instant
    started: float
    direction: Direction


@dataclass(frozen=True, slots=True)
class _Answer:
    """What is said in the end, who stands behind it, and what staff should know beside it."""

    verdict: Verdict
    certainty: Certainty
    trouble: str = ""


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
        *,
        offline: bool = False,
    ) -> None:
        self._store = store
        self._session = session
        self._clock = clock
        self._emit = emit
        self._watch = watch
        self._guest_list = guest_list
        self._uploader = uploader
        self._new_id = new_id
        self._offline = offline
        self._presentations = Presentations()
        self._notes: set[asyncio.Task[None]] = set()

    async def present(self, code: bytes | str, how: How, view: InView | None = None) -> VerdictGiven | None:
        """Judge a read from a device that may repeat itself; None for a code still held in view.

        `view`: when it was read, where that was not just now.
        """
        presented = self._presented(code, how, view)
        if presented is Presented.HELD:
            return None
        if presented is Presented.SAME:
            return self._say(self._scan(code, how), Decided(SameScan()), _Answer(SameScan(), Certainty.LOCAL))
        given = None
        try:
            given = await self.scan(code, how)
        finally:
            if given is None:
                self._presentations.could_not_be_judged(code, self._clock.monotonic())
        return given

    def _presented(self, code: bytes | str, how: How, view: InView | None) -> Presented:
        now = self._clock.monotonic()
        read = view or InView(now, now)
        match how:
            case How.CAMERA:
                return self._presentations.camera(code, read)
            case How.HAND_SCANNER:
                return self._presentations.hand_scanner(code, read.until_s)
        return Presented.NEW

    async def scan(self, code: bytes | str, how: How) -> VerdictGiven | None:
        """Judge a new presentation, whatever the code; None where the disk failed, and ScanFailed says so."""
        return await self._judge(self._scan(code, how))

    async def admit(self, ticket_id: str, how: How) -> VerdictGiven | None:
        """Judge a ticket that a person picked by its id."""
        scan = replace(self._scan(ticket_id, how), tiers=((ticket_id,),))
        return await self._judge(scan)

    async def let_out(self, ticket_id: str, how: How) -> VerdictGiven | None:
        """Judge a ticket that a person picked as an exit door does, whichever way people pass this one."""
        scan = replace(self._scan(ticket_id, how), tiers=((ticket_id,),), direction=Direction.EXIT)
        return await self._judge(scan)

    def _scan(self, code: bytes | str, how: How) -> _Scan:
        now = self._clock.monotonic()
        direction = self._session.setup.direction
        if how is How.HAND_SCANNER and isinstance(code, str):
            tiers = typed_candidates(code)
        else:
            tiers = candidates(code)
        return _Scan(self._new_id(), text_of(code), tiers, how, self._clock.now(), now, direction)

    async def _judge(self, scan: _Scan) -> VerdictGiven | None:
        try:
            decided = await self._decide(scan)
            looked_again = False
            if self._worth_a_second_look(decided.verdict):
                looked_again = await self._guest_list.recheck(self._session.policy.budgets.recheck_ms / 1000)
                if looked_again:
                    decided = await self._decide(scan)
            answer = await self._confirmed(scan, decided)
            given = self._given(scan, decided, answer)
            size, inside = await self._order_of(decided.verdict)
            given = replace(given, looked_again=looked_again, order_size=size, order_inside=inside)
        except StoreError as error:
            log.warning("a scan was not recorded: %s", error)
            self._emit(ScanFailed(scan.id, str(error)))
            return None
        self._emit(given)
        return given

    async def _decide(self, scan: _Scan) -> Decided:
        asked = Asked(scan.tiers, self._clock.now(), scan.how, self._new_id())
        return await self._store.at_door(partial(decide, asked=asked, at=self._at(scan.direction)))

    def _at(self, direction: Direction) -> At:
        session = self._session
        return At(session.setup, session.policy, session.events, direction)

    def _worth_a_second_look(self, verdict: Verdict) -> bool:
        if self._offline:
            return False
        return isinstance(verdict, Unknown) or (
            isinstance(verdict, NotValid | Refer) and verdict.why in _LOOK_AGAIN
        )

    async def _confirmed(self, scan: _Scan, decided: Decided) -> _Answer:
        """Wait for the service's answer to an admission, as long as a guest may be kept waiting."""
        verdict, entry = decided.verdict, decided.entry
        if not isinstance(verdict, Admit) or entry is None:
            return _Answer(verdict, Certainty.LOCAL)
        if self._offline or self._watch.state in _UNREACHABLE or self._uploader.paused:
            self._uploader.poke()
            return _Answer(verdict, Certainty.LOCAL)
        waiting = Waiting(green=not self._watch.link.worth_waiting)
        self._uploader.send_live(entry, waiting)
        if waiting.green:
            return _Answer(verdict, Certainty.LOCAL)
        self._emit(Checking(scan.id, verdict.ticket, scan.how))
        try:
            async with asyncio.timeout(self._session.policy.budgets.confirm_ms / 1000):
                await waiting.answered.wait()
        except TimeoutError:
            # Both may happen in one turn of the loop; the answer was acted on then, so it decides.
            if not waiting.answered.is_set():
                waiting.green = True
                self._watch.lapse()
                return _Answer(verdict, Certainty.LOCAL)
        await waiting.written.wait()
        return _answer_of(verdict, waiting)

    async def _order_of(self, verdict: Verdict) -> tuple[int, int]:
        """How many tickets the ticket's order has, how many are inside; no verdict fails for want of it."""
        ticket: Ticket | None = getattr(verdict, "ticket", None)
        try:
            guest = await self._store.guest(ticket.id) if ticket and ticket.order else None
        except StoreError as error:
            log.warning("an order cannot be counted: %s", error)
            guest = None
        return (guest.order_size, guest.order_inside) if guest else (1, 0)

    def _given(self, scan: _Scan, decided: Decided, answer: _Answer) -> VerdictGiven:
        return VerdictGiven(
            scan_id=scan.id,
            code=scan.code,
            verdict=answer.verdict,
            certainty=answer.certainty,
            at=scan.at,
            how=scan.how,
            admission_id=decided.admission_id,
            list_as_of=decided.list_as_of,
            trouble=answer.trouble,
            took_s=self._clock.monotonic() - scan.started,
        )

    def _say(self, scan: _Scan, decided: Decided, answer: _Answer) -> VerdictGiven:
        given = self._given(scan, decided, answer)
        self._emit(given)
        return given

    def shown(self, admission_id: str) -> None:
        """The verdict of this admission reached a person; written behind the next scan."""
        task = asyncio.create_task(self._mark_shown(admission_id), name="mark shown")
        self._notes.add(task)
        task.add_done_callback(self._notes.discard)

    async def _mark_shown(self, admission_id: str) -> None:
        try:
            await self._store.mark_shown([admission_id])
        except StoreError as error:
            log.warning("that a verdict was shown could not be recorded: %s", error)

    async def settle(self) -> None:
        """Wait until everything this door has to write is written."""
        while self._notes:
            await asyncio.gather(*self._notes)

    async def undo(self, admission_id: str) -> Undone | NotUndone:
        """Take an admission back, a supervisor's too. Raises StoreError where the disk failed."""
        row = await self._store.row(admission_id)
        if row is None or row.kind not in LETS_IN:
            return NotUndone(UndoWhy.NO_ADMISSION)
        return await self._store.at_door(partial(self._undo, row=row))

    def _undo(self, transaction: Transaction, row: LedgerRow) -> Undone | NotUndone:
        return undo(
            transaction, row, self._clock.now(), self._new_id(), self._at(self._session.setup.direction)
        )


def _answer_of(verdict: Admit, waiting: Waiting) -> _Answer:
    """What the service's answer, if there was one, makes of an admission."""
    after = waiting.after
    match after.state if after else None:
        case EntryState.CONFIRMED | EntryState.CONFLICT:
            return _Answer(verdict, Certainty.CONFIRMED, waiting.trouble)
        case EntryState.OVERTURNED:
            evidence = Evidence(Source.SERVICE)
            already = AlreadyIn(verdict.ticket, Why.INSIDE, evidence)
            return _Answer(already, Certainty.CONFIRMED, waiting.trouble)
        case EntryState.NEEDS_ATTENTION:
            return _Answer(verdict, Certainty.LOCAL, after.last_error if after else "")
    return _Answer(verdict, Certainty.LOCAL, waiting.trouble)
