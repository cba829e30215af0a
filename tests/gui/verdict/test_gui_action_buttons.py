"""A verdict's buttons: whatever the room and the language, each action has one that can be pressed."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from kiosk.core.screen_settings import Scheme
from kiosk.core.verdict import Unknown
from kiosk.ui.texts.language import use_language
from kiosk.ui.theme.stylesheet import stylesheet
from kiosk.ui.theme.theme import TOUCH_PX, Look, Theme
from kiosk.ui.verdict.action_buttons import ActionButtons
from kiosk.ui.verdict.actions import Action, actions_after, label
from kiosk.ui.widgets.press_button import PressButton
from tests.gui.fake_controller import given

THREE = actions_after(given(Unknown()))
TWO = (Action.ADMIT_REST, Action.UNDO)
LANGUAGES = ("en", "de", "pseudo", "pseudo-rtl")


class Stage(QWidget):
    """A place for a verdict's buttons."""

    def __init__(self, actions: tuple[Action, ...], language: str) -> None:
        super().__init__()
        self.resize(1400, 700)
        if language.endswith("rtl"):
            self.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        self.theme = Theme(Scheme.DARK)
        self.setStyleSheet(stylesheet(self.theme))
        self.buttons = ActionButtons(self.theme, self)
        self.buttons.show_actions(actions, self.theme.palette.paint(Look.STOP))


def on_a_stage(qtbot: QtBot, actions: tuple[Action, ...], language: str) -> Stage:
    stage = Stage(actions, language)
    qtbot.addWidget(stage)
    stage.show()
    return stage


def all_there(buttons: ActionButtons, room: QRect) -> list[PressButton]:
    """Every button that is shown, each in sight, apart, large enough and with its words inside."""
    found = [buttons.button(action) for action in buttons.shown]
    for button in found:
        assert button.isVisible()
        assert room.contains(button.geometry())
        assert button.height() >= TOUCH_PX
        words = QFontMetricsF(button.font()).horizontalAdvance(button.text())
        assert words <= button.width() - 12
    assert not any(one.geometry().intersects(other.geometry()) for one, other in combinations(found, 2))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("actions", [TWO, THREE], ids=["two", "three"])
@pytest.mark.parametrize("size", [(420, 300), (335, 158), (335, 150), (244, 104), (300, 50)], ids=str)
def test_under_the_camera_none_is_left_out(
    qtbot: QtBot, qapp: QApplication, size: tuple[int, int], actions: tuple[Action, ...], language: str
) -> None:
    use_language(qapp, language)
    stage, room = on_a_stage(qtbot, actions, language), QRect(40, 60, *size)
    stage.buttons.stack(room)
    all_there(stage.buttons, room)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("actions", [TWO, THREE], ids=["two", "three"])
@pytest.mark.parametrize("width", [584, 744, 968, 1224])
def test_in_the_bar_none_is_left_out_and_the_words_keep_their_room(
    qtbot: QtBot, qapp: QApplication, width: int, actions: tuple[Action, ...], language: str
) -> None:
    use_language(qapp, language)
    stage, room = on_a_stage(qtbot, actions, language), QRect(28, 20, width, 60)
    taken = stage.buttons.line_up(room, mirrored=language.endswith("rtl"))
    found = all_there(stage.buttons, room)
    assert taken <= width * 0.62
    at_the_end = min(one.x() for one in found) if language.endswith("rtl") else max(one.x() for one in found)
    assert found[-1].x() == at_the_end


def test_the_likeliest_stands_alone_above_the_others_where_all_have_no_row_of_their_own(
    qtbot: QtBot, qapp: QApplication
) -> None:
    use_language(qapp, "pseudo-rtl")
    stage, room = on_a_stage(qtbot, THREE, "pseudo-rtl"), QRect(40, 60, 335, 150)
    stage.buttons.stack(room)
    first, second, third = all_there(stage.buttons, room)
    assert first.width() == room.width()
    assert second.y() == third.y() > first.geometry().bottom()
    assert second.x() > third.x(), "one reads from the right"


def test_words_are_cut_only_where_the_smallest_type_has_no_room_and_are_still_read_out(qtbot: QtBot) -> None:
    stage = on_a_stage(qtbot, THREE, "en")
    buttons = stage.buttons
    buttons.stack(QRect(40, 60, 300, 104))
    assert [buttons.button(one).text() for one in THREE] == ["Search by name", "Step aside", "Supervisor…"]
    buttons.stack(QRect(40, 60, 180, 48))
    cut = [buttons.button(one) for one in THREE]
    assert all(one.isVisible() for one in cut)
    assert cut[2].text() != "Supervisor…"
    assert [one.accessibleName() for one in cut] == [label(one) for one in THREE]


def test_with_room_again_they_are_written_as_usual(qtbot: QtBot) -> None:
    stage = on_a_stage(qtbot, THREE, "en")
    buttons = stage.buttons
    buttons.stack(QRect(40, 60, 200, 48))
    assert buttons.button(THREE[1]).font().pixelSize() < 20
    buttons.stack(QRect(40, 60, 420, 300))
    assert {buttons.button(one).font().pixelSize() for one in THREE} == {20}


def test_after_a_larger_window_each_stands_as_before(qtbot: QtBot) -> None:
    """The style sheet of a larger window stretches what is hidden, and lets go of it without a word."""
    stage = on_a_stage(qtbot, THREE, "en")
    room, theme, paint = QRect(900, 100, 400, 260), stage.theme, stage.theme.palette.paint(Look.STOP)
    stage.buttons.stack(room)
    before = [button.geometry() for button in all_there(stage.buttons, room)]
    stage.buttons.show_actions((), paint)
    for width, height in ((3840, 2400), (1280, 800)):
        theme.fit_to(width, height)
        stage.setStyleSheet(stylesheet(theme))
        stage.buttons.stack(room)
    assert [stage.buttons.button(action).geometry() for action in THREE] != before
    stage.buttons.show_actions(THREE, paint)
    stage.buttons.stack(room)
    assert [button.geometry() for button in all_there(stage.buttons, room)] == before
