"""A door that opens with a passphrase asks for it in a window, until it is the right one."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import pytest
from keyring.backends.fail import Keyring as NoKeyring
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from kiosk.bootstrap import load_environment, open_door
from kiosk.bootstrap.office_beside import OfficeBeside
from kiosk.bootstrap.office_folder import OfficeFolder
from kiosk.bootstrap.screen import open_screen
from kiosk.cli import environment as given_environment
from kiosk.cli import window
from kiosk.engine.controller import DoorController
from kiosk.engine.errors import NoPlaceForKeysError, PassphraseError
from kiosk.scanning.camera.synthetic import SyntheticCamera
from kiosk.settings import Settings
from kiosk.ui.app.passphrase_window import PassphraseWindow
from kiosk.ui.app.run import run
from kiosk.ui.door.window import DoorWindow
from tests.end2end.conftest import NewKiosk
from tests.gui.simulated_input import key, tap, type_text
from tests.gui.waiting import until
from tests.unit.store.store_samples import using_keyring

W = TypeVar("W", bound=QWidget)
ADDRESS = {"KIOSK_BASE_URL": "http://127.0.0.1:9"}
Opening = Callable[[dict[str, str]], Coroutine[Any, Any, None]]


@pytest.fixture
def _no_keyring() -> Iterator[None]:
    with using_keyring(NoKeyring()):  # type: ignore[no-untyped-call]
        yield


@pytest.fixture
def opens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Opening:
    """The window as a start of the program opens it, as if somebody saw it; `KIOSK_HOME` is the test's."""
    monkeypatch.setattr(window, "is_seen", lambda: True)
    monkeypatch.setattr(given_environment, "_kept", {})
    monkeypatch.setenv("KIOSK_HOME", str(tmp_path / "home"))
    monkeypatch.delenv("KIOSK_PASSPHRASE", raising=False)

    def quiet(door: DoorController, settings: Settings, _camera: object, *, home: Path) -> object:
        return open_screen(door, settings, SyntheticCamera(), home=home, loud=False)

    monkeypatch.setattr(window, "open_screen", quiet)

    async def opening(variables: dict[str, str]) -> None:
        place = load_environment({"KIOSK_HOME": str(tmp_path / "home")} | ADDRESS | variables)
        await window._open_door(place, OfficeBeside(OfficeFolder(tmp_path / "office")))

    return opening


async def shown(kind: type[W], but: object = None) -> W:
    def found() -> list[W]:
        windows = QApplication.topLevelWidgets()
        return [one for one in windows if isinstance(one, kind) and one.isVisible() and one is not but]

    await until(lambda: bool(found()))
    return found()[0]


async def locked(tmp_path: Path) -> None:
    """A profile behind a passphrase."""
    place = load_environment({"KIOSK_HOME": str(tmp_path / "home"), "KIOSK_PASSPHRASE": "open sesame"})
    async with open_door(place, opens_anyhow=True):
        pass


def play(scene: Callable[[], Coroutine[Any, Any, None]]) -> None:
    async def evening(_app: object) -> int:
        await scene()
        return 0

    assert run(evening, language="en") == 0


@pytest.mark.parametrize("given", [{}, {"KIOSK_PASSPHRASE": "open says me"}], ids=["none", "wrong"])
def test_it_asks_until_it_is_the_right_one_and_the_door_opens(
    qapp: QApplication, tmp_path: Path, opens: Opening, given: dict[str, str]
) -> None:
    async def scene() -> None:
        await locked(tmp_path)
        opening = asyncio.create_task(opens(given))
        try:
            asks = await shown(PassphraseWindow)
            sheet = asks.sheet
            await until(lambda: not sheet.ignores_input)
            assert sheet.title.text() == "This door is locked"
            assert bool(sheet.notice.text()) == bool(given), "a wrong one is told at once"
            tap(sheet.main)
            assert sheet.notice.text() == "First type the passphrase."
            type_text(sheet.passphrase.line, "a guess")
            key(sheet.passphrase.line, Qt.Key.Key_Return)
            assert sheet.is_busy
            await until(lambda: not sheet.is_busy)
            assert sheet.notice.text() == "That is not the right passphrase. Try again."
            assert sheet.passphrase.line.text() == ""
            assert sheet.passphrase.line.hasFocus()
            type_text(sheet.passphrase.line, "open sesame")
            key(sheet.passphrase.line, Qt.Key.Key_Return)
            door = await shown(DoorWindow)
            await until(lambda: not isValid(asks) or not asks.isVisible())
            door.reopen()
            again = await shown(DoorWindow, door)
            again.close_now()
            await opening
        finally:
            opening.cancel()
            with suppress(asyncio.CancelledError):
                await opening

    play(scene)


def test_whoever_closes_it_ends_the_program_as_before(
    qapp: QApplication, tmp_path: Path, opens: Opening
) -> None:
    async def scene() -> None:
        await locked(tmp_path)
        opening = asyncio.create_task(opens({}))
        asks = await shown(PassphraseWindow)
        room, place = asks.screen().availableGeometry(), asks.geometry()
        assert room.contains(place), f"{place} has no room on a screen of {room}"
        key(asks.sheet, Qt.Key.Key_Escape)
        with pytest.raises(PassphraseError, match="this profile opens with a passphrase"):
            await opening

    play(scene)


@pytest.mark.usefixtures("_no_keyring")
def test_a_new_machine_without_a_keyring_has_one_chosen(
    qapp: QApplication, tmp_path: Path, opens: Opening
) -> None:
    async def scene() -> None:
        opening = asyncio.create_task(opens({}))
        asks = await shown(PassphraseWindow)
        sheet = asks.sheet
        await until(lambda: not sheet.ignores_input)
        assert sheet.title.text() == "Choose a passphrase"
        type_text(sheet.passphrase.line, "short")
        tap(sheet.main)
        assert sheet.notice.text() == "The passphrase needs 8 characters or more."
        type_text(sheet.passphrase.line, " no more")
        key(sheet.passphrase.line, Qt.Key.Key_Return)
        assert sheet.again.line.hasFocus()
        tap(sheet.main)
        assert sheet.notice.text() == "The two passphrases are not the same."
        type_text(sheet.again.line, "short no more")
        key(sheet.again.line, Qt.Key.Key_Return)
        (await shown(DoorWindow)).close_now()
        await opening
        again = asyncio.create_task(opens({"KIOSK_PASSPHRASE": "short no more"}))
        (await shown(DoorWindow)).close_now()
        await again

    play(scene)


@pytest.mark.usefixtures("_no_keyring")
def test_nobody_is_asked_where_nobody_would_see_it(
    qapp: QApplication, tmp_path: Path, opens: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(window, "is_seen", lambda: False)

    async def scene() -> None:
        with pytest.raises(NoPlaceForKeysError):
            await opens({})
        await locked(tmp_path)
        with pytest.raises(PassphraseError):
            await opens({"KIOSK_PASSPHRASE": "a guess"})

    play(scene)


def test_without_a_display_the_program_says_it_and_ends(new_kiosk: NewKiosk) -> None:
    kiosk = new_kiosk().with_environment(QT_QPA_PLATFORM="offscreen")
    done = kiosk.with_environment(KIOSK_PASSPHRASE="a guess").run()
    assert (done.status, done.out) == (1, b"")
    assert "wrong passphrase: the profile was not opened and nothing was changed" in done.err
