"""What an evening comes to, read from the outside: the program's own lists, and what the service holds."""

from collections import Counter
from typing import Any
from urllib.parse import unquote

from kiosk.core.outbox import INSIDE_STATES
from kiosk.sandbox.records import Ticket
from kiosk.sandbox.server import SandboxThread
from kiosk.store.connection import connect
from kiosk.store.keys import open_key
from kiosk.store.profile import DATABASE_FILE
from tests.end2end.kiosk_process import Done, Kiosk
from tests.end2end.sandbox_log import PATH

VALID = ("closed", "paid")


def valid_tickets(sandbox: SandboxThread, event: str = "tonight") -> list[Ticket]:
    """The tickets of an event that a door admits."""
    event_id = sandbox.world.event(event).id
    return [t for t in sandbox.world.tickets if t.event.id == event_id and t.state in VALID]


def run_long(kiosk: Kiosk, *arguments: str, timeout_s: float) -> Done:
    """Run a command with --json that may take longer than others; fails where it shows a traceback."""
    with kiosk.start("--json", *arguments) as running:
        out, err = running.process.communicate(timeout=timeout_s)
        said = err.decode()
        assert "Traceback" not in said, said
        assert "a fault in the program" not in said, said
        assert running.process.returncode is not None
        return Done(running.process.returncode, out, said)


def send_all(kiosk: Kiosk, *, timeout_s: float) -> None:
    """Send everything that is unsent; fails where anything is left."""
    done = run_long(kiosk, "outbox", "send", "--timeout", str(timeout_s), timeout_s=timeout_s + 60)
    assert done.status == 0, (done.err, done.values[:3])
    assert done.values == []


def outbox_of(kiosk: Kiosk) -> dict[str, Any]:
    """Every outbox entry by its ticket; fails where a ticket has two."""
    listed = kiosk.json("outbox", "list", "--all")
    assert listed.status == 0, listed.err
    entries = listed.values
    twice = [ticket for ticket, count in Counter(e["ticket_id"] for e in entries).items() if count > 1]
    assert not twice, f"more than one check-in: {twice}"
    return {entry["ticket_id"]: entry for entry in entries}


def incidents_of(kiosk: Kiosk) -> Counter[str]:
    """How many incidents of each kind there are, settled or not."""
    listed = kiosk.json("incidents", "list", "--all")
    assert listed.status == 0, listed.err
    return Counter(incident["kind"] for incident in listed.values)


def check_all_arrived(kiosk: Kiosk, sandbox: SandboxThread, ticket_ids: set[str]) -> None:
    """Fail unless exactly these tickets are in at the service, and confirmed here without an incident."""
    check_ins = sandbox.world.check_ins
    inside = {ticket_id for ticket_id, record in check_ins.items() if record.state in INSIDE_STATES}
    assert inside == set(check_ins) == ticket_ids
    entries = outbox_of(kiosk)
    assert set(entries) == ticket_ids
    assert Counter(entry["state"] for entry in entries.values()) == {"confirmed": len(ticket_ids)}
    assert not incidents_of(kiosk)


def acted_on(sandbox: SandboxThread) -> Counter[str]:
    """How often each ticket was checked in at the service."""
    return Counter(
        unquote(seen.path.removeprefix(PATH))
        for seen in sandbox.world.requests()
        if seen.method == "PUT" and seen.acted
    )


def check_store(kiosk: Kiosk) -> None:
    """Fail where the profile's file is damaged, or its ledger admits a ticket twice."""
    key = open_key(kiosk.home, "correct horse")
    connection = connect(kiosk.home / DATABASE_FILE, key, writable=False)
    try:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert connection.execute("PRAGMA cipher_integrity_check").fetchall() == []
        twice = connection.execute(
            "SELECT ticket_id FROM ledger WHERE kind = 'admission' GROUP BY ticket_id HAVING count(*) > 1"
        ).fetchall()
        assert twice == []
    finally:
        connection.close()
