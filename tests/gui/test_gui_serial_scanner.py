"""A serial scanner over a real line of the system, with its cable pulled and put back."""

import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from kiosk.core.serial_lines import (
    SILENCE_S,
    LineEnd,
    Refused,
    SerialChoice,
    SerialPort,
    SerialStatus,
    remember,
)
from kiosk.ui.machine.serial_ports import serial_ports
from kiosk.ui.machine.serial_scanner import SerialScanner, SerialState, why_denied

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pseudo-terminals to open")


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
        self.scanner = SerialScanner(ports=lambda: cable.ports, retry_ms=10, clock=lambda: self.now_s)
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


@pytest.fixture
def cable() -> Iterator[Cable]:
    cable = Cable()
    yield cable
    cable.pull()


@pytest.fixture
def heard(cable: Cable, qtbot: QtBot) -> Iterator[Heard]:
    heard = Heard(cable)
    yield heard
    heard.scanner.use(SerialChoice())
    assert heard.status is SerialStatus.UNUSED
    heard.scanner.deleteLater()


def test_codes_arrive_as_they_were_sent(heard: Heard, cable: Cable, qtbot: QtBot) -> None:
    port = cable.plug_in()
    heard.scanner.use(SerialChoice(remember(port), "115200"))
    assert heard.scanner.state == SerialState(SerialStatus.READY, "ttyACM0")
    sent = [b"TKT-000042-9f3c", "Müller €".encode(), b"M\xfcller", b'{"id": "t1"}', b"x" * 3000]
    for number, code in enumerate(sent, start=1):
        cable.send(code[:7])
        cable.send(code[7:] + b"\r\n")
        qtbot.waitUntil(lambda count=number: len(heard.codes) == count)  # type: ignore[misc]
    assert heard.codes == sent


def test_code_without_an_end_is_ended_by_silence(heard: Heard, cable: Cable, qtbot: QtBot) -> None:
    heard.scanner.use(SerialChoice(remember(cable.plug_in())))
    cable.send(b"TKT-1")
    qtbot.waitUntil(lambda: heard.codes == [b"TKT-1"])


def test_code_whose_rest_waits_while_the_window_is_busy_is_not_cut(
    heard: Heard, cable: Cable, qtbot: QtBot
) -> None:
    heard.scanner.use(SerialChoice(remember(cable.plug_in())))
    cable.send(b"TKT-0000")
    qtbot.waitUntil(lambda: heard.scanner._lines.holds)
    cable.send(b"42")
    time.sleep(1.2 * SILENCE_S)  # the window is busy: its timer is due before it looks at the line
    qtbot.waitUntil(lambda: heard.codes != [])
    assert heard.codes == [b"TKT-000042"]


def test_code_is_as_old_as_its_last_byte_and_not_as_the_silence_after_it(
    heard: Heard, cable: Cable, qtbot: QtBot
) -> None:
    heard.scanner.use(SerialChoice(remember(cable.plug_in())))
    cable.send(b"TKT-1")
    qtbot.waitUntil(lambda: heard.scanner._lines.holds)
    heard.now_s = 53.0
    qtbot.waitUntil(lambda: heard.codes == [b"TKT-1"])
    cable.send(b"TKT-1\r")
    qtbot.waitUntil(lambda: len(heard.codes) > 1)
    assert heard.times_s == [50.0, 53.0]


def test_line_end_is_the_one_that_was_chosen(heard: Heard, cable: Cable, qtbot: QtBot) -> None:
    heard.scanner.use(SerialChoice(remember(cable.plug_in()), end=LineEnd.TAB))
    cable.send(b"TKT-1\rA\tTKT-2\t")
    qtbot.waitUntil(lambda: heard.codes == [b"TKT-1\rA", b"TKT-2"])


def test_pulled_cable_is_noticed_and_found_again_on_another_port(
    heard: Heard, cable: Cable, qtbot: QtBot
) -> None:
    heard.scanner.use(SerialChoice(remember(cable.plug_in()), end=LineEnd.CR))
    for name in ("ttyACM1", "ttyACM0"):
        cable.send(b"half of a co")
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
    heard.scanner.use(SerialChoice("usb:0c2e:0ba1:S1"))
    asked: list[int] = []

    def ports() -> list[SerialPort]:
        asked.append(len(cable.ports))
        return cable.ports

    heard.scanner._ports = ports
    qtbot.waitUntil(lambda: len(asked) >= 3)
    assert heard.states == [SerialState(SerialStatus.ABSENT)]
    cable.plug_in()
    qtbot.waitUntil(lambda: heard.status is SerialStatus.READY)


def test_line_that_another_program_holds_is_busy_until_it_lets_go(
    heard: Heard, cable: Cable, qtbot: QtBot
) -> None:
    other = Heard(cable)
    other.scanner.use(SerialChoice(remember(cable.plug_in())))
    heard.scanner.use(SerialChoice(remember(cable.ports[0])))
    assert heard.status is SerialStatus.BUSY
    other.scanner.use(SerialChoice())
    qtbot.waitUntil(lambda: heard.status is SerialStatus.READY)


def test_line_that_may_not_be_opened_is_forbidden_or_on_windows_in_use(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    port = SerialPort("COM3", str(tmp_path / "COM3"))
    assert why_denied(port) is SerialStatus.FORBIDDEN
    monkeypatch.setattr(os, "name", "nt")
    assert why_denied(port) is SerialStatus.BUSY


def test_what_is_no_line_at_all_is_told(heard: Heard, cable: Cable, qtbot: QtBot) -> None:
    cable.ports.append(SerialPort("null", "/dev/null"))
    heard.scanner.use(SerialChoice("port:null"))
    assert heard.status is SerialStatus.FAILED
    assert heard.scanner.state.why


def test_garbage_and_endless_lines_are_dropped_with_a_word(heard: Heard, cable: Cable, qtbot: QtBot) -> None:
    heard.scanner.use(SerialChoice(remember(cable.plug_in())))
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
