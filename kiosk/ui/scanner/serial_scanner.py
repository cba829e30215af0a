"""A hand scanner on a serial line (USB-COM): opened, lost and found again for as long as it is wanted."""

import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress

from PySide6.QtCore import QObject, QTimer, Signal
from serial.tools.list_ports import comports
from serial.tools.list_ports_common import ListPortInfo

from kiosk.core.serial_lines import Lines, Refused, SerialChoice, SerialPort, SerialState, SerialStatus
from kiosk.ui.scanner.serial_line import SerialLine


def serial_ports() -> tuple[SerialPort, ...]:
    """Those that are here now; asked of the system anew each time, without opening any. May take its time."""
    return tuple(_facts(info) for info in comports())


def _facts(info: ListPortInfo) -> SerialPort:
    name = info.name or info.device
    known = info.description not in {None, "n/a", name}
    return SerialPort(
        name=name,
        place=info.device,
        description=str(info.description).removesuffix(f" ({name})") if known else info.manufacturer or "",
        vendor="" if info.vid is None else f"{info.vid:04x}",
        product="" if info.pid is None else f"{info.pid:04x}",
        serial=info.serial_number or "",
    )


RETRY_S = 1.0


class SerialScanner(QObject):
    """`scanned` brings each code's bytes and when they came, `changed` each new SerialState.

    `listed` brings the SerialPorts that `look` found. Times are seconds of the clock. Nothing here waits, not
    even for a port that lets its opener wait for ever. Whoever destroys it calls `end` first: a thread that
    emits while Qt destroys the object ends the program.
    """

    scanned = Signal(bytes, float)
    changed = Signal(object)
    listed = Signal(object)
    _line_changed = Signal(object, object)
    _came = Signal(object)

    def __init__(
        self,
        parent: QObject | None = None,
        ports: Callable[[], Sequence[SerialPort]] = serial_ports,
        retry_s: float = RETRY_S,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(parent)
        self._ports = ports
        self._retry_s, self._clock = retry_s, clock
        self._lines = Lines()
        self._came_s = 0.0
        self._state = SerialState(SerialStatus.UNUSED)
        self._line: SerialLine | None = None
        self._let_go: SerialLine | None = None
        self._looking: threading.Thread | None = None
        self._listing, self._ended = threading.Lock(), False
        self._line_changed.connect(self._hear)
        self._came.connect(self._read)
        self._silence = QTimer(self)
        self._silence.setSingleShot(True)
        self._silence.timeout.connect(self._end_by_silence)

    @property
    def state(self) -> SerialState:
        """How the line is now."""
        return self._state

    def use(self, choice: SerialChoice) -> None:
        """Listen to this scanner from now on; to none where no port is chosen, and to none after `end`."""
        self._silence.stop()
        if self._line is not None:
            self._line.end()
            self._line, self._let_go = None, self._line
        if not choice.port or self._ended:
            self._report(SerialState(SerialStatus.UNUSED))
            return
        self._report(SerialState(SerialStatus.CONNECTING))
        self._lines = Lines(choice.end)
        line = self._line = SerialLine(
            choice,
            self._ports,
            state_changed=lambda state: self._line_changed.emit(line, state),
            came=lambda: self._came.emit(line),
            retry_s=self._retry_s,
            clock=self._clock,
        )
        line.start(self._let_go)

    def look(self) -> None:
        """Have the ports of this machine listed; not twice at a time."""
        if self._looking is None or not self._looking.is_alive():
            self._looking = threading.Thread(target=self._list, name="serial-ports", daemon=True)
            self._looking.start()

    def end(self) -> None:
        """Let go of the line, for good, and tell nothing more, whatever threads are still looking."""
        self.use(SerialChoice())
        with self._listing:
            self._ended = True

    def _list(self) -> None:
        with suppress(OSError):
            ports = self._ports()
            with self._listing:
                if not self._ended:
                    self.listed.emit(ports)

    def _hear(self, line: SerialLine, state: SerialState) -> None:
        if line is self._line:
            self._report(state)

    def _read(self, line: SerialLine) -> None:
        if line is self._line:
            self._take(line)

    def _take(self, line: SerialLine) -> bool:
        """Whether anything came."""
        chunks = line.take()
        for chunk in chunks:
            if chunk.torn:
                self._lines = Lines(self._lines.end)  # what was left unfinished is no code
            elif self._lines.holds and chunk.silent_s >= self._lines.silence_s:
                self._emit_codes(self._lines.silence())
            self._came_s = chunk.came_s
            self._emit_codes(self._lines.feed(chunk.data))
        if chunks and self._lines.holds:
            self._silence.start(round(self._lines.silence_s * 1000))
        return bool(chunks)

    def _end_by_silence(self) -> None:
        """Unless the rest came while nobody had the time to look."""
        if self._line is not None and not self._take(self._line):
            self._emit_codes(self._lines.silence())

    def _emit_codes(self, found: Sequence[bytes | Refused]) -> None:
        for one in found:
            refused = one if isinstance(one, Refused) else None
            if self._state.status is SerialStatus.READY and self._state.refused is not refused:
                self._report(SerialState(SerialStatus.READY, self._state.name, refused=refused))
            if isinstance(one, bytes):
                self.scanned.emit(one, self._came_s)

    def _report(self, state: SerialState) -> None:
        if state != self._state:
            self._state = state
            self.changed.emit(state)
