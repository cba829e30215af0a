"""What others say of an admission that is on disk: the other doors, and then the service."""

import asyncio
import logging
from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from kiosk.core.link import LinkState
from kiosk.core.outbox import UNSENT, EntryState
from kiosk.core.presence import Certainty, Evidence, EvidenceSource, InputMethod, LedgerRow, RowKind
from kiosk.core.venue import CAME_IN_ELSEWHERE, Granted, Held, LostClaim
from kiosk.core.verdict import Admit, AlreadyIn, Reason, Verdict
from kiosk.engine.decide import Decision
from kiosk.engine.errors import StoreError
from kiosk.engine.events import Checking, Emit, ScanTrouble, TroubleKind
from kiosk.engine.link_watch import LinkWatch
from kiosk.engine.ports import Clock, Transaction
from kiosk.engine.session import Session
from kiosk.engine.store_ports import Store
from kiosk.engine.uploader import Uploader
from kiosk.engine.venue import Venue
from kiosk.engine.waiting_guests import PendingReply

_UNREACHABLE = (LinkState.OFFLINE, LinkState.PORTAL, LinkState.SIGN_IN)

log = logging.getLogger(__name__)


class Answer(Struct, frozen=True):
    """What is said in the end, who stands behind it, and what staff should know beside it."""

    verdict: Verdict
    certainty: Certainty
    trouble: ScanTrouble | None = None


class Confirmation:
    """Asks them as long as a guest may be kept waiting, and takes an admission back that another door won."""

    def __init__(
        self,
        store: Store,
        session: Session,
        clock: Clock,
        emit: Emit,
        watch: LinkWatch,
        uploader: Uploader,
        new_id: Callable[[], str],
        venue: Venue,
        *,
        offline: bool,
    ) -> None:
        self._store = store
        self._session = session
        self._clock = clock
        self._emit = emit
        self._watch = watch
        self._uploader = uploader
        self._new_id = new_id
        self._venue = venue
        self._offline = offline

    async def answered(self, scan_id: str, how: InputMethod, decided: Decision) -> Answer:
        """What is told of it; once it is on disk no fault takes the verdict back."""
        try:
            return await self._confirmed(scan_id, how, decided)
        except Exception as error:
            if not decided.admission_id:
                raise
            log.error("a confirmation failed: %s", type(error).__name__)  # noqa: TRY400 - it may name guests
            log.debug("the fault", exc_info=True)
            return Answer(decided.verdict, Certainty.LOCAL)

    async def _confirmed(self, scan_id: str, how: InputMethod, decided: Decision) -> Answer:
        """Ask the other doors and then the service, as long as a guest may be kept waiting."""
        verdict, row = decided.verdict, decided.row
        if not isinstance(verdict, Admit) or row is None:
            self._venue.poke()  # whoever leaves may come in elsewhere in a moment
            return Answer(verdict, Certainty.LOCAL)
        allowed = self._session.policy.entries_allowed(verdict.ticket)
        claimed = await self._venue.claim(row, allowed)
        if isinstance(claimed, LostClaim):
            try:
                await self._turn_away(row)
            except StoreError as error:  # the guest stays out; what stands here comes out as an incident
                log.warning("that a guest was turned away is not recorded: %s", error)
            return Answer(AlreadyIn(verdict.ticket, claimed.why, claimed.evidence), Certainty.VENUE)
        answer = await self._answered_by_service(scan_id, how, decided)
        if isinstance(claimed, Granted | Held) and answer.certainty is Certainty.LOCAL:
            return replace(answer, certainty=Certainty.VENUE)
        return answer

    async def _turn_away(self, row: LedgerRow) -> None:
        """Take an admission back that nobody saw: another door let the guest in first. Raises StoreError."""
        taken_back = replace(
            row,
            id=self._new_id(),
            kind=RowKind.OVERTURNED,
            at=self._clock.now(),
            how="",
            concerns=row.id,
            reason=CAME_IN_ELSEWHERE,
        )

        def work(transaction: Transaction) -> None:
            transaction.add(taken_back)
            for entry in transaction.entries(row.ticket_id):
                if entry.admission_id == row.id and entry.state in UNSENT and not entry.attempts:
                    transaction.put(replace(entry, state=EntryState.OVERTURNED, overturned=True))

        await self._store.at_door(work)

    async def _answered_by_service(self, scan_id: str, how: InputMethod, decided: Decision) -> Answer:
        """Wait for the service's answer to an admission."""
        verdict, entry = decided.verdict, decided.entry
        if not isinstance(verdict, Admit) or entry is None:
            return Answer(verdict, Certainty.LOCAL)
        if self._offline or self._watch.link.state in _UNREACHABLE or not self._uploader.lets_live_go:
            self._uploader.poke()
            return Answer(verdict, Certainty.LOCAL)
        waiting = PendingReply(green=not self._watch.link.worth_waiting)
        self._uploader.send_live(entry, waiting)
        if waiting.green:
            return Answer(verdict, Certainty.LOCAL)
        self._emit(Checking(scan_id, verdict.ticket, how))
        try:
            async with asyncio.timeout(self._session.policy.budgets.confirm_ms / 1000):
                await waiting.answered.wait()
        except TimeoutError:
            # Both may happen in one turn of the loop; the answer was acted on then, so it decides.
            if not waiting.answered.is_set():
                waiting.green = True
                self._watch.lapse()
                return Answer(verdict, Certainty.LOCAL)
        await waiting.written.wait()
        return _answer_of(verdict, waiting)


def _answer_of(verdict: Admit, waiting: PendingReply) -> Answer:
    """What the service's answer, if there was one, makes of an admission."""
    after = waiting.after
    if after is None:
        return Answer(verdict, Certainty.LOCAL, waiting.trouble)
    if after.overturned:
        already = AlreadyIn(verdict.ticket, Reason.INSIDE, Evidence(EvidenceSource.SERVICE))
        return Answer(already, Certainty.CONFIRMED, waiting.trouble)
    if after.refused:
        refusal = ScanTrouble(TroubleKind.REFUSED, after.last_error)
        return Answer(verdict, Certainty.LOCAL, waiting.trouble or refusal)
    if after.state is EntryState.NEEDS_ATTENTION:
        unclear = ScanTrouble(TroubleKind.UNCLEAR, after.last_error)
        return Answer(verdict, Certainty.LOCAL, waiting.trouble or unclear)
    return Answer(verdict, Certainty.CONFIRMED, waiting.trouble)
