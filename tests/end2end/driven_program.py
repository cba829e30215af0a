"""The whole program in a process of its own, as `kiosk` starts it: real keys and clicks go in over its pipes.

Whoever drives it knows only what stands on the screen: a click is on a text, wherever that is, and what is
looked at are the texts that nothing stands before. Run as a module, with KIOSK_HOME in the environment.
"""

import asyncio
import json
import os
import re
import sys
import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

from keyring.backend import KeyringBackend
from PySide6.QtCore import QCoreApplication, QObject, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QLineEdit,
    QWidget,
)

from kiosk.__main__ import main as kiosk
from kiosk.ui.theme.clean_text import plain
from kiosk.ui.widgets.sheet import Sheet
from tests.end2end.driven_window import REPOSITORY, Driven
from tests.end2end.simulated_event.keys import Keys, from_the_loop, native
from tests.gui.legibility import troubles

KEPT = "KIOSK_TEST_KEYRING"
MOST_TURNS = 40
WHEEL_TURN = 120
_DIRECTIONS = re.compile("[\u200b-\u200f\u2028-\u202e\u2060-\u2069]")


class FileKeyring(KeyringBackend):
    """The keyring of one machine of a test, which outlives the program as a real one does."""

    priority = 1

    def get_password(self, service: str, username: str) -> str | None:
        return self._all().get(f"{service}\n{username}")

    def set_password(self, service: str, username: str, password: str) -> None:
        self._write({**self._all(), f"{service}\n{username}": password})

    def delete_password(self, service: str, username: str) -> None:
        self._write({key: kept for key, kept in self._all().items() if key != f"{service}\n{username}"})

    def _all(self) -> dict[str, str]:
        file = Path(os.environ[KEPT])
        found: dict[str, str] = json.loads(file.read_text("utf-8")) if file.exists() else {}
        return found

    def _write(self, kept: dict[str, str]) -> None:
        Path(os.environ[KEPT]).write_text(json.dumps(kept), "utf-8")


def machine(home: Path) -> dict[str, str]:
    """The environment of a machine with a profile there, and a keyring beside it."""
    return {
        "KIOSK_HOME": str(home),
        KEPT: f"{home}.keyring",
        "PYTHON_KEYRING_BACKEND": f"{FileKeyring.__module__}.{FileKeyring.__name__}",
    }


class DrivenProgram(Driven):
    """The program from outside. `environment`: of the machine, its display and its language."""

    def __init__(self, environment: dict[str, str]) -> None:
        inherited = {n: v for n, v in os.environ.items() if n not in ("DISPLAY", "LC_ALL", "QT_QPA_PLATFORM")}
        command = [sys.executable, "-W", "error", "-m", "tests.end2end.driven_program"]
        super().__init__(command, {**inherited, "PYTHONPATH": str(REPOSITORY), **environment})


def as_read(text: str) -> str:
    """A text without what only says how it is to be painted."""
    return " ".join(_DIRECTIONS.sub("", plain(text)).split())


