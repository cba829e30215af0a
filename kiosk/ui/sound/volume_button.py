"""The button that shows how loud the door is, and mutes it."""

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QToolTip, QWidget

from kiosk.ui.sound.sounds import Sounds
from kiosk.ui.theme.theme import TOUCH_PX, Theme
from kiosk.ui.widgets.press_button import PressButton

ICON_PX, GAP_PX = 22, 8
LOW = 0.5
"""Below this volume the icon has one wave only."""
NOTCH = 120
"""What one notch of a wheel turns, in Qt's eighths of a degree."""


class VolumeButton(PressButton):
    """A tap mutes or ends a mute; the wheel and the up and down keys change the volume by a tenth.

    Where nothing can be heard it wears the colours of a warning. Where that is for want of something it says
    so beside its icon, unless it is to be brief, and a tap says why. `words_changed`: it wants other room.
    """

    words_changed = Signal()

    def __init__(self, theme: Theme, sounds: Sounds, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._theme = theme
        self._sounds = sounds
        self._turned = 0
        self._is_brief, self._said = False, ""
        self.clicked.connect(self._tapped)
        sounds.changed.connect(self._show)
        theme.changed.connect(self._show)
        self._show()

    @property
    def icon_name(self) -> str:
        """The icon in use."""
        if self.warns:
            return "sound-off"
        return "sound-low" if self._sounds.volume < LOW else "sound-on"

    @property
    def warns(self) -> bool:
        """Whether nothing can be heard, for whatever reason."""
        return bool(self._sounds.trouble) or self._sounds.muted or self._sounds.volume == 0

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down are louder and softer."""
        steps = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}.get(Qt.Key(event.key()), 0)
        if steps:
            self._sounds.turn(steps)
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """A notch is a step; fine wheels and touch pads add up to one."""
        self._turned += event.angleDelta().y()
        steps = int(self._turned / NOTCH)
        self._turned -= steps * NOTCH
        if steps:
            self._sounds.turn(steps)
        event.accept()

    def _tapped(self) -> None:
        if self._sounds.trouble:
            QToolTip.showText(self.mapToGlobal(QPoint(0, -self.height())), self.toolTip(), self)
        elif self._sounds.volume == 0:
            self._sounds.turn(1)
        else:
            self._sounds.muted = not self._sounds.muted

    def set_brief(self, *, brief: bool) -> None:
        """Show the icon alone, or the words beside it as well."""
        self._is_brief = brief
        self._write()

    def _write(self) -> None:
        """A least width of its own is for the icon alone: the words would be cut down to it."""
        self.setText("" if self._is_brief else self._words())
        px, palette = self._theme.px, self._theme.palette
        ink = palette.warning.ink if self.warns else palette.text
        self.show_icon(self.icon_name, ink, px(ICON_PX), px(GAP_PX))
        self.setMinimumWidth(0 if self.text() else self._theme.px(TOUCH_PX))

    def _words(self) -> str:
        if not self._sounds.trouble:
            return ""
        return self.tr("No loudspeaker") if self._sounds.lacks_device else self.tr("No sound")

    def _in_words(self) -> str:
        if self._sounds.trouble:
            return self.tr("No sound: {reason}").format(reason=self._sounds.trouble)
        if self._sounds.muted:
            return self.tr("Muted")
        return self.tr("Sound on, {percent} %").format(percent=round(self._sounds.volume * 100))

    def _show(self) -> None:
        words = self._in_words()
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.setMinimumHeight(self._theme.px(TOUCH_PX))
        self.setStyleSheet(_warning_sheet(self._theme) if self.warns else "")
        before = self.text()
        self._write()
        if self._words() != self._said or before != self.text():
            self._said = self._words()
            self.words_changed.emit()


def _warning_sheet(theme: Theme) -> str:
    p = theme.palette
    return (
        f"QPushButton {{ background: {p.warning.fill}; color: {p.warning.ink};"
        f" border: {theme.px(2)}px solid {p.warning_line}; }}"
        f"QPushButton:pressed {{ background: {p.warning.pressed}; }}"
        f"QPushButton:focus {{ border-color: {p.accent}; }}"
    )
