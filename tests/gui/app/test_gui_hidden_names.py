"""Where guests can see the screen, no sheet shows more of a name than its letters before it is asked to."""

from functools import partial

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from kiosk.core.outbox import Entry, EntryState, IncidentKind
from kiosk.core.tickets import Answer, Person
from kiosk.core.verdict import Admit, AlreadyIn, Reason, Refer
from kiosk.engine.records import Incident, OutboxLine
from kiosk.engine.supervised import GroupAdmitted
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.incidents.incidents_sheet import IncidentsSheet
from kiosk.ui.incidents.settle_sheet import SettleSheet
from kiosk.ui.orders.group_sheet import GroupSheet
from kiosk.ui.orders.group_texts import view_of_group
from kiosk.ui.outbox.outbox_entry_sheet import OutboxEntrySheet
from kiosk.ui.outbox.outbox_sheet import OutboxSheet
from kiosk.ui.search.candidates_sheet import CandidatesSheet
from kiosk.ui.search.note_sheet import NoteSheet, TypedNote
from kiosk.ui.step_aside.step_aside_list_sheet import AsideListSheet
from kiosk.ui.step_aside.step_aside_sheet import StepAsideSheet
from kiosk.ui.supervisor.supervisor_sheet import SupervisorSheet
from kiosk.ui.theme.clean_text import clean, isolate
from kiosk.ui.theme.theme import Theme
from kiosk.ui.verdict.actions import Action
from kiosk.ui.verdict.names_cut import NamesInText
from kiosk.ui.widgets.row import ROW_ROLE
from kiosk.ui.widgets.sheet import Sheet
from tests.gui.fake_controller import NOW, FakeController, a_ticket, given
from tests.gui.guest_sheets import guest_sheet
from tests.gui.painted_text import all_written
from tests.gui.scenes import ANA, CHLOE, LUIS, Stage
from tests.gui.simulated_input import key, tap, type_text
from tests.gui.waiting import until

F2, F3, F4, F6, F7 = Qt.Key.Key_F2, Qt.Key.Key_F3, Qt.Key.Key_F4, Qt.Key.Key_F6, Qt.Key.Key_F7


def said(part: QWidget) -> str:
    return " ".join(one.text for one in all_written(part)) + part.accessibleName()


async def masked(window: DoorWindow, kind: type[Sheet]) -> None:
    """A sheet of this kind comes to the front, with no more of Chloé's name than its letters."""
    await until(lambda: isinstance(window.sheets.top, kind) and not window.sheets.top.ignores_input)
    top = window.sheets.top
    assert top is not None
    assert "Dubois" not in said(top)
    assert "D." in said(top)
    window.hide_names(hidden=False)
    assert "Dubois" in said(top), "it is not hidden any more"
    window.hide_names(hidden=True)
    assert "Dubois" not in said(top)


def test_no_sheet_that_tells_of_guests_unasked_shows_their_names(
    stage: Stage, controller: FakeController
) -> None:
    controller.pins = {"4711": "Mira"}
    controller.open_incidents = [Incident("i1", IncidentKind.CONFLICT, NOW, "TKT-3", "a3", {})]
    entry = Entry("a3", "TKT-3", "acc", "ev", NOW, EntryState.NEEDS_ATTENTION, 1)
    controller.lines = [OutboxLine(entry, CHLOE)]

    async def scene(window: DoorWindow, controller: FakeController) -> None:
        window.hide_names(hidden=True)
        controller.say(given(AlreadyIn(CHLOE, Reason.INSIDE, None)))
        key(window, F3)
        await masked(window, SupervisorSheet)
        window.sheets.dismiss_all()
        controller.say(given(AlreadyIn(CHLOE, Reason.INSIDE, None)))
        key(window, F2)
        key(window, F2)
        await masked(window, AsideListSheet)
        key(window.findChildren(AsideListSheet)[0].list)
        await masked(window, StepAsideSheet)
        window.sheets.dismiss_all()
        key(window, F6)
        await until(lambda: bool(window.findChildren(IncidentsSheet)[0].list.rows.rows))
        await masked(window, IncidentsSheet)
        key(window.findChildren(IncidentsSheet)[0].list)
        await masked(window, SettleSheet)
        window.sheets.dismiss_all()
        key(window, F7)
        await until(lambda: window.findChildren(OutboxSheet)[0].rows.rowCount() == 1)
        await masked(window, OutboxSheet)
        key(window.findChildren(OutboxSheet)[0].list)
        await masked(window, OutboxEntrySheet)

    stage(scene)


