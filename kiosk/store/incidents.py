"""Incidents: what a person must look at, until somebody settles it with a reason."""

from kiosk.core.outbox import IncidentKind
from kiosk.core.tickets import Instant
from kiosk.engine.records import Incident
from kiosk.store.connection import Connection
from kiosk.store.database import Database
from kiosk.store.policies import believe_what_was_looked_at
from kiosk.store.rows import INCIDENT_COLUMNS, incident_from, incident_values


class IncidentStore:
    """engine.ledger_ports.Incidents."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def recorded(self, *, every: bool) -> list[Incident]:
        """See engine.ledger_ports.Incidents."""
        chosen = "" if every else " WHERE settled_at IS NULL"

        def work(connection: Connection) -> list[Incident]:
            found = connection.execute(f"SELECT {INCIDENT_COLUMNS} FROM incidents{chosen} ORDER BY number")
            return [incident_from(values) for values in found]

        return await self._db.read_many(work)

    async def add(self, incident: Incident) -> None:
        """See engine.ledger_ports.Incidents."""
        await self._db.write(lambda c: add_incident(c, incident))

    async def settle(self, incident_id: str, why: str, now: Instant) -> Incident | None:
        """See engine.ledger_ports.Incidents.

        Once all that was recovered is settled, the door believes its records.
        """

        def work(connection: Connection) -> Incident | None:
            changed = connection.execute(
                "UPDATE incidents SET settled_at = ?, settled_why = ? WHERE id = ? AND settled_at IS NULL",
                (now, why, incident_id),
            )
            if changed.rowcount == 0:
                return None
            found = connection.execute(
                f"SELECT {INCIDENT_COLUMNS} FROM incidents WHERE id = ?", (incident_id,)
            )
            settled = incident_from(found.fetchone())
            if settled.kind is IncidentKind.RECOVERED:
                believe_what_was_looked_at(connection)
            return settled

        return await self._db.write(work)


def add_incident(connection: Connection, incident: Incident) -> None:
    """Record an incident."""
    connection.execute(
        f"INSERT INTO incidents ({INCIDENT_COLUMNS}) VALUES ({','.join('?' * 8)})", incident_values(incident)
    )


def incidents_about(connection: Connection, admission_id: str) -> list[Incident]:
    """Every incident about an admission, settled ones too, oldest first."""
    if not admission_id:
        return []
    found = connection.execute(
        f"SELECT {INCIDENT_COLUMNS} FROM incidents WHERE admission_id <> '' AND admission_id = ?"
        " ORDER BY number",
        (admission_id,),
    )
    return [incident_from(values) for values in found]
