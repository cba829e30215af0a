"""A serial scanner over a real line of the system, with its cable pulled and put back."""

import errno
import os
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot
from serial import Serial, SerialException

from kiosk.core.serial_lines import (
    SILENCE_S,
    LineEnd,
    Refused,
    SerialChoice,
    SerialPort,
    SerialState,
    SerialStatus,
    remember,
)
from kiosk.ui.scanner import serial_line
from kiosk.ui.scanner.serial_line import SILENT_S, SerialLine, status_of, words_of
from kiosk.ui.scanner.serial_scanner import SerialScanner, serial_ports

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pseudo-terminals to open")


_LOCK = 2 | 4
"""flock(2): LOCK_EX | LOCK_NB."""


class Cable:
    """A scanner at the far end of a line; `ports` are those of the machine."""

    def __init__(self) -> None:
        self.ports: list[SerialPort] = []
        self._ends: list[int] = []

    def plug_in(self, name: str = "ttyACM0") -> SerialPort:
        self._ends = [*os.openpty()]
        port = SerialPort(name, os.ttyname(self._ends[1]), "Voyager", "0c2e", "0ba1", "S1")
        self.ports.append(port)
        return port

    def send(self, data: bytes) -> None:
        os.write(self._ends[0], data)

    def pull(self) -> None:
        self.ports.clear()
        for end in self._ends:
            os.close(end)
        self._ends = []


class Heard:
    def __init__(self, cable: Cable) -> None:
        self.now_s = 50.0
        self.scanner = SerialScanner(ports=lambda: cable.ports, retry_s=0.01, clock=lambda: self.now_s)
        self.codes: list[bytes] = []
        self.times_s: list[float] = []
        self.states: list[SerialState] = []
        self.scanner.scanned.connect(self._scanned)
        self.scanner.changed.connect(self.states.append)

    def _scanned(self, code: bytes, at_s: float) -> None:
        self.codes.append(code)
        self.times_s.append(at_s)

    @property
    def status(self) -> SerialStatus:
        return self.scanner.state.status

    def use(self, choice: SerialChoice, qtbot: QtBot) -> None:
        """Listen, and wait until it is known what becomes of it."""
        self.scanner.use(choice)
        qtbot.waitUntil(lambda: self.status is not SerialStatus.CONNECTING)


@pytest.fixture
def cable() -> Iterator[Cable]:
    cable = Cable()
    yield cable
    cable.pull()


@pytest.fixture
def heard(cable: Cable, qtbot: QtBot) -> Iterator[Heard]:
    heard = Heard(cable)
    yield heard
    heard.scanner.end()
    assert heard.status is SerialStatus.UNUSED
    heard.scanner.deleteLater()


def test_codes_arrive_as_they_were_sent(heard: Heard, cable: Cable, qtbot: QtBot) -> None:
    port = cable.plug_in()
    heard.use(SerialChoice(remember(port), "115200"), qtbot)
    assert heard.scanner.state == SerialState(SerialStatus.READY, "ttyACM0")
    sent = [b"TKT-000042-9f3c", "Müller €".encode(), b"M\xfcller", b'{"id": "t1"}', b"x" * 3000]
    for number, code in enumerate(sent, start=1):
        cable.send(code[:7])
        cable.send(code[7:] + b"\r\n")
        qtbot.waitUntil(lambda count=number: len(heard.codes) == count)  # type: ignore[misc]
    assert heard.codes == sent


def test_code_without_an_end_is_ended_by_silence(heard: Heard, cable: Cable, qtbot: QtBot) -> None:
    heard.use(SerialChoice(remember(cable.plug_in())), qtbot)
    cable.send(b"TKT-1")
    qtbot.waitUntil(lambda: heard.codes == [b"TKT-1"])


