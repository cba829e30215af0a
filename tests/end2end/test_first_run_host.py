"""The host's own laptop, from an empty profile on: the office runs beside the door, in its own process."""

import asyncio
import gc
import os
import socket
import threading
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest
from keyring.backends import fail
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from kiosk.bootstrap import office_beside, office_sign_in, open_door
from kiosk.bootstrap.office_beside import OfficeBeside
from kiosk.bootstrap.office_folder import OfficeFolder, owned
from kiosk.core.presence import InputMethod
from kiosk.engine.controller import DoorController
from kiosk.engine.events import EngineEvent, GuestListChanged, SignInNeeded, SyncFailed
from kiosk.sandbox.server import SandboxThread
from kiosk.sandbox.world import SandboxOptions
from kiosk.scanning.camera.synthetic import SyntheticCamera
from kiosk.ui.app.run import run
from kiosk.ui.first_run.presenter import FirstRunPresenter
from kiosk.ui.first_run.steps import Application, Ending
from tests.end2end.first_run_samples import Hand, LockedKeyring, empty, first_guest, let_wait, payable, played
from tests.end2end.host_laptop_samples import Browser, Laptop, given_to, offices_of, open_port, set_up
from tests.gui.simulated_input import key, type_text
from tests.gui.waiting import until
from tests.unit.store.store_samples import MemoryKeyring, using_keyring


@pytest.fixture
def kept() -> Iterator[MemoryKeyring]:
    with using_keyring(MemoryKeyring()) as held:
        yield held


@pytest.fixture
def laptop(tmp_path: Path) -> Iterator[Laptop]:
    with SandboxThread(SandboxOptions(tickets=60)) as sandbox:
        yield Laptop(tmp_path, sandbox)


@pytest.fixture
def browser(monkeypatch: pytest.MonkeyPatch) -> Browser:
    there = Browser()
    monkeypatch.setattr("webbrowser.open", there.open)
    return there


async def to_the_door(first: FirstRunPresenter, hand: Hand) -> None:
    """The steps that follow the host's own, as they are offered."""
    await until(lambda: first.events.is_open)
    await hand.tap(first.events, first.events.use)
    await hand.tap(first.this_door, first.this_door.next)
    await hand.tap(first.camera, first.camera.open_door)


async def admitted(door: DoorController, ticket: str) -> str:
    """How sure the door is of letting this one in."""
    given = await door.scan(ticket, InputMethod.COMMAND_LINE)
    assert given is not None
    assert given.verdict.kind == "admit"
    return given.certainty


async def serial_of(door: DoorController) -> int:
    """Of the access token that the office gave it."""
    assert door.office is not None
    tokens = door.office.tokens
    await until(lambda: tokens.held is not None)
    assert tokens.held is not None
    return tokens.held.serial


def test_client_id_secret_and_a_consent_lead_from_nothing_to_the_first_admit(
    qapp: QApplication, kept: MemoryKeyring, laptop: Laptop, browser: Browser
) -> None:
    hand, camera, home = Hand(), SyntheticCamera(), laptop.home
    started_with: list[str] = []

    async def deed(first: FirstRunPresenter) -> None:
        await hand.pick(first.begin, first.begin.panel, "host")
        await hand.tap(first.host, first.host.address.line)
        for field, text in (
            (first.host.address, laptop.sandbox.base_url),
            (first.host.client_id, laptop.sandbox.world.application.id),
            (first.host.client_secret, laptop.secret),
        ):
            type_text(field.line, text)
            key(field.line)
        assert first.host.redirect_uri.text == "https://localhost:8788/callback"
        first.host.redirect_uri.line.setText(laptop.redirect_uri)
        await hand.tap(first.host, first.host.next)
        await until(lambda: first.events.is_open)
        (office,) = offices_of(os.getpid())
        started_with.extend(given_to(office))
        await to_the_door(first, hand)

    async def evening(_app: object) -> int:
        async with laptop.office() as office:
            ending, _ = await played(home, camera, deed, office)
            assert ending is Ending.OPEN
            verdict = await first_guest(empty(home), camera, payable(laptop.sandbox)[0], hand)
            assert (verdict.verdict.kind, verdict.certainty) == ("admit", "confirmed")
        return 0

    assert run(evening, language="en") == 0
    assert not offices_of(os.getpid())
    settings = empty(home).settings
    assert (settings.base_url, settings.office_port) == (laptop.sandbox.base_url, laptop.port)
    on_disk = b"".join(file.read_bytes() for file in laptop.folder.rglob("*") if file.is_file())
    assert laptop.secret.encode() not in on_disk
    assert not any(laptop.secret in text for text in started_with)
    assert not any(laptop.secret in text for text in psutil.Process().environ().values())


