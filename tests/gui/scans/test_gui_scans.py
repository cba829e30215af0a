"""Recent scans and guests' sheets follow what becomes of an admission; all scans are found again."""

import asyncio

import pytest
from msgspec.structs import replace

from kiosk.core.outbox import EntryState, IncidentKind
from kiosk.core.presence import Certainty, Evidence, EvidenceSource, InputMethod, LedgerRow, RowKind
from kiosk.core.verdict import Admit, AlreadyIn, NotValid, Reason, Unknown, Verdict, VerdictKind
from kiosk.engine.events import (
    AccountChanged,
    GuestListChanged,
    LateStop,
    OutboxChanged,
    ScanTrouble,
    TroubleKind,
)
from kiosk.engine.records import AdmissionStatus, Incident, OutboxCount
from kiosk.engine.scans_told import KeptScan, RecentScan, ScanTold
from kiosk.engine.supervised import GroupAdmitted
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.orders.group_texts import view_of_group
from kiosk.ui.scans.presenter import A_PAGE, SOON_MS
from kiosk.ui.scans.scans_sheet import ScansSheet, scan_row
from kiosk.ui.theme.clean_text import isolate
from kiosk.ui.theme.theme import Look
from kiosk.ui.verdict.outcome_views import view_of_undo
from kiosk.ui.verdict.verdict_view import VerdictView
from kiosk.ui.widgets.row import Row
from tests.gui.fake_controller import NOW, FakeController, given
from tests.gui.guest_sheets import guest_sheet
from tests.gui.painted_text import all_written
from tests.gui.scenes import ANA, CHLOE, Stage
from tests.gui.simulated_input import key, tap, type_text
from tests.gui.waiting import turns, until

STOPPED = AdmissionStatus(EntryState.CONFLICT, IncidentKind.CONFLICT, is_open=True)


def rows_of(window: DoorWindow) -> tuple[Row, ...]:
    return window.recent.list.rows.rows


def stands(controller: FakeController, status: AdmissionStatus) -> None:
    """From now on Ana's admission stands so."""
    controller.status_of[ANA.id] = status
    controller.recent_scans = [
        replace(one, status=status) if isinstance(one, RecentScan) and one.row.ticket_id == ANA.id else one
        for one in controller.recent_scans
    ]