def test_code_whose_rest_waits_while_the_window_is_busy_is_not_cut(
    heard: Heard, cable: Cable, qtbot: QtBot
) -> None:
    heard.use(SerialChoice(remember(cable.plug_in())), qtbot)
    cable.send(b"TKT-0000")
    qtbot.waitUntil(lambda: heard.scanner._lines.holds)
    cable.send(b"42")
    time.sleep(1.2 * SILENCE_S)  # the window is busy: its timer is due before it looks at the line
    qtbot.waitUntil(lambda: heard.codes != [])
    assert heard.codes == [b"TKT-000042"]


def test_two_codes_without_an_end_stay_two_though_the_window_is_busy_meanwhile(
    cable: Cable, heard: Heard, qtbot: QtBot
) -> None:
    heard.scanner._clock = time.monotonic
    heard.use(SerialChoice(remember(cable.plug_in())), qtbot)
    for code in (b"TKT-1", b"TKT-2", b"TKT-3"):
        cable.send(code)
        time.sleep(SILENCE_S + 8 * SILENT_S)
    qtbot.waitUntil(lambda: len(heard.codes) == 3)
    assert heard.codes == [b"TKT-1", b"TKT-2", b"TKT-3"]
    assert heard.times_s[1] - heard.times_s[0] > SILENCE_S


