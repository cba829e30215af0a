"""A first run whose guest list lacks the event: one looks again, types its id, or goes back."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from kiosk.bootstrap import open_door
from kiosk.core.presence import InputMethod
from kiosk.office.pairing import DoorPlan
from kiosk.sandbox.faults import Faults, parse_faults
from kiosk.sandbox.server import SandboxThread
from kiosk.sandbox.world import SandboxOptions
from kiosk.scanning.camera.synthetic import SyntheticCamera
from kiosk.ui.app.run import run
from kiosk.ui.first_run.presenter import FirstRunPresenter
from kiosk.ui.first_run.steps import Ending
from kiosk.ui.theme.clean_text import clean
from tests.end2end.first_run_samples import Hand, OfficeThread, empty, pair, payable, played, sign_in
from tests.gui.simulated_input import key, type_text
from tests.gui.waiting import until
from tests.unit.store.store_samples import MemoryKeyring


@pytest.fixture
def sandbox() -> Iterator[SandboxThread]:
    with SandboxThread(SandboxOptions(tickets=60)) as started:
        yield started


@pytest.fixture
def nobody(sandbox: SandboxThread) -> SandboxThread:
    """The same service before anybody has bought anything."""
    sandbox.world.tickets.clear()
    return sandbox


def test_a_list_with_nobody_on_it_is_told_and_the_event_s_id_is_typed(
    qapp: QApplication, tmp_path: Path, kept: MemoryKeyring, sandbox: SandboxThread
) -> None:
    hand, home = Hand(), tmp_path / "home"
    tonight, (code, _), tickets = sandbox.world.tonight.id, payable(sandbox)[0], sandbox.world.tickets[:]
    sandbox.world.tickets.clear()

    async def deed(first: FirstRunPresenter) -> None:
        events = first.events
        await sign_in(first, hand, sandbox)
        await until(lambda: events.is_open)
        assert clean(events.hint.text).startswith("Nobody is on the guest list of this account.")
        assert (events.use.text(), events.use.isEnabled()) == ("Choose later", True)
        await hand.tap(events, events.close_button)
        await until(lambda: first.begin.is_open)
        await sign_in(first, hand, sandbox)
        await hand.tap(events, events.use)
        await until(lambda: first.this_door.is_open and not first.this_door.ignores_input)
        assert "Nobody is on the guest list" in first.this_door.notice.text()
        key(first.this_door, Qt.Key.Key_Escape)
        await until(lambda: events.is_open and not events.ignores_input)
        type_text(events.id_field.line, tonight)
        await hand.tap(events, events.use)
        await hand.tap(first.this_door, first.this_door.close_button)
        await until(lambda: events.is_open)
        assert events.ticked == {tonight}
        assert [row.key for row in events.panel.list.rows.rows] == [tonight]
        await hand.tap(events, events.use)
        await hand.tap(first.this_door, first.this_door.next)
        await hand.tap(first.camera, first.camera.open_door)

    async def evening(_app: object) -> int:
        ending, _ = await played(home, SyntheticCamera(), deed)
        assert ending is Ending.OPEN
        async with open_door(empty(home)) as door:
            await door.guest_list.sync(full=True)
            assert door.events == {tonight}
            assert not door.list_complete
            early = await door.scan(code, InputMethod.COMMAND_LINE)
            sandbox.world.tickets.extend(tickets)
            await door.guest_list.sync(full=True)
            verdict = await door.scan(code, InputMethod.COMMAND_LINE)
            listings = {one.event.listing for one in await door.queries.events_held()}
        assert early is not None
        assert early.verdict.kind == "refer", "nobody is turned away by a list that was never there"
        assert verdict is not None
        assert verdict.verdict.kind == "admit"
        assert len(listings) == 1, "the listing was learnt from its first ticket"
        return 0

    assert run(evening, language="en") == 0
    assert empty(home).settings.events == (tonight,)


def test_the_list_is_looked_at_again_where_the_event_is_asked_for(
    qapp: QApplication, tmp_path: Path, kept: MemoryKeyring, sandbox: SandboxThread
) -> None:
    hand, home = Hand(), tmp_path / "home"
    failing = {"paths": ["/api/v2/guestlists"], "does": [{"status": [{"code": 503}]}]}
    tickets = sandbox.world.tickets[:]

    async def deed(first: FirstRunPresenter) -> None:
        events = first.events
        sandbox.world.faults = parse_faults(json.dumps({"script": [failing]}).encode())
        await sign_in(first, hand, sandbox)
        await until(lambda: events.is_open)
        assert "could not be read yet" in events.notice.text()
        assert clean(events.hint.text).startswith("Look again")
        assert events.window().focusWidget() is events.again
        await hand.tap(events, events.again)
        assert events.again.text() == "Reading the guest list…"
        await until(lambda: events.again.isEnabled() and bool(events.notice.text()))
        assert "could not be read yet" in events.notice.text()
        sandbox.world.faults = Faults()
        sandbox.world.tickets.clear()
        await hand.tap(events, events.again)
        await until(lambda: "Nobody is on the guest list" in clean(events.hint.text))
        assert events.notice.isHidden()
        sandbox.world.tickets.extend(tickets)
        await hand.tap(events, events.again)
        await until(lambda: not events.panel.isHidden())
        assert events.ticked == {sandbox.world.tonight.id}
        assert not events.again.isVisible()
        await hand.tap(events, events.use)
        await until(lambda: first.this_door.is_open)
        assert first.this_door.notice.isHidden()
        first.begin.window().close()

    async def evening(_app: object) -> int:
        await played(home, SyntheticCamera(), deed)
        return 0

    assert run(evening, language="en") == 0


def test_esc_leads_back_while_the_list_is_looked_at_again(
    qapp: QApplication,
    tmp_path: Path,
    kept: MemoryKeyring,
    nobody: SandboxThread,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hand, home = Hand(), tmp_path / "home"

    async def deed(first: FirstRunPresenter) -> None:
        events = first.events
        await sign_in(first, hand, nobody)
        await until(lambda: events.is_open)

        async def for_ever(_told: object) -> tuple[()]:
            await asyncio.Event().wait()
            return ()

        monkeypatch.setattr(first._new_door, "read_list", for_ever)
        await hand.tap(events, events.again)
        assert not any(one.isEnabled() for one in (events.again, events.use, events.other, events.id_field))
        key(events.window().focusWidget(), Qt.Key.Key_Escape)
        await until(lambda: first.begin.is_open)
        first.begin.window().close()

    async def evening(_app: object) -> int:
        await played(home, SyntheticCamera(), deed)
        return 0

    assert run(evening, language="en") == 0


def test_an_event_that_the_host_chose_and_nobody_bought_for_is_told_and_another_can_be_ticked(
    qapp: QApplication, tmp_path: Path, kept: MemoryKeyring, sandbox: SandboxThread
) -> None:
    hand, home = Hand(), tmp_path / "home"
    tonight = sandbox.world.tonight.id

    async def deed(first: FirstRunPresenter) -> None:
        events = first.events
        await pair(first, hand, link)
        await until(lambda: events.is_open)
        assert "No ticket on the guest list is for the event" in events.notice.text()
        assert events.ticked == {"ev-new"}
        assert events.again.isVisible()
        keys = [row.key for row in events.panel.list.rows.rows]
        assert {"ev-new", tonight} < set(keys), "the whole list was read, so that another can be ticked"
        await hand.pick(events, events.panel, "ev-new")
        await hand.pick(events, events.panel, tonight)
        await hand.tap(events, events.use)
        await hand.tap(first.this_door, first.this_door.next)
        await hand.tap(first.camera, first.camera.open_door)

    async def evening(_app: object) -> int:
        ending, _ = await played(home, SyntheticCamera(), deed)
        assert ending is Ending.OPEN
        return 0

    with OfficeThread(sandbox, tmp_path / "office").started() as office:
        link = office.link(DoorPlan(name="South gate", events=("ev-new",)))
        assert run(evening, language="en") == 0
    assert empty(home).settings.events == (tonight,)