class _Hands(QObject):
    """Does what comes in, on Qt's own loop, and says on stdout that it is done."""

    asked = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._keys: tuple[QWidget, Keys] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self.asked.connect(self._begin, Qt.ConnectionType.QueuedConnection)
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        while line := sys.stdin.readline():
            self.asked.emit(line)

    def _begin(self, line: str) -> None:
        task = asyncio.get_running_loop().create_task(self._answer(*json.loads(line)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer(self, what: str, given: str) -> None:
        try:
            answer = await self._do(what, given)
        except (LookupError, TimeoutError) as error:
            answer = {"error": str(error) or "nothing happens"}
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()

    async def _do(self, what: str, given: str) -> object:
        window = _front()
        if what == "look":
            return [text for _, text, _ in _texts(window)] if window else []
        if window is None:
            raise LookupError("no window is open")
        await _listens(window)
        match what:
            case "key":
                *modifiers, name = given.split("+")
                pressed = Qt.KeyboardModifier.NoModifier
                for one in modifiers:
                    pressed |= Qt.KeyboardModifier[f"{one}Modifier"]
                await self._keyboard(window).press(Qt.Key[f"Key_{name}"], pressed)
            case "type":
                await self._keyboard(window).type(given)
            case "scan":
                await self._keyboard(window).burst(given)
            case "click":
                await _click(window, re.compile(given))
            case "picture":
                window.grab().save(given)
            case "troubles":
                return troubles(window)
            case "size":
                return [window.size().toTuple(), window.screen().size().toTuple()]
        return {}

    def _keyboard(self, window: QWidget) -> Keys:
        if self._keys is None or self._keys[0] is not window:
            self._keys = window, Keys(window)
        return self._keys[1]


def _front() -> QWidget | None:
    """The window that has the keyboard."""
    shown = [one for one in QApplication.topLevelWidgets() if one.isVisible()]
    return QApplication.activeWindow() or next(iter(shown), None)


async def _listens(window: QWidget) -> None:
    """Nobody presses before they have seen what is there."""
    async with asyncio.timeout(20):
        while any(one.isVisible() and one.ignores_input for one in window.findChildren(Sheet)):
            await asyncio.sleep(0.02)


def _texts(window: QWidget) -> Iterator[tuple[QWidget, str, QPoint]]:
    """Every text that can be seen, what says it, and where."""
    for widget in (window, *window.findChildren(QWidget)):
        if not widget.isVisible() or (widget.isWindow() and widget is not window):
            continue
        if isinstance(widget, QAbstractItemView):
            yield from _rows(widget)
            continue
        said = dict.fromkeys(as_read(one) for one in _said_by(widget))
        middle = widget.rect().center()
        if any(said) and _is_in_front(widget, middle, window):
            yield widget, " | ".join(one for one in said if one), middle


def _rows(view: QAbstractItemView) -> Iterator[tuple[QWidget, str, QPoint]]:
    model, viewport = view.model(), view.viewport()
    first = view.indexAt(QPoint(viewport.width() // 2, 4))
    for number in range(first.row() if first.isValid() else 0, model.rowCount()):
        index = model.index(number, 0)
        middle = view.visualRect(index).center()
        if not viewport.rect().contains(middle):
            return
        if _is_in_front(viewport, middle, view.window()):
            yield viewport, as_read(str(index.data(Qt.ItemDataRole.AccessibleTextRole) or "")), middle


def _said_by(widget: QWidget) -> Iterator[str]:
    yield widget.accessibleName()
    for name in ("text", "placeholderText"):
        said: Any = getattr(widget, name, "")
        said = said() if callable(said) else said
        if isinstance(said, str) and not (_is_secret(widget)):
            yield said.replace("&", "") if isinstance(widget, QAbstractButton) else said
    yield widget.accessibleDescription()


def _is_secret(widget: QWidget) -> bool:
    return isinstance(widget, QLineEdit) and widget.echoMode() is not QLineEdit.EchoMode.Normal


def _is_in_front(widget: QWidget, at: QPoint, window: QWidget) -> bool:
    point = widget.mapTo(window, at)
    hit = window.childAt(point) if window.rect().contains(point) else None
    return widget is window or hit is widget or bool(hit and widget.isAncestorOf(hit))


async def _click(window: QWidget, wanted: re.Pattern[str]) -> None:
    """Click on what says this: on a button or a row rather than on a label, and brought into view before."""
    for _ in range(MOST_TURNS):
        found = [one for one in _texts(window) if wanted.search(one[1]) and one[0].isEnabled()]
        if found:
            widget, _text, at = min(found, key=lambda one: _rank(one[0], one[1], wanted))
            point = widget.mapTo(window, at)
            await from_the_loop(partial(_pressed, window, point))
            await asyncio.sleep(0.1)
            return
        if not _scrolled(window, wanted):
            break
        await asyncio.sleep(0.05)
    raise LookupError(f"nowhere is {wanted.pattern!r}: {[text for _, text, _ in _texts(window)]}")


def _pressed(window: QWidget, point: QPoint) -> None:
    QTest.mouseClick(native(window), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)


def _rank(widget: QWidget, text: str, wanted: re.Pattern[str]) -> tuple[bool, bool, int]:
    pressable = isinstance(widget, QAbstractButton | QLineEdit)
    pressable |= isinstance(widget.parentWidget(), QAbstractItemView)
    exact = any(wanted.fullmatch(part) for part in text.split(" | "))
    return not pressable, not exact, len(text)


def _scrolled(window: QWidget, wanted: re.Pattern[str]) -> bool:
    """Turn the wheel over what hides it, if something does."""
    for widget in window.findChildren(QWidget):
        if not widget.isVisible() or not any(wanted.search(as_read(one)) for one in _said_by(widget)):
            continue
        area: QWidget | None = widget.parentWidget()
        while area is not None and not isinstance(area, QAbstractScrollArea):
            area = area.parentWidget()
        if area is None:
            continue
        viewport = area.viewport()
        down = widget.mapTo(viewport, widget.rect().center()).y() > viewport.rect().center().y()
        at = QPointF(viewport.mapTo(window, viewport.rect().center()))
        turn = QPoint(0, -WHEEL_TURN if down else WHEEL_TURN)
        event = QWheelEvent(
            at,
            QPointF(window.mapToGlobal(at.toPoint())),
            QPoint(),
            turn,
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QCoreApplication.sendEvent(native(window), event)
        return True
    return False


def main() -> None:
    """Run the program; another way in than its own are only the hands."""
    hands = _Hands()
    sys.argv = ["kiosk"]
    kiosk()
    del hands


if __name__ == "__main__":
    main()
