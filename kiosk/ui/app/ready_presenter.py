"""Whether the door is ready, in the last-verdict bar: what reads tickets, or the one thing to do first."""

import math
from collections.abc import Callable, Collection

from PySide6.QtCore import QCoreApplication, QObject

from kiosk.core.link import LinkState
from kiosk.core.tickets import Instant
from kiosk.engine.controller import DoorController
from kiosk.engine.events import (
    EngineEvent,
    GuestListChanged,
    GuestListComing,
    LinkChanged,
    SignedIn,
    SignInNeeded,
    SyncFailed,
)
from kiosk.engine.not_ready import Missing, SetUpFacts, first_missing, without_tickets, works_alone
from kiosk.ui.door.camera_feed import CameraState
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.sign_in.pair_presenter import trouble_in_words
from kiosk.ui.texts.messages import as_sentence
from kiosk.ui.texts.status_texts import grouped, link_in_words
from kiosk.ui.theme.clean_text import isolate
from kiosk.ui.verdict.last_verdict_bar import NotReady
from kiosk.ui.verdict.verdict_view import VerdictView

BACK_AFTER_S = 15.0
"""A verdict that stands in the bar for so long has been read, and what is missing is said again."""
LONGEST_ID = 40
MINUTE_S = 60.0

translate = QCoreApplication.translate


