"""The sheet of hand scanners: its code can be read from the screen, and what a scan of it teaches is kept."""

import os
import sys
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from kiosk.core.calibration import LINE, CalibrationTrouble, Learnt, NotLearnt
from kiosk.core.layouts import key_of, typed_on
from kiosk.core.scanner_setup import Ends, ScannerSetup
from kiosk.core.screen_settings import Motion, Scheme
from kiosk.core.serial_lines import LineEnd, SerialChoice, SerialPort, SerialStatus, remember
from kiosk.engine.events import ScanFailed
from kiosk.engine.readiness import Check
from kiosk.scanning.decoding.decoder import Cascade
from kiosk.scanning.keys.keystrokes import BurstDetector
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.preferences import Preferences, Preferred
from kiosk.ui.scanner.hand_scanner import HandScanner
from kiosk.ui.scanner.key_places import LINUX, Board
from kiosk.ui.scanner.presenter import ScannerPresenter
from kiosk.ui.scanner.serial_scanner import SerialScanner
from kiosk.ui.texts.language import use_language
from kiosk.ui.theme.theme import Theme
from kiosk.ui.verdict.outcome_views import view_of_failed
from kiosk.ui.widgets.sheet import Sheet
from tests.gui.conftest import Play
from tests.gui.looks import LANGUAGES, SIZES
from tests.gui.scanned_form import Keyboard
from tests.gui.scanners import PORTS, scanner_sheet
from tests.gui.simulated_input import tap
from tests.gui.waiting import until

TICKET = "https://t.example/c?token=9aB-f_zY&id=7"
_NO_SHIFT, _SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier


@dataclass
class Door:
    """A window with hand scanners, and what came of them."""

    window: DoorWindow
    scanner_presenter: ScannerPresenter
    preferred: Preferred
    typing: HandScanner
    keys: Keyboard = field(default_factory=Keyboard)
    codes: list[str | bytes] = field(default_factory=list)

    @property
    def said(self) -> str:
        return self.scanner_presenter.sheet.found.text.replace("\u2068", "").replace("\u2069", "")

    async def open(self) -> None:
        self.scanner_presenter.open()
        await until(lambda: not self.scanner_presenter.sheet.ignores_input)

    async def scan(self, text: str, scanner: str = "us", computer: str = "us", *, end: str = "\r") -> None:
        """An application that takes keys alone gets dead keys by themselves."""
        self.keys.rest()
        for one in text:
            self.keys.at_ms += 4
            heard = typed_on(one, scanner, computer, combining=False)
            key = key_of(scanner, one)
            modifiers = _SHIFT if key and key.shifted else _NO_SHIFT
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                self.keys.key(
                    kind, Qt.Key(ord(heard.upper()[0])), heard, scan_code=ord(one), modifiers=modifiers
                )
        if end:
            self.keys.at_ms += 4
            self.keys.stroke(end)
        await until(lambda: not self.typing.holds)


def setup_now(door: Door) -> ScannerSetup:
    return door.preferred.now.scanner


@pytest.fixture
def at_door(play: Play) -> Callable[..., None]:
    def run(
        scene: Callable[[Door], Coroutine[Any, Any, None]],
        preferences: Preferences | None = None,
        ports: tuple[SerialPort, ...] = (),
        board: Board | None = None,
    ) -> None:
        async def whole() -> None:
            window = DoorWindow(Theme(Scheme.DARK, Motion.OFF), settle_s=60, guard_s=0)
            preferred = Preferred(preferences or Preferences())
            typing = HandScanner(window, BurstDetector(), board=board)
            serial = SerialScanner(window, lambda: ports, retry_s=0.01)
            scanner_presenter = ScannerPresenter(typing, serial, window, preferred, board)
            door = Door(window, scanner_presenter, preferred, typing)
            scanner_presenter.code_read.connect(lambda code, _at_s: door.codes.append(code))
            assert serial.state.status is SerialStatus.UNUSED  # before anybody could stop it
            scanner_presenter.start()
            window.resize(1280, 800)
            window.show()
            window.activateWindow()
            await until(window.isActiveWindow)
            try:
                await scene(door)
            finally:
                scanner_presenter.stop()
                window.close()
                window.deleteLater()

        play(whole())

    return run


