"""The door screen: one window that puts the parts in their places and lets verdicts flood it."""

import asyncio
from typing import cast

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from kiosk.core.verdict import Sound
from kiosk.ui.attention import Attention
from kiosk.ui.band import Band
from kiosk.ui.camera_feed import CameraFeed, CameraState
from kiosk.ui.camera_view import CameraView
from kiosk.ui.entry import DEBOUNCE_S, Entry
from kiosk.ui.flood import SETTLE_S, Flood
from kiosk.ui.foot import Foot
from kiosk.ui.guest_sheet import ARMING_S, GuestSheet
from kiosk.ui.places import Places, arrange
from kiosk.ui.recent import Recent
from kiosk.ui.rehearsal_bar import RehearsalBar
from kiosk.ui.results import Results
from kiosk.ui.status_strip import StatusStrip
from kiosk.ui.stop_bar import StopBar
from kiosk.ui.stylesheet import stylesheet
from kiosk.ui.telling import Telling
from kiosk.ui.theme import Look, Scheme, Theme

SMALLEST = (800, 600)
FEW_ROWS_PX = 110
"""Below this height the list of incidents is not worth its place."""


class DoorWindow(QWidget):
    """Shows what it is given and says what people ask for; it knows no engine.

    `settle_s`: how long a verdict floods the window. `debounce_s`: the pause in typing after which a search
    starts. `arming_s`: how long a guest's buttons stay deaf after opening.
    """

    searched = Signal(str)
    submitted = Signal(str)
    guest_asked = Signal(str)
    admit_asked = Signal(str)
    undo_asked = Signal(str, str, str)
    events_asked = Signal()
    refresh_asked = Signal()
    verdict_painted = Signal(str)
    """The admission id of a verdict that reached the screen."""
    sounded = Signal(object)
    """The Sound of what is shown from now on."""

    def __init__(
        self,
        theme: Theme,
        *,
        rehearsal: bool = False,
        settle_s: float = SETTLE_S,
        debounce_s: float = DEBOUNCE_S,
        arming_s: float = ARMING_S,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("stage")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setWindowTitle(self.tr("Kiosk · rehearsal") if rehearsal else self.tr("Kiosk"))
        self.setMinimumSize(*SMALLEST)
        self._theme = theme
        self._rehearsal = rehearsal
        self._closed: asyncio.Future[None] | None = None
        self._is_closed = False
        self.strip = StatusStrip(theme, self)
        self.entry = Entry(debounce_s, self)
        self.results = Results(theme, self)
        self.recent = Recent(theme, self)
        self.sheet = GuestSheet(theme, arming_s, self)
        self.attention = Attention(theme, self)
        self.band = Band(theme, self)
        self.flood = Flood(theme, settle_s, self)
        self.stop_bar = StopBar(theme, self)
        self.camera = CameraView(theme, self)
        self.rehearsal_bar = RehearsalBar(theme, self)
        self.foot = Foot(theme, self)
        self.results.hide()
        self.rehearsal_bar.setVisible(rehearsal)
        self._connect()
        theme.changed.connect(self._dress)
        self._dress()
        self.resize(1280, 800)
        self.entry.setFocus()

    @property
    def theme(self) -> Theme:
        """The theme in use."""
        return self._theme

    @property
    def closed(self) -> asyncio.Future[None]:
        """Done when the window has been closed. Must first be asked for on a running loop."""
        if self._closed is None:
            self._closed = asyncio.get_running_loop().create_future()
            if self._is_closed:
                self._closed.set_result(None)
        return self._closed

    def connect_camera(self, feed: CameraFeed) -> None:
        """Show what this camera sees."""
        self.camera.show_state(CameraState.STARTING, "")
        feed.framed.connect(self.camera.show_frame)
        feed.changed.connect(self.camera.show_state)
        feed.coached.connect(self.camera.coach)

    def show_telling(self, telling: Telling) -> None:
        """Show this at once, whatever was there; the band keeps it."""
        self.band.show_telling(telling)
        self.flood.show_telling(telling)
        self._arrange()
        self.sheet.be_covered(covered=True)
        self.camera.hint(self._hint(telling))
        if telling.sound is not Sound.NONE:
            self.sounded.emit(telling.sound)

    def show_stop(self, telling: Telling) -> None:
        """Show a late STOP: it floods the window, and stays at its foot if the lane goes on."""
        self.stop_bar.hold(telling)
        self.show_telling(telling)

    def show_search(self, *, shown: bool) -> None:
        """Show the results, or the recent scans again."""
        self.results.setVisible(shown)
        self.recent.setVisible(not shown)

    def _hint(self, telling: Telling) -> str:
        if telling.look is Look.NEUTRAL:
            return ""
        if telling.mark == "failed":
            return self.tr("Scan the same ticket again")
        return self.tr("Next guest can scan now")

    def _settled(self) -> None:
        self._arrange()
        self.sheet.be_covered(covered=False)
        self.camera.hint("")
        self._keep_entry_ready()

    def _keep_entry_ready(self) -> None:
        """Typing always goes somewhere: to the entry, unless something that is seen has the focus."""
        # The stubs promise a widget where there may be none.
        focused = cast("QWidget | None", self.focusWidget())
        if focused is None or not focused.isVisible():
            self.entry.setFocus(Qt.FocusReason.OtherFocusReason)

    def _step(self, rows: int) -> None:
        if self.results.isVisible():
            self.results.list.step(rows)

    def _escaped(self) -> None:
        self.sheet.dismiss()
        self.entry.setFocus(Qt.FocusReason.OtherFocusReason)

    def _toggle_theme(self) -> None:
        self._theme.choose(Scheme.LIGHT if self._theme.is_dark else Scheme.DARK)

    def _choose(self, ticket_id: str) -> None:
        if ticket_id:
            self.guest_asked.emit(ticket_id)

    def _connect(self) -> None:
        self.entry.searched.connect(self.searched)
        self.entry.submitted.connect(self.submitted)
        self.entry.stepped.connect(self._step)
        self.entry.escaped.connect(self._escaped)
        for panel in (self.results, self.recent, self.attention):
            panel.list.chosen.connect(self._choose)
        self.sheet.admit_asked.connect(self.admit_asked)
        self.sheet.closed.connect(self.entry.setFocus)
        for part in (self.sheet, self.band, self.flood):
            part.undo_asked.connect(self.undo_asked)
        self.flood.painted.connect(self.verdict_painted)
        self.flood.settled.connect(self._settled)
        self.stop_bar.gone.connect(self._arrange)
        self.foot.events_asked.connect(self.events_asked)
        self.foot.refresh_asked.connect(self.refresh_asked)
        self.foot.theme_asked.connect(self._toggle_theme)

    def _dress(self) -> None:
        self.setStyleSheet(stylesheet(self._theme))

    def _arrange(self) -> None:
        places = arrange(self.width(), self.height(), rehearsal=self._rehearsal)
        self.strip.setGeometry(places.strip)
        self.rehearsal_bar.setGeometry(places.rehearsal)
        self.entry.setGeometry(places.entry)
        for part in (self.results, self.recent, self.sheet):
            part.setGeometry(places.guests)
        self.camera.setGeometry(places.camera)
        self.attention.setGeometry(places.attention)
        self.attention.setVisible(places.attention.height() >= FEW_ROWS_PX)
        self.band.setGeometry(places.band)
        self.stop_bar.setGeometry(places.band)
        self.foot.setGeometry(places.foot)
        self._arrange_flood(places)

    def _arrange_flood(self, places: Places) -> None:
        """The flood fills the stage, or what a STOP at the foot leaves of it."""
        stage, words, actions = places.stage, places.words, places.actions
        flooded_by_stop = self.flood.isVisibleTo(self) and self.flood.telling is self.stop_bar.telling
        below = self.stop_bar.telling is not None and not flooded_by_stop
        self.stop_bar.setVisible(below)
        if below:
            taken = places.band.height()
            stage, words = stage.adjusted(0, 0, 0, -taken), words.adjusted(0, 0, 0, -taken)
            actions = actions.translated(0, -taken) if places.portrait else actions.adjusted(0, 0, 0, -taken)
        self.flood.setGeometry(stage)
        self.flood.arrange(words.translated(-stage.topLeft()), actions.translated(-stage.topLeft()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put everything in its place."""
        super().resizeEvent(event)
        self._arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What nobody else wanted: letters go to the entry, wherever the focus was."""
        text = event.text()
        if event.key() == Qt.Key.Key_Escape:
            self._escaped()
        elif text and text.isprintable():
            self.entry.take_up(text)
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """The window is closed: whoever waits for it goes on."""
        super().closeEvent(event)
        self._is_closed = True
        if self._closed is not None and not self._closed.done():
            self._closed.set_result(None)
