"""That the database is just as this program left it, when its structure was sound: then it is so still.

To look at the structure of a long guest list takes seconds of every start. Who ends in order notes the check
sums of all pages (kiosk.store.pages), by which the next start knows the file. The note is good for that file
alone, and any doubt takes it away.
"""

import hashlib
import hmac
import logging
from pathlib import Path

import msgspec

from kiosk.engine.atomic_file import remove_durably, replacing
from kiosk.engine.errors import StoreError
from kiosk.engine.plain_files import read_plain
from kiosk.store.pages import PAGE_BYTES, SUM_BYTES

SOUND_FILE = "kiosk.sound"
STARTS_BETWEEN_LOOKS = 20
"""After so many starts at which nobody looked through to the end, the next one looks first."""
_PERSON = b"kiosk sound"
_MOST_BYTES = 1000
_READ_TOGETHER = 256 * PAGE_BYTES

log = logging.getLogger(__name__)


class _Note(msgspec.Struct, frozen=True):
    """How many starts there were since the structure was looked at, and what only this file gives."""

    starts: int
    mark: str


_decoder = msgspec.json.Decoder(_Note)


def starts_since_look(path: Path, key: bytes) -> int | None:
    """How many starts there were since the structure of the database at `path`, as it lies there, was sound.

    None where it is to be looked at now: nobody knows, or these were STARTS_BETWEEN_LOOKS. Nobody may have
    the database open.
    """
    try:
        note = _decoder.decode(read_plain(path.parent / SOUND_FILE, _MOST_BYTES))
        is_so = hmac.compare_digest(note.mark.encode(), _mark(path, key, note.starts).encode())
    except FileNotFoundError:
        return None
    except (OSError, msgspec.MsgspecError, OverflowError, ValueError) as error:
        log.info("the note of how the database was left cannot be used: %s", type(error).__name__)
        return None
    return note.starts if is_so and 0 <= note.starts < STARTS_BETWEEN_LOOKS else None


def begin_note(path: Path) -> None:
    """Let there be a file for the note: whoever finds damage meanwhile takes it away."""
    beside = path.parent / SOUND_FILE
    try:
        if not beside.exists():
            with replacing(beside):
                pass
    except (OSError, StoreError) as error:
        log.info("how the database is left will not be noted: %s", error)


def leave_note(path: Path, key: bytes, starts: int) -> None:
    """Note that the database at `path`, which is closed, is sound; nothing where its file was taken away.

    `starts`: since its structure was looked at. Without a note the next start looks, so nothing is raised.
    """
    beside = path.parent / SOUND_FILE
    try:
        note = msgspec.json.encode(_Note(starts, _mark(path, key, starts)))
        if beside.exists():
            with replacing(beside) as file:
                file.write(note)
    except (OSError, StoreError) as error:
        log.info("how the database was left is not noted: %s", error)


def take_note_away(path: Path) -> None:
    """Let the next start look at the structure first: the database may be damaged."""
    try:
        remove_durably(path.parent / SOUND_FILE)
    except StoreError as error:
        log.warning("the next start may not look at the structure first: %s", error)


def _mark(path: Path, key: bytes, starts: int) -> str:
    """What only the profile's key makes of a file with these check sums. Raises OSError."""
    found = hashlib.blake2b(starts.to_bytes(8), key=key[:64], person=_PERSON, digest_size=32)
    room = memoryview(bytearray(_READ_TOGETHER))
    with path.open("rb", buffering=0) as file:
        while taken := file.readinto(room):
            ends = range(PAGE_BYTES, taken + 1, PAGE_BYTES)
            found.update(b"".join([room[end - SUM_BYTES : end] for end in ends]))
            found.update(taken.to_bytes(8))
    return found.hexdigest()
