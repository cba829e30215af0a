"""From an empty profile to the first guest: the steps of the first run, with a mouse and a keyboard."""

import asyncio
import json
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from keyring.backends import fail
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from kiosk.bootstrap import Environment, first_run, open_door
from kiosk.bootstrap.sign_in import keep_sign_in
from kiosk.core.cameras import Mirror
from kiosk.core.pairing import CODE_LETTERS, LETTERS, link_of, shown_code
from kiosk.office.pairing import DoorPlan
from kiosk.sandbox.faults import parse_faults
from kiosk.sandbox.server import SandboxThread
from kiosk.sandbox.world import SandboxOptions
from kiosk.scanning.camera.synthetic import SyntheticCamera
from kiosk.store.kept_token import SERVICE
from kiosk.ui.app.run import run
from kiosk.ui.first_run.presenter import FirstRunPresenter
from kiosk.ui.first_run.steps import Ending, Way
from tests.end2end.first_run_samples import (
    Hand,
    LockedKeyring,
    OfficeThread,
    empty,
    first_guest,
    pair,
    payable,
    played,
    sign_in,
)
from tests.gui.simulated_input import key, type_text
from tests.gui.waiting import turns, until
from tests.unit.store.store_samples import MemoryKeyring, using_keyring

LIFETIME_S = 7200
MOST_CLICKS = 12


@pytest.fixture
def sandbox() -> Iterator[SandboxThread]:
    with SandboxThread(SandboxOptions(tickets=60)) as started:
        yield started


def test_a_token_and_five_steps_lead_from_nothing_to_the_first_admit_in_twelve_clicks(
    qapp: QApplication, tmp_path: Path, kept: MemoryKeyring, sandbox: SandboxThread
) -> None:
    hand, camera, home = Hand(), SyntheticCamera(), tmp_path / "home"
    assert empty(home).is_new

    async def deed(first: FirstRunPresenter) -> None:
        await hand.pick(first.begin, first.begin.panel, Way.SIGN_IN.value)
        await hand.tap(first.sign_in, first.sign_in.address.line)
        type_text(first.sign_in.address.line, sandbox.base_url)
        key(first.sign_in.address.line)
        type_text(first.sign_in.token.line, sandbox.token)
        await hand.tap(first.sign_in, first.sign_in.main)
        await until(lambda: first.events.is_open)
        assert first.events.ticked == {sandbox.world.tonight.id}, "the one that is on is proposed"
        await hand.tap(first.events, first.events.use)
        await until(lambda: first.this_door.is_open)
        await hand.tap(first.this_door, first.this_door.name.line)
        first.this_door.name.line.selectAll()
        type_text(first.this_door.name.line, "North gate")
        left_out = first.this_door.panel.list.rows.rows[0].key
        await hand.pick(first.this_door, first.this_door.panel, left_out)
        await hand.tap(first.this_door, first.this_door.next)
        await hand.tap(first.camera, first.camera.watchers.chip("guests"))
        await hand.tap(first.camera, first.camera.open_door)

    async def evening(_app: object) -> int:
        ending, screen = await played(home, camera, deed)
        assert ending is Ending.OPEN
        ready = empty(home)
        assert ready.access_token == sandbox.token, "the keyring has it"
        types = frozenset(screen.new_door.choice.ticket_types)
        verdict = await first_guest(ready, camera, payable(sandbox, types)[0], hand)
        assert (verdict.verdict.kind, verdict.certainty) == ("admit", "confirmed")
        return 0

    assert run(evening, language="en") == 0
    settings = empty(home).settings
    assert (settings.base_url, settings.door, settings.direction) == (sandbox.base_url, "North gate", "entry")
    assert settings.events == (sandbox.world.tonight.id,)
    assert settings.screen.hide_names
    assert settings.camera.mirror is Mirror.ON
    assert not empty(home).is_new
    assert hand.taps <= MOST_CLICKS, hand.taps
    on_disk = b"".join(file.read_bytes() for file in home.rglob("*") if file.is_file())
    assert sandbox.token.encode() not in on_disk


