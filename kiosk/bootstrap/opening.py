"""Opening a profile, which may take as long as a keyring waits for its password, for whoever waits for it."""

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager

from kiosk.bootstrap.environment import Environment
from kiosk.engine.errors import NoPlaceForKeysError, PassphraseError, StoreError
from kiosk.engine.look_up import look_up
from kiosk.store.keys import look_for_passphrase
from kiosk.store.profile import Profile

LOOKS_AFTER_S = 3.0
"""The look behind the door takes a core, which a window that opens needs for itself."""
ENDS_WITHIN_S = 1.0
"""A program that ends waits no longer for what it opened for nobody; a keyring may wait for its password."""


class _Opening:
    """A profile on its way to somebody who may go away meanwhile; those of `earlier` end first."""

    def __init__(self, environment: Environment, *, writable: bool, earlier: "list[_Opening]") -> None:
        self.home = environment.home
        self._passphrase, self._writable, self._earlier = environment.passphrase, writable, earlier
        self.ended = threading.Event()
        """Set once it is open, or is not to be; of what was given up, nothing holds the locks then."""
        self._deciding, self._given_up = threading.Lock(), threading.Event()
        self._profile: Profile | None = None
        self._early: Future[Profile] | None = None
        self._looks_after_s = 0.0

    def fits(self, environment: Environment, *, writable: bool) -> bool:
        """Whether it is the profile of this environment, opened for the same."""
        asked = environment.home, environment.passphrase, writable
        return asked == (self.home, self._passphrase, self._writable)

    def start(self) -> None:
        """Open it from now on, for a window that opens too: `outcome` waits for it then."""
        early = self._early = Future()
        self._looks_after_s = LOOKS_AFTER_S

        def work() -> None:
            try:
                early.set_result(self.open())
            except BaseException as error:  # noqa: BLE001 - handed on to whoever waits, not swallowed
                early.set_exception(error)

        threading.Thread(target=work, name="profile-early", daemon=True).start()

    def outcome(self) -> Profile:
        """What `open` returns or raises, which is called now unless it was started."""
        return self.open() if self._early is None else self._early.result()

    def open(self) -> Profile:
        """The profile, open; closed again where it was given up meanwhile. Blocks. Raises StoreError."""
        try:
            for one in self._earlier:
                one.ended.wait()
            if self._given_up.is_set():
                raise StoreError("the profile was not opened: nobody waits for it any more")
            profile = Profile.open(
                self.home, self._passphrase, writable=self._writable, looks_after_s=self._looks_after_s
            )
            with self._deciding:
                self._profile = None if self._given_up.is_set() else profile
            if self._profile is None:
                profile.close()
            return profile
        finally:
            self.ended.set()

    def give_up(self) -> None:
        """Nobody waits any more: it is not opened, or closed again."""
        with self._deciding:
            self._given_up.set()
        if self._profile is not None:  # it was on its way back
            self._profile.close()


_given_up: list[_Opening] = []
"""Openings that may hold the locks of a profile for as long as its keyring waits, though for nobody."""
_early: list[_Opening] = []
"""Those that nobody asked for yet."""


@contextmanager
def opened_early(environment: Environment) -> Iterator[None]:
    """Open the profile of this environment for writing while the program loads what it needs.

    It is for whoever asks `open_profile` for it first, who hears what came of it; at the end for nobody.
    """
    opening = _Opening(environment, writable=True, earlier=[])
    try:
        try:
            _early.append(opening)
            opening.start()
        except RuntimeError:  # no thread could be started: it is opened when it is asked for
            _early.remove(opening)
        yield
    finally:
        if opening in _early:
            _early.remove(opening)
            _let_go(opening)
            opening.ended.wait(ENDS_WITHIN_S)


async def passphrase_trouble(environment: Environment) -> PassphraseError | NoPlaceForKeysError | None:
    """What another passphrase would mend before the profile is opened or made; None where nothing is."""

    def look() -> PassphraseError | NoPlaceForKeysError | None:
        try:
            look_for_passphrase(environment.home, environment.passphrase)
        except (PassphraseError, NoPlaceForKeysError) as error:
            return error
        except (StoreError, OSError):  # whoever opens it tells
            return None
        return None

    return await look_up(look, "passphrase")


async def open_profile(environment: Environment, *, writable: bool) -> Profile:
    """The profile of this environment, open. Raises StoreError.

    Who is cancelled meanwhile is not kept waiting, for a keyring that asks for its password may take minutes;
    what is opened for nobody is closed again, and whoever opens the profile next waits for that.
    """
    _given_up[:] = [one for one in _given_up if not one.ended.is_set()]
    earlier = [one for one in _given_up if one.home == environment.home]
    opening = next((one for one in _early if one.fits(environment, writable=writable)), None)
    if opening is None:
        opening = _Opening(environment, writable=writable, earlier=earlier)
    else:
        _early.remove(opening)
    try:
        return await look_up(opening.outcome, "profile")
    except asyncio.CancelledError:
        _let_go(opening)
        raise


def _let_go(opening: _Opening) -> None:
    opening.give_up()
    _given_up.append(opening)
