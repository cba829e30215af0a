"""The door policy, and what was lost for good, which the door does without until somebody says otherwise."""

import msgspec

from kiosk.core.message import Message
from kiosk.core.outbox import IncidentKind
from kiosk.core.policy import DoorPolicy, PolicyError, document_of, policy_from_document
from kiosk.engine.errors import PolicyLostError, StoreError
from kiosk.engine.records import Lost
from kiosk.store.connection import Connection
from kiosk.store.database import Database
from kiosk.store.notes import put_note

POLICY = "policy"
"""The note that holds the policy."""
POLICY_LOST = "policy_lost"
RECORDS_LOST = "records_lost"


class PolicyStore:
    """engine.store_ports.Policies."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def get(self) -> DoorPolicy:
        """See engine.store_ports.Policies."""
        return await self._db.read(policy_held)

    async def put(self, policy: DoorPolicy) -> None:
        """See engine.store_ports.Policies."""
        await self._db.write(lambda connection: put_policy(connection, policy))

    async def lost(self) -> Lost:
        """See engine.store_ports.Policies."""
        return await self._db.read(lost)


def policy_held(connection: Connection) -> DoorPolicy:
    """The policy kept here; see engine.store_ports.Policies.get."""
    if lost(connection).policy:
        raise PolicyLostError
    found = connection.execute("SELECT value FROM notes WHERE key = ?", (POLICY,)).fetchone()
    if found is None:
        return DoorPolicy()
    try:
        return policy_from_document(msgspec.json.decode(found[0]), kept=True)
    except (PolicyError, msgspec.DecodeError) as error:
        raise StoreError(
            Message("the door policy kept here cannot be used: {why}; set it again", why=str(error))
        ) from error


def put_policy(connection: Connection, policy: DoorPolicy) -> None:
    """Write it; the door has its rules again."""
    put_note(connection, POLICY, msgspec.json.encode(document_of(policy)).decode())
    policy_is_set(connection)


def events_of_policy(connection: Connection) -> tuple[str, ...]:
    """The events that the policy kept here names; none without one."""
    found = connection.execute("SELECT value FROM notes WHERE key = ?", (POLICY,)).fetchone()
    return policy_from_document(msgspec.json.decode(found[0]), kept=True).events if found else ()


def lost(connection: Connection) -> Lost:
    """What the door has to do without."""
    found = connection.execute(
        "SELECT key FROM notes WHERE key IN (?, ?)", (POLICY_LOST, RECORDS_LOST)
    ).fetchall()
    keys = {key for (key,) in found}
    return Lost(policy=POLICY_LOST in keys, records=RECORDS_LOST in keys)


def has_policy(connection: Connection) -> bool:
    """Whether a door policy is kept here."""
    return connection.execute("SELECT 1 FROM notes WHERE key = ?", (POLICY,)).fetchone() is not None


def policy_is_set(connection: Connection) -> None:
    """The door has its rules again."""
    connection.execute("DELETE FROM notes WHERE key = ?", (POLICY_LOST,))


def believe_what_was_looked_at(connection: Connection) -> None:
    """Doubt no records of which no recovery is left to look at: nobody could end that doubt any more."""
    connection.execute(
        "DELETE FROM notes WHERE key = ? AND NOT EXISTS"
        " (SELECT 1 FROM incidents WHERE kind = ? AND settled_at IS NULL)",
        (RECORDS_LOST, IncidentKind.RECOVERED.value),
    )
