"""Guests who step aside: one key puts them on the strip, and they are seen to one by one."""

import asyncio
from collections.abc import Collection
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from kiosk.bootstrap.service import NoService
from kiosk.core.asides import KeptAside, KeptAsides
from kiosk.core.policy import DoorPolicy
from kiosk.core.presence import Evidence, EvidenceSource, InputMethod, Presence
from kiosk.core.presentations import InView
from kiosk.core.screen_settings import Motion, Scheme
from kiosk.core.tickets import Instant
from kiosk.core.verdict import (
    Admit,
    AlreadyIn,
    NotValid,
    Reason,
    Refer,
    SameScan,
    Unknown,
    Verdict,
    WrongEvent,
    WrongGate,
)
from kiosk.engine.asides import AsidesHere
from kiosk.engine.events import VerdictGiven
from kiosk.engine.session import DoorSetup, Session
from kiosk.engine.supervised import GroupAdmitted
from kiosk.ui.door import step_aside_rows
from kiosk.ui.door.entry import view_of_nobody
from kiosk.ui.door.places import CAMERA_KEEPS_PX
from kiosk.ui.door.step_aside_rows import WAITS_LONG_S, Aside, AsideRows, Asides, row_of
from kiosk.ui.door.step_aside_strip import MOST, StepAsideStrip
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.orders.group_texts import view_of_group
from kiosk.ui.step_aside.presenter import StepAsidePresenter
from kiosk.ui.step_aside.step_aside_list_sheet import AsideListSheet
from kiosk.ui.tasks import Tasks
from kiosk.ui.texts.language import use_language
from kiosk.ui.texts.times import clock_time
from kiosk.ui.theme.clean_text import clean, isolate
from kiosk.ui.theme.stylesheet import stylesheet
from kiosk.ui.theme.theme import TOUCH_PX, Theme
from kiosk.ui.verdict.actions import Action
from kiosk.ui.verdict.brief_texts import in_brief
from kiosk.ui.verdict.verdict_view import VerdictView, view_of_verdict
from kiosk.ui.widgets.row import Row
from tests.gui.conftest import Play
from tests.gui.fake_controller import NOW, TOMORROW, FakeController, a_ticket, given
from tests.gui.painted_text import all_written
from tests.gui.scenes import ANA, CHLOE, LUIS, shown_word
from tests.gui.simulated_input import key, tap
from tests.gui.waiting import turns, until
from tests.unit.engine.scripted import FailingStore, FakeClock

SEEN = Evidence(EvidenceSource.HUB, NOW - 60, "Door B", InputMethod.CAMERA)
TWICE = AlreadyIn(CHLOE, Reason.INSIDE, SEEN)
ASK = Refer(Reason.STATE_REFERRED, (replace(LUIS, state="unapproved"),), Presence())


def told(verdict: Verdict, code: str = "code") -> VerdictView:
    return view_of_verdict(replace(given(verdict), code=code))


class Clock:
    def __init__(self) -> None:
        self.now: Instant = NOW

    def __call__(self) -> Instant:
        return self.now


class Lane:
    """A window, its strip's conductor and a clock that a test sets."""

    def __init__(
        self,
        qtbot: QtBot,
        size: tuple[int, int] = (1280, 800),
        guard_s: float = 0,
        controller: FakeController | None = None,
    ) -> None:
        self.window = DoorWindow(Theme(Scheme.DARK, Motion.OFF), settle_s=60, guard_s=guard_s)
        qtbot.addWidget(self.window)
        self.window.resize(*size)
        self.window.show()
        self.window.activateWindow()
        self._qtbot = qtbot
        self.controller = controller or FakeController(tickets=[ANA, LUIS, CHLOE])
        self.clock = Clock()
        self.tasks = Tasks()
        self.setting = StepAsidePresenter(self.controller, self.window, self.tasks, self.clock)

    def see(self, verdict: Verdict, code: str = "code") -> None:
        said: VerdictGiven = replace(given(verdict, at=self.clock.now), code=code)
        self.window.show_verdict(view_of_verdict(said))
        self.setting.heard(said)

    def put(self, verdict: Verdict, code: str = "code") -> None:
        self.see(verdict, code)
        self.window.press(Qt.Key.Key_F2)

    def open(self, number: int) -> None:
        self.window.overlay.settle()
        self.window.aside.chosen.emit(number)
        self._qtbot.waitUntil(lambda: not self.setting.one.ignores_input)

    @property
    def names(self) -> list[str]:
        return [row.name for row in self.window.aside.list.rows.rows]


def test_numbers_go_up_and_the_same_guest_keeps_theirs() -> None:
    asides = Asides().with_guest(told(TWICE), NOW).with_guest(told(ASK), NOW + 60)
    assert [one.number for one in asides.waiting] == [2, 1]
    again = asides.with_guest(told(NotValid(CHLOE, Reason.STOP_LISTED)), NOW + 90)
    chloe = again.find(1)
    assert chloe is not None
    assert (chloe.at, chloe.view.word) == (NOW, "NOT VALID")
    assert again.without(2).with_guest(told(Unknown()), NOW).waiting[0].number == 3


def test_guests_without_a_ticket_are_told_apart_by_their_code() -> None:
    asides = Asides().with_guest(told(Unknown(), "one"), NOW).with_guest(told(Unknown(), "two"), NOW)
    assert len(asides.waiting) == 2
    found = asides.about("", "one")
    assert found is not None
    assert found.number == 1
    assert asides.about("", "") is None


