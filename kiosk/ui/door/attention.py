"""What everybody looks at: the last verdict, or something that came up since."""

from PySide6.QtCore import QObject

from kiosk.ui.door.camera_feed import CameraState
from kiosk.ui.door.camera_view import CameraView
from kiosk.ui.door.sheets import Sheets
from kiosk.ui.verdict.last_verdict_bar import LastVerdictBar
from kiosk.ui.verdict.overlay import VerdictOverlay


class Attention(QObject):
    """Lets the bar's verdict rest, without its colour, once something else than its guest is the matter.

    That is a sheet, a search, a lost camera, or a code that is held up and not read. The colour does not come
    back with the next look at the bar, for that would look like another verdict; the next verdict brings it.
    While a sheet is open the bar offers nothing that could be done to another guest than the sheet's by
    mistake.
    """

    def __init__(
        self, last_verdict: LastVerdictBar, overlay: VerdictOverlay, camera: CameraView, sheets: Sheets
    ) -> None:
        super().__init__(last_verdict)
        self._last_verdict, self._overlay, self._camera, self._sheets = last_verdict, overlay, camera, sheets
        self._offers_elsewhere = False
        sheets.changed.connect(self._sheets_changed)
        camera.wanted.connect(self._camera_wanted)

    def turn_away(self) -> None:
        """Something else is the matter from now on."""
        self._last_verdict.set_calm(calm=True)

    def offer_elsewhere(self, *, offered: bool) -> None:
        """Keys stand on other buttons now, and mean somebody else than the bar's guest."""
        self._offers_elsewhere = offered
        self._last_verdict.hold_back(held=offered or self._sheets.top is not None)

    def _sheets_changed(self) -> None:
        is_open = self._sheets.top is not None
        if is_open and not self._last_verdict.is_held_back:
            self.turn_away()
        self._last_verdict.hold_back(held=is_open or self._offers_elsewhere)

    def _camera_wanted(self) -> None:
        """While a verdict floods, a code at the camera may still be the one that it is about."""
        if self._camera.state is not CameraState.LIVE or not self._overlay.covers_stage:
            self.turn_away()
