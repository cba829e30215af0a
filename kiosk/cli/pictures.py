"""`kiosk decode`: reads codes from pictures."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kiosk.cli.exit_status import CommandError, Exit
from kiosk.cli.printing import AS_JSON, echo, one_line, result

if TYPE_CHECKING:
    from kiosk.scanning.pictures.reading import FileReading


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("decode", epilog=AS_JSON)(decode)


def decode(
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE", help="PNG, JPEG, WebP, GIF, BMP, TIFF or AVIF.")
    ],
    engine: Annotated[
        str | None, typer.Option("--engine", metavar="NAME", help="cascade, zxing, pyzbar or opencv.")
    ] = None,
) -> None:
    """Read the codes in pictures, a line each."""
    from kiosk.scanning.errors import EngineUnavailableError, PictureError
    from kiosk.scanning.pictures.reading import decode_file, decoder

    try:
        cascade = decoder(engine)
    except EngineUnavailableError as error:
        raise CommandError(str(error), Exit.USAGE) from error
    failed = 0
    for file in files:
        try:
            reading = decode_file(file, engine, cascade=cascade)
        except PictureError as error:
            failed += 1
            echo(f"kiosk: {error}")
            continue
        codes = [code.text for code in reading.codes]
        value = {"file": str(file), "codes": codes, "engine": reading.engine, "ms": round(reading.ms, 1)}
        result(value, _words(reading))
    if failed:
        raise CommandError(f"{failed} of {len(files)} files could not be read")


def _words(reading: "FileReading") -> str:
    """A file and its codes on one line, whatever is in its name or in them."""
    codes = one_line(code.text for code in reading.codes) or "no code"
    return f"{one_line([reading.file])}: {codes} ({reading.ms:.0f} ms)"
