"""A value in a file that only its key opens: authenticated and encrypted, and written whole each time."""

import secrets
from pathlib import Path
from typing import Generic, TypeVar

import msgspec
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from kiosk.engine.atomic_file import replacing
from kiosk.engine.errors import StoreError
from kiosk.engine.plain_files import read_plain

T = TypeVar("T")
_NONCE_BYTES = 12
_MOST_BYTES = 8 * 1024 * 1024


class DamagedFileError(StoreError):
    """What was saved is damaged, or was saved with another key."""


def derived_key(key: bytes, purpose: str) -> bytes:
    """A 32-byte key for one purpose, from a folder's key."""
    return HKDF(SHA256(), 32, None, purpose.encode()).derive(key)


class SealedFile(Generic[T]):
    """One value of `kind` at `path`, AES-256-GCM.

    `magic`: what such files begin with. `damaged`: what to do about one that cannot be opened. `holder`: who
    keeps the value, in words.
    """

    def __init__(
        self, path: Path, key: bytes, kind: type[T], *, magic: bytes, damaged: str, holder: str
    ) -> None:
        self._path = path
        self._cipher = AESGCM(key)
        self._kind = kind
        self._magic = magic
        self._damaged = damaged
        self._holder = holder

    def load(self) -> T | None:
        """What was saved last; None where nothing was. Raises StoreError."""
        try:
            content = read_plain(self._path, _MOST_BYTES)
        except FileNotFoundError:
            return None
        except OSError as error:
            raise StoreError(f"{self._path} cannot be read: {error.strerror or error}") from error
        begin = len(self._magic) + _NONCE_BYTES
        try:
            plain = self._cipher.decrypt(content[len(self._magic) : begin], content[begin:], self._magic)
            return msgspec.json.decode(plain, type=self._kind)
        except (InvalidTag, ValueError, RecursionError) as error:
            raise DamagedFileError(
                f"{self._path} is damaged, or of another folder: {self._damaged}"
            ) from error

    def save(self, value: T) -> None:
        """Keep this instead of what was kept, on disk when it returns. Raises StoreError."""
        try:
            plain = msgspec.json.encode(value)
        except (ValueError, TypeError, RecursionError) as error:
            raise StoreError(
                f"{self._path} cannot be written: it was to hold what cannot be kept ({type(error).__name__})"
            ) from error
        if len(plain) > _MOST_BYTES // 2:
            raise StoreError(f"{self._path} cannot be written: it was to hold more than {self._holder} keeps")
        nonce = secrets.token_bytes(_NONCE_BYTES)
        encrypted = self._cipher.encrypt(nonce, plain, self._magic)
        with replacing(self._path) as file:
            file.write(self._magic + nonce + encrypted)
