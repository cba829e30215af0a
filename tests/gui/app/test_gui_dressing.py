"""Sheets are made and dressed before anybody asks for them, unseen, and look as if they had not been."""

import asyncio
from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from kiosk.core.screen_settings import Scheme
from kiosk.core.verdict import Admit
from kiosk.ui.app import dressing
from kiosk.ui.door import window as door_window
from kiosk.ui.manager.help_sheet import HelpSheet, _Size
from kiosk.ui.theme.stylesheet import stylesheet
from kiosk.ui.widgets.fit_label import FitLabel
from kiosk.ui.widgets.sheet import EDGE_PX, Sheet
from tests.gui.conftest import Play
from tests.gui.gallery.setting import ANA, Setting, a_setting
from tests.gui.waiting import turns, until

SIZE = (1024, 600)


class Seen(QObject):
    """What was painted of the window's parts, and which sheets were shown."""

    def __init__(self) -> None:
        super().__init__()
        self.painted: list[str] = []
        self.shown: list[str] = []
        self.laid_out: list[QObject] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note it, and let it go on."""
        if event.type() == QEvent.Type.Paint:
            self.painted.append(type(watched).__name__)
        elif event.type() == QEvent.Type.Show and isinstance(watched, Sheet):
            self.shown.append(type(watched).__name__)
        elif event.type() == QEvent.Type.LayoutRequest:
            self.laid_out.append(watched)
        return False


async def dressed(setting: Setting, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dressing, "AFTER_MS", 0)
    monkeypatch.setattr(dressing, "BETWEEN_MS", 0)
    setting.presenter.start_dressing()
    await until(lambda: not setting.presenter.is_dressing)
    await setting.quiet()


def test_each_sheet_is_made_and_dressed_and_none_is_seen(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    async def whole() -> None:
        async with a_setting(SIZE, Scheme.DARK) as setting:
            window, seen = setting.window, Seen()
            made = len(window.sheets.known)
            app = QApplication.instance()
            assert app is not None
            app.installEventFilter(seen)
            await dressed(setting, monkeypatch)
            app.removeEventFilter(seen)
            known = window.sheets.known
            assert len(known) == len(set(known)) == made + 14
            wanted = stylesheet(window.theme)
            assert [type(sheet).__name__ for sheet in known if sheet.styleSheet() != wanted] == []
            assert [sheet for sheet in known if sheet.is_open] == []
            assert seen.shown == []
            assert window.focusWidget() is window.entry

    play(whole())


def test_a_sheet_that_is_made_has_nothing_painted_anew(play: Play) -> None:
    async def whole() -> None:
        async with a_setting(SIZE, Scheme.DARK) as setting:
            setting.see()
            await setting.quiet()
            app, window = QApplication.instance(), setting.window
            assert app is not None
            for _ in range(5):  # a number that was read late may be painted meanwhile
                seen = Seen()
                app.installEventFilter(seen)
                window.add_sheet(Sheet(window.theme, 0, window))
                await asyncio.sleep(0.05)
                app.removeEventFilter(seen)
                anew = {"CameraView", "Footer"} & {*seen.painted}
                if not anew:
                    break
            assert not anew, "raised, though in front already"
            children = [child for child in window.children() if child.isWidgetType()]
            assert children.index(window.sheets.known[-1]) < children.index(window.overlay)

    play(whole())


def _menu(setting: Setting) -> Sheet:
    setting.presenter.manager.menu.open()
    return setting.presenter.manager.menu


def _help(setting: Setting) -> Sheet:
    setting.presenter.manager.help.open()
    return setting.presenter.manager.help


def _settings(setting: Setting) -> Sheet:
    sheet = setting.presenter.manager.settings
    sheet.open()
    return sheet


def _off_list(setting: Setting) -> Sheet:
    setting.presenter.supervisor.off_list_sheet.open()
    return setting.presenter.supervisor.off_list_sheet


async def _picture(setting: Setting, opened: Callable[[Setting], Sheet]) -> QImage:
    sheet = opened(setting)
    await setting.quiet()
    return sheet.grab().toImage()


@pytest.mark.parametrize("opened", [_menu, _help, _settings, _off_list])
def test_what_was_dressed_before_looks_as_what_was_not(
    play: Play, monkeypatch: pytest.MonkeyPatch, opened: Callable[[Setting], Sheet]
) -> None:
    async def whole() -> None:
        pictures = []
        for before in (False, True):
            async with a_setting(SIZE, Scheme.LIGHT) as setting:
                if before:
                    await dressed(setting, monkeypatch)
                pictures.append(await _picture(setting, opened))
        assert pictures[0] == pictures[1]

    play(whole())


@pytest.mark.parametrize("parts", range(8))
def test_help_that_is_opened_while_its_texts_are_tried_out_looks_as_at_once(play: Play, parts: int) -> None:
    async def whole() -> None:
        pictures = []
        for tried in (0, parts):
            async with a_setting(SIZE, Scheme.LIGHT) as setting:
                trying = setting.presenter.manager.help.laying_out()
                for _ in range(tried):
                    next(trying, None)
                pictures.append(await _picture(setting, _help))
                pictures += [await _picture(setting, _help) for _ in trying]
        assert all(picture == pictures[0] for picture in pictures)

    play(whole())


def test_help_goes_on_trying_a_step_at_a_time_though_the_window_was_dragged(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[str] = []
    stand = HelpSheet._stand

    def counted(sheet: HelpSheet, size: _Size, *, beside: bool) -> None:
        tried.append(str(sheet.size()))
        stand(sheet, size, beside=beside)

    async def whole() -> None:
        async with a_setting(SIZE, Scheme.DARK) as setting:
            sheet = setting.presenter.manager.help
            monkeypatch.setattr(HelpSheet, "_stand", counted)
            steps, before = sheet.laying_out(), 0
            for number, _ in enumerate(steps):
                assert len(tried) - before <= 1, "several at once"
                before = len(tried)
                if number == 0:
                    setting.window.resize(SIZE[0] - 8, SIZE[1])
            assert len(tried) - before == 0, "the rest of them at once"
            assert len({*tried}) == 2, "in the room of before, and in that of now"

    play(whole())


def test_a_sheet_is_dressed_as_wide_as_it_will_be(play: Play) -> None:
    """A long text would have twenty lines otherwise, and be laid out for nothing."""

    class Asked(FitLabel):
        def heightForWidth(self, width: int) -> int:
            if self.text:
                asked.append(width)
            return super().heightForWidth(width)

    asked: list[int] = []

    async def whole() -> None:
        async with a_setting(SIZE, Scheme.DARK) as setting:
            sheet, label = Sheet(setting.window.theme, 0, setting.window), Asked(setting.window.theme)
            label.show_text("The screen opens again in that language. " * 3)
            sheet.body.addWidget(label)
            setting.window.add_sheet(sheet)
            sheet.dress()
            sheet.lay_out()
            narrowest = sheet.width() - 2 * EDGE_PX - 16
            assert asked
            assert [width for width in asked if width < narrowest and width != label.sizeHint().width()] == []

    play(whole())


def test_other_looks_are_given_again_and_what_is_open_is_left_alone(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def whole() -> None:
        async with a_setting(SIZE, Scheme.DARK) as setting:
            await dressed(setting, monkeypatch)
            manager, theme = setting.presenter.manager, setting.window.theme
            manager.menu.open()
            before = await _picture(setting, lambda _: manager.menu)
            theme.choose(Scheme.LIGHT)
            assert setting.presenter.is_dressing
            assert manager.help.styleSheet() != stylesheet(theme)
            await until(lambda: not setting.presenter.is_dressing)
            assert manager.help.styleSheet() == stylesheet(theme)
            assert manager.menu.is_open
            assert await _picture(setting, lambda _: manager.menu) != before

    play(whole())


def test_what_is_seen_has_other_looks_at_once_then_an_open_sheet_and_then_the_rest(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door_window, "UNSEEN_MS", 1_000)  # on a slow machine too it comes after the sheet

    async def whole() -> None:
        async with a_setting(SIZE, Scheme.DARK) as setting:
            window, menu = setting.window, setting.presenter.manager.menu
            menu.open()
            await turns(2)
            window.theme.choose(Scheme.LIGHT)
            looks = stylesheet(window.theme)
            assert window.status_bar.styleSheet() == looks
            assert window.overlay.styleSheet() != looks
            assert menu.styleSheet() != looks
            await until(lambda: menu.styleSheet() == looks)
            assert window.overlay.styleSheet() != looks
            await until(lambda: window.overlay.styleSheet() == looks)

    play(whole())


def test_a_verdict_amid_other_colours_has_them(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door_window, "UNSEEN_MS", 60_000)

    async def whole() -> None:
        async with a_setting(SIZE, Scheme.DARK) as setting:
            window = setting.window
            window.theme.choose(Scheme.LIGHT)
            setting.verdict(Admit(ANA))
            assert window.overlay.styleSheet() == stylesheet(window.theme)
            await setting.settle()
            window.theme.choose(Scheme.DARK)
            await setting.quiet()
            setting.verdict(Admit(ANA))
            assert window.overlay.styleSheet() == stylesheet(window.theme), "the rest has its turn yet"

    play(whole())


def test_other_colours_lay_no_hidden_sheet_out_anew(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door_window, "UNSEEN_MS", 60_000)  # their looks come later, and are no part of it

    async def whole() -> None:
        async with a_setting(SIZE, Scheme.DARK) as setting:
            await dressed(setting, monkeypatch)
            await turns(40)  # what was laid out for the first time is no part of it either
            monkeypatch.setattr(dressing, "AFTER_MS", 60_000)
            app, seen = QApplication.instance(), Seen()
            assert app is not None
            app.installEventFilter(seen)
            setting.window.theme.choose(Scheme.LIGHT)
            await turns(20)
            app.removeEventFilter(seen)
            sheets = [sheet for sheet in setting.window.sheets.known if not sheet.is_open]
            within = {part for sheet in sheets for part in (sheet, *sheet.findChildren(QObject))}
            assert [type(part).__name__ for part in seen.laid_out if part in within] == []

    play(whole())


def test_a_window_that_closes_in_the_middle_is_left_as_it_is(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dressing, "AFTER_MS", 0)

    async def whole() -> None:
        async with a_setting(SIZE, Scheme.DARK) as setting:
            setting.presenter.start_dressing()
            await until(lambda: setting.window.sheets.known[0].styleSheet() != "")
            assert setting.presenter.is_dressing
            await setting.presenter.close()
            setting.window.theme.choose(Scheme.LIGHT)
            assert not setting.presenter.is_dressing

    play(whole())


def test_nothing_is_dressed_while_a_verdict_floods_the_screen(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def whole() -> None:
        async with a_setting(SIZE, Scheme.DARK) as setting:
            monkeypatch.setattr(dressing, "AFTER_MS", 0)
            monkeypatch.setattr(dressing, "WAIT_MS", 5)
            setting.verdict(Admit(ANA))
            made = setting.window.sheets.known
            setting.presenter.start_dressing()
            await turns(40)
            assert setting.presenter.is_dressing
            assert setting.window.sheets.known == made
            assert {sheet.styleSheet() for sheet in made} == {""}
            await setting.settle()
            await until(lambda: not setting.presenter.is_dressing)
            assert len(setting.window.sheets.known) > len(made)

    play(whole())


def test_nothing_is_dressed_while_the_window_is_dragged(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    async def whole() -> None:
        async with a_setting(SIZE, Scheme.DARK) as setting:
            monkeypatch.setattr(dressing, "AFTER_MS", 0)
            monkeypatch.setattr(dressing, "WAIT_MS", 2_000)
            monkeypatch.setattr(dressing, "BETWEEN_MS", 0)
            made = setting.window.sheets.known
            setting.presenter.start_dressing()
            for step in range(40):
                setting.window.resize(SIZE[0], SIZE[1] + step + 1)
                await turns(1)
            assert setting.presenter.is_dressing
            assert setting.window.sheets.known == made
            await until(lambda: not setting.presenter.is_dressing)
            assert len(setting.window.sheets.known) > len(made)
            setting.window.resize(*SIZE)
            await turns(1)
            assert not setting.presenter.is_dressing, "what is dressed is not dressed again"

    play(whole())


@pytest.mark.parametrize("busy", ["a guest was scanned", "somebody types"])
def test_nothing_is_dressed_just_after_a_scan_or_a_key(
    play: Play, monkeypatch: pytest.MonkeyPatch, busy: str
) -> None:
    async def whole() -> None:
        async with a_setting(SIZE, Scheme.DARK) as setting:
            for name, ms in (("AFTER_MS", 0), ("WAIT_MS", 5), ("QUIET_MS", 1_500)):
                monkeypatch.setattr(dressing, name, ms)
            setting.presenter.start_dressing()
            if busy == "somebody types":
                setting.window.entry.setText("a")
                setting.window.entry.clear()
            else:
                setting.verdict(Admit(ANA))
                await setting.settle()
            made = setting.window.sheets.known
            await turns(60)
            assert setting.presenter.is_dressing
            assert {sheet.styleSheet() for sheet in made} == {""}
            await until(lambda: len(setting.window.sheets.known) > len(made))

    play(whole())
