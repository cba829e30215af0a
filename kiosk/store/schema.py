"""The tables as they were first, and how a file of any age is brought to those of this program."""

from collections.abc import Callable
from typing import Any

import msgspec

from kiosk.core.tickets import Ticket
from kiosk.engine.errors import StoreError
from kiosk.store.rows import name_key, ticket_from
from kiosk.store.schema_changes import CHANGES

FIRST_TABLES = """
    -- The guest-list mirror: changes only from the service's answers.
    CREATE TABLE tickets (
        number     INTEGER PRIMARY KEY,
        id         TEXT NOT NULL UNIQUE,
        token      TEXT NOT NULL,
        account    TEXT NOT NULL,
        event_id   TEXT NOT NULL,
        listing_id TEXT NOT NULL,
        order_id   TEXT NOT NULL,
        updated_at REAL,
        request    INTEGER NOT NULL,
        vanished   INTEGER NOT NULL DEFAULT 0,
        digest     BLOB NOT NULL,
        words      TEXT NOT NULL,
        body       BLOB NOT NULL
    );
    CREATE INDEX tickets_token ON tickets (token) WHERE token <> '';
    CREATE INDEX tickets_id_nocase ON tickets (id COLLATE NOCASE);
    CREATE INDEX tickets_order ON tickets (order_id COLLATE NOCASE) WHERE order_id <> '';
    CREATE INDEX tickets_event ON tickets (event_id);
    CREATE INDEX tickets_vanished ON tickets (number) WHERE vanished;
    CREATE TABLE events (
        id         TEXT PRIMARY KEY,
        listing_id TEXT NOT NULL,
        body       BLOB NOT NULL
    );
    CREATE VIRTUAL TABLE guest_words USING fts5(
        words, content='', contentless_delete=1, detail=none, prefix='2 3',
        tokenize="unicode61 remove_diacritics 0"
    );
    CREATE VIRTUAL TABLE guest_vocabulary USING fts5vocab(guest_words, 'row');
    CREATE TABLE quarantine (
        account   TEXT NOT NULL,
        scope     TEXT NOT NULL,
        ticket_id TEXT NOT NULL,
        why       TEXT NOT NULL,
        seen_pass INTEGER NOT NULL,
        PRIMARY KEY (account, scope, ticket_id, why)
    );
    CREATE TABLE list_states (
        number  INTEGER PRIMARY KEY,
        account TEXT NOT NULL,
        scope   TEXT NOT NULL,
        body    BLOB NOT NULL,
        UNIQUE (account, scope)
    );
    -- Which list a ticket (by number) was last on, in which pass, and how many passes it was missing from.
    -- Apart from the tickets and narrow: a pass touches every row of it.
    CREATE TABLE sightings (
        ticket INTEGER PRIMARY KEY,
        list   INTEGER NOT NULL,
        pass   INTEGER NOT NULL,
        missed INTEGER NOT NULL DEFAULT 0
    );

    -- The ledger: rows are only added. Two marks may be set once: what ended an admission, and `shown`.
    CREATE TABLE ledger (
        number    INTEGER PRIMARY KEY AUTOINCREMENT,
        id        TEXT NOT NULL UNIQUE,
        kind      TEXT NOT NULL,
        ticket_id TEXT NOT NULL,
        event_id  TEXT NOT NULL,
        account   TEXT NOT NULL,
        at        REAL NOT NULL,
        door      TEXT NOT NULL,
        how       TEXT NOT NULL,
        on_duty   TEXT NOT NULL,
        concerns  TEXT NOT NULL,
        reason    TEXT NOT NULL,
        run       TEXT NOT NULL,
        shown     INTEGER NOT NULL DEFAULT 0,
        ended_by  TEXT
    );
    CREATE INDEX ledger_ticket ON ledger (ticket_id);
    CREATE UNIQUE INDEX one_open_admission ON ledger (ticket_id)
        WHERE kind = 'admission' AND ended_by IS NULL;
    CREATE INDEX ledger_unshown ON ledger (at) WHERE kind = 'admission' AND shown = 0;
    CREATE TRIGGER ledger_keeps_rows BEFORE DELETE ON ledger
        BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
    CREATE TRIGGER ledger_keeps_facts BEFORE UPDATE OF
        number, id, kind, ticket_id, event_id, account, at, door, how, on_duty, concerns, reason, run
        ON ledger
        BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
    CREATE TRIGGER ledger_stays_shown BEFORE UPDATE OF shown ON ledger WHEN OLD.shown <> 0 AND NEW.shown = 0
        BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
    CREATE TRIGGER ledger_ends_once BEFORE UPDATE OF ended_by ON ledger WHEN OLD.ended_by IS NOT NULL
        BEGIN SELECT RAISE(ABORT, 'the admission ended before'); END;

    CREATE TABLE outbox (
        number       INTEGER PRIMARY KEY AUTOINCREMENT,
        admission_id TEXT NOT NULL UNIQUE REFERENCES ledger (id),
        ticket_id    TEXT NOT NULL,
        account      TEXT NOT NULL,
        event_id     TEXT NOT NULL,
        scanned_at   REAL NOT NULL,
        state        TEXT NOT NULL,
        due          REAL NOT NULL,
        body         BLOB NOT NULL
    );
    CREATE INDEX outbox_ticket ON outbox (ticket_id);
    CREATE INDEX outbox_unsent ON outbox (account, due)
        WHERE state IN ('waiting', 'sending', 'correcting');
    CREATE INDEX outbox_open ON outbox (state, scanned_at) WHERE state <> 'confirmed';
    CREATE TABLE attempts (
        number       INTEGER PRIMARY KEY AUTOINCREMENT,
        admission_id TEXT NOT NULL,
        ticket_id    TEXT NOT NULL,
        started      REAL NOT NULL,
        ended        REAL,
        ambiguous    INTEGER NOT NULL DEFAULT 1,
        skew_s       REAL NOT NULL DEFAULT 0
    );
    CREATE INDEX attempts_ticket ON attempts (ticket_id);
    CREATE INDEX attempts_open ON attempts (admission_id) WHERE ended IS NULL;

    CREATE TABLE incidents (
        number       INTEGER PRIMARY KEY AUTOINCREMENT,
        id           TEXT NOT NULL UNIQUE,
        kind         TEXT NOT NULL,
        at           REAL NOT NULL,
        ticket_id    TEXT NOT NULL,
        admission_id TEXT NOT NULL,
        detail       TEXT NOT NULL,
        settled_at   REAL,
        settled_why  TEXT NOT NULL DEFAULT ''
    );
    CREATE TABLE notes (key TEXT PRIMARY KEY, value TEXT NOT NULL);
    """

