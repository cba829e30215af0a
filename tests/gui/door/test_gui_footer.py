"""The foot of the screen: numbers give way where room is scarce, buttons never do."""

from itertools import groupby

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from kiosk.core.screen_settings import Scheme
from kiosk.ui.door.footer import BARS, Footer, Sparkline
from kiosk.ui.sound.loudspeaker import PlayerState
from kiosk.ui.sound.volume_button import VolumeButton
from kiosk.ui.texts.language import use_language
from kiosk.ui.theme.stylesheet import stylesheet
from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.press_button import PressButton
from tests.gui.fake_player import FakePlayer, ready
from tests.gui.legibility import troubles
from tests.gui.painted_text import all_written, beside_words
from tests.gui.simulated_input import tap

LONG_NAME = "Maximiliane von Hohenstein-Waldeck zu Pyrmont"


def footer(qtbot: QtBot, width: int = 1280, name: str = "Mira") -> Footer:
    theme = Theme(Scheme.DARK)
    made = Footer(theme)
    qtbot.addWidget(made)
    made.setStyleSheet(stylesheet(theme))
    made.add_button(PressButton("♪"))
    made.show_inside(412, 1250)
    made.show_rate(23)
    made.show_arrivals(tuple(range(1, BARS + 1)))
    made.show_on_duty(name)
    made.resize(width, 64)
    made.show()
    QApplication.processEvents()
    return made


def seen(made: Footer) -> list[QWidget]:
    return [part for part in made.findChildren(QWidget) if part.isVisible()]


def test_with_room_everything_is_said(qtbot: QtBot) -> None:
    made = footer(qtbot)
    said = [made.inside.text(), made.rate.text(), made.duty.text()]
    assert said == ["412", "23", "On duty: Mira"]
    assert made.arrivals.isVisible()
    apart = made.rate.x() - made._inside_of.geometry().right() - 1
    assert apart == 20


@pytest.mark.parametrize("language", ["en", "de", "pseudo", "pseudo-rtl"])
@pytest.mark.parametrize("width", [640, 800, 1024, 1280])
@pytest.mark.parametrize("name", ["", "Mira", LONG_NAME])
def test_nothing_is_clipped_or_lies_over_another(
    qtbot: QtBot, qapp: QApplication, width: int, language: str, name: str
) -> None:
    use_language(qapp, language)
    made = footer(qtbot, width, name)
    parts = seen(made)
    for part in parts:
        assert made.rect().contains(part.geometry()), part
        assert part.width() >= part.minimumSizeHint().width(), part
    for one in parts:
        for other in parts:
            assert one is other or not one.geometry().intersects(other.geometry())
    assert {made.duty, made.theme, made.manager, made.help, made.inside} <= set(parts)
    assert not troubles(made)


@pytest.mark.parametrize("language", ["en", "de", "pseudo-rtl"])
def test_a_number_whose_words_have_no_room_says_of_how_many_it_is(
    qtbot: QtBot, qapp: QApplication, language: str
) -> None:
    use_language(qapp, language)
    made, told = footer(qtbot, 1280), set[str]()
    for width in range(1280, 500, -20):
        made.resize(width, 64)
        told.add(made.inside.text())
        assert made._inside_of.isVisible() == (made.inside.text() == "412"), width
        if "412/" in made.inside.text():
            break
    assert {text[:4] for text in told} == {"412", "412/"}
    made.show_inside(413, None)
    assert made.inside.text() == "413"


@pytest.mark.parametrize("width", range(560, 1281, 40))
def test_no_rate_stands_without_its_words(qtbot: QtBot, width: int) -> None:
    made = footer(qtbot, width)
    assert made.rate.isVisible() == made._a_minute.isVisible()


