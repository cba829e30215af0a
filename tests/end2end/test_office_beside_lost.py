"""The office beside a door loses its folder, its certificate or its door: what leads out, on the screen."""

import asyncio
import shutil
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication

from kiosk.bootstrap import load_environment, open_door
from kiosk.bootstrap.office_beside import OfficeBeside
from kiosk.bootstrap.office_commands import doors, unpair
from kiosk.bootstrap.office_folder import OfficeFolder
from kiosk.bootstrap.opening import open_profile
from kiosk.bootstrap.screen import open_screen
from kiosk.cli import window as cli_window
from kiosk.core.presence import InputMethod
from kiosk.engine.office import keep_pairing, pairing_of
from kiosk.office.certificate import CERTIFICATE_FILE, KEY_FILE
from kiosk.sandbox.server import SandboxThread
from kiosk.sandbox.world import SandboxOptions
from kiosk.scanning.camera.synthetic import SyntheticCamera
from kiosk.settings_file import load_settings
from kiosk.ui.app.run import run
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.sign_in.browser_sheet import BrowserSheet
from kiosk.ui.sign_in.office_sheet import OfficeSheet
from kiosk.ui.sign_in.pair_sheet import PairSheet
from kiosk.ui.widgets.explain_sheet import ExplainSheet
from tests.end2end.first_run_samples import Hand, payable
from tests.end2end.host_laptop_samples import FOLDER_PASSPHRASE, Browser, Laptop, open_port, set_up
from tests.end2end.test_pairing_at_the_door import let_in, ready_again, sign_in, the_window
from tests.gui.waiting import until


@pytest.fixture
def browser(monkeypatch: pytest.MonkeyPatch) -> Browser:
    there = Browser()
    monkeypatch.setattr("webbrowser.open", there.open)
    return there


@pytest.fixture
def camera(monkeypatch: pytest.MonkeyPatch) -> SyntheticCamera:
    there = SyntheticCamera()

    def opened(door: object, settings: object, _camera: object, *, home: Path) -> object:
        return partial(open_screen, loud=False)(door, settings, there, home=home)  # type: ignore[arg-type]

    monkeypatch.setattr(cli_window, "open_screen", opened)
    return there


@pytest.fixture
def laptop(tmp_path: Path, browser: Browser, monkeypatch: pytest.MonkeyPatch) -> Iterator[Laptop]:
    """One that was set up, with one guest let in whom the service has not heard of; nothing runs."""
    with SandboxThread(SandboxOptions(tickets=60)) as sandbox:
        there = Laptop(tmp_path, sandbox)
        given = {
            "KIOSK_HOME": str(there.home),
            "KIOSK_PASSPHRASE": FOLDER_PASSPHRASE,
            "KIOSK_OFFICE_HOME": str(there.office_home),
        }
        for name, value in given.items():
            monkeypatch.setenv(name, value)

        async def first_run() -> None:
            async with there.office() as office:
                await set_up(there, office, load_environment(given))
            async with open_door(load_environment(given), offline=True) as door:
                verdict = await door.scan(payable(sandbox)[0][0], InputMethod.COMMAND_LINE)
                assert verdict is not None
                assert verdict.verdict.kind == "admit"
                await door.shown(verdict.admission_id)
                await door.door.settle()

        asyncio.run(first_run())
        assert not sandbox.world.check_ins
        yield there


def played(laptop: Laptop, deed: Callable[[], Awaitable[None]]) -> None:
    """Open the door as `kiosk` does, while somebody does this; the last window is closed at the end."""

    async def evening(_app: object) -> int:
        async with OfficeBeside(OfficeFolder(laptop.office_home, FOLDER_PASSPHRASE)) as office:
            place = load_environment({"KIOSK_HOME": str(laptop.home), "KIOSK_PASSPHRASE": FOLDER_PASSPHRASE})
            opening = asyncio.create_task(cli_window._open_door(place, office))
            try:
                async with asyncio.timeout(150):
                    await deed()
                    window = await the_window()
                    window.close_now()
                    await opening
            finally:
                opening.cancel()
                await asyncio.gather(opening, return_exceptions=True)
        return 0

    assert run(evening, language="en") == 0


async def top(window: DoorWindow, kind: type) -> object:
    await until(lambda: isinstance(window.sheets.top, kind))
    return window.sheets.top


async def asked_for_office(window: DoorWindow, hand: Hand) -> OfficeSheet:
    """By Manager, "Sign in"."""
    await sign_in(window, hand)
    sheet = await top(window, OfficeSheet)
    assert isinstance(sheet, OfficeSheet)
    await until(lambda: not sheet.is_busy)
    return sheet


async def fill_in(laptop: Laptop, sheet: OfficeSheet, hand: Hand) -> None:
    known = laptop.sandbox.world.application
    sheet.client_id.line.setText(known.id)
    sheet.client_secret.line.setText(known.secret)
    sheet.redirect_uri.line.setText(laptop.redirect_uri)
    await hand.tap(sheet, sheet.main)


