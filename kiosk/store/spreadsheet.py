"""Tables that spreadsheet programs open: CSV and XLSX, in which no text is ever taken for a formula."""

import csv
import io
import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, BinaryIO

from kiosk.engine.atomic_file import replacing

ENDINGS = (".csv", ".xlsx")
MOST_CHARACTERS = 32767
"""What one cell of a spreadsheet holds."""
_FORMULA = "=+-@\uff1d\uff0b\uff0d\uff20"
"""What begins a formula, full-width forms included."""
_BEGINS_A_CELL = re.compile(rf"([;,|\t\r\n]\s*)(?=[\"']*[{re.escape(_FORMULA)}])")
"""Where a cell begins for a program that is set to another separator, and holds a formula."""
_CONTROLS = {number: "\ufffd" for number in range(32) if chr(number) not in "\t\n\r"} | {127: "\ufffd"}
_WIDTH = 22

Cell = str | int | bool | None


def write_table(path: Path, titles: Sequence[str], rows: Iterable[Sequence[Cell]]) -> int:
    """Write a table as its file's ending says, whole or not at all; how many rows.

    Raises StoreError where it cannot be written.
    """
    write = {".csv": _write_csv, ".xlsx": _write_xlsx}[path.suffix.lower()]
    with replacing(path) as file:
        return write(file, titles, rows)


def _write_csv(file: BinaryIO, titles: Sequence[str], rows: Iterable[Sequence[Cell]]) -> int:
    """RFC 4180, in UTF-8 with a byte order mark: without it Excel takes the text for another encoding."""
    count = 0
    text = io.TextIOWrapper(file, encoding="utf-8-sig", errors="replace", newline="")
    table = csv.writer(text)
    table.writerow(titles)
    for row in rows:
        table.writerow([harmless(_clean(cell)) if isinstance(cell, str) else cell for cell in row])
        count += 1
    text.flush()
    text.detach()
    return count


def harmless(text: str) -> str:
    """The text, with an apostrophe before it where a spreadsheet program would compute it."""
    first = text.lstrip()[:1]
    guarded = _BEGINS_A_CELL.sub(r"\1'", text)
    return f"'{guarded}" if (first and first in _FORMULA) or text[:1] in ("\t", "\r", "\n") else guarded


def _write_xlsx(file: BinaryIO, titles: Sequence[str], rows: Iterable[Sequence[Cell]]) -> int:
    """Office Open XML, in which a cell says itself that it is text."""
    from openpyxl import Workbook
    from openpyxl.cell import WriteOnlyCell
    from openpyxl.styles import Font
    from openpyxl.utils import get_column_letter

    held = list(rows)  # first: a sheet that is left half-written does not close
    book = Workbook(write_only=True)
    sheet = book.create_sheet("Ledger")
    sheet.freeze_panes = "A2"
    for number in range(1, len(titles) + 1):
        sheet.column_dimensions[get_column_letter(number)].width = _WIDTH

    def cell(value: Cell, *, bold: bool = False) -> Any:  # noqa: ANN401 - the library ships no types
        made = WriteOnlyCell(sheet, value=_clean(value) if isinstance(value, str) else value)
        if isinstance(value, str):
            made.data_type = "s"
        if bold:
            made.font = Font(bold=True)
        return made

    sheet.append([cell(title, bold=True) for title in titles])
    for row in held:
        sheet.append([cell(value) for value in row])
    book.save(file)
    return len(held)


def _clean(text: str) -> str:
    """Without what neither format can hold."""
    kept = text.encode("utf-8", "replace").decode().translate(_CONTROLS)
    return kept[:MOST_CHARACTERS]