@pytest.mark.parametrize(
    ("verdict", "reason"),
    [
        (TWICE, "already in"),
        (AlreadyIn(CHLOE, Reason.NO_FURTHER_ENTRY, SEEN), "no further entry"),
        (ASK, "not approved"),
        (Refer(Reason.LIST_NOT_LOADED), "list not loaded"),
        (Refer(Reason.SEVERAL_MATCH, (ANA, LUIS)), "several tickets match"),
        (Refer(Reason.VANISHED, (ANA,)), "no longer on the list"),
        (Unknown(), "not on the list"),
        (NotValid(replace(ANA, state="cancelled"), Reason.STATE_REFUSED), "cancelled"),
        (NotValid(ANA, Reason.STOP_LISTED), "stopped by the host"),
        (WrongEvent(replace(ANA, event=TOMORROW)), "other day"),
        (WrongGate(ANA, "", Presence()), "other door"),
        (Admit(ANA), ""),
    ],
)
def test_reasons_are_short(verdict: Verdict, reason: str) -> None:
    assert in_brief(verdict, NOW) == reason


def test_one_key_puts_the_guest_aside_and_the_lane_goes_on(qtbot: QtBot) -> None:
    lane = Lane(qtbot)
    lane.put(TWICE)
    assert not lane.window.overlay.covers_stage
    row = lane.window.aside.list.rows.rows[0]
    assert (row.name, row.chip, row.mark) == ("Chloé Dubois", "1", "twice")
    assert "already in" in row.facts
    assert lane.window.aside.panel.heading.text() == "Step aside · 1"
    assert "Step aside: number 1" in lane.window.last_verdict.text
    assert Action.STEP_ASIDE not in lane.window.last_verdict.buttons.shown
    lane.see(ASK)
    tap(lane.window.overlay.buttons.button(Action.STEP_ASIDE))
    assert lane.names == ["Chloé Dubois", "Luis García"]  # who waits longest is on top


def test_a_guest_who_is_on_no_list_is_known_by_the_end_of_the_code_or_the_time(qtbot: QtBot) -> None:
    lane = Lane(qtbot)
    lane.put(Unknown(), "one")
    lane.put(Unknown(), '{"token":"d41d8cd98f00b204e9807F21"}')
    assert lane.names == [f"No name · {clock_time(lane.clock.now)}", f"Code {isolate('…7F21')}"]


def test_who_gave_a_name_and_was_not_found_waits_after_a_restart_too(qtbot: QtBot, play: Play) -> None:
    before = Lane(qtbot)

    async def step_aside() -> None:
        before.setting.start()
        before.window.acted.emit(Action.STEP_ASIDE, view_of_nobody("Noor Haddad"))
        await until(lambda: before.controller.asides.kept.last_number == 1)
        await before.tasks.close()

    play(step_aside())
    after = Lane(qtbot, controller=before.controller)

    async def start() -> None:
        after.setting.start()
        await until(lambda: bool(after.names))
        await after.tasks.close()

    play(start())
    (aside,) = after.setting.asides.waiting
    assert (aside.number, aside.view) == (1, view_of_nobody("Noor Haddad"))


def test_a_group_member_who_was_not_recorded_waits_after_a_restart_too(qtbot: QtBot, play: Play) -> None:
    before = Lane(qtbot)
    group = view_of_group("7F", GroupAdmitted((), (CHLOE.id,)), {CHLOE.id: "Chloé Dubois"})

    async def step_aside() -> None:
        before.setting.start()
        before.window.acted.emit(Action.STEP_ASIDE, group)
        await until(lambda: before.controller.asides.kept.last_number == 1)
        await before.tasks.close()

    play(step_aside())
    asides = before.controller.asides
    (kept,) = asides.kept.waiting
    assert (kept.ticket_id, kept.name) == (CHLOE.id, "")
    asides.kept = KeptAsides((replace(kept, name="Chloé Dubois"),), 1)  # as the profile tells it again
    after = Lane(qtbot, controller=before.controller)

    async def start() -> None:
        after.setting.start()
        await until(lambda: bool(after.names))
        await after.tasks.close()

    play(start())
    (aside,) = after.setting.asides.waiting
    assert (aside.number, aside.view) == (1, group.members[0])


