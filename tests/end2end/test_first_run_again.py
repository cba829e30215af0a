"""A first run in which somebody changes their mind: nothing of an earlier step counts in a later one."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from kiosk.bootstrap import Environment, load_environment, open_door, pairing
from kiosk.bootstrap.first_run_screen import FirstRunScreen
from kiosk.bootstrap.office_beside import OfficeBeside
from kiosk.cli import first_run, window
from kiosk.cli.environment import variables
from kiosk.core.policy import DoorPolicy, PolicyError
from kiosk.core.presence import InputMethod
from kiosk.engine.ports import Clock
from kiosk.office.pairing import DoorPlan
from kiosk.sandbox.faults import parse_faults
from kiosk.sandbox.server import SandboxThread
from kiosk.sandbox.world import SandboxOptions
from kiosk.scanning.camera.synthetic import SyntheticCamera
from kiosk.ui.app.run import run
from kiosk.ui.first_run.presenter import FirstRunPresenter
from kiosk.ui.first_run.steps import Ending
from tests.end2end.first_run_samples import Hand, OfficeThread, empty, pair, payable, played, sign_in
from tests.gui.waiting import until
from tests.unit.store.store_samples import MemoryKeyring


@pytest.fixture
def sandbox() -> Iterator[SandboxThread]:
    with SandboxThread(SandboxOptions(tickets=60)) as started:
        yield started


@pytest.fixture
def other() -> Iterator[SandboxThread]:
    """Another service, with guests of its own."""
    with SandboxThread(SandboxOptions(tickets=60, seed=7)) as started:
        yield started


@pytest.mark.parametrize("is_used", [True, False])
def test_a_token_that_was_given_after_the_door_was_set_up_goes_nowhere_unless_it_is_used(
    qapp: QApplication,
    tmp_path: Path,
    kept: MemoryKeyring,
    sandbox: SandboxThread,
    other: SandboxThread,
    monkeypatch: pytest.MonkeyPatch,
    is_used: bool,
) -> None:
    hand, home = Hand(), tmp_path / "home"
    opened: list[Environment] = []

    async def deed(first: FirstRunPresenter) -> None:
        await sign_in(first, hand, sandbox)
        await hand.tap(first.events, first.events.use)
        await hand.tap(first.this_door, first.this_door.next)
        await back_to_the_first_question(first, hand)
        await sign_in(first, hand, other)
        if is_used:
            await hand.tap(first.events, first.events.use)
            await hand.tap(first.this_door, first.this_door.next)
            await back_to_the_first_question(first, hand)
        else:
            await hand.tap(first.events, first.events.close_button)
        await hand.tap(first.begin, first.begin.close_button)

    class Played(FirstRunScreen):
        def __init__(self, environment: Environment, clock: Clock, *, office: OfficeBeside) -> None:
            super().__init__(environment, clock, SyntheticCamera(), office=office, loud=False)

        async def play(self) -> Ending | None:
            async with asyncio.timeout(200), asyncio.TaskGroup() as both:
                ending = both.create_task(super().play())
                both.create_task(deed(self.presenter))
            return ending.result()

    async def keep(environment: Environment, _office: OfficeBeside, *, is_new: bool = False) -> None:
        assert not is_new
        opened.append(environment)

    monkeypatch.setenv("KIOSK_HOME", str(home))
    monkeypatch.setattr(first_run, "FirstRunScreen", Played)
    monkeypatch.setattr(window, "_open_door", keep)
    window.open_window(load_environment(variables()))
    (door,) = opened
    wanted = other if is_used else sandbox
    assert (door.settings.base_url, door.access_token) == (wanted.base_url, wanted.token)


async def back_to_the_first_question(first: FirstRunPresenter, hand: Hand) -> None:
    """From the last step, with an account of several events."""
    await hand.tap(first.camera, first.camera.close_button)
    await hand.tap(first.this_door, first.this_door.close_button)
    await hand.tap(first.events, first.events.close_button)


@pytest.mark.parametrize("is_other", [True, False])
def test_a_pairing_after_a_sign_in_that_was_used_asks_for_the_event_anew(
    qapp: QApplication,
    tmp_path: Path,
    kept: MemoryKeyring,
    sandbox: SandboxThread,
    other: SandboxThread,
    is_other: bool,
) -> None:
    hand, home = Hand(), tmp_path / "home"

    async def deed(first: FirstRunPresenter) -> None:
        await sign_in(first, hand, other if is_other else sandbox)
        await hand.tap(first.events, first.events.use)
        await hand.tap(first.this_door, first.this_door.next)
        await back_to_the_first_question(first, hand)
        await pair(first, hand, link)
        await until(lambda: first.events.is_open or first.this_door.is_open)
        await hand.tap(first.events, first.events.use)
        await hand.tap(first.this_door, first.this_door.next)
        await hand.tap(first.camera, first.camera.open_door)

    async def evening(_app: object) -> int:
        ending, _ = await played(home, SyntheticCamera(), deed)
        assert ending is Ending.OPEN
        async with open_door(empty(home)) as door:
            verdict = await door.scan(payable(sandbox)[0][0], InputMethod.COMMAND_LINE)
        assert verdict is not None
        assert verdict.verdict.kind == "admit"
        return 0

    with OfficeThread(sandbox, tmp_path / "office").started() as office:
        link = office.link(DoorPlan())
        assert run(evening, language="en") == 0
    settings = empty(home).settings
    assert (settings.base_url, settings.events) == (sandbox.base_url, (sandbox.world.tonight.id,))


def someone(service: SandboxThread, event: str) -> str:
    """The code of a guest of this event who is to be let in."""
    return next(
        one.token
        for one in service.world.tickets
        if one.event.id == event and one.state in ("paid", "closed")
    )


def event_of_other_types(service: SandboxThread) -> str:
    """An event that shares no ticket type with tonight's, and has guests."""
    tickets, tonight = service.world.tickets, service.world.tonight.id
    mine = {one.ticket_type.id for one in tickets if one.event.id == tonight}
    shared = {one.event.id for one in tickets if one.ticket_type.id in mine}
    return next(one.event.id for one in tickets if one.event.id not in shared and one.state == "paid")


