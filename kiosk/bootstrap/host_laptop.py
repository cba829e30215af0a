"""The host's own laptop, in the first run: an office is set up, run here, signed in, and paired."""

import asyncio
import secrets
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, nullcontext
from functools import partial
from pathlib import Path

from kiosk.api.base_url import check_base_url
from kiosk.bootstrap.environment import Environment
from kiosk.bootstrap.office_beside import (
    OWNED_WITHIN_S,
    USUAL_PORT,
    Obstacle,
    OfficeBeside,
    obstacle_on,
    own_redirect_uri,
    port_in,
)
from kiosk.bootstrap.office_commands import pair as open_code
from kiosk.bootstrap.office_folder import InUseError, OfficeFolder, open_folder_key, owned
from kiosk.bootstrap.office_loss import put_back, set_aside
from kiosk.bootstrap.office_sign_in import OFFICE_ENDED, SignInBeside
from kiosk.bootstrap.pairing import PairedDoor, pair_door
from kiosk.bootstrap.sign_in import words_of
from kiosk.core.message import Message
from kiosk.core.pairing import link_of
from kiosk.engine.look_up import look_up, start_look_up
from kiosk.engine.ports import Clock
from kiosk.engine.store_ports import Store
from kiosk.office.errors import OfficeError, OfficeSetupError
from kiosk.office.state import OfficeState, StateFile
from kiosk.ui.first_run.steps import Application, StepFailedError

MOST_PORT = 65_535
OFFICE_RUNS = Message(
    "an office runs on this machine already: end it and try again, or pair this door with it instead"
)


class HostLaptop:
    """Sets the office of this machine up and pairs the door with it. Methods raise StepFailedError too."""

    def __init__(self, office: OfficeBeside, port: int = 0, *, is_anew: bool = False) -> None:
        """`port`: where it listens already. `is_anew`: what it has lost is set aside when it is set up."""
        self._office, self._is_anew = office, is_anew
        self.sign_in = SignInBeside(office)
        self.port = port
        self._looking: threading.Thread | None = None
        self._warned_of: tuple[str, str] | None = None

    async def open_office(self, application: Application) -> None:
        """Set the office up for this application, and run it. Raises StoreError or BaseUrlError."""
        service, port = check_base_url(application.address), port_in(application.redirect_uri)
        is_own = application.redirect_uri == own_redirect_uri(port)
        redirect_uri = "" if is_own else application.redirect_uri
        await self._office.ended()  # the one of a try before
        self.port = port
        async with self._room_made() if self._is_anew else nullcontext():
            held = await self._looked_at(service)
            if (in_the_way := await asyncio.to_thread(_in_the_way, port)) is not None:
                raise StepFailedError(in_the_way)
            if not self._is_anew:
                self._warn(held, application.client_id, redirect_uri)
            try:
                await self._office.set_up(
                    service, application.client_id, application.client_secret, redirect_uri
                )
            except OfficeSetupError as error:
                raise StepFailedError(
                    Message("the office was not set up: {why}", why=words_of(error))
                ) from error
        try:
            self._office.start(port)
            await self._office.ready()
        except OfficeError as error:
            self.close()
            raise StepFailedError(Message("the office does not start: {why}", why=words_of(error))) from error
        except asyncio.CancelledError:
            self.close()
            raise

    @asynccontextmanager
    async def _room_made(self) -> AsyncIterator[None]:
        """Meanwhile what was lost is aside; where no office is set up, it is put back. Raises StoreError."""
        folder, made, is_left = self._office.folder, list[Path](), threading.Event()
        try:
            await look_up(partial(_set_aside, folder, made, is_left), "office-folder")
            yield
        except BaseException:
            is_left.set()
            for aside in made:
                put_back(folder, aside)
            raise

    async def _looked_at(self, service: str) -> OfficeState | None:
        """What `_make_sure` finds, once a look that was left, which has the folder meanwhile, is over."""
        if self._looking is not None:
            await look_up(self._looking.join, "office-folder-before")
        look = partial(_make_sure, self._office.folder, service)
        self._looking, found = start_look_up(look, "office-folder")
        return await found

    def _warn(self, held: OfficeState | None, client_id: str, redirect_uri: str) -> None:
        """Say once that what is signed in or paired was set up with other words. Raises StepFailedError."""
        if held is None or not (held.signed_in or held.doors):
            return
        before = (held.application.client_id, held.application.redirect_uri)
        now = (client_id, redirect_uri)
        if now in (before, self._warned_of):
            return
        self._warned_of = now
        raise StepFailedError(
            Message(
                "the office of this machine is in use with client ID {client_id} and redirect address "
                "{address}: give those again, or press Next once more if the new ones are right; with "
                "another client ID the host has to sign in again",
                client_id=before[0],
                address=before[1] or own_redirect_uri(USUAL_PORT),
            )
        )

    async def pair(
        self,
        environment: Environment,
        clock: Clock,
        *,
        keeps_events: bool,
        store: Store | None = None,
        heard: Callable[[PairedDoor], None] = lambda _: None,
    ) -> PairedDoor:
        """Pair the door with the office. Raises what `pair_door` does, and SignInRefusedError.

        `store`: the profile, where it is open already. The door's direction stays as it is set.
        """
        asked = partial(open_code, name="", direction=environment.settings.direction, events=())
        opened = await self.sign_in.ask(asked)
        if (link := link_of(str(opened["link"]))) is None:
            raise StepFailedError(OFFICE_ENDED)
        return await pair_door(
            environment,
            link,
            clock,
            lambda: secrets.token_hex(16),
            store=store,
            keeps_events=keeps_events,
            office_port=self.port,
            heard=heard,
        )

    def close(self) -> None:
        """End the office, which a door that was paired with it starts again."""
        self._office.stop()


