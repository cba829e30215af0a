"""The manager's sheets, each alone: tiles, choices, duty, help, preferences."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from kiosk.core.screen_settings import Motion, Scheme
from kiosk.ui.manager.duty_sheet import DutySheet
from kiosk.ui.manager.help_sheet import HelpSheet
from kiosk.ui.manager.manager_sheet import Item, ManagerSheet
from kiosk.ui.manager.settings_sheet import SettingsSheet, own_name
from kiosk.ui.preferences import Preferences, Preferred
from kiosk.ui.theme.stylesheet import stylesheet
from kiosk.ui.theme.theme import TOUCH_PX, Theme
from kiosk.ui.widgets.explain_sheet import ExplainSheet
from kiosk.ui.widgets.scroll_edges import Fold
from kiosk.ui.widgets.segments import Segments
from kiosk.ui.widgets.sheet import Sheet
from tests.gui.fake_controller import NOW
from tests.gui.painted_text import all_written
from tests.gui.simulated_input import key, tap, type_text


@pytest.fixture
def host(qtbot: QtBot) -> QWidget:
    """A window for sheets."""
    window = QWidget()
    window.setStyleSheet(stylesheet(Theme(Scheme.DARK)))
    window.resize(1280, 800)
    qtbot.addWidget(window)
    return window


def shown(host: QWidget, kind: Callable[..., Sheet], width: int = 777, height: int = 492) -> Sheet:
    made = kind(Theme(Scheme.DARK), 0, host)
    made.resize(width, height)
    made.show()
    host.show()
    host.activateWindow()
    QApplication.processEvents()
    return made


def test_a_tile_closes_the_menu_and_says_which_it_was(qtbot: QtBot, host: QWidget) -> None:
    menu = shown(host, ManagerSheet)
    assert isinstance(menu, ManagerSheet)
    chosen: list[Item] = []
    menu.chosen.connect(chosen.append)
    for item, tile in menu.tiles.items():
        menu.show()
        tap(tile)
        assert menu.isHidden()
        assert chosen[-1] is item
    assert chosen == list(Item)


def test_a_covered_menu_is_deaf(qtbot: QtBot, host: QWidget) -> None:
    menu = shown(host, ManagerSheet)
    assert isinstance(menu, ManagerSheet)
    menu.set_covered(covered=True)
    tap(menu.tiles[Item.CLOSE])
    assert menu.isVisible()


@pytest.mark.parametrize(("width", "columns"), [(300, 1), (420, 2), (600, 3), (1000, 3)])
def test_as_many_columns_of_equal_tiles_as_there_is_room_for(
    qtbot: QtBot, host: QWidget, width: int, columns: int
) -> None:
    menu = shown(host, ManagerSheet, 1000)
    assert isinstance(menu, ManagerSheet)
    menu.resize(width, 492)
    menu.show_counts(2, 14)
    QApplication.processEvents()
    tiles = list(menu.tiles.values())
    assert len({tile.x() for tile in tiles}) == columns
    widths = {tile.width() for tile in tiles}
    assert max(widths) - min(widths) <= 1
    for tile in tiles:
        assert tile.width() >= tile.sizeHint().width()
        assert menu.rect().contains(tile.mapTo(menu, tile.rect().topRight()).x(), 1)


@pytest.mark.parametrize(("width", "height"), [(605, 452), (777, 492), (744, 526)])
def test_tiles_are_large_and_all_as_tall_once_the_menu_is_dressed(
    qtbot: QtBot, host: QWidget, width: int, height: int
) -> None:
    """A button that is dressed gets the style sheet's least height, whatever it was told before."""
    menu = shown(host, ManagerSheet, width, height)
    assert isinstance(menu, ManagerSheet)
    menu.hide()
    menu.open()
    QApplication.processEvents()
    heights = {tile.height() for tile in menu.tiles.values()}
    assert max(heights) - min(heights) <= 1
    assert min(heights) > TOUCH_PX + 2
    assert menu._scroll.verticalScrollBar().maximum() == 0