MIGRATIONS: tuple[str, ...] = (FIRST_TABLES, *CHANGES)
"""Each takes the file from one `user_version` to the next."""

NEWER = "this profile was written by a newer Kiosk: update the program; nothing was changed"


class OlderSchemaError(StoreError):
    """The file is of an older Kiosk, and whoever only reads it does not change it."""


def migrate(connection: Any) -> None:  # noqa: ANN401 - the driver ships no types
    """Bring the file to this program's schema, each step in its own transaction; a new file in a single one.

    Raises StoreError where the file is newer than the program.
    """
    version = schema_version(connection)
    if version > len(MIGRATIONS):
        raise StoreError(NEWER)
    for function in (_type_name, _name_key, _state):
        connection.create_function(f"ticket{function.__name__}", 1, function, deterministic=True)
    steps = enumerate(MIGRATIONS[version:], start=version + 1)
    for number, script in steps if version else [(len(MIGRATIONS), "".join(MIGRATIONS))]:
        connection.executescript(f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;")


def _type_name(body: bytes) -> str:
    return _of_ticket(body, lambda ticket: ticket.type_name)


def _name_key(body: bytes) -> str:
    return _of_ticket(body, name_key)


def _state(body: bytes) -> str:
    return _of_ticket(body, lambda ticket: ticket.state)


def _of_ticket(body: bytes, read: Callable[[Ticket], str]) -> str:
    """What a ticket that is held says; nothing where it cannot be read, which stops no upgrade."""
    try:
        return read(ticket_from(body))
    except (msgspec.MsgspecError, UnicodeError, TypeError, RecursionError):
        return ""


def schema_version(connection: Any) -> int:  # noqa: ANN401 - the driver ships no types
    """The schema the file has; 0 for a new file."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])
