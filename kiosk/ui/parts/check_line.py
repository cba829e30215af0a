"""A line of the readiness list: whether one thing is as it should be, and what to do if not."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from kiosk.engine.readiness import Check
from kiosk.ui.design.icons import draw_icon
from kiosk.ui.design.text_fit import isolate
from kiosk.ui.design.theme import Theme
from kiosk.ui.parts.fit_label import FitLabel
from kiosk.ui.wording.check_words import check_mend, check_name
from kiosk.ui.wording.messages import as_detail

MARK_PX = 30


class CheckLine(QWidget):
    """A mark, the name with what was found, and what mends it."""

    def __init__(self, theme: Theme, check: Check, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.check = check
        self.name = FitLabel(theme, largest_px=18, smallest_px=18, lines=2, weight=QFont.Weight.DemiBold)
        self.detail = FitLabel(theme, largest_px=16, smallest_px=16, lines=4)
        self.mend = FitLabel(
            theme, largest_px=16, smallest_px=16, lines=4, weight=QFont.Weight.Medium, parent=self
        )
        self.name.say(check_name(check))
        self.detail.say(isolate(as_detail(check.detail)))
        self.mend.say(check_mend(check))
        self.mend.setVisible(bool(self.mend.text))
        self._mark = _Mark(theme, is_ok=check.ok)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(self._mark, 0, Qt.AlignmentFlag.AlignTop)
        self._words = QVBoxLayout()
        for part in (self.name, self.detail, self.mend):
            self._words.addWidget(part)
        self._row.addLayout(self._words, 1)
        state = self.tr("ready") if check.ok else self.tr("not ready")
        self.setAccessibleName(f"{self.name.text}: {state}")
        self.setAccessibleDescription(" ".join(filter(None, (self.detail.text, self.mend.text))))
        theme.changed.connect(self._space)
        self._space()

    def _space(self) -> None:
        self._row.setSpacing(self._theme.px(14))
        self._words.setSpacing(self._theme.px(2))


class _Mark(QWidget):
    """A tick, or the triangle that asks for a person."""

    def __init__(self, theme: Theme, *, is_ok: bool) -> None:
        super().__init__()
        self._theme, self._is_ok = theme, is_ok
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        side = self._theme.px(MARK_PX)
        return QSize(side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        p = self._theme.palette
        name, colour = ("go", p.row_go) if self._is_ok else ("ask", p.row_ask)
        draw_icon(painter, name, QRectF(self.rect()), colour)
        painter.end()
