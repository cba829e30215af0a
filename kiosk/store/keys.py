"""The key that encrypts a profile: kept in the operating system's keyring, or behind a passphrase.

`key.json` in the profile folder says which, and holds the key only wrapped: argon2id makes a wrapping key
from the passphrase, AES-256-GCM wraps the profile's random 32-byte key with it.
"""

import base64
import json
import logging
import os
import secrets
from pathlib import Path
from typing import Any

from argon2.exceptions import HashingError
from argon2.low_level import Type, hash_secret_raw
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from kiosk.engine.errors import StoreError

KEY_BYTES = 32
KEY_FILE = "key.json"
_KEYRING_SERVICE = "kiosk-profile"
ARGON2: dict[str, int] = {"time_cost": 3, "memory_cost": 64 * 1024, "parallelism": 4}
"""What stretching a passphrase costs; memory in KiB."""

log = logging.getLogger(__name__)


def open_key(folder: Path, passphrase: str | None) -> bytes:
    """The profile's 32-byte key; made and stored on first use.

    Raises StoreError where the passphrase is wrong, or where there is neither a keyring nor a passphrase.
    """
    path = folder / KEY_FILE
    if not path.exists():
        return _make_key(path, passphrase)
    try:
        kept = json.loads(path.read_text("utf-8"))
        wrapped, profile = kept.get("wrapped"), str(kept["profile"])
    except (OSError, ValueError, KeyError, AttributeError) as error:
        raise StoreError(f"{path} cannot be read ({error}); put it back from a backup") from error
    if wrapped is not None:
        if not passphrase:
            raise StoreError("this profile opens with a passphrase: set KIOSK_PASSPHRASE")
        return _unwrap(wrapped, passphrase)
    key = _from_keyring(profile)
    if key is None:
        raise StoreError("this profile's key is not in the keyring: unlock it, or sign in as its user")
    return key


def _make_key(path: Path, passphrase: str | None) -> bytes:
    if (path.parent / "kiosk.db").exists():
        raise StoreError(f"{path} is missing, and without it the profile cannot be opened; put it back")
    key = secrets.token_bytes(KEY_BYTES)
    kept: dict[str, Any] = {"version": 1, "profile": secrets.token_hex(8)}
    if passphrase:
        kept["wrapped"] = _wrap(key, passphrase)
    elif not _to_keyring(kept["profile"], key):
        raise StoreError("this machine has no keyring to hold the profile's key: set KIOSK_PASSPHRASE")
    _write_durably(path, json.dumps(kept, indent=2))
    return key


def _write_durably(path: Path, text: str) -> None:
    """Write a file so that a power cut leaves the old one or the new one, never half of one."""
    fresh = path.with_suffix(".new")
    descriptor = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)


def _wrap(key: bytes, passphrase: str) -> dict[str, Any]:
    salt, nonce = secrets.token_bytes(16), secrets.token_bytes(12)
    sealed = AESGCM(stretch(passphrase, salt, ARGON2)).encrypt(nonce, key, None)
    words = {"salt": salt, "nonce": nonce, "sealed": sealed}
    return {**{name: base64.b64encode(value).decode() for name, value in words.items()}, **ARGON2}


def _unwrap(wrapped: dict[str, Any], passphrase: str) -> bytes:
    try:
        salt, nonce, sealed = (base64.b64decode(wrapped[name]) for name in ("salt", "nonce", "sealed"))
        costs = {name: int(wrapped[name]) for name in ARGON2}
        return AESGCM(stretch(passphrase, salt, costs)).decrypt(nonce, sealed, None)
    except InvalidTag as error:
        raise StoreError("wrong passphrase: the profile was not opened and nothing was changed") from error
    except (KeyError, ValueError, TypeError, HashingError) as error:
        raise StoreError("the profile's key file is damaged; put key.json back from a backup") from error


def stretch(passphrase: str, salt: bytes, costs: dict[str, int]) -> bytes:
    """A 32-byte key from a passphrase, by argon2id. Raises HashingError for costs that cannot be."""
    return hash_secret_raw(passphrase.encode(), salt, hash_len=KEY_BYTES, type=Type.ID, **costs)


def _from_keyring(profile: str) -> bytes | None:
    import keyring
    from keyring.errors import KeyringError

    try:
        kept = keyring.get_password(_KEYRING_SERVICE, profile)
    except KeyringError as error:
        log.warning("the keyring cannot be read: %s", type(error).__name__)
        return None
    if not kept:
        return None
    try:
        key = bytes.fromhex(kept)
    except ValueError:
        key = b""
    if len(key) != KEY_BYTES:
        raise StoreError("the key that the keyring holds for this profile is damaged; nothing was changed")
    return key


def _to_keyring(profile: str, key: bytes) -> bool:
    import keyring
    from keyring.errors import KeyringError

    try:
        keyring.set_password(_KEYRING_SERVICE, profile, key.hex())
        return keyring.get_password(_KEYRING_SERVICE, profile) == key.hex()
    except KeyringError as error:
        log.warning("the keyring cannot be written: %s", type(error).__name__)
        return False
