"""What changed in the tables since the first ones: a step for each `user_version`, never edited again."""

CHANGES: tuple[str, ...] = (
    """
    -- What supervisors decide: their name on ledger rows; overrides and off-list admissions let in too.
    ALTER TABLE ledger ADD COLUMN supervisor TEXT NOT NULL DEFAULT '';
    DROP TRIGGER ledger_keeps_facts;
    CREATE TRIGGER ledger_keeps_facts BEFORE UPDATE OF
        number, id, kind, ticket_id, event_id, account, at, door, how, on_duty, concerns, reason, run,
        supervisor ON ledger
        BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
    DROP INDEX ledger_unshown;
    CREATE INDEX ledger_unshown ON ledger (at)
        WHERE kind IN ('admission', 'override', 'off_list') AND shown = 0;
    CREATE INDEX ledger_by_hand ON ledger (ticket_id)
        WHERE kind IN ('override', 'off_list') AND ended_by IS NULL;
    -- Personal: `code` is what an off-list guest showed, `name` what they said. A purge takes the rows away.
    -- When their ticket turned up, one of the two ids says what came of it.
    CREATE TABLE off_list (
        row_id       TEXT PRIMARY KEY REFERENCES ledger (id),
        code         TEXT NOT NULL,
        name         TEXT NOT NULL,
        admission_id TEXT NOT NULL DEFAULT '',
        incident_id  TEXT NOT NULL DEFAULT ''
    );
    """,
    """
    -- Where each row stands among its ticket's rows, by core.presence.next_logical_us: what a machine wrote
    -- later counts later, whatever its clock said. `ended_by` is an index of what the rows tell: it is told
    -- anew when rows of another machine come, and so may change.
    ALTER TABLE ledger ADD COLUMN logical_us INTEGER NOT NULL DEFAULT 0;
    UPDATE ledger SET logical_us = told.us FROM (
        SELECT number AS told_number, place + max(us - place) OVER (
            PARTITION BY ticket_id, number < 0 ORDER BY number
        ) AS us FROM (
            SELECT number, ticket_id, CAST(min(max(at, 0), 1e12) * 1e6 AS INTEGER) AS us,
                row_number() OVER (PARTITION BY ticket_id, number < 0 ORDER BY number) AS place FROM ledger
        )
    ) AS told WHERE number = told_number;
    DROP INDEX ledger_ticket;
    CREATE INDEX ledger_ticket ON ledger (ticket_id, logical_us);
    DROP TRIGGER ledger_ends_once;
    DROP TRIGGER ledger_keeps_facts;
    CREATE TRIGGER ledger_keeps_facts BEFORE UPDATE OF
        number, id, kind, ticket_id, event_id, account, at, door, how, on_duty, concerns, reason, run,
        supervisor, logical_us ON ledger
        BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
    """,
    """
    -- What is asked after every scan and every attempt is kept counted: who is inside, by event, and
    -- check-ins by state.
    CREATE TABLE kept_counts (
        what   TEXT NOT NULL,
        key    TEXT NOT NULL,
        number INTEGER NOT NULL,
        PRIMARY KEY (what, key)
    ) WITHOUT ROWID;
    INSERT INTO kept_counts SELECT 'inside', event_id, count(*) FROM ledger
        WHERE kind IN ('admission', 'override', 'off_list') AND ended_by IS NULL GROUP BY event_id;
    INSERT INTO kept_counts SELECT 'outbox', state, count(*) FROM outbox GROUP BY state;
    CREATE TRIGGER ledger_one_more_inside AFTER INSERT ON ledger
        WHEN NEW.kind IN ('admission', 'override', 'off_list') AND NEW.ended_by IS NULL
        BEGIN
            INSERT INTO kept_counts SELECT 'inside', NEW.event_id, 0
                WHERE NOT EXISTS (SELECT 1 FROM kept_counts WHERE what = 'inside' AND key = NEW.event_id);
            UPDATE kept_counts SET number = number + 1 WHERE what = 'inside' AND key = NEW.event_id;
        END;
    CREATE TRIGGER ledger_one_less_inside AFTER UPDATE OF ended_by ON ledger
        WHEN NEW.kind IN ('admission', 'override', 'off_list')
            AND OLD.ended_by IS NULL AND NEW.ended_by IS NOT NULL
        BEGIN UPDATE kept_counts SET number = number - 1 WHERE what = 'inside' AND key = NEW.event_id; END;
    CREATE TRIGGER ledger_inside_again AFTER UPDATE OF ended_by ON ledger
        WHEN NEW.kind IN ('admission', 'override', 'off_list')
            AND OLD.ended_by IS NOT NULL AND NEW.ended_by IS NULL
        BEGIN
            INSERT INTO kept_counts SELECT 'inside', NEW.event_id, 0
                WHERE NOT EXISTS (SELECT 1 FROM kept_counts WHERE what = 'inside' AND key = NEW.event_id);
            UPDATE kept_counts SET number = number + 1 WHERE what = 'inside' AND key = NEW.event_id;
        END;
    CREATE TRIGGER outbox_one_more AFTER INSERT ON outbox
        BEGIN
            INSERT INTO kept_counts SELECT 'outbox', NEW.state, 0
                WHERE NOT EXISTS (SELECT 1 FROM kept_counts WHERE what = 'outbox' AND key = NEW.state);
            UPDATE kept_counts SET number = number + 1 WHERE what = 'outbox' AND key = NEW.state;
        END;
    CREATE TRIGGER outbox_moved_on AFTER UPDATE OF state ON outbox WHEN OLD.state <> NEW.state
        BEGIN
            UPDATE kept_counts SET number = number - 1 WHERE what = 'outbox' AND key = OLD.state;
            INSERT INTO kept_counts SELECT 'outbox', NEW.state, 0
                WHERE NOT EXISTS (SELECT 1 FROM kept_counts WHERE what = 'outbox' AND key = NEW.state);
            UPDATE kept_counts SET number = number + 1 WHERE what = 'outbox' AND key = NEW.state;
        END;
    CREATE TRIGGER outbox_one_less AFTER DELETE ON outbox
        BEGIN UPDATE kept_counts SET number = number - 1 WHERE what = 'outbox' AND key = OLD.state; END;
    -- Tickets of those inside that changed since somebody looked whether they may still be.
    CREATE TABLE changed_inside (
        event_id  TEXT NOT NULL,
        ticket_id TEXT NOT NULL,
        PRIMARY KEY (event_id, ticket_id)
    ) WITHOUT ROWID;
    CREATE TRIGGER ticket_changed_inside AFTER UPDATE OF digest, vanished ON tickets
        WHEN NEW.digest <> OLD.digest OR NEW.vanished > OLD.vanished
        BEGIN
            INSERT INTO changed_inside SELECT DISTINCT l.event_id, l.ticket_id FROM ledger l
                WHERE l.ticket_id = NEW.id AND l.kind IN ('admission', 'override') AND l.ended_by IS NULL
                AND NOT EXISTS (SELECT 1 FROM changed_inside c
                    WHERE c.event_id = l.event_id AND c.ticket_id = l.ticket_id);
        END;
    CREATE TRIGGER ticket_new_inside AFTER INSERT ON tickets
        WHEN EXISTS (SELECT 1 FROM ledger l WHERE l.ticket_id = NEW.id)
        BEGIN
            INSERT INTO changed_inside SELECT DISTINCT l.event_id, l.ticket_id FROM ledger l
                WHERE l.ticket_id = NEW.id AND l.kind IN ('admission', 'override') AND l.ended_by IS NULL
                AND NOT EXISTS (SELECT 1 FROM changed_inside c
                    WHERE c.event_id = l.event_id AND c.ticket_id = l.ticket_id);
        END;
    CREATE TRIGGER ledger_handed_inside AFTER INSERT ON ledger
        WHEN NEW.number < 0 AND NEW.kind IN ('admission', 'override') AND NEW.ended_by IS NULL
        BEGIN
            INSERT INTO changed_inside SELECT NEW.event_id, NEW.ticket_id
                WHERE NOT EXISTS (SELECT 1 FROM changed_inside c
                    WHERE c.event_id = NEW.event_id AND c.ticket_id = NEW.ticket_id);
        END;
    CREATE TRIGGER ledger_back_inside AFTER UPDATE OF ended_by ON ledger
        WHEN NEW.kind IN ('admission', 'override') AND OLD.ended_by IS NOT NULL AND NEW.ended_by IS NULL
        BEGIN
            INSERT INTO changed_inside SELECT NEW.event_id, NEW.ticket_id
                WHERE NOT EXISTS (SELECT 1 FROM changed_inside c
                    WHERE c.event_id = NEW.event_id AND c.ticket_id = NEW.ticket_id);
        END;
    CREATE INDEX ledger_seen_inside ON ledger (ticket_id) WHERE kind = 'seen_inside';
    CREATE INDEX incidents_admission ON incidents (admission_id) WHERE admission_id <> '';
    """,
    """
    -- When a wait was decided: one that begins later than now was made before the clock was set.
    ALTER TABLE outbox ADD COLUMN waits_since REAL NOT NULL DEFAULT 0;
    CREATE INDEX outbox_waits ON outbox (account, waits_since)
        WHERE state IN ('waiting', 'sending', 'correcting');
    -- A skew that was never measured is unknown, and not zero.
    ALTER TABLE attempts RENAME TO attempts_before;
    DROP INDEX attempts_ticket;
    DROP INDEX attempts_open;
    CREATE TABLE attempts (
        number       INTEGER PRIMARY KEY AUTOINCREMENT,
        admission_id TEXT NOT NULL,
        ticket_id    TEXT NOT NULL,
        started      REAL NOT NULL,
        ended        REAL,
        ambiguous    INTEGER NOT NULL DEFAULT 1,
        skew_s       REAL
    );
    INSERT INTO attempts (number, admission_id, ticket_id, started, ended, ambiguous, skew_s)
        SELECT number, admission_id, ticket_id, started, ended, ambiguous, nullif(skew_s, 0)
        FROM attempts_before ORDER BY number;
    DROP TABLE attempts_before;
    CREATE INDEX attempts_ticket ON attempts (ticket_id);
    CREATE INDEX attempts_open ON attempts (admission_id) WHERE ended IS NULL;
    """,
    """
    -- Nobody read it: an entry that cannot be read is counted as it comes.
    DROP TABLE quarantine;
    """,
    """
    -- A ticket is held once for each account whose list it is on: what one of them says of it is not what
    -- the other says. Numbers stay, for the search index and the sightings go by them.
    CREATE TABLE tickets_of_accounts (
        number     INTEGER PRIMARY KEY,
        id         TEXT NOT NULL,
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
        body       BLOB NOT NULL,
        UNIQUE (id, account)
    );
    INSERT INTO tickets_of_accounts SELECT number, id, token, account, event_id, listing_id, order_id,
        updated_at, request, vanished, digest, words, body FROM tickets;
    DROP TABLE tickets;
    ALTER TABLE tickets_of_accounts RENAME TO tickets;
    CREATE INDEX tickets_token ON tickets (token) WHERE token <> '';
    CREATE INDEX tickets_id_nocase ON tickets (id COLLATE NOCASE);
    CREATE INDEX tickets_order ON tickets (order_id COLLATE NOCASE) WHERE order_id <> '';
    CREATE INDEX tickets_event ON tickets (account, event_id);
    CREATE INDEX tickets_vanished ON tickets (number) WHERE vanished;
    CREATE TRIGGER ticket_changed_inside AFTER UPDATE OF digest, vanished ON tickets
        WHEN NEW.digest <> OLD.digest OR NEW.vanished > OLD.vanished
        BEGIN
            INSERT INTO changed_inside SELECT DISTINCT l.event_id, l.ticket_id FROM ledger l
                WHERE l.ticket_id = NEW.id AND l.kind IN ('admission', 'override') AND l.ended_by IS NULL
                AND NOT EXISTS (SELECT 1 FROM changed_inside c
                    WHERE c.event_id = l.event_id AND c.ticket_id = l.ticket_id);
        END;
    CREATE TRIGGER ticket_new_inside AFTER INSERT ON tickets
        WHEN EXISTS (SELECT 1 FROM ledger l WHERE l.ticket_id = NEW.id)
        BEGIN
            INSERT INTO changed_inside SELECT DISTINCT l.event_id, l.ticket_id FROM ledger l
                WHERE l.ticket_id = NEW.id AND l.kind IN ('admission', 'override') AND l.ended_by IS NULL
                AND NOT EXISTS (SELECT 1 FROM changed_inside c
                    WHERE c.event_id = l.event_id AND c.ticket_id = l.ticket_id);
        END;
    -- Who is inside is counted by account too: another account's guests are not this door's.
    DROP TRIGGER ledger_one_more_inside;
    DROP TRIGGER ledger_one_less_inside;
    DROP TRIGGER ledger_inside_again;
    DELETE FROM kept_counts WHERE what = 'inside';
    INSERT INTO kept_counts SELECT 'inside ' || account, event_id, count(*) FROM ledger
        WHERE kind IN ('admission', 'override', 'off_list') AND ended_by IS NULL GROUP BY account, event_id;
    CREATE TRIGGER ledger_one_more_inside AFTER INSERT ON ledger
        WHEN NEW.kind IN ('admission', 'override', 'off_list') AND NEW.ended_by IS NULL
        BEGIN
            INSERT INTO kept_counts SELECT 'inside ' || NEW.account, NEW.event_id, 0 WHERE NOT EXISTS
                (SELECT 1 FROM kept_counts WHERE what = 'inside ' || NEW.account AND key = NEW.event_id);
            UPDATE kept_counts SET number = number + 1
                WHERE what = 'inside ' || NEW.account AND key = NEW.event_id;
        END;
    CREATE TRIGGER ledger_one_less_inside AFTER UPDATE OF ended_by ON ledger
        WHEN NEW.kind IN ('admission', 'override', 'off_list')
            AND OLD.ended_by IS NULL AND NEW.ended_by IS NOT NULL
        BEGIN
            UPDATE kept_counts SET number = number - 1
                WHERE what = 'inside ' || NEW.account AND key = NEW.event_id;
        END;
    CREATE TRIGGER ledger_inside_again AFTER UPDATE OF ended_by ON ledger
        WHEN NEW.kind IN ('admission', 'override', 'off_list')
            AND OLD.ended_by IS NOT NULL AND NEW.ended_by IS NULL
        BEGIN
            INSERT INTO kept_counts SELECT 'inside ' || NEW.account, NEW.event_id, 0 WHERE NOT EXISTS
                (SELECT 1 FROM kept_counts WHERE what = 'inside ' || NEW.account AND key = NEW.event_id);
            UPDATE kept_counts SET number = number + 1
                WHERE what = 'inside ' || NEW.account AND key = NEW.event_id;
        END;
    """,
    """
    -- What arrivals are told apart by, with an index that answers without a look at the ticket itself.
    ALTER TABLE tickets ADD COLUMN type_name TEXT NOT NULL DEFAULT '';
    UPDATE tickets SET type_name = ticket_type_name(body);
    CREATE INDEX tickets_type ON tickets (id, account, type_name);
    """,
    """
    -- What the whole guest list is filtered and sorted by, in an index that is read from end to end without a
    -- look at the tickets themselves. By number: a sync writes it in order, and no search prefers it.
    ALTER TABLE tickets ADD COLUMN name_key TEXT NOT NULL DEFAULT '';
    ALTER TABLE tickets ADD COLUMN ticket_state TEXT NOT NULL DEFAULT '';
    UPDATE tickets SET name_key = ticket_name_key(body), ticket_state = ticket_state(body);
    CREATE INDEX tickets_browsed ON tickets
        (number, account, event_id, name_key, type_name, ticket_state, vanished, order_id, id);
    """,
    """
    -- Scans that changed nobody's presence, and what was told of them: the ledger has no row of these. They
    -- are only added; `code` and `body` name guests, and go when these are forgotten.
    CREATE TABLE scans (
        number       INTEGER PRIMARY KEY AUTOINCREMENT,
        id           TEXT NOT NULL UNIQUE,
        at           REAL NOT NULL,
        kind         TEXT NOT NULL,
        reason       TEXT NOT NULL,
        ticket_id    TEXT NOT NULL,
        event_id     TEXT NOT NULL,
        account      TEXT NOT NULL,
        code         TEXT NOT NULL,
        how          TEXT NOT NULL,
        door         TEXT NOT NULL,
        on_duty      TEXT NOT NULL,
        admission_id TEXT NOT NULL,
        body         BLOB
    );
    CREATE TRIGGER scans_stay BEFORE DELETE ON scans
        BEGIN SELECT RAISE(ABORT, 'scans are append-only'); END;
    CREATE TRIGGER scans_keep_facts BEFORE UPDATE OF
        number, id, at, kind, reason, ticket_id, event_id, account, how, door, on_duty, admission_id ON scans
        BEGIN SELECT RAISE(ABORT, 'scans are append-only'); END;
    CREATE TRIGGER scans_only_forget BEFORE UPDATE OF code, body ON scans
        WHEN NEW.code <> '' OR NEW.body IS NOT NULL
        BEGIN SELECT RAISE(ABORT, 'scans are append-only'); END;
    """,
    """
    -- People without tickets who were counted in are inside like everybody who was let in. What concerns a
    -- row without a ticket is found by its name, and the taps of the counter by themselves.
    CREATE INDEX ledger_concerns_no_ticket ON ledger (concerns) WHERE ticket_id = '';
    CREATE INDEX ledger_counted ON ledger (number) WHERE kind IN ('counted_in', 'counted_out');
    DROP TRIGGER ledger_one_more_inside;
    DROP TRIGGER ledger_one_less_inside;
    DROP TRIGGER ledger_inside_again;
    CREATE TRIGGER ledger_one_more_inside AFTER INSERT ON ledger
        WHEN NEW.kind IN ('admission', 'override', 'off_list', 'counted_in') AND NEW.ended_by IS NULL
        BEGIN
            INSERT INTO kept_counts SELECT 'inside ' || NEW.account, NEW.event_id, 0 WHERE NOT EXISTS
                (SELECT 1 FROM kept_counts WHERE what = 'inside ' || NEW.account AND key = NEW.event_id);
            UPDATE kept_counts SET number = number + 1
                WHERE what = 'inside ' || NEW.account AND key = NEW.event_id;
        END;
    CREATE TRIGGER ledger_one_less_inside AFTER UPDATE OF ended_by ON ledger
        WHEN NEW.kind IN ('admission', 'override', 'off_list', 'counted_in')
            AND OLD.ended_by IS NULL AND NEW.ended_by IS NOT NULL
        BEGIN
            UPDATE kept_counts SET number = number - 1
                WHERE what = 'inside ' || NEW.account AND key = NEW.event_id;
        END;
    CREATE TRIGGER ledger_inside_again AFTER UPDATE OF ended_by ON ledger
        WHEN NEW.kind IN ('admission', 'override', 'off_list', 'counted_in')
            AND OLD.ended_by IS NOT NULL AND NEW.ended_by IS NULL
        BEGIN
            INSERT INTO kept_counts SELECT 'inside ' || NEW.account, NEW.event_id, 0 WHERE NOT EXISTS
                (SELECT 1 FROM kept_counts WHERE what = 'inside ' || NEW.account AND key = NEW.event_id);
            UPDATE kept_counts SET number = number + 1
                WHERE what = 'inside ' || NEW.account AND key = NEW.event_id;
        END;
    """,
    """
    -- Which rows other doors know: 0 not yet, 1 shared by the hub, 2 the hub does not take it. How far the
    -- messages of an event's doors were followed, and what the last of them was.
    ALTER TABLE ledger ADD COLUMN shared INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX ledger_unshared ON ledger (event_id, number) WHERE shared = 0;
    -- Until other doors know a row, the hub may say that it stands further back among its ticket's rows.
    DROP TRIGGER ledger_keeps_facts;
    CREATE TRIGGER ledger_keeps_facts BEFORE UPDATE OF
        number, id, kind, ticket_id, event_id, account, at, door, how, on_duty, concerns, reason, run,
        supervisor ON ledger
        BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
    CREATE TRIGGER ledger_keeps_order BEFORE UPDATE OF logical_us ON ledger
        WHEN OLD.shared <> 0 OR NEW.logical_us < OLD.logical_us
        BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
    CREATE TABLE hub_places (event_id TEXT PRIMARY KEY, sequence INTEGER NOT NULL, stamp TEXT NOT NULL);
    """,
    """
    -- Who a first name and one letter more may mean is found in the index too, which is made anew for that.
    DROP TABLE guest_vocabulary;
    DROP TABLE guest_words;
    CREATE VIRTUAL TABLE guest_words USING fts5(
        words, content='', contentless_delete=1, detail=none, prefix='1 2 3',
        tokenize="unicode61 remove_diacritics 0"
    );
    CREATE VIRTUAL TABLE guest_vocabulary USING fts5vocab(guest_words, 'row');
    INSERT INTO guest_words (rowid, words) SELECT number, words FROM tickets;
    """,
)
"""The first of them takes the file from version 1 to version 2."""
