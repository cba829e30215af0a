"""Hand scanners, typing or serial: what they read goes to the door, or to their sheet while that is seen.

A sheet that is open and covered, by another sheet, by a verdict or by another program, is not what somebody
means who scans a ticket: then the ticket is judged at the door as ever.
"""

from collections.abc import Iterator, Sequence
from functools import cached_property

from msgspec.structs import replace
from PySide6.QtCore import QLocale, QObject, Signal
from PySide6.QtGui import QGuiApplication

from kiosk.core.calibration import CalibrationTrouble, NotLearnt, learn
from kiosk.core.keystrokes import Burst
from kiosk.core.layouts import CODE_KEYBOARD, layout_of
from kiosk.core.scanner_setup import AS_LEARNT, ScannerSetup, keyboard_of, layouts_in, read, setup_from
from kiosk.core.serial_lines import SerialChoice, SerialPort, SerialState
from kiosk.engine.readiness import Check
from kiosk.engine.serial_readiness import serial_checks
from kiosk.ui.door.last_shown import is_seen
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.preferences import Preferences, Preferred
from kiosk.ui.scanner.hand_scanner import HandScanner
from kiosk.ui.scanner.hand_scanner_sheet import HandScannerSheet
from kiosk.ui.scanner.key_places import Board, board_here
from kiosk.ui.scanner.serial_scanner import SerialScanner


class ScannerPresenter(QObject):
    """`code_read` brings each code as it was sent, text or bytes, and when; `set_up` a new ScannerSetup."""

    code_read = Signal(object, float)
    set_up = Signal(object)

    def __init__(
        self,
        typing: HandScanner,
        serial: SerialScanner,
        window: DoorWindow,
        preferred: Preferred,
        board: Board | None = None,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._serial, self._preferred = serial, preferred
        self._ports: Sequence[SerialPort] = ()
        self._board = board or board_here()
        self._setup, self._choice = preferred.now.scanner, preferred.now.serial
        typing.scanned.connect(self._typed)
        serial.scanned.connect(self._arrived)
        serial.changed.connect(self._line_changed)
        serial.listed.connect(self._list)
        preferred.changed.connect(self._prefer)

    @cached_property
    def sheet(self) -> HandScannerSheet:
        """The one to set scanners up, made when it is first asked for."""
        sheet = HandScannerSheet(self._window.theme, self._window.guard_s, self._window)
        sheet.keyboard_chosen.connect(self._choose_keyboard)
        sheet.serial_chosen.connect(self._choose_serial)
        self._window.add_sheet(sheet)
        return sheet

    @property
    def _is_open(self) -> bool:
        return "sheet" in self.__dict__ and self.sheet.is_open

    def start(self) -> None:
        """Listen to the serial line that is preferred, until `stop`."""
        self._serial.use(self._choice)

    def open(self) -> None:
        """Show the code that tells how a scanner types."""
        self.sheet.ask(self._setup, self._american_here(), self._choice, self._ports, self._serial.state)
        self._serial.look()

    def stop(self) -> None:
        """Let go of the serial line, for good."""
        self._serial.end()

    def checks(self) -> Iterator[Check]:
        """Whether the serial scanner is there, where one is wanted."""
        state = self._serial.state
        return serial_checks(state.status, state.name, state.why)

    def _typed(self, burst: Burst) -> None:
        if not (self._is_open and is_seen(self._window, self.sheet)):
            self.code_read.emit(read(burst, self._setup), burst.at_s)
            return
        learnt = learn(burst)
        if not isinstance(learnt, NotLearnt):
            self.sheet.show_learnt(learnt)
            self._use(setup_from(learnt))
        elif learnt.why is CalibrationTrouble.INCOMPLETE:
            self.sheet.show_not_learnt(learnt)
        else:
            self.sheet.show_arrived(read(burst, self._setup))

    def _arrived(self, code: bytes, at_s: float) -> None:
        if self._is_open and is_seen(self._window, self.sheet):
            self.sheet.show_arrived(code)
        else:
            self.code_read.emit(code, at_s)

    def _line_changed(self, state: SerialState) -> None:
        if self._is_open:
            self.sheet.show_state(state)

    def _list(self, ports: Sequence[SerialPort]) -> None:
        self._ports = ports
        if self._is_open:
            self.sheet.show_ports(ports)

    def _choose_keyboard(self, keyboard: str) -> None:
        if keyboard in (AS_LEARNT, keyboard_of(self._setup)):
            return
        scanner, computer = layouts_in(keyboard)
        by_place = bool(scanner) and self._board.knows_places
        self._use(replace(self._setup, scanner=scanner, computer=computer, by_place=by_place, meant=()))

    def _choose_serial(self, choice: SerialChoice) -> None:
        self._preferred.use(replace(self._preferred.now, serial=choice))

    def _use(self, setup: ScannerSetup) -> None:
        self._preferred.use(replace(self._preferred.now, scanner=setup))

    def _prefer(self, preferences: Preferences) -> None:
        if preferences.scanner != self._setup:
            self._setup = preferences.scanner
            self.set_up.emit(self._setup)
        if preferences.serial != self._choice:
            self._choice = preferences.serial
            self._serial.use(self._choice)
        if self._is_open:
            self.sheet.show_setup(self._setup, self._american_here())
            self.sheet.show_serial(self._choice)

    def _american_here(self) -> str:
        """An American scanner at this computer; empty where nothing would tell what it means.

        The language of what is typed tells the computer's keyboard.
        """
        locale = QGuiApplication.inputMethod().locale()
        territory = QLocale.territoryToCode(locale.territory())
        computer = layout_of(QLocale.languageToCode(locale.language()), territory)
        return f"{CODE_KEYBOARD}/{computer}" if computer or self._board.knows_places else ""
