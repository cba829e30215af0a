"""What is painted on as many lines as its width asks for, and is never cut."""

from PySide6.QtWidgets import QSizePolicy, QWidget

from kiosk.ui.design.theme import Theme


class Wrapping(QWidget):
    """Grows as it gets narrower; `heightForWidth` is for each kind to say."""

    def __init__(
        self,
        theme: Theme,
        parent: QWidget | None = None,
        *,
        across: QSizePolicy.Policy = QSizePolicy.Policy.Expanding,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        policy = QSizePolicy(across, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        theme.changed.connect(self._restyle)

    def hasHeightForWidth(self) -> bool:
        """It does."""
        return True

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()