def seen_in(window: DoorWindow) -> list[str]:
    """What a scanner would read from the screen."""
    seen = window.grab().toImage().convertToFormat(QImage.Format.Format_RGB888)
    rows = np.frombuffer(seen.constBits(), np.uint8).reshape(seen.height(), seen.bytesPerLine())
    picture = rows[:, : 3 * seen.width()].reshape(seen.height(), seen.width(), 3)
    return [code.text for code in Cascade().decode_still(picture)]


@pytest.mark.parametrize("size", [*SIZES, (2560, 1440)])
@pytest.mark.parametrize("scheme", [Scheme.DARK, Scheme.LIGHT, Scheme.HIGH_CONTRAST])
def test_code_can_be_read_from_the_screen(play: Play, size: tuple[int, int], scheme: Scheme) -> None:
    async def scene() -> None:
        window = DoorWindow(Theme(scheme, Motion.OFF), settle_s=60, guard_s=0)
        window.resize(*size)
        window.show()
        sheet = scanner_sheet(window)
        await until(sheet.code.isVisible)
        assert seen_in(window) == [LINE]
        window.close()
        window.deleteLater()

    play(scene())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [*SIZES, (800, 480), (600, 1024)])
def test_code_is_whole_whenever_the_sheet_asks_for_it(
    play: Play, qapp: QApplication, size: tuple[int, int], language: str
) -> None:
    """Also once something was scanned, with the keyboard at the last choice and everything scrolled."""
    use_language(qapp, language)

    async def scene() -> None:
        window = DoorWindow(Theme(Scheme.DARK, Motion.OFF), settle_s=60, guard_s=0)
        window.resize(*size)
        window.show()
        sheet = scanner_sheet(window, SerialChoice(remember(PORTS[0])))
        bar = sheet._scroll.verticalScrollBar()
        await until(lambda: sheet.code.isVisible() and bar.maximum() > 0)
        assert seen_in(window) == [LINE]
        sheet.end.chips[-1].setFocus()
        await until(lambda: bar.value() > 0)
        sheet.show_not_learnt(NotLearnt(CalibrationTrouble.INCOMPLETE))
        assert bar.value() == 0
        assert sheet.notice.isVisible()
        assert seen_in(window) == [LINE]
        bar.setValue(bar.maximum())
        assert seen_in(window) == [LINE]
        sheet.show_learnt(Learnt("us", "de", lost="^"))
        assert seen_in(window) == [LINE]
        window.close()
        window.deleteLater()

    play(scene())


def test_scan_of_the_code_is_learnt_kept_and_used(at_door: Callable[..., None]) -> None:
    async def scene(door: Door) -> None:
        await door.open()
        await door.scan(f"~{LINE}", computer="de")
        assert door.said == (
            "The scanner’s keyboard is American, this computer’s is German: corrected."
            " It puts ~ before each code: taken off. It ends with Enter, and takes 4\u00a0ms a key."
        )
        assert door.preferred.now.scanner == ScannerSetup("us", "de", prefix="~", ends=Ends.WITH_KEY)
        assert door.scanner_presenter.sheet.keyboard.held == "us/de"
        await door.scan(f"~{TICKET}", computer="de")
        assert TICKET in door.scanner_presenter.sheet.arrived.text
        assert door.codes == []  # nobody is checked in from here
        assert door.scanner_presenter.sheet.is_open
        door.scanner_presenter.sheet.dismiss()
        await door.scan(f"~{TICKET}", computer="de")
        assert door.codes == [TICKET]

    at_door(scene)


def another_sheet(door: Door) -> Callable[[], None]:
    sheet = Sheet(door.window.theme, 0, door.window)
    door.window.add_sheet(sheet)
    sheet.open()
    return sheet.dismiss


def a_verdict(door: Door) -> Callable[[], None]:
    door.window.show_verdict(view_of_failed(ScanFailed("", "")))
    assert door.window.overlay.covers_stage
    return door.window.overlay.settle


