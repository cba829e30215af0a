"""Whether the camera sees, whether one hears the door, and who looks at this screen."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from kiosk.core.verdict import Sound
from kiosk.ui.camera.camera_beside import CameraBesideSheet
from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.fit_label import FitLabel
from kiosk.ui.widgets.press_button import PressButton
from kiosk.ui.widgets.segments import Segments
from kiosk.ui.widgets.setting_row import SettingRow
from kiosk.ui.widgets.sheet import GUARD_S

STAFF, GUESTS = "staff", "guests"


class CameraAndSoundSheet(CameraBesideSheet):
    """`watched` brings whether guests see the screen, `tried` a Sound to be heard, and `taken` ends it."""

    watched = Signal(bool)
    tried = Signal(object)
    taken = Signal()

    def __init__(self, theme: Theme, guard_s: float = GUARD_S, parent: QWidget | None = None) -> None:
        super().__init__(theme, guard_s, parent)
        self.set_title(self.tr("Camera and sound"))
        self.read = FitLabel(theme, largest_px=18, smallest_px=17, lines=4)
        self.watchers = Segments(theme, {STAFF: self.tr("Staff only"), GUESTS: self.tr("Guests too")})
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
        for part in (self.read, self.who, self.heard):
            self.beside.addWidget(part)
        self.beside.addLayout(self._sounds)
        self.beside.addStretch(1)
        self.buttons.addWidget(self.open_door, 2)
        self.watchers.picked.connect(self._watch)
        self.go.clicked.connect(lambda: self._try(Sound.SUCCESS))
        self.halt.clicked.connect(lambda: self._try(Sound.STOP))
        self.open_door.clicked.connect(self._take)
        theme.zoomed.connect(self._space_sounds)
        self._space_sounds()

    def ask(self, *, guests_watch: bool) -> None:
        """Open, with who sees the screen by now."""
        self.watchers.hold(GUESTS if guests_watch else STAFF)
        self._explain()
        self.read.show_text(self.tr("Hold up any QR code: a frame around it means that it was read."))
        self.show_sound_trouble("")
        self.open(self.open_door)

    def show_sound_trouble(self, text: str) -> None:
        """Say why nothing can be heard; nothing where it can."""
        self.heard.show_text(text or self.tr("Is it loud enough?"))

    def _explain(self) -> None:
        guests = self.watchers.held == GUESTS
        self.who.explain(
            self.tr("The picture is as in a mirror, and names are cut to their first letters.")
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

    def _space_sounds(self) -> None:
        self._sounds.setSpacing(self._theme.px(14))