def test_what_a_lost_line_left_unfinished_is_no_part_of_a_code_though_the_window_is_busy(
    cable: Cable, heard: Heard, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    opens, opened = threading.Semaphore(0), serial_line.opened

    def counted(port: SerialPort, speed: int) -> Serial:
        line = opened(port, speed)
        opens.release()
        return line

    monkeypatch.setattr(serial_line, "opened", counted)
    heard.use(SerialChoice(remember(cable.plug_in())), qtbot)
    assert opens.acquire(timeout=60)
    cable.send(b"half of a co")
    _until(lambda: bool(_line_of(heard)._unread))
    cable.pull()
    _until(lambda: _line_of(heard)._unread[-1].torn)
    cable.plug_in("ttyACM1")
    assert opens.acquire(timeout=60)
    cable.send(b"TKT-1")
    _until(lambda: not _line_of(heard)._unread[-1].torn)
    qtbot.waitUntil(lambda: heard.codes != [])
    assert heard.codes == [b"TKT-1"]


def _line_of(heard: Heard) -> SerialLine:
    assert heard.scanner._line is not None
    return heard.scanner._line


def _until(holds: Callable[[], bool]) -> None:
    """Without letting the window's loop turn."""
    until_s = time.monotonic() + 60
    while not holds():
        assert time.monotonic() < until_s
        time.sleep(0.01)


def test_code_is_as_old_as_its_last_byte_and_not_as_the_silence_after_it(
    heard: Heard, cable: Cable, qtbot: QtBot
) -> None:
    heard.use(SerialChoice(remember(cable.plug_in())), qtbot)
    cable.send(b"TKT-1")
    qtbot.waitUntil(lambda: heard.scanner._lines.holds)
    heard.now_s = 53.0
    qtbot.waitUntil(lambda: heard.codes == [b"TKT-1"])
    cable.send(b"TKT-1\r")
    qtbot.waitUntil(lambda: len(heard.codes) > 1)
    assert heard.times_s == [50.0, 53.0]


def test_line_end_is_the_one_that_was_chosen(heard: Heard, cable: Cable, qtbot: QtBot) -> None:
    heard.use(SerialChoice(remember(cable.plug_in()), end=LineEnd.TAB), qtbot)
    cable.send(b"TKT-1\rA\tTKT-2\t")
    qtbot.waitUntil(lambda: heard.codes == [b"TKT-1\rA", b"TKT-2"])


def test_pulled_cable_is_noticed_and_found_again_on_another_port(
    heard: Heard, cable: Cable, qtbot: QtBot
) -> None:
    heard.use(SerialChoice(remember(cable.plug_in()), end=LineEnd.CR), qtbot)
    for name in ("ttyACM1", "ttyACM0"):
        cable.send(b"half of a co")
        qtbot.waitUntil(lambda: heard.scanner._lines.holds)
        cable.pull()
        qtbot.waitUntil(lambda: heard.status is SerialStatus.ABSENT)
        cable.plug_in(name)
        qtbot.waitUntil(lambda: heard.status is SerialStatus.READY)
        assert heard.scanner.state.name == name
        cable.send(b"TKT-1\r")
        qtbot.waitUntil(lambda: len(heard.codes) > 0)
        assert heard.codes == [b"TKT-1"]
        heard.codes.clear()


def test_scanner_that_is_not_there_yet_is_waited_for_without_a_word_more(
    heard: Heard, cable: Cable, qtbot: QtBot
) -> None:
    asked: list[int] = []

    def ports() -> list[SerialPort]:
        asked.append(len(cable.ports))
        return cable.ports

    heard.scanner._ports = ports
    heard.use(SerialChoice("usb:0c2e:0ba1:S1"), qtbot)
    qtbot.waitUntil(lambda: len(asked) >= 3)
    assert heard.states == [SerialState(SerialStatus.CONNECTING), SerialState(SerialStatus.ABSENT)]
    cable.plug_in()
    qtbot.waitUntil(lambda: heard.status is SerialStatus.READY)


def test_line_that_another_program_holds_is_busy_until_it_lets_go(
    heard: Heard, cable: Cable, qtbot: QtBot
) -> None:
    other = Heard(cable)
    other.use(SerialChoice(remember(cable.plug_in())), qtbot)
    heard.use(SerialChoice(remember(cable.ports[0])), qtbot)
    assert heard.status is SerialStatus.BUSY
    other.scanner.use(SerialChoice())
    qtbot.waitUntil(lambda: heard.status is SerialStatus.READY)


@pytest.mark.parametrize(
    ("error", "status"),
    [
        (SerialException(errno.EACCES, "could not open port"), SerialStatus.FORBIDDEN),
        (SerialException(errno.EBUSY, "could not open port"), SerialStatus.BUSY),
        (SerialException(errno.ENOENT, "could not open port"), SerialStatus.ABSENT),
        (
            SerialException("could not open port 'COM3': PermissionError(13, 'Access is denied.', None, 5)"),
            SerialStatus.BUSY,
        ),
        (
            SerialException(
                "could not open port 'COM3': FileNotFoundError(2, 'The system cannot find it.', None, 2)"
            ),
            SerialStatus.ABSENT,
        ),
        (SerialException("Cannot configure port"), SerialStatus.FAILED),
        (ValueError("Invalid baud rate"), SerialStatus.FAILED),
    ],
)
def test_why_a_line_cannot_be_opened_is_told(error: Exception, status: SerialStatus) -> None:
    """As pyserial raises it, which gives a number on some systems and only words on Windows."""
    assert status_of(error) is status
    assert words_of(error)


def test_another_program_keeps_off_a_line_that_is_listened_to(
    heard: Heard, cable: Cable, qtbot: QtBot
) -> None:
    port = cable.plug_in()
    heard.use(SerialChoice(remember(port)), qtbot)
    assert _kept_off(port) in (errno.EBUSY, errno.EAGAIN)
    heard.scanner.use(SerialChoice())
    qtbot.waitUntil(lambda: _kept_off(port) == 0)


def _kept_off(port: SerialPort) -> int:
    """Why another program cannot have the line; the administrator may open what is held, and sees a lock."""
    try:
        line = os.open(port.place, os.O_RDWR | os.O_NOCTTY)
    except OSError as error:
        return error.errno or 0
    try:
        pytest.importorskip("fcntl").flock(line, _LOCK)
    except OSError as error:
        return error.errno or 0
    finally:
        os.close(line)
    return 0


def test_port_that_lets_its_opener_wait_for_ever_holds_up_nothing(
    heard: Heard, cable: Cable, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither the window nor its end, nor another scanner that is chosen instead."""
    stuck, answers = cable.plug_in("rfcomm0"), threading.Event()
    opened, asked = serial_line.opened, threading.Event()

    def hung(port: SerialPort, speed: int) -> Serial:
        if port.name == stuck.name:
            asked.set()
            answers.wait()
        return opened(port, speed)

    monkeypatch.setattr(serial_line, "opened", hung)
    monkeypatch.setattr(serial_line, "LET_GO_S", 0.1)
    heard.scanner.use(SerialChoice("port:rfcomm0"))
    qtbot.waitUntil(asked.is_set)
    qtbot.wait(50)
    assert heard.states == [SerialState(SerialStatus.CONNECTING)]
    other = Cable()
    cable.ports.append(other.plug_in("ttyACM7"))
    heard.scanner.use(SerialChoice("port:ttyACM7"))
    qtbot.waitUntil(lambda: heard.scanner.state == SerialState(SerialStatus.READY, "ttyACM7"))
    answers.set()
    other.send(b"TKT-1\r")
    cable.send(b"TKT-2\r")
    qtbot.waitUntil(lambda: heard.codes == [b"TKT-1"])
    heard.scanner.use(SerialChoice())
    other.pull()


def test_listing_that_hangs_is_not_asked_twice(cable: Cable, qtbot: QtBot) -> None:
    answers, asked = threading.Event(), threading.Semaphore(0)
    found: list[Sequence[SerialPort]] = []

    def ports() -> list[SerialPort]:
        asked.release()
        answers.wait()
        return cable.ports

    scanner = SerialScanner(ports=ports)
    scanner.listed.connect(found.append)
    scanner.look()
    assert asked.acquire(timeout=60)
    scanner.look()
    assert not asked.acquire(timeout=0.1)
    cable.plug_in()
    answers.set()
    qtbot.waitUntil(lambda: found == [cable.ports])


def test_a_listing_that_comes_after_the_end_is_told_to_nobody(qtbot: QtBot) -> None:
    """The object may be destroyed by then, and a thread that emits meanwhile ends the program."""
    answers = threading.Event()
    found: list[Sequence[SerialPort]] = []
    scanner = SerialScanner(ports=lambda: [SerialPort("ttyACM0", "/dev/ttyACM0")] if answers.wait(60) else [])
    scanner.listed.connect(found.append)
    scanner.look()
    scanner.end()
    answers.set()
    assert scanner._looking is not None
    scanner._looking.join(60)
    QCoreApplication.processEvents()
    assert found == []


def test_a_scanner_that_is_chosen_after_the_end_is_not_listened_to(heard: Heard, cable: Cable) -> None:
    """The window is up still while it is closed, and the line's thread would outlive the object."""
    heard.scanner.end()
    heard.scanner.use(SerialChoice(remember(cable.plug_in())))
    assert heard.status is SerialStatus.UNUSED
    assert heard.scanner._line is None


def test_what_is_no_line_at_all_is_told(heard: Heard, cable: Cable, qtbot: QtBot) -> None:
    cable.ports.append(SerialPort("null", "/dev/null"))
    heard.use(SerialChoice("port:null"), qtbot)
    assert heard.status is SerialStatus.FAILED
    assert heard.scanner.state.why


def test_garbage_and_endless_lines_are_dropped_with_a_word(heard: Heard, cable: Cable, qtbot: QtBot) -> None:
    heard.use(SerialChoice(remember(cable.plug_in())), qtbot)
    cable.send(b"\xff\x80\x81\x9f\x98\r")
    qtbot.waitUntil(lambda: heard.scanner.state.refused is Refused.GARBAGE)
    for _ in range(8):
        cable.send(b"y" * 1000)
        qtbot.wait(1)
    qtbot.waitUntil(lambda: heard.scanner.state.refused is Refused.TOO_LONG)
    cable.send(b"yy\rTKT-1\r")
    qtbot.waitUntil(lambda: heard.codes == [b"TKT-1"])
    assert heard.scanner.state == SerialState(SerialStatus.READY, "ttyACM0")


def test_ports_of_this_machine_can_be_asked_for() -> None:
    for port in serial_ports():
        assert port.name
        assert port.place