def another_window(door: Door) -> Callable[[], None]:
    other = QWidget()
    other.show()
    other.activateWindow()

    def go() -> None:
        other.close()
        other.deleteLater()
        door.window.activateWindow()

    return go


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pseudo-terminals to open")
@pytest.mark.parametrize("cover", [another_sheet, a_verdict, another_window])
def test_a_ticket_is_judged_while_something_lies_over_the_sheet(
    at_door: Callable[..., None], cover: Callable[[Door], Callable[[], None]]
) -> None:
    """By either kind of scanner; once the sheet is seen again it gets what is scanned."""
    far, near = os.openpty()
    port = SerialPort("ttyACM0", os.ttyname(near), "Voyager 1450g", "0c2e", "0ba1", "S1")

    async def scene(door: Door) -> None:
        sheet = door.scanner_presenter.sheet
        await door.open()
        uncover = cover(door)
        await until(lambda: cover is not another_window or not door.window.isActiveWindow())
        assert sheet.is_open
        await door.scan(LINE)
        await door.scan(TICKET)
        await until(lambda: all(check.ok for check in door.scanner_presenter.checks()))
        os.write(far, b"TKT-2\r\n")
        await until(lambda: b"TKT-2" in door.codes)
        assert door.codes == [LINE, TICKET, b"TKT-2"]
        assert sheet.arrived.isHidden()
        assert door.preferred.now.scanner == ScannerSetup()
        uncover()
        await until(lambda: door.window.isActiveWindow() and not sheet.ignores_input)
        await door.scan("TKT-3")
        assert "TKT-3" in sheet.arrived.text
        os.write(far, b"TKT-4\r\n")
        await until(lambda: "TKT-4" in sheet.arrived.text)
        assert len(door.codes) == 3

    at_door(scene, Preferences(serial=SerialChoice(remember(port))), ports=(port,))
    for end in (far, near):
        os.close(end)


def test_places_of_the_keys_are_used_where_they_tell(at_door: Callable[..., None]) -> None:
    async def scene(door: Door) -> None:
        await door.open()
        await door.scan(LINE, computer="de")
        assert not setup_now(door).by_place  # these scan codes are no keyboard's
        tap(door.scanner_presenter.sheet.keyboard.chip(""))
        assert door.preferred.now.scanner == ScannerSetup(ends=Ends.WITH_KEY)
        here = next(
            key for key in door.scanner_presenter.sheet.keyboard._texts_by_key if key.startswith("us/")
        )
        tap(door.scanner_presenter.sheet.keyboard.chip(here))
        assert setup_now(door).by_place
        assert setup_now(door).scanner == "us"

    at_door(scene, board=LINUX)


def test_what_was_learnt_before_is_used_from_the_start(at_door: Callable[..., None]) -> None:
    async def scene(door: Door) -> None:
        await door.scan(TICKET, computer="fr")
        assert door.codes == [TICKET]

    at_door(scene, Preferences(scanner=ScannerSetup("us", "fr")))


def test_same_keyboard_and_no_end_are_said(at_door: Callable[..., None]) -> None:
    async def scene(door: Door) -> None:
        await door.open()
        await door.scan(LINE, end="")
        assert door.said == (
            "Scanner and computer mean the same keyboard: nothing has to be corrected."
            " It sends no Enter: a short silence ends a code. It takes 4\u00a0ms a key."
        )
        assert door.preferred.now.scanner == ScannerSetup(ends=Ends.WITH_SILENCE)

    at_door(scene)


def test_scan_that_is_not_whole_or_another_code_teaches_nothing(at_door: Callable[..., None]) -> None:
    async def scene(door: Door) -> None:
        sheet = door.scanner_presenter.sheet
        await door.open()
        await door.scan(LINE.replace("Q", ""))
        assert sheet.notice.text() == "Not all of the code arrived. Scan the square once more."
        await door.scan("TKT-4417")
        assert "TKT-4417" in sheet.arrived.text
        assert sheet.notice.isHidden()
        assert sheet.found.isHidden()
        assert door.preferred.now.scanner == ScannerSetup()
        sheet.dismiss()
        await door.open()
        assert sheet.arrived.isHidden()

    at_door(scene)


