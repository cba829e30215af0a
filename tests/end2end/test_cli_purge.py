"""`kiosk purge` after a day's work: no guest is named in any file, nor in the decrypted database."""

from pathlib import Path

from kiosk.sandbox.server import SandboxThread
from kiosk.store.connection import connect
from kiosk.store.keys import open_key
from tests.end2end.conftest import NewKiosk
from tests.end2end.kiosk_process import Kiosk

NAME, EMAIL = "Quillfeather Oduya", "quillfeather@example.org"
ADMITTED = 20


def a_days_work(sandbox: SandboxThread, new_kiosk: NewKiosk) -> tuple[Kiosk, list[bytes]]:
    """A door that admitted guests, sent most, searched and met an incident; what nobody may find of them."""
    tickets = [sandbox.world.add_ticket(attendee=f"{NAME} {n}", email=EMAIL) for n in range(ADMITTED)]
    kiosk = new_kiosk(synced=True)
    kiosk.check_in(*(ticket.token for ticket in tickets))
    kiosk.check_in(*(ticket.token for ticket in tickets), options=("--offline",))
    assert kiosk.json("search", "quillfeather").values
    secrets = [b"Quillfeather", b"quillfeather", b"Oduya", EMAIL.encode()]
    return kiosk, [*secrets, *(ticket.token.encode() for ticket in tickets)]


def found_in_files(folder: Path, secrets: list[bytes]) -> list[tuple[str, bytes]]:
    files = [path for path in folder.rglob("*") if path.is_file()]
    assert files
    return [(path.name, secret) for path in files for secret in secrets if secret in path.read_bytes()]


def dump(home: Path) -> bytes:
    connection = connect(home / "kiosk.db", open_key(home, "correct horse"), writable=False)
    try:
        names = [n for (n,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        rows = [row for name in names for row in connection.execute(f'SELECT * FROM "{name}"')]
    finally:
        connection.close()
    cells = [cell for row in rows for cell in row]
    return b"\n".join(cell if isinstance(cell, bytes) else str(cell).encode() for cell in cells)


def test_a_days_work_leaves_no_name_in_plain_bytes_and_after_a_purge_none_at_all(
    sandbox: SandboxThread, new_kiosk: NewKiosk
) -> None:
    kiosk, secrets = a_days_work(sandbox, new_kiosk)
    assert found_in_files(kiosk.home, secrets) == []
    assert [secret for secret in secrets if secret not in dump(kiosk.home)] == [], (
        "the search finds what is there"
    )
    (kiosk.home / "kiosk.damaged-1.db").write_bytes(b"something that was set aside")

    done = kiosk.json("purge")
    assert done.status == 0, done.err
    assert done.value["tickets"] >= 300 + ADMITTED
    assert done.value["files"] == 1

    text = dump(kiosk.home)
    assert [secret for secret in secrets if secret in text] == []
    assert found_in_files(kiosk.home, secrets) == []
    assert kiosk.json("search", "quillfeather").values == []
    states = [entry["state"] for entry in kiosk.json("outbox", "list", "--all").values]
    assert states == ["confirmed"] * ADMITTED
    assert kiosk.json("purge").value["tickets"] == 0
    assert kiosk.json("sync").status == 0
    assert kiosk.json("search", "quillfeather").values


def test_unsent_check_ins_are_asked_about_and_never_lost(sandbox: SandboxThread, new_kiosk: NewKiosk) -> None:
    ticket = sandbox.world.add_ticket()
    kiosk = new_kiosk(synced=True)
    kiosk.check_in(ticket.id, options=("--offline",))
    refused = kiosk.run("purge")
    assert (refused.status, refused.out) == (1, b"")
    assert "1 check-ins are not sent yet, so nothing was purged" in refused.err
    assert kiosk.json("search", "late guest").values
    done = kiosk.json("purge", "--even-unsent")
    assert (done.status, done.value["unsent"]) == (0, 1)
    sent = kiosk.json("outbox", "send")
    assert (sent.status, sent.values) == (0, [])
    assert [e["ticket_id"] for e in kiosk.json("outbox", "list", "--all").values] == [ticket.id]


def test_a_purge_beside_an_open_door_is_refused(sandbox: SandboxThread, new_kiosk: NewKiosk) -> None:
    kiosk = new_kiosk(synced=True)
    with kiosk.start("--json", "check-in", "--stdin", "--offline") as door:
        assert door.ask("nonsense")["verdict"] == "unknown"
        done = kiosk.run("purge")
    assert done.status == 1
    assert "another Kiosk is using the profile" in done.err
    assert kiosk.json("search", sandbox.world.tickets[0].id).values
