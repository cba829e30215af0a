"""Signs a door in that is open: by an access token, at the office beside it, or by pairing it."""

from collections.abc import Awaitable, Callable
from functools import cached_property, partial

from PySide6.QtCore import Signal

from kiosk.engine.controller import DoorController
from kiosk.engine.errors import OfficeUnreachableError
from kiosk.engine.sign_in_here import (
    Keeping,
    OfficeLostError,
    OfficeSignIn,
    SecretRefusedError,
    SignInHere,
)
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.sign_in.browser_sheet import BrowserSheet
from kiosk.ui.sign_in.office_presenter import PAIR_BESIDE, OfficePresenter
from kiosk.ui.sign_in.pair_presenter import PairPresenter, is_mended_by_pairing, trouble_in_words
from kiosk.ui.sign_in.sign_in_sheet import SignInSheet
from kiosk.ui.sign_in.signing_in_presenter import SigningInPresenter
from kiosk.ui.tasks import Tasks
from kiosk.ui.widgets.explain_sheet import ExplainSheet
from kiosk.ui.widgets.sheet import Sheet

TASK, PASTE = "sign in", "paste sign in"
PAIR_HERE = object()
"""What is explained is mended by pairing the door."""


class SignInPresenter(SigningInPresenter):
    """Asked for by the manager. `explain` says why a door cannot be signed in here."""

    browser_needed = Signal(bool)
    """Whether people are to get at the browser's window now."""

    def __init__(self, door: DoorController, window: DoorWindow, tasks: Tasks, explain: ExplainSheet) -> None:
        super().__init__(door, window, tasks)
        self._explain = explain
        self.pairing = PairPresenter(door, window, tasks)
        self.office = OfficePresenter(door, window, tasks, self.pairing, lambda: self.browser)
        self.office.sign_in_wanted.connect(self._ask_office)
        explain.acted.connect(self._act_on)

    @cached_property
    def sheet(self) -> SignInSheet:
        """Made when it is first asked for."""
        sheet = self._made(SignInSheet)
        sheet.given.connect(lambda _address, token: self._given(token))
        sheet.pair_asked.connect(self.pairing.open)
        sheet.closed.connect(lambda: self._tasks.cancel(TASK))
        return sheet

    @cached_property
    def browser(self) -> BrowserSheet:
        """Made when it is first asked for."""
        sheet = self._made(BrowserSheet)
        sheet.again.connect(self._ask_host)
        sheet.pasted.connect(self._pasted)
        sheet.secret_given.connect(self._use_secret)
        sheet.browser_needed.connect(self.browser_needed)
        sheet.offer_anew(offered=self._door.own_office is not None)
        sheet.anew_asked.connect(self.office.open)
        sheet.closed.connect(self.office.closed)
        for task in (TASK, PASTE):
            sheet.closed.connect(lambda task=task: self._tasks.cancel(task))
        return sheet

    @property
    def can_sign_in(self) -> bool:
        """Whether anything can be done about the sign-in at this door."""
        return self._is_asked_here or self.pairing.can_pair

    @property
    def _is_asked_here(self) -> bool:
        """Whether the door goes by a token that staff may give, or by an office that it runs itself."""
        return self._door.sign_in_here is not None or self._door.office_sign_in is not None

    @property
    def asked_on(self) -> Sheet:
        """The sheet on which somebody signs in."""
        if not self._is_asked_here:
            return self.pairing.sheet
        return self.sheet if self._door.office_sign_in is None else self.browser

    def open(self) -> None:
        """Ask for an office's code, an access token or the host, or say where the door gets its token."""
        can_pair = self.pairing.can_pair
        if self._door.office_sign_in is not None:
            if not self.office.offers_pairing(self._explain):
                self._ask_office()
            return
        if can_pair and is_mended_by_pairing(self._door.office_trouble):
            self.pairing.open()
            return
        if self._is_asked_here:
            self.sheet.offer_pairing(offered=can_pair)
            self.sheet.ask()
            return
        if self._door.rehearsal:
            text = self.tr("A rehearsal needs no sign-in: it has a ticketing service of its own.")
        elif isinstance(trouble := self._door.office_trouble, OfficeUnreachableError):
            text = trouble_in_words(trouble)
        elif self._door.office is not None:
            text = self.tr(
                "This door gets its access tokens from the host’s office. Ask the host to sign in there;"
                " Kiosk goes on by itself."
            )
        elif can_pair:
            text = self.tr(
                "No address of the ticketing service is set on this machine, or its access token is"
                " damaged. Pair this door with the host’s office, or close Kiosk and ask the host to set"
                " this machine up."
            )
        else:
            text = self.tr(
                "No address of the ticketing service is set on this machine, or its access token is"
                " damaged. Close Kiosk, and ask the host to set this machine up."
            )
        act = self.tr("Pair with an office") if can_pair else ""
        if can_pair and self._door.office is not None:
            act = self.tr("Pair again")
        self._explain.explain(self.tr("Sign in"), text, act=act, topic=PAIR_HERE)

    def _act_on(self, topic: object) -> None:
        if topic is PAIR_HERE:
            self.pairing.open()
        elif topic is PAIR_BESIDE:
            self._ask_office()

    def _ask_office(self) -> None:
        self.browser.ask()
        self._ask_host()

    def _ask_host(self) -> None:
        if (office := self._door.office_sign_in) is not None:
            self.browser.set_busy(self.tr("Asking the office…"))
            self._at_office(lambda: self._host_signed_in(office))

    async def _host_signed_in(self, office: OfficeSignIn) -> None:
        """Not once more where that is only to be paired with."""
        if not (self.office.pairs and await office.is_signed_in()):
            self.browser.expect_page()
            await office.sign_in(self.browser.show_page)

    def _pasted(self, address: str) -> None:
        if (office := self._door.office_sign_in) is not None:
            self._work(PASTE, self.browser, partial(self._paste, office, address))

    async def _paste(self, office: OfficeSignIn, address: str) -> None:
        await office.paste(address)
        if not self._tasks.running(TASK):  # nobody waits for what it comes to
            self._at_office(office.finish)

    def _use_secret(self, client_secret: str) -> None:
        if (office := self._door.office_sign_in) is not None:
            self.browser.set_busy(self.tr("Asking the office…"))
            self._at_office(lambda: self._with_secret(office, client_secret))

    async def _with_secret(self, office: OfficeSignIn, client_secret: str) -> None:
        if not await office.use_secret(client_secret):
            self.browser.expect_page()
            await office.sign_in(self.browser.show_page)

    def _at_office(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do what signs the office in, and say what it came to."""

        async def signed_in() -> None:
            try:
                await work()
            except SecretRefusedError as error:
                self.browser.ask_secret(error.text)
            except OfficeLostError as error:
                self.browser.dismiss()
                self.office.open(error.text)
            else:
                if self.office.pairs:
                    self.office.pair()
                else:
                    self.browser.show_signed_in(self.tr("The office is signed in."))

        self._work(TASK, self.browser, signed_in)

    def _given(self, token: str) -> None:
        if (here := self._door.sign_in_here) is not None:
            self.sheet.set_busy(self.tr("Signing in…"))
            self._work(TASK, self.sheet, partial(self._sign_in, here, token))

    async def _sign_in(self, here: SignInHere, token: str) -> None:
        if await here.sign_in(token):
            said = self.tr(
                "Signed in. The token is of another account than the one before: from now on that account’s"
                " guest list counts. What the one before has not sent yet waits until it is signed in again."
            )
        else:
            said = self.tr("Signed in. What was not sent yet is sent now.")
        self.sheet.show_signed_in(said)
        # Of another name: closing the sheet ends nothing of it.
        self._tasks.spawn("keep sign in", self._keep(here, said), replacing=True)

    async def _keep(self, here: SignInHere, said: str) -> None:
        """Say what else is to be known of it, where it is still read."""
        match await here.keep():
            case Keeping.NOT_TAKEN:
                also = self.tr(
                    "This machine’s keyring does not take the token: it is good until Kiosk is closed."
                )
            case Keeping.COMES_SECOND:
                also = self.tr(
                    "This is good until Kiosk is closed: another sign-in is set on this machine, and goes"
                    " first at the next start. Tell the host."
                )
            case Keeping.KEPT:
                return
        self._say(f"{said}\u2028{also}")

    def _say(self, text: str) -> None:
        """On the sheet; in a word of its own where that was closed, and nothing else is open."""
        if self.sheet.is_open and self.sheet.main.isHidden():
            self.sheet.show_signed_in(text)
        elif self._window.sheets.top is None:
            self._explain.explain(self.tr("Sign in"), text)
