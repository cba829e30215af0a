"""The office beside a door that is open: set up anew where it stands, and the door paired with it again."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

from msgspec.structs import replace

from kiosk.api.base_url import BaseUrlError
from kiosk.bootstrap.environment import Environment
from kiosk.bootstrap.host_laptop import HostLaptop
from kiosk.bootstrap.office_beside import OfficeBeside, own_redirect_uri
from kiosk.bootstrap.office_folder import OfficeFolder, open_folder_key
from kiosk.bootstrap.office_loss import loss_in
from kiosk.bootstrap.pairing_here import trouble_of
from kiosk.bootstrap.sign_in import words_of
from kiosk.engine.errors import PairedOfficeError, StoreError
from kiosk.engine.look_up import look_up
from kiosk.engine.ports import Clock
from kiosk.engine.sign_in_here import SignInRefusedError
from kiosk.engine.store_ports import Store
from kiosk.engine.to_the_end import in_thread
from kiosk.office.state import StateFile
from kiosk.settings import Settings, SettingsError
from kiosk.settings_file import change_settings
from kiosk.ui.first_run.steps import Application, StepFailedError

log = logging.getLogger(__name__)


class OwnOfficeHere:
    """Implements kiosk.engine.sign_in_here.OwnOffice."""

    def __init__(self, environment: Environment, store: Store, clock: Clock, office: OfficeBeside) -> None:
        """`store`: the profile of the door, which stays open meanwhile."""
        self._environment, self._store, self._clock, self._office = environment, store, clock, office
        self._laptop = HostLaptop(office, environment.settings.office_port, is_anew=True)

    async def known(self) -> tuple[str, str]:
        """See OwnOffice."""
        client_id, redirect_uri = await look_up(partial(_known, self._office.folder), "office-folder")
        return client_id, redirect_uri or own_redirect_uri(self._laptop.port)

    async def set_up(self, client_id: str, client_secret: str, redirect_uri: str) -> None:
        """See OwnOffice. Where it cannot be done, the office of before runs again, if it can."""
        port, service = self._laptop.port, self._environment.settings.base_url

        def keep_port() -> None:
            """A redirect address of another port is where the next start has to listen too."""
            nonlocal port
            change_settings(self._environment.home, self._with_port)
            port = self._laptop.port

        self._office.stop()
        try:
            with _told():
                await self._laptop.open_office(Application(service, client_id, client_secret, redirect_uri))
                await in_thread(keep_port)
        except BaseException:
            self._office.stop()
            self._laptop.port = port
            self._office.start(port)
            raise

    def _with_port(self, settings: Settings) -> Settings:
        return replace(settings, office_port=self._laptop.port)

    async def pair(self) -> str:
        """See OwnOffice."""
        with _told():
            paired = await self._laptop.pair(
                self._environment, self._clock, keeps_events=True, store=self._store
            )
        return trouble_of(paired, self._environment)


def _known(folder: OfficeFolder) -> tuple[str, str]:
    """Of the office in this folder, though it may run; nothing of one that is lost."""
    try:
        if loss_in(folder) is None and (state := StateFile(folder.path, open_folder_key(folder)).load()):
            return state.application.client_id, state.application.redirect_uri
    except StoreError as error:  # it is typed again
        log.warning("what the office beside this door was set up with cannot be read: %s", error)
    return "", ""


@contextmanager
def _told() -> Iterator[None]:
    """What fails is a refusal, in words for people. Raises SignInRefusedError."""
    try:
        yield
    except (StepFailedError, StoreError, PairedOfficeError) as error:
        raise SignInRefusedError(error.text) from error
    except (SettingsError, BaseUrlError) as error:
        raise SignInRefusedError(words_of(error)) from error
