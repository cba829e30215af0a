"""The door screen: one window that puts the parts in their places and lets verdicts flood it."""

from typing import cast

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from kiosk.core.verdict import Sound
from kiosk.ui.door.attention import Attention
from kiosk.ui.door.camera_feed import CameraFeed, CameraState
from kiosk.ui.door.camera_view import CameraView
from kiosk.ui.door.entry import DEBOUNCE_S, Entry, Results
from kiosk.ui.door.footer import Foot
from kiosk.ui.door.kiosk_mode import GuardedWindow
from kiosk.ui.door.layout import DoorLayout, Places, arrange
from kiosk.ui.door.recent_scans import Recent
from kiosk.ui.door.rehearsal_bar import RehearsalBar
from kiosk.ui.door.sheets import Sheets
from kiosk.ui.door.status_bar import StatusStrip
from kiosk.ui.door.step_aside_strip import StepAside
from kiosk.ui.theme.direction import reads_from_right
from kiosk.ui.theme.stylesheet import stylesheet
from kiosk.ui.theme.theme import Scheme, Theme
from kiosk.ui.verdict.actions import KEYS, Action
from kiosk.ui.verdict.last_verdict_bar import Band
from kiosk.ui.verdict.late_stop_bar import StopBar
from kiosk.ui.verdict.overlay import SETTLE_S, Flood
from kiosk.ui.verdict.verdict_view import Telling
from kiosk.ui.widgets.sheet import ARMING_S, Sheet

ROUND = (Scheme.DARK, Scheme.LIGHT, Scheme.HIGH_CONTRAST)
"""The themes in the order in which the foot's button takes them."""
SMALLEST = (640, 360)