def test_what_goes_wrong_is_said_and_a_second_try_is_all_it_takes(
    qapp: QApplication, kept: MemoryKeyring, laptop: Laptop, browser: Browser
) -> None:
    hand, home = Hand(), laptop.home
    said: list[str] = []
    beside: list[OfficeBeside] = []

    async def deed(first: FirstRunPresenter) -> None:
        host, sheet = first.host, first.browser
        with socket.socket() as taken:
            taken.bind(("127.0.0.1", laptop.port))
            taken.listen()
            await laptop.begin(first, hand)
            await until(lambda: bool(host.notice.text()) and not host.is_busy)
            said.append(host.notice.text())
        assert host.client_secret.text == laptop.secret, "what was typed stays"
        await laptop.fill_in(first, hand, secret="another-secret")
        await until(lambda: sheet.is_open and bool(sheet.notice.text()))
        said.append(sheet.notice.text())
        await hand.tap(sheet, sheet.close_button)
        assert host.client_secret.text == ""
        browser.decision = "deny"
        await laptop.fill_in(first, hand)
        await until(lambda: sheet.is_open and bool(sheet.notice.text()))
        said.append(sheet.notice.text())
        browser.decision = ""
        await hand.tap(sheet, sheet.main)
        await until(lambda: not sheet.notice.text() and not sheet.is_busy)
        (process,) = offices_of(os.getpid())
        process.kill()
        await until(lambda: bool(sheet.notice.text()) and bool(beside[0].trouble))
        said.append(sheet.notice.text())
        await until(lambda: not beside[0].trouble)
        browser.decision = "allow"
        await hand.tap(sheet, sheet.main)
        await to_the_door(first, hand)

    async def evening(_app: object) -> int:
        async with laptop.office() as office:
            beside.append(office)
            ending, _ = await played(home, SyntheticCamera(), deed, office)
            assert ending is Ending.OPEN
        return 0

    assert run(evening, language="en") == 0
    port, secret, declined, ended = said
    assert "does not answer" in ended
    assert f"Port {laptop.port} of this machine is not free" in port
    assert "does not take its secret" in secret
    assert "declined" in declined
    assert empty(home).settings.office_port == laptop.port


PATIENCE_S = 180
"""An office is a program that starts, on a machine that may be busy with others."""


