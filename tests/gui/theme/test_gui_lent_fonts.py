"""Of the machine's fonts Qt sees those that the machine prefers for a language, and no other."""

import ctypes
import json
import os
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import pytest
from font_roboto import font_files

from kiosk.ui.theme import lent_fonts

REPOSITORY = Path(__file__).parents[3]
FAMILIES = """
import json, sys
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QApplication
from kiosk.ui.theme.lent_fonts import choose_lent_fonts, lent_fonts_chosen_early
if "early" in sys.argv:
    with lent_fonts_chosen_early():
        choose_lent_fonts()
elif "choose" in sys.argv:
    choose_lent_fonts()
app = QApplication([])
print(json.dumps({family: QFontDatabase.styles(family) for family in QFontDatabase.families()}))
"""
pytestmark = pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="fontconfig is Linux's")


def _seen(fonts: Path, *arguments: str) -> dict[str, list[str]]:
    """The styles of each family that Qt sees on a machine with these fonts alone."""
    rules = fonts.parent / "fonts.conf"
    cache = fonts.parent / "cache"
    rules.write_text(f"<fontconfig><dir>{fonts}</dir><cachedir>{cache}</cachedir></fontconfig>", "utf-8")
    said = subprocess.run(
        [sys.executable, "-c", FAMILIES, *arguments],
        env={**os.environ, "FONTCONFIG_FILE": str(rules), "PYTHONPATH": str(REPOSITORY)},
        stdout=subprocess.PIPE,
        timeout=100,
        check=True,
    )
    found: dict[str, list[str]] = json.loads(said.stdout)
    return {family: sorted(styles) for family, styles in found.items() if family.startswith("Roboto")}


@pytest.fixture
def fonts(tmp_path: Path) -> Path:
    """A machine's fonts: one family in many weights."""
    folder = tmp_path / "fonts"
    folder.mkdir()
    for name, file in font_files.items():
        (folder / f"{name}.ttf").symlink_to(file)
    return folder


def test_of_many_fonts_those_are_seen_that_the_machine_prefers(fonts: Path) -> None:
    every, chosen = _seen(fonts), _seen(fonts, "choose")
    assert len(every["Roboto"]) > 6
    assert chosen == _seen(fonts, "early") == {"Roboto": ["Bold", "Regular"]}


def test_a_machine_without_fonts_is_left_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "none").mkdir()
    assert _seen(tmp_path / "none", "choose") == _seen(tmp_path / "none") == {}


def test_without_fontconfig_nothing_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def missing(name: str) -> NoReturn:
        asked.append(name)
        raise OSError(name)

    monkeypatch.setattr(ctypes, "CDLL", missing)
    lent_fonts.choose_lent_fonts()
    assert asked == ["libfontconfig.so.1"]


def test_what_is_begun_early_is_done_once_and_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    chosen_on: list[str] = []
    goes_on = threading.Event()

    def choose(_: object = None) -> None:
        goes_on.wait(10)
        chosen_on.append(threading.current_thread().name)

    monkeypatch.setattr(lent_fonts, "_choose", choose)
    with lent_fonts.lent_fonts_chosen_early():
        assert chosen_on == []
        goes_on.set()
        lent_fonts.choose_lent_fonts()
        assert chosen_on == ["lent-fonts"]
        lent_fonts.choose_lent_fonts()
    assert chosen_on == ["lent-fonts", "MainThread"]


def test_a_program_that_ends_before_waits_for_no_dead_mount(monkeypatch: pytest.MonkeyPatch) -> None:
    goes_on = threading.Event()
    wanted: list[bool] = []

    def choose(is_wanted: Callable[[], bool]) -> None:
        goes_on.wait(10)
        wanted.append(is_wanted())

    monkeypatch.setattr(lent_fonts, "_choose", choose)
    monkeypatch.setattr(lent_fonts, "ENDS_WITHIN_S", 0.01)
    with lent_fonts.lent_fonts_chosen_early():
        (choosing,) = lent_fonts._begun
    assert lent_fonts._begun == []
    goes_on.set()
    choosing.join()
    assert wanted == [False], "Qt may be there by then"


def test_ctrl_c_ends_the_wait_for_them(monkeypatch: pytest.MonkeyPatch) -> None:
    goes_on, asked = threading.Event(), list[bool]()

    def interrupted() -> None:
        asked.append(True)
        if len(asked) == 3:
            raise KeyboardInterrupt

    monkeypatch.setattr(lent_fonts, "_choose", lambda _: goes_on.wait(10))
    monkeypatch.setattr(lent_fonts, "ENDS_WITHIN_S", 0.01)
    with pytest.raises(KeyboardInterrupt), lent_fonts.lent_fonts_chosen_early():
        lent_fonts.choose_lent_fonts(interrupted)
    assert lent_fonts._begun == []
    goes_on.set()


def test_where_no_thread_can_be_started_they_are_chosen_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(_: threading.Thread) -> NoReturn:
        raise RuntimeError("can't start new thread")

    chosen: list[str] = []
    monkeypatch.setattr(lent_fonts, "_choose", lambda: chosen.append("now"))
    monkeypatch.setattr(threading.Thread, "start", none)
    with lent_fonts.lent_fonts_chosen_early():
        lent_fonts.choose_lent_fonts()
    assert chosen == ["now"]
