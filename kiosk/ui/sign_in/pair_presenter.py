"""Pairs a door that is open with an office: for the first time, anew, or instead of a token of its own."""

from functools import partial

from PySide6.QtCore import QCoreApplication, Signal

from kiosk.core.hub_link import HubLink
from kiosk.core.pairing import PairingLink
from kiosk.engine.controller import DoorController
from kiosk.engine.errors import OfficeUnreachableError, OtherOfficeError, PairedOfficeError, UnpairedError
from kiosk.engine.sign_in_here import PairingHere
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.sign_in.pair_sheet import PairSheet
from kiosk.ui.sign_in.signing_in_presenter import SigningInPresenter, in_sight
from kiosk.ui.tasks import Tasks
from kiosk.ui.texts.messages import as_sentence

BUSY = 503
"""The office answers, and has trouble of its own: with this it has not moved."""
PAIR, LOOK = "pair", "look for office"

translate = QCoreApplication.translate


def is_mended_by_pairing(trouble: PairedOfficeError | None) -> bool:
    """Whether the door has to be paired anew: no sign-in at the office ends this."""
    return isinstance(trouble, UnpairedError | OtherOfficeError)


def trouble_in_words(trouble: PairedOfficeError, *, is_beside: bool = False) -> str:
    """Why the office hands out no token, and what to do about it at this door.

    `is_beside`: the office runs beside this door.
    """
    match trouble:
        case UnpairedError():
            return translate(
                "pairing",
                "The office does not know this door any more. Pair it again: Manager, “Sign in”.",
            )
        case OtherOfficeError():
            return translate(
                "pairing",
                "Another office answers than the one this door is paired with, and gets nothing of it. "
                "Ask the host, or pair again: Manager, “Sign in”.",
            )
        case OfficeUnreachableError(status=None) if is_beside:
            return translate(
                "pairing", "The office of this machine does not answer. What to do: Manager, “Sign in”."
            )
        case OfficeUnreachableError(status=status) if status != BUSY:
            moved = translate("pairing", "If it has moved, pair this door again: Manager, “Sign in”.")
            return f"{as_sentence(trouble.text)}. {moved}"
    return as_sentence(trouble.text)


class PairPresenter(SigningInPresenter):
    """Opens the sheet; once the door is paired, its window closes and asks to be opened anew.

    `hub_given` brings the link of a hub, which was held up or pasted there.
    """

    hub_given = Signal(object)

    def __init__(self, door: DoorController, window: DoorWindow, tasks: Tasks) -> None:
        super().__init__(door, window, tasks)
        self._sheet: PairSheet | None = None
        self._is_paired = False

    @property
    def can_pair(self) -> bool:
        """Whether this door may be paired here."""
        return self._door.pairing_here is not None and not self._door.rehearsal

    @property
    def sheet(self) -> PairSheet:
        """Made when it is first asked for."""
        if self._sheet is None:
            self._sheet = sheet = self._made(PairSheet)
            sheet.given.connect(self._pair)
            sheet.looked_for.connect(self._look)
            sheet.closed.connect(self._closed)
        return self._sheet

    def open(self) -> None:
        """Ask for the office's code; say first what makes that necessary, where something does."""
        match self._door.office_trouble:
            case UnpairedError():
                self.sheet.ask(self.tr("The office does not know this door any more."))
            case OtherOfficeError():
                self.sheet.ask(self.tr("Another office answers than the one this door is paired with."))
            case _:
                self.sheet.ask()
        if self._tasks.running(PAIR):  # the sheet was left meanwhile
            self._say_pairing()

    def take(self, code: str) -> bool:
        """A pairing code was held up; whether it is wanted just now."""
        if self._sheet is None or not self._sheet.is_open:
            return False
        self._sheet.take(code)
        return True

    def _pair(self, link: PairingLink | HubLink) -> None:
        """Whoever closes the sheet meanwhile has paired the door all the same, or is told why not."""
        if isinstance(link, HubLink):
            self.sheet.dismiss()
            self.hub_given.emit(link)
            return
        if (here := self._door.pairing_here) is not None:
            self._say_pairing()
            self._work(PAIR, self.sheet, partial(self._paired, here, link), reopens=True)

    def _say_pairing(self) -> None:
        awaited = self.tr(
            "The office has not answered yet. Look whether it runs, and whether this machine is in the"
            " same network. If you close this, scanning goes on."
        )
        self.sheet.set_busy(self.tr("Pairing…"), awaited)

    async def _paired(self, here: PairingHere, link: PairingLink) -> None:
        trouble = await here.pair(link)
        self._is_paired = True
        if not trouble:
            self._window.reopen()
            return
        in_sight(self.sheet).show_paired(trouble)

    def _look(self, address: str) -> None:
        if (here := self._door.pairing_here) is not None:
            self.sheet.set_busy(self.tr("Looking for the office…"))
            self._work(LOOK, self.sheet, partial(self._found, here, address))

    async def _found(self, here: PairingHere, address: str) -> None:
        self.sheet.show_found(await here.fingerprint(address))

    def _closed(self) -> None:
        self._tasks.cancel(LOOK)
        if self._is_paired:
            self._window.reopen()
