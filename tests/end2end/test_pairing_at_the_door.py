"""A door that is open is paired where it stands: after it was unpaired, and instead of its own token."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from kiosk.bootstrap import SystemClock, load_environment, open_door
from kiosk.bootstrap.office_beside import OfficeBeside
from kiosk.bootstrap.office_folder import OfficeFolder
from kiosk.bootstrap.pairing import pair_door
from kiosk.bootstrap.screen import open_screen
from kiosk.bootstrap.sign_in import accepted, keep_sign_in
from kiosk.cli import window as cli_window
from kiosk.core.pairing import link_of, shown_code, shown_fingerprint
from kiosk.office.pairing import DoorPlan
from kiosk.sandbox.server import SandboxThread
from kiosk.sandbox.world import SandboxOptions
from kiosk.scanning.camera.synthetic import SyntheticCamera
from kiosk.settings_file import load_settings
from kiosk.store.kept_token import SERVICE
from kiosk.ui.app.run import run
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.manager.manager_sheet import Item, ManagerSheet
from kiosk.ui.manager.readiness_sheet import ReadinessSheet
from kiosk.ui.sign_in.pair_sheet import PairSheet
from kiosk.ui.sign_in.sign_in_sheet import SignInSheet
from tests.end2end.first_run_samples import Hand, OfficeThread, empty, payable
from tests.gui.waiting import until
from tests.unit.store.store_samples import MemoryKeyring


@pytest.fixture
def sandbox() -> Iterator[SandboxThread]:
    with SandboxThread(SandboxOptions(tickets=60)) as started:
        yield started


@pytest.fixture
def office(tmp_path: Path, kept: MemoryKeyring, sandbox: SandboxThread) -> Iterator[OfficeThread]:
    with OfficeThread(sandbox, tmp_path / "office").started() as started:
        yield started


@pytest.fixture
def camera(monkeypatch: pytest.MonkeyPatch) -> SyntheticCamera:
    """What the door's window looks through, without a sound."""
    there = SyntheticCamera()

    def opened(door: object, settings: object, _camera: object, *, home: Path) -> object:
        return partial(open_screen, loud=False)(door, settings, there, home=home)  # type: ignore[arg-type]

    monkeypatch.setattr(cli_window, "open_screen", opened)
    return there


def shown() -> DoorWindow | None:
    """The door's window that is there now."""
    found = [one for one in QApplication.topLevelWidgets() if isinstance(one, DoorWindow) and one.isVisible()]
    return found[0] if found else None


async def the_window(is_it: Callable[[DoorWindow], bool] = lambda _: True) -> DoorWindow:
    await until(lambda: (there := shown()) is not None and is_it(there))
    there = shown()
    assert there is not None
    return there


def played(home: Path, folder: Path, deed: Callable[[], Awaitable[None]]) -> None:
    """Open the door as `kiosk` does, while somebody does this; the last window is closed at the end."""

    async def evening(_app: object) -> int:
        office = OfficeBeside(OfficeFolder(folder))
        opening = asyncio.create_task(cli_window._open_door(empty(home), office))
        try:
            async with asyncio.timeout(100):
                await deed()
                window = await the_window()
                window.close_now()
                await opening
        finally:
            opening.cancel()
            await asyncio.gather(opening, return_exceptions=True)
        return 0

    assert run(evening, language="en") == 0


async def sign_in(window: DoorWindow, hand: Hand) -> None:
    window.press(Qt.Key.Key_F10)
    await until(lambda: isinstance(window.sheets.top, ManagerSheet))
    menu = window.sheets.top
    assert isinstance(menu, ManagerSheet)
    await hand.tap(menu, menu.tiles[Item.SIGN_IN])


async def ready_again(before: DoorWindow) -> DoorWindow:
    """The window that was opened anew, once its readiness list was read."""
    window = await the_window(lambda one: one is not before)
    await until(lambda: isinstance(window.sheets.top, ReadinessSheet))
    readiness = window.sheets.top
    assert isinstance(readiness, ReadinessSheet)
    await until(lambda: bool(readiness.lines))
    (line,) = [line for line in readiness.lines if line.check.check == "office"]
    assert line.check.ok, line.check
    readiness.dismiss()
    return window


