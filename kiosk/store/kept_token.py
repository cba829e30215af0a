"""The access token of a machine that signs in by itself: in the operating system's keyring, or nowhere."""

import json
import logging
from contextlib import suppress
from pathlib import Path

from kiosk.engine.plain_files import read_plain
from kiosk.store.keys import KEPT_KEY_FILE, KEY_FILE, MOST_KEY_BYTES, KeyringError, ask_keyring

SERVICE = "kiosk-token"

log = logging.getLogger(__name__)


def keep_token(folder: Path, address: str, token: str) -> bool:
    """Let the keyring hold this profile's token for the service of this address; whether it does.

    An empty token forgets the one that is held. Blocks, though not for ever. A machine without a keyring
    keeps none.
    """
    profile = _profile_of(folder)
    if not profile:
        return False

    def put() -> bool:
        import keyring
        from keyring.errors import PasswordDeleteError

        if token:
            kept = json.dumps({"address": address, "token": token})
            keyring.set_password(SERVICE, profile, kept)
            return keyring.get_password(SERVICE, profile) == kept
        with suppress(PasswordDeleteError):  # there was none
            keyring.delete_password(SERVICE, profile)
        return True

    try:
        return ask_keyring(put)
    except KeyringError as error:
        log.warning("the keyring does not keep the access token: %s", error)
        return False


def kept_token(folder: Path, address: str) -> str:
    """The token that the keyring holds for this profile and the service of this address.

    Empty where it holds none, one for another service, or cannot be asked. Blocks, though not for ever.
    """
    profile = _profile_of(folder)
    if not profile:
        return ""

    def get() -> str:
        import keyring

        return keyring.get_password(SERVICE, profile) or ""

    try:
        kept = json.loads(ask_keyring(get) or "{}")
        return str(kept["token"]) if kept.get("address") == address else ""
    except KeyringError as error:
        log.warning("the keyring that holds the access token cannot be read: %s", error)
    except (ValueError, KeyError, AttributeError, RecursionError):
        log.warning("what the keyring holds as the access token is damaged")
    return ""


def _profile_of(folder: Path) -> str:
    """What the key file calls this profile; empty where it does not say."""
    for name in (KEY_FILE, KEPT_KEY_FILE):
        try:
            found = json.loads(read_plain(folder / name, MOST_KEY_BYTES).decode("utf-8"))
            return str(found["profile"])
        except (OSError, ValueError, KeyError, TypeError, RecursionError):
            continue
    return ""