@pytest.mark.parametrize("later", ["event", "account", "account, unread"])
def test_ticket_types_that_were_chosen_for_one_event_keep_out_nobody_of_another(
    qapp: QApplication,
    tmp_path: Path,
    kept: MemoryKeyring,
    sandbox: SandboxThread,
    other: SandboxThread,
    later: str,
) -> None:
    hand, home = Hand(), tmp_path / "home"
    service = sandbox if later == "event" else other
    event = event_of_other_types(sandbox) if later == "event" else other.world.tonight.id

    async def deed(first: FirstRunPresenter) -> None:
        await sign_in(first, hand, sandbox)
        await hand.tap(first.events, first.events.use)
        door = first.this_door
        await until(lambda: door.is_open)
        await hand.pick(door, door.panel, door.panel.list.rows.rows[0].key)
        await hand.tap(door, door.next)
        await hand.tap(first.camera, first.camera.close_button)
        await hand.tap(door, door.close_button)
        if later == "event":
            await until(lambda: first.events.is_open and not first.events.ignores_input)
            await hand.pick(first.events, first.events.panel, sandbox.world.tonight.id)
            await hand.pick(first.events, first.events.panel, event)
            await hand.tap(first.events, first.events.use)
        else:
            await hand.tap(first.events, first.events.close_button)
            if later == "account, unread":
                failing = {"paths": ["/api/v2/guestlists"], "does": [{"status": [{"code": 503}]}]}
                other.world.faults = parse_faults(json.dumps({"script": [failing]}).encode())
            await sign_in(first, hand, other)
            await hand.tap(first.events, first.events.use)
        await until(lambda: door.is_open)
        assert door.ticked == {row.key for row in door.panel.list.rows.rows}
        await hand.tap(door, door.next)
        await hand.tap(first.camera, first.camera.open_door)

    async def evening(_app: object) -> int:
        ending, _ = await played(home, SyntheticCamera(), deed)
        assert ending is Ending.OPEN
        async with open_door(empty(home)) as door:
            assert door.policy.ticket_types == ()
            if later != "account, unread":
                verdict = await door.scan(someone(service, event), InputMethod.COMMAND_LINE)
                assert verdict is not None
                assert verdict.verdict.kind == "admit"
        return 0

    assert run(evening, language="en") == 0


@pytest.mark.parametrize("reads", [True, False])
def test_rules_of_the_host_that_could_not_be_set_are_told_before_anybody_goes_on(
    qapp: QApplication,
    tmp_path: Path,
    kept: MemoryKeyring,
    sandbox: SandboxThread,
    monkeypatch: pytest.MonkeyPatch,
    reads: bool,
) -> None:
    hand, home = Hand(), tmp_path / "home"
    if not reads:
        failing = {"paths": ["/api/v2/guestlists"], "does": [{"status": [{"code": 503}]}]}
        sandbox.world.faults = parse_faults(json.dumps({"script": [failing]}).encode())

    def of_another_version(_document: object) -> DoorPolicy:
        raise PolicyError("of another version")

    monkeypatch.setattr(pairing, "policy_from_document", of_another_version)

    async def deed(first: FirstRunPresenter) -> None:
        await pair(first, hand, link)
        door = first.this_door
        await until(lambda: door.is_open)
        told = door.notice.text()
        mistake = "The host’s rules for this door could not be set: the host has to mend a mistake there"
        assert mistake in told.splitlines()
        assert ("could not be read yet" in told) is not reads
        await hand.tap(door, door.next)
        await hand.tap(first.camera, first.camera.open_door)

    async def evening(_app: object) -> int:
        ending, _ = await played(home, SyntheticCamera(), deed)
        assert ending is Ending.OPEN
        return 0

    with OfficeThread(sandbox, tmp_path / "office").started() as office:
        office.set_policy({"ticket_types": ["Child"]})
        link = office.link(DoorPlan(name="South", events=(sandbox.world.tonight.id,)))
        assert run(evening, language="en") == 0
