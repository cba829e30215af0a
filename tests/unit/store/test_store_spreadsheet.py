"""Spreadsheets: what is written comes back, nothing is computed, and a file is whole or not there."""

import csv
import gc
import io
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from weakref import ref

import pytest
from openpyxl import load_workbook

from kiosk.engine.errors import StoreError
from kiosk.store.spreadsheet import Cell, _write_csv, _write_xlsx, harmless, write_table

TITLES = ("Name", "Count", "Note")
ROWS: list[tuple[Cell, ...]] = [
    ("Ana García", 3, 'said "hi", twice'),
    ("李雷; Zoë", None, "two\nlines"),
    ('=HYPERLINK("http://evil")', 0, "+1"),
    ("-2+3", 1, "@SUM(A1)"),
    ("  =1+1", 1, "\t=1"),
    ("＝cmd", 1, "plain = text"),
    ("bell \x07 \x00", 1, "x" * 40_000),
    ("half \ud800", 1, ""),
]


class _Row(list[Cell]):
    """A row that is seen to go."""


def read_csv(path: Path) -> list[list[str]]:
    return list(csv.reader(io.StringIO(path.read_bytes().decode("utf-8-sig"), newline="")))


def test_csv_opens_in_excel_and_holds_what_was_given(tmp_path: Path) -> None:
    path = tmp_path / "x.CSV"
    assert write_table(path, TITLES, ROWS) == len(ROWS)
    raw = path.read_bytes()
    assert raw.startswith(b"\xef\xbb\xbfName,Count,Note\r\n")
    assert b'"said ""hi"", twice"\r\n' in raw
    back = read_csv(path)
    assert back[1:3] == [["Ana García", "3", 'said "hi", twice'], ["李雷; Zoë", "", "two\nlines"]]
    assert back[7][0] == "bell \ufffd \ufffd"
    assert len(back[7][2]) == 32767
    assert back[8][0] == "half ?"
    assert path.stat().st_mode & 0o077 == 0


def test_no_cell_of_a_csv_is_a_formula(tmp_path: Path) -> None:
    path = tmp_path / "x.csv"
    write_table(path, TITLES, ROWS)
    texts = [cell for row in read_csv(path)[1:] for cell in (row[0], row[2])]
    assert [cell for cell in texts if cell.strip()[:1] in tuple("=+-@＝＋－＠") and cell.strip()] == []
    assert [cell for cell in texts if cell[:1] in ("\t", "\r", "\n")] == []


@pytest.mark.parametrize("separator", [";", "\t", "|", ",", "\n", "; "])
@pytest.mark.parametrize("formula", ["=cmd", "+1", "-1", "@sum", "＝1", '"=cmd"'])
def test_no_separator_of_another_program_begins_a_formula(separator: str, formula: str) -> None:
    assert harmless(f"Ana{separator}{formula}") == f"Ana{separator}'{formula}"


@pytest.mark.parametrize("text", ["Ana", "a=b", "3 - 2", "", " ", "'=1", "e@mail", "Ana; Luis"])
def test_what_is_no_formula_stays_as_it_is(text: str) -> None:
    assert harmless(text) == text


def test_xlsx_holds_text_as_text(tmp_path: Path) -> None:
    path = tmp_path / "x.xlsx"
    assert write_table(path, TITLES, ROWS) == len(ROWS)
    sheet = load_workbook(path).active
    rows = list(sheet.iter_rows())
    assert [cell.value for cell in rows[0]] == list(TITLES)
    assert [cell.value for cell in rows[3]] == ['=HYPERLINK("http://evil")', 0, "+1"]
    assert {cell.data_type for row in rows[1:] for cell in row if cell.value is not None} == {"s", "n"}
    assert {cell.data_type for row in rows[1:] for cell in row if isinstance(cell.value, str)} == {"s"}
    assert rows[1][1].value == 3
    assert sheet.freeze_panes == "A2"


@pytest.mark.parametrize("ending", ["csv", "xlsx"])
def test_a_table_that_breaks_off_leaves_the_old_file(tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"x.{ending}"
    write_table(path, TITLES, ROWS[:1])
    before = path.read_bytes()

    def breaking() -> Iterator[tuple[Cell, ...]]:
        yield from ROWS * 100
        raise OSError(28, "No space left on device")

    with pytest.raises(StoreError, match="No space left"):
        write_table(path, TITLES, breaking())
    gc.collect()  # what was left open would complain now
    assert path.read_bytes() == before
    assert [p.name for p in tmp_path.iterdir()] == [path.name]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a disk that is always full")
@pytest.mark.parametrize("write", [_write_csv, _write_xlsx])
def test_a_full_disk_is_raised_and_nothing_complains_later(write: Callable[..., int]) -> None:
    with Path("/dev/full").open("wb", buffering=0) as full, pytest.raises(OSError, match="No space left"):
        write(full, TITLES, ROWS * 100)
    gc.collect()


@pytest.mark.parametrize("ending", ["csv", "xlsx"])
def test_a_row_is_written_before_the_next_is_asked_for(tmp_path: Path, ending: str) -> None:
    given: list[ref[_Row]] = []
    most = 0

    def rows() -> Iterator[_Row]:
        nonlocal most
        for number in range(50):
            row = _Row(["Ana", number, ""])
            given.append(ref(row))
            most = max(most, sum(one() is not None for one in given))
            yield row

    assert write_table(tmp_path / f"x.{ending}", TITLES, rows()) == 50
    assert most <= 3


KILLED = """
import os, signal
from pathlib import Path
from kiosk.store.spreadsheet import write_table

def rows():
    for number in range(5000):
        yield ("Ana Garc\u00eda", number, "inside")
    os.kill(os.getpid(), signal.SIGKILL)

write_table(Path({path!r}), ("Name", "Count", "Note"), rows())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
@pytest.mark.parametrize("ending", ["csv", "xlsx"])
def test_a_kill_leaves_nothing_in_the_temporary_folder_and_the_next_export_nothing_else(
    tmp_path: Path, ending: str
) -> None:
    temporary, chosen = tmp_path / "temporary", tmp_path / "chosen"
    temporary.mkdir()
    chosen.mkdir()
    path = chosen / f"x.{ending}"
    environment = os.environ | {"TMPDIR": str(temporary)}
    done = subprocess.run(
        [sys.executable, "-c", KILLED.format(path=str(path))], env=environment, check=False, timeout=100
    )
    assert done.returncode == -signal.SIGKILL
    assert list(temporary.iterdir()) == []
    write_table(path, TITLES, ROWS)
    assert [one.name for one in chosen.iterdir()] == [path.name]


def test_a_folder_that_is_not_there_is_said(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="cannot be written"):
        write_table(tmp_path / "none" / "x.csv", TITLES, ROWS)
