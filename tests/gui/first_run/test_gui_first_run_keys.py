"""The keyboard in the steps of the first run: it is never lost while something works, or after it failed."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from kiosk.engine.this_door import DoorChoice, TypeHeld
from kiosk.ui.first_run.host_sheet import HostSheet
from kiosk.ui.first_run.steps import Application
from kiosk.ui.sign_in.browser_sheet import BrowserSheet
from kiosk.ui.sign_in.pair_sheet import PairSheet
from kiosk.ui.sign_in.sign_in_sheet import SignInSheet
from kiosk.ui.theme.theme import Theme
from kiosk.ui.this_door.this_door_sheet import ThisDoorSheet
from tests.gui.lone_sheets import lone_sheet
from tests.gui.simulated_input import key, type_text

Asked = PairSheet | SignInSheet | HostSheet | BrowserSheet | ThisDoorSheet
TYPES = (TypeHeld("r1", "Regular", 1580), TypeHeld("r2", "Crew", 40))


def pairing(theme: Theme, guard_s: float, home: QWidget) -> tuple[Asked, QWidget, QWidget]:
    """The sheet, opened; the line that is typed into, and what is corrected or pressed after a failure."""
    sheet = PairSheet(theme, guard_s, home)
    sheet.ask()
    return sheet, sheet.link.line, sheet.link.line


def signing_in(theme: Theme, guard_s: float, home: QWidget) -> tuple[Asked, QWidget, QWidget]:
    sheet = SignInSheet(theme, guard_s, home)
    sheet.ask("https://tickets.example.com")
    return sheet, sheet.token.line, sheet.token.line


def hosting(theme: Theme, guard_s: float, home: QWidget) -> tuple[Asked, QWidget, QWidget]:
    sheet = HostSheet(theme, guard_s, home)
    sheet.ask("https://tickets.example.com", "https://localhost:8788/callback")
    return sheet, sheet.client_secret.line, sheet.client_secret.line


def browsing(theme: Theme, guard_s: float, home: QWidget) -> tuple[Asked, QWidget, QWidget]:
    sheet = BrowserSheet(theme, guard_s, home)
    sheet.ask()
    sheet.show_page("https://tickets.example.com/oauth/authorize", opened=True)
    return sheet, sheet.ended_on.line, sheet.main


def naming(theme: Theme, guard_s: float, home: QWidget) -> tuple[Asked, QWidget, QWidget]:
    sheet = ThisDoorSheet(theme, guard_s, home)
    sheet.ask(DoorChoice("Door A"), TYPES)
    return sheet, sheet.name.line, sheet.next


@pytest.mark.parametrize("asked", [pairing, signing_in, hosting, browsing, naming])
def test_esc_leads_back_while_a_step_works_and_after_it_failed_one_can_type_on(
    qtbot: QtBot, asked: Callable[[Theme, float, QWidget], tuple[Asked, QWidget, QWidget]]
) -> None:
    parts: list[tuple[QWidget, QWidget]] = []

    def make(theme: Theme, guard_s: float, home: QWidget) -> Asked:
        sheet, line, then = asked(theme, guard_s, home)
        parts.append((line, then))
        return sheet

    with lone_sheet(qtbot, make, 700) as sheet:
        ((line, then),) = parts
        line.setFocus()
        type_text(line, "abc")
        sheet.set_busy("Working…")
        assert not line.isEnabled()
        sheet.show_trouble("it did not work")
        assert line.isEnabled()
        assert sheet.window().focusWidget() is then
        line.setFocus()
        sheet.set_busy("Working…")
        focused = sheet.window().focusWidget()
        assert focused is sheet
        key(focused, Qt.Key.Key_Escape)
        assert not sheet.is_open


@pytest.mark.parametrize("asked", [pairing, signing_in, hosting, browsing, naming])
def test_a_button_that_was_gone_to_while_a_step_works_stays_under_the_keys_whatever_is_said(
    qtbot: QtBot, asked: Callable[[Theme, float, QWidget], tuple[Asked, QWidget, QWidget]]
) -> None:
    with lone_sheet(qtbot, lambda *given: asked(*given)[0], 700) as sheet:
        qtbot.waitUntil(lambda: not sheet.ignores_input)
        sheet.set_busy("Reading the guest list…")
        key(sheet, Qt.Key.Key_Tab)
        assert sheet.window().focusWidget() is sheet.close_button
        sheet.set_busy("Reading the guest list… 1,000")
        assert sheet.window().focusWidget() is sheet.close_button
        sheet.show_trouble("it did not work")
        focused = sheet.window().focusWidget()
        assert focused is sheet.close_button
        key(focused, Qt.Key.Key_Space)
        assert not sheet.is_open


def test_what_is_missing_of_an_application_gets_the_focus_and_the_secret_is_forgotten(qtbot: QtBot) -> None:
    given: list[Application] = []
    with lone_sheet(qtbot, HostSheet, 700) as sheet:
        sheet.given.connect(given.append)
        sheet.ask("", "https://localhost:8788/callback")
        qtbot.waitUntil(lambda: not sheet.ignores_input)
        for field in (sheet.address, sheet.client_id, sheet.client_secret):
            sheet.next.click()
            assert sheet.notice.text().startswith("Enter the")
            assert sheet.window().focusWidget() is field.line
            type_text(field.line, "abc")
        sheet.next.click()
        assert given == [Application("abc", "abc", "abc", "https://localhost:8788/callback")]
        key(sheet, Qt.Key.Key_Escape)
        assert sheet.client_secret.line.text() == ""
        sheet.ask("https://tickets.example.com", "https://localhost:8788/callback")
        assert (sheet.address.text, sheet.client_id.text) == ("abc", "abc")


def test_only_an_address_with_a_sign_in_is_taken_and_without_one_the_page_is_opened_again(
    qtbot: QtBot,
) -> None:
    heard: list[str] = []
    with lone_sheet(qtbot, BrowserSheet, 700) as sheet:
        sheet.pasted.connect(heard.append)
        sheet.again.connect(lambda: heard.append("again"))
        sheet.ask()
        sheet.show_page("https://tickets.example.com/oauth/authorize", opened=False)
        assert "No browser could be opened" in sheet.words.text
        qtbot.waitUntil(lambda: not sheet.ignores_input)
        sheet.main.click()
        type_text(sheet.ended_on.line, "https://localhost:8788/callback")
        sheet.main.click()
        assert "No sign-in is in this address" in sheet.notice.text()
        sheet.ended_on.line.setText("https://localhost:8788/callback?code=1&state=2")
        key(sheet.ended_on.line)
        assert heard == ["again", "https://localhost:8788/callback?code=1&state=2"]


def test_what_is_missing_gets_the_focus(qtbot: QtBot) -> None:
    with lone_sheet(qtbot, SignInSheet, 700) as sheet:
        sheet.ask("")
        qtbot.waitUntil(lambda: not sheet.ignores_input)
        sheet.main.setFocus()
        sheet.main.click()
        assert sheet.window().focusWidget() is sheet.address.line
        type_text(sheet.address.line, "https://tickets.example.com")
        sheet.main.setFocus()
        sheet.main.click()
        assert sheet.window().focusWidget() is sheet.token.line


def test_while_the_door_is_set_up_it_is_said_and_nothing_can_be_changed(qtbot: QtBot) -> None:
    with lone_sheet(qtbot, ThisDoorSheet, 700) as sheet:
        sheet.ask(DoorChoice("Door A"), TYPES)
        sheet.set_busy("Setting the door up…")
        assert sheet.next.text() == "Setting the door up…"
        assert not any(part.isEnabled() for part in (sheet.name.line, sheet.direction, sheet.panel.list))
        sheet.ask(DoorChoice("Door A"), TYPES)
        assert sheet.next.text() == "Next"
        assert all(part.isEnabled() for part in (sheet.name.line, sheet.direction, sheet.panel.list))


def test_a_pairing_code_of_a_newer_kiosk_is_told_with_what_to_do_held_up_or_pasted(qtbot: QtBot) -> None:
    newer = "kiosk-pair:v2;https://192.168.1.20:8788;x"
    said = "This pairing code was made for a newer Kiosk: update this program."
    with lone_sheet(qtbot, PairSheet, 700) as sheet:
        sheet.ask()
        qtbot.waitUntil(lambda: not sheet.ignores_input)
        sheet.take(newer)
        assert sheet.notice.text() == said
        sheet.take("TKT-1")
        assert sheet.notice.text() != said
        sheet.link.line.setText(newer)
        sheet.main.click()
        assert sheet.notice.text() == said
