"""The manager's menu: everything beside scanning, as large tiles."""

from enum import StrEnum

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from kiosk.ui.design.direction import reads_from_right
from kiosk.ui.design.icons import icon
from kiosk.ui.design.theme import Theme
from kiosk.ui.parts.press_button import PressButton
from kiosk.ui.parts.sheet import ARMING_S, Sheet

TILE_PX = 64
ICON_PX = 26
GAP_PX = 14
EDGES_PX = 2 * 20 + 12
"""Beside the tiles, the scroll bar's room among it."""


class Item(StrEnum):
    """A tile of the menu."""

    EVENTS = "events"
    REFRESH = "refresh"
    ARRIVALS = "arrivals"
    INCIDENTS = "incidents"
    OUTBOX = "outbox"
    OFF_LIST = "off_list"
    READINESS = "readiness"
    SETTINGS = "settings"
    HANDOVER = "handover"
    CLOSE = "close"


_ICONS = {
    Item.EVENTS: "calendar",
    Item.REFRESH: "refresh",
    Item.ARRIVALS: "arrivals",
    Item.INCIDENTS: "ask",
    Item.OUTBOX: "outbox",
    Item.OFF_LIST: "person-add",
    Item.READINESS: "readiness",
    Item.SETTINGS: "settings",
    Item.HANDOVER: "handover",
    Item.CLOSE: "close",
}


class ManagerSheet(Sheet):
    """`chosen` brings the Item that was pressed, after the menu has closed."""

    chosen = Signal(object)

    def __init__(self, theme: Theme, arming_s: float = ARMING_S, parent: QWidget | None = None) -> None:
        super().__init__(theme, arming_s, parent)
        self.say_title(self.tr("Manager"))
        self._grid = QGridLayout()
        self.tiles = {item: PressButton(text) for item, text in self._texts().items()}
        for item, tile in self.tiles.items():
            tile.setProperty("role", "tile")
            tile.clicked.connect(lambda _checked=False, one=item: self._choose(one))
        self.body.addLayout(self._grid)
        self.body.addStretch(1)
        self._columns = 0
        theme.changed.connect(self._dress)
        self._dress()

    def show_counts(self, incidents: int, unsent: int) -> None:
        """How much waits behind two of the tiles."""
        texts = self._texts()
        for item, count in ((Item.INCIDENTS, incidents), (Item.OUTBOX, unsent)):
            self.tiles[item].setText(f"{texts[item]} · {count}" if count else texts[item])
        self._flow()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """As many columns as there is room for."""
        super().resizeEvent(event)
        self._flow()

    def _texts(self) -> dict[Item, str]:
        return {
            Item.EVENTS: self.tr("Choose the event"),
            Item.REFRESH: self.tr("Refresh the list"),
            Item.ARRIVALS: self.tr("Arrivals"),
            Item.INCIDENTS: self.tr("To look at"),
            Item.OUTBOX: self.tr("Not sent yet"),
            Item.OFF_LIST: self.tr("Admit off the list"),
            Item.READINESS: self.tr("Is everything ready?"),
            Item.SETTINGS: self.tr("Settings"),
            Item.HANDOVER: self.tr("Hand the door over"),
            Item.CLOSE: self.tr("Close Kiosk"),
        }

    def _choose(self, item: Item) -> None:
        if not self.deaf:
            self.dismiss()
            self.chosen.emit(item)

    def _dress(self) -> None:
        side = self._theme.px(ICON_PX)
        gap = self._theme.px(10)
        mirrored = reads_from_right(self)
        for item, tile in self.tiles.items():
            colour, ratio = self._theme.palette.text, self.devicePixelRatioF()
            tile.setIcon(icon(_ICONS[item], colour, side, gap_px=gap, mirrored=mirrored, ratio=ratio))
            tile.setIconSize(QSize(side + gap, side))
            tile.setMinimumHeight(self._theme.px(TILE_PX))
        self._grid.setSpacing(self._theme.px(GAP_PX))
        self._flow()

    def _flow(self) -> None:
        gap = self._theme.px(GAP_PX)
        widest = max(tile.sizeHint().width() for tile in self.tiles.values())
        columns = max((self.width() - self._theme.px(EDGES_PX) + gap) // (widest + gap), 1)
        if columns == self._columns:
            return
        for column in range(max(columns, self._columns)):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
            self._grid.setColumnMinimumWidth(column, 0)
        self._columns = columns
        for number, tile in enumerate(self.tiles.values()):
            self._grid.addWidget(tile, number // columns, number % columns)
