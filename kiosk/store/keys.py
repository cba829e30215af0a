"""The key that encrypts a profile: kept in the operating system's keyring, or behind a passphrase.

`key.json` in the profile folder says which, and holds the key only wrapped: argon2id makes a wrapping key
from the passphrase, AES-256-GCM wraps the profile's random 32-byte key with it. A copy of that file lies
beside it: without it, one bit could cost all that the profile holds.
"""

import base64
import json
import logging
import secrets
import threading
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from argon2.exceptions import HashingError
from argon2.low_level import Type, hash_secret_raw
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from msgspec import Struct

from kiosk.core.argon2_costs import bounded_costs
from kiosk.core.message import Message
from kiosk.core.representation import hides
from kiosk.engine.atomic_file import write_atomically
from kiosk.engine.errors import KeyNotTakenError, NoPlaceForKeysError, PassphraseError, StoreError
from kiosk.engine.plain_files import read_plain

T = TypeVar("T")
KEY_BYTES = 32
KEY_FILE = "key.json"
KEPT_KEY_FILE = "key.kept.json"
"""The key file once more, for the day on which it is damaged or missing."""
DAMAGED_KEY_FILE = "key.damaged.json"
"""What could not be used, when the copy was put in its place."""
MOST_KEY_BYTES = 1 << 16
_KEYRING_SERVICE = "kiosk-profile"
ARGON2: dict[str, int] = {"time_cost": 3, "memory_cost": 64 * 1024, "parallelism": 4}
"""What stretching a passphrase costs; memory in KiB."""
KEYRING_S = 120.0
"""Time for a person to come and type the keyring's password: the door may have started by itself. One that
hangs keeps nobody waiting for longer."""

log = logging.getLogger(__name__)


def open_key(folder: Path, passphrase: str | None) -> bytes:
    """The profile's 32-byte key; made and stored on first use.

    Raises StoreError where the passphrase is wrong, where there is neither a keyring nor a passphrase, and
    where the keyring that holds the key cannot be asked now: that key is never replaced by a new one.
    """
    return find_key(folder, passphrase).key


@hides("key", "file")
class FoundKey(Struct, frozen=True):
    """A profile's key, and the content of the file that it was found with."""

    key: bytes
    file: bytes


def find_key(folder: Path, passphrase: str | None) -> FoundKey:
    """The key as `open_key` gives it, by the copy of the key file where the file itself is of no use.

    Whatever the file fails with, its copy is tried where it is another: one bit in the file can make it name
    another key of the keyring, or ask the keyring for a key that is behind a passphrase.
    """
    path, kept = folder / KEY_FILE, folder / KEPT_KEY_FILE
    is_begun = any((folder / name).exists() for name in _ITS_OWN)
    if not path.exists() and not (is_begun and kept.exists()):
        _make_key(path, passphrase)
    try:
        return _found(path, passphrase)
    except StoreError as error:
        if not _holds_more(kept, path):
            raise
        try:
            found = _found(kept, passphrase)
        except StoreError:
            raise error from None
        log.warning("%s cannot be used: the copy that is kept beside it is", path)
        return found


def look_for_passphrase(folder: Path, passphrase: str | None) -> None:
    """Look whether a passphrase is needed before this profile can be opened, or made; nothing is made.

    Raises PassphraseError where none was given or a wrong one, NoPlaceForKeysError where a new profile has
    no other place for its key, and StoreError where the key cannot be looked at.
    """
    if any((folder / name).exists() for name in (KEY_FILE, KEPT_KEY_FILE)):
        find_key(folder, passphrase)
    elif not passphrase and not used_keyring().name:
        raise NoPlaceForKeysError(
            Message(
                "this machine has no keyring to hold the profile's key", command_line="set KIOSK_PASSPHRASE"
            )
        )


