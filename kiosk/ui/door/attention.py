"""What everybody looks at: the last verdict, or something that came up since."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from kiosk.ui.door.camera_feed import CameraState

if TYPE_CHECKING:
    from kiosk.ui.door.window import DoorWindow


class Attention(QObject):
    """Lets the band's verdict rest, without its colour, once something else than its guest is the matter.

    That is a sheet, a search, a lost camera, or a code that is held up and not read. The colour does not come
    back with the next look at the band, for that would look like another verdict; the next verdict brings it.
    While a sheet is open the band offers nothing that could be done to another guest than the sheet's by
    mistake.
    """

    def __init__(self, window: "DoorWindow") -> None:
        super().__init__(window)
        self._window = window
        window.sheets.changed.connect(self._sheets_changed)
        window.camera.wanted.connect(self._camera_wanted)

    def turn_away(self) -> None:
        """Something else is the matter from now on."""
        self._window.band.be_calm(calm=True)

    def _sheets_changed(self) -> None:
        is_open = self._window.sheets.top is not None
        if is_open and not self._window.band.is_held_back:
            self.turn_away()
        self._window.band.hold_back(held=is_open)

    def _camera_wanted(self) -> None:
        """While a verdict floods, a code at the camera may still be the one that it is about."""
        if self._window.camera.state is not CameraState.LIVE or not self._window.flood.floods:
            self.turn_away()