@pytest.mark.parametrize("there", [True, False])
def test_where_the_browser_ends_elsewhere_its_address_is_pasted(
    qapp: QApplication,
    kept: MemoryKeyring,
    laptop: Laptop,
    browser: Browser,
    monkeypatch: pytest.MonkeyPatch,
    there: bool,
) -> None:
    """At a redirect address of somebody else; and where this machine has no browser, another's is used."""
    monkeypatch.setattr(office_beside, "USUAL_PORT", laptop.port)  # the usual one may be another's here
    hand, home = Hand(), laptop.home
    browser.is_there, browser.comes_back = there, False
    elsewhere = laptop.sandbox.ready.redirect_uris[0]

    async def deed(first: FirstRunPresenter) -> None:
        sheet = first.browser
        await laptop.begin(first, hand, redirect_uri=elsewhere)
        await until(
            lambda: sheet.is_open and not sheet.is_busy and bool(sheet.address.text), within_s=PATIENCE_S
        )
        assert ("No browser could be opened" in sheet.words.text) is not there
        if not there:
            browser.decide(sheet.address.text)
        await until(lambda: bool(browser.ended_on))
        assert browser.ended_on[0].startswith(elsewhere)
        sheet.ended_on.line.setText(f"{elsewhere}?code=none&state=none")
        await hand.tap(sheet, sheet.main)
        await until(lambda: "belongs to this address" in sheet.notice.text())
        sheet.ended_on.line.setText(browser.ended_on[0])
        await hand.tap(sheet, sheet.main)
        await until(lambda: first.events.is_open)
        first.begin.window().close()

    async def evening(_app: object) -> int:
        async with laptop.office() as office:
            await played(home, SyntheticCamera(), deed, office)
        return 0

    assert run(evening, language="en") == 0


