"""What a supervisor decides: overrides and off-list admissions, each written whole or not at all."""

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from kiosk.core.codes import text_of
from kiosk.core.guest_notes import alert_of, with_alert
from kiosk.core.outbox import Entry
from kiosk.core.policy import Direction, Supervisor
from kiosk.core.presence import InputMethod, LedgerRow, RowKind
from kiosk.core.tickets import Instant
from kiosk.core.verdict import Admit, Verdict, admissible_off_list, overridable
from kiosk.engine.decide import ScanRequest, admit, judge_request
from kiosk.engine.event_times import event_to_count_for
from kiosk.engine.events import VerdictGiven
from kiosk.engine.ports import Transaction
from kiosk.engine.records import OffListed
from kiosk.engine.session import DoorContext, DoorSetup


class Overridden(Struct, frozen=True):
    """Let in by a supervisor. `verdict` is what the door would have said.

    Where that was a plain admit, `row` is an ordinary admission with the supervisor's name and reason, or
    the one of an earlier run that nobody saw green. `entry` is the check-in that was queued, None where the
    service is believed to have the ticket in. `notices` are what staff must do before the guest goes in.
    """

    row: LedgerRow
    verdict: Verdict
    entry: Entry | None = None
    notices: tuple[str, ...] = ()


class AdmittedOffList(Struct, frozen=True):
    """Let in by a supervisor without a ticket; `earlier`: who came on the very same code."""

    row: LedgerRow
    earlier: tuple[LedgerRow, ...] = ()


class NotOverridden(Struct, frozen=True):
    """The PIN was right, and the verdict stands all the same: nothing was written."""

    verdict: Verdict


class WrongPin(Struct, frozen=True):
    """No supervisor has this PIN; the next one is looked at in `wait_s` seconds.

    `unusable`: the supervisors whose PIN was not looked at, because what is kept of it is damaged.
    """

    wait_s: float
    unusable: tuple[str, ...] = ()


class LockedOut(Struct, frozen=True):
    """Too many PINs were wrong: none is looked at for another `wait_s` seconds."""

    wait_s: float


class NoSupervisors(Struct, frozen=True):
    """The door's policy names nobody who may override."""


class NoUsablePin(Struct, frozen=True):
    """What is kept of every PIN, of the supervisors of these names, is damaged: none can be right."""

    names: tuple[str, ...]


class Unlocked(Struct, frozen=True):
    """The PIN is this supervisor's."""

    name: str


class Vouched(Struct, frozen=True):
    """The PIN is this supervisor's, who says why."""

    supervisor: str
    reason: str


class NoReason(Struct, frozen=True):
    """Nobody said why; the PIN was not looked at."""


class NotRecorded(Struct, frozen=True):
    """The disk failed, or no row may keep this code: nothing was recorded and nobody was let in.

    `text` says what happened.
    """

    text: str


class GroupAdmitted(Struct, frozen=True):
    """Each ticket's own verdict, in the order they were ticked; `failed` could not be recorded."""

    verdicts: tuple[VerdictGiven, ...]
    failed: tuple[str, ...] = ()


NoPin = WrongPin | LockedOut | NoSupervisors | NoUsablePin
"""Why nobody's PIN was found."""
Barred = NoPin | NoReason | NotRecorded
"""Why a supervisor's word was not even heard."""
OverrideOutcome = Overridden | NotOverridden | Barred
OffListOutcome = AdmittedOffList | NotOverridden | Barred
UnlockOutcome = Unlocked | NoPin | NotRecorded


def about_no_guest(
    kind: RowKind,
    setup: DoorSetup,
    now: Instant,
    row_id: str,
    how: InputMethod,
    why: str,
    supervisor: str = "",
) -> LedgerRow:
    """The row that says what became of a PIN, never which it is or was, or of the door itself."""
    return LedgerRow(
        id=row_id,
        kind=kind,
        ticket_id="",
        at=now,
        door=setup.door,
        how=how.value,
        on_duty=setup.on_duty,
        reason=why,
        run=setup.run,
        supervisor=supervisor,
    )


def changed_pins(before: Sequence[Supervisor], after: Sequence[Supervisor]) -> Iterator[tuple[str, str]]:
    """Each supervisor whose PIN was set, changed or taken away between two policies, and which of these."""
    old, new = ({one.name: one.pin_hash for one in held} for held in (before, after))
    for name in dict.fromkeys((*old, *new)):
        if name not in new:
            yield name, "the PIN was taken away"
        elif old.get(name) != new[name]:
            yield name, "the PIN was changed" if name in old else "a PIN was set"


def override(transaction: Transaction, request: ScanRequest, at: DoorContext) -> Overridden | NotOverridden:
    """Let the ticket's holder in on a supervisor's word. Runs inside the transaction.

    What is judged is an entry, whichever way people pass this door: an override lets somebody in. A ticket
    that has become a plain admit since is admitted as one, so that there is one open admission and no more.
    An override while the ticket is inside is one more person on it: it does not end what is open.
    """
    judged = judge_request(transaction, request, replace(at, direction=Direction.ENTRY))
    verdict = judged.verdict
    if isinstance(verdict, Admit):
        if verdict.recorded is not None:
            return Overridden(verdict.recorded, verdict, None, verdict.notices)
        row, entry = admit(transaction, verdict.ticket, judged.rows, request, at)
        return Overridden(row, verdict, entry, verdict.notices)
    ticket = overridable(verdict)
    if ticket is None:
        return NotOverridden(verdict)
    row, entry = admit(transaction, ticket, judged.rows, request, at, RowKind.OVERRIDE)
    alert = alert_of(transaction.note_on(ticket.id))
    return Overridden(row, verdict, entry, with_alert(alert, at.policy.notices_for(ticket)))


def admit_off_list(
    transaction: Transaction, request: ScanRequest, at: DoorContext, code: bytes | str, name: str
) -> AdmittedOffList | NotOverridden:
    """Let somebody in whose code is on no list. Runs inside the transaction.

    The row has no ticket. Of the door's events it has the one that people come to now, and counts there. Code
    and name are kept apart from the ledger, because they go when the profile is purged and the ledger stays.
    """
    judged = judge_request(transaction, request, replace(at, direction=Direction.ENTRY))
    if not admissible_off_list(judged.verdict):
        return NotOverridden(judged.verdict)
    held = transaction.events_of(at.events, at.whose.account)
    row = LedgerRow(
        id=request.row_id,
        kind=RowKind.OFF_LIST,
        ticket_id="",
        at=request.now,
        door=at.setup.door,
        how=request.how.value,
        event_id=event_to_count_for(at.events, held, request.now),
        account=at.whose.account,
        on_duty=at.setup.on_duty,
        reason=request.reason,
        run=at.setup.run,
        supervisor=request.supervisor,
    )
    shown = text_of(code)
    earlier = tuple(row for row, left in transaction.off_list_rows(shown) if left is None)
    transaction.list_off(OffListed(row, shown, name.strip()))
    return AdmittedOffList(row, earlier)
