"""Where the program runs: the profile's folder, its settings, and what the environment gives."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from platformdirs import user_data_path

from kiosk.api.auth import BadTokenError, clean_token
from kiosk.api.base_url import BaseUrlError, check_base_url
from kiosk.settings import Settings, SettingsError, is_text, load_settings
from kiosk.store.kept_token import kept_token


@dataclass(frozen=True, slots=True)
class Environment:
    """The profile's folder, its settings, and the secrets that the environment gives.

    `token` and `passphrase` are never stored; their text is kept out of representations.
    """

    home: Path
    settings: Settings
    token: str = ""
    passphrase: str | None = None

    def __repr__(self) -> str:
        """Without secrets."""
        return f"Environment(home={str(self.home)!r})"

    @property
    def has_address(self) -> bool:
        """Whether an address of the service is set, good or bad."""
        return bool(self.settings.base_url.strip())

    @property
    def address_can_be(self) -> bool:
        """Whether the address is one, or is not set."""
        try:
            return bool(check_base_url(self.settings.base_url))
        except BaseUrlError:
            return not self.has_address

    @property
    def token_can_be(self) -> bool:
        """Whether the access token is one, or is not set."""
        try:
            clean_token(self.token)
        except BadTokenError:
            return False
        return True

    @property
    def token_mark(self) -> str:
        """Stands for the token at this address in the profile, without giving it away.

        Where the address cannot be one, too: the token may be anybody's then.
        """
        if not self.token or not self.has_address:
            return ""
        try:
            address = check_base_url(self.settings.base_url)
        except BaseUrlError:
            address = self.settings.base_url
        return hashlib.sha256(f"{address}\n{self.token}".encode()).hexdigest()[:32]

    @property
    def token_alone(self) -> str:
        """Stands for the token, at whichever address."""
        return hashlib.sha256(self.token.encode()).hexdigest()[:32] if self.token else ""


def load_environment(variables: Mapping[str, str]) -> Environment:
    """What KIOSK_HOME, KIOSK_BASE_URL, KIOSK_TOKEN, KIOSK_EVENT_ID, KIOSK_DOOR and KIOSK_PASSPHRASE say.

    They go before the profile's own settings, and before the access token that the keyring keeps for the
    address in these. Raises SettingsError.
    """
    home = Path(variables.get("KIOSK_HOME") or user_data_path("kiosk", appauthor=False)).expanduser()
    settings = load_settings(home)
    if address := _text(variables, "KIOSK_BASE_URL"):
        settings = replace(settings, base_url=address)
    if door := _text(variables, "KIOSK_DOOR").strip():
        settings = replace(settings, door=door)
    if events := _text(variables, "KIOSK_EVENT_ID"):
        settings = replace(settings, events=tuple(e.strip() for e in events.split(",") if e.strip()))
    token, passphrase = _text(variables, "KIOSK_TOKEN"), _text(variables, "KIOSK_PASSPHRASE")
    if not token and settings.token_kept:
        token = _kept_token(home, settings.base_url)
    return Environment(home, settings, token, passphrase or None)


def _kept_token(home: Path, address: str) -> str:
    """The keyring's; never for another service than it was given for."""
    try:
        return kept_token(home, check_base_url(address))
    except BaseUrlError:
        return ""


def _text(variables: Mapping[str, str], name: str) -> str:
    """What a variable says. Raises SettingsError for what is no text: nothing that holds it could be kept."""
    value = variables.get(name, "")
    if not is_text(value):
        raise SettingsError(f"{name} holds bytes that are not UTF-8: set it again; nothing was changed")
    return value
