"""`kiosk` without a command: what it does until the screen is loaded."""

import asyncio
import threading
from pathlib import Path
from typing import NoReturn

import pytest

from kiosk.bootstrap import Environment
from kiosk.bootstrap.opening import open_profile
from kiosk.cli import app, window
from kiosk.cli.exit_status import Exit
from kiosk.store.profile import Profile


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The threads that opened a profile."""
    threads: list[str] = []
    real = Profile.open

    def noted(folder: Path, passphrase: str | None, *, writable: bool) -> Profile:
        threads.append(threading.current_thread().name)
        return real(folder, passphrase, writable=writable)

    monkeypatch.setattr(Profile, "open", noted)
    return threads


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("KIOSK_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("KIOSK_BASE_URL", "http://127.0.0.1:9")
    monkeypatch.setenv("KIOSK_TOKEN", "token")
    return tmp_path / "home"


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
        raise RuntimeError

    monkeypatch.setattr(window, "open_window", fails)
    assert app.run([]) == Exit.FAILED
    assert "a fault in the program (RuntimeError)" in capsys.readouterr().err
    asyncio.run(open_profile(places[0], writable=True)).close()
    assert set(opened) == {"profile-early", "profile"}


def test_before_a_first_run_nothing_is_opened(
    home: Path, opened: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("KIOSK_BASE_URL")
    monkeypatch.delenv("KIOSK_TOKEN")
    monkeypatch.setattr(window, "open_window", lambda _: None)
    assert app.run([]) == Exit.DONE
    assert opened == []
    assert not home.exists()
