"""What a first run asks of the outside, one step after the other, and what comes back."""

from collections.abc import Callable
from enum import StrEnum
from typing import Protocol

from msgspec import Struct

from kiosk.core.pairing import PairingLink
from kiosk.core.representation import hides
from kiosk.engine.records import EventHeld
from kiosk.engine.this_door import DoorChoice, TypeHeld


class Way(StrEnum):
    """How a machine can begin."""

    REHEARSE = "rehearse"
    PAIR = "pair"
    SIGN_IN = "sign-in"
    HOST = "host"


class Ending(StrEnum):
    """How a first run ended: with a rehearsal, with a door that is set up, or with one that is not yet."""

    REHEARSE = "rehearse"
    OPEN = "open"
    LATER = "later"


class StepFailedError(Exception):
    """A step that could not be done. `text` says why, and what to do; a Message, or a service's own words."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


@hides("client_secret")
class Application(Struct, frozen=True):
    """What the host has of the service: its address, and an application that is registered there.

    `redirect_uri`: where the service sends the browser back to; empty for the office's own.
    """

    address: str
    client_id: str
    client_secret: str
    redirect_uri: str = ""


class NewDoor(Protocol):
    """The door that is being set up. Every step raises StepFailedError, and nothing here blocks."""

    @property
    def choice(self) -> DoorChoice:
        """How the door is set so far: by the host, where it was paired. Ticket types as before `use`."""
        ...

    @property
    def rules_trouble(self) -> str:
        """Why the host's rules for this door could not be set; empty where they were, or are none."""
        ...

    @property
    def address(self) -> str:
        """The service's, as far as it is known."""
        ...

    async def fingerprint(self, address: str) -> str:
        """The fingerprint of the certificate that is shown at this address of an office."""
        ...

    async def pair(self, link: PairingLink) -> None:
        """Pair with the office that shows this link."""
        ...

    async def sign_in(self, address: str, token: str) -> None:
        """Go by this access token at the service of this address, which was asked whether it is good."""
        ...

    @property
    def redirect_uri(self) -> str:
        """Where the service is to send browsers back to, to an office on this machine."""
        ...

    async def open_office(self, application: Application) -> None:
        """Set an office up for this application, and run it on this machine."""
        ...

    async def pair_here(self, shown: Callable[[str, bool], None]) -> None:
        """Have the office of this machine signed in, and pair with it.

        `shown` hears where the host signs in, and whether a browser was opened there; nothing where the
        office was signed in before.
        """
        ...

    async def paste(self, address: str) -> None:
        """Give the office of this machine the address that the browser ended on.

        What it comes to is heard by whoever waits in `pair_here`, or by `finish_here`.
        """
        ...

    async def finish_here(self) -> None:
        """Wait until the sign-in that was begun at the office of this machine is done, and pair with it."""
        ...

    def leave_office(self) -> None:
        """End the office of this machine: nobody goes on with it now."""
        ...

    async def read_list(self, told: Callable[[int], None]) -> tuple[EventHeld, ...]:
        """Read the guest list; the events on it, by start. `told` how many tickets there are by now.

        It is the list of the events that were chosen; of every event where none of these is on it.
        """
        ...

    def ticket_types(self, events: frozenset[str]) -> tuple[TypeHeld, ...]:
        """The types of the tickets that were read for these events, or for all, the most frequent first."""
        ...

    async def use(self, choice: DoorChoice) -> None:
        """Set the door up like this."""
        ...
