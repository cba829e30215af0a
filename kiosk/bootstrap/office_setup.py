"""Setting an office up: the application as the service knows it, and the passphrase of the host's page."""

import secrets
import uuid
from urllib.parse import urlsplit

from msgspec import Struct
from msgspec.structs import replace

from kiosk.api.base_url import check_base_url, is_loopback
from kiosk.bootstrap.office_folder import OfficeFolder, open_folder_key, owned
from kiosk.office.errors import OfficeSetupError
from kiosk.office.page_guard import LONGEST_PASSPHRASE, SHORTEST_PASSPHRASE, hash_passphrase
from kiosk.office.state import (
    BAD_SECRET,
    LONGEST_SECRET,
    Application,
    OfficeState,
    StateFile,
    is_printed,
)


def checked_application(base_url: str, client_id: str, client_secret: str, redirect_uri: str) -> Application:
    """The application with what was given. Raises OfficeSetupError, BaseUrlError."""
    if not is_printed(client_id):
        raise OfficeSetupError("the client id is missing or holds characters that none has: copy it again")
    if not is_printed(client_secret):
        raise OfficeSetupError(BAD_SECRET)
    address = check_base_url(base_url)
    if redirect_uri:
        _check_redirect_uri(redirect_uri)
    return Application(address, client_id, client_secret, redirect_uri)


def _check_redirect_uri(text: str) -> None:
    try:
        parts = urlsplit(text)
        good = parts.scheme == "https" or (parts.scheme == "http" and is_loopback(parts.hostname or ""))
        good = good and bool(parts.hostname) and not parts.fragment and len(text) <= LONGEST_SECRET
    except ValueError:
        good = False
    if not good or not all("!" <= c <= "~" for c in text):
        raise OfficeSetupError(
            "the redirect address must be one that is registered at the service, and start with https://"
            " (http:// is for this machine only)"
        )


def _check_passphrase(passphrase: str) -> None:
    if not SHORTEST_PASSPHRASE <= len(passphrase) <= LONGEST_PASSPHRASE:
        raise OfficeSetupError(
            f"the page's passphrase is {SHORTEST_PASSPHRASE} to {LONGEST_PASSPHRASE} characters;"
            " nothing was changed"
        )
    if any("\ud800" <= c <= "\udfff" for c in passphrase):
        raise OfficeSetupError("the page's passphrase is not UTF-8; nothing was changed")


class SetUp(Struct, frozen=True):
    """What is kept now, and what was kept before; None of a new office."""

    state: OfficeState
    before: OfficeState | None

    @property
    def unpaired(self) -> int:
        """How many doors lost their pairing by it."""
        return 0 if self.before is None else len(self.before.doors) - len(self.state.doors)

    @property
    def is_signed_out(self) -> bool:
        """Whether the host's sign-in was lost by it."""
        return self.before is not None and self.before.signed_in != self.state.signed_in

    @property
    def redirect_before(self) -> str:
        """The redirect address that was kept, where it is another now; empty where it is not."""
        before = self.before.application.redirect_uri if self.before is not None else ""
        return before if before != self.state.application.redirect_uri else ""


def set_up(folder: OfficeFolder, application: Application, passphrase: str | None) -> SetUp:
    """Write down the application and the page's passphrase; what else is kept stays.

    Without a passphrase the page keeps the one it has; a new office's is one that nobody knows.

    Another application or service ends the sign-in that there was. Another service unpairs every door:
    they would send its access tokens to the one before. Raises OfficeSetupError, StoreError.
    """
    if passphrase is not None:
        _check_passphrase(passphrase)
    passphrase_hash = hash_passphrase(secrets.token_urlsafe(32) if passphrase is None else passphrase)
    with owned(folder):
        file = StateFile(folder.path, open_folder_key(folder))
        before = file.load()
        if before is None:
            state = OfficeState(str(uuid.uuid4()), application, passphrase_hash)
        else:
            same = (before.application.base_url, before.application.client_id) == (
                application.base_url,
                application.client_id,
            )
            state = replace(
                before,
                application=application,
                passphrase_hash=before.passphrase_hash if passphrase is None else passphrase_hash,
                signed_in=before.signed_in if same else None,
                doors=before.doors if before.application.base_url == application.base_url else (),
            )
        file.save(state)
    return SetUp(state, before)
