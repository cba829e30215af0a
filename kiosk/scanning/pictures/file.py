"""The bytes of a picture file: only of files that end, and only of so many bytes."""

from pathlib import Path

from kiosk.engine.plain_files import NoPlainFileError, open_plain
from kiosk.scanning.errors import PictureError, PictureWhy

MOST_BYTES = 256 * 1024 * 1024


def picture_bytes(path: Path | str) -> bytes:
    """All bytes of a file. Raises `PictureError` in words if it is missing, empty, too large or no file.

    Never waits: a pipe or a device that is named instead of a file is refused.
    """
    named = shown_name(path)
    try:
        with open_plain(path) as file:
            data = file.read(MOST_BYTES + 1)
    except FileNotFoundError as error:
        raise PictureError(f"there is no file {named}", PictureWhy.NOT_OPENED) from error
    except IsADirectoryError as error:
        raise PictureError(f"{named} is a folder, not a picture", PictureWhy.NOT_OPENED) from error
    except PermissionError as error:
        raise PictureError(_refusal(path, named), PictureWhy.NOT_OPENED) from error
    except NoPlainFileError as error:
        raise PictureError(f"{named} is a device or a pipe, not a picture", PictureWhy.NOT_OPENED) from error
    except OSError as error:
        raise PictureError(
            f"{named} cannot be read: {error.strerror or error}", PictureWhy.NOT_OPENED
        ) from error
    except ValueError as error:  # a null character in the name
        raise PictureError(
            f"{named} cannot be read: no file has such a name", PictureWhy.NOT_OPENED
        ) from error
    if len(data) > MOST_BYTES:
        raise PictureError(
            f"{named} is too large: {MOST_BYTES // 1_048_576} MB are read at most", PictureWhy.TOO_LARGE
        )
    if not data:
        raise PictureError(f"{named} is empty", PictureWhy.DAMAGED)
    return data


def shown_name(path: Path | str) -> str:
    """A file's name as it may stand in a sentence: on one line, with nothing that a terminal would act on."""
    name = str(path).encode("utf-8", "replace").decode("utf-8")
    return name if name.isprintable() else "".join(c if c.isprintable() else "\ufffd" for c in name)


def _refusal(path: Path | str, named: str) -> str:
    """Why a file may not be read; Windows refuses folders like files that somebody keeps to themselves."""
    if Path(path).is_dir():
        return f"{named} is a folder, not a picture"
    return f"{named} cannot be read: this account may not read it"
