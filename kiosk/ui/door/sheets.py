"""The sheets of the window: which are open, one over the other, and where they stand."""

from PySide6.QtCore import QObject, QRect, Signal

from kiosk.ui.widgets.sheet import Sheet


class Sheets(QObject):
    """Knows every sheet of the window. `changed` follows when one opens or closes."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._known: list[Sheet] = []
        self._open: list[Sheet] = []
        self._covered = False
        self._whole = self._beside_camera = QRect()
        self._entry_px = 0

    @property
    def known(self) -> tuple[Sheet, ...]:
        """Every sheet that was made so far."""
        return tuple(self._known)

    @property
    def top(self) -> Sheet | None:
        """The sheet that is in front; None where none is open."""
        return self._open[-1] if self._open else None

    @property
    def keeps_typing(self) -> bool:
        """Whether what is typed is for the sheet in front."""
        return self.top is not None and self.top.covers_entry and self.top.keeps_letters

    def add(self, sheet: Sheet) -> None:
        """Look after this sheet from now on."""
        self._known.append(sheet)
        sheet.opening.connect(lambda: self._place(sheet))
        sheet.opened.connect(lambda: self._opened(sheet))
        sheet.closed.connect(lambda: self._closed(sheet))

    def arrange(self, whole: QRect, beside_camera: QRect | None = None, *, entry_px: int = 0) -> None:
        """Where they stand, each once it is open; `entry_px` of that is the entry's where it stays in sight.

        `beside_camera`: where one stands that needs the camera's picture, if that is another place; those
        below it too, as they would stick out.
        """
        self._whole, self._beside_camera, self._entry_px = whole, beside_camera or whole, entry_px
        narrow = self.top is not None and self.top.needs_camera
        for sheet in self._open:
            self._place(sheet, narrow=narrow)

    def _place(self, sheet: Sheet, *, narrow: bool = False) -> None:
        room = self._beside_camera if narrow or sheet.needs_camera else self._whole
        sheet.setGeometry(room if sheet.covers_entry else room.adjusted(0, self._entry_px, 0, 0))

    def set_covered(self, *, covered: bool) -> None:
        """A verdict covers them all, or has gone."""
        self._covered = covered
        for sheet in self._known:
            sheet.set_covered(covered=covered)

    def dismiss_top(self) -> bool:
        """Close the sheet in front; whether there was one."""
        top = self.top
        if top is not None:
            top.dismiss()
        return top is not None

    def dismiss_all(self) -> None:
        """Close every sheet."""
        while self.dismiss_top():
            pass

    def _opened(self, sheet: Sheet) -> None:
        if sheet in self._open:
            self._open.remove(sheet)
        self._open.append(sheet)
        sheet.set_covered(covered=self._covered)
        self.changed.emit()

    def _closed(self, sheet: Sheet) -> None:
        if sheet in self._open:
            self._open.remove(sheet)
        self.changed.emit()
