"""Keys, taps and input methods, at a window that listens for hand scanners."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from tests.faults.fuzzing import mutations
from tests.faults.fuzzing.running import Fault
from tests.faults.fuzzing.screens import on_screen
from tests.gui.scanned_form import CODE, Keyboard, ScannedForm, compose
from tests.gui.waiting import until

__all__ = ["Keys", "on_screen", "opened"]
_KEYS = [key for key in Qt.Key if key not in (Qt.Key.Key_Print, Qt.Key.Key_SysReq)]
_MODIFIERS = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.MetaModifier,
    Qt.KeyboardModifier.KeypadModifier,
    Qt.KeyboardModifier.GroupSwitchModifier,
)


@dataclass
class Keys:
    """Types at a form whose window stays; nothing is held for ever."""

    form: ScannedForm
    keyboard: Keyboard

    async def take(self, chance: Random, note: Callable[[object], None]) -> None:
        """See running.Subject."""
        typed = chance.choice(
            (mutations.hostile(chance)[:60], mutations.text(chance, CODE + "\r")[:60], CODE)
        )
        note(typed)
        gap_ms = chance.choice((0, 3, 12, 40, 200))
        for character in typed:
            self._press(chance, character, gap_ms)
        self.form.clock_s += 1
        self.keyboard.rest()
        if chance.random() < 0.1:
            await until(lambda: not self.form.scanner.holds)
        self.keyboard.key(QEvent.Type.KeyPress, Qt.Key.Key_Left)
        self.keyboard.key(QEvent.Type.KeyRelease, Qt.Key.Key_Left)
        await asyncio.sleep(0)
        if self.form.scanner.holds:
            raise Fault("a key is held though another one interrupted it")
        self._put_back()

    def _press(self, chance: Random, character: str, gap_ms: int) -> None:
        self.keyboard.at_ms = max(0, self.keyboard.at_ms + gap_ms * chance.choice((0, 1, 1, 1, 3)))
        action = chance.random()
        if action < 0.7:
            key = ord(character.upper()[0]) if ord(character) >= 0x20 else chance.choice(_KEYS)
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                self.keyboard.key(kind, key, character, scan_code=chance.choice((0, 10, 50, 2**31)))
        elif action < 0.95:
            kind = chance.choice((QEvent.Type.KeyPress, QEvent.Type.KeyRelease, QEvent.Type.ShortcutOverride))
            text = chance.choice((character, "", character * 30))
            repeats = chance.random() < 0.2
            self.keyboard.key(
                kind, chance.choice(_KEYS), text, modifiers=chance.choice(_MODIFIERS), repeats=repeats
            )
        elif action < 0.98:
            compose(chance.choice((self.form.name, self.form.pin)), character * chance.choice((1, 200)))
        else:
            self.keyboard.tap(chance.choice((self.form.name, self.form.override, self.form.plain)))

    def _put_back(self) -> None:
        form = self.form
        form.codes.clear()
        form.bursts.clear()
        for line in (form.name, form.pin):
            line.clear()
        popup = QApplication.activePopupWidget()
        if popup is not None:
            popup.close()
        if QGuiApplication.focusWindow() is None:
            form.activateWindow()
        form.name.setFocus()


@asynccontextmanager
async def opened(_folder: Path) -> AsyncIterator[Keys]:
    """A form with the focus in its line."""
    form = ScannedForm()
    form.show()
    form.activateWindow()
    await until(form.isActiveWindow)
    form.name.setFocus()
    try:
        yield Keys(form, Keyboard())
    finally:
        form.close()
        form.deleteLater()
