"""`kiosk` without a command: what it does until the screen is loaded."""

import asyncio
import gc
import threading
import time
from pathlib import Path
from typing import NoReturn

import pytest

from kiosk.bootstrap import Environment
from kiosk.bootstrap.opening import open_profile
from kiosk.cli import app, screen, window
from kiosk.cli.exit_status import Exit
from kiosk.store.profile import Profile


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The threads that opened a profile."""
    threads: list[str] = []
    real = Profile.open

    def noted(folder: Path, passphrase: str | None, *, writable: bool, looks_after_s: float) -> Profile:
        threads.append(threading.current_thread().name)
        return real(folder, passphrase, writable=writable, looks_after_s=looks_after_s)

    monkeypatch.setattr(Profile, "open", noted)
    return threads


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a profile is."""
    home = tmp_path / "home"
    monkeypatch.setenv("KIOSK_HOME", str(home))
    monkeypatch.setenv("KIOSK_BASE_URL", "http://127.0.0.1:9")
    monkeypatch.setenv("KIOSK_TOKEN", "token")
    monkeypatch.setenv("KIOSK_PASSPHRASE", "open sesame")
    Profile.open(home, "open sesame", writable=True).close()
    return home


def test_the_profile_is_opened_while_the_screen_is_loaded(
    home: Path, opened: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def open_window(environment: Environment) -> None:
        profile = asyncio.run(open_profile(environment, writable=True))
        assert profile.folder == home
        profile.close()

    monkeypatch.setattr(window, "open_window", open_window)
    assert app.run([]) == Exit.DONE
    assert opened == ["profile-early"]


@pytest.mark.usefixtures("home")
def test_a_screen_that_does_not_open_leaves_the_profile_closed(
    opened: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    places: list[Environment] = []

    def fails(environment: Environment) -> NoReturn:
        places.append(environment)
        while not opened:
            time.sleep(0.01)
        raise RuntimeError

    monkeypatch.setattr(window, "open_window", fails)
    assert app.run([]) == Exit.FAILED
    assert "a fault in the program (RuntimeError)" in capsys.readouterr().err
    asyncio.run(open_profile(places[0], writable=True)).close()
    assert set(opened) == {"profile-early", "profile"}


@pytest.mark.usefixtures("home")
@pytest.mark.parametrize("lacks", ["profile", "address", "display"])
def test_nothing_is_opened_early_where_it_may_not_be_wanted(
    home: Path, opened: list[str], monkeypatch: pytest.MonkeyPatch, lacks: str
) -> None:
    match lacks:
        case "profile":
            (home / "kiosk.db").unlink()
        case "address":
            monkeypatch.delenv("KIOSK_BASE_URL")
            monkeypatch.delenv("KIOSK_TOKEN")
        case "display":
            monkeypatch.setattr(screen, "has_display", lambda: False)
    monkeypatch.setattr(window, "open_window", lambda _: None)
    monkeypatch.setattr(screen, "opened_early", lambda _: opened.append("early"))
    assert app.run([]) == (Exit.FAILED if lacks == "display" else Exit.DONE)
    assert opened == []


def test_no_thread_collects_what_is_made_while_the_screen_is_loaded(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Qt wants its own destroyed on its own thread."""
    is_on: list[bool] = []
    monkeypatch.setattr(window, "open_window", lambda _: is_on.append(gc.isenabled()))
    assert app.run([]) == Exit.DONE
    assert is_on == [False]
    assert gc.isenabled()
    assert home.exists()