def keep_key(folder: Path, found: FoundKey) -> None:
    """Let the key file and its copy be as the one that opened the profile.

    A disk that is too full for that still opens its door.
    """
    path, kept = folder / KEY_FILE, folder / KEPT_KEY_FILE
    try:
        if _content(path) != found.file:
            if path.exists():
                path.replace(folder / DAMAGED_KEY_FILE)
            write_atomically(path, found.file)
        if _content(kept) != found.file:
            write_atomically(kept, found.file)
    except OSError as error:
        log.warning("the key file could not be kept twice: %s", error.strerror or error)


def _content(path: Path) -> bytes | None:
    """What a file holds, None where it is not there. Raises OSError where the disk does not give it."""
    try:
        return read_plain(path, MOST_KEY_BYTES)
    except FileNotFoundError:
        return None


def _holds_more(kept: Path, path: Path) -> bool:
    """Whether the copy is there and another than the file, or the disk gives the copy alone."""
    try:
        copy = _content(kept)
    except OSError:
        return False
    try:
        return copy not in (None, _content(path))
    except OSError:
        return copy is not None


def _found(path: Path, passphrase: str | None) -> FoundKey:
    try:
        content = read_plain(path, MOST_KEY_BYTES)
        kept = json.loads(content.decode("utf-8"))
        wrapped, profile = kept.get("wrapped"), str(kept["profile"])
    except FileNotFoundError as error:
        raise StoreError(
            f"{path} is missing, and without it the profile cannot be opened; put it back"
        ) from error
    except OSError as error:
        raise StoreError(f"{path} cannot be read: {error.strerror or error}") from error
    except (ValueError, KeyError, AttributeError, RecursionError) as error:
        raise StoreError(f"{path} cannot be read ({error}); put it back from a backup") from error
    if wrapped is None:
        return FoundKey(_from_keyring(profile), content)
    if not passphrase:
        raise PassphraseError(
            Message("this profile opens with a passphrase", command_line="set KIOSK_PASSPHRASE")
        )
    return FoundKey(_unwrap(wrapped, passphrase), content)


_ITS_OWN = ("kiosk.db", "kiosk.journal", "kiosk.salt", "office.enc", "hub.enc")
"""What only the key that it was written with opens, or helps to open."""


def _make_key(path: Path, passphrase: str | None) -> None:
    if any((path.parent / name).exists() for name in _ITS_OWN):
        raise StoreError(f"{path} is missing, and without it the profile cannot be opened; put it back")
    key = secrets.token_bytes(KEY_BYTES)
    kept: dict[str, Any] = {"version": 1, "profile": secrets.token_hex(8)}
    if passphrase:
        kept["wrapped"] = _wrap(key, passphrase)
    else:
        _to_keyring(kept["profile"], key)
    write_atomically(path, json.dumps(kept, indent=2).encode())


def _wrap(key: bytes, passphrase: str) -> dict[str, Any]:
    salt, nonce = secrets.token_bytes(16), secrets.token_bytes(12)
    encrypted = AESGCM(stretch(passphrase, salt, ARGON2)).encrypt(nonce, key, None)
    words = {"salt": salt, "nonce": nonce, "sealed": encrypted}
    return {**{name: base64.b64encode(value).decode() for name, value in words.items()}, **ARGON2}


def _unwrap(wrapped: dict[str, Any], passphrase: str) -> bytes:
    try:
        salt, nonce, encrypted = (base64.b64decode(wrapped[name]) for name in ("salt", "nonce", "sealed"))
        costs = bounded_costs(wrapped)
        return AESGCM(stretch(passphrase, salt, costs)).decrypt(nonce, encrypted, None)
    except InvalidTag as error:
        text = Message("wrong passphrase: the profile was not opened and nothing was changed")
        raise PassphraseError(text, is_wrong=True) from error
    except (KeyError, ValueError, TypeError, OverflowError, HashingError) as error:
        raise StoreError(
            Message("the profile's key file is damaged; put key.json back from a backup")
        ) from error


