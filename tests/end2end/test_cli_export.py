"""`kiosk export`: the ledger as a spreadsheet."""

import csv
import io
from datetime import datetime
from pathlib import Path

import pytest
from openpyxl import load_workbook

from kiosk.sandbox.server import SandboxThread
from tests.end2end.conftest import NewKiosk
from tests.end2end.kiosk_process import Kiosk

EVIL = '=HYPERLINK("http://evil.example")'


@pytest.fixture(scope="module")
def kiosk(sandbox: SandboxThread, new_kiosk: NewKiosk) -> Kiosk:
    """A door in Madrid: three went in, one of them undone, one out; one attendee's name is a formula."""
    world = sandbox.world
    tickets = [world.add_ticket(attendee=name) for name in ("Ana García", EVIL, "Zoë Undone")]
    made = new_kiosk(synced=True, KIOSK_DOOR="Door A")
    assert made.run("settings", "set", "timezone", "Europe/Madrid").status == 0
    assert made.run("settings", "set", "on_duty", "Mira").status == 0
    answers = made.check_in(*(ticket.id for ticket in tickets), options=("--offline",))
    made.check_in(tickets[0].id, options=("--offline", "--exit"))
    assert made.run("undo", answers[2]["admission_id"]).status == 0
    return made


def test_csv(kiosk: Kiosk, tmp_path: Path) -> None:
    file = tmp_path / "ledger.csv"
    done = kiosk.json("export", str(file))
    assert (done.status, done.value) == (0, {"file": str(file), "rows": 5, "format": "csv"})
    rows = list(csv.DictReader(io.StringIO(file.read_bytes().decode("utf-8-sig"), newline="")))
    assert [row["Kind"] for row in rows] == ["admission"] * 3 + ["exit", "undo"]
    assert [row["Attendee"] for row in rows] == [
        "Ana García", f"'{EVIL}", "Zoë Undone", "Ana García", "Zoë Undone"
    ]  # fmt: skip
    assert [row["Check-in"] for row in rows] == ["waiting", "waiting", "withdrawn", "", ""]
    first = rows[0]
    assert (first["Door"], first["On duty"], first["How"]) == ("Door A", "Mira", "command_line")
    assert (first["Attempts"], first["Proven"]) == ("0", "")
    assert rows[4]["Concerns"] == rows[2]["Row"]
    local, utc = datetime.fromisoformat(first["Time"]), datetime.fromisoformat(first["Time (UTC)"])
    assert abs((local - utc).total_seconds()) < 1
    assert local.utcoffset() == datetime.fromisoformat(first["Time"]).utcoffset()
    assert first["Time"][-6:] in ("+01:00", "+02:00")


def test_xlsx(kiosk: Kiosk, tmp_path: Path) -> None:
    file = tmp_path / "LEDGER.XLSX"
    assert kiosk.json("export", str(file)).value["rows"] == 5
    rows = list(load_workbook(file).active.iter_rows(values_only=True))
    assert len(rows) == 6
    assert rows[2][4] == EVIL


def test_after_a_purge_it_names_nobody(kiosk: Kiosk, tmp_path: Path) -> None:
    file = tmp_path / "later.csv"
    purged = kiosk.json("purge", "--even-unsent")
    assert purged.status == 0
    assert purged.value["tickets"] > 300
    kiosk.run("export", str(file))
    text = file.read_bytes().decode("utf-8-sig")
    assert text.count("\r\n") == 6
    assert not [name for name in ("Ana", "evil", "Zoë") if name in text]


@pytest.mark.parametrize("name", ["ledger.pdf", "ledger", "csv", ".csv", "ledger.xls"])
def test_another_ending_is_wrong_usage(tmp_path: Path, name: str) -> None:
    kiosk = Kiosk(tmp_path / "home")
    done = kiosk.run("export", str(tmp_path / name))
    assert done.status == 2
    assert "has to end in .csv or .xlsx" in done.err
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_cannot_be_written_is_said(kiosk: Kiosk, tmp_path: Path) -> None:
    done = kiosk.run("export", str(tmp_path / "none" / "x.csv"))
    assert (done.status, done.out) == (1, b"")
    assert "cannot be written" in done.err
