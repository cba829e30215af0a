"""That the database is just as this program left it, when it was sound: then it is so still.

To look at every page of a long guest list, and at its structure, takes seconds of a start. Who ends in order
notes what only the profile's key makes of the whole file (Poly1305, RFC 8439, section 2.5), by which the next
start knows it, in a tenth of the time that the check sums of its pages take. The note is good for that file
alone, and any doubt takes it away.
"""

import hashlib
import hmac
import logging
import secrets
from pathlib import Path

import msgspec
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.poly1305 import Poly1305

from kiosk.engine.atomic_file import remove_durably, replacing
from kiosk.engine.errors import StoreError
from kiosk.engine.plain_files import read_plain

SOUND_FILE = "kiosk.sound"
STARTS_BETWEEN_LOOKS = 20
"""After so many starts at which nobody looked through to the end, the next one looks first."""
_PERSON = b"kiosk sound"
_MOST_BYTES = 1000
_ONCE_BYTES = 16
_READ_TOGETHER = 1024 * 1024

log = logging.getLogger(__name__)


class _Note(msgspec.Struct, frozen=True):
    """How many starts there were since the structure was looked at, and what only this file gives.

    `once` is another for each note, in hexadecimal digits as `mark` is: a key of Poly1305 is good for one.
    """

    starts: int
    once: str
    mark: str


_decoder = msgspec.json.Decoder(_Note)


def starts_since_look(path: Path, key: bytes) -> int | None:
    """How many starts there were since the structure of the database at `path`, as it lies there, was sound.

    None where it is to be looked at now: nobody knows, or these were STARTS_BETWEEN_LOOKS. Nobody may have
    the database open.
    """
    try:
        note = _decoder.decode(read_plain(path.parent / SOUND_FILE, _MOST_BYTES))
        is_so = hmac.compare_digest(note.mark.encode(), _mark(path, key, note.starts, note.once).encode())
    except FileNotFoundError:
        return None
    except (OSError, msgspec.MsgspecError, OverflowError, ValueError, UnsupportedAlgorithm) as error:
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
        once = secrets.token_hex(_ONCE_BYTES)
        note = msgspec.json.encode(_Note(starts, once, _mark(path, key, starts, once)))
        if beside.exists():
            with replacing(beside) as file:
                file.write(note)
    except (OSError, StoreError, UnsupportedAlgorithm) as error:
        log.info("how the database was left is not noted: %s", error)


def take_note_away(path: Path) -> None:
    """Let the next start look at the structure first: the database may be damaged."""
    try:
        remove_durably(path.parent / SOUND_FILE)
    except StoreError as error:
        log.warning("the next start may not look at the structure first: %s", error)


def _mark(path: Path, key: bytes, starts: int, once: str) -> str:
    """What only the profile's key makes of this file, in hexadecimal digits. Raises OSError."""
    said = f"{starts} {once}".encode()
    found = Poly1305(hashlib.blake2b(said, key=key[:64], person=_PERSON, digest_size=32).digest())
    room = memoryview(bytearray(_READ_TOGETHER))
    with path.open("rb", buffering=0) as file:
        while taken := file.readinto(room):
            found.update(room[:taken])
    return found.finalize().hex()
