"""A hand scanner on a serial line (USB-COM): opened, lost and found again for as long as it is wanted."""

import os
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QIODevice, QObject, QTimer, Signal
from PySide6.QtSerialPort import QSerialPort

from kiosk.core.serial_lines import Lines, Refused, SerialChoice, SerialPort, SerialStatus, find
from kiosk.ui.machine.serial_ports import serial_ports

RETRY_MS = 1000
MOST_UNREAD = 65_536
"""Bytes that are taken from the system before they are looked at; the rest waits there."""
_Error = QSerialPort.SerialPortError


@dataclass(frozen=True, slots=True)
class SerialState:
    """`name`: the port's; `why`: the system's words where it failed. `refused`: of what came last."""

    status: SerialStatus
    name: str = ""
    why: str = ""
    refused: Refused | None = None


class SerialScanner(QObject):
    """`scanned` brings each code's bytes and when they came, `changed` each new SerialState.

    Times are seconds of the clock. Nothing here waits.
    """

    scanned = Signal(bytes, float)
    changed = Signal(object)

    def __init__(
        self,
        parent: QObject | None = None,
        ports: Callable[[], Sequence[SerialPort]] = serial_ports,
        retry_ms: int = RETRY_MS,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(parent)
        self._ports = ports
        self._clock = clock
        self._came_s = 0.0
        self._choice = SerialChoice()
        self._lines = Lines()
        self._state = SerialState(SerialStatus.UNUSED)
        self._line: QSerialPort | None = None
        self._retry = QTimer(self)
        self._retry.setInterval(retry_ms)
        self._retry.timeout.connect(self._open)
        self._silence = QTimer(self)
        self._silence.setSingleShot(True)
        self._silence.timeout.connect(lambda: self._tell(self._lines.silence()))

    @property
    def state(self) -> SerialState:
        """How the line is now."""
        return self._state

    def use(self, choice: SerialChoice) -> None:
        """Listen to this scanner from now on; to none where no port is chosen."""
        self._choice = choice
        self._close()
        if choice.port:
            self._open()
        else:
            self._retry.stop()
            self._say(SerialState(SerialStatus.UNUSED))

    def _open(self) -> None:
        port = find(self._choice.port, self._ports())
        if port is None:
            self._try_again(SerialState(SerialStatus.ABSENT))
            return
        line = QSerialPort(self)
        line.setPortName(port.place or port.name)
        line.setBaudRate(int(self._choice.speed))
        line.setReadBufferSize(MOST_UNREAD)
        if not line.open(QIODevice.OpenModeFlag.ReadOnly):
            why = {_Error.DeviceNotFoundError: SerialStatus.ABSENT, _Error.PermissionError: why_denied(port)}
            state = SerialState(why.get(line.error(), SerialStatus.FAILED), port.name, line.errorString())
            line.deleteLater()
            self._try_again(state)
            return
        line.setDataTerminalReady(True)  # Windows leaves it off, and some scanners say nothing until it is on
        self._retry.stop()
        self._line = line
        self._lines = Lines(self._choice.end)
        line.readyRead.connect(self._read)
        line.errorOccurred.connect(self._failed)
        self._say(SerialState(SerialStatus.READY, port.name))

    def _read(self) -> None:
        if self._line is None:
            return
        self._came_s = self._clock()
        self._tell(self._lines.feed(bytes(self._line.readAll().data())))
        if self._lines.holds:
            self._silence.start(round(self._lines.silence_s * 1000))

    def _tell(self, found: Sequence[bytes | Refused]) -> None:
        for one in found:
            refused = one if isinstance(one, Refused) else None
            if self._state.status is SerialStatus.READY and self._state.refused is not refused:
                self._say(SerialState(SerialStatus.READY, self._state.name, refused=refused))
            if isinstance(one, bytes):
                self.scanned.emit(one, self._came_s)

    def _failed(self, error: QSerialPort.SerialPortError) -> None:
        """Unplugged, most likely: what it left unfinished is no code."""
        if error == _Error.NoError or self._line is None:
            return
        name, why = self._state.name, self._line.errorString()
        gone = error in (_Error.ResourceError, _Error.DeviceNotFoundError)
        self._close()
        self._try_again(SerialState(SerialStatus.ABSENT if gone else SerialStatus.FAILED, name, why))

    def _try_again(self, state: SerialState) -> None:
        self._say(state)
        if not self._retry.isActive():
            self._retry.start()

    def _close(self) -> None:
        self._silence.stop()
        line, self._line = self._line, None
        if line is not None:
            line.readyRead.disconnect(self._read)
            line.errorOccurred.disconnect(self._failed)
            line.close()
            line.deleteLater()

    def _say(self, state: SerialState) -> None:
        if state != self._state:
            self._state = state
            self.changed.emit(state)


def why_denied(port: SerialPort) -> SerialStatus:
    """Qt has one error for two: a line that another program holds can still be looked at by this one.

    Not on Windows, where lines are nobody's own: there it is always in use.
    """
    busy = os.name == "nt" or os.access(port.place or port.name, os.R_OK)
    return SerialStatus.BUSY if busy else SerialStatus.FORBIDDEN
