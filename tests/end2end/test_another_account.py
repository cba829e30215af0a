"""Whoever signs in with another account sees nobody of the one before, in the sheets that are open too."""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from kiosk.bootstrap import Environment, open_door
from kiosk.bootstrap.screen import Screen, open_screen
from kiosk.core.policy import ALL_EVENTS
from kiosk.core.presence import InputMethod
from kiosk.engine.controller import DoorController
from kiosk.sandbox.server import SandboxThread
from kiosk.sandbox.world import SCANNED_IN, SandboxOptions
from kiosk.scanning.camera.synthetic import SyntheticCamera
from kiosk.settings import Settings
from kiosk.ui.app.run import run
from tests.gui.waiting import turns, until

THEIRS = "Somebody Before"


@pytest.fixture
def sandbox() -> Iterator[SandboxThread]:
    with SandboxThread(SandboxOptions(tickets=40)) as started:
        yield started


class Evening:
    """A door whose staff sign in with two accounts in turn."""

    def __init__(self, door: DoorController, screen: Screen, sandbox: SandboxThread) -> None:
        self.door, self.screen, self.world = door, screen, sandbox.world
        self.guests = [one for one in self.world.tickets if one.state == "paid"]
        self.tokens = {"first": sandbox.token, "second": self.world.strangers_token.value}

    async def let_in(self, number: int) -> None:
        given = await self.door.scan(self.guests[number].token, InputMethod.HAND_SCANNER)
        assert given is not None
        assert given.verdict.kind == "admit"
        self.screen.window.overlay.settle()

    async def sign_in(self, which: str) -> None:
        assert self.door.sign_in_here is not None
        assert await self.door.sign_in_here.sign_in(self.tokens[which])
        await until(lambda: self.door.list_complete)

    async def sign_in_without_a_word(self, which: str) -> None:
        """As at an office: the token comes, and whose it is has to be asked for."""
        here = self.door.sign_in_here
        assert here is not None
        taken = await here._tokens.take(self.tokens[which], self.door.session.account_found)
        self.world.down = True
        here._changes.token_came(f"another sign-in of {taken.mark}")

    async def know_whose(self) -> None:
        self.world.down = False
        await self.door.guest_list.sync()
        await until(lambda: not self.screen.presenter.is_busy)

    @property
    def incidents_told(self) -> list[str]:
        """The names on the sheet of what needs attention."""
        return [row.name for row in self.screen.presenter.incidents.all.list.rows.rows]


def play(tmp_path: Path, sandbox: SandboxThread, scene: Callable[[Evening], Any]) -> None:
    for number, one in enumerate(sandbox.world.tickets):
        one.attendee.name = f"{THEIRS} {number}"
    settings = Settings(base_url=sandbox.base_url, events=(ALL_EVENTS,))
    place = Environment(tmp_path / "home", settings, sandbox.token, "a passphrase")

    async def evening(_app: object) -> int:
        async with (
            open_door(place) as door,
            open_screen(door, settings, SyntheticCamera(), home=place.home, loud=False) as screen,
        ):
            screen.window.show()
            screen.window.activateWindow()
            await until(lambda: door.list_complete)
            await scene(Evening(door, screen, sandbox))
        return 0

    assert run(evening, language="en") == 0


def test_a_guests_sheet_and_note_close_when_another_account_signs_in(
    qapp: QApplication, tmp_path: Path, sandbox: SandboxThread
) -> None:
    async def scene(evening: Evening) -> None:
        search, guest_list = evening.screen.presenter._search, evening.screen.presenter.guest_list
        guest = evening.guests[0]
        guest_list.open()
        await until(lambda: bool(guest_list.sheet.rows.numbers))
        search.open_guest(guest.id)
        await until(lambda: search.guest.is_open)
        search.notes.open(guest.id, guest.attendee.name)
        await until(lambda: search.notes.sheet.is_open)
        await evening.sign_in("second")
        await until(lambda: not search.guest.is_open and not search.notes.sheet.is_open)
        await until(lambda: len(guest_list.sheet.rows.numbers) == len(evening.world.strangers_tickets))
        await evening.sign_in("first")
        search.open_guest(guest.id)
        await until(lambda: search.guest.is_open)
        await evening.door.guest_list.sync()
        await turns()
        assert search.guest.is_open, "of the same account it stays"

    play(tmp_path, sandbox, scene)


def test_what_is_opened_of_the_new_account_meanwhile_stays_open(
    qapp: QApplication, tmp_path: Path, sandbox: SandboxThread
) -> None:
    async def scene(evening: Evening) -> None:
        search, theirs, mine = (
            evening.screen.presenter._search,
            evening.guests[0],
            evening.world.strangers_tickets[0],
        )
        await evening.sign_in("second")
        while (guest := await evening.door.queries.guest(mine.id)) is None:
            await turns()
        await until(lambda: not evening.screen.presenter.is_busy)
        search.notes.sheet.ask(theirs.id, theirs.attendee.name, None)
        looked = asyncio.ensure_future(search.notes.close_of_others())
        await asyncio.sleep(0)
        search.notes.sheet.ask(mine.id, mine.attendee.name, None)
        await looked
        assert search.notes.sheet.is_open, "what is typed there would be lost"
        search.notes.sheet.dismiss()

        search.candidates.show_guests([guest], 0.0)
        search.candidates.list.rows.show_rows((replace(search.candidates.list.rows.rows[0], key=theirs.id),))
        looked = asyncio.ensure_future(search._close_of_others())
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        search.candidates.show_guests([guest], 0.0)
        await looked
        assert search.candidates.is_open

    play(tmp_path, sandbox, scene)