def test_an_office_s_code_at_the_camera_leads_to_the_first_admit_and_what_the_host_set_is_set(
    qapp: QApplication, tmp_path: Path, kept: MemoryKeyring
) -> None:
    hand, camera, home = Hand(), SyntheticCamera(), tmp_path / "home"
    options = SandboxOptions(
        tickets=60, expires_in_s=LIFETIME_S, clock=lambda: datetime(2026, 6, 13, tzinfo=UTC) + timedelta(0)
    )
    with SandboxThread(options) as sandbox, OfficeThread(sandbox, tmp_path / "office").started() as office:
        tonight = sandbox.world.tonight.id
        link = office.link(DoorPlan(name="South gate", events=(tonight,)))

        async def deed(first: FirstRunPresenter) -> None:
            await hand.pick(first.begin, first.begin.panel, Way.PAIR.value)
            await until(lambda: first.pair.is_open)
            camera.show("no pairing code", "Ana")
            await until(lambda: "not a pairing code" in first.pair.notice.text())
            await until(lambda: not camera.pending)
            camera.show(link, "")
            await until(lambda: first.this_door.is_open)
            assert not first.events.is_open, "the host has chosen"
            assert first.this_door.name.text == "South gate"
            await hand.tap(first.this_door, first.this_door.next)
            await hand.tap(first.camera, first.camera.open_door)

        async def evening(_app: object) -> int:
            ending, _ = await played(home, camera, deed)
            assert ending is Ending.OPEN
            verdict = await first_guest(empty(home), camera, payable(sandbox)[0], hand)
            assert (verdict.verdict.kind, verdict.certainty) == ("admit", "confirmed")
            return 0

        assert run(evening, language="en") == 0
    settings = empty(home).settings
    assert (settings.door, settings.events, settings.token_kept) == ("South gate", (tonight,), False)
    assert hand.taps <= MOST_CLICKS, hand.taps


def test_without_a_camera_an_address_and_a_code_are_typed_and_the_fingerprint_is_compared(
    qapp: QApplication, tmp_path: Path, kept: MemoryKeyring, sandbox: SandboxThread
) -> None:
    hand, home = Hand(), tmp_path / "home"
    with OfficeThread(sandbox, tmp_path / "office").started() as office:
        link = link_of(office.link(DoorPlan(name="South gate", events=(sandbox.world.tonight.id,))))
        assert link is not None

        async def deed(first: FirstRunPresenter) -> None:
            await hand.pick(first.begin, first.begin.panel, Way.PAIR.value)
            sheet = first.pair
            await until(lambda: sheet.is_open)
            type_text(sheet.code.line, shown_code(link.code).lower())
            type_text(sheet.address.line, "127.0.0.1:1")
            await hand.tap(sheet, sheet.main)
            await until(lambda: "nobody answers" in sheet.notice.text())
            sheet.address.line.clear()
            type_text(sheet.address.line, link.address.removeprefix("https://"))
            await hand.tap(sheet, sheet.main)
            await until(sheet.fingerprint.isVisible)
            shown = "".join(letter for letter in sheet.fingerprint.text if letter.isalnum())
            assert shown == link.fingerprint.upper()
            assert office.doors == (), "nothing was sent before it was compared"
            await hand.tap(sheet, sheet.main)
            await until(lambda: first.this_door.is_open)
            assert first.this_door.name.text == "South gate"
            first.ended.emit(Ending.LATER)

        async def evening(_app: object) -> int:
            ending, _ = await played(home, SyntheticCamera(), deed)
            assert ending is Ending.LATER
            return 0

        assert run(evening, language="en") == 0
        assert office.doors == ("South gate",)