def test_one_tap_on_a_name_starts_duty(qtbot: QtBot, host: QWidget) -> None:
    sheet = shown(host, DutySheet)
    assert isinstance(sheet, DutySheet)
    named: list[str] = []
    sheet.named.connect(named.append)
    sheet.ask(("Mira", "Jonas"), "Aïcha")
    qtbot.waitUntil(lambda: not sheet.ignores_input)
    assert [chip.text() for chip in sheet.names.chips] == ["Aïcha", "Mira", "Jonas"]
    assert [chip.isChecked() for chip in sheet.names.chips] == [True, False, False]
    tap(sheet.names.chips[2])
    assert named == ["Jonas"]
    assert sheet.isHidden()


def test_another_name_is_typed_and_blanks_are_none(qtbot: QtBot, host: QWidget) -> None:
    sheet = shown(host, DutySheet)
    assert isinstance(sheet, DutySheet)
    named: list[str] = []
    sheet.named.connect(named.append)
    sheet.ask((), "")
    qtbot.waitUntil(lambda: not sheet.ignores_input)
    assert sheet.names.isHidden()
    type_text(sheet.other, "   ")
    key(sheet.other)
    assert not sheet.use.isEnabled()
    sheet.other.setText("Łukasz  ")
    tap(sheet.use)
    assert named == ["Łukasz"]
    assert sheet.other.text() == ""


def test_help_is_one_page_where_there_is_room(qtbot: QtBot, host: QWidget) -> None:
    sheet = shown(host, HelpSheet, 777, 492)
    assert sheet._scroll.verticalScrollBar().maximum() == 0
    narrow = shown(host, HelpSheet, 600, 400)
    assert narrow._scroll.verticalScrollBar().maximum() > 0
    assert narrow._inner.width() <= narrow._scroll.viewport().width()


def test_help_is_as_large_as_everything_else_though_that_grew_while_it_was_closed(
    qtbot: QtBot, host: QWidget
) -> None:
    theme = Theme(Scheme.DARK)
    sheet = HelpSheet(theme, 0.0, host)
    sheet.resize(777, 492)
    host.show()
    sheet.open()
    before = sheet.keys[0].height()
    tap(sheet.close_button)
    theme.fit_to(5120, 3200)
    sheet.open()
    assert sheet.keys[0].height() > before
    theme.fit_to(1280, 800)
    qtbot.waitUntil(lambda: sheet.keys[0].height() == before)  # an open one follows, a turn later


def test_help_that_is_opened_before_its_new_size_has_been_tried_out_has_it_at_once(
    qtbot: QtBot, host: QWidget
) -> None:
    theme = Theme(Scheme.DARK)
    sheet = HelpSheet(theme, 0.0, host)
    sheet.resize(777, 492)
    host.show()
    for again in (False, True):
        theme.fit_to(*((1280, 800) if not again else (5120, 3200)))
        trying = sheet.laying_out()
        next(trying)
        sheet.open()
        first, at_once = sheet.title.isHidden(), [key.height() for key in sheet.keys]
        for _ in trying:
            assert (sheet.title.isHidden(), [key.height() for key in sheet.keys]) == (first, at_once)
        tap(sheet.close_button)


@pytest.mark.parametrize("size", [(1180, 900), (777, 492), (605, 452), (354, 400)])
def test_help_is_read_at_arms_length_at_every_size(
    qtbot: QtBot, host: QWidget, size: tuple[int, int]
) -> None:
    sheet = shown(host, HelpSheet, *size)
    written = [one for one in all_written(sheet) if one.widget is not sheet.close_button]
    assert min(one.size_px for one in written if not isinstance(one.widget, Fold)) >= 17