class DoorWindow(GuardedWindow):
    """Shows what it is given and says what people ask for; it knows no engine.

    `settle_s`: how long a verdict floods the window. `debounce_s`: the pause in typing after which a search
    starts. `arming_s`: how long a guest's buttons stay deaf after opening.
    """

    searched = Signal(str)
    submitted = Signal(str)
    guest_asked = Signal(str)
    admit_asked = Signal(str)
    out_asked = Signal(str)
    """The id of a ticket whose holder is to be let out."""
    override_asked = Signal(str)
    """The id of a ticket on which a supervisor may decide."""
    undo_asked = Signal(str, str, str)
    """Admission id, ticket id and name."""
    acted = Signal(object, object)
    """An Action other than undo, and the Telling it is about."""
    scheme_chosen = Signal()
    """Somebody chose another theme by hand."""
    key_pressed = Signal(object)
    """A Qt.Key from F1 to F12 that is no action of what is shown."""
    events_asked = Signal()
    refresh_asked = Signal()
    verdict_painted = Signal(str)
    """The admission id of a verdict that reached the screen."""
    counts_changed = Signal()
    """Somebody was let in, or taken back, without a verdict of the door: the numbers are to be read anew."""
    told = Signal(object)
    """The Telling that is shown from now on."""
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
        self.setWindowTitle(self.tr("Kiosk · rehearsal") if rehearsal else self.tr("Kiosk"))
        self.setMinimumSize(*SMALLEST)
        self._theme = theme
        self._rehearsal = rehearsal
        self._arming_s = arming_s
        self.hides_names = False
        self.strip = StatusStrip(theme, self)
        self.entry = Entry(debounce_s, self)
        self.results = Results(theme, self)
        self.recent = Recent(theme, self)
        self.aside = StepAside(theme, arming_s, self)
        self.band = Band(theme, self)
        self.flood = Flood(theme, settle_s, self)
        self.stop_bar = StopBar(theme, self)
        self.camera = CameraView(theme, self)
        self.rehearsal_bar = RehearsalBar(theme, self)
        self.foot = Foot(theme, self)
        self._parts: tuple[QWidget, ...] = (
            self.strip, self.entry, self.results, self.recent, self.aside, self.band, self.flood,
            self.stop_bar, self.camera, self.rehearsal_bar, self.foot,
        )  # fmt: skip
        self.sheets = Sheets(self)
        self._layout = DoorLayout(
            theme=theme,
            strip=self.strip,
            rehearsal_bar=self.rehearsal_bar,
            entry=self.entry,
            results=self.results,
            recent=self.recent,
            camera=self.camera,
            aside=self.aside,
            band=self.band,
            flood=self.flood,
            stop_bar=self.stop_bar,
            foot=self.foot,
            sheets=self.sheets,
        )
        self.attention = Attention(self.band, self.flood, self.camera, self.sheets)
        self.results.hide()
        self.rehearsal_bar.setVisible(rehearsal)
        self._connect()
        theme.changed.connect(self._dress)
        self._dress()
        self._raise()
        self.resize(1280, 800)
        self.entry.setFocus()

    @property
    def theme(self) -> Theme:
        """The theme in use."""
        return self._theme

    @property
    def arming_s(self) -> float:
        """How long the buttons of a sheet stay deaf after it opens."""
        return self._arming_s

    def add_sheet(self, sheet: Sheet) -> None:
        """Give a sheet its place in the window."""
        sheet.setParent(self)
        sheet.hide()
        self.sheets.add(sheet)
        sheet.closed.connect(self._keep_entry_ready)
        if self.isVisible():
            self._arrange()
        self._raise()

    def _raise(self) -> None:
        """From the back to the front: sheets, what floods them, and what nothing ever covers."""
        for part in (self.flood, self.stop_bar, self.camera, self.strip, self.rehearsal_bar, self.foot):
            part.raise_()

    def connect_camera(self, feed: CameraFeed) -> None:
        """Show what this camera sees."""
        self.camera.show_state(CameraState.STARTING, "")
        feed.framed.connect(self.camera.show_frame)
        feed.changed.connect(self.camera.show_state)
        feed.coached.connect(self.camera.coach)

    def show_telling(self, telling: Telling) -> None:
        """Show this at once, whatever was there; the band keeps it."""
        self.band.show_telling(telling)
        self._flood_with(telling)
        self.told.emit(telling)
        if telling.sound is not Sound.NONE:
            self.sounded.emit(telling.sound)

    def _flood_with(self, telling: Telling) -> None:
        self.flood.show_telling(telling)
        self._arrange()
        self._raise()
        self.sheets.be_covered(covered=True)
        self.camera.hint_after(telling)

    def show_stop(self, telling: Telling) -> None:
        """Show a late STOP: it floods the window, and stays at its foot if the lane goes on.

        The band keeps the verdict before it. One that comes while another is held is told with it, and waits
        at the foot until no verdict floods.
        """
        self.stop_bar.hold(telling, self.flood.telling if self.flood.floods else None)
        self._bring_up_stop()
        self.told.emit(self.stop_bar.telling)

    def _bring_up_stop(self) -> None:
        stop = self.stop_bar.take_for_flood(free=not self.flood.floods)
        if stop:
            self._flood_with(stop)
        else:
            self._arrange()

    def hide_names(self, *, hidden: bool) -> None:
        """Cut names to their first letters where they stand unasked; what a search found has all of them."""
        self.hides_names = hidden
        for view in (self.recent.list, self.aside.panel.list):
            view.rows.hide_names(hidden=hidden)
        self.band.hide_names(hidden=hidden)

    def show_search(self, *, shown: bool) -> None:
        """Show the results, or the recent scans again."""
        self.results.setVisible(shown)
        self.recent.setVisible(not shown)
        if shown:
            self.attention.turn_away()

    def _settled(self) -> None:
        self._arrange()
        self.sheets.be_covered(covered=False)
        self.camera.hint("")
        self._keep_entry_ready()

    def _keep_entry_ready(self) -> None:
        """Typing always goes somewhere: to the entry, unless something that is seen has the focus."""
        # The stubs promise a widget where there may be none.
        focused = cast("QWidget | None", self.focusWidget())
        top = self.sheets.top
        if top is not None and (focused is None or not focused.isVisible() or not top.isAncestorOf(focused)):
            top.setFocus(Qt.FocusReason.OtherFocusReason)
            top.focusNextPrevChild(True)  # noqa: FBT003 - Qt's own call
        elif focused is None or not focused.isVisible() or not focused.isEnabled():
            self.entry.setFocus(Qt.FocusReason.OtherFocusReason)

    def _step(self, rows: int) -> None:
        if self.results.isVisible():
            self.results.list.step(rows)

    def _escaped(self) -> None:
        if not self.sheets.dismiss_top():
            self.entry.setFocus(Qt.FocusReason.OtherFocusReason)

    def _sheets_changed(self) -> None:
        self._arrange()
        if not self.flood.floods:
            self._keep_entry_ready()

    def _act(self, action: Action, telling: Telling) -> None:
        telling = telling.repeats or telling
        if action is Action.UNDO:
            self.undo_asked.emit(telling.admission_id, telling.ticket_id, telling.name)
        else:
            self.acted.emit(action, telling)

    def press(self, key: Qt.Key) -> None:
        """A function key: what it does about the verdict shown, else what else it is for."""
        shown = self.flood if self.flood.floods else self.band
        for action in shown.buttons.shown:
            if KEYS[action] == key and shown.telling:
                self._act(action, shown.telling)
                return
        self.key_pressed.emit(key)

    def _next_theme(self) -> None:
        self._theme.choose(ROUND[(ROUND.index(self._theme.shown) + 1) % len(ROUND)])
        self.scheme_chosen.emit()

    def _choose(self, ticket_id: str) -> None:
        if ticket_id:
            self.guest_asked.emit(ticket_id)

    def _connect(self) -> None:
        self.entry.searched.connect(self.searched)
        self.entry.submitted.connect(self.submitted)
        self.entry.stepped.connect(self._step)
        self.entry.escaped.connect(self._escaped)
        for panel in (self.results, self.recent):
            panel.list.chosen.connect(self._choose)
        self.sheets.changed.connect(self._sheets_changed)
        for part in (self.band, self.flood, self.stop_bar):
            part.acted.connect(self._act)
        self.flood.painted.connect(self._painted)
        self.flood.settled.connect(self._settled)
        self.flood.settled.connect(self._bring_up_stop, Qt.ConnectionType.QueuedConnection)
        self.stop_bar.gone.connect(self._arrange)
        self.stop_bar.sounded.connect(self.sounded)
        self.aside.needs_changed.connect(self._arrange)
        self.strip.lines_changed.connect(self._arrange)
        self.foot.theme_asked.connect(self._next_theme)

    def _painted(self, telling: Telling) -> None:
        self.verdict_painted.emit(telling.admission_id)

    def _dress(self) -> None:
        """Dress what is seen; a style sheet of the window's own would dress every sheet that is not."""
        dressed = stylesheet(self._theme)
        for part in self._parts:
            part.setStyleSheet(dressed)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The ground between the parts."""
        painter = QPainter(self)
        painter.fillRect(event.rect(), QColor(self._theme.palette.background))
        painter.end()

    def _arrange(self) -> None:
        self._layout.put_in_place(self.places())

    def places(self) -> Places:
        """Where everything stands now."""
        return arrange(
            self.width(),
            self.height(),
            rehearsal=self._rehearsal,
            zoom=self._theme.zoom,
            strip_lines=self.strip.lines_for(self.width()),
            mirrored=reads_from_right(self),
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put everything in its place, at the size that suits the window."""
        super().resizeEvent(event)
        self._theme.fit_to(self.width(), self.height())
        self._arrange()

    def event(self, event: QEvent) -> bool:
        """On a screen of another scale the pictures on buttons are drawn anew, as sharp as it is."""
        handled = super().event(event)
        if event.type() == QEvent.Type.DevicePixelRatioChange and hasattr(self, "sheets"):
            self._theme.changed.emit()
        return handled

    def changeEvent(self, event: QEvent) -> None:
        """Another language may be read from the other side."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange and hasattr(self, "sheets"):
            self._arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What nobody else wanted: letters go to the entry, wherever the focus was."""
        text, pressed = event.text(), Qt.Key(event.key())
        if pressed == Qt.Key.Key_Escape:
            self._escaped()
        elif Qt.Key.Key_F1 <= pressed <= Qt.Key.Key_F12:
            if not event.isAutoRepeat():
                self.press(pressed)
        elif text and text.isprintable() and not self.sheets.keeps_typing:
            self.entry.take_up(text)
        else:
            super().keyPressEvent(event)
