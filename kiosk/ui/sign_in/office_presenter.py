"""The office beside this door: set up anew at the door, and paired with it again without a code."""

from collections.abc import Callable
from functools import cached_property, partial

from PySide6.QtCore import Signal

from kiosk.engine.controller import DoorController
from kiosk.engine.errors import OtherOfficeError
from kiosk.engine.sign_in_here import OwnOffice, SignInRefusedError
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.sign_in.browser_sheet import BrowserSheet
from kiosk.ui.sign_in.office_sheet import OfficeSheet
from kiosk.ui.sign_in.pair_presenter import PairPresenter, is_mended_by_pairing
from kiosk.ui.sign_in.signing_in_presenter import SigningInPresenter, in_sight
from kiosk.ui.tasks import Tasks
from kiosk.ui.widgets.explain_sheet import ExplainSheet

SET_UP, KNOWN, PAIR_OWN = "set up office", "known of office", "pair with own office"
PAIR_BESIDE = object()
"""What is explained is mended by pairing the door with the office beside it."""


class OfficePresenter(SigningInPresenter):
    """`sign_in_wanted`: the office has to be signed in, after which `pair` is to be called.

    `pairs`: the door has to be paired with the office once that is signed in.
    """

    sign_in_wanted = Signal()

    def __init__(
        self,
        door: DoorController,
        window: DoorWindow,
        tasks: Tasks,
        pairing: PairPresenter,
        browser: Callable[[], BrowserSheet],
    ) -> None:
        super().__init__(door, window, tasks)
        self._pairing, self._browser = pairing, browser
        self.pairs = self._is_set_up = self._is_paired = False

    @cached_property
    def sheet(self) -> OfficeSheet:
        """Made when it is first asked for."""
        sheet = self._made(OfficeSheet)
        sheet.given.connect(self._set_up)
        sheet.pair_asked.connect(self._pairing.open)
        for task in (SET_UP, KNOWN):
            sheet.closed.connect(lambda task=task: self._tasks.cancel(task))
        return sheet

    def open(self, why: str = "") -> None:
        """Ask for what the office is set up with; `why` says what makes that necessary."""
        if (own := self._door.own_office) is not None:
            self.sheet.ask(why, may_pair=self._pairing.can_pair)
            self._work(KNOWN, self.sheet, partial(self._fill_in, own))

    def offers_pairing(self, explain: ExplainSheet) -> bool:
        """Whether the office has to be paired with anew, which is then explained and offered."""
        is_needed = self._door.own_office is not None and is_mended_by_pairing(self._door.office_trouble)
        self.pairs = is_needed or self._is_set_up
        if is_needed:
            text = self.tr("The office of this machine does not know this door any more.")
            if isinstance(self._door.office_trouble, OtherOfficeError):
                text = self.tr("The office of this machine has another certificate than before.")
            todo = self.tr(
                "Kiosk pairs the door with it again, and reopens it by itself. Nothing recorded is lost, "
                "but take care of anybody waiting aside first."
            )
            explain.explain(
                self.tr("Sign in"), f"{text} {todo}", act=self.tr("Pair again"), topic=PAIR_BESIDE
            )
        return is_needed

    async def _fill_in(self, own: OwnOffice) -> None:
        self.sheet.show_known(*await own.known())

    def _set_up(self, client_id: str, client_secret: str, redirect_uri: str) -> None:
        if (own := self._door.own_office) is None:
            return
        given = [client_secret]  # nobody here holds the secret while the host signs in

        async def set_up() -> None:
            await own.set_up(client_id, given.pop(), redirect_uri)
            self.pairs = self._is_set_up = True
            self.sheet.dismiss()
            self.sign_in_wanted.emit()

        self.sheet.set_busy(self.tr("Setting the office up…"))
        self._work(SET_UP, self.sheet, set_up)

    def pair(self) -> None:
        """Whoever closes the sheet meanwhile has paired the door all the same."""
        if (own := self._door.own_office) is not None:
            self._browser().set_busy(self.tr("Pairing…"))
            self._tasks.spawn_once(PAIR_OWN, self._paired(own), otherwise=self._say_fault)

    def _say_fault(self) -> None:
        in_sight(self._browser()).show_fault()

    async def _paired(self, own: OwnOffice) -> None:
        try:
            trouble = await own.pair()
        except SignInRefusedError as error:
            in_sight(self._browser()).show_trouble(error.text)
            return
        if not trouble:
            self._window.reopen()
            return
        self._is_paired = True
        in_sight(self._browser()).show_signed_in(trouble)

    def closed(self) -> None:
        """The sheet of the sign-in was closed."""
        if self._is_paired:
            self._window.reopen()