def test_where_who_waited_cannot_be_told_whoever_steps_aside_now_is_on_the_strip(
    qtbot: QtBot, play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    lane = Lane(qtbot)

    async def fails(_shown: Collection[int]) -> None:
        raise RuntimeError("a fault of ours")

    monkeypatch.setattr(lane.controller.asides, "recall", fails)

    async def start() -> None:
        lane.setting.start()
        lane.put(TWICE)
        await until(lambda: lane.names == ["Chloé Dubois"])
        await lane.tasks.close()

    play(start())


def test_after_a_sign_in_with_another_account_the_strip_shows_nobody_of_before(
    qtbot: QtBot, play: Play
) -> None:
    lane = Lane(qtbot)

    async def sign_in() -> None:
        lane.setting.start()
        lane.put(TWICE)
        await until(lambda: lane.controller.asides.kept.last_number == 1)
        lane.controller.asides.kept = KeptAsides((), 1)  # those whom the other account is told of
        lane.setting.recall_anew()
        lane.put(Unknown(), "one")
        await until(lambda: [one.number for one in lane.setting.asides.waiting] == [2])
        await lane.tasks.close()

    play(sign_in())


def test_a_disk_that_fails_while_somebody_signs_in_takes_nobody_off_the_strip(
    qtbot: QtBot, play: Play
) -> None:
    lane = Lane(qtbot)
    asides = lane.controller.asides

    async def again(*, reads: bool, writes: bool) -> None:
        asides.reads, asides.writes = reads, writes
        lane.setting.recall_anew()
        await until(lambda: not lane.tasks.any_running)

    async def sign_in() -> None:
        lane.setting.start()
        lane.put(TWICE)
        await until(lambda: asides.kept.last_number == 1)
        await again(reads=False, writes=True)
        assert [one.number for one in lane.setting.asides.waiting] == [1]
        asides.writes = False
        lane.put(Unknown(), "one")
        await until(lambda: not lane.tasks.any_running)
        await again(reads=True, writes=False)
        assert [one.number for one in lane.setting.asides.waiting] == [2, 1]
        await again(reads=True, writes=True)
        assert [one.number for one in asides.kept.waiting] == [2, 1]
        assert [one.number for one in lane.setting.asides.waiting] == [2, 1]
        await lane.tasks.close()

    play(sign_in())


def test_a_disk_that_cannot_be_read_at_the_start_loses_nobody_who_waited(qtbot: QtBot, play: Play) -> None:
    lane = Lane(qtbot)
    asides = lane.controller.asides
    before = KeptAside(4, NOW - 60, "", "Noor Haddad"), KeptAside(2, NOW - 90, "", "Ana Sousa")
    asides.kept, asides.reads = KeptAsides(before, 4), False

    async def start() -> None:
        lane.setting.start()
        lane.put(TWICE)
        await until(lambda: not lane.tasks.any_running)
        lane.setting.catch_up()
        await until(lambda: not lane.tasks.any_running)
        assert [one.number for one in lane.setting.asides.waiting] == [1]
        assert asides.kept == KeptAsides(before, 4), "nothing is written in their place"
        asides.reads = True
        lane.setting.catch_up()
        await until(lambda: lane.names == ["Ana Sousa", "Noor Haddad", "Chloé Dubois"])
        assert [one.number for one in lane.setting.asides.waiting] == [5, 4, 2]
        await until(lambda: not lane.tasks.any_running)
        assert [one.number for one in asides.kept.waiting] == [5, 4, 2]
        lane.setting.catch_up()
        assert not lane.tasks.any_running
        await lane.tasks.close()

    play(start())


def test_who_steps_aside_while_the_disk_cannot_be_read_stays_the_accounts_that_was_signed_in(
    qtbot: QtBot, play: Play, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    lane, clock = Lane(qtbot), FakeClock()
    clock.at = lane.clock.now
    store = FailingStore.open(tmp_path / "profile", "a passphrase", writable=True)
    assert isinstance(store, FailingStore)

    async def recalled() -> list[str]:
        lane.setting.recall_anew()
        lane.setting.catch_up()
        await until(lambda: not lane.tasks.any_running)
        return lane.names

    async def scene() -> None:
        await store.notes.put("account:mark of host", "host")
        setup = DoorSetup("Door A", "run", token_mark="mark of host")
        session = Session(setup, store, NoService(), DoorPolicy())
        asides = AsidesHere(store, session, clock, lambda _: None)
        monkeypatch.setattr(lane.controller, "asides", asides)
        store.broken = frozenset({"notes.get", "asides.get"})
        lane.setting.start()
        lane.window.acted.emit(Action.STEP_ASIDE, view_of_nobody("Noor Haddad"))
        await until(lambda: lane.names == ["Noor Haddad"] and not lane.tasks.any_running)
        session.signed_in_as("mark of another", "another")
        await recalled()
        lane.window.acted.emit(Action.STEP_ASIDE, view_of_nobody("Zoé Martin"))
        store.broken = frozenset()
        assert await recalled() == ["Zoé Martin"]
        session.signed_in_as("mark of host", "host")
        assert await recalled() == ["Noor Haddad"]
        session.signed_in_as("mark of another", "another")
        assert await recalled() == ["Zoé Martin"]
        await lane.tasks.close()

    try:
        play(scene())
    finally:
        store.close()


def test_whoever_gets_another_number_is_the_one_whose_sheet_stays_open(qtbot: QtBot, play: Play) -> None:
    lane = Lane(qtbot)
    asides = lane.controller.asides
    asides.kept, asides.reads = KeptAsides((KeptAside(1, NOW - 60, "", "Noor Haddad"),), 3), False

    async def start() -> None:
        lane.setting.start()
        lane.put(TWICE)
        await until(lambda: not lane.tasks.any_running)
        lane.window.aside.chosen.emit(1)
        sheet, bar = lane.setting.one, lane.window.last_verdict
        assert "number 1" in bar.text
        asides.reads = True
        lane.setting.catch_up()
        await until(lambda: lane.names == ["Noor Haddad", "Chloé Dubois"])
        assert (sheet.is_open, sheet.number, sheet.name.text) == (True, 4, "Chloé Dubois")
        assert "number 4" in bar.text
        assert "number 1" not in bar.text
        await lane.tasks.close()

    play(start())


def test_who_steps_aside_before_the_account_is_known_is_its_own_once_it_is(
    qtbot: QtBot, play: Play, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    lane, clock = Lane(qtbot), FakeClock()
    clock.at = lane.clock.now
    store = FailingStore.open(tmp_path / "profile", "a passphrase", writable=True)

    async def recalled() -> list[str]:
        lane.setting.recall_anew()
        await until(lambda: not lane.tasks.any_running)
        return lane.names

    async def scene() -> None:
        setup = DoorSetup("Door A", "run", token_mark="mark of host")
        session = Session(setup, store, NoService(), DoorPolicy())
        asides = AsidesHere(store, session, clock, lambda _: None)
        monkeypatch.setattr(lane.controller, "asides", asides)
        lane.setting.start()
        lane.window.acted.emit(Action.STEP_ASIDE, view_of_nobody("Noor Haddad"))
        await until(lambda: lane.names == ["Noor Haddad"] and not lane.tasks.any_running)
        await store.notes.put("account:mark of host", "host")
        assert await recalled() == ["Noor Haddad"]
        session.signed_in_as("mark of another", "another")
        assert await recalled() == []
        session.signed_in_as("mark of host", "host")
        assert await recalled() == ["Noor Haddad"]
        await lane.tasks.close()

    try:
        play(scene())
    finally:
        store.close()


def test_who_came_after_a_sign_in_and_is_let_in_waits_no_longer_once_a_full_disk_has_room(
    qtbot: QtBot, play: Play, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    lane, clock = Lane(qtbot), FakeClock()
    clock.at = lane.clock.now
    store = FailingStore.open(tmp_path / "profile", "a passphrase", writable=True)
    assert isinstance(store, FailingStore)

    async def put(name: str) -> None:
        lane.window.acted.emit(Action.STEP_ASIDE, view_of_nobody(name))
        await until(lambda: name in lane.names and not lane.tasks.any_running)

    async def scene() -> None:
        session = Session(DoorSetup("Door A", "run"), store, NoService(), DoorPolicy())
        session.signed_in_as("mark of host", "host")
        asides = AsidesHere(store, session, clock, lambda _: None)
        monkeypatch.setattr(lane.controller, "asides", asides)
        lane.setting.start()
        store.broken = frozenset({"asides.put"})
        await put("Noor Haddad")
        session.signed_in_as("mark of another", "another")
        lane.setting.recall_anew()
        await put("Zoé Martin")
        assert lane.names == ["Noor Haddad", "Zoé Martin"]
        await put("Kim Park")
        lane.setting.one.done.emit(2)
        await until(lambda: not lane.tasks.any_running)
        store.broken = frozenset()
        lane.setting.catch_up()
        await until(lambda: "Noor Haddad" not in lane.names)
        assert lane.names == ["Kim Park"]
        session.signed_in_as("mark of host", "host")
        lane.setting.recall_anew()
        await until(lambda: lane.names == ["Noor Haddad"])
        await lane.tasks.close()

    try:
        play(scene())
    finally:
        store.close()


def test_after_a_sign_in_nobody_of_the_account_before_stays_once_the_disk_can_be_read(
    qtbot: QtBot, play: Play
) -> None:
    lane = Lane(qtbot)
    asides = lane.controller.asides

    async def sign_in() -> None:
        lane.setting.start()
        lane.put(TWICE)
        await until(lambda: asides.kept.last_number == 1)
        asides.kept, asides.reads = KeptAsides((), 1), False  # the next account's: nobody
        lane.setting.recall_anew()
        await until(lambda: not lane.tasks.any_running)
        assert lane.names == ["Chloé Dubois"]
        asides.reads = True
        lane.setting.catch_up()
        await until(lambda: lane.names == [])
        await lane.tasks.close()

    play(sign_in())


def test_what_the_disk_did_not_take_is_written_once_it_can_be(qtbot: QtBot, play: Play) -> None:
    lane = Lane(qtbot)
    asides = lane.controller.asides

    async def start() -> None:
        lane.setting.start()
        await until(lambda: not lane.tasks.any_running)
        asides.writes = False
        lane.put(TWICE)
        await until(lambda: not lane.tasks.any_running)
        assert asides.kept.waiting == ()
        asides.writes = True
        lane.setting.catch_up()
        await until(lambda: [one.number for one in asides.kept.waiting] == [1])
        await lane.tasks.close()

    play(start())


def test_whoever_steps_aside_while_it_is_read_who_waits_is_kept_though_the_program_ends(
    qtbot: QtBot, play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    lane = Lane(qtbot)
    asides, read = lane.controller.asides, asyncio.Event()
    recall = asides.recall

    async def slowly(shown: Collection[int] = ()) -> tuple[KeptAsides, dict[str, VerdictGiven]] | None:
        await read.wait()
        return await recall(shown)

    monkeypatch.setattr(asides, "recall", slowly)

    async def start() -> None:
        lane.setting.start()
        lane.put(TWICE)
        asyncio.get_running_loop().call_soon(read.set)
        await lane.setting.close()
        assert [one.number for one in asides.kept.waiting] == [1]
        await lane.tasks.close()

    play(start())


@pytest.mark.parametrize("reads", [True, False])
def test_a_disk_that_can_be_read_only_at_the_end_keeps_all_who_wait(
    qtbot: QtBot, play: Play, *, reads: bool
) -> None:
    lane = Lane(qtbot)
    asides = lane.controller.asides
    before = (KeptAside(4, NOW - 60, "", "Noor Haddad"),)
    asides.kept, asides.reads = KeptAsides(before, 4), False

    async def start() -> None:
        lane.setting.start()
        lane.put(TWICE)
        await until(lambda: not lane.tasks.any_running)
        asides.reads = reads
        await lane.setting.close()
        assert [one.number for one in asides.kept.waiting] == ([5, 4] if reads else [4])
        await lane.tasks.close()

    play(start())


def test_who_is_let_in_while_it_is_read_who_waits_is_not_on_the_strip_again(
    qtbot: QtBot, play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    lane = Lane(qtbot)
    recall, slow = lane.controller.asides.recall, asyncio.Event()

    async def recall_late(_shown: Collection[int]) -> tuple[KeptAsides, dict[str, VerdictGiven]] | None:
        told = await recall()
        await slow.wait()
        return told

    async def let_in() -> None:
        lane.setting.start()
        lane.put(TWICE)
        await until(lambda: lane.controller.asides.kept.last_number == 1)
        monkeypatch.setattr(lane.controller.asides, "recall", recall_late)
        lane.setting.recall_anew()
        await turns(5)
        lane.setting.let_in(CHLOE.id)
        await turns(5)
        slow.set()
        await until(lambda: not lane.tasks.any_running)
        assert lane.names == []
        await lane.tasks.close()

    play(let_in())


def test_who_waits_long_turns_amber_and_what_is_selected_stays(qtbot: QtBot) -> None:
    lane = Lane(qtbot)
    lane.put(TWICE)
    lane.clock.now += WAITS_LONG_S - 1
    lane.put(ASK)
    strip = lane.window.aside.list
    strip.select(0)
    lane.setting.show_all()
    assert [row.warns for row in strip.rows.rows] == [False, False]
    assert "4 min" in strip.rows.rows[0].facts
    lane.clock.now += 1
    with qtbot.assertNotEmitted(strip.rows.modelReset):
        lane.setting.show_all()
    assert [row.warns for row in strip.rows.rows] == [True, False]
    assert lane.window.aside.panel.heading.text() == "Step aside · 2 · the oldest for 5 min"
    lane.put(Unknown())
    assert strip.selected is not None
    assert strip.selected.name == "Chloé Dubois"


def test_the_sheet_is_bound_to_its_guest_whatever_is_scanned(qtbot: QtBot) -> None:
    lane = Lane(qtbot)
    lane.put(TWICE)
    lane.put(ASK)
    strip = lane.window.aside.list
    tap(strip.viewport(), strip.visualRect(strip.rows.index(0)).center())
    sheet = lane.setting.one
    qtbot.waitUntil(lambda: not sheet.ignores_input)
    assert sheet.number == 1
    assert sheet.name.text == "Chloé Dubois"
    assert sheet.verdict.text == "ALREADY IN"
    assert "Door B" in clean(sheet.reason.text)
    lane.see(Admit(ANA))
    lane.put(Unknown())
    assert (sheet.number, sheet.name.text) == (1, "Chloé Dubois")
    acted: list[tuple[Action, VerdictView]] = []
    lane.window.acted.connect(lambda action, view: acted.append((action, view)))
    lane.window.overlay.settle()
    qtbot.waitUntil(lambda: not sheet.ignores_input)
    tap(sheet.act)
    assert [(action, view.guest.ticket_id) for action, view in acted] == [(Action.SUPERVISOR, "TKT-3")]


def test_what_can_be_done_depends_on_the_verdict(qtbot: QtBot) -> None:
    lane = Lane(qtbot)
    lane.put(NotValid(CHLOE, Reason.STOP_LISTED))
    lane.put(Unknown())
    lane.open(1)
    sheet = lane.setting.one
    assert not sheet.act.isVisible()
    assert sheet.guest.isVisible()
    lane.open(2)
    assert sheet.act.isVisible()
    assert not sheet.guest.isVisible()


@pytest.mark.parametrize("button", ["let_in", "went_away"])
def test_done_takes_them_off_the_strip(qtbot: QtBot, button: str) -> None:
    lane = Lane(qtbot)
    lane.put(TWICE)
    lane.put(ASK)
    lane.open(1)
    tap(getattr(lane.setting.one, button))
    assert lane.names == ["Luis García"]
    assert not lane.setting.one.isVisible()


def test_a_guest_who_is_let_in_later_goes_by_itself(qtbot: QtBot) -> None:
    lane = Lane(qtbot)
    lane.put(TWICE)
    lane.put(ASK, "luis")
    lane.put(Unknown(), "late")
    lane.put(Unknown(), "off the list")
    lane.see(SameScan())
    lane.see(Admit(ANA), "ana")
    assert len(lane.names) == 4
    lane.open(2)
    lane.see(Admit(LUIS), "luis again")
    assert not lane.setting.one.isVisible()
    lane.see(Admit(a_ticket("TKT-9", "Bought in the queue")), "late")
    lane.setting.let_in("TKT-3")
    lane.setting.let_in("off the list")
    lane.setting.let_in("nobody")
    assert lane.names == []
    assert lane.window.aside.panel.empty.isVisible()


def test_a_later_verdict_is_told_on_the_strip_and_on_the_open_sheet(qtbot: QtBot) -> None:
    lane = Lane(qtbot)
    lane.put(ASK)
    lane.open(1)
    lane.see(NotValid(replace(LUIS, state="cancelled"), Reason.STATE_REFUSED))
    assert "cancelled" in lane.window.aside.list.rows.rows[0].facts
    assert lane.setting.one.verdict.text == "NOT VALID"
    assert lane.setting.one.number == 1


def test_checking_again_judges_the_ticket_or_the_code_once_more(qtbot: QtBot, play: Play) -> None:
    async def scene() -> None:
        lane = Lane(qtbot)
        asked: list[str] = []
        lane.window.admit_asked.connect(asked.append)
        lane.controller.listen(
            lambda event: lane.setting.heard(event) if isinstance(event, VerdictGiven) else None
        )
        lane.put(ASK)
        lane.window.aside.chosen.emit(1)
        await until(lambda: not lane.setting.one.ignores_input)
        tap(lane.setting.one.check)
        assert asked == ["TKT-2"]
        lane.put(Unknown(), "token-TKT-1")
        lane.window.aside.chosen.emit(2)
        await until(lambda: not lane.setting.one.ignores_input)
        lane.controller.tickets = [ANA]
        tap(lane.setting.one.check)
        await until(lambda: "TKT-1" in lane.controller.admitted)
        await lane.tasks.close()

    play(scene())


@pytest.mark.parametrize(
    ("read", "again"),
    [
        (InputMethod.HAND_SCANNER, InputMethod.HAND_SCANNER),
        (InputMethod.CAMERA, InputMethod.KEYBOARD),
    ],
)
def test_a_code_is_checked_again_as_what_a_hand_scanner_typed(
    qtbot: QtBot, play: Play, read: InputMethod, again: InputMethod
) -> None:
    hows: list[InputMethod] = []

    class Noting(FakeController):
        async def scan(
            self, code: bytes | str, how: InputMethod, view: InView | None = None
        ) -> VerdictGiven | None:
            hows.append(how)
            return None

    async def scene() -> None:
        lane = Lane(qtbot, controller=Noting())
        lane.window.show_verdict(view_of_verdict(given(Unknown(), how=read)))
        lane.window.press(Qt.Key.Key_F2)
        lane.window.aside.chosen.emit(1)
        await until(lambda: not lane.setting.one.ignores_input)
        tap(lane.setting.one.check)
        await until(lambda: hows == [again])
        await lane.tasks.close()

    play(scene())


def test_the_guest_can_be_opened_from_the_sheet(qtbot: QtBot) -> None:
    lane = Lane(qtbot)
    asked: list[str] = []
    lane.window.guest_asked.connect(asked.append)
    lane.put(TWICE)
    lane.open(1)
    tap(lane.setting.one.guest)
    assert asked == ["TKT-3"]
    assert lane.window.sheets.top is None


def test_a_second_tap_where_the_overlay_was_opens_nothing(qtbot: QtBot) -> None:
    lane = Lane(qtbot, guard_s=60)
    lane.put(TWICE)
    lane.window.aside.list.chosen.emit("1")
    lane.window.aside.look_at.click()
    lane.window.aside.count.click()
    assert lane.window.sheets.top is None


def test_the_strip_is_worked_by_keyboard(qtbot: QtBot) -> None:
    lane = Lane(qtbot)
    lane.put(TWICE)
    lane.put(ASK)
    strip = lane.window.aside.list
    strip.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(strip.hasFocus)
    key(strip, Qt.Key.Key_Down)
    key(strip)
    assert lane.setting.one.number == 2
    key(lane.setting.one, Qt.Key.Key_Escape)
    assert lane.window.sheets.top is None
    lane.window.press(Qt.Key.Key_F2)
    assert lane.setting.all.isVisible()
    qtbot.waitUntil(lambda: not lane.setting.all.ignores_input)
    key(lane.setting.all.list, Qt.Key.Key_Return)
    assert lane.setting.one.number == 1


@pytest.mark.parametrize("size", [(640, 360), (1024, 600), (1280, 800), (800, 1280), (1920, 1080)])
@pytest.mark.parametrize("incidents", [0, 2])
def test_who_waits_can_be_reached_in_every_layout(
    qtbot: QtBot, size: tuple[int, int], incidents: int
) -> None:
    lane = Lane(qtbot, size)
    lane.put(TWICE)
    lane.put(ASK)
    lane.setting.show_incidents(incidents)
    window, strip = lane.window, lane.window.aside
    window.grab()
    shown = [part for part in (strip.count, strip.look_at, strip.panel) if part.isVisible()]
    assert shown
    assert strip.look_at.isVisible() == (incidents > 0)
    assert strip.count.isVisible() or strip.list.isVisible()
    for part in shown:
        assert strip.rect().contains(part.geometry())
        assert part.height() >= 48
    for button in (strip.count, strip.look_at):
        if button.isVisible():
            assert button.sizeHint().width() <= button.width()
    assert not strip.geometry().intersects(window.camera.geometry())
    assert not strip.geometry().intersects(window.last_verdict.geometry())
    if strip.list.isVisible():
        qtbot.waitUntil(lambda: strip.list.height() >= strip.list.sizeHintForRow(0) >= TOUCH_PX)
    else:
        tap(strip.count)
        assert lane.setting.all.isVisible()
        assert len(lane.setting.all.list.rows.rows) == 2


@pytest.mark.parametrize("size", [(1280, 800), (1366, 768), (800, 1280), (1920, 1080)], ids=str)
@pytest.mark.parametrize("incidents", [0, 2])
def test_two_who_wait_longest_are_whole_on_the_strip(
    qtbot: QtBot, size: tuple[int, int], incidents: int
) -> None:
    lane = Lane(qtbot, size)
    for code in ("one", "two", "three", "four", "five", "six"):
        lane.put(Unknown(), code)
    lane.setting.show_incidents(incidents)
    strip = lane.window.aside.list
    QApplication.processEvents()
    port = strip.viewport().rect()
    places = [strip.visualRect(strip.rows.index(number)) for number in range(6)]
    assert [row.chip for row in strip.rows.rows] == ["1", "2", "3", "4", "5", "6"]
    assert all(port.contains(place) for place in places[:2])
    assert not [place for place in places if port.intersects(place) and not port.contains(place)]


def left_out(lane: Lane) -> int:
    """How many of those who wait are not whole on the strip."""
    QApplication.processEvents()
    strip = lane.window.aside.list
    port, places = strip.viewport().rect(), range(strip.rows.rowCount())
    return sum(not port.contains(strip.visualRect(strip.rows.index(number))) for number in places)


@pytest.mark.parametrize("size", [(1280, 800), (800, 1280), (1920, 1080)], ids=str)
@pytest.mark.parametrize("incidents", [0, 1])
def test_three_who_wait_are_all_on_the_strip(qtbot: QtBot, size: tuple[int, int], incidents: int) -> None:
    lane = Lane(qtbot, size)
    window = lane.window
    lane.setting.show_incidents(incidents)
    usual = window.camera.geometry()
    for code in ("one", "two", "three"):
        lane.put(Unknown(), code)
    assert left_out(lane) == 0
    assert window.aside.count.isHidden() or "more" not in window.aside.count.text()
    assert window.camera.height() >= window.theme.px(min(CAMERA_KEEPS_PX, usual.height()))
    lane.see(Admit(ANA))
    held = window.camera.geometry()
    window.overlay.settle()
    assert window.camera.geometry() == held, "nothing moves when a verdict comes"
    lane.setting.let_in("three")
    assert window.camera.geometry() == usual


@pytest.mark.parametrize("size", [(1280, 800), (1366, 768), (800, 1280), (1920, 1080)], ids=str)
@pytest.mark.parametrize("incidents", [0, 1])
def test_of_many_the_strip_says_how_many_more_there_are(
    qtbot: QtBot, size: tuple[int, int], incidents: int
) -> None:
    lane = Lane(qtbot, size)
    lane.setting.show_incidents(incidents)
    for number in range(9):
        lane.put(Unknown(), f"code {number}")
    more, button = left_out(lane), lane.window.aside.count
    assert 0 < more <= 7
    assert f"+{more} more" in button.text()
    assert button.width() >= button.sizeHint().width()
    tap(button)
    assert lane.setting.all.isVisible()
    assert lane.setting.all.list.rows.rowCount() == 9


@pytest.mark.parametrize("height", range(48, 400, 9))
@pytest.mark.parametrize("incidents", [0, 1])
def test_nobody_is_left_out_of_the_strip_unsaid(qtbot: QtBot, height: int, incidents: int) -> None:
    theme = Theme(Scheme.DARK)
    strip = StepAsideStrip(theme, guard_s=0)
    qtbot.addWidget(strip)
    strip.setStyleSheet(stylesheet(theme))
    strip.resize(420, height)
    asides = Asides()
    for code in ("one", "two", "three", "four"):
        asides = asides.with_guest(told(Unknown(), code), NOW)
    strip.show_waiting(asides, NOW)
    strip.show_incidents(incidents)
    strip.show()
    QApplication.processEvents()
    port = strip.list.viewport().rect()
    whole = sum(port.contains(strip.list.visualRect(strip.list.rows.index(number))) for number in range(4))
    if strip.is_brief:
        assert strip.count.isVisible()
        assert "more" not in strip.count.text()
    else:
        assert whole > 0
        assert strip.panel.heading.isVisible() or strip.count.isVisible()
        more = strip.count.text() if strip.count.isVisible() else ""
        assert (f"+{4 - whole} more" in more) if whole < 4 else ("more" not in more)


@pytest.mark.parametrize("language", ["en", "de", "pseudo-rtl"])
def test_upright_a_usual_name_is_whole_with_its_number(
    qtbot: QtBot, qapp: QApplication, language: str
) -> None:
    use_language(qapp, language)
    lane = Lane(qtbot, (800, 1280))
    lane.put(Refer(Reason.STATE_REFERRED, (a_ticket("t7", "Łukasz Szczepański"),), Presence()))
    written = [one for one in all_written(lane.window) if one.widget is lane.window.aside.list.viewport()]
    name = next(one for one in written if one.text == "Łukasz Szczepański")
    number = next(one for one in written if one.text == "1")
    assert name.size_px >= 18
    assert number.box.top() >= name.box.bottom() - 6


def test_no_room_is_taken_from_the_camera_while_there_is_nothing_to_say(qtbot: QtBot) -> None:
    lane = Lane(qtbot, (640, 360))
    before = lane.window.camera.geometry()
    assert before == lane.window.places().camera
    lane.setting.show_incidents(1)
    assert lane.window.camera.height() < before.height()
    lane.setting.show_incidents(0)
    assert lane.window.camera.geometry() == before


def test_the_counts_are_said_to_screen_readers_where_there_are_only_numbers(qtbot: QtBot) -> None:
    strip = StepAsideStrip(Theme(Scheme.DARK))
    qtbot.addWidget(strip)
    strip.resize(120, 50)
    strip.show()
    strip.show_waiting(Asides().with_guest(told(TWICE), NOW), NOW)
    strip.show_incidents(3)
    assert (strip.count.text(), strip.look_at.text()) == ("1", "3")
    assert strip.count.accessibleName() == "Step aside · 1"
    assert strip.look_at.accessibleName() == "Needs attention · 3"


def test_the_word_floods_again_when_the_next_guest_comes(qtbot: QtBot) -> None:
    lane = Lane(qtbot)
    lane.put(TWICE)
    lane.see(Admit(ANA))
    assert shown_word(lane.window) == "GO IN"
    assert lane.names == ["Chloé Dubois"]


def counts(qtbot: QtBot, width: int, height: int, *, mirrored: bool = False) -> StepAsideStrip:
    """The strip where there is only room for its counts, with somebody waiting and something to look at."""
    theme = Theme(Scheme.DARK)
    strip = StepAsideStrip(theme, guard_s=0)
    qtbot.addWidget(strip)
    strip.setStyleSheet(stylesheet(theme))
    if mirrored:
        strip.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    strip.resize(width, height)
    strip.show_waiting(Asides().with_guest(told(TWICE), NOW), NOW)
    strip.show_incidents(2)
    strip.show()
    return strip


@pytest.mark.parametrize(
    ("size", "texts", "icons", "stacked"),
    [
        ((460, 60), ["Step aside · 1", "Needs attention · 2"], True, False),
        ((320, 110), ["Step aside · 1", "Needs attention · 2"], True, True),
        ((350, 60), ["Step aside · 1", "Needs attention · 2"], False, False),
        ((320, 60), ["Step aside\n1", "Needs attention\n2"], False, False),
        ((180, 60), ["1", "2"], True, False),
    ],
)
def test_counts_keep_their_words_as_long_as_there_is_any_room(
    qtbot: QtBot, size: tuple[int, int], texts: list[str], icons: bool, stacked: bool
) -> None:
    strip = counts(qtbot, *size)
    buttons = [strip.count, strip.look_at]
    assert [button.text() for button in buttons] == texts
    assert [not button.icon().isNull() for button in buttons] == [icons, icons]
    assert (strip.count.x() == strip.look_at.x()) == stacked
    for button in buttons:
        assert strip.rect().contains(button.geometry())
        assert button.width() >= button.sizeHint().width()
        assert button.accessibleName() in ("Step aside · 1", "Needs attention · 2")


def test_two_lines_on_a_button_keep_clear_of_its_frame(qtbot: QtBot) -> None:
    strip = counts(qtbot, 320, TOUCH_PX)
    button = strip.count
    assert "\n" in button.text()
    image = button.grab().toImage()
    ground = image.pixelColor(button.width() // 2, 4)
    frame, across = 3, range(14, button.width() - 14)
    inked = {
        y
        for y in range(frame, button.height() - frame)
        if any(image.pixelColor(x, y) != ground for x in across)
    }
    assert min(inked) >= frame + 4
    assert max(inked) < button.height() - frame - 4


@pytest.mark.parametrize("mirrored", [False, True], ids=["ltr", "rtl"])
def test_the_icon_keeps_its_distance_from_the_words(qtbot: QtBot, mirrored: bool) -> None:
    strip = counts(qtbot, 460, 60, mirrored=mirrored)
    button = strip.count
    image = button.grab().toImage()
    ground = image.pixelColor(button.width() // 2, 8)
    inked = {
        x
        for x in range(12, button.width() - 12)
        for y in range(14, button.height() - 14)
        if image.pixelColor(x, y) != ground
    }
    gaps = [b - a for a, b in pairwise(sorted(inked))]
    between = gaps[-1::-1] if mirrored else gaps
    assert max(gaps) >= 8
    assert between.index(max(gaps)) < len(between) / 2


def test_the_walking_figure_walks_to_where_one_reads_on(qtbot: QtBot) -> None:
    strips = [counts(qtbot, 460, 60, mirrored=mirrored) for mirrored in (False, True)]
    here, there = (strip.count.icon().pixmap(30, 22).toImage() for strip in strips)
    turned = there.flipped(Qt.Orientation.Horizontal)
    differ = [
        (x, y)
        for x in range(30)
        for y in range(22)
        if (here.pixelColor(x, y).alpha() > 127) != (turned.pixelColor(x, y).alpha() > 127)
    ]
    assert here != there
    assert len(differ) < 30


def test_who_waits_is_told_anew_only_when_another_is_to_be_said(qapp: QApplication) -> None:
    """Each says what it would say if it were made at this moment, after seconds as after days."""
    waiting = tuple(Aside(n, NOW - 7.3 * n, told(ASK)) for n in range(1, 9))
    rows = AsideRows()
    now, told_anew = NOW, set[float]()
    rows.dataChanged.connect(lambda *_: told_anew.add(now - NOW))
    for waited_s in (
        0.0,
        0.9,
        1.5,
        22.0,
        22.9,
        61.0,
        299.0,
        301.0,
        5399.0,
        5401.0,
        43_199.0,
        86_400.0,
        130_000.0,
    ):
        now = NOW + waited_s
        rows.show_waiting(waiting, now)
        assert rows.rows == tuple(row_of(one, now) for one in waiting)
    assert not any(1 < waited_s < 2 for waited_s in told_anew)
    assert any(60 < waited_s < 70 for waited_s in told_anew)
    changed = (replace(waiting[0], view=told(TWICE)), *waiting[1:7])
    rows.show_waiting(changed, now)
    assert rows.rows == tuple(row_of(one, now) for one in changed)


def test_of_thousands_who_wait_only_those_in_sight_are_put_into_words(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[int] = []

    def noted(one: Aside, now: Instant) -> Row:
        made.append(one.number)
        return row_of(one, now)

    monkeypatch.setattr(step_aside_rows, "row_of", noted)
    strip = StepAsideStrip(Theme(Scheme.DARK), 0)
    qtbot.addWidget(strip)
    strip.resize(300, 400)
    strip.show()
    waiting = tuple(Aside(n, NOW - n, told(ASK)) for n in range(3000, 0, -1))
    for now in (NOW, NOW + 60):
        strip.show_waiting(Asides(waiting, 3000), now)
        strip.grab()
    assert 2 <= len(set(made)) < 20
    assert strip.list.rows.rowCount() == MOST
    assert strip.list.rows.row_at(0).chip == str(waiting[-1].number), "who waits longest"
    assert "3000" in strip.count.text()


def test_thousands_are_listed_some_at_a_time_and_all_can_be_reached(qtbot: QtBot) -> None:
    waiting = tuple(Aside(n, NOW - n, told(ASK)) for n in range(1300, 0, -1))
    home = QWidget()
    qtbot.addWidget(home)
    home.resize(760, 600)
    home.show()
    sheet = AsideListSheet(Theme(Scheme.DARK), 0, home)
    sheet.resize(760, 600)
    sheet.show_waiting(Asides(waiting, 1300), 0, NOW)
    sheet.show_all()
    rows, listed = sheet.list.rows, [500]
    assert rows.rowCount() == 500
    while rows.rowCount() < 1300:
        key(sheet.list, Qt.Key.Key_End)
        qtbot.waitUntil(lambda: rows.rowCount() > listed[-1])
        listed.append(rows.rowCount())
    assert listed == [500, 1000, 1300]
    assert not rows.canFetchMore(QModelIndex())
    key(sheet.list, Qt.Key.Key_End)
    assert sheet.list.selected == rows.row_at(1299)


def test_somebody_who_is_far_down_stays_selected_when_one_more_steps_aside(qtbot: QtBot) -> None:
    waiting = tuple(Aside(n, NOW - n, told(ASK)) for n in range(700, 0, -1))
    sheet = AsideListSheet(Theme(Scheme.DARK), 0)
    qtbot.addWidget(sheet)
    sheet.show_waiting(Asides(waiting, 700), 0, NOW)
    place = sheet.list.rows.place_of(sheet.list.rows.row_at(650).key)
    assert place == 650
    sheet.list.select(650)
    chosen = sheet.list.selected
    assert chosen is not None
    later = Asides((Aside(701, NOW, told(ASK)), *waiting), 701)
    sheet.show_waiting(later, 0, NOW)
    assert sheet.list.selected is not None
    assert sheet.list.selected.key == chosen.key
