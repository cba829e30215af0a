"""The door screen, opened from the command line; on a machine that is new, the first run before it."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, closing
from typing import TYPE_CHECKING

from msgspec.structs import replace

from kiosk.bootstrap import Environment, SystemClock, open_door
from kiosk.bootstrap.environment import load_environment
from kiosk.bootstrap.office_beside import OfficeBeside
from kiosk.bootstrap.office_folder import office_folder
from kiosk.bootstrap.office_sign_in import SignInBeside
from kiosk.bootstrap.opening import passphrase_trouble
from kiosk.bootstrap.own_office import OwnOfficeHere
from kiosk.bootstrap.pairing_here import PairDoorHere
from kiosk.bootstrap.screen import Screen, open_screen
from kiosk.bootstrap.service import runs_beside
from kiosk.bootstrap.sign_in import words_of
from kiosk.bootstrap.taking_over_here import TakingOverHere
from kiosk.cli.environment import use_passphrase, variables
from kiosk.cli.exit_status import WORLD_ERRORS
from kiosk.core.message import Message
from kiosk.engine.errors import NoPlaceForKeysError, PassphraseError
from kiosk.store.profile import Profile
from kiosk.ui.app.interrupts import HeldInterrupts
from kiosk.ui.app.not_opened_window import NotOpenedWindow
from kiosk.ui.app.passphrase_window import PassphraseWindow
from kiosk.ui.app.run import is_seen, run, speak
from kiosk.ui.door.placement import Placement
from kiosk.ui.theme.theme import Theme

if TYPE_CHECKING:
    from kiosk.cli.first_run import SetUp

log = logging.getLogger(__name__)


def open_window(environment: Environment) -> None:
    """Open the door screen on the profile, and return when it is closed."""
    settings = environment.settings
    set_up = _first_run() if environment.is_new else None

    async def open_either(_app: object) -> int:
        async with OfficeBeside(office_folder(variables())) as office:
            if set_up is None:
                await _open_door(environment, office)
            elif door := await set_up(await _unlocked(environment, office), office):
                await _open_door(door.environment, office, is_new=door.is_finished)
        return 0

    run(open_either, language=settings.screen.language, timezone=settings.timezone)


def _first_run() -> "Callable[[Environment, OfficeBeside], Awaitable[SetUp | None]]":
    """What plays it. No other start loads what it needs, which takes a good part of all that is loaded."""
    with HeldInterrupts() as interrupts:
        from kiosk.cli.first_run import set_up
    interrupts.raise_now()
    return set_up


async def _unlocked(environment: Environment, office: OfficeBeside) -> Environment:
    """The environment, with the passphrase that somebody typed where the profile does not open without."""
    with closing(_Asking(environment, office)) as asking:
        while (trouble := await passphrase_trouble(environment)) is not None:
            environment = replace(environment, passphrase=await asking.ask(trouble))
    return environment


class _Asking:
    """Asks for passphrases, in one window that stays until `close`."""

    def __init__(self, environment: Environment, office: OfficeBeside) -> None:
        self._screen, self._office = environment.settings.screen, office
        self._window: PassphraseWindow | None = None

    async def ask(self, why: PassphraseError | NoPlaceForKeysError) -> str:
        """The passphrase that somebody types; the office beside this door has it too from then on.

        Raises `why` where nobody would see that it is asked for, or somebody closes the window instead.
        """
        if not is_seen():
            raise why
        if self._window is None:
            theme = Theme(self._screen.theme, self._screen.motion)
            self._window = PassphraseWindow(theme, chooses_new=isinstance(why, NoPlaceForKeysError))
            Placement(self._window, self._screen.window).open()
            self._window.activateWindow()
        if isinstance(why, PassphraseError) and why.is_wrong:
            self._window.sheet.refuse()
        given = await self._window.passphrase()
        if given is None:
            raise why
        use_passphrase(given)
        self._office.use_passphrase(given)
        return given

    def close(self) -> None:
        """Ask no more."""
        if self._window is not None:
            self._window.close_now()
            self._window.deleteLater()
            self._window = None


async def _open_door(environment: Environment, office: OfficeBeside, *, is_new: bool = False) -> None:
    """Open it, and anew as often as it was paired, or another language chosen, meanwhile.

    Everything is read as at any other start.

    The office that belongs to this door is started beside it, and nobody waits for it. Where the profile
    wants another passphrase, it is asked for. Where the door cannot be opened anew, staff read why, and may
    try again.
    """
    with closing(_Asking(environment, office)) as asking:
        await _opened_again_and_again(environment, office, asking, is_new=is_new)


async def _opened_again_and_again(
    environment: Environment, office: OfficeBeside, asking: _Asking, *, is_new: bool
) -> None:
    reopens = is_again = False
    while reopens or not is_again:
        async with AsyncExitStack() as ending:
            try:
                if is_again:
                    environment = await asyncio.to_thread(load_environment, variables())
                    speak(environment.settings.screen.language)
                screen = await ending.enter_async_context(
                    _shown(environment, office, is_new=is_new or is_again)
                )
            except (PassphraseError, NoPlaceForKeysError) as error:
                office.stop()
                environment = replace(environment, passphrase=await asking.ask(error))
                continue
            except Exception as error:
                office.stop()
                if not is_again or not await _is_tried_again(environment, error):
                    raise
                continue
            asking.close()
            try:
                await screen.window.closed
            finally:
                office.stop()
            reopens = screen.window.reopens
        is_again = True


@asynccontextmanager
async def _shown(environment: Environment, office: OfficeBeside, *, is_new: bool) -> AsyncIterator[Screen]:
    """The door screen, open and seen.

    `is_new`: it was set up just now, and whoever did it wants to know whether everything is ready.
    """
    settings = environment.settings
    if settings.office_port and not environment.token and not settings.token_kept:
        office.start(settings.office_port)
    async with open_door(environment, opens_anyhow=True) as door:
        if door.office is None or not runs_beside(door.office.tokens.pairing, settings.office_port):
            office.stop()  # its port stayed from an office of before
        else:
            door.office_sign_in = SignInBeside(office)
            door.own_office = OwnOfficeHere(environment, door.store, SystemClock(), office)
            door.office.tokens.wait_for(office.started)
        if isinstance(door.store, Profile):
            door.take_over_here = TakingOverHere(environment, door, door.store.handovers)
        door.pairing_here = PairDoorHere(environment, door.store, SystemClock())
        async with open_screen(door, settings, settings.camera.camera, home=environment.home) as screen:
            screen.show()
            if is_new:
                screen.presenter.manager.look_at_everything()
            yield screen


async def _is_tried_again(environment: Environment, error: Exception) -> bool:
    """Whether staff who have read why the door is not open want it to be opened all the same."""
    if isinstance(error, (*WORLD_ERRORS, OSError)):
        why = words_of(error)
    else:
        log.error("the door was not opened anew", exc_info=error)
        why = Message("a fault in the program ({kind})", kind=type(error).__name__)
    screen = environment.settings.screen
    window = NotOpenedWindow(Theme(screen.theme, screen.motion), why)
    try:
        Placement(window, screen.window).open()
        window.activateWindow()
        await window.closed
    finally:
        window.close_now()
        window.deleteLater()
    return window.wants_again
