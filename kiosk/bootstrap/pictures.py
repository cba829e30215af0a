"""Pictures of tickets: read in a thread of their own, and given to the door."""

import asyncio
import logging
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path

from kiosk.engine.controller import DoorController
from kiosk.engine.look_up import start_look_up
from kiosk.scanning.decoding.decoder import Cascade, GoesOn
from kiosk.scanning.decoding.engines import MOST_SIDE
from kiosk.scanning.errors import PictureError, PictureWhy
from kiosk.scanning.frames import Code
from kiosk.scanning.pictures.reading import decode_bytes, decode_file
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.pictures.image_pixels import pixels_of
from kiosk.ui.pictures.offered_pictures import Offered
from kiosk.ui.pictures.presenter import PictureRead, PicturesPresenter, PictureTrouble
from kiosk.ui.tasks import Tasks

TIMEOUT_S = 10.0
MOST_LOST = 2
"""Threads that may hang in a decoder before no more are started."""

Outcome = PictureRead | PictureTrouble
_TROUBLES = {
    PictureWhy.NOT_OPENED: PictureTrouble.NOT_OPENED,
    PictureWhy.NOT_A_PICTURE: PictureTrouble.NOT_A_PICTURE,
    PictureWhy.DAMAGED: PictureTrouble.DAMAGED,
    PictureWhy.TOO_LARGE: PictureTrouble.TOO_LARGE,
}

log = logging.getLogger(__name__)


def read_offered_pictures(door: DoorController, tasks: Tasks, window: DoorWindow) -> PicturesPresenter:
    """Take pictures that are dropped on the window or pasted, for as long as it lives."""
    return PicturesPresenter(door, window, tasks, PictureReader())


class PictureReader:
    """Reads one picture at a time with the whole cascade, each in a thread of its own.

    After `timeout_s`, and where nobody waits any more, the cascade tries nothing further. Of its own, for no
    decoder in it can be made to stop: one that hangs is left behind, and keeps neither the next picture nor
    the program's end waiting.
    """

    def __init__(
        self, *, timeout_s: float = TIMEOUT_S, decode: Callable[[Offered, GoesOn], Outcome] | None = None
    ) -> None:
        """`decode`: what reads a picture while it is waited for; the cascade unless another is given."""
        self._timeout_s = timeout_s
        self._decode = decode or _decoded
        self._lost: list[threading.Thread] = []

    async def __call__(self, picture: Offered) -> Outcome:
        """What the picture shows; see `kiosk.ui.pictures.presenter.ReadPicture`."""
        self._lost = [thread for thread in self._lost if thread.is_alive()]
        if len(self._lost) >= MOST_LOST:
            return PictureTrouble.TOO_SLOW
        over = threading.Event()
        decode = partial(self._decode, picture, lambda: not over.is_set())
        thread, done = start_look_up(decode, "picture")
        try:
            async with asyncio.timeout(self._timeout_s):
                return await done
        except TimeoutError:
            log.warning("a picture was not read within %.0f s", self._timeout_s)
            return PictureTrouble.TOO_SLOW
        finally:
            over.set()
            if not done.done() or done.cancelled():
                self._lost.append(thread)


def _decoded(picture: Offered, goes_on: GoesOn) -> Outcome:
    codes: list[Code] | tuple[Code, ...]
    try:
        if isinstance(picture, str):
            codes = decode_file(Path(picture), goes_on=goes_on).codes
        elif isinstance(picture, bytes):
            codes, _ = decode_bytes(picture, "the picture", Cascade(), goes_on=goes_on)
        elif max(picture.width(), picture.height()) > MOST_SIDE:
            return PictureTrouble.TOO_LARGE
        else:
            codes = Cascade().decode_still(pixels_of(picture), goes_on)
    except PictureError as error:
        log.info("a picture was not read: %s", error.why)
        return _TROUBLES[error.why]
    except MemoryError:
        return PictureTrouble.TOO_LARGE
    return PictureRead(tuple(code.text for code in codes))
