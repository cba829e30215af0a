"""A door that opens anew in the same process: nothing is left of the one before, and where it fails, why."""

import asyncio
import gc
import weakref
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from kiosk.bootstrap import Environment, load_environment, open_door
from kiosk.bootstrap.office_beside import OfficeBeside
from kiosk.bootstrap.office_folder import OfficeFolder
from kiosk.bootstrap.screen import open_screen
from kiosk.cli import window
from kiosk.engine.controller import DoorController
from kiosk.scanning.camera.synthetic import SyntheticCamera
from kiosk.settings import Settings, SettingsError
from kiosk.settings_file import KEPT_FILE, SETTINGS_FILE
from kiosk.ui.app.not_opened_window import NotOpenedWindow
from kiosk.ui.app.run import run
from kiosk.ui.door.commands import Command
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.manager.manager_sheet import Item, ManagerSheet
from kiosk.ui.manager.settings_sheet import SettingsSheet
from tests.gui.simulated_input import key, tap
from tests.gui.waiting import until
from tests.unit.store.store_samples import MemoryKeyring

W = TypeVar("W", DoorWindow, NotOpenedWindow)


def test_a_door_that_is_closed_is_gone_with_its_token_its_profile_and_its_camera(
    qapp: QApplication, tmp_path: Path
) -> None:
    home, settings = tmp_path / "home", Settings()
    place = Environment(home, settings, "", "a passphrase")

    async def once() -> "weakref.ref[DoorController]":
        async with open_door(place, opens_anyhow=True) as door:
            async with open_screen(door, settings, SyntheticCamera(), home=home, loud=False) as screen:
                screen.window.show()
                await until(screen.window.isVisible)
                screen.presenter.manager.look_at_everything()
                await until(lambda: bool(screen.presenter.manager.readiness.lines))
            return weakref.ref(door)

    async def evening(_app: object) -> int:
        left = await once()

        def is_gone() -> bool:
            gc.collect()
            return left() is None

        await until(is_gone, within_s=15)
        return 0

    assert run(evening) == 0


@pytest.mark.parametrize("tries_again", [True, False])
def test_a_door_that_cannot_be_opened_anew_says_why_in_a_window_and_is_tried_again_from_there(
    qapp: QApplication,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    kept: MemoryKeyring,
    *,
    tries_again: bool,
) -> None:
    home, camera = tmp_path / "home", SyntheticCamera()
    monkeypatch.setenv("KIOSK_HOME", str(home))

    def opened(door: DoorController, settings: Settings, _camera: object, *, home: Path) -> object:
        return open_screen(door, settings, camera, home=home, loud=False)

    async def shown(kind: type[W], but: object = None) -> W:
        def found() -> list[W]:
            windows = QApplication.topLevelWidgets()
            return [one for one in windows if isinstance(one, kind) and one.isVisible() and one is not but]

        await until(lambda: bool(found()))
        return found()[0]

    async def evening(_app: object) -> int:
        office = OfficeBeside(OfficeFolder(tmp_path / "office"))
        opening = asyncio.create_task(window._open_door(load_environment({"KIOSK_HOME": str(home)}), office))
        try:
            first = await shown(DoorWindow)
            (home / SETTINGS_FILE).write_text("no settings", "utf-8")
            (home / KEPT_FILE).write_text("none either", "utf-8")
            first.reopen()
            failed = await shown(NotOpenedWindow)
            await until(lambda: not failed.sheet.ignores_input)
            assert SETTINGS_FILE in failed.sheet.text.text
            if not tries_again:
                tap(failed.sheet.close_button)
                with pytest.raises(SettingsError):
                    await opening
                return 0
            for file in (SETTINGS_FILE, KEPT_FILE):
                (home / file).unlink()
            tap(failed.sheet.act)
            (await shown(DoorWindow, first)).close_now()
            await opening
        finally:
            opening.cancel()
            await asyncio.gather(opening, return_exceptions=True)
        return 0

    monkeypatch.setattr(window, "open_screen", opened)
    assert run(evening, language="en") == 0


@pytest.mark.parametrize("is_open", [True, False])
def test_another_language_is_spoken_at_once_whatever_is_open(
    qapp: QApplication,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    kept: MemoryKeyring,
    *,
    is_open: bool,
) -> None:
    home, camera = tmp_path / "home", SyntheticCamera()
    monkeypatch.setenv("KIOSK_HOME", str(home))

    def opened(door: DoorController, settings: Settings, _camera: object, *, home: Path) -> object:
        return open_screen(door, settings, camera, home=home, loud=False)

    def shown(but: object = None) -> list[DoorWindow]:
        windows = QApplication.topLevelWidgets()
        return [one for one in windows if isinstance(one, DoorWindow) and one.isVisible() and one is not but]

    async def evening(_app: object) -> int:
        office = OfficeBeside(OfficeFolder(tmp_path / "office"))
        opening = asyncio.create_task(window._open_door(load_environment({"KIOSK_HOME": str(home)}), office))
        try:
            await until(lambda: bool(shown()))
            first = shown()[0]
            assert first.footer.manager.text() == "Manager"
            asked_for = first.entry.placeholderText()
            key(first, Qt.Key.Key_F10)  # nobody has a PIN yet
            await until(
                lambda: isinstance(first.sheets.top, ManagerSheet) and not first.sheets.top.ignores_input
            )
            tap(first.findChildren(ManagerSheet)[0].tiles[Item.SETTINGS])
            await until(
                lambda: isinstance(first.sheets.top, SettingsSheet) and not first.sheets.top.ignores_input
            )
            if is_open:
                first.commanded.emit(Command.INCIDENTS)
            tap(first.findChildren(SettingsSheet)[0].language.chip("de"))
            await until(lambda: bool(shown(first)))
            second = shown(first)[0]
            assert second.footer.manager.text() == "Verwaltung"
            assert second.entry.placeholderText() != asked_for
            assert load_environment({"KIOSK_HOME": str(home)}).settings.screen.language == "de"
            second.close_now()
            await opening
        finally:
            opening.cancel()
            await asyncio.gather(opening, return_exceptions=True)
        return 0

    monkeypatch.setattr(window, "open_screen", opened)
    assert run(evening, language="en") == 0