def test_not_sent_yet_becomes_confirmed_when_the_service_answers(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        controller.say(given(Admit(ANA), certainty=Certainty.LOCAL))
        stands(controller, AdmissionStatus(EntryState.WAITING))
        await asyncio.sleep(3 * SOON_MS / 1000)  # whatever else has them read again did so
        assert rows_of(window)[0].facts.endswith("not sent yet")
        stands(controller, AdmissionStatus(EntryState.CONFIRMED))
        await asyncio.sleep(3 * SOON_MS / 1000)
        assert rows_of(window)[0].facts.endswith("not sent yet"), "nobody has told of it"
        controller.say(OutboxChanged(OutboxCount()))
        await until(lambda: rows_of(window)[0].facts.endswith("confirmed"), within_s=20)
        assert rows_of(window)[0].look is Look.GO

    stage(scene)


ADMITTED = LedgerRow("a1", RowKind.ADMISSION, ANA.id, NOW - 60, "Door A", InputMethod.CAMERA)
EARLIER = RecentScan(ADMITTED, ANA)
SAID_AGAIN = Admit(ANA, recorded=ADMITTED)
UNKNOWN = Unknown()


@pytest.mark.parametrize(
    ("verdict", "before", "after"),
    [
        (Admit(ANA), [], [EARLIER]),
        (UNKNOWN, [], [KeptScan("s9", NOW, VerdictKind.UNKNOWN, verdict=UNKNOWN)]),
        (
            SAID_AGAIN,
            [EARLIER],
            [KeptScan("s9", NOW, VerdictKind.ADMIT, verdict=SAID_AGAIN, admission_id="a1"), EARLIER],
        ),
    ],
    ids=["let in", "not let in", "said again"],
)
@pytest.mark.parametrize("reads_it", [False, True], ids=["not read yet", "read already"])
def test_a_scan_that_is_told_amid_a_reading_stands_there_once(
    stage: Stage,
    monkeypatch: pytest.MonkeyPatch,
    verdict: Verdict,
    before: list[ScanTold],
    after: list[ScanTold],
    *,
    reads_it: bool,
) -> None:
    said = replace(given(verdict), scan_id="s9", admission_id="a1" if isinstance(verdict, Admit) else "")

    async def scene(window: DoorWindow, controller: FakeController) -> None:
        to_say = [said]

        async def told_amid_it(limit: int = 50) -> list[ScanTold] | None:
            if to_say:
                controller.say(to_say.pop())
            return (after if reads_it else before)[:limit]

        monkeypatch.setattr(controller, "recent", told_amid_it)
        controller.say(OutboxChanged(OutboxCount()))
        await until(lambda: not to_say)
        await turns(3)
        assert len(rows_of(window)) == len(after)

    stage(scene)


def test_counts_follow_outbox_and_incidents_at_once(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        await turns(60)
        controller.unsent = OutboxCount(3, NOW - 5)
        controller.say(OutboxChanged(controller.unsent))
        assert "3" in window.status_bar.unsent.text()
        controller.open_incidents = [Incident("i", IncidentKind.CONFLICT, NOW, ANA.id, "a")]
        controller.say(LateStop(ANA.id, ANA.name, IncidentKind.CONFLICT, NOW))
        await turns(60)
        assert window.aside.look_at.isVisible()
        assert "1" in window.aside.look_at.text()
        controller.unsent, controller.open_incidents = OutboxCount(), []
        controller.say(OutboxChanged(OutboxCount()))
        assert "3" not in window.status_bar.unsent.text()
        controller.say(GuestListChanged(3, complete=True, as_of=NOW))
        await turns(60)
        assert not window.aside.look_at.isVisible()

    stage(scene)


def test_the_bar_does_not_go_on_saying_that_a_check_in_was_refused(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        controller.admitted[ANA.id] = "adm-1"
        refused = ScanTrouble(TroubleKind.REFUSED, "The service answered 403")
        local = replace(given(Admit(ANA), certainty=Certainty.LOCAL), admission_id="adm-1", trouble=refused)
        controller.say(local)
        bar = window.last_verdict
        assert "Not sent yet" in bar.text
        assert "Check-in refused" in bar.text
        stands(controller, AdmissionStatus(EntryState.CONFIRMED))
        controller.say(OutboxChanged(OutboxCount()))
        await turns(5)
        window.overlay.settle()
        await until(lambda: "Confirmed by the service" in bar.text)
        assert "refused" not in bar.text
        assert bar.view is not None
        assert bar.view.admission_id == "adm-1"

    stage(scene)


def test_a_guest_under_a_stop_has_no_green_anywhere(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        controller.admitted[ANA.id] = "adm-1"
        controller.say(replace(given(Admit(ANA)), admission_id="adm-1"))
        window.guest_asked.emit(ANA.id)
        sheet = guest_sheet(window)
        await until(lambda: sheet.facts["presence"].text.startswith("Inside"))
        stands(controller, STOPPED)
        controller.say(LateStop(ANA.id, ANA.name, IncidentKind.CONFLICT, NOW))
        await until(lambda: rows_of(window)[0].look is Look.STOP)
        assert "confirmed" not in rows_of(window)[0].facts
        await until(lambda: sheet.facts["presence"].text.startswith("STOP"))
        assert (sheet.guest.presence.mark, window.last_verdict.view and window.last_verdict.view.word) == (
            "halt",
            "STOP",
        )
        stands(controller, replace(STOPPED, is_open=False))
        window.counts_changed.emit()
        await until(lambda: rows_of(window)[0].look is Look.GREY)

    stage(scene)


def test_a_verdict_that_comes_while_the_scans_are_read_stays(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        for number in range(20):
            controller.say(OutboxChanged(OutboxCount(number)))
            controller.say(given(AlreadyIn(CHLOE, Reason.INSIDE, None)))
            await turns(2)
        await until(lambda: len(rows_of(window)) == 20)

    stage(scene)


def test_on_a_slow_disk_the_recent_scans_follow_however_much_happens(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        await until(lambda: not controller.recent_scans and not rows_of(window))
        recent = controller.recent

        async def slowly(limit: int = 50) -> list[ScanTold] | None:
            told = await recent(limit)
            await asyncio.sleep(2 * SOON_MS / 1000)
            return told

        monkeypatch.setattr(controller, "recent", slowly)
        controller.recent_scans[:] = many(5)
        late = replace(given(AlreadyIn(CHLOE, Reason.INSIDE, None)), code="code")
        said = 0
        while said < 40 and not any(row.key == ANA.id for row in rows_of(window)):
            said += 1
            controller.say(replace(late, scan_id=f"late {said}"))
            controller.say(OutboxChanged(OutboxCount(said)))
            await asyncio.sleep(SOON_MS / 5000)
        assert said < 40, "what was read was never shown"
        assert [row.key for row in rows_of(window)] == [CHLOE.id] * said + [""] + [ANA.id] * 4

    stage(scene)


def all_scans(window: DoorWindow) -> ScansSheet:
    sheet = window.findChild(ScansSheet)
    assert isinstance(sheet, ScansSheet)
    return sheet


def many(count: int) -> list[ScanTold]:
    row = LedgerRow("", RowKind.ADMISSION, ANA.id, NOW, "Door B", InputMethod.CAMERA, on_duty="Mira")
    found: list[ScanTold] = [
        RecentScan(replace(row, id=f"a{number}", at=NOW - number), ANA) for number in range(count - 1)
    ]
    return [KeptScan("s", NOW, VerdictKind.UNKNOWN, verdict=Unknown(), door="Door B"), *found]


def test_a_door_that_is_named_with_who_had_come_in_is_not_named_again() -> None:
    before = Evidence(EvidenceSource.HERE, NOW - 60, "North", InputMethod.CAMERA)
    verdict = AlreadyIn(ANA, Reason.INSIDE, before)
    for door in ("North", "South", "Nor"):
        facts = scan_row(KeptScan("s", NOW, VerdictKind.ALREADY_IN, verdict=verdict, door=door), NOW).facts
        assert facts.count("North") == 1, facts
        assert facts.endswith(isolate(door)) == (door != "North"), facts


def test_all_scans_come_by_pages_and_each_opens_its_guest(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        controller.recent_scans = many(2000)
        tap(window.recent.all_scans)
        sheet = all_scans(window)
        await until(lambda: sheet.list.rows.rowCount() == A_PAGE)
        assert "Door B" in sheet.list.rows.row_at(1).facts
        assert "Mira" in sheet.list.rows.row_at(1).facts
        bar = sheet.list.verticalScrollBar()
        bar.setValue(bar.maximum())
        await until(lambda: sheet.list.rows.rowCount() == 2 * A_PAGE)
        assert bar.value() > 0, "whoever reads on stays where they are"
        await until(lambda: not sheet.ignores_input)
        sheet.list.chosen.emit("")
        await turns(3)
        assert window.sheets.top is sheet, "an unknown code has no guest"
        sheet.list.chosen.emit(ANA.id)
        await until(lambda: guest_sheet(window).ticket_id == ANA.id)

    stage(scene)


def test_what_is_typed_and_chosen_is_looked_for(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        controller.recent_scans = many(3)
        tap(window.recent.all_scans)
        sheet = all_scans(window)
        await until(lambda: sheet.list.rows.rowCount() == 3 and not sheet.ignores_input)
        type_text(sheet.line, "Mira 19:4")
        await until(lambda: controller.scans_wanted[-1][0].words == ("mira",))
        assert controller.scans_wanted[-1][0].times == ((1180, 1189),)
        tap(sheet.which.chips[2])
        await until(lambda: controller.scans_wanted[-1][0].let_in is False)
        controller.recent_scans = []
        sheet.line.clear()
        await until(lambda: sheet.list.rows.rowCount() == 0)
        assert sheet.empty.text() == "Nothing scanned yet."
        key(window.entry)
        sheet.dismiss()
        assert sheet.typed == ""

    stage(scene)


def test_where_names_are_hidden_all_scans_have_their_letters_alone(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        controller.recent_scans = many(3)
        window.hide_names(hidden=True)
        tap(window.recent.all_scans)
        sheet = all_scans(window)
        await until(lambda: sheet.list.rows.rowCount() == 3 and not sheet.ignores_input)

        def names() -> str:
            return " ".join(one.text for one in all_written(sheet))

        assert "García" not in names()
        assert "G." in names()
        window.hide_names(hidden=False)
        assert "García" in names()
        window.hide_names(hidden=True)
        assert "García" not in names()

    stage(scene)


def test_a_sheet_that_is_closed_holds_nobody_though_the_scans_come_late(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        controller.recent_scans = many(3)
        tap(window.recent.all_scans)
        sheet = all_scans(window)
        sheet.dismiss()
        await until(lambda: bool(controller.scans_wanted))
        await turns(5)
        assert sheet.list.rows.rowCount() == 0

    stage(scene)


def test_after_a_sign_in_with_another_account_no_list_shows_the_scans_of_before(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        controller.recent_scans = many(3)
        controller.say(AccountChanged())
        await until(lambda: window.recent.list.rows.rowCount() == 3)
        tap(window.recent.all_scans)
        sheet = all_scans(window)
        await until(lambda: sheet.list.rows.rowCount() == 3)
        controller.recent_scans = []
        controller.say(AccountChanged())
        await until(lambda: window.recent.list.rows.rowCount() == sheet.list.rows.rowCount() == 0)

    stage(scene)


@pytest.mark.parametrize("asks_anew", ["a search", "a sign-in"])
def test_scans_that_cannot_be_read_leave_none_that_answer_something_else(
    stage: Stage, asks_anew: str
) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        controller.recent_scans = many(3)
        tap(window.recent.all_scans)
        sheet = all_scans(window)
        await until(lambda: sheet.list.rows.rowCount() == 3)
        controller.reads_scans = False
        if asks_anew == "a search":
            type_text(sheet.line, "luis")
        else:
            controller.say(AccountChanged())
        await until(lambda: sheet.list.rows.rowCount() == 0)
        assert not sheet.empty.isVisible(), "nobody knows whether there is one"
        controller.reads_scans = True
        sheet.line.clear()
        type_text(sheet.line, "ana")
        await until(lambda: sheet.list.rows.rowCount() == 3)

    stage(scene)


def test_a_disk_that_fails_takes_no_scan_off_the_screen_but_another_accounts(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    recent, asked = FakeController.recent, 0

    async def counted(self: FakeController, limit: int = 50) -> list[ScanTold] | None:
        nonlocal asked
        asked += 1
        return await recent(self, limit)

    monkeypatch.setattr(FakeController, "recent", counted)

    async def scene(window: DoorWindow, controller: FakeController) -> None:
        controller.recent_scans = many(3)
        window.counts_changed.emit()
        await until(lambda: window.recent.list.rows.rowCount() == 3)
        controller.reads_scans, before = False, asked
        window.counts_changed.emit()
        await until(lambda: asked > before)
        await turns()
        assert window.recent.list.rows.rowCount() == 3
        controller.say(AccountChanged())
        await until(lambda: window.recent.list.rows.rowCount() == 0)
        controller.reads_scans = True
        window.counts_changed.emit()
        await until(lambda: window.recent.list.rows.rowCount() == 3)

    stage(scene)


def test_after_a_sign_in_with_another_account_the_bar_tells_of_nobody_of_before(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        controller.admitted[ANA.id] = "adm-1"
        controller.say(replace(given(Admit(ANA)), admission_id="adm-1"))
        window.overlay.settle()
        controller.say(AccountChanged())  # the same account, asked for at last
        await turns(20)
        assert window.last_verdict.view is not None
        controller.recent_scans = []
        controller.say(AccountChanged())
        await until(lambda: window.last_verdict.view is None)
        assert ANA.name not in window.last_verdict.text

    stage(scene)


LET_IN = replace(given(Admit(ANA), scan_id="s-1"), admission_id="adm-1")


@pytest.mark.parametrize(
    "view",
    [
        view_of_group("order", GroupAdmitted((LET_IN, given(NotValid(CHLOE, Reason.STOP_LISTED)))), {}),
        view_of_undo(ANA.name, ANA.id, "", undone=True),
    ],
    ids=["a group", "undone"],
)
def test_only_a_sign_in_with_another_account_takes_a_group_or_an_undo_off_the_bar(
    stage: Stage, view: VerdictView
) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        window.show_verdict(view)
        window.overlay.settle()
        row = LedgerRow("adm-1", RowKind.ADMISSION, ANA.id, NOW, "Door A", InputMethod.SEARCH)
        controller.recent_scans = [RecentScan(row, ANA)]
        controller.say(AccountChanged())  # the same account, asked for at last
        await until(lambda: len(rows_of(window)) == 1)
        assert window.last_verdict.view is view
        controller.recent_scans = []
        controller.say(AccountChanged())
        await until(lambda: window.last_verdict.view is None)

    stage(scene)


def test_closing_says_who_waits_and_what_is_open(stage: Stage) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        controller.open_incidents = [Incident("i", IncidentKind.CONFLICT, NOW, ANA.id, "a")]
        controller.say(LateStop(ANA.id, ANA.name, IncidentKind.CONFLICT, NOW))
        controller.unsent = OutboxCount(2, NOW, 1)
        controller.asides.kept = replace(controller.asides.kept, last_number=7)
        await until(lambda: window.aside._incidents == 1)
        window.close()
        await until(lambda: window.sheets.top is not None)
        asked = window.sheets.top
        assert asked is not None
        said = f"{asked.accessibleName()}\n{asked.accessibleDescription()}"
        for part in ("1 thing still needs", "1 check-in refused", "2 check-ins not sent yet"):
            assert part in said
        assert window.isVisible()

    stage(scene)
