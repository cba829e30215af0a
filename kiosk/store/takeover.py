"""Taking another machine's work in: a second time, or after work of one's own, it changes nothing back.

What is known by its id (ledger rows by theirs, check-ins by their admission's) is taken once. A check-in that
is further along here stays as it is here. All of it is one transaction: whole, or not at all.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from math import inf
from typing import Any

import msgspec

from kiosk.core.merge import Held, Incoming, merge
from kiosk.core.outbox import UNSENT, Entry, EntryState, IncidentKind, found_sending
from kiosk.core.presence import LedgerRow
from kiosk.core.tickets import Instant, Ticket
from kiosk.engine.records import Incident, ListState
from kiosk.store import ledger, lists, mirror
from kiosk.store.database import Connection
from kiosk.store.handed_rows import add_handed
from kiosk.store.handover import COUNTED, About, accounts_of
from kiosk.store.rows import digest_of, entry_from, incident_values
from kiosk.store.schema import MIGRATIONS
from kiosk.store.sealed import SealedFile, SealedFileError

_tickets = msgspec.msgpack.Decoder(Ticket)
_rows = msgspec.msgpack.Decoder(LedgerRow)
_list_states = msgspec.msgpack.Decoder(ListState)
_UNFINISHED = UNSENT | {EntryState.NEEDS_ATTENTION}


@dataclass(frozen=True, slots=True)
class Here:
    """What the machine that takes over is set to: its events, none meaning all."""

    events: frozenset[str] = frozenset()


@dataclass
class Taken:
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


def about_of(sealed: SealedFile) -> About:
    """What the file says of itself. Raises SealedFileError."""
    try:
        about = msgspec.convert(sealed.header, About)
    except msgspec.ValidationError as error:
        raise SealedFileError(f"{sealed.path} is damaged: nothing was changed. Copy it again") from error
    if about.schema > len(MIGRATIONS):
        raise SealedFileError(
            f"{sealed.path} was made by a newer Kiosk: update the program; nothing was changed"
        )
    return about


def why_not(about: About, accounts: Sequence[str], here: Here) -> str | None:
    """Why a file cannot be taken by a profile that holds these accounts' work; None where it can.

    Guest lists and check-ins of two accounts, or of events that this door is not for, are never mixed.
    """
    foreign = sorted(set(about.accounts) - set(accounts))
    if accounts and foreign:
        return (
            f"this handover file from {about.door} belongs to the account {', '.join(foreign)}, and this"
            f" profile to {', '.join(accounts)}: nothing was mixed. Take it over in a profile of its own"
            " (KIOSK_HOME)"
        )
    if here.events and about.events and not here.events & set(about.events):
        return (
            f"this handover file from {about.door} is for the event {', '.join(about.events)}, and this door"
            f" for {', '.join(sorted(here.events))}: nothing was mixed. Set this door to that event"
            " (`kiosk settings set events ID`), or take it over in a profile of its own (KIOSK_HOME)"
        )
    return None


def verify(sealed: SealedFile) -> About:
    """Read the file to its end, so that a damaged one is told before anything is made or opened.

    Raises SealedFileError.
    """
    about = about_of(sealed)
    for _ in sealed.records():
        pass
    return about


def take(connection: Connection, sealed: SealedFile, here: Here) -> Taken:
    """Take in what the file holds; runs inside one transaction, and raising undoes it.

    Raises SealedFileError where the file is not for this profile, or damaged anywhere.
    """
    about = about_of(sealed)
    if why := why_not(about, accounts_of(connection), here):
        raise SealedFileError(why)
    taking = _Taking(connection, about)
    complete = False
    try:
        for kind, *values in sealed.records():
            if kind == "end":
                complete = values[0] == taking.taken.met
            else:
                taking.record(kind, values)
    except (msgspec.ValidationError, msgspec.DecodeError, ValueError, TypeError, KeyError) as error:
        raise SealedFileError(
            f"{sealed.path} holds what this Kiosk cannot read: nothing was taken"
        ) from error
    if not complete:
        raise SealedFileError(f"{sealed.path} is incomplete: nothing was taken. Export it again")
    return taking.taken


class _Taking:
    def __init__(self, connection: Connection, about: About) -> None:
        self._connection = connection
        self._about = about
        self._passes: dict[tuple[str, str], int] = {}
        self.taken = Taken()

    def record(self, kind: str, values: list[Any]) -> None:
        """Take one record in. Raises KeyError for a kind that is not known."""
        takes: dict[str, Callable[..., None]] = {
            "list": self._list,
            "tickets": self._tickets,
            "ledger": self._ledger,
            "entry": self._entry,
            "attempt": self._attempt,
            "incident": self._incident,
            "off_list": self._off_list,
            "note": self._note,
        }
        takes[kind](*values)

    def _list(self, account: str, scope: str, body: bytes) -> None:
        """The fresher of the two states; its tickets are as fresh, for the newer of each is kept.

        An unfinished pass is the other machine's own, and is not gone on with.
        """
        theirs = replace(_list_states.decode(body), resume_at=0, resume_started=0.0, resume_date=None)
        ours = lists.list_state(self._connection, account, scope)
        fresher = theirs.complete and (not ours.complete or (theirs.as_of or 0.0) > (ours.as_of or 0.0))
        passes = max(ours.passes, theirs.passes)
        self._passes[account, scope] = passes
        if fresher:
            state = replace(theirs, passes=passes)
            lists.put_list_state(self._connection, account, scope, state)

    def _tickets(self, account: str, scope: str, rows: list[tuple[int, bytes]]) -> None:
        """Only what is news here is written, so that nothing that was seen here since counts as unseen."""
        bodies = {digest_of(body): body for _, body in rows}
        incoming = {d: Incoming(_tickets.decode(body), d) for d, body in bodies.items()}
        gone = {incoming[digest_of(body)].ticket.id for vanished, body in rows if vanished}
        held = self._held([row.ticket.id for row in incoming.values()])
        news = merge(held, incoming.values(), 0, self._about.made_at).write
        source = mirror.Source(account, scope, 0, self._passes.get((account, scope), 0), inf)
        mirror.write_some(self._connection, [(row, bodies[row.digest]) for row in news], source, inf)
        for row in news:
            if row.ticket.id in gone:
                self._connection.execute("UPDATE tickets SET vanished = 1 WHERE id = ?", (row.ticket.id,))
        self.taken.tickets += len(news)
        self.taken.met["tickets"] += len(rows)

    def _held(self, ids: Sequence[str]) -> dict[str, Held]:
        found = self._connection.execute(
            f"SELECT id, updated_at, request, digest FROM tickets WHERE id IN ({','.join('?' * len(ids))})",
            tuple(ids),
        )
        return {ticket_id: Held(updated, request, digest) for ticket_id, updated, request, digest in found}

    def _ledger(self, ticket_id: str, rows: list[tuple[bytes, str | None]]) -> None:
        added = add_handed(self._connection, ticket_id, [(_rows.decode(body), ended) for body, ended in rows])
        self.taken.ledger += added.rows
        self.taken.met["ledger"] += len(rows)
        for first, second in added.doubles:
            self.taken.doubles += self._put_incident(_double(first, second))

    def _entry(self, body: bytes) -> None:
        theirs = entry_from(body)
        unsent = theirs.state in UNSENT
        self.taken.met["entries"] += 1
        self.taken.met["unsent"] += unsent
        if theirs.state is EntryState.SENDING:
            theirs = found_sending(theirs)
        ours = ledger.entry_with(self._connection, theirs.admission_id)
        if ours is None:
            self.taken.entries += 1
            self.taken.unsent += unsent
            ledger.put_entry(self._connection, replace(theirs, due=0.0) if unsent else theirs)
        elif _further(theirs, ours):
            self.taken.advanced += 1
            ledger.put_entry(self._connection, theirs)

    def _attempt(
        self,
        admission_id: str,
        ticket_id: str,
        started: Instant,
        ended: Instant | None,
        ambiguous: int,
        skew_s: float,
    ) -> None:
        self._connection.execute(
            "INSERT INTO attempts (admission_id, ticket_id, started, ended, ambiguous, skew_s)"
            " SELECT ?1, ?2, ?3, ?4, ?5, ?6 WHERE NOT EXISTS"
            " (SELECT 1 FROM attempts WHERE admission_id = ?1 AND started = ?3)",
            (admission_id, ticket_id, started, ended, ambiguous, skew_s),
        )

    def _incident(self, *values: object) -> None:
        self.taken.met["incidents"] += 1
        self.taken.incidents += self._insert_incident(values)
        identity, settled_at, why = values[0], values[6], values[7]
        self._connection.execute(
            "UPDATE incidents SET settled_at = ?, settled_why = ? WHERE id = ? AND settled_at IS NULL",
            (settled_at, why, identity),
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

    def _off_list(self, row_id: str, code: str, name: str, admission_id: str, incident_id: str) -> None:
        """What came of it is taken over too, where nothing has come of it here."""
        self.taken.met["off_list"] += 1
        self.taken.off_list += self._connection.execute(
            "INSERT OR IGNORE INTO off_list (row_id, code, name) VALUES (?, ?, ?)", (row_id, code, name)
        ).rowcount
        self._connection.execute(
            "UPDATE off_list SET admission_id = ?, incident_id = ?"
            " WHERE row_id = ? AND admission_id = '' AND incident_id = ''",
            (admission_id, incident_id, row_id),
        )

    def _note(self, key: str, value: str) -> None:
        """The policy that this door has stays; one that has none takes it over."""
        added = self._connection.execute(
            "INSERT OR IGNORE INTO notes (key, value) VALUES (?, ?)", (key, value)
        ).rowcount
        if key == "policy":
            self.taken.policy = bool(added)


def _further(theirs: Entry, ours: Entry) -> bool:
    """Whether a check-in that is not done with here is done with there."""
    return ours.state in _UNFINISHED and theirs.state not in _UNFINISHED


def _double(first: LedgerRow, second: LedgerRow) -> Incident:
    sides = [
        {"admission_id": row.id, "at": row.at, "door": row.door, "how": row.how, "on_duty": row.on_duty}
        for row in (first, second)
    ]
    detail = {"what": "two machines let this ticket in", "first": sides[0], "second": sides[1]}
    identity = f"double:{first.id}:{second.id}"
    return Incident(identity, IncidentKind.CONFLICT, second.at, first.ticket_id, second.id, detail)
