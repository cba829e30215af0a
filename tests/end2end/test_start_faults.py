"""What keeps the door screen from opening is told in the machine's language, and in no traceback."""

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from kiosk.bootstrap import Environment
from kiosk.bootstrap.opening import open_profile
from kiosk.settings import Settings
from kiosk.settings_file import SETTINGS_FILE, save_settings
from tests.end2end.virtual_display import has_xvfb

REPOSITORY = Path(__file__).parents[2]
PATIENCE_S = 240
GERMAN = {"LANG": "de_DE.UTF-8"}
"""Without LC_ALL: where that language is not installed, Python could not read where it is itself."""
NOBODYS = ":58321"
"""A display that does not answer: numbers are given out from 0 on."""
NO_SCREEN = ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY")


def started(home: Path, given: dict[str, str]) -> tuple[int, str]:
    """`kiosk` without a command: its exit status, and what it said."""
    unwanted = ("KIOSK_", "LANG", "LC_")
    place = {name: value for name, value in os.environ.items() if not name.startswith(unwanted)}
    place |= {"KIOSK_HOME": str(home), "KIOSK_PASSPHRASE": "correct horse", "HOME": str(home)}
    place |= {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(REPOSITORY)} | GERMAN | given
    place = {name: value for name, value in place.items() if value}
    done = subprocess.run(
        [sys.executable, "-m", "kiosk"], env=place, capture_output=True, timeout=PATIENCE_S, check=False
    )
    return done.returncode, done.stderr.decode()


async def set_up(home: Path) -> None:
    """A profile that was opened once."""
    home.mkdir()
    settings = Settings(base_url="https://tickets.example.com")
    save_settings(home, settings)
    (await open_profile(Environment(home, settings, "", "correct horse"), writable=True)).close()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a screen")
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("de_DE.UTF-8", "es gibt keinen Bildschirm"),
        ("pl_PL.UTF-8", "nie ma ekranu"),
        ("C", "there is no scr"),
    ],
)
def test_no_screen(tmp_path: Path, language: str, said: str) -> None:
    status, err = started(tmp_path / "home", dict.fromkeys(NO_SCREEN, "") | {"LANG": language})
    assert status == 1
    assert said in err.splitlines()[-1]
    assert "Traceback" not in err


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a screen")
@pytest.mark.parametrize("platform", ["", "xcb"])
def test_a_display_that_does_not_answer(tmp_path: Path, platform: str) -> None:
    """As after a log-out: DISPLAY still names one, over which Qt would abort and dump core."""
    if not has_xvfb():
        pytest.skip("what Qt wants for X11 is missing")
    shown = dict.fromkeys(NO_SCREEN, "") | {"QT_QPA_PLATFORM": platform, "DISPLAY": NOBODYS}
    status, err = started(tmp_path / "home", shown)
    assert status == 1, err
    assert err.startswith("kiosk: es gibt keinen Bildschirm")
    assert len(err.splitlines()) == 1


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a screen")
@pytest.mark.parametrize("platform", ["", "wayland", "wayland;xcb"])
def test_a_wayland_display_that_does_not_answer(tmp_path: Path, platform: str) -> None:
    """As after a log-out: its socket has gone, or nobody listens on it."""
    left = tmp_path / "wayland-7"
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(str(left))
    shown = {"QT_QPA_PLATFORM": platform, "DISPLAY": "", "XDG_RUNTIME_DIR": str(tmp_path)}
    for name in (left.name, str(left), "wayland-8"):
        status, err = started(tmp_path / "home", shown | {"WAYLAND_DISPLAY": name})
        assert status == 1, err
        assert err.startswith("kiosk: es gibt keinen Bildschirm")
        assert len(err.splitlines()) == 1


def test_damaged_settings(tmp_path: Path) -> None:
    (tmp_path / SETTINGS_FILE).write_text('{"colour": 5}', "utf-8")
    status, err = started(tmp_path, {})
    assert status == 2
    assert "Die Datei aus einer Sicherung zurückholen" in err
    assert SETTINGS_FILE in err


@pytest.mark.parametrize(
    ("passphrase", "said"),
    [("wrong", "falsches Passwort"), ("", "dieses Profil öffnet sich mit einem Passwort")],
)
async def test_a_passphrase_that_nobody_can_be_asked_for(tmp_path: Path, passphrase: str, said: str) -> None:
    await set_up(tmp_path / "home")
    given = {"KIOSK_PASSPHRASE": passphrase, "PYTHON_KEYRING_BACKEND": "keyring.backends.fail.Keyring"}
    status, err = started(tmp_path / "home", given)
    assert status == 1
    assert said in err


async def test_a_profile_that_another_kiosk_uses(tmp_path: Path) -> None:
    home = tmp_path / "home"
    await set_up(home)
    place = Environment(home, Settings(), "", "correct horse")
    owner = await open_profile(place, writable=True)
    try:
        status, err = started(home, {})
    finally:
        owner.close()
    assert status == 1
    assert "ein anderer Kiosk benutzt das Profil" in err
    assert str(home) in err
