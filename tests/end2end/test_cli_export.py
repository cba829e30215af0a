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


@pytest.fixture(scope="module")
def turned_away(sandbox: SandboxThread, new_kiosk: NewKiosk) -> Kiosk:
    """A door where one went in and came again, two were refused, and one code is on no list."""
    world = sandbox.world
    good = world.add_ticket(attendee="Ana García")
    evil = world.add_ticket(attendee=EVIL, state="cancelled")
    unpaid = world.add_ticket(attendee="Ubaldo Unpaid", state="unpaid")
    made = new_kiosk(synced=True, KIOSK_DOOR="Door A")
    assert made.run("settings", "set", "on_duty", "Mira").status == 0
    codes = (good.token, good.token, evil.token, unpaid.token, "=SUM(A1)")
    made.check_in(*codes, options=("--offline",))
    return made


def test_every_scan_with_its_verdict(turned_away: Kiosk, tmp_path: Path) -> None:
    file = tmp_path / "scans.csv"
    done = turned_away.json("export", "--scans", str(file))
    assert (done.status, done.value) == (0, {"file": str(file), "rows": 5, "format": "csv"})
    rows = list(csv.DictReader(io.StringIO(file.read_bytes().decode("utf-8-sig"), newline="")))
    verdicts = [row["Verdict"] for row in rows]
    assert verdicts == ["admit", "already_in", "not_valid", "refer", "unknown"]
    names = [row["Attendee"] for row in rows]
    assert names == ["Ana García", "Ana García", f"'{EVIL}", "Ubaldo Unpaid", ""]
    assert {(row["Door"], row["On duty"], row["How"]) for row in rows} == {("Door A", "Mira", "command_line")}
    assert rows[2]["Reason"] == "this ticket was cancelled"
    assert rows[1]["Event"] == rows[0]["Event"] != ""
    assert [row["Code"] for row in rows] == ["", "", "", "", "'=SUM(A1)"], "no ticket's own code"
    at = [datetime.fromisoformat(row["Time"]) for row in rows]
    assert at == sorted(at)


def test_the_ledger_of_the_same_door_is_as_it_was(turned_away: Kiosk, tmp_path: Path) -> None:
    file = tmp_path / "ledger.csv"
    assert turned_away.json("export", str(file)).value["rows"] == 1
    assert "Verdict" not in file.read_bytes().decode("utf-8-sig").splitlines()[0]


def test_every_scan_in_a_workbook(turned_away: Kiosk, tmp_path: Path) -> None:
    file = tmp_path / "scans.xlsx"
    assert turned_away.json("export", str(file), "--scans").value["rows"] == 5
    rows = list(load_workbook(file).active.iter_rows(values_only=True))
    assert rows[0][2:4] == ("Verdict", "Reason")
    assert rows[3][5] == EVIL


def test_after_a_purge_every_scan_names_nobody(turned_away: Kiosk, tmp_path: Path) -> None:
    file = tmp_path / "later.csv"
    assert turned_away.json("purge", "--even-unsent").status == 0
    assert turned_away.json("export", "--scans", str(file)).value["rows"] == 5
    text = file.read_bytes().decode("utf-8-sig")
    assert "not_valid" in text
    assert not [name for name in ("Ana", "evil", "Ubaldo", "SUM") if name in text]
