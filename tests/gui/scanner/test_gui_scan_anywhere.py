"""A burst at the door's own screen: whatever is open, typed or focused there stays as it is."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QGuiApplication, QInputEvent, QWindow
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QWidget

from kiosk.core.presence import Evidence, EvidenceSource
from kiosk.core.screen_settings import Scheme
from kiosk.core.verdict import AlreadyIn, Reason
from kiosk.scanning.keys.keystrokes import BurstDetector
from kiosk.ui.scanner.hand_scanner import HandScanner
from kiosk.ui.theme.stylesheet import stylesheet
from kiosk.ui.verdict.verdict_view import view_of_verdict
from tests.gui.conftest import Play
from tests.gui.fake_controller import NOW, given
from tests.gui.scanned_form import Keyboard
from tests.gui.scenes import ANA
from tests.gui.simulated_input import key
from tests.gui.supervised_door import Door, supervised
from tests.gui.waiting import turns, until
from tests.keystroke_recordings import Recording, of_people, of_scanners

SEEN = Evidence(EvidenceSource.HERE, NOW - 1800, "Door A", "camera", "a1")
SCANS = [one for one in of_scanners() if len(one.codes) == 1]


class KeysTo(Keyboard):
    """Keys that the system gives to this window, whichever has the focus."""

    def __init__(self, window: QWindow) -> None:
        super().__init__()
        self.window = window

    def _deliver(self, event: QInputEvent) -> None:
        event.setTimestamp(self.at_ms)
        QCoreApplication.sendEvent(self.window, event)


class Listening:
    """The hand scanner of a door, and what it read; its clock stands still between keys."""

    def __init__(self, door: Door) -> None:
        self.clock_s = 10.0
        self.scanner = HandScanner(door.window, BurstDetector(), clock=lambda: self.clock_s)
        self.codes: list[str] = []
        self.scanner.scanned.connect(lambda burst: self.codes.append(burst.typed))
        self.keys = Keyboard()

    async def play(self, recording: Recording) -> None:
        """All keys at once, as a window that was busy gets them."""
        self.keys.rest()
        start_ms = self.keys.at_ms
        for stroke in recording.strokes:
            self.keys.at_ms = start_ms + round(stroke.at_ms - recording.strokes[0].at_ms)
            self.keys.stroke(stroke.key)
        await until(lambda: not self.scanner.holds)


def spots(door: Door) -> Iterator[QAbstractButton]:
    """Everything of the open sheet that a key could press."""
    sheet = door.supervisor.override_sheet
    yield from (one for one in sheet.findChildren(QAbstractButton) if one.isVisible() and one.isEnabled())


@pytest.mark.parametrize("recording", SCANS, ids=lambda recording: recording.name)
def test_burst_changes_no_half_typed_name_pin_or_reason_and_presses_no_button(
    play: Play, recording: Recording
) -> None:
    async def scene(door: Door) -> None:
        listening = Listening(door)
        window, sheet = door.window, door.supervisor.override_sheet
        submitted: list[str] = []
        window.entry.submitted.connect(submitted.append)
        await until(window.isActiveWindow)
        window.entry.setFocus()
        window.entry.setText("Muel")
        await listening.play(recording)
        assert listening.codes == [*recording.codes]
        assert (window.entry.text(), submitted) == ("Muel", [])
        assert window.entry.hasFocus()

        window.show_verdict(view_of_verdict(given(AlreadyIn(ANA, Reason.INSIDE, SEEN))))
        key(window, Qt.Key.Key_F3)
        await until(lambda: sheet.is_open and not sheet.ignores_input)
        sheet.pin.put("1")
        sheet.pin.put("2")
        pressed: list[str] = []
        for button in spots(door):
            button.clicked.connect(lambda _checked=False, one=button: pressed.append(one.text()))
        for button in [*spots(door)]:
            if button.focusPolicy() & Qt.FocusPolicy.TabFocus:
                button.setFocus(Qt.FocusReason.TabFocusReason)
                await listening.play(recording)
                assert QApplication.focusWidget() is button
        sheet.pin.setFocus()
        await listening.play(recording)
        assert sheet.pin.hasFocus()
        assert set(listening.codes) == set(recording.codes)
        assert len(listening.codes) > 2
        assert pressed == []
        assert sheet.is_open
        assert sheet.pin.count == 2
        assert door.controller.overrides == []
        assert (window.entry.text(), submitted) == ("Muel", [])

    supervised(play, scene)


def test_typed_name_and_enter_is_a_search_and_no_scan(play: Play) -> None:
    async def scene(door: Door) -> None:
        listening = Listening(door)
        submitted: list[str] = []
        door.window.entry.submitted.connect(submitted.append)
        await until(door.window.isActiveWindow)
        door.window.entry.setFocus()
        await listening.play(next(iter(of_people())))
        assert listening.codes == []
        assert submitted == ["Mueller"]

    supervised(play, scene)


def test_nothing_but_the_window_and_what_has_the_focus_is_watched(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each event of each widget would go through Python otherwise, and a theme change has thousands."""
    watched: set[QObject] = set()
    look = HandScanner.eventFilter

    def noted(scanner: HandScanner, one: QObject, event: QEvent) -> bool:
        watched.add(one)
        return look(scanner, one, event)

    monkeypatch.setattr(HandScanner, "eventFilter", noted)

    async def scene(door: Door) -> None:
        await until(door.window.isActiveWindow)
        door.window.entry.setFocus()
        listening = Listening(door)
        door.window.theme.choose(Scheme.LIGHT)
        styled = stylesheet(door.window.theme)
        await until(lambda: all(part.styleSheet() == styled for part in door.window._parts))
        await listening.play(SCANS[0])
        assert watched == {door.window.windowHandle(), door.window.entry}
        door.window.footer.theme.setFocus()
        watched.clear()
        await listening.play(SCANS[0])
        door.window.entry.update()
        await turns(3)
        assert watched <= {door.window.windowHandle(), door.window.footer.theme}
        assert listening.codes == [*SCANS[0].codes] * 2

    supervised(play, scene)


@pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing the keyboard)", extend=True)
def test_a_burst_that_a_popup_gets_is_a_scan_and_presses_nothing_in_it(play: Play) -> None:
    """Some systems give a popup the keys, and leave the focus where it was."""

    async def scene(door: Door) -> None:
        await until(door.window.isActiveWindow)
        door.window.entry.setFocus()
        listening, menu, chosen = Listening(door), QMenu(door.window), list[str]()
        for letter in "0123456789abcdefghijklmnopqrstuvwxyz":
            menu.addAction(f"&{letter} paste").triggered.connect(lambda one=letter: chosen.append(one))
        menu.popup(QPoint(20, 20))
        main = door.window.windowHandle()
        main.requestActivate()
        await until(lambda: QGuiApplication.focusWindow() is main)
        listening.keys = KeysTo(menu.windowHandle())
        await listening.play(SCANS[0])
        assert listening.codes == [*SCANS[0].codes]
        assert chosen == []
        assert door.window.entry.text() == ""
        menu.close()

    supervised(play, scene)


def test_a_burst_is_a_scan_though_no_window_has_the_focus(play: Play) -> None:
    """Without a window manager nothing has it once a second window was closed, and keys come all the same."""

    async def scene(door: Door) -> None:
        await until(door.window.isActiveWindow)
        door.window.entry.setFocus()
        listening, main, other = Listening(door), door.window.windowHandle(), QWidget()
        other.show()
        other.activateWindow()
        await until(other.isActiveWindow)
        other.close()
        await until(lambda: QGuiApplication.focusWindow() is not other.windowHandle())
        listening.keys = KeysTo(main)
        await listening.play(SCANS[0])
        assert listening.codes == [*SCANS[0].codes]
        assert door.window.entry.text() == ""

    supervised(play, scene)