def test_a_browser_that_runs_where_it_was_started_keeps_nobody_waiting(
    qapp: QApplication,
    kept: MemoryKeyring,
    laptop: Laptop,
    browser: Browser,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As one in a terminal does, or what BROWSER names: it is heard of when it is closed."""
    hand, is_closed = Hand(), threading.Event()
    monkeypatch.setattr(office_sign_in, "OPENED_WITHIN_S", 0.1)
    monkeypatch.setattr("webbrowser.open", lambda address: browser.open(address) and is_closed.wait())
    browser.decision = ""

    async def deed(first: FirstRunPresenter) -> None:
        sheet = first.browser
        await laptop.begin(first, hand)
        await until(lambda: sheet.is_open and bool(sheet.address.text), within_s=30)
        assert "opens in the browser" in sheet.words.text
        browser.decision = "allow"
        browser.decide(sheet.address.text)
        await until(lambda: first.events.is_open)
        first.begin.window().close()

    async def evening(_app: object) -> int:
        try:
            async with laptop.office() as office:
                await played(laptop.home, SyntheticCamera(), deed, office)
        finally:
            is_closed.set()
        return 0

    assert run(evening, language="en") == 0


@pytest.mark.parametrize("moment", ["setting up", "waiting", "paired"])
def test_whoever_goes_back_leaves_nothing_running(
    qapp: QApplication, kept: MemoryKeyring, laptop: Laptop, browser: Browser, moment: str
) -> None:
    hand, home = Hand(), laptop.home
    browser.decision = "allow" if moment == "paired" else ""

    async def deed(first: FirstRunPresenter) -> None:
        await laptop.begin(first, hand)
        if moment == "setting up":
            await until(lambda: bool(psutil.Process().children()))
            key(first.host, Qt.Key.Key_Escape)
        elif moment == "waiting":
            await until(lambda: bool(browser.opened) and not first.browser.is_busy)
            assert offices_of(os.getpid())
            kept_here = [one for one in gc.get_objects() if isinstance(one, Application)]
            assert not kept_here, "they hold the secret"
            key(first.browser, Qt.Key.Key_Escape)
            await hand.tap(first.host, first.host.close_button)
        else:
            await hand.tap(first.events, first.events.close_button)
        await until(lambda: first.begin.is_open)
        await until(lambda: not offices_of(os.getpid()))
        assert not open_port(laptop.port)
        browser.decision = "allow"
        await laptop.begin(first, hand)
        await to_the_door(first, hand)

    async def evening(_app: object) -> int:
        async with laptop.office() as office:
            ending, _ = await played(home, SyntheticCamera(), deed, office)
            assert ending is Ending.OPEN
        return 0

    assert run(evening, language="en") == 0
    assert not offices_of(os.getpid())
    assert len(browser.opened) == (2 if moment == "waiting" else 1)


def test_an_office_that_runs_here_already_is_not_set_up_again(
    qapp: QApplication, kept: MemoryKeyring, laptop: Laptop, browser: Browser
) -> None:
    hand, said = Hand(), list[str]()

    async def deed(first: FirstRunPresenter) -> None:
        with owned(laptop.office().folder):
            await laptop.begin(first, hand)
            await until(lambda: bool(first.host.notice.text()) and not first.host.is_busy)
            said.append(first.host.notice.text())
        first.begin.window().close()

    async def evening(_app: object) -> int:
        async with laptop.office() as office:
            await played(laptop.home, SyntheticCamera(), deed, office)
        return 0

    assert run(evening, language="en") == 0
    assert "an office runs on this machine already" in said[0].lower()
    assert not laptop.home.exists()


@pytest.mark.parametrize("says", ["no place for keys", "unlock it"])
def test_a_machine_without_a_place_for_keys_is_told_in_a_person_s_words(
    qapp: QApplication, laptop: Laptop, says: str
) -> None:
    ring = LockedKeyring() if says == "unlock it" else fail.Keyring()  # type: ignore[no-untyped-call]
    hand, said = Hand(), list[str]()

    async def deed(first: FirstRunPresenter) -> None:
        for _ in range(2):
            await laptop.begin(first, hand)
            await until(lambda: bool(first.host.notice.text()) and not first.host.is_busy)
            said.append(first.host.notice.text())
            await hand.tap(first.host, first.host.close_button)
        first.begin.window().close()

    async def evening(_app: object) -> int:
        async with OfficeBeside(OfficeFolder(laptop.office_home)) as office:
            await played(laptop.home, SyntheticCamera(), deed, office)
        return 0

    with using_keyring(ring):
        assert run(evening, language="en") == 0
    assert all(says in text for text in said)
    assert not any("KIOSK" in text for text in said)


def test_a_later_start_alarms_nobody_while_the_office_comes_up(
    qapp: QApplication, kept: MemoryKeyring, laptop: Laptop, browser: Browser
) -> None:
    heard: list[EngineEvent] = []

    async def evening(_app: object) -> int:
        async with laptop.office() as office:
            await set_up(laptop, office, empty(laptop.home))
        async with laptop.office() as office, open_door(empty(laptop.home)) as door:
            assert door.office is not None
            goes_on = asyncio.Event()

            async def started() -> None:
                await goes_on.wait()
                await office.started()

            office.start(laptop.port)
            door.office.tokens.wait_for(started)
            door.listen(heard.append)
            await door.start()
            assert (await admitted(door, payable(laptop.sandbox)[0][0])) == "local", "it waits for no office"
            goes_on.set()
            await serial_of(door)
            await until(lambda: any(isinstance(one, GuestListChanged) for one in heard[1:]))
            await door.stop()
        return 0

    assert run(evening, language="en") == 0
    assert not [one for one in heard if isinstance(one, SignInNeeded | SyncFailed)]


def test_the_door_scans_on_while_its_office_is_killed_and_comes_back(
    qapp: QApplication, kept: MemoryKeyring, laptop: Laptop, browser: Browser
) -> None:
    async def evening(_app: object) -> int:
        async with laptop.office() as office:
            await set_up(laptop, office, empty(laptop.home))
            async with open_door(empty(laptop.home)) as door:
                await door.start()
                let_wait(door)
                tickets = iter(payable(laptop.sandbox))
                assert (await admitted(door, next(tickets)[0])) == "confirmed"
                before = await serial_of(door)
                (process,) = offices_of(os.getpid())
                process.kill()
                assert (await admitted(door, next(tickets)[0])) == "confirmed", "the token is good"
                await until(lambda: any(one.pid != process.pid for one in offices_of(os.getpid())))
                await until(lambda: open_port(laptop.port))
                assert door.office is not None
                tokens = door.office.tokens
                await until(lambda: tokens.held is not None and tokens.held.serial > before)
                assert (await admitted(door, next(tickets)[0])) == "confirmed"
                await door.stop()
        return 0

    assert run(evening, language="en") == 0