def _set_aside(folder: OfficeFolder, made: list[Path], is_left: threading.Event) -> None:
    """Set aside what is lost, into a folder that is noted in `made`. Raises StepFailedError, StoreError.

    `is_left`: nobody waits for it any more, as where a keyring took its time; then all stays where it is.
    """
    try:
        with owned(folder, OWNED_WITHIN_S):
            if (aside := set_aside(folder)) is not None:
                made.append(aside)
                if is_left.is_set():  # else whoever goes away sees the folder
                    put_back(folder, aside)
    except InUseError as error:
        raise StepFailedError(OFFICE_RUNS) from error


def _make_sure(folder: OfficeFolder, service: str) -> OfficeState | None:
    """What the folder holds of an office that can be set up anew. Raises StepFailedError, StoreError.

    An office of another service that has doors stays: they would be unpaired without a word.
    """
    try:
        with owned(folder, OWNED_WITHIN_S):
            held = StateFile(folder.path, open_folder_key(folder)).load()
    except InUseError as error:
        raise StepFailedError(OFFICE_RUNS) from error
    if held is not None and held.doors and held.application.base_url != service:
        raise StepFailedError(
            Message(
                "this machine holds the office of {service}, and doors are paired with it: look whether the"
                " address is right, or ask whoever set that office up",
                service=held.application.base_url,
            )
        )
    return held


def _in_the_way(port: int) -> Message | None:
    """Why no office can listen on this port, and what the host can do; None where one can."""
    match obstacle_on(port):
        case None:
            return None
        case Obstacle.PORT_FORBIDDEN:
            return Message(
                "this machine lets no program of its user have port {port}: register a redirect address with"
                " another port at the service, such as {address}, and give that one here",
                port=str(port),
                address=own_redirect_uri(USUAL_PORT),
            )
    return Message(
        "port {port} of this machine is not free: end the program that has it and try again, or register"
        " a redirect address with another port at the service, such as {address}, and give that one here",
        port=str(port),
        address=own_redirect_uri(port + 1 if port < MOST_PORT else USUAL_PORT),
    )
