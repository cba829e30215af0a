"""Sheets in a small window: what matters is in sight, what scrolls says so, nothing is cut within itself."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, QRect
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from kiosk.core.screen_settings import Scheme
from kiosk.engine.events import OutboxChanged
from kiosk.ui.arrivals.arrivals_sheet import ArrivalsSheet
from kiosk.ui.first_run.host_sheet import HostSheet
from kiosk.ui.handover.handover_sheet import HandoverSheet
from kiosk.ui.incidents.settle_sheet import SettleSheet
from kiosk.ui.manager.help_sheet import HelpSheet
from kiosk.ui.manager.manager_sheet import ManagerSheet
from kiosk.ui.manager.settings_sheet import SettingsSheet
from kiosk.ui.orders.group_sheet import GroupSheet
from kiosk.ui.outbox.outbox_sheet import OutboxSheet
from kiosk.ui.scans.scans_sheet import ScansSheet
from kiosk.ui.search.guest_sheet import GuestSheet
from kiosk.ui.step_aside.step_aside_sheet import StepAsideSheet
from kiosk.ui.supervisor.off_list_sheet import OffListSheet
from kiosk.ui.supervisor.pin_sheet import PinSheet
from kiosk.ui.texts.language import use_language
from kiosk.ui.theme.theme import SMALLEST_PX, Theme
from kiosk.ui.widgets.choice_chips import ChoiceChips
from kiosk.ui.widgets.explain_sheet import ExplainSheet
from kiosk.ui.widgets.fit_label import FitLabel
from kiosk.ui.widgets.lists import TALL_PX
from kiosk.ui.widgets.row import Row
from kiosk.ui.widgets.row_list import RowList
from kiosk.ui.widgets.scroll_edges import Fold, TopEdge, fold_at, parts_of
from kiosk.ui.widgets.sheet import Sheet
from tests.gui.conftest import Play
from tests.gui.gallery.scenes import SCENES
from tests.gui.gallery.setting import Setting, a_setting
from tests.gui.looks import LANGUAGES, SIZES
from tests.gui.simulated_input import tap
from tests.gui.waiting import turns, until

SMALLEST = (1024, 600)


Look = Callable[[Sheet], None]


def opened(play: Play, scene: str, size: tuple[int, int], look: Look, *others: tuple[int, int]) -> None:
    """Play a scene at a size and look at the sheet that is in front; then at `others`, in the same window."""

    async def whole() -> None:
        async with a_setting(size, Scheme.DARK) as setting:
            await SCENES[scene](setting)
            for each in (size, *others):
                setting.window.resize(*each)
                await setting.quiet()
                await turns(3)
                assert setting.window.size().toTuple() == each
                look(front(setting))

    play(whole())


def front(setting: Setting) -> Sheet:
    """The sheet that is in front."""
    top = setting.window.sheets.top
    assert top is not None
    return top


def shown_of(part: QWidget, sheet: Sheet) -> QRect:
    """What can be seen of a part, in the sheet's pixels."""
    room = QRect(part.mapTo(sheet, QPoint()), part.size())
    above = part.parentWidget()
    while above is not None and above is not sheet:
        room &= QRect(above.mapTo(sheet, QPoint()), above.size())
        above = above.parentWidget()
    return room


def is_whole(part: QWidget, sheet: Sheet) -> bool:
    """Whether all of a part is in sight."""
    return shown_of(part, sheet).size() == part.size()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scene", ["supervisor", "off-list", "incident", "duty", "settings"])
def test_no_chip_is_cut_by_its_own_group(play: Play, qapp: QApplication, scene: str, language: str) -> None:
    use_language(qapp, language)

    def look(sheet: Sheet) -> None:
        groups = [chips for chips in sheet.findChildren(ChoiceChips) if chips.isVisible()]
        assert groups
        for group in groups:
            assert group.height() >= group.heightForWidth(group.width())
            places = [chip.geometry() for chip in group.chips]
            for place in places if group.columns else []:
                assert {place.height()} == {one.height() for one in places if one.y() == place.y()}
            for chip in group.chips:
                assert group.rect().contains(chip.geometry())
                assert chip.fontMetrics().size(0, chip.text()).height() <= chip.height() - 4

    opened(play, scene, SMALLEST, look, (800, 1280))


