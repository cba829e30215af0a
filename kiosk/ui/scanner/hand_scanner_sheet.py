"""Hand scanners: a code that tells how one types, what arrives from it, and the one on a serial line."""

from collections.abc import Sequence

import segno
from msgspec.structs import replace
from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from kiosk.core.calibration import LINE, Learnt, NotLearnt
from kiosk.core.codes import text_of
from kiosk.core.layouts import CODE_KEYBOARD
from kiosk.core.scanner_setup import AS_LEARNT, AS_TYPED, ScannerSetup, keyboard_of
from kiosk.core.serial_lines import SPEEDS, LineEnd, SerialChoice, SerialPort, SerialState, find, remember
from kiosk.ui.scanner.scanner_texts import (
    doubt_words,
    layout_name,
    learnt_words,
    line_end_name,
    not_learnt_words,
    port_name,
    serial_words,
)
from kiosk.ui.theme.clean_text import clean, isolate
from kiosk.ui.theme.direction import reads_from_right
from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.fit_label import FitLabel
from kiosk.ui.widgets.segments import Segments
from kiosk.ui.widgets.setting_row import SettingRow
from kiosk.ui.widgets.sheet import EDGE_PX, GUARD_S, Sheet
from kiosk.ui.widgets.sheet_notice import SheetNotice

QUIET = 4
"""Modules of white around a code, as its standard asks for."""
LEAST_MODULE_PX = 3
"""Smaller ones are more than a hand scanner can be asked to read from a screen."""


