"""`python -m tests.gui.another_screen WORD WIDTH HEIGHT`: the door screen where this process is not.

Run in a process of its own, as scale, screens and fonts are read once, when Qt starts. Writes what it found
as JSON. `fits`: what cannot be read in a window of that size, scene by scene, and a digest of each picture.
`moves`: how sharp icons are and what cannot be read on each of two screens, and back on the first one.
`sheets`: what cannot be read, what is typed and where the keyboard is, while the window of an open sheet goes
from screen to screen and from size to size.
`opens`: where a window opens that was where a fourth word says, and what is kept once it was given
that size.
"""

import asyncio
import hashlib
import json
import sys
from collections.abc import Awaitable, Callable
from functools import partial

from PySide6.QtCore import QEvent, QMessageLogContext, QSize, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QFontDatabase, QGuiApplication, QScreen
from PySide6.QtWidgets import QApplication, QLineEdit

from kiosk.core.screen_settings import Motion, Scheme
from kiosk.ui.app.run import run
from kiosk.ui.door.placement import Placement
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.texts.language import use_language
from kiosk.ui.theme.theme import Theme
from tests.gui.gallery.scenes import SCENES as GALLERY
from tests.gui.gallery.setting import Setting, a_setting
from tests.gui.gallery.verdicts import VERDICTS
from tests.gui.legibility import troubles
from tests.gui.looks import LOOKS_AT_ALL
from tests.gui.waiting import until

TIGHT = ("go-in-long", "ask", "bar-after-go-in")
SCENES = (*TIGHT, "go-in", "already-in", "just-scanned") if LOOKS_AT_ALL else TIGHT

WITH_A_FIELD = ("note", "this-door", "supervisors", "take-over-wrong", "guest-list", "all-scans")
TYPED = "Zoë 12"
LOOKS = 20


async def fits(app: QApplication, size: tuple[int, int]) -> dict[str, object]:
    """What cannot be read, scene by scene, and what it looks like."""
    troubled: dict[str, object] = {}
    pictures: dict[str, str] = {}
    found: dict[str, object] = {"troubles": troubled, "pictures": pictures}
    for scene in SCENES:
        async with a_setting(size, Scheme.DARK) as setting:
            await VERDICTS[scene](setting)
            await setting.quiet()
            troubled[scene] = troubles(setting.window)
            picture = setting.window.grab().toImage()
            pictures[scene] = hashlib.sha256(picture.constBits()).hexdigest()
            found["ratio"] = setting.window.devicePixelRatioF()
            found["family"] = setting.window.fontInfo().family()
    found["fonts"] = len(QFontDatabase.families())
    return found


async def moves(_app: QApplication, size: tuple[int, int]) -> dict[str, object]:
    """From the first screen to the second one and back, as when that is unplugged, a verdict each time."""
    first, second = QGuiApplication.screens()
    found: dict[str, object] = {}
    async with a_setting(size, Scheme.DARK) as setting:
        found["first"] = await _seen_on(setting, first)
        found["second"] = await _seen_on(setting, second)
        found["back"] = await _seen_on(setting, first)
    return found


async def sheets(_app: QApplication, size: tuple[int, int]) -> dict[str, object]:
    """Each open sheet with something typed: on the second screen, larger there, then smaller on the first."""
    first, second = QGuiApplication.screens()
    found: dict[str, object] = {}
    for scene in WITH_A_FIELD:
        async with a_setting(size, Scheme.DARK) as setting:
            await GALLERY[scene](setting)
            await setting.quiet()
            sheet = setting.window.sheets.top
            lines = sheet.findChildren(QLineEdit) if sheet else []
            line = next(one for one in lines if one.isVisible() and one.isEnabled())
            line.setFocus()
            line.setText(TYPED)
            seen: list[dict[str, object]] = []
            for screen, place in (
                (second, size), (second, (1920, 1080)), (first, (1024, 600)), (first, size)
            ):  # fmt: skip
                setting.window.resize(*place)
                await _move(setting.window, screen)
                await setting.quiet()
                seen.append(
                    {
                        "ratio": setting.window.devicePixelRatioF(),
                        "typed": line.text() if setting.window.sheets.top is sheet else "",
                        "has_focus": setting.window.focusWidget() is line,
                        "troubles": await _troubles_at_rest(setting.window),
                    }
                )
            found[scene] = seen
    return found


async def opens(_app: QApplication, size: tuple[int, int], kept: str) -> dict[str, object]:
    """Where the door's window opens, and what is kept once it was given this size, and once it was closed."""
    window = DoorWindow(Theme(Scheme.DARK, Motion.OFF))
    placement, heard = Placement(window, kept), list[str]()
    placement.changed.connect(heard.append)
    placement.open()
    room = window.screen().availableGeometry()
    filled = window.frameGeometry if window.isMaximized() else lambda: room
    await until(lambda: room.contains(window.frameGeometry()) and filled() == room)
    found: dict[str, object] = {
        "place": window.geometry().getRect(),
        "maximised": window.isMaximized(),
    }
    if size[0]:
        window.showNormal()
        window.resize(*size)
        await until(lambda: bool(heard))
        found["resized"] = heard[-1]
        window.move(30, 20)
    window.close()
    found["closed"] = heard[-1] if heard else ""
    window.deleteLater()
    return found


async def _seen_on(setting: Setting, screen: QScreen) -> dict[str, object]:
    window = setting.window
    await _move(window, screen)
    await VERDICTS["go-in"](setting)
    await setting.quiet()
    overlaid = troubles(window)
    await setting.settle()
    button = window.footer.theme
    picture = button.icon().pixmap(QSize(button.iconSize()), window.devicePixelRatioF())
    return {
        "ratio": window.devicePixelRatioF(),
        "icon": picture.width() / button.iconSize().width(),
        "troubles": [*overlaid, *troubles(window)],
        "visible": window.isVisible(),
    }


async def _troubles_at_rest(window: DoorWindow) -> list[str]:
    """What still cannot be read once everything had time to get its new looks."""
    for _ in range(LOOKS):
        if not (found := troubles(window)):
            return []
        await asyncio.sleep(0.05)
    return found


async def _move(window: DoorWindow, screen: QScreen) -> None:
    window.windowHandle().setScreen(screen)
    window.move(screen.availableGeometry().topLeft())
    await until(lambda: window.devicePixelRatioF() == screen.devicePixelRatio())


def _say_what_matters(_kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
    """The offscreen platform says of every window that it has no edges to drag."""
    if "propagateSizeHints" not in text:
        sys.stderr.write(f"{text}\n")


def main(argv: list[str]) -> int:
    """Do what the first word says."""
    words: dict[str, Callable[[QApplication, tuple[int, int]], Awaitable[object]]]
    words = {"fits": fits, "moves": moves, "sheets": sheets, "opens": partial(opens, kept="".join(argv[3:]))}
    word, size = words[argv[0]], (int(argv[1]), int(argv[2]))
    qInstallMessageHandler(_say_what_matters)

    async def look(app: QApplication) -> int:
        use_language(app, "en")
        app.setCursorFlashTime(0)  # a cursor that comes and goes would make two pictures of one screen
        found = await asyncio.wait_for(word(app, size), 60)
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        sys.stdout.write(json.dumps(found))
        return 0

    return run(look)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
