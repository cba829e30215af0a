"""The status bar has room for what it says: at every size, in long languages, in both directions."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, Qt, QTranslator
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from kiosk.core.link import LinkState
from kiosk.core.screen_settings import Scheme
from kiosk.engine.records import OutboxCount
from kiosk.ui.devices.power import Battery
from kiosk.ui.door.status_bar import StatusBar
from kiosk.ui.door.status_bar_layout import Form, Want, forms, forms_beside, in_second_line
from kiosk.ui.texts import status_texts
from kiosk.ui.texts.status_texts import HubState
from kiosk.ui.theme.stylesheet import stylesheet
from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.labels import ElideLabel
from kiosk.ui.widgets.pill import Level, Pill
from tests.gui.fake_controller import NOW
from tests.gui.painted_text import all_written

SIZES = [(800, 600), (800, 1280), (1024, 600), (1280, 800), (1920, 1080), (3840, 2160)]


class Longer(QTranslator):
    """A language whose texts are 40 % longer than ours."""

    def translate(self, context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str:
        del context, disambiguation, n
        return text + "ungswesen"[: max(round(len(text) * 0.4), 1)] + "x" * max(round(len(text) * 0.4) - 9, 0)


@pytest.fixture(params=["English", "longer"])
def language(request: pytest.FixtureRequest, qapp: QCoreApplication) -> Iterator[str]:
    longer = Longer()
    if request.param == "longer":
        qapp.installTranslator(longer)
    yield request.param
    qapp.removeTranslator(longer)


def all_well(status_bar: StatusBar) -> None:
    status_bar.show_link(LinkState.GOOD)


def offline(status_bar: StatusBar) -> None:
    status_bar.show_link(LinkState.OFFLINE)
    status_bar.show_unsent(OutboxCount(1234, NOW - 50 * 60, 12), NOW)
    status_bar.show_list(NOW - 50 * 60, NOW, complete=True)


def all_six(status_bar: StatusBar) -> None:
    offline(status_bar)
    status_bar.show_hub(HubState.APART)
    status_bar.show_battery(Battery(18, plugged=False))
    status_bar.show_capacity(1190, 1250)


def all_red(status_bar: StatusBar) -> None:
    all_six(status_bar)
    status_bar.show_link(LinkState.SIGN_IN)
    status_bar.show_battery(Battery(9, plugged=False))
    status_bar.show_capacity(12500, 12500)


def strip_in(qtbot: QtBot, size: tuple[int, int], *, mirrored: bool = False) -> StatusBar:
    theme = Theme(Scheme.DARK)
    theme.fit_to(*size)
    status_bar = StatusBar(theme)
    qtbot.addWidget(status_bar)
    status_bar.setStyleSheet(stylesheet(theme))
    if mirrored:
        status_bar.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    status_bar.show_event("Harbour Festival · Sat 14 June", "Door A, North gate")
    status_bar.show_time(NOW)
    status_bar.show_list(NOW - 8, NOW, complete=True)
    status_bar.resize(size[0], status_bar.height_for(1))
    status_bar.show()
    return status_bar


def settle(status_bar: StatusBar) -> None:
    """Give the strip the height it asks for, as the window does."""
    status_bar.resize(status_bar.width(), status_bar.height_for(status_bar.lines_for(status_bar.width())))
    QCoreApplication.processEvents()


def pills_of(status_bar: StatusBar) -> list[Pill]:
    return [pill for pill in status_bar.findChildren(Pill) if pill.isVisible()]


def assert_it_fits(status_bar: StatusBar) -> None:
    parts: list[QWidget] = [status_bar.event_title, status_bar.clock, *pills_of(status_bar)]
    parts += [status_bar.door] if status_bar.door.isVisible() else []
    for number, one in enumerate(parts):
        assert status_bar.rect().contains(one.geometry()), one
        assert not any(one.geometry().intersects(other.geometry()) for other in parts[number + 1 :])
    for pill in pills_of(status_bar):
        words = pill.words_rect()
        needed = QFontMetricsF(pill._font()).horizontalAdvance(pill.shown)
        assert words.width() >= needed
        box = pill._box()
        ends = box.adjusted(box.height() / 4, 0, -box.height() / 4, 0)
        picture = pill._mark_rect(words) if pill._mark else words
        assert ends.left() <= min(words.left(), picture.left()), pill.shown
        assert ends.right() >= max(words.right(), picture.right()), pill.shown
        assert pill._mark is None or not picture.intersects(words)
        assert pill._font().pixelSize() >= 14
        assert pill.height() >= status_bar._theme.px(48)
    assert status_bar.clock.width() >= status_bar.clock.sizeHint().width()


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("scene", [all_well, offline, all_six, all_red])
@pytest.mark.parametrize("mirrored", [False, True], ids=["ltr", "rtl"])
def test_nothing_overlaps_and_no_words_are_cut(
    qtbot: QtBot, language: str, size: tuple[int, int], scene: Callable[[StatusBar], None], mirrored: bool
) -> None:
    status_bar = strip_in(qtbot, size, mirrored=mirrored)
    scene(status_bar)
    settle(status_bar)
    assert_it_fits(status_bar)
    present = 3 if scene in (all_well, offline) else 6
    loud = [pill for pill in status_bar.findChildren(Pill) if pill.level >= Level.WARNING]
    assert all(pill.isVisible() for pill in loud)
    if len(pills_of(status_bar)) < present and (language == "English" or status_bar.width() > 800):
        gone = {pill for pill in status_bar.findChildren(Pill) if pill.isHidden()} - status_bar._absent
        assert gone == {status_bar.guest_list}
        assert all(not pill.shown.isdigit() for pill in loud)
    assert status_bar.event_title.width() >= status_bar._theme.px(100)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_titles_of_200_characters_give_way_to_states(qtbot: QtBot, size: tuple[int, int]) -> None:
    status_bar = strip_in(qtbot, size)
    status_bar.show_event("A festival with a name that goes on and on " * 5, "The door by the quay " * 10)
    all_six(status_bar)
    settle(status_bar)
    assert_it_fits(status_bar)
    assert set(status_bar.findChildren(Pill)) - set(pills_of(status_bar)) <= {status_bar.guest_list}
    assert status_bar.event_title.text().startswith("A festival")
    assert status_bar.event_title.width() > status_bar.door.width() > 20


def test_one_line_where_it_has_room_and_two_where_not(qtbot: QtBot) -> None:
    status_bar = strip_in(qtbot, (1024, 600))
    all_well(status_bar)
    assert [status_bar.lines_for(width) for width in (800, 1024, 1280)] == [2, 1, 1]
    all_six(status_bar)
    assert [status_bar.lines_for(width) for width in (800, 1024, 1920)] == [2, 2, 1]
    assert [status_bar.height_for(lines) for lines in (1, 2)] == [56, 100]
    status_bar._theme.fit_to(5120, 3200)
    assert [status_bar.height_for(lines) for lines in (1, 2)] == [112, 200]


@pytest.mark.parametrize("width", range(780, 1400, 20))
def test_a_lost_link_and_its_backlog_change_no_number_of_lines(qtbot: QtBot, width: int) -> None:
    status_bar = strip_in(qtbot, (1024, 600))
    all_well(status_bar)
    before = status_bar.lines_for(width)
    for state in LinkState:
        status_bar.show_link(state)
        status_bar.show_unsent(OutboxCount(140, NOW - 80 * 60), NOW)
        status_bar.show_list(NOW - 80 * 60, NOW, complete=True)
        assert status_bar.lines_for(width) == before


def test_it_says_when_it_needs_another_number_of_lines(qtbot: QtBot) -> None:
    status_bar = strip_in(qtbot, (1024, 600))
    settle(status_bar)
    with qtbot.waitSignal(status_bar.lines_changed, timeout=0):
        all_six(status_bar)
    settle(status_bar)
    with qtbot.waitSignal(status_bar.lines_changed, timeout=0):
        status_bar.show_capacity(3, 1250)
        status_bar.show_hub(None)
        status_bar.show_battery(None)


def test_in_a_single_line_that_is_too_short_the_quiet_pills_leave_first(qtbot: QtBot) -> None:
    status_bar = strip_in(qtbot, (800, 600))
    all_six(status_bar)
    status_bar.resize(800, 56)
    assert_it_fits(status_bar)
    assert status_bar.guest_list.isHidden()
    status_bar.show_link(LinkState.SIGN_IN)
    assert status_bar.link.isVisible()


def test_written_from_the_right_everything_stands_mirrored(qtbot: QtBot) -> None:
    plain, mirrored = strip_in(qtbot, (1280, 800)), strip_in(qtbot, (1280, 800), mirrored=True)
    for status_bar in (plain, mirrored):
        all_six(status_bar)
        settle(status_bar)
    for one, other in zip(pills_of(plain), pills_of(mirrored), strict=True):
        assert other.geometry().left() == 1280 - one.geometry().right() - 1
    assert mirrored.clock.x() < mirrored.link.x() < mirrored.event_title.x()
    assert mirrored.link._mark_rect(mirrored.link.words_rect()).x() > mirrored.link.words_rect().center().x()


def test_a_larger_font_finds_its_room_by_itself(qtbot: QtBot) -> None:
    status_bar = strip_in(qtbot, (1280, 800))
    settle(status_bar)
    wide = status_bar.event_title.width()
    status_bar.setStyleSheet("* { font-size: 24px; }")
    qtbot.waitUntil(lambda: status_bar.event_title.width() > wide)
    assert_it_fits(status_bar)


QUIET, LOUD = Want(200, 100, 0), Want(200, 120, 2)


def test_quiet_pills_use_fewer_words_first_and_leave_first() -> None:
    assert forms([QUIET, LOUD], 400) == (Form.FULL, Form.FULL)
    assert forms([QUIET, LOUD], 399) == (Form.BRIEF, Form.FULL)
    assert forms([QUIET, LOUD], 299) == (Form.BRIEF, Form.BRIEF)
    assert forms([QUIET, LOUD], 199) == (Form.AWAY, Form.BRIEF)
    assert forms([QUIET, LOUD], 119) == (Form.AWAY, Form.AWAY)
    assert forms([], 0) == ()


def test_the_room_of_a_quiet_pill_that_left_gives_the_loudest_its_words_back() -> None:
    assert forms([QUIET, LOUD], 219) == (Form.AWAY, Form.FULL)
    assert forms([LOUD, Want(150, 90, 3)], 219) == (Form.BRIEF, Form.BRIEF)
    assert forms([LOUD, Want(150, 90, 3)], 270) == (Form.BRIEF, Form.FULL)


def test_titles_give_way_where_a_pill_would_leave_and_further_where_a_loud_one_would() -> None:
    def beside(room: int) -> tuple[Form, ...]:
        return forms_beside([QUIET, LOUD], room, titles=300, kept=150, least=50, loud=2)

    assert beside(700) == (Form.FULL, Form.FULL)
    assert beside(600) == (Form.BRIEF, Form.FULL)
    assert beside(550) == (Form.BRIEF, Form.BRIEF)
    assert beside(510) == (Form.BRIEF, Form.FULL)
    assert beside(420) == (Form.BRIEF, Form.BRIEF)
    assert beside(369) == (Form.AWAY, Form.FULL)
    assert beside(270) == (Form.AWAY, Form.BRIEF)
    assert beside(269) == (Form.AWAY, Form.FULL)
    assert beside(169) == (Form.AWAY, Form.AWAY)


def test_an_event_keeps_its_date_where_its_name_is_cut(qtbot: QtBot) -> None:
    status_bar = strip_in(qtbot, (1280, 800))
    title = status_bar.event_title
    title.resize(230, 30)
    shown = [one.text for one in all_written(title)]
    assert [text.endswith("… Sat 14 June") for text in shown] == [True]
    assert shown[0].startswith("Harb")
    title.resize(title.sizeHint().width(), 30)
    assert [one.text for one in all_written(title)] == ["Harbour Festival · Sat 14 June"]
    title.resize(60, 30)
    assert all(one.text.startswith("Ha") for one in all_written(title))


def test_of_a_date_that_has_no_room_no_part_is_left(qtbot: QtBot) -> None:
    label, date = ElideLabel(), "dom 14 giugno"
    qtbot.addWidget(label)
    label.show_text(f"Harbour Festival · {date}", keeps_end=date)
    shown = set()
    for width in range(30, label.sizeHint().width() + 20):
        label.resize(width, 20)
        text = label._elided()
        assert text.endswith(date) or "dom" not in text
        assert label.fontMetrics().horizontalAdvance(text) <= width
        shown.add(text)
    assert {"Harbour Festival …", f"Harbour Festival · {date}"} <= shown


def test_pills_that_the_second_line_has_no_room_for_go_to_the_first() -> None:
    assert in_second_line([LOUD, QUIET], 220) == 2
    assert in_second_line([LOUD, QUIET], 219) == 1
    assert in_second_line([], 0) == 0


def test_the_longer_language_is_longer(qapp: QCoreApplication) -> None:
    longer = Longer()
    qapp.installTranslator(longer)
    try:
        assert len(status_texts.link_in_words(LinkState.SIGN_IN)) == round(len("Sign-in needed") * 1.4)
    finally:
        qapp.removeTranslator(longer)
