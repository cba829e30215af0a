"""Tables that spreadsheet programs open: CSV and XLSX, in which no text is ever taken for a formula."""

import codecs
import csv
import re
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, BinaryIO
from zipfile import ZIP_DEFLATED, ZipFile

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
    table = csv.writer(codecs.getwriter("utf-8-sig")(file, "replace"))
    table.writerow(titles)
    for row in rows:
        table.writerow([harmless(_clean(cell)) if isinstance(cell, str) else cell for cell in row])
        count += 1
    return count


def harmless(text: str) -> str:
    """The text, with an apostrophe before it where a spreadsheet program would compute it."""
    first = text.lstrip()[:1]
    guarded = _BEGINS_A_CELL.sub(r"\1'", text)
    return f"'{guarded}" if (first and first in _FORMULA) or text[:1] in ("\t", "\r", "\n") else guarded


def _write_xlsx(file: BinaryIO, titles: Sequence[str], rows: Iterable[Sequence[Cell]]) -> int:
    """Office Open XML, in which a cell says itself that it is text.

    The rows go into the file as they come. Left to itself the library collects them in a temporary file of
    its own first, and that stays, with every name in it, where the program is killed. (Not as ZIP64, of which
    Excel complains: the rows that it takes at most fit without.)
    """
    from openpyxl import Workbook
    from openpyxl.utils import get_column_letter
    from openpyxl.worksheet._writer import WorksheetWriter

    book = Workbook(write_only=True)
    sheet = book.create_sheet("Ledger")
    sheet.freeze_panes = "A2"
    for number in range(1, len(titles) + 1):
        sheet.column_dimensions[get_column_letter(number)].width = _WIDTH
    sheet._id = 1  # noqa: SLF001 - the library gives it when it saves, and its path has it
    with ZipFile(file, "w", ZIP_DEFLATED) as archive:  # `save` leaves it open where the disk is full
        with archive.open(sheet.path[1:], "w") as stream:
            sheet._writer = WorksheetWriter(sheet, stream)  # noqa: SLF001 - no other way to say where to
            try:
                sheet._writer.write_top()  # noqa: SLF001
                count = _append(sheet, titles, rows)
                sheet.close()
            except BaseException:
                _give_up(sheet)
                raise
        _rest_of(book, archive)
    return count


def _append(sheet: Any, titles: Sequence[str], rows: Iterable[Sequence[Cell]]) -> int:  # noqa: ANN401 - no types
    from openpyxl.cell import WriteOnlyCell
    from openpyxl.styles import Font

    def cell(value: Cell, *, bold: bool = False) -> Any:  # noqa: ANN401 - the library ships no types
        made = WriteOnlyCell(sheet, value=_clean(value) if isinstance(value, str) else value)
        if isinstance(value, str):
            made.data_type = "s"
        if bold:
            made.font = Font(bold=True)
        return made

    count = 0
    sheet.append([cell(title, bold=True) for title in titles])
    for row in rows:
        sheet.append([cell(value) for value in row])
        count += 1
    return count


def _rest_of(book: Any, archive: ZipFile) -> None:  # noqa: ANN401 - the library ships no types
    """Write all of the book that is not its one sheet, which is in the archive already."""
    from openpyxl.drawing.spreadsheet_drawing import SpreadsheetDrawing
    from openpyxl.writer.excel import ExcelWriter

    class AroundTheSheet(ExcelWriter):  # type: ignore[misc]
        def write_worksheet(self, sheet: Any) -> None:  # noqa: ANN401
            """Only what tells of it."""
            sheet._drawing = SpreadsheetDrawing()  # noqa: SLF001 - as the library's own
            sheet._rels = sheet._writer._rels  # noqa: SLF001
            self.manifest.append(sheet)

    AroundTheSheet(book, archive).write_data()


def _give_up(sheet: Any) -> None:  # noqa: ANN401 - the library ships no types
    """End a sheet that stays half-written: else it does so itself later on, with warnings."""
    if not sheet.closed:
        with suppress(OSError):
            sheet.close()


def _clean(text: str) -> str:
    """Without what neither format can hold."""
    kept = text.encode("utf-8", "replace").decode().translate(_CONTROLS)
    return kept[:MOST_CHARACTERS]
