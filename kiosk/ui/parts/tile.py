"""A large button with an icon before its words, which wrap rather than be cut."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QIcon, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QStyle, QStyleOptionButton, QStylePainter, QWidget

from kiosk.ui.design.direction import reads_from_right
from kiosk.ui.design.icons import draw_icon
from kiosk.ui.design.text_fit import Fitted, fit
from kiosk.ui.design.theme import Theme
from kiosk.ui.parts.press_button import PressButton

TEXT_PX = 16
ICON_PX = 24
EDGE_PX = 14
GAP_PX = 10
LINES = 2


class Tile(PressButton):
    """Says what lies behind it."""

    def __init__(self, theme: Theme, mark: str, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._theme, self._mark = theme, mark
        self._least_px = 0
        self.setProperty("role", "tile")
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        theme.changed.connect(self.updateGeometry)

    def be_at_least(self, height: int) -> None:
        """Be no lower than this, in pixels of the window.

        Kept here, as Qt sets a button's own least height back to the style sheet's when it is dressed.
        """
        if height != self._least_px:
            self._least_px = height
            self.updateGeometry()

    @property
    def least_width(self) -> int:
        """The width below which a word would be broken."""
        metrics = QFontMetricsF(self._font)
        return (
            round(max(map(metrics.horizontalAdvance, self.text().split(" ")), default=0)) + self._beside + 3
        )

    @property
    def _font(self) -> QFont:
        return self._theme.font(TEXT_PX, QFont.Weight.DemiBold)

    @property
    def _beside(self) -> int:
        """What is not for the words."""
        px = self._theme.px
        return px(EDGE_PX) + px(ICON_PX) + px(GAP_PX) + px(EDGE_PX)

    def _fitted(self, width: int) -> Fitted:
        mirrored, size = reads_from_right(self), self._theme.px(TEXT_PX)
        align = Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft
        room = max(width - self._beside, 1)
        return fit(self.text(), self._font, room, largest_px=size, smallest_px=size, lines=LINES, align=align)

    def hasHeightForWidth(self) -> bool:
        """It grows as it gets narrower."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Room for all of its words, and for a finger."""
        return max(round(self._fitted(width).height) + self._theme.px(10), self._least_height)

    def sizeHint(self) -> QSize:
        """As wide as its longest word wants."""
        return QSize(self.least_width, self.heightForWidth(self.least_width))

    def minimumSizeHint(self) -> QSize:
        """Its words break where there is no room for one."""
        return QSize(self._beside + self._theme.px(40), self._least_height)

    @property
    def _least_height(self) -> int:
        return max(self._least_px, self.minimumHeight())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The button as the style sheet has it, its icon, and its words."""
        painter, option = QStylePainter(self), QStyleOptionButton()
        self.initStyleOption(option)
        option.text, option.icon = "", QIcon()
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        painter.setRenderHint(QStylePainter.RenderHint.Antialiasing)
        px, ink, mirrored = self._theme.px, self._theme.palette.text, reads_from_right(self)
        side, edge = px(ICON_PX), px(EDGE_PX)
        x = self.width() - edge - side if mirrored else edge
        draw_icon(
            painter, self._mark, QRectF(x, (self.height() - side) / 2, side, side), ink, mirrored=mirrored
        )
        fitted = self._fitted(self.width())
        at = edge if mirrored else edge + side + px(GAP_PX)
        fitted.draw(painter, QPointF(at, (self.height() - fitted.height) / 2), ink)
        painter.end()
