"""The access token of a machine that signs in by itself: in the operating system's keyring, or nowhere."""

import json
import logging
import threading
from collections import defaultdict
from contextlib import AbstractContextManager
from functools import partial
from itertools import count
from pathlib import Path

from kiosk.engine.errors import StoreError
from kiosk.engine.plain_files import read_plain
from kiosk.store.keys import (
    KEPT_KEY_FILE,
    KEY_FILE,
    MOST_KEY_BYTES,
    KeyringError,
    ask_keyring,
    held_in_keyring,
)

SERVICE = "kiosk-token"

log = logging.getLogger(__name__)


class KeptToken:
    """A token on its way into the keyring. It can be given up for as long as the keyring does not have it.

    A keyring may wait minutes for its password, and whoever waits for it may go away meanwhile.
    """

    def __init__(self, folder: Path, address: str, token: str) -> None:
        """This profile's token for the service of this address; it goes before all that was begun earlier."""
        self._profile = _profile_of(folder)
        self._kept = json.dumps({"address": address, "token": token})
        self._turn = _Turn(self._profile)
        self._deciding = threading.Lock()
        self._is_given_up = self._is_kept = False

    def put(self) -> bool:
        """Let the keyring hold it; whether it does. Blocks, though not for ever.

        A machine without a keyring keeps none. A keyring that answers too late is as it was before.
        """
        if not self._profile:
            return False
        try:
            return ask_keyring(self._put)
        except KeyringError as error:
            log.warning("the keyring does not keep the access token: %s", error)
            return not self.give_up()

    def give_up(self) -> bool:
        """Let the keyring be as it was, as soon as it answers; False where it has the token already."""
        with self._deciding:
            self._is_given_up = not self._is_kept
            return self._is_given_up

    def _put(self) -> bool:
        import keyring

        with self._turn.taken():
            if self._is_given_up or not self._turn.is_newest:
                return False
            before = held_in_keyring(SERVICE, self._profile)
            try:
                keyring.set_password(SERVICE, self._profile, self._kept)
                is_held = held_in_keyring(SERVICE, self._profile) == self._kept
                with self._deciding:
                    self._is_kept = is_held and not self._is_given_up
            finally:
                if not self._is_kept:
                    self._take_back(before)
            return self._is_kept

    def _take_back(self, before: str | None) -> None:
        """Let the keyring hold what it held before, where it holds this token."""
        import keyring

        if held_in_keyring(SERVICE, self._profile) != self._kept:
            return
        if before is None:
            keyring.delete_password(SERVICE, self._profile)
        else:
            keyring.set_password(SERVICE, self._profile, before)


def forget_token(folder: Path) -> bool:
    """Let the keyring forget this profile's token; whether it held one. Blocks, though not for ever.

    Raises StoreError where the keyring could not be asked, or does not forget it.
    """
    profile = _profile_of(folder)
    if not profile and any((folder / name).exists() for name in (KEY_FILE, KEPT_KEY_FILE)):
        raise StoreError(
            f"the keyring does not forget the access token, because {folder / KEY_FILE} does not say which"
            " profile this is: put it back from a backup"
        )
    if not profile:
        return False
    turn = _Turn(profile)

    def forget() -> bool:
        import keyring

        with turn.taken():
            if not turn.is_newest or held_in_keyring(SERVICE, profile) is None:
                return False
            keyring.delete_password(SERVICE, profile)
            if held_in_keyring(SERVICE, profile) is not None:
                raise KeyringError("it keeps what it should forget")
            return True

    try:
        return ask_keyring(forget)
    except KeyringError as error:
        raise StoreError(
            f"the keyring does not forget the access token, if it has one ({error}): unlock it, or sign in as"
            " its user, and let it forget the token by `kiosk token forget`"
        ) from error


def kept_token(folder: Path, address: str) -> str:
    """The token that the keyring holds for this profile and the service of this address.

    Empty where it holds none, one for another service, or cannot be asked. Blocks, though not for ever.
    """
    profile = _profile_of(folder)
    if not profile:
        return ""

    try:
        kept = json.loads(ask_keyring(partial(held_in_keyring, SERVICE, profile)) or "{}")
        return str(kept["token"]) if kept.get("address") == address else ""
    except KeyringError as error:
        log.warning("the keyring that holds the access token cannot be read: %s", error)
    except (ValueError, KeyError, AttributeError, RecursionError):
        log.warning("what the keyring holds as the access token is damaged")
    return ""


_numbers = count(1)
_newest: dict[str, int] = {}
_one_at_a_time: defaultdict[str, threading.Lock] = defaultdict(threading.Lock)
"""By profile. A thread that a keyring keeps waiting cannot be woken, and may write at any later time."""
_beginning = threading.Lock()


class _Turn:
    """One change of what the keyring holds for a profile: no two at a time, and an older one never last."""

    def __init__(self, profile: str) -> None:
        self._profile = profile
        with _beginning:
            self._number = _newest[profile] = next(_numbers)
            self._one_at_a_time = _one_at_a_time[profile]

    @property
    def is_newest(self) -> bool:
        """Whether nobody began another since."""
        return _newest[self._profile] == self._number

    def taken(self) -> AbstractContextManager[bool]:
        """While it is open, nobody else changes it. Waits."""
        return self._one_at_a_time


def _profile_of(folder: Path) -> str:
    """What the key file calls this profile; empty where it does not say."""
    for name in (KEY_FILE, KEPT_KEY_FILE):
        try:
            found = json.loads(read_plain(folder / name, MOST_KEY_BYTES).decode("utf-8"))
            return str(found["profile"])
        except (OSError, ValueError, KeyError, TypeError, RecursionError):
            continue
    return ""