def test_characters_that_cannot_be_told_apart_are_named(at_door: Callable[..., None]) -> None:
    async def scene(door: Door) -> None:
        await door.open()
        await door.scan(LINE.replace(" = ", " ж ").replace(" & ", " ж ").replace(" # ", "  "))
        notice = door.scanner_presenter.sheet.notice.text()
        assert "&" in notice
        assert "#" in notice
        assert door.scanner_presenter.sheet.keyboard.held == "learnt"
        await door.scan("TKT-4417")
        assert door.scanner_presenter.sheet.notice.text() == notice  # it stays true

    at_door(scene)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pseudo-terminals to open")
def test_serial_scanner_is_chosen_by_its_name_and_read(at_door: Callable[..., None]) -> None:
    far, near = os.openpty()
    port = SerialPort("ttyACM0", os.ttyname(near), "Voyager 1450g", "0c2e", "0ba1", "S1")
    told: list[Check] = []

    async def scene(door: Door) -> None:
        sheet = door.scanner_presenter.sheet
        await door.open()
        assert not sheet.rows[sheet.speed].isVisible()
        await until(lambda: len(sheet.port.chips) > 1)
        assert [chip.text() for chip in sheet.port.chips] == ["None", "Voyager 1450g (ttyACM0)"]
        tap(sheet.port.chip(remember(port)))
        assert door.preferred.now.serial == SerialChoice(remember(port))
        await until(lambda: "Connected" in sheet.rows[sheet.port].hint.text)
        assert sheet.rows[sheet.speed].isVisible()
        tap(sheet.speed.chip("115200"))
        tap(sheet.end.chip("lf"))
        assert door.preferred.now.serial == SerialChoice(remember(port), "115200", LineEnd.LF)
        await until(lambda: "Connected" in sheet.rows[sheet.port].hint.text)
        os.write(far, b"TKT-1\n")
        await until(lambda: "TKT-1" in sheet.arrived.text)
        assert door.codes == []
        sheet.dismiss()
        os.write(far, b"TKT-2\n")
        await until(lambda: door.codes == [b"TKT-2"])
        told.extend(door.scanner_presenter.checks())

    at_door(scene, ports=(port,))
    assert told == [Check("scanner", ok=True, detail="serial scanner on ttyACM0")]
    for end in (far, near):
        os.close(end)


def test_serial_scanner_that_is_not_there_is_said(at_door: Callable[..., None]) -> None:
    async def scene(door: Door) -> None:
        await door.open()
        sheet = door.scanner_presenter.sheet
        await until(lambda: "Not plugged in" in sheet.rows[sheet.port].hint.text)
        assert sheet.port.held == "usb:0c2e:0ba1:S1"
        (check,) = door.scanner_presenter.checks()
        assert (check.check, check.ok) == ("scanner", False)
        tap(sheet.port.chip(""))
        assert list(door.scanner_presenter.checks()) == []

    at_door(scene, Preferences(serial=SerialChoice("usb:0c2e:0ba1:S1")))


def test_american_scanner_is_offered_where_something_tells_what_it_means(
    at_door: Callable[..., None],
) -> None:
    def offered(door: Door) -> list[str]:
        return [chip.text() for chip in door.scanner_presenter.sheet.keyboard.chips]

    async def scene(door: Door) -> None:
        await door.open()
        door.scanner_presenter.sheet.show_setup(ScannerSetup(), "")
        assert offered(door) == ["As this computer"]
        door.scanner_presenter.sheet.show_setup(ScannerSetup("us", "fr"), "us/de")
        assert offered(door) == ["As this computer", "As an American one"]
        assert door.scanner_presenter.sheet.keyboard.held == "us/fr"
        door.scanner_presenter.sheet.show_setup(ScannerSetup("de", "fr"), "us/de")
        assert offered(door) == ["As this computer", "As an American one", "German"]
        assert door.scanner_presenter.sheet.keyboard.held == "de/fr"

    at_door(scene)
