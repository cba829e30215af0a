"""The settings of a profile on disk: `settings.json` in its folder, and a copy for when that is damaged."""

import json
import logging
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from filelock import FileLock, Timeout

from kiosk.core.message import Message
from kiosk.engine.atomic_file import write_atomically
from kiosk.engine.plain_files import read_plain
from kiosk.settings import Settings, SettingsError, SettingsFileError, as_document, settings_from

SETTINGS_FILE = "settings.json"
KEPT_FILE = "settings.kept.json"
"""What was saved last once more, for the day on which the file itself is damaged."""
DAMAGED_FILE = "settings.damaged.json"
"""What could not be read, when new settings were saved in its place: somebody's edits may stand in it."""
LOCK_FILE = "settings.lock"
CHANGED_WITHIN_S = 10.0
"""A change takes a moment, on a slow disk too: whoever holds the lock for longer stands still."""
MOST_BYTES = 1 << 20
"""Of the file; what is larger is no settings."""

log = logging.getLogger(__name__)
_changing = threading.Lock()


def load_settings(folder: Path) -> Settings:
    """The profile's settings, the defaults where there are none yet.

    Where the file is damaged they are as Kiosk last saved them, which is logged. Raises SettingsError where
    the file cannot be used and nothing usable was saved.
    """
    try:
        settings, damage = _looked_at(folder / SETTINGS_FILE)
    except FileNotFoundError:
        return Settings()
    if settings is not None:
        return settings
    try:
        kept = settings_from(_document(folder / KEPT_FILE), KEPT_FILE)
    except (OSError, ValueError, RecursionError):
        raise SettingsError(
            Message(
                "{damage}. Put it back from a backup, or move it away: then the address, the door's name, its"
                " direction and its events have to be set again",
                command_line="`kiosk settings set`",
                damage=damage,
            )
        ) from None
    log.warning(
        "%s; the settings are used as they were last saved, door %r, %s", damage, kept.door, kept.direction
    )
    return kept


def damage_of(folder: Path) -> str:
    """Why the settings cannot be used, damaged or edited wrongly as they are; empty where they can be.

    Raises SettingsFileError where the disk does not give them.
    """
    try:
        return _looked_at(folder / SETTINGS_FILE)[1]
    except FileNotFoundError:
        return ""


def _looked_at(path: Path) -> tuple[Settings | None, str]:
    """The settings that the file holds; None where it holds none that can be used, and then why.

    Raises FileNotFoundError where there is none, SettingsFileError where the disk does not give it.
    """
    try:
        document = _document(path)
    except FileNotFoundError:
        raise
    except OSError as error:
        raise SettingsFileError(f"{path} cannot be read: {error.strerror or error}") from error
    except (json.JSONDecodeError, UnicodeDecodeError) as error:
        return None, f"{path} cannot be read: {error}"
    except (ValueError, RecursionError):  # what Python says of these is for programmers
        return None, f"{path} cannot be read: it is nested too deeply, or a number in it is too long"
    try:
        return settings_from(document, str(path)), ""
    except SettingsError as error:
        return None, str(error)


def _document(path: Path) -> object:
    document: object = json.loads(read_plain(path, MOST_BYTES).decode("utf-8"))
    return document


def save_settings(folder: Path, settings: Settings) -> None:
    """Write the settings so that a power cut leaves the old ones or the new ones. Raises SettingsError.

    A copy that cannot be written is given up: the one of before would bring an old address or direction back.
    """
    path, text = folder / SETTINGS_FILE, json.dumps(as_document(settings), indent=2).encode()
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        if damage_of(folder):  # a copy: where there is no file, a start goes by the defaults
            write_atomically(folder / DAMAGED_FILE, read_plain(path, MOST_BYTES))
        write_atomically(path, text)
        _keep_copy(folder / KEPT_FILE, text)
    except OSError as error:
        raise SettingsFileError(f"{path} cannot be written: {error.strerror}") from error


def change_settings(folder: Path, changed: Callable[[Settings], Settings]) -> Settings:
    """Save what `changed` makes of the settings as they are then, and return it. Raises SettingsError.

    No other change comes between, of this program, which signs in and keeps preferences in threads, or of
    another one: `kiosk settings set` may run beside an open door.
    """
    with _changing, _no_other_program_changes(folder):
        settings = changed(load_settings(folder))
        save_settings(folder, settings)
        return settings


@contextmanager
def _no_other_program_changes(folder: Path) -> Iterator[None]:
    path = folder / SETTINGS_FILE
    lock = FileLock(folder / LOCK_FILE, timeout=CHANGED_WITHIN_S, mode=0o600, thread_local=False)
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        lock.acquire()
    except Timeout as error:
        raise SettingsFileError(
            f"another Kiosk is changing {path}, and does not end: nothing was changed"
        ) from error
    except OSError as error:
        raise SettingsFileError(f"{path} cannot be written: {error.strerror or error}") from error
    try:
        yield
    finally:
        lock.release()


def _keep_copy(path: Path, text: bytes) -> None:
    try:
        write_atomically(path, text)
    except OSError as error:  # what counts is written
        log.warning("%s cannot be written: %s", path.name, error.strerror)
        with suppress(OSError):
            path.unlink(missing_ok=True)
