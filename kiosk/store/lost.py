"""What was lost for good, and what the door must do about it until somebody says otherwise."""

from kiosk.core.outbox import IncidentKind
from kiosk.engine.records import Incident, Lost
from kiosk.store.database import Connection

POLICY_LOST = "policy_lost"
RECORDS_LOST = "records_lost"


def lost(connection: Connection) -> Lost:
    """What the door has to do without."""
    found = connection.execute(
        "SELECT key FROM notes WHERE key IN (?, ?)", (POLICY_LOST, RECORDS_LOST)
    ).fetchall()
    keys = {key for (key,) in found}
    return Lost(policy=POLICY_LOST in keys, records=RECORDS_LOST in keys)


def has_policy(connection: Connection) -> bool:
    """Whether a door policy is kept here."""
    return connection.execute("SELECT 1 FROM notes WHERE key = 'policy'").fetchone() is not None


def policy_is_set(connection: Connection) -> None:
    """The door has its rules again."""
    connection.execute("DELETE FROM notes WHERE key = ?", (POLICY_LOST,))


def was_settled(connection: Connection, incident: Incident) -> None:
    """Somebody looked at what was recovered: once all of that is settled, the door believes its records."""
    if incident.kind is IncidentKind.RECOVERED:
        believe_what_was_looked_at(connection)


def believe_what_was_looked_at(connection: Connection) -> None:
    """Doubt no records of which no recovery is left to look at: nobody could end that doubt any more."""
    connection.execute(
        "DELETE FROM notes WHERE key = ? AND NOT EXISTS"
        " (SELECT 1 FROM incidents WHERE kind = ? AND settled_at IS NULL)",
        (RECORDS_LOST, IncidentKind.RECOVERED.value),
    )
