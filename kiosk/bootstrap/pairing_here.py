"""Pairing a door that is open: what the office says is kept, and the door goes by it once it opens anew."""

import secrets
from urllib.parse import urlsplit

from kiosk.api.base_url import BaseUrlError, is_loopback
from kiosk.api.office import fingerprint_of, shown_certificate
from kiosk.bootstrap.environment import Environment
from kiosk.bootstrap.pairing import PairedDoor, is_same_service, pair_door
from kiosk.bootstrap.sign_in import words_of
from kiosk.core.message import Message
from kiosk.core.pairing import PairingLink
from kiosk.engine.errors import PairedOfficeError, StoreError
from kiosk.engine.ports import Clock
from kiosk.engine.sign_in_here import SignInRefusedError
from kiosk.engine.store_ports import Store
from kiosk.settings import SettingsError

FORGETS_WITHIN_S = 3.0
"""Whoever paired the door is to see it open anew, and nobody who took up something else by then."""
TOKEN_GOES_FIRST = Message(
    "another sign-in is set on this machine, and goes first: ask the host to take it away, then pair again",
    command_line="start Kiosk without KIOSK_TOKEN",
)
OTHER_SERVICE_GOES_FIRST = Message(
    "the address of another service is set on this machine, and goes first: ask the host to take it away",
    command_line="KIOSK_BASE_URL names a service that does not get the office's tokens: start without it",
)


class PairDoorHere:
    """Implements kiosk.engine.sign_in_here.PairingHere."""

    def __init__(self, environment: Environment, store: Store, clock: Clock) -> None:
        """`store`: the profile of the door, which stays open meanwhile."""
        self._environment, self._store, self._clock = environment, store, clock

    async def fingerprint(self, address: str) -> str:
        """See PairingHere."""
        return await fingerprint_at(address)

    async def pair(self, link: PairingLink) -> str:
        """See PairingHere. Whoever goes away once the office has answered leaves a door that is paired."""
        if self._environment.starts_by_token:
            raise SignInRefusedError(TOKEN_GOES_FIRST)
        try:
            outcome = await pair_door(
                self._environment,
                link,
                self._clock,
                lambda: secrets.token_hex(16),
                store=self._store,
                office_port=self._port_beside(link),
                forgets_within_s=FORGETS_WITHIN_S,
            )
        except (PairedOfficeError, StoreError) as error:
            raise SignInRefusedError(error.text) from error
        except (SettingsError, BaseUrlError) as error:
            raise SignInRefusedError(words_of(error)) from error
        return trouble_of(outcome, self._environment)

    def _port_beside(self, link: PairingLink) -> int:
        """Where the office beside this door listens, if the link is its own; 0 for any other.

        Told by where it listens now, and not by the pairing: another port may have been set since.
        """
        port = self._environment.settings.office_port
        try:
            at = urlsplit(link.address)
            is_its_own = bool(port) and at.port == port and is_loopback(at.hostname or "")
        except ValueError:
            return 0
        return port if is_its_own else 0


async def fingerprint_at(address: str) -> str:
    """The fingerprint of the certificate that is shown there. Raises SignInRefusedError."""
    try:
        return fingerprint_of(await shown_certificate(address))
    except PairedOfficeError as error:
        raise SignInRefusedError(error.text) from error
    except BaseUrlError as error:
        raise SignInRefusedError(words_of(error)) from error


def trouble_of(paired: PairedDoor, environment: Environment) -> str:
    """What of it could not be set or does not count, in words; empty where all does.

    What is said nowhere else comes first.
    """
    if paired.policy_trouble:
        return Message("the host's rules for this door could not be set: {why}", why=paired.policy_trouble)
    if not is_same_service(environment.starts_at, paired.answer.base_url):
        return OTHER_SERVICE_GOES_FIRST
    return paired.token_trouble
