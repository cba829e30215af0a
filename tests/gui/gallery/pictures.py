"""`python -m tests.gui.gallery.pictures FOLDER`: a picture of every scene, size, theme and direction."""

import argparse
import sys
from pathlib import Path

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from kiosk.core.screen_settings import Scheme
from kiosk.ui.app.run import run
from kiosk.ui.texts.language import use_language
from tests.gui.gallery.scenes import SCENES
from tests.gui.gallery.setting import SCHEMES, SIZES, a_setting

LANGUAGES = ("en", "he")
"""From the left, and from the right; in the letters that this machine has for it."""


def main(argv: list[str]) -> int:
    """Save the pictures asked for; all of them unless it is said which."""
    parser = argparse.ArgumentParser(prog="python -m tests.gui.gallery.pictures")
    parser.add_argument("folder", type=Path, nargs="?", default=Path("screenshots"))
    parser.add_argument("--scene", action="append", choices=sorted(SCENES), help="only this one; repeatable")
    parser.add_argument("--size", action="append", type=_size, help="such as 640x360; repeatable")
    parser.add_argument("--theme", action="append", choices=[scheme.value for scheme in SCHEMES])
    parser.add_argument("--language", action="append", help="a code such as en or he; pseudo or pseudo-rtl")
    chosen = parser.parse_args(argv)
    wanted = [
        (scene, language, size, scheme)
        for language in chosen.language or LANGUAGES
        for scene in chosen.scene or SCENES
        for size in chosen.size or SIZES
        for scheme in SCHEMES
        if scheme.value in (chosen.theme or [scheme.value])
    ]
    chosen.folder.mkdir(parents=True, exist_ok=True)
    qInstallMessageHandler(_say_what_matters)

    async def shoot(app: QApplication) -> int:
        app.setCursorFlashTime(0)  # a caret that blinks is in one picture and not in the next
        for number, (scene, language, size, scheme) in enumerate(wanted, start=1):
            path = chosen.folder / f"{scene}-{_named(size)}-{scheme.value}-{language}.png"
            await _shoot(app, scene, language, size, scheme, path)
            sys.stdout.write(f"\r{number} of {len(wanted)}")
        sys.stdout.write(f"\r{len(wanted)} pictures in {chosen.folder}\n")
        return 0

    return run(shoot)


def _say_what_matters(_kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
    """The offscreen platform says of every window that it has no edges to drag."""
    if "propagateSizeHints" not in text:
        sys.stderr.write(f"{text}\n")


def _size(named: str) -> tuple[int, int]:
    width, height = named.split("x")
    return int(width), int(height)


def _named(size: tuple[int, int]) -> str:
    return f"{size[0]}x{size[1]}"


async def _shoot(
    app: QApplication, scene: str, language: str, size: tuple[int, int], scheme: Scheme, path: Path
) -> None:
    use_language(app, language)
    async with a_setting(size, scheme) as setting:
        await SCENES[scene](setting)
        await setting.quiet()
        setting.window.grab().save(str(path), "PNG")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