def test_the_field_for_another_name_follows_the_windows_size(qtbot: QtBot, host: QWidget) -> None:
    theme = Theme(Scheme.DARK)
    sheet = DutySheet(theme, 0.0, host)
    sheet.resize(777, 492)
    host.show()
    sheet.ask(("Mira",), "")
    before = sheet.other.height()
    theme.fit_to(2560, 1600)
    qtbot.waitUntil(lambda: sheet.other.height() > before)
    theme.fit_to(1280, 800)
    qtbot.waitUntil(lambda: sheet.other.height() == before)


def test_an_explanation_names_what_can_be_done_at_most(qtbot: QtBot, host: QWidget) -> None:
    sheet = shown(host, ExplainSheet)
    assert isinstance(sheet, ExplainSheet)
    acted: list[object] = []
    sheet.acted.connect(acted.append)
    sheet.explain("Offline", "One.\n\nTwo.", act="Do it", topic="it")
    assert sheet.act.hasFocus()
    qtbot.waitUntil(lambda: not sheet.ignores_input)
    tap(sheet.act)
    assert acted == ["it"]
    sheet.explain("Live", "All is well.")
    assert sheet.act.isHidden()
    assert sheet.close_button.hasFocus()


def test_a_choice_is_marked_only_when_it_holds(qtbot: QtBot) -> None:
    segments = Segments(Theme(Scheme.DARK), {"a": "One", "b": "Two"})
    qtbot.addWidget(segments)
    segments.resize(400, 60)
    segments.show()
    segments.hold("a")
    picked: list[str] = []
    segments.picked.connect(picked.append)
    tap(segments.chip("b"))
    assert picked == ["b"]
    assert [chip.isChecked() for chip in segments.chips] == [True, False]
    segments.hold("b")
    assert [chip.isChecked() for chip in segments.chips] == [False, True]
    assert segments.chip("b").property("role") == "primary"
    segments.hold("c")
    assert not any(chip.isChecked() for chip in segments.chips)


def settings(
    qtbot: QtBot, host: QWidget, preferences: Preferences | None = None, *, supervised: bool = True
) -> SettingsSheet:
    sheet = shown(host, SettingsSheet)
    assert isinstance(sheet, SettingsSheet)
    sheet.ask(preferences or Preferences(), ("de", "en"), supervised=supervised, now=NOW)
    qtbot.waitUntil(lambda: not sheet.ignores_input)
    return sheet


@pytest.mark.parametrize(
    ("pick", "expected"),
    [
        (lambda s: s.scheme.chip("high-contrast"), Preferences().with_screen(theme=Scheme.HIGH_CONTRAST)),
        (lambda s: s.language.chip("de"), Preferences().with_screen(language="de")),
        (lambda s: s.sound.chip("muted"), Preferences().with_screen(muted=True)),
        (lambda s: s.sound.chip("0.30"), Preferences().with_screen(volume=0.3)),
        (lambda s: s.motion.chip("off"), Preferences().with_screen(motion=Motion.OFF)),
        (lambda s: s.verdict.chip("4.00"), Preferences().with_screen(verdict_s=4.0)),
        (lambda s: s.names.chip("on"), Preferences().with_screen(hide_names=True)),
        (lambda s: s.kiosk_mode.chip("on"), Preferences().with_screen(kiosk_mode=True)),
    ],
)
def test_each_setting_is_one_tap(
    qtbot: QtBot, host: QWidget, pick: Callable[[SettingsSheet], object], expected: Preferences
) -> None:
    sheet = settings(qtbot, host)
    chosen: list[Preferences] = []
    sheet.preferred.connect(chosen.append)
    chip = pick(sheet)
    found = [one for segments in sheet.rows for one in segments.chips if one is chip]
    tap(found[0])
    assert chosen == [expected]
    assert found[0].isChecked()


def test_a_louder_choice_ends_a_mute(qtbot: QtBot, host: QWidget) -> None:
    sheet = settings(qtbot, host, Preferences().with_screen(muted=True, volume=0.5))
    chosen: list[Preferences] = []
    sheet.preferred.connect(chosen.append)
    tap(sheet.sound.chip("1.00"))
    assert (chosen[0].screen.muted, chosen[0].screen.volume) == (False, 1.0)


