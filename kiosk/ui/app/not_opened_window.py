"""The window of a door that could not be opened anew: why, and what to do."""

from PySide6.QtWidgets import QWidget

from kiosk.ui.app.sheet_window import SheetWindow
from kiosk.ui.texts.messages import as_sentence
from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.explain_sheet import ExplainSheet
from kiosk.ui.widgets.sheet import GUARD_S


class NotOpenedWindow(SheetWindow):
    """Says `why` nobody scans here now. Once it is closed, `wants_again` tells whether to try once more."""

    def __init__(
        self, theme: Theme, why: str, *, guard_s: float = GUARD_S, parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, parent)
        self.setWindowTitle(self.tr("Kiosk · this door is not open"))
        self.wants_again = False
        self.sheet = ExplainSheet(theme, guard_s, self)
        self.sheet.acted.connect(self._try_again)
        self.hold(self.sheet)
        told = self.tr(
            "Kiosk was to open this door anew, and could not. Nobody scans here now; nothing that was"
            " recorded is lost."
        )
        to_do = self.tr(
            "See to what is said here, and try again. If that fails too, restart this machine and start Kiosk"
            " once more, and call the host; let guests in at another door until then."
        )
        self.sheet.explain(
            self.tr("This door is not open"),
            f"{told}\n\n{as_sentence(why)}\n\n{to_do}",
            act=self.tr("Try again"),
            close=self.tr("Close Kiosk"),
        )

    def _try_again(self) -> None:
        self.wants_again = True
