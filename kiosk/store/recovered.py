"""What a start put right of a damaged profile, in words for people and as the door goes by it afterwards."""

import json
from uuid import uuid4

from msgspec import Struct

from kiosk.core.outbox import IncidentKind
from kiosk.store.connection import Connection
from kiosk.store.journal_changes import NOTES_CHANGED
from kiosk.store.notes import count_up
from kiosk.store.policies import POLICY_LOST, RECORDS_LOST
from kiosk.store.putting_back import PutBack


class Recovered(Struct, frozen=True):
    """What a start put right. `done`: what was put back, and how many rows nothing tells of any more.

    `unsure`: more may be missing than can be counted. `policy_lost`: there was a door policy, or may have
    been, and there is none. `no_journal`: nothing tells whether the database is the newest one. `aside`: the
    damaged file that was set aside, empty where there was none.
    """

    done: PutBack
    unsure: bool = False
    policy_lost: bool = False
    no_journal: bool = False
    aside: str = ""

    @property
    def summary(self) -> str:
        """All of it in words for people."""
        done, parts = self.done, []
        if self.aside:
            parts.append(f"the profile was damaged and is set aside as {self.aside}")
        elif self.no_journal:
            parts.append(
                "the profile's journal is gone, and nothing else tells whether kiosk.db is an older one"
            )
        else:
            parts.append("the profile had lost some of what was recorded")
        if done.anything or self.aside:
            parts.append(f"{done.rows} ledger rows and {done.check_ins} check-ins were recovered")
        if done.missing:
            parts.append(f"{done.missing} ledger rows are missing")
        if self.unsure:
            parts.append(f"{'more' if done.missing else 'ledger rows'} may be missing, nobody knows how many")
        if done.missing or self.unsure:
            parts.append("guests are referred until `kiosk incidents settle` says that somebody looked")
        if self.policy_lost:
            parts.append("the door's rules are lost: everybody is referred until `kiosk policy set FILE`")
        if self.aside:
            parts.append("the guest list has to be fetched again (`kiosk sync`)")
        return "; ".join(parts)


def note_recovered(connection: Connection, recovered: Recovered) -> None:
    """Let it be known after this start too: an incident for people, and what the door has to go by."""
    (now,) = connection.execute("SELECT unixepoch('subsec')").fetchone()
    done = recovered.done
    detail = {
        "what": recovered.summary,
        "rows": done.rows,
        "check_ins": done.check_ins,
        "missing": done.missing,
        "unsure": recovered.unsure,
        "policy_lost": recovered.policy_lost,
        "no_journal": recovered.no_journal,
        "set_aside": recovered.aside,
    }
    connection.execute(
        "INSERT INTO incidents (id, kind, at, ticket_id, admission_id, detail) VALUES (?, ?, ?, '', '', ?)",
        (uuid4().hex, IncidentKind.RECOVERED.value, now, json.dumps(detail)),
    )
    lost = {
        POLICY_LOST: recovered.policy_lost,
        RECORDS_LOST: bool(done.missing or recovered.unsure),
    }
    connection.executemany(
        "INSERT OR REPLACE INTO notes (key, value) VALUES (?, '1')",
        [(key,) for key, is_so in lost.items() if is_so],
    )
    count_up(connection, NOTES_CHANGED)  # the journal tells of none of it yet, and may tell that it was over
