"""Pictures that were handed to the window: each is read in its turn, and scanned or told of."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from enum import StrEnum

from msgspec import Struct
from PySide6.QtCore import QObject

from kiosk.core.presence import InputMethod
from kiosk.engine.controller import DoorController
from kiosk.engine.events import ScanFailed
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.pictures.offered_pictures import Offered, OfferedPictures
from kiosk.ui.pictures.picture_note import PictureNote
from kiosk.ui.tasks import Tasks
from kiosk.ui.verdict import outcome_views

MOST_AT_ONCE = 12
"""Pictures that wait for their turn: a door team hands over the tickets of one order, not a folder."""
BETWEEN_S = 1.5
"""How long a verdict stands before the next picture's takes its place."""


class PictureRead(Struct, frozen=True):
    """What the codes in a picture say, the most central first."""

    codes: tuple[str, ...]


class PictureTrouble(StrEnum):
    """Why a picture could not be read."""

    NOT_OPENED = "not_opened"
    NOT_A_PICTURE = "not_a_picture"
    DAMAGED = "damaged"
    TOO_LARGE = "too_large"
    TOO_SLOW = "too_slow"


ReadPicture = Callable[[Offered], Awaitable[PictureRead | PictureTrouble]]
"""Reads one picture off the main thread, within a time that a person waits; raises nothing."""


class PicturesPresenter(QObject):
    """Scans the code in each picture that is offered, the most central one, as if it had been typed.

    As typed, for then every picture is a new presentation: a picture has no view that its code could leave,
    and whoever drops it twice is to hear that its guest came in.
    """

    def __init__(
        self,
        door: DoorController,
        window: DoorWindow,
        tasks: Tasks,
        read: ReadPicture,
        *,
        between_s: float = BETWEEN_S,
    ) -> None:
        super().__init__(window)
        self._door, self._window, self._tasks, self._read = door, window, tasks, read
        self._between_s = between_s
        self._waiting: deque[Offered] = deque()
        self._running, self._left_out = False, 0
        self.pictures = OfferedPictures(window)
        self.pictures.offered.connect(self._offered)
        self.note = PictureNote(window.theme, window.camera)

    def _offered(self, pictures: Sequence[Offered]) -> None:
        room = MOST_AT_ONCE - len(self._waiting)
        self._waiting.extend(pictures[:room])
        self._left_out += max(0, len(pictures) - room)
        if not self._running:
            self._running = True
            self._tasks.spawn("pictures", self._read_all(), otherwise=self._failed)

    def _failed(self) -> None:
        """A fault of ours: nobody knows whether the picture's code was judged."""
        self._window.show_verdict(outcome_views.view_of_failed(ScanFailed("", "")))

    async def _read_all(self) -> None:
        """Read what waits, and what comes meanwhile; of several pictures the last word is a count."""
        read, scanned = 0, 0
        try:
            while self._waiting:
                if read:
                    await asyncio.sleep(self._between_s)
                scanned += await self._read_one(self._waiting.popleft())
                read += 1
            if read > 1:
                self.note.show_text(self._summary(read, scanned))
        except BaseException:
            self._waiting.clear()
            self.note.show_text("")
            raise
        finally:
            self._running, self._left_out = False, 0

    async def _read_one(self, picture: Offered) -> bool:
        """Whether a code was scanned."""
        self.note.show_text(self.tr("Reading the picture"), stays=True)
        outcome = await self._read(picture)
        if isinstance(outcome, PictureTrouble):
            self.note.show_text(self._in_words(outcome))
            return False
        if not outcome.codes:
            self.note.show_text(self.tr("No code in this picture"))
            return False
        several = len(outcome.codes)
        self.note.show_text(
            self.tr("%n codes in this picture: the one in the middle was read", "", several)
            if several > 1
            else ""
        )
        await self._door.scan(outcome.codes[0], InputMethod.KEYBOARD)
        return True

    def _summary(self, read: int, scanned: int) -> str:
        text = self.tr("%n pictures read, {codes} with a code", "", read).format(codes=scanned)
        if self._left_out:
            text = f"{text}. {self.tr('%n more left out: drop them again', '', self._left_out)}"
        return text

    def _in_words(self, trouble: PictureTrouble) -> str:
        return {
            PictureTrouble.NOT_OPENED: self.tr("This file cannot be opened"),
            PictureTrouble.NOT_A_PICTURE: self.tr("This is not a picture: drop a screenshot of the code"),
            PictureTrouble.DAMAGED: self.tr("This picture is damaged: ask for it again"),
            PictureTrouble.TOO_LARGE: self.tr("This picture is too large: drop a screenshot of the code"),
            PictureTrouble.TOO_SLOW: self.tr("This picture took too long to read"),
        }[trouble]
