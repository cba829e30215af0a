"""Where the program runs: its clocks, the profile's folder, its settings, and what the environment gives."""

import hashlib
import time
from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct, field
from msgspec.structs import replace
from platformdirs import user_data_path

from kiosk.api.auth import BadTokenError, clean_token
from kiosk.api.base_url import BaseUrlError, check_base_url
from kiosk.core.representation import hides
from kiosk.hub.address import HubAddressError, servers_from
from kiosk.settings import Settings, SettingsError, is_text
from kiosk.settings_file import load_settings
from kiosk.store.kept_token import kept_token


class SystemClock:
    """This machine's clocks."""

    def now(self) -> float:
        """See engine.ports.Clock."""
        return time.time()  # noqa: TID251 - here the clock is read for everybody

    def monotonic(self) -> float:
        """See engine.ports.Clock."""
        return time.monotonic()


@hides("settings", "token", "passphrase", "_kept")
class Environment(Struct, frozen=True, eq=False):
    """The profile's folder, its settings, and the secrets that the environment gives.

    `token`, which was given, and `passphrase` are never stored; their text is kept out of representations.
    """

    home: Path
    settings: Settings
    token: str = ""
    passphrase: str | None = None
    starts_by_token: bool = False
    """Whether KIOSK_TOKEN is set: whatever the keyring has, the next start goes by that."""
    hub: tuple[str, ...] = ()
    """The servers of the hub that KIOSK_HUB_URL names."""
    starts_at: str = ""
    """The service that KIOSK_BASE_URL names: whatever the settings say, the next start goes there."""
    _kept: dict[str, str] = field(default_factory=dict)
    """What the keyring was found to hold, by the service's address."""

    @property
    def access_token(self) -> str:
        """The one that was given, else the one that the keyring keeps for this service, and for no other.

        Blocks where the keyring is asked, once: see `has_token_at_hand`.
        """
        if self.has_token_at_hand:
            return self.token
        address = self._address
        if address not in self._kept:
            self._kept[address] = kept_token(self.home, address) if address else ""
        return self._kept[address]

    @property
    def has_token_at_hand(self) -> bool:
        """Whether nobody has to ask the keyring for the access token, or that there is none."""
        return bool(self.token) or not self.settings.token_kept

    @property
    def _address(self) -> str:
        try:
            return check_base_url(self.settings.base_url)
        except BaseUrlError:
            return ""

    @property
    def is_new(self) -> bool:
        """Whether nobody said yet which service this machine is for."""
        return not self.has_address and not self.token

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
            clean_token(self.access_token)
        except BadTokenError:
            return False
        return True

    @property
    def token_mark(self) -> str:
        """Stands for the token at this address in the profile, without giving it away.

        Where the address cannot be one, too: the token may be anybody's then.
        """
        if not self.access_token or not self.has_address:
            return ""
        address = self._address or self.settings.base_url
        return hashlib.sha256(f"{address}\n{self.access_token}".encode()).hexdigest()[:32]

    @property
    def token_alone(self) -> str:
        """Stands for the token, at whichever address."""
        token = self.access_token
        return hashlib.sha256(token.encode()).hexdigest()[:32] if token else ""


def load_environment(variables: Mapping[str, str]) -> Environment:
    """What KIOSK_HOME, KIOSK_BASE_URL, KIOSK_TOKEN, KIOSK_EVENT_ID, KIOSK_DOOR, … say.

    They go before the profile's own settings. Raises SettingsError.
    """
    home = Path(variables.get("KIOSK_HOME") or user_data_path("kiosk", appauthor=False)).expanduser()
    settings = load_settings(home)
    if starts_at := _text(variables, "KIOSK_BASE_URL"):
        settings = replace(settings, base_url=starts_at)
    if door := _text(variables, "KIOSK_DOOR").strip():
        settings = replace(settings, door=door)
    if events := _text(variables, "KIOSK_EVENT_ID"):
        settings = replace(settings, events=tuple(e.strip() for e in events.split(",") if e.strip()))
    token, passphrase = _text(variables, "KIOSK_TOKEN"), _text(variables, "KIOSK_PASSPHRASE")
    return Environment(
        home,
        settings,
        token,
        passphrase or None,
        starts_by_token=bool(token),
        hub=_hub(variables),
        starts_at=starts_at,
    )


def _hub(variables: Mapping[str, str]) -> tuple[str, ...]:
    try:
        return servers_from(_text(variables, "KIOSK_HUB_URL"))
    except HubAddressError as error:
        raise SettingsError(str(error)) from error


def _text(variables: Mapping[str, str], name: str) -> str:
    """What a variable says. Raises SettingsError for what is no text: nothing that holds it could be kept."""
    value = variables.get(name, "")
    if not is_text(value):
        raise SettingsError(f"{name} holds bytes that are not UTF-8: set it again; nothing was changed")
    return value
