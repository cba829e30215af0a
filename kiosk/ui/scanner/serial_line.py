"""A serial line, opened and read in a thread of its own: some keep who opens them waiting, a few for ever."""

import errno
import logging
import os
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress

from msgspec import Struct
from serial import Serial

from kiosk.core.serial_lines import SerialChoice, SerialPort, SerialState, SerialStatus, find

MOST_UNREAD = 65_536
"""Bytes that are taken from the system before they are looked at; the rest waits there."""
MOST_AT_ONCE = 4096
SILENT_S = 0.05
"""So long a read waits on a line where nothing comes, and then knows that nothing did."""
LET_GO_S = 3.0
"""So long the line before this one has to let go of its port."""
_STATUS = {
    errno.ENOENT: SerialStatus.ABSENT,
    errno.ENODEV: SerialStatus.ABSENT,
    errno.ENXIO: SerialStatus.ABSENT,
    errno.EBUSY: SerialStatus.BUSY,
    errno.EAGAIN: SerialStatus.BUSY,
    errno.EACCES: SerialStatus.FORBIDDEN,
    errno.EPERM: SerialStatus.FORBIDDEN,
}
log = logging.getLogger(__name__)


class Chunk(Struct, frozen=True):
    """Bytes that came at once, and when they were read. `torn`: what came before them is from a lost line.

    `silent_s`: how long nothing came before them, for certain; however late a busy machine read them, what
    belongs together is never taken apart.
    """

    data: bytes
    came_s: float
    silent_s: float = 0.0
    torn: bool = False


class SerialLine:
    """Looks for the port that is meant, opens and reads it, and looks for it anew when it was lost.

    `told` is called with each SerialState, `came` when bytes wait for `take`: both in the line's thread, and
    never after `end`. Times are seconds of `clock`.
    """

    def __init__(
        self,
        choice: SerialChoice,
        ports: Callable[[], Sequence[SerialPort]],
        state_changed: Callable[[SerialState], None],
        came: Callable[[], None],
        *,
        retry_s: float,
        clock: Callable[[], float],
    ) -> None:
        self._choice, self._ports = choice, ports
        self._state_changed, self._came = state_changed, came
        self._retry_s, self._clock = retry_s, clock
        self._ended = threading.Event()
        self._lock = threading.Lock()
        self._unread: list[Chunk] = []
        self._unread_bytes = 0
        self._came_s = 0.0
        self._thread: threading.Thread | None = None

    def start(self, after: "SerialLine | None" = None) -> None:
        """Begin, once the line before this one has let go."""
        self._thread = threading.Thread(target=self._run, args=(after,), name="serial-line", daemon=True)
        self._thread.start()

    def end(self) -> None:
        """Let go of the port soon; nothing more is told. Does not wait."""
        with self._lock:
            self._ended.set()

    def take(self) -> list[Chunk]:
        """All that came since, in its order."""
        with self._lock:
            chunks, self._unread, self._unread_bytes = self._unread, [], 0
            return chunks

    def join(self, timeout_s: float) -> None:
        """Wait until the port is let go, but no longer than this."""
        if self._thread is not None:
            self._thread.join(timeout_s)

    def _run(self, after: "SerialLine | None") -> None:
        if after is not None:
            after.join(LET_GO_S)
        while not self._ended.is_set():
            self._listen()
            self._ended.wait(self._retry_s)

    def _listen(self) -> None:
        """Until the line is lost, or could not be had."""
        name = ""
        try:
            port = find(self._choice.port, self._ports())
            if port is None:
                self._report(SerialState(SerialStatus.ABSENT))
                return
            name = port.name
            line = opened(port, int(self._choice.speed))
        except Exception as error:  # noqa: BLE001 - whatever a driver or a system's library raises
            self._report(SerialState(status_of(error), name, words_of(error)))
            return
        try:
            self._report(SerialState(SerialStatus.READY, name))
            self._read(line)
        except Exception as error:  # noqa: BLE001 - likewise: unplugged, most likely
            log.info("the serial line %s was lost: %s", name, error)
            self._report(SerialState(SerialStatus.ABSENT, name, words_of(error)))
        finally:
            self._put(Chunk(b"", self._came_s, torn=True))
            let_go(line)

    def _read(self, line: Serial) -> None:
        """Until it is not wanted any more."""
        silent_until_s = self._came_s
        while not self._ended.is_set():
            began_s = self._clock()
            if self._unread_bytes >= MOST_UNREAD:
                self._ended.wait(SILENT_S)
            elif data := line.read(1):
                data += line.read(min(line.in_waiting, MOST_AT_ONCE))
                self._put(Chunk(data, self._clock(), max(0.0, silent_until_s - self._came_s)))
            else:
                silent_until_s = began_s + SILENT_S

    def _put(self, chunk: Chunk) -> None:
        with self._lock:
            self._came_s = chunk.came_s
            first = not self._unread
            self._unread.append(chunk)
            self._unread_bytes += len(chunk.data)
            if first and not self._ended.is_set():
                self._came()

    def _report(self, state: SerialState) -> None:
        with self._lock:
            if not self._ended.is_set():
                self._state_changed(state)


def opened(port: SerialPort, speed: int) -> Serial:
    """The line of this port, held against other programs. May take its time.

    Raises SerialException, which is an OSError, and on some systems what their libraries raise.
    """
    line = Serial(port.place or port.name, speed, timeout=SILENT_S, exclusive=True)
    _hold(line, alone=True)
    return line


def let_go(line: Serial) -> None:
    """Close it, and let others have it: as long as anybody has it open, the system remembers who may not."""
    with suppress(Exception):  # it was lost, and its driver says so once more
        _hold(line, alone=False)
        line.close()


def _hold(line: Serial, *, alone: bool) -> None:
    if os.name == "posix":
        import fcntl
        import termios

        with suppress(OSError):  # a line of which that cannot be asked
            fcntl.ioctl(line.fileno(), termios.TIOCEXCL if alone else termios.TIOCNXCL)


def status_of(error: Exception) -> SerialStatus:
    """Why a line could not be opened. On Windows there is no number, only the system's error in the words."""
    number = error.errno if isinstance(error, OSError) else None
    if number is not None:
        return _STATUS.get(number, SerialStatus.FAILED)
    if "FileNotFoundError" in str(error):
        return SerialStatus.ABSENT
    return SerialStatus.BUSY if "PermissionError" in str(error) else SerialStatus.FAILED


def words_of(error: Exception) -> str:
    """The system's words for it."""
    number = error.errno if isinstance(error, OSError) else None
    return str(error) if number is None else os.strerror(number)