async def all_is_well(
    laptop: Laptop, window: DoorWindow, camera: SyntheticCamera, guest: tuple[str, str]
) -> None:
    """The one who was let in before is at the service, is not let in twice, and the next one is let in."""
    inside = payable(laptop.sandbox)[0]
    await until(lambda: len(laptop.sandbox.world.check_ins) == 1)
    await let_in(window, camera, inside)
    assert "GO IN" not in window.overlay.accessibleName()
    await let_in(window, camera, guest)
    await until(lambda: len(laptop.sandbox.world.check_ins) == 2)


def lose_folder(folder: Path) -> None:
    shutil.rmtree(folder)


def lose_certificate(folder: Path) -> None:
    (folder / CERTIFICATE_FILE).write_bytes(b"")


@pytest.mark.parametrize(
    ("lose", "says"),
    [
        (lose_folder, "is gone from"),
        (lose_certificate, "certificate"),
    ],
)
def test_an_office_that_lost_what_it_keeps_is_set_up_anew_at_the_door_and_nothing_else_is_lost(
    qapp: QApplication,
    laptop: Laptop,
    camera: SyntheticCamera,
    lose: Callable[[Path], None],
    says: str,
) -> None:
    hand = Hand()
    lose(laptop.office_home)

    async def deed() -> None:
        window = await the_window()
        await let_in(window, camera, payable(laptop.sandbox)[1])  # the door goes on without an office
        sheet = await asked_for_office(window, hand)
        assert says in sheet.notice.text()
        assert "kiosk office" not in sheet.notice.text()
        await fill_in(laptop, sheet, hand)
        window = await ready_again(window)
        await until(lambda: len(laptop.sandbox.world.check_ins) == 2)
        await let_in(window, camera, payable(laptop.sandbox)[0])
        assert "GO IN" not in window.overlay.accessibleName()
        await let_in(window, camera, payable(laptop.sandbox)[2])
        await until(lambda: len(laptop.sandbox.world.check_ins) == 3)

    played(laptop, deed)


@pytest.mark.parametrize("loses", ["door", "certificate"])
def test_an_office_that_does_not_know_its_door_any_more_pairs_it_anew_without_a_code(
    qapp: QApplication, laptop: Laptop, camera: SyntheticCamera, browser: Browser, loses: str
) -> None:
    hand, folder = Hand(), OfficeFolder(laptop.office_home, FOLDER_PASSPHRASE)
    if loses == "door":
        (door,) = doors(folder)
        unpair(folder, str(door["door_id"]))
    else:
        for name in (CERTIFICATE_FILE, KEY_FILE):
            (laptop.office_home / name).unlink()
    browser.opened.clear()

    async def deed() -> None:
        window = await the_window()
        await until(lambda: "Manager, “Sign in”" in window.last_verdict.text)
        await sign_in(window, hand)
        explain = await top(window, ExplainSheet)
        assert isinstance(explain, ExplainSheet)
        await hand.tap(explain, explain.act)
        window = await ready_again(window)
        await all_is_well(laptop, window, camera, payable(laptop.sandbox)[1])

    played(laptop, deed)
    assert browser.opened == [], "the host's sign-in is still there"


def test_a_port_that_stayed_from_an_office_of_before_makes_no_office_in_the_network_this_machines(
    qapp: QApplication, laptop: Laptop, camera: SyntheticCamera
) -> None:
    hand = Hand()
    place = load_environment({"KIOSK_HOME": str(laptop.home), "KIOSK_PASSPHRASE": FOLDER_PASSPHRASE})

    async def moved() -> None:
        with closing(await open_profile(place, writable=True)) as profile:
            pairing = await pairing_of(profile)
            assert pairing is not None
            await keep_pairing(profile, replace(pairing, address="https://office.invalid:8788"))

    async def deed() -> None:
        window = await the_window()
        await until(lambda: "If it has moved" in window.last_verdict.text)
        assert "https://office.invalid:8788" in window.last_verdict.text
        await until(lambda: not open_port(laptop.port))
        await sign_in(window, hand)
        explain = await top(window, ExplainSheet)
        assert isinstance(explain, ExplainSheet)
        assert "office.invalid" in explain.text.text
        await hand.tap(explain, explain.act)
        pair = await top(window, PairSheet)
        assert isinstance(pair, PairSheet)
        pair.dismiss()

    asyncio.run(moved())
    assert load_settings(laptop.home).office_port == laptop.port
    played(laptop, deed)


def test_an_application_that_was_registered_anew_is_given_at_the_door(
    qapp: QApplication, laptop: Laptop, camera: SyntheticCamera
) -> None:
    hand, world = Hand(), laptop.sandbox.world
    before = world.application
    world.tokens.register(replace(before, secret="nobody knows it"))
    world.application = world.tokens.register(replace(before, id="registered-anew"))

    async def deed() -> None:
        window = await the_window()
        await until(lambda: "client secret" in window.last_verdict.text)
        await sign_in(window, hand)
        browser = await top(window, BrowserSheet)
        assert isinstance(browser, BrowserSheet)
        await until(lambda: not browser.secret.isHidden())
        await hand.tap(browser, browser.anew)
        sheet = await top(window, OfficeSheet)
        assert isinstance(sheet, OfficeSheet)
        await until(lambda: bool(sheet.client_id.text))
        await fill_in(laptop, sheet, hand)
        window = await ready_again(window)
        await all_is_well(laptop, window, camera, payable(laptop.sandbox)[1])

    played(laptop, deed)
    assert load_settings(laptop.home).office_port == laptop.port