async def let_in(window: DoorWindow, camera: SyntheticCamera, guest: tuple[str, str]) -> None:
    await until(lambda: not camera.pending)
    camera.show(*guest)
    await until(lambda: guest[1] in window.overlay.accessibleName())


def test_a_door_that_was_unpaired_is_paired_anew_by_a_code_at_its_camera_and_what_waited_leaves(
    qapp: QApplication,
    tmp_path: Path,
    sandbox: SandboxThread,
    office: OfficeThread,
    camera: SyntheticCamera,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    home, hand = tmp_path / "home", Hand()
    monkeypatch.setenv("KIOSK_HOME", str(home))
    plan = DoorPlan(name="South gate", events=(sandbox.world.tonight.id,))
    guests = payable(sandbox)

    async def unpaired() -> None:
        link = link_of(office.link(plan))
        assert link is not None
        await pair_door(empty(home), link, SystemClock(), lambda: "0" * 32)
        async with open_door(empty(home)) as door:
            await door.guest_list.sync()
        office.unpair_all()

    async def deed() -> None:
        window = await the_window()
        await until(lambda: "does not know this door any more" in window.last_verdict.text)
        await let_in(window, camera, guests[0])
        assert not sandbox.world.check_ins
        camera.show(office.link(plan), "")
        await until(lambda: "PAIRING CODE" in window.overlay.accessibleName())
        await sign_in(window, hand)
        await until(lambda: isinstance(window.sheets.top, PairSheet))
        await until(lambda: not camera.pending)
        camera.show(office.link(plan), "")
        window = await ready_again(window)
        await let_in(window, camera, guests[1])
        await until(lambda: len(sandbox.world.check_ins) == 2)

    asyncio.run(unpaired())
    played(home, tmp_path / "beside", deed)
    assert office.doors == ("South gate",)


def test_a_door_with_a_token_of_its_own_changes_to_an_office_by_an_address_and_a_code(
    qapp: QApplication,
    tmp_path: Path,
    sandbox: SandboxThread,
    office: OfficeThread,
    camera: SyntheticCamera,
    kept: MemoryKeyring,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    home, hand = tmp_path / "home", Hand()
    monkeypatch.setenv("KIOSK_HOME", str(home))
    link = link_of(office.link(DoorPlan(events=(sandbox.world.tonight.id,))))
    assert link is not None

    async def signed_in() -> None:
        environment = await accepted(empty(home), sandbox.base_url, sandbox.token, SystemClock())
        assert await keep_sign_in(environment)

    async def deed() -> None:
        window = await the_window()
        await sign_in(window, hand)
        await until(lambda: isinstance(window.sheets.top, SignInSheet))
        own = window.sheets.top
        assert isinstance(own, SignInSheet)
        await hand.tap(own, own.pair)
        await until(lambda: isinstance(window.sheets.top, PairSheet))
        sheet = window.sheets.top
        assert isinstance(sheet, PairSheet)
        sheet.address.line.setText(link.address.removeprefix("https://"))  # keys as fast as a test's are a
        sheet.code.line.setText(shown_code(link.code))  # scanner's
        await hand.tap(sheet, sheet.main)
        await until(sheet.fingerprint.isVisible)
        found = "".join(letter for letter in sheet.fingerprint.text if letter.isalnum())
        assert found == shown_fingerprint(link.fingerprint).replace(" ", "")
        sandbox.world.forget_requests()
        await hand.tap(sheet, sheet.main)
        window = await ready_again(window)
        await let_in(window, camera, payable(sandbox)[0])
        await until(lambda: len(sandbox.world.check_ins) == 1)

    asyncio.run(signed_in())
    played(home, tmp_path / "beside", deed)
    assert not load_settings(home).token_kept
    assert [service for service, _ in kept.kept if service == SERVICE] == [], "the keyring has forgotten it"
    assert load_environment({"KIOSK_HOME": str(home)}).access_token == ""