@pytest.mark.parametrize(
    ("types", "toggled", "kept_types"),
    [
        (["Child"], "", ["Child"]),
        (["Child", "Balcony"], "", ["Child", "Balcony"]),
        (["Child", "Balcony"], "VIP", ["Child", "Balcony", "VIP"]),
        ([], "", []),
    ],
)
def test_types_that_the_host_set_stay_unless_somebody_ticks_others(
    qapp: QApplication,
    tmp_path: Path,
    kept: MemoryKeyring,
    sandbox: SandboxThread,
    types: list[str],
    toggled: str,
    kept_types: list[str],
) -> None:
    """By name, and of a type that nobody has bought yet: what is not shown is not dropped."""
    hand, home = Hand(), tmp_path / "home"
    shown: list[frozenset[str]] = []

    async def deed(first: FirstRunPresenter) -> None:
        await hand.pick(first.begin, first.begin.panel, Way.PAIR.value)
        first.pair.link.line.setText(link)
        await hand.tap(first.pair, first.pair.main)
        sheet = first.this_door
        await until(lambda: sheet.is_open)
        names = {row.key: row.name for row in sheet.panel.list.rows.rows}
        shown.append(frozenset(names[one] for one in sheet.ticked))
        if toggled:
            (more,) = (one for one, name in names.items() if name == toggled)
            await hand.pick(sheet, sheet.panel, more)
        await hand.tap(sheet, sheet.next)
        await hand.tap(first.camera, first.camera.open_door)

    async def evening(_app: object) -> int:
        ending, _screen = await played(home, SyntheticCamera(), deed)
        assert ending is Ending.OPEN
        async with open_door(empty(home)) as door:
            admitted = set(door.policy.ticket_types)
        names = {one.ticket_type.id: one.ticket_type.name for one in sandbox.world.tickets}
        assert {names.get(one, one) for one in admitted} == set(kept_types)
        return 0

    with OfficeThread(sandbox, tmp_path / "office").started() as office:
        office.set_policy({"ticket_types": types} if types else {})
        link = office.link(DoorPlan(events=(sandbox.world.tonight.id,)))
        assert run(evening, language="en") == 0
    assert shown[0] == frozenset({"Child"}) if types else len(shown[0]) > 1


def test_tokens_go_to_the_service_they_are_for_and_a_pairing_ends_a_kept_one(
    qapp: QApplication, tmp_path: Path, kept: MemoryKeyring, sandbox: SandboxThread
) -> None:
    hand, home = Hand(), tmp_path / "home"

    async def deed(first: FirstRunPresenter) -> None:
        await hand.pick(first.begin, first.begin.panel, Way.SIGN_IN.value)
        first.sign_in.address.line.setText(other.base_url)
        first.sign_in.token.line.setText(other.token)
        await hand.tap(first.sign_in, first.sign_in.main)
        await hand.tap(first.events, first.events.use)
        await hand.tap(first.this_door, first.this_door.next)
        await until(lambda: first.camera.is_open)
        assert empty(home).access_token == other.token
        await hand.tap(first.camera, first.camera.close_button)
        await hand.tap(first.this_door, first.this_door.close_button)
        await hand.tap(first.events, first.events.close_button)
        await hand.pick(first.begin, first.begin.panel, Way.PAIR.value)
        first.pair.link.line.setText(link)
        await hand.tap(first.pair, first.pair.main)
        await hand.tap(first.this_door, first.this_door.next)
        await hand.tap(first.camera, first.camera.open_door)

    async def evening(_app: object) -> int:
        ending, screen = await played(home, SyntheticCamera(), deed)
        assert (ending, screen.new_door.token_for(sandbox.base_url)) == (Ending.OPEN, "")
        return 0

    with SandboxThread(SandboxOptions(tickets=20, seed=7)) as other:
        with OfficeThread(sandbox, tmp_path / "office").started() as office:
            link = office.link(DoorPlan(events=(sandbox.world.tonight.id,)))
            assert run(evening, language="en") == 0
        assert not any(seen.status == 401 for seen in sandbox.world.requests() + other.world.requests())
    ready = empty(home)
    assert (ready.settings.base_url, ready.access_token) == (sandbox.base_url, "")
    assert not any(service == SERVICE for service, _ in kept.kept)