class ReadyPresenter(QObject):
    """Keeps the bar true to what the door has: `look` whenever that may have changed, and every second."""

    def __init__(self, door: DoorController, window: DoorWindow, clock: Callable[[], Instant]) -> None:
        super().__init__(window)
        self._door, self._window, self._clock = door, window, clock
        self._held: frozenset[str] | None = None
        """None for the moment in which they are read for the first time."""
        self._trouble = self._not_shown = ""
        self._coming: GuestListComing | None = None
        self._stands: VerdictView | None = None
        self._stands_since: Instant = 0.0
        window.camera.state_changed.connect(self.look)

    def hold_events(self, event_ids: Collection[str]) -> None:
        """The events that tickets tell of."""
        self._held = frozenset(event_ids)
        self.look()

    def heard(self, event: EngineEvent) -> None:
        """Something happened that may be what stands in the way, or its end."""
        match event:
            case GuestListComing():
                self._coming, self._trouble = event, ""
            case GuestListChanged():
                self._coming, self._trouble = None, ""
            case SignedIn() | LinkChanged(state=LinkState.GOOD):
                self._trouble = ""
            case SyncFailed() | SignInNeeded():
                self._trouble, self._coming = as_sentence(event.text), None
            case LinkChanged():
                pass
            case _:
                return
        self.look()

    def warn_not_shown(self, text: str) -> None:
        """Say until the next verdict that admissions were recorded which nobody saw; empty: no longer."""
        self._not_shown = text
        self.look()

    def look(self) -> None:
        """Say how things are now."""
        reads = self._window.camera.state in (CameraState.STARTING, CameraState.LIVE)
        self._window.recent.say_how(by_camera=reads)
        bar = self._window.last_verdict
        facts = self._door.set_up_facts(self._door.events if self._held is None else self._held)
        missing = first_missing(facts)
        if missing is not None:
            bar.show_not_ready(self._what_to_do(missing, facts))
            self._come_back()
        elif works_alone(facts):
            text = self.tr("You can scan. Nothing is sent: this machine does not know the ticketing service.")
            bar.show_ready(self._not_shown or text, warns=True)
        elif warning := self._office_trouble() or self._trouble_in_words() or self._not_shown:
            bar.show_ready(warning, warns=True)
        elif self._window.camera.state is CameraState.LIVE:
            bar.show_ready(self.tr("Camera, hand scanner and keyboard are ready"))
        else:
            bar.show_ready(self.tr("Hand scanner and keyboard are ready"))

    def _come_back(self) -> None:
        """Let a verdict go that has stood long enough, unless somebody is busy with it."""
        window, now = self._window, self._clock()
        shown = window.last_verdict.view
        if shown is not self._stands or window.overlay.covers_stage or window.sheets.top is not None:
            self._stands, self._stands_since = shown, now
        elif shown is not None and not 0 <= now - self._stands_since < BACK_AFTER_S:
            window.last_verdict.let_go(shown)

    def _office_trouble(self) -> str:
        """As long as it lasts: that the service answers meanwhile does not end it."""
        trouble = self._door.office_trouble
        if trouble is None:
            return ""
        return trouble_in_words(trouble, is_beside=self._door.office_sign_in is not None)

    def _trouble_in_words(self) -> str:
        """What the service says of tokens is nothing that a volunteer could act on."""
        match self._door.link:
            case LinkState.SIGN_IN if self._trouble:
                return translate("ready", "This machine is not signed in. Ask the manager.")
            case LinkState.OFFLINE | LinkState.PORTAL if self._trouble:
                return link_in_words(self._door.link)
        return self._trouble

    def _what_to_do(self, missing: Missing, facts: SetUpFacts) -> NotReady:
        match missing:
            case Missing.ADDRESS:
                return NotReady(
                    translate("ready", "Ask the manager to set this machine up"),
                    translate("ready", "It does not know the ticketing service yet"),
                )
            case Missing.SIGN_IN:
                return self._sign_in(facts)
            case Missing.RULES:
                return NotReady(
                    translate("ready", "Ask the manager to set this door’s rules again"),
                    translate("ready", "They were lost with a damaged file"),
                )
            case Missing.UNKNOWN_EVENT:
                event_id = isolate(without_tickets(facts)[0][:LONGEST_ID])
                why = translate("ready", "The ticketing service does not know the event “{event}”")
                return NotReady(_choose_event(), why.format(event=event_id))
            case Missing.EVENT:
                return NotReady(
                    _choose_event(), translate("ready", "The guest list is for more than one event")
                )
            case Missing.NOBODY:
                return NotReady(_ask_about_list(), translate("ready", "Nobody is on it yet"))
            case Missing.LIST:
                return self._list_missing()

    def _sign_in(self, facts: SetUpFacts) -> NotReady:
        why = translate("ready", "The guest list cannot be loaded before that")
        if facts.list_complete:
            why = translate("ready", "You can scan; it is sent to the ticketing service after that")
        return NotReady(_ask_to_sign_in(), why)

    def _list_missing(self) -> NotReady:
        """No list is held: what keeps it from coming."""
        if trouble := self._office_trouble():
            return NotReady(_ask_to_sign_in(), trouble)
        match self._door.link:
            case LinkState.OFFLINE:
                return NotReady(
                    translate("ready", "Check the Wi-Fi"),
                    translate("ready", "The guest list cannot be loaded without a connection"),
                )
            case LinkState.PORTAL:
                return NotReady(
                    translate("ready", "Log in to the Wi-Fi in a web browser"),
                    translate("ready", "The guest list cannot be loaded before that"),
                )
            case LinkState.SIGN_IN:
                why = translate("ready", "The ticketing service does not accept the sign-in any more")
                return NotReady(_ask_to_sign_in(), why)
        if self._trouble and self._door.link in (LinkState.GOOD, LinkState.REFUSED):
            why = translate("ready", "The ticketing service does not give it to this machine")
            return NotReady(_ask_about_list(), why)
        if self._trouble:
            why = translate("ready", "The ticketing service has trouble; the guest list is asked for again")
            return NotReady(translate("ready", "Wait a moment"), why)
        return NotReady(translate("ready", "Wait a moment"), _being_loaded(self._coming))


def _being_loaded(coming: GuestListComing | None) -> str:
    left_s = None if coming is None else coming.seconds_left
    if coming is None or left_s is None:
        return translate("ready", "The guest list is being loaded")
    text = translate("ready", "The guest list is being loaded: {came} of {all}, less than a minute left")
    if left_s >= MINUTE_S:
        text = translate("ready", "The guest list is being loaded: {came} of {all}, about {n} min left")
    minutes = math.ceil(left_s / MINUTE_S)
    return text.format(came=grouped(coming.came), all=grouped(coming.named), n=minutes)


def _choose_event() -> str:
    return translate("ready", "Ask the manager to choose tonight’s event")


def _ask_about_list() -> str:
    return translate("ready", "Ask the manager about the guest list")


def _ask_to_sign_in() -> str:
    return translate("ready", "Ask the manager to sign this machine in")