@pytest.mark.parametrize("scene", ["supervisor", "off-list", "incident", "group", "handover", "manager"])
def test_nothing_is_below_the_fold_in_the_smallest_window(play: Play, scene: str) -> None:
    def look(sheet: Sheet) -> None:
        parts = (*sheet.findChildren(QAbstractButton), *sheet.findChildren(QLineEdit))
        seen = [part for part in parts if part.isVisible()]
        assert len(seen) >= 2
        if isinstance(sheet, GroupSheet):
            seen = [row for row in sheet.rows if row.isEnabled()]
        assert [part for part in seen if not is_whole(part, sheet)] == []

    opened(play, scene, SMALLEST, look)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_can_be_done_for_who_stepped_aside_is_always_in_sight(
    play: Play, qapp: QApplication, language: str
) -> None:
    use_language(qapp, language)

    def look(sheet: Sheet) -> None:
        assert isinstance(sheet, StepAsideSheet)
        for button in (sheet.act, sheet.check, sheet.guest, sheet.let_in, sheet.went_away):
            assert is_whole(button, sheet)

    opened(play, "step-aside-one", SMALLEST, look)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_has_the_focus_is_scrolled_into_sight(play: Play, qapp: QApplication, language: str) -> None:
    use_language(qapp, language)

    async def whole() -> None:
        async with a_setting(SMALLEST, Scheme.DARK) as setting:
            await SCENES["handover"](setting)
            sheet = front(setting)
            assert isinstance(sheet, HandoverSheet)
            await until(lambda: is_whole(sheet.passphrase, sheet))
            setting.window.resize(1024, 480)
            await until(lambda: is_whole(sheet.passphrase, sheet))
            sheet._scroll.verticalScrollBar().setValue(0)
            sheet.folder.setFocus()
            await until(lambda: is_whole(sheet.folder, sheet))
            sheet.again.setFocus()
            await until(lambda: is_whole(sheet.again, sheet))

    play(whole())


def edges(sheet: Sheet) -> list[bool]:
    """Whether the sheet shows that there is more above, and more below."""
    top = [child for child in sheet._scroll.children() if isinstance(child, TopEdge)]
    return [edge.isVisible() for edge in (*top, fold_of(sheet))]


def fold_of(sheet: Sheet) -> Fold:
    """Where the sheet goes on below."""
    (fold,) = [child for child in sheet._scroll.children() if isinstance(child, Fold)]
    return fold


def cut_by(fold: Fold, sheet: Sheet) -> list[str]:
    """Whatever can be pressed or typed into, and stands half above the fold."""
    edge = fold.mapTo(sheet, QPoint(0, fold.edge - fold.y())).y()
    parts = (*sheet._inner.findChildren(QAbstractButton), *sheet._inner.findChildren(QLineEdit))
    places = [(part, part.mapTo(sheet, QPoint()).y()) for part in parts if part.isVisible()]
    return [repr(part) for part, top in places if top < edge < top + part.height()]