def test_who_of_a_group_was_not_recorded_and_stepped_aside_is_not_named_in_full(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        window.hide_names(hidden=True)
        group = view_of_group("7F", GroupAdmitted((), (CHLOE.id,)), {CHLOE.id: "Chloé Dubois"})
        window.acted.emit(Action.STEP_ASIDE, group)
        await until(lambda: bool(window.aside.list.rows.rows))
        window.overlay.settle()
        key(window, F2)
        await masked(window, AsideListSheet)
        key(window.findChildren(AsideListSheet)[0].list)
        await masked(window, StepAsideSheet)

    stage(scene)


def test_a_supervisor_s_sheet_names_nobody_in_full_once_names_are_hidden(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        controller.say(given(AlreadyIn(CHLOE, Reason.INSIDE, None)))
        key(window, F3)
        await until(lambda: isinstance(window.sheets.top, SupervisorSheet))
        (sheet,) = (one for one in window.findChildren(SupervisorSheet) if one.is_open)
        assert "Dubois" in sheet.accessibleName()
        window.hide_names(hidden=True)
        assert "Dubois" not in said(sheet)
        assert "C. D." in sheet.accessibleName()

    stage(scene)


def test_what_stands_on_the_window_has_no_more_than_letters(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        controller.say(given(AlreadyIn(CHLOE, Reason.INSIDE, None)))
        window.overlay.settle()
        key(window, F2)
        await until(lambda: bool(window.aside.list.rows.rows))
        for part in (window.recent, window.last_verdict, window.aside):
            window.hide_names(hidden=True)
            assert "Dubois" not in said(part), part
            assert "D." in said(part), part
            window.hide_names(hidden=False)
            assert "Dubois" in said(part), part

    stage(scene)


def test_a_verdict_that_has_gone_leaves_no_name_for_screen_readers(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        controller.say(given(Refer(Reason.SEVERAL_MATCH, (ANA, CHLOE))))
        assert "Dubois" in window.overlay.accessibleDescription()
        window.overlay.settle()
        assert (window.overlay.accessibleName(), window.overlay.accessibleDescription()) == ("", "")
        controller.say(given(AlreadyIn(CHLOE, Reason.INSIDE, None)))
        assert "Dubois" in window.overlay.accessibleName()

    stage(scene)


def test_of_who_is_looked_for_the_words_that_were_typed_are_seen(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        window.hide_names(hidden=True)
        type_text(window.entry, "chl")
        await until(lambda: window.results.found == ("TKT-3",))
        assert "Chloé D." in said(window.results)
        assert "Dubois" not in said(window.results)
        window.entry.clear()
        type_text(window.entry, "dubo")
        await until(lambda: "C. Dubois" in said(window.results))

    stage(scene)


@pytest.mark.parametrize(
    ("name", "typed", "seen"),
    [
        ("Anne-Marie Dubois", "mar", "A.-Marie D."),
        ("Dubois,Chloé", "chl", "D.,Chloé"),
        ("chloe.dubois@example.org", "chl", "chloe.d.@e..o."),
        ("Pat O'Brien", "bri", "P. O'Brien"),
        ("E\u0301lodie Dubois", "e dub", "E\u0301. Dubois"),
        ("A\u200dnna Dubois", "a dub", "A\u200d. Dubois"),
        ("A B C D E F Dubois", "dub", "A. B. C. D. Dubois"),
        ("😀 𝔘𝔫𝔦 Dubois", "dub", "😀. 𝔘. Dubois"),
        ("\u200eChloé \u200b (Dubois)", "chl", "\u200eChloé D."),
        ("\u202eChloé\x07  Dubois\u2069", "chl", "Chloé D."),
    ],
)
def test_no_more_of_a_name_is_seen_than_the_words_that_were_typed(
    stage: Stage, controller: FakeController, name: str, typed: str, seen: str
) -> None:
    controller.tickets[:] = [a_ticket("TKT-9", name)]

    async def scene(window: DoorWindow, controller: FakeController) -> None:
        window.hide_names(hidden=True)
        type_text(window.entry, typed)
        await until(lambda: window.results.found == ("TKT-9",))
        rows = window.results.list.rows
        assert rows.index(0).data(ROW_ROLE).name == isolate(seen)
        assert rows.index(0).data().startswith(isolate(seen)), "what is copied and read out"

    stage(scene)


async def shown_by_its_eye(sheet: Sheet, whole: str) -> None:
    """Its names are hidden, shown by the eye for as long as the sheet is open, and hidden by it again."""
    await until(lambda: sheet.is_open and not sheet.ignores_input)
    assert whole not in said(sheet)
    tap(sheet.eye())
    assert whole in said(sheet)
    tap(sheet.eye())
    assert whole not in said(sheet)
    tap(sheet.eye())
    sheet.dismiss()


def test_the_sheet_of_a_guest_shows_names_once_its_eye_is_pressed(
    stage: Stage, controller: FakeController
) -> None:
    buyer = Person("B1", "Noor Haddad")
    controller.tickets[:] = [replace(CHLOE, buyer=buyer), a_ticket("TKT-9", "Omar Haddad", order="X")]

    async def scene(window: DoorWindow, controller: FakeController) -> None:
        sheet = guest_sheet(window)
        assert not sheet.eye().isVisibleTo(sheet), "nothing is hidden yet"
        window.hide_names(hidden=True)
        for whole in ("Dubois", "Noor Haddad", "Omar Haddad"):
            controller.say(given(AlreadyIn(controller.tickets[0], Reason.INSIDE, None)))
            window.overlay.settle()
            window.guest_asked.emit("TKT-3")
            await shown_by_its_eye(sheet, whole)
        assert sheet.guest_name == ""

    stage(scene)


@pytest.mark.parametrize(
    ("answer", "seen"),
    [
        ("Chloé Dubois", "C. D."),
        ("DUBOIS, Chloe", "D., C."),
        ("Dubois", "D."),
        ("chloe.dubois@example.org", "c..d.@example.org"),
        ("With Noor Haddad, and Omar  Haddad.", "With N. H., and O. H.."),
        ("Chloe\u0301 Dubois", "C. D."),
        ("@chloedubois", "@c."),
        ("Li", "L."),
        ("Call Noor", "Call Noor"),
        ("No", "No"),
        ("Vegan", "Vegan"),
    ],
)
def test_in_answers_too_the_names_of_guest_buyer_and_order_are_cut(
    stage: Stage, controller: FakeController, answer: str, seen: str
) -> None:
    chloe = replace(CHLOE, buyer=Person("B1", "Noor Haddad"), answers=(Answer("Name", answer),))
    controller.tickets[:] = [
        chloe,
        a_ticket("TKT-9", "Omar Haddad", order="X"),
        a_ticket("TKT-8", "", order="X"),
        a_ticket("TKT-7", "\u200b Li", order="X"),
    ]

    async def scene(window: DoorWindow, controller: FakeController) -> None:
        window.hide_names(hidden=True)
        window.guest_asked.emit("TKT-3")
        sheet = guest_sheet(window)
        await until(lambda: sheet.is_open and not sheet.ignores_input)
        answers = sheet.guest.answered
        assert answers.texts == ("Name", seen)
        assert answers.accessibleName() == f"Name\n{seen}"
        tap(sheet.eye())
        assert answers.texts == ("Name", clean(answer))
        tap(sheet.eye())
        assert answers.texts == ("Name", seen)

    stage(scene)


@pytest.mark.parametrize(
    ("name", "answer", "seen"),
    [
        ("王小明", "我是王小明", "我是王."),
        ("王小明", "王小明 (朋友)", "王. (朋友)"),
        ("山田 太郎", "山田太郎です", "山.です"),
        ("山田 太郎", "私は山田 太郎です", "私は山. 太.です"),
        ("山田太郎", "山田 太郎です", "山. 太.です"),
        ("김철수", "김철수는 친구", "김.는 친구"),
        ("김 철수", "김철수입니다", "김.입니다"),
        ("สมชาย ใจดี", "ชื่อสมชาย ใจดีครับ", "ชื่อส. ใ.ครับ"),
        ("محمد علي", "ومحمد علي", "وم. ع."),
        ("אנה כהן", "ואנה כהן", "וא. כ."),
        ("अनीता शर्मा", "अनीता शर्माजी", "अ. श.जी"),
        ("佐々木", "佐々木さんと佐々木さん", "佐.さんと佐.さん"),
        ("Wang Ming 王小明", "我是王小明", "我是王."),
        ("王", "国王", "国王"),
        ("12 34", "+49 12345", "+49 12345"),
        ("דן", "אדן", "אדן"),
        ("An Li", "Japan likes", "Japan likes"),
    ],
)
def test_a_name_is_cut_where_its_script_joins_other_words_to_it(name: str, answer: str, seen: str) -> None:
    assert NamesInText([name]).cut(answer) == seen


def test_the_sheet_of_a_guest_shows_no_names_of_the_next_one_unasked(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        sheet, told = guest_sheet(window), list[str]()
        siblings = sheet.guest.siblings.rows
        siblings.modelReset.connect(lambda: told.append(siblings.index(0).data()))
        siblings.dataChanged.connect(lambda: told.append(siblings.index(0).data()))
        window.hide_names(hidden=True)
        window.guest_asked.emit("TKT-1")
        await until(lambda: sheet.is_open and not sheet.ignores_input)
        assert told
        assert not any("García" in one for one in told), "not even for a moment"
        tap(sheet.eye())
        assert "García Lorenzo" in said(sheet)
        window.guest_asked.emit("TKT-1")
        await until(lambda: sheet.is_open and not sheet.ignores_input)
        assert "García Lorenzo" in said(sheet), "it is about them still"
        sheet.guest.siblings.select(0)
        key(sheet.guest.siblings)
        await until(lambda: sheet.ticket_id == "TKT-2" and not sheet.ignores_input)
        assert "García" not in said(sheet)
        assert "L. G." in said(sheet)
        assert sheet.eye().accessibleName() == "Show names"
        assert "García" not in siblings.index(0).data()

    stage(scene)


def test_who_is_to_be_chosen_from_next_is_hidden_again(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        window.hide_names(hidden=True)
        candidates, group = window.findChildren(CandidatesSheet)[0], window.findChildren(GroupSheet)[0]
        for other in (LUIS, CHLOE):
            controller.say(given(Refer(Reason.SEVERAL_MATCH, (ANA, other))))
            key(window, F4)
            await until(partial(lambda of: candidates.list.rows.place_of(of.id) == 1, other))
            await until(lambda: not candidates.ignores_input)
            assert "García" not in said(candidates)
            tap(candidates.eye())
            assert "García" in said(candidates)
        candidates.dismiss()
        for of in (ANA, CHLOE):
            controller.say(given(Admit(of), order_size=2))
            key(window, F4)
            await until(partial(lambda of: of.order is not None and group.order_id == of.order.id, of))
            await until(lambda: not group.ignores_input)
            assert not {"García", "Dubois"} & set(said(group).replace(".", " ").split())
            tap(group.eye())

    stage(scene)


def test_an_order_and_tickets_to_choose_from_show_names_once_their_eye_is_pressed(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        window.hide_names(hidden=True)
        controller.say(given(Admit(ANA), order_size=2))
        key(window, F4)
        await until(lambda: not window.overlay.covers_stage)
        await shown_by_its_eye(window.findChildren(GroupSheet)[0], "García")
        controller.say(given(Refer(Reason.SEVERAL_MATCH, (ANA, LUIS))))
        key(window, F4)
        await until(lambda: not window.overlay.covers_stage)
        await shown_by_its_eye(window.findChildren(CandidatesSheet)[0], "García")

    stage(scene)


def test_a_note_on_a_guest_is_kept_with_the_whole_name(qtbot: QtBot) -> None:
    home = QWidget()
    sheet = NoteSheet(Theme(), 0, home)
    noted: list[TypedNote] = []
    qtbot.addWidget(home)
    sheet.noted.connect(noted.append)
    sheet.hide_names(hidden=True)
    sheet.ask("TKT-3", "Chloé Dubois", None)
    assert "Dubois" not in said(sheet)
    qtbot.waitUntil(lambda: not sheet.ignores_input)
    type_text(sheet.field.line, "Step-free seat")
    tap(sheet.save)
    assert [one.name for one in noted] == ["Chloé Dubois"]