def test_an_incident_of_another_account_names_nobody(
    qapp: QApplication, tmp_path: Path, sandbox: SandboxThread
) -> None:
    async def scene(evening: Evening) -> None:
        world, incidents = evening.world, evening.screen.presenter.incidents
        double = evening.guests[1]
        world.set_check_in(double.id, SCANNED_IN, world.clock() - timedelta(hours=1))
        world.down = True
        await evening.let_in(1)
        world.down = False
        await until(lambda: incidents.open_count == 1 and bool(evening.incidents_told))
        incidents.open_incidents()
        await until(lambda: THEIRS in evening.incidents_told[0])
        incidents.all.chosen.emit(next(iter(incidents._open)))
        await until(lambda: incidents.one.is_open)
        await evening.sign_in("second")
        await until(lambda: not incidents.one.is_open)
        await until(lambda: incidents.all.is_open and THEIRS not in evening.incidents_told[0])
        assert incidents.open_count == 1, "that there is one is said to everybody"
        await evening.sign_in("first")
        await until(lambda: THEIRS in evening.incidents_told[0])

    play(tmp_path, sandbox, scene)


def test_f8_undoes_nobody_whom_another_account_let_in(
    qapp: QApplication, tmp_path: Path, sandbox: SandboxThread
) -> None:
    async def scene(evening: Evening) -> None:
        window = evening.screen.window
        await evening.let_in(0)
        await evening.sign_in("second")
        await until(lambda: not evening.screen.presenter.is_busy)
        window.press(Qt.Key.Key_F8)
        await until(lambda: bool(window.last_verdict.view))
        assert window.last_verdict.view is not None
        assert window.last_verdict.view.word == "NOT UNDONE"
        assert THEIRS not in window.last_verdict.text
        window.overlay.settle()
        await evening.sign_in("first")
        await until(lambda: not evening.screen.presenter.is_busy)
        assert await evening.door.queries.inside() == 1

    play(tmp_path, sandbox, scene)


def test_what_is_asked_about_guests_of_another_account_is_asked_no_more(
    qapp: QApplication, tmp_path: Path, sandbox: SandboxThread
) -> None:
    async def scene(evening: Evening) -> None:
        window, presenter = evening.screen.window, evening.screen.presenter
        sizes = Counter(one.order.id for one in evening.guests)
        with_others = next(n for n, one in enumerate(evening.guests) if sizes[one.order.id] > 1)
        await evening.let_in(with_others)
        window.press(Qt.Key.Key_F4)
        group = presenter._orders.group
        await until(lambda: group.is_open)
        unpaid = next(one for one in evening.world.tickets if one.state == "unpaid")
        await evening.door.scan(unpaid.token, InputMethod.HAND_SCANNER)
        window.press(Qt.Key.Key_F3)
        override = presenter.supervisor.override_sheet
        await until(lambda: override.is_open)
        await evening.sign_in("second")
        await until(lambda: not group.is_open and not override.is_open)
        assert (group.order_id, override.matter) == ("", None)

    play(tmp_path, sandbox, scene)


@pytest.mark.parametrize("which", ["first", "second"])
def test_what_is_open_stays_until_it_is_known_that_the_account_is_another(
    qapp: QApplication, tmp_path: Path, sandbox: SandboxThread, which: str
) -> None:
    async def scene(evening: Evening) -> None:
        search, window = evening.screen.presenter._search, evening.screen.window
        asides = evening.screen.presenter.incidents.asides
        guest = evening.guests[0]
        unpaid = next(one for one in evening.world.tickets if one.state == "unpaid")
        await evening.door.scan(unpaid.token, InputMethod.HAND_SCANNER)
        window.press(Qt.Key.Key_F2)
        await until(lambda: len(asides.asides.waiting) == 1 and not evening.screen.presenter.is_busy)
        search.open_guest(guest.id)
        await until(lambda: search.guest.is_open)
        search.notes.open(guest.id, guest.attendee.name)
        await until(lambda: search.notes.sheet.is_open)
        search.notes.sheet.field.line.setText("Call the ho")
        await evening.sign_in_without_a_word(which)
        await until(lambda: not evening.screen.presenter.is_busy)
        assert evening.door.session.account is None
        assert search.guest.is_open
        assert search.notes.sheet.field.text == "Call the ho"
        assert len(asides.asides.waiting) == 1
        await evening.know_whose()
        if which == "first":
            assert search.guest.is_open
            assert search.notes.sheet.field.text == "Call the ho"
            assert len(asides.asides.waiting) == 1
        else:
            await until(lambda: not search.guest.is_open and not search.notes.sheet.is_open)
            await until(lambda: not asides.asides.waiting)

    play(tmp_path, sandbox, scene)
