"""Whether the camera sees, whether one hears the door, and who looks at this screen."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from kiosk.core.verdict import Sound
from kiosk.ui.door.camera_view import CameraView
from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.fit_label import FitLabel
from kiosk.ui.widgets.press_button import PressButton
from kiosk.ui.widgets.segments import Segments
from kiosk.ui.widgets.setting_row import SettingRow
from kiosk.ui.widgets.sheet import GUARD_S, Sheet

WIDE_PX = 720
"""From this width on the picture stands beside the questions."""
LEAST_VIEW_PX = 220
STAFF, GUESTS = "staff", "guests"


class CameraAndSoundSheet(Sheet):
    """`watched` brings whether guests see the screen, `tried` a Sound to be heard, and `taken` ends it."""

    watched = Signal(bool)
    tried = Signal(object)
    taken = Signal()

    def __init__(self, theme: Theme, guard_s: float = GUARD_S, parent: QWidget | None = None) -> None:
        super().__init__(theme, guard_s, parent)
        self.set_title(self.tr("Camera and sound"))
        self.camera = CameraView(theme)
        self.read = FitLabel(theme, largest_px=18, smallest_px=17, lines=4)
        self.watchers = Segments(theme, {STAFF: self.tr("Staff alone"), GUESTS: self.tr("Guests too")})
        self.who = SettingRow(theme, self.tr("Who sees this screen?"), self.watchers)
        self.go = PressButton(self.tr("GO IN"))
        self.halt = PressButton(self.tr("STOP"))
        self.heard = FitLabel(theme, largest_px=18, smallest_px=17, lines=4)
        self.open_door = PressButton(self.tr("Open the door"))
        self.open_door.stress(stressed=True)
        self.close_button.setText(self.tr("Back"))
        self._sounds = QHBoxLayout()
        for button in (self.go, self.halt):
            self._sounds.addWidget(button, 1)
        self._questions = QVBoxLayout()
        self._questions.addWidget(self.read)
        self._questions.addWidget(self.who)
        self._questions.addWidget(self.heard)
        self._questions.addLayout(self._sounds)
        self._questions.addStretch(1)
        self._halves = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._halves.addWidget(self.camera, 1)
        self._halves.addLayout(self._questions, 1)
        self.body.addLayout(self._halves, 1)
        self.buttons.addWidget(self.open_door, 2)
        self.watchers.picked.connect(self._watch)
        self.go.clicked.connect(lambda: self._try(Sound.SUCCESS))
        self.halt.clicked.connect(lambda: self._try(Sound.STOP))
        self.open_door.clicked.connect(self._take)
        theme.changed.connect(self._space_halves)
        self._space_halves()

    def ask(self, *, guests_watch: bool) -> None:
        """Open, with who sees the screen by now."""
        self.watchers.hold(GUESTS if guests_watch else STAFF)
        self._explain()
        self.read.show_text(self.tr("Hold any QR code up: a frame around it means that it was read."))
        self.show_sound_trouble("")
        self.open(self.open_door)

    def show_sound_trouble(self, text: str) -> None:
        """Say why nothing can be heard; nothing where it can."""
        self.heard.show_text(text or self.tr("Is it loud enough?"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The picture beside the questions where there is room for both."""
        super().resizeEvent(event)
        self._space_halves()

    def _explain(self) -> None:
        guests = self.watchers.held == GUESTS
        self.who.explain(
            self.tr("The picture is as in a mirror, and names in lists are cut to their first letters.")
            if guests
            else self.tr("The picture is as the camera sees it, and names stand in full.")
        )

    def _watch(self, key: str) -> None:
        if not self.ignores_input:
            self.watchers.hold(key)
            self._explain()
            self.watched.emit(key == GUESTS)

    def _try(self, sound: Sound) -> None:
        if not self.ignores_input:
            self.tried.emit(sound)

    def _take(self) -> None:
        if not self.ignores_input:
            self.taken.emit()

    def _space_halves(self) -> None:
        px = self._theme.px
        wide = self.width() >= max(px(WIDE_PX), self.height())
        self._halves.setDirection(
            QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        )
        self._halves.setSpacing(px(20))
        self._questions.setSpacing(px(14))
        self._sounds.setSpacing(px(14))
        self.camera.setMinimumHeight(px(LEAST_VIEW_PX))