class CodePicture(QWidget):
    """Shows `content`; `name` tells people who do not see it what it is for."""

    def __init__(
        self, theme: Theme, content: str, name: str, *, module_px: int = 6, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme, self._module_px = theme, module_px
        self._room = 0
        rows = segno.make_qr(content, error="l").matrix
        self._side = len(rows) + 2 * QUIET
        self._dark = [(x, y) for y, row in enumerate(rows) for x, one in enumerate(row) if one]
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.zoomed.connect(self.updateGeometry)

    def fit_into(self, room: int) -> None:
        """Be as large as whole modules are in so many pixels, and no larger than one wants."""
        if room != self._room:
            self._room = room
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Large enough for a scanner at arm's length, where there is room."""
        module = self._theme.px(self._module_px)
        if self._room:
            module = max(min(module, self._room // self._side), LEAST_MODULE_PX)
        return QSize(self._side * module, self._side * module)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Modules on whole pixels of the screen, however much the window is enlarged."""
        painter = QPainter(self)
        ratio = self.devicePixelRatioF()
        side = round(min(self.width(), self.height()) * ratio)
        module = max(side // self._side, 1)
        edge = (side - module * (self._side - 2 * QUIET)) // 2
        painter.scale(1 / ratio, 1 / ratio)
        painter.fillRect(QRect(0, 0, side, side), Qt.GlobalColor.white)
        for x, y in self._dark:
            place = QRect(edge + x * module, edge + y * module, module, module)
            painter.fillRect(place, Qt.GlobalColor.black)
        painter.end()


WIDE_PX = 560
"""From this width on everything else stands beside the code."""
CODE_SHARE = 0.46
"""The code takes no more than this of the sheet's width, or of its height where it stands above the rest."""
LONGEST_SHOWN = 300
NO_PORT = ""


class HandScannerSheet(Sheet):
    """`keyboard_chosen` brings AS_TYPED, AS_LEARNT or a keyboard, `serial_chosen` a SerialChoice."""

    keyboard_chosen = Signal(str)
    serial_chosen = Signal(object)

    def __init__(self, theme: Theme, guard_s: float = GUARD_S, parent: QWidget | None = None) -> None:
        super().__init__(theme, guard_s, parent)
        self._serial = SerialChoice()
        self._ports: tuple[SerialPort, ...] = ()
        self._doubt = ""
        self.set_title(self.tr("Hand scanner"))
        self.code = CodePicture(theme, LINE, self.tr("Code that tells how the scanner types"))
        self.steps = FitLabel(theme, largest_px=18, smallest_px=18, lines=8)
        self.found = FitLabel(theme, largest_px=18, smallest_px=18, lines=10, weight=QFont.Weight.DemiBold)
        self.notice = SheetNotice(theme)
        self.arrived = FitLabel(theme, largest_px=18, smallest_px=16, lines=8)
        self.keyboard = Segments(theme, {})
        self.port = Segments(theme, {})
        self.speed = Segments(theme, {speed: speed for speed in SPEEDS})
        self.end = Segments(theme, {end.value: line_end_name(end) for end in LineEnd})
        self._lay_out(theme)
        for segments in (self.keyboard, self.port, self.speed, self.end):
            segments.picked.connect(lambda key, one=segments: self._pick(one, key))
        theme.changed.connect(self._place_code)
        self._place_code()

    def ask(
        self,
        setup: ScannerSetup,
        here: str,
        serial: SerialChoice,
        ports: Sequence[SerialPort],
        state: SerialState,
    ) -> None:
        """Open; `here` is what an American scanner would be set to, empty where nothing would help it."""
        self._ports = tuple(ports)
        self._begin()
        self.show_setup(setup, here)
        self.show_serial(serial)
        self.show_state(state)
        self.open()

    def show_setup(self, setup: ScannerSetup, here: str) -> None:
        """How what is typed is corrected now."""
        held = keyboard_of(setup)
        choices = {AS_TYPED: self.tr("As this computer")}
        if here:
            choices[here] = self._american()
        if held == AS_LEARNT:
            choices[AS_LEARNT] = self.tr("As it was learnt")
        elif held not in choices:
            choices[held] = self._american() if setup.scanner == CODE_KEYBOARD else layout_name(setup.scanner)
            if here and setup.scanner == CODE_KEYBOARD:
                del choices[here]
        self.keyboard.offer_choices(choices)
        self.keyboard.hold(held)

    def show_ports(self, ports: Sequence[SerialPort]) -> None:
        """Which serial ports there are."""
        if tuple(ports) != self._ports:
            self._ports = tuple(ports)
            self.show_serial(self._serial)

    def show_serial(self, choice: SerialChoice) -> None:
        """Which serial scanner is meant now."""
        self._serial = choice
        names = {remember(port): port_name(port) for port in self._ports}
        meant = find(choice.port, self._ports) if choice.port else None
        if choice.port and meant is None:
            names[choice.port] = self.tr("The one chosen before")
        self.port.offer_choices({NO_PORT: self.tr("None"), **names})
        self.port.hold(remember(meant) if meant else choice.port)
        self.speed.hold(choice.speed)
        self.end.hold(choice.end.value)
        for segments in (self.speed, self.end):
            self.rows[segments].setVisible(bool(choice.port))

    def show_state(self, state: SerialState) -> None:
        """How the serial line is."""
        self.rows[self.port].explain(serial_words(state))

    def show_learnt(self, learnt: Learnt) -> None:
        """What the scan of the code told."""
        self.found.show_text(learnt_words(learnt))
        self.found.show()
        self._doubt = doubt_words(learnt)
        self.notice.show_text(self._doubt)
        self.steps.show_text(
            self.tr("Now scan a ticket: what arrives is shown here, and nobody is checked in.")
        )
        self._show_arrived("")

    def show_not_learnt(self, trouble: NotLearnt) -> None:
        """The scan of the code told nothing."""
        self.notice.show_text(not_learnt_words(trouble))
        self._show_arrived("")

    def show_arrived(self, code: str | bytes) -> None:
        """A code that was scanned, as the door would get it."""
        self.notice.show_text(self._doubt)
        text = clean(text_of(code))
        shown = text[:LONGEST_SHOWN] + ("…" if len(text) > LONGEST_SHOWN else "")
        self._show_arrived(self.tr("Arrived: {text}").format(text=isolate(shown)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything else beside the code where there is room, or under it."""
        super().resizeEvent(event)
        self._place_code()

    def forget(self) -> None:
        """See kiosk.ui.widgets.sheet.Sheet."""
        self._begin()

    def _begin(self) -> None:
        self.steps.show_text(
            self.tr(
                "Scan this code with the hand scanner. Kiosk finds out how it types, and corrects what this"
                " computer would make of it. Then scan a ticket to try: nobody is checked in from here."
            )
        )
        self.found.show_text("")
        self.found.hide()
        self._doubt = ""
        self.notice.show_text("")
        self._show_arrived("")

    def _show_arrived(self, text: str) -> None:
        self.arrived.show_text(text)
        self.arrived.setVisible(bool(text))
        self._scroll.verticalScrollBar().setValue(0)

    def _american(self) -> str:
        return self.tr("As an American one")

    def _pick(self, segments: Segments, key: str) -> None:
        if self.ignores_input:
            return
        if segments is self.keyboard:
            self.keyboard_chosen.emit(key)
        elif segments is self.port:
            self.serial_chosen.emit(replace(self._serial, port=key))
        elif segments is self.speed:
            self.serial_chosen.emit(replace(self._serial, speed=key))
        else:
            self.serial_chosen.emit(replace(self._serial, end=LineEnd(key)))

    def _lay_out(self, theme: Theme) -> None:
        self._still = QVBoxLayout()  # the code does not scroll: it has to be whole whenever it is scanned
        self._still.addWidget(self.code, 0, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignHCenter)
        self._beside = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._beside.setSpacing(0)
        self._column.removeWidget(self._scroll)
        self._beside.addLayout(self._still)
        self._beside.addWidget(self._scroll, 1)
        self._column.insertLayout(1, self._beside, 1)
        for part in (self.notice, self.steps, self.arrived, self.found):
            self.body.addWidget(part)
        self.rows = {
            self.keyboard: SettingRow(theme, self.tr("The scanner types"), self.keyboard),
            self.port: SettingRow(theme, self.tr("Serial scanner"), self.port),
            self.speed: SettingRow(theme, self.tr("Speed"), self.speed, self.tr("As the scanner is set.")),
            self.end: SettingRow(theme, self.tr("A code ends with"), self.end),
        }
        for row in self.rows.values():
            self.body.addWidget(row)
        self.body.addStretch(1)

    def _place_code(self) -> None:
        px, edge, top = self._theme.px, self._theme.px(EDGE_PX), self.body.contentsMargins().top()
        wide = self.width() >= px(WIDE_PX)
        across = self.width() - 2 * edge - 2
        bars = self.title.sizeHint().height() + self.buttons.sizeHint().height()
        down = self.height() - bars - top - px(8)
        if wide:
            self._beside.setDirection(QBoxLayout.Direction.LeftToRight)
            self.code.fit_into(min(round(across * CODE_SHARE), down))
        else:
            self._beside.setDirection(QBoxLayout.Direction.TopToBottom)
            self.code.fit_into(min(across, round(down * CODE_SHARE)))
        mirrored = reads_from_right(self)
        near, far = edge, 0 if wide else edge
        self._still.setContentsMargins(far if mirrored else near, top, near if mirrored else far, px(8))
