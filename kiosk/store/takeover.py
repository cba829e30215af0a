"""Taking another machine's work in: a second time, or after work of one's own, it changes nothing back.

What is known by its id (ledger rows by theirs, check-ins by their admission's) is taken once. A check-in that
is further along here stays as it is here. All of it is one transaction: whole, or not at all.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import inf
from uuid import uuid4

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from sqlcipher3 import dbapi2 as sqlite

from kiosk.core.merge import Incoming, merge
from kiosk.core.message import Message
from kiosk.core.outbox import UNSENT, Entry, EntryState, found_sending
from kiosk.core.policy import DoorPolicy, policy_from_document
from kiosk.core.presence import InputMethod, RowKind
from kiosk.core.tickets import LONGEST_TEXT, Instant, Ticket
from kiosk.engine.records import Incident, double_incident
from kiosk.engine.session import DoorSetup
from kiosk.engine.staff_choices import EVENTS, note_of_events
from kiosk.engine.supervised import about_no_guest, changed_pins
from kiosk.store import guest_lists, mirror, outbox_rows, policies
from kiosk.store.connection import Connection
from kiosk.store.encrypted_file import EncryptedFile, EncryptedFileError
from kiosk.store.guest_notes import PREFIX
from kiosk.store.guest_notes import take_over as take_note_over
from kiosk.store.handed_records import (
    COUNTED,
    About,
    HandedAttempt,
    HandedEnd,
    HandedEntry,
    HandedIncident,
    HandedLedger,
    HandedList,
    HandedNote,
    HandedOffList,
    HandedRecord,
    HandedTickets,
    check_detail,
    check_note,
    entry_from,
    is_in_time,
    list_state_from,
    record_from,
    row_from,
    ticket_from,
)
from kiosk.store.notes import put_note
from kiosk.store.rows import digest_of, incident_values, packed
from kiosk.store.schema import MIGRATIONS
from kiosk.store.ticket_rows import add_handed, add_row

_NO_TIME: Instant = 0.0
_UNFINISHED = UNSENT | {EntryState.NEEDS_ATTENTION}


class ImportTarget(Struct, frozen=True):
    """What the machine that takes over is set to: its events, none meaning all; and what time it is there.

    `how`: whether somebody takes it over on the screen, or types a command. `takes_events`: whether it is for
    the events of the file from its next start on, unless a setting names others then.
    """

    events: frozenset[str] = frozenset()
    setup: DoorSetup = msgspec.field(default_factory=lambda: DoorSetup("", ""))
    now: Instant = 0.0
    how: InputMethod = InputMethod.COMMAND_LINE
    takes_events: bool = False


@dataclass
class ImportResult:
    """How much was taken that was not here, and what came to light; all zero the second time.

    `doubles`: tickets that both machines let in, each an incident.
    """

    tickets: int = 0
    ledger: int = 0
    entries: int = 0
    unsent: int = 0
    advanced: int = 0
    incidents: int = 0
    off_list: int = 0
    doubles: int = 0
    policy: bool = False
    met: dict[str, int] = field(default_factory=lambda: dict.fromkeys(COUNTED, 0))
    """How much of what the file holds, new or not."""


def about_of(encrypted: EncryptedFile) -> About:
    """What the file says of itself. Raises EncryptedFileError."""
    try:
        about = msgspec.convert(encrypted.header, About)
        msgspec.json.encode(about)  # halves of characters are no text, and could be shown nowhere
    except (msgspec.ValidationError, UnicodeEncodeError) as error:
        raise EncryptedFileError(
            Message("{file} is damaged: nothing was changed. Copy it again", file=str(encrypted.path))
        ) from error
    if not is_in_time(about.made_at):
        raise EncryptedFileError(
            Message("{file} is damaged: nothing was changed. Copy it again", file=str(encrypted.path))
        )
    if about.schema > len(MIGRATIONS):
        raise EncryptedFileError(
            Message(
                "{file} was made by a newer Kiosk: update the program; nothing was changed",
                file=str(encrypted.path),
            )
        )
    return about


class ForeignFileError(EncryptedFileError):
    """The file is of another account, or for events that this door is not for."""


def why_not(about: About, accounts: Sequence[str], target: ImportTarget) -> str | None:
    """Why a file cannot be taken by a profile that holds these accounts' work; None where it can.

    Guest lists and check-ins of two accounts, or of events that this door is not for, are never mixed. The
    words are a command line's: a screen has its own.
    """
    foreign = sorted(set(about.accounts) - set(accounts))
    if accounts and foreign:
        return (
            f"this handover file from {about.door} belongs to the account {', '.join(foreign)}, and this"
            f" profile to {', '.join(accounts)}: nothing was mixed. Take it over in a profile of its own"
            " (KIOSK_HOME)"
        )
    if target.events and about.events and not target.events & set(about.events):
        return (
            f"this handover file from {about.door} is for the event {', '.join(about.events)}, and this door"
            f" for {', '.join(sorted(target.events))}: nothing was mixed. Set this door to that event"
            " (`kiosk settings set events ID`), or take it over in a profile of its own (KIOSK_HOME)"
        )
    return None


def accounts_of(connection: Connection) -> tuple[str, ...]:
    """The accounts that anything held here belongs to."""
    found = connection.execute(
        "SELECT account FROM list_states UNION SELECT account FROM outbox UNION SELECT account FROM ledger"
    )
    return tuple(sorted(account for (account,) in found if account))


def look_into(encrypted: EncryptedFile) -> tuple[About, dict[str, int]]:
    """What the file says of itself, and how much of what it holds; it is read to its end.

    Raises EncryptedFileError.
    """
    about, last = about_of(encrypted), None
    for record in encrypted.records():
        last = record
    try:
        end = record_from(last)
    except msgspec.MsgspecError:
        end = None
    if not isinstance(end, HandedEnd):
        raise EncryptedFileError(
            Message("{file} is incomplete: nothing was taken. Export it again", file=str(encrypted.path))
        )
    return about, dict(end.counts)


def verify(encrypted: EncryptedFile) -> About:
    """Read the file to its end, so that a damaged one is told before anything is made or opened.

    Raises EncryptedFileError.
    """
    about = about_of(encrypted)
    for _ in encrypted.records():
        pass
    return about


def take(connection: Connection, encrypted: EncryptedFile, target: ImportTarget) -> ImportResult:
    """Take in what the file holds; runs inside one transaction, and raising undoes it.

    Raises EncryptedFileError where the file is not for this profile, or damaged anywhere.
    """
    about = about_of(encrypted)
    if why := why_not(about, accounts_of(connection), target):
        raise ForeignFileError(why)
    importing = _Import(connection, about, target)
    complete = False
    try:
        for read in encrypted.records():
            record = record_from(read)
            if isinstance(record, HandedEnd):
                complete = record.counts == importing.result.met
            else:
                importing.record(record)
    except (msgspec.MsgspecError, ValueError, TypeError, RecursionError, sqlite.IntegrityError) as error:
        raise EncryptedFileError(
            Message("{file} holds what this Kiosk cannot read: nothing was taken", file=str(encrypted.path))
        ) from error
    if not complete:
        raise EncryptedFileError(
            Message("{file} is incomplete: nothing was taken. Export it again", file=str(encrypted.path))
        )
    if target.takes_events and about.events:
        given = policies.events_of_policy(connection)
        put_note(connection, EVENTS, note_of_events(about.events, given))
    policies.believe_what_was_looked_at(connection)  # here or there; taken a second time, it stays looked at
    return importing.result


class _Import:
    def __init__(self, connection: Connection, about: About, target: ImportTarget) -> None:
        self._connection = connection
        self._about = about
        self._target = target
        self._passes: dict[tuple[str, str], int] = {}
        self.result = ImportResult()

    def record(self, record: HandedRecord) -> None:
        """Take one record in. Raises ValueError or TypeError for what cannot be kept."""
        match record:
            case HandedList(account, scope, body):
                self._list(account, scope, body)
            case HandedTickets(account, scope, rows):
                self._tickets(account, scope, rows)
            case HandedLedger(ticket_id, ended_rows):
                self._ledger(ticket_id, ended_rows)
            case HandedEntry(body):
                self._entry(body)
            case HandedAttempt():
                self._attempt(record)
            case HandedIncident():
                self._incident(record)
            case HandedOffList():
                self._off_list(record)
            case HandedNote(key, value):
                self._note(key, value)

    def _list(self, account: str, scope: str, body: bytes) -> None:
        """The fresher of the two states; its tickets are as fresh, for the newer of each is kept.

        An unfinished pass is the other machine's own, and is not gone on with.
        """
        theirs = replace(list_state_from(body), resume_at=0, resume_started=0.0)
        ours = guest_lists.list_state(self._connection, account, scope)
        fresher = theirs.complete and (not ours.complete or (theirs.as_of or 0.0) > (ours.as_of or 0.0))
        passes = max(ours.passes, theirs.passes)
        self._passes[account, scope] = passes
        if fresher:
            state = replace(theirs, passes=passes)
            guest_lists.put_list_state(self._connection, account, scope, state)

    def _tickets(self, account: str, scope: str, rows: list[tuple[int, bytes]]) -> None:
        """Only what is news here is written, so that nothing that was seen here since counts as unseen."""
        read = [_cut(body) for _, body in rows]
        bodies = {digest_of(body): body for _, body in read}
        incoming = {(d := digest_of(body)): Incoming(ticket, d) for ticket, body in read}
        gone = {ticket.id for (vanished, _), (ticket, _) in zip(rows, read, strict=True) if vanished}
        ids = [row.ticket.id for row in incoming.values()]
        held = mirror.versions(self._connection, account, ids)
        news = merge(held, incoming.values(), 0, self._about.made_at).write
        source = mirror.RowSource(account, scope, 0, self._passes.get((account, scope), 0), inf)
        mirror.write_some(self._connection, [(row, bodies[row.digest]) for row in news], source)
        for row in news:
            if row.ticket.id in gone:
                self._connection.execute(
                    "UPDATE tickets SET vanished = 1 WHERE id = ? AND account = ?", (row.ticket.id, account)
                )
        self.result.tickets += len(news)
        self.result.met["tickets"] += len(rows)

    def _ledger(self, ticket_id: str, rows: list[tuple[bytes, str | None]]) -> None:
        added = add_handed(
            self._connection, ticket_id, [(row_from(body, ticket_id), ended) for body, ended in rows]
        )
        self.result.ledger += added.rows
        self.result.met["ledger"] += len(rows)
        for first, second in added.doubles:
            self.result.doubles += self._put_incident(double_incident(first, second))

    def _entry(self, body: bytes) -> None:
        theirs = entry_from(body)
        unsent = theirs.state in UNSENT
        self.result.met["entries"] += 1
        self.result.met["unsent"] += unsent
        if theirs.state is EntryState.SENDING:
            theirs = found_sending(theirs)
        ours = outbox_rows.entry_with(self._connection, theirs.admission_id)
        if ours is None:
            self.result.entries += 1
            self.result.unsent += unsent
            outbox_rows.put_entry(self._connection, replace(theirs, due=0.0) if unsent else theirs)
        elif _further(theirs, ours):
            self.result.advanced += 1
            outbox_rows.put_entry(self._connection, theirs)

    def _attempt(self, theirs: HandedAttempt) -> None:
        """Where the outcome is not known, and the machine never measured its clock, it is of no known time.

        Our own skew says nothing of that clock, which may be an hour ahead: nothing is older than it.
        """
        started, ended = theirs.started, theirs.ended
        if theirs.skew_s is None and (theirs.ambiguous or ended is None):
            started, ended = _NO_TIME, None if ended is None else _NO_TIME
        self._connection.execute(
            "INSERT INTO attempts (admission_id, ticket_id, started, ended, ambiguous, skew_s)"
            " SELECT ?1, ?2, ?3, ?4, ?5, ?6 WHERE NOT EXISTS"
            " (SELECT 1 FROM attempts WHERE ticket_id = ?2 AND admission_id = ?1 AND started = ?3)",
            (theirs.admission_id, theirs.ticket_id, started, ended, int(theirs.ambiguous > 0), theirs.skew_s),
        )

    def _incident(self, theirs: HandedIncident) -> None:
        check_detail(theirs.detail)
        values = msgspec.structs.astuple(theirs)
        self.result.met["incidents"] += 1
        self.result.incidents += self._insert_incident(values)
        self._connection.execute(
            "UPDATE incidents SET settled_at = ?, settled_why = ? WHERE id = ? AND settled_at IS NULL",
            (theirs.settled_at, theirs.settled_why, theirs.id),
        )

    def _put_incident(self, incident: Incident) -> int:
        return self._insert_incident(incident_values(incident))

    def _insert_incident(self, values: Sequence[object]) -> int:
        added = self._connection.execute(
            "INSERT OR IGNORE INTO incidents"
            " (id, kind, at, ticket_id, admission_id, detail, settled_at, settled_why)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            tuple(values),
        )
        return int(added.rowcount)

    def _off_list(self, theirs: HandedOffList) -> None:
        """What came of it is taken over too, where nothing has come of it here."""
        self.result.met["off_list"] += 1
        self.result.off_list += self._connection.execute(
            "INSERT OR IGNORE INTO off_list (row_id, code, name) VALUES (?, ?, ?)",
            (theirs.row_id, theirs.code, theirs.name),
        ).rowcount
        self._connection.execute(
            "UPDATE off_list SET admission_id = ?, incident_id = ?"
            " WHERE row_id = ? AND admission_id = '' AND incident_id = ''",
            (theirs.admission_id, theirs.incident_id, theirs.row_id),
        )

    def _note(self, key: str, value: str) -> None:
        """The policy that this door has stays; one that has none takes it over, or that it was policies."""
        check_note(key, value)
        if key.startswith(PREFIX):  # of two notes on one guest the newer one stays
            take_note_over(self._connection, key, value)
            return
        if key == policies.POLICY_LOST and policies.has_policy(self._connection):
            return
        added = self._connection.execute(
            "INSERT OR IGNORE INTO notes (key, value) VALUES (?, ?)", (key, value)
        ).rowcount
        if key == "policy":
            self.result.policy = bool(added)
            if added:
                self._record_pins(policy_from_document(msgspec.json.decode(value), kept=True))
            policies.policy_is_set(self._connection)

    def _record_pins(self, policy: DoorPolicy) -> None:
        """The PINs that come with the policy may be used here from now on: the ledger says whose."""
        for name, _ in changed_pins((), policy.supervisors):
            setup, now, why = self._target.setup, self._target.now, "a PIN came with a handover"
            how = self._target.how
            row = about_no_guest(RowKind.PIN_CHANGED, setup, now, uuid4().hex, how, why, name)
            add_row(self._connection, row)


def _cut(body: bytes) -> tuple[Ticket, bytes]:
    """The ticket and its bytes, with texts no longer than they are cut to as they come from the service."""
    ticket = ticket_from(body)
    cut = ticket if len(body) <= LONGEST_TEXT else ticket.cut()
    return cut, body if cut is ticket else packed(cut)


def _further(theirs: Entry, ours: Entry) -> bool:
    """Whether a check-in that is not done with here is done with there."""
    return ours.state in _UNFINISHED and theirs.state not in _UNFINISHED
