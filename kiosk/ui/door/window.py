"""The door screen: one window that puts the parts in their places and lets verdicts cover it."""

from collections.abc import Callable, Iterable, Iterator
from typing import cast

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from kiosk.core.screen_settings import Scheme
from kiosk.core.verdict import Sound
from kiosk.ui.door.attention import Attention
from kiosk.ui.door.camera_feed import CameraFeed, CameraState
from kiosk.ui.door.camera_view import CameraView
from kiosk.ui.door.commands import Command, command_of
from kiosk.ui.door.entry import DEBOUNCE_S, Entry, GuestListButton, Results
from kiosk.ui.door.footer import Footer
from kiosk.ui.door.kiosk_mode import GuardedWindow
from kiosk.ui.door.layout import DoorLayout
from kiosk.ui.door.places import Places, arrange
from kiosk.ui.door.recent_scans import RecentScans
from kiosk.ui.door.rehearsal_bar import RehearsalBar
from kiosk.ui.door.sheets import Sheets
from kiosk.ui.door.status_bar import StatusBar
from kiosk.ui.door.step_aside_strip import StepAsideStrip
from kiosk.ui.theme.direction import reads_from_right
from kiosk.ui.theme.stylesheet import stylesheet
from kiosk.ui.theme.theme import Theme
from kiosk.ui.verdict.actions import KEYS, Action
from kiosk.ui.verdict.last_verdict_bar import LastVerdictBar
from kiosk.ui.verdict.late_stop_bar import StopBar
from kiosk.ui.verdict.overlay import SETTLE_S, VerdictOverlay
from kiosk.ui.verdict.verdict_view import VerdictView
from kiosk.ui.widgets.batches import Batches, Later
from kiosk.ui.widgets.sheet import GUARD_S, Sheet

ROUND = (Scheme.DARK, Scheme.LIGHT, Scheme.HIGH_CONTRAST)
"""The themes in the order in which the foot's button takes them."""
SMALLEST = (640, 360)
UNSEEN_MS = 60
"""What is seen has its new looks and an open sheet too before the rest is dressed."""