def stretch(passphrase: str, salt: bytes, costs: dict[str, int]) -> bytes:
    """A 32-byte key from a passphrase, by argon2id. Raises HashingError for costs that cannot be."""
    return hash_secret_raw(passphrase.encode(), salt, hash_len=KEY_BYTES, type=Type.ID, **costs)


class UsedKeyring(Struct, frozen=True):
    """The keyring that keys are kept in: its name; empty where none works, and then why, if that is known."""

    name: str
    trouble: str = ""


NO_KEYRING = UsedKeyring("")
"""Of a machine that has none that works."""


class KeyringError(Exception):
    """The keyring failed or did not answer; the text says which, without what it holds."""


def used_keyring() -> UsedKeyring:
    """Which keyring this machine has. Blocks, though not for ever."""

    def look() -> str:
        import keyring

        backend = keyring.get_keyring()
        return str(backend.name) if backend.priority >= 1 else ""

    try:
        return UsedKeyring(ask_keyring(look))
    except KeyringError as error:
        return UsedKeyring("", str(error))


def ask_keyring(call: Callable[[], T]) -> T:
    """What the keyring answers. Raises KeyringError for whatever it raises, and where it does not answer.

    A thread of its own asks, and is left behind where the keyring hangs: nothing can wake it.
    """
    answer: Future[T] = Future()

    def ask() -> None:
        try:
            answer.set_result(call())
        except KeyringError as error:
            answer.set_exception(error)
        except BaseException as error:  # noqa: BLE001 - foreign code, which raises what should end programs too
            failed = KeyringError(type(error).__name__)
            failed.__cause__ = error
            answer.set_exception(failed)

    threading.Thread(target=ask, name="keyring", daemon=True).start()
    try:
        return answer.result(KEYRING_S)
    except TimeoutError as error:
        raise KeyringError(f"no answer within {KEYRING_S:.0f} s") from error


def held_in_keyring(service: str, name: str) -> str | None:
    """What the keyring holds under this name; for `ask_keyring`. Raises TypeError where that is no text."""
    import keyring

    held: object = keyring.get_password(service, name)
    if held is not None and not isinstance(held, str):
        raise TypeError("the keyring holds no text")  # nor what it holds, which may be a secret
    return held


def _from_keyring(profile: str) -> bytes:
    """The key that the keyring holds. Raises StoreError where it holds none, or cannot be asked."""

    try:
        kept = ask_keyring(partial(held_in_keyring, _KEYRING_SERVICE, profile))
    except KeyringError as error:
        log.warning("the keyring cannot be read: %s", error)
        raise StoreError(
            f"the keyring that holds this profile's key cannot be read ({error}): unlock it, sign in as its"
            " user, or restart this machine; nothing was changed"
        ) from error
    if not kept:
        raise StoreError("this profile's key is not in the keyring: unlock it, or sign in as its user")
    try:
        key = bytes.fromhex(kept)
    except ValueError:
        key = b""
    if len(key) != KEY_BYTES:
        raise StoreError("the key that the keyring holds for this profile is damaged; nothing was changed")
    return key


def _to_keyring(profile: str, key: bytes) -> None:
    """Let the keyring hold the key.

    Raises KeyNotTakenError where it does not, and NoPlaceForKeysError where this machine has none that works.
    """

    def put() -> bool:
        import keyring

        keyring.set_password(_KEYRING_SERVICE, profile, key.hex())
        return held_in_keyring(_KEYRING_SERVICE, profile) == key.hex()

    try:
        if ask_keyring(put):
            return
        why = "it keeps nothing"
    except KeyringError as error:
        log.warning("the keyring cannot be written: %s", error)
        why = str(error)
    if used_keyring().name:
        raise KeyNotTakenError(
            f"this machine's keyring does not take the profile's key ({why}): unlock it, or sign in as its"
            " user, and try again; or set KIOSK_PASSPHRASE"
        )
    raise NoPlaceForKeysError(
        f"this machine has no keyring to hold the profile's key ({why}): set KIOSK_PASSPHRASE"
    )
