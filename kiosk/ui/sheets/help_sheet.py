"""Help: what the colours mean and which keys there are, on one page."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from kiosk.ui.design.direction import reads_from_right
from kiosk.ui.design.icons import draw_icon
from kiosk.ui.design.theme import Look, Theme
from kiosk.ui.parts.fit_label import FitLabel
from kiosk.ui.parts.sheet import ARMING_S, Sheet

WIDE_PX = 640
"""From this width on the keys stand beside the colours."""
SAMPLE_PX = 44
TEXT_PX, LOW_TEXT_PX = 16, 15
"""Where there is room, and where there is little."""
KEY_PX, LOW_KEY_PX = 23, 19
KEY_GAP_PX, LOW_KEY_GAP_PX = 4, 2
ROOMY_PX = 580
"""From this height on there is room."""


class _Sample(QWidget):
    """A verdict's colour and shape, small."""

    def __init__(self, theme: Theme, look: Look, mark: str) -> None:
        super().__init__()
        self._theme, self._look, self._mark = theme, look, mark
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        side = self._theme.px(SAMPLE_PX)
        return QSize(side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint = self._theme.palette.paint(self._look)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(paint.fill))
        radius, inset = self._theme.px(10), self._theme.px(8)
        painter.drawRoundedRect(QRectF(self.rect()), radius, radius)
        box = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        draw_icon(painter, self._mark, box, paint.ink, mirrored=reads_from_right(self))
        painter.end()


class _Key(QLabel):
    """A key as it stands on the keyboard, smaller than elsewhere: there are many."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.setProperty("role", "key")
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)

    def dress(self, theme: Theme, text_px: int, tall_px: int) -> None:
        px = theme.px
        self.setStyleSheet(f"padding: 0 {px(6)}px; font-size: {px(text_px)}px; border-radius: {px(6)}px;")
        self.setFixedHeight(px(tall_px))


class HelpSheet(Sheet):
    """Five colours, and the keys beside them where there is room."""

    def __init__(self, theme: Theme, arming_s: float = ARMING_S, parent: QWidget | None = None) -> None:
        super().__init__(theme, arming_s, parent)
        self.say_title(self.tr("Help"))
        self._keys: list[_Key] = []
        self._texts: list[FitLabel] = []
        self._grids = (QGridLayout(), QGridLayout())
        self._columns = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        for grid, share in zip(self._grids, (8, 12), strict=True):
            column = QVBoxLayout()
            column.addLayout(grid)
            column.addStretch(1)
            grid.setColumnStretch(1, 1)
            self._columns.addLayout(column, share)
        self._show_colours()
        self._show_keys()
        self.body.addLayout(self._columns, 1)
        theme.changed.connect(self._space_grids)
        self._space_grids()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keys beside the colours, or under them."""
        super().resizeEvent(event)
        wide = self.width() >= self._theme.px(WIDE_PX)
        self._columns.setDirection(
            QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        )
        self._space_grids()

    def _say(self, grid: QGridLayout, number: int, mark: QWidget, text: str) -> None:
        label = FitLabel(self._theme, largest_px=LOW_TEXT_PX, smallest_px=LOW_TEXT_PX, lines=6)
        label.say(text)
        self._texts.append(label)
        grid.addWidget(mark, number, 0, Qt.AlignmentFlag.AlignVCenter)
        grid.addWidget(label, number, 1, Qt.AlignmentFlag.AlignVCenter)

    def _show_colours(self) -> None:
        colours = (
            (
                Look.GO,
                "go",
                self.tr("Green circle: the guest goes in. Read the white notice first, if there is one."),
            ),
            (Look.STOP, "stop", self.tr("Red octagon: stop. The screen says why. F2 lets the lane go on.")),
            (Look.ASK, "ask", self.tr("Amber triangle: ask a supervisor. F3 asks for their PIN.")),
            (
                Look.GREY,
                "same",
                self.tr("Grey rings: the same ticket was just read. One ticket, one person."),
            ),
            (Look.EXIT, "exit", self.tr("Blue arrow: the guest goes out.")),
        )
        for number, (look, mark, text) in enumerate(colours):
            self._say(self._grids[0], number, _Sample(self._theme, look, mark), text)

    def _show_keys(self) -> None:
        keys = (
            (self.tr("Letters"), self.tr("search for a guest, wherever you are")),
            ("↑ ↓", self.tr("choose a guest")),
            (self.tr("Enter"), self.tr("open the guest; it never admits")),
            (self.tr("Esc"), self.tr("back")),
            (self.tr("Tab"), self.tr("next button")),
            ("F1", self.tr("this help")),
            ("F2", self.tr("step aside: the lane goes on")),
            ("F3", self.tr("supervisor: override, or off the list")),
            ("F4", self.tr("admit the rest, choose, or search")),
            ("F5", self.tr("refresh the guest list")),
            ("F6", self.tr("what somebody must look at")),
            ("F7", self.tr("what is not sent yet")),
            ("F8", self.tr("undo the last admission")),
            ("F9", self.tr("who is on duty")),
            ("F10", self.tr("manager")),
        )
        for number, (key, text) in enumerate(keys):
            self._keys.append(_Key(key))
            self._say(self._grids[1], number, self._keys[-1], text)

    def _space_grids(self) -> None:
        px = self._theme.px
        roomy = self.height() >= px(ROOMY_PX)
        text_px, key_px, key_gap_px = (
            (TEXT_PX, KEY_PX, KEY_GAP_PX) if roomy else (LOW_TEXT_PX, LOW_KEY_PX, LOW_KEY_GAP_PX)
        )
        self._columns.setSpacing(px(20))
        for label in self._texts:
            label.grow_to(text_px)
        for grid, gap in zip(self._grids, (12, key_gap_px), strict=True):
            grid.setHorizontalSpacing(px(12))
            grid.setVerticalSpacing(px(gap))
        for key in self._keys:
            key.dress(self._theme, text_px, key_px)