def test_what_goes_on_above_or_below_says_so_and_only_then(play: Play) -> None:
    def look(sheet: Sheet) -> None:
        bar = sheet._scroll.verticalScrollBar()
        assert bar.maximum() > 0
        assert edges(sheet) == [False, True]
        bar.setValue(bar.maximum() // 2)
        assert edges(sheet) == [True, True]
        bar.setValue(bar.maximum())
        assert edges(sheet) == [True, False]

    def whole(sheet: Sheet) -> None:
        assert edges(sheet) == [False, False]

    opened(play, "settings", SMALLEST, look)
    opened(play, "manager", SMALLEST, whole)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scene", ["settings", "incident", "off-list", "camera", "hand-scanner"])
def test_nothing_that_can_be_pressed_is_cut_in_two_by_the_fold(
    play: Play, qapp: QApplication, scene: str, language: str
) -> None:
    use_language(qapp, language)
    folds: list[bool] = []

    def look(sheet: Sheet) -> None:
        bar, fold = sheet._scroll.verticalScrollBar(), fold_of(sheet)
        for value in range(bar.minimum(), bar.maximum() + 1, 11):
            bar.setValue(value)
            folds.append(fold.isVisible())
            assert fold.isHidden() or cut_by(fold, sheet) == []
            assert fold.isHidden() or fold.edge >= sheet._scroll.height() * 0.5

    opened(play, scene, SMALLEST, look, (1280, 800))
    assert any(folds) or scene in {"incident", "off-list"}  # these have room in most typefaces


def test_a_tap_on_the_fold_shows_what_was_below_and_presses_nothing(play: Play) -> None:
    def look(sheet: Sheet) -> None:
        assert isinstance(sheet, SettingsSheet)
        fold, picked = fold_of(sheet), list[object]()
        sheet.preferred.connect(picked.append)
        hidden = sheet.kiosk_mode.chips[-1]
        bar = sheet._scroll.verticalScrollBar()
        before = -1
        while fold.isVisible():
            assert bar.value() > before
            before = bar.value()
            tap(fold)
        assert is_whole(hidden, sheet)
        assert picked == []

    opened(play, "settings", SMALLEST, look)


def test_the_fold_stays_below_what_has_the_focus() -> None:
    beside = [QRect(0, 100, 50, 60), QRect(60, 100, 50, 90)]
    assert fold_at(beside, 200, 20, 100) == 100
    assert fold_at(beside, 200, 20, 100, keep=160) == 180
    assert fold_at(beside, 200, 20, 70) == 180  # too far up, and so is the tall one
    assert fold_at([], 200, 20, 100) == 180


def test_the_fold_is_a_little_lower_where_a_tall_part_is_whole_then() -> None:
    chart, below = QRect(0, 60, 50, 123), QRect(0, 190, 50, 20)
    assert fold_at([chart, below], 208, 28, 90) == 180
    assert fold_at([chart, below], 208, 28, 90, spare=6) == 183
    assert fold_at([chart, QRect(0, 170, 50, 30)], 208, 28, 90, spare=6) == 170
    assert fold_at([chart.adjusted(0, 0, 0, 5), below], 208, 28, 90, spare=6) == 180


@pytest.mark.parametrize("scene", ["off-list", "supervisor"])
def test_no_bar_stands_between_the_words_and_the_pad(play: Play, qapp: QApplication, scene: str) -> None:
    use_language(qapp, "pseudo-rtl")

    def look(sheet: Sheet) -> None:
        assert isinstance(sheet, PinSheet)
        assert sheet._scroll.verticalScrollBar().maximum() > 0
        assert not sheet._scroll.verticalScrollBar().isVisible()
        assert fold_of(sheet).isVisible()

    opened(play, scene, (1024, 540), look)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_shows_every_key_at_once(play: Play, qapp: QApplication, language: str) -> None:
    use_language(qapp, language)

    def look(sheet: Sheet) -> None:
        assert isinstance(sheet, HelpSheet)
        assert len(sheet.keys) == 16
        fold = fold_of(sheet)
        end = fold.edge if fold.isVisible() else sheet._scroll.height()
        for key in sheet.keys:
            assert is_whole(key, sheet)
            assert key.mapTo(sheet._scroll, QPoint(0, key.height())).y() <= end

    opened(play, "help", SIZES[0], look, *SIZES[1:])


def test_help_is_in_the_smallest_type_only_in_small_windows(play: Play, qapp: QApplication) -> None:
    use_language(qapp, "en")

    def look(sheet: Sheet) -> None:
        sizes = {label.fitted(label.width()).size_px for label in sheet.findChildren(FitLabel)}
        assert min(sizes) > SMALLEST_PX

    opened(play, "help", (1280, 800), look)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_stands_between_the_same_edges(play: Play, qapp: QApplication, language: str) -> None:
    """The foot's buttons and the content are as wide, whether it scrolls or not."""
    use_language(qapp, language)

    def look(sheet: Sheet) -> None:
        room = QRect(sheet._inner.mapTo(sheet, QPoint()), sheet._inner.size())
        margins = sheet.body.contentsMargins()
        content = room.adjusted(margins.left(), 0, -margins.right(), 0)
        buttons = sheet.buttons.contentsRect()
        assert abs(content.left() - buttons.left()) <= 2
        assert abs(content.right() - buttons.right()) <= 2

    for scene in ("settings", "explained", "group", "guest"):
        opened(play, scene, SMALLEST, look)


def test_the_chart_is_whole_in_the_smallest_window(play: Play) -> None:
    def look(sheet: Sheet) -> None:
        assert isinstance(sheet, ArrivalsSheet)
        assert is_whole(sheet.chart, sheet)

    opened(play, "arrivals", SMALLEST, look)


def test_a_list_is_no_taller_than_its_rows_and_nothing_scrolls(play: Play) -> None:
    def look(sheet: Sheet) -> None:
        assert isinstance(sheet, OutboxSheet)
        rows = sheet.rows.rowCount()
        assert sheet.list.height() == rows * sheet.list.visualRect(sheet.rows.index(0)).height()
        assert sheet._scroll.verticalScrollBar().maximum() == 0
        assert sheet.list.verticalScrollBar().maximum() == 0
        assert sheet.list.selected is not None

    opened(play, "outbox", SMALLEST, look)


def test_keeping_kiosk_open_is_what_enter_does_while_check_ins_are_unsent(play: Play) -> None:
    def look(sheet: Sheet) -> None:
        assert isinstance(sheet, ExplainSheet)
        assert sheet.close_button.hasFocus()
        assert sheet.close_button.property("role") == "primary"
        assert sheet.act.property("role") != "primary"
        assert sheet.close_button.width() > sheet.act.width()
        sheet.explain("Signed out", "Sign in again.", act="Sign in")
        assert sheet.act.hasFocus()
        assert (sheet.act.property("role"), sheet.close_button.property("role")) == ("primary", "")

    opened(play, "closing-unsent", SMALLEST, look)


def test_the_menu_says_back_and_how_much_waits(play: Play) -> None:
    def look(sheet: Sheet) -> None:
        assert isinstance(sheet, ManagerSheet)
        assert sheet.close_button.text() == "Back"
        texts = [tile.text() for tile in sheet.tiles.values()]
        assert "Needs attention\u00a0·\u00a03" in texts
        assert "Not sent yet\u00a0·\u00a014" in texts

    opened(play, "manager", SMALLEST, look)


def test_the_code_that_is_on_no_list_is_told_once_where_there_is_little_room(play: Play) -> None:
    def look(sheet: Sheet) -> None:
        assert isinstance(sheet, OffListSheet)
        is_small = sheet.window().width() == SMALLEST[0]
        assert sheet.tag.isVisible() or not is_small
        assert sheet.lines.isVisible() != is_small

    opened(play, "off-list", SMALLEST, look, (800, 1280))


def test_settling_says_what_the_reason_is_for_at_every_size(play: Play) -> None:
    def look(sheet: Sheet) -> None:
        assert isinstance(sheet, SettleSheet)
        assert sheet._why.isVisible() != ("Resolve" in sheet.reason.line.placeholderText())

    opened(play, "incident", SMALLEST, look, (800, 1280))


class _Windows(QWidget):
    """Notes every window that is shown."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[str] = []

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.seen.append(type(watched).__name__)
        return False


@pytest.mark.parametrize("scene", ["guest-inside", "readiness", "group", "arrivals", "incident"])
def test_a_door_and_its_sheets_open_no_window_but_one(play: Play, qapp: QApplication, scene: str) -> None:
    """A part that is shown before it has its place flashes up as a window and takes the keyboard."""

    windows = _Windows()

    async def whole() -> None:
        async with a_setting(SMALLEST, Scheme.DARK) as setting:
            await SCENES[scene](setting)
            await setting.quiet()
            assert windows.seen == ["DoorWindow"]
            assert setting.window.isActiveWindow()
            focused = qapp.focusWidget()
            assert focused is not None
            assert front(setting).isAncestorOf(focused)

    qapp.installEventFilter(windows)
    try:
        play(whole())
    finally:
        qapp.removeEventFilter(windows)


def test_what_is_rare_is_not_as_bright_as_the_way_out(play: Play) -> None:
    def look(sheet: Sheet) -> None:
        assert isinstance(sheet, GuestSheet)
        assert sheet.close_button.hasFocus()
        for button in (sheet.let_out, sheet.undo, sheet.override):
            assert button.property("role") == "quiet"

    opened(play, "guest-inside", SMALLEST, look)


def test_long_lists_scroll_within_the_sheet_and_show_whole_rows(play: Play) -> None:
    """Two lines of facts have all of their height, however many rows there are."""

    async def whole() -> None:
        async with a_setting(SMALLEST, Scheme.DARK) as setting:
            await SCENES["outbox"](setting)
            sheet = front(setting)
            assert isinstance(sheet, OutboxSheet)
            line = sheet.rows.lines[0]
            setting.controller.lines = [
                replace(line, entry=replace(line.entry, admission_id=f"a{number}")) for number in range(40)
            ]
            setting.controller.say(OutboxChanged(setting.controller.unsent))
            await until(lambda: sheet.rows.rowCount() == 40)
            await setting.quiet()
            await turns(3)
            row = sheet.list.visualRect(sheet.rows.index(0)).height()
            assert row == setting.window.theme.px(TALL_PX)
            assert sheet.list.verticalScrollBar().maximum() > 0
            assert sheet.list.viewport().height() % row == 0
            assert sheet.list.viewport().height() >= 2 * row
            (fold,) = [child for child in sheet.list.children() if isinstance(child, Fold)]
            assert fold.isVisible()
            assert fold.edge == sheet.list.viewport().geometry().bottom() + 1
            sheet.list.verticalScrollBar().setValue(sheet.list.verticalScrollBar().maximum())
            assert fold.isHidden()
            assert sheet._scroll.verticalScrollBar().maximum() == 0

    play(whole())


@pytest.mark.parametrize(
    ("scene", "is_open"),
    [("guest", False), ("incident", False), ("supervisor", False), ("incident", True), ("supervisor", True)],
)
def test_a_sheet_looks_as_new_after_another_theme_and_size(play: Play, scene: str, *, is_open: bool) -> None:
    """Only what is open follows; the rest is dressed anew when it opens."""
    pictures: list[QImage] = []

    async def look() -> None:
        async with a_setting(SMALLEST, Scheme.DARK) as setting:
            await SCENES[scene](setting)
            await setting.quiet()
            sheet = setting.window.sheets.top
            assert sheet is not None
            if not is_open:
                sheet.dismiss()
            setting.window.theme.choose(Scheme.HIGH_CONTRAST)
            setting.window.resize(1280, 800)
            await setting.quiet()
            if not is_open:
                await SCENES[scene](setting)
                await setting.quiet()
            pictures.append(sheet.grab().toImage())
        async with a_setting((1280, 800), Scheme.HIGH_CONTRAST) as setting:
            await SCENES[scene](setting)
            await setting.quiet()
            assert setting.window.sheets.top is not None
            pictures.append(setting.window.sheets.top.grab().toImage())

    play(look())
    assert pictures[0] == pictures[1]


def test_only_rows_in_sight_are_asked_where_they_stand(qtbot: QtBot) -> None:
    """Where thousands wait, each change of the theme would stop the window."""
    area, rows = QScrollArea(), RowList(Theme(Scheme.DARK))
    area.setWidget(inner := QWidget())
    column = QVBoxLayout(inner)
    column.addWidget(rows)
    area.setWidgetResizable(True)
    area.resize(400, 300)
    rows.show_rows(tuple(Row(str(number), f"Guest {number}") for number in range(5000)))
    qtbot.addWidget(area)
    area.show()
    rows.scrollTo(rows.rows.index(2500))
    seen = parts_of(area, 0, area.height())
    assert 2 <= len(seen) < 20
    assert all(area.viewport().rect().intersects(one) for one in seen)


@pytest.mark.parametrize("size", [SMALLEST, (1280, 800), (800, 1280)])
def test_what_the_hosts_laptop_lacks_is_in_sight_and_its_addresses_are_whole(
    play: Play, size: tuple[int, int]
) -> None:
    def look(sheet: Sheet) -> None:
        assert isinstance(sheet, HostSheet)
        assert sheet.notice.text()
        assert sheet.notice.visibleRegion().boundingRect() == sheet.notice.rect()
        for line in (sheet.address.line, sheet.redirect_uri.line):
            assert line.fontMetrics().horizontalAdvance(line.text()) + 40 <= line.width()

    opened(play, "host-laptop", size, look)


def test_three_scans_are_in_sight_at_the_usual_size(play: Play) -> None:
    def look(sheet: Sheet) -> None:
        assert isinstance(sheet, ScansSheet)
        assert sheet.list.viewport().height() == 3 * TALL_PX

    opened(play, "all-scans", (1280, 800), look)
