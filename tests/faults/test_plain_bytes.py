"""After a day's work no file of the profile, and no temporary one, says a name, an address or a code."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from kiosk.sandbox.faults import CutFault, Faults, ResetFault
from kiosk.sandbox.server import SandboxThread
from kiosk.store.connection import connect
from kiosk.store.keys import open_key
from kiosk.store.profile import DATABASE_FILE
from tests.end2end.kiosk_process import Kiosk
from tests.faults.conftest import NewKiosk
from tests.faults.kill_rounds import kill
from tests.faults.simulated_event import valid_tickets

SHORTEST = 6
"""Shorter texts come up by chance in encrypted bytes."""


def needles(sandbox: SandboxThread) -> dict[str, str]:
    """What must not be found, by what it is."""
    found: dict[str, str] = {sandbox.token: "access token", "correct horse": "passphrase"}
    for ticket in sandbox.world.tickets:
        found |= {ticket.id: "ticket id", ticket.token: "ticket token", ticket.order.id: "order id"}
        for person in (ticket.attendee, ticket.buyer):
            found |= {person.name: "name", person.email: "e-mail"}
            found |= dict.fromkeys(person.name.split(), "part of a name")
    return {text: what for text, what in found.items() if len(text) >= SHORTEST}


def written(text: str) -> Iterator[bytes]:
    """How a text may stand in a file."""
    for form in (text, text.casefold()):
        yield form.encode()
        yield form.encode("utf-16-le")
        yield form.encode("ascii", "backslashreplace")


def found_in(data: bytes, wanted: dict[str, str]) -> set[str]:
    folded = data.lower()
    return {
        what
        for text, what in wanted.items()
        if any(form in data or form in folded for form in set(written(text)))
    }


def files_of(*folders: Path) -> list[Path]:
    return [path for folder in folders for path in folder.rglob("*") if path.is_file()]


def work_a_day(kiosk: Kiosk, sandbox: SandboxThread) -> str:
    """Scans, searches, a bad line, refusals, a kill while the door works: what stderr said over it all."""
    tickets = valid_tickets(sandbox)
    said = [kiosk.run("check-in", "--stdin", stdin=_lines(t.token for t in tickets[:10])).err]
    sandbox.world.faults = Faults(seed=3, reset=ResetFault(rate=0.4, when="after"), cut=CutFault(rate=0.3))
    said.append(kiosk.run("check-in", "--stdin", stdin=_lines(t.id for t in tickets[5:20])).err)
    said.append(kiosk.run("outbox", "send", "--timeout", "1").err)
    said.append(kiosk.run("sync", "--full").err)
    sandbox.world.faults = Faults()
    said.append(kiosk.run("search", tickets[3].attendee.name.split()[0]).err)
    said.append(kiosk.with_environment(KIOSK_TOKEN=sandbox.ready.expired_token).run("sync").err)
    with kiosk.start("--json", "check-in", "--stdin", "--offline") as running:
        for ticket in tickets[20:40]:
            running.ask(ticket.token)
        kill(running)
    return "\n".join(said)


def _lines(codes: Iterator[str]) -> bytes:
    return "".join(f"{code}\n" for code in codes).encode()


@pytest.fixture
def worked(sandbox: SandboxThread, new_kiosk: NewKiosk) -> tuple[Kiosk, str]:
    kiosk = new_kiosk(sandbox.base_url, sandbox.token)
    return kiosk, work_a_day(kiosk, sandbox)


def test_a_days_work_leaves_no_person_and_no_code_in_plain_bytes(
    sandbox: SandboxThread, worked: tuple[Kiosk, str]
) -> None:
    kiosk, said = worked
    wanted = needles(sandbox)
    files = files_of(kiosk.home, Path(kiosk.environment["TMPDIR"]))
    names = {path.name for path in files}
    assert {"kiosk.db", "kiosk.db-wal", "kiosk.db-shm", "key.json", "kiosk.lock"} <= names
    assert (kiosk.home / "kiosk.db-wal").stat().st_size > 0, "the kill came with a WAL that was in use"
    told = {path.name: found for path in files if (found := found_in(path.read_bytes(), wanted))}
    assert not told
    assert not [path for path in files if found_in(path.name.encode(), wanted)]
    assert found_in(said.encode(), {t: w for t, w in wanted.items() if w != "ticket id"}) == set()
    assert found_in(decrypted(kiosk), wanted) >= {"ticket id", "ticket token", "order id", "name", "e-mail"}


def decrypted(kiosk: Kiosk) -> bytes:
    """Everything that the database holds, so that a search which finds nothing is one that can find."""
    connection = connect(kiosk.home / DATABASE_FILE, open_key(kiosk.home, "correct horse"), writable=False)
    try:
        tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        rows = [connection.execute(f'SELECT * FROM "{name}"').fetchall() for (name,) in tables]
    finally:
        connection.close()
    return b"\n".join(
        value if isinstance(value, bytes) else str(value).encode()
        for table in rows
        for row in table
        for value in row
    )