class DoorWindow(GuardedWindow):
    """Shows what it is given and says what people ask for; it knows no engine.

    `settle_s`: how long a verdict floods the window. `debounce_s`: the pause in typing after which a search
    starts. `guard_s`: how long a guest's buttons stay deaf after opening. `reopens`: once it is closed, the
    door is to be opened anew, because it goes by something else from now on.
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
    """An Action other than the undo of one admission, and the VerdictView it is about."""
    scheme_chosen = Signal()
    """Somebody chose another theme by hand."""
    commanded = Signal(object)
    """A Command, by its key or by what stands for it elsewhere."""
    events_asked = Signal()
    guest_list_asked = Signal()
    refresh_asked = Signal()
    resized = Signal()
    verdict_painted = Signal(str)
    """The admission id of a verdict that reached the screen."""
    counts_changed = Signal()
    """Somebody was let in, or taken back, without a verdict of the door: the numbers are to be read anew."""
    view_shown = Signal(object)
    """The VerdictView that is shown from now on."""
    sounded = Signal(object)
    """The Sound of what is shown from now on."""

    def __init__(
        self,
        theme: Theme,
        *,
        rehearsal: bool = False,
        settle_s: float = SETTLE_S,
        debounce_s: float = DEBOUNCE_S,
        guard_s: float = GUARD_S,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Kiosk · rehearsal") if rehearsal else self.tr("Kiosk"))
        self.setMinimumSize(*SMALLEST)
        self._theme = theme
        self._rehearsal = rehearsal
        self._guard_s = guard_s
        self.hides_names = self.reopens = self._is_typing_shown = False
        self.undoes_later: Callable[[], bool] = lambda: False
        """Whether what F8 undoes came after the guest whom the bar keeps."""
        self.status_bar = StatusBar(theme, self)
        self.entry = Entry(debounce_s, self)
        self.guest_list = GuestListButton(theme)
        self.entry.add_button(self.guest_list)
        self.results = Results(theme, self)
        self.recent = RecentScans(theme, self)
        self.aside = StepAsideStrip(theme, guard_s, self)
        self.last_verdict = LastVerdictBar(theme, self)
        self.overlay = VerdictOverlay(theme, settle_s, self)
        self.stop_bar = StopBar(theme, self)
        self.camera = CameraView(theme, self)
        self.rehearsal_bar = RehearsalBar(theme, self)
        self.footer = Footer(theme, self)
        self._parts: tuple[QWidget, ...] = (
            self.status_bar, self.entry, self.results, self.recent, self.aside, self.last_verdict,
            self.overlay, self.stop_bar, self.camera, self.rehearsal_bar, self.footer,
        )  # fmt: skip
        self.sheets = Sheets(self)
        self._layout = DoorLayout(
            theme=theme,
            status_bar=self.status_bar,
            rehearsal_bar=self.rehearsal_bar,
            entry=self.entry,
            results=self.results,
            recent=self.recent,
            camera=self.camera,
            aside=self.aside,
            last_verdict=self.last_verdict,
            overlay=self.overlay,
            stop_bar=self.stop_bar,
            footer=self.footer,
            sheets=self.sheets,
        )
        self.attention = Attention(self.last_verdict, self.overlay, self.camera, self.sheets)
        self.results.hide()
        self.rehearsal_bar.setVisible(rehearsal)
        self._connect()
        self._dress_later = Later(self, self._dress_rest, UNSEEN_MS)
        self._dressing, self._zoom = Batches(self), theme.zoom
        theme.changed.connect(self._apply_theme)
        self._apply_theme()
        self._raise()
        self.resize(1280, 800)
        self.entry.setFocus()

    @property
    def theme(self) -> Theme:
        """The theme in use."""
        return self._theme

    @property
    def guard_s(self) -> float:
        """How long the buttons of a sheet stay deaf after it opens."""
        return self._guard_s

    def add_sheet(self, sheet: Sheet) -> None:
        """Give a sheet its place in the window."""
        sheet.setParent(self)
        sheet.hide()
        sheet.hide_names(hidden=self.hides_names)
        sheet.stackUnder(self.overlay)  # nothing that is in front needs to be raised, and painted anew
        self.sheets.add(sheet)
        sheet.opened.connect(lambda: self._put_in_order(sheet))
        sheet.closed.connect(self._keep_entry_ready)
        if self.isVisible():
            self._arrange()
        self._raise()

    def _put_in_order(self, sheet: Sheet) -> None:
        """One that is asked for while a verdict floods stands in front, and is deaf until that has gone."""
        if not self.overlay.covers_stage:
            sheet.stackUnder(self.overlay)
            self._raise()  # one that was asked for during a flood stood before the overlay until now
            sheet.stackUnder(self.overlay)

    def _raise(self) -> None:
        """From the back to the front: sheets, what floods them, and what nothing ever covers.

        What is raised is painted anew, so nothing is where all of them are in front already.
        """
        front: list[QObject] = [
            self.overlay,
            *((self.entry,) if self._is_typing_shown else ()),
            self.stop_bar,
            self.camera,
            self.status_bar,
            self.rehearsal_bar,
            self.footer,
        ]
        widgets = [child for child in self.children() if child.isWidgetType()]
        if widgets[-len(front) :] != front:
            for part in front:
                cast("QWidget", part).raise_()

    def reopen(self) -> None:
        """Close now, guarded or not, and be opened anew: see `reopens`."""
        self.reopens = True
        self.close_now()

    def connect_camera(self, feed: CameraFeed) -> None:
        """Show what this camera sees."""
        self.camera.show_state(CameraState.STARTING, "")
        feed.framed.connect(self.camera.show_frame)
        feed.changed.connect(self.camera.show_state)
        feed.coached.connect(self.camera.coach)

    def show_verdict(self, view: VerdictView) -> None:
        """Show this at once, whatever was there; the bar keeps it.

        What else follows from it comes once it has been painted: whoever is at the door waits for this alone.
        """
        was_calm = self.last_verdict.is_calm
        self._overlay_with(view)
        self.overlay.repaint()
        self.last_verdict.show_verdict(view)
        if was_calm:  # what is found had the bar's place
            self._arrange()
        self.view_shown.emit(view)
        if view.sound is not Sound.NONE:
            self.sounded.emit(view.sound)

    def _overlay_with(self, view: VerdictView) -> None:
        if self._dressing.is_under_way or self._dress_later.isActive():
            self._dress([self.overlay])
        self.overlay.show_verdict(view)
        self._arrange()
        self._raise()
        self.sheets.set_covered(covered=True)
        self.camera.hint_after(view)

    def show_stop(self, view: VerdictView) -> None:
        """Show a late STOP: it floods the window, and stays at its foot if the lane goes on.

        The bar keeps the verdict before it. One that comes while another is held is told with it, and waits
        at the foot until no verdict floods.
        """
        self.stop_bar.hold(view, self.overlay.view if self.overlay.covers_stage else None)
        self._bring_up_stop()
        self.view_shown.emit(self.stop_bar.view)

    def _bring_up_stop(self) -> None:
        stop = self.stop_bar.take_for_overlay(free=not self.overlay.covers_stage)
        if stop:
            self._overlay_with(stop)
        else:
            self._arrange()

    def hide_names(self, *, hidden: bool) -> None:
        """Cut names to their first letters, but for what was typed of them; a sheet of guests can show them.

        A verdict that floods has the whole name, for as long as that lasts.
        """
        self.hides_names = hidden
        for part in (self.results, self.recent, self.aside, self.last_verdict, self.stop_bar):
            part.hide_names(hidden=hidden)
        for sheet in self.sheets.known:
            sheet.hide_names(hidden=hidden)

    def show_search(self, *, shown: bool) -> None:
        """Show the results, or the recent scans again."""
        self.results.setVisible(shown)
        self.recent.setVisible(not shown)
        if shown:
            self.attention.turn_away()
        if self.places().lowest:
            self._arrange()
        else:
            self._share_keys()

    def _share_keys(self) -> None:
        """What a search offers has its keys, and what the bar would has none while it is not seen."""
        is_shown = not self.results.isHidden()
        is_taken = self.results.offers or self.last_verdict.isHidden()
        self.attention.offer_elsewhere(offered=is_shown and is_taken)

    def _settled(self) -> None:
        self._arrange()
        self.sheets.set_covered(covered=False)
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

    def _take_up(self, letter: str) -> None:
        """Begin a search, or go on with it; what is open over the entry and takes no letters makes room.

        What is being filled in below that stays, and is in front again.
        """
        top = self.sheets.top
        if top is not None and top.covers_entry:
            if letter.isspace():
                return
            while not self.sheets.keeps_typing and self.sheets.dismiss_top():
                pass
            if self.sheets.top is not None:
                return
        self.entry.take_up(letter)

    @property
    def _shows_typing(self) -> bool:
        """Whether the entry stands in front of a verdict: what is typed meanwhile is to be seen."""
        return self.overlay.covers_stage and bool(self.entry.text()) and self.sheets.top is None

    def _typed(self) -> None:
        if self._shows_typing != self._is_typing_shown:
            self._arrange()
            self._raise()

    def _step(self, rows: int) -> None:
        if self.results.isVisible():
            self.results.step(rows)

    def _escaped(self) -> None:
        if not self.sheets.dismiss_top():
            self.entry.setFocus(Qt.FocusReason.OtherFocusReason)

    def _sheets_changed(self) -> None:
        self._arrange()
        if not self.overlay.covers_stage:
            self._keep_entry_ready()

    def _act(self, action: Action, view: VerdictView) -> None:
        view = view.repeats or view
        if action is Action.UNDO and not view.members:
            self.undo_asked.emit(view.admission_id, view.guest.ticket_id, view.guest.name)
        else:
            self.acted.emit(action, view)

    def press(self, key: Qt.Key) -> None:
        """A function key: what it does about the verdict shown, else the command that it stands for."""
        shown = self.overlay if self.overlay.covers_stage else self.last_verdict
        if key == KEYS[Action.UNDO] and shown is self.last_verdict and self.undoes_later():
            self.commanded.emit(Command.UNDO_LAST)
            return
        if shown is self.last_verdict and self._found_nobody and self.results.press(key):
            return
        for action in shown.buttons.shown:
            if KEYS[action] == key and shown.view:
                self._act(action, shown.view)
                return
        if command := command_of(key):
            self.commanded.emit(command)

    @property
    def _found_nobody(self) -> bool:
        """Whether what the search offers is in front."""
        return self.results.isVisible() and self.results.offers and self.sheets.top is None

    def _do_for_nobody(self, action: Action, view: VerdictView) -> None:
        self.acted.emit(action, view)
        if action is Action.STEP_ASIDE:
            self.entry.clear()

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
        self.entry.textChanged.connect(self._typed)
        for panel in (self.results, self.recent):
            panel.list.chosen.connect(self._choose)
        self.results.acted.connect(self._do_for_nobody)
        self.results.refresh_asked.connect(self.refresh_asked)
        self.sheets.changed.connect(self._sheets_changed)
        for part in (self.last_verdict, self.overlay, self.stop_bar):
            part.acted.connect(self._act)
        self.overlay.painted.connect(self._painted)
        self.overlay.settled.connect(self._settled)
        self.overlay.settled.connect(self._bring_up_stop, Qt.ConnectionType.QueuedConnection)
        self.stop_bar.gone.connect(self._arrange)
        self.stop_bar.sounded.connect(self.sounded)
        self.aside.needs_changed.connect(self._arrange)
        self.camera.needs_changed.connect(self._arrange)
        self.status_bar.lines_changed.connect(self._arrange)
        self.footer.theme_asked.connect(self._next_theme)
        self.guest_list.clicked.connect(self.guest_list_asked)

    def _painted(self, view: VerdictView) -> None:
        self.verdict_painted.emit(view.admission_id)

    def _apply_theme(self) -> None:
        """Dress what is seen, a part in each turn, and the rest after it: all at once is long to wait for.

        A style sheet of the window's own would dress every sheet that is not open.
        """
        is_zoomed, self._zoom = self._zoom != self._theme.zoom, self._theme.zoom
        self._dress_later.stop()
        if not self.isVisible():
            self._dress(self._parts)
        elif is_zoomed:  # where everything stands goes by it
            self._dress(self._seen)
            self._dress_later.start()
        else:
            self._dressing.start(self._dress_what_is_seen())
        self.update()

    @property
    def _seen(self) -> list[QWidget]:
        return [part for part in self._parts if part.isVisible()]

    def _dress_what_is_seen(self) -> Iterator[None]:
        yield from self._dress_in_turns(self._seen)
        self._dress_later.start()

    def _dress_rest(self) -> None:
        self._dressing.start(self._dress_in_turns(self._parts))

    def _dress_in_turns(self, parts: Iterable[QWidget]) -> Iterator[None]:
        for part in parts:
            if self._dress([part]):
                yield

    def _dress(self, parts: Iterable[QWidget]) -> bool:
        """Whether any of them had other looks before."""
        styled = stylesheet(self._theme)
        others = [part for part in parts if part.styleSheet() != styled]
        for part in others:
            part.setStyleSheet(styled)
        return bool(others)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The ground between the parts."""
        painter = QPainter(self)
        painter.fillRect(event.rect(), QColor(self._theme.palette.background))
        painter.end()

    def _arrange(self) -> None:
        is_shown, self._is_typing_shown = self._is_typing_shown, self._shows_typing
        self._layout.put_in_place(self.places(), typing=self._is_typing_shown)
        self._share_keys()
        if is_shown and not self._is_typing_shown:
            self.entry.lower()

    def places(self) -> Places:
        """Where everything stands now."""
        return arrange(
            self.width(),
            self.height(),
            rehearsal=self._rehearsal,
            zoom=self._theme.zoom,
            status_bar_lines=self.status_bar.lines_for(self.width()),
            mirrored=reads_from_right(self),
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put everything in its place, at the size that suits the window."""
        super().resizeEvent(event)
        self._theme.fit_to(self.width(), self.height())
        self._arrange()
        self.resized.emit()

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
            self._take_up(text)
        else:
            super().keyPressEvent(event)
