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
            "Kiosk could not open this door again. Nobody can scan here now; nothing that was "
            "recorded is lost."
        )
        to_do = self.tr(
            "Do what it says here, then try again. If that does not help, restart this machine, "
            "start Kiosk again and call the host. Until then, let guests in at another door."
        )
        self.sheet.explain(
            self.tr("This door is not open"),
            f"{told}\n\n{as_sentence(why)}\n\n{to_do}",
            act=self.tr("Try again"),
            close=self.tr("Close Kiosk"),
        )

    def _try_again(self) -> None:
        self.wants_again = True