@pytest.mark.parametrize("mirrored", [False, True], ids=["ltr", "rtl"])
@pytest.mark.parametrize("size", [(1280, 800), (1366, 900), (1920, 1080), (3840, 2160)], ids=str)
def test_every_bar_of_the_chart_is_whole(qtbot: QtBot, size: tuple[int, int], mirrored: bool) -> None:
    theme = Theme(Scheme.DARK)
    theme.fit_to(*size)
    chart = Sparkline(theme)
    qtbot.addWidget(chart)
    if mirrored:
        chart.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    chart.show_counts((5,) * BARS)
    for spare in (0, -5):
        chart.resize(chart.sizeHint().width() + spare, chart.sizeHint().height())
        image = chart.grab().toImage()
        row = [image.pixelColor(x, image.height() // 2).name() for x in range(image.width())]
        runs = [len(list(run)) for ink, run in groupby(row) if ink == theme.palette.accent.lower()]
        assert runs == [theme.px(8)] * (BARS if not spare else BARS - 1)


@pytest.mark.parametrize("language", ["en", "pseudo-rtl"])
@pytest.mark.parametrize("width", [600, 800, 1024, 1280])
def test_a_name_is_never_alone(qtbot: QtBot, qapp: QApplication, width: int, language: str) -> None:
    """With the words before it, or where they have no room with a person before it."""
    use_language(qapp, language)
    made = footer(qtbot, width)
    said = made.duty.text()
    assert "Mira" in said
    assert (said == "Mira") is not made.duty.icon().isNull()
    assert (said == "Mira") == (width == 600)


@pytest.mark.parametrize("language", ["en", "pseudo-rtl"])
def test_a_number_and_a_name_keep_their_distance_from_their_icons(
    qtbot: QtBot, qapp: QApplication, language: str
) -> None:
    use_language(qapp, language)
    made = footer(qtbot, 600)
    made.show_counted(12)
    QApplication.processEvents()
    assert beside_words(made.count) >= 8
    assert beside_words(made.duty) >= 8


def test_the_chart_goes_first_and_comes_back(qtbot: QtBot) -> None:
    made = footer(qtbot, 1280)
    made.resize(880, 64)
    assert not made.arrivals.isVisible()
    assert made.rate.isVisible()
    made.resize(1280, 64)
    assert made.arrivals.isVisible()
    made.show_arrivals(())
    assert not made.arrivals.isVisible()


def test_every_button_says_that_it_was_pressed(qtbot: QtBot) -> None:
    made = footer(qtbot)
    pressed: list[str] = []
    made.duty_asked.connect(lambda: pressed.append("duty"))
    made.theme_asked.connect(lambda: pressed.append("theme"))
    made.manager_asked.connect(lambda: pressed.append("manager"))
    made.help_asked.connect(lambda: pressed.append("help"))
    for button in (made.duty, made.theme, made.manager, made.help):
        assert button.height() >= 48
        tap(button)
    assert pressed == ["duty", "theme", "manager", "help"]


def test_a_name_that_others_wrote_is_a_name_and_nothing_else(qtbot: QtBot) -> None:
    made = footer(qtbot, name="R&D <b>x</b>\n")
    assert made.duty.text() == "On duty: R&&D <b>x</b>"


def test_the_newest_minute_stands_at_the_end(qtbot: QtBot) -> None:
    line = Sparkline(Theme(Scheme.DARK))
    qtbot.addWidget(line)
    line.show_counts((0,) * BARS + (9,))
    assert line.counts == (0,) * (BARS - 1) + (9,)
    for direction, at_end in (
        (Qt.LayoutDirection.LeftToRight, True),
        (Qt.LayoutDirection.RightToLeft, False),
    ):
        line.setLayoutDirection(direction)
        line.resize(line.sizeHint())
        image = line.grab().toImage()
        y = image.height() // 2
        right = image.pixelColor(image.width() - 4, y) == line._theme.palette.accent
        left = image.pixelColor(4, y) == line._theme.palette.accent
        assert (right, left) == (at_end, not at_end)


def test_numbers_and_their_words_stand_on_one_line(qtbot: QtBot) -> None:
    made = footer(qtbot)
    written = [one for one in all_written(made) if one.widget in (made.inside, made._inside_of)]
    assert {round(one.box.bottom()) for one in written} == {round(written[0].box.bottom())}
    assert {one.text.strip() for one in written} >= {"412", "inside of"}


def test_a_number_stands_as_far_from_its_words_as_one_word_from_the_next(qtbot: QtBot) -> None:
    made = footer(qtbot)
    blank = QFontMetricsF(made._theme.font(17)).horizontalAdvance(" ")
    for number, words in ((made.inside, made._inside_of), (made.rate, made._a_minute)):
        assert abs(words.geometry().left() - number.geometry().right() - 1 - blank) <= 1


@pytest.mark.parametrize("width", [1024, 1100, 1280])
def test_the_words_beside_the_loudspeaker_are_whole_or_gone(qtbot: QtBot, width: int) -> None:
    made, player = footer(qtbot, width, name=""), FakePlayer()
    sounds = ready(player)
    button = VolumeButton(Theme(Scheme.DARK), sounds, made)
    made.add_button(button)
    button.words_changed.connect(made.make_room)
    QApplication.processEvents()
    player.tell(PlayerState.NO_DEVICE)
    QApplication.processEvents()
    needed = button.fontMetrics().horizontalAdvance(button.text()) + button.iconSize().width()
    assert button.width() > needed, button.text()
