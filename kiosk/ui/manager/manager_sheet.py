"""The manager's menu: everything beside scanning, as large tiles."""

from enum import StrEnum

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QIcon, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QStyle, QStyleOptionButton, QStylePainter, QWidget

from kiosk.ui.theme.direction import reads_from_right
from kiosk.ui.theme.icons import draw_icon
from kiosk.ui.theme.text_fit import Fitted, fit
from kiosk.ui.theme.theme import TOUCH_PX, Theme
from kiosk.ui.widgets.press_button import PressButton
from kiosk.ui.widgets.sheet import EDGE_PX, GUARD_S, Sheet

TEXT_PX = 16
ICON_PX = 24
TILE_EDGE_PX = 14
ICON_GAP_PX = 10
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
        theme.zoomed.connect(self.updateGeometry)

    def set_least_height(self, height: int) -> None:
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
        return px(TILE_EDGE_PX) + px(ICON_PX) + px(ICON_GAP_PX) + px(TILE_EDGE_PX)

    def _fitted(self, width: int) -> Fitted:
        mirrored, size = reads_from_right(self), self._theme.px(TEXT_PX)
        align = Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft
        room = max(width - self._beside, 1)
        return fit(self.text(), self._font, room, largest_px=size, smallest_px=size, lines=LINES, align=align)

    def hasHeightForWidth(self) -> bool:
        """It grows as it gets narrower."""
        return True

    def words_height(self, width: int) -> int:
        """Room for all of its words."""
        return round(self._fitted(width).height) + self._theme.px(6)

    def heightForWidth(self, width: int) -> int:
        """Room for all of its words, and for a finger."""
        return max(self.words_height(width), self._least_height)

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
        side, edge = px(ICON_PX), px(TILE_EDGE_PX)
        x = self.width() - edge - side if mirrored else edge
        draw_icon(
            painter, self._mark, QRectF(x, (self.height() - side) / 2, side, side), ink, mirrored=mirrored
        )
        fitted = self._fitted(self.width())
        at = edge if mirrored else edge + side + px(ICON_GAP_PX)
        fitted.draw(painter, QPointF(at, (self.height() - fitted.height) / 2), ink)
        painter.end()


TILE_PX = 64
GAP_PX, LOW_GAP_PX = 14, 8
COLUMNS = (3, 2, 1)
"""So many tiles beside one another, as there is room for their words."""


class Item(StrEnum):
    """A tile of the menu."""

    EVENTS = "events"
    THIS_DOOR = "this_door"
    GUEST_LIST = "guest_list"
    ARRIVALS = "arrivals"
    INCIDENTS = "incidents"
    OUTBOX = "outbox"
    OFF_LIST = "off_list"
    READINESS = "readiness"
    CAMERA = "camera"
    SCANNER = "scanner"
    SETTINGS = "settings"
    DISCOUNTS = "discounts"
    SIGN_IN = "sign_in"
    HANDOVER = "handover"
    CLOSE = "close"


_ICONS = {
    Item.EVENTS: "calendar",
    Item.THIS_DOOR: "door",
    Item.GUEST_LIST: "guests",
    Item.ARRIVALS: "arrivals",
    Item.INCIDENTS: "ask",
    Item.OUTBOX: "outbox",
    Item.OFF_LIST: "person-add",
    Item.READINESS: "readiness",
    Item.CAMERA: "camera",
    Item.SCANNER: "scanner",
    Item.SETTINGS: "settings",
    Item.DISCOUNTS: "discount",
    Item.SIGN_IN: "sign-in",
    Item.HANDOVER: "handover",
    Item.CLOSE: "close",
}


class ManagerSheet(Sheet):
    """`chosen` brings the Item that was pressed, after the menu has closed."""

    chosen = Signal(object)

    keeps_letters = False

    def __init__(self, theme: Theme, guard_s: float = GUARD_S, parent: QWidget | None = None) -> None:
        super().__init__(theme, guard_s, parent)
        self.set_title(self.tr("Manager"))
        self._grid = QGridLayout()
        self.close_button.setText(self.tr("Back"))  # not taken for closing Kiosk
        self.tiles = {item: Tile(theme, _ICONS[item], text) for item, text in self._texts().items()}
        for item, tile in self.tiles.items():
            tile.clicked.connect(lambda _checked=False, one=item: self._choose(one))
        self.body.addLayout(self._grid)
        self.body.addStretch(1)
        self._columns = 0
        theme.zoomed.connect(self._size_tiles)
        self._size_tiles()

    def show_counts(self, incidents: int, unsent: int) -> None:
        """How much waits behind two of the tiles."""
        texts = self._texts()
        for item, count in ((Item.INCIDENTS, incidents), (Item.OUTBOX, unsent)):
            self.tiles[item].setText(f"{texts[item]}\u00a0·\u00a0{count}" if count else texts[item])
        self._flow()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """As many columns as there is room for."""
        super().resizeEvent(event)
        self._size_tiles()

    def _texts(self) -> dict[Item, str]:
        return {
            Item.EVENTS: self.tr("Choose the event"),
            Item.THIS_DOOR: self.tr("This door"),
            Item.GUEST_LIST: self.tr("Guest list"),
            Item.ARRIVALS: self.tr("Arrivals"),
            Item.INCIDENTS: self.tr("Needs attention"),
            Item.OUTBOX: self.tr("Not sent yet"),
            Item.OFF_LIST: self.tr("Let in without a ticket"),
            Item.READINESS: self.tr("Is everything ready?"),
            Item.CAMERA: self.tr("Camera"),
            Item.SCANNER: self.tr("Hand scanner"),
            Item.SETTINGS: self.tr("Settings"),
            Item.DISCOUNTS: self.tr("New discount code"),
            Item.SIGN_IN: self.tr("Sign in"),
            Item.HANDOVER: self.tr("Move to another computer"),
            Item.CLOSE: self.tr("Close Kiosk"),
        }

    def _choose(self, item: Item) -> None:
        if not self.ignores_input:
            self.dismiss()
            self.chosen.emit(item)

    def _size_tiles(self) -> None:
        px = self._theme.px
        self._grid.setSpacing(px(LOW_GAP_PX if self.is_compact else GAP_PX))
        self._flow()
        rows, gap = -(-len(self.tiles) // self._columns), self._grid.spacing()
        tall = min(max((self._room() + gap) // rows - gap, px(TOUCH_PX)), px(TILE_PX))
        wide = (self._wide() + gap) // self._columns - gap
        tall = max(tall, *(tile.words_height(wide) for tile in self.tiles.values()))
        for tile in self.tiles.values():
            tile.set_least_height(tall)

    def _wide(self) -> int:
        """How wide the tiles may be together."""
        return self.width() - 2 * self._theme.px(EDGE_PX) - 2

    def _room(self) -> int:
        """How tall the tiles may be together without scrolling."""
        margins = self.body.contentsMargins()
        bars = self.title.sizeHint().height() + self.buttons.sizeHint().height()
        return self.height() - bars - margins.top() - margins.bottom() - self.body.spacing() - 2

    def _flow(self) -> None:
        room, gap = self._wide(), self._grid.spacing()
        widest = max(tile.least_width for tile in self.tiles.values())
        fitting = [columns for columns in COLUMNS if columns * (widest + gap) - gap <= room]
        columns = fitting[0] if fitting else COLUMNS[-1]
        if columns == self._columns:
            return
        for column in range(max(columns, self._columns)):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
        self._columns = columns
        for number, tile in enumerate(self.tiles.values()):
            self._grid.addWidget(tile, number // columns, number % columns)