def test_a_volume_between_two_choices_is_told(qtbot: QtBot, host: QWidget) -> None:
    sheet = settings(qtbot, host, Preferences().with_screen(volume=0.7))
    assert sheet.sound.held == "0.70"
    assert "70" in sheet.rows[sheet.sound].hint.text
    tap(sheet.sound.chip("0.80"))
    assert sheet.rows[sheet.sound].hint.isHidden()


def test_languages_call_themselves_by_their_own_names(qtbot: QtBot, host: QWidget) -> None:
    sheet = settings(qtbot, host)
    assert sheet.rows[sheet.language].hint.text == "The screen opens again in that language."
    assert [own_name(code) for code in ("de", "en", "fr")] == ["Deutsch", "English", "Français"]


def test_kiosk_mode_that_nobody_can_lock_says_so(qtbot: QtBot, host: QWidget) -> None:
    sheet = settings(qtbot, host, supervised=False)
    assert "anybody can close it" in sheet.rows[sheet.kiosk_mode].hint.text
    other = settings(qtbot, host)
    assert "PIN to close" in other.rows[other.kiosk_mode].hint.text


def test_settings_under_a_verdict_stay_as_they_are(qtbot: QtBot, host: QWidget) -> None:
    sheet = settings(qtbot, host)
    chosen: list[Preferences] = []
    sheet.preferred.connect(chosen.append)
    sheet.set_covered(covered=True)
    tap(sheet.scheme.chip("light"))
    assert chosen == []
    assert not sheet.scheme.chip("light").isChecked()
    assert sheet.scheme.chip("system").isChecked()


def test_settings_are_reached_with_tab_and_chosen_with_enter(qtbot: QtBot, host: QWidget) -> None:
    sheet = settings(qtbot, host)
    chosen: list[Preferences] = []
    sheet.preferred.connect(chosen.append)
    assert sheet.scheme.chip("system").hasFocus()
    key(sheet.scheme.chip("system"), Qt.Key.Key_Tab)
    assert sheet.scheme.chip("dark").hasFocus()
    key(sheet.scheme.chip("dark"))
    assert chosen[0].screen.theme is Scheme.DARK


def test_tab_goes_through_what_scrolls_in_one_go_however_far_it_is_scrolled(
    qtbot: QtBot, host: QWidget
) -> None:
    sheet = settings(qtbot, host)
    sheet.resize(sheet.width(), 300)
    sheet.close_button.setFocus()
    reached: list[QWidget | None] = []
    while not reached or reached[-1] is not sheet.close_button:
        sheet.focusNextPrevChild(True)
        reached.append(sheet.focusWidget())
    assert len(reached) == len(set(reached)) > 12


def test_preferences_are_news_only_when_they_change() -> None:
    preferred = Preferred(Preferences())
    told: list[Preferences] = []
    preferred.changed.connect(told.append)
    preferred.use(Preferences())
    preferred.use(Preferences().with_screen(muted=True))
    preferred.use(Preferences().with_screen(muted=True))
    assert told == [Preferences().with_screen(muted=True)]
    assert preferred.now.screen.muted


def test_a_time_that_is_none_of_the_usual_is_offered_and_stays_while_one_chooses(
    qtbot: QtBot, host: QWidget
) -> None:
    sheet = settings(qtbot, host, Preferences().with_screen(verdict_s=3.0))
    assert [chip.text() for chip in sheet.verdict.chips] == ["1.2 s", "1.6 s", "2.5 s", "3.0 s", "4.0 s"]
    assert sheet.verdict.chip("3.00").isChecked()
    other = sheet.verdict.chip("1.60")
    tap(other)
    assert other.isChecked()
    assert sheet.verdict.chip("1.60") is other
    assert not sheet.verdict.chip("3.00").isChecked()
    sheet.dismiss()
    assert len(settings(qtbot, host, Preferences()).verdict.chips) == 4