def test_a_step_that_is_left_while_it_works_is_given_up_and_can_be_taken_again(
    qapp: QApplication,
    tmp_path: Path,
    kept: MemoryKeyring,
    sandbox: SandboxThread,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hand, home = Hand(), tmp_path / "home"
    working, goes_on = asyncio.Event(), asyncio.Event()
    save = keep_sign_in

    async def slow(environment: Environment) -> bool:
        working.set()
        await goes_on.wait()
        return await save(environment)

    monkeypatch.setattr(first_run, "keep_sign_in", slow)

    async def deed(first: FirstRunPresenter) -> None:
        await hand.pick(first.begin, first.begin.panel, Way.SIGN_IN.value)
        first.sign_in.address.line.setText(sandbox.base_url)
        first.sign_in.token.line.setText(sandbox.token)
        await hand.tap(first.sign_in, first.sign_in.main)
        await hand.tap(first.events, first.events.use)
        first.this_door.name.line.setText("North gate")
        await hand.tap(first.this_door, first.this_door.next)
        await working.wait()
        assert first.this_door.next.text() == "Setting the door up…"
        assert not first.this_door.name.line.isEnabled()
        key(first.this_door, Qt.Key.Key_Escape)
        await until(lambda: first.events.is_open)
        goes_on.set()
        await turns()
        assert first.events.is_open, "nobody is led on by what they left"
        await hand.tap(first.events, first.events.use)
        await until(lambda: first.this_door.is_open)
        assert first.this_door.name.text == "North gate"
        await hand.tap(first.this_door, first.this_door.next)
        await hand.tap(first.camera, first.camera.open_door)

    async def evening(_app: object) -> int:
        ending, _ = await played(home, SyntheticCamera(), deed)
        assert ending is Ending.OPEN
        return 0

    assert run(evening, language="en") == 0
    assert empty(home).settings.door == "North gate"


def test_what_goes_wrong_is_said_in_its_step_and_going_back_leads_to_the_step_before(
    qapp: QApplication, tmp_path: Path, kept: MemoryKeyring, sandbox: SandboxThread
) -> None:
    hand, home = Hand(), tmp_path / "home"
    said: list[str] = []

    async def try_it(first: FirstRunPresenter, address: str, token: str) -> None:
        sheet = first.sign_in
        await until(lambda: sheet.is_open and not sheet.is_busy)
        sheet.address.line.setText(address)
        sheet.token.line.setText(token)
        await hand.tap(sheet, sheet.main)

    async def deed(first: FirstRunPresenter) -> None:
        await hand.pick(first.begin, first.begin.panel, Way.SIGN_IN.value)
        for address, token in (
            ("", ""),
            (sandbox.base_url, ""),
            ("http://tickets.example", "token"),
            (sandbox.base_url, "no-such-token"),
            (sandbox.base_url, "zeile\nzwei\u0007"),
            ("http://127.0.0.1:9", "token"),
        ):
            await try_it(first, address, token)
            await until(lambda: bool(first.sign_in.notice.text()) and not first.sign_in.is_busy)
            said.append(first.sign_in.notice.text())
        assert not (home / "settings.json").exists(), "nothing that does not work is kept"
        await hand.tap(first.sign_in, first.sign_in.close_button)
        await hand.pick(first.begin, first.begin.panel, Way.SIGN_IN.value)
        assert first.sign_in.token.text == "", "what was typed is forgotten"
        await try_it(first, sandbox.base_url, f"Bearer {sandbox.token}")
        await hand.tap(first.events, first.events.use)
        await hand.tap(first.this_door, first.this_door.close_button)
        await hand.tap(first.events, first.events.use)
        await until(lambda: first.this_door.is_open)
        first.this_door.name.line.clear()
        await hand.tap(first.this_door, first.this_door.next)
        said.append(first.this_door.notice.text())
        first.this_door.name.line.setText("Door B")
        for row in list(first.this_door.panel.list.rows.rows):
            await hand.pick(first.this_door, first.this_door.panel, row.key)
        await hand.tap(first.this_door, first.this_door.next)
        said.append(first.this_door.notice.text())
        key(first.this_door, Qt.Key.Key_Escape)
        await until(lambda: first.events.is_open)
        key(first.events, Qt.Key.Key_Escape)
        await hand.pick(first.begin, first.begin.panel, Way.SIGN_IN.value)
        await try_it(first, sandbox.base_url, sandbox.token)
        await hand.tap(first.events, first.events.use)
        await until(lambda: first.this_door.is_open)
        assert first.this_door.ticked, "all of them, as at first"
        assert not (home / "settings.json").exists(), "nothing is set before it is taken"
        await hand.tap(first.this_door, first.this_door.next)
        await hand.tap(first.camera, first.camera.close_button)
        await hand.tap(first.this_door, first.this_door.next)
        await hand.tap(first.camera, first.camera.open_door)

    async def evening(_app: object) -> int:
        ending, _ = await played(home, SyntheticCamera(), deed)
        assert ending is Ending.OPEN
        return 0

    assert run(evening, language="en") == 0
    expected = (
        "Enter the address",
        "Paste the access token",
        "must start with https://",
        "refuses this access token",
        "characters",
        "127.0.0.1",
        "Enter the door’s name",
        "Tick at least one",
    )
    assert len(said) == len(expected)
    for text, part in zip(said, expected, strict=True):
        assert part in text, (part, text)


def test_a_list_that_cannot_be_read_yet_stands_in_no_way(
    qapp: QApplication, tmp_path: Path, kept: MemoryKeyring, sandbox: SandboxThread
) -> None:
    hand, home = Hand(), tmp_path / "home"
    failing = {"paths": ["/api/v2/guestlists"], "does": [{"status": [{"code": 503}]}]}
    sandbox.world.faults = parse_faults(json.dumps({"script": [failing]}).encode())

    async def deed(first: FirstRunPresenter) -> None:
        await hand.pick(first.begin, first.begin.panel, Way.SIGN_IN.value)
        first.sign_in.address.line.setText(sandbox.base_url)
        first.sign_in.token.line.setText(sandbox.token)
        await hand.tap(first.sign_in, first.sign_in.main)
        await until(lambda: first.events.is_open)
        assert "could not be read yet" in first.events.notice.text()
        await hand.tap(first.events, first.events.use)
        await until(lambda: first.this_door.is_open)
        assert "could not be read yet" in first.this_door.notice.text()
        assert first.this_door.panel.isHidden()
        await hand.tap(first.this_door, first.this_door.next)
        await hand.tap(first.camera, first.camera.open_door)

    async def evening(_app: object) -> int:
        ending, _ = await played(home, SyntheticCamera(), deed)
        assert ending is Ending.OPEN
        return 0

    assert run(evening, language="en") == 0
    assert json.loads((home / "settings.json").read_text(encoding="utf-8"))["base_url"] == sandbox.base_url


@pytest.mark.parametrize("way_out", ["not now", "rehearse", "closed"])
def test_it_can_be_left_at_once_and_leaves_nothing(
    qapp: QApplication, tmp_path: Path, kept: MemoryKeyring, way_out: str
) -> None:
    hand, home = Hand(), tmp_path / "home"

    async def deed(first: FirstRunPresenter) -> None:
        if way_out == "not now":
            await hand.tap(first.begin, first.begin.close_button)
        elif way_out == "rehearse":
            await hand.pick(first.begin, first.begin.panel, Way.REHEARSE.value)
        else:
            await until(lambda: first.begin.is_open)
            first.begin.window().close()

    async def evening(_app: object) -> int:
        ending, _ = await played(home, SyntheticCamera(), deed)
        expected = {"not now": Ending.LATER, "rehearse": Ending.REHEARSE, "closed": None}
        assert ending is expected[way_out]
        return 0

    assert run(evening, language="en") == 0
    assert not home.exists()


@pytest.mark.parametrize("way", [Way.SIGN_IN, Way.PAIR])
@pytest.mark.parametrize("says", ["no place for keys", "unlock it"])
def test_a_machine_without_a_place_for_keys_is_told_in_a_person_s_words(
    qapp: QApplication, tmp_path: Path, sandbox: SandboxThread, way: Way, says: str
) -> None:
    ring = LockedKeyring() if says == "unlock it" else fail.Keyring()  # type: ignore[no-untyped-call]
    hand, home = Hand(), tmp_path / "home"
    said: list[str] = []
    link = f"kiosk-pair:v1;https://127.0.0.1:9;{'0' * 64};{LETTERS[0] * CODE_LETTERS}"

    async def deed(first: FirstRunPresenter) -> None:
        sheet = first.sign_in if way is Way.SIGN_IN else first.pair
        for _ in range(2):
            if way is Way.SIGN_IN:
                await sign_in(first, hand, sandbox)
            else:
                await pair(first, hand, link)
            await until(lambda: bool(sheet.notice.text()) and not sheet.is_busy)
            said.append(sheet.notice.text())
            await hand.tap(sheet, sheet.close_button)
        first.begin.window().close()

    async def evening(_app: object) -> int:
        await played(home, SyntheticCamera(), deed)
        return 0

    with using_keyring(ring):
        assert run(evening, language="en") == 0
    for text in said:
        assert says in text
        assert "KIOSK" not in text
        assert "Error" not in text
